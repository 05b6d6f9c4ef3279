
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

define dso_local spir_func float @__nv_acosf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4acosf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4acosf(float) local_unnamed_addr

define dso_local spir_func double @__nv_acos(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4acosd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4acosd(double) local_unnamed_addr

define dso_local spir_func float @__nv_acoshf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5acoshf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5acoshf(float) local_unnamed_addr

define dso_local spir_func double @__nv_acosh(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5acoshd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5acoshd(double) local_unnamed_addr

define dso_local spir_func float @__nv_asinf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4asinf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4asinf(float) local_unnamed_addr

define dso_local spir_func double @__nv_asin(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4asind(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4asind(double) local_unnamed_addr

define dso_local spir_func float @__nv_asinhf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5asinhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5asinhf(float) local_unnamed_addr

define dso_local spir_func double @__nv_asinh(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5asinhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5asinhd(double) local_unnamed_addr

define dso_local spir_func float @__nv_atanf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4atanf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4atanf(float) local_unnamed_addr

define dso_local spir_func double @__nv_atan(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4atand(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4atand(double) local_unnamed_addr

define dso_local spir_func float @__nv_atanhf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5atanhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5atanhf(float) local_unnamed_addr

define dso_local spir_func double @__nv_atanh(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5atanhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5atanhd(double) local_unnamed_addr

define dso_local spir_func float @__nv_cbrtf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4cbrtf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4cbrtf(float) local_unnamed_addr

define dso_local spir_func double @__nv_cbrt(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4cbrtd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_ceilf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4ceilf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4ceilf(float) local_unnamed_addr

define dso_local spir_func double @__nv_ceil(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4ceild(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4ceild(double) local_unnamed_addr

define dso_local spir_func float @__nv_cosf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3cosf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3cosf(float) local_unnamed_addr

define dso_local spir_func double @__nv_cos(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3cosd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3cosd(double) local_unnamed_addr

define dso_local spir_func float @__nv_coshf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4coshf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4coshf(float) local_unnamed_addr

define dso_local spir_func double @__nv_cosh(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4coshd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4coshd(double) local_unnamed_addr

define dso_local spir_func float @__nv_cospif(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5cospif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5cospif(float) local_unnamed_addr

define dso_local spir_func double @__nv_cospi(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5cospid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5cospid(double) local_unnamed_addr

define dso_local spir_func float @__nv_erff(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3erff(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3erff(float) local_unnamed_addr

define dso_local spir_func double @__nv_erf(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3erfd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_erfcf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4erfcf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4erfcf(float) local_unnamed_addr

define dso_local spir_func double @__nv_erfc(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4erfcd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_expf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3expf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3expf(float) local_unnamed_addr

define dso_local spir_func double @__nv_exp(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3expd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_exp10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5exp10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5exp10f(float) local_unnamed_addr

define dso_local spir_func double @__nv_exp10(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5exp10d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5exp10d(double) local_unnamed_addr

define dso_local spir_func float @__nv_exp2f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4exp2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4exp2f(float) local_unnamed_addr

define dso_local spir_func double @__nv_exp2(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4exp2d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4exp2d(double) local_unnamed_addr

define dso_local spir_func float @__nv_expm1f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5expm1f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5expm1f(float) local_unnamed_addr

define dso_local spir_func double @__nv_expm1(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5expm1d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5expm1d(double) local_unnamed_addr

define dso_local spir_func float @__nv_fabsf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4fabsf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4fabsf(float) local_unnamed_addr

define dso_local spir_func double @__nv_fabs(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4fabsd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_floorf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5floorf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5floorf(float) local_unnamed_addr

define dso_local spir_func double @__nv_floor(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5floord(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5floord(double) local_unnamed_addr

define dso_local spir_func float @__nv_lgammaf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6lgammaf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6lgammaf(float) local_unnamed_addr

define dso_local spir_func double @__nv_lgamma(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6lgammad(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6lgammad(double) local_unnamed_addr

define dso_local spir_func float @__nv_logf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3logf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3logf(float) local_unnamed_addr

define dso_local spir_func double @__nv_log(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3logd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3logd(double) local_unnamed_addr

define dso_local spir_func float @__nv_log10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5log10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5log10f(float) local_unnamed_addr

define dso_local spir_func double @__nv_log10(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5log10d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5log10d(double) local_unnamed_addr

define dso_local spir_func float @__nv_log1pf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5log1pf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5log1pf(float) local_unnamed_addr

define dso_local spir_func double @__nv_log1p(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5log1pd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5log1pd(double) local_unnamed_addr

define dso_local spir_func float @__nv_log2f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4log2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4log2f(float) local_unnamed_addr

define dso_local spir_func double @__nv_log2(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4log2d(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4log2d(double) local_unnamed_addr

define dso_local spir_func float @__nv_logbf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4logbf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4logbf(float) local_unnamed_addr

define dso_local spir_func double @__nv_logb(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4logbd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4logbd(double) local_unnamed_addr

define dso_local spir_func float @__nv_rintf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4rintf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4rintf(float) local_unnamed_addr

define dso_local spir_func double @__nv_rint(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4rintd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4rintd(double) local_unnamed_addr

define dso_local spir_func float @__nv_roundf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5roundf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5roundf(float) local_unnamed_addr

define dso_local spir_func double @__nv_round(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5roundd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5roundd(double) local_unnamed_addr

define dso_local spir_func float @__nv_sinf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3sinf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3sinf(float) local_unnamed_addr

define dso_local spir_func double @__nv_sin(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3sind(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3sind(double) local_unnamed_addr

define dso_local spir_func float @__nv_sinhf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4sinhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4sinhf(float) local_unnamed_addr

define dso_local spir_func double @__nv_sinh(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sinhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4sinhd(double) local_unnamed_addr

define dso_local spir_func float @__nv_sinpif(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5sinpif(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5sinpif(float) local_unnamed_addr

define dso_local spir_func double @__nv_sinpi(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5sinpid(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5sinpid(double) local_unnamed_addr

define dso_local spir_func float @__nv_tanf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z3tanf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z3tanf(float) local_unnamed_addr

define dso_local spir_func double @__nv_tan(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z3tand(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z3tand(double) local_unnamed_addr

define dso_local spir_func float @__nv_tanhf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4tanhf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z4tanhf(float) local_unnamed_addr

define dso_local spir_func double @__nv_tanh(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4tanhd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z4tanhd(double) local_unnamed_addr

define dso_local spir_func float @__nv_tgammaf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z6tgammaf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z6tgammaf(float) local_unnamed_addr

define dso_local spir_func double @__nv_tgamma(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z6tgammad(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z6tgammad(double) local_unnamed_addr

define dso_local spir_func float @__nv_truncf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5truncf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5truncf(float) local_unnamed_addr

define dso_local spir_func double @__nv_trunc(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5truncd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5truncd(double) local_unnamed_addr

define dso_local spir_func float @__nv_atan2f(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5atan2ff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z5atan2ff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_atan2(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5atan2dd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z5atan2dd(double, double) local_unnamed_addr

define dso_local spir_func float @__nv_copysignf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z8copysignff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z8copysignff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_copysign(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z8copysigndd(double %0, double %1)
  ret double %3
}

define dso_local spir_func float @__nv_fdimf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fdimff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fdimff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_fdim(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fdimdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z4fdimdd(double, double) local_unnamed_addr

define dso_local spir_func float @__nv_fmaxf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fmaxff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fmaxff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_fmax(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmaxdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func float @__nv_fminf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fminff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fminff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_fmin(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmindd(double %0, double %1)
  ret double %3
}

define dso_local spir_func float @__nv_fmodf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4fmodff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z4fmodff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_fmod(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4fmoddd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z4fmoddd(double, double) local_unnamed_addr

define dso_local spir_func float @__nv_hypotf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5hypotff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z5hypotff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_hypot(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5hypotdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func float @__nv_nextafterf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z9nextafterff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z9nextafterff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_nextafter(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z9nextafterdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z9nextafterdd(double, double) local_unnamed_addr

define dso_local spir_func float @__nv_powf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z3powff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z3powff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_pow(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z3powdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z3powdd(double, double) local_unnamed_addr

define dso_local spir_func float @__nv_remainderf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z9remainderff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z9remainderff(float, float) local_unnamed_addr

define dso_local spir_func double @__nv_remainder(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z9remainderdd(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @_Z9remainderdd(double, double) local_unnamed_addr

define dso_local spir_func float @__nv_nearbyintf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z4rintf(float %0)
  ret float %2
}

define dso_local spir_func double @__nv_nearbyint(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4rintd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_fmaf(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z3fmafff(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @_Z3fmafff(float, float, float) local_unnamed_addr

define dso_local spir_func double @__nv_fma(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z3fmaddd(double %0, double %1, double %2)
  ret double %4
}

define dso_local spir_func float @__nv_sqrtf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @nvvm.sqrt.rn.f(float %0)
  ret float %2
}

declare dso_local spir_func float @nvvm.sqrt.rn.f(float) local_unnamed_addr

define dso_local spir_func double @__nv_sqrt(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sqrtd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_rsqrtf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5rsqrtf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z5rsqrtf(float) local_unnamed_addr

define dso_local spir_func double @__nv_rsqrt(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5rsqrtd(double %0)
  ret double %2
}

declare dso_local spir_func double @_Z5rsqrtd(double) local_unnamed_addr

define dso_local spir_func float @__nv_rhypotf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5hypotff(float %0, float %1)
  %4 = fdiv float 1.000000e+00, %3
  ret float %4
}

define dso_local spir_func double @__nv_rhypot(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z15lanelift_rhypotdd(double %0, double %1)
  ret double %3
}

define dso_local spir_func float @__nv_ldexpf(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5ldexpfi(float %0, i32 %1)
  ret float %3
}

declare dso_local spir_func float @_Z5ldexpfi(float, i32) local_unnamed_addr

define dso_local spir_func double @__nv_ldexp(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5ldexpdi(double %0, i32 %1)
  ret double %3
}

define dso_local spir_func float @__nv_scalbnf(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5ldexpfi(float %0, i32 %1)
  ret float %3
}

define dso_local spir_func double @__nv_scalbn(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5ldexpdi(double %0, i32 %1)
  ret double %3
}

define dso_local spir_func float @__nv_powif(float %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4pownfi(float %0, i32 %1)
  ret float %3
}

declare dso_local spir_func float @_Z4pownfi(float, i32) local_unnamed_addr

define dso_local spir_func double @__nv_powi(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4powndi(double %0, i32 %1)
  ret double %3
}

declare dso_local spir_func double @_Z4powndi(double, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_ilogbf(float %0) local_unnamed_addr {
  %2 = fcmp oeq float %0, 0.000000e+00
  br i1 %2, label %8, label %3

3:
  %4 = tail call spir_func i32 @_Z5isnanf(float %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = tail call spir_func i32 @_Z5ilogbf(float %0)
  br label %8

8:
  %9 = phi i32 [ %7, %6 ], [ -2147483648, %3 ], [ -2147483648, %1 ]
  ret i32 %9
}

declare dso_local spir_func i32 @_Z5isnanf(float) local_unnamed_addr

declare dso_local spir_func i32 @_Z5ilogbf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_ilogb(double %0) local_unnamed_addr {
  %2 = fcmp oeq double %0, 0.000000e+00
  br i1 %2, label %8, label %3

3:
  %4 = tail call spir_func i32 @_Z5isnand(double %0)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:
  %7 = tail call spir_func i32 @_Z5ilogbd(double %0)
  br label %8

8:
  %9 = phi i32 [ %7, %6 ], [ -2147483648, %3 ], [ -2147483648, %1 ]
  ret i32 %9
}

define dso_local spir_func float @__nv_frexpf(float %0, ptr %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z5frexpfPi(float %0, ptr %1)
  ret float %3
}

declare dso_local spir_func float @_Z5frexpfPi(float, ptr) local_unnamed_addr

define dso_local spir_func double @__nv_frexp(double %0, ptr %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z5frexpdPi(double %0, ptr %1)
  ret double %3
}

define dso_local spir_func float @__nv_modff(float %0, ptr %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z4modffPf(float %0, ptr %1)
  ret float %3
}

declare dso_local spir_func float @_Z4modffPf(float, ptr) local_unnamed_addr

define dso_local spir_func double @__nv_modf(double %0, ptr %1) local_unnamed_addr {
  %3 = tail call spir_func double @_Z4modfdPd(double %0, ptr %1)
  ret double %3
}

declare dso_local spir_func double @_Z4modfdPd(double, ptr) local_unnamed_addr

define dso_local spir_func float @__nv_remquof(float %0, float %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z6remquoffPi(float %0, float %1, ptr %2)
  ret float %4
}

declare dso_local spir_func float @_Z6remquoffPi(float, float, ptr) local_unnamed_addr

define dso_local spir_func double @__nv_remquo(double %0, double %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z6remquoddPi(double %0, double %1, ptr %2)
  ret double %4
}

declare dso_local spir_func double @_Z6remquoddPi(double, double, ptr) local_unnamed_addr

define dso_local spir_func void @__nv_sincosf(float %0, ptr %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z3sinf(float %0)
  store float %4, ptr %1, align 4
  %5 = tail call spir_func float @_Z3cosf(float %0)
  store float %5, ptr %2, align 4
  ret void
}

define dso_local spir_func void @__nv_sincos(double %0, ptr %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z3sind(double %0)
  store double %4, ptr %1, align 8
  %5 = tail call spir_func double @_Z3cosd(double %0)
  store double %5, ptr %2, align 8
  ret void
}

define dso_local spir_func void @__nv_sincospif(float %0, ptr %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z5sinpif(float %0)
  store float %4, ptr %1, align 4
  %5 = tail call spir_func float @_Z5cospif(float %0)
  store float %5, ptr %2, align 4
  ret void
}

define dso_local spir_func void @__nv_sincospi(double %0, ptr %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func double @_Z5sinpid(double %0)
  store double %4, ptr %1, align 8
  %5 = tail call spir_func double @_Z5cospid(double %0)
  store double %5, ptr %2, align 8
  ret void
}

define dso_local spir_func float @__nv_nanf(ptr readnone %0) local_unnamed_addr {
  ret float 0x7FFFFFFFE0000000
}

define dso_local spir_func double @__nv_nan(ptr readnone %0) local_unnamed_addr {
  ret double 0x7FFFFFFFE0000000
}

define dso_local spir_func float @__nv_rcbrtf(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z14lanelift_rcbrtd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__nv_rcbrt(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z14lanelift_rcbrtd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_erfcxf(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z14lanelift_erfcxd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__nv_erfcx(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z14lanelift_erfcxd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_erfinvf(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z15lanelift_erfinvd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__nv_erfinv(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z15lanelift_erfinvd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_erfcinvf(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z16lanelift_erfcinvd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__nv_erfcinv(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z16lanelift_erfcinvd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_normcdff(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z16lanelift_normcdfd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__nv_normcdf(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z16lanelift_normcdfd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_normcdfinvf(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z19lanelift_normcdfinvd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func double @__nv_normcdfinv(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z19lanelift_normcdfinvd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_norm3df(float %0, float %1, float %2) local_unnamed_addr {
  %4 = insertelement <3 x float> poison, float %0, i64 0
  %5 = insertelement <3 x float> %4, float %1, i64 1
  %6 = insertelement <3 x float> %5, float %2, i64 2
  %7 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %6)
  ret float %7
}

declare dso_local spir_func float @_Z6lengthDv3_f(<3 x float>) local_unnamed_addr

define dso_local spir_func double @__nv_norm3d(double %0, double %1, double %2) local_unnamed_addr {
  %4 = insertelement <3 x double> poison, double %0, i64 0
  %5 = insertelement <3 x double> %4, double %1, i64 1
  %6 = insertelement <3 x double> %5, double %2, i64 2
  %7 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> %6)
  ret double %7
}

declare dso_local spir_func double @_Z6lengthDv3_d(<3 x double>) local_unnamed_addr

define dso_local spir_func float @__nv_norm4df(float %0, float %1, float %2, float %3) local_unnamed_addr {
  %5 = insertelement <4 x float> poison, float %0, i64 0
  %6 = insertelement <4 x float> %5, float %1, i64 1
  %7 = insertelement <4 x float> %6, float %2, i64 2
  %8 = insertelement <4 x float> %7, float %3, i64 3
  %9 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %8)
  ret float %9
}

declare dso_local spir_func float @_Z6lengthDv4_f(<4 x float>) local_unnamed_addr

define dso_local spir_func double @__nv_norm4d(double %0, double %1, double %2, double %3) local_unnamed_addr {
  %5 = insertelement <4 x double> poison, double %0, i64 0
  %6 = insertelement <4 x double> %5, double %1, i64 1
  %7 = insertelement <4 x double> %6, double %2, i64 2
  %8 = insertelement <4 x double> %7, double %3, i64 3
  %9 = tail call spir_func double @_Z6lengthDv4_d(<4 x double> %8)
  ret double %9
}

declare dso_local spir_func double @_Z6lengthDv4_d(<4 x double>) local_unnamed_addr

define dso_local spir_func float @__nv_rnorm3df(float %0, float %1, float %2) local_unnamed_addr {
  %4 = insertelement <3 x float> poison, float %0, i64 0
  %5 = insertelement <3 x float> %4, float %1, i64 1
  %6 = insertelement <3 x float> %5, float %2, i64 2
  %7 = tail call spir_func float @_Z6lengthDv3_f(<3 x float> %6)
  %8 = fdiv float 1.000000e+00, %7
  ret float %8
}

define dso_local spir_func double @__nv_rnorm3d(double %0, double %1, double %2) local_unnamed_addr {
  %4 = insertelement <3 x double> poison, double %0, i64 0
  %5 = insertelement <3 x double> %4, double %1, i64 1
  %6 = insertelement <3 x double> %5, double %2, i64 2
  %7 = tail call spir_func double @_Z6lengthDv3_d(<3 x double> %6)
  %8 = fdiv double 1.000000e+00, %7
  ret double %8
}

define dso_local spir_func float @__nv_rnorm4df(float %0, float %1, float %2, float %3) local_unnamed_addr {
  %5 = insertelement <4 x float> poison, float %0, i64 0
  %6 = insertelement <4 x float> %5, float %1, i64 1
  %7 = insertelement <4 x float> %6, float %2, i64 2
  %8 = insertelement <4 x float> %7, float %3, i64 3
  %9 = tail call spir_func float @_Z6lengthDv4_f(<4 x float> %8)
  %10 = fdiv float 1.000000e+00, %9
  ret float %10
}

define dso_local spir_func double @__nv_rnorm4d(double %0, double %1, double %2, double %3) local_unnamed_addr {
  %5 = insertelement <4 x double> poison, double %0, i64 0
  %6 = insertelement <4 x double> %5, double %1, i64 1
  %7 = insertelement <4 x double> %6, double %2, i64 2
  %8 = insertelement <4 x double> %7, double %3, i64 3
  %9 = tail call spir_func double @_Z6lengthDv4_d(<4 x double> %8)
  %10 = fdiv double 1.000000e+00, %9
  ret double %10
}

define dso_local spir_func i32 @__nv_isnanf(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isnanf(float %0)
  ret i32 %2
}

define dso_local spir_func i32 @__nv_isnand(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isnand(double %0)
  ret i32 %2
}

define dso_local spir_func i32 @__nv_isinff(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isinff(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z5isinff(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_isinfd(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isinfd(double %0)
  ret i32 %2
}

define dso_local spir_func i32 @__nv_finitef(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isfinitef(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isfinitef(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_isfinited(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8isfinited(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8isfinited(double) local_unnamed_addr

define dso_local spir_func i32 @__nv_signbitf(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z7signbitf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z7signbitf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_signbitd(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z7signbitd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z7signbitd(double) local_unnamed_addr

define dso_local spir_func float @__nv_saturatef(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z5isnanf(float %0)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %7

4:
  %5 = tail call spir_func float @_Z4fmaxff(float %0, float 0.000000e+00)
  %6 = tail call spir_func float @_Z4fminff(float %5, float 1.000000e+00)
  br label %7

7:
  %8 = phi float [ %6, %4 ], [ 0.000000e+00, %1 ]
  ret float %8
}

define dso_local spir_func float @__nv_fast_cosf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_cosf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_cosf(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_sinf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_sinf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_sinf(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_tanf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_sinf(float %0)
  %3 = tail call spir_func float @_Z10native_cosf(float %0)
  %4 = fdiv float %2, %3
  ret float %4
}

define dso_local spir_func float @__nv_fast_expf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_expf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_expf(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_exp10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_exp10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z12native_exp10f(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_logf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z10native_logf(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z10native_logf(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_log10f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z12native_log10f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z12native_log10f(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_log2f(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z11native_log2f(float %0)
  ret float %2
}

declare dso_local spir_func float @_Z11native_log2f(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_powf(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z11native_log2f(float %0)
  %4 = fmul float %1, %3
  %5 = tail call spir_func float @_Z11native_exp2f(float %4)
  ret float %5
}

declare dso_local spir_func float @_Z11native_exp2f(float) local_unnamed_addr

define dso_local spir_func float @__nv_fast_fdividef(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z13native_divideff(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @_Z13native_divideff(float, float) local_unnamed_addr

define dso_local spir_func void @__nv_fast_sincosf(float %0, ptr %1, ptr %2) local_unnamed_addr {
  %4 = tail call spir_func float @_Z10native_sinf(float %0)
  store float %4, ptr %1, align 4
  %5 = tail call spir_func float @_Z10native_cosf(float %0)
  store float %5, ptr %2, align 4
  ret void
}

define dso_local spir_func float @__nv_fadd_rn(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rn.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rn.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fsub_rn(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rn.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__nv_fmul_rn(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rn.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rn.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fmaf_rn(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rn.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rn.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__nv_dadd_rn(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rn.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rn.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_dsub_rn(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rn.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__nv_dmul_rn(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rn.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rn.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_fma_rn(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rn.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rn.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__nv_fadd_rz(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rz.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rz.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fsub_rz(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rz.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__nv_fmul_rz(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rz.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rz.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fmaf_rz(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rz.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rz.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__nv_dadd_rz(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rz.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rz.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_dsub_rz(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rz.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__nv_dmul_rz(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rz.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rz.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_fma_rz(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rz.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rz.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__nv_fadd_rd(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rm.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rm.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fsub_rd(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rm.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__nv_fmul_rd(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rm.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rm.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fmaf_rd(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rm.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rm.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__nv_dadd_rd(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rm.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rm.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_dsub_rd(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rm.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__nv_dmul_rd(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rm.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rm.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_fma_rd(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rm.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rm.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__nv_fadd_ru(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.add.rp.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.add.rp.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fsub_ru(float %0, float %1) local_unnamed_addr {
  %3 = fneg float %1
  %4 = tail call spir_func float @nvvm.add.rp.f(float %0, float %3)
  ret float %4
}

define dso_local spir_func float @__nv_fmul_ru(float %0, float %1) local_unnamed_addr {
  %3 = tail call spir_func float @nvvm.mul.rp.f(float %0, float %1)
  ret float %3
}

declare dso_local spir_func float @nvvm.mul.rp.f(float, float) local_unnamed_addr

define dso_local spir_func float @__nv_fmaf_ru(float %0, float %1, float %2) local_unnamed_addr {
  %4 = tail call spir_func float @nvvm.fma.rp.f(float %0, float %1, float %2)
  ret float %4
}

declare dso_local spir_func float @nvvm.fma.rp.f(float, float, float) local_unnamed_addr

define dso_local spir_func double @__nv_dadd_ru(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.add.rp.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.add.rp.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_dsub_ru(double %0, double %1) local_unnamed_addr {
  %3 = fneg double %1
  %4 = tail call spir_func double @nvvm.add.rp.d(double %0, double %3)
  ret double %4
}

define dso_local spir_func double @__nv_dmul_ru(double %0, double %1) local_unnamed_addr {
  %3 = tail call spir_func double @nvvm.mul.rp.d(double %0, double %1)
  ret double %3
}

declare dso_local spir_func double @nvvm.mul.rp.d(double, double) local_unnamed_addr

define dso_local spir_func double @__nv_fma_ru(double %0, double %1, double %2) local_unnamed_addr {
  %4 = tail call spir_func double @nvvm.fma.rp.d(double %0, double %1, double %2)
  ret double %4
}

declare dso_local spir_func double @nvvm.fma.rp.d(double, double, double) local_unnamed_addr

define dso_local spir_func float @__nv_fdiv_rn(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rted(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rted(double) local_unnamed_addr

define dso_local spir_func float @__nv_frcp_rn(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = fdiv double 1.000000e+00, %2
  %4 = tail call spir_func float @_Z17convert_float_rted(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fsqrt_rn(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rted(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fdiv_rz(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rtzd(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rtzd(double) local_unnamed_addr

define dso_local spir_func float @__nv_frcp_rz(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = fdiv double 1.000000e+00, %2
  %4 = tail call spir_func float @_Z17convert_float_rtzd(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fsqrt_rz(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rtzd(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fdiv_rd(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rtnd(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rtnd(double) local_unnamed_addr

define dso_local spir_func float @__nv_frcp_rd(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = fdiv double 1.000000e+00, %2
  %4 = tail call spir_func float @_Z17convert_float_rtnd(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fsqrt_rd(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rtnd(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fdiv_ru(float %0, float %1) local_unnamed_addr {
  %3 = fpext float %0 to double
  %4 = fpext float %1 to double
  %5 = fdiv double %3, %4
  %6 = tail call spir_func float @_Z17convert_float_rtpd(double %5)
  ret float %6
}

declare dso_local spir_func float @_Z17convert_float_rtpd(double) local_unnamed_addr

define dso_local spir_func float @__nv_frcp_ru(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = fdiv double 1.000000e+00, %2
  %4 = tail call spir_func float @_Z17convert_float_rtpd(double %3)
  ret float %4
}

define dso_local spir_func float @__nv_fsqrt_ru(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z4sqrtd(double %2)
  %4 = tail call spir_func float @_Z17convert_float_rtpd(double %3)
  ret float %4
}

define dso_local spir_func double @__nv_ddiv_rn(double %0, double %1) local_unnamed_addr {
  %3 = fdiv double %0, %1
  ret double %3
}

define dso_local spir_func double @__nv_drcp_rn(double %0) local_unnamed_addr {
  %2 = fdiv double 1.000000e+00, %0
  ret double %2
}

define dso_local spir_func double @__nv_dsqrt_rn(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z4sqrtd(double %0)
  ret double %2
}

define dso_local spir_func float @__nv_frsqrt_rn(float %0) local_unnamed_addr {
  %2 = fpext float %0 to double
  %3 = tail call spir_func double @_Z5rsqrtd(double %2)
  %4 = fptrunc double %3 to float
  ret float %4
}

define dso_local spir_func i32 @__nv_float2int_rn(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtef(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtef(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2uint_rn(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtef(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtef(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ll_rn(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtef(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtef(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ull_rn(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtef(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtef(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2int_rn(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rted(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rted(double) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2uint_rn(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rted(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rted(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ll_rn(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rted(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rted(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ull_rn(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rted(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rted(double) local_unnamed_addr

define dso_local spir_func float @__nv_double2float_rn(double %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rted(double %0)
  ret float %2
}

define dso_local spir_func float @__nv_int2float_rn(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtei(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtei(i32) local_unnamed_addr

define dso_local spir_func float @__nv_uint2float_rn(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtej(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtej(i32) local_unnamed_addr

define dso_local spir_func float @__nv_ll2float_rn(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtel(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtel(i64) local_unnamed_addr

define dso_local spir_func float @__nv_ull2float_rn(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtem(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtem(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ll2double_rn(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtel(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtel(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ull2double_rn(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtem(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtem(i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2int_rz(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtzf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtzf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2uint_rz(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtzf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtzf(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ll_rz(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtzf(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtzf(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ull_rz(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtzf(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtzf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2int_rz(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtzd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtzd(double) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2uint_rz(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtzd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtzd(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ll_rz(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtzd(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtzd(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ull_rz(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtzd(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtzd(double) local_unnamed_addr

define dso_local spir_func float @__nv_double2float_rz(double %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtzd(double %0)
  ret float %2
}

define dso_local spir_func float @__nv_int2float_rz(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtzi(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtzi(i32) local_unnamed_addr

define dso_local spir_func float @__nv_uint2float_rz(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtzj(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtzj(i32) local_unnamed_addr

define dso_local spir_func float @__nv_ll2float_rz(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtzl(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtzl(i64) local_unnamed_addr

define dso_local spir_func float @__nv_ull2float_rz(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtzm(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtzm(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ll2double_rz(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtzl(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtzl(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ull2double_rz(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtzm(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtzm(i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2int_rd(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtnf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtnf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2uint_rd(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtnf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtnf(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ll_rd(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtnf(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtnf(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ull_rd(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtnf(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtnf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2int_rd(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtnd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtnd(double) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2uint_rd(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtnd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtnd(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ll_rd(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtnd(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtnd(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ull_rd(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtnd(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtnd(double) local_unnamed_addr

define dso_local spir_func float @__nv_double2float_rd(double %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtnd(double %0)
  ret float %2
}

define dso_local spir_func float @__nv_int2float_rd(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtni(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtni(i32) local_unnamed_addr

define dso_local spir_func float @__nv_uint2float_rd(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtnj(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtnj(i32) local_unnamed_addr

define dso_local spir_func float @__nv_ll2float_rd(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtnl(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtnl(i64) local_unnamed_addr

define dso_local spir_func float @__nv_ull2float_rd(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtnm(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtnm(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ll2double_rd(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtnl(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtnl(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ull2double_rd(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtnm(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtnm(i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2int_ru(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtpf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtpf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_float2uint_ru(float %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtpf(float %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtpf(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ll_ru(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtpf(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtpf(float) local_unnamed_addr

define dso_local spir_func i64 @__nv_float2ull_ru(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtpf(float %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtpf(float) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2int_ru(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z19convert_int_sat_rtpd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z19convert_int_sat_rtpd(double) local_unnamed_addr

define dso_local spir_func i32 @__nv_double2uint_ru(double %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z20convert_uint_sat_rtpd(double %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z20convert_uint_sat_rtpd(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ll_ru(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtpd(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z20convert_long_sat_rtpd(double) local_unnamed_addr

define dso_local spir_func i64 @__nv_double2ull_ru(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z21convert_ulong_sat_rtpd(double %0)
  ret i64 %2
}

declare dso_local spir_func i64 @_Z21convert_ulong_sat_rtpd(double) local_unnamed_addr

define dso_local spir_func float @__nv_double2float_ru(double %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtpd(double %0)
  ret float %2
}

define dso_local spir_func float @__nv_int2float_ru(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtpi(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtpi(i32) local_unnamed_addr

define dso_local spir_func float @__nv_uint2float_ru(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtpj(i32 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtpj(i32) local_unnamed_addr

define dso_local spir_func float @__nv_ll2float_ru(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtpl(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtpl(i64) local_unnamed_addr

define dso_local spir_func float @__nv_ull2float_ru(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17convert_float_rtpm(i64 %0)
  ret float %2
}

declare dso_local spir_func float @_Z17convert_float_rtpm(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ll2double_ru(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtpl(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtpl(i64) local_unnamed_addr

define dso_local spir_func double @__nv_ull2double_ru(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z18convert_double_rtpm(i64 %0)
  ret double %2
}

declare dso_local spir_func double @_Z18convert_double_rtpm(i64) local_unnamed_addr

define dso_local spir_func double @__nv_int2double_rn(i32 %0) local_unnamed_addr {
  %2 = sitofp i32 %0 to double
  ret double %2
}

define dso_local spir_func double @__nv_uint2double_rn(i32 %0) local_unnamed_addr {
  %2 = uitofp i32 %0 to double
  ret double %2
}

define dso_local spir_func i64 @__nv_llrintf(float %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rtef(float %0)
  ret i64 %2
}

define dso_local spir_func i64 @__nv_llrint(double %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z20convert_long_sat_rted(double %0)
  ret i64 %2
}

define dso_local spir_func i64 @__nv_llroundf(float %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z5roundf(float %0)
  %3 = tail call spir_func i64 @_Z20convert_long_sat_rtzf(float %2)
  ret i64 %3
}

define dso_local spir_func i64 @__nv_llround(double %0) local_unnamed_addr {
  %2 = tail call spir_func double @_Z5roundd(double %0)
  %3 = tail call spir_func i64 @_Z20convert_long_sat_rtzd(double %2)
  ret i64 %3
}

define dso_local spir_func i16 @__nv_float2half_rn(float %0) local_unnamed_addr {
  %2 = fptrunc float %0 to half
  %3 = bitcast half %2 to i16
  ret i16 %3
}

define dso_local spir_func float @__nv_half2float(i16 %0) local_unnamed_addr {
  %2 = bitcast i16 %0 to half
  %3 = fpext half %2 to float
  ret float %3
}

define dso_local spir_func i32 @__nv_double2hiint(double %0) local_unnamed_addr {
  %2 = bitcast double %0 to i64
  %3 = lshr i64 %2, 32
  %4 = trunc nuw i64 %3 to i32
  ret i32 %4
}

define dso_local spir_func i32 @__nv_double2loint(double %0) local_unnamed_addr {
  %2 = bitcast double %0 to i64
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

define dso_local spir_func double @__nv_hiloint2double(i32 %0, i32 %1) local_unnamed_addr {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  %7 = bitcast i64 %6 to double
  ret double %7
}

define dso_local spir_func float @__nv_int_as_float(i32 %0) local_unnamed_addr {
  %2 = bitcast i32 %0 to float
  ret float %2
}

define dso_local spir_func i32 @__nv_float_as_int(float %0) local_unnamed_addr {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

define dso_local spir_func float @__nv_uint_as_float(i32 %0) local_unnamed_addr {
  %2 = bitcast i32 %0 to float
  ret float %2
}

define dso_local spir_func i32 @__nv_float_as_uint(float %0) local_unnamed_addr {
  %2 = bitcast float %0 to i32
  ret i32 %2
}

define dso_local spir_func i64 @__nv_double_as_longlong(double %0) local_unnamed_addr {
  %2 = bitcast double %0 to i64
  ret i64 %2
}

define dso_local spir_func double @__nv_longlong_as_double(i64 %0) local_unnamed_addr {
  %2 = bitcast i64 %0 to double
  ret double %2
}

define dso_local spir_func i32 @__nv_abs(i32 %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.abs.i32(i32 %0, i1 false)
  ret i32 %2
}

define dso_local spir_func i64 @__nv_llabs(i64 %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.abs.i64(i64 %0, i1 false)
  ret i64 %2
}

define dso_local spir_func i32 @__nv_min(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z3minii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z3minii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_max(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z3maxii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z3maxii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_umin(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z3minjj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z3minjj(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_umax(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z3maxjj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z3maxjj(i32, i32) local_unnamed_addr

define dso_local spir_func i64 @__nv_llmin(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z3minll(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z3minll(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__nv_llmax(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z3maxll(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z3maxll(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__nv_ullmin(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z3minmm(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z3minmm(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__nv_ullmax(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z3maxmm(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z3maxmm(i64, i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_mulhi(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z6mul_hiii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z6mul_hiii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_umulhi(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z6mul_hijj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z6mul_hijj(i32, i32) local_unnamed_addr

define dso_local spir_func i64 @__nv_mul64hi(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z6mul_hill(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z6mul_hill(i64, i64) local_unnamed_addr

define dso_local spir_func i64 @__nv_umul64hi(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z6mul_himm(i64 %0, i64 %1)
  ret i64 %3
}

declare dso_local spir_func i64 @_Z6mul_himm(i64, i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_mul24(i32 %0, i32 %1) local_unnamed_addr {
  %3 = shl i32 %0, 8
  %4 = ashr exact i32 %3, 8
  %5 = shl i32 %1, 8
  %6 = ashr exact i32 %5, 8
  %7 = mul i32 %6, %4
  ret i32 %7
}

define dso_local spir_func i32 @__nv_umul24(i32 %0, i32 %1) local_unnamed_addr {
  %3 = and i32 %0, 16777215
  %4 = and i32 %1, 16777215
  %5 = mul i32 %4, %3
  ret i32 %5
}

define dso_local spir_func i32 @__nv_hadd(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z4haddii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z4haddii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_rhadd(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z5rhaddii(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z5rhaddii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_uhadd(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z4haddjj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z4haddjj(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_urhadd(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func i32 @_Z5rhaddjj(i32 %0, i32 %1)
  ret i32 %3
}

declare dso_local spir_func i32 @_Z5rhaddjj(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_sad(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z8abs_diffii(i32 %0, i32 %1)
  %5 = add i32 %4, %2
  ret i32 %5
}

declare dso_local spir_func i32 @_Z8abs_diffii(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_usad(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z8abs_diffjj(i32 %0, i32 %1)
  %5 = add i32 %4, %2
  ret i32 %5
}

declare dso_local spir_func i32 @_Z8abs_diffjj(i32, i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_clz(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z3clzi(i32 %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z3clzi(i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_clzll(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z3clzl(i64 %0)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

declare dso_local spir_func i64 @_Z3clzl(i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_popc(i32 %0) local_unnamed_addr {
  %2 = tail call spir_func i32 @_Z8popcounti(i32 %0)
  ret i32 %2
}

declare dso_local spir_func i32 @_Z8popcounti(i32) local_unnamed_addr

define dso_local spir_func i32 @__nv_popcll(i64 %0) local_unnamed_addr {
  %2 = tail call spir_func i64 @_Z8popcountl(i64 %0)
  %3 = trunc i64 %2 to i32
  ret i32 %3
}

declare dso_local spir_func i64 @_Z8popcountl(i64) local_unnamed_addr

define dso_local spir_func i32 @__nv_ffs(i32 %0) local_unnamed_addr {
  %2 = icmp eq i32 %0, 0
  br i1 %2, label %8, label %3

3:
  %4 = sub nsw i32 0, %0
  %5 = and i32 %0, %4
  %6 = tail call spir_func i32 @_Z3clzi(i32 %5)
  %7 = sub nsw i32 32, %6
  br label %8

8:
  %9 = phi i32 [ %7, %3 ], [ 0, %1 ]
  ret i32 %9
}

define dso_local spir_func i32 @__nv_ffsll(i64 %0) local_unnamed_addr {
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %9, label %3

3:
  %4 = sub nsw i64 0, %0
  %5 = and i64 %0, %4
  %6 = tail call spir_func i64 @_Z3clzl(i64 %5)
  %7 = trunc i64 %6 to i32
  %8 = sub nsw i32 64, %7
  br label %9

9:
  %10 = phi i32 [ %8, %3 ], [ 0, %1 ]
  ret i32 %10
}

define dso_local spir_func i32 @__nv_brev(i32 %0) local_unnamed_addr {
  %2 = tail call i32 @llvm.bitreverse.i32(i32 %0)
  ret i32 %2
}

declare i32 @llvm.bitreverse.i32(i32)

define dso_local spir_func i64 @__nv_brevll(i64 %0) local_unnamed_addr {
  %2 = tail call i64 @llvm.bitreverse.i64(i64 %0)
  ret i64 %2
}

declare i64 @llvm.bitreverse.i64(i64)

define dso_local spir_func i32 @__nv_byte_perm(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = zext i32 %1 to i64
  %5 = shl nuw i64 %4, 32
  %6 = zext i32 %0 to i64
  %7 = or disjoint i64 %5, %6
  br label %9

8:
  ret i32 %22

9:
  %10 = phi i32 [ 0, %3 ], [ %23, %9 ]
  %11 = phi i32 [ 0, %3 ], [ %22, %9 ]
  %12 = shl nuw nsw i32 %10, 2
  %13 = lshr i32 %2, %12
  %14 = shl i32 %13, 3
  %15 = and i32 %14, 56
  %16 = zext nneg i32 %15 to i64
  %17 = lshr i64 %7, %16
  %18 = trunc i64 %17 to i32
  %19 = and i32 %18, 255
  %20 = shl nuw nsw i32 %10, 3
  %21 = shl nuw i32 %19, %20
  %22 = or i32 %21, %11
  %23 = add nuw nsw i32 %10, 1
  %24 = icmp samesign ult i32 %10, 3
  br i1 %24, label %9, label %8
}

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i32 @llvm.abs.i32(i32, i1 immarg)

declare i64 @llvm.abs.i64(i64, i1 immarg)

