; ModuleID = 'corpus/cuda/cu_struct_calls.cu'
source_filename = "corpus/cuda/cu_struct_calls.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Pair = type { i64, i8 }
%struct.Quat = type { float, float, float, float }
%struct.Mat4 = type { [4 x [4 x double]] }
%struct.Packet = type <{ i8, i32, i16, [3 x i8] }>
%struct.Single = type { i32 }
%struct.Empty = type { i8 }
%struct.Interval = type { double, double }

$_ZNK8IntervalmlERKS_ = comdat any

$_ZNK8IntervalplES_ = comdat any

@__const.packets.acc = private unnamed_addr constant %struct.Pair { i64 5381, i8 1 }, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Quat @_Z4qmul4QuatS_(ptr noundef readonly byval(%struct.Quat) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Quat) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = load float, ptr %0, align 4, !tbaa !8
  %4 = load float, ptr %1, align 4, !tbaa !8
  %5 = fmul contract float %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %7 = load float, ptr %6, align 4, !tbaa !11
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %9 = load float, ptr %8, align 4, !tbaa !11
  %10 = fmul contract float %7, %9
  %11 = fsub contract float %5, %10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load float, ptr %12, align 4, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !12
  %16 = fmul contract float %13, %15
  %17 = fsub contract float %11, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = load float, ptr %18, align 4, !tbaa !13
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %21 = load float, ptr %20, align 4, !tbaa !13
  %22 = fmul contract float %19, %21
  %23 = fsub contract float %17, %22
  %24 = fmul contract float %3, %9
  %25 = fmul contract float %4, %7
  %26 = fadd contract float %25, %24
  %27 = fmul contract float %13, %21
  %28 = fadd contract float %26, %27
  %29 = fmul contract float %15, %19
  %30 = fsub contract float %28, %29
  %31 = fmul contract float %3, %15
  %32 = fmul contract float %7, %21
  %33 = fsub contract float %31, %32
  %34 = fmul contract float %4, %13
  %35 = fadd contract float %34, %33
  %36 = fmul contract float %9, %19
  %37 = fadd contract float %36, %35
  %38 = fmul contract float %3, %21
  %39 = fmul contract float %7, %15
  %40 = fadd contract float %39, %38
  %41 = fmul contract float %9, %13
  %42 = fsub contract float %40, %41
  %43 = fmul contract float %4, %19
  %44 = fadd contract float %43, %42
  %45 = insertvalue %struct.Quat poison, float %23, 0
  %46 = insertvalue %struct.Quat %45, float %30, 1
  %47 = insertvalue %struct.Quat %46, float %37, 2
  %48 = insertvalue %struct.Quat %47, float %44, 3
  ret %struct.Quat %48
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Quat @_Z5qconj4Quat(ptr noundef readonly byval(%struct.Quat) align 4 captures(none) %0) local_unnamed_addr #0 {
  %2 = load float, ptr %0, align 4, !tbaa !8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %4 = load float, ptr %3, align 4, !tbaa !11
  %5 = fneg contract float %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load float, ptr %6, align 4, !tbaa !12
  %8 = fneg contract float %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %10 = load float, ptr %9, align 4, !tbaa !13
  %11 = fneg contract float %10
  %12 = insertvalue %struct.Quat poison, float %2, 0
  %13 = insertvalue %struct.Quat %12, float %5, 1
  %14 = insertvalue %struct.Quat %13, float %8, 2
  %15 = insertvalue %struct.Quat %14, float %11, 3
  ret %struct.Quat %15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @quaternions(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = alloca %struct.Quat, align 4
  %5 = alloca %struct.Quat, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.Quat, ptr %0, i64 %11
  %13 = getelementptr inbounds %struct.Quat, ptr %1, i64 %11
  %14 = tail call %struct.Quat @_Z4qmul4QuatS_(ptr noundef nonnull byval(%struct.Quat) align 4 %12, ptr noundef nonnull byval(%struct.Quat) align 4 %13) #9
  %15 = extractvalue %struct.Quat %14, 0
  store float %15, ptr %4, align 4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %17 = extractvalue %struct.Quat %14, 1
  store float %17, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %19 = extractvalue %struct.Quat %14, 2
  store float %19, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %21 = extractvalue %struct.Quat %14, 3
  store float %21, ptr %20, align 4
  %22 = tail call %struct.Quat @_Z5qconj4Quat(ptr noundef nonnull byval(%struct.Quat) align 4 %12) #9
  %23 = extractvalue %struct.Quat %22, 0
  store float %23, ptr %5, align 4
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %25 = extractvalue %struct.Quat %22, 1
  store float %25, ptr %24, align 4
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %27 = extractvalue %struct.Quat %22, 2
  store float %27, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %29 = extractvalue %struct.Quat %22, 3
  store float %29, ptr %28, align 4
  %30 = tail call %struct.Quat @_Z4qmul4QuatS_(ptr noundef nonnull byval(%struct.Quat) align 4 %4, ptr noundef nonnull byval(%struct.Quat) align 4 %5) #9
  %31 = extractvalue %struct.Quat %30, 0
  %32 = extractvalue %struct.Quat %30, 1
  %33 = extractvalue %struct.Quat %30, 2
  %34 = extractvalue %struct.Quat %30, 3
  %35 = getelementptr inbounds %struct.Quat, ptr %2, i64 %11
  store float %31, ptr %35, align 4, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4
  store float %32, ptr %36, align 4, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store float %33, ptr %37, align 4, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 12
  store float %34, ptr %38, align 4, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef readonly byval(%struct.Mat4) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Mat4) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = load double, ptr %0, align 8, !tbaa !15
  %4 = load double, ptr %1, align 8, !tbaa !15
  %5 = fmul contract double %3, %4
  %6 = fadd contract double %5, 0.000000e+00
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load double, ptr %7, align 8, !tbaa !15
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load double, ptr %9, align 8, !tbaa !15
  %11 = fmul contract double %8, %10
  %12 = fadd contract double %6, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %14 = load double, ptr %13, align 8, !tbaa !15
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %16 = load double, ptr %15, align 8, !tbaa !15
  %17 = fmul contract double %14, %16
  %18 = fadd contract double %12, %17
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load double, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %22 = load double, ptr %21, align 8, !tbaa !15
  %23 = fmul contract double %20, %22
  %24 = fadd contract double %18, %23
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !15
  %27 = fmul contract double %3, %26
  %28 = fadd contract double %27, 0.000000e+00
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %30 = load double, ptr %29, align 8, !tbaa !15
  %31 = fmul contract double %8, %30
  %32 = fadd contract double %28, %31
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %34 = load double, ptr %33, align 8, !tbaa !15
  %35 = fmul contract double %14, %34
  %36 = fadd contract double %32, %35
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %38 = load double, ptr %37, align 8, !tbaa !15
  %39 = fmul contract double %20, %38
  %40 = fadd contract double %36, %39
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %42 = load double, ptr %41, align 8, !tbaa !15
  %43 = fmul contract double %3, %42
  %44 = fadd contract double %43, 0.000000e+00
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %46 = load double, ptr %45, align 8, !tbaa !15
  %47 = fmul contract double %8, %46
  %48 = fadd contract double %44, %47
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %50 = load double, ptr %49, align 8, !tbaa !15
  %51 = fmul contract double %14, %50
  %52 = fadd contract double %48, %51
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %54 = load double, ptr %53, align 8, !tbaa !15
  %55 = fmul contract double %20, %54
  %56 = fadd contract double %52, %55
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %58 = load double, ptr %57, align 8, !tbaa !15
  %59 = fmul contract double %3, %58
  %60 = fadd contract double %59, 0.000000e+00
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %62 = load double, ptr %61, align 8, !tbaa !15
  %63 = fmul contract double %8, %62
  %64 = fadd contract double %60, %63
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fmul contract double %14, %66
  %68 = fadd contract double %64, %67
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %70 = load double, ptr %69, align 8, !tbaa !15
  %71 = fmul contract double %20, %70
  %72 = fadd contract double %68, %71
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %74 = load double, ptr %73, align 8, !tbaa !15
  %75 = fmul contract double %74, %4
  %76 = fadd contract double %75, 0.000000e+00
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %78 = load double, ptr %77, align 8, !tbaa !15
  %79 = fmul contract double %78, %10
  %80 = fadd contract double %76, %79
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %82 = load double, ptr %81, align 8, !tbaa !15
  %83 = fmul contract double %82, %16
  %84 = fadd contract double %80, %83
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %86 = load double, ptr %85, align 8, !tbaa !15
  %87 = fmul contract double %86, %22
  %88 = fadd contract double %84, %87
  %89 = fmul contract double %74, %26
  %90 = fadd contract double %89, 0.000000e+00
  %91 = fmul contract double %78, %30
  %92 = fadd contract double %90, %91
  %93 = fmul contract double %82, %34
  %94 = fadd contract double %92, %93
  %95 = fmul contract double %86, %38
  %96 = fadd contract double %94, %95
  %97 = fmul contract double %74, %42
  %98 = fadd contract double %97, 0.000000e+00
  %99 = fmul contract double %78, %46
  %100 = fadd contract double %98, %99
  %101 = fmul contract double %82, %50
  %102 = fadd contract double %100, %101
  %103 = fmul contract double %86, %54
  %104 = fadd contract double %102, %103
  %105 = fmul contract double %74, %58
  %106 = fadd contract double %105, 0.000000e+00
  %107 = fmul contract double %78, %62
  %108 = fadd contract double %106, %107
  %109 = fmul contract double %82, %66
  %110 = fadd contract double %108, %109
  %111 = fmul contract double %86, %70
  %112 = fadd contract double %110, %111
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %114 = load double, ptr %113, align 8, !tbaa !15
  %115 = load double, ptr %1, align 8, !tbaa !15
  %116 = fmul contract double %114, %115
  %117 = fadd contract double %116, 0.000000e+00
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %119 = load double, ptr %118, align 8, !tbaa !15
  %120 = load double, ptr %9, align 8, !tbaa !15
  %121 = fmul contract double %119, %120
  %122 = fadd contract double %117, %121
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = load double, ptr %123, align 8, !tbaa !15
  %125 = load double, ptr %15, align 8, !tbaa !15
  %126 = fmul contract double %124, %125
  %127 = fadd contract double %122, %126
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %129 = load double, ptr %128, align 8, !tbaa !15
  %130 = load double, ptr %21, align 8, !tbaa !15
  %131 = fmul contract double %129, %130
  %132 = fadd contract double %127, %131
  %133 = load double, ptr %25, align 8, !tbaa !15
  %134 = fmul contract double %114, %133
  %135 = fadd contract double %134, 0.000000e+00
  %136 = load double, ptr %29, align 8, !tbaa !15
  %137 = fmul contract double %119, %136
  %138 = fadd contract double %135, %137
  %139 = load double, ptr %33, align 8, !tbaa !15
  %140 = fmul contract double %124, %139
  %141 = fadd contract double %138, %140
  %142 = load double, ptr %37, align 8, !tbaa !15
  %143 = fmul contract double %129, %142
  %144 = fadd contract double %141, %143
  %145 = load double, ptr %41, align 8, !tbaa !15
  %146 = fmul contract double %114, %145
  %147 = fadd contract double %146, 0.000000e+00
  %148 = load double, ptr %45, align 8, !tbaa !15
  %149 = fmul contract double %119, %148
  %150 = fadd contract double %147, %149
  %151 = load double, ptr %49, align 8, !tbaa !15
  %152 = fmul contract double %124, %151
  %153 = fadd contract double %150, %152
  %154 = load double, ptr %53, align 8, !tbaa !15
  %155 = fmul contract double %129, %154
  %156 = fadd contract double %153, %155
  %157 = fmul contract double %114, %58
  %158 = fadd contract double %157, 0.000000e+00
  %159 = fmul contract double %119, %62
  %160 = fadd contract double %158, %159
  %161 = fmul contract double %124, %66
  %162 = fadd contract double %160, %161
  %163 = fmul contract double %129, %70
  %164 = fadd contract double %162, %163
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %166 = load double, ptr %165, align 8, !tbaa !15
  %167 = fmul contract double %166, %115
  %168 = fadd contract double %167, 0.000000e+00
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %170 = load double, ptr %169, align 8, !tbaa !15
  %171 = fmul contract double %170, %120
  %172 = fadd contract double %168, %171
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %174 = load double, ptr %173, align 8, !tbaa !15
  %175 = fmul contract double %174, %125
  %176 = fadd contract double %172, %175
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %178 = load double, ptr %177, align 8, !tbaa !15
  %179 = fmul contract double %178, %130
  %180 = fadd contract double %176, %179
  %181 = fmul contract double %166, %133
  %182 = fadd contract double %181, 0.000000e+00
  %183 = fmul contract double %170, %136
  %184 = fadd contract double %182, %183
  %185 = fmul contract double %174, %139
  %186 = fadd contract double %184, %185
  %187 = fmul contract double %178, %142
  %188 = fadd contract double %186, %187
  %189 = fmul contract double %166, %145
  %190 = fadd contract double %189, 0.000000e+00
  %191 = fmul contract double %170, %148
  %192 = fadd contract double %190, %191
  %193 = fmul contract double %174, %151
  %194 = fadd contract double %192, %193
  %195 = fmul contract double %178, %154
  %196 = fadd contract double %194, %195
  %197 = load double, ptr %57, align 8, !tbaa !15
  %198 = fmul contract double %166, %197
  %199 = fadd contract double %198, 0.000000e+00
  %200 = load double, ptr %61, align 8, !tbaa !15
  %201 = fmul contract double %170, %200
  %202 = fadd contract double %199, %201
  %203 = load double, ptr %65, align 8, !tbaa !15
  %204 = fmul contract double %174, %203
  %205 = fadd contract double %202, %204
  %206 = load double, ptr %69, align 8, !tbaa !15
  %207 = fmul contract double %178, %206
  %208 = fadd contract double %205, %207
  %209 = insertvalue %struct.Mat4 poison, double %24, 0, 0, 0
  %210 = insertvalue %struct.Mat4 %209, double %40, 0, 0, 1
  %211 = insertvalue %struct.Mat4 %210, double %56, 0, 0, 2
  %212 = insertvalue %struct.Mat4 %211, double %72, 0, 0, 3
  %213 = insertvalue %struct.Mat4 %212, double %88, 0, 1, 0
  %214 = insertvalue %struct.Mat4 %213, double %96, 0, 1, 1
  %215 = insertvalue %struct.Mat4 %214, double %104, 0, 1, 2
  %216 = insertvalue %struct.Mat4 %215, double %112, 0, 1, 3
  %217 = insertvalue %struct.Mat4 %216, double %132, 0, 2, 0
  %218 = insertvalue %struct.Mat4 %217, double %144, 0, 2, 1
  %219 = insertvalue %struct.Mat4 %218, double %156, 0, 2, 2
  %220 = insertvalue %struct.Mat4 %219, double %164, 0, 2, 3
  %221 = insertvalue %struct.Mat4 %220, double %180, 0, 3, 0
  %222 = insertvalue %struct.Mat4 %221, double %188, 0, 3, 1
  %223 = insertvalue %struct.Mat4 %222, double %196, 0, 3, 2
  %224 = insertvalue %struct.Mat4 %223, double %208, 0, 3, 3
  ret %struct.Mat4 %224
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Mat4 @_Z5power4Mat4i(ptr noundef readonly byval(%struct.Mat4) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = alloca %struct.Mat4, align 8
  %4 = load double, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = load double, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %12 = load double, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = load double, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %18 = load double, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = load double, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %22 = load double, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %24 = load double, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %26 = load double, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %28 = load double, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %30 = load double, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %32 = load double, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %34 = load double, ptr %33, align 8, !tbaa !17
  %35 = icmp sgt i32 %1, 1
  br i1 %35, label %36, label %165

36:                                               ; preds = %2
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %52 = and i32 %1, 1
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %74

54:                                               ; preds = %36
  store double %4, ptr %3, align 8
  store double %6, ptr %37, align 8
  store double %8, ptr %38, align 8
  store double %10, ptr %39, align 8
  store double %12, ptr %40, align 8
  store double %14, ptr %41, align 8
  store double %16, ptr %42, align 8
  store double %18, ptr %43, align 8
  store double %20, ptr %44, align 8
  store double %22, ptr %45, align 8
  store double %24, ptr %46, align 8
  store double %26, ptr %47, align 8
  store double %28, ptr %48, align 8
  store double %30, ptr %49, align 8
  store double %32, ptr %50, align 8
  store double %34, ptr %51, align 8, !tbaa !17
  %55 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #9
  %56 = extractvalue %struct.Mat4 %55, 0
  %57 = extractvalue [4 x [4 x double]] %56, 0, 0
  %58 = extractvalue [4 x [4 x double]] %56, 0, 1
  %59 = extractvalue [4 x [4 x double]] %56, 0, 2
  %60 = extractvalue [4 x [4 x double]] %56, 0, 3
  %61 = extractvalue [4 x [4 x double]] %56, 1, 0
  %62 = extractvalue [4 x [4 x double]] %56, 1, 1
  %63 = extractvalue [4 x [4 x double]] %56, 1, 2
  %64 = extractvalue [4 x [4 x double]] %56, 1, 3
  %65 = extractvalue [4 x [4 x double]] %56, 2, 0
  %66 = extractvalue [4 x [4 x double]] %56, 2, 1
  %67 = extractvalue [4 x [4 x double]] %56, 2, 2
  %68 = extractvalue [4 x [4 x double]] %56, 2, 3
  %69 = extractvalue [4 x [4 x double]] %56, 3, 0
  %70 = extractvalue [4 x [4 x double]] %56, 3, 1
  %71 = extractvalue [4 x [4 x double]] %56, 3, 2
  %72 = extractvalue [4 x [4 x double]] %56, 3, 3
  %73 = add nsw i32 %1, -1
  br label %74

74:                                               ; preds = %54, %36
  %75 = phi double [ %34, %36 ], [ %72, %54 ]
  %76 = phi double [ %32, %36 ], [ %71, %54 ]
  %77 = phi double [ %30, %36 ], [ %70, %54 ]
  %78 = phi double [ %28, %36 ], [ %69, %54 ]
  %79 = phi double [ %26, %36 ], [ %68, %54 ]
  %80 = phi double [ %24, %36 ], [ %67, %54 ]
  %81 = phi double [ %22, %36 ], [ %66, %54 ]
  %82 = phi double [ %20, %36 ], [ %65, %54 ]
  %83 = phi double [ %18, %36 ], [ %64, %54 ]
  %84 = phi double [ %16, %36 ], [ %63, %54 ]
  %85 = phi double [ %14, %36 ], [ %62, %54 ]
  %86 = phi double [ %12, %36 ], [ %61, %54 ]
  %87 = phi double [ %10, %36 ], [ %60, %54 ]
  %88 = phi double [ %8, %36 ], [ %59, %54 ]
  %89 = phi double [ %6, %36 ], [ %58, %54 ]
  %90 = phi double [ %4, %36 ], [ %57, %54 ]
  %91 = phi i32 [ %1, %36 ], [ %73, %54 ]
  %92 = phi double [ poison, %36 ], [ %57, %54 ]
  %93 = phi double [ poison, %36 ], [ %58, %54 ]
  %94 = phi double [ poison, %36 ], [ %59, %54 ]
  %95 = phi double [ poison, %36 ], [ %60, %54 ]
  %96 = phi double [ poison, %36 ], [ %61, %54 ]
  %97 = phi double [ poison, %36 ], [ %62, %54 ]
  %98 = phi double [ poison, %36 ], [ %63, %54 ]
  %99 = phi double [ poison, %36 ], [ %64, %54 ]
  %100 = phi double [ poison, %36 ], [ %65, %54 ]
  %101 = phi double [ poison, %36 ], [ %66, %54 ]
  %102 = phi double [ poison, %36 ], [ %67, %54 ]
  %103 = phi double [ poison, %36 ], [ %68, %54 ]
  %104 = phi double [ poison, %36 ], [ %69, %54 ]
  %105 = phi double [ poison, %36 ], [ %70, %54 ]
  %106 = phi double [ poison, %36 ], [ %71, %54 ]
  %107 = phi double [ poison, %36 ], [ %72, %54 ]
  %108 = icmp eq i32 %1, 2
  br i1 %108, label %165, label %109

109:                                              ; preds = %74, %109
  %110 = phi double [ %162, %109 ], [ %75, %74 ]
  %111 = phi double [ %161, %109 ], [ %76, %74 ]
  %112 = phi double [ %160, %109 ], [ %77, %74 ]
  %113 = phi double [ %159, %109 ], [ %78, %74 ]
  %114 = phi double [ %158, %109 ], [ %79, %74 ]
  %115 = phi double [ %157, %109 ], [ %80, %74 ]
  %116 = phi double [ %156, %109 ], [ %81, %74 ]
  %117 = phi double [ %155, %109 ], [ %82, %74 ]
  %118 = phi double [ %154, %109 ], [ %83, %74 ]
  %119 = phi double [ %153, %109 ], [ %84, %74 ]
  %120 = phi double [ %152, %109 ], [ %85, %74 ]
  %121 = phi double [ %151, %109 ], [ %86, %74 ]
  %122 = phi double [ %150, %109 ], [ %87, %74 ]
  %123 = phi double [ %149, %109 ], [ %88, %74 ]
  %124 = phi double [ %148, %109 ], [ %89, %74 ]
  %125 = phi double [ %147, %109 ], [ %90, %74 ]
  %126 = phi i32 [ %163, %109 ], [ %91, %74 ]
  store double %125, ptr %3, align 8
  store double %124, ptr %37, align 8
  store double %123, ptr %38, align 8
  store double %122, ptr %39, align 8
  store double %121, ptr %40, align 8
  store double %120, ptr %41, align 8
  store double %119, ptr %42, align 8
  store double %118, ptr %43, align 8
  store double %117, ptr %44, align 8
  store double %116, ptr %45, align 8
  store double %115, ptr %46, align 8
  store double %114, ptr %47, align 8
  store double %113, ptr %48, align 8
  store double %112, ptr %49, align 8
  store double %111, ptr %50, align 8
  store double %110, ptr %51, align 8, !tbaa !17
  %127 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #9
  %128 = extractvalue %struct.Mat4 %127, 0
  %129 = extractvalue [4 x [4 x double]] %128, 0, 0
  %130 = extractvalue [4 x [4 x double]] %128, 0, 1
  %131 = extractvalue [4 x [4 x double]] %128, 0, 2
  %132 = extractvalue [4 x [4 x double]] %128, 0, 3
  %133 = extractvalue [4 x [4 x double]] %128, 1, 0
  %134 = extractvalue [4 x [4 x double]] %128, 1, 1
  %135 = extractvalue [4 x [4 x double]] %128, 1, 2
  %136 = extractvalue [4 x [4 x double]] %128, 1, 3
  %137 = extractvalue [4 x [4 x double]] %128, 2, 0
  %138 = extractvalue [4 x [4 x double]] %128, 2, 1
  %139 = extractvalue [4 x [4 x double]] %128, 2, 2
  %140 = extractvalue [4 x [4 x double]] %128, 2, 3
  %141 = extractvalue [4 x [4 x double]] %128, 3, 0
  %142 = extractvalue [4 x [4 x double]] %128, 3, 1
  %143 = extractvalue [4 x [4 x double]] %128, 3, 2
  %144 = extractvalue [4 x [4 x double]] %128, 3, 3
  store double %129, ptr %3, align 8
  store double %130, ptr %37, align 8
  store double %131, ptr %38, align 8
  store double %132, ptr %39, align 8
  store double %133, ptr %40, align 8
  store double %134, ptr %41, align 8
  store double %135, ptr %42, align 8
  store double %136, ptr %43, align 8
  store double %137, ptr %44, align 8
  store double %138, ptr %45, align 8
  store double %139, ptr %46, align 8
  store double %140, ptr %47, align 8
  store double %141, ptr %48, align 8
  store double %142, ptr %49, align 8
  store double %143, ptr %50, align 8
  store double %144, ptr %51, align 8, !tbaa !17
  %145 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #9
  %146 = extractvalue %struct.Mat4 %145, 0
  %147 = extractvalue [4 x [4 x double]] %146, 0, 0
  %148 = extractvalue [4 x [4 x double]] %146, 0, 1
  %149 = extractvalue [4 x [4 x double]] %146, 0, 2
  %150 = extractvalue [4 x [4 x double]] %146, 0, 3
  %151 = extractvalue [4 x [4 x double]] %146, 1, 0
  %152 = extractvalue [4 x [4 x double]] %146, 1, 1
  %153 = extractvalue [4 x [4 x double]] %146, 1, 2
  %154 = extractvalue [4 x [4 x double]] %146, 1, 3
  %155 = extractvalue [4 x [4 x double]] %146, 2, 0
  %156 = extractvalue [4 x [4 x double]] %146, 2, 1
  %157 = extractvalue [4 x [4 x double]] %146, 2, 2
  %158 = extractvalue [4 x [4 x double]] %146, 2, 3
  %159 = extractvalue [4 x [4 x double]] %146, 3, 0
  %160 = extractvalue [4 x [4 x double]] %146, 3, 1
  %161 = extractvalue [4 x [4 x double]] %146, 3, 2
  %162 = extractvalue [4 x [4 x double]] %146, 3, 3
  %163 = add nsw i32 %126, -2
  %164 = icmp sgt i32 %126, 3
  br i1 %164, label %109, label %165, !llvm.loop !18

165:                                              ; preds = %74, %109, %2
  %166 = phi double [ %4, %2 ], [ %92, %74 ], [ %147, %109 ]
  %167 = phi double [ %6, %2 ], [ %93, %74 ], [ %148, %109 ]
  %168 = phi double [ %8, %2 ], [ %94, %74 ], [ %149, %109 ]
  %169 = phi double [ %10, %2 ], [ %95, %74 ], [ %150, %109 ]
  %170 = phi double [ %12, %2 ], [ %96, %74 ], [ %151, %109 ]
  %171 = phi double [ %14, %2 ], [ %97, %74 ], [ %152, %109 ]
  %172 = phi double [ %16, %2 ], [ %98, %74 ], [ %153, %109 ]
  %173 = phi double [ %18, %2 ], [ %99, %74 ], [ %154, %109 ]
  %174 = phi double [ %20, %2 ], [ %100, %74 ], [ %155, %109 ]
  %175 = phi double [ %22, %2 ], [ %101, %74 ], [ %156, %109 ]
  %176 = phi double [ %24, %2 ], [ %102, %74 ], [ %157, %109 ]
  %177 = phi double [ %26, %2 ], [ %103, %74 ], [ %158, %109 ]
  %178 = phi double [ %28, %2 ], [ %104, %74 ], [ %159, %109 ]
  %179 = phi double [ %30, %2 ], [ %105, %74 ], [ %160, %109 ]
  %180 = phi double [ %32, %2 ], [ %106, %74 ], [ %161, %109 ]
  %181 = phi double [ %34, %2 ], [ %107, %74 ], [ %162, %109 ]
  %182 = insertvalue %struct.Mat4 poison, double %166, 0, 0, 0
  %183 = insertvalue %struct.Mat4 %182, double %167, 0, 0, 1
  %184 = insertvalue %struct.Mat4 %183, double %168, 0, 0, 2
  %185 = insertvalue %struct.Mat4 %184, double %169, 0, 0, 3
  %186 = insertvalue %struct.Mat4 %185, double %170, 0, 1, 0
  %187 = insertvalue %struct.Mat4 %186, double %171, 0, 1, 1
  %188 = insertvalue %struct.Mat4 %187, double %172, 0, 1, 2
  %189 = insertvalue %struct.Mat4 %188, double %173, 0, 1, 3
  %190 = insertvalue %struct.Mat4 %189, double %174, 0, 2, 0
  %191 = insertvalue %struct.Mat4 %190, double %175, 0, 2, 1
  %192 = insertvalue %struct.Mat4 %191, double %176, 0, 2, 2
  %193 = insertvalue %struct.Mat4 %192, double %177, 0, 2, 3
  %194 = insertvalue %struct.Mat4 %193, double %178, 0, 3, 0
  %195 = insertvalue %struct.Mat4 %194, double %179, 0, 3, 1
  %196 = insertvalue %struct.Mat4 %195, double %180, 0, 3, 2
  %197 = insertvalue %struct.Mat4 %196, double %181, 0, 3, 3
  ret %struct.Mat4 %197
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @matrix_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.Mat4, ptr %0, i64 %9
  %11 = tail call %struct.Mat4 @_Z5power4Mat4i(ptr noundef nonnull byval(%struct.Mat4) align 8 %10, i32 noundef %2) #9
  %12 = extractvalue %struct.Mat4 %11, 0
  %13 = extractvalue [4 x [4 x double]] %12, 0, 0
  %14 = extractvalue [4 x [4 x double]] %12, 0, 1
  %15 = extractvalue [4 x [4 x double]] %12, 0, 2
  %16 = extractvalue [4 x [4 x double]] %12, 0, 3
  %17 = extractvalue [4 x [4 x double]] %12, 1, 0
  %18 = extractvalue [4 x [4 x double]] %12, 1, 1
  %19 = extractvalue [4 x [4 x double]] %12, 1, 2
  %20 = extractvalue [4 x [4 x double]] %12, 1, 3
  %21 = extractvalue [4 x [4 x double]] %12, 2, 0
  %22 = extractvalue [4 x [4 x double]] %12, 2, 1
  %23 = extractvalue [4 x [4 x double]] %12, 2, 2
  %24 = extractvalue [4 x [4 x double]] %12, 2, 3
  %25 = extractvalue [4 x [4 x double]] %12, 3, 0
  %26 = extractvalue [4 x [4 x double]] %12, 3, 1
  %27 = extractvalue [4 x [4 x double]] %12, 3, 2
  %28 = extractvalue [4 x [4 x double]] %12, 3, 3
  %29 = getelementptr inbounds %struct.Mat4, ptr %1, i64 %9
  store double %13, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store double %14, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store double %15, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 24
  store double %16, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 32
  store double %17, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 40
  store double %18, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 48
  store double %19, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 56
  store double %20, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 64
  store double %21, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %29, i64 72
  store double %22, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 80
  store double %23, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %29, i64 88
  store double %24, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 96
  store double %25, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 104
  store double %26, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 112
  store double %27, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 120
  store double %28, ptr %44, align 8, !tbaa !17
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %0, ptr noundef readonly byval(%struct.Single) align 4 captures(none) %1, ptr noundef readnone byval(%struct.Empty) align 1 captures(none) %2) local_unnamed_addr #0 {
  %4 = trunc i32 %0 to i8
  %5 = and i8 %4, 3
  %6 = load i32, ptr %1, align 4, !tbaa !20
  %7 = xor i32 %6, %0
  %8 = lshr i32 %0, 16
  %9 = trunc nuw i32 %8 to i16
  %10 = lshr i32 %0, 8
  %11 = trunc i32 %10 to i8
  %12 = trunc i32 %8 to i8
  %13 = insertvalue %struct.Packet poison, i8 %5, 0
  %14 = insertvalue %struct.Packet %13, i32 %7, 1
  %15 = insertvalue %struct.Packet %14, i16 %9, 2
  %16 = insertvalue %struct.Packet %15, i8 %4, 3, 0
  %17 = insertvalue %struct.Packet %16, i8 %11, 3, 1
  %18 = insertvalue %struct.Packet %17, i8 %12, 3, 2
  ret %struct.Packet %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Pair @_Z4fold6Packet4Pair(ptr noundef readonly byval(%struct.Packet) align 1 captures(none) %0, ptr noundef readonly byval(%struct.Pair) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %1, align 8, !tbaa !22
  %4 = mul i64 %3, 33
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %6 = load i32, ptr %5, align 1, !tbaa !25
  %7 = zext i32 %6 to i64
  %8 = add i64 %4, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %10 = load i16, ptr %9, align 1, !tbaa !28
  %11 = zext i16 %10 to i64
  %12 = add i64 %8, %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i8, ptr %13, align 8, !tbaa !29
  %15 = load i8, ptr %0, align 1, !tbaa !30
  %16 = add i8 %15, %14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %18 = urem i8 %15, 3
  %19 = zext nneg i8 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !17
  %22 = add i8 %16, %21
  %23 = insertvalue %struct.Pair poison, i64 %12, 0
  %24 = insertvalue %struct.Pair %23, i8 %22, 1
  ret %struct.Pair %24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packets(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = alloca %struct.Packet, align 1
  %4 = alloca %struct.Single, align 4
  %5 = alloca %struct.Empty, align 1
  %6 = alloca %struct.Pair, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = shl nsw i32 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 5
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 7
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 9
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 9
  %20 = sext i32 %12 to i64
  %21 = getelementptr inbounds i32, ptr %0, i64 %20
  %22 = load i32, ptr %21, align 4, !tbaa !4
  store i32 0, ptr %4, align 4, !tbaa !20
  %23 = tail call %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %22, ptr noundef nonnull byval(%struct.Single) align 4 %4, ptr noundef nonnull byval(%struct.Empty) align 1 %5) #9
  %24 = extractvalue %struct.Packet %23, 0
  store i8 %24, ptr %3, align 1
  %25 = extractvalue %struct.Packet %23, 1
  store i32 %25, ptr %13, align 1
  %26 = extractvalue %struct.Packet %23, 2
  store i16 %26, ptr %14, align 1
  %27 = extractvalue %struct.Packet %23, 3
  %28 = extractvalue [3 x i8] %27, 0
  store i8 %28, ptr %15, align 1
  %29 = extractvalue [3 x i8] %27, 1
  store i8 %29, ptr %16, align 1
  %30 = extractvalue [3 x i8] %27, 2
  store i8 %30, ptr %17, align 1
  store i64 5381, ptr %6, align 8, !tbaa !31
  store i8 1, ptr %18, align 8, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %19, ptr noundef nonnull align 1 dereferenceable(7) getelementptr inbounds nuw (i8, ptr @__const.packets.acc, i64 9), i64 7, i1 false), !tbaa.struct !32
  %31 = tail call %struct.Pair @_Z4fold6Packet4Pair(ptr noundef nonnull byval(%struct.Packet) align 1 %3, ptr noundef nonnull byval(%struct.Pair) align 8 %6) #9
  %32 = extractvalue %struct.Pair %31, 0
  %33 = extractvalue %struct.Pair %31, 1
  %34 = sext i32 %12 to i64
  %35 = getelementptr i32, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 4
  %37 = load i32, ptr %36, align 4, !tbaa !4
  store i32 16843009, ptr %4, align 4, !tbaa !20
  %38 = tail call %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %37, ptr noundef nonnull byval(%struct.Single) align 4 %4, ptr noundef nonnull byval(%struct.Empty) align 1 %5) #9
  %39 = extractvalue %struct.Packet %38, 0
  store i8 %39, ptr %3, align 1
  %40 = extractvalue %struct.Packet %38, 1
  store i32 %40, ptr %13, align 1
  %41 = extractvalue %struct.Packet %38, 2
  store i16 %41, ptr %14, align 1
  %42 = extractvalue %struct.Packet %38, 3
  %43 = extractvalue [3 x i8] %42, 0
  store i8 %43, ptr %15, align 1
  %44 = extractvalue [3 x i8] %42, 1
  store i8 %44, ptr %16, align 1
  %45 = extractvalue [3 x i8] %42, 2
  store i8 %45, ptr %17, align 1
  store i64 %32, ptr %6, align 8, !tbaa !31
  store i8 %33, ptr %18, align 8, !tbaa !17
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %19, ptr noundef nonnull align 1 dereferenceable(7) getelementptr inbounds nuw (i8, ptr @__const.packets.acc, i64 9), i64 7, i1 false), !tbaa.struct !32
  %46 = tail call %struct.Pair @_Z4fold6Packet4Pair(ptr noundef nonnull byval(%struct.Packet) align 1 %3, ptr noundef nonnull byval(%struct.Pair) align 8 %6) #9
  %47 = extractvalue %struct.Pair %46, 0
  %48 = extractvalue %struct.Pair %46, 1
  %49 = lshr i64 %47, 32
  %50 = xor i64 %49, %47
  %51 = trunc i64 %50 to i32
  %52 = zext i8 %48 to i32
  %53 = xor i32 %51, %52
  %54 = sext i32 %11 to i64
  %55 = getelementptr inbounds i32, ptr %1, i64 %54
  store i32 %53, ptr %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @intervals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = alloca %struct.Interval, align 8
  %4 = alloca %struct.Interval, align 8
  %5 = alloca %struct.Interval, align 8
  %6 = alloca %struct.Interval, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.Interval, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !33
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !35
  %17 = tail call contract noundef double @llvm.minnum.f64(double %14, double %16)
  store double %17, ptr %3, align 8, !tbaa !33
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %19 = tail call contract noundef double @llvm.maxnum.f64(double %14, double %16)
  store double %19, ptr %18, align 8, !tbaa !35
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %22 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #9
  %23 = extractvalue %struct.Interval %22, 0
  store double %23, ptr %5, align 8
  %24 = extractvalue %struct.Interval %22, 1
  store double %24, ptr %20, align 8
  store double 1.000000e+00, ptr %6, align 8, !tbaa !15
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store double 1.000000e+00, ptr %25, align 8, !tbaa !15
  %26 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull byval(%struct.Interval) align 8 %6) #9
  %27 = extractvalue %struct.Interval %26, 0
  %28 = extractvalue %struct.Interval %26, 1
  store double %27, ptr %4, align 8, !tbaa !15
  store double %28, ptr %21, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %29 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #9
  %30 = extractvalue %struct.Interval %29, 0
  store double %30, ptr %5, align 8
  %31 = extractvalue %struct.Interval %29, 1
  store double %31, ptr %20, align 8
  store double -5.000000e-01, ptr %6, align 8, !tbaa !15
  store double -2.500000e-01, ptr %25, align 8, !tbaa !15
  %32 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull byval(%struct.Interval) align 8 %6) #9
  %33 = extractvalue %struct.Interval %32, 0
  %34 = extractvalue %struct.Interval %32, 1
  store double %33, ptr %4, align 8, !tbaa !15
  store double %34, ptr %21, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9
  %35 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #9
  %36 = extractvalue %struct.Interval %35, 0
  store double %36, ptr %5, align 8
  %37 = extractvalue %struct.Interval %35, 1
  store double %37, ptr %20, align 8
  store double 1.250000e-01, ptr %6, align 8, !tbaa !15
  store double 2.500000e-01, ptr %25, align 8, !tbaa !15
  %38 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull byval(%struct.Interval) align 8 %6) #9
  %39 = extractvalue %struct.Interval %38, 0
  %40 = extractvalue %struct.Interval %38, 1
  store double %39, ptr %4, align 8, !tbaa !15
  store double %40, ptr %21, align 8, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9
  %41 = getelementptr inbounds %struct.Interval, ptr %1, i64 %12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %41, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !tbaa.struct !36
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat align 2 {
  %3 = load double, ptr %0, align 8, !tbaa !33
  %4 = load double, ptr %1, align 8, !tbaa !33
  %5 = fmul contract double %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !35
  %8 = fmul contract double %3, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load double, ptr %9, align 8, !tbaa !35
  %11 = fmul contract double %4, %10
  %12 = fmul contract double %7, %10
  %13 = tail call contract noundef double @llvm.minnum.f64(double %5, double %8)
  %14 = tail call contract noundef double @llvm.maxnum.f64(double %5, double %8)
  %15 = tail call contract noundef double @llvm.minnum.f64(double %13, double %11)
  %16 = tail call contract noundef double @llvm.maxnum.f64(double %14, double %11)
  %17 = tail call contract noundef double @llvm.minnum.f64(double %15, double %12)
  %18 = tail call contract noundef double @llvm.maxnum.f64(double %16, double %12)
  %19 = insertvalue %struct.Interval poison, double %17, 0
  %20 = insertvalue %struct.Interval %19, double %18, 1
  ret %struct.Interval %20
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%struct.Interval) align 8 %1) local_unnamed_addr #6 comdat align 2 {
  %3 = load double, ptr %0, align 8, !tbaa !33
  %4 = load double, ptr %1, align 8, !tbaa !33
  %5 = fadd contract double %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !35
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !35
  %10 = fadd contract double %7, %9
  %11 = insertvalue %struct.Interval poison, double %5, 0
  %12 = insertvalue %struct.Interval %11, double %10, 1
  ret %struct.Interval %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #8

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nounwind }

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
!9 = !{!"_ZTS4Quat", !10, i64 0, !10, i64 4, !10, i64 8, !10, i64 12}
!10 = !{!"float", !6, i64 0}
!11 = !{!9, !10, i64 4}
!12 = !{!9, !10, i64 8}
!13 = !{!9, !10, i64 12}
!14 = !{!10, !10, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = !{!6, !6, i64 0}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
!20 = !{!21, !5, i64 0}
!21 = !{!"_ZTS6Single", !5, i64 0}
!22 = !{!23, !24, i64 0}
!23 = !{!"_ZTS4Pair", !24, i64 0, !6, i64 8}
!24 = !{!"long long", !6, i64 0}
!25 = !{!26, !5, i64 1}
!26 = !{!"_ZTS6Packet", !6, i64 0, !5, i64 1, !27, i64 5, !6, i64 7}
!27 = !{!"short", !6, i64 0}
!28 = !{!26, !27, i64 5}
!29 = !{!23, !6, i64 8}
!30 = !{!26, !6, i64 0}
!31 = !{!24, !24, i64 0}
!32 = !{}
!33 = !{!34, !16, i64 0}
!34 = !{!"_ZTS8Interval", !16, i64 0, !16, i64 8}
!35 = !{!34, !16, i64 8}
!36 = !{i64 0, i64 8, !15, i64 8, i64 8, !15}
