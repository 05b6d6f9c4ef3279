; ModuleID = 'corpus/cuda/cu_black_scholes.cu'
source_filename = "corpus/cuda/cu_black_scholes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ8binomialE4call = internal unnamed_addr addrspace(3) global [32 x double] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @black_scholes(ptr noalias noundef writeonly captures(none) %0, ptr noalias noundef writeonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef readonly captures(none) %3, ptr noalias noundef readonly captures(none) %4, float noundef %5, float noundef %6, i32 noundef %7) local_unnamed_addr #0 {
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %9, %10
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %7
  br i1 %14, label %15, label %131

15:                                               ; preds = %8
  %16 = sext i32 %13 to i64
  %17 = getelementptr inbounds float, ptr %2, i64 %16
  %18 = load float, ptr %17, align 4, !tbaa !10
  %19 = getelementptr inbounds float, ptr %3, i64 %16
  %20 = load float, ptr %19, align 4, !tbaa !10
  %21 = getelementptr inbounds float, ptr %4, i64 %16
  %22 = load float, ptr %21, align 4, !tbaa !10
  %23 = tail call noundef float @llvm.nvvm.rsqrt.approx.f(float %22)
  %24 = tail call noundef float @llvm.nvvm.div.approx.f(float 1.000000e+00, float %23)
  %25 = fdiv contract float %18, %20
  %26 = fcmp olt float %25, 0x3810000000000000
  %27 = fmul float %25, 0x4160000000000000
  %28 = select i1 %26, float %27, float %25
  %29 = select i1 %26, float -2.300000e+01, float 0.000000e+00
  %30 = bitcast float %28 to i32
  %31 = add i32 %30, -1059760811
  %32 = and i32 %31, -8388608
  %33 = sub i32 %30, %32
  %34 = bitcast i32 %33 to float
  %35 = sitofp i32 %32 to float
  %36 = tail call float @llvm.fma.f32(float %35, float 0x3E80000000000000, float %29)
  %37 = fadd float %34, -1.000000e+00
  %38 = tail call float @llvm.fma.f32(float %37, float 0xBFC0AA04E0000000, float 0x3FC2073EC0000000)
  %39 = tail call float @llvm.fma.f32(float %38, float %37, float 0xBFBF19B980000000)
  %40 = tail call float @llvm.fma.f32(float %39, float %37, float 0x3FC1E52AA0000000)
  %41 = tail call float @llvm.fma.f32(float %40, float %37, float 0xBFC55B1720000000)
  %42 = tail call float @llvm.fma.f32(float %41, float %37, float 0x3FC99DA160000000)
  %43 = tail call float @llvm.fma.f32(float %42, float %37, float 0xBFCFFFE440000000)
  %44 = tail call float @llvm.fma.f32(float %43, float %37, float 0x3FD5554F00000000)
  %45 = tail call float @llvm.fma.f32(float %44, float %37, float -5.000000e-01)
  %46 = fmul float %37, %45
  %47 = tail call float @llvm.fma.f32(float %46, float %37, float %37)
  %48 = tail call float @llvm.fma.f32(float %36, float 0x3FE62E4300000000, float %47)
  %49 = icmp ugt i32 %30, 2139095039
  %50 = tail call float @llvm.fma.f32(float %28, float 0x7FF0000000000000, float 0x7FF0000000000000)
  %51 = select i1 %49, float %50, float %48
  %52 = fcmp oeq float %28, 0.000000e+00
  %53 = select i1 %52, float 0xFFF0000000000000, float %51
  %54 = fmul contract float %6, 5.000000e-01
  %55 = fmul contract float %6, %54
  %56 = fadd contract float %5, %55
  %57 = fmul contract float %56, %22
  %58 = fadd contract float %57, %53
  %59 = fmul contract float %6, %24
  %60 = tail call noundef float @llvm.nvvm.div.approx.f(float %58, float %59)
  %61 = fsub contract float %60, %59
  %62 = tail call noundef float @llvm.nvvm.fabs.f32(float %60)
  %63 = fmul contract float %62, 0x3FCDA67120000000
  %64 = fadd contract float %63, 1.000000e+00
  %65 = tail call noundef float @llvm.nvvm.div.approx.f(float 1.000000e+00, float %64)
  %66 = fmul contract float %60, -5.000000e-01
  %67 = fmul contract float %60, %66
  %68 = fmul float %67, 0x3FF7154760000000
  %69 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %68)
  %70 = fmul contract float %69, 0x3FD9884540000000
  %71 = fmul contract float %65, 0x3FF548CDE0000000
  %72 = fadd contract float %71, 0xBFFD23DD40000000
  %73 = fmul contract float %65, %72
  %74 = fadd contract float %73, 0x3FFC80EF00000000
  %75 = fmul contract float %65, %74
  %76 = fadd contract float %75, 0xBFD6D1F0E0000000
  %77 = fmul contract float %65, %76
  %78 = fadd contract float %77, 0x3FD470BF40000000
  %79 = fmul contract float %65, %78
  %80 = fmul contract float %70, %79
  %81 = fcmp contract ogt float %60, 0.000000e+00
  %82 = fsub contract float 1.000000e+00, %80
  %83 = select i1 %81, float %82, float %80
  %84 = tail call noundef float @llvm.nvvm.fabs.f32(float %61)
  %85 = fmul contract float %84, 0x3FCDA67120000000
  %86 = fadd contract float %85, 1.000000e+00
  %87 = tail call noundef float @llvm.nvvm.div.approx.f(float 1.000000e+00, float %86)
  %88 = fmul contract float %61, -5.000000e-01
  %89 = fmul contract float %61, %88
  %90 = fmul float %89, 0x3FF7154760000000
  %91 = tail call noundef float @llvm.nvvm.ex2.approx.f32(float %90)
  %92 = fmul contract float %91, 0x3FD9884540000000
  %93 = fmul contract float %87, 0x3FF548CDE0000000
  %94 = fadd contract float %93, 0xBFFD23DD40000000
  %95 = fmul contract float %87, %94
  %96 = fadd contract float %95, 0x3FFC80EF00000000
  %97 = fmul contract float %87, %96
  %98 = fadd contract float %97, 0xBFD6D1F0E0000000
  %99 = fmul contract float %87, %98
  %100 = fadd contract float %99, 0x3FD470BF40000000
  %101 = fmul contract float %87, %100
  %102 = fmul contract float %92, %101
  %103 = fcmp contract ogt float %61, 0.000000e+00
  %104 = fsub contract float 1.000000e+00, %102
  %105 = select i1 %103, float %104, float %102
  %106 = fneg contract float %5
  %107 = fmul contract float %22, %106
  %108 = tail call float @llvm.fma.f32(float %107, float 0x3F777313A0000000, float 5.000000e-01)
  %109 = tail call float @llvm.nvvm.saturate.f(float %108) #7
  %110 = tail call float @llvm.nvvm.fma.rm.f(float %109, float 2.520000e+02, float 0x4168000020000000) #7
  %111 = fadd float %110, 0xC168000FE0000000
  %112 = fneg float %111
  %113 = tail call float @llvm.fma.f32(float %107, float 0x3FF7154760000000, float %112)
  %114 = tail call float @llvm.fma.f32(float %107, float 0x3E54AE0C00000000, float %113)
  %115 = bitcast float %110 to i32
  %116 = shl i32 %115, 23
  %117 = bitcast i32 %116 to float
  %118 = tail call float @llvm.nvvm.ex2.approx.ftz.f32(float %114)
  %119 = fmul float %118, %117
  %120 = fmul contract float %18, %83
  %121 = fmul contract float %20, %119
  %122 = fmul contract float %121, %105
  %123 = fsub contract float %120, %122
  %124 = getelementptr inbounds float, ptr %0, i64 %16
  store float %123, ptr %124, align 4, !tbaa !10
  %125 = fsub contract float 1.000000e+00, %105
  %126 = fmul contract float %121, %125
  %127 = fsub contract float 1.000000e+00, %83
  %128 = fmul contract float %18, %127
  %129 = fsub contract float %126, %128
  %130 = getelementptr inbounds float, ptr %1, i64 %16
  store float %129, ptr %130, align 4, !tbaa !10
  br label %131

131:                                              ; preds = %8, %15
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @binomial(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, double noundef %3, double noundef %4, double noundef %5) local_unnamed_addr #1 {
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %8 to i64
  %10 = getelementptr inbounds nuw double, ptr %0, i64 %9
  %11 = load double, ptr %10, align 8, !tbaa !12
  %12 = getelementptr inbounds nuw double, ptr %1, i64 %9
  %13 = load double, ptr %12, align 8, !tbaa !12
  %14 = shl nuw nsw i32 %7, 1
  %15 = add nsw i32 %14, -31
  %16 = sitofp i32 %15 to double
  %17 = tail call i32 @llvm.nvvm.d2i.hi(double %3) #7
  %18 = tail call i32 @llvm.nvvm.d2i.hi(double %16) #7
  %19 = lshr i32 %18, 20
  %20 = and i32 %19, 2047
  %21 = add nsw i32 %20, -1012
  %22 = bitcast double %16 to i64
  %23 = zext nneg i32 %21 to i64
  %24 = shl i64 %22, %23
  %25 = icmp eq i64 %24, -9223372036854775808
  %26 = tail call double @llvm.nvvm.fabs.f64(double %3)
  %27 = icmp slt i32 %17, 0
  %28 = fcmp oeq double %3, 0.000000e+00
  br i1 %28, label %29, label %38

29:                                               ; preds = %6
  %30 = tail call double @llvm.nvvm.fabs.f64(double %16)
  %31 = fcmp une double %30, 5.000000e-01
  %32 = select i1 %31, i1 %25, i1 false
  %33 = select i1 %32, i32 %17, i32 0
  %34 = icmp slt i32 %18, 0
  %35 = or i32 %33, 2146435072
  %36 = select i1 %34, i32 %35, i32 %33
  %37 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %36) #7
  br label %46

38:                                               ; preds = %6
  %39 = tail call fastcc double @__internal_accurate_pow(double %26, double %16)
  %40 = select i1 %27, i1 %25, i1 false
  %41 = tail call i32 @llvm.nvvm.d2i.lo(double %39) #7
  %42 = tail call i32 @llvm.nvvm.d2i.hi(double %39) #7
  %43 = xor i32 %42, -2147483648
  %44 = tail call double @llvm.nvvm.lohi.i2d(i32 %41, i32 %43) #7
  %45 = select i1 %40, double %44, double %39
  br label %46

46:                                               ; preds = %38, %29
  %47 = phi double [ %37, %29 ], [ %45, %38 ]
  %48 = phi i1 [ %32, %29 ], [ %25, %38 ]
  %49 = fadd double %3, %16
  %50 = tail call i32 @llvm.nvvm.d2i.hi(double %49) #7
  %51 = and i32 %50, 2146435072
  %52 = icmp eq i32 %51, 2146435072
  br i1 %52, label %53, label %90

53:                                               ; preds = %46
  %54 = fcmp uno double %26, 0.000000e+00
  %55 = tail call double @llvm.nvvm.fabs.f64(double %16)
  %56 = fcmp uno double %55, 0.000000e+00
  %57 = select i1 %54, i1 true, i1 %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %53
  %59 = tail call double @llvm.nvvm.add.rn.d(double %3, double %16) #7
  br label %90

60:                                               ; preds = %53
  %61 = tail call i32 @llvm.nvvm.d2i.lo(double %16) #7
  %62 = and i32 %18, 2147483647
  %63 = icmp eq i32 %62, 2146435072
  %64 = icmp eq i32 %61, 0
  %65 = select i1 %63, i1 %64, i1 false
  br i1 %65, label %66, label %75

66:                                               ; preds = %60
  %67 = fcmp ogt double %26, 1.000000e+00
  %68 = select i1 %67, i32 2146435072, i32 0
  %69 = icmp slt i32 %18, 0
  %70 = xor i32 %68, 2146435072
  %71 = select i1 %69, i32 %70, i32 %68
  %72 = fcmp oeq double %3, -1.000000e+00
  %73 = select i1 %72, i32 1072693248, i32 %71
  %74 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %73) #7
  br label %90

75:                                               ; preds = %60
  %76 = tail call i32 @llvm.nvvm.d2i.lo(double %3) #7
  %77 = and i32 %17, 2147483647
  %78 = icmp eq i32 %77, 2146435072
  %79 = icmp eq i32 %76, 0
  %80 = select i1 %78, i1 %79, i1 false
  br i1 %80, label %81, label %90

81:                                               ; preds = %75
  %82 = icmp slt i32 %18, 0
  %83 = select i1 %82, i32 0, i32 2146435072
  %84 = select i1 %27, i1 %48, i1 false
  %85 = icmp ne i32 %62, 1071644672
  %86 = and i1 %85, %84
  %87 = or disjoint i32 %83, -2147483648
  %88 = select i1 %86, i32 %87, i32 %83
  %89 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %88) #7
  br label %90

90:                                               ; preds = %46, %58, %66, %75, %81
  %91 = phi double [ %47, %46 ], [ %59, %58 ], [ %74, %66 ], [ %89, %81 ], [ %47, %75 ]
  %92 = fcmp oeq double %3, 1.000000e+00
  %93 = select i1 %92, double 1.000000e+00, double %91
  %94 = fmul contract double %11, %93
  %95 = fsub contract double %94, %13
  %96 = tail call noundef double @llvm.maxnum.f64(double %95, double 0.000000e+00)
  %97 = zext nneg i32 %7 to i64
  %98 = getelementptr inbounds nuw double, ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), i64 %97
  store double %96, ptr %98, align 8, !tbaa !12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %99 = getelementptr i8, ptr %98, i64 8
  %100 = fsub contract double 1.000000e+00, %4
  br label %103

101:                                              ; preds = %116
  %102 = icmp eq i32 %7, 0
  br i1 %102, label %119, label %122

103:                                              ; preds = %90, %116
  %104 = phi i32 [ 31, %90 ], [ %117, %116 ]
  %105 = icmp samesign ult i32 %7, %104
  br i1 %105, label %106, label %113

106:                                              ; preds = %103
  %107 = load double, ptr %99, align 8, !tbaa !12
  %108 = fmul contract double %4, %107
  %109 = load double, ptr %98, align 8, !tbaa !12
  %110 = fmul contract double %100, %109
  %111 = fadd contract double %108, %110
  %112 = fmul contract double %5, %111
  br label %113

113:                                              ; preds = %106, %103
  %114 = phi double [ %112, %106 ], [ 0.000000e+00, %103 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %105, label %115, label %116

115:                                              ; preds = %113
  store double %114, ptr %98, align 8, !tbaa !12
  br label %116

116:                                              ; preds = %115, %113
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %117 = add nsw i32 %104, -1
  %118 = icmp samesign ugt i32 %104, 1
  br i1 %118, label %103, label %101, !llvm.loop !14

119:                                              ; preds = %101
  %120 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), align 8, !tbaa !12
  %121 = getelementptr inbounds nuw double, ptr %2, i64 %9
  store double %120, ptr %121, align 8, !tbaa !12
  br label %122

122:                                              ; preds = %119, %101
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.div.approx.f(float, float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.ftz.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.ex2.approx.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.saturate.f(float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rm.f(float, float, float) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.hi(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.fabs.f64(double) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc double @__internal_accurate_pow(double %0, double %1) unnamed_addr #5 {
  %3 = tail call i32 @llvm.nvvm.d2i.hi(double %0) #7
  %4 = tail call i32 @llvm.nvvm.d2i.lo(double %0) #7
  %5 = lshr i32 %3, 20
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %13

7:                                                ; preds = %2
  %8 = fmul double %0, 0x4350000000000000
  %9 = tail call i32 @llvm.nvvm.d2i.hi(double %8) #7
  %10 = tail call i32 @llvm.nvvm.d2i.lo(double %8) #7
  %11 = lshr i32 %9, 20
  %12 = add nsw i32 %11, -54
  br label %13

13:                                               ; preds = %7, %2
  %14 = phi i32 [ %10, %7 ], [ %4, %2 ]
  %15 = phi i32 [ %9, %7 ], [ %3, %2 ]
  %16 = phi i32 [ %12, %7 ], [ %5, %2 ]
  %17 = add nsw i32 %16, -1023
  %18 = and i32 %15, -2146435073
  %19 = or disjoint i32 %18, 1072693248
  %20 = tail call double @llvm.nvvm.lohi.i2d(i32 %14, i32 %19) #7
  %21 = icmp ugt i32 %19, 1073127582
  br i1 %21, label %22, label %28

22:                                               ; preds = %13
  %23 = tail call i32 @llvm.nvvm.d2i.lo(double %20) #7
  %24 = tail call i32 @llvm.nvvm.d2i.hi(double %20) #7
  %25 = add i32 %24, -1048576
  %26 = tail call double @llvm.nvvm.lohi.i2d(i32 %23, i32 %25) #7
  %27 = add nsw i32 %16, -1022
  br label %28

28:                                               ; preds = %13, %22
  %29 = phi double [ %26, %22 ], [ %20, %13 ]
  %30 = phi i32 [ %27, %22 ], [ %17, %13 ]
  %31 = fadd double %29, -1.000000e+00
  %32 = fadd double %29, 1.000000e+00
  %33 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %32) #7
  %34 = fneg double %32
  %35 = tail call double @llvm.fma.f64(double %34, double %33, double 1.000000e+00)
  %36 = tail call double @llvm.fma.f64(double %35, double %35, double %35)
  %37 = tail call double @llvm.fma.f64(double %36, double %33, double %33)
  %38 = fmul double %31, %37
  %39 = fadd double %38, %38
  %40 = fmul double %39, %39
  %41 = tail call double @llvm.fma.f64(double %40, double 0x3EB0F5FF7D2CAFE2, double 0x3ED0F5D241AD3B5A)
  %42 = tail call double @llvm.fma.f64(double %41, double %40, double 0x3EF3B20A75488A3F)
  %43 = tail call double @llvm.fma.f64(double %42, double %40, double 0x3F1745CDE4FAECD5)
  %44 = tail call double @llvm.fma.f64(double %43, double %40, double 0x3F3C71C7258A578B)
  %45 = tail call double @llvm.fma.f64(double %44, double %40, double 0x3F6249249242B910)
  %46 = tail call double @llvm.fma.f64(double %45, double %40, double 0x3F89999999999DFB)
  %47 = fmul double %40, %46
  %48 = fsub double %31, %39
  %49 = fmul double %48, 2.000000e+00
  %50 = fneg double %39
  %51 = tail call double @llvm.fma.f64(double %50, double %31, double %49)
  %52 = fmul double %37, %51
  %53 = fadd double %47, 0x3FB5555555555555
  %54 = fsub double 0x3FB5555555555555, %53
  %55 = fadd double %47, %54
  %56 = fadd double %55, 0xBC46A4CB00B9E7B0
  %57 = fadd double %53, %56
  %58 = fsub double %53, %57
  %59 = fadd double %56, %58
  %60 = tail call double @llvm.nvvm.mul.rn.d(double %39, double %39) #7
  %61 = fneg double %60
  %62 = tail call double @llvm.fma.f64(double %39, double %39, double %61)
  %63 = tail call i32 @llvm.nvvm.d2i.lo(double %52) #7
  %64 = tail call i32 @llvm.nvvm.d2i.hi(double %52) #7
  %65 = add i32 %64, 1048576
  %66 = tail call double @llvm.nvvm.lohi.i2d(i32 %63, i32 %65) #7
  %67 = tail call double @llvm.fma.f64(double %39, double %66, double %62)
  %68 = tail call double @llvm.nvvm.mul.rn.d(double %60, double %39) #7
  %69 = fneg double %68
  %70 = tail call double @llvm.fma.f64(double %60, double %39, double %69)
  %71 = tail call double @llvm.fma.f64(double %60, double %52, double %70)
  %72 = tail call double @llvm.fma.f64(double %67, double %39, double %71)
  %73 = tail call double @llvm.nvvm.mul.rn.d(double %57, double %68) #7
  %74 = fneg double %73
  %75 = tail call double @llvm.fma.f64(double %57, double %68, double %74)
  %76 = tail call double @llvm.fma.f64(double %57, double %72, double %75)
  %77 = tail call double @llvm.fma.f64(double %59, double %68, double %76)
  %78 = fadd double %73, %77
  %79 = fsub double %73, %78
  %80 = fadd double %77, %79
  %81 = fadd double %39, %78
  %82 = fsub double %39, %81
  %83 = fadd double %78, %82
  %84 = fadd double %80, %83
  %85 = fadd double %52, %84
  %86 = fadd double %81, %85
  %87 = fsub double %81, %86
  %88 = fadd double %85, %87
  %89 = xor i32 %30, -2147483648
  %90 = tail call double @llvm.nvvm.lohi.i2d(i32 %89, i32 1127219200) #7
  %91 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #7
  %92 = fsub double %90, %91
  %93 = tail call double @llvm.fma.f64(double %92, double 0x3FE62E42FEFA39EF, double %86)
  %94 = fneg double %92
  %95 = tail call double @llvm.fma.f64(double %94, double 0x3FE62E42FEFA39EF, double %93)
  %96 = fsub double %95, %86
  %97 = fsub double %88, %96
  %98 = tail call double @llvm.fma.f64(double %92, double 0x3C7ABC9E3B39803F, double %97)
  %99 = fadd double %93, %98
  %100 = fsub double %93, %99
  %101 = fadd double %98, %100
  %102 = tail call i32 @llvm.nvvm.d2i.hi(double %1) #7
  %103 = tail call i32 @llvm.nvvm.d2i.lo(double %1) #7
  %104 = shl i32 %102, 1
  %105 = icmp ugt i32 %104, -33554433
  %106 = and i32 %102, -15728641
  %107 = select i1 %105, i32 %106, i32 %102
  %108 = tail call double @llvm.nvvm.lohi.i2d(i32 %103, i32 %107) #7
  %109 = tail call double @llvm.nvvm.mul.rn.d(double %99, double %108) #7
  %110 = fneg double %109
  %111 = tail call double @llvm.fma.f64(double %99, double %108, double %110)
  %112 = tail call double @llvm.fma.f64(double %101, double %108, double %111)
  %113 = fadd double %109, %112
  %114 = tail call double @llvm.fma.f64(double %113, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %115 = tail call i32 @llvm.nvvm.d2i.lo(double %114) #7
  %116 = tail call double @llvm.nvvm.add.rn.d(double %114, double 0xC338000000000000) #7
  %117 = tail call double @llvm.fma.f64(double %116, double 0xBFE62E42FEFA39EF, double %113)
  %118 = tail call double @llvm.fma.f64(double %116, double 0xBC7ABC9E3B39803F, double %117)
  %119 = tail call double @llvm.fma.f64(double %118, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %120 = tail call double @llvm.fma.f64(double %119, double %118, double 0x3EC71DEE62401315)
  %121 = tail call double @llvm.fma.f64(double %120, double %118, double 0x3EFA01997C89EB71)
  %122 = tail call double @llvm.fma.f64(double %121, double %118, double 0x3F2A01A014761F65)
  %123 = tail call double @llvm.fma.f64(double %122, double %118, double 0x3F56C16C1852B7AF)
  %124 = tail call double @llvm.fma.f64(double %123, double %118, double 0x3F81111111122322)
  %125 = tail call double @llvm.fma.f64(double %124, double %118, double 0x3FA55555555502A1)
  %126 = tail call double @llvm.fma.f64(double %125, double %118, double 0x3FC5555555555511)
  %127 = tail call double @llvm.fma.f64(double %126, double %118, double 0x3FE000000000000B)
  %128 = tail call double @llvm.fma.f64(double %127, double %118, double 1.000000e+00)
  %129 = tail call double @llvm.fma.f64(double %128, double %118, double 1.000000e+00)
  %130 = tail call i32 @llvm.nvvm.d2i.lo(double %129) #7
  %131 = tail call i32 @llvm.nvvm.d2i.hi(double %129) #7
  %132 = shl i32 %115, 20
  %133 = add i32 %131, %132
  %134 = tail call double @llvm.nvvm.lohi.i2d(i32 %130, i32 %133) #7
  %135 = tail call i32 @llvm.nvvm.d2i.hi(double %113) #7
  %136 = bitcast i32 %135 to float
  %137 = tail call float @llvm.nvvm.fabs.f32(float %136)
  %138 = fcmp olt float %137, 0x4010C46560000000
  br i1 %138, label %154, label %139

139:                                              ; preds = %28
  %140 = fcmp olt double %113, 0.000000e+00
  %141 = fadd double %113, 0x7FF0000000000000
  %142 = select i1 %140, double 0.000000e+00, double %141
  %143 = fcmp olt float %137, 0x4010E90000000000
  br i1 %143, label %144, label %154

144:                                              ; preds = %139
  %145 = sdiv i32 %115, 2
  %146 = shl i32 %145, 20
  %147 = add i32 %131, %146
  %148 = tail call double @llvm.nvvm.lohi.i2d(i32 %130, i32 %147) #7
  %149 = sub nsw i32 %115, %145
  %150 = shl i32 %149, 20
  %151 = add nsw i32 %150, 1072693248
  %152 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %151) #7
  %153 = fmul double %152, %148
  br label %154

154:                                              ; preds = %28, %144, %139
  %155 = phi double [ %134, %28 ], [ %153, %144 ], [ %142, %139 ]
  %156 = fsub double %109, %113
  %157 = fadd double %112, %156
  %158 = tail call i32 @llvm.nvvm.d2i.lo(double %155) #7
  %159 = tail call i32 @llvm.nvvm.d2i.hi(double %155) #7
  %160 = and i32 %159, 2147483647
  %161 = icmp eq i32 %160, 2146435072
  %162 = icmp eq i32 %158, 0
  %163 = select i1 %161, i1 %162, i1 false
  %164 = tail call double @llvm.fma.f64(double %155, double %157, double %155)
  %165 = select i1 %163, double %155, double %164
  ret double %165
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.d2i.lo(double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.lohi.i2d(i32, i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.add.rn.d(double, double) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.rcp.approx.ftz.d(double) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.nvvm.mul.rn.d(double, double) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fma.f64(double, double, double) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "disable-tail-calls"="false" "frame-pointer"="all" "less-precise-fpmad"="false" "no-infs-fp-math"="false" "no-nans-fp-math"="false" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "unsafe-fp-math"="false" "use-soft-float"="false" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3, !4}
!llvm.errno.tbaa = !{!5}
!nvvmir.version = !{!9}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i32 2, i32 0}
!10 = !{!11, !11, i64 0}
!11 = !{!"float", !7, i64 0}
!12 = !{!13, !13, i64 0}
!13 = !{!"double", !7, i64 0}
!14 = distinct !{!14, !15, !16}
!15 = !{!"llvm.loop.mustprogress"}
!16 = !{!"llvm.loop.unroll.disable"}
