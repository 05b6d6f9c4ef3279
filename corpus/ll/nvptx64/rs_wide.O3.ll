; ModuleID = 'rs_wide.df16b6e6d265707d-cgu.0'
source_filename = "rs_wide.df16b6e6d265707d-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_7634ceb25e0c84a732d667ef7a65cabb = private unnamed_addr constant [23 x i8] c"corpus/rust/rs_wide.rs\00", align 1
@alloc_f9fad9c9169ae38553e4a9a92f3bf033 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\004\00\00\00\11\00\00\00" }>, align 8

; rs_wide::mul_wide
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc noundef range(i128 0, -36893488147419103230) i128 @_RNvCsj9uKStS5ReH_7rs_wide8mul_wide(i64 noundef %a, i64 noundef %b) unnamed_addr #0 {
start:
  %_3 = zext i64 %a to i128
  %_4 = zext i64 %b to i128
  %_0 = mul nuw i128 %_4, %_3
  ret i128 %_0
}

; <rs_wide::Montgomery>::new
; Function Attrs: noinline nounwind
define internal fastcc void @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery3new(ptr dead_on_unwind noalias noundef nonnull writable writeonly align 8 captures(none) dereferenceable(24) %_0, i64 noundef %m) unnamed_addr #1 {
start:
  %_9 = icmp eq i64 %m, 0
  br i1 %_9, label %panic, label %bb3

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f9fad9c9169ae38553e4a9a92f3bf033) #10
  unreachable

bb3:                                              ; preds = %start
  %_5 = mul i64 %m, %m
  %_4 = sub i64 2, %_5
  %0 = mul i64 %_4, %m
  %_5.1 = mul i64 %0, %m
  %_4.1 = sub i64 2, %_5.1
  %1 = mul i64 %_4.1, %0
  %_5.2 = mul i64 %1, %m
  %_4.2 = sub i64 2, %_5.2
  %2 = mul i64 %_4.2, %1
  %_5.3 = mul i64 %2, %m
  %_4.3 = sub i64 2, %_5.3
  %3 = mul i64 %_4.3, %2
  %_5.4 = mul i64 %3, %m
  %_4.4.neg = add i64 %_5.4, -2
  %.neg = mul i64 %_4.4.neg, %3
  %_14 = zext i64 %m to i128
  %_8 = urem i64 -1, %m
  %_7 = add nuw i64 %_8, 1
  %r = zext i64 %_7 to i128
  %_13 = mul nuw i128 %r, %r
  %_12 = urem i128 %_13, %_14
  %_11 = trunc nuw i128 %_12 to i64
  store i64 %m, ptr %_0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %.neg, ptr %4, align 8
  %5 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i64 %_11, ptr %5, align 8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write)
define ptx_kernel void @digits(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(address) %out) unnamed_addr #2 {
start:
  %_23 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_24 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_22 = mul i32 %_23, %_24
  %_25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_21 = add i32 %_22, %_25
  %i = zext i32 %_21 to i64
  %_4.idx = shl nuw nsw i64 %i, 4
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_4.idx
  %_9 = load i64, ptr %_4, align 8, !noundef !3
  %_8 = zext i64 %_9 to i128
  %_7 = shl nuw i128 %_8, 64
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  %_11 = load i64, ptr %0, align 8, !noundef !3
  %_10 = zext i64 %_11 to i128
  %1 = or disjoint i128 %_7, %_10
  %_28 = mul nuw nsw i64 %i, 40
  %_27 = getelementptr inbounds nuw i8, ptr %out, i64 %_28
  %2 = icmp ne ptr %out, null
  tail call void @llvm.assume(i1 %2)
  %_32 = getelementptr inbounds nuw i8, ptr %_27, i64 40
  br label %bb6

bb6:                                              ; preds = %bb6, %start
  %n.sroa.0.03 = phi i128 [ %1, %start ], [ %7, %bb6 ]
  %iter.sroa.4.02 = phi ptr [ %_32, %start ], [ %_48.1, %bb6 ]
  %_48 = getelementptr inbounds i8, ptr %iter.sroa.4.02, i64 -1
  %n.sroa.0.03.frozen = freeze i128 %n.sroa.0.03
  %3 = udiv i128 %n.sroa.0.03.frozen, 10
  %4 = mul i128 %3, 10
  %_19.decomposed = sub i128 %n.sroa.0.03.frozen, %4
  %_18 = trunc nuw nsw i128 %_19.decomposed to i8
  %5 = or disjoint i8 %_18, 48
  store i8 %5, ptr %_48, align 1
  %_48.1 = getelementptr inbounds i8, ptr %iter.sroa.4.02, i64 -2
  %_19.1 = urem i128 %3, 10
  %_18.1 = trunc nuw nsw i128 %_19.1 to i8
  %6 = or disjoint i8 %_18.1, 48
  store i8 %6, ptr %_48.1, align 1
  %7 = udiv i128 %n.sroa.0.03, 100
  %_37.1 = icmp eq ptr %_27, %_48.1
  br i1 %_37.1, label %bb5, label %bb6

bb5:                                              ; preds = %bb6
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @montgomery_pow(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out, i64 noundef %m, i32 noundef %0) unnamed_addr #3 {
start:
  %ctx = alloca [24 x i8], align 8
  %_30 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_31 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_29 = mul i32 %_30, %_31
  %_32 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_28 = add i32 %_29, %_32
  %i = zext i32 %_28 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %ctx)
; call <rs_wide::Montgomery>::new
  call fastcc void @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery3new(ptr noalias noundef align 8 captures(none) dereferenceable(24) %ctx, i64 noundef %m) #11
  %1 = getelementptr inbounds nuw i8, ptr %ctx, i64 16
  %_12 = load i64, ptr %1, align 8, !noundef !3
  %_11 = zext i64 %_12 to i128
  %2 = getelementptr inbounds nuw i8, ptr %ctx, i64 8
  %_36 = load i64, ptr %2, align 8, !noundef !3
  %_43 = load i64, ptr %ctx, align 8, !noundef !3
  %_42 = zext i64 %_43 to i128
  %_47 = mul i64 %_36, %_12
  %_53 = zext i64 %_47 to i128
  %_52 = mul nuw i128 %_53, %_42
  %_51.0 = add nuw i128 %_52, %_11
  %_55 = lshr i128 %_51.0, 64
  %_54 = trunc nuw i128 %_55 to i64
  %_56.not = icmp ugt i64 %_43, %_54
  %3 = select i1 %_56.not, i64 0, i64 %_43
  %acc.sroa.0.0 = sub nuw i64 %_54, %3
  %4 = icmp eq i32 %0, 0
  br i1 %4, label %bb7, label %bb3.preheader

bb3.preheader:                                    ; preds = %start
  %_10 = getelementptr inbounds nuw i64, ptr %x, i64 %i
  %_9 = load i64, ptr %_10, align 8, !noundef !3
  %_8 = zext i64 %_9 to i128
  %_7 = mul nuw i128 %_11, %_8
  %_35 = trunc i128 %_7 to i64
  %_34 = mul i64 %_36, %_35
  %_41 = zext i64 %_34 to i128
  %_40 = mul nuw i128 %_41, %_42
  %_39.0 = add i128 %_40, %_7
  %_45 = lshr i128 %_39.0, 64
  %_44 = trunc nuw i128 %_45 to i64
  %_39.1 = icmp ult i128 %_39.0, %_7
  %_46 = icmp ule i64 %_43, %_44
  %or.cond = or i1 %_39.1, %_46
  %5 = select i1 %or.cond, i64 %_43, i64 0
  %base.sroa.0.0 = sub i64 %_44, %5
  br label %bb3

bb7:                                              ; preds = %bb6, %start
  %acc.sroa.0.1.lcssa = phi i64 [ %acc.sroa.0.0, %start ], [ %acc.sroa.0.2, %bb6 ]
  %_27 = zext i64 %acc.sroa.0.1.lcssa to i128
  %_77 = mul i64 %acc.sroa.0.1.lcssa, %_36
  %_83 = zext i64 %_77 to i128
  %_82 = mul nuw i128 %_83, %_42
  %_81.0 = add nuw i128 %_82, %_27
  %_85 = lshr i128 %_81.0, 64
  %_84 = trunc nuw i128 %_85 to i64
  %_86.not = icmp ugt i64 %_43, %_84
  %6 = select i1 %_86.not, i64 0, i64 %_43
  %_26.sroa.0.0 = sub nuw i64 %_84, %6
  %_87 = getelementptr inbounds nuw i64, ptr %out, i64 %i
  store i64 %_26.sroa.0.0, ptr %_87, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %ctx)
  ret void

bb3:                                              ; preds = %bb3.preheader, %bb6
  %e.sroa.0.012 = phi i32 [ %9, %bb6 ], [ %0, %bb3.preheader ]
  %acc.sroa.0.111 = phi i64 [ %acc.sroa.0.2, %bb6 ], [ %acc.sroa.0.0, %bb3.preheader ]
  %base.sroa.0.110 = phi i64 [ %base.sroa.0.2, %bb6 ], [ %base.sroa.0.0, %bb3.preheader ]
  %_14 = and i32 %e.sroa.0.012, 1
  %.not = icmp eq i32 %_14, 0
  br i1 %.not, label %bb3.bb6_crit_edge, label %bb4

bb3.bb6_crit_edge:                                ; preds = %bb3
  %.pre = zext i64 %base.sroa.0.110 to i128
  br label %bb6

bb4:                                              ; preds = %bb3
  %_18 = zext i64 %acc.sroa.0.111 to i128
  %_19 = zext i64 %base.sroa.0.110 to i128
  %_17 = mul nuw i128 %_18, %_19
  %_58 = trunc i128 %_17 to i64
  %_57 = mul i64 %_36, %_58
  %_63 = zext i64 %_57 to i128
  %_62 = mul nuw i128 %_63, %_42
  %_61.0 = add i128 %_62, %_17
  %_61.1 = icmp ult i128 %_61.0, %_17
  %_65 = lshr i128 %_61.0, 64
  %_64 = trunc nuw i128 %_65 to i64
  %_66 = icmp ule i64 %_43, %_64
  %or.cond3 = or i1 %_61.1, %_66
  %7 = select i1 %or.cond3, i64 %_43, i64 0
  %spec.select = sub i64 %_64, %7
  br label %bb6

bb6:                                              ; preds = %bb3.bb6_crit_edge, %bb4
  %_23.pre-phi = phi i128 [ %.pre, %bb3.bb6_crit_edge ], [ %_19, %bb4 ]
  %acc.sroa.0.2 = phi i64 [ %acc.sroa.0.111, %bb3.bb6_crit_edge ], [ %spec.select, %bb4 ]
  %_22 = mul nuw i128 %_23.pre-phi, %_23.pre-phi
  %_68 = trunc i128 %_22 to i64
  %_67 = mul i64 %_36, %_68
  %_73 = zext i64 %_67 to i128
  %_72 = mul nuw i128 %_73, %_42
  %_71.0 = add i128 %_72, %_22
  %_71.1 = icmp ult i128 %_71.0, %_22
  %_75 = lshr i128 %_71.0, 64
  %_74 = trunc nuw i128 %_75 to i64
  %_76 = icmp ule i64 %_43, %_74
  %or.cond4 = or i1 %_71.1, %_76
  %8 = select i1 %or.cond4, i64 %_43, i64 0
  %base.sroa.0.2 = sub i64 %_74, %8
  %9 = lshr i32 %e.sroa.0.012, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %bb7, label %bb3
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define ptx_kernel void @mul_div_wide(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #4 {
start:
  %_45 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_46 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %_44 = mul i32 %_45, %_46
  %_47 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_43 = add i32 %_44, %_47
  %i = zext i32 %_43 to i64
  %_4.idx = mul nuw nsw i64 %i, 24
  %_4 = getelementptr inbounds nuw i8, ptr %x, i64 %_4.idx
  %_7 = load i64, ptr %_4, align 8, !noundef !3
  %0 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  %_8 = load i64, ptr %0, align 8, !noundef !3
; call rs_wide::mul_wide
  %p = tail call fastcc noundef i128 @_RNvCsj9uKStS5ReH_7rs_wide8mul_wide(i64 noundef %_7, i64 noundef %_8) #11
  %1 = getelementptr inbounds nuw i8, ptr %_4, i64 16
  %_11 = load i64, ptr %1, align 8, !noundef !3
  %2 = trunc i64 %_11 to i32
  %_14 = and i32 %2, 63
  %3 = zext nneg i32 %_14 to i128
  %signed = ashr i128 %p, %3
  %_20 = lshr i64 %_11, 3
  %_19 = or i64 %_20, 1
  %_18 = zext nneg i64 %_19 to i128
  %q = sdiv i128 %signed, %_18
  %_10 = or i64 %_11, 1
  %d = zext i64 %_10 to i128
  %_28 = udiv i128 %p, %d
  %_27 = trunc i128 %_28 to i64
  %4 = mul i128 %_28, %d
  %_31.decomposed = sub i128 %p, %4
  %_30 = trunc nuw i128 %_31.decomposed to i64
  %_32 = trunc i128 %q to i64
  %5 = lshr i128 %p, 27
  %6 = tail call range(i128 0, 129) i128 @llvm.ctlz.i128(i128 %p, i1 false)
  %_333 = xor i128 %5, %6
  %_33 = trunc i128 %_333 to i64
  %_49.idx = shl nuw nsw i64 %i, 5
  %_49 = getelementptr inbounds nuw i8, ptr %out, i64 %_49.idx
  store i64 %_27, ptr %_49, align 8, !alias.scope !4
  %r.sroa.4.0._49.sroa_idx = getelementptr inbounds nuw i8, ptr %_49, i64 8
  store i64 %_30, ptr %r.sroa.4.0._49.sroa_idx, align 8, !alias.scope !4
  %r.sroa.5.0._49.sroa_idx = getelementptr inbounds nuw i8, ptr %_49, i64 16
  store i64 %_32, ptr %r.sroa.5.0._49.sroa_idx, align 8, !alias.scope !4
  %r.sroa.6.0._49.sroa_idx = getelementptr inbounds nuw i8, ptr %_49, i64 24
  store i64 %_33, ptr %r.sroa.6.0._49.sroa_idx, align 8, !alias.scope !4
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #6

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #8

declare void @llvm.trap()

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #1 = { noinline nounwind "target-cpu"="sm_90" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #3 = { nounwind "target-cpu"="sm_90" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #5 = { "target-cpu"="sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
!4 = !{!5, !7}
!5 = distinct !{!5, !6, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide: %dest.0"}
!6 = distinct !{!6, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide"}
!7 = distinct !{!7, !6, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide: %src.0"}
