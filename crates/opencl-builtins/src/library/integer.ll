
define dso_local spir_func i8 @_Z8abs_diffcc(i8 %0, i8 %1) local_unnamed_addr {
  %3 = icmp sgt i8 %0, %1
  %4 = sub i8 %0, %1
  %5 = sub i8 %1, %0
  %6 = select i1 %3, i8 %4, i8 %5
  ret i8 %6
}

define dso_local spir_func i8 @_Z5clampccc(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = tail call i8 @llvm.smax.i8(i8 %0, i8 %1)
  %5 = tail call i8 @llvm.smin.i8(i8 %4, i8 %2)
  ret i8 %5
}

define dso_local spir_func i8 @_Z6rotatecc(i8 %0, i8 %1) local_unnamed_addr {
  %3 = tail call i8 @llvm.fshl.i8(i8 %0, i8 %0, i8 %1)
  ret i8 %3
}

define dso_local spir_func i8 @_Z9bitselectccc(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = xor i8 %2, -1
  %5 = and i8 %0, %4
  %6 = and i8 %2, %1
  %7 = or disjoint i8 %5, %6
  ret i8 %7
}

define dso_local spir_func i8 @_Z8abs_diffhh(i8 %0, i8 %1) local_unnamed_addr {
  %3 = icmp ugt i8 %0, %1
  %4 = sub nuw i8 %0, %1
  %5 = sub nuw i8 %1, %0
  %6 = select i1 %3, i8 %4, i8 %5
  ret i8 %6
}

define dso_local spir_func i8 @_Z5clamphhh(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = tail call i8 @llvm.umax.i8(i8 %0, i8 %1)
  %5 = tail call i8 @llvm.umin.i8(i8 %4, i8 %2)
  ret i8 %5
}

define dso_local spir_func i8 @_Z6rotatehh(i8 %0, i8 %1) local_unnamed_addr {
  %3 = tail call i8 @llvm.fshl.i8(i8 %0, i8 %0, i8 %1)
  ret i8 %3
}

define dso_local spir_func i8 @_Z9bitselecthhh(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = xor i8 %2, -1
  %5 = and i8 %0, %4
  %6 = and i8 %2, %1
  %7 = or disjoint i8 %5, %6
  ret i8 %7
}

define dso_local spir_func i16 @_Z8abs_diffss(i16 %0, i16 %1) local_unnamed_addr {
  %3 = icmp sgt i16 %0, %1
  %4 = sub i16 %0, %1
  %5 = sub i16 %1, %0
  %6 = select i1 %3, i16 %4, i16 %5
  ret i16 %6
}

define dso_local spir_func i16 @_Z5clampsss(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = tail call i16 @llvm.smax.i16(i16 %0, i16 %1)
  %5 = tail call i16 @llvm.smin.i16(i16 %4, i16 %2)
  ret i16 %5
}

define dso_local spir_func i16 @_Z6rotatess(i16 %0, i16 %1) local_unnamed_addr {
  %3 = tail call i16 @llvm.fshl.i16(i16 %0, i16 %0, i16 %1)
  ret i16 %3
}

define dso_local spir_func i16 @_Z9bitselectsss(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = xor i16 %2, -1
  %5 = and i16 %0, %4
  %6 = and i16 %2, %1
  %7 = or disjoint i16 %5, %6
  ret i16 %7
}

define dso_local spir_func i16 @_Z8abs_difftt(i16 %0, i16 %1) local_unnamed_addr {
  %3 = icmp ugt i16 %0, %1
  %4 = sub nuw i16 %0, %1
  %5 = sub nuw i16 %1, %0
  %6 = select i1 %3, i16 %4, i16 %5
  ret i16 %6
}

define dso_local spir_func i16 @_Z5clampttt(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = tail call i16 @llvm.umax.i16(i16 %0, i16 %1)
  %5 = tail call i16 @llvm.umin.i16(i16 %4, i16 %2)
  ret i16 %5
}

define dso_local spir_func i16 @_Z6rotatett(i16 %0, i16 %1) local_unnamed_addr {
  %3 = tail call i16 @llvm.fshl.i16(i16 %0, i16 %0, i16 %1)
  ret i16 %3
}

define dso_local spir_func i16 @_Z9bitselectttt(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = xor i16 %2, -1
  %5 = and i16 %0, %4
  %6 = and i16 %2, %1
  %7 = or disjoint i16 %5, %6
  ret i16 %7
}

define dso_local spir_func i32 @_Z8abs_diffii(i32 %0, i32 %1) local_unnamed_addr {
  %3 = icmp sgt i32 %0, %1
  %4 = sub i32 %0, %1
  %5 = sub i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

define dso_local spir_func i32 @_Z5clampiii(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call i32 @llvm.smax.i32(i32 %0, i32 %1)
  %5 = tail call i32 @llvm.smin.i32(i32 %4, i32 %2)
  ret i32 %5
}

define dso_local spir_func i32 @_Z6rotateii(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

define dso_local spir_func i32 @_Z9bitselectiii(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = xor i32 %2, -1
  %5 = and i32 %0, %4
  %6 = and i32 %2, %1
  %7 = or disjoint i32 %5, %6
  ret i32 %7
}

define dso_local spir_func i32 @_Z8abs_diffjj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = icmp ugt i32 %0, %1
  %4 = sub nuw i32 %0, %1
  %5 = sub nuw i32 %1, %0
  %6 = select i1 %3, i32 %4, i32 %5
  ret i32 %6
}

define dso_local spir_func i32 @_Z5clampjjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = tail call i32 @llvm.umax.i32(i32 %0, i32 %1)
  %5 = tail call i32 @llvm.umin.i32(i32 %4, i32 %2)
  ret i32 %5
}

define dso_local spir_func i32 @_Z6rotatejj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = tail call i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

define dso_local spir_func i32 @_Z9bitselectjjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = xor i32 %2, -1
  %5 = and i32 %0, %4
  %6 = and i32 %2, %1
  %7 = or disjoint i32 %5, %6
  ret i32 %7
}

define dso_local spir_func i64 @_Z8abs_diffll(i64 %0, i64 %1) local_unnamed_addr {
  %3 = icmp sgt i64 %0, %1
  %4 = sub i64 %0, %1
  %5 = sub i64 %1, %0
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

define dso_local spir_func i64 @_Z5clamplll(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = tail call i64 @llvm.smax.i64(i64 %0, i64 %1)
  %5 = tail call i64 @llvm.smin.i64(i64 %4, i64 %2)
  ret i64 %5
}

define dso_local spir_func i64 @_Z6rotatell(i64 %0, i64 %1) local_unnamed_addr {
  %3 = trunc i64 %1 to i32
  %4 = and i64 %1, 63
  %5 = shl i64 %0, %4
  %6 = sub i32 0, %3
  %7 = and i32 %6, 63
  %8 = zext nneg i32 %7 to i64
  %9 = lshr i64 %0, %8
  %10 = or i64 %9, %5
  ret i64 %10
}

define dso_local spir_func i64 @_Z9bitselectlll(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = xor i64 %2, -1
  %5 = and i64 %0, %4
  %6 = and i64 %2, %1
  %7 = or disjoint i64 %5, %6
  ret i64 %7
}

define dso_local spir_func i64 @_Z8abs_diffmm(i64 %0, i64 %1) local_unnamed_addr {
  %3 = icmp ugt i64 %0, %1
  %4 = sub nuw i64 %0, %1
  %5 = sub nuw i64 %1, %0
  %6 = select i1 %3, i64 %4, i64 %5
  ret i64 %6
}

define dso_local spir_func i64 @_Z5clampmmm(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = tail call i64 @llvm.umax.i64(i64 %0, i64 %1)
  %5 = tail call i64 @llvm.umin.i64(i64 %4, i64 %2)
  ret i64 %5
}

define dso_local spir_func i64 @_Z6rotatemm(i64 %0, i64 %1) local_unnamed_addr {
  %3 = trunc i64 %1 to i32
  %4 = and i64 %1, 63
  %5 = shl i64 %0, %4
  %6 = sub i32 0, %3
  %7 = and i32 %6, 63
  %8 = zext nneg i32 %7 to i64
  %9 = lshr i64 %0, %8
  %10 = or i64 %9, %5
  ret i64 %10
}

define dso_local spir_func i64 @_Z9bitselectmmm(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = xor i64 %2, -1
  %5 = and i64 %0, %4
  %6 = and i64 %2, %1
  %7 = or disjoint i64 %5, %6
  ret i64 %7
}

define dso_local spir_func i16 @_Z8upsamplech(i8 %0, i8 %1) local_unnamed_addr {
  %3 = zext i8 %0 to i16
  %4 = shl nuw i16 %3, 8
  %5 = zext i8 %1 to i16
  %6 = or disjoint i16 %4, %5
  ret i16 %6
}

define dso_local spir_func i16 @_Z8upsamplehh(i8 %0, i8 %1) local_unnamed_addr {
  %3 = zext i8 %0 to i16
  %4 = shl nuw i16 %3, 8
  %5 = zext i8 %1 to i16
  %6 = or disjoint i16 %4, %5
  ret i16 %6
}

define dso_local spir_func i32 @_Z8upsamplest(i16 %0, i16 %1) local_unnamed_addr {
  %3 = zext i16 %0 to i32
  %4 = shl nuw i32 %3, 16
  %5 = zext i16 %1 to i32
  %6 = or disjoint i32 %4, %5
  ret i32 %6
}

define dso_local spir_func i32 @_Z8upsamplett(i16 %0, i16 %1) local_unnamed_addr {
  %3 = zext i16 %0 to i32
  %4 = shl nuw i32 %3, 16
  %5 = zext i16 %1 to i32
  %6 = or disjoint i32 %4, %5
  ret i32 %6
}

define dso_local spir_func i64 @_Z8upsampleij(i32 %0, i32 %1) local_unnamed_addr {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  ret i64 %6
}

define dso_local spir_func i64 @_Z8upsamplejj(i32 %0, i32 %1) local_unnamed_addr {
  %3 = zext i32 %0 to i64
  %4 = shl nuw i64 %3, 32
  %5 = zext i32 %1 to i64
  %6 = or disjoint i64 %4, %5
  ret i64 %6
}

define dso_local spir_func i8 @_Z6selectccc(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = icmp eq i8 %2, 0
  %5 = select i1 %4, i8 %0, i8 %1
  ret i8 %5
}

define dso_local spir_func i8 @_Z6selectcch(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = icmp eq i8 %2, 0
  %5 = select i1 %4, i8 %0, i8 %1
  ret i8 %5
}

define dso_local spir_func i8 @_Z6selecthhc(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = icmp eq i8 %2, 0
  %5 = select i1 %4, i8 %0, i8 %1
  ret i8 %5
}

define dso_local spir_func i8 @_Z6selecthhh(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = icmp eq i8 %2, 0
  %5 = select i1 %4, i8 %0, i8 %1
  ret i8 %5
}

define dso_local spir_func i16 @_Z6selectsss(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = icmp eq i16 %2, 0
  %5 = select i1 %4, i16 %0, i16 %1
  ret i16 %5
}

define dso_local spir_func i16 @_Z6selectsst(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = icmp eq i16 %2, 0
  %5 = select i1 %4, i16 %0, i16 %1
  ret i16 %5
}

define dso_local spir_func i16 @_Z6selecttts(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = icmp eq i16 %2, 0
  %5 = select i1 %4, i16 %0, i16 %1
  ret i16 %5
}

define dso_local spir_func i16 @_Z6selectttt(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = icmp eq i16 %2, 0
  %5 = select i1 %4, i16 %0, i16 %1
  ret i16 %5
}

define dso_local spir_func i32 @_Z6selectiii(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, i32 %0, i32 %1
  ret i32 %5
}

define dso_local spir_func i32 @_Z6selectiij(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, i32 %0, i32 %1
  ret i32 %5
}

define dso_local spir_func i32 @_Z6selectjji(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, i32 %0, i32 %1
  ret i32 %5
}

define dso_local spir_func i32 @_Z6selectjjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, i32 %0, i32 %1
  ret i32 %5
}

define dso_local spir_func float @_Z6selectffi(float %0, float %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, float %0, float %1
  ret float %5
}

define dso_local spir_func float @_Z6selectffj(float %0, float %1, i32 %2) local_unnamed_addr {
  %4 = icmp eq i32 %2, 0
  %5 = select i1 %4, float %0, float %1
  ret float %5
}

define dso_local spir_func i64 @_Z6selectlll(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  %5 = select i1 %4, i64 %0, i64 %1
  ret i64 %5
}

define dso_local spir_func i64 @_Z6selectllm(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  %5 = select i1 %4, i64 %0, i64 %1
  ret i64 %5
}

define dso_local spir_func i64 @_Z6selectmml(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  %5 = select i1 %4, i64 %0, i64 %1
  ret i64 %5
}

define dso_local spir_func i64 @_Z6selectmmm(i64 %0, i64 %1, i64 %2) local_unnamed_addr {
  %4 = icmp eq i64 %2, 0
  %5 = select i1 %4, i64 %0, i64 %1
  ret i64 %5
}

define dso_local spir_func i32 @_Z5mad24iii(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = shl i32 %0, 8
  %5 = ashr exact i32 %4, 8
  %6 = shl i32 %1, 8
  %7 = ashr exact i32 %6, 8
  %8 = mul nsw i32 %7, %5
  %9 = add nsw i32 %8, %2
  ret i32 %9
}

define dso_local spir_func i32 @_Z5mad24jjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = and i32 %0, 16777215
  %5 = and i32 %1, 16777215
  %6 = mul i32 %5, %4
  %7 = add i32 %6, %2
  ret i32 %7
}

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

define dso_local spir_func i8 @_Z6mad_hiccc(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = sext i8 %0 to i16
  %5 = sext i8 %1 to i16
  %6 = mul nsw i16 %5, %4
  %7 = lshr i16 %6, 8
  %8 = trunc nuw i16 %7 to i8
  %9 = add i8 %2, %8
  ret i8 %9
}

define dso_local spir_func i8 @_Z6mad_hihhh(i8 %0, i8 %1, i8 %2) local_unnamed_addr {
  %4 = zext i8 %0 to i16
  %5 = zext i8 %1 to i16
  %6 = mul nuw i16 %5, %4
  %7 = lshr i16 %6, 8
  %8 = trunc nuw i16 %7 to i8
  %9 = add i8 %2, %8
  ret i8 %9
}

define dso_local spir_func i16 @_Z6mad_hisss(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = sext i16 %0 to i32
  %5 = sext i16 %1 to i32
  %6 = mul nsw i32 %5, %4
  %7 = lshr i32 %6, 16
  %8 = trunc nuw i32 %7 to i16
  %9 = add i16 %2, %8
  ret i16 %9
}

define dso_local spir_func i16 @_Z6mad_hittt(i16 %0, i16 %1, i16 %2) local_unnamed_addr {
  %4 = zext i16 %0 to i32
  %5 = zext i16 %1 to i32
  %6 = mul nuw i32 %5, %4
  %7 = lshr i32 %6, 16
  %8 = trunc nuw i32 %7 to i16
  %9 = add i16 %2, %8
  ret i16 %9
}

define dso_local spir_func i32 @_Z6mad_hiiii(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = sext i32 %0 to i64
  %5 = sext i32 %1 to i64
  %6 = mul nsw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = add i32 %2, %8
  ret i32 %9
}

define dso_local spir_func i32 @_Z6mad_hijjj(i32 %0, i32 %1, i32 %2) local_unnamed_addr {
  %4 = zext i32 %0 to i64
  %5 = zext i32 %1 to i64
  %6 = mul nuw i64 %5, %4
  %7 = lshr i64 %6, 32
  %8 = trunc nuw i64 %7 to i32
  %9 = add i32 %2, %8
  ret i32 %9
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

declare i32 @llvm.smax.i32(i32, i32)

declare i8 @llvm.smax.i8(i8, i8)

declare i32 @llvm.smin.i32(i32, i32)

declare i8 @llvm.smin.i8(i8, i8)

declare i8 @llvm.fshl.i8(i8, i8, i8)

declare i32 @llvm.umax.i32(i32, i32)

declare i8 @llvm.umax.i8(i8, i8)

declare i32 @llvm.umin.i32(i32, i32)

declare i8 @llvm.umin.i8(i8, i8)

declare i16 @llvm.smax.i16(i16, i16)

declare i16 @llvm.smin.i16(i16, i16)

declare i16 @llvm.fshl.i16(i16, i16, i16)

declare i16 @llvm.umax.i16(i16, i16)

declare i16 @llvm.umin.i16(i16, i16)

declare i32 @llvm.fshl.i32(i32, i32, i32)

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.umax.i64(i64, i64)

declare i64 @llvm.umin.i64(i64, i64)

declare i64 @llvm.uadd.sat.i64(i64, i64)

declare i64 @llvm.usub.sat.i64(i64, i64)

