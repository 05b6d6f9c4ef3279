
@lanelift_two_over_pi = internal unnamed_addr addrspace(2) constant [8 x i32] [i32 0, i32 -1560706194, i32 1313084713, i32 -64530479, i32 -181084736, i32 -614296167, i32 1011060801, i32 -28220501], align 4

define dso_local spir_func float @_Z3expf(float %0) local_unnamed_addr {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %48, label %3

3:
  %4 = fcmp ogt float %0, 2.000000e+02
  %5 = fcmp olt float %0, -2.000000e+02
  %6 = select i1 %5, float -2.000000e+02, float %0
  %7 = select i1 %4, float 2.000000e+02, float %6
  %8 = fmul float %7, 0x3FF7154760000000
  %9 = tail call float @llvm.rint.f32(float %8)
  %10 = tail call float @llvm.fma.f32(float %9, float 0xBFE62E4300000000, float %7)
  %11 = tail call float @llvm.fma.f32(float %9, float 0x3E205C6100000000, float %10)
  %12 = tail call float @llvm.fma.f32(float %11, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %13 = tail call float @llvm.fma.f32(float %12, float %11, float 0x3FA5559160000000)
  %14 = tail call float @llvm.fma.f32(float %13, float %11, float 0x3FC55548A0000000)
  %15 = tail call float @llvm.fma.f32(float %14, float %11, float 0x3FDFFFFFC0000000)
  %16 = fmul float %11, %11
  %17 = tail call float @llvm.fma.f32(float %15, float %16, float %11)
  %18 = fadd float %17, 1.000000e+00
  %19 = fptosi float %9 to i32
  %20 = tail call i32 @llvm.smax.i32(i32 %19, i32 -427)
  %21 = tail call i32 @llvm.smin.i32(i32 %20, i32 427)
  %22 = icmp sgt i32 %19, 127
  br i1 %22, label %23, label %31

23:
  %24 = fmul float %18, 0x47E0000000000000
  %25 = icmp sgt i32 %19, 254
  %26 = fmul float %24, 0x47E0000000000000
  %27 = select i1 %25, i32 -254, i32 -127
  %28 = add nsw i32 %21, %27
  %29 = select i1 %25, float %26, float %24
  %30 = tail call i32 @llvm.smin.i32(i32 %28, i32 127)
  br label %41

31:
  %32 = icmp slt i32 %19, -126
  br i1 %32, label %33, label %41

33:
  %34 = fmul float %18, 0x3990000000000000
  %35 = icmp slt i32 %19, -228
  %36 = fmul float %34, 0x3990000000000000
  %37 = select i1 %35, i32 204, i32 102
  %38 = add nuw nsw i32 %21, %37
  %39 = select i1 %35, float %36, float %34
  %40 = tail call i32 @llvm.smax.i32(i32 %38, i32 -126)
  br label %41

41:
  %42 = phi i32 [ %30, %23 ], [ %40, %33 ], [ %21, %31 ]
  %43 = phi float [ %29, %23 ], [ %39, %33 ], [ %18, %31 ]
  %44 = shl i32 %42, 23
  %45 = add i32 %44, 1065353216
  %46 = bitcast i32 %45 to float
  %47 = fmul float %43, %46
  br label %48

48:
  %49 = phi float [ %47, %41 ], [ %0, %1 ]
  ret float %49
}

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

define dso_local spir_func float @_Z5exp10f(float %0) local_unnamed_addr {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %50, label %3

3:
  %4 = fcmp ogt float %0, 1.000000e+02
  %5 = fcmp olt float %0, -1.000000e+02
  %6 = select i1 %5, float -1.000000e+02, float %0
  %7 = select i1 %4, float 1.000000e+02, float %6
  %8 = fmul float %7, 0x400A934F00000000
  %9 = tail call float @llvm.rint.f32(float %8)
  %10 = tail call float @llvm.fma.f32(float %9, float 0xBFD3441360000000, float %7)
  %11 = tail call float @llvm.fma.f32(float %9, float 0x3E4EC10C00000000, float %10)
  %12 = fmul float %11, 0xBE612AABA0000000
  %13 = tail call float @llvm.fma.f32(float %11, float 0x40026BB1C0000000, float %12)
  %14 = tail call float @llvm.fma.f32(float %13, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %15 = tail call float @llvm.fma.f32(float %14, float %13, float 0x3FA5559160000000)
  %16 = tail call float @llvm.fma.f32(float %15, float %13, float 0x3FC55548A0000000)
  %17 = tail call float @llvm.fma.f32(float %16, float %13, float 0x3FDFFFFFC0000000)
  %18 = fmul float %13, %13
  %19 = tail call float @llvm.fma.f32(float %17, float %18, float %13)
  %20 = fadd float %19, 1.000000e+00
  %21 = fptosi float %9 to i32
  %22 = tail call i32 @llvm.smax.i32(i32 %21, i32 -427)
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 427)
  %24 = icmp sgt i32 %21, 127
  br i1 %24, label %25, label %33

25:
  %26 = fmul float %20, 0x47E0000000000000
  %27 = icmp sgt i32 %21, 254
  %28 = fmul float %26, 0x47E0000000000000
  %29 = select i1 %27, i32 -254, i32 -127
  %30 = add nsw i32 %23, %29
  %31 = select i1 %27, float %28, float %26
  %32 = tail call i32 @llvm.smin.i32(i32 %30, i32 127)
  br label %43

33:
  %34 = icmp slt i32 %21, -126
  br i1 %34, label %35, label %43

35:
  %36 = fmul float %20, 0x3990000000000000
  %37 = icmp slt i32 %21, -228
  %38 = fmul float %36, 0x3990000000000000
  %39 = select i1 %37, i32 204, i32 102
  %40 = add nuw nsw i32 %23, %39
  %41 = select i1 %37, float %38, float %36
  %42 = tail call i32 @llvm.smax.i32(i32 %40, i32 -126)
  br label %43

43:
  %44 = phi i32 [ %32, %25 ], [ %42, %35 ], [ %23, %33 ]
  %45 = phi float [ %31, %25 ], [ %41, %35 ], [ %20, %33 ]
  %46 = shl i32 %44, 23
  %47 = add i32 %46, 1065353216
  %48 = bitcast i32 %47 to float
  %49 = fmul float %45, %48
  br label %50

50:
  %51 = phi float [ %49, %43 ], [ %0, %1 ]
  ret float %51
}

declare float @llvm.rint.f32(float)

define dso_local spir_func float @_Z5expm1f(float %0) local_unnamed_addr {
  %2 = fcmp ueq float %0, 0.000000e+00
  br i1 %2, label %61, label %3

3:
  %4 = fcmp ogt float %0, 8.900000e+01
  br i1 %4, label %61, label %5

5:
  %6 = fcmp olt float %0, -2.000000e+01
  br i1 %6, label %61, label %7

7:
  %8 = fmul float %0, 0x3FF7154760000000
  %9 = tail call float @llvm.rint.f32(float %8)
  %10 = tail call float @llvm.fma.f32(float %9, float 0xBFE62E4300000000, float %0)
  %11 = tail call float @llvm.fma.f32(float %9, float 0x3E205C6100000000, float %10)
  %12 = fsub float %10, %11
  %13 = tail call float @llvm.fma.f32(float %9, float 0x3E205C6100000000, float %12)
  %14 = tail call float @llvm.fma.f32(float %11, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %15 = tail call float @llvm.fma.f32(float %14, float %11, float 0x3FA5559160000000)
  %16 = tail call float @llvm.fma.f32(float %15, float %11, float 0x3FC55548A0000000)
  %17 = tail call float @llvm.fma.f32(float %16, float %11, float 0x3FDFFFFFC0000000)
  %18 = fmul float %11, %17
  %19 = tail call float @llvm.fma.f32(float %13, float %11, float %13)
  %20 = tail call float @llvm.fma.f32(float %18, float %11, float %19)
  %21 = fptosi float %9 to i32
  %22 = tail call i32 @llvm.smax.i32(i32 %21, i32 -426)
  %23 = tail call i32 @llvm.smin.i32(i32 %22, i32 428)
  %24 = icmp sgt i32 %21, 128
  br i1 %24, label %25, label %31

25:
  %26 = icmp sgt i32 %21, 255
  %27 = select i1 %26, i32 -255, i32 -128
  %28 = add nsw i32 %23, %27
  %29 = select i1 %26, float 0x7FF0000000000000, float 0x47E0000000000000
  %30 = tail call i32 @llvm.smin.i32(i32 %28, i32 127)
  br label %40

31:
  %32 = add nsw i32 %23, -1
  %33 = icmp slt i32 %21, -125
  br i1 %33, label %34, label %40

34:
  %35 = icmp slt i32 %21, -227
  %36 = select i1 %35, i32 203, i32 101
  %37 = add nsw i32 %23, %36
  %38 = select i1 %35, float 0.000000e+00, float 0x3990000000000000
  %39 = tail call i32 @llvm.smax.i32(i32 %37, i32 -126)
  br label %40

40:
  %41 = phi i32 [ %30, %25 ], [ %39, %34 ], [ %32, %31 ]
  %42 = phi float [ %29, %25 ], [ %38, %34 ], [ 1.000000e+00, %31 ]
  %43 = shl i32 %41, 23
  %44 = add i32 %43, 1065353216
  %45 = bitcast i32 %44 to float
  %46 = fmul float %42, %45
  %47 = fadd float %46, -5.000000e-01
  %48 = fmul float %11, %46
  %49 = fadd float %47, %48
  %50 = fsub float %49, %47
  %51 = fsub float %50, %49
  %52 = fadd float %47, %51
  %53 = fsub float %48, %50
  %54 = fadd float %53, %52
  %55 = fsub float %46, %47
  %56 = fadd float %55, -5.000000e-01
  %57 = fadd float %56, %54
  %58 = tail call float @llvm.fma.f32(float %20, float %46, float %57)
  %59 = fadd float %49, %58
  %60 = fmul float %59, 2.000000e+00
  br label %61

61:
  %62 = phi float [ %60, %40 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ -1.000000e+00, %5 ]
  ret float %62
}

define dso_local spir_func float @_Z3logf(float %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = fcmp ogt float %0, 0.000000e+00
  %6 = select i1 %5, float %0, float 0x7FF8000000000000
  %7 = select i1 %4, float 0xFFF0000000000000, float %6
  br label %36

8:
  %9 = fcmp olt float %0, 0x3810000000000000
  %10 = fmul float %0, 0x4170000000000000
  %11 = select i1 %9, float %10, float %0
  %12 = bitcast float %11 to i32
  %13 = add nsw i32 %12, -1060439283
  %14 = ashr i32 %13, 23
  %15 = select i1 %9, i32 -24, i32 0
  %16 = add nsw i32 %14, %15
  %17 = sitofp i32 %16 to float
  %18 = and i32 %13, -8388608
  %19 = sub i32 %12, %18
  %20 = bitcast i32 %19 to float
  %21 = fadd float %20, -1.000000e+00
  %22 = tail call float @llvm.fma.f32(float %21, float 0xBFB38B3C00000000, float 0x3FC055A900000000)
  %23 = tail call float @llvm.fma.f32(float %22, float %21, float 0xBFC0D85300000000)
  %24 = tail call float @llvm.fma.f32(float %23, float %21, float 0x3FC22DA3C0000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %21, float 0xBFC54724A0000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %21, float 0x3FC99A0080000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %21, float 0xBFD0002260000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %21, float 0x3FD5555540000000)
  %29 = fmul float %21, %21
  %30 = fmul float %21, %28
  %31 = fmul float %29, -5.000000e-01
  %32 = tail call float @llvm.fma.f32(float %30, float %29, float %31)
  %33 = tail call float @llvm.fma.f32(float %17, float 0xBE205C6100000000, float %32)
  %34 = fadd float %21, %33
  %35 = tail call float @llvm.fma.f32(float %17, float 0x3FE62E4300000000, float %34)
  br label %36

36:
  %37 = phi float [ %7, %3 ], [ %35, %8 ]
  ret float %37
}

define dso_local spir_func float @_Z5log1pf(float %0) local_unnamed_addr {
  %2 = fcmp ogt float %0, -1.000000e+00
  %3 = fcmp one float %0, 0x7FF0000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %13, label %5

5:
  %6 = fcmp oeq float %0, 0.000000e+00
  br i1 %6, label %56, label %7

7:
  %8 = fadd float %0, 1.000000e+00
  %9 = fcmp oeq float %8, 0.000000e+00
  %10 = fcmp ogt float %8, 0.000000e+00
  %11 = select i1 %10, float %8, float 0x7FF8000000000000
  %12 = select i1 %9, float 0xFFF0000000000000, float %11
  br label %56

13:
  %14 = tail call float @llvm.fabs.f32(float %0)
  %15 = fcmp olt float %14, 0x3F30000000000000
  br i1 %15, label %16, label %19

16:
  %17 = fmul float %0, -5.000000e-01
  %18 = tail call float @llvm.fma.f32(float %17, float %0, float %0)
  br label %56

19:
  %20 = fadd float %0, 1.000000e+00
  %21 = fcmp ult float %20, 2.000000e+00
  %22 = fsub float %0, %20
  %23 = fadd float %22, 1.000000e+00
  %24 = fadd float %20, -1.000000e+00
  %25 = fsub float %0, %24
  %26 = select i1 %21, float %25, float %23
  %27 = fcmp olt float %20, 0x3810000000000000
  %28 = fmul float %20, 0x4170000000000000
  %29 = select i1 %27, float %28, float %20
  %30 = bitcast float %29 to i32
  %31 = add i32 %30, -1060439283
  %32 = ashr i32 %31, 23
  %33 = select i1 %27, i32 -24, i32 0
  %34 = add nsw i32 %32, %33
  %35 = sitofp i32 %34 to float
  %36 = and i32 %31, -8388608
  %37 = sub i32 %30, %36
  %38 = bitcast i32 %37 to float
  %39 = fadd float %38, -1.000000e+00
  %40 = fdiv float %26, %20
  %41 = tail call float @llvm.fma.f32(float %39, float 0xBFB38B3C00000000, float 0x3FC055A900000000)
  %42 = tail call float @llvm.fma.f32(float %41, float %39, float 0xBFC0D85300000000)
  %43 = tail call float @llvm.fma.f32(float %42, float %39, float 0x3FC22DA3C0000000)
  %44 = tail call float @llvm.fma.f32(float %43, float %39, float 0xBFC54724A0000000)
  %45 = tail call float @llvm.fma.f32(float %44, float %39, float 0x3FC99A0080000000)
  %46 = tail call float @llvm.fma.f32(float %45, float %39, float 0xBFD0002260000000)
  %47 = tail call float @llvm.fma.f32(float %46, float %39, float 0x3FD5555540000000)
  %48 = fmul float %39, %39
  %49 = fmul float %39, %47
  %50 = fmul float %48, -5.000000e-01
  %51 = tail call float @llvm.fma.f32(float %49, float %48, float %50)
  %52 = tail call float @llvm.fma.f32(float %35, float 0xBE205C6100000000, float %51)
  %53 = fadd float %40, %52
  %54 = fadd float %39, %53
  %55 = tail call float @llvm.fma.f32(float %35, float 0x3FE62E4300000000, float %54)
  br label %56

56:
  %57 = phi float [ %18, %16 ], [ %55, %19 ], [ %12, %7 ], [ %0, %5 ]
  ret float %57
}

define dso_local spir_func float @_Z4log2f(float %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = fcmp ogt float %0, 0.000000e+00
  %6 = select i1 %5, float %0, float 0x7FF8000000000000
  %7 = select i1 %4, float 0xFFF0000000000000, float %6
  br label %53

8:
  %9 = fcmp olt float %0, 0x3810000000000000
  %10 = fmul float %0, 0x4170000000000000
  %11 = select i1 %9, float %10, float %0
  %12 = bitcast float %11 to i32
  %13 = add nsw i32 %12, -1060439283
  %14 = ashr i32 %13, 23
  %15 = select i1 %9, i32 -24, i32 0
  %16 = add nsw i32 %14, %15
  %17 = sitofp i32 %16 to float
  %18 = and i32 %13, -8388608
  %19 = sub i32 %12, %18
  %20 = bitcast i32 %19 to float
  %21 = fadd float %20, -1.000000e+00
  %22 = fadd float %21, 2.000000e+00
  %23 = fadd float %22, -2.000000e+00
  %24 = fsub float %21, %23
  %25 = fdiv float %21, %22
  %26 = fneg float %25
  %27 = tail call float @llvm.fma.f32(float %26, float %22, float %21)
  %28 = tail call float @llvm.fma.f32(float %26, float %24, float %27)
  %29 = fdiv float %28, %22
  %30 = fmul float %25, %25
  %31 = tail call float @llvm.fma.f32(float %30, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %30, float 0x3FDA617620000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %30, float 0x3FE2776C60000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %30, float 0x3FEEC709E0000000)
  %35 = fmul float %25, 0x4007154760000000
  %36 = fneg float %35
  %37 = tail call float @llvm.fma.f32(float %25, float 0x4007154760000000, float %36)
  %38 = tail call float @llvm.fma.f32(float %25, float 0x3E64AE0C00000000, float %37)
  %39 = tail call float @llvm.fma.f32(float %29, float 0x4007154760000000, float %38)
  %40 = fmul float %30, %34
  %41 = tail call float @llvm.fma.f32(float %40, float %25, float %39)
  %42 = fadd float %35, %17
  %43 = fsub float %42, %17
  %44 = fsub float %43, %42
  %45 = fadd float %44, %17
  %46 = fsub float %35, %43
  %47 = fadd float %46, %45
  %48 = fadd float %47, %41
  %49 = fadd float %42, %48
  %50 = fsub float %42, %49
  %51 = fadd float %48, %50
  %52 = fadd float %49, %51
  br label %53

53:
  %54 = phi float [ %7, %3 ], [ %52, %8 ]
  ret float %54
}

define dso_local spir_func float @_Z5log10f(float %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq float %0, 0.000000e+00
  %5 = fcmp ogt float %0, 0.000000e+00
  %6 = select i1 %5, float %0, float 0x7FF8000000000000
  %7 = select i1 %4, float 0xFFF0000000000000, float %6
  br label %59

8:
  %9 = fcmp olt float %0, 0x3810000000000000
  %10 = fmul float %0, 0x4170000000000000
  %11 = select i1 %9, float %10, float %0
  %12 = bitcast float %11 to i32
  %13 = add nsw i32 %12, -1060439283
  %14 = ashr i32 %13, 23
  %15 = select i1 %9, i32 -24, i32 0
  %16 = add nsw i32 %14, %15
  %17 = sitofp i32 %16 to float
  %18 = and i32 %13, -8388608
  %19 = sub i32 %12, %18
  %20 = bitcast i32 %19 to float
  %21 = fadd float %20, -1.000000e+00
  %22 = fadd float %21, 2.000000e+00
  %23 = fadd float %22, -2.000000e+00
  %24 = fsub float %21, %23
  %25 = fdiv float %21, %22
  %26 = fneg float %25
  %27 = tail call float @llvm.fma.f32(float %26, float %22, float %21)
  %28 = tail call float @llvm.fma.f32(float %26, float %24, float %27)
  %29 = fdiv float %28, %22
  %30 = fmul float %25, %25
  %31 = tail call float @llvm.fma.f32(float %30, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %30, float 0x3FDA617620000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %30, float 0x3FE2776C60000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %30, float 0x3FEEC709E0000000)
  %35 = fmul float %25, 0x4007154760000000
  %36 = fneg float %35
  %37 = tail call float @llvm.fma.f32(float %25, float 0x4007154760000000, float %36)
  %38 = tail call float @llvm.fma.f32(float %25, float 0x3E64AE0C00000000, float %37)
  %39 = tail call float @llvm.fma.f32(float %29, float 0x4007154760000000, float %38)
  %40 = fmul float %30, %34
  %41 = tail call float @llvm.fma.f32(float %40, float %25, float %39)
  %42 = fadd float %35, %17
  %43 = fsub float %42, %17
  %44 = fsub float %43, %42
  %45 = fadd float %44, %17
  %46 = fsub float %35, %43
  %47 = fadd float %46, %45
  %48 = fadd float %47, %41
  %49 = fadd float %42, %48
  %50 = fsub float %42, %49
  %51 = fadd float %48, %50
  %52 = fmul float %49, 0x3FD3441360000000
  %53 = fneg float %52
  %54 = tail call float @llvm.fma.f32(float %49, float 0x3FD3441360000000, float %53)
  %55 = tail call float @llvm.fma.f32(float %49, float 0xBE4EC10C00000000, float %54)
  %56 = fmul float %51, 0x3FD3441360000000
  %57 = fadd float %55, %56
  %58 = fadd float %52, %57
  br label %59

59:
  %60 = phi float [ %7, %3 ], [ %58, %8 ]
  ret float %60
}

define dso_local spir_func float @_Z4logbf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ueq float %2, 0x7FF0000000000000
  br i1 %3, label %4, label %6

4:
  %5 = fmul float %0, %0
  br label %17

6:
  %7 = fcmp oeq float %0, 0.000000e+00
  br i1 %7, label %17, label %8

8:
  %9 = fcmp olt float %2, 0x3810000000000000
  %10 = fmul float %2, 0x4170000000000000
  %11 = select i1 %9, float %10, float %2
  %12 = bitcast float %11 to i32
  %13 = lshr i32 %12, 23
  %14 = select i1 %9, i32 -151, i32 -127
  %15 = add nsw i32 %14, %13
  %16 = sitofp i32 %15 to float
  br label %17

17:
  %18 = phi float [ %5, %4 ], [ %16, %8 ], [ 0xFFF0000000000000, %6 ]
  ret float %18
}

define dso_local spir_func i32 @_Z5ilogbf(float %0) local_unnamed_addr {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %11, label %3

3:
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %11, label %5

5:
  %6 = tail call float @llvm.fabs.f32(float %0)
  %7 = fcmp ueq float %6, 0x7FF0000000000000
  br i1 %7, label %11, label %8

8:
  %9 = tail call spir_func float @_Z4logbf(float %0)
  %10 = fptosi float %9 to i32
  br label %11

11:
  %12 = phi i32 [ -2147483647, %3 ], [ 2147483647, %1 ], [ %10, %8 ], [ 2147483647, %5 ]
  ret i32 %12
}

define dso_local spir_func float @_Z5ldexpfi(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 -427)
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 427)
  %5 = icmp sgt i32 %1, 127
  br i1 %5, label %6, label %14

6:
  %7 = fmul float %0, 0x47E0000000000000
  %8 = icmp sgt i32 %1, 254
  %9 = fmul float %7, 0x47E0000000000000
  %10 = select i1 %8, i32 -254, i32 -127
  %11 = add nsw i32 %4, %10
  %12 = select i1 %8, float %9, float %7
  %13 = tail call i32 @llvm.smin.i32(i32 %11, i32 127)
  br label %24

14:
  %15 = icmp slt i32 %1, -126
  br i1 %15, label %16, label %24

16:
  %17 = fmul float %0, 0x3990000000000000
  %18 = icmp slt i32 %1, -228
  %19 = fmul float %17, 0x3990000000000000
  %20 = select i1 %18, i32 204, i32 102
  %21 = add nuw nsw i32 %4, %20
  %22 = select i1 %18, float %19, float %17
  %23 = tail call i32 @llvm.smax.i32(i32 %21, i32 -126)
  br label %24

24:
  %25 = phi i32 [ %13, %6 ], [ %23, %16 ], [ %4, %14 ]
  %26 = phi float [ %12, %6 ], [ %22, %16 ], [ %0, %14 ]
  %27 = shl i32 %25, 23
  %28 = add i32 %27, 1065353216
  %29 = bitcast i32 %28 to float
  %30 = fmul float %26, %29
  ret float %30
}

define dso_local spir_func float @_Z3powff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp oeq float %0, 1.000000e+00
  %4 = fcmp oeq float %1, 0.000000e+00
  %5 = or i1 %3, %4
  br i1 %5, label %142, label %6

6:
  %7 = fcmp uno float %0, %1
  br i1 %7, label %8, label %10

8:
  %9 = fadd float %0, %1
  br label %142

10:
  %11 = tail call float @llvm.fabs.f32(float %1)
  %12 = fcmp ult float %11, 0x4170000000000000
  br i1 %12, label %13, label %20

13:
  %14 = tail call float @llvm.trunc.f32(float %11)
  %15 = fcmp une float %14, %11
  br i1 %15, label %20, label %16

16:
  %17 = fptosi float %11 to i32
  %18 = and i32 %17, 1
  %19 = sub nuw nsw i32 2, %18
  br label %20

20:
  %21 = phi i32 [ %19, %16 ], [ 2, %10 ], [ 0, %13 ]
  %22 = tail call float @llvm.fabs.f32(float %0)
  %23 = fcmp ueq float %11, 0x7FF0000000000000
  br i1 %23, label %24, label %31

24:
  %25 = fcmp oeq float %22, 1.000000e+00
  %26 = fcmp ogt float %22, 1.000000e+00
  %27 = fcmp ule float %1, 0.000000e+00
  %28 = xor i1 %26, %27
  %29 = select i1 %28, float 0x7FF0000000000000, float 0.000000e+00
  %30 = select i1 %25, float 1.000000e+00, float %29
  br label %142

31:
  %32 = fcmp oeq float %0, 0.000000e+00
  %33 = fcmp ueq float %22, 0x7FF0000000000000
  %34 = or i1 %32, %33
  br i1 %34, label %35, label %39

35:
  %36 = fcmp ule float %1, 0.000000e+00
  %37 = xor i1 %32, %36
  %38 = select i1 %37, float 0.000000e+00, float 0x7FF0000000000000
  br label %137

39:
  %40 = fcmp olt float %0, 0.000000e+00
  %41 = icmp eq i32 %21, 0
  %42 = select i1 %40, i1 %41, i1 false
  br i1 %42, label %142, label %43

43:
  %44 = fcmp olt float %22, 0x3810000000000000
  %45 = fmul float %22, 0x4170000000000000
  %46 = select i1 %44, float %45, float %22
  %47 = bitcast float %46 to i32
  %48 = add nsw i32 %47, -1060439283
  %49 = ashr i32 %48, 23
  %50 = select i1 %44, i32 -24, i32 0
  %51 = add nsw i32 %49, %50
  %52 = sitofp i32 %51 to float
  %53 = and i32 %48, -8388608
  %54 = sub i32 %47, %53
  %55 = bitcast i32 %54 to float
  %56 = fadd float %55, -1.000000e+00
  %57 = fadd float %56, 2.000000e+00
  %58 = fadd float %57, -2.000000e+00
  %59 = fsub float %56, %58
  %60 = fdiv float %56, %57
  %61 = fneg float %60
  %62 = tail call float @llvm.fma.f32(float %61, float %57, float %56)
  %63 = tail call float @llvm.fma.f32(float %61, float %59, float %62)
  %64 = fdiv float %63, %57
  %65 = fmul float %60, %60
  %66 = tail call float @llvm.fma.f32(float %65, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %67 = tail call float @llvm.fma.f32(float %66, float %65, float 0x3FDA617620000000)
  %68 = tail call float @llvm.fma.f32(float %67, float %65, float 0x3FE2776C60000000)
  %69 = tail call float @llvm.fma.f32(float %68, float %65, float 0x3FEEC709E0000000)
  %70 = fmul float %60, 0x4007154760000000
  %71 = fneg float %70
  %72 = tail call float @llvm.fma.f32(float %60, float 0x4007154760000000, float %71)
  %73 = tail call float @llvm.fma.f32(float %60, float 0x3E64AE0C00000000, float %72)
  %74 = tail call float @llvm.fma.f32(float %64, float 0x4007154760000000, float %73)
  %75 = fmul float %65, %69
  %76 = tail call float @llvm.fma.f32(float %75, float %60, float %74)
  %77 = fadd float %70, %52
  %78 = fsub float %77, %52
  %79 = fsub float %78, %77
  %80 = fadd float %79, %52
  %81 = fsub float %70, %78
  %82 = fadd float %81, %80
  %83 = fadd float %82, %76
  %84 = fadd float %77, %83
  %85 = fsub float %77, %84
  %86 = fadd float %83, %85
  %87 = fmul float %1, %84
  %88 = fcmp uno float %87, 0.000000e+00
  br i1 %88, label %137, label %89

89:
  %90 = fcmp ogt float %87, 3.000000e+02
  br i1 %90, label %137, label %91

91:
  %92 = fcmp olt float %87, -3.000000e+02
  br i1 %92, label %137, label %93

93:
  %94 = fneg float %87
  %95 = tail call float @llvm.fma.f32(float %1, float %84, float %94)
  %96 = tail call float @llvm.fma.f32(float %84, float 0.000000e+00, float %95)
  %97 = tail call float @llvm.fma.f32(float %1, float %86, float %96)
  %98 = tail call float @llvm.rint.f32(float %87)
  %99 = fsub float %87, %98
  %100 = fadd float %99, %97
  %101 = tail call float @llvm.fma.f32(float %100, float 0x3F241FB9A0000000, float 0x3F55F3F300000000)
  %102 = tail call float @llvm.fma.f32(float %101, float %100, float 0x3F83B2D500000000)
  %103 = tail call float @llvm.fma.f32(float %102, float %100, float 0x3FAC6AEE60000000)
  %104 = tail call float @llvm.fma.f32(float %103, float %100, float 0x3FCEBFBDC0000000)
  %105 = tail call float @llvm.fma.f32(float %104, float %100, float 0x3FE62E4300000000)
  %106 = fmul float %100, %105
  %107 = fadd float %106, 1.000000e+00
  %108 = fptosi float %98 to i32
  %109 = tail call i32 @llvm.smax.i32(i32 %108, i32 -427)
  %110 = tail call i32 @llvm.smin.i32(i32 %109, i32 427)
  %111 = icmp sgt i32 %108, 127
  br i1 %111, label %112, label %120

112:
  %113 = fmul float %107, 0x47E0000000000000
  %114 = icmp sgt i32 %108, 254
  %115 = fmul float %113, 0x47E0000000000000
  %116 = select i1 %114, i32 -254, i32 -127
  %117 = add nsw i32 %110, %116
  %118 = select i1 %114, float %115, float %113
  %119 = tail call i32 @llvm.smin.i32(i32 %117, i32 127)
  br label %130

120:
  %121 = icmp slt i32 %108, -126
  br i1 %121, label %122, label %130

122:
  %123 = fmul float %107, 0x3990000000000000
  %124 = icmp slt i32 %108, -228
  %125 = fmul float %123, 0x3990000000000000
  %126 = select i1 %124, i32 204, i32 102
  %127 = add nuw nsw i32 %110, %126
  %128 = select i1 %124, float %125, float %123
  %129 = tail call i32 @llvm.smax.i32(i32 %127, i32 -126)
  br label %130

130:
  %131 = phi i32 [ %119, %112 ], [ %129, %122 ], [ %110, %120 ]
  %132 = phi float [ %118, %112 ], [ %128, %122 ], [ %107, %120 ]
  %133 = shl i32 %131, 23
  %134 = add i32 %133, 1065353216
  %135 = bitcast i32 %134 to float
  %136 = fmul float %132, %135
  br label %137

137:
  %138 = phi float [ %38, %35 ], [ %136, %130 ], [ %87, %43 ], [ 0x7FF0000000000000, %89 ], [ 0.000000e+00, %91 ]
  %139 = icmp eq i32 %21, 1
  %140 = tail call float @llvm.copysign.f32(float %138, float %0)
  %141 = select i1 %139, float %140, float %138
  br label %142

142:
  %143 = phi float [ 1.000000e+00, %2 ], [ %9, %8 ], [ 0x7FF8000000000000, %39 ], [ %30, %24 ], [ %141, %137 ]
  ret float %143
}

define dso_local spir_func float @_Z4pownfi(float %0, i32 %1) local_unnamed_addr {
  %3 = and i32 %1, -4096
  %4 = sitofp i32 %3 to float
  %5 = and i32 %1, 4095
  %6 = uitofp nneg i32 %5 to float
  %7 = tail call float @llvm.fabs.f32(float %0)
  %8 = icmp eq i32 %1, 0
  br i1 %8, label %220, label %9

9:
  %10 = fcmp uno float %0, 0.000000e+00
  br i1 %10, label %220, label %11

11:
  %12 = fcmp oeq float %0, 0.000000e+00
  %13 = fcmp ueq float %7, 0x7FF0000000000000
  %14 = or i1 %12, %13
  br i1 %14, label %15, label %19

15:
  %16 = icmp slt i32 %1, 1
  %17 = xor i1 %12, %16
  %18 = select i1 %17, float 0.000000e+00, float 0x7FF0000000000000
  br label %214

19:
  %20 = icmp eq i32 %3, 0
  %21 = icmp eq i32 %5, 0
  %22 = or i1 %20, %21
  br i1 %22, label %23, label %118

23:
  %24 = fadd float %4, %6
  %25 = fcmp olt float %7, 0x3810000000000000
  %26 = fmul float %7, 0x4170000000000000
  %27 = select i1 %25, float %26, float %7
  %28 = bitcast float %27 to i32
  %29 = add nsw i32 %28, -1060439283
  %30 = ashr i32 %29, 23
  %31 = select i1 %25, i32 -24, i32 0
  %32 = add nsw i32 %30, %31
  %33 = sitofp i32 %32 to float
  %34 = and i32 %29, -8388608
  %35 = sub i32 %28, %34
  %36 = bitcast i32 %35 to float
  %37 = fadd float %36, -1.000000e+00
  %38 = fadd float %37, 2.000000e+00
  %39 = fadd float %38, -2.000000e+00
  %40 = fsub float %37, %39
  %41 = fdiv float %37, %38
  %42 = fneg float %41
  %43 = tail call float @llvm.fma.f32(float %42, float %38, float %37)
  %44 = tail call float @llvm.fma.f32(float %42, float %40, float %43)
  %45 = fdiv float %44, %38
  %46 = fmul float %41, %41
  %47 = tail call float @llvm.fma.f32(float %46, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %48 = tail call float @llvm.fma.f32(float %47, float %46, float 0x3FDA617620000000)
  %49 = tail call float @llvm.fma.f32(float %48, float %46, float 0x3FE2776C60000000)
  %50 = tail call float @llvm.fma.f32(float %49, float %46, float 0x3FEEC709E0000000)
  %51 = fmul float %41, 0x4007154760000000
  %52 = fneg float %51
  %53 = tail call float @llvm.fma.f32(float %41, float 0x4007154760000000, float %52)
  %54 = tail call float @llvm.fma.f32(float %41, float 0x3E64AE0C00000000, float %53)
  %55 = tail call float @llvm.fma.f32(float %45, float 0x4007154760000000, float %54)
  %56 = fmul float %46, %50
  %57 = tail call float @llvm.fma.f32(float %56, float %41, float %55)
  %58 = fadd float %51, %33
  %59 = fsub float %58, %33
  %60 = fsub float %59, %58
  %61 = fadd float %60, %33
  %62 = fsub float %51, %59
  %63 = fadd float %62, %61
  %64 = fadd float %63, %57
  %65 = fadd float %58, %64
  %66 = fsub float %58, %65
  %67 = fadd float %64, %66
  %68 = fmul float %24, %65
  %69 = fcmp uno float %68, 0.000000e+00
  br i1 %69, label %214, label %70

70:
  %71 = fcmp ogt float %68, 3.000000e+02
  br i1 %71, label %214, label %72

72:
  %73 = fcmp olt float %68, -3.000000e+02
  br i1 %73, label %214, label %74

74:
  %75 = fneg float %68
  %76 = tail call float @llvm.fma.f32(float %24, float %65, float %75)
  %77 = tail call float @llvm.fma.f32(float %65, float 0.000000e+00, float %76)
  %78 = tail call float @llvm.fma.f32(float %24, float %67, float %77)
  %79 = tail call float @llvm.rint.f32(float %68)
  %80 = fsub float %68, %79
  %81 = fadd float %80, %78
  %82 = tail call float @llvm.fma.f32(float %81, float 0x3F241FB9A0000000, float 0x3F55F3F300000000)
  %83 = tail call float @llvm.fma.f32(float %82, float %81, float 0x3F83B2D500000000)
  %84 = tail call float @llvm.fma.f32(float %83, float %81, float 0x3FAC6AEE60000000)
  %85 = tail call float @llvm.fma.f32(float %84, float %81, float 0x3FCEBFBDC0000000)
  %86 = tail call float @llvm.fma.f32(float %85, float %81, float 0x3FE62E4300000000)
  %87 = fmul float %81, %86
  %88 = fadd float %87, 1.000000e+00
  %89 = fptosi float %79 to i32
  %90 = tail call i32 @llvm.smax.i32(i32 %89, i32 -427)
  %91 = tail call i32 @llvm.smin.i32(i32 %90, i32 427)
  %92 = icmp sgt i32 %89, 127
  br i1 %92, label %93, label %101

93:
  %94 = fmul float %88, 0x47E0000000000000
  %95 = icmp sgt i32 %89, 254
  %96 = fmul float %94, 0x47E0000000000000
  %97 = select i1 %95, i32 -254, i32 -127
  %98 = add nsw i32 %91, %97
  %99 = select i1 %95, float %96, float %94
  %100 = tail call i32 @llvm.smin.i32(i32 %98, i32 127)
  br label %111

101:
  %102 = icmp slt i32 %89, -126
  br i1 %102, label %103, label %111

103:
  %104 = fmul float %88, 0x3990000000000000
  %105 = icmp slt i32 %89, -228
  %106 = fmul float %104, 0x3990000000000000
  %107 = select i1 %105, i32 204, i32 102
  %108 = add nuw nsw i32 %91, %107
  %109 = select i1 %105, float %106, float %104
  %110 = tail call i32 @llvm.smax.i32(i32 %108, i32 -126)
  br label %111

111:
  %112 = phi i32 [ %100, %93 ], [ %110, %103 ], [ %91, %101 ]
  %113 = phi float [ %99, %93 ], [ %109, %103 ], [ %88, %101 ]
  %114 = shl i32 %112, 23
  %115 = add i32 %114, 1065353216
  %116 = bitcast i32 %115 to float
  %117 = fmul float %113, %116
  br label %214

118:
  %119 = fcmp olt float %7, 0x3810000000000000
  %120 = fmul float %7, 0x4170000000000000
  %121 = select i1 %119, float %120, float %7
  %122 = bitcast float %121 to i32
  %123 = add nsw i32 %122, -1060439283
  %124 = ashr i32 %123, 23
  %125 = select i1 %119, i32 -24, i32 0
  %126 = add nsw i32 %124, %125
  %127 = sitofp i32 %126 to float
  %128 = and i32 %123, -8388608
  %129 = sub i32 %122, %128
  %130 = bitcast i32 %129 to float
  %131 = fadd float %130, -1.000000e+00
  %132 = fadd float %131, 2.000000e+00
  %133 = fadd float %132, -2.000000e+00
  %134 = fsub float %131, %133
  %135 = fdiv float %131, %132
  %136 = fneg float %135
  %137 = tail call float @llvm.fma.f32(float %136, float %132, float %131)
  %138 = tail call float @llvm.fma.f32(float %136, float %134, float %137)
  %139 = fdiv float %138, %132
  %140 = fmul float %135, %135
  %141 = tail call float @llvm.fma.f32(float %140, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %142 = tail call float @llvm.fma.f32(float %141, float %140, float 0x3FDA617620000000)
  %143 = tail call float @llvm.fma.f32(float %142, float %140, float 0x3FE2776C60000000)
  %144 = tail call float @llvm.fma.f32(float %143, float %140, float 0x3FEEC709E0000000)
  %145 = fmul float %135, 0x4007154760000000
  %146 = fneg float %145
  %147 = tail call float @llvm.fma.f32(float %135, float 0x4007154760000000, float %146)
  %148 = tail call float @llvm.fma.f32(float %135, float 0x3E64AE0C00000000, float %147)
  %149 = tail call float @llvm.fma.f32(float %139, float 0x4007154760000000, float %148)
  %150 = fmul float %140, %144
  %151 = tail call float @llvm.fma.f32(float %150, float %135, float %149)
  %152 = fadd float %145, %127
  %153 = fsub float %152, %127
  %154 = fsub float %153, %152
  %155 = fadd float %154, %127
  %156 = fsub float %145, %153
  %157 = fadd float %156, %155
  %158 = fadd float %157, %151
  %159 = fadd float %152, %158
  %160 = fsub float %152, %159
  %161 = fadd float %158, %160
  %162 = fmul float %159, %4
  %163 = fmul float %159, %6
  %164 = fadd float %162, %163
  %165 = fcmp ogt float %164, 3.000000e+02
  br i1 %165, label %214, label %166

166:
  %167 = fcmp olt float %164, -3.000000e+02
  br i1 %167, label %214, label %168

168:
  %169 = fneg float %162
  %170 = tail call float @llvm.fma.f32(float %4, float %159, float %169)
  %171 = fmul float %161, %6
  %172 = tail call float @llvm.fma.f32(float %6, float %159, float %171)
  %173 = tail call float @llvm.fma.f32(float %4, float %161, float %172)
  %174 = fadd float %170, %173
  %175 = tail call float @llvm.rint.f32(float %164)
  %176 = fsub float %162, %175
  %177 = fadd float %176, %174
  %178 = tail call float @llvm.fma.f32(float %177, float 0x3F241FB9A0000000, float 0x3F55F3F300000000)
  %179 = tail call float @llvm.fma.f32(float %178, float %177, float 0x3F83B2D500000000)
  %180 = tail call float @llvm.fma.f32(float %179, float %177, float 0x3FAC6AEE60000000)
  %181 = tail call float @llvm.fma.f32(float %180, float %177, float 0x3FCEBFBDC0000000)
  %182 = tail call float @llvm.fma.f32(float %181, float %177, float 0x3FE62E4300000000)
  %183 = fmul float %177, %182
  %184 = fadd float %183, 1.000000e+00
  %185 = fptosi float %175 to i32
  %186 = tail call i32 @llvm.smax.i32(i32 %185, i32 -427)
  %187 = tail call i32 @llvm.smin.i32(i32 %186, i32 427)
  %188 = icmp sgt i32 %185, 127
  br i1 %188, label %189, label %197

189:
  %190 = fmul float %184, 0x47E0000000000000
  %191 = icmp sgt i32 %185, 254
  %192 = fmul float %190, 0x47E0000000000000
  %193 = select i1 %191, i32 -254, i32 -127
  %194 = add nsw i32 %187, %193
  %195 = select i1 %191, float %192, float %190
  %196 = tail call i32 @llvm.smin.i32(i32 %194, i32 127)
  br label %207

197:
  %198 = icmp slt i32 %185, -126
  br i1 %198, label %199, label %207

199:
  %200 = fmul float %184, 0x3990000000000000
  %201 = icmp slt i32 %185, -228
  %202 = fmul float %200, 0x3990000000000000
  %203 = select i1 %201, i32 204, i32 102
  %204 = add nuw nsw i32 %187, %203
  %205 = select i1 %201, float %202, float %200
  %206 = tail call i32 @llvm.smax.i32(i32 %204, i32 -126)
  br label %207

207:
  %208 = phi i32 [ %196, %189 ], [ %206, %199 ], [ %187, %197 ]
  %209 = phi float [ %195, %189 ], [ %205, %199 ], [ %184, %197 ]
  %210 = shl i32 %208, 23
  %211 = add i32 %210, 1065353216
  %212 = bitcast i32 %211 to float
  %213 = fmul float %209, %212
  br label %214

214:
  %215 = phi float [ %18, %15 ], [ 0.000000e+00, %72 ], [ %117, %111 ], [ %68, %23 ], [ 0x7FF0000000000000, %70 ], [ %213, %207 ], [ 0x7FF0000000000000, %118 ], [ 0.000000e+00, %166 ]
  %216 = and i32 %1, 1
  %217 = icmp eq i32 %216, 0
  %218 = tail call float @llvm.copysign.f32(float %215, float %0)
  %219 = select i1 %217, float %215, float %218
  br label %220

220:
  %221 = phi float [ %0, %9 ], [ 1.000000e+00, %2 ], [ %219, %214 ]
  ret float %221
}

define dso_local spir_func float @_Z4powrff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %4, label %6

4:
  %5 = fadd float %0, %1
  br label %123

6:
  %7 = fcmp olt float %0, 0.000000e+00
  br i1 %7, label %123, label %8

8:
  %9 = fcmp oeq float %0, 0.000000e+00
  %10 = tail call float @llvm.fabs.f32(float %0)
  %11 = fcmp ueq float %10, 0x7FF0000000000000
  %12 = or i1 %9, %11
  br i1 %12, label %13, label %19

13:
  %14 = fcmp oeq float %1, 0.000000e+00
  br i1 %14, label %123, label %15

15:
  %16 = fcmp ule float %1, 0.000000e+00
  %17 = xor i1 %9, %16
  %18 = select i1 %17, float 0.000000e+00, float 0x7FF0000000000000
  br label %123

19:
  %20 = tail call float @llvm.fabs.f32(float %1)
  %21 = fcmp ueq float %20, 0x7FF0000000000000
  br i1 %21, label %22, label %29

22:
  %23 = fcmp oeq float %0, 1.000000e+00
  br i1 %23, label %123, label %24

24:
  %25 = fcmp ogt float %0, 1.000000e+00
  %26 = fcmp ule float %1, 0.000000e+00
  %27 = xor i1 %25, %26
  %28 = select i1 %27, float 0x7FF0000000000000, float 0.000000e+00
  br label %123

29:
  %30 = fcmp olt float %0, 0x3810000000000000
  %31 = fmul float %0, 0x4170000000000000
  %32 = select i1 %30, float %31, float %0
  %33 = bitcast float %32 to i32
  %34 = add nsw i32 %33, -1060439283
  %35 = ashr i32 %34, 23
  %36 = select i1 %30, i32 -24, i32 0
  %37 = add nsw i32 %35, %36
  %38 = sitofp i32 %37 to float
  %39 = and i32 %34, -8388608
  %40 = sub i32 %33, %39
  %41 = bitcast i32 %40 to float
  %42 = fadd float %41, -1.000000e+00
  %43 = fadd float %42, 2.000000e+00
  %44 = fadd float %43, -2.000000e+00
  %45 = fsub float %42, %44
  %46 = fdiv float %42, %43
  %47 = fneg float %46
  %48 = tail call float @llvm.fma.f32(float %47, float %43, float %42)
  %49 = tail call float @llvm.fma.f32(float %47, float %45, float %48)
  %50 = fdiv float %49, %43
  %51 = fmul float %46, %46
  %52 = tail call float @llvm.fma.f32(float %51, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %53 = tail call float @llvm.fma.f32(float %52, float %51, float 0x3FDA617620000000)
  %54 = tail call float @llvm.fma.f32(float %53, float %51, float 0x3FE2776C60000000)
  %55 = tail call float @llvm.fma.f32(float %54, float %51, float 0x3FEEC709E0000000)
  %56 = fmul float %46, 0x4007154760000000
  %57 = fneg float %56
  %58 = tail call float @llvm.fma.f32(float %46, float 0x4007154760000000, float %57)
  %59 = tail call float @llvm.fma.f32(float %46, float 0x3E64AE0C00000000, float %58)
  %60 = tail call float @llvm.fma.f32(float %50, float 0x4007154760000000, float %59)
  %61 = fmul float %51, %55
  %62 = tail call float @llvm.fma.f32(float %61, float %46, float %60)
  %63 = fadd float %56, %38
  %64 = fsub float %63, %38
  %65 = fsub float %64, %63
  %66 = fadd float %65, %38
  %67 = fsub float %56, %64
  %68 = fadd float %67, %66
  %69 = fadd float %68, %62
  %70 = fadd float %63, %69
  %71 = fsub float %63, %70
  %72 = fadd float %69, %71
  %73 = fmul float %1, %70
  %74 = fcmp uno float %73, 0.000000e+00
  br i1 %74, label %123, label %75

75:
  %76 = fcmp ogt float %73, 3.000000e+02
  br i1 %76, label %123, label %77

77:
  %78 = fcmp olt float %73, -3.000000e+02
  br i1 %78, label %123, label %79

79:
  %80 = fneg float %73
  %81 = tail call float @llvm.fma.f32(float %1, float %70, float %80)
  %82 = tail call float @llvm.fma.f32(float %70, float 0.000000e+00, float %81)
  %83 = tail call float @llvm.fma.f32(float %1, float %72, float %82)
  %84 = tail call float @llvm.rint.f32(float %73)
  %85 = fsub float %73, %84
  %86 = fadd float %85, %83
  %87 = tail call float @llvm.fma.f32(float %86, float 0x3F241FB9A0000000, float 0x3F55F3F300000000)
  %88 = tail call float @llvm.fma.f32(float %87, float %86, float 0x3F83B2D500000000)
  %89 = tail call float @llvm.fma.f32(float %88, float %86, float 0x3FAC6AEE60000000)
  %90 = tail call float @llvm.fma.f32(float %89, float %86, float 0x3FCEBFBDC0000000)
  %91 = tail call float @llvm.fma.f32(float %90, float %86, float 0x3FE62E4300000000)
  %92 = fmul float %86, %91
  %93 = fadd float %92, 1.000000e+00
  %94 = fptosi float %84 to i32
  %95 = tail call i32 @llvm.smax.i32(i32 %94, i32 -427)
  %96 = tail call i32 @llvm.smin.i32(i32 %95, i32 427)
  %97 = icmp sgt i32 %94, 127
  br i1 %97, label %98, label %106

98:
  %99 = fmul float %93, 0x47E0000000000000
  %100 = icmp sgt i32 %94, 254
  %101 = fmul float %99, 0x47E0000000000000
  %102 = select i1 %100, i32 -254, i32 -127
  %103 = add nsw i32 %96, %102
  %104 = select i1 %100, float %101, float %99
  %105 = tail call i32 @llvm.smin.i32(i32 %103, i32 127)
  br label %116

106:
  %107 = icmp slt i32 %94, -126
  br i1 %107, label %108, label %116

108:
  %109 = fmul float %93, 0x3990000000000000
  %110 = icmp slt i32 %94, -228
  %111 = fmul float %109, 0x3990000000000000
  %112 = select i1 %110, i32 204, i32 102
  %113 = add nuw nsw i32 %96, %112
  %114 = select i1 %110, float %111, float %109
  %115 = tail call i32 @llvm.smax.i32(i32 %113, i32 -126)
  br label %116

116:
  %117 = phi i32 [ %105, %98 ], [ %115, %108 ], [ %96, %106 ]
  %118 = phi float [ %104, %98 ], [ %114, %108 ], [ %93, %106 ]
  %119 = shl i32 %117, 23
  %120 = add i32 %119, 1065353216
  %121 = bitcast i32 %120 to float
  %122 = fmul float %118, %121
  br label %123

123:
  %124 = phi float [ %5, %4 ], [ %28, %24 ], [ 0x7FF8000000000000, %6 ], [ %18, %15 ], [ 0x7FF8000000000000, %22 ], [ 0x7FF8000000000000, %13 ], [ %122, %116 ], [ %73, %29 ], [ 0x7FF0000000000000, %75 ], [ 0.000000e+00, %77 ]
  ret float %124
}

define dso_local spir_func float @_Z5rootnfi(float %0, i32 %1) local_unnamed_addr {
  %3 = fcmp uno float %0, 0.000000e+00
  %4 = icmp eq i32 %1, 0
  %5 = or i1 %3, %4
  br i1 %5, label %123, label %6

6:
  %7 = fcmp olt float %0, 0.000000e+00
  %8 = and i32 %1, 1
  %9 = icmp eq i32 %8, 0
  %10 = and i1 %7, %9
  br i1 %10, label %123, label %11

11:
  %12 = tail call float @llvm.fabs.f32(float %0)
  %13 = fcmp oeq float %0, 0.000000e+00
  %14 = fcmp ueq float %12, 0x7FF0000000000000
  %15 = or i1 %13, %14
  br i1 %15, label %16, label %20

16:
  %17 = icmp slt i32 %1, 1
  %18 = xor i1 %13, %17
  %19 = select i1 %18, float 0.000000e+00, float 0x7FF0000000000000
  br label %119

20:
  %21 = sitofp i32 %1 to float
  %22 = fdiv float 1.000000e+00, %21
  %23 = fneg float %21
  %24 = tail call float @llvm.fma.f32(float %23, float %22, float 1.000000e+00)
  %25 = fmul float %22, %24
  %26 = fcmp olt float %12, 0x3810000000000000
  %27 = fmul float %12, 0x4170000000000000
  %28 = select i1 %26, float %27, float %12
  %29 = bitcast float %28 to i32
  %30 = add nsw i32 %29, -1060439283
  %31 = ashr i32 %30, 23
  %32 = select i1 %26, i32 -24, i32 0
  %33 = add nsw i32 %31, %32
  %34 = sitofp i32 %33 to float
  %35 = and i32 %30, -8388608
  %36 = sub i32 %29, %35
  %37 = bitcast i32 %36 to float
  %38 = fadd float %37, -1.000000e+00
  %39 = fadd float %38, 2.000000e+00
  %40 = fadd float %39, -2.000000e+00
  %41 = fsub float %38, %40
  %42 = fdiv float %38, %39
  %43 = fneg float %42
  %44 = tail call float @llvm.fma.f32(float %43, float %39, float %38)
  %45 = tail call float @llvm.fma.f32(float %43, float %41, float %44)
  %46 = fdiv float %45, %39
  %47 = fmul float %42, %42
  %48 = tail call float @llvm.fma.f32(float %47, float 0x3FD0C9A840000000, float 0x3FD484B140000000)
  %49 = tail call float @llvm.fma.f32(float %48, float %47, float 0x3FDA617620000000)
  %50 = tail call float @llvm.fma.f32(float %49, float %47, float 0x3FE2776C60000000)
  %51 = tail call float @llvm.fma.f32(float %50, float %47, float 0x3FEEC709E0000000)
  %52 = fmul float %42, 0x4007154760000000
  %53 = fneg float %52
  %54 = tail call float @llvm.fma.f32(float %42, float 0x4007154760000000, float %53)
  %55 = tail call float @llvm.fma.f32(float %42, float 0x3E64AE0C00000000, float %54)
  %56 = tail call float @llvm.fma.f32(float %46, float 0x4007154760000000, float %55)
  %57 = fmul float %47, %51
  %58 = tail call float @llvm.fma.f32(float %57, float %42, float %56)
  %59 = fadd float %52, %34
  %60 = fsub float %59, %34
  %61 = fsub float %60, %59
  %62 = fadd float %61, %34
  %63 = fsub float %52, %60
  %64 = fadd float %63, %62
  %65 = fadd float %64, %58
  %66 = fadd float %59, %65
  %67 = fsub float %59, %66
  %68 = fadd float %65, %67
  %69 = fmul float %22, %66
  %70 = fcmp uno float %69, 0.000000e+00
  br i1 %70, label %119, label %71

71:
  %72 = fcmp ogt float %69, 3.000000e+02
  br i1 %72, label %119, label %73

73:
  %74 = fcmp olt float %69, -3.000000e+02
  br i1 %74, label %119, label %75

75:
  %76 = fneg float %69
  %77 = tail call float @llvm.fma.f32(float %22, float %66, float %76)
  %78 = tail call float @llvm.fma.f32(float %25, float %66, float %77)
  %79 = tail call float @llvm.fma.f32(float %22, float %68, float %78)
  %80 = tail call float @llvm.rint.f32(float %69)
  %81 = fsub float %69, %80
  %82 = fadd float %81, %79
  %83 = tail call float @llvm.fma.f32(float %82, float 0x3F241FB9A0000000, float 0x3F55F3F300000000)
  %84 = tail call float @llvm.fma.f32(float %83, float %82, float 0x3F83B2D500000000)
  %85 = tail call float @llvm.fma.f32(float %84, float %82, float 0x3FAC6AEE60000000)
  %86 = tail call float @llvm.fma.f32(float %85, float %82, float 0x3FCEBFBDC0000000)
  %87 = tail call float @llvm.fma.f32(float %86, float %82, float 0x3FE62E4300000000)
  %88 = fmul float %82, %87
  %89 = fadd float %88, 1.000000e+00
  %90 = fptosi float %80 to i32
  %91 = tail call i32 @llvm.smax.i32(i32 %90, i32 -427)
  %92 = tail call i32 @llvm.smin.i32(i32 %91, i32 427)
  %93 = icmp sgt i32 %90, 127
  br i1 %93, label %94, label %102

94:
  %95 = fmul float %89, 0x47E0000000000000
  %96 = icmp sgt i32 %90, 254
  %97 = fmul float %95, 0x47E0000000000000
  %98 = select i1 %96, i32 -254, i32 -127
  %99 = add nsw i32 %92, %98
  %100 = select i1 %96, float %97, float %95
  %101 = tail call i32 @llvm.smin.i32(i32 %99, i32 127)
  br label %112

102:
  %103 = icmp slt i32 %90, -126
  br i1 %103, label %104, label %112

104:
  %105 = fmul float %89, 0x3990000000000000
  %106 = icmp slt i32 %90, -228
  %107 = fmul float %105, 0x3990000000000000
  %108 = select i1 %106, i32 204, i32 102
  %109 = add nuw nsw i32 %92, %108
  %110 = select i1 %106, float %107, float %105
  %111 = tail call i32 @llvm.smax.i32(i32 %109, i32 -126)
  br label %112

112:
  %113 = phi i32 [ %101, %94 ], [ %111, %104 ], [ %92, %102 ]
  %114 = phi float [ %100, %94 ], [ %110, %104 ], [ %89, %102 ]
  %115 = shl i32 %113, 23
  %116 = add i32 %115, 1065353216
  %117 = bitcast i32 %116 to float
  %118 = fmul float %114, %117
  br label %119

119:
  %120 = phi float [ %19, %16 ], [ %118, %112 ], [ %69, %20 ], [ 0x7FF0000000000000, %71 ], [ 0.000000e+00, %73 ]
  %121 = tail call float @llvm.copysign.f32(float %120, float %0)
  %122 = select i1 %9, float %120, float %121
  br label %123

123:
  %124 = phi float [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %6 ], [ %122, %119 ]
  ret float %124
}

define dso_local spir_func float @_Z3nanj(i32 %0) local_unnamed_addr {
  %2 = and i32 %0, 4194303
  %3 = or disjoint i32 %2, 2143289344
  %4 = bitcast i32 %3 to float
  ret float %4
}

define dso_local spir_func float @_Z3sinf(float %0) local_unnamed_addr {
  %2 = alloca [3 x i32], align 4
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = fcmp ueq float %3, 0x7FF0000000000000
  br i1 %4, label %96, label %5

5:
  %6 = fcmp olt float %3, 6.553600e+04
  br i1 %6, label %7, label %14

7:
  %8 = fmul float %3, 0x3FE45F3060000000
  %9 = tail call float @llvm.rint.f32(float %8)
  %10 = fptosi float %9 to i32
  %11 = tail call float @llvm.fma.f32(float %9, float 0xBFF921FB60000000, float %3)
  %12 = tail call float @llvm.fma.f32(float %9, float 0x3E6777A5C0000000, float %11)
  %13 = tail call float @llvm.fma.f32(float %9, float 0x3CDEE59DA0000000, float %12)
  br label %65

14:
  %15 = bitcast float %3 to i32
  %16 = lshr i32 %15, 23
  %17 = add nsw i32 %16, -120
  %18 = lshr i32 %17, 5
  %19 = and i32 %17, 31
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %20 = zext nneg i32 %19 to i64
  br label %46

21:
  %22 = and i32 %15, 8388607
  %23 = or disjoint i32 %22, 8388608
  %24 = load i32, ptr %2, align 4
  %25 = mul i32 %24, %23
  %26 = zext i32 %25 to i64
  %27 = shl nuw i64 %26, 32
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = mul nuw nsw i64 %31, %28
  %33 = add i64 %27, %32
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %35 = load i32, ptr %34, align 4
  %36 = zext i32 %35 to i64
  %37 = mul nuw nsw i64 %36, %28
  %38 = lshr i64 %37, 32
  %39 = add i64 %33, %38
  %40 = add i64 %39, 2305843009213693952
  %41 = lshr i64 %40, 62
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = shl i64 %39, 2
  %44 = sitofp i64 %43 to float
  %45 = fmul float %44, 0x3BF921FB60000000
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %65

46:
  %47 = phi i32 [ 0, %14 ], [ %63, %46 ]
  %48 = add nuw nsw i32 %47, %18
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(2) @lanelift_two_over_pi, i64 %49
  %51 = load i32, ptr addrspace(2) %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(2) %50, i64 4
  %53 = load i32, ptr addrspace(2) %52, align 4
  %54 = zext i32 %51 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %53 to i64
  %57 = or disjoint i64 %55, %56
  %58 = shl i64 %57, %20
  %59 = lshr i64 %58, 32
  %60 = trunc nuw i64 %59 to i32
  %61 = zext nneg i32 %47 to i64
  %62 = getelementptr inbounds nuw i32, ptr %2, i64 %61
  store i32 %60, ptr %62, align 4
  %63 = add nuw nsw i32 %47, 1
  %64 = icmp samesign ult i32 %47, 2
  br i1 %64, label %46, label %21

65:
  %66 = phi i32 [ %10, %7 ], [ %42, %21 ]
  %67 = phi float [ %13, %7 ], [ %45, %21 ]
  %68 = and i32 %66, 1
  %69 = icmp eq i32 %68, 0
  %70 = fmul float %67, %67
  br i1 %69, label %78, label %71

71:
  %72 = tail call float @llvm.fma.f32(float %70, float 0xBE9242AC00000000, float 0x3EFA011200000000)
  %73 = tail call float @llvm.fma.f32(float %72, float %70, float 0xBF56C16B80000000)
  %74 = tail call float @llvm.fma.f32(float %73, float %70, float 0x3FA5555560000000)
  %75 = fmul float %70, %70
  %76 = tail call float @llvm.fma.f32(float %70, float -5.000000e-01, float 1.000000e+00)
  %77 = tail call float @llvm.fma.f32(float %74, float %75, float %76)
  br label %84

78:
  %79 = tail call float @llvm.fma.f32(float %70, float 0x3EC6CD1B00000000, float 0xBF2A00F7E0000000)
  %80 = tail call float @llvm.fma.f32(float %79, float %70, float 0x3F81111080000000)
  %81 = tail call float @llvm.fma.f32(float %80, float %70, float 0xBFC5555560000000)
  %82 = fmul float %70, %81
  %83 = tail call float @llvm.fma.f32(float %82, float %67, float %67)
  br label %84

84:
  %85 = phi float [ %77, %71 ], [ %83, %78 ]
  %86 = and i32 %66, 2
  %87 = icmp eq i32 %86, 0
  %88 = fneg float %85
  %89 = select i1 %87, float %85, float %88
  %90 = fcmp oeq float %0, 0.000000e+00
  %91 = bitcast float %0 to i32
  %92 = fneg float %89
  %93 = icmp slt i32 %91, 0
  %94 = select i1 %93, float %92, float %89
  %95 = select i1 %90, float %0, float %94
  br label %96

96:
  %97 = phi float [ %95, %84 ], [ 0x7FF8000000000000, %1 ]
  ret float %97
}

define dso_local spir_func float @_Z3cosf(float %0) local_unnamed_addr {
  %2 = alloca [3 x i32], align 4
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = fcmp ueq float %3, 0x7FF0000000000000
  br i1 %4, label %91, label %5

5:
  %6 = fcmp olt float %3, 6.553600e+04
  br i1 %6, label %7, label %14

7:
  %8 = fmul float %3, 0x3FE45F3060000000
  %9 = tail call float @llvm.rint.f32(float %8)
  %10 = fptosi float %9 to i32
  %11 = tail call float @llvm.fma.f32(float %9, float 0xBFF921FB60000000, float %3)
  %12 = tail call float @llvm.fma.f32(float %9, float 0x3E6777A5C0000000, float %11)
  %13 = tail call float @llvm.fma.f32(float %9, float 0x3CDEE59DA0000000, float %12)
  br label %65

14:
  %15 = bitcast float %3 to i32
  %16 = lshr i32 %15, 23
  %17 = add nsw i32 %16, -120
  %18 = lshr i32 %17, 5
  %19 = and i32 %17, 31
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %20 = zext nneg i32 %19 to i64
  br label %46

21:
  %22 = and i32 %15, 8388607
  %23 = or disjoint i32 %22, 8388608
  %24 = load i32, ptr %2, align 4
  %25 = mul i32 %24, %23
  %26 = zext i32 %25 to i64
  %27 = shl nuw i64 %26, 32
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = mul nuw nsw i64 %31, %28
  %33 = add i64 %27, %32
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %35 = load i32, ptr %34, align 4
  %36 = zext i32 %35 to i64
  %37 = mul nuw nsw i64 %36, %28
  %38 = lshr i64 %37, 32
  %39 = add i64 %33, %38
  %40 = add i64 %39, 2305843009213693952
  %41 = lshr i64 %40, 62
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = shl i64 %39, 2
  %44 = sitofp i64 %43 to float
  %45 = fmul float %44, 0x3BF921FB60000000
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %65

46:
  %47 = phi i32 [ 0, %14 ], [ %63, %46 ]
  %48 = add nuw nsw i32 %47, %18
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(2) @lanelift_two_over_pi, i64 %49
  %51 = load i32, ptr addrspace(2) %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(2) %50, i64 4
  %53 = load i32, ptr addrspace(2) %52, align 4
  %54 = zext i32 %51 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %53 to i64
  %57 = or disjoint i64 %55, %56
  %58 = shl i64 %57, %20
  %59 = lshr i64 %58, 32
  %60 = trunc nuw i64 %59 to i32
  %61 = zext nneg i32 %47 to i64
  %62 = getelementptr inbounds nuw i32, ptr %2, i64 %61
  store i32 %60, ptr %62, align 4
  %63 = add nuw nsw i32 %47, 1
  %64 = icmp samesign ult i32 %47, 2
  br i1 %64, label %46, label %21

65:
  %66 = phi i32 [ %10, %7 ], [ %42, %21 ]
  %67 = phi float [ %13, %7 ], [ %45, %21 ]
  %68 = add i32 %66, 1
  %69 = and i32 %66, 1
  %70 = icmp eq i32 %69, 0
  %71 = fmul float %67, %67
  br i1 %70, label %72, label %79

72:
  %73 = tail call float @llvm.fma.f32(float %71, float 0xBE9242AC00000000, float 0x3EFA011200000000)
  %74 = tail call float @llvm.fma.f32(float %73, float %71, float 0xBF56C16B80000000)
  %75 = tail call float @llvm.fma.f32(float %74, float %71, float 0x3FA5555560000000)
  %76 = fmul float %71, %71
  %77 = tail call float @llvm.fma.f32(float %71, float -5.000000e-01, float 1.000000e+00)
  %78 = tail call float @llvm.fma.f32(float %75, float %76, float %77)
  br label %85

79:
  %80 = tail call float @llvm.fma.f32(float %71, float 0x3EC6CD1B00000000, float 0xBF2A00F7E0000000)
  %81 = tail call float @llvm.fma.f32(float %80, float %71, float 0x3F81111080000000)
  %82 = tail call float @llvm.fma.f32(float %81, float %71, float 0xBFC5555560000000)
  %83 = fmul float %71, %82
  %84 = tail call float @llvm.fma.f32(float %83, float %67, float %67)
  br label %85

85:
  %86 = phi float [ %78, %72 ], [ %84, %79 ]
  %87 = and i32 %68, 2
  %88 = icmp eq i32 %87, 0
  %89 = fneg float %86
  %90 = select i1 %88, float %86, float %89
  br label %91

91:
  %92 = phi float [ %90, %85 ], [ 0x7FF8000000000000, %1 ]
  ret float %92
}

define dso_local spir_func float @_Z3tanf(float %0) local_unnamed_addr {
  %2 = alloca [3 x i32], align 4
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = fcmp ueq float %3, 0x7FF0000000000000
  br i1 %4, label %87, label %5

5:
  %6 = fcmp olt float %3, 6.553600e+04
  br i1 %6, label %7, label %14

7:
  %8 = fmul float %3, 0x3FE45F3060000000
  %9 = tail call float @llvm.rint.f32(float %8)
  %10 = fptosi float %9 to i32
  %11 = tail call float @llvm.fma.f32(float %9, float 0xBFF921FB60000000, float %3)
  %12 = tail call float @llvm.fma.f32(float %9, float 0x3E6777A5C0000000, float %11)
  %13 = tail call float @llvm.fma.f32(float %9, float 0x3CDEE59DA0000000, float %12)
  br label %65

14:
  %15 = bitcast float %3 to i32
  %16 = lshr i32 %15, 23
  %17 = add nsw i32 %16, -120
  %18 = lshr i32 %17, 5
  %19 = and i32 %17, 31
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %20 = zext nneg i32 %19 to i64
  br label %46

21:
  %22 = and i32 %15, 8388607
  %23 = or disjoint i32 %22, 8388608
  %24 = load i32, ptr %2, align 4
  %25 = mul i32 %24, %23
  %26 = zext i32 %25 to i64
  %27 = shl nuw i64 %26, 32
  %28 = zext nneg i32 %23 to i64
  %29 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = zext i32 %30 to i64
  %32 = mul nuw nsw i64 %31, %28
  %33 = add i64 %27, %32
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %35 = load i32, ptr %34, align 4
  %36 = zext i32 %35 to i64
  %37 = mul nuw nsw i64 %36, %28
  %38 = lshr i64 %37, 32
  %39 = add i64 %33, %38
  %40 = add i64 %39, 2305843009213693952
  %41 = lshr i64 %40, 62
  %42 = trunc nuw nsw i64 %41 to i32
  %43 = shl i64 %39, 2
  %44 = sitofp i64 %43 to float
  %45 = fmul float %44, 0x3BF921FB60000000
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %65

46:
  %47 = phi i32 [ 0, %14 ], [ %63, %46 ]
  %48 = add nuw nsw i32 %47, %18
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(2) @lanelift_two_over_pi, i64 %49
  %51 = load i32, ptr addrspace(2) %50, align 4
  %52 = getelementptr inbounds nuw i8, ptr addrspace(2) %50, i64 4
  %53 = load i32, ptr addrspace(2) %52, align 4
  %54 = zext i32 %51 to i64
  %55 = shl nuw i64 %54, 32
  %56 = zext i32 %53 to i64
  %57 = or disjoint i64 %55, %56
  %58 = shl i64 %57, %20
  %59 = lshr i64 %58, 32
  %60 = trunc nuw i64 %59 to i32
  %61 = zext nneg i32 %47 to i64
  %62 = getelementptr inbounds nuw i32, ptr %2, i64 %61
  store i32 %60, ptr %62, align 4
  %63 = add nuw nsw i32 %47, 1
  %64 = icmp samesign ult i32 %47, 2
  br i1 %64, label %46, label %21

65:
  %66 = phi i32 [ %10, %7 ], [ %42, %21 ]
  %67 = phi float [ %13, %7 ], [ %45, %21 ]
  %68 = fmul float %67, %67
  %69 = tail call float @llvm.fma.f32(float %68, float 0x3F71EE1760000000, float 0x3F16DA2EE0000000)
  %70 = tail call float @llvm.fma.f32(float %69, float %68, float 0x3F86320E40000000)
  %71 = tail call float @llvm.fma.f32(float %70, float %68, float 0x3F95CACFC0000000)
  %72 = tail call float @llvm.fma.f32(float %71, float %68, float 0x3FABADC260000000)
  %73 = tail call float @llvm.fma.f32(float %72, float %68, float 0x3FC110D8C0000000)
  %74 = tail call float @llvm.fma.f32(float %73, float %68, float 0x3FD5555600000000)
  %75 = fmul float %68, %74
  %76 = tail call float @llvm.fma.f32(float %75, float %67, float %67)
  %77 = and i32 %66, 1
  %78 = icmp eq i32 %77, 0
  %79 = fdiv float -1.000000e+00, %76
  %80 = select i1 %78, float %76, float %79
  %81 = fcmp oeq float %0, 0.000000e+00
  %82 = bitcast float %0 to i32
  %83 = fneg float %80
  %84 = icmp slt i32 %82, 0
  %85 = select i1 %84, float %83, float %80
  %86 = select i1 %81, float %0, float %85
  br label %87

87:
  %88 = phi float [ %86, %65 ], [ 0x7FF8000000000000, %1 ]
  ret float %88
}

define dso_local spir_func float @_Z4atanf(float %0) local_unnamed_addr {
  %2 = fcmp ueq float %0, 0.000000e+00
  br i1 %2, label %48, label %3

3:
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fcmp ogt float %4, 1.000000e+00
  %6 = fcmp oeq float %4, 1.000000e+00
  br i1 %6, label %11, label %7

7:
  %8 = select i1 %5, float %4, float 1.000000e+00
  %9 = select i1 %5, float 1.000000e+00, float %4
  %10 = fdiv float %9, %8
  br label %11

11:
  %12 = phi float [ %10, %7 ], [ 1.000000e+00, %3 ]
  %13 = fcmp ogt float %12, 0x3FDA8279A0000000
  br i1 %13, label %14, label %18

14:
  %15 = fadd float %12, -1.000000e+00
  %16 = fadd float %12, 1.000000e+00
  %17 = fdiv float %15, %16
  br label %18

18:
  %19 = phi float [ %17, %14 ], [ %12, %11 ]
  %20 = fcmp olt float %19, 0.000000e+00
  br i1 %20, label %21, label %31

21:
  %22 = fneg float %19
  %23 = fmul float %19, %19
  %24 = tail call float @llvm.fma.f32(float %23, float 0xBFAF1BD820000000, float 0x3FBB1E3280000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %23, float 0xBFC23B48E0000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %23, float 0x3FC99918E0000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %23, float 0xBFD55554A0000000)
  %28 = fmul float %23, %27
  %29 = tail call float @llvm.fma.f32(float %28, float %22, float %22)
  %30 = fneg float %29
  br label %39

31:
  %32 = fmul float %19, %19
  %33 = tail call float @llvm.fma.f32(float %32, float 0xBFAF1BD820000000, float 0x3FBB1E3280000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %32, float 0xBFC23B48E0000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %32, float 0x3FC99918E0000000)
  %36 = tail call float @llvm.fma.f32(float %35, float %32, float 0xBFD55554A0000000)
  %37 = fmul float %32, %36
  %38 = tail call float @llvm.fma.f32(float %37, float %19, float %19)
  br label %39

39:
  %40 = phi float [ %30, %21 ], [ %38, %31 ]
  %41 = fadd float %40, 0xBE5777A5C0000000
  %42 = fadd float %41, 0x3FE921FB60000000
  %43 = select i1 %13, float %42, float %40
  %44 = fadd float %43, 0x3E6777A5C0000000
  %45 = fsub float 0x3FF921FB60000000, %44
  %46 = select i1 %5, float %45, float %43
  %47 = tail call float @llvm.copysign.f32(float %46, float %0)
  br label %48

48:
  %49 = phi float [ %47, %39 ], [ %0, %1 ]
  ret float %49
}

define dso_local spir_func float @_Z5atan2ff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp uno float %1, %0
  br i1 %3, label %4, label %6

4:
  %5 = fadd float %0, %1
  br label %63

6:
  %7 = fcmp oeq float %1, 0.000000e+00
  %8 = fcmp oeq float %0, 0.000000e+00
  %9 = and i1 %8, %7
  br i1 %9, label %55, label %10

10:
  %11 = tail call float @llvm.fabs.f32(float %0)
  %12 = tail call float @llvm.fabs.f32(float %1)
  %13 = fcmp ogt float %11, %12
  %14 = fcmp oeq float %12, %11
  br i1 %14, label %19, label %15

15:
  %16 = select i1 %13, float %11, float %12
  %17 = select i1 %13, float %12, float %11
  %18 = fdiv float %17, %16
  br label %19

19:
  %20 = phi float [ %18, %15 ], [ 1.000000e+00, %10 ]
  %21 = fcmp ogt float %20, 0x3FDA8279A0000000
  br i1 %21, label %22, label %26

22:
  %23 = fadd float %20, -1.000000e+00
  %24 = fadd float %20, 1.000000e+00
  %25 = fdiv float %23, %24
  br label %26

26:
  %27 = phi float [ %25, %22 ], [ %20, %19 ]
  %28 = fcmp olt float %27, 0.000000e+00
  br i1 %28, label %29, label %39

29:
  %30 = fneg float %27
  %31 = fmul float %27, %27
  %32 = tail call float @llvm.fma.f32(float %31, float 0xBFAF1BD820000000, float 0x3FBB1E3280000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %31, float 0xBFC23B48E0000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %31, float 0x3FC99918E0000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %31, float 0xBFD55554A0000000)
  %36 = fmul float %31, %35
  %37 = tail call float @llvm.fma.f32(float %36, float %30, float %30)
  %38 = fneg float %37
  br label %47

39:
  %40 = fmul float %27, %27
  %41 = tail call float @llvm.fma.f32(float %40, float 0xBFAF1BD820000000, float 0x3FBB1E3280000000)
  %42 = tail call float @llvm.fma.f32(float %41, float %40, float 0xBFC23B48E0000000)
  %43 = tail call float @llvm.fma.f32(float %42, float %40, float 0x3FC99918E0000000)
  %44 = tail call float @llvm.fma.f32(float %43, float %40, float 0xBFD55554A0000000)
  %45 = fmul float %40, %44
  %46 = tail call float @llvm.fma.f32(float %45, float %27, float %27)
  br label %47

47:
  %48 = phi float [ %38, %29 ], [ %46, %39 ]
  %49 = fadd float %48, 0xBE5777A5C0000000
  %50 = fadd float %49, 0x3FE921FB60000000
  %51 = select i1 %21, float %50, float %48
  %52 = fadd float %51, 0x3E6777A5C0000000
  %53 = fsub float 0x3FF921FB60000000, %52
  %54 = select i1 %13, float %53, float %51
  br label %55

55:
  %56 = phi float [ %54, %47 ], [ 0.000000e+00, %6 ]
  %57 = bitcast float %1 to i32
  %58 = fadd float %56, 0x3E7777A5C0000000
  %59 = fsub float 0x400921FB60000000, %58
  %60 = icmp slt i32 %57, 0
  %61 = select i1 %60, float %59, float %56
  %62 = tail call float @llvm.copysign.f32(float %61, float %0)
  br label %63

63:
  %64 = phi float [ %5, %4 ], [ %62, %55 ]
  ret float %64
}

define dso_local spir_func float @_Z4asinf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ugt float %2, 1.000000e+00
  br i1 %3, label %30, label %4

4:
  %5 = fcmp ugt float %2, 5.000000e-01
  br i1 %5, label %15, label %6

6:
  %7 = fmul float %0, %0
  %8 = tail call float @llvm.fma.f32(float %7, float 0x3FA3370660000000, float 0x3F8D8D73E0000000)
  %9 = tail call float @llvm.fma.f32(float %8, float %7, float 0x3FA04962E0000000)
  %10 = tail call float @llvm.fma.f32(float %9, float %7, float 0x3FA6CAE4E0000000)
  %11 = tail call float @llvm.fma.f32(float %10, float %7, float 0x3FB3338800000000)
  %12 = tail call float @llvm.fma.f32(float %11, float %7, float 0x3FC55554C0000000)
  %13 = fmul float %7, %12
  %14 = tail call float @llvm.fma.f32(float %13, float %0, float %0)
  br label %30

15:
  %16 = fsub float 1.000000e+00, %2
  %17 = fmul float %16, 5.000000e-01
  %18 = tail call float @llvm.sqrt.f32(float %17)
  %19 = tail call float @llvm.fma.f32(float %17, float 0x3FA3370660000000, float 0x3F8D8D73E0000000)
  %20 = tail call float @llvm.fma.f32(float %19, float %17, float 0x3FA04962E0000000)
  %21 = tail call float @llvm.fma.f32(float %20, float %17, float 0x3FA6CAE4E0000000)
  %22 = tail call float @llvm.fma.f32(float %21, float %17, float 0x3FB3338800000000)
  %23 = tail call float @llvm.fma.f32(float %22, float %17, float 0x3FC55554C0000000)
  %24 = fmul float %17, %23
  %25 = tail call float @llvm.fma.f32(float %24, float %18, float %18)
  %26 = fmul float %25, 2.000000e+00
  %27 = fadd float %26, 0x3E6777A5C0000000
  %28 = fsub float 0x3FF921FB60000000, %27
  %29 = tail call float @llvm.copysign.f32(float %28, float %0)
  br label %30

30:
  %31 = phi float [ %14, %6 ], [ %29, %15 ], [ 0x7FF8000000000000, %1 ]
  ret float %31
}

declare float @llvm.sqrt.f32(float)

define dso_local spir_func float @_Z4acosf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ugt float %2, 1.000000e+00
  br i1 %3, label %34, label %4

4:
  %5 = fcmp ugt float %2, 5.000000e-01
  br i1 %5, label %18, label %6

6:
  %7 = fmul float %0, %0
  %8 = tail call float @llvm.fma.f32(float %7, float 0x3FA3370660000000, float 0x3F8D8D73E0000000)
  %9 = tail call float @llvm.fma.f32(float %8, float %7, float 0x3FA04962E0000000)
  %10 = tail call float @llvm.fma.f32(float %9, float %7, float 0x3FA6CAE4E0000000)
  %11 = tail call float @llvm.fma.f32(float %10, float %7, float 0x3FB3338800000000)
  %12 = tail call float @llvm.fma.f32(float %11, float %7, float 0x3FC55554C0000000)
  %13 = fneg float %7
  %14 = fmul float %12, %13
  %15 = tail call float @llvm.fma.f32(float %14, float %0, float 0xBE6777A5C0000000)
  %16 = fsub float %15, %0
  %17 = fadd float %16, 0x3FF921FB60000000
  br label %34

18:
  %19 = fsub float 1.000000e+00, %2
  %20 = fmul float %19, 5.000000e-01
  %21 = tail call float @llvm.sqrt.f32(float %20)
  %22 = tail call float @llvm.fma.f32(float %20, float 0x3FA3370660000000, float 0x3F8D8D73E0000000)
  %23 = tail call float @llvm.fma.f32(float %22, float %20, float 0x3FA04962E0000000)
  %24 = tail call float @llvm.fma.f32(float %23, float %20, float 0x3FA6CAE4E0000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %20, float 0x3FB3338800000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %20, float 0x3FC55554C0000000)
  %27 = fmul float %20, %26
  %28 = tail call float @llvm.fma.f32(float %27, float %21, float %21)
  %29 = fmul float %28, 2.000000e+00
  %30 = fcmp ogt float %0, 0.000000e+00
  %31 = fadd float %29, 0x3E7777A5C0000000
  %32 = fsub float 0x400921FB60000000, %31
  %33 = select i1 %30, float %29, float %32
  br label %34

34:
  %35 = phi float [ %17, %6 ], [ %33, %18 ], [ 0x7FF8000000000000, %1 ]
  ret float %35
}

define dso_local spir_func float @_Z4sinhf(float %0) local_unnamed_addr {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %96, label %3

3:
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fcmp ugt float %4, 1.000000e+00
  br i1 %5, label %13, label %6

6:
  %7 = fmul float %0, %0
  %8 = tail call float @llvm.fma.f32(float %7, float 0x3EC7A15B60000000, float 0x3F29FFE920000000)
  %9 = tail call float @llvm.fma.f32(float %8, float %7, float 0x3F81111340000000)
  %10 = tail call float @llvm.fma.f32(float %9, float %7, float 0x3FC5555560000000)
  %11 = fmul float %7, %10
  %12 = tail call float @llvm.fma.f32(float %11, float %0, float %0)
  br label %96

13:
  %14 = fcmp ogt float %4, 1.000000e+02
  %15 = select i1 %14, float 1.000000e+02, float %4
  %16 = fmul float %15, 0x3FF7154760000000
  %17 = tail call float @llvm.rint.f32(float %16)
  %18 = tail call float @llvm.fma.f32(float %17, float 0xBFE62E4300000000, float %15)
  %19 = tail call float @llvm.fma.f32(float %17, float 0x3E205C6100000000, float %18)
  %20 = tail call float @llvm.fma.f32(float %19, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %21 = tail call float @llvm.fma.f32(float %20, float %19, float 0x3FA5559160000000)
  %22 = tail call float @llvm.fma.f32(float %21, float %19, float 0x3FC55548A0000000)
  %23 = tail call float @llvm.fma.f32(float %22, float %19, float 0x3FDFFFFFC0000000)
  %24 = fmul float %19, %19
  %25 = tail call float @llvm.fma.f32(float %23, float %24, float %19)
  %26 = fadd float %25, 1.000000e+00
  %27 = fneg float %19
  %28 = tail call float @llvm.fma.f32(float %27, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %29 = tail call float @llvm.fma.f32(float %28, float %27, float 0x3FA5559160000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %27, float 0x3FC55548A0000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %27, float 0x3FDFFFFFC0000000)
  %32 = fmul float %19, %19
  %33 = tail call float @llvm.fma.f32(float %31, float %32, float %27)
  %34 = fadd float %33, 1.000000e+00
  %35 = fptosi float %17 to i32
  %36 = tail call i32 @llvm.smax.i32(i32 %35, i32 -426)
  %37 = tail call i32 @llvm.smin.i32(i32 %36, i32 428)
  %38 = icmp sgt i32 %35, 128
  br i1 %38, label %39, label %47

39:
  %40 = fmul float %26, 0x47E0000000000000
  %41 = icmp sgt i32 %35, 255
  %42 = fmul float %40, 0x47E0000000000000
  %43 = select i1 %41, i32 -255, i32 -128
  %44 = add nsw i32 %37, %43
  %45 = select i1 %41, float %42, float %40
  %46 = tail call i32 @llvm.smin.i32(i32 %44, i32 127)
  br label %58

47:
  %48 = add nsw i32 %37, -1
  %49 = icmp slt i32 %35, -125
  br i1 %49, label %50, label %58

50:
  %51 = fmul float %26, 0x3990000000000000
  %52 = icmp slt i32 %35, -227
  %53 = fmul float %51, 0x3990000000000000
  %54 = select i1 %52, i32 203, i32 101
  %55 = add nsw i32 %37, %54
  %56 = select i1 %52, float %53, float %51
  %57 = tail call i32 @llvm.smax.i32(i32 %55, i32 -126)
  br label %58

58:
  %59 = phi i32 [ %46, %39 ], [ %57, %50 ], [ %48, %47 ]
  %60 = phi float [ %45, %39 ], [ %56, %50 ], [ %26, %47 ]
  %61 = shl i32 %59, 23
  %62 = add i32 %61, 1065353216
  %63 = bitcast i32 %62 to float
  %64 = fmul float %60, %63
  %65 = tail call i32 @llvm.smax.i32(i32 %35, i32 -428)
  %66 = tail call i32 @llvm.smin.i32(i32 %65, i32 426)
  %67 = icmp slt i32 %35, -128
  br i1 %67, label %68, label %76

68:
  %69 = fmul float %34, 0x47E0000000000000
  %70 = icmp slt i32 %35, -255
  %71 = fmul float %69, 0x47E0000000000000
  %72 = select i1 %70, i32 -255, i32 -128
  %73 = sub nsw i32 %72, %66
  %74 = select i1 %70, float %71, float %69
  %75 = tail call i32 @llvm.smin.i32(i32 %73, i32 127)
  br label %87

76:
  %77 = xor i32 %66, -1
  %78 = icmp sgt i32 %35, 125
  br i1 %78, label %79, label %87

79:
  %80 = fmul float %34, 0x3990000000000000
  %81 = icmp sgt i32 %35, 227
  %82 = fmul float %80, 0x3990000000000000
  %83 = select i1 %81, i32 203, i32 101
  %84 = sub nsw i32 %83, %66
  %85 = select i1 %81, float %82, float %80
  %86 = tail call i32 @llvm.smax.i32(i32 %84, i32 -126)
  br label %87

87:
  %88 = phi i32 [ %75, %68 ], [ %86, %79 ], [ %77, %76 ]
  %89 = phi float [ %74, %68 ], [ %85, %79 ], [ %34, %76 ]
  %90 = shl i32 %88, 23
  %91 = add i32 %90, 1065353216
  %92 = bitcast i32 %91 to float
  %93 = fmul float %89, %92
  %94 = fsub float %64, %93
  %95 = tail call float @llvm.copysign.f32(float %94, float %0)
  br label %96

96:
  %97 = phi float [ %0, %1 ], [ %12, %6 ], [ %95, %87 ]
  ret float %97
}

define dso_local spir_func float @_Z4coshf(float %0) local_unnamed_addr {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %86, label %3

3:
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fcmp ogt float %4, 1.000000e+02
  %6 = select i1 %5, float 1.000000e+02, float %4
  %7 = fmul float %6, 0x3FF7154760000000
  %8 = tail call float @llvm.rint.f32(float %7)
  %9 = tail call float @llvm.fma.f32(float %8, float 0xBFE62E4300000000, float %6)
  %10 = tail call float @llvm.fma.f32(float %8, float 0x3E205C6100000000, float %9)
  %11 = tail call float @llvm.fma.f32(float %10, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %12 = tail call float @llvm.fma.f32(float %11, float %10, float 0x3FA5559160000000)
  %13 = tail call float @llvm.fma.f32(float %12, float %10, float 0x3FC55548A0000000)
  %14 = tail call float @llvm.fma.f32(float %13, float %10, float 0x3FDFFFFFC0000000)
  %15 = fmul float %10, %10
  %16 = tail call float @llvm.fma.f32(float %14, float %15, float %10)
  %17 = fadd float %16, 1.000000e+00
  %18 = fneg float %10
  %19 = tail call float @llvm.fma.f32(float %18, float 0x3F56A1A9C0000000, float 0x3F8123FC60000000)
  %20 = tail call float @llvm.fma.f32(float %19, float %18, float 0x3FA5559160000000)
  %21 = tail call float @llvm.fma.f32(float %20, float %18, float 0x3FC55548A0000000)
  %22 = tail call float @llvm.fma.f32(float %21, float %18, float 0x3FDFFFFFC0000000)
  %23 = fmul float %10, %10
  %24 = tail call float @llvm.fma.f32(float %22, float %23, float %18)
  %25 = fadd float %24, 1.000000e+00
  %26 = fptosi float %8 to i32
  %27 = tail call i32 @llvm.smax.i32(i32 %26, i32 -426)
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 428)
  %29 = icmp sgt i32 %26, 128
  br i1 %29, label %30, label %38

30:
  %31 = fmul float %17, 0x47E0000000000000
  %32 = icmp sgt i32 %26, 255
  %33 = fmul float %31, 0x47E0000000000000
  %34 = select i1 %32, i32 -255, i32 -128
  %35 = add nsw i32 %28, %34
  %36 = select i1 %32, float %33, float %31
  %37 = tail call i32 @llvm.smin.i32(i32 %35, i32 127)
  br label %49

38:
  %39 = add nsw i32 %28, -1
  %40 = icmp slt i32 %26, -125
  br i1 %40, label %41, label %49

41:
  %42 = fmul float %17, 0x3990000000000000
  %43 = icmp slt i32 %26, -227
  %44 = fmul float %42, 0x3990000000000000
  %45 = select i1 %43, i32 203, i32 101
  %46 = add nsw i32 %28, %45
  %47 = select i1 %43, float %44, float %42
  %48 = tail call i32 @llvm.smax.i32(i32 %46, i32 -126)
  br label %49

49:
  %50 = phi i32 [ %37, %30 ], [ %48, %41 ], [ %39, %38 ]
  %51 = phi float [ %36, %30 ], [ %47, %41 ], [ %17, %38 ]
  %52 = shl i32 %50, 23
  %53 = add i32 %52, 1065353216
  %54 = bitcast i32 %53 to float
  %55 = fmul float %51, %54
  %56 = tail call i32 @llvm.smax.i32(i32 %26, i32 -428)
  %57 = tail call i32 @llvm.smin.i32(i32 %56, i32 426)
  %58 = icmp slt i32 %26, -128
  br i1 %58, label %59, label %67

59:
  %60 = fmul float %25, 0x47E0000000000000
  %61 = icmp slt i32 %26, -255
  %62 = fmul float %60, 0x47E0000000000000
  %63 = select i1 %61, i32 -255, i32 -128
  %64 = sub nsw i32 %63, %57
  %65 = select i1 %61, float %62, float %60
  %66 = tail call i32 @llvm.smin.i32(i32 %64, i32 127)
  br label %78

67:
  %68 = xor i32 %57, -1
  %69 = icmp sgt i32 %26, 125
  br i1 %69, label %70, label %78

70:
  %71 = fmul float %25, 0x3990000000000000
  %72 = icmp sgt i32 %26, 227
  %73 = fmul float %71, 0x3990000000000000
  %74 = select i1 %72, i32 203, i32 101
  %75 = sub nsw i32 %74, %57
  %76 = select i1 %72, float %73, float %71
  %77 = tail call i32 @llvm.smax.i32(i32 %75, i32 -126)
  br label %78

78:
  %79 = phi i32 [ %66, %59 ], [ %77, %70 ], [ %68, %67 ]
  %80 = phi float [ %65, %59 ], [ %76, %70 ], [ %25, %67 ]
  %81 = shl i32 %79, 23
  %82 = add i32 %81, 1065353216
  %83 = bitcast i32 %82 to float
  %84 = fmul float %80, %83
  %85 = fadd float %55, %84
  br label %86

86:
  %87 = phi float [ %85, %78 ], [ %0, %1 ]
  ret float %87
}

define dso_local spir_func float @_Z4tanhf(float %0) local_unnamed_addr {
  %2 = fcmp uno float %0, 0.000000e+00
  br i1 %2, label %23, label %3

3:
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fcmp ugt float %4, 0x3FE3333340000000
  br i1 %5, label %14, label %6

6:
  %7 = fmul float %0, %0
  %8 = tail call float @llvm.fma.f32(float %7, float 0xBF78258540000000, float 0x3F954B89E0000000)
  %9 = tail call float @llvm.fma.f32(float %8, float %7, float 0xBFAB898DE0000000)
  %10 = tail call float @llvm.fma.f32(float %9, float %7, float 0x3FC1109AE0000000)
  %11 = tail call float @llvm.fma.f32(float %10, float %7, float 0xBFD55553E0000000)
  %12 = fmul float %7, %11
  %13 = tail call float @llvm.fma.f32(float %12, float %0, float %0)
  br label %23

14:
  %15 = fcmp ogt float %4, 1.000000e+01
  %16 = select i1 %15, float 1.000000e+01, float %4
  %17 = fmul float %16, 2.000000e+00
  %18 = tail call spir_func float @_Z3expf(float %17)
  %19 = fadd float %18, 1.000000e+00
  %20 = fdiv float 2.000000e+00, %19
  %21 = fsub float 1.000000e+00, %20
  %22 = tail call float @llvm.copysign.f32(float %21, float %0)
  br label %23

23:
  %24 = phi float [ %0, %1 ], [ %13, %6 ], [ %22, %14 ]
  ret float %24
}

define dso_local spir_func float @_Z5hypotff(float %0, float %1) local_unnamed_addr {
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = tail call float @llvm.fabs.f32(float %1)
  %5 = fcmp oeq float %3, 0x7FF0000000000000
  %6 = fcmp oeq float %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %30, label %8

8:
  %9 = fcmp uno float %0, %1
  br i1 %9, label %10, label %12

10:
  %11 = fadd float %3, %4
  br label %30

12:
  %13 = fcmp ogt float %3, %4
  %14 = select i1 %13, float %3, float %4
  %15 = fcmp oeq float %14, 0.000000e+00
  br i1 %15, label %30, label %16

16:
  %17 = select i1 %13, float %4, float %3
  %18 = fcmp ogt float %14, 0x43B0000000000000
  %19 = fcmp olt float %14, 0x3D70000000000000
  %20 = select i1 %19, float 0x4590000000000000, float 1.000000e+00
  %21 = select i1 %18, float 0x39B0000000000000, float %20
  %22 = select i1 %19, float 0x3A50000000000000, float 1.000000e+00
  %23 = select i1 %18, float 0x4630000000000000, float %22
  %24 = fmul float %14, %21
  %25 = fmul float %17, %21
  %26 = fmul float %25, %25
  %27 = tail call float @llvm.fma.f32(float %24, float %24, float %26)
  %28 = tail call float @llvm.sqrt.f32(float %27)
  %29 = fmul float %23, %28
  br label %30

30:
  %31 = phi float [ 0x7FF0000000000000, %2 ], [ %11, %10 ], [ %29, %16 ], [ %14, %12 ]
  ret float %31
}

define dso_local spir_func float @_Z4cbrtf(float %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %2, label %3, label %39

3:
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fcmp olt float %4, 0x3810000000000000
  %6 = fmul float %4, 0x4170000000000000
  %7 = select i1 %5, float %6, float %4
  %8 = bitcast float %7 to i32
  %9 = udiv i32 %8, 3
  %10 = add nuw nsw i32 %9, 709958130
  %11 = bitcast i32 %10 to float
  br label %29

12:
  %13 = fmul float %36, %36
  %14 = fneg float %13
  %15 = tail call float @llvm.fma.f32(float %36, float %36, float %14)
  %16 = fmul float %36, %13
  %17 = fneg float %16
  %18 = tail call float @llvm.fma.f32(float %13, float %36, float %17)
  %19 = fmul float %36, %15
  %20 = fadd float %18, %19
  %21 = fsub float %16, %7
  %22 = fadd float %21, %20
  %23 = fmul float %13, 3.000000e+00
  %24 = fdiv float %22, %23
  %25 = fsub float %36, %24
  %26 = fmul float %25, 3.906250e-03
  %27 = select i1 %5, float %26, float %25
  %28 = tail call float @llvm.copysign.f32(float %27, float %0)
  br label %39

29:
  %30 = phi float [ %11, %3 ], [ %36, %29 ]
  %31 = phi i32 [ 0, %3 ], [ %37, %29 ]
  %32 = fmul float %30, %30
  %33 = fdiv float %7, %32
  %34 = fsub float %30, %33
  %35 = fmul float %34, 0x3FD5555560000000
  %36 = fsub float %30, %35
  %37 = add nuw nsw i32 %31, 1
  %38 = icmp samesign ult i32 %31, 2
  br i1 %38, label %29, label %12

39:
  %40 = phi float [ %28, %12 ], [ %0, %1 ]
  ret float %40
}

define dso_local spir_func float @_Z4fmodff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %124, label %4

4:
  %5 = tail call float @llvm.fabs.f32(float %0)
  %6 = fcmp one float %5, 0x7FF0000000000000
  %7 = fcmp une float %1, 0.000000e+00
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %124

9:
  %10 = tail call float @llvm.fabs.f32(float %1)
  %11 = fcmp olt float %5, %10
  br i1 %11, label %124, label %12

12:
  %13 = tail call spir_func float @_Z4logbf(float %5)
  %14 = fptosi float %13 to i32
  %15 = tail call spir_func float @_Z4logbf(float %10)
  %16 = fptosi float %15 to i32
  %17 = sub nsw i32 23, %14
  %18 = tail call i32 @llvm.smax.i32(i32 %17, i32 -427)
  %19 = tail call i32 @llvm.smin.i32(i32 %18, i32 427)
  %20 = icmp slt i32 %14, -104
  br i1 %20, label %21, label %29

21:
  %22 = fmul float %5, 0x47E0000000000000
  %23 = icmp slt i32 %14, -231
  %24 = fmul float %22, 0x47E0000000000000
  %25 = select i1 %23, i32 -254, i32 -127
  %26 = add nsw i32 %19, %25
  %27 = select i1 %23, float %24, float %22
  %28 = tail call i32 @llvm.smin.i32(i32 %26, i32 127)
  br label %39

29:
  %30 = icmp sgt i32 %14, 149
  br i1 %30, label %31, label %39

31:
  %32 = fmul float %5, 0x3990000000000000
  %33 = icmp sgt i32 %14, 251
  %34 = fmul float %32, 0x3990000000000000
  %35 = select i1 %33, i32 204, i32 102
  %36 = add nuw nsw i32 %19, %35
  %37 = select i1 %33, float %34, float %32
  %38 = tail call i32 @llvm.smax.i32(i32 %36, i32 -126)
  br label %39

39:
  %40 = phi i32 [ %28, %21 ], [ %38, %31 ], [ %19, %29 ]
  %41 = phi float [ %27, %21 ], [ %37, %31 ], [ %5, %29 ]
  %42 = shl i32 %40, 23
  %43 = add i32 %42, 1065353216
  %44 = bitcast i32 %43 to float
  %45 = fmul float %41, %44
  %46 = fptoui float %45 to i32
  %47 = sub nsw i32 23, %16
  %48 = tail call i32 @llvm.smax.i32(i32 %47, i32 -427)
  %49 = tail call i32 @llvm.smin.i32(i32 %48, i32 427)
  %50 = icmp slt i32 %16, -104
  br i1 %50, label %51, label %59

51:
  %52 = fmul float %10, 0x47E0000000000000
  %53 = icmp slt i32 %16, -231
  %54 = fmul float %52, 0x47E0000000000000
  %55 = select i1 %53, i32 -254, i32 -127
  %56 = add nsw i32 %49, %55
  %57 = select i1 %53, float %54, float %52
  %58 = tail call i32 @llvm.smin.i32(i32 %56, i32 127)
  br label %69

59:
  %60 = icmp sgt i32 %16, 149
  br i1 %60, label %61, label %69

61:
  %62 = fmul float %10, 0x3990000000000000
  %63 = icmp sgt i32 %16, 251
  %64 = fmul float %62, 0x3990000000000000
  %65 = select i1 %63, i32 204, i32 102
  %66 = add nuw nsw i32 %49, %65
  %67 = select i1 %63, float %64, float %62
  %68 = tail call i32 @llvm.smax.i32(i32 %66, i32 -126)
  br label %69

69:
  %70 = phi i32 [ %58, %51 ], [ %68, %61 ], [ %49, %59 ]
  %71 = phi float [ %57, %51 ], [ %67, %61 ], [ %10, %59 ]
  %72 = shl i32 %70, 23
  %73 = add i32 %72, 1065353216
  %74 = bitcast i32 %73 to float
  %75 = fmul float %71, %74
  %76 = fptoui float %75 to i32
  %77 = sub nsw i32 %14, %16
  %78 = icmp sgt i32 %77, 0
  br i1 %78, label %115, label %79

79:
  %80 = phi i32 [ %46, %69 ], [ %121, %115 ]
  %81 = icmp ult i32 %80, %76
  %82 = select i1 %81, i32 0, i32 %76
  %83 = sub i32 %80, %82
  %84 = uitofp i32 %83 to float
  %85 = tail call i32 @llvm.smax.i32(i32 %16, i32 -404)
  %86 = tail call i32 @llvm.smin.i32(i32 %85, i32 450)
  %87 = icmp sgt i32 %16, 150
  br i1 %87, label %88, label %96

88:
  %89 = fmul float %84, 0x47E0000000000000
  %90 = icmp sgt i32 %16, 277
  %91 = fmul float %89, 0x47E0000000000000
  %92 = select i1 %90, i32 -277, i32 -150
  %93 = add nsw i32 %86, %92
  %94 = select i1 %90, float %91, float %89
  %95 = tail call i32 @llvm.smin.i32(i32 %93, i32 127)
  br label %107

96:
  %97 = add nsw i32 %86, -23
  %98 = icmp slt i32 %16, -103
  br i1 %98, label %99, label %107

99:
  %100 = fmul float %84, 0x3990000000000000
  %101 = icmp slt i32 %16, -205
  %102 = fmul float %100, 0x3990000000000000
  %103 = select i1 %101, i32 181, i32 79
  %104 = add nsw i32 %86, %103
  %105 = select i1 %101, float %102, float %100
  %106 = tail call i32 @llvm.smax.i32(i32 %104, i32 -126)
  br label %107

107:
  %108 = phi i32 [ %95, %88 ], [ %106, %99 ], [ %97, %96 ]
  %109 = phi float [ %94, %88 ], [ %105, %99 ], [ %84, %96 ]
  %110 = shl i32 %108, 23
  %111 = add i32 %110, 1065353216
  %112 = bitcast i32 %111 to float
  %113 = fmul float %109, %112
  %114 = tail call float @llvm.copysign.f32(float %113, float %0)
  br label %124

115:
  %116 = phi i32 [ %122, %115 ], [ %77, %69 ]
  %117 = phi i32 [ %121, %115 ], [ %46, %69 ]
  %118 = icmp ult i32 %117, %76
  %119 = select i1 %118, i32 0, i32 %76
  %120 = sub i32 %117, %119
  %121 = shl i32 %120, 1
  %122 = add nsw i32 %116, -1
  %123 = icmp sgt i32 %116, 1
  br i1 %123, label %115, label %79

124:
  %125 = phi float [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %4 ], [ %0, %9 ], [ %114, %107 ]
  ret float %125
}

define dso_local spir_func float @_Z9remainderff(float %0, float %1) local_unnamed_addr {
  %3 = fcmp uno float %0, %1
  br i1 %3, label %41, label %4

4:
  %5 = tail call float @llvm.fabs.f32(float %0)
  %6 = fcmp one float %5, 0x7FF0000000000000
  %7 = fcmp une float %1, 0.000000e+00
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %41

9:
  %10 = tail call float @llvm.fabs.f32(float %1)
  %11 = fcmp ueq float %10, 0x7FF0000000000000
  br i1 %11, label %41, label %12

12:
  %13 = fcmp ogt float %10, 0x4630000000000000
  br i1 %13, label %14, label %20

14:
  %15 = fmul float %10, 5.000000e-01
  %16 = fcmp ugt float %5, %15
  br i1 %16, label %17, label %41

17:
  %18 = fmul float %5, 0x3E10000000000000
  %19 = fmul float %10, 0x3E10000000000000
  br label %20

20:
  %21 = phi float [ %18, %17 ], [ %5, %12 ]
  %22 = phi float [ %19, %17 ], [ %10, %12 ]
  %23 = fadd float %22, %22
  %24 = tail call spir_func float @_Z4fmodff(float %21, float %23)
  %25 = fadd float %24, %24
  %26 = fcmp ogt float %25, %22
  br i1 %26, label %27, label %33

27:
  %28 = fsub float %24, %22
  %29 = fadd float %28, %28
  %30 = fcmp ult float %29, %22
  br i1 %30, label %33, label %31

31:
  %32 = fsub float %28, %22
  br label %33

33:
  %34 = phi float [ %32, %31 ], [ %28, %27 ], [ %24, %20 ]
  %35 = fmul float %34, 0x41D0000000000000
  %36 = select i1 %13, float %35, float %34
  %37 = bitcast float %0 to i32
  %38 = fneg float %36
  %39 = icmp slt i32 %37, 0
  %40 = select i1 %39, float %38, float %36
  br label %41

41:
  %42 = phi float [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %4 ], [ %0, %14 ], [ %0, %9 ], [ %40, %33 ]
  ret float %42
}

define dso_local spir_func float @_Z5sinpif(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ueq float %2, 0x7FF0000000000000
  br i1 %3, label %53, label %4

4:
  %5 = fcmp ult float %2, 0x4170000000000000
  br i1 %5, label %8, label %6

6:
  %7 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  br label %53

8:
  %9 = fmul float %0, 2.000000e+00
  %10 = tail call float @llvm.rint.f32(float %9)
  %11 = tail call float @llvm.fma.f32(float %10, float -5.000000e-01, float %0)
  %12 = fptosi float %10 to i32
  %13 = fmul float %11, 0x400921FB60000000
  %14 = fneg float %13
  %15 = tail call float @llvm.fma.f32(float %11, float 0x400921FB60000000, float %14)
  %16 = fmul float %11, 0x3E7777A5C0000000
  %17 = fsub float %15, %16
  %18 = fmul float %13, %13
  %19 = fmul float %18, 5.000000e-01
  %20 = fsub float 1.000000e+00, %19
  %21 = and i32 %12, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %33, label %23

23:
  %24 = tail call float @llvm.fma.f32(float %18, float 0xBE9242AC00000000, float 0x3EFA011200000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %18, float 0xBF56C16B80000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %18, float 0x3FA5555560000000)
  %27 = fmul float %18, %18
  %28 = fsub float 1.000000e+00, %20
  %29 = fsub float %28, %19
  %30 = tail call float @llvm.fma.f32(float %14, float %17, float %29)
  %31 = tail call float @llvm.fma.f32(float %26, float %27, float %30)
  %32 = fadd float %20, %31
  br label %41

33:
  %34 = tail call float @llvm.fma.f32(float %18, float 0x3EC6CD1B00000000, float 0xBF2A00F7E0000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %18, float 0x3F81111080000000)
  %36 = tail call float @llvm.fma.f32(float %35, float %18, float 0xBFC5555560000000)
  %37 = fmul float %18, %36
  %38 = fmul float %17, %20
  %39 = tail call float @llvm.fma.f32(float %37, float %13, float %38)
  %40 = fadd float %13, %39
  br label %41

41:
  %42 = phi float [ %32, %23 ], [ %40, %33 ]
  %43 = and i32 %12, 2
  %44 = icmp eq i32 %43, 0
  %45 = fneg float %42
  %46 = select i1 %44, float %42, float %45
  %47 = fcmp oeq float %11, 0.000000e+00
  %48 = and i32 %12, 1
  %49 = icmp eq i32 %48, 0
  %50 = and i1 %47, %49
  %51 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  %52 = select i1 %50, float %51, float %46
  br label %53

53:
  %54 = phi float [ %7, %6 ], [ 0x7FF8000000000000, %1 ], [ %52, %41 ]
  ret float %54
}

define dso_local spir_func float @_Z5cospif(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ueq float %2, 0x7FF0000000000000
  br i1 %3, label %51, label %4

4:
  %5 = fcmp ult float %2, 0x4170000000000000
  br i1 %5, label %6, label %51

6:
  %7 = fmul float %2, 2.000000e+00
  %8 = tail call float @llvm.rint.f32(float %7)
  %9 = tail call float @llvm.fma.f32(float %8, float -5.000000e-01, float %2)
  %10 = fptosi float %8 to i32
  %11 = add i32 %10, 1
  %12 = fmul float %9, 0x400921FB60000000
  %13 = fneg float %12
  %14 = tail call float @llvm.fma.f32(float %9, float 0x400921FB60000000, float %13)
  %15 = fmul float %9, 0x3E7777A5C0000000
  %16 = fsub float %14, %15
  %17 = fmul float %12, %12
  %18 = fmul float %17, 5.000000e-01
  %19 = fsub float 1.000000e+00, %18
  %20 = and i32 %10, 1
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %32

22:
  %23 = tail call float @llvm.fma.f32(float %17, float 0xBE9242AC00000000, float 0x3EFA011200000000)
  %24 = tail call float @llvm.fma.f32(float %23, float %17, float 0xBF56C16B80000000)
  %25 = tail call float @llvm.fma.f32(float %24, float %17, float 0x3FA5555560000000)
  %26 = fmul float %17, %17
  %27 = fsub float 1.000000e+00, %19
  %28 = fsub float %27, %18
  %29 = tail call float @llvm.fma.f32(float %13, float %16, float %28)
  %30 = tail call float @llvm.fma.f32(float %25, float %26, float %29)
  %31 = fadd float %19, %30
  br label %40

32:
  %33 = tail call float @llvm.fma.f32(float %17, float 0x3EC6CD1B00000000, float 0xBF2A00F7E0000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %17, float 0x3F81111080000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %17, float 0xBFC5555560000000)
  %36 = fmul float %17, %35
  %37 = fmul float %16, %19
  %38 = tail call float @llvm.fma.f32(float %36, float %12, float %37)
  %39 = fadd float %12, %38
  br label %40

40:
  %41 = phi float [ %31, %22 ], [ %39, %32 ]
  %42 = and i32 %11, 2
  %43 = icmp eq i32 %42, 0
  %44 = fneg float %41
  %45 = select i1 %43, float %41, float %44
  %46 = fcmp une float %9, 0.000000e+00
  %47 = and i32 %10, 1
  %48 = icmp eq i32 %47, 0
  %49 = or i1 %46, %48
  %50 = select i1 %49, float %45, float 0.000000e+00
  br label %51

51:
  %52 = phi float [ 0x7FF8000000000000, %1 ], [ %50, %40 ], [ 1.000000e+00, %4 ]
  ret float %52
}

define dso_local spir_func float @_Z5tanpif(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5sinpif(float %0)
  %3 = tail call spir_func float @_Z5cospif(float %0)
  %4 = fdiv float %2, %3
  ret float %4
}

define dso_local spir_func float @_Z6asinpif(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4asinf(float %0)
  %3 = fmul float %2, 0x3FD45F3060000000
  ret float %3
}

define dso_local spir_func float @_Z6acospif(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4acosf(float %0)
  %3 = fmul float %2, 0x3FD45F3060000000
  ret float %3
}

define dso_local spir_func float @_Z6atanpif(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4atanf(float %0)
  %3 = fmul float %2, 0x3FD45F3060000000
  ret float %3
}

define dso_local spir_func float @_Z7atan2piff(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5atan2ff(float %0, float %1)
  %4 = fmul float %3, 0x3FD45F3060000000
  ret float %4
}

define dso_local spir_func float @_Z5asinhf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %3, label %4, label %20

4:
  %5 = fcmp ogt float %2, 4.096000e+03
  br i1 %5, label %6, label %9

6:
  %7 = tail call spir_func float @_Z3logf(float %2)
  %8 = fadd float %7, 0x3FE62E4300000000
  br label %17

9:
  %10 = fmul float %0, %0
  %11 = fadd float %10, 1.000000e+00
  %12 = tail call float @llvm.sqrt.f32(float %11)
  %13 = fadd float %12, 1.000000e+00
  %14 = fdiv float %10, %13
  %15 = fadd float %2, %14
  %16 = tail call spir_func float @_Z5log1pf(float %15)
  br label %17

17:
  %18 = phi float [ %8, %6 ], [ %16, %9 ]
  %19 = tail call float @llvm.copysign.f32(float %18, float %0)
  br label %20

20:
  %21 = phi float [ %19, %17 ], [ %0, %1 ]
  ret float %21
}

define dso_local spir_func float @_Z5acoshf(float %0) local_unnamed_addr {
  %2 = fcmp ult float %0, 1.000000e+00
  br i1 %2, label %15, label %3

3:
  %4 = fcmp ogt float %0, 4.096000e+03
  br i1 %4, label %5, label %8

5:
  %6 = tail call spir_func float @_Z3logf(float %0)
  %7 = fadd float %6, 0x3FE62E4300000000
  br label %15

8:
  %9 = fadd float %0, -1.000000e+00
  %10 = fmul float %9, 2.000000e+00
  %11 = tail call float @llvm.fma.f32(float %9, float %9, float %10)
  %12 = tail call float @llvm.sqrt.f32(float %11)
  %13 = fadd float %9, %12
  %14 = tail call spir_func float @_Z5log1pf(float %13)
  br label %15

15:
  %16 = phi float [ %7, %5 ], [ %14, %8 ], [ 0x7FF8000000000000, %1 ]
  ret float %16
}

define dso_local spir_func float @_Z5atanhf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp ugt float %2, 1.000000e+00
  br i1 %3, label %15, label %4

4:
  %5 = fcmp oeq float %2, 1.000000e+00
  br i1 %5, label %6, label %8

6:
  %7 = tail call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %15

8:
  %9 = fmul float %2, 2.000000e+00
  %10 = fsub float 1.000000e+00, %2
  %11 = fdiv float %9, %10
  %12 = tail call spir_func float @_Z5log1pf(float %11)
  %13 = fmul float %12, 5.000000e-01
  %14 = tail call float @llvm.copysign.f32(float %13, float %0)
  br label %15

15:
  %16 = phi float [ %7, %6 ], [ %14, %8 ], [ 0x7FF8000000000000, %1 ]
  ret float %16
}

define dso_local spir_func float @_Z10native_expf(float %0) local_unnamed_addr {
  %2 = fmul float %0, 0x3FF7154760000000
  %3 = tail call spir_func float @_Z11native_exp2f(float %2)
  ret float %3
}

declare dso_local spir_func float @_Z11native_exp2f(float) local_unnamed_addr

define dso_local spir_func float @_Z12native_exp10f(float %0) local_unnamed_addr {
  %2 = fmul float %0, 0x400A934F00000000
  %3 = tail call spir_func float @_Z11native_exp2f(float %2)
  ret float %3
}

define dso_local spir_func float @_Z10native_logf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z11native_log2f(float %0)
  %3 = fmul float %2, 0x3FE62E4300000000
  ret float %3
}

declare dso_local spir_func float @_Z11native_log2f(float) local_unnamed_addr

define dso_local spir_func float @_Z12native_log10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z11native_log2f(float %0)
  %3 = fmul float %2, 0x3FD3441360000000
  ret float %3
}

define dso_local spir_func float @_Z10native_tanf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_sinf(float %0)
  %3 = tail call spir_func float @_Z10native_cosf(float %0)
  %4 = fdiv float %2, %3
  ret float %4
}

declare dso_local spir_func float @_Z10native_sinf(float) local_unnamed_addr

declare dso_local spir_func float @_Z10native_cosf(float) local_unnamed_addr

define dso_local spir_func float @_Z8half_expf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_expf(float %0)
  ret float %2
}

define dso_local spir_func float @_Z10half_exp10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_exp10f(float %0)
  ret float %2
}

define dso_local spir_func float @_Z8half_logf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3logf(float %0)
  ret float %2
}

define dso_local spir_func float @_Z10half_log10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5log10f(float %0)
  ret float %2
}

define dso_local spir_func float @_Z8half_sinf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3sinf(float %0)
  ret float %2
}

define dso_local spir_func float @_Z8half_cosf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3cosf(float %0)
  ret float %2
}

define dso_local spir_func float @_Z8half_tanf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3tanf(float %0)
  ret float %2
}

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.fabs.f32(float)

declare float @llvm.trunc.f32(float)

declare float @llvm.copysign.f32(float, float)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.smin.i32(i32, i32)

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

