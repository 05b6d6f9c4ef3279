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
  %14 = tail call %struct.Quat @_Z4qmul4QuatS_(ptr noundef nonnull byval(%struct.Quat) align 4 %12, ptr noundef nonnull byval(%struct.Quat) align 4 %13) #10
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
  %22 = tail call %struct.Quat @_Z5qconj4Quat(ptr noundef nonnull byval(%struct.Quat) align 4 %12) #10
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
  %30 = tail call %struct.Quat @_Z4qmul4QuatS_(ptr noundef nonnull byval(%struct.Quat) align 4 %4, ptr noundef nonnull byval(%struct.Quat) align 4 %5) #10
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
  %3 = alloca %struct.Mat4, align 8
  br label %4

4:                                                ; preds = %2, %62
  %5 = phi i32 [ 0, %2 ], [ %63, %62 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw [4 x double], ptr %0, i64 %6
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw [4 x double], ptr %3, i64 %8
  br label %58

10:                                               ; preds = %62
  %11 = load double, ptr %3, align 8
  %12 = insertvalue %struct.Mat4 poison, double %11, 0, 0, 0
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %14 = load double, ptr %13, align 8
  %15 = insertvalue %struct.Mat4 %12, double %14, 0, 0, 1
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %17 = load double, ptr %16, align 8
  %18 = insertvalue %struct.Mat4 %15, double %17, 0, 0, 2
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %20 = load double, ptr %19, align 8
  %21 = insertvalue %struct.Mat4 %18, double %20, 0, 0, 3
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %23 = load double, ptr %22, align 8
  %24 = insertvalue %struct.Mat4 %21, double %23, 0, 1, 0
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %26 = load double, ptr %25, align 8
  %27 = insertvalue %struct.Mat4 %24, double %26, 0, 1, 1
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %29 = load double, ptr %28, align 8
  %30 = insertvalue %struct.Mat4 %27, double %29, 0, 1, 2
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %32 = load double, ptr %31, align 8
  %33 = insertvalue %struct.Mat4 %30, double %32, 0, 1, 3
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 64
  %35 = load double, ptr %34, align 8
  %36 = insertvalue %struct.Mat4 %33, double %35, 0, 2, 0
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %38 = load double, ptr %37, align 8
  %39 = insertvalue %struct.Mat4 %36, double %38, 0, 2, 1
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %41 = load double, ptr %40, align 8
  %42 = insertvalue %struct.Mat4 %39, double %41, 0, 2, 2
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 88
  %44 = load double, ptr %43, align 8
  %45 = insertvalue %struct.Mat4 %42, double %44, 0, 2, 3
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %47 = load double, ptr %46, align 8
  %48 = insertvalue %struct.Mat4 %45, double %47, 0, 3, 0
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 104
  %50 = load double, ptr %49, align 8
  %51 = insertvalue %struct.Mat4 %48, double %50, 0, 3, 1
  %52 = getelementptr inbounds nuw i8, ptr %3, i64 112
  %53 = load double, ptr %52, align 8
  %54 = insertvalue %struct.Mat4 %51, double %53, 0, 3, 2
  %55 = getelementptr inbounds nuw i8, ptr %3, i64 120
  %56 = load double, ptr %55, align 8
  %57 = insertvalue %struct.Mat4 %54, double %56, 0, 3, 3
  ret %struct.Mat4 %57

58:                                               ; preds = %4, %65
  %59 = phi i32 [ 0, %4 ], [ %68, %65 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %60
  br label %70

62:                                               ; preds = %65
  %63 = add nuw nsw i32 %5, 1
  %64 = icmp eq i32 %63, 4
  br i1 %64, label %10, label %4, !llvm.loop !15

65:                                               ; preds = %70
  %66 = zext nneg i32 %59 to i64
  %67 = getelementptr inbounds nuw double, ptr %9, i64 %66
  store double %79, ptr %67, align 8, !tbaa !18
  %68 = add nuw nsw i32 %59, 1
  %69 = icmp eq i32 %68, 4
  br i1 %69, label %62, label %58, !llvm.loop !20

70:                                               ; preds = %58, %70
  %71 = phi i32 [ 0, %58 ], [ %80, %70 ]
  %72 = phi double [ 0.000000e+00, %58 ], [ %79, %70 ]
  %73 = zext nneg i32 %71 to i64
  %74 = getelementptr inbounds nuw double, ptr %7, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !18
  %76 = getelementptr inbounds nuw [4 x double], ptr %61, i64 %73
  %77 = load double, ptr %76, align 8, !tbaa !18
  %78 = fmul contract double %75, %77
  %79 = fadd contract double %72, %78
  %80 = add nuw nsw i32 %71, 1
  %81 = icmp eq i32 %80, 4
  br i1 %81, label %65, label %70, !llvm.loop !21
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
  %34 = load double, ptr %33, align 8, !tbaa !22
  %35 = icmp sgt i32 %1, 1
  br i1 %35, label %36, label %90

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
  br label %52

52:                                               ; preds = %36, %52
  %53 = phi double [ %34, %36 ], [ %87, %52 ]
  %54 = phi double [ %32, %36 ], [ %86, %52 ]
  %55 = phi double [ %30, %36 ], [ %85, %52 ]
  %56 = phi double [ %28, %36 ], [ %84, %52 ]
  %57 = phi double [ %26, %36 ], [ %83, %52 ]
  %58 = phi double [ %24, %36 ], [ %82, %52 ]
  %59 = phi double [ %22, %36 ], [ %81, %52 ]
  %60 = phi double [ %20, %36 ], [ %80, %52 ]
  %61 = phi double [ %18, %36 ], [ %79, %52 ]
  %62 = phi double [ %16, %36 ], [ %78, %52 ]
  %63 = phi double [ %14, %36 ], [ %77, %52 ]
  %64 = phi double [ %12, %36 ], [ %76, %52 ]
  %65 = phi double [ %10, %36 ], [ %75, %52 ]
  %66 = phi double [ %8, %36 ], [ %74, %52 ]
  %67 = phi double [ %6, %36 ], [ %73, %52 ]
  %68 = phi double [ %4, %36 ], [ %72, %52 ]
  %69 = phi i32 [ %1, %36 ], [ %88, %52 ]
  store double %68, ptr %3, align 8
  store double %67, ptr %37, align 8
  store double %66, ptr %38, align 8
  store double %65, ptr %39, align 8
  store double %64, ptr %40, align 8
  store double %63, ptr %41, align 8
  store double %62, ptr %42, align 8
  store double %61, ptr %43, align 8
  store double %60, ptr %44, align 8
  store double %59, ptr %45, align 8
  store double %58, ptr %46, align 8
  store double %57, ptr %47, align 8
  store double %56, ptr %48, align 8
  store double %55, ptr %49, align 8
  store double %54, ptr %50, align 8
  store double %53, ptr %51, align 8, !tbaa !22
  %70 = tail call %struct.Mat4 @_Z4mmul4Mat4S_(ptr noundef nonnull byval(%struct.Mat4) align 8 %3, ptr noundef nonnull byval(%struct.Mat4) align 8 %0) #10
  %71 = extractvalue %struct.Mat4 %70, 0
  %72 = extractvalue [4 x [4 x double]] %71, 0, 0
  %73 = extractvalue [4 x [4 x double]] %71, 0, 1
  %74 = extractvalue [4 x [4 x double]] %71, 0, 2
  %75 = extractvalue [4 x [4 x double]] %71, 0, 3
  %76 = extractvalue [4 x [4 x double]] %71, 1, 0
  %77 = extractvalue [4 x [4 x double]] %71, 1, 1
  %78 = extractvalue [4 x [4 x double]] %71, 1, 2
  %79 = extractvalue [4 x [4 x double]] %71, 1, 3
  %80 = extractvalue [4 x [4 x double]] %71, 2, 0
  %81 = extractvalue [4 x [4 x double]] %71, 2, 1
  %82 = extractvalue [4 x [4 x double]] %71, 2, 2
  %83 = extractvalue [4 x [4 x double]] %71, 2, 3
  %84 = extractvalue [4 x [4 x double]] %71, 3, 0
  %85 = extractvalue [4 x [4 x double]] %71, 3, 1
  %86 = extractvalue [4 x [4 x double]] %71, 3, 2
  %87 = extractvalue [4 x [4 x double]] %71, 3, 3
  %88 = add nsw i32 %69, -1
  %89 = icmp sgt i32 %69, 2
  br i1 %89, label %52, label %90, !llvm.loop !23

90:                                               ; preds = %52, %2
  %91 = phi double [ %4, %2 ], [ %72, %52 ]
  %92 = phi double [ %6, %2 ], [ %73, %52 ]
  %93 = phi double [ %8, %2 ], [ %74, %52 ]
  %94 = phi double [ %10, %2 ], [ %75, %52 ]
  %95 = phi double [ %12, %2 ], [ %76, %52 ]
  %96 = phi double [ %14, %2 ], [ %77, %52 ]
  %97 = phi double [ %16, %2 ], [ %78, %52 ]
  %98 = phi double [ %18, %2 ], [ %79, %52 ]
  %99 = phi double [ %20, %2 ], [ %80, %52 ]
  %100 = phi double [ %22, %2 ], [ %81, %52 ]
  %101 = phi double [ %24, %2 ], [ %82, %52 ]
  %102 = phi double [ %26, %2 ], [ %83, %52 ]
  %103 = phi double [ %28, %2 ], [ %84, %52 ]
  %104 = phi double [ %30, %2 ], [ %85, %52 ]
  %105 = phi double [ %32, %2 ], [ %86, %52 ]
  %106 = phi double [ %34, %2 ], [ %87, %52 ]
  %107 = insertvalue %struct.Mat4 poison, double %91, 0, 0, 0
  %108 = insertvalue %struct.Mat4 %107, double %92, 0, 0, 1
  %109 = insertvalue %struct.Mat4 %108, double %93, 0, 0, 2
  %110 = insertvalue %struct.Mat4 %109, double %94, 0, 0, 3
  %111 = insertvalue %struct.Mat4 %110, double %95, 0, 1, 0
  %112 = insertvalue %struct.Mat4 %111, double %96, 0, 1, 1
  %113 = insertvalue %struct.Mat4 %112, double %97, 0, 1, 2
  %114 = insertvalue %struct.Mat4 %113, double %98, 0, 1, 3
  %115 = insertvalue %struct.Mat4 %114, double %99, 0, 2, 0
  %116 = insertvalue %struct.Mat4 %115, double %100, 0, 2, 1
  %117 = insertvalue %struct.Mat4 %116, double %101, 0, 2, 2
  %118 = insertvalue %struct.Mat4 %117, double %102, 0, 2, 3
  %119 = insertvalue %struct.Mat4 %118, double %103, 0, 3, 0
  %120 = insertvalue %struct.Mat4 %119, double %104, 0, 3, 1
  %121 = insertvalue %struct.Mat4 %120, double %105, 0, 3, 2
  %122 = insertvalue %struct.Mat4 %121, double %106, 0, 3, 3
  ret %struct.Mat4 %122
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
  %11 = tail call %struct.Mat4 @_Z5power4Mat4i(ptr noundef nonnull byval(%struct.Mat4) align 8 %10, i32 noundef %2) #10
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
  store double %28, ptr %44, align 8, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %0, ptr noundef readonly byval(%struct.Single) align 4 captures(none) %1, ptr noundef readnone byval(%struct.Empty) align 1 captures(none) %2) local_unnamed_addr #0 {
  %4 = alloca %struct.Packet, align 1
  %5 = trunc i32 %0 to i8
  %6 = and i8 %5, 3
  store i8 %6, ptr %4, align 1, !tbaa !24
  %7 = load i32, ptr %1, align 4, !tbaa !27
  %8 = xor i32 %7, %0
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 1
  store i32 %8, ptr %9, align 1, !tbaa !29
  %10 = lshr i32 %0, 16
  %11 = trunc nuw i32 %10 to i16
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 5
  store i16 %11, ptr %12, align 1, !tbaa !30
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 7
  br label %27

14:                                               ; preds = %27
  %15 = insertvalue %struct.Packet poison, i8 %6, 0
  %16 = insertvalue %struct.Packet %15, i32 %8, 1
  %17 = insertvalue %struct.Packet %16, i16 %11, 2
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 7
  %19 = load i8, ptr %18, align 1
  %20 = insertvalue %struct.Packet %17, i8 %19, 3, 0
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %22 = load i8, ptr %21, align 1
  %23 = insertvalue %struct.Packet %20, i8 %22, 3, 1
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 9
  %25 = load i8, ptr %24, align 1
  %26 = insertvalue %struct.Packet %23, i8 %25, 3, 2
  ret %struct.Packet %26

27:                                               ; preds = %3, %27
  %28 = phi i32 [ 0, %3 ], [ %34, %27 ]
  %29 = shl nuw nsw i32 %28, 3
  %30 = lshr i32 %0, %29
  %31 = trunc i32 %30 to i8
  %32 = zext nneg i32 %28 to i64
  %33 = getelementptr inbounds nuw i8, ptr %13, i64 %32
  store i8 %31, ptr %33, align 1, !tbaa !22
  %34 = add nuw nsw i32 %28, 1
  %35 = icmp eq i32 %34, 3
  br i1 %35, label %14, label %27, !llvm.loop !31
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Pair @_Z4fold6Packet4Pair(ptr noundef readonly byval(%struct.Packet) align 1 captures(none) %0, ptr noundef readonly byval(%struct.Pair) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %1, align 8, !tbaa !32
  %4 = mul i64 %3, 33
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %6 = load i32, ptr %5, align 1, !tbaa !29
  %7 = zext i32 %6 to i64
  %8 = add i64 %4, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %10 = load i16, ptr %9, align 1, !tbaa !30
  %11 = zext i16 %10 to i64
  %12 = add i64 %8, %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %14 = load i8, ptr %13, align 8, !tbaa !35
  %15 = load i8, ptr %0, align 1, !tbaa !24
  %16 = add i8 %15, %14
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %18 = urem i8 %15, 3
  %19 = zext nneg i8 %18 to i64
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !22
  %22 = add i8 %16, %21
  %23 = insertvalue %struct.Pair poison, i64 %12, 0
  %24 = insertvalue %struct.Pair %23, i8 %22, 1
  ret %struct.Pair %24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @packets(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
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
  br label %28

20:                                               ; preds = %28
  %21 = lshr i64 %46, 32
  %22 = xor i64 %21, %46
  %23 = trunc i64 %22 to i32
  %24 = zext i8 %47 to i32
  %25 = xor i32 %23, %24
  %26 = sext i32 %11 to i64
  %27 = getelementptr inbounds i32, ptr %1, i64 %26
  store i32 %25, ptr %27, align 4, !tbaa !4
  ret void

28:                                               ; preds = %2, %28
  %29 = phi i8 [ 1, %2 ], [ %47, %28 ]
  %30 = phi i64 [ 5381, %2 ], [ %46, %28 ]
  %31 = phi i32 [ 0, %2 ], [ %48, %28 ]
  %32 = add nuw nsw i32 %31, %12
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i32, ptr %0, i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = mul nuw nsw i32 %31, 16843009
  store i32 %36, ptr %4, align 4, !tbaa !27
  %37 = tail call %struct.Packet @_Z11make_packetj6Single5Empty(i32 noundef %35, ptr noundef nonnull byval(%struct.Single) align 4 %4, ptr noundef nonnull byval(%struct.Empty) align 1 %5) #10
  %38 = extractvalue %struct.Packet %37, 0
  store i8 %38, ptr %3, align 1
  %39 = extractvalue %struct.Packet %37, 1
  store i32 %39, ptr %13, align 1
  %40 = extractvalue %struct.Packet %37, 2
  store i16 %40, ptr %14, align 1
  %41 = extractvalue %struct.Packet %37, 3
  %42 = extractvalue [3 x i8] %41, 0
  store i8 %42, ptr %15, align 1
  %43 = extractvalue [3 x i8] %41, 1
  store i8 %43, ptr %16, align 1
  %44 = extractvalue [3 x i8] %41, 2
  store i8 %44, ptr %17, align 1
  store i64 %30, ptr %6, align 8, !tbaa !36
  store i8 %29, ptr %18, align 8, !tbaa !22
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(7) %19, ptr noundef nonnull align 1 dereferenceable(7) getelementptr inbounds nuw (i8, ptr @__const.packets.acc, i64 9), i64 7, i1 false), !tbaa.struct !37
  %45 = tail call %struct.Pair @_Z4fold6Packet4Pair(ptr noundef nonnull byval(%struct.Packet) align 1 %3, ptr noundef nonnull byval(%struct.Pair) align 8 %6) #10
  %46 = extractvalue %struct.Pair %45, 0
  %47 = extractvalue %struct.Pair %45, 1
  %48 = add nuw nsw i32 %31, 1
  %49 = icmp eq i32 %31, 0
  br i1 %49, label %28, label %20, !llvm.loop !38
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @intervals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #5 {
  %3 = alloca %struct.Interval, align 8
  %4 = alloca [3 x %struct.Interval], align 8
  %5 = alloca %struct.Interval, align 8
  %6 = alloca %struct.Interval, align 8
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds %struct.Interval, ptr %0, i64 %12
  %14 = load double, ptr %13, align 8, !tbaa !39
  %15 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %16 = load double, ptr %15, align 8, !tbaa !41
  %17 = tail call contract noundef double @llvm.minnum.f64(double %14, double %16)
  store double %17, ptr %3, align 8, !tbaa !39
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %19 = tail call contract noundef double @llvm.maxnum.f64(double %14, double %16)
  store double %19, ptr %18, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %4, i8 0, i64 48, i1 false)
  store double 1.000000e+00, ptr %4, align 8
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store double 1.000000e+00, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store double -5.000000e-01, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store double -2.500000e-01, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store double 1.250000e-01, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store double 2.500000e-01, ptr %24, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %5, i8 0, i64 16, i1 false)
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %29

27:                                               ; preds = %29
  %28 = getelementptr inbounds %struct.Interval, ptr %1, i64 %12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %28, ptr noundef nonnull align 8 dereferenceable(16) %5, i64 16, i1 false), !tbaa.struct !42
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void

29:                                               ; preds = %2, %29
  %30 = phi i32 [ 0, %2 ], [ %39, %29 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10
  %31 = call %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %5, ptr noundef nonnull align 8 dereferenceable(16) %3) #10
  %32 = extractvalue %struct.Interval %31, 0
  store double %32, ptr %6, align 8
  %33 = extractvalue %struct.Interval %31, 1
  store double %33, ptr %25, align 8
  %34 = zext nneg i32 %30 to i64
  %35 = getelementptr inbounds nuw %struct.Interval, ptr %4, i64 %34
  %36 = call %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %6, ptr noundef nonnull byval(%struct.Interval) align 8 %35) #10
  %37 = extractvalue %struct.Interval %36, 0
  %38 = extractvalue %struct.Interval %36, 1
  store double %37, ptr %5, align 8, !tbaa !18
  store double %38, ptr %26, align 8, !tbaa !18
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10
  %39 = add nuw nsw i32 %30, 1
  %40 = icmp eq i32 %39, 3
  br i1 %40, label %27, label %29, !llvm.loop !43
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #6

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalmlERKS_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef nonnull align 8 dereferenceable(16) %1) local_unnamed_addr #7 comdat align 2 {
  %3 = alloca [4 x double], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %4 = load double, ptr %0, align 8, !tbaa !39
  %5 = load double, ptr %1, align 8, !tbaa !39
  %6 = fmul contract double %4, %5
  store double %6, ptr %3, align 8, !tbaa !18
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !41
  %10 = fmul contract double %4, %9
  store double %10, ptr %7, align 8, !tbaa !18
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load double, ptr %12, align 8, !tbaa !41
  %14 = fmul contract double %5, %13
  store double %14, ptr %11, align 8, !tbaa !18
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %16 = fmul contract double %9, %13
  store double %16, ptr %15, align 8, !tbaa !18
  br label %20

17:                                               ; preds = %20
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  %18 = insertvalue %struct.Interval poison, double %27, 0
  %19 = insertvalue %struct.Interval %18, double %28, 1
  ret %struct.Interval %19

20:                                               ; preds = %2, %20
  %21 = phi i32 [ 1, %2 ], [ %29, %20 ]
  %22 = phi double [ %6, %2 ], [ %28, %20 ]
  %23 = phi double [ %6, %2 ], [ %27, %20 ]
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !18
  %27 = tail call contract noundef double @llvm.minnum.f64(double %23, double %26)
  %28 = tail call contract noundef double @llvm.maxnum.f64(double %22, double %26)
  %29 = add nuw nsw i32 %21, 1
  %30 = icmp eq i32 %29, 4
  br i1 %30, label %17, label %20, !llvm.loop !44
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local %struct.Interval @_ZNK8IntervalplES_(ptr noundef nonnull align 8 dereferenceable(16) %0, ptr noundef byval(%struct.Interval) align 8 %1) local_unnamed_addr #7 comdat align 2 {
  %3 = load double, ptr %0, align 8, !tbaa !39
  %4 = load double, ptr %1, align 8, !tbaa !39
  %5 = fadd contract double %3, %4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load double, ptr %6, align 8, !tbaa !41
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load double, ptr %8, align 8, !tbaa !41
  %10 = fadd contract double %7, %9
  %11 = insertvalue %struct.Interval poison, double %5, 0
  %12 = insertvalue %struct.Interval %11, double %10, 1
  ret %struct.Interval %12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.minnum.f64(double, double) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #7 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nounwind }

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
!15 = distinct !{!15, !16, !17}
!16 = !{!"llvm.loop.mustprogress"}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = !{!19, !19, i64 0}
!19 = !{!"double", !6, i64 0}
!20 = distinct !{!20, !16, !17}
!21 = distinct !{!21, !16, !17}
!22 = !{!6, !6, i64 0}
!23 = distinct !{!23, !16, !17}
!24 = !{!25, !6, i64 0}
!25 = !{!"_ZTS6Packet", !6, i64 0, !5, i64 1, !26, i64 5, !6, i64 7}
!26 = !{!"short", !6, i64 0}
!27 = !{!28, !5, i64 0}
!28 = !{!"_ZTS6Single", !5, i64 0}
!29 = !{!25, !5, i64 1}
!30 = !{!25, !26, i64 5}
!31 = distinct !{!31, !16, !17}
!32 = !{!33, !34, i64 0}
!33 = !{!"_ZTS4Pair", !34, i64 0, !6, i64 8}
!34 = !{!"long long", !6, i64 0}
!35 = !{!33, !6, i64 8}
!36 = !{!34, !34, i64 0}
!37 = !{}
!38 = distinct !{!38, !16, !17}
!39 = !{!40, !19, i64 0}
!40 = !{!"_ZTS8Interval", !19, i64 0, !19, i64 8}
!41 = !{!40, !19, i64 8}
!42 = !{i64 0, i64 8, !18, i64 8, i64 8, !18}
!43 = distinct !{!43, !16, !17}
!44 = distinct !{!44, !16, !17}
