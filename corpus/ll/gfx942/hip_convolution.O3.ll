; ModuleID = 'corpus/hip/hip_convolution.hip'
source_filename = "corpus/hip/hip_convolution.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@d_mask = protected addrspace(4) externally_initialized constant [25 x float] [float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 2.000000e+00, float 7.000000e+00, float 0.000000e+00, float -1.200000e+01, float -8.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00], align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [2 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr), ptr addrspacecast (ptr addrspace(4) @d_mask to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @convolution(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, <2 x i32> noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = mul i32 %4, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.amdgcn.workgroup.id.y()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 14
  %14 = load i16, ptr addrspace(4) %13, align 2, !range !9, !invariant.load !10, !noundef !10
  %15 = zext nneg i16 %14 to i32
  %16 = mul i32 %12, %15
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y()
  %18 = add i32 %16, %17
  %19 = extractelement <2 x i32> %2, i64 0
  %20 = icmp slt i32 %11, %19
  %21 = extractelement <2 x i32> %2, i64 1
  %22 = icmp slt i32 %18, %21
  %23 = and i1 %20, %22
  br i1 %23, label %24, label %242

24:                                               ; preds = %3
  %25 = add nsw i32 %19, 4
  %26 = mul i32 %18, %25
  %27 = add i32 %11, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %28
  %30 = load float, ptr addrspace(1) %29, align 4, !tbaa !11
  %31 = load float, ptr addrspace(4) @d_mask, align 16, !tbaa !11
  %32 = fmul contract float %30, %31
  %33 = fadd contract float %32, 0.000000e+00
  %34 = add nsw i32 %18, 1
  %35 = mul i32 %34, %25
  %36 = add i32 %11, %35
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !11
  %40 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 20), align 4, !tbaa !11
  %41 = fmul contract float %39, %40
  %42 = fadd contract float %33, %41
  %43 = add i32 %18, 2
  %44 = mul i32 %43, %25
  %45 = add i32 %11, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !11
  %49 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 40), align 8, !tbaa !11
  %50 = fmul contract float %48, %49
  %51 = fadd contract float %42, %50
  %52 = add i32 %18, 3
  %53 = mul i32 %52, %25
  %54 = add i32 %11, %53
  %55 = zext i32 %54 to i64
  %56 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %55
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !11
  %58 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 60), align 4, !tbaa !11
  %59 = fmul contract float %57, %58
  %60 = fadd contract float %51, %59
  %61 = add i32 %18, 4
  %62 = mul i32 %61, %25
  %63 = add i32 %11, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %64
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !11
  %67 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 80), align 16, !tbaa !11
  %68 = fmul contract float %66, %67
  %69 = fadd contract float %60, %68
  %70 = add nsw i32 %11, 1
  %71 = add i32 %70, %26
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %72
  %74 = load float, ptr addrspace(1) %73, align 4, !tbaa !11
  %75 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 4), align 4, !tbaa !11
  %76 = fmul contract float %74, %75
  %77 = fadd contract float %69, %76
  %78 = add i32 %70, %35
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %79
  %81 = load float, ptr addrspace(1) %80, align 4, !tbaa !11
  %82 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 24), align 8, !tbaa !11
  %83 = fmul contract float %81, %82
  %84 = fadd contract float %77, %83
  %85 = add i32 %70, %44
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4, !tbaa !11
  %89 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 44), align 4, !tbaa !11
  %90 = fmul contract float %88, %89
  %91 = fadd contract float %84, %90
  %92 = add i32 %70, %53
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %93
  %95 = load float, ptr addrspace(1) %94, align 4, !tbaa !11
  %96 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 64), align 16, !tbaa !11
  %97 = fmul contract float %95, %96
  %98 = fadd contract float %91, %97
  %99 = add i32 %70, %62
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4, !tbaa !11
  %103 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 84), align 4, !tbaa !11
  %104 = fmul contract float %102, %103
  %105 = fadd contract float %98, %104
  %106 = add i32 %11, 2
  %107 = add i32 %106, %26
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %108
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !11
  %111 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 8), align 8, !tbaa !11
  %112 = fmul contract float %110, %111
  %113 = fadd contract float %105, %112
  %114 = add i32 %106, %35
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %115
  %117 = load float, ptr addrspace(1) %116, align 4, !tbaa !11
  %118 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 28), align 4, !tbaa !11
  %119 = fmul contract float %117, %118
  %120 = fadd contract float %113, %119
  %121 = add i32 %106, %44
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %122
  %124 = load float, ptr addrspace(1) %123, align 4, !tbaa !11
  %125 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 48), align 16, !tbaa !11
  %126 = fmul contract float %124, %125
  %127 = fadd contract float %120, %126
  %128 = add i32 %106, %53
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %129
  %131 = load float, ptr addrspace(1) %130, align 4, !tbaa !11
  %132 = load <2 x float>, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 68), align 4
  %133 = add i32 %106, %62
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %134
  %136 = load float, ptr addrspace(1) %135, align 4, !tbaa !11
  %137 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 88), align 8, !tbaa !11
  %138 = insertelement <2 x float> poison, float %131, i64 0
  %139 = insertelement <2 x float> %138, float %136, i64 1
  %140 = insertelement <2 x float> %132, float %137, i64 1
  %141 = fmul contract <2 x float> %139, %140
  %142 = extractelement <2 x float> %141, i64 0
  %143 = fadd contract float %127, %142
  %144 = extractelement <2 x float> %141, i64 1
  %145 = fadd contract float %143, %144
  %146 = add i32 %11, 3
  %147 = add i32 %146, %26
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %148
  %150 = load float, ptr addrspace(1) %149, align 4, !tbaa !11
  %151 = load <2 x float>, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 12), align 4
  %152 = add i32 %146, %35
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %153
  %155 = load float, ptr addrspace(1) %154, align 4, !tbaa !11
  %156 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 32), align 16, !tbaa !11
  %157 = insertelement <2 x float> poison, float %150, i64 0
  %158 = insertelement <2 x float> %157, float %155, i64 1
  %159 = insertelement <2 x float> %151, float %156, i64 1
  %160 = fmul contract <2 x float> %158, %159
  %161 = extractelement <2 x float> %160, i64 0
  %162 = fadd contract float %145, %161
  %163 = extractelement <2 x float> %160, i64 1
  %164 = fadd contract float %162, %163
  %165 = add i32 %146, %44
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %166
  %168 = load float, ptr addrspace(1) %167, align 4, !tbaa !11
  %169 = load <2 x float>, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 52), align 4
  %170 = add i32 %146, %53
  %171 = zext i32 %170 to i64
  %172 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %171
  %173 = load float, ptr addrspace(1) %172, align 4, !tbaa !11
  %174 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 72), align 8, !tbaa !11
  %175 = insertelement <2 x float> poison, float %168, i64 0
  %176 = insertelement <2 x float> %175, float %173, i64 1
  %177 = insertelement <2 x float> %169, float %174, i64 1
  %178 = fmul contract <2 x float> %176, %177
  %179 = extractelement <2 x float> %178, i64 0
  %180 = fadd contract float %164, %179
  %181 = extractelement <2 x float> %178, i64 1
  %182 = fadd contract float %180, %181
  %183 = add i32 %146, %62
  %184 = zext i32 %183 to i64
  %185 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %184
  %186 = load float, ptr addrspace(1) %185, align 4, !tbaa !11
  %187 = load <2 x float>, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 92), align 4
  %188 = add i32 %11, 4
  %189 = add i32 %188, %26
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %190
  %192 = load float, ptr addrspace(1) %191, align 4, !tbaa !11
  %193 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 16), align 16, !tbaa !11
  %194 = insertelement <2 x float> poison, float %186, i64 0
  %195 = insertelement <2 x float> %194, float %192, i64 1
  %196 = insertelement <2 x float> %187, float %193, i64 1
  %197 = fmul contract <2 x float> %195, %196
  %198 = extractelement <2 x float> %197, i64 0
  %199 = fadd contract float %182, %198
  %200 = extractelement <2 x float> %197, i64 1
  %201 = fadd contract float %199, %200
  %202 = add i32 %188, %35
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %203
  %205 = load float, ptr addrspace(1) %204, align 4, !tbaa !11
  %206 = load <2 x float>, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 36), align 4
  %207 = add i32 %188, %44
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %208
  %210 = load float, ptr addrspace(1) %209, align 4, !tbaa !11
  %211 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 56), align 8, !tbaa !11
  %212 = insertelement <2 x float> poison, float %205, i64 0
  %213 = insertelement <2 x float> %212, float %210, i64 1
  %214 = insertelement <2 x float> %206, float %211, i64 1
  %215 = fmul contract <2 x float> %213, %214
  %216 = extractelement <2 x float> %215, i64 0
  %217 = fadd contract float %201, %216
  %218 = extractelement <2 x float> %215, i64 1
  %219 = fadd contract float %217, %218
  %220 = add i32 %188, %53
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %221
  %223 = load float, ptr addrspace(1) %222, align 4, !tbaa !11
  %224 = load <2 x float>, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 76), align 4
  %225 = add i32 %188, %62
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %226
  %228 = load float, ptr addrspace(1) %227, align 4, !tbaa !11
  %229 = load float, ptr addrspace(4) getelementptr inbounds nuw (i8, ptr addrspace(4) @d_mask, i64 96), align 16, !tbaa !11
  %230 = insertelement <2 x float> poison, float %223, i64 0
  %231 = insertelement <2 x float> %230, float %228, i64 1
  %232 = insertelement <2 x float> %224, float %229, i64 1
  %233 = fmul contract <2 x float> %231, %232
  %234 = extractelement <2 x float> %233, i64 0
  %235 = fadd contract float %219, %234
  %236 = extractelement <2 x float> %233, i64 1
  %237 = fadd contract float %235, %236
  %238 = mul nsw i32 %18, %19
  %239 = add nsw i32 %238, %11
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %240
  store float %237, ptr addrspace(1) %241, align 4, !tbaa !11
  br label %242

242:                                              ; preds = %3, %24
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @depthwise3x3(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef readonly captures(none) %2, ptr addrspace(1) noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = add nsw i32 %4, -2
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %9 = udiv i32 %8, %7
  %10 = mul i32 %9, %7
  %11 = sub i32 %8, %10
  %12 = mul nsw i32 %4, %6
  %13 = mul nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %14
  %16 = mul nsw i32 %6, 9
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %17
  %19 = sext i32 %6 to i64
  %20 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !11
  %22 = mul nsw i32 %9, %4
  %23 = add nsw i32 %22, %11
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr addrspace(1) %15, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !11
  %27 = load float, ptr addrspace(1) %18, align 4, !tbaa !11
  %28 = tail call contract noundef float @llvm.fma.f32(float %26, float %27, float %21)
  %29 = sext i32 %23 to i64
  %30 = getelementptr float, ptr addrspace(1) %15, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 4
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 4
  %34 = load float, ptr addrspace(1) %33, align 4, !tbaa !11
  %35 = tail call contract noundef float @llvm.fma.f32(float %32, float %34, float %28)
  %36 = sext i32 %23 to i64
  %37 = getelementptr float, ptr addrspace(1) %15, i64 %36
  %38 = getelementptr i8, ptr addrspace(1) %37, i64 8
  %39 = load float, ptr addrspace(1) %38, align 4, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 8
  %41 = load float, ptr addrspace(1) %40, align 4, !tbaa !11
  %42 = tail call contract noundef float @llvm.fma.f32(float %39, float %41, float %35)
  %43 = add nuw nsw i32 %9, 1
  %44 = mul nsw i32 %43, %4
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %15, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !11
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 12
  %50 = load float, ptr addrspace(1) %49, align 4, !tbaa !11
  %51 = tail call contract noundef float @llvm.fma.f32(float %48, float %50, float %42)
  %52 = sext i32 %45 to i64
  %53 = getelementptr float, ptr addrspace(1) %15, i64 %52
  %54 = getelementptr i8, ptr addrspace(1) %53, i64 4
  %55 = load float, ptr addrspace(1) %54, align 4, !tbaa !11
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 16
  %57 = load float, ptr addrspace(1) %56, align 4, !tbaa !11
  %58 = tail call contract noundef float @llvm.fma.f32(float %55, float %57, float %51)
  %59 = sext i32 %45 to i64
  %60 = getelementptr float, ptr addrspace(1) %15, i64 %59
  %61 = getelementptr i8, ptr addrspace(1) %60, i64 8
  %62 = load float, ptr addrspace(1) %61, align 4, !tbaa !11
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 20
  %64 = load float, ptr addrspace(1) %63, align 4, !tbaa !11
  %65 = tail call contract noundef float @llvm.fma.f32(float %62, float %64, float %58)
  %66 = add nuw nsw i32 %9, 2
  %67 = mul nsw i32 %66, %4
  %68 = add nsw i32 %67, %11
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr addrspace(1) %15, i64 %69
  %71 = load float, ptr addrspace(1) %70, align 4, !tbaa !11
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 24
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !11
  %74 = tail call contract noundef float @llvm.fma.f32(float %71, float %73, float %65)
  %75 = sext i32 %68 to i64
  %76 = getelementptr float, ptr addrspace(1) %15, i64 %75
  %77 = getelementptr i8, ptr addrspace(1) %76, i64 4
  %78 = load float, ptr addrspace(1) %77, align 4, !tbaa !11
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 28
  %80 = load float, ptr addrspace(1) %79, align 4, !tbaa !11
  %81 = tail call contract noundef float @llvm.fma.f32(float %78, float %80, float %74)
  %82 = sext i32 %68 to i64
  %83 = getelementptr float, ptr addrspace(1) %15, i64 %82
  %84 = getelementptr i8, ptr addrspace(1) %83, i64 8
  %85 = load float, ptr addrspace(1) %84, align 4, !tbaa !11
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 32
  %87 = load float, ptr addrspace(1) %86, align 4, !tbaa !11
  %88 = tail call contract noundef float @llvm.fma.f32(float %85, float %87, float %81)
  %89 = tail call contract noundef float @llvm.maxnum.f32(float %88, float 0.000000e+00)
  %90 = mul nsw i32 %7, %6
  %91 = add nsw i32 %9, %90
  %92 = mul nsw i32 %91, %7
  %93 = add nsw i32 %92, %11
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %94
  store float %89, ptr addrspace(1) %95, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @max_pool(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = sdiv i32 %3, 2
  %7 = sdiv i32 %5, %6
  %8 = mul i32 %7, %6
  %9 = sub i32 %5, %8
  %10 = shl nsw i32 %7, 1
  %11 = mul nsw i32 %10, %3
  %12 = shl nuw nsw i32 %9, 1
  %13 = add nsw i32 %11, %12
  %14 = or disjoint i32 %12, 1
  %15 = add i32 %14, %11
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load <2 x float>, ptr addrspace(1) %17, align 4, !tbaa !11
  %19 = extractelement <2 x float> %18, i64 0
  %20 = extractelement <2 x float> %18, i64 1
  %21 = fcmp contract ogt float %20, %19
  %22 = select i1 %21, i32 %15, i32 %13
  %23 = or disjoint i32 %10, 1
  %24 = mul nsw i32 %23, %3
  %25 = add i32 %12, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %26
  %28 = load float, ptr addrspace(1) %27, align 4, !tbaa !11
  %29 = sext i32 %22 to i64
  %30 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !11
  %32 = fcmp contract ogt float %28, %31
  %33 = select i1 %32, i32 %25, i32 %22
  %34 = add i32 %14, %24
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %37 = load float, ptr addrspace(1) %36, align 4, !tbaa !11
  %38 = sext i32 %33 to i64
  %39 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %38
  %40 = load float, ptr addrspace(1) %39, align 4, !tbaa !11
  %41 = fcmp contract ogt float %37, %40
  %42 = select i1 %41, i32 %34, i32 %33
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %43
  %45 = load float, ptr addrspace(1) %44, align 4, !tbaa !11
  %46 = zext nneg i32 %5 to i64
  %47 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %46
  store float %45, ptr addrspace(1) %47, align 4, !tbaa !11
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %46
  store i32 %42, ptr addrspace(1) %48, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !7, i64 0}
