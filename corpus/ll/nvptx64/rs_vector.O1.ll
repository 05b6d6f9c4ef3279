; ModuleID = 'rs_vector.9dd31458e50d6d3-cgu.0'
source_filename = "rs_vector.9dd31458e50d6d3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_ab77ed90a3bb8c697b2704042ce329ff = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_45c7fca6d83c7d5a4170abc80231b3c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ab77ed90a3bb8c697b2704042ce329ff, [16 x i8] c"U\00\00\00\00\00\00\00\CC\00\00\00\01\00\00\00" }>, align 8
@alloc_4d4e815ae88b6306870e1c19f495d7b7 = private unnamed_addr constant [25 x i8] c"corpus/rust/rs_vector.rs\00", align 1
@alloc_b56081e8fb9128d1659edbb4e3a3e7a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00/\00\00\00" }>, align 8
@alloc_975f0352ce8e6054494e7559df6764fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\006\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_09d975081d8340e1ce6def7c65e738c2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\00'\00\00\00" }>, align 8
@alloc_fa3b411c77e4f72605ed530cffd95899 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\004\00\00\00" }>, align 8
@alloc_0e4a14ac4d1eb25f7d9551f5cce4fda4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\00>\00\00\00" }>, align 8
@alloc_dc7e7ba663bbb8a89dc02ea591bf5ac8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\003\00\00\00" }>, align 8

; core::slice::copy_from_slice_impl::<f64>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector(ptr noalias noundef nonnull writeonly align 8 captures(none) %dest.0, i64 noundef range(i64 0, 1152921504606846976) %dest.1, ptr noalias noundef nonnull readonly align 8 captures(none) %src.0, i64 noundef range(i64 0, 1152921504606846976) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #14
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %dest.0, ptr nonnull align 8 %src.0, i64 %1, i1 false)
  ret void
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECsQvn7VoWuPL_9rs_vector(ptr noundef captures(none) %x, ptr noundef captures(none) %y, i64 noundef range(i64 1, 0) %chunks) unnamed_addr #1 {
start:
  %xtraiter = and i64 %chunks, 1
  %0 = icmp eq i64 %chunks, 1
  br i1 %0, label %bb3.epil.preheader, label %start.new

start.new:                                        ; preds = %start
  %unroll_iter = and i64 %chunks, -2
  br label %bb3

bb4.unr-lcssa:                                    ; preds = %bb3
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb4, label %bb3.epil.preheader

bb3.epil.preheader:                               ; preds = %bb4.unr-lcssa, %start
  %iter.sroa.0.02.epil.init = phi i64 [ 0, %start ], [ %_18.1, %bb4.unr-lcssa ]
  %lcmp.mod3 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod3)
  %_11.epil = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %iter.sroa.0.02.epil.init
  %_13.epil = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %iter.sroa.0.02.epil.init
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %_3.sroa.0.0.copyload.i.epil = load i64, ptr %_11.epil, align 1, !alias.scope !4, !noalias !7
  %_4.sroa.0.0.copyload.i.epil = load i64, ptr %_13.epil, align 1, !alias.scope !7, !noalias !4
  store i64 %_4.sroa.0.0.copyload.i.epil, ptr %_11.epil, align 1, !alias.scope !4, !noalias !7
  store i64 %_3.sroa.0.0.copyload.i.epil, ptr %_13.epil, align 1, !alias.scope !7, !noalias !4
  br label %bb4

bb4:                                              ; preds = %bb4.unr-lcssa, %bb3.epil.preheader
  ret void

bb3:                                              ; preds = %bb3, %start.new
  %iter.sroa.0.02 = phi i64 [ 0, %start.new ], [ %_18.1, %bb3 ]
  %niter = phi i64 [ 0, %start.new ], [ %niter.next.1, %bb3 ]
  %_18 = or disjoint i64 %iter.sroa.0.02, 1
  %_11 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %iter.sroa.0.02
  %_13 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %iter.sroa.0.02
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %_3.sroa.0.0.copyload.i = load i64, ptr %_11, align 1, !alias.scope !4, !noalias !7
  %_4.sroa.0.0.copyload.i = load i64, ptr %_13, align 1, !alias.scope !7, !noalias !4
  store i64 %_4.sroa.0.0.copyload.i, ptr %_11, align 1, !alias.scope !4, !noalias !7
  store i64 %_3.sroa.0.0.copyload.i, ptr %_13, align 1, !alias.scope !7, !noalias !4
  %_18.1 = add nuw i64 %iter.sroa.0.02, 2
  %_11.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %_18
  %_13.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %_18
  tail call void @llvm.experimental.noalias.scope.decl(metadata !9)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !11)
  %_3.sroa.0.0.copyload.i.1 = load i64, ptr %_11.1, align 1, !alias.scope !9, !noalias !11
  %_4.sroa.0.0.copyload.i.1 = load i64, ptr %_13.1, align 1, !alias.scope !11, !noalias !9
  store i64 %_4.sroa.0.0.copyload.i.1, ptr %_11.1, align 1, !alias.scope !9, !noalias !11
  store i64 %_3.sroa.0.0.copyload.i.1, ptr %_13.1, align 1, !alias.scope !11, !noalias !9
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb4.unr-lcssa, label %bb3
}

; <core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define noundef double @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(40) %self, double noundef %init) unnamed_addr #0 {
start:
  %_4.sroa.0.0.copyload = load ptr, ptr %self, align 8
  %_4.sroa.5.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_4.sroa.5.0.copyload = load i64, ptr %_4.sroa.5.0.self.sroa_idx, align 8
  %_4.sroa.71.0.self.sroa_idx = getelementptr inbounds nuw i8, ptr %self, i64 32
  %_4.sroa.71.0.copyload = load i64, ptr %_4.sroa.71.0.self.sroa_idx, align 8
  %_6.not.i.i5 = icmp ugt i64 %_4.sroa.71.0.copyload, %_4.sroa.5.0.copyload
  %.not.i210 = icmp eq ptr %_4.sroa.0.0.copyload, null
  %.not.i11 = select i1 %_6.not.i.i5, i1 true, i1 %.not.i210
  br i1 %.not.i11, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit, label %bb3.i.preheader

bb3.i.preheader:                                  ; preds = %start
  %len.i.i4.i9 = sub nuw i64 %_4.sroa.5.0.copyload, %_4.sroa.71.0.copyload
  %data.i.i6.i7 = getelementptr inbounds nuw double, ptr %_4.sroa.0.0.copyload, i64 %_4.sroa.71.0.copyload
  br label %bb3.i

bb3.i:                                            ; preds = %bb3.i.preheader, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i
  %len.i.i4.i15 = phi i64 [ %len.i.i4.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i ], [ %len.i.i4.i9, %bb3.i.preheader ]
  %data.i.i6.i14 = phi ptr [ %data.i.i6.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i ], [ %data.i.i6.i7, %bb3.i.preheader ]
  %accum.sroa.0.0.i13 = phi double [ %_0.sroa.0.0.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i ], [ %init, %bb3.i.preheader ]
  %data.i.i7.i12 = phi ptr [ %data.i.i6.i14, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i ], [ %_4.sroa.0.0.copyload, %bb3.i.preheader ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !13)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !16)
  switch i64 %_4.sroa.71.0.copyload, label %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i [
    i64 0, label %panic.i.i.i
    i64 1, label %panic1.i.i.i
  ]

panic.i.i.i:                                      ; preds = %bb3.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b56081e8fb9128d1659edbb4e3a3e7a1) #14, !noalias !19
  unreachable

panic1.i.i.i:                                     ; preds = %bb3.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_975f0352ce8e6054494e7559df6764fe) #14, !noalias !19
  unreachable

_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i: ; preds = %bb3.i
  %_4.i.i.i = load double, ptr %data.i.i7.i12, align 8, !alias.scope !22, !noalias !23, !noundef !24
  %0 = getelementptr inbounds nuw i8, ptr %data.i.i7.i12, i64 8
  %_7.i.i.i = load double, ptr %0, align 8, !alias.scope !22, !noalias !23, !noundef !24
  %_3.i.i.i = fsub double %_4.i.i.i, %_7.i.i.i
  %_0.i.i.i = fmul double %_3.i.i.i, %_3.i.i.i
  %_0.i.i.i.i = fcmp ogt double %_0.i.i.i, 1.000000e-02
  %_0.i1.i.i.i = fadd double %accum.sroa.0.0.i13, %_0.i.i.i
  %_0.sroa.0.0.i.i.i = select i1 %_0.i.i.i.i, double %_0.i1.i.i.i, double %accum.sroa.0.0.i13
  %_6.not.i.i = icmp ugt i64 %_4.sroa.71.0.copyload, %len.i.i4.i15
  %data.i.i6.i.idx = select i1 %_6.not.i.i, i64 0, i64 %_4.sroa.71.0.copyload
  %data.i.i6.i = getelementptr inbounds nuw double, ptr %data.i.i6.i14, i64 %data.i.i6.i.idx
  %len.i.i.i = select i1 %_6.not.i.i, i64 0, i64 %_4.sroa.71.0.copyload
  %len.i.i4.i = sub nuw i64 %len.i.i4.i15, %len.i.i.i
  %.not.i2 = icmp eq ptr %data.i.i6.i14, null
  %.not.i = select i1 %_6.not.i.i, i1 true, i1 %.not.i2
  br i1 %.not.i, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit, label %bb3.i

_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_.exit: ; preds = %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i, %start
  %accum.sroa.0.0.i.lcssa = phi double [ %init, %start ], [ %_0.sroa.0.0.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i ]
  ret double %accum.sroa.0.0.i.lcssa
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>
; Function Attrs: nounwind
define noundef double @_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(40) %iter) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !28)
  %_4.sroa.0.0.copyload.i.i = load ptr, ptr %iter, align 8, !alias.scope !31
  %_4.sroa.5.0.self.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter, i64 8
  %_4.sroa.5.0.copyload.i.i = load i64, ptr %_4.sroa.5.0.self.sroa_idx.i.i, align 8, !alias.scope !31
  %_4.sroa.71.0.self.sroa_idx.i.i = getelementptr inbounds nuw i8, ptr %iter, i64 32
  %_4.sroa.71.0.copyload.i.i = load i64, ptr %_4.sroa.71.0.self.sroa_idx.i.i, align 8, !alias.scope !31
  %_6.not.i.i5.i.i = icmp ugt i64 %_4.sroa.71.0.copyload.i.i, %_4.sroa.5.0.copyload.i.i
  %.not.i210.i.i = icmp eq ptr %_4.sroa.0.0.copyload.i.i, null
  %.not.i11.i.i = select i1 %_6.not.i.i5.i.i, i1 true, i1 %.not.i210.i.i
  br i1 %.not.i11.i.i, label %_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_.exit, label %bb3.i.preheader.i.i

bb3.i.preheader.i.i:                              ; preds = %start
  %len.i.i4.i9.i.i = sub nuw i64 %_4.sroa.5.0.copyload.i.i, %_4.sroa.71.0.copyload.i.i
  %data.i.i6.i7.i.i = getelementptr inbounds nuw double, ptr %_4.sroa.0.0.copyload.i.i, i64 %_4.sroa.71.0.copyload.i.i
  br label %bb3.i.i.i

bb3.i.i.i:                                        ; preds = %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i, %bb3.i.preheader.i.i
  %len.i.i4.i15.i.i = phi i64 [ %len.i.i4.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i ], [ %len.i.i4.i9.i.i, %bb3.i.preheader.i.i ]
  %data.i.i6.i14.i.i = phi ptr [ %data.i.i6.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i ], [ %data.i.i6.i7.i.i, %bb3.i.preheader.i.i ]
  %accum.sroa.0.0.i13.i.i = phi double [ %_0.sroa.0.0.i.i.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i ], [ -0.000000e+00, %bb3.i.preheader.i.i ]
  %data.i.i7.i12.i.i = phi ptr [ %data.i.i6.i14.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i ], [ %_4.sroa.0.0.copyload.i.i, %bb3.i.preheader.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !35)
  switch i64 %_4.sroa.71.0.copyload.i.i, label %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i [
    i64 0, label %panic.i.i.i.i.i
    i64 1, label %panic1.i.i.i.i.i
  ]

panic.i.i.i.i.i:                                  ; preds = %bb3.i.i.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b56081e8fb9128d1659edbb4e3a3e7a1) #14, !noalias !38
  unreachable

panic1.i.i.i.i.i:                                 ; preds = %bb3.i.i.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_975f0352ce8e6054494e7559df6764fe) #14, !noalias !38
  unreachable

_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i: ; preds = %bb3.i.i.i
  %_4.i.i.i.i.i = load double, ptr %data.i.i7.i12.i.i, align 8, !alias.scope !41, !noalias !42, !noundef !24
  %0 = getelementptr inbounds nuw i8, ptr %data.i.i7.i12.i.i, i64 8
  %_7.i.i.i.i.i = load double, ptr %0, align 8, !alias.scope !41, !noalias !42, !noundef !24
  %_3.i.i.i.i.i = fsub double %_4.i.i.i.i.i, %_7.i.i.i.i.i
  %_0.i.i.i.i.i = fmul double %_3.i.i.i.i.i, %_3.i.i.i.i.i
  %_0.i.i.i.i.i.i = fcmp ogt double %_0.i.i.i.i.i, 1.000000e-02
  %_0.i1.i.i.i.i.i = fadd double %accum.sroa.0.0.i13.i.i, %_0.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i, double %_0.i1.i.i.i.i.i, double %accum.sroa.0.0.i13.i.i
  %_6.not.i.i.i.i = icmp ugt i64 %_4.sroa.71.0.copyload.i.i, %len.i.i4.i15.i.i
  %data.i.i6.i.idx.i.i = select i1 %_6.not.i.i.i.i, i64 0, i64 %_4.sroa.71.0.copyload.i.i
  %data.i.i6.i.i.i = getelementptr inbounds nuw double, ptr %data.i.i6.i14.i.i, i64 %data.i.i6.i.idx.i.i
  %len.i.i4.i.i.i = sub nuw i64 %len.i.i4.i15.i.i, %data.i.i6.i.idx.i.i
  br i1 %_6.not.i.i.i.i, label %_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_.exit, label %bb3.i.i.i

_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_.exit: ; preds = %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i, %start
  %accum.sroa.0.0.i.lcssa.i.i = phi double [ -0.000000e+00, %start ], [ %_0.sroa.0.0.i.i.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i ]
  ret double %accum.sroa.0.0.i.lcssa.i.i
}

; <f64 as core::iter::traits::accum::Sum<&f64>>::sum::<core::slice::iter::Iter<f64>>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write)
define noundef double @_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector(ptr noundef nonnull %iter.0, ptr noundef %iter.1) unnamed_addr #2 {
start:
  %0 = icmp ne ptr %iter.1, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq ptr %iter.0, %iter.1
  br i1 %1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i

bb5.i:                                            ; preds = %start
  %2 = ptrtoint ptr %iter.1 to i64
  %3 = ptrtoint ptr %iter.0 to i64
  %4 = sub nuw i64 %2, %3
  %5 = lshr exact i64 %4, 3
  %xtraiter = and i64 %5, 7
  %6 = icmp ult i64 %4, 64
  br i1 %6, label %bb8.i.epil.preheader, label %bb5.i.new

bb5.i.new:                                        ; preds = %bb5.i
  %unroll_iter = and i64 %5, 2305843009213693944
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb5.i.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_27.i.7, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ -0.000000e+00, %bb5.i.new ], [ %_0.i.i.7, %bb8.i ]
  %niter = phi i64 [ 0, %bb5.i.new ], [ %niter.next.7, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_4.i.i = load double, ptr %_45.i, align 8, !alias.scope !43, !noundef !24
  %_0.i.i = fadd double %acc.sroa.0.0.i, %_4.i.i
  %7 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %_4.i.i.1 = load double, ptr %_45.i.1, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.1 = fadd double %_0.i.i, %_4.i.i.1
  %8 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.2 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %_4.i.i.2 = load double, ptr %_45.i.2, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.2 = fadd double %_0.i.i.1, %_4.i.i.2
  %9 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.3 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %_4.i.i.3 = load double, ptr %_45.i.3, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.3 = fadd double %_0.i.i.2, %_4.i.i.3
  %10 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.4 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %_4.i.i.4 = load double, ptr %_45.i.4, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.4 = fadd double %_0.i.i.3, %_4.i.i.4
  %11 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.5 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %_4.i.i.5 = load double, ptr %_45.i.5, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.5 = fadd double %_0.i.i.4, %_4.i.i.5
  %12 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.6 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %_4.i.i.6 = load double, ptr %_45.i.6, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.6 = fadd double %_0.i.i.5, %_4.i.i.6
  %13 = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i
  %_45.i.7 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %_4.i.i.7 = load double, ptr %_45.i.7, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.7 = fadd double %_0.i.i.6, %_4.i.i.7
  %_27.i.7 = add nuw i64 %i.sroa.0.0.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, label %bb8.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa: ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb5.i
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb5.i ], [ %_27.i.7, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi double [ -0.000000e+00, %bb5.i ], [ %_0.i.i.7, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  br label %bb8.i.epil

bb8.i.epil:                                       ; preds = %bb8.i.epil, %bb8.i.epil.preheader
  %i.sroa.0.0.i.epil = phi i64 [ %i.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_27.i.epil, %bb8.i.epil ]
  %acc.sroa.0.0.i.epil = phi double [ %acc.sroa.0.0.i.epil.init, %bb8.i.epil.preheader ], [ %_0.i.i.epil, %bb8.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.epil.preheader ], [ %epil.iter.next, %bb8.i.epil ]
  %_45.i.epil = getelementptr inbounds nuw double, ptr %iter.0, i64 %i.sroa.0.0.i.epil
  %_4.i.i.epil = load double, ptr %_45.i.epil, align 8, !alias.scope !43, !noundef !24
  %_0.i.i.epil = fadd double %acc.sroa.0.0.i.epil, %_4.i.i.epil
  %_27.i.epil = add nuw i64 %i.sroa.0.0.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.epil, !llvm.loop !46

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit: ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb8.i.epil, %start
  %_0.sroa.0.0.i = phi double [ -0.000000e+00, %start ], [ %_0.i.i.7, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ], [ %_0.i.i.epil, %bb8.i.epil ]
  ret double %_0.sroa.0.0.i
}

; <core::iter::adapters::copied::Copied<core::slice::iter::Iter<f64>> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64>::max>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write)
define noundef double @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector(ptr noundef nonnull %self.0, ptr noundef %self.1, double noundef %init) unnamed_addr #2 {
start:
  %0 = icmp ne ptr %self.1, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq ptr %self.0, %self.1
  br i1 %1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i

bb5.i:                                            ; preds = %start
  %2 = ptrtoint ptr %self.1 to i64
  %3 = ptrtoint ptr %self.0 to i64
  %4 = sub nuw i64 %2, %3
  %5 = lshr exact i64 %4, 3
  %xtraiter = and i64 %5, 1
  %6 = icmp eq i64 %4, 8
  br i1 %6, label %bb8.i.epil.preheader, label %bb5.i.new

bb5.i.new:                                        ; preds = %bb5.i
  %unroll_iter = and i64 %5, 2305843009213693950
  br label %bb8.i

bb8.i:                                            ; preds = %bb8.i, %bb5.i.new
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i.new ], [ %_27.i.1, %bb8.i ]
  %acc.sroa.0.0.i = phi double [ %init, %bb5.i.new ], [ %9, %bb8.i ]
  %niter = phi i64 [ 0, %bb5.i.new ], [ %niter.next.1, %bb8.i ]
  %_45.i = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i
  %elt.i.i = load double, ptr %_45.i, align 8, !alias.scope !48, !noundef !24
  %7 = tail call noundef double @llvm.maxnum.f64(double %acc.sroa.0.0.i, double %elt.i.i)
  %8 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i
  %_45.i.1 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %elt.i.i.1 = load double, ptr %_45.i.1, align 8, !alias.scope !48, !noundef !24
  %9 = tail call noundef double @llvm.maxnum.f64(double %7, double %elt.i.i.1)
  %_27.i.1 = add nuw i64 %i.sroa.0.0.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, label %bb8.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa: ; preds = %bb8.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.epil.preheader

bb8.i.epil.preheader:                             ; preds = %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb5.i
  %i.sroa.0.0.i.epil.init = phi i64 [ 0, %bb5.i ], [ %_27.i.1, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.epil.init = phi double [ %init, %bb5.i ], [ %9, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  %_45.i.epil = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.epil.init
  %elt.i.i.epil = load double, ptr %_45.i.epil, align 8, !alias.scope !48, !noundef !24
  %10 = tail call noundef double @llvm.maxnum.f64(double %acc.sroa.0.0.i.epil.init, double %elt.i.i.epil)
  br label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit: ; preds = %bb8.i.epil.preheader, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %start
  %_0.sroa.0.0.i = phi double [ %init, %start ], [ %9, %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ], [ %10, %bb8.i.epil.preheader ]
  ret double %_0.sroa.0.0.i
}

; <i32 as core::iter::traits::accum::Sum<&i32>>::sum::<core::slice::iter::Iter<i32>>
; Function Attrs: nounwind
define noundef i32 @_RINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECsQvn7VoWuPL_9rs_vector(ptr noundef nonnull %iter.0, ptr noundef %iter.1) unnamed_addr #0 {
start:
  %0 = icmp ne ptr %iter.1, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq ptr %iter.0, %iter.1
  br i1 %1, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i

bb5.i:                                            ; preds = %start
  %2 = ptrtoint ptr %iter.1 to i64
  %3 = ptrtoint ptr %iter.0 to i64
  %4 = sub nuw i64 %2, %3
  %5 = lshr exact i64 %4, 2
  br label %bb8.i

bb8.i:                                            ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i, %bb5.i
  %i.sroa.0.0.i = phi i64 [ 0, %bb5.i ], [ %_27.i, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i ]
  %acc.sroa.0.0.i = phi i32 [ 0, %bb5.i ], [ %_5.0.i.i, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i ]
  %_45.i = getelementptr inbounds nuw i32, ptr %iter.0, i64 %i.sroa.0.0.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !51)
  %other.i.i = load i32, ptr %_45.i, align 4, !alias.scope !51, !noundef !24
  %6 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %acc.sroa.0.0.i, i32 %other.i.i)
  %_5.1.i.i = extractvalue { i32, i1 } %6, 1
  br i1 %_5.1.i.i, label %panic.i.i, label %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i

panic.i.i:                                        ; preds = %bb8.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #14, !noalias !51
  unreachable

_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i: ; preds = %bb8.i
  %_5.0.i.i = extractvalue { i32, i1 } %6, 0
  %_27.i = add nuw i64 %i.sroa.0.0.i, 1
  %_28.i = icmp eq i64 %_27.i, %5
  br i1 %_28.i, label %_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i

_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECsQvn7VoWuPL_9rs_vector.exit: ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i, %start
  %_0.sroa.0.0.i = phi i32 [ 0, %start ], [ %_5.0.i.i, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i ]
  ret i32 %_0.sroa.0.0.i
}

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write)
define noundef double @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector(ptr noundef nonnull %self.0, ptr noundef %self.1) unnamed_addr #2 {
start:
  %0 = icmp ne ptr %self.1, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq ptr %self.0, %self.1
  br i1 %1, label %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i.i

bb5.i.i:                                          ; preds = %start
  %2 = ptrtoint ptr %self.1 to i64
  %3 = ptrtoint ptr %self.0 to i64
  %4 = sub nuw i64 %2, %3
  %5 = lshr exact i64 %4, 3
  %xtraiter = and i64 %5, 7
  %6 = icmp ult i64 %4, 64
  br i1 %6, label %bb8.i.i.epil.preheader, label %bb5.i.i.new

bb5.i.i.new:                                      ; preds = %bb5.i.i
  %unroll_iter = and i64 %5, 2305843009213693944
  br label %bb8.i.i

bb8.i.i:                                          ; preds = %bb8.i.i, %bb5.i.i.new
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb5.i.i.new ], [ %_27.i.i.7, %bb8.i.i ]
  %acc.sroa.0.0.i.i = phi double [ -0.000000e+00, %bb5.i.i.new ], [ %_0.i.i.i.7, %bb8.i.i ]
  %niter = phi i64 [ 0, %bb5.i.i.new ], [ %niter.next.7, %bb8.i.i ]
  %_45.i.i = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_4.i.i.i = load double, ptr %_45.i.i, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i = fadd double %acc.sroa.0.0.i.i, %_4.i.i.i
  %7 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.1 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %_4.i.i.i.1 = load double, ptr %_45.i.i.1, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.1 = fadd double %_0.i.i.i, %_4.i.i.i.1
  %8 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.2 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %_4.i.i.i.2 = load double, ptr %_45.i.i.2, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.2 = fadd double %_0.i.i.i.1, %_4.i.i.i.2
  %9 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.3 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %_4.i.i.i.3 = load double, ptr %_45.i.i.3, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.3 = fadd double %_0.i.i.i.2, %_4.i.i.i.3
  %10 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.4 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %_4.i.i.i.4 = load double, ptr %_45.i.i.4, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.4 = fadd double %_0.i.i.i.3, %_4.i.i.i.4
  %11 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.5 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %_4.i.i.i.5 = load double, ptr %_45.i.i.5, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.5 = fadd double %_0.i.i.i.4, %_4.i.i.i.5
  %12 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.6 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %_4.i.i.i.6 = load double, ptr %_45.i.i.6, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.6 = fadd double %_0.i.i.i.5, %_4.i.i.i.6
  %13 = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i
  %_45.i.i.7 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %_4.i.i.i.7 = load double, ptr %_45.i.i.7, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.7 = fadd double %_0.i.i.i.6, %_4.i.i.i.7
  %_27.i.i.7 = add nuw i64 %i.sroa.0.0.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, label %bb8.i.i

_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa: ; preds = %bb8.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.i.epil.preheader

bb8.i.i.epil.preheader:                           ; preds = %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb5.i.i
  %i.sroa.0.0.i.i.epil.init = phi i64 [ 0, %bb5.i.i ], [ %_27.i.i.7, %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.i.epil.init = phi double [ -0.000000e+00, %bb5.i.i ], [ %_0.i.i.i.7, %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  br label %bb8.i.i.epil

bb8.i.i.epil:                                     ; preds = %bb8.i.i.epil, %bb8.i.i.epil.preheader
  %i.sroa.0.0.i.i.epil = phi i64 [ %i.sroa.0.0.i.i.epil.init, %bb8.i.i.epil.preheader ], [ %_27.i.i.epil, %bb8.i.i.epil ]
  %acc.sroa.0.0.i.i.epil = phi double [ %acc.sroa.0.0.i.i.epil.init, %bb8.i.i.epil.preheader ], [ %_0.i.i.i.epil, %bb8.i.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.i.epil.preheader ], [ %epil.iter.next, %bb8.i.i.epil ]
  %_45.i.i.epil = getelementptr inbounds nuw double, ptr %self.0, i64 %i.sroa.0.0.i.i.epil
  %_4.i.i.i.epil = load double, ptr %_45.i.i.epil, align 8, !alias.scope !54, !noundef !24
  %_0.i.i.i.epil = fadd double %acc.sroa.0.0.i.i.epil, %_4.i.i.i.epil
  %_27.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.i.epil, !llvm.loop !57

_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit: ; preds = %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb8.i.i.epil, %start
  %_0.sroa.0.0.i.i = phi double [ -0.000000e+00, %start ], [ %_0.i.i.i.7, %_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.epil, %bb8.i.i.epil ]
  ret double %_0.sroa.0.0.i.i
}

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::sum::<i32>
; Function Attrs: nounwind
define noundef i32 @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3sumlECsQvn7VoWuPL_9rs_vector(ptr noundef nonnull %self.0, ptr noundef %self.1) unnamed_addr #0 {
start:
  %0 = icmp ne ptr %self.1, null
  tail call void @llvm.assume(i1 %0)
  %1 = icmp eq ptr %self.0, %self.1
  br i1 %1, label %_RINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i.i

bb5.i.i:                                          ; preds = %start
  %2 = ptrtoint ptr %self.1 to i64
  %3 = ptrtoint ptr %self.0 to i64
  %4 = sub nuw i64 %2, %3
  %5 = lshr exact i64 %4, 2
  br label %bb8.i.i

bb8.i.i:                                          ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i, %bb5.i.i
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb5.i.i ], [ %_27.i.i, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i ]
  %acc.sroa.0.0.i.i = phi i32 [ 0, %bb5.i.i ], [ %_5.0.i.i.i, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i ]
  %_45.i.i = getelementptr inbounds nuw i32, ptr %self.0, i64 %i.sroa.0.0.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !58)
  %other.i.i.i = load i32, ptr %_45.i.i, align 4, !alias.scope !58, !noundef !24
  %6 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %acc.sroa.0.0.i.i, i32 %other.i.i.i)
  %_5.1.i.i.i = extractvalue { i32, i1 } %6, 1
  br i1 %_5.1.i.i.i, label %panic.i.i.i, label %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i

panic.i.i.i:                                      ; preds = %bb8.i.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #14, !noalias !58
  unreachable

_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i: ; preds = %bb8.i.i
  %_5.0.i.i.i = extractvalue { i32, i1 } %6, 0
  %_27.i.i = add nuw i64 %i.sroa.0.0.i.i, 1
  %_28.i.i = icmp eq i64 %_27.i.i, %5
  br i1 %_28.i.i, label %_RINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.i

_RINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECsQvn7VoWuPL_9rs_vector.exit: ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i, %start
  %_0.sroa.0.0.i.i = phi i32 [ 0, %start ], [ %_5.0.i.i.i, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i ]
  ret i32 %_0.sroa.0.0.i.i
}

; <core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: nounwind
define noundef double @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(40) %self) unnamed_addr #0 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !61)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !64)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  %_4.sroa.0.0.copyload.i.i.i = load ptr, ptr %self, align 8, !alias.scope !70
  %_4.sroa.5.0.self.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_4.sroa.5.0.copyload.i.i.i = load i64, ptr %_4.sroa.5.0.self.sroa_idx.i.i.i, align 8, !alias.scope !70
  %_4.sroa.71.0.self.sroa_idx.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 32
  %_4.sroa.71.0.copyload.i.i.i = load i64, ptr %_4.sroa.71.0.self.sroa_idx.i.i.i, align 8, !alias.scope !70
  %_6.not.i.i5.i.i.i = icmp ugt i64 %_4.sroa.71.0.copyload.i.i.i, %_4.sroa.5.0.copyload.i.i.i
  %.not.i210.i.i.i = icmp eq ptr %_4.sroa.0.0.copyload.i.i.i, null
  %.not.i11.i.i.i = select i1 %_6.not.i.i5.i.i.i, i1 true, i1 %.not.i210.i.i.i
  br i1 %.not.i11.i.i.i, label %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_.exit, label %bb3.i.preheader.i.i.i

bb3.i.preheader.i.i.i:                            ; preds = %start
  %len.i.i4.i9.i.i.i = sub nuw i64 %_4.sroa.5.0.copyload.i.i.i, %_4.sroa.71.0.copyload.i.i.i
  %data.i.i6.i7.i.i.i = getelementptr inbounds nuw double, ptr %_4.sroa.0.0.copyload.i.i.i, i64 %_4.sroa.71.0.copyload.i.i.i
  br label %bb3.i.i.i.i

bb3.i.i.i.i:                                      ; preds = %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i, %bb3.i.preheader.i.i.i
  %len.i.i4.i15.i.i.i = phi i64 [ %len.i.i4.i.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i ], [ %len.i.i4.i9.i.i.i, %bb3.i.preheader.i.i.i ]
  %data.i.i6.i14.i.i.i = phi ptr [ %data.i.i6.i.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i ], [ %data.i.i6.i7.i.i.i, %bb3.i.preheader.i.i.i ]
  %accum.sroa.0.0.i13.i.i.i = phi double [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i ], [ -0.000000e+00, %bb3.i.preheader.i.i.i ]
  %data.i.i7.i12.i.i.i = phi ptr [ %data.i.i6.i14.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i ], [ %_4.sroa.0.0.copyload.i.i.i, %bb3.i.preheader.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !71)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !74)
  switch i64 %_4.sroa.71.0.copyload.i.i.i, label %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i [
    i64 0, label %panic.i.i.i.i.i.i
    i64 1, label %panic1.i.i.i.i.i.i
  ]

panic.i.i.i.i.i.i:                                ; preds = %bb3.i.i.i.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 0, i64 noundef 0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b56081e8fb9128d1659edbb4e3a3e7a1) #14, !noalias !77
  unreachable

panic1.i.i.i.i.i.i:                               ; preds = %bb3.i.i.i.i
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef 1, i64 noundef 1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_975f0352ce8e6054494e7559df6764fe) #14, !noalias !77
  unreachable

_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i: ; preds = %bb3.i.i.i.i
  %_4.i.i.i.i.i.i = load double, ptr %data.i.i7.i12.i.i.i, align 8, !alias.scope !80, !noalias !81, !noundef !24
  %0 = getelementptr inbounds nuw i8, ptr %data.i.i7.i12.i.i.i, i64 8
  %_7.i.i.i.i.i.i = load double, ptr %0, align 8, !alias.scope !80, !noalias !81, !noundef !24
  %_3.i.i.i.i.i.i = fsub double %_4.i.i.i.i.i.i, %_7.i.i.i.i.i.i
  %_0.i.i.i.i.i.i = fmul double %_3.i.i.i.i.i.i, %_3.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i = fcmp ogt double %_0.i.i.i.i.i.i, 1.000000e-02
  %_0.i1.i.i.i.i.i.i = fadd double %accum.sroa.0.0.i13.i.i.i, %_0.i.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i, double %_0.i1.i.i.i.i.i.i, double %accum.sroa.0.0.i13.i.i.i
  %_6.not.i.i.i.i.i = icmp ugt i64 %_4.sroa.71.0.copyload.i.i.i, %len.i.i4.i15.i.i.i
  %data.i.i6.i.idx.i.i.i = select i1 %_6.not.i.i.i.i.i, i64 0, i64 %_4.sroa.71.0.copyload.i.i.i
  %data.i.i6.i.i.i.i = getelementptr inbounds nuw double, ptr %data.i.i6.i14.i.i.i, i64 %data.i.i6.i.idx.i.i.i
  %len.i.i4.i.i.i.i = sub nuw i64 %len.i.i4.i15.i.i.i, %data.i.i6.i.idx.i.i.i
  br i1 %_6.not.i.i.i.i.i, label %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_.exit, label %bb3.i.i.i.i

_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_.exit: ; preds = %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i, %start
  %accum.sroa.0.0.i.lcssa.i.i.i = phi double [ -0.000000e+00, %start ], [ %_0.sroa.0.0.i.i.i.i.i.i, %_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_.exit.i.i.i.i ]
  ret double %accum.sroa.0.0.i.lcssa.i.i.i
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>>>::new
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write)
define void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutlEINtBZ_7WindowslEEINtB5_7ZipImplBW_B1r_E3newCsQvn7VoWuPL_9rs_vector(ptr dead_on_unwind noalias noundef writable writeonly sret([56 x i8]) align 8 captures(none) dereferenceable(56) initializes((0, 56)) %_0, ptr noundef nonnull %0, ptr noundef %1, ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(24) %b) unnamed_addr #3 {
start:
  %2 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %2)
  %3 = ptrtoint ptr %1 to i64
  %4 = ptrtoint ptr %0 to i64
  %5 = sub nuw i64 %3, %4
  %6 = lshr exact i64 %5, 2
  %7 = getelementptr inbounds nuw i8, ptr %b, i64 16
  %self1.i.i = load i64, ptr %7, align 8, !range !82, !alias.scope !83, !noalias !88, !noundef !24
  %8 = getelementptr inbounds nuw i8, ptr %b, i64 8
  %_9.1.i.i = load i64, ptr %8, align 8, !alias.scope !83, !noalias !88, !noundef !24
  %_2.i.i = icmp ugt i64 %self1.i.i, %_9.1.i.i
  %reass.sub = sub i64 %_9.1.i.i, %self1.i.i
  %size.i.i = add i64 %reass.sub, 1
  %9 = tail call i64 @llvm.umin.i64(i64 %size.i.i, i64 %6)
  %..i = select i1 %_2.i.i, i64 0, i64 %9
  store ptr %0, ptr %_0, align 8
  %10 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %1, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %11, ptr noundef nonnull align 8 dereferenceable(24) %b, i64 24, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %_0, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 48
  store i64 %..i, ptr %13, align 8
  ret void
}

; <core::slice::iter::Windows<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define { ptr, i64 } @_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsQvn7VoWuPL_9rs_vector(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self, i64 noundef %idx) unnamed_addr #4 {
start:
  %self.0 = load ptr, ptr %self, align 8, !nonnull !24, !align !90, !noundef !24
  %data = getelementptr inbounds nuw i32, ptr %self.0, i64 %idx
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %self1 = load i64, ptr %0, align 8, !range !82, !noundef !24
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %self1, 1
  ret { ptr, i64 } %2
}

; <core::slice::iter::IterMut<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define noundef range(i64 0, 4611686018427387904) i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutlENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #4 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !91, !noalias !94, !nonnull !24, !noundef !24
  %subtracted.i = load ptr, ptr %self, align 8, !alias.scope !91, !noalias !94, !nonnull !24, !noundef !24
  %1 = ptrtoint ptr %_5.i to i64
  %2 = ptrtoint ptr %subtracted.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 2
  ret i64 %4
}

; <core::slice::iter::Windows<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define noundef i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7WindowslENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self) unnamed_addr #4 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %self1.i = load i64, ptr %0, align 8, !range !82, !alias.scope !96, !noalias !99, !noundef !24
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_9.1.i = load i64, ptr %1, align 8, !alias.scope !96, !noalias !99, !noundef !24
  %_2.i = icmp ugt i64 %self1.i, %_9.1.i
  %reass.sub = sub i64 %_9.1.i, %self1.i
  %size.i = add i64 %reass.sub, 1
  %_2.sroa.0.0 = select i1 %_2.i, i64 0, i64 %size.i
  ret i64 %_2.sroa.0.0
}

; Function Attrs: nounwind
define ptx_kernel void @axpy(ptr noundef readonly captures(none) %x, ptr noundef readonly captures(none) %y, ptr noundef writeonly captures(none) %out, i64 noundef %n, float noundef %a) unnamed_addr #0 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #14
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #14
  unreachable

_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i2 = zext i32 %_7.0.i to i64
  %_9 = icmp ugt i64 %n, %_0.i2
  br i1 %_9, label %bb6, label %bb8

bb8:                                              ; preds = %bb6, %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  ret void

bb6:                                              ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  %1 = getelementptr inbounds nuw float, ptr %x, i64 %_0.i2
  %_13 = load float, ptr %1, align 4, !noundef !24
  %_12 = fmul float %a, %_13
  %2 = getelementptr inbounds nuw float, ptr %y, i64 %_0.i2
  %_16 = load float, ptr %2, align 4, !noundef !24
  %_11 = fadd float %_12, %_16
  %_0.i = getelementptr inbounds nuw float, ptr %out, i64 %_0.i2
  store float %_11, ptr %_0.i, align 4
  br label %bb8
}

; Function Attrs: nounwind
define ptx_kernel void @moving_sum(ptr noundef readonly captures(address) %x, ptr noundef captures(address) %out) unnamed_addr #0 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #14
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #14
  unreachable

_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i2 = zext i32 %_7.0.i to i64
  %_0.i1.idx = shl nuw nsw i64 %_0.i2, 6
  %_0.i1 = getelementptr inbounds nuw i8, ptr %x, i64 %_0.i1.idx
  %_0.i.idx = mul nuw nsw i64 %_0.i2, 52
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  %1 = icmp ne ptr %out, null
  br label %bb10

bb10:                                             ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.3, %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  %iter.sroa.10.0 = phi i64 [ 0, %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit ], [ %iter.sroa.10.1, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.3 ]
  %_14.sroa.6.0 = phi ptr [ undef, %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit ], [ %_14.sroa.6.1, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.3 ]
  %_2.i.i = icmp ult i64 %iter.sroa.10.0, 13
  br i1 %_2.i.i, label %bb1.i.i, label %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector.exit

bb1.i.i:                                          ; preds = %bb10
  %2 = add nuw nsw i64 %iter.sroa.10.0, 1
  tail call void @llvm.assume(i1 %1)
  %_3.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i, i64 %iter.sroa.10.0
  %data.i.i.i = getelementptr inbounds nuw i32, ptr %_0.i1, i64 %iter.sroa.10.0
  br label %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector.exit

_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector.exit: ; preds = %bb10, %bb1.i.i
  %iter.sroa.10.1 = phi i64 [ %2, %bb1.i.i ], [ %iter.sroa.10.0, %bb10 ]
  %_14.sroa.0.0 = phi ptr [ %_3.i.i.i, %bb1.i.i ], [ null, %bb10 ]
  %_14.sroa.6.1 = phi ptr [ %data.i.i.i, %bb1.i.i ], [ %_14.sroa.6.0, %bb10 ]
  %.not = icmp eq ptr %_14.sroa.0.0, null
  br i1 %.not, label %bb14, label %bb13

bb13:                                             ; preds = %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector.exit
  %3 = icmp ne ptr %_14.sroa.6.1, null
  tail call void @llvm.assume(i1 %3)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !101)
  %other.i.i.i.i = load i32, ptr %_14.sroa.6.1, align 4, !alias.scope !101, !noundef !24
  %_45.i.i.i.1 = getelementptr inbounds nuw i8, ptr %_14.sroa.6.1, i64 4
  %other.i.i.i.i.1 = load i32, ptr %_45.i.i.i.1, align 4, !alias.scope !104, !noundef !24
  %4 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %other.i.i.i.i, i32 %other.i.i.i.i.1)
  %_5.1.i.i.i.i.1 = extractvalue { i32, i1 } %4, 1
  br i1 %_5.1.i.i.i.i.1, label %panic.i.i.i.i, label %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.1

panic.i.i.i.i:                                    ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.2, %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.1, %bb13
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #14, !noalias !101
  unreachable

_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.1: ; preds = %bb13
  %_5.0.i.i.i.i.1 = extractvalue { i32, i1 } %4, 0
  %_45.i.i.i.2 = getelementptr inbounds nuw i8, ptr %_14.sroa.6.1, i64 8
  %other.i.i.i.i.2 = load i32, ptr %_45.i.i.i.2, align 4, !alias.scope !106, !noundef !24
  %5 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_5.0.i.i.i.i.1, i32 %other.i.i.i.i.2)
  %_5.1.i.i.i.i.2 = extractvalue { i32, i1 } %5, 1
  br i1 %_5.1.i.i.i.i.2, label %panic.i.i.i.i, label %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.2

_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.2: ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.1
  %_5.0.i.i.i.i.2 = extractvalue { i32, i1 } %5, 0
  %_45.i.i.i.3 = getelementptr inbounds nuw i8, ptr %_14.sroa.6.1, i64 12
  %other.i.i.i.i.3 = load i32, ptr %_45.i.i.i.3, align 4, !alias.scope !108, !noundef !24
  %6 = tail call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_5.0.i.i.i.i.2, i32 %other.i.i.i.i.3)
  %_5.1.i.i.i.i.3 = extractvalue { i32, i1 } %6, 1
  br i1 %_5.1.i.i.i.i.3, label %panic.i.i.i.i, label %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.3

_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.3: ; preds = %_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector.exit.i.i.i.2
  %_5.0.i.i.i.i.3 = extractvalue { i32, i1 } %6, 0
  store i32 %_5.0.i.i.i.i.3, ptr %_14.sroa.0.0, align 4
  br label %bb10

bb14:                                             ; preds = %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector.exit
  %7 = getelementptr inbounds nuw i8, ptr %_0.i, i64 28
  tail call void @llvm.experimental.noalias.scope.decl(metadata !110)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !113)
  %y.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 48
  %8 = load i32, ptr %_0.i, align 4, !alias.scope !115, !noalias !113, !noundef !24
  %9 = load i32, ptr %y.i.i, align 4, !alias.scope !118, !noalias !110
  store i32 %9, ptr %_0.i, align 4, !alias.scope !115, !noalias !113
  store i32 %8, ptr %y.i.i, align 4, !alias.scope !118, !noalias !110
  %x.1.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 4
  %y.1.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 44
  %10 = load i32, ptr %x.1.i.i, align 4, !alias.scope !115, !noalias !113, !noundef !24
  %11 = load i32, ptr %y.1.i.i, align 4, !alias.scope !118, !noalias !110
  store i32 %11, ptr %x.1.i.i, align 4, !alias.scope !115, !noalias !113
  store i32 %10, ptr %y.1.i.i, align 4, !alias.scope !118, !noalias !110
  %x.2.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  %y.2.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 40
  %12 = load i32, ptr %x.2.i.i, align 4, !alias.scope !115, !noalias !113, !noundef !24
  %13 = load i32, ptr %y.2.i.i, align 4, !alias.scope !118, !noalias !110
  store i32 %13, ptr %x.2.i.i, align 4, !alias.scope !115, !noalias !113
  store i32 %12, ptr %y.2.i.i, align 4, !alias.scope !118, !noalias !110
  %x.3.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 12
  %y.3.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 36
  %14 = load i32, ptr %x.3.i.i, align 4, !alias.scope !115, !noalias !113, !noundef !24
  %15 = load i32, ptr %y.3.i.i, align 4, !alias.scope !118, !noalias !110
  store i32 %15, ptr %x.3.i.i, align 4, !alias.scope !115, !noalias !113
  store i32 %14, ptr %y.3.i.i, align 4, !alias.scope !118, !noalias !110
  %x.4.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  %y.4.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 32
  %16 = load i32, ptr %x.4.i.i, align 4, !alias.scope !115, !noalias !113, !noundef !24
  %17 = load i32, ptr %y.4.i.i, align 4, !alias.scope !118, !noalias !110
  store i32 %17, ptr %x.4.i.i, align 4, !alias.scope !115, !noalias !113
  store i32 %16, ptr %y.4.i.i, align 4, !alias.scope !118, !noalias !110
  %x.5.i.i = getelementptr inbounds nuw i8, ptr %_0.i, i64 20
  %18 = load i32, ptr %x.5.i.i, align 4, !alias.scope !115, !noalias !113, !noundef !24
  %19 = load i32, ptr %7, align 4, !alias.scope !118, !noalias !110
  store i32 %19, ptr %x.5.i.i, align 4, !alias.scope !115, !noalias !113
  store i32 %18, ptr %7, align 4, !alias.scope !118, !noalias !110
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @row_stats(ptr noundef readonly captures(address_is_null) %x, ptr noundef writeonly captures(none) %out, i64 noundef %cols) unnamed_addr #0 {
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #14
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #14
  unreachable

_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i4 = zext i32 %_7.0.i to i64
  %_8.1 = icmp ugt i64 %cols, 576460752303423487
  br i1 %_8.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  %_8.0 = shl nuw i64 %cols, 5
  %1 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i4, i64 %cols)
  %_11.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_11.1, label %panic1, label %bb5

panic:                                            ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_09d975081d8340e1ce6def7c65e738c2) #14
  unreachable

panic1:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_fa3b411c77e4f72605ed530cffd95899) #14
  unreachable

bb5:                                              ; preds = %bb2
  %_14.0 = add nuw nsw i64 %_0.i4, 1
  %2 = tail call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_14.0, i64 %cols)
  %_15.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_15.1, label %panic3, label %bb6

bb6:                                              ; preds = %bb5
  %_15.0 = extractvalue { i64, i1 } %2, 0
  %_11.0 = extractvalue { i64, i1 } %1, 0
  %_13.i = icmp ult i64 %_15.0, %_11.0
  %_7.not.i = icmp ugt i64 %_15.0, %_8.0
  %or.cond.i = or i1 %_13.i, %_7.not.i
  br i1 %or.cond.i, label %bb3.i5, label %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit, !prof !119

bb3.i5:                                           ; preds = %bb6
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %_11.0, i64 noundef %_15.0, i64 noundef range(i64 0, 1152921504606846976) %_8.0, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_dc7e7ba663bbb8a89dc02ea591bf5ac8) #14, !noalias !120
  unreachable

_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit: ; preds = %bb6
  %_14.i = sub nuw i64 %_15.0, %_11.0
  %_16.i.idx = shl nuw nsw i64 %_11.0, 3
  %_16.i = getelementptr inbounds nuw i8, ptr %x, i64 %_16.i.idx
  %3 = icmp ne ptr %x, null
  tail call void @llvm.assume(i1 %3)
  %4 = icmp samesign eq i64 %_11.0, %_15.0
  br i1 %4, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit
  %5 = add nsw i64 %cols, -1
  %xtraiter = and i64 %cols, 7
  %6 = icmp ult i64 %5, 7
  br i1 %6, label %bb8.i.i.i.epil.preheader, label %bb5.i.i.i.new

bb5.i.i.i.new:                                    ; preds = %bb5.i.i.i
  %unroll_iter = and i64 %cols, 576460752303423480
  br label %bb8.i.i.i

bb8.i.i.i:                                        ; preds = %bb8.i.i.i, %bb5.i.i.i.new
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb5.i.i.i.new ], [ %_27.i.i.i.7, %bb8.i.i.i ]
  %acc.sroa.0.0.i.i.i = phi double [ -0.000000e+00, %bb5.i.i.i.new ], [ %_0.i.i.i.i.7, %bb8.i.i.i ]
  %niter = phi i64 [ 0, %bb5.i.i.i.new ], [ %niter.next.7, %bb8.i.i.i ]
  %_45.i.i.i = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_4.i.i.i.i = load double, ptr %_45.i.i.i, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i = fadd double %acc.sroa.0.0.i.i.i, %_4.i.i.i.i
  %7 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.1 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %_4.i.i.i.i.1 = load double, ptr %_45.i.i.i.1, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.1 = fadd double %_0.i.i.i.i, %_4.i.i.i.i.1
  %8 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.2 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %_4.i.i.i.i.2 = load double, ptr %_45.i.i.i.2, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.2 = fadd double %_0.i.i.i.i.1, %_4.i.i.i.i.2
  %9 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.3 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %_4.i.i.i.i.3 = load double, ptr %_45.i.i.i.3, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.3 = fadd double %_0.i.i.i.i.2, %_4.i.i.i.i.3
  %10 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.4 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %_4.i.i.i.i.4 = load double, ptr %_45.i.i.i.4, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.4 = fadd double %_0.i.i.i.i.3, %_4.i.i.i.i.4
  %11 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.5 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %_4.i.i.i.i.5 = load double, ptr %_45.i.i.i.5, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.5 = fadd double %_0.i.i.i.i.4, %_4.i.i.i.i.5
  %12 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.6 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %_4.i.i.i.i.6 = load double, ptr %_45.i.i.i.6, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.6 = fadd double %_0.i.i.i.i.5, %_4.i.i.i.i.6
  %13 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i
  %_45.i.i.i.7 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %_4.i.i.i.i.7 = load double, ptr %_45.i.i.i.7, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.7 = fadd double %_0.i.i.i.i.6, %_4.i.i.i.i.7
  %_27.i.i.i.7 = add nuw i64 %i.sroa.0.0.i.i.i, 8
  %niter.next.7 = add i64 %niter, 8
  %niter.ncmp.7 = icmp eq i64 %niter.next.7, %unroll_iter
  br i1 %niter.ncmp.7, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, label %bb8.i.i.i

_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa: ; preds = %bb8.i.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.i.i.epil.preheader

bb8.i.i.i.epil.preheader:                         ; preds = %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb5.i.i.i
  %i.sroa.0.0.i.i.i.epil.init = phi i64 [ 0, %bb5.i.i.i ], [ %_27.i.i.i.7, %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.i.i.epil.init = phi double [ -0.000000e+00, %bb5.i.i.i ], [ %_0.i.i.i.i.7, %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %lcmp.mod9 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod9)
  br label %bb8.i.i.i.epil

bb8.i.i.i.epil:                                   ; preds = %bb8.i.i.i.epil, %bb8.i.i.i.epil.preheader
  %i.sroa.0.0.i.i.i.epil = phi i64 [ %i.sroa.0.0.i.i.i.epil.init, %bb8.i.i.i.epil.preheader ], [ %_27.i.i.i.epil, %bb8.i.i.i.epil ]
  %acc.sroa.0.0.i.i.i.epil = phi double [ %acc.sroa.0.0.i.i.i.epil.init, %bb8.i.i.i.epil.preheader ], [ %_0.i.i.i.i.epil, %bb8.i.i.i.epil ]
  %epil.iter = phi i64 [ 0, %bb8.i.i.i.epil.preheader ], [ %epil.iter.next, %bb8.i.i.i.epil ]
  %_45.i.i.i.epil = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.i.epil
  %_4.i.i.i.i.epil = load double, ptr %_45.i.i.i.epil, align 8, !alias.scope !123, !noundef !24
  %_0.i.i.i.i.epil = fadd double %acc.sroa.0.0.i.i.i.epil, %_4.i.i.i.i.epil
  %_27.i.i.i.epil = add nuw i64 %i.sroa.0.0.i.i.i.epil, 1
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.i.i.epil, !llvm.loop !126

_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit: ; preds = %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb8.i.i.i.epil, %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit
  %_0.sroa.0.0.i.i.i = phi double [ -0.000000e+00, %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit ], [ %_0.i.i.i.i.7, %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ], [ %_0.i.i.i.i.epil, %bb8.i.i.i.epil ]
  br i1 %4, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit, label %bb5.i.i

bb5.i.i:                                          ; preds = %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit
  %xtraiter10 = and i64 %cols, 1
  %14 = icmp eq i64 %cols, 1
  br i1 %14, label %bb8.i.i.epil.preheader, label %bb5.i.i.new

bb5.i.i.new:                                      ; preds = %bb5.i.i
  %unroll_iter15 = and i64 %cols, 576460752303423486
  br label %bb8.i.i

bb8.i.i:                                          ; preds = %bb8.i.i, %bb5.i.i.new
  %i.sroa.0.0.i.i = phi i64 [ 0, %bb5.i.i.new ], [ %_27.i.i.1, %bb8.i.i ]
  %acc.sroa.0.0.i.i = phi double [ 0xFFF0000000000000, %bb5.i.i.new ], [ %17, %bb8.i.i ]
  %niter16 = phi i64 [ 0, %bb5.i.i.new ], [ %niter16.next.1, %bb8.i.i ]
  %_45.i.i = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i
  %elt.i.i.i = load double, ptr %_45.i.i, align 8, !alias.scope !127, !noundef !24
  %15 = tail call noundef double @llvm.maxnum.f64(double %acc.sroa.0.0.i.i, double %elt.i.i.i)
  %16 = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i
  %_45.i.i.1 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %elt.i.i.i.1 = load double, ptr %_45.i.i.1, align 8, !alias.scope !127, !noundef !24
  %17 = tail call noundef double @llvm.maxnum.f64(double %15, double %elt.i.i.i.1)
  %_27.i.i.1 = add nuw i64 %i.sroa.0.0.i.i, 2
  %niter16.next.1 = add i64 %niter16, 2
  %niter16.ncmp.1 = icmp eq i64 %niter16.next.1, %unroll_iter15
  br i1 %niter16.ncmp.1, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, label %bb8.i.i

_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa: ; preds = %bb8.i.i
  %lcmp.mod12.not = icmp eq i64 %xtraiter10, 0
  br i1 %lcmp.mod12.not, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit, label %bb8.i.i.epil.preheader

bb8.i.i.epil.preheader:                           ; preds = %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %bb5.i.i
  %i.sroa.0.0.i.i.epil.init = phi i64 [ 0, %bb5.i.i ], [ %_27.i.i.1, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %acc.sroa.0.0.i.i.epil.init = phi double [ 0xFFF0000000000000, %bb5.i.i ], [ %17, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ]
  %lcmp.mod14 = icmp ne i64 %xtraiter10, 0
  tail call void @llvm.assume(i1 %lcmp.mod14)
  %_45.i.i.epil = getelementptr inbounds nuw double, ptr %_16.i, i64 %i.sroa.0.0.i.i.epil.init
  %elt.i.i.i.epil = load double, ptr %_45.i.i.epil, align 8, !alias.scope !127, !noundef !24
  %18 = tail call noundef double @llvm.maxnum.f64(double %acc.sroa.0.0.i.i.epil.init, double %elt.i.i.i.epil)
  br label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit

_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit: ; preds = %bb8.i.i.epil.preheader, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa, %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit
  %_0.sroa.0.0.i.i = phi double [ 0xFFF0000000000000, %_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector.exit ], [ %17, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit.loopexit.unr-lcssa ], [ %18, %bb8.i.i.epil.preheader ]
  %fst_len.i = and i64 %_14.i, 1152921504606846974
  %_6.not.i.i5.i.i.i.i = icmp eq i64 %fst_len.i, 0
  br i1 %_6.not.i.i5.i.i.i.i, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_.exit, label %bb3.i.preheader.i.i.i.i

bb3.i.preheader.i.i.i.i:                          ; preds = %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit
  %len.i.i4.i9.i.i.i.i = add nsw i64 %fst_len.i, -2
  %data.i.i6.i7.i.i.i.i = getelementptr inbounds nuw i8, ptr %_16.i, i64 16
  %19 = and i64 %len.i.i4.i9.i.i.i.i, 2
  %lcmp.mod18.not.not = icmp eq i64 %19, 0
  br i1 %lcmp.mod18.not.not, label %bb3.i.i.i.i.i.prol, label %bb3.i.i.i.i.i.prol.loopexit

bb3.i.i.i.i.i.prol:                               ; preds = %bb3.i.preheader.i.i.i.i
  %_4.i.i.i.i.i.i.i.prol = load double, ptr %_16.i, align 8, !alias.scope !130, !noalias !135, !noundef !24
  %20 = getelementptr inbounds nuw i8, ptr %_16.i, i64 8
  %_7.i.i.i.i.i.i.i.prol = load double, ptr %20, align 8, !alias.scope !130, !noalias !135, !noundef !24
  %_3.i.i.i.i.i.i.i.prol = fsub double %_4.i.i.i.i.i.i.i.prol, %_7.i.i.i.i.i.i.i.prol
  %_0.i.i.i.i.i.i.i.prol = fmul double %_3.i.i.i.i.i.i.i.prol, %_3.i.i.i.i.i.i.i.prol
  %_0.i.i.i.i.i.i.i.i.prol = fcmp ogt double %_0.i.i.i.i.i.i.i.prol, 1.000000e-02
  %_0.sroa.0.0.i.i.i.i.i.i.i.prol = select i1 %_0.i.i.i.i.i.i.i.i.prol, double %_0.i.i.i.i.i.i.i.prol, double -0.000000e+00
  %_6.not.i.i.i.i.i.i.prol = icmp eq i64 %len.i.i4.i9.i.i.i.i, 0
  %data.i.i6.i.idx.i.i.i.i.prol = select i1 %_6.not.i.i.i.i.i.i.prol, i64 0, i64 2
  %data.i.i6.i.i.i.i.i.prol = getelementptr inbounds nuw double, ptr %data.i.i6.i7.i.i.i.i, i64 %data.i.i6.i.idx.i.i.i.i.prol
  %len.i.i4.i.i.i.i.i.prol = sub nuw nsw i64 %len.i.i4.i9.i.i.i.i, %data.i.i6.i.idx.i.i.i.i.prol
  br label %bb3.i.i.i.i.i.prol.loopexit

bb3.i.i.i.i.i.prol.loopexit:                      ; preds = %bb3.i.i.i.i.i.prol, %bb3.i.preheader.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i.lcssa.unr = phi double [ poison, %bb3.i.preheader.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.prol, %bb3.i.i.i.i.i.prol ]
  %len.i.i4.i15.i.i.i.i.unr = phi i64 [ %len.i.i4.i9.i.i.i.i, %bb3.i.preheader.i.i.i.i ], [ %len.i.i4.i.i.i.i.i.prol, %bb3.i.i.i.i.i.prol ]
  %data.i.i6.i14.i.i.i.i.unr = phi ptr [ %data.i.i6.i7.i.i.i.i, %bb3.i.preheader.i.i.i.i ], [ %data.i.i6.i.i.i.i.i.prol, %bb3.i.i.i.i.i.prol ]
  %accum.sroa.0.0.i13.i.i.i.i.unr = phi double [ -0.000000e+00, %bb3.i.preheader.i.i.i.i ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.prol, %bb3.i.i.i.i.i.prol ]
  %data.i.i7.i12.i.i.i.i.unr = phi ptr [ %_16.i, %bb3.i.preheader.i.i.i.i ], [ %data.i.i6.i7.i.i.i.i, %bb3.i.i.i.i.i.prol ]
  %21 = icmp eq i64 %len.i.i4.i9.i.i.i.i, 0
  br i1 %21, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_.exit, label %bb3.i.i.i.i.i

bb3.i.i.i.i.i:                                    ; preds = %bb3.i.i.i.i.i.prol.loopexit, %bb3.i.i.i.i.i
  %len.i.i4.i15.i.i.i.i = phi i64 [ %len.i.i4.i.i.i.i.i.1, %bb3.i.i.i.i.i ], [ %len.i.i4.i15.i.i.i.i.unr, %bb3.i.i.i.i.i.prol.loopexit ]
  %data.i.i6.i14.i.i.i.i = phi ptr [ %data.i.i6.i.i.i.i.i.1, %bb3.i.i.i.i.i ], [ %data.i.i6.i14.i.i.i.i.unr, %bb3.i.i.i.i.i.prol.loopexit ]
  %accum.sroa.0.0.i13.i.i.i.i = phi double [ %_0.sroa.0.0.i.i.i.i.i.i.i.1, %bb3.i.i.i.i.i ], [ %accum.sroa.0.0.i13.i.i.i.i.unr, %bb3.i.i.i.i.i.prol.loopexit ]
  %data.i.i7.i12.i.i.i.i = phi ptr [ %data.i.i6.i.i.i.i.i, %bb3.i.i.i.i.i ], [ %data.i.i7.i12.i.i.i.i.unr, %bb3.i.i.i.i.i.prol.loopexit ]
  %_4.i.i.i.i.i.i.i = load double, ptr %data.i.i7.i12.i.i.i.i, align 8, !alias.scope !130, !noalias !135, !noundef !24
  %22 = getelementptr inbounds nuw i8, ptr %data.i.i7.i12.i.i.i.i, i64 8
  %_7.i.i.i.i.i.i.i = load double, ptr %22, align 8, !alias.scope !130, !noalias !135, !noundef !24
  %_3.i.i.i.i.i.i.i = fsub double %_4.i.i.i.i.i.i.i, %_7.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i = fmul double %_3.i.i.i.i.i.i.i, %_3.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i = fcmp ogt double %_0.i.i.i.i.i.i.i, 1.000000e-02
  %_0.i1.i.i.i.i.i.i.i = fadd double %accum.sroa.0.0.i13.i.i.i.i, %_0.i.i.i.i.i.i.i
  %_0.sroa.0.0.i.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i, double %_0.i1.i.i.i.i.i.i.i, double %accum.sroa.0.0.i13.i.i.i.i
  %_6.not.i.i.i.i.i.i = icmp eq i64 %len.i.i4.i15.i.i.i.i, 0
  %data.i.i6.i.idx.i.i.i.i = select i1 %_6.not.i.i.i.i.i.i, i64 0, i64 2
  %data.i.i6.i.i.i.i.i = getelementptr inbounds nuw double, ptr %data.i.i6.i14.i.i.i.i, i64 %data.i.i6.i.idx.i.i.i.i
  %_4.i.i.i.i.i.i.i.1 = load double, ptr %data.i.i6.i14.i.i.i.i, align 8, !alias.scope !130, !noalias !135, !noundef !24
  %23 = getelementptr inbounds nuw i8, ptr %data.i.i6.i14.i.i.i.i, i64 8
  %_7.i.i.i.i.i.i.i.1 = load double, ptr %23, align 8, !alias.scope !130, !noalias !135, !noundef !24
  %_3.i.i.i.i.i.i.i.1 = fsub double %_4.i.i.i.i.i.i.i.1, %_7.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.i.1 = fmul double %_3.i.i.i.i.i.i.i.1, %_3.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.i.i.1 = fcmp ogt double %_0.i.i.i.i.i.i.i.1, 1.000000e-02
  %_0.i1.i.i.i.i.i.i.i.1 = fadd double %_0.sroa.0.0.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.1
  %_0.sroa.0.0.i.i.i.i.i.i.i.1 = select i1 %_0.i.i.i.i.i.i.i.i.1, double %_0.i1.i.i.i.i.i.i.i.1, double %_0.sroa.0.0.i.i.i.i.i.i.i
  %_6.not.i.i.i.i.i.i.1 = icmp eq i64 %len.i.i4.i15.i.i.i.i, %data.i.i6.i.idx.i.i.i.i
  %data.i.i6.i.idx.i.i.i.i.1 = select i1 %_6.not.i.i.i.i.i.i.1, i64 0, i64 2
  %data.i.i6.i.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %data.i.i6.i.i.i.i.i, i64 %data.i.i6.i.idx.i.i.i.i.1
  %24 = add nuw nsw i64 %data.i.i6.i.idx.i.i.i.i, %data.i.i6.i.idx.i.i.i.i.1
  %len.i.i4.i.i.i.i.i.1 = sub nuw i64 %len.i.i4.i15.i.i.i.i, %24
  br i1 %_6.not.i.i.i.i.i.i.1, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_.exit, label %bb3.i.i.i.i.i

_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_.exit: ; preds = %bb3.i.i.i.i.i.prol.loopexit, %bb3.i.i.i.i.i, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit
  %accum.sroa.0.0.i.lcssa.i.i.i.i = phi double [ -0.000000e+00, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector.exit ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.lcssa.unr, %bb3.i.i.i.i.i.prol.loopexit ], [ %_0.sroa.0.0.i.i.i.i.i.i.i.1, %bb3.i.i.i.i.i ]
  %_0.i.idx = mul nuw nsw i64 %_0.i4, 24
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  store double %_0.sroa.0.0.i.i.i, ptr %_0.i, align 8, !alias.scope !146, !noalias !153
  %_29.sroa.4.0._26.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  store double %_0.sroa.0.0.i.i, ptr %_29.sroa.4.0._26.0.sroa_idx, align 8, !alias.scope !146, !noalias !153
  %_29.sroa.5.0._26.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  store double %accum.sroa.0.0.i.lcssa.i.i.i.i, ptr %_29.sroa.5.0._26.0.sroa_idx, align 8, !alias.scope !146, !noalias !153
  ret void

panic3:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0e4a14ac4d1eb25f7d9551f5cce4fda4) #14
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}


; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #8

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #9 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #11

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #13

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #2 = { nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_90" }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #7 = { "target-cpu"="sm_90" }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #10 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #11 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector: %x"}
!6 = distinct !{!6, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector"}
!7 = !{!8}
!8 = distinct !{!8, !6, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector: %y"}
!9 = !{!10}
!10 = distinct !{!10, !6, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector: %x:It1"}
!11 = !{!12}
!12 = distinct !{!12, !6, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector: %y:It1"}
!13 = !{!14}
!14 = distinct !{!14, !15, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_: %elt.0"}
!15 = distinct !{!15, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_"}
!16 = !{!17}
!17 = distinct !{!17, !18, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_: %p.0"}
!18 = distinct !{!18, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_"}
!19 = !{!17, !14, !20}
!20 = distinct !{!20, !21, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_: %self"}
!21 = distinct !{!21, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_"}
!22 = !{!17, !14}
!23 = !{!20}
!24 = !{}
!25 = !{!26}
!26 = distinct !{!26, !27, !"_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_: %self"}
!27 = distinct !{!27, !"_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_"}
!28 = !{!29}
!29 = distinct !{!29, !30, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_: %self"}
!30 = distinct !{!30, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_"}
!31 = !{!29, !26}
!32 = !{!33}
!33 = distinct !{!33, !34, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_: %elt.0"}
!34 = distinct !{!34, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_"}
!35 = !{!36}
!36 = distinct !{!36, !37, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_: %p.0"}
!37 = distinct !{!37, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_"}
!38 = !{!36, !33, !39, !29, !26}
!39 = distinct !{!39, !40, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_: %self"}
!40 = distinct !{!40, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_"}
!41 = !{!36, !33}
!42 = !{!39, !29, !26}
!43 = !{!44}
!44 = distinct !{!44, !45, !"_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector: %b"}
!45 = distinct !{!45, !"_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector"}
!46 = distinct !{!46, !47}
!47 = !{!"llvm.loop.unroll.disable"}
!48 = !{!49}
!49 = distinct !{!49, !50, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copied9copy_foldddNvMNtBa_3f64d3maxE0CsQvn7VoWuPL_9rs_vector: %_3"}
!50 = distinct !{!50, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copied9copy_foldddNvMNtBa_3f64d3maxE0CsQvn7VoWuPL_9rs_vector"}
!51 = !{!52}
!52 = distinct !{!52, !53, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector: %b"}
!53 = distinct !{!53, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector"}
!54 = !{!55}
!55 = distinct !{!55, !56, !"_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector: %b"}
!56 = distinct !{!56, !"_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector"}
!57 = distinct !{!57, !47}
!58 = !{!59}
!59 = distinct !{!59, !60, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector: %b"}
!60 = distinct !{!60, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector"}
!61 = !{!62}
!62 = distinct !{!62, !63, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_: %iter"}
!63 = distinct !{!63, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_"}
!64 = !{!65}
!65 = distinct !{!65, !66, !"_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_: %self"}
!66 = distinct !{!66, !"_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_"}
!67 = !{!68}
!68 = distinct !{!68, !69, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_: %self"}
!69 = distinct !{!69, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_"}
!70 = !{!68, !65, !62}
!71 = !{!72}
!72 = distinct !{!72, !73, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_: %elt.0"}
!73 = distinct !{!73, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_"}
!74 = !{!75}
!75 = distinct !{!75, !76, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_: %p.0"}
!76 = distinct !{!76, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_"}
!77 = !{!75, !72, !78, !68, !65, !62}
!78 = distinct !{!78, !79, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_: %self"}
!79 = distinct !{!79, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_"}
!80 = !{!75, !72}
!81 = !{!78, !68, !65, !62}
!82 = !{i64 1, i64 0}
!83 = !{!84, !86}
!84 = distinct !{!84, !85, !"_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector: %self"}
!85 = distinct !{!85, !"_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector"}
!86 = distinct !{!86, !87, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7WindowslENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector: %self"}
!87 = distinct !{!87, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7WindowslENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector"}
!88 = !{!89}
!89 = distinct !{!89, !85, !"_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector: %_0"}
!90 = !{i64 4}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector: %self"}
!93 = distinct !{!93, !"_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector"}
!94 = !{!95}
!95 = distinct !{!95, !93, !"_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector: %_0"}
!96 = !{!97}
!97 = distinct !{!97, !98, !"_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector: %self"}
!98 = distinct !{!98, !"_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector"}
!99 = !{!100}
!100 = distinct !{!100, !98, !"_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector: %_0"}
!101 = !{!102}
!102 = distinct !{!102, !103, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector: %b"}
!103 = distinct !{!103, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector"}
!104 = !{!105}
!105 = distinct !{!105, !103, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector: %b:It1"}
!106 = !{!107}
!107 = distinct !{!107, !103, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector: %b:It2"}
!108 = !{!109}
!109 = distinct !{!109, !103, !"_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector: %b:It3"}
!110 = !{!111}
!111 = distinct !{!111, !112, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector: %a.0"}
!112 = distinct !{!112, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector"}
!113 = !{!114}
!114 = distinct !{!114, !112, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector: %b.0"}
!115 = !{!111, !116}
!116 = distinct !{!116, !117, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl7reverseCsQvn7VoWuPL_9rs_vector: %self.0"}
!117 = distinct !{!117, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl7reverseCsQvn7VoWuPL_9rs_vector"}
!118 = !{!114, !116}
!119 = !{!"branch_weights", i32 4001, i32 4000000}
!120 = !{!121}
!121 = distinct !{!121, !122, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector: %slice.0"}
!122 = distinct !{!122, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector"}
!123 = !{!124}
!124 = distinct !{!124, !125, !"_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector: %b"}
!125 = distinct !{!125, !"_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector"}
!126 = distinct !{!126, !47}
!127 = !{!128}
!128 = distinct !{!128, !129, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copied9copy_foldddNvMNtBa_3f64d3maxE0CsQvn7VoWuPL_9rs_vector: %_3"}
!129 = distinct !{!129, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copied9copy_foldddNvMNtBa_3f64d3maxE0CsQvn7VoWuPL_9rs_vector"}
!130 = !{!131, !133}
!131 = distinct !{!131, !132, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_: %p.0"}
!132 = distinct !{!132, !"_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_"}
!133 = distinct !{!133, !134, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_: %elt.0"}
!134 = distinct !{!134, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_"}
!135 = !{!136, !138, !140, !142, !144}
!136 = distinct !{!136, !137, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_: %self"}
!137 = distinct !{!137, !"_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_"}
!138 = distinct !{!138, !139, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_: %self"}
!139 = distinct !{!139, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_"}
!140 = distinct !{!140, !141, !"_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_: %self"}
!141 = distinct !{!141, !"_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_"}
!142 = distinct !{!142, !143, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_: %iter"}
!143 = distinct !{!143, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_"}
!144 = distinct !{!144, !145, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_: %self"}
!145 = distinct !{!145, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_"}
!146 = !{!147, !149, !150, !152}
!147 = distinct !{!147, !148, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector: %dest.0"}
!148 = distinct !{!148, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector"}
!149 = distinct !{!149, !148, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector: %src.0"}
!150 = distinct !{!150, !151, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsQvn7VoWuPL_9rs_vector: %self.0"}
!151 = distinct !{!151, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsQvn7VoWuPL_9rs_vector"}
!152 = distinct !{!152, !151, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsQvn7VoWuPL_9rs_vector: %src.0"}
!153 = !{!154}
!154 = distinct !{!154, !148, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector: argument 2"}
