; ModuleID = 'corpus/cuda/cu_divergent.cu'
source_filename = "corpus/cuda/cu_divergent.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @collatz(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = add i32 %1, %7
  %9 = icmp eq i32 %8, 1
  br i1 %9, label %37, label %10

10:                                               ; preds = %2
  %11 = zext i32 %8 to i64
  br label %12

12:                                               ; preds = %10, %27
  %13 = phi i64 [ %28, %27 ], [ %11, %10 ]
  %14 = phi i32 [ %30, %27 ], [ 0, %10 ]
  %15 = phi i32 [ %29, %27 ], [ 0, %10 ]
  %16 = and i64 %13, 1
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %12
  %19 = mul i64 %13, 3
  %20 = add i64 %19, 1
  br label %27

21:                                               ; preds = %12
  %22 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %13, i1 true)
  %23 = icmp eq i64 %13, 0
  %24 = select i1 %23, i64 4294967295, i64 %22
  %25 = lshr i64 %13, %24
  %26 = add i32 %15, 1
  br label %27

27:                                               ; preds = %21, %18
  %28 = phi i64 [ %20, %18 ], [ %25, %21 ]
  %29 = phi i32 [ %15, %18 ], [ %26, %21 ]
  %30 = add nuw nsw i32 %14, 1
  %31 = icmp samesign ult i32 %14, 300
  %32 = icmp ne i64 %28, 1
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %12, label %34, !llvm.loop !8

34:                                               ; preds = %27
  %35 = mul nuw nsw i32 %30, 1000
  %36 = add i32 %35, %29
  br label %37

37:                                               ; preds = %34, %2
  %38 = phi i32 [ 0, %2 ], [ %36, %34 ]
  %39 = zext i32 %7 to i64
  %40 = getelementptr inbounds nuw i32, ptr %0, i64 %39
  store i32 %38, ptr %40, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gcd_lattice(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 1
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = getelementptr i8, ptr %10, i64 4
  %13 = load i32, ptr %12, align 4, !tbaa !4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %20, label %15

15:                                               ; preds = %2, %15
  %16 = phi i32 [ %17, %15 ], [ %11, %2 ]
  %17 = phi i32 [ %18, %15 ], [ %13, %2 ]
  %18 = urem i32 %16, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %15, !llvm.loop !10

20:                                               ; preds = %15, %2
  %21 = phi i32 [ %11, %2 ], [ %17, %15 ]
  %22 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %11, i1 true)
  %23 = icmp eq i32 %11, 0
  %24 = select i1 %23, i32 -1, i32 %22
  %25 = lshr i32 %11, %24
  br label %26

26:                                               ; preds = %26, %20
  %27 = phi i32 [ %13, %20 ], [ %35, %26 ]
  %28 = phi i32 [ %25, %20 ], [ %34, %26 ]
  %29 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = icmp eq i32 %27, 0
  %31 = select i1 %30, i32 -1, i32 %29
  %32 = lshr i32 %27, %31
  %33 = tail call i32 @llvm.umax.i32(i32 %28, i32 %32)
  %34 = tail call i32 @llvm.umin.i32(i32 %28, i32 %32)
  %35 = sub i32 %33, %34
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %26, !llvm.loop !11

37:                                               ; preds = %26
  %38 = or i32 %13, %11
  %39 = icmp eq i32 %38, 0
  %40 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %38, i1 true)
  %41 = select i1 %39, i32 -1, i32 %40
  %42 = shl i32 %34, %41
  %43 = icmp eq i32 %21, %42
  %44 = select i1 %43, i32 %21, i32 -1
  %45 = sext i32 %7 to i64
  %46 = getelementptr inbounds i32, ptr %1, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @sieve_gaps(ptr noundef writeonly captures(none) %0, i32 noundef %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = icmp ugt i32 %1, 3
  br i1 %4, label %5, label %43

5:                                                ; preds = %2
  %6 = add nuw nsw i32 %3, 5
  br label %7

7:                                                ; preds = %5, %37
  %8 = phi i32 [ 3, %5 ], [ %38, %37 ]
  %9 = phi i32 [ 0, %5 ], [ %35, %37 ]
  %10 = phi i32 [ 2, %5 ], [ %34, %37 ]
  %11 = phi i32 [ 0, %5 ], [ %33, %37 ]
  %12 = icmp ult i32 %8, 9
  br i1 %12, label %25, label %13

13:                                               ; preds = %7, %21
  %14 = phi i32 [ %22, %21 ], [ 3, %7 ]
  %15 = xor i32 %14, %3
  %16 = urem i32 %15, 7
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %21, label %18

18:                                               ; preds = %13
  %19 = urem i32 %8, %14
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %18, %13
  %22 = add i32 %14, 2
  %23 = mul i32 %22, %22
  %24 = icmp ugt i32 %23, %8
  br i1 %24, label %25, label %13, !llvm.loop !12

25:                                               ; preds = %21, %7
  %26 = add i32 %11, 1
  %27 = sub i32 %8, %10
  %28 = tail call i32 @llvm.umax.i32(i32 %27, i32 %9)
  %29 = icmp ugt i32 %26, %6
  %30 = select i1 %29, i32 %10, i32 %8
  %31 = select i1 %29, i32 8, i32 0
  br label %32

32:                                               ; preds = %18, %25
  %33 = phi i32 [ %26, %25 ], [ %11, %18 ]
  %34 = phi i32 [ %30, %25 ], [ %10, %18 ]
  %35 = phi i32 [ %28, %25 ], [ %9, %18 ]
  %36 = phi i32 [ %31, %25 ], [ 4, %18 ]
  switch i32 %36, label %40 [
    i32 0, label %37
    i32 4, label %37
  ]

37:                                               ; preds = %32, %32
  %38 = add i32 %8, 2
  %39 = icmp ult i32 %38, %1
  br i1 %39, label %7, label %40, !llvm.loop !13

40:                                               ; preds = %37, %32
  %41 = shl i32 %33, 8
  %42 = add i32 %41, %35
  br label %43

43:                                               ; preds = %40, %2
  %44 = phi i32 [ 0, %2 ], [ %42, %40 ]
  %45 = zext nneg i32 %3 to i64
  %46 = getelementptr inbounds nuw i32, ptr %0, i64 %45
  store i32 %44, ptr %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @irreducible(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 4
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !14
  %12 = and i8 %11, 1
  %13 = icmp eq i8 %12, 0
  br i1 %13, label %14, label %27

14:                                               ; preds = %44, %31, %2
  %15 = phi i64 [ %33, %31 ], [ %46, %44 ], [ 0, %2 ]
  %16 = phi i32 [ %37, %31 ], [ %49, %44 ], [ 1, %2 ]
  %17 = icmp samesign eq i64 %15, 16
  br i1 %17, label %52, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %10, i64 %15
  %20 = mul i32 %16, 3
  %21 = add nuw nsw i64 %15, 1
  %22 = load i8, ptr %19, align 1, !tbaa !14
  %23 = zext i8 %22 to i32
  %24 = add i32 %20, %23
  %25 = and i32 %24, 4
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %40

27:                                               ; preds = %44, %18, %2
  %28 = phi i64 [ 0, %2 ], [ %46, %44 ], [ %21, %18 ]
  %29 = phi i32 [ 1, %2 ], [ %49, %44 ], [ %24, %18 ]
  %30 = icmp eq i64 %28, 16
  br i1 %30, label %52, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 %28
  %33 = add nuw nsw i64 %28, 1
  %34 = load i8, ptr %32, align 1, !tbaa !14
  %35 = zext i8 %34 to i32
  %36 = shl nuw nsw i32 %35, 5
  %37 = xor i32 %36, %29
  %38 = and i32 %29, 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %14

40:                                               ; preds = %31, %18
  %41 = phi i64 [ %21, %18 ], [ %33, %31 ]
  %42 = phi i32 [ %24, %18 ], [ %37, %31 ]
  %43 = icmp samesign eq i64 %41, 16
  br i1 %43, label %52, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 %41
  %46 = add nuw nsw i64 %41, 1
  %47 = load i8, ptr %45, align 1, !tbaa !14
  %48 = zext i8 %47 to i32
  %49 = add i32 %42, %48
  %50 = and i32 %49, 1
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %14, label %27

52:                                               ; preds = %40, %27, %14
  %53 = phi i32 [ %29, %27 ], [ %16, %14 ], [ %42, %40 ]
  %54 = sext i32 %7 to i64
  %55 = getelementptr inbounds i32, ptr %1, i64 %54
  store i32 %53, ptr %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @early_exit(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4, !tbaa !15
  %12 = fcmp contract olt float %11, 0xBFE99999A0000000
  br i1 %12, label %127, label %13

13:                                               ; preds = %3
  %14 = fcmp contract olt float %11, -5.000000e-01
  br i1 %14, label %94, label %15

15:                                               ; preds = %13
  %16 = icmp sgt i32 %2, 0
  br i1 %16, label %17, label %121

17:                                               ; preds = %15
  %18 = getelementptr inbounds float, ptr %1, i64 %9
  %19 = fcmp contract oeq float %11, 0.000000e+00
  %20 = fdiv contract float 2.000000e+00, %11
  %21 = select i1 %19, float 2.000000e+00, float %20
  %22 = fadd contract float %11, %21
  %23 = fmul contract float %22, 5.000000e-01
  %24 = fsub contract float %23, %11
  %25 = tail call contract noundef float @llvm.fabs.f32(float %24)
  %26 = fcmp contract olt float %25, 0x3EE4F8B580000000
  br i1 %26, label %31, label %27

27:                                               ; preds = %17
  %28 = fcmp contract ogt float %23, 1.000000e+02
  %29 = select i1 %28, i32 4, i32 0
  %30 = select i1 %28, float 1.000000e+00, float %23
  br label %32

31:                                               ; preds = %17
  store float %23, ptr %18, align 4, !tbaa !15
  br label %32

32:                                               ; preds = %31, %27
  %33 = phi i32 [ 1, %31 ], [ %29, %27 ]
  %34 = phi float [ %11, %31 ], [ %30, %27 ]
  switch i32 %33, label %127 [
    i32 0, label %35
    i32 4, label %35
  ]

35:                                               ; preds = %32, %32
  %36 = icmp eq i32 %2, 1
  br i1 %36, label %121, label %37

37:                                               ; preds = %35
  %38 = fcmp contract oeq float %34, 0.000000e+00
  %39 = fdiv contract float 2.000000e+00, %34
  %40 = select i1 %38, float 2.000000e+00, float %39
  %41 = fadd contract float %34, %40
  %42 = fmul contract float %41, 5.000000e-01
  %43 = fsub contract float %42, %34
  %44 = tail call contract noundef float @llvm.fabs.f32(float %43)
  %45 = fcmp contract olt float %44, 0x3EE4F8B580000000
  br i1 %45, label %50, label %46

46:                                               ; preds = %37
  %47 = fcmp contract ogt float %42, 1.000000e+02
  %48 = select i1 %47, i32 4, i32 0
  %49 = select i1 %47, float 1.000000e+00, float %42
  br label %51

50:                                               ; preds = %37
  store float %42, ptr %18, align 4, !tbaa !15
  br label %51

51:                                               ; preds = %50, %46
  %52 = phi i32 [ 1, %50 ], [ %48, %46 ]
  %53 = phi float [ %34, %50 ], [ %49, %46 ]
  switch i32 %52, label %127 [
    i32 0, label %54
    i32 4, label %54
  ]

54:                                               ; preds = %51, %51
  %55 = icmp eq i32 %2, 2
  br i1 %55, label %121, label %56

56:                                               ; preds = %54
  %57 = fcmp contract oeq float %53, 0.000000e+00
  %58 = fdiv contract float 2.000000e+00, %53
  %59 = select i1 %57, float 2.000000e+00, float %58
  %60 = fadd contract float %53, %59
  %61 = fmul contract float %60, 5.000000e-01
  %62 = fsub contract float %61, %53
  %63 = tail call contract noundef float @llvm.fabs.f32(float %62)
  %64 = fcmp contract olt float %63, 0x3EE4F8B580000000
  br i1 %64, label %69, label %65

65:                                               ; preds = %56
  %66 = fcmp contract ogt float %61, 1.000000e+02
  %67 = select i1 %66, i32 4, i32 0
  %68 = select i1 %66, float 1.000000e+00, float %61
  br label %70

69:                                               ; preds = %56
  store float %61, ptr %18, align 4, !tbaa !15
  br label %70

70:                                               ; preds = %69, %65
  %71 = phi i32 [ 1, %69 ], [ %67, %65 ]
  %72 = phi float [ %53, %69 ], [ %68, %65 ]
  switch i32 %71, label %127 [
    i32 0, label %73
    i32 4, label %73
  ]

73:                                               ; preds = %70, %70
  %74 = icmp eq i32 %2, 3
  br i1 %74, label %121, label %75

75:                                               ; preds = %73
  %76 = fcmp contract oeq float %72, 0.000000e+00
  %77 = fdiv contract float 2.000000e+00, %72
  %78 = select i1 %76, float 2.000000e+00, float %77
  %79 = fadd contract float %72, %78
  %80 = fmul contract float %79, 5.000000e-01
  %81 = fsub contract float %80, %72
  %82 = tail call contract noundef float @llvm.fabs.f32(float %81)
  %83 = fcmp contract olt float %82, 0x3EE4F8B580000000
  br i1 %83, label %88, label %84

84:                                               ; preds = %75
  %85 = fcmp contract ogt float %80, 1.000000e+02
  %86 = select i1 %85, i32 4, i32 0
  %87 = select i1 %85, float 1.000000e+00, float %80
  br label %89

88:                                               ; preds = %75
  store float %80, ptr %18, align 4, !tbaa !15
  br label %89

89:                                               ; preds = %88, %84
  %90 = phi i32 [ 1, %88 ], [ %86, %84 ]
  %91 = phi float [ %72, %88 ], [ %87, %84 ]
  switch i32 %90, label %127 [
    i32 0, label %92
    i32 4, label %92
  ]

92:                                               ; preds = %89, %89
  %93 = icmp eq i32 %2, 4
  br i1 %93, label %121, label %96

94:                                               ; preds = %13
  %95 = getelementptr inbounds float, ptr %1, i64 %9
  store float -1.000000e+00, ptr %95, align 4, !tbaa !15
  br label %127

96:                                               ; preds = %92, %115
  %97 = phi float [ %114, %115 ], [ %91, %92 ]
  %98 = phi i32 [ %116, %115 ], [ 4, %92 ]
  %99 = fcmp contract oeq float %97, 0.000000e+00
  %100 = fdiv contract float 2.000000e+00, %97
  %101 = select i1 %99, float 2.000000e+00, float %100
  %102 = fadd contract float %97, %101
  %103 = fmul contract float %102, 5.000000e-01
  %104 = fsub contract float %103, %97
  %105 = tail call contract noundef float @llvm.fabs.f32(float %104)
  %106 = fcmp contract olt float %105, 0x3EE4F8B580000000
  br i1 %106, label %107, label %108

107:                                              ; preds = %96
  store float %103, ptr %18, align 4, !tbaa !15
  br label %112

108:                                              ; preds = %96
  %109 = fcmp contract ogt float %103, 1.000000e+02
  %110 = select i1 %109, i32 4, i32 0
  %111 = select i1 %109, float 1.000000e+00, float %103
  br label %112

112:                                              ; preds = %108, %107
  %113 = phi i32 [ 2, %107 ], [ %110, %108 ]
  %114 = phi float [ %97, %107 ], [ %111, %108 ]
  switch i32 %113, label %118 [
    i32 0, label %115
    i32 4, label %115
  ]

115:                                              ; preds = %112, %112
  %116 = add nuw nsw i32 %98, 1
  %117 = icmp eq i32 %116, %2
  br i1 %117, label %118, label %96, !llvm.loop !17

118:                                              ; preds = %112, %115
  %119 = phi i32 [ 2, %115 ], [ %113, %112 ]
  %120 = icmp eq i32 %119, 2
  br label %121

121:                                              ; preds = %35, %54, %73, %92, %118, %15
  %122 = phi i1 [ true, %15 ], [ true, %54 ], [ true, %92 ], [ %120, %118 ], [ true, %35 ], [ true, %73 ]
  %123 = phi float [ %11, %15 ], [ %53, %54 ], [ %91, %92 ], [ %114, %118 ], [ %34, %35 ], [ %72, %73 ]
  br i1 %122, label %124, label %127

124:                                              ; preds = %121
  %125 = getelementptr inbounds float, ptr %1, i64 %9
  %126 = fadd contract float %123, 1.000000e+00
  store float %126, ptr %125, align 4, !tbaa !15
  br label %127

127:                                              ; preds = %89, %32, %51, %70, %3, %121, %124, %94
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = distinct !{!12, !9}
!13 = distinct !{!13, !9}
!14 = !{!6, !6, i64 0}
!15 = !{!16, !16, i64 0}
!16 = !{!"float", !6, i64 0}
!17 = distinct !{!17, !9, !18}
!18 = !{!"llvm.loop.peeled.count", i32 4}
