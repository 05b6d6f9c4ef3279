; ModuleID = 'rs_checked.9f74f02e4ebc934b-cgu.0'
source_filename = "rs_checked.9f74f02e4ebc934b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@anon.c4d0ff587d0a8f4cb11212713e703d17.0 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1
@alloc_6056151ca9365e20b2b882043b0633bb = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_checked.rs\00", align 1
@alloc_ca206366b097ffa9d51c630a85388532 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00\0E\00\00\00" }>, align 8
@alloc_7208c69cf5f8fe34b86ed8be6455834d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00/\00\00\00" }>, align 8

; rs_checked::try_all
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc { i64, i64 } @_RNvCsdGMEA5NOQYh_10rs_checked7try_all(i64 noundef %a, i64 noundef %b) unnamed_addr #0 {
start:
  %0 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %a, i64 %b)
  %_5.1.i = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1.i, label %bb24, label %bb4

bb4:                                              ; preds = %start
  %_5.0.i = extractvalue { i64, i1 } %0, 0
  %_9 = ashr i64 %_5.0.i, 20
  %_10 = ashr i64 %b, 36
  %1 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 range(i64 -8796093022208, 8796093022208) %_9, i64 range(i64 -134217728, 134217728) %_10)
  %_5.1.i6 = extractvalue { i64, i1 } %1, 1
  br i1 %_5.1.i6, label %bb24, label %bb9

bb9:                                              ; preds = %bb4
  %_5.0.i9 = extractvalue { i64, i1 } %1, 0
  %2 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_5.0.i9, i64 %a)
  %_5.1.i12 = extractvalue { i64, i1 } %2, 1
  %_5.0.i15 = extractvalue { i64, i1 } %2, 0
  %3 = icmp eq i64 %b, 0
  %or.cond = or i1 %3, %_5.1.i12
  br i1 %or.cond, label %bb24, label %bb2.i, !prof !3

bb2.i:                                            ; preds = %bb9
  %4 = icmp eq i64 %_5.0.i15, -9223372036854775808
  %5 = icmp eq i64 %b, -1
  %or.cond.i = and i1 %5, %4
  br i1 %or.cond.i, label %bb24, label %bb8.i, !prof !4

bb8.i:                                            ; preds = %bb2.i
  %_4.i = srem i64 %_5.0.i15, %b
  %_21 = and i64 %a, 63
  %_4.i20 = shl i64 %_4.i, %_21
  br label %bb24

bb24:                                             ; preds = %bb2.i, %bb9, %bb4, %start, %bb8.i
  %_0.sroa.6.0 = phi i64 [ undef, %bb9 ], [ undef, %start ], [ %_4.i20, %bb8.i ], [ undef, %bb4 ], [ undef, %bb2.i ]
  %_0.sroa.0.0 = phi i64 [ 0, %bb9 ], [ 0, %start ], [ 1, %bb8.i ], [ 0, %bb4 ], [ 0, %bb2.i ]
  %6 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0
  %7 = insertvalue { i64, i64 } %6, i64 %_0.sroa.6.0, 1
  ret { i64, i64 } %7
}

; <u16 as rs_checked::Log>::ilog10_or
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(inaccessiblemem: write)
define noundef range(i8 0, 10) i8 @_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or(i16 noundef %self) unnamed_addr #1 {
start:
  %.not.i.not = icmp eq i16 %self, 0
  br i1 %.not.i.not, label %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt14checked_ilog10.exit, label %bb3.i

bb3.i:                                            ; preds = %start
  %val.i = zext i16 %self to i32
  %_11.i = add nuw nsw i32 %val.i, 393206
  %_12.i = add nuw nsw i32 %val.i, 524188
  %_10.i = and i32 %_11.i, %_12.i
  %_14.i = add nuw nsw i32 %val.i, 916504
  %_15.i = add nuw nsw i32 %val.i, 514288
  %_13.i = and i32 %_14.i, %_15.i
  %_9.i = xor i32 %_10.i, %_13.i
  %result.i = lshr i32 %_9.i, 17
  %cond.i = icmp samesign ult i32 %_9.i, 655360
  tail call void @llvm.assume(i1 %cond.i)
  %0 = trunc nuw nsw i32 %result.i to i8
  br label %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt14checked_ilog10.exit

_RNvMs5_NtCsgEmfK2I1SDS_4core3numt14checked_ilog10.exit: ; preds = %start, %bb3.i
  %spec.select.i = phi i8 [ %0, %bb3.i ], [ 9, %start ]
  ret i8 %spec.select.i
}

; Function Attrs: nounwind
define ptx_kernel void @checked_ops(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i19 = zext i32 %_7.0.i to i64
  %_0.i16.idx = shl nuw nsw i64 %_0.i19, 4
  %_0.i16 = getelementptr inbounds nuw i8, ptr %x, i64 %_0.i16.idx
  %a = load i64, ptr %_0.i16, align 8, !noundef !5
  %1 = getelementptr inbounds nuw i8, ptr %_0.i16, i64 8
  %b = load i64, ptr %1, align 8, !noundef !5
  %_0.i.idx = mul nuw nsw i64 %_0.i19, 48
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
; call rs_checked::try_all
  %2 = tail call fastcc { i64, i64 } @_RNvCsdGMEA5NOQYh_10rs_checked7try_all(i64 noundef %a, i64 noundef %b) #11
  %_15.0 = extractvalue { i64, i64 } %2, 0
  %_15.1 = extractvalue { i64, i64 } %2, 1
  %3 = trunc nuw i64 %_15.0 to i1
  %..i = select i1 %3, i64 %_15.1, i64 -7
  store i64 %..i, ptr %_0.i, align 8
  %4 = tail call noundef i64 @llvm.sadd.sat.i64(i64 %a, i64 %b)
  %5 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %a, i64 %b)
  %_9.1.i = extractvalue { i64, i1 } %5, 1
  br i1 %_9.1.i, label %bb5.i, label %bb7.i, !prof !6

bb7.i:                                            ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
  %_9.0.i = extractvalue { i64, i1 } %5, 0
  br label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mul.exit

bb5.i:                                            ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
  %6 = xor i64 %b, %a
  %7 = icmp sgt i64 %6, -1
  %..i20 = select i1 %7, i64 9223372036854775807, i64 -9223372036854775808
  br label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mul.exit

_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mul.exit: ; preds = %bb7.i, %bb5.i
  %x.sroa.0.0.i = phi i64 [ %_9.0.i, %bb7.i ], [ %..i20, %bb5.i ]
  %8 = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  %9 = xor i64 %x.sroa.0.0.i, %4
  store i64 %9, ptr %8, align 8
  %_23.0 = extractvalue { i64, i1 } %5, 0
  %_25 = zext i1 %_9.1.i to i64
  %_0.i18 = add i64 %_23.0, %_25
  %10 = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  store i64 %_0.i18, ptr %10, align 8
  %_6.i21 = icmp ult i64 %a, %b
  %11 = sub nuw i64 %b, %a
  %12 = sub nuw i64 %a, %b
  %_0.sroa.0.0.i = select i1 %_6.i21, i64 %11, i64 %12
  %_27 = sdiv i64 %_0.sroa.0.0.i, 3
  %_2.sroa.0.0.i = tail call noundef range(i64 0, -9223372036854775807) i64 @llvm.abs.i64(i64 %a, i1 false)
  %_33 = urem i64 %_2.sroa.0.0.i, 1000
  %13 = add nsw i64 %_27, %_33
  %14 = getelementptr inbounds nuw i8, ptr %_0.i, i64 24
  store i64 %13, ptr %14, align 8
  %_39 = or i64 %b, 1
  %_5.i = icmp eq i64 %_39, -1
  %_6.i22 = icmp eq i64 %a, -9223372036854775808
  %_7.i = and i1 %_6.i22, %_5.i
  br i1 %_7.i, label %panic2.i, label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit

panic2.i:                                         ; preds = %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mul.exit
; call core::panicking::panic_const::panic_const_rem_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ca206366b097ffa9d51c630a85388532) #10
  unreachable

_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit: ; preds = %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mul.exit
  %_42 = ashr i64 %b, 40
  %_41 = or i64 %_42, 1
  %_5.i24 = icmp eq i64 %_41, -1
  %_7.i26 = and i1 %_6.i22, %_5.i24
  br i1 %_7.i26, label %panic1.i31, label %bb2.i

bb2.i:                                            ; preds = %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit
  %q.i = sdiv i64 %a, %_41
  %_9.i = srem i64 %a, %_41
  %_8.i27 = icmp slt i64 %_9.i, 0
  br i1 %_8.i27, label %bb3.i29, label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit

panic1.i31:                                       ; preds = %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclid.exit
; call core::panicking::panic_const::panic_const_div_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_7208c69cf5f8fe34b86ed8be6455834d) #10
  unreachable

bb3.i29:                                          ; preds = %bb2.i
  %_10.i = icmp sgt i64 %_42, -1
  br i1 %_10.i, label %bb4.i, label %bb5.i30

bb5.i30:                                          ; preds = %bb3.i29
  %15 = add i64 %q.i, 1
  br label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit

bb4.i:                                            ; preds = %bb3.i29
  %16 = add i64 %q.i, -1
  br label %_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit

_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclid.exit: ; preds = %bb2.i, %bb5.i30, %bb4.i
  %_0.sroa.0.0.i28 = phi i64 [ %16, %bb4.i ], [ %15, %bb5.i30 ], [ %q.i, %bb2.i ]
  %r.i = srem i64 %a, %_39
  %_8.i = icmp slt i64 %r.i, 0
  %rhs1.sroa.0.0.i = tail call i64 @llvm.abs.i64(i64 range(i64 1, 0) %_39, i1 false)
  %17 = select i1 %_8.i, i64 %rhs1.sroa.0.0.i, i64 0
  %_0.sroa.0.0.i23 = add i64 %r.i, %_0.sroa.0.0.i28
  %_0.i17 = add i64 %_0.sroa.0.0.i23, %17
  %18 = getelementptr inbounds nuw i8, ptr %_0.i, i64 32
  store i64 %_0.i17, ptr %18, align 8
  %19 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %a)
  %20 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %b, i1 false)
  %21 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %a, i1 false)
  %22 = tail call noundef i64 @llvm.bitreverse.i64(i64 %a)
  %23 = tail call noundef i64 @llvm.bswap.i64(i64 %b)
  %_57 = srem i64 %22, 1000
  %24 = mul nuw nsw i64 %20, 100
  %25 = mul nuw nsw i64 %21, 10000
  %_61 = srem i64 %23, 1000
  %_52.0 = add nuw nsw i64 %25, %19
  %_56.0 = add nsw i64 %_52.0, %_57
  %26 = add nsw i64 %_56.0, %24
  %27 = add nsw i64 %26, %_61
  %28 = getelementptr inbounds nuw i8, ptr %_0.i, i64 40
  store i64 %27, ptr %28, align 8
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @float_casts(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i9 = zext i32 %_7.0.i to i64
  %_0.i8 = getelementptr inbounds nuw double, ptr %x, i64 %_0.i9
  %v = load double, ptr %_0.i8, align 8, !noundef !5
  %_0.i.idx = mul nuw nsw i64 %_0.i9, 48
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  %_10 = tail call i32 @llvm.fptosi.sat.i32.f64(double %v)
  %1 = sext i32 %_10 to i64
  store i64 %1, ptr %_0.i, align 8
  %_13 = fmul double %v, 1.000000e+10
  %2 = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  %3 = tail call i64 @llvm.fptosi.sat.i64.f64(double %_13)
  store i64 %3, ptr %2, align 8
  %_15 = tail call i32 @llvm.fptoui.sat.i32.f64(double %v)
  %4 = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  %5 = zext i32 %_15 to i64
  store i64 %5, ptr %4, align 8
  %_19 = fmul double %v, 1.000000e-09
  %_18 = tail call i8 @llvm.fptosi.sat.i8.f64(double %_19)
  %_17 = sext i8 %_18 to i64
  %_22 = fptrunc double %v to float
  %_21 = tail call i16 @llvm.fptoui.sat.i16.f32(float %_22)
  %_20 = zext i16 %_21 to i64
  %6 = add nsw i64 %_17, %_20
  %7 = getelementptr inbounds nuw i8, ptr %_0.i, i64 24
  store i64 %6, ptr %7, align 8
  %_26 = fsub double %v, %v
  %_25 = fdiv double %v, %_26
  %8 = getelementptr inbounds nuw i8, ptr %_0.i, i64 32
  %9 = tail call i64 @llvm.fptosi.sat.i64.f64(double %_25)
  store i64 %9, ptr %8, align 8
  %_7.i = fcmp olt double %v, -1.000000e+03
  %self.sroa.0.0.i = select i1 %_7.i, double -1.000000e+03, double %v
  %_9.i = fcmp ogt double %self.sroa.0.0.i, 1.000000e+03
  %self.sroa.0.1.i = select i1 %_9.i, double 1.000000e+03, double %self.sroa.0.0.i
  %_0.i10 = bitcast double %self.sroa.0.1.i to i64
  %_0.i11 = bitcast float %_22 to i32
  %_2.i = fcmp uno double %v, 0.000000e+00
  %10 = tail call double @llvm.copysign.f64(double 1.000000e+00, double %v)
  %_0.sroa.0.0.i = select i1 %_2.i, double 0x7FF8000000000000, double %10
  %_0.i12 = bitcast double %_0.sroa.0.0.i to i64
  %_32 = zext i32 %_0.i11 to i64
  %11 = getelementptr inbounds nuw i8, ptr %_0.i, i64 40
  %_28 = xor i64 %_0.i12, %_32
  %12 = xor i64 %_28, %_0.i10
  store i64 %12, ptr %11, align 8
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @narrow(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #2 {
start:
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i17 = zext i32 %_7.0.i to i64
  %_0.i14.idx = shl nuw nsw i64 %_0.i17, 2
  %_0.i14 = getelementptr inbounds nuw i8, ptr %x, i64 %_0.i14.idx
  %_9 = load i16, ptr %_0.i14, align 2, !noundef !5
  %a = trunc i16 %_9 to i8
  %1 = getelementptr inbounds nuw i8, ptr %_0.i14, i64 2
  %_13 = load i16, ptr %1, align 2, !noundef !5
  %b = trunc i16 %_13 to i8
  %2 = shl nuw nsw i64 %_0.i17, 3
  %_0.i13 = getelementptr inbounds nuw i8, ptr %out, i64 %2
  %3 = tail call noundef i8 @llvm.uadd.sat.i8(i8 %a, i8 %b)
  store i8 %3, ptr %_0.i13, align 1
  %4 = tail call noundef i8 @llvm.ssub.sat.i8(i8 %a, i8 %b)
  %5 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 1
  store i8 %4, ptr %5, align 1
  %6 = tail call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %a, i8 %b)
  %_5.1.i18 = extractvalue { i8, i1 } %6, 1
  %_5.0.i19 = extractvalue { i8, i1 } %6, 0
  %spec.select.i = select i1 %_5.1.i18, i8 99, i8 %_5.0.i19
  %7 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 2
  store i8 %spec.select.i, ptr %7, align 1
  %8 = tail call noundef i8 @llvm.fshl.i8(i8 %a, i8 %a, i8 %b)
  %9 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 3
  store i8 %8, ptr %9, align 1
  %_32 = and i8 %b, 3
  %.not = icmp eq i8 %_32, 0
  br i1 %.not, label %_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_div.exit, label %bb4.i, !prof !6

bb4.i:                                            ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
  %_4.i20 = udiv i8 %a, %_32
  br label %_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_div.exit

_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_div.exit: ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit, %bb4.i
  %..i = phi i8 [ %_4.i20, %bb4.i ], [ 0, %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit ]
  %10 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 4
  store i8 %..i, ptr %10, align 1
  %_2.i.i = icmp ult i16 %_9, 256
  br i1 %_2.i.i, label %bb5.i.i, label %bb2.i.i

bb2.i.i:                                          ; preds = %_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_div.exit
  %11 = tail call range(i16 0, 17) i16 @llvm.ctlz.i16(i16 %_9, i1 true)
  %12 = and i16 %11, 14
  %13 = shl i16 %_9, %12
  %n1.i.i.i = lshr i16 %13, 8
  %_6.i.i.i = zext nneg i16 %n1.i.i.i to i64
  %14 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.c4d0ff587d0a8f4cb11212713e703d17.0, i64 %_6.i.i.i
  %s2.i.i.i = load i8, ptr %14, align 1, !noundef !5
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 1
  %r.i.i.i = load i8, ptr %15, align 1, !noundef !5
  %cond.i.i.i = icmp ne i16 %n1.i.i.i, 0
  tail call void @llvm.assume(i1 %cond.i.i.i)
  %_15.i.i.i = zext i8 %s2.i.i.i to i16
  %denominator.i.i.i = shl nuw nsw i16 %_15.i.i.i, 1
  %_12.i.i.i = zext i8 %r.i.i.i to i16
  %_11.i.i.i = shl nuw nsw i16 %_12.i.i.i, 4
  %lo.i.i.i = lshr i16 %13, 4
  %_13.i.i.i = and i16 %lo.i.i.i, 15
  %numerator.i.i.i = or disjoint i16 %_11.i.i.i, %_13.i.i.i
  %q.i.i.i = udiv i16 %numerator.i.i.i, %denominator.i.i.i
  %_19.i.i.i = shl i8 %s2.i.i.i, 4
  %_18.i.i.i = zext i8 %_19.i.i.i to i16
  %16 = add nuw nsw i16 %q.i.i.i, %_18.i.i.i
  %17 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %16, i16 %16)
  %_22.0.i.i.i = extractvalue { i16, i1 } %17, 0
  %_22.1.i.i.i = extractvalue { i16, i1 } %17, 1
  %_25.i.i.i = icmp ugt i16 %_22.0.i.i.i, %13
  %or.cond.i.i.i = or i1 %_22.1.i.i.i, %_25.i.i.i
  %18 = sext i1 %or.cond.i.i.i to i16
  %s.sroa.0.0.i.i.i = add nsw i16 %16, %18
  %19 = lshr i16 %11, 1
  %20 = lshr i16 %s.sroa.0.0.i.i.i, %19
  br label %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrt.exit

bb5.i.i:                                          ; preds = %_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_div.exit
  %n1.i.i = zext nneg i16 %_9 to i64
  %21 = getelementptr inbounds nuw { i8, i8 }, ptr @anon.c4d0ff587d0a8f4cb11212713e703d17.0, i64 %n1.i.i
  %_4.i.i = load i8, ptr %21, align 1, !noundef !5
  %22 = zext i8 %_4.i.i to i16
  br label %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrt.exit

_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrt.exit:    ; preds = %bb2.i.i, %bb5.i.i
  %_0.sroa.0.0.i.i = phi i16 [ %22, %bb5.i.i ], [ %20, %bb2.i.i ]
  %cond.i = icmp ult i16 %_0.sroa.0.0.i.i, 256
  tail call void @llvm.assume(i1 %cond.i)
  %23 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 5
  %24 = trunc nuw i16 %_0.sroa.0.0.i.i to i8
  store i8 %24, ptr %23, align 1
  %_0.sroa.0.0.i21 = tail call noundef range(i8 0, -127) i8 @llvm.abs.i8(i8 %a, i1 false)
  %_0.i = sub i8 0, %_0.sroa.0.0.i21
  %25 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 6
  store i8 %_0.i, ptr %25, align 1
  %.not.i.not.i = icmp eq i16 %_9, 0
  br i1 %.not.i.not.i, label %bb30, label %bb3.i.i

bb3.i.i:                                          ; preds = %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrt.exit
  %val.i.i = zext i16 %_9 to i32
  %_11.i.i = add nuw nsw i32 %val.i.i, 393206
  %_12.i.i = add nuw nsw i32 %val.i.i, 524188
  %_10.i.i = and i32 %_11.i.i, %_12.i.i
  %_14.i.i = add nuw nsw i32 %val.i.i, 916504
  %_15.i.i = add nuw nsw i32 %val.i.i, 514288
  %_13.i.i = and i32 %_14.i.i, %_15.i.i
  %_9.i.i = xor i32 %_10.i.i, %_13.i.i
  %result.i.i = lshr i32 %_9.i.i, 17
  %cond.i.i = icmp samesign ult i32 %_9.i.i, 655360
  tail call void @llvm.assume(i1 %cond.i.i)
  %26 = trunc nuw nsw i32 %result.i.i to i8
  br label %bb30

bb30:                                             ; preds = %bb3.i.i, %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrt.exit
  %spec.select.i.i = phi i8 [ %26, %bb3.i.i ], [ 9, %_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrt.exit ]
  %..i22 = tail call noundef i16 @llvm.umin.i16(i16 %_13, i16 %_9)
  %_42 = udiv i16 %..i22, 7
  %_41 = urem i16 %_42, 13
  %_40 = trunc nuw nsw i16 %_41 to i8
  %27 = tail call range(i16 0, 17) i16 @llvm.ctpop.i16(i16 %_13)
  %_0.i16 = icmp eq i16 %27, 1
  %_44 = zext i1 %_0.i16 to i8
  %_46.0 = add nuw nsw i8 %_40, %_44
  %_48.0 = add nuw nsw i8 %spec.select.i.i, %_46.0
  %28 = getelementptr inbounds nuw i8, ptr %_0.i13, i64 7
  store i8 %_48.0, ptr %28, align 1
  ret void
}


; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f64(double) #5

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fptoui.sat.i16.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.abs.i8(i8, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.umin.i16(i16, i16) #9

declare void @llvm.trap()

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #2 = { nounwind "target-cpu"="sm_90" }
attributes #3 = { "target-cpu"="sm_90" }
attributes #4 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", i32 2002, i32 2000}
!4 = !{!"branch_weights", i32 1, i32 4001}
!5 = !{}
!6 = !{!"branch_weights", !"expected", i32 1, i32 2000}
