; ModuleID = 'corpus/cuda/cu_templates.cu'
source_filename = "corpus/cuda/cu_templates.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Tuple = type { %struct.Tuple.base, i16, [2 x i8] }
%struct.Tuple.base = type <{ %struct.Tuple.1, i32 }>
%struct.Tuple.1 = type { i64 }

$_Z13transform_allIfEvPKT_S2_PS0_ = comdat any

$_Z13transform_allIxEvPKT_S2_PS0_ = comdat any

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transform_f32(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  tail call void @_Z13transform_allIfEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #7
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_Z13transform_allIfEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #1 comdat {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !8
  %12 = getelementptr inbounds float, ptr %1, i64 %9
  %13 = load float, ptr %12, align 4, !tbaa !8
  %14 = fmul contract float %11, %13
  %15 = fadd contract float %11, %14
  %16 = getelementptr inbounds float, ptr %2, i64 %9
  store float %15, ptr %16, align 4, !tbaa !8
  %17 = load float, ptr %12, align 4, !tbaa !8
  %18 = fadd contract float %15, %17
  %19 = fsub contract float %15, %18
  store float %19, ptr %16, align 4, !tbaa !8
  %20 = load float, ptr %10, align 4, !tbaa !8
  %21 = fmul contract float %19, 2.000000e+00
  %22 = fsub contract float %21, %20
  store float %22, ptr %16, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @transform_i64(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #0 {
  tail call void @_Z13transform_allIxEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) #7
  ret void
}

; Function Attrs: mustprogress noinline nounwind
define linkonce_odr dso_local void @_Z13transform_allIxEvPKT_S2_PS0_(ptr noundef %0, ptr noundef %1, ptr noundef %2) local_unnamed_addr #1 comdat {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !10
  %12 = getelementptr inbounds i64, ptr %1, i64 %9
  %13 = load i64, ptr %12, align 8, !tbaa !10
  %14 = add i64 %13, 1
  %15 = mul i64 %14, %11
  %16 = getelementptr inbounds i64, ptr %2, i64 %9
  store i64 %15, ptr %16, align 8, !tbaa !10
  %17 = load i64, ptr %12, align 8, !tbaa !10
  %18 = sub i64 0, %17
  store i64 %18, ptr %16, align 8, !tbaa !10
  %19 = load i64, ptr %10, align 8, !tbaa !10
  %20 = shl nsw i64 %18, 1
  %21 = sub nsw i64 %20, %19
  store i64 %21, ptr %16, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fixed_dot(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = mul nuw nsw i32 %4, 7
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw double, ptr %0, i64 %6
  %8 = load double, ptr %7, align 8, !tbaa !12
  %9 = getelementptr inbounds nuw double, ptr %1, i64 %6
  %10 = load double, ptr %9, align 8, !tbaa !12
  %11 = fmul contract double %8, %10
  %12 = fadd contract double %11, 0.000000e+00
  %13 = add nuw nsw i32 %5, 1
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw double, ptr %0, i64 %14
  %16 = load double, ptr %15, align 8, !tbaa !12
  %17 = getelementptr inbounds nuw double, ptr %1, i64 %14
  %18 = load double, ptr %17, align 8, !tbaa !12
  %19 = fmul contract double %16, %18
  %20 = fadd contract double %12, %19
  %21 = add nuw nsw i32 %5, 2
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !12
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %22
  %26 = load double, ptr %25, align 8, !tbaa !12
  %27 = fmul contract double %24, %26
  %28 = fadd contract double %20, %27
  %29 = add nuw nsw i32 %5, 3
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw double, ptr %0, i64 %30
  %32 = load double, ptr %31, align 8, !tbaa !12
  %33 = getelementptr inbounds nuw double, ptr %1, i64 %30
  %34 = load double, ptr %33, align 8, !tbaa !12
  %35 = fmul contract double %32, %34
  %36 = fadd contract double %28, %35
  %37 = add nuw nsw i32 %5, 4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !12
  %41 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %42 = load double, ptr %41, align 8, !tbaa !12
  %43 = fmul contract double %40, %42
  %44 = fadd contract double %36, %43
  %45 = add nuw nsw i32 %5, 5
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !12
  %49 = getelementptr inbounds nuw double, ptr %1, i64 %46
  %50 = load double, ptr %49, align 8, !tbaa !12
  %51 = fmul contract double %48, %50
  %52 = fadd contract double %44, %51
  %53 = add nuw nsw i32 %5, 6
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw double, ptr %0, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !12
  %57 = getelementptr inbounds nuw double, ptr %1, i64 %54
  %58 = load double, ptr %57, align 8, !tbaa !12
  %59 = fmul contract double %56, %58
  %60 = fadd contract double %52, %59
  %61 = zext nneg i32 %4 to i64
  %62 = getelementptr inbounds nuw double, ptr %2, i64 %61
  store double %60, ptr %62, align 8, !tbaa !12
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @polynomial(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw float, ptr %0, i64 %4
  %6 = load float, ptr %5, align 4, !tbaa !8
  %7 = and i32 %3, 1
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %16, label %9

9:                                                ; preds = %2
  %10 = fmul contract float %6, 5.000000e+00
  %11 = fadd contract float %10, -4.000000e+00
  %12 = fmul contract float %6, %11
  %13 = fadd contract float %12, 3.000000e+00
  %14 = fmul contract float %6, %13
  %15 = fadd contract float %14, -2.000000e+00
  br label %18

16:                                               ; preds = %2
  %17 = fsub contract float 0.000000e+00, %6
  br label %18

18:                                               ; preds = %16, %9
  %19 = phi float [ %17, %16 ], [ %15, %9 ]
  %20 = phi float [ 7.000000e+00, %16 ], [ 1.000000e+00, %9 ]
  %21 = fmul contract float %6, %19
  %22 = fadd contract float %21, %20
  %23 = getelementptr inbounds nuw float, ptr %1, i64 %4
  store float %22, ptr %23, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Tuple @_Z9summarizePKsi(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = load i16, ptr %0, align 2, !tbaa !14
  %4 = icmp sgt i32 %1, 0
  br i1 %4, label %5, label %37

5:                                                ; preds = %2
  %6 = and i32 %1, 3
  %7 = icmp ult i32 %1, 4
  br i1 %7, label %12, label %8

8:                                                ; preds = %5
  %9 = and i32 %1, 2147483644
  br label %46

10:                                               ; preds = %46
  %11 = icmp eq i32 %6, 0
  br i1 %11, label %37, label %12

12:                                               ; preds = %10, %5
  %13 = phi i32 [ 0, %5 ], [ %92, %10 ]
  %14 = phi i64 [ 1, %5 ], [ %91, %10 ]
  %15 = phi i32 [ 0, %5 ], [ %87, %10 ]
  %16 = phi i16 [ %3, %5 ], [ %85, %10 ]
  %17 = icmp ne i32 %6, 0
  tail call void @llvm.assume(i1 %17)
  br label %18

18:                                               ; preds = %18, %12
  %19 = phi i32 [ %34, %18 ], [ %13, %12 ]
  %20 = phi i64 [ %33, %18 ], [ %14, %12 ]
  %21 = phi i32 [ %29, %18 ], [ %15, %12 ]
  %22 = phi i16 [ %27, %18 ], [ %16, %12 ]
  %23 = phi i32 [ %35, %18 ], [ 0, %12 ]
  %24 = zext nneg i32 %19 to i64
  %25 = getelementptr inbounds nuw i16, ptr %0, i64 %24
  %26 = load i16, ptr %25, align 2, !tbaa !14
  %27 = tail call i16 @llvm.smin.i16(i16 %26, i16 %22)
  %28 = sext i16 %26 to i32
  %29 = add nsw i32 %21, %28
  %30 = mul nuw nsw i64 %20, 31
  %31 = sext i16 %26 to i64
  %32 = add nsw i64 %30, %31
  %33 = and i64 %32, 16777215
  %34 = add nuw nsw i32 %19, 1
  %35 = add i32 %23, 1
  %36 = icmp eq i32 %35, %6
  br i1 %36, label %37, label %18, !llvm.loop !16

37:                                               ; preds = %10, %18, %2
  %38 = phi i16 [ %3, %2 ], [ %85, %10 ], [ %27, %18 ]
  %39 = phi i32 [ 0, %2 ], [ %87, %10 ], [ %29, %18 ]
  %40 = phi i64 [ 1, %2 ], [ %91, %10 ], [ %33, %18 ]
  %41 = insertvalue %struct.Tuple poison, i64 %40, 0, 0, 0
  %42 = insertvalue %struct.Tuple %41, i32 %39, 0, 1
  %43 = insertvalue %struct.Tuple %42, i16 %38, 1
  %44 = insertvalue %struct.Tuple %43, i8 undef, 2, 0
  %45 = insertvalue %struct.Tuple %44, i8 undef, 2, 1
  ret %struct.Tuple %45

46:                                               ; preds = %46, %8
  %47 = phi i32 [ 0, %8 ], [ %92, %46 ]
  %48 = phi i64 [ 1, %8 ], [ %91, %46 ]
  %49 = phi i32 [ 0, %8 ], [ %87, %46 ]
  %50 = phi i16 [ %3, %8 ], [ %85, %46 ]
  %51 = phi i32 [ 0, %8 ], [ %93, %46 ]
  %52 = zext nneg i32 %47 to i64
  %53 = getelementptr inbounds nuw i16, ptr %0, i64 %52
  %54 = load i16, ptr %53, align 2, !tbaa !14
  %55 = tail call i16 @llvm.smin.i16(i16 %54, i16 %50)
  %56 = sext i16 %54 to i32
  %57 = add nsw i32 %49, %56
  %58 = mul nuw nsw i64 %48, 31
  %59 = sext i16 %54 to i64
  %60 = add nsw i64 %58, %59
  %61 = zext nneg i32 %47 to i64
  %62 = getelementptr inbounds nuw i16, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 2
  %64 = load i16, ptr %63, align 2, !tbaa !14
  %65 = tail call i16 @llvm.smin.i16(i16 %64, i16 %55)
  %66 = sext i16 %64 to i32
  %67 = add nsw i32 %57, %66
  %68 = mul nsw i64 %60, 31
  %69 = sext i16 %64 to i64
  %70 = add nsw i64 %68, %69
  %71 = zext nneg i32 %47 to i64
  %72 = getelementptr inbounds nuw i16, ptr %0, i64 %71
  %73 = getelementptr inbounds nuw i8, ptr %72, i64 4
  %74 = load i16, ptr %73, align 2, !tbaa !14
  %75 = tail call i16 @llvm.smin.i16(i16 %74, i16 %65)
  %76 = sext i16 %74 to i32
  %77 = add nsw i32 %67, %76
  %78 = mul nsw i64 %70, 31
  %79 = sext i16 %74 to i64
  %80 = add i64 %78, %79
  %81 = zext nneg i32 %47 to i64
  %82 = getelementptr inbounds nuw i16, ptr %0, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 6
  %84 = load i16, ptr %83, align 2, !tbaa !14
  %85 = tail call i16 @llvm.smin.i16(i16 %84, i16 %75)
  %86 = sext i16 %84 to i32
  %87 = add nsw i32 %77, %86
  %88 = mul i64 %80, 31
  %89 = sext i16 %84 to i64
  %90 = add i64 %88, %89
  %91 = and i64 %90, 16777215
  %92 = add nuw nsw i32 %47, 4
  %93 = add i32 %51, 4
  %94 = icmp eq i32 %93, %9
  br i1 %94, label %10, label %46, !llvm.loop !18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tuple_minmax(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 2
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %7 = tail call %struct.Tuple @_Z9summarizePKsi(ptr noundef %6, i32 noundef 4) #7
  %8 = extractvalue %struct.Tuple %7, 0, 0, 0
  %9 = extractvalue %struct.Tuple %7, 0, 1
  %10 = extractvalue %struct.Tuple %7, 1
  %11 = sext i16 %10 to i32
  %12 = shl nuw nsw i32 %3, 1
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  store i32 %11, ptr %14, align 4, !tbaa !4
  %15 = trunc i64 %8 to i32
  %16 = add nsw i32 %9, %15
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 %16, ptr %17, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress noinline nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { nounwind }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !6, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !6, i64 0}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.mustprogress"}
