; ModuleID = 'corpus/cuda/cu_tridiagonal.cu'
source_filename = "corpus/cuda/cu_tridiagonal.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c = comdat any

$_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c = comdat any

$_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d = comdat any

@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x float] undef, comdat, align 4
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8
@_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d = linkonce_odr dso_local local_unnamed_addr addrspace(3) global [32 x double] undef, comdat, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @thomas(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2, ptr noundef captures(none) %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #0 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds float, ptr %2, i64 %12
  %14 = load float, ptr %13, align 4, !tbaa !8
  %15 = getelementptr inbounds float, ptr %1, i64 %12
  %16 = load float, ptr %15, align 4, !tbaa !8
  %17 = fdiv contract float %14, %16
  store float %17, ptr %13, align 4, !tbaa !8
  %18 = getelementptr inbounds float, ptr %3, i64 %12
  %19 = load float, ptr %18, align 4, !tbaa !8
  %20 = load float, ptr %15, align 4, !tbaa !8
  %21 = fdiv contract float %19, %20
  store float %21, ptr %18, align 4, !tbaa !8
  %22 = icmp sgt i32 %4, 1
  br i1 %22, label %23, label %88

23:                                               ; preds = %6
  %24 = add i32 %10, %9
  %25 = add i32 %24, 1
  %26 = sext i32 %25 to i64
  %27 = shl nsw i64 %26, 2
  %28 = add nsw i64 %27, -4
  %29 = getelementptr i8, ptr %2, i64 %28
  %30 = add nsw i32 %4, -2
  %31 = zext i32 %30 to i64
  %32 = add nsw i64 %26, %31
  %33 = shl nsw i64 %32, 2
  %34 = add nsw i64 %33, 4
  %35 = getelementptr i8, ptr %2, i64 %34
  %36 = getelementptr i8, ptr %3, i64 %28
  %37 = getelementptr i8, ptr %3, i64 %34
  %38 = icmp ult ptr %29, %37
  %39 = icmp ult ptr %36, %35
  %40 = and i1 %38, %39
  %41 = icmp ne i32 %5, 1
  %42 = add nsw i32 %4, -2
  %43 = add i32 %10, %9
  %44 = add i32 %43, 1
  %45 = add i32 %44, %42
  %46 = icmp slt i32 %45, %44
  %47 = or i1 %41, %46
  %48 = or i1 %40, %47
  br i1 %48, label %49, label %78

49:                                               ; preds = %23, %49
  %50 = phi i32 [ %76, %49 ], [ 1, %23 ]
  %51 = mul nsw i32 %50, %5
  %52 = add nsw i32 %51, %11
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %1, i64 %53
  %55 = load float, ptr %54, align 4, !tbaa !8
  %56 = getelementptr inbounds float, ptr %0, i64 %53
  %57 = load float, ptr %56, align 4, !tbaa !8
  %58 = sub nsw i32 %52, %5
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %2, i64 %59
  %61 = load float, ptr %60, align 4, !tbaa !8
  %62 = fmul contract float %57, %61
  %63 = fsub contract float %55, %62
  %64 = fdiv contract float 1.000000e+00, %63
  %65 = getelementptr inbounds float, ptr %2, i64 %53
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fmul contract float %66, %64
  store float %67, ptr %65, align 4, !tbaa !8
  %68 = getelementptr inbounds float, ptr %3, i64 %53
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = load float, ptr %56, align 4, !tbaa !8
  %71 = getelementptr inbounds float, ptr %3, i64 %59
  %72 = load float, ptr %71, align 4, !tbaa !8
  %73 = fmul contract float %70, %72
  %74 = fsub contract float %69, %73
  %75 = fmul contract float %64, %74
  store float %75, ptr %68, align 4, !tbaa !8
  %76 = add nuw nsw i32 %50, 1
  %77 = icmp eq i32 %76, %4
  br i1 %77, label %88, label %49, !llvm.loop !10

78:                                               ; preds = %23
  %79 = add i32 %10, %9
  %80 = add i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = shl nsw i64 %81, 2
  %83 = add nsw i64 %82, -4
  %84 = getelementptr i8, ptr %2, i64 %83
  %85 = load float, ptr %84, align 4
  %86 = getelementptr i8, ptr %3, i64 %83
  %87 = load float, ptr %86, align 4
  br label %92

88:                                               ; preds = %92, %49, %6
  %89 = icmp sgt i32 %4, 1
  br i1 %89, label %90, label %117

90:                                               ; preds = %88
  %91 = add nsw i32 %4, -2
  br label %118

92:                                               ; preds = %78, %92
  %93 = phi float [ %87, %78 ], [ %114, %92 ]
  %94 = phi float [ %85, %78 ], [ %108, %92 ]
  %95 = phi i32 [ 1, %78 ], [ %115, %92 ]
  %96 = mul nuw nsw i32 %95, %5
  %97 = add nsw i32 %96, %11
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds float, ptr %1, i64 %98
  %100 = load float, ptr %99, align 4, !tbaa !8
  %101 = getelementptr inbounds float, ptr %0, i64 %98
  %102 = load float, ptr %101, align 4, !tbaa !8
  %103 = fmul contract float %102, %94
  %104 = fsub contract float %100, %103
  %105 = fdiv contract float 1.000000e+00, %104
  %106 = getelementptr inbounds float, ptr %2, i64 %98
  %107 = load float, ptr %106, align 4, !tbaa !8
  %108 = fmul contract float %107, %105
  store float %108, ptr %106, align 4, !tbaa !8
  %109 = getelementptr inbounds float, ptr %3, i64 %98
  %110 = load float, ptr %109, align 4, !tbaa !8
  %111 = load float, ptr %101, align 4, !tbaa !8
  %112 = fmul contract float %111, %93
  %113 = fsub contract float %110, %112
  %114 = fmul contract float %105, %113
  store float %114, ptr %109, align 4, !tbaa !8
  %115 = add nuw nsw i32 %95, 1
  %116 = icmp eq i32 %115, %4
  br i1 %116, label %88, label %92, !llvm.loop !10

117:                                              ; preds = %118, %88
  ret void

118:                                              ; preds = %90, %118
  %119 = phi i32 [ %133, %118 ], [ %91, %90 ]
  %120 = mul nsw i32 %119, %5
  %121 = add nsw i32 %120, %11
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds float, ptr %3, i64 %122
  %124 = load float, ptr %123, align 4, !tbaa !8
  %125 = getelementptr inbounds float, ptr %2, i64 %122
  %126 = load float, ptr %125, align 4, !tbaa !8
  %127 = add nsw i32 %121, %5
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds float, ptr %3, i64 %128
  %130 = load float, ptr %129, align 4, !tbaa !8
  %131 = fmul contract float %126, %130
  %132 = fsub contract float %124, %131
  store float %132, ptr %123, align 4, !tbaa !8
  %133 = add nsw i32 %119, -1
  %134 = icmp sgt i32 %119, 0
  br i1 %134, label %118, label %117, !llvm.loop !13
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcr_f32(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
  %8 = add i32 %7, %5
  %9 = icmp eq i32 %5, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds float, ptr %0, i64 %11
  %13 = load float, ptr %12, align 4, !tbaa !8
  br label %14

14:                                               ; preds = %10, %4
  %15 = phi contract float [ %13, %10 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %16
  store float %15, ptr %17, align 4, !tbaa !8
  %18 = sext i32 %8 to i64
  %19 = getelementptr inbounds float, ptr %1, i64 %18
  %20 = load float, ptr %19, align 4, !tbaa !8
  %21 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %16
  store float %20, ptr %21, align 4, !tbaa !8
  %22 = icmp samesign ult i32 %5, 31
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds float, ptr %2, i64 %18
  %25 = load float, ptr %24, align 4, !tbaa !8
  br label %26

26:                                               ; preds = %23, %14
  %27 = phi contract float [ %25, %23 ], [ 0.000000e+00, %14 ]
  %28 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %16
  store float %27, ptr %28, align 4, !tbaa !8
  %29 = getelementptr inbounds float, ptr %3, i64 %18
  %30 = load float, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %16
  store float %30, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %32

32:                                               ; preds = %26, %80
  %33 = phi i32 [ 1, %26 ], [ %84, %80 ]
  %34 = load float, ptr %21, align 4, !tbaa !8
  %35 = load float, ptr %31, align 4, !tbaa !8
  %36 = sub nsw i32 %5, %33
  %37 = icmp sgt i32 %36, -1
  br i1 %37, label %38, label %56

38:                                               ; preds = %32
  %39 = load float, ptr %17, align 4, !tbaa !8
  %40 = zext nneg i32 %36 to i64
  %41 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %40
  %42 = load float, ptr %41, align 4, !tbaa !8
  %43 = fdiv contract float %39, %42
  %44 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %40
  %45 = load float, ptr %44, align 4, !tbaa !8
  %46 = fmul contract float %45, %43
  %47 = fsub contract float %34, %46
  %48 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %40
  %49 = load float, ptr %48, align 4, !tbaa !8
  %50 = fmul contract float %43, %49
  %51 = fsub contract float %35, %50
  %52 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %40
  %53 = load float, ptr %52, align 4, !tbaa !8
  %54 = fneg contract float %53
  %55 = fmul contract float %43, %54
  br label %56

56:                                               ; preds = %38, %32
  %57 = phi float [ %47, %38 ], [ %34, %32 ]
  %58 = phi float [ %51, %38 ], [ %35, %32 ]
  %59 = phi float [ %55, %38 ], [ 0.000000e+00, %32 ]
  %60 = add nuw nsw i32 %33, %5
  %61 = icmp samesign ult i32 %60, 32
  br i1 %61, label %62, label %80

62:                                               ; preds = %56
  %63 = load float, ptr %28, align 4, !tbaa !8
  %64 = zext nneg i32 %60 to i64
  %65 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1b to ptr), i64 %64
  %66 = load float, ptr %65, align 4, !tbaa !8
  %67 = fdiv contract float %63, %66
  %68 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1a to ptr), i64 %64
  %69 = load float, ptr %68, align 4, !tbaa !8
  %70 = fmul contract float %69, %67
  %71 = fsub contract float %57, %70
  %72 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1d to ptr), i64 %64
  %73 = load float, ptr %72, align 4, !tbaa !8
  %74 = fmul contract float %67, %73
  %75 = fsub contract float %58, %74
  %76 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIfEvPKT_S2_S2_PS0_E1c to ptr), i64 %64
  %77 = load float, ptr %76, align 4, !tbaa !8
  %78 = fneg contract float %77
  %79 = fmul contract float %67, %78
  br label %80

80:                                               ; preds = %62, %56
  %81 = phi float [ %71, %62 ], [ %57, %56 ]
  %82 = phi float [ %79, %62 ], [ 0.000000e+00, %56 ]
  %83 = phi float [ %75, %62 ], [ %58, %56 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float %59, ptr %17, align 4, !tbaa !8
  store float %81, ptr %21, align 4, !tbaa !8
  store float %82, ptr %28, align 4, !tbaa !8
  store float %83, ptr %31, align 4, !tbaa !8
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = shl nuw nsw i32 %33, 1
  %85 = icmp samesign ult i32 %33, 16
  br i1 %85, label %32, label %86, !llvm.loop !14

86:                                               ; preds = %80
  %87 = load float, ptr %31, align 4, !tbaa !8
  %88 = load float, ptr %21, align 4, !tbaa !8
  %89 = fdiv contract float %87, %88
  store float %89, ptr %29, align 4, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @pcr_f64(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2, ptr noundef captures(none) %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = shl i32 %6, 5
  %8 = add i32 %7, %5
  %9 = icmp eq i32 %5, 0
  br i1 %9, label %14, label %10

10:                                               ; preds = %4
  %11 = sext i32 %8 to i64
  %12 = getelementptr inbounds double, ptr %0, i64 %11
  %13 = load double, ptr %12, align 8, !tbaa !15
  br label %14

14:                                               ; preds = %10, %4
  %15 = phi contract double [ %13, %10 ], [ 0.000000e+00, %4 ]
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %16
  store double %15, ptr %17, align 8, !tbaa !15
  %18 = sext i32 %8 to i64
  %19 = getelementptr inbounds double, ptr %1, i64 %18
  %20 = load double, ptr %19, align 8, !tbaa !15
  %21 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %16
  store double %20, ptr %21, align 8, !tbaa !15
  %22 = icmp samesign ult i32 %5, 31
  br i1 %22, label %23, label %26

23:                                               ; preds = %14
  %24 = getelementptr inbounds double, ptr %2, i64 %18
  %25 = load double, ptr %24, align 8, !tbaa !15
  br label %26

26:                                               ; preds = %23, %14
  %27 = phi contract double [ %25, %23 ], [ 0.000000e+00, %14 ]
  %28 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %16
  store double %27, ptr %28, align 8, !tbaa !15
  %29 = getelementptr inbounds double, ptr %3, i64 %18
  %30 = load double, ptr %29, align 8, !tbaa !15
  %31 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %16
  store double %30, ptr %31, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %32

32:                                               ; preds = %26, %80
  %33 = phi i32 [ 1, %26 ], [ %84, %80 ]
  %34 = load double, ptr %21, align 8, !tbaa !15
  %35 = load double, ptr %31, align 8, !tbaa !15
  %36 = sub nsw i32 %5, %33
  %37 = icmp sgt i32 %36, -1
  br i1 %37, label %38, label %56

38:                                               ; preds = %32
  %39 = load double, ptr %17, align 8, !tbaa !15
  %40 = zext nneg i32 %36 to i64
  %41 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %40
  %42 = load double, ptr %41, align 8, !tbaa !15
  %43 = fdiv contract double %39, %42
  %44 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %40
  %45 = load double, ptr %44, align 8, !tbaa !15
  %46 = fmul contract double %45, %43
  %47 = fsub contract double %34, %46
  %48 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %40
  %49 = load double, ptr %48, align 8, !tbaa !15
  %50 = fmul contract double %43, %49
  %51 = fsub contract double %35, %50
  %52 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %40
  %53 = load double, ptr %52, align 8, !tbaa !15
  %54 = fneg contract double %53
  %55 = fmul contract double %43, %54
  br label %56

56:                                               ; preds = %38, %32
  %57 = phi double [ %47, %38 ], [ %34, %32 ]
  %58 = phi double [ %51, %38 ], [ %35, %32 ]
  %59 = phi double [ %55, %38 ], [ 0.000000e+00, %32 ]
  %60 = add nuw nsw i32 %33, %5
  %61 = icmp samesign ult i32 %60, 32
  br i1 %61, label %62, label %80

62:                                               ; preds = %56
  %63 = load double, ptr %28, align 8, !tbaa !15
  %64 = zext nneg i32 %60 to i64
  %65 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1b to ptr), i64 %64
  %66 = load double, ptr %65, align 8, !tbaa !15
  %67 = fdiv contract double %63, %66
  %68 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1a to ptr), i64 %64
  %69 = load double, ptr %68, align 8, !tbaa !15
  %70 = fmul contract double %69, %67
  %71 = fsub contract double %57, %70
  %72 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1d to ptr), i64 %64
  %73 = load double, ptr %72, align 8, !tbaa !15
  %74 = fmul contract double %67, %73
  %75 = fsub contract double %58, %74
  %76 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ3pcrIdEvPKT_S2_S2_PS0_E1c to ptr), i64 %64
  %77 = load double, ptr %76, align 8, !tbaa !15
  %78 = fneg contract double %77
  %79 = fmul contract double %67, %78
  br label %80

80:                                               ; preds = %62, %56
  %81 = phi double [ %71, %62 ], [ %57, %56 ]
  %82 = phi double [ %79, %62 ], [ 0.000000e+00, %56 ]
  %83 = phi double [ %75, %62 ], [ %58, %56 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store double %59, ptr %17, align 8, !tbaa !15
  store double %81, ptr %21, align 8, !tbaa !15
  store double %82, ptr %28, align 8, !tbaa !15
  store double %83, ptr %31, align 8, !tbaa !15
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = shl nuw nsw i32 %33, 1
  %85 = icmp samesign ult i32 %33, 16
  br i1 %85, label %32, label %86, !llvm.loop !17

86:                                               ; preds = %80
  %87 = load double, ptr %31, align 8, !tbaa !15
  %88 = load double, ptr %21, align 8, !tbaa !15
  %89 = fdiv contract double %87, %88
  store double %89, ptr %29, align 8, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nocallback nounwind }

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
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = distinct !{!14, !11, !12}
!15 = !{!16, !16, i64 0}
!16 = !{!"double", !6, i64 0}
!17 = distinct !{!17, !11, !12}
