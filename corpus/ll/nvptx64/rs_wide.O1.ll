; ModuleID = 'rs_wide.df16b6e6d265707d-cgu.0'
source_filename = "rs_wide.df16b6e6d265707d-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_7634ceb25e0c84a732d667ef7a65cabb = private unnamed_addr constant [23 x i8] c"corpus/rust/rs_wide.rs\00", align 1
@alloc_f9fad9c9169ae38553e4a9a92f3bf033 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\004\00\00\00\11\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8

; core::slice::copy_from_slice_impl::<u64>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide(ptr noalias noundef nonnull writeonly align 8 captures(none) %dest.0, i64 noundef range(i64 0, 1152921504606846976) %dest.1, ptr noalias noundef nonnull readonly align 8 captures(none) %src.0, i64 noundef range(i64 0, 1152921504606846976) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #10
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %dest.0, ptr nonnull align 8 %src.0, i64 %1, i1 false)
  ret void
}

; rs_wide::mul_wide
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i128 0, -36893488147419103230) i128 @_RNvCsj9uKStS5ReH_7rs_wide8mul_wide(i64 noundef %a, i64 noundef %b) unnamed_addr #1 {
start:
  %_3 = zext i64 %a to i128
  %_4 = zext i64 %b to i128
  %0 = mul nuw i128 %_4, %_3
  ret i128 %0
}

; <rs_wide::Montgomery>::new
; Function Attrs: noinline nounwind
define internal fastcc void @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery3new(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_0, i64 noundef %m) unnamed_addr #2 {
start:
  %_14 = icmp eq i64 %m, 0
  br i1 %_14, label %panic, label %bb10

bb10:                                             ; preds = %start
  %_0.i6 = mul i64 %m, %m
  %_0.i8 = sub i64 2, %_0.i6
  %_0.i5 = mul i64 %_0.i8, %m
  %_0.i6.1 = mul i64 %_0.i5, %m
  %_0.i8.1 = sub i64 2, %_0.i6.1
  %_0.i5.1 = mul i64 %_0.i8.1, %_0.i5
  %_0.i6.2 = mul i64 %_0.i5.1, %m
  %_0.i8.2 = sub i64 2, %_0.i6.2
  %_0.i5.2 = mul i64 %_0.i8.2, %_0.i5.1
  %_0.i6.3 = mul i64 %_0.i5.2, %m
  %_0.i8.3 = sub i64 2, %_0.i6.3
  %_0.i5.3 = mul i64 %_0.i8.3, %_0.i5.2
  %_0.i6.4 = mul i64 %_0.i5.3, %m
  %_0.i8.4.neg = add i64 %_0.i6.4, -2
  %_0.i5.4.neg = mul i64 %_0.i8.4.neg, %_0.i5.3
  %_13 = urem i64 -1, %m
  %_0.i = add nuw i64 %_13, 1
  %_20 = zext i64 %m to i128
  %r = zext i64 %_0.i to i128
  %0 = mul nuw i128 %r, %r
  %_17 = urem i128 %0, %_20
  %_16 = trunc nuw i128 %_17 to i64
  store i64 %m, ptr %_0, align 8
  %1 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_0.i5.4.neg, ptr %1, align 8
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %_16, ptr %2, align 8
  ret void

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f9fad9c9169ae38553e4a9a92f3bf033) #10
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @digits(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(address) %out) unnamed_addr #0 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64
  %_0.i5.idx = shl nuw nsw i64 %_0.i6, 4
  %_0.i5 = getelementptr inbounds nuw i8, ptr %x, i64 %_0.i5.idx
  %_11 = load i64, ptr %_0.i5, align 8, !noundef !4
  %_10 = zext i64 %_11 to i128
  %_9 = shl nuw i128 %_10, 64
  %1 = getelementptr inbounds nuw i8, ptr %_0.i5, i64 8
  %_15 = load i64, ptr %1, align 8, !noundef !4
  %_14 = zext i64 %_15 to i128
  %2 = or disjoint i128 %_9, %_14
  %3 = mul nuw nsw i64 %_0.i6, 40
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %3
  %4 = getelementptr inbounds nuw i8, ptr %_0.i, i64 40
  %5 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %5)
  br label %bb16

bb15:                                             ; preds = %bb16
  ret void

bb16:                                             ; preds = %bb16, %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
  %n.sroa.0.09 = phi i128 [ %2, %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit ], [ %8, %bb16 ]
  %iter.sroa.4.08 = phi ptr [ %4, %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit ], [ %_23.i.i.1, %bb16 ]
  %_23.i.i = getelementptr inbounds i8, ptr %iter.sroa.4.08, i64 -1
  %n.sroa.0.09.frozen = freeze i128 %n.sroa.0.09
  %6 = udiv i128 %n.sroa.0.09.frozen, 10
  %7 = mul i128 %6, 10
  %_27.decomposed = sub i128 %n.sroa.0.09.frozen, %7
  %_26 = trunc nuw nsw i128 %_27.decomposed to i8
  %_29.0 = or disjoint i8 %_26, 48
  store i8 %_29.0, ptr %_23.i.i, align 1
  %_23.i.i.1 = getelementptr inbounds i8, ptr %iter.sroa.4.08, i64 -2
  %_27.1 = urem i128 %6, 10
  %_26.1 = trunc nuw nsw i128 %_27.1 to i8
  %_29.0.1 = or disjoint i8 %_26.1, 48
  store i8 %_29.0.1, ptr %_23.i.i.1, align 1
  %8 = udiv i128 %n.sroa.0.09, 100
  %9 = icmp eq ptr %_0.i, %_23.i.i.1
  br i1 %9, label %bb15, label %bb16
}

; Function Attrs: nounwind
define ptx_kernel void @montgomery_pow(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out, i64 noundef %m, i32 noundef %0) unnamed_addr #0 {
start:
  %ctx = alloca [24 x i8], align 8
  %_3.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %1 = tail call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.1.i = extractvalue { i32, i1 } %1, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_5.0.i = extractvalue { i32, i1 } %1, 0
  %_6.i = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i10 = zext i32 %_7.0.i to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %ctx)
; call <rs_wide::Montgomery>::new
  call fastcc void @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery3new(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %ctx, i64 noundef %m) #11
  %2 = getelementptr inbounds nuw i8, ptr %ctx, i64 16
  %_16 = load i64, ptr %2, align 8, !noundef !4
  %_15 = zext i64 %_16 to i128
  %3 = getelementptr inbounds nuw i8, ptr %ctx, i64 8
  %_5.i = load i64, ptr %3, align 8, !alias.scope !5, !noundef !4
  %_12.i = load i64, ptr %ctx, align 8, !alias.scope !5, !noundef !4
  %_11.i = zext i64 %_12.i to i128
  %_0.i.i14 = mul i64 %_5.i, %_16
  %_10.i16 = zext i64 %_0.i.i14 to i128
  %4 = mul nuw i128 %_10.i16, %_11.i
  %5 = add nuw i128 %4, %_15
  %_15.i18 = lshr i128 %5, 64
  %r.i19 = trunc nuw i128 %_15.i18 to i64
  %_16.i20.not = icmp ugt i64 %_12.i, %r.i19
  %_0.i1.i22 = select i1 %_16.i20.not, i64 0, i64 %_12.i
  %spec.select.i23 = sub i64 %r.i19, %_0.i1.i22
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %bb18, label %bb10.preheader

bb10.preheader:                                   ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
  %_0.i9 = getelementptr inbounds nuw i64, ptr %x, i64 %_0.i10
  %_10 = load i64, ptr %_0.i9, align 8, !noundef !4
  %_9 = zext i64 %_10 to i128
  %7 = mul nuw i128 %_15, %_9
  %_4.i11 = trunc i128 %7 to i64
  %_0.i.i = mul i64 %_5.i, %_4.i11
  %_10.i = zext i64 %_0.i.i to i128
  %8 = mul nuw i128 %_10.i, %_11.i
  %9 = add i128 %8, %7
  %_15.i = lshr i128 %9, 64
  %r.i = trunc nuw i128 %_15.i to i64
  %10 = icmp ult i128 %9, %7
  %_16.i = icmp ule i64 %_12.i, %r.i
  %or.cond.i = or i1 %10, %_16.i
  %_0.i1.i = select i1 %or.cond.i, i64 %_12.i, i64 0
  %spec.select.i = sub i64 %r.i, %_0.i1.i
  br label %bb10

bb18:                                             ; preds = %bb16, %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
  %acc.sroa.0.0.lcssa = phi i64 [ %spec.select.i23, %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit ], [ %acc.sroa.0.1, %bb16 ]
  %_39 = zext i64 %acc.sroa.0.0.lcssa to i128
  %_0.i.i26 = mul i64 %acc.sroa.0.0.lcssa, %_5.i
  %_10.i28 = zext i64 %_0.i.i26 to i128
  %11 = mul nuw i128 %_10.i28, %_11.i
  %12 = add nuw i128 %11, %_39
  %_15.i30 = lshr i128 %12, 64
  %r.i31 = trunc nuw i128 %_15.i30 to i64
  %_16.i32.not = icmp ugt i64 %_12.i, %r.i31
  %_0.i1.i34 = select i1 %_16.i32.not, i64 0, i64 %_12.i
  %spec.select.i35 = sub i64 %r.i31, %_0.i1.i34
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i10
  store i64 %spec.select.i35, ptr %_0.i, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %ctx)
  ret void

bb10:                                             ; preds = %bb10.preheader, %bb16
  %e.sroa.0.062 = phi i32 [ %21, %bb16 ], [ %0, %bb10.preheader ]
  %acc.sroa.0.061 = phi i64 [ %acc.sroa.0.1, %bb16 ], [ %spec.select.i23, %bb10.preheader ]
  %base.sroa.0.060 = phi i64 [ %spec.select.i59, %bb16 ], [ %spec.select.i, %bb10.preheader ]
  %_20 = and i32 %e.sroa.0.062, 1
  %.not = icmp eq i32 %_20, 0
  br i1 %.not, label %bb16, label %bb12

bb12:                                             ; preds = %bb10
  %_25 = zext i64 %acc.sroa.0.061 to i128
  %_26 = zext i64 %base.sroa.0.060 to i128
  %13 = mul nuw i128 %_25, %_26
  %_4.i36 = trunc i128 %13 to i64
  %_0.i.i38 = mul i64 %_5.i, %_4.i36
  %_10.i40 = zext i64 %_0.i.i38 to i128
  %14 = mul nuw i128 %_10.i40, %_11.i
  %15 = add i128 %14, %13
  %16 = icmp ult i128 %15, %13
  %_15.i42 = lshr i128 %15, 64
  %r.i43 = trunc nuw i128 %_15.i42 to i64
  %_16.i44 = icmp ule i64 %_12.i, %r.i43
  %or.cond.i45 = or i1 %16, %_16.i44
  %_0.i1.i46 = select i1 %or.cond.i45, i64 %_12.i, i64 0
  %spec.select.i47 = sub i64 %r.i43, %_0.i1.i46
  br label %bb16

bb16:                                             ; preds = %bb12, %bb10
  %acc.sroa.0.1 = phi i64 [ %spec.select.i47, %bb12 ], [ %acc.sroa.0.061, %bb10 ]
  %_32 = zext i64 %base.sroa.0.060 to i128
  %17 = mul nuw i128 %_32, %_32
  %_4.i48 = trunc i128 %17 to i64
  %_0.i.i50 = mul i64 %_5.i, %_4.i48
  %_10.i52 = zext i64 %_0.i.i50 to i128
  %18 = mul nuw i128 %_10.i52, %_11.i
  %19 = add i128 %18, %17
  %20 = icmp ult i128 %19, %17
  %_15.i54 = lshr i128 %19, 64
  %r.i55 = trunc nuw i128 %_15.i54 to i64
  %_16.i56 = icmp ule i64 %_12.i, %r.i55
  %or.cond.i57 = or i1 %20, %_16.i56
  %_0.i1.i58 = select i1 %or.cond.i57, i64 %_12.i, i64 0
  %spec.select.i59 = sub i64 %r.i55, %_0.i1.i58
  %21 = lshr i32 %e.sroa.0.062, 1
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %bb18, label %bb10
}

; Function Attrs: nounwind
define ptx_kernel void @mul_div_wide(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i10 = zext i32 %_7.0.i to i64
  %_0.i8.idx = mul nuw nsw i64 %_0.i10, 24
  %_0.i8 = getelementptr inbounds nuw i8, ptr %x, i64 %_0.i8.idx
  %_9 = load i64, ptr %_0.i8, align 8, !noundef !4
  %1 = getelementptr inbounds nuw i8, ptr %_0.i8, i64 8
  %_12 = load i64, ptr %1, align 8, !noundef !4
; call rs_wide::mul_wide
  %p = tail call fastcc noundef i128 @_RNvCsj9uKStS5ReH_7rs_wide8mul_wide(i64 noundef %_9, i64 noundef %_12) #11
  %2 = getelementptr inbounds nuw i8, ptr %_0.i8, i64 16
  %_16 = load i64, ptr %2, align 8, !noundef !4
  %3 = trunc i64 %_16 to i32
  %_20 = and i32 %3, 63
  %4 = zext nneg i32 %_20 to i128
  %signed = ashr i128 %p, %4
  %_26 = lshr i64 %_16, 3
  %_25 = or i64 %_26, 1
  %_24 = zext nneg i64 %_25 to i128
  %q = sdiv i128 %signed, %_24
  %_15 = or i64 %_16, 1
  %d = zext i64 %_15 to i128
  %_33 = udiv i128 %p, %d
  %_32 = trunc i128 %_33 to i64
  %5 = mul i128 %_33, %d
  %_36.decomposed = sub i128 %p, %5
  %_35 = trunc nuw i128 %_36.decomposed to i64
  %_37 = trunc i128 %q to i64
  %6 = lshr i128 %p, 27
  %7 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 range(i128 0, -36893488147419103230) %p, i1 false)
  %_3811 = xor i128 %6, %7
  %_38 = trunc i128 %_3811 to i64
  %_0.i.idx = shl nuw nsw i64 %_0.i10, 5
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  store i64 %_32, ptr %_0.i, align 8, !alias.scope !8, !noalias !15
  %r.sroa.4.0._45.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  store i64 %_35, ptr %r.sroa.4.0._45.0.sroa_idx, align 8, !alias.scope !8, !noalias !15
  %r.sroa.5.0._45.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  store i64 %_37, ptr %r.sroa.5.0._45.0.sroa_idx, align 8, !alias.scope !8, !noalias !15
  %r.sroa.6.0._45.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 24
  store i64 %_38, ptr %r.sroa.6.0._45.0.sroa_idx, align 8, !alias.scope !8, !noalias !15
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #7

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { "target-cpu"="sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #7 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!4 = !{}
!5 = !{!6}
!6 = distinct !{!6, !7, !"_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce: %self"}
!7 = distinct !{!7, !"_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce"}
!8 = !{!9, !11, !12, !14}
!9 = distinct !{!9, !10, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide: %dest.0"}
!10 = distinct !{!10, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide"}
!11 = distinct !{!11, !10, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide: %src.0"}
!12 = distinct !{!12, !13, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSy15copy_from_sliceCsj9uKStS5ReH_7rs_wide: %self.0"}
!13 = distinct !{!13, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSy15copy_from_sliceCsj9uKStS5ReH_7rs_wide"}
!14 = distinct !{!14, !13, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSy15copy_from_sliceCsj9uKStS5ReH_7rs_wide: %src.0"}
!15 = !{!16}
!16 = distinct !{!16, !10, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide: argument 2"}
