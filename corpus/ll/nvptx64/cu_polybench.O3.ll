; ModuleID = 'corpus/cuda/cu_polybench.cu'
source_filename = "corpus/cuda/cu_polybench.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12gram_schmidtE3nrm = internal unnamed_addr addrspace(3) global double undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atax_1(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %90

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %2, i64 %13
  store float 0.000000e+00, ptr %14, align 4, !tbaa !8
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %90

16:                                               ; preds = %12
  %17 = mul nsw i32 %4, %10
  %18 = and i32 %4, 3
  %19 = icmp ult i32 %4, 4
  br i1 %19, label %70, label %20

20:                                               ; preds = %16
  %21 = and i32 %4, 2147483644
  br label %22

22:                                               ; preds = %22, %20
  %23 = phi float [ 0.000000e+00, %20 ], [ %64, %22 ]
  %24 = phi i32 [ 0, %20 ], [ %65, %22 ]
  %25 = phi i32 [ 0, %20 ], [ %66, %22 ]
  %26 = add nsw i32 %24, %17
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = zext nneg i32 %24 to i64
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fmul contract float %29, %32
  %34 = fadd contract float %23, %33
  store float %34, ptr %14, align 4, !tbaa !8
  %35 = or disjoint i32 %24, 1
  %36 = add nsw i32 %35, %17
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %0, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !8
  %40 = zext nneg i32 %35 to i64
  %41 = getelementptr inbounds nuw float, ptr %1, i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %39, %42
  %44 = fadd contract float %34, %43
  store float %44, ptr %14, align 4, !tbaa !8
  %45 = or disjoint i32 %24, 2
  %46 = add nsw i32 %45, %17
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %0, i64 %47
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = zext nneg i32 %45 to i64
  %51 = getelementptr inbounds nuw float, ptr %1, i64 %50
  %52 = load float, ptr %51, align 4, !tbaa !8
  %53 = fmul contract float %49, %52
  %54 = fadd contract float %44, %53
  store float %54, ptr %14, align 4, !tbaa !8
  %55 = or disjoint i32 %24, 3
  %56 = add nsw i32 %55, %17
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds float, ptr %0, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = zext nneg i32 %55 to i64
  %61 = getelementptr inbounds nuw float, ptr %1, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fmul contract float %59, %62
  %64 = fadd contract float %54, %63
  store float %64, ptr %14, align 4, !tbaa !8
  %65 = add nuw nsw i32 %24, 4
  %66 = add i32 %25, 4
  %67 = icmp eq i32 %66, %21
  br i1 %67, label %68, label %22, !llvm.loop !10

68:                                               ; preds = %22
  %69 = icmp eq i32 %18, 0
  br i1 %69, label %90, label %70

70:                                               ; preds = %68, %16
  %71 = phi float [ 0.000000e+00, %16 ], [ %64, %68 ]
  %72 = phi i32 [ 0, %16 ], [ %65, %68 ]
  %73 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %73)
  br label %74

74:                                               ; preds = %74, %70
  %75 = phi float [ %71, %70 ], [ %86, %74 ]
  %76 = phi i32 [ %72, %70 ], [ %87, %74 ]
  %77 = phi i32 [ 0, %70 ], [ %88, %74 ]
  %78 = add nsw i32 %76, %17
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds float, ptr %0, i64 %79
  %81 = load float, ptr %80, align 4, !tbaa !8
  %82 = zext nneg i32 %76 to i64
  %83 = getelementptr inbounds nuw float, ptr %1, i64 %82
  %84 = load float, ptr %83, align 4, !tbaa !8
  %85 = fmul contract float %81, %84
  %86 = fadd contract float %75, %85
  store float %86, ptr %14, align 4, !tbaa !8
  %87 = add nuw nsw i32 %76, 1
  %88 = add i32 %77, 1
  %89 = icmp eq i32 %88, %18
  br i1 %89, label %90, label %74, !llvm.loop !12

90:                                               ; preds = %68, %74, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @atax_2(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %4
  br i1 %11, label %12, label %94

12:                                               ; preds = %5
  %13 = sext i32 %10 to i64
  %14 = getelementptr inbounds float, ptr %2, i64 %13
  store float 0.000000e+00, ptr %14, align 4, !tbaa !8
  %15 = icmp sgt i32 %3, 0
  br i1 %15, label %16, label %94

16:                                               ; preds = %12
  %17 = and i32 %3, 3
  %18 = icmp ult i32 %3, 4
  br i1 %18, label %73, label %19

19:                                               ; preds = %16
  %20 = and i32 %3, 2147483644
  br label %21

21:                                               ; preds = %21, %19
  %22 = phi float [ 0.000000e+00, %19 ], [ %67, %21 ]
  %23 = phi i32 [ 0, %19 ], [ %68, %21 ]
  %24 = phi i32 [ 0, %19 ], [ %69, %21 ]
  %25 = mul nsw i32 %23, %4
  %26 = add nsw i32 %25, %10
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr %0, i64 %27
  %29 = load float, ptr %28, align 4, !tbaa !8
  %30 = zext nneg i32 %23 to i64
  %31 = getelementptr inbounds nuw float, ptr %1, i64 %30
  %32 = load float, ptr %31, align 4, !tbaa !8
  %33 = fmul contract float %29, %32
  %34 = fadd contract float %22, %33
  store float %34, ptr %14, align 4, !tbaa !8
  %35 = or disjoint i32 %23, 1
  %36 = mul nsw i32 %35, %4
  %37 = add nsw i32 %36, %10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %0, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = zext nneg i32 %35 to i64
  %42 = getelementptr inbounds nuw float, ptr %1, i64 %41
  %43 = load float, ptr %42, align 4, !tbaa !8
  %44 = fmul contract float %40, %43
  %45 = fadd contract float %34, %44
  store float %45, ptr %14, align 4, !tbaa !8
  %46 = or disjoint i32 %23, 2
  %47 = mul nsw i32 %46, %4
  %48 = add nsw i32 %47, %10
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %0, i64 %49
  %51 = load float, ptr %50, align 4, !tbaa !8
  %52 = zext nneg i32 %46 to i64
  %53 = getelementptr inbounds nuw float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %51, %54
  %56 = fadd contract float %45, %55
  store float %56, ptr %14, align 4, !tbaa !8
  %57 = or disjoint i32 %23, 3
  %58 = mul nsw i32 %57, %4
  %59 = add nsw i32 %58, %10
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %0, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = zext nneg i32 %57 to i64
  %64 = getelementptr inbounds nuw float, ptr %1, i64 %63
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fmul contract float %62, %65
  %67 = fadd contract float %56, %66
  store float %67, ptr %14, align 4, !tbaa !8
  %68 = add nuw nsw i32 %23, 4
  %69 = add i32 %24, 4
  %70 = icmp eq i32 %69, %20
  br i1 %70, label %71, label %21, !llvm.loop !14

71:                                               ; preds = %21
  %72 = icmp eq i32 %17, 0
  br i1 %72, label %94, label %73

73:                                               ; preds = %71, %16
  %74 = phi float [ 0.000000e+00, %16 ], [ %67, %71 ]
  %75 = phi i32 [ 0, %16 ], [ %68, %71 ]
  %76 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %76)
  br label %77

77:                                               ; preds = %77, %73
  %78 = phi float [ %90, %77 ], [ %74, %73 ]
  %79 = phi i32 [ %91, %77 ], [ %75, %73 ]
  %80 = phi i32 [ %92, %77 ], [ 0, %73 ]
  %81 = mul nsw i32 %79, %4
  %82 = add nsw i32 %81, %10
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %0, i64 %83
  %85 = load float, ptr %84, align 4, !tbaa !8
  %86 = zext nneg i32 %79 to i64
  %87 = getelementptr inbounds nuw float, ptr %1, i64 %86
  %88 = load float, ptr %87, align 4, !tbaa !8
  %89 = fmul contract float %85, %88
  %90 = fadd contract float %78, %89
  store float %90, ptr %14, align 4, !tbaa !8
  %91 = add nuw nsw i32 %79, 1
  %92 = add i32 %80, 1
  %93 = icmp eq i32 %92, %17
  br i1 %93, label %94, label %77, !llvm.loop !15

94:                                               ; preds = %71, %77, %12, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @bicg(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef writeonly captures(none) %3, ptr noundef writeonly captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %6
  br i1 %13, label %14, label %96

14:                                               ; preds = %7
  %15 = sext i32 %12 to i64
  %16 = getelementptr inbounds double, ptr %3, i64 %15
  store double 0.000000e+00, ptr %16, align 8, !tbaa !16
  %17 = icmp sgt i32 %5, 0
  br i1 %17, label %18, label %96

18:                                               ; preds = %14
  %19 = and i32 %5, 3
  %20 = icmp ult i32 %5, 4
  br i1 %20, label %75, label %21

21:                                               ; preds = %18
  %22 = and i32 %5, 2147483644
  br label %23

23:                                               ; preds = %23, %21
  %24 = phi double [ 0.000000e+00, %21 ], [ %69, %23 ]
  %25 = phi i32 [ 0, %21 ], [ %70, %23 ]
  %26 = phi i32 [ 0, %21 ], [ %71, %23 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %29 = load double, ptr %28, align 8, !tbaa !16
  %30 = mul nsw i32 %25, %6
  %31 = add nsw i32 %30, %12
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %0, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !16
  %35 = fmul contract double %29, %34
  %36 = fadd contract double %24, %35
  store double %36, ptr %16, align 8, !tbaa !16
  %37 = or disjoint i32 %25, 1
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !16
  %41 = mul nsw i32 %37, %6
  %42 = add nsw i32 %41, %12
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !16
  %46 = fmul contract double %40, %45
  %47 = fadd contract double %36, %46
  store double %47, ptr %16, align 8, !tbaa !16
  %48 = or disjoint i32 %25, 2
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %49
  %51 = load double, ptr %50, align 8, !tbaa !16
  %52 = mul nsw i32 %48, %6
  %53 = add nsw i32 %52, %12
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds double, ptr %0, i64 %54
  %56 = load double, ptr %55, align 8, !tbaa !16
  %57 = fmul contract double %51, %56
  %58 = fadd contract double %47, %57
  store double %58, ptr %16, align 8, !tbaa !16
  %59 = or disjoint i32 %25, 3
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr %1, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !16
  %63 = mul nsw i32 %59, %6
  %64 = add nsw i32 %63, %12
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !16
  %68 = fmul contract double %62, %67
  %69 = fadd contract double %58, %68
  store double %69, ptr %16, align 8, !tbaa !16
  %70 = add nuw nsw i32 %25, 4
  %71 = add i32 %26, 4
  %72 = icmp eq i32 %71, %22
  br i1 %72, label %73, label %23, !llvm.loop !18

73:                                               ; preds = %23
  %74 = icmp eq i32 %19, 0
  br i1 %74, label %96, label %75

75:                                               ; preds = %73, %18
  %76 = phi double [ 0.000000e+00, %18 ], [ %69, %73 ]
  %77 = phi i32 [ 0, %18 ], [ %70, %73 ]
  %78 = icmp ne i32 %19, 0
  tail call void @llvm.assume(i1 %78)
  br label %79

79:                                               ; preds = %79, %75
  %80 = phi double [ %92, %79 ], [ %76, %75 ]
  %81 = phi i32 [ %93, %79 ], [ %77, %75 ]
  %82 = phi i32 [ %94, %79 ], [ 0, %75 ]
  %83 = zext nneg i32 %81 to i64
  %84 = getelementptr inbounds nuw double, ptr %1, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !16
  %86 = mul nsw i32 %81, %6
  %87 = add nsw i32 %86, %12
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds double, ptr %0, i64 %88
  %90 = load double, ptr %89, align 8, !tbaa !16
  %91 = fmul contract double %85, %90
  %92 = fadd contract double %80, %91
  store double %92, ptr %16, align 8, !tbaa !16
  %93 = add nuw nsw i32 %81, 1
  %94 = add i32 %82, 1
  %95 = icmp eq i32 %94, %19
  br i1 %95, label %96, label %79, !llvm.loop !19

96:                                               ; preds = %73, %79, %14, %7
  %97 = icmp slt i32 %12, %5
  br i1 %97, label %98, label %176

98:                                               ; preds = %96
  %99 = sext i32 %12 to i64
  %100 = getelementptr inbounds double, ptr %4, i64 %99
  store double 0.000000e+00, ptr %100, align 8, !tbaa !16
  %101 = icmp sgt i32 %6, 0
  br i1 %101, label %102, label %176

102:                                              ; preds = %98
  %103 = mul nsw i32 %6, %12
  %104 = and i32 %6, 3
  %105 = icmp ult i32 %6, 4
  br i1 %105, label %156, label %106

106:                                              ; preds = %102
  %107 = and i32 %6, 2147483644
  br label %108

108:                                              ; preds = %108, %106
  %109 = phi double [ 0.000000e+00, %106 ], [ %150, %108 ]
  %110 = phi i32 [ 0, %106 ], [ %151, %108 ]
  %111 = phi i32 [ 0, %106 ], [ %152, %108 ]
  %112 = add nsw i32 %110, %103
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds double, ptr %0, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !16
  %116 = zext nneg i32 %110 to i64
  %117 = getelementptr inbounds nuw double, ptr %2, i64 %116
  %118 = load double, ptr %117, align 8, !tbaa !16
  %119 = fmul contract double %115, %118
  %120 = fadd contract double %109, %119
  store double %120, ptr %100, align 8, !tbaa !16
  %121 = or disjoint i32 %110, 1
  %122 = add nsw i32 %121, %103
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %0, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !16
  %126 = zext nneg i32 %121 to i64
  %127 = getelementptr inbounds nuw double, ptr %2, i64 %126
  %128 = load double, ptr %127, align 8, !tbaa !16
  %129 = fmul contract double %125, %128
  %130 = fadd contract double %120, %129
  store double %130, ptr %100, align 8, !tbaa !16
  %131 = or disjoint i32 %110, 2
  %132 = add nsw i32 %131, %103
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds double, ptr %0, i64 %133
  %135 = load double, ptr %134, align 8, !tbaa !16
  %136 = zext nneg i32 %131 to i64
  %137 = getelementptr inbounds nuw double, ptr %2, i64 %136
  %138 = load double, ptr %137, align 8, !tbaa !16
  %139 = fmul contract double %135, %138
  %140 = fadd contract double %130, %139
  store double %140, ptr %100, align 8, !tbaa !16
  %141 = or disjoint i32 %110, 3
  %142 = add nsw i32 %141, %103
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds double, ptr %0, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !16
  %146 = zext nneg i32 %141 to i64
  %147 = getelementptr inbounds nuw double, ptr %2, i64 %146
  %148 = load double, ptr %147, align 8, !tbaa !16
  %149 = fmul contract double %145, %148
  %150 = fadd contract double %140, %149
  store double %150, ptr %100, align 8, !tbaa !16
  %151 = add nuw nsw i32 %110, 4
  %152 = add i32 %111, 4
  %153 = icmp eq i32 %152, %107
  br i1 %153, label %154, label %108, !llvm.loop !20

154:                                              ; preds = %108
  %155 = icmp eq i32 %104, 0
  br i1 %155, label %176, label %156

156:                                              ; preds = %154, %102
  %157 = phi double [ 0.000000e+00, %102 ], [ %150, %154 ]
  %158 = phi i32 [ 0, %102 ], [ %151, %154 ]
  %159 = icmp ne i32 %104, 0
  tail call void @llvm.assume(i1 %159)
  br label %160

160:                                              ; preds = %160, %156
  %161 = phi double [ %157, %156 ], [ %172, %160 ]
  %162 = phi i32 [ %158, %156 ], [ %173, %160 ]
  %163 = phi i32 [ 0, %156 ], [ %174, %160 ]
  %164 = add nsw i32 %162, %103
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds double, ptr %0, i64 %165
  %167 = load double, ptr %166, align 8, !tbaa !16
  %168 = zext nneg i32 %162 to i64
  %169 = getelementptr inbounds nuw double, ptr %2, i64 %168
  %170 = load double, ptr %169, align 8, !tbaa !16
  %171 = fmul contract double %167, %170
  %172 = fadd contract double %161, %171
  store double %172, ptr %100, align 8, !tbaa !16
  %173 = add nuw nsw i32 %162, 1
  %174 = add i32 %163, 1
  %175 = icmp eq i32 %174, %104
  br i1 %175, label %176, label %160, !llvm.loop !21

176:                                              ; preds = %154, %160, %98, %96
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @gesummv(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i32 noundef %4, float noundef %5, float noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = icmp slt i32 %12, %4
  br i1 %13, label %14, label %121

14:                                               ; preds = %7
  %15 = icmp sgt i32 %4, 0
  br i1 %15, label %16, label %50

16:                                               ; preds = %14
  %17 = mul nsw i32 %4, %12
  %18 = and i32 %4, 3
  %19 = icmp ult i32 %4, 4
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = and i32 %4, 2147483644
  br label %58

22:                                               ; preds = %58
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %50, label %24

24:                                               ; preds = %22, %16
  %25 = phi i32 [ 0, %16 ], [ %118, %22 ]
  %26 = phi float [ 0.000000e+00, %16 ], [ %117, %22 ]
  %27 = phi float [ 0.000000e+00, %16 ], [ %113, %22 ]
  %28 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %28)
  br label %29

29:                                               ; preds = %29, %24
  %30 = phi i32 [ %25, %24 ], [ %47, %29 ]
  %31 = phi float [ %26, %24 ], [ %46, %29 ]
  %32 = phi float [ %27, %24 ], [ %42, %29 ]
  %33 = phi i32 [ 0, %24 ], [ %48, %29 ]
  %34 = add nsw i32 %30, %17
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds float, ptr %0, i64 %35
  %37 = load float, ptr %36, align 4, !tbaa !8
  %38 = zext nneg i32 %30 to i64
  %39 = getelementptr inbounds nuw float, ptr %2, i64 %38
  %40 = load float, ptr %39, align 4, !tbaa !8
  %41 = fmul contract float %37, %40
  %42 = fadd contract float %32, %41
  %43 = getelementptr inbounds float, ptr %1, i64 %35
  %44 = load float, ptr %43, align 4, !tbaa !8
  %45 = fmul contract float %40, %44
  %46 = fadd contract float %31, %45
  %47 = add nuw nsw i32 %30, 1
  %48 = add i32 %33, 1
  %49 = icmp eq i32 %48, %18
  br i1 %49, label %50, label %29, !llvm.loop !22

50:                                               ; preds = %22, %29, %14
  %51 = phi float [ 0.000000e+00, %14 ], [ %113, %22 ], [ %42, %29 ]
  %52 = phi float [ 0.000000e+00, %14 ], [ %117, %22 ], [ %46, %29 ]
  %53 = fmul contract float %5, %51
  %54 = fmul contract float %6, %52
  %55 = fadd contract float %53, %54
  %56 = sext i32 %12 to i64
  %57 = getelementptr inbounds float, ptr %3, i64 %56
  store float %55, ptr %57, align 4, !tbaa !8
  br label %121

58:                                               ; preds = %58, %20
  %59 = phi i32 [ 0, %20 ], [ %118, %58 ]
  %60 = phi float [ 0.000000e+00, %20 ], [ %117, %58 ]
  %61 = phi float [ 0.000000e+00, %20 ], [ %113, %58 ]
  %62 = phi i32 [ 0, %20 ], [ %119, %58 ]
  %63 = add nsw i32 %59, %17
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %0, i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = zext nneg i32 %59 to i64
  %68 = getelementptr inbounds nuw float, ptr %2, i64 %67
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fmul contract float %66, %69
  %71 = fadd contract float %61, %70
  %72 = getelementptr inbounds float, ptr %1, i64 %64
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %69, %73
  %75 = fadd contract float %60, %74
  %76 = or disjoint i32 %59, 1
  %77 = add nsw i32 %76, %17
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %0, i64 %78
  %80 = load float, ptr %79, align 4, !tbaa !8
  %81 = zext nneg i32 %76 to i64
  %82 = getelementptr inbounds nuw float, ptr %2, i64 %81
  %83 = load float, ptr %82, align 4, !tbaa !8
  %84 = fmul contract float %80, %83
  %85 = fadd contract float %71, %84
  %86 = getelementptr inbounds float, ptr %1, i64 %78
  %87 = load float, ptr %86, align 4, !tbaa !8
  %88 = fmul contract float %83, %87
  %89 = fadd contract float %75, %88
  %90 = or disjoint i32 %59, 2
  %91 = add nsw i32 %90, %17
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds float, ptr %0, i64 %92
  %94 = load float, ptr %93, align 4, !tbaa !8
  %95 = zext nneg i32 %90 to i64
  %96 = getelementptr inbounds nuw float, ptr %2, i64 %95
  %97 = load float, ptr %96, align 4, !tbaa !8
  %98 = fmul contract float %94, %97
  %99 = fadd contract float %85, %98
  %100 = getelementptr inbounds float, ptr %1, i64 %92
  %101 = load float, ptr %100, align 4, !tbaa !8
  %102 = fmul contract float %97, %101
  %103 = fadd contract float %89, %102
  %104 = or disjoint i32 %59, 3
  %105 = add nsw i32 %104, %17
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds float, ptr %0, i64 %106
  %108 = load float, ptr %107, align 4, !tbaa !8
  %109 = zext nneg i32 %104 to i64
  %110 = getelementptr inbounds nuw float, ptr %2, i64 %109
  %111 = load float, ptr %110, align 4, !tbaa !8
  %112 = fmul contract float %108, %111
  %113 = fadd contract float %99, %112
  %114 = getelementptr inbounds float, ptr %1, i64 %106
  %115 = load float, ptr %114, align 4, !tbaa !8
  %116 = fmul contract float %111, %115
  %117 = fadd contract float %103, %116
  %118 = add nuw nsw i32 %59, 4
  %119 = add i32 %62, 4
  %120 = icmp eq i32 %119, %21
  br i1 %120, label %22, label %58, !llvm.loop !23

121:                                              ; preds = %7, %50
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @syr2k(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4, double noundef %5, double noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = mul i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = add i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %15 = mul nuw nsw i32 %13, %14
  %16 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %17 = add nuw nsw i32 %15, %16
  %18 = icmp slt i32 %17, %3
  %19 = icmp slt i32 %12, %3
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %104

21:                                               ; preds = %7
  %22 = mul nsw i32 %3, %17
  %23 = add nsw i32 %22, %12
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds double, ptr %2, i64 %24
  %26 = load double, ptr %25, align 8, !tbaa !16
  %27 = fmul contract double %6, %26
  store double %27, ptr %25, align 8, !tbaa !16
  %28 = icmp sgt i32 %4, 0
  br i1 %28, label %29, label %104

29:                                               ; preds = %21
  %30 = mul nuw nsw i32 %4, %17
  %31 = mul nsw i32 %4, %12
  %32 = and i32 %4, 1
  %33 = icmp eq i32 %4, 1
  br i1 %33, label %82, label %34

34:                                               ; preds = %29
  %35 = and i32 %4, 2147483646
  br label %36

36:                                               ; preds = %36, %34
  %37 = phi double [ %27, %34 ], [ %76, %36 ]
  %38 = phi i32 [ 0, %34 ], [ %77, %36 ]
  %39 = phi i32 [ 0, %34 ], [ %78, %36 ]
  %40 = add nuw nsw i32 %38, %30
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !16
  %44 = fmul contract double %5, %43
  %45 = add nsw i32 %38, %31
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds double, ptr %1, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !16
  %49 = fmul contract double %44, %48
  %50 = getelementptr inbounds nuw double, ptr %1, i64 %41
  %51 = load double, ptr %50, align 8, !tbaa !16
  %52 = fmul contract double %5, %51
  %53 = getelementptr inbounds double, ptr %0, i64 %46
  %54 = load double, ptr %53, align 8, !tbaa !16
  %55 = fmul contract double %52, %54
  %56 = fadd contract double %49, %55
  %57 = fadd contract double %37, %56
  store double %57, ptr %25, align 8, !tbaa !16
  %58 = or disjoint i32 %38, 1
  %59 = add nuw nsw i32 %58, %30
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw double, ptr %0, i64 %60
  %62 = load double, ptr %61, align 8, !tbaa !16
  %63 = fmul contract double %5, %62
  %64 = add nsw i32 %58, %31
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds double, ptr %1, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !16
  %68 = fmul contract double %63, %67
  %69 = getelementptr inbounds nuw double, ptr %1, i64 %60
  %70 = load double, ptr %69, align 8, !tbaa !16
  %71 = fmul contract double %5, %70
  %72 = getelementptr inbounds double, ptr %0, i64 %65
  %73 = load double, ptr %72, align 8, !tbaa !16
  %74 = fmul contract double %71, %73
  %75 = fadd contract double %68, %74
  %76 = fadd contract double %57, %75
  store double %76, ptr %25, align 8, !tbaa !16
  %77 = add nuw nsw i32 %38, 2
  %78 = add i32 %39, 2
  %79 = icmp eq i32 %78, %35
  br i1 %79, label %80, label %36, !llvm.loop !24

80:                                               ; preds = %36
  %81 = icmp eq i32 %32, 0
  br i1 %81, label %104, label %82

82:                                               ; preds = %80, %29
  %83 = phi double [ %27, %29 ], [ %76, %80 ]
  %84 = phi i32 [ 0, %29 ], [ %77, %80 ]
  %85 = icmp ne i32 %32, 0
  tail call void @llvm.assume(i1 %85)
  %86 = add nuw nsw i32 %84, %30
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw double, ptr %0, i64 %87
  %89 = load double, ptr %88, align 8, !tbaa !16
  %90 = fmul contract double %5, %89
  %91 = add nsw i32 %84, %31
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds double, ptr %1, i64 %92
  %94 = load double, ptr %93, align 8, !tbaa !16
  %95 = fmul contract double %90, %94
  %96 = getelementptr inbounds nuw double, ptr %1, i64 %87
  %97 = load double, ptr %96, align 8, !tbaa !16
  %98 = fmul contract double %5, %97
  %99 = getelementptr inbounds double, ptr %0, i64 %92
  %100 = load double, ptr %99, align 8, !tbaa !16
  %101 = fmul contract double %98, %100
  %102 = fadd contract double %95, %101
  %103 = fadd contract double %83, %102
  store double %103, ptr %25, align 8, !tbaa !16
  br label %104

104:                                              ; preds = %82, %80, %21, %7
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @corr_std(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %3
  br i1 %11, label %12, label %217

12:                                               ; preds = %5
  %13 = icmp sgt i32 %4, 0
  br i1 %13, label %14, label %38

14:                                               ; preds = %12
  %15 = and i32 %4, 7
  %16 = icmp ult i32 %4, 8
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %4, 2147483640
  br label %49

19:                                               ; preds = %49
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %38, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %108, %19 ]
  %23 = phi double [ 0.000000e+00, %14 ], [ %107, %19 ]
  %24 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %24)
  br label %25

25:                                               ; preds = %25, %21
  %26 = phi i32 [ %35, %25 ], [ %22, %21 ]
  %27 = phi double [ %34, %25 ], [ %23, %21 ]
  %28 = phi i32 [ %36, %25 ], [ 0, %21 ]
  %29 = mul nsw i32 %26, %3
  %30 = add nsw i32 %29, %10
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !16
  %34 = fadd contract double %27, %33
  %35 = add nuw nsw i32 %26, 1
  %36 = add i32 %28, 1
  %37 = icmp eq i32 %36, %15
  br i1 %37, label %38, label %25, !llvm.loop !25

38:                                               ; preds = %19, %25, %12
  %39 = phi double [ 0.000000e+00, %12 ], [ %107, %19 ], [ %34, %25 ]
  %40 = sitofp i32 %4 to double
  %41 = fdiv contract double %39, %40
  %42 = sext i32 %10 to i64
  %43 = getelementptr inbounds double, ptr %1, i64 %42
  store double %41, ptr %43, align 8, !tbaa !16
  br i1 %13, label %44, label %132

44:                                               ; preds = %38
  %45 = and i32 %4, 7
  %46 = icmp ult i32 %4, 8
  br i1 %46, label %113, label %47

47:                                               ; preds = %44
  %48 = and i32 %4, 2147483640
  br label %139

49:                                               ; preds = %49, %17
  %50 = phi i32 [ 0, %17 ], [ %108, %49 ]
  %51 = phi double [ 0.000000e+00, %17 ], [ %107, %49 ]
  %52 = phi i32 [ 0, %17 ], [ %109, %49 ]
  %53 = mul nsw i32 %50, %3
  %54 = add nsw i32 %53, %10
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds double, ptr %0, i64 %55
  %57 = load double, ptr %56, align 8, !tbaa !16
  %58 = fadd contract double %51, %57
  %59 = or disjoint i32 %50, 1
  %60 = mul nsw i32 %59, %3
  %61 = add nsw i32 %60, %10
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds double, ptr %0, i64 %62
  %64 = load double, ptr %63, align 8, !tbaa !16
  %65 = fadd contract double %58, %64
  %66 = or disjoint i32 %50, 2
  %67 = mul nsw i32 %66, %3
  %68 = add nsw i32 %67, %10
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds double, ptr %0, i64 %69
  %71 = load double, ptr %70, align 8, !tbaa !16
  %72 = fadd contract double %65, %71
  %73 = or disjoint i32 %50, 3
  %74 = mul nsw i32 %73, %3
  %75 = add nsw i32 %74, %10
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds double, ptr %0, i64 %76
  %78 = load double, ptr %77, align 8, !tbaa !16
  %79 = fadd contract double %72, %78
  %80 = or disjoint i32 %50, 4
  %81 = mul nsw i32 %80, %3
  %82 = add nsw i32 %81, %10
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !16
  %86 = fadd contract double %79, %85
  %87 = or disjoint i32 %50, 5
  %88 = mul nsw i32 %87, %3
  %89 = add nsw i32 %88, %10
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds double, ptr %0, i64 %90
  %92 = load double, ptr %91, align 8, !tbaa !16
  %93 = fadd contract double %86, %92
  %94 = or disjoint i32 %50, 6
  %95 = mul nsw i32 %94, %3
  %96 = add nsw i32 %95, %10
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds double, ptr %0, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !16
  %100 = fadd contract double %93, %99
  %101 = or disjoint i32 %50, 7
  %102 = mul nsw i32 %101, %3
  %103 = add nsw i32 %102, %10
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds double, ptr %0, i64 %104
  %106 = load double, ptr %105, align 8, !tbaa !16
  %107 = fadd contract double %100, %106
  %108 = add nuw nsw i32 %50, 8
  %109 = add i32 %52, 8
  %110 = icmp eq i32 %109, %18
  br i1 %110, label %19, label %49, !llvm.loop !26

111:                                              ; preds = %139
  %112 = icmp eq i32 %45, 0
  br i1 %112, label %132, label %113

113:                                              ; preds = %111, %44
  %114 = phi i32 [ 0, %44 ], [ %214, %111 ]
  %115 = phi double [ 0.000000e+00, %44 ], [ %213, %111 ]
  %116 = icmp ne i32 %45, 0
  tail call void @llvm.assume(i1 %116)
  br label %117

117:                                              ; preds = %117, %113
  %118 = phi i32 [ %129, %117 ], [ %114, %113 ]
  %119 = phi double [ %128, %117 ], [ %115, %113 ]
  %120 = phi i32 [ %130, %117 ], [ 0, %113 ]
  %121 = mul nsw i32 %118, %3
  %122 = add nsw i32 %121, %10
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds double, ptr %0, i64 %123
  %125 = load double, ptr %124, align 8, !tbaa !16
  %126 = fsub contract double %125, %41
  %127 = fmul contract double %126, %126
  %128 = fadd contract double %119, %127
  %129 = add nuw nsw i32 %118, 1
  %130 = add i32 %120, 1
  %131 = icmp eq i32 %130, %45
  br i1 %131, label %132, label %117, !llvm.loop !27

132:                                              ; preds = %111, %117, %38
  %133 = phi double [ 0.000000e+00, %38 ], [ %213, %111 ], [ %128, %117 ]
  %134 = fdiv contract double %133, %40
  %135 = tail call noundef double @llvm.sqrt.f64(double %134)
  %136 = fcmp contract ole double %135, 5.000000e-03
  %137 = select contract i1 %136, double 1.000000e+00, double %135
  %138 = getelementptr inbounds double, ptr %2, i64 %42
  store double %137, ptr %138, align 8, !tbaa !16
  br label %217

139:                                              ; preds = %139, %47
  %140 = phi i32 [ 0, %47 ], [ %214, %139 ]
  %141 = phi double [ 0.000000e+00, %47 ], [ %213, %139 ]
  %142 = phi i32 [ 0, %47 ], [ %215, %139 ]
  %143 = mul nsw i32 %140, %3
  %144 = add nsw i32 %143, %10
  %145 = sext i32 %144 to i64
  %146 = getelementptr inbounds double, ptr %0, i64 %145
  %147 = load double, ptr %146, align 8, !tbaa !16
  %148 = fsub contract double %147, %41
  %149 = fmul contract double %148, %148
  %150 = fadd contract double %141, %149
  %151 = or disjoint i32 %140, 1
  %152 = mul nsw i32 %151, %3
  %153 = add nsw i32 %152, %10
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds double, ptr %0, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !16
  %157 = fsub contract double %156, %41
  %158 = fmul contract double %157, %157
  %159 = fadd contract double %150, %158
  %160 = or disjoint i32 %140, 2
  %161 = mul nsw i32 %160, %3
  %162 = add nsw i32 %161, %10
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds double, ptr %0, i64 %163
  %165 = load double, ptr %164, align 8, !tbaa !16
  %166 = fsub contract double %165, %41
  %167 = fmul contract double %166, %166
  %168 = fadd contract double %159, %167
  %169 = or disjoint i32 %140, 3
  %170 = mul nsw i32 %169, %3
  %171 = add nsw i32 %170, %10
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds double, ptr %0, i64 %172
  %174 = load double, ptr %173, align 8, !tbaa !16
  %175 = fsub contract double %174, %41
  %176 = fmul contract double %175, %175
  %177 = fadd contract double %168, %176
  %178 = or disjoint i32 %140, 4
  %179 = mul nsw i32 %178, %3
  %180 = add nsw i32 %179, %10
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds double, ptr %0, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !16
  %184 = fsub contract double %183, %41
  %185 = fmul contract double %184, %184
  %186 = fadd contract double %177, %185
  %187 = or disjoint i32 %140, 5
  %188 = mul nsw i32 %187, %3
  %189 = add nsw i32 %188, %10
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds double, ptr %0, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !16
  %193 = fsub contract double %192, %41
  %194 = fmul contract double %193, %193
  %195 = fadd contract double %186, %194
  %196 = or disjoint i32 %140, 6
  %197 = mul nsw i32 %196, %3
  %198 = add nsw i32 %197, %10
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds double, ptr %0, i64 %199
  %201 = load double, ptr %200, align 8, !tbaa !16
  %202 = fsub contract double %201, %41
  %203 = fmul contract double %202, %202
  %204 = fadd contract double %195, %203
  %205 = or disjoint i32 %140, 7
  %206 = mul nsw i32 %205, %3
  %207 = add nsw i32 %206, %10
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds double, ptr %0, i64 %208
  %210 = load double, ptr %209, align 8, !tbaa !16
  %211 = fsub contract double %210, %41
  %212 = fmul contract double %211, %211
  %213 = fadd contract double %204, %212
  %214 = add nuw nsw i32 %140, 8
  %215 = add i32 %142, 8
  %216 = icmp eq i32 %215, %48
  br i1 %216, label %111, label %139, !llvm.loop !28

217:                                              ; preds = %5, %132
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @corr_matrix(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %115

11:                                               ; preds = %4
  %12 = mul nsw i32 %2, %9
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds double, ptr %1, i64 %14
  store double 1.000000e+00, ptr %15, align 8, !tbaa !16
  %16 = add nsw i32 %9, 1
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %18, label %115

18:                                               ; preds = %11
  %19 = icmp sgt i32 %3, 0
  %20 = and i32 %3, 3
  %21 = icmp ult i32 %3, 4
  %22 = and i32 %3, 2147483644
  %23 = icmp eq i32 %20, 0
  %24 = icmp ne i32 %20, 0
  br label %25

25:                                               ; preds = %18, %50
  %26 = phi i32 [ %16, %18 ], [ %59, %50 ]
  br i1 %19, label %27, label %50

27:                                               ; preds = %25
  br i1 %21, label %29, label %61

28:                                               ; preds = %61
  br i1 %23, label %50, label %29

29:                                               ; preds = %28, %27
  %30 = phi i32 [ 0, %27 ], [ %112, %28 ]
  %31 = phi double [ 0.000000e+00, %27 ], [ %111, %28 ]
  tail call void @llvm.assume(i1 %24)
  br label %32

32:                                               ; preds = %32, %29
  %33 = phi i32 [ %47, %32 ], [ %30, %29 ]
  %34 = phi double [ %46, %32 ], [ %31, %29 ]
  %35 = phi i32 [ %48, %32 ], [ 0, %29 ]
  %36 = mul nsw i32 %33, %2
  %37 = add nsw i32 %36, %9
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %0, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !16
  %41 = add nsw i32 %36, %26
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds double, ptr %0, i64 %42
  %44 = load double, ptr %43, align 8, !tbaa !16
  %45 = fmul contract double %40, %44
  %46 = fadd contract double %34, %45
  %47 = add nuw nsw i32 %33, 1
  %48 = add i32 %35, 1
  %49 = icmp eq i32 %48, %20
  br i1 %49, label %50, label %32, !llvm.loop !29

50:                                               ; preds = %28, %32, %25
  %51 = phi double [ 0.000000e+00, %25 ], [ %111, %28 ], [ %46, %32 ]
  %52 = add nsw i32 %26, %12
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds double, ptr %1, i64 %53
  store double %51, ptr %54, align 8, !tbaa !16
  %55 = mul nsw i32 %26, %2
  %56 = add nsw i32 %55, %9
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  store double %51, ptr %58, align 8, !tbaa !16
  %59 = add nsw i32 %26, 1
  %60 = icmp slt i32 %59, %2
  br i1 %60, label %25, label %115, !llvm.loop !30

61:                                               ; preds = %27, %61
  %62 = phi i32 [ %112, %61 ], [ 0, %27 ]
  %63 = phi double [ %111, %61 ], [ 0.000000e+00, %27 ]
  %64 = phi i32 [ %113, %61 ], [ 0, %27 ]
  %65 = mul nsw i32 %62, %2
  %66 = add nsw i32 %65, %9
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds double, ptr %0, i64 %67
  %69 = load double, ptr %68, align 8, !tbaa !16
  %70 = add nsw i32 %65, %26
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds double, ptr %0, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !16
  %74 = fmul contract double %69, %73
  %75 = fadd contract double %63, %74
  %76 = or disjoint i32 %62, 1
  %77 = mul nsw i32 %76, %2
  %78 = add nsw i32 %77, %9
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds double, ptr %0, i64 %79
  %81 = load double, ptr %80, align 8, !tbaa !16
  %82 = add nsw i32 %77, %26
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds double, ptr %0, i64 %83
  %85 = load double, ptr %84, align 8, !tbaa !16
  %86 = fmul contract double %81, %85
  %87 = fadd contract double %75, %86
  %88 = or disjoint i32 %62, 2
  %89 = mul nsw i32 %88, %2
  %90 = add nsw i32 %89, %9
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds double, ptr %0, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !16
  %94 = add nsw i32 %89, %26
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds double, ptr %0, i64 %95
  %97 = load double, ptr %96, align 8, !tbaa !16
  %98 = fmul contract double %93, %97
  %99 = fadd contract double %87, %98
  %100 = or disjoint i32 %62, 3
  %101 = mul nsw i32 %100, %2
  %102 = add nsw i32 %101, %9
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds double, ptr %0, i64 %103
  %105 = load double, ptr %104, align 8, !tbaa !16
  %106 = add nsw i32 %101, %26
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds double, ptr %0, i64 %107
  %109 = load double, ptr %108, align 8, !tbaa !16
  %110 = fmul contract double %105, %109
  %111 = fadd contract double %99, %110
  %112 = add nuw nsw i32 %62, 4
  %113 = add i32 %64, 4
  %114 = icmp eq i32 %113, %22
  br i1 %114, label %28, label %61, !llvm.loop !31

115:                                              ; preds = %50, %11, %4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gram_schmidt(ptr noundef captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = icmp sgt i32 %4, 0
  br i1 %7, label %8, label %28

8:                                                ; preds = %5
  %9 = icmp eq i32 %6, 0
  %10 = icmp sgt i32 %3, 0
  %11 = add nuw i32 %4, 1
  %12 = mul nuw nsw i32 %4, %6
  %13 = and i32 %3, 7
  %14 = icmp ult i32 %3, 8
  %15 = and i32 %3, 2147483640
  %16 = icmp eq i32 %13, 0
  %17 = icmp ne i32 %13, 0
  %18 = and i32 %3, 3
  %19 = icmp ult i32 %3, 4
  %20 = and i32 %3, 2147483644
  %21 = icmp eq i32 %18, 0
  %22 = icmp ne i32 %18, 0
  %23 = and i32 %3, 3
  %24 = icmp ult i32 %3, 4
  %25 = and i32 %3, 2147483644
  %26 = icmp eq i32 %23, 0
  %27 = icmp ne i32 %23, 0
  br label %29

28:                                               ; preds = %300, %5
  ret void

29:                                               ; preds = %8, %300
  %30 = phi i32 [ 0, %8 ], [ %301, %300 ]
  br i1 %9, label %31, label %129

31:                                               ; preds = %29
  br i1 %10, label %32, label %54

32:                                               ; preds = %31
  br i1 %14, label %34, label %59

33:                                               ; preds = %59
  br i1 %16, label %51, label %34

34:                                               ; preds = %33, %32
  %35 = phi i32 [ 0, %32 ], [ %126, %33 ]
  %36 = phi double [ 0.000000e+00, %32 ], [ %125, %33 ]
  tail call void @llvm.assume(i1 %17)
  br label %37

37:                                               ; preds = %37, %34
  %38 = phi i32 [ %48, %37 ], [ %35, %34 ]
  %39 = phi double [ %47, %37 ], [ %36, %34 ]
  %40 = phi i32 [ %49, %37 ], [ 0, %34 ]
  %41 = mul nuw nsw i32 %38, %4
  %42 = add nuw nsw i32 %41, %30
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw double, ptr %0, i64 %43
  %45 = load double, ptr %44, align 8, !tbaa !16
  %46 = fmul contract double %45, %45
  %47 = fadd contract double %39, %46
  %48 = add nuw nsw i32 %38, 1
  %49 = add i32 %40, 1
  %50 = icmp eq i32 %49, %13
  br i1 %50, label %51, label %37, !llvm.loop !32

51:                                               ; preds = %37, %33
  %52 = phi double [ %125, %33 ], [ %47, %37 ]
  %53 = tail call double @llvm.sqrt.f64(double %52)
  br label %54

54:                                               ; preds = %51, %31
  %55 = phi double [ 0.000000e+00, %31 ], [ %53, %51 ]
  store double %55, ptr addrspacecast (ptr addrspace(3) @_ZZ12gram_schmidtE3nrm to ptr), align 8, !tbaa !16
  %56 = mul i32 %30, %11
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds double, ptr %1, i64 %57
  store double %55, ptr %58, align 8, !tbaa !16
  br label %129

59:                                               ; preds = %32, %59
  %60 = phi i32 [ %126, %59 ], [ 0, %32 ]
  %61 = phi double [ %125, %59 ], [ 0.000000e+00, %32 ]
  %62 = phi i32 [ %127, %59 ], [ 0, %32 ]
  %63 = mul nuw nsw i32 %60, %4
  %64 = add nuw nsw i32 %63, %30
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw double, ptr %0, i64 %65
  %67 = load double, ptr %66, align 8, !tbaa !16
  %68 = fmul contract double %67, %67
  %69 = fadd contract double %61, %68
  %70 = or disjoint i32 %60, 1
  %71 = mul nuw nsw i32 %70, %4
  %72 = add nuw nsw i32 %71, %30
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw double, ptr %0, i64 %73
  %75 = load double, ptr %74, align 8, !tbaa !16
  %76 = fmul contract double %75, %75
  %77 = fadd contract double %69, %76
  %78 = or disjoint i32 %60, 2
  %79 = mul nuw nsw i32 %78, %4
  %80 = add nuw nsw i32 %79, %30
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw double, ptr %0, i64 %81
  %83 = load double, ptr %82, align 8, !tbaa !16
  %84 = fmul contract double %83, %83
  %85 = fadd contract double %77, %84
  %86 = or disjoint i32 %60, 3
  %87 = mul nuw nsw i32 %86, %4
  %88 = add nuw nsw i32 %87, %30
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw double, ptr %0, i64 %89
  %91 = load double, ptr %90, align 8, !tbaa !16
  %92 = fmul contract double %91, %91
  %93 = fadd contract double %85, %92
  %94 = or disjoint i32 %60, 4
  %95 = mul nuw nsw i32 %94, %4
  %96 = add nuw nsw i32 %95, %30
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw double, ptr %0, i64 %97
  %99 = load double, ptr %98, align 8, !tbaa !16
  %100 = fmul contract double %99, %99
  %101 = fadd contract double %93, %100
  %102 = or disjoint i32 %60, 5
  %103 = mul nuw nsw i32 %102, %4
  %104 = add nuw nsw i32 %103, %30
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw double, ptr %0, i64 %105
  %107 = load double, ptr %106, align 8, !tbaa !16
  %108 = fmul contract double %107, %107
  %109 = fadd contract double %101, %108
  %110 = or disjoint i32 %60, 6
  %111 = mul nuw nsw i32 %110, %4
  %112 = add nuw nsw i32 %111, %30
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw double, ptr %0, i64 %113
  %115 = load double, ptr %114, align 8, !tbaa !16
  %116 = fmul contract double %115, %115
  %117 = fadd contract double %109, %116
  %118 = or disjoint i32 %60, 7
  %119 = mul nuw nsw i32 %118, %4
  %120 = add nuw nsw i32 %119, %30
  %121 = zext nneg i32 %120 to i64
  %122 = getelementptr inbounds nuw double, ptr %0, i64 %121
  %123 = load double, ptr %122, align 8, !tbaa !16
  %124 = fmul contract double %123, %123
  %125 = fadd contract double %117, %124
  %126 = add nuw nsw i32 %60, 8
  %127 = add i32 %62, 8
  %128 = icmp eq i32 %127, %15
  br i1 %128, label %33, label %59, !llvm.loop !33

129:                                              ; preds = %54, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %130 = add nuw nsw i32 %30, %12
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw double, ptr %0, i64 %131
  %133 = load double, ptr %132, align 8, !tbaa !16
  %134 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ12gram_schmidtE3nrm to ptr), align 8, !tbaa !16
  %135 = fdiv contract double %133, %134
  %136 = getelementptr inbounds nuw double, ptr %2, i64 %131
  store double %135, ptr %136, align 8, !tbaa !16
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %137 = icmp samesign ugt i32 %6, %30
  br i1 %137, label %138, label %300

138:                                              ; preds = %129
  br i1 %10, label %139, label %275

139:                                              ; preds = %138
  br i1 %19, label %141, label %168

140:                                              ; preds = %168
  br i1 %21, label %162, label %141

141:                                              ; preds = %140, %139
  %142 = phi i32 [ 0, %139 ], [ %219, %140 ]
  %143 = phi double [ 0.000000e+00, %139 ], [ %218, %140 ]
  tail call void @llvm.assume(i1 %22)
  br label %144

144:                                              ; preds = %144, %141
  %145 = phi i32 [ %159, %144 ], [ %142, %141 ]
  %146 = phi double [ %158, %144 ], [ %143, %141 ]
  %147 = phi i32 [ %160, %144 ], [ 0, %141 ]
  %148 = mul nuw nsw i32 %145, %4
  %149 = add nuw nsw i32 %148, %30
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw double, ptr %2, i64 %150
  %152 = load double, ptr %151, align 8, !tbaa !16
  %153 = add nuw nsw i32 %148, %6
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw double, ptr %0, i64 %154
  %156 = load double, ptr %155, align 8, !tbaa !16
  %157 = fmul contract double %152, %156
  %158 = fadd contract double %146, %157
  %159 = add nuw nsw i32 %145, 1
  %160 = add i32 %147, 1
  %161 = icmp eq i32 %160, %18
  br i1 %161, label %162, label %144, !llvm.loop !34

162:                                              ; preds = %144, %140
  %163 = phi double [ %218, %140 ], [ %158, %144 ]
  %164 = mul nuw nsw i32 %30, %4
  %165 = add nuw nsw i32 %164, %6
  %166 = zext nneg i32 %165 to i64
  %167 = getelementptr inbounds nuw double, ptr %1, i64 %166
  store double %163, ptr %167, align 8, !tbaa !16
  br i1 %24, label %281, label %222

168:                                              ; preds = %139, %168
  %169 = phi i32 [ %219, %168 ], [ 0, %139 ]
  %170 = phi double [ %218, %168 ], [ 0.000000e+00, %139 ]
  %171 = phi i32 [ %220, %168 ], [ 0, %139 ]
  %172 = mul nuw nsw i32 %169, %4
  %173 = add nuw nsw i32 %172, %30
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw double, ptr %2, i64 %174
  %176 = load double, ptr %175, align 8, !tbaa !16
  %177 = add nuw nsw i32 %172, %6
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw double, ptr %0, i64 %178
  %180 = load double, ptr %179, align 8, !tbaa !16
  %181 = fmul contract double %176, %180
  %182 = fadd contract double %170, %181
  %183 = or disjoint i32 %169, 1
  %184 = mul nuw nsw i32 %183, %4
  %185 = add nuw nsw i32 %184, %30
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw double, ptr %2, i64 %186
  %188 = load double, ptr %187, align 8, !tbaa !16
  %189 = add nuw nsw i32 %184, %6
  %190 = zext nneg i32 %189 to i64
  %191 = getelementptr inbounds nuw double, ptr %0, i64 %190
  %192 = load double, ptr %191, align 8, !tbaa !16
  %193 = fmul contract double %188, %192
  %194 = fadd contract double %182, %193
  %195 = or disjoint i32 %169, 2
  %196 = mul nuw nsw i32 %195, %4
  %197 = add nuw nsw i32 %196, %30
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw double, ptr %2, i64 %198
  %200 = load double, ptr %199, align 8, !tbaa !16
  %201 = add nuw nsw i32 %196, %6
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw double, ptr %0, i64 %202
  %204 = load double, ptr %203, align 8, !tbaa !16
  %205 = fmul contract double %200, %204
  %206 = fadd contract double %194, %205
  %207 = or disjoint i32 %169, 3
  %208 = mul nuw nsw i32 %207, %4
  %209 = add nuw nsw i32 %208, %30
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw double, ptr %2, i64 %210
  %212 = load double, ptr %211, align 8, !tbaa !16
  %213 = add nuw nsw i32 %208, %6
  %214 = zext nneg i32 %213 to i64
  %215 = getelementptr inbounds nuw double, ptr %0, i64 %214
  %216 = load double, ptr %215, align 8, !tbaa !16
  %217 = fmul contract double %212, %216
  %218 = fadd contract double %206, %217
  %219 = add nuw nsw i32 %169, 4
  %220 = add i32 %171, 4
  %221 = icmp eq i32 %220, %20
  br i1 %221, label %140, label %168, !llvm.loop !35

222:                                              ; preds = %162, %222
  %223 = phi i32 [ %272, %222 ], [ 0, %162 ]
  %224 = phi i32 [ %273, %222 ], [ 0, %162 ]
  %225 = mul nuw nsw i32 %223, %4
  %226 = add nuw nsw i32 %225, %30
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw double, ptr %2, i64 %227
  %229 = load double, ptr %228, align 8, !tbaa !16
  %230 = fmul contract double %163, %229
  %231 = add nuw nsw i32 %225, %6
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw double, ptr %0, i64 %232
  %234 = load double, ptr %233, align 8, !tbaa !16
  %235 = fsub contract double %234, %230
  store double %235, ptr %233, align 8, !tbaa !16
  %236 = or disjoint i32 %223, 1
  %237 = mul nuw nsw i32 %236, %4
  %238 = add nuw nsw i32 %237, %30
  %239 = zext nneg i32 %238 to i64
  %240 = getelementptr inbounds nuw double, ptr %2, i64 %239
  %241 = load double, ptr %240, align 8, !tbaa !16
  %242 = fmul contract double %163, %241
  %243 = add nuw nsw i32 %237, %6
  %244 = zext nneg i32 %243 to i64
  %245 = getelementptr inbounds nuw double, ptr %0, i64 %244
  %246 = load double, ptr %245, align 8, !tbaa !16
  %247 = fsub contract double %246, %242
  store double %247, ptr %245, align 8, !tbaa !16
  %248 = or disjoint i32 %223, 2
  %249 = mul nuw nsw i32 %248, %4
  %250 = add nuw nsw i32 %249, %30
  %251 = zext nneg i32 %250 to i64
  %252 = getelementptr inbounds nuw double, ptr %2, i64 %251
  %253 = load double, ptr %252, align 8, !tbaa !16
  %254 = fmul contract double %163, %253
  %255 = add nuw nsw i32 %249, %6
  %256 = zext nneg i32 %255 to i64
  %257 = getelementptr inbounds nuw double, ptr %0, i64 %256
  %258 = load double, ptr %257, align 8, !tbaa !16
  %259 = fsub contract double %258, %254
  store double %259, ptr %257, align 8, !tbaa !16
  %260 = or disjoint i32 %223, 3
  %261 = mul nuw nsw i32 %260, %4
  %262 = add nuw nsw i32 %261, %30
  %263 = zext nneg i32 %262 to i64
  %264 = getelementptr inbounds nuw double, ptr %2, i64 %263
  %265 = load double, ptr %264, align 8, !tbaa !16
  %266 = fmul contract double %163, %265
  %267 = add nuw nsw i32 %261, %6
  %268 = zext nneg i32 %267 to i64
  %269 = getelementptr inbounds nuw double, ptr %0, i64 %268
  %270 = load double, ptr %269, align 8, !tbaa !16
  %271 = fsub contract double %270, %266
  store double %271, ptr %269, align 8, !tbaa !16
  %272 = add nuw nsw i32 %223, 4
  %273 = add i32 %224, 4
  %274 = icmp eq i32 %273, %25
  br i1 %274, label %280, label %222, !llvm.loop !36

275:                                              ; preds = %138
  %276 = mul nuw nsw i32 %30, %4
  %277 = add nuw nsw i32 %276, %6
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr inbounds nuw double, ptr %1, i64 %278
  store double 0.000000e+00, ptr %279, align 8, !tbaa !16
  br label %300

280:                                              ; preds = %222
  br i1 %26, label %300, label %281

281:                                              ; preds = %280, %162
  %282 = phi i32 [ 0, %162 ], [ %272, %280 ]
  tail call void @llvm.assume(i1 %27)
  br label %283

283:                                              ; preds = %283, %281
  %284 = phi i32 [ %297, %283 ], [ %282, %281 ]
  %285 = phi i32 [ %298, %283 ], [ 0, %281 ]
  %286 = mul nuw nsw i32 %284, %4
  %287 = add nuw nsw i32 %286, %30
  %288 = zext nneg i32 %287 to i64
  %289 = getelementptr inbounds nuw double, ptr %2, i64 %288
  %290 = load double, ptr %289, align 8, !tbaa !16
  %291 = fmul contract double %163, %290
  %292 = add nuw nsw i32 %286, %6
  %293 = zext nneg i32 %292 to i64
  %294 = getelementptr inbounds nuw double, ptr %0, i64 %293
  %295 = load double, ptr %294, align 8, !tbaa !16
  %296 = fsub contract double %295, %291
  store double %296, ptr %294, align 8, !tbaa !16
  %297 = add nuw nsw i32 %284, 1
  %298 = add i32 %285, 1
  %299 = icmp eq i32 %298, %23
  br i1 %299, label %300, label %283, !llvm.loop !37

300:                                              ; preds = %280, %283, %275, %129
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %301 = add nuw nsw i32 %30, 1
  %302 = icmp eq i32 %301, %4
  br i1 %302, label %28, label %29, !llvm.loop !38
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sqrt.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !13}
!16 = !{!17, !17, i64 0}
!17 = !{!"double", !6, i64 0}
!18 = distinct !{!18, !11}
!19 = distinct !{!19, !13}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !13}
!22 = distinct !{!22, !13}
!23 = distinct !{!23, !11}
!24 = distinct !{!24, !11}
!25 = distinct !{!25, !13}
!26 = distinct !{!26, !11}
!27 = distinct !{!27, !13}
!28 = distinct !{!28, !11}
!29 = distinct !{!29, !13}
!30 = distinct !{!30, !11}
!31 = distinct !{!31, !11}
!32 = distinct !{!32, !13}
!33 = distinct !{!33, !11}
!34 = distinct !{!34, !13}
!35 = distinct !{!35, !11}
!36 = distinct !{!36, !11}
!37 = distinct !{!37, !13}
!38 = distinct !{!38, !11}
