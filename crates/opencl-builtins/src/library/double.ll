
@lanelift_two_over_pi_wide = internal unnamed_addr addrspace(2) constant [20 x i64] [i64 0, i64 -6703182060581546711, i64 -277156292786332224, i64 -2638381946312093631, i64 -121206125134887583, i64 -5249950069107600672, i64 452944820249399836, i64 -135693905287338178, i64 -1692731182770600828, i64 -1613291254968254911, i64 4148332274289687028, i64 -7168499653074671557, i64 2303758334597371919, i64 -1211730484530615009, i64 7869616827067468215, i64 5712322887342352941, i64 8441921394348257659, i64 4397547296490951402, i64 7780917995555872008, i64 6197850593633725355], align 8

define dso_local spir_func double @_Z15lanelift_dividedd(double %0, double %1) local_unnamed_addr {
  %3 = bitcast double %0 to i64
  %4 = bitcast double %1 to i64
  %5 = xor i64 %4, %3
  %6 = and i64 %5, -9223372036854775808
  %7 = bitcast i64 %6 to double
  %8 = tail call double @llvm.fabs.f64(double %0)
  %9 = tail call double @llvm.fabs.f64(double %1)
  %10 = fcmp uno double %0, %1
  br i1 %10, label %11, label %13

11:
  %12 = fadd double %0, %1
  br label %133

13:
  %14 = fcmp oeq double %8, 0x7FF0000000000000
  %15 = fcmp oeq double %1, 0.000000e+00
  %16 = or i1 %14, %15
  br i1 %16, label %17, label %23

17:
  %18 = fcmp oeq double %8, %9
  %19 = fcmp oeq double %0, 0.000000e+00
  %20 = or i1 %19, %18
  %21 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %7)
  %22 = select i1 %20, double 0x7FF8000000000000, double %21
  br label %133

23:
  %24 = fcmp oeq double %0, 0.000000e+00
  %25 = fcmp oeq double %9, 0x7FF0000000000000
  %26 = or i1 %24, %25
  br i1 %26, label %133, label %27

27:
  %28 = fcmp olt double %8, 0x10000000000000
  %29 = fmul double %8, 0x4340000000000000
  %30 = select i1 %28, i32 -53, i32 0
  %31 = select i1 %28, double %29, double %8
  %32 = bitcast double %31 to i64
  %33 = and i64 %32, 4503599627370495
  %34 = or disjoint i64 %33, 4503599627370496
  %35 = lshr i64 %32, 52
  %36 = trunc nuw nsw i64 %35 to i32
  %37 = fcmp olt double %9, 0x10000000000000
  %38 = fmul double %9, 0x4340000000000000
  %39 = select i1 %37, i32 53, i32 0
  %40 = select i1 %37, double %38, double %9
  %41 = bitcast double %40 to i64
  %42 = and i64 %41, 4503599627370495
  %43 = or disjoint i64 %42, 4503599627370496
  %44 = lshr i64 %41, 52
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = icmp samesign ult i64 %33, %42
  %47 = zext i1 %46 to i64
  %48 = shl nuw nsw i64 %34, %47
  %49 = sext i1 %46 to i32
  %50 = add nsw i32 %39, %30
  %51 = add nsw i32 %50, %36
  %52 = sub nsw i32 %51, %45
  %53 = add nsw i32 %52, %49
  %54 = uitofp nneg i64 %48 to double
  %55 = uitofp nneg i64 %43 to double
  %56 = uitofp nneg i64 %43 to float
  %57 = fdiv float 1.000000e+00, %56
  %58 = fpext float %57 to double
  %59 = fneg double %55
  %60 = tail call double @llvm.fma.f64(double %59, double %58, double 1.000000e+00)
  %61 = tail call double @llvm.fma.f64(double %58, double %60, double %58)
  %62 = tail call double @llvm.fma.f64(double %59, double %61, double 1.000000e+00)
  %63 = tail call double @llvm.fma.f64(double %61, double %62, double %61)
  %64 = fmul double %63, %54
  %65 = tail call double @llvm.fma.f64(double %59, double %64, double %54)
  %66 = tail call double @llvm.fma.f64(double %65, double %63, double %64)
  %67 = fmul double %66, 0x4330000000000000
  %68 = fptoui double %67 to i64
  %69 = shl i64 %48, 52
  %70 = mul i64 %43, %68
  %71 = sub i64 %69, %70
  %72 = icmp slt i64 %71, 0
  br i1 %72, label %73, label %76

73:
  %74 = add i64 %68, -1
  %75 = add nsw i64 %71, %43
  br label %81

76:
  %77 = icmp slt i64 %71, %43
  br i1 %77, label %81, label %78

78:
  %79 = add i64 %68, 1
  %80 = sub nsw i64 %71, %43
  br label %81

81:
  %82 = phi i64 [ %75, %73 ], [ %80, %78 ], [ %71, %76 ]
  %83 = phi i64 [ %74, %73 ], [ %79, %78 ], [ %68, %76 ]
  %84 = icmp sgt i32 %53, 1023
  br i1 %84, label %85, label %87

85:
  %86 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %7)
  br label %133

87:
  %88 = icmp sgt i32 %53, -1023
  br i1 %88, label %89, label %105

89:
  %90 = shl i64 %82, 1
  %91 = icmp ugt i64 %90, %43
  br i1 %91, label %97, label %92

92:
  %93 = icmp eq i64 %90, %43
  %94 = and i64 %83, 1
  %95 = icmp ne i64 %94, 0
  %96 = and i1 %93, %95
  br label %97

97:
  %98 = phi i1 [ true, %89 ], [ %96, %92 ]
  %99 = zext i1 %98 to i64
  %100 = add nsw i32 %53, 1022
  %101 = zext nneg i32 %100 to i64
  %102 = shl nuw nsw i64 %101, 52
  %103 = add i64 %83, %102
  %104 = add i64 %103, %99
  br label %129

105:
  %106 = sub nuw nsw i32 -1022, %53
  %107 = tail call i32 @llvm.smin.i32(i32 %106, i32 60)
  %108 = zext nneg i32 %107 to i64
  %109 = lshr i64 %83, %108
  %110 = shl nsw i64 -1, %108
  %111 = xor i64 %110, -1
  %112 = and i64 %83, %111
  %113 = add nuw nsw i32 %107, 63
  %114 = and i32 %113, 63
  %115 = zext nneg i32 %114 to i64
  %116 = shl nuw i64 1, %115
  %117 = icmp ugt i64 %112, %116
  br i1 %117, label %125, label %118

118:
  %119 = icmp eq i64 %112, %116
  br i1 %119, label %120, label %125

120:
  %121 = icmp ne i64 %82, 0
  %122 = and i64 %109, 1
  %123 = icmp ne i64 %122, 0
  %124 = select i1 %121, i1 true, i1 %123
  br label %125

125:
  %126 = phi i1 [ true, %105 ], [ false, %118 ], [ %124, %120 ]
  %127 = zext i1 %126 to i64
  %128 = add nuw i64 %109, %127
  br label %129

129:
  %130 = phi i64 [ %104, %97 ], [ %128, %125 ]
  %131 = bitcast i64 %130 to double
  %132 = tail call double @llvm.copysign.f64(double %131, double %7)
  br label %133

133:
  %134 = phi double [ %12, %11 ], [ %132, %129 ], [ %7, %23 ], [ %22, %17 ], [ %86, %85 ]
  ret double %134
}

declare void @llvm.lifetime.start.p0(ptr)

declare void @llvm.lifetime.end.p0(ptr)

define dso_local spir_func double @_Z4sqrtd(double %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 611)
  br i1 %2, label %68, label %3

3:
  %4 = fcmp olt double %0, 0.000000e+00
  br i1 %4, label %68, label %5

5:
  %6 = fcmp olt double %0, 0x10000000000000
  %7 = fmul double %0, 0x4340000000000000
  %8 = select i1 %6, double %7, double %0
  %9 = bitcast double %8 to i64
  %10 = and i64 %9, 4503599627370495
  %11 = or disjoint i64 %10, 4503599627370496
  %12 = lshr i64 %9, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = select i1 %6, i32 -1076, i32 -1023
  %15 = add nsw i32 %14, %13
  %16 = and i32 %15, 1
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw nsw i64 %11, %17
  %19 = lshr i32 %15, 1
  %20 = uitofp nneg i64 %18 to double
  %21 = fmul double %20, 0x3CB0000000000000
  %22 = fptrunc double %21 to float
  %23 = tail call float @llvm.sqrt.f32(float %22)
  %24 = fdiv float 1.000000e+00, %23
  %25 = fpext float %24 to double
  %26 = fmul double %21, %25
  %27 = fmul double %25, 5.000000e-01
  %28 = fneg double %26
  %29 = tail call double @llvm.fma.f64(double %28, double %27, double 5.000000e-01)
  %30 = tail call double @llvm.fma.f64(double %26, double %29, double %26)
  %31 = tail call double @llvm.fma.f64(double %27, double %29, double %27)
  %32 = fneg double %30
  %33 = tail call double @llvm.fma.f64(double %32, double %31, double 5.000000e-01)
  %34 = tail call double @llvm.fma.f64(double %30, double %33, double %30)
  %35 = tail call double @llvm.fma.f64(double %31, double %33, double %31)
  %36 = fneg double %34
  %37 = tail call double @llvm.fma.f64(double %36, double %34, double %21)
  %38 = tail call double @llvm.fma.f64(double %37, double %35, double %34)
  %39 = fmul double %38, 0x4330000000000000
  %40 = fptoui double %39 to i64
  %41 = shl i64 %18, 52
  %42 = mul i64 %40, %40
  %43 = sub i64 %41, %42
  %44 = icmp slt i64 %43, 0
  br i1 %44, label %45, label %50

45:
  %46 = add i64 %40, -1
  %47 = shl i64 %46, 1
  %48 = or disjoint i64 %47, 1
  %49 = add i64 %48, %43
  br label %57

50:
  %51 = shl i64 %40, 1
  %52 = icmp sgt i64 %43, %51
  br i1 %52, label %53, label %57

53:
  %54 = xor i64 %51, -1
  %55 = add i64 %43, %54
  %56 = add i64 %40, 1
  br label %57

57:
  %58 = phi i64 [ %46, %45 ], [ %56, %53 ], [ %40, %50 ]
  %59 = phi i64 [ %49, %45 ], [ %55, %53 ], [ %43, %50 ]
  %60 = icmp sgt i64 %59, %58
  %61 = zext i1 %60 to i64
  %62 = add nuw i32 %19, 1022
  %63 = zext i32 %62 to i64
  %64 = shl i64 %63, 52
  %65 = add i64 %58, %64
  %66 = add i64 %65, %61
  %67 = bitcast i64 %66 to double
  br label %68

68:
  %69 = phi double [ %67, %57 ], [ %0, %1 ], [ 0x7FF8000000000000, %3 ]
  ret double %69
}

declare float @llvm.sqrt.f32(float)

define dso_local spir_func double @_Z5rsqrtd(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sqrtd(double %0)
  %3 = fdiv double 1.000000e+00, %2
  %4 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 384)
  br i1 %4, label %5, label %15

5:
  %6 = fneg double %3
  %7 = tail call double @llvm.fma.f64(double %6, double %2, double 1.000000e+00)
  %8 = fneg double %2
  %9 = tail call double @llvm.fma.f64(double %8, double %2, double %0)
  %10 = fmul double %3, 5.000000e-01
  %11 = fmul double %3, %10
  %12 = fmul double %9, %11
  %13 = fsub double %7, %12
  %14 = tail call double @llvm.fma.f64(double %3, double %13, double %3)
  br label %15

15:
  %16 = phi double [ %14, %5 ], [ %3, %1 ]
  ret double %16
}

define dso_local spir_func double @_Z3expd(double %0) local_unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %56, label %3

3:
  %4 = fcmp ogt double %0, 1.000000e+03
  %5 = fcmp olt double %0, -1.000000e+03
  %6 = select i1 %5, double -1.000000e+03, double %0
  %7 = select i1 %4, double 1.000000e+03, double %6
  %8 = fmul double %7, 0x3FF71547652B82FE
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call double @llvm.fma.f64(double %10, double 0x3FE62E42FEFA3800, double %7)
  %12 = tail call double @llvm.fma.f64(double %10, double 0x3D2EF35793C76730, double %11)
  %13 = tail call double @llvm.fma.f64(double %12, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %14 = tail call double @llvm.fma.f64(double %13, double %12, double 0x3E927E4DB646B17E)
  %15 = tail call double @llvm.fma.f64(double %14, double %12, double 0x3EC71DE0231960EB)
  %16 = tail call double @llvm.fma.f64(double %15, double %12, double 0x3EFA01A01A6D889C)
  %17 = tail call double @llvm.fma.f64(double %16, double %12, double 0x3F2A01A01ABE7FE1)
  %18 = tail call double @llvm.fma.f64(double %17, double %12, double 0x3F56C16C16C162D4)
  %19 = tail call double @llvm.fma.f64(double %18, double %12, double 0x3F811111111100DC)
  %20 = tail call double @llvm.fma.f64(double %19, double %12, double 0x3FA5555555555556)
  %21 = tail call double @llvm.fma.f64(double %20, double %12, double 0x3FC5555555555557)
  %22 = tail call double @llvm.fma.f64(double %21, double %12, double 5.000000e-01)
  %23 = fmul double %12, %22
  %24 = tail call double @llvm.fma.f64(double %23, double %12, double %12)
  %25 = fadd double %24, 1.000000e+00
  %26 = fptosi double %9 to i32
  %27 = tail call i32 @llvm.smax.i32(i32 %26, i32 -3173)
  %28 = tail call i32 @llvm.smin.i32(i32 %27, i32 3173)
  %29 = icmp sgt i32 %26, 1023
  br i1 %29, label %30, label %38

30:
  %31 = fmul double %25, 0x7FE0000000000000
  %32 = icmp sgt i32 %26, 2046
  %33 = fmul double %31, 0x7FE0000000000000
  %34 = select i1 %32, i32 -2046, i32 -1023
  %35 = add nsw i32 %28, %34
  %36 = select i1 %32, double %33, double %31
  %37 = tail call i32 @llvm.smin.i32(i32 %35, i32 1023)
  br label %48

38:
  %39 = icmp slt i32 %26, -1022
  br i1 %39, label %40, label %48

40:
  %41 = fmul double %25, 0x360000000000000
  %42 = icmp slt i32 %26, -1991
  %43 = fmul double %41, 0x360000000000000
  %44 = select i1 %42, i32 1938, i32 969
  %45 = add nuw nsw i32 %28, %44
  %46 = select i1 %42, double %43, double %41
  %47 = tail call i32 @llvm.smax.i32(i32 %45, i32 -1022)
  br label %48

48:
  %49 = phi i32 [ %37, %30 ], [ %47, %40 ], [ %28, %38 ]
  %50 = phi double [ %36, %30 ], [ %46, %40 ], [ %25, %38 ]
  %51 = add nsw i32 %49, 1023
  %52 = zext i32 %51 to i64
  %53 = shl i64 %52, 52
  %54 = bitcast i64 %53 to double
  %55 = fmul double %50, %54
  br label %56

56:
  %57 = phi double [ %55, %48 ], [ %0, %1 ]
  ret double %57
}

define dso_local spir_func double @_Z4exp2d(double %0) local_unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %54, label %3

3:
  %4 = fcmp ogt double %0, 1.200000e+03
  %5 = fcmp olt double %0, -1.200000e+03
  %6 = select i1 %5, double -1.200000e+03, double %0
  %7 = select i1 %4, double 1.200000e+03, double %6
  %8 = tail call double @llvm.rint.f64(double %7)
  %9 = fsub double %7, %8
  %10 = fmul double %9, 0x3FE62E42FEFA39EF
  %11 = tail call double @llvm.fma.f64(double %10, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %12 = tail call double @llvm.fma.f64(double %11, double %10, double 0x3E927E4DB646B17E)
  %13 = tail call double @llvm.fma.f64(double %12, double %10, double 0x3EC71DE0231960EB)
  %14 = tail call double @llvm.fma.f64(double %13, double %10, double 0x3EFA01A01A6D889C)
  %15 = tail call double @llvm.fma.f64(double %14, double %10, double 0x3F2A01A01ABE7FE1)
  %16 = tail call double @llvm.fma.f64(double %15, double %10, double 0x3F56C16C16C162D4)
  %17 = tail call double @llvm.fma.f64(double %16, double %10, double 0x3F811111111100DC)
  %18 = tail call double @llvm.fma.f64(double %17, double %10, double 0x3FA5555555555556)
  %19 = tail call double @llvm.fma.f64(double %18, double %10, double 0x3FC5555555555557)
  %20 = tail call double @llvm.fma.f64(double %19, double %10, double 5.000000e-01)
  %21 = fmul double %10, %20
  %22 = tail call double @llvm.fma.f64(double %21, double %10, double %10)
  %23 = fadd double %22, 1.000000e+00
  %24 = fptosi double %8 to i32
  %25 = tail call i32 @llvm.smax.i32(i32 %24, i32 -3173)
  %26 = tail call i32 @llvm.smin.i32(i32 %25, i32 3173)
  %27 = icmp sgt i32 %24, 1023
  br i1 %27, label %28, label %36

28:
  %29 = fmul double %23, 0x7FE0000000000000
  %30 = icmp sgt i32 %24, 2046
  %31 = fmul double %29, 0x7FE0000000000000
  %32 = select i1 %30, i32 -2046, i32 -1023
  %33 = add nsw i32 %26, %32
  %34 = select i1 %30, double %31, double %29
  %35 = tail call i32 @llvm.smin.i32(i32 %33, i32 1023)
  br label %46

36:
  %37 = icmp slt i32 %24, -1022
  br i1 %37, label %38, label %46

38:
  %39 = fmul double %23, 0x360000000000000
  %40 = icmp slt i32 %24, -1991
  %41 = fmul double %39, 0x360000000000000
  %42 = select i1 %40, i32 1938, i32 969
  %43 = add nuw nsw i32 %26, %42
  %44 = select i1 %40, double %41, double %39
  %45 = tail call i32 @llvm.smax.i32(i32 %43, i32 -1022)
  br label %46

46:
  %47 = phi i32 [ %35, %28 ], [ %45, %38 ], [ %26, %36 ]
  %48 = phi double [ %34, %28 ], [ %44, %38 ], [ %23, %36 ]
  %49 = add nsw i32 %47, 1023
  %50 = zext i32 %49 to i64
  %51 = shl i64 %50, 52
  %52 = bitcast i64 %51 to double
  %53 = fmul double %48, %52
  br label %54

54:
  %55 = phi double [ %53, %46 ], [ %0, %1 ]
  ret double %55
}

declare double @llvm.rint.f64(double)

define dso_local spir_func double @_Z5exp10d(double %0) local_unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %58, label %3

3:
  %4 = fcmp ogt double %0, 4.000000e+02
  %5 = fcmp olt double %0, -4.000000e+02
  %6 = select i1 %5, double -4.000000e+02, double %0
  %7 = select i1 %4, double 4.000000e+02, double %6
  %8 = fmul double %7, 0x400A934F0979A371
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call double @llvm.fma.f64(double %10, double 0x3FD34413509F7000, double %7)
  %12 = tail call double @llvm.fma.f64(double %10, double 0x3D43FDE623E2566B, double %11)
  %13 = fmul double %12, 0xBCAF48AD494EA3E9
  %14 = tail call double @llvm.fma.f64(double %12, double 0x40026BB1BBB55516, double %13)
  %15 = tail call double @llvm.fma.f64(double %14, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %16 = tail call double @llvm.fma.f64(double %15, double %14, double 0x3E927E4DB646B17E)
  %17 = tail call double @llvm.fma.f64(double %16, double %14, double 0x3EC71DE0231960EB)
  %18 = tail call double @llvm.fma.f64(double %17, double %14, double 0x3EFA01A01A6D889C)
  %19 = tail call double @llvm.fma.f64(double %18, double %14, double 0x3F2A01A01ABE7FE1)
  %20 = tail call double @llvm.fma.f64(double %19, double %14, double 0x3F56C16C16C162D4)
  %21 = tail call double @llvm.fma.f64(double %20, double %14, double 0x3F811111111100DC)
  %22 = tail call double @llvm.fma.f64(double %21, double %14, double 0x3FA5555555555556)
  %23 = tail call double @llvm.fma.f64(double %22, double %14, double 0x3FC5555555555557)
  %24 = tail call double @llvm.fma.f64(double %23, double %14, double 5.000000e-01)
  %25 = fmul double %14, %24
  %26 = tail call double @llvm.fma.f64(double %25, double %14, double %14)
  %27 = fadd double %26, 1.000000e+00
  %28 = fptosi double %9 to i32
  %29 = tail call i32 @llvm.smax.i32(i32 %28, i32 -3173)
  %30 = tail call i32 @llvm.smin.i32(i32 %29, i32 3173)
  %31 = icmp sgt i32 %28, 1023
  br i1 %31, label %32, label %40

32:
  %33 = fmul double %27, 0x7FE0000000000000
  %34 = icmp sgt i32 %28, 2046
  %35 = fmul double %33, 0x7FE0000000000000
  %36 = select i1 %34, i32 -2046, i32 -1023
  %37 = add nsw i32 %30, %36
  %38 = select i1 %34, double %35, double %33
  %39 = tail call i32 @llvm.smin.i32(i32 %37, i32 1023)
  br label %50

40:
  %41 = icmp slt i32 %28, -1022
  br i1 %41, label %42, label %50

42:
  %43 = fmul double %27, 0x360000000000000
  %44 = icmp slt i32 %28, -1991
  %45 = fmul double %43, 0x360000000000000
  %46 = select i1 %44, i32 1938, i32 969
  %47 = add nuw nsw i32 %30, %46
  %48 = select i1 %44, double %45, double %43
  %49 = tail call i32 @llvm.smax.i32(i32 %47, i32 -1022)
  br label %50

50:
  %51 = phi i32 [ %39, %32 ], [ %49, %42 ], [ %30, %40 ]
  %52 = phi double [ %38, %32 ], [ %48, %42 ], [ %27, %40 ]
  %53 = add nsw i32 %51, 1023
  %54 = zext i32 %53 to i64
  %55 = shl i64 %54, 52
  %56 = bitcast i64 %55 to double
  %57 = fmul double %52, %56
  br label %58

58:
  %59 = phi double [ %57, %50 ], [ %0, %1 ]
  ret double %59
}

define dso_local spir_func double @_Z5expm1d(double %0) local_unnamed_addr {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %47, label %3

3:
  %4 = fcmp ogt double %0, 7.100000e+02
  br i1 %4, label %47, label %5

5:
  %6 = fcmp olt double %0, -4.000000e+01
  br i1 %6, label %47, label %7

7:
  %8 = fmul double %0, 0x3FF71547652B82FE
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fneg double %9
  %11 = tail call double @llvm.fma.f64(double %10, double 0x3FE62E42FEFA3800, double %0)
  %12 = tail call double @llvm.fma.f64(double %10, double 0x3D2EF35793C76730, double %11)
  %13 = fsub double %11, %12
  %14 = tail call double @llvm.fma.f64(double %10, double 0x3D2EF35793C76730, double %13)
  %15 = tail call double @llvm.fma.f64(double %12, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %16 = tail call double @llvm.fma.f64(double %15, double %12, double 0x3E927E4DB646B17E)
  %17 = tail call double @llvm.fma.f64(double %16, double %12, double 0x3EC71DE0231960EB)
  %18 = tail call double @llvm.fma.f64(double %17, double %12, double 0x3EFA01A01A6D889C)
  %19 = tail call double @llvm.fma.f64(double %18, double %12, double 0x3F2A01A01ABE7FE1)
  %20 = tail call double @llvm.fma.f64(double %19, double %12, double 0x3F56C16C16C162D4)
  %21 = tail call double @llvm.fma.f64(double %20, double %12, double 0x3F811111111100DC)
  %22 = tail call double @llvm.fma.f64(double %21, double %12, double 0x3FA5555555555556)
  %23 = tail call double @llvm.fma.f64(double %22, double %12, double 0x3FC5555555555557)
  %24 = tail call double @llvm.fma.f64(double %23, double %12, double 5.000000e-01)
  %25 = fmul double %12, %24
  %26 = tail call double @llvm.fma.f64(double %14, double %12, double %14)
  %27 = tail call double @llvm.fma.f64(double %25, double %12, double %26)
  %28 = fptosi double %9 to i32
  %29 = add nsw i32 %28, 1022
  %30 = zext i32 %29 to i64
  %31 = shl i64 %30, 52
  %32 = bitcast i64 %31 to double
  %33 = fadd double %32, -5.000000e-01
  %34 = fmul double %12, %32
  %35 = fadd double %33, %34
  %36 = fsub double %35, %33
  %37 = fsub double %36, %35
  %38 = fadd double %33, %37
  %39 = fsub double %34, %36
  %40 = fadd double %39, %38
  %41 = fsub double %32, %33
  %42 = fadd double %41, -5.000000e-01
  %43 = fadd double %42, %40
  %44 = tail call double @llvm.fma.f64(double %27, double %32, double %43)
  %45 = fadd double %35, %44
  %46 = fmul double %45, 2.000000e+00
  br label %47

47:
  %48 = phi double [ %46, %7 ], [ %0, %1 ], [ 0x7FF0000000000000, %3 ], [ -1.000000e+00, %5 ]
  ret double %48
}

define dso_local spir_func double @_Z3logd(double %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = fcmp ogt double %0, 0.000000e+00
  %6 = select i1 %5, double %0, double 0x7FF8000000000000
  %7 = select i1 %4, double 0xFFF0000000000000, double %6
  br label %88

8:
  %9 = fcmp olt double %0, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = add nsw i64 %12, -4604544271217802189
  %14 = ashr i64 %13, 52
  %15 = trunc nsw i64 %14 to i32
  %16 = select i1 %9, i32 -54, i32 0
  %17 = add nsw i32 %16, %15
  %18 = sitofp i32 %17 to double
  %19 = and i64 %13, -4503599627370496
  %20 = sub i64 %12, %19
  %21 = bitcast i64 %20 to double
  %22 = fadd double %21, -1.000000e+00
  %23 = fadd double %22, 2.000000e+00
  %24 = fadd double %23, -2.000000e+00
  %25 = fsub double %22, %24
  %26 = fptrunc double %23 to float
  %27 = fdiv float 1.000000e+00, %26
  %28 = fpext float %27 to double
  %29 = fneg double %23
  %30 = tail call double @llvm.fma.f64(double %29, double %28, double 1.000000e+00)
  %31 = tail call double @llvm.fma.f64(double %28, double %30, double %28)
  %32 = tail call double @llvm.fma.f64(double %29, double %31, double 1.000000e+00)
  %33 = tail call double @llvm.fma.f64(double %31, double %32, double %31)
  %34 = fmul double %22, %33
  %35 = tail call double @llvm.fma.f64(double %29, double %34, double %22)
  %36 = tail call double @llvm.fma.f64(double %35, double %33, double %34)
  %37 = fneg double %36
  %38 = tail call double @llvm.fma.f64(double %37, double %23, double %22)
  %39 = tail call double @llvm.fma.f64(double %37, double %25, double %38)
  %40 = fmul double %39, %28
  %41 = fmul double %36, %36
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %36, double %36, double %42)
  %44 = fmul double %36, 2.000000e+00
  %45 = fmul double %44, %40
  %46 = fadd double %43, %45
  %47 = fmul double %36, %41
  %48 = fneg double %47
  %49 = tail call double @llvm.fma.f64(double %41, double %36, double %48)
  %50 = fmul double %36, %46
  %51 = tail call double @llvm.fma.f64(double %41, double %40, double %50)
  %52 = fadd double %49, %51
  %53 = fmul double %47, 0x3FD5555555555555
  %54 = fneg double %53
  %55 = tail call double @llvm.fma.f64(double %47, double 0x3FD5555555555555, double %54)
  %56 = fmul double %52, 0x3FD5555555555555
  %57 = tail call double @llvm.fma.f64(double %47, double 0x3C75555555555555, double %56)
  %58 = fadd double %55, %57
  %59 = fmul double %41, %47
  %60 = tail call double @llvm.fma.f64(double %41, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %61 = tail call double @llvm.fma.f64(double %60, double %41, double 0x3FB1118CD67251C5)
  %62 = tail call double @llvm.fma.f64(double %61, double %41, double 0x3FB3B1395B82701E)
  %63 = tail call double @llvm.fma.f64(double %62, double %41, double 0x3FB745D177AD436A)
  %64 = tail call double @llvm.fma.f64(double %63, double %41, double 0x3FBC71C71C6EA5AC)
  %65 = tail call double @llvm.fma.f64(double %64, double %41, double 0x3FC2492492492522)
  %66 = tail call double @llvm.fma.f64(double %65, double %41, double 2.000000e-01)
  %67 = tail call double @llvm.fma.f64(double %59, double %66, double %58)
  %68 = fadd double %40, %67
  %69 = fadd double %36, %53
  %70 = fsub double %69, %36
  %71 = fsub double %53, %70
  %72 = fadd double %71, %68
  %73 = fadd double %69, %72
  %74 = fmul double %73, 2.000000e+00
  %75 = fmul double %72, 2.000000e+00
  %76 = fmul double %69, 2.000000e+00
  %77 = fsub double %74, %76
  %78 = fsub double %75, %77
  %79 = fmul double %18, 0x3FE62E42FEFA3800
  %80 = fadd double %79, %74
  %81 = icmp eq i32 %17, 0
  %82 = fsub double %80, %79
  %83 = fsub double %74, %82
  %84 = select i1 %81, double 0.000000e+00, double %83
  %85 = tail call double @llvm.fma.f64(double %18, double 0x3D2EF35793C76730, double %78)
  %86 = fadd double %85, %84
  %87 = fadd double %80, %86
  br label %88

88:
  %89 = phi double [ %7, %3 ], [ %87, %8 ]
  ret double %89
}

define dso_local spir_func double @_Z5log1pd(double %0) local_unnamed_addr {
  %2 = fcmp ogt double %0, -1.000000e+00
  %3 = fcmp one double %0, 0x7FF0000000000000
  %4 = and i1 %2, %3
  br i1 %4, label %11, label %5

5:
  %6 = fadd double %0, 1.000000e+00
  %7 = fcmp oeq double %6, 0.000000e+00
  %8 = fcmp ogt double %6, 0.000000e+00
  %9 = select i1 %8, double %6, double 0x7FF8000000000000
  %10 = select i1 %7, double 0xFFF0000000000000, double %9
  br label %117

11:
  %12 = tail call double @llvm.fabs.f64(double %0)
  %13 = fcmp olt double %12, 0x3C90000000000000
  br i1 %13, label %117, label %14

14:
  %15 = fadd double %0, 1.000000e+00
  %16 = fcmp olt double %15, 0x10000000000000
  %17 = fmul double %15, 0x4350000000000000
  %18 = select i1 %16, double %17, double %15
  %19 = bitcast double %18 to i64
  %20 = add i64 %19, -4604544271217802189
  %21 = ashr i64 %20, 52
  %22 = trunc nsw i64 %21 to i32
  %23 = select i1 %16, i32 -54, i32 0
  %24 = add nsw i32 %23, %22
  %25 = sitofp i32 %24 to double
  %26 = and i64 %20, -4503599627370496
  %27 = sub i64 %19, %26
  %28 = bitcast i64 %27 to double
  %29 = fadd double %28, -1.000000e+00
  %30 = fadd double %29, 2.000000e+00
  %31 = fadd double %30, -2.000000e+00
  %32 = fsub double %29, %31
  %33 = fptrunc double %30 to float
  %34 = fdiv float 1.000000e+00, %33
  %35 = fpext float %34 to double
  %36 = fneg double %30
  %37 = tail call double @llvm.fma.f64(double %36, double %35, double 1.000000e+00)
  %38 = tail call double @llvm.fma.f64(double %35, double %37, double %35)
  %39 = tail call double @llvm.fma.f64(double %36, double %38, double 1.000000e+00)
  %40 = tail call double @llvm.fma.f64(double %38, double %39, double %38)
  %41 = fmul double %29, %40
  %42 = tail call double @llvm.fma.f64(double %36, double %41, double %29)
  %43 = tail call double @llvm.fma.f64(double %42, double %40, double %41)
  %44 = fneg double %43
  %45 = tail call double @llvm.fma.f64(double %44, double %30, double %29)
  %46 = tail call double @llvm.fma.f64(double %44, double %32, double %45)
  %47 = fmul double %46, %35
  %48 = fmul double %43, %43
  %49 = fneg double %48
  %50 = tail call double @llvm.fma.f64(double %43, double %43, double %49)
  %51 = fmul double %43, 2.000000e+00
  %52 = fmul double %51, %47
  %53 = fadd double %50, %52
  %54 = fmul double %43, %48
  %55 = fneg double %54
  %56 = tail call double @llvm.fma.f64(double %48, double %43, double %55)
  %57 = fmul double %43, %53
  %58 = tail call double @llvm.fma.f64(double %48, double %47, double %57)
  %59 = fadd double %56, %58
  %60 = fmul double %54, 0x3FD5555555555555
  %61 = fneg double %60
  %62 = tail call double @llvm.fma.f64(double %54, double 0x3FD5555555555555, double %61)
  %63 = fmul double %59, 0x3FD5555555555555
  %64 = tail call double @llvm.fma.f64(double %54, double 0x3C75555555555555, double %63)
  %65 = fadd double %62, %64
  %66 = fmul double %48, %54
  %67 = tail call double @llvm.fma.f64(double %48, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %68 = tail call double @llvm.fma.f64(double %67, double %48, double 0x3FB1118CD67251C5)
  %69 = tail call double @llvm.fma.f64(double %68, double %48, double 0x3FB3B1395B82701E)
  %70 = tail call double @llvm.fma.f64(double %69, double %48, double 0x3FB745D177AD436A)
  %71 = tail call double @llvm.fma.f64(double %70, double %48, double 0x3FBC71C71C6EA5AC)
  %72 = tail call double @llvm.fma.f64(double %71, double %48, double 0x3FC2492492492522)
  %73 = tail call double @llvm.fma.f64(double %72, double %48, double 2.000000e-01)
  %74 = tail call double @llvm.fma.f64(double %66, double %73, double %65)
  %75 = fadd double %47, %74
  %76 = fadd double %43, %60
  %77 = fsub double %76, %43
  %78 = fsub double %60, %77
  %79 = fadd double %78, %75
  %80 = fadd double %76, %79
  %81 = fmul double %80, 2.000000e+00
  %82 = fmul double %79, 2.000000e+00
  %83 = fmul double %76, 2.000000e+00
  %84 = fsub double %81, %83
  %85 = fsub double %82, %84
  %86 = fcmp olt double %15, 0x43B0000000000000
  br i1 %86, label %87, label %105

87:
  %88 = fcmp ult double %15, 2.000000e+00
  %89 = fadd double %15, -1.000000e+00
  %90 = fsub double %0, %89
  %91 = fsub double %0, %15
  %92 = fadd double %91, 1.000000e+00
  %93 = select i1 %88, double %90, double %92
  %94 = fptrunc double %15 to float
  %95 = fdiv float 1.000000e+00, %94
  %96 = fpext float %95 to double
  %97 = fneg double %15
  %98 = tail call double @llvm.fma.f64(double %97, double %96, double 1.000000e+00)
  %99 = tail call double @llvm.fma.f64(double %96, double %98, double %96)
  %100 = tail call double @llvm.fma.f64(double %97, double %99, double 1.000000e+00)
  %101 = tail call double @llvm.fma.f64(double %99, double %100, double %99)
  %102 = fmul double %93, %101
  %103 = tail call double @llvm.fma.f64(double %97, double %102, double %93)
  %104 = tail call double @llvm.fma.f64(double %103, double %101, double %102)
  br label %105

105:
  %106 = phi double [ %104, %87 ], [ 0.000000e+00, %14 ]
  %107 = fadd double %85, %106
  %108 = fmul double %25, 0x3FE62E42FEFA3800
  %109 = fadd double %108, %81
  %110 = icmp eq i32 %24, 0
  %111 = fsub double %109, %108
  %112 = fsub double %81, %111
  %113 = select i1 %110, double 0.000000e+00, double %112
  %114 = tail call double @llvm.fma.f64(double %25, double 0x3D2EF35793C76730, double %107)
  %115 = fadd double %113, %114
  %116 = fadd double %109, %115
  br label %117

117:
  %118 = phi double [ %10, %5 ], [ %116, %105 ], [ %0, %11 ]
  ret double %118
}

define dso_local spir_func double @_Z4log2d(double %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = fcmp ogt double %0, 0.000000e+00
  %6 = select i1 %5, double %0, double 0x7FF8000000000000
  %7 = select i1 %4, double 0xFFF0000000000000, double %6
  br label %95

8:
  %9 = fcmp olt double %0, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = add nsw i64 %12, -4604544271217802189
  %14 = ashr i64 %13, 52
  %15 = trunc nsw i64 %14 to i32
  %16 = select i1 %9, i32 -54, i32 0
  %17 = add nsw i32 %16, %15
  %18 = sitofp i32 %17 to double
  %19 = and i64 %13, -4503599627370496
  %20 = sub i64 %12, %19
  %21 = bitcast i64 %20 to double
  %22 = fadd double %21, -1.000000e+00
  %23 = fadd double %22, 2.000000e+00
  %24 = fadd double %23, -2.000000e+00
  %25 = fsub double %22, %24
  %26 = fptrunc double %23 to float
  %27 = fdiv float 1.000000e+00, %26
  %28 = fpext float %27 to double
  %29 = fneg double %23
  %30 = tail call double @llvm.fma.f64(double %29, double %28, double 1.000000e+00)
  %31 = tail call double @llvm.fma.f64(double %28, double %30, double %28)
  %32 = tail call double @llvm.fma.f64(double %29, double %31, double 1.000000e+00)
  %33 = tail call double @llvm.fma.f64(double %31, double %32, double %31)
  %34 = fmul double %22, %33
  %35 = tail call double @llvm.fma.f64(double %29, double %34, double %22)
  %36 = tail call double @llvm.fma.f64(double %35, double %33, double %34)
  %37 = fneg double %36
  %38 = tail call double @llvm.fma.f64(double %37, double %23, double %22)
  %39 = tail call double @llvm.fma.f64(double %37, double %25, double %38)
  %40 = fmul double %39, %28
  %41 = fmul double %36, %36
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %36, double %36, double %42)
  %44 = fmul double %36, 2.000000e+00
  %45 = fmul double %44, %40
  %46 = fadd double %43, %45
  %47 = fmul double %36, %41
  %48 = fneg double %47
  %49 = tail call double @llvm.fma.f64(double %41, double %36, double %48)
  %50 = fmul double %36, %46
  %51 = tail call double @llvm.fma.f64(double %41, double %40, double %50)
  %52 = fadd double %49, %51
  %53 = fmul double %47, 0x3FD5555555555555
  %54 = fneg double %53
  %55 = tail call double @llvm.fma.f64(double %47, double 0x3FD5555555555555, double %54)
  %56 = fmul double %52, 0x3FD5555555555555
  %57 = tail call double @llvm.fma.f64(double %47, double 0x3C75555555555555, double %56)
  %58 = fadd double %55, %57
  %59 = fmul double %41, %47
  %60 = tail call double @llvm.fma.f64(double %41, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %61 = tail call double @llvm.fma.f64(double %60, double %41, double 0x3FB1118CD67251C5)
  %62 = tail call double @llvm.fma.f64(double %61, double %41, double 0x3FB3B1395B82701E)
  %63 = tail call double @llvm.fma.f64(double %62, double %41, double 0x3FB745D177AD436A)
  %64 = tail call double @llvm.fma.f64(double %63, double %41, double 0x3FBC71C71C6EA5AC)
  %65 = tail call double @llvm.fma.f64(double %64, double %41, double 0x3FC2492492492522)
  %66 = tail call double @llvm.fma.f64(double %65, double %41, double 2.000000e-01)
  %67 = tail call double @llvm.fma.f64(double %59, double %66, double %58)
  %68 = fadd double %40, %67
  %69 = fadd double %36, %53
  %70 = fsub double %69, %36
  %71 = fsub double %53, %70
  %72 = fadd double %71, %68
  %73 = fadd double %69, %72
  %74 = fmul double %73, 2.000000e+00
  %75 = fmul double %72, 2.000000e+00
  %76 = fmul double %69, 2.000000e+00
  %77 = fsub double %74, %76
  %78 = fsub double %75, %77
  %79 = fmul double %74, 0x3FF71547652B82FE
  %80 = fneg double %79
  %81 = tail call double @llvm.fma.f64(double %74, double 0x3FF71547652B82FE, double %80)
  %82 = fmul double %78, 0x3FF71547652B82FE
  %83 = tail call double @llvm.fma.f64(double %74, double 0x3C7777D0FFDA0D24, double %82)
  %84 = fadd double %79, %18
  %85 = icmp eq i32 %17, 0
  %86 = fsub double %84, %18
  %87 = fsub double %79, %86
  %88 = select i1 %85, double 0.000000e+00, double %87
  %89 = fadd double %81, %83
  %90 = fadd double %89, %88
  %91 = fadd double %84, %90
  %92 = fsub double %91, %84
  %93 = fsub double %90, %92
  %94 = fadd double %91, %93
  br label %95

95:
  %96 = phi double [ %7, %3 ], [ %94, %8 ]
  ret double %96
}

define dso_local spir_func double @_Z5log10d(double %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 639)
  br i1 %2, label %3, label %8

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  %5 = fcmp ogt double %0, 0.000000e+00
  %6 = select i1 %5, double %0, double 0x7FF8000000000000
  %7 = select i1 %4, double 0xFFF0000000000000, double %6
  br label %94

8:
  %9 = fcmp olt double %0, 0x10000000000000
  %10 = fmul double %0, 0x4350000000000000
  %11 = select i1 %9, double %10, double %0
  %12 = bitcast double %11 to i64
  %13 = add nsw i64 %12, -4604544271217802189
  %14 = ashr i64 %13, 52
  %15 = trunc nsw i64 %14 to i32
  %16 = select i1 %9, i32 -54, i32 0
  %17 = add nsw i32 %16, %15
  %18 = sitofp i32 %17 to double
  %19 = and i64 %13, -4503599627370496
  %20 = sub i64 %12, %19
  %21 = bitcast i64 %20 to double
  %22 = fadd double %21, -1.000000e+00
  %23 = fadd double %22, 2.000000e+00
  %24 = fadd double %23, -2.000000e+00
  %25 = fsub double %22, %24
  %26 = fptrunc double %23 to float
  %27 = fdiv float 1.000000e+00, %26
  %28 = fpext float %27 to double
  %29 = fneg double %23
  %30 = tail call double @llvm.fma.f64(double %29, double %28, double 1.000000e+00)
  %31 = tail call double @llvm.fma.f64(double %28, double %30, double %28)
  %32 = tail call double @llvm.fma.f64(double %29, double %31, double 1.000000e+00)
  %33 = tail call double @llvm.fma.f64(double %31, double %32, double %31)
  %34 = fmul double %22, %33
  %35 = tail call double @llvm.fma.f64(double %29, double %34, double %22)
  %36 = tail call double @llvm.fma.f64(double %35, double %33, double %34)
  %37 = fneg double %36
  %38 = tail call double @llvm.fma.f64(double %37, double %23, double %22)
  %39 = tail call double @llvm.fma.f64(double %37, double %25, double %38)
  %40 = fmul double %39, %28
  %41 = fmul double %36, %36
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %36, double %36, double %42)
  %44 = fmul double %36, 2.000000e+00
  %45 = fmul double %44, %40
  %46 = fadd double %43, %45
  %47 = fmul double %36, %41
  %48 = fneg double %47
  %49 = tail call double @llvm.fma.f64(double %41, double %36, double %48)
  %50 = fmul double %36, %46
  %51 = tail call double @llvm.fma.f64(double %41, double %40, double %50)
  %52 = fadd double %49, %51
  %53 = fmul double %47, 0x3FD5555555555555
  %54 = fneg double %53
  %55 = tail call double @llvm.fma.f64(double %47, double 0x3FD5555555555555, double %54)
  %56 = fmul double %52, 0x3FD5555555555555
  %57 = tail call double @llvm.fma.f64(double %47, double 0x3C75555555555555, double %56)
  %58 = fadd double %55, %57
  %59 = fmul double %41, %47
  %60 = tail call double @llvm.fma.f64(double %41, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %61 = tail call double @llvm.fma.f64(double %60, double %41, double 0x3FB1118CD67251C5)
  %62 = tail call double @llvm.fma.f64(double %61, double %41, double 0x3FB3B1395B82701E)
  %63 = tail call double @llvm.fma.f64(double %62, double %41, double 0x3FB745D177AD436A)
  %64 = tail call double @llvm.fma.f64(double %63, double %41, double 0x3FBC71C71C6EA5AC)
  %65 = tail call double @llvm.fma.f64(double %64, double %41, double 0x3FC2492492492522)
  %66 = tail call double @llvm.fma.f64(double %65, double %41, double 2.000000e-01)
  %67 = tail call double @llvm.fma.f64(double %59, double %66, double %58)
  %68 = fadd double %40, %67
  %69 = fadd double %36, %53
  %70 = fsub double %69, %36
  %71 = fsub double %53, %70
  %72 = fadd double %71, %68
  %73 = fadd double %69, %72
  %74 = fmul double %73, 2.000000e+00
  %75 = fmul double %72, 2.000000e+00
  %76 = fmul double %69, 2.000000e+00
  %77 = fsub double %74, %76
  %78 = fsub double %75, %77
  %79 = fmul double %74, 0x3FDBCB7B1526E50E
  %80 = fneg double %79
  %81 = tail call double @llvm.fma.f64(double %74, double 0x3FDBCB7B1526E50E, double %80)
  %82 = fmul double %78, 0x3FDBCB7B1526E50E
  %83 = tail call double @llvm.fma.f64(double %74, double 0x3C695355BAAAFAD3, double %82)
  %84 = fadd double %81, %83
  %85 = fmul double %18, 0x3FD34413509F7000
  %86 = fadd double %85, %79
  %87 = icmp eq i32 %17, 0
  %88 = fsub double %86, %85
  %89 = fsub double %79, %88
  %90 = select i1 %87, double 0.000000e+00, double %89
  %91 = tail call double @llvm.fma.f64(double %18, double 0x3D43FDE623E2566B, double %84)
  %92 = fadd double %90, %91
  %93 = fadd double %86, %92
  br label %94

94:
  %95 = phi double [ %7, %3 ], [ %93, %8 ]
  ret double %95
}

define dso_local spir_func double @_Z4logbd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %4, label %6

4:
  %5 = fmul double %0, %0
  br label %18

6:
  %7 = fcmp oeq double %0, 0.000000e+00
  br i1 %7, label %18, label %8

8:
  %9 = fcmp olt double %2, 0x10000000000000
  %10 = fmul double %2, 0x4340000000000000
  %11 = select i1 %9, double %10, double %2
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = select i1 %9, i32 -1076, i32 -1023
  %16 = add nsw i32 %15, %14
  %17 = sitofp i32 %16 to double
  br label %18

18:
  %19 = phi double [ %5, %4 ], [ %17, %8 ], [ 0xFFF0000000000000, %6 ]
  ret double %19
}

define dso_local spir_func i32 @_Z5ilogbd(double %0) local_unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %17, label %3

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %17, label %5

5:
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = fcmp ueq double %6, 0x7FF0000000000000
  br i1 %7, label %17, label %8

8:
  %9 = fcmp olt double %6, 0x10000000000000
  %10 = fmul double %6, 0x4340000000000000
  %11 = select i1 %9, double %10, double %6
  %12 = bitcast double %11 to i64
  %13 = lshr i64 %12, 52
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = select i1 %9, i32 -1076, i32 -1023
  %16 = add nsw i32 %15, %14
  br label %17

17:
  %18 = phi i32 [ -2147483647, %3 ], [ 2147483647, %1 ], [ %16, %8 ], [ 2147483647, %5 ]
  ret i32 %18
}

define dso_local spir_func double @_Z5ldexpdi(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.smax.i32(i32 %1, i32 -3173)
  %4 = tail call i32 @llvm.smin.i32(i32 %3, i32 3173)
  %5 = icmp sgt i32 %1, 1023
  br i1 %5, label %6, label %14

6:
  %7 = fmul double %0, 0x7FE0000000000000
  %8 = icmp sgt i32 %1, 2046
  %9 = fmul double %7, 0x7FE0000000000000
  %10 = select i1 %8, i32 -2046, i32 -1023
  %11 = add nsw i32 %4, %10
  %12 = select i1 %8, double %9, double %7
  %13 = tail call i32 @llvm.smin.i32(i32 %11, i32 1023)
  br label %24

14:
  %15 = icmp slt i32 %1, -1022
  br i1 %15, label %16, label %24

16:
  %17 = fmul double %0, 0x360000000000000
  %18 = icmp slt i32 %1, -1991
  %19 = fmul double %17, 0x360000000000000
  %20 = select i1 %18, i32 1938, i32 969
  %21 = add nuw nsw i32 %4, %20
  %22 = select i1 %18, double %19, double %17
  %23 = tail call i32 @llvm.smax.i32(i32 %21, i32 -1022)
  br label %24

24:
  %25 = phi i32 [ %13, %6 ], [ %23, %16 ], [ %4, %14 ]
  %26 = phi double [ %12, %6 ], [ %22, %16 ], [ %0, %14 ]
  %27 = add nsw i32 %25, 1023
  %28 = zext i32 %27 to i64
  %29 = shl i64 %28, 52
  %30 = bitcast i64 %29 to double
  %31 = fmul double %26, %30
  ret double %31
}

define dso_local spir_func double @_Z3powdd(double %0, double %1) local_unnamed_addr {
  %3 = fcmp oeq double %0, 1.000000e+00
  %4 = fcmp oeq double %1, 0.000000e+00
  %5 = or i1 %3, %4
  br i1 %5, label %193, label %6

6:
  %7 = fcmp uno double %0, %1
  br i1 %7, label %8, label %10

8:
  %9 = fadd double %0, %1
  br label %193

10:
  %11 = tail call double @llvm.fabs.f64(double %1)
  %12 = fcmp ult double %11, 0x4340000000000000
  br i1 %12, label %13, label %21

13:
  %14 = tail call double @llvm.trunc.f64(double %11)
  %15 = fcmp une double %14, %11
  br i1 %15, label %21, label %16

16:
  %17 = fptoui double %11 to i64
  %18 = and i64 %17, 1
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %19, i32 2, i32 1
  br label %21

21:
  %22 = phi i32 [ %20, %16 ], [ 2, %10 ], [ 0, %13 ]
  %23 = tail call double @llvm.fabs.f64(double %0)
  %24 = fcmp ueq double %11, 0x7FF0000000000000
  br i1 %24, label %25, label %32

25:
  %26 = fcmp oeq double %23, 1.000000e+00
  %27 = fcmp ogt double %23, 1.000000e+00
  %28 = fcmp ule double %1, 0.000000e+00
  %29 = xor i1 %27, %28
  %30 = select i1 %29, double 0x7FF0000000000000, double 0.000000e+00
  %31 = select i1 %26, double 1.000000e+00, double %30
  br label %193

32:
  %33 = fcmp oeq double %0, 0.000000e+00
  %34 = fcmp ueq double %23, 0x7FF0000000000000
  %35 = or i1 %33, %34
  br i1 %35, label %36, label %40

36:
  %37 = fcmp ule double %1, 0.000000e+00
  %38 = xor i1 %33, %37
  %39 = select i1 %38, double 0.000000e+00, double 0x7FF0000000000000
  br label %188

40:
  %41 = fcmp olt double %0, 0.000000e+00
  %42 = icmp eq i32 %22, 0
  %43 = select i1 %41, i1 %42, i1 false
  br i1 %43, label %193, label %44

44:
  %45 = fcmp olt double %23, 0x10000000000000
  %46 = fmul double %23, 0x4350000000000000
  %47 = select i1 %45, double %46, double %23
  %48 = bitcast double %47 to i64
  %49 = add nsw i64 %48, -4604544271217802189
  %50 = ashr i64 %49, 52
  %51 = trunc nsw i64 %50 to i32
  %52 = select i1 %45, i32 -54, i32 0
  %53 = add nsw i32 %52, %51
  %54 = sitofp i32 %53 to double
  %55 = and i64 %49, -4503599627370496
  %56 = sub i64 %48, %55
  %57 = bitcast i64 %56 to double
  %58 = fadd double %57, -1.000000e+00
  %59 = fadd double %58, 2.000000e+00
  %60 = fadd double %59, -2.000000e+00
  %61 = fsub double %58, %60
  %62 = fptrunc double %59 to float
  %63 = fdiv float 1.000000e+00, %62
  %64 = fpext float %63 to double
  %65 = fneg double %59
  %66 = tail call double @llvm.fma.f64(double %65, double %64, double 1.000000e+00)
  %67 = tail call double @llvm.fma.f64(double %64, double %66, double %64)
  %68 = tail call double @llvm.fma.f64(double %65, double %67, double 1.000000e+00)
  %69 = tail call double @llvm.fma.f64(double %67, double %68, double %67)
  %70 = fmul double %58, %69
  %71 = tail call double @llvm.fma.f64(double %65, double %70, double %58)
  %72 = tail call double @llvm.fma.f64(double %71, double %69, double %70)
  %73 = fneg double %72
  %74 = tail call double @llvm.fma.f64(double %73, double %59, double %58)
  %75 = tail call double @llvm.fma.f64(double %73, double %61, double %74)
  %76 = fmul double %75, %64
  %77 = fmul double %72, %72
  %78 = fneg double %77
  %79 = tail call double @llvm.fma.f64(double %72, double %72, double %78)
  %80 = fmul double %72, 2.000000e+00
  %81 = fmul double %80, %76
  %82 = fadd double %79, %81
  %83 = fmul double %72, %77
  %84 = fneg double %83
  %85 = tail call double @llvm.fma.f64(double %77, double %72, double %84)
  %86 = fmul double %72, %82
  %87 = tail call double @llvm.fma.f64(double %77, double %76, double %86)
  %88 = fadd double %85, %87
  %89 = fmul double %83, 0x3FD5555555555555
  %90 = fneg double %89
  %91 = tail call double @llvm.fma.f64(double %83, double 0x3FD5555555555555, double %90)
  %92 = fmul double %88, 0x3FD5555555555555
  %93 = tail call double @llvm.fma.f64(double %83, double 0x3C75555555555555, double %92)
  %94 = fadd double %91, %93
  %95 = fmul double %77, %83
  %96 = tail call double @llvm.fma.f64(double %77, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %97 = tail call double @llvm.fma.f64(double %96, double %77, double 0x3FB1118CD67251C5)
  %98 = tail call double @llvm.fma.f64(double %97, double %77, double 0x3FB3B1395B82701E)
  %99 = tail call double @llvm.fma.f64(double %98, double %77, double 0x3FB745D177AD436A)
  %100 = tail call double @llvm.fma.f64(double %99, double %77, double 0x3FBC71C71C6EA5AC)
  %101 = tail call double @llvm.fma.f64(double %100, double %77, double 0x3FC2492492492522)
  %102 = tail call double @llvm.fma.f64(double %101, double %77, double 2.000000e-01)
  %103 = tail call double @llvm.fma.f64(double %95, double %102, double %94)
  %104 = fadd double %76, %103
  %105 = fadd double %72, %89
  %106 = fsub double %105, %72
  %107 = fsub double %89, %106
  %108 = fadd double %107, %104
  %109 = fadd double %105, %108
  %110 = fmul double %109, 2.000000e+00
  %111 = fmul double %108, 2.000000e+00
  %112 = fmul double %105, 2.000000e+00
  %113 = fsub double %110, %112
  %114 = fsub double %111, %113
  %115 = fmul double %110, 0x3FF71547652B82FE
  %116 = fneg double %115
  %117 = tail call double @llvm.fma.f64(double %110, double 0x3FF71547652B82FE, double %116)
  %118 = fmul double %114, 0x3FF71547652B82FE
  %119 = tail call double @llvm.fma.f64(double %110, double 0x3C7777D0FFDA0D24, double %118)
  %120 = fadd double %115, %54
  %121 = icmp eq i32 %53, 0
  %122 = fsub double %120, %54
  %123 = fsub double %115, %122
  %124 = select i1 %121, double 0.000000e+00, double %123
  %125 = fadd double %117, %119
  %126 = fadd double %125, %124
  %127 = fadd double %120, %126
  %128 = fsub double %127, %120
  %129 = fsub double %126, %128
  %130 = fmul double %1, %127
  %131 = fcmp uno double %130, 0.000000e+00
  br i1 %131, label %188, label %132

132:
  %133 = fcmp ogt double %130, 1.200000e+03
  br i1 %133, label %188, label %134

134:
  %135 = fcmp olt double %130, -1.200000e+03
  br i1 %135, label %188, label %136

136:
  %137 = fneg double %130
  %138 = tail call double @llvm.fma.f64(double %1, double %127, double %137)
  %139 = tail call double @llvm.fma.f64(double %127, double 0.000000e+00, double %138)
  %140 = tail call double @llvm.fma.f64(double %1, double %129, double %139)
  %141 = tail call double @llvm.rint.f64(double %130)
  %142 = fsub double %130, %141
  %143 = fadd double %142, %140
  %144 = fmul double %143, 0x3FE62E42FEFA39EF
  %145 = tail call double @llvm.fma.f64(double %144, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %146 = tail call double @llvm.fma.f64(double %145, double %144, double 0x3E927E4DB646B17E)
  %147 = tail call double @llvm.fma.f64(double %146, double %144, double 0x3EC71DE0231960EB)
  %148 = tail call double @llvm.fma.f64(double %147, double %144, double 0x3EFA01A01A6D889C)
  %149 = tail call double @llvm.fma.f64(double %148, double %144, double 0x3F2A01A01ABE7FE1)
  %150 = tail call double @llvm.fma.f64(double %149, double %144, double 0x3F56C16C16C162D4)
  %151 = tail call double @llvm.fma.f64(double %150, double %144, double 0x3F811111111100DC)
  %152 = tail call double @llvm.fma.f64(double %151, double %144, double 0x3FA5555555555556)
  %153 = tail call double @llvm.fma.f64(double %152, double %144, double 0x3FC5555555555557)
  %154 = tail call double @llvm.fma.f64(double %153, double %144, double 5.000000e-01)
  %155 = fmul double %144, %154
  %156 = tail call double @llvm.fma.f64(double %155, double %144, double %144)
  %157 = fadd double %156, 1.000000e+00
  %158 = fptosi double %141 to i32
  %159 = tail call i32 @llvm.smax.i32(i32 %158, i32 -3173)
  %160 = tail call i32 @llvm.smin.i32(i32 %159, i32 3173)
  %161 = icmp sgt i32 %158, 1023
  br i1 %161, label %162, label %170

162:
  %163 = fmul double %157, 0x7FE0000000000000
  %164 = icmp sgt i32 %158, 2046
  %165 = fmul double %163, 0x7FE0000000000000
  %166 = select i1 %164, i32 -2046, i32 -1023
  %167 = add nsw i32 %160, %166
  %168 = select i1 %164, double %165, double %163
  %169 = tail call i32 @llvm.smin.i32(i32 %167, i32 1023)
  br label %180

170:
  %171 = icmp slt i32 %158, -1022
  br i1 %171, label %172, label %180

172:
  %173 = fmul double %157, 0x360000000000000
  %174 = icmp slt i32 %158, -1991
  %175 = fmul double %173, 0x360000000000000
  %176 = select i1 %174, i32 1938, i32 969
  %177 = add nuw nsw i32 %160, %176
  %178 = select i1 %174, double %175, double %173
  %179 = tail call i32 @llvm.smax.i32(i32 %177, i32 -1022)
  br label %180

180:
  %181 = phi i32 [ %169, %162 ], [ %179, %172 ], [ %160, %170 ]
  %182 = phi double [ %168, %162 ], [ %178, %172 ], [ %157, %170 ]
  %183 = add nsw i32 %181, 1023
  %184 = zext i32 %183 to i64
  %185 = shl i64 %184, 52
  %186 = bitcast i64 %185 to double
  %187 = fmul double %182, %186
  br label %188

188:
  %189 = phi double [ %39, %36 ], [ %187, %180 ], [ %130, %44 ], [ 0x7FF0000000000000, %132 ], [ 0.000000e+00, %134 ]
  %190 = icmp eq i32 %22, 1
  %191 = tail call double @llvm.copysign.f64(double %189, double %0)
  %192 = select i1 %190, double %191, double %189
  br label %193

193:
  %194 = phi double [ 1.000000e+00, %2 ], [ %9, %8 ], [ 0x7FF8000000000000, %40 ], [ %31, %25 ], [ %192, %188 ]
  ret double %194
}

define dso_local spir_func double @_Z4powndi(double %0, i32 %1) local_unnamed_addr {
  %3 = sitofp i32 %1 to double
  %4 = tail call spir_func double @_Z3powdd(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @_Z4powrdd(double %0, double %1) local_unnamed_addr {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6

4:
  %5 = fadd double %0, %1
  br label %173

6:
  %7 = fcmp olt double %0, 0.000000e+00
  br i1 %7, label %173, label %8

8:
  %9 = fcmp oeq double %0, 0.000000e+00
  %10 = tail call double @llvm.fabs.f64(double %0)
  %11 = fcmp ueq double %10, 0x7FF0000000000000
  %12 = or i1 %9, %11
  br i1 %12, label %13, label %19

13:
  %14 = fcmp oeq double %1, 0.000000e+00
  br i1 %14, label %173, label %15

15:
  %16 = fcmp ule double %1, 0.000000e+00
  %17 = xor i1 %9, %16
  %18 = select i1 %17, double 0.000000e+00, double 0x7FF0000000000000
  br label %173

19:
  %20 = tail call double @llvm.fabs.f64(double %1)
  %21 = fcmp ueq double %20, 0x7FF0000000000000
  br i1 %21, label %22, label %29

22:
  %23 = fcmp oeq double %0, 1.000000e+00
  br i1 %23, label %173, label %24

24:
  %25 = fcmp ogt double %0, 1.000000e+00
  %26 = fcmp ule double %1, 0.000000e+00
  %27 = xor i1 %25, %26
  %28 = select i1 %27, double 0x7FF0000000000000, double 0.000000e+00
  br label %173

29:
  %30 = fcmp olt double %0, 0x10000000000000
  %31 = fmul double %0, 0x4350000000000000
  %32 = select i1 %30, double %31, double %0
  %33 = bitcast double %32 to i64
  %34 = add nsw i64 %33, -4604544271217802189
  %35 = ashr i64 %34, 52
  %36 = trunc nsw i64 %35 to i32
  %37 = select i1 %30, i32 -54, i32 0
  %38 = add nsw i32 %37, %36
  %39 = sitofp i32 %38 to double
  %40 = and i64 %34, -4503599627370496
  %41 = sub i64 %33, %40
  %42 = bitcast i64 %41 to double
  %43 = fadd double %42, -1.000000e+00
  %44 = fadd double %43, 2.000000e+00
  %45 = fadd double %44, -2.000000e+00
  %46 = fsub double %43, %45
  %47 = fptrunc double %44 to float
  %48 = fdiv float 1.000000e+00, %47
  %49 = fpext float %48 to double
  %50 = fneg double %44
  %51 = tail call double @llvm.fma.f64(double %50, double %49, double 1.000000e+00)
  %52 = tail call double @llvm.fma.f64(double %49, double %51, double %49)
  %53 = tail call double @llvm.fma.f64(double %50, double %52, double 1.000000e+00)
  %54 = tail call double @llvm.fma.f64(double %52, double %53, double %52)
  %55 = fmul double %43, %54
  %56 = tail call double @llvm.fma.f64(double %50, double %55, double %43)
  %57 = tail call double @llvm.fma.f64(double %56, double %54, double %55)
  %58 = fneg double %57
  %59 = tail call double @llvm.fma.f64(double %58, double %44, double %43)
  %60 = tail call double @llvm.fma.f64(double %58, double %46, double %59)
  %61 = fmul double %60, %49
  %62 = fmul double %57, %57
  %63 = fneg double %62
  %64 = tail call double @llvm.fma.f64(double %57, double %57, double %63)
  %65 = fmul double %57, 2.000000e+00
  %66 = fmul double %65, %61
  %67 = fadd double %64, %66
  %68 = fmul double %57, %62
  %69 = fneg double %68
  %70 = tail call double @llvm.fma.f64(double %62, double %57, double %69)
  %71 = fmul double %57, %67
  %72 = tail call double @llvm.fma.f64(double %62, double %61, double %71)
  %73 = fadd double %70, %72
  %74 = fmul double %68, 0x3FD5555555555555
  %75 = fneg double %74
  %76 = tail call double @llvm.fma.f64(double %68, double 0x3FD5555555555555, double %75)
  %77 = fmul double %73, 0x3FD5555555555555
  %78 = tail call double @llvm.fma.f64(double %68, double 0x3C75555555555555, double %77)
  %79 = fadd double %76, %78
  %80 = fmul double %62, %68
  %81 = tail call double @llvm.fma.f64(double %62, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %82 = tail call double @llvm.fma.f64(double %81, double %62, double 0x3FB1118CD67251C5)
  %83 = tail call double @llvm.fma.f64(double %82, double %62, double 0x3FB3B1395B82701E)
  %84 = tail call double @llvm.fma.f64(double %83, double %62, double 0x3FB745D177AD436A)
  %85 = tail call double @llvm.fma.f64(double %84, double %62, double 0x3FBC71C71C6EA5AC)
  %86 = tail call double @llvm.fma.f64(double %85, double %62, double 0x3FC2492492492522)
  %87 = tail call double @llvm.fma.f64(double %86, double %62, double 2.000000e-01)
  %88 = tail call double @llvm.fma.f64(double %80, double %87, double %79)
  %89 = fadd double %61, %88
  %90 = fadd double %57, %74
  %91 = fsub double %90, %57
  %92 = fsub double %74, %91
  %93 = fadd double %92, %89
  %94 = fadd double %90, %93
  %95 = fmul double %94, 2.000000e+00
  %96 = fmul double %93, 2.000000e+00
  %97 = fmul double %90, 2.000000e+00
  %98 = fsub double %95, %97
  %99 = fsub double %96, %98
  %100 = fmul double %95, 0x3FF71547652B82FE
  %101 = fneg double %100
  %102 = tail call double @llvm.fma.f64(double %95, double 0x3FF71547652B82FE, double %101)
  %103 = fmul double %99, 0x3FF71547652B82FE
  %104 = tail call double @llvm.fma.f64(double %95, double 0x3C7777D0FFDA0D24, double %103)
  %105 = fadd double %100, %39
  %106 = icmp eq i32 %38, 0
  %107 = fsub double %105, %39
  %108 = fsub double %100, %107
  %109 = select i1 %106, double 0.000000e+00, double %108
  %110 = fadd double %102, %104
  %111 = fadd double %110, %109
  %112 = fadd double %105, %111
  %113 = fsub double %112, %105
  %114 = fsub double %111, %113
  %115 = fmul double %1, %112
  %116 = fcmp uno double %115, 0.000000e+00
  br i1 %116, label %173, label %117

117:
  %118 = fcmp ogt double %115, 1.200000e+03
  br i1 %118, label %173, label %119

119:
  %120 = fcmp olt double %115, -1.200000e+03
  br i1 %120, label %173, label %121

121:
  %122 = fneg double %115
  %123 = tail call double @llvm.fma.f64(double %1, double %112, double %122)
  %124 = tail call double @llvm.fma.f64(double %112, double 0.000000e+00, double %123)
  %125 = tail call double @llvm.fma.f64(double %1, double %114, double %124)
  %126 = tail call double @llvm.rint.f64(double %115)
  %127 = fsub double %115, %126
  %128 = fadd double %127, %125
  %129 = fmul double %128, 0x3FE62E42FEFA39EF
  %130 = tail call double @llvm.fma.f64(double %129, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %131 = tail call double @llvm.fma.f64(double %130, double %129, double 0x3E927E4DB646B17E)
  %132 = tail call double @llvm.fma.f64(double %131, double %129, double 0x3EC71DE0231960EB)
  %133 = tail call double @llvm.fma.f64(double %132, double %129, double 0x3EFA01A01A6D889C)
  %134 = tail call double @llvm.fma.f64(double %133, double %129, double 0x3F2A01A01ABE7FE1)
  %135 = tail call double @llvm.fma.f64(double %134, double %129, double 0x3F56C16C16C162D4)
  %136 = tail call double @llvm.fma.f64(double %135, double %129, double 0x3F811111111100DC)
  %137 = tail call double @llvm.fma.f64(double %136, double %129, double 0x3FA5555555555556)
  %138 = tail call double @llvm.fma.f64(double %137, double %129, double 0x3FC5555555555557)
  %139 = tail call double @llvm.fma.f64(double %138, double %129, double 5.000000e-01)
  %140 = fmul double %129, %139
  %141 = tail call double @llvm.fma.f64(double %140, double %129, double %129)
  %142 = fadd double %141, 1.000000e+00
  %143 = fptosi double %126 to i32
  %144 = tail call i32 @llvm.smax.i32(i32 %143, i32 -3173)
  %145 = tail call i32 @llvm.smin.i32(i32 %144, i32 3173)
  %146 = icmp sgt i32 %143, 1023
  br i1 %146, label %147, label %155

147:
  %148 = fmul double %142, 0x7FE0000000000000
  %149 = icmp sgt i32 %143, 2046
  %150 = fmul double %148, 0x7FE0000000000000
  %151 = select i1 %149, i32 -2046, i32 -1023
  %152 = add nsw i32 %145, %151
  %153 = select i1 %149, double %150, double %148
  %154 = tail call i32 @llvm.smin.i32(i32 %152, i32 1023)
  br label %165

155:
  %156 = icmp slt i32 %143, -1022
  br i1 %156, label %157, label %165

157:
  %158 = fmul double %142, 0x360000000000000
  %159 = icmp slt i32 %143, -1991
  %160 = fmul double %158, 0x360000000000000
  %161 = select i1 %159, i32 1938, i32 969
  %162 = add nuw nsw i32 %145, %161
  %163 = select i1 %159, double %160, double %158
  %164 = tail call i32 @llvm.smax.i32(i32 %162, i32 -1022)
  br label %165

165:
  %166 = phi i32 [ %154, %147 ], [ %164, %157 ], [ %145, %155 ]
  %167 = phi double [ %153, %147 ], [ %163, %157 ], [ %142, %155 ]
  %168 = add nsw i32 %166, 1023
  %169 = zext i32 %168 to i64
  %170 = shl i64 %169, 52
  %171 = bitcast i64 %170 to double
  %172 = fmul double %167, %171
  br label %173

173:
  %174 = phi double [ %5, %4 ], [ %28, %24 ], [ 0x7FF8000000000000, %6 ], [ %18, %15 ], [ 0x7FF8000000000000, %22 ], [ 0x7FF8000000000000, %13 ], [ %172, %165 ], [ %115, %29 ], [ 0x7FF0000000000000, %117 ], [ 0.000000e+00, %119 ]
  ret double %174
}

define dso_local spir_func double @_Z5rootndi(double %0, i32 %1) local_unnamed_addr {
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = icmp eq i32 %1, 0
  %5 = or i1 %3, %4
  br i1 %5, label %181, label %6

6:
  %7 = fcmp olt double %0, 0.000000e+00
  %8 = and i32 %1, 1
  %9 = icmp eq i32 %8, 0
  %10 = and i1 %7, %9
  br i1 %10, label %181, label %11

11:
  %12 = tail call double @llvm.fabs.f64(double %0)
  %13 = fcmp oeq double %0, 0.000000e+00
  %14 = fcmp ueq double %12, 0x7FF0000000000000
  %15 = or i1 %13, %14
  br i1 %15, label %16, label %20

16:
  %17 = icmp slt i32 %1, 1
  %18 = xor i1 %13, %17
  %19 = select i1 %18, double 0.000000e+00, double 0x7FF0000000000000
  br label %177

20:
  %21 = sitofp i32 %1 to double
  %22 = sitofp i32 %1 to float
  %23 = fdiv float 1.000000e+00, %22
  %24 = fpext float %23 to double
  %25 = fneg double %21
  %26 = tail call double @llvm.fma.f64(double %25, double %24, double 1.000000e+00)
  %27 = tail call double @llvm.fma.f64(double %24, double %26, double %24)
  %28 = tail call double @llvm.fma.f64(double %25, double %27, double 1.000000e+00)
  %29 = tail call double @llvm.fma.f64(double %27, double %28, double %27)
  %30 = tail call double @llvm.fma.f64(double %25, double %29, double 1.000000e+00)
  %31 = tail call double @llvm.fma.f64(double %30, double %29, double %29)
  %32 = tail call double @llvm.fma.f64(double %25, double %31, double 1.000000e+00)
  %33 = fmul double %31, %32
  %34 = fcmp olt double %12, 0x10000000000000
  %35 = fmul double %12, 0x4350000000000000
  %36 = select i1 %34, double %35, double %12
  %37 = bitcast double %36 to i64
  %38 = add nsw i64 %37, -4604544271217802189
  %39 = ashr i64 %38, 52
  %40 = trunc nsw i64 %39 to i32
  %41 = select i1 %34, i32 -54, i32 0
  %42 = add nsw i32 %41, %40
  %43 = sitofp i32 %42 to double
  %44 = and i64 %38, -4503599627370496
  %45 = sub i64 %37, %44
  %46 = bitcast i64 %45 to double
  %47 = fadd double %46, -1.000000e+00
  %48 = fadd double %47, 2.000000e+00
  %49 = fadd double %48, -2.000000e+00
  %50 = fsub double %47, %49
  %51 = fptrunc double %48 to float
  %52 = fdiv float 1.000000e+00, %51
  %53 = fpext float %52 to double
  %54 = fneg double %48
  %55 = tail call double @llvm.fma.f64(double %54, double %53, double 1.000000e+00)
  %56 = tail call double @llvm.fma.f64(double %53, double %55, double %53)
  %57 = tail call double @llvm.fma.f64(double %54, double %56, double 1.000000e+00)
  %58 = tail call double @llvm.fma.f64(double %56, double %57, double %56)
  %59 = fmul double %47, %58
  %60 = tail call double @llvm.fma.f64(double %54, double %59, double %47)
  %61 = tail call double @llvm.fma.f64(double %60, double %58, double %59)
  %62 = fneg double %61
  %63 = tail call double @llvm.fma.f64(double %62, double %48, double %47)
  %64 = tail call double @llvm.fma.f64(double %62, double %50, double %63)
  %65 = fmul double %64, %53
  %66 = fmul double %61, %61
  %67 = fneg double %66
  %68 = tail call double @llvm.fma.f64(double %61, double %61, double %67)
  %69 = fmul double %61, 2.000000e+00
  %70 = fmul double %69, %65
  %71 = fadd double %68, %70
  %72 = fmul double %61, %66
  %73 = fneg double %72
  %74 = tail call double @llvm.fma.f64(double %66, double %61, double %73)
  %75 = fmul double %61, %71
  %76 = tail call double @llvm.fma.f64(double %66, double %65, double %75)
  %77 = fadd double %74, %76
  %78 = fmul double %72, 0x3FD5555555555555
  %79 = fneg double %78
  %80 = tail call double @llvm.fma.f64(double %72, double 0x3FD5555555555555, double %79)
  %81 = fmul double %77, 0x3FD5555555555555
  %82 = tail call double @llvm.fma.f64(double %72, double 0x3C75555555555555, double %81)
  %83 = fadd double %80, %82
  %84 = fmul double %66, %72
  %85 = tail call double @llvm.fma.f64(double %66, double 0x3FAE03A7ACF07F85, double 0x3FADF7BA1F4809C3)
  %86 = tail call double @llvm.fma.f64(double %85, double %66, double 0x3FB1118CD67251C5)
  %87 = tail call double @llvm.fma.f64(double %86, double %66, double 0x3FB3B1395B82701E)
  %88 = tail call double @llvm.fma.f64(double %87, double %66, double 0x3FB745D177AD436A)
  %89 = tail call double @llvm.fma.f64(double %88, double %66, double 0x3FBC71C71C6EA5AC)
  %90 = tail call double @llvm.fma.f64(double %89, double %66, double 0x3FC2492492492522)
  %91 = tail call double @llvm.fma.f64(double %90, double %66, double 2.000000e-01)
  %92 = tail call double @llvm.fma.f64(double %84, double %91, double %83)
  %93 = fadd double %65, %92
  %94 = fadd double %61, %78
  %95 = fsub double %94, %61
  %96 = fsub double %78, %95
  %97 = fadd double %96, %93
  %98 = fadd double %94, %97
  %99 = fmul double %98, 2.000000e+00
  %100 = fmul double %97, 2.000000e+00
  %101 = fmul double %94, 2.000000e+00
  %102 = fsub double %99, %101
  %103 = fsub double %100, %102
  %104 = fmul double %99, 0x3FF71547652B82FE
  %105 = fneg double %104
  %106 = tail call double @llvm.fma.f64(double %99, double 0x3FF71547652B82FE, double %105)
  %107 = fmul double %103, 0x3FF71547652B82FE
  %108 = tail call double @llvm.fma.f64(double %99, double 0x3C7777D0FFDA0D24, double %107)
  %109 = fadd double %104, %43
  %110 = icmp eq i32 %42, 0
  %111 = fsub double %109, %43
  %112 = fsub double %104, %111
  %113 = select i1 %110, double 0.000000e+00, double %112
  %114 = fadd double %106, %108
  %115 = fadd double %114, %113
  %116 = fadd double %109, %115
  %117 = fsub double %116, %109
  %118 = fsub double %115, %117
  %119 = fmul double %31, %116
  %120 = fcmp uno double %119, 0.000000e+00
  br i1 %120, label %177, label %121

121:
  %122 = fcmp ogt double %119, 1.200000e+03
  br i1 %122, label %177, label %123

123:
  %124 = fcmp olt double %119, -1.200000e+03
  br i1 %124, label %177, label %125

125:
  %126 = fneg double %119
  %127 = tail call double @llvm.fma.f64(double %31, double %116, double %126)
  %128 = tail call double @llvm.fma.f64(double %33, double %116, double %127)
  %129 = tail call double @llvm.fma.f64(double %31, double %118, double %128)
  %130 = tail call double @llvm.rint.f64(double %119)
  %131 = fsub double %119, %130
  %132 = fadd double %131, %129
  %133 = fmul double %132, 0x3FE62E42FEFA39EF
  %134 = tail call double @llvm.fma.f64(double %133, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %135 = tail call double @llvm.fma.f64(double %134, double %133, double 0x3E927E4DB646B17E)
  %136 = tail call double @llvm.fma.f64(double %135, double %133, double 0x3EC71DE0231960EB)
  %137 = tail call double @llvm.fma.f64(double %136, double %133, double 0x3EFA01A01A6D889C)
  %138 = tail call double @llvm.fma.f64(double %137, double %133, double 0x3F2A01A01ABE7FE1)
  %139 = tail call double @llvm.fma.f64(double %138, double %133, double 0x3F56C16C16C162D4)
  %140 = tail call double @llvm.fma.f64(double %139, double %133, double 0x3F811111111100DC)
  %141 = tail call double @llvm.fma.f64(double %140, double %133, double 0x3FA5555555555556)
  %142 = tail call double @llvm.fma.f64(double %141, double %133, double 0x3FC5555555555557)
  %143 = tail call double @llvm.fma.f64(double %142, double %133, double 5.000000e-01)
  %144 = fmul double %133, %143
  %145 = tail call double @llvm.fma.f64(double %144, double %133, double %133)
  %146 = fadd double %145, 1.000000e+00
  %147 = fptosi double %130 to i32
  %148 = tail call i32 @llvm.smax.i32(i32 %147, i32 -3173)
  %149 = tail call i32 @llvm.smin.i32(i32 %148, i32 3173)
  %150 = icmp sgt i32 %147, 1023
  br i1 %150, label %151, label %159

151:
  %152 = fmul double %146, 0x7FE0000000000000
  %153 = icmp sgt i32 %147, 2046
  %154 = fmul double %152, 0x7FE0000000000000
  %155 = select i1 %153, i32 -2046, i32 -1023
  %156 = add nsw i32 %149, %155
  %157 = select i1 %153, double %154, double %152
  %158 = tail call i32 @llvm.smin.i32(i32 %156, i32 1023)
  br label %169

159:
  %160 = icmp slt i32 %147, -1022
  br i1 %160, label %161, label %169

161:
  %162 = fmul double %146, 0x360000000000000
  %163 = icmp slt i32 %147, -1991
  %164 = fmul double %162, 0x360000000000000
  %165 = select i1 %163, i32 1938, i32 969
  %166 = add nuw nsw i32 %149, %165
  %167 = select i1 %163, double %164, double %162
  %168 = tail call i32 @llvm.smax.i32(i32 %166, i32 -1022)
  br label %169

169:
  %170 = phi i32 [ %158, %151 ], [ %168, %161 ], [ %149, %159 ]
  %171 = phi double [ %157, %151 ], [ %167, %161 ], [ %146, %159 ]
  %172 = add nsw i32 %170, 1023
  %173 = zext i32 %172 to i64
  %174 = shl i64 %173, 52
  %175 = bitcast i64 %174 to double
  %176 = fmul double %171, %175
  br label %177

177:
  %178 = phi double [ %19, %16 ], [ %176, %169 ], [ %119, %20 ], [ 0x7FF0000000000000, %121 ], [ 0.000000e+00, %123 ]
  %179 = tail call double @llvm.copysign.f64(double %178, double %0)
  %180 = select i1 %9, double %178, double %179
  br label %181

181:
  %182 = phi double [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %6 ], [ %180, %177 ]
  ret double %182
}

define dso_local spir_func double @_Z3nanm(i64 %0) local_unnamed_addr {
  %2 = and i64 %0, 2251799813685247
  %3 = or disjoint i64 %2, 9221120237041090560
  %4 = bitcast i64 %3 to double
  ret double %4
}

define dso_local spir_func double @_Z3sind(double %0) local_unnamed_addr {
  %2 = alloca [3 x i64], align 8
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %4, label %143, label %5

5:
  %6 = fcmp olt double %3, 0x4150000000000000
  br i1 %6, label %7, label %24

7:
  %8 = fmul double %3, 0x3FE45F306DC9C883
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fptosi double %9 to i32
  %11 = fneg double %9
  %12 = tail call double @llvm.fma.f64(double %11, double 0x3FF921FB54442D18, double %3)
  %13 = fmul double %9, 0x3C91A62633145C07
  %14 = fsub double %12, %13
  %15 = fsub double %14, %12
  %16 = fsub double %14, %15
  %17 = fsub double %12, %16
  %18 = fadd double %13, %15
  %19 = fsub double %17, %18
  %20 = fneg double %13
  %21 = tail call double @llvm.fma.f64(double %9, double 0x3C91A62633145C07, double %20)
  %22 = fsub double %19, %21
  %23 = tail call double @llvm.fma.f64(double %11, double 0xB91F1976B7ED8FBC, double %22)
  br label %92

24:
  %25 = bitcast double %3 to i64
  %26 = lshr i64 %25, 52
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = add nsw i32 %27, -1013
  %29 = lshr i32 %28, 6
  %30 = and i32 %28, 63
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %31 = zext nneg i32 %30 to i64
  %32 = icmp eq i32 %30, 0
  %33 = sub nuw nsw i32 64, %30
  %34 = zext nneg i32 %33 to i64
  br label %74

35:
  %36 = and i64 %25, 4503599627370495
  %37 = or disjoint i64 %36, 4503599627370496
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %39, %37
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = tail call spir_func i64 @_Z6mul_himm(i64 %37, i64 %42)
  %44 = add i64 %43, %40
  %45 = load i64, ptr %2, align 8
  %46 = mul i64 %45, %37
  %47 = tail call spir_func i64 @_Z6mul_himm(i64 %37, i64 %39)
  %48 = add i64 %46, %47
  %49 = icmp ult i64 %44, %40
  %50 = zext i1 %49 to i64
  %51 = add i64 %48, %50
  %52 = add i64 %51, 2305843009213693952
  %53 = lshr i64 %52, 62
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = tail call i64 @llvm.fshl.i64(i64 %51, i64 %44, i64 2)
  %56 = and i64 %55, -2048
  %57 = sitofp i64 %56 to double
  %58 = shl i64 %44, 2
  %59 = uitofp i64 %58 to double
  %60 = and i64 %55, 2047
  %61 = uitofp nneg i64 %60 to double
  %62 = tail call double @llvm.fma.f64(double %59, double 0x3BF0000000000000, double %61)
  %63 = fadd double %62, %57
  %64 = fsub double %57, %63
  %65 = fadd double %62, %64
  %66 = fmul double %63, 0x3FF921FB54442D18
  %67 = fneg double %66
  %68 = tail call double @llvm.fma.f64(double %63, double 0x3FF921FB54442D18, double %67)
  %69 = fmul double %65, 0x3FF921FB54442D18
  %70 = tail call double @llvm.fma.f64(double %63, double 0x3C91A62633145C07, double %69)
  %71 = fadd double %68, %70
  %72 = fmul double %66, 0x3BF0000000000000
  %73 = fmul double %71, 0x3BF0000000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %92

74:
  %75 = phi i32 [ 0, %24 ], [ %90, %86 ]
  %76 = add nuw nsw i32 %75, %29
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i64, ptr addrspace(2) @lanelift_two_over_pi_wide, i64 %77
  %79 = load i64, ptr addrspace(2) %78, align 8
  %80 = shl i64 %79, %31
  br i1 %32, label %86, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr addrspace(2) %78, i64 8
  %83 = load i64, ptr addrspace(2) %82, align 8
  %84 = lshr i64 %83, %34
  %85 = or i64 %84, %80
  br label %86

86:
  %87 = phi i64 [ %85, %81 ], [ %80, %74 ]
  %88 = zext nneg i32 %75 to i64
  %89 = getelementptr inbounds nuw i64, ptr %2, i64 %88
  store i64 %87, ptr %89, align 8
  %90 = add nuw nsw i32 %75, 1
  %91 = icmp samesign ult i32 %75, 2
  br i1 %91, label %74, label %35

92:
  %93 = phi i32 [ %10, %7 ], [ %54, %35 ]
  %94 = phi double [ %23, %7 ], [ %73, %35 ]
  %95 = phi double [ %14, %7 ], [ %72, %35 ]
  %96 = fadd double %94, %95
  %97 = fsub double %95, %96
  %98 = fadd double %94, %97
  %99 = and i32 %93, 1
  %100 = icmp eq i32 %99, 0
  %101 = fmul double %96, %96
  br i1 %100, label %119, label %102

102:
  %103 = fmul double %101, 5.000000e-01
  %104 = fsub double 1.000000e+00, %103
  %105 = fsub double 1.000000e+00, %104
  %106 = fsub double %105, %103
  %107 = fmul double %101, %101
  %108 = tail call double @llvm.fma.f64(double %101, double 0x3D2AB783376962CF, double 0xBDA9394B9C9C20A4)
  %109 = tail call double @llvm.fma.f64(double %108, double %101, double 0x3E21EED8DEB6D561)
  %110 = tail call double @llvm.fma.f64(double %109, double %101, double 0xBE927E4FB7712BDF)
  %111 = tail call double @llvm.fma.f64(double %110, double %101, double 0x3EFA01A01A019D0A)
  %112 = tail call double @llvm.fma.f64(double %111, double %101, double 0xBF56C16C16C16C16)
  %113 = tail call double @llvm.fma.f64(double %112, double %101, double 0x3FA5555555555555)
  %114 = fneg double %96
  %115 = fmul double %98, %114
  %116 = tail call double @llvm.fma.f64(double %107, double %113, double %115)
  %117 = fadd double %106, %116
  %118 = fadd double %104, %117
  br label %131

119:
  %120 = fmul double %96, %101
  %121 = tail call double @llvm.fma.f64(double %101, double 0xBD6AB17A79237A19, double 0x3DE61217EC01749D)
  %122 = tail call double @llvm.fma.f64(double %121, double %101, double 0xBE5AE64541266378)
  %123 = tail call double @llvm.fma.f64(double %122, double %101, double 0x3EC71DE3A54605EE)
  %124 = tail call double @llvm.fma.f64(double %123, double %101, double 0xBF2A01A01A019936)
  %125 = tail call double @llvm.fma.f64(double %124, double %101, double 0x3F81111111111110)
  %126 = tail call double @llvm.fma.f64(double %125, double %101, double 0xBFC5555555555555)
  %127 = fmul double %101, -5.000000e-01
  %128 = tail call double @llvm.fma.f64(double %127, double %98, double %98)
  %129 = tail call double @llvm.fma.f64(double %120, double %126, double %128)
  %130 = fadd double %96, %129
  br label %131

131:
  %132 = phi double [ %118, %102 ], [ %130, %119 ]
  %133 = and i32 %93, 2
  %134 = icmp eq i32 %133, 0
  %135 = fneg double %132
  %136 = select i1 %134, double %132, double %135
  %137 = fcmp oeq double %0, 0.000000e+00
  %138 = bitcast double %0 to i64
  %139 = icmp slt i64 %138, 0
  %140 = fneg double %136
  %141 = select i1 %139, double %140, double %136
  %142 = select i1 %137, double %0, double %141
  br label %143

143:
  %144 = phi double [ %142, %131 ], [ 0x7FF8000000000000, %1 ]
  ret double %144
}

define dso_local spir_func double @_Z3cosd(double %0) local_unnamed_addr {
  %2 = alloca [3 x i64], align 8
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %4, label %138, label %5

5:
  %6 = fcmp olt double %3, 0x4150000000000000
  br i1 %6, label %7, label %24

7:
  %8 = fmul double %3, 0x3FE45F306DC9C883
  %9 = tail call double @llvm.rint.f64(double %8)
  %10 = fptosi double %9 to i32
  %11 = fneg double %9
  %12 = tail call double @llvm.fma.f64(double %11, double 0x3FF921FB54442D18, double %3)
  %13 = fmul double %9, 0x3C91A62633145C07
  %14 = fsub double %12, %13
  %15 = fsub double %14, %12
  %16 = fsub double %14, %15
  %17 = fsub double %12, %16
  %18 = fadd double %13, %15
  %19 = fsub double %17, %18
  %20 = fneg double %13
  %21 = tail call double @llvm.fma.f64(double %9, double 0x3C91A62633145C07, double %20)
  %22 = fsub double %19, %21
  %23 = tail call double @llvm.fma.f64(double %11, double 0xB91F1976B7ED8FBC, double %22)
  br label %92

24:
  %25 = bitcast double %3 to i64
  %26 = lshr i64 %25, 52
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = add nsw i32 %27, -1013
  %29 = lshr i32 %28, 6
  %30 = and i32 %28, 63
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %31 = zext nneg i32 %30 to i64
  %32 = icmp eq i32 %30, 0
  %33 = sub nuw nsw i32 64, %30
  %34 = zext nneg i32 %33 to i64
  br label %74

35:
  %36 = and i64 %25, 4503599627370495
  %37 = or disjoint i64 %36, 4503599627370496
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = mul i64 %39, %37
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = tail call spir_func i64 @_Z6mul_himm(i64 %37, i64 %42)
  %44 = add i64 %43, %40
  %45 = load i64, ptr %2, align 8
  %46 = mul i64 %45, %37
  %47 = tail call spir_func i64 @_Z6mul_himm(i64 %37, i64 %39)
  %48 = add i64 %46, %47
  %49 = icmp ult i64 %44, %40
  %50 = zext i1 %49 to i64
  %51 = add i64 %48, %50
  %52 = add i64 %51, 2305843009213693952
  %53 = lshr i64 %52, 62
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = tail call i64 @llvm.fshl.i64(i64 %51, i64 %44, i64 2)
  %56 = and i64 %55, -2048
  %57 = sitofp i64 %56 to double
  %58 = shl i64 %44, 2
  %59 = uitofp i64 %58 to double
  %60 = and i64 %55, 2047
  %61 = uitofp nneg i64 %60 to double
  %62 = tail call double @llvm.fma.f64(double %59, double 0x3BF0000000000000, double %61)
  %63 = fadd double %62, %57
  %64 = fsub double %57, %63
  %65 = fadd double %62, %64
  %66 = fmul double %63, 0x3FF921FB54442D18
  %67 = fneg double %66
  %68 = tail call double @llvm.fma.f64(double %63, double 0x3FF921FB54442D18, double %67)
  %69 = fmul double %65, 0x3FF921FB54442D18
  %70 = tail call double @llvm.fma.f64(double %63, double 0x3C91A62633145C07, double %69)
  %71 = fadd double %68, %70
  %72 = fmul double %66, 0x3BF0000000000000
  %73 = fmul double %71, 0x3BF0000000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %92

74:
  %75 = phi i32 [ 0, %24 ], [ %90, %86 ]
  %76 = add nuw nsw i32 %75, %29
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i64, ptr addrspace(2) @lanelift_two_over_pi_wide, i64 %77
  %79 = load i64, ptr addrspace(2) %78, align 8
  %80 = shl i64 %79, %31
  br i1 %32, label %86, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr addrspace(2) %78, i64 8
  %83 = load i64, ptr addrspace(2) %82, align 8
  %84 = lshr i64 %83, %34
  %85 = or i64 %84, %80
  br label %86

86:
  %87 = phi i64 [ %85, %81 ], [ %80, %74 ]
  %88 = zext nneg i32 %75 to i64
  %89 = getelementptr inbounds nuw i64, ptr %2, i64 %88
  store i64 %87, ptr %89, align 8
  %90 = add nuw nsw i32 %75, 1
  %91 = icmp samesign ult i32 %75, 2
  br i1 %91, label %74, label %35

92:
  %93 = phi i32 [ %10, %7 ], [ %54, %35 ]
  %94 = phi double [ %23, %7 ], [ %73, %35 ]
  %95 = phi double [ %14, %7 ], [ %72, %35 ]
  %96 = fadd double %94, %95
  %97 = fsub double %95, %96
  %98 = fadd double %94, %97
  %99 = add i32 %93, 1
  %100 = and i32 %93, 1
  %101 = icmp eq i32 %100, 0
  %102 = fmul double %96, %96
  br i1 %101, label %103, label %120

103:
  %104 = fmul double %102, 5.000000e-01
  %105 = fsub double 1.000000e+00, %104
  %106 = fsub double 1.000000e+00, %105
  %107 = fsub double %106, %104
  %108 = fmul double %102, %102
  %109 = tail call double @llvm.fma.f64(double %102, double 0x3D2AB783376962CF, double 0xBDA9394B9C9C20A4)
  %110 = tail call double @llvm.fma.f64(double %109, double %102, double 0x3E21EED8DEB6D561)
  %111 = tail call double @llvm.fma.f64(double %110, double %102, double 0xBE927E4FB7712BDF)
  %112 = tail call double @llvm.fma.f64(double %111, double %102, double 0x3EFA01A01A019D0A)
  %113 = tail call double @llvm.fma.f64(double %112, double %102, double 0xBF56C16C16C16C16)
  %114 = tail call double @llvm.fma.f64(double %113, double %102, double 0x3FA5555555555555)
  %115 = fneg double %96
  %116 = fmul double %98, %115
  %117 = tail call double @llvm.fma.f64(double %108, double %114, double %116)
  %118 = fadd double %107, %117
  %119 = fadd double %105, %118
  br label %132

120:
  %121 = fmul double %96, %102
  %122 = tail call double @llvm.fma.f64(double %102, double 0xBD6AB17A79237A19, double 0x3DE61217EC01749D)
  %123 = tail call double @llvm.fma.f64(double %122, double %102, double 0xBE5AE64541266378)
  %124 = tail call double @llvm.fma.f64(double %123, double %102, double 0x3EC71DE3A54605EE)
  %125 = tail call double @llvm.fma.f64(double %124, double %102, double 0xBF2A01A01A019936)
  %126 = tail call double @llvm.fma.f64(double %125, double %102, double 0x3F81111111111110)
  %127 = tail call double @llvm.fma.f64(double %126, double %102, double 0xBFC5555555555555)
  %128 = fmul double %102, -5.000000e-01
  %129 = tail call double @llvm.fma.f64(double %128, double %98, double %98)
  %130 = tail call double @llvm.fma.f64(double %121, double %127, double %129)
  %131 = fadd double %96, %130
  br label %132

132:
  %133 = phi double [ %119, %103 ], [ %131, %120 ]
  %134 = and i32 %99, 2
  %135 = icmp eq i32 %134, 0
  %136 = fneg double %133
  %137 = select i1 %135, double %133, double %136
  br label %138

138:
  %139 = phi double [ %137, %132 ], [ 0x7FF8000000000000, %1 ]
  ret double %139
}

define dso_local spir_func double @_Z3tand(double %0) local_unnamed_addr {
  %2 = alloca [3 x i64], align 8
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %4, label %162, label %5

5:
  %6 = fcmp olt double %3, 0x3E40000000000000
  br i1 %6, label %162, label %7

7:
  %8 = fcmp olt double %3, 0x4150000000000000
  br i1 %8, label %9, label %26

9:
  %10 = fmul double %3, 0x3FE45F306DC9C883
  %11 = tail call double @llvm.rint.f64(double %10)
  %12 = fptosi double %11 to i32
  %13 = fneg double %11
  %14 = tail call double @llvm.fma.f64(double %13, double 0x3FF921FB54442D18, double %3)
  %15 = fmul double %11, 0x3C91A62633145C07
  %16 = fsub double %14, %15
  %17 = fsub double %16, %14
  %18 = fsub double %16, %17
  %19 = fsub double %14, %18
  %20 = fadd double %15, %17
  %21 = fsub double %19, %20
  %22 = fneg double %15
  %23 = tail call double @llvm.fma.f64(double %11, double 0x3C91A62633145C07, double %22)
  %24 = fsub double %21, %23
  %25 = tail call double @llvm.fma.f64(double %13, double 0xB91F1976B7ED8FBC, double %24)
  br label %94

26:
  %27 = bitcast double %3 to i64
  %28 = lshr i64 %27, 52
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = add nsw i32 %29, -1013
  %31 = lshr i32 %30, 6
  %32 = and i32 %30, 63
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %33 = zext nneg i32 %32 to i64
  %34 = icmp eq i32 %32, 0
  %35 = sub nuw nsw i32 64, %32
  %36 = zext nneg i32 %35 to i64
  br label %76

37:
  %38 = and i64 %27, 4503599627370495
  %39 = or disjoint i64 %38, 4503599627370496
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %41 = load i64, ptr %40, align 8
  %42 = mul i64 %41, %39
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = tail call spir_func i64 @_Z6mul_himm(i64 %39, i64 %44)
  %46 = add i64 %45, %42
  %47 = load i64, ptr %2, align 8
  %48 = mul i64 %47, %39
  %49 = tail call spir_func i64 @_Z6mul_himm(i64 %39, i64 %41)
  %50 = add i64 %48, %49
  %51 = icmp ult i64 %46, %42
  %52 = zext i1 %51 to i64
  %53 = add i64 %50, %52
  %54 = add i64 %53, 2305843009213693952
  %55 = lshr i64 %54, 62
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %46, i64 2)
  %58 = and i64 %57, -2048
  %59 = sitofp i64 %58 to double
  %60 = shl i64 %46, 2
  %61 = uitofp i64 %60 to double
  %62 = and i64 %57, 2047
  %63 = uitofp nneg i64 %62 to double
  %64 = tail call double @llvm.fma.f64(double %61, double 0x3BF0000000000000, double %63)
  %65 = fadd double %64, %59
  %66 = fsub double %59, %65
  %67 = fadd double %64, %66
  %68 = fmul double %65, 0x3FF921FB54442D18
  %69 = fneg double %68
  %70 = tail call double @llvm.fma.f64(double %65, double 0x3FF921FB54442D18, double %69)
  %71 = fmul double %67, 0x3FF921FB54442D18
  %72 = tail call double @llvm.fma.f64(double %65, double 0x3C91A62633145C07, double %71)
  %73 = fadd double %70, %72
  %74 = fmul double %68, 0x3BF0000000000000
  %75 = fmul double %73, 0x3BF0000000000000
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %94

76:
  %77 = phi i32 [ 0, %26 ], [ %92, %88 ]
  %78 = add nuw nsw i32 %77, %31
  %79 = zext nneg i32 %78 to i64
  %80 = getelementptr inbounds nuw i64, ptr addrspace(2) @lanelift_two_over_pi_wide, i64 %79
  %81 = load i64, ptr addrspace(2) %80, align 8
  %82 = shl i64 %81, %33
  br i1 %34, label %88, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr addrspace(2) %80, i64 8
  %85 = load i64, ptr addrspace(2) %84, align 8
  %86 = lshr i64 %85, %36
  %87 = or i64 %86, %82
  br label %88

88:
  %89 = phi i64 [ %87, %83 ], [ %82, %76 ]
  %90 = zext nneg i32 %77 to i64
  %91 = getelementptr inbounds nuw i64, ptr %2, i64 %90
  store i64 %89, ptr %91, align 8
  %92 = add nuw nsw i32 %77, 1
  %93 = icmp samesign ult i32 %77, 2
  br i1 %93, label %76, label %37

94:
  %95 = phi i32 [ %12, %9 ], [ %56, %37 ]
  %96 = phi double [ %25, %9 ], [ %75, %37 ]
  %97 = phi double [ %16, %9 ], [ %74, %37 ]
  %98 = fadd double %96, %97
  %99 = fsub double %97, %98
  %100 = fadd double %96, %99
  %101 = fmul double %98, %98
  %102 = fmul double %98, %101
  %103 = tail call double @llvm.fma.f64(double %101, double 0xBD6AB17A79237A19, double 0x3DE61217EC01749D)
  %104 = tail call double @llvm.fma.f64(double %103, double %101, double 0xBE5AE64541266378)
  %105 = tail call double @llvm.fma.f64(double %104, double %101, double 0x3EC71DE3A54605EE)
  %106 = tail call double @llvm.fma.f64(double %105, double %101, double 0xBF2A01A01A019936)
  %107 = tail call double @llvm.fma.f64(double %106, double %101, double 0x3F81111111111110)
  %108 = tail call double @llvm.fma.f64(double %107, double %101, double 0xBFC5555555555555)
  %109 = fmul double %101, -5.000000e-01
  %110 = tail call double @llvm.fma.f64(double %109, double %100, double %100)
  %111 = tail call double @llvm.fma.f64(double %102, double %108, double %110)
  %112 = fadd double %98, %111
  %113 = fmul double %101, 5.000000e-01
  %114 = fsub double 1.000000e+00, %113
  %115 = fsub double 1.000000e+00, %114
  %116 = fsub double %115, %113
  %117 = fmul double %101, %101
  %118 = tail call double @llvm.fma.f64(double %101, double 0x3D2AB783376962CF, double 0xBDA9394B9C9C20A4)
  %119 = tail call double @llvm.fma.f64(double %118, double %101, double 0x3E21EED8DEB6D561)
  %120 = tail call double @llvm.fma.f64(double %119, double %101, double 0xBE927E4FB7712BDF)
  %121 = tail call double @llvm.fma.f64(double %120, double %101, double 0x3EFA01A01A019D0A)
  %122 = tail call double @llvm.fma.f64(double %121, double %101, double 0xBF56C16C16C16C16)
  %123 = tail call double @llvm.fma.f64(double %122, double %101, double 0x3FA5555555555555)
  %124 = fneg double %98
  %125 = fmul double %100, %124
  %126 = tail call double @llvm.fma.f64(double %117, double %123, double %125)
  %127 = fadd double %116, %126
  %128 = fadd double %114, %127
  %129 = and i32 %95, 1
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %144, label %131

131:
  %132 = fptrunc double %112 to float
  %133 = fdiv float 1.000000e+00, %132
  %134 = fpext float %133 to double
  %135 = fneg double %112
  %136 = tail call double @llvm.fma.f64(double %135, double %134, double 1.000000e+00)
  %137 = tail call double @llvm.fma.f64(double %134, double %136, double %134)
  %138 = tail call double @llvm.fma.f64(double %135, double %137, double 1.000000e+00)
  %139 = tail call double @llvm.fma.f64(double %137, double %138, double %137)
  %140 = fmul double %128, %139
  %141 = tail call double @llvm.fma.f64(double %135, double %140, double %128)
  %142 = tail call double @llvm.fma.f64(double %141, double %139, double %140)
  %143 = fneg double %142
  br label %156

144:
  %145 = fptrunc double %128 to float
  %146 = fdiv float 1.000000e+00, %145
  %147 = fpext float %146 to double
  %148 = fneg double %128
  %149 = tail call double @llvm.fma.f64(double %148, double %147, double 1.000000e+00)
  %150 = tail call double @llvm.fma.f64(double %147, double %149, double %147)
  %151 = tail call double @llvm.fma.f64(double %148, double %150, double 1.000000e+00)
  %152 = tail call double @llvm.fma.f64(double %150, double %151, double %150)
  %153 = fmul double %112, %152
  %154 = tail call double @llvm.fma.f64(double %148, double %153, double %112)
  %155 = tail call double @llvm.fma.f64(double %154, double %152, double %153)
  br label %156

156:
  %157 = phi double [ %143, %131 ], [ %155, %144 ]
  %158 = bitcast double %0 to i64
  %159 = icmp slt i64 %158, 0
  %160 = fneg double %157
  %161 = select i1 %159, double %160, double %157
  br label %162

162:
  %163 = phi double [ 0x7FF8000000000000, %1 ], [ %161, %156 ], [ %0, %5 ]
  ret double %163
}

define dso_local spir_func double @_Z5sinpid(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %61, label %4

4:
  %5 = fcmp ult double %2, 0x4340000000000000
  br i1 %5, label %8, label %6

6:
  %7 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %61

8:
  %9 = fmul double %0, 2.000000e+00
  %10 = tail call double @llvm.rint.f64(double %9)
  %11 = tail call double @llvm.fma.f64(double %10, double -5.000000e-01, double %0)
  %12 = fptosi double %10 to i64
  %13 = trunc i64 %12 to i32
  %14 = fmul double %11, 0x400921FB54442D18
  %15 = fneg double %14
  %16 = tail call double @llvm.fma.f64(double %11, double 0x400921FB54442D18, double %15)
  %17 = tail call double @llvm.fma.f64(double %11, double 0x3CA1A62633145C07, double %16)
  %18 = and i32 %13, 1
  %19 = icmp eq i32 %18, 0
  %20 = fmul double %14, %14
  br i1 %19, label %37, label %21

21:
  %22 = fmul double %20, 5.000000e-01
  %23 = fsub double 1.000000e+00, %22
  %24 = fsub double 1.000000e+00, %23
  %25 = fsub double %24, %22
  %26 = fmul double %20, %20
  %27 = tail call double @llvm.fma.f64(double %20, double 0x3D2AB783376962CF, double 0xBDA9394B9C9C20A4)
  %28 = tail call double @llvm.fma.f64(double %27, double %20, double 0x3E21EED8DEB6D561)
  %29 = tail call double @llvm.fma.f64(double %28, double %20, double 0xBE927E4FB7712BDF)
  %30 = tail call double @llvm.fma.f64(double %29, double %20, double 0x3EFA01A01A019D0A)
  %31 = tail call double @llvm.fma.f64(double %30, double %20, double 0xBF56C16C16C16C16)
  %32 = tail call double @llvm.fma.f64(double %31, double %20, double 0x3FA5555555555555)
  %33 = fmul double %17, %15
  %34 = tail call double @llvm.fma.f64(double %26, double %32, double %33)
  %35 = fadd double %25, %34
  %36 = fadd double %23, %35
  br label %49

37:
  %38 = fmul double %14, %20
  %39 = tail call double @llvm.fma.f64(double %20, double 0xBD6AB17A79237A19, double 0x3DE61217EC01749D)
  %40 = tail call double @llvm.fma.f64(double %39, double %20, double 0xBE5AE64541266378)
  %41 = tail call double @llvm.fma.f64(double %40, double %20, double 0x3EC71DE3A54605EE)
  %42 = tail call double @llvm.fma.f64(double %41, double %20, double 0xBF2A01A01A019936)
  %43 = tail call double @llvm.fma.f64(double %42, double %20, double 0x3F81111111111110)
  %44 = tail call double @llvm.fma.f64(double %43, double %20, double 0xBFC5555555555555)
  %45 = fmul double %20, -5.000000e-01
  %46 = tail call double @llvm.fma.f64(double %45, double %17, double %17)
  %47 = tail call double @llvm.fma.f64(double %38, double %44, double %46)
  %48 = fadd double %14, %47
  br label %49

49:
  %50 = phi double [ %36, %21 ], [ %48, %37 ]
  %51 = and i32 %13, 2
  %52 = icmp eq i32 %51, 0
  %53 = fneg double %50
  %54 = select i1 %52, double %50, double %53
  %55 = fcmp oeq double %11, 0.000000e+00
  %56 = and i32 %13, 1
  %57 = icmp eq i32 %56, 0
  %58 = and i1 %55, %57
  %59 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  %60 = select i1 %58, double %59, double %54
  br label %61

61:
  %62 = phi double [ %7, %6 ], [ %60, %49 ], [ 0x7FF8000000000000, %1 ]
  ret double %62
}

define dso_local spir_func double @_Z5cospid(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ueq double %2, 0x7FF0000000000000
  br i1 %3, label %59, label %4

4:
  %5 = fcmp ult double %2, 0x4340000000000000
  br i1 %5, label %6, label %59

6:
  %7 = fmul double %2, 2.000000e+00
  %8 = tail call double @llvm.rint.f64(double %7)
  %9 = tail call double @llvm.fma.f64(double %8, double -5.000000e-01, double %2)
  %10 = fptosi double %8 to i64
  %11 = trunc i64 %10 to i32
  %12 = fmul double %9, 0x400921FB54442D18
  %13 = fneg double %12
  %14 = tail call double @llvm.fma.f64(double %9, double 0x400921FB54442D18, double %13)
  %15 = tail call double @llvm.fma.f64(double %9, double 0x3CA1A62633145C07, double %14)
  %16 = add i32 %11, 1
  %17 = and i32 %11, 1
  %18 = icmp eq i32 %17, 0
  %19 = fmul double %12, %12
  br i1 %18, label %20, label %36

20:
  %21 = fmul double %19, 5.000000e-01
  %22 = fsub double 1.000000e+00, %21
  %23 = fsub double 1.000000e+00, %22
  %24 = fsub double %23, %21
  %25 = fmul double %19, %19
  %26 = tail call double @llvm.fma.f64(double %19, double 0x3D2AB783376962CF, double 0xBDA9394B9C9C20A4)
  %27 = tail call double @llvm.fma.f64(double %26, double %19, double 0x3E21EED8DEB6D561)
  %28 = tail call double @llvm.fma.f64(double %27, double %19, double 0xBE927E4FB7712BDF)
  %29 = tail call double @llvm.fma.f64(double %28, double %19, double 0x3EFA01A01A019D0A)
  %30 = tail call double @llvm.fma.f64(double %29, double %19, double 0xBF56C16C16C16C16)
  %31 = tail call double @llvm.fma.f64(double %30, double %19, double 0x3FA5555555555555)
  %32 = fmul double %15, %13
  %33 = tail call double @llvm.fma.f64(double %25, double %31, double %32)
  %34 = fadd double %24, %33
  %35 = fadd double %22, %34
  br label %48

36:
  %37 = fmul double %12, %19
  %38 = tail call double @llvm.fma.f64(double %19, double 0xBD6AB17A79237A19, double 0x3DE61217EC01749D)
  %39 = tail call double @llvm.fma.f64(double %38, double %19, double 0xBE5AE64541266378)
  %40 = tail call double @llvm.fma.f64(double %39, double %19, double 0x3EC71DE3A54605EE)
  %41 = tail call double @llvm.fma.f64(double %40, double %19, double 0xBF2A01A01A019936)
  %42 = tail call double @llvm.fma.f64(double %41, double %19, double 0x3F81111111111110)
  %43 = tail call double @llvm.fma.f64(double %42, double %19, double 0xBFC5555555555555)
  %44 = fmul double %19, -5.000000e-01
  %45 = tail call double @llvm.fma.f64(double %44, double %15, double %15)
  %46 = tail call double @llvm.fma.f64(double %37, double %43, double %45)
  %47 = fadd double %12, %46
  br label %48

48:
  %49 = phi double [ %35, %20 ], [ %47, %36 ]
  %50 = and i32 %16, 2
  %51 = icmp eq i32 %50, 0
  %52 = fneg double %49
  %53 = select i1 %51, double %49, double %52
  %54 = fcmp une double %9, 0.000000e+00
  %55 = and i32 %11, 1
  %56 = icmp eq i32 %55, 0
  %57 = or i1 %54, %56
  %58 = select i1 %57, double %53, double 0.000000e+00
  br label %59

59:
  %60 = phi double [ 0x7FF8000000000000, %1 ], [ %58, %48 ], [ 1.000000e+00, %4 ]
  ret double %60
}

define dso_local spir_func double @_Z5tanpid(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5sinpid(double %0)
  %3 = tail call spir_func double @_Z5cospid(double %0)
  %4 = fdiv double %2, %3
  ret double %4
}

define dso_local spir_func double @_Z4atand(double %0) local_unnamed_addr {
  %2 = fcmp ueq double %0, 0.000000e+00
  br i1 %2, label %54, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ogt double %4, 1.000000e+00
  %6 = fcmp oeq double %4, 1.000000e+00
  br i1 %6, label %11, label %7

7:
  %8 = select i1 %5, double %4, double 1.000000e+00
  %9 = select i1 %5, double 1.000000e+00, double %4
  %10 = fdiv double %9, %8
  br label %11

11:
  %12 = phi double [ %10, %7 ], [ 1.000000e+00, %3 ]
  %13 = fcmp ogt double %12, 0x3FDA827999FCEF32
  br i1 %13, label %14, label %28

14:
  %15 = fadd double %12, -1.000000e+00
  %16 = fadd double %12, 1.000000e+00
  %17 = fptrunc double %16 to float
  %18 = fdiv float 1.000000e+00, %17
  %19 = fpext float %18 to double
  %20 = fneg double %16
  %21 = tail call double @llvm.fma.f64(double %20, double %19, double 1.000000e+00)
  %22 = tail call double @llvm.fma.f64(double %19, double %21, double %19)
  %23 = tail call double @llvm.fma.f64(double %20, double %22, double 1.000000e+00)
  %24 = tail call double @llvm.fma.f64(double %22, double %23, double %22)
  %25 = fmul double %15, %24
  %26 = tail call double @llvm.fma.f64(double %20, double %25, double %15)
  %27 = tail call double @llvm.fma.f64(double %26, double %24, double %25)
  br label %28

28:
  %29 = phi double [ %27, %14 ], [ %12, %11 ]
  %30 = fmul double %29, %29
  %31 = tail call double @llvm.fma.f64(double %30, double 0xBF85225BC5E0441F, double 0x3F98F47400A43554)
  %32 = tail call double @llvm.fma.f64(double %31, double %30, double 0xBFA16064DF4E1105)
  %33 = tail call double @llvm.fma.f64(double %32, double %30, double 0x3FA4248D60272241)
  %34 = tail call double @llvm.fma.f64(double %33, double %30, double 0xBFA635B0D173D867)
  %35 = tail call double @llvm.fma.f64(double %34, double %30, double 0x3FA860161F612F61)
  %36 = tail call double @llvm.fma.f64(double %35, double %30, double 0xBFAAF26962A2D8E7)
  %37 = tail call double @llvm.fma.f64(double %36, double %30, double 0x3FAE1E1C6D97C4DC)
  %38 = tail call double @llvm.fma.f64(double %37, double %30, double 0xBFB11111083D5485)
  %39 = tail call double @llvm.fma.f64(double %38, double %30, double 0x3FB3B13B1371D219)
  %40 = tail call double @llvm.fma.f64(double %39, double %30, double 0xBFB745D1745BED5C)
  %41 = tail call double @llvm.fma.f64(double %40, double %30, double 0x3FBC71C71C71C3D0)
  %42 = tail call double @llvm.fma.f64(double %41, double %30, double 0xBFC2492492492490)
  %43 = tail call double @llvm.fma.f64(double %42, double %30, double 2.000000e-01)
  %44 = tail call double @llvm.fma.f64(double %43, double %30, double 0xBFD5555555555555)
  %45 = fmul double %30, %44
  %46 = tail call double @llvm.fma.f64(double %45, double %29, double %29)
  %47 = fadd double %46, 0x3C81A62633145C07
  %48 = fadd double %47, 0x3FE921FB54442D18
  %49 = select i1 %13, double %48, double %46
  %50 = fadd double %49, 0xBC91A62633145C07
  %51 = fsub double 0x3FF921FB54442D18, %50
  %52 = select i1 %5, double %51, double %49
  %53 = tail call double @llvm.copysign.f64(double %52, double %0)
  br label %54

54:
  %55 = phi double [ %53, %28 ], [ %0, %1 ]
  ret double %55
}

define dso_local spir_func double @_Z5atan2dd(double %0, double %1) local_unnamed_addr {
  %3 = fcmp uno double %1, %0
  br i1 %3, label %4, label %6

4:
  %5 = fadd double %0, %1
  br label %69

6:
  %7 = fcmp oeq double %1, 0.000000e+00
  %8 = fcmp oeq double %0, 0.000000e+00
  %9 = and i1 %8, %7
  br i1 %9, label %61, label %10

10:
  %11 = tail call double @llvm.fabs.f64(double %0)
  %12 = tail call double @llvm.fabs.f64(double %1)
  %13 = fcmp ogt double %11, %12
  %14 = fcmp oeq double %12, %11
  br i1 %14, label %19, label %15

15:
  %16 = select i1 %13, double %11, double %12
  %17 = select i1 %13, double %12, double %11
  %18 = fdiv double %17, %16
  br label %19

19:
  %20 = phi double [ %18, %15 ], [ 1.000000e+00, %10 ]
  %21 = fcmp ogt double %20, 0x3FDA827999FCEF32
  br i1 %21, label %22, label %36

22:
  %23 = fadd double %20, -1.000000e+00
  %24 = fadd double %20, 1.000000e+00
  %25 = fptrunc double %24 to float
  %26 = fdiv float 1.000000e+00, %25
  %27 = fpext float %26 to double
  %28 = fneg double %24
  %29 = tail call double @llvm.fma.f64(double %28, double %27, double 1.000000e+00)
  %30 = tail call double @llvm.fma.f64(double %27, double %29, double %27)
  %31 = tail call double @llvm.fma.f64(double %28, double %30, double 1.000000e+00)
  %32 = tail call double @llvm.fma.f64(double %30, double %31, double %30)
  %33 = fmul double %23, %32
  %34 = tail call double @llvm.fma.f64(double %28, double %33, double %23)
  %35 = tail call double @llvm.fma.f64(double %34, double %32, double %33)
  br label %36

36:
  %37 = phi double [ %35, %22 ], [ %20, %19 ]
  %38 = fmul double %37, %37
  %39 = tail call double @llvm.fma.f64(double %38, double 0xBF85225BC5E0441F, double 0x3F98F47400A43554)
  %40 = tail call double @llvm.fma.f64(double %39, double %38, double 0xBFA16064DF4E1105)
  %41 = tail call double @llvm.fma.f64(double %40, double %38, double 0x3FA4248D60272241)
  %42 = tail call double @llvm.fma.f64(double %41, double %38, double 0xBFA635B0D173D867)
  %43 = tail call double @llvm.fma.f64(double %42, double %38, double 0x3FA860161F612F61)
  %44 = tail call double @llvm.fma.f64(double %43, double %38, double 0xBFAAF26962A2D8E7)
  %45 = tail call double @llvm.fma.f64(double %44, double %38, double 0x3FAE1E1C6D97C4DC)
  %46 = tail call double @llvm.fma.f64(double %45, double %38, double 0xBFB11111083D5485)
  %47 = tail call double @llvm.fma.f64(double %46, double %38, double 0x3FB3B13B1371D219)
  %48 = tail call double @llvm.fma.f64(double %47, double %38, double 0xBFB745D1745BED5C)
  %49 = tail call double @llvm.fma.f64(double %48, double %38, double 0x3FBC71C71C71C3D0)
  %50 = tail call double @llvm.fma.f64(double %49, double %38, double 0xBFC2492492492490)
  %51 = tail call double @llvm.fma.f64(double %50, double %38, double 2.000000e-01)
  %52 = tail call double @llvm.fma.f64(double %51, double %38, double 0xBFD5555555555555)
  %53 = fmul double %38, %52
  %54 = tail call double @llvm.fma.f64(double %53, double %37, double %37)
  %55 = fadd double %54, 0x3C81A62633145C07
  %56 = fadd double %55, 0x3FE921FB54442D18
  %57 = select i1 %21, double %56, double %54
  %58 = fadd double %57, 0xBC91A62633145C07
  %59 = fsub double 0x3FF921FB54442D18, %58
  %60 = select i1 %13, double %59, double %57
  br label %61

61:
  %62 = phi double [ %60, %36 ], [ 0.000000e+00, %6 ]
  %63 = bitcast double %1 to i64
  %64 = icmp slt i64 %63, 0
  %65 = fadd double %62, 0xBCA1A62633145C07
  %66 = fsub double 0x400921FB54442D18, %65
  %67 = select i1 %64, double %66, double %62
  %68 = tail call double @llvm.copysign.f64(double %67, double %0)
  br label %69

69:
  %70 = phi double [ %5, %4 ], [ %68, %61 ]
  ret double %70
}

define dso_local spir_func double @_Z4asind(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %48, label %4

4:
  %5 = fcmp ugt double %2, 5.000000e-01
  br i1 %5, label %24, label %6

6:
  %7 = fmul double %0, %0
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3F9F7B7E46AF0EE8, double 0xBF98A435F5117258)
  %9 = tail call double @llvm.fma.f64(double %8, double %7, double 0x3F9720D0586F24A3)
  %10 = tail call double @llvm.fma.f64(double %9, double %7, double 0x3F3804C0240677F0)
  %11 = tail call double @llvm.fma.f64(double %10, double %7, double 0x3F820548A3CA847D)
  %12 = tail call double @llvm.fma.f64(double %11, double %7, double 0x3F80A9171F4C504E)
  %13 = tail call double @llvm.fma.f64(double %12, double %7, double 0x3F840E47F482ED3F)
  %14 = tail call double @llvm.fma.f64(double %13, double %7, double 0x3F87A70AB2BCDEAD)
  %15 = tail call double @llvm.fma.f64(double %14, double %7, double 0x3F8C99B000E791F4)
  %16 = tail call double @llvm.fma.f64(double %15, double %7, double 0x3F91C4EBD6DF68B7)
  %17 = tail call double @llvm.fma.f64(double %16, double %7, double 0x3F96E8BA31CE37BF)
  %18 = tail call double @llvm.fma.f64(double %17, double %7, double 0x3F9F1C71C70ED1AD)
  %19 = tail call double @llvm.fma.f64(double %18, double %7, double 0x3FA6DB6DB6DB7C96)
  %20 = tail call double @llvm.fma.f64(double %19, double %7, double 0x3FB333333333332D)
  %21 = tail call double @llvm.fma.f64(double %20, double %7, double 0x3FC5555555555555)
  %22 = fmul double %7, %21
  %23 = tail call double @llvm.fma.f64(double %22, double %0, double %0)
  br label %48

24:
  %25 = fsub double 1.000000e+00, %2
  %26 = fmul double %25, 5.000000e-01
  %27 = tail call spir_func double @_Z4sqrtd(double %26)
  %28 = tail call double @llvm.fma.f64(double %26, double 0x3F9F7B7E46AF0EE8, double 0xBF98A435F5117258)
  %29 = tail call double @llvm.fma.f64(double %28, double %26, double 0x3F9720D0586F24A3)
  %30 = tail call double @llvm.fma.f64(double %29, double %26, double 0x3F3804C0240677F0)
  %31 = tail call double @llvm.fma.f64(double %30, double %26, double 0x3F820548A3CA847D)
  %32 = tail call double @llvm.fma.f64(double %31, double %26, double 0x3F80A9171F4C504E)
  %33 = tail call double @llvm.fma.f64(double %32, double %26, double 0x3F840E47F482ED3F)
  %34 = tail call double @llvm.fma.f64(double %33, double %26, double 0x3F87A70AB2BCDEAD)
  %35 = tail call double @llvm.fma.f64(double %34, double %26, double 0x3F8C99B000E791F4)
  %36 = tail call double @llvm.fma.f64(double %35, double %26, double 0x3F91C4EBD6DF68B7)
  %37 = tail call double @llvm.fma.f64(double %36, double %26, double 0x3F96E8BA31CE37BF)
  %38 = tail call double @llvm.fma.f64(double %37, double %26, double 0x3F9F1C71C70ED1AD)
  %39 = tail call double @llvm.fma.f64(double %38, double %26, double 0x3FA6DB6DB6DB7C96)
  %40 = tail call double @llvm.fma.f64(double %39, double %26, double 0x3FB333333333332D)
  %41 = tail call double @llvm.fma.f64(double %40, double %26, double 0x3FC5555555555555)
  %42 = fmul double %26, %41
  %43 = tail call double @llvm.fma.f64(double %42, double %27, double %27)
  %44 = fmul double %43, 2.000000e+00
  %45 = fadd double %44, 0xBC91A62633145C07
  %46 = fsub double 0x3FF921FB54442D18, %45
  %47 = tail call double @llvm.copysign.f64(double %46, double %0)
  br label %48

48:
  %49 = phi double [ 0x7FF8000000000000, %1 ], [ %23, %6 ], [ %47, %24 ]
  ret double %49
}

define dso_local spir_func double @_Z4acosd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %52, label %4

4:
  %5 = fcmp ugt double %2, 5.000000e-01
  br i1 %5, label %27, label %6

6:
  %7 = fmul double %0, %0
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3F9F7B7E46AF0EE8, double 0xBF98A435F5117258)
  %9 = tail call double @llvm.fma.f64(double %8, double %7, double 0x3F9720D0586F24A3)
  %10 = tail call double @llvm.fma.f64(double %9, double %7, double 0x3F3804C0240677F0)
  %11 = tail call double @llvm.fma.f64(double %10, double %7, double 0x3F820548A3CA847D)
  %12 = tail call double @llvm.fma.f64(double %11, double %7, double 0x3F80A9171F4C504E)
  %13 = tail call double @llvm.fma.f64(double %12, double %7, double 0x3F840E47F482ED3F)
  %14 = tail call double @llvm.fma.f64(double %13, double %7, double 0x3F87A70AB2BCDEAD)
  %15 = tail call double @llvm.fma.f64(double %14, double %7, double 0x3F8C99B000E791F4)
  %16 = tail call double @llvm.fma.f64(double %15, double %7, double 0x3F91C4EBD6DF68B7)
  %17 = tail call double @llvm.fma.f64(double %16, double %7, double 0x3F96E8BA31CE37BF)
  %18 = tail call double @llvm.fma.f64(double %17, double %7, double 0x3F9F1C71C70ED1AD)
  %19 = tail call double @llvm.fma.f64(double %18, double %7, double 0x3FA6DB6DB6DB7C96)
  %20 = tail call double @llvm.fma.f64(double %19, double %7, double 0x3FB333333333332D)
  %21 = tail call double @llvm.fma.f64(double %20, double %7, double 0x3FC5555555555555)
  %22 = fneg double %21
  %23 = fmul double %7, %22
  %24 = tail call double @llvm.fma.f64(double %23, double %0, double 0x3C91A62633145C07)
  %25 = fsub double %24, %0
  %26 = fadd double %25, 0x3FF921FB54442D18
  br label %52

27:
  %28 = fsub double 1.000000e+00, %2
  %29 = fmul double %28, 5.000000e-01
  %30 = tail call spir_func double @_Z4sqrtd(double %29)
  %31 = tail call double @llvm.fma.f64(double %29, double 0x3F9F7B7E46AF0EE8, double 0xBF98A435F5117258)
  %32 = tail call double @llvm.fma.f64(double %31, double %29, double 0x3F9720D0586F24A3)
  %33 = tail call double @llvm.fma.f64(double %32, double %29, double 0x3F3804C0240677F0)
  %34 = tail call double @llvm.fma.f64(double %33, double %29, double 0x3F820548A3CA847D)
  %35 = tail call double @llvm.fma.f64(double %34, double %29, double 0x3F80A9171F4C504E)
  %36 = tail call double @llvm.fma.f64(double %35, double %29, double 0x3F840E47F482ED3F)
  %37 = tail call double @llvm.fma.f64(double %36, double %29, double 0x3F87A70AB2BCDEAD)
  %38 = tail call double @llvm.fma.f64(double %37, double %29, double 0x3F8C99B000E791F4)
  %39 = tail call double @llvm.fma.f64(double %38, double %29, double 0x3F91C4EBD6DF68B7)
  %40 = tail call double @llvm.fma.f64(double %39, double %29, double 0x3F96E8BA31CE37BF)
  %41 = tail call double @llvm.fma.f64(double %40, double %29, double 0x3F9F1C71C70ED1AD)
  %42 = tail call double @llvm.fma.f64(double %41, double %29, double 0x3FA6DB6DB6DB7C96)
  %43 = tail call double @llvm.fma.f64(double %42, double %29, double 0x3FB333333333332D)
  %44 = tail call double @llvm.fma.f64(double %43, double %29, double 0x3FC5555555555555)
  %45 = fmul double %29, %44
  %46 = tail call double @llvm.fma.f64(double %45, double %30, double %30)
  %47 = fmul double %46, 2.000000e+00
  %48 = fcmp ogt double %0, 0.000000e+00
  %49 = fadd double %47, 0xBCA1A62633145C07
  %50 = fsub double 0x400921FB54442D18, %49
  %51 = select i1 %48, double %47, double %50
  br label %52

52:
  %53 = phi double [ 0x7FF8000000000000, %1 ], [ %26, %6 ], [ %51, %27 ]
  ret double %53
}

define dso_local spir_func double @_Z6asinpid(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4asind(double %0)
  %3 = fmul double %2, 0x3FD45F306DC9C883
  ret double %3
}

define dso_local spir_func double @_Z6acospid(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4acosd(double %0)
  %3 = fmul double %2, 0x3FD45F306DC9C883
  ret double %3
}

define dso_local spir_func double @_Z6atanpid(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4atand(double %0)
  %3 = fmul double %2, 0x3FD45F306DC9C883
  ret double %3
}

define dso_local spir_func double @_Z7atan2pidd(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5atan2dd(double %0, double %1)
  %4 = fmul double %3, 0x3FD45F306DC9C883
  ret double %4
}

define dso_local spir_func double @_Z4sinhd(double %0) local_unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %115, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ugt double %4, 1.000000e+00
  br i1 %5, label %17, label %6

6:
  %7 = fmul double %0, %0
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3CE99F0806C2628D, double 0x3D6AE777C36FD5B6)
  %9 = tail call double @llvm.fma.f64(double %8, double %7, double 0x3DE612467CCB2260)
  %10 = tail call double @llvm.fma.f64(double %9, double %7, double 0x3E5AE6456792A77F)
  %11 = tail call double @llvm.fma.f64(double %10, double %7, double 0x3EC71DE3A556F96C)
  %12 = tail call double @llvm.fma.f64(double %11, double %7, double 0x3F2A01A01A01A001)
  %13 = tail call double @llvm.fma.f64(double %12, double %7, double 0x3F81111111111111)
  %14 = tail call double @llvm.fma.f64(double %13, double %7, double 0x3FC5555555555555)
  %15 = fmul double %7, %14
  %16 = tail call double @llvm.fma.f64(double %15, double %0, double %0)
  br label %115

17:
  %18 = fcmp ogt double %4, 8.000000e+02
  %19 = select i1 %18, double 8.000000e+02, double %4
  %20 = fmul double %19, 0x3FF71547652B82FE
  %21 = tail call double @llvm.rint.f64(double %20)
  %22 = fneg double %21
  %23 = tail call double @llvm.fma.f64(double %22, double 0x3FE62E42FEFA3800, double %19)
  %24 = tail call double @llvm.fma.f64(double %22, double 0x3D2EF35793C76730, double %23)
  %25 = tail call double @llvm.fma.f64(double %24, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %26 = tail call double @llvm.fma.f64(double %25, double %24, double 0x3E927E4DB646B17E)
  %27 = tail call double @llvm.fma.f64(double %26, double %24, double 0x3EC71DE0231960EB)
  %28 = tail call double @llvm.fma.f64(double %27, double %24, double 0x3EFA01A01A6D889C)
  %29 = tail call double @llvm.fma.f64(double %28, double %24, double 0x3F2A01A01ABE7FE1)
  %30 = tail call double @llvm.fma.f64(double %29, double %24, double 0x3F56C16C16C162D4)
  %31 = tail call double @llvm.fma.f64(double %30, double %24, double 0x3F811111111100DC)
  %32 = tail call double @llvm.fma.f64(double %31, double %24, double 0x3FA5555555555556)
  %33 = tail call double @llvm.fma.f64(double %32, double %24, double 0x3FC5555555555557)
  %34 = tail call double @llvm.fma.f64(double %33, double %24, double 5.000000e-01)
  %35 = fmul double %24, %34
  %36 = tail call double @llvm.fma.f64(double %35, double %24, double %24)
  %37 = fadd double %36, 1.000000e+00
  %38 = fneg double %24
  %39 = tail call double @llvm.fma.f64(double %38, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %40 = tail call double @llvm.fma.f64(double %39, double %38, double 0x3E927E4DB646B17E)
  %41 = tail call double @llvm.fma.f64(double %40, double %38, double 0x3EC71DE0231960EB)
  %42 = tail call double @llvm.fma.f64(double %41, double %38, double 0x3EFA01A01A6D889C)
  %43 = tail call double @llvm.fma.f64(double %42, double %38, double 0x3F2A01A01ABE7FE1)
  %44 = tail call double @llvm.fma.f64(double %43, double %38, double 0x3F56C16C16C162D4)
  %45 = tail call double @llvm.fma.f64(double %44, double %38, double 0x3F811111111100DC)
  %46 = tail call double @llvm.fma.f64(double %45, double %38, double 0x3FA5555555555556)
  %47 = tail call double @llvm.fma.f64(double %46, double %38, double 0x3FC5555555555557)
  %48 = tail call double @llvm.fma.f64(double %47, double %38, double 5.000000e-01)
  %49 = fmul double %48, %38
  %50 = tail call double @llvm.fma.f64(double %49, double %38, double %38)
  %51 = fadd double %50, 1.000000e+00
  %52 = fptosi double %21 to i32
  %53 = tail call i32 @llvm.smax.i32(i32 %52, i32 -3172)
  %54 = tail call i32 @llvm.smin.i32(i32 %53, i32 3174)
  %55 = icmp sgt i32 %52, 1024
  br i1 %55, label %56, label %64

56:
  %57 = fmul double %37, 0x7FE0000000000000
  %58 = icmp sgt i32 %52, 2047
  %59 = fmul double %57, 0x7FE0000000000000
  %60 = select i1 %58, i32 -2047, i32 -1024
  %61 = add nsw i32 %54, %60
  %62 = select i1 %58, double %59, double %57
  %63 = tail call i32 @llvm.smin.i32(i32 %61, i32 1023)
  br label %75

64:
  %65 = add nsw i32 %54, -1
  %66 = icmp slt i32 %52, -1021
  br i1 %66, label %67, label %75

67:
  %68 = fmul double %37, 0x360000000000000
  %69 = icmp slt i32 %52, -1990
  %70 = fmul double %68, 0x360000000000000
  %71 = select i1 %69, i32 1937, i32 968
  %72 = add nsw i32 %54, %71
  %73 = select i1 %69, double %70, double %68
  %74 = tail call i32 @llvm.smax.i32(i32 %72, i32 -1022)
  br label %75

75:
  %76 = phi i32 [ %63, %56 ], [ %74, %67 ], [ %65, %64 ]
  %77 = phi double [ %62, %56 ], [ %73, %67 ], [ %37, %64 ]
  %78 = add nsw i32 %76, 1023
  %79 = zext i32 %78 to i64
  %80 = shl i64 %79, 52
  %81 = bitcast i64 %80 to double
  %82 = fmul double %77, %81
  %83 = tail call i32 @llvm.smax.i32(i32 %52, i32 -3174)
  %84 = tail call i32 @llvm.smin.i32(i32 %83, i32 3172)
  %85 = icmp slt i32 %52, -1024
  br i1 %85, label %86, label %94

86:
  %87 = fmul double %51, 0x7FE0000000000000
  %88 = icmp slt i32 %52, -2047
  %89 = fmul double %87, 0x7FE0000000000000
  %90 = select i1 %88, i32 -2047, i32 -1024
  %91 = sub nsw i32 %90, %84
  %92 = select i1 %88, double %89, double %87
  %93 = tail call i32 @llvm.smin.i32(i32 %91, i32 1023)
  br label %105

94:
  %95 = xor i32 %84, -1
  %96 = icmp sgt i32 %52, 1021
  br i1 %96, label %97, label %105

97:
  %98 = fmul double %51, 0x360000000000000
  %99 = icmp sgt i32 %52, 1990
  %100 = fmul double %98, 0x360000000000000
  %101 = select i1 %99, i32 1937, i32 968
  %102 = sub nsw i32 %101, %84
  %103 = select i1 %99, double %100, double %98
  %104 = tail call i32 @llvm.smax.i32(i32 %102, i32 -1022)
  br label %105

105:
  %106 = phi i32 [ %93, %86 ], [ %104, %97 ], [ %95, %94 ]
  %107 = phi double [ %92, %86 ], [ %103, %97 ], [ %51, %94 ]
  %108 = add nsw i32 %106, 1023
  %109 = zext i32 %108 to i64
  %110 = shl i64 %109, 52
  %111 = bitcast i64 %110 to double
  %112 = fmul double %107, %111
  %113 = fsub double %82, %112
  %114 = tail call double @llvm.copysign.f64(double %113, double %0)
  br label %115

115:
  %116 = phi double [ %0, %1 ], [ %16, %6 ], [ %114, %105 ]
  ret double %116
}

define dso_local spir_func double @_Z4coshd(double %0) local_unnamed_addr {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %101, label %3

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp ogt double %4, 8.000000e+02
  %6 = select i1 %5, double 8.000000e+02, double %4
  %7 = fmul double %6, 0x3FF71547652B82FE
  %8 = tail call double @llvm.rint.f64(double %7)
  %9 = fneg double %8
  %10 = tail call double @llvm.fma.f64(double %9, double 0x3FE62E42FEFA3800, double %6)
  %11 = tail call double @llvm.fma.f64(double %9, double 0x3D2EF35793C76730, double %10)
  %12 = tail call double @llvm.fma.f64(double %11, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %13 = tail call double @llvm.fma.f64(double %12, double %11, double 0x3E927E4DB646B17E)
  %14 = tail call double @llvm.fma.f64(double %13, double %11, double 0x3EC71DE0231960EB)
  %15 = tail call double @llvm.fma.f64(double %14, double %11, double 0x3EFA01A01A6D889C)
  %16 = tail call double @llvm.fma.f64(double %15, double %11, double 0x3F2A01A01ABE7FE1)
  %17 = tail call double @llvm.fma.f64(double %16, double %11, double 0x3F56C16C16C162D4)
  %18 = tail call double @llvm.fma.f64(double %17, double %11, double 0x3F811111111100DC)
  %19 = tail call double @llvm.fma.f64(double %18, double %11, double 0x3FA5555555555556)
  %20 = tail call double @llvm.fma.f64(double %19, double %11, double 0x3FC5555555555557)
  %21 = tail call double @llvm.fma.f64(double %20, double %11, double 5.000000e-01)
  %22 = fmul double %11, %21
  %23 = tail call double @llvm.fma.f64(double %22, double %11, double %11)
  %24 = fadd double %23, 1.000000e+00
  %25 = fneg double %11
  %26 = tail call double @llvm.fma.f64(double %25, double 0x3E21F730349868CE, double 0x3E5AF4DE97CA4194)
  %27 = tail call double @llvm.fma.f64(double %26, double %25, double 0x3E927E4DB646B17E)
  %28 = tail call double @llvm.fma.f64(double %27, double %25, double 0x3EC71DE0231960EB)
  %29 = tail call double @llvm.fma.f64(double %28, double %25, double 0x3EFA01A01A6D889C)
  %30 = tail call double @llvm.fma.f64(double %29, double %25, double 0x3F2A01A01ABE7FE1)
  %31 = tail call double @llvm.fma.f64(double %30, double %25, double 0x3F56C16C16C162D4)
  %32 = tail call double @llvm.fma.f64(double %31, double %25, double 0x3F811111111100DC)
  %33 = tail call double @llvm.fma.f64(double %32, double %25, double 0x3FA5555555555556)
  %34 = tail call double @llvm.fma.f64(double %33, double %25, double 0x3FC5555555555557)
  %35 = tail call double @llvm.fma.f64(double %34, double %25, double 5.000000e-01)
  %36 = fmul double %35, %25
  %37 = tail call double @llvm.fma.f64(double %36, double %25, double %25)
  %38 = fadd double %37, 1.000000e+00
  %39 = fptosi double %8 to i32
  %40 = tail call i32 @llvm.smax.i32(i32 %39, i32 -3172)
  %41 = tail call i32 @llvm.smin.i32(i32 %40, i32 3174)
  %42 = icmp sgt i32 %39, 1024
  br i1 %42, label %43, label %51

43:
  %44 = fmul double %24, 0x7FE0000000000000
  %45 = icmp sgt i32 %39, 2047
  %46 = fmul double %44, 0x7FE0000000000000
  %47 = select i1 %45, i32 -2047, i32 -1024
  %48 = add nsw i32 %41, %47
  %49 = select i1 %45, double %46, double %44
  %50 = tail call i32 @llvm.smin.i32(i32 %48, i32 1023)
  br label %62

51:
  %52 = add nsw i32 %41, -1
  %53 = icmp slt i32 %39, -1021
  br i1 %53, label %54, label %62

54:
  %55 = fmul double %24, 0x360000000000000
  %56 = icmp slt i32 %39, -1990
  %57 = fmul double %55, 0x360000000000000
  %58 = select i1 %56, i32 1937, i32 968
  %59 = add nsw i32 %41, %58
  %60 = select i1 %56, double %57, double %55
  %61 = tail call i32 @llvm.smax.i32(i32 %59, i32 -1022)
  br label %62

62:
  %63 = phi i32 [ %50, %43 ], [ %61, %54 ], [ %52, %51 ]
  %64 = phi double [ %49, %43 ], [ %60, %54 ], [ %24, %51 ]
  %65 = add nsw i32 %63, 1023
  %66 = zext i32 %65 to i64
  %67 = shl i64 %66, 52
  %68 = bitcast i64 %67 to double
  %69 = fmul double %64, %68
  %70 = tail call i32 @llvm.smax.i32(i32 %39, i32 -3174)
  %71 = tail call i32 @llvm.smin.i32(i32 %70, i32 3172)
  %72 = icmp slt i32 %39, -1024
  br i1 %72, label %73, label %81

73:
  %74 = fmul double %38, 0x7FE0000000000000
  %75 = icmp slt i32 %39, -2047
  %76 = fmul double %74, 0x7FE0000000000000
  %77 = select i1 %75, i32 -2047, i32 -1024
  %78 = sub nsw i32 %77, %71
  %79 = select i1 %75, double %76, double %74
  %80 = tail call i32 @llvm.smin.i32(i32 %78, i32 1023)
  br label %92

81:
  %82 = xor i32 %71, -1
  %83 = icmp sgt i32 %39, 1021
  br i1 %83, label %84, label %92

84:
  %85 = fmul double %38, 0x360000000000000
  %86 = icmp sgt i32 %39, 1990
  %87 = fmul double %85, 0x360000000000000
  %88 = select i1 %86, i32 1937, i32 968
  %89 = sub nsw i32 %88, %71
  %90 = select i1 %86, double %87, double %85
  %91 = tail call i32 @llvm.smax.i32(i32 %89, i32 -1022)
  br label %92

92:
  %93 = phi i32 [ %80, %73 ], [ %91, %84 ], [ %82, %81 ]
  %94 = phi double [ %79, %73 ], [ %90, %84 ], [ %38, %81 ]
  %95 = add nsw i32 %93, 1023
  %96 = zext i32 %95 to i64
  %97 = shl i64 %96, 52
  %98 = bitcast i64 %97 to double
  %99 = fmul double %94, %98
  %100 = fadd double %69, %99
  br label %101

101:
  %102 = phi double [ %100, %92 ], [ %0, %1 ]
  ret double %102
}

define dso_local spir_func double @_Z4tanhd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp uno double %0, 0.000000e+00
  %4 = fcmp olt double %2, 0x3E30000000000000
  %5 = or i1 %3, %4
  br i1 %5, label %53, label %6

6:
  %7 = fcmp ogt double %2, 2.200000e+01
  br i1 %7, label %8, label %10

8:
  %9 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  br label %53

10:
  %11 = fcmp olt double %2, 4.000000e-01
  br i1 %11, label %12, label %28

12:
  %13 = fmul double %0, %0
  %14 = tail call double @llvm.fma.f64(double %13, double 0x3EE6D4E8125AB3A8, double 0xBF039035B35BDD9C)
  %15 = tail call double @llvm.fma.f64(double %14, double %13, double 0x3F194936E53BFE31)
  %16 = tail call double @llvm.fma.f64(double %15, double %13, double 0xBF2F558B951895C0)
  %17 = tail call double @llvm.fma.f64(double %16, double %13, double 0x3F435573A22593B1)
  %18 = tail call double @llvm.fma.f64(double %17, double %13, double 0xBF57DA35C7F81D3B)
  %19 = tail call double @llvm.fma.f64(double %18, double %13, double 0x3F6D6D3D0B531FF2)
  %20 = tail call double @llvm.fma.f64(double %19, double %13, double 0xBF8226E355E1D0B8)
  %21 = tail call double @llvm.fma.f64(double %20, double %13, double 0x3F9664F4882C0683)
  %22 = tail call double @llvm.fma.f64(double %21, double %13, double 0xBFABA1BA1BA1BA10)
  %23 = tail call double @llvm.fma.f64(double %22, double %13, double 0x3FC1111111111111)
  %24 = tail call double @llvm.fma.f64(double %23, double %13, double 0xBFD5555555555555)
  %25 = fmul double %0, %24
  %26 = fmul double %0, %25
  %27 = tail call double @llvm.fma.f64(double %26, double %0, double %0)
  br label %53

28:
  %29 = fmul double %2, 2.000000e+00
  %30 = tail call spir_func double @_Z5expm1d(double %29)
  %31 = fadd double %30, 2.000000e+00
  %32 = fptrunc double %31 to float
  %33 = fdiv float 1.000000e+00, %32
  %34 = fpext float %33 to double
  %35 = fneg double %31
  %36 = tail call double @llvm.fma.f64(double %35, double %34, double 1.000000e+00)
  %37 = tail call double @llvm.fma.f64(double %34, double %36, double %34)
  %38 = tail call double @llvm.fma.f64(double %35, double %37, double 1.000000e+00)
  %39 = tail call double @llvm.fma.f64(double %37, double %38, double %37)
  %40 = fmul double %30, %39
  %41 = tail call double @llvm.fma.f64(double %35, double %40, double %30)
  %42 = tail call double @llvm.fma.f64(double %41, double %39, double %40)
  %43 = fneg double %42
  %44 = fadd double %31, -2.000000e+00
  %45 = fsub double %30, %44
  %46 = tail call double @llvm.fma.f64(double %43, double %31, double %30)
  %47 = tail call double @llvm.fma.f64(double %43, double %45, double %46)
  %48 = fmul double %39, %47
  %49 = tail call double @llvm.fma.f64(double %35, double %48, double %47)
  %50 = tail call double @llvm.fma.f64(double %49, double %39, double %48)
  %51 = fadd double %42, %50
  %52 = tail call double @llvm.copysign.f64(double %51, double %0)
  br label %53

53:
  %54 = phi double [ %52, %28 ], [ %9, %8 ], [ %27, %12 ], [ %0, %1 ]
  ret double %54
}

define dso_local spir_func double @_Z5asinhd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  %4 = fcmp uge double %2, 0x3E30000000000000
  %5 = and i1 %3, %4
  br i1 %5, label %6, label %32

6:
  %7 = fcmp ogt double %2, 0x41B0000000000000
  br i1 %7, label %8, label %11

8:
  %9 = tail call spir_func double @_Z3logd(double %2)
  %10 = fadd double %9, 0x3FE62E42FEFA39EF
  br label %29

11:
  %12 = fmul double %0, %0
  %13 = fadd double %12, 1.000000e+00
  %14 = tail call spir_func double @_Z4sqrtd(double %13)
  %15 = fadd double %14, 1.000000e+00
  %16 = fptrunc double %15 to float
  %17 = fdiv float 1.000000e+00, %16
  %18 = fpext float %17 to double
  %19 = fneg double %15
  %20 = tail call double @llvm.fma.f64(double %19, double %18, double 1.000000e+00)
  %21 = tail call double @llvm.fma.f64(double %18, double %20, double %18)
  %22 = tail call double @llvm.fma.f64(double %19, double %21, double 1.000000e+00)
  %23 = tail call double @llvm.fma.f64(double %21, double %22, double %21)
  %24 = fmul double %12, %23
  %25 = tail call double @llvm.fma.f64(double %19, double %24, double %12)
  %26 = tail call double @llvm.fma.f64(double %25, double %23, double %24)
  %27 = fadd double %2, %26
  %28 = tail call spir_func double @_Z5log1pd(double %27)
  br label %29

29:
  %30 = phi double [ %10, %8 ], [ %28, %11 ]
  %31 = tail call double @llvm.copysign.f64(double %30, double %0)
  br label %32

32:
  %33 = phi double [ %31, %29 ], [ %0, %1 ]
  ret double %33
}

define dso_local spir_func double @_Z5acoshd(double %0) local_unnamed_addr {
  %2 = fcmp ult double %0, 1.000000e+00
  br i1 %2, label %15, label %3

3:
  %4 = fcmp ogt double %0, 0x41B0000000000000
  br i1 %4, label %5, label %8

5:
  %6 = tail call spir_func double @_Z3logd(double %0)
  %7 = fadd double %6, 0x3FE62E42FEFA39EF
  br label %15

8:
  %9 = fadd double %0, -1.000000e+00
  %10 = fmul double %9, 2.000000e+00
  %11 = tail call double @llvm.fma.f64(double %9, double %9, double %10)
  %12 = tail call spir_func double @_Z4sqrtd(double %11)
  %13 = fadd double %9, %12
  %14 = tail call spir_func double @_Z5log1pd(double %13)
  br label %15

15:
  %16 = phi double [ %7, %5 ], [ %14, %8 ], [ 0x7FF8000000000000, %1 ]
  ret double %16
}

define dso_local spir_func double @_Z5atanhd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %27, label %4

4:
  %5 = fcmp oeq double %2, 1.000000e+00
  br i1 %5, label %6, label %8

6:
  %7 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %27

8:
  %9 = fcmp olt double %2, 0x3E30000000000000
  br i1 %9, label %27, label %10

10:
  %11 = fmul double %2, 2.000000e+00
  %12 = fsub double 1.000000e+00, %2
  %13 = fptrunc double %12 to float
  %14 = fdiv float 1.000000e+00, %13
  %15 = fpext float %14 to double
  %16 = fneg double %12
  %17 = tail call double @llvm.fma.f64(double %16, double %15, double 1.000000e+00)
  %18 = tail call double @llvm.fma.f64(double %15, double %17, double %15)
  %19 = tail call double @llvm.fma.f64(double %16, double %18, double 1.000000e+00)
  %20 = tail call double @llvm.fma.f64(double %18, double %19, double %18)
  %21 = fmul double %11, %20
  %22 = tail call double @llvm.fma.f64(double %16, double %21, double %11)
  %23 = tail call double @llvm.fma.f64(double %22, double %20, double %21)
  %24 = tail call spir_func double @_Z5log1pd(double %23)
  %25 = fmul double %24, 5.000000e-01
  %26 = tail call double @llvm.copysign.f64(double %25, double %0)
  br label %27

27:
  %28 = phi double [ %7, %6 ], [ 0x7FF8000000000000, %1 ], [ %26, %10 ], [ %0, %8 ]
  ret double %28
}

define dso_local spir_func double @_Z5hypotdd(double %0, double %1) local_unnamed_addr {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fcmp oeq double %3, 0x7FF0000000000000
  %6 = fcmp oeq double %4, 0x7FF0000000000000
  %7 = or i1 %5, %6
  br i1 %7, label %30, label %8

8:
  %9 = fcmp uno double %0, %1
  br i1 %9, label %10, label %12

10:
  %11 = fadd double %3, %4
  br label %30

12:
  %13 = fcmp ogt double %3, %4
  %14 = select i1 %13, double %3, double %4
  %15 = fcmp oeq double %14, 0.000000e+00
  br i1 %15, label %30, label %16

16:
  %17 = select i1 %13, double %4, double %3
  %18 = fcmp ogt double %14, 0x5F30000000000000
  %19 = fcmp olt double %14, 0x26F0000000000000
  %20 = select i1 %19, double 0x6570000000000000, double 1.000000e+00
  %21 = select i1 %18, double 0x1A70000000000000, double %20
  %22 = select i1 %19, double 0x1A70000000000000, double 1.000000e+00
  %23 = select i1 %18, double 0x6570000000000000, double %22
  %24 = fmul double %14, %21
  %25 = fmul double %17, %21
  %26 = fmul double %25, %25
  %27 = tail call double @llvm.fma.f64(double %24, double %24, double %26)
  %28 = tail call spir_func double @_Z4sqrtd(double %27)
  %29 = fmul double %23, %28
  br label %30

30:
  %31 = phi double [ 0x7FF0000000000000, %2 ], [ %11, %10 ], [ %29, %16 ], [ %14, %12 ]
  ret double %31
}

define dso_local spir_func double @_Z4cbrtd(double %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 408)
  br i1 %2, label %3, label %63

3:
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp olt double %4, 0x10000000000000
  %6 = fmul double %4, 0x4340000000000000
  %7 = select i1 %5, double %6, double %4
  %8 = bitcast double %7 to i64
  %9 = and i64 %8, 4503599627370495
  %10 = or disjoint i64 %9, 4503599627370496
  %11 = lshr i64 %8, 52
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = select i1 %5, i32 -1076, i32 -1023
  %14 = add nsw i32 %13, %12
  %15 = add nsw i32 %14, 1200
  %16 = udiv i32 %15, 3
  %17 = uitofp nneg i64 %10 to double
  %18 = mul nuw nsw i32 %16, 4093
  %19 = add nsw i32 %14, 2171
  %20 = add nuw nsw i32 %19, %18
  %21 = zext nneg i32 %20 to i64
  %22 = shl i64 %21, 52
  %23 = bitcast i64 %22 to double
  %24 = fmul double %17, %23
  %25 = fptrunc double %24 to float
  %26 = tail call spir_func float @_Z4cbrtf(float %25)
  %27 = fpext float %26 to double
  br label %35

28:
  %29 = add nuw nsw i32 %16, 623
  %30 = zext nneg i32 %29 to i64
  %31 = shl nuw nsw i64 %30, 52
  %32 = bitcast i64 %31 to double
  %33 = fmul double %60, %32
  %34 = tail call double @llvm.copysign.f64(double %33, double %0)
  br label %63

35:
  %36 = phi double [ %27, %3 ], [ %60, %35 ]
  %37 = phi i32 [ 0, %3 ], [ %61, %35 ]
  %38 = fmul double %36, %36
  %39 = fneg double %38
  %40 = tail call double @llvm.fma.f64(double %36, double %36, double %39)
  %41 = fmul double %36, %38
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %38, double %36, double %42)
  %44 = fmul double %36, %40
  %45 = fadd double %43, %44
  %46 = fsub double %41, %24
  %47 = fadd double %46, %45
  %48 = fmul double %38, 3.000000e+00
  %49 = fptrunc double %48 to float
  %50 = fdiv float 1.000000e+00, %49
  %51 = fpext float %50 to double
  %52 = fneg double %48
  %53 = tail call double @llvm.fma.f64(double %52, double %51, double 1.000000e+00)
  %54 = tail call double @llvm.fma.f64(double %51, double %53, double %51)
  %55 = tail call double @llvm.fma.f64(double %52, double %54, double 1.000000e+00)
  %56 = tail call double @llvm.fma.f64(double %54, double %55, double %54)
  %57 = fmul double %47, %56
  %58 = tail call double @llvm.fma.f64(double %52, double %57, double %47)
  %59 = tail call double @llvm.fma.f64(double %58, double %56, double %57)
  %60 = fsub double %36, %59
  %61 = add nuw nsw i32 %37, 1
  %62 = icmp eq i32 %37, 0
  br i1 %62, label %35, label %28

63:
  %64 = phi double [ %34, %28 ], [ %0, %1 ]
  ret double %64
}

declare dso_local spir_func float @_Z4cbrtf(float) local_unnamed_addr

define dso_local spir_func double @_Z4fmoddd(double %0, double %1) local_unnamed_addr {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %79, label %4

4:
  %5 = tail call double @llvm.fabs.f64(double %0)
  %6 = fcmp one double %5, 0x7FF0000000000000
  %7 = fcmp une double %1, 0.000000e+00
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %79

9:
  %10 = tail call double @llvm.fabs.f64(double %1)
  %11 = fcmp olt double %5, %10
  br i1 %11, label %79, label %12

12:
  %13 = fcmp olt double %10, 0x10000000000000
  %14 = fmul double %10, 0x4340000000000000
  %15 = select i1 %13, double %14, double %10
  %16 = bitcast double %15 to i64
  %17 = and i64 %16, 4503599627370495
  %18 = or disjoint i64 %17, 4503599627370496
  %19 = lshr i64 %16, 52
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = select i1 %13, i32 -1076, i32 -1023
  %22 = add nsw i32 %21, %20
  %23 = fcmp oeq double %0, 0.000000e+00
  br i1 %23, label %79, label %24

24:
  %25 = fcmp olt double %5, 0x10000000000000
  %26 = fmul double %5, 0x4340000000000000
  %27 = select i1 %25, double %26, double %5
  %28 = bitcast double %27 to i64
  %29 = lshr i64 %28, 52
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = and i64 %28, 4503599627370495
  %32 = or disjoint i64 %31, 4503599627370496
  %33 = select i1 %25, i32 -1076, i32 -1023
  %34 = add nsw i32 %33, %30
  %35 = sub nsw i32 %34, %22
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %70, label %37

37:
  %38 = phi i64 [ %32, %24 ], [ %76, %70 ]
  %39 = icmp ult i64 %38, %18
  %40 = select i1 %39, i64 0, i64 %18
  %41 = sub i64 %38, %40
  %42 = uitofp i64 %41 to double
  %43 = tail call i32 @llvm.smax.i32(i32 %22, i32 -3121)
  %44 = tail call i32 @llvm.smin.i32(i32 %43, i32 3225)
  %45 = icmp sgt i32 %22, 1075
  br i1 %45, label %46, label %54

46:
  %47 = fmul double %42, 0x7FE0000000000000
  %48 = icmp sgt i32 %22, 2098
  %49 = fmul double %47, 0x7FE0000000000000
  %50 = select i1 %48, i32 -2098, i32 -1075
  %51 = add nsw i32 %44, %50
  %52 = select i1 %48, double %49, double %47
  %53 = tail call i32 @llvm.smin.i32(i32 %51, i32 1023)
  br label %61

54:
  %55 = add nsw i32 %44, -52
  %56 = icmp slt i32 %22, -970
  br i1 %56, label %57, label %61

57:
  %58 = fmul double %42, 0x360000000000000
  %59 = tail call i32 @llvm.smax.i32(i32 %44, i32 -1939)
  %60 = add nsw i32 %59, 917
  br label %61

61:
  %62 = phi i32 [ %53, %46 ], [ %60, %57 ], [ %55, %54 ]
  %63 = phi double [ %52, %46 ], [ %58, %57 ], [ %42, %54 ]
  %64 = add nsw i32 %62, 1023
  %65 = zext i32 %64 to i64
  %66 = shl i64 %65, 52
  %67 = bitcast i64 %66 to double
  %68 = fmul double %63, %67
  %69 = tail call double @llvm.copysign.f64(double %68, double %0)
  br label %79

70:
  %71 = phi i32 [ %77, %70 ], [ %35, %24 ]
  %72 = phi i64 [ %76, %70 ], [ %32, %24 ]
  %73 = icmp ult i64 %72, %18
  %74 = select i1 %73, i64 0, i64 %18
  %75 = sub i64 %72, %74
  %76 = shl i64 %75, 1
  %77 = add nsw i32 %71, -1
  %78 = icmp sgt i32 %71, 1
  br i1 %78, label %70, label %37

79:
  %80 = phi double [ %0, %9 ], [ 0x7FF8000000000000, %2 ], [ 0x7FF8000000000000, %4 ], [ %69, %61 ], [ %0, %12 ]
  ret double %80
}

define dso_local spir_func double @_Z5roundd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.trunc.f64(double %0)
  %3 = fsub double %0, %2
  %4 = tail call double @llvm.fabs.f64(double %3)
  %5 = fcmp ult double %4, 5.000000e-01
  %6 = tail call double @llvm.fabs.f64(double %2)
  %7 = fadd double %6, 1.000000e+00
  %8 = tail call double @llvm.fabs.f64(double %2)
  %9 = select i1 %5, double %8, double %7
  %10 = tail call double @llvm.copysign.f64(double %9, double %0)
  ret double %10
}

declare double @llvm.trunc.f64(double)

define dso_local spir_func double @_Z4fdimdd(double %0, double %1) local_unnamed_addr {
  %3 = fcmp uno double %0, %1
  %4 = fadd double %0, %1
  %5 = fcmp ogt double %0, %1
  %6 = fsub double %0, %1
  %7 = select i1 %5, double %6, double 0.000000e+00
  %8 = select i1 %3, double %4, double %7
  ret double %8
}

define dso_local spir_func double @_Z6maxmagdd(double %0, double %1) local_unnamed_addr {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fcmp ogt double %3, %4
  %6 = fcmp ogt double %4, %3
  %7 = tail call double @llvm.maxnum.f64(double %0, double %1)
  %8 = select i1 %6, double %1, double %7
  %9 = select i1 %5, double %0, double %8
  ret double %9
}

declare double @llvm.maxnum.f64(double, double)

define dso_local spir_func double @_Z6minmagdd(double %0, double %1) local_unnamed_addr {
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = tail call double @llvm.fabs.f64(double %1)
  %5 = fcmp olt double %3, %4
  %6 = fcmp olt double %4, %3
  %7 = tail call double @llvm.minnum.f64(double %0, double %1)
  %8 = select i1 %6, double %1, double %7
  %9 = select i1 %5, double %0, double %8
  ret double %9
}

declare double @llvm.minnum.f64(double, double)

define dso_local spir_func double @_Z9nextafterdd(double %0, double %1) local_unnamed_addr {
  %3 = fcmp uno double %0, %1
  br i1 %3, label %4, label %6

4:
  %5 = fadd double %0, %1
  br label %20

6:
  %7 = fcmp oeq double %0, %1
  br i1 %7, label %20, label %8

8:
  %9 = fcmp oeq double %0, 0.000000e+00
  br i1 %9, label %10, label %12

10:
  %11 = tail call double @llvm.copysign.f64(double 4.940660e-324, double %1)
  br label %20

12:
  %13 = bitcast double %0 to i64
  %14 = fcmp olt double %0, %1
  %15 = fcmp ule double %0, 0.000000e+00
  %16 = xor i1 %15, %14
  %17 = select i1 %16, i64 1, i64 -1
  %18 = add i64 %17, %13
  %19 = bitcast i64 %18 to double
  br label %20

20:
  %21 = phi double [ %5, %4 ], [ %19, %12 ], [ %11, %10 ], [ %1, %6 ]
  ret double %21
}

define dso_local spir_func double @_Z10smoothstepddd(double %0, double %1, double %2) local_unnamed_addr {
  %4 = fsub double %2, %0
  %5 = fsub double %1, %0
  %6 = fdiv double %4, %5
  %7 = tail call double @llvm.maxnum.f64(double %6, double 0.000000e+00)
  %8 = tail call double @llvm.minnum.f64(double %7, double 1.000000e+00)
  %9 = fmul double %8, %8
  %10 = fmul double %8, 2.000000e+00
  %11 = fsub double 3.000000e+00, %10
  %12 = fmul double %9, %11
  ret double %12
}

define dso_local spir_func double @_Z4signd(double %0) local_unnamed_addr {
  %2 = fcmp ogt double %0, 0.000000e+00
  br i1 %2, label %8, label %3

3:
  %4 = fcmp olt double %0, 0.000000e+00
  br i1 %4, label %8, label %5

5:
  %6 = fcmp ord double %0, 0.000000e+00
  %7 = select i1 %6, double %0, double 0.000000e+00
  br label %8

8:
  %9 = phi double [ 1.000000e+00, %1 ], [ %7, %5 ], [ -1.000000e+00, %3 ]
  ret double %9
}

define dso_local spir_func double @_Z7degreesd(double %0) local_unnamed_addr {
  %2 = fmul double %0, 0x404CA5DC1A63C1F8
  ret double %2
}

define dso_local spir_func double @_Z7radiansd(double %0) local_unnamed_addr {
  %2 = fmul double %0, 0x3F91DF46A2529D39
  ret double %2
}

define dso_local spir_func i32 @_Z8isfinited(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp one double %2, 0x7FF0000000000000
  %4 = zext i1 %3 to i32
  ret i32 %4
}

define dso_local spir_func i32 @_Z8isnormald(double %0) local_unnamed_addr {
  %2 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 264)
  %3 = zext i1 %2 to i32
  ret i32 %3
}

define dso_local spir_func i32 @_Z7signbitd(double %0) local_unnamed_addr {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 63
  %4 = trunc nuw nsw i64 %3 to i32
  ret i32 %4
}

define dso_local spir_func double @_Z6lengthd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  ret double %2
}

define dso_local spir_func double @_Z8distancedd(double %0, double %1) local_unnamed_addr {
  %3 = fsub double %0, %1
  %4 = tail call double @llvm.fabs.f64(double %3)
  ret double %4
}

define dso_local spir_func double @_Z9normalized(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4signd(double %0)
  ret double %2
}

define dso_local spir_func double @_Z6lengthDv2_d(<2 x double> %0) local_unnamed_addr {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <2 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %7 = fcmp ogt double %6, 0x5F30000000000000
  %8 = fcmp olt double %6, 0x26F0000000000000
  %9 = select i1 %8, double 0x6570000000000000, double 1.000000e+00
  %10 = select i1 %7, double 0x1A70000000000000, double %9
  %11 = insertelement <2 x double> poison, double %10, i64 0
  %12 = shufflevector <2 x double> %11, <2 x double> poison, <2 x i32> zeroinitializer
  %13 = fmul <2 x double> %0, %12
  %14 = fmul <2 x double> %13, %13
  %15 = fmul <2 x double> %13, %13
  %16 = shufflevector <2 x double> %15, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %17 = fadd <2 x double> %14, %16
  %18 = extractelement <2 x double> %17, i64 0
  %19 = tail call spir_func double @_Z4sqrtd(double %18)
  %20 = fcmp oeq double %10, 1.000000e+00
  %21 = select i1 %7, double 0x6570000000000000, double 0x1A70000000000000
  %22 = select i1 %20, double 1.000000e+00, double %21
  %23 = fmul double %22, %19
  ret double %23
}

define dso_local spir_func double @_Z8distanceDv2_dS_(<2 x double> %0, <2 x double> %1) local_unnamed_addr {
  %3 = fsub <2 x double> %0, %1
  %4 = tail call spir_func double @_Z6lengthDv2_d(<2 x double> %3)
  ret double %4
}

define dso_local spir_func <2 x double> @_Z9normalizeDv2_d(<2 x double> %0) local_unnamed_addr {
  %2 = extractelement <2 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <2 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %7 = fcmp oeq double %6, 0.000000e+00
  br i1 %7, label %26, label %8

8:
  %9 = fcmp ogt double %6, 0x5F30000000000000
  %10 = fcmp olt double %6, 0x26F0000000000000
  %11 = select i1 %10, double 0x6570000000000000, double 1.000000e+00
  %12 = select i1 %9, double 0x1A70000000000000, double %11
  %13 = insertelement <2 x double> poison, double %12, i64 0
  %14 = shufflevector <2 x double> %13, <2 x double> poison, <2 x i32> zeroinitializer
  %15 = fmul <2 x double> %0, %14
  %16 = fmul <2 x double> %15, %15
  %17 = fmul <2 x double> %15, %15
  %18 = shufflevector <2 x double> %17, <2 x double> poison, <2 x i32> <i32 1, i32 poison>
  %19 = fadd <2 x double> %16, %18
  %20 = extractelement <2 x double> %19, i64 0
  %21 = tail call spir_func double @_Z4sqrtd(double %20)
  %22 = fdiv double 1.000000e+00, %21
  %23 = insertelement <2 x double> poison, double %22, i64 0
  %24 = shufflevector <2 x double> %23, <2 x double> poison, <2 x i32> zeroinitializer
  %25 = fmul <2 x double> %15, %24
  br label %26

26:
  %27 = phi <2 x double> [ %25, %8 ], [ %0, %1 ]
  ret <2 x double> %27
}

define dso_local spir_func double @_Z6lengthDv3_d(<3 x double> %0) local_unnamed_addr {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <3 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %7 = extractelement <3 x double> %0, i64 2
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = tail call double @llvm.maxnum.f64(double %6, double %8)
  %10 = fcmp ogt double %9, 0x5F30000000000000
  %11 = fcmp olt double %9, 0x26F0000000000000
  %12 = select i1 %11, double 0x6570000000000000, double 1.000000e+00
  %13 = select i1 %10, double 0x1A70000000000000, double %12
  %14 = insertelement <3 x double> poison, double %13, i64 0
  %15 = shufflevector <3 x double> %14, <3 x double> poison, <3 x i32> zeroinitializer
  %16 = fmul <3 x double> %0, %15
  %17 = fmul <3 x double> %16, %16
  %18 = fmul <3 x double> %16, %16
  %19 = shufflevector <3 x double> %18, <3 x double> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %20 = fadd <3 x double> %17, %19
  %21 = fmul <3 x double> %16, %16
  %22 = shufflevector <3 x double> %21, <3 x double> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %23 = fadd <3 x double> %22, %20
  %24 = extractelement <3 x double> %23, i64 0
  %25 = tail call spir_func double @_Z4sqrtd(double %24)
  %26 = fcmp oeq double %13, 1.000000e+00
  %27 = select i1 %10, double 0x6570000000000000, double 0x1A70000000000000
  %28 = select i1 %26, double 1.000000e+00, double %27
  %29 = fmul double %28, %25
  ret double %29
}

define dso_local spir_func double @_Z8distanceDv3_dS_(<3 x double> %0, <3 x double> %1) local_unnamed_addr {
  %3 = fsub <3 x double> %0, %1
  %4 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> %3)
  ret double %4
}

define dso_local spir_func <3 x double> @_Z9normalizeDv3_d(<3 x double> %0) local_unnamed_addr {
  %2 = extractelement <3 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <3 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %7 = extractelement <3 x double> %0, i64 2
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = tail call double @llvm.maxnum.f64(double %6, double %8)
  %10 = fcmp oeq double %9, 0.000000e+00
  br i1 %10, label %32, label %11

11:
  %12 = fcmp ogt double %9, 0x5F30000000000000
  %13 = fcmp olt double %9, 0x26F0000000000000
  %14 = select i1 %13, double 0x6570000000000000, double 1.000000e+00
  %15 = select i1 %12, double 0x1A70000000000000, double %14
  %16 = insertelement <3 x double> poison, double %15, i64 0
  %17 = shufflevector <3 x double> %16, <3 x double> poison, <3 x i32> zeroinitializer
  %18 = fmul <3 x double> %0, %17
  %19 = fmul <3 x double> %18, %18
  %20 = fmul <3 x double> %18, %18
  %21 = shufflevector <3 x double> %20, <3 x double> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %22 = fadd <3 x double> %19, %21
  %23 = fmul <3 x double> %18, %18
  %24 = shufflevector <3 x double> %23, <3 x double> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %25 = fadd <3 x double> %24, %22
  %26 = extractelement <3 x double> %25, i64 0
  %27 = tail call spir_func double @_Z4sqrtd(double %26)
  %28 = fdiv double 1.000000e+00, %27
  %29 = insertelement <3 x double> poison, double %28, i64 0
  %30 = shufflevector <3 x double> %29, <3 x double> poison, <3 x i32> zeroinitializer
  %31 = fmul <3 x double> %18, %30
  br label %32

32:
  %33 = phi <3 x double> [ %31, %11 ], [ %0, %1 ]
  ret <3 x double> %33
}

define dso_local spir_func double @_Z6lengthDv4_d(<4 x double> %0) local_unnamed_addr {
  %2 = extractelement <4 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <4 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %7 = extractelement <4 x double> %0, i64 2
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = extractelement <4 x double> %0, i64 3
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = tail call double @llvm.maxnum.f64(double %8, double %10)
  %12 = tail call double @llvm.maxnum.f64(double %6, double %11)
  %13 = fcmp ogt double %12, 0x5F30000000000000
  %14 = fcmp olt double %12, 0x26F0000000000000
  %15 = select i1 %14, double 0x6570000000000000, double 1.000000e+00
  %16 = select i1 %13, double 0x1A70000000000000, double %15
  %17 = insertelement <4 x double> poison, double %16, i64 0
  %18 = shufflevector <4 x double> %17, <4 x double> poison, <4 x i32> zeroinitializer
  %19 = fmul <4 x double> %0, %18
  %20 = fmul <4 x double> %19, %19
  %21 = fmul <4 x double> %19, %19
  %22 = shufflevector <4 x double> %21, <4 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %23 = fadd <4 x double> %20, %22
  %24 = fmul <4 x double> %19, %19
  %25 = shufflevector <4 x double> %24, <4 x double> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %26 = fadd <4 x double> %25, %23
  %27 = fmul <4 x double> %19, %19
  %28 = shufflevector <4 x double> %27, <4 x double> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %29 = fadd <4 x double> %28, %26
  %30 = extractelement <4 x double> %29, i64 0
  %31 = tail call spir_func double @_Z4sqrtd(double %30)
  %32 = fcmp oeq double %16, 1.000000e+00
  %33 = select i1 %13, double 0x6570000000000000, double 0x1A70000000000000
  %34 = select i1 %32, double 1.000000e+00, double %33
  %35 = fmul double %34, %31
  ret double %35
}

define dso_local spir_func double @_Z8distanceDv4_dS_(<4 x double> %0, <4 x double> %1) local_unnamed_addr {
  %3 = fsub <4 x double> %0, %1
  %4 = tail call spir_func double @_Z6lengthDv4_d(<4 x double> %3)
  ret double %4
}

define dso_local spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> %0) local_unnamed_addr {
  %2 = extractelement <4 x double> %0, i64 0
  %3 = tail call double @llvm.fabs.f64(double %2)
  %4 = extractelement <4 x double> %0, i64 1
  %5 = tail call double @llvm.fabs.f64(double %4)
  %6 = tail call double @llvm.maxnum.f64(double %3, double %5)
  %7 = extractelement <4 x double> %0, i64 2
  %8 = tail call double @llvm.fabs.f64(double %7)
  %9 = extractelement <4 x double> %0, i64 3
  %10 = tail call double @llvm.fabs.f64(double %9)
  %11 = tail call double @llvm.maxnum.f64(double %8, double %10)
  %12 = tail call double @llvm.maxnum.f64(double %6, double %11)
  %13 = fcmp oeq double %12, 0.000000e+00
  br i1 %13, label %38, label %14

14:
  %15 = fcmp ogt double %12, 0x5F30000000000000
  %16 = fcmp olt double %12, 0x26F0000000000000
  %17 = select i1 %16, double 0x6570000000000000, double 1.000000e+00
  %18 = select i1 %15, double 0x1A70000000000000, double %17
  %19 = insertelement <4 x double> poison, double %18, i64 0
  %20 = shufflevector <4 x double> %19, <4 x double> poison, <4 x i32> zeroinitializer
  %21 = fmul <4 x double> %0, %20
  %22 = fmul <4 x double> %21, %21
  %23 = fmul <4 x double> %21, %21
  %24 = shufflevector <4 x double> %23, <4 x double> poison, <4 x i32> <i32 1, i32 poison, i32 poison, i32 poison>
  %25 = fadd <4 x double> %22, %24
  %26 = fmul <4 x double> %21, %21
  %27 = shufflevector <4 x double> %26, <4 x double> poison, <4 x i32> <i32 2, i32 poison, i32 poison, i32 poison>
  %28 = fadd <4 x double> %27, %25
  %29 = fmul <4 x double> %21, %21
  %30 = shufflevector <4 x double> %29, <4 x double> poison, <4 x i32> <i32 3, i32 poison, i32 poison, i32 poison>
  %31 = fadd <4 x double> %30, %28
  %32 = extractelement <4 x double> %31, i64 0
  %33 = tail call spir_func double @_Z4sqrtd(double %32)
  %34 = fdiv double 1.000000e+00, %33
  %35 = insertelement <4 x double> poison, double %34, i64 0
  %36 = shufflevector <4 x double> %35, <4 x double> poison, <4 x i32> zeroinitializer
  %37 = fmul <4 x double> %21, %36
  br label %38

38:
  %39 = phi <4 x double> [ %37, %14 ], [ %0, %1 ]
  ret <4 x double> %39
}

define dso_local spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> %0, <3 x double> %1) local_unnamed_addr {
  %3 = shufflevector <3 x double> %0, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x double> %3, %4
  %6 = shufflevector <3 x double> %0, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <3 x double> %1, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x double> %6, %7
  %9 = fsub <3 x double> %5, %8
  ret <3 x double> %9
}

define dso_local spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> %0, <4 x double> %1) local_unnamed_addr {
  %3 = shufflevector <4 x double> %0, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %4 = shufflevector <4 x double> %1, <4 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %5 = fmul <3 x double> %3, %4
  %6 = shufflevector <4 x double> %0, <4 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %7 = shufflevector <4 x double> %1, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %8 = fmul <3 x double> %6, %7
  %9 = fsub <3 x double> %5, %8
  %10 = shufflevector <3 x double> %9, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %11 = insertelement <4 x double> %10, double 0.000000e+00, i64 3
  ret <4 x double> %11
}

define dso_local spir_func double @_Z3erfd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %82, label %4

4:
  %5 = fcmp ugt double %2, 1.000000e+00
  br i1 %5, label %23, label %6

6:
  %7 = fmul double %0, %0
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3D53C01FD3A74542, double 0xBD9B40E7ABF9F000)
  %9 = tail call double @llvm.fma.f64(double %8, double %7, double 0x3DD9A0FCB5E22C5B)
  %10 = tail call double @llvm.fma.f64(double %9, double %7, double 0xBE1517CE02F1265F)
  %11 = tail call double @llvm.fma.f64(double %10, double %7, double 0x3E4FCBB312B48443)
  %12 = tail call double @llvm.fma.f64(double %11, double %7, double 0xBE85F73C3BF14B91)
  %13 = tail call double @llvm.fma.f64(double %12, double %7, double 0x3EBB9E6C38E5CF3D)
  %14 = tail call double @llvm.fma.f64(double %13, double %7, double 0xBEEF4D25BF9AF03A)
  %15 = tail call double @llvm.fma.f64(double %14, double %7, double 0x3F1F9A326F7AC5B1)
  %16 = tail call double @llvm.fma.f64(double %15, double %7, double 0xBF4C02DB40035F1E)
  %17 = tail call double @llvm.fma.f64(double %16, double %7, double 0x3F7565BCD0E6A2EE)
  %18 = tail call double @llvm.fma.f64(double %17, double %7, double 0xBF9B82CE31288B47)
  %19 = tail call double @llvm.fma.f64(double %18, double %7, double 0x3FBCE2F21A042BE2)
  %20 = tail call double @llvm.fma.f64(double %19, double %7, double 0xBFD812746B0379E7)
  %21 = tail call double @llvm.fma.f64(double %20, double %7, double 0x3FC06EBA8214DB69)
  %22 = tail call double @llvm.fma.f64(double %21, double %0, double %0)
  br label %82

23:
  %24 = fcmp ogt double %2, 2.800000e+01
  %25 = select i1 %24, double 2.800000e+01, double %2
  %26 = fneg double %25
  %27 = fmul double %25, %26
  %28 = tail call double @llvm.fma.f64(double %25, double %25, double %27)
  %29 = fadd double %25, -4.000000e+00
  %30 = fadd double %25, 4.000000e+00
  %31 = fptrunc double %30 to float
  %32 = fdiv float 1.000000e+00, %31
  %33 = fpext float %32 to double
  %34 = fneg double %30
  %35 = tail call double @llvm.fma.f64(double %34, double %33, double 1.000000e+00)
  %36 = tail call double @llvm.fma.f64(double %33, double %35, double %33)
  %37 = tail call double @llvm.fma.f64(double %34, double %36, double 1.000000e+00)
  %38 = tail call double @llvm.fma.f64(double %36, double %37, double %36)
  %39 = fmul double %29, %38
  %40 = tail call double @llvm.fma.f64(double %34, double %39, double %29)
  %41 = tail call double @llvm.fma.f64(double %40, double %38, double %39)
  %42 = tail call double @llvm.fma.f64(double %41, double 0x3E33747672F47161, double 0xBE4A06DB6B05E944)
  %43 = tail call double @llvm.fma.f64(double %42, double %41, double 0xBE59E9AD1EA39AD8)
  %44 = tail call double @llvm.fma.f64(double %43, double %41, double 0x3E7D32D0D02804E6)
  %45 = tail call double @llvm.fma.f64(double %44, double %41, double 0x3E75C7C15376C302)
  %46 = tail call double @llvm.fma.f64(double %45, double %41, double 0xBEABADDC815A0B09)
  %47 = tail call double @llvm.fma.f64(double %46, double %41, double 0x3E93721A2CA73A1F)
  %48 = tail call double @llvm.fma.f64(double %47, double %41, double 0x3ED7F28975C6F576)
  %49 = tail call double @llvm.fma.f64(double %48, double %41, double 0xBEE787E71F5A3852)
  %50 = tail call double @llvm.fma.f64(double %49, double %41, double 0xBEF995960352B026)
  %51 = tail call double @llvm.fma.f64(double %50, double %41, double 0x3F23BE028DF2264F)
  %52 = tail call double @llvm.fma.f64(double %51, double %41, double 0xBF2A1DF245F99852)
  %53 = tail call double @llvm.fma.f64(double %52, double %41, double 0xBF48D4A993D2791C)
  %54 = tail call double @llvm.fma.f64(double %53, double %41, double 0x3F749C67284F03CC)
  %55 = tail call double @llvm.fma.f64(double %54, double %41, double 0xBF9096238857FF7D)
  %56 = tail call double @llvm.fma.f64(double %55, double %41, double 0x3FA3079EDF685D9A)
  %57 = tail call double @llvm.fma.f64(double %56, double %41, double 0xBFB0FB06DFE48064)
  %58 = tail call double @llvm.fma.f64(double %57, double %41, double 0x3FB7FEE004E1242F)
  %59 = tail call double @llvm.fma.f64(double %58, double %41, double 0xBFB9DDB23C3E9148)
  %60 = tail call double @llvm.fma.f64(double %59, double %41, double 0x3FB16ECEFCFA539B)
  %61 = tail call double @llvm.fma.f64(double %60, double %41, double 0x3F8F7F5DF66FD7C2)
  %62 = tail call double @llvm.fma.f64(double %61, double %41, double 0xBFC1DF1AD154A28E)
  %63 = tail call double @llvm.fma.f64(double %62, double %41, double 0x3FF3BA5916E9FD7F)
  %64 = tail call double @llvm.fma.f64(double %25, double 2.000000e+00, double 1.000000e+00)
  %65 = fptrunc double %64 to float
  %66 = fdiv float 1.000000e+00, %65
  %67 = fpext float %66 to double
  %68 = fneg double %64
  %69 = tail call double @llvm.fma.f64(double %68, double %67, double 1.000000e+00)
  %70 = tail call double @llvm.fma.f64(double %67, double %69, double %67)
  %71 = tail call double @llvm.fma.f64(double %68, double %70, double 1.000000e+00)
  %72 = tail call double @llvm.fma.f64(double %70, double %71, double %70)
  %73 = fmul double %72, %63
  %74 = tail call double @llvm.fma.f64(double %68, double %73, double %63)
  %75 = tail call double @llvm.fma.f64(double %74, double %72, double %73)
  %76 = tail call spir_func double @_Z3expd(double %27)
  %77 = fneg double %28
  %78 = tail call double @llvm.fma.f64(double %77, double %75, double %75)
  %79 = fmul double %78, %76
  %80 = fsub double 1.000000e+00, %79
  %81 = tail call double @llvm.copysign.f64(double %80, double %0)
  br label %82

82:
  %83 = phi double [ %81, %23 ], [ %22, %6 ], [ %0, %1 ]
  ret double %83
}

define dso_local spir_func double @_Z4erfcd(double %0) local_unnamed_addr {
  %2 = tail call double @llvm.fabs.f64(double %0)
  %3 = fcmp uno double %0, 0.000000e+00
  br i1 %3, label %84, label %4

4:
  %5 = fcmp ugt double %2, 1.000000e+00
  br i1 %5, label %24, label %6

6:
  %7 = fmul double %0, %0
  %8 = tail call double @llvm.fma.f64(double %7, double 0x3D53C01FD3A74542, double 0xBD9B40E7ABF9F000)
  %9 = tail call double @llvm.fma.f64(double %8, double %7, double 0x3DD9A0FCB5E22C5B)
  %10 = tail call double @llvm.fma.f64(double %9, double %7, double 0xBE1517CE02F1265F)
  %11 = tail call double @llvm.fma.f64(double %10, double %7, double 0x3E4FCBB312B48443)
  %12 = tail call double @llvm.fma.f64(double %11, double %7, double 0xBE85F73C3BF14B91)
  %13 = tail call double @llvm.fma.f64(double %12, double %7, double 0x3EBB9E6C38E5CF3D)
  %14 = tail call double @llvm.fma.f64(double %13, double %7, double 0xBEEF4D25BF9AF03A)
  %15 = tail call double @llvm.fma.f64(double %14, double %7, double 0x3F1F9A326F7AC5B1)
  %16 = tail call double @llvm.fma.f64(double %15, double %7, double 0xBF4C02DB40035F1E)
  %17 = tail call double @llvm.fma.f64(double %16, double %7, double 0x3F7565BCD0E6A2EE)
  %18 = tail call double @llvm.fma.f64(double %17, double %7, double 0xBF9B82CE31288B47)
  %19 = tail call double @llvm.fma.f64(double %18, double %7, double 0x3FBCE2F21A042BE2)
  %20 = tail call double @llvm.fma.f64(double %19, double %7, double 0xBFD812746B0379E7)
  %21 = tail call double @llvm.fma.f64(double %20, double %7, double 0x3FC06EBA8214DB69)
  %22 = tail call double @llvm.fma.f64(double %21, double %0, double %0)
  %23 = fsub double 1.000000e+00, %22
  br label %84

24:
  %25 = fcmp ogt double %2, 2.800000e+01
  %26 = select i1 %25, double 2.800000e+01, double %2
  %27 = fneg double %26
  %28 = fmul double %26, %27
  %29 = tail call double @llvm.fma.f64(double %26, double %26, double %28)
  %30 = fadd double %26, -4.000000e+00
  %31 = fadd double %26, 4.000000e+00
  %32 = fptrunc double %31 to float
  %33 = fdiv float 1.000000e+00, %32
  %34 = fpext float %33 to double
  %35 = fneg double %31
  %36 = tail call double @llvm.fma.f64(double %35, double %34, double 1.000000e+00)
  %37 = tail call double @llvm.fma.f64(double %34, double %36, double %34)
  %38 = tail call double @llvm.fma.f64(double %35, double %37, double 1.000000e+00)
  %39 = tail call double @llvm.fma.f64(double %37, double %38, double %37)
  %40 = fmul double %30, %39
  %41 = tail call double @llvm.fma.f64(double %35, double %40, double %30)
  %42 = tail call double @llvm.fma.f64(double %41, double %39, double %40)
  %43 = tail call double @llvm.fma.f64(double %42, double 0x3E33747672F47161, double 0xBE4A06DB6B05E944)
  %44 = tail call double @llvm.fma.f64(double %43, double %42, double 0xBE59E9AD1EA39AD8)
  %45 = tail call double @llvm.fma.f64(double %44, double %42, double 0x3E7D32D0D02804E6)
  %46 = tail call double @llvm.fma.f64(double %45, double %42, double 0x3E75C7C15376C302)
  %47 = tail call double @llvm.fma.f64(double %46, double %42, double 0xBEABADDC815A0B09)
  %48 = tail call double @llvm.fma.f64(double %47, double %42, double 0x3E93721A2CA73A1F)
  %49 = tail call double @llvm.fma.f64(double %48, double %42, double 0x3ED7F28975C6F576)
  %50 = tail call double @llvm.fma.f64(double %49, double %42, double 0xBEE787E71F5A3852)
  %51 = tail call double @llvm.fma.f64(double %50, double %42, double 0xBEF995960352B026)
  %52 = tail call double @llvm.fma.f64(double %51, double %42, double 0x3F23BE028DF2264F)
  %53 = tail call double @llvm.fma.f64(double %52, double %42, double 0xBF2A1DF245F99852)
  %54 = tail call double @llvm.fma.f64(double %53, double %42, double 0xBF48D4A993D2791C)
  %55 = tail call double @llvm.fma.f64(double %54, double %42, double 0x3F749C67284F03CC)
  %56 = tail call double @llvm.fma.f64(double %55, double %42, double 0xBF9096238857FF7D)
  %57 = tail call double @llvm.fma.f64(double %56, double %42, double 0x3FA3079EDF685D9A)
  %58 = tail call double @llvm.fma.f64(double %57, double %42, double 0xBFB0FB06DFE48064)
  %59 = tail call double @llvm.fma.f64(double %58, double %42, double 0x3FB7FEE004E1242F)
  %60 = tail call double @llvm.fma.f64(double %59, double %42, double 0xBFB9DDB23C3E9148)
  %61 = tail call double @llvm.fma.f64(double %60, double %42, double 0x3FB16ECEFCFA539B)
  %62 = tail call double @llvm.fma.f64(double %61, double %42, double 0x3F8F7F5DF66FD7C2)
  %63 = tail call double @llvm.fma.f64(double %62, double %42, double 0xBFC1DF1AD154A28E)
  %64 = tail call double @llvm.fma.f64(double %63, double %42, double 0x3FF3BA5916E9FD7F)
  %65 = tail call double @llvm.fma.f64(double %26, double 2.000000e+00, double 1.000000e+00)
  %66 = fptrunc double %65 to float
  %67 = fdiv float 1.000000e+00, %66
  %68 = fpext float %67 to double
  %69 = fneg double %65
  %70 = tail call double @llvm.fma.f64(double %69, double %68, double 1.000000e+00)
  %71 = tail call double @llvm.fma.f64(double %68, double %70, double %68)
  %72 = tail call double @llvm.fma.f64(double %69, double %71, double 1.000000e+00)
  %73 = tail call double @llvm.fma.f64(double %71, double %72, double %71)
  %74 = fmul double %73, %64
  %75 = tail call double @llvm.fma.f64(double %69, double %74, double %64)
  %76 = tail call double @llvm.fma.f64(double %75, double %73, double %74)
  %77 = tail call spir_func double @_Z3expd(double %28)
  %78 = fneg double %29
  %79 = tail call double @llvm.fma.f64(double %78, double %76, double %76)
  %80 = fmul double %79, %77
  %81 = fcmp olt double %0, 0.000000e+00
  %82 = fsub double 2.000000e+00, %80
  %83 = select i1 %81, double %82, double %80
  br label %84

84:
  %85 = phi double [ %83, %24 ], [ %23, %6 ], [ %0, %1 ]
  ret double %85
}

define dso_local spir_func double @_Z6tgammad(double %0) local_unnamed_addr {
  %2 = fcmp ueq double %0, 0x7FF0000000000000
  br i1 %2, label %140, label %3

3:
  %4 = fcmp oeq double %0, 0.000000e+00
  br i1 %4, label %5, label %7

5:
  %6 = tail call double @llvm.copysign.f64(double 0x7FF0000000000000, double %0)
  br label %140

7:
  %8 = fcmp olt double %0, 0.000000e+00
  %9 = tail call double @llvm.trunc.f64(double %0)
  %10 = fcmp oeq double %9, %0
  %11 = and i1 %8, %10
  br i1 %11, label %140, label %12

12:
  %13 = fcmp ogt double %0, 1.720000e+02
  br i1 %13, label %140, label %14

14:
  %15 = fcmp olt double %0, -1.900000e+02
  br i1 %15, label %16, label %24

16:
  %17 = fcmp olt double %0, 0xC130000000000000
  %18 = select i1 %17, double 0xC130000000000000, double %0
  %19 = tail call double @llvm.floor.f64(double %18)
  %20 = fptosi double %19 to i32
  %21 = and i32 %20, 1
  %22 = icmp eq i32 %21, 0
  %23 = select i1 %22, double 0.000000e+00, double -0.000000e+00
  br label %140

24:
  %25 = fcmp ult double %0, 1.000000e+00
  br i1 %25, label %77, label %26

26:
  %27 = fptosi double %0 to i32
  %28 = add nsw i32 %27, -1
  %29 = sitofp i32 %28 to double
  %30 = fsub double %0, %29
  %31 = fadd double %30, -1.500000e+00
  %32 = tail call double @llvm.fma.f64(double %31, double 0x3F04329DF696B386, double 0xBF0E4BEC2178486D)
  %33 = tail call double @llvm.fma.f64(double %32, double %31, double 0x3EF6B8EB3225F310)
  %34 = tail call double @llvm.fma.f64(double %33, double %31, double 0xBF010AACAED9895C)
  %35 = tail call double @llvm.fma.f64(double %34, double %31, double 0x3F199004D4D6D8F4)
  %36 = tail call double @llvm.fma.f64(double %35, double %31, double 0xBF232BFD90722CE3)
  %37 = tail call double @llvm.fma.f64(double %36, double %31, double 0x3F29F354575E8FF7)
  %38 = tail call double @llvm.fma.f64(double %37, double %31, double 0xBF33766C6280FD49)
  %39 = tail call double @llvm.fma.f64(double %38, double %31, double 0x3F3D97F7D5B27797)
  %40 = tail call double @llvm.fma.f64(double %39, double %31, double 0xBF4631BEEF0B334B)
  %41 = tail call double @llvm.fma.f64(double %40, double %31, double 0x3F50A00AAF9F5186)
  %42 = tail call double @llvm.fma.f64(double %41, double %31, double 0xBF58EF57D64DB94B)
  %43 = tail call double @llvm.fma.f64(double %42, double %31, double 0x3F62B2F38817D523)
  %44 = tail call double @llvm.fma.f64(double %43, double %31, double 0xBF6C0A2852CE59D0)
  %45 = tail call double @llvm.fma.f64(double %44, double %31, double 0x3F7504EAF35F2EEB)
  %46 = tail call double @llvm.fma.f64(double %45, double %31, double 0xBF7F7FC539A0813F)
  %47 = tail call double @llvm.fma.f64(double %46, double %31, double 0x3F87991DD6D75506)
  %48 = tail call double @llvm.fma.f64(double %47, double %31, double 0xBF91A2C2982E557D)
  %49 = tail call double @llvm.fma.f64(double %48, double %31, double 0x3F9A752C6AEDEA51)
  %50 = tail call double @llvm.fma.f64(double %49, double %31, double 0xBFA374FD5CC78F8C)
  %51 = tail call double @llvm.fma.f64(double %50, double %31, double 0x3FAE022B7434F45D)
  %52 = tail call double @llvm.fma.f64(double %51, double %31, double 0xBFB3D88CFE506373)
  %53 = tail call double @llvm.fma.f64(double %52, double %31, double 0x3FC283BD374EB2A8)
  %54 = tail call double @llvm.fma.f64(double %53, double %31, double 0xBFBB77AC1CA2EBA0)
  %55 = tail call double @llvm.fma.f64(double %54, double %31, double 0x3FDA8C4DBA620D57)
  %56 = tail call double @llvm.fma.f64(double %55, double %31, double 0x3FA08EA88EE561B1)
  %57 = tail call double @llvm.fma.f64(double %56, double %31, double 0x3FEC5BF891B4EF6B)
  %58 = icmp sgt i32 %27, 1
  br i1 %58, label %59, label %71

59:
  %60 = phi i32 [ %69, %59 ], [ %28, %26 ]
  %61 = phi double [ %68, %59 ], [ %30, %26 ]
  %62 = phi double [ %64, %59 ], [ %57, %26 ]
  %63 = phi double [ %67, %59 ], [ 0.000000e+00, %26 ]
  %64 = fmul double %62, %61
  %65 = fneg double %64
  %66 = tail call double @llvm.fma.f64(double %62, double %61, double %65)
  %67 = tail call double @llvm.fma.f64(double %63, double %61, double %66)
  %68 = fadd double %61, 1.000000e+00
  %69 = add nsw i32 %60, -1
  %70 = icmp sgt i32 %60, 1
  br i1 %70, label %59, label %71

71:
  %72 = phi double [ 0.000000e+00, %26 ], [ %67, %59 ]
  %73 = phi double [ %57, %26 ], [ %64, %59 ]
  %74 = fcmp oeq double %73, 0x7FF0000000000000
  %75 = fadd double %72, %73
  %76 = select i1 %74, double 0x7FF0000000000000, double %75
  br label %140

77:
  %78 = tail call double @llvm.floor.f64(double %0)
  %79 = fptosi double %78 to i32
  %80 = sub nsw i32 1, %79
  %81 = sitofp i32 %80 to double
  %82 = fadd double %0, %81
  %83 = fadd double %82, -1.500000e+00
  %84 = tail call double @llvm.fma.f64(double %83, double 0x3F04329DF696B386, double 0xBF0E4BEC2178486D)
  %85 = tail call double @llvm.fma.f64(double %84, double %83, double 0x3EF6B8EB3225F310)
  %86 = tail call double @llvm.fma.f64(double %85, double %83, double 0xBF010AACAED9895C)
  %87 = tail call double @llvm.fma.f64(double %86, double %83, double 0x3F199004D4D6D8F4)
  %88 = tail call double @llvm.fma.f64(double %87, double %83, double 0xBF232BFD90722CE3)
  %89 = tail call double @llvm.fma.f64(double %88, double %83, double 0x3F29F354575E8FF7)
  %90 = tail call double @llvm.fma.f64(double %89, double %83, double 0xBF33766C6280FD49)
  %91 = tail call double @llvm.fma.f64(double %90, double %83, double 0x3F3D97F7D5B27797)
  %92 = tail call double @llvm.fma.f64(double %91, double %83, double 0xBF4631BEEF0B334B)
  %93 = tail call double @llvm.fma.f64(double %92, double %83, double 0x3F50A00AAF9F5186)
  %94 = tail call double @llvm.fma.f64(double %93, double %83, double 0xBF58EF57D64DB94B)
  %95 = tail call double @llvm.fma.f64(double %94, double %83, double 0x3F62B2F38817D523)
  %96 = tail call double @llvm.fma.f64(double %95, double %83, double 0xBF6C0A2852CE59D0)
  %97 = tail call double @llvm.fma.f64(double %96, double %83, double 0x3F7504EAF35F2EEB)
  %98 = tail call double @llvm.fma.f64(double %97, double %83, double 0xBF7F7FC539A0813F)
  %99 = tail call double @llvm.fma.f64(double %98, double %83, double 0x3F87991DD6D75506)
  %100 = tail call double @llvm.fma.f64(double %99, double %83, double 0xBF91A2C2982E557D)
  %101 = tail call double @llvm.fma.f64(double %100, double %83, double 0x3F9A752C6AEDEA51)
  %102 = tail call double @llvm.fma.f64(double %101, double %83, double 0xBFA374FD5CC78F8C)
  %103 = tail call double @llvm.fma.f64(double %102, double %83, double 0x3FAE022B7434F45D)
  %104 = tail call double @llvm.fma.f64(double %103, double %83, double 0xBFB3D88CFE506373)
  %105 = tail call double @llvm.fma.f64(double %104, double %83, double 0x3FC283BD374EB2A8)
  %106 = tail call double @llvm.fma.f64(double %105, double %83, double 0xBFBB77AC1CA2EBA0)
  %107 = tail call double @llvm.fma.f64(double %106, double %83, double 0x3FDA8C4DBA620D57)
  %108 = tail call double @llvm.fma.f64(double %107, double %83, double 0x3FA08EA88EE561B1)
  %109 = tail call double @llvm.fma.f64(double %108, double %83, double 0x3FEC5BF891B4EF6B)
  %110 = sub i32 0, %79
  %111 = icmp sgt i32 %110, -1
  br i1 %111, label %118, label %114

112:
  %113 = fadd double %136, %137
  br label %114

114:
  %115 = phi double [ %109, %77 ], [ %135, %112 ]
  %116 = phi double [ 1.000000e+00, %77 ], [ %113, %112 ]
  %117 = fdiv double %115, %116
  br label %140

118:
  %119 = phi i32 [ %138, %134 ], [ %110, %77 ]
  %120 = phi double [ %137, %134 ], [ 0.000000e+00, %77 ]
  %121 = phi double [ %136, %134 ], [ 1.000000e+00, %77 ]
  %122 = phi double [ %135, %134 ], [ %109, %77 ]
  %123 = uitofp nneg i32 %119 to double
  %124 = fadd double %0, %123
  %125 = fmul double %121, %124
  %126 = fneg double %125
  %127 = tail call double @llvm.fma.f64(double %121, double %124, double %126)
  %128 = tail call double @llvm.fma.f64(double %120, double %124, double %127)
  %129 = tail call double @llvm.fabs.f64(double %125)
  %130 = fcmp ogt double %129, 0x5FE0000000000000
  br i1 %130, label %131, label %134

131:
  %132 = fadd double %125, %128
  %133 = fdiv double %122, %132
  br label %134

134:
  %135 = phi double [ %133, %131 ], [ %122, %118 ]
  %136 = phi double [ 1.000000e+00, %131 ], [ %125, %118 ]
  %137 = phi double [ 0.000000e+00, %131 ], [ %128, %118 ]
  %138 = add nsw i32 %119, -1
  %139 = icmp sgt i32 %119, 0
  br i1 %139, label %118, label %112

140:
  %141 = phi double [ %117, %114 ], [ %6, %5 ], [ %0, %1 ], [ 0x7FF8000000000000, %7 ], [ %23, %16 ], [ %76, %71 ], [ 0x7FF0000000000000, %12 ]
  ret double %141
}

declare double @llvm.floor.f64(double)

define dso_local spir_func double @_Z8lgamma_rdPi(double %0, ptr %1) local_unnamed_addr {
  store i32 1, ptr %1, align 4
  %3 = tail call double @llvm.fabs.f64(double %0)
  %4 = fcmp ueq double %3, 0x7FF0000000000000
  br i1 %4, label %5, label %7

5:
  %6 = fmul double %0, %0
  br label %312

7:
  %8 = fcmp ogt double %0, 0.000000e+00
  br i1 %8, label %9, label %148

9:
  %10 = fcmp olt double %0, 5.000000e-01
  br i1 %10, label %11, label %44

11:
  %12 = tail call double @llvm.fma.f64(double %0, double 0x3FCDD93D56E6DE4D, double 0xBFCEC097ABA2BC98)
  %13 = tail call double @llvm.fma.f64(double %12, double %0, double 0xBFC840CD07D90826)
  %14 = tail call double @llvm.fma.f64(double %13, double %0, double 0x3FC8ECA495D72089)
  %15 = tail call double @llvm.fma.f64(double %14, double %0, double 0x3FC59681D2609CFC)
  %16 = tail call double @llvm.fma.f64(double %15, double %0, double 0xBFC6447823E9D0F7)
  %17 = tail call double @llvm.fma.f64(double %16, double %0, double 0xBF761E023B85B2F7)
  %18 = tail call double @llvm.fma.f64(double %17, double %0, double 0x3F74419026330DB1)
  %19 = tail call double @llvm.fma.f64(double %18, double %0, double 0x3FAD2B6E138A185D)
  %20 = tail call double @llvm.fma.f64(double %19, double %0, double 0xBFAE728A90657135)
  %21 = tail call double @llvm.fma.f64(double %20, double %0, double 0x3FA89630A1BC7168)
  %22 = tail call double @llvm.fma.f64(double %21, double %0, double 0xBFA9E7AE2BE33060)
  %23 = tail call double @llvm.fma.f64(double %22, double %0, double 0x3FAC91924BB77106)
  %24 = tail call double @llvm.fma.f64(double %23, double %0, double 0xBFAE3EDA33F2A471)
  %25 = tail call double @llvm.fma.f64(double %24, double %0, double 0x3FAFFD5ADE9E1431)
  %26 = tail call double @llvm.fma.f64(double %25, double %0, double 0xBFB10FC68B60BB0B)
  %27 = tail call double @llvm.fma.f64(double %26, double %0, double 0x3FB24983B04DF70B)
  %28 = tail call double @llvm.fma.f64(double %27, double %0, double 0xBFB3B1EFC904CE5C)
  %29 = tail call double @llvm.fma.f64(double %28, double %0, double 0x3FB556AC7AB0A8C5)
  %30 = tail call double @llvm.fma.f64(double %29, double %0, double 0xBFB748C241FD89F6)
  %31 = tail call double @llvm.fma.f64(double %30, double %0, double 0x3FB9A01E3EAF2FC3)
  %32 = tail call double @llvm.fma.f64(double %31, double %0, double 0xBFBC80670D557CB7)
  %33 = tail call double @llvm.fma.f64(double %32, double %0, double 0x3FC010B36AEB2F89)
  %34 = tail call double @llvm.fma.f64(double %33, double %0, double 0xBFC2703A1DC10F2E)
  %35 = tail call double @llvm.fma.f64(double %34, double %0, double 0x3FC5B40CB100DFD7)
  %36 = tail call double @llvm.fma.f64(double %35, double %0, double 0xBFCA8B9C17AA7EED)
  %37 = tail call double @llvm.fma.f64(double %36, double %0, double 0x3FD151322AC7D83C)
  %38 = tail call double @llvm.fma.f64(double %37, double %0, double 0xBFD9A4D55BEAB2CA)
  %39 = tail call double @llvm.fma.f64(double %38, double %0, double 0x3FEA51A6625307D3)
  %40 = tail call double @llvm.fma.f64(double %39, double %0, double 0xBFE2788CFC6FB619)
  %41 = tail call spir_func double @_Z3logd(double %0)
  %42 = fneg double %41
  %43 = tail call double @llvm.fma.f64(double %0, double %40, double %42)
  br label %312

44:
  %45 = fcmp ugt double %0, 1.500000e+00
  br i1 %45, label %78, label %46

46:
  %47 = fadd double %0, -1.000000e+00
  %48 = tail call double @llvm.fma.f64(double %47, double 0x3FCDD93D56E6DE4D, double 0xBFCEC097ABA2BC98)
  %49 = tail call double @llvm.fma.f64(double %48, double %47, double 0xBFC840CD07D90826)
  %50 = tail call double @llvm.fma.f64(double %49, double %47, double 0x3FC8ECA495D72089)
  %51 = tail call double @llvm.fma.f64(double %50, double %47, double 0x3FC59681D2609CFC)
  %52 = tail call double @llvm.fma.f64(double %51, double %47, double 0xBFC6447823E9D0F7)
  %53 = tail call double @llvm.fma.f64(double %52, double %47, double 0xBF761E023B85B2F7)
  %54 = tail call double @llvm.fma.f64(double %53, double %47, double 0x3F74419026330DB1)
  %55 = tail call double @llvm.fma.f64(double %54, double %47, double 0x3FAD2B6E138A185D)
  %56 = tail call double @llvm.fma.f64(double %55, double %47, double 0xBFAE728A90657135)
  %57 = tail call double @llvm.fma.f64(double %56, double %47, double 0x3FA89630A1BC7168)
  %58 = tail call double @llvm.fma.f64(double %57, double %47, double 0xBFA9E7AE2BE33060)
  %59 = tail call double @llvm.fma.f64(double %58, double %47, double 0x3FAC91924BB77106)
  %60 = tail call double @llvm.fma.f64(double %59, double %47, double 0xBFAE3EDA33F2A471)
  %61 = tail call double @llvm.fma.f64(double %60, double %47, double 0x3FAFFD5ADE9E1431)
  %62 = tail call double @llvm.fma.f64(double %61, double %47, double 0xBFB10FC68B60BB0B)
  %63 = tail call double @llvm.fma.f64(double %62, double %47, double 0x3FB24983B04DF70B)
  %64 = tail call double @llvm.fma.f64(double %63, double %47, double 0xBFB3B1EFC904CE5C)
  %65 = tail call double @llvm.fma.f64(double %64, double %47, double 0x3FB556AC7AB0A8C5)
  %66 = tail call double @llvm.fma.f64(double %65, double %47, double 0xBFB748C241FD89F6)
  %67 = tail call double @llvm.fma.f64(double %66, double %47, double 0x3FB9A01E3EAF2FC3)
  %68 = tail call double @llvm.fma.f64(double %67, double %47, double 0xBFBC80670D557CB7)
  %69 = tail call double @llvm.fma.f64(double %68, double %47, double 0x3FC010B36AEB2F89)
  %70 = tail call double @llvm.fma.f64(double %69, double %47, double 0xBFC2703A1DC10F2E)
  %71 = tail call double @llvm.fma.f64(double %70, double %47, double 0x3FC5B40CB100DFD7)
  %72 = tail call double @llvm.fma.f64(double %71, double %47, double 0xBFCA8B9C17AA7EED)
  %73 = tail call double @llvm.fma.f64(double %72, double %47, double 0x3FD151322AC7D83C)
  %74 = tail call double @llvm.fma.f64(double %73, double %47, double 0xBFD9A4D55BEAB2CA)
  %75 = tail call double @llvm.fma.f64(double %74, double %47, double 0x3FEA51A6625307D3)
  %76 = tail call double @llvm.fma.f64(double %75, double %47, double 0xBFE2788CFC6FB619)
  %77 = fmul double %47, %76
  br label %312

78:
  %79 = fcmp olt double %0, 8.000000e+00
  br i1 %79, label %80, label %119

80:
  %81 = fcmp ogt double %0, 2.500000e+00
  br i1 %81, label %82, label %88

82:
  %83 = phi double [ %85, %82 ], [ %0, %80 ]
  %84 = phi double [ %86, %82 ], [ 1.000000e+00, %80 ]
  %85 = fadd double %83, -1.000000e+00
  %86 = fmul double %84, %85
  %87 = fcmp ogt double %85, 2.500000e+00
  br i1 %87, label %82, label %88

88:
  %89 = phi double [ 1.000000e+00, %80 ], [ %86, %82 ]
  %90 = phi double [ %0, %80 ], [ %85, %82 ]
  %91 = fadd double %90, -2.000000e+00
  %92 = tail call double @llvm.fma.f64(double %91, double 0x3E501127DA9788F9, double 0xBE60CFCD77C3EC5F)
  %93 = tail call double @llvm.fma.f64(double %92, double %91, double 0x3E68367966486352)
  %94 = tail call double @llvm.fma.f64(double %93, double %91, double 0xBE798152DABAF411)
  %95 = tail call double @llvm.fma.f64(double %94, double %91, double 0x3E8C959188A8539D)
  %96 = tail call double @llvm.fma.f64(double %95, double %91, double 0xBE9E46267845840A)
  %97 = tail call double @llvm.fma.f64(double %96, double %91, double 0x3EB0057BC58BAF67)
  %98 = tail call double @llvm.fma.f64(double %97, double %91, double 0xBEC11A54BC3CFE3C)
  %99 = tail call double @llvm.fma.f64(double %98, double %91, double 0x3ED259814C96E3BD)
  %100 = tail call double @llvm.fma.f64(double %99, double %91, double 0xBEE3CBD0C34C2671)
  %101 = tail call double @llvm.fma.f64(double %100, double %91, double 0x3EF580DCC735F957)
  %102 = tail call double @llvm.fma.f64(double %101, double %91, double 0xBF078DE594A1F5D8)
  %103 = tail call double @llvm.fma.f64(double %102, double %91, double 0x3F1A127B0F9EE692)
  %104 = tail call double @llvm.fma.f64(double %103, double %91, double 0xBF2D3FD4C7F9FA26)
  %105 = tail call double @llvm.fma.f64(double %104, double %91, double 0x3F40B36AF8630F5F)
  %106 = tail call double @llvm.fma.f64(double %105, double %91, double 0xBF538AC5C2BF00BF)
  %107 = tail call double @llvm.fma.f64(double %106, double %91, double 0x3F67ADD6EADB6CBB)
  %108 = tail call double @llvm.fma.f64(double %107, double %91, double 0xBF7E404FC218F683)
  %109 = tail call double @llvm.fma.f64(double %108, double %91, double 0x3F951322AC7D8483)
  %110 = tail call double @llvm.fma.f64(double %109, double %91, double 0xBFB13E001A557606)
  %111 = tail call double @llvm.fma.f64(double %110, double %91, double 0x3FD4A34CC4A60FA6)
  %112 = tail call double @llvm.fma.f64(double %111, double %91, double 0x3FDB0EE6072093CE)
  %113 = fcmp oeq double %89, 1.000000e+00
  br i1 %113, label %116, label %114

114:
  %115 = tail call spir_func double @_Z3logd(double %89)
  br label %116

116:
  %117 = phi double [ %115, %114 ], [ 0.000000e+00, %88 ]
  %118 = tail call double @llvm.fma.f64(double %91, double %112, double %117)
  br label %312

119:
  %120 = fcmp olt double %0, 0x43B0000000000000
  br i1 %120, label %121, label %132

121:
  %122 = fptrunc double %0 to float
  %123 = fdiv float 1.000000e+00, %122
  %124 = fpext float %123 to double
  %125 = fneg double %0
  %126 = tail call double @llvm.fma.f64(double %125, double %124, double 1.000000e+00)
  %127 = tail call double @llvm.fma.f64(double %124, double %126, double %124)
  %128 = tail call double @llvm.fma.f64(double %125, double %127, double 1.000000e+00)
  %129 = tail call double @llvm.fma.f64(double %127, double %128, double %127)
  %130 = tail call double @llvm.fma.f64(double %125, double %129, double 1.000000e+00)
  %131 = tail call double @llvm.fma.f64(double %130, double %129, double %129)
  br label %132

132:
  %133 = phi double [ %131, %121 ], [ 0.000000e+00, %119 ]
  %134 = fmul double %133, %133
  %135 = tail call double @llvm.fma.f64(double %134, double 0x3FBC29FA984FD96E, double 0xBF9C6897DB52D634)
  %136 = tail call double @llvm.fma.f64(double %135, double %134, double 0x3F7A2565F7C03969)
  %137 = tail call double @llvm.fma.f64(double %136, double %134, double 0xBF5F69AF4CEDB3C1)
  %138 = tail call double @llvm.fma.f64(double %137, double %134, double 0x3F4B951B7066A805)
  %139 = tail call double @llvm.fma.f64(double %138, double %134, double 0xBF4381381168D370)
  %140 = tail call double @llvm.fma.f64(double %139, double %134, double 0x3F4A01A01A00D0C8)
  %141 = tail call double @llvm.fma.f64(double %140, double %134, double 0xBF66C16C16C16C0F)
  %142 = tail call double @llvm.fma.f64(double %141, double %134, double 0x3FB5555555555555)
  %143 = tail call double @llvm.fma.f64(double %142, double %133, double 0x3FDACFE390C97D69)
  %144 = fadd double %0, -5.000000e-01
  %145 = tail call spir_func double @_Z3logd(double %0)
  %146 = fadd double %145, -1.000000e+00
  %147 = tail call double @llvm.fma.f64(double %144, double %146, double %143)
  br label %312

148:
  %149 = tail call double @llvm.trunc.f64(double %0)
  %150 = fcmp oeq double %149, %0
  br i1 %150, label %312, label %151

151:
  %152 = fneg double %0
  %153 = fcmp ogt double %0, 0xC1E0000000000000
  br i1 %153, label %154, label %160

154:
  %155 = tail call double @llvm.trunc.f64(double %152)
  %156 = fptosi double %155 to i32
  %157 = and i32 %156, 1
  %158 = icmp eq i32 %157, 0
  %159 = select i1 %158, i32 -1, i32 1
  br label %160

160:
  %161 = phi i32 [ -1, %151 ], [ %159, %154 ]
  store i32 %161, ptr %1, align 4
  %162 = fcmp ogt double %0, 0xBC30000000000000
  br i1 %162, label %163, label %166

163:
  %164 = tail call spir_func double @_Z3logd(double %152)
  %165 = fneg double %164
  br label %312

166:
  %167 = tail call spir_func double @_Z5sinpid(double %152)
  %168 = tail call double @llvm.fabs.f64(double %167)
  %169 = fmul double %168, %152
  %170 = tail call spir_func double @_Z3logd(double %169)
  %171 = fsub double 0x3FF250D048E7A1BD, %170
  %172 = fcmp ogt double %0, -5.000000e-01
  br i1 %172, label %173, label %206

173:
  %174 = tail call double @llvm.fma.f64(double %152, double 0x3FCDD93D56E6DE4D, double 0xBFCEC097ABA2BC98)
  %175 = tail call double @llvm.fma.f64(double %174, double %152, double 0xBFC840CD07D90826)
  %176 = tail call double @llvm.fma.f64(double %175, double %152, double 0x3FC8ECA495D72089)
  %177 = tail call double @llvm.fma.f64(double %176, double %152, double 0x3FC59681D2609CFC)
  %178 = tail call double @llvm.fma.f64(double %177, double %152, double 0xBFC6447823E9D0F7)
  %179 = tail call double @llvm.fma.f64(double %178, double %152, double 0xBF761E023B85B2F7)
  %180 = tail call double @llvm.fma.f64(double %179, double %152, double 0x3F74419026330DB1)
  %181 = tail call double @llvm.fma.f64(double %180, double %152, double 0x3FAD2B6E138A185D)
  %182 = tail call double @llvm.fma.f64(double %181, double %152, double 0xBFAE728A90657135)
  %183 = tail call double @llvm.fma.f64(double %182, double %152, double 0x3FA89630A1BC7168)
  %184 = tail call double @llvm.fma.f64(double %183, double %152, double 0xBFA9E7AE2BE33060)
  %185 = tail call double @llvm.fma.f64(double %184, double %152, double 0x3FAC91924BB77106)
  %186 = tail call double @llvm.fma.f64(double %185, double %152, double 0xBFAE3EDA33F2A471)
  %187 = tail call double @llvm.fma.f64(double %186, double %152, double 0x3FAFFD5ADE9E1431)
  %188 = tail call double @llvm.fma.f64(double %187, double %152, double 0xBFB10FC68B60BB0B)
  %189 = tail call double @llvm.fma.f64(double %188, double %152, double 0x3FB24983B04DF70B)
  %190 = tail call double @llvm.fma.f64(double %189, double %152, double 0xBFB3B1EFC904CE5C)
  %191 = tail call double @llvm.fma.f64(double %190, double %152, double 0x3FB556AC7AB0A8C5)
  %192 = tail call double @llvm.fma.f64(double %191, double %152, double 0xBFB748C241FD89F6)
  %193 = tail call double @llvm.fma.f64(double %192, double %152, double 0x3FB9A01E3EAF2FC3)
  %194 = tail call double @llvm.fma.f64(double %193, double %152, double 0xBFBC80670D557CB7)
  %195 = tail call double @llvm.fma.f64(double %194, double %152, double 0x3FC010B36AEB2F89)
  %196 = tail call double @llvm.fma.f64(double %195, double %152, double 0xBFC2703A1DC10F2E)
  %197 = tail call double @llvm.fma.f64(double %196, double %152, double 0x3FC5B40CB100DFD7)
  %198 = tail call double @llvm.fma.f64(double %197, double %152, double 0xBFCA8B9C17AA7EED)
  %199 = tail call double @llvm.fma.f64(double %198, double %152, double 0x3FD151322AC7D83C)
  %200 = tail call double @llvm.fma.f64(double %199, double %152, double 0xBFD9A4D55BEAB2CA)
  %201 = tail call double @llvm.fma.f64(double %200, double %152, double 0x3FEA51A6625307D3)
  %202 = tail call double @llvm.fma.f64(double %201, double %152, double 0xBFE2788CFC6FB619)
  %203 = tail call spir_func double @_Z3logd(double %152)
  %204 = fneg double %203
  %205 = tail call double @llvm.fma.f64(double %152, double %202, double %204)
  br label %309

206:
  %207 = fcmp ult double %0, -1.500000e+00
  br i1 %207, label %240, label %208

208:
  %209 = fsub double -1.000000e+00, %0
  %210 = tail call double @llvm.fma.f64(double %209, double 0x3FCDD93D56E6DE4D, double 0xBFCEC097ABA2BC98)
  %211 = tail call double @llvm.fma.f64(double %210, double %209, double 0xBFC840CD07D90826)
  %212 = tail call double @llvm.fma.f64(double %211, double %209, double 0x3FC8ECA495D72089)
  %213 = tail call double @llvm.fma.f64(double %212, double %209, double 0x3FC59681D2609CFC)
  %214 = tail call double @llvm.fma.f64(double %213, double %209, double 0xBFC6447823E9D0F7)
  %215 = tail call double @llvm.fma.f64(double %214, double %209, double 0xBF761E023B85B2F7)
  %216 = tail call double @llvm.fma.f64(double %215, double %209, double 0x3F74419026330DB1)
  %217 = tail call double @llvm.fma.f64(double %216, double %209, double 0x3FAD2B6E138A185D)
  %218 = tail call double @llvm.fma.f64(double %217, double %209, double 0xBFAE728A90657135)
  %219 = tail call double @llvm.fma.f64(double %218, double %209, double 0x3FA89630A1BC7168)
  %220 = tail call double @llvm.fma.f64(double %219, double %209, double 0xBFA9E7AE2BE33060)
  %221 = tail call double @llvm.fma.f64(double %220, double %209, double 0x3FAC91924BB77106)
  %222 = tail call double @llvm.fma.f64(double %221, double %209, double 0xBFAE3EDA33F2A471)
  %223 = tail call double @llvm.fma.f64(double %222, double %209, double 0x3FAFFD5ADE9E1431)
  %224 = tail call double @llvm.fma.f64(double %223, double %209, double 0xBFB10FC68B60BB0B)
  %225 = tail call double @llvm.fma.f64(double %224, double %209, double 0x3FB24983B04DF70B)
  %226 = tail call double @llvm.fma.f64(double %225, double %209, double 0xBFB3B1EFC904CE5C)
  %227 = tail call double @llvm.fma.f64(double %226, double %209, double 0x3FB556AC7AB0A8C5)
  %228 = tail call double @llvm.fma.f64(double %227, double %209, double 0xBFB748C241FD89F6)
  %229 = tail call double @llvm.fma.f64(double %228, double %209, double 0x3FB9A01E3EAF2FC3)
  %230 = tail call double @llvm.fma.f64(double %229, double %209, double 0xBFBC80670D557CB7)
  %231 = tail call double @llvm.fma.f64(double %230, double %209, double 0x3FC010B36AEB2F89)
  %232 = tail call double @llvm.fma.f64(double %231, double %209, double 0xBFC2703A1DC10F2E)
  %233 = tail call double @llvm.fma.f64(double %232, double %209, double 0x3FC5B40CB100DFD7)
  %234 = tail call double @llvm.fma.f64(double %233, double %209, double 0xBFCA8B9C17AA7EED)
  %235 = tail call double @llvm.fma.f64(double %234, double %209, double 0x3FD151322AC7D83C)
  %236 = tail call double @llvm.fma.f64(double %235, double %209, double 0xBFD9A4D55BEAB2CA)
  %237 = tail call double @llvm.fma.f64(double %236, double %209, double 0x3FEA51A6625307D3)
  %238 = tail call double @llvm.fma.f64(double %237, double %209, double 0xBFE2788CFC6FB619)
  %239 = fmul double %209, %238
  br label %309

240:
  %241 = fcmp ogt double %0, -8.000000e+00
  br i1 %241, label %242, label %281

242:
  %243 = fcmp olt double %0, -2.500000e+00
  br i1 %243, label %244, label %250

244:
  %245 = phi double [ %247, %244 ], [ %152, %242 ]
  %246 = phi double [ %248, %244 ], [ 1.000000e+00, %242 ]
  %247 = fadd double %245, -1.000000e+00
  %248 = fmul double %246, %247
  %249 = fcmp ogt double %247, 2.500000e+00
  br i1 %249, label %244, label %250

250:
  %251 = phi double [ 1.000000e+00, %242 ], [ %248, %244 ]
  %252 = phi double [ %152, %242 ], [ %247, %244 ]
  %253 = fadd double %252, -2.000000e+00
  %254 = tail call double @llvm.fma.f64(double %253, double 0x3E501127DA9788F9, double 0xBE60CFCD77C3EC5F)
  %255 = tail call double @llvm.fma.f64(double %254, double %253, double 0x3E68367966486352)
  %256 = tail call double @llvm.fma.f64(double %255, double %253, double 0xBE798152DABAF411)
  %257 = tail call double @llvm.fma.f64(double %256, double %253, double 0x3E8C959188A8539D)
  %258 = tail call double @llvm.fma.f64(double %257, double %253, double 0xBE9E46267845840A)
  %259 = tail call double @llvm.fma.f64(double %258, double %253, double 0x3EB0057BC58BAF67)
  %260 = tail call double @llvm.fma.f64(double %259, double %253, double 0xBEC11A54BC3CFE3C)
  %261 = tail call double @llvm.fma.f64(double %260, double %253, double 0x3ED259814C96E3BD)
  %262 = tail call double @llvm.fma.f64(double %261, double %253, double 0xBEE3CBD0C34C2671)
  %263 = tail call double @llvm.fma.f64(double %262, double %253, double 0x3EF580DCC735F957)
  %264 = tail call double @llvm.fma.f64(double %263, double %253, double 0xBF078DE594A1F5D8)
  %265 = tail call double @llvm.fma.f64(double %264, double %253, double 0x3F1A127B0F9EE692)
  %266 = tail call double @llvm.fma.f64(double %265, double %253, double 0xBF2D3FD4C7F9FA26)
  %267 = tail call double @llvm.fma.f64(double %266, double %253, double 0x3F40B36AF8630F5F)
  %268 = tail call double @llvm.fma.f64(double %267, double %253, double 0xBF538AC5C2BF00BF)
  %269 = tail call double @llvm.fma.f64(double %268, double %253, double 0x3F67ADD6EADB6CBB)
  %270 = tail call double @llvm.fma.f64(double %269, double %253, double 0xBF7E404FC218F683)
  %271 = tail call double @llvm.fma.f64(double %270, double %253, double 0x3F951322AC7D8483)
  %272 = tail call double @llvm.fma.f64(double %271, double %253, double 0xBFB13E001A557606)
  %273 = tail call double @llvm.fma.f64(double %272, double %253, double 0x3FD4A34CC4A60FA6)
  %274 = tail call double @llvm.fma.f64(double %273, double %253, double 0x3FDB0EE6072093CE)
  %275 = fcmp oeq double %251, 1.000000e+00
  br i1 %275, label %278, label %276

276:
  %277 = tail call spir_func double @_Z3logd(double %251)
  br label %278

278:
  %279 = phi double [ %277, %276 ], [ 0.000000e+00, %250 ]
  %280 = tail call double @llvm.fma.f64(double %253, double %274, double %279)
  br label %309

281:
  %282 = fcmp ogt double %0, 0xC3B0000000000000
  br i1 %282, label %283, label %293

283:
  %284 = fptrunc double %152 to float
  %285 = fdiv float 1.000000e+00, %284
  %286 = fpext float %285 to double
  %287 = tail call double @llvm.fma.f64(double %0, double %286, double 1.000000e+00)
  %288 = tail call double @llvm.fma.f64(double %286, double %287, double %286)
  %289 = tail call double @llvm.fma.f64(double %0, double %288, double 1.000000e+00)
  %290 = tail call double @llvm.fma.f64(double %288, double %289, double %288)
  %291 = tail call double @llvm.fma.f64(double %0, double %290, double 1.000000e+00)
  %292 = tail call double @llvm.fma.f64(double %291, double %290, double %290)
  br label %293

293:
  %294 = phi double [ %292, %283 ], [ 0.000000e+00, %281 ]
  %295 = fmul double %294, %294
  %296 = tail call double @llvm.fma.f64(double %295, double 0x3FBC29FA984FD96E, double 0xBF9C6897DB52D634)
  %297 = tail call double @llvm.fma.f64(double %296, double %295, double 0x3F7A2565F7C03969)
  %298 = tail call double @llvm.fma.f64(double %297, double %295, double 0xBF5F69AF4CEDB3C1)
  %299 = tail call double @llvm.fma.f64(double %298, double %295, double 0x3F4B951B7066A805)
  %300 = tail call double @llvm.fma.f64(double %299, double %295, double 0xBF4381381168D370)
  %301 = tail call double @llvm.fma.f64(double %300, double %295, double 0x3F4A01A01A00D0C8)
  %302 = tail call double @llvm.fma.f64(double %301, double %295, double 0xBF66C16C16C16C0F)
  %303 = tail call double @llvm.fma.f64(double %302, double %295, double 0x3FB5555555555555)
  %304 = tail call double @llvm.fma.f64(double %303, double %294, double 0x3FDACFE390C97D69)
  %305 = fsub double -5.000000e-01, %0
  %306 = tail call spir_func double @_Z3logd(double %152)
  %307 = fadd double %306, -1.000000e+00
  %308 = tail call double @llvm.fma.f64(double %305, double %307, double %304)
  br label %309

309:
  %310 = phi double [ %205, %173 ], [ %239, %208 ], [ %280, %278 ], [ %308, %293 ]
  %311 = fsub double %171, %310
  br label %312

312:
  %313 = phi double [ %311, %309 ], [ %6, %5 ], [ 0x7FF0000000000000, %148 ], [ %165, %163 ], [ %43, %11 ], [ %77, %46 ], [ %118, %116 ], [ %147, %132 ]
  ret double %313
}

define dso_local spir_func double @_Z6lgammad(double %0) local_unnamed_addr {
  %2 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %2)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret double %3
}

define dso_local spir_func double @_Z8lgamma_rdPU3AS1i(double %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z8lgamma_rdPU3AS3i(double %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z8lgamma_rdPU3AS4i(double %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z6remquoddPi(double %0, double %1, ptr %2) local_unnamed_addr {
  store i32 0, ptr %2, align 4
  %4 = fcmp uno double %0, %1
  br i1 %4, label %119, label %5

5:
  %6 = tail call double @llvm.fabs.f64(double %0)
  %7 = fcmp one double %6, 0x7FF0000000000000
  %8 = fcmp une double %1, 0.000000e+00
  %9 = and i1 %8, %7
  br i1 %9, label %10, label %119

10:
  %11 = tail call double @llvm.fabs.f64(double %1)
  %12 = fcmp one double %11, 0x7FF0000000000000
  %13 = fcmp une double %0, 0.000000e+00
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %119

15:
  %16 = fcmp olt double %6, 0x10000000000000
  %17 = fmul double %6, 0x4340000000000000
  %18 = select i1 %16, double %17, double %6
  %19 = bitcast double %18 to i64
  %20 = lshr i64 %19, 52
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = select i1 %16, i32 -1076, i32 -1023
  %23 = add nsw i32 %22, %21
  %24 = fcmp olt double %11, 0x10000000000000
  %25 = fmul double %11, 0x4340000000000000
  %26 = select i1 %24, double %25, double %11
  %27 = bitcast double %26 to i64
  %28 = lshr i64 %27, 52
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = select i1 %24, i32 -1076, i32 -1023
  %31 = add nsw i32 %30, %29
  %32 = add nsw i32 %31, -1
  %33 = icmp slt i32 %23, %32
  br i1 %33, label %119, label %34

34:
  %35 = and i64 %27, 4503599627370495
  %36 = or disjoint i64 %35, 4503599627370496
  %37 = and i64 %19, 4503599627370495
  %38 = or disjoint i64 %37, 4503599627370496
  %39 = icmp slt i32 %23, %31
  %40 = zext i1 %39 to i64
  %41 = shl nuw nsw i64 %36, %40
  %42 = tail call i32 @llvm.smin.i32(i32 %23, i32 %31)
  %43 = sub nsw i32 %23, %42
  %44 = icmp samesign uge i64 %38, %41
  %45 = select i1 %44, i64 %41, i64 0
  %46 = sub nuw nsw i64 %38, %45
  %47 = zext i1 %44 to i64
  %48 = icmp eq i32 %43, 0
  br i1 %48, label %49, label %55

49:
  %50 = phi i1 [ %44, %34 ], [ %62, %55 ]
  %51 = phi i64 [ %46, %34 ], [ %64, %55 ]
  %52 = phi i64 [ %47, %34 ], [ %66, %55 ]
  %53 = shl i64 %51, 1
  %54 = icmp ugt i64 %53, %41
  br i1 %54, label %71, label %68

55:
  %56 = phi i64 [ %66, %55 ], [ %47, %34 ]
  %57 = phi i64 [ %64, %55 ], [ %46, %34 ]
  %58 = phi i32 [ %60, %55 ], [ %43, %34 ]
  %59 = shl i64 %57, 1
  %60 = add nsw i32 %58, -1
  %61 = shl i64 %56, 1
  %62 = icmp uge i64 %59, %41
  %63 = select i1 %62, i64 %41, i64 0
  %64 = sub nuw i64 %59, %63
  %65 = zext i1 %62 to i64
  %66 = or disjoint i64 %61, %65
  %67 = icmp eq i32 %60, 0
  br i1 %67, label %49, label %55

68:
  %69 = icmp eq i64 %53, %41
  %70 = select i1 %69, i1 %50, i1 false
  br label %71

71:
  %72 = phi i1 [ true, %49 ], [ %70, %68 ]
  %73 = select i1 %72, i64 %41, i64 0
  %74 = sub nsw i64 %51, %73
  %75 = zext i1 %72 to i64
  %76 = add i64 %52, %75
  %77 = trunc i64 %76 to i32
  %78 = and i32 %77, 127
  %79 = bitcast double %0 to i64
  %80 = icmp slt i64 %79, 0
  %81 = bitcast double %1 to i64
  %82 = xor i64 %81, %79
  %83 = icmp slt i64 %82, 0
  %84 = sub nsw i32 0, %78
  %85 = select i1 %83, i32 %84, i32 %78
  store i32 %85, ptr %2, align 4
  %86 = sitofp i64 %74 to double
  %87 = tail call i32 @llvm.smax.i32(i32 %42, i32 -3121)
  %88 = tail call i32 @llvm.smin.i32(i32 %87, i32 3225)
  %89 = icmp sgt i32 %42, 1075
  br i1 %89, label %90, label %98

90:
  %91 = fmul double %86, 0x7FE0000000000000
  %92 = icmp sgt i32 %42, 2098
  %93 = fmul double %91, 0x7FE0000000000000
  %94 = select i1 %92, i32 -2098, i32 -1075
  %95 = add nsw i32 %88, %94
  %96 = select i1 %92, double %93, double %91
  %97 = tail call i32 @llvm.smin.i32(i32 %95, i32 1023)
  br label %105

98:
  %99 = add nsw i32 %88, -52
  %100 = icmp slt i32 %42, -970
  br i1 %100, label %101, label %105

101:
  %102 = fmul double %86, 0x360000000000000
  %103 = tail call i32 @llvm.smax.i32(i32 %88, i32 -1939)
  %104 = add nsw i32 %103, 917
  br label %105

105:
  %106 = phi i32 [ %97, %90 ], [ %104, %101 ], [ %99, %98 ]
  %107 = phi double [ %96, %90 ], [ %102, %101 ], [ %86, %98 ]
  %108 = icmp eq i64 %51, %73
  br i1 %108, label %109, label %111

109:
  %110 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  br label %119

111:
  %112 = add nsw i32 %106, 1023
  %113 = zext i32 %112 to i64
  %114 = shl i64 %113, 52
  %115 = bitcast i64 %114 to double
  %116 = fmul double %107, %115
  %117 = fneg double %116
  %118 = select i1 %80, double %117, double %116
  br label %119

119:
  %120 = phi double [ %0, %10 ], [ 0x7FF8000000000000, %3 ], [ 0x7FF8000000000000, %5 ], [ %0, %15 ], [ %110, %109 ], [ %118, %111 ]
  ret double %120
}

define dso_local spir_func double @_Z5fractdPd(double %0, ptr %1) local_unnamed_addr {
  %3 = tail call double @llvm.floor.f64(double %0)
  store double %3, ptr %1, align 8
  %4 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 612)
  %5 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  %6 = fsub double %0, %3
  %7 = fcmp ogt double %6, 0x3FEFFFFFFFFFFFFF
  %8 = select i1 %7, double 0x3FEFFFFFFFFFFFFF, double %6
  %9 = select i1 %4, double %5, double %8
  ret double %9
}

define dso_local spir_func double @_Z4modfdPd(double %0, ptr %1) local_unnamed_addr {
  %3 = tail call double @llvm.trunc.f64(double %0)
  store double %3, ptr %1, align 8
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = fcmp oeq double %4, 0x7FF0000000000000
  %6 = fsub double %0, %3
  %7 = select i1 %5, double 0.000000e+00, double %6
  %8 = tail call double @llvm.copysign.f64(double %7, double %0)
  ret double %8
}

define dso_local spir_func double @_Z6sincosdPd(double %0, ptr %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z3cosd(double %0)
  store double %3, ptr %1, align 8
  %4 = tail call spir_func double @_Z3sind(double %0)
  ret double %4
}

define dso_local spir_func double @_Z5frexpdPi(double %0, ptr %1) local_unnamed_addr {
  store i32 0, ptr %1, align 4
  %3 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 408)
  br i1 %3, label %4, label %19

4:
  %5 = tail call double @llvm.fabs.f64(double %0)
  %6 = fcmp olt double %5, 0x10000000000000
  %7 = fmul double %5, 0x4340000000000000
  %8 = select i1 %6, double %7, double %5
  %9 = bitcast double %8 to i64
  %10 = and i64 %9, 4503599627370495
  %11 = or disjoint i64 %10, 4503599627370496
  %12 = lshr i64 %9, 52
  %13 = trunc nuw nsw i64 %12 to i32
  %14 = select i1 %6, i32 -1075, i32 -1022
  %15 = add nsw i32 %14, %13
  store i32 %15, ptr %1, align 4
  %16 = uitofp nneg i64 %11 to double
  %17 = fmul double %16, 0x3CA0000000000000
  %18 = tail call double @llvm.copysign.f64(double %17, double %0)
  br label %19

19:
  %20 = phi double [ %18, %4 ], [ %0, %2 ]
  ret double %20
}

define dso_local spir_func double @_Z6sincosdPU3AS1d(double %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z5fractdPU3AS1d(double %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z4modfdPU3AS1d(double %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(1) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z5frexpdPU3AS1i(double %0, ptr addrspace(1) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(1) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z6remquoddPU3AS1i(double %0, double %1, ptr addrspace(1) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(1) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}

define dso_local spir_func double @_Z6sincosdPU3AS3d(double %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z5fractdPU3AS3d(double %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z4modfdPU3AS3d(double %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(3) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z5frexpdPU3AS3i(double %0, ptr addrspace(3) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(3) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z6remquoddPU3AS3i(double %0, double %1, ptr addrspace(3) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(3) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}

define dso_local spir_func double @_Z6sincosdPU3AS4d(double %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z5fractdPU3AS4d(double %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z4modfdPU3AS4d(double %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(4) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z5frexpdPU3AS4i(double %0, ptr addrspace(4) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(4) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @_Z6remquoddPU3AS4i(double %0, double %1, ptr addrspace(4) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(4) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}

define dso_local spir_func double @_Z9remainderdd(double %0, double %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

declare double @llvm.fabs.f64(double)

declare double @llvm.copysign.f64(double, double)

declare double @llvm.fma.f64(double, double, double)

declare dso_local spir_func i64 @_Z6mul_himm(i64, i64) local_unnamed_addr

declare i32 @llvm.smin.i32(i32, i32)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.fshl.i64(i64, i64, i64)

