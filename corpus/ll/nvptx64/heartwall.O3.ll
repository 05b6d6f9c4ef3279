; ModuleID = 'corpus/opencl/heartwall.cl'
source_filename = "corpus/opencl/heartwall.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@correlate.win = internal unnamed_addr addrspace(3) global [13 x [13 x float]] undef, align 4
@correlate.tpl = internal unnamed_addr addrspace(3) global [25 x float] undef, align 4
@correlate.corr = internal unnamed_addr addrspace(3) global [81 x float] undef, align 4
@correlate.stat.0 = internal unnamed_addr addrspace(3) global float undef, align 4
@correlate.stat.1 = internal unnamed_addr addrspace(3) global float undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, ptr addrspace(1) noundef align 4 %3, ptr addrspace(1) noundef align 4 %4, ptr addrspace(1) noundef align 4 %5, i32 noundef %6) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_correlate(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %9
  %13 = load i32, ptr addrspace(1) %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %9
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !6
  %16 = icmp samesign ult i32 %10, 169
  br i1 %16, label %21, label %17

17:                                               ; preds = %21, %7
  %18 = icmp samesign ult i32 %10, 25
  br i1 %18, label %19, label %43

19:                                               ; preds = %17
  %20 = mul nuw nsw i32 %8, 25
  br label %127

21:                                               ; preds = %7, %21
  %22 = phi i32 [ %41, %21 ], [ %10, %7 ]
  %23 = trunc nuw i32 %22 to i8
  %24 = freeze i8 %23
  %25 = udiv i8 %24, 13
  %26 = zext nneg i8 %25 to i32
  %27 = add nsw i32 %13, %26
  %28 = mul nsw i32 %27, %6
  %29 = mul i8 %25, 13
  %30 = sub i8 %24, %29
  %31 = zext nneg i8 %30 to i32
  %32 = add i32 %15, %31
  %33 = add i32 %32, %28
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !14
  %37 = zext nneg i8 %25 to i64
  %38 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %37
  %39 = zext nneg i8 %30 to i64
  %40 = getelementptr inbounds nuw float, ptr addrspace(3) %38, i64 %39
  store float %36, ptr addrspace(3) %40, align 4, !tbaa !14
  %41 = add nuw nsw i32 %22, %11
  %42 = icmp samesign ult i32 %41, 169
  br i1 %42, label %21, label %17

43:                                               ; preds = %127, %17
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp eq i32 %10, 0
  br i1 %44, label %45, label %137

45:                                               ; preds = %43
  %46 = load float, ptr addrspace(3) @correlate.tpl, align 4, !tbaa !14
  %47 = fadd float %46, 0.000000e+00
  %48 = tail call float @llvm.fmuladd.f32(float %46, float %46, float 0.000000e+00)
  %49 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 4), align 4, !tbaa !14
  %50 = fadd float %47, %49
  %51 = tail call float @llvm.fmuladd.f32(float %49, float %49, float %48)
  %52 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 8), align 4, !tbaa !14
  %53 = fadd float %50, %52
  %54 = tail call float @llvm.fmuladd.f32(float %52, float %52, float %51)
  %55 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 12), align 4, !tbaa !14
  %56 = fadd float %53, %55
  %57 = tail call float @llvm.fmuladd.f32(float %55, float %55, float %54)
  %58 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 16), align 4, !tbaa !14
  %59 = fadd float %56, %58
  %60 = tail call float @llvm.fmuladd.f32(float %58, float %58, float %57)
  %61 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 20), align 4, !tbaa !14
  %62 = fadd float %59, %61
  %63 = tail call float @llvm.fmuladd.f32(float %61, float %61, float %60)
  %64 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 24), align 4, !tbaa !14
  %65 = fadd float %62, %64
  %66 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %63)
  %67 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 28), align 4, !tbaa !14
  %68 = fadd float %65, %67
  %69 = tail call float @llvm.fmuladd.f32(float %67, float %67, float %66)
  %70 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 32), align 4, !tbaa !14
  %71 = fadd float %68, %70
  %72 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %69)
  %73 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 36), align 4, !tbaa !14
  %74 = fadd float %71, %73
  %75 = tail call float @llvm.fmuladd.f32(float %73, float %73, float %72)
  %76 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 40), align 4, !tbaa !14
  %77 = fadd float %74, %76
  %78 = tail call float @llvm.fmuladd.f32(float %76, float %76, float %75)
  %79 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 44), align 4, !tbaa !14
  %80 = fadd float %77, %79
  %81 = tail call float @llvm.fmuladd.f32(float %79, float %79, float %78)
  %82 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 48), align 4, !tbaa !14
  %83 = fadd float %80, %82
  %84 = tail call float @llvm.fmuladd.f32(float %82, float %82, float %81)
  %85 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 52), align 4, !tbaa !14
  %86 = fadd float %83, %85
  %87 = tail call float @llvm.fmuladd.f32(float %85, float %85, float %84)
  %88 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 56), align 4, !tbaa !14
  %89 = fadd float %86, %88
  %90 = tail call float @llvm.fmuladd.f32(float %88, float %88, float %87)
  %91 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 60), align 4, !tbaa !14
  %92 = fadd float %89, %91
  %93 = tail call float @llvm.fmuladd.f32(float %91, float %91, float %90)
  %94 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 64), align 4, !tbaa !14
  %95 = fadd float %92, %94
  %96 = tail call float @llvm.fmuladd.f32(float %94, float %94, float %93)
  %97 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 68), align 4, !tbaa !14
  %98 = fadd float %95, %97
  %99 = tail call float @llvm.fmuladd.f32(float %97, float %97, float %96)
  %100 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 72), align 4, !tbaa !14
  %101 = fadd float %98, %100
  %102 = tail call float @llvm.fmuladd.f32(float %100, float %100, float %99)
  %103 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 76), align 4, !tbaa !14
  %104 = fadd float %101, %103
  %105 = tail call float @llvm.fmuladd.f32(float %103, float %103, float %102)
  %106 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 80), align 4, !tbaa !14
  %107 = fadd float %104, %106
  %108 = tail call float @llvm.fmuladd.f32(float %106, float %106, float %105)
  %109 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 84), align 4, !tbaa !14
  %110 = fadd float %107, %109
  %111 = tail call float @llvm.fmuladd.f32(float %109, float %109, float %108)
  %112 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 88), align 4, !tbaa !14
  %113 = fadd float %110, %112
  %114 = tail call float @llvm.fmuladd.f32(float %112, float %112, float %111)
  %115 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 92), align 4, !tbaa !14
  %116 = fadd float %113, %115
  %117 = tail call float @llvm.fmuladd.f32(float %115, float %115, float %114)
  %118 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 96), align 4, !tbaa !14
  %119 = fadd float %116, %118
  %120 = tail call float @llvm.fmuladd.f32(float %118, float %118, float %117)
  %121 = fdiv float %119, 2.500000e+01
  store float %121, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !14
  %122 = fmul float %119, %119
  %123 = fdiv float %122, 2.500000e+01
  %124 = fsub float %120, %123
  %125 = tail call noundef float @llvm.maximumnum.f32(float %124, float 0.000000e+00)
  %126 = tail call float @llvm.nvvm.sqrt.approx.f(float %125) #7
  store float %126, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !14
  br label %137

127:                                              ; preds = %19, %127
  %128 = phi i32 [ %10, %19 ], [ %135, %127 ]
  %129 = add nuw nsw i32 %128, %20
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %130
  %132 = load float, ptr addrspace(1) %131, align 4, !tbaa !14
  %133 = zext nneg i32 %128 to i64
  %134 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.tpl, i64 %133
  store float %132, ptr addrspace(3) %134, align 4, !tbaa !14
  %135 = add nuw nsw i32 %128, %11
  %136 = icmp samesign ult i32 %135, 25
  br i1 %136, label %127, label %43

137:                                              ; preds = %45, %43
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %138 = icmp samesign ult i32 %10, 81
  br i1 %138, label %139, label %193

139:                                              ; preds = %137
  %140 = load float, ptr addrspace(3) @correlate.stat.0, align 4, !tbaa !14
  %141 = load float, ptr addrspace(3) @correlate.stat.1, align 4, !tbaa !14
  %142 = mul nuw nsw i32 %8, 81
  %143 = load float, ptr addrspace(3) @correlate.tpl, align 4, !tbaa !14
  %144 = fsub float %143, %140
  %145 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 4), align 4, !tbaa !14
  %146 = fsub float %145, %140
  %147 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 8), align 4, !tbaa !14
  %148 = fsub float %147, %140
  %149 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 12), align 4, !tbaa !14
  %150 = fsub float %149, %140
  %151 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 16), align 4, !tbaa !14
  %152 = fsub float %151, %140
  %153 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 20), align 4, !tbaa !14
  %154 = fsub float %153, %140
  %155 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 24), align 4, !tbaa !14
  %156 = fsub float %155, %140
  %157 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 28), align 4, !tbaa !14
  %158 = fsub float %157, %140
  %159 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 32), align 4, !tbaa !14
  %160 = fsub float %159, %140
  %161 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 36), align 4, !tbaa !14
  %162 = fsub float %161, %140
  %163 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 40), align 4, !tbaa !14
  %164 = fsub float %163, %140
  %165 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 44), align 4, !tbaa !14
  %166 = fsub float %165, %140
  %167 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 48), align 4, !tbaa !14
  %168 = fsub float %167, %140
  %169 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 52), align 4, !tbaa !14
  %170 = fsub float %169, %140
  %171 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 56), align 4, !tbaa !14
  %172 = fsub float %171, %140
  %173 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 60), align 4, !tbaa !14
  %174 = fsub float %173, %140
  %175 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 64), align 4, !tbaa !14
  %176 = fsub float %175, %140
  %177 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 68), align 4, !tbaa !14
  %178 = fsub float %177, %140
  %179 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 72), align 4, !tbaa !14
  %180 = fsub float %179, %140
  %181 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 76), align 4, !tbaa !14
  %182 = fsub float %181, %140
  %183 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 80), align 4, !tbaa !14
  %184 = fsub float %183, %140
  %185 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 84), align 4, !tbaa !14
  %186 = fsub float %185, %140
  %187 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 88), align 4, !tbaa !14
  %188 = fsub float %187, %140
  %189 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 92), align 4, !tbaa !14
  %190 = fsub float %189, %140
  %191 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @correlate.tpl, i64 96), align 4, !tbaa !14
  %192 = fsub float %191, %140
  br label %194

193:                                              ; preds = %194, %137
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %44, label %379, label %455

194:                                              ; preds = %139, %194
  %195 = phi i32 [ %10, %139 ], [ %364, %194 ]
  %196 = trunc nuw nsw i32 %195 to i8
  %197 = freeze i8 %196
  %198 = udiv i8 %197, 9
  %199 = mul i8 %198, 9
  %200 = sub i8 %197, %199
  %201 = zext nneg i8 %200 to i32
  %202 = zext nneg i8 %200 to i64
  %203 = zext nneg i8 %198 to i64
  %204 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %203
  %205 = getelementptr inbounds nuw float, ptr addrspace(3) %204, i64 %202
  %206 = load float, ptr addrspace(3) %205, align 4, !tbaa !14
  %207 = fadd float %206, 0.000000e+00
  %208 = tail call float @llvm.fmuladd.f32(float %206, float %206, float 0.000000e+00)
  %209 = tail call float @llvm.fmuladd.f32(float %206, float %144, float 0.000000e+00)
  %210 = add nuw nsw i32 %201, 1
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw float, ptr addrspace(3) %204, i64 %211
  %213 = load float, ptr addrspace(3) %212, align 4, !tbaa !14
  %214 = fadd float %207, %213
  %215 = tail call float @llvm.fmuladd.f32(float %213, float %213, float %208)
  %216 = tail call float @llvm.fmuladd.f32(float %213, float %146, float %209)
  %217 = add nuw nsw i32 %201, 2
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds nuw float, ptr addrspace(3) %204, i64 %218
  %220 = load float, ptr addrspace(3) %219, align 4, !tbaa !14
  %221 = fadd float %214, %220
  %222 = tail call float @llvm.fmuladd.f32(float %220, float %220, float %215)
  %223 = tail call float @llvm.fmuladd.f32(float %220, float %148, float %216)
  %224 = add nuw nsw i32 %201, 3
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw float, ptr addrspace(3) %204, i64 %225
  %227 = load float, ptr addrspace(3) %226, align 4, !tbaa !14
  %228 = fadd float %221, %227
  %229 = tail call float @llvm.fmuladd.f32(float %227, float %227, float %222)
  %230 = tail call float @llvm.fmuladd.f32(float %227, float %150, float %223)
  %231 = add nuw nsw i32 %201, 4
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw float, ptr addrspace(3) %204, i64 %232
  %234 = load float, ptr addrspace(3) %233, align 4, !tbaa !14
  %235 = fadd float %228, %234
  %236 = tail call float @llvm.fmuladd.f32(float %234, float %234, float %229)
  %237 = tail call float @llvm.fmuladd.f32(float %234, float %152, float %230)
  %238 = zext nneg i8 %198 to i64
  %239 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %238
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %239, i64 52
  %241 = getelementptr inbounds nuw float, ptr addrspace(3) %240, i64 %202
  %242 = load float, ptr addrspace(3) %241, align 4, !tbaa !14
  %243 = fadd float %235, %242
  %244 = tail call float @llvm.fmuladd.f32(float %242, float %242, float %236)
  %245 = tail call float @llvm.fmuladd.f32(float %242, float %154, float %237)
  %246 = getelementptr inbounds nuw float, ptr addrspace(3) %240, i64 %211
  %247 = load float, ptr addrspace(3) %246, align 4, !tbaa !14
  %248 = fadd float %243, %247
  %249 = tail call float @llvm.fmuladd.f32(float %247, float %247, float %244)
  %250 = tail call float @llvm.fmuladd.f32(float %247, float %156, float %245)
  %251 = getelementptr inbounds nuw float, ptr addrspace(3) %240, i64 %218
  %252 = load float, ptr addrspace(3) %251, align 4, !tbaa !14
  %253 = fadd float %248, %252
  %254 = tail call float @llvm.fmuladd.f32(float %252, float %252, float %249)
  %255 = tail call float @llvm.fmuladd.f32(float %252, float %158, float %250)
  %256 = getelementptr inbounds nuw float, ptr addrspace(3) %240, i64 %225
  %257 = load float, ptr addrspace(3) %256, align 4, !tbaa !14
  %258 = fadd float %253, %257
  %259 = tail call float @llvm.fmuladd.f32(float %257, float %257, float %254)
  %260 = tail call float @llvm.fmuladd.f32(float %257, float %160, float %255)
  %261 = getelementptr inbounds nuw float, ptr addrspace(3) %240, i64 %232
  %262 = load float, ptr addrspace(3) %261, align 4, !tbaa !14
  %263 = fadd float %258, %262
  %264 = tail call float @llvm.fmuladd.f32(float %262, float %262, float %259)
  %265 = tail call float @llvm.fmuladd.f32(float %262, float %162, float %260)
  %266 = zext nneg i8 %198 to i64
  %267 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %266
  %268 = getelementptr inbounds nuw i8, ptr addrspace(3) %267, i64 104
  %269 = getelementptr inbounds nuw float, ptr addrspace(3) %268, i64 %202
  %270 = load float, ptr addrspace(3) %269, align 4, !tbaa !14
  %271 = fadd float %263, %270
  %272 = tail call float @llvm.fmuladd.f32(float %270, float %270, float %264)
  %273 = tail call float @llvm.fmuladd.f32(float %270, float %164, float %265)
  %274 = getelementptr inbounds nuw float, ptr addrspace(3) %268, i64 %211
  %275 = load float, ptr addrspace(3) %274, align 4, !tbaa !14
  %276 = fadd float %271, %275
  %277 = tail call float @llvm.fmuladd.f32(float %275, float %275, float %272)
  %278 = tail call float @llvm.fmuladd.f32(float %275, float %166, float %273)
  %279 = getelementptr inbounds nuw float, ptr addrspace(3) %268, i64 %218
  %280 = load float, ptr addrspace(3) %279, align 4, !tbaa !14
  %281 = fadd float %276, %280
  %282 = tail call float @llvm.fmuladd.f32(float %280, float %280, float %277)
  %283 = tail call float @llvm.fmuladd.f32(float %280, float %168, float %278)
  %284 = getelementptr inbounds nuw float, ptr addrspace(3) %268, i64 %225
  %285 = load float, ptr addrspace(3) %284, align 4, !tbaa !14
  %286 = fadd float %281, %285
  %287 = tail call float @llvm.fmuladd.f32(float %285, float %285, float %282)
  %288 = tail call float @llvm.fmuladd.f32(float %285, float %170, float %283)
  %289 = getelementptr inbounds nuw float, ptr addrspace(3) %268, i64 %232
  %290 = load float, ptr addrspace(3) %289, align 4, !tbaa !14
  %291 = fadd float %286, %290
  %292 = tail call float @llvm.fmuladd.f32(float %290, float %290, float %287)
  %293 = tail call float @llvm.fmuladd.f32(float %290, float %172, float %288)
  %294 = zext nneg i8 %198 to i64
  %295 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %294
  %296 = getelementptr inbounds nuw i8, ptr addrspace(3) %295, i64 156
  %297 = getelementptr inbounds nuw float, ptr addrspace(3) %296, i64 %202
  %298 = load float, ptr addrspace(3) %297, align 4, !tbaa !14
  %299 = fadd float %291, %298
  %300 = tail call float @llvm.fmuladd.f32(float %298, float %298, float %292)
  %301 = tail call float @llvm.fmuladd.f32(float %298, float %174, float %293)
  %302 = getelementptr inbounds nuw float, ptr addrspace(3) %296, i64 %211
  %303 = load float, ptr addrspace(3) %302, align 4, !tbaa !14
  %304 = fadd float %299, %303
  %305 = tail call float @llvm.fmuladd.f32(float %303, float %303, float %300)
  %306 = tail call float @llvm.fmuladd.f32(float %303, float %176, float %301)
  %307 = getelementptr inbounds nuw float, ptr addrspace(3) %296, i64 %218
  %308 = load float, ptr addrspace(3) %307, align 4, !tbaa !14
  %309 = fadd float %304, %308
  %310 = tail call float @llvm.fmuladd.f32(float %308, float %308, float %305)
  %311 = tail call float @llvm.fmuladd.f32(float %308, float %178, float %306)
  %312 = getelementptr inbounds nuw float, ptr addrspace(3) %296, i64 %225
  %313 = load float, ptr addrspace(3) %312, align 4, !tbaa !14
  %314 = fadd float %309, %313
  %315 = tail call float @llvm.fmuladd.f32(float %313, float %313, float %310)
  %316 = tail call float @llvm.fmuladd.f32(float %313, float %180, float %311)
  %317 = getelementptr inbounds nuw float, ptr addrspace(3) %296, i64 %232
  %318 = load float, ptr addrspace(3) %317, align 4, !tbaa !14
  %319 = fadd float %314, %318
  %320 = tail call float @llvm.fmuladd.f32(float %318, float %318, float %315)
  %321 = tail call float @llvm.fmuladd.f32(float %318, float %182, float %316)
  %322 = zext nneg i8 %198 to i64
  %323 = getelementptr inbounds nuw [13 x float], ptr addrspace(3) @correlate.win, i64 %322
  %324 = getelementptr inbounds nuw i8, ptr addrspace(3) %323, i64 208
  %325 = getelementptr inbounds nuw float, ptr addrspace(3) %324, i64 %202
  %326 = load float, ptr addrspace(3) %325, align 4, !tbaa !14
  %327 = fadd float %319, %326
  %328 = tail call float @llvm.fmuladd.f32(float %326, float %326, float %320)
  %329 = tail call float @llvm.fmuladd.f32(float %326, float %184, float %321)
  %330 = getelementptr inbounds nuw float, ptr addrspace(3) %324, i64 %211
  %331 = load float, ptr addrspace(3) %330, align 4, !tbaa !14
  %332 = fadd float %327, %331
  %333 = tail call float @llvm.fmuladd.f32(float %331, float %331, float %328)
  %334 = tail call float @llvm.fmuladd.f32(float %331, float %186, float %329)
  %335 = getelementptr inbounds nuw float, ptr addrspace(3) %324, i64 %218
  %336 = load float, ptr addrspace(3) %335, align 4, !tbaa !14
  %337 = fadd float %332, %336
  %338 = tail call float @llvm.fmuladd.f32(float %336, float %336, float %333)
  %339 = tail call float @llvm.fmuladd.f32(float %336, float %188, float %334)
  %340 = getelementptr inbounds nuw float, ptr addrspace(3) %324, i64 %225
  %341 = load float, ptr addrspace(3) %340, align 4, !tbaa !14
  %342 = fadd float %337, %341
  %343 = tail call float @llvm.fmuladd.f32(float %341, float %341, float %338)
  %344 = tail call float @llvm.fmuladd.f32(float %341, float %190, float %339)
  %345 = getelementptr inbounds nuw float, ptr addrspace(3) %324, i64 %232
  %346 = load float, ptr addrspace(3) %345, align 4, !tbaa !14
  %347 = fadd float %342, %346
  %348 = tail call float @llvm.fmuladd.f32(float %346, float %346, float %343)
  %349 = tail call float @llvm.fmuladd.f32(float %346, float %192, float %344)
  %350 = fmul float %347, %347
  %351 = fdiv float %350, 2.500000e+01
  %352 = fsub float %348, %351
  %353 = tail call noundef float @llvm.maximumnum.f32(float %352, float 0.000000e+00)
  %354 = tail call float @llvm.nvvm.sqrt.approx.f(float %353) #7
  %355 = fmul float %354, %141
  %356 = fcmp ogt float %355, 0.000000e+00
  %357 = fdiv float %349, %355
  %358 = select i1 %356, float %357, float 0.000000e+00
  %359 = zext nneg i32 %195 to i64
  %360 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %359
  store float %358, ptr addrspace(3) %360, align 4, !tbaa !14
  %361 = add nuw nsw i32 %195, %142
  %362 = zext nneg i32 %361 to i64
  %363 = getelementptr inbounds nuw float, ptr addrspace(1) %4, i64 %362
  store float %358, ptr addrspace(1) %363, align 4, !tbaa !14
  %364 = add nuw nsw i32 %195, %11
  %365 = icmp samesign ult i32 %364, 81
  br i1 %365, label %194, label %193

366:                                              ; preds = %379
  %367 = freeze i32 %452
  %368 = udiv i32 %367, 9
  %369 = add i32 %13, 2
  %370 = add i32 %369, %368
  %371 = shl nuw nsw i32 %8, 1
  %372 = zext nneg i32 %371 to i64
  %373 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %372
  store i32 %370, ptr addrspace(1) %373, align 4, !tbaa !6
  %374 = mul i32 %368, 9
  %375 = sub i32 %367, %374
  %376 = add i32 %15, 2
  %377 = add i32 %376, %375
  %378 = getelementptr inbounds nuw i8, ptr addrspace(1) %373, i64 4
  store i32 %377, ptr addrspace(1) %378, align 4, !tbaa !6
  br label %455

379:                                              ; preds = %193, %379
  %380 = phi i32 [ %453, %379 ], [ 1, %193 ]
  %381 = phi i32 [ %452, %379 ], [ 0, %193 ]
  %382 = zext nneg i32 %380 to i64
  %383 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %382
  %384 = load float, ptr addrspace(3) %383, align 4, !tbaa !14
  %385 = zext nneg i32 %381 to i64
  %386 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %385
  %387 = load float, ptr addrspace(3) %386, align 4, !tbaa !14
  %388 = fcmp ogt float %384, %387
  %389 = select i1 %388, i32 %380, i32 %381
  %390 = add nuw nsw i32 %380, 1
  %391 = zext nneg i32 %390 to i64
  %392 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %391
  %393 = load float, ptr addrspace(3) %392, align 4, !tbaa !14
  %394 = zext nneg i32 %389 to i64
  %395 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %394
  %396 = load float, ptr addrspace(3) %395, align 4, !tbaa !14
  %397 = fcmp ogt float %393, %396
  %398 = select i1 %397, i32 %390, i32 %389
  %399 = add nuw nsw i32 %380, 2
  %400 = zext nneg i32 %399 to i64
  %401 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %400
  %402 = load float, ptr addrspace(3) %401, align 4, !tbaa !14
  %403 = zext nneg i32 %398 to i64
  %404 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %403
  %405 = load float, ptr addrspace(3) %404, align 4, !tbaa !14
  %406 = fcmp ogt float %402, %405
  %407 = select i1 %406, i32 %399, i32 %398
  %408 = add nuw nsw i32 %380, 3
  %409 = zext nneg i32 %408 to i64
  %410 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %409
  %411 = load float, ptr addrspace(3) %410, align 4, !tbaa !14
  %412 = zext nneg i32 %407 to i64
  %413 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %412
  %414 = load float, ptr addrspace(3) %413, align 4, !tbaa !14
  %415 = fcmp ogt float %411, %414
  %416 = select i1 %415, i32 %408, i32 %407
  %417 = add nuw nsw i32 %380, 4
  %418 = zext nneg i32 %417 to i64
  %419 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %418
  %420 = load float, ptr addrspace(3) %419, align 4, !tbaa !14
  %421 = zext nneg i32 %416 to i64
  %422 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %421
  %423 = load float, ptr addrspace(3) %422, align 4, !tbaa !14
  %424 = fcmp ogt float %420, %423
  %425 = select i1 %424, i32 %417, i32 %416
  %426 = add nuw nsw i32 %380, 5
  %427 = zext nneg i32 %426 to i64
  %428 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %427
  %429 = load float, ptr addrspace(3) %428, align 4, !tbaa !14
  %430 = zext nneg i32 %425 to i64
  %431 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %430
  %432 = load float, ptr addrspace(3) %431, align 4, !tbaa !14
  %433 = fcmp ogt float %429, %432
  %434 = select i1 %433, i32 %426, i32 %425
  %435 = add nuw nsw i32 %380, 6
  %436 = zext nneg i32 %435 to i64
  %437 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %436
  %438 = load float, ptr addrspace(3) %437, align 4, !tbaa !14
  %439 = zext nneg i32 %434 to i64
  %440 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %439
  %441 = load float, ptr addrspace(3) %440, align 4, !tbaa !14
  %442 = fcmp ogt float %438, %441
  %443 = select i1 %442, i32 %435, i32 %434
  %444 = add nuw nsw i32 %380, 7
  %445 = zext nneg i32 %444 to i64
  %446 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %445
  %447 = load float, ptr addrspace(3) %446, align 4, !tbaa !14
  %448 = zext nneg i32 %443 to i64
  %449 = getelementptr inbounds nuw float, ptr addrspace(3) @correlate.corr, i64 %448
  %450 = load float, ptr addrspace(3) %449, align 4, !tbaa !14
  %451 = fcmp ogt float %447, %450
  %452 = select i1 %451, i32 %444, i32 %443
  %453 = add nuw nsw i32 %380, 8
  %454 = icmp eq i32 %453, 81
  br i1 %454, label %366, label %379

455:                                              ; preds = %366, %193
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int*", !"int*", !"float*", !"int*", !"int"}
!13 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
