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
  br i1 %127, label %66, label %69, !llvm.loop !19

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
  br i1 %24, label %25, label %83

25:                                               ; preds = %5
  %26 = add nsw i32 %15, -1
  %27 = mul nsw i32 %26, %2
  %28 = add nsw i32 %10, -1
  %29 = add i32 %28, %27
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %0, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !15
  %33 = add nsw i32 %15, -1
  %34 = mul nsw i32 %33, %2
  %35 = add i32 %10, %34
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds float, ptr %0, i64 %36
  %38 = load float, ptr %37, align 4, !tbaa !15
  %39 = add nsw i32 %15, -1
  %40 = mul nsw i32 %39, %2
  %41 = add nuw nsw i32 %10, 1
  %42 = add i32 %41, %40
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %0, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !15
  %46 = mul nsw i32 %15, %2
  %47 = add nsw i32 %10, -1
  %48 = add i32 %47, %46
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !15
  %52 = mul nsw i32 %15, %2
  %53 = add i32 %10, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds float, ptr %0, i64 %54
  %56 = load float, ptr %55, align 4, !tbaa !15
  %57 = mul nsw i32 %15, %2
  %58 = add nuw nsw i32 %10, 1
  %59 = add i32 %58, %57
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !15
  %63 = add nuw nsw i32 %15, 1
  %64 = mul nsw i32 %63, %2
  %65 = add nsw i32 %10, -1
  %66 = add i32 %65, %64
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %0, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !15
  %70 = add nuw nsw i32 %15, 1
  %71 = mul nsw i32 %70, %2
  %72 = add i32 %10, %71
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds float, ptr %0, i64 %73
  %75 = load float, ptr %74, align 4, !tbaa !15
  %76 = add nuw nsw i32 %15, 1
  %77 = mul nsw i32 %76, %2
  %78 = add nuw nsw i32 %10, 1
  %79 = add i32 %78, %77
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !15
  br label %93

83:                                               ; preds = %5
  %84 = icmp slt i32 %10, %2
  %85 = icmp slt i32 %15, %3
  %86 = and i1 %84, %85
  br i1 %86, label %87, label %214

87:                                               ; preds = %83
  %88 = mul nsw i32 %2, %15
  %89 = add nsw i32 %88, %10
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %0, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !15
  br label %210

93:                                               ; preds = %25, %207
  %94 = phi float [ %198, %207 ], [ 0.000000e+00, %25 ]
  %95 = phi float [ %204, %207 ], [ 0.000000e+00, %25 ]
  %96 = phi i32 [ %208, %207 ], [ -1, %25 ]
  %97 = add nsw i32 %96, %15
  %98 = add nsw i32 %96, %15
  %99 = mul nsw i32 %98, %2
  %100 = add nsw i32 %99, %10
  %101 = add nsw i32 %97, -1
  %102 = mul nsw i32 %101, %2
  %103 = add i32 -1, %102
  %104 = add nsw i32 %97, -1
  %105 = mul nsw i32 %104, %2
  %106 = add nsw i32 %97, -1
  %107 = mul nsw i32 %106, %2
  %108 = add i32 1, %107
  %109 = mul nsw i32 %97, %2
  %110 = add i32 -1, %109
  %111 = mul nsw i32 %97, %2
  %112 = mul nsw i32 %97, %2
  %113 = add i32 1, %112
  %114 = add nuw nsw i32 %97, 1
  %115 = mul nsw i32 %114, %2
  %116 = add i32 -1, %115
  %117 = add nuw nsw i32 %97, 1
  %118 = mul nsw i32 %117, %2
  %119 = add nuw nsw i32 %97, 1
  %120 = mul nsw i32 %119, %2
  %121 = add i32 1, %120
  br label %127

122:                                              ; preds = %207
  %123 = tail call noundef float @llvm.nvvm.div.approx.f(float %204, float %198)
  %124 = mul nsw i32 %2, %15
  %125 = add nsw i32 %124, %10
  %126 = sext i32 %125 to i64
  br label %210

127:                                              ; preds = %93, %127
  %128 = phi float [ %94, %93 ], [ %198, %127 ]
  %129 = phi float [ %95, %93 ], [ %204, %127 ]
  %130 = phi i32 [ -1, %93 ], [ %205, %127 ]
  %131 = add nsw i32 %130, %10
  %132 = add i32 %131, %103
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds float, ptr %0, i64 %133
  %135 = load float, ptr %134, align 4, !tbaa !15
  %136 = fsub contract float %32, %135
  %137 = fmul contract float %136, %136
  %138 = add i32 %131, %105
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds float, ptr %0, i64 %139
  %141 = load float, ptr %140, align 4, !tbaa !15
  %142 = fsub contract float %38, %141
  %143 = fmul contract float %142, %142
  %144 = fadd contract float %137, %143
  %145 = add i32 %131, %108
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds float, ptr %0, i64 %146
  %148 = load float, ptr %147, align 4, !tbaa !15
  %149 = fsub contract float %45, %148
  %150 = fmul contract float %149, %149
  %151 = fadd contract float %144, %150
  %152 = add i32 %131, %110
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds float, ptr %0, i64 %153
  %155 = load float, ptr %154, align 4, !tbaa !15
  %156 = fsub contract float %51, %155
  %157 = fmul contract float %156, %156
  %158 = fadd contract float %151, %157
  %159 = add i32 %131, %111
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds float, ptr %0, i64 %160
  %162 = load float, ptr %161, align 4, !tbaa !15
  %163 = fsub contract float %56, %162
  %164 = fmul contract float %163, %163
  %165 = fadd contract float %158, %164
  %166 = add i32 %131, %113
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds float, ptr %0, i64 %167
  %169 = load float, ptr %168, align 4, !tbaa !15
  %170 = fsub contract float %62, %169
  %171 = fmul contract float %170, %170
  %172 = fadd contract float %165, %171
  %173 = add i32 %131, %116
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %0, i64 %174
  %176 = load float, ptr %175, align 4, !tbaa !15
  %177 = fsub contract float %69, %176
  %178 = fmul contract float %177, %177
  %179 = fadd contract float %172, %178
  %180 = add i32 %131, %118
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds float, ptr %0, i64 %181
  %183 = load float, ptr %182, align 4, !tbaa !15
  %184 = fsub contract float %75, %183
  %185 = fmul contract float %184, %184
  %186 = fadd contract float %179, %185
  %187 = add i32 %131, %121
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds float, ptr %0, i64 %188
  %190 = load float, ptr %189, align 4, !tbaa !15
  %191 = fsub contract float %82, %190
  %192 = fmul contract float %191, %191
  %193 = fadd contract float %186, %192
  %194 = fneg contract float %193
  %195 = fmul contract float %4, %194
  %196 = fmul float %195, 0x3FF7154760000000
  %197 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %196)
  %198 = fadd contract float %128, %197
  %199 = add nsw i32 %100, %130
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds float, ptr %0, i64 %200
  %202 = load float, ptr %201, align 4, !tbaa !15
  %203 = fmul contract float %197, %202
  %204 = fadd contract float %129, %203
  %205 = add nsw i32 %130, 1
  %206 = icmp eq i32 %205, 2
  br i1 %206, label %207, label %127, !llvm.loop !20

207:                                              ; preds = %127
  %208 = add nsw i32 %96, 1
  %209 = icmp eq i32 %208, 2
  br i1 %209, label %122, label %93, !llvm.loop !21

210:                                              ; preds = %122, %87
  %211 = phi i64 [ %90, %87 ], [ %126, %122 ]
  %212 = phi float [ %92, %87 ], [ %123, %122 ]
  %213 = getelementptr inbounds float, ptr %1, i64 %211
  store float %212, ptr %213, align 4, !tbaa !15
  br label %214

214:                                              ; preds = %210, %83
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
!16 = distinct !{!16, !17, !18}
!17 = !{!"llvm.loop.mustprogress"}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = distinct !{!19, !17, !18}
!20 = distinct !{!20, !17, !18}
!21 = distinct !{!21, !17, !18}
