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
define dso_local %struct.Quat @_Z4qmul4QuatS_(ptr noundef readonly byval(%struct.Quat) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Quat) align 4 captures(none) %1) local_unnamed_addr #0 !dbg !12 {
  %3 = load float, ptr %0, align 4, !dbg !15, !tbaa !16
  %4 = load float, ptr %1, align 4, !dbg !19, !tbaa !16
  %5 = fmul contract float %3, %4, !dbg !20
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !21
  %7 = load float, ptr %6, align 4, !dbg !21, !tbaa !22
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !23
  %9 = load float, ptr %8, align 4, !dbg !23, !tbaa !22
  %10 = fmul contract float %7, %9, !dbg !24
  %11 = fsub contract float %5, %10, !dbg !25
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !26
  %13 = load float, ptr %12, align 4, !dbg !26, !tbaa !27
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !28
  %15 = load float, ptr %14, align 4, !dbg !28, !tbaa !27
  %16 = fmul contract float %13, %15, !dbg !29
  %17 = fsub contract float %11, %16, !dbg !30
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !31
  %19 = load float, ptr %18, align 4, !dbg !31, !tbaa !32
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 12, !dbg !33
  %21 = load float, ptr %20, align 4, !dbg !33, !tbaa !32
  %22 = fmul contract float %19, %21, !dbg !34
  %23 = fsub contract float %17, %22, !dbg !35
  %24 = fmul contract float %3, %9, !dbg !36
  %25 = fmul contract float %4, %7, !dbg !37
  %26 = fadd contract float %25, %24, !dbg !38
  %27 = fmul contract float %13, %21, !dbg !39
  %28 = fadd contract float %26, %27, !dbg !40
  %29 = fmul contract float %15, %19, !dbg !41
  %30 = fsub contract float %28, %29, !dbg !42
  %31 = fmul contract float %3, %15, !dbg !43
  %32 = fmul contract float %7, %21, !dbg !44
  %33 = fsub contract float %31, %32, !dbg !45
  %34 = fmul contract float %4, %13, !dbg !46
  %35 = fadd contract float %34, %33, !dbg !47
  %36 = fmul contract float %9, %19, !dbg !48
  %37 = fadd contract float %36, %35, !dbg !49
  %38 = fmul contract float %3, %21, !dbg !50
  %39 = fmul contract float %7, %15, !dbg !51
  %40 = fadd contract float %39, %38, !dbg !52
  %41 = fmul contract float %9, %13, !dbg !53
  %42 = fsub contract float %40, %41, !dbg !54
  %43 = fmul contract float %4, %19, !dbg !55
  %44 = fadd contract float %43, %42, !dbg !56
  %45 = insertvalue %struct.Quat poison, float %23, 0, !dbg !57
  %46 = insertvalue %struct.Quat %45, float %30, 1, !dbg !57
  %47 = insertvalue %struct.Quat %46, float %37, 2, !dbg !57
  %48 = insertvalue %struct.Quat %47, float %44, 3, !dbg !57
  ret %struct.Quat %48, !dbg !57
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Quat @_Z5qconj4Quat(ptr noundef readonly byval(%struct.Quat) align 4 captures(none) %0) local_unnamed_addr #0 !dbg !58 {
  %2 = load float, ptr %0, align 4, !dbg !59, !tbaa !16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !60
  %4 = load float, ptr %3, align 4, !dbg !60, !tbaa !22
  %5 = fneg contract float %4, !dbg !61
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !62
  %7 = load float, ptr %6, align 4, !dbg !62, !tbaa !27
  %8 = fneg contract float %7, !dbg !63
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !64
  %10 = load float, ptr %9, align 4, !dbg !64, !tbaa !32
  %11 = fneg contract float %10, !dbg !65
  %12 = insertvalue %struct.Quat poison, float %2, 0, !dbg !66
  %13 = insertvalue %struct.Quat %12, float %5, 1, !dbg !66
  %14 = insertvalue %struct.Quat %13, float %8, 2, !dbg !66
  %15 = insertvalue %struct.Quat %14, float %11, 3, !dbg !66
  ret %struct.Quat %15, !dbg !66
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @quaternions(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 !dbg !67 {
  %4 = alloca %struct.Quat, align 4
  %5 = alloca %struct.Quat, align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !68
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !72
  %8 = mul i32 %6, %7, !dbg !75
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !76
  %10 = add i32 %8, %9, !dbg !79
  %11 = sext i32 %10 to i64, !dbg !80
  %12 = getelementptr inbounds %struct.Quat, ptr %0, i64 %11, !dbg !80
  %13 = getelementptr inbounds %struct.Quat, ptr %1, i64 %11, !dbg !81
  %14 = tail call %struct.Quat @_Z4qmul4QuatS_(ptr noundef nonnull byval(%struct.Quat) align 4 %12, ptr noundef nonnull byval(%struct.Quat) align 4 %13) #9, !dbg !82
  %15 = extractvalue %struct.Quat %14, 0, !dbg !82
  store float %15, ptr %4, align 4, !dbg !82
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !82
  %17 = extractvalue %struct.Quat %14, 1, !dbg !82
  store float %17, ptr %16, align 4, !dbg !82
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !82
  %19 = extractvalue %struct.Quat %14, 2, !dbg !82
  store float %19, ptr %18, align 4, !dbg !82
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !82
  %21 = extractvalue %struct.Quat %14, 3, !dbg !82
  store float %21, ptr %20, align 4, !dbg !82
  %22 = tail call %struct.Quat @_Z5qconj4Quat(ptr noundef nonnull byval(%struct.Quat) align 4 %12) #9, !dbg !83
  %23 = extractvalue %struct.Quat %22, 0, !dbg !83
  store float %23, ptr %5, align 4, !dbg !83
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 4, !dbg !83
  %25 = extractvalue %struct.Quat %22, 1, !dbg !83
  store float %25, ptr %24, align 4, !dbg !83
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !83
  %27 = extractvalue %struct.Quat %22, 2, !dbg !83
  store float %27, ptr %26, align 4, !dbg !83
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 12, !dbg !83
  %29 = extractvalue %struct.Quat %22, 3, !dbg !83
  store float %29, ptr %28, align 4, !dbg !83
  %30 = tail call %struct.Quat @_Z4qmul4QuatS_(ptr noundef nonnull byval(%struct.Quat) align 4 %4, ptr noundef nonnull byval(%struct.Quat) align 4 %5) #9, !dbg !84
  %31 = extractvalue %struct.Quat %30, 0, !dbg !84
  %32 = extractvalue %struct.Quat %30, 1, !dbg !84
  %33 = extractvalue %struct.Quat %30, 2, !dbg !84
  %34 = extractvalue %struct.Quat %30, 3, !dbg !84
  %35 = getelementptr inbounds %struct.Quat, ptr %2, i64 %11, !dbg !85
  store float %31, ptr %35, align 4, !dbg !86, !tbaa !87
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 4, !dbg !86
  store float %32, ptr %36, align 4, !dbg !86, !tbaa !87
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 8, !dbg !86
  store float %33, ptr %37, align 4, !dbg !86, !tbaa !87
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 12, !dbg !86
  store float %34, ptr %38, align 4, !dbg !86, !tbaa !87
  ret void, !dbg !88
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef readonly byval(%struct.Mat4) align 8 captures(none) %0, ptr noundef readonly byval(%struct.Mat4) align 8 captures(none) %1) local_unnamed_addr #0 !dbg !89 {
  %3 = load double, ptr %0, align 8, !dbg !90, !tbaa !91
  %4 = load double, ptr %1, align 8, !dbg !93, !tbaa !91
  %5 = fmul contract double %3, %4, !dbg !94
  %6 = fadd contract double %5, 0.000000e+00, !dbg !95
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !90
  %8 = load double, ptr %7, align 8, !dbg !90, !tbaa !91
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !93
  %10 = load double, ptr %9, align 8, !dbg !93, !tbaa !91
  %11 = fmul contract double %8, %10, !dbg !94
  %12 = fadd contract double %6, %11, !dbg !95
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !90
  %14 = load double, ptr %13, align 8, !dbg !90, !tbaa !91
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64, !dbg !93
  %16 = load double, ptr %15, align 8, !dbg !93, !tbaa !91
  %17 = fmul contract double %14, %16, !dbg !94
  %18 = fadd contract double %12, %17, !dbg !95
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !90
  %20 = load double, ptr %19, align 8, !dbg !90, !tbaa !91
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 96, !dbg !93
  %22 = load double, ptr %21, align 8, !dbg !93, !tbaa !91
  %23 = fmul contract double %20, %22, !dbg !94
  %24 = fadd contract double %18, %23, !dbg !95
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !96
  %26 = load double, ptr %25, align 8, !dbg !93, !tbaa !91
  %27 = fmul contract double %3, %26, !dbg !94
  %28 = fadd contract double %27, 0.000000e+00, !dbg !95
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 40, !dbg !93
  %30 = load double, ptr %29, align 8, !dbg !93, !tbaa !91
  %31 = fmul contract double %8, %30, !dbg !94
  %32 = fadd contract double %28, %31, !dbg !95
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 72, !dbg !93
  %34 = load double, ptr %33, align 8, !dbg !93, !tbaa !91
  %35 = fmul contract double %14, %34, !dbg !94
  %36 = fadd contract double %32, %35, !dbg !95
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 104, !dbg !93
  %38 = load double, ptr %37, align 8, !dbg !93, !tbaa !91
  %39 = fmul contract double %20, %38, !dbg !94
  %40 = fadd contract double %36, %39, !dbg !95
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !96
  %42 = load double, ptr %41, align 8, !dbg !93, !tbaa !91
  %43 = fmul contract double %3, %42, !dbg !94
  %44 = fadd contract double %43, 0.000000e+00, !dbg !95
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 48, !dbg !93
  %46 = load double, ptr %45, align 8, !dbg !93, !tbaa !91
  %47 = fmul contract double %8, %46, !dbg !94
  %48 = fadd contract double %44, %47, !dbg !95
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 80, !dbg !93
  %50 = load double, ptr %49, align 8, !dbg !93, !tbaa !91
  %51 = fmul contract double %14, %50, !dbg !94
  %52 = fadd contract double %48, %51, !dbg !95
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 112, !dbg !93
  %54 = load double, ptr %53, align 8, !dbg !93, !tbaa !91
  %55 = fmul contract double %20, %54, !dbg !94
  %56 = fadd contract double %52, %55, !dbg !95
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !96
  %58 = load double, ptr %57, align 8, !dbg !93, !tbaa !91
  %59 = fmul contract double %3, %58, !dbg !94
  %60 = fadd contract double %59, 0.000000e+00, !dbg !95
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 56, !dbg !93
  %62 = load double, ptr %61, align 8, !dbg !93, !tbaa !91
  %63 = fmul contract double %8, %62, !dbg !94
  %64 = fadd contract double %60, %63, !dbg !95
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 88, !dbg !93
  %66 = load double, ptr %65, align 8, !dbg !93, !tbaa !91
  %67 = fmul contract double %14, %66, !dbg !94
  %68 = fadd contract double %64, %67, !dbg !95
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 120, !dbg !93
  %70 = load double, ptr %69, align 8, !dbg !93, !tbaa !91
  %71 = fmul contract double %20, %70, !dbg !94
  %72 = fadd contract double %68, %71, !dbg !95
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %74 = load double, ptr %73, align 8, !dbg !90, !tbaa !91
  %75 = fmul contract double %74, %4, !dbg !94
  %76 = fadd contract double %75, 0.000000e+00, !dbg !95
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !90
  %78 = load double, ptr %77, align 8, !dbg !90, !tbaa !91
  %79 = fmul contract double %78, %10, !dbg !94
  %80 = fadd contract double %76, %79, !dbg !95
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !90
  %82 = load double, ptr %81, align 8, !dbg !90, !tbaa !91
  %83 = fmul contract double %82, %16, !dbg !94
  %84 = fadd contract double %80, %83, !dbg !95
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !90
  %86 = load double, ptr %85, align 8, !dbg !90, !tbaa !91
  %87 = fmul contract double %86, %22, !dbg !94
  %88 = fadd contract double %84, %87, !dbg !95
  %89 = fmul contract double %74, %26, !dbg !94
  %90 = fadd contract double %89, 0.000000e+00, !dbg !95
  %91 = fmul contract double %78, %30, !dbg !94
  %92 = fadd contract double %90, %91, !dbg !95
  %93 = fmul contract double %82, %34, !dbg !94
  %94 = fadd contract double %92, %93, !dbg !95
  %95 = fmul contract double %86, %38, !dbg !94
  %96 = fadd contract double %94, %95, !dbg !95
  %97 = fmul contract double %74, %42, !dbg !94
  %98 = fadd contract double %97, 0.000000e+00, !dbg !95
  %99 = fmul contract double %78, %46, !dbg !94
  %100 = fadd contract double %98, %99, !dbg !95
  %101 = fmul contract double %82, %50, !dbg !94
  %102 = fadd contract double %100, %101, !dbg !95
  %103 = fmul contract double %86, %54, !dbg !94
  %104 = fadd contract double %102, %103, !dbg !95
  %105 = fmul contract double %74, %58, !dbg !94
  %106 = fadd contract double %105, 0.000000e+00, !dbg !95
  %107 = fmul contract double %78, %62, !dbg !94
  %108 = fadd contract double %106, %107, !dbg !95
  %109 = fmul contract double %82, %66, !dbg !94
  %110 = fadd contract double %108, %109, !dbg !95
  %111 = fmul contract double %86, %70, !dbg !94
  %112 = fadd contract double %110, %111, !dbg !95
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %114 = load double, ptr %113, align 8, !dbg !90, !tbaa !91
  %115 = load double, ptr %1, align 8, !dbg !93, !tbaa !91
  %116 = fmul contract double %114, %115, !dbg !94
  %117 = fadd contract double %116, 0.000000e+00, !dbg !95
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 72, !dbg !90
  %119 = load double, ptr %118, align 8, !dbg !90, !tbaa !91
  %120 = load double, ptr %9, align 8, !dbg !93, !tbaa !91
  %121 = fmul contract double %119, %120, !dbg !94
  %122 = fadd contract double %117, %121, !dbg !95
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80, !dbg !90
  %124 = load double, ptr %123, align 8, !dbg !90, !tbaa !91
  %125 = load double, ptr %15, align 8, !dbg !93, !tbaa !91
  %126 = fmul contract double %124, %125, !dbg !94
  %127 = fadd contract double %122, %126, !dbg !95
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 88, !dbg !90
  %129 = load double, ptr %128, align 8, !dbg !90, !tbaa !91
  %130 = load double, ptr %21, align 8, !dbg !93, !tbaa !91
  %131 = fmul contract double %129, %130, !dbg !94
  %132 = fadd contract double %127, %131, !dbg !95
  %133 = load double, ptr %25, align 8, !dbg !93, !tbaa !91
  %134 = fmul contract double %114, %133, !dbg !94
  %135 = fadd contract double %134, 0.000000e+00, !dbg !95
  %136 = load double, ptr %29, align 8, !dbg !93, !tbaa !91
  %137 = fmul contract double %119, %136, !dbg !94
  %138 = fadd contract double %135, %137, !dbg !95
  %139 = load double, ptr %33, align 8, !dbg !93, !tbaa !91
  %140 = fmul contract double %124, %139, !dbg !94
  %141 = fadd contract double %138, %140, !dbg !95
  %142 = load double, ptr %37, align 8, !dbg !93, !tbaa !91
  %143 = fmul contract double %129, %142, !dbg !94
  %144 = fadd contract double %141, %143, !dbg !95
  %145 = load double, ptr %41, align 8, !dbg !93, !tbaa !91
  %146 = fmul contract double %114, %145, !dbg !94
  %147 = fadd contract double %146, 0.000000e+00, !dbg !95
  %148 = load double, ptr %45, align 8, !dbg !93, !tbaa !91
  %149 = fmul contract double %119, %148, !dbg !94
  %150 = fadd contract double %147, %149, !dbg !95
  %151 = load double, ptr %49, align 8, !dbg !93, !tbaa !91
  %152 = fmul contract double %124, %151, !dbg !94
  %153 = fadd contract double %150, %152, !dbg !95
  %154 = load double, ptr %53, align 8, !dbg !93, !tbaa !91
  %155 = fmul contract double %129, %154, !dbg !94
  %156 = fadd contract double %153, %155, !dbg !95
  %157 = fmul contract double %114, %58, !dbg !94
  %158 = fadd contract double %157, 0.000000e+00, !dbg !95
  %159 = fmul contract double %119, %62, !dbg !94
  %160 = fadd contract double %158, %159, !dbg !95
  %161 = fmul contract double %124, %66, !dbg !94
  %162 = fadd contract double %160, %161, !dbg !95
  %163 = fmul contract double %129, %70, !dbg !94
  %164 = fadd contract double %162, %163, !dbg !95
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %166 = load double, ptr %165, align 8, !dbg !90, !tbaa !91
  %167 = fmul contract double %166, %115, !dbg !94
  %168 = fadd contract double %167, 0.000000e+00, !dbg !95
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 104, !dbg !90
  %170 = load double, ptr %169, align 8, !dbg !90, !tbaa !91
  %171 = fmul contract double %170, %120, !dbg !94
  %172 = fadd contract double %168, %171, !dbg !95
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 112, !dbg !90
  %174 = load double, ptr %173, align 8, !dbg !90, !tbaa !91
  %175 = fmul contract double %174, %125, !dbg !94
  %176 = fadd contract double %172, %175, !dbg !95
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 120, !dbg !90
  %178 = load double, ptr %177, align 8, !dbg !90, !tbaa !91
  %179 = fmul contract double %178, %130, !dbg !94
  %180 = fadd contract double %176, %179, !dbg !95
  %181 = fmul contract double %166, %133, !dbg !94
  %182 = fadd contract double %181, 0.000000e+00, !dbg !95
  %183 = fmul contract double %170, %136, !dbg !94
  %184 = fadd contract double %182, %183, !dbg !95
  %185 = fmul contract double %174, %139, !dbg !94
  %186 = fadd contract double %184, %185, !dbg !95
  %187 = fmul contract double %178, %142, !dbg !94
  %188 = fadd contract double %186, %187, !dbg !95
  %189 = fmul contract double %166, %145, !dbg !94
  %190 = fadd contract double %189, 0.000000e+00, !dbg !95
  %191 = fmul contract double %170, %148, !dbg !94
  %192 = fadd contract double %190, %191, !dbg !95
  %193 = fmul contract double %174, %151, !dbg !94
  %194 = fadd contract double %192, %193, !dbg !95
  %195 = fmul contract double %178, %154, !dbg !94
  %196 = fadd contract double %194, %195, !dbg !95
  %197 = load double, ptr %57, align 8, !dbg !93, !tbaa !91
  %198 = fmul contract double %166, %197, !dbg !94
  %199 = fadd contract double %198, 0.000000e+00, !dbg !95
  %200 = load double, ptr %61, align 8, !dbg !93, !tbaa !91
  %201 = fmul contract double %170, %200, !dbg !94
  %202 = fadd contract double %199, %201, !dbg !95
  %203 = load double, ptr %65, align 8, !dbg !93, !tbaa !91
  %204 = fmul contract double %174, %203, !dbg !94
  %205 = fadd contract double %202, %204, !dbg !95
  %206 = load double, ptr %69, align 8, !dbg !93, !tbaa !91
  %207 = fmul contract double %178, %206, !dbg !94
  %208 = fadd contract double %205, %207, !dbg !95
  %209 = insertvalue %struct.Mat4 poison, double %24, 0, 0, 0, !dbg !97
  %210 = insertvalue %struct.Mat4 %209, double %40, 0, 0, 1, !dbg !97
  %211 = insertvalue %struct.Mat4 %210, double %56, 0, 0, 2, !dbg !97
  %212 = insertvalue %struct.Mat4 %211, double %72, 0, 0, 3, !dbg !97
  %213 = insertvalue %struct.Mat4 %212, double %88, 0, 1, 0, !dbg !97
  %214 = insertvalue %struct.Mat4 %213, double %96, 0, 1, 1, !dbg !97
  %215 = insertvalue %struct.Mat4 %214, double %104, 0, 1, 2, !dbg !97
  %216 = insertvalue %struct.Mat4 %215, double %112, 0, 1, 3, !dbg !97
  %217 = insertvalue %struct.Mat4 %216, double %132, 0, 2, 0, !dbg !97
  %218 = insertvalue %struct.Mat4 %217, double %144, 0, 2, 1, !dbg !97
  %219 = insertvalue %struct.Mat4 %218, double %156, 0, 2, 2, !dbg !97
  %220 = insertvalue %struct.Mat4 %219, double %164, 0, 2, 3, !dbg !97
  %221 = insertvalue %struct.Mat4 %220, double %180, 0, 3, 0, !dbg !97
  %222 = insertvalue %struct.Mat4 %221, double %188, 0, 3, 1, !dbg !97
  %223 = insertvalue %struct.Mat4 %222, double %196, 0, 3, 2, !dbg !97
  %224 = insertvalue %struct.Mat4 %223, double %208, 0, 3, 3, !dbg !97
  ret %struct.Mat4 %224, !dbg !97
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Mat4 @_Z5power4Mat4i(ptr noundef readonly byval(%struct.Mat4) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #0 !dbg !98 {
  %3 = alloca %struct.Mat4, align 8
  %4 = load double, ptr %0, align 8, !dbg !99
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !99
  %6 = load double, ptr %5, align 8, !dbg !99
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !99
  %8 = load double, ptr %7, align 8, !dbg !99
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !99
  %10 = load double, ptr %9, align 8, !dbg !99
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !99
  %12 = load double, ptr %11, align 8, !dbg !99
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !99
  %14 = load double, ptr %13, align 8, !dbg !99
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !99
  %16 = load double, ptr %15, align 8, !dbg !99
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !99
  %18 = load double, ptr %17, align 8, !dbg !99
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64, !dbg !99
  %20 = load double, ptr %19, align 8, !dbg !99
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 72, !dbg !99
  %22 = load double, ptr %21, align 8, !dbg !99
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 80, !dbg !99
  %24 = load double, ptr %23, align 8, !dbg !99
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88, !dbg !99
  %26 = load double, ptr %25, align 8, !dbg !99
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 96, !dbg !99
  %28 = load double, ptr %27, align 8, !dbg !99
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 104, !dbg !99
  %30 = load double, ptr %29, align 8, !dbg !99
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112, !dbg !99
  %32 = load double, ptr %31, align 8, !dbg !99
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 120, !dbg !99
  %34 = load double, ptr %33, align 8, !dbg !99, !tbaa !100
  %35 = icmp sgt i32 %1, 1, !dbg !101
  br i1 %35, label %36, label %165, !dbg !102

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
  %52 = and i32 %1, 1, !dbg !102
  %53 = icmp eq i32 %52, 0, !dbg !102
  br i1 %53, label %54, label %74, !dbg !102

54:                                               ; preds = %36
  store double %4, ptr %3, align 8, !dbg !103
  store double %6, ptr %37, align 8, !dbg !103
  store double %8, ptr %38, align 8, !dbg !103
  store double %10, ptr %39, align 8, !dbg !103
  store double %12, ptr %40, align 8, !dbg !103
  store double %14, ptr %41, align 8, !dbg !103
  store double %16, ptr %42, align 8, !dbg !103
  store double %18, ptr %43, align 8, !dbg !103
  store double %20, ptr %44, align 8, !dbg !103
  store double %22, ptr %45, align 8, !dbg !103
  store double %24, ptr %46, align 8, !dbg !103
  store double %26, ptr %47, align 8, !dbg !103
  store double %28, ptr %48, align 8, !dbg !103
  store double %30, ptr %49, align 8, !dbg !103
  store double %32, ptr %50, align 8, !dbg !103
  store double %34, ptr %51, align 8, !dbg !103, !tbaa !100
  %55 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #9, !dbg !104
  %56 = extractvalue %struct.Mat4 %55, 0, !dbg !104
  %57 = extractvalue [4 x [4 x double]] %56, 0, 0, !dbg !104
  %58 = extractvalue [4 x [4 x double]] %56, 0, 1, !dbg !104
  %59 = extractvalue [4 x [4 x double]] %56, 0, 2, !dbg !104
  %60 = extractvalue [4 x [4 x double]] %56, 0, 3, !dbg !104
  %61 = extractvalue [4 x [4 x double]] %56, 1, 0, !dbg !104
  %62 = extractvalue [4 x [4 x double]] %56, 1, 1, !dbg !104
  %63 = extractvalue [4 x [4 x double]] %56, 1, 2, !dbg !104
  %64 = extractvalue [4 x [4 x double]] %56, 1, 3, !dbg !104
  %65 = extractvalue [4 x [4 x double]] %56, 2, 0, !dbg !104
  %66 = extractvalue [4 x [4 x double]] %56, 2, 1, !dbg !104
  %67 = extractvalue [4 x [4 x double]] %56, 2, 2, !dbg !104
  %68 = extractvalue [4 x [4 x double]] %56, 2, 3, !dbg !104
  %69 = extractvalue [4 x [4 x double]] %56, 3, 0, !dbg !104
  %70 = extractvalue [4 x [4 x double]] %56, 3, 1, !dbg !104
  %71 = extractvalue [4 x [4 x double]] %56, 3, 2, !dbg !104
  %72 = extractvalue [4 x [4 x double]] %56, 3, 3, !dbg !104
  %73 = add nsw i32 %1, -1, !dbg !105
  br label %74, !dbg !102

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
  %108 = icmp eq i32 %1, 2, !dbg !102
  br i1 %108, label %165, label %109, !dbg !102

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
  store double %125, ptr %3, align 8, !dbg !103
  store double %124, ptr %37, align 8, !dbg !103
  store double %123, ptr %38, align 8, !dbg !103
  store double %122, ptr %39, align 8, !dbg !103
  store double %121, ptr %40, align 8, !dbg !103
  store double %120, ptr %41, align 8, !dbg !103
  store double %119, ptr %42, align 8, !dbg !103
  store double %118, ptr %43, align 8, !dbg !103
  store double %117, ptr %44, align 8, !dbg !103
  store double %116, ptr %45, align 8, !dbg !103
  store double %115, ptr %46, align 8, !dbg !103
  store double %114, ptr %47, align 8, !dbg !103
  store double %113, ptr %48, align 8, !dbg !103
  store double %112, ptr %49, align 8, !dbg !103
  store double %111, ptr %50, align 8, !dbg !103
  store double %110, ptr %51, align 8, !dbg !103, !tbaa !100
  %127 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #9, !dbg !104
  %128 = extractvalue %struct.Mat4 %127, 0, !dbg !104
  %129 = extractvalue [4 x [4 x double]] %128, 0, 0, !dbg !104
  %130 = extractvalue [4 x [4 x double]] %128, 0, 1, !dbg !104
  %131 = extractvalue [4 x [4 x double]] %128, 0, 2, !dbg !104
  %132 = extractvalue [4 x [4 x double]] %128, 0, 3, !dbg !104
  %133 = extractvalue [4 x [4 x double]] %128, 1, 0, !dbg !104
  %134 = extractvalue [4 x [4 x double]] %128, 1, 1, !dbg !104
  %135 = extractvalue [4 x [4 x double]] %128, 1, 2, !dbg !104
  %136 = extractvalue [4 x [4 x double]] %128, 1, 3, !dbg !104
  %137 = extractvalue [4 x [4 x double]] %128, 2, 0, !dbg !104
  %138 = extractvalue [4 x [4 x double]] %128, 2, 1, !dbg !104
  %139 = extractvalue [4 x [4 x double]] %128, 2, 2, !dbg !104
  %140 = extractvalue [4 x [4 x double]] %128, 2, 3, !dbg !104
  %141 = extractvalue [4 x [4 x double]] %128, 3, 0, !dbg !104
  %142 = extractvalue [4 x [4 x double]] %128, 3, 1, !dbg !104
  %143 = extractvalue [4 x [4 x double]] %128, 3, 2, !dbg !104
  %144 = extractvalue [4 x [4 x double]] %128, 3, 3, !dbg !104
  store double %129, ptr %3, align 8, !dbg !103
  store double %130, ptr %37, align 8, !dbg !103
  store double %131, ptr %38, align 8, !dbg !103
  store double %132, ptr %39, align 8, !dbg !103
  store double %133, ptr %40, align 8, !dbg !103
  store double %134, ptr %41, align 8, !dbg !103
  store double %135, ptr %42, align 8, !dbg !103
  store double %136, ptr %43, align 8, !dbg !103
  store double %137, ptr %44, align 8, !dbg !103
  store double %138, ptr %45, align 8, !dbg !103
  store double %139, ptr %46, align 8, !dbg !103
  store double %140, ptr %47, align 8, !dbg !103
  store double %141, ptr %48, align 8, !dbg !103
  store double %142, ptr %49, align 8, !dbg !103
  store double %143, ptr %50, align 8, !dbg !103
  store double %144, ptr %51, align 8, !dbg !103, !tbaa !100
  %145 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #9, !dbg !104
  %146 = extractvalue %struct.Mat4 %145, 0, !dbg !104
  %147 = extractvalue [4 x [4 x double]] %146, 0, 0, !dbg !104
  %148 = extractvalue [4 x [4 x double]] %146, 0, 1, !dbg !104
  %149 = extractvalue [4 x [4 x double]] %146, 0, 2, !dbg !104
  %150 = extractvalue [4 x [4 x double]] %146, 0, 3, !dbg !104
  %151 = extractvalue [4 x [4 x double]] %146, 1, 0, !dbg !104
  %152 = extractvalue [4 x [4 x double]] %146, 1, 1, !dbg !104
  %153 = extractvalue [4 x [4 x double]] %146, 1, 2, !dbg !104
  %154 = extractvalue [4 x [4 x double]] %146, 1, 3, !dbg !104
  %155 = extractvalue [4 x [4 x double]] %146, 2, 0, !dbg !104
  %156 = extractvalue [4 x [4 x double]] %146, 2, 1, !dbg !104
  %157 = extractvalue [4 x [4 x double]] %146, 2, 2, !dbg !104
  %158 = extractvalue [4 x [4 x double]] %146, 2, 3, !dbg !104
  %159 = extractvalue [4 x [4 x double]] %146, 3, 0, !dbg !104
  %160 = extractvalue [4 x [4 x double]] %146, 3, 1, !dbg !104
  %161 = extractvalue [4 x [4 x double]] %146, 3, 2, !dbg !104
  %162 = extractvalue [4 x [4 x double]] %146, 3, 3, !dbg !104
  %163 = add nsw i32 %126, -2, !dbg !105
  %164 = icmp sgt i32 %126, 3, !dbg !101
  br i1 %164, label %109, label %165, !dbg !102, !llvm.loop !106

165:                                              ; preds = %74, %109, %2
  %166 = phi double [ %4, %2 ], [ %92, %74 ], [ %147, %109 ], !dbg !109
  %167 = phi double [ %6, %2 ], [ %93, %74 ], [ %148, %109 ], !dbg !109
  %168 = phi double [ %8, %2 ], [ %94, %74 ], [ %149, %109 ], !dbg !109
  %169 = phi double [ %10, %2 ], [ %95, %74 ], [ %150, %109 ], !dbg !109
  %170 = phi double [ %12, %2 ], [ %96, %74 ], [ %151, %109 ], !dbg !109
  %171 = phi double [ %14, %2 ], [ %97, %74 ], [ %152, %109 ], !dbg !109
  %172 = phi double [ %16, %2 ], [ %98, %74 ], [ %153, %109 ], !dbg !109
  %173 = phi double [ %18, %2 ], [ %99, %74 ], [ %154, %109 ], !dbg !109
  %174 = phi double [ %20, %2 ], [ %100, %74 ], [ %155, %109 ], !dbg !109
  %175 = phi double [ %22, %2 ], [ %101, %74 ], [ %156, %109 ], !dbg !109
  %176 = phi double [ %24, %2 ], [ %102, %74 ], [ %157, %109 ], !dbg !109
  %177 = phi double [ %26, %2 ], [ %103, %74 ], [ %158, %109 ], !dbg !109
  %178 = phi double [ %28, %2 ], [ %104, %74 ], [ %159, %109 ], !dbg !109
  %179 = phi double [ %30, %2 ], [ %105, %74 ], [ %160, %109 ], !dbg !109
  %180 = phi double [ %32, %2 ], [ %106, %74 ], [ %161, %109 ], !dbg !109
  %181 = phi double [ %34, %2 ], [ %107, %74 ], [ %162, %109 ], !dbg !109
  %182 = insertvalue %struct.Mat4 poison, double %166, 0, 0, 0, !dbg !110
  %183 = insertvalue %struct.Mat4 %182, double %167, 0, 0, 1, !dbg !110
  %184 = insertvalue %struct.Mat4 %183, double %168, 0, 0, 2, !dbg !110
  %185 = insertvalue %struct.Mat4 %184, double %169, 0, 0, 3, !dbg !110
  %186 = insertvalue %struct.Mat4 %185, double %170, 0, 1, 0, !dbg !110
  %187 = insertvalue %struct.Mat4 %186, double %171, 0, 1, 1, !dbg !110
  %188 = insertvalue %struct.Mat4 %187, double %172, 0, 1, 2, !dbg !110
  %189 = insertvalue %struct.Mat4 %188, double %173, 0, 1, 3, !dbg !110
  %190 = insertvalue %struct.Mat4 %189, double %174, 0, 2, 0, !dbg !110
  %191 = insertvalue %struct.Mat4 %190, double %175, 0, 2, 1, !dbg !110
  %192 = insertvalue %struct.Mat4 %191, double %176, 0, 2, 2, !dbg !110
  %193 = insertvalue %struct.Mat4 %192, double %177, 0, 2, 3, !dbg !110
  %194 = insertvalue %struct.Mat4 %193, double %178, 0, 3, 0, !dbg !110
  %195 = insertvalue %struct.Mat4 %194, double %179, 0, 3, 1, !dbg !110
  %196 = insertvalue %struct.Mat4 %195, double %180, 0, 3, 2, !dbg !110
  %197 = insertvalue %struct.Mat4 %196, double %181, 0, 3, 3, !dbg !110
  ret %struct.Mat4 %197, !dbg !110
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @matrix_chain(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !dbg !111 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !112
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !114
  %6 = mul i32 %4, %5, !dbg !116
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !117
  %8 = add i32 %6, %7, !dbg !119
  %9 = sext i32 %8 to i64, !dbg !120
  %10 = getelementptr inbounds %struct.Mat4, ptr %0, i64 %9, !dbg !120
  %11 = tail call %struct.Mat4 @_Z5power4Mat4i(ptr noundef nonnull byval(%struct.Mat4) align 8 %10, i32 noundef %2) #9, !dbg !121
  %12 = extractvalue %struct.Mat4 %11, 0, !dbg !121
  %13 = extractvalue [4 x [4 x double]] %12, 0, 0, !dbg !121
  %14 = extractvalue [4 x [4 x double]] %12, 0, 1, !dbg !121
  %15 = extractvalue [4 x [4 x double]] %12, 0, 2, !dbg !121
  %16 = extractvalue [4 x [4 x double]] %12, 0, 3, !dbg !121
  %17 = extractvalue [4 x [4 x double]] %12, 1, 0, !dbg !121
  %18 = extractvalue [4 x [4 x double]] %12, 1, 1, !dbg !121
  %19 = extractvalue [4 x [4 x double]] %12, 1, 2, !dbg !121
  %20 = extractvalue [4 x [4 x double]] %12, 1, 3, !dbg !121
  %21 = extractvalue [4 x [4 x double]] %12, 2, 0, !dbg !121
  %22 = extractvalue [4 x [4 x double]] %12, 2, 1, !dbg !121
  %23 = extractvalue [4 x [4 x double]] %12, 2, 2, !dbg !121
  %24 = extractvalue [4 x [4 x double]] %12, 2, 3, !dbg !121
  %25 = extractvalue [4 x [4 x double]] %12, 3, 0, !dbg !121
  %26 = extractvalue [4 x [4 x double]] %12, 3, 1, !dbg !121
  %27 = extractvalue [4 x [4 x double]] %12, 3, 2, !dbg !121
  %28 = extractvalue [4 x [4 x double]] %12, 3, 3, !dbg !121
  %29 = getelementptr inbounds %struct.Mat4, ptr %1, i64 %9, !dbg !122
  store double %13, ptr %29, align 8, !dbg !123
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8, !dbg !123
  store double %14, ptr %30, align 8, !dbg !123
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 16, !dbg !123
  store double %15, ptr %31, align 8, !dbg !123
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 24, !dbg !123
  store double %16, ptr %32, align 8, !dbg !123
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 32, !dbg !123
  store double %17, ptr %33, align 8, !dbg !123
  %34 = getelementptr inbounds nuw i8, ptr %29, i64 40, !dbg !123
  store double %18, ptr %34, align 8, !dbg !123
  %35 = getelementptr inbounds nuw i8, ptr %29, i64 48, !dbg !123
  store double %19, ptr %35, align 8, !dbg !123
  %36 = getelementptr inbounds nuw i8, ptr %29, i64 56, !dbg !123
  store double %20, ptr %36, align 8, !dbg !123
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 64, !dbg !123
  store double %21, ptr %37, align 8, !dbg !123
  %38 = getelementptr inbounds nuw i8, ptr %29, i64 72, !dbg !123
  store double %22, ptr %38, align 8, !dbg !123
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 80, !dbg !123
  store double %23, ptr %39, align 8, !dbg !123
  %40 = getelementptr inbounds nuw i8, ptr %29, i64 88, !dbg !123
  store double %24, ptr %40, align 8, !dbg !123
  %41 = getelementptr inbounds nuw i8, ptr %29, i64 96, !dbg !123
  store double %25, ptr %41, align 8, !dbg !123
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 104, !dbg !123
  store double %26, ptr %42, align 8, !dbg !123
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 112, !dbg !123
  store double %27, ptr %43, align 8, !dbg !123
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 120, !dbg !123
  store double %28, ptr %44, align 8, !dbg !123, !tbaa !100
  ret void, !dbg !124
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %0, ptr noundef readonly byval(%struct.Single) align 4 captures(none) %1, ptr noundef readnone byval(%struct.Empty) align 1 captures(none) %2) local_unnamed_addr #0 !dbg !125 {
  %4 = trunc i32 %0 to i8, !dbg !126
  %5 = and i8 %4, 3, !dbg !126
  %6 = load i32, ptr %1, align 4, !dbg !127, !tbaa !128
  %7 = xor i32 %6, %0, !dbg !130
  %8 = lshr i32 %0, 16, !dbg !131
  %9 = trunc nuw i32 %8 to i16, !dbg !132
  %10 = lshr i32 %0, 8, !dbg !133
  %11 = trunc i32 %10 to i8, !dbg !134
  %12 = trunc i32 %8 to i8, !dbg !134
  %13 = insertvalue %struct.Packet poison, i8 %5, 0, !dbg !135
  %14 = insertvalue %struct.Packet %13, i32 %7, 1, !dbg !135
  %15 = insertvalue %struct.Packet %14, i16 %9, 2, !dbg !135
  %16 = insertvalue %struct.Packet %15, i8 %4, 3, 0, !dbg !135
  %17 = insertvalue %struct.Packet %16, i8 %11, 3, 1, !dbg !135
  %18 = insertvalue %struct.Packet %17, i8 %12, 3, 2, !dbg !135
  ret %struct.Packet %18, !dbg !135
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Pair @_Z4fold6Packet4Pair(ptr noundef readonly byval(%struct.Packet) align 1 captures(none) %0, ptr noundef readonly byval(%struct.Pair) align 8 captures(none) %1) local_unnamed_addr #0 !dbg !136 {
  %3 = load i64, ptr %1, align 8, !dbg !137, !tbaa !138
  %4 = mul i64 %3, 33, !dbg !141
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1, !dbg !142
  %6 = load i32, ptr %5, align 1, !dbg !142, !tbaa !143
  %7 = zext i32 %6 to i64, !dbg !146
  %8 = add i64 %4, %7, !dbg !147
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 5, !dbg !148
  %10 = load i16, ptr %9, align 1, !dbg !148, !tbaa !149
  %11 = zext i16 %10 to i64, !dbg !150
  %12 = add i64 %8, %11, !dbg !151
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !152
  %14 = load i8, ptr %13, align 8, !dbg !152, !tbaa !153
  %15 = load i8, ptr %0, align 1, !dbg !154, !tbaa !155
  %16 = add i8 %15, %14, !dbg !156
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 7, !dbg !157
  %18 = urem i8 %15, 3, !dbg !158
  %19 = zext nneg i8 %18 to i64, !dbg !159
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 %19, !dbg !159
  %21 = load i8, ptr %20, align 1, !dbg !159, !tbaa !100
  %22 = add i8 %16, %21, !dbg !160
  %23 = insertvalue %struct.Pair poison, i64 %12, 0, !dbg !161
  %24 = insertvalue %struct.Pair %23, i8 %22, 1, !dbg !161
  ret %struct.Pair %24, !dbg !161
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @packets(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 !dbg !162 {
  %3 = alloca %struct.Packet, align 1
  %4 = alloca %struct.Single, align 4
  %5 = alloca %struct.Empty, align 1
  %6 = alloca %struct.Pair, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !163
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !165
  %9 = mul i32 %7, %8, !dbg !167
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !168
  %11 = add i32 %9, %10, !dbg !170
  %12 = shl nsw i32 %11, 1
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 5
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 7
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 9
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 9
  %20 = sext i32 %12 to i64, !dbg !171
  %21 = getelementptr inbounds i32, ptr %0, i64 %20, !dbg !171
  %22 = load i32, ptr %21, align 4, !dbg !171, !tbaa !8
  store i32 0, ptr %4, align 4, !dbg !172, !tbaa !128
  %23 = tail call %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %22, ptr noundef nonnull byval(%struct.Single) align 4 %4, ptr noundef nonnull byval(%struct.Empty) align 1 %5) #9, !dbg !173
  %24 = extractvalue %struct.Packet %23, 0, !dbg !173
  store i8 %24, ptr %3, align 1, !dbg !173
  %25 = extractvalue %struct.Packet %23, 1, !dbg !173
  store i32 %25, ptr %13, align 1, !dbg !173
  %26 = extractvalue %struct.Packet %23, 2, !dbg !173
  store i16 %26, ptr %14, align 1, !dbg !173
  %27 = extractvalue %struct.Packet %23, 3, !dbg !173
  %28 = extractvalue [3 x i8] %27, 0, !dbg !173
  store i8 %28, ptr %15, align 1, !dbg !173
  %29 = extractvalue [3 x i8] %27, 1, !dbg !173
  store i8 %29, ptr %16, align 1, !dbg !173
  %30 = extractvalue [3 x i8] %27, 2, !dbg !173
  store i8 %30, ptr %17, align 1, !dbg !173
  store i64 5381, ptr %6, align 8, !dbg !174, !tbaa !175
  store i8 1, ptr %18, align 8, !dbg !174, !tbaa !100
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %19, ptr noundef nonnull align 1 dereferenceable(7) getelementptr inbounds nuw (i8, ptr @__const.packets.acc, i64 9), i64 7, i1 false), !dbg !174, !tbaa.struct !14
  %31 = tail call %struct.Pair @_Z4fold6Packet4Pair(ptr noundef nonnull byval(%struct.Packet) align 1 %3, ptr noundef nonnull byval(%struct.Pair) align 8 %6) #9, !dbg !176
  %32 = extractvalue %struct.Pair %31, 0, !dbg !176
  %33 = extractvalue %struct.Pair %31, 1, !dbg !176
  %34 = sext i32 %12 to i64, !dbg !171
  %35 = getelementptr i32, ptr %0, i64 %34, !dbg !171
  %36 = getelementptr i8, ptr %35, i64 4, !dbg !171
  %37 = load i32, ptr %36, align 4, !dbg !171, !tbaa !8
  store i32 16843009, ptr %4, align 4, !dbg !172, !tbaa !128
  %38 = tail call %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %37, ptr noundef nonnull byval(%struct.Single) align 4 %4, ptr noundef nonnull byval(%struct.Empty) align 1 %5) #9, !dbg !173
  %39 = extractvalue %struct.Packet %38, 0, !dbg !173
  store i8 %39, ptr %3, align 1, !dbg !173
  %40 = extractvalue %struct.Packet %38, 1, !dbg !173
  store i32 %40, ptr %13, align 1, !dbg !173
  %41 = extractvalue %struct.Packet %38, 2, !dbg !173
  store i16 %41, ptr %14, align 1, !dbg !173
  %42 = extractvalue %struct.Packet %38, 3, !dbg !173
  %43 = extractvalue [3 x i8] %42, 0, !dbg !173
  store i8 %43, ptr %15, align 1, !dbg !173
  %44 = extractvalue [3 x i8] %42, 1, !dbg !173
  store i8 %44, ptr %16, align 1, !dbg !173
  %45 = extractvalue [3 x i8] %42, 2, !dbg !173
  store i8 %45, ptr %17, align 1, !dbg !173
  store i64 %32, ptr %6, align 8, !dbg !174, !tbaa !175
  store i8 %33, ptr %18, align 8, !dbg !174, !tbaa !100
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %19, ptr noundef nonnull align 1 dereferenceable(7) getelementptr inbounds nuw (i8, ptr @__const.packets.acc, i64 9), i64 7, i1 false), !dbg !174, !tbaa.struct !14
  %46 = tail call %struct.Pair @_Z4fold6Packet4Pair(ptr noundef nonnull byval(%struct.Packet) align 1 %3, ptr noundef nonnull byval(%struct.Pair) align 8 %6) #9, !dbg !176
  %47 = extractvalue %struct.Pair %46, 0, !dbg !176
  %48 = extractvalue %struct.Pair %46, 1, !dbg !176
  %49 = lshr i64 %47, 32, !dbg !177
  %50 = xor i64 %49, %47, !dbg !178
  %51 = trunc i64 %50 to i32, !dbg !178
  %52 = zext i8 %48 to i32, !dbg !179
  %53 = xor i32 %51, %52, !dbg !180
  %54 = sext i32 %11 to i64, !dbg !181
  %55 = getelementptr inbounds i32, ptr %1, i64 %54, !dbg !181
  store i32 %53, ptr %55, align 4, !dbg !182, !tbaa !8
  ret void, !dbg !183
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @intervals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 !dbg !184 {
  %3 = alloca %struct.Interval, align 8
  %4 = alloca %struct.Interval, align 8
  %5 = alloca %struct.Interval, align 8
  %6 = alloca %struct.Interval, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !185
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x(), !dbg !187
  %9 = mul i32 %7, %8, !dbg !189
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !190
  %11 = add i32 %9, %10, !dbg !192
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9, !dbg !193
  %12 = sext i32 %11 to i64, !dbg !194
  %13 = getelementptr inbounds %struct.Interval, ptr %0, i64 %12, !dbg !194
  %14 = load double, ptr %13, align 8, !dbg !195, !tbaa !196
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !198
  %16 = load double, ptr %15, align 8, !dbg !198, !tbaa !199
  %17 = tail call contract noundef double @llvm.minnum.f64(double %14, double %16), !dbg !200
  store double %17, ptr %3, align 8, !dbg !203, !tbaa !196
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !203
  %19 = tail call contract noundef double @llvm.maxnum.f64(double %14, double %16), !dbg !204
  store double %19, ptr %18, align 8, !dbg !203, !tbaa !199
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #9, !dbg !207
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %4, i8 0, i64 16, i1 false), !dbg !208
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9, !dbg !209
  %22 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #9, !dbg !210
  %23 = extractvalue %struct.Interval %22, 0, !dbg !210
  store double %23, ptr %5, align 8, !dbg !210
  %24 = extractvalue %struct.Interval %22, 1, !dbg !210
  store double %24, ptr %20, align 8, !dbg !210
  store double 1.000000e+00, ptr %6, align 8, !dbg !211, !tbaa !91
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !211
  store double 1.000000e+00, ptr %25, align 8, !dbg !211, !tbaa !91
  %26 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull byval(%struct.Interval) align 8 %6) #9, !dbg !212
  %27 = extractvalue %struct.Interval %26, 0, !dbg !212
  %28 = extractvalue %struct.Interval %26, 1, !dbg !212
  store double %27, ptr %4, align 8, !dbg !213, !tbaa !91
  store double %28, ptr %21, align 8, !dbg !213, !tbaa !91
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9, !dbg !214
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9, !dbg !209
  %29 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #9, !dbg !210
  %30 = extractvalue %struct.Interval %29, 0, !dbg !210
  store double %30, ptr %5, align 8, !dbg !210
  %31 = extractvalue %struct.Interval %29, 1, !dbg !210
  store double %31, ptr %20, align 8, !dbg !210
  store double -5.000000e-01, ptr %6, align 8, !dbg !211, !tbaa !91
  store double -2.500000e-01, ptr %25, align 8, !dbg !211, !tbaa !91
  %32 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull byval(%struct.Interval) align 8 %6) #9, !dbg !212
  %33 = extractvalue %struct.Interval %32, 0, !dbg !212
  %34 = extractvalue %struct.Interval %32, 1, !dbg !212
  store double %33, ptr %4, align 8, !dbg !213, !tbaa !91
  store double %34, ptr %21, align 8, !dbg !213, !tbaa !91
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9, !dbg !214
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #9, !dbg !209
  %35 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %4, ptr noundef nonnull align 8 dereferenceable(16) %3) #9, !dbg !210
  %36 = extractvalue %struct.Interval %35, 0, !dbg !210
  store double %36, ptr %5, align 8, !dbg !210
  %37 = extractvalue %struct.Interval %35, 1, !dbg !210
  store double %37, ptr %20, align 8, !dbg !210
  store double 1.250000e-01, ptr %6, align 8, !dbg !211, !tbaa !91
  store double 2.500000e-01, ptr %25, align 8, !dbg !211, !tbaa !91
  %38 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull byval(%struct.Interval) align 8 %6) #9, !dbg !212
  %39 = extractvalue %struct.Interval %38, 0, !dbg !212
  %40 = extractvalue %struct.Interval %38, 1, !dbg !212
  store double %39, ptr %4, align 8, !dbg !213, !tbaa !91
  store double %40, ptr %21, align 8, !dbg !213, !tbaa !91
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #9, !dbg !214
  %41 = getelementptr inbounds %struct.Interval, ptr %1, i64 %12, !dbg !215
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %41, ptr noundef nonnull align 8 dereferenceable(16) %4, i64 16, i1 false), !dbg !216, !tbaa.struct !217
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #9, !dbg !218
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9, !dbg !218
  ret void, !dbg !218
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #6 comdat align 2 !dbg !219 {
  %3 = load double, ptr %0, align 8, !dbg !220, !tbaa !196
  %4 = load double, ptr %1, align 8, !dbg !221, !tbaa !196
  %5 = fmul contract double %3, %4, !dbg !222
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !223
  %7 = load double, ptr %6, align 8, !dbg !223, !tbaa !199
  %8 = fmul contract double %3, %7, !dbg !224
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !225
  %10 = load double, ptr %9, align 8, !dbg !225, !tbaa !199
  %11 = fmul contract double %4, %10, !dbg !226
  %12 = fmul contract double %7, %10, !dbg !227
  %13 = tail call contract noundef double @llvm.minnum.f64(double %5, double %8), !dbg !228
  %14 = tail call contract noundef double @llvm.maxnum.f64(double %5, double %8), !dbg !230
  %15 = tail call contract noundef double @llvm.minnum.f64(double %13, double %11), !dbg !228
  %16 = tail call contract noundef double @llvm.maxnum.f64(double %14, double %11), !dbg !230
  %17 = tail call contract noundef double @llvm.minnum.f64(double %15, double %12), !dbg !228
  %18 = tail call contract noundef double @llvm.maxnum.f64(double %16, double %12), !dbg !230
  %19 = insertvalue %struct.Interval poison, double %17, 0, !dbg !232
  %20 = insertvalue %struct.Interval %19, double %18, 1, !dbg !232
  ret %struct.Interval %20, !dbg !232
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%struct.Interval) align 8 %1) local_unnamed_addr #6 comdat align 2 !dbg !233 {
  %3 = load double, ptr %0, align 8, !dbg !234, !tbaa !196
  %4 = load double, ptr %1, align 8, !dbg !235, !tbaa !196
  %5 = fadd contract double %3, %4, !dbg !236
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !237
  %7 = load double, ptr %6, align 8, !dbg !237, !tbaa !199
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !238
  %9 = load double, ptr %8, align 8, !dbg !238, !tbaa !199
  %10 = fadd contract double %7, %9, !dbg !239
  %11 = insertvalue %struct.Interval poison, double %5, 0, !dbg !240
  %12 = insertvalue %struct.Interval %11, double %10, 1, !dbg !240
  ret %struct.Interval %12, !dbg !240
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

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "corpus/cuda/cu_struct_calls.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C++ TBAA"}
!12 = distinct !DISubprogram(name: "qmul", scope: !1, file: !1, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 13, column: 11, scope: !12)
!16 = !{!17, !18, i64 0}
!17 = !{!"_ZTS4Quat", !18, i64 0, !18, i64 4, !18, i64 8, !18, i64 12}
!18 = !{!"float", !10, i64 0}
!19 = !DILocation(line: 13, column: 17, scope: !12)
!20 = !DILocation(line: 13, column: 13, scope: !12)
!21 = !DILocation(line: 13, column: 23, scope: !12)
!22 = !{!17, !18, i64 4}
!23 = !DILocation(line: 13, column: 29, scope: !12)
!24 = !DILocation(line: 13, column: 25, scope: !12)
!25 = !DILocation(line: 13, column: 19, scope: !12)
!26 = !DILocation(line: 13, column: 35, scope: !12)
!27 = !{!17, !18, i64 8}
!28 = !DILocation(line: 13, column: 41, scope: !12)
!29 = !DILocation(line: 13, column: 37, scope: !12)
!30 = !DILocation(line: 13, column: 31, scope: !12)
!31 = !DILocation(line: 13, column: 47, scope: !12)
!32 = !{!17, !18, i64 12}
!33 = !DILocation(line: 13, column: 53, scope: !12)
!34 = !DILocation(line: 13, column: 49, scope: !12)
!35 = !DILocation(line: 13, column: 43, scope: !12)
!36 = !DILocation(line: 14, column: 13, scope: !12)
!37 = !DILocation(line: 14, column: 25, scope: !12)
!38 = !DILocation(line: 14, column: 19, scope: !12)
!39 = !DILocation(line: 14, column: 37, scope: !12)
!40 = !DILocation(line: 14, column: 31, scope: !12)
!41 = !DILocation(line: 14, column: 49, scope: !12)
!42 = !DILocation(line: 14, column: 43, scope: !12)
!43 = !DILocation(line: 15, column: 13, scope: !12)
!44 = !DILocation(line: 15, column: 25, scope: !12)
!45 = !DILocation(line: 15, column: 19, scope: !12)
!46 = !DILocation(line: 15, column: 37, scope: !12)
!47 = !DILocation(line: 15, column: 31, scope: !12)
!48 = !DILocation(line: 15, column: 49, scope: !12)
!49 = !DILocation(line: 15, column: 43, scope: !12)
!50 = !DILocation(line: 16, column: 13, scope: !12)
!51 = !DILocation(line: 16, column: 25, scope: !12)
!52 = !DILocation(line: 16, column: 19, scope: !12)
!53 = !DILocation(line: 16, column: 37, scope: !12)
!54 = !DILocation(line: 16, column: 31, scope: !12)
!55 = !DILocation(line: 16, column: 49, scope: !12)
!56 = !DILocation(line: 16, column: 43, scope: !12)
!57 = !DILocation(line: 17, column: 3, scope: !12)
!58 = distinct !DISubprogram(name: "qconj", scope: !1, file: !1, line: 19, type: !13, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!59 = !DILocation(line: 19, column: 56, scope: !58)
!60 = !DILocation(line: 19, column: 62, scope: !58)
!61 = !DILocation(line: 19, column: 59, scope: !58)
!62 = !DILocation(line: 19, column: 68, scope: !58)
!63 = !DILocation(line: 19, column: 65, scope: !58)
!64 = !DILocation(line: 19, column: 74, scope: !58)
!65 = !DILocation(line: 19, column: 71, scope: !58)
!66 = !DILocation(line: 19, column: 46, scope: !58)
!67 = distinct !DISubprogram(name: "quaternions", scope: !1, file: !1, line: 21, type: !13, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!68 = !DILocation(line: 78, column: 1, scope: !69, inlinedAt: !71)
!69 = distinct !DISubprogram(name: "get_x", scope: !70, file: !70, line: 78, type: !13, scopeLine: 78, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!70 = !DIFile(filename: "corpus/include/cuda_mini.h", directory: ".")
!71 = distinct !DILocation(line: 22, column: 11, scope: !67)
!72 = !DILocation(line: 79, column: 1, scope: !73, inlinedAt: !74)
!73 = distinct !DISubprogram(name: "get_x", scope: !70, file: !70, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!74 = distinct !DILocation(line: 22, column: 24, scope: !67)
!75 = !DILocation(line: 22, column: 22, scope: !67)
!76 = !DILocation(line: 77, column: 1, scope: !77, inlinedAt: !78)
!77 = distinct !DISubprogram(name: "get_x", scope: !70, file: !70, line: 77, type: !13, scopeLine: 77, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!78 = distinct !DILocation(line: 22, column: 37, scope: !67)
!79 = !DILocation(line: 22, column: 35, scope: !67)
!80 = !DILocation(line: 23, column: 22, scope: !67)
!81 = !DILocation(line: 23, column: 28, scope: !67)
!82 = !DILocation(line: 23, column: 17, scope: !67)
!83 = !DILocation(line: 23, column: 35, scope: !67)
!84 = !DILocation(line: 23, column: 12, scope: !67)
!85 = !DILocation(line: 23, column: 3, scope: !67)
!86 = !DILocation(line: 23, column: 10, scope: !67)
!87 = !{!18, !18, i64 0}
!88 = !DILocation(line: 24, column: 1, scope: !67)
!89 = distinct !DISubprogram(name: "mmul", scope: !1, file: !1, line: 28, type: !13, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!90 = !DILocation(line: 33, column: 40, scope: !89)
!91 = !{!92, !92, i64 0}
!92 = !{!"double", !10, i64 0}
!93 = !DILocation(line: 33, column: 52, scope: !89)
!94 = !DILocation(line: 33, column: 50, scope: !89)
!95 = !DILocation(line: 33, column: 37, scope: !89)
!96 = !DILocation(line: 33, column: 7, scope: !89)
!97 = !DILocation(line: 36, column: 3, scope: !89)
!98 = distinct !DISubprogram(name: "power", scope: !1, file: !1, line: 39, type: !13, scopeLine: 39, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!99 = !DILocation(line: 40, column: 14, scope: !98)
!100 = !{!10, !10, i64 0}
!101 = !DILocation(line: 41, column: 12, scope: !98)
!102 = !DILocation(line: 41, column: 3, scope: !98)
!103 = !DILocation(line: 41, column: 33, scope: !98)
!104 = !DILocation(line: 41, column: 28, scope: !98)
!105 = !DILocation(line: 41, column: 17, scope: !98)
!106 = distinct !{!106, !102, !107, !108}
!107 = !DILocation(line: 41, column: 42, scope: !98)
!108 = !{!"llvm.loop.mustprogress"}
!109 = !DILocation(line: 0, scope: !98)
!110 = !DILocation(line: 42, column: 3, scope: !98)
!111 = distinct !DISubprogram(name: "matrix_chain", scope: !1, file: !1, line: 45, type: !13, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!112 = !DILocation(line: 78, column: 1, scope: !69, inlinedAt: !113)
!113 = distinct !DILocation(line: 46, column: 11, scope: !111)
!114 = !DILocation(line: 79, column: 1, scope: !73, inlinedAt: !115)
!115 = distinct !DILocation(line: 46, column: 24, scope: !111)
!116 = !DILocation(line: 46, column: 22, scope: !111)
!117 = !DILocation(line: 77, column: 1, scope: !77, inlinedAt: !118)
!118 = distinct !DILocation(line: 46, column: 37, scope: !111)
!119 = !DILocation(line: 46, column: 35, scope: !111)
!120 = !DILocation(line: 47, column: 18, scope: !111)
!121 = !DILocation(line: 47, column: 12, scope: !111)
!122 = !DILocation(line: 47, column: 3, scope: !111)
!123 = !DILocation(line: 47, column: 10, scope: !111)
!124 = !DILocation(line: 48, column: 1, scope: !111)
!125 = distinct !DISubprogram(name: "make_packet", scope: !1, file: !1, line: 55, type: !13, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!126 = !DILocation(line: 57, column: 27, scope: !125)
!127 = !DILocation(line: 58, column: 19, scope: !125)
!128 = !{!129, !9, i64 0}
!129 = !{!"_ZTS6Single", !9, i64 0}
!130 = !DILocation(line: 58, column: 15, scope: !125)
!131 = !DILocation(line: 59, column: 30, scope: !125)
!132 = !DILocation(line: 59, column: 27, scope: !125)
!133 = !DILocation(line: 60, column: 62, scope: !125)
!134 = !DILocation(line: 60, column: 59, scope: !125)
!135 = !DILocation(line: 61, column: 3, scope: !125)
!136 = distinct !DISubprogram(name: "fold", scope: !1, file: !1, line: 63, type: !13, scopeLine: 63, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!137 = !DILocation(line: 65, column: 15, scope: !136)
!138 = !{!139, !140, i64 0}
!139 = !{!"_ZTS4Pair", !140, i64 0, !10, i64 8}
!140 = !{!"long long", !10, i64 0}
!141 = !DILocation(line: 65, column: 17, scope: !136)
!142 = !DILocation(line: 65, column: 26, scope: !136)
!143 = !{!144, !9, i64 1}
!144 = !{!"_ZTS6Packet", !10, i64 0, !9, i64 1, !145, i64 5, !10, i64 7}
!145 = !{!"short", !10, i64 0}
!146 = !DILocation(line: 65, column: 24, scope: !136)
!147 = !DILocation(line: 65, column: 22, scope: !136)
!148 = !DILocation(line: 65, column: 36, scope: !136)
!149 = !{!144, !145, i64 5}
!150 = !DILocation(line: 65, column: 34, scope: !136)
!151 = !DILocation(line: 65, column: 32, scope: !136)
!152 = !DILocation(line: 66, column: 31, scope: !136)
!153 = !{!139, !10, i64 8}
!154 = !DILocation(line: 66, column: 37, scope: !136)
!155 = !{!144, !10, i64 0}
!156 = !DILocation(line: 66, column: 33, scope: !136)
!157 = !DILocation(line: 66, column: 46, scope: !136)
!158 = !DILocation(line: 66, column: 59, scope: !136)
!159 = !DILocation(line: 66, column: 44, scope: !136)
!160 = !DILocation(line: 66, column: 42, scope: !136)
!161 = !DILocation(line: 67, column: 3, scope: !136)
!162 = distinct !DISubprogram(name: "packets", scope: !1, file: !1, line: 70, type: !13, scopeLine: 70, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!163 = !DILocation(line: 78, column: 1, scope: !69, inlinedAt: !164)
!164 = distinct !DILocation(line: 71, column: 11, scope: !162)
!165 = !DILocation(line: 79, column: 1, scope: !73, inlinedAt: !166)
!166 = distinct !DILocation(line: 71, column: 24, scope: !162)
!167 = !DILocation(line: 71, column: 22, scope: !162)
!168 = !DILocation(line: 77, column: 1, scope: !77, inlinedAt: !169)
!169 = distinct !DILocation(line: 71, column: 37, scope: !162)
!170 = !DILocation(line: 71, column: 35, scope: !162)
!171 = !DILocation(line: 73, column: 54, scope: !162)
!172 = !DILocation(line: 73, column: 75, scope: !162)
!173 = !DILocation(line: 73, column: 42, scope: !162)
!174 = !DILocation(line: 73, column: 114, scope: !162)
!175 = !{!140, !140, i64 0}
!176 = !DILocation(line: 73, column: 37, scope: !162)
!177 = !DILocation(line: 74, column: 47, scope: !162)
!178 = !DILocation(line: 74, column: 28, scope: !162)
!179 = !DILocation(line: 74, column: 56, scope: !162)
!180 = !DILocation(line: 74, column: 54, scope: !162)
!181 = !DILocation(line: 74, column: 3, scope: !162)
!182 = !DILocation(line: 74, column: 10, scope: !162)
!183 = !DILocation(line: 75, column: 1, scope: !162)
!184 = distinct !DISubprogram(name: "intervals", scope: !1, file: !1, line: 91, type: !13, scopeLine: 91, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!185 = !DILocation(line: 78, column: 1, scope: !69, inlinedAt: !186)
!186 = distinct !DILocation(line: 92, column: 11, scope: !184)
!187 = !DILocation(line: 79, column: 1, scope: !73, inlinedAt: !188)
!188 = distinct !DILocation(line: 92, column: 24, scope: !184)
!189 = !DILocation(line: 92, column: 22, scope: !184)
!190 = !DILocation(line: 77, column: 1, scope: !77, inlinedAt: !191)
!191 = distinct !DILocation(line: 92, column: 37, scope: !184)
!192 = !DILocation(line: 92, column: 35, scope: !184)
!193 = !DILocation(line: 93, column: 3, scope: !184)
!194 = !DILocation(line: 93, column: 22, scope: !184)
!195 = !DILocation(line: 93, column: 28, scope: !184)
!196 = !{!197, !92, i64 0}
!197 = !{!"_ZTS8Interval", !92, i64 0, !92, i64 8}
!198 = !DILocation(line: 93, column: 38, scope: !184)
!199 = !{!197, !92, i64 8}
!200 = !DILocation(line: 256, column: 55, scope: !201, inlinedAt: !202)
!201 = distinct !DISubprogram(name: "fmin", scope: !70, file: !70, line: 256, type: !13, scopeLine: 256, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!202 = distinct !DILocation(line: 93, column: 17, scope: !184)
!203 = !DILocation(line: 93, column: 16, scope: !184)
!204 = !DILocation(line: 257, column: 55, scope: !205, inlinedAt: !206)
!205 = distinct !DISubprogram(name: "fmax", scope: !70, file: !70, line: 257, type: !13, scopeLine: 257, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!206 = distinct !DILocation(line: 93, column: 43, scope: !184)
!207 = !DILocation(line: 95, column: 3, scope: !184)
!208 = !DILocation(line: 95, column: 12, scope: !184)
!209 = !DILocation(line: 96, column: 37, scope: !184)
!210 = !DILocation(line: 96, column: 41, scope: !184)
!211 = !DILocation(line: 96, column: 47, scope: !184)
!212 = !DILocation(line: 96, column: 45, scope: !184)
!213 = !DILocation(line: 96, column: 35, scope: !184)
!214 = !DILocation(line: 96, column: 31, scope: !184)
!215 = !DILocation(line: 97, column: 3, scope: !184)
!216 = !DILocation(line: 97, column: 10, scope: !184)
!217 = !{i64 0, i64 8, !91, i64 8, i64 8, !91}
!218 = !DILocation(line: 98, column: 1, scope: !184)
!219 = distinct !DISubprogram(name: "operator*", scope: !1, file: !1, line: 79, type: !13, scopeLine: 79, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!220 = !DILocation(line: 80, column: 26, scope: !219)
!221 = !DILocation(line: 80, column: 33, scope: !219)
!222 = !DILocation(line: 80, column: 29, scope: !219)
!223 = !DILocation(line: 80, column: 44, scope: !219)
!224 = !DILocation(line: 80, column: 40, scope: !219)
!225 = !DILocation(line: 80, column: 48, scope: !219)
!226 = !DILocation(line: 80, column: 51, scope: !219)
!227 = !DILocation(line: 80, column: 62, scope: !219)
!228 = !DILocation(line: 256, column: 55, scope: !201, inlinedAt: !229)
!229 = distinct !DILocation(line: 83, column: 14, scope: !219)
!230 = !DILocation(line: 257, column: 55, scope: !205, inlinedAt: !231)
!231 = distinct !DILocation(line: 84, column: 14, scope: !219)
!232 = !DILocation(line: 87, column: 3, scope: !219)
!233 = distinct !DISubprogram(name: "operator+", scope: !1, file: !1, line: 88, type: !13, scopeLine: 88, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!234 = !DILocation(line: 88, column: 74, scope: !233)
!235 = !DILocation(line: 88, column: 81, scope: !233)
!236 = !DILocation(line: 88, column: 77, scope: !233)
!237 = !DILocation(line: 88, column: 85, scope: !233)
!238 = !DILocation(line: 88, column: 92, scope: !233)
!239 = !DILocation(line: 88, column: 88, scope: !233)
!240 = !DILocation(line: 88, column: 66, scope: !233)
