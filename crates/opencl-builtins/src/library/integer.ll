
define dso_local spir_func i64 @_Z6mul_himm(i64 %0, i64 %1) local_unnamed_addr {
  %3 = and i64 %0, 4294967295
  %4 = lshr i64 %0, 32
  %5 = and i64 %1, 4294967295
  %6 = lshr i64 %1, 32
  %7 = mul nuw i64 %5, %3
  %8 = mul nuw i64 %5, %4
  %9 = lshr i64 %7, 32
  %10 = add nuw i64 %9, %8
  %11 = mul nuw i64 %6, %3
  %12 = and i64 %10, 4294967295
  %13 = add nuw i64 %12, %11
  %14 = mul nuw i64 %6, %4
  %15 = lshr i64 %10, 32
  %16 = add nuw i64 %15, %14
  %17 = lshr i64 %13, 32
  %18 = add nuw i64 %16, %17
  ret i64 %18
}

define dso_local spir_func i64 @_Z6mul_hill(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call spir_func i64 @_Z6mul_himm(i64 %0, i64 %1)
  %4 = icmp slt i64 %0, 0
  %5 = select i1 %4, i64 %1, i64 0
  %6 = icmp slt i64 %1, 0
  %7 = select i1 %6, i64 %0, i64 0
  %8 = add i64 %7, %5
  %9 = sub i64 %3, %8
  ret i64 %9
}

define dso_local spir_func i64 @_Z6mad_hilll(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = tail call spir_func i64 @_Z6mul_hill(i64 %0, i64 %1)
  %5 = add i64 %4, %2
  ret i64 %5
}

define dso_local spir_func i64 @_Z6mad_himmm(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = tail call spir_func i64 @_Z6mul_himm(i64 %0, i64 %1)
  %5 = add i64 %4, %2
  ret i64 %5
}

define dso_local spir_func i8 @_Z7mad_satccc(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = sext i8 %0 to i32
  %5 = sext i8 %1 to i32
  %6 = mul nsw i32 %5, %4
  %7 = sext i8 %2 to i32
  %8 = add nsw i32 %6, %7
  %9 = tail call i32 @llvm.smax.i32(i32 %8, i32 -128)
  %10 = tail call i32 @llvm.smin.i32(i32 %9, i32 127)
  %11 = trunc nsw i32 %10 to i8
  ret i8 %11
}

define dso_local spir_func i8 @_Z7mad_sathhh(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = zext i8 %0 to i32
  %5 = zext i8 %1 to i32
  %6 = mul nuw nsw i32 %5, %4
  %7 = zext i8 %2 to i32
  %8 = add nuw nsw i32 %6, %7
  %9 = tail call i32 @llvm.umin.i32(i32 %8, i32 255)
  %10 = trunc nuw i32 %9 to i8
  ret i8 %10
}

define dso_local spir_func i16 @_Z7mad_satsss(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = sext i16 %0 to i64
  %5 = sext i16 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = sext i16 %2 to i64
  %8 = add nsw i64 %6, %7
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 -32768)
  %10 = tail call i64 @llvm.smin.i64(i64 %9, i64 32767)
  %11 = trunc nsw i64 %10 to i16
  ret i16 %11
}

define dso_local spir_func i16 @_Z7mad_satttt(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = zext i16 %0 to i64
  %5 = zext i16 %1 to i64
  %6 = mul nuw nsw i64 %5, %4
  %7 = zext i16 %2 to i64
  %8 = add nuw nsw i64 %6, %7
  %9 = tail call i64 @llvm.umin.i64(i64 %8, i64 65535)
  %10 = trunc nuw i64 %9 to i16
  ret i16 %10
}

define dso_local spir_func i32 @_Z7mad_satiii(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = sext i32 %2 to i64
  %8 = add nsw i64 %6, %7
  %9 = tail call i64 @llvm.smax.i64(i64 %8, i64 -2147483648)
  %10 = tail call i64 @llvm.smin.i64(i64 %9, i64 2147483647)
  %11 = trunc nsw i64 %10 to i32
  ret i32 %11
}

define dso_local spir_func i32 @_Z7mad_satjjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  %6 = mul nuw i64 %5, %4
  %7 = zext i32 %2 to i64
  %8 = add nuw i64 %6, %7
  %9 = tail call i64 @llvm.umin.i64(i64 %8, i64 4294967295)
  %10 = trunc nuw i64 %9 to i32
  ret i32 %10
}

define dso_local spir_func i64 @_Z7mad_satmmm(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = tail call spir_func i64 @_Z6mul_himm(i64 %0, i64 %1)
  %5 = icmp eq i64 %4, 0
  %6 = mul i64 %1, %0
  %7 = tail call i64 @llvm.uadd.sat.i64(i64 %6, i64 %2)
  %8 = select i1 %5, i64 %7, i64 -1
  ret i64 %8
}

define dso_local spir_func i64 @_Z7mad_satlll(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = mul i64 %1, %0
  %5 = add i64 %4, %2
  %6 = tail call spir_func i64 @_Z6mul_hill(i64 %0, i64 %1)
  %7 = ashr i64 %2, 63
  %8 = icmp ult i64 %5, %4
  %9 = zext i1 %8 to i64
  %10 = add nsw i64 %7, %9
  %11 = add i64 %10, %6
  %12 = ashr i64 %5, 63
  %13 = icmp eq i64 %11, %12
  %14 = icmp slt i64 %11, 0
  %15 = select i1 %14, i64 -9223372036854775808, i64 9223372036854775807
  %16 = select i1 %13, i64 %5, i64 %15
  ret i64 %16
}

define dso_local spir_func i64 @_Z7add_satll(i64 %0, i64 %1) local_unnamed_addr {
  %3 = add i64 %1, %0
  %4 = xor i64 %3, %0
  %5 = xor i64 %3, %1
  %6 = and i64 %4, %5
  %7 = icmp slt i64 %6, 0
  %8 = icmp slt i64 %0, 0
  %9 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  %10 = select i1 %7, i64 %9, i64 %3
  ret i64 %10
}

define dso_local spir_func i64 @_Z7add_satmm(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call i64 @llvm.uadd.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

define dso_local spir_func i64 @_Z7sub_satll(i64 %0, i64 %1) local_unnamed_addr {
  %3 = sub i64 %0, %1
  %4 = xor i64 %1, %0
  %5 = xor i64 %3, %0
  %6 = and i64 %5, %4
  %7 = icmp slt i64 %6, 0
  %8 = icmp slt i64 %0, 0
  %9 = select i1 %8, i64 -9223372036854775808, i64 9223372036854775807
  %10 = select i1 %7, i64 %9, i64 %3
  ret i64 %10
}

define dso_local spir_func i64 @_Z7sub_satmm(i64 %0, i64 %1) local_unnamed_addr {
  %3 = tail call i64 @llvm.usub.sat.i64(i64 %0, i64 %1)
  ret i64 %3
}

define dso_local spir_func i32 @_Z3dotDv4_hS_(<4 x i8> %0, <4 x i8> %1) local_unnamed_addr {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = zext i8 %5 to i32
  %7 = mul nuw nsw i32 %6, %4
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = zext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = zext i8 %10 to i32
  %12 = mul nuw nsw i32 %11, %9
  %13 = add nuw nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = zext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = zext i8 %16 to i32
  %18 = mul nuw nsw i32 %17, %15
  %19 = add nuw nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = zext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = zext i8 %22 to i32
  %24 = mul nuw nsw i32 %23, %21
  %25 = add nuw nsw i32 %19, %24
  ret i32 %25
}

define dso_local spir_func i32 @_Z11dot_acc_satDv4_hS_j(<4 x i8> %0, <4 x i8> %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> %0, <4 x i8> %1)
  %5 = zext nneg i32 %4 to i64
  %6 = zext i32 %2 to i64
  %7 = add nuw nsw i64 %5, %6
  %8 = tail call i64 @llvm.umin.i64(i64 %7, i64 4294967295)
  %9 = trunc nuw i64 %8 to i32
  ret i32 %9
}

define dso_local spir_func i32 @_Z21dot_4x8packed_uu_uintjj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = tail call spir_func i32 @_Z3dotDv4_hS_(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define dso_local spir_func i32 @_Z29dot_acc_sat_4x8packed_uu_uintjjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = bitcast i32 %0 to <4 x i8>
  %5 = bitcast i32 %1 to <4 x i8>
  %6 = tail call spir_func i32 @_Z11dot_acc_satDv4_hS_j(<4 x i8> %4, <4 x i8> %5, i32 %2)
  ret i32 %6
}

define dso_local spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %0, <4 x i8> %1) local_unnamed_addr {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = sext i8 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = sext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = sext i8 %10 to i32
  %12 = mul nsw i32 %11, %9
  %13 = add nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = sext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = sext i8 %16 to i32
  %18 = mul nsw i32 %17, %15
  %19 = add nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = sext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = sext i8 %22 to i32
  %24 = mul nsw i32 %23, %21
  %25 = add nsw i32 %19, %24
  ret i32 %25
}

define dso_local spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> %0, <4 x i8> %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %0, <4 x i8> %1)
  %5 = tail call i32 @llvm.sadd.sat.i32(i32 %4, i32 %2)
  ret i32 %5
}

define dso_local spir_func i32 @_Z20dot_4x8packed_ss_intjj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = tail call spir_func i32 @_Z3dotDv4_cS_(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define dso_local spir_func i32 @_Z28dot_acc_sat_4x8packed_ss_intjji(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = bitcast i32 %0 to <4 x i8>
  %5 = bitcast i32 %1 to <4 x i8>
  %6 = tail call spir_func i32 @_Z11dot_acc_satDv4_cS_i(<4 x i8> %4, <4 x i8> %5, i32 %2)
  ret i32 %6
}

define dso_local spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %0, <4 x i8> %1) local_unnamed_addr {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = zext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = sext i8 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = zext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = sext i8 %10 to i32
  %12 = mul nsw i32 %11, %9
  %13 = add nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = zext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = sext i8 %16 to i32
  %18 = mul nsw i32 %17, %15
  %19 = add nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = zext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = sext i8 %22 to i32
  %24 = mul nsw i32 %23, %21
  %25 = add nsw i32 %19, %24
  ret i32 %25
}

define dso_local spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> %0, <4 x i8> %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %0, <4 x i8> %1)
  %5 = tail call i32 @llvm.sadd.sat.i32(i32 %4, i32 %2)
  ret i32 %5
}

define dso_local spir_func i32 @_Z20dot_4x8packed_us_intjj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = tail call spir_func i32 @_Z3dotDv4_hDv4_c(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define dso_local spir_func i32 @_Z28dot_acc_sat_4x8packed_us_intjji(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = bitcast i32 %0 to <4 x i8>
  %5 = bitcast i32 %1 to <4 x i8>
  %6 = tail call spir_func i32 @_Z11dot_acc_satDv4_hDv4_ci(<4 x i8> %4, <4 x i8> %5, i32 %2)
  ret i32 %6
}

define dso_local spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> %0, <4 x i8> %1) local_unnamed_addr {
  %3 = extractelement <4 x i8> %0, i64 0
  %4 = sext i8 %3 to i32
  %5 = extractelement <4 x i8> %1, i64 0
  %6 = zext i8 %5 to i32
  %7 = mul nsw i32 %6, %4
  %8 = extractelement <4 x i8> %0, i64 1
  %9 = sext i8 %8 to i32
  %10 = extractelement <4 x i8> %1, i64 1
  %11 = zext i8 %10 to i32
  %12 = mul nsw i32 %11, %9
  %13 = add nsw i32 %7, %12
  %14 = extractelement <4 x i8> %0, i64 2
  %15 = sext i8 %14 to i32
  %16 = extractelement <4 x i8> %1, i64 2
  %17 = zext i8 %16 to i32
  %18 = mul nsw i32 %17, %15
  %19 = add nsw i32 %13, %18
  %20 = extractelement <4 x i8> %0, i64 3
  %21 = sext i8 %20 to i32
  %22 = extractelement <4 x i8> %1, i64 3
  %23 = zext i8 %22 to i32
  %24 = mul nsw i32 %23, %21
  %25 = add nsw i32 %19, %24
  ret i32 %25
}

define dso_local spir_func i32 @_Z11dot_acc_satDv4_cDv4_hi(<4 x i8> %0, <4 x i8> %1, i32 %2) local_unnamed_addr {
  %4 = tail call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> %0, <4 x i8> %1)
  %5 = tail call i32 @llvm.sadd.sat.i32(i32 %4, i32 %2)
  ret i32 %5
}

define dso_local spir_func i32 @_Z20dot_4x8packed_su_intjj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = bitcast i32 %0 to <4 x i8>
  %4 = bitcast i32 %1 to <4 x i8>
  %5 = tail call spir_func i32 @_Z3dotDv4_cDv4_h(<4 x i8> %3, <4 x i8> %4)
  ret i32 %5
}

define dso_local spir_func i32 @_Z28dot_acc_sat_4x8packed_su_intjji(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = bitcast i32 %0 to <4 x i8>
  %5 = bitcast i32 %1 to <4 x i8>
  %6 = tail call spir_func i32 @_Z11dot_acc_satDv4_cDv4_hi(<4 x i8> %4, <4 x i8> %5, i32 %2)
  ret i32 %6
}

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umin.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.uadd.sat.i64(i64, i64)

declare i64 @llvm.usub.sat.i64(i64, i64)

declare i32 @llvm.sadd.sat.i32(i32, i32)

