
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

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)

declare i32 @llvm.umin.i32(i32, i32)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.uadd.sat.i64(i64, i64)

declare i64 @llvm.usub.sat.i64(i64, i64)

