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
  br i1 %9, label %10, label %16

10:                                               ; preds = %5
  %11 = mul nsw i32 %4, %6
  %12 = shl nuw nsw i32 %7, 1
  %13 = and i32 %12, 14
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr i16, ptr %1, i64 %14
  br label %28

16:                                               ; preds = %28, %5
  %17 = phi float [ 0.000000e+00, %5 ], [ %92, %28 ]
  %18 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %17, i32 range(i32 1, -2147483648) 16, i32 31)
  %19 = fadd contract float %17, %18
  %20 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %19, i32 range(i32 1, -2147483648) 8, i32 31)
  %21 = fadd contract float %19, %20
  %22 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %21, i32 range(i32 1, -2147483648) 4, i32 31)
  %23 = fadd contract float %21, %22
  %24 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %23, i32 range(i32 1, -2147483648) 2, i32 31)
  %25 = fadd contract float %23, %24
  %26 = tail call contract noundef float @llvm.nvvm.shfl.sync.bfly.f32(i32 -1, float %25, i32 range(i32 1, -2147483648) 1, i32 31)
  %27 = icmp eq i32 %7, 0
  br i1 %27, label %95, label %99

28:                                               ; preds = %10, %28
  %29 = phi float [ 0.000000e+00, %10 ], [ %92, %28 ]
  %30 = phi i32 [ %8, %10 ], [ %93, %28 ]
  %31 = add nsw i32 %30, %11
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds %struct.block_q8_0, ptr %0, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 2
  %35 = getelementptr inbounds nuw i16, ptr %34, i64 %14
  %36 = load i16, ptr %35, align 2, !tbaa !8
  %37 = zext i16 %36 to i32
  %38 = getelementptr i8, ptr %35, i64 2
  %39 = load i16, ptr %38, align 2, !tbaa !8
  %40 = zext i16 %39 to i32
  %41 = shl nuw i32 %40, 16
  %42 = or disjoint i32 %41, %37
  %43 = shl nsw i32 %31, 5
  %44 = sext i32 %43 to i64
  %45 = getelementptr i8, ptr %15, i64 %44
  %46 = load i16, ptr %45, align 2, !tbaa !8
  %47 = zext i16 %46 to i32
  %48 = getelementptr i8, ptr %45, i64 2
  %49 = load i16, ptr %48, align 2, !tbaa !8
  %50 = zext i16 %49 to i32
  %51 = shl nuw i32 %50, 16
  %52 = or disjoint i32 %51, %47
  %53 = xor i32 %52, %42
  %54 = shl nsw i32 %30, 5
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i8, ptr %15, i64 %55
  %57 = load i16, ptr %56, align 2, !tbaa !8
  %58 = zext i16 %57 to i32
  %59 = getelementptr i8, ptr %56, i64 2
  %60 = load i16, ptr %59, align 2, !tbaa !8
  %61 = zext i16 %60 to i32
  %62 = load half, ptr %33, align 2, !tbaa !10
  %63 = getelementptr inbounds half, ptr %2, i64 %32
  %64 = load half, ptr %63, align 2, !tbaa !13
  %65 = shl i32 %53, 24
  %66 = ashr exact i32 %65, 24
  %67 = shl i32 %58, 24
  %68 = ashr exact i32 %67, 24
  %69 = mul nsw i32 %66, %68
  %70 = shl i32 %53, 16
  %71 = ashr i32 %70, 24
  %72 = shl nuw i32 %58, 16
  %73 = ashr i32 %72, 24
  %74 = mul nsw i32 %71, %73
  %75 = add nsw i32 %74, %69
  %76 = shl i32 %53, 8
  %77 = ashr i32 %76, 24
  %78 = shl i32 %61, 24
  %79 = ashr exact i32 %78, 24
  %80 = mul nsw i32 %77, %79
  %81 = add nsw i32 %80, %75
  %82 = ashr i32 %53, 24
  %83 = shl nuw i32 %61, 16
  %84 = ashr i32 %83, 24
  %85 = mul nsw i32 %82, %84
  %86 = add nsw i32 %85, %81
  %87 = fpext contract half %62 to float
  %88 = fpext contract half %64 to float
  %89 = fadd contract float %87, %88
  %90 = sitofp i32 %86 to float
  %91 = fmul contract float %89, %90
  %92 = fadd contract float %29, %91
  %93 = add nuw nsw i32 %30, 4
  %94 = icmp slt i32 %93, %4
  br i1 %94, label %28, label %16, !llvm.loop !14

95:                                               ; preds = %16
  %96 = fadd contract float %25, %26
  %97 = zext nneg i32 %6 to i64
  %98 = getelementptr inbounds nuw float, ptr %3, i64 %97
  store float %96, ptr %98, align 4, !tbaa !16
  br label %99

99:                                               ; preds = %95, %16
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
  %11 = load float, ptr %10, align 4, !tbaa !16
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
  %25 = fdiv contract float %11, %23
  %26 = tail call noundef i32 @llvm.nvvm.f2i.rn(float %25)
  %27 = trunc i32 %26 to i8
  %28 = select i1 %24, i8 0, i8 %27
  %29 = getelementptr inbounds i8, ptr %1, i64 %9
  store i8 %28, ptr %29, align 1, !tbaa !18
  %30 = and i32 %7, 31
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %36

32:                                               ; preds = %3
  %33 = sdiv i32 %8, 32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %2, i64 %34
  store float %23, ptr %35, align 4, !tbaa !16
  br label %36

36:                                               ; preds = %32, %3
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
  %26 = add nsw i32 %25, %10
  %27 = shl nsw i32 %26, 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %0, i64 %28
  %30 = shl nsw i32 %25, 5
  %31 = load i8, ptr %29, align 1, !tbaa !18
  %32 = zext i8 %31 to i32
  %33 = and i32 %32, 15
  %34 = add nsw i32 %33, -8
  %35 = zext nneg i32 %30 to i64
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !18
  %38 = sext i8 %37 to i32
  %39 = mul nsw i32 %34, %38
  %40 = lshr i32 %32, 4
  %41 = add nsw i32 %40, -8
  %42 = getelementptr i8, ptr %36, i64 16
  %43 = load i8, ptr %42, align 1, !tbaa !18
  %44 = sext i8 %43 to i32
  %45 = mul nsw i32 %41, %44
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 1
  %47 = load i8, ptr %46, align 1, !tbaa !18
  %48 = zext i8 %47 to i32
  %49 = and i32 %48, 15
  %50 = add nsw i32 %49, -8
  %51 = zext nneg i32 %30 to i64
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 1
  %54 = load i8, ptr %53, align 1, !tbaa !18
  %55 = sext i8 %54 to i32
  %56 = mul nsw i32 %50, %55
  %57 = add nsw i32 %56, %39
  %58 = lshr i32 %48, 4
  %59 = add nsw i32 %58, -8
  %60 = getelementptr i8, ptr %52, i64 17
  %61 = load i8, ptr %60, align 1, !tbaa !18
  %62 = sext i8 %61 to i32
  %63 = mul nsw i32 %59, %62
  %64 = add nsw i32 %63, %45
  %65 = getelementptr inbounds nuw i8, ptr %29, i64 2
  %66 = load i8, ptr %65, align 1, !tbaa !18
  %67 = zext i8 %66 to i32
  %68 = and i32 %67, 15
  %69 = add nsw i32 %68, -8
  %70 = zext nneg i32 %30 to i64
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 2
  %73 = load i8, ptr %72, align 1, !tbaa !18
  %74 = sext i8 %73 to i32
  %75 = mul nsw i32 %69, %74
  %76 = add nsw i32 %75, %57
  %77 = lshr i32 %67, 4
  %78 = add nsw i32 %77, -8
  %79 = getelementptr i8, ptr %71, i64 18
  %80 = load i8, ptr %79, align 1, !tbaa !18
  %81 = sext i8 %80 to i32
  %82 = mul nsw i32 %78, %81
  %83 = add nsw i32 %82, %64
  %84 = getelementptr inbounds nuw i8, ptr %29, i64 3
  %85 = load i8, ptr %84, align 1, !tbaa !18
  %86 = zext i8 %85 to i32
  %87 = and i32 %86, 15
  %88 = add nsw i32 %87, -8
  %89 = zext nneg i32 %30 to i64
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 3
  %92 = load i8, ptr %91, align 1, !tbaa !18
  %93 = sext i8 %92 to i32
  %94 = mul nsw i32 %88, %93
  %95 = add nsw i32 %94, %76
  %96 = lshr i32 %86, 4
  %97 = add nsw i32 %96, -8
  %98 = getelementptr i8, ptr %90, i64 19
  %99 = load i8, ptr %98, align 1, !tbaa !18
  %100 = sext i8 %99 to i32
  %101 = mul nsw i32 %97, %100
  %102 = add nsw i32 %101, %83
  %103 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %104 = load i8, ptr %103, align 1, !tbaa !18
  %105 = zext i8 %104 to i32
  %106 = and i32 %105, 15
  %107 = add nsw i32 %106, -8
  %108 = zext nneg i32 %30 to i64
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 4
  %111 = load i8, ptr %110, align 1, !tbaa !18
  %112 = sext i8 %111 to i32
  %113 = mul nsw i32 %107, %112
  %114 = add nsw i32 %113, %95
  %115 = lshr i32 %105, 4
  %116 = add nsw i32 %115, -8
  %117 = getelementptr i8, ptr %109, i64 20
  %118 = load i8, ptr %117, align 1, !tbaa !18
  %119 = sext i8 %118 to i32
  %120 = mul nsw i32 %116, %119
  %121 = add nsw i32 %120, %102
  %122 = getelementptr inbounds nuw i8, ptr %29, i64 5
  %123 = load i8, ptr %122, align 1, !tbaa !18
  %124 = zext i8 %123 to i32
  %125 = and i32 %124, 15
  %126 = add nsw i32 %125, -8
  %127 = zext nneg i32 %30 to i64
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 %127
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 5
  %130 = load i8, ptr %129, align 1, !tbaa !18
  %131 = sext i8 %130 to i32
  %132 = mul nsw i32 %126, %131
  %133 = add nsw i32 %132, %114
  %134 = lshr i32 %124, 4
  %135 = add nsw i32 %134, -8
  %136 = getelementptr i8, ptr %128, i64 21
  %137 = load i8, ptr %136, align 1, !tbaa !18
  %138 = sext i8 %137 to i32
  %139 = mul nsw i32 %135, %138
  %140 = add nsw i32 %139, %121
  %141 = getelementptr inbounds nuw i8, ptr %29, i64 6
  %142 = load i8, ptr %141, align 1, !tbaa !18
  %143 = zext i8 %142 to i32
  %144 = and i32 %143, 15
  %145 = add nsw i32 %144, -8
  %146 = zext nneg i32 %30 to i64
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 6
  %149 = load i8, ptr %148, align 1, !tbaa !18
  %150 = sext i8 %149 to i32
  %151 = mul nsw i32 %145, %150
  %152 = add nsw i32 %151, %133
  %153 = lshr i32 %143, 4
  %154 = add nsw i32 %153, -8
  %155 = getelementptr i8, ptr %147, i64 22
  %156 = load i8, ptr %155, align 1, !tbaa !18
  %157 = sext i8 %156 to i32
  %158 = mul nsw i32 %154, %157
  %159 = add nsw i32 %158, %140
  %160 = getelementptr inbounds nuw i8, ptr %29, i64 7
  %161 = load i8, ptr %160, align 1, !tbaa !18
  %162 = zext i8 %161 to i32
  %163 = and i32 %162, 15
  %164 = add nsw i32 %163, -8
  %165 = zext nneg i32 %30 to i64
  %166 = getelementptr inbounds nuw i8, ptr %2, i64 %165
  %167 = getelementptr inbounds nuw i8, ptr %166, i64 7
  %168 = load i8, ptr %167, align 1, !tbaa !18
  %169 = sext i8 %168 to i32
  %170 = mul nsw i32 %164, %169
  %171 = add nsw i32 %170, %152
  %172 = lshr i32 %162, 4
  %173 = add nsw i32 %172, -8
  %174 = getelementptr i8, ptr %166, i64 23
  %175 = load i8, ptr %174, align 1, !tbaa !18
  %176 = sext i8 %175 to i32
  %177 = mul nsw i32 %173, %176
  %178 = add nsw i32 %177, %159
  %179 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %180 = load i8, ptr %179, align 1, !tbaa !18
  %181 = zext i8 %180 to i32
  %182 = and i32 %181, 15
  %183 = add nsw i32 %182, -8
  %184 = zext nneg i32 %30 to i64
  %185 = getelementptr inbounds nuw i8, ptr %2, i64 %184
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 8
  %187 = load i8, ptr %186, align 1, !tbaa !18
  %188 = sext i8 %187 to i32
  %189 = mul nsw i32 %183, %188
  %190 = add nsw i32 %189, %171
  %191 = lshr i32 %181, 4
  %192 = add nsw i32 %191, -8
  %193 = getelementptr i8, ptr %185, i64 24
  %194 = load i8, ptr %193, align 1, !tbaa !18
  %195 = sext i8 %194 to i32
  %196 = mul nsw i32 %192, %195
  %197 = add nsw i32 %196, %178
  %198 = getelementptr inbounds nuw i8, ptr %29, i64 9
  %199 = load i8, ptr %198, align 1, !tbaa !18
  %200 = zext i8 %199 to i32
  %201 = and i32 %200, 15
  %202 = add nsw i32 %201, -8
  %203 = zext nneg i32 %30 to i64
  %204 = getelementptr inbounds nuw i8, ptr %2, i64 %203
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 9
  %206 = load i8, ptr %205, align 1, !tbaa !18
  %207 = sext i8 %206 to i32
  %208 = mul nsw i32 %202, %207
  %209 = add nsw i32 %208, %190
  %210 = lshr i32 %200, 4
  %211 = add nsw i32 %210, -8
  %212 = getelementptr i8, ptr %204, i64 25
  %213 = load i8, ptr %212, align 1, !tbaa !18
  %214 = sext i8 %213 to i32
  %215 = mul nsw i32 %211, %214
  %216 = add nsw i32 %215, %197
  %217 = getelementptr inbounds nuw i8, ptr %29, i64 10
  %218 = load i8, ptr %217, align 1, !tbaa !18
  %219 = zext i8 %218 to i32
  %220 = and i32 %219, 15
  %221 = add nsw i32 %220, -8
  %222 = zext nneg i32 %30 to i64
  %223 = getelementptr inbounds nuw i8, ptr %2, i64 %222
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 10
  %225 = load i8, ptr %224, align 1, !tbaa !18
  %226 = sext i8 %225 to i32
  %227 = mul nsw i32 %221, %226
  %228 = add nsw i32 %227, %209
  %229 = lshr i32 %219, 4
  %230 = add nsw i32 %229, -8
  %231 = getelementptr i8, ptr %223, i64 26
  %232 = load i8, ptr %231, align 1, !tbaa !18
  %233 = sext i8 %232 to i32
  %234 = mul nsw i32 %230, %233
  %235 = add nsw i32 %234, %216
  %236 = getelementptr inbounds nuw i8, ptr %29, i64 11
  %237 = load i8, ptr %236, align 1, !tbaa !18
  %238 = zext i8 %237 to i32
  %239 = and i32 %238, 15
  %240 = add nsw i32 %239, -8
  %241 = zext nneg i32 %30 to i64
  %242 = getelementptr inbounds nuw i8, ptr %2, i64 %241
  %243 = getelementptr inbounds nuw i8, ptr %242, i64 11
  %244 = load i8, ptr %243, align 1, !tbaa !18
  %245 = sext i8 %244 to i32
  %246 = mul nsw i32 %240, %245
  %247 = add nsw i32 %246, %228
  %248 = lshr i32 %238, 4
  %249 = add nsw i32 %248, -8
  %250 = getelementptr i8, ptr %242, i64 27
  %251 = load i8, ptr %250, align 1, !tbaa !18
  %252 = sext i8 %251 to i32
  %253 = mul nsw i32 %249, %252
  %254 = add nsw i32 %253, %235
  %255 = getelementptr inbounds nuw i8, ptr %29, i64 12
  %256 = load i8, ptr %255, align 1, !tbaa !18
  %257 = zext i8 %256 to i32
  %258 = and i32 %257, 15
  %259 = add nsw i32 %258, -8
  %260 = zext nneg i32 %30 to i64
  %261 = getelementptr inbounds nuw i8, ptr %2, i64 %260
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 12
  %263 = load i8, ptr %262, align 1, !tbaa !18
  %264 = sext i8 %263 to i32
  %265 = mul nsw i32 %259, %264
  %266 = add nsw i32 %265, %247
  %267 = lshr i32 %257, 4
  %268 = add nsw i32 %267, -8
  %269 = getelementptr i8, ptr %261, i64 28
  %270 = load i8, ptr %269, align 1, !tbaa !18
  %271 = sext i8 %270 to i32
  %272 = mul nsw i32 %268, %271
  %273 = add nsw i32 %272, %254
  %274 = getelementptr inbounds nuw i8, ptr %29, i64 13
  %275 = load i8, ptr %274, align 1, !tbaa !18
  %276 = zext i8 %275 to i32
  %277 = and i32 %276, 15
  %278 = add nsw i32 %277, -8
  %279 = zext nneg i32 %30 to i64
  %280 = getelementptr inbounds nuw i8, ptr %2, i64 %279
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 13
  %282 = load i8, ptr %281, align 1, !tbaa !18
  %283 = sext i8 %282 to i32
  %284 = mul nsw i32 %278, %283
  %285 = add nsw i32 %284, %266
  %286 = lshr i32 %276, 4
  %287 = add nsw i32 %286, -8
  %288 = getelementptr i8, ptr %280, i64 29
  %289 = load i8, ptr %288, align 1, !tbaa !18
  %290 = sext i8 %289 to i32
  %291 = mul nsw i32 %287, %290
  %292 = add nsw i32 %291, %273
  %293 = getelementptr inbounds nuw i8, ptr %29, i64 14
  %294 = load i8, ptr %293, align 1, !tbaa !18
  %295 = zext i8 %294 to i32
  %296 = and i32 %295, 15
  %297 = add nsw i32 %296, -8
  %298 = zext nneg i32 %30 to i64
  %299 = getelementptr inbounds nuw i8, ptr %2, i64 %298
  %300 = getelementptr inbounds nuw i8, ptr %299, i64 14
  %301 = load i8, ptr %300, align 1, !tbaa !18
  %302 = sext i8 %301 to i32
  %303 = mul nsw i32 %297, %302
  %304 = add nsw i32 %303, %285
  %305 = lshr i32 %295, 4
  %306 = add nsw i32 %305, -8
  %307 = getelementptr i8, ptr %299, i64 30
  %308 = load i8, ptr %307, align 1, !tbaa !18
  %309 = sext i8 %308 to i32
  %310 = mul nsw i32 %306, %309
  %311 = add nsw i32 %310, %292
  %312 = getelementptr inbounds nuw i8, ptr %29, i64 15
  %313 = load i8, ptr %312, align 1, !tbaa !18
  %314 = zext i8 %313 to i32
  %315 = and i32 %314, 15
  %316 = add nsw i32 %315, -8
  %317 = zext nneg i32 %30 to i64
  %318 = getelementptr inbounds nuw i8, ptr %2, i64 %317
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 15
  %320 = load i8, ptr %319, align 1, !tbaa !18
  %321 = sext i8 %320 to i32
  %322 = mul nsw i32 %316, %321
  %323 = add nsw i32 %322, %304
  %324 = lshr i32 %314, 4
  %325 = add nsw i32 %324, -8
  %326 = getelementptr i8, ptr %318, i64 31
  %327 = load i8, ptr %326, align 1, !tbaa !18
  %328 = sext i8 %327 to i32
  %329 = mul nsw i32 %325, %328
  %330 = add nsw i32 %329, %311
  %331 = sext i32 %26 to i64
  %332 = getelementptr inbounds half, ptr %1, i64 %331
  %333 = load half, ptr %332, align 2, !tbaa !13
  %334 = fpext contract half %333 to float
  %335 = add nsw i32 %330, %323
  %336 = sitofp i32 %335 to float
  %337 = tail call contract noundef float @llvm.fma.f32(float %334, float %336, float %24)
  %338 = add nuw nsw i32 %25, 32
  %339 = icmp slt i32 %338, %4
  br i1 %339, label %23, label %11, !llvm.loop !19

340:                                              ; preds = %11
  %341 = fadd contract float %20, %21
  %342 = zext nneg i32 %6 to i64
  %343 = getelementptr inbounds nuw float, ptr %3, i64 %342
  store float %341, ptr %343, align 4, !tbaa !16
  br label %344

344:                                              ; preds = %340, %11
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @dot_i8(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nuw nsw i32 %4, 3
  %6 = and i32 %4, 63
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = and i32 %5, 63
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = shl i32 %9, 24
  %15 = ashr exact i32 %14, 24
  %16 = shl i32 %13, 24
  %17 = ashr exact i32 %16, 24
  %18 = mul nsw i32 %15, %17
  %19 = shl i32 %9, 16
  %20 = ashr i32 %19, 24
  %21 = shl i32 %13, 16
  %22 = ashr i32 %21, 24
  %23 = mul nsw i32 %20, %22
  %24 = add nsw i32 %23, %18
  %25 = shl i32 %9, 8
  %26 = ashr i32 %25, 24
  %27 = shl i32 %13, 8
  %28 = ashr i32 %27, 24
  %29 = mul nsw i32 %26, %28
  %30 = add nsw i32 %29, %24
  %31 = ashr i32 %9, 24
  %32 = ashr i32 %13, 24
  %33 = mul nsw i32 %31, %32
  %34 = add nsw i32 %33, %30
  %35 = add nuw nsw i32 %4, 1
  %36 = and i32 %35, 63
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw i32, ptr %0, i64 %37
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = add nuw nsw i32 %5, 1
  %41 = and i32 %40, 63
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42
  %44 = load i32, ptr %43, align 4, !tbaa !4
  %45 = shl i32 %39, 24
  %46 = ashr exact i32 %45, 24
  %47 = shl i32 %44, 24
  %48 = ashr exact i32 %47, 24
  %49 = mul nsw i32 %46, %48
  %50 = add nsw i32 %49, %34
  %51 = shl i32 %39, 16
  %52 = ashr i32 %51, 24
  %53 = shl i32 %44, 16
  %54 = ashr i32 %53, 24
  %55 = mul nsw i32 %52, %54
  %56 = add nsw i32 %55, %50
  %57 = shl i32 %39, 8
  %58 = ashr i32 %57, 24
  %59 = shl i32 %44, 8
  %60 = ashr i32 %59, 24
  %61 = mul nsw i32 %58, %60
  %62 = add nsw i32 %61, %56
  %63 = ashr i32 %39, 24
  %64 = ashr i32 %44, 24
  %65 = mul nsw i32 %63, %64
  %66 = add nsw i32 %65, %62
  %67 = add nuw nsw i32 %4, 2
  %68 = and i32 %67, 63
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %0, i64 %69
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = add nuw nsw i32 %5, 2
  %73 = and i32 %72, 63
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %1, i64 %74
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = shl i32 %71, 24
  %78 = ashr exact i32 %77, 24
  %79 = shl i32 %76, 24
  %80 = ashr exact i32 %79, 24
  %81 = mul nsw i32 %78, %80
  %82 = add nsw i32 %81, %66
  %83 = shl i32 %71, 16
  %84 = ashr i32 %83, 24
  %85 = shl i32 %76, 16
  %86 = ashr i32 %85, 24
  %87 = mul nsw i32 %84, %86
  %88 = add nsw i32 %87, %82
  %89 = shl i32 %71, 8
  %90 = ashr i32 %89, 24
  %91 = shl i32 %76, 8
  %92 = ashr i32 %91, 24
  %93 = mul nsw i32 %90, %92
  %94 = add nsw i32 %93, %88
  %95 = ashr i32 %71, 24
  %96 = ashr i32 %76, 24
  %97 = mul nsw i32 %95, %96
  %98 = add nsw i32 %97, %94
  %99 = add nuw nsw i32 %4, 3
  %100 = and i32 %99, 63
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %0, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = add nuw nsw i32 %5, 3
  %105 = and i32 %104, 63
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %1, i64 %106
  %108 = load i32, ptr %107, align 4, !tbaa !4
  %109 = shl i32 %103, 24
  %110 = ashr exact i32 %109, 24
  %111 = shl i32 %108, 24
  %112 = ashr exact i32 %111, 24
  %113 = mul nsw i32 %110, %112
  %114 = add nsw i32 %113, %98
  %115 = shl i32 %103, 16
  %116 = ashr i32 %115, 24
  %117 = shl i32 %108, 16
  %118 = ashr i32 %117, 24
  %119 = mul nsw i32 %116, %118
  %120 = add nsw i32 %119, %114
  %121 = shl i32 %103, 8
  %122 = ashr i32 %121, 24
  %123 = shl i32 %108, 8
  %124 = ashr i32 %123, 24
  %125 = mul nsw i32 %122, %124
  %126 = add nsw i32 %125, %120
  %127 = ashr i32 %103, 24
  %128 = ashr i32 %108, 24
  %129 = mul nsw i32 %127, %128
  %130 = add nsw i32 %129, %126
  %131 = zext nneg i32 %4 to i64
  %132 = getelementptr inbounds nuw i32, ptr %2, i64 %131
  store i32 %130, ptr %132, align 4, !tbaa !4
  ret void
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
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!9 = !{!"short", !6, i64 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS10block_q8_0", !12, i64 0, !6, i64 2}
!12 = !{!"_Float16", !6, i64 0}
!13 = !{!12, !12, i64 0}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !6, i64 0}
!18 = !{!6, !6, i64 0}
!19 = distinct !{!19, !15}
