; ModuleID = 'corpus/hip/hip_bspline.hip'
source_filename = "corpus/hip/hip_bspline.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Cascade = type { [3 x %struct.Biquad] }
%struct.Biquad = type { float, float, float, float, float }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bspline_eval(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %1, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !8
  %8 = fptosi float %7 to i32
  %9 = sitofp i32 %8 to float
  %10 = fsub contract float %7, %9
  %11 = fsub contract float 1.000000e+00, %10
  %12 = fmul contract float %11, %11
  %13 = fmul contract float %11, %12
  %14 = fdiv contract float %13, 6.000000e+00
  %15 = fmul contract float %10, 6.000000e+00
  %16 = fmul contract float %10, %15
  %17 = fsub contract float 4.000000e+00, %16
  %18 = fmul contract float %10, 3.000000e+00
  %19 = fmul contract float %10, %18
  %20 = fmul contract float %10, %19
  %21 = fadd contract float %17, %20
  %22 = fdiv contract float %21, 6.000000e+00
  %23 = fmul contract float %11, 6.000000e+00
  %24 = fmul contract float %11, %23
  %25 = fsub contract float 4.000000e+00, %24
  %26 = fmul contract float %11, 3.000000e+00
  %27 = fmul contract float %11, %26
  %28 = fmul contract float %11, %27
  %29 = fadd contract float %25, %28
  %30 = fdiv contract float %29, 6.000000e+00
  %31 = fmul contract float %10, %10
  %32 = fmul contract float %10, %31
  %33 = fdiv contract float %32, 6.000000e+00
  %34 = sext i32 %8 to i64
  %35 = getelementptr inbounds float, ptr %0, i64 %34
  %36 = load float, ptr %35, align 4, !tbaa !8
  %37 = fmul contract float %14, %36
  %38 = fadd contract float %37, 0.000000e+00
  %39 = sext i32 %8 to i64
  %40 = getelementptr float, ptr %0, i64 %39
  %41 = getelementptr i8, ptr %40, i64 4
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fmul contract float %22, %42
  %44 = fadd contract float %38, %43
  %45 = sext i32 %8 to i64
  %46 = getelementptr float, ptr %0, i64 %45
  %47 = getelementptr i8, ptr %46, i64 8
  %48 = load float, ptr %47, align 4, !tbaa !8
  %49 = fmul contract float %30, %48
  %50 = fadd contract float %44, %49
  %51 = sext i32 %8 to i64
  %52 = getelementptr float, ptr %0, i64 %51
  %53 = getelementptr i8, ptr %52, i64 12
  %54 = load float, ptr %53, align 4, !tbaa !8
  %55 = fmul contract float %33, %54
  %56 = fadd contract float %50, %55
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 4
  %58 = load float, ptr %57, align 4, !tbaa !8
  %59 = fmul contract float %10, 5.000000e-01
  %60 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fsub contract float %61, %36
  %63 = fmul contract float %36, 2.000000e+00
  %64 = fmul contract float %58, 5.000000e+00
  %65 = fsub contract float %63, %64
  %66 = fmul contract float %61, 4.000000e+00
  %67 = fadd contract float %66, %65
  %68 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fsub contract float %67, %69
  %71 = fsub contract float %58, %61
  %72 = fmul contract float %71, 3.000000e+00
  %73 = fadd contract float %72, %69
  %74 = fsub contract float %73, %36
  %75 = fmul contract float %10, %74
  %76 = fadd contract float %70, %75
  %77 = fmul contract float %10, %76
  %78 = fadd contract float %62, %77
  %79 = fmul contract float %59, %78
  %80 = fadd contract float %58, %79
  %81 = insertelement <2 x float> poison, float %56, i64 0
  %82 = insertelement <2 x float> %81, float %80, i64 1
  %83 = getelementptr inbounds nuw <2 x float>, ptr %2, i64 %5
  store <2 x float> %82, ptr %83, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @de_casteljau(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = alloca [8 x double], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = uitofp nneg i32 %5 to double
  %7 = fdiv contract double %6, 6.300000e+01
  %8 = icmp sgt i32 %2, 0
  br i1 %8, label %9, label %29

9:                                                ; preds = %3
  %10 = and i32 %2, 7
  %11 = icmp ult i32 %2, 8
  br i1 %11, label %16, label %12

12:                                               ; preds = %9
  %13 = and i32 %2, 2147483640
  br label %33

14:                                               ; preds = %33
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %29, label %16

16:                                               ; preds = %14, %9
  %17 = phi i32 [ 0, %9 ], [ %75, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %26, %19 ], [ %17, %16 ]
  %21 = phi i32 [ %27, %19 ], [ 0, %16 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw double, ptr %0, i64 %22
  %24 = load double, ptr %23, align 8, !tbaa !11
  %25 = getelementptr inbounds nuw double, ptr %4, i64 %22
  store double %24, ptr %25, align 8, !tbaa !11
  %26 = add nuw nsw i32 %20, 1
  %27 = add i32 %21, 1
  %28 = icmp eq i32 %27, %10
  br i1 %28, label %29, label %19, !llvm.loop !13

29:                                               ; preds = %14, %19, %3
  %30 = icmp sgt i32 %2, 1
  br i1 %30, label %31, label %114

31:                                               ; preds = %29
  %32 = add nsw i32 %2, -2
  br label %102

33:                                               ; preds = %33, %12
  %34 = phi i32 [ 0, %12 ], [ %75, %33 ]
  %35 = phi i32 [ 0, %12 ], [ %76, %33 ]
  %36 = zext nneg i32 %34 to i64
  %37 = getelementptr inbounds nuw double, ptr %0, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !11
  %39 = getelementptr inbounds nuw double, ptr %4, i64 %36
  store double %38, ptr %39, align 8, !tbaa !11
  %40 = or disjoint i32 %34, 1
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw double, ptr %0, i64 %41
  %43 = load double, ptr %42, align 8, !tbaa !11
  %44 = getelementptr inbounds nuw double, ptr %4, i64 %41
  store double %43, ptr %44, align 8, !tbaa !11
  %45 = or disjoint i32 %34, 2
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw double, ptr %0, i64 %46
  %48 = load double, ptr %47, align 8, !tbaa !11
  %49 = getelementptr inbounds nuw double, ptr %4, i64 %46
  store double %48, ptr %49, align 8, !tbaa !11
  %50 = or disjoint i32 %34, 3
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw double, ptr %0, i64 %51
  %53 = load double, ptr %52, align 8, !tbaa !11
  %54 = getelementptr inbounds nuw double, ptr %4, i64 %51
  store double %53, ptr %54, align 8, !tbaa !11
  %55 = or disjoint i32 %34, 4
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw double, ptr %0, i64 %56
  %58 = load double, ptr %57, align 8, !tbaa !11
  %59 = getelementptr inbounds nuw double, ptr %4, i64 %56
  store double %58, ptr %59, align 8, !tbaa !11
  %60 = or disjoint i32 %34, 5
  %61 = zext nneg i32 %60 to i64
  %62 = getelementptr inbounds nuw double, ptr %0, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !11
  %64 = getelementptr inbounds nuw double, ptr %4, i64 %61
  store double %63, ptr %64, align 8, !tbaa !11
  %65 = or disjoint i32 %34, 6
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw double, ptr %0, i64 %66
  %68 = load double, ptr %67, align 8, !tbaa !11
  %69 = getelementptr inbounds nuw double, ptr %4, i64 %66
  store double %68, ptr %69, align 8, !tbaa !11
  %70 = or disjoint i32 %34, 7
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw double, ptr %0, i64 %71
  %73 = load double, ptr %72, align 8, !tbaa !11
  %74 = getelementptr inbounds nuw double, ptr %4, i64 %71
  store double %73, ptr %74, align 8, !tbaa !11
  %75 = add nuw nsw i32 %34, 8
  %76 = add i32 %35, 8
  %77 = icmp eq i32 %76, %13
  br i1 %77, label %14, label %33, !llvm.loop !15

78:                                               ; preds = %118
  %79 = icmp eq i32 %110, 0
  br i1 %79, label %99, label %80

80:                                               ; preds = %78, %102
  %81 = phi double [ %109, %102 ], [ %154, %78 ]
  %82 = phi i32 [ 0, %102 ], [ %151, %78 ]
  %83 = icmp ne i32 %110, 0
  tail call void @llvm.assume(i1 %83)
  br label %84

84:                                               ; preds = %84, %80
  %85 = phi double [ %93, %84 ], [ %81, %80 ]
  %86 = phi i32 [ %90, %84 ], [ %82, %80 ]
  %87 = phi i32 [ %97, %84 ], [ 0, %80 ]
  %88 = zext nneg i32 %86 to i64
  %89 = getelementptr inbounds nuw double, ptr %4, i64 %88
  %90 = add nuw nsw i32 %86, 1
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw double, ptr %4, i64 %91
  %93 = load double, ptr %92, align 8, !tbaa !11
  %94 = fsub contract double %93, %85
  %95 = fmul contract double %7, %94
  %96 = fadd contract double %85, %95
  store double %96, ptr %89, align 8, !tbaa !11
  %97 = add i32 %87, 1
  %98 = icmp eq i32 %97, %110
  br i1 %98, label %99, label %84, !llvm.loop !17

99:                                               ; preds = %84, %78
  %100 = icmp samesign ugt i32 %104, 2
  %101 = add i32 %103, 1
  br i1 %100, label %102, label %114, !llvm.loop !18

102:                                              ; preds = %31, %99
  %103 = phi i32 [ 0, %31 ], [ %101, %99 ]
  %104 = phi i32 [ %2, %31 ], [ %108, %99 ]
  %105 = xor i32 %103, -1
  %106 = add i32 %2, %105
  %107 = sub i32 %32, %103
  %108 = add nsw i32 %104, -1
  %109 = load double, ptr %4, align 8, !tbaa !11
  %110 = and i32 %106, 3
  %111 = icmp ult i32 %107, 3
  br i1 %111, label %80, label %112

112:                                              ; preds = %102
  %113 = and i32 %106, -4
  br label %118

114:                                              ; preds = %99, %29
  %115 = load double, ptr %4, align 8, !tbaa !11
  %116 = zext nneg i32 %5 to i64
  %117 = getelementptr inbounds nuw double, ptr %1, i64 %116
  store double %115, ptr %117, align 8, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void

118:                                              ; preds = %118, %112
  %119 = phi double [ %109, %112 ], [ %154, %118 ]
  %120 = phi i32 [ 0, %112 ], [ %151, %118 ]
  %121 = phi i32 [ 0, %112 ], [ %158, %118 ]
  %122 = zext nneg i32 %120 to i64
  %123 = getelementptr inbounds nuw double, ptr %4, i64 %122
  %124 = or disjoint i32 %120, 1
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw double, ptr %4, i64 %125
  %127 = load double, ptr %126, align 8, !tbaa !11
  %128 = fsub contract double %127, %119
  %129 = fmul contract double %7, %128
  %130 = fadd contract double %119, %129
  store double %130, ptr %123, align 8, !tbaa !11
  %131 = zext nneg i32 %124 to i64
  %132 = getelementptr inbounds nuw double, ptr %4, i64 %131
  %133 = or disjoint i32 %120, 2
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw double, ptr %4, i64 %134
  %136 = load double, ptr %135, align 8, !tbaa !11
  %137 = fsub contract double %136, %127
  %138 = fmul contract double %7, %137
  %139 = fadd contract double %127, %138
  store double %139, ptr %132, align 8, !tbaa !11
  %140 = zext nneg i32 %133 to i64
  %141 = getelementptr inbounds nuw double, ptr %4, i64 %140
  %142 = or disjoint i32 %120, 3
  %143 = zext nneg i32 %142 to i64
  %144 = getelementptr inbounds nuw double, ptr %4, i64 %143
  %145 = load double, ptr %144, align 8, !tbaa !11
  %146 = fsub contract double %145, %136
  %147 = fmul contract double %7, %146
  %148 = fadd contract double %136, %147
  store double %148, ptr %141, align 8, !tbaa !11
  %149 = zext nneg i32 %142 to i64
  %150 = getelementptr inbounds nuw double, ptr %4, i64 %149
  %151 = add nuw nsw i32 %120, 4
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw double, ptr %4, i64 %152
  %154 = load double, ptr %153, align 8, !tbaa !11
  %155 = fsub contract double %154, %145
  %156 = fmul contract double %7, %155
  %157 = fadd contract double %145, %156
  store double %157, ptr %150, align 8, !tbaa !11
  %158 = add i32 %121, 4
  %159 = icmp eq i32 %158, %113
  br i1 %159, label %78, label %118, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @biquad_cascade(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef readonly byval(%struct.Cascade) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = icmp sgt i32 %3, 0
  br i1 %5, label %6, label %61

6:                                                ; preds = %4
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul nuw nsw i32 %3, %7
  %9 = load float, ptr %2, align 4, !tbaa !20
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %11 = load float, ptr %10, align 4, !tbaa !22
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %13 = load float, ptr %12, align 4, !tbaa !23
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load float, ptr %14, align 4, !tbaa !24
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %17 = load float, ptr %16, align 4, !tbaa !25
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %19 = load float, ptr %18, align 4, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %21 = load float, ptr %20, align 4, !tbaa !22
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %23 = load float, ptr %22, align 4, !tbaa !23
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %25 = load float, ptr %24, align 4, !tbaa !24
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %27 = load float, ptr %26, align 4, !tbaa !25
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %29 = load float, ptr %28, align 4, !tbaa !20
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %31 = load float, ptr %30, align 4, !tbaa !22
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %33 = load float, ptr %32, align 4, !tbaa !23
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %35 = load float, ptr %34, align 4, !tbaa !24
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %37 = load float, ptr %36, align 4, !tbaa !25
  %38 = and i32 %3, 1
  %39 = icmp eq i32 %3, 1
  br i1 %39, label %44, label %40

40:                                               ; preds = %6
  %41 = and i32 %3, 2147483646
  br label %62

42:                                               ; preds = %62
  %43 = icmp eq i32 %38, 0
  br i1 %43, label %61, label %44

44:                                               ; preds = %42, %6
  %45 = phi float [ 0.000000e+00, %6 ], [ %113, %42 ]
  %46 = phi float [ 0.000000e+00, %6 ], [ %122, %42 ]
  %47 = phi float [ 0.000000e+00, %6 ], [ %131, %42 ]
  %48 = phi i32 [ 0, %6 ], [ %136, %42 ]
  %49 = icmp ne i32 %38, 0
  tail call void @llvm.assume(i1 %49)
  %50 = add nuw nsw i32 %48, %8
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw float, ptr %0, i64 %51
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fmul contract float %53, %9
  %55 = fadd contract float %54, %45
  %56 = fmul contract float %55, %19
  %57 = fadd contract float %56, %46
  %58 = fmul contract float %57, %29
  %59 = fadd contract float %58, %47
  %60 = getelementptr inbounds nuw float, ptr %1, i64 %51
  store float %59, ptr %60, align 4, !tbaa !8
  br label %61

61:                                               ; preds = %44, %42, %4
  ret void

62:                                               ; preds = %62, %40
  %63 = phi float [ 0.000000e+00, %40 ], [ %113, %62 ]
  %64 = phi float [ 0.000000e+00, %40 ], [ %122, %62 ]
  %65 = phi float [ 0.000000e+00, %40 ], [ %131, %62 ]
  %66 = phi float [ 0.000000e+00, %40 ], [ %116, %62 ]
  %67 = phi float [ 0.000000e+00, %40 ], [ %125, %62 ]
  %68 = phi float [ 0.000000e+00, %40 ], [ %134, %62 ]
  %69 = phi i32 [ 0, %40 ], [ %136, %62 ]
  %70 = phi i32 [ 0, %40 ], [ %137, %62 ]
  %71 = add nuw nsw i32 %69, %8
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw float, ptr %0, i64 %72
  %74 = load float, ptr %73, align 4, !tbaa !8
  %75 = fmul contract float %74, %9
  %76 = fadd contract float %75, %63
  %77 = fmul contract float %74, %11
  %78 = fmul contract float %76, %13
  %79 = fsub contract float %77, %78
  %80 = fadd contract float %66, %79
  %81 = fmul contract float %74, %15
  %82 = fmul contract float %76, %17
  %83 = fsub contract float %81, %82
  %84 = fmul contract float %76, %19
  %85 = fadd contract float %84, %64
  %86 = fmul contract float %76, %21
  %87 = fmul contract float %85, %23
  %88 = fsub contract float %86, %87
  %89 = fadd contract float %67, %88
  %90 = fmul contract float %76, %25
  %91 = fmul contract float %85, %27
  %92 = fsub contract float %90, %91
  %93 = fmul contract float %85, %29
  %94 = fadd contract float %93, %65
  %95 = fmul contract float %85, %31
  %96 = fmul contract float %94, %33
  %97 = fsub contract float %95, %96
  %98 = fadd contract float %68, %97
  %99 = fmul contract float %85, %35
  %100 = fmul contract float %94, %37
  %101 = fsub contract float %99, %100
  %102 = getelementptr inbounds nuw float, ptr %1, i64 %72
  store float %94, ptr %102, align 4, !tbaa !8
  %103 = or disjoint i32 %69, 1
  %104 = add nuw nsw i32 %103, %8
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr %0, i64 %105
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = fmul contract float %107, %9
  %109 = fadd contract float %108, %80
  %110 = fmul contract float %107, %11
  %111 = fmul contract float %109, %13
  %112 = fsub contract float %110, %111
  %113 = fadd contract float %83, %112
  %114 = fmul contract float %107, %15
  %115 = fmul contract float %109, %17
  %116 = fsub contract float %114, %115
  %117 = fmul contract float %109, %19
  %118 = fadd contract float %117, %89
  %119 = fmul contract float %109, %21
  %120 = fmul contract float %118, %23
  %121 = fsub contract float %119, %120
  %122 = fadd contract float %92, %121
  %123 = fmul contract float %109, %25
  %124 = fmul contract float %118, %27
  %125 = fsub contract float %123, %124
  %126 = fmul contract float %118, %29
  %127 = fadd contract float %126, %98
  %128 = fmul contract float %118, %31
  %129 = fmul contract float %127, %33
  %130 = fsub contract float %128, %129
  %131 = fadd contract float %101, %130
  %132 = fmul contract float %118, %35
  %133 = fmul contract float %127, %37
  %134 = fsub contract float %132, %133
  %135 = getelementptr inbounds nuw float, ptr %1, i64 %105
  store float %127, ptr %135, align 4, !tbaa !8
  %136 = add nuw nsw i32 %69, 2
  %137 = add i32 %70, 2
  %138 = icmp eq i32 %137, %41
  br i1 %138, label %42, label %62, !llvm.loop !26
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @chebyshev(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = icmp slt i32 %2, 1
  br i1 %6, label %38, label %7

7:                                                ; preds = %3
  %8 = getelementptr inbounds nuw double, ptr %0, i64 %5
  %9 = load double, ptr %8, align 8, !tbaa !11
  %10 = fmul contract double %9, 2.000000e+00
  %11 = and i32 %2, 3
  %12 = icmp ult i32 %2, 4
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = and i32 %2, 2147483644
  br label %41

15:                                               ; preds = %41
  %16 = icmp eq i32 %11, 0
  br i1 %16, label %38, label %17

17:                                               ; preds = %15, %7
  %18 = phi double [ 1.000000e+00, %7 ], [ %66, %15 ]
  %19 = phi i32 [ 1, %7 ], [ %74, %15 ]
  %20 = phi double [ 1.000000e+00, %7 ], [ %71, %15 ]
  %21 = phi double [ %9, %7 ], [ %73, %15 ]
  %22 = icmp ne i32 %11, 0
  tail call void @llvm.assume(i1 %22)
  br label %23

23:                                               ; preds = %23, %17
  %24 = phi double [ %18, %17 ], [ %27, %23 ]
  %25 = phi i32 [ %19, %17 ], [ %35, %23 ]
  %26 = phi double [ %20, %17 ], [ %32, %23 ]
  %27 = phi double [ %21, %17 ], [ %34, %23 ]
  %28 = phi i32 [ 0, %17 ], [ %36, %23 ]
  %29 = mul nuw nsw i32 %25, %25
  %30 = uitofp nneg i32 %29 to double
  %31 = fdiv contract double %27, %30
  %32 = fadd contract double %26, %31
  %33 = fneg contract double %24
  %34 = tail call contract noundef double @llvm.fma.f64(double %10, double %27, double %33)
  %35 = add nuw i32 %25, 1
  %36 = add i32 %28, 1
  %37 = icmp eq i32 %36, %11
  br i1 %37, label %38, label %23, !llvm.loop !27

38:                                               ; preds = %15, %23, %3
  %39 = phi double [ 1.000000e+00, %3 ], [ %71, %15 ], [ %32, %23 ]
  %40 = getelementptr inbounds nuw double, ptr %1, i64 %5
  store double %39, ptr %40, align 8, !tbaa !11
  ret void

41:                                               ; preds = %41, %13
  %42 = phi double [ 1.000000e+00, %13 ], [ %66, %41 ]
  %43 = phi i32 [ 1, %13 ], [ %74, %41 ]
  %44 = phi double [ 1.000000e+00, %13 ], [ %71, %41 ]
  %45 = phi double [ %9, %13 ], [ %73, %41 ]
  %46 = phi i32 [ 0, %13 ], [ %75, %41 ]
  %47 = mul nuw nsw i32 %43, %43
  %48 = uitofp nneg i32 %47 to double
  %49 = fdiv contract double %45, %48
  %50 = fadd contract double %44, %49
  %51 = fneg contract double %42
  %52 = tail call contract noundef double @llvm.fma.f64(double %10, double %45, double %51)
  %53 = add nuw nsw i32 %43, 1
  %54 = mul nuw nsw i32 %53, %53
  %55 = uitofp nneg i32 %54 to double
  %56 = fdiv contract double %52, %55
  %57 = fadd contract double %50, %56
  %58 = fneg contract double %45
  %59 = tail call contract noundef double @llvm.fma.f64(double %10, double %52, double %58)
  %60 = add nuw nsw i32 %43, 2
  %61 = mul nuw nsw i32 %60, %60
  %62 = uitofp nneg i32 %61 to double
  %63 = fdiv contract double %59, %62
  %64 = fadd contract double %57, %63
  %65 = fneg contract double %52
  %66 = tail call contract noundef double @llvm.fma.f64(double %10, double %59, double %65)
  %67 = add nuw i32 %43, 3
  %68 = mul nuw nsw i32 %67, %67
  %69 = uitofp nneg i32 %68 to double
  %70 = fdiv contract double %66, %69
  %71 = fadd contract double %64, %70
  %72 = fneg contract double %59
  %73 = tail call contract noundef double @llvm.fma.f64(double %10, double %66, double %72)
  %74 = add nuw i32 %43, 4
  %75 = add i32 %46, 4
  %76 = icmp eq i32 %75, %14
  br i1 %76, label %15, label %41, !llvm.loop !28
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!11 = !{!12, !12, i64 0}
!12 = !{!"double", !6, i64 0}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.unroll.disable"}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.mustprogress"}
!17 = distinct !{!17, !14}
!18 = distinct !{!18, !16}
!19 = distinct !{!19, !16}
!20 = !{!21, !9, i64 0}
!21 = !{!"_ZTS6Biquad", !9, i64 0, !9, i64 4, !9, i64 8, !9, i64 12, !9, i64 16}
!22 = !{!21, !9, i64 4}
!23 = !{!21, !9, i64 12}
!24 = !{!21, !9, i64 8}
!25 = !{!21, !9, i64 16}
!26 = distinct !{!26, !16}
!27 = distinct !{!27, !14}
!28 = distinct !{!28, !16}
