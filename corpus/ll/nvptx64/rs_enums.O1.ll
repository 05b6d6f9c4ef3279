; ModuleID = 'rs_enums.978cf00cc81ac213-cgu.0'
source_filename = "rs_enums.978cf00cc81ac213-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_763701bb98a075d323faed74766b51ab = private unnamed_addr constant [24 x i8] c"corpus/rust/rs_enums.rs\00", align 1
@alloc_d0f1ec216719be172c67a7163f8535a3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\001\00\00\00\0C\00\00\00" }>, align 8
@alloc_37d04e2c81619dcf73277051a4fe7a61 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\005\00\00\00\09\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_0ca1bd3687b195a6e0e25f9c67c80873 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00d\00\00\00\1A\00\00\00" }>, align 8
@alloc_34339760fcf5c170c343b12d99797524 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00d\00\00\00\14\00\00\00" }>, align 8
@alloc_74812f72ab93f729c932f3187925a6f7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00g\00\00\00\19\00\00\00" }>, align 8
@alloc_9dd618358e0f239265541f3a34137adf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00f\00\00\00\1C\00\00\00" }>, align 8

; core::slice::copy_from_slice_impl::<i32>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums(ptr noalias noundef nonnull writeonly align 4 captures(none) %dest.0, i64 noundef range(i64 0, 2305843009213693952) %dest.1, ptr noalias noundef nonnull readonly align 4 captures(none) %src.0, i64 noundef range(i64 0, 2305843009213693952) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #15
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %dest.0, ptr nonnull align 4 %src.0, i64 %1, i1 false)
  ret void
}

; <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define noundef i64 @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, i64 noundef %init) unnamed_addr #1 {
start:
  %_4.sroa.7.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 16
  %_4.sroa.7.0.copyload = load i8, ptr %_4.sroa.7.0.self.sroa_idx, align 8
  %_2.i6.i = trunc nuw i8 %_4.sroa.7.0.copyload to i1
  br i1 %_2.i6.i, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_.exit, label %bb2.i.i.preheader

bb2.i.i.preheader:                                ; preds = %start
  %_4.sroa.5.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_4.sroa.5.0.copyload = load i64, ptr %_4.sroa.5.0.self.sroa_idx, align 8
  %_4.sroa.0.0.copyload = load ptr, ptr %self, align 8
  br label %bb2.i.i

bb2.i.i:                                          ; preds = %bb2.i.i.preheader, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i
  %new_len.i13.i = phi i64 [ %new_len.i12.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i ], [ %_4.sroa.5.0.copyload, %bb2.i.i.preheader ]
  %accum.sroa.0.08.i = phi i64 [ %..i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i ], [ %init, %bb2.i.i.preheader ]
  %_38.i57.i = phi ptr [ %_38.i4.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i ], [ %_4.sroa.0.0.copyload, %bb2.i.i.preheader ]
  %_20.i.i = getelementptr inbounds nuw i8, ptr %_38.i57.i, i64 %new_len.i13.i
  %_295.i.i.i = icmp samesign eq i64 %new_len.i13.i, 0
  br i1 %_295.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i, label %bb23.i.i.i

bb23.i.i.i:                                       ; preds = %bb2.i.i, %bb7.i.i.i
  %i.sroa.0.07.i.i.i = phi i64 [ %0, %bb7.i.i.i ], [ 0, %bb2.i.i ]
  %_3946.i.i.i = phi ptr [ %_39.i.i.i, %bb7.i.i.i ], [ %_38.i57.i, %bb2.i.i ]
  %_3.i.i.i.i.i = load i8, ptr %_3946.i.i.i, align 1, !alias.scope !4, !noalias !9, !noundef !16
  %_0.i.i.i.i.i = icmp eq i8 %_3.i.i.i.i.i, 46
  br i1 %_0.i.i.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i, label %bb7.i.i.i

bb7.i.i.i:                                        ; preds = %bb23.i.i.i
  %_39.i.i.i = getelementptr inbounds nuw i8, ptr %_3946.i.i.i, i64 1
  %0 = add nuw i64 %i.sroa.0.07.i.i.i, 1
  %_29.i.i.i = icmp eq ptr %_39.i.i.i, %_20.i.i
  br i1 %_29.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i, label %bb23.i.i.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i: ; preds = %bb7.i.i.i, %bb23.i.i.i, %bb2.i.i
  %_0.sroa.3.0.i.i.i = phi i64 [ undef, %bb2.i.i ], [ %i.sroa.0.07.i.i.i, %bb23.i.i.i ], [ undef, %bb7.i.i.i ]
  %_0.sroa.0.0.i.i.i = phi i1 [ false, %bb2.i.i ], [ %_0.i.i.i.i.i, %bb23.i.i.i ], [ %_0.i.i.i.i.i, %bb7.i.i.i ]
  %index.i.i = add i64 %_0.sroa.3.0.i.i.i, 1
  %new_len.i.i = select i1 %_0.sroa.0.0.i.i.i, i64 %index.i.i, i64 0
  %new_len.i12.i = sub nuw i64 %new_len.i13.i, %new_len.i.i
  %_38.i4.i.idx = select i1 %_0.sroa.0.0.i.i.i, i64 %index.i.i, i64 0
  %_38.i4.i = getelementptr inbounds nuw i8, ptr %_38.i57.i, i64 %_38.i4.i.idx
  %ret.sroa.5.1.i.i = select i1 %_0.sroa.0.0.i.i.i, i64 %_0.sroa.3.0.i.i.i, i64 %new_len.i13.i
  %..i.i.i.i = tail call noundef i64 @llvm.umax.i64(i64 %accum.sroa.0.08.i, i64 range(i64 0, -9223372036854775808) %ret.sroa.5.1.i.i)
  br i1 %_0.sroa.0.0.i.i.i, label %bb2.i.i, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_.exit

_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i, %start
  %accum.sroa.0.0.lcssa.i = phi i64 [ %init, %start ], [ %..i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i ]
  ret i64 %accum.sroa.0.0.lcssa.i
}

; rs_enums::run
; Function Attrs: noinline nounwind
define internal fastcc void @_RNvCsd0HoDl8ANAl_8rs_enums3run(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([16 x i8]) align 8 captures(none) dereferenceable(16) %_0, ptr noalias noundef nonnull readonly align 1 captures(none) %code.0, i64 noundef range(i64 10, 17) %code.1) unnamed_addr #2 {
start:
  %s = alloca [40 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %s)
  store i32 1, ptr %s, align 8
  %_4.sroa.4.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 4
  store i32 1, ptr %_4.sroa.4.0.s.sroa_idx, align 4
  %_4.sroa.5.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 8
  store i32 1, ptr %_4.sroa.5.0.s.sroa_idx, align 8
  %_4.sroa.6.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 12
  store i32 1, ptr %_4.sroa.6.0.s.sroa_idx, align 4
  %_4.sroa.7.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 16
  store i32 1, ptr %_4.sroa.7.0.s.sroa_idx, align 8
  %_4.sroa.8.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 20
  store i32 1, ptr %_4.sroa.8.0.s.sroa_idx, align 4
  %_4.sroa.9.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 24
  store i32 1, ptr %_4.sroa.9.0.s.sroa_idx, align 8
  %_4.sroa.10.0.s.sroa_idx = getelementptr inbounds nuw i8, ptr %s, i64 28
  store i32 1, ptr %_4.sroa.10.0.s.sroa_idx, align 4
  %0 = getelementptr inbounds nuw i8, ptr %s, i64 32
  store i64 4, ptr %0, align 8
  br label %bb3

bb3:                                              ; preds = %start, %bb110
  %fuel.sroa.0.0609 = phi i32 [ 12, %start ], [ %_4.i.fuel.sroa.0.0, %bb110 ]
  %pc.sroa.0.0608 = phi i64 [ 0, %start ], [ %pc.sroa.0.1, %bb110 ]
  %_113.sroa.6.0604 = phi i32 [ undef, %start ], [ %_113.sroa.6.1, %bb110 ]
  %_112.sroa.9.0603 = phi i64 [ undef, %start ], [ %_112.sroa.9.1, %bb110 ]
  %_105.sroa.6.0602 = phi i32 [ undef, %start ], [ %_105.sroa.6.1, %bb110 ]
  %_28.sroa.9.0601 = phi i64 [ undef, %start ], [ %_28.sroa.9.1, %bb110 ]
  %_29.sroa.6.0600 = phi i32 [ undef, %start ], [ %_29.sroa.6.1, %bb110 ]
  %_104.sroa.10.0599 = phi i64 [ undef, %start ], [ %_104.sroa.10.1, %bb110 ]
  %_34.sroa.9.0598 = phi i64 [ undef, %start ], [ %_34.sroa.9.1, %bb110 ]
  %_35.sroa.6.0597 = phi i32 [ undef, %start ], [ %_35.sroa.6.1, %bb110 ]
  %_86.sroa.6.0594 = phi i32 [ undef, %start ], [ %_86.sroa.6.1, %bb110 ]
  %_46.sroa.9.0593 = phi i64 [ undef, %start ], [ %_46.sroa.9.1, %bb110 ]
  %_47.sroa.6.0592 = phi i32 [ undef, %start ], [ %_47.sroa.6.1, %bb110 ]
  %_85.sroa.9.0591 = phi i64 [ undef, %start ], [ %_85.sroa.9.1, %bb110 ]
  %_52.sroa.9.0590 = phi i64 [ undef, %start ], [ %_52.sroa.9.1, %bb110 ]
  %_53.sroa.6.0589 = phi i32 [ undef, %start ], [ %_53.sroa.6.1, %bb110 ]
  %_63.sroa.9.0586 = phi i64 [ undef, %start ], [ %_63.sroa.9.1, %bb110 ]
  %_64.sroa.6.0585 = phi i32 [ undef, %start ], [ %_64.sroa.6.1, %bb110 ]
  %_70.sroa.6.0584 = phi i32 [ undef, %start ], [ %_70.sroa.6.1, %bb110 ]
  %_69.sroa.9.0583 = phi i64 [ undef, %start ], [ %_69.sroa.9.1, %bb110 ]
  %_3.i.not.not.not = icmp eq i32 %fuel.sroa.0.0609, 0
  %_4.i.fuel.sroa.0.0 = tail call i32 @llvm.usub.sat.i32(i32 %fuel.sroa.0.0609, i32 1)
  br i1 %_3.i.not.not.not, label %bb9, label %bb8

bb111:                                            ; preds = %bb110
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  %_5.i = load i64, ptr %0, align 8, !alias.scope !20, !noalias !17, !noundef !16
  %_3.i.not.not.not.i = icmp eq i64 %_5.i, 0
  %_4.i._5.i = tail call i64 @llvm.usub.sat.i64(i64 %_5.i, i64 1)
  br i1 %_3.i.not.not.not.i, label %bb6.i, label %bb5.i

bb6.i:                                            ; preds = %bb111
  store i32 0, ptr %_0, align 8, !alias.scope !22, !noalias !20
  %residual.sroa.3.0._0.sroa_idx.i = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_4.i._5.i, ptr %residual.sroa.3.0._0.sroa_idx.i, align 8, !alias.scope !22, !noalias !20
  br label %bb119

bb5.i:                                            ; preds = %bb111
  store i64 %_4.i._5.i, ptr %0, align 8, !alias.scope !20, !noalias !17
  %_13.i = icmp ult i64 %_4.i._5.i, 8
  br i1 %_13.i, label %bb8.i, label %panic.i

bb8.i:                                            ; preds = %bb5.i
  %1 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i
  %_11.i = load i32, ptr %1, align 4, !alias.scope !20, !noalias !17, !noundef !16
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_11.i, ptr %2, align 4, !alias.scope !17, !noalias !20
  store i32 3, ptr %_0, align 8, !alias.scope !17, !noalias !20
  br label %bb119

panic.i:                                          ; preds = %bb5.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !26
  unreachable

bb9:                                              ; preds = %bb3
  store i32 2, ptr %_0, align 8, !alias.scope !27
  %residual.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_4.i.fuel.sroa.0.0, ptr %residual.sroa.2.0._0.sroa_idx, align 4, !alias.scope !27
  br label %bb119

bb8:                                              ; preds = %bb3
  %_5.i.i = getelementptr inbounds nuw i8, ptr %code.0, i64 %pc.sroa.0.0608
  %byte = load i8, ptr %_5.i.i, align 1, !noundef !16
  %_17.0 = add nuw nsw i64 %pc.sroa.0.0608, 1
; call rs_enums::decode
  %3 = tail call fastcc i64 @_RNvCsd0HoDl8ANAl_8rs_enums6decode(i8 noundef %byte) #16
  %.sroa.4.0.extract.shift = lshr i64 %3, 8
  %.sroa.6.0.extract.shift = lshr i64 %3, 32
  %.sroa.6.0.extract.trunc = trunc nuw i64 %.sroa.6.0.extract.shift to i32
  %4 = and i64 %3, 255
  %.not34 = icmp eq i64 %4, 7
  br i1 %.not34, label %bb110, label %bb13

bb13:                                             ; preds = %bb8
  %trunc = trunc i64 %3 to i8
  switch i8 %trunc, label %bb7 [
    i8 0, label %bb20
    i8 1, label %bb19
    i8 2, label %bb18
    i8 3, label %bb17
    i8 4, label %bb16
    i8 5, label %bb15
    i8 6, label %bb14
  ]

bb110:                                            ; preds = %bb95, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307, %bb92, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit, %bb8
  %_69.sroa.9.1 = phi i64 [ %_69.sroa.9.0583, %bb8 ], [ %_69.sroa.9.0583, %bb92 ], [ %_69.sroa.9.0583, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_69.sroa.9.0583, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_69.sroa.9.0583, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_69.sroa.9.0._70.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_69.sroa.9.0583, %bb95 ], [ %_69.sroa.9.0583, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_69.sroa.9.0583, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_70.sroa.6.1 = phi i32 [ %_70.sroa.6.0584, %bb8 ], [ %_70.sroa.6.0584, %bb92 ], [ %_70.sroa.6.0584, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_70.sroa.6.0584, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_70.sroa.6.0584, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_70.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_70.sroa.6.0584, %bb95 ], [ %_70.sroa.6.0584, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_70.sroa.6.0584, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_64.sroa.6.1 = phi i32 [ %_64.sroa.6.0585, %bb8 ], [ %_64.sroa.6.0585, %bb92 ], [ %_64.sroa.6.0585, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_64.sroa.6.0585, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_64.sroa.6.0585, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_64.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_64.sroa.6.0585, %bb95 ], [ %_64.sroa.6.0585, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_64.sroa.6.0585, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_63.sroa.9.1 = phi i64 [ %_63.sroa.9.0586, %bb8 ], [ %_63.sroa.9.0586, %bb92 ], [ %_63.sroa.9.0586, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_63.sroa.9.0586, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_63.sroa.9.0586, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_63.sroa.9.0._64.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_63.sroa.9.0586, %bb95 ], [ %_63.sroa.9.0586, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_63.sroa.9.0586, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_53.sroa.6.1 = phi i32 [ %_53.sroa.6.0589, %bb8 ], [ %_53.sroa.6.0589, %bb92 ], [ %_53.sroa.6.0589, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_53.sroa.6.0589, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_53.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_53.sroa.6.0589, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_53.sroa.6.0589, %bb95 ], [ %_53.sroa.6.0589, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_53.sroa.6.0589, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_52.sroa.9.1 = phi i64 [ %_52.sroa.9.0590, %bb8 ], [ %_52.sroa.9.0590, %bb92 ], [ %_52.sroa.9.0590, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_52.sroa.9.0590, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_52.sroa.9.0._53.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_52.sroa.9.0590, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_52.sroa.9.0590, %bb95 ], [ %_52.sroa.9.0590, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_52.sroa.9.0590, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_85.sroa.9.1 = phi i64 [ %_85.sroa.9.0591, %bb8 ], [ %_85.sroa.9.0591, %bb92 ], [ %_85.sroa.9.0591, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_85.sroa.9.0591, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_85.sroa.9.0591, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_85.sroa.9.0591, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_85.sroa.9.0591, %bb95 ], [ %_85.sroa.9.0._86.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_85.sroa.9.0591, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_47.sroa.6.1 = phi i32 [ %_47.sroa.6.0592, %bb8 ], [ %_47.sroa.6.0592, %bb92 ], [ %_47.sroa.6.0592, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_47.sroa.6.0592, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_47.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_47.sroa.6.0592, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_47.sroa.6.0592, %bb95 ], [ %_47.sroa.6.0592, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_47.sroa.6.0592, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_46.sroa.9.1 = phi i64 [ %_46.sroa.9.0593, %bb8 ], [ %_46.sroa.9.0593, %bb92 ], [ %_46.sroa.9.0593, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_46.sroa.9.0593, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_46.sroa.9.0._47.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_46.sroa.9.0593, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_46.sroa.9.0593, %bb95 ], [ %_46.sroa.9.0593, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_46.sroa.9.0593, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_86.sroa.6.1 = phi i32 [ %_86.sroa.6.0594, %bb8 ], [ %_86.sroa.6.0594, %bb92 ], [ %_86.sroa.6.0594, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_86.sroa.6.0594, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_86.sroa.6.0594, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_86.sroa.6.0594, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_86.sroa.6.0594, %bb95 ], [ %_86.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_86.sroa.6.0594, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_35.sroa.6.1 = phi i32 [ %_35.sroa.6.0597, %bb8 ], [ %_35.sroa.6.0597, %bb92 ], [ %_35.sroa.6.0597, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_35.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_35.sroa.6.0597, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_35.sroa.6.0597, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_35.sroa.6.0597, %bb95 ], [ %_35.sroa.6.0597, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_35.sroa.6.0597, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_34.sroa.9.1 = phi i64 [ %_34.sroa.9.0598, %bb8 ], [ %_34.sroa.9.0598, %bb92 ], [ %_34.sroa.9.0598, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_34.sroa.9.0._35.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_34.sroa.9.0598, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_34.sroa.9.0598, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_34.sroa.9.0598, %bb95 ], [ %_34.sroa.9.0598, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_34.sroa.9.0598, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_104.sroa.10.1 = phi i64 [ %_104.sroa.10.0599, %bb8 ], [ %_104.sroa.10.0._105.sroa.9.2, %bb92 ], [ %_104.sroa.10.0599, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_104.sroa.10.0599, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_104.sroa.10.0599, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_104.sroa.10.0599, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_104.sroa.10.0._105.sroa.9.2, %bb95 ], [ %_104.sroa.10.0599, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_104.sroa.10.0599, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_29.sroa.6.1 = phi i32 [ %_29.sroa.6.0600, %bb8 ], [ %_29.sroa.6.0600, %bb92 ], [ %_29.sroa.6.0600, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_29.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_29.sroa.6.0600, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_29.sroa.6.0600, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_29.sroa.6.0600, %bb95 ], [ %_29.sroa.6.0600, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_29.sroa.6.0600, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_28.sroa.9.1 = phi i64 [ %_28.sroa.9.0601, %bb8 ], [ %_28.sroa.9.0601, %bb92 ], [ %_28.sroa.9.0601, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_28.sroa.9.0._29.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_28.sroa.9.0601, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_28.sroa.9.0601, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_28.sroa.9.0601, %bb95 ], [ %_28.sroa.9.0601, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_28.sroa.9.0601, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_105.sroa.6.1 = phi i32 [ %_105.sroa.6.0602, %bb8 ], [ %_105.sroa.6.2, %bb92 ], [ %_105.sroa.6.0602, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_105.sroa.6.0602, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_105.sroa.6.0602, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_105.sroa.6.0602, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_105.sroa.6.2, %bb95 ], [ %_105.sroa.6.0602, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_105.sroa.6.0602, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_112.sroa.9.1 = phi i64 [ %_112.sroa.9.0603, %bb8 ], [ %_112.sroa.9.0603, %bb92 ], [ %_112.sroa.9.0603, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_112.sroa.9.0603, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_112.sroa.9.0603, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_112.sroa.9.0603, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_112.sroa.9.0603, %bb95 ], [ %_112.sroa.9.0603, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_112.sroa.9.0._113.sroa.9.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_113.sroa.6.1 = phi i32 [ %_113.sroa.6.0604, %bb8 ], [ %_113.sroa.6.0604, %bb92 ], [ %_113.sroa.6.0604, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_113.sroa.6.0604, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_113.sroa.6.0604, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_113.sroa.6.0604, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_113.sroa.6.0604, %bb95 ], [ %_113.sroa.6.0604, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_113.sroa.6.2, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %pc.sroa.0.1 = phi i64 [ %_17.0, %bb8 ], [ %_17.0, %bb92 ], [ %_17.0, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit ], [ %_17.0, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185 ], [ %_17.0, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216 ], [ %_17.0, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262 ], [ %_111.0, %bb95 ], [ %_17.0, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292 ], [ %_17.0, %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307 ]
  %_3.i.i.not = icmp ult i64 %pc.sroa.0.1, %code.1
  br i1 %_3.i.i.not, label %bb3, label %bb111

bb7:                                              ; preds = %bb13
  unreachable

bb20:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !31)
  %_8.i = load i64, ptr %0, align 8, !alias.scope !31, !noalias !34, !noundef !16
  %_3.i.i.i = icmp ult i64 %_8.i, 8
  br i1 %_3.i.i.i, label %bb5.i58, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit

bb5.i58:                                          ; preds = %bb20
  %_5.i.i.i = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i
  store i32 %.sroa.6.0.extract.trunc, ptr %_5.i.i.i, align 4, !alias.scope !31, !noalias !34
  %5 = load i64, ptr %0, align 8, !alias.scope !31, !noalias !34, !noundef !16
  %_13.1.i = icmp eq i64 %5, -1
  br i1 %_13.1.i, label %panic.i60, label %bb8.i59

bb8.i59:                                          ; preds = %bb5.i58
  %_13.0.i = add nuw i64 %5, 1
  store i64 %_13.0.i, ptr %0, align 8, !alias.scope !31, !noalias !34
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit

panic.i60:                                        ; preds = %bb5.i58
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !36
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit: ; preds = %bb20, %bb8.i59
  %._23.sroa.0.0 = phi i32 [ 3, %bb8.i59 ], [ 1, %bb20 ]
  br i1 %_3.i.i.i, label %bb110, label %bb24

bb19:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  %_5.i64 = load i64, ptr %0, align 8, !alias.scope !37, !noalias !40, !noundef !16
  %_3.i.not.not.not.i65.not.not = icmp eq i64 %_5.i64, 0
  %_4.i._5.i66 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i64, i64 1)
  br i1 %_3.i.not.not.not.i65.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit74, label %bb5.i67

bb5.i67:                                          ; preds = %bb19
  store i64 %_4.i._5.i66, ptr %0, align 8, !alias.scope !37, !noalias !40
  %_13.i68 = icmp ult i64 %_4.i._5.i66, 8
  br i1 %_13.i68, label %bb8.i70, label %panic.i69

bb8.i70:                                          ; preds = %bb5.i67
  %6 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i66
  %_11.i71 = load i32, ptr %6, align 4, !alias.scope !37, !noalias !40, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit74

panic.i69:                                        ; preds = %bb5.i67
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i66, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !42
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit74: ; preds = %bb19, %bb8.i70
  %._29.sroa.0.0 = phi i32 [ 3, %bb8.i70 ], [ 0, %bb19 ]
  %_28.sroa.9.0._29.sroa.9.2 = phi i64 [ %_28.sroa.9.0601, %bb8.i70 ], [ %_4.i._5.i66, %bb19 ]
  %_29.sroa.6.2 = phi i32 [ %_11.i71, %bb8.i70 ], [ %_29.sroa.6.0600, %bb19 ]
  br i1 %_3.i.not.not.not.i65.not.not, label %bb29, label %bb28

bb18:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !43)
  %_5.i79 = load i64, ptr %0, align 8, !alias.scope !43, !noalias !46, !noundef !16
  %_3.i.not.not.not.i80.not.not = icmp eq i64 %_5.i79, 0
  %_4.i._5.i81 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i79, i64 1)
  br i1 %_3.i.not.not.not.i80.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit89, label %bb5.i82

bb5.i82:                                          ; preds = %bb18
  store i64 %_4.i._5.i81, ptr %0, align 8, !alias.scope !43, !noalias !46
  %_13.i83 = icmp ult i64 %_4.i._5.i81, 8
  br i1 %_13.i83, label %bb8.i85, label %panic.i84

bb8.i85:                                          ; preds = %bb5.i82
  %7 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i81
  %_11.i86 = load i32, ptr %7, align 4, !alias.scope !43, !noalias !46, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit89

panic.i84:                                        ; preds = %bb5.i82
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i81, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !48
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit89: ; preds = %bb18, %bb8.i85
  %._47.sroa.0.0 = phi i32 [ 3, %bb8.i85 ], [ 0, %bb18 ]
  %_46.sroa.9.0._47.sroa.9.2 = phi i64 [ %_46.sroa.9.0593, %bb8.i85 ], [ %_4.i._5.i81, %bb18 ]
  %_47.sroa.6.2 = phi i32 [ %_11.i86, %bb8.i85 ], [ %_47.sroa.6.0592, %bb18 ]
  br i1 %_3.i.not.not.not.i80.not.not, label %bb44, label %bb43

bb17:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %_5.i95 = load i64, ptr %0, align 8, !alias.scope !49, !noalias !52, !noundef !16
  %_3.i.not.not.not.i96.not.not = icmp eq i64 %_5.i95, 0
  %_4.i._5.i97 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i95, i64 1)
  br i1 %_3.i.not.not.not.i96.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit105, label %bb5.i98

bb5.i98:                                          ; preds = %bb17
  store i64 %_4.i._5.i97, ptr %0, align 8, !alias.scope !49, !noalias !52
  %_13.i99 = icmp ult i64 %_4.i._5.i97, 8
  br i1 %_13.i99, label %bb8.i101, label %panic.i100

bb8.i101:                                         ; preds = %bb5.i98
  %8 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i97
  %_11.i102 = load i32, ptr %8, align 4, !alias.scope !49, !noalias !52, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit105

panic.i100:                                       ; preds = %bb5.i98
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i97, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !54
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit105: ; preds = %bb17, %bb8.i101
  %._64.sroa.0.0 = phi i32 [ 3, %bb8.i101 ], [ 0, %bb17 ]
  %_63.sroa.9.0._64.sroa.9.2 = phi i64 [ %_63.sroa.9.0586, %bb8.i101 ], [ %_4.i._5.i97, %bb17 ]
  %_64.sroa.6.2 = phi i32 [ %_11.i102, %bb8.i101 ], [ %_64.sroa.6.0585, %bb17 ]
  br i1 %_3.i.not.not.not.i96.not.not, label %bb59, label %bb58

bb16:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !55)
  %_5.i111 = load i64, ptr %0, align 8, !alias.scope !55, !noalias !58, !noundef !16
  %_3.i.not.not.not.i112.not.not = icmp eq i64 %_5.i111, 0
  %_4.i._5.i113 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i111, i64 1)
  br i1 %_3.i.not.not.not.i112.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit121, label %bb5.i114

bb5.i114:                                         ; preds = %bb16
  store i64 %_4.i._5.i113, ptr %0, align 8, !alias.scope !55, !noalias !58
  %_13.i115 = icmp ult i64 %_4.i._5.i113, 8
  br i1 %_13.i115, label %bb8.i117, label %panic.i116

bb8.i117:                                         ; preds = %bb5.i114
  %9 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i113
  %_11.i118 = load i32, ptr %9, align 4, !alias.scope !55, !noalias !58, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit121

panic.i116:                                       ; preds = %bb5.i114
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i113, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !60
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit121: ; preds = %bb16, %bb8.i117
  %_85.sroa.9.0._86.sroa.9.2 = phi i64 [ %_85.sroa.9.0591, %bb8.i117 ], [ %_4.i._5.i113, %bb16 ]
  %._86.sroa.0.0 = phi i32 [ 3, %bb8.i117 ], [ 0, %bb16 ]
  %_86.sroa.6.2 = phi i32 [ %_11.i118, %bb8.i117 ], [ %_86.sroa.6.0594, %bb16 ]
  br i1 %_3.i.not.not.not.i112.not.not, label %bb78, label %bb77

bb15:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  %_5.i127 = load i64, ptr %0, align 8, !alias.scope !61, !noalias !64, !noundef !16
  %_3.i.not.not.not.i128.not.not = icmp eq i64 %_5.i127, 0
  %_4.i._5.i129 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i127, i64 1)
  br i1 %_3.i.not.not.not.i128.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit137, label %bb5.i130

bb5.i130:                                         ; preds = %bb15
  store i64 %_4.i._5.i129, ptr %0, align 8, !alias.scope !61, !noalias !64
  %_13.i131 = icmp ult i64 %_4.i._5.i129, 8
  br i1 %_13.i131, label %bb8.i133, label %panic.i132

bb8.i133:                                         ; preds = %bb5.i130
  %10 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i129
  %_11.i134 = load i32, ptr %10, align 4, !alias.scope !61, !noalias !64, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit137

panic.i132:                                       ; preds = %bb5.i130
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i129, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !66
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit137: ; preds = %bb15, %bb8.i133
  %_104.sroa.10.0._105.sroa.9.2 = phi i64 [ %_104.sroa.10.0599, %bb8.i133 ], [ %_4.i._5.i129, %bb15 ]
  %._105.sroa.0.0 = phi i32 [ 3, %bb8.i133 ], [ 0, %bb15 ]
  %_105.sroa.6.2 = phi i32 [ %_11.i134, %bb8.i133 ], [ %_105.sroa.6.0602, %bb15 ]
  br i1 %_3.i.not.not.not.i128.not.not, label %bb93, label %bb92

bb14:                                             ; preds = %bb13
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %_5.i143 = load i64, ptr %0, align 8, !alias.scope !67, !noalias !70, !noundef !16
  %_3.i.not.not.not.i144.not.not = icmp eq i64 %_5.i143, 0
  %_4.i._5.i145 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i143, i64 1)
  br i1 %_3.i.not.not.not.i144.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit153, label %bb5.i146

bb5.i146:                                         ; preds = %bb14
  store i64 %_4.i._5.i145, ptr %0, align 8, !alias.scope !67, !noalias !70
  %_13.i147 = icmp ult i64 %_4.i._5.i145, 8
  br i1 %_13.i147, label %bb8.i149, label %panic.i148

bb8.i149:                                         ; preds = %bb5.i146
  %11 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i145
  %_11.i150 = load i32, ptr %11, align 4, !alias.scope !67, !noalias !70, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit153

panic.i148:                                       ; preds = %bb5.i146
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i145, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !72
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit153: ; preds = %bb14, %bb8.i149
  %_112.sroa.9.0._113.sroa.9.2 = phi i64 [ %_112.sroa.9.0603, %bb8.i149 ], [ %_4.i._5.i145, %bb14 ]
  %._113.sroa.0.0 = phi i32 [ 3, %bb8.i149 ], [ 0, %bb14 ]
  %_113.sroa.6.2 = phi i32 [ %_11.i150, %bb8.i149 ], [ %_113.sroa.6.0604, %bb14 ]
  br i1 %_3.i.not.not.not.i144.not.not, label %bb102, label %bb101

bb24:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit
  store i32 %._23.sroa.0.0, ptr %_0, align 8, !alias.scope !73
  %residual1.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual1.sroa.3.0._0.sroa_idx, align 8, !alias.scope !73
  br label %bb119

bb29:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit74
  store i32 %._29.sroa.0.0, ptr %_0, align 8, !alias.scope !77
  %residual2.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_29.sroa.6.2, ptr %residual2.sroa.2.0._0.sroa_idx, align 4, !alias.scope !77
  %residual2.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_28.sroa.9.0._29.sroa.9.2, ptr %residual2.sroa.3.0._0.sroa_idx, align 8, !alias.scope !77
  br label %bb119

bb28:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit74
  tail call void @llvm.experimental.noalias.scope.decl(metadata !81)
  %_5.i159 = load i64, ptr %0, align 8, !alias.scope !81, !noalias !84, !noundef !16
  %_3.i.not.not.not.i160.not.not = icmp eq i64 %_5.i159, 0
  %_4.i._5.i161 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i159, i64 1)
  br i1 %_3.i.not.not.not.i160.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit169, label %bb5.i162

bb5.i162:                                         ; preds = %bb28
  store i64 %_4.i._5.i161, ptr %0, align 8, !alias.scope !81, !noalias !84
  %_13.i163 = icmp ult i64 %_4.i._5.i161, 8
  br i1 %_13.i163, label %bb8.i165, label %panic.i164

bb8.i165:                                         ; preds = %bb5.i162
  %12 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i161
  %_11.i166 = load i32, ptr %12, align 4, !alias.scope !81, !noalias !84, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit169

panic.i164:                                       ; preds = %bb5.i162
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i161, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !86
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit169: ; preds = %bb28, %bb8.i165
  %._35.sroa.0.0 = phi i32 [ 3, %bb8.i165 ], [ 0, %bb28 ]
  %_34.sroa.9.0._35.sroa.9.2 = phi i64 [ %_34.sroa.9.0598, %bb8.i165 ], [ %_4.i._5.i161, %bb28 ]
  %_35.sroa.6.2 = phi i32 [ %_11.i166, %bb8.i165 ], [ %_35.sroa.6.0597, %bb28 ]
  br i1 %_3.i.not.not.not.i160.not.not, label %bb33, label %bb32

bb33:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit169
  store i32 %._35.sroa.0.0, ptr %_0, align 8, !alias.scope !87
  %residual3.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_35.sroa.6.2, ptr %residual3.sroa.2.0._0.sroa_idx, align 4, !alias.scope !87
  %residual3.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_34.sroa.9.0._35.sroa.9.2, ptr %residual3.sroa.3.0._0.sroa_idx, align 8, !alias.scope !87
  br label %bb119

bb32:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit169
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  %_8.i175 = load i64, ptr %0, align 8, !alias.scope !91, !noalias !94, !noundef !16
  %_3.i.i.i176 = icmp ult i64 %_8.i175, 8
  br i1 %_3.i.i.i176, label %bb5.i179, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185

bb5.i179:                                         ; preds = %bb32
  %_0.i = add i32 %_35.sroa.6.2, %_29.sroa.6.2
  %_5.i.i.i180 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i175
  store i32 %_0.i, ptr %_5.i.i.i180, align 4, !alias.scope !91, !noalias !94
  %13 = load i64, ptr %0, align 8, !alias.scope !91, !noalias !94, !noundef !16
  %_13.1.i181 = icmp eq i64 %13, -1
  br i1 %_13.1.i181, label %panic.i184, label %bb8.i182

bb8.i182:                                         ; preds = %bb5.i179
  %_13.0.i183 = add nuw i64 %13, 1
  store i64 %_13.0.i183, ptr %0, align 8, !alias.scope !91, !noalias !94
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185

panic.i184:                                       ; preds = %bb5.i179
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !96
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185: ; preds = %bb32, %bb8.i182
  %._41.sroa.0.0 = phi i32 [ 3, %bb8.i182 ], [ 1, %bb32 ]
  br i1 %_3.i.i.i176, label %bb110, label %bb39

bb39:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit185
  store i32 %._41.sroa.0.0, ptr %_0, align 8, !alias.scope !97
  %residual4.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual4.sroa.3.0._0.sroa_idx, align 8, !alias.scope !97
  br label %bb119

bb44:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit89
  store i32 %._47.sroa.0.0, ptr %_0, align 8, !alias.scope !101
  %residual5.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_47.sroa.6.2, ptr %residual5.sroa.2.0._0.sroa_idx, align 4, !alias.scope !101
  %residual5.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_46.sroa.9.0._47.sroa.9.2, ptr %residual5.sroa.3.0._0.sroa_idx, align 8, !alias.scope !101
  br label %bb119

bb43:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit89
  tail call void @llvm.experimental.noalias.scope.decl(metadata !105)
  %_5.i190 = load i64, ptr %0, align 8, !alias.scope !105, !noalias !108, !noundef !16
  %_3.i.not.not.not.i191.not.not = icmp eq i64 %_5.i190, 0
  %_4.i._5.i192 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i190, i64 1)
  br i1 %_3.i.not.not.not.i191.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit200, label %bb5.i193

bb5.i193:                                         ; preds = %bb43
  store i64 %_4.i._5.i192, ptr %0, align 8, !alias.scope !105, !noalias !108
  %_13.i194 = icmp ult i64 %_4.i._5.i192, 8
  br i1 %_13.i194, label %bb8.i196, label %panic.i195

bb8.i196:                                         ; preds = %bb5.i193
  %14 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i192
  %_11.i197 = load i32, ptr %14, align 4, !alias.scope !105, !noalias !108, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit200

panic.i195:                                       ; preds = %bb5.i193
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i192, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !110
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit200: ; preds = %bb43, %bb8.i196
  %._53.sroa.0.0 = phi i32 [ 3, %bb8.i196 ], [ 0, %bb43 ]
  %_52.sroa.9.0._53.sroa.9.2 = phi i64 [ %_52.sroa.9.0590, %bb8.i196 ], [ %_4.i._5.i192, %bb43 ]
  %_53.sroa.6.2 = phi i32 [ %_11.i197, %bb8.i196 ], [ %_53.sroa.6.0589, %bb43 ]
  br i1 %_3.i.not.not.not.i191.not.not, label %bb48, label %bb47

bb48:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit200
  store i32 %._53.sroa.0.0, ptr %_0, align 8, !alias.scope !111
  %residual6.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_53.sroa.6.2, ptr %residual6.sroa.2.0._0.sroa_idx, align 4, !alias.scope !111
  %residual6.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_52.sroa.9.0._53.sroa.9.2, ptr %residual6.sroa.3.0._0.sroa_idx, align 8, !alias.scope !111
  br label %bb119

bb47:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit200
  tail call void @llvm.experimental.noalias.scope.decl(metadata !115)
  %_8.i206 = load i64, ptr %0, align 8, !alias.scope !115, !noalias !118, !noundef !16
  %_3.i.i.i207 = icmp ult i64 %_8.i206, 8
  br i1 %_3.i.i.i207, label %bb5.i210, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216

bb5.i210:                                         ; preds = %bb47
  %_0.i52 = mul i32 %_53.sroa.6.2, %_47.sroa.6.2
  %_5.i.i.i211 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i206
  store i32 %_0.i52, ptr %_5.i.i.i211, align 4, !alias.scope !115, !noalias !118
  %15 = load i64, ptr %0, align 8, !alias.scope !115, !noalias !118, !noundef !16
  %_13.1.i212 = icmp eq i64 %15, -1
  br i1 %_13.1.i212, label %panic.i215, label %bb8.i213

bb8.i213:                                         ; preds = %bb5.i210
  %_13.0.i214 = add nuw i64 %15, 1
  store i64 %_13.0.i214, ptr %0, align 8, !alias.scope !115, !noalias !118
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216

panic.i215:                                       ; preds = %bb5.i210
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !120
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216: ; preds = %bb47, %bb8.i213
  %._59.sroa.0.0 = phi i32 [ 3, %bb8.i213 ], [ 1, %bb47 ]
  br i1 %_3.i.i.i207, label %bb110, label %bb54

bb54:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit216
  store i32 %._59.sroa.0.0, ptr %_0, align 8, !alias.scope !121
  %residual7.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual7.sroa.3.0._0.sroa_idx, align 8, !alias.scope !121
  br label %bb119

bb59:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit105
  store i32 %._64.sroa.0.0, ptr %_0, align 8, !alias.scope !125
  %residual8.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_64.sroa.6.2, ptr %residual8.sroa.2.0._0.sroa_idx, align 4, !alias.scope !125
  %residual8.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_63.sroa.9.0._64.sroa.9.2, ptr %residual8.sroa.3.0._0.sroa_idx, align 8, !alias.scope !125
  br label %bb119

bb58:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit105
  tail call void @llvm.experimental.noalias.scope.decl(metadata !129)
  %_5.i221 = load i64, ptr %0, align 8, !alias.scope !129, !noalias !132, !noundef !16
  %_3.i.not.not.not.i222.not.not = icmp eq i64 %_5.i221, 0
  %_4.i._5.i223 = tail call i64 @llvm.usub.sat.i64(i64 %_5.i221, i64 1)
  br i1 %_3.i.not.not.not.i222.not.not, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit231, label %bb5.i224

bb5.i224:                                         ; preds = %bb58
  store i64 %_4.i._5.i223, ptr %0, align 8, !alias.scope !129, !noalias !132
  %_13.i225 = icmp ult i64 %_4.i._5.i223, 8
  br i1 %_13.i225, label %bb8.i227, label %panic.i226

bb8.i227:                                         ; preds = %bb5.i224
  %16 = getelementptr inbounds nuw i32, ptr %s, i64 %_4.i._5.i223
  %_11.i228 = load i32, ptr %16, align 4, !alias.scope !129, !noalias !132, !noundef !16
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit231

panic.i226:                                       ; preds = %bb5.i224
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_4.i._5.i223, i64 noundef 8, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d0f1ec216719be172c67a7163f8535a3) #15, !noalias !134
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit231: ; preds = %bb58, %bb8.i227
  %_69.sroa.9.0._70.sroa.9.2 = phi i64 [ %_69.sroa.9.0583, %bb8.i227 ], [ %_4.i._5.i223, %bb58 ]
  %._70.sroa.0.0 = phi i32 [ 3, %bb8.i227 ], [ 0, %bb58 ]
  %_70.sroa.6.2 = phi i32 [ %_11.i228, %bb8.i227 ], [ %_70.sroa.6.0584, %bb58 ]
  br i1 %_3.i.not.not.not.i222.not.not, label %bb63, label %bb62

bb63:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit231
  store i32 %._70.sroa.0.0, ptr %_0, align 8, !alias.scope !135
  %residual9.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_70.sroa.6.2, ptr %residual9.sroa.2.0._0.sroa_idx, align 4, !alias.scope !135
  %residual9.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_69.sroa.9.0._70.sroa.9.2, ptr %residual9.sroa.3.0._0.sroa_idx, align 8, !alias.scope !135
  br label %bb119

bb62:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit231
  tail call void @llvm.experimental.noalias.scope.decl(metadata !139)
  %_8.i237 = load i64, ptr %0, align 8, !alias.scope !139, !noalias !142, !noundef !16
  %_3.i.i.i238 = icmp ult i64 %_8.i237, 8
  br i1 %_3.i.i.i238, label %bb5.i241, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit247

bb5.i241:                                         ; preds = %bb62
  %_5.i.i.i242 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i237
  store i32 %_64.sroa.6.2, ptr %_5.i.i.i242, align 4, !alias.scope !139, !noalias !142
  %17 = load i64, ptr %0, align 8, !alias.scope !139, !noalias !142, !noundef !16
  %_13.1.i243 = icmp eq i64 %17, -1
  br i1 %_13.1.i243, label %panic.i246, label %bb8.i244

bb8.i244:                                         ; preds = %bb5.i241
  %_13.0.i245 = add nuw i64 %17, 1
  store i64 %_13.0.i245, ptr %0, align 8, !alias.scope !139, !noalias !142
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit247

panic.i246:                                       ; preds = %bb5.i241
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !144
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit247: ; preds = %bb62, %bb8.i244
  %._76.sroa.0.0 = phi i32 [ 3, %bb8.i244 ], [ 1, %bb62 ]
  br i1 %_3.i.i.i238, label %bb67, label %bb68

bb68:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit247
  store i32 %._76.sroa.0.0, ptr %_0, align 8, !alias.scope !145
  %residual10.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual10.sroa.3.0._0.sroa_idx, align 8, !alias.scope !145
  br label %bb119

bb67:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit247
  tail call void @llvm.experimental.noalias.scope.decl(metadata !149)
  %_8.i252 = load i64, ptr %0, align 8, !alias.scope !149, !noalias !152, !noundef !16
  %_3.i.i.i253 = icmp ult i64 %_8.i252, 8
  br i1 %_3.i.i.i253, label %bb5.i256, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262

bb5.i256:                                         ; preds = %bb67
  %_5.i.i.i257 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i252
  store i32 %_70.sroa.6.2, ptr %_5.i.i.i257, align 4, !alias.scope !149, !noalias !152
  %18 = load i64, ptr %0, align 8, !alias.scope !149, !noalias !152, !noundef !16
  %_13.1.i258 = icmp eq i64 %18, -1
  br i1 %_13.1.i258, label %panic.i261, label %bb8.i259

bb8.i259:                                         ; preds = %bb5.i256
  %_13.0.i260 = add nuw i64 %18, 1
  store i64 %_13.0.i260, ptr %0, align 8, !alias.scope !149, !noalias !152
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262

panic.i261:                                       ; preds = %bb5.i256
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !154
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262: ; preds = %bb67, %bb8.i259
  %._81.sroa.0.0 = phi i32 [ 3, %bb8.i259 ], [ 1, %bb67 ]
  br i1 %_3.i.i.i253, label %bb110, label %bb73

bb73:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit262
  store i32 %._81.sroa.0.0, ptr %_0, align 8, !alias.scope !155
  %residual11.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual11.sroa.3.0._0.sroa_idx, align 8, !alias.scope !155
  br label %bb119

bb78:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit121
  store i32 %._86.sroa.0.0, ptr %_0, align 8, !alias.scope !159
  %residual12.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_86.sroa.6.2, ptr %residual12.sroa.2.0._0.sroa_idx, align 4, !alias.scope !159
  %residual12.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_85.sroa.9.0._86.sroa.9.2, ptr %residual12.sroa.3.0._0.sroa_idx, align 8, !alias.scope !159
  br label %bb119

bb77:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit121
  tail call void @llvm.experimental.noalias.scope.decl(metadata !163)
  %_8.i267 = load i64, ptr %0, align 8, !alias.scope !163, !noalias !166, !noundef !16
  %_3.i.i.i268 = icmp ult i64 %_8.i267, 8
  br i1 %_3.i.i.i268, label %bb5.i271, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit277

bb5.i271:                                         ; preds = %bb77
  %_5.i.i.i272 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i267
  store i32 %_86.sroa.6.2, ptr %_5.i.i.i272, align 4, !alias.scope !163, !noalias !166
  %19 = load i64, ptr %0, align 8, !alias.scope !163, !noalias !166, !noundef !16
  %_13.1.i273 = icmp eq i64 %19, -1
  br i1 %_13.1.i273, label %panic.i276, label %bb8.i274

bb8.i274:                                         ; preds = %bb5.i271
  %_13.0.i275 = add nuw i64 %19, 1
  store i64 %_13.0.i275, ptr %0, align 8, !alias.scope !163, !noalias !166
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit277

panic.i276:                                       ; preds = %bb5.i271
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !168
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit277: ; preds = %bb77, %bb8.i274
  %._92.sroa.0.0 = phi i32 [ 3, %bb8.i274 ], [ 1, %bb77 ]
  br i1 %_3.i.i.i268, label %bb82, label %bb83

bb83:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit277
  store i32 %._92.sroa.0.0, ptr %_0, align 8, !alias.scope !169
  %residual13.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual13.sroa.3.0._0.sroa_idx, align 8, !alias.scope !169
  br label %bb119

bb82:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit277
  tail call void @llvm.experimental.noalias.scope.decl(metadata !173)
  %_8.i282 = load i64, ptr %0, align 8, !alias.scope !173, !noalias !176, !noundef !16
  %_3.i.i.i283 = icmp ult i64 %_8.i282, 8
  br i1 %_3.i.i.i283, label %bb5.i286, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292

bb5.i286:                                         ; preds = %bb82
  %_5.i.i.i287 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i282
  store i32 %_86.sroa.6.2, ptr %_5.i.i.i287, align 4, !alias.scope !173, !noalias !176
  %20 = load i64, ptr %0, align 8, !alias.scope !173, !noalias !176, !noundef !16
  %_13.1.i288 = icmp eq i64 %20, -1
  br i1 %_13.1.i288, label %panic.i291, label %bb8.i289

bb8.i289:                                         ; preds = %bb5.i286
  %_13.0.i290 = add nuw i64 %20, 1
  store i64 %_13.0.i290, ptr %0, align 8, !alias.scope !173, !noalias !176
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292

panic.i291:                                       ; preds = %bb5.i286
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !178
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292: ; preds = %bb82, %bb8.i289
  %._97.sroa.0.0 = phi i32 [ 3, %bb8.i289 ], [ 1, %bb82 ]
  br i1 %_3.i.i.i283, label %bb110, label %bb88

bb88:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit292
  store i32 %._97.sroa.0.0, ptr %_0, align 8, !alias.scope !179
  %residual14.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual14.sroa.3.0._0.sroa_idx, align 8, !alias.scope !179
  br label %bb119

bb93:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit137
  store i32 %._105.sroa.0.0, ptr %_0, align 8, !alias.scope !183
  %residual15.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_105.sroa.6.2, ptr %residual15.sroa.2.0._0.sroa_idx, align 4, !alias.scope !183
  %residual15.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_104.sroa.10.0._105.sroa.9.2, ptr %residual15.sroa.3.0._0.sroa_idx, align 8, !alias.scope !183
  br label %bb119

bb92:                                             ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit137
  %_103 = icmp slt i32 %_105.sroa.6.2, %.sroa.6.0.extract.trunc
  br i1 %_103, label %bb95, label %bb110

bb95:                                             ; preds = %bb92
  %_110 = and i64 %.sroa.4.0.extract.shift, 255
  %_111.0 = add nuw nsw i64 %_110, %_17.0
  br label %bb110

bb102:                                            ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit153
  store i32 %._113.sroa.0.0, ptr %_0, align 8, !alias.scope !187
  %residual16.sroa.2.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 4
  store i32 %_113.sroa.6.2, ptr %residual16.sroa.2.0._0.sroa_idx, align 4, !alias.scope !187
  %residual16.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %_112.sroa.9.0._113.sroa.9.2, ptr %residual16.sroa.3.0._0.sroa_idx, align 8, !alias.scope !187
  br label %bb119

bb101:                                            ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop.exit153
  tail call void @llvm.experimental.noalias.scope.decl(metadata !191)
  %_8.i297 = load i64, ptr %0, align 8, !alias.scope !191, !noalias !194, !noundef !16
  %_3.i.i.i298 = icmp ult i64 %_8.i297, 8
  br i1 %_3.i.i.i298, label %bb5.i301, label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307

bb5.i301:                                         ; preds = %bb101
  %_0.i53 = sub i32 0, %_113.sroa.6.2
  %_5.i.i.i302 = getelementptr inbounds nuw i32, ptr %s, i64 %_8.i297
  store i32 %_0.i53, ptr %_5.i.i.i302, align 4, !alias.scope !191, !noalias !194
  %21 = load i64, ptr %0, align 8, !alias.scope !191, !noalias !194, !noundef !16
  %_13.1.i303 = icmp eq i64 %21, -1
  br i1 %_13.1.i303, label %panic.i306, label %bb8.i304

bb8.i304:                                         ; preds = %bb5.i301
  %_13.0.i305 = add nuw i64 %21, 1
  store i64 %_13.0.i305, ptr %0, align 8, !alias.scope !191, !noalias !194
  br label %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307

panic.i306:                                       ; preds = %bb5.i301
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_37d04e2c81619dcf73277051a4fe7a61) #15, !noalias !196
  unreachable

_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307: ; preds = %bb101, %bb8.i304
  %._119.sroa.0.0 = phi i32 [ 3, %bb8.i304 ], [ 1, %bb101 ]
  br i1 %_3.i.i.i298, label %bb110, label %bb108

bb108:                                            ; preds = %_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push.exit307
  store i32 %._119.sroa.0.0, ptr %_0, align 8, !alias.scope !197
  %residual17.sroa.3.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr null, ptr %residual17.sroa.3.0._0.sroa_idx, align 8, !alias.scope !197
  br label %bb119

bb119:                                            ; preds = %bb9, %bb83, %bb78, %bb102, %bb108, %bb93, %bb88, %bb68, %bb73, %bb54, %bb39, %bb24, %bb29, %bb33, %bb44, %bb48, %bb59, %bb63, %bb8.i, %bb6.i
  call void @llvm.lifetime.end.p0(ptr nonnull %s)
  ret void
}

; rs_enums::decode
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none)
define internal fastcc range(i64 0, -248) i64 @_RNvCsd0HoDl8ANAl_8rs_enums6decode(i8 noundef %byte) unnamed_addr #3 {
start:
  %n = and i8 %byte, 15
  %_5 = icmp samesign ult i8 %n, 5
  br i1 %_5, label %bb12, label %bb3

bb3:                                              ; preds = %start
  switch i8 %n, label %bb14 [
    i8 5, label %bb13
    i8 6, label %bb13
    i8 7, label %bb9
    i8 8, label %bb8
    i8 9, label %bb7
    i8 10, label %bb7
    i8 11, label %bb6
    i8 12, label %bb5
  ]

bb9:                                              ; preds = %bb3
  br label %bb13

bb8:                                              ; preds = %bb3
  br label %bb13

bb7:                                              ; preds = %bb3, %bb3
  br label %bb13

bb6:                                              ; preds = %bb3
  %_11 = lshr i8 %byte, 5
  %_2.sroa.11.1.insert.ext = zext nneg i8 %_11 to i64
  %_2.sroa.11.4.insert.insert = or disjoint i64 %_2.sroa.11.1.insert.ext, 671088640
  br label %bb13

bb5:                                              ; preds = %bb3
  br label %bb13

bb13:                                             ; preds = %bb3, %bb3, %bb12, %bb5, %bb6, %bb7, %bb8, %bb9
  %_2.sroa.11.0 = phi i64 [ %_2.sroa.11.4.insert.shift, %bb12 ], [ 0, %bb5 ], [ 0, %bb9 ], [ 0, %bb8 ], [ 0, %bb7 ], [ %_2.sroa.11.4.insert.insert, %bb6 ], [ 0, %bb3 ], [ 0, %bb3 ]
  %_2.sroa.0.0 = phi i64 [ 0, %bb12 ], [ 6, %bb5 ], [ 2, %bb9 ], [ 3, %bb8 ], [ 4, %bb7 ], [ 5, %bb6 ], [ 1, %bb3 ], [ 1, %bb3 ]
  %0 = shl nuw i64 %_2.sroa.11.0, 8
  %1 = or disjoint i64 %0, %_2.sroa.0.0
  br label %bb14

bb14:                                             ; preds = %bb3, %bb13
  %_0.sroa.0.0.insert.insert = phi i64 [ %1, %bb13 ], [ 7, %bb3 ]
  ret i64 %_0.sroa.0.0.insert.insert

bb12:                                             ; preds = %start
  %narrow = mul nuw nsw i8 %n, 3
  %2 = zext nneg i8 %narrow to i64
  %3 = shl nuw nsw i64 %2, 24
  %_2.sroa.11.4.insert.ext = add nuw nsw i64 %3, 72057593954041856
  %_2.sroa.11.4.insert.shift = and i64 %_2.sroa.11.4.insert.ext, 72057594021150720
  br label %bb13
}

; <&mut <usize as core::cmp::Ord>::cmp as core::ops::function::FnOnce<(&usize, &usize)>>::call_once
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read, inaccessiblemem: read)
define noundef range(i8 -1, 2) i8 @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core3ops8function5implsQNvYjNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRjB1p_EE9call_onceCsd0HoDl8ANAl_8rs_enums(ptr noalias noundef nonnull readnone align 1 captures(none) %self, ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %0, ptr noalias noundef readonly align 8 captures(none) dereferenceable(8) %1) unnamed_addr #4 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !201)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !204)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !206)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !209)
  %_3.i.i = load i64, ptr %0, align 8, !alias.scope !211, !noalias !212, !noundef !16
  %_4.i.i = load i64, ptr %1, align 8, !alias.scope !212, !noalias !211, !noundef !16
  %_0.i.i = tail call noundef range(i8 -1, 2) i8 @llvm.ucmp.i8.i64(i64 %_3.i.i, i64 %_4.i.i)
  ret i8 %_0.i.i
}

; Function Attrs: nounwind
define ptx_kernel void @parse_numbers(ptr noundef readonly captures(address) %text, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #15
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #15
  unreachable

_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i12 = zext i32 %_7.0.i to i64
  %1 = mul nuw nsw i64 %_0.i12, 10
  %_0.i11 = getelementptr inbounds nuw i8, ptr %text, i64 %1
  br label %bb7.outer

bb7.outer:                                        ; preds = %bb7.outer.backedge, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  %iter.sroa.0.0.ph = phi ptr [ %_0.i11, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit ], [ %iter.sroa.0.1, %bb7.outer.backedge ]
  %iter.sroa.5.0.ph = phi i64 [ 10, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit ], [ %iter.sroa.5.1, %bb7.outer.backedge ]
  %iter.sroa.8.0.ph = phi i1 [ false, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit ], [ %iter.sroa.8.1, %bb7.outer.backedge ]
  %sum.sroa.0.0.ph = phi i32 [ 0, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit ], [ %sum.sroa.0.0.ph.be, %bb7.outer.backedge ]
  br label %bb7

bb7:                                              ; preds = %bb7.outer, %bb10
  %iter.sroa.0.0 = phi ptr [ %iter.sroa.0.1, %bb10 ], [ %iter.sroa.0.0.ph, %bb7.outer ]
  %iter.sroa.5.0 = phi i64 [ %iter.sroa.5.1, %bb10 ], [ %iter.sroa.5.0.ph, %bb7.outer ]
  %iter.sroa.8.0 = phi i1 [ %iter.sroa.8.1, %bb10 ], [ %iter.sroa.8.0.ph, %bb7.outer ]
  br i1 %iter.sroa.8.0, label %_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_.exit, label %bb2.i

bb2.i:                                            ; preds = %bb7
  %2 = icmp ne ptr %iter.sroa.0.0, null
  tail call void @llvm.assume(i1 %2)
  %_20.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0, i64 %iter.sroa.5.0
  %_295.i.i = icmp samesign eq i64 %iter.sroa.5.0, 0
  br i1 %_295.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i, label %bb23.i.i

bb23.i.i:                                         ; preds = %bb2.i, %bb7.i.i
  %i.sroa.0.07.i.i = phi i64 [ %5, %bb7.i.i ], [ 0, %bb2.i ]
  %_3946.i.i = phi ptr [ %_39.i.i, %bb7.i.i ], [ %iter.sroa.0.0, %bb2.i ]
  %3 = load i8, ptr %_3946.i.i, align 1, !alias.scope !213, !noalias !220, !noundef !16
  %4 = add i8 %3, -58
  %_0.sroa.0.0.i.i.i.i.i = icmp ult i8 %4, -10
  br i1 %_0.sroa.0.0.i.i.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i, label %bb7.i.i

bb7.i.i:                                          ; preds = %bb23.i.i
  %_39.i.i = getelementptr inbounds nuw i8, ptr %_3946.i.i, i64 1
  %5 = add nuw i64 %i.sroa.0.07.i.i, 1
  %_29.i.i = icmp eq ptr %_39.i.i, %_20.i
  br i1 %_29.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i, label %bb23.i.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i: ; preds = %bb7.i.i, %bb23.i.i, %bb2.i
  %_0.sroa.3.0.i.i = phi i64 [ undef, %bb2.i ], [ %i.sroa.0.07.i.i, %bb23.i.i ], [ undef, %bb7.i.i ]
  %_0.sroa.0.0.i.i = phi i1 [ false, %bb2.i ], [ %_0.sroa.0.0.i.i.i.i.i, %bb23.i.i ], [ %_0.sroa.0.0.i.i.i.i.i, %bb7.i.i ]
  br i1 %_0.sroa.0.0.i.i, label %bb5.i, label %_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_.exit

bb5.i:                                            ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i
  %index.i = add i64 %_0.sroa.3.0.i.i, 1
  %new_len.i = sub nuw i64 %iter.sroa.5.0, %index.i
  %_38.i = getelementptr inbounds nuw i8, ptr %iter.sroa.0.0, i64 %index.i
  br label %_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_.exit

_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i, %bb7, %bb5.i
  %iter.sroa.0.1 = phi ptr [ %iter.sroa.0.0, %bb7 ], [ %_38.i, %bb5.i ], [ %iter.sroa.0.0, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i ]
  %iter.sroa.5.1 = phi i64 [ %iter.sroa.5.0, %bb7 ], [ %new_len.i, %bb5.i ], [ %iter.sroa.5.0, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i ]
  %iter.sroa.8.1 = phi i1 [ true, %bb7 ], [ false, %bb5.i ], [ true, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i ]
  %ret.sroa.5.1.i = phi i64 [ undef, %bb7 ], [ %_0.sroa.3.0.i.i, %bb5.i ], [ %iter.sroa.5.0, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i ]
  %ret.sroa.0.1.i = phi ptr [ null, %bb7 ], [ %iter.sroa.0.0, %bb5.i ], [ %iter.sroa.0.0, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_.exit.i ]
  %.not = icmp eq ptr %ret.sroa.0.1.i, null
  br i1 %.not, label %bb11, label %bb10

bb10:                                             ; preds = %_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_.exit
  switch i64 %ret.sroa.5.1.i, label %bb13 [
    i64 0, label %bb7
    i64 1, label %bb14
  ]

bb11:                                             ; preds = %_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_.exit
  %6 = icmp ne ptr %text, null
  tail call void @llvm.assume(i1 %6)
  %_3.i.i.i.i.i.i.i.i = load i8, ptr %_0.i11, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not = icmp eq i8 %_3.i.i.i.i.i.i.i.i, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i

bb7.i.i.i.i.i.i:                                  ; preds = %bb11
  %_3946.i.i.i.i.i.i.ptr.1 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 1
  %_3.i.i.i.i.i.i.i.i.1 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.1, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.1 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.1, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.1

bb7.i.i.i.i.i.i.1:                                ; preds = %bb7.i.i.i.i.i.i
  %_3946.i.i.i.i.i.i.ptr.2 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 2
  %_3.i.i.i.i.i.i.i.i.2 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.2, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.2 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.2, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.2, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.2

bb7.i.i.i.i.i.i.2:                                ; preds = %bb7.i.i.i.i.i.i.1
  %_3946.i.i.i.i.i.i.ptr.3 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 3
  %_3.i.i.i.i.i.i.i.i.3 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.3, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.3 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.3, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.3, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.3

bb7.i.i.i.i.i.i.3:                                ; preds = %bb7.i.i.i.i.i.i.2
  %_3946.i.i.i.i.i.i.ptr.4 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 4
  %_3.i.i.i.i.i.i.i.i.4 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.4, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.4 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.4, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.4, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.4

bb7.i.i.i.i.i.i.4:                                ; preds = %bb7.i.i.i.i.i.i.3
  %_3946.i.i.i.i.i.i.ptr.5 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 5
  %_3.i.i.i.i.i.i.i.i.5 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.5, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.5 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.5, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.5, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.5

bb7.i.i.i.i.i.i.5:                                ; preds = %bb7.i.i.i.i.i.i.4
  %_3946.i.i.i.i.i.i.ptr.6 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 6
  %_3.i.i.i.i.i.i.i.i.6 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.6, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.6 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.6, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.6, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.6

bb7.i.i.i.i.i.i.6:                                ; preds = %bb7.i.i.i.i.i.i.5
  %_3946.i.i.i.i.i.i.ptr.7 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 7
  %_3.i.i.i.i.i.i.i.i.7 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.7, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.7 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.7, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.7, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.7

bb7.i.i.i.i.i.i.7:                                ; preds = %bb7.i.i.i.i.i.i.6
  %_3946.i.i.i.i.i.i.ptr.8 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 8
  %_3.i.i.i.i.i.i.i.i.8 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.8, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.8 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.8, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.8, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i, label %bb7.i.i.i.i.i.i.8

bb7.i.i.i.i.i.i.8:                                ; preds = %bb7.i.i.i.i.i.i.7
  %_3946.i.i.i.i.i.i.ptr.9 = getelementptr inbounds nuw i8, ptr %_0.i11, i64 9
  %_3.i.i.i.i.i.i.i.i.9 = load i8, ptr %_3946.i.i.i.i.i.i.ptr.9, align 1, !alias.scope !225, !noalias !230, !noundef !16
  %_0.i.i.i.i.i.i.i.i.not.9 = icmp eq i8 %_3.i.i.i.i.i.i.i.i.9, 46
  br i1 %_0.i.i.i.i.i.i.i.i.not.9, label %bb6.i.i.i.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i

bb6.i.i.i.i.i.i:                                  ; preds = %bb7.i.i.i.i.i.i.8
  br label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i: ; preds = %bb11, %bb7.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.1, %bb7.i.i.i.i.i.i.2, %bb7.i.i.i.i.i.i.3, %bb7.i.i.i.i.i.i.4, %bb7.i.i.i.i.i.i.5, %bb7.i.i.i.i.i.i.6, %bb7.i.i.i.i.i.i.7, %bb7.i.i.i.i.i.i.8, %bb6.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.not37 = phi i1 [ false, %bb7.i.i.i.i.i.i.8 ], [ true, %bb7.i.i.i.i.i.i.7 ], [ true, %bb7.i.i.i.i.i.i.6 ], [ true, %bb7.i.i.i.i.i.i.5 ], [ true, %bb7.i.i.i.i.i.i.4 ], [ true, %bb7.i.i.i.i.i.i.3 ], [ true, %bb7.i.i.i.i.i.i.2 ], [ true, %bb7.i.i.i.i.i.i.1 ], [ true, %bb7.i.i.i.i.i.i ], [ true, %bb11 ], [ true, %bb6.i.i.i.i.i.i ]
  %spec.select.i.i.i.i = phi i64 [ 10, %bb7.i.i.i.i.i.i.8 ], [ 8, %bb7.i.i.i.i.i.i.7 ], [ 7, %bb7.i.i.i.i.i.i.6 ], [ 6, %bb7.i.i.i.i.i.i.5 ], [ 5, %bb7.i.i.i.i.i.i.4 ], [ 4, %bb7.i.i.i.i.i.i.3 ], [ 3, %bb7.i.i.i.i.i.i.2 ], [ 2, %bb7.i.i.i.i.i.i.1 ], [ 1, %bb7.i.i.i.i.i.i ], [ 0, %bb11 ], [ 9, %bb6.i.i.i.i.i.i ]
  %_0.sroa.3.0.i.i.i.i.i.i = phi i64 [ undef, %bb7.i.i.i.i.i.i.8 ], [ 8, %bb7.i.i.i.i.i.i.7 ], [ 7, %bb7.i.i.i.i.i.i.6 ], [ 6, %bb7.i.i.i.i.i.i.5 ], [ 5, %bb7.i.i.i.i.i.i.4 ], [ 4, %bb7.i.i.i.i.i.i.3 ], [ 3, %bb7.i.i.i.i.i.i.2 ], [ 2, %bb7.i.i.i.i.i.i.1 ], [ 1, %bb7.i.i.i.i.i.i ], [ 0, %bb11 ], [ 9, %bb6.i.i.i.i.i.i ]
  br i1 %_0.i.i.i.i.i.i.i.i.not37, label %bb2.i.i.i.i.i.i.preheader, label %_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_.exit

bb2.i.i.i.i.i.i.preheader:                        ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i
  %new_len.i.i.i.i.i = sub i64 9, %_0.sroa.3.0.i.i.i.i.i.i
  %7 = getelementptr i8, ptr %_0.i11, i64 %_0.sroa.3.0.i.i.i.i.i.i
  %_38.i.i.i.i.i = getelementptr i8, ptr %7, i64 1
  br label %bb2.i.i.i.i.i.i

bb2.i.i.i.i.i.i:                                  ; preds = %bb2.i.i.i.i.i.i.preheader, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i
  %new_len.i13.i.i.i.i.i = phi i64 [ %new_len.i12.i.i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i ], [ %new_len.i.i.i.i.i, %bb2.i.i.i.i.i.i.preheader ]
  %accum.sroa.0.08.i.i.i.i.i = phi i64 [ %..i.i.i.i.i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i ], [ %spec.select.i.i.i.i, %bb2.i.i.i.i.i.i.preheader ]
  %_38.i57.i.i.i.i.i = phi ptr [ %_38.i4.i.i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i ], [ %_38.i.i.i.i.i, %bb2.i.i.i.i.i.i.preheader ]
  %_20.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_38.i57.i.i.i.i.i, i64 %new_len.i13.i.i.i.i.i
  %_295.i.i.i.i.i.i.i = icmp samesign eq i64 %new_len.i13.i.i.i.i.i, 0
  br i1 %_295.i.i.i.i.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i, label %bb23.i.i.i.i.i.i.i

bb23.i.i.i.i.i.i.i:                               ; preds = %bb2.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i
  %i.sroa.0.07.i.i.i.i.i.i.i = phi i64 [ %8, %bb7.i.i.i.i.i.i.i ], [ 0, %bb2.i.i.i.i.i.i ]
  %_3946.i.i.i.i.i.i.i = phi ptr [ %_39.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i ], [ %_38.i57.i.i.i.i.i, %bb2.i.i.i.i.i.i ]
  %_3.i.i.i.i.i.i.i.i.i = load i8, ptr %_3946.i.i.i.i.i.i.i, align 1, !alias.scope !243, !noalias !248, !noundef !16
  %_0.i.i.i.i.i.i.i.i.i = icmp eq i8 %_3.i.i.i.i.i.i.i.i.i, 46
  br i1 %_0.i.i.i.i.i.i.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i, label %bb7.i.i.i.i.i.i.i

bb7.i.i.i.i.i.i.i:                                ; preds = %bb23.i.i.i.i.i.i.i
  %_39.i.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_3946.i.i.i.i.i.i.i, i64 1
  %8 = add nuw i64 %i.sroa.0.07.i.i.i.i.i.i.i, 1
  %_29.i.i.i.i.i.i.i = icmp eq ptr %_39.i.i.i.i.i.i.i, %_20.i.i.i.i.i.i
  br i1 %_29.i.i.i.i.i.i.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i, label %bb23.i.i.i.i.i.i.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i: ; preds = %bb7.i.i.i.i.i.i.i, %bb23.i.i.i.i.i.i.i, %bb2.i.i.i.i.i.i
  %_0.sroa.3.0.i.i.i.i.i.i.i = phi i64 [ undef, %bb2.i.i.i.i.i.i ], [ %i.sroa.0.07.i.i.i.i.i.i.i, %bb23.i.i.i.i.i.i.i ], [ undef, %bb7.i.i.i.i.i.i.i ]
  %_0.sroa.0.0.i.i.i.i.i.i.i = phi i1 [ false, %bb2.i.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.i.i, %bb23.i.i.i.i.i.i.i ], [ %_0.i.i.i.i.i.i.i.i.i, %bb7.i.i.i.i.i.i.i ]
  %index.i.i.i.i.i.i = add i64 %_0.sroa.3.0.i.i.i.i.i.i.i, 1
  %new_len.i.i.i.i.i.i = select i1 %_0.sroa.0.0.i.i.i.i.i.i.i, i64 %index.i.i.i.i.i.i, i64 0
  %new_len.i12.i.i.i.i.i = sub nuw i64 %new_len.i13.i.i.i.i.i, %new_len.i.i.i.i.i.i
  %_38.i4.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %_38.i57.i.i.i.i.i, i64 %new_len.i.i.i.i.i.i
  %ret.sroa.5.1.i.i.i.i.i.i = select i1 %_0.sroa.0.0.i.i.i.i.i.i.i, i64 %_0.sroa.3.0.i.i.i.i.i.i.i, i64 %new_len.i13.i.i.i.i.i
  %..i.i.i.i.i.i.i.i = tail call noundef i64 @llvm.umax.i64(i64 %accum.sroa.0.08.i.i.i.i.i, i64 range(i64 0, -9223372036854775808) %ret.sroa.5.1.i.i.i.i.i.i)
  br i1 %_0.sroa.0.0.i.i.i.i.i.i.i, label %bb2.i.i.i.i.i.i, label %_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_.exit

_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i
  %_0.sroa.3.0.i.i.i = phi i64 [ %spec.select.i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i ], [ %..i.i.i.i.i.i.i.i, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_.exit.i.i.i.i.i.i ]
  %_0.i.idx = shl nuw nsw i64 %_0.i12, 3
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  %_41.sroa.4.0.insert.shift = shl i64 %_0.sroa.3.0.i.i.i, 32
  %_41.sroa.0.0.insert.ext = zext i32 %sum.sroa.0.0.ph to i64
  %_41.sroa.0.0.insert.insert = or disjoint i64 %_41.sroa.4.0.insert.shift, %_41.sroa.0.0.insert.ext
  store i64 %_41.sroa.0.0.insert.insert, ptr %_0.i, align 4, !alias.scope !257, !noalias !263
  ret void

bb14:                                             ; preds = %bb10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !266)
  %self1.i = load i8, ptr %ret.sroa.0.1.i, align 1, !alias.scope !266, !noundef !16
  %_4.1.i = icmp ult i8 %self1.i, 48
  br i1 %_4.1.i, label %panic.i13, label %_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub.exit

panic.i13:                                        ; preds = %bb14
; call core::panicking::panic_const::panic_const_sub_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0ca1bd3687b195a6e0e25f9c67c80873) #15, !noalias !266
  unreachable

_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub.exit: ; preds = %bb14
  %_4.0.i = add i8 %self1.i, -48
  %_19 = zext i8 %_4.0.i to i32
  %9 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %sum.sroa.0.0.ph, i32 %_19)
  %_21.1 = extractvalue { i32, i1 } %9, 1
  br i1 %_21.1, label %panic1, label %bb7.outer.backedge

bb13:                                             ; preds = %bb10
  %_16 = icmp ugt i64 %ret.sroa.5.1.i, 1
  tail call void @llvm.assume(i1 %_16)
  %10 = load i8, ptr %ret.sroa.0.1.i, align 1, !alias.scope !269, !noundef !16
  %cond.i = icmp eq i8 %10, 43
  %rest.1.i = sext i1 %cond.i to i64
  %src.sroa.15.0.i = add nsw i64 %ret.sroa.5.1.i, %rest.1.i
  %src.sroa.0.0.idx.i = zext i1 %cond.i to i64
  %src.sroa.0.0.i = getelementptr inbounds nuw i8, ptr %ret.sroa.0.1.i, i64 %src.sroa.0.0.idx.i
  %_10.i = icmp ult i64 %src.sroa.15.0.i, 5
  br i1 %_10.i, label %bb16.i14, label %bb22.i

bb22.i:                                           ; preds = %bb13, %bb40.i
  %result.sroa.0.0.i = phi i16 [ %_63.0.i, %bb40.i ], [ 0, %bb13 ]
  %src.sroa.15.1.i = phi i64 [ %rest.12.i, %bb40.i ], [ %src.sroa.15.0.i, %bb13 ]
  %src.sroa.0.1.i = phi ptr [ %rest.01.i, %bb40.i ], [ %src.sroa.0.0.i, %bb13 ]
  %_30.not.i = icmp eq i64 %src.sroa.15.1.i, 0
  br i1 %_30.not.i, label %bb25.i, label %bb23.i

bb25.i:                                           ; preds = %bb22.i, %bb20.i, %bb20.i.1, %bb20.i.2, %bb20.i.3
  %result.sroa.0.1.i = phi i16 [ %28, %bb20.i.3 ], [ %_24.i, %bb20.i ], [ %22, %bb20.i.1 ], [ %25, %bb20.i.2 ], [ %result.sroa.0.0.i, %bb22.i ]
  %11 = zext i16 %result.sroa.0.1.i to i32
  %12 = shl nuw i32 %11, 16
  br label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb23.i:                                           ; preds = %bb22.i
  %rest.01.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.1.i, i64 1
  %rest.12.i = add nsw i64 %src.sroa.15.1.i, -1
  %13 = tail call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %result.sroa.0.0.i, i16 10)
  %_60.0.i = extractvalue { i16, i1 } %13, 0
  %_60.1.i = extractvalue { i16, i1 } %13, 1
  %14 = load i8, ptr %src.sroa.0.1.i, align 1, !alias.scope !269, !noundef !16
  br i1 %_60.1.i, label %bb31.i, label %bb33.i, !prof !272

bb33.i:                                           ; preds = %bb23.i
  %15 = zext i8 %14 to i32
  %16 = add nsw i32 %15, -48
  %_14.i.i = icmp ult i32 %16, 10
  br i1 %_14.i.i, label %bb40.i, label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb31.i:                                           ; preds = %bb23.i
  %17 = add i8 %14, -48
  %_14.i44.i = icmp ult i8 %17, 10
  %spec.select.i = select i1 %_14.i44.i, i32 513, i32 257
  br label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb40.i:                                           ; preds = %bb33.i
  %18 = trunc nuw nsw i32 %16 to i16
  %_63.0.i = add i16 %_60.0.i, %18
  %_63.1.i = icmp ult i16 %_63.0.i, %_60.0.i
  br i1 %_63.1.i, label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit, label %bb22.i, !prof !272

bb16.i14:                                         ; preds = %bb13
  %_20.i15 = load i8, ptr %src.sroa.0.0.i, align 1, !alias.scope !269, !noundef !16
  %_19.i = zext i8 %_20.i15 to i32
  %19 = add nsw i32 %_19.i, -48
  %_14.i46.i = icmp ult i32 %19, 10
  br i1 %_14.i46.i, label %bb20.i, label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb20.i:                                           ; preds = %bb16.i14
  %_24.i = trunc nuw nsw i32 %19 to i16
  %_13.not.i = icmp eq i64 %src.sroa.15.0.i, 1
  br i1 %_13.not.i, label %bb25.i, label %bb16.i14.1

bb16.i14.1:                                       ; preds = %bb20.i
  %rest.05.i = getelementptr inbounds nuw i8, ptr %src.sroa.0.0.i, i64 1
  %_20.i15.1 = load i8, ptr %rest.05.i, align 1, !alias.scope !269, !noundef !16
  %_19.i.1 = zext i8 %_20.i15.1 to i32
  %20 = add nsw i32 %_19.i.1, -48
  %_14.i46.i.1 = icmp ult i32 %20, 10
  br i1 %_14.i46.i.1, label %bb20.i.1, label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb20.i.1:                                         ; preds = %bb16.i14.1
  %21 = mul nuw nsw i16 %_24.i, 10
  %_24.i.1 = trunc nuw nsw i32 %20 to i16
  %22 = add nuw nsw i16 %21, %_24.i.1
  %_13.not.i.1 = icmp eq i64 %src.sroa.15.0.i, 2
  br i1 %_13.not.i.1, label %bb25.i, label %bb16.i14.2

bb16.i14.2:                                       ; preds = %bb20.i.1
  %rest.05.i.1 = getelementptr inbounds nuw i8, ptr %src.sroa.0.0.i, i64 2
  %_20.i15.2 = load i8, ptr %rest.05.i.1, align 1, !alias.scope !269, !noundef !16
  %_19.i.2 = zext i8 %_20.i15.2 to i32
  %23 = add nsw i32 %_19.i.2, -48
  %_14.i46.i.2 = icmp ult i32 %23, 10
  br i1 %_14.i46.i.2, label %bb20.i.2, label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb20.i.2:                                         ; preds = %bb16.i14.2
  %24 = mul nuw i16 %22, 10
  %_24.i.2 = trunc nuw nsw i32 %23 to i16
  %25 = add nuw nsw i16 %24, %_24.i.2
  %_13.not.i.2 = icmp eq i64 %src.sroa.15.0.i, 3
  br i1 %_13.not.i.2, label %bb25.i, label %bb16.i14.3

bb16.i14.3:                                       ; preds = %bb20.i.2
  %rest.05.i.2 = getelementptr inbounds nuw i8, ptr %src.sroa.0.0.i, i64 3
  %_20.i15.3 = load i8, ptr %rest.05.i.2, align 1, !alias.scope !269, !noundef !16
  %_19.i.3 = zext i8 %_20.i15.3 to i32
  %26 = add nsw i32 %_19.i.3, -48
  %_14.i46.i.3 = icmp ult i32 %26, 10
  br i1 %_14.i46.i.3, label %bb20.i.3, label %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit

bb20.i.3:                                         ; preds = %bb16.i14.3
  %27 = mul i16 %25, 10
  %_24.i.3 = trunc nuw nsw i32 %26 to i16
  %28 = add i16 %27, %_24.i.3
  br label %bb25.i

_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit: ; preds = %bb33.i, %bb40.i, %bb16.i14, %bb16.i14.1, %bb16.i14.2, %bb16.i14.3, %bb25.i, %bb31.i
  %_0.sroa.8.0.insert.insert.i = phi i32 [ 257, %bb16.i14 ], [ %12, %bb25.i ], [ %spec.select.i, %bb31.i ], [ 257, %bb16.i14.3 ], [ 257, %bb16.i14.2 ], [ 257, %bb16.i14.1 ], [ 257, %bb33.i ], [ 513, %bb40.i ]
  %29 = trunc i32 %_0.sroa.8.0.insert.insert.i to i1
  br i1 %29, label %bb20, label %bb21

panic1:                                           ; preds = %_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub.exit
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_34339760fcf5c170c343b12d99797524) #15
  unreachable

bb21:                                             ; preds = %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit
  %.sroa.5.0.extract.shift.i = lshr i32 %_0.sroa.8.0.insert.insert.i, 16
  %30 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %sum.sroa.0.0.ph, i32 %.sroa.5.0.extract.shift.i)
  %_29.1 = extractvalue { i32, i1 } %30, 1
  br i1 %_29.1, label %panic3, label %bb7.outer.backedge

bb20:                                             ; preds = %_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix.exit
  %31 = getelementptr i8, ptr %ret.sroa.0.1.i, i64 %ret.sroa.5.1.i
  %last = getelementptr i8, ptr %31, i64 -1
  %_4.i18 = load i8, ptr %last, align 1, !alias.scope !273, !noalias !276, !noundef !16
  %_0.i19 = xor i8 %_4.i18, %10
  %_30 = zext i8 %_0.i19 to i32
  %32 = tail call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %sum.sroa.0.0.ph, i32 %_30)
  %_32.1 = extractvalue { i32, i1 } %32, 1
  br i1 %_32.1, label %panic2, label %bb7.outer.backedge

panic2:                                           ; preds = %bb20
; call core::panicking::panic_const::panic_const_sub_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_74812f72ab93f729c932f3187925a6f7) #15
  unreachable

bb7.outer.backedge:                               ; preds = %bb20, %bb21, %_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub.exit
  %.pn82 = phi { i32, i1 } [ %9, %_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub.exit ], [ %32, %bb20 ], [ %30, %bb21 ]
  %sum.sroa.0.0.ph.be = extractvalue { i32, i1 } %.pn82, 0
  br label %bb7.outer

panic3:                                           ; preds = %bb21
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9dd618358e0f239265541f3a34137adf) #15
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @run_program(ptr noundef readonly captures(none) %code, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
start:
  %_4 = alloca [16 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #15
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #15
  unreachable

_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i2 = zext i32 %_7.0.i to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %_4)
  %1 = shl nuw nsw i64 %_0.i2, 4
  %_0.i1 = getelementptr inbounds nuw i8, ptr %code, i64 %1
; call rs_enums::run
  call fastcc void @_RNvCsd0HoDl8ANAl_8rs_enums3run(ptr noalias noundef sret([16 x i8]) align 8 captures(address) dereferenceable(16) %_4, ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) %_0.i1, i64 noundef 16) #16
  %2 = load i32, ptr %_4, align 8, !range !278, !noundef !16
  switch i32 %2, label %default.unreachable [
    i32 3, label %bb11
    i32 0, label %bb10
    i32 1, label %bb12
    i32 2, label %bb8
  ]

bb11:                                             ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  %3 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %4 = load i32, ptr %3, align 4, !noundef !16
  br label %bb12

bb12:                                             ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit, %bb8, %bb10, %bb11
  %tag.sroa.0.0 = phi i64 [ 1, %bb10 ], [ 0, %bb11 ], [ 3, %bb8 ], [ 2, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit ]
  %value.sroa.0.0 = phi i32 [ %6, %bb10 ], [ %4, %bb11 ], [ %left, %bb8 ], [ 0, %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit ]
  call void @llvm.lifetime.end.p0(ptr nonnull %_4)
  %_0.i.idx = shl nuw nsw i64 %_0.i2, 3
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  %_18.sroa.4.0.insert.ext = zext i32 %value.sroa.0.0 to i64
  %_18.sroa.4.0.insert.shift = shl nuw i64 %_18.sroa.4.0.insert.ext, 32
  %_18.sroa.0.0.insert.insert = or disjoint i64 %_18.sroa.4.0.insert.shift, %tag.sroa.0.0
  store i64 %_18.sroa.0.0.insert.insert, ptr %_0.i, align 4, !alias.scope !279, !noalias !285
  ret void

default.unreachable:                              ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  unreachable

bb10:                                             ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  %5 = getelementptr inbounds nuw i8, ptr %_4, i64 8
  %n = load i64, ptr %5, align 8, !noundef !16
  %6 = trunc i64 %n to i32
  br label %bb12

bb8:                                              ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  %7 = getelementptr inbounds nuw i8, ptr %_4, i64 4
  %left = load i32, ptr %7, align 4, !noundef !16
  br label %bb12
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}


; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #10

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #11 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #12

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #12

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i64(i64, i64) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #10

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #13

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.usub.sat.i64(i64, i64) #14

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #14

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read, inaccessiblemem: read) "target-cpu"="sm_90" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #8 = { "target-cpu"="sm_90" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #12 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #13 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #14 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { noinline noreturn nounwind }
attributes #16 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!4 = !{!5, !7}
!5 = distinct !{!5, !6, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_: %b"}
!6 = distinct !{!6, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_"}
!7 = distinct !{!7, !8, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_: %x"}
!8 = distinct !{!8, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_"}
!9 = !{!10, !12, !14}
!10 = distinct !{!10, !11, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_: %self"}
!11 = distinct !{!11, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_"}
!12 = distinct !{!12, !13, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!13 = distinct !{!13, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!14 = distinct !{!14, !15, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_: %self"}
!15 = distinct !{!15, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_"}
!16 = !{}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!19 = distinct !{!19, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!22 = !{!23, !25, !18}
!23 = distinct !{!23, !24, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!24 = distinct !{!24, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!25 = distinct !{!25, !24, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!26 = !{!18, !21}
!27 = !{!28, !30}
!28 = distinct !{!28, !29, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!29 = distinct !{!29, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!30 = distinct !{!30, !29, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!31 = !{!32}
!32 = distinct !{!32, !33, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!33 = distinct !{!33, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!34 = !{!35}
!35 = distinct !{!35, !33, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!36 = !{!35, !32}
!37 = !{!38}
!38 = distinct !{!38, !39, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!39 = distinct !{!39, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!40 = !{!41}
!41 = distinct !{!41, !39, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!42 = !{!41, !38}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!45 = distinct !{!45, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!46 = !{!47}
!47 = distinct !{!47, !45, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!48 = !{!47, !44}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!51 = distinct !{!51, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!52 = !{!53}
!53 = distinct !{!53, !51, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!54 = !{!53, !50}
!55 = !{!56}
!56 = distinct !{!56, !57, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!57 = distinct !{!57, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!58 = !{!59}
!59 = distinct !{!59, !57, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!60 = !{!59, !56}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!63 = distinct !{!63, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!64 = !{!65}
!65 = distinct !{!65, !63, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!66 = !{!65, !62}
!67 = !{!68}
!68 = distinct !{!68, !69, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!69 = distinct !{!69, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!70 = !{!71}
!71 = distinct !{!71, !69, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!72 = !{!71, !68}
!73 = !{!74, !76}
!74 = distinct !{!74, !75, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!75 = distinct !{!75, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!76 = distinct !{!76, !75, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!77 = !{!78, !80}
!78 = distinct !{!78, !79, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!79 = distinct !{!79, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!80 = distinct !{!80, !79, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!81 = !{!82}
!82 = distinct !{!82, !83, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!83 = distinct !{!83, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!84 = !{!85}
!85 = distinct !{!85, !83, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!86 = !{!85, !82}
!87 = !{!88, !90}
!88 = distinct !{!88, !89, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!89 = distinct !{!89, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!90 = distinct !{!90, !89, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!93 = distinct !{!93, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!94 = !{!95}
!95 = distinct !{!95, !93, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!96 = !{!95, !92}
!97 = !{!98, !100}
!98 = distinct !{!98, !99, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!99 = distinct !{!99, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!100 = distinct !{!100, !99, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!101 = !{!102, !104}
!102 = distinct !{!102, !103, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!103 = distinct !{!103, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!104 = distinct !{!104, !103, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!105 = !{!106}
!106 = distinct !{!106, !107, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!107 = distinct !{!107, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!108 = !{!109}
!109 = distinct !{!109, !107, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!110 = !{!109, !106}
!111 = !{!112, !114}
!112 = distinct !{!112, !113, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!113 = distinct !{!113, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!114 = distinct !{!114, !113, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!115 = !{!116}
!116 = distinct !{!116, !117, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!117 = distinct !{!117, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!118 = !{!119}
!119 = distinct !{!119, !117, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!120 = !{!119, !116}
!121 = !{!122, !124}
!122 = distinct !{!122, !123, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!123 = distinct !{!123, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!124 = distinct !{!124, !123, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!125 = !{!126, !128}
!126 = distinct !{!126, !127, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!127 = distinct !{!127, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!128 = distinct !{!128, !127, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!129 = !{!130}
!130 = distinct !{!130, !131, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %self"}
!131 = distinct !{!131, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop"}
!132 = !{!133}
!133 = distinct !{!133, !131, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop: %_0"}
!134 = !{!133, !130}
!135 = !{!136, !138}
!136 = distinct !{!136, !137, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!137 = distinct !{!137, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!138 = distinct !{!138, !137, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!139 = !{!140}
!140 = distinct !{!140, !141, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!141 = distinct !{!141, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!142 = !{!143}
!143 = distinct !{!143, !141, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!144 = !{!143, !140}
!145 = !{!146, !148}
!146 = distinct !{!146, !147, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!147 = distinct !{!147, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!148 = distinct !{!148, !147, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!149 = !{!150}
!150 = distinct !{!150, !151, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!151 = distinct !{!151, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!152 = !{!153}
!153 = distinct !{!153, !151, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!154 = !{!153, !150}
!155 = !{!156, !158}
!156 = distinct !{!156, !157, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!157 = distinct !{!157, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!158 = distinct !{!158, !157, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!159 = !{!160, !162}
!160 = distinct !{!160, !161, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!161 = distinct !{!161, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!162 = distinct !{!162, !161, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!163 = !{!164}
!164 = distinct !{!164, !165, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!165 = distinct !{!165, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!166 = !{!167}
!167 = distinct !{!167, !165, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!168 = !{!167, !164}
!169 = !{!170, !172}
!170 = distinct !{!170, !171, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!171 = distinct !{!171, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!172 = distinct !{!172, !171, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!173 = !{!174}
!174 = distinct !{!174, !175, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!175 = distinct !{!175, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!176 = !{!177}
!177 = distinct !{!177, !175, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!178 = !{!177, !174}
!179 = !{!180, !182}
!180 = distinct !{!180, !181, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!181 = distinct !{!181, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!182 = distinct !{!182, !181, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!183 = !{!184, !186}
!184 = distinct !{!184, !185, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!185 = distinct !{!185, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!186 = distinct !{!186, !185, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!187 = !{!188, !190}
!188 = distinct !{!188, !189, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!189 = distinct !{!189, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!190 = distinct !{!190, !189, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!191 = !{!192}
!192 = distinct !{!192, !193, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %self"}
!193 = distinct !{!193, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push"}
!194 = !{!195}
!195 = distinct !{!195, !193, !"_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push: %_0"}
!196 = !{!195, !192}
!197 = !{!198, !200}
!198 = distinct !{!198, !199, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %_0"}
!199 = distinct !{!199, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_"}
!200 = distinct !{!200, !199, !"_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_: %residual"}
!201 = !{!202}
!202 = distinct !{!202, !203, !"_RNvYNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRjB19_EE8call_mutCsd0HoDl8ANAl_8rs_enums: argument 0"}
!203 = distinct !{!203, !"_RNvYNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRjB19_EE8call_mutCsd0HoDl8ANAl_8rs_enums"}
!204 = !{!205}
!205 = distinct !{!205, !203, !"_RNvYNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRjB19_EE8call_mutCsd0HoDl8ANAl_8rs_enums: argument 1"}
!206 = !{!207}
!207 = distinct !{!207, !208, !"_RNvXsV_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_3Ord3cmp: %self"}
!208 = distinct !{!208, !"_RNvXsV_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_3Ord3cmp"}
!209 = !{!210}
!210 = distinct !{!210, !208, !"_RNvXsV_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_3Ord3cmp: %other"}
!211 = !{!207, !202}
!212 = !{!210, !205}
!213 = !{!214, !216, !218}
!214 = distinct !{!214, !215, !"_RNvMs4_NtCsgEmfK2I1SDS_4core3numh14is_ascii_digit: %self"}
!215 = distinct !{!215, !"_RNvMs4_NtCsgEmfK2I1SDS_4core3numh14is_ascii_digit"}
!216 = distinct !{!216, !217, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0B3_: %b"}
!217 = distinct !{!217, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0B3_"}
!218 = distinct !{!218, !219, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_: %x"}
!219 = distinct !{!219, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_"}
!220 = !{!221, !223}
!221 = distinct !{!221, !222, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_: %self"}
!222 = distinct !{!222, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_"}
!223 = distinct !{!223, !224, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!224 = distinct !{!224, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!225 = !{!226, !228}
!226 = distinct !{!226, !227, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_: %b"}
!227 = distinct !{!227, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_"}
!228 = distinct !{!228, !229, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_: %x"}
!229 = distinct !{!229, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_"}
!230 = !{!231, !233, !235, !237, !239, !241}
!231 = distinct !{!231, !232, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_: %self"}
!232 = distinct !{!232, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_"}
!233 = distinct !{!233, !234, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!234 = distinct !{!234, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!235 = distinct !{!235, !236, !"_RNvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB11_Sh3lenENtNtNtB9_6traits8iterator8Iterator4nextB1s_: %self"}
!236 = distinct !{!236, !"_RNvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB11_Sh3lenENtNtNtB9_6traits8iterator8Iterator4nextB1s_"}
!237 = distinct !{!237, !238, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_: %self"}
!238 = distinct !{!238, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_"}
!239 = distinct !{!239, !240, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6max_byNvYjNtNtBc_3cmp3Ord3cmpEB1n_: %self"}
!240 = distinct !{!240, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6max_byNvYjNtNtBc_3cmp3Ord3cmpEB1n_"}
!241 = distinct !{!241, !242, !"_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_: %self"}
!242 = distinct !{!242, !"_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_"}
!243 = !{!244, !246}
!244 = distinct !{!244, !245, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_: %b"}
!245 = distinct !{!245, !"_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_"}
!246 = distinct !{!246, !247, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_: %x"}
!247 = distinct !{!247, !"_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_"}
!248 = !{!249, !251, !253, !255, !237, !239, !241}
!249 = distinct !{!249, !250, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_: %self"}
!250 = distinct !{!250, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_"}
!251 = distinct !{!251, !252, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_: %self"}
!252 = distinct !{!252, !"_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_"}
!253 = distinct !{!253, !254, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_: %self"}
!254 = distinct !{!254, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_"}
!255 = distinct !{!255, !256, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_: %self"}
!256 = distinct !{!256, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_"}
!257 = !{!258, !260, !261}
!258 = distinct !{!258, !259, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: %dest.0"}
!259 = distinct !{!259, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums"}
!260 = distinct !{!260, !259, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: %src.0"}
!261 = distinct !{!261, !262, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums: %self.0"}
!262 = distinct !{!262, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums"}
!263 = !{!264, !265}
!264 = distinct !{!264, !259, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: argument 2"}
!265 = distinct !{!265, !262, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums: %src.0"}
!266 = !{!267}
!267 = distinct !{!267, !268, !"_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub: %self"}
!268 = distinct !{!268, !"_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3sub"}
!269 = !{!270}
!270 = distinct !{!270, !271, !"_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix: argument 0"}
!271 = distinct !{!271, !"_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radix"}
!272 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!273 = !{!274}
!274 = distinct !{!274, !275, !"_RNvXs2q_NtNtCsgEmfK2I1SDS_4core3ops3bitRhNtB6_6BitXor6bitxor: %other"}
!275 = distinct !{!275, !"_RNvXs2q_NtNtCsgEmfK2I1SDS_4core3ops3bitRhNtB6_6BitXor6bitxor"}
!276 = !{!277}
!277 = distinct !{!277, !275, !"_RNvXs2q_NtNtCsgEmfK2I1SDS_4core3ops3bitRhNtB6_6BitXor6bitxor: %self"}
!278 = !{i32 0, i32 4}
!279 = !{!280, !282, !283}
!280 = distinct !{!280, !281, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: %dest.0"}
!281 = distinct !{!281, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums"}
!282 = distinct !{!282, !281, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: %src.0"}
!283 = distinct !{!283, !284, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums: %self.0"}
!284 = distinct !{!284, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums"}
!285 = !{!286, !287}
!286 = distinct !{!286, !281, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums: argument 2"}
!287 = distinct !{!287, !284, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums: %src.0"}
