; ModuleID = 'corpus/cuda/cu_quant_matvec.cu'
source_filename = "corpus/cuda/cu_quant_matvec.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.block_q8_0 = type { half, [32 x i8] }

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @matvec_q8_0(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = lshr i32 %7, 3
  %9 = icmp slt i32 %8, %4
  br i1 %9, label %10, label %17

10:                                               ; preds = %5
  %11 = mul nsw i32 %4, %6
  %12 = shl nuw nsw i32 %7, 1
  %13 = and i32 %12, 14
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr i16, ptr %1, i64 %14
  %16 = getelementptr inbounds nuw i16, ptr %1, i64 %14
  br label %29

17:                                               ; preds = %29, %5
  %18 = phi float [ 0.000000e+00, %5 ], [ %93, %29 ]
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 range(i32 1, -2147483648) 16, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 8, i32 31)
  %22 = fadd contract float %20, %21
  %23 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %22, i32 range(i32 1, -2147483648) 4, i32 31)
  %24 = fadd contract float %22, %23
  %25 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %24, i32 range(i32 1, -2147483648) 2, i32 31)
  %26 = fadd contract float %24, %25
  %27 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %26, i32 range(i32 1, -2147483648) 1, i32 31)
  %28 = icmp eq i32 %7, 0
  br i1 %28, label %96, label %100

29:                                               ; preds = %10, %29
  %30 = phi float [ 0.000000e+00, %10 ], [ %93, %29 ]
  %31 = phi i32 [ %8, %10 ], [ %94, %29 ]
  %32 = add nsw i32 %31, %11
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds half, ptr %2, i64 %33
  %35 = load half, ptr %34, align 2, !tbaa !8
  %36 = getelementptr inbounds %struct.block_q8_0, ptr %0, i64 %33
  %37 = load half, ptr %36, align 2, !tbaa !10
  %38 = shl nsw i32 %31, 5
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %16, i64 %39
  %41 = getelementptr i8, ptr %40, i64 2
  %42 = load i16, ptr %41, align 2, !tbaa !12
  %43 = zext i16 %42 to i32
  %44 = load i16, ptr %40, align 2, !tbaa !12
  %45 = zext i16 %44 to i32
  %46 = shl nsw i32 %32, 5
  %47 = sext i32 %46 to i64
  %48 = getelementptr i8, ptr %15, i64 %47
  %49 = getelementptr i8, ptr %48, i64 2
  %50 = load i16, ptr %49, align 2, !tbaa !12
  %51 = zext i16 %50 to i32
  %52 = shl nuw i32 %51, 16
  %53 = load i16, ptr %48, align 2, !tbaa !12
  %54 = zext i16 %53 to i32
  %55 = or disjoint i32 %52, %54
  %56 = getelementptr inbounds nuw i8, ptr %36, i64 2
  %57 = getelementptr inbounds nuw i16, ptr %56, i64 %14
  %58 = getelementptr i8, ptr %57, i64 2
  %59 = load i16, ptr %58, align 2, !tbaa !12
  %60 = zext i16 %59 to i32
  %61 = shl nuw i32 %60, 16
  %62 = load i16, ptr %57, align 2, !tbaa !12
  %63 = zext i16 %62 to i32
  %64 = or disjoint i32 %61, %63
  %65 = xor i32 %55, %64
  %66 = shl i32 %65, 24
  %67 = ashr exact i32 %66, 24
  %68 = shl i32 %45, 24
  %69 = ashr exact i32 %68, 24
  %70 = mul nsw i32 %67, %69
  %71 = shl i32 %65, 16
  %72 = ashr i32 %71, 24
  %73 = shl nuw i32 %45, 16
  %74 = ashr i32 %73, 24
  %75 = mul nsw i32 %72, %74
  %76 = add nsw i32 %75, %70
  %77 = shl i32 %65, 8
  %78 = ashr i32 %77, 24
  %79 = shl i32 %43, 24
  %80 = ashr exact i32 %79, 24
  %81 = mul nsw i32 %78, %80
  %82 = add nsw i32 %81, %76
  %83 = ashr i32 %65, 24
  %84 = shl nuw i32 %43, 16
  %85 = ashr i32 %84, 24
  %86 = mul nsw i32 %83, %85
  %87 = add nsw i32 %86, %82
  %88 = fpext contract half %37 to float
  %89 = fpext contract half %35 to float
  %90 = fadd contract float %88, %89
  %91 = sitofp i32 %87 to float
  %92 = fmul contract float %90, %91
  %93 = fadd contract float %30, %92
  %94 = add nuw nsw i32 %31, 4
  %95 = icmp slt i32 %94, %4
  br i1 %95, label %29, label %17, !llvm.loop !14

96:                                               ; preds = %17
  %97 = fadd contract float %26, %27
  %98 = zext nneg i32 %6 to i64
  %99 = getelementptr inbounds nuw float, ptr %3, i64 %98
  store float %97, ptr %99, align 4, !tbaa !17
  br label %100

100:                                              ; preds = %96, %17
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @quantize_q8(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !17
  %12 = tail call contract noundef float @llvm.fabs.f32(float %11)
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 range(i32 1, -2147483648) 16, i32 31)
  %14 = tail call contract noundef float @llvm.maxnum.f32(float %12, float %13)
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 range(i32 1, -2147483648) 8, i32 31)
  %16 = tail call contract noundef float @llvm.maxnum.f32(float %14, float %15)
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 range(i32 1, -2147483648) 4, i32 31)
  %18 = tail call contract noundef float @llvm.maxnum.f32(float %16, float %17)
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 range(i32 1, -2147483648) 2, i32 31)
  %20 = tail call contract noundef float @llvm.maxnum.f32(float %18, float %19)
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 1, i32 31)
  %22 = tail call contract noundef float @llvm.maxnum.f32(float %20, float %21)
  %23 = fdiv contract float %22, 1.270000e+02
  %24 = fcmp contract oeq float %22, 0.000000e+00
  br i1 %24, label %29, label %25

25:                                               ; preds = %3
  %26 = fdiv contract float %11, %23
  %27 = tail call noundef i32 @llvm.nvvm.f2i.rn(float %26)
  %28 = trunc i32 %27 to i8
  br label %29

29:                                               ; preds = %3, %25
  %30 = phi i8 [ %28, %25 ], [ 0, %3 ]
  %31 = getelementptr inbounds i8, ptr %1, i64 %9
  store i8 %30, ptr %31, align 1, !tbaa !19
  %32 = and i32 %7, 31
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %38

34:                                               ; preds = %29
  %35 = sdiv i32 %8, 32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %2, i64 %36
  store float %23, ptr %37, align 4, !tbaa !17
  br label %38

38:                                               ; preds = %34, %29
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @matvec_q4(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = icmp slt i32 %7, %4
  br i1 %8, label %9, label %11

9:                                                ; preds = %5
  %10 = mul nsw i32 %4, %6
  br label %23

11:                                               ; preds = %23, %5
  %12 = phi float [ 0.000000e+00, %5 ], [ %337, %23 ]
  %13 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %12, i32 range(i32 1, -2147483648) 16, i32 31)
  %14 = fadd contract float %12, %13
  %15 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %14, i32 range(i32 1, -2147483648) 8, i32 31)
  %16 = fadd contract float %14, %15
  %17 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %16, i32 range(i32 1, -2147483648) 4, i32 31)
  %18 = fadd contract float %16, %17
  %19 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %18, i32 range(i32 1, -2147483648) 2, i32 31)
  %20 = fadd contract float %18, %19
  %21 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %20, i32 range(i32 1, -2147483648) 1, i32 31)
  %22 = icmp eq i32 %7, 0
  br i1 %22, label %340, label %344

23:                                               ; preds = %9, %23
  %24 = phi float [ 0.000000e+00, %9 ], [ %337, %23 ]
  %25 = phi i32 [ %7, %9 ], [ %338, %23 ]
  %26 = shl nsw i32 %25, 5
  %27 = add nsw i32 %25, %10
  %28 = shl nsw i32 %27, 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !19
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 15
  %34 = add nsw i32 %33, -8
  %35 = zext nneg i32 %26 to i64
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !19
  %38 = sext i8 %37 to i32
  %39 = mul nsw i32 %34, %38
  %40 = lshr i32 %32, 4
  %41 = add nsw i32 %40, -8
  %42 = getelementptr i8, ptr %36, i64 16
  %43 = load i8, ptr %42, align 1, !tbaa !19
  %44 = sext i8 %43 to i32
  %45 = mul nsw i32 %41, %44
  %46 = getelementptr inbounds nuw i8, ptr %30, i64 1
  %47 = load i8, ptr %46, align 1, !tbaa !19
  %48 = zext i8 %47 to i32
  %49 = and i32 %48, 15
  %50 = add nsw i32 %49, -8
  %51 = zext nneg i32 %26 to i64
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %54 = load i8, ptr %53, align 1, !tbaa !19
  %55 = sext i8 %54 to i32
  %56 = mul nsw i32 %50, %55
  %57 = add nsw i32 %56, %39
  %58 = lshr i32 %48, 4
  %59 = add nsw i32 %58, -8
  %60 = getelementptr i8, ptr %52, i64 17
  %61 = load i8, ptr %60, align 1, !tbaa !19
  %62 = sext i8 %61 to i32
  %63 = mul nsw i32 %59, %62
  %64 = add nsw i32 %63, %45
  %65 = getelementptr inbounds nuw i8, ptr %30, i64 2
  %66 = load i8, ptr %65, align 1, !tbaa !19
  %67 = zext i8 %66 to i32
  %68 = and i32 %67, 15
  %69 = add nsw i32 %68, -8
  %70 = zext nneg i32 %26 to i64
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 2
  %73 = load i8, ptr %72, align 1, !tbaa !19
  %74 = sext i8 %73 to i32
  %75 = mul nsw i32 %69, %74
  %76 = add nsw i32 %75, %57
  %77 = lshr i32 %67, 4
  %78 = add nsw i32 %77, -8
  %79 = getelementptr i8, ptr %71, i64 18
  %80 = load i8, ptr %79, align 1, !tbaa !19
  %81 = sext i8 %80 to i32
  %82 = mul nsw i32 %78, %81
  %83 = add nsw i32 %82, %64
  %84 = getelementptr inbounds nuw i8, ptr %30, i64 3
  %85 = load i8, ptr %84, align 1, !tbaa !19
  %86 = zext i8 %85 to i32
  %87 = and i32 %86, 15
  %88 = add nsw i32 %87, -8
  %89 = zext nneg i32 %26 to i64
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 3
  %92 = load i8, ptr %91, align 1, !tbaa !19
  %93 = sext i8 %92 to i32
  %94 = mul nsw i32 %88, %93
  %95 = add nsw i32 %94, %76
  %96 = lshr i32 %86, 4
  %97 = add nsw i32 %96, -8
  %98 = getelementptr i8, ptr %90, i64 19
  %99 = load i8, ptr %98, align 1, !tbaa !19
  %100 = sext i8 %99 to i32
  %101 = mul nsw i32 %97, %100
  %102 = add nsw i32 %101, %83
  %103 = getelementptr inbounds nuw i8, ptr %30, i64 4
  %104 = load i8, ptr %103, align 1, !tbaa !19
  %105 = zext i8 %104 to i32
  %106 = and i32 %105, 15
  %107 = add nsw i32 %106, -8
  %108 = zext nneg i32 %26 to i64
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 4
  %111 = load i8, ptr %110, align 1, !tbaa !19
  %112 = sext i8 %111 to i32
  %113 = mul nsw i32 %107, %112
  %114 = add nsw i32 %113, %95
  %115 = lshr i32 %105, 4
  %116 = add nsw i32 %115, -8
  %117 = getelementptr i8, ptr %109, i64 20
  %118 = load i8, ptr %117, align 1, !tbaa !19
  %119 = sext i8 %118 to i32
  %120 = mul nsw i32 %116, %119
  %121 = add nsw i32 %120, %102
  %122 = getelementptr inbounds nuw i8, ptr %30, i64 5
  %123 = load i8, ptr %122, align 1, !tbaa !19
  %124 = zext i8 %123 to i32
  %125 = and i32 %124, 15
  %126 = add nsw i32 %125, -8
  %127 = zext nneg i32 %26 to i64
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 5
  %130 = load i8, ptr %129, align 1, !tbaa !19
  %131 = sext i8 %130 to i32
  %132 = mul nsw i32 %126, %131
  %133 = add nsw i32 %132, %114
  %134 = lshr i32 %124, 4
  %135 = add nsw i32 %134, -8
  %136 = getelementptr i8, ptr %128, i64 21
  %137 = load i8, ptr %136, align 1, !tbaa !19
  %138 = sext i8 %137 to i32
  %139 = mul nsw i32 %135, %138
  %140 = add nsw i32 %139, %121
  %141 = getelementptr inbounds nuw i8, ptr %30, i64 6
  %142 = load i8, ptr %141, align 1, !tbaa !19
  %143 = zext i8 %142 to i32
  %144 = and i32 %143, 15
  %145 = add nsw i32 %144, -8
  %146 = zext nneg i32 %26 to i64
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 6
  %149 = load i8, ptr %148, align 1, !tbaa !19
  %150 = sext i8 %149 to i32
  %151 = mul nsw i32 %145, %150
  %152 = add nsw i32 %151, %133
  %153 = lshr i32 %143, 4
  %154 = add nsw i32 %153, -8
  %155 = getelementptr i8, ptr %147, i64 22
  %156 = load i8, ptr %155, align 1, !tbaa !19
  %157 = sext i8 %156 to i32
  %158 = mul nsw i32 %154, %157
  %159 = add nsw i32 %158, %140
  %160 = getelementptr inbounds nuw i8, ptr %30, i64 7
  %161 = load i8, ptr %160, align 1, !tbaa !19
  %162 = zext i8 %161 to i32
  %163 = and i32 %162, 15
  %164 = add nsw i32 %163, -8
  %165 = zext nneg i32 %26 to i64
  %166 = getelementptr inbounds nuw i8, ptr %2, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 7
  %168 = load i8, ptr %167, align 1, !tbaa !19
  %169 = sext i8 %168 to i32
  %170 = mul nsw i32 %164, %169
  %171 = add nsw i32 %170, %152
  %172 = lshr i32 %162, 4
  %173 = add nsw i32 %172, -8
  %174 = getelementptr i8, ptr %166, i64 23
  %175 = load i8, ptr %174, align 1, !tbaa !19
  %176 = sext i8 %175 to i32
  %177 = mul nsw i32 %173, %176
  %178 = add nsw i32 %177, %159
  %179 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %180 = load i8, ptr %179, align 1, !tbaa !19
  %181 = zext i8 %180 to i32
  %182 = and i32 %181, 15
  %183 = add nsw i32 %182, -8
  %184 = zext nneg i32 %26 to i64
  %185 = getelementptr inbounds nuw i8, ptr %2, i64 %184
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %187 = load i8, ptr %186, align 1, !tbaa !19
  %188 = sext i8 %187 to i32
  %189 = mul nsw i32 %183, %188
  %190 = add nsw i32 %189, %171
  %191 = lshr i32 %181, 4
  %192 = add nsw i32 %191, -8
  %193 = getelementptr i8, ptr %185, i64 24
  %194 = load i8, ptr %193, align 1, !tbaa !19
  %195 = sext i8 %194 to i32
  %196 = mul nsw i32 %192, %195
  %197 = add nsw i32 %196, %178
  %198 = getelementptr inbounds nuw i8, ptr %30, i64 9
  %199 = load i8, ptr %198, align 1, !tbaa !19
  %200 = zext i8 %199 to i32
  %201 = and i32 %200, 15
  %202 = add nsw i32 %201, -8
  %203 = zext nneg i32 %26 to i64
  %204 = getelementptr inbounds nuw i8, ptr %2, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 9
  %206 = load i8, ptr %205, align 1, !tbaa !19
  %207 = sext i8 %206 to i32
  %208 = mul nsw i32 %202, %207
  %209 = add nsw i32 %208, %190
  %210 = lshr i32 %200, 4
  %211 = add nsw i32 %210, -8
  %212 = getelementptr i8, ptr %204, i64 25
  %213 = load i8, ptr %212, align 1, !tbaa !19
  %214 = sext i8 %213 to i32
  %215 = mul nsw i32 %211, %214
  %216 = add nsw i32 %215, %197
  %217 = getelementptr inbounds nuw i8, ptr %30, i64 10
  %218 = load i8, ptr %217, align 1, !tbaa !19
  %219 = zext i8 %218 to i32
  %220 = and i32 %219, 15
  %221 = add nsw i32 %220, -8
  %222 = zext nneg i32 %26 to i64
  %223 = getelementptr inbounds nuw i8, ptr %2, i64 %222
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 10
  %225 = load i8, ptr %224, align 1, !tbaa !19
  %226 = sext i8 %225 to i32
  %227 = mul nsw i32 %221, %226
  %228 = add nsw i32 %227, %209
  %229 = lshr i32 %219, 4
  %230 = add nsw i32 %229, -8
  %231 = getelementptr i8, ptr %223, i64 26
  %232 = load i8, ptr %231, align 1, !tbaa !19
  %233 = sext i8 %232 to i32
  %234 = mul nsw i32 %230, %233
  %235 = add nsw i32 %234, %216
  %236 = getelementptr inbounds nuw i8, ptr %30, i64 11
  %237 = load i8, ptr %236, align 1, !tbaa !19
  %238 = zext i8 %237 to i32
  %239 = and i32 %238, 15
  %240 = add nsw i32 %239, -8
  %241 = zext nneg i32 %26 to i64
  %242 = getelementptr inbounds nuw i8, ptr %2, i64 %241
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 11
  %244 = load i8, ptr %243, align 1, !tbaa !19
  %245 = sext i8 %244 to i32
  %246 = mul nsw i32 %240, %245
  %247 = add nsw i32 %246, %228
  %248 = lshr i32 %238, 4
  %249 = add nsw i32 %248, -8
  %250 = getelementptr i8, ptr %242, i64 27
  %251 = load i8, ptr %250, align 1, !tbaa !19
  %252 = sext i8 %251 to i32
  %253 = mul nsw i32 %249, %252
  %254 = add nsw i32 %253, %235
  %255 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %256 = load i8, ptr %255, align 1, !tbaa !19
  %257 = zext i8 %256 to i32
  %258 = and i32 %257, 15
  %259 = add nsw i32 %258, -8
  %260 = zext nneg i32 %26 to i64
  %261 = getelementptr inbounds nuw i8, ptr %2, i64 %260
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 12
  %263 = load i8, ptr %262, align 1, !tbaa !19
  %264 = sext i8 %263 to i32
  %265 = mul nsw i32 %259, %264
  %266 = add nsw i32 %265, %247
  %267 = lshr i32 %257, 4
  %268 = add nsw i32 %267, -8
  %269 = getelementptr i8, ptr %261, i64 28
  %270 = load i8, ptr %269, align 1, !tbaa !19
  %271 = sext i8 %270 to i32
  %272 = mul nsw i32 %268, %271
  %273 = add nsw i32 %272, %254
  %274 = getelementptr inbounds nuw i8, ptr %30, i64 13
  %275 = load i8, ptr %274, align 1, !tbaa !19
  %276 = zext i8 %275 to i32
  %277 = and i32 %276, 15
  %278 = add nsw i32 %277, -8
  %279 = zext nneg i32 %26 to i64
  %280 = getelementptr inbounds nuw i8, ptr %2, i64 %279
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 13
  %282 = load i8, ptr %281, align 1, !tbaa !19
  %283 = sext i8 %282 to i32
  %284 = mul nsw i32 %278, %283
  %285 = add nsw i32 %284, %266
  %286 = lshr i32 %276, 4
  %287 = add nsw i32 %286, -8
  %288 = getelementptr i8, ptr %280, i64 29
  %289 = load i8, ptr %288, align 1, !tbaa !19
  %290 = sext i8 %289 to i32
  %291 = mul nsw i32 %287, %290
  %292 = add nsw i32 %291, %273
  %293 = getelementptr inbounds nuw i8, ptr %30, i64 14
  %294 = load i8, ptr %293, align 1, !tbaa !19
  %295 = zext i8 %294 to i32
  %296 = and i32 %295, 15
  %297 = add nsw i32 %296, -8
  %298 = zext nneg i32 %26 to i64
  %299 = getelementptr inbounds nuw i8, ptr %2, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 14
  %301 = load i8, ptr %300, align 1, !tbaa !19
  %302 = sext i8 %301 to i32
  %303 = mul nsw i32 %297, %302
  %304 = add nsw i32 %303, %285
  %305 = lshr i32 %295, 4
  %306 = add nsw i32 %305, -8
  %307 = getelementptr i8, ptr %299, i64 30
  %308 = load i8, ptr %307, align 1, !tbaa !19
  %309 = sext i8 %308 to i32
  %310 = mul nsw i32 %306, %309
  %311 = add nsw i32 %310, %292
  %312 = getelementptr inbounds nuw i8, ptr %30, i64 15
  %313 = load i8, ptr %312, align 1, !tbaa !19
  %314 = zext i8 %313 to i32
  %315 = and i32 %314, 15
  %316 = add nsw i32 %315, -8
  %317 = zext nneg i32 %26 to i64
  %318 = getelementptr inbounds nuw i8, ptr %2, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 15
  %320 = load i8, ptr %319, align 1, !tbaa !19
  %321 = sext i8 %320 to i32
  %322 = mul nsw i32 %316, %321
  %323 = add nsw i32 %322, %304
  %324 = lshr i32 %314, 4
  %325 = add nsw i32 %324, -8
  %326 = getelementptr i8, ptr %318, i64 31
  %327 = load i8, ptr %326, align 1, !tbaa !19
  %328 = sext i8 %327 to i32
  %329 = mul nsw i32 %325, %328
  %330 = add nsw i32 %329, %311
  %331 = sext i32 %27 to i64
  %332 = getelementptr inbounds half, ptr %1, i64 %331
  %333 = load half, ptr %332, align 2, !tbaa !8
  %334 = fpext contract half %333 to float
  %335 = add nsw i32 %330, %323
  %336 = sitofp i32 %335 to float
  %337 = tail call contract noundef float @llvm.fma.f32(float %334, float %336, float %24)
  %338 = add nuw nsw i32 %25, 32
  %339 = icmp slt i32 %338, %4
  br i1 %339, label %23, label %11, !llvm.loop !20

340:                                              ; preds = %11
  %341 = fadd contract float %20, %21
  %342 = zext nneg i32 %6 to i64
  %343 = getelementptr inbounds nuw float, ptr %3, i64 %342
  store float %341, ptr %343, align 4, !tbaa !17
  br label %344

344:                                              ; preds = %340, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @dot_i8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nuw nsw i32 %4, 3
  br label %9

6:                                                ; preds = %9
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i32, ptr %2, i64 %7
  store i32 %43, ptr %8, align 4, !tbaa !4
  ret void

9:                                                ; preds = %3, %9
  %10 = phi i32 [ 0, %3 ], [ %44, %9 ]
  %11 = phi i32 [ 0, %3 ], [ %43, %9 ]
  %12 = add nuw nsw i32 %10, %5
  %13 = and i32 %12, 63
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = add nuw nsw i32 %10, %4
  %18 = and i32 %17, 63
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = shl i32 %21, 24
  %23 = ashr exact i32 %22, 24
  %24 = shl i32 %16, 24
  %25 = ashr exact i32 %24, 24
  %26 = mul nsw i32 %23, %25
  %27 = add nsw i32 %26, %11
  %28 = shl i32 %21, 16
  %29 = ashr i32 %28, 24
  %30 = shl i32 %16, 16
  %31 = ashr i32 %30, 24
  %32 = mul nsw i32 %29, %31
  %33 = add nsw i32 %32, %27
  %34 = shl i32 %21, 8
  %35 = ashr i32 %34, 24
  %36 = shl i32 %16, 8
  %37 = ashr i32 %36, 24
  %38 = mul nsw i32 %35, %37
  %39 = add nsw i32 %38, %33
  %40 = ashr i32 %21, 24
  %41 = ashr i32 %16, 24
  %42 = mul nsw i32 %40, %41
  %43 = add nsw i32 %42, %39
  %44 = add nuw nsw i32 %10, 1
  %45 = icmp eq i32 %44, 4
  br i1 %45, label %6, label %9, !llvm.loop !21
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.bfly.f32(i32, float, i32, i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rn(float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!9, !9, i64 0}
!9 = !{!"_Float16", !6, i64 0}
!10 = !{!11, !9, i64 0}
!11 = !{!"_ZTS10block_q8_0", !9, i64 0, !6, i64 2}
!12 = !{!13, !13, i64 0}
!13 = !{!"short", !6, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = !{!6, !6, i64 0}
!20 = distinct !{!20, !15, !16}
!21 = distinct !{!21, !15, !16}
