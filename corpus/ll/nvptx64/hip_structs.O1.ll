; ModuleID = 'corpus/hip/hip_structs.hip'
source_filename = "corpus/hip/hip_structs.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.View = type { ptr, %struct.Extent, %struct.Extent }
%struct.Extent = type { i32, i32 }
%struct.ScaleShift = type { float, float, i32, ptr }
%struct.Config = type { i32, %struct.anon, [3 x %struct.Small], [16 x float], i64, i8 }
%struct.anon = type { double, double, double }
%struct.Small = type { i8, i16 }
%struct.Table = type { [4 x ptr] }
%struct.Value = type { i32, %union.anon }
%union.anon = type { i32 }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @view_copy(ptr noundef readonly byval(%struct.View) align 8 captures(none) %0, ptr noundef readonly byval(%struct.View) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %9 = load i32, ptr %8, align 8, !tbaa !8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %11 = load i32, ptr %10, align 4, !tbaa !13
  %12 = mul nsw i32 %11, %9
  %13 = icmp slt i32 %7, %12
  br i1 %13, label %14, label %40

14:                                               ; preds = %2
  %15 = freeze i32 %11
  %16 = sdiv i32 %7, %15
  %17 = mul i32 %16, %15
  %18 = sub i32 %7, %17
  %19 = load ptr, ptr %0, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %21 = load i32, ptr %20, align 8, !tbaa !15
  %22 = mul nsw i32 %21, %16
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %24 = load i32, ptr %23, align 4, !tbaa !16
  %25 = mul nsw i32 %24, %18
  %26 = add nsw i32 %25, %22
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %19, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !17
  %30 = load ptr, ptr %1, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %32 = load i32, ptr %31, align 8, !tbaa !15
  %33 = mul nsw i32 %32, %16
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %35 = load i32, ptr %34, align 4, !tbaa !16
  %36 = mul nsw i32 %35, %18
  %37 = add nsw i32 %36, %33
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %30, i64 %38
  store float %29, ptr %39, align 4, !tbaa !17
  br label %40

40:                                               ; preds = %14, %2
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @functor_apply(ptr noundef readonly byval(%struct.ScaleShift) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = load float, ptr %0, align 8, !tbaa !17
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load float, ptr %4, align 4, !tbaa !17
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load ptr, ptr %8, align 8, !tbaa !19
  %10 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = icmp slt i32 %14, %1
  br i1 %15, label %16, label %36

16:                                               ; preds = %2
  %17 = icmp sgt i32 %7, 0
  %18 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %18, %11
  br label %20

20:                                               ; preds = %16, %32
  %21 = phi i32 [ %14, %16 ], [ %34, %32 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %9, i64 %22
  %24 = load float, ptr %23, align 4, !tbaa !17
  br i1 %17, label %25, label %32

25:                                               ; preds = %20, %25
  %26 = phi i32 [ %30, %25 ], [ 0, %20 ]
  %27 = phi float [ %29, %25 ], [ %24, %20 ]
  %28 = fmul contract float %3, %27
  %29 = fadd contract float %5, %28
  %30 = add nuw nsw i32 %26, 1
  %31 = icmp eq i32 %30, %7
  br i1 %31, label %32, label %25, !llvm.loop !20

32:                                               ; preds = %25, %20
  %33 = phi float [ %24, %20 ], [ %29, %25 ]
  store float %33, ptr %23, align 4, !tbaa !17
  %34 = add i32 %21, %19
  %35 = icmp slt i32 %34, %1
  br i1 %35, label %20, label %36, !llvm.loop !23

36:                                               ; preds = %32, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef double @_Z5weigh6Configi(ptr noundef byval(%struct.Config) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #3 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !24
  %5 = sitofp i32 %1 to double
  %6 = fmul contract double %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !29
  %9 = fadd contract double %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %11 = and i32 %1, 15
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %10, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !17
  %15 = fmul contract float %14, 2.000000e+00
  store float %15, ptr %13, align 4, !tbaa !17
  br label %28

16:                                               ; preds = %28
  %17 = srem i32 %1, 3
  %18 = sext i32 %17 to i64
  %19 = getelementptr %struct.Small, ptr %0, i64 %18
  %20 = getelementptr i8, ptr %19, i64 34
  %21 = load i16, ptr %20, align 2, !tbaa !30
  %22 = uitofp i16 %21 to double
  %23 = fadd contract double %38, %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %25 = load i64, ptr %24, align 8, !tbaa !33
  %26 = sitofp i64 %25 to double
  %27 = fsub contract double %23, %26
  ret double %27

28:                                               ; preds = %2, %28
  %29 = phi i32 [ 0, %2 ], [ %39, %28 ]
  %30 = phi double [ %9, %2 ], [ %38, %28 ]
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds nuw float, ptr %10, i64 %31
  %33 = load float, ptr %32, align 4, !tbaa !17
  %34 = fpext contract float %33 to double
  %35 = icmp eq i32 %29, %11
  %36 = select contract i1 %35, double 3.000000e+00, double 1.000000e+00
  %37 = fmul contract double %36, %34
  %38 = fadd contract double %30, %37
  %39 = add nuw nsw i32 %29, 1
  %40 = icmp eq i32 %39, 16
  br i1 %40, label %16, label %28, !llvm.loop !34
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @config_kernel(ptr noundef byval(%struct.Config) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call contract noundef double @_Z5weigh6Configi(ptr noundef nonnull byval(%struct.Config) align 8 %0, i32 noundef %3) #7
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i64, ptr %6, align 8, !tbaa !33
  %8 = add nsw i64 %7, %5
  store i64 %8, ptr %6, align 8, !tbaa !33
  %9 = urem i32 %3, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw %struct.Small, ptr %0, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 34
  %13 = load i16, ptr %12, align 2, !tbaa !30
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %15 = load i8, ptr %14, align 8, !tbaa !35
  %16 = zext i8 %15 to i16
  %17 = add i16 %13, %16
  store i16 %17, ptr %12, align 2, !tbaa !30
  %18 = fmul contract double %4, 1.000000e+03
  %19 = add nuw nsw i32 %3, 1
  %20 = tail call contract noundef double @_Z5weigh6Configi(ptr noundef nonnull byval(%struct.Config) align 8 %0, i32 noundef %19) #7
  %21 = fadd contract double %18, %20
  %22 = load i32, ptr %0, align 8, !tbaa !36
  %23 = sitofp i32 %22 to double
  %24 = fadd contract double %21, %23
  %25 = getelementptr inbounds nuw double, ptr %1, i64 %5
  store double %24, ptr %25, align 8, !tbaa !37
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @pointer_table(ptr noundef readonly byval(%struct.Table) align 8 captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 %4
  %6 = load i8, ptr %5, align 1, !tbaa !38
  %7 = zext i8 %6 to i64
  %8 = getelementptr inbounds nuw ptr, ptr %0, i64 %7
  %9 = load ptr, ptr %8, align 8, !tbaa !39
  %10 = icmp eq ptr %9, null
  br i1 %10, label %19, label %11

11:                                               ; preds = %2
  %12 = getelementptr inbounds nuw i32, ptr %9, i64 %4
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !39
  %16 = icmp eq ptr %15, null
  %17 = select i1 %16, i32 1, i32 2
  %18 = sub nsw i32 %17, %13
  store i32 %18, ptr %12, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %11, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define dso_local %struct.Value @_Z10make_valuejj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #5 {
  %3 = and i32 %0, 3
  %4 = insertvalue %struct.Value poison, i32 %3, 0
  %5 = insertvalue %struct.Value %4, i32 %1, 1, 0
  ret %struct.Value %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @tagged_union(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #4 {
  %3 = alloca %struct.Value, align 4
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %5 = shl nuw nsw i32 %4, 1
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i32, ptr %0, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = and i32 %10, 8388607
  %12 = or disjoint i32 %11, 1065353216
  %13 = tail call %struct.Value @_Z10make_valuejj(i32 noundef %8, i32 noundef %12) #7
  %14 = extractvalue %struct.Value %13, 0
  store i32 %14, ptr %3, align 4
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %16 = extractvalue %struct.Value %13, 1
  %17 = extractvalue %union.anon %16, 0
  store i32 %17, ptr %15, align 4
  switch i32 %14, label %35 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %24
  ]

18:                                               ; preds = %2
  %19 = mul i32 %17, 3
  br label %42

20:                                               ; preds = %2
  %21 = load float, ptr %15, align 4, !tbaa !38
  %22 = fmul contract float %21, 1.000000e+03
  %23 = fptoui float %22 to i32
  br label %42

24:                                               ; preds = %2, %24
  %25 = phi i32 [ %33, %24 ], [ 0, %2 ]
  %26 = phi i32 [ %32, %24 ], [ 0, %2 ]
  %27 = mul i32 %26, 7
  %28 = zext nneg i32 %25 to i64
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !38
  %31 = zext i8 %30 to i32
  %32 = add i32 %27, %31
  %33 = add nuw nsw i32 %25, 1
  %34 = icmp eq i32 %33, 4
  br i1 %34, label %42, label %24, !llvm.loop !41

35:                                               ; preds = %2
  %36 = load i16, ptr %15, align 4, !tbaa !38
  %37 = sext i16 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 6
  %39 = load i16, ptr %38, align 2, !tbaa !38
  %40 = sext i16 %39 to i32
  %41 = sub nsw i32 %37, %40
  br label %42

42:                                               ; preds = %24, %35, %20, %18
  %43 = phi i32 [ %41, %35 ], [ %19, %18 ], [ %23, %20 ], [ %32, %24 ]
  %44 = zext nneg i32 %4 to i64
  %45 = getelementptr inbounds nuw i32, ptr %1, i64 %44
  store i32 %43, ptr %45, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = !{!9, !5, i64 8}
!9 = !{!"_ZTS4View", !10, i64 0, !12, i64 8, !12, i64 16}
!10 = !{!"p1 float", !11, i64 0}
!11 = !{!"any pointer", !6, i64 0}
!12 = !{!"_ZTS6Extent", !5, i64 0, !5, i64 4}
!13 = !{!9, !5, i64 12}
!14 = !{!9, !10, i64 0}
!15 = !{!9, !5, i64 16}
!16 = !{!9, !5, i64 20}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !6, i64 0}
!19 = !{!10, !10, i64 0}
!20 = distinct !{!20, !21, !22}
!21 = !{!"llvm.loop.mustprogress"}
!22 = !{!"llvm.loop.unroll.disable"}
!23 = distinct !{!23, !21, !22}
!24 = !{!25, !27, i64 8}
!25 = !{!"_ZTS6Config", !5, i64 0, !26, i64 8, !6, i64 32, !6, i64 44, !28, i64 112, !6, i64 120}
!26 = !{!"_ZTSN6ConfigUt_E", !27, i64 0, !27, i64 8, !27, i64 16}
!27 = !{!"double", !6, i64 0}
!28 = !{!"long long", !6, i64 0}
!29 = !{!25, !27, i64 16}
!30 = !{!31, !32, i64 2}
!31 = !{!"_ZTS5Small", !6, i64 0, !32, i64 2}
!32 = !{!"short", !6, i64 0}
!33 = !{!25, !28, i64 112}
!34 = distinct !{!34, !21, !22}
!35 = !{!25, !6, i64 120}
!36 = !{!25, !5, i64 0}
!37 = !{!27, !27, i64 0}
!38 = !{!6, !6, i64 0}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 int", !11, i64 0}
!41 = distinct !{!41, !21, !22}
