; ModuleID = 'corpus/opencl/winograd.cl'
source_filename = "corpus/opencl/winograd.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @winograd_f23(ptr addrspace(1) noalias noundef readonly align 4 captures(none) %0, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %1, ptr addrspace(1) noalias noundef readonly align 4 captures(none) %2, ptr addrspace(1) noalias noundef writeonly align 4 captures(none) %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_winograd_f23(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, i32 noundef %4, i32 noundef %5, i32 noundef %6) #5
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
  %18 = shl nuw nsw i32 %11, 1
  %19 = mul nsw i32 %4, %8
  %20 = shl nsw i32 %15, 4
  %21 = zext nneg i32 %20 to i64
  %22 = shl i32 %15, 4
  %23 = sext i32 %22 to i64
  br label %25

24:                                               ; preds = %232
  ret void

25:                                               ; preds = %7, %232
  %26 = phi i32 [ 0, %7 ], [ %253, %232 ]
  %27 = shl nuw nsw i32 %26, 2
  %28 = add nuw nsw i32 %27, %10
  br i1 %12, label %29, label %232

29:                                               ; preds = %25
  %30 = shl nuw nsw i32 %28, 1
  br label %56

31:                                               ; preds = %56
  %32 = fadd float %172, %188
  %33 = fadd float %32, %204
  %34 = fadd float %175, %191
  %35 = fadd float %34, %207
  %36 = fadd float %178, %194
  %37 = fadd float %36, %210
  %38 = fadd float %181, %197
  %39 = fadd float %38, %213
  %40 = fadd float %33, %35
  %41 = fadd float %40, %37
  %42 = fsub float %197, %213
  %43 = fsub float %42, %229
  %44 = fsub float %194, %210
  %45 = fsub float %44, %226
  %46 = fsub float %191, %207
  %47 = fsub float %46, %223
  %48 = fsub float %188, %204
  %49 = fsub float %48, %220
  %50 = fsub float %35, %37
  %51 = fsub float %50, %39
  %52 = fadd float %49, %47
  %53 = fadd float %52, %45
  %54 = fsub float %47, %45
  %55 = fsub float %54, %43
  br label %232

56:                                               ; preds = %29, %56
  %57 = phi float [ 0.000000e+00, %29 ], [ %172, %56 ]
  %58 = phi float [ 0.000000e+00, %29 ], [ %175, %56 ]
  %59 = phi float [ 0.000000e+00, %29 ], [ %178, %56 ]
  %60 = phi float [ 0.000000e+00, %29 ], [ %181, %56 ]
  %61 = phi float [ 0.000000e+00, %29 ], [ %188, %56 ]
  %62 = phi float [ 0.000000e+00, %29 ], [ %191, %56 ]
  %63 = phi float [ 0.000000e+00, %29 ], [ %194, %56 ]
  %64 = phi float [ 0.000000e+00, %29 ], [ %197, %56 ]
  %65 = phi float [ 0.000000e+00, %29 ], [ %204, %56 ]
  %66 = phi float [ 0.000000e+00, %29 ], [ %207, %56 ]
  %67 = phi float [ 0.000000e+00, %29 ], [ %210, %56 ]
  %68 = phi float [ 0.000000e+00, %29 ], [ %213, %56 ]
  %69 = phi float [ 0.000000e+00, %29 ], [ %220, %56 ]
  %70 = phi float [ 0.000000e+00, %29 ], [ %223, %56 ]
  %71 = phi float [ 0.000000e+00, %29 ], [ %226, %56 ]
  %72 = phi float [ 0.000000e+00, %29 ], [ %229, %56 ]
  %73 = phi i32 [ 0, %29 ], [ %230, %56 ]
  %74 = mul nsw i32 %73, %6
  %75 = add nsw i32 %74, %18
  %76 = mul nsw i32 %75, %5
  %77 = add nsw i32 %76, %30
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %78
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !14
  %81 = sext i32 %77 to i64
  %82 = getelementptr float, ptr addrspace(1) %0, i64 %81
  %83 = getelementptr i8, ptr addrspace(1) %82, i64 4
  %84 = load float, ptr addrspace(1) %83, align 4, !tbaa !14
  %85 = sext i32 %77 to i64
  %86 = getelementptr float, ptr addrspace(1) %0, i64 %85
  %87 = getelementptr i8, ptr addrspace(1) %86, i64 8
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !14
  %89 = sext i32 %77 to i64
  %90 = getelementptr float, ptr addrspace(1) %0, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 12
  %92 = load float, ptr addrspace(1) %91, align 4, !tbaa !14
  %93 = add nsw i32 %75, 1
  %94 = mul nsw i32 %93, %5
  %95 = add nsw i32 %94, %30
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
  %111 = add nsw i32 %75, 2
  %112 = mul nsw i32 %111, %5
  %113 = add nsw i32 %112, %30
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
  %129 = add nuw nsw i32 %73, %19
  %130 = shl nsw i32 %129, 4
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %131
  %133 = add nsw i32 %75, 3
  %134 = mul nsw i32 %133, %5
  %135 = add nsw i32 %134, %30
  %136 = sext i32 %135 to i64
  %137 = getelementptr float, ptr addrspace(1) %0, i64 %136
  %138 = getelementptr i8, ptr addrspace(1) %137, i64 12
  %139 = load float, ptr addrspace(1) %138, align 4, !tbaa !14
  %140 = fsub float %110, %139
  %141 = fsub float %128, %110
  %142 = fadd float %128, %110
  %143 = fsub float %92, %128
  %144 = sext i32 %135 to i64
  %145 = getelementptr float, ptr addrspace(1) %0, i64 %144
  %146 = getelementptr i8, ptr addrspace(1) %145, i64 8
  %147 = load float, ptr addrspace(1) %146, align 4, !tbaa !14
  %148 = fsub float %106, %147
  %149 = fsub float %124, %106
  %150 = fadd float %124, %106
  %151 = fsub float %88, %124
  %152 = sext i32 %135 to i64
  %153 = getelementptr float, ptr addrspace(1) %0, i64 %152
  %154 = getelementptr i8, ptr addrspace(1) %153, i64 4
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !14
  %156 = fsub float %102, %155
  %157 = fsub float %120, %102
  %158 = fadd float %120, %102
  %159 = fsub float %84, %120
  %160 = sext i32 %135 to i64
  %161 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %160
  %162 = load float, ptr addrspace(1) %161, align 4, !tbaa !14
  %163 = fsub float %98, %162
  %164 = fsub float %116, %98
  %165 = fadd float %116, %98
  %166 = fsub float %80, %116
  %167 = fsub float %166, %151
  %168 = fadd float %151, %159
  %169 = fsub float %151, %159
  %170 = fsub float %159, %143
  %171 = load float, ptr addrspace(1) %132, align 4, !tbaa !14
  %172 = tail call float @llvm.fmuladd.f32(float %167, float %171, float %57)
  %173 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 4
  %174 = load float, ptr addrspace(1) %173, align 4, !tbaa !14
  %175 = tail call float @llvm.fmuladd.f32(float %168, float %174, float %58)
  %176 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 8
  %177 = load float, ptr addrspace(1) %176, align 4, !tbaa !14
  %178 = tail call float @llvm.fmuladd.f32(float %169, float %177, float %59)
  %179 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 12
  %180 = load float, ptr addrspace(1) %179, align 4, !tbaa !14
  %181 = tail call float @llvm.fmuladd.f32(float %170, float %180, float %60)
  %182 = fsub float %165, %150
  %183 = fadd float %150, %158
  %184 = fsub float %150, %158
  %185 = fsub float %158, %142
  %186 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 16
  %187 = load float, ptr addrspace(1) %186, align 4, !tbaa !14
  %188 = tail call float @llvm.fmuladd.f32(float %182, float %187, float %61)
  %189 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 20
  %190 = load float, ptr addrspace(1) %189, align 4, !tbaa !14
  %191 = tail call float @llvm.fmuladd.f32(float %183, float %190, float %62)
  %192 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 24
  %193 = load float, ptr addrspace(1) %192, align 4, !tbaa !14
  %194 = tail call float @llvm.fmuladd.f32(float %184, float %193, float %63)
  %195 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 28
  %196 = load float, ptr addrspace(1) %195, align 4, !tbaa !14
  %197 = tail call float @llvm.fmuladd.f32(float %185, float %196, float %64)
  %198 = fsub float %164, %149
  %199 = fadd float %149, %157
  %200 = fsub float %149, %157
  %201 = fsub float %157, %141
  %202 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 32
  %203 = load float, ptr addrspace(1) %202, align 4, !tbaa !14
  %204 = tail call float @llvm.fmuladd.f32(float %198, float %203, float %65)
  %205 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 36
  %206 = load float, ptr addrspace(1) %205, align 4, !tbaa !14
  %207 = tail call float @llvm.fmuladd.f32(float %199, float %206, float %66)
  %208 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 40
  %209 = load float, ptr addrspace(1) %208, align 4, !tbaa !14
  %210 = tail call float @llvm.fmuladd.f32(float %200, float %209, float %67)
  %211 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 44
  %212 = load float, ptr addrspace(1) %211, align 4, !tbaa !14
  %213 = tail call float @llvm.fmuladd.f32(float %201, float %212, float %68)
  %214 = fsub float %163, %148
  %215 = fadd float %148, %156
  %216 = fsub float %148, %156
  %217 = fsub float %156, %140
  %218 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 48
  %219 = load float, ptr addrspace(1) %218, align 4, !tbaa !14
  %220 = tail call float @llvm.fmuladd.f32(float %214, float %219, float %69)
  %221 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 52
  %222 = load float, ptr addrspace(1) %221, align 4, !tbaa !14
  %223 = tail call float @llvm.fmuladd.f32(float %215, float %222, float %70)
  %224 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 56
  %225 = load float, ptr addrspace(1) %224, align 4, !tbaa !14
  %226 = tail call float @llvm.fmuladd.f32(float %216, float %225, float %71)
  %227 = getelementptr inbounds nuw i8, ptr addrspace(1) %132, i64 60
  %228 = load float, ptr addrspace(1) %227, align 4, !tbaa !14
  %229 = tail call float @llvm.fmuladd.f32(float %217, float %228, float %72)
  %230 = add nuw nsw i32 %73, 1
  %231 = icmp eq i32 %230, %4
  br i1 %231, label %31, label %56, !llvm.loop !16

232:                                              ; preds = %31, %25
  %233 = phi float [ %41, %31 ], [ 0.000000e+00, %25 ]
  %234 = phi float [ %53, %31 ], [ 0.000000e+00, %25 ]
  %235 = phi float [ %51, %31 ], [ 0.000000e+00, %25 ]
  %236 = phi float [ %55, %31 ], [ 0.000000e+00, %25 ]
  %237 = shl nuw nsw i32 %28, 1
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw float, ptr addrspace(1) %3, i64 %238
  %240 = getelementptr inbounds nuw float, ptr addrspace(1) %239, i64 %21
  %241 = fadd float %233, %17
  %242 = tail call noundef float @llvm.maximumnum.f32(float %241, float 0.000000e+00)
  store float %242, ptr addrspace(1) %240, align 4, !tbaa !14
  %243 = fadd float %17, %235
  %244 = tail call noundef float @llvm.maximumnum.f32(float %243, float 0.000000e+00)
  %245 = getelementptr inbounds nuw i8, ptr addrspace(1) %240, i64 4
  store float %244, ptr addrspace(1) %245, align 4, !tbaa !14
  %246 = getelementptr inbounds nuw float, ptr addrspace(1) %239, i64 %23
  %247 = getelementptr inbounds nuw i8, ptr addrspace(1) %246, i64 64
  %248 = fadd float %234, %17
  %249 = tail call noundef float @llvm.maximumnum.f32(float %248, float 0.000000e+00)
  store float %249, ptr addrspace(1) %247, align 4, !tbaa !14
  %250 = fadd float %17, %236
  %251 = tail call noundef float @llvm.maximumnum.f32(float %250, float 0.000000e+00)
  %252 = getelementptr inbounds nuw i8, ptr addrspace(1) %246, i64 68
  store float %251, ptr addrspace(1) %252, align 4, !tbaa !14
  %253 = add nuw nsw i32 %26, 1
  %254 = icmp eq i32 %26, 0
  br i1 %254, label %25, label %24, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  tail call void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 64 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_winograd_filter(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 64 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %3 = alloca [4 x [3 x float]], align 4
  %4 = alloca [16 x float], align 64
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = trunc i64 %12 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %14 = mul nsw i32 %13, 9
  %15 = add nsw i32 %14, 3
  %16 = add nsw i32 %14, 6
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 36
  br label %21

20:                                               ; preds = %21
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  br label %53

21:                                               ; preds = %2, %21
  %22 = phi i32 [ 0, %2 ], [ %46, %21 ]
  %23 = add nsw i32 %22, %14
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !14
  %27 = add nsw i32 %15, %22
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !14
  %31 = add nsw i32 %16, %22
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %32
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !14
  %35 = zext nneg i32 %22 to i64
  %36 = getelementptr inbounds nuw float, ptr %3, i64 %35
  store float %26, ptr %36, align 4, !tbaa !14
  %37 = fadd float %26, %30
  %38 = fadd float %37, %34
  %39 = fmul float %38, 5.000000e-01
  %40 = getelementptr inbounds nuw float, ptr %17, i64 %35
  store float %39, ptr %40, align 4, !tbaa !14
  %41 = fsub float %26, %30
  %42 = fadd float %41, %34
  %43 = fmul float %42, 5.000000e-01
  %44 = getelementptr inbounds nuw float, ptr %18, i64 %35
  store float %43, ptr %44, align 4, !tbaa !14
  %45 = getelementptr inbounds nuw float, ptr %19, i64 %35
  store float %34, ptr %45, align 4, !tbaa !14
  %46 = add nuw nsw i32 %22, 1
  %47 = icmp eq i32 %46, 3
  br i1 %47, label %20, label %21, !llvm.loop !24

48:                                               ; preds = %53
  %49 = load <16 x float>, ptr %4, align 64, !tbaa !25
  %50 = shl i64 %12, 32
  %51 = ashr exact i64 %50, 26
  %52 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %51
  store <16 x float> %49, ptr addrspace(1) %52, align 64, !tbaa !25
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void

53:                                               ; preds = %20, %53
  %54 = phi i32 [ 0, %20 ], [ %74, %53 ]
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw [3 x float], ptr %3, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !14
  %58 = shl nuw nsw i32 %54, 2
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %4, i64 %59
  store float %57, ptr %60, align 16, !tbaa !14
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %62 = load float, ptr %61, align 4, !tbaa !14
  %63 = fadd float %57, %62
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %65 = load float, ptr %64, align 4, !tbaa !14
  %66 = fadd float %63, %65
  %67 = fmul float %66, 5.000000e-01
  %68 = getelementptr inbounds nuw i8, ptr %60, i64 4
  store float %67, ptr %68, align 4, !tbaa !14
  %69 = fsub float %57, %62
  %70 = fadd float %69, %65
  %71 = fmul float %70, 5.000000e-01
  %72 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store float %71, ptr %72, align 8, !tbaa !14
  %73 = getelementptr inbounds nuw i8, ptr %60, i64 12
  store float %65, ptr %73, align 4, !tbaa !14
  %74 = add nuw nsw i32 %54, 1
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %48, label %53, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1, i32 1}
!20 = !{!"none", !"none"}
!21 = !{!"float*", !"float16*"}
!22 = !{!"float*", !"float __attribute__((ext_vector_type(16)))*"}
!23 = !{!"const", !""}
!24 = distinct !{!24, !17}
!25 = !{!8, !8, i64 0}
!26 = distinct !{!26, !17}
