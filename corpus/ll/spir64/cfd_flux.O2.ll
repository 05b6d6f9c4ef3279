; ModuleID = 'corpus/opencl/cfd_flux.cl'
source_filename = "corpus/opencl/cfd_flux.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.State = type { float, %struct.FLOAT3, float }
%struct.FLOAT3 = type { float, float, float }

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @compute_flux(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.State) align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = load float, ptr %3, align 4
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %9 = load float, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %13 = load float, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %15 = load float, ptr %14, align 4
  %16 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %17 = trunc i64 %16 to i32
  %18 = icmp sgt i32 %5, %17
  br i1 %18, label %19, label %183

19:                                               ; preds = %6
  %20 = sext i32 %17 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12, !noalias !14
  %23 = add nsw i32 %5, %17
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12, !noalias !14
  %27 = shl nsw i32 %5, 1
  %28 = add nsw i32 %27, %17
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !12, !noalias !14
  %32 = mul nsw i32 %5, 3
  %33 = add nsw i32 %32, %17
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !12, !noalias !14
  %37 = shl nsw i32 %5, 2
  %38 = add nsw i32 %37, %17
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %39
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !12, !noalias !14
  %42 = fdiv float %26, %22
  %43 = fdiv float %31, %22
  %44 = fdiv float %36, %22
  %45 = fmul float %43, %43
  %46 = tail call float @llvm.fmuladd.f32(float %42, float %42, float %45)
  %47 = tail call float @llvm.fmuladd.f32(float %44, float %44, float %46)
  %48 = fmul float %22, -5.000000e-01
  %49 = tail call float @llvm.fmuladd.f32(float %48, float %47, float %41)
  %50 = fmul float %49, 0x3FD9999980000000
  %51 = tail call float @llvm.fmuladd.f32(float %42, float %26, float %50)
  %52 = fmul float %42, %31
  %53 = fmul float %42, %36
  %54 = tail call float @llvm.fmuladd.f32(float %43, float %31, float %50)
  %55 = fmul float %36, %43
  %56 = tail call float @llvm.fmuladd.f32(float %44, float %36, float %50)
  %57 = fadd float %41, %50
  %58 = fmul float %42, %57
  %59 = fmul float %43, %57
  %60 = fmul float %44, %57
  br label %67

61:                                               ; preds = %175
  %62 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %20
  store float %180, ptr addrspace(1) %62, align 4, !tbaa !12
  %63 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  store float %178, ptr addrspace(1) %63, align 4, !tbaa !12
  %64 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %29
  store float %177, ptr addrspace(1) %64, align 4, !tbaa !12
  %65 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %34
  store float %176, ptr addrspace(1) %65, align 4, !tbaa !12
  %66 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %39
  store float %179, ptr addrspace(1) %66, align 4, !tbaa !12
  br label %183

67:                                               ; preds = %19, %175
  %68 = phi float [ 0.000000e+00, %19 ], [ %180, %175 ]
  %69 = phi float [ 0.000000e+00, %19 ], [ %179, %175 ]
  %70 = phi float [ 0.000000e+00, %19 ], [ %178, %175 ]
  %71 = phi float [ 0.000000e+00, %19 ], [ %177, %175 ]
  %72 = phi float [ 0.000000e+00, %19 ], [ %176, %175 ]
  %73 = phi i32 [ 0, %19 ], [ %181, %175 ]
  %74 = mul nsw i32 %73, %5
  %75 = add nsw i32 %74, %17
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !4
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !12
  %81 = add nuw nsw i32 %73, 4
  %82 = mul nsw i32 %81, %5
  %83 = add nsw i32 %82, %17
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !12
  %87 = add nuw nsw i32 %73, 8
  %88 = mul nsw i32 %87, %5
  %89 = add nsw i32 %88, %17
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !12
  %93 = icmp eq i32 %78, -1
  br i1 %93, label %94, label %98

94:                                               ; preds = %67
  %95 = tail call float @llvm.fmuladd.f32(float %80, float %50, float %70)
  %96 = tail call float @llvm.fmuladd.f32(float %86, float %50, float %71)
  %97 = tail call float @llvm.fmuladd.f32(float %92, float %50, float %72)
  br label %175

98:                                               ; preds = %67
  %99 = icmp sgt i32 %78, -1
  br i1 %99, label %100, label %120

100:                                              ; preds = %98
  %101 = zext nneg i32 %78 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !12, !noalias !17
  %104 = add nsw i32 %78, %5
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !12, !noalias !17
  %108 = add nsw i32 %78, %27
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !12, !noalias !17
  %112 = add nsw i32 %78, %32
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !12, !noalias !17
  %116 = add nsw i32 %78, %37
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !12, !noalias !17
  br label %120

120:                                              ; preds = %98, %100
  %121 = phi float [ %103, %100 ], [ %7, %98 ]
  %122 = phi float [ %107, %100 ], [ %9, %98 ]
  %123 = phi float [ %111, %100 ], [ %11, %98 ]
  %124 = phi float [ %115, %100 ], [ %13, %98 ]
  %125 = phi float [ %119, %100 ], [ %15, %98 ]
  %126 = fdiv float %122, %121
  %127 = fdiv float %123, %121
  %128 = fdiv float %124, %121
  %129 = fmul float %127, %127
  %130 = tail call float @llvm.fmuladd.f32(float %126, float %126, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %130)
  %132 = fmul float %121, -5.000000e-01
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %131, float %125)
  %134 = fmul float %133, 0x3FD9999980000000
  %135 = tail call float @llvm.fmuladd.f32(float %126, float %122, float %134)
  %136 = fmul float %126, %123
  %137 = fmul float %126, %124
  %138 = tail call float @llvm.fmuladd.f32(float %127, float %123, float %134)
  %139 = fmul float %124, %127
  %140 = tail call float @llvm.fmuladd.f32(float %128, float %124, float %134)
  %141 = fadd float %125, %134
  %142 = fmul float %126, %141
  %143 = fmul float %127, %141
  %144 = fmul float %128, %141
  %145 = fmul float %80, 5.000000e-01
  %146 = fadd float %26, %122
  %147 = tail call float @llvm.fmuladd.f32(float %145, float %146, float %68)
  %148 = fadd float %58, %142
  %149 = tail call float @llvm.fmuladd.f32(float %145, float %148, float %69)
  %150 = fadd float %51, %135
  %151 = tail call float @llvm.fmuladd.f32(float %145, float %150, float %70)
  %152 = fadd float %52, %136
  %153 = tail call float @llvm.fmuladd.f32(float %145, float %152, float %71)
  %154 = fadd float %53, %137
  %155 = tail call float @llvm.fmuladd.f32(float %145, float %154, float %72)
  %156 = fmul float %86, 5.000000e-01
  %157 = fadd float %31, %123
  %158 = tail call float @llvm.fmuladd.f32(float %156, float %157, float %147)
  %159 = fadd float %59, %143
  %160 = tail call float @llvm.fmuladd.f32(float %156, float %159, float %149)
  %161 = tail call float @llvm.fmuladd.f32(float %156, float %152, float %151)
  %162 = fadd float %54, %138
  %163 = tail call float @llvm.fmuladd.f32(float %156, float %162, float %153)
  %164 = fadd float %55, %139
  %165 = tail call float @llvm.fmuladd.f32(float %156, float %164, float %155)
  %166 = fmul float %92, 5.000000e-01
  %167 = fadd float %36, %124
  %168 = tail call float @llvm.fmuladd.f32(float %166, float %167, float %158)
  %169 = fadd float %60, %144
  %170 = tail call float @llvm.fmuladd.f32(float %166, float %169, float %160)
  %171 = tail call float @llvm.fmuladd.f32(float %166, float %154, float %161)
  %172 = tail call float @llvm.fmuladd.f32(float %166, float %164, float %163)
  %173 = fadd float %56, %140
  %174 = tail call float @llvm.fmuladd.f32(float %166, float %173, float %165)
  br label %175

175:                                              ; preds = %120, %94
  %176 = phi float [ %97, %94 ], [ %174, %120 ]
  %177 = phi float [ %96, %94 ], [ %172, %120 ]
  %178 = phi float [ %95, %94 ], [ %171, %120 ]
  %179 = phi float [ %69, %94 ], [ %170, %120 ]
  %180 = phi float [ %68, %94 ], [ %168, %120 ]
  %181 = add nuw nsw i32 %73, 1
  %182 = icmp samesign ult i32 %73, 3
  br i1 %182, label %67, label %61

183:                                              ; preds = %6, %61
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_compute_flux(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr noundef readonly byval(%struct.State) align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, i32 noundef %5) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %5, %8
  br i1 %9, label %10, label %183

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12, !noalias !20
  %14 = add nsw i32 %5, %8
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !12, !noalias !20
  %18 = shl nsw i32 %5, 1
  %19 = add nsw i32 %18, %8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %20
  %22 = load float, ptr addrspace(1) %21, align 4, !tbaa !12, !noalias !20
  %23 = mul nsw i32 %5, 3
  %24 = add nsw i32 %23, %8
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %25
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !12, !noalias !20
  %28 = shl nsw i32 %5, 2
  %29 = add nsw i32 %28, %8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %30
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !12, !noalias !20
  %33 = fdiv float %17, %13
  %34 = fdiv float %22, %13
  %35 = fdiv float %27, %13
  %36 = fmul float %34, %34
  %37 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %36)
  %38 = tail call float @llvm.fmuladd.f32(float %35, float %35, float %37)
  %39 = fmul float %13, -5.000000e-01
  %40 = tail call float @llvm.fmuladd.f32(float %39, float %38, float %32)
  %41 = fmul float %40, 0x3FD9999980000000
  %42 = tail call float @llvm.fmuladd.f32(float %33, float %17, float %41)
  %43 = fmul float %33, %22
  %44 = fmul float %33, %27
  %45 = tail call float @llvm.fmuladd.f32(float %34, float %22, float %41)
  %46 = fmul float %27, %34
  %47 = tail call float @llvm.fmuladd.f32(float %35, float %27, float %41)
  %48 = fadd float %32, %41
  %49 = fmul float %33, %48
  %50 = fmul float %34, %48
  %51 = fmul float %35, %48
  %52 = load float, ptr %3, align 4
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %54 = load float, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %58 = load float, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %60 = load float, ptr %59, align 4
  br label %67

61:                                               ; preds = %175
  %62 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %11
  store float %180, ptr addrspace(1) %62, align 4, !tbaa !12
  %63 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %15
  store float %178, ptr addrspace(1) %63, align 4, !tbaa !12
  %64 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %20
  store float %177, ptr addrspace(1) %64, align 4, !tbaa !12
  %65 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %25
  store float %176, ptr addrspace(1) %65, align 4, !tbaa !12
  %66 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %30
  store float %179, ptr addrspace(1) %66, align 4, !tbaa !12
  br label %183

67:                                               ; preds = %10, %175
  %68 = phi float [ 0.000000e+00, %10 ], [ %180, %175 ]
  %69 = phi float [ 0.000000e+00, %10 ], [ %179, %175 ]
  %70 = phi float [ 0.000000e+00, %10 ], [ %178, %175 ]
  %71 = phi float [ 0.000000e+00, %10 ], [ %177, %175 ]
  %72 = phi float [ 0.000000e+00, %10 ], [ %176, %175 ]
  %73 = phi i32 [ 0, %10 ], [ %181, %175 ]
  %74 = mul nsw i32 %73, %5
  %75 = add nsw i32 %74, %8
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %76
  %78 = load i32, ptr addrspace(1) %77, align 4, !tbaa !4
  %79 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %76
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !12
  %81 = add nuw nsw i32 %73, 4
  %82 = mul nsw i32 %81, %5
  %83 = add nsw i32 %82, %8
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %84
  %86 = load float, ptr addrspace(1) %85, align 4, !tbaa !12
  %87 = add nuw nsw i32 %73, 8
  %88 = mul nsw i32 %87, %5
  %89 = add nsw i32 %88, %8
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %90
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !12
  %93 = icmp eq i32 %78, -1
  br i1 %93, label %94, label %98

94:                                               ; preds = %67
  %95 = tail call float @llvm.fmuladd.f32(float %80, float %41, float %70)
  %96 = tail call float @llvm.fmuladd.f32(float %86, float %41, float %71)
  %97 = tail call float @llvm.fmuladd.f32(float %92, float %41, float %72)
  br label %175

98:                                               ; preds = %67
  %99 = icmp sgt i32 %78, -1
  br i1 %99, label %100, label %120

100:                                              ; preds = %98
  %101 = zext nneg i32 %78 to i64
  %102 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %101
  %103 = load float, ptr addrspace(1) %102, align 4, !tbaa !12, !noalias !23
  %104 = add nsw i32 %78, %5
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !12, !noalias !23
  %108 = add nsw i32 %78, %18
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %109
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !12, !noalias !23
  %112 = add nsw i32 %78, %23
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %113
  %115 = load float, ptr addrspace(1) %114, align 4, !tbaa !12, !noalias !23
  %116 = add nsw i32 %78, %28
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %117
  %119 = load float, ptr addrspace(1) %118, align 4, !tbaa !12, !noalias !23
  br label %120

120:                                              ; preds = %98, %100
  %121 = phi float [ %103, %100 ], [ %52, %98 ]
  %122 = phi float [ %107, %100 ], [ %54, %98 ]
  %123 = phi float [ %111, %100 ], [ %56, %98 ]
  %124 = phi float [ %115, %100 ], [ %58, %98 ]
  %125 = phi float [ %119, %100 ], [ %60, %98 ]
  %126 = fdiv float %122, %121
  %127 = fdiv float %123, %121
  %128 = fdiv float %124, %121
  %129 = fmul float %127, %127
  %130 = tail call float @llvm.fmuladd.f32(float %126, float %126, float %129)
  %131 = tail call float @llvm.fmuladd.f32(float %128, float %128, float %130)
  %132 = fmul float %121, -5.000000e-01
  %133 = tail call float @llvm.fmuladd.f32(float %132, float %131, float %125)
  %134 = fmul float %133, 0x3FD9999980000000
  %135 = tail call float @llvm.fmuladd.f32(float %126, float %122, float %134)
  %136 = fmul float %126, %123
  %137 = fmul float %126, %124
  %138 = tail call float @llvm.fmuladd.f32(float %127, float %123, float %134)
  %139 = fmul float %124, %127
  %140 = tail call float @llvm.fmuladd.f32(float %128, float %124, float %134)
  %141 = fadd float %125, %134
  %142 = fmul float %126, %141
  %143 = fmul float %127, %141
  %144 = fmul float %128, %141
  %145 = fmul float %80, 5.000000e-01
  %146 = fadd float %17, %122
  %147 = tail call float @llvm.fmuladd.f32(float %145, float %146, float %68)
  %148 = fadd float %49, %142
  %149 = tail call float @llvm.fmuladd.f32(float %145, float %148, float %69)
  %150 = fadd float %42, %135
  %151 = tail call float @llvm.fmuladd.f32(float %145, float %150, float %70)
  %152 = fadd float %43, %136
  %153 = tail call float @llvm.fmuladd.f32(float %145, float %152, float %71)
  %154 = fadd float %44, %137
  %155 = tail call float @llvm.fmuladd.f32(float %145, float %154, float %72)
  %156 = fmul float %86, 5.000000e-01
  %157 = fadd float %22, %123
  %158 = tail call float @llvm.fmuladd.f32(float %156, float %157, float %147)
  %159 = fadd float %50, %143
  %160 = tail call float @llvm.fmuladd.f32(float %156, float %159, float %149)
  %161 = tail call float @llvm.fmuladd.f32(float %156, float %152, float %151)
  %162 = fadd float %45, %138
  %163 = tail call float @llvm.fmuladd.f32(float %156, float %162, float %153)
  %164 = fadd float %46, %139
  %165 = tail call float @llvm.fmuladd.f32(float %156, float %164, float %155)
  %166 = fmul float %92, 5.000000e-01
  %167 = fadd float %27, %124
  %168 = tail call float @llvm.fmuladd.f32(float %166, float %167, float %158)
  %169 = fadd float %51, %144
  %170 = tail call float @llvm.fmuladd.f32(float %166, float %169, float %160)
  %171 = tail call float @llvm.fmuladd.f32(float %166, float %154, float %161)
  %172 = tail call float @llvm.fmuladd.f32(float %166, float %164, float %163)
  %173 = fadd float %47, %140
  %174 = tail call float @llvm.fmuladd.f32(float %166, float %173, float %165)
  br label %175

175:                                              ; preds = %120, %94
  %176 = phi float [ %97, %94 ], [ %174, %120 ]
  %177 = phi float [ %96, %94 ], [ %172, %120 ]
  %178 = phi float [ %95, %94 ], [ %171, %120 ]
  %179 = phi float [ %69, %94 ], [ %170, %120 ]
  %180 = phi float [ %68, %94 ], [ %168, %120 ]
  %181 = add nuw nsw i32 %73, 1
  %182 = icmp samesign ult i32 %73, 3
  br i1 %182, label %67, label %61

183:                                              ; preds = %6, %61
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %52

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12, !noalias !30
  %12 = add nsw i32 %3, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12, !noalias !30
  %16 = shl nsw i32 %3, 1
  %17 = add nsw i32 %16, %6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12, !noalias !30
  %21 = mul nsw i32 %3, 3
  %22 = add nsw i32 %21, %6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12, !noalias !30
  %26 = shl nsw i32 %3, 2
  %27 = add nsw i32 %26, %6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12, !noalias !30
  %31 = fdiv float %15, %11
  %32 = fdiv float %20, %11
  %33 = fdiv float %25, %11
  %34 = fmul float %32, %32
  %35 = tail call float @llvm.fmuladd.f32(float %31, float %31, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %35)
  %37 = fmul float %11, -5.000000e-01
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %36, float %30)
  %39 = fmul float %38, 0x3FD9999980000000
  %40 = tail call spir_func float @_Z4fabsf(float noundef %39) #6
  %41 = fmul float %40, 0x3FF6666660000000
  %42 = fdiv float %41, %11
  %43 = tail call spir_func float @_Z4sqrtf(float noundef %42) #6
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = tail call spir_func float @_Z4sqrtf(float noundef %45) #6
  %47 = tail call spir_func float @_Z4sqrtf(float noundef %36) #6
  %48 = fadd float %43, %47
  %49 = fmul float %46, %48
  %50 = fdiv float 5.000000e-01, %49
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !12
  br label %52

52:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_step_factor(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, %6
  br i1 %7, label %8, label %52

8:                                                ; preds = %4
  %9 = sext i32 %6 to i64
  %10 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %9
  %11 = load float, ptr addrspace(1) %10, align 4, !tbaa !12, !noalias !33
  %12 = add nsw i32 %3, %6
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !12, !noalias !33
  %16 = shl nsw i32 %3, 1
  %17 = add nsw i32 %16, %6
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %18
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12, !noalias !33
  %21 = mul nsw i32 %3, 3
  %22 = add nsw i32 %21, %6
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %23
  %25 = load float, ptr addrspace(1) %24, align 4, !tbaa !12, !noalias !33
  %26 = shl nsw i32 %3, 2
  %27 = add nsw i32 %26, %6
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !12, !noalias !33
  %31 = fdiv float %15, %11
  %32 = fdiv float %20, %11
  %33 = fdiv float %25, %11
  %34 = fmul float %32, %32
  %35 = tail call float @llvm.fmuladd.f32(float %31, float %31, float %34)
  %36 = tail call float @llvm.fmuladd.f32(float %33, float %33, float %35)
  %37 = fmul float %11, -5.000000e-01
  %38 = tail call float @llvm.fmuladd.f32(float %37, float %36, float %30)
  %39 = fmul float %38, 0x3FD9999980000000
  %40 = tail call spir_func float @_Z4fabsf(float noundef %39) #6
  %41 = fmul float %40, 0x3FF6666660000000
  %42 = fdiv float %41, %11
  %43 = tail call spir_func float @_Z4sqrtf(float noundef %42) #6
  %44 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %9
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !12
  %46 = tail call spir_func float @_Z4sqrtf(float noundef %45) #6
  %47 = tail call spir_func float @_Z4sqrtf(float noundef %36) #6
  %48 = fadd float %43, %47
  %49 = fmul float %46, %48
  %50 = fdiv float 5.000000e-01, %49
  %51 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %9
  store float %50, ptr addrspace(1) %51, align 4, !tbaa !12
  br label %52

52:                                               ; preds = %4, %8
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #2 !kernel_arg_addr_space !36 !kernel_arg_access_qual !9 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %1, %8
  br i1 %9, label %10, label %58

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = sub nsw i32 4, %0
  %15 = sitofp i32 %14 to float
  %16 = fdiv float %13, %15
  %17 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %11
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %11
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = tail call float @llvm.fmuladd.f32(float %16, float %20, float %18)
  %22 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %11
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !12
  %23 = add nsw i32 %1, %8
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %24
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = tail call float @llvm.fmuladd.f32(float %16, float %28, float %26)
  %30 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  store float %29, ptr addrspace(1) %30, align 4, !tbaa !12
  %31 = shl nsw i32 %1, 1
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %33
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = tail call float @llvm.fmuladd.f32(float %16, float %37, float %35)
  %39 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !12
  %40 = mul nsw i32 %1, 3
  %41 = add nsw i32 %40, %8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %42
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = tail call float @llvm.fmuladd.f32(float %16, float %46, float %44)
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %42
  store float %47, ptr addrspace(1) %48, align 4, !tbaa !12
  %49 = shl nsw i32 %1, 2
  %50 = add nsw i32 %49, %8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %51
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = tail call float @llvm.fmuladd.f32(float %16, float %55, float %53)
  %57 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %51
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !12
  br label %58

58:                                               ; preds = %10, %6
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_time_step(i32 noundef %0, i32 noundef %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef readonly align 4 captures(none) %5) local_unnamed_addr #3 !kernel_arg_addr_space !36 !kernel_arg_access_qual !9 !kernel_arg_type !37 !kernel_arg_base_type !37 !kernel_arg_type_qual !38 {
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #6
  %8 = trunc i64 %7 to i32
  %9 = icmp sgt i32 %1, %8
  br i1 %9, label %10, label %58

10:                                               ; preds = %6
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !12
  %14 = sub nsw i32 4, %0
  %15 = sitofp i32 %14 to float
  %16 = fdiv float %13, %15
  %17 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %11
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !12
  %19 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %11
  %20 = load float, ptr addrspace(1) %19, align 4, !tbaa !12
  %21 = tail call float @llvm.fmuladd.f32(float %16, float %20, float %18)
  %22 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %11
  store float %21, ptr addrspace(1) %22, align 4, !tbaa !12
  %23 = add nsw i32 %1, %8
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !12
  %27 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %24
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !12
  %29 = tail call float @llvm.fmuladd.f32(float %16, float %28, float %26)
  %30 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  store float %29, ptr addrspace(1) %30, align 4, !tbaa !12
  %31 = shl nsw i32 %1, 1
  %32 = add nsw i32 %31, %8
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %33
  %35 = load float, ptr addrspace(1) %34, align 4, !tbaa !12
  %36 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %33
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !12
  %38 = tail call float @llvm.fmuladd.f32(float %16, float %37, float %35)
  %39 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %33
  store float %38, ptr addrspace(1) %39, align 4, !tbaa !12
  %40 = mul nsw i32 %1, 3
  %41 = add nsw i32 %40, %8
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %42
  %44 = load float, ptr addrspace(1) %43, align 4, !tbaa !12
  %45 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %42
  %46 = load float, ptr addrspace(1) %45, align 4, !tbaa !12
  %47 = tail call float @llvm.fmuladd.f32(float %16, float %46, float %44)
  %48 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %42
  store float %47, ptr addrspace(1) %48, align 4, !tbaa !12
  %49 = shl nsw i32 %1, 2
  %50 = add nsw i32 %49, %8
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %51
  %53 = load float, ptr addrspace(1) %52, align 4, !tbaa !12
  %54 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %51
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !12
  %56 = tail call float @llvm.fmuladd.f32(float %16, float %55, float %53)
  %57 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %51
  store float %56, ptr addrspace(1) %57, align 4, !tbaa !12
  br label %58

58:                                               ; preds = %10, %6
  ret void
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #5

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #4

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #4

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #3 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #4 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!8 = !{i32 1, i32 1, i32 1, i32 0, i32 1, i32 0}
!9 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!10 = !{!"int*", !"float*", !"float*", !"State", !"float*", !"int"}
!11 = !{!"const", !"const", !"const", !"", !"", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"float", !6, i64 0}
!14 = !{!15}
!15 = distinct !{!15, !16, !"load_state: argument 0"}
!16 = distinct !{!16, !"load_state"}
!17 = !{!18}
!18 = distinct !{!18, !19, !"load_state: argument 0"}
!19 = distinct !{!19, !"load_state"}
!20 = !{!21}
!21 = distinct !{!21, !22, !"load_state: argument 0"}
!22 = distinct !{!22, !"load_state"}
!23 = !{!24}
!24 = distinct !{!24, !25, !"load_state: argument 0"}
!25 = distinct !{!25, !"load_state"}
!26 = !{i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"float*", !"int"}
!29 = !{!"const", !"const", !"", !""}
!30 = !{!31}
!31 = distinct !{!31, !32, !"load_state: argument 0"}
!32 = distinct !{!32, !"load_state"}
!33 = !{!34}
!34 = distinct !{!34, !35, !"load_state: argument 0"}
!35 = distinct !{!35, !"load_state"}
!36 = !{i32 0, i32 0, i32 1, i32 1, i32 1, i32 1}
!37 = !{!"int", !"int", !"float*", !"float*", !"float*", !"float*"}
!38 = !{!"", !"", !"const", !"", !"const", !"const"}
