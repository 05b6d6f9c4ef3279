; ModuleID = 'corpus/opencl/winograd.cl'
source_filename = "corpus/opencl/winograd.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %12 = icmp sgt i32 %4, 0
  %13 = shl nsw i32 %8, 4
  %14 = shl nuw nsw i32 %11, 1
  %15 = add nuw nsw i32 %13, %14
  %16 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %9
  %17 = load float, ptr addrspace(1) %16, align 4, !tbaa !14
  %18 = mul nsw i32 %4, %8
  %19 = shl nsw i32 %15, 4
  %20 = zext nneg i32 %19 to i64
  %21 = shl i32 %15, 4
  %22 = sext i32 %21 to i64
  %23 = shl nuw nsw i32 %10, 1
  br label %25

24:                                               ; preds = %54
  ret void

25:                                               ; preds = %7, %54
  %26 = phi i1 [ true, %7 ], [ false, %54 ]
  %27 = phi i32 [ 0, %7 ], [ 8, %54 ]
  %28 = add nuw nsw i32 %27, %23
  br i1 %12, label %74, label %54

29:                                               ; preds = %74
  %30 = fadd float %190, %206
  %31 = fadd float %30, %222
  %32 = fsub float %206, %222
  %33 = fsub float %32, %238
  %34 = fadd float %193, %209
  %35 = fadd float %34, %225
  %36 = fsub float %209, %225
  %37 = fsub float %36, %241
  %38 = fadd float %196, %212
  %39 = fadd float %38, %228
  %40 = fsub float %212, %228
  %41 = fsub float %40, %244
  %42 = fadd float %199, %215
  %43 = fadd float %42, %231
  %44 = fsub float %215, %231
  %45 = fsub float %44, %247
  %46 = fadd float %31, %35
  %47 = fadd float %46, %39
  %48 = fsub float %35, %39
  %49 = fsub float %48, %43
  %50 = fadd float %33, %37
  %51 = fadd float %50, %41
  %52 = fsub float %37, %41
  %53 = fsub float %52, %45
  br label %54

54:                                               ; preds = %25, %29
  %55 = phi float [ %47, %29 ], [ 0.000000e+00, %25 ]
  %56 = phi float [ %51, %29 ], [ 0.000000e+00, %25 ]
  %57 = phi float [ %49, %29 ], [ 0.000000e+00, %25 ]
  %58 = phi float [ %53, %29 ], [ 0.000000e+00, %25 ]
  %59 = zext nneg i32 %28 to i64
  %60 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %59
  %61 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %20
  %62 = fadd float %55, %17
  %63 = tail call noundef float @llvm.maximumnum.f32(float %62, float 0.000000e+00)
  store float %63, ptr addrspace(1) %61, align 4, !tbaa !14
  %64 = fadd float %17, %57
  %65 = tail call noundef float @llvm.maximumnum.f32(float %64, float 0.000000e+00)
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %61, i64 4
  store float %65, ptr addrspace(1) %66, align 4, !tbaa !14
  %67 = getelementptr inbounds nuw float, ptr addrspace(1) %60, i64 %22
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 64
  %69 = fadd float %56, %17
  %70 = tail call noundef float @llvm.maximumnum.f32(float %69, float 0.000000e+00)
  store float %70, ptr addrspace(1) %68, align 4, !tbaa !14
  %71 = fadd float %17, %58
  %72 = tail call noundef float @llvm.maximumnum.f32(float %71, float 0.000000e+00)
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %67, i64 68
  store float %72, ptr addrspace(1) %73, align 4, !tbaa !14
  br i1 %26, label %25, label %24

74:                                               ; preds = %25, %74
  %75 = phi float [ %190, %74 ], [ 0.000000e+00, %25 ]
  %76 = phi float [ %193, %74 ], [ 0.000000e+00, %25 ]
  %77 = phi float [ %196, %74 ], [ 0.000000e+00, %25 ]
  %78 = phi float [ %199, %74 ], [ 0.000000e+00, %25 ]
  %79 = phi float [ %206, %74 ], [ 0.000000e+00, %25 ]
  %80 = phi float [ %209, %74 ], [ 0.000000e+00, %25 ]
  %81 = phi float [ %212, %74 ], [ 0.000000e+00, %25 ]
  %82 = phi float [ %215, %74 ], [ 0.000000e+00, %25 ]
  %83 = phi float [ %222, %74 ], [ 0.000000e+00, %25 ]
  %84 = phi float [ %225, %74 ], [ 0.000000e+00, %25 ]
  %85 = phi float [ %228, %74 ], [ 0.000000e+00, %25 ]
  %86 = phi float [ %231, %74 ], [ 0.000000e+00, %25 ]
  %87 = phi float [ %238, %74 ], [ 0.000000e+00, %25 ]
  %88 = phi float [ %241, %74 ], [ 0.000000e+00, %25 ]
  %89 = phi float [ %244, %74 ], [ 0.000000e+00, %25 ]
  %90 = phi float [ %247, %74 ], [ 0.000000e+00, %25 ]
  %91 = phi i32 [ %248, %74 ], [ 0, %25 ]
  %92 = mul nsw i32 %91, %6
  %93 = add nsw i32 %92, %14
  %94 = mul nsw i32 %93, %5
  %95 = add nsw i32 %94, %28
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = sext i32 %95 to i64
  %100 = getelementptr float, ptr addrspace(1) %0, i64 %99
  %101 = getelementptr i8, ptr addrspace(1) %100, i64 4
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !14
  %103 = sext i32 %95 to i64
  %104 = getelementptr float, ptr addrspace(1) %0, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 8
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = sext i32 %95 to i64
  %108 = getelementptr float, ptr addrspace(1) %0, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 12
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !14
  %111 = add nsw i32 %93, 1
  %112 = mul nsw i32 %111, %5
  %113 = add nsw i32 %112, %28
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %114
  %116 = load float, ptr addrspace(1) %115, align 4, !tbaa !14
  %117 = sext i32 %113 to i64
  %118 = getelementptr float, ptr addrspace(1) %0, i64 %117
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 4
  %120 = load float, ptr addrspace(1) %119, align 4, !tbaa !14
  %121 = sext i32 %113 to i64
  %122 = getelementptr float, ptr addrspace(1) %0, i64 %121
  %123 = getelementptr i8, ptr addrspace(1) %122, i64 8
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !14
  %125 = sext i32 %113 to i64
  %126 = getelementptr float, ptr addrspace(1) %0, i64 %125
  %127 = getelementptr i8, ptr addrspace(1) %126, i64 12
  %128 = load float, ptr addrspace(1) %127, align 4, !tbaa !14
  %129 = add nsw i32 %93, 2
  %130 = mul nsw i32 %129, %5
  %131 = add nsw i32 %130, %28
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %132
  %134 = load float, ptr addrspace(1) %133, align 4, !tbaa !14
  %135 = sext i32 %131 to i64
  %136 = getelementptr float, ptr addrspace(1) %0, i64 %135
  %137 = getelementptr i8, ptr addrspace(1) %136, i64 4
  %138 = load float, ptr addrspace(1) %137, align 4, !tbaa !14
  %139 = sext i32 %131 to i64
  %140 = getelementptr float, ptr addrspace(1) %0, i64 %139
  %141 = getelementptr i8, ptr addrspace(1) %140, i64 8
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !14
  %143 = sext i32 %131 to i64
  %144 = getelementptr float, ptr addrspace(1) %0, i64 %143
  %145 = getelementptr i8, ptr addrspace(1) %144, i64 12
  %146 = load float, ptr addrspace(1) %145, align 4, !tbaa !14
  %147 = add nsw i32 %93, 3
  %148 = mul nsw i32 %147, %5
  %149 = add nsw i32 %148, %28
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %150
  %152 = load float, ptr addrspace(1) %151, align 4, !tbaa !14
  %153 = sext i32 %149 to i64
  %154 = getelementptr float, ptr addrspace(1) %0, i64 %153
  %155 = getelementptr i8, ptr addrspace(1) %154, i64 4
  %156 = load float, ptr addrspace(1) %155, align 4, !tbaa !14
  %157 = sext i32 %149 to i64
  %158 = getelementptr float, ptr addrspace(1) %0, i64 %157
  %159 = getelementptr i8, ptr addrspace(1) %158, i64 8
  %160 = load float, ptr addrspace(1) %159, align 4, !tbaa !14
  %161 = sext i32 %149 to i64
  %162 = getelementptr float, ptr addrspace(1) %0, i64 %161
  %163 = getelementptr i8, ptr addrspace(1) %162, i64 12
  %164 = load float, ptr addrspace(1) %163, align 4, !tbaa !14
  %165 = fsub float %98, %134
  %166 = fadd float %134, %116
  %167 = fsub float %134, %116
  %168 = fsub float %116, %152
  %169 = fsub float %102, %138
  %170 = fadd float %138, %120
  %171 = fsub float %138, %120
  %172 = fsub float %120, %156
  %173 = fsub float %106, %142
  %174 = fadd float %142, %124
  %175 = fsub float %142, %124
  %176 = fsub float %124, %160
  %177 = fsub float %110, %146
  %178 = fadd float %146, %128
  %179 = fsub float %146, %128
  %180 = fsub float %128, %164
  %181 = add nuw nsw i32 %91, %18
  %182 = shl nsw i32 %181, 4
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %183
  %185 = fsub float %165, %173
  %186 = fadd float %173, %169
  %187 = fsub float %173, %169
  %188 = fsub float %169, %177
  %189 = load float, ptr addrspace(1) %184, align 4, !tbaa !14
  %190 = tail call float @llvm.fmuladd.f32(float %185, float %189, float %75)
  %191 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 4
  %192 = load float, ptr addrspace(1) %191, align 4, !tbaa !14
  %193 = tail call float @llvm.fmuladd.f32(float %186, float %192, float %76)
  %194 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 8
  %195 = load float, ptr addrspace(1) %194, align 4, !tbaa !14
  %196 = tail call float @llvm.fmuladd.f32(float %187, float %195, float %77)
  %197 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 12
  %198 = load float, ptr addrspace(1) %197, align 4, !tbaa !14
  %199 = tail call float @llvm.fmuladd.f32(float %188, float %198, float %78)
  %200 = fsub float %166, %174
  %201 = fadd float %174, %170
  %202 = fsub float %174, %170
  %203 = fsub float %170, %178
  %204 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 16
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !14
  %206 = tail call float @llvm.fmuladd.f32(float %200, float %205, float %79)
  %207 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 20
  %208 = load float, ptr addrspace(1) %207, align 4, !tbaa !14
  %209 = tail call float @llvm.fmuladd.f32(float %201, float %208, float %80)
  %210 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 24
  %211 = load float, ptr addrspace(1) %210, align 4, !tbaa !14
  %212 = tail call float @llvm.fmuladd.f32(float %202, float %211, float %81)
  %213 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 28
  %214 = load float, ptr addrspace(1) %213, align 4, !tbaa !14
  %215 = tail call float @llvm.fmuladd.f32(float %203, float %214, float %82)
  %216 = fsub float %167, %175
  %217 = fadd float %175, %171
  %218 = fsub float %175, %171
  %219 = fsub float %171, %179
  %220 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 32
  %221 = load float, ptr addrspace(1) %220, align 4, !tbaa !14
  %222 = tail call float @llvm.fmuladd.f32(float %216, float %221, float %83)
  %223 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 36
  %224 = load float, ptr addrspace(1) %223, align 4, !tbaa !14
  %225 = tail call float @llvm.fmuladd.f32(float %217, float %224, float %84)
  %226 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 40
  %227 = load float, ptr addrspace(1) %226, align 4, !tbaa !14
  %228 = tail call float @llvm.fmuladd.f32(float %218, float %227, float %85)
  %229 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 44
  %230 = load float, ptr addrspace(1) %229, align 4, !tbaa !14
  %231 = tail call float @llvm.fmuladd.f32(float %219, float %230, float %86)
  %232 = fsub float %168, %176
  %233 = fadd float %176, %172
  %234 = fsub float %176, %172
  %235 = fsub float %172, %180
  %236 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 48
  %237 = load float, ptr addrspace(1) %236, align 4, !tbaa !14
  %238 = tail call float @llvm.fmuladd.f32(float %232, float %237, float %87)
  %239 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 52
  %240 = load float, ptr addrspace(1) %239, align 4, !tbaa !14
  %241 = tail call float @llvm.fmuladd.f32(float %233, float %240, float %88)
  %242 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 56
  %243 = load float, ptr addrspace(1) %242, align 4, !tbaa !14
  %244 = tail call float @llvm.fmuladd.f32(float %234, float %243, float %89)
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %184, i64 60
  %246 = load float, ptr addrspace(1) %245, align 4, !tbaa !14
  %247 = tail call float @llvm.fmuladd.f32(float %235, float %246, float %90)
  %248 = add nuw nsw i32 %91, 1
  %249 = icmp eq i32 %248, %4
  br i1 %249, label %29, label %74
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 64 %1) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = trunc i64 %10 to i32
  %12 = mul nsw i32 %11, 9
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %13
  %15 = load float, ptr addrspace(1) %14, align 4, !tbaa !14
  %16 = sext i32 %12 to i64
  %17 = getelementptr float, ptr addrspace(1) %0, i64 %16
  %18 = getelementptr i8, ptr addrspace(1) %17, i64 12
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !14
  %20 = sext i32 %12 to i64
  %21 = getelementptr float, ptr addrspace(1) %0, i64 %20
  %22 = getelementptr i8, ptr addrspace(1) %21, i64 24
  %23 = load float, ptr addrspace(1) %22, align 4, !tbaa !14
  %24 = fadd float %15, %19
  %25 = fadd float %24, %23
  %26 = fmul float %25, 5.000000e-01
  %27 = fsub float %15, %19
  %28 = fadd float %27, %23
  %29 = fmul float %28, 5.000000e-01
  %30 = sext i32 %12 to i64
  %31 = getelementptr float, ptr addrspace(1) %0, i64 %30
  %32 = getelementptr i8, ptr addrspace(1) %31, i64 4
  %33 = load float, ptr addrspace(1) %32, align 4, !tbaa !14
  %34 = sext i32 %12 to i64
  %35 = getelementptr float, ptr addrspace(1) %0, i64 %34
  %36 = getelementptr i8, ptr addrspace(1) %35, i64 16
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !14
  %38 = sext i32 %12 to i64
  %39 = getelementptr float, ptr addrspace(1) %0, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 28
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !14
  %42 = fadd float %33, %37
  %43 = fadd float %42, %41
  %44 = fmul float %43, 5.000000e-01
  %45 = fsub float %33, %37
  %46 = fadd float %45, %41
  %47 = fmul float %46, 5.000000e-01
  %48 = sext i32 %12 to i64
  %49 = getelementptr float, ptr addrspace(1) %0, i64 %48
  %50 = getelementptr i8, ptr addrspace(1) %49, i64 8
  %51 = load float, ptr addrspace(1) %50, align 4, !tbaa !14
  %52 = sext i32 %12 to i64
  %53 = getelementptr float, ptr addrspace(1) %0, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 20
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !14
  %56 = sext i32 %12 to i64
  %57 = getelementptr float, ptr addrspace(1) %0, i64 %56
  %58 = getelementptr i8, ptr addrspace(1) %57, i64 32
  %59 = load float, ptr addrspace(1) %58, align 4, !tbaa !14
  %60 = fadd float %51, %55
  %61 = fadd float %60, %59
  %62 = fmul float %61, 5.000000e-01
  %63 = fsub float %51, %55
  %64 = fadd float %63, %59
  %65 = fmul float %64, 5.000000e-01
  %66 = insertelement <16 x float> <float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float poison, float undef, float undef, float undef, float undef, float undef, float undef>, float %15, i64 0
  %67 = fadd float %15, %33
  %68 = fadd float %67, %51
  %69 = fmul float %68, 5.000000e-01
  %70 = insertelement <16 x float> %66, float %69, i64 1
  %71 = fsub float %15, %33
  %72 = fadd float %71, %51
  %73 = fmul float %72, 5.000000e-01
  %74 = insertelement <16 x float> %70, float %73, i64 2
  %75 = insertelement <16 x float> %74, float %51, i64 3
  %76 = insertelement <16 x float> %75, float %26, i64 4
  %77 = fadd float %26, %44
  %78 = fadd float %77, %62
  %79 = fmul float %78, 5.000000e-01
  %80 = insertelement <16 x float> %76, float %79, i64 5
  %81 = fsub float %26, %44
  %82 = fadd float %81, %62
  %83 = fmul float %82, 5.000000e-01
  %84 = insertelement <16 x float> %80, float %83, i64 6
  %85 = insertelement <16 x float> %84, float %62, i64 7
  %86 = insertelement <16 x float> %85, float %29, i64 8
  %87 = fadd float %29, %47
  %88 = fadd float %87, %65
  %89 = fmul float %88, 5.000000e-01
  %90 = insertelement <16 x float> %86, float %89, i64 9
  %91 = fsub float %29, %47
  %92 = fadd float %91, %65
  %93 = fmul float %92, 5.000000e-01
  %94 = insertelement <16 x float> %90, float %93, i64 10
  %95 = insertelement <16 x float> %94, float %65, i64 11
  %96 = insertelement <16 x float> %95, float %23, i64 12
  %97 = fadd float %23, %41
  %98 = fadd float %97, %59
  %99 = fmul float %98, 5.000000e-01
  %100 = insertelement <16 x float> %96, float %99, i64 13
  %101 = fsub float %23, %41
  %102 = fadd float %101, %59
  %103 = fmul float %102, 5.000000e-01
  %104 = insertelement <16 x float> %100, float %103, i64 14
  %105 = insertelement <16 x float> %104, float %59, i64 15
  %106 = shl i64 %10, 32
  %107 = ashr exact i64 %106, 26
  %108 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %107
  store <16 x float> %105, ptr addrspace(1) %108, align 64, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"float*", !"float*", !"int", !"int", !"int"}
!13 = !{!"restrict const", !"restrict const", !"restrict const", !"restrict", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{i32 1, i32 1}
!17 = !{!"none", !"none"}
!18 = !{!"float*", !"float16*"}
!19 = !{!"float*", !"float __attribute__((ext_vector_type(16)))*"}
!20 = !{!"const", !""}
!21 = !{!8, !8, i64 0}
