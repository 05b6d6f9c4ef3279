; ModuleID = 'corpus/hip/hip_convolution.hip'
source_filename = "corpus/hip/hip_convolution.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@d_mask = dso_local addrspace(4) externally_initialized constant [25 x float] [float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 2.000000e+00, float 7.000000e+00, float 0.000000e+00, float -1.200000e+01, float -8.000000e+00, float 1.000000e+00, float 4.000000e+00, float 0.000000e+00, float -8.000000e+00, float -4.000000e+00, float 1.000000e+00, float 3.000000e+00, float 0.000000e+00, float -2.000000e+00, float -0.000000e+00], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @d_mask to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @convolution(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, <2 x i32> noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = extractelement <2 x i32> %2, i64 0
  %15 = icmp slt i32 %8, %14
  %16 = extractelement <2 x i32> %2, i64 1
  %17 = icmp slt i32 %13, %16
  %18 = and i1 %15, %17
  br i1 %18, label %19, label %213

19:                                               ; preds = %3
  %20 = add nsw i32 %14, 4
  %21 = mul i32 %13, %20
  %22 = add i32 %8, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw float, ptr %0, i64 %23
  %25 = load float, ptr %24, align 4, !tbaa !8
  %26 = load float, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), align 4, !tbaa !8
  %27 = fmul contract float %25, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = add nuw nsw i32 %13, 1
  %30 = mul i32 %29, %20
  %31 = add i32 %8, %30
  %32 = zext i32 %31 to i64
  %33 = getelementptr inbounds nuw float, ptr %0, i64 %32
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 20), align 4, !tbaa !8
  %36 = fmul contract float %34, %35
  %37 = fadd contract float %28, %36
  %38 = add nuw nsw i32 %13, 2
  %39 = mul i32 %38, %20
  %40 = add i32 %8, %39
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw float, ptr %0, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 40), align 4, !tbaa !8
  %45 = fmul contract float %43, %44
  %46 = fadd contract float %37, %45
  %47 = add nuw nsw i32 %13, 3
  %48 = mul i32 %47, %20
  %49 = add i32 %8, %48
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 60), align 4, !tbaa !8
  %54 = fmul contract float %52, %53
  %55 = fadd contract float %46, %54
  %56 = add nuw nsw i32 %13, 4
  %57 = mul i32 %56, %20
  %58 = add i32 %8, %57
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 80), align 4, !tbaa !8
  %63 = fmul contract float %61, %62
  %64 = fadd contract float %55, %63
  %65 = add nsw i32 %8, 1
  %66 = add i32 %65, %21
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 4), align 4, !tbaa !8
  %71 = fmul contract float %69, %70
  %72 = fadd contract float %64, %71
  %73 = add i32 %65, %30
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw float, ptr %0, i64 %74
  %76 = load float, ptr %75, align 4, !tbaa !8
  %77 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 24), align 4, !tbaa !8
  %78 = fmul contract float %76, %77
  %79 = fadd contract float %72, %78
  %80 = add i32 %65, %39
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw float, ptr %0, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 44), align 4, !tbaa !8
  %85 = fmul contract float %83, %84
  %86 = fadd contract float %79, %85
  %87 = add i32 %65, %48
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw float, ptr %0, i64 %88
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 64), align 4, !tbaa !8
  %92 = fmul contract float %90, %91
  %93 = fadd contract float %86, %92
  %94 = add i32 %65, %57
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr %0, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 84), align 4, !tbaa !8
  %99 = fmul contract float %97, %98
  %100 = fadd contract float %93, %99
  %101 = add i32 %8, 2
  %102 = add i32 %101, %21
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 8), align 4, !tbaa !8
  %107 = fmul contract float %105, %106
  %108 = fadd contract float %100, %107
  %109 = add i32 %101, %30
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw float, ptr %0, i64 %110
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 28), align 4, !tbaa !8
  %114 = fmul contract float %112, %113
  %115 = fadd contract float %108, %114
  %116 = add i32 %101, %39
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw float, ptr %0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 48), align 4, !tbaa !8
  %121 = fmul contract float %119, %120
  %122 = fadd contract float %115, %121
  %123 = add i32 %101, %48
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw float, ptr %0, i64 %124
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 68), align 4, !tbaa !8
  %128 = fmul contract float %126, %127
  %129 = fadd contract float %122, %128
  %130 = add i32 %101, %57
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr %0, i64 %131
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 88), align 4, !tbaa !8
  %135 = fmul contract float %133, %134
  %136 = fadd contract float %129, %135
  %137 = add i32 %8, 3
  %138 = add i32 %137, %21
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr %0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !8
  %142 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 12), align 4, !tbaa !8
  %143 = fmul contract float %141, %142
  %144 = fadd contract float %136, %143
  %145 = add i32 %137, %30
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw float, ptr %0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 32), align 4, !tbaa !8
  %150 = fmul contract float %148, %149
  %151 = fadd contract float %144, %150
  %152 = add i32 %137, %39
  %153 = zext i32 %152 to i64
  %154 = getelementptr inbounds nuw float, ptr %0, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !8
  %156 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 52), align 4, !tbaa !8
  %157 = fmul contract float %155, %156
  %158 = fadd contract float %151, %157
  %159 = add i32 %137, %48
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw float, ptr %0, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !8
  %163 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 72), align 4, !tbaa !8
  %164 = fmul contract float %162, %163
  %165 = fadd contract float %158, %164
  %166 = add i32 %137, %57
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw float, ptr %0, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !8
  %170 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 92), align 4, !tbaa !8
  %171 = fmul contract float %169, %170
  %172 = fadd contract float %165, %171
  %173 = add i32 %8, 4
  %174 = add i32 %173, %21
  %175 = zext i32 %174 to i64
  %176 = getelementptr inbounds nuw float, ptr %0, i64 %175
  %177 = load float, ptr %176, align 4, !tbaa !8
  %178 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 16), align 4, !tbaa !8
  %179 = fmul contract float %177, %178
  %180 = fadd contract float %172, %179
  %181 = add i32 %173, %30
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw float, ptr %0, i64 %182
  %184 = load float, ptr %183, align 4, !tbaa !8
  %185 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 36), align 4, !tbaa !8
  %186 = fmul contract float %184, %185
  %187 = fadd contract float %180, %186
  %188 = add i32 %173, %39
  %189 = zext i32 %188 to i64
  %190 = getelementptr inbounds nuw float, ptr %0, i64 %189
  %191 = load float, ptr %190, align 4, !tbaa !8
  %192 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 56), align 4, !tbaa !8
  %193 = fmul contract float %191, %192
  %194 = fadd contract float %187, %193
  %195 = add i32 %173, %48
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds nuw float, ptr %0, i64 %196
  %198 = load float, ptr %197, align 4, !tbaa !8
  %199 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 76), align 4, !tbaa !8
  %200 = fmul contract float %198, %199
  %201 = fadd contract float %194, %200
  %202 = add i32 %173, %57
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw float, ptr %0, i64 %203
  %205 = load float, ptr %204, align 4, !tbaa !8
  %206 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @d_mask to ptr), i64 96), align 4, !tbaa !8
  %207 = fmul contract float %205, %206
  %208 = fadd contract float %201, %207
  %209 = mul nsw i32 %14, %13
  %210 = add nsw i32 %209, %8
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds float, ptr %1, i64 %211
  store float %208, ptr %212, align 4, !tbaa !8
  br label %213

213:                                              ; preds = %3, %19
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @depthwise3x3(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = add nsw i32 %4, -2
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = udiv i32 %8, %7
  %10 = mul i32 %9, %7
  %11 = sub i32 %8, %10
  %12 = mul nsw i32 %4, %6
  %13 = mul nsw i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds float, ptr %0, i64 %14
  %16 = mul nuw nsw i32 %6, 9
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw float, ptr %1, i64 %17
  %19 = zext nneg i32 %6 to i64
  %20 = getelementptr inbounds nuw float, ptr %2, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = mul nsw i32 %9, %4
  %23 = add nsw i32 %22, %11
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %15, i64 %24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = load float, ptr %18, align 4, !tbaa !8
  %28 = tail call contract noundef float @llvm.fma.f32(float %26, float %27, float %21)
  %29 = sext i32 %23 to i64
  %30 = getelementptr float, ptr %15, i64 %29
  %31 = getelementptr i8, ptr %30, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = tail call contract noundef float @llvm.fma.f32(float %32, float %34, float %28)
  %36 = sext i32 %23 to i64
  %37 = getelementptr float, ptr %15, i64 %36
  %38 = getelementptr i8, ptr %37, i64 8
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = tail call contract noundef float @llvm.fma.f32(float %39, float %41, float %35)
  %43 = add nuw nsw i32 %9, 1
  %44 = mul nsw i32 %43, %4
  %45 = add nsw i32 %44, %11
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %15, i64 %46
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = tail call contract noundef float @llvm.fma.f32(float %48, float %50, float %42)
  %52 = sext i32 %45 to i64
  %53 = getelementptr float, ptr %15, i64 %52
  %54 = getelementptr i8, ptr %53, i64 4
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = tail call contract noundef float @llvm.fma.f32(float %55, float %57, float %51)
  %59 = sext i32 %45 to i64
  %60 = getelementptr float, ptr %15, i64 %59
  %61 = getelementptr i8, ptr %60, i64 8
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = getelementptr inbounds nuw i8, ptr %18, i64 20
  %64 = load float, ptr %63, align 4, !tbaa !8
  %65 = tail call contract noundef float @llvm.fma.f32(float %62, float %64, float %58)
  %66 = add nuw nsw i32 %9, 2
  %67 = mul nsw i32 %66, %4
  %68 = add nsw i32 %67, %11
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds float, ptr %15, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = getelementptr inbounds nuw i8, ptr %18, i64 24
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = tail call contract noundef float @llvm.fma.f32(float %71, float %73, float %65)
  %75 = sext i32 %68 to i64
  %76 = getelementptr float, ptr %15, i64 %75
  %77 = getelementptr i8, ptr %76, i64 4
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = tail call contract noundef float @llvm.fma.f32(float %78, float %80, float %74)
  %82 = sext i32 %68 to i64
  %83 = getelementptr float, ptr %15, i64 %82
  %84 = getelementptr i8, ptr %83, i64 8
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = getelementptr inbounds nuw i8, ptr %18, i64 32
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = tail call contract noundef float @llvm.fma.f32(float %85, float %87, float %81)
  %89 = tail call contract noundef float @llvm.maxnum.f32(float %88, float 0.000000e+00)
  %90 = mul nsw i32 %7, %6
  %91 = add nsw i32 %9, %90
  %92 = mul nsw i32 %91, %7
  %93 = add nsw i32 %92, %11
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %3, i64 %94
  store float %89, ptr %95, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @max_pool(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
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
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr %0, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = sext i32 %13 to i64
  %20 = getelementptr inbounds float, ptr %0, i64 %19
  %21 = load float, ptr %20, align 4, !tbaa !8
  %22 = fcmp contract ogt float %18, %21
  %23 = select i1 %22, i32 %15, i32 %13
  %24 = or disjoint i32 %10, 1
  %25 = mul nsw i32 %24, %3
  %26 = add i32 %12, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = sext i32 %23 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fcmp contract ogt float %29, %32
  %34 = select i1 %33, i32 %26, i32 %23
  %35 = add i32 %14, %25
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = sext i32 %34 to i64
  %40 = getelementptr inbounds float, ptr %0, i64 %39
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = fcmp contract ogt float %38, %41
  %43 = select i1 %42, i32 %35, i32 %34
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds float, ptr %0, i64 %44
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = zext nneg i32 %5 to i64
  %48 = getelementptr inbounds nuw float, ptr %1, i64 %47
  store float %46, ptr %48, align 4, !tbaa !8
  %49 = getelementptr inbounds nuw i32, ptr %2, i64 %47
  store i32 %43, ptr %49, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #2

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = !{!"float", !6, i64 0}
