; ModuleID = 'corpus/cuda/cu_raytrace.cu'
source_filename = "corpus/cuda/cu_raytrace.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Vec = type { float, float, float }
%struct.Hit = type { float, i32 }
%struct.Sphere = type { %struct.Vec, float, %struct.Vec, float }
%struct.Camera = type { %struct.Vec, float, i32, i32 }
%struct.Scene = type { [4 x %struct.Sphere], i32, %struct.Vec }
%struct.uchar4 = type { i8, i8, i8, i8 }

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Vec @_Z9normalizeRK3Vec(ptr noundef nonnull readonly align 4 captures(none) dereferenceable(12) %0) local_unnamed_addr #0 {
  %2 = load float, ptr %0, align 4, !tbaa !8
  %3 = fmul contract float %2, %2
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4, !tbaa !11
  %6 = fmul contract float %5, %5
  %7 = fadd contract float %3, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load float, ptr %8, align 4, !tbaa !12
  %10 = fmul contract float %9, %9
  %11 = fadd contract float %7, %10
  %12 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %11)
  %13 = fdiv contract float 1.000000e+00, %12
  %14 = fmul contract float %2, %13
  %15 = fmul contract float %5, %13
  %16 = fmul contract float %9, %13
  %17 = insertvalue %struct.Vec poison, float %14, 0
  %18 = insertvalue %struct.Vec %17, float %15, 1
  %19 = insertvalue %struct.Vec %18, float %16, 2
  ret %struct.Vec %19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Hit @_Z9intersectRK5SceneRK3VecS4_(ptr noundef nonnull readonly align 4 captures(none) dereferenceable(144) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(12) %1, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(12) %2) local_unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = load i32, ptr %4, align 4, !tbaa !13
  %6 = icmp sgt i32 %5, 0
  br i1 %6, label %7, label %18

7:                                                ; preds = %3
  %8 = load float, ptr %1, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !11
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load float, ptr %11, align 4, !tbaa !12
  %13 = load float, ptr %2, align 4, !tbaa !8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %15 = load float, ptr %14, align 4, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %17 = load float, ptr %16, align 4, !tbaa !12
  br label %23

18:                                               ; preds = %66, %3
  %19 = phi float [ 0x4415AF1D80000000, %3 ], [ %67, %66 ]
  %20 = phi i32 [ -1, %3 ], [ %68, %66 ]
  %21 = insertvalue %struct.Hit poison, float %19, 0
  %22 = insertvalue %struct.Hit %21, i32 %20, 1
  ret %struct.Hit %22

23:                                               ; preds = %7, %66
  %24 = phi i32 [ -1, %7 ], [ %68, %66 ]
  %25 = phi float [ 0x4415AF1D80000000, %7 ], [ %67, %66 ]
  %26 = phi i32 [ 0, %7 ], [ %69, %66 ]
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw %struct.Sphere, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = fsub contract float %8, %29
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %32 = load float, ptr %31, align 4, !tbaa !11
  %33 = fsub contract float %10, %32
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %35 = load float, ptr %34, align 4, !tbaa !12
  %36 = fsub contract float %12, %35
  %37 = fmul contract float %30, %13
  %38 = fmul contract float %33, %15
  %39 = fadd contract float %37, %38
  %40 = fmul contract float %36, %17
  %41 = fadd contract float %39, %40
  %42 = fmul contract float %30, %30
  %43 = fmul contract float %33, %33
  %44 = fadd contract float %42, %43
  %45 = fmul contract float %36, %36
  %46 = fadd contract float %44, %45
  %47 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %48 = load float, ptr %47, align 4, !tbaa !15
  %49 = fmul contract float %48, %48
  %50 = fmul contract float %41, %41
  %51 = fsub contract float %49, %46
  %52 = fadd contract float %50, %51
  %53 = fcmp contract ugt float %52, 0.000000e+00
  br i1 %53, label %54, label %66

54:                                               ; preds = %23
  %55 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %52)
  %56 = fneg contract float %41
  %57 = fsub contract float %56, %55
  %58 = fcmp contract olt float %57, 0x3F50624DE0000000
  %59 = fsub contract float %55, %41
  %60 = select i1 %58, float %59, float %57
  %61 = fcmp contract ogt float %60, 0x3F50624DE0000000
  %62 = fcmp contract olt float %60, %25
  %63 = select i1 %61, i1 %62, i1 false
  %64 = select i1 %63, float %60, float %25
  %65 = select i1 %63, i32 %26, i32 %24
  br label %66

66:                                               ; preds = %23, %54
  %67 = phi float [ %64, %54 ], [ %25, %23 ]
  %68 = phi i32 [ %65, %54 ], [ %24, %23 ]
  %69 = add nuw nsw i32 %26, 1
  %70 = icmp eq i32 %69, %5
  br i1 %70, label %18, label %23, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @render(ptr noundef writeonly captures(none) %0, ptr noundef readonly byval(%struct.Camera) align 4 captures(none) %1, ptr noundef readonly byval(%struct.Scene) align 4 captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %11 = mul nuw nsw i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %13 = add nuw nsw i32 %11, %12
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %15 = load i32, ptr %14, align 4, !tbaa !20
  %16 = icmp slt i32 %8, %15
  br i1 %16, label %17, label %287

17:                                               ; preds = %3
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %19 = load i32, ptr %18, align 4, !tbaa !22
  %20 = icmp slt i32 %13, %19
  br i1 %20, label %21, label %287

21:                                               ; preds = %17
  %22 = load float, ptr %1, align 4, !tbaa !23
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !23
  %27 = sitofp i32 %8 to float
  %28 = sitofp i32 %15 to float
  %29 = fmul contract float %28, 5.000000e-01
  %30 = fsub contract float %27, %29
  %31 = fdiv contract float %30, %28
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %33 = load float, ptr %32, align 4, !tbaa !24
  %34 = fmul contract float %31, %33
  %35 = uitofp nneg i32 %19 to float
  %36 = fmul contract float %35, 5.000000e-01
  %37 = uitofp nneg i32 %13 to float
  %38 = fsub contract float %36, %37
  %39 = fdiv contract float %38, %35
  %40 = fmul contract float %39, %33
  %41 = fmul contract float %34, %34
  %42 = fmul contract float %40, %40
  %43 = fadd contract float %41, %42
  %44 = fadd contract float %43, 1.000000e+00
  %45 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %44)
  %46 = fdiv contract float 1.000000e+00, %45
  %47 = fmul contract float %34, %46
  %48 = fmul contract float %40, %46
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 132
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %50, %50
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 136
  %53 = load float, ptr %52, align 4, !tbaa !11
  %54 = fmul contract float %53, %53
  %55 = fadd contract float %51, %54
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 140
  %57 = load float, ptr %56, align 4, !tbaa !12
  %58 = fmul contract float %57, %57
  %59 = fadd contract float %55, %58
  %60 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %59)
  %61 = fdiv contract float 1.000000e+00, %60
  %62 = fmul contract float %50, %61
  %63 = fmul contract float %53, %61
  %64 = fmul contract float %57, %61
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %66 = load i32, ptr %65, align 4, !tbaa !13
  %67 = icmp sgt i32 %66, 0
  br label %68

68:                                               ; preds = %21, %251
  %69 = phi float [ 1.000000e+00, %21 ], [ %252, %251 ]
  %70 = phi i32 [ 0, %21 ], [ %265, %251 ]
  %71 = phi float [ %26, %21 ], [ %152, %251 ]
  %72 = phi float [ %24, %21 ], [ %151, %251 ]
  %73 = phi float [ %22, %21 ], [ %150, %251 ]
  %74 = phi float [ %46, %21 ], [ %264, %251 ]
  %75 = phi float [ %48, %21 ], [ %263, %251 ]
  %76 = phi float [ %47, %21 ], [ %262, %251 ]
  %77 = phi float [ 0.000000e+00, %21 ], [ %247, %251 ]
  %78 = phi float [ 0.000000e+00, %21 ], [ %248, %251 ]
  %79 = phi float [ 0.000000e+00, %21 ], [ %249, %251 ]
  br i1 %67, label %80, label %128

80:                                               ; preds = %68, %123
  %81 = phi i32 [ %125, %123 ], [ -1, %68 ]
  %82 = phi float [ %124, %123 ], [ 0x4415AF1D80000000, %68 ]
  %83 = phi i32 [ %126, %123 ], [ 0, %68 ]
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw %struct.Sphere, ptr %2, i64 %84
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = fsub contract float %73, %86
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %89 = load float, ptr %88, align 4, !tbaa !11
  %90 = fsub contract float %72, %89
  %91 = getelementptr inbounds nuw i8, ptr %85, i64 8
  %92 = load float, ptr %91, align 4, !tbaa !12
  %93 = fsub contract float %71, %92
  %94 = fmul contract float %76, %87
  %95 = fmul contract float %75, %90
  %96 = fadd contract float %94, %95
  %97 = fmul contract float %74, %93
  %98 = fadd contract float %96, %97
  %99 = fmul contract float %87, %87
  %100 = fmul contract float %90, %90
  %101 = fadd contract float %99, %100
  %102 = fmul contract float %93, %93
  %103 = fadd contract float %101, %102
  %104 = getelementptr inbounds nuw i8, ptr %85, i64 12
  %105 = load float, ptr %104, align 4, !tbaa !15
  %106 = fmul contract float %105, %105
  %107 = fmul contract float %98, %98
  %108 = fsub contract float %106, %103
  %109 = fadd contract float %107, %108
  %110 = fcmp contract ugt float %109, 0.000000e+00
  br i1 %110, label %111, label %123

111:                                              ; preds = %80
  %112 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %109)
  %113 = fneg contract float %98
  %114 = fsub contract float %113, %112
  %115 = fcmp contract olt float %114, 0x3F50624DE0000000
  %116 = fsub contract float %112, %98
  %117 = select i1 %115, float %116, float %114
  %118 = fcmp contract ogt float %117, 0x3F50624DE0000000
  %119 = fcmp contract olt float %117, %82
  %120 = select i1 %118, i1 %119, i1 false
  %121 = select i1 %120, float %117, float %82
  %122 = select i1 %120, i32 %83, i32 %81
  br label %123

123:                                              ; preds = %111, %80
  %124 = phi float [ %121, %111 ], [ %82, %80 ]
  %125 = phi i32 [ %122, %111 ], [ %81, %80 ]
  %126 = add nuw nsw i32 %83, 1
  %127 = icmp eq i32 %126, %66
  br i1 %127, label %128, label %80, !llvm.loop !17

128:                                              ; preds = %123, %68
  %129 = phi float [ 0x4415AF1D80000000, %68 ], [ %124, %123 ]
  %130 = phi i32 [ -1, %68 ], [ %125, %123 ]
  %131 = icmp slt i32 %130, 0
  br i1 %131, label %132, label %144

132:                                              ; preds = %128
  %133 = fadd contract float %75, 1.000000e+00
  %134 = fmul contract float %133, 5.000000e-01
  %135 = fmul contract float %134, 5.000000e-01
  %136 = fsub contract float 1.000000e+00, %135
  %137 = fmul contract float %134, 0x3FD3333340000000
  %138 = fsub contract float 1.000000e+00, %137
  %139 = fmul contract float %136, %69
  %140 = fmul contract float %138, %69
  %141 = fadd contract float %77, %139
  %142 = fadd contract float %78, %140
  %143 = fadd contract float %79, %69
  br label %267

144:                                              ; preds = %128
  %145 = zext nneg i32 %130 to i64
  %146 = getelementptr inbounds nuw %struct.Sphere, ptr %2, i64 %145
  %147 = fmul contract float %76, %129
  %148 = fmul contract float %75, %129
  %149 = fmul contract float %74, %129
  %150 = fadd contract float %73, %147
  %151 = fadd contract float %72, %148
  %152 = fadd contract float %71, %149
  %153 = load float, ptr %146, align 4, !tbaa !8
  %154 = fsub contract float %150, %153
  %155 = getelementptr inbounds nuw i8, ptr %146, i64 4
  %156 = load float, ptr %155, align 4, !tbaa !11
  %157 = fsub contract float %151, %156
  %158 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %159 = load float, ptr %158, align 4, !tbaa !12
  %160 = fsub contract float %152, %159
  %161 = getelementptr inbounds nuw i8, ptr %146, i64 12
  %162 = load float, ptr %161, align 4, !tbaa !15
  %163 = fdiv contract float 1.000000e+00, %162
  %164 = fmul contract float %154, %163
  %165 = fmul contract float %157, %163
  %166 = fmul contract float %160, %163
  %167 = fmul contract float %62, %164
  %168 = fmul contract float %63, %165
  %169 = fadd contract float %167, %168
  %170 = fmul contract float %64, %166
  %171 = fadd contract float %170, %169
  %172 = tail call contract noundef float @llvm.maxnum.f32(float %171, float 0.000000e+00)
  %173 = fcmp contract ogt float %172, 0.000000e+00
  br i1 %173, label %174, label %229

174:                                              ; preds = %144
  br i1 %67, label %175, label %225

175:                                              ; preds = %174, %218
  %176 = phi i32 [ %220, %218 ], [ -1, %174 ]
  %177 = phi float [ %219, %218 ], [ 0x4415AF1D80000000, %174 ]
  %178 = phi i32 [ %221, %218 ], [ 0, %174 ]
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw %struct.Sphere, ptr %2, i64 %179
  %181 = load float, ptr %180, align 4, !tbaa !8
  %182 = fsub contract float %150, %181
  %183 = getelementptr inbounds nuw i8, ptr %180, i64 4
  %184 = load float, ptr %183, align 4, !tbaa !11
  %185 = fsub contract float %151, %184
  %186 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %187 = load float, ptr %186, align 4, !tbaa !12
  %188 = fsub contract float %152, %187
  %189 = fmul contract float %62, %182
  %190 = fmul contract float %63, %185
  %191 = fadd contract float %189, %190
  %192 = fmul contract float %64, %188
  %193 = fadd contract float %191, %192
  %194 = fmul contract float %182, %182
  %195 = fmul contract float %185, %185
  %196 = fadd contract float %194, %195
  %197 = fmul contract float %188, %188
  %198 = fadd contract float %196, %197
  %199 = getelementptr inbounds nuw i8, ptr %180, i64 12
  %200 = load float, ptr %199, align 4, !tbaa !15
  %201 = fmul contract float %200, %200
  %202 = fmul contract float %193, %193
  %203 = fsub contract float %201, %198
  %204 = fadd contract float %202, %203
  %205 = fcmp contract ugt float %204, 0.000000e+00
  br i1 %205, label %206, label %218

206:                                              ; preds = %175
  %207 = tail call contract noundef float @llvm.nvvm.sqrt.rn.f(float %204)
  %208 = fneg contract float %193
  %209 = fsub contract float %208, %207
  %210 = fcmp contract olt float %209, 0x3F50624DE0000000
  %211 = fsub contract float %207, %193
  %212 = select i1 %210, float %211, float %209
  %213 = fcmp contract ogt float %212, 0x3F50624DE0000000
  %214 = fcmp contract olt float %212, %177
  %215 = select i1 %213, i1 %214, i1 false
  %216 = select i1 %215, float %212, float %177
  %217 = select i1 %215, i32 %178, i32 %176
  br label %218

218:                                              ; preds = %206, %175
  %219 = phi float [ %216, %206 ], [ %177, %175 ]
  %220 = phi i32 [ %217, %206 ], [ %176, %175 ]
  %221 = add nuw nsw i32 %178, 1
  %222 = icmp eq i32 %221, %66
  br i1 %222, label %223, label %175, !llvm.loop !17

223:                                              ; preds = %218
  %224 = icmp slt i32 %220, 0
  br label %225

225:                                              ; preds = %223, %174
  %226 = phi i1 [ true, %174 ], [ %224, %223 ]
  %227 = fmul contract float %172, 0x3FD3333340000000
  %228 = select i1 %226, float %172, float %227
  br label %229

229:                                              ; preds = %225, %144
  %230 = phi float [ %172, %144 ], [ %228, %225 ]
  %231 = getelementptr inbounds nuw i8, ptr %146, i64 16
  %232 = getelementptr inbounds nuw i8, ptr %146, i64 28
  %233 = load float, ptr %232, align 4, !tbaa !25
  %234 = fsub contract float 1.000000e+00, %233
  %235 = fmul contract float %69, %234
  %236 = fmul contract float %230, 0x3FECCCCCC0000000
  %237 = fadd contract float %236, 0x3FB99999A0000000
  %238 = fmul contract float %237, %235
  %239 = load float, ptr %231, align 4, !tbaa !8
  %240 = fmul contract float %239, %238
  %241 = getelementptr inbounds nuw i8, ptr %146, i64 20
  %242 = load float, ptr %241, align 4, !tbaa !11
  %243 = fmul contract float %242, %238
  %244 = getelementptr inbounds nuw i8, ptr %146, i64 24
  %245 = load float, ptr %244, align 4, !tbaa !12
  %246 = fmul contract float %238, %245
  %247 = fadd contract float %77, %240
  %248 = fadd contract float %78, %243
  %249 = fadd contract float %79, %246
  %250 = fcmp contract ugt float %233, 0.000000e+00
  br i1 %250, label %251, label %267

251:                                              ; preds = %229
  %252 = fmul contract float %69, %233
  %253 = fmul contract float %76, %164
  %254 = fmul contract float %75, %165
  %255 = fadd contract float %253, %254
  %256 = fmul contract float %74, %166
  %257 = fadd contract float %256, %255
  %258 = fmul contract float %257, 2.000000e+00
  %259 = fmul contract float %164, %258
  %260 = fmul contract float %165, %258
  %261 = fmul contract float %166, %258
  %262 = fsub contract float %76, %259
  %263 = fsub contract float %75, %260
  %264 = fsub contract float %74, %261
  %265 = add nuw nsw i32 %70, 1
  %266 = icmp eq i32 %265, 4
  br i1 %266, label %267, label %68, !llvm.loop !26

267:                                              ; preds = %229, %251, %132
  %268 = phi float [ %143, %132 ], [ %249, %251 ], [ %249, %229 ]
  %269 = phi float [ %142, %132 ], [ %248, %251 ], [ %248, %229 ]
  %270 = phi float [ %141, %132 ], [ %247, %251 ], [ %247, %229 ]
  %271 = tail call contract noundef float @llvm.minnum.f32(float %270, float 1.000000e+00)
  %272 = fmul contract float %271, 2.550000e+02
  %273 = fptoui float %272 to i8
  %274 = tail call contract noundef float @llvm.minnum.f32(float %269, float 1.000000e+00)
  %275 = fmul contract float %274, 2.550000e+02
  %276 = fptoui float %275 to i8
  %277 = tail call contract noundef float @llvm.minnum.f32(float %268, float 1.000000e+00)
  %278 = fmul contract float %277, 2.550000e+02
  %279 = fptoui float %278 to i8
  %280 = mul nsw i32 %15, %13
  %281 = add nsw i32 %280, %8
  %282 = sext i32 %281 to i64
  %283 = getelementptr inbounds %struct.uchar4, ptr %0, i64 %282
  store i8 %273, ptr %283, align 4, !tbaa !27
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 1
  store i8 %276, ptr %284, align 1, !tbaa !27
  %285 = getelementptr inbounds nuw i8, ptr %283, i64 2
  store i8 %279, ptr %285, align 2, !tbaa !27
  %286 = getelementptr inbounds nuw i8, ptr %283, i64 3
  store i8 -1, ptr %286, align 1, !tbaa !27
  br label %287

287:                                              ; preds = %3, %17, %267
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #2

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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !10, i64 0}
!9 = !{!"_ZTS3Vec", !10, i64 0, !10, i64 4, !10, i64 8}
!10 = !{!"float", !6, i64 0}
!11 = !{!9, !10, i64 4}
!12 = !{!9, !10, i64 8}
!13 = !{!14, !5, i64 128}
!14 = !{!"_ZTS5Scene", !6, i64 0, !5, i64 128, !9, i64 132}
!15 = !{!16, !10, i64 12}
!16 = !{!"_ZTS6Sphere", !9, i64 0, !10, i64 12, !9, i64 16, !10, i64 28}
!17 = distinct !{!17, !18, !19}
!18 = !{!"llvm.loop.mustprogress"}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{!21, !5, i64 16}
!21 = !{!"_ZTS6Camera", !9, i64 0, !10, i64 12, !5, i64 16, !5, i64 20}
!22 = !{!21, !5, i64 20}
!23 = !{!10, !10, i64 0}
!24 = !{!21, !10, i64 12}
!25 = !{!16, !10, i64 28}
!26 = distinct !{!26, !18, !19}
!27 = !{!6, !6, i64 0}
