; ModuleID = 'corpus/hip/hip_kalman.hip'
source_filename = "corpus/hip/hip_kalman.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Matrix = type { [4 x [4 x float]] }
%struct.Matrix.0 = type { [2 x [2 x float]] }
%struct.Matrix.3 = type { [4 x [1 x float]] }
%struct.Matrix.1 = type { [2 x [4 x float]] }
%struct.Matrix.2 = type { [4 x [2 x float]] }
%struct.Matrix.4 = type { [2 x [1 x float]] }

$_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

$_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE = comdat any

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.Matrix @_Z8identityf(float noundef %0) local_unnamed_addr #0 {
  %2 = insertvalue %struct.Matrix poison, float %0, 0, 0, 0
  %3 = insertvalue %struct.Matrix %2, float 0.000000e+00, 0, 0, 1
  %4 = insertvalue %struct.Matrix %3, float 0.000000e+00, 0, 0, 2
  %5 = insertvalue %struct.Matrix %4, float 0.000000e+00, 0, 0, 3
  %6 = insertvalue %struct.Matrix %5, float 0.000000e+00, 0, 1, 0
  %7 = insertvalue %struct.Matrix %6, float %0, 0, 1, 1
  %8 = insertvalue %struct.Matrix %7, float 0.000000e+00, 0, 1, 2
  %9 = insertvalue %struct.Matrix %8, float 0.000000e+00, 0, 1, 3
  %10 = insertvalue %struct.Matrix %9, float 0.000000e+00, 0, 2, 0
  %11 = insertvalue %struct.Matrix %10, float 0.000000e+00, 0, 2, 1
  %12 = insertvalue %struct.Matrix %11, float %0, 0, 2, 2
  %13 = insertvalue %struct.Matrix %12, float 0.000000e+00, 0, 2, 3
  %14 = insertvalue %struct.Matrix %13, float 0.000000e+00, 0, 3, 0
  %15 = insertvalue %struct.Matrix %14, float 0.000000e+00, 0, 3, 1
  %16 = insertvalue %struct.Matrix %15, float 0.000000e+00, 0, 3, 2
  %17 = insertvalue %struct.Matrix %16, float %0, 0, 3, 3
  ret %struct.Matrix %17
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Matrix.0 @_Z7inverse6MatrixILi2ELi2EE(ptr noundef readonly byval(%struct.Matrix.0) align 4 captures(none) %0) local_unnamed_addr #2 {
  %2 = load float, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %5 = load float, ptr %4, align 4, !tbaa !8
  %6 = fmul contract float %2, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = load float, ptr %3, align 4, !tbaa !8
  %10 = fmul contract float %8, %9
  %11 = fsub contract float %6, %10
  %12 = fdiv contract float 1.000000e+00, %11
  %13 = fmul contract float %5, %12
  %14 = fneg contract float %8
  %15 = fmul contract float %12, %14
  %16 = fneg contract float %9
  %17 = fmul contract float %12, %16
  %18 = fmul contract float %2, %12
  %19 = insertvalue %struct.Matrix.0 poison, float %13, 0, 0, 0
  %20 = insertvalue %struct.Matrix.0 %19, float %15, 0, 0, 1
  %21 = insertvalue %struct.Matrix.0 %20, float %17, 0, 1, 0
  %22 = insertvalue %struct.Matrix.0 %21, float %18, 0, 1, 1
  ret %struct.Matrix.0 %22
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kalman_track(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 {
  %6 = alloca %struct.Matrix, align 4
  %7 = alloca %struct.Matrix.3, align 4
  %8 = alloca %struct.Matrix, align 4
  %9 = alloca %struct.Matrix, align 4
  %10 = alloca %struct.Matrix, align 4
  %11 = alloca %struct.Matrix, align 4
  %12 = alloca %struct.Matrix.1, align 4
  %13 = alloca %struct.Matrix.1, align 4
  %14 = alloca %struct.Matrix, align 4
  %15 = alloca %struct.Matrix.2, align 4
  %16 = alloca %struct.Matrix.2, align 4
  %17 = alloca %struct.Matrix, align 4
  %18 = alloca %struct.Matrix.2, align 4
  %19 = alloca %struct.Matrix.0, align 4
  %20 = alloca %struct.Matrix.0, align 4
  %21 = alloca %struct.Matrix.1, align 4
  %22 = alloca %struct.Matrix.3, align 4
  %23 = alloca %struct.Matrix.2, align 4
  %24 = alloca %struct.Matrix.4, align 4
  %25 = alloca %struct.Matrix.2, align 4
  %26 = alloca %struct.Matrix.1, align 4
  %27 = alloca %struct.Matrix, align 4
  %28 = alloca %struct.Matrix, align 4
  %29 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = mul i32 %29, %30
  %32 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = add i32 %31, %32
  %34 = icmp sgt i32 %3, 0
  br i1 %34, label %35, label %224

35:                                               ; preds = %5
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %39 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %43 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 36
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %49 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %53 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 28
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %58 = getelementptr inbounds nuw i8, ptr %9, i64 44
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 60
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %64 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %68 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 44
  %71 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 52
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 60
  %75 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %76 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %77 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %78 = getelementptr inbounds nuw i8, ptr %11, i64 28
  %79 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %80 = getelementptr inbounds nuw i8, ptr %11, i64 36
  %81 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %82 = getelementptr inbounds nuw i8, ptr %11, i64 44
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %84 = getelementptr inbounds nuw i8, ptr %11, i64 52
  %85 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %86 = getelementptr inbounds nuw i8, ptr %11, i64 60
  %87 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %88 = getelementptr inbounds nuw i8, ptr %13, i64 20
  %89 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %90 = getelementptr inbounds nuw i8, ptr %13, i64 28
  %91 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %92 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %94 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %95 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %96 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %97 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %98 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %99 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %100 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %101 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %102 = getelementptr inbounds nuw i8, ptr %18, i64 4
  %103 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %18, i64 12
  %105 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %106 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %107 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %108 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %109 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %110 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %111 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %112 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %113 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %114 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %115 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %116 = getelementptr inbounds nuw i8, ptr %19, i64 4
  %117 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %118 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %119 = getelementptr inbounds nuw i8, ptr %21, i64 4
  %120 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %121 = getelementptr inbounds nuw i8, ptr %21, i64 24
  %122 = getelementptr inbounds nuw i8, ptr %21, i64 28
  %123 = mul nsw i32 %3, %33
  %124 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %125 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %126 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %127 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %128 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %129 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %130 = getelementptr inbounds nuw i8, ptr %23, i64 28
  %131 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %132 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %133 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %134 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %135 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %136 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %137 = getelementptr inbounds nuw i8, ptr %25, i64 28
  %138 = getelementptr inbounds nuw i8, ptr %26, i64 4
  %139 = getelementptr inbounds nuw i8, ptr %26, i64 20
  %140 = getelementptr inbounds nuw i8, ptr %26, i64 24
  %141 = getelementptr inbounds nuw i8, ptr %26, i64 28
  %142 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %143 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %144 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %145 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %146 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %147 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %148 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %149 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %150 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %151 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %152 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %153 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %154 = getelementptr inbounds nuw i8, ptr %10, i64 40
  %155 = getelementptr inbounds nuw i8, ptr %10, i64 44
  %156 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %157 = getelementptr inbounds nuw i8, ptr %10, i64 52
  %158 = getelementptr inbounds nuw i8, ptr %10, i64 56
  %159 = getelementptr inbounds nuw i8, ptr %10, i64 60
  %160 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %161 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %162 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %163 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %164 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %165 = getelementptr inbounds nuw i8, ptr %14, i64 24
  %166 = getelementptr inbounds nuw i8, ptr %14, i64 28
  %167 = getelementptr inbounds nuw i8, ptr %14, i64 32
  %168 = getelementptr inbounds nuw i8, ptr %14, i64 36
  %169 = getelementptr inbounds nuw i8, ptr %14, i64 40
  %170 = getelementptr inbounds nuw i8, ptr %14, i64 44
  %171 = getelementptr inbounds nuw i8, ptr %14, i64 48
  %172 = getelementptr inbounds nuw i8, ptr %14, i64 52
  %173 = getelementptr inbounds nuw i8, ptr %14, i64 56
  %174 = getelementptr inbounds nuw i8, ptr %14, i64 60
  %175 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %176 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %177 = getelementptr inbounds nuw i8, ptr %17, i64 12
  %178 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %179 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %180 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %181 = getelementptr inbounds nuw i8, ptr %17, i64 28
  %182 = getelementptr inbounds nuw i8, ptr %17, i64 32
  %183 = getelementptr inbounds nuw i8, ptr %17, i64 36
  %184 = getelementptr inbounds nuw i8, ptr %17, i64 40
  %185 = getelementptr inbounds nuw i8, ptr %17, i64 44
  %186 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %187 = getelementptr inbounds nuw i8, ptr %17, i64 52
  %188 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %189 = getelementptr inbounds nuw i8, ptr %17, i64 60
  %190 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %191 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %192 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %193 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %194 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %195 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %196 = getelementptr inbounds nuw i8, ptr %27, i64 12
  %197 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %198 = getelementptr inbounds nuw i8, ptr %27, i64 20
  %199 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %200 = getelementptr inbounds nuw i8, ptr %27, i64 28
  %201 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %202 = getelementptr inbounds nuw i8, ptr %27, i64 36
  %203 = getelementptr inbounds nuw i8, ptr %27, i64 40
  %204 = getelementptr inbounds nuw i8, ptr %27, i64 44
  %205 = getelementptr inbounds nuw i8, ptr %27, i64 48
  %206 = getelementptr inbounds nuw i8, ptr %27, i64 52
  %207 = getelementptr inbounds nuw i8, ptr %27, i64 56
  %208 = getelementptr inbounds nuw i8, ptr %27, i64 60
  %209 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %210 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %212 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %213 = getelementptr inbounds nuw i8, ptr %28, i64 20
  %214 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %215 = getelementptr inbounds nuw i8, ptr %28, i64 28
  %216 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %217 = getelementptr inbounds nuw i8, ptr %28, i64 36
  %218 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %219 = getelementptr inbounds nuw i8, ptr %28, i64 44
  %220 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %221 = getelementptr inbounds nuw i8, ptr %28, i64 52
  %222 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %223 = getelementptr inbounds nuw i8, ptr %28, i64 60
  br label %305

224:                                              ; preds = %305, %5
  %225 = phi float [ 1.000000e+00, %5 ], [ %507, %305 ]
  %226 = phi float [ 0.000000e+00, %5 ], [ %506, %305 ]
  %227 = phi float [ 0.000000e+00, %5 ], [ %505, %305 ]
  %228 = phi float [ 0.000000e+00, %5 ], [ %504, %305 ]
  %229 = phi float [ 0.000000e+00, %5 ], [ %503, %305 ]
  %230 = phi float [ 1.000000e+00, %5 ], [ %502, %305 ]
  %231 = phi float [ 0.000000e+00, %5 ], [ %501, %305 ]
  %232 = phi float [ 0.000000e+00, %5 ], [ %500, %305 ]
  %233 = phi float [ 0.000000e+00, %5 ], [ %499, %305 ]
  %234 = phi float [ 0.000000e+00, %5 ], [ %498, %305 ]
  %235 = phi float [ 1.000000e+00, %5 ], [ %497, %305 ]
  %236 = phi float [ 0.000000e+00, %5 ], [ %496, %305 ]
  %237 = phi float [ 0.000000e+00, %5 ], [ %495, %305 ]
  %238 = phi float [ 0.000000e+00, %5 ], [ %494, %305 ]
  %239 = phi float [ 0.000000e+00, %5 ], [ %493, %305 ]
  %240 = phi float [ 1.000000e+00, %5 ], [ %492, %305 ]
  %241 = phi float [ 0.000000e+00, %5 ], [ %452, %305 ]
  %242 = phi float [ 0.000000e+00, %5 ], [ %453, %305 ]
  %243 = phi float [ 0.000000e+00, %5 ], [ %454, %305 ]
  %244 = phi float [ 0.000000e+00, %5 ], [ %455, %305 ]
  %245 = shl nsw i32 %33, 2
  %246 = shl nsw i32 %33, 4
  %247 = sext i32 %245 to i64
  %248 = getelementptr inbounds float, ptr %1, i64 %247
  store float %241, ptr %248, align 4, !tbaa !8
  %249 = sext i32 %246 to i64
  %250 = getelementptr inbounds float, ptr %2, i64 %249
  store float %240, ptr %250, align 4, !tbaa !8
  %251 = sext i32 %246 to i64
  %252 = getelementptr float, ptr %2, i64 %251
  %253 = getelementptr i8, ptr %252, i64 4
  store float %239, ptr %253, align 4, !tbaa !8
  %254 = sext i32 %246 to i64
  %255 = getelementptr float, ptr %2, i64 %254
  %256 = getelementptr i8, ptr %255, i64 8
  store float %238, ptr %256, align 4, !tbaa !8
  %257 = sext i32 %246 to i64
  %258 = getelementptr float, ptr %2, i64 %257
  %259 = getelementptr i8, ptr %258, i64 12
  store float %237, ptr %259, align 4, !tbaa !8
  %260 = sext i32 %245 to i64
  %261 = getelementptr float, ptr %1, i64 %260
  %262 = getelementptr i8, ptr %261, i64 4
  store float %242, ptr %262, align 4, !tbaa !8
  %263 = sext i32 %246 to i64
  %264 = getelementptr float, ptr %2, i64 %263
  %265 = getelementptr i8, ptr %264, i64 16
  store float %236, ptr %265, align 4, !tbaa !8
  %266 = sext i32 %246 to i64
  %267 = getelementptr float, ptr %2, i64 %266
  %268 = getelementptr i8, ptr %267, i64 20
  store float %235, ptr %268, align 4, !tbaa !8
  %269 = sext i32 %246 to i64
  %270 = getelementptr float, ptr %2, i64 %269
  %271 = getelementptr i8, ptr %270, i64 24
  store float %234, ptr %271, align 4, !tbaa !8
  %272 = sext i32 %246 to i64
  %273 = getelementptr float, ptr %2, i64 %272
  %274 = getelementptr i8, ptr %273, i64 28
  store float %233, ptr %274, align 4, !tbaa !8
  %275 = sext i32 %245 to i64
  %276 = getelementptr float, ptr %1, i64 %275
  %277 = getelementptr i8, ptr %276, i64 8
  store float %243, ptr %277, align 4, !tbaa !8
  %278 = sext i32 %246 to i64
  %279 = getelementptr float, ptr %2, i64 %278
  %280 = getelementptr i8, ptr %279, i64 32
  store float %232, ptr %280, align 4, !tbaa !8
  %281 = sext i32 %246 to i64
  %282 = getelementptr float, ptr %2, i64 %281
  %283 = getelementptr i8, ptr %282, i64 36
  store float %231, ptr %283, align 4, !tbaa !8
  %284 = sext i32 %246 to i64
  %285 = getelementptr float, ptr %2, i64 %284
  %286 = getelementptr i8, ptr %285, i64 40
  store float %230, ptr %286, align 4, !tbaa !8
  %287 = sext i32 %246 to i64
  %288 = getelementptr float, ptr %2, i64 %287
  %289 = getelementptr i8, ptr %288, i64 44
  store float %229, ptr %289, align 4, !tbaa !8
  %290 = sext i32 %245 to i64
  %291 = getelementptr float, ptr %1, i64 %290
  %292 = getelementptr i8, ptr %291, i64 12
  store float %244, ptr %292, align 4, !tbaa !8
  %293 = sext i32 %246 to i64
  %294 = getelementptr float, ptr %2, i64 %293
  %295 = getelementptr i8, ptr %294, i64 48
  store float %228, ptr %295, align 4, !tbaa !8
  %296 = sext i32 %246 to i64
  %297 = getelementptr float, ptr %2, i64 %296
  %298 = getelementptr i8, ptr %297, i64 52
  store float %227, ptr %298, align 4, !tbaa !8
  %299 = sext i32 %246 to i64
  %300 = getelementptr float, ptr %2, i64 %299
  %301 = getelementptr i8, ptr %300, i64 56
  store float %226, ptr %301, align 4, !tbaa !8
  %302 = sext i32 %246 to i64
  %303 = getelementptr float, ptr %2, i64 %302
  %304 = getelementptr i8, ptr %303, i64 60
  store float %225, ptr %304, align 4, !tbaa !8
  ret void

305:                                              ; preds = %35, %305
  %306 = phi float [ 1.000000e+00, %35 ], [ %507, %305 ]
  %307 = phi float [ 0.000000e+00, %35 ], [ %506, %305 ]
  %308 = phi float [ 0.000000e+00, %35 ], [ %505, %305 ]
  %309 = phi float [ 0.000000e+00, %35 ], [ %504, %305 ]
  %310 = phi float [ 0.000000e+00, %35 ], [ %503, %305 ]
  %311 = phi float [ 1.000000e+00, %35 ], [ %502, %305 ]
  %312 = phi float [ 0.000000e+00, %35 ], [ %501, %305 ]
  %313 = phi float [ 0.000000e+00, %35 ], [ %500, %305 ]
  %314 = phi float [ 0.000000e+00, %35 ], [ %499, %305 ]
  %315 = phi float [ 0.000000e+00, %35 ], [ %498, %305 ]
  %316 = phi float [ 1.000000e+00, %35 ], [ %497, %305 ]
  %317 = phi float [ 0.000000e+00, %35 ], [ %496, %305 ]
  %318 = phi float [ 0.000000e+00, %35 ], [ %495, %305 ]
  %319 = phi float [ 0.000000e+00, %35 ], [ %494, %305 ]
  %320 = phi float [ 0.000000e+00, %35 ], [ %493, %305 ]
  %321 = phi float [ 1.000000e+00, %35 ], [ %492, %305 ]
  %322 = phi float [ 0.000000e+00, %35 ], [ %452, %305 ]
  %323 = phi float [ 0.000000e+00, %35 ], [ %453, %305 ]
  %324 = phi float [ 0.000000e+00, %35 ], [ %454, %305 ]
  %325 = phi float [ 0.000000e+00, %35 ], [ %455, %305 ]
  %326 = phi i32 [ 0, %35 ], [ %508, %305 ]
  store float 1.000000e+00, ptr %6, align 4
  store float 0.000000e+00, ptr %36, align 4
  store float %4, ptr %37, align 4
  store float 0.000000e+00, ptr %38, align 4
  store float 0.000000e+00, ptr %39, align 4
  store float 1.000000e+00, ptr %40, align 4
  store float 0.000000e+00, ptr %41, align 4
  store float %4, ptr %42, align 4
  store float 0.000000e+00, ptr %43, align 4
  store float 0.000000e+00, ptr %44, align 4
  store float 1.000000e+00, ptr %45, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %46, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %47, align 4, !tbaa !10
  store float %322, ptr %7, align 4
  store float %323, ptr %142, align 4
  store float %324, ptr %143, align 4
  store float %325, ptr %144, align 4, !tbaa !10
  %327 = tail call %struct.Matrix.3 @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %6, ptr noundef nonnull byval(%struct.Matrix.3) align 4 %7) #6
  %328 = extractvalue %struct.Matrix.3 %327, 0
  %329 = extractvalue [4 x [1 x float]] %328, 0, 0
  %330 = extractvalue [4 x [1 x float]] %328, 1, 0
  %331 = extractvalue [4 x [1 x float]] %328, 2, 0
  %332 = extractvalue [4 x [1 x float]] %328, 3, 0
  store float 1.000000e+00, ptr %9, align 4
  store float 0.000000e+00, ptr %48, align 4
  store float %4, ptr %49, align 4
  store float 0.000000e+00, ptr %50, align 4
  store float 0.000000e+00, ptr %51, align 4
  store float 1.000000e+00, ptr %52, align 4
  store float 0.000000e+00, ptr %53, align 4
  store float %4, ptr %54, align 4
  store float 0.000000e+00, ptr %55, align 4
  store float 0.000000e+00, ptr %56, align 4
  store float 1.000000e+00, ptr %57, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %58, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %59, align 4, !tbaa !10
  store float %321, ptr %10, align 4
  store float %320, ptr %145, align 4
  store float %319, ptr %146, align 4
  store float %318, ptr %147, align 4
  store float %317, ptr %148, align 4
  store float %316, ptr %149, align 4
  store float %315, ptr %150, align 4
  store float %314, ptr %151, align 4
  store float %313, ptr %152, align 4
  store float %312, ptr %153, align 4
  store float %311, ptr %154, align 4
  store float %310, ptr %155, align 4
  store float %309, ptr %156, align 4
  store float %308, ptr %157, align 4
  store float %307, ptr %158, align 4
  store float %306, ptr %159, align 4, !tbaa !10
  %333 = tail call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %9, ptr noundef nonnull byval(%struct.Matrix) align 4 %10) #6
  %334 = extractvalue %struct.Matrix %333, 0
  %335 = extractvalue [4 x [4 x float]] %334, 0, 0
  store float %335, ptr %8, align 4
  %336 = extractvalue [4 x [4 x float]] %334, 0, 1
  store float %336, ptr %60, align 4
  %337 = extractvalue [4 x [4 x float]] %334, 0, 2
  store float %337, ptr %61, align 4
  %338 = extractvalue [4 x [4 x float]] %334, 0, 3
  store float %338, ptr %62, align 4
  %339 = extractvalue [4 x [4 x float]] %334, 1, 0
  store float %339, ptr %63, align 4
  %340 = extractvalue [4 x [4 x float]] %334, 1, 1
  store float %340, ptr %64, align 4
  %341 = extractvalue [4 x [4 x float]] %334, 1, 2
  store float %341, ptr %65, align 4
  %342 = extractvalue [4 x [4 x float]] %334, 1, 3
  store float %342, ptr %66, align 4
  %343 = extractvalue [4 x [4 x float]] %334, 2, 0
  store float %343, ptr %67, align 4
  %344 = extractvalue [4 x [4 x float]] %334, 2, 1
  store float %344, ptr %68, align 4
  %345 = extractvalue [4 x [4 x float]] %334, 2, 2
  store float %345, ptr %69, align 4
  %346 = extractvalue [4 x [4 x float]] %334, 2, 3
  store float %346, ptr %70, align 4
  %347 = extractvalue [4 x [4 x float]] %334, 3, 0
  store float %347, ptr %71, align 4
  %348 = extractvalue [4 x [4 x float]] %334, 3, 1
  store float %348, ptr %72, align 4
  %349 = extractvalue [4 x [4 x float]] %334, 3, 2
  store float %349, ptr %73, align 4
  %350 = extractvalue [4 x [4 x float]] %334, 3, 3
  store float %350, ptr %74, align 4
  store float 1.000000e+00, ptr %11, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %75, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %76, align 4
  store float 0.000000e+00, ptr %77, align 4
  store float 0.000000e+00, ptr %78, align 4
  store float %4, ptr %79, align 4
  store float 0.000000e+00, ptr %80, align 4
  store float 1.000000e+00, ptr %81, align 4
  store float 0.000000e+00, ptr %82, align 4
  store float 0.000000e+00, ptr %83, align 4
  store float %4, ptr %84, align 4
  store float 0.000000e+00, ptr %85, align 4
  store float 1.000000e+00, ptr %86, align 4
  %351 = tail call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %8, ptr noundef nonnull byval(%struct.Matrix) align 4 %11) #6
  %352 = extractvalue %struct.Matrix %351, 0
  %353 = extractvalue [4 x [4 x float]] %352, 0, 0
  %354 = extractvalue [4 x [4 x float]] %352, 0, 1
  %355 = extractvalue [4 x [4 x float]] %352, 0, 2
  %356 = extractvalue [4 x [4 x float]] %352, 0, 3
  %357 = extractvalue [4 x [4 x float]] %352, 1, 0
  %358 = extractvalue [4 x [4 x float]] %352, 1, 1
  %359 = extractvalue [4 x [4 x float]] %352, 1, 2
  %360 = extractvalue [4 x [4 x float]] %352, 1, 3
  %361 = extractvalue [4 x [4 x float]] %352, 2, 0
  %362 = extractvalue [4 x [4 x float]] %352, 2, 1
  %363 = extractvalue [4 x [4 x float]] %352, 2, 2
  %364 = extractvalue [4 x [4 x float]] %352, 2, 3
  %365 = extractvalue [4 x [4 x float]] %352, 3, 0
  %366 = extractvalue [4 x [4 x float]] %352, 3, 1
  %367 = extractvalue [4 x [4 x float]] %352, 3, 2
  %368 = extractvalue [4 x [4 x float]] %352, 3, 3
  %369 = fadd contract float %353, 0x3F847AE140000000
  %370 = fadd contract float %354, 0.000000e+00
  %371 = fadd contract float %355, 0.000000e+00
  %372 = fadd contract float %356, 0.000000e+00
  %373 = fadd contract float %357, 0.000000e+00
  %374 = fadd contract float %358, 0x3F847AE140000000
  %375 = fadd contract float %359, 0.000000e+00
  %376 = fadd contract float %360, 0.000000e+00
  %377 = fadd contract float %361, 0.000000e+00
  %378 = fadd contract float %362, 0.000000e+00
  %379 = fadd contract float %363, 0x3F847AE140000000
  %380 = fadd contract float %364, 0.000000e+00
  %381 = fadd contract float %365, 0.000000e+00
  %382 = fadd contract float %366, 0.000000e+00
  %383 = fadd contract float %367, 0.000000e+00
  %384 = fadd contract float %368, 0x3F847AE140000000
  store float 1.000000e+00, ptr %13, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %87, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %88, align 4
  store float 0.000000e+00, ptr %89, align 4
  store float 0.000000e+00, ptr %90, align 4, !tbaa !10
  store float %369, ptr %14, align 4
  store float %370, ptr %160, align 4
  store float %371, ptr %161, align 4
  store float %372, ptr %162, align 4
  store float %373, ptr %163, align 4
  store float %374, ptr %164, align 4
  store float %375, ptr %165, align 4
  store float %376, ptr %166, align 4
  store float %377, ptr %167, align 4
  store float %378, ptr %168, align 4
  store float %379, ptr %169, align 4
  store float %380, ptr %170, align 4
  store float %381, ptr %171, align 4
  store float %382, ptr %172, align 4
  store float %383, ptr %173, align 4
  store float %384, ptr %174, align 4, !tbaa !10
  %385 = tail call %struct.Matrix.1 @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.1) align 4 %13, ptr noundef nonnull byval(%struct.Matrix) align 4 %14) #6
  %386 = extractvalue %struct.Matrix.1 %385, 0
  %387 = extractvalue [2 x [4 x float]] %386, 0, 0
  store float %387, ptr %12, align 4
  %388 = extractvalue [2 x [4 x float]] %386, 0, 1
  store float %388, ptr %91, align 4
  %389 = extractvalue [2 x [4 x float]] %386, 0, 2
  store float %389, ptr %92, align 4
  %390 = extractvalue [2 x [4 x float]] %386, 0, 3
  store float %390, ptr %93, align 4
  %391 = extractvalue [2 x [4 x float]] %386, 1, 0
  store float %391, ptr %94, align 4
  %392 = extractvalue [2 x [4 x float]] %386, 1, 1
  store float %392, ptr %95, align 4
  %393 = extractvalue [2 x [4 x float]] %386, 1, 2
  store float %393, ptr %96, align 4
  %394 = extractvalue [2 x [4 x float]] %386, 1, 3
  store float %394, ptr %97, align 4
  store float 1.000000e+00, ptr %15, align 4
  store float 0.000000e+00, ptr %98, align 4
  store float 0.000000e+00, ptr %99, align 4
  store float 1.000000e+00, ptr %100, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %101, i8 0, i64 16, i1 false)
  %395 = tail call %struct.Matrix.0 @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.1) align 4 %12, ptr noundef nonnull byval(%struct.Matrix.2) align 4 %15) #6
  %396 = extractvalue %struct.Matrix.0 %395, 0
  %397 = extractvalue [2 x [2 x float]] %396, 0, 0
  %398 = extractvalue [2 x [2 x float]] %396, 0, 1
  %399 = extractvalue [2 x [2 x float]] %396, 1, 0
  %400 = extractvalue [2 x [2 x float]] %396, 1, 1
  %401 = fadd contract float %397, 0x3FB99999A0000000
  %402 = fadd contract float %398, 0.000000e+00
  %403 = fadd contract float %399, 0.000000e+00
  %404 = fadd contract float %400, 0x3FB99999A0000000
  store float %369, ptr %17, align 4
  store float %370, ptr %175, align 4
  store float %371, ptr %176, align 4
  store float %372, ptr %177, align 4
  store float %373, ptr %178, align 4
  store float %374, ptr %179, align 4
  store float %375, ptr %180, align 4
  store float %376, ptr %181, align 4
  store float %377, ptr %182, align 4
  store float %378, ptr %183, align 4
  store float %379, ptr %184, align 4
  store float %380, ptr %185, align 4
  store float %381, ptr %186, align 4
  store float %382, ptr %187, align 4
  store float %383, ptr %188, align 4
  store float %384, ptr %189, align 4, !tbaa !10
  store float 1.000000e+00, ptr %18, align 4
  store float 0.000000e+00, ptr %102, align 4
  store float 0.000000e+00, ptr %103, align 4
  store float 1.000000e+00, ptr %104, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %105, i8 0, i64 16, i1 false)
  %405 = tail call %struct.Matrix.2 @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %17, ptr noundef nonnull byval(%struct.Matrix.2) align 4 %18) #6
  %406 = extractvalue %struct.Matrix.2 %405, 0
  %407 = extractvalue [4 x [2 x float]] %406, 0, 0
  store float %407, ptr %16, align 4
  %408 = extractvalue [4 x [2 x float]] %406, 0, 1
  store float %408, ptr %106, align 4
  %409 = extractvalue [4 x [2 x float]] %406, 1, 0
  store float %409, ptr %107, align 4
  %410 = extractvalue [4 x [2 x float]] %406, 1, 1
  store float %410, ptr %108, align 4
  %411 = extractvalue [4 x [2 x float]] %406, 2, 0
  store float %411, ptr %109, align 4
  %412 = extractvalue [4 x [2 x float]] %406, 2, 1
  store float %412, ptr %110, align 4
  %413 = extractvalue [4 x [2 x float]] %406, 3, 0
  store float %413, ptr %111, align 4
  %414 = extractvalue [4 x [2 x float]] %406, 3, 1
  store float %414, ptr %112, align 4
  store float %401, ptr %20, align 4
  store float %402, ptr %113, align 4
  store float %403, ptr %114, align 4
  store float %404, ptr %115, align 4, !tbaa !10
  %415 = tail call %struct.Matrix.0 @_Z7inverse6MatrixILi2ELi2EE(ptr noundef nonnull byval(%struct.Matrix.0) align 4 %20) #6
  %416 = extractvalue %struct.Matrix.0 %415, 0
  %417 = extractvalue [2 x [2 x float]] %416, 0, 0
  store float %417, ptr %19, align 4
  %418 = extractvalue [2 x [2 x float]] %416, 0, 1
  store float %418, ptr %116, align 4
  %419 = extractvalue [2 x [2 x float]] %416, 1, 0
  store float %419, ptr %117, align 4
  %420 = extractvalue [2 x [2 x float]] %416, 1, 1
  store float %420, ptr %118, align 4
  %421 = tail call %struct.Matrix.2 @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.2) align 4 %16, ptr noundef nonnull byval(%struct.Matrix.0) align 4 %19) #6
  store float 1.000000e+00, ptr %21, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %119, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %120, align 4
  store float 0.000000e+00, ptr %121, align 4
  store float 0.000000e+00, ptr %122, align 4, !tbaa !10
  store float %329, ptr %22, align 4
  store float %330, ptr %190, align 4
  store float %331, ptr %191, align 4
  store float %332, ptr %192, align 4, !tbaa !10
  %422 = tail call %struct.Matrix.4 @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.1) align 4 %21, ptr noundef nonnull byval(%struct.Matrix.3) align 4 %22) #6
  %423 = extractvalue %struct.Matrix.4 %422, 0
  %424 = extractvalue [2 x [1 x float]] %423, 0, 0
  %425 = extractvalue [2 x [1 x float]] %423, 1, 0
  %426 = add nsw i32 %326, %123
  %427 = shl nsw i32 %426, 1
  %428 = sext i32 %427 to i64
  %429 = getelementptr inbounds float, ptr %0, i64 %428
  %430 = load float, ptr %429, align 4, !tbaa !8
  %431 = fsub contract float %430, %424
  %432 = sext i32 %427 to i64
  %433 = getelementptr float, ptr %0, i64 %432
  %434 = getelementptr i8, ptr %433, i64 4
  %435 = load float, ptr %434, align 4, !tbaa !8
  %436 = fsub contract float %435, %425
  %437 = extractvalue %struct.Matrix.2 %421, 0
  %438 = extractvalue [4 x [2 x float]] %437, 0, 0
  %439 = extractvalue [4 x [2 x float]] %437, 0, 1
  %440 = extractvalue [4 x [2 x float]] %437, 1, 0
  %441 = extractvalue [4 x [2 x float]] %437, 1, 1
  %442 = extractvalue [4 x [2 x float]] %437, 2, 0
  %443 = extractvalue [4 x [2 x float]] %437, 2, 1
  %444 = extractvalue [4 x [2 x float]] %437, 3, 0
  %445 = extractvalue [4 x [2 x float]] %437, 3, 1
  store float %438, ptr %23, align 4
  store float %439, ptr %124, align 4
  store float %440, ptr %125, align 4
  store float %441, ptr %126, align 4
  store float %442, ptr %127, align 4
  store float %443, ptr %128, align 4
  store float %444, ptr %129, align 4
  store float %445, ptr %130, align 4, !tbaa !10
  store float %431, ptr %24, align 4, !tbaa !10
  store float %436, ptr %193, align 4, !tbaa !10
  %446 = tail call %struct.Matrix.3 @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.2) align 4 %23, ptr noundef nonnull byval(%struct.Matrix.4) align 4 %24) #6
  %447 = extractvalue %struct.Matrix.3 %446, 0
  %448 = extractvalue [4 x [1 x float]] %447, 0, 0
  %449 = extractvalue [4 x [1 x float]] %447, 1, 0
  %450 = extractvalue [4 x [1 x float]] %447, 2, 0
  %451 = extractvalue [4 x [1 x float]] %447, 3, 0
  %452 = fadd contract float %329, %448
  %453 = fadd contract float %330, %449
  %454 = fadd contract float %450, %331
  %455 = fadd contract float %451, %332
  store float %438, ptr %25, align 4
  store float %439, ptr %131, align 4
  store float %440, ptr %132, align 4
  store float %441, ptr %133, align 4
  store float %442, ptr %134, align 4
  store float %443, ptr %135, align 4
  store float %444, ptr %136, align 4
  store float %445, ptr %137, align 4, !tbaa !10
  store float 1.000000e+00, ptr %26, align 4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %138, i8 0, i64 16, i1 false)
  store float 1.000000e+00, ptr %139, align 4
  store float 0.000000e+00, ptr %140, align 4
  store float 0.000000e+00, ptr %141, align 4, !tbaa !10
  %456 = tail call %struct.Matrix @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix.2) align 4 %25, ptr noundef nonnull byval(%struct.Matrix.1) align 4 %26) #6
  %457 = extractvalue %struct.Matrix %456, 0
  %458 = extractvalue [4 x [4 x float]] %457, 0, 0
  %459 = extractvalue [4 x [4 x float]] %457, 0, 1
  %460 = extractvalue [4 x [4 x float]] %457, 0, 2
  %461 = extractvalue [4 x [4 x float]] %457, 0, 3
  %462 = extractvalue [4 x [4 x float]] %457, 1, 0
  %463 = extractvalue [4 x [4 x float]] %457, 1, 1
  %464 = extractvalue [4 x [4 x float]] %457, 1, 2
  %465 = extractvalue [4 x [4 x float]] %457, 1, 3
  %466 = extractvalue [4 x [4 x float]] %457, 2, 0
  %467 = extractvalue [4 x [4 x float]] %457, 2, 1
  %468 = extractvalue [4 x [4 x float]] %457, 2, 2
  %469 = extractvalue [4 x [4 x float]] %457, 2, 3
  %470 = extractvalue [4 x [4 x float]] %457, 3, 0
  %471 = extractvalue [4 x [4 x float]] %457, 3, 1
  %472 = extractvalue [4 x [4 x float]] %457, 3, 2
  %473 = extractvalue [4 x [4 x float]] %457, 3, 3
  %474 = fsub contract float 1.000000e+00, %458
  %475 = fsub contract float 0.000000e+00, %459
  %476 = fsub contract float 0.000000e+00, %460
  %477 = fsub contract float 0.000000e+00, %461
  %478 = fsub contract float 0.000000e+00, %462
  %479 = fsub contract float 1.000000e+00, %463
  %480 = fsub contract float 0.000000e+00, %464
  %481 = fsub contract float 0.000000e+00, %465
  %482 = fsub contract float 0.000000e+00, %466
  %483 = fsub contract float 0.000000e+00, %467
  %484 = fsub contract float 1.000000e+00, %468
  %485 = fsub contract float 0.000000e+00, %469
  %486 = fsub contract float 0.000000e+00, %470
  %487 = fsub contract float 0.000000e+00, %471
  %488 = fsub contract float 0.000000e+00, %472
  %489 = fsub contract float 1.000000e+00, %473
  store float %474, ptr %27, align 4
  store float %475, ptr %194, align 4
  store float %476, ptr %195, align 4
  store float %477, ptr %196, align 4
  store float %478, ptr %197, align 4
  store float %479, ptr %198, align 4
  store float %480, ptr %199, align 4
  store float %481, ptr %200, align 4
  store float %482, ptr %201, align 4
  store float %483, ptr %202, align 4
  store float %484, ptr %203, align 4
  store float %485, ptr %204, align 4
  store float %486, ptr %205, align 4
  store float %487, ptr %206, align 4
  store float %488, ptr %207, align 4
  store float %489, ptr %208, align 4, !tbaa !10
  store float %369, ptr %28, align 4
  store float %370, ptr %209, align 4
  store float %371, ptr %210, align 4
  store float %372, ptr %211, align 4
  store float %373, ptr %212, align 4
  store float %374, ptr %213, align 4
  store float %375, ptr %214, align 4
  store float %376, ptr %215, align 4
  store float %377, ptr %216, align 4
  store float %378, ptr %217, align 4
  store float %379, ptr %218, align 4
  store float %380, ptr %219, align 4
  store float %381, ptr %220, align 4
  store float %382, ptr %221, align 4
  store float %383, ptr %222, align 4
  store float %384, ptr %223, align 4, !tbaa !10
  %490 = tail call %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef nonnull byval(%struct.Matrix) align 4 %27, ptr noundef nonnull byval(%struct.Matrix) align 4 %28) #6
  %491 = extractvalue %struct.Matrix %490, 0
  %492 = extractvalue [4 x [4 x float]] %491, 0, 0
  %493 = extractvalue [4 x [4 x float]] %491, 0, 1
  %494 = extractvalue [4 x [4 x float]] %491, 0, 2
  %495 = extractvalue [4 x [4 x float]] %491, 0, 3
  %496 = extractvalue [4 x [4 x float]] %491, 1, 0
  %497 = extractvalue [4 x [4 x float]] %491, 1, 1
  %498 = extractvalue [4 x [4 x float]] %491, 1, 2
  %499 = extractvalue [4 x [4 x float]] %491, 1, 3
  %500 = extractvalue [4 x [4 x float]] %491, 2, 0
  %501 = extractvalue [4 x [4 x float]] %491, 2, 1
  %502 = extractvalue [4 x [4 x float]] %491, 2, 2
  %503 = extractvalue [4 x [4 x float]] %491, 2, 3
  %504 = extractvalue [4 x [4 x float]] %491, 3, 0
  %505 = extractvalue [4 x [4 x float]] %491, 3, 1
  %506 = extractvalue [4 x [4 x float]] %491, 3, 2
  %507 = extractvalue [4 x [4 x float]] %491, 3, 3
  %508 = add nuw nsw i32 %326, 1
  %509 = icmp eq i32 %508, %3
  br i1 %509, label %224, label %305, !llvm.loop !11
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.3 @_ZmlILi4ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix.3) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %20, %22
  %24 = fadd contract float %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %26, %4
  %28 = fadd contract float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %30, %10
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %34, %16
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %38, %22
  %40 = fadd contract float %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %42, %4
  %44 = fadd contract float %43, 0.000000e+00
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %46, %10
  %48 = fadd contract float %44, %47
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %50, %16
  %52 = fadd contract float %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %54, %22
  %56 = fadd contract float %52, %55
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %58, %4
  %60 = fadd contract float %59, 0.000000e+00
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %62, %10
  %64 = fadd contract float %60, %63
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %66, %16
  %68 = fadd contract float %64, %67
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %70, %22
  %72 = fadd contract float %68, %71
  %73 = insertvalue %struct.Matrix.3 poison, float %24, 0, 0, 0
  %74 = insertvalue %struct.Matrix.3 %73, float %40, 0, 1, 0
  %75 = insertvalue %struct.Matrix.3 %74, float %56, 0, 2, 0
  %76 = insertvalue %struct.Matrix.3 %75, float %72, 0, 3, 0
  ret %struct.Matrix.3 %76
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix @_ZmlILi4ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %20, %22
  %24 = fadd contract float %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %3, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %8, %30
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %14, %34
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %20, %38
  %40 = fadd contract float %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %3, %42
  %44 = fadd contract float %43, 0.000000e+00
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %8, %46
  %48 = fadd contract float %44, %47
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %14, %50
  %52 = fadd contract float %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %20, %54
  %56 = fadd contract float %52, %55
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %3, %58
  %60 = fadd contract float %59, 0.000000e+00
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %8, %62
  %64 = fadd contract float %60, %63
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %14, %66
  %68 = fadd contract float %64, %67
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %20, %70
  %72 = fadd contract float %68, %71
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fmul contract float %74, %4
  %76 = fadd contract float %75, 0.000000e+00
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %78, %10
  %80 = fadd contract float %76, %79
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fmul contract float %82, %16
  %84 = fadd contract float %80, %83
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = fmul contract float %86, %22
  %88 = fadd contract float %84, %87
  %89 = fmul contract float %74, %26
  %90 = fadd contract float %89, 0.000000e+00
  %91 = fmul contract float %78, %30
  %92 = fadd contract float %90, %91
  %93 = fmul contract float %82, %34
  %94 = fadd contract float %92, %93
  %95 = fmul contract float %86, %38
  %96 = fadd contract float %94, %95
  %97 = fmul contract float %74, %42
  %98 = fadd contract float %97, 0.000000e+00
  %99 = fmul contract float %78, %46
  %100 = fadd contract float %98, %99
  %101 = fmul contract float %82, %50
  %102 = fadd contract float %100, %101
  %103 = fmul contract float %86, %54
  %104 = fadd contract float %102, %103
  %105 = fmul contract float %74, %58
  %106 = fadd contract float %105, 0.000000e+00
  %107 = fmul contract float %78, %62
  %108 = fadd contract float %106, %107
  %109 = fmul contract float %82, %66
  %110 = fadd contract float %108, %109
  %111 = fmul contract float %86, %70
  %112 = fadd contract float %110, %111
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %114 = load float, ptr %113, align 4, !tbaa !8
  %115 = load float, ptr %1, align 4, !tbaa !8
  %116 = fmul contract float %114, %115
  %117 = fadd contract float %116, 0.000000e+00
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %119 = load float, ptr %118, align 4, !tbaa !8
  %120 = load float, ptr %9, align 4, !tbaa !8
  %121 = fmul contract float %119, %120
  %122 = fadd contract float %117, %121
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = load float, ptr %15, align 4, !tbaa !8
  %126 = fmul contract float %124, %125
  %127 = fadd contract float %122, %126
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %129 = load float, ptr %128, align 4, !tbaa !8
  %130 = load float, ptr %21, align 4, !tbaa !8
  %131 = fmul contract float %129, %130
  %132 = fadd contract float %127, %131
  %133 = load float, ptr %25, align 4, !tbaa !8
  %134 = fmul contract float %114, %133
  %135 = fadd contract float %134, 0.000000e+00
  %136 = load float, ptr %29, align 4, !tbaa !8
  %137 = fmul contract float %119, %136
  %138 = fadd contract float %135, %137
  %139 = load float, ptr %33, align 4, !tbaa !8
  %140 = fmul contract float %124, %139
  %141 = fadd contract float %138, %140
  %142 = load float, ptr %37, align 4, !tbaa !8
  %143 = fmul contract float %129, %142
  %144 = fadd contract float %141, %143
  %145 = load float, ptr %41, align 4, !tbaa !8
  %146 = fmul contract float %114, %145
  %147 = fadd contract float %146, 0.000000e+00
  %148 = load float, ptr %45, align 4, !tbaa !8
  %149 = fmul contract float %119, %148
  %150 = fadd contract float %147, %149
  %151 = load float, ptr %49, align 4, !tbaa !8
  %152 = fmul contract float %124, %151
  %153 = fadd contract float %150, %152
  %154 = load float, ptr %53, align 4, !tbaa !8
  %155 = fmul contract float %129, %154
  %156 = fadd contract float %153, %155
  %157 = fmul contract float %114, %58
  %158 = fadd contract float %157, 0.000000e+00
  %159 = fmul contract float %119, %62
  %160 = fadd contract float %158, %159
  %161 = fmul contract float %124, %66
  %162 = fadd contract float %160, %161
  %163 = fmul contract float %129, %70
  %164 = fadd contract float %162, %163
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %166 = load float, ptr %165, align 4, !tbaa !8
  %167 = fmul contract float %166, %115
  %168 = fadd contract float %167, 0.000000e+00
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %170 = load float, ptr %169, align 4, !tbaa !8
  %171 = fmul contract float %170, %120
  %172 = fadd contract float %168, %171
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %174 = load float, ptr %173, align 4, !tbaa !8
  %175 = fmul contract float %174, %125
  %176 = fadd contract float %172, %175
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %178 = load float, ptr %177, align 4, !tbaa !8
  %179 = fmul contract float %178, %130
  %180 = fadd contract float %176, %179
  %181 = fmul contract float %166, %133
  %182 = fadd contract float %181, 0.000000e+00
  %183 = fmul contract float %170, %136
  %184 = fadd contract float %182, %183
  %185 = fmul contract float %174, %139
  %186 = fadd contract float %184, %185
  %187 = fmul contract float %178, %142
  %188 = fadd contract float %186, %187
  %189 = fmul contract float %166, %145
  %190 = fadd contract float %189, 0.000000e+00
  %191 = fmul contract float %170, %148
  %192 = fadd contract float %190, %191
  %193 = fmul contract float %174, %151
  %194 = fadd contract float %192, %193
  %195 = fmul contract float %178, %154
  %196 = fadd contract float %194, %195
  %197 = load float, ptr %57, align 4, !tbaa !8
  %198 = fmul contract float %166, %197
  %199 = fadd contract float %198, 0.000000e+00
  %200 = load float, ptr %61, align 4, !tbaa !8
  %201 = fmul contract float %170, %200
  %202 = fadd contract float %199, %201
  %203 = load float, ptr %65, align 4, !tbaa !8
  %204 = fmul contract float %174, %203
  %205 = fadd contract float %202, %204
  %206 = load float, ptr %69, align 4, !tbaa !8
  %207 = fmul contract float %178, %206
  %208 = fadd contract float %205, %207
  %209 = insertvalue %struct.Matrix poison, float %24, 0, 0, 0
  %210 = insertvalue %struct.Matrix %209, float %40, 0, 0, 1
  %211 = insertvalue %struct.Matrix %210, float %56, 0, 0, 2
  %212 = insertvalue %struct.Matrix %211, float %72, 0, 0, 3
  %213 = insertvalue %struct.Matrix %212, float %88, 0, 1, 0
  %214 = insertvalue %struct.Matrix %213, float %96, 0, 1, 1
  %215 = insertvalue %struct.Matrix %214, float %104, 0, 1, 2
  %216 = insertvalue %struct.Matrix %215, float %112, 0, 1, 3
  %217 = insertvalue %struct.Matrix %216, float %132, 0, 2, 0
  %218 = insertvalue %struct.Matrix %217, float %144, 0, 2, 1
  %219 = insertvalue %struct.Matrix %218, float %156, 0, 2, 2
  %220 = insertvalue %struct.Matrix %219, float %164, 0, 2, 3
  %221 = insertvalue %struct.Matrix %220, float %180, 0, 3, 0
  %222 = insertvalue %struct.Matrix %221, float %188, 0, 3, 1
  %223 = insertvalue %struct.Matrix %222, float %196, 0, 3, 2
  %224 = insertvalue %struct.Matrix %223, float %208, 0, 3, 3
  ret %struct.Matrix %224
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.0 @_ZmlILi2ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix.2) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %20, %22
  %24 = fadd contract float %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %3, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %8, %30
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %14, %34
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %20, %38
  %40 = fadd contract float %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %42, %4
  %44 = fadd contract float %43, 0.000000e+00
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %46, %10
  %48 = fadd contract float %44, %47
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %50, %16
  %52 = fadd contract float %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %54, %22
  %56 = fadd contract float %52, %55
  %57 = fmul contract float %42, %26
  %58 = fadd contract float %57, 0.000000e+00
  %59 = fmul contract float %46, %30
  %60 = fadd contract float %58, %59
  %61 = fmul contract float %50, %34
  %62 = fadd contract float %60, %61
  %63 = fmul contract float %54, %38
  %64 = fadd contract float %62, %63
  %65 = insertvalue %struct.Matrix.0 poison, float %24, 0, 0, 0
  %66 = insertvalue %struct.Matrix.0 %65, float %40, 0, 0, 1
  %67 = insertvalue %struct.Matrix.0 %66, float %56, 0, 1, 0
  %68 = insertvalue %struct.Matrix.0 %67, float %64, 0, 1, 1
  ret %struct.Matrix.0 %68
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.1 @_ZmlILi2ELi4ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %20, %22
  %24 = fadd contract float %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %3, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %8, %30
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %14, %34
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %20, %38
  %40 = fadd contract float %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %3, %42
  %44 = fadd contract float %43, 0.000000e+00
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %8, %46
  %48 = fadd contract float %44, %47
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %14, %50
  %52 = fadd contract float %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %20, %54
  %56 = fadd contract float %52, %55
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %3, %58
  %60 = fadd contract float %59, 0.000000e+00
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %8, %62
  %64 = fadd contract float %60, %63
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %14, %66
  %68 = fadd contract float %64, %67
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %20, %70
  %72 = fadd contract float %68, %71
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fmul contract float %74, %4
  %76 = fadd contract float %75, 0.000000e+00
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %78, %10
  %80 = fadd contract float %76, %79
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fmul contract float %82, %16
  %84 = fadd contract float %80, %83
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %86 = load float, ptr %85, align 4, !tbaa !8
  %87 = fmul contract float %86, %22
  %88 = fadd contract float %84, %87
  %89 = fmul contract float %74, %26
  %90 = fadd contract float %89, 0.000000e+00
  %91 = fmul contract float %78, %30
  %92 = fadd contract float %90, %91
  %93 = fmul contract float %82, %34
  %94 = fadd contract float %92, %93
  %95 = fmul contract float %86, %38
  %96 = fadd contract float %94, %95
  %97 = fmul contract float %74, %42
  %98 = fadd contract float %97, 0.000000e+00
  %99 = fmul contract float %78, %46
  %100 = fadd contract float %98, %99
  %101 = fmul contract float %82, %50
  %102 = fadd contract float %100, %101
  %103 = fmul contract float %86, %54
  %104 = fadd contract float %102, %103
  %105 = fmul contract float %74, %58
  %106 = fadd contract float %105, 0.000000e+00
  %107 = fmul contract float %78, %62
  %108 = fadd contract float %106, %107
  %109 = fmul contract float %82, %66
  %110 = fadd contract float %108, %109
  %111 = fmul contract float %86, %70
  %112 = fadd contract float %110, %111
  %113 = insertvalue %struct.Matrix.1 poison, float %24, 0, 0, 0
  %114 = insertvalue %struct.Matrix.1 %113, float %40, 0, 0, 1
  %115 = insertvalue %struct.Matrix.1 %114, float %56, 0, 0, 2
  %116 = insertvalue %struct.Matrix.1 %115, float %72, 0, 0, 3
  %117 = insertvalue %struct.Matrix.1 %116, float %88, 0, 1, 0
  %118 = insertvalue %struct.Matrix.1 %117, float %96, 0, 1, 1
  %119 = insertvalue %struct.Matrix.1 %118, float %104, 0, 1, 2
  %120 = insertvalue %struct.Matrix.1 %119, float %112, 0, 1, 3
  ret %struct.Matrix.1 %120
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.2 @_ZmlILi4ELi2ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.0) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul contract float %3, %14
  %16 = fadd contract float %15, 0.000000e+00
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fmul contract float %8, %18
  %20 = fadd contract float %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %22, %4
  %24 = fadd contract float %23, 0.000000e+00
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %26, %10
  %28 = fadd contract float %24, %27
  %29 = fmul contract float %22, %14
  %30 = fadd contract float %29, 0.000000e+00
  %31 = fmul contract float %26, %18
  %32 = fadd contract float %30, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %34, %4
  %36 = fadd contract float %35, 0.000000e+00
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %38, %10
  %40 = fadd contract float %36, %39
  %41 = fmul contract float %34, %14
  %42 = fadd contract float %41, 0.000000e+00
  %43 = fmul contract float %38, %18
  %44 = fadd contract float %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %46, %4
  %48 = fadd contract float %47, 0.000000e+00
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %50, %10
  %52 = fadd contract float %48, %51
  %53 = fmul contract float %46, %14
  %54 = fadd contract float %53, 0.000000e+00
  %55 = fmul contract float %50, %18
  %56 = fadd contract float %54, %55
  %57 = insertvalue %struct.Matrix.2 poison, float %12, 0, 0, 0
  %58 = insertvalue %struct.Matrix.2 %57, float %20, 0, 0, 1
  %59 = insertvalue %struct.Matrix.2 %58, float %28, 0, 1, 0
  %60 = insertvalue %struct.Matrix.2 %59, float %32, 0, 1, 1
  %61 = insertvalue %struct.Matrix.2 %60, float %40, 0, 2, 0
  %62 = insertvalue %struct.Matrix.2 %61, float %44, 0, 2, 1
  %63 = insertvalue %struct.Matrix.2 %62, float %52, 0, 3, 0
  %64 = insertvalue %struct.Matrix.2 %63, float %56, 0, 3, 1
  ret %struct.Matrix.2 %64
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.2 @_ZmlILi4ELi4ELi2EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix) align 4 %0, ptr noundef byval(%struct.Matrix.2) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %20, %22
  %24 = fadd contract float %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %3, %26
  %28 = fadd contract float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %8, %30
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %14, %34
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %20, %38
  %40 = fadd contract float %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %42, %4
  %44 = fadd contract float %43, 0.000000e+00
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %46 = load float, ptr %45, align 4, !tbaa !8
  %47 = fmul contract float %46, %10
  %48 = fadd contract float %44, %47
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %50 = load float, ptr %49, align 4, !tbaa !8
  %51 = fmul contract float %50, %16
  %52 = fadd contract float %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %54, %22
  %56 = fadd contract float %52, %55
  %57 = fmul contract float %42, %26
  %58 = fadd contract float %57, 0.000000e+00
  %59 = fmul contract float %46, %30
  %60 = fadd contract float %58, %59
  %61 = fmul contract float %50, %34
  %62 = fadd contract float %60, %61
  %63 = fmul contract float %54, %38
  %64 = fadd contract float %62, %63
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %66, %4
  %68 = fadd contract float %67, 0.000000e+00
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %70 = load float, ptr %69, align 4, !tbaa !8
  %71 = fmul contract float %70, %10
  %72 = fadd contract float %68, %71
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fmul contract float %74, %16
  %76 = fadd contract float %72, %75
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %78, %22
  %80 = fadd contract float %76, %79
  %81 = fmul contract float %66, %26
  %82 = fadd contract float %81, 0.000000e+00
  %83 = fmul contract float %70, %30
  %84 = fadd contract float %82, %83
  %85 = fmul contract float %74, %34
  %86 = fadd contract float %84, %85
  %87 = fmul contract float %78, %38
  %88 = fadd contract float %86, %87
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %90 = load float, ptr %89, align 4, !tbaa !8
  %91 = fmul contract float %90, %4
  %92 = fadd contract float %91, 0.000000e+00
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = fmul contract float %94, %10
  %96 = fadd contract float %92, %95
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %98 = load float, ptr %97, align 4, !tbaa !8
  %99 = fmul contract float %98, %16
  %100 = fadd contract float %96, %99
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fmul contract float %102, %22
  %104 = fadd contract float %100, %103
  %105 = fmul contract float %90, %26
  %106 = fadd contract float %105, 0.000000e+00
  %107 = fmul contract float %94, %30
  %108 = fadd contract float %106, %107
  %109 = fmul contract float %98, %34
  %110 = fadd contract float %108, %109
  %111 = fmul contract float %102, %38
  %112 = fadd contract float %110, %111
  %113 = insertvalue %struct.Matrix.2 poison, float %24, 0, 0, 0
  %114 = insertvalue %struct.Matrix.2 %113, float %40, 0, 0, 1
  %115 = insertvalue %struct.Matrix.2 %114, float %56, 0, 1, 0
  %116 = insertvalue %struct.Matrix.2 %115, float %64, 0, 1, 1
  %117 = insertvalue %struct.Matrix.2 %116, float %80, 0, 2, 0
  %118 = insertvalue %struct.Matrix.2 %117, float %88, 0, 2, 1
  %119 = insertvalue %struct.Matrix.2 %118, float %104, 0, 3, 0
  %120 = insertvalue %struct.Matrix.2 %119, float %112, 0, 3, 1
  ret %struct.Matrix.2 %120
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.4 @_ZmlILi2ELi4ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.1) align 4 %0, ptr noundef byval(%struct.Matrix.3) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fmul contract float %14, %16
  %18 = fadd contract float %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %20, %22
  %24 = fadd contract float %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %26, %4
  %28 = fadd contract float %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %30, %10
  %32 = fadd contract float %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %34, %16
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %38, %22
  %40 = fadd contract float %36, %39
  %41 = insertvalue %struct.Matrix.4 poison, float %24, 0, 0, 0
  %42 = insertvalue %struct.Matrix.4 %41, float %40, 0, 1, 0
  ret %struct.Matrix.4 %42
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix.3 @_ZmlILi4ELi2ELi1EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.4) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul contract float %14, %4
  %16 = fadd contract float %15, 0.000000e+00
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fmul contract float %18, %10
  %20 = fadd contract float %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %22, %4
  %24 = fadd contract float %23, 0.000000e+00
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %26, %10
  %28 = fadd contract float %24, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %30, %4
  %32 = fadd contract float %31, 0.000000e+00
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %34, %10
  %36 = fadd contract float %32, %35
  %37 = insertvalue %struct.Matrix.3 poison, float %12, 0, 0, 0
  %38 = insertvalue %struct.Matrix.3 %37, float %20, 0, 1, 0
  %39 = insertvalue %struct.Matrix.3 %38, float %28, 0, 2, 0
  %40 = insertvalue %struct.Matrix.3 %39, float %36, 0, 3, 0
  ret %struct.Matrix.3 %40
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Matrix @_ZmlILi4ELi2ELi4EE6MatrixIXT_EXT1_EES0_IXT_EXT0_EES0_IXT0_EXT1_EE(ptr noundef byval(%struct.Matrix.2) align 4 %0, ptr noundef byval(%struct.Matrix.1) align 4 %1) local_unnamed_addr #4 comdat {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = fadd contract float %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %8 = load float, ptr %7, align 4, !tbaa !8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %10 = load float, ptr %9, align 4, !tbaa !8
  %11 = fmul contract float %8, %10
  %12 = fadd contract float %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = fmul contract float %3, %14
  %16 = fadd contract float %15, 0.000000e+00
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %18 = load float, ptr %17, align 4, !tbaa !8
  %19 = fmul contract float %8, %18
  %20 = fadd contract float %16, %19
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load float, ptr %21, align 4, !tbaa !8
  %23 = fmul contract float %3, %22
  %24 = fadd contract float %23, 0.000000e+00
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = load float, ptr %25, align 4, !tbaa !8
  %27 = fmul contract float %8, %26
  %28 = fadd contract float %24, %27
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = fmul contract float %3, %30
  %32 = fadd contract float %31, 0.000000e+00
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %34 = load float, ptr %33, align 4, !tbaa !8
  %35 = fmul contract float %8, %34
  %36 = fadd contract float %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = load float, ptr %37, align 4, !tbaa !8
  %39 = fmul contract float %38, %4
  %40 = fadd contract float %39, 0.000000e+00
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %42, %10
  %44 = fadd contract float %40, %43
  %45 = fmul contract float %38, %14
  %46 = fadd contract float %45, 0.000000e+00
  %47 = fmul contract float %42, %18
  %48 = fadd contract float %46, %47
  %49 = fmul contract float %38, %22
  %50 = fadd contract float %49, 0.000000e+00
  %51 = fmul contract float %42, %26
  %52 = fadd contract float %50, %51
  %53 = fmul contract float %38, %30
  %54 = fadd contract float %53, 0.000000e+00
  %55 = fmul contract float %42, %34
  %56 = fadd contract float %54, %55
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %58, %4
  %60 = fadd contract float %59, 0.000000e+00
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %62, %10
  %64 = fadd contract float %60, %63
  %65 = fmul contract float %58, %14
  %66 = fadd contract float %65, 0.000000e+00
  %67 = fmul contract float %62, %18
  %68 = fadd contract float %66, %67
  %69 = fmul contract float %58, %22
  %70 = fadd contract float %69, 0.000000e+00
  %71 = fmul contract float %62, %26
  %72 = fadd contract float %70, %71
  %73 = fmul contract float %58, %30
  %74 = fadd contract float %73, 0.000000e+00
  %75 = fmul contract float %62, %34
  %76 = fadd contract float %74, %75
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %78 = load float, ptr %77, align 4, !tbaa !8
  %79 = fmul contract float %78, %4
  %80 = fadd contract float %79, 0.000000e+00
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %82 = load float, ptr %81, align 4, !tbaa !8
  %83 = fmul contract float %82, %10
  %84 = fadd contract float %80, %83
  %85 = fmul contract float %78, %14
  %86 = fadd contract float %85, 0.000000e+00
  %87 = fmul contract float %82, %18
  %88 = fadd contract float %86, %87
  %89 = fmul contract float %78, %22
  %90 = fadd contract float %89, 0.000000e+00
  %91 = fmul contract float %82, %26
  %92 = fadd contract float %90, %91
  %93 = fmul contract float %78, %30
  %94 = fadd contract float %93, 0.000000e+00
  %95 = fmul contract float %82, %34
  %96 = fadd contract float %94, %95
  %97 = insertvalue %struct.Matrix poison, float %12, 0, 0, 0
  %98 = insertvalue %struct.Matrix %97, float %20, 0, 0, 1
  %99 = insertvalue %struct.Matrix %98, float %28, 0, 0, 2
  %100 = insertvalue %struct.Matrix %99, float %36, 0, 0, 3
  %101 = insertvalue %struct.Matrix %100, float %44, 0, 1, 0
  %102 = insertvalue %struct.Matrix %101, float %48, 0, 1, 1
  %103 = insertvalue %struct.Matrix %102, float %52, 0, 1, 2
  %104 = insertvalue %struct.Matrix %103, float %56, 0, 1, 3
  %105 = insertvalue %struct.Matrix %104, float %64, 0, 2, 0
  %106 = insertvalue %struct.Matrix %105, float %68, 0, 2, 1
  %107 = insertvalue %struct.Matrix %106, float %72, 0, 2, 2
  %108 = insertvalue %struct.Matrix %107, float %76, 0, 2, 3
  %109 = insertvalue %struct.Matrix %108, float %84, 0, 3, 0
  %110 = insertvalue %struct.Matrix %109, float %88, 0, 3, 1
  %111 = insertvalue %struct.Matrix %110, float %92, 0, 3, 2
  %112 = insertvalue %struct.Matrix %111, float %96, 0, 3, 3
  ret %struct.Matrix %112
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
