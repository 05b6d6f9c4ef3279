; ModuleID = 'rs_structs.5ce176f327a1d6c-cgu.0'
source_filename = "rs_structs.5ce176f327a1d6c-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; rs_structs::make
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define internal fastcc void @_RNvCsuTO3v1scd4_10rs_structs4make(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(32) initializes((0, 26)) %_0, i32 noundef %v) unnamed_addr #0 {
start:
  %_4 = zext i32 %v to i64
  %_3 = mul nuw nsw i64 %_4, 3
  %0 = trunc i32 %v to i16
  %_15.1 = lshr i32 %v, 3
  %1 = trunc i32 %_15.1 to i16
  %_15.2 = lshr i32 %v, 6
  %2 = trunc i32 %_15.2 to i16
  %_15.3 = lshr i32 %v, 9
  %3 = trunc i32 %_15.3 to i16
  %_15.4 = lshr i32 %v, 12
  %4 = trunc i32 %_15.4 to i16
  %_18 = urem i32 %v, 3
  %5 = icmp ne i32 %_18, 0
  %_19 = xor i32 %v, 21845
  %_17.sroa.0.0 = zext i1 %5 to i32
  store i32 %_17.sroa.0.0, ptr %_0, align 8
  %w.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_19, ptr %w.sroa.5.0._0.sroa_idx, align 4
  %w.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_3, ptr %w.sroa.6.0._0.sroa_idx, align 8
  %w.sroa.7.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i16 %0, ptr %w.sroa.7.0._0.sroa_idx, align 8
  %w.sroa.9.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 18
  store i16 %1, ptr %w.sroa.9.0._0.sroa_idx, align 2
  %w.sroa.10.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 20
  store i16 %2, ptr %w.sroa.10.0._0.sroa_idx, align 4
  %w.sroa.11.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 22
  store i16 %3, ptr %w.sroa.11.0._0.sroa_idx, align 2
  %w.sroa.12.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 24
  store i16 %4, ptr %w.sroa.12.0._0.sroa_idx, align 8
  ret void
}

; rs_structs::pair
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define internal fastcc { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %w, i64 noundef range(i64 0, 4294967296) %at) unnamed_addr #1 {
start:
  %_7.lhs.trunc = trunc nuw i64 %at to i32
  %_71 = urem i32 %_7.lhs.trunc, 5
  %_7.zext = zext nneg i32 %_71 to i64
  %0 = getelementptr inbounds nuw i8, ptr %w, i64 8
  %_4 = load i64, ptr %0, align 8, !noundef !3
  %1 = getelementptr inbounds nuw i8, ptr %w, i64 16
  %2 = getelementptr inbounds nuw i16, ptr %1, i64 %_7.zext
  %_6 = load i16, ptr %2, align 2, !noundef !3
  %_5 = zext i16 %_6 to i64
  %_3 = add i64 %_4, %_5
  %3 = load i32, ptr %w, align 8, !range !4, !noundef !3
  %_9 = icmp ne i32 %3, 0
  %4 = insertvalue { i64, i1 } poison, i64 %_3, 0
  %5 = insertvalue { i64, i1 } %4, i1 %_9, 1
  ret { i64, i1 } %5
}

; rs_structs::step
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @_RNvCsuTO3v1scd4_10rs_structs4step(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) initializes((0, 24)) %_0, ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(104) %a, ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %p) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %a, i64 72
  %r.sroa.0.0.copyload = load double, ptr %0, align 8
  %r.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %a, i64 80
  %r.sroa.6.0.copyload = load double, ptr %r.sroa.6.0..sroa_idx, align 8
  %r.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %a, i64 88
  %r.sroa.8.0.copyload = load double, ptr %r.sroa.8.0..sroa_idx, align 8
  %_18.sroa.4.32.copyload = load double, ptr %p, align 8, !alias.scope !5
  %_18.sroa.10.32.p.sroa_idx = getelementptr inbounds nuw i8, ptr %p, i64 8
  %_18.sroa.10.32.copyload = load double, ptr %_18.sroa.10.32.p.sroa_idx, align 8, !alias.scope !5
  %_18.sroa.13.32.p.sroa_idx = getelementptr inbounds nuw i8, ptr %p, i64 16
  %_18.sroa.13.32.copyload = load double, ptr %_18.sroa.13.32.p.sroa_idx, align 8, !alias.scope !5
  %_16.0.val.i = load double, ptr %a, align 8, !noalias !12, !noundef !3
  %_0.i.i3.i = fmul double %_18.sroa.4.32.copyload, %_16.0.val.i
  %_3.i.i.i.1 = getelementptr inbounds nuw i8, ptr %a, i64 8
  %_16.0.val.i.1 = load double, ptr %_3.i.i.i.1, align 8, !noalias !12, !noundef !3
  %_0.i.i3.i.1 = fmul double %_18.sroa.10.32.copyload, %_16.0.val.i.1
  %_0.i1.i.i.1 = fadd double %_0.i.i3.i, %_0.i.i3.i.1
  %_3.i.i.i.2 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %_16.0.val.i.2 = load double, ptr %_3.i.i.i.2, align 8, !noalias !12, !noundef !3
  %_0.i.i3.i.2 = fmul double %_18.sroa.13.32.copyload, %_16.0.val.i.2
  %_0.i1.i.i.2 = fadd double %_0.i1.i.i.1, %_0.i.i3.i.2
  %1 = fadd double %_0.i1.i.i.2, %r.sroa.0.0.copyload
  %_3.i.i.1 = getelementptr inbounds nuw i8, ptr %a, i64 24
  %_16.0.val.i.110 = load double, ptr %_3.i.i.1, align 8, !noalias !15, !noundef !3
  %_0.i.i3.i.111 = fmul double %_18.sroa.4.32.copyload, %_16.0.val.i.110
  %_3.i.i.i.1.1 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %_16.0.val.i.1.1 = load double, ptr %_3.i.i.i.1.1, align 8, !noalias !15, !noundef !3
  %_0.i.i3.i.1.1 = fmul double %_18.sroa.10.32.copyload, %_16.0.val.i.1.1
  %_0.i1.i.i.1.1 = fadd double %_0.i.i3.i.111, %_0.i.i3.i.1.1
  %_3.i.i.i.2.1 = getelementptr inbounds nuw i8, ptr %a, i64 40
  %_16.0.val.i.2.1 = load double, ptr %_3.i.i.i.2.1, align 8, !noalias !15, !noundef !3
  %_0.i.i3.i.2.1 = fmul double %_18.sroa.13.32.copyload, %_16.0.val.i.2.1
  %_0.i1.i.i.2.1 = fadd double %_0.i1.i.i.1.1, %_0.i.i3.i.2.1
  %2 = fadd double %_0.i1.i.i.2.1, %r.sroa.6.0.copyload
  %_3.i.i.2 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %_16.0.val.i.213 = load double, ptr %_3.i.i.2, align 8, !noalias !17, !noundef !3
  %_0.i.i3.i.214 = fmul double %_18.sroa.4.32.copyload, %_16.0.val.i.213
  %_3.i.i.i.1.2 = getelementptr inbounds nuw i8, ptr %a, i64 56
  %_16.0.val.i.1.2 = load double, ptr %_3.i.i.i.1.2, align 8, !noalias !17, !noundef !3
  %_0.i.i3.i.1.2 = fmul double %_18.sroa.10.32.copyload, %_16.0.val.i.1.2
  %_0.i1.i.i.1.2 = fadd double %_0.i.i3.i.214, %_0.i.i3.i.1.2
  %_3.i.i.i.2.2 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %_16.0.val.i.2.2 = load double, ptr %_3.i.i.i.2.2, align 8, !noalias !17, !noundef !3
  %_0.i.i3.i.2.2 = fmul double %_18.sroa.13.32.copyload, %_16.0.val.i.2.2
  %_0.i1.i.i.2.2 = fadd double %_0.i1.i.i.1.2, %_0.i.i3.i.2.2
  %3 = fadd double %_0.i1.i.i.2.2, %r.sroa.8.0.copyload
  store double %1, ptr %_0, align 8
  %r.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store double %2, ptr %r.sroa.6.0._0.sroa_idx, align 8
  %r.sroa.8.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store double %3, ptr %r.sroa.8.0._0.sroa_idx, align 8
  ret void
}

; rs_structs::triple
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_RNvCsuTO3v1scd4_10rs_structs6triple(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(40) initializes((0, 37)) %_0, ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %w) unnamed_addr #3 {
start:
  %copy.sroa.4.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 16
  %copy.sroa.4.0.copyload = load i16, ptr %copy.sroa.4.0.w.sroa_idx, align 8
  %copy.sroa.6.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 18
  %_7.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %_7.sroa.5.0._0.sroa_idx, ptr noundef nonnull align 2 dereferenceable(6) %copy.sroa.6.0.w.sroa_idx, i64 6, i1 false)
  %copy.sroa.62.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 24
  %copy.sroa.62.0.copyload = load i16, ptr %copy.sroa.62.0.w.sroa_idx, align 8
  %copy.sroa.8.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 26
  %_7.sroa.7.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 26
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %_7.sroa.7.0._0.sroa_idx, ptr noundef nonnull align 2 dereferenceable(6) %copy.sroa.8.0.w.sroa_idx, i64 6, i1 false)
  %0 = load i32, ptr %w, align 8, !range !4, !noundef !3
  %1 = trunc nuw i32 %0 to i1
  %2 = getelementptr inbounds nuw i8, ptr %w, i64 4
  %3 = load i32, ptr %2, align 4
  %_5.sroa.0.0 = select i1 %1, i32 %3, i32 11
  %_11 = load i16, ptr %copy.sroa.6.0.w.sroa_idx, align 2, !noundef !3
  %_10 = trunc i16 %_11 to i8
  %_9 = ashr i8 %_10, 1
  %_8 = sub nsw i8 0, %_9
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 32
  store i32 %_5.sroa.0.0, ptr %4, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_0, ptr noundef nonnull align 8 dereferenceable(16) %w, i64 16, i1 false)
  %_7.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i16 %copy.sroa.62.0.copyload, ptr %_7.sroa.4.0._0.sroa_idx, align 8
  %_7.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 24
  store i16 %copy.sroa.4.0.copyload, ptr %_7.sroa.6.0._0.sroa_idx, align 8
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 36
  store i8 %_8, ptr %5, align 4
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @returns(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %_14 = alloca [40 x i8], align 8
  %other = alloca [32 x i8], align 8
  %w = alloca [32 x i8], align 8
  %_33 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_34 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_32 = mul i32 %_33, %_34
  %_35 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_31 = add i32 %_32, %_35
  %i = zext i32 %_31 to i64
  %_6 = getelementptr inbounds nuw i32, ptr %x, i64 %i
  %_5 = load i32, ptr %_6, align 4, !noundef !3
; call rs_structs::make
  call fastcc void @_RNvCsuTO3v1scd4_10rs_structs4make(ptr noalias noundef align 8 captures(none) dereferenceable(32) %w, i32 noundef %_5) #10
; call rs_structs::pair
  %0 = call fastcc { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %w, i64 noundef %i) #10
  call void @llvm.lifetime.start.p0(ptr nonnull %_14)
; call rs_structs::triple
  call fastcc void @_RNvCsuTO3v1scd4_10rs_structs6triple(ptr noalias noundef align 8 captures(none) dereferenceable(40) %_14, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %w) #10
  %1 = getelementptr inbounds nuw i8, ptr %_14, i64 32
  %c = load i32, ptr %1, align 8, !noundef !3
  call void @llvm.lifetime.start.p0(ptr nonnull %other)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %other, ptr noundef nonnull align 8 dereferenceable(32) %_14, i64 32, i1 false)
  %2 = getelementptr inbounds nuw i8, ptr %_14, i64 36
  %small = load i8, ptr %2, align 4, !noundef !3
  call void @llvm.lifetime.end.p0(ptr nonnull %_14)
  %3 = getelementptr inbounds nuw i8, ptr %other, i64 8
  %_38 = load i64, ptr %3, align 8, !noundef !3
  %4 = getelementptr inbounds nuw i8, ptr %w, i64 8
  %_39 = load i64, ptr %4, align 8, !noundef !3
  %_37 = icmp eq i64 %_38, %_39
  br i1 %_37, label %bb8, label %bb13

bb8:                                              ; preds = %start
  %_41 = getelementptr inbounds nuw i8, ptr %other, i64 16
  %_42 = getelementptr inbounds nuw i8, ptr %w, i64 16
  %5 = load i80, ptr %_41, align 8
  %6 = load i80, ptr %_42, align 8
  %7 = icmp eq i80 %5, %6
  br i1 %7, label %bb9, label %bb13

bb9:                                              ; preds = %bb8
  %8 = load i32, ptr %other, align 8, !range !4, !noundef !3
  %9 = getelementptr inbounds nuw i8, ptr %other, i64 4
  %10 = trunc nuw i32 %8 to i1
  %11 = load i32, ptr %w, align 8, !range !4, !noundef !3
  %12 = trunc nuw i32 %11 to i1
  br i1 %10, label %bb17, label %bb18

bb13:                                             ; preds = %bb17, %start, %bb8, %bb18, %bb20
  %equal.sroa.0.0 = phi i1 [ %16, %bb20 ], [ false, %start ], [ %14, %bb18 ], [ false, %bb8 ], [ false, %bb17 ]
  %_9.1 = extractvalue { i64, i1 } %0, 1
  %_9.0 = extractvalue { i64, i1 } %0, 0
  %_21 = mul i64 %_9.0, 31
  %_22 = zext i32 %c to i64
; call rs_structs::pair
  %13 = call fastcc { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %other, i64 noundef 0) #10
  %_24.0 = extractvalue { i64, i1 } %13, 0
  %_26 = select i1 %_9.1, i64 7, i64 0
  %_28 = zext i1 %equal.sroa.0.0 to i64
  %_29 = zext i8 %small to i64
  %_20 = add i64 %_26, %_21
  %_19 = add i64 %_20, %_22
  %_18 = add i64 %_19, %_29
  %_17 = add i64 %_18, %_28
  %_16 = add i64 %_17, %_24.0
  %_48 = getelementptr inbounds nuw i64, ptr %out, i64 %i
  store i64 %_16, ptr %_48, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %other)
  ret void

bb17:                                             ; preds = %bb9
  br i1 %12, label %bb20, label %bb13

bb18:                                             ; preds = %bb9
  %14 = xor i1 %12, true
  br label %bb13

bb20:                                             ; preds = %bb17
  %15 = getelementptr inbounds nuw i8, ptr %w, i64 4
  %_46 = load i32, ptr %9, align 4, !noundef !3
  %_47 = load i32, ptr %15, align 4, !noundef !3
  %16 = icmp eq i32 %_46, %_47
  br label %bb13
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define ptx_kernel void @transform(ptr noalias noundef readonly byval([104 x i8]) align 8 captures(none) dereferenceable(104) %a, ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #5 {
start:
  %_23 = alloca [24 x i8], align 8
  %_21 = alloca [24 x i8], align 8
  %b = alloca [104 x i8], align 8
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_29 = mul i32 %_30, %_31
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_28 = add i32 %_29, %_32
  %i = zext i32 %_28 to i64
  %_6 = mul nuw nsw i64 %i, 3
  %_5 = getelementptr inbounds nuw double, ptr %x, i64 %_6
  %_8 = load double, ptr %_5, align 8, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %_5, i64 8
  %_9 = load double, ptr %0, align 8, !noundef !3
  %1 = getelementptr inbounds nuw i8, ptr %_5, i64 16
  %_10 = load double, ptr %1, align 8, !noundef !3
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %b, ptr noundef nonnull align 8 dereferenceable(104) %a, i64 104, i1 false)
  %2 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %iter1 = load i32, ptr %2, align 8, !noundef !3
  %_349.not = icmp eq i32 %iter1, 0
  br i1 %_349.not, label %bb11, label %bb10.lr.ph

bb10.lr.ph:                                       ; preds = %start
  %3 = getelementptr inbounds nuw i8, ptr %a, i64 100
  %_16 = load i32, ptr %3, align 4, !noundef !3
  %4 = getelementptr inbounds nuw i8, ptr %b, i64 72
  %p.sroa.6.0._23.sroa_idx = getelementptr inbounds nuw i8, ptr %_23, i64 8
  %p.sroa.7.0._23.sroa_idx = getelementptr inbounds nuw i8, ptr %_23, i64 16
  %p.sroa.6.0._21.sroa_idx = getelementptr inbounds nuw i8, ptr %_21, i64 8
  %p.sroa.7.0._21.sroa_idx = getelementptr inbounds nuw i8, ptr %_21, i64 16
  br label %bb10

bb11:                                             ; preds = %bb5, %start
  %p.sroa.7.0.lcssa = phi double [ %_10, %start ], [ %p.sroa.7.0.copyload7, %bb5 ]
  %p.sroa.6.0.lcssa = phi double [ %_9, %start ], [ %p.sroa.6.0.copyload5, %bb5 ]
  %p.sroa.0.0.lcssa = phi double [ %_8, %start ], [ %p.sroa.0.0.copyload3, %bb5 ]
  %_38 = getelementptr inbounds nuw double, ptr %out, i64 %_6
  store double %p.sroa.0.0.lcssa, ptr %_38, align 8, !alias.scope !19
  %p.sroa.6.0._38.sroa_idx = getelementptr inbounds nuw i8, ptr %_38, i64 8
  store double %p.sroa.6.0.lcssa, ptr %p.sroa.6.0._38.sroa_idx, align 8, !alias.scope !19
  %p.sroa.7.0._38.sroa_idx = getelementptr inbounds nuw i8, ptr %_38, i64 16
  store double %p.sroa.7.0.lcssa, ptr %p.sroa.7.0._38.sroa_idx, align 8, !alias.scope !19
  ret void

bb10:                                             ; preds = %bb10.lr.ph, %bb5
  %iter.sroa.0.013 = phi i32 [ 0, %bb10.lr.ph ], [ %5, %bb5 ]
  %p.sroa.0.012 = phi double [ %_8, %bb10.lr.ph ], [ %p.sroa.0.0.copyload3, %bb5 ]
  %p.sroa.6.011 = phi double [ %_9, %bb10.lr.ph ], [ %p.sroa.6.0.copyload5, %bb5 ]
  %p.sroa.7.010 = phi double [ %_10, %bb10.lr.ph ], [ %p.sroa.7.0.copyload7, %bb5 ]
  %5 = add nuw i32 %iter.sroa.0.013, 1
  %6 = and i32 %iter.sroa.0.013, 31
  %_17 = shl nuw i32 1, %6
  %_15 = and i32 %_16, %_17
  %7 = icmp eq i32 %_15, 0
  br i1 %7, label %bb5, label %bb3

bb5:                                              ; preds = %bb10, %bb3
  call void @llvm.lifetime.start.p0(ptr nonnull %_21)
  call void @llvm.lifetime.start.p0(ptr nonnull %_23)
  store double %p.sroa.0.012, ptr %_23, align 8
  store double %p.sroa.6.011, ptr %p.sroa.6.0._23.sroa_idx, align 8
  store double %p.sroa.7.010, ptr %p.sroa.7.0._23.sroa_idx, align 8
; call rs_structs::step
  call fastcc void @_RNvCsuTO3v1scd4_10rs_structs4step(ptr noalias noundef align 8 captures(none) dereferenceable(24) %_21, ptr noalias noundef readonly align 8 captures(address) dereferenceable(104) %b, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_23) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %_23)
  %p.sroa.0.0.copyload3 = load double, ptr %_21, align 8
  %p.sroa.6.0.copyload5 = load double, ptr %p.sroa.6.0._21.sroa_idx, align 8
  %p.sroa.7.0.copyload7 = load double, ptr %p.sroa.7.0._21.sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %_21)
  %exitcond.not = icmp eq i32 %5, %iter1
  br i1 %exitcond.not, label %bb11, label %bb10

bb3:                                              ; preds = %bb10
  %8 = urem i32 %iter.sroa.0.013, 3
  %_18 = zext nneg i32 %8 to i64
  %9 = getelementptr inbounds nuw double, ptr %4, i64 %_18
  %10 = load double, ptr %9, align 8, !noundef !3
  %11 = fmul double %10, 5.000000e-01
  store double %11, ptr %9, align 8
  br label %bb5
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "target-cpu"="sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { "target-cpu"="sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{i32 0, i32 2}
!5 = !{!6, !8, !9, !11}
!6 = distinct !{!6, !7, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E3newCsuTO3v1scd4_10rs_structs: %_0"}
!7 = distinct !{!7, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E3newCsuTO3v1scd4_10rs_structs"}
!8 = distinct !{!8, !7, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E3newCsuTO3v1scd4_10rs_structs: %b"}
!9 = distinct !{!9, !10, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAdj3_ECsuTO3v1scd4_10rs_structs: %_0"}
!10 = distinct !{!10, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAdj3_ECsuTO3v1scd4_10rs_structs"}
!11 = distinct !{!11, !10, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAdj3_ECsuTO3v1scd4_10rs_structs: %other"}
!12 = !{!13}
!13 = distinct !{!13, !14, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self"}
!14 = distinct !{!14, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_"}
!15 = !{!16}
!16 = distinct !{!16, !14, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self:It1"}
!17 = !{!18}
!18 = distinct !{!18, !14, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self:It2"}
!19 = !{!20, !22}
!20 = distinct !{!20, !21, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs: %dest.0"}
!21 = distinct !{!21, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs"}
!22 = distinct !{!22, !21, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs: %src.0"}
