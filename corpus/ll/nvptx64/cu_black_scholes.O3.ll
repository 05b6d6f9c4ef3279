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
  %120 = getelementptr inbounds nuw double, ptr %2, i64 %9
  %121 = load double, ptr addrspacecast (ptr addrspace(3) @_ZZ8binomialE4call to ptr), align 8, !tbaa !12
  store double %121, ptr %120, align 8, !tbaa !12
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
  %7 = fmul double %0, 0x4350000000000000
  %8 = tail call i32 @llvm.nvvm.d2i.hi(double %7) #7
  %9 = tail call i32 @llvm.nvvm.d2i.lo(double %7) #7
  %10 = lshr i32 %8, 20
  %11 = add nsw i32 %10, -54
  %12 = select i1 %6, i32 %9, i32 %4
  %13 = select i1 %6, i32 %8, i32 %3
  %14 = select i1 %6, i32 %11, i32 %5
  %15 = and i32 %13, -2146435073
  %16 = or disjoint i32 %15, 1072693248
  %17 = tail call double @llvm.nvvm.lohi.i2d(i32 %12, i32 %16) #7
  %18 = icmp ugt i32 %16, 1073127582
  %19 = tail call i32 @llvm.nvvm.d2i.lo(double %17) #7
  %20 = tail call i32 @llvm.nvvm.d2i.hi(double %17) #7
  %21 = add i32 %20, -1048576
  %22 = tail call double @llvm.nvvm.lohi.i2d(i32 %19, i32 %21) #7
  %23 = select i1 %18, double %22, double %17
  %24 = select i1 %18, i32 -1022, i32 -1023
  %25 = add nsw i32 %24, %14
  %26 = fadd double %23, -1.000000e+00
  %27 = fadd double %23, 1.000000e+00
  %28 = tail call double @llvm.nvvm.rcp.approx.ftz.d(double %27) #7
  %29 = fneg double %27
  %30 = tail call double @llvm.fma.f64(double %29, double %28, double 1.000000e+00)
  %31 = tail call double @llvm.fma.f64(double %30, double %30, double %30)
  %32 = tail call double @llvm.fma.f64(double %31, double %28, double %28)
  %33 = fmul double %26, %32
  %34 = fadd double %33, %33
  %35 = fmul double %34, %34
  %36 = tail call double @llvm.fma.f64(double %35, double 0x3EB0F5FF7D2CAFE2, double 0x3ED0F5D241AD3B5A)
  %37 = tail call double @llvm.fma.f64(double %36, double %35, double 0x3EF3B20A75488A3F)
  %38 = tail call double @llvm.fma.f64(double %37, double %35, double 0x3F1745CDE4FAECD5)
  %39 = tail call double @llvm.fma.f64(double %38, double %35, double 0x3F3C71C7258A578B)
  %40 = tail call double @llvm.fma.f64(double %39, double %35, double 0x3F6249249242B910)
  %41 = tail call double @llvm.fma.f64(double %40, double %35, double 0x3F89999999999DFB)
  %42 = fmul double %35, %41
  %43 = fsub double %26, %34
  %44 = fmul double %43, 2.000000e+00
  %45 = fneg double %34
  %46 = tail call double @llvm.fma.f64(double %45, double %26, double %44)
  %47 = fmul double %32, %46
  %48 = fadd double %42, 0x3FB5555555555555
  %49 = fsub double 0x3FB5555555555555, %48
  %50 = fadd double %42, %49
  %51 = fadd double %50, 0xBC46A4CB00B9E7B0
  %52 = fadd double %48, %51
  %53 = fsub double %48, %52
  %54 = fadd double %51, %53
  %55 = tail call double @llvm.nvvm.mul.rn.d(double %34, double %34) #7
  %56 = fneg double %55
  %57 = tail call double @llvm.fma.f64(double %34, double %34, double %56)
  %58 = tail call i32 @llvm.nvvm.d2i.lo(double %47) #7
  %59 = tail call i32 @llvm.nvvm.d2i.hi(double %47) #7
  %60 = add i32 %59, 1048576
  %61 = tail call double @llvm.nvvm.lohi.i2d(i32 %58, i32 %60) #7
  %62 = tail call double @llvm.fma.f64(double %34, double %61, double %57)
  %63 = tail call double @llvm.nvvm.mul.rn.d(double %55, double %34) #7
  %64 = fneg double %63
  %65 = tail call double @llvm.fma.f64(double %55, double %34, double %64)
  %66 = tail call double @llvm.fma.f64(double %55, double %47, double %65)
  %67 = tail call double @llvm.fma.f64(double %62, double %34, double %66)
  %68 = tail call double @llvm.nvvm.mul.rn.d(double %52, double %63) #7
  %69 = fneg double %68
  %70 = tail call double @llvm.fma.f64(double %52, double %63, double %69)
  %71 = tail call double @llvm.fma.f64(double %52, double %67, double %70)
  %72 = tail call double @llvm.fma.f64(double %54, double %63, double %71)
  %73 = fadd double %68, %72
  %74 = fsub double %68, %73
  %75 = fadd double %72, %74
  %76 = fadd double %34, %73
  %77 = fsub double %34, %76
  %78 = fadd double %73, %77
  %79 = fadd double %75, %78
  %80 = fadd double %47, %79
  %81 = fadd double %76, %80
  %82 = fsub double %76, %81
  %83 = fadd double %80, %82
  %84 = xor i32 %25, -2147483648
  %85 = tail call double @llvm.nvvm.lohi.i2d(i32 %84, i32 1127219200) #7
  %86 = tail call double @llvm.nvvm.lohi.i2d(i32 -2147483648, i32 1127219200) #7
  %87 = fsub double %85, %86
  %88 = tail call double @llvm.fma.f64(double %87, double 0x3FE62E42FEFA39EF, double %81)
  %89 = fneg double %87
  %90 = tail call double @llvm.fma.f64(double %89, double 0x3FE62E42FEFA39EF, double %88)
  %91 = fsub double %90, %81
  %92 = fsub double %83, %91
  %93 = tail call double @llvm.fma.f64(double %87, double 0x3C7ABC9E3B39803F, double %92)
  %94 = fadd double %88, %93
  %95 = fsub double %88, %94
  %96 = fadd double %93, %95
  %97 = tail call i32 @llvm.nvvm.d2i.hi(double %1) #7
  %98 = tail call i32 @llvm.nvvm.d2i.lo(double %1) #7
  %99 = shl i32 %97, 1
  %100 = icmp ugt i32 %99, -33554433
  %101 = and i32 %97, -15728641
  %102 = select i1 %100, i32 %101, i32 %97
  %103 = tail call double @llvm.nvvm.lohi.i2d(i32 %98, i32 %102) #7
  %104 = tail call double @llvm.nvvm.mul.rn.d(double %94, double %103) #7
  %105 = fneg double %104
  %106 = tail call double @llvm.fma.f64(double %94, double %103, double %105)
  %107 = tail call double @llvm.fma.f64(double %96, double %103, double %106)
  %108 = fadd double %104, %107
  %109 = tail call double @llvm.fma.f64(double %108, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %110 = tail call i32 @llvm.nvvm.d2i.lo(double %109) #7
  %111 = tail call double @llvm.nvvm.add.rn.d(double %109, double 0xC338000000000000) #7
  %112 = tail call double @llvm.fma.f64(double %111, double 0xBFE62E42FEFA39EF, double %108)
  %113 = tail call double @llvm.fma.f64(double %111, double 0xBC7ABC9E3B39803F, double %112)
  %114 = tail call double @llvm.fma.f64(double %113, double 0x3E5ADE1569CE2BDF, double 0x3E928AF3FCA213EA)
  %115 = tail call double @llvm.fma.f64(double %114, double %113, double 0x3EC71DEE62401315)
  %116 = tail call double @llvm.fma.f64(double %115, double %113, double 0x3EFA01997C89EB71)
  %117 = tail call double @llvm.fma.f64(double %116, double %113, double 0x3F2A01A014761F65)
  %118 = tail call double @llvm.fma.f64(double %117, double %113, double 0x3F56C16C1852B7AF)
  %119 = tail call double @llvm.fma.f64(double %118, double %113, double 0x3F81111111122322)
  %120 = tail call double @llvm.fma.f64(double %119, double %113, double 0x3FA55555555502A1)
  %121 = tail call double @llvm.fma.f64(double %120, double %113, double 0x3FC5555555555511)
  %122 = tail call double @llvm.fma.f64(double %121, double %113, double 0x3FE000000000000B)
  %123 = tail call double @llvm.fma.f64(double %122, double %113, double 1.000000e+00)
  %124 = tail call double @llvm.fma.f64(double %123, double %113, double 1.000000e+00)
  %125 = tail call i32 @llvm.nvvm.d2i.lo(double %124) #7
  %126 = tail call i32 @llvm.nvvm.d2i.hi(double %124) #7
  %127 = shl i32 %110, 20
  %128 = add i32 %126, %127
  %129 = tail call double @llvm.nvvm.lohi.i2d(i32 %125, i32 %128) #7
  %130 = tail call i32 @llvm.nvvm.d2i.hi(double %108) #7
  %131 = bitcast i32 %130 to float
  %132 = tail call float @llvm.nvvm.fabs.f32(float %131)
  %133 = fcmp olt float %132, 0x4010C46560000000
  br i1 %133, label %149, label %134

134:                                              ; preds = %2
  %135 = fcmp olt double %108, 0.000000e+00
  %136 = fadd double %108, 0x7FF0000000000000
  %137 = select i1 %135, double 0.000000e+00, double %136
  %138 = fcmp olt float %132, 0x4010E90000000000
  br i1 %138, label %139, label %149

139:                                              ; preds = %134
  %140 = sdiv i32 %110, 2
  %141 = shl i32 %140, 20
  %142 = add i32 %126, %141
  %143 = tail call double @llvm.nvvm.lohi.i2d(i32 %125, i32 %142) #7
  %144 = sub nsw i32 %110, %140
  %145 = shl i32 %144, 20
  %146 = add nsw i32 %145, 1072693248
  %147 = tail call double @llvm.nvvm.lohi.i2d(i32 0, i32 %146) #7
  %148 = fmul double %147, %143
  br label %149

149:                                              ; preds = %2, %139, %134
  %150 = phi double [ %129, %2 ], [ %148, %139 ], [ %137, %134 ]
  %151 = fsub double %104, %108
  %152 = fadd double %107, %151
  %153 = tail call i32 @llvm.nvvm.d2i.lo(double %150) #7
  %154 = tail call i32 @llvm.nvvm.d2i.hi(double %150) #7
  %155 = and i32 %154, 2147483647
  %156 = icmp eq i32 %155, 2146435072
  %157 = icmp eq i32 %153, 0
  %158 = select i1 %156, i1 %157, i1 false
  %159 = tail call double @llvm.fma.f64(double %150, double %152, double %150)
  %160 = select i1 %158, double %150, double %159
  ret double %160
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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.mustprogress"}
