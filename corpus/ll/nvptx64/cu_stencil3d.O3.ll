; ModuleID = 'corpus/cuda/cu_stencil3d.cu'
source_filename = "corpus/cuda/cu_stencil3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@w27 = dso_local addrspace(4) externally_initialized constant [4 x double] [double 5.000000e-01, double 6.250000e-02, double 7.812500e-03, double 0x3F50000000000000], align 8
@c8 = dso_local addrspace(4) externally_initialized constant [5 x float] [float 0xC006C71C60000000, float 0x3FF99999A0000000, float 0xBFC99999A0000000, float 0x3F9A01A020000000, float 0xBF5D41D420000000], align 4
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @c8 to ptr), ptr addrspacecast (ptr addrspace(4) @w27 to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil7(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp sgt i32 %12, 0
  %19 = icmp ne i32 %17, 0
  %20 = and i1 %18, %19
  %21 = add nsw i32 %2, -1
  %22 = icmp slt i32 %12, %21
  %23 = select i1 %20, i1 %22, i1 false
  %24 = add nsw i32 %3, -1
  %25 = icmp slt i32 %17, %24
  %26 = select i1 %23, i1 %25, i1 false
  br i1 %26, label %27, label %143

27:                                               ; preds = %7
  %28 = mul nsw i32 %3, %2
  %29 = icmp sgt i32 %4, 2
  br i1 %29, label %30, label %143

30:                                               ; preds = %27
  %31 = mul nsw i32 %2, %17
  %32 = add nsw i32 %31, %12
  %33 = add nsw i32 %32, %28
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = sext i32 %32 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = and i32 %4, 1
  %41 = icmp eq i32 %4, 3
  br i1 %41, label %110, label %42

42:                                               ; preds = %30
  %43 = and i32 %4, 2147483646
  %44 = add nsw i32 %43, -4
  br label %45

45:                                               ; preds = %45, %42
  %46 = phi float [ %36, %42 ], [ %82, %45 ]
  %47 = phi float [ %39, %42 ], [ %54, %45 ]
  %48 = phi i32 [ %32, %42 ], [ %78, %45 ]
  %49 = phi i32 [ 0, %42 ], [ %106, %45 ]
  %50 = add nsw i32 %48, %28
  %51 = add nsw i32 %50, %28
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %0, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fadd contract float %47, %54
  %56 = sext i32 %50 to i64
  %57 = getelementptr float, ptr %0, i64 %56
  %58 = getelementptr i8, ptr %57, i64 -4
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fadd contract float %55, %59
  %61 = getelementptr i8, ptr %57, i64 4
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fadd contract float %60, %62
  %64 = sub nsw i32 %50, %2
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds float, ptr %0, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !8
  %68 = fadd contract float %63, %67
  %69 = add nsw i32 %50, %2
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %0, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fadd contract float %68, %72
  %74 = fmul contract float %6, %73
  %75 = fmul contract float %5, %46
  %76 = fadd contract float %75, %74
  %77 = getelementptr inbounds float, ptr %1, i64 %56
  store float %76, ptr %77, align 4, !tbaa !8
  %78 = add nsw i32 %50, %28
  %79 = add nsw i32 %78, %28
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %0, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fadd contract float %46, %82
  %84 = sext i32 %78 to i64
  %85 = getelementptr float, ptr %0, i64 %84
  %86 = getelementptr i8, ptr %85, i64 -4
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = fadd contract float %83, %87
  %89 = getelementptr i8, ptr %85, i64 4
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fadd contract float %88, %90
  %92 = sub nsw i32 %78, %2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %0, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = fadd contract float %91, %95
  %97 = add nsw i32 %78, %2
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %0, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = fadd contract float %96, %100
  %102 = fmul contract float %6, %101
  %103 = fmul contract float %5, %54
  %104 = fadd contract float %103, %102
  %105 = getelementptr inbounds float, ptr %1, i64 %84
  store float %104, ptr %105, align 4, !tbaa !8
  %106 = add i32 %49, 2
  %107 = icmp eq i32 %49, %44
  br i1 %107, label %108, label %45, !llvm.loop !10

108:                                              ; preds = %45
  %109 = icmp eq i32 %40, 0
  br i1 %109, label %143, label %110

110:                                              ; preds = %108, %30
  %111 = phi float [ %36, %30 ], [ %82, %108 ]
  %112 = phi float [ %39, %30 ], [ %54, %108 ]
  %113 = phi i32 [ %32, %30 ], [ %78, %108 ]
  %114 = icmp ne i32 %40, 0
  tail call void @llvm.assume(i1 %114)
  %115 = add nsw i32 %113, %28
  %116 = add nsw i32 %115, %28
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds float, ptr %0, i64 %117
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = fadd contract float %112, %119
  %121 = sext i32 %115 to i64
  %122 = getelementptr float, ptr %0, i64 %121
  %123 = getelementptr i8, ptr %122, i64 -4
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = fadd contract float %120, %124
  %126 = getelementptr i8, ptr %122, i64 4
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = fadd contract float %125, %127
  %129 = sub nsw i32 %115, %2
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds float, ptr %0, i64 %130
  %132 = load float, ptr %131, align 4, !tbaa !8
  %133 = fadd contract float %128, %132
  %134 = add nsw i32 %115, %2
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds float, ptr %0, i64 %135
  %137 = load float, ptr %136, align 4, !tbaa !8
  %138 = fadd contract float %133, %137
  %139 = fmul contract float %6, %138
  %140 = fmul contract float %5, %111
  %141 = fadd contract float %140, %139
  %142 = getelementptr inbounds float, ptr %1, i64 %121
  store float %141, ptr %142, align 4, !tbaa !8
  br label %143

143:                                              ; preds = %110, %108, %27, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil27(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
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
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %18 = mul nuw nsw i32 %16, %17
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %20 = add nuw nsw i32 %18, %19
  %21 = icmp slt i32 %10, %2
  %22 = icmp slt i32 %15, %3
  %23 = and i1 %21, %22
  %24 = icmp slt i32 %20, %4
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %244

26:                                               ; preds = %5
  %27 = add nsw i32 %2, -1
  %28 = add nsw i32 %3, -1
  %29 = add nsw i32 %4, -1
  %30 = tail call i32 @llvm.usub.sat.i32(i32 %20, i32 1)
  %31 = tail call i32 @llvm.umin.i32(i32 %30, i32 %29)
  %32 = mul nsw i32 %31, %3
  %33 = tail call i32 @llvm.smax.i32(i32 %10, i32 1)
  %34 = add nsw i32 %33, -1
  %35 = tail call noundef i32 @llvm.smin.i32(i32 %34, i32 range(i32 -2147483648, 2147483647) %27)
  %36 = tail call i32 @llvm.usub.sat.i32(i32 %15, i32 1)
  %37 = tail call i32 @llvm.umin.i32(i32 %36, i32 %28)
  %38 = add nuw nsw i32 %37, %32
  %39 = mul nsw i32 %38, %2
  %40 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 24), align 8, !tbaa !12
  %41 = add nsw i32 %35, %39
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !12
  %45 = fmul contract double %40, %44
  %46 = fadd contract double %45, 0.000000e+00
  %47 = tail call noundef i32 @llvm.smax.i32(i32 %10, i32 0)
  %48 = tail call noundef i32 @llvm.smin.i32(i32 %47, i32 range(i32 -2147483648, 2147483647) %27)
  %49 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 16), align 8, !tbaa !12
  %50 = add nsw i32 %48, %39
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !12
  %54 = fmul contract double %49, %53
  %55 = fadd contract double %46, %54
  %56 = tail call i32 @llvm.smax.i32(i32 %10, i32 -1)
  %57 = add nsw i32 %56, 1
  %58 = tail call noundef i32 @llvm.smin.i32(i32 %57, i32 range(i32 -2147483648, 2147483647) %27)
  %59 = add nsw i32 %58, %39
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !12
  %63 = fmul contract double %40, %62
  %64 = fadd contract double %55, %63
  %65 = tail call i32 @llvm.umin.i32(i32 %15, i32 %28)
  %66 = add nuw nsw i32 %65, %32
  %67 = mul nsw i32 %66, %2
  %68 = add nsw i32 %35, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !12
  %72 = fmul contract double %49, %71
  %73 = fadd contract double %64, %72
  %74 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 8), align 8, !tbaa !12
  %75 = add nsw i32 %48, %67
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !12
  %79 = fmul contract double %74, %78
  %80 = fadd contract double %73, %79
  %81 = add nsw i32 %58, %67
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds double, ptr %0, i64 %82
  %84 = load double, ptr %83, align 8, !tbaa !12
  %85 = fmul contract double %49, %84
  %86 = fadd contract double %80, %85
  %87 = add nuw nsw i32 %15, 1
  %88 = tail call i32 @llvm.umin.i32(i32 %87, i32 %28)
  %89 = add nuw nsw i32 %88, %32
  %90 = mul nsw i32 %89, %2
  %91 = add nsw i32 %35, %90
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %0, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !12
  %95 = fmul contract double %40, %94
  %96 = fadd contract double %86, %95
  %97 = add nsw i32 %48, %90
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %0, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !12
  %101 = fmul contract double %49, %100
  %102 = fadd contract double %96, %101
  %103 = add nsw i32 %58, %90
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %0, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !12
  %107 = fmul contract double %40, %106
  %108 = fadd contract double %102, %107
  %109 = tail call i32 @llvm.umin.i32(i32 %20, i32 %29)
  %110 = mul nsw i32 %109, %3
  %111 = add nuw nsw i32 %37, %110
  %112 = mul nsw i32 %111, %2
  %113 = add nsw i32 %35, %112
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds double, ptr %0, i64 %114
  %116 = load double, ptr %115, align 8, !tbaa !12
  %117 = fmul contract double %49, %116
  %118 = fadd contract double %108, %117
  %119 = add nsw i32 %48, %112
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds double, ptr %0, i64 %120
  %122 = load double, ptr %121, align 8, !tbaa !12
  %123 = fmul contract double %74, %122
  %124 = fadd contract double %118, %123
  %125 = add nsw i32 %58, %112
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds double, ptr %0, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !12
  %129 = fmul contract double %49, %128
  %130 = fadd contract double %124, %129
  %131 = add nuw nsw i32 %65, %110
  %132 = mul nsw i32 %131, %2
  %133 = add nsw i32 %35, %132
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds double, ptr %0, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !12
  %137 = fmul contract double %74, %136
  %138 = fadd contract double %130, %137
  %139 = load double, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), align 8, !tbaa !12
  %140 = add nsw i32 %48, %132
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds double, ptr %0, i64 %141
  %143 = load double, ptr %142, align 8, !tbaa !12
  %144 = fmul contract double %139, %143
  %145 = fadd contract double %138, %144
  %146 = add nsw i32 %58, %132
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds double, ptr %0, i64 %147
  %149 = load double, ptr %148, align 8, !tbaa !12
  %150 = fmul contract double %74, %149
  %151 = fadd contract double %145, %150
  %152 = add nuw nsw i32 %88, %110
  %153 = mul nsw i32 %152, %2
  %154 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 16), align 8, !tbaa !12
  %155 = add nsw i32 %35, %153
  %156 = sext i32 %155 to i64
  %157 = getelementptr inbounds double, ptr %0, i64 %156
  %158 = load double, ptr %157, align 8, !tbaa !12
  %159 = fmul contract double %154, %158
  %160 = fadd contract double %151, %159
  %161 = add nsw i32 %48, %153
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds double, ptr %0, i64 %162
  %164 = load double, ptr %163, align 8, !tbaa !12
  %165 = fmul contract double %74, %164
  %166 = fadd contract double %160, %165
  %167 = add nsw i32 %58, %153
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds double, ptr %0, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !12
  %171 = fmul contract double %154, %170
  %172 = fadd contract double %166, %171
  %173 = add nuw nsw i32 %20, 1
  %174 = tail call i32 @llvm.umin.i32(i32 %173, i32 %29)
  %175 = mul nsw i32 %174, %3
  %176 = add nuw nsw i32 %37, %175
  %177 = mul nsw i32 %176, %2
  %178 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 24), align 8, !tbaa !12
  %179 = add nsw i32 %35, %177
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds double, ptr %0, i64 %180
  %182 = load double, ptr %181, align 8, !tbaa !12
  %183 = fmul contract double %178, %182
  %184 = fadd contract double %172, %183
  %185 = add nsw i32 %48, %177
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds double, ptr %0, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !12
  %189 = fmul contract double %154, %188
  %190 = fadd contract double %184, %189
  %191 = add nsw i32 %58, %177
  %192 = sext i32 %191 to i64
  %193 = getelementptr inbounds double, ptr %0, i64 %192
  %194 = load double, ptr %193, align 8, !tbaa !12
  %195 = fmul contract double %178, %194
  %196 = fadd contract double %190, %195
  %197 = add nuw nsw i32 %65, %175
  %198 = mul nsw i32 %197, %2
  %199 = add nsw i32 %35, %198
  %200 = sext i32 %199 to i64
  %201 = getelementptr inbounds double, ptr %0, i64 %200
  %202 = load double, ptr %201, align 8, !tbaa !12
  %203 = fmul contract double %154, %202
  %204 = fadd contract double %196, %203
  %205 = load double, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 8), align 8, !tbaa !12
  %206 = add nsw i32 %48, %198
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds double, ptr %0, i64 %207
  %209 = load double, ptr %208, align 8, !tbaa !12
  %210 = fmul contract double %205, %209
  %211 = fadd contract double %204, %210
  %212 = add nsw i32 %58, %198
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds double, ptr %0, i64 %213
  %215 = load double, ptr %214, align 8, !tbaa !12
  %216 = fmul contract double %154, %215
  %217 = fadd contract double %211, %216
  %218 = add nuw nsw i32 %88, %175
  %219 = mul nsw i32 %218, %2
  %220 = add nsw i32 %35, %219
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds double, ptr %0, i64 %221
  %223 = load double, ptr %222, align 8, !tbaa !12
  %224 = fmul contract double %178, %223
  %225 = fadd contract double %217, %224
  %226 = add nsw i32 %48, %219
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds double, ptr %0, i64 %227
  %229 = load double, ptr %228, align 8, !tbaa !12
  %230 = fmul contract double %154, %229
  %231 = fadd contract double %225, %230
  %232 = add nsw i32 %58, %219
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds double, ptr %0, i64 %233
  %235 = load double, ptr %234, align 8, !tbaa !12
  %236 = fmul contract double %178, %235
  %237 = fadd contract double %231, %236
  %238 = mul nsw i32 %3, %20
  %239 = add nuw nsw i32 %238, %15
  %240 = mul nsw i32 %239, %2
  %241 = add nsw i32 %240, %10
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds double, ptr %1, i64 %242
  store double %237, ptr %243, align 8, !tbaa !12
  br label %244

244:                                              ; preds = %5, %26
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @stencil_star8(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
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
  %16 = icmp sgt i32 %10, 3
  br i1 %16, label %17, label %178

17:                                               ; preds = %5
  %18 = add nsw i32 %2, -4
  %19 = icmp slt i32 %10, %18
  %20 = icmp samesign ugt i32 %15, 3
  %21 = and i1 %20, %19
  %22 = add nsw i32 %3, -4
  %23 = icmp slt i32 %15, %22
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %178

25:                                               ; preds = %17
  %26 = mul nsw i32 %3, %2
  %27 = mul nsw i32 %2, %15
  %28 = add nsw i32 %27, %10
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds float, ptr %0, i64 %29
  %31 = icmp sgt i32 %4, 8
  br i1 %31, label %32, label %178

32:                                               ; preds = %25
  %33 = mul nsw i32 %26, 7
  %34 = add nsw i32 %33, %28
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = mul nsw i32 %26, 6
  %39 = add nsw i32 %38, %28
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr %0, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = mul nsw i32 %26, 5
  %44 = add nsw i32 %43, %28
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = shl nsw i32 %26, 2
  %49 = add nsw i32 %48, %28
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds float, ptr %0, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = mul nsw i32 %26, 3
  %54 = add nsw i32 %53, %28
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %0, i64 %55
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = shl nsw i32 %26, 1
  %59 = add nsw i32 %58, %28
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = add nsw i32 %26, %28
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = load float, ptr %30, align 4, !tbaa !8
  %68 = load float, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), align 4, !tbaa !8
  %69 = fmul contract float %68, 3.000000e+00
  %70 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 4), align 4, !tbaa !8
  %71 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 8), align 4, !tbaa !8
  %72 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 12), align 4, !tbaa !8
  %73 = load float, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 16), align 4, !tbaa !8
  %74 = sub nsw i32 0, %2
  %75 = sext i32 %74 to i64
  %76 = sext i32 %2 to i64
  %77 = mul nsw i32 %2, -2
  %78 = sext i32 %77 to i64
  %79 = shl nsw i32 %2, 1
  %80 = sext i32 %79 to i64
  %81 = mul nsw i32 %2, -3
  %82 = sext i32 %81 to i64
  %83 = mul nsw i32 %2, 3
  %84 = sext i32 %83 to i64
  %85 = mul nsw i32 %2, -4
  %86 = sext i32 %85 to i64
  %87 = shl nsw i32 %2, 2
  %88 = sext i32 %87 to i64
  %89 = add nsw i32 %4, -5
  br label %90

90:                                               ; preds = %32, %90
  %91 = phi float [ %42, %32 ], [ %98, %90 ]
  %92 = phi float [ %47, %32 ], [ %91, %90 ]
  %93 = phi float [ %52, %32 ], [ %92, %90 ]
  %94 = phi float [ %57, %32 ], [ %93, %90 ]
  %95 = phi float [ %62, %32 ], [ %94, %90 ]
  %96 = phi float [ %66, %32 ], [ %95, %90 ]
  %97 = phi float [ %67, %32 ], [ %96, %90 ]
  %98 = phi float [ %37, %32 ], [ %105, %90 ]
  %99 = phi i32 [ 4, %32 ], [ %176, %90 ]
  %100 = add nuw nsw i32 %99, 4
  %101 = mul nsw i32 %100, %26
  %102 = add nsw i32 %101, %28
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %0, i64 %103
  %105 = load float, ptr %104, align 4, !tbaa !8
  %106 = mul nsw i32 %99, %26
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds float, ptr %30, i64 %107
  %109 = fmul contract float %69, %93
  %110 = fadd contract float %94, %92
  %111 = getelementptr inbounds i8, ptr %108, i64 -4
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = fadd contract float %110, %112
  %114 = getelementptr inbounds nuw i8, ptr %108, i64 4
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fadd contract float %113, %115
  %117 = getelementptr inbounds float, ptr %108, i64 %75
  %118 = load float, ptr %117, align 4, !tbaa !8
  %119 = fadd contract float %116, %118
  %120 = getelementptr inbounds float, ptr %108, i64 %76
  %121 = load float, ptr %120, align 4, !tbaa !8
  %122 = fadd contract float %119, %121
  %123 = fmul contract float %70, %122
  %124 = fadd contract float %109, %123
  %125 = fadd contract float %95, %91
  %126 = getelementptr inbounds i8, ptr %108, i64 -8
  %127 = load float, ptr %126, align 4, !tbaa !8
  %128 = fadd contract float %125, %127
  %129 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %130 = load float, ptr %129, align 4, !tbaa !8
  %131 = fadd contract float %128, %130
  %132 = getelementptr inbounds float, ptr %108, i64 %78
  %133 = load float, ptr %132, align 4, !tbaa !8
  %134 = fadd contract float %131, %133
  %135 = getelementptr inbounds float, ptr %108, i64 %80
  %136 = load float, ptr %135, align 4, !tbaa !8
  %137 = fadd contract float %134, %136
  %138 = fmul contract float %71, %137
  %139 = fadd contract float %124, %138
  %140 = fadd contract float %96, %98
  %141 = getelementptr inbounds i8, ptr %108, i64 -12
  %142 = load float, ptr %141, align 4, !tbaa !8
  %143 = fadd contract float %140, %142
  %144 = getelementptr inbounds nuw i8, ptr %108, i64 12
  %145 = load float, ptr %144, align 4, !tbaa !8
  %146 = fadd contract float %143, %145
  %147 = getelementptr inbounds float, ptr %108, i64 %82
  %148 = load float, ptr %147, align 4, !tbaa !8
  %149 = fadd contract float %146, %148
  %150 = getelementptr inbounds float, ptr %108, i64 %84
  %151 = load float, ptr %150, align 4, !tbaa !8
  %152 = fadd contract float %149, %151
  %153 = fmul contract float %72, %152
  %154 = fadd contract float %139, %153
  %155 = fadd contract float %97, %105
  %156 = getelementptr inbounds i8, ptr %108, i64 -16
  %157 = load float, ptr %156, align 4, !tbaa !8
  %158 = fadd contract float %155, %157
  %159 = getelementptr inbounds nuw i8, ptr %108, i64 16
  %160 = load float, ptr %159, align 4, !tbaa !8
  %161 = fadd contract float %158, %160
  %162 = getelementptr inbounds float, ptr %108, i64 %86
  %163 = load float, ptr %162, align 4, !tbaa !8
  %164 = fadd contract float %161, %163
  %165 = getelementptr inbounds float, ptr %108, i64 %88
  %166 = load float, ptr %165, align 4, !tbaa !8
  %167 = fadd contract float %164, %166
  %168 = fmul contract float %73, %167
  %169 = fadd contract float %154, %168
  %170 = fmul contract float %93, 2.000000e+00
  %171 = fmul contract float %169, 0x3F847AE140000000
  %172 = fadd contract float %170, %171
  %173 = add nsw i32 %106, %28
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds float, ptr %1, i64 %174
  store float %172, ptr %175, align 4, !tbaa !8
  %176 = add nuw nsw i32 %99, 1
  %177 = icmp eq i32 %99, %89
  br i1 %177, label %178, label %90, !llvm.loop !14

178:                                              ; preds = %90, %25, %17, %5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = distinct !{!14, !11}
