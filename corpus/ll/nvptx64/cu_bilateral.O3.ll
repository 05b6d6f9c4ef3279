; ModuleID = 'corpus/cuda/cu_bilateral.cu'
source_filename = "corpus/cuda/cu_bilateral.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.float4 = type { float, float, float, float }

@gaussian = dso_local addrspace(4) externally_initialized constant [5 x float] [float 0x3FC152AAC0000000, float 0x3FE368B320000000, float 1.000000e+00, float 0x3FE368B320000000, float 0x3FC152AAC0000000], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @gaussian to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef float @_Z9euclidean6float4S_f(ptr noundef readonly byval(%struct.float4) align 16 captures(none) %0, ptr noundef readonly byval(%struct.float4) align 16 captures(none) %1, float noundef %2) local_unnamed_addr #0 {
  %4 = load float, ptr %1, align 16, !tbaa !10
  %5 = load float, ptr %0, align 16, !tbaa !10
  %6 = fsub contract float %4, %5
  %7 = fmul contract float %6, %6
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !13
  %12 = fsub contract float %9, %11
  %13 = fmul contract float %12, %12
  %14 = fadd contract float %7, %13
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load float, ptr %15, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load float, ptr %17, align 8, !tbaa !14
  %19 = fsub contract float %16, %18
  %20 = fmul contract float %19, %19
  %21 = fadd contract float %14, %20
  %22 = fneg contract float %21
  %23 = fmul contract float %2, 2.000000e+00
  %24 = fmul contract float %2, %23
  %25 = fdiv contract float %22, %24
  %26 = tail call float @llvm.fma.f32(float %25, float 0x3F777313A0000000, float 5.000000e-01)
  %27 = tail call float @llvm.nvvm.saturate.f(float %26) #6
  %28 = tail call float @llvm.nvvm.fma.rm.f(float %27, float 2.520000e+02, float 0x4168000020000000) #6
  %29 = fadd float %28, 0xC168000FE0000000
  %30 = fneg float %29
  %31 = tail call float @llvm.fma.f32(float %25, float 0x3FF7154760000000, float %30)
  %32 = tail call float @llvm.fma.f32(float %25, float 0x3E54AE0C00000000, float %31)
  %33 = bitcast float %28 to i32
  %34 = shl i32 %33, 23
  %35 = bitcast i32 %34 to float
  %36 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %32)
  %37 = fmul float %36, %35
  ret float %37
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bilateral(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %2
  %18 = icmp slt i32 %16, %3
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %128

20:                                               ; preds = %6
  %21 = mul nsw i32 %2, %16
  %22 = add nsw i32 %21, %11
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds %struct.float4, ptr %0, i64 %23
  %25 = load float, ptr %24, align 16, !tbaa !15
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %27 = load float, ptr %26, align 4, !tbaa !15
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %29 = load float, ptr %28, align 8, !tbaa !15
  %30 = sub nsw i32 0, %5
  %31 = icmp slt i32 %5, 0
  br i1 %31, label %52, label %32

32:                                               ; preds = %20
  %33 = add nsw i32 %3, -1
  %34 = add nsw i32 %2, -1
  %35 = fmul contract float %4, 2.000000e+00
  %36 = fmul contract float %4, %35
  br label %37

37:                                               ; preds = %32, %66
  %38 = phi float [ 0.000000e+00, %32 ], [ %125, %66 ]
  %39 = phi float [ 0.000000e+00, %32 ], [ %124, %66 ]
  %40 = phi float [ 0.000000e+00, %32 ], [ %122, %66 ]
  %41 = phi float [ 0.000000e+00, %32 ], [ %120, %66 ]
  %42 = phi float [ 0.000000e+00, %32 ], [ %118, %66 ]
  %43 = phi i32 [ %30, %32 ], [ %67, %66 ]
  %44 = add nsw i32 %43, %16
  %45 = tail call noundef i32 @llvm.smax.i32(i32 %44, i32 0)
  %46 = tail call noundef i32 @llvm.smin.i32(i32 %45, i32 range(i32 -2147483648, 2147483647) %33)
  %47 = mul nsw i32 %46, %2
  %48 = add nsw i32 %43, %5
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(4) @gaussian to ptr), i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !15
  br label %69

52:                                               ; preds = %66, %20
  %53 = phi float [ 0.000000e+00, %20 ], [ %118, %66 ]
  %54 = phi float [ 0.000000e+00, %20 ], [ %120, %66 ]
  %55 = phi float [ 0.000000e+00, %20 ], [ %122, %66 ]
  %56 = phi float [ 0.000000e+00, %20 ], [ %124, %66 ]
  %57 = phi float [ 0.000000e+00, %20 ], [ %125, %66 ]
  %58 = fdiv contract float %53, %57
  %59 = fdiv contract float %54, %57
  %60 = fdiv contract float %55, %57
  %61 = fdiv contract float %56, %57
  %62 = getelementptr inbounds %struct.float4, ptr %1, i64 %23
  store float %58, ptr %62, align 16, !tbaa !15
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 4
  store float %59, ptr %63, align 4, !tbaa !15
  %64 = getelementptr inbounds nuw i8, ptr %62, i64 8
  store float %60, ptr %64, align 8, !tbaa !15
  %65 = getelementptr inbounds nuw i8, ptr %62, i64 12
  store float %61, ptr %65, align 4, !tbaa !15
  br label %128

66:                                               ; preds = %69
  %67 = add i32 %43, 1
  %68 = icmp eq i32 %43, %5
  br i1 %68, label %52, label %37, !llvm.loop !16

69:                                               ; preds = %37, %69
  %70 = phi float [ %38, %37 ], [ %125, %69 ]
  %71 = phi float [ %39, %37 ], [ %124, %69 ]
  %72 = phi float [ %40, %37 ], [ %122, %69 ]
  %73 = phi float [ %41, %37 ], [ %120, %69 ]
  %74 = phi float [ %42, %37 ], [ %118, %69 ]
  %75 = phi i32 [ %30, %37 ], [ %126, %69 ]
  %76 = add nsw i32 %75, %11
  %77 = tail call noundef i32 @llvm.smax.i32(i32 %76, i32 0)
  %78 = tail call noundef i32 @llvm.smin.i32(i32 %77, i32 range(i32 -2147483648, 2147483647) %34)
  %79 = add nsw i32 %78, %47
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds %struct.float4, ptr %0, i64 %80
  %82 = load float, ptr %81, align 16, !tbaa !15
  %83 = getelementptr inbounds nuw i8, ptr %81, i64 4
  %84 = load float, ptr %83, align 4, !tbaa !15
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 8
  %86 = load float, ptr %85, align 8, !tbaa !15
  %87 = getelementptr inbounds nuw i8, ptr %81, i64 12
  %88 = load float, ptr %87, align 4, !tbaa !15
  %89 = add nsw i32 %75, %5
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr addrspacecast (ptr addrspace(4) @gaussian to ptr), i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !15
  %93 = fmul contract float %51, %92
  %94 = fsub contract float %25, %82
  %95 = fmul contract float %94, %94
  %96 = fsub contract float %27, %84
  %97 = fmul contract float %96, %96
  %98 = fadd contract float %95, %97
  %99 = fsub contract float %29, %86
  %100 = fmul contract float %99, %99
  %101 = fadd contract float %98, %100
  %102 = fneg contract float %101
  %103 = fdiv contract float %102, %36
  %104 = tail call float @llvm.fma.f32(float %103, float 0x3F777313A0000000, float 5.000000e-01)
  %105 = tail call float @llvm.nvvm.saturate.f(float %104) #6
  %106 = tail call float @llvm.nvvm.fma.rm.f(float %105, float 2.520000e+02, float 0x4168000020000000) #6
  %107 = fadd float %106, 0xC168000FE0000000
  %108 = fneg float %107
  %109 = tail call float @llvm.fma.f32(float %103, float 0x3FF7154760000000, float %108)
  %110 = tail call float @llvm.fma.f32(float %103, float 0x3E54AE0C00000000, float %109)
  %111 = bitcast float %106 to i32
  %112 = shl i32 %111, 23
  %113 = bitcast i32 %112 to float
  %114 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %110)
  %115 = fmul float %114, %113
  %116 = fmul contract float %93, %115
  %117 = fmul contract float %82, %116
  %118 = fadd contract float %74, %117
  %119 = fmul contract float %84, %116
  %120 = fadd contract float %73, %119
  %121 = fmul contract float %86, %116
  %122 = fadd contract float %72, %121
  %123 = fmul contract float %88, %116
  %124 = fadd contract float %71, %123
  %125 = fadd contract float %70, %116
  %126 = add i32 %75, 1
  %127 = icmp eq i32 %75, %5
  br i1 %127, label %66, label %69, !llvm.loop !18

128:                                              ; preds = %6, %52
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @nlm(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #2 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp sgt i32 %10, 1
  %17 = icmp samesign ugt i32 %15, 1
  %18 = and i1 %16, %17
  %19 = add nsw i32 %2, -2
  %20 = icmp slt i32 %10, %19
  %21 = select i1 %18, i1 %20, i1 false
  %22 = add nsw i32 %3, -2
  %23 = icmp slt i32 %15, %22
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %80

25:                                               ; preds = %5
  %26 = add nsw i32 %15, -1
  %27 = mul nsw i32 %26, %2
  %28 = add nsw i32 %10, -1
  %29 = add i32 %28, %27
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = add nsw i32 %10, -2
  %34 = add i32 %10, %27
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !15
  %38 = add nuw nsw i32 %10, 1
  %39 = add i32 %38, %27
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !15
  %43 = mul nsw i32 %15, %2
  %44 = add i32 %28, %43
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !15
  %48 = add i32 %10, %43
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !15
  %52 = add i32 %38, %43
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %0, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !15
  %56 = add nuw nsw i32 %15, 1
  %57 = mul nsw i32 %56, %2
  %58 = add i32 %28, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %0, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !15
  %62 = add i32 %10, %57
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !15
  %66 = add i32 %38, %57
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !15
  %70 = load float, ptr %31, align 4, !tbaa !15
  %71 = load float, ptr %36, align 4, !tbaa !15
  %72 = load float, ptr %41, align 4, !tbaa !15
  %73 = add nuw nsw i32 %10, 2
  %74 = load float, ptr %46, align 4, !tbaa !15
  %75 = load float, ptr %50, align 4, !tbaa !15
  %76 = load float, ptr %54, align 4, !tbaa !15
  %77 = load float, ptr %60, align 4, !tbaa !15
  %78 = load float, ptr %64, align 4, !tbaa !15
  %79 = load float, ptr %68, align 4, !tbaa !15
  br label %91

80:                                               ; preds = %5
  %81 = icmp slt i32 %10, %2
  %82 = icmp slt i32 %15, %3
  %83 = and i1 %81, %82
  br i1 %83, label %84, label %275

84:                                               ; preds = %80
  %85 = mul nsw i32 %2, %15
  %86 = add nsw i32 %85, %10
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %1, i64 %87
  %89 = getelementptr inbounds float, ptr %0, i64 %87
  %90 = load float, ptr %89, align 4, !tbaa !15
  store float %90, ptr %88, align 4, !tbaa !15
  br label %275

91:                                               ; preds = %25, %91
  %92 = phi float [ %263, %91 ], [ 0.000000e+00, %25 ]
  %93 = phi float [ %269, %91 ], [ 0.000000e+00, %25 ]
  %94 = phi i32 [ %270, %91 ], [ -1, %25 ]
  %95 = add nsw i32 %94, %15
  %96 = mul nsw i32 %95, %2
  %97 = add i32 %96, %10
  %98 = add nsw i32 %95, -1
  %99 = mul nsw i32 %98, %2
  %100 = add i32 %33, %99
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds float, ptr %0, i64 %101
  %103 = load float, ptr %102, align 4, !tbaa !15
  %104 = fsub contract float %32, %103
  %105 = fmul contract float %104, %104
  %106 = add i32 %28, %99
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %0, i64 %107
  %109 = load float, ptr %108, align 4, !tbaa !15
  %110 = fsub contract float %37, %109
  %111 = fmul contract float %110, %110
  %112 = fadd contract float %105, %111
  %113 = add i32 %10, %99
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds float, ptr %0, i64 %114
  %116 = load float, ptr %115, align 4, !tbaa !15
  %117 = fsub contract float %42, %116
  %118 = fmul contract float %117, %117
  %119 = fadd contract float %112, %118
  %120 = add i32 %33, %96
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %0, i64 %121
  %123 = load float, ptr %122, align 4, !tbaa !15
  %124 = fsub contract float %47, %123
  %125 = fmul contract float %124, %124
  %126 = fadd contract float %119, %125
  %127 = add i32 %28, %96
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %0, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !15
  %131 = fsub contract float %51, %130
  %132 = fmul contract float %131, %131
  %133 = fadd contract float %126, %132
  %134 = sext i32 %97 to i64
  %135 = getelementptr inbounds float, ptr %0, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !15
  %137 = fsub contract float %55, %136
  %138 = fmul contract float %137, %137
  %139 = fadd contract float %133, %138
  %140 = add nuw nsw i32 %95, 1
  %141 = mul nsw i32 %140, %2
  %142 = add i32 %33, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds float, ptr %0, i64 %143
  %145 = load float, ptr %144, align 4, !tbaa !15
  %146 = fsub contract float %61, %145
  %147 = fmul contract float %146, %146
  %148 = fadd contract float %139, %147
  %149 = add i32 %28, %141
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds float, ptr %0, i64 %150
  %152 = load float, ptr %151, align 4, !tbaa !15
  %153 = fsub contract float %65, %152
  %154 = fmul contract float %153, %153
  %155 = fadd contract float %148, %154
  %156 = add i32 %10, %141
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %0, i64 %157
  %159 = load float, ptr %158, align 4, !tbaa !15
  %160 = fsub contract float %69, %159
  %161 = fmul contract float %160, %160
  %162 = fadd contract float %155, %161
  %163 = fneg contract float %162
  %164 = fmul contract float %4, %163
  %165 = fmul float %164, 0x3FF7154760000000
  %166 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %165)
  %167 = fadd contract float %92, %166
  %168 = sext i32 %97 to i64
  %169 = getelementptr float, ptr %0, i64 %168
  %170 = getelementptr i8, ptr %169, i64 -4
  %171 = load float, ptr %170, align 4, !tbaa !15
  %172 = fmul contract float %166, %171
  %173 = fadd contract float %93, %172
  %174 = fsub contract float %70, %109
  %175 = fmul contract float %174, %174
  %176 = fsub contract float %71, %116
  %177 = fmul contract float %176, %176
  %178 = fadd contract float %175, %177
  %179 = add i32 %38, %99
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds float, ptr %0, i64 %180
  %182 = load float, ptr %181, align 4, !tbaa !15
  %183 = fsub contract float %42, %182
  %184 = fmul contract float %183, %183
  %185 = fadd contract float %178, %184
  %186 = fsub contract float %47, %130
  %187 = fmul contract float %186, %186
  %188 = fadd contract float %185, %187
  %189 = fsub contract float %51, %136
  %190 = fmul contract float %189, %189
  %191 = fadd contract float %188, %190
  %192 = add i32 %38, %96
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds float, ptr %0, i64 %193
  %195 = load float, ptr %194, align 4, !tbaa !15
  %196 = fsub contract float %55, %195
  %197 = fmul contract float %196, %196
  %198 = fadd contract float %191, %197
  %199 = fsub contract float %61, %152
  %200 = fmul contract float %199, %199
  %201 = fadd contract float %198, %200
  %202 = fsub contract float %65, %159
  %203 = fmul contract float %202, %202
  %204 = fadd contract float %201, %203
  %205 = add i32 %38, %141
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds float, ptr %0, i64 %206
  %208 = load float, ptr %207, align 4, !tbaa !15
  %209 = fsub contract float %69, %208
  %210 = fmul contract float %209, %209
  %211 = fadd contract float %204, %210
  %212 = fneg contract float %211
  %213 = fmul contract float %4, %212
  %214 = fmul float %213, 0x3FF7154760000000
  %215 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %214)
  %216 = fadd contract float %167, %215
  %217 = fmul contract float %215, %136
  %218 = fadd contract float %173, %217
  %219 = load float, ptr %115, align 4, !tbaa !15
  %220 = fsub contract float %70, %219
  %221 = fmul contract float %220, %220
  %222 = fsub contract float %71, %182
  %223 = fmul contract float %222, %222
  %224 = fadd contract float %221, %223
  %225 = add i32 %73, %99
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds float, ptr %0, i64 %226
  %228 = load float, ptr %227, align 4, !tbaa !15
  %229 = fsub contract float %72, %228
  %230 = fmul contract float %229, %229
  %231 = fadd contract float %224, %230
  %232 = load float, ptr %135, align 4, !tbaa !15
  %233 = fsub contract float %74, %232
  %234 = fmul contract float %233, %233
  %235 = fadd contract float %231, %234
  %236 = fsub contract float %75, %195
  %237 = fmul contract float %236, %236
  %238 = fadd contract float %235, %237
  %239 = add i32 %73, %96
  %240 = sext i32 %239 to i64
  %241 = getelementptr inbounds float, ptr %0, i64 %240
  %242 = load float, ptr %241, align 4, !tbaa !15
  %243 = fsub contract float %76, %242
  %244 = fmul contract float %243, %243
  %245 = fadd contract float %238, %244
  %246 = fsub contract float %77, %159
  %247 = fmul contract float %246, %246
  %248 = fadd contract float %245, %247
  %249 = fsub contract float %78, %208
  %250 = fmul contract float %249, %249
  %251 = fadd contract float %248, %250
  %252 = add i32 %73, %141
  %253 = sext i32 %252 to i64
  %254 = getelementptr inbounds float, ptr %0, i64 %253
  %255 = load float, ptr %254, align 4, !tbaa !15
  %256 = fsub contract float %79, %255
  %257 = fmul contract float %256, %256
  %258 = fadd contract float %251, %257
  %259 = fneg contract float %258
  %260 = fmul contract float %4, %259
  %261 = fmul float %260, 0x3FF7154760000000
  %262 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %261)
  %263 = fadd contract float %216, %262
  %264 = sext i32 %97 to i64
  %265 = getelementptr float, ptr %0, i64 %264
  %266 = getelementptr i8, ptr %265, i64 4
  %267 = load float, ptr %266, align 4, !tbaa !15
  %268 = fmul contract float %262, %267
  %269 = fadd contract float %218, %268
  %270 = add nsw i32 %94, 1
  %271 = icmp eq i32 %270, 2
  br i1 %271, label %272, label %91, !llvm.loop !19

272:                                              ; preds = %91
  %273 = tail call noundef float @llvm.nvvm.div.approx.f(float %269, float %263)
  %274 = getelementptr inbounds float, ptr %1, i64 %49
  store float %273, ptr %274, align 4, !tbaa !15
  br label %275

275:                                              ; preds = %80, %84, %272
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!llvm.errno.tbaa = !{!5}
!nvvmir.version = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !12, i64 0}
!11 = !{!"_ZTS6float4", !12, i64 0, !12, i64 4, !12, i64 8, !12, i64 12}
!12 = !{!"float", !7, i64 0}
!13 = !{!11, !12, i64 4}
!14 = !{!11, !12, i64 8}
!15 = !{!12, !12, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.mustprogress"}
!18 = distinct !{!18, !17}
!19 = distinct !{!19, !17}
