
define dso_local spir_func float @_Z5roundf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.trunc.f32(float %0)
  %3 = fsub float %0, %2
  %4 = tail call float @llvm.fabs.f32(float %3)
  %5 = fcmp ult float %4, 5.000000e-01
  %6 = tail call float @llvm.fabs.f32(float %2)
  %7 = fadd float %6, 1.000000e+00
  %8 = tail call float @llvm.fabs.f32(float %2)
  %9 = select i1 %5, float %8, float %7
  %10 = tail call float @llvm.copysign.f32(float %9, float %0)
  ret float %10
}

declare float @llvm.trunc.f32(float)

define dso_local spir_func float @_Z4fdimff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp uno float %0, %1
  %4 = fadd float %0, %1
  %5 = fcmp ogt float %0, %1
  %6 = fsub float %0, %1
  %7 = select i1 %5, float %6, float 0.000000e+00
  %8 = select i1 %3, float %4, float %7
  ret float %8
}

define dso_local spir_func float @_Z6maxmagff(float %0, float %1) local_unnamed_addr {
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = tail call float @llvm.fabs.f32(float %1)
  %5 = fcmp ogt float %3, %4
  %6 = fcmp ogt float %4, %3
  %7 = tail call float @llvm.maxnum.f32(float %0, float %1)
  %8 = select i1 %6, float %1, float %7
  %9 = select i1 %5, float %0, float %8
  ret float %9
}

declare float @llvm.maxnum.f32(float, float)

define dso_local spir_func float @_Z6minmagff(float %0, float %1) local_unnamed_addr {
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = tail call float @llvm.fabs.f32(float %1)
  %5 = fcmp olt float %3, %4
  %6 = fcmp olt float %4, %3
  %7 = tail call float @llvm.minnum.f32(float %0, float %1)
  %8 = select i1 %6, float %1, float %7
  %9 = select i1 %5, float %0, float %8
  ret float %9
}

declare float @llvm.minnum.f32(float, float)

define dso_local spir_func float @_Z9nextafterff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6

4:
  %5 = fadd float %0, %1
  br label %20

6:
  %7 = fcmp oeq float %0, %1
  br i1 %7, label %20, label %8

8:
  %9 = fcmp oeq float %0, 0.000000e+00
  br i1 %9, label %10, label %12

10:
  %11 = tail call float @llvm.copysign.f32(float 0x36A0000000000000, float %1)
  br label %20

12:
  %13 = bitcast float %0 to i32
  %14 = fcmp olt float %0, %1
  %15 = fcmp ule float %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i32 1, i32 -1
  %18 = add i32 %17, %13
  %19 = bitcast i32 %18 to float
  br label %20

20:
  %21 = phi float [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret float %21
}

define dso_local spir_func float @_Z10smoothstepfff(float %0, float %1, float %2) local_unnamed_addr {
  %4 = fsub float %2, %0
  %5 = fsub float %1, %0
  %6 = fdiv float %4, %5
  %7 = tail call float @llvm.maxnum.f32(float %6, float 0.000000e+00)
  %8 = tail call float @llvm.minnum.f32(float %7, float 1.000000e+00)
  %9 = fmul float %8, %8
  %10 = fmul float %8, 2.000000e+00
  %11 = fsub float 3.000000e+00, %10
  %12 = fmul float %9, %11
  ret float %12
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
  %14 = fmul <2 x float> %13, %13
  %15 = fmul <2 x float> %13, %13
  %16 = shufflevector <2 x float> %15, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %17 = fadd <2 x float> %14, %16
  %18 = extractelement <2 x float> %17, i64 0
  %19 = tail call float @llvm.sqrt.f32(float %18)
  %20 = fcmp oeq float %10, 1.000000e+00
  %21 = select i1 %7, float 0x4410000000000000, float 0x3A90000000000000
  %22 = select i1 %20, float 1.000000e+00, float %21
  %23 = fmul float %22, %19
  ret float %23
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
  br i1 %7, label %25, label %8

8:
  %9 = fcmp ogt float %6, 0x43B0000000000000
  %10 = fcmp olt float %6, 0x3CD0000000000000
  %11 = select i1 %10, float 0x4550000000000000, float 1.000000e+00
  %12 = select i1 %9, float 0x3BD0000000000000, float %11
  %13 = insertelement <2 x float> poison, float %12, i64 0
  %14 = shufflevector <2 x float> %13, <2 x float> poison, <2 x i32> zeroinitializer
  %15 = fmul <2 x float> %0, %14
  %16 = fmul <2 x float> %15, %15
  %17 = fmul <2 x float> %15, %15
  %18 = shufflevector <2 x float> %17, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %19 = fadd <2 x float> %16, %18
  %20 = extractelement <2 x float> %19, i64 0
  %21 = tail call float @llvm.sqrt.f32(float %20)
  %22 = insertelement <2 x float> poison, float %21, i64 0
  %23 = shufflevector <2 x float> %22, <2 x float> poison, <2 x i32> zeroinitializer
  %24 = fdiv <2 x float> %15, %23
  br label %25

25:
  %26 = phi <2 x float> [ %24, %8 ], [ %0, %1 ]
  ret <2 x float> %26
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
  %17 = fmul <3 x float> %16, %16
  %18 = fmul <3 x float> %16, %16
  %19 = shufflevector <3 x float> %18, <3 x float> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %20 = fadd <3 x float> %17, %19
  %21 = fmul <3 x float> %16, %16
  %22 = shufflevector <3 x float> %21, <3 x float> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %23 = fadd <3 x float> %22, %20
  %24 = extractelement <3 x float> %23, i64 0
  %25 = tail call float @llvm.sqrt.f32(float %24)
  %26 = fcmp oeq float %13, 1.000000e+00
  %27 = select i1 %10, float 0x4410000000000000, float 0x3A90000000000000
  %28 = select i1 %26, float 1.000000e+00, float %27
  %29 = fmul float %28, %25
  ret float %29
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
  br i1 %10, label %31, label %11

11:
  %12 = fcmp ogt float %9, 0x43B0000000000000
  %13 = fcmp olt float %9, 0x3CD0000000000000
  %14 = select i1 %13, float 0x4550000000000000, float 1.000000e+00
  %15 = select i1 %12, float 0x3BD0000000000000, float %14
  %16 = insertelement <3 x float> poison, float %15, i64 0
  %17 = shufflevector <3 x float> %16, <3 x float> poison, <3 x i32> zeroinitializer
  %18 = fmul <3 x float> %0, %17
  %19 = fmul <3 x float> %18, %18
  %20 = fmul <3 x float> %18, %18
  %21 = shufflevector <3 x float> %20, <3 x float> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %22 = fadd <3 x float> %19, %21
  %23 = fmul <3 x float> %18, %18
  %24 = shufflevector <3 x float> %23, <3 x float> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %25 = fadd <3 x float> %24, %22
  %26 = extractelement <3 x float> %25, i64 0
  %27 = tail call float @llvm.sqrt.f32(float %26)
  %28 = insertelement <3 x float> poison, float %27, i64 0
  %29 = shufflevector <3 x float> %28, <3 x float> poison, <3 x i32> zeroinitializer
  %30 = fdiv <3 x float> %18, %29
  br label %31

31:
  %32 = phi <3 x float> [ %30, %11 ], [ %0, %1 ]
  ret <3 x float> %32
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
  %20 = fmul <4 x float> %19, %19
  %21 = fmul <4 x float> %19, %19
  %22 = shufflevector <4 x float> %21, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %23 = fadd <4 x float> %20, %22
  %24 = fmul <4 x float> %19, %19
  %25 = shufflevector <4 x float> %24, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %26 = fadd <4 x float> %25, %23
  %27 = fmul <4 x float> %19, %19
  %28 = shufflevector <4 x float> %27, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %29 = fadd <4 x float> %28, %26
  %30 = extractelement <4 x float> %29, i64 0
  %31 = tail call float @llvm.sqrt.f32(float %30)
  %32 = fcmp oeq float %16, 1.000000e+00
  %33 = select i1 %13, float 0x4410000000000000, float 0x3A90000000000000
  %34 = select i1 %32, float 1.000000e+00, float %33
  %35 = fmul float %34, %31
  ret float %35
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
  br i1 %13, label %37, label %14

14:
  %15 = fcmp ogt float %12, 0x43B0000000000000
  %16 = fcmp olt float %12, 0x3CD0000000000000
  %17 = select i1 %16, float 0x4550000000000000, float 1.000000e+00
  %18 = select i1 %15, float 0x3BD0000000000000, float %17
  %19 = insertelement <4 x float> poison, float %18, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = fmul <4 x float> %0, %20
  %22 = fmul <4 x float> %21, %21
  %23 = fmul <4 x float> %21, %21
  %24 = shufflevector <4 x float> %23, <4 x float> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %25 = fadd <4 x float> %22, %24
  %26 = fmul <4 x float> %21, %21
  %27 = shufflevector <4 x float> %26, <4 x float> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %28 = fadd <4 x float> %27, %25
  %29 = fmul <4 x float> %21, %21
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %31 = fadd <4 x float> %30, %28
  %32 = extractelement <4 x float> %31, i64 0
  %33 = tail call float @llvm.sqrt.f32(float %32)
  %34 = insertelement <4 x float> poison, float %33, i64 0
  %35 = shufflevector <4 x float> %34, <4 x float> poison, <4 x i32> zeroinitializer
  %36 = fdiv <4 x float> %21, %35
  br label %37

37:
  %38 = phi <4 x float> [ %36, %14 ], [ %0, %1 ]
  ret <4 x float> %38
}

declare float @llvm.fabs.f32(float)

declare float @llvm.copysign.f32(float, float)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

