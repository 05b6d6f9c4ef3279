
define dso_local spir_func double @_Z14lanelift_erfcxd(double %0) local_unnamed_addr {
  %2 = fcmp olt double %0, 8.000000e+00
  %3 = fmul double %0, %0
  br i1 %2, label %4, label %13

4:
  %5 = fneg double %3
  %6 = tail call spir_func double @_Z3fmaddd(double %0, double %0, double %5)
  %7 = tail call spir_func double @_Z3expd(double %3)
  %8 = tail call spir_func double @_Z4erfcd(double %0)
  %9 = fcmp olt double %0, -2.670000e+01
  br i1 %9, label %34, label %10

10:
  %11 = fmul double %7, %8
  %12 = tail call spir_func double @_Z3fmaddd(double %11, double %6, double %11)
  br label %34

13:
  %14 = fdiv double 5.000000e-01, %3
  %15 = fcmp ogt double %0, 0x41D0000000000000
  br i1 %15, label %16, label %22

16:
  %17 = fdiv double 0x3FE20DD750429B6D, %0
  br label %34

18:
  %19 = fdiv double 0x3FE20DD750429B6D, %0
  %20 = fadd double %31, 1.000000e+00
  %21 = fmul double %19, %20
  br label %34

22:
  %23 = phi i32 [ %32, %22 ], [ 20, %13 ]
  %24 = phi double [ %31, %22 ], [ 0.000000e+00, %13 ]
  %25 = shl nuw nsw i32 %23, 1
  %26 = add nsw i32 %25, -1
  %27 = uitofp nneg i32 %26 to double
  %28 = fneg double %27
  %29 = fmul double %14, %28
  %30 = fadd double %24, 1.000000e+00
  %31 = fmul double %30, %29
  %32 = add nsw i32 %23, -1
  %33 = icmp samesign ugt i32 %23, 1
  br i1 %33, label %22, label %18

34:
  %35 = phi double [ 0x7FF0000000000000, %4 ], [ %12, %10 ], [ %17, %16 ], [ %21, %18 ]
  ret double %35
}

declare void @llvm.lifetime.start.p0(ptr)

declare dso_local spir_func double @_Z3fmaddd(double, double, double) local_unnamed_addr

declare dso_local spir_func double @_Z3expd(double) local_unnamed_addr

declare dso_local spir_func double @_Z4erfcd(double) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr)

define dso_local spir_func double @_Z15lanelift_erfinvd(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4fabsd(double %0)
  %3 = fcmp ugt double %2, 1.000000e+00
  br i1 %3, label %72, label %4

4:
  %5 = fcmp oeq double %2, 1.000000e+00
  br i1 %5, label %6, label %8

6:
  %7 = tail call spir_func double @_Z8copysigndd(double 0x7FF0000000000000, double %0)
  br label %72

8:
  %9 = fcmp olt double %2, 0x3E10000000000000
  br i1 %9, label %10, label %12

10:
  %11 = fdiv double %0, 0x3FF20DD750429B6D
  br label %72

12:
  %13 = fcmp ogt double %2, 5.000000e-01
  br i1 %13, label %14, label %48

14:
  %15 = fsub double 1.000000e+00, %2
  %16 = fsub double 2.000000e+00, %15
  %17 = fmul double %15, %16
  %18 = tail call spir_func double @_Z3logd(double %17)
  %19 = fmul double %18, 5.000000e-01
  %20 = fadd double %19, 0x401152AF46B7C65E
  %21 = fmul double %20, %20
  %22 = fmul double %18, 0x401B35FC845A8ECD
  %23 = fsub double %21, %22
  %24 = tail call spir_func double @_Z4sqrtd(double %23)
  %25 = fsub double %24, %20
  %26 = tail call spir_func double @_Z4sqrtd(double %25)
  br label %27

27:
  %28 = phi double [ %26, %14 ], [ %43, %27 ]
  %29 = phi i32 [ 0, %14 ], [ %44, %27 ]
  %30 = fmul double %28, %28
  %31 = fneg double %30
  %32 = tail call spir_func double @_Z3fmaddd(double %28, double %28, double %31)
  %33 = tail call spir_func double @_Z3expd(double %30)
  %34 = fmul double %15, %33
  %35 = fadd double %32, 1.000000e+00
  %36 = fmul double %35, %34
  %37 = tail call spir_func double @_Z14lanelift_erfcxd(double %28)
  %38 = fsub double %36, %37
  %39 = fdiv double %38, 0x3FF20DD750429B6D
  %40 = fmul double %28, %39
  %41 = fadd double %40, 1.000000e+00
  %42 = fdiv double %39, %41
  %43 = fsub double %28, %42
  %44 = add nuw nsw i32 %29, 1
  %45 = icmp samesign ult i32 %29, 3
  br i1 %45, label %27, label %46

46:
  %47 = tail call spir_func double @_Z8copysigndd(double %43, double %0)
  br label %72

48:
  %49 = fdiv double %2, 0x3FF20DD750429B6D
  %50 = fmul double %2, 0x3FD0C152382D7365
  %51 = fmul double %2, %50
  %52 = fadd double %51, 1.000000e+00
  %53 = fmul double %49, %52
  br label %56

54:
  %55 = tail call spir_func double @_Z8copysigndd(double %69, double %0)
  br label %72

56:
  %57 = phi i32 [ 0, %48 ], [ %70, %56 ]
  %58 = phi double [ %53, %48 ], [ %69, %56 ]
  %59 = tail call spir_func double @_Z3erfd(double %58)
  %60 = fsub double %59, %2
  %61 = fneg double %58
  %62 = fmul double %58, %61
  %63 = tail call spir_func double @_Z3expd(double %62)
  %64 = fmul double %63, 0x3FF20DD750429B6D
  %65 = fdiv double %60, %64
  %66 = fmul double %58, %65
  %67 = fadd double %66, 1.000000e+00
  %68 = fdiv double %65, %67
  %69 = fsub double %58, %68
  %70 = add nuw nsw i32 %57, 1
  %71 = icmp samesign ult i32 %57, 2
  br i1 %71, label %56, label %54

72:
  %73 = phi double [ %7, %6 ], [ %11, %10 ], [ %47, %46 ], [ %55, %54 ], [ 0x7FFFFFFFE0000000, %1 ]
  ret double %73
}

declare dso_local spir_func double @_Z4fabsd(double) local_unnamed_addr

declare dso_local spir_func double @_Z8copysigndd(double, double) local_unnamed_addr

declare dso_local spir_func double @_Z3erfd(double) local_unnamed_addr

define dso_local spir_func double @_Z16lanelift_erfcinvd(double %0) local_unnamed_addr {
  %2 = fcmp oge double %0, 0.000000e+00
  %3 = fcmp ole double %0, 2.000000e+00
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %82

5:
  %6 = fcmp oeq double %0, 0.000000e+00
  br i1 %6, label %82, label %7

7:
  %8 = fcmp oeq double %0, 2.000000e+00
  br i1 %8, label %82, label %9

9:
  %10 = fcmp oge double %0, 5.000000e-01
  %11 = fcmp ole double %0, 1.500000e+00
  %12 = and i1 %10, %11
  br i1 %12, label %13, label %16

13:
  %14 = fsub double 1.000000e+00, %0
  %15 = tail call spir_func double @_Z15lanelift_erfinvd(double %14)
  br label %82

16:
  %17 = fcmp olt double %0, 1.000000e+00
  %18 = fsub double 2.000000e+00, %0
  br i1 %17, label %19, label %49

19:
  %20 = fmul double %0, %18
  %21 = tail call spir_func double @_Z3logd(double %20)
  %22 = fmul double %21, 5.000000e-01
  %23 = fadd double %22, 0x401152AF46B7C65E
  %24 = fmul double %23, %23
  %25 = fmul double %21, 0x401B35FC845A8ECD
  %26 = fsub double %24, %25
  %27 = tail call spir_func double @_Z4sqrtd(double %26)
  %28 = fsub double %27, %23
  %29 = tail call spir_func double @_Z4sqrtd(double %28)
  br label %30

30:
  %31 = phi double [ %29, %19 ], [ %46, %30 ]
  %32 = phi i32 [ 0, %19 ], [ %47, %30 ]
  %33 = fmul double %31, %31
  %34 = fneg double %33
  %35 = tail call spir_func double @_Z3fmaddd(double %31, double %31, double %34)
  %36 = tail call spir_func double @_Z3expd(double %33)
  %37 = fmul double %0, %36
  %38 = fadd double %35, 1.000000e+00
  %39 = fmul double %38, %37
  %40 = tail call spir_func double @_Z14lanelift_erfcxd(double %31)
  %41 = fsub double %39, %40
  %42 = fdiv double %41, 0x3FF20DD750429B6D
  %43 = fmul double %31, %42
  %44 = fadd double %43, 1.000000e+00
  %45 = fdiv double %42, %44
  %46 = fsub double %31, %45
  %47 = add nuw nsw i32 %32, 1
  %48 = icmp samesign ult i32 %32, 3
  br i1 %48, label %30, label %82

49:
  %50 = fsub double 2.000000e+00, %18
  %51 = fmul double %18, %50
  %52 = tail call spir_func double @_Z3logd(double %51)
  %53 = fmul double %52, 5.000000e-01
  %54 = fadd double %53, 0x401152AF46B7C65E
  %55 = fmul double %54, %54
  %56 = fmul double %52, 0x401B35FC845A8ECD
  %57 = fsub double %55, %56
  %58 = tail call spir_func double @_Z4sqrtd(double %57)
  %59 = fsub double %58, %54
  %60 = tail call spir_func double @_Z4sqrtd(double %59)
  br label %61

61:
  %62 = phi double [ %60, %49 ], [ %77, %61 ]
  %63 = phi i32 [ 0, %49 ], [ %78, %61 ]
  %64 = fmul double %62, %62
  %65 = fneg double %64
  %66 = tail call spir_func double @_Z3fmaddd(double %62, double %62, double %65)
  %67 = tail call spir_func double @_Z3expd(double %64)
  %68 = fmul double %18, %67
  %69 = fadd double %66, 1.000000e+00
  %70 = fmul double %69, %68
  %71 = tail call spir_func double @_Z14lanelift_erfcxd(double %62)
  %72 = fsub double %70, %71
  %73 = fdiv double %72, 0x3FF20DD750429B6D
  %74 = fmul double %62, %73
  %75 = fadd double %74, 1.000000e+00
  %76 = fdiv double %73, %75
  %77 = fsub double %62, %76
  %78 = add nuw nsw i32 %63, 1
  %79 = icmp samesign ult i32 %63, 3
  br i1 %79, label %61, label %80

80:
  %81 = fneg double %77
  br label %82

82:
  %83 = phi double [ 0x7FFFFFFFE0000000, %1 ], [ 0x7FF0000000000000, %5 ], [ %15, %13 ], [ 0xFFF0000000000000, %7 ], [ %81, %80 ], [ %46, %30 ]
  ret double %83
}

define dso_local spir_func double @_Z16lanelift_normcdfd(double %0) local_unnamed_addr {
  %2 = fcmp olt double %0, -4.000000e+01
  br i1 %2, label %25, label %3

3:
  %4 = fneg double %0
  %5 = fmul double %0, 0xBFE6A09E667F3BCD
  %6 = fneg double %5
  %7 = tail call spir_func double @_Z3fmaddd(double %4, double 0x3FE6A09E667F3BCD, double %6)
  %8 = fmul double %0, 0x3C8BDD3413B26456
  %9 = fadd double %7, %8
  %10 = tail call spir_func double @_Z4erfcd(double %5)
  %11 = fmul double %10, 5.000000e-01
  %12 = fcmp ogt double %5, 1.000000e+00
  br i1 %12, label %13, label %17

13:
  %14 = fmul double %5, 2.000000e+00
  %15 = fmul double %14, %9
  %16 = fmul double %11, %15
  br label %22

17:
  %18 = fmul double %5, %6
  %19 = tail call spir_func double @_Z3expd(double %18)
  %20 = fmul double %19, 0x3FE20DD750429B6D
  %21 = fmul double %9, %20
  br label %22

22:
  %23 = phi double [ %16, %13 ], [ %21, %17 ]
  %24 = fsub double %11, %23
  br label %25

25:
  %26 = phi double [ %24, %22 ], [ 0.000000e+00, %1 ]
  ret double %26
}

define dso_local spir_func double @_Z19lanelift_normcdfinvd(double %0) local_unnamed_addr {
  %2 = fcmp oge double %0, 0.000000e+00
  %3 = fcmp ole double %0, 1.000000e+00
  %4 = and i1 %2, %3
  br i1 %4, label %5, label %11

5:
  %6 = fcmp oeq double %0, 5.000000e-01
  br i1 %6, label %11, label %7

7:
  %8 = fmul double %0, 2.000000e+00
  %9 = tail call spir_func double @_Z16lanelift_erfcinvd(double %8)
  %10 = fmul double %9, 0xBFF6A09E667F3BCD
  br label %11

11:
  %12 = phi double [ 0x7FFFFFFFE0000000, %1 ], [ %10, %7 ], [ 0.000000e+00, %5 ]
  ret double %12
}

define dso_local spir_func double @_Z14lanelift_rcbrtd(double %0) local_unnamed_addr {
  %2 = alloca i32, align 4
  %3 = tail call spir_func double @_Z4cbrtd(double %0)
  %4 = fdiv double 1.000000e+00, %3
  %5 = fcmp oeq double %0, 0.000000e+00
  br i1 %5, label %36, label %6

6:
  %7 = tail call spir_func i32 @_Z5isinfd(double %0)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %36

9:
  %10 = tail call spir_func i32 @_Z5isnand(double %0)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %36

12:
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %13 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %2)
  %14 = load i32, ptr %2, align 4
  %15 = sdiv i32 %14, 3
  %16 = mul nsw i32 %15, -3
  %17 = add i32 %16, %14
  %18 = call spir_func double @_Z5ldexpdi(double %13, i32 %17)
  %19 = call spir_func double @_Z5ldexpdi(double %4, i32 %15)
  %20 = fmul double %19, %19
  %21 = call spir_func double @_Z3fmaddd(double %20, double %19, double 0.000000e+00)
  %22 = fneg double %20
  %23 = call spir_func double @_Z3fmaddd(double %19, double %19, double %22)
  %24 = fmul double %19, %23
  %25 = fneg double %21
  %26 = call spir_func double @_Z3fmaddd(double %20, double %19, double %25)
  %27 = fadd double %24, %26
  %28 = fneg double %18
  %29 = call spir_func double @_Z3fmaddd(double %28, double %21, double 1.000000e+00)
  %30 = fmul double %18, %27
  %31 = fsub double %29, %30
  %32 = fmul double %31, 0x3FD5555555555555
  %33 = call spir_func double @_Z3fmaddd(double %19, double %32, double %19)
  %34 = sub nsw i32 0, %15
  %35 = call spir_func double @_Z5ldexpdi(double %33, i32 %34)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  br label %36

36:
  %37 = phi double [ %35, %12 ], [ %4, %9 ], [ %4, %6 ], [ %4, %1 ]
  ret double %37
}

declare dso_local spir_func double @_Z4cbrtd(double) local_unnamed_addr

declare dso_local spir_func i32 @_Z5isinfd(double) local_unnamed_addr

declare dso_local spir_func i32 @_Z5isnand(double) local_unnamed_addr

declare dso_local spir_func double @_Z5frexpdPi(double, ptr) local_unnamed_addr

declare dso_local spir_func double @_Z5ldexpdi(double, i32) local_unnamed_addr

define dso_local spir_func double @_Z15lanelift_rhypotdd(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fabsd(double %0)
  %4 = tail call spir_func double @_Z4fabsd(double %1)
  %5 = tail call spir_func double @_Z4fmaxdd(double %3, double %4)
  %6 = tail call spir_func double @_Z4fmindd(double %3, double %4)
  %7 = tail call i1 @llvm.is.fpclass.f64(double %5, i32 384)
  br i1 %7, label %8, label %14

8:
  %9 = tail call spir_func i32 @_Z5isnand(double %3)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %14

11:
  %12 = tail call spir_func i32 @_Z5isnand(double %4)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %14

14:
  %15 = tail call spir_func double @_Z5hypotdd(double %3, double %4)
  %16 = fdiv double 1.000000e+00, %15
  br label %47

17:
  %18 = tail call spir_func i32 @_Z5ilogbd(double %5)
  %19 = sub nsw i32 0, %18
  %20 = tail call spir_func double @_Z5ldexpdi(double %5, i32 %19)
  %21 = tail call spir_func double @_Z5ldexpdi(double %6, i32 %19)
  %22 = fmul double %20, %20
  %23 = fmul double %21, %21
  %24 = fadd double %22, %23
  %25 = fsub double %22, %24
  %26 = fadd double %23, %25
  %27 = fneg double %22
  %28 = tail call spir_func double @_Z3fmaddd(double %20, double %20, double %27)
  %29 = fneg double %23
  %30 = tail call spir_func double @_Z3fmaddd(double %21, double %21, double %29)
  %31 = fadd double %28, %30
  %32 = fadd double %31, %26
  %33 = tail call spir_func double @_Z4sqrtd(double %24)
  %34 = fdiv double 1.000000e+00, %33
  %35 = fmul double %34, %34
  %36 = fneg double %24
  %37 = tail call spir_func double @_Z3fmaddd(double %36, double %35, double 1.000000e+00)
  %38 = fneg double %35
  %39 = tail call spir_func double @_Z3fmaddd(double %34, double %34, double %38)
  %40 = fmul double %24, %39
  %41 = fsub double %37, %40
  %42 = fmul double %32, %35
  %43 = fsub double %41, %42
  %44 = fmul double %43, 5.000000e-01
  %45 = tail call spir_func double @_Z3fmaddd(double %34, double %44, double %34)
  %46 = tail call spir_func double @_Z5ldexpdi(double %45, i32 %19)
  br label %47

47:
  %48 = phi double [ %16, %14 ], [ %46, %17 ]
  ret double %48
}

declare dso_local spir_func double @_Z4fmaxdd(double, double) local_unnamed_addr

declare dso_local spir_func double @_Z4fmindd(double, double) local_unnamed_addr

declare dso_local spir_func double @_Z5hypotdd(double, double) local_unnamed_addr

declare dso_local spir_func i32 @_Z5ilogbd(double) local_unnamed_addr

declare dso_local spir_func double @_Z4sqrtd(double) local_unnamed_addr

define dso_local spir_func float @__ocml_acos_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4acosf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4acosf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_acos_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4acosd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4acosd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_acos_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4acosDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4acosDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_acosh_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5acoshf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5acoshf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_acosh_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5acoshd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5acoshd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_acosh_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5acoshDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5acoshDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_acospi_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6acospif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6acospif(float) local_unnamed_addr

define dso_local spir_func double @__ocml_acospi_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6acospid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6acospid(double) local_unnamed_addr

define dso_local spir_func half @__ocml_acospi_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z6acospiDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z6acospiDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_asin_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4asinf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4asinf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_asin_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4asind(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4asind(double) local_unnamed_addr

define dso_local spir_func half @__ocml_asin_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4asinDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4asinDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_asinh_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5asinhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5asinhf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_asinh_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5asinhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5asinhd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_asinh_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5asinhDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5asinhDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_asinpi_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6asinpif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6asinpif(float) local_unnamed_addr

define dso_local spir_func double @__ocml_asinpi_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6asinpid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6asinpid(double) local_unnamed_addr

define dso_local spir_func half @__ocml_asinpi_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z6asinpiDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z6asinpiDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_atan_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4atanf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4atanf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_atan_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4atand(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4atand(double) local_unnamed_addr

define dso_local spir_func half @__ocml_atan_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4atanDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4atanDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_atanh_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5atanhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5atanhf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_atanh_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5atanhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5atanhd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_atanh_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5atanhDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5atanhDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_atanpi_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6atanpif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6atanpif(float) local_unnamed_addr

define dso_local spir_func double @__ocml_atanpi_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6atanpid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6atanpid(double) local_unnamed_addr

define dso_local spir_func half @__ocml_atanpi_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z6atanpiDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z6atanpiDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_cbrt_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4cbrtf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4cbrtf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_cbrt_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4cbrtd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_cbrt_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4cbrtDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4cbrtDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_ceil_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4ceilf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4ceilf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_ceil_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4ceild(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4ceild(double) local_unnamed_addr

define dso_local spir_func half @__ocml_ceil_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4ceilDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4ceilDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_cos_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3cosf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3cosf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_cos_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3cosd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3cosd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_cos_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z3cosDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z3cosDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_cosh_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4coshf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4coshf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_cosh_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4coshd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4coshd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_cosh_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4coshDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4coshDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_cospi_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5cospif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5cospif(float) local_unnamed_addr

define dso_local spir_func double @__ocml_cospi_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5cospid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5cospid(double) local_unnamed_addr

define dso_local spir_func half @__ocml_cospi_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5cospiDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5cospiDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_erf_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3erff(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3erff(float) local_unnamed_addr

define dso_local spir_func double @__ocml_erf_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3erfd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_erf_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z3erfDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z3erfDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_erfc_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4erfcf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4erfcf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_erfc_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4erfcd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_erfc_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4erfcDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4erfcDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_exp_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3expf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3expf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_exp_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3expd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_exp_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z3expDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z3expDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_exp10_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5exp10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5exp10f(float) local_unnamed_addr

define dso_local spir_func double @__ocml_exp10_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5exp10d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5exp10d(double) local_unnamed_addr

define dso_local spir_func half @__ocml_exp10_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5exp10Dh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5exp10Dh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_exp2_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4exp2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4exp2f(float) local_unnamed_addr

define dso_local spir_func double @__ocml_exp2_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4exp2d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4exp2d(double) local_unnamed_addr

define dso_local spir_func half @__ocml_exp2_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4exp2Dh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4exp2Dh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_expm1_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5expm1f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5expm1f(float) local_unnamed_addr

define dso_local spir_func double @__ocml_expm1_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5expm1d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5expm1d(double) local_unnamed_addr

define dso_local spir_func half @__ocml_expm1_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5expm1Dh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5expm1Dh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_fabs_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4fabsf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4fabsf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_fabs_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4fabsd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_fabs_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4fabsDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4fabsDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_floor_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5floorf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5floorf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_floor_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5floord(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5floord(double) local_unnamed_addr

define dso_local spir_func half @__ocml_floor_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5floorDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5floorDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_lgamma_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6lgammaf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6lgammaf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_lgamma_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6lgammad(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6lgammad(double) local_unnamed_addr

define dso_local spir_func half @__ocml_lgamma_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z6lgammaDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z6lgammaDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_log_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3logf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3logf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_log_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3logd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3logd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_log_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z3logDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z3logDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_log10_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5log10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5log10f(float) local_unnamed_addr

define dso_local spir_func double @__ocml_log10_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5log10d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5log10d(double) local_unnamed_addr

define dso_local spir_func half @__ocml_log10_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5log10Dh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5log10Dh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_log1p_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5log1pf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5log1pf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_log1p_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5log1pd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5log1pd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_log1p_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5log1pDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5log1pDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_log2_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4log2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4log2f(float) local_unnamed_addr

define dso_local spir_func double @__ocml_log2_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4log2d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4log2d(double) local_unnamed_addr

define dso_local spir_func half @__ocml_log2_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4log2Dh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4log2Dh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_logb_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4logbf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4logbf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_logb_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4logbd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4logbd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_logb_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4logbDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4logbDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_rint_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4rintf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4rintf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_rint_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4rintd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4rintd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_rint_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4rintDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4rintDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_round_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5roundf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5roundf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_round_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5roundd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5roundd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_round_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5roundDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5roundDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_rsqrt_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5rsqrtf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5rsqrtf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_rsqrt_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5rsqrtd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5rsqrtd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_rsqrt_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5rsqrtDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5rsqrtDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_sin_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3sinf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3sinf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_sin_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3sind(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3sind(double) local_unnamed_addr

define dso_local spir_func half @__ocml_sin_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z3sinDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z3sinDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_sinh_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4sinhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4sinhf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_sinh_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sinhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4sinhd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_sinh_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4sinhDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4sinhDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_sinpi_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5sinpif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5sinpif(float) local_unnamed_addr

define dso_local spir_func double @__ocml_sinpi_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5sinpid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5sinpid(double) local_unnamed_addr

define dso_local spir_func half @__ocml_sinpi_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5sinpiDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5sinpiDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_tan_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3tanf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3tanf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_tan_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3tand(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3tand(double) local_unnamed_addr

define dso_local spir_func half @__ocml_tan_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z3tanDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z3tanDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_tanh_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4tanhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4tanhf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_tanh_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4tanhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4tanhd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_tanh_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4tanhDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4tanhDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_tanpi_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5tanpif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5tanpif(float) local_unnamed_addr

define dso_local spir_func double @__ocml_tanpi_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5tanpid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5tanpid(double) local_unnamed_addr

define dso_local spir_func half @__ocml_tanpi_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5tanpiDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5tanpiDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_tgamma_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6tgammaf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6tgammaf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_tgamma_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6tgammad(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6tgammad(double) local_unnamed_addr

define dso_local spir_func half @__ocml_tgamma_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z6tgammaDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z6tgammaDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_trunc_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5truncf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5truncf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_trunc_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5truncd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5truncd(double) local_unnamed_addr

define dso_local spir_func half @__ocml_trunc_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z5truncDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z5truncDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_atan2_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5atan2ff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z5atan2ff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_atan2_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5atan2dd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z5atan2dd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_atan2_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z5atan2DhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z5atan2DhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_atan2pi_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z7atan2piff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z7atan2piff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_atan2pi_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z7atan2pidd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z7atan2pidd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_atan2pi_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z7atan2piDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z7atan2piDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_copysign_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z8copysignff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z8copysignff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_copysign_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z8copysigndd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_copysign_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z8copysignDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z8copysignDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_fdim_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fdimff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fdimff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_fdim_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fdimdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z4fdimdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_fdim_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4fdimDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z4fdimDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_fmax_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fmaxff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fmaxff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_fmax_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmaxdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_fmax_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4fmaxDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z4fmaxDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_fmin_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fminff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fminff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_fmin_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmindd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_fmin_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4fminDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z4fminDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_fmod_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fmodff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fmodff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_fmod_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmoddd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z4fmoddd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_fmod_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4fmodDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z4fmodDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_hypot_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5hypotff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z5hypotff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_hypot_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5hypotdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_hypot_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z5hypotDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z5hypotDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_maxmag_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z6maxmagff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z6maxmagff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_maxmag_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z6maxmagdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z6maxmagdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_maxmag_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z6maxmagDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z6maxmagDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_minmag_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z6minmagff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z6minmagff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_minmag_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z6minmagdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z6minmagdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_minmag_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z6minmagDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z6minmagDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_nextafter_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z9nextafterff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z9nextafterff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_nextafter_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z9nextafterdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z9nextafterdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_nextafter_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z9nextafterDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z9nextafterDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_pow_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z3powff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z3powff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_pow_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z3powdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z3powdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_pow_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z3powDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z3powDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_powr_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4powrff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4powrff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_powr_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4powrdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z4powrdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_powr_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4powrDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z4powrDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_remainder_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z9remainderff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z9remainderff(float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_remainder_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z9remainderdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z9remainderdd(double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_remainder_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z9remainderDhDh(half %0, half %1)
  ret half %3
}

declare dso_local spir_func half @_Z9remainderDhDh(half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_nearbyint_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4rintf(float %0)
  ret float %2
}

define dso_local spir_func double @__ocml_nearbyint_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4rintd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_nearbyint_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4rintDh(half %0)
  ret half %2
}

define dso_local spir_func float @__ocml_max_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fmaxff(float %0, float %1)
  ret float %3
}

define dso_local spir_func double @__ocml_max_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmaxdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_max_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4fmaxDhDh(half %0, half %1)
  ret half %3
}

define dso_local spir_func float @__ocml_min_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fminff(float %0, float %1)
  ret float %3
}

define dso_local spir_func double @__ocml_min_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmindd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_min_f16(half %0, half %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4fminDhDh(half %0, half %1)
  ret half %3
}

define dso_local spir_func float @__ocml_fma_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z3fmafff(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @_Z3fmafff(float, float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_fma_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z3fmaddd(double %0, double %1, double %2)
  ret double %4
}

define dso_local spir_func half @__ocml_fma_f16(half %0, half %1, half %2) local_unnamed_addr {
  %4 = tail call spir_func half @_Z3fmaDhDhDh(half %0, half %1, half %2)
  ret half %4
}

declare dso_local spir_func half @_Z3fmaDhDhDh(half, half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_fmuladd_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z3madfff(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @_Z3madfff(float, float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_fmuladd_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z3madddd(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @_Z3madddd(double, double, double) local_unnamed_addr

define dso_local spir_func half @__ocml_fmuladd_f16(half %0, half %1, half %2) local_unnamed_addr {
  %4 = tail call spir_func half @_Z3madDhDhDh(half %0, half %1, half %2)
  ret half %4
}

declare dso_local spir_func half @_Z3madDhDhDh(half, half, half) local_unnamed_addr

define dso_local spir_func float @__ocml_mad_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z3madfff(float %0, float %1, float %2)
  ret float %4
}

define dso_local spir_func double @__ocml_mad_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z3madddd(double %0, double %1, double %2)
  ret double %4
}

define dso_local spir_func half @__ocml_mad_f16(half %0, half %1, half %2) local_unnamed_addr {
  %4 = tail call spir_func half @_Z3madDhDhDh(half %0, half %1, half %2)
  ret half %4
}

define dso_local spir_func float @__ocml_ldexp_f32(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5ldexpfi(float %0, i32 %1)
  ret float %3
}

declare dso_local spir_func float @_Z5ldexpfi(float, i32) local_unnamed_addr

define dso_local spir_func double @__ocml_ldexp_f64(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5ldexpdi(double %0, i32 %1)
  ret double %3
}

define dso_local spir_func half @__ocml_ldexp_f16(half %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z5ldexpDhi(half %0, i32 %1)
  ret half %3
}

declare dso_local spir_func half @_Z5ldexpDhi(half, i32) local_unnamed_addr

define dso_local spir_func float @__ocml_scalbn_f32(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5ldexpfi(float %0, i32 %1)
  ret float %3
}

define dso_local spir_func double @__ocml_scalbn_f64(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5ldexpdi(double %0, i32 %1)
  ret double %3
}

define dso_local spir_func half @__ocml_scalbn_f16(half %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z5ldexpDhi(half %0, i32 %1)
  ret half %3
}

define dso_local spir_func float @__ocml_pown_f32(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4pownfi(float %0, i32 %1)
  ret float %3
}

declare dso_local spir_func float @_Z4pownfi(float, i32) local_unnamed_addr

define dso_local spir_func double @__ocml_pown_f64(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4powndi(double %0, i32 %1)
  ret double %3
}

declare dso_local spir_func double @_Z4powndi(double, i32) local_unnamed_addr

define dso_local spir_func half @__ocml_pown_f16(half %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z4pownDhi(half %0, i32 %1)
  ret half %3
}

declare dso_local spir_func half @_Z4pownDhi(half, i32) local_unnamed_addr

define dso_local spir_func float @__ocml_rootn_f32(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5rootnfi(float %0, i32 %1)
  ret float %3
}

declare dso_local spir_func float @_Z5rootnfi(float, i32) local_unnamed_addr

define dso_local spir_func double @__ocml_rootn_f64(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5rootndi(double %0, i32 %1)
  ret double %3
}

declare dso_local spir_func double @_Z5rootndi(double, i32) local_unnamed_addr

define dso_local spir_func half @__ocml_rootn_f16(half %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z5rootnDhi(half %0, i32 %1)
  ret half %3
}

declare dso_local spir_func half @_Z5rootnDhi(half, i32) local_unnamed_addr

define dso_local spir_func float @__ocml_sqrt_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @nvvm.sqrt.rn.f(float %0)
  ret float %2
}

declare dso_local spir_func float @nvvm.sqrt.rn.f(float) local_unnamed_addr

define dso_local spir_func double @__ocml_sqrt_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sqrtd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_sqrt_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func half @_Z4sqrtDh(half %0)
  ret half %2
}

declare dso_local spir_func half @_Z4sqrtDh(half) local_unnamed_addr

define dso_local spir_func i32 @__ocml_ilogb_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5ilogbf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5ilogbf(float) local_unnamed_addr

define dso_local spir_func i32 @__ocml_ilogb_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5ilogbd(double %0)
  ret i32 %2
}

define dso_local spir_func i32 @__ocml_ilogb_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5ilogbDh(half %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5ilogbDh(half) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isfinite_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isfinitef(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isfinitef(float) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isfinite_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isfinited(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isfinited(double) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isfinite_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isfiniteDh(half %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isfiniteDh(half) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isinf_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isinff(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5isinff(float) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isinf_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isinfd(double %0)
  ret i32 %2
}

define dso_local spir_func i32 @__ocml_isinf_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isinfDh(half %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5isinfDh(half) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isnan_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isnanf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5isnanf(float) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isnan_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isnand(double %0)
  ret i32 %2
}

define dso_local spir_func i32 @__ocml_isnan_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isnanDh(half %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5isnanDh(half) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isnormal_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isnormalf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isnormalf(float) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isnormal_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isnormald(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isnormald(double) local_unnamed_addr

define dso_local spir_func i32 @__ocml_isnormal_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isnormalDh(half %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isnormalDh(half) local_unnamed_addr

define dso_local spir_func i32 @__ocml_signbit_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z7signbitf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z7signbitf(float) local_unnamed_addr

define dso_local spir_func i32 @__ocml_signbit_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z7signbitd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z7signbitd(double) local_unnamed_addr

define dso_local spir_func i32 @__ocml_signbit_f16(half %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z7signbitDh(half %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z7signbitDh(half) local_unnamed_addr

define dso_local spir_func float @__ocml_sincos_f32(float %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z6sincosfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

declare dso_local spir_func float @_Z6sincosfPf(float, ptr) local_unnamed_addr

define dso_local spir_func float @__ocml_fract_f32(float %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5fractfPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

declare dso_local spir_func float @_Z5fractfPf(float, ptr) local_unnamed_addr

define dso_local spir_func float @__ocml_modf_f32(float %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca float, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z4modffPf(float %0, ptr nonnull %3)
  %5 = load float, ptr %3, align 4
  store float %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

declare dso_local spir_func float @_Z4modffPf(float, ptr) local_unnamed_addr

define dso_local spir_func float @__ocml_frexp_f32(float %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z5frexpfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

declare dso_local spir_func float @_Z5frexpfPi(float, ptr) local_unnamed_addr

define dso_local spir_func float @__ocml_lgamma_r_f32(float %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func float @_Z8lgamma_rfPi(float %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret float %4
}

declare dso_local spir_func float @_Z8lgamma_rfPi(float, ptr) local_unnamed_addr

define dso_local spir_func float @__ocml_sincospi_f32(float %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5cospif(float %0)
  store float %3, ptr addrspace(5) %1, align 4
  %4 = tail call spir_func float @_Z5sinpif(float %0)
  ret float %4
}

define dso_local spir_func float @__ocml_remquo_f32(float %0, float %1, ptr addrspace(5) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func float @_Z6remquoffPi(float %0, float %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(5) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret float %5
}

declare dso_local spir_func float @_Z6remquoffPi(float, float, ptr) local_unnamed_addr

define dso_local spir_func double @__ocml_sincos_f64(double %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z6sincosdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(5) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

declare dso_local spir_func double @_Z6sincosdPd(double, ptr) local_unnamed_addr

define dso_local spir_func double @__ocml_fract_f64(double %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5fractdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(5) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

declare dso_local spir_func double @_Z5fractdPd(double, ptr) local_unnamed_addr

define dso_local spir_func double @__ocml_modf_f64(double %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca double, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z4modfdPd(double %0, ptr nonnull %3)
  %5 = load double, ptr %3, align 8
  store double %5, ptr addrspace(5) %1, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

declare dso_local spir_func double @_Z4modfdPd(double, ptr) local_unnamed_addr

define dso_local spir_func double @__ocml_frexp_f64(double %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z5frexpdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

define dso_local spir_func double @__ocml_lgamma_r_f64(double %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func double @_Z8lgamma_rdPi(double %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret double %4
}

declare dso_local spir_func double @_Z8lgamma_rdPi(double, ptr) local_unnamed_addr

define dso_local spir_func double @__ocml_sincospi_f64(double %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5cospid(double %0)
  store double %3, ptr addrspace(5) %1, align 8
  %4 = tail call spir_func double @_Z5sinpid(double %0)
  ret double %4
}

define dso_local spir_func double @__ocml_remquo_f64(double %0, double %1, ptr addrspace(5) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func double @_Z6remquoddPi(double %0, double %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(5) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret double %5
}

declare dso_local spir_func double @_Z6remquoddPi(double, double, ptr) local_unnamed_addr

define dso_local spir_func half @__ocml_sincos_f16(half %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z6sincosDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(5) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}

declare dso_local spir_func half @_Z6sincosDhPDh(half, ptr) local_unnamed_addr

define dso_local spir_func half @__ocml_fract_f16(half %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5fractDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(5) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}

declare dso_local spir_func half @_Z5fractDhPDh(half, ptr) local_unnamed_addr

define dso_local spir_func half @__ocml_modf_f16(half %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca half, align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z4modfDhPDh(half %0, ptr nonnull %3)
  %5 = load half, ptr %3, align 2
  store half %5, ptr addrspace(5) %1, align 2
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}

declare dso_local spir_func half @_Z4modfDhPDh(half, ptr) local_unnamed_addr

define dso_local spir_func half @__ocml_frexp_f16(half %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z5frexpDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}

declare dso_local spir_func half @_Z5frexpDhPi(half, ptr) local_unnamed_addr

define dso_local spir_func half @__ocml_lgamma_r_f16(half %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %4 = call spir_func half @_Z8lgamma_rDhPi(half %0, ptr nonnull %3)
  %5 = load i32, ptr %3, align 4
  store i32 %5, ptr addrspace(5) %1, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret half %4
}

declare dso_local spir_func half @_Z8lgamma_rDhPi(half, ptr) local_unnamed_addr

define dso_local spir_func half @__ocml_sincospi_f16(half %0, ptr addrspace(5) %1) local_unnamed_addr {
  %3 = tail call spir_func half @_Z5cospiDh(half %0)
  store half %3, ptr addrspace(5) %1, align 2
  %4 = tail call spir_func half @_Z5sinpiDh(half %0)
  ret half %4
}

define dso_local spir_func half @__ocml_remquo_f16(half %0, half %1, ptr addrspace(5) %2) local_unnamed_addr {
  %4 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %5 = call spir_func half @_Z6remquoDhDhPi(half %0, half %1, ptr nonnull %4)
  %6 = load i32, ptr %4, align 4
  store i32 %6, ptr addrspace(5) %2, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  ret half %5
}

declare dso_local spir_func half @_Z6remquoDhDhPi(half, half, ptr) local_unnamed_addr

define dso_local spir_func float @__ocml_len3_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = insertelement <3 x float> poison, float %0, i64 0
  %5 = insertelement <3 x float> %4, float %1, i64 1
  %6 = insertelement <3 x float> %5, float %2, i64 2
  %7 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %6)
  ret float %7
}

declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float>) local_unnamed_addr

define dso_local spir_func float @__ocml_len4_f32(float %0, float %1, float %2, float %3) local_unnamed_addr {
  %5 = insertelement <4 x float> poison, float %0, i64 0
  %6 = insertelement <4 x float> %5, float %1, i64 1
  %7 = insertelement <4 x float> %6, float %2, i64 2
  %8 = insertelement <4 x float> %7, float %3, i64 3
  %9 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %8)
  ret float %9
}

declare dso_local spir_func float @_Z6lengthDv4_f(<4 x float>) local_unnamed_addr

define dso_local spir_func float @__ocml_rlen3_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = insertelement <3 x float> poison, float %0, i64 0
  %5 = insertelement <3 x float> %4, float %1, i64 1
  %6 = insertelement <3 x float> %5, float %2, i64 2
  %7 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %6)
  %8 = fdiv float 1.000000e+00, %7
  ret float %8
}

define dso_local spir_func float @__ocml_rlen4_f32(float %0, float %1, float %2, float %3) local_unnamed_addr {
  %5 = insertelement <4 x float> poison, float %0, i64 0
  %6 = insertelement <4 x float> %5, float %1, i64 1
  %7 = insertelement <4 x float> %6, float %2, i64 2
  %8 = insertelement <4 x float> %7, float %3, i64 3
  %9 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %8)
  %10 = fdiv float 1.000000e+00, %9
  ret float %10
}

define dso_local spir_func double @__ocml_len3_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = insertelement <3 x double> poison, double %0, i64 0
  %5 = insertelement <3 x double> %4, double %1, i64 1
  %6 = insertelement <3 x double> %5, double %2, i64 2
  %7 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> %6)
  ret double %7
}

declare dso_local spir_func double @_Z6lengthDv3_d(<3 x double>) local_unnamed_addr

define dso_local spir_func double @__ocml_len4_f64(double %0, double %1, double %2, double %3) local_unnamed_addr {
  %5 = insertelement <4 x double> poison, double %0, i64 0
  %6 = insertelement <4 x double> %5, double %1, i64 1
  %7 = insertelement <4 x double> %6, double %2, i64 2
  %8 = insertelement <4 x double> %7, double %3, i64 3
  %9 = tail call spir_func double @_Z6lengthDv4_d(<4 x double> %8)
  ret double %9
}

declare dso_local spir_func double @_Z6lengthDv4_d(<4 x double>) local_unnamed_addr

define dso_local spir_func double @__ocml_rlen3_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = insertelement <3 x double> poison, double %0, i64 0
  %5 = insertelement <3 x double> %4, double %1, i64 1
  %6 = insertelement <3 x double> %5, double %2, i64 2
  %7 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> %6)
  %8 = fdiv double 1.000000e+00, %7
  ret double %8
}

define dso_local spir_func double @__ocml_rlen4_f64(double %0, double %1, double %2, double %3) local_unnamed_addr {
  %5 = insertelement <4 x double> poison, double %0, i64 0
  %6 = insertelement <4 x double> %5, double %1, i64 1
  %7 = insertelement <4 x double> %6, double %2, i64 2
  %8 = insertelement <4 x double> %7, double %3, i64 3
  %9 = tail call spir_func double @_Z6lengthDv4_d(<4 x double> %8)
  %10 = fdiv double 1.000000e+00, %9
  ret double %10
}

define dso_local spir_func half @__ocml_len3_f16(half %0, half %1, half %2) local_unnamed_addr {
  %4 = insertelement <3 x half> poison, half %0, i64 0
  %5 = insertelement <3 x half> %4, half %1, i64 1
  %6 = insertelement <3 x half> %5, half %2, i64 2
  %7 = tail call spir_func half @_Z6lengthDv3_Dh(<3 x half> %6)
  ret half %7
}

declare dso_local spir_func half @_Z6lengthDv3_Dh(<3 x half>) local_unnamed_addr

define dso_local spir_func half @__ocml_len4_f16(half %0, half %1, half %2, half %3) local_unnamed_addr {
  %5 = insertelement <4 x half> poison, half %0, i64 0
  %6 = insertelement <4 x half> %5, half %1, i64 1
  %7 = insertelement <4 x half> %6, half %2, i64 2
  %8 = insertelement <4 x half> %7, half %3, i64 3
  %9 = tail call spir_func half @_Z6lengthDv4_Dh(<4 x half> %8)
  ret half %9
}

declare dso_local spir_func half @_Z6lengthDv4_Dh(<4 x half>) local_unnamed_addr

define dso_local spir_func half @__ocml_rlen3_f16(half %0, half %1, half %2) local_unnamed_addr {
  %4 = insertelement <3 x half> poison, half %0, i64 0
  %5 = insertelement <3 x half> %4, half %1, i64 1
  %6 = insertelement <3 x half> %5, half %2, i64 2
  %7 = tail call spir_func half @_Z6lengthDv3_Dh(<3 x half> %6)
  %8 = fdiv half 0xH3C00, %7
  ret half %8
}

define dso_local spir_func half @__ocml_rlen4_f16(half %0, half %1, half %2, half %3) local_unnamed_addr {
  %5 = insertelement <4 x half> poison, half %0, i64 0
  %6 = insertelement <4 x half> %5, half %1, i64 1
  %7 = insertelement <4 x half> %6, half %2, i64 2
  %8 = insertelement <4 x half> %7, half %3, i64 3
  %9 = tail call spir_func half @_Z6lengthDv4_Dh(<4 x half> %8)
  %10 = fdiv half 0xH3C00, %9
  ret half %10
}

define dso_local spir_func float @__ocml_rhypot_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5hypotff(float %0, float %1)
  %4 = fdiv float 1.000000e+00, %3
  ret float %4
}

define dso_local spir_func double @__ocml_rhypot_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z15lanelift_rhypotdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func half @__ocml_rhypot_f16(half %0, half %1) local_unnamed_addr {
  %3 = fpext half %0 to float
  %4 = fpext half %1 to float
  %5 = tail call spir_func float @_Z5hypotff(float %3, float %4)
  %6 = fdiv float 1.000000e+00, %5
  %7 = fptrunc float %6 to half
  ret half %7
}

define dso_local spir_func float @__ocml_rcbrt_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z14lanelift_rcbrtd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__ocml_rcbrt_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z14lanelift_rcbrtd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_rcbrt_f16(half %0) local_unnamed_addr {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_Z14lanelift_rcbrtd(double %2)
  %4 = fptrunc double %3 to half
  ret half %4
}

define dso_local spir_func float @__ocml_erfcx_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z14lanelift_erfcxd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__ocml_erfcx_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z14lanelift_erfcxd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_erfcx_f16(half %0) local_unnamed_addr {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_Z14lanelift_erfcxd(double %2)
  %4 = fptrunc double %3 to half
  ret half %4
}

define dso_local spir_func float @__ocml_erfinv_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z15lanelift_erfinvd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__ocml_erfinv_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z15lanelift_erfinvd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_erfinv_f16(half %0) local_unnamed_addr {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_Z15lanelift_erfinvd(double %2)
  %4 = fptrunc double %3 to half
  ret half %4
}

define dso_local spir_func float @__ocml_erfcinv_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z16lanelift_erfcinvd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__ocml_erfcinv_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z16lanelift_erfcinvd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_erfcinv_f16(half %0) local_unnamed_addr {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_Z16lanelift_erfcinvd(double %2)
  %4 = fptrunc double %3 to half
  ret half %4
}

define dso_local spir_func float @__ocml_ncdf_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z16lanelift_normcdfd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__ocml_ncdf_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z16lanelift_normcdfd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_ncdf_f16(half %0) local_unnamed_addr {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_Z16lanelift_normcdfd(double %2)
  %4 = fptrunc double %3 to half
  ret half %4
}

define dso_local spir_func float @__ocml_ncdfinv_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z19lanelift_normcdfinvd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__ocml_ncdfinv_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z19lanelift_normcdfinvd(double %0)
  ret double %2
}

define dso_local spir_func half @__ocml_ncdfinv_f16(half %0) local_unnamed_addr {
  %2 = fpext half %0 to double
  %3 = tail call spir_func double @_Z19lanelift_normcdfinvd(double %2)
  %4 = fptrunc double %3 to half
  ret half %4
}

define dso_local spir_func float @__ocml_succ_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z9nextafterff(float %0, float 0x7FF0000000000000)
  ret float %2
}

define dso_local spir_func double @__ocml_succ_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z9nextafterdd(double %0, double 0x7FF0000000000000)
  ret double %2
}

define dso_local spir_func float @__ocml_pred_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z9nextafterff(float %0, float 0xFFF0000000000000)
  ret float %2
}

define dso_local spir_func double @__ocml_pred_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z9nextafterdd(double %0, double 0xFFF0000000000000)
  ret double %2
}

define dso_local spir_func float @__ocml_scalb_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z5isnanf(float %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = tail call spir_func i32 @_Z5isnanf(float %1)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = fadd float %0, %1
  br label %23

10:
  %11 = tail call spir_func i32 @_Z5isinff(float %1)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = fcmp ogt float %1, 0.000000e+00
  %15 = select i1 %14, float 0x7FF0000000000000, float 0.000000e+00
  %16 = fmul float %0, %15
  br label %23

17:
  %18 = tail call spir_func float @_Z4rintf(float %1)
  %19 = fcmp oeq float %18, %1
  br i1 %19, label %20, label %23

20:
  %21 = tail call spir_func i32 @_Z15convert_int_satf(float %1)
  %22 = tail call spir_func float @_Z5ldexpfi(float %0, i32 %21)
  br label %23

23:
  %24 = phi float [ %9, %8 ], [ %16, %13 ], [ %22, %20 ], [ 0x7FFFFFFFE0000000, %17 ]
  ret float %24
}

declare dso_local spir_func i32 @_Z15convert_int_satf(float) local_unnamed_addr

define dso_local spir_func double @__ocml_scalb_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z5isnand(double %0)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %8

5:
  %6 = tail call spir_func i32 @_Z5isnand(double %1)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %10, label %8

8:
  %9 = fadd double %0, %1
  br label %23

10:
  %11 = tail call spir_func i32 @_Z5isinfd(double %1)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %17, label %13

13:
  %14 = fcmp ogt double %1, 0.000000e+00
  %15 = select i1 %14, double 0x7FF0000000000000, double 0.000000e+00
  %16 = fmul double %0, %15
  br label %23

17:
  %18 = tail call spir_func double @_Z4rintd(double %1)
  %19 = fcmp oeq double %18, %1
  br i1 %19, label %20, label %23

20:
  %21 = tail call spir_func i32 @_Z15convert_int_satd(double %1)
  %22 = tail call spir_func double @_Z5ldexpdi(double %0, i32 %21)
  br label %23

23:
  %24 = phi double [ %9, %8 ], [ %16, %13 ], [ %22, %20 ], [ 0x7FFFFFFFE0000000, %17 ]
  ret double %24
}

declare dso_local spir_func i32 @_Z15convert_int_satd(double) local_unnamed_addr

define dso_local spir_func float @__ocml_nan_f32(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3nanj(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z3nanj(i32) local_unnamed_addr

define dso_local spir_func double @__ocml_nan_f64(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3nanm(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z3nanm(i64) local_unnamed_addr

define dso_local spir_func float @__ocml_native_cos_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_cosf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_cosf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_exp_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_expf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_expf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_exp10_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_exp10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z12native_exp10f(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_exp2_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z11native_exp2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z11native_exp2f(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_log_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_logf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_logf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_log10_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_log10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z12native_log10f(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_log2_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z11native_log2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z11native_log2f(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_recip_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_recipf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z12native_recipf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_rsqrt_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_rsqrtf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z12native_rsqrtf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_sin_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_sinf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_sinf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_sqrt_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z11native_sqrtf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z11native_sqrtf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_native_tan_f32(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_tanf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_tanf(float) local_unnamed_addr

define dso_local spir_func float @__ocml_add_rte_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rn.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rn.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_sub_rte_f32(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rn.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__ocml_mul_rte_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rn.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rn.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_fma_rte_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rn.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rn.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_add_rte_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rn.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rn.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_sub_rte_f64(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rn.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__ocml_mul_rte_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rn.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rn.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_fma_rte_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rn.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rn.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__ocml_add_rtz_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rz.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rz.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_sub_rtz_f32(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rz.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__ocml_mul_rtz_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rz.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rz.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_fma_rtz_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rz.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rz.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_add_rtz_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rz.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rz.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_sub_rtz_f64(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rz.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__ocml_mul_rtz_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rz.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rz.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_fma_rtz_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rz.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rz.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__ocml_add_rtn_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rm.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rm.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_sub_rtn_f32(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rm.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__ocml_mul_rtn_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rm.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rm.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_fma_rtn_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rm.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rm.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_add_rtn_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rm.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rm.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_sub_rtn_f64(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rm.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__ocml_mul_rtn_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rm.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rm.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_fma_rtn_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rm.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rm.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__ocml_add_rtp_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rp.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rp.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_sub_rtp_f32(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rp.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__ocml_mul_rtp_f32(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rp.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rp.f(float, float) local_unnamed_addr

define dso_local spir_func float @__ocml_fma_rtp_f32(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rp.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rp.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__ocml_add_rtp_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rp.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rp.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_sub_rtp_f64(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rp.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__ocml_mul_rtp_f64(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rp.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rp.d(double, double) local_unnamed_addr

define dso_local spir_func double @__ocml_fma_rtp_f64(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rp.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rp.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__ocml_div_rte_f32(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rted(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rted(double) local_unnamed_addr

define dso_local spir_func float @__ocml_sqrt_rte_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rted(double %3)
  ret float %4
}

define dso_local spir_func float @__ocml_div_rtz_f32(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rtzd(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rtzd(double) local_unnamed_addr

define dso_local spir_func float @__ocml_sqrt_rtz_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rtzd(double %3)
  ret float %4
}

define dso_local spir_func float @__ocml_div_rtn_f32(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rtnd(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rtnd(double) local_unnamed_addr

define dso_local spir_func float @__ocml_sqrt_rtn_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rtnd(double %3)
  ret float %4
}

define dso_local spir_func float @__ocml_div_rtp_f32(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rtpd(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rtpd(double) local_unnamed_addr

define dso_local spir_func float @__ocml_sqrt_rtp_f32(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rtpd(double %3)
  ret float %4
}

define dso_local spir_func double @__ocml_div_rte_f64(double %0, double %1) local_unnamed_addr {
  %3 = fdiv double %0, %1
  ret double %3
}

define dso_local spir_func double @__ocml_sqrt_rte_f64(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sqrtd(double %0)
  ret double %2
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

