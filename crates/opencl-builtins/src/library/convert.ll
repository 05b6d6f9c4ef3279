
define dso_local spir_func float @_Z17lanelift_float_ofmj(i64 %0, i32 %1) local_unnamed_addr {
  %3 = tail call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = sub nsw i32 40, %4
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %7 = zext nneg i32 %6 to i64
  %8 = lshr i64 %0, %7
  %9 = shl i64 %8, %7
  %10 = icmp eq i64 %9, %0
  %11 = zext i32 %1 to i64
  %12 = select i1 %10, i64 0, i64 %11
  %13 = add i64 %12, %8
  %14 = trunc i64 %13 to i32
  %15 = uitofp i32 %14 to float
  %16 = shl nuw nsw i32 %6, 23
  %17 = add nuw nsw i32 %16, 1065353216
  %18 = bitcast i32 %17 to float
  %19 = fmul float %18, %15
  ret float %19
}

define dso_local spir_func double @_Z18lanelift_double_ofmj(i64 %0, i32 %1) local_unnamed_addr {
  %3 = tail call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = sub nsw i32 11, %4
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %7 = zext nneg i32 %6 to i64
  %8 = lshr i64 %0, %7
  %9 = shl i64 %8, %7
  %10 = icmp eq i64 %9, %0
  %11 = zext i32 %1 to i64
  %12 = select i1 %10, i64 0, i64 %11
  %13 = add i64 %12, %8
  %14 = uitofp i64 %13 to double
  %15 = shl nuw nsw i32 1, %6
  %16 = uitofp nneg i32 %15 to double
  %17 = fmul double %16, %14
  ret double %17
}

define dso_local spir_func half @_Z16lanelift_half_ofmj(i64 %0, i32 %1) local_unnamed_addr {
  %3 = tail call i64 @llvm.ctlz.i64(i64 %0, i1 false)
  %4 = trunc nuw nsw i64 %3 to i32
  %5 = sub nsw i32 53, %4
  %6 = tail call i32 @llvm.smax.i32(i32 %5, i32 0)
  %7 = zext nneg i32 %6 to i64
  %8 = lshr i64 %0, %7
  %9 = shl i64 %8, %7
  %10 = icmp eq i64 %9, %0
  %11 = zext i32 %1 to i64
  %12 = select i1 %10, i64 0, i64 %11
  %13 = add i64 %12, %8
  %14 = trunc i64 %13 to i32
  %15 = uitofp i32 %14 to float
  %16 = shl nuw nsw i32 %6, 23
  %17 = add nuw nsw i32 %16, 1065353216
  %18 = bitcast i32 %17 to float
  %19 = fmul float %18, %15
  %20 = fcmp ule float %19, 6.550400e+04
  %21 = icmp ne i32 %1, 0
  %22 = or i1 %21, %20
  %23 = fptrunc float %19 to half
  %24 = select i1 %22, half %23, half 0xH7BFF
  ret half %24
}

define dso_local spir_func float @_Z17lanelift_float_ofdj(double %0, i32 %1) local_unnamed_addr {
  %3 = fptrunc double %0 to float
  %4 = tail call double @llvm.fabs.f64(double %0)
  %5 = tail call float @llvm.fabs.f32(float %3)
  %6 = fpext float %5 to double
  %7 = icmp eq i32 %1, 0
  %8 = fcmp ogt double %4, %6
  %9 = zext i1 %8 to i32
  %10 = fcmp olt double %4, %6
  %11 = sext i1 %10 to i32
  %12 = select i1 %7, i32 %11, i32 %9
  %13 = bitcast float %3 to i32
  %14 = add i32 %12, %13
  %15 = bitcast i32 %14 to float
  ret float %15
}

declare double @llvm.fabs.f64(double)

define dso_local spir_func half @_Z16lanelift_half_offj(float %0, i32 %1) local_unnamed_addr {
  %3 = fptrunc float %0 to half
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = tail call half @llvm.fabs.f16(half %3)
  %6 = fpext half %5 to float
  %7 = bitcast half %3 to i16
  %8 = icmp eq i32 %1, 0
  %9 = fcmp ule float %4, %6
  %10 = or i1 %8, %9
  br i1 %10, label %13, label %11

11:
  %12 = add i16 %7, 1
  br label %18

13:
  %14 = fcmp olt float %4, %6
  %15 = and i1 %8, %14
  %16 = sext i1 %15 to i16
  %17 = add i16 %16, %7
  br label %18

18:
  %19 = phi i16 [ %12, %11 ], [ %17, %13 ]
  %20 = bitcast i16 %19 to half
  ret half %20
}

declare float @llvm.fabs.f32(float)

define dso_local spir_func half @_Z16lanelift_half_ofdj(double %0, i32 %1) local_unnamed_addr {
  %3 = tail call spir_func float @_Z17lanelift_float_ofdj(double %0, i32 0)
  %4 = fpext float %3 to double
  %5 = fcmp oeq double %0, %4
  %6 = fcmp uno double %0, 0.000000e+00
  %7 = or i1 %6, %5
  %8 = bitcast float %3 to i32
  %9 = or i32 %8, 1
  %10 = bitcast i32 %9 to float
  %11 = select i1 %7, float %3, float %10
  %12 = tail call spir_func half @_Z16lanelift_half_offj(float %11, i32 %1)
  ret half %12
}

define dso_local spir_func half @_Z16lanelift_half_ofd(double %0) local_unnamed_addr {
  %2 = tail call spir_func float @_Z17lanelift_float_ofdj(double %0, i32 0)
  %3 = fpext float %2 to double
  %4 = fcmp oeq double %0, %3
  %5 = fcmp uno double %0, 0.000000e+00
  %6 = or i1 %5, %4
  %7 = bitcast float %2 to i32
  %8 = or i32 %7, 1
  %9 = bitcast i32 %8 to float
  %10 = select i1 %6, float %2, float %9
  %11 = fptrunc float %10 to half
  ret half %11
}

declare i64 @llvm.ctlz.i64(i64, i1 immarg)

declare i32 @llvm.smax.i32(i32, i32)

declare half @llvm.fabs.f16(half)

