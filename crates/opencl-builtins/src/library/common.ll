
define dso_local spir_func float @_Z5clampfff(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call float @llvm.maxnum.f32(float %0, float %1)
  %5 = tail call float @llvm.minnum.f32(float %4, float %2)
  ret float %5
}

declare float @llvm.maxnum.f32(float, float)

declare float @llvm.minnum.f32(float, float)

define dso_local spir_func float @_Z3mixfff(float %0, float %1, float %2) local_unnamed_addr {
  %4 = fsub float %1, %0
  %5 = fmul float %4, %2
  %6 = fadd float %0, %5
  ret float %6
}

define dso_local spir_func float @_Z4stepff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp olt float %1, %0
  %4 = select i1 %3, float 0.000000e+00, float 1.000000e+00
  ret float %4
}

define dso_local spir_func float @_Z10smoothstepfff(float %0, float %1, float %2) local_unnamed_addr {
  %4 = fsub float %2, %0
  %5 = fsub float %1, %0
  %6 = fdiv float %4, %5
  %7 = tail call spir_func float @_Z5clampfff(float %6, float 0.000000e+00, float 1.000000e+00)
  %8 = fmul float %7, %7
  %9 = fmul float %7, 2.000000e+00
  %10 = fsub float 3.000000e+00, %9
  %11 = fmul float %8, %10
  ret float %11
}

define dso_local spir_func float @_Z4signf(float %0) local_unnamed_addr {
  %2 = fcmp ogt float %0, 0.000000e+00
  br i1 %2, label %8, label %3

3:
  %4 = fcmp olt float %0, 0.000000e+00
  br i1 %4, label %8, label %5

5:
  %6 = fcmp ord float %0, 0.000000e+00
  %7 = select i1 %6, float %0, float 0.000000e+00
  br label %8

8:
  %9 = phi float [ 1.000000e+00, %1 ], [ %7, %5 ], [ -1.000000e+00, %3 ]
  ret float %9
}

define dso_local spir_func float @_Z7degreesf(float %0) local_unnamed_addr {
  %2 = fmul float %0, 0x404CA5DC20000000
  ret float %2
}

define dso_local spir_func float @_Z7radiansf(float %0) local_unnamed_addr {
  %2 = fmul float %0, 0x3F91DF46A0000000
  ret float %2
}

define dso_local spir_func i32 @_Z5isinff(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp oeq float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

declare float @llvm.fabs.f32(float)

define dso_local spir_func i32 @_Z8isfinitef(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp one float %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define dso_local spir_func i32 @_Z8isnormalf(float %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define dso_local spir_func i32 @_Z7signbitf(float %0) local_unnamed_addr {
  %2 = bitcast float %0 to i32
  %3 = lshr i32 %2, 31
  ret i32 %3
}

define dso_local spir_func float @_Z3dotff(float %0, float %1) local_unnamed_addr {
  %3 = fmul float %0, %1
  ret float %3
}

define dso_local spir_func float @_Z3dotDv2_fS_(<2 x float> %0, <2 x float> %1) local_unnamed_addr {
  %3 = fmul <2 x float> %0, %1
  %4 = fmul <2 x float> %0, %1
  %5 = shufflevector <2 x float> %4, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %6 = fadd <2 x float> %3, %5
  %7 = extractelement <2 x float> %6, i64 0
  ret float %7
}

define dso_local spir_func float @_Z3dotDv3_fS_(<3 x float> %0, <3 x float> %1) local_unnamed_addr {
  %3 = fmul <3 x float> %0, %1
  %4 = fmul <3 x float> %0, %1
  %5 = shufflevector <3 x float> %4, <3 x float> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %6 = fadd <3 x float> %3, %5
  %7 = fmul <3 x float> %0, %1
  %8 = shufflevector <3 x float> %7, <3 x float> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %9 = fadd <3 x float> %8, %6
  %10 = extractelement <3 x float> %9, i64 0
  ret float %10
}

define dso_local spir_func float @_Z3dotDv4_fS_(<4 x float> %0, <4 x float> %1) local_unnamed_addr {
  %3 = fmul <4 x float> %0, %1
  %4 = fmul <4 x float> %0, %1
  %5 = shufflevector <4 x float> %4, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %6 = fadd <4 x float> %3, %5
  %7 = fmul <4 x float> %0, %1
  %8 = shufflevector <4 x float> %7, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %9 = fadd <4 x float> %8, %6
  %10 = fmul <4 x float> %0, %1
  %11 = shufflevector <4 x float> %10, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %12 = fadd <4 x float> %11, %9
  %13 = extractelement <4 x float> %12, i64 0
  ret float %13
}

define dso_local spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> %0, <3 x float> %1) local_unnamed_addr {
  %3 = shufflevector <3 x float> %0, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x float> %1, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x float> %3, %4
  %6 = shufflevector <3 x float> %0, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <3 x float> %1, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x float> %6, %7
  %9 = fsub <3 x float> %5, %8
  ret <3 x float> %9
}

define dso_local spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> %0, <4 x float> %1) local_unnamed_addr {
  %3 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %4 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 2, i32 0, i32 1, i32 poison>
  %5 = fmul <4 x float> %3, %4
  %6 = shufflevector <4 x float> %0, <4 x float> poison, <4 x i32> <i32 2, i32 0, i32 1, i32 poison>
  %7 = shufflevector <4 x float> %1, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 0, i32 poison>
  %8 = fmul <4 x float> %6, %7
  %9 = fsub <4 x float> %5, %8
  %10 = insertelement <4 x float> %9, float 0.000000e+00, i64 3
  ret <4 x float> %10
}

define dso_local spir_func float @_Z6lengthf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  ret float %2
}

define dso_local spir_func float @_Z8distanceff(float %0, float %1) local_unnamed_addr {
  %3 = fsub float %0, %1
  %4 = tail call float @llvm.fabs.f32(float %3)
  ret float %4
}

define dso_local spir_func float @_Z9normalizef(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4signf(float %0)
  ret float %2
}

define dso_local spir_func float @_Z11fast_lengthf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  ret float %2
}

define dso_local spir_func float @_Z13fast_distanceff(float %0, float %1) local_unnamed_addr {
  %3 = fsub float %0, %1
  %4 = tail call float @llvm.fabs.f32(float %3)
  ret float %4
}

define dso_local spir_func float @_Z14fast_normalizef(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4signf(float %0)
  ret float %2
}

define dso_local spir_func float @_Z6lengthDv2_f(<2 x float> %0) local_unnamed_addr {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = extractelement <2 x float> %0, i64 1
  %5 = tail call float @llvm.fabs.f32(float %4)
  %6 = tail call float @llvm.maxnum.f32(float %3, float %5)
  %7 = fcmp ogt float %6, 0x43B0000000000000
  %8 = fcmp olt float %6, 0x3CD0000000000000
  %9 = select i1 %8, float 0x4550000000000000, float 1.000000e+00
  %10 = select i1 %7, float 0x3BD0000000000000, float %9
  %11 = insertelement <2 x float> poison, float %10, i64 0
  %12 = shufflevector <2 x float> %11, <2 x float> poison, <2 x i32> zeroinitializer
  %13 = fmul <2 x float> %0, %12
  %14 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> %13, <2 x float> %13)
  %15 = tail call float @llvm.sqrt.f32(float %14)
  %16 = fcmp oeq float %10, 1.000000e+00
  %17 = select i1 %7, float 0x4410000000000000, float 0x3A90000000000000
  %18 = select i1 %16, float 1.000000e+00, float %17
  %19 = fmul float %18, %15
  ret float %19
}

declare float @llvm.sqrt.f32(float)

define dso_local spir_func float @_Z8distanceDv2_fS_(<2 x float> %0, <2 x float> %1) local_unnamed_addr {
  %3 = fsub <2 x float> %0, %1
  %4 = tail call spir_func float @_Z6lengthDv2_f(<2 x float> %3)
  ret float %4
}

define dso_local spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float> %0) local_unnamed_addr {
  %2 = extractelement <2 x float> %0, i64 0
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = extractelement <2 x float> %0, i64 1
  %5 = tail call float @llvm.fabs.f32(float %4)
  %6 = tail call float @llvm.maxnum.f32(float %3, float %5)
  %7 = fcmp oeq float %6, 0.000000e+00
  br i1 %7, label %21, label %8

8:
  %9 = fcmp ogt float %6, 0x43B0000000000000
  %10 = fcmp olt float %6, 0x3CD0000000000000
  %11 = select i1 %10, float 0x4550000000000000, float 1.000000e+00
  %12 = select i1 %9, float 0x3BD0000000000000, float %11
  %13 = insertelement <2 x float> poison, float %12, i64 0
  %14 = shufflevector <2 x float> %13, <2 x float> poison, <2 x i32> zeroinitializer
  %15 = fmul <2 x float> %0, %14
  %16 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> %15, <2 x float> %15)
  %17 = tail call float @llvm.sqrt.f32(float %16)
  %18 = insertelement <2 x float> poison, float %17, i64 0
  %19 = shufflevector <2 x float> %18, <2 x float> poison, <2 x i32> zeroinitializer
  %20 = fdiv <2 x float> %15, %19
  br label %21

21:
  %22 = phi <2 x float> [ %20, %8 ], [ %0, %1 ]
  ret <2 x float> %22
}

define dso_local spir_func float @_Z11fast_lengthDv2_f(<2 x float> %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> %0, <2 x float> %0)
  %3 = tail call float @llvm.sqrt.f32(float %2)
  ret float %3
}

define dso_local spir_func float @_Z13fast_distanceDv2_fS_(<2 x float> %0, <2 x float> %1) local_unnamed_addr {
  %3 = fsub <2 x float> %0, %1
  %4 = tail call spir_func float @_Z11fast_lengthDv2_f(<2 x float> %3)
  ret float %4
}

define dso_local spir_func <2 x float> @_Z14fast_normalizeDv2_f(<2 x float> %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3dotDv2_fS_(<2 x float> %0, <2 x float> %0)
  %3 = fcmp oeq float %2, 0.000000e+00
  br i1 %3, label %9, label %4

4:
  %5 = tail call float @llvm.sqrt.f32(float %2)
  %6 = insertelement <2 x float> poison, float %5, i64 0
  %7 = shufflevector <2 x float> %6, <2 x float> poison, <2 x i32> zeroinitializer
  %8 = fdiv <2 x float> %0, %7
  br label %9

9:
  %10 = phi <2 x float> [ %8, %4 ], [ %0, %1 ]
  ret <2 x float> %10
}

define dso_local spir_func float @_Z6lengthDv3_f(<3 x float> %0) local_unnamed_addr {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = extractelement <3 x float> %0, i64 1
  %5 = tail call float @llvm.fabs.f32(float %4)
  %6 = tail call float @llvm.maxnum.f32(float %3, float %5)
  %7 = extractelement <3 x float> %0, i64 2
  %8 = tail call float @llvm.fabs.f32(float %7)
  %9 = tail call float @llvm.maxnum.f32(float %6, float %8)
  %10 = fcmp ogt float %9, 0x43B0000000000000
  %11 = fcmp olt float %9, 0x3CD0000000000000
  %12 = select i1 %11, float 0x4550000000000000, float 1.000000e+00
  %13 = select i1 %10, float 0x3BD0000000000000, float %12
  %14 = insertelement <3 x float> poison, float %13, i64 0
  %15 = shufflevector <3 x float> %14, <3 x float> poison, <3 x i32> zeroinitializer
  %16 = fmul <3 x float> %0, %15
  %17 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> %16, <3 x float> %16)
  %18 = tail call float @llvm.sqrt.f32(float %17)
  %19 = fcmp oeq float %13, 1.000000e+00
  %20 = select i1 %10, float 0x4410000000000000, float 0x3A90000000000000
  %21 = select i1 %19, float 1.000000e+00, float %20
  %22 = fmul float %21, %18
  ret float %22
}

define dso_local spir_func float @_Z8distanceDv3_fS_(<3 x float> %0, <3 x float> %1) local_unnamed_addr {
  %3 = fsub <3 x float> %0, %1
  %4 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %3)
  ret float %4
}

define dso_local spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> %0) local_unnamed_addr {
  %2 = extractelement <3 x float> %0, i64 0
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = extractelement <3 x float> %0, i64 1
  %5 = tail call float @llvm.fabs.f32(float %4)
  %6 = tail call float @llvm.maxnum.f32(float %3, float %5)
  %7 = extractelement <3 x float> %0, i64 2
  %8 = tail call float @llvm.fabs.f32(float %7)
  %9 = tail call float @llvm.maxnum.f32(float %6, float %8)
  %10 = fcmp oeq float %9, 0.000000e+00
  br i1 %10, label %24, label %11

11:
  %12 = fcmp ogt float %9, 0x43B0000000000000
  %13 = fcmp olt float %9, 0x3CD0000000000000
  %14 = select i1 %13, float 0x4550000000000000, float 1.000000e+00
  %15 = select i1 %12, float 0x3BD0000000000000, float %14
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = shufflevector <3 x float> %16, <3 x float> poison, <3 x i32> zeroinitializer
  %18 = fmul <3 x float> %0, %17
  %19 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> %18, <3 x float> %18)
  %20 = tail call float @llvm.sqrt.f32(float %19)
  %21 = insertelement <3 x float> poison, float %20, i64 0
  %22 = shufflevector <3 x float> %21, <3 x float> poison, <3 x i32> zeroinitializer
  %23 = fdiv <3 x float> %18, %22
  br label %24

24:
  %25 = phi <3 x float> [ %23, %11 ], [ %0, %1 ]
  ret <3 x float> %25
}

define dso_local spir_func float @_Z11fast_lengthDv3_f(<3 x float> %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> %0, <3 x float> %0)
  %3 = tail call float @llvm.sqrt.f32(float %2)
  ret float %3
}

define dso_local spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> %0, <3 x float> %1) local_unnamed_addr {
  %3 = fsub <3 x float> %0, %1
  %4 = tail call spir_func float @_Z11fast_lengthDv3_f(<3 x float> %3)
  ret float %4
}

define dso_local spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3dotDv3_fS_(<3 x float> %0, <3 x float> %0)
  %3 = fcmp oeq float %2, 0.000000e+00
  br i1 %3, label %9, label %4

4:
  %5 = tail call float @llvm.sqrt.f32(float %2)
  %6 = insertelement <3 x float> poison, float %5, i64 0
  %7 = shufflevector <3 x float> %6, <3 x float> poison, <3 x i32> zeroinitializer
  %8 = fdiv <3 x float> %0, %7
  br label %9

9:
  %10 = phi <3 x float> [ %8, %4 ], [ %0, %1 ]
  ret <3 x float> %10
}

define dso_local spir_func float @_Z6lengthDv4_f(<4 x float> %0) local_unnamed_addr {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = extractelement <4 x float> %0, i64 1
  %5 = tail call float @llvm.fabs.f32(float %4)
  %6 = tail call float @llvm.maxnum.f32(float %3, float %5)
  %7 = extractelement <4 x float> %0, i64 2
  %8 = tail call float @llvm.fabs.f32(float %7)
  %9 = extractelement <4 x float> %0, i64 3
  %10 = tail call float @llvm.fabs.f32(float %9)
  %11 = tail call float @llvm.maxnum.f32(float %8, float %10)
  %12 = tail call float @llvm.maxnum.f32(float %6, float %11)
  %13 = fcmp ogt float %12, 0x43B0000000000000
  %14 = fcmp olt float %12, 0x3CD0000000000000
  %15 = select i1 %14, float 0x4550000000000000, float 1.000000e+00
  %16 = select i1 %13, float 0x3BD0000000000000, float %15
  %17 = insertelement <4 x float> poison, float %16, i64 0
  %18 = shufflevector <4 x float> %17, <4 x float> poison, <4 x i32> zeroinitializer
  %19 = fmul <4 x float> %0, %18
  %20 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> %19, <4 x float> %19)
  %21 = tail call float @llvm.sqrt.f32(float %20)
  %22 = fcmp oeq float %16, 1.000000e+00
  %23 = select i1 %13, float 0x4410000000000000, float 0x3A90000000000000
  %24 = select i1 %22, float 1.000000e+00, float %23
  %25 = fmul float %24, %21
  ret float %25
}

define dso_local spir_func float @_Z8distanceDv4_fS_(<4 x float> %0, <4 x float> %1) local_unnamed_addr {
  %3 = fsub <4 x float> %0, %1
  %4 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %3)
  ret float %4
}

define dso_local spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> %0) local_unnamed_addr {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = tail call float @llvm.fabs.f32(float %2)
  %4 = extractelement <4 x float> %0, i64 1
  %5 = tail call float @llvm.fabs.f32(float %4)
  %6 = tail call float @llvm.maxnum.f32(float %3, float %5)
  %7 = extractelement <4 x float> %0, i64 2
  %8 = tail call float @llvm.fabs.f32(float %7)
  %9 = extractelement <4 x float> %0, i64 3
  %10 = tail call float @llvm.fabs.f32(float %9)
  %11 = tail call float @llvm.maxnum.f32(float %8, float %10)
  %12 = tail call float @llvm.maxnum.f32(float %6, float %11)
  %13 = fcmp oeq float %12, 0.000000e+00
  br i1 %13, label %27, label %14

14:
  %15 = fcmp ogt float %12, 0x43B0000000000000
  %16 = fcmp olt float %12, 0x3CD0000000000000
  %17 = select i1 %16, float 0x4550000000000000, float 1.000000e+00
  %18 = select i1 %15, float 0x3BD0000000000000, float %17
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = fmul <4 x float> %0, %20
  %22 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> %21, <4 x float> %21)
  %23 = tail call float @llvm.sqrt.f32(float %22)
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> zeroinitializer
  %26 = fdiv <4 x float> %21, %25
  br label %27

27:
  %28 = phi <4 x float> [ %26, %14 ], [ %0, %1 ]
  ret <4 x float> %28
}

define dso_local spir_func float @_Z11fast_lengthDv4_f(<4 x float> %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> %0, <4 x float> %0)
  %3 = tail call float @llvm.sqrt.f32(float %2)
  ret float %3
}

define dso_local spir_func float @_Z13fast_distanceDv4_fS_(<4 x float> %0, <4 x float> %1) local_unnamed_addr {
  %3 = fsub <4 x float> %0, %1
  %4 = tail call spir_func float @_Z11fast_lengthDv4_f(<4 x float> %3)
  ret float %4
}

define dso_local spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3dotDv4_fS_(<4 x float> %0, <4 x float> %0)
  %3 = fcmp oeq float %2, 0.000000e+00
  br i1 %3, label %9, label %4

4:
  %5 = tail call float @llvm.sqrt.f32(float %2)
  %6 = insertelement <4 x float> poison, float %5, i64 0
  %7 = shufflevector <4 x float> %6, <4 x float> poison, <4 x i32> zeroinitializer
  %8 = fdiv <4 x float> %0, %7
  br label %9

9:
  %10 = phi <4 x float> [ %8, %4 ], [ %0, %1 ]
  ret <4 x float> %10
}

define dso_local spir_func i32 @_Z3anyi(i32 %0) local_unnamed_addr {
  %2 = lshr i32 %0, 31
  ret i32 %2
}

define dso_local spir_func i32 @_Z3anyDv2_i(<2 x i32> %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %0)
  %3 = lshr i32 %2, 31
  ret i32 %3
}

define dso_local spir_func i32 @_Z3anyDv3_i(<3 x i32> %0) local_unnamed_addr {
  %2 = shufflevector <3 x i32> %0, <3 x i32> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %3 = shufflevector <3 x i32> %0, <3 x i32> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %4 = or <3 x i32> %2, %3
  %5 = or <3 x i32> %4, %0
  %6 = extractelement <3 x i32> %5, i64 0
  %7 = lshr i32 %6, 31
  ret i32 %7
}

define dso_local spir_func i32 @_Z3anyDv4_i(<4 x i32> %0) local_unnamed_addr {
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %3 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %4 = or <4 x i32> %2, %3
  %5 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %6 = or <4 x i32> %4, %5
  %7 = or <4 x i32> %6, %0
  %8 = extractelement <4 x i32> %7, i64 0
  %9 = lshr i32 %8, 31
  ret i32 %9
}

define dso_local spir_func i32 @_Z3alli(i32 %0) local_unnamed_addr {
  %2 = lshr i32 %0, 31
  ret i32 %2
}

define dso_local spir_func i32 @_Z3allDv2_i(<2 x i32> %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %0)
  %3 = lshr i32 %2, 31
  ret i32 %3
}

define dso_local spir_func i32 @_Z3allDv3_i(<3 x i32> %0) local_unnamed_addr {
  %2 = shufflevector <3 x i32> %0, <3 x i32> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %3 = shufflevector <3 x i32> %0, <3 x i32> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %4 = and <3 x i32> %2, %3
  %5 = and <3 x i32> %4, %0
  %6 = extractelement <3 x i32> %5, i64 0
  %7 = lshr i32 %6, 31
  ret i32 %7
}

define dso_local spir_func i32 @_Z3allDv4_i(<4 x i32> %0) local_unnamed_addr {
  %2 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %3 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %4 = and <4 x i32> %2, %3
  %5 = shufflevector <4 x i32> %0, <4 x i32> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %6 = and <4 x i32> %4, %5
  %7 = and <4 x i32> %6, %0
  %8 = extractelement <4 x i32> %7, i64 0
  %9 = lshr i32 %8, 31
  ret i32 %9
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.vector.reduce.or.v2i32(<2 x i32>)

declare i32 @llvm.vector.reduce.and.v2i32(<2 x i32>)

