; ModuleID = 'rs_checked.9f74f02e4ebc934b-cgu.0'
source_filename = "rs_checked.9f74f02e4ebc934b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@anon.c4d0ff587d0a8f4cb11212713e703d17.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1
@alloc_6056151ca9365e20b2b882043b0633bb = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_checked.rs\00", align 1
@alloc_ca206366b097ffa9d51c630a85388532 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00\0E\00\00\00" }>, align 8
@alloc_7208c69cf5f8fe34b86ed8be6455834d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00/\00\00\00" }>, align 8

; rs_checked::try_all
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { i64, i64 } @_RNvCsdGMEA5NOQYh_10rs_checked7try_all(i64 noundef %a, i64 noundef %b) unnamed_addr #0 {
start:
  %0 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %_25.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_25.1, label %bb3, label %bb6, !prof !3

bb6:                                              ; preds = %start
  %_25.0 = extractvalue { i64, i1 } %0, 0
  %_9 = ashr i64 %_25.0, 20
  %_10 = ashr i64 %b, 36
  %1 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_9, i64 %_10)
  %_30.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_30.1, label %bb3, label %bb9, !prof !3

bb9:                                              ; preds = %bb6
  %_30.0 = extractvalue { i64, i1 } %1, 0
  %2 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_30.0, i64 %a)
  %_37.0 = extractvalue { i64, i1 } %2, 0
  %_37.1 = extractvalue { i64, i1 } %2, 1
  %3 = icmp eq i64 %b, 0
  %or.cond2 = or i1 %3, %_37.1
  br i1 %or.cond2, label %bb3, label %bb13, !prof !4

bb13:                                             ; preds = %bb9
  %4 = icmp eq i64 %_37.0, -9223372036854775808
  %5 = icmp eq i64 %b, -1
  %or.cond = and i1 %5, %4
  br i1 %or.cond, label %bb3, label %bb20, !prof !5

bb20:                                             ; preds = %bb13
  %_42 = srem i64 %_37.0, %b
  %_21 = and i64 %a, 63
  %_48 = shl i64 %_42, %_21
  br label %bb3

bb3:                                              ; preds = %bb9, %bb13, %bb6, %start, %bb20
  %_0.sroa.7.2 = phi i64 [ %_48, %bb20 ], [ undef, %start ], [ undef, %bb6 ], [ undef, %bb9 ], [ undef, %bb13 ]
  %_0.sroa.0.2 = phi i64 [ 1, %bb20 ], [ 0, %start ], [ 0, %bb6 ], [ 0, %bb9 ], [ 0, %bb13 ]
  %6 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.2, 0
  %7 = insertvalue { i64, i64 } %6, i64 %_0.sroa.7.2, 1
  ret { i64, i64 } %7
}

; <u16 as rs_checked::Log>::ilog10_or
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(inaccessiblemem: write)
define noundef range(i8 0, 10) i8 @_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or(i16 noundef %self) unnamed_addr #1 {
start:
  %.not = icmp eq i16 %self, 0
  br i1 %.not, label %bb5, label %bb4

bb4:                                              ; preds = %start
  %_9 = zext i16 %self to i32
  %_12 = add nuw nsw i32 %_9, 393206
  %_13 = add nuw nsw i32 %_9, 524188
  %_11 = and i32 %_12, %_13
  %_15 = add nuw nsw i32 %_9, 916504
  %_16 = add nuw nsw i32 %_9, 514288
  %_14 = and i32 %_15, %_16
  %_10 = xor i32 %_11, %_14
  %_8 = icmp samesign ult i32 %_10, 655360
  tail call void @llvm.assume(i1 %_8)
  %_6 = lshr i32 %_10, 17
  %_0.i.i = trunc nuw nsw i32 %_6 to i8
  br label %bb5

bb5:                                              ; preds = %start, %bb4
  %phi.call = phi i8 [ %_0.i.i, %bb4 ], [ 9, %start ]
  ret i8 %phi.call
}

; Function Attrs: nounwind
define ptx_kernel void @checked_ops(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_45 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_46 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_44 = mul i32 %_45, %_46
  %_47 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_43 = add i32 %_44, %_47
  %i = zext i32 %_43 to i64
  %_4.idx = shl nuw nsw i64 %i, 4
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_4.idx
  %a = load i64, ptr %_4, align 8, !noundef !6
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  %b = load i64, ptr %0, align 8, !noundef !6
  %_49.idx = mul nuw nsw i64 %i, 48
  %_49 = getelementptr inbounds nuw i8, ptr %out, i64 %_49.idx
; call rs_checked::try_all
  %1 = tail call fastcc { i64, i64 } @_RNvCsdGMEA5NOQYh_10rs_checked7try_all(i64 noundef %a, i64 noundef %b) #12
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = trunc nuw i64 %2 to i1
  %4 = extractvalue { i64, i64 } %1, 1
  %_8.sroa.0.0 = select i1 %3, i64 %4, i64 -7
  store i64 %_8.sroa.0.0, ptr %_49, align 8
  %5 = tail call i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  %6 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %_58.0 = extractvalue { i64, i1 } %6, 0
  %_58.1 = extractvalue { i64, i1 } %6, 1
  br i1 %_58.1, label %bb16, label %bb2, !prof !3

bb16:                                             ; preds = %start
  %7 = xor i64 %b, %a
  %8 = icmp sgt i64 %7, -1
  %. = select i1 %8, i64 9223372036854775807, i64 -9223372036854775808
  br label %bb2

bb2:                                              ; preds = %bb16, %start
  %_11.sroa.0.0 = phi i64 [ %_58.0, %start ], [ %., %bb16 ]
  %9 = getelementptr inbounds nuw i8, ptr %_49, i64 8
  %10 = xor i64 %_11.sroa.0.0, %5
  store i64 %10, ptr %9, align 8
  %_13 = zext i1 %_58.1 to i64
  %_12 = add i64 %_58.0, %_13
  %11 = getelementptr inbounds nuw i8, ptr %_49, i64 16
  store i64 %_12, ptr %11, align 8
  %_60 = icmp ult i64 %a, %b
  %12 = sub nuw i64 %b, %a
  %13 = sub nuw i64 %a, %b
  %_16.sroa.0.0 = select i1 %_60, i64 %12, i64 %13
  %_61.sroa.0.0 = tail call i64 @llvm.abs.i64(i64 %a, i1 false)
  %_14 = sdiv i64 %_16.sroa.0.0, 3
  %_20 = urem i64 %_61.sroa.0.0, 1000
  %14 = getelementptr inbounds nuw i8, ptr %_49, i64 24
  %15 = add nsw i64 %_14, %_20
  store i64 %15, ptr %14, align 8
  %_24 = or i64 %b, 1
  %_5.i = icmp eq i64 %_24, -1
  %_6.i = icmp eq i64 %a, -9223372036854775808
  %_7.i = and i1 %_6.i, %_5.i
  br i1 %_7.i, label %panic2.i, label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit

panic2.i:                                         ; preds = %bb2
; call core::panicking::panic_const::panic_const_rem_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ca206366b097ffa9d51c630a85388532) #13
  unreachable

_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit: ; preds = %bb2
  %_27 = ashr i64 %b, 40
  %_26 = or i64 %_27, 1
  %_5.i7 = icmp eq i64 %_26, -1
  %_7.i9 = and i1 %_6.i, %_5.i7
  br i1 %_7.i9, label %panic1.i, label %bb2.i

bb2.i:                                            ; preds = %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit
  %q.i = sdiv i64 %a, %_26
  %_9.i = srem i64 %a, %_26
  %_8.i10 = icmp slt i64 %_9.i, 0
  br i1 %_8.i10, label %bb3.i, label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit

panic1.i:                                         ; preds = %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit
; call core::panicking::panic_const::panic_const_div_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7208c69cf5f8fe34b86ed8be6455834d) #13
  unreachable

bb3.i:                                            ; preds = %bb2.i
  %_10.i = icmp sgt i64 %_27, -1
  br i1 %_10.i, label %bb4.i, label %bb5.i

bb5.i:                                            ; preds = %bb3.i
  %16 = add i64 %q.i, 1
  br label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit

bb4.i:                                            ; preds = %bb3.i
  %17 = add i64 %q.i, -1
  br label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit

_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit: ; preds = %bb2.i, %bb5.i, %bb4.i
  %_0.sroa.0.0.i11 = phi i64 [ %17, %bb4.i ], [ %16, %bb5.i ], [ %q.i, %bb2.i ]
  %r.i = srem i64 %a, %_24
  %_8.i = icmp slt i64 %r.i, 0
  %rhs1.sroa.0.0.i = tail call i64 @llvm.abs.i64(i64 range(i64 1, 0) %_24, i1 false)
  %18 = select i1 %_8.i, i64 %rhs1.sroa.0.0.i, i64 0
  %_0.sroa.0.0.i = add i64 %r.i, %_0.sroa.0.0.i11
  %_22 = add i64 %_0.sroa.0.0.i, %18
  %19 = getelementptr inbounds nuw i8, ptr %_49, i64 32
  store i64 %_22, ptr %19, align 8
  %20 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %a)
  %21 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %b, i1 false)
  %_33 = mul nuw nsw i64 %21, 100
  %22 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %a, i1 false)
  %_35 = mul nuw nsw i64 %22, 10000
  %23 = tail call i64 @llvm.bitreverse.i64(i64 %a)
  %_37 = srem i64 %23, 1000
  %24 = tail call i64 @llvm.bswap.i64(i64 %b)
  %_40 = srem i64 %24, 1000
  %25 = getelementptr inbounds nuw i8, ptr %_49, i64 40
  %_31 = add nuw nsw i64 %_35, %20
  %_30 = add nsw i64 %_31, %_37
  %_28 = add nsw i64 %_30, %_33
  %26 = add nsw i64 %_28, %_40
  store i64 %26, ptr %25, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @float_casts(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #3 {
start:
  %_28 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_29 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_27 = mul i32 %_28, %_29
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_26 = add i32 %_27, %_30
  %i = zext i32 %_26 to i64
  %_5 = getelementptr inbounds nuw double, ptr %x, i64 %i
  %v = load double, ptr %_5, align 8, !noundef !6
  %_32.idx = mul nuw nsw i64 %i, 48
  %_32 = getelementptr inbounds nuw i8, ptr %out, i64 %_32.idx
  %_6 = tail call i32 @llvm.fptosi.sat.i32.f64(double %v)
  %0 = sext i32 %_6 to i64
  store i64 %0, ptr %_32, align 8
  %_7 = fmul double %v, 1.000000e+10
  %1 = getelementptr inbounds nuw i8, ptr %_32, i64 8
  %2 = tail call i64 @llvm.fptosi.sat.i64.f64(double %_7)
  store i64 %2, ptr %1, align 8
  %_8 = tail call i32 @llvm.fptoui.sat.i32.f64(double %v)
  %3 = getelementptr inbounds nuw i8, ptr %_32, i64 16
  %4 = zext i32 %_8 to i64
  store i64 %4, ptr %3, align 8
  %_11 = fmul double %v, 1.000000e-09
  %_10 = tail call i8 @llvm.fptosi.sat.i8.f64(double %_11)
  %_9 = sext i8 %_10 to i64
  %_14 = fptrunc double %v to float
  %_13 = tail call i16 @llvm.fptoui.sat.i16.f32(float %_14)
  %_12 = zext i16 %_13 to i64
  %5 = getelementptr inbounds nuw i8, ptr %_32, i64 24
  %6 = add nsw i64 %_9, %_12
  store i64 %6, ptr %5, align 8
  %_16 = fsub double %v, %v
  %_15 = fdiv double %v, %_16
  %7 = getelementptr inbounds nuw i8, ptr %_32, i64 32
  %8 = tail call i64 @llvm.fptosi.sat.i64.f64(double %_15)
  store i64 %8, ptr %7, align 8
  %_7.i = fcmp olt double %v, -1.000000e+03
  %self.sroa.0.0.i = select i1 %_7.i, double -1.000000e+03, double %v
  %_9.i = fcmp ogt double %self.sroa.0.0.i, 1.000000e+03
  %self.sroa.0.1.i = select i1 %_9.i, double 1.000000e+03, double %self.sroa.0.0.i
  %_35 = fcmp uno double %v, 0.000000e+00
  %9 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %v)
  %10 = bitcast double %9 to i64
  %_25.sroa.0.0 = select i1 %_35, i64 9221120237041090560, i64 %10
  %_19 = bitcast double %self.sroa.0.1.i to i64
  %_22 = bitcast float %_14 to i32
  %_21 = zext i32 %_22 to i64
  %11 = getelementptr inbounds nuw i8, ptr %_32, i64 40
  %_17 = xor i64 %_25.sroa.0.0, %_21
  %12 = xor i64 %_17, %_19
  store i64 %12, ptr %11, align 8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @narrow(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %_40 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_41 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_39 = mul i32 %_40, %_41
  %_42 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_38 = add i32 %_39, %_42
  %i = zext i32 %_38 to i64
  %_4.idx = shl nuw nsw i64 %i, 2
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_4.idx
  %_7 = load i16, ptr %_4, align 2, !noundef !6
  %a = trunc i16 %_7 to i8
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 2
  %_9 = load i16, ptr %0, align 2, !noundef !6
  %b = trunc i16 %_9 to i8
  %_45 = shl nuw nsw i64 %i, 3
  %_44 = getelementptr inbounds nuw i8, ptr %out, i64 %_45
  %1 = tail call i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  store i8 %1, ptr %_44, align 1
  %2 = tail call i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
  %3 = getelementptr inbounds nuw i8, ptr %_44, i64 1
  store i8 %2, ptr %3, align 1
  %4 = tail call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %_49.0 = extractvalue { i8, i1 } %4, 0
  %_49.1 = extractvalue { i8, i1 } %4, 1
  %spec.select.i = select i1 %_49.1, i8 99, i8 %_49.0
  %5 = getelementptr inbounds nuw i8, ptr %_44, i64 2
  store i8 %spec.select.i, ptr %5, align 1
  %6 = tail call noundef i8 @llvm.fshl.i8(i8 %a, i8 %a, i8 %b)
  %7 = getelementptr inbounds nuw i8, ptr %_44, i64 3
  store i8 %6, ptr %7, align 1
  %_21 = and i8 %b, 3
  %8 = icmp eq i8 %_21, 0
  br i1 %8, label %bb17, label %bb16, !prof !3

bb16:                                             ; preds = %start
  %_51 = udiv i8 %a, %_21
  br label %bb17

bb17:                                             ; preds = %start, %bb16
  %_19.sroa.0.0 = phi i8 [ %_51, %bb16 ], [ 0, %start ]
  %9 = getelementptr inbounds nuw i8, ptr %_44, i64 4
  store i8 %_19.sroa.0.0, ptr %9, align 1
  %_23 = load i16, ptr %_4, align 2, !noundef !6
  %_2.i = icmp ult i16 %_23, 256
  br i1 %_2.i, label %bb5.i, label %bb2.i

bb2.i:                                            ; preds = %bb17
  %10 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_23, i1 true)
  %11 = and i16 %10, 14
  %12 = shl i16 %_23, %11
  %n1.i.i = lshr i16 %12, 8
  %_6.i.i = zext nneg i16 %n1.i.i to i64
  %13 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.c4d0ff587d0a8f4cb11212713e703d17.0, i64 %_6.i.i
  %s2.i.i = load i8, ptr %13, align 1, !noundef !6
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 1
  %r.i.i = load i8, ptr %14, align 1, !noundef !6
  %cond.i.i = icmp ne i16 %n1.i.i, 0
  tail call void @llvm.assume(i1 %cond.i.i)
  %_15.i.i = zext i8 %s2.i.i to i16
  %denominator.i.i = shl nuw nsw i16 %_15.i.i, 1
  %_12.i.i = zext i8 %r.i.i to i16
  %_11.i.i = shl nuw nsw i16 %_12.i.i, 4
  %lo.i.i = lshr i16 %12, 4
  %_13.i.i = and i16 %lo.i.i, 15
  %numerator.i.i = or disjoint i16 %_11.i.i, %_13.i.i
  %q.i.i = udiv i16 %numerator.i.i, %denominator.i.i
  %_19.i.i = shl i8 %s2.i.i, 4
  %_18.i.i = zext i8 %_19.i.i to i16
  %15 = add nuw nsw i16 %q.i.i, %_18.i.i
  %16 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %15, i16 %15)
  %_22.0.i.i = extractvalue { i16, i1 } %16, 0
  %_22.1.i.i = extractvalue { i16, i1 } %16, 1
  %_25.i.i = icmp ugt i16 %_22.0.i.i, %12
  %or.cond.i.i = or i1 %_22.1.i.i, %_25.i.i
  %17 = sext i1 %or.cond.i.i to i16
  %s.sroa.0.0.i.i = add nsw i16 %15, %17
  %18 = lshr i16 %10, 1
  %19 = lshr i16 %s.sroa.0.0.i.i, %18
  br label %_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16.exit

bb5.i:                                            ; preds = %bb17
  %n1.i = zext nneg i16 %_23 to i64
  %20 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.c4d0ff587d0a8f4cb11212713e703d17.0, i64 %n1.i
  %_4.i = load i8, ptr %20, align 1, !noundef !6
  %21 = zext i8 %_4.i to i16
  br label %_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16.exit

_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16.exit: ; preds = %bb2.i, %bb5.i
  %_0.sroa.0.0.i = phi i16 [ %21, %bb5.i ], [ %19, %bb2.i ]
  %_53 = icmp ult i16 %_0.sroa.0.0.i, 256
  tail call void @llvm.assume(i1 %_53)
  %22 = getelementptr inbounds nuw i8, ptr %_44, i64 5
  %23 = trunc nuw i16 %_0.sroa.0.0.i to i8
  store i8 %23, ptr %22, align 1
  %_25.sroa.0.0 = tail call i8 @llvm.abs.i8(i8 %a, i1 false)
  %_24 = sub i8 0, %_25.sroa.0.0
  %24 = getelementptr inbounds nuw i8, ptr %_44, i64 6
  store i8 %_24, ptr %24, align 1
  %_31 = load i16, ptr %_4, align 2, !noundef !6
  %_32 = load i16, ptr %0, align 2, !noundef !6
  %.not.i = icmp eq i16 %_31, 0
  br i1 %.not.i, label %_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or.exit, label %bb4.i

bb4.i:                                            ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16.exit
  %_9.i = zext i16 %_31 to i32
  %_12.i = add nuw nsw i32 %_9.i, 393206
  %_13.i = add nuw nsw i32 %_9.i, 524188
  %_11.i = and i32 %_12.i, %_13.i
  %_15.i = add nuw nsw i32 %_9.i, 916504
  %_16.i = add nuw nsw i32 %_9.i, 514288
  %_14.i = and i32 %_15.i, %_16.i
  %_10.i = xor i32 %_11.i, %_14.i
  %_8.i = icmp samesign ult i32 %_10.i, 655360
  tail call void @llvm.assume(i1 %_8.i)
  %_6.i = lshr i32 %_10.i, 17
  %_0.i.i.i = trunc nuw nsw i32 %_6.i to i8
  br label %_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or.exit

_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or.exit: ; preds = %_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16.exit, %bb4.i
  %phi.call.i = phi i8 [ %_0.i.i.i, %bb4.i ], [ 9, %_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16.exit ]
  %..i = tail call noundef i16 @llvm.umin.i16(i16 %_32, i16 %_31)
  %_29 = udiv i16 %..i, 7
  %_28 = urem i16 %_29, 13
  %_27 = trunc nuw nsw i16 %_28 to i8
  %25 = tail call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %_32)
  %_34 = icmp eq i16 %25, 1
  %_33 = zext i1 %_34 to i8
  %_26 = add nuw nsw i8 %_27, %_33
  %26 = getelementptr inbounds nuw i8, ptr %_44, i64 7
  %27 = add nuw nsw i8 %_26, %phi.call.i
  store i8 %27, ptr %26, align 1
  ret void
}


; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #8 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f64(double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fptoui.sat.i16.f32(float) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #10

declare void @llvm.trap()

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { nounwind "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #5 = { "target-cpu"="sm_90" }
attributes #6 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { noinline nounwind }
attributes #13 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!4 = !{!"branch_weights", i32 4001, i32 4000000}
!5 = !{!"branch_weights", i32 1, i32 4001}
!6 = !{}
