; ModuleID = 'corpus/cuda/cu_index64.cu'
source_filename = "corpus/cuda/cu_index64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @flatten4(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3, i64 noundef %4, i64 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %7 to i64
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = mul nuw nsw i64 %8, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext nneg i32 %12 to i64
  %14 = add nuw nsw i64 %11, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %17 = mul nuw nsw i32 %15, %16
  %18 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %19 = add nuw nsw i32 %17, %18
  %20 = zext nneg i32 %19 to i64
  %21 = icmp slt i64 %14, %5
  %22 = icmp sgt i64 %4, %20
  %23 = select i1 %21, i1 %22, i1 false
  %24 = icmp sgt i64 %2, 0
  %25 = and i1 %23, %24
  br i1 %25, label %26, label %100

26:                                               ; preds = %6
  %27 = getelementptr float, ptr %0, i64 %14
  %28 = icmp sgt i64 %3, 0
  %29 = and i64 %3, 3
  %30 = icmp ult i64 %3, 4
  %31 = and i64 %3, 9223372036854775804
  %32 = icmp eq i64 %29, 0
  %33 = icmp ne i64 %29, 0
  br label %34

34:                                               ; preds = %26, %60
  %35 = phi i64 [ 0, %26 ], [ %61, %60 ]
  br i1 %28, label %36, label %60

36:                                               ; preds = %34
  %37 = mul nuw nsw i64 %35, %3
  %38 = mul nsw i64 %35, %4
  %39 = add nsw i64 %38, %20
  %40 = mul nsw i64 %39, %5
  %41 = add nsw i64 %40, %14
  %42 = mul nsw i64 %41, %3
  %43 = getelementptr float, ptr %1, i64 %42
  br i1 %30, label %45, label %63

44:                                               ; preds = %63
  br i1 %32, label %60, label %45

45:                                               ; preds = %44, %36
  %46 = phi i64 [ 0, %36 ], [ %97, %44 ]
  tail call void @llvm.assume(i1 %33)
  br label %47

47:                                               ; preds = %47, %45
  %48 = phi i64 [ %46, %45 ], [ %57, %47 ]
  %49 = phi i64 [ 0, %45 ], [ %58, %47 ]
  %50 = add nuw nsw i64 %48, %37
  %51 = mul nsw i64 %50, %4
  %52 = add nsw i64 %51, %20
  %53 = mul nsw i64 %52, %5
  %54 = getelementptr float, ptr %27, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = getelementptr float, ptr %43, i64 %48
  store float %55, ptr %56, align 4, !tbaa !8
  %57 = add nuw nsw i64 %48, 1
  %58 = add i64 %49, 1
  %59 = icmp eq i64 %58, %29
  br i1 %59, label %60, label %47, !llvm.loop !10

60:                                               ; preds = %44, %47, %34
  %61 = add nuw nsw i64 %35, 1
  %62 = icmp eq i64 %61, %2
  br i1 %62, label %100, label %34, !llvm.loop !12

63:                                               ; preds = %36, %63
  %64 = phi i64 [ %97, %63 ], [ 0, %36 ]
  %65 = phi i64 [ %98, %63 ], [ 0, %36 ]
  %66 = add nuw nsw i64 %64, %37
  %67 = mul nsw i64 %66, %4
  %68 = add nsw i64 %67, %20
  %69 = mul nsw i64 %68, %5
  %70 = getelementptr float, ptr %27, i64 %69
  %71 = load float, ptr %70, align 4, !tbaa !8
  %72 = getelementptr float, ptr %43, i64 %64
  store float %71, ptr %72, align 4, !tbaa !8
  %73 = or disjoint i64 %64, 1
  %74 = add nuw nsw i64 %73, %37
  %75 = mul nsw i64 %74, %4
  %76 = add nsw i64 %75, %20
  %77 = mul nsw i64 %76, %5
  %78 = getelementptr float, ptr %27, i64 %77
  %79 = load float, ptr %78, align 4, !tbaa !8
  %80 = getelementptr float, ptr %43, i64 %73
  store float %79, ptr %80, align 4, !tbaa !8
  %81 = or disjoint i64 %64, 2
  %82 = add nuw nsw i64 %81, %37
  %83 = mul nsw i64 %82, %4
  %84 = add nsw i64 %83, %20
  %85 = mul nsw i64 %84, %5
  %86 = getelementptr float, ptr %27, i64 %85
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = getelementptr float, ptr %43, i64 %81
  store float %87, ptr %88, align 4, !tbaa !8
  %89 = or disjoint i64 %64, 3
  %90 = add nuw nsw i64 %89, %37
  %91 = mul nsw i64 %90, %4
  %92 = add nsw i64 %91, %20
  %93 = mul nsw i64 %92, %5
  %94 = getelementptr float, ptr %27, i64 %93
  %95 = load float, ptr %94, align 4, !tbaa !8
  %96 = getelementptr float, ptr %43, i64 %89
  store float %95, ptr %96, align 4, !tbaa !8
  %97 = add nuw nsw i64 %64, 4
  %98 = add i64 %65, 4
  %99 = icmp eq i64 %98, %31
  br i1 %99, label %44, label %63, !llvm.loop !14

100:                                              ; preds = %60, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @reverse_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = sdiv i32 %9, 4
  %11 = mul i32 %10, 4
  %12 = sub i32 %9, %11
  %13 = shl nsw i32 %12, 2
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 960
  %15 = sext i32 %10 to i64
  %16 = mul nsw i64 %2, %15
  %17 = getelementptr inbounds i32, ptr %14, i64 %16
  %18 = sext i32 %13 to i64
  %19 = mul nsw i64 %3, %18
  %20 = getelementptr inbounds i32, ptr %17, i64 %19
  %21 = shl nsw i32 %10, 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %1, i64 %22
  %24 = getelementptr inbounds i32, ptr %23, i64 %18
  %25 = load i32, ptr %20, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store i32 %25, ptr %24, align 4, !tbaa !4
  %27 = getelementptr inbounds i32, ptr %20, i64 %3
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i32 %28, ptr %26, align 4, !tbaa !4
  %30 = getelementptr inbounds i32, ptr %27, i64 %3
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 12
  store i32 %31, ptr %29, align 4, !tbaa !4
  %33 = getelementptr inbounds i32, ptr %30, i64 %3
  %34 = load i32, ptr %33, align 4, !tbaa !4
  store i32 %34, ptr %32, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @gather_scatter(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 2040
  %10 = zext i32 %8 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !15
  %13 = zext i8 %12 to i64
  %14 = getelementptr inbounds nuw double, ptr %1, i64 %13
  %15 = load double, ptr %14, align 8, !tbaa !16
  %16 = sub nsw i64 0, %13
  %17 = getelementptr inbounds double, ptr %9, i64 %16
  %18 = load double, ptr %17, align 8, !tbaa !16
  %19 = fsub contract double %15, %18
  %20 = xor i64 %13, 255
  %21 = uitofp nneg i64 %20 to double
  %22 = fadd contract double %19, %21
  %23 = mul i32 %8, 77
  %24 = and i32 %23, 127
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw double, ptr %2, i64 %25
  store double %22, ptr %26, align 8, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @upsample(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = shl nsw i32 %2, 1
  %16 = icmp slt i32 %9, %15
  %17 = shl nsw i32 %3, 1
  %18 = icmp slt i32 %14, %17
  %19 = select i1 %16, i1 %18, i1 false
  br i1 %19, label %20, label %79

20:                                               ; preds = %4
  %21 = sitofp i32 %9 to float
  %22 = fadd contract float %21, 5.000000e-01
  %23 = fmul contract float %22, 5.000000e-01
  %24 = fadd contract float %23, -5.000000e-01
  %25 = tail call contract noundef float @llvm.maxnum.f32(float %24, float 0.000000e+00)
  %26 = uitofp nneg i32 %14 to float
  %27 = fadd contract float %26, 5.000000e-01
  %28 = fmul contract float %27, 5.000000e-01
  %29 = fadd contract float %28, -5.000000e-01
  %30 = tail call contract noundef float @llvm.maxnum.f32(float %29, float 0.000000e+00)
  %31 = fptosi float %25 to i32
  %32 = fptosi float %30 to i32
  %33 = add nsw i32 %31, 1
  %34 = add nsw i32 %2, -1
  %35 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483647, -2147483648) %33, i32 range(i32 -2147483648, 2147483647) %34)
  %36 = add nsw i32 %32, 1
  %37 = add nsw i32 %3, -1
  %38 = tail call noundef i32 @llvm.smin.i32(i32 range(i32 -2147483647, -2147483648) %36, i32 range(i32 -2147483648, 2147483647) %37)
  %39 = sitofp i32 %31 to float
  %40 = fsub contract float %25, %39
  %41 = sitofp i32 %32 to float
  %42 = fsub contract float %30, %41
  %43 = mul nsw i32 %2, %32
  %44 = add nsw i32 %43, %31
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %0, i64 %45
  %47 = load float, ptr %46, align 4, !tbaa !8
  %48 = fsub contract float 1.000000e+00, %40
  %49 = fmul contract float %48, %47
  %50 = add nsw i32 %35, %43
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %40, %53
  %55 = fadd contract float %49, %54
  %56 = mul nsw i32 %38, %2
  %57 = add nsw i32 %56, %31
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %0, i64 %58
  %60 = load float, ptr %59, align 4, !tbaa !8
  %61 = fmul contract float %48, %60
  %62 = add nsw i32 %56, %35
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %0, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fmul contract float %40, %65
  %67 = fadd contract float %61, %66
  %68 = fsub contract float 1.000000e+00, %42
  %69 = fmul contract float %68, %55
  %70 = fmul contract float %42, %67
  %71 = fadd contract float %69, %70
  %72 = shl nuw nsw i32 %14, 1
  %73 = zext nneg i32 %72 to i64
  %74 = sext i32 %2 to i64
  %75 = mul nsw i64 %74, %73
  %76 = sext i32 %9 to i64
  %77 = getelementptr float, ptr %1, i64 %75
  %78 = getelementptr float, ptr %77, i64 %76
  store float %71, ptr %78, align 4, !tbaa !8
  br label %79

79:                                               ; preds = %4, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @im2col(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5, i32 noundef %6, i32 noundef %7, i32 noundef %8) local_unnamed_addr #0 {
  %10 = shl nsw i32 %6, 1
  %11 = sub i32 %3, %5
  %12 = add i32 %11, %10
  %13 = sdiv i32 %12, %7
  %14 = add nsw i32 %13, 1
  %15 = sub i32 %4, %5
  %16 = add i32 %15, %10
  %17 = sdiv i32 %16, %7
  %18 = add nsw i32 %17, 1
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  %24 = mul i32 %18, %14
  %25 = mul i32 %24, %2
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %27, label %39

27:                                               ; preds = %9
  %28 = mul i32 %5, %14
  %29 = mul i32 %28, %5
  %30 = icmp sgt i32 %5, 0
  %31 = sext i32 %24 to i64
  %32 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %33 = mul i32 %20, %32
  %34 = and i32 %5, 3
  %35 = icmp ult i32 %5, 4
  %36 = and i32 %5, 2147483644
  %37 = icmp eq i32 %34, 0
  %38 = icmp ne i32 %34, 0
  br label %40

39:                                               ; preds = %75, %9
  ret void

40:                                               ; preds = %27, %75
  %41 = phi i32 [ %23, %27 ], [ %76, %75 ]
  %42 = freeze i32 %41
  %43 = sdiv i32 %42, %18
  %44 = mul i32 %43, %18
  %45 = sub i32 %42, %44
  %46 = sdiv i32 %43, %14
  %47 = mul i32 %46, %14
  %48 = sub i32 %43, %47
  %49 = mul nsw i32 %48, %7
  %50 = sub nsw i32 %49, %6
  %51 = mul nsw i32 %45, %7
  %52 = sub nsw i32 %51, %6
  %53 = mul nsw i32 %46, %3
  %54 = add nsw i32 %53, %50
  %55 = mul nsw i32 %54, %4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds float, ptr %0, i64 %56
  %58 = sext i32 %52 to i64
  %59 = getelementptr inbounds float, ptr %57, i64 %58
  br i1 %30, label %60, label %75

60:                                               ; preds = %40
  %61 = mul i32 %29, %46
  %62 = add nsw i32 %61, %48
  %63 = mul nsw i32 %62, %18
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %1, i64 %64
  %66 = sext i32 %45 to i64
  %67 = getelementptr inbounds float, ptr %65, i64 %66
  br label %68

68:                                               ; preds = %60, %103
  %69 = phi i32 [ %105, %103 ], [ 0, %60 ]
  %70 = phi ptr [ %104, %103 ], [ %67, %60 ]
  %71 = add nsw i32 %69, %50
  %72 = icmp sgt i32 %71, -1
  %73 = icmp slt i32 %71, %3
  %74 = mul nsw i32 %69, %4
  br i1 %35, label %79, label %107

75:                                               ; preds = %103, %40
  %76 = add i32 %41, %33
  %77 = icmp slt i32 %76, %25
  br i1 %77, label %40, label %39, !llvm.loop !18

78:                                               ; preds = %167
  br i1 %37, label %103, label %79

79:                                               ; preds = %78, %68
  %80 = phi i32 [ 0, %68 ], [ %170, %78 ]
  %81 = phi ptr [ %70, %68 ], [ %169, %78 ]
  tail call void @llvm.assume(i1 %38)
  br label %82

82:                                               ; preds = %97, %79
  %83 = phi i32 [ %80, %79 ], [ %100, %97 ]
  %84 = phi ptr [ %81, %79 ], [ %99, %97 ]
  %85 = phi i32 [ 0, %79 ], [ %101, %97 ]
  %86 = add nsw i32 %83, %52
  %87 = icmp sgt i32 %86, -1
  %88 = select i1 %72, i1 %87, i1 false
  %89 = and i1 %73, %88
  %90 = icmp slt i32 %86, %4
  %91 = select i1 %89, i1 %90, i1 false
  br i1 %91, label %92, label %97

92:                                               ; preds = %82
  %93 = add nsw i32 %83, %74
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds float, ptr %59, i64 %94
  %96 = load float, ptr %95, align 4, !tbaa !8
  br label %97

97:                                               ; preds = %92, %82
  %98 = phi contract float [ %96, %92 ], [ 0.000000e+00, %82 ]
  store float %98, ptr %84, align 4, !tbaa !8
  %99 = getelementptr inbounds float, ptr %84, i64 %31
  %100 = add nuw nsw i32 %83, 1
  %101 = add i32 %85, 1
  %102 = icmp eq i32 %101, %34
  br i1 %102, label %103, label %82, !llvm.loop !19

103:                                              ; preds = %97, %78
  %104 = phi ptr [ %169, %78 ], [ %99, %97 ]
  %105 = add nuw nsw i32 %69, 1
  %106 = icmp eq i32 %105, %5
  br i1 %106, label %75, label %68, !llvm.loop !20

107:                                              ; preds = %68, %167
  %108 = phi i32 [ %170, %167 ], [ 0, %68 ]
  %109 = phi ptr [ %169, %167 ], [ %70, %68 ]
  %110 = phi i32 [ %171, %167 ], [ 0, %68 ]
  %111 = add nsw i32 %108, %52
  %112 = icmp sgt i32 %111, -1
  %113 = select i1 %72, i1 %112, i1 false
  %114 = and i1 %73, %113
  %115 = icmp slt i32 %111, %4
  %116 = select i1 %114, i1 %115, i1 false
  br i1 %116, label %117, label %122

117:                                              ; preds = %107
  %118 = add nsw i32 %108, %74
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds float, ptr %59, i64 %119
  %121 = load float, ptr %120, align 4, !tbaa !8
  br label %122

122:                                              ; preds = %107, %117
  %123 = phi contract float [ %121, %117 ], [ 0.000000e+00, %107 ]
  store float %123, ptr %109, align 4, !tbaa !8
  %124 = getelementptr inbounds float, ptr %109, i64 %31
  %125 = or disjoint i32 %108, 1
  %126 = add nsw i32 %125, %52
  %127 = icmp sgt i32 %126, -1
  %128 = select i1 %72, i1 %127, i1 false
  %129 = and i1 %73, %128
  %130 = icmp slt i32 %126, %4
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %137

132:                                              ; preds = %122
  %133 = add nsw i32 %125, %74
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds float, ptr %59, i64 %134
  %136 = load float, ptr %135, align 4, !tbaa !8
  br label %137

137:                                              ; preds = %132, %122
  %138 = phi contract float [ %136, %132 ], [ 0.000000e+00, %122 ]
  store float %138, ptr %124, align 4, !tbaa !8
  %139 = getelementptr inbounds float, ptr %124, i64 %31
  %140 = or disjoint i32 %108, 2
  %141 = add nsw i32 %140, %52
  %142 = icmp sgt i32 %141, -1
  %143 = select i1 %72, i1 %142, i1 false
  %144 = and i1 %73, %143
  %145 = icmp slt i32 %141, %4
  %146 = select i1 %144, i1 %145, i1 false
  br i1 %146, label %147, label %152

147:                                              ; preds = %137
  %148 = add nsw i32 %140, %74
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds float, ptr %59, i64 %149
  %151 = load float, ptr %150, align 4, !tbaa !8
  br label %152

152:                                              ; preds = %147, %137
  %153 = phi contract float [ %151, %147 ], [ 0.000000e+00, %137 ]
  store float %153, ptr %139, align 4, !tbaa !8
  %154 = getelementptr inbounds float, ptr %139, i64 %31
  %155 = or disjoint i32 %108, 3
  %156 = add nsw i32 %155, %52
  %157 = icmp sgt i32 %156, -1
  %158 = select i1 %72, i1 %157, i1 false
  %159 = and i1 %73, %158
  %160 = icmp slt i32 %156, %4
  %161 = select i1 %159, i1 %160, i1 false
  br i1 %161, label %162, label %167

162:                                              ; preds = %152
  %163 = add nsw i32 %155, %74
  %164 = sext i32 %163 to i64
  %165 = getelementptr inbounds float, ptr %59, i64 %164
  %166 = load float, ptr %165, align 4, !tbaa !8
  br label %167

167:                                              ; preds = %162, %152
  %168 = phi contract float [ %166, %162 ], [ 0.000000e+00, %152 ]
  store float %168, ptr %154, align 4, !tbaa !8
  %169 = getelementptr inbounds float, ptr %154, i64 %31
  %170 = add nuw nsw i32 %108, 4
  %171 = add i32 %110, 4
  %172 = icmp eq i32 %171, %36
  br i1 %172, label %78, label %107, !llvm.loop !21
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

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!6, !6, i64 0}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = distinct !{!18, !13}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13}
