; ModuleID = 'corpus/cuda/cu_wave_fdtd.cu'
source_filename = "corpus/cuda/cu_wave_fdtd.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @wave2d(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef readonly captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %11, %4
  %18 = icmp slt i32 %16, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %85

20:                                               ; preds = %6
  %21 = mul nsw i32 %4, %16
  %22 = add nsw i32 %21, %11
  %23 = icmp sgt i32 %11, 0
  br i1 %23, label %24, label %29

24:                                               ; preds = %20
  %25 = sext i32 %22 to i64
  %26 = getelementptr float, ptr %1, i64 %25
  %27 = getelementptr i8, ptr %26, i64 -4
  %28 = load float, ptr %27, align 4, !tbaa !8
  br label %29

29:                                               ; preds = %20, %24
  %30 = phi contract float [ %28, %24 ], [ 0.000000e+00, %20 ]
  %31 = add nsw i32 %4, -1
  %32 = icmp slt i32 %11, %31
  br i1 %32, label %33, label %38

33:                                               ; preds = %29
  %34 = sext i32 %22 to i64
  %35 = getelementptr float, ptr %1, i64 %34
  %36 = getelementptr i8, ptr %35, i64 4
  %37 = load float, ptr %36, align 4, !tbaa !8
  br label %38

38:                                               ; preds = %29, %33
  %39 = phi contract float [ %37, %33 ], [ 0.000000e+00, %29 ]
  %40 = icmp eq i32 %16, 0
  br i1 %40, label %46, label %41

41:                                               ; preds = %38
  %42 = sub nsw i32 %22, %4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds float, ptr %1, i64 %43
  %45 = load float, ptr %44, align 4, !tbaa !8
  br label %46

46:                                               ; preds = %38, %41
  %47 = phi contract float [ %45, %41 ], [ 0.000000e+00, %38 ]
  %48 = add nsw i32 %5, -1
  %49 = icmp samesign ult i32 %16, %48
  br i1 %49, label %50, label %55

50:                                               ; preds = %46
  %51 = add nsw i32 %22, %4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds float, ptr %1, i64 %52
  %54 = load float, ptr %53, align 4, !tbaa !8
  br label %55

55:                                               ; preds = %46, %50
  %56 = phi contract float [ %54, %50 ], [ 0.000000e+00, %46 ]
  %57 = sext i32 %22 to i64
  %58 = getelementptr inbounds float, ptr %1, i64 %57
  %59 = load float, ptr %58, align 4, !tbaa !8
  %60 = fmul contract float %59, 2.000000e+00
  %61 = getelementptr inbounds float, ptr %0, i64 %57
  %62 = load float, ptr %61, align 4, !tbaa !8
  %63 = fsub contract float %60, %62
  %64 = getelementptr inbounds float, ptr %3, i64 %57
  %65 = load float, ptr %64, align 4, !tbaa !8
  %66 = fadd contract float %30, %39
  %67 = fadd contract float %66, %47
  %68 = fadd contract float %67, %56
  %69 = fmul contract float %59, 4.000000e+00
  %70 = fsub contract float %68, %69
  %71 = fmul contract float %65, %70
  %72 = fadd contract float %63, %71
  %73 = sub nsw i32 %31, %11
  %74 = tail call noundef i32 @llvm.smin.i32(i32 %11, i32 %73)
  %75 = sub nsw i32 %48, %16
  %76 = tail call noundef i32 @llvm.smin.i32(i32 %16, i32 %75)
  %77 = tail call noundef i32 @llvm.smin.i32(i32 %74, i32 %76)
  %78 = icmp slt i32 %77, 3
  %79 = sitofp i32 %77 to float
  %80 = fmul contract float %79, 0x3FB99999A0000000
  %81 = fadd contract float %80, 0x3FE6666660000000
  %82 = fmul contract float %81, %72
  %83 = select i1 %78, float %82, float %72
  %84 = getelementptr inbounds float, ptr %2, i64 %57
  store float %83, ptr %84, align 4, !tbaa !8
  br label %85

85:                                               ; preds = %6, %55
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd_ey(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %14 = mul nuw nsw i32 %12, %13
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %16 = add nuw nsw i32 %14, %15
  %17 = icmp slt i32 %16, %4
  %18 = icmp slt i32 %11, %5
  %19 = and i1 %17, %18
  br i1 %19, label %20, label %45

20:                                               ; preds = %6
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %22, label %28

22:                                               ; preds = %20
  %23 = sext i32 %3 to i64
  %24 = getelementptr inbounds double, ptr %2, i64 %23
  %25 = load double, ptr %24, align 8, !tbaa !10
  %26 = sext i32 %11 to i64
  %27 = getelementptr inbounds double, ptr %0, i64 %26
  store double %25, ptr %27, align 8, !tbaa !10
  br label %45

28:                                               ; preds = %20
  %29 = mul nsw i32 %5, %16
  %30 = add nsw i32 %29, %11
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %0, i64 %31
  %33 = load double, ptr %32, align 8, !tbaa !10
  %34 = getelementptr inbounds double, ptr %1, i64 %31
  %35 = load double, ptr %34, align 8, !tbaa !10
  %36 = add nsw i32 %16, -1
  %37 = mul nsw i32 %5, %36
  %38 = add nsw i32 %37, %11
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds double, ptr %1, i64 %39
  %41 = load double, ptr %40, align 8, !tbaa !10
  %42 = fsub contract double %35, %41
  %43 = fmul contract double %42, 5.000000e-01
  %44 = fsub contract double %33, %43
  store double %44, ptr %32, align 8, !tbaa !10
  br label %45

45:                                               ; preds = %22, %28, %6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @fdtd_hz(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %15, %3
  %17 = icmp slt i32 %10, %4
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %46

19:                                               ; preds = %5
  %20 = add nsw i32 %4, 1
  %21 = mul nsw i32 %20, %15
  %22 = add nsw i32 %21, %10
  %23 = sext i32 %22 to i64
  %24 = getelementptr double, ptr %0, i64 %23
  %25 = getelementptr i8, ptr %24, i64 8
  %26 = load double, ptr %25, align 8, !tbaa !10
  %27 = load double, ptr %24, align 8, !tbaa !10
  %28 = fsub contract double %26, %27
  %29 = add nuw nsw i32 %15, 1
  %30 = mul nsw i32 %4, %29
  %31 = add nsw i32 %30, %10
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds double, ptr %1, i64 %32
  %34 = load double, ptr %33, align 8, !tbaa !10
  %35 = fadd contract double %28, %34
  %36 = mul nsw i32 %4, %15
  %37 = add nsw i32 %36, %10
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %1, i64 %38
  %40 = load double, ptr %39, align 8, !tbaa !10
  %41 = fsub contract double %35, %40
  %42 = fmul contract double %41, 0x3FE6666666666666
  %43 = getelementptr inbounds double, ptr %2, i64 %38
  %44 = load double, ptr %43, align 8, !tbaa !10
  %45 = fsub contract double %44, %42
  store double %45, ptr %43, align 8, !tbaa !10
  br label %46

46:                                               ; preds = %19, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @adi_rows(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = mul i32 %3, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr double, ptr %0, i64 %11
  %13 = getelementptr double, ptr %2, i64 %11
  %14 = getelementptr inbounds double, ptr %1, i64 %11
  %15 = icmp sgt i32 %3, 1
  br i1 %15, label %16, label %213

16:                                               ; preds = %4
  %17 = add nsw i32 %3, -2
  %18 = zext i32 %17 to i64
  %19 = add nsw i64 %11, %18
  %20 = shl nsw i64 %19, 3
  %21 = add nsw i64 %20, 16
  %22 = getelementptr i8, ptr %0, i64 %21
  %23 = getelementptr i8, ptr %2, i64 %21
  %24 = icmp ult ptr %12, %23
  %25 = icmp ult ptr %13, %22
  %26 = and i1 %24, %25
  br i1 %26, label %27, label %81

27:                                               ; preds = %16
  %28 = add nsw i32 %3, -1
  %29 = and i32 %28, 1
  %30 = icmp eq i32 %17, 0
  br i1 %30, label %91, label %31

31:                                               ; preds = %27
  %32 = and i32 %28, -2
  br label %33

33:                                               ; preds = %33, %31
  %34 = phi i32 [ 1, %31 ], [ %78, %33 ]
  %35 = phi i32 [ 0, %31 ], [ %79, %33 ]
  %36 = zext nneg i32 %34 to i64
  %37 = getelementptr inbounds nuw double, ptr %12, i64 %36
  %38 = load double, ptr %37, align 8, !tbaa !10
  %39 = add nsw i32 %34, -1
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds double, ptr %12, i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw double, ptr %14, i64 %36
  %44 = load double, ptr %43, align 8, !tbaa !10
  %45 = fmul contract double %42, %44
  %46 = getelementptr inbounds double, ptr %13, i64 %40
  %47 = load double, ptr %46, align 8, !tbaa !10
  %48 = fdiv contract double %45, %47
  %49 = fsub contract double %38, %48
  store double %49, ptr %37, align 8, !tbaa !10
  %50 = getelementptr inbounds nuw double, ptr %13, i64 %36
  %51 = load double, ptr %50, align 8, !tbaa !10
  %52 = load double, ptr %43, align 8, !tbaa !10
  %53 = fmul contract double %52, %52
  %54 = load double, ptr %46, align 8, !tbaa !10
  %55 = fdiv contract double %53, %54
  %56 = fsub contract double %51, %55
  store double %56, ptr %50, align 8, !tbaa !10
  %57 = add nuw nsw i32 %34, 1
  %58 = zext nneg i32 %57 to i64
  %59 = getelementptr inbounds nuw double, ptr %12, i64 %58
  %60 = load double, ptr %59, align 8, !tbaa !10
  %61 = zext nneg i32 %34 to i64
  %62 = getelementptr inbounds nuw double, ptr %12, i64 %61
  %63 = load double, ptr %62, align 8, !tbaa !10
  %64 = getelementptr inbounds nuw double, ptr %14, i64 %58
  %65 = load double, ptr %64, align 8, !tbaa !10
  %66 = fmul contract double %63, %65
  %67 = getelementptr inbounds nuw double, ptr %13, i64 %61
  %68 = load double, ptr %67, align 8, !tbaa !10
  %69 = fdiv contract double %66, %68
  %70 = fsub contract double %60, %69
  store double %70, ptr %59, align 8, !tbaa !10
  %71 = getelementptr inbounds nuw double, ptr %13, i64 %58
  %72 = load double, ptr %71, align 8, !tbaa !10
  %73 = load double, ptr %64, align 8, !tbaa !10
  %74 = fmul contract double %73, %73
  %75 = load double, ptr %67, align 8, !tbaa !10
  %76 = fdiv contract double %74, %75
  %77 = fsub contract double %72, %76
  store double %77, ptr %71, align 8, !tbaa !10
  %78 = add nuw nsw i32 %34, 2
  %79 = add nuw i32 %35, 2
  %80 = icmp eq i32 %79, %32
  br i1 %80, label %89, label %33, !llvm.loop !12

81:                                               ; preds = %16
  %82 = load double, ptr %12, align 8
  %83 = load double, ptr %13, align 8
  %84 = add nsw i32 %3, -1
  %85 = and i32 %84, 1
  %86 = icmp eq i32 %3, 2
  br i1 %86, label %117, label %87

87:                                               ; preds = %81
  %88 = and i32 %84, -2
  br label %176

89:                                               ; preds = %33
  %90 = icmp eq i32 %29, 0
  br i1 %90, label %136, label %91

91:                                               ; preds = %89, %27
  %92 = phi i32 [ 1, %27 ], [ %78, %89 ]
  %93 = icmp ne i32 %29, 0
  tail call void @llvm.assume(i1 %93)
  %94 = zext nneg i32 %92 to i64
  %95 = getelementptr inbounds nuw double, ptr %12, i64 %94
  %96 = load double, ptr %95, align 8, !tbaa !10
  %97 = add nsw i32 %92, -1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds double, ptr %12, i64 %98
  %100 = load double, ptr %99, align 8, !tbaa !10
  %101 = getelementptr inbounds nuw double, ptr %14, i64 %94
  %102 = load double, ptr %101, align 8, !tbaa !10
  %103 = fmul contract double %100, %102
  %104 = getelementptr inbounds double, ptr %13, i64 %98
  %105 = load double, ptr %104, align 8, !tbaa !10
  %106 = fdiv contract double %103, %105
  %107 = fsub contract double %96, %106
  store double %107, ptr %95, align 8, !tbaa !10
  %108 = getelementptr inbounds nuw double, ptr %13, i64 %94
  %109 = load double, ptr %108, align 8, !tbaa !10
  %110 = load double, ptr %101, align 8, !tbaa !10
  %111 = fmul contract double %110, %110
  %112 = load double, ptr %104, align 8, !tbaa !10
  %113 = fdiv contract double %111, %112
  %114 = fsub contract double %109, %113
  store double %114, ptr %108, align 8, !tbaa !10
  br label %136

115:                                              ; preds = %176
  %116 = icmp eq i32 %85, 0
  br i1 %116, label %136, label %117

117:                                              ; preds = %115, %81
  %118 = phi double [ %83, %81 ], [ %209, %115 ]
  %119 = phi double [ %82, %81 ], [ %203, %115 ]
  %120 = phi i32 [ 1, %81 ], [ %210, %115 ]
  %121 = icmp ne i32 %85, 0
  tail call void @llvm.assume(i1 %121)
  %122 = zext nneg i32 %120 to i64
  %123 = getelementptr inbounds nuw double, ptr %12, i64 %122
  %124 = load double, ptr %123, align 8, !tbaa !10
  %125 = getelementptr inbounds nuw double, ptr %14, i64 %122
  %126 = load double, ptr %125, align 8, !tbaa !10
  %127 = fmul contract double %119, %126
  %128 = fdiv contract double %127, %118
  %129 = fsub contract double %124, %128
  store double %129, ptr %123, align 8, !tbaa !10
  %130 = getelementptr inbounds nuw double, ptr %13, i64 %122
  %131 = load double, ptr %130, align 8, !tbaa !10
  %132 = load double, ptr %125, align 8, !tbaa !10
  %133 = fmul contract double %132, %132
  %134 = fdiv contract double %133, %118
  %135 = fsub contract double %131, %134
  store double %135, ptr %130, align 8, !tbaa !10
  br label %136

136:                                              ; preds = %117, %115, %91, %89
  %137 = add nsw i32 %3, -1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds double, ptr %12, i64 %138
  %140 = load double, ptr %139, align 8, !tbaa !10
  %141 = getelementptr inbounds double, ptr %13, i64 %138
  %142 = load double, ptr %141, align 8, !tbaa !10
  %143 = fdiv contract double %140, %142
  store double %143, ptr %139, align 8, !tbaa !10
  %144 = add nsw i32 %3, -2
  %145 = zext i32 %144 to i64
  %146 = add nsw i64 %11, %145
  %147 = shl nsw i64 %146, 3
  %148 = getelementptr i8, ptr %0, i64 %147
  %149 = getelementptr i8, ptr %148, i64 8
  %150 = load double, ptr %149, align 8
  %151 = add nuw i32 %3, 3
  %152 = and i32 %151, 3
  %153 = and i32 %3, 3
  %154 = icmp eq i32 %153, 1
  br i1 %154, label %172, label %155

155:                                              ; preds = %136, %155
  %156 = phi double [ %168, %155 ], [ %150, %136 ]
  %157 = phi i32 [ %169, %155 ], [ %144, %136 ]
  %158 = phi i32 [ %170, %155 ], [ 0, %136 ]
  %159 = zext nneg i32 %157 to i64
  %160 = getelementptr inbounds nuw double, ptr %12, i64 %159
  %161 = load double, ptr %160, align 8, !tbaa !10
  %162 = getelementptr inbounds nuw double, ptr %14, i64 %159
  %163 = load double, ptr %162, align 8, !tbaa !10
  %164 = fmul contract double %156, %163
  %165 = fsub contract double %161, %164
  %166 = getelementptr inbounds nuw double, ptr %13, i64 %159
  %167 = load double, ptr %166, align 8, !tbaa !10
  %168 = fdiv contract double %165, %167
  store double %168, ptr %160, align 8, !tbaa !10
  %169 = add nsw i32 %157, -1
  %170 = add i32 %158, 1
  %171 = icmp eq i32 %170, %152
  br i1 %171, label %172, label %155, !llvm.loop !14

172:                                              ; preds = %155, %136
  %173 = phi double [ %150, %136 ], [ %168, %155 ]
  %174 = phi i32 [ %144, %136 ], [ %169, %155 ]
  %175 = icmp ult i32 %17, 3
  br i1 %175, label %221, label %222

176:                                              ; preds = %176, %87
  %177 = phi double [ %83, %87 ], [ %209, %176 ]
  %178 = phi double [ %82, %87 ], [ %203, %176 ]
  %179 = phi i32 [ 1, %87 ], [ %210, %176 ]
  %180 = phi i32 [ 0, %87 ], [ %211, %176 ]
  %181 = zext nneg i32 %179 to i64
  %182 = getelementptr inbounds nuw double, ptr %12, i64 %181
  %183 = load double, ptr %182, align 8, !tbaa !10
  %184 = getelementptr inbounds nuw double, ptr %14, i64 %181
  %185 = load double, ptr %184, align 8, !tbaa !10
  %186 = fmul contract double %178, %185
  %187 = fdiv contract double %186, %177
  %188 = fsub contract double %183, %187
  store double %188, ptr %182, align 8, !tbaa !10
  %189 = getelementptr inbounds nuw double, ptr %13, i64 %181
  %190 = load double, ptr %189, align 8, !tbaa !10
  %191 = load double, ptr %184, align 8, !tbaa !10
  %192 = fmul contract double %191, %191
  %193 = fdiv contract double %192, %177
  %194 = fsub contract double %190, %193
  store double %194, ptr %189, align 8, !tbaa !10
  %195 = add nuw nsw i32 %179, 1
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw double, ptr %12, i64 %196
  %198 = load double, ptr %197, align 8, !tbaa !10
  %199 = getelementptr inbounds nuw double, ptr %14, i64 %196
  %200 = load double, ptr %199, align 8, !tbaa !10
  %201 = fmul contract double %188, %200
  %202 = fdiv contract double %201, %194
  %203 = fsub contract double %198, %202
  store double %203, ptr %197, align 8, !tbaa !10
  %204 = getelementptr inbounds nuw double, ptr %13, i64 %196
  %205 = load double, ptr %204, align 8, !tbaa !10
  %206 = load double, ptr %199, align 8, !tbaa !10
  %207 = fmul contract double %206, %206
  %208 = fdiv contract double %207, %194
  %209 = fsub contract double %205, %208
  store double %209, ptr %204, align 8, !tbaa !10
  %210 = add nuw nsw i32 %179, 2
  %211 = add nuw i32 %180, 2
  %212 = icmp eq i32 %211, %88
  br i1 %212, label %115, label %176, !llvm.loop !12

213:                                              ; preds = %4
  %214 = add nsw i32 %3, -1
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds double, ptr %12, i64 %215
  %217 = load double, ptr %216, align 8, !tbaa !10
  %218 = getelementptr inbounds double, ptr %13, i64 %215
  %219 = load double, ptr %218, align 8, !tbaa !10
  %220 = fdiv contract double %217, %219
  store double %220, ptr %216, align 8, !tbaa !10
  br label %221

221:                                              ; preds = %172, %222, %213
  ret void

222:                                              ; preds = %172, %222
  %223 = phi double [ %267, %222 ], [ %173, %172 ]
  %224 = phi i32 [ %268, %222 ], [ %174, %172 ]
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw double, ptr %12, i64 %225
  %227 = load double, ptr %226, align 8, !tbaa !10
  %228 = getelementptr inbounds nuw double, ptr %14, i64 %225
  %229 = load double, ptr %228, align 8, !tbaa !10
  %230 = fmul contract double %223, %229
  %231 = fsub contract double %227, %230
  %232 = getelementptr inbounds nuw double, ptr %13, i64 %225
  %233 = load double, ptr %232, align 8, !tbaa !10
  %234 = fdiv contract double %231, %233
  store double %234, ptr %226, align 8, !tbaa !10
  %235 = add nsw i32 %224, -1
  %236 = zext nneg i32 %235 to i64
  %237 = getelementptr inbounds nuw double, ptr %12, i64 %236
  %238 = load double, ptr %237, align 8, !tbaa !10
  %239 = getelementptr inbounds nuw double, ptr %14, i64 %236
  %240 = load double, ptr %239, align 8, !tbaa !10
  %241 = fmul contract double %234, %240
  %242 = fsub contract double %238, %241
  %243 = getelementptr inbounds nuw double, ptr %13, i64 %236
  %244 = load double, ptr %243, align 8, !tbaa !10
  %245 = fdiv contract double %242, %244
  store double %245, ptr %237, align 8, !tbaa !10
  %246 = add nsw i32 %224, -2
  %247 = zext nneg i32 %246 to i64
  %248 = getelementptr inbounds nuw double, ptr %12, i64 %247
  %249 = load double, ptr %248, align 8, !tbaa !10
  %250 = getelementptr inbounds nuw double, ptr %14, i64 %247
  %251 = load double, ptr %250, align 8, !tbaa !10
  %252 = fmul contract double %245, %251
  %253 = fsub contract double %249, %252
  %254 = getelementptr inbounds nuw double, ptr %13, i64 %247
  %255 = load double, ptr %254, align 8, !tbaa !10
  %256 = fdiv contract double %253, %255
  store double %256, ptr %248, align 8, !tbaa !10
  %257 = add nsw i32 %224, -3
  %258 = zext nneg i32 %257 to i64
  %259 = getelementptr inbounds nuw double, ptr %12, i64 %258
  %260 = load double, ptr %259, align 8, !tbaa !10
  %261 = getelementptr inbounds nuw double, ptr %14, i64 %258
  %262 = load double, ptr %261, align 8, !tbaa !10
  %263 = fmul contract double %256, %262
  %264 = fsub contract double %260, %263
  %265 = getelementptr inbounds nuw double, ptr %13, i64 %258
  %266 = load double, ptr %265, align 8, !tbaa !10
  %267 = fdiv contract double %264, %266
  store double %267, ptr %259, align 8, !tbaa !10
  %268 = add nsw i32 %224, -4
  %269 = icmp eq i32 %257, 0
  br i1 %269, label %221, label %222, !llvm.loop !16
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = !{!"double", !6, i64 0}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !13}
