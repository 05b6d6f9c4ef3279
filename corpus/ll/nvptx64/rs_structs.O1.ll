; ModuleID = 'rs_structs.5ce176f327a1d6c-cgu.0'
source_filename = "rs_structs.5ce176f327a1d6c-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_e60c20e78ebcafd99fea50917860dd72 = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_structs.rs\00", align 1
@alloc_2ee91d6f1e09f0feb650d48cfb1cf716 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\005\00\00\00\14\00\00\00" }>, align 8
@alloc_e8e6d9355e50b0fb7ef38daccdb8b9f8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\005\00\00\00\0E\00\00\00" }>, align 8
@alloc_11f56118abd39ab22f7908805571c9cc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00<\00\00\00\06\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_da75e79ea4900be5811e6318d0bc905d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00R\00\00\00\09\00\00\00" }>, align 8
@alloc_9add4001d10b447a69395b0edb41711e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00L\00\00\00!\00\00\00" }>, align 8
@alloc_e35cdccb99ce2d0bfb738bf70a5d5889 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\22\00\00\00\16\00\00\00" }>, align 8

; core::slice::copy_from_slice_impl::<f64>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs(ptr noalias noundef nonnull writeonly align 8 captures(none) %dest.0, i64 noundef range(i64 0, 1152921504606846976) %dest.1, ptr noalias noundef nonnull readonly align 8 captures(none) %src.0, i64 noundef range(i64 0, 1152921504606846976) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #0 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #18
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %dest.0, ptr nonnull align 8 %src.0, i64 %1, i1 false)
  ret void
}

; <core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define noundef double @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(72) %self, double noundef %init) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !4)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !7)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !10, !noalias !17, !nonnull !20, !noundef !20
  %subtracted.i.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !10, !noalias !17, !nonnull !20, !noundef !20
  %1 = ptrtoint ptr %_5.i.i.i.i.i to i64
  %2 = ptrtoint ptr %subtracted.i.i.i.i.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 3
  %_6.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_6.i.i.i.i.i = load i64, ptr %5, align 8, !alias.scope !21, !noalias !26, !noundef !20
  %_7.i.i.i.i.i = load i64, ptr %_6.i.i.i, align 8, !alias.scope !21, !noalias !26, !noundef !20
  %_4.i.i.i.i.i = sub nuw i64 %_6.i.i.i.i.i, %_7.i.i.i.i.i
  %..i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %_4.i.i.i.i.i, i64 %4)
  %_203.not.i.i = icmp eq i64 %..i.i.i.i, 0
  br i1 %_203.not.i.i, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit, label %bb14.lr.ph.i.i

bb14.lr.ph.i.i:                                   ; preds = %start
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_4.i.i.i = load i64, ptr %6, align 8, !alias.scope !28, !noundef !20
  %slice.0.i.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 32
  %_20.i.i.i.i = getelementptr inbounds nuw double, ptr %slice.0.i.i.i.i, i64 %_7.i.i.i.i.i
  %xtraiter = and i64 %..i.i.i.i, 3
  %7 = icmp samesign ult i64 %..i.i.i.i, 4
  br i1 %7, label %bb14.i.i.epil.preheader, label %bb14.lr.ph.i.i.new

bb14.lr.ph.i.i.new:                               ; preds = %bb14.lr.ph.i.i
  %unroll_iter = and i64 %..i.i.i.i, 2305843009213693948
  br label %bb14.i.i

bb14.i.i:                                         ; preds = %bb14.i.i, %bb14.lr.ph.i.i.new
  %accum.sroa.0.05.i.i = phi double [ %init, %bb14.lr.ph.i.i.new ], [ %_0.i.i2.i.i.3, %bb14.i.i ]
  %iter.sroa.0.04.i.i = phi i64 [ 0, %bb14.lr.ph.i.i.new ], [ %_24.i.i.3, %bb14.i.i ]
  %niter = phi i64 [ 0, %bb14.lr.ph.i.i.new ], [ %niter.next.3, %bb14.i.i ]
  %_24.i.i = or disjoint i64 %iter.sroa.0.04.i.i, 1
  %idx1.i.i.i = add i64 %iter.sroa.0.04.i.i, %_4.i.i.i
  %_3.i.i.i.i = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i, i64 %idx1.i.i.i
  %elem_ref.i.i.i.i = getelementptr inbounds nuw double, ptr %_20.i.i.i.i, i64 %idx1.i.i.i
  %_0.i.i.i.i = load double, ptr %elem_ref.i.i.i.i, align 8, !alias.scope !31, !noundef !20
  %_3.i.i.i.i.i = load double, ptr %_3.i.i.i.i, align 8, !alias.scope !34, !noalias !41, !noundef !20
  %_0.i.i.i.i.i = fmul double %_0.i.i.i.i, %_3.i.i.i.i.i
  %_0.i.i2.i.i = fadd double %accum.sroa.0.05.i.i, %_0.i.i.i.i.i
  %_24.i.i.1 = or disjoint i64 %iter.sroa.0.04.i.i, 2
  %idx1.i.i.i.1 = add i64 %_24.i.i, %_4.i.i.i
  %_3.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i, i64 %idx1.i.i.i.1
  %elem_ref.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i, i64 %idx1.i.i.i.1
  %_0.i.i.i.i.1 = load double, ptr %elem_ref.i.i.i.i.1, align 8, !alias.scope !31, !noundef !20
  %_3.i.i.i.i.i.1 = load double, ptr %_3.i.i.i.i.1, align 8, !alias.scope !34, !noalias !41, !noundef !20
  %_0.i.i.i.i.i.1 = fmul double %_0.i.i.i.i.1, %_3.i.i.i.i.i.1
  %_0.i.i2.i.i.1 = fadd double %_0.i.i2.i.i, %_0.i.i.i.i.i.1
  %_24.i.i.2 = or disjoint i64 %iter.sroa.0.04.i.i, 3
  %idx1.i.i.i.2 = add i64 %_24.i.i.1, %_4.i.i.i
  %_3.i.i.i.i.2 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i, i64 %idx1.i.i.i.2
  %elem_ref.i.i.i.i.2 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i, i64 %idx1.i.i.i.2
  %_0.i.i.i.i.2 = load double, ptr %elem_ref.i.i.i.i.2, align 8, !alias.scope !31, !noundef !20
  %_3.i.i.i.i.i.2 = load double, ptr %_3.i.i.i.i.2, align 8, !alias.scope !34, !noalias !41, !noundef !20
  %_0.i.i.i.i.i.2 = fmul double %_0.i.i.i.i.2, %_3.i.i.i.i.i.2
  %_0.i.i2.i.i.2 = fadd double %_0.i.i2.i.i.1, %_0.i.i.i.i.i.2
  %_24.i.i.3 = add nuw nsw i64 %iter.sroa.0.04.i.i, 4
  %idx1.i.i.i.3 = add i64 %_24.i.i.2, %_4.i.i.i
  %_3.i.i.i.i.3 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i, i64 %idx1.i.i.i.3
  %elem_ref.i.i.i.i.3 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i, i64 %idx1.i.i.i.3
  %_0.i.i.i.i.3 = load double, ptr %elem_ref.i.i.i.i.3, align 8, !alias.scope !31, !noundef !20
  %_3.i.i.i.i.i.3 = load double, ptr %_3.i.i.i.i.3, align 8, !alias.scope !34, !noalias !41, !noundef !20
  %_0.i.i.i.i.i.3 = fmul double %_0.i.i.i.i.3, %_3.i.i.i.i.i.3
  %_0.i.i2.i.i.3 = fadd double %_0.i.i2.i.i.2, %_0.i.i.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa, label %bb14.i.i

_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa: ; preds = %bb14.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit, label %bb14.i.i.epil.preheader

bb14.i.i.epil.preheader:                          ; preds = %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa, %bb14.lr.ph.i.i
  %accum.sroa.0.05.i.i.epil.init = phi double [ %init, %bb14.lr.ph.i.i ], [ %_0.i.i2.i.i.3, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.04.i.i.epil.init = phi i64 [ 0, %bb14.lr.ph.i.i ], [ %_24.i.i.3, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  br label %bb14.i.i.epil

bb14.i.i.epil:                                    ; preds = %bb14.i.i.epil, %bb14.i.i.epil.preheader
  %accum.sroa.0.05.i.i.epil = phi double [ %accum.sroa.0.05.i.i.epil.init, %bb14.i.i.epil.preheader ], [ %_0.i.i2.i.i.epil, %bb14.i.i.epil ]
  %iter.sroa.0.04.i.i.epil = phi i64 [ %iter.sroa.0.04.i.i.epil.init, %bb14.i.i.epil.preheader ], [ %_24.i.i.epil, %bb14.i.i.epil ]
  %epil.iter = phi i64 [ 0, %bb14.i.i.epil.preheader ], [ %epil.iter.next, %bb14.i.i.epil ]
  %_24.i.i.epil = add nuw nsw i64 %iter.sroa.0.04.i.i.epil, 1
  %idx1.i.i.i.epil = add i64 %iter.sroa.0.04.i.i.epil, %_4.i.i.i
  %_3.i.i.i.i.epil = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i, i64 %idx1.i.i.i.epil
  %elem_ref.i.i.i.i.epil = getelementptr inbounds nuw double, ptr %_20.i.i.i.i, i64 %idx1.i.i.i.epil
  %_0.i.i.i.i.epil = load double, ptr %elem_ref.i.i.i.i.epil, align 8, !alias.scope !31, !noundef !20
  %_3.i.i.i.i.i.epil = load double, ptr %_3.i.i.i.i.epil, align 8, !alias.scope !34, !noalias !41, !noundef !20
  %_0.i.i.i.i.i.epil = fmul double %_0.i.i.i.i.epil, %_3.i.i.i.i.i.epil
  %_0.i.i2.i.i.epil = fadd double %accum.sroa.0.05.i.i.epil, %_0.i.i.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit, label %bb14.i.i.epil, !llvm.loop !42

_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit: ; preds = %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa, %bb14.i.i.epil, %start
  %accum.sroa.0.0.lcssa.i.i = phi double [ %init, %start ], [ %_0.i.i2.i.i.3, %_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_.exit.loopexit.unr-lcssa ], [ %_0.i.i2.i.i.epil, %bb14.i.i.epil ]
  ret double %accum.sroa.0.0.lcssa.i.i
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>
; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define noundef double @_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(72) %iter) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !44)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !47)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !50)
  %0 = getelementptr inbounds nuw i8, ptr %iter, i64 8
  %_5.i.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !53, !noalias !60, !nonnull !20, !noundef !20
  %subtracted.i.i.i.i.i.i = load ptr, ptr %iter, align 8, !alias.scope !53, !noalias !60, !nonnull !20, !noundef !20
  %1 = ptrtoint ptr %_5.i.i.i.i.i.i to i64
  %2 = ptrtoint ptr %subtracted.i.i.i.i.i.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 3
  %_6.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %iter, i64 24
  %_6.i.i.i.i.i.i = load i64, ptr %5, align 8, !alias.scope !63, !noalias !68, !noundef !20
  %_7.i.i.i.i.i.i = load i64, ptr %_6.i.i.i.i, align 8, !alias.scope !63, !noalias !68, !noundef !20
  %_4.i.i.i.i.i.i = sub nuw i64 %_6.i.i.i.i.i.i, %_7.i.i.i.i.i.i
  %..i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %_4.i.i.i.i.i.i, i64 %4)
  %_203.not.i.i.i = icmp eq i64 %..i.i.i.i.i, 0
  br i1 %_203.not.i.i.i, label %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit, label %bb14.lr.ph.i.i.i

bb14.lr.ph.i.i.i:                                 ; preds = %start
  %6 = getelementptr inbounds nuw i8, ptr %iter, i64 56
  %_4.i.i.i.i = load i64, ptr %6, align 8, !alias.scope !70, !noundef !20
  %slice.0.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %iter, i64 32
  %_20.i.i.i.i.i = getelementptr inbounds nuw double, ptr %slice.0.i.i.i.i.i, i64 %_7.i.i.i.i.i.i
  %xtraiter = and i64 %..i.i.i.i.i, 3
  %7 = icmp samesign ult i64 %..i.i.i.i.i, 4
  br i1 %7, label %bb14.i.i.i.epil.preheader, label %bb14.lr.ph.i.i.i.new

bb14.lr.ph.i.i.i.new:                             ; preds = %bb14.lr.ph.i.i.i
  %unroll_iter = and i64 %..i.i.i.i.i, 2305843009213693948
  br label %bb14.i.i.i

bb14.i.i.i:                                       ; preds = %bb14.i.i.i, %bb14.lr.ph.i.i.i.new
  %accum.sroa.0.05.i.i.i = phi double [ -0.000000e+00, %bb14.lr.ph.i.i.i.new ], [ %_0.i.i2.i.i.i.3, %bb14.i.i.i ]
  %iter.sroa.0.04.i.i.i = phi i64 [ 0, %bb14.lr.ph.i.i.i.new ], [ %_24.i.i.i.3, %bb14.i.i.i ]
  %niter = phi i64 [ 0, %bb14.lr.ph.i.i.i.new ], [ %niter.next.3, %bb14.i.i.i ]
  %_24.i.i.i = or disjoint i64 %iter.sroa.0.04.i.i.i, 1
  %idx1.i.i.i.i = add i64 %iter.sroa.0.04.i.i.i, %_4.i.i.i.i
  %_3.i.i.i.i.i = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i, i64 %idx1.i.i.i.i
  %elem_ref.i.i.i.i.i = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i, i64 %idx1.i.i.i.i
  %_0.i.i.i.i.i = load double, ptr %elem_ref.i.i.i.i.i, align 8, !alias.scope !73, !noundef !20
  %_3.i.i.i.i.i.i = load double, ptr %_3.i.i.i.i.i, align 8, !alias.scope !76, !noalias !83, !noundef !20
  %_0.i.i.i.i.i.i = fmul double %_0.i.i.i.i.i, %_3.i.i.i.i.i.i
  %_0.i.i2.i.i.i = fadd double %accum.sroa.0.05.i.i.i, %_0.i.i.i.i.i.i
  %_24.i.i.i.1 = or disjoint i64 %iter.sroa.0.04.i.i.i, 2
  %idx1.i.i.i.i.1 = add i64 %_24.i.i.i, %_4.i.i.i.i
  %_3.i.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i, i64 %idx1.i.i.i.i.1
  %elem_ref.i.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i, i64 %idx1.i.i.i.i.1
  %_0.i.i.i.i.i.1 = load double, ptr %elem_ref.i.i.i.i.i.1, align 8, !alias.scope !73, !noundef !20
  %_3.i.i.i.i.i.i.1 = load double, ptr %_3.i.i.i.i.i.1, align 8, !alias.scope !76, !noalias !83, !noundef !20
  %_0.i.i.i.i.i.i.1 = fmul double %_0.i.i.i.i.i.1, %_3.i.i.i.i.i.i.1
  %_0.i.i2.i.i.i.1 = fadd double %_0.i.i2.i.i.i, %_0.i.i.i.i.i.i.1
  %_24.i.i.i.2 = or disjoint i64 %iter.sroa.0.04.i.i.i, 3
  %idx1.i.i.i.i.2 = add i64 %_24.i.i.i.1, %_4.i.i.i.i
  %_3.i.i.i.i.i.2 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i, i64 %idx1.i.i.i.i.2
  %elem_ref.i.i.i.i.i.2 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i, i64 %idx1.i.i.i.i.2
  %_0.i.i.i.i.i.2 = load double, ptr %elem_ref.i.i.i.i.i.2, align 8, !alias.scope !73, !noundef !20
  %_3.i.i.i.i.i.i.2 = load double, ptr %_3.i.i.i.i.i.2, align 8, !alias.scope !76, !noalias !83, !noundef !20
  %_0.i.i.i.i.i.i.2 = fmul double %_0.i.i.i.i.i.2, %_3.i.i.i.i.i.i.2
  %_0.i.i2.i.i.i.2 = fadd double %_0.i.i2.i.i.i.1, %_0.i.i.i.i.i.i.2
  %_24.i.i.i.3 = add nuw nsw i64 %iter.sroa.0.04.i.i.i, 4
  %idx1.i.i.i.i.3 = add i64 %_24.i.i.i.2, %_4.i.i.i.i
  %_3.i.i.i.i.i.3 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i, i64 %idx1.i.i.i.i.3
  %elem_ref.i.i.i.i.i.3 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i, i64 %idx1.i.i.i.i.3
  %_0.i.i.i.i.i.3 = load double, ptr %elem_ref.i.i.i.i.i.3, align 8, !alias.scope !73, !noundef !20
  %_3.i.i.i.i.i.i.3 = load double, ptr %_3.i.i.i.i.i.3, align 8, !alias.scope !76, !noalias !83, !noundef !20
  %_0.i.i.i.i.i.i.3 = fmul double %_0.i.i.i.i.i.3, %_3.i.i.i.i.i.i.3
  %_0.i.i2.i.i.i.3 = fadd double %_0.i.i2.i.i.i.2, %_0.i.i.i.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa, label %bb14.i.i.i

_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa: ; preds = %bb14.i.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit, label %bb14.i.i.i.epil.preheader

bb14.i.i.i.epil.preheader:                        ; preds = %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa, %bb14.lr.ph.i.i.i
  %accum.sroa.0.05.i.i.i.epil.init = phi double [ -0.000000e+00, %bb14.lr.ph.i.i.i ], [ %_0.i.i2.i.i.i.3, %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.04.i.i.i.epil.init = phi i64 [ 0, %bb14.lr.ph.i.i.i ], [ %_24.i.i.i.3, %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  br label %bb14.i.i.i.epil

bb14.i.i.i.epil:                                  ; preds = %bb14.i.i.i.epil, %bb14.i.i.i.epil.preheader
  %accum.sroa.0.05.i.i.i.epil = phi double [ %accum.sroa.0.05.i.i.i.epil.init, %bb14.i.i.i.epil.preheader ], [ %_0.i.i2.i.i.i.epil, %bb14.i.i.i.epil ]
  %iter.sroa.0.04.i.i.i.epil = phi i64 [ %iter.sroa.0.04.i.i.i.epil.init, %bb14.i.i.i.epil.preheader ], [ %_24.i.i.i.epil, %bb14.i.i.i.epil ]
  %epil.iter = phi i64 [ 0, %bb14.i.i.i.epil.preheader ], [ %epil.iter.next, %bb14.i.i.i.epil ]
  %_24.i.i.i.epil = add nuw nsw i64 %iter.sroa.0.04.i.i.i.epil, 1
  %idx1.i.i.i.i.epil = add i64 %iter.sroa.0.04.i.i.i.epil, %_4.i.i.i.i
  %_3.i.i.i.i.i.epil = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i, i64 %idx1.i.i.i.i.epil
  %elem_ref.i.i.i.i.i.epil = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i, i64 %idx1.i.i.i.i.epil
  %_0.i.i.i.i.i.epil = load double, ptr %elem_ref.i.i.i.i.i.epil, align 8, !alias.scope !73, !noundef !20
  %_3.i.i.i.i.i.i.epil = load double, ptr %_3.i.i.i.i.i.epil, align 8, !alias.scope !76, !noalias !83, !noundef !20
  %_0.i.i.i.i.i.i.epil = fmul double %_0.i.i.i.i.i.epil, %_3.i.i.i.i.i.i.epil
  %_0.i.i2.i.i.i.epil = fadd double %accum.sroa.0.05.i.i.i.epil, %_0.i.i.i.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit, label %bb14.i.i.i.epil, !llvm.loop !84

_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit: ; preds = %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa, %bb14.i.i.i.epil, %start
  %accum.sroa.0.0.lcssa.i.i.i = phi double [ -0.000000e+00, %start ], [ %_0.i.i2.i.i.i.3, %_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_.exit.loopexit.unr-lcssa ], [ %_0.i.i2.i.i.i.epil, %bb14.i.i.i.epil ]
  ret double %accum.sroa.0.0.lcssa.i.i.i
}

; <core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define noundef double @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_(ptr dead_on_return noalias noundef readonly align 8 captures(none) dereferenceable(72) %self) unnamed_addr #1 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !94)
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.i.i.i.i.i.i.i = load ptr, ptr %0, align 8, !alias.scope !97, !noalias !104, !nonnull !20, !noundef !20
  %subtracted.i.i.i.i.i.i.i = load ptr, ptr %self, align 8, !alias.scope !97, !noalias !104, !nonnull !20, !noundef !20
  %1 = ptrtoint ptr %_5.i.i.i.i.i.i.i to i64
  %2 = ptrtoint ptr %subtracted.i.i.i.i.i.i.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 3
  %_6.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 16
  %5 = getelementptr inbounds nuw i8, ptr %self, i64 24
  %_6.i.i.i.i.i.i.i = load i64, ptr %5, align 8, !alias.scope !107, !noalias !112, !noundef !20
  %_7.i.i.i.i.i.i.i = load i64, ptr %_6.i.i.i.i.i, align 8, !alias.scope !107, !noalias !112, !noundef !20
  %_4.i.i.i.i.i.i.i = sub nuw i64 %_6.i.i.i.i.i.i.i, %_7.i.i.i.i.i.i.i
  %..i.i.i.i.i.i = tail call noundef i64 @llvm.umin.i64(i64 %_4.i.i.i.i.i.i.i, i64 %4)
  %_203.not.i.i.i.i = icmp eq i64 %..i.i.i.i.i.i, 0
  br i1 %_203.not.i.i.i.i, label %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit, label %bb14.lr.ph.i.i.i.i

bb14.lr.ph.i.i.i.i:                               ; preds = %start
  %6 = getelementptr inbounds nuw i8, ptr %self, i64 56
  %_4.i.i.i.i.i = load i64, ptr %6, align 8, !alias.scope !114, !noundef !20
  %slice.0.i.i.i.i.i.i = getelementptr inbounds nuw i8, ptr %self, i64 32
  %_20.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %slice.0.i.i.i.i.i.i, i64 %_7.i.i.i.i.i.i.i
  %xtraiter = and i64 %..i.i.i.i.i.i, 3
  %7 = icmp samesign ult i64 %..i.i.i.i.i.i, 4
  br i1 %7, label %bb14.i.i.i.i.epil.preheader, label %bb14.lr.ph.i.i.i.i.new

bb14.lr.ph.i.i.i.i.new:                           ; preds = %bb14.lr.ph.i.i.i.i
  %unroll_iter = and i64 %..i.i.i.i.i.i, 2305843009213693948
  br label %bb14.i.i.i.i

bb14.i.i.i.i:                                     ; preds = %bb14.i.i.i.i, %bb14.lr.ph.i.i.i.i.new
  %accum.sroa.0.05.i.i.i.i = phi double [ -0.000000e+00, %bb14.lr.ph.i.i.i.i.new ], [ %_0.i.i2.i.i.i.i.3, %bb14.i.i.i.i ]
  %iter.sroa.0.04.i.i.i.i = phi i64 [ 0, %bb14.lr.ph.i.i.i.i.new ], [ %_24.i.i.i.i.3, %bb14.i.i.i.i ]
  %niter = phi i64 [ 0, %bb14.lr.ph.i.i.i.i.new ], [ %niter.next.3, %bb14.i.i.i.i ]
  %_24.i.i.i.i = or disjoint i64 %iter.sroa.0.04.i.i.i.i, 1
  %idx1.i.i.i.i.i = add i64 %iter.sroa.0.04.i.i.i.i, %_4.i.i.i.i.i
  %_3.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i
  %elem_ref.i.i.i.i.i.i = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i
  %_0.i.i.i.i.i.i = load double, ptr %elem_ref.i.i.i.i.i.i, align 8, !alias.scope !117, !noundef !20
  %_3.i.i.i.i.i.i.i = load double, ptr %_3.i.i.i.i.i.i, align 8, !alias.scope !120, !noalias !127, !noundef !20
  %_0.i.i.i.i.i.i.i = fmul double %_0.i.i.i.i.i.i, %_3.i.i.i.i.i.i.i
  %_0.i.i2.i.i.i.i = fadd double %accum.sroa.0.05.i.i.i.i, %_0.i.i.i.i.i.i.i
  %_24.i.i.i.i.1 = or disjoint i64 %iter.sroa.0.04.i.i.i.i, 2
  %idx1.i.i.i.i.i.1 = add i64 %_24.i.i.i.i, %_4.i.i.i.i.i
  %_3.i.i.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.1
  %elem_ref.i.i.i.i.i.i.1 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.1 = load double, ptr %elem_ref.i.i.i.i.i.i.1, align 8, !alias.scope !117, !noundef !20
  %_3.i.i.i.i.i.i.i.1 = load double, ptr %_3.i.i.i.i.i.i.1, align 8, !alias.scope !120, !noalias !127, !noundef !20
  %_0.i.i.i.i.i.i.i.1 = fmul double %_0.i.i.i.i.i.i.1, %_3.i.i.i.i.i.i.i.1
  %_0.i.i2.i.i.i.i.1 = fadd double %_0.i.i2.i.i.i.i, %_0.i.i.i.i.i.i.i.1
  %_24.i.i.i.i.2 = or disjoint i64 %iter.sroa.0.04.i.i.i.i, 3
  %idx1.i.i.i.i.i.2 = add i64 %_24.i.i.i.i.1, %_4.i.i.i.i.i
  %_3.i.i.i.i.i.i.2 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.2
  %elem_ref.i.i.i.i.i.i.2 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.2
  %_0.i.i.i.i.i.i.2 = load double, ptr %elem_ref.i.i.i.i.i.i.2, align 8, !alias.scope !117, !noundef !20
  %_3.i.i.i.i.i.i.i.2 = load double, ptr %_3.i.i.i.i.i.i.2, align 8, !alias.scope !120, !noalias !127, !noundef !20
  %_0.i.i.i.i.i.i.i.2 = fmul double %_0.i.i.i.i.i.i.2, %_3.i.i.i.i.i.i.i.2
  %_0.i.i2.i.i.i.i.2 = fadd double %_0.i.i2.i.i.i.i.1, %_0.i.i.i.i.i.i.i.2
  %_24.i.i.i.i.3 = add nuw nsw i64 %iter.sroa.0.04.i.i.i.i, 4
  %idx1.i.i.i.i.i.3 = add i64 %_24.i.i.i.i.2, %_4.i.i.i.i.i
  %_3.i.i.i.i.i.i.3 = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.3
  %elem_ref.i.i.i.i.i.i.3 = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.3
  %_0.i.i.i.i.i.i.3 = load double, ptr %elem_ref.i.i.i.i.i.i.3, align 8, !alias.scope !117, !noundef !20
  %_3.i.i.i.i.i.i.i.3 = load double, ptr %_3.i.i.i.i.i.i.3, align 8, !alias.scope !120, !noalias !127, !noundef !20
  %_0.i.i.i.i.i.i.i.3 = fmul double %_0.i.i.i.i.i.i.3, %_3.i.i.i.i.i.i.i.3
  %_0.i.i2.i.i.i.i.3 = fadd double %_0.i.i2.i.i.i.i.2, %_0.i.i.i.i.i.i.i.3
  %niter.next.3 = add i64 %niter, 4
  %niter.ncmp.3 = icmp eq i64 %niter.next.3, %unroll_iter
  br i1 %niter.ncmp.3, label %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa, label %bb14.i.i.i.i

_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa: ; preds = %bb14.i.i.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit, label %bb14.i.i.i.i.epil.preheader

bb14.i.i.i.i.epil.preheader:                      ; preds = %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa, %bb14.lr.ph.i.i.i.i
  %accum.sroa.0.05.i.i.i.i.epil.init = phi double [ -0.000000e+00, %bb14.lr.ph.i.i.i.i ], [ %_0.i.i2.i.i.i.i.3, %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa ]
  %iter.sroa.0.04.i.i.i.i.epil.init = phi i64 [ 0, %bb14.lr.ph.i.i.i.i ], [ %_24.i.i.i.i.3, %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa ]
  %lcmp.mod2 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod2)
  br label %bb14.i.i.i.i.epil

bb14.i.i.i.i.epil:                                ; preds = %bb14.i.i.i.i.epil, %bb14.i.i.i.i.epil.preheader
  %accum.sroa.0.05.i.i.i.i.epil = phi double [ %accum.sroa.0.05.i.i.i.i.epil.init, %bb14.i.i.i.i.epil.preheader ], [ %_0.i.i2.i.i.i.i.epil, %bb14.i.i.i.i.epil ]
  %iter.sroa.0.04.i.i.i.i.epil = phi i64 [ %iter.sroa.0.04.i.i.i.i.epil.init, %bb14.i.i.i.i.epil.preheader ], [ %_24.i.i.i.i.epil, %bb14.i.i.i.i.epil ]
  %epil.iter = phi i64 [ 0, %bb14.i.i.i.i.epil.preheader ], [ %epil.iter.next, %bb14.i.i.i.i.epil ]
  %_24.i.i.i.i.epil = add nuw nsw i64 %iter.sroa.0.04.i.i.i.i.epil, 1
  %idx1.i.i.i.i.i.epil = add i64 %iter.sroa.0.04.i.i.i.i.epil, %_4.i.i.i.i.i
  %_3.i.i.i.i.i.i.epil = getelementptr inbounds nuw double, ptr %subtracted.i.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.epil
  %elem_ref.i.i.i.i.i.i.epil = getelementptr inbounds nuw double, ptr %_20.i.i.i.i.i.i, i64 %idx1.i.i.i.i.i.epil
  %_0.i.i.i.i.i.i.epil = load double, ptr %elem_ref.i.i.i.i.i.i.epil, align 8, !alias.scope !117, !noundef !20
  %_3.i.i.i.i.i.i.i.epil = load double, ptr %_3.i.i.i.i.i.i.epil, align 8, !alias.scope !120, !noalias !127, !noundef !20
  %_0.i.i.i.i.i.i.i.epil = fmul double %_0.i.i.i.i.i.i.epil, %_3.i.i.i.i.i.i.i.epil
  %_0.i.i2.i.i.i.i.epil = fadd double %accum.sroa.0.05.i.i.i.i.epil, %_0.i.i.i.i.i.i.i.epil
  %epil.iter.next = add i64 %epil.iter, 1
  %epil.iter.cmp.not = icmp eq i64 %epil.iter.next, %xtraiter
  br i1 %epil.iter.cmp.not, label %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit, label %bb14.i.i.i.i.epil, !llvm.loop !128

_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit: ; preds = %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa, %bb14.i.i.i.i.epil, %start
  %accum.sroa.0.0.lcssa.i.i.i.i = phi double [ -0.000000e+00, %start ], [ %_0.i.i2.i.i.i.i.3, %_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_.exit.loopexit.unr-lcssa ], [ %_0.i.i2.i.i.i.i.epil, %bb14.i.i.i.i.epil ]
  ret double %accum.sroa.0.0.lcssa.i.i.i.i
}

; rs_structs::make
; Function Attrs: noinline nounwind
define internal fastcc void @_RNvCsuTO3v1scd4_10rs_structs4make(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([32 x i8]) align 8 captures(none) dereferenceable(32) %_0, i32 noundef %v) unnamed_addr #2 {
start:
  %w = alloca [32 x i8], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %w)
  %_4 = zext i32 %v to i64
  %0 = mul nuw nsw i64 %_4, 3
  %1 = getelementptr inbounds nuw i8, ptr %w, i64 8
  store i64 %0, ptr %1, align 8
  %.ptr = getelementptr inbounds nuw i8, ptr %w, i64 16
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(10) %.ptr, i8 0, i64 10, i1 false)
  store i32 0, ptr %w, align 8
  br label %bb6

bb6:                                              ; preds = %bb12, %start
  %iter.sroa.0.0.idx = phi i64 [ 16, %start ], [ %iter.sroa.0.0.add, %bb12 ]
  %iter.sroa.7.0 = phi i64 [ 0, %start ], [ %iter.sroa.7.1, %bb12 ]
  %iter.sroa.0.0.ptr = getelementptr inbounds nuw i8, ptr %w, i64 %iter.sroa.0.0.idx
  %_7.i.i = icmp eq i64 %iter.sroa.0.0.idx, 26
  %spec.select.idx = select i1 %_7.i.i, i64 0, i64 2
  %iter.sroa.0.0.add = add nuw nsw i64 %spec.select.idx, %iter.sroa.0.0.idx
  %spec.select4 = select i1 %_7.i.i, ptr null, ptr %iter.sroa.0.0.ptr
  br i1 %_7.i.i, label %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs.exit, label %bb8.i

bb8.i:                                            ; preds = %bb6
  %_9.1.i = icmp eq i64 %iter.sroa.7.0, -1
  br i1 %_9.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %bb8.i
  %_9.0.i = add nuw i64 %iter.sroa.7.0, 1
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %iter.sroa.7.0, i64 3)
  br label %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs.exit

panic.i:                                          ; preds = %bb8.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_da75e79ea4900be5811e6318d0bc905d) #18, !noalias !129
  unreachable

_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs.exit: ; preds = %bb6, %bb3.i
  %iter.sroa.7.1 = phi i64 [ %iter.sroa.7.0, %bb6 ], [ %_9.0.i, %bb3.i ]
  %_0.sroa.2.0.i = phi ptr [ null, %bb6 ], [ %spec.select4, %bb3.i ]
  %_0.sroa.0.0.i = phi { i64, i1 } [ zeroinitializer, %bb6 ], [ %2, %bb3.i ]
  %.not = icmp eq ptr %_0.sroa.2.0.i, null
  br i1 %.not, label %bb10, label %bb9

bb9:                                              ; preds = %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs.exit
  %_20.0 = extractvalue { i64, i1 } %_0.sroa.0.0.i, 0
  %_20.1 = extractvalue { i64, i1 } %_0.sroa.0.0.i, 1
  br i1 %_20.1, label %panic1, label %bb11

bb10:                                             ; preds = %_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs.exit
  %3 = getelementptr inbounds nuw i8, ptr %w, i64 4
  %_23 = urem i32 %v, 3
  %4 = icmp ne i32 %_23, 0
  %_24 = xor i32 %v, 21845
  %_22.sroa.0.0 = zext i1 %4 to i32
  store i32 %_22.sroa.0.0, ptr %w, align 8
  store i32 %_24, ptr %3, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %_0, ptr noundef nonnull align 8 dereferenceable(32) %w, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr nonnull %w)
  ret void

bb11:                                             ; preds = %bb9
  %_21 = icmp ult i64 %_20.0, 32
  br i1 %_21, label %bb12, label %panic2

panic1:                                           ; preds = %bb9
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_2ee91d6f1e09f0feb650d48cfb1cf716) #18
  unreachable

bb12:                                             ; preds = %bb11
  %5 = trunc nuw nsw i64 %_20.0 to i32
  %_18 = lshr i32 %v, %5
  %6 = trunc i32 %_18 to i16
  store i16 %6, ptr %_0.sroa.2.0.i, align 2
  br label %bb6

panic2:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_shr_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shr_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e8e6d9355e50b0fb7ef38daccdb8b9f8) #18
  unreachable
}

; rs_structs::pair
; Function Attrs: noinline nounwind
define internal fastcc { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %w, i64 noundef range(i64 0, 4294967296) %at) unnamed_addr #2 {
start:
  %_7 = urem i64 %at, 5
  %0 = getelementptr inbounds nuw i8, ptr %w, i64 8
  %_4 = load i64, ptr %0, align 8, !noundef !20
  %1 = getelementptr inbounds nuw i8, ptr %w, i64 16
  %2 = getelementptr inbounds nuw i16, ptr %1, i64 %_7
  %_6 = load i16, ptr %2, align 2, !noundef !20
  %_5 = zext i16 %_6 to i64
  %_9.0 = add i64 %_4, %_5
  %_9.1 = icmp ult i64 %_9.0, %_4
  br i1 %_9.1, label %panic1, label %bb2

bb2:                                              ; preds = %start
  %3 = load i32, ptr %w, align 8, !range !132, !alias.scope !133, !noundef !20
  %_0.i = icmp ne i32 %3, 0
  %4 = insertvalue { i64, i1 } poison, i64 %_9.0, 0
  %5 = insertvalue { i64, i1 } %4, i1 %_0.i, 1
  ret { i64, i1 } %5

panic1:                                           ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_11f56118abd39ab22f7908805571c9cc) #18
  unreachable
}

; rs_structs::step
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define internal fastcc void @_RNvCsuTO3v1scd4_10rs_structs4step(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([24 x i8]) align 8 captures(none) dereferenceable(24) initializes((0, 24)) %_0, ptr dead_on_return noalias noundef nonnull readonly align 8 captures(address) dereferenceable(104) %a, ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(24) %p) unnamed_addr #3 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %a, i64 72
  %r.sroa.0.0.copyload = load double, ptr %0, align 8
  %r.sroa.6.0..sroa_idx = getelementptr inbounds nuw i8, ptr %a, i64 80
  %r.sroa.6.0.copyload = load double, ptr %r.sroa.6.0..sroa_idx, align 8
  %r.sroa.8.0..sroa_idx = getelementptr inbounds nuw i8, ptr %a, i64 88
  %r.sroa.8.0.copyload = load double, ptr %r.sroa.8.0..sroa_idx, align 8
  %_19.sroa.18.32.copyload = load double, ptr %p, align 8, !alias.scope !136
  %_19.sroa.24.32.p.sroa_idx = getelementptr inbounds nuw i8, ptr %p, i64 8
  %_19.sroa.24.32.copyload = load double, ptr %_19.sroa.24.32.p.sroa_idx, align 8, !alias.scope !136
  %_19.sroa.27.32.p.sroa_idx = getelementptr inbounds nuw i8, ptr %p, i64 16
  %_19.sroa.27.32.copyload = load double, ptr %_19.sroa.27.32.p.sroa_idx, align 8, !alias.scope !136
  %_3.i.i.i.i.i.i.i.i = load double, ptr %a, align 8, !alias.scope !140, !noalias !147, !noundef !20
  %_3.i.i.i.i.i.i.i.1 = getelementptr inbounds nuw i8, ptr %a, i64 8
  %_3.i.i.i.i.i.i.i.i.1 = load double, ptr %_3.i.i.i.i.i.i.i.1, align 8, !alias.scope !140, !noalias !147, !noundef !20
  %_3.i.i.i.i.i.i.i.2 = getelementptr inbounds nuw i8, ptr %a, i64 16
  %_3.i.i.i.i.i.i.i.i.2 = load double, ptr %_3.i.i.i.i.i.i.i.2, align 8, !alias.scope !140, !noalias !147, !noundef !20
  %_3.i.i.i = getelementptr inbounds nuw i8, ptr %a, i64 24
  %_19.sroa.18.32.copyload18 = load double, ptr %p, align 8, !alias.scope !136
  %_19.sroa.24.32.p.sroa_idx20 = getelementptr inbounds nuw i8, ptr %p, i64 8
  %_19.sroa.24.32.copyload21 = load double, ptr %_19.sroa.24.32.p.sroa_idx20, align 8, !alias.scope !136
  %_19.sroa.27.32.p.sroa_idx24 = getelementptr inbounds nuw i8, ptr %p, i64 16
  %_19.sroa.27.32.copyload25 = load double, ptr %_19.sroa.27.32.p.sroa_idx24, align 8, !alias.scope !136
  %_3.i.i.i.i.i.i.i.i.18 = load double, ptr %_3.i.i.i, align 8, !alias.scope !140, !noalias !158, !noundef !20
  %_3.i.i.i.i.i.i.i.1.1 = getelementptr inbounds nuw i8, ptr %a, i64 32
  %_3.i.i.i.i.i.i.i.i.1.1 = load double, ptr %_3.i.i.i.i.i.i.i.1.1, align 8, !alias.scope !140, !noalias !158, !noundef !20
  %_3.i.i.i.i.i.i.i.2.1 = getelementptr inbounds nuw i8, ptr %a, i64 40
  %_3.i.i.i.i.i.i.i.i.2.1 = load double, ptr %_3.i.i.i.i.i.i.i.2.1, align 8, !alias.scope !140, !noalias !158, !noundef !20
  %_3.i.i.i.1 = getelementptr inbounds nuw i8, ptr %a, i64 48
  %_19.sroa.18.32.copyload19 = load double, ptr %p, align 8, !alias.scope !136
  %_19.sroa.24.32.p.sroa_idx22 = getelementptr inbounds nuw i8, ptr %p, i64 8
  %_19.sroa.24.32.copyload23 = load double, ptr %_19.sroa.24.32.p.sroa_idx22, align 8, !alias.scope !136
  %_19.sroa.27.32.p.sroa_idx26 = getelementptr inbounds nuw i8, ptr %p, i64 16
  %_19.sroa.27.32.copyload27 = load double, ptr %_19.sroa.27.32.p.sroa_idx26, align 8, !alias.scope !136
  %_0.i.i.i.i.i.i.i.i.19 = fmul double %_19.sroa.18.32.copyload18, %_3.i.i.i.i.i.i.i.i.18
  %_0.i.i.i.i.i.i.i.i.1.1 = fmul double %_19.sroa.24.32.copyload21, %_3.i.i.i.i.i.i.i.i.1.1
  %_0.i.i2.i.i.i.i.i.1.1 = fadd double %_0.i.i.i.i.i.i.i.i.19, %_0.i.i.i.i.i.i.i.i.1.1
  %_0.i.i.i.i.i.i.i.i.2.1 = fmul double %_19.sroa.27.32.copyload25, %_3.i.i.i.i.i.i.i.i.2.1
  %_0.i.i2.i.i.i.i.i.2.1 = fadd double %_0.i.i2.i.i.i.i.i.1.1, %_0.i.i.i.i.i.i.i.i.2.1
  %1 = fadd double %_0.i.i2.i.i.i.i.i.2.1, %r.sroa.6.0.copyload
  %_0.i.i.i.i.i.i.i.i = fmul double %_19.sroa.18.32.copyload, %_3.i.i.i.i.i.i.i.i
  %_0.i.i.i.i.i.i.i.i.1 = fmul double %_19.sroa.24.32.copyload, %_3.i.i.i.i.i.i.i.i.1
  %_0.i.i2.i.i.i.i.i.1 = fadd double %_0.i.i.i.i.i.i.i.i, %_0.i.i.i.i.i.i.i.i.1
  %_0.i.i.i.i.i.i.i.i.2 = fmul double %_19.sroa.27.32.copyload, %_3.i.i.i.i.i.i.i.i.2
  %_0.i.i2.i.i.i.i.i.2 = fadd double %_0.i.i2.i.i.i.i.i.1, %_0.i.i.i.i.i.i.i.i.2
  %2 = fadd double %_0.i.i2.i.i.i.i.i.2, %r.sroa.0.0.copyload
  %_3.i.i.i.i.i.i.i.i.213 = load double, ptr %_3.i.i.i.1, align 8, !alias.scope !140, !noalias !164, !noundef !20
  %_0.i.i.i.i.i.i.i.i.214 = fmul double %_19.sroa.18.32.copyload19, %_3.i.i.i.i.i.i.i.i.213
  %_3.i.i.i.i.i.i.i.1.2 = getelementptr inbounds nuw i8, ptr %a, i64 56
  %_3.i.i.i.i.i.i.i.i.1.2 = load double, ptr %_3.i.i.i.i.i.i.i.1.2, align 8, !alias.scope !140, !noalias !164, !noundef !20
  %_0.i.i.i.i.i.i.i.i.1.2 = fmul double %_19.sroa.24.32.copyload23, %_3.i.i.i.i.i.i.i.i.1.2
  %_0.i.i2.i.i.i.i.i.1.2 = fadd double %_0.i.i.i.i.i.i.i.i.214, %_0.i.i.i.i.i.i.i.i.1.2
  %_3.i.i.i.i.i.i.i.2.2 = getelementptr inbounds nuw i8, ptr %a, i64 64
  %_3.i.i.i.i.i.i.i.i.2.2 = load double, ptr %_3.i.i.i.i.i.i.i.2.2, align 8, !alias.scope !140, !noalias !164, !noundef !20
  %_0.i.i.i.i.i.i.i.i.2.2 = fmul double %_19.sroa.27.32.copyload27, %_3.i.i.i.i.i.i.i.i.2.2
  %_0.i.i2.i.i.i.i.i.2.2 = fadd double %_0.i.i2.i.i.i.i.i.1.2, %_0.i.i.i.i.i.i.i.i.2.2
  %3 = fadd double %_0.i.i2.i.i.i.i.i.2.2, %r.sroa.8.0.copyload
  store double %2, ptr %_0, align 8
  %r.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store double %1, ptr %r.sroa.6.0._0.sroa_idx, align 8
  %r.sroa.8.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store double %3, ptr %r.sroa.8.0._0.sroa_idx, align 8
  ret void
}

; rs_structs::triple
; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define internal fastcc void @_RNvCsuTO3v1scd4_10rs_structs6triple(ptr dead_on_unwind noalias noundef nonnull writable writeonly sret([40 x i8]) align 8 captures(none) dereferenceable(40) initializes((0, 37)) %_0, ptr dead_on_return noalias noundef nonnull readonly align 8 captures(none) dereferenceable(32) %w) unnamed_addr #4 {
start:
  %copy.sroa.4.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 16
  %copy.sroa.4.0.copyload = load i16, ptr %copy.sroa.4.0.w.sroa_idx, align 8
  %copy.sroa.6.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 18
  %_8.sroa.5.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 18
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %_8.sroa.5.0._0.sroa_idx, ptr noundef nonnull align 2 dereferenceable(6) %copy.sroa.6.0.w.sroa_idx, i64 6, i1 false)
  %copy.sroa.62.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 24
  %copy.sroa.62.0.copyload = load i16, ptr %copy.sroa.62.0.w.sroa_idx, align 8
  %copy.sroa.8.0.w.sroa_idx = getelementptr inbounds nuw i8, ptr %w, i64 26
  %_8.sroa.7.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 26
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %_8.sroa.7.0._0.sroa_idx, ptr noundef nonnull align 2 dereferenceable(6) %copy.sroa.8.0.w.sroa_idx, i64 6, i1 false)
  %_7.0 = load i32, ptr %w, align 8, !range !132, !noundef !20
  %0 = getelementptr inbounds nuw i8, ptr %w, i64 4
  %_7.1 = load i32, ptr %0, align 4
  %1 = trunc nuw i32 %_7.0 to i1
  %..i = select i1 %1, i32 %_7.1, i32 11
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %_0, ptr noundef nonnull align 8 dereferenceable(16) %w, i64 16, i1 false)
  %_12 = load i16, ptr %copy.sroa.6.0.w.sroa_idx, align 2, !noundef !20
  %_11 = trunc i16 %_12 to i8
  %_10 = ashr i8 %_11, 1
  %_9 = sub nsw i8 0, %_10
  %2 = getelementptr inbounds nuw i8, ptr %_0, i64 32
  store i32 %..i, ptr %2, align 8
  %_8.sroa.4.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store i16 %copy.sroa.62.0.copyload, ptr %_8.sroa.4.0._0.sroa_idx, align 8
  %_8.sroa.6.0._0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0, i64 24
  store i16 %copy.sroa.4.0.copyload, ptr %_8.sroa.6.0._0.sroa_idx, align 8
  %3 = getelementptr inbounds nuw i8, ptr %_0, i64 36
  store i8 %_9, ptr %3, align 4
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>>>::new
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write)
define void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterAdj3_EINtBZ_7IterMutdEEINtB5_7ZipImplBW_B1s_E3newCsuTO3v1scd4_10rs_structs(ptr dead_on_unwind noalias noundef writable writeonly sret([48 x i8]) align 8 captures(none) dereferenceable(48) initializes((0, 48)) %_0, ptr noundef nonnull %0, ptr noundef %1, ptr noundef nonnull %2, ptr noundef %3) unnamed_addr #5 {
start:
  %4 = icmp ne ptr %1, null
  tail call void @llvm.assume(i1 %4)
  %5 = ptrtoint ptr %1 to i64
  %6 = ptrtoint ptr %0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 24
  %9 = icmp ne ptr %3, null
  tail call void @llvm.assume(i1 %9)
  %10 = ptrtoint ptr %3 to i64
  %11 = ptrtoint ptr %2 to i64
  %12 = sub nuw i64 %10, %11
  %13 = lshr exact i64 %12, 3
  %..i = tail call noundef i64 @llvm.umin.i64(i64 %13, i64 %8)
  store ptr %0, ptr %_0, align 8
  %14 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store ptr %1, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store ptr %2, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %_0, i64 24
  store ptr %3, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %_0, i64 32
  store i64 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %_0, i64 40
  store i64 %..i, ptr %18, align 8
  ret void
}

; <[u16; 5] as core::default::Default>::default
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write)
define void @_RNvXsU_NtCsgEmfK2I1SDS_4core5arrayAtj5_NtNtB7_7default7Default7defaultCsuTO3v1scd4_10rs_structs(ptr dead_on_unwind noalias noundef writable writeonly sret([10 x i8]) align 2 captures(none) dereferenceable(10) initializes((0, 10)) %_0) unnamed_addr #6 {
start:
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 2 dereferenceable(10) %_0, i8 0, i64 10, i1 false)
  ret void
}

; <core::array::iter::IntoIter<f64, 3> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define noundef i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr noalias noundef readonly align 8 captures(none) dereferenceable(40) %self) unnamed_addr #7 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_6.i = load i64, ptr %0, align 8, !alias.scope !170, !noalias !173, !noundef !20
  %_7.i = load i64, ptr %self, align 8, !alias.scope !170, !noalias !173, !noundef !20
  %_4.i = sub nuw i64 %_6.i, %_7.i
  ret i64 %_4.i
}

; <core::slice::iter::Iter<[f64; 3]> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define noundef range(i64 0, 768614336404564651) i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterAdj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #7 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !175, !noalias !178, !nonnull !20, !noundef !20
  %subtracted.i = load ptr, ptr %self, align 8, !alias.scope !175, !noalias !178, !nonnull !20, !noundef !20
  %1 = ptrtoint ptr %_5.i to i64
  %2 = ptrtoint ptr %subtracted.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 24
  ret i64 %4
}

; <core::slice::iter::Iter<f64> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define noundef range(i64 0, 2305843009213693952) i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #7 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !180, !noalias !183, !nonnull !20, !noundef !20
  %subtracted.i = load ptr, ptr %self, align 8, !alias.scope !180, !noalias !183, !nonnull !20, !noundef !20
  %1 = ptrtoint ptr %_5.i to i64
  %2 = ptrtoint ptr %subtracted.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 3
  ret i64 %4
}

; <core::slice::iter::IterMut<f64> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define noundef range(i64 0, 2305843009213693952) i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #7 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_5.i = load ptr, ptr %0, align 8, !alias.scope !185, !noalias !188, !nonnull !20, !noundef !20
  %subtracted.i = load ptr, ptr %self, align 8, !alias.scope !185, !noalias !188, !nonnull !20, !noundef !20
  %1 = ptrtoint ptr %_5.i to i64
  %2 = ptrtoint ptr %subtracted.i to i64
  %3 = sub nuw i64 %1, %2
  %4 = lshr exact i64 %3, 3
  ret i64 %4
}

; Function Attrs: nounwind
define ptx_kernel void @returns(ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
start:
  %_17 = alloca [40 x i8], align 8
  %other = alloca [32 x i8], align 8
  %w = alloca [32 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #18
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #18
  unreachable

_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i9 = zext i32 %_7.0.i to i64
  %_0.i7 = getelementptr inbounds nuw i32, ptr %x, i64 %_0.i9
  %_5 = load i32, ptr %_0.i7, align 4, !noundef !20
; call rs_structs::make
  call fastcc void @_RNvCsuTO3v1scd4_10rs_structs4make(ptr noalias noundef sret([32 x i8]) align 8 captures(none) dereferenceable(32) %w, i32 noundef %_5) #19
; call rs_structs::pair
  %1 = call fastcc { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %w, i64 noundef %_0.i9) #19
  %_12.0 = extractvalue { i64, i1 } %1, 0
  %_12.1 = extractvalue { i64, i1 } %1, 1
  call void @llvm.lifetime.start.p0(ptr nonnull %_17)
; call rs_structs::triple
  call fastcc void @_RNvCsuTO3v1scd4_10rs_structs6triple(ptr noalias noundef sret([40 x i8]) align 8 captures(none) dereferenceable(40) %_17, ptr noalias noundef readonly align 8 captures(none) dereferenceable(32) %w) #19
  %2 = getelementptr inbounds nuw i8, ptr %_17, i64 32
  %c = load i32, ptr %2, align 8, !noundef !20
  call void @llvm.lifetime.start.p0(ptr nonnull %other)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %other, ptr noundef nonnull align 8 dereferenceable(32) %_17, i64 32, i1 false)
  %3 = getelementptr inbounds nuw i8, ptr %_17, i64 36
  %small = load i8, ptr %3, align 4, !noundef !20
  call void @llvm.lifetime.end.p0(ptr nonnull %_17)
  %4 = getelementptr inbounds nuw i8, ptr %other, i64 8
  %_4.i10 = load i64, ptr %4, align 8, !alias.scope !190, !noalias !193, !noundef !20
  %5 = getelementptr inbounds nuw i8, ptr %w, i64 8
  %_5.i = load i64, ptr %5, align 8, !noundef !20
  %_3.i11 = icmp eq i64 %_4.i10, %_5.i
  br i1 %_3.i11, label %bb1.i, label %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit

bb1.i:                                            ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
  %_7.i = getelementptr inbounds nuw i8, ptr %other, i64 16
  %_8.i = getelementptr inbounds nuw i8, ptr %w, i64 16
  %6 = load i80, ptr %_7.i, align 8, !alias.scope !195, !noalias !200
  %7 = load i80, ptr %_8.i, align 8
  %8 = icmp eq i80 %6, %7
  br i1 %8, label %bb3.i12, label %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit

bb3.i12:                                          ; preds = %bb1.i
  %9 = load i32, ptr %other, align 8, !range !132, !alias.scope !203, !noalias !206, !noundef !20
  %10 = getelementptr inbounds nuw i8, ptr %other, i64 4
  %11 = trunc nuw i32 %9 to i1
  %12 = load i32, ptr %w, align 8, !range !132, !noundef !20
  %13 = trunc nuw i32 %12 to i1
  br i1 %11, label %bb2.i.i, label %bb3.i.i

bb2.i.i:                                          ; preds = %bb3.i12
  br i1 %13, label %bb5.i.i, label %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit

bb3.i.i:                                          ; preds = %bb3.i12
  %14 = xor i1 %13, true
  br label %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit

bb5.i.i:                                          ; preds = %bb2.i.i
  %15 = getelementptr inbounds nuw i8, ptr %w, i64 4
  %_3.i.i.i = load i32, ptr %10, align 4, !alias.scope !208, !noalias !211, !noundef !20
  %_4.i.i.i = load i32, ptr %15, align 4, !noundef !20
  %_0.i.i.i = icmp eq i32 %_3.i.i.i, %_4.i.i.i
  br label %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit

_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit: ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit, %bb1.i, %bb2.i.i, %bb3.i.i, %bb5.i.i
  %_0.sroa.0.0.i = phi i1 [ false, %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit ], [ false, %bb1.i ], [ %_0.i.i.i, %bb5.i.i ], [ %14, %bb3.i.i ], [ false, %bb2.i.i ]
  %_0.i8 = mul i64 %_12.0, 31
  %_28 = zext i32 %c to i64
  %_29.0 = add i64 %_0.i8, %_28
  %_29.1 = icmp ult i64 %_29.0, %_0.i8
  br i1 %_29.1, label %panic1, label %bb10

bb10:                                             ; preds = %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit
; call rs_structs::pair
  %16 = call fastcc { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(32) %other, i64 noundef 0) #19
  %_31.0 = extractvalue { i64, i1 } %16, 0
  %_33.0 = add i64 %_31.0, %_29.0
  %_33.1 = icmp ult i64 %_33.0, %_29.0
  br i1 %_33.1, label %panic2, label %bb13

panic1:                                           ; preds = %_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq.exit
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9add4001d10b447a69395b0edb41711e) #18
  unreachable

panic2:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9add4001d10b447a69395b0edb41711e) #18
  unreachable

bb13:                                             ; preds = %bb10
  %17 = select i1 %_12.1, i64 7, i64 0
  %_37.0 = add i64 %_33.0, %17
  %_37.1 = icmp ult i64 %_37.0, %_33.0
  br i1 %_37.1, label %panic4, label %bb14

bb14:                                             ; preds = %bb13
  %_38 = zext i1 %_0.sroa.0.0.i to i64
  %_39.0 = add i64 %_37.0, %_38
  %_39.1 = icmp ult i64 %_39.0, %_37.0
  br i1 %_39.1, label %panic5, label %bb15

panic4:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9add4001d10b447a69395b0edb41711e) #18
  unreachable

bb15:                                             ; preds = %bb14
  %_40 = zext i8 %small to i64
  %_42.0 = add i64 %_39.0, %_40
  %_42.1 = icmp ult i64 %_42.0, %_39.0
  br i1 %_42.1, label %panic6, label %bb16

panic5:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9add4001d10b447a69395b0edb41711e) #18
  unreachable

bb16:                                             ; preds = %bb15
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i9
  store i64 %_42.0, ptr %_0.i, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %other)
  ret void

panic6:                                           ; preds = %bb15
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9add4001d10b447a69395b0edb41711e) #18
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @transform(ptr noalias noundef readonly byval([104 x i8]) align 8 captures(none) dereferenceable(104) %a, ptr noundef readonly captures(none) %x, ptr noundef writeonly captures(none) %out) unnamed_addr #0 {
start:
  %_35 = alloca [24 x i8], align 8
  %_34 = alloca [104 x i8], align 8
  %_33 = alloca [24 x i8], align 8
  %b = alloca [104 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #18
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #18
  unreachable

_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i8 = zext i32 %_7.0.i to i64
  %1 = mul nuw nsw i64 %_0.i8, 3
  %_0.i7 = getelementptr inbounds nuw double, ptr %x, i64 %1
  %_10 = load double, ptr %_0.i7, align 8, !noundef !20
  %2 = getelementptr inbounds nuw i8, ptr %_0.i7, i64 8
  %_13 = load double, ptr %2, align 8, !noundef !20
  %3 = getelementptr inbounds nuw i8, ptr %_0.i7, i64 16
  %_15 = load double, ptr %3, align 8, !noundef !20
  call void @llvm.lifetime.start.p0(ptr nonnull %b)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %b, ptr noundef nonnull align 8 dereferenceable(104) %a, i64 104, i1 false)
  %4 = getelementptr inbounds nuw i8, ptr %a, i64 96
  %_20 = load i32, ptr %4, align 8, !noundef !20
  %_0.i.i.i19.not = icmp eq i32 %_20, 0
  br i1 %_0.i.i.i19.not, label %bb13, label %bb12.lr.ph

bb12.lr.ph:                                       ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
  %5 = getelementptr inbounds nuw i8, ptr %a, i64 100
  %_27 = load i32, ptr %5, align 4, !noundef !20
  %6 = getelementptr inbounds nuw i8, ptr %b, i64 72
  %p.sroa.6.0._35.sroa_idx = getelementptr inbounds nuw i8, ptr %_35, i64 8
  %p.sroa.7.0._35.sroa_idx = getelementptr inbounds nuw i8, ptr %_35, i64 16
  %p.sroa.6.0._33.sroa_idx = getelementptr inbounds nuw i8, ptr %_33, i64 8
  %p.sroa.7.0._33.sroa_idx = getelementptr inbounds nuw i8, ptr %_33, i64 16
  br label %bb12

bb12:                                             ; preds = %bb12.lr.ph, %bb18
  %spec.select25 = phi i32 [ 1, %bb12.lr.ph ], [ %spec.select, %bb18 ]
  %p.sroa.0.024 = phi double [ %_10, %bb12.lr.ph ], [ %p.sroa.0.0.copyload9, %bb18 ]
  %p.sroa.6.023 = phi double [ %_13, %bb12.lr.ph ], [ %p.sroa.6.0.copyload11, %bb18 ]
  %p.sroa.7.022 = phi double [ %_15, %bb12.lr.ph ], [ %p.sroa.7.0.copyload13, %bb18 ]
  %iter.sroa.0.021 = phi i32 [ 0, %bb12.lr.ph ], [ %spec.select25, %bb18 ]
  %_29 = icmp samesign ult i32 %iter.sroa.0.021, 32
  br i1 %_29, label %bb14, label %panic4

bb13:                                             ; preds = %bb18, %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
  %p.sroa.7.0.lcssa = phi double [ %_15, %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit ], [ %p.sroa.7.0.copyload13, %bb18 ]
  %p.sroa.6.0.lcssa = phi double [ %_13, %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit ], [ %p.sroa.6.0.copyload11, %bb18 ]
  %p.sroa.0.0.lcssa = phi double [ %_10, %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit ], [ %p.sroa.0.0.copyload9, %bb18 ]
  %_0.i = getelementptr inbounds nuw double, ptr %out, i64 %1
  store double %p.sroa.0.0.lcssa, ptr %_0.i, align 8, !alias.scope !213, !noalias !220
  %p.sroa.6.0._37.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  store double %p.sroa.6.0.lcssa, ptr %p.sroa.6.0._37.0.sroa_idx, align 8, !alias.scope !213, !noalias !220
  %p.sroa.7.0._37.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 16
  store double %p.sroa.7.0.lcssa, ptr %p.sroa.7.0._37.0.sroa_idx, align 8, !alias.scope !213, !noalias !220
  call void @llvm.lifetime.end.p0(ptr nonnull %b)
  ret void

bb14:                                             ; preds = %bb12
  %_28 = shl nuw i32 1, %iter.sroa.0.021
  %_26 = and i32 %_27, %_28
  %7 = icmp eq i32 %_26, 0
  br i1 %7, label %bb18, label %bb16

panic4:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_shl_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e35cdccb99ce2d0bfb738bf70a5d5889) #18
  unreachable

bb18:                                             ; preds = %bb14, %bb16
  call void @llvm.lifetime.start.p0(ptr nonnull %_33)
  call void @llvm.lifetime.start.p0(ptr nonnull %_34)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(104) %_34, ptr noundef nonnull align 8 dereferenceable(104) %b, i64 104, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %_35)
  store double %p.sroa.0.024, ptr %_35, align 8
  store double %p.sroa.6.023, ptr %p.sroa.6.0._35.sroa_idx, align 8
  store double %p.sroa.7.022, ptr %p.sroa.7.0._35.sroa_idx, align 8
; call rs_structs::step
  call fastcc void @_RNvCsuTO3v1scd4_10rs_structs4step(ptr noalias noundef sret([24 x i8]) align 8 captures(none) dereferenceable(24) %_33, ptr noalias noundef readonly align 8 captures(address) dereferenceable(104) %_34, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %_35) #19
  call void @llvm.lifetime.end.p0(ptr nonnull %_35)
  call void @llvm.lifetime.end.p0(ptr nonnull %_34)
  %p.sroa.0.0.copyload9 = load double, ptr %_33, align 8
  %p.sroa.6.0.copyload11 = load double, ptr %p.sroa.6.0._33.sroa_idx, align 8
  %p.sroa.7.0.copyload13 = load double, ptr %p.sroa.7.0._33.sroa_idx, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %_33)
  %_0.i.i.i = icmp ult i32 %spec.select25, %_20
  %_0.i1.i.i = zext i1 %_0.i.i.i to i32
  %spec.select = add nuw i32 %spec.select25, %_0.i1.i.i
  br i1 %_0.i.i.i, label %bb12, label %bb13

bb16:                                             ; preds = %bb14
  %8 = urem i32 %iter.sroa.0.021, 3
  %_30 = zext nneg i32 %8 to i64
  %9 = getelementptr inbounds nuw double, ptr %6, i64 %_30
  %10 = load double, ptr %9, align 8, !noundef !20
  %11 = fmul double %10, 5.000000e-01
  store double %11, ptr %9, align 8
  br label %bb18
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #8

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #11

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}


; core::panicking::panic_const::panic_const_shr_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shr_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #13

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #14

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #14

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #14

; core::panicking::panic_const::panic_const_shl_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #15

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #16

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #17

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) "target-cpu"="sm_90" }
attributes #7 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "target-cpu"="sm_90" }
attributes #8 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #9 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { "target-cpu"="sm_90" }
attributes #13 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #14 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #15 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #16 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #18 = { noinline noreturn nounwind }
attributes #19 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!4 = !{!5}
!5 = distinct !{!5, !6, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_: %self"}
!6 = distinct !{!6, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_"}
!7 = !{!8}
!8 = distinct !{!8, !9, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self"}
!9 = distinct !{!9, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_"}
!10 = !{!11, !13, !15, !8, !5}
!11 = distinct !{!11, !12, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!12 = distinct !{!12, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!13 = distinct !{!13, !14, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs: %self"}
!14 = distinct !{!14, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs"}
!15 = distinct !{!15, !16, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!16 = distinct !{!16, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs"}
!17 = !{!18, !19}
!18 = distinct !{!18, !12, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!19 = distinct !{!19, !16, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!20 = !{}
!21 = !{!22, !24, !15, !8, !5}
!22 = distinct !{!22, !23, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!23 = distinct !{!23, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!24 = distinct !{!24, !25, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs: %self"}
!25 = distinct !{!25, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs"}
!26 = !{!27, !19}
!27 = distinct !{!27, !23, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!28 = !{!29, !8, !5}
!29 = distinct !{!29, !30, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs: %self"}
!30 = distinct !{!30, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs"}
!31 = !{!32, !29, !8, !5}
!32 = distinct !{!32, !33, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs: %self"}
!33 = distinct !{!33, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs"}
!34 = !{!35, !37, !39}
!35 = distinct !{!35, !36, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul: %self"}
!36 = distinct !{!36, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul"}
!37 = distinct !{!37, !38, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_: %_2.0"}
!38 = distinct !{!38, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_"}
!39 = distinct !{!39, !40, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_: %elt.0"}
!40 = distinct !{!40, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_"}
!41 = !{!8, !5}
!42 = distinct !{!42, !43}
!43 = !{!"llvm.loop.unroll.disable"}
!44 = !{!45}
!45 = distinct !{!45, !46, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_: %self"}
!46 = distinct !{!46, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_"}
!47 = !{!48}
!48 = distinct !{!48, !49, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_: %self"}
!49 = distinct !{!49, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_"}
!50 = !{!51}
!51 = distinct !{!51, !52, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self"}
!52 = distinct !{!52, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_"}
!53 = !{!54, !56, !58, !51, !48, !45}
!54 = distinct !{!54, !55, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!55 = distinct !{!55, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!56 = distinct !{!56, !57, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs: %self"}
!57 = distinct !{!57, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs"}
!58 = distinct !{!58, !59, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!59 = distinct !{!59, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs"}
!60 = !{!61, !62}
!61 = distinct !{!61, !55, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!62 = distinct !{!62, !59, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!63 = !{!64, !66, !58, !51, !48, !45}
!64 = distinct !{!64, !65, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!65 = distinct !{!65, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!66 = distinct !{!66, !67, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs: %self"}
!67 = distinct !{!67, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs"}
!68 = !{!69, !62}
!69 = distinct !{!69, !65, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!70 = !{!71, !51, !48, !45}
!71 = distinct !{!71, !72, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs: %self"}
!72 = distinct !{!72, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs"}
!73 = !{!74, !71, !51, !48, !45}
!74 = distinct !{!74, !75, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs: %self"}
!75 = distinct !{!75, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs"}
!76 = !{!77, !79, !81}
!77 = distinct !{!77, !78, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul: %self"}
!78 = distinct !{!78, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul"}
!79 = distinct !{!79, !80, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_: %_2.0"}
!80 = distinct !{!80, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_"}
!81 = distinct !{!81, !82, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_: %elt.0"}
!82 = distinct !{!82, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_"}
!83 = !{!51, !48, !45}
!84 = distinct !{!84, !43}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_: %iter"}
!87 = distinct !{!87, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_"}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_: %self"}
!90 = distinct !{!90, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_"}
!91 = !{!92}
!92 = distinct !{!92, !93, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_: %self"}
!93 = distinct !{!93, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_"}
!94 = !{!95}
!95 = distinct !{!95, !96, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self"}
!96 = distinct !{!96, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_"}
!97 = !{!98, !100, !102, !95, !92, !89, !86}
!98 = distinct !{!98, !99, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!99 = distinct !{!99, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!100 = distinct !{!100, !101, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs: %self"}
!101 = distinct !{!101, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs"}
!102 = distinct !{!102, !103, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!103 = distinct !{!103, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs"}
!104 = !{!105, !106}
!105 = distinct !{!105, !99, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!106 = distinct !{!106, !103, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!107 = !{!108, !110, !102, !95, !92, !89, !86}
!108 = distinct !{!108, !109, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!109 = distinct !{!109, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!110 = distinct !{!110, !111, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs: %self"}
!111 = distinct !{!111, !"_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs"}
!112 = !{!113, !106}
!113 = distinct !{!113, !109, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!114 = !{!115, !95, !92, !89, !86}
!115 = distinct !{!115, !116, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs: %self"}
!116 = distinct !{!116, !"_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs"}
!117 = !{!118, !115, !95, !92, !89, !86}
!118 = distinct !{!118, !119, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs: %self"}
!119 = distinct !{!119, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs"}
!120 = !{!121, !123, !125}
!121 = distinct !{!121, !122, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul: %self"}
!122 = distinct !{!122, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul"}
!123 = distinct !{!123, !124, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_: %_2.0"}
!124 = distinct !{!124, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_"}
!125 = distinct !{!125, !126, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_: %elt.0"}
!126 = distinct !{!126, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_"}
!127 = !{!95, !92, !89, !86}
!128 = distinct !{!128, !43}
!129 = !{!130}
!130 = distinct !{!130, !131, !"_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs: %self"}
!131 = distinct !{!131, !"_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs"}
!132 = !{i32 0, i32 2}
!133 = !{!134}
!134 = distinct !{!134, !135, !"_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE7is_someCsuTO3v1scd4_10rs_structs: %self"}
!135 = distinct !{!135, !"_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE7is_someCsuTO3v1scd4_10rs_structs"}
!136 = !{!137, !139}
!137 = distinct !{!137, !138, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENtNtNtBa_6traits8iterator8Iterator3mapdNCNvCsuTO3v1scd4_10rs_structs4step0EB2B_: %_0"}
!138 = distinct !{!138, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENtNtNtBa_6traits8iterator8Iterator3mapdNCNvCsuTO3v1scd4_10rs_structs4step0EB2B_"}
!139 = distinct !{!139, !138, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENtNtNtBa_6traits8iterator8Iterator3mapdNCNvCsuTO3v1scd4_10rs_structs4step0EB2B_: %self"}
!140 = !{!141, !143, !145}
!141 = distinct !{!141, !142, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul: %self"}
!142 = distinct !{!142, !"_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mul"}
!143 = distinct !{!143, !144, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_: %_2.0"}
!144 = distinct !{!144, !"_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_"}
!145 = distinct !{!145, !146, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_: %elt.0"}
!146 = distinct !{!146, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_"}
!147 = !{!148, !150, !152, !154, !156}
!148 = distinct !{!148, !149, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self"}
!149 = distinct !{!149, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_"}
!150 = distinct !{!150, !151, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_: %self"}
!151 = distinct !{!151, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_"}
!152 = distinct !{!152, !153, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_: %self"}
!153 = distinct !{!153, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_"}
!154 = distinct !{!154, !155, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_: %iter"}
!155 = distinct !{!155, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_"}
!156 = distinct !{!156, !157, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_: %self"}
!157 = distinct !{!157, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_"}
!158 = !{!159, !160, !161, !162, !163}
!159 = distinct !{!159, !149, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self:It1"}
!160 = distinct !{!160, !151, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_: %self:It1"}
!161 = distinct !{!161, !153, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_: %self:It1"}
!162 = distinct !{!162, !155, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_: %iter:It1"}
!163 = distinct !{!163, !157, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_: %self:It1"}
!164 = !{!165, !166, !167, !168, !169}
!165 = distinct !{!165, !149, !"_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_: %self:It2"}
!166 = distinct !{!166, !151, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_: %self:It2"}
!167 = distinct !{!167, !153, !"_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_: %self:It2"}
!168 = distinct !{!168, !155, !"_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_: %iter:It2"}
!169 = distinct !{!169, !157, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_: %self:It2"}
!170 = !{!171}
!171 = distinct !{!171, !172, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!172 = distinct !{!172, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!173 = !{!174}
!174 = distinct !{!174, !172, !"_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!175 = !{!176}
!176 = distinct !{!176, !177, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!177 = distinct !{!177, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!178 = !{!179}
!179 = distinct !{!179, !177, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!180 = !{!181}
!181 = distinct !{!181, !182, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!182 = distinct !{!182, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!183 = !{!184}
!184 = distinct !{!184, !182, !"_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!185 = !{!186}
!186 = distinct !{!186, !187, !"_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %self"}
!187 = distinct !{!187, !"_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs"}
!188 = !{!189}
!189 = distinct !{!189, !187, !"_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs: %_0"}
!190 = !{!191}
!191 = distinct !{!191, !192, !"_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq: %self"}
!192 = distinct !{!192, !"_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq"}
!193 = !{!194}
!194 = distinct !{!194, !192, !"_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eq: %other"}
!195 = !{!196, !198, !191}
!196 = distinct !{!196, !197, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core5array8equalitytINtB5_11SpecArrayEqtKj5_E7spec_eqCsuTO3v1scd4_10rs_structs: %a"}
!197 = distinct !{!197, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core5array8equalitytINtB5_11SpecArrayEqtKj5_E7spec_eqCsuTO3v1scd4_10rs_structs"}
!198 = distinct !{!198, !199, !"_RNvXNtNtCsgEmfK2I1SDS_4core5array8equalityAtj5_NtNtB6_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs: %self"}
!199 = distinct !{!199, !"_RNvXNtNtCsgEmfK2I1SDS_4core5array8equalityAtj5_NtNtB6_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs"}
!200 = !{!201, !202, !194}
!201 = distinct !{!201, !197, !"_RNvXs7_NtNtCsgEmfK2I1SDS_4core5array8equalitytINtB5_11SpecArrayEqtKj5_E7spec_eqCsuTO3v1scd4_10rs_structs: %b"}
!202 = distinct !{!202, !199, !"_RNvXNtNtCsgEmfK2I1SDS_4core5array8equalityAtj5_NtNtB6_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs: %other"}
!203 = !{!204, !191}
!204 = distinct !{!204, !205, !"_RNvXsf_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs: %self"}
!205 = distinct !{!205, !"_RNvXsf_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs"}
!206 = !{!207, !194}
!207 = distinct !{!207, !205, !"_RNvXsf_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs: %other"}
!208 = !{!209, !204, !191}
!209 = distinct !{!209, !210, !"_RNvXsm_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB7_9PartialEq2eq: %self"}
!210 = distinct !{!210, !"_RNvXsm_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB7_9PartialEq2eq"}
!211 = !{!212, !207, !194}
!212 = distinct !{!212, !210, !"_RNvXsm_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB7_9PartialEq2eq: %other"}
!213 = !{!214, !216, !217, !219}
!214 = distinct !{!214, !215, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs: %dest.0"}
!215 = distinct !{!215, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs"}
!216 = distinct !{!216, !215, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs: %src.0"}
!217 = distinct !{!217, !218, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsuTO3v1scd4_10rs_structs: %self.0"}
!218 = distinct !{!218, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsuTO3v1scd4_10rs_structs"}
!219 = distinct !{!219, !218, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsuTO3v1scd4_10rs_structs: %src.0"}
!220 = !{!221}
!221 = distinct !{!221, !215, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs: argument 2"}
