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

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @functor_apply(ptr noundef readonly byval(%struct.ScaleShift) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #1 {
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
  br i1 %15, label %16, label %66

16:                                               ; preds = %2
  %17 = icmp sgt i32 %7, 0
  %18 = tail call noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %19 = mul i32 %18, %11
  %20 = and i32 %7, 7
  %21 = icmp ult i32 %7, 8
  %22 = and i32 %7, 2147483640
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %25

25:                                               ; preds = %16, %62
  %26 = phi i32 [ %14, %16 ], [ %64, %62 ]
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %9, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !17
  br i1 %17, label %30, label %62

30:                                               ; preds = %25
  br i1 %21, label %53, label %31

31:                                               ; preds = %30, %31
  %32 = phi float [ %49, %31 ], [ %29, %30 ]
  %33 = phi i32 [ %50, %31 ], [ 0, %30 ]
  %34 = fmul contract float %3, %32
  %35 = fadd contract float %5, %34
  %36 = fmul contract float %3, %35
  %37 = fadd contract float %5, %36
  %38 = fmul contract float %3, %37
  %39 = fadd contract float %5, %38
  %40 = fmul contract float %3, %39
  %41 = fadd contract float %5, %40
  %42 = fmul contract float %3, %41
  %43 = fadd contract float %5, %42
  %44 = fmul contract float %3, %43
  %45 = fadd contract float %5, %44
  %46 = fmul contract float %3, %45
  %47 = fadd contract float %5, %46
  %48 = fmul contract float %3, %47
  %49 = fadd contract float %5, %48
  %50 = add i32 %33, 8
  %51 = icmp eq i32 %50, %22
  br i1 %51, label %52, label %31, !llvm.loop !20

52:                                               ; preds = %31
  br i1 %23, label %62, label %53

53:                                               ; preds = %52, %30
  %54 = phi float [ %29, %30 ], [ %49, %52 ]
  tail call void @llvm.assume(i1 %24)
  br label %55

55:                                               ; preds = %55, %53
  %56 = phi float [ %59, %55 ], [ %54, %53 ]
  %57 = phi i32 [ %60, %55 ], [ 0, %53 ]
  %58 = fmul contract float %3, %56
  %59 = fadd contract float %5, %58
  %60 = add i32 %57, 1
  %61 = icmp eq i32 %60, %20
  br i1 %61, label %62, label %55, !llvm.loop !22

62:                                               ; preds = %52, %55, %25
  %63 = phi float [ %29, %25 ], [ %49, %52 ], [ %59, %55 ]
  store float %63, ptr %28, align 4, !tbaa !17
  %64 = add i32 %26, %19
  %65 = icmp slt i32 %64, %1
  br i1 %65, label %25, label %66, !llvm.loop !24

66:                                               ; preds = %62, %2
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local noundef double @_Z5weigh6Configi(ptr noundef byval(%struct.Config) align 8 captures(none) %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load double, ptr %3, align 8, !tbaa !25
  %5 = sitofp i32 %1 to double
  %6 = fmul contract double %4, %5
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load double, ptr %7, align 8, !tbaa !30
  %9 = fadd contract double %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %11 = and i32 %1, 15
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw float, ptr %10, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !17
  %15 = fmul contract float %14, 2.000000e+00
  store float %15, ptr %13, align 4, !tbaa !17
  %16 = load float, ptr %10, align 4, !tbaa !17
  %17 = fpext contract float %16 to double
  %18 = icmp eq i32 %11, 0
  %19 = select contract i1 %18, double 3.000000e+00, double 1.000000e+00
  %20 = fmul contract double %19, %17
  %21 = fadd contract double %9, %20
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = load float, ptr %22, align 8, !tbaa !17
  %24 = fpext contract float %23 to double
  %25 = icmp eq i32 %11, 1
  %26 = select contract i1 %25, double 3.000000e+00, double 1.000000e+00
  %27 = fmul contract double %26, %24
  %28 = fadd contract double %21, %27
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %30 = load float, ptr %29, align 4, !tbaa !17
  %31 = fpext contract float %30 to double
  %32 = icmp eq i32 %11, 2
  %33 = select contract i1 %32, double 3.000000e+00, double 1.000000e+00
  %34 = fmul contract double %33, %31
  %35 = fadd contract double %28, %34
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %37 = load float, ptr %36, align 8, !tbaa !17
  %38 = fpext contract float %37 to double
  %39 = icmp eq i32 %11, 3
  %40 = select contract i1 %39, double 3.000000e+00, double 1.000000e+00
  %41 = fmul contract double %40, %38
  %42 = fadd contract double %35, %41
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %44 = load float, ptr %43, align 4, !tbaa !17
  %45 = fpext contract float %44 to double
  %46 = icmp eq i32 %11, 4
  %47 = select contract i1 %46, double 3.000000e+00, double 1.000000e+00
  %48 = fmul contract double %47, %45
  %49 = fadd contract double %42, %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %51 = load float, ptr %50, align 8, !tbaa !17
  %52 = fpext contract float %51 to double
  %53 = icmp eq i32 %11, 5
  %54 = select contract i1 %53, double 3.000000e+00, double 1.000000e+00
  %55 = fmul contract double %54, %52
  %56 = fadd contract double %49, %55
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %58 = load float, ptr %57, align 4, !tbaa !17
  %59 = fpext contract float %58 to double
  %60 = icmp eq i32 %11, 6
  %61 = select contract i1 %60, double 3.000000e+00, double 1.000000e+00
  %62 = fmul contract double %61, %59
  %63 = fadd contract double %56, %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %65 = load float, ptr %64, align 8, !tbaa !17
  %66 = fpext contract float %65 to double
  %67 = icmp eq i32 %11, 7
  %68 = select contract i1 %67, double 3.000000e+00, double 1.000000e+00
  %69 = fmul contract double %68, %66
  %70 = fadd contract double %63, %69
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %72 = load float, ptr %71, align 4, !tbaa !17
  %73 = fpext contract float %72 to double
  %74 = icmp eq i32 %11, 8
  %75 = select contract i1 %74, double 3.000000e+00, double 1.000000e+00
  %76 = fmul contract double %75, %73
  %77 = fadd contract double %70, %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %79 = load float, ptr %78, align 8, !tbaa !17
  %80 = fpext contract float %79 to double
  %81 = icmp eq i32 %11, 9
  %82 = select contract i1 %81, double 3.000000e+00, double 1.000000e+00
  %83 = fmul contract double %82, %80
  %84 = fadd contract double %77, %83
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %86 = load float, ptr %85, align 4, !tbaa !17
  %87 = fpext contract float %86 to double
  %88 = icmp eq i32 %11, 10
  %89 = select contract i1 %88, double 3.000000e+00, double 1.000000e+00
  %90 = fmul contract double %89, %87
  %91 = fadd contract double %84, %90
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %93 = load float, ptr %92, align 8, !tbaa !17
  %94 = fpext contract float %93 to double
  %95 = icmp eq i32 %11, 11
  %96 = select contract i1 %95, double 3.000000e+00, double 1.000000e+00
  %97 = fmul contract double %96, %94
  %98 = fadd contract double %91, %97
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %100 = load float, ptr %99, align 4, !tbaa !17
  %101 = fpext contract float %100 to double
  %102 = icmp eq i32 %11, 12
  %103 = select contract i1 %102, double 3.000000e+00, double 1.000000e+00
  %104 = fmul contract double %103, %101
  %105 = fadd contract double %98, %104
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %107 = load float, ptr %106, align 8, !tbaa !17
  %108 = fpext contract float %107 to double
  %109 = icmp eq i32 %11, 13
  %110 = select contract i1 %109, double 3.000000e+00, double 1.000000e+00
  %111 = fmul contract double %110, %108
  %112 = fadd contract double %105, %111
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %114 = load float, ptr %113, align 4, !tbaa !17
  %115 = fpext contract float %114 to double
  %116 = icmp eq i32 %11, 14
  %117 = select contract i1 %116, double 3.000000e+00, double 1.000000e+00
  %118 = fmul contract double %117, %115
  %119 = fadd contract double %112, %118
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %121 = load float, ptr %120, align 8, !tbaa !17
  %122 = fpext contract float %121 to double
  %123 = icmp eq i32 %11, 15
  %124 = select contract i1 %123, double 3.000000e+00, double 1.000000e+00
  %125 = fmul contract double %124, %122
  %126 = fadd contract double %119, %125
  %127 = srem i32 %1, 3
  %128 = sext i32 %127 to i64
  %129 = getelementptr %struct.Small, ptr %0, i64 %128
  %130 = getelementptr i8, ptr %129, i64 34
  %131 = load i16, ptr %130, align 2, !tbaa !31
  %132 = uitofp i16 %131 to double
  %133 = fadd contract double %126, %132
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %135 = load i64, ptr %134, align 8, !tbaa !34
  %136 = sitofp i64 %135 to double
  %137 = fsub contract double %133, %136
  ret double %137
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @config_kernel(ptr noundef byval(%struct.Config) align 8 captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call contract noundef double @_Z5weigh6Configi(ptr noundef nonnull byval(%struct.Config) align 8 %0, i32 noundef %3) #7
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %7 = load i64, ptr %6, align 8, !tbaa !34
  %8 = add nsw i64 %7, %5
  store i64 %8, ptr %6, align 8, !tbaa !34
  %9 = trunc nuw nsw i32 %3 to i16
  %10 = urem i16 %9, 3
  %11 = zext nneg i16 %10 to i64
  %12 = getelementptr inbounds nuw %struct.Small, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 34
  %14 = load i16, ptr %13, align 2, !tbaa !31
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %16 = load i8, ptr %15, align 8, !tbaa !35
  %17 = zext i8 %16 to i16
  %18 = add i16 %14, %17
  store i16 %18, ptr %13, align 2, !tbaa !31
  %19 = fmul contract double %4, 1.000000e+03
  %20 = add nuw nsw i32 %3, 1
  %21 = tail call contract noundef double @_Z5weigh6Configi(ptr noundef nonnull byval(%struct.Config) align 8 %0, i32 noundef %20) #7
  %22 = fadd contract double %19, %21
  %23 = load i32, ptr %0, align 8, !tbaa !36
  %24 = sitofp i32 %23 to double
  %25 = fadd contract double %22, %24
  %26 = getelementptr inbounds nuw double, ptr %1, i64 %5
  store double %25, ptr %26, align 8, !tbaa !37
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
define dso_local %struct.Value @_Z10make_valuejj(i32 noundef %0, i32 noundef %1) local_unnamed_addr #4 {
  %3 = and i32 %0, 3
  %4 = insertvalue %struct.Value poison, i32 %3, 0
  %5 = insertvalue %struct.Value %4, i32 %1, 1, 0
  ret %struct.Value %5
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @tagged_union(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = and i32 %9, 8388607
  %11 = or disjoint i32 %10, 1065353216
  %12 = tail call %struct.Value @_Z10make_valuejj(i32 noundef %7, i32 noundef %11) #7
  %13 = extractvalue %struct.Value %12, 0
  %14 = extractvalue %struct.Value %12, 1
  %15 = extractvalue %union.anon %14, 0
  switch i32 %13, label %35 [
    i32 0, label %29
    i32 1, label %31
    i32 2, label %16
  ]

16:                                               ; preds = %2
  %17 = and i32 %15, 255
  %18 = mul nuw nsw i32 %17, 7
  %19 = lshr i32 %15, 8
  %20 = and i32 %19, 255
  %21 = add nuw nsw i32 %18, %20
  %22 = mul nuw nsw i32 %21, 7
  %23 = lshr i32 %15, 16
  %24 = and i32 %23, 255
  %25 = add nuw nsw i32 %22, %24
  %26 = mul nuw nsw i32 %25, 7
  %27 = lshr i32 %15, 24
  %28 = add nuw nsw i32 %26, %27
  br label %40

29:                                               ; preds = %2
  %30 = mul i32 %15, 3
  br label %40

31:                                               ; preds = %2
  %32 = bitcast i32 %15 to float
  %33 = fmul contract float %32, 1.000000e+03
  %34 = fptoui float %33 to i32
  br label %40

35:                                               ; preds = %2
  %36 = shl i32 %15, 16
  %37 = ashr exact i32 %36, 16
  %38 = ashr i32 %15, 16
  %39 = sub nsw i32 %37, %38
  br label %40

40:                                               ; preds = %16, %35, %31, %29
  %41 = phi i32 [ %39, %35 ], [ %30, %29 ], [ %34, %31 ], [ %28, %16 ]
  %42 = zext nneg i32 %3 to i64
  %43 = getelementptr inbounds nuw i32, ptr %1, i64 %42
  store i32 %41, ptr %43, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.mustprogress"}
!22 = distinct !{!22, !23}
!23 = !{!"llvm.loop.unroll.disable"}
!24 = distinct !{!24, !21}
!25 = !{!26, !28, i64 8}
!26 = !{!"_ZTS6Config", !5, i64 0, !27, i64 8, !6, i64 32, !6, i64 44, !29, i64 112, !6, i64 120}
!27 = !{!"_ZTSN6ConfigUt_E", !28, i64 0, !28, i64 8, !28, i64 16}
!28 = !{!"double", !6, i64 0}
!29 = !{!"long long", !6, i64 0}
!30 = !{!26, !28, i64 16}
!31 = !{!32, !33, i64 2}
!32 = !{!"_ZTS5Small", !6, i64 0, !33, i64 2}
!33 = !{!"short", !6, i64 0}
!34 = !{!26, !29, i64 112}
!35 = !{!26, !6, i64 120}
!36 = !{!26, !5, i64 0}
!37 = !{!28, !28, i64 0}
!38 = !{!6, !6, i64 0}
!39 = !{!40, !40, i64 0}
!40 = !{!"p1 int", !11, i64 0}
