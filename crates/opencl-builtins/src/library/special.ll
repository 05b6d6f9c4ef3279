
define dso_local spir_func float @_Z3erff(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %43, label %4

4:
  %5 = fcmp ugt float %2, 1.000000e+00
  br i1 %5, label %16, label %6

6:
  %7 = fmul float %0, %0
  %8 = tail call float @llvm.fma.f32(float %7, float 0xBEE445F480000000, float 0x3F1D887500000000)
  %9 = tail call float @llvm.fma.f32(float %8, float %7, float 0xBF4BCCF660000000)
  %10 = tail call float @llvm.fma.f32(float %9, float %7, float 0x3F7562A600000000)
  %11 = tail call float @llvm.fma.f32(float %10, float %7, float 0xBF9B829C80000000)
  %12 = tail call float @llvm.fma.f32(float %11, float %7, float 0x3FBCE2F080000000)
  %13 = tail call float @llvm.fma.f32(float %12, float %7, float 0xBFD8127460000000)
  %14 = tail call float @llvm.fma.f32(float %13, float %7, float 0x3FC06EBA80000000)
  %15 = tail call float @llvm.fma.f32(float %14, float %0, float %0)
  br label %43

16:
  %17 = fcmp ogt float %2, 1.050000e+01
  %18 = select i1 %17, float 1.050000e+01, float %2
  %19 = fneg float %18
  %20 = fmul float %18, %19
  %21 = tail call float @llvm.fma.f32(float %18, float %18, float %20)
  %22 = fadd float %18, -3.000000e+00
  %23 = fadd float %18, 3.000000e+00
  %24 = fdiv float %22, %23
  %25 = tail call float @llvm.fma.f32(float %24, float 0xBF11E81BE0000000, float 0xBF46CB0C60000000)
  %26 = tail call float @llvm.fma.f32(float %25, float %24, float 0x3F5E978D40000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %24, float 0x3F648AADE0000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %24, float 0xBF98561D60000000)
  %29 = tail call float @llvm.fma.f32(float %28, float %24, float 0x3FB17CCD20000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %24, float 0xBFBE88BE80000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %24, float 0x3FC0983560000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %24, float 0xBFA85A1560000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %24, float 0xBFC15C0840000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %24, float 0x3FF40C5220000000)
  %35 = tail call float @llvm.fma.f32(float %18, float 2.000000e+00, float 1.000000e+00)
  %36 = fdiv float %34, %35
  %37 = tail call spir_func float @_Z3expf(float %20)
  %38 = fneg float %21
  %39 = tail call float @llvm.fma.f32(float %38, float %36, float %36)
  %40 = fmul float %39, %37
  %41 = fsub float 1.000000e+00, %40
  %42 = tail call float @llvm.copysign.f32(float %41, float %0)
  br label %43

43:
  %44 = phi float [ %42, %16 ], [ %15, %6 ], [ %0, %1 ]
  ret float %44
}

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

define dso_local spir_func float @_Z4erfcf(float %0) local_unnamed_addr {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = fcmp uno float %0, 0.000000e+00
  br i1 %3, label %45, label %4

4:
  %5 = fcmp ugt float %2, 1.000000e+00
  br i1 %5, label %17, label %6

6:
  %7 = fmul float %0, %0
  %8 = tail call float @llvm.fma.f32(float %7, float 0xBEE445F480000000, float 0x3F1D887500000000)
  %9 = tail call float @llvm.fma.f32(float %8, float %7, float 0xBF4BCCF660000000)
  %10 = tail call float @llvm.fma.f32(float %9, float %7, float 0x3F7562A600000000)
  %11 = tail call float @llvm.fma.f32(float %10, float %7, float 0xBF9B829C80000000)
  %12 = tail call float @llvm.fma.f32(float %11, float %7, float 0x3FBCE2F080000000)
  %13 = tail call float @llvm.fma.f32(float %12, float %7, float 0xBFD8127460000000)
  %14 = tail call float @llvm.fma.f32(float %13, float %7, float 0x3FC06EBA80000000)
  %15 = tail call float @llvm.fma.f32(float %14, float %0, float %0)
  %16 = fsub float 1.000000e+00, %15
  br label %45

17:
  %18 = fcmp ogt float %2, 1.050000e+01
  %19 = select i1 %18, float 1.050000e+01, float %2
  %20 = fneg float %19
  %21 = fmul float %19, %20
  %22 = tail call float @llvm.fma.f32(float %19, float %19, float %21)
  %23 = fadd float %19, -3.000000e+00
  %24 = fadd float %19, 3.000000e+00
  %25 = fdiv float %23, %24
  %26 = tail call float @llvm.fma.f32(float %25, float 0xBF11E81BE0000000, float 0xBF46CB0C60000000)
  %27 = tail call float @llvm.fma.f32(float %26, float %25, float 0x3F5E978D40000000)
  %28 = tail call float @llvm.fma.f32(float %27, float %25, float 0x3F648AADE0000000)
  %29 = tail call float @llvm.fma.f32(float %28, float %25, float 0xBF98561D60000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %25, float 0x3FB17CCD20000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %25, float 0xBFBE88BE80000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %25, float 0x3FC0983560000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %25, float 0xBFA85A1560000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %25, float 0xBFC15C0840000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %25, float 0x3FF40C5220000000)
  %36 = tail call float @llvm.fma.f32(float %19, float 2.000000e+00, float 1.000000e+00)
  %37 = fdiv float %35, %36
  %38 = tail call spir_func float @_Z3expf(float %21)
  %39 = fneg float %22
  %40 = tail call float @llvm.fma.f32(float %39, float %37, float %37)
  %41 = fmul float %40, %38
  %42 = fcmp olt float %0, 0.000000e+00
  %43 = fsub float 2.000000e+00, %41
  %44 = select i1 %42, float %43, float %41
  br label %45

45:
  %46 = phi float [ %44, %17 ], [ %16, %6 ], [ %0, %1 ]
  ret float %46
}

define dso_local spir_func float @_Z6tgammaf(float %0) local_unnamed_addr {
  %2 = fcmp ueq float %0, 0x7FF0000000000000
  br i1 %2, label %110, label %3

3:
  %4 = fcmp oeq float %0, 0.000000e+00
  br i1 %4, label %5, label %7

5:
  %6 = tail call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %110

7:
  %8 = fcmp olt float %0, 0.000000e+00
  %9 = tail call float @llvm.trunc.f32(float %0)
  %10 = fcmp oeq float %9, %0
  %11 = and i1 %8, %10
  br i1 %11, label %110, label %12

12:
  %13 = fcmp ogt float %0, 3.550000e+01
  br i1 %13, label %110, label %14

14:
  %15 = fcmp olt float %0, -4.600000e+01
  br i1 %15, label %16, label %24

16:
  %17 = fcmp olt float %0, 0xC130000000000000
  %18 = select i1 %17, float 0xC130000000000000, float %0
  %19 = tail call float @llvm.floor.f32(float %18)
  %20 = fptosi float %19 to i32
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, float 0.000000e+00, float -0.000000e+00
  br label %110

24:
  %25 = fcmp ult float %0, 1.000000e+00
  br i1 %25, label %62, label %26

26:
  %27 = fptosi float %0 to i32
  %28 = add nsw i32 %27, -1
  %29 = sitofp i32 %28 to float
  %30 = fsub float %0, %29
  %31 = fadd float %30, -1.500000e+00
  %32 = tail call float @llvm.fma.f32(float %31, float 0xBF865187C0000000, float 0x3F90B93F20000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %31, float 0xBF90A5AFC0000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %31, float 0x3F98F9B880000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %31, float 0xBFA385EB80000000)
  %36 = tail call float @llvm.fma.f32(float %35, float %31, float 0x3FAE1B8E00000000)
  %37 = tail call float @llvm.fma.f32(float %36, float %31, float 0xBFB3D80BE0000000)
  %38 = tail call float @llvm.fma.f32(float %37, float %31, float 0x3FC2835C60000000)
  %39 = tail call float @llvm.fma.f32(float %38, float %31, float 0xBFBB77AEE0000000)
  %40 = tail call float @llvm.fma.f32(float %39, float %31, float 0x3FDA8C4EC0000000)
  %41 = tail call float @llvm.fma.f32(float %40, float %31, float 0x3FA08EA8A0000000)
  %42 = tail call float @llvm.fma.f32(float %41, float %31, float 0x3FEC5BF8A0000000)
  %43 = icmp sgt i32 %27, 1
  br i1 %43, label %44, label %56

44:
  %45 = phi i32 [ %54, %44 ], [ %28, %26 ]
  %46 = phi float [ %53, %44 ], [ %30, %26 ]
  %47 = phi float [ %49, %44 ], [ %42, %26 ]
  %48 = phi float [ %52, %44 ], [ 0.000000e+00, %26 ]
  %49 = fmul float %47, %46
  %50 = fneg float %49
  %51 = tail call float @llvm.fma.f32(float %47, float %46, float %50)
  %52 = tail call float @llvm.fma.f32(float %48, float %46, float %51)
  %53 = fadd float %46, 1.000000e+00
  %54 = add nsw i32 %45, -1
  %55 = icmp sgt i32 %45, 1
  br i1 %55, label %44, label %56

56:
  %57 = phi float [ 0.000000e+00, %26 ], [ %52, %44 ]
  %58 = phi float [ %42, %26 ], [ %49, %44 ]
  %59 = fcmp oeq float %58, 0x7FF0000000000000
  %60 = fadd float %57, %58
  %61 = select i1 %59, float 0x7FF0000000000000, float %60
  br label %110

62:
  %63 = tail call float @llvm.floor.f32(float %0)
  %64 = fptosi float %63 to i32
  %65 = sub nsw i32 1, %64
  %66 = sitofp i32 %65 to float
  %67 = fadd float %0, %66
  %68 = fadd float %67, -1.500000e+00
  %69 = tail call float @llvm.fma.f32(float %68, float 0xBF865187C0000000, float 0x3F90B93F20000000)
  %70 = tail call float @llvm.fma.f32(float %69, float %68, float 0xBF90A5AFC0000000)
  %71 = tail call float @llvm.fma.f32(float %70, float %68, float 0x3F98F9B880000000)
  %72 = tail call float @llvm.fma.f32(float %71, float %68, float 0xBFA385EB80000000)
  %73 = tail call float @llvm.fma.f32(float %72, float %68, float 0x3FAE1B8E00000000)
  %74 = tail call float @llvm.fma.f32(float %73, float %68, float 0xBFB3D80BE0000000)
  %75 = tail call float @llvm.fma.f32(float %74, float %68, float 0x3FC2835C60000000)
  %76 = tail call float @llvm.fma.f32(float %75, float %68, float 0xBFBB77AEE0000000)
  %77 = tail call float @llvm.fma.f32(float %76, float %68, float 0x3FDA8C4EC0000000)
  %78 = tail call float @llvm.fma.f32(float %77, float %68, float 0x3FA08EA8A0000000)
  %79 = tail call float @llvm.fma.f32(float %78, float %68, float 0x3FEC5BF8A0000000)
  %80 = sub i32 0, %64
  %81 = icmp sgt i32 %80, -1
  br i1 %81, label %88, label %84

82:
  %83 = fadd float %106, %107
  br label %84

84:
  %85 = phi float [ %79, %62 ], [ %105, %82 ]
  %86 = phi float [ 1.000000e+00, %62 ], [ %83, %82 ]
  %87 = fdiv float %85, %86
  br label %110

88:
  %89 = phi i32 [ %108, %104 ], [ %80, %62 ]
  %90 = phi float [ %107, %104 ], [ 0.000000e+00, %62 ]
  %91 = phi float [ %106, %104 ], [ 1.000000e+00, %62 ]
  %92 = phi float [ %105, %104 ], [ %79, %62 ]
  %93 = uitofp nneg i32 %89 to float
  %94 = fadd float %0, %93
  %95 = fmul float %91, %94
  %96 = fneg float %95
  %97 = tail call float @llvm.fma.f32(float %91, float %94, float %96)
  %98 = tail call float @llvm.fma.f32(float %90, float %94, float %97)
  %99 = tail call float @llvm.fabs.f32(float %95)
  %100 = fcmp ogt float %99, 0x43E0000000000000
  br i1 %100, label %101, label %104

101:
  %102 = fadd float %95, %98
  %103 = fdiv float %92, %102
  br label %104

104:
  %105 = phi float [ %103, %101 ], [ %92, %88 ]
  %106 = phi float [ 1.000000e+00, %101 ], [ %95, %88 ]
  %107 = phi float [ 0.000000e+00, %101 ], [ %98, %88 ]
  %108 = add nsw i32 %89, -1
  %109 = icmp sgt i32 %89, 0
  br i1 %109, label %88, label %82

110:
  %111 = phi float [ %87, %84 ], [ %6, %5 ], [ %0, %1 ], [ 0x7FF8000000000000, %7 ], [ %23, %16 ], [ %61, %56 ], [ 0x7FF0000000000000, %12 ]
  ret float %111
}

declare float @llvm.trunc.f32(float)

declare float @llvm.floor.f32(float)

define dso_local spir_func float @_Z8lgamma_rfPi(float %0, ptr %1) local_unnamed_addr {
  store i32 1, ptr %1, align 4
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = fcmp ueq float %3, 0x7FF0000000000000
  br i1 %4, label %5, label %7

5:
  %6 = fmul float %0, %0
  br label %179

7:
  %8 = fcmp ogt float %0, 0.000000e+00
  br i1 %8, label %9, label %81

9:
  %10 = fcmp olt float %0, 5.000000e-01
  br i1 %10, label %11, label %25

11:
  %12 = tail call float @llvm.fma.f32(float %0, float 0xBFC61A0C80000000, float 0x3FC8169A00000000)
  %13 = tail call float @llvm.fma.f32(float %12, float %0, float 0xBFB6937800000000)
  %14 = tail call float @llvm.fma.f32(float %13, float %0, float 0x3FB9C02980000000)
  %15 = tail call float @llvm.fma.f32(float %14, float %0, float 0xBFC2C81120000000)
  %16 = tail call float @llvm.fma.f32(float %15, float %0, float 0x3FC6129280000000)
  %17 = tail call float @llvm.fma.f32(float %16, float %0, float 0xBFCA879340000000)
  %18 = tail call float @llvm.fma.f32(float %17, float %0, float 0x3FD14F06A0000000)
  %19 = tail call float @llvm.fma.f32(float %18, float %0, float 0xBFD9A4DBE0000000)
  %20 = tail call float @llvm.fma.f32(float %19, float %0, float 0x3FEA51A9E0000000)
  %21 = tail call float @llvm.fma.f32(float %20, float %0, float 0xBFE2788D00000000)
  %22 = tail call spir_func float @_Z3logf(float %0)
  %23 = fneg float %22
  %24 = tail call float @llvm.fma.f32(float %0, float %21, float %23)
  br label %179

25:
  %26 = fcmp ugt float %0, 1.500000e+00
  br i1 %26, label %40, label %27

27:
  %28 = fadd float %0, -1.000000e+00
  %29 = tail call float @llvm.fma.f32(float %28, float 0xBFC61A0C80000000, float 0x3FC8169A00000000)
  %30 = tail call float @llvm.fma.f32(float %29, float %28, float 0xBFB6937800000000)
  %31 = tail call float @llvm.fma.f32(float %30, float %28, float 0x3FB9C02980000000)
  %32 = tail call float @llvm.fma.f32(float %31, float %28, float 0xBFC2C81120000000)
  %33 = tail call float @llvm.fma.f32(float %32, float %28, float 0x3FC6129280000000)
  %34 = tail call float @llvm.fma.f32(float %33, float %28, float 0xBFCA879340000000)
  %35 = tail call float @llvm.fma.f32(float %34, float %28, float 0x3FD14F06A0000000)
  %36 = tail call float @llvm.fma.f32(float %35, float %28, float 0xBFD9A4DBE0000000)
  %37 = tail call float @llvm.fma.f32(float %36, float %28, float 0x3FEA51A9E0000000)
  %38 = tail call float @llvm.fma.f32(float %37, float %28, float 0xBFE2788D00000000)
  %39 = fmul float %28, %38
  br label %179

40:
  %41 = fcmp olt float %0, 8.000000e+00
  br i1 %41, label %42, label %68

42:
  %43 = fcmp ogt float %0, 2.500000e+00
  br i1 %43, label %44, label %50

44:
  %45 = phi float [ %47, %44 ], [ %0, %42 ]
  %46 = phi float [ %48, %44 ], [ 1.000000e+00, %42 ]
  %47 = fadd float %45, -1.000000e+00
  %48 = fmul float %46, %47
  %49 = fcmp ogt float %47, 2.500000e+00
  br i1 %49, label %44, label %50

50:
  %51 = phi float [ 1.000000e+00, %42 ], [ %48, %44 ]
  %52 = phi float [ %0, %42 ], [ %47, %44 ]
  %53 = fadd float %52, -2.000000e+00
  %54 = tail call float @llvm.fma.f32(float %53, float 0xBF306BBBC0000000, float 0x3F42AF9D40000000)
  %55 = tail call float @llvm.fma.f32(float %54, float %53, float 0xBF5374AC20000000)
  %56 = tail call float @llvm.fma.f32(float %55, float %53, float 0x3F67956CE0000000)
  %57 = tail call float @llvm.fma.f32(float %56, float %53, float 0xBF7E40B300000000)
  %58 = tail call float @llvm.fma.f32(float %57, float %53, float 0x3F95135980000000)
  %59 = tail call float @llvm.fma.f32(float %58, float %53, float 0xBFB13E0000000000)
  %60 = tail call float @llvm.fma.f32(float %59, float %53, float 0x3FD4A34CC0000000)
  %61 = tail call float @llvm.fma.f32(float %60, float %53, float 0x3FDB0EE600000000)
  %62 = fcmp oeq float %51, 1.000000e+00
  br i1 %62, label %65, label %63

63:
  %64 = tail call spir_func float @_Z3logf(float %51)
  br label %65

65:
  %66 = phi float [ %64, %63 ], [ 0.000000e+00, %50 ]
  %67 = tail call float @llvm.fma.f32(float %53, float %61, float %66)
  br label %179

68:
  %69 = fcmp olt float %0, 0x43B0000000000000
  %70 = fdiv float 1.000000e+00, %0
  %71 = select i1 %69, float %70, float 0.000000e+00
  %72 = fmul float %71, %71
  %73 = tail call float @llvm.fma.f32(float %72, float 0xBF42AEBD60000000, float 0x3F49FF9980000000)
  %74 = tail call float @llvm.fma.f32(float %73, float %72, float 0xBF66C16BA0000000)
  %75 = tail call float @llvm.fma.f32(float %74, float %72, float 0x3FB5555560000000)
  %76 = tail call float @llvm.fma.f32(float %75, float %71, float 0x3FDACFE3A0000000)
  %77 = fadd float %0, -5.000000e-01
  %78 = tail call spir_func float @_Z3logf(float %0)
  %79 = fadd float %78, -1.000000e+00
  %80 = tail call float @llvm.fma.f32(float %77, float %79, float %76)
  br label %179

81:
  %82 = tail call float @llvm.trunc.f32(float %0)
  %83 = fcmp oeq float %82, %0
  br i1 %83, label %179, label %84

84:
  %85 = fneg float %0
  %86 = fcmp ogt float %0, 0xC1E0000000000000
  br i1 %86, label %87, label %93

87:
  %88 = tail call float @llvm.trunc.f32(float %85)
  %89 = fptosi float %88 to i32
  %90 = and i32 %89, 1
  %91 = icmp eq i32 %90, 0
  %92 = select i1 %91, i32 -1, i32 1
  br label %93

93:
  %94 = phi i32 [ -1, %84 ], [ %92, %87 ]
  store i32 %94, ptr %1, align 4
  %95 = fcmp ogt float %0, 0xBE00000000000000
  br i1 %95, label %96, label %99

96:
  %97 = tail call spir_func float @_Z3logf(float %85)
  %98 = fneg float %97
  br label %179

99:
  %100 = tail call spir_func float @_Z5sinpif(float %85)
  %101 = tail call float @llvm.fabs.f32(float %100)
  %102 = fmul float %101, %85
  %103 = tail call spir_func float @_Z3logf(float %102)
  %104 = fsub float 0x3FF250D040000000, %103
  %105 = fcmp ogt float %0, -5.000000e-01
  br i1 %105, label %106, label %120

106:
  %107 = tail call float @llvm.fma.f32(float %85, float 0xBFC61A0C80000000, float 0x3FC8169A00000000)
  %108 = tail call float @llvm.fma.f32(float %107, float %85, float 0xBFB6937800000000)
  %109 = tail call float @llvm.fma.f32(float %108, float %85, float 0x3FB9C02980000000)
  %110 = tail call float @llvm.fma.f32(float %109, float %85, float 0xBFC2C81120000000)
  %111 = tail call float @llvm.fma.f32(float %110, float %85, float 0x3FC6129280000000)
  %112 = tail call float @llvm.fma.f32(float %111, float %85, float 0xBFCA879340000000)
  %113 = tail call float @llvm.fma.f32(float %112, float %85, float 0x3FD14F06A0000000)
  %114 = tail call float @llvm.fma.f32(float %113, float %85, float 0xBFD9A4DBE0000000)
  %115 = tail call float @llvm.fma.f32(float %114, float %85, float 0x3FEA51A9E0000000)
  %116 = tail call float @llvm.fma.f32(float %115, float %85, float 0xBFE2788D00000000)
  %117 = tail call spir_func float @_Z3logf(float %85)
  %118 = fneg float %117
  %119 = tail call float @llvm.fma.f32(float %85, float %116, float %118)
  br label %176

120:
  %121 = fcmp ult float %0, -1.500000e+00
  br i1 %121, label %135, label %122

122:
  %123 = fsub float -1.000000e+00, %0
  %124 = tail call float @llvm.fma.f32(float %123, float 0xBFC61A0C80000000, float 0x3FC8169A00000000)
  %125 = tail call float @llvm.fma.f32(float %124, float %123, float 0xBFB6937800000000)
  %126 = tail call float @llvm.fma.f32(float %125, float %123, float 0x3FB9C02980000000)
  %127 = tail call float @llvm.fma.f32(float %126, float %123, float 0xBFC2C81120000000)
  %128 = tail call float @llvm.fma.f32(float %127, float %123, float 0x3FC6129280000000)
  %129 = tail call float @llvm.fma.f32(float %128, float %123, float 0xBFCA879340000000)
  %130 = tail call float @llvm.fma.f32(float %129, float %123, float 0x3FD14F06A0000000)
  %131 = tail call float @llvm.fma.f32(float %130, float %123, float 0xBFD9A4DBE0000000)
  %132 = tail call float @llvm.fma.f32(float %131, float %123, float 0x3FEA51A9E0000000)
  %133 = tail call float @llvm.fma.f32(float %132, float %123, float 0xBFE2788D00000000)
  %134 = fmul float %123, %133
  br label %176

135:
  %136 = fcmp ogt float %0, -8.000000e+00
  br i1 %136, label %137, label %163

137:
  %138 = fcmp olt float %0, -2.500000e+00
  br i1 %138, label %139, label %145

139:
  %140 = phi float [ %142, %139 ], [ %85, %137 ]
  %141 = phi float [ %143, %139 ], [ 1.000000e+00, %137 ]
  %142 = fadd float %140, -1.000000e+00
  %143 = fmul float %141, %142
  %144 = fcmp ogt float %142, 2.500000e+00
  br i1 %144, label %139, label %145

145:
  %146 = phi float [ 1.000000e+00, %137 ], [ %143, %139 ]
  %147 = phi float [ %85, %137 ], [ %142, %139 ]
  %148 = fadd float %147, -2.000000e+00
  %149 = tail call float @llvm.fma.f32(float %148, float 0xBF306BBBC0000000, float 0x3F42AF9D40000000)
  %150 = tail call float @llvm.fma.f32(float %149, float %148, float 0xBF5374AC20000000)
  %151 = tail call float @llvm.fma.f32(float %150, float %148, float 0x3F67956CE0000000)
  %152 = tail call float @llvm.fma.f32(float %151, float %148, float 0xBF7E40B300000000)
  %153 = tail call float @llvm.fma.f32(float %152, float %148, float 0x3F95135980000000)
  %154 = tail call float @llvm.fma.f32(float %153, float %148, float 0xBFB13E0000000000)
  %155 = tail call float @llvm.fma.f32(float %154, float %148, float 0x3FD4A34CC0000000)
  %156 = tail call float @llvm.fma.f32(float %155, float %148, float 0x3FDB0EE600000000)
  %157 = fcmp oeq float %146, 1.000000e+00
  br i1 %157, label %160, label %158

158:
  %159 = tail call spir_func float @_Z3logf(float %146)
  br label %160

160:
  %161 = phi float [ %159, %158 ], [ 0.000000e+00, %145 ]
  %162 = tail call float @llvm.fma.f32(float %148, float %156, float %161)
  br label %176

163:
  %164 = fcmp ogt float %0, 0xC3B0000000000000
  %165 = fdiv float -1.000000e+00, %0
  %166 = select i1 %164, float %165, float 0.000000e+00
  %167 = fmul float %166, %166
  %168 = tail call float @llvm.fma.f32(float %167, float 0xBF42AEBD60000000, float 0x3F49FF9980000000)
  %169 = tail call float @llvm.fma.f32(float %168, float %167, float 0xBF66C16BA0000000)
  %170 = tail call float @llvm.fma.f32(float %169, float %167, float 0x3FB5555560000000)
  %171 = tail call float @llvm.fma.f32(float %170, float %166, float 0x3FDACFE3A0000000)
  %172 = fsub float -5.000000e-01, %0
  %173 = tail call spir_func float @_Z3logf(float %85)
  %174 = fadd float %173, -1.000000e+00
  %175 = tail call float @llvm.fma.f32(float %172, float %174, float %171)
  br label %176

176:
  %177 = phi float [ %119, %106 ], [ %134, %122 ], [ %162, %160 ], [ %175, %163 ]
  %178 = fsub float %104, %177
  br label %179

179:
  %180 = phi float [ %178, %176 ], [ %6, %5 ], [ 0x7FF0000000000000, %81 ], [ %98, %96 ], [ %24, %11 ], [ %39, %27 ], [ %67, %65 ], [ %80, %68 ]
  ret float %180
}

declare dso_local spir_func float @_Z3logf(float) local_unnamed_addr

declare dso_local spir_func float @_Z5sinpif(float) local_unnamed_addr

define dso_local spir_func float @_Z6lgammaf(float %0) local_unnamed_addr {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret float %3
}

define dso_local spir_func float @_Z8lgamma_rfPU3AS1i(float %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z8lgamma_rfPU3AS3i(float %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z8lgamma_rfPU3AS4i(float %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z6remquoffPi(float %0, float %1, ptr %2) local_unnamed_addr {
  store i32 0, ptr %2, align 4
  %4 = fcmp uno float %0, %1
  br i1 %4, label %111, label %5

5:
  %6 = tail call float @llvm.fabs.f32(float %0)
  %7 = fcmp one float %6, 0x7FF0000000000000
  %8 = fcmp une float %1, 0.000000e+00
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %111

10:
  %11 = tail call float @llvm.fabs.f32(float %1)
  %12 = fcmp one float %11, 0x7FF0000000000000
  %13 = fcmp une float %0, 0.000000e+00
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %111

15:
  %16 = fcmp olt float %6, 0x3810000000000000
  %17 = fmul float %6, 0x4170000000000000
  %18 = select i1 %16, float %17, float %6
  %19 = bitcast float %18 to i32
  %20 = lshr i32 %19, 23
  %21 = select i1 %16, i32 -151, i32 -127
  %22 = add nsw i32 %21, %20
  %23 = fcmp olt float %11, 0x3810000000000000
  %24 = fmul float %11, 0x4170000000000000
  %25 = select i1 %23, float %24, float %11
  %26 = bitcast float %25 to i32
  %27 = lshr i32 %26, 23
  %28 = select i1 %23, i32 -151, i32 -127
  %29 = add nsw i32 %28, %27
  %30 = add nsw i32 %29, -1
  %31 = icmp slt i32 %22, %30
  br i1 %31, label %111, label %32

32:
  %33 = and i32 %26, 8388607
  %34 = or disjoint i32 %33, 8388608
  %35 = and i32 %19, 8388607
  %36 = or disjoint i32 %35, 8388608
  %37 = icmp slt i32 %22, %29
  %38 = zext i1 %37 to i32
  %39 = shl nuw nsw i32 %34, %38
  %40 = tail call i32 @llvm.smin.i32(i32 %22, i32 %29)
  %41 = sub nsw i32 %22, %40
  %42 = icmp samesign uge i32 %36, %39
  %43 = select i1 %42, i32 %39, i32 0
  %44 = sub nuw nsw i32 %36, %43
  %45 = zext i1 %42 to i32
  %46 = icmp eq i32 %41, 0
  br i1 %46, label %47, label %53

47:
  %48 = phi i1 [ %42, %32 ], [ %60, %53 ]
  %49 = phi i32 [ %44, %32 ], [ %62, %53 ]
  %50 = phi i32 [ %45, %32 ], [ %64, %53 ]
  %51 = shl i32 %49, 1
  %52 = icmp ugt i32 %51, %39
  br i1 %52, label %69, label %66

53:
  %54 = phi i32 [ %64, %53 ], [ %45, %32 ]
  %55 = phi i32 [ %62, %53 ], [ %44, %32 ]
  %56 = phi i32 [ %58, %53 ], [ %41, %32 ]
  %57 = shl i32 %55, 1
  %58 = add nsw i32 %56, -1
  %59 = shl i32 %54, 1
  %60 = icmp uge i32 %57, %39
  %61 = select i1 %60, i32 %39, i32 0
  %62 = sub nuw i32 %57, %61
  %63 = zext i1 %60 to i32
  %64 = or disjoint i32 %59, %63
  %65 = icmp eq i32 %58, 0
  br i1 %65, label %47, label %53

66:
  %67 = icmp eq i32 %51, %39
  %68 = select i1 %67, i1 %48, i1 false
  br label %69

69:
  %70 = phi i1 [ true, %47 ], [ %68, %66 ]
  %71 = select i1 %70, i32 %39, i32 0
  %72 = sub nsw i32 %49, %71
  %73 = zext i1 %70 to i32
  %74 = add i32 %50, %73
  %75 = and i32 %74, 127
  %76 = bitcast float %0 to i32
  %77 = icmp slt i32 %76, 0
  %78 = bitcast float %1 to i32
  %79 = xor i32 %78, %76
  %80 = icmp slt i32 %79, 0
  %81 = sub nsw i32 0, %75
  %82 = select i1 %80, i32 %81, i32 %75
  store i32 %82, ptr %2, align 4
  %83 = sitofp i32 %72 to float
  %84 = icmp sgt i32 %40, 150
  br i1 %84, label %85, label %92

85:
  %86 = fmul float %83, 0x47E0000000000000
  %87 = add nsw i32 %40, -150
  %88 = icmp sgt i32 %40, 277
  br i1 %88, label %89, label %98

89:
  %90 = fmul float %86, 0x47E0000000000000
  %91 = add nsw i32 %40, -277
  br label %98

92:
  %93 = add nsw i32 %40, -23
  %94 = icmp slt i32 %40, -103
  br i1 %94, label %95, label %98

95:
  %96 = add nuw nsw i32 %40, 79
  %97 = fmul float %83, 0x3990000000000000
  br label %98

98:
  %99 = phi i32 [ %93, %92 ], [ %96, %95 ], [ %91, %89 ], [ %87, %85 ]
  %100 = phi float [ %83, %92 ], [ %97, %95 ], [ %90, %89 ], [ %86, %85 ]
  %101 = icmp eq i32 %49, %71
  br i1 %101, label %102, label %104

102:
  %103 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  br label %111

104:
  %105 = shl nsw i32 %99, 23
  %106 = add i32 %105, 1065353216
  %107 = bitcast i32 %106 to float
  %108 = fmul float %100, %107
  %109 = fneg float %108
  %110 = select i1 %77, float %109, float %108
  br label %111

111:
  %112 = phi float [ %0, %10 ], [ 0x7FF8000000000000, %3 ], [ 0x7FF8000000000000, %5 ], [ %0, %15 ], [ %103, %102 ], [ %110, %104 ]
  ret float %112
}

define dso_local spir_func float @_Z5fractfPf(float %0, ptr %1) local_unnamed_addr {
  %3 = tail call float @llvm.floor.f32(float %0)
  store float %3, ptr %1, align 4
  %4 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 612)
  %5 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  %6 = fsub float %0, %3
  %7 = fcmp ogt float %6, 0x3FEFFFFFE0000000
  %8 = select i1 %7, float 0x3FEFFFFFE0000000, float %6
  %9 = select i1 %4, float %5, float %8
  ret float %9
}

define dso_local spir_func float @_Z4modffPf(float %0, ptr %1) local_unnamed_addr {
  %3 = tail call float @llvm.trunc.f32(float %0)
  store float %3, ptr %1, align 4
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fcmp oeq float %4, 0x7FF0000000000000
  %6 = fsub float %0, %3
  %7 = select i1 %5, float 0.000000e+00, float %6
  %8 = tail call float @llvm.copysign.f32(float %7, float %0)
  ret float %8
}

define dso_local spir_func float @_Z6sincosfPf(float %0, ptr %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z3cosf(float %0)
  store float %3, ptr %1, align 4
  %4 = tail call spir_func float @_Z3sinf(float %0)
  ret float %4
}

declare dso_local spir_func float @_Z3cosf(float) local_unnamed_addr

declare dso_local spir_func float @_Z3sinf(float) local_unnamed_addr

define dso_local spir_func float @_Z5frexpfPi(float %0, ptr %1) local_unnamed_addr {
  store i32 0, ptr %1, align 4
  %3 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %3, label %4, label %18

4:
  %5 = tail call float @llvm.fabs.f32(float %0)
  %6 = fcmp olt float %5, 0x3810000000000000
  %7 = fmul float %5, 0x4170000000000000
  %8 = select i1 %6, float %7, float %5
  %9 = bitcast float %8 to i32
  %10 = and i32 %9, 8388607
  %11 = or disjoint i32 %10, 8388608
  %12 = lshr i32 %9, 23
  %13 = select i1 %6, i32 -150, i32 -126
  %14 = add nsw i32 %13, %12
  store i32 %14, ptr %1, align 4
  %15 = uitofp nneg i32 %11 to float
  %16 = fmul float %15, 0x3E70000000000000
  %17 = tail call float @llvm.copysign.f32(float %16, float %0)
  br label %18

18:
  %19 = phi float [ %17, %4 ], [ %0, %2 ]
  ret float %19
}

define dso_local spir_func float @_Z6sincosfPU3AS1f(float %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z5fractfPU3AS1f(float %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z4modffPU3AS1f(float %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z5frexpfPU3AS1i(float %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z6remquoffPU3AS1i(float %0, float %1, ptr addrspace(1) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(1) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}

define dso_local spir_func float @_Z6sincosfPU3AS3f(float %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z5fractfPU3AS3f(float %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z4modffPU3AS3f(float %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z5frexpfPU3AS3i(float %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z6remquoffPU3AS3i(float %0, float %1, ptr addrspace(3) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(3) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}

define dso_local spir_func float @_Z6sincosfPU3AS4f(float %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z5fractfPU3AS4f(float %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z4modffPU3AS4f(float %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z5frexpfPU3AS4i(float %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

define dso_local spir_func float @_Z6remquoffPU3AS4i(float %0, float %1, ptr addrspace(4) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(4) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}

declare float @llvm.fabs.f32(float)

declare float @llvm.fma.f32(float, float, float)

declare float @llvm.copysign.f32(float, float)

declare dso_local spir_func float @_Z3expf(float) local_unnamed_addr

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

declare i32 @llvm.smin.i32(i32, i32)

