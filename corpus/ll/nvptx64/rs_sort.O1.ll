; ModuleID = 'rs_sort.7f5186c0e225bb7a-cgu.0'
source_filename = "rs_sort.7f5186c0e225bb7a-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_4cc53913ccb51a28f3295fff180f4126 = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/select.rs\00", align 1
@alloc_e423954002c0cf04ec05674878edc7ca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00,\01\00\00\11\00\00\00" }>, align 8
@alloc_59d1307b7f3ad87c3317811cdaad4416 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00,\01\00\00\18\00\00\00" }>, align 8
@alloc_d41b2ffde3af3f52800965e1bfa446dd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00/\01\00\00\11\00\00\00" }>, align 8
@alloc_ba9df914c0cce82410638c3c55892512 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00/\01\00\00\18\00\00\00" }>, align 8
@alloc_f017826562d065603878ce6c59629ca6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\002\01\00\00\18\00\00\00" }>, align 8
@alloc_b9e93780b79d4ab897b4ec0abc4fa27c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\C5\00\00\00\0F\00\00\00" }>, align 8
@alloc_d5a6b468392860aeaf9ad5d18aa85e10 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\D2\00\00\00\17\00\00\00" }>, align 8
@alloc_6de2c84d458a7791633a9eb8c1f8b871 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\CE\00\00\00\17\00\00\00" }>, align 8
@alloc_e950fb76f20630c19a67bc6ab798ea17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\BF\00\00\00\0F\00\00\00" }>, align 8
@alloc_4def5651ee437f0c8da82265f3f19ab4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\F1\00\00\00\1D\00\00\00" }>, align 8
@alloc_30cd7ab38beba28efce15d1e60e37bf6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00+\00\00\00\0B\00\00\00" }>, align 8
@alloc_72a747157f277136e62999332875d34b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00&\00\00\00\0B\00\00\00" }>, align 8
@alloc_76866334b299c2d0453c1cce0c4c2a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\007\00\00\00\1B\00\00\00" }>, align 8
@alloc_dce721e406e32113fcaf991197e8534f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\008\00\00\00 \00\00\00" }>, align 8
@alloc_12a440d2007285ca7de9547ae23a7f69 = private unnamed_addr constant [60 x i8] c"\19partition_at_index index \C0\1E greater than length of slice \C0\00", align 1
@alloc_76ed4f33e2b2777a52e4d094dc0cfa65 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1D\00\00\00\09\00\00\00" }>, align 8
@alloc_bdeb8f2918420996951fc02a5014e275 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\08\01\00\00\11\00\00\00" }>, align 8
@alloc_a984830e5d12699f2d4f06fb3260d966 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\08\01\00\00\18\00\00\00" }>, align 8
@alloc_3779f5d0afe9d3d836214da4b4fda444 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0B\01\00\00\11\00\00\00" }>, align 8
@alloc_f3633015d908625b0b2a0af53d5e66b5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0B\01\00\00\18\00\00\00" }>, align 8
@alloc_50db2c96661cd65f8e1dba9bc8146f19 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0E\01\00\00\11\00\00\00" }>, align 8
@alloc_8d8766d1b5104dc3e9dc05ea581913bc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0E\01\00\00\18\00\00\00" }>, align 8
@alloc_ecc2da6505057eb08ef933e6720a4c21 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\10\01\00\00\18\00\00\00" }>, align 8
@alloc_74dd4e31c7b237fa51d8199877b37677 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\13\01\00\00\1C\00\00\00" }>, align 8
@alloc_9f2c33fbccd62b2612966d73213e614c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\15\01\00\00\1C\00\00\00" }>, align 8
@alloc_fdfa9f5c3437e0e964dc58c486b75290 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1A\01\00\00\18\00\00\00" }>, align 8
@alloc_63c26a59e319028a5c13c82c884105ac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1C\01\00\00\18\00\00\00" }>, align 8
@alloc_e46d01fe2d4149896e4bfdbc22f093ce = private unnamed_addr constant [98 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/unstable/quicksort.rs\00", align 1
@alloc_fbe36ceedd494d1bc08749778b6ce835 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\008\00\00\00\1B\00\00\00" }>, align 8
@alloc_91c74303079502ec2def021907035619 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/mod.rs\00", align 1
@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_0c0d1c4353f8e4000b606f1fa55ce6a8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00\8D\00\00\00\11\00\00\00" }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_fddaeef1fe1a23c45402ef8f58614acb = private unnamed_addr constant [35 x i8] c"assertion failed: mid <= self.len()", align 1
@alloc_334aa3d2fa7efe8d3f18725376a0b93a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00-\0F\00\00\09\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8

; <[i16]>::partition_point::<rs_sort::order_statistics::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write)
define noundef range(i64 0, 4611686018427387904) i64 @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_(ptr noalias noundef nonnull readonly align 2 captures(none) %self.0, i64 noundef range(i64 0, 4611686018427387904) %self.1) unnamed_addr #0 {
start:
  switch i64 %self.1, label %bb4.i [
    i64 0, label %_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_.exit
    i64 1, label %bb7.i
  ]

bb7.i:                                            ; preds = %bb4.i, %start
  %base.sroa.0.0.lcssa.i = phi i64 [ 0, %start ], [ %0, %bb4.i ]
  %_38.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %base.sroa.0.0.lcssa.i
  %_3.i.i.i = load i16, ptr %_38.i, align 2, !alias.scope !3, !noundef !10
  %_3.i.i.lobit.i = lshr i16 %_3.i.i.i, 15
  %_28.i = zext nneg i16 %_3.i.i.lobit.i to i64
  %result.i = add nuw nsw i64 %base.sroa.0.0.lcssa.i, %_28.i
  %cond1.i = icmp ule i64 %result.i, %self.1
  tail call void @llvm.assume(i1 %cond1.i)
  br label %_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_.exit

bb4.i:                                            ; preds = %start, %bb4.i
  %size.sroa.0.018.i = phi i64 [ %1, %bb4.i ], [ %self.1, %start ]
  %base.sroa.0.017.i = phi i64 [ %0, %bb4.i ], [ 0, %start ]
  %half11.i = lshr i64 %size.sroa.0.018.i, 1
  %mid.i = add nuw i64 %half11.i, %base.sroa.0.017.i
  %_35.i = icmp ult i64 %mid.i, %self.1
  tail call void @llvm.assume(i1 %_35.i)
  %_32.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid.i
  %_3.i.i12.i = load i16, ptr %_32.i, align 2, !alias.scope !11, !noundef !10
  %_0.i.i1315.i = icmp slt i16 %_3.i.i12.i, 0
  %0 = select i1 %_0.i.i1315.i, i64 %mid.i, i64 %base.sroa.0.017.i, !unpredictable !10
  %1 = sub i64 %size.sroa.0.018.i, %half11.i
  %_6.i = icmp ugt i64 %1, 1
  br i1 %_6.i, label %bb4.i, label %bb7.i

_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_.exit: ; preds = %start, %bb7.i
  %_0.sroa.4.0.i = phi i64 [ %self.1, %start ], [ %result.i, %bb7.i ]
  ret i64 %_0.sroa.4.0.i
}

; core::slice::copy_from_slice_impl::<i32>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull writeonly align 4 captures(none) %dest.0, i64 noundef range(i64 0, 2305843009213693952) %dest.1, ptr noalias noundef nonnull readonly align 4 captures(none) %src.0, i64 noundef range(i64 0, 2305843009213693952) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #1 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !16

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #25
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %dest.0, ptr nonnull align 4 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::copy_from_slice_impl::<i16>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull writeonly align 2 captures(none) %dest.0, i64 noundef range(i64 0, 4611686018427387904) %dest.1, ptr noalias noundef nonnull readonly align 2 captures(none) %src.0, i64 noundef range(i64 0, 4611686018427387904) %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) unnamed_addr #1 {
start:
  %_3.not = icmp eq i64 %dest.1, %src.1
  br i1 %_3.not, label %bb5, label %bb1, !prof !16

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  tail call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef %dest.1, i64 noundef %src.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) %0) #25
  unreachable

bb5:                                              ; preds = %start
  %1 = shl nuw nsw i64 %dest.1, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 2 %dest.0, ptr nonnull align 2 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::sort::select::median_idx::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define noundef range(i64 0, 4611686018427387903) i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less, i64 noundef %0, i64 noundef %b, i64 noundef %1) unnamed_addr #1 {
start:
  %_11 = icmp ult i64 %1, %v.1
  br i1 %_11, label %bb1, label %panic

bb1:                                              ; preds = %start
  %_14 = icmp ult i64 %0, %v.1
  br i1 %_14, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %1, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e423954002c0cf04ec05674878edc7ca) #25
  unreachable

bb2:                                              ; preds = %bb1
  %_8 = getelementptr inbounds nuw i16, ptr %v.0, i64 %1
  %_12 = getelementptr inbounds nuw i16, ptr %v.0, i64 %0
  tail call void @llvm.experimental.noalias.scope.decl(metadata !17)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !20)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !22)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !25)
  %_3.i.i = load i16, ptr %_8, align 2, !alias.scope !27, !noalias !28, !noundef !10
  %_4.i.i = load i16, ptr %_12, align 2, !alias.scope !28, !noalias !27, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %spec.select = select i1 %_0.i.i, i64 %0, i64 %1
  %spec.select13 = select i1 %_0.i.i, i64 %1, i64 %0
  %_22 = icmp ult i64 %spec.select, %v.1
  br i1 %_22, label %bb7, label %panic2

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %0, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_59d1307b7f3ad87c3317811cdaad4416) #25
  unreachable

bb7:                                              ; preds = %bb2
  %_24 = icmp ult i64 %b, %v.1
  br i1 %_24, label %bb8, label %panic3

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d41b2ffde3af3f52800965e1bfa446dd) #25
  unreachable

bb8:                                              ; preds = %bb7
  %_20 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select
  %_23 = getelementptr inbounds nuw i16, ptr %v.0, i64 %b
  tail call void @llvm.experimental.noalias.scope.decl(metadata !29)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !32)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !34)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !37)
  %_3.i.i14 = load i16, ptr %_20, align 2, !alias.scope !39, !noalias !40, !noundef !10
  %_4.i.i15 = load i16, ptr %_23, align 2, !alias.scope !40, !noalias !39, !noundef !10
  %_0.i.i16 = icmp slt i16 %_3.i.i14, %_4.i.i15
  br i1 %_0.i.i16, label %bb16, label %bb11

panic3:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %b, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ba9df914c0cce82410638c3c55892512) #25
  unreachable

bb11:                                             ; preds = %bb8
  %_30 = icmp ult i64 %spec.select13, %v.1
  br i1 %_30, label %bb12, label %panic4

bb12:                                             ; preds = %bb11
  %_28 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select13
  %_4.i.i18 = load i16, ptr %_28, align 2, !alias.scope !41, !noalias !46, !noundef !10
  %_0.i.i19 = icmp slt i16 %_4.i.i15, %_4.i.i18
  %spec.select13.b = select i1 %_0.i.i19, i64 %spec.select13, i64 %b
  br label %bb16

panic4:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select13, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f017826562d065603878ce6c59629ca6) #25
  unreachable

bb16:                                             ; preds = %bb12, %bb8
  %_0.sroa.0.0 = phi i64 [ %spec.select13.b, %bb12 ], [ %spec.select, %bb8 ]
  ret i64 %_0.sroa.0.0
}

; core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %0, i64 noundef range(i64 0, 4611686018427387904) %1, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less, i64 noundef %2) unnamed_addr #1 {
start:
  %_494 = icmp samesign ult i64 %1, 17
  br i1 %_494, label %bb2, label %bb7

bb7:                                              ; preds = %start, %bb19
  %v.sroa.0.097 = phi ptr [ %v.sroa.0.1, %bb19 ], [ %0, %start ]
  %v.sroa.21.096 = phi i64 [ %v.sroa.21.1, %bb19 ], [ %1, %start ]
  %k.sroa.0.095 = phi i64 [ %k.sroa.0.1, %bb19 ], [ %2, %start ]
  %_13 = add nsw i64 %v.sroa.21.096, -1
  %_11 = icmp eq i64 %k.sroa.0.095, %_13
  br i1 %_11, label %bb8, label %bb10

bb2:                                              ; preds = %bb19, %start
  %v.sroa.21.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.21.1, %bb19 ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.1, %bb19 ]
  %_7 = icmp samesign ugt i64 %v.sroa.21.0.lcssa, 1
  br i1 %_7, label %bb3, label %bb21

bb10:                                             ; preds = %bb7
  %3 = icmp eq i64 %k.sroa.0.095, 0
  br i1 %3, label %bb11, label %bb13

bb8:                                              ; preds = %bb7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !49)
  %spec.select.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.097, i64 2
  %4 = add nsw i64 %v.sroa.21.096, -2
  br label %bb8.i.i.i.i

bb8.i.i.i.i:                                      ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i, %bb8
  %f.sroa.1.0.i.i.i.i = phi i64 [ 1, %bb8 ], [ %_9.0.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb8 ], [ %_27.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %acc.sroa.6.0.i.i.i.i = phi ptr [ %v.sroa.0.097, %bb8 ], [ %t.1.acc.1.i.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb8 ], [ %t.0.acc.0.i.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !52)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !55)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !57)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !60)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !62)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !65)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !67)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !70)
  %_9.1.i.i.i.i.i = icmp eq i64 %f.sroa.1.0.i.i.i.i, -1
  br i1 %_9.1.i.i.i.i.i, label %panic.i.i.i.i.i, label %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i

panic.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #25, !noalias !72
  unreachable

_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i: ; preds = %bb8.i.i.i.i
  %_45.i.i.i.i = getelementptr inbounds nuw i16, ptr %spec.select.i, i64 %i.sroa.0.0.i.i.i.i
  %_3.i.i.i.i.i.i.i.i = load i16, ptr %acc.sroa.6.0.i.i.i.i, align 2, !alias.scope !81, !noalias !82, !noundef !10
  %_4.i.i.i.i.i.i.i.i = load i16, ptr %_45.i.i.i.i, align 2, !alias.scope !83, !noalias !84, !noundef !10
  %_0.i.i.i.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i
  %t.0.acc.0.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i, i64 %f.sroa.1.0.i.i.i.i, i64 %acc.sroa.0.0.i.i.i.i
  %t.1.acc.1.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i, ptr %_45.i.i.i.i, ptr %acc.sroa.6.0.i.i.i.i
  %_9.0.i.i.i.i.i = add nuw i64 %f.sroa.1.0.i.i.i.i, 1
  %_27.i.i.i.i = add nuw i64 %i.sroa.0.0.i.i.i.i, 1
  %_28.i.i.i.i = icmp eq i64 %i.sroa.0.0.i.i.i.i, %4
  br i1 %_28.i.i.i.i, label %bb24, label %bb8.i.i.i.i

bb11:                                             ; preds = %bb10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !85)
  %spec.select.i51 = getelementptr inbounds nuw i8, ptr %v.sroa.0.097, i64 2
  %5 = add nsw i64 %v.sroa.21.096, -2
  br label %bb8.i.i.i.i59

bb8.i.i.i.i59:                                    ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i, %bb11
  %f.sroa.1.0.i.i.i.i60 = phi i64 [ 1, %bb11 ], [ %_9.0.i.i.i.i.i71, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %i.sroa.0.0.i.i.i.i61 = phi i64 [ 0, %bb11 ], [ %_27.i.i.i.i72, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %acc.sroa.6.0.i.i.i.i62 = phi ptr [ %v.sroa.0.097, %bb11 ], [ %t.1.acc.1.i.i.i.i.i.i70, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %acc.sroa.0.0.i.i.i.i63 = phi i64 [ 0, %bb11 ], [ %t.0.acc.0.i.i.i.i.i.i69, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !88)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !91)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !93)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !96)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !98)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !101)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !103)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !106)
  %_9.1.i.i.i.i.i64 = icmp eq i64 %f.sroa.1.0.i.i.i.i60, -1
  br i1 %_9.1.i.i.i.i.i64, label %panic.i.i.i.i.i74, label %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i

panic.i.i.i.i.i74:                                ; preds = %bb8.i.i.i.i59
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #25, !noalias !108
  unreachable

_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i: ; preds = %bb8.i.i.i.i59
  %_45.i.i.i.i65 = getelementptr inbounds nuw i16, ptr %spec.select.i51, i64 %i.sroa.0.0.i.i.i.i61
  %_3.i.i.i.i.i.i.i.i66 = load i16, ptr %_45.i.i.i.i65, align 2, !alias.scope !117, !noalias !118, !noundef !10
  %_4.i.i.i.i.i.i.i.i67 = load i16, ptr %acc.sroa.6.0.i.i.i.i62, align 2, !alias.scope !119, !noalias !120, !noundef !10
  %_0.i.i.i.i.i.i.i.i68 = icmp slt i16 %_3.i.i.i.i.i.i.i.i66, %_4.i.i.i.i.i.i.i.i67
  %t.0.acc.0.i.i.i.i.i.i69 = select i1 %_0.i.i.i.i.i.i.i.i68, i64 %f.sroa.1.0.i.i.i.i60, i64 %acc.sroa.0.0.i.i.i.i63
  %t.1.acc.1.i.i.i.i.i.i70 = select i1 %_0.i.i.i.i.i.i.i.i68, ptr %_45.i.i.i.i65, ptr %acc.sroa.6.0.i.i.i.i62
  %_9.0.i.i.i.i.i71 = add nuw i64 %f.sroa.1.0.i.i.i.i60, 1
  %_27.i.i.i.i72 = add nuw i64 %i.sroa.0.0.i.i.i.i61, 1
  %_28.i.i.i.i73 = icmp eq i64 %i.sroa.0.0.i.i.i.i61, %5
  br i1 %_28.i.i.i.i73, label %bb29, label %bb8.i.i.i.i59

bb13:                                             ; preds = %bb10
; call core::slice::sort::select::median_of_ninthers::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %p = tail call noundef i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.097, i64 noundef %v.sroa.21.096, ptr noalias noundef nonnull align 1 %is_less) #26
  %_25 = icmp eq i64 %p, %k.sroa.0.095
  br i1 %_25, label %bb21, label %bb16

bb29:                                             ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i
  %_42 = icmp ult i64 %t.0.acc.0.i.i.i.i.i.i69, %v.sroa.21.096
  br i1 %_42, label %bb32, label %panic

panic:                                            ; preds = %bb29
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %t.0.acc.0.i.i.i.i.i.i69, i64 noundef %v.sroa.21.096, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_b9e93780b79d4ab897b4ec0abc4fa27c) #25
  unreachable

bb32:                                             ; preds = %bb29
  %pa = getelementptr inbounds nuw i16, ptr %v.sroa.0.097, i64 %t.0.acc.0.i.i.i.i.i.i69
  %tmp.sroa.0.0.copyload.i = load i16, ptr %pa, align 2
  %6 = load i16, ptr %v.sroa.0.097, align 2
  store i16 %6, ptr %pa, align 2
  store i16 %tmp.sroa.0.0.copyload.i, ptr %v.sroa.0.097, align 2
  br label %bb21

bb16:                                             ; preds = %bb13
  %_27 = icmp ugt i64 %p, %k.sroa.0.095
  br i1 %_27, label %bb37, label %bb18

bb18:                                             ; preds = %bb16
  %index = add nuw nsw i64 %p, 1
  %_54.not = icmp ult i64 %p, %v.sroa.21.096
  br i1 %_54.not, label %bb39, label %bb38, !prof !16

bb39:                                             ; preds = %bb18
  %new_len = sub nuw nsw i64 %v.sroa.21.096, %index
  %_61 = getelementptr inbounds nuw i16, ptr %v.sroa.0.097, i64 %index
  %7 = sub i64 %k.sroa.0.095, %index
  br label %bb19

bb38:                                             ; preds = %bb18
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %index, i64 noundef %v.sroa.21.096, i64 noundef %v.sroa.21.096, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_d5a6b468392860aeaf9ad5d18aa85e10) #25
  unreachable

bb19:                                             ; preds = %bb37, %bb39
  %k.sroa.0.1 = phi i64 [ %7, %bb39 ], [ %k.sroa.0.095, %bb37 ]
  %v.sroa.21.1 = phi i64 [ %new_len, %bb39 ], [ %p, %bb37 ]
  %v.sroa.0.1 = phi ptr [ %_61, %bb39 ], [ %v.sroa.0.097, %bb37 ]
  %_4 = icmp ult i64 %v.sroa.21.1, 17
  br i1 %_4, label %bb2, label %bb7

bb37:                                             ; preds = %bb16
  %_46.not = icmp ugt i64 %p, %v.sroa.21.096
  br i1 %_46.not, label %bb35, label %bb19, !prof !121

bb35:                                             ; preds = %bb37
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef 0, i64 noundef %p, i64 noundef %v.sroa.21.096, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_6de2c84d458a7791633a9eb8c1f8b871) #25
  unreachable

bb21:                                             ; preds = %bb13, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb2, %bb32, %bb27
  ret void

bb24:                                             ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i
  %_34 = icmp ult i64 %t.0.acc.0.i.i.i.i.i.i, %v.sroa.21.096
  br i1 %_34, label %bb26, label %panic5

bb26:                                             ; preds = %bb24
  %_36 = icmp ult i64 %k.sroa.0.095, %v.sroa.21.096
  br i1 %_36, label %bb27, label %panic7

panic5:                                           ; preds = %bb24
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %t.0.acc.0.i.i.i.i.i.i, i64 noundef %v.sroa.21.096, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e950fb76f20630c19a67bc6ab798ea17) #25
  unreachable

bb27:                                             ; preds = %bb26
  %pa6 = getelementptr inbounds nuw i16, ptr %v.sroa.0.097, i64 %t.0.acc.0.i.i.i.i.i.i
  %pb8 = getelementptr inbounds nuw i16, ptr %v.sroa.0.097, i64 %k.sroa.0.095
  %tmp.sroa.0.0.copyload.i75 = load i16, ptr %pa6, align 2
  %8 = load i16, ptr %pb8, align 2
  store i16 %8, ptr %pa6, align 2
  store i16 %tmp.sroa.0.0.copyload.i75, ptr %pb8, align 2
  br label %bb21

panic7:                                           ; preds = %bb26
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %k.sroa.0.095, i64 noundef %v.sroa.21.096, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_e950fb76f20630c19a67bc6ab798ea17) #25
  unreachable

bb3:                                              ; preds = %bb2
  %v_end.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0.lcssa, i64 %v.sroa.21.0.lcssa
  %9 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0.lcssa, i64 2
  br label %bb5.i

bb5.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb3
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i ], [ %9, %bb3 ]
  %10 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !122)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !125)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !127)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !130)
  %_3.i.i.i.i = load i16, ptr %tail.sroa.0.02.i, align 2, !alias.scope !132, !noalias !135, !noundef !10
  %_4.i.i.i.i = load i16, ptr %10, align 2, !alias.scope !136, !noalias !137, !noundef !10
  %_0.i.i.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i.i.i
  br i1 %_0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

bb4.i.i:                                          ; preds = %bb5.i, %bb6.i.i
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i ]
  %sift.sroa.0.0.i.i = phi ptr [ %12, %bb6.i.i ], [ %10, %bb5.i ]
  %11 = load i16, ptr %sift.sroa.0.0.i.i, align 2, !alias.scope !138
  store i16 %11, ptr %gap_guard.sroa.4.0.i.i, align 2, !alias.scope !138
  %_18.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %v.sroa.0.0.lcssa
  br i1 %_18.i.i, label %bb10.i.i, label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i
  %12 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -2
  %_4.i.i2.i.i = load i16, ptr %12, align 2, !alias.scope !139, !noalias !144, !noundef !10
  %_0.i.i3.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i2.i.i
  br i1 %_0.i.i3.i.i, label %bb4.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %v.sroa.0.0.lcssa, %bb4.i.i ]
  store i16 %_3.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 2, !alias.scope !138, !noalias !147
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb10.i.i, %bb5.i
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 2
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i
  br i1 %_10.not.i, label %bb21, label %bb5.i
}

; core::slice::sort::select::median_of_ninthers::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define noundef range(i64 0, 4611686018427387903) i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %gap_value.i.i = alloca [2 x i8], align 2
  %_4 = icmp samesign ult i64 %v.1, 1025
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_6 = icmp samesign ult i64 %v.1, 131073
  br i1 %_6, label %bb3, label %bb4

bb1:                                              ; preds = %start
  %0 = udiv i64 %v.1, 12
  br label %bb6

bb4:                                              ; preds = %bb2
  %1 = lshr i64 %v.1, 10
  br label %bb6

bb3:                                              ; preds = %bb2
  %2 = lshr i64 %v.1, 6
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3, %bb1
  %frac.sroa.0.0 = phi i64 [ %0, %bb1 ], [ %2, %bb3 ], [ %1, %bb4 ]
  %pivot14 = lshr i64 %frac.sroa.0.0, 1
  %_1115 = lshr i64 %v.1, 1
  %lo = sub nsw i64 %_1115, %pivot14
  %hi = add nsw i64 %lo, %frac.sroa.0.0
  %_4618 = icmp ult i64 %lo, %hi
  br i1 %_4618, label %bb11.preheader, label %bb12

bb11.preheader:                                   ; preds = %bb6
  %_16.neg = mul nsw i64 %frac.sroa.0.0, -9
  %_15 = add nsw i64 %_16.neg, %v.1
  %gap16 = lshr i64 %_15, 2
  %3 = add nsw i64 %hi, %gap16
  %4 = shl nuw nsw i64 %frac.sroa.0.0, 2
  %5 = add nuw nsw i64 %4, %gap16
  %6 = sub nsw i64 %lo, %5
  br label %bb11

bb12:                                             ; preds = %bb11, %bb6
  %_58 = icmp ult i64 %hi, %lo
  %_54.not = icmp ugt i64 %hi, %v.1
  %or.cond = or i1 %_58, %_54.not
  br i1 %or.cond, label %bb16, label %bb15, !prof !152

bb11:                                             ; preds = %bb11.preheader, %bb11
  %a.sroa.0.021 = phi i64 [ %7, %bb11 ], [ %6, %bb11.preheader ]
  %b.sroa.0.020 = phi i64 [ %8, %bb11 ], [ %3, %bb11.preheader ]
  %iter.sroa.0.019 = phi i64 [ %_50, %bb11 ], [ %lo, %bb11.preheader ]
  %_50 = add i64 %iter.sroa.0.019, 1
  %_29 = sub i64 %iter.sroa.0.019, %frac.sroa.0.0
  %_32 = add i64 %a.sroa.0.021, 1
  %_34 = add i64 %b.sroa.0.020, 1
  %_36 = add i64 %a.sroa.0.021, 2
  %_38 = add i64 %iter.sroa.0.019, %frac.sroa.0.0
  %_40 = add i64 %b.sroa.0.020, 2
; call core::slice::sort::select::ninther::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef %v.1, ptr noalias nonnull align 1 poison, i64 noundef %a.sroa.0.021, i64 noundef %_29, i64 noundef %b.sroa.0.020, i64 noundef %_32, i64 noundef %iter.sroa.0.019, i64 noundef %_34, i64 noundef %_36, i64 noundef %_38, i64 noundef %_40) #26
  %7 = add i64 %a.sroa.0.021, 3
  %8 = add i64 %b.sroa.0.020, 3
  %exitcond.not = icmp eq i64 %_50, %hi
  br i1 %exitcond.not, label %bb12, label %bb11

bb16:                                             ; preds = %bb12
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %lo, i64 noundef %hi, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4def5651ee437f0c8da82265f3f19ab4) #25
  unreachable

bb15:                                             ; preds = %bb12
  %_61 = getelementptr inbounds nuw i16, ptr %v.0, i64 %lo
; call core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %_61, i64 noundef %frac.sroa.0.0, ptr noalias noundef nonnull align 1 %is_less, i64 noundef %pivot14) #26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !153)
  %9 = icmp eq i64 %v.1, 0
  br i1 %9, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb4.i

bb4.i:                                            ; preds = %bb15
  %_9.i.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %_1115
  %tmp.sroa.0.0.copyload.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !156
  %10 = load i16, ptr %_9.i.i, align 2, !alias.scope !156
  store i16 %10, ptr %v.0, align 2, !alias.scope !156
  store i16 %tmp.sroa.0.0.copyload.i.i.i, ptr %_9.i.i, align 2, !alias.scope !156
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !159)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !162)
  %11 = icmp eq i64 %v.1, 1
  br i1 %11, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, label %bb2.i.i

bb2.i.i:                                          ; preds = %bb4.i
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i.i), !noalias !164
  %value.i.i = load i16, ptr %data.i.i.i, align 2, !alias.scope !165, !noalias !162, !noundef !10
  store i16 %value.i.i, ptr %gap_value.i.i, align 2, !noalias !164
  %12 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end.i.i = getelementptr i8, ptr %12, i64 -2
  %state.sroa.11.031.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_1932.i.i = icmp ult ptr %state.sroa.11.031.i.i, %unroll_end.i.i
  br i1 %_1932.i.i, label %bb5.lr.ph.i.i, label %bb12.preheader.i.i

bb5.lr.ph.i.i:                                    ; preds = %bb2.i.i
  %_4.i.i.i5.i.i = load i16, ptr %v.0, align 2, !alias.scope !166, !noalias !171, !noundef !10
  br label %bb5.i.i

bb12.preheader.i.i:                               ; preds = %bb5.i.i, %bb2.i.i
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %data.i.i.i, %bb2.i.i ], [ %_16.i13.i.i, %bb5.i.i ]
  %state.sroa.21.0.lcssa.i.i = phi i64 [ 0, %bb2.i.i ], [ %19, %bb5.i.i ]
  %state.sroa.11.0.lcssa.i.i = phi ptr [ %state.sroa.11.031.i.i, %bb2.i.i ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %_4.i.i.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !177, !noalias !182, !noundef !10
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb12.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.i.i = phi ptr [ %_37.sroa.0.0.i.i, %bb12.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.11.1.i.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i.i ], [ %state.sroa.11.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.21.1.i.i = phi i64 [ %15, %bb12.i.i ], [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ]
  %is_done.i.i = icmp eq ptr %state.sroa.11.1.i.i, %12
  %_37.sroa.0.0.i.i = select i1 %is_done.i.i, ptr %gap_value.i.i, ptr %state.sroa.11.1.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !188)
  call void @llvm.experimental.noalias.scope.decl(metadata !189)
  call void @llvm.experimental.noalias.scope.decl(metadata !190)
  call void @llvm.experimental.noalias.scope.decl(metadata !191)
  %_3.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i.i, align 2, !alias.scope !192, !noalias !193, !noundef !10
  %_0.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %left.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i.i
  %13 = load i16, ptr %left.i.i.i, align 2, !alias.scope !165, !noalias !194
  store i16 %13, ptr %state.sroa.0.1.i.i, align 2, !noalias !194
  %14 = load i16, ptr %_37.sroa.0.0.i.i, align 2, !noalias !194
  store i16 %14, ptr %left.i.i.i, align 2, !alias.scope !165, !noalias !194
  %_15.i.i.i = zext i1 %_0.i.i.i.i.i to i64
  %15 = add i64 %state.sroa.21.1.i.i, %_15.i.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i.i, ptr %gap_value.i.i, ptr %state.sroa.11.1.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i.i, label %bb17.i.i, label %bb12.i.i

bb17.i.i:                                         ; preds = %bb12.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i.i), !noalias !164
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

bb5.i.i:                                          ; preds = %bb5.i.i, %bb5.lr.ph.i.i
  %state.sroa.11.035.i.i = phi ptr [ %state.sroa.11.031.i.i, %bb5.lr.ph.i.i ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %state.sroa.21.034.i.i = phi i64 [ 0, %bb5.lr.ph.i.i ], [ %19, %bb5.i.i ]
  %state.sroa.0.033.i.i = phi ptr [ %data.i.i.i, %bb5.lr.ph.i.i ], [ %_16.i13.i.i, %bb5.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !195)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !196)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !197)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !198)
  %_3.i.i.i4.i.i = load i16, ptr %state.sroa.11.035.i.i, align 2, !alias.scope !199, !noalias !200, !noundef !10
  %_0.i.i.i6.i.i = icmp slt i16 %_3.i.i.i4.i.i, %_4.i.i.i5.i.i
  %left.i10.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.034.i.i
  %16 = load i16, ptr %left.i10.i.i, align 2, !alias.scope !165, !noalias !201
  store i16 %16, ptr %state.sroa.0.033.i.i, align 2, !alias.scope !165, !noalias !201
  store i16 %_3.i.i.i4.i.i, ptr %left.i10.i.i, align 2, !alias.scope !165, !noalias !201
  %_15.i12.i.i = zext i1 %_0.i.i.i6.i.i to i64
  %17 = add i64 %state.sroa.21.034.i.i, %_15.i12.i.i
  %_16.i13.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i, i64 4
  %_3.i.i.i16.i.i = load i16, ptr %_16.i13.i.i, align 2, !alias.scope !202, !noalias !207, !noundef !10
  %_0.i.i.i18.i.i = icmp slt i16 %_3.i.i.i16.i.i, %_4.i.i.i5.i.i
  %left.i22.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %17
  %18 = load i16, ptr %left.i22.i.i, align 2, !alias.scope !165, !noalias !213
  store i16 %18, ptr %state.sroa.11.035.i.i, align 2, !alias.scope !165, !noalias !213
  store i16 %_3.i.i.i16.i.i, ptr %left.i22.i.i, align 2, !alias.scope !165, !noalias !213
  %_15.i24.i.i = zext i1 %_0.i.i.i18.i.i to i64
  %19 = add i64 %17, %_15.i24.i.i
  %state.sroa.11.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i, i64 6
  %_19.i.i = icmp ult ptr %state.sroa.11.0.i.i, %unroll_end.i.i
  br i1 %_19.i.i, label %bb5.i.i, label %bb12.preheader.i.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb17.i.i, %bb4.i
  %_0.sroa.0.0.i.i = phi i64 [ %15, %bb17.i.i ], [ 0, %bb4.i ]
  %_15.not.i = icmp ult i64 %_0.sroa.0.0.i.i, %v.1
  br i1 %_15.not.i, label %bb10.i, label %bb9.i

bb10.i:                                           ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  %_9.i5.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %_0.sroa.0.0.i.i
  %tmp.sroa.0.0.copyload.i.i6.i = load i16, ptr %v.0, align 2, !alias.scope !214
  %20 = load i16, ptr %_9.i5.i, align 2, !alias.scope !214
  store i16 %20, ptr %v.0, align 2, !alias.scope !214
  store i16 %tmp.sroa.0.0.copyload.i.i6.i, ptr %_9.i5.i, align 2, !alias.scope !214
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb9.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i
  call void @llvm.trap()
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb15, %bb10.i
  %num_lt.sroa.0.0.i = phi i64 [ %_0.sroa.0.0.i.i, %bb10.i ], [ 0, %bb15 ]
  ret i64 %num_lt.sroa.0.0.i
}

; core::slice::sort::select::partition_at_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr dead_on_unwind noalias noundef writable writeonly sret([40 x i8]) align 8 captures(none) dereferenceable(40) %_0, ptr noalias noundef nonnull align 2 %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, i64 noundef %0) unnamed_addr #1 {
start:
  %is_less = alloca [0 x i8], align 1
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %v.1, ptr %len, align 8
  %_5.not = icmp ult i64 %0, %v.1
  br i1 %_5.not, label %bb3, label %bb1, !prof !16

bb1:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %args)
  store ptr %index, ptr %args, align 8
  %_11.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_11.sroa.4.0..sroa_idx, align 8
  %1 = getelementptr inbounds nuw i8, ptr %args, i64 16
  store ptr %len, ptr %1, align 8
  %_12.sroa.4.0..sroa_idx = getelementptr inbounds nuw i8, ptr %args, i64 24
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %_12.sroa.4.0..sroa_idx, align 8
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_12a440d2007285ca7de9547ae23a7f69, ptr noundef nonnull %args, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_76ed4f33e2b2777a52e4d094dc0cfa65) #25
  unreachable

bb3:                                              ; preds = %start
  %_15 = add nsw i64 %v.1, -1
  %_14 = icmp eq i64 %0, %_15
  br i1 %_14, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  %2 = icmp eq i64 %0, 0
  br i1 %2, label %bb7, label %bb8

bb4:                                              ; preds = %bb3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !217)
  %spec.select.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %3 = icmp eq i64 %v.1, 1
  br i1 %3, label %bb21, label %bb8.i.i.i.i.preheader

bb8.i.i.i.i.preheader:                            ; preds = %bb4
  %4 = add nsw i64 %v.1, -2
  br label %bb8.i.i.i.i

bb8.i.i.i.i:                                      ; preds = %bb8.i.i.i.i.preheader, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i
  %f.sroa.1.0.i.i.i.i = phi i64 [ %_9.0.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ 1, %bb8.i.i.i.i.preheader ]
  %i.sroa.0.0.i.i.i.i = phi i64 [ %_27.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ 0, %bb8.i.i.i.i.preheader ]
  %acc.sroa.6.0.i.i.i.i = phi ptr [ %t.1.acc.1.i.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ %v.0, %bb8.i.i.i.i.preheader ]
  %acc.sroa.0.0.i.i.i.i = phi i64 [ %t.0.acc.0.i.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ 0, %bb8.i.i.i.i.preheader ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !220)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !223)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !225)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !228)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !230)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !233)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !235)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !238)
  %_9.1.i.i.i.i.i = icmp eq i64 %f.sroa.1.0.i.i.i.i, -1
  br i1 %_9.1.i.i.i.i.i, label %panic.i.i.i.i.i, label %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i

panic.i.i.i.i.i:                                  ; preds = %bb8.i.i.i.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #25, !noalias !240
  unreachable

_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i: ; preds = %bb8.i.i.i.i
  %_45.i.i.i.i = getelementptr inbounds nuw i16, ptr %spec.select.i, i64 %i.sroa.0.0.i.i.i.i
  %_3.i.i.i.i.i.i.i.i = load i16, ptr %acc.sroa.6.0.i.i.i.i, align 2, !alias.scope !249, !noalias !250, !noundef !10
  %_4.i.i.i.i.i.i.i.i = load i16, ptr %_45.i.i.i.i, align 2, !alias.scope !251, !noalias !252, !noundef !10
  %_0.i.i.i.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i.i
  %t.0.acc.0.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i, i64 %f.sroa.1.0.i.i.i.i, i64 %acc.sroa.0.0.i.i.i.i
  %t.1.acc.1.i.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i.i, ptr %_45.i.i.i.i, ptr %acc.sroa.6.0.i.i.i.i
  %_9.0.i.i.i.i.i = add nuw i64 %f.sroa.1.0.i.i.i.i, 1
  %_27.i.i.i.i = add nuw i64 %i.sroa.0.0.i.i.i.i, 1
  %_28.i.i.i.i = icmp eq i64 %i.sroa.0.0.i.i.i.i, %4
  br i1 %_28.i.i.i.i, label %bb21, label %bb8.i.i.i.i

bb7:                                              ; preds = %bb5
  tail call void @llvm.experimental.noalias.scope.decl(metadata !253)
  %spec.select.i24 = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %5 = icmp eq i64 %v.1, 1
  br i1 %5, label %bb26, label %bb8.i.i.i.i32.preheader

bb8.i.i.i.i32.preheader:                          ; preds = %bb7
  %6 = add nsw i64 %v.1, -2
  br label %bb8.i.i.i.i32

bb8.i.i.i.i32:                                    ; preds = %bb8.i.i.i.i32.preheader, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i
  %f.sroa.1.0.i.i.i.i33 = phi i64 [ %_9.0.i.i.i.i.i44, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ 1, %bb8.i.i.i.i32.preheader ]
  %i.sroa.0.0.i.i.i.i34 = phi i64 [ %_27.i.i.i.i45, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ 0, %bb8.i.i.i.i32.preheader ]
  %acc.sroa.6.0.i.i.i.i35 = phi ptr [ %t.1.acc.1.i.i.i.i.i.i43, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ %v.0, %bb8.i.i.i.i32.preheader ]
  %acc.sroa.0.0.i.i.i.i36 = phi i64 [ %t.0.acc.0.i.i.i.i.i.i42, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ], [ 0, %bb8.i.i.i.i32.preheader ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !256)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !259)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !261)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !264)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !266)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !269)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !271)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !274)
  %_9.1.i.i.i.i.i37 = icmp eq i64 %f.sroa.1.0.i.i.i.i33, -1
  br i1 %_9.1.i.i.i.i.i37, label %panic.i.i.i.i.i47, label %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i

panic.i.i.i.i.i47:                                ; preds = %bb8.i.i.i.i32
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #25, !noalias !276
  unreachable

_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i: ; preds = %bb8.i.i.i.i32
  %_45.i.i.i.i38 = getelementptr inbounds nuw i16, ptr %spec.select.i24, i64 %i.sroa.0.0.i.i.i.i34
  %_3.i.i.i.i.i.i.i.i39 = load i16, ptr %_45.i.i.i.i38, align 2, !alias.scope !285, !noalias !286, !noundef !10
  %_4.i.i.i.i.i.i.i.i40 = load i16, ptr %acc.sroa.6.0.i.i.i.i35, align 2, !alias.scope !287, !noalias !288, !noundef !10
  %_0.i.i.i.i.i.i.i.i41 = icmp slt i16 %_3.i.i.i.i.i.i.i.i39, %_4.i.i.i.i.i.i.i.i40
  %t.0.acc.0.i.i.i.i.i.i42 = select i1 %_0.i.i.i.i.i.i.i.i41, i64 %f.sroa.1.0.i.i.i.i33, i64 %acc.sroa.0.0.i.i.i.i36
  %t.1.acc.1.i.i.i.i.i.i43 = select i1 %_0.i.i.i.i.i.i.i.i41, ptr %_45.i.i.i.i38, ptr %acc.sroa.6.0.i.i.i.i35
  %_9.0.i.i.i.i.i44 = add nuw i64 %f.sroa.1.0.i.i.i.i33, 1
  %_27.i.i.i.i45 = add nuw i64 %i.sroa.0.0.i.i.i.i34, 1
  %_28.i.i.i.i46 = icmp eq i64 %i.sroa.0.0.i.i.i.i34, %6
  br i1 %_28.i.i.i.i46, label %bb26, label %bb8.i.i.i.i32

bb8:                                              ; preds = %bb5
; call core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef %v.1, i64 noundef %0, ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable_or_null(2) null, ptr noalias noundef nonnull align 1 %is_less) #26
  br label %bb12

bb26:                                             ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i, %bb7
  %_0.sroa.3.0.i27 = phi i64 [ 0, %bb7 ], [ %t.0.acc.0.i.i.i.i.i.i42, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %_57 = icmp ult i64 %_0.sroa.3.0.i27, %v.1
  br i1 %_57, label %bb29, label %panic

panic:                                            ; preds = %bb26
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_0.sroa.3.0.i27, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_30cd7ab38beba28efce15d1e60e37bf6) #25
  unreachable

bb29:                                             ; preds = %bb26
  %pa = getelementptr inbounds nuw i16, ptr %v.0, i64 %_0.sroa.3.0.i27
  %tmp.sroa.0.0.copyload.i = load i16, ptr %pa, align 2
  %7 = load i16, ptr %v.0, align 2
  store i16 %7, ptr %pa, align 2
  store i16 %tmp.sroa.0.0.copyload.i, ptr %v.0, align 2
  br label %bb12

bb21:                                             ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i, %bb4
  %_0.sroa.3.0.i = phi i64 [ 0, %bb4 ], [ %t.0.acc.0.i.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i.i ]
  %_50 = icmp ult i64 %_0.sroa.3.0.i, %v.1
  br i1 %_50, label %bb24, label %panic3

panic3:                                           ; preds = %bb21
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_0.sroa.3.0.i, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_72a747157f277136e62999332875d34b) #25
  unreachable

bb24:                                             ; preds = %bb21
  %pa4 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_0.sroa.3.0.i
  %pb6 = getelementptr inbounds nuw i16, ptr %v.0, i64 %0
  %tmp.sroa.0.0.copyload.i48 = load i16, ptr %pa4, align 2
  %8 = load i16, ptr %pb6, align 2
  store i16 %8, ptr %pa4, align 2
  store i16 %tmp.sroa.0.0.copyload.i48, ptr %pb6, align 2
  br label %bb12

bb12:                                             ; preds = %bb24, %bb8, %bb29
  %9 = load i64, ptr %index, align 8, !noundef !10
  %_6.not.i = icmp ugt i64 %9, %v.1
  br i1 %_6.not.i, label %bb3.i, label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit, !prof !121

bb3.i:                                            ; preds = %bb12
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_d1084648e479974e70c9329824bf76f9, ptr noundef nonnull inttoptr (i64 19 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_76866334b299c2d0453c1cce0c4c2a4d) #25, !noalias !289
  unreachable

_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit: ; preds = %bb12
  %_6.not.i49 = icmp eq i64 %v.1, %9
  br i1 %_6.not.i49, label %bb3.i55, label %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit56, !prof !121

bb3.i55:                                          ; preds = %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull @alloc_d1084648e479974e70c9329824bf76f9, ptr noundef nonnull inttoptr (i64 19 to ptr), ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_dce721e406e32113fcaf991197e8534f) #25, !noalias !293
  unreachable

_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit56: ; preds = %_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort.exit
  %data.i.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %9
  %data.i.i50 = getelementptr inbounds nuw i8, ptr %data.i.i, i64 2
  %10 = xor i64 %9, -1
  %len.i.i51 = add nsw i64 %v.1, %10
  store ptr %v.0, ptr %_0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %_0, i64 8
  store i64 %9, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %_0, i64 16
  store ptr %data.i.i, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %_0, i64 24
  store ptr %data.i.i50, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %_0, i64 32
  store i64 %len.i.i51, ptr %14, align 8
  ret void
}

; core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %0, i64 noundef range(i64 0, 4611686018427387904) %1, i64 noundef %2, ptr noalias noundef readonly align 2 captures(address) dereferenceable_or_null(2) %3, ptr noalias noundef nonnull align 1 %is_less) unnamed_addr #1 {
start:
  %gap_value.i.i36 = alloca [2 x i8], align 2
  %gap_value.i.i = alloca [2 x i8], align 2
  %_6102 = icmp samesign ult i64 %1, 17
  br i1 %_6102, label %bb2, label %bb7

bb7:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.0107 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.16.0106 = phi i64 [ %v.sroa.16.0.be, %bb1.backedge ], [ %1, %start ]
  %index.sroa.0.0105 = phi i64 [ %index.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %ancestor_pivot.sroa.0.0104 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %3, %start ]
  %limit.sroa.0.0103 = phi i32 [ %5, %bb1.backedge ], [ 16, %start ]
  %4 = icmp eq i32 %limit.sroa.0.0103, 0
  br i1 %4, label %bb8, label %bb9

bb2:                                              ; preds = %bb1.backedge, %start
  %v.sroa.16.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.16.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
  %_9 = icmp samesign ugt i64 %v.sroa.16.0.lcssa, 1
  br i1 %_9, label %bb3, label %bb30

bb8:                                              ; preds = %bb7
; call core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.0107, i64 noundef %v.sroa.16.0106, ptr noalias noundef nonnull align 1 %is_less, i64 noundef %index.sroa.0.0105) #26
  br label %bb30

bb9:                                              ; preds = %bb7
  %5 = add nsw i32 %limit.sroa.0.0103, -1
  %len_div_84.i = lshr i64 %v.sroa.16.0106, 3
  %b.idx.i = and i64 %v.sroa.16.0106, 4611686018427387896
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 %b.idx.i
  %c.idx.i = mul nuw nsw i64 %len_div_84.i, 14
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 %c.idx.i
  %_12.i = icmp samesign ult i64 %v.sroa.16.0106, 64
  br i1 %_12.i, label %bb3.i, label %bb5.i

bb5.i:                                            ; preds = %bb9
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %self.i = call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull readonly align 2 %v.sroa.0.0107, ptr noundef nonnull readonly %b.i, ptr noundef nonnull readonly %c.i, i64 noundef %len_div_84.i, ptr noalias noundef nonnull align 1 %is_less) #26
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb9
  call void @llvm.experimental.noalias.scope.decl(metadata !297)
  call void @llvm.experimental.noalias.scope.decl(metadata !300)
  call void @llvm.experimental.noalias.scope.decl(metadata !302), !noalias !305
  call void @llvm.experimental.noalias.scope.decl(metadata !308), !noalias !305
  %_3.i.i.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !310, !noalias !313, !noundef !10
  %_4.i.i.i = load i16, ptr %b.i, align 2, !alias.scope !315, !noalias !316, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %_4.i.i6.i = load i16, ptr %c.i, align 2, !alias.scope !317, !noalias !322, !noundef !10
  %_0.i.i7.i = icmp slt i16 %_3.i.i.i, %_4.i.i6.i
  %6 = xor i1 %_0.i.i.i, %_0.i.i7.i
  %_0.i.i10.i = icmp slt i16 %_4.i.i.i, %_4.i.i6.i
  %_12.i.i = xor i1 %_0.i.i.i, %_0.i.i10.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  %_0.sroa.0.0.i.i = select i1 %6, ptr %v.sroa.0.0107, ptr %c.b.i.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb5.i, %bb3.i
  %self.i.sink = phi ptr [ %self.i, %bb5.i ], [ %_0.sroa.0.0.i.i, %bb3.i ]
  %7 = ptrtoint ptr %self.i.sink to i64
  %8 = ptrtoint ptr %v.sroa.0.0107 to i64
  %9 = sub nuw i64 %7, %8
  %index.sroa.0.0.i = lshr exact i64 %9, 1
  %cond.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.16.0106
  call void @llvm.assume(i1 %cond.i)
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.0104, null
  br i1 %.not, label %bb20, label %bb13

bb30:                                             ; preds = %bb26, %bb10.i67, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb2, %bb8
  ret void

bb20:                                             ; preds = %bb13, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.experimental.noalias.scope.decl(metadata !325)
  %_9.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 %9
  %tmp.sroa.0.0.copyload.i.i.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !328
  %10 = load i16, ptr %_9.i.i, align 2, !alias.scope !328
  store i16 %10, ptr %v.sroa.0.0107, align 2, !alias.scope !328
  store i16 %tmp.sroa.0.0.copyload.i.i.i, ptr %_9.i.i, align 2, !alias.scope !328
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 2
  call void @llvm.experimental.noalias.scope.decl(metadata !331)
  call void @llvm.experimental.noalias.scope.decl(metadata !334)
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i.i), !noalias !336
  %value.i.i = load i16, ptr %data.i.i.i, align 2, !alias.scope !337, !noalias !334, !noundef !10
  store i16 %value.i.i, ptr %gap_value.i.i, align 2, !noalias !336
  %11 = getelementptr i16, ptr %v.sroa.0.0107, i64 %v.sroa.16.0106
  %unroll_end.i.i = getelementptr i8, ptr %11, i64 -2
  %state.sroa.11.031.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 4
  %_1932.i.i = icmp ult ptr %state.sroa.11.031.i.i, %unroll_end.i.i
  br i1 %_1932.i.i, label %bb5.lr.ph.i.i, label %bb12.preheader.i.i

bb5.lr.ph.i.i:                                    ; preds = %bb20
  %_4.i.i.i5.i.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !338, !noalias !343, !noundef !10
  br label %bb5.i.i

bb12.preheader.i.i:                               ; preds = %bb5.i.i, %bb20
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %data.i.i.i, %bb20 ], [ %_16.i13.i.i, %bb5.i.i ]
  %state.sroa.21.0.lcssa.i.i = phi i64 [ 0, %bb20 ], [ %18, %bb5.i.i ]
  %state.sroa.11.0.lcssa.i.i = phi ptr [ %state.sroa.11.031.i.i, %bb20 ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %_4.i.i.i.i.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !349, !noalias !354, !noundef !10
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb12.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.i.i = phi ptr [ %_37.sroa.0.0.i.i, %bb12.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.11.1.i.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i.i ], [ %state.sroa.11.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.21.1.i.i = phi i64 [ %14, %bb12.i.i ], [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ]
  %is_done.i.i = icmp eq ptr %state.sroa.11.1.i.i, %11
  %_37.sroa.0.0.i.i = select i1 %is_done.i.i, ptr %gap_value.i.i, ptr %state.sroa.11.1.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !360)
  call void @llvm.experimental.noalias.scope.decl(metadata !361)
  call void @llvm.experimental.noalias.scope.decl(metadata !362)
  call void @llvm.experimental.noalias.scope.decl(metadata !363)
  %_3.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i.i, align 2, !alias.scope !364, !noalias !365, !noundef !10
  %_0.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %left.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i.i
  %12 = load i16, ptr %left.i.i.i, align 2, !alias.scope !337, !noalias !366
  store i16 %12, ptr %state.sroa.0.1.i.i, align 2, !noalias !366
  %13 = load i16, ptr %_37.sroa.0.0.i.i, align 2, !noalias !366
  store i16 %13, ptr %left.i.i.i, align 2, !alias.scope !337, !noalias !366
  %_15.i.i.i = zext i1 %_0.i.i.i.i.i to i64
  %14 = add i64 %state.sroa.21.1.i.i, %_15.i.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i.i, ptr %gap_value.i.i, ptr %state.sroa.11.1.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i.i, label %bb17.i.i, label %bb12.i.i

bb17.i.i:                                         ; preds = %bb12.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i.i), !noalias !336
  %_15.not.i = icmp ult i64 %14, %v.sroa.16.0106
  br i1 %_15.not.i, label %bb10.i, label %bb9.i

bb5.i.i:                                          ; preds = %bb5.i.i, %bb5.lr.ph.i.i
  %state.sroa.11.035.i.i = phi ptr [ %state.sroa.11.031.i.i, %bb5.lr.ph.i.i ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %state.sroa.21.034.i.i = phi i64 [ 0, %bb5.lr.ph.i.i ], [ %18, %bb5.i.i ]
  %state.sroa.0.033.i.i = phi ptr [ %data.i.i.i, %bb5.lr.ph.i.i ], [ %_16.i13.i.i, %bb5.i.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !367)
  call void @llvm.experimental.noalias.scope.decl(metadata !368)
  call void @llvm.experimental.noalias.scope.decl(metadata !369)
  call void @llvm.experimental.noalias.scope.decl(metadata !370)
  %_3.i.i.i4.i.i = load i16, ptr %state.sroa.11.035.i.i, align 2, !alias.scope !371, !noalias !372, !noundef !10
  %_0.i.i.i6.i.i = icmp slt i16 %_3.i.i.i4.i.i, %_4.i.i.i5.i.i
  %left.i10.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.034.i.i
  %15 = load i16, ptr %left.i10.i.i, align 2, !alias.scope !337, !noalias !373
  store i16 %15, ptr %state.sroa.0.033.i.i, align 2, !alias.scope !337, !noalias !373
  store i16 %_3.i.i.i4.i.i, ptr %left.i10.i.i, align 2, !alias.scope !337, !noalias !373
  %_15.i12.i.i = zext i1 %_0.i.i.i6.i.i to i64
  %16 = add i64 %state.sroa.21.034.i.i, %_15.i12.i.i
  %_16.i13.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i, i64 4
  %_3.i.i.i16.i.i = load i16, ptr %_16.i13.i.i, align 2, !alias.scope !374, !noalias !379, !noundef !10
  %_0.i.i.i18.i.i = icmp slt i16 %_3.i.i.i16.i.i, %_4.i.i.i5.i.i
  %left.i22.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %16
  %17 = load i16, ptr %left.i22.i.i, align 2, !alias.scope !337, !noalias !385
  store i16 %17, ptr %state.sroa.11.035.i.i, align 2, !alias.scope !337, !noalias !385
  store i16 %_3.i.i.i16.i.i, ptr %left.i22.i.i, align 2, !alias.scope !337, !noalias !385
  %_15.i24.i.i = zext i1 %_0.i.i.i18.i.i to i64
  %18 = add i64 %16, %_15.i24.i.i
  %state.sroa.11.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i, i64 6
  %_19.i.i = icmp ult ptr %state.sroa.11.0.i.i, %unroll_end.i.i
  br i1 %_19.i.i, label %bb5.i.i, label %bb12.preheader.i.i

bb10.i:                                           ; preds = %bb17.i.i
  %_9.i5.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0107, i64 %14
  %tmp.sroa.0.0.copyload.i.i6.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !386
  %19 = load i16, ptr %_9.i5.i, align 2, !alias.scope !386
  store i16 %19, ptr %v.sroa.0.0107, align 2, !alias.scope !386
  store i16 %tmp.sroa.0.0.copyload.i.i6.i, ptr %_9.i5.i, align 2, !alias.scope !386
  %_43 = icmp ult i64 %14, %index.sroa.0.0105
  br i1 %_43, label %bb25, label %bb26

bb9.i:                                            ; preds = %bb17.i.i
  call void @llvm.trap()
  unreachable

bb13:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %pivot = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 %9
  call void @llvm.experimental.noalias.scope.decl(metadata !389)
  call void @llvm.experimental.noalias.scope.decl(metadata !392)
  call void @llvm.experimental.noalias.scope.decl(metadata !394)
  call void @llvm.experimental.noalias.scope.decl(metadata !397)
  %_3.i.i = load i16, ptr %ancestor_pivot.sroa.0.0104, align 2, !alias.scope !399, !noalias !400, !noundef !10
  %_4.i.i = load i16, ptr %pivot, align 2, !alias.scope !400, !noalias !399, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  br i1 %_0.i.i, label %bb20, label %bb16

bb16:                                             ; preds = %bb13
  call void @llvm.experimental.noalias.scope.decl(metadata !401)
  %tmp.sroa.0.0.copyload.i.i.i42 = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !404
  store i16 %_4.i.i, ptr %v.sroa.0.0107, align 2, !alias.scope !404
  store i16 %tmp.sroa.0.0.copyload.i.i.i42, ptr %pivot, align 2, !alias.scope !404
  %data.i.i.i43 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 2
  call void @llvm.experimental.noalias.scope.decl(metadata !407)
  call void @llvm.experimental.noalias.scope.decl(metadata !410)
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i.i36), !noalias !412
  %value.i.i45 = load i16, ptr %data.i.i.i43, align 2, !alias.scope !413, !noalias !410, !noundef !10
  store i16 %value.i.i45, ptr %gap_value.i.i36, align 2, !noalias !412
  %20 = getelementptr i16, ptr %v.sroa.0.0107, i64 %v.sroa.16.0106
  %unroll_end.i.i46 = getelementptr i8, ptr %20, i64 -2
  %state.sroa.11.031.i.i47 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0107, i64 4
  %_1932.i.i48 = icmp ult ptr %state.sroa.11.031.i.i47, %unroll_end.i.i46
  br i1 %_1932.i.i48, label %bb5.lr.ph.i.i71, label %bb12.preheader.i.i49

bb5.lr.ph.i.i71:                                  ; preds = %bb16
  %_3.i.i.i.i4.i.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !414, !noalias !421, !noundef !10
  br label %bb5.i.i72

bb12.preheader.i.i49:                             ; preds = %bb5.i.i72, %bb16
  %state.sroa.0.0.lcssa.i.i50 = phi ptr [ %data.i.i.i43, %bb16 ], [ %_16.i13.i.i78, %bb5.i.i72 ]
  %state.sroa.21.0.lcssa.i.i51 = phi i64 [ 0, %bb16 ], [ %27, %bb5.i.i72 ]
  %state.sroa.11.0.lcssa.i.i52 = phi ptr [ %state.sroa.11.031.i.i47, %bb16 ], [ %state.sroa.11.0.i.i81, %bb5.i.i72 ]
  %_3.i.i.i.i.i.i = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !428, !noalias !435, !noundef !10
  br label %bb12.i.i53

bb12.i.i53:                                       ; preds = %bb12.i.i53, %bb12.preheader.i.i49
  %state.sroa.0.1.i.i54 = phi ptr [ %_37.sroa.0.0.i.i58, %bb12.i.i53 ], [ %state.sroa.0.0.lcssa.i.i50, %bb12.preheader.i.i49 ]
  %state.sroa.11.1.i.i55 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i61.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i.i53 ], [ %state.sroa.11.0.lcssa.i.i52, %bb12.preheader.i.i49 ]
  %state.sroa.21.1.i.i56 = phi i64 [ %23, %bb12.i.i53 ], [ %state.sroa.21.0.lcssa.i.i51, %bb12.preheader.i.i49 ]
  %is_done.i.i57 = icmp eq ptr %state.sroa.11.1.i.i55, %20
  %_37.sroa.0.0.i.i58 = select i1 %is_done.i.i57, ptr %gap_value.i.i36, ptr %state.sroa.11.1.i.i55
  call void @llvm.experimental.noalias.scope.decl(metadata !442)
  call void @llvm.experimental.noalias.scope.decl(metadata !443)
  call void @llvm.experimental.noalias.scope.decl(metadata !444)
  call void @llvm.experimental.noalias.scope.decl(metadata !445)
  call void @llvm.experimental.noalias.scope.decl(metadata !446)
  call void @llvm.experimental.noalias.scope.decl(metadata !447)
  %_4.i.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i.i58, align 2, !alias.scope !448, !noalias !449, !noundef !10
  %_0.i.i.i.i.i.i = icmp sge i16 %_3.i.i.i.i.i.i, %_4.i.i.i.i.i.i
  %left.i.i.i59 = getelementptr inbounds nuw i16, ptr %data.i.i.i43, i64 %state.sroa.21.1.i.i56
  %21 = load i16, ptr %left.i.i.i59, align 2, !alias.scope !413, !noalias !450
  store i16 %21, ptr %state.sroa.0.1.i.i54, align 2, !noalias !450
  %22 = load i16, ptr %_37.sroa.0.0.i.i58, align 2, !noalias !450
  store i16 %22, ptr %left.i.i.i59, align 2, !alias.scope !413, !noalias !450
  %_15.i.i.i60 = zext i1 %_0.i.i.i.i.i.i to i64
  %23 = add i64 %state.sroa.21.1.i.i56, %_15.i.i.i60
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i61.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i.i57, ptr %gap_value.i.i36, ptr %state.sroa.11.1.i.i55
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i61.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i61.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i.i57, label %bb17.i.i63, label %bb12.i.i53

bb17.i.i63:                                       ; preds = %bb12.i.i53
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i.i36), !noalias !412
  %_15.not.i65 = icmp ult i64 %23, %v.sroa.16.0106
  br i1 %_15.not.i65, label %bb10.i67, label %bb9.i66

bb5.i.i72:                                        ; preds = %bb5.i.i72, %bb5.lr.ph.i.i71
  %state.sroa.11.035.i.i73 = phi ptr [ %state.sroa.11.031.i.i47, %bb5.lr.ph.i.i71 ], [ %state.sroa.11.0.i.i81, %bb5.i.i72 ]
  %state.sroa.21.034.i.i74 = phi i64 [ 0, %bb5.lr.ph.i.i71 ], [ %27, %bb5.i.i72 ]
  %state.sroa.0.033.i.i75 = phi ptr [ %data.i.i.i43, %bb5.lr.ph.i.i71 ], [ %_16.i13.i.i78, %bb5.i.i72 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !451)
  call void @llvm.experimental.noalias.scope.decl(metadata !452)
  call void @llvm.experimental.noalias.scope.decl(metadata !453)
  call void @llvm.experimental.noalias.scope.decl(metadata !454)
  call void @llvm.experimental.noalias.scope.decl(metadata !455)
  call void @llvm.experimental.noalias.scope.decl(metadata !456)
  %_4.i.i.i.i5.i.i = load i16, ptr %state.sroa.11.035.i.i73, align 2, !alias.scope !457, !noalias !458, !noundef !10
  %_0.i.i.i.i6.i.i = icmp sge i16 %_3.i.i.i.i4.i.i, %_4.i.i.i.i5.i.i
  %left.i10.i.i76 = getelementptr inbounds nuw i16, ptr %data.i.i.i43, i64 %state.sroa.21.034.i.i74
  %24 = load i16, ptr %left.i10.i.i76, align 2, !alias.scope !413, !noalias !459
  store i16 %24, ptr %state.sroa.0.033.i.i75, align 2, !alias.scope !413, !noalias !459
  store i16 %_4.i.i.i.i5.i.i, ptr %left.i10.i.i76, align 2, !alias.scope !413, !noalias !459
  %_15.i12.i.i77 = zext i1 %_0.i.i.i.i6.i.i to i64
  %25 = add i64 %state.sroa.21.034.i.i74, %_15.i12.i.i77
  %_16.i13.i.i78 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i75, i64 4
  %_4.i.i.i.i17.i.i = load i16, ptr %_16.i13.i.i78, align 2, !alias.scope !460, !noalias !467, !noundef !10
  %_0.i.i.i.i18.i.i = icmp sge i16 %_3.i.i.i.i4.i.i, %_4.i.i.i.i17.i.i
  %left.i22.i.i79 = getelementptr inbounds nuw i16, ptr %data.i.i.i43, i64 %25
  %26 = load i16, ptr %left.i22.i.i79, align 2, !alias.scope !413, !noalias !474
  store i16 %26, ptr %state.sroa.11.035.i.i73, align 2, !alias.scope !413, !noalias !474
  store i16 %_4.i.i.i.i17.i.i, ptr %left.i22.i.i79, align 2, !alias.scope !413, !noalias !474
  %_15.i24.i.i80 = zext i1 %_0.i.i.i.i18.i.i to i64
  %27 = add i64 %25, %_15.i24.i.i80
  %state.sroa.11.0.i.i81 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i75, i64 6
  %_19.i.i82 = icmp ult ptr %state.sroa.11.0.i.i81, %unroll_end.i.i46
  br i1 %_19.i.i82, label %bb5.i.i72, label %bb12.preheader.i.i49

bb10.i67:                                         ; preds = %bb17.i.i63
  %_9.i5.i68 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0107, i64 %23
  %tmp.sroa.0.0.copyload.i.i6.i69 = load i16, ptr %v.sroa.0.0107, align 2, !alias.scope !475
  %28 = load i16, ptr %_9.i5.i68, align 2, !alias.scope !475
  store i16 %28, ptr %v.sroa.0.0107, align 2, !alias.scope !475
  store i16 %tmp.sroa.0.0.copyload.i.i6.i69, ptr %_9.i5.i68, align 2, !alias.scope !475
  %_30.not = icmp ult i64 %23, %index.sroa.0.0105
  br i1 %_30.not, label %bb32, label %bb30

bb9.i66:                                          ; preds = %bb17.i.i63
  call void @llvm.trap()
  unreachable

bb32:                                             ; preds = %bb10.i67
  %mid = add nuw nsw i64 %23, 1
  %new_len = sub nuw i64 %v.sroa.16.0106, %mid
  %_55 = getelementptr inbounds nuw i16, ptr %v.sroa.0.0107, i64 %mid
  %29 = sub i64 %index.sroa.0.0105, %mid
  br label %bb1.backedge

bb1.backedge:                                     ; preds = %bb25, %bb26, %bb32
  %ancestor_pivot.sroa.0.0.be = phi ptr [ null, %bb32 ], [ %data.i.i, %bb25 ], [ %ancestor_pivot.sroa.0.0104, %bb26 ]
  %index.sroa.0.0.be = phi i64 [ %29, %bb32 ], [ %32, %bb25 ], [ %index.sroa.0.0105, %bb26 ]
  %v.sroa.16.0.be = phi i64 [ %new_len, %bb32 ], [ %len.i.i30, %bb25 ], [ %14, %bb26 ]
  %v.sroa.0.0.be = phi ptr [ %_55, %bb32 ], [ %data.i.i29, %bb25 ], [ %v.sroa.0.0107, %bb26 ]
  %_6 = icmp ult i64 %v.sroa.16.0.be, 17
  br i1 %_6, label %bb2, label %bb7

bb26:                                             ; preds = %bb10.i
  %_46 = icmp ugt i64 %14, %index.sroa.0.0105
  br i1 %_46, label %bb1.backedge, label %bb30

bb25:                                             ; preds = %bb10.i
  %data.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0107, i64 %14
  %30 = xor i64 %14, -1
  %len.i.i30 = add i64 %v.sroa.16.0106, %30
  %data.i.i29 = getelementptr inbounds nuw i8, ptr %data.i.i, i64 2
  %31 = xor i64 %14, -1
  %32 = add i64 %index.sroa.0.0105, %31
  br label %bb1.backedge

bb3:                                              ; preds = %bb2
  %v_end.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.0.lcssa, i64 %v.sroa.16.0.lcssa
  %33 = getelementptr inbounds nuw i8, ptr %v.sroa.0.0.lcssa, i64 2
  br label %bb5.i85

bb5.i85:                                          ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb3
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i ], [ %33, %bb3 ]
  %34 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -2
  call void @llvm.experimental.noalias.scope.decl(metadata !478)
  call void @llvm.experimental.noalias.scope.decl(metadata !481)
  call void @llvm.experimental.noalias.scope.decl(metadata !483)
  call void @llvm.experimental.noalias.scope.decl(metadata !486)
  %_3.i.i.i.i = load i16, ptr %tail.sroa.0.02.i, align 2, !alias.scope !488, !noalias !491, !noundef !10
  %_4.i.i.i.i = load i16, ptr %34, align 2, !alias.scope !492, !noalias !493, !noundef !10
  %_0.i.i.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i.i.i
  br i1 %_0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

bb4.i.i:                                          ; preds = %bb5.i85, %bb6.i.i
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i85 ]
  %sift.sroa.0.0.i.i = phi ptr [ %36, %bb6.i.i ], [ %34, %bb5.i85 ]
  %35 = load i16, ptr %sift.sroa.0.0.i.i, align 2, !alias.scope !494
  store i16 %35, ptr %gap_guard.sroa.4.0.i.i, align 2, !alias.scope !494
  %_18.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %v.sroa.0.0.lcssa
  br i1 %_18.i.i, label %bb10.i.i, label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i
  %36 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -2
  %_4.i.i2.i.i = load i16, ptr %36, align 2, !alias.scope !495, !noalias !500, !noundef !10
  %_0.i.i3.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i2.i.i
  br i1 %_0.i.i3.i.i, label %bb4.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %v.sroa.0.0.lcssa, %bb4.i.i ]
  store i16 %_3.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 2, !alias.scope !494, !noalias !503
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb10.i.i, %bb5.i85
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 2
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i
  br i1 %_10.not.i, label %bb30, label %bb5.i85
}

; core::slice::sort::select::ninther::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less, i64 noundef %a, i64 noundef %0, i64 noundef %c, i64 noundef %1, i64 noundef %e, i64 noundef %2, i64 noundef %g, i64 noundef %3, i64 noundef %i) unnamed_addr #1 {
start:
; call core::slice::sort::select::median_idx::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %_12 = tail call noundef i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) %v.0, i64 noundef %v.1, ptr noalias nonnull align 1 poison, i64 noundef %a, i64 noundef %0, i64 noundef %c) #26
; call core::slice::sort::select::median_idx::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %_15 = tail call noundef i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(address, read_provenance) %v.0, i64 noundef %v.1, ptr noalias nonnull align 1 poison, i64 noundef %g, i64 noundef %3, i64 noundef %i) #26
  %_23 = icmp samesign ult i64 %_15, %v.1
  br i1 %_23, label %bb3, label %panic

bb3:                                              ; preds = %start
  %_26 = icmp samesign ult i64 %_12, %v.1
  br i1 %_26, label %bb4, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_15, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_bdeb8f2918420996951fc02a5014e275) #25
  unreachable

bb4:                                              ; preds = %bb3
  %_20 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_15
  %_24 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !508)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !511)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !513)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !516)
  %_3.i.i = load i16, ptr %_20, align 2, !alias.scope !518, !noalias !519, !noundef !10
  %_4.i.i = load i16, ptr %_24, align 2, !alias.scope !519, !noalias !518, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %spec.select = select i1 %_0.i.i, i64 %_12, i64 %_15
  %spec.select45 = select i1 %_0.i.i, i64 %_15, i64 %_12
  %_34 = icmp ult i64 %2, %v.1
  br i1 %_34, label %bb9, label %panic2

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %_12, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_a984830e5d12699f2d4f06fb3260d966) #25
  unreachable

bb9:                                              ; preds = %bb4
  %_37 = icmp ult i64 %1, %v.1
  br i1 %_37, label %bb10, label %panic3

panic2:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %2, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_3779f5d0afe9d3d836214da4b4fda444) #25
  unreachable

bb10:                                             ; preds = %bb9
  %_32 = getelementptr inbounds nuw i16, ptr %v.0, i64 %2
  %_35 = getelementptr inbounds nuw i16, ptr %v.0, i64 %1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !520)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !523)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !525)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !528)
  %_3.i.i49 = load i16, ptr %_32, align 2, !alias.scope !530, !noalias !531, !noundef !10
  %_4.i.i50 = load i16, ptr %_35, align 2, !alias.scope !531, !noalias !530, !noundef !10
  %_0.i.i51 = icmp slt i16 %_3.i.i49, %_4.i.i50
  %spec.select46 = select i1 %_0.i.i51, i64 %1, i64 %2
  %spec.select47 = select i1 %_0.i.i51, i64 %2, i64 %1
  %_44 = icmp ult i64 %e, %v.1
  br i1 %_44, label %bb15, label %panic4

panic3:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %1, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_f3633015d908625b0b2a0af53d5e66b5) #25
  unreachable

bb15:                                             ; preds = %bb10
  %_43 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
  %_47 = icmp ult i64 %spec.select47, %v.1
  br i1 %_47, label %bb16, label %panic5

panic4:                                           ; preds = %bb10
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %e, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_50db2c96661cd65f8e1dba9bc8146f19) #25
  unreachable

bb16:                                             ; preds = %bb15
  %_45 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select47
  tail call void @llvm.experimental.noalias.scope.decl(metadata !532)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !535)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !537)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !540)
  %_3.i.i52 = load i16, ptr %_43, align 2, !alias.scope !542, !noalias !543, !noundef !10
  %_4.i.i53 = load i16, ptr %_45, align 2, !alias.scope !543, !noalias !542, !noundef !10
  %_0.i.i54 = icmp slt i16 %_3.i.i52, %_4.i.i53
  br i1 %_0.i.i54, label %bb35, label %bb19

panic5:                                           ; preds = %bb15
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select47, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_8d8766d1b5104dc3e9dc05ea581913bc) #25
  unreachable

bb19:                                             ; preds = %bb16
  %_52 = icmp ult i64 %spec.select46, %v.1
  br i1 %_52, label %bb20, label %panic6

bb20:                                             ; preds = %bb19
  %_50 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select46
  %_3.i.i55 = load i16, ptr %_50, align 2, !alias.scope !544, !noalias !549, !noundef !10
  %_0.i.i57 = icmp slt i16 %_3.i.i55, %_3.i.i52
  br i1 %_0.i.i57, label %bb35, label %bb23

panic6:                                           ; preds = %bb19
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select46, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_ecc2da6505057eb08ef933e6720a4c21) #25
  unreachable

bb23:                                             ; preds = %bb20
  %_60 = icmp samesign ult i64 %spec.select45, %v.1
  br i1 %_60, label %bb24, label %panic7

bb24:                                             ; preds = %bb23
  %_58 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select45
  %_4.i.i59 = load i16, ptr %_58, align 2, !alias.scope !552, !noalias !557, !noundef !10
  %_0.i.i60 = icmp slt i16 %_3.i.i52, %_4.i.i59
  br i1 %_0.i.i60, label %bb51, label %bb27

panic7:                                           ; preds = %bb23
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select45, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_74dd4e31c7b237fa51d8199877b37677) #25
  unreachable

bb27:                                             ; preds = %bb24
  %_66 = icmp samesign ult i64 %spec.select, %v.1
  br i1 %_66, label %bb28, label %panic8

bb28:                                             ; preds = %bb27
  %_64 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select
  %_3.i.i61 = load i16, ptr %_64, align 2, !alias.scope !560, !noalias !565, !noundef !10
  %_0.i.i63 = icmp slt i16 %_3.i.i61, %_3.i.i52
  br i1 %_0.i.i63, label %bb53, label %bb47

panic8:                                           ; preds = %bb27
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9f2c33fbccd62b2612966d73213e614c) #25
  unreachable

bb53:                                             ; preds = %bb28
  store i16 %_3.i.i61, ptr %_43, align 2
  store i16 %_3.i.i52, ptr %_64, align 2
  br label %bb47

bb51:                                             ; preds = %bb24
  store i16 %_4.i.i59, ptr %_43, align 2
  store i16 %_3.i.i52, ptr %_58, align 2
  br label %bb47

bb47:                                             ; preds = %bb51, %bb28, %bb53, %bb55
  ret void

bb35:                                             ; preds = %bb16, %bb20
  %d.sroa.0.1 = phi i64 [ %spec.select47, %bb16 ], [ %spec.select46, %bb20 ]
  %_76 = icmp samesign ult i64 %spec.select45, %v.1
  br i1 %_76, label %bb36, label %panic16

bb36:                                             ; preds = %bb35
  %_71 = getelementptr inbounds nuw i16, ptr %v.0, i64 %d.sroa.0.1
  %_74 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select45
  tail call void @llvm.experimental.noalias.scope.decl(metadata !568)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !571)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !573)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !576)
  %_3.i.i65 = load i16, ptr %_71, align 2, !alias.scope !578, !noalias !579, !noundef !10
  %_4.i.i66 = load i16, ptr %_74, align 2, !alias.scope !579, !noalias !578, !noundef !10
  %_0.i.i67 = icmp slt i16 %_3.i.i65, %_4.i.i66
  br i1 %_0.i.i67, label %bb55, label %bb39

panic16:                                          ; preds = %bb35
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select45, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_fdfa9f5c3437e0e964dc58c486b75290) #25
  unreachable

bb39:                                             ; preds = %bb36
  %_82 = icmp samesign ult i64 %spec.select, %v.1
  br i1 %_82, label %bb41, label %panic17

panic17:                                          ; preds = %bb39
; call core::panicking::panic_bounds_check
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef %spec.select, i64 noundef %v.1, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_63c26a59e319028a5c13c82c884105ac) #25
  unreachable

bb41:                                             ; preds = %bb39
  %_80 = getelementptr inbounds nuw i16, ptr %v.0, i64 %spec.select
  %_3.i.i68 = load i16, ptr %_80, align 2, !alias.scope !580, !noalias !585, !noundef !10
  %_0.i.i70 = icmp slt i16 %_3.i.i68, %_3.i.i65
  %spec.select48 = select i1 %_0.i.i70, i64 %spec.select, i64 %d.sroa.0.1
  br label %bb55

bb55:                                             ; preds = %bb36, %bb41
  %d.sroa.0.2 = phi i64 [ %spec.select48, %bb41 ], [ %spec.select45, %bb36 ]
  %pa21 = getelementptr inbounds nuw i16, ptr %v.0, i64 %d.sroa.0.2
  %tmp.sroa.0.0.copyload.i71 = load i16, ptr %pa21, align 2
  store i16 %_3.i.i52, ptr %pa21, align 2
  store i16 %tmp.sroa.0.0.copyload.i71, ptr %_43, align 2
  br label %bb47
}

; core::slice::sort::select::max_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(none) %slice.0, i64 noundef range(i64 0, 4611686018427387904) %slice.1, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %_6.i.i.i = icmp ne i64 %slice.1, 0
  %spec.select.idx = select i1 %_6.i.i.i, i64 2, i64 0
  %spec.select = getelementptr inbounds nuw i8, ptr %slice.0, i64 %spec.select.idx
  %_4.sroa.8.0 = zext i1 %_6.i.i.i to i64
  %_0.sroa.2.0.i.i = select i1 %_6.i.i.i, ptr %slice.0, ptr null
  br i1 %_6.i.i.i, label %bb12.i, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit

bb12.i:                                           ; preds = %start
  %_11.idx = shl nuw nsw i64 %slice.1, 1
  %0 = icmp samesign eq i64 %spec.select.idx, %_11.idx
  br i1 %0, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit, label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %bb12.i
  %1 = lshr exact i64 %spec.select.idx, 1
  %2 = sub nuw nsw i64 %slice.1, %1
  br label %bb8.i.i.i

bb8.i.i.i:                                        ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i, %bb5.i.i.i
  %f.sroa.1.0.i.i.i = phi i64 [ %_4.sroa.8.0, %bb5.i.i.i ], [ %_9.0.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb5.i.i.i ], [ %_27.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %acc.sroa.6.0.i.i.i = phi ptr [ %_0.sroa.2.0.i.i, %bb5.i.i.i ], [ %t.1.acc.1.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %acc.sroa.0.0.i.i.i = phi i64 [ 0, %bb5.i.i.i ], [ %t.0.acc.0.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !588)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !591)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !593)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !596)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !598)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !601)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !603)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !606)
  %_9.1.i.i.i.i = icmp eq i64 %f.sroa.1.0.i.i.i, -1
  br i1 %_9.1.i.i.i.i, label %panic.i.i.i.i, label %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i

panic.i.i.i.i:                                    ; preds = %bb8.i.i.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #25, !noalias !608
  unreachable

_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i: ; preds = %bb8.i.i.i
  %_45.i.i.i = getelementptr inbounds nuw i16, ptr %spec.select, i64 %i.sroa.0.0.i.i.i
  %_3.i.i.i.i.i.i.i = load i16, ptr %acc.sroa.6.0.i.i.i, align 2, !alias.scope !617, !noalias !618, !noundef !10
  %_4.i.i.i.i.i.i.i = load i16, ptr %_45.i.i.i, align 2, !alias.scope !619, !noalias !620, !noundef !10
  %_0.i.i.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i
  %t.0.acc.0.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i, i64 %f.sroa.1.0.i.i.i, i64 %acc.sroa.0.0.i.i.i
  %t.1.acc.1.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i, ptr %_45.i.i.i, ptr %acc.sroa.6.0.i.i.i
  %_9.0.i.i.i.i = add nuw i64 %f.sroa.1.0.i.i.i, 1
  %_27.i.i.i = add nuw i64 %i.sroa.0.0.i.i.i, 1
  %_28.i.i.i = icmp eq i64 %_27.i.i.i, %2
  br i1 %_28.i.i.i, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit, label %bb8.i.i.i

_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit: ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i, %start, %bb12.i
  %_0.sroa.3.0 = phi i64 [ undef, %start ], [ 0, %bb12.i ], [ %t.0.acc.0.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %_0.sroa.0.0 = zext i1 %_6.i.i.i to i64
  %3 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0
  %4 = insertvalue { i64, i64 } %3, i64 %_0.sroa.3.0, 1
  ret { i64, i64 } %4
}

; core::slice::sort::select::min_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(none) %slice.0, i64 noundef range(i64 0, 4611686018427387904) %slice.1, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %_6.i.i.i = icmp ne i64 %slice.1, 0
  %spec.select.idx = select i1 %_6.i.i.i, i64 2, i64 0
  %spec.select = getelementptr inbounds nuw i8, ptr %slice.0, i64 %spec.select.idx
  %_4.sroa.8.0 = zext i1 %_6.i.i.i to i64
  %_0.sroa.2.0.i.i = select i1 %_6.i.i.i, ptr %slice.0, ptr null
  br i1 %_6.i.i.i, label %bb12.i, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit

bb12.i:                                           ; preds = %start
  %_11.idx = shl nuw nsw i64 %slice.1, 1
  %0 = icmp samesign eq i64 %spec.select.idx, %_11.idx
  br i1 %0, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit, label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %bb12.i
  %1 = lshr exact i64 %spec.select.idx, 1
  %2 = sub nuw nsw i64 %slice.1, %1
  br label %bb8.i.i.i

bb8.i.i.i:                                        ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i, %bb5.i.i.i
  %f.sroa.1.0.i.i.i = phi i64 [ %_4.sroa.8.0, %bb5.i.i.i ], [ %_9.0.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %i.sroa.0.0.i.i.i = phi i64 [ 0, %bb5.i.i.i ], [ %_27.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %acc.sroa.6.0.i.i.i = phi ptr [ %_0.sroa.2.0.i.i, %bb5.i.i.i ], [ %t.1.acc.1.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %acc.sroa.0.0.i.i.i = phi i64 [ 0, %bb5.i.i.i ], [ %t.0.acc.0.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !621)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !624)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !626)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !629)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !631)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !634)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !636)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !639)
  %_9.1.i.i.i.i = icmp eq i64 %f.sroa.1.0.i.i.i, -1
  br i1 %_9.1.i.i.i.i, label %panic.i.i.i.i, label %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i

panic.i.i.i.i:                                    ; preds = %bb8.i.i.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #25, !noalias !641
  unreachable

_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i: ; preds = %bb8.i.i.i
  %_45.i.i.i = getelementptr inbounds nuw i16, ptr %spec.select, i64 %i.sroa.0.0.i.i.i
  %_3.i.i.i.i.i.i.i = load i16, ptr %_45.i.i.i, align 2, !alias.scope !650, !noalias !651, !noundef !10
  %_4.i.i.i.i.i.i.i = load i16, ptr %acc.sroa.6.0.i.i.i, align 2, !alias.scope !652, !noalias !653, !noundef !10
  %_0.i.i.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i.i.i, %_4.i.i.i.i.i.i.i
  %t.0.acc.0.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i, i64 %f.sroa.1.0.i.i.i, i64 %acc.sroa.0.0.i.i.i
  %t.1.acc.1.i.i.i.i.i = select i1 %_0.i.i.i.i.i.i.i, ptr %_45.i.i.i, ptr %acc.sroa.6.0.i.i.i
  %_9.0.i.i.i.i = add nuw i64 %f.sroa.1.0.i.i.i, 1
  %_27.i.i.i = add nuw i64 %i.sroa.0.0.i.i.i, 1
  %_28.i.i.i = icmp eq i64 %_27.i.i.i, %2
  br i1 %_28.i.i.i, label %_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit, label %bb8.i.i.i

_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit: ; preds = %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i, %start, %bb12.i
  %_0.sroa.3.0 = phi i64 [ undef, %start ], [ 0, %bb12.i ], [ %t.0.acc.0.i.i.i.i.i, %_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort.exit.i.i.i ]
  %_0.sroa.0.0 = zext i1 %_6.i.i.i to i64
  %3 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0, 0
  %4 = insertvalue { i64, i64 } %3, i64 %_0.sroa.3.0, 1
  ret { i64, i64 } %4
}

; core::slice::sort::unstable::ipnsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1z_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef align 8 dereferenceable(8) %is_less) unnamed_addr #2 {
start:
  %_4.i = icmp samesign ult i64 %v.1, 2
  br i1 %_4.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb2.i

bb2.i:                                            ; preds = %start
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !654)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !657)
  %_3.i.i.i = load i32, ptr %_28.i, align 4, !alias.scope !659, !noalias !657, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %v.0, align 4, !alias.scope !664, !noalias !654, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  %_10.i22.not = icmp eq i64 %v.1, 2
  br i1 %val.sroa.0.0.i.i, label %bb4.i.preheader, label %bb11.i.preheader

bb11.i.preheader:                                 ; preds = %bb2.i
  br i1 %_10.i22.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb12.i

bb4.i.preheader:                                  ; preds = %bb2.i
  br i1 %_10.i22.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb5.i

bb12.i:                                           ; preds = %bb11.i.preheader, %bb15.i
  %run_len.sroa.0.0.i20 = phi i64 [ %1, %bb15.i ], [ 2, %bb11.i.preheader ]
  %_40.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.0.i20
  %0 = getelementptr i32, ptr %v.0, i64 %run_len.sroa.0.0.i20
  %_43.i = getelementptr i8, ptr %0, i64 -4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !669)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !672)
  %_3.i.i.i2 = load i32, ptr %_40.i, align 4, !alias.scope !674, !noalias !672, !noundef !10
  %_0.i.i.i3 = and i32 %_3.i.i.i2, 7
  %_3.i.i1.i4 = load i32, ptr %_43.i, align 4, !alias.scope !679, !noalias !669, !noundef !10
  %_0.i.i2.i5 = and i32 %_3.i.i1.i4, 7
  %_5.i.i.i6 = icmp eq i32 %_0.i.i.i3, %_0.i.i2.i5
  %_6.i.i.i7 = icmp samesign ult i32 %_0.i.i.i3, %_0.i.i2.i5
  %_0.i.i4.i8 = icmp ult i32 %_3.i.i.i2, %_3.i.i1.i4
  %val.sroa.0.0.i.i9 = select i1 %_5.i.i.i6, i1 %_0.i.i4.i8, i1 %_6.i.i.i7
  br i1 %val.sroa.0.0.i.i9, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb15.i

bb15.i:                                           ; preds = %bb12.i
  %1 = add nuw nsw i64 %run_len.sroa.0.0.i20, 1
  %exitcond.not = icmp eq i64 %1, %v.1
  br i1 %exitcond.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb12.i

bb5.i:                                            ; preds = %bb4.i.preheader, %bb7.i
  %run_len.sroa.0.1.i23 = phi i64 [ %3, %bb7.i ], [ 2, %bb4.i.preheader ]
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %run_len.sroa.0.1.i23
  %2 = getelementptr i32, ptr %v.0, i64 %run_len.sroa.0.1.i23
  %_37.i = getelementptr i8, ptr %2, i64 -4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !684)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !687)
  %_3.i.i.i10 = load i32, ptr %_34.i, align 4, !alias.scope !689, !noalias !687, !noundef !10
  %_0.i.i.i11 = and i32 %_3.i.i.i10, 7
  %_3.i.i1.i12 = load i32, ptr %_37.i, align 4, !alias.scope !694, !noalias !684, !noundef !10
  %_0.i.i2.i13 = and i32 %_3.i.i1.i12, 7
  %_5.i.i.i14 = icmp eq i32 %_0.i.i.i11, %_0.i.i2.i13
  %_6.i.i.i15 = icmp samesign ult i32 %_0.i.i.i11, %_0.i.i2.i13
  %_0.i.i4.i16 = icmp ult i32 %_3.i.i.i10, %_3.i.i1.i12
  %val.sroa.0.0.i.i17 = select i1 %_5.i.i.i14, i1 %_0.i.i4.i16, i1 %_6.i.i.i15
  br i1 %val.sroa.0.0.i.i17, label %bb7.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit

bb7.i:                                            ; preds = %bb5.i
  %3 = add nuw nsw i64 %run_len.sroa.0.1.i23, 1
  %exitcond28.not = icmp eq i64 %3, %v.1
  br i1 %exitcond28.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit, label %bb5.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit: ; preds = %bb12.i, %bb15.i, %bb5.i, %bb7.i, %bb11.i.preheader, %bb4.i.preheader, %start
  %_0.sroa.3.0.i = phi i1 [ false, %start ], [ true, %bb4.i.preheader ], [ true, %bb5.i ], [ false, %bb11.i.preheader ], [ true, %bb7.i ], [ false, %bb15.i ], [ false, %bb12.i ]
  %_0.sroa.0.0.i = phi i64 [ %v.1, %start ], [ 2, %bb4.i.preheader ], [ %run_len.sroa.0.1.i23, %bb5.i ], [ 2, %bb11.i.preheader ], [ %v.1, %bb7.i ], [ %run_len.sroa.0.0.i20, %bb12.i ], [ %v.1, %bb15.i ]
  %_8 = icmp samesign ule i64 %_0.sroa.0.0.i, %v.1
  tail call void @llvm.assume(i1 %_8)
  %_9 = icmp eq i64 %_0.sroa.0.0.i, %v.1
  br i1 %_9, label %bb2, label %bb9

bb2:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit
  br i1 %_0.sroa.3.0.i, label %bb3, label %bb6

bb9:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit
  %self = or i64 %v.1, 1
  %4 = tail call range(i64 3, 64) i64 @llvm.ctlz.i64(i64 %self, i1 true)
  %5 = trunc nuw nsw i64 %4 to i32
  %log = shl nuw nsw i32 %5, 1
  %limit = xor i32 %log, 126
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef %v.1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) null, i32 noundef %limit, ptr noalias noundef align 8 dereferenceable(8) %is_less) #26
  br label %bb6

bb6.loopexit.unr-lcssa:                           ; preds = %bb5.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb6, label %bb5.i.i.epil.preheader

bb5.i.i.epil.preheader:                           ; preds = %bb6.loopexit.unr-lcssa, %bb5.i.i.preheader
  %i.sroa.0.018.i.i.epil.init = phi i64 [ 0, %bb5.i.i.preheader ], [ %17, %bb6.loopexit.unr-lcssa ]
  %lcmp.mod34 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod34)
  %6 = xor i64 %i.sroa.0.018.i.i.epil.init, -1
  %x.i.i.epil = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.i.epil.init
  %y.i.i.epil = getelementptr i32, ptr %end.i, i64 %6
  %7 = load i32, ptr %x.i.i.epil, align 4, !alias.scope !699, !noalias !704, !noundef !10
  %8 = load i32, ptr %y.i.i.epil, align 4, !alias.scope !706, !noalias !707
  store i32 %8, ptr %x.i.i.epil, align 4, !alias.scope !699, !noalias !704
  store i32 %7, ptr %y.i.i.epil, align 4, !alias.scope !706, !noalias !707
  br label %bb6

bb6:                                              ; preds = %bb5.i.i.epil.preheader, %bb6.loopexit.unr-lcssa, %bb3, %bb2, %bb9
  ret void

bb3:                                              ; preds = %bb2
  %half_len1.i = lshr i64 %v.1, 1
  %end.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !707)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !704)
  %_917.not.i.i = icmp eq i64 %half_len1.i, 0
  br i1 %_917.not.i.i, label %bb6, label %bb5.i.i.preheader

bb5.i.i.preheader:                                ; preds = %bb3
  %xtraiter = and i64 %half_len1.i, 1
  %9 = icmp eq i64 %half_len1.i, 1
  br i1 %9, label %bb5.i.i.epil.preheader, label %bb5.i.i.preheader.new

bb5.i.i.preheader.new:                            ; preds = %bb5.i.i.preheader
  %unroll_iter = and i64 %half_len1.i, 1152921504606846974
  br label %bb5.i.i

bb5.i.i:                                          ; preds = %bb5.i.i, %bb5.i.i.preheader.new
  %i.sroa.0.018.i.i = phi i64 [ 0, %bb5.i.i.preheader.new ], [ %17, %bb5.i.i ]
  %niter = phi i64 [ 0, %bb5.i.i.preheader.new ], [ %niter.next.1, %bb5.i.i ]
  %10 = xor i64 %i.sroa.0.018.i.i, -1
  %x.i.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.i
  %y.i.i = getelementptr i32, ptr %end.i, i64 %10
  %11 = load i32, ptr %x.i.i, align 4, !alias.scope !699, !noalias !704, !noundef !10
  %12 = load i32, ptr %y.i.i, align 4, !alias.scope !706, !noalias !707
  store i32 %12, ptr %x.i.i, align 4, !alias.scope !699, !noalias !704
  store i32 %11, ptr %y.i.i, align 4, !alias.scope !706, !noalias !707
  %13 = xor i64 %i.sroa.0.018.i.i, -2
  %14 = getelementptr inbounds nuw i32, ptr %v.0, i64 %i.sroa.0.018.i.i
  %x.i.i.1 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %y.i.i.1 = getelementptr i32, ptr %end.i, i64 %13
  %15 = load i32, ptr %x.i.i.1, align 4, !alias.scope !699, !noalias !704, !noundef !10
  %16 = load i32, ptr %y.i.i.1, align 4, !alias.scope !706, !noalias !707
  store i32 %16, ptr %x.i.i.1, align 4, !alias.scope !699, !noalias !704
  store i32 %15, ptr %y.i.i.1, align 4, !alias.scope !706, !noalias !707
  %17 = add nuw nsw i64 %i.sroa.0.018.i.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb6.loopexit.unr-lcssa, label %bb5.i.i
}

; core::slice::sort::unstable::ipnsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef nonnull align 1 %is_less) unnamed_addr #2 {
start:
  %_4.i = icmp samesign ult i64 %v.1, 2
  br i1 %_4.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb2.i

bb2.i:                                            ; preds = %start
  %_28.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !708)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !711)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !713)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !716)
  %_3.i.i = load i16, ptr %_28.i, align 2, !alias.scope !718, !noalias !719, !noundef !10
  %_4.i.i = load i16, ptr %v.0, align 2, !alias.scope !719, !noalias !718, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %_10.i12.not = icmp eq i64 %v.1, 2
  br i1 %_0.i.i, label %bb4.i.preheader, label %bb11.i.preheader

bb11.i.preheader:                                 ; preds = %bb2.i
  br i1 %_10.i12.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb12.i

bb4.i.preheader:                                  ; preds = %bb2.i
  br i1 %_10.i12.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb5.i

bb12.i:                                           ; preds = %bb11.i.preheader, %bb15.i
  %run_len.sroa.0.0.i10 = phi i64 [ %1, %bb15.i ], [ 2, %bb11.i.preheader ]
  %_40.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %run_len.sroa.0.0.i10
  %0 = getelementptr i16, ptr %v.0, i64 %run_len.sroa.0.0.i10
  %_43.i = getelementptr i8, ptr %0, i64 -2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !720)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !723)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !725)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !728)
  %_3.i.i2 = load i16, ptr %_40.i, align 2, !alias.scope !730, !noalias !731, !noundef !10
  %_4.i.i3 = load i16, ptr %_43.i, align 2, !alias.scope !731, !noalias !730, !noundef !10
  %_0.i.i4 = icmp slt i16 %_3.i.i2, %_4.i.i3
  br i1 %_0.i.i4, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb15.i

bb15.i:                                           ; preds = %bb12.i
  %1 = add nuw nsw i64 %run_len.sroa.0.0.i10, 1
  %exitcond.not = icmp eq i64 %1, %v.1
  br i1 %exitcond.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb12.i

bb5.i:                                            ; preds = %bb4.i.preheader, %bb7.i
  %run_len.sroa.0.1.i13 = phi i64 [ %3, %bb7.i ], [ 2, %bb4.i.preheader ]
  %_34.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %run_len.sroa.0.1.i13
  %2 = getelementptr i16, ptr %v.0, i64 %run_len.sroa.0.1.i13
  %_37.i = getelementptr i8, ptr %2, i64 -2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !732)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !735)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !737)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !740)
  %_3.i.i5 = load i16, ptr %_34.i, align 2, !alias.scope !742, !noalias !743, !noundef !10
  %_4.i.i6 = load i16, ptr %_37.i, align 2, !alias.scope !743, !noalias !742, !noundef !10
  %_0.i.i7 = icmp slt i16 %_3.i.i5, %_4.i.i6
  br i1 %_0.i.i7, label %bb7.i, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb7.i:                                            ; preds = %bb5.i
  %3 = add nuw nsw i64 %run_len.sroa.0.1.i13, 1
  %exitcond18.not = icmp eq i64 %3, %v.1
  br i1 %exitcond18.not, label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb5.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb12.i, %bb15.i, %bb5.i, %bb7.i, %bb11.i.preheader, %bb4.i.preheader, %start
  %_0.sroa.3.0.i = phi i1 [ false, %start ], [ true, %bb4.i.preheader ], [ true, %bb5.i ], [ false, %bb11.i.preheader ], [ true, %bb7.i ], [ false, %bb15.i ], [ false, %bb12.i ]
  %_0.sroa.0.0.i = phi i64 [ %v.1, %start ], [ 2, %bb4.i.preheader ], [ %run_len.sroa.0.1.i13, %bb5.i ], [ 2, %bb11.i.preheader ], [ %v.1, %bb7.i ], [ %run_len.sroa.0.0.i10, %bb12.i ], [ %v.1, %bb15.i ]
  %_8 = icmp samesign ule i64 %_0.sroa.0.0.i, %v.1
  tail call void @llvm.assume(i1 %_8)
  %_9 = icmp eq i64 %_0.sroa.0.0.i, %v.1
  br i1 %_9, label %bb2, label %bb9

bb2:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  br i1 %_0.sroa.3.0.i, label %bb3, label %bb6

bb9:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %self = or i64 %v.1, 1
  %4 = tail call range(i64 2, 64) i64 @llvm.ctlz.i64(i64 %self, i1 true)
  %5 = trunc nuw nsw i64 %4 to i32
  %log = shl nuw nsw i32 %5, 1
  %limit = xor i32 %log, 126
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef %v.1, ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable_or_null(2) null, i32 noundef %limit, ptr noalias noundef nonnull align 1 %is_less) #26
  br label %bb6

bb6.loopexit.unr-lcssa:                           ; preds = %bb5.i.i
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  br i1 %lcmp.mod.not, label %bb6, label %bb5.i.i.epil.preheader

bb5.i.i.epil.preheader:                           ; preds = %bb6.loopexit.unr-lcssa, %bb5.i.i.preheader
  %i.sroa.0.018.i.i.epil.init = phi i64 [ 0, %bb5.i.i.preheader ], [ %17, %bb6.loopexit.unr-lcssa ]
  %lcmp.mod24 = icmp ne i64 %xtraiter, 0
  tail call void @llvm.assume(i1 %lcmp.mod24)
  %6 = xor i64 %i.sroa.0.018.i.i.epil.init, -1
  %x.i.i.epil = getelementptr inbounds nuw i16, ptr %v.0, i64 %i.sroa.0.018.i.i.epil.init
  %y.i.i.epil = getelementptr i16, ptr %end.i, i64 %6
  %7 = load i16, ptr %x.i.i.epil, align 2, !alias.scope !744, !noalias !749, !noundef !10
  %8 = load i16, ptr %y.i.i.epil, align 2, !alias.scope !751, !noalias !752
  store i16 %8, ptr %x.i.i.epil, align 2, !alias.scope !744, !noalias !749
  store i16 %7, ptr %y.i.i.epil, align 2, !alias.scope !751, !noalias !752
  br label %bb6

bb6:                                              ; preds = %bb5.i.i.epil.preheader, %bb6.loopexit.unr-lcssa, %bb3, %bb2, %bb9
  ret void

bb3:                                              ; preds = %bb2
  %half_len1.i = lshr i64 %v.1, 1
  %end.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %v.1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !752)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !749)
  %_917.not.i.i = icmp eq i64 %half_len1.i, 0
  br i1 %_917.not.i.i, label %bb6, label %bb5.i.i.preheader

bb5.i.i.preheader:                                ; preds = %bb3
  %xtraiter = and i64 %half_len1.i, 1
  %9 = icmp eq i64 %half_len1.i, 1
  br i1 %9, label %bb5.i.i.epil.preheader, label %bb5.i.i.preheader.new

bb5.i.i.preheader.new:                            ; preds = %bb5.i.i.preheader
  %unroll_iter = and i64 %half_len1.i, 2305843009213693950
  br label %bb5.i.i

bb5.i.i:                                          ; preds = %bb5.i.i, %bb5.i.i.preheader.new
  %i.sroa.0.018.i.i = phi i64 [ 0, %bb5.i.i.preheader.new ], [ %17, %bb5.i.i ]
  %niter = phi i64 [ 0, %bb5.i.i.preheader.new ], [ %niter.next.1, %bb5.i.i ]
  %10 = xor i64 %i.sroa.0.018.i.i, -1
  %x.i.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %i.sroa.0.018.i.i
  %y.i.i = getelementptr i16, ptr %end.i, i64 %10
  %11 = load i16, ptr %x.i.i, align 2, !alias.scope !744, !noalias !749, !noundef !10
  %12 = load i16, ptr %y.i.i, align 2, !alias.scope !751, !noalias !752
  store i16 %12, ptr %x.i.i, align 2, !alias.scope !744, !noalias !749
  store i16 %11, ptr %y.i.i, align 2, !alias.scope !751, !noalias !752
  %13 = xor i64 %i.sroa.0.018.i.i, -2
  %14 = getelementptr inbounds nuw i16, ptr %v.0, i64 %i.sroa.0.018.i.i
  %x.i.i.1 = getelementptr inbounds nuw i8, ptr %14, i64 2
  %y.i.i.1 = getelementptr i16, ptr %end.i, i64 %13
  %15 = load i16, ptr %x.i.i.1, align 2, !alias.scope !744, !noalias !749, !noundef !10
  %16 = load i16, ptr %y.i.i.1, align 2, !alias.scope !751, !noalias !752
  store i16 %16, ptr %x.i.i.1, align 2, !alias.scope !744, !noalias !749
  store i16 %15, ptr %y.i.i.1, align 2, !alias.scope !751, !noalias !752
  %17 = add nuw nsw i64 %i.sroa.0.018.i.i, 2
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb6.loopexit.unr-lcssa, label %bb5.i.i
}

; core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define noundef nonnull ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %n, ptr noalias noundef align 8 dereferenceable(8) %is_less) unnamed_addr #3 {
start:
  %3 = and i64 %n, 2305843009213693944
  %_6.not = icmp eq i64 %3, 0
  br i1 %_6.not, label %bb6, label %bb1

bb1:                                              ; preds = %start
  %n84 = lshr i64 %n, 3
  %count = shl nuw nsw i64 %n84, 2
  %_10 = getelementptr inbounds nuw i32, ptr %0, i64 %count
  %count1 = mul nuw i64 %n84, 7
  %_13 = getelementptr inbounds nuw i32, ptr %0, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %4 = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %0, ptr noundef %_10, ptr noundef %_13, i64 noundef %n84, ptr noalias noundef align 8 dereferenceable(8) %is_less) #26
  %_16 = getelementptr inbounds nuw i32, ptr %1, i64 %count
  %_18 = getelementptr inbounds nuw i32, ptr %1, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %5 = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %1, ptr noundef %_16, ptr noundef %_18, i64 noundef %n84, ptr noalias noundef align 8 dereferenceable(8) %is_less) #26
  %_20 = getelementptr inbounds nuw i32, ptr %2, i64 %count
  %_22 = getelementptr inbounds nuw i32, ptr %2, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %6 = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef %2, ptr noundef %_20, ptr noundef %_22, i64 noundef %n84, ptr noalias noundef align 8 dereferenceable(8) %is_less) #26
  br label %bb6

bb6:                                              ; preds = %start, %bb1
  %c.sroa.0.0 = phi ptr [ %6, %bb1 ], [ %2, %start ]
  %b.sroa.0.0 = phi ptr [ %5, %bb1 ], [ %1, %start ]
  %a.sroa.0.0 = phi ptr [ %4, %bb1 ], [ %0, %start ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !753)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !756)
  %_3.i.i.i = load i32, ptr %a.sroa.0.0, align 4, !alias.scope !758, !noalias !763, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %b.sroa.0.0, align 4, !alias.scope !766, !noalias !771, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  %_3.i.i1.i7 = load i32, ptr %c.sroa.0.0, align 4, !alias.scope !772, !noalias !779, !noundef !10
  %_0.i.i2.i8 = and i32 %_3.i.i1.i7, 7
  %_5.i.i.i9 = icmp eq i32 %_0.i.i.i, %_0.i.i2.i8
  %_6.i.i.i10 = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i8
  %_0.i.i4.i11 = icmp ult i32 %_3.i.i.i, %_3.i.i1.i7
  %val.sroa.0.0.i.i12 = select i1 %_5.i.i.i9, i1 %_0.i.i4.i11, i1 %_6.i.i.i10
  %7 = xor i1 %val.sroa.0.0.i.i, %val.sroa.0.0.i.i12
  br i1 %7, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit, label %bb3.i

bb3.i:                                            ; preds = %bb6
  %_5.i.i.i17 = icmp eq i32 %_0.i.i2.i, %_0.i.i2.i8
  %_6.i.i.i18 = icmp samesign ult i32 %_0.i.i2.i, %_0.i.i2.i8
  %_0.i.i4.i19 = icmp ult i32 %_3.i.i1.i, %_3.i.i1.i7
  %val.sroa.0.0.i.i20 = select i1 %_5.i.i.i17, i1 %_0.i.i4.i19, i1 %_6.i.i.i18
  %_12.i = xor i1 %val.sroa.0.0.i.i, %val.sroa.0.0.i.i20
  %c.b.i = select i1 %_12.i, ptr %c.sroa.0.0, ptr %b.sroa.0.0
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit: ; preds = %bb6, %bb3.i
  %_0.sroa.0.0.i = phi ptr [ %a.sroa.0.0, %bb6 ], [ %c.b.i, %bb3.i ]
  ret ptr %_0.sroa.0.0.i
}

; core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none)
define noundef nonnull ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %0, ptr noundef %1, ptr noundef %2, i64 noundef %n, ptr noalias noundef nonnull align 1 %is_less) unnamed_addr #3 {
start:
  %3 = and i64 %n, 2305843009213693944
  %_6.not = icmp eq i64 %3, 0
  br i1 %_6.not, label %bb6, label %bb1

bb1:                                              ; preds = %start
  %n84 = lshr i64 %n, 3
  %count = shl nuw nsw i64 %n84, 2
  %_10 = getelementptr inbounds nuw i16, ptr %0, i64 %count
  %count1 = mul nuw i64 %n84, 7
  %_13 = getelementptr inbounds nuw i16, ptr %0, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %4 = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %0, ptr noundef %_10, ptr noundef %_13, i64 noundef %n84, ptr noalias noundef nonnull align 1 %is_less) #26
  %_16 = getelementptr inbounds nuw i16, ptr %1, i64 %count
  %_18 = getelementptr inbounds nuw i16, ptr %1, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %5 = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %1, ptr noundef %_16, ptr noundef %_18, i64 noundef %n84, ptr noalias noundef nonnull align 1 %is_less) #26
  %_20 = getelementptr inbounds nuw i16, ptr %2, i64 %count
  %_22 = getelementptr inbounds nuw i16, ptr %2, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %6 = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef %2, ptr noundef %_20, ptr noundef %_22, i64 noundef %n84, ptr noalias noundef nonnull align 1 %is_less) #26
  br label %bb6

bb6:                                              ; preds = %start, %bb1
  %c.sroa.0.0 = phi ptr [ %6, %bb1 ], [ %2, %start ]
  %b.sroa.0.0 = phi ptr [ %5, %bb1 ], [ %1, %start ]
  %a.sroa.0.0 = phi ptr [ %4, %bb1 ], [ %0, %start ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !781)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !784)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !786), !noalias !789
  tail call void @llvm.experimental.noalias.scope.decl(metadata !792), !noalias !789
  %_3.i.i = load i16, ptr %a.sroa.0.0, align 2, !alias.scope !794, !noalias !795, !noundef !10
  %_4.i.i = load i16, ptr %b.sroa.0.0, align 2, !alias.scope !796, !noalias !797, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %_4.i.i6 = load i16, ptr %c.sroa.0.0, align 2, !alias.scope !798, !noalias !803, !noundef !10
  %_0.i.i7 = icmp slt i16 %_3.i.i, %_4.i.i6
  %7 = xor i1 %_0.i.i, %_0.i.i7
  %_0.i.i10 = icmp slt i16 %_4.i.i, %_4.i.i6
  %_12.i = xor i1 %_0.i.i, %_0.i.i10
  %c.b.i = select i1 %_12.i, ptr %c.sroa.0.0, ptr %b.sroa.0.0
  %_0.sroa.0.0.i = select i1 %7, ptr %a.sroa.0.0, ptr %c.b.i
  ret ptr %_0.sroa.0.0.i
}

; core::slice::sort::shared::smallsort::insert_tail::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_(ptr noundef readnone captures(address) %begin, ptr noundef captures(address) %tail, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #4 {
start:
  %0 = getelementptr inbounds i8, ptr %tail, i64 -4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !806)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !809)
  %_3.i.i.i = load i32, ptr %tail, align 4, !alias.scope !811, !noalias !809, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %0, align 4, !alias.scope !816, !noalias !806, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  br i1 %val.sroa.0.0.i.i, label %bb4.preheader, label %bb12

bb4.preheader:                                    ; preds = %start
  %_0.i.i.i2 = and i32 %_3.i.i.i, 7
  br label %bb4

bb12:                                             ; preds = %start, %bb10
  ret void

bb4:                                              ; preds = %bb4.preheader, %bb6
  %gap_guard.sroa.4.0 = phi ptr [ %sift.sroa.0.0, %bb6 ], [ %tail, %bb4.preheader ]
  %sift.sroa.0.0 = phi ptr [ %2, %bb6 ], [ %0, %bb4.preheader ]
  %1 = load i32, ptr %sift.sroa.0.0, align 4
  store i32 %1, ptr %gap_guard.sroa.4.0, align 4
  %_18 = icmp eq ptr %sift.sroa.0.0, %begin
  br i1 %_18, label %bb10, label %bb6

bb6:                                              ; preds = %bb4
  %2 = getelementptr inbounds i8, ptr %sift.sroa.0.0, i64 -4
  %_3.i.i1.i3 = load i32, ptr %2, align 4, !alias.scope !821, !noalias !828, !noundef !10
  %_0.i.i2.i4 = and i32 %_3.i.i1.i3, 7
  %_5.i.i.i5 = icmp eq i32 %_0.i.i.i2, %_0.i.i2.i4
  %_6.i.i.i6 = icmp samesign ult i32 %_0.i.i.i2, %_0.i.i2.i4
  %_0.i.i4.i7 = icmp ult i32 %_3.i.i.i, %_3.i.i1.i3
  %val.sroa.0.0.i.i8 = select i1 %_5.i.i.i5, i1 %_0.i.i4.i7, i1 %_6.i.i.i6
  br i1 %val.sroa.0.0.i.i8, label %bb4, label %bb10

bb10:                                             ; preds = %bb6, %bb4
  store i32 %_3.i.i.i, ptr %sift.sroa.0.0, align 4, !noalias !830
  br label %bb12
}

; core::slice::sort::shared::smallsort::insert_tail::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef readnone captures(address) %begin, ptr noundef captures(address) %tail, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #4 {
start:
  %0 = getelementptr inbounds i8, ptr %tail, i64 -2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !835)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !838)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !840)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !843)
  %_3.i.i = load i16, ptr %tail, align 2, !alias.scope !845, !noalias !846, !noundef !10
  %_4.i.i = load i16, ptr %0, align 2, !alias.scope !846, !noalias !845, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  br i1 %_0.i.i, label %bb4, label %bb12

bb12:                                             ; preds = %start, %bb10
  ret void

bb4:                                              ; preds = %start, %bb6
  %gap_guard.sroa.4.0 = phi ptr [ %sift.sroa.0.0, %bb6 ], [ %tail, %start ]
  %sift.sroa.0.0 = phi ptr [ %2, %bb6 ], [ %0, %start ]
  %1 = load i16, ptr %sift.sroa.0.0, align 2
  store i16 %1, ptr %gap_guard.sroa.4.0, align 2
  %_18 = icmp eq ptr %sift.sroa.0.0, %begin
  br i1 %_18, label %bb10, label %bb6

bb6:                                              ; preds = %bb4
  %2 = getelementptr inbounds i8, ptr %sift.sroa.0.0, i64 -2
  %_4.i.i2 = load i16, ptr %2, align 2, !alias.scope !847, !noalias !852, !noundef !10
  %_0.i.i3 = icmp slt i16 %_3.i.i, %_4.i.i2
  br i1 %_0.i.i3, label %bb4, label %bb10

bb10:                                             ; preds = %bb6, %bb4
  store i16 %_3.i.i, ptr %sift.sroa.0.0, align 2, !noalias !855
  br label %bb12
}

; core::slice::sort::shared::smallsort::sort4_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr noundef readonly captures(none) %v_base, ptr noundef writeonly captures(none) initializes((0, 16)) %dst, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #5 {
start:
  %_7 = getelementptr inbounds nuw i8, ptr %v_base, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !860)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !863)
  %_3.i.i.i = load i32, ptr %_7, align 4, !alias.scope !865, !noalias !863, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %v_base, align 4, !alias.scope !870, !noalias !860, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  %_12 = getelementptr inbounds nuw i8, ptr %v_base, i64 12
  %_14 = getelementptr inbounds nuw i8, ptr %v_base, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !875)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !878)
  %_3.i.i.i7 = load i32, ptr %_12, align 4, !alias.scope !880, !noalias !878, !noundef !10
  %_0.i.i.i8 = and i32 %_3.i.i.i7, 7
  %_3.i.i1.i9 = load i32, ptr %_14, align 4, !alias.scope !885, !noalias !875, !noundef !10
  %_0.i.i2.i10 = and i32 %_3.i.i1.i9, 7
  %_5.i.i.i11 = icmp eq i32 %_0.i.i.i8, %_0.i.i2.i10
  %_6.i.i.i12 = icmp samesign ult i32 %_0.i.i.i8, %_0.i.i2.i10
  %_0.i.i4.i13 = icmp ult i32 %_3.i.i.i7, %_3.i.i1.i9
  %val.sroa.0.0.i.i14 = select i1 %_5.i.i.i11, i1 %_0.i.i4.i13, i1 %_6.i.i.i12
  %count = zext i1 %val.sroa.0.0.i.i to i64
  %a = getelementptr inbounds nuw i32, ptr %v_base, i64 %count
  %_19 = xor i1 %val.sroa.0.0.i.i, true
  %count1 = zext i1 %_19 to i64
  %b = getelementptr inbounds nuw i32, ptr %v_base, i64 %count1
  %count2 = select i1 %val.sroa.0.0.i.i14, i64 3, i64 2
  %c = getelementptr inbounds nuw i32, ptr %v_base, i64 %count2
  %count3 = select i1 %val.sroa.0.0.i.i14, i64 2, i64 3
  %d = getelementptr inbounds nuw i32, ptr %v_base, i64 %count3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !890)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !893)
  %_3.i.i.i15 = load i32, ptr %c, align 4, !alias.scope !895, !noalias !893, !noundef !10
  %_0.i.i.i16 = and i32 %_3.i.i.i15, 7
  %_3.i.i1.i17 = load i32, ptr %a, align 4, !alias.scope !900, !noalias !890, !noundef !10
  %_0.i.i2.i18 = and i32 %_3.i.i1.i17, 7
  %_5.i.i.i19 = icmp eq i32 %_0.i.i.i16, %_0.i.i2.i18
  %_6.i.i.i20 = icmp samesign ult i32 %_0.i.i.i16, %_0.i.i2.i18
  %_0.i.i4.i21 = icmp ult i32 %_3.i.i.i15, %_3.i.i1.i17
  %val.sroa.0.0.i.i22 = select i1 %_5.i.i.i19, i1 %_0.i.i4.i21, i1 %_6.i.i.i20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !905)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !908)
  %_3.i.i.i23 = load i32, ptr %d, align 4, !alias.scope !910, !noalias !908, !noundef !10
  %_0.i.i.i24 = and i32 %_3.i.i.i23, 7
  %_3.i.i1.i25 = load i32, ptr %b, align 4, !alias.scope !915, !noalias !905, !noundef !10
  %_0.i.i2.i26 = and i32 %_3.i.i1.i25, 7
  %_5.i.i.i27 = icmp eq i32 %_0.i.i.i24, %_0.i.i2.i26
  %_6.i.i.i28 = icmp samesign ult i32 %_0.i.i.i24, %_0.i.i2.i26
  %_0.i.i4.i29 = icmp ult i32 %_3.i.i.i23, %_3.i.i1.i25
  %val.sroa.0.0.i.i30 = select i1 %_5.i.i.i27, i1 %_0.i.i4.i29, i1 %_6.i.i.i28
  %0 = select i1 %val.sroa.0.0.i.i22, ptr %c, ptr %a, !unpredictable !10
  %1 = select i1 %val.sroa.0.0.i.i30, ptr %c, ptr %b, !unpredictable !10
  %2 = select i1 %val.sroa.0.0.i.i22, ptr %a, ptr %1, !unpredictable !10
  %3 = select i1 %val.sroa.0.0.i.i22, ptr %b, ptr %c, !unpredictable !10
  %4 = select i1 %val.sroa.0.0.i.i30, ptr %d, ptr %3, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !920)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !923)
  %_3.i.i.i31 = load i32, ptr %4, align 4, !alias.scope !925, !noalias !923, !noundef !10
  %_0.i.i.i32 = and i32 %_3.i.i.i31, 7
  %_3.i.i1.i33 = load i32, ptr %2, align 4, !alias.scope !930, !noalias !920, !noundef !10
  %_0.i.i2.i34 = and i32 %_3.i.i1.i33, 7
  %_5.i.i.i35 = icmp eq i32 %_0.i.i.i32, %_0.i.i2.i34
  %_6.i.i.i36 = icmp samesign ult i32 %_0.i.i.i32, %_0.i.i2.i34
  %_0.i.i4.i37 = icmp ult i32 %_3.i.i.i31, %_3.i.i1.i33
  %val.sroa.0.0.i.i38 = select i1 %_5.i.i.i35, i1 %_0.i.i4.i37, i1 %_6.i.i.i36
  %5 = load i32, ptr %0, align 4
  store i32 %5, ptr %dst, align 4
  %dst4 = getelementptr inbounds nuw i8, ptr %dst, i64 4
  %.val = load i32, ptr %4, align 4
  %.val39 = load i32, ptr %2, align 4
  %6 = select i1 %val.sroa.0.0.i.i38, i32 %.val, i32 %.val39
  store i32 %6, ptr %dst4, align 4
  %dst5 = getelementptr inbounds nuw i8, ptr %dst, i64 8
  %.val40 = load i32, ptr %2, align 4
  %.val41 = load i32, ptr %4, align 4
  %7 = select i1 %val.sroa.0.0.i.i38, i32 %.val40, i32 %.val41
  store i32 %7, ptr %dst5, align 4
  %dst6 = getelementptr inbounds nuw i8, ptr %dst, i64 12
  %b.val = load i32, ptr %b, align 4
  %d.val = load i32, ptr %d, align 4
  %8 = select i1 %val.sroa.0.0.i.i30, i32 %b.val, i32 %d.val
  store i32 %8, ptr %dst6, align 4
  ret void
}

; core::slice::sort::shared::smallsort::sort4_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef readonly captures(none) %v_base, ptr noundef writeonly captures(none) initializes((0, 8)) %dst, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #5 {
start:
  %_7 = getelementptr inbounds nuw i8, ptr %v_base, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !935)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !938)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !940)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !943)
  %_3.i.i = load i16, ptr %_7, align 2, !alias.scope !945, !noalias !946, !noundef !10
  %_4.i.i = load i16, ptr %v_base, align 2, !alias.scope !946, !noalias !945, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %_12 = getelementptr inbounds nuw i8, ptr %v_base, i64 6
  %_14 = getelementptr inbounds nuw i8, ptr %v_base, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !947)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !950)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !952)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !955)
  %_3.i.i7 = load i16, ptr %_12, align 2, !alias.scope !957, !noalias !958, !noundef !10
  %_4.i.i8 = load i16, ptr %_14, align 2, !alias.scope !958, !noalias !957, !noundef !10
  %_0.i.i9 = icmp slt i16 %_3.i.i7, %_4.i.i8
  %count = zext i1 %_0.i.i to i64
  %a = getelementptr inbounds nuw i16, ptr %v_base, i64 %count
  %_19 = xor i1 %_0.i.i, true
  %count1 = zext i1 %_19 to i64
  %b = getelementptr inbounds nuw i16, ptr %v_base, i64 %count1
  %count2 = select i1 %_0.i.i9, i64 3, i64 2
  %c = getelementptr inbounds nuw i16, ptr %v_base, i64 %count2
  %count3 = select i1 %_0.i.i9, i64 2, i64 3
  %d = getelementptr inbounds nuw i16, ptr %v_base, i64 %count3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !959)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !962)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !964)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !967)
  %_3.i.i10 = load i16, ptr %c, align 2, !alias.scope !969, !noalias !970, !noundef !10
  %_4.i.i11 = load i16, ptr %a, align 2, !alias.scope !970, !noalias !969, !noundef !10
  %_0.i.i12 = icmp slt i16 %_3.i.i10, %_4.i.i11
  tail call void @llvm.experimental.noalias.scope.decl(metadata !971)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !974)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !976)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !979)
  %_3.i.i13 = load i16, ptr %d, align 2, !alias.scope !981, !noalias !982, !noundef !10
  %_4.i.i14 = load i16, ptr %b, align 2, !alias.scope !982, !noalias !981, !noundef !10
  %_0.i.i15 = icmp slt i16 %_3.i.i13, %_4.i.i14
  %0 = select i1 %_0.i.i12, ptr %c, ptr %a, !unpredictable !10
  %1 = select i1 %_0.i.i15, ptr %c, ptr %b, !unpredictable !10
  %2 = select i1 %_0.i.i12, ptr %a, ptr %1, !unpredictable !10
  %3 = select i1 %_0.i.i12, ptr %b, ptr %c, !unpredictable !10
  %4 = select i1 %_0.i.i15, ptr %d, ptr %3, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !983)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !986)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !988)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !991)
  %_3.i.i16 = load i16, ptr %4, align 2, !alias.scope !993, !noalias !994, !noundef !10
  %_4.i.i17 = load i16, ptr %2, align 2, !alias.scope !994, !noalias !993, !noundef !10
  %_0.i.i18 = icmp slt i16 %_3.i.i16, %_4.i.i17
  %5 = load i16, ptr %0, align 2
  store i16 %5, ptr %dst, align 2
  %dst4 = getelementptr inbounds nuw i8, ptr %dst, i64 2
  %.val = load i16, ptr %4, align 2
  %.val19 = load i16, ptr %2, align 2
  %6 = select i1 %_0.i.i18, i16 %.val, i16 %.val19
  store i16 %6, ptr %dst4, align 2
  %dst5 = getelementptr inbounds nuw i8, ptr %dst, i64 4
  %.val20 = load i16, ptr %2, align 2
  %.val21 = load i16, ptr %4, align 2
  %7 = select i1 %_0.i.i18, i16 %.val20, i16 %.val21
  store i16 %7, ptr %dst5, align 2
  %dst6 = getelementptr inbounds nuw i8, ptr %dst, i64 6
  %b.val = load i16, ptr %b, align 2
  %d.val = load i16, ptr %d, align 2
  %8 = select i1 %_0.i.i15, i16 %b.val, i16 %d.val
  store i16 %8, ptr %dst6, align 2
  ret void
}

; core::slice::sort::shared::smallsort::sort8_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr noundef readonly captures(none) %v_base, ptr noundef writeonly captures(none) initializes((0, 32)) %dst, ptr noundef captures(address) initializes((0, 32)) %scratch_base, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #1 {
start:
  %_7.i = getelementptr inbounds nuw i8, ptr %v_base, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !995)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !998)
  %_3.i.i.i.i = load i32, ptr %_7.i, align 4, !alias.scope !1000, !noalias !998, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_3.i.i1.i.i = load i32, ptr %v_base, align 4, !alias.scope !1005, !noalias !995, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  %_12.i = getelementptr inbounds nuw i8, ptr %v_base, i64 12
  %_14.i = getelementptr inbounds nuw i8, ptr %v_base, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1010)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1013)
  %_3.i.i.i7.i = load i32, ptr %_12.i, align 4, !alias.scope !1015, !noalias !1013, !noundef !10
  %_0.i.i.i8.i = and i32 %_3.i.i.i7.i, 7
  %_3.i.i1.i9.i = load i32, ptr %_14.i, align 4, !alias.scope !1020, !noalias !1010, !noundef !10
  %_0.i.i2.i10.i = and i32 %_3.i.i1.i9.i, 7
  %_5.i.i.i11.i = icmp eq i32 %_0.i.i.i8.i, %_0.i.i2.i10.i
  %_6.i.i.i12.i = icmp samesign ult i32 %_0.i.i.i8.i, %_0.i.i2.i10.i
  %_0.i.i4.i13.i = icmp ult i32 %_3.i.i.i7.i, %_3.i.i1.i9.i
  %val.sroa.0.0.i.i14.i = select i1 %_5.i.i.i11.i, i1 %_0.i.i4.i13.i, i1 %_6.i.i.i12.i
  %count.i = zext i1 %val.sroa.0.0.i.i.i to i64
  %a.i = getelementptr inbounds nuw i32, ptr %v_base, i64 %count.i
  %_19.i = xor i1 %val.sroa.0.0.i.i.i, true
  %count1.i = zext i1 %_19.i to i64
  %b.i = getelementptr inbounds nuw i32, ptr %v_base, i64 %count1.i
  %count2.i = select i1 %val.sroa.0.0.i.i14.i, i64 3, i64 2
  %c.i = getelementptr inbounds nuw i32, ptr %v_base, i64 %count2.i
  %count3.i = select i1 %val.sroa.0.0.i.i14.i, i64 2, i64 3
  %d.i = getelementptr inbounds nuw i32, ptr %v_base, i64 %count3.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1025)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1028)
  %_3.i.i.i15.i = load i32, ptr %c.i, align 4, !alias.scope !1030, !noalias !1028, !noundef !10
  %_0.i.i.i16.i = and i32 %_3.i.i.i15.i, 7
  %_3.i.i1.i17.i = load i32, ptr %a.i, align 4, !alias.scope !1035, !noalias !1025, !noundef !10
  %_0.i.i2.i18.i = and i32 %_3.i.i1.i17.i, 7
  %_5.i.i.i19.i = icmp eq i32 %_0.i.i.i16.i, %_0.i.i2.i18.i
  %_6.i.i.i20.i = icmp samesign ult i32 %_0.i.i.i16.i, %_0.i.i2.i18.i
  %_0.i.i4.i21.i = icmp ult i32 %_3.i.i.i15.i, %_3.i.i1.i17.i
  %val.sroa.0.0.i.i22.i = select i1 %_5.i.i.i19.i, i1 %_0.i.i4.i21.i, i1 %_6.i.i.i20.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1040)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1043)
  %_3.i.i.i23.i = load i32, ptr %d.i, align 4, !alias.scope !1045, !noalias !1043, !noundef !10
  %_0.i.i.i24.i = and i32 %_3.i.i.i23.i, 7
  %_3.i.i1.i25.i = load i32, ptr %b.i, align 4, !alias.scope !1050, !noalias !1040, !noundef !10
  %_0.i.i2.i26.i = and i32 %_3.i.i1.i25.i, 7
  %_5.i.i.i27.i = icmp eq i32 %_0.i.i.i24.i, %_0.i.i2.i26.i
  %_6.i.i.i28.i = icmp samesign ult i32 %_0.i.i.i24.i, %_0.i.i2.i26.i
  %_0.i.i4.i29.i = icmp ult i32 %_3.i.i.i23.i, %_3.i.i1.i25.i
  %val.sroa.0.0.i.i30.i = select i1 %_5.i.i.i27.i, i1 %_0.i.i4.i29.i, i1 %_6.i.i.i28.i
  %0 = select i1 %val.sroa.0.0.i.i22.i, ptr %c.i, ptr %a.i, !unpredictable !10
  %1 = select i1 %val.sroa.0.0.i.i30.i, ptr %c.i, ptr %b.i, !unpredictable !10
  %2 = select i1 %val.sroa.0.0.i.i22.i, ptr %a.i, ptr %1, !unpredictable !10
  %3 = select i1 %val.sroa.0.0.i.i22.i, ptr %b.i, ptr %c.i, !unpredictable !10
  %4 = select i1 %val.sroa.0.0.i.i30.i, ptr %d.i, ptr %3, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1055)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1058)
  %_3.i.i.i31.i = load i32, ptr %4, align 4, !alias.scope !1060, !noalias !1058, !noundef !10
  %_0.i.i.i32.i = and i32 %_3.i.i.i31.i, 7
  %_3.i.i1.i33.i = load i32, ptr %2, align 4, !alias.scope !1065, !noalias !1055, !noundef !10
  %_0.i.i2.i34.i = and i32 %_3.i.i1.i33.i, 7
  %_5.i.i.i35.i = icmp eq i32 %_0.i.i.i32.i, %_0.i.i2.i34.i
  %_6.i.i.i36.i = icmp samesign ult i32 %_0.i.i.i32.i, %_0.i.i2.i34.i
  %_0.i.i4.i37.i = icmp ult i32 %_3.i.i.i31.i, %_3.i.i1.i33.i
  %val.sroa.0.0.i.i38.i = select i1 %_5.i.i.i35.i, i1 %_0.i.i4.i37.i, i1 %_6.i.i.i36.i
  %5 = load i32, ptr %0, align 4
  store i32 %5, ptr %scratch_base, align 4
  %dst4.i = getelementptr inbounds nuw i8, ptr %scratch_base, i64 4
  %.val.i = load i32, ptr %4, align 4
  %.val39.i = load i32, ptr %2, align 4
  %6 = select i1 %val.sroa.0.0.i.i38.i, i32 %.val.i, i32 %.val39.i
  store i32 %6, ptr %dst4.i, align 4
  %dst5.i = getelementptr inbounds nuw i8, ptr %scratch_base, i64 8
  %.val40.i = load i32, ptr %2, align 4
  %.val41.i = load i32, ptr %4, align 4
  %7 = select i1 %val.sroa.0.0.i.i38.i, i32 %.val40.i, i32 %.val41.i
  store i32 %7, ptr %dst5.i, align 4
  %dst6.i = getelementptr inbounds nuw i8, ptr %scratch_base, i64 12
  %b.val.i = load i32, ptr %b.i, align 4
  %d.val.i = load i32, ptr %d.i, align 4
  %8 = select i1 %val.sroa.0.0.i.i30.i, i32 %b.val.i, i32 %d.val.i
  store i32 %8, ptr %dst6.i, align 4
  %_9 = getelementptr inbounds nuw i8, ptr %v_base, i64 16
  %_10 = getelementptr i8, ptr %scratch_base, i64 16
  %_7.i1 = getelementptr inbounds nuw i8, ptr %v_base, i64 20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1070)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1073)
  %_3.i.i.i.i2 = load i32, ptr %_7.i1, align 4, !alias.scope !1075, !noalias !1073, !noundef !10
  %_0.i.i.i.i3 = and i32 %_3.i.i.i.i2, 7
  %_3.i.i1.i.i4 = load i32, ptr %_9, align 4, !alias.scope !1080, !noalias !1070, !noundef !10
  %_0.i.i2.i.i5 = and i32 %_3.i.i1.i.i4, 7
  %_5.i.i.i.i6 = icmp eq i32 %_0.i.i.i.i3, %_0.i.i2.i.i5
  %_6.i.i.i.i7 = icmp samesign ult i32 %_0.i.i.i.i3, %_0.i.i2.i.i5
  %_0.i.i4.i.i8 = icmp ult i32 %_3.i.i.i.i2, %_3.i.i1.i.i4
  %val.sroa.0.0.i.i.i9 = select i1 %_5.i.i.i.i6, i1 %_0.i.i4.i.i8, i1 %_6.i.i.i.i7
  %_12.i10 = getelementptr inbounds nuw i8, ptr %v_base, i64 28
  %_14.i11 = getelementptr inbounds nuw i8, ptr %v_base, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1085)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1088)
  %_3.i.i.i7.i12 = load i32, ptr %_12.i10, align 4, !alias.scope !1090, !noalias !1088, !noundef !10
  %_0.i.i.i8.i13 = and i32 %_3.i.i.i7.i12, 7
  %_3.i.i1.i9.i14 = load i32, ptr %_14.i11, align 4, !alias.scope !1095, !noalias !1085, !noundef !10
  %_0.i.i2.i10.i15 = and i32 %_3.i.i1.i9.i14, 7
  %_5.i.i.i11.i16 = icmp eq i32 %_0.i.i.i8.i13, %_0.i.i2.i10.i15
  %_6.i.i.i12.i17 = icmp samesign ult i32 %_0.i.i.i8.i13, %_0.i.i2.i10.i15
  %_0.i.i4.i13.i18 = icmp ult i32 %_3.i.i.i7.i12, %_3.i.i1.i9.i14
  %val.sroa.0.0.i.i14.i19 = select i1 %_5.i.i.i11.i16, i1 %_0.i.i4.i13.i18, i1 %_6.i.i.i12.i17
  %count.i20 = zext i1 %val.sroa.0.0.i.i.i9 to i64
  %a.i21 = getelementptr inbounds nuw i32, ptr %_9, i64 %count.i20
  %_19.i22 = xor i1 %val.sroa.0.0.i.i.i9, true
  %count1.i23 = zext i1 %_19.i22 to i64
  %b.i24 = getelementptr inbounds nuw i32, ptr %_9, i64 %count1.i23
  %count2.i25 = select i1 %val.sroa.0.0.i.i14.i19, i64 3, i64 2
  %c.i26 = getelementptr inbounds nuw i32, ptr %_9, i64 %count2.i25
  %count3.i27 = select i1 %val.sroa.0.0.i.i14.i19, i64 2, i64 3
  %d.i28 = getelementptr inbounds nuw i32, ptr %_9, i64 %count3.i27
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1100)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1103)
  %_3.i.i.i15.i29 = load i32, ptr %c.i26, align 4, !alias.scope !1105, !noalias !1103, !noundef !10
  %_0.i.i.i16.i30 = and i32 %_3.i.i.i15.i29, 7
  %_3.i.i1.i17.i31 = load i32, ptr %a.i21, align 4, !alias.scope !1110, !noalias !1100, !noundef !10
  %_0.i.i2.i18.i32 = and i32 %_3.i.i1.i17.i31, 7
  %_5.i.i.i19.i33 = icmp eq i32 %_0.i.i.i16.i30, %_0.i.i2.i18.i32
  %_6.i.i.i20.i34 = icmp samesign ult i32 %_0.i.i.i16.i30, %_0.i.i2.i18.i32
  %_0.i.i4.i21.i35 = icmp ult i32 %_3.i.i.i15.i29, %_3.i.i1.i17.i31
  %val.sroa.0.0.i.i22.i36 = select i1 %_5.i.i.i19.i33, i1 %_0.i.i4.i21.i35, i1 %_6.i.i.i20.i34
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1115)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1118)
  %_3.i.i.i23.i37 = load i32, ptr %d.i28, align 4, !alias.scope !1120, !noalias !1118, !noundef !10
  %_0.i.i.i24.i38 = and i32 %_3.i.i.i23.i37, 7
  %_3.i.i1.i25.i39 = load i32, ptr %b.i24, align 4, !alias.scope !1125, !noalias !1115, !noundef !10
  %_0.i.i2.i26.i40 = and i32 %_3.i.i1.i25.i39, 7
  %_5.i.i.i27.i41 = icmp eq i32 %_0.i.i.i24.i38, %_0.i.i2.i26.i40
  %_6.i.i.i28.i42 = icmp samesign ult i32 %_0.i.i.i24.i38, %_0.i.i2.i26.i40
  %_0.i.i4.i29.i43 = icmp ult i32 %_3.i.i.i23.i37, %_3.i.i1.i25.i39
  %val.sroa.0.0.i.i30.i44 = select i1 %_5.i.i.i27.i41, i1 %_0.i.i4.i29.i43, i1 %_6.i.i.i28.i42
  %9 = select i1 %val.sroa.0.0.i.i22.i36, ptr %c.i26, ptr %a.i21, !unpredictable !10
  %10 = select i1 %val.sroa.0.0.i.i30.i44, ptr %c.i26, ptr %b.i24, !unpredictable !10
  %11 = select i1 %val.sroa.0.0.i.i22.i36, ptr %a.i21, ptr %10, !unpredictable !10
  %12 = select i1 %val.sroa.0.0.i.i22.i36, ptr %b.i24, ptr %c.i26, !unpredictable !10
  %13 = select i1 %val.sroa.0.0.i.i30.i44, ptr %d.i28, ptr %12, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1130)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1133)
  %_3.i.i.i31.i45 = load i32, ptr %13, align 4, !alias.scope !1135, !noalias !1133, !noundef !10
  %_0.i.i.i32.i46 = and i32 %_3.i.i.i31.i45, 7
  %_3.i.i1.i33.i47 = load i32, ptr %11, align 4, !alias.scope !1140, !noalias !1130, !noundef !10
  %_0.i.i2.i34.i48 = and i32 %_3.i.i1.i33.i47, 7
  %_5.i.i.i35.i49 = icmp eq i32 %_0.i.i.i32.i46, %_0.i.i2.i34.i48
  %_6.i.i.i36.i50 = icmp samesign ult i32 %_0.i.i.i32.i46, %_0.i.i2.i34.i48
  %_0.i.i4.i37.i51 = icmp ult i32 %_3.i.i.i31.i45, %_3.i.i1.i33.i47
  %val.sroa.0.0.i.i38.i52 = select i1 %_5.i.i.i35.i49, i1 %_0.i.i4.i37.i51, i1 %_6.i.i.i36.i50
  %14 = load i32, ptr %9, align 4
  store i32 %14, ptr %_10, align 4
  %dst4.i53 = getelementptr i8, ptr %scratch_base, i64 20
  %.val.i54 = load i32, ptr %13, align 4
  %.val39.i55 = load i32, ptr %11, align 4
  %15 = select i1 %val.sroa.0.0.i.i38.i52, i32 %.val.i54, i32 %.val39.i55
  store i32 %15, ptr %dst4.i53, align 4
  %dst5.i56 = getelementptr i8, ptr %scratch_base, i64 24
  %.val40.i57 = load i32, ptr %11, align 4
  %.val41.i58 = load i32, ptr %13, align 4
  %16 = select i1 %val.sroa.0.0.i.i38.i52, i32 %.val40.i57, i32 %.val41.i58
  store i32 %16, ptr %dst5.i56, align 4
  %dst6.i59 = getelementptr i8, ptr %scratch_base, i64 28
  %b.val.i60 = load i32, ptr %b.i24, align 4
  %d.val.i61 = load i32, ptr %d.i28, align 4
  %17 = select i1 %val.sroa.0.0.i.i30.i44, i32 %b.val.i60, i32 %d.val.i61
  store i32 %17, ptr %dst6.i59, align 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1145)
  %18 = getelementptr inbounds nuw i8, ptr %dst, i64 28
  %19 = getelementptr inbounds nuw i8, ptr %scratch_base, i64 28
  %20 = getelementptr i8, ptr %scratch_base, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1148)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1151)
  %_3.i.i.i.i62 = load i32, ptr %_10, align 4, !alias.scope !1153, !noalias !1158, !noundef !10
  %_0.i.i.i.i63 = and i32 %_3.i.i.i.i62, 7
  %_3.i.i1.i.i64 = load i32, ptr %scratch_base, align 4, !alias.scope !1161, !noalias !1166, !noundef !10
  %_0.i.i2.i.i65 = and i32 %_3.i.i1.i.i64, 7
  %_5.i.i.i.i66 = icmp eq i32 %_0.i.i.i.i63, %_0.i.i2.i.i65
  %_6.i.i.i.i67 = icmp samesign ult i32 %_0.i.i.i.i63, %_0.i.i2.i.i65
  %_0.i.i4.i.i68 = icmp ult i32 %_3.i.i.i.i62, %_3.i.i1.i.i64
  %val.sroa.0.0.i.i.i69 = select i1 %_5.i.i.i.i66, i1 %_0.i.i4.i.i68, i1 %_6.i.i.i.i67
  %is_l.i18.i = xor i1 %val.sroa.0.0.i.i.i69, true
  %21 = select i1 %val.sroa.0.0.i.i.i69, i32 %_3.i.i.i.i62, i32 %_3.i.i1.i.i64
  store i32 %21, ptr %dst, align 4, !noalias !1167
  %count.i.i = zext i1 %val.sroa.0.0.i.i.i69 to i64
  %_12.i.i = getelementptr inbounds nuw i32, ptr %_10, i64 %count.i.i
  %count2.i.i = zext i1 %is_l.i18.i to i64
  %_14.i.i = getelementptr inbounds nuw i32, ptr %scratch_base, i64 %count2.i.i
  %_16.i.i = getelementptr inbounds nuw i8, ptr %dst, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1169)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1172)
  %_3.i.i.i19.i = load i32, ptr %19, align 4, !alias.scope !1174, !noalias !1179, !noundef !10
  %_0.i.i.i20.i = and i32 %_3.i.i.i19.i, 7
  %_3.i.i1.i21.i = load i32, ptr %20, align 4, !alias.scope !1182, !noalias !1187, !noundef !10
  %_0.i.i2.i22.i = and i32 %_3.i.i1.i21.i, 7
  %_5.i.i.i23.i = icmp eq i32 %_0.i.i.i20.i, %_0.i.i2.i22.i
  %_6.i.i.i24.i = icmp samesign ult i32 %_0.i.i.i20.i, %_0.i.i2.i22.i
  %_0.i.i4.i25.i = icmp ult i32 %_3.i.i.i19.i, %_3.i.i1.i21.i
  %val.sroa.0.0.i.i26.i = select i1 %_5.i.i.i23.i, i1 %_0.i.i4.i25.i, i1 %_6.i.i.i24.i
  %is_l.i.i = xor i1 %val.sroa.0.0.i.i26.i, true
  %22 = select i1 %val.sroa.0.0.i.i26.i, i32 %_3.i.i1.i21.i, i32 %_3.i.i.i19.i
  store i32 %22, ptr %18, align 4, !noalias !1188
  %count.neg.i.i = sext i1 %is_l.i.i to i64
  %23 = getelementptr i32, ptr %19, i64 %count.neg.i.i
  %count3.neg.i.i = sext i1 %val.sroa.0.0.i.i26.i to i64
  %24 = getelementptr i32, ptr %20, i64 %count3.neg.i.i
  %25 = getelementptr inbounds nuw i8, ptr %dst, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1190)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1192)
  %_3.i.i.i.i62.1 = load i32, ptr %_12.i.i, align 4, !alias.scope !1194, !noalias !1195, !noundef !10
  %_0.i.i.i.i63.1 = and i32 %_3.i.i.i.i62.1, 7
  %_3.i.i1.i.i64.1 = load i32, ptr %_14.i.i, align 4, !alias.scope !1196, !noalias !1197, !noundef !10
  %_0.i.i2.i.i65.1 = and i32 %_3.i.i1.i.i64.1, 7
  %_5.i.i.i.i66.1 = icmp eq i32 %_0.i.i.i.i63.1, %_0.i.i2.i.i65.1
  %_6.i.i.i.i67.1 = icmp samesign ult i32 %_0.i.i.i.i63.1, %_0.i.i2.i.i65.1
  %_0.i.i4.i.i68.1 = icmp ult i32 %_3.i.i.i.i62.1, %_3.i.i1.i.i64.1
  %val.sroa.0.0.i.i.i69.1 = select i1 %_5.i.i.i.i66.1, i1 %_0.i.i4.i.i68.1, i1 %_6.i.i.i.i67.1
  %is_l.i18.i.1 = xor i1 %val.sroa.0.0.i.i.i69.1, true
  %26 = select i1 %val.sroa.0.0.i.i.i69.1, i32 %_3.i.i.i.i62.1, i32 %_3.i.i1.i.i64.1
  store i32 %26, ptr %_16.i.i, align 4, !noalias !1167
  %count.i.i.1 = zext i1 %val.sroa.0.0.i.i.i69.1 to i64
  %_12.i.i.1 = getelementptr inbounds nuw i32, ptr %_12.i.i, i64 %count.i.i.1
  %count2.i.i.1 = zext i1 %is_l.i18.i.1 to i64
  %_14.i.i.1 = getelementptr inbounds nuw i32, ptr %_14.i.i, i64 %count2.i.i.1
  %_16.i.i.1 = getelementptr inbounds nuw i8, ptr %dst, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1198)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1200)
  %_3.i.i.i19.i.1 = load i32, ptr %23, align 4, !alias.scope !1202, !noalias !1203, !noundef !10
  %_0.i.i.i20.i.1 = and i32 %_3.i.i.i19.i.1, 7
  %_3.i.i1.i21.i.1 = load i32, ptr %24, align 4, !alias.scope !1204, !noalias !1205, !noundef !10
  %_0.i.i2.i22.i.1 = and i32 %_3.i.i1.i21.i.1, 7
  %_5.i.i.i23.i.1 = icmp eq i32 %_0.i.i.i20.i.1, %_0.i.i2.i22.i.1
  %_6.i.i.i24.i.1 = icmp samesign ult i32 %_0.i.i.i20.i.1, %_0.i.i2.i22.i.1
  %_0.i.i4.i25.i.1 = icmp ult i32 %_3.i.i.i19.i.1, %_3.i.i1.i21.i.1
  %val.sroa.0.0.i.i26.i.1 = select i1 %_5.i.i.i23.i.1, i1 %_0.i.i4.i25.i.1, i1 %_6.i.i.i24.i.1
  %is_l.i.i.1 = xor i1 %val.sroa.0.0.i.i26.i.1, true
  %27 = select i1 %val.sroa.0.0.i.i26.i.1, i32 %_3.i.i1.i21.i.1, i32 %_3.i.i.i19.i.1
  store i32 %27, ptr %25, align 4, !noalias !1188
  %count.neg.i.i.1 = sext i1 %is_l.i.i.1 to i64
  %28 = getelementptr i32, ptr %23, i64 %count.neg.i.i.1
  %count3.neg.i.i.1 = sext i1 %val.sroa.0.0.i.i26.i.1 to i64
  %29 = getelementptr i32, ptr %24, i64 %count3.neg.i.i.1
  %30 = getelementptr inbounds nuw i8, ptr %dst, i64 20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1206)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1208)
  %_3.i.i.i.i62.2 = load i32, ptr %_12.i.i.1, align 4, !alias.scope !1210, !noalias !1211, !noundef !10
  %_0.i.i.i.i63.2 = and i32 %_3.i.i.i.i62.2, 7
  %_3.i.i1.i.i64.2 = load i32, ptr %_14.i.i.1, align 4, !alias.scope !1212, !noalias !1213, !noundef !10
  %_0.i.i2.i.i65.2 = and i32 %_3.i.i1.i.i64.2, 7
  %_5.i.i.i.i66.2 = icmp eq i32 %_0.i.i.i.i63.2, %_0.i.i2.i.i65.2
  %_6.i.i.i.i67.2 = icmp samesign ult i32 %_0.i.i.i.i63.2, %_0.i.i2.i.i65.2
  %_0.i.i4.i.i68.2 = icmp ult i32 %_3.i.i.i.i62.2, %_3.i.i1.i.i64.2
  %val.sroa.0.0.i.i.i69.2 = select i1 %_5.i.i.i.i66.2, i1 %_0.i.i4.i.i68.2, i1 %_6.i.i.i.i67.2
  %is_l.i18.i.2 = xor i1 %val.sroa.0.0.i.i.i69.2, true
  %31 = select i1 %val.sroa.0.0.i.i.i69.2, i32 %_3.i.i.i.i62.2, i32 %_3.i.i1.i.i64.2
  store i32 %31, ptr %_16.i.i.1, align 4, !noalias !1167
  %count.i.i.2 = zext i1 %val.sroa.0.0.i.i.i69.2 to i64
  %_12.i.i.2 = getelementptr inbounds nuw i32, ptr %_12.i.i.1, i64 %count.i.i.2
  %count2.i.i.2 = zext i1 %is_l.i18.i.2 to i64
  %_14.i.i.2 = getelementptr inbounds nuw i32, ptr %_14.i.i.1, i64 %count2.i.i.2
  %_16.i.i.2 = getelementptr inbounds nuw i8, ptr %dst, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1214)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1216)
  %_3.i.i.i19.i.2 = load i32, ptr %28, align 4, !alias.scope !1218, !noalias !1219, !noundef !10
  %_0.i.i.i20.i.2 = and i32 %_3.i.i.i19.i.2, 7
  %_3.i.i1.i21.i.2 = load i32, ptr %29, align 4, !alias.scope !1220, !noalias !1221, !noundef !10
  %_0.i.i2.i22.i.2 = and i32 %_3.i.i1.i21.i.2, 7
  %_5.i.i.i23.i.2 = icmp eq i32 %_0.i.i.i20.i.2, %_0.i.i2.i22.i.2
  %_6.i.i.i24.i.2 = icmp samesign ult i32 %_0.i.i.i20.i.2, %_0.i.i2.i22.i.2
  %_0.i.i4.i25.i.2 = icmp ult i32 %_3.i.i.i19.i.2, %_3.i.i1.i21.i.2
  %val.sroa.0.0.i.i26.i.2 = select i1 %_5.i.i.i23.i.2, i1 %_0.i.i4.i25.i.2, i1 %_6.i.i.i24.i.2
  %is_l.i.i.2 = xor i1 %val.sroa.0.0.i.i26.i.2, true
  %32 = select i1 %val.sroa.0.0.i.i26.i.2, i32 %_3.i.i1.i21.i.2, i32 %_3.i.i.i19.i.2
  store i32 %32, ptr %30, align 4, !noalias !1188
  %count.neg.i.i.2 = sext i1 %is_l.i.i.2 to i64
  %33 = getelementptr i32, ptr %28, i64 %count.neg.i.i.2
  %count3.neg.i.i.2 = sext i1 %val.sroa.0.0.i.i26.i.2 to i64
  %34 = getelementptr i32, ptr %29, i64 %count3.neg.i.i.2
  %35 = getelementptr inbounds nuw i8, ptr %dst, i64 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1222)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1224)
  %_3.i.i.i.i62.3 = load i32, ptr %_12.i.i.2, align 4, !alias.scope !1226, !noalias !1227, !noundef !10
  %_0.i.i.i.i63.3 = and i32 %_3.i.i.i.i62.3, 7
  %_3.i.i1.i.i64.3 = load i32, ptr %_14.i.i.2, align 4, !alias.scope !1228, !noalias !1229, !noundef !10
  %_0.i.i2.i.i65.3 = and i32 %_3.i.i1.i.i64.3, 7
  %_5.i.i.i.i66.3 = icmp eq i32 %_0.i.i.i.i63.3, %_0.i.i2.i.i65.3
  %_6.i.i.i.i67.3 = icmp samesign ult i32 %_0.i.i.i.i63.3, %_0.i.i2.i.i65.3
  %_0.i.i4.i.i68.3 = icmp ult i32 %_3.i.i.i.i62.3, %_3.i.i1.i.i64.3
  %val.sroa.0.0.i.i.i69.3 = select i1 %_5.i.i.i.i66.3, i1 %_0.i.i4.i.i68.3, i1 %_6.i.i.i.i67.3
  %is_l.i18.i.3 = xor i1 %val.sroa.0.0.i.i.i69.3, true
  %36 = select i1 %val.sroa.0.0.i.i.i69.3, i32 %_3.i.i.i.i62.3, i32 %_3.i.i1.i.i64.3
  store i32 %36, ptr %_16.i.i.2, align 4, !noalias !1167
  %count.i.i.3 = zext i1 %val.sroa.0.0.i.i.i69.3 to i64
  %_12.i.i.3 = getelementptr inbounds nuw i32, ptr %_12.i.i.2, i64 %count.i.i.3
  %count2.i.i.3 = zext i1 %is_l.i18.i.3 to i64
  %_14.i.i.3 = getelementptr inbounds nuw i32, ptr %_14.i.i.2, i64 %count2.i.i.3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1230)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1232)
  %_3.i.i.i19.i.3 = load i32, ptr %33, align 4, !alias.scope !1234, !noalias !1235, !noundef !10
  %_0.i.i.i20.i.3 = and i32 %_3.i.i.i19.i.3, 7
  %_3.i.i1.i21.i.3 = load i32, ptr %34, align 4, !alias.scope !1236, !noalias !1237, !noundef !10
  %_0.i.i2.i22.i.3 = and i32 %_3.i.i1.i21.i.3, 7
  %_5.i.i.i23.i.3 = icmp eq i32 %_0.i.i.i20.i.3, %_0.i.i2.i22.i.3
  %_6.i.i.i24.i.3 = icmp samesign ult i32 %_0.i.i.i20.i.3, %_0.i.i2.i22.i.3
  %_0.i.i4.i25.i.3 = icmp ult i32 %_3.i.i.i19.i.3, %_3.i.i1.i21.i.3
  %val.sroa.0.0.i.i26.i.3 = select i1 %_5.i.i.i23.i.3, i1 %_0.i.i4.i25.i.3, i1 %_6.i.i.i24.i.3
  %is_l.i.i.3 = xor i1 %val.sroa.0.0.i.i26.i.3, true
  %37 = select i1 %val.sroa.0.0.i.i26.i.3, i32 %_3.i.i1.i21.i.3, i32 %_3.i.i.i19.i.3
  store i32 %37, ptr %35, align 4, !noalias !1188
  %count.neg.i.i.3 = sext i1 %is_l.i.i.3 to i64
  %38 = getelementptr i32, ptr %33, i64 %count.neg.i.i.3
  %count3.neg.i.i.3 = sext i1 %val.sroa.0.0.i.i26.i.3 to i64
  %39 = getelementptr i32, ptr %34, i64 %count3.neg.i.i.3
  %40 = getelementptr i8, ptr %39, i64 4
  %41 = getelementptr i8, ptr %38, i64 4
  %_31.i = icmp ne ptr %_14.i.i.3, %40
  %_32.i = icmp ne ptr %_12.i.i.3, %41
  %or.cond.i = select i1 %_31.i, i1 true, i1 %_32.i, !prof !152
  br i1 %or.cond.i, label %bb13.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_.exit, !prof !152

bb13.i:                                           ; preds = %start
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #25, !noalias !1145
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_.exit: ; preds = %start
  ret void
}

; core::slice::sort::shared::smallsort::sort8_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef readonly captures(none) %v_base, ptr noundef writeonly captures(none) initializes((0, 16)) %dst, ptr noundef captures(address) initializes((0, 16)) %scratch_base, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %_7.i = getelementptr inbounds nuw i8, ptr %v_base, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1238)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1241)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1243)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1246)
  %_3.i.i.i = load i16, ptr %_7.i, align 2, !alias.scope !1248, !noalias !1249, !noundef !10
  %_4.i.i.i = load i16, ptr %v_base, align 2, !alias.scope !1249, !noalias !1248, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %_12.i = getelementptr inbounds nuw i8, ptr %v_base, i64 6
  %_14.i = getelementptr inbounds nuw i8, ptr %v_base, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1250)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1253)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1255)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1258)
  %_3.i.i7.i = load i16, ptr %_12.i, align 2, !alias.scope !1260, !noalias !1261, !noundef !10
  %_4.i.i8.i = load i16, ptr %_14.i, align 2, !alias.scope !1261, !noalias !1260, !noundef !10
  %_0.i.i9.i = icmp slt i16 %_3.i.i7.i, %_4.i.i8.i
  %count.i = zext i1 %_0.i.i.i to i64
  %a.i = getelementptr inbounds nuw i16, ptr %v_base, i64 %count.i
  %_19.i = xor i1 %_0.i.i.i, true
  %count1.i = zext i1 %_19.i to i64
  %b.i = getelementptr inbounds nuw i16, ptr %v_base, i64 %count1.i
  %count2.i = select i1 %_0.i.i9.i, i64 3, i64 2
  %c.i = getelementptr inbounds nuw i16, ptr %v_base, i64 %count2.i
  %count3.i = select i1 %_0.i.i9.i, i64 2, i64 3
  %d.i = getelementptr inbounds nuw i16, ptr %v_base, i64 %count3.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1262)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1265)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1267)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1270)
  %_3.i.i10.i = load i16, ptr %c.i, align 2, !alias.scope !1272, !noalias !1273, !noundef !10
  %_4.i.i11.i = load i16, ptr %a.i, align 2, !alias.scope !1273, !noalias !1272, !noundef !10
  %_0.i.i12.i = icmp slt i16 %_3.i.i10.i, %_4.i.i11.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1274)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1277)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1279)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1282)
  %_3.i.i13.i = load i16, ptr %d.i, align 2, !alias.scope !1284, !noalias !1285, !noundef !10
  %_4.i.i14.i = load i16, ptr %b.i, align 2, !alias.scope !1285, !noalias !1284, !noundef !10
  %_0.i.i15.i = icmp slt i16 %_3.i.i13.i, %_4.i.i14.i
  %0 = select i1 %_0.i.i12.i, ptr %c.i, ptr %a.i, !unpredictable !10
  %1 = select i1 %_0.i.i15.i, ptr %c.i, ptr %b.i, !unpredictable !10
  %2 = select i1 %_0.i.i12.i, ptr %a.i, ptr %1, !unpredictable !10
  %3 = select i1 %_0.i.i12.i, ptr %b.i, ptr %c.i, !unpredictable !10
  %4 = select i1 %_0.i.i15.i, ptr %d.i, ptr %3, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1286)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1289)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1291)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1294)
  %_3.i.i16.i = load i16, ptr %4, align 2, !alias.scope !1296, !noalias !1297, !noundef !10
  %_4.i.i17.i = load i16, ptr %2, align 2, !alias.scope !1297, !noalias !1296, !noundef !10
  %_0.i.i18.i = icmp slt i16 %_3.i.i16.i, %_4.i.i17.i
  %5 = load i16, ptr %0, align 2
  store i16 %5, ptr %scratch_base, align 2
  %dst4.i = getelementptr inbounds nuw i8, ptr %scratch_base, i64 2
  %.val.i = load i16, ptr %4, align 2
  %.val19.i = load i16, ptr %2, align 2
  %6 = select i1 %_0.i.i18.i, i16 %.val.i, i16 %.val19.i
  store i16 %6, ptr %dst4.i, align 2
  %dst5.i = getelementptr inbounds nuw i8, ptr %scratch_base, i64 4
  %.val20.i = load i16, ptr %2, align 2
  %.val21.i = load i16, ptr %4, align 2
  %7 = select i1 %_0.i.i18.i, i16 %.val20.i, i16 %.val21.i
  store i16 %7, ptr %dst5.i, align 2
  %dst6.i = getelementptr inbounds nuw i8, ptr %scratch_base, i64 6
  %b.val.i = load i16, ptr %b.i, align 2
  %d.val.i = load i16, ptr %d.i, align 2
  %8 = select i1 %_0.i.i15.i, i16 %b.val.i, i16 %d.val.i
  store i16 %8, ptr %dst6.i, align 2
  %_9 = getelementptr inbounds nuw i8, ptr %v_base, i64 8
  %_10 = getelementptr i8, ptr %scratch_base, i64 8
  %_7.i1 = getelementptr inbounds nuw i8, ptr %v_base, i64 10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1298)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1301)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1303)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1306)
  %_3.i.i.i2 = load i16, ptr %_7.i1, align 2, !alias.scope !1308, !noalias !1309, !noundef !10
  %_4.i.i.i3 = load i16, ptr %_9, align 2, !alias.scope !1309, !noalias !1308, !noundef !10
  %_0.i.i.i4 = icmp slt i16 %_3.i.i.i2, %_4.i.i.i3
  %_12.i5 = getelementptr inbounds nuw i8, ptr %v_base, i64 14
  %_14.i6 = getelementptr inbounds nuw i8, ptr %v_base, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1310)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1313)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1315)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1318)
  %_3.i.i7.i7 = load i16, ptr %_12.i5, align 2, !alias.scope !1320, !noalias !1321, !noundef !10
  %_4.i.i8.i8 = load i16, ptr %_14.i6, align 2, !alias.scope !1321, !noalias !1320, !noundef !10
  %_0.i.i9.i9 = icmp slt i16 %_3.i.i7.i7, %_4.i.i8.i8
  %count.i10 = zext i1 %_0.i.i.i4 to i64
  %a.i11 = getelementptr inbounds nuw i16, ptr %_9, i64 %count.i10
  %_19.i12 = xor i1 %_0.i.i.i4, true
  %count1.i13 = zext i1 %_19.i12 to i64
  %b.i14 = getelementptr inbounds nuw i16, ptr %_9, i64 %count1.i13
  %count2.i15 = select i1 %_0.i.i9.i9, i64 3, i64 2
  %c.i16 = getelementptr inbounds nuw i16, ptr %_9, i64 %count2.i15
  %count3.i17 = select i1 %_0.i.i9.i9, i64 2, i64 3
  %d.i18 = getelementptr inbounds nuw i16, ptr %_9, i64 %count3.i17
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1322)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1325)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1327)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1330)
  %_3.i.i10.i19 = load i16, ptr %c.i16, align 2, !alias.scope !1332, !noalias !1333, !noundef !10
  %_4.i.i11.i20 = load i16, ptr %a.i11, align 2, !alias.scope !1333, !noalias !1332, !noundef !10
  %_0.i.i12.i21 = icmp slt i16 %_3.i.i10.i19, %_4.i.i11.i20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1334)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1337)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1339)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1342)
  %_3.i.i13.i22 = load i16, ptr %d.i18, align 2, !alias.scope !1344, !noalias !1345, !noundef !10
  %_4.i.i14.i23 = load i16, ptr %b.i14, align 2, !alias.scope !1345, !noalias !1344, !noundef !10
  %_0.i.i15.i24 = icmp slt i16 %_3.i.i13.i22, %_4.i.i14.i23
  %9 = select i1 %_0.i.i12.i21, ptr %c.i16, ptr %a.i11, !unpredictable !10
  %10 = select i1 %_0.i.i15.i24, ptr %c.i16, ptr %b.i14, !unpredictable !10
  %11 = select i1 %_0.i.i12.i21, ptr %a.i11, ptr %10, !unpredictable !10
  %12 = select i1 %_0.i.i12.i21, ptr %b.i14, ptr %c.i16, !unpredictable !10
  %13 = select i1 %_0.i.i15.i24, ptr %d.i18, ptr %12, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1346)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1349)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1351)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1354)
  %_3.i.i16.i25 = load i16, ptr %13, align 2, !alias.scope !1356, !noalias !1357, !noundef !10
  %_4.i.i17.i26 = load i16, ptr %11, align 2, !alias.scope !1357, !noalias !1356, !noundef !10
  %_0.i.i18.i27 = icmp slt i16 %_3.i.i16.i25, %_4.i.i17.i26
  %14 = load i16, ptr %9, align 2
  store i16 %14, ptr %_10, align 2
  %dst4.i28 = getelementptr i8, ptr %scratch_base, i64 10
  %.val.i29 = load i16, ptr %13, align 2
  %.val19.i30 = load i16, ptr %11, align 2
  %15 = select i1 %_0.i.i18.i27, i16 %.val.i29, i16 %.val19.i30
  store i16 %15, ptr %dst4.i28, align 2
  %dst5.i31 = getelementptr i8, ptr %scratch_base, i64 12
  %.val20.i32 = load i16, ptr %11, align 2
  %.val21.i33 = load i16, ptr %13, align 2
  %16 = select i1 %_0.i.i18.i27, i16 %.val20.i32, i16 %.val21.i33
  store i16 %16, ptr %dst5.i31, align 2
  %dst6.i34 = getelementptr i8, ptr %scratch_base, i64 14
  %b.val.i35 = load i16, ptr %b.i14, align 2
  %d.val.i36 = load i16, ptr %d.i18, align 2
  %17 = select i1 %_0.i.i15.i24, i16 %b.val.i35, i16 %d.val.i36
  store i16 %17, ptr %dst6.i34, align 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1358)
  %18 = getelementptr inbounds nuw i8, ptr %dst, i64 14
  %19 = getelementptr inbounds nuw i8, ptr %scratch_base, i64 14
  %20 = getelementptr i8, ptr %scratch_base, i64 6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1361)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1364)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1366), !noalias !1369
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1372), !noalias !1369
  %_3.i.i.i37 = load i16, ptr %_10, align 2, !alias.scope !1374, !noalias !1375, !noundef !10
  %_4.i.i.i38 = load i16, ptr %scratch_base, align 2, !alias.scope !1376, !noalias !1377, !noundef !10
  %_0.i.i.i39 = icmp slt i16 %_3.i.i.i37, %_4.i.i.i38
  %is_l.i18.i = xor i1 %_0.i.i.i39, true
  %21 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i37, i16 %_4.i.i.i38)
  store i16 %21, ptr %dst, align 2, !noalias !1378
  %count.i.i = zext i1 %_0.i.i.i39 to i64
  %_12.i.i = getelementptr inbounds nuw i16, ptr %_10, i64 %count.i.i
  %count2.i.i = zext i1 %is_l.i18.i to i64
  %_14.i.i = getelementptr inbounds nuw i16, ptr %scratch_base, i64 %count2.i.i
  %_16.i.i = getelementptr inbounds nuw i8, ptr %dst, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1380)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1383)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1385), !noalias !1388
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1391), !noalias !1388
  %_3.i.i19.i = load i16, ptr %19, align 2, !alias.scope !1393, !noalias !1394, !noundef !10
  %_4.i.i20.i = load i16, ptr %20, align 2, !alias.scope !1395, !noalias !1396, !noundef !10
  %_0.i.i21.i = icmp slt i16 %_3.i.i19.i, %_4.i.i20.i
  %is_l.i.i = xor i1 %_0.i.i21.i, true
  %22 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19.i, i16 %_4.i.i20.i)
  store i16 %22, ptr %18, align 2, !noalias !1397
  %count.neg.i.i = sext i1 %is_l.i.i to i64
  %23 = getelementptr i16, ptr %19, i64 %count.neg.i.i
  %count3.neg.i.i = sext i1 %_0.i.i21.i to i64
  %24 = getelementptr i16, ptr %20, i64 %count3.neg.i.i
  %25 = getelementptr inbounds nuw i8, ptr %dst, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1399)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1401)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1403), !noalias !1369
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1405), !noalias !1369
  %_3.i.i.i37.1 = load i16, ptr %_12.i.i, align 2, !alias.scope !1407, !noalias !1408, !noundef !10
  %_4.i.i.i38.1 = load i16, ptr %_14.i.i, align 2, !alias.scope !1409, !noalias !1410, !noundef !10
  %_0.i.i.i39.1 = icmp slt i16 %_3.i.i.i37.1, %_4.i.i.i38.1
  %is_l.i18.i.1 = xor i1 %_0.i.i.i39.1, true
  %26 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i37.1, i16 %_4.i.i.i38.1)
  store i16 %26, ptr %_16.i.i, align 2, !noalias !1378
  %count.i.i.1 = zext i1 %_0.i.i.i39.1 to i64
  %_12.i.i.1 = getelementptr inbounds nuw i16, ptr %_12.i.i, i64 %count.i.i.1
  %count2.i.i.1 = zext i1 %is_l.i18.i.1 to i64
  %_14.i.i.1 = getelementptr inbounds nuw i16, ptr %_14.i.i, i64 %count2.i.i.1
  %_16.i.i.1 = getelementptr inbounds nuw i8, ptr %dst, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1411)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1413)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1415), !noalias !1388
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1417), !noalias !1388
  %_3.i.i19.i.1 = load i16, ptr %23, align 2, !alias.scope !1419, !noalias !1420, !noundef !10
  %_4.i.i20.i.1 = load i16, ptr %24, align 2, !alias.scope !1421, !noalias !1422, !noundef !10
  %_0.i.i21.i.1 = icmp slt i16 %_3.i.i19.i.1, %_4.i.i20.i.1
  %is_l.i.i.1 = xor i1 %_0.i.i21.i.1, true
  %27 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19.i.1, i16 %_4.i.i20.i.1)
  store i16 %27, ptr %25, align 2, !noalias !1397
  %count.neg.i.i.1 = sext i1 %is_l.i.i.1 to i64
  %28 = getelementptr i16, ptr %23, i64 %count.neg.i.i.1
  %count3.neg.i.i.1 = sext i1 %_0.i.i21.i.1 to i64
  %29 = getelementptr i16, ptr %24, i64 %count3.neg.i.i.1
  %30 = getelementptr inbounds nuw i8, ptr %dst, i64 10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1423)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1425)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1427), !noalias !1369
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1429), !noalias !1369
  %_3.i.i.i37.2 = load i16, ptr %_12.i.i.1, align 2, !alias.scope !1431, !noalias !1432, !noundef !10
  %_4.i.i.i38.2 = load i16, ptr %_14.i.i.1, align 2, !alias.scope !1433, !noalias !1434, !noundef !10
  %_0.i.i.i39.2 = icmp slt i16 %_3.i.i.i37.2, %_4.i.i.i38.2
  %is_l.i18.i.2 = xor i1 %_0.i.i.i39.2, true
  %31 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i37.2, i16 %_4.i.i.i38.2)
  store i16 %31, ptr %_16.i.i.1, align 2, !noalias !1378
  %count.i.i.2 = zext i1 %_0.i.i.i39.2 to i64
  %_12.i.i.2 = getelementptr inbounds nuw i16, ptr %_12.i.i.1, i64 %count.i.i.2
  %count2.i.i.2 = zext i1 %is_l.i18.i.2 to i64
  %_14.i.i.2 = getelementptr inbounds nuw i16, ptr %_14.i.i.1, i64 %count2.i.i.2
  %_16.i.i.2 = getelementptr inbounds nuw i8, ptr %dst, i64 6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1435)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1437)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1439), !noalias !1388
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1441), !noalias !1388
  %_3.i.i19.i.2 = load i16, ptr %28, align 2, !alias.scope !1443, !noalias !1444, !noundef !10
  %_4.i.i20.i.2 = load i16, ptr %29, align 2, !alias.scope !1445, !noalias !1446, !noundef !10
  %_0.i.i21.i.2 = icmp slt i16 %_3.i.i19.i.2, %_4.i.i20.i.2
  %is_l.i.i.2 = xor i1 %_0.i.i21.i.2, true
  %32 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19.i.2, i16 %_4.i.i20.i.2)
  store i16 %32, ptr %30, align 2, !noalias !1397
  %count.neg.i.i.2 = sext i1 %is_l.i.i.2 to i64
  %33 = getelementptr i16, ptr %28, i64 %count.neg.i.i.2
  %count3.neg.i.i.2 = sext i1 %_0.i.i21.i.2 to i64
  %34 = getelementptr i16, ptr %29, i64 %count3.neg.i.i.2
  %35 = getelementptr inbounds nuw i8, ptr %dst, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1447)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1449)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1451), !noalias !1369
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1453), !noalias !1369
  %_3.i.i.i37.3 = load i16, ptr %_12.i.i.2, align 2, !alias.scope !1455, !noalias !1456, !noundef !10
  %_4.i.i.i38.3 = load i16, ptr %_14.i.i.2, align 2, !alias.scope !1457, !noalias !1458, !noundef !10
  %_0.i.i.i39.3 = icmp slt i16 %_3.i.i.i37.3, %_4.i.i.i38.3
  %is_l.i18.i.3 = xor i1 %_0.i.i.i39.3, true
  %36 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i37.3, i16 %_4.i.i.i38.3)
  store i16 %36, ptr %_16.i.i.2, align 2, !noalias !1378
  %count.i.i.3 = zext i1 %_0.i.i.i39.3 to i64
  %_12.i.i.3 = getelementptr inbounds nuw i16, ptr %_12.i.i.2, i64 %count.i.i.3
  %count2.i.i.3 = zext i1 %is_l.i18.i.3 to i64
  %_14.i.i.3 = getelementptr inbounds nuw i16, ptr %_14.i.i.2, i64 %count2.i.i.3
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1459)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1461)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1463), !noalias !1388
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1465), !noalias !1388
  %_3.i.i19.i.3 = load i16, ptr %33, align 2, !alias.scope !1467, !noalias !1468, !noundef !10
  %_4.i.i20.i.3 = load i16, ptr %34, align 2, !alias.scope !1469, !noalias !1470, !noundef !10
  %_0.i.i21.i.3 = icmp slt i16 %_3.i.i19.i.3, %_4.i.i20.i.3
  %is_l.i.i.3 = xor i1 %_0.i.i21.i.3, true
  %37 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19.i.3, i16 %_4.i.i20.i.3)
  store i16 %37, ptr %35, align 2, !noalias !1397
  %count.neg.i.i.3 = sext i1 %is_l.i.i.3 to i64
  %38 = getelementptr i16, ptr %33, i64 %count.neg.i.i.3
  %count3.neg.i.i.3 = sext i1 %_0.i.i21.i.3 to i64
  %39 = getelementptr i16, ptr %34, i64 %count3.neg.i.i.3
  %40 = getelementptr i8, ptr %39, i64 2
  %41 = getelementptr i8, ptr %38, i64 2
  %_31.i = icmp ne ptr %_14.i.i.3, %40
  %_32.i = icmp ne ptr %_12.i.i.3, %41
  %or.cond.i = select i1 %_31.i, i1 true, i1 %_32.i, !prof !152
  br i1 %or.cond.i, label %bb13.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, !prof !152

bb13.i:                                           ; preds = %start
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #25, !noalias !1358
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %start
  ret void
}

; core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr noundef captures(none) %v_base, i64 noundef %a_pos, i64 noundef %b_pos, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #5 {
start:
  %v_a = getelementptr inbounds nuw i32, ptr %v_base, i64 %a_pos
  %v_b = getelementptr inbounds nuw i32, ptr %v_base, i64 %b_pos
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1471)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1474)
  %_3.i.i.i = load i32, ptr %v_b, align 4, !alias.scope !1476, !noalias !1474, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %v_a, align 4, !alias.scope !1481, !noalias !1471, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  %v_b.val = load i32, ptr %v_b, align 4
  %value = select i1 %val.sroa.0.0.i.i, i32 %_3.i.i1.i, i32 %v_b.val
  %0 = select i1 %val.sroa.0.0.i.i, i32 %v_b.val, i32 %_3.i.i1.i
  store i32 %0, ptr %v_a, align 4
  store i32 %value, ptr %v_b, align 4
  ret void
}

; core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef captures(none) %v_base, i64 noundef %a_pos, i64 noundef %b_pos, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #5 {
start:
  %v_a = getelementptr inbounds nuw i16, ptr %v_base, i64 %a_pos
  %v_b = getelementptr inbounds nuw i16, ptr %v_base, i64 %b_pos
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1486)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1489)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1491)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1494)
  %_3.i.i = load i16, ptr %v_b, align 2, !alias.scope !1496, !noalias !1497, !noundef !10
  %_4.i.i = load i16, ptr %v_a, align 2, !alias.scope !1497, !noalias !1496, !noundef !10
  %value = tail call i16 @llvm.smax.i16(i16 %_3.i.i, i16 %_4.i.i)
  %0 = tail call i16 @llvm.smin.i16(i16 %_3.i.i, i16 %_4.i.i)
  store i16 %0, ptr %v_a, align 2
  store i16 %value, ptr %v_b, align 2
  ret void
}

; core::slice::sort::shared::smallsort::sort9_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1Q_(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #6 {
start:
  %_3 = icmp samesign ult i64 %v.1, 9
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %v_b.i = getelementptr inbounds nuw i8, ptr %v.0, i64 12
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1498)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1501)
  %_3.i.i.i.i = load i32, ptr %v_b.i, align 4, !alias.scope !1503, !noalias !1501, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_3.i.i1.i.i = load i32, ptr %v.0, align 4, !alias.scope !1508, !noalias !1498, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  %value.i = select i1 %val.sroa.0.0.i.i.i, i32 %_3.i.i1.i.i, i32 %_3.i.i.i.i
  %0 = select i1 %val.sroa.0.0.i.i.i, i32 %_3.i.i.i.i, i32 %_3.i.i1.i.i
  store i32 %0, ptr %v.0, align 4
  store i32 %value.i, ptr %v_b.i, align 4
  %v_a.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %v_b.i1 = getelementptr inbounds nuw i8, ptr %v.0, i64 28
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1513)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1516)
  %_3.i.i.i.i2 = load i32, ptr %v_b.i1, align 4, !alias.scope !1518, !noalias !1516, !noundef !10
  %_0.i.i.i.i3 = and i32 %_3.i.i.i.i2, 7
  %_3.i.i1.i.i4 = load i32, ptr %v_a.i, align 4, !alias.scope !1523, !noalias !1513, !noundef !10
  %_0.i.i2.i.i5 = and i32 %_3.i.i1.i.i4, 7
  %_5.i.i.i.i6 = icmp eq i32 %_0.i.i.i.i3, %_0.i.i2.i.i5
  %_6.i.i.i.i7 = icmp samesign ult i32 %_0.i.i.i.i3, %_0.i.i2.i.i5
  %_0.i.i4.i.i8 = icmp ult i32 %_3.i.i.i.i2, %_3.i.i1.i.i4
  %val.sroa.0.0.i.i.i9 = select i1 %_5.i.i.i.i6, i1 %_0.i.i4.i.i8, i1 %_6.i.i.i.i7
  %value.i12 = select i1 %val.sroa.0.0.i.i.i9, i32 %_3.i.i1.i.i4, i32 %_3.i.i.i.i2
  %1 = select i1 %val.sroa.0.0.i.i.i9, i32 %_3.i.i.i.i2, i32 %_3.i.i1.i.i4
  store i32 %1, ptr %v_a.i, align 4
  store i32 %value.i12, ptr %v_b.i1, align 4
  %v_a.i13 = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  %v_b.i14 = getelementptr inbounds nuw i8, ptr %v.0, i64 20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1528)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1531)
  %_3.i.i.i.i15 = load i32, ptr %v_b.i14, align 4, !alias.scope !1533, !noalias !1531, !noundef !10
  %_0.i.i.i.i16 = and i32 %_3.i.i.i.i15, 7
  %_3.i.i1.i.i17 = load i32, ptr %v_a.i13, align 4, !alias.scope !1538, !noalias !1528, !noundef !10
  %_0.i.i2.i.i18 = and i32 %_3.i.i1.i.i17, 7
  %_5.i.i.i.i19 = icmp eq i32 %_0.i.i.i.i16, %_0.i.i2.i.i18
  %_6.i.i.i.i20 = icmp samesign ult i32 %_0.i.i.i.i16, %_0.i.i2.i.i18
  %_0.i.i4.i.i21 = icmp ult i32 %_3.i.i.i.i15, %_3.i.i1.i.i17
  %val.sroa.0.0.i.i.i22 = select i1 %_5.i.i.i.i19, i1 %_0.i.i4.i.i21, i1 %_6.i.i.i.i20
  %value.i25 = select i1 %val.sroa.0.0.i.i.i22, i32 %_3.i.i1.i.i17, i32 %_3.i.i.i.i15
  %2 = select i1 %val.sroa.0.0.i.i.i22, i32 %_3.i.i.i.i15, i32 %_3.i.i1.i.i17
  store i32 %2, ptr %v_a.i13, align 4
  store i32 %value.i25, ptr %v_b.i14, align 4
  %v_a.i26 = getelementptr inbounds nuw i8, ptr %v.0, i64 16
  %v_b.i27 = getelementptr inbounds nuw i8, ptr %v.0, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1543)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1546)
  %_3.i.i.i.i28 = load i32, ptr %v_b.i27, align 4, !alias.scope !1548, !noalias !1546, !noundef !10
  %_0.i.i.i.i29 = and i32 %_3.i.i.i.i28, 7
  %_3.i.i1.i.i30 = load i32, ptr %v_a.i26, align 4, !alias.scope !1553, !noalias !1543, !noundef !10
  %_0.i.i2.i.i31 = and i32 %_3.i.i1.i.i30, 7
  %_5.i.i.i.i32 = icmp eq i32 %_0.i.i.i.i29, %_0.i.i2.i.i31
  %_6.i.i.i.i33 = icmp samesign ult i32 %_0.i.i.i.i29, %_0.i.i2.i.i31
  %_0.i.i4.i.i34 = icmp ult i32 %_3.i.i.i.i28, %_3.i.i1.i.i30
  %val.sroa.0.0.i.i.i35 = select i1 %_5.i.i.i.i32, i1 %_0.i.i4.i.i34, i1 %_6.i.i.i.i33
  %value.i38 = select i1 %val.sroa.0.0.i.i.i35, i32 %_3.i.i1.i.i30, i32 %_3.i.i.i.i28
  %3 = select i1 %val.sroa.0.0.i.i.i35, i32 %_3.i.i.i.i28, i32 %_3.i.i1.i.i30
  store i32 %3, ptr %v_a.i26, align 4
  store i32 %value.i38, ptr %v_b.i27, align 4
  %_0.i.i.i.i42 = and i32 %value.i12, 7
  %_0.i.i2.i.i44 = and i32 %0, 7
  %_5.i.i.i.i45 = icmp eq i32 %_0.i.i.i.i42, %_0.i.i2.i.i44
  %_6.i.i.i.i46 = icmp samesign ult i32 %_0.i.i.i.i42, %_0.i.i2.i.i44
  %_0.i.i4.i.i47 = icmp ult i32 %value.i12, %0
  %val.sroa.0.0.i.i.i48 = select i1 %_5.i.i.i.i45, i1 %_0.i.i4.i.i47, i1 %_6.i.i.i.i46
  %value.i51 = select i1 %val.sroa.0.0.i.i.i48, i32 %0, i32 %value.i12
  %4 = select i1 %val.sroa.0.0.i.i.i48, i32 %value.i12, i32 %0
  store i32 %4, ptr %v.0, align 4
  store i32 %value.i51, ptr %v_b.i1, align 4
  %_0.i.i.i.i55 = and i32 %3, 7
  %_0.i.i2.i.i57 = and i32 %2, 7
  %_5.i.i.i.i58 = icmp eq i32 %_0.i.i.i.i55, %_0.i.i2.i.i57
  %_6.i.i.i.i59 = icmp samesign ult i32 %_0.i.i.i.i55, %_0.i.i2.i.i57
  %_0.i.i4.i.i60 = icmp ult i32 %3, %2
  %val.sroa.0.0.i.i.i61 = select i1 %_5.i.i.i.i58, i1 %_0.i.i4.i.i60, i1 %_6.i.i.i.i59
  %value.i64 = select i1 %val.sroa.0.0.i.i.i61, i32 %2, i32 %3
  %5 = select i1 %val.sroa.0.0.i.i.i61, i32 %3, i32 %2
  store i32 %5, ptr %v_a.i13, align 4
  store i32 %value.i64, ptr %v_a.i26, align 4
  %_0.i.i.i.i68 = and i32 %value.i38, 7
  %_0.i.i2.i.i70 = and i32 %value.i, 7
  %_5.i.i.i.i71 = icmp eq i32 %_0.i.i.i.i68, %_0.i.i2.i.i70
  %_6.i.i.i.i72 = icmp samesign ult i32 %_0.i.i.i.i68, %_0.i.i2.i.i70
  %_0.i.i4.i.i73 = icmp ult i32 %value.i38, %value.i
  %val.sroa.0.0.i.i.i74 = select i1 %_5.i.i.i.i71, i1 %_0.i.i4.i.i73, i1 %_6.i.i.i.i72
  %value.i77 = select i1 %val.sroa.0.0.i.i.i74, i32 %value.i, i32 %value.i38
  %6 = select i1 %val.sroa.0.0.i.i.i74, i32 %value.i38, i32 %value.i
  store i32 %6, ptr %v_b.i, align 4
  store i32 %value.i77, ptr %v_b.i27, align 4
  %v_b.i79 = getelementptr inbounds nuw i8, ptr %v.0, i64 24
  %_3.i.i.i.i80 = load i32, ptr %v_b.i79, align 4, !alias.scope !1558, !noalias !1565, !noundef !10
  %_0.i.i.i.i81 = and i32 %_3.i.i.i.i80, 7
  %_0.i.i2.i.i83 = and i32 %value.i25, 7
  %_5.i.i.i.i84 = icmp eq i32 %_0.i.i.i.i81, %_0.i.i2.i.i83
  %_6.i.i.i.i85 = icmp samesign ult i32 %_0.i.i.i.i81, %_0.i.i2.i.i83
  %_0.i.i4.i.i86 = icmp ult i32 %_3.i.i.i.i80, %value.i25
  %val.sroa.0.0.i.i.i87 = select i1 %_5.i.i.i.i84, i1 %_0.i.i4.i.i86, i1 %_6.i.i.i.i85
  %value.i90 = select i1 %val.sroa.0.0.i.i.i87, i32 %value.i25, i32 %_3.i.i.i.i80
  %7 = select i1 %val.sroa.0.0.i.i.i87, i32 %_3.i.i.i.i80, i32 %value.i25
  store i32 %7, ptr %v_b.i14, align 4
  store i32 %value.i90, ptr %v_b.i79, align 4
  %_0.i.i.i.i94 = and i32 %5, 7
  %_0.i.i2.i.i96 = and i32 %4, 7
  %_5.i.i.i.i97 = icmp eq i32 %_0.i.i.i.i94, %_0.i.i2.i.i96
  %_6.i.i.i.i98 = icmp samesign ult i32 %_0.i.i.i.i94, %_0.i.i2.i.i96
  %_0.i.i4.i.i99 = icmp ult i32 %5, %4
  %val.sroa.0.0.i.i.i100 = select i1 %_5.i.i.i.i97, i1 %_0.i.i4.i.i99, i1 %_6.i.i.i.i98
  %value.i103 = select i1 %val.sroa.0.0.i.i.i100, i32 %4, i32 %5
  %8 = select i1 %val.sroa.0.0.i.i.i100, i32 %5, i32 %4
  store i32 %8, ptr %v.0, align 4
  store i32 %value.i103, ptr %v_a.i13, align 4
  %_0.i.i.i.i107 = and i32 %6, 7
  %_0.i.i2.i.i109 = and i32 %1, 7
  %_5.i.i.i.i110 = icmp eq i32 %_0.i.i.i.i107, %_0.i.i2.i.i109
  %_6.i.i.i.i111 = icmp samesign ult i32 %_0.i.i.i.i107, %_0.i.i2.i.i109
  %_0.i.i4.i.i112 = icmp ult i32 %6, %1
  %val.sroa.0.0.i.i.i113 = select i1 %_5.i.i.i.i110, i1 %_0.i.i4.i.i112, i1 %_6.i.i.i.i111
  %value.i116 = select i1 %val.sroa.0.0.i.i.i113, i32 %1, i32 %6
  %9 = select i1 %val.sroa.0.0.i.i.i113, i32 %6, i32 %1
  store i32 %9, ptr %v_a.i, align 4
  store i32 %value.i116, ptr %v_b.i, align 4
  %_0.i.i.i.i120 = and i32 %7, 7
  %_0.i.i2.i.i122 = and i32 %value.i64, 7
  %_5.i.i.i.i123 = icmp eq i32 %_0.i.i.i.i120, %_0.i.i2.i.i122
  %_6.i.i.i.i124 = icmp samesign ult i32 %_0.i.i.i.i120, %_0.i.i2.i.i122
  %_0.i.i4.i.i125 = icmp ult i32 %7, %value.i64
  %val.sroa.0.0.i.i.i126 = select i1 %_5.i.i.i.i123, i1 %_0.i.i4.i.i125, i1 %_6.i.i.i.i124
  %value.i129 = select i1 %val.sroa.0.0.i.i.i126, i32 %value.i64, i32 %7
  %10 = select i1 %val.sroa.0.0.i.i.i126, i32 %7, i32 %value.i64
  store i32 %10, ptr %v_a.i26, align 4
  store i32 %value.i129, ptr %v_b.i14, align 4
  %_0.i.i.i.i133 = and i32 %value.i77, 7
  %_0.i.i2.i.i135 = and i32 %value.i51, 7
  %_5.i.i.i.i136 = icmp eq i32 %_0.i.i.i.i133, %_0.i.i2.i.i135
  %_6.i.i.i.i137 = icmp samesign ult i32 %_0.i.i.i.i133, %_0.i.i2.i.i135
  %_0.i.i4.i.i138 = icmp ult i32 %value.i77, %value.i51
  %val.sroa.0.0.i.i.i139 = select i1 %_5.i.i.i.i136, i1 %_0.i.i4.i.i138, i1 %_6.i.i.i.i137
  %value.i142 = select i1 %val.sroa.0.0.i.i.i139, i32 %value.i51, i32 %value.i77
  %11 = select i1 %val.sroa.0.0.i.i.i139, i32 %value.i77, i32 %value.i51
  store i32 %11, ptr %v_b.i1, align 4
  store i32 %value.i142, ptr %v_b.i27, align 4
  %_0.i.i.i.i146 = and i32 %10, 7
  %_0.i.i2.i.i148 = and i32 %9, 7
  %_5.i.i.i.i149 = icmp eq i32 %_0.i.i.i.i146, %_0.i.i2.i.i148
  %_6.i.i.i.i150 = icmp samesign ult i32 %_0.i.i.i.i146, %_0.i.i2.i.i148
  %_0.i.i4.i.i151 = icmp ult i32 %10, %9
  %val.sroa.0.0.i.i.i152 = select i1 %_5.i.i.i.i149, i1 %_0.i.i4.i.i151, i1 %_6.i.i.i.i150
  %value.i155 = select i1 %val.sroa.0.0.i.i.i152, i32 %9, i32 %10
  %12 = select i1 %val.sroa.0.0.i.i.i152, i32 %10, i32 %9
  store i32 %12, ptr %v_a.i, align 4
  store i32 %value.i155, ptr %v_a.i26, align 4
  %_0.i.i.i.i159 = and i32 %value.i90, 7
  %_0.i.i2.i.i161 = and i32 %value.i116, 7
  %_5.i.i.i.i162 = icmp eq i32 %_0.i.i.i.i159, %_0.i.i2.i.i161
  %_6.i.i.i.i163 = icmp samesign ult i32 %_0.i.i.i.i159, %_0.i.i2.i.i161
  %_0.i.i4.i.i164 = icmp ult i32 %value.i90, %value.i116
  %val.sroa.0.0.i.i.i165 = select i1 %_5.i.i.i.i162, i1 %_0.i.i4.i.i164, i1 %_6.i.i.i.i163
  %value.i168 = select i1 %val.sroa.0.0.i.i.i165, i32 %value.i116, i32 %value.i90
  %13 = select i1 %val.sroa.0.0.i.i.i165, i32 %value.i90, i32 %value.i116
  store i32 %13, ptr %v_b.i, align 4
  store i32 %value.i168, ptr %v_b.i79, align 4
  %_0.i.i.i.i172 = and i32 %11, 7
  %_0.i.i2.i.i174 = and i32 %value.i129, 7
  %_5.i.i.i.i175 = icmp eq i32 %_0.i.i.i.i172, %_0.i.i2.i.i174
  %_6.i.i.i.i176 = icmp samesign ult i32 %_0.i.i.i.i172, %_0.i.i2.i.i174
  %_0.i.i4.i.i177 = icmp ult i32 %11, %value.i129
  %val.sroa.0.0.i.i.i178 = select i1 %_5.i.i.i.i175, i1 %_0.i.i4.i.i177, i1 %_6.i.i.i.i176
  %value.i181 = select i1 %val.sroa.0.0.i.i.i178, i32 %value.i129, i32 %11
  %14 = select i1 %val.sroa.0.0.i.i.i178, i32 %11, i32 %value.i129
  store i32 %14, ptr %v_b.i14, align 4
  store i32 %value.i181, ptr %v_b.i1, align 4
  %_0.i.i.i.i185 = and i32 %12, 7
  %_0.i.i2.i.i187 = and i32 %8, 7
  %_5.i.i.i.i188 = icmp eq i32 %_0.i.i.i.i185, %_0.i.i2.i.i187
  %_6.i.i.i.i189 = icmp samesign ult i32 %_0.i.i.i.i185, %_0.i.i2.i.i187
  %_0.i.i4.i.i190 = icmp ult i32 %12, %8
  %val.sroa.0.0.i.i.i191 = select i1 %_5.i.i.i.i188, i1 %_0.i.i4.i.i190, i1 %_6.i.i.i.i189
  %value.i194 = select i1 %val.sroa.0.0.i.i.i191, i32 %8, i32 %12
  %15 = select i1 %val.sroa.0.0.i.i.i191, i32 %12, i32 %8
  store i32 %15, ptr %v.0, align 4
  store i32 %value.i194, ptr %v_a.i, align 4
  %_0.i.i.i.i198 = and i32 %value.i155, 7
  %_0.i.i2.i.i200 = and i32 %value.i103, 7
  %_5.i.i.i.i201 = icmp eq i32 %_0.i.i.i.i198, %_0.i.i2.i.i200
  %_6.i.i.i.i202 = icmp samesign ult i32 %_0.i.i.i.i198, %_0.i.i2.i.i200
  %_0.i.i4.i.i203 = icmp ult i32 %value.i155, %value.i103
  %val.sroa.0.0.i.i.i204 = select i1 %_5.i.i.i.i201, i1 %_0.i.i4.i.i203, i1 %_6.i.i.i.i202
  %value.i207 = select i1 %val.sroa.0.0.i.i.i204, i32 %value.i103, i32 %value.i155
  %16 = select i1 %val.sroa.0.0.i.i.i204, i32 %value.i155, i32 %value.i103
  store i32 %16, ptr %v_a.i13, align 4
  store i32 %value.i207, ptr %v_a.i26, align 4
  %_0.i.i.i.i211 = and i32 %14, 7
  %_0.i.i2.i.i213 = and i32 %13, 7
  %_5.i.i.i.i214 = icmp eq i32 %_0.i.i.i.i211, %_0.i.i2.i.i213
  %_6.i.i.i.i215 = icmp samesign ult i32 %_0.i.i.i.i211, %_0.i.i2.i.i213
  %_0.i.i4.i.i216 = icmp ult i32 %14, %13
  %val.sroa.0.0.i.i.i217 = select i1 %_5.i.i.i.i214, i1 %_0.i.i4.i.i216, i1 %_6.i.i.i.i215
  %value.i220 = select i1 %val.sroa.0.0.i.i.i217, i32 %13, i32 %14
  %17 = select i1 %val.sroa.0.0.i.i.i217, i32 %14, i32 %13
  store i32 %17, ptr %v_b.i, align 4
  store i32 %value.i220, ptr %v_b.i14, align 4
  %_0.i.i.i.i224 = and i32 %value.i142, 7
  %_0.i.i2.i.i226 = and i32 %value.i168, 7
  %_5.i.i.i.i227 = icmp eq i32 %_0.i.i.i.i224, %_0.i.i2.i.i226
  %_6.i.i.i.i228 = icmp samesign ult i32 %_0.i.i.i.i224, %_0.i.i2.i.i226
  %_0.i.i4.i.i229 = icmp ult i32 %value.i142, %value.i168
  %val.sroa.0.0.i.i.i230 = select i1 %_5.i.i.i.i227, i1 %_0.i.i4.i.i229, i1 %_6.i.i.i.i228
  %value.i233 = select i1 %val.sroa.0.0.i.i.i230, i32 %value.i168, i32 %value.i142
  %18 = select i1 %val.sroa.0.0.i.i.i230, i32 %value.i142, i32 %value.i168
  store i32 %18, ptr %v_b.i79, align 4
  store i32 %value.i233, ptr %v_b.i27, align 4
  %_0.i.i.i.i237 = and i32 %17, 7
  %_0.i.i2.i.i239 = and i32 %16, 7
  %_5.i.i.i.i240 = icmp eq i32 %_0.i.i.i.i237, %_0.i.i2.i.i239
  %_6.i.i.i.i241 = icmp samesign ult i32 %_0.i.i.i.i237, %_0.i.i2.i.i239
  %_0.i.i4.i.i242 = icmp ult i32 %17, %16
  %val.sroa.0.0.i.i.i243 = select i1 %_5.i.i.i.i240, i1 %_0.i.i4.i.i242, i1 %_6.i.i.i.i241
  %value.i246 = select i1 %val.sroa.0.0.i.i.i243, i32 %16, i32 %17
  %19 = select i1 %val.sroa.0.0.i.i.i243, i32 %17, i32 %16
  store i32 %19, ptr %v_a.i13, align 4
  store i32 %value.i246, ptr %v_b.i, align 4
  %_0.i.i.i.i250 = and i32 %value.i220, 7
  %_0.i.i2.i.i252 = and i32 %value.i207, 7
  %_5.i.i.i.i253 = icmp eq i32 %_0.i.i.i.i250, %_0.i.i2.i.i252
  %_6.i.i.i.i254 = icmp samesign ult i32 %_0.i.i.i.i250, %_0.i.i2.i.i252
  %_0.i.i4.i.i255 = icmp ult i32 %value.i220, %value.i207
  %val.sroa.0.0.i.i.i256 = select i1 %_5.i.i.i.i253, i1 %_0.i.i4.i.i255, i1 %_6.i.i.i.i254
  %value.i259 = select i1 %val.sroa.0.0.i.i.i256, i32 %value.i207, i32 %value.i220
  %20 = select i1 %val.sroa.0.0.i.i.i256, i32 %value.i220, i32 %value.i207
  store i32 %20, ptr %v_a.i26, align 4
  store i32 %value.i259, ptr %v_b.i14, align 4
  %_0.i.i.i.i263 = and i32 %value.i181, 7
  %_0.i.i2.i.i265 = and i32 %18, 7
  %_5.i.i.i.i266 = icmp eq i32 %_0.i.i.i.i263, %_0.i.i2.i.i265
  %_6.i.i.i.i267 = icmp samesign ult i32 %_0.i.i.i.i263, %_0.i.i2.i.i265
  %_0.i.i4.i.i268 = icmp ult i32 %value.i181, %18
  %val.sroa.0.0.i.i.i269 = select i1 %_5.i.i.i.i266, i1 %_0.i.i4.i.i268, i1 %_6.i.i.i.i267
  %value.i272 = select i1 %val.sroa.0.0.i.i.i269, i32 %18, i32 %value.i181
  %21 = select i1 %val.sroa.0.0.i.i.i269, i32 %value.i181, i32 %18
  store i32 %21, ptr %v_b.i79, align 4
  store i32 %value.i272, ptr %v_b.i1, align 4
  %_0.i.i.i.i276 = and i32 %19, 7
  %_0.i.i2.i.i278 = and i32 %value.i194, 7
  %_5.i.i.i.i279 = icmp eq i32 %_0.i.i.i.i276, %_0.i.i2.i.i278
  %_6.i.i.i.i280 = icmp samesign ult i32 %_0.i.i.i.i276, %_0.i.i2.i.i278
  %_0.i.i4.i.i281 = icmp ult i32 %19, %value.i194
  %val.sroa.0.0.i.i.i282 = select i1 %_5.i.i.i.i279, i1 %_0.i.i4.i.i281, i1 %_6.i.i.i.i280
  %value.i285 = select i1 %val.sroa.0.0.i.i.i282, i32 %value.i194, i32 %19
  %22 = select i1 %val.sroa.0.0.i.i.i282, i32 %19, i32 %value.i194
  store i32 %22, ptr %v_a.i, align 4
  store i32 %value.i285, ptr %v_a.i13, align 4
  %_0.i.i.i.i289 = and i32 %20, 7
  %_0.i.i2.i.i291 = and i32 %value.i246, 7
  %_5.i.i.i.i292 = icmp eq i32 %_0.i.i.i.i289, %_0.i.i2.i.i291
  %_6.i.i.i.i293 = icmp samesign ult i32 %_0.i.i.i.i289, %_0.i.i2.i.i291
  %_0.i.i4.i.i294 = icmp ult i32 %20, %value.i246
  %val.sroa.0.0.i.i.i295 = select i1 %_5.i.i.i.i292, i1 %_0.i.i4.i.i294, i1 %_6.i.i.i.i293
  %value.i298 = select i1 %val.sroa.0.0.i.i.i295, i32 %value.i246, i32 %20
  %23 = select i1 %val.sroa.0.0.i.i.i295, i32 %20, i32 %value.i246
  store i32 %23, ptr %v_b.i, align 4
  store i32 %value.i298, ptr %v_a.i26, align 4
  %_0.i.i.i.i302 = and i32 %21, 7
  %_0.i.i2.i.i304 = and i32 %value.i259, 7
  %_5.i.i.i.i305 = icmp eq i32 %_0.i.i.i.i302, %_0.i.i2.i.i304
  %_6.i.i.i.i306 = icmp samesign ult i32 %_0.i.i.i.i302, %_0.i.i2.i.i304
  %_0.i.i4.i.i307 = icmp ult i32 %21, %value.i259
  %val.sroa.0.0.i.i.i308 = select i1 %_5.i.i.i.i305, i1 %_0.i.i4.i.i307, i1 %_6.i.i.i.i306
  %value.i311 = select i1 %val.sroa.0.0.i.i.i308, i32 %value.i259, i32 %21
  %24 = select i1 %val.sroa.0.0.i.i.i308, i32 %21, i32 %value.i259
  store i32 %24, ptr %v_b.i14, align 4
  store i32 %value.i311, ptr %v_b.i79, align 4
  ret void

bb1:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::sort9_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #6 {
start:
  %_3 = icmp samesign ult i64 %v.1, 9
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %v_b.i = getelementptr inbounds nuw i8, ptr %v.0, i64 6
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1567)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1570)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1572)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1575)
  %_3.i.i.i = load i16, ptr %v_b.i, align 2, !alias.scope !1577, !noalias !1578, !noundef !10
  %_4.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !1578, !noalias !1577, !noundef !10
  %value.i = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i, i16 %_4.i.i.i)
  %0 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i, i16 %_4.i.i.i)
  store i16 %0, ptr %v.0, align 2
  store i16 %value.i, ptr %v_b.i, align 2
  %v_a.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %v_b.i1 = getelementptr inbounds nuw i8, ptr %v.0, i64 14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1579)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1582)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1584)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1587)
  %_3.i.i.i2 = load i16, ptr %v_b.i1, align 2, !alias.scope !1589, !noalias !1590, !noundef !10
  %_4.i.i.i3 = load i16, ptr %v_a.i, align 2, !alias.scope !1590, !noalias !1589, !noundef !10
  %value.i4 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i2, i16 %_4.i.i.i3)
  %1 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i2, i16 %_4.i.i.i3)
  store i16 %1, ptr %v_a.i, align 2
  store i16 %value.i4, ptr %v_b.i1, align 2
  %v_a.i5 = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %v_b.i6 = getelementptr inbounds nuw i8, ptr %v.0, i64 10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1591)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1594)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1596)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1599)
  %_3.i.i.i7 = load i16, ptr %v_b.i6, align 2, !alias.scope !1601, !noalias !1602, !noundef !10
  %_4.i.i.i8 = load i16, ptr %v_a.i5, align 2, !alias.scope !1602, !noalias !1601, !noundef !10
  %value.i9 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i7, i16 %_4.i.i.i8)
  %2 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i7, i16 %_4.i.i.i8)
  store i16 %2, ptr %v_a.i5, align 2
  store i16 %value.i9, ptr %v_b.i6, align 2
  %v_a.i10 = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  %v_b.i11 = getelementptr inbounds nuw i8, ptr %v.0, i64 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1603)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1606)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1608)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1611)
  %_3.i.i.i12 = load i16, ptr %v_b.i11, align 2, !alias.scope !1613, !noalias !1614, !noundef !10
  %_4.i.i.i13 = load i16, ptr %v_a.i10, align 2, !alias.scope !1614, !noalias !1613, !noundef !10
  %value.i14 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i12, i16 %_4.i.i.i13)
  %3 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i12, i16 %_4.i.i.i13)
  store i16 %3, ptr %v_a.i10, align 2
  store i16 %value.i14, ptr %v_b.i11, align 2
  %value.i19 = tail call i16 @llvm.smax.i16(i16 %value.i4, i16 %0)
  %4 = tail call i16 @llvm.smin.i16(i16 %value.i4, i16 %0)
  store i16 %4, ptr %v.0, align 2
  store i16 %value.i19, ptr %v_b.i1, align 2
  %value.i24 = tail call i16 @llvm.smax.i16(i16 %3, i16 %2)
  %5 = tail call i16 @llvm.smin.i16(i16 %3, i16 %2)
  store i16 %5, ptr %v_a.i5, align 2
  store i16 %value.i24, ptr %v_a.i10, align 2
  %value.i29 = tail call i16 @llvm.smax.i16(i16 %value.i14, i16 %value.i)
  %6 = tail call i16 @llvm.smin.i16(i16 %value.i14, i16 %value.i)
  store i16 %6, ptr %v_b.i, align 2
  store i16 %value.i29, ptr %v_b.i11, align 2
  %v_b.i31 = getelementptr inbounds nuw i8, ptr %v.0, i64 12
  %_3.i.i.i32 = load i16, ptr %v_b.i31, align 2, !alias.scope !1615, !noalias !1620, !noundef !10
  %value.i34 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i32, i16 %value.i9)
  %7 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i32, i16 %value.i9)
  store i16 %7, ptr %v_b.i6, align 2
  store i16 %value.i34, ptr %v_b.i31, align 2
  %value.i39 = tail call i16 @llvm.smax.i16(i16 %5, i16 %4)
  %8 = tail call i16 @llvm.smin.i16(i16 %5, i16 %4)
  store i16 %8, ptr %v.0, align 2
  store i16 %value.i39, ptr %v_a.i5, align 2
  %value.i44 = tail call i16 @llvm.smax.i16(i16 %6, i16 %1)
  %9 = tail call i16 @llvm.smin.i16(i16 %6, i16 %1)
  store i16 %9, ptr %v_a.i, align 2
  store i16 %value.i44, ptr %v_b.i, align 2
  %value.i49 = tail call i16 @llvm.smax.i16(i16 %7, i16 %value.i24)
  %10 = tail call i16 @llvm.smin.i16(i16 %7, i16 %value.i24)
  store i16 %10, ptr %v_a.i10, align 2
  store i16 %value.i49, ptr %v_b.i6, align 2
  %value.i54 = tail call i16 @llvm.smax.i16(i16 %value.i29, i16 %value.i19)
  %11 = tail call i16 @llvm.smin.i16(i16 %value.i29, i16 %value.i19)
  store i16 %11, ptr %v_b.i1, align 2
  store i16 %value.i54, ptr %v_b.i11, align 2
  %value.i59 = tail call i16 @llvm.smax.i16(i16 %10, i16 %9)
  %12 = tail call i16 @llvm.smin.i16(i16 %10, i16 %9)
  store i16 %12, ptr %v_a.i, align 2
  store i16 %value.i59, ptr %v_a.i10, align 2
  %value.i64 = tail call i16 @llvm.smax.i16(i16 %value.i34, i16 %value.i44)
  %13 = tail call i16 @llvm.smin.i16(i16 %value.i34, i16 %value.i44)
  store i16 %13, ptr %v_b.i, align 2
  store i16 %value.i64, ptr %v_b.i31, align 2
  %value.i69 = tail call i16 @llvm.smax.i16(i16 %11, i16 %value.i49)
  %14 = tail call i16 @llvm.smin.i16(i16 %11, i16 %value.i49)
  store i16 %14, ptr %v_b.i6, align 2
  store i16 %value.i69, ptr %v_b.i1, align 2
  %value.i74 = tail call i16 @llvm.smax.i16(i16 %12, i16 %8)
  %15 = tail call i16 @llvm.smin.i16(i16 %12, i16 %8)
  store i16 %15, ptr %v.0, align 2
  store i16 %value.i74, ptr %v_a.i, align 2
  %value.i79 = tail call i16 @llvm.smax.i16(i16 %value.i59, i16 %value.i39)
  %16 = tail call i16 @llvm.smin.i16(i16 %value.i59, i16 %value.i39)
  store i16 %16, ptr %v_a.i5, align 2
  store i16 %value.i79, ptr %v_a.i10, align 2
  %value.i84 = tail call i16 @llvm.smax.i16(i16 %14, i16 %13)
  %17 = tail call i16 @llvm.smin.i16(i16 %14, i16 %13)
  store i16 %17, ptr %v_b.i, align 2
  store i16 %value.i84, ptr %v_b.i6, align 2
  %value.i89 = tail call i16 @llvm.smax.i16(i16 %value.i54, i16 %value.i64)
  %18 = tail call i16 @llvm.smin.i16(i16 %value.i54, i16 %value.i64)
  store i16 %18, ptr %v_b.i31, align 2
  store i16 %value.i89, ptr %v_b.i11, align 2
  %value.i94 = tail call i16 @llvm.smax.i16(i16 %17, i16 %16)
  %19 = tail call i16 @llvm.smin.i16(i16 %17, i16 %16)
  store i16 %19, ptr %v_a.i5, align 2
  store i16 %value.i94, ptr %v_b.i, align 2
  %value.i99 = tail call i16 @llvm.smax.i16(i16 %value.i84, i16 %value.i79)
  %20 = tail call i16 @llvm.smin.i16(i16 %value.i84, i16 %value.i79)
  store i16 %20, ptr %v_a.i10, align 2
  store i16 %value.i99, ptr %v_b.i6, align 2
  %value.i104 = tail call i16 @llvm.smax.i16(i16 %value.i69, i16 %18)
  %21 = tail call i16 @llvm.smin.i16(i16 %value.i69, i16 %18)
  store i16 %21, ptr %v_b.i31, align 2
  store i16 %value.i104, ptr %v_b.i1, align 2
  %value.i109 = tail call i16 @llvm.smax.i16(i16 %19, i16 %value.i74)
  %22 = tail call i16 @llvm.smin.i16(i16 %19, i16 %value.i74)
  store i16 %22, ptr %v_a.i, align 2
  store i16 %value.i109, ptr %v_a.i5, align 2
  %value.i114 = tail call i16 @llvm.smax.i16(i16 %20, i16 %value.i94)
  %23 = tail call i16 @llvm.smin.i16(i16 %20, i16 %value.i94)
  store i16 %23, ptr %v_b.i, align 2
  store i16 %value.i114, ptr %v_a.i10, align 2
  %value.i119 = tail call i16 @llvm.smax.i16(i16 %21, i16 %value.i99)
  %24 = tail call i16 @llvm.smin.i16(i16 %21, i16 %value.i99)
  store i16 %24, ptr %v_b.i6, align 2
  store i16 %value.i119, ptr %v_b.i31, align 2
  ret void

bb1:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::sort13_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1R_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #6 {
start:
  %_3 = icmp samesign ult i64 %v.1, 13
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %v_b.i = getelementptr inbounds nuw i8, ptr %v.0, i64 48
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1623)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1626)
  %_3.i.i.i.i = load i32, ptr %v_b.i, align 4, !alias.scope !1628, !noalias !1626, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_3.i.i1.i.i = load i32, ptr %v.0, align 4, !alias.scope !1633, !noalias !1623, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  %value.i = select i1 %val.sroa.0.0.i.i.i, i32 %_3.i.i1.i.i, i32 %_3.i.i.i.i
  %0 = select i1 %val.sroa.0.0.i.i.i, i32 %_3.i.i.i.i, i32 %_3.i.i1.i.i
  store i32 %0, ptr %v.0, align 4
  store i32 %value.i, ptr %v_b.i, align 4
  %v_a.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %v_b.i1 = getelementptr inbounds nuw i8, ptr %v.0, i64 40
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1638)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1641)
  %_3.i.i.i.i2 = load i32, ptr %v_b.i1, align 4, !alias.scope !1643, !noalias !1641, !noundef !10
  %_0.i.i.i.i3 = and i32 %_3.i.i.i.i2, 7
  %_3.i.i1.i.i4 = load i32, ptr %v_a.i, align 4, !alias.scope !1648, !noalias !1638, !noundef !10
  %_0.i.i2.i.i5 = and i32 %_3.i.i1.i.i4, 7
  %_5.i.i.i.i6 = icmp eq i32 %_0.i.i.i.i3, %_0.i.i2.i.i5
  %_6.i.i.i.i7 = icmp samesign ult i32 %_0.i.i.i.i3, %_0.i.i2.i.i5
  %_0.i.i4.i.i8 = icmp ult i32 %_3.i.i.i.i2, %_3.i.i1.i.i4
  %val.sroa.0.0.i.i.i9 = select i1 %_5.i.i.i.i6, i1 %_0.i.i4.i.i8, i1 %_6.i.i.i.i7
  %value.i12 = select i1 %val.sroa.0.0.i.i.i9, i32 %_3.i.i1.i.i4, i32 %_3.i.i.i.i2
  %1 = select i1 %val.sroa.0.0.i.i.i9, i32 %_3.i.i.i.i2, i32 %_3.i.i1.i.i4
  store i32 %1, ptr %v_a.i, align 4
  store i32 %value.i12, ptr %v_b.i1, align 4
  %v_a.i13 = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  %v_b.i14 = getelementptr inbounds nuw i8, ptr %v.0, i64 36
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1653)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1656)
  %_3.i.i.i.i15 = load i32, ptr %v_b.i14, align 4, !alias.scope !1658, !noalias !1656, !noundef !10
  %_0.i.i.i.i16 = and i32 %_3.i.i.i.i15, 7
  %_3.i.i1.i.i17 = load i32, ptr %v_a.i13, align 4, !alias.scope !1663, !noalias !1653, !noundef !10
  %_0.i.i2.i.i18 = and i32 %_3.i.i1.i.i17, 7
  %_5.i.i.i.i19 = icmp eq i32 %_0.i.i.i.i16, %_0.i.i2.i.i18
  %_6.i.i.i.i20 = icmp samesign ult i32 %_0.i.i.i.i16, %_0.i.i2.i.i18
  %_0.i.i4.i.i21 = icmp ult i32 %_3.i.i.i.i15, %_3.i.i1.i.i17
  %val.sroa.0.0.i.i.i22 = select i1 %_5.i.i.i.i19, i1 %_0.i.i4.i.i21, i1 %_6.i.i.i.i20
  %value.i25 = select i1 %val.sroa.0.0.i.i.i22, i32 %_3.i.i1.i.i17, i32 %_3.i.i.i.i15
  %2 = select i1 %val.sroa.0.0.i.i.i22, i32 %_3.i.i.i.i15, i32 %_3.i.i1.i.i17
  store i32 %2, ptr %v_a.i13, align 4
  store i32 %value.i25, ptr %v_b.i14, align 4
  %v_a.i26 = getelementptr inbounds nuw i8, ptr %v.0, i64 12
  %v_b.i27 = getelementptr inbounds nuw i8, ptr %v.0, i64 28
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1668)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1671)
  %_3.i.i.i.i28 = load i32, ptr %v_b.i27, align 4, !alias.scope !1673, !noalias !1671, !noundef !10
  %_0.i.i.i.i29 = and i32 %_3.i.i.i.i28, 7
  %_3.i.i1.i.i30 = load i32, ptr %v_a.i26, align 4, !alias.scope !1678, !noalias !1668, !noundef !10
  %_0.i.i2.i.i31 = and i32 %_3.i.i1.i.i30, 7
  %_5.i.i.i.i32 = icmp eq i32 %_0.i.i.i.i29, %_0.i.i2.i.i31
  %_6.i.i.i.i33 = icmp samesign ult i32 %_0.i.i.i.i29, %_0.i.i2.i.i31
  %_0.i.i4.i.i34 = icmp ult i32 %_3.i.i.i.i28, %_3.i.i1.i.i30
  %val.sroa.0.0.i.i.i35 = select i1 %_5.i.i.i.i32, i1 %_0.i.i4.i.i34, i1 %_6.i.i.i.i33
  %value.i38 = select i1 %val.sroa.0.0.i.i.i35, i32 %_3.i.i1.i.i30, i32 %_3.i.i.i.i28
  %3 = select i1 %val.sroa.0.0.i.i.i35, i32 %_3.i.i.i.i28, i32 %_3.i.i1.i.i30
  store i32 %3, ptr %v_a.i26, align 4
  store i32 %value.i38, ptr %v_b.i27, align 4
  %v_a.i39 = getelementptr inbounds nuw i8, ptr %v.0, i64 20
  %v_b.i40 = getelementptr inbounds nuw i8, ptr %v.0, i64 44
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1683)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1686)
  %_3.i.i.i.i41 = load i32, ptr %v_b.i40, align 4, !alias.scope !1688, !noalias !1686, !noundef !10
  %_0.i.i.i.i42 = and i32 %_3.i.i.i.i41, 7
  %_3.i.i1.i.i43 = load i32, ptr %v_a.i39, align 4, !alias.scope !1693, !noalias !1683, !noundef !10
  %_0.i.i2.i.i44 = and i32 %_3.i.i1.i.i43, 7
  %_5.i.i.i.i45 = icmp eq i32 %_0.i.i.i.i42, %_0.i.i2.i.i44
  %_6.i.i.i.i46 = icmp samesign ult i32 %_0.i.i.i.i42, %_0.i.i2.i.i44
  %_0.i.i4.i.i47 = icmp ult i32 %_3.i.i.i.i41, %_3.i.i1.i.i43
  %val.sroa.0.0.i.i.i48 = select i1 %_5.i.i.i.i45, i1 %_0.i.i4.i.i47, i1 %_6.i.i.i.i46
  %value.i51 = select i1 %val.sroa.0.0.i.i.i48, i32 %_3.i.i1.i.i43, i32 %_3.i.i.i.i41
  %4 = select i1 %val.sroa.0.0.i.i.i48, i32 %_3.i.i.i.i41, i32 %_3.i.i1.i.i43
  store i32 %4, ptr %v_a.i39, align 4
  store i32 %value.i51, ptr %v_b.i40, align 4
  %v_a.i52 = getelementptr inbounds nuw i8, ptr %v.0, i64 24
  %v_b.i53 = getelementptr inbounds nuw i8, ptr %v.0, i64 32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1698)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1701)
  %_3.i.i.i.i54 = load i32, ptr %v_b.i53, align 4, !alias.scope !1703, !noalias !1701, !noundef !10
  %_0.i.i.i.i55 = and i32 %_3.i.i.i.i54, 7
  %_3.i.i1.i.i56 = load i32, ptr %v_a.i52, align 4, !alias.scope !1708, !noalias !1698, !noundef !10
  %_0.i.i2.i.i57 = and i32 %_3.i.i1.i.i56, 7
  %_5.i.i.i.i58 = icmp eq i32 %_0.i.i.i.i55, %_0.i.i2.i.i57
  %_6.i.i.i.i59 = icmp samesign ult i32 %_0.i.i.i.i55, %_0.i.i2.i.i57
  %_0.i.i4.i.i60 = icmp ult i32 %_3.i.i.i.i54, %_3.i.i1.i.i56
  %val.sroa.0.0.i.i.i61 = select i1 %_5.i.i.i.i58, i1 %_0.i.i4.i.i60, i1 %_6.i.i.i.i59
  %value.i64 = select i1 %val.sroa.0.0.i.i.i61, i32 %_3.i.i1.i.i56, i32 %_3.i.i.i.i54
  %5 = select i1 %val.sroa.0.0.i.i.i61, i32 %_3.i.i.i.i54, i32 %_3.i.i1.i.i56
  store i32 %5, ptr %v_a.i52, align 4
  store i32 %value.i64, ptr %v_b.i53, align 4
  %_0.i.i.i.i68 = and i32 %5, 7
  %_0.i.i2.i.i70 = and i32 %1, 7
  %_5.i.i.i.i71 = icmp eq i32 %_0.i.i.i.i68, %_0.i.i2.i.i70
  %_6.i.i.i.i72 = icmp samesign ult i32 %_0.i.i.i.i68, %_0.i.i2.i.i70
  %_0.i.i4.i.i73 = icmp ult i32 %5, %1
  %val.sroa.0.0.i.i.i74 = select i1 %_5.i.i.i.i71, i1 %_0.i.i4.i.i73, i1 %_6.i.i.i.i72
  %value.i77 = select i1 %val.sroa.0.0.i.i.i74, i32 %1, i32 %5
  %6 = select i1 %val.sroa.0.0.i.i.i74, i32 %5, i32 %1
  store i32 %6, ptr %v_a.i, align 4
  store i32 %value.i77, ptr %v_a.i52, align 4
  %_0.i.i.i.i81 = and i32 %3, 7
  %_0.i.i2.i.i83 = and i32 %2, 7
  %_5.i.i.i.i84 = icmp eq i32 %_0.i.i.i.i81, %_0.i.i2.i.i83
  %_6.i.i.i.i85 = icmp samesign ult i32 %_0.i.i.i.i81, %_0.i.i2.i.i83
  %_0.i.i4.i.i86 = icmp ult i32 %3, %2
  %val.sroa.0.0.i.i.i87 = select i1 %_5.i.i.i.i84, i1 %_0.i.i4.i.i86, i1 %_6.i.i.i.i85
  %value.i90 = select i1 %val.sroa.0.0.i.i.i87, i32 %2, i32 %3
  %7 = select i1 %val.sroa.0.0.i.i.i87, i32 %3, i32 %2
  store i32 %7, ptr %v_a.i13, align 4
  store i32 %value.i90, ptr %v_a.i26, align 4
  %v_a.i91 = getelementptr inbounds nuw i8, ptr %v.0, i64 16
  %_0.i.i.i.i94 = and i32 %value.i51, 7
  %_3.i.i1.i.i95 = load i32, ptr %v_a.i91, align 4, !alias.scope !1713, !noalias !1720, !noundef !10
  %_0.i.i2.i.i96 = and i32 %_3.i.i1.i.i95, 7
  %_5.i.i.i.i97 = icmp eq i32 %_0.i.i.i.i94, %_0.i.i2.i.i96
  %_6.i.i.i.i98 = icmp samesign ult i32 %_0.i.i.i.i94, %_0.i.i2.i.i96
  %_0.i.i4.i.i99 = icmp ult i32 %value.i51, %_3.i.i1.i.i95
  %val.sroa.0.0.i.i.i100 = select i1 %_5.i.i.i.i97, i1 %_0.i.i4.i.i99, i1 %_6.i.i.i.i98
  %value.i103 = select i1 %val.sroa.0.0.i.i.i100, i32 %_3.i.i1.i.i95, i32 %value.i51
  %8 = select i1 %val.sroa.0.0.i.i.i100, i32 %value.i51, i32 %_3.i.i1.i.i95
  store i32 %8, ptr %v_a.i91, align 4
  store i32 %value.i103, ptr %v_b.i40, align 4
  %_0.i.i.i.i107 = and i32 %value.i25, 7
  %_0.i.i2.i.i109 = and i32 %value.i38, 7
  %_5.i.i.i.i110 = icmp eq i32 %_0.i.i.i.i107, %_0.i.i2.i.i109
  %_6.i.i.i.i111 = icmp samesign ult i32 %_0.i.i.i.i107, %_0.i.i2.i.i109
  %_0.i.i4.i.i112 = icmp ult i32 %value.i25, %value.i38
  %val.sroa.0.0.i.i.i113 = select i1 %_5.i.i.i.i110, i1 %_0.i.i4.i.i112, i1 %_6.i.i.i.i111
  %value.i116 = select i1 %val.sroa.0.0.i.i.i113, i32 %value.i38, i32 %value.i25
  %9 = select i1 %val.sroa.0.0.i.i.i113, i32 %value.i25, i32 %value.i38
  store i32 %9, ptr %v_b.i27, align 4
  store i32 %value.i116, ptr %v_b.i14, align 4
  %_0.i.i.i.i120 = and i32 %value.i12, 7
  %_0.i.i2.i.i122 = and i32 %value.i64, 7
  %_5.i.i.i.i123 = icmp eq i32 %_0.i.i.i.i120, %_0.i.i2.i.i122
  %_6.i.i.i.i124 = icmp samesign ult i32 %_0.i.i.i.i120, %_0.i.i2.i.i122
  %_0.i.i4.i.i125 = icmp ult i32 %value.i12, %value.i64
  %val.sroa.0.0.i.i.i126 = select i1 %_5.i.i.i.i123, i1 %_0.i.i4.i.i125, i1 %_6.i.i.i.i124
  %value.i129 = select i1 %val.sroa.0.0.i.i.i126, i32 %value.i64, i32 %value.i12
  %10 = select i1 %val.sroa.0.0.i.i.i126, i32 %value.i12, i32 %value.i64
  store i32 %10, ptr %v_b.i53, align 4
  store i32 %value.i129, ptr %v_b.i1, align 4
  %_0.i.i.i.i133 = and i32 %8, 7
  %_0.i.i2.i.i135 = and i32 %0, 7
  %_5.i.i.i.i136 = icmp eq i32 %_0.i.i.i.i133, %_0.i.i2.i.i135
  %_6.i.i.i.i137 = icmp samesign ult i32 %_0.i.i.i.i133, %_0.i.i2.i.i135
  %_0.i.i4.i.i138 = icmp ult i32 %8, %0
  %val.sroa.0.0.i.i.i139 = select i1 %_5.i.i.i.i136, i1 %_0.i.i4.i.i138, i1 %_6.i.i.i.i137
  %value.i142 = select i1 %val.sroa.0.0.i.i.i139, i32 %0, i32 %8
  %11 = select i1 %val.sroa.0.0.i.i.i139, i32 %8, i32 %0
  store i32 %11, ptr %v.0, align 4
  store i32 %value.i142, ptr %v_a.i91, align 4
  %_0.i.i.i.i146 = and i32 %7, 7
  %_0.i.i2.i.i148 = and i32 %6, 7
  %_5.i.i.i.i149 = icmp eq i32 %_0.i.i.i.i146, %_0.i.i2.i.i148
  %_6.i.i.i.i150 = icmp samesign ult i32 %_0.i.i.i.i146, %_0.i.i2.i.i148
  %_0.i.i4.i.i151 = icmp ult i32 %7, %6
  %val.sroa.0.0.i.i.i152 = select i1 %_5.i.i.i.i149, i1 %_0.i.i4.i.i151, i1 %_6.i.i.i.i150
  %value.i155 = select i1 %val.sroa.0.0.i.i.i152, i32 %6, i32 %7
  %12 = select i1 %val.sroa.0.0.i.i.i152, i32 %7, i32 %6
  store i32 %12, ptr %v_a.i, align 4
  store i32 %value.i155, ptr %v_a.i13, align 4
  %_0.i.i.i.i159 = and i32 %value.i77, 7
  %_0.i.i2.i.i161 = and i32 %value.i90, 7
  %_5.i.i.i.i162 = icmp eq i32 %_0.i.i.i.i159, %_0.i.i2.i.i161
  %_6.i.i.i.i163 = icmp samesign ult i32 %_0.i.i.i.i159, %_0.i.i2.i.i161
  %_0.i.i4.i.i164 = icmp ult i32 %value.i77, %value.i90
  %val.sroa.0.0.i.i.i165 = select i1 %_5.i.i.i.i162, i1 %_0.i.i4.i.i164, i1 %_6.i.i.i.i163
  %value.i168 = select i1 %val.sroa.0.0.i.i.i165, i32 %value.i90, i32 %value.i77
  %13 = select i1 %val.sroa.0.0.i.i.i165, i32 %value.i77, i32 %value.i90
  store i32 %13, ptr %v_a.i26, align 4
  store i32 %value.i168, ptr %v_a.i52, align 4
  %_0.i.i.i.i172 = and i32 %10, 7
  %_0.i.i2.i.i174 = and i32 %9, 7
  %_5.i.i.i.i175 = icmp eq i32 %_0.i.i.i.i172, %_0.i.i2.i.i174
  %_6.i.i.i.i176 = icmp samesign ult i32 %_0.i.i.i.i172, %_0.i.i2.i.i174
  %_0.i.i4.i.i177 = icmp ult i32 %10, %9
  %val.sroa.0.0.i.i.i178 = select i1 %_5.i.i.i.i175, i1 %_0.i.i4.i.i177, i1 %_6.i.i.i.i176
  %value.i181 = select i1 %val.sroa.0.0.i.i.i178, i32 %9, i32 %10
  %14 = select i1 %val.sroa.0.0.i.i.i178, i32 %10, i32 %9
  store i32 %14, ptr %v_b.i27, align 4
  store i32 %value.i181, ptr %v_b.i53, align 4
  %_0.i.i.i.i185 = and i32 %value.i129, 7
  %_0.i.i2.i.i187 = and i32 %value.i116, 7
  %_5.i.i.i.i188 = icmp eq i32 %_0.i.i.i.i185, %_0.i.i2.i.i187
  %_6.i.i.i.i189 = icmp samesign ult i32 %_0.i.i.i.i185, %_0.i.i2.i.i187
  %_0.i.i4.i.i190 = icmp ult i32 %value.i129, %value.i116
  %val.sroa.0.0.i.i.i191 = select i1 %_5.i.i.i.i188, i1 %_0.i.i4.i.i190, i1 %_6.i.i.i.i189
  %value.i194 = select i1 %val.sroa.0.0.i.i.i191, i32 %value.i116, i32 %value.i129
  %15 = select i1 %val.sroa.0.0.i.i.i191, i32 %value.i129, i32 %value.i116
  store i32 %15, ptr %v_b.i14, align 4
  store i32 %value.i194, ptr %v_b.i1, align 4
  %_0.i.i.i.i198 = and i32 %value.i, 7
  %_0.i.i2.i.i200 = and i32 %value.i103, 7
  %_5.i.i.i.i201 = icmp eq i32 %_0.i.i.i.i198, %_0.i.i2.i.i200
  %_6.i.i.i.i202 = icmp samesign ult i32 %_0.i.i.i.i198, %_0.i.i2.i.i200
  %_0.i.i4.i.i203 = icmp ult i32 %value.i, %value.i103
  %val.sroa.0.0.i.i.i204 = select i1 %_5.i.i.i.i201, i1 %_0.i.i4.i.i203, i1 %_6.i.i.i.i202
  %value.i207 = select i1 %val.sroa.0.0.i.i.i204, i32 %value.i103, i32 %value.i
  %16 = select i1 %val.sroa.0.0.i.i.i204, i32 %value.i, i32 %value.i103
  store i32 %16, ptr %v_b.i40, align 4
  store i32 %value.i207, ptr %v_b.i, align 4
  %_0.i.i.i.i211 = and i32 %value.i168, 7
  %_0.i.i2.i.i213 = and i32 %value.i142, 7
  %_5.i.i.i.i214 = icmp eq i32 %_0.i.i.i.i211, %_0.i.i2.i.i213
  %_6.i.i.i.i215 = icmp samesign ult i32 %_0.i.i.i.i211, %_0.i.i2.i.i213
  %_0.i.i4.i.i216 = icmp ult i32 %value.i168, %value.i142
  %val.sroa.0.0.i.i.i217 = select i1 %_5.i.i.i.i214, i1 %_0.i.i4.i.i216, i1 %_6.i.i.i.i215
  %value.i220 = select i1 %val.sroa.0.0.i.i.i217, i32 %value.i142, i32 %value.i168
  %17 = select i1 %val.sroa.0.0.i.i.i217, i32 %value.i168, i32 %value.i142
  store i32 %17, ptr %v_a.i91, align 4
  store i32 %value.i220, ptr %v_a.i52, align 4
  %_0.i.i.i.i224 = and i32 %15, 7
  %_0.i.i2.i.i226 = and i32 %4, 7
  %_5.i.i.i.i227 = icmp eq i32 %_0.i.i.i.i224, %_0.i.i2.i.i226
  %_6.i.i.i.i228 = icmp samesign ult i32 %_0.i.i.i.i224, %_0.i.i2.i.i226
  %_0.i.i4.i.i229 = icmp ult i32 %15, %4
  %val.sroa.0.0.i.i.i230 = select i1 %_5.i.i.i.i227, i1 %_0.i.i4.i.i229, i1 %_6.i.i.i.i228
  %value.i233 = select i1 %val.sroa.0.0.i.i.i230, i32 %4, i32 %15
  %18 = select i1 %val.sroa.0.0.i.i.i230, i32 %15, i32 %4
  store i32 %18, ptr %v_a.i39, align 4
  store i32 %value.i233, ptr %v_b.i14, align 4
  %_0.i.i.i.i237 = and i32 %16, 7
  %_0.i.i2.i.i239 = and i32 %value.i181, 7
  %_5.i.i.i.i240 = icmp eq i32 %_0.i.i.i.i237, %_0.i.i2.i.i239
  %_6.i.i.i.i241 = icmp samesign ult i32 %_0.i.i.i.i237, %_0.i.i2.i.i239
  %_0.i.i4.i.i242 = icmp ult i32 %16, %value.i181
  %val.sroa.0.0.i.i.i243 = select i1 %_5.i.i.i.i240, i1 %_0.i.i4.i.i242, i1 %_6.i.i.i.i241
  %value.i246 = select i1 %val.sroa.0.0.i.i.i243, i32 %value.i181, i32 %16
  %19 = select i1 %val.sroa.0.0.i.i.i243, i32 %16, i32 %value.i181
  store i32 %19, ptr %v_b.i53, align 4
  store i32 %value.i246, ptr %v_b.i40, align 4
  %_0.i.i.i.i250 = and i32 %value.i207, 7
  %_0.i.i2.i.i252 = and i32 %value.i194, 7
  %_5.i.i.i.i253 = icmp eq i32 %_0.i.i.i.i250, %_0.i.i2.i.i252
  %_6.i.i.i.i254 = icmp samesign ult i32 %_0.i.i.i.i250, %_0.i.i2.i.i252
  %_0.i.i4.i.i255 = icmp ult i32 %value.i207, %value.i194
  %val.sroa.0.0.i.i.i256 = select i1 %_5.i.i.i.i253, i1 %_0.i.i4.i.i255, i1 %_6.i.i.i.i254
  %value.i259 = select i1 %val.sroa.0.0.i.i.i256, i32 %value.i194, i32 %value.i207
  %20 = select i1 %val.sroa.0.0.i.i.i256, i32 %value.i207, i32 %value.i194
  store i32 %20, ptr %v_b.i1, align 4
  store i32 %value.i259, ptr %v_b.i, align 4
  %_0.i.i.i.i263 = and i32 %18, 7
  %_0.i.i2.i.i265 = and i32 %11, 7
  %_5.i.i.i.i266 = icmp eq i32 %_0.i.i.i.i263, %_0.i.i2.i.i265
  %_6.i.i.i.i267 = icmp samesign ult i32 %_0.i.i.i.i263, %_0.i.i2.i.i265
  %_0.i.i4.i.i268 = icmp ult i32 %18, %11
  %val.sroa.0.0.i.i.i269 = select i1 %_5.i.i.i.i266, i1 %_0.i.i4.i.i268, i1 %_6.i.i.i.i267
  %value.i272 = select i1 %val.sroa.0.0.i.i.i269, i32 %11, i32 %18
  %21 = select i1 %val.sroa.0.0.i.i.i269, i32 %18, i32 %11
  store i32 %21, ptr %v.0, align 4
  store i32 %value.i272, ptr %v_a.i39, align 4
  %_0.i.i.i.i276 = and i32 %19, 7
  %_0.i.i2.i.i278 = and i32 %13, 7
  %_5.i.i.i.i279 = icmp eq i32 %_0.i.i.i.i276, %_0.i.i2.i.i278
  %_6.i.i.i.i280 = icmp samesign ult i32 %_0.i.i.i.i276, %_0.i.i2.i.i278
  %_0.i.i4.i.i281 = icmp ult i32 %19, %13
  %val.sroa.0.0.i.i.i282 = select i1 %_5.i.i.i.i279, i1 %_0.i.i4.i.i281, i1 %_6.i.i.i.i280
  %value.i285 = select i1 %val.sroa.0.0.i.i.i282, i32 %13, i32 %19
  %22 = select i1 %val.sroa.0.0.i.i.i282, i32 %19, i32 %13
  store i32 %22, ptr %v_a.i26, align 4
  store i32 %value.i285, ptr %v_b.i53, align 4
  %_0.i.i.i.i289 = and i32 %14, 7
  %_0.i.i2.i.i291 = and i32 %17, 7
  %_5.i.i.i.i292 = icmp eq i32 %_0.i.i.i.i289, %_0.i.i2.i.i291
  %_6.i.i.i.i293 = icmp samesign ult i32 %_0.i.i.i.i289, %_0.i.i2.i.i291
  %_0.i.i4.i.i294 = icmp ult i32 %14, %17
  %val.sroa.0.0.i.i.i295 = select i1 %_5.i.i.i.i292, i1 %_0.i.i4.i.i294, i1 %_6.i.i.i.i293
  %value.i298 = select i1 %val.sroa.0.0.i.i.i295, i32 %17, i32 %14
  %23 = select i1 %val.sroa.0.0.i.i.i295, i32 %14, i32 %17
  store i32 %23, ptr %v_a.i91, align 4
  store i32 %value.i298, ptr %v_b.i27, align 4
  %_0.i.i.i.i302 = and i32 %value.i246, 7
  %_0.i.i2.i.i304 = and i32 %value.i220, 7
  %_5.i.i.i.i305 = icmp eq i32 %_0.i.i.i.i302, %_0.i.i2.i.i304
  %_6.i.i.i.i306 = icmp samesign ult i32 %_0.i.i.i.i302, %_0.i.i2.i.i304
  %_0.i.i4.i.i307 = icmp ult i32 %value.i246, %value.i220
  %val.sroa.0.0.i.i.i308 = select i1 %_5.i.i.i.i305, i1 %_0.i.i4.i.i307, i1 %_6.i.i.i.i306
  %value.i311 = select i1 %val.sroa.0.0.i.i.i308, i32 %value.i220, i32 %value.i246
  %24 = select i1 %val.sroa.0.0.i.i.i308, i32 %value.i246, i32 %value.i220
  store i32 %24, ptr %v_a.i52, align 4
  store i32 %value.i311, ptr %v_b.i40, align 4
  %_0.i.i.i.i315 = and i32 %20, 7
  %_0.i.i2.i.i317 = and i32 %value.i233, 7
  %_5.i.i.i.i318 = icmp eq i32 %_0.i.i.i.i315, %_0.i.i2.i.i317
  %_6.i.i.i.i319 = icmp samesign ult i32 %_0.i.i.i.i315, %_0.i.i2.i.i317
  %_0.i.i4.i.i320 = icmp ult i32 %20, %value.i233
  %val.sroa.0.0.i.i.i321 = select i1 %_5.i.i.i.i318, i1 %_0.i.i4.i.i320, i1 %_6.i.i.i.i319
  %value.i324 = select i1 %val.sroa.0.0.i.i.i321, i32 %value.i233, i32 %20
  %25 = select i1 %val.sroa.0.0.i.i.i321, i32 %20, i32 %value.i233
  store i32 %25, ptr %v_b.i14, align 4
  store i32 %value.i324, ptr %v_b.i1, align 4
  %_0.i.i.i.i328 = and i32 %12, 7
  %_0.i.i2.i.i330 = and i32 %21, 7
  %_5.i.i.i.i331 = icmp eq i32 %_0.i.i.i.i328, %_0.i.i2.i.i330
  %_6.i.i.i.i332 = icmp samesign ult i32 %_0.i.i.i.i328, %_0.i.i2.i.i330
  %_0.i.i4.i.i333 = icmp ult i32 %12, %21
  %val.sroa.0.0.i.i.i334 = select i1 %_5.i.i.i.i331, i1 %_0.i.i4.i.i333, i1 %_6.i.i.i.i332
  %value.i337 = select i1 %val.sroa.0.0.i.i.i334, i32 %21, i32 %12
  %26 = select i1 %val.sroa.0.0.i.i.i334, i32 %12, i32 %21
  store i32 %26, ptr %v.0, align 4
  store i32 %value.i337, ptr %v_a.i, align 4
  %_0.i.i.i.i341 = and i32 %value.i272, 7
  %_0.i.i2.i.i343 = and i32 %value.i155, 7
  %_5.i.i.i.i344 = icmp eq i32 %_0.i.i.i.i341, %_0.i.i2.i.i343
  %_6.i.i.i.i345 = icmp samesign ult i32 %_0.i.i.i.i341, %_0.i.i2.i.i343
  %_0.i.i4.i.i346 = icmp ult i32 %value.i272, %value.i155
  %val.sroa.0.0.i.i.i347 = select i1 %_5.i.i.i.i344, i1 %_0.i.i4.i.i346, i1 %_6.i.i.i.i345
  %value.i350 = select i1 %val.sroa.0.0.i.i.i347, i32 %value.i155, i32 %value.i272
  %27 = select i1 %val.sroa.0.0.i.i.i347, i32 %value.i272, i32 %value.i155
  store i32 %27, ptr %v_a.i13, align 4
  store i32 %value.i350, ptr %v_a.i39, align 4
  %_0.i.i.i.i354 = and i32 %25, 7
  %_0.i.i2.i.i356 = and i32 %24, 7
  %_5.i.i.i.i357 = icmp eq i32 %_0.i.i.i.i354, %_0.i.i2.i.i356
  %_6.i.i.i.i358 = icmp samesign ult i32 %_0.i.i.i.i354, %_0.i.i2.i.i356
  %_0.i.i4.i.i359 = icmp ult i32 %25, %24
  %val.sroa.0.0.i.i.i360 = select i1 %_5.i.i.i.i357, i1 %_0.i.i4.i.i359, i1 %_6.i.i.i.i358
  %value.i363 = select i1 %val.sroa.0.0.i.i.i360, i32 %24, i32 %25
  %28 = select i1 %val.sroa.0.0.i.i.i360, i32 %25, i32 %24
  store i32 %28, ptr %v_a.i52, align 4
  store i32 %value.i363, ptr %v_b.i14, align 4
  %_0.i.i.i.i367 = and i32 %value.i285, 7
  %_0.i.i2.i.i369 = and i32 %value.i298, 7
  %_5.i.i.i.i370 = icmp eq i32 %_0.i.i.i.i367, %_0.i.i2.i.i369
  %_6.i.i.i.i371 = icmp samesign ult i32 %_0.i.i.i.i367, %_0.i.i2.i.i369
  %_0.i.i4.i.i372 = icmp ult i32 %value.i285, %value.i298
  %val.sroa.0.0.i.i.i373 = select i1 %_5.i.i.i.i370, i1 %_0.i.i4.i.i372, i1 %_6.i.i.i.i371
  %value.i376 = select i1 %val.sroa.0.0.i.i.i373, i32 %value.i298, i32 %value.i285
  %29 = select i1 %val.sroa.0.0.i.i.i373, i32 %value.i285, i32 %value.i298
  store i32 %29, ptr %v_b.i27, align 4
  store i32 %value.i376, ptr %v_b.i53, align 4
  %_0.i.i.i.i380 = and i32 %value.i311, 7
  %_0.i.i2.i.i382 = and i32 %value.i324, 7
  %_5.i.i.i.i383 = icmp eq i32 %_0.i.i.i.i380, %_0.i.i2.i.i382
  %_6.i.i.i.i384 = icmp samesign ult i32 %_0.i.i.i.i380, %_0.i.i2.i.i382
  %_0.i.i4.i.i385 = icmp ult i32 %value.i311, %value.i324
  %val.sroa.0.0.i.i.i386 = select i1 %_5.i.i.i.i383, i1 %_0.i.i4.i.i385, i1 %_6.i.i.i.i384
  %value.i389 = select i1 %val.sroa.0.0.i.i.i386, i32 %value.i324, i32 %value.i311
  %30 = select i1 %val.sroa.0.0.i.i.i386, i32 %value.i311, i32 %value.i324
  store i32 %30, ptr %v_b.i1, align 4
  store i32 %value.i389, ptr %v_b.i40, align 4
  %_0.i.i.i.i393 = and i32 %22, 7
  %_0.i.i2.i.i395 = and i32 %value.i337, 7
  %_5.i.i.i.i396 = icmp eq i32 %_0.i.i.i.i393, %_0.i.i2.i.i395
  %_6.i.i.i.i397 = icmp samesign ult i32 %_0.i.i.i.i393, %_0.i.i2.i.i395
  %_0.i.i4.i.i398 = icmp ult i32 %22, %value.i337
  %val.sroa.0.0.i.i.i399 = select i1 %_5.i.i.i.i396, i1 %_0.i.i4.i.i398, i1 %_6.i.i.i.i397
  %value.i402 = select i1 %val.sroa.0.0.i.i.i399, i32 %value.i337, i32 %22
  %31 = select i1 %val.sroa.0.0.i.i.i399, i32 %22, i32 %value.i337
  store i32 %31, ptr %v_a.i, align 4
  store i32 %value.i402, ptr %v_a.i26, align 4
  %_0.i.i.i.i406 = and i32 %23, 7
  %_0.i.i2.i.i408 = and i32 %27, 7
  %_5.i.i.i.i409 = icmp eq i32 %_0.i.i.i.i406, %_0.i.i2.i.i408
  %_6.i.i.i.i410 = icmp samesign ult i32 %_0.i.i.i.i406, %_0.i.i2.i.i408
  %_0.i.i4.i.i411 = icmp ult i32 %23, %27
  %val.sroa.0.0.i.i.i412 = select i1 %_5.i.i.i.i409, i1 %_0.i.i4.i.i411, i1 %_6.i.i.i.i410
  %value.i415 = select i1 %val.sroa.0.0.i.i.i412, i32 %27, i32 %23
  %32 = select i1 %val.sroa.0.0.i.i.i412, i32 %23, i32 %27
  store i32 %32, ptr %v_a.i13, align 4
  store i32 %value.i415, ptr %v_a.i91, align 4
  %_0.i.i.i.i419 = and i32 %28, 7
  %_0.i.i2.i.i421 = and i32 %value.i350, 7
  %_5.i.i.i.i422 = icmp eq i32 %_0.i.i.i.i419, %_0.i.i2.i.i421
  %_6.i.i.i.i423 = icmp samesign ult i32 %_0.i.i.i.i419, %_0.i.i2.i.i421
  %_0.i.i4.i.i424 = icmp ult i32 %28, %value.i350
  %val.sroa.0.0.i.i.i425 = select i1 %_5.i.i.i.i422, i1 %_0.i.i4.i.i424, i1 %_6.i.i.i.i423
  %value.i428 = select i1 %val.sroa.0.0.i.i.i425, i32 %value.i350, i32 %28
  %33 = select i1 %val.sroa.0.0.i.i.i425, i32 %28, i32 %value.i350
  store i32 %33, ptr %v_a.i39, align 4
  store i32 %value.i428, ptr %v_a.i52, align 4
  %_0.i.i.i.i432 = and i32 %30, 7
  %_0.i.i2.i.i434 = and i32 %value.i363, 7
  %_5.i.i.i.i435 = icmp eq i32 %_0.i.i.i.i432, %_0.i.i2.i.i434
  %_6.i.i.i.i436 = icmp samesign ult i32 %_0.i.i.i.i432, %_0.i.i2.i.i434
  %_0.i.i4.i.i437 = icmp ult i32 %30, %value.i363
  %val.sroa.0.0.i.i.i438 = select i1 %_5.i.i.i.i435, i1 %_0.i.i4.i.i437, i1 %_6.i.i.i.i436
  %value.i441 = select i1 %val.sroa.0.0.i.i.i438, i32 %value.i363, i32 %30
  %34 = select i1 %val.sroa.0.0.i.i.i438, i32 %30, i32 %value.i363
  store i32 %34, ptr %v_b.i14, align 4
  store i32 %value.i441, ptr %v_b.i1, align 4
  %_0.i.i.i.i445 = and i32 %32, 7
  %_0.i.i2.i.i447 = and i32 %31, 7
  %_5.i.i.i.i448 = icmp eq i32 %_0.i.i.i.i445, %_0.i.i2.i.i447
  %_6.i.i.i.i449 = icmp samesign ult i32 %_0.i.i.i.i445, %_0.i.i2.i.i447
  %_0.i.i4.i.i450 = icmp ult i32 %32, %31
  %val.sroa.0.0.i.i.i451 = select i1 %_5.i.i.i.i448, i1 %_0.i.i4.i.i450, i1 %_6.i.i.i.i449
  %value.i454 = select i1 %val.sroa.0.0.i.i.i451, i32 %31, i32 %32
  %35 = select i1 %val.sroa.0.0.i.i.i451, i32 %32, i32 %31
  store i32 %35, ptr %v_a.i, align 4
  store i32 %value.i454, ptr %v_a.i13, align 4
  %_0.i.i.i.i458 = and i32 %value.i415, 7
  %_0.i.i2.i.i460 = and i32 %value.i402, 7
  %_5.i.i.i.i461 = icmp eq i32 %_0.i.i.i.i458, %_0.i.i2.i.i460
  %_6.i.i.i.i462 = icmp samesign ult i32 %_0.i.i.i.i458, %_0.i.i2.i.i460
  %_0.i.i4.i.i463 = icmp ult i32 %value.i415, %value.i402
  %val.sroa.0.0.i.i.i464 = select i1 %_5.i.i.i.i461, i1 %_0.i.i4.i.i463, i1 %_6.i.i.i.i462
  %value.i467 = select i1 %val.sroa.0.0.i.i.i464, i32 %value.i402, i32 %value.i415
  %36 = select i1 %val.sroa.0.0.i.i.i464, i32 %value.i415, i32 %value.i402
  store i32 %36, ptr %v_a.i26, align 4
  store i32 %value.i467, ptr %v_a.i91, align 4
  %_0.i.i.i.i471 = and i32 %29, 7
  %_0.i.i2.i.i473 = and i32 %33, 7
  %_5.i.i.i.i474 = icmp eq i32 %_0.i.i.i.i471, %_0.i.i2.i.i473
  %_6.i.i.i.i475 = icmp samesign ult i32 %_0.i.i.i.i471, %_0.i.i2.i.i473
  %_0.i.i4.i.i476 = icmp ult i32 %29, %33
  %val.sroa.0.0.i.i.i477 = select i1 %_5.i.i.i.i474, i1 %_0.i.i4.i.i476, i1 %_6.i.i.i.i475
  %value.i480 = select i1 %val.sroa.0.0.i.i.i477, i32 %33, i32 %29
  %37 = select i1 %val.sroa.0.0.i.i.i477, i32 %29, i32 %33
  store i32 %37, ptr %v_a.i39, align 4
  store i32 %value.i480, ptr %v_b.i27, align 4
  %_0.i.i.i.i484 = and i32 %value.i376, 7
  %_0.i.i2.i.i486 = and i32 %value.i428, 7
  %_5.i.i.i.i487 = icmp eq i32 %_0.i.i.i.i484, %_0.i.i2.i.i486
  %_6.i.i.i.i488 = icmp samesign ult i32 %_0.i.i.i.i484, %_0.i.i2.i.i486
  %_0.i.i4.i.i489 = icmp ult i32 %value.i376, %value.i428
  %val.sroa.0.0.i.i.i490 = select i1 %_5.i.i.i.i487, i1 %_0.i.i4.i.i489, i1 %_6.i.i.i.i488
  %value.i493 = select i1 %val.sroa.0.0.i.i.i490, i32 %value.i428, i32 %value.i376
  %38 = select i1 %val.sroa.0.0.i.i.i490, i32 %value.i376, i32 %value.i428
  store i32 %38, ptr %v_a.i52, align 4
  store i32 %value.i493, ptr %v_b.i53, align 4
  %_0.i.i.i.i497 = and i32 %36, 7
  %_0.i.i2.i.i499 = and i32 %value.i454, 7
  %_5.i.i.i.i500 = icmp eq i32 %_0.i.i.i.i497, %_0.i.i2.i.i499
  %_6.i.i.i.i501 = icmp samesign ult i32 %_0.i.i.i.i497, %_0.i.i2.i.i499
  %_0.i.i4.i.i502 = icmp ult i32 %36, %value.i454
  %val.sroa.0.0.i.i.i503 = select i1 %_5.i.i.i.i500, i1 %_0.i.i4.i.i502, i1 %_6.i.i.i.i501
  %value.i506 = select i1 %val.sroa.0.0.i.i.i503, i32 %value.i454, i32 %36
  %39 = select i1 %val.sroa.0.0.i.i.i503, i32 %36, i32 %value.i454
  store i32 %39, ptr %v_a.i13, align 4
  store i32 %value.i506, ptr %v_a.i26, align 4
  %_0.i.i.i.i510 = and i32 %37, 7
  %_0.i.i2.i.i512 = and i32 %value.i467, 7
  %_5.i.i.i.i513 = icmp eq i32 %_0.i.i.i.i510, %_0.i.i2.i.i512
  %_6.i.i.i.i514 = icmp samesign ult i32 %_0.i.i.i.i510, %_0.i.i2.i.i512
  %_0.i.i4.i.i515 = icmp ult i32 %37, %value.i467
  %val.sroa.0.0.i.i.i516 = select i1 %_5.i.i.i.i513, i1 %_0.i.i4.i.i515, i1 %_6.i.i.i.i514
  %value.i519 = select i1 %val.sroa.0.0.i.i.i516, i32 %value.i467, i32 %37
  %40 = select i1 %val.sroa.0.0.i.i.i516, i32 %37, i32 %value.i467
  store i32 %40, ptr %v_a.i91, align 4
  store i32 %value.i519, ptr %v_a.i39, align 4
  %_0.i.i.i.i523 = and i32 %value.i480, 7
  %_0.i.i2.i.i525 = and i32 %38, 7
  %_5.i.i.i.i526 = icmp eq i32 %_0.i.i.i.i523, %_0.i.i2.i.i525
  %_6.i.i.i.i527 = icmp samesign ult i32 %_0.i.i.i.i523, %_0.i.i2.i.i525
  %_0.i.i4.i.i528 = icmp ult i32 %value.i480, %38
  %val.sroa.0.0.i.i.i529 = select i1 %_5.i.i.i.i526, i1 %_0.i.i4.i.i528, i1 %_6.i.i.i.i527
  %value.i532 = select i1 %val.sroa.0.0.i.i.i529, i32 %38, i32 %value.i480
  %41 = select i1 %val.sroa.0.0.i.i.i529, i32 %value.i480, i32 %38
  store i32 %41, ptr %v_a.i52, align 4
  store i32 %value.i532, ptr %v_b.i27, align 4
  %_0.i.i.i.i536 = and i32 %34, 7
  %_0.i.i2.i.i538 = and i32 %value.i493, 7
  %_5.i.i.i.i539 = icmp eq i32 %_0.i.i.i.i536, %_0.i.i2.i.i538
  %_6.i.i.i.i540 = icmp samesign ult i32 %_0.i.i.i.i536, %_0.i.i2.i.i538
  %_0.i.i4.i.i541 = icmp ult i32 %34, %value.i493
  %val.sroa.0.0.i.i.i542 = select i1 %_5.i.i.i.i539, i1 %_0.i.i4.i.i541, i1 %_6.i.i.i.i540
  %value.i545 = select i1 %val.sroa.0.0.i.i.i542, i32 %value.i493, i32 %34
  %42 = select i1 %val.sroa.0.0.i.i.i542, i32 %34, i32 %value.i493
  store i32 %42, ptr %v_b.i53, align 4
  store i32 %value.i545, ptr %v_b.i14, align 4
  %_0.i.i.i.i549 = and i32 %40, 7
  %_0.i.i2.i.i551 = and i32 %value.i506, 7
  %_5.i.i.i.i552 = icmp eq i32 %_0.i.i.i.i549, %_0.i.i2.i.i551
  %_6.i.i.i.i553 = icmp samesign ult i32 %_0.i.i.i.i549, %_0.i.i2.i.i551
  %_0.i.i4.i.i554 = icmp ult i32 %40, %value.i506
  %val.sroa.0.0.i.i.i555 = select i1 %_5.i.i.i.i552, i1 %_0.i.i4.i.i554, i1 %_6.i.i.i.i553
  %value.i558 = select i1 %val.sroa.0.0.i.i.i555, i32 %value.i506, i32 %40
  %43 = select i1 %val.sroa.0.0.i.i.i555, i32 %40, i32 %value.i506
  store i32 %43, ptr %v_a.i26, align 4
  store i32 %value.i558, ptr %v_a.i91, align 4
  %_0.i.i.i.i562 = and i32 %41, 7
  %_0.i.i2.i.i564 = and i32 %value.i519, 7
  %_5.i.i.i.i565 = icmp eq i32 %_0.i.i.i.i562, %_0.i.i2.i.i564
  %_6.i.i.i.i566 = icmp samesign ult i32 %_0.i.i.i.i562, %_0.i.i2.i.i564
  %_0.i.i4.i.i567 = icmp ult i32 %41, %value.i519
  %val.sroa.0.0.i.i.i568 = select i1 %_5.i.i.i.i565, i1 %_0.i.i4.i.i567, i1 %_6.i.i.i.i566
  %value.i571 = select i1 %val.sroa.0.0.i.i.i568, i32 %value.i519, i32 %41
  %44 = select i1 %val.sroa.0.0.i.i.i568, i32 %41, i32 %value.i519
  store i32 %44, ptr %v_a.i39, align 4
  store i32 %value.i571, ptr %v_a.i52, align 4
  ret void

bb1:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::sort13_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #6 {
start:
  %_3 = icmp samesign ult i64 %v.1, 13
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %v_b.i = getelementptr inbounds nuw i8, ptr %v.0, i64 24
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1722)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1725)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1727)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1730)
  %_3.i.i.i = load i16, ptr %v_b.i, align 2, !alias.scope !1732, !noalias !1733, !noundef !10
  %_4.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !1733, !noalias !1732, !noundef !10
  %value.i = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i, i16 %_4.i.i.i)
  %0 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i, i16 %_4.i.i.i)
  store i16 %0, ptr %v.0, align 2
  store i16 %value.i, ptr %v_b.i, align 2
  %v_a.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %v_b.i1 = getelementptr inbounds nuw i8, ptr %v.0, i64 20
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1734)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1737)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1739)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1742)
  %_3.i.i.i2 = load i16, ptr %v_b.i1, align 2, !alias.scope !1744, !noalias !1745, !noundef !10
  %_4.i.i.i3 = load i16, ptr %v_a.i, align 2, !alias.scope !1745, !noalias !1744, !noundef !10
  %value.i4 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i2, i16 %_4.i.i.i3)
  %1 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i2, i16 %_4.i.i.i3)
  store i16 %1, ptr %v_a.i, align 2
  store i16 %value.i4, ptr %v_b.i1, align 2
  %v_a.i5 = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %v_b.i6 = getelementptr inbounds nuw i8, ptr %v.0, i64 18
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1746)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1749)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1751)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1754)
  %_3.i.i.i7 = load i16, ptr %v_b.i6, align 2, !alias.scope !1756, !noalias !1757, !noundef !10
  %_4.i.i.i8 = load i16, ptr %v_a.i5, align 2, !alias.scope !1757, !noalias !1756, !noundef !10
  %value.i9 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i7, i16 %_4.i.i.i8)
  %2 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i7, i16 %_4.i.i.i8)
  store i16 %2, ptr %v_a.i5, align 2
  store i16 %value.i9, ptr %v_b.i6, align 2
  %v_a.i10 = getelementptr inbounds nuw i8, ptr %v.0, i64 6
  %v_b.i11 = getelementptr inbounds nuw i8, ptr %v.0, i64 14
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1758)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1761)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1763)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1766)
  %_3.i.i.i12 = load i16, ptr %v_b.i11, align 2, !alias.scope !1768, !noalias !1769, !noundef !10
  %_4.i.i.i13 = load i16, ptr %v_a.i10, align 2, !alias.scope !1769, !noalias !1768, !noundef !10
  %value.i14 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i12, i16 %_4.i.i.i13)
  %3 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i12, i16 %_4.i.i.i13)
  store i16 %3, ptr %v_a.i10, align 2
  store i16 %value.i14, ptr %v_b.i11, align 2
  %v_a.i15 = getelementptr inbounds nuw i8, ptr %v.0, i64 10
  %v_b.i16 = getelementptr inbounds nuw i8, ptr %v.0, i64 22
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1770)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1773)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1775)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1778)
  %_3.i.i.i17 = load i16, ptr %v_b.i16, align 2, !alias.scope !1780, !noalias !1781, !noundef !10
  %_4.i.i.i18 = load i16, ptr %v_a.i15, align 2, !alias.scope !1781, !noalias !1780, !noundef !10
  %value.i19 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i17, i16 %_4.i.i.i18)
  %4 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i17, i16 %_4.i.i.i18)
  store i16 %4, ptr %v_a.i15, align 2
  store i16 %value.i19, ptr %v_b.i16, align 2
  %v_a.i20 = getelementptr inbounds nuw i8, ptr %v.0, i64 12
  %v_b.i21 = getelementptr inbounds nuw i8, ptr %v.0, i64 16
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1782)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1785)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1787)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1790)
  %_3.i.i.i22 = load i16, ptr %v_b.i21, align 2, !alias.scope !1792, !noalias !1793, !noundef !10
  %_4.i.i.i23 = load i16, ptr %v_a.i20, align 2, !alias.scope !1793, !noalias !1792, !noundef !10
  %value.i24 = tail call i16 @llvm.smax.i16(i16 %_3.i.i.i22, i16 %_4.i.i.i23)
  %5 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i22, i16 %_4.i.i.i23)
  store i16 %5, ptr %v_a.i20, align 2
  store i16 %value.i24, ptr %v_b.i21, align 2
  %value.i29 = tail call i16 @llvm.smax.i16(i16 %5, i16 %1)
  %6 = tail call i16 @llvm.smin.i16(i16 %5, i16 %1)
  store i16 %6, ptr %v_a.i, align 2
  store i16 %value.i29, ptr %v_a.i20, align 2
  %value.i34 = tail call i16 @llvm.smax.i16(i16 %3, i16 %2)
  %7 = tail call i16 @llvm.smin.i16(i16 %3, i16 %2)
  store i16 %7, ptr %v_a.i5, align 2
  store i16 %value.i34, ptr %v_a.i10, align 2
  %v_a.i35 = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  %_4.i.i.i38 = load i16, ptr %v_a.i35, align 2, !alias.scope !1794, !noalias !1799, !noundef !10
  %value.i39 = tail call i16 @llvm.smax.i16(i16 %value.i19, i16 %_4.i.i.i38)
  %8 = tail call i16 @llvm.smin.i16(i16 %value.i19, i16 %_4.i.i.i38)
  store i16 %8, ptr %v_a.i35, align 2
  store i16 %value.i39, ptr %v_b.i16, align 2
  %value.i44 = tail call i16 @llvm.smax.i16(i16 %value.i9, i16 %value.i14)
  %9 = tail call i16 @llvm.smin.i16(i16 %value.i9, i16 %value.i14)
  store i16 %9, ptr %v_b.i11, align 2
  store i16 %value.i44, ptr %v_b.i6, align 2
  %value.i49 = tail call i16 @llvm.smax.i16(i16 %value.i4, i16 %value.i24)
  %10 = tail call i16 @llvm.smin.i16(i16 %value.i4, i16 %value.i24)
  store i16 %10, ptr %v_b.i21, align 2
  store i16 %value.i49, ptr %v_b.i1, align 2
  %value.i54 = tail call i16 @llvm.smax.i16(i16 %8, i16 %0)
  %11 = tail call i16 @llvm.smin.i16(i16 %8, i16 %0)
  store i16 %11, ptr %v.0, align 2
  store i16 %value.i54, ptr %v_a.i35, align 2
  %value.i59 = tail call i16 @llvm.smax.i16(i16 %7, i16 %6)
  %12 = tail call i16 @llvm.smin.i16(i16 %7, i16 %6)
  store i16 %12, ptr %v_a.i, align 2
  store i16 %value.i59, ptr %v_a.i5, align 2
  %value.i64 = tail call i16 @llvm.smax.i16(i16 %value.i29, i16 %value.i34)
  %13 = tail call i16 @llvm.smin.i16(i16 %value.i29, i16 %value.i34)
  store i16 %13, ptr %v_a.i10, align 2
  store i16 %value.i64, ptr %v_a.i20, align 2
  %value.i69 = tail call i16 @llvm.smax.i16(i16 %10, i16 %9)
  %14 = tail call i16 @llvm.smin.i16(i16 %10, i16 %9)
  store i16 %14, ptr %v_b.i11, align 2
  store i16 %value.i69, ptr %v_b.i21, align 2
  %value.i74 = tail call i16 @llvm.smax.i16(i16 %value.i49, i16 %value.i44)
  %15 = tail call i16 @llvm.smin.i16(i16 %value.i49, i16 %value.i44)
  store i16 %15, ptr %v_b.i6, align 2
  store i16 %value.i74, ptr %v_b.i1, align 2
  %value.i79 = tail call i16 @llvm.smax.i16(i16 %value.i, i16 %value.i39)
  %16 = tail call i16 @llvm.smin.i16(i16 %value.i, i16 %value.i39)
  store i16 %16, ptr %v_b.i16, align 2
  store i16 %value.i79, ptr %v_b.i, align 2
  %value.i84 = tail call i16 @llvm.smax.i16(i16 %value.i64, i16 %value.i54)
  %17 = tail call i16 @llvm.smin.i16(i16 %value.i64, i16 %value.i54)
  store i16 %17, ptr %v_a.i35, align 2
  store i16 %value.i84, ptr %v_a.i20, align 2
  %value.i89 = tail call i16 @llvm.smax.i16(i16 %15, i16 %4)
  %18 = tail call i16 @llvm.smin.i16(i16 %15, i16 %4)
  store i16 %18, ptr %v_a.i15, align 2
  store i16 %value.i89, ptr %v_b.i6, align 2
  %value.i94 = tail call i16 @llvm.smax.i16(i16 %16, i16 %value.i69)
  %19 = tail call i16 @llvm.smin.i16(i16 %16, i16 %value.i69)
  store i16 %19, ptr %v_b.i21, align 2
  store i16 %value.i94, ptr %v_b.i16, align 2
  %value.i99 = tail call i16 @llvm.smax.i16(i16 %value.i79, i16 %value.i74)
  %20 = tail call i16 @llvm.smin.i16(i16 %value.i79, i16 %value.i74)
  store i16 %20, ptr %v_b.i1, align 2
  store i16 %value.i99, ptr %v_b.i, align 2
  %value.i104 = tail call i16 @llvm.smax.i16(i16 %18, i16 %11)
  %21 = tail call i16 @llvm.smin.i16(i16 %18, i16 %11)
  store i16 %21, ptr %v.0, align 2
  store i16 %value.i104, ptr %v_a.i15, align 2
  %value.i109 = tail call i16 @llvm.smax.i16(i16 %19, i16 %13)
  %22 = tail call i16 @llvm.smin.i16(i16 %19, i16 %13)
  store i16 %22, ptr %v_a.i10, align 2
  store i16 %value.i109, ptr %v_b.i21, align 2
  %value.i114 = tail call i16 @llvm.smax.i16(i16 %14, i16 %17)
  %23 = tail call i16 @llvm.smin.i16(i16 %14, i16 %17)
  store i16 %23, ptr %v_a.i35, align 2
  store i16 %value.i114, ptr %v_b.i11, align 2
  %value.i119 = tail call i16 @llvm.smax.i16(i16 %value.i94, i16 %value.i84)
  %24 = tail call i16 @llvm.smin.i16(i16 %value.i94, i16 %value.i84)
  store i16 %24, ptr %v_a.i20, align 2
  store i16 %value.i119, ptr %v_b.i16, align 2
  %value.i124 = tail call i16 @llvm.smax.i16(i16 %20, i16 %value.i89)
  %25 = tail call i16 @llvm.smin.i16(i16 %20, i16 %value.i89)
  store i16 %25, ptr %v_b.i6, align 2
  store i16 %value.i124, ptr %v_b.i1, align 2
  %value.i129 = tail call i16 @llvm.smax.i16(i16 %12, i16 %21)
  %26 = tail call i16 @llvm.smin.i16(i16 %12, i16 %21)
  store i16 %26, ptr %v.0, align 2
  store i16 %value.i129, ptr %v_a.i, align 2
  %value.i134 = tail call i16 @llvm.smax.i16(i16 %value.i104, i16 %value.i59)
  %27 = tail call i16 @llvm.smin.i16(i16 %value.i104, i16 %value.i59)
  store i16 %27, ptr %v_a.i5, align 2
  store i16 %value.i134, ptr %v_a.i15, align 2
  %value.i139 = tail call i16 @llvm.smax.i16(i16 %25, i16 %24)
  %28 = tail call i16 @llvm.smin.i16(i16 %25, i16 %24)
  store i16 %28, ptr %v_a.i20, align 2
  store i16 %value.i139, ptr %v_b.i6, align 2
  %value.i144 = tail call i16 @llvm.smax.i16(i16 %value.i109, i16 %value.i114)
  %29 = tail call i16 @llvm.smin.i16(i16 %value.i109, i16 %value.i114)
  store i16 %29, ptr %v_b.i11, align 2
  store i16 %value.i144, ptr %v_b.i21, align 2
  %value.i149 = tail call i16 @llvm.smax.i16(i16 %value.i119, i16 %value.i124)
  %30 = tail call i16 @llvm.smin.i16(i16 %value.i119, i16 %value.i124)
  store i16 %30, ptr %v_b.i1, align 2
  store i16 %value.i149, ptr %v_b.i16, align 2
  %value.i154 = tail call i16 @llvm.smax.i16(i16 %22, i16 %value.i129)
  %31 = tail call i16 @llvm.smin.i16(i16 %22, i16 %value.i129)
  store i16 %31, ptr %v_a.i, align 2
  store i16 %value.i154, ptr %v_a.i10, align 2
  %value.i159 = tail call i16 @llvm.smax.i16(i16 %23, i16 %27)
  %32 = tail call i16 @llvm.smin.i16(i16 %23, i16 %27)
  store i16 %32, ptr %v_a.i5, align 2
  store i16 %value.i159, ptr %v_a.i35, align 2
  %value.i164 = tail call i16 @llvm.smax.i16(i16 %28, i16 %value.i134)
  %33 = tail call i16 @llvm.smin.i16(i16 %28, i16 %value.i134)
  store i16 %33, ptr %v_a.i15, align 2
  store i16 %value.i164, ptr %v_a.i20, align 2
  %value.i169 = tail call i16 @llvm.smax.i16(i16 %30, i16 %value.i139)
  %34 = tail call i16 @llvm.smin.i16(i16 %30, i16 %value.i139)
  store i16 %34, ptr %v_b.i6, align 2
  store i16 %value.i169, ptr %v_b.i1, align 2
  %value.i174 = tail call i16 @llvm.smax.i16(i16 %32, i16 %31)
  %35 = tail call i16 @llvm.smin.i16(i16 %32, i16 %31)
  store i16 %35, ptr %v_a.i, align 2
  store i16 %value.i174, ptr %v_a.i5, align 2
  %value.i179 = tail call i16 @llvm.smax.i16(i16 %value.i159, i16 %value.i154)
  %36 = tail call i16 @llvm.smin.i16(i16 %value.i159, i16 %value.i154)
  store i16 %36, ptr %v_a.i10, align 2
  store i16 %value.i179, ptr %v_a.i35, align 2
  %value.i184 = tail call i16 @llvm.smax.i16(i16 %29, i16 %33)
  %37 = tail call i16 @llvm.smin.i16(i16 %29, i16 %33)
  store i16 %37, ptr %v_a.i15, align 2
  store i16 %value.i184, ptr %v_b.i11, align 2
  %value.i189 = tail call i16 @llvm.smax.i16(i16 %value.i144, i16 %value.i164)
  %38 = tail call i16 @llvm.smin.i16(i16 %value.i144, i16 %value.i164)
  store i16 %38, ptr %v_a.i20, align 2
  store i16 %value.i189, ptr %v_b.i21, align 2
  %value.i194 = tail call i16 @llvm.smax.i16(i16 %36, i16 %value.i174)
  %39 = tail call i16 @llvm.smin.i16(i16 %36, i16 %value.i174)
  store i16 %39, ptr %v_a.i5, align 2
  store i16 %value.i194, ptr %v_a.i10, align 2
  %value.i199 = tail call i16 @llvm.smax.i16(i16 %37, i16 %value.i179)
  %40 = tail call i16 @llvm.smin.i16(i16 %37, i16 %value.i179)
  store i16 %40, ptr %v_a.i35, align 2
  store i16 %value.i199, ptr %v_a.i15, align 2
  %value.i204 = tail call i16 @llvm.smax.i16(i16 %value.i184, i16 %38)
  %41 = tail call i16 @llvm.smin.i16(i16 %value.i184, i16 %38)
  store i16 %41, ptr %v_a.i20, align 2
  store i16 %value.i204, ptr %v_b.i11, align 2
  %value.i209 = tail call i16 @llvm.smax.i16(i16 %34, i16 %value.i189)
  %42 = tail call i16 @llvm.smin.i16(i16 %34, i16 %value.i189)
  store i16 %42, ptr %v_b.i21, align 2
  store i16 %value.i209, ptr %v_b.i6, align 2
  %value.i214 = tail call i16 @llvm.smax.i16(i16 %40, i16 %value.i194)
  %43 = tail call i16 @llvm.smin.i16(i16 %40, i16 %value.i194)
  store i16 %43, ptr %v_a.i10, align 2
  store i16 %value.i214, ptr %v_a.i35, align 2
  %value.i219 = tail call i16 @llvm.smax.i16(i16 %41, i16 %value.i199)
  %44 = tail call i16 @llvm.smin.i16(i16 %41, i16 %value.i199)
  store i16 %44, ptr %v_a.i15, align 2
  store i16 %value.i219, ptr %v_a.i20, align 2
  ret void

bb1:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::small_sort_general::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_generalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #1 {
start:
  %stack_array = alloca [192 x i8], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array)
; call core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB28_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef %v.1, ptr noalias noundef nonnull align 4 %stack_array, i64 noundef 48, ptr noalias align 8 poison) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array)
  ret void
}

; core::slice::sort::shared::smallsort::small_sort_general::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_generalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %stack_array = alloca [96 x i8], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array)
; call core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef %v.1, ptr noalias noundef nonnull align 2 %stack_array, i64 noundef 48, ptr noalias nonnull align 1 poison) #26
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array)
  ret void
}

; core::slice::sort::shared::smallsort::small_sort_network::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networkmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_(ptr noalias noundef nonnull align 4 %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #1 {
start:
  %stack_array = alloca [128 x i8], align 4
  %_4 = icmp samesign ult i64 %v.1, 2
  br i1 %_4, label %bb23, label %bb2

bb2:                                              ; preds = %start
  %_5 = icmp samesign ugt i64 %v.1, 32
  br i1 %_5, label %bb3, label %bb4

bb4:                                              ; preds = %bb2
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array)
  %len_div_26 = lshr i64 %v.1, 1
  %no_merge = icmp samesign ult i64 %v.1, 18
  %v.1.len_div_26 = select i1 %no_merge, i64 %v.1, i64 %len_div_26
  %data = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_26
  %len = sub nuw nsw i64 %v.1, %len_div_26
  br label %bb8

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb8:                                              ; preds = %bb19, %bb4
  %region.sroa.8.0 = phi i64 [ %v.1.len_div_26, %bb4 ], [ %len, %bb19 ]
  %region.sroa.0.0 = phi ptr [ %v.0, %bb4 ], [ %data, %bb19 ]
  %_14 = icmp ugt i64 %region.sroa.8.0, 12
  br i1 %_14, label %bb9, label %bb11

bb11:                                             ; preds = %bb8
  %_19 = icmp ugt i64 %region.sroa.8.0, 8
  br i1 %_19, label %bb12, label %bb16

bb9:                                              ; preds = %bb8
; call core::slice::sort::shared::smallsort::sort13_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1R_(ptr noalias noundef nonnull align 4 %region.sroa.0.0, i64 noundef %region.sroa.8.0, ptr noalias align 8 poison) #26
  br label %bb16

bb12:                                             ; preds = %bb11
; call core::slice::sort::shared::smallsort::sort9_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1Q_(ptr noalias noundef nonnull align 4 %region.sroa.0.0, i64 noundef %region.sroa.8.0, ptr noalias align 8 poison) #26
  br label %bb16

bb16:                                             ; preds = %bb11, %bb12, %bb9
  %presorted_len.sroa.0.0 = phi i64 [ 13, %bb9 ], [ 9, %bb12 ], [ 1, %bb11 ]
  %0 = add nsw i64 %presorted_len.sroa.0.0, -1
  %or.cond.not.i = icmp ult i64 %0, %region.sroa.8.0
  br i1 %or.cond.not.i, label %bb3.i, label %bb2.i

bb2.i:                                            ; preds = %bb16
  tail call void @llvm.trap()
  unreachable

bb3.i:                                            ; preds = %bb16
  %v_end.i = getelementptr inbounds nuw i32, ptr %region.sroa.0.0, i64 %region.sroa.8.0
  %_10.not1.i = icmp samesign eq i64 %presorted_len.sroa.0.0, %region.sroa.8.0
  br i1 %_10.not1.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit, label %bb5.preheader.i

bb5.preheader.i:                                  ; preds = %bb3.i
  %1 = getelementptr inbounds nuw i32, ptr %region.sroa.0.0, i64 %presorted_len.sroa.0.0
  br label %bb5.i

bb5.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i, %bb5.preheader.i
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i ], [ %1, %bb5.preheader.i ]
  %2 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1802)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1805)
  %_3.i.i.i.i.i = load i32, ptr %tail.sroa.0.02.i, align 4, !alias.scope !1807, !noalias !1805, !noundef !10
  %_0.i.i.i.i.i = and i32 %_3.i.i.i.i.i, 7
  %_3.i.i1.i.i.i = load i32, ptr %2, align 4, !alias.scope !1814, !noalias !1802, !noundef !10
  %_0.i.i2.i.i.i = and i32 %_3.i.i1.i.i.i, 7
  %_5.i.i.i.i.i = icmp eq i32 %_0.i.i.i.i.i, %_0.i.i2.i.i.i
  %_6.i.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i.i, %_0.i.i2.i.i.i
  %_0.i.i4.i.i.i = icmp ult i32 %_3.i.i.i.i.i, %_3.i.i1.i.i.i
  %val.sroa.0.0.i.i.i.i = select i1 %_5.i.i.i.i.i, i1 %_0.i.i4.i.i.i, i1 %_6.i.i.i.i.i
  br i1 %val.sroa.0.0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i

bb4.i.i:                                          ; preds = %bb5.i, %bb6.i.i
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i ]
  %sift.sroa.0.0.i.i = phi ptr [ %4, %bb6.i.i ], [ %2, %bb5.i ]
  %3 = load i32, ptr %sift.sroa.0.0.i.i, align 4, !alias.scope !1819
  store i32 %3, ptr %gap_guard.sroa.4.0.i.i, align 4, !alias.scope !1819
  %_18.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %region.sroa.0.0
  br i1 %_18.i.i, label %bb10.i.i, label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i
  %4 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -4
  %_3.i.i1.i3.i.i = load i32, ptr %4, align 4, !alias.scope !1820, !noalias !1827, !noundef !10
  %_0.i.i2.i4.i.i = and i32 %_3.i.i1.i3.i.i, 7
  %_5.i.i.i5.i.i = icmp eq i32 %_0.i.i.i.i.i, %_0.i.i2.i4.i.i
  %_6.i.i.i6.i.i = icmp samesign ult i32 %_0.i.i.i.i.i, %_0.i.i2.i4.i.i
  %_0.i.i4.i7.i.i = icmp ult i32 %_3.i.i.i.i.i, %_3.i.i1.i3.i.i
  %val.sroa.0.0.i.i8.i.i = select i1 %_5.i.i.i5.i.i, i1 %_0.i.i4.i7.i.i, i1 %_6.i.i.i6.i.i
  br i1 %val.sroa.0.0.i.i8.i.i, label %bb4.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %region.sroa.0.0, %bb4.i.i ]
  store i32 %_3.i.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 4, !alias.scope !1819, !noalias !1829
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i: ; preds = %bb10.i.i, %bb5.i
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 4
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i
  br i1 %_10.not.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit, label %bb5.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.i, %bb3.i
  br i1 %no_merge, label %bb23.sink.split, label %bb19

bb19:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit
  %_26.not = icmp eq ptr %region.sroa.0.0, %v.0
  br i1 %_26.not, label %bb8, label %bb20

bb20:                                             ; preds = %bb19
; call core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %v.0, i64 noundef %v.1, ptr noundef nonnull %stack_array, ptr noalias align 8 poison) #26
  %5 = shl nuw nsw i64 %v.1, 2
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 4 %v.0, ptr nonnull align 4 %stack_array, i64 %5, i1 false)
  br label %bb23.sink.split

bb23.sink.split:                                  ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_.exit, %bb20
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array)
  br label %bb23

bb23:                                             ; preds = %bb23.sink.split, %start
  ret void
}

; core::slice::sort::shared::smallsort::small_sort_network::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networksNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %stack_array = alloca [64 x i8], align 2
  %_4 = icmp samesign ult i64 %v.1, 2
  br i1 %_4, label %bb23, label %bb2

bb2:                                              ; preds = %start
  %_5 = icmp samesign ugt i64 %v.1, 32
  br i1 %_5, label %bb3, label %bb4

bb4:                                              ; preds = %bb2
  call void @llvm.lifetime.start.p0(ptr nonnull %stack_array)
  %len_div_26 = lshr i64 %v.1, 1
  %no_merge = icmp samesign ult i64 %v.1, 18
  %v.1.len_div_26 = select i1 %no_merge, i64 %v.1, i64 %len_div_26
  %data = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_26
  %len = sub nuw nsw i64 %v.1, %len_div_26
  br label %bb8

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb8:                                              ; preds = %bb19, %bb4
  %region.sroa.8.0 = phi i64 [ %v.1.len_div_26, %bb4 ], [ %len, %bb19 ]
  %region.sroa.0.0 = phi ptr [ %v.0, %bb4 ], [ %data, %bb19 ]
  %_14 = icmp ugt i64 %region.sroa.8.0, 12
  br i1 %_14, label %bb9, label %bb11

bb11:                                             ; preds = %bb8
  %_19 = icmp ugt i64 %region.sroa.8.0, 8
  br i1 %_19, label %bb12, label %bb16

bb9:                                              ; preds = %bb8
; call core::slice::sort::shared::smallsort::sort13_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %region.sroa.0.0, i64 noundef %region.sroa.8.0, ptr noalias nonnull align 1 poison) #26
  br label %bb16

bb12:                                             ; preds = %bb11
; call core::slice::sort::shared::smallsort::sort9_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %region.sroa.0.0, i64 noundef %region.sroa.8.0, ptr noalias nonnull align 1 poison) #26
  br label %bb16

bb16:                                             ; preds = %bb11, %bb12, %bb9
  %presorted_len.sroa.0.0 = phi i64 [ 13, %bb9 ], [ 9, %bb12 ], [ 1, %bb11 ]
  %0 = add nsw i64 %presorted_len.sroa.0.0, -1
  %or.cond.not.i = icmp ult i64 %0, %region.sroa.8.0
  br i1 %or.cond.not.i, label %bb3.i, label %bb2.i

bb2.i:                                            ; preds = %bb16
  tail call void @llvm.trap()
  unreachable

bb3.i:                                            ; preds = %bb16
  %v_end.i = getelementptr inbounds nuw i16, ptr %region.sroa.0.0, i64 %region.sroa.8.0
  %_10.not1.i = icmp samesign eq i64 %presorted_len.sroa.0.0, %region.sroa.8.0
  br i1 %_10.not1.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb5.preheader.i

bb5.preheader.i:                                  ; preds = %bb3.i
  %1 = getelementptr inbounds nuw i16, ptr %region.sroa.0.0, i64 %presorted_len.sroa.0.0
  br label %bb5.i

bb5.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb5.preheader.i
  %tail.sroa.0.02.i = phi ptr [ %_14.i, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i ], [ %1, %bb5.preheader.i ]
  %2 = getelementptr inbounds i8, ptr %tail.sroa.0.02.i, i64 -2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1834)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1837)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1839)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1842)
  %_3.i.i.i.i = load i16, ptr %tail.sroa.0.02.i, align 2, !alias.scope !1844, !noalias !1847, !noundef !10
  %_4.i.i.i.i = load i16, ptr %2, align 2, !alias.scope !1848, !noalias !1849, !noundef !10
  %_0.i.i.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i.i.i
  br i1 %_0.i.i.i.i, label %bb4.i.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

bb4.i.i:                                          ; preds = %bb5.i, %bb6.i.i
  %gap_guard.sroa.4.0.i.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %tail.sroa.0.02.i, %bb5.i ]
  %sift.sroa.0.0.i.i = phi ptr [ %4, %bb6.i.i ], [ %2, %bb5.i ]
  %3 = load i16, ptr %sift.sroa.0.0.i.i, align 2, !alias.scope !1850
  store i16 %3, ptr %gap_guard.sroa.4.0.i.i, align 2, !alias.scope !1850
  %_18.i.i = icmp eq ptr %sift.sroa.0.0.i.i, %region.sroa.0.0
  br i1 %_18.i.i, label %bb10.i.i, label %bb6.i.i

bb6.i.i:                                          ; preds = %bb4.i.i
  %4 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.i, i64 -2
  %_4.i.i2.i.i = load i16, ptr %4, align 2, !alias.scope !1851, !noalias !1856, !noundef !10
  %_0.i.i3.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i2.i.i
  br i1 %_0.i.i3.i.i, label %bb4.i.i, label %bb10.i.i

bb10.i.i:                                         ; preds = %bb6.i.i, %bb4.i.i
  %sift.sroa.0.0.i.lcssa.i = phi ptr [ %sift.sroa.0.0.i.i, %bb6.i.i ], [ %region.sroa.0.0, %bb4.i.i ]
  store i16 %_3.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa.i, align 2, !alias.scope !1850, !noalias !1859
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb10.i.i, %bb5.i
  %_14.i = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02.i, i64 2
  %_10.not.i = icmp eq ptr %_14.i, %v_end.i
  br i1 %_10.not.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb5.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.i, %bb3.i
  br i1 %no_merge, label %bb23.sink.split, label %bb19

bb19:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %_26.not = icmp eq ptr %region.sroa.0.0, %v.0
  br i1 %_26.not, label %bb8, label %bb20

bb20:                                             ; preds = %bb19
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1864)
  %5 = getelementptr i16, ptr %v.0, i64 %len_div_26
  %6 = getelementptr i8, ptr %5, i64 -2
  %count1.i = add nsw i64 %v.1, -1
  %7 = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1.i
  %8 = getelementptr inbounds nuw i16, ptr %stack_array, i64 %count1.i
  br label %bb15.i

bb16.i:                                           ; preds = %bb15.i
  %9 = getelementptr i8, ptr %14, i64 2
  %10 = getelementptr i8, ptr %13, i64 2
  %_43.i = and i64 %v.1, 1
  %_22.i = icmp eq i64 %_43.i, 0
  br i1 %_22.i, label %bb9.i, label %bb5.i7

bb15.i:                                           ; preds = %bb15.i, %bb20
  %dst.sroa.0.028.i = phi ptr [ %stack_array, %bb20 ], [ %_16.i.i, %bb15.i ]
  %iter.sroa.0.027.i = phi i64 [ 0, %bb20 ], [ %_39.i, %bb15.i ]
  %left.sroa.0.026.i = phi ptr [ %v.0, %bb20 ], [ %_14.i.i, %bb15.i ]
  %right.sroa.0.025.i = phi ptr [ %5, %bb20 ], [ %_12.i.i, %bb15.i ]
  %left_rev.sroa.0.024.i = phi ptr [ %6, %bb20 ], [ %14, %bb15.i ]
  %right_rev.sroa.0.023.i = phi ptr [ %7, %bb20 ], [ %13, %bb15.i ]
  %dst_rev.sroa.0.022.i = phi ptr [ %8, %bb20 ], [ %15, %bb15.i ]
  %_39.i = add nuw nsw i64 %iter.sroa.0.027.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1867)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1870)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1872), !noalias !1875
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1878), !noalias !1875
  %_3.i.i.i = load i16, ptr %right.sroa.0.025.i, align 2, !alias.scope !1880, !noalias !1881, !noundef !10
  %_4.i.i.i = load i16, ptr %left.sroa.0.026.i, align 2, !alias.scope !1882, !noalias !1883, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %is_l.i18.i = xor i1 %_0.i.i.i, true
  %11 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i, i16 %_4.i.i.i)
  store i16 %11, ptr %dst.sroa.0.028.i, align 2, !noalias !1884
  %count.i.i = zext i1 %_0.i.i.i to i64
  %_12.i.i = getelementptr inbounds nuw i16, ptr %right.sroa.0.025.i, i64 %count.i.i
  %count2.i.i = zext i1 %is_l.i18.i to i64
  %_14.i.i = getelementptr inbounds nuw i16, ptr %left.sroa.0.026.i, i64 %count2.i.i
  %_16.i.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.028.i, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1886)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1889)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1891), !noalias !1894
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1897), !noalias !1894
  %_3.i.i19.i = load i16, ptr %right_rev.sroa.0.023.i, align 2, !alias.scope !1899, !noalias !1900, !noundef !10
  %_4.i.i20.i = load i16, ptr %left_rev.sroa.0.024.i, align 2, !alias.scope !1901, !noalias !1902, !noundef !10
  %_0.i.i21.i = icmp slt i16 %_3.i.i19.i, %_4.i.i20.i
  %is_l.i.i = xor i1 %_0.i.i21.i, true
  %12 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19.i, i16 %_4.i.i20.i)
  store i16 %12, ptr %dst_rev.sroa.0.022.i, align 2, !noalias !1903
  %count.neg.i.i = sext i1 %is_l.i.i to i64
  %13 = getelementptr i16, ptr %right_rev.sroa.0.023.i, i64 %count.neg.i.i
  %count3.neg.i.i = sext i1 %_0.i.i21.i to i64
  %14 = getelementptr i16, ptr %left_rev.sroa.0.024.i, i64 %count3.neg.i.i
  %15 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.022.i, i64 -2
  %exitcond.not.i = icmp eq i64 %_39.i, %len_div_26
  br i1 %exitcond.not.i, label %bb16.i, label %bb15.i

bb5.i7:                                           ; preds = %bb16.i
  %left_nonempty.i = icmp ult ptr %_14.i.i, %9
  %left.sroa.0.0.right.sroa.0.0.i = select i1 %left_nonempty.i, ptr %_14.i.i, ptr %_12.i.i
  %16 = load i16, ptr %left.sroa.0.0.right.sroa.0.0.i, align 2, !alias.scope !1864
  store i16 %16, ptr %_16.i.i, align 2, !noalias !1864
  %count2.i = zext i1 %left_nonempty.i to i64
  %_26.i = getelementptr inbounds nuw i16, ptr %_14.i.i, i64 %count2.i
  %_30.i = xor i1 %left_nonempty.i, true
  %count3.i = zext i1 %_30.i to i64
  %_28.i = getelementptr inbounds nuw i16, ptr %_12.i.i, i64 %count3.i
  br label %bb9.i

bb9.i:                                            ; preds = %bb5.i7, %bb16.i
  %right.sroa.0.1.i = phi ptr [ %_12.i.i, %bb16.i ], [ %_28.i, %bb5.i7 ]
  %left.sroa.0.1.i = phi ptr [ %_14.i.i, %bb16.i ], [ %_26.i, %bb5.i7 ]
  %_31.i = icmp ne ptr %left.sroa.0.1.i, %9
  %_32.i = icmp ne ptr %right.sroa.0.1.i, %10
  %or.cond.i = select i1 %_31.i, i1 true, i1 %_32.i, !prof !152
  br i1 %or.cond.i, label %bb13.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, !prof !152

bb13.i:                                           ; preds = %bb9.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #25, !noalias !1864
  unreachable

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb9.i
  %17 = shl nuw nsw i64 %v.1, 1
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 2 %v.0, ptr nonnull align 2 %stack_array, i64 %17, i1 false)
  br label %bb23.sink.split

bb23.sink.split:                                  ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.lifetime.end.p0(ptr nonnull %stack_array)
  br label %bb23

bb23:                                             ; preds = %bb23.sink.split, %start
  ret void
}

; core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr noalias noundef nonnull readonly align 4 captures(address) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noundef writeonly captures(none) %0, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #1 {
start:
  %len_div_215 = lshr i64 %v.1, 1
  %_7 = icmp ne i64 %len_div_215, 0
  tail call void @llvm.assume(i1 %_7)
  %1 = getelementptr i32, ptr %v.0, i64 %len_div_215
  %2 = getelementptr i8, ptr %1, i64 -4
  %count1 = add nsw i64 %v.1, -1
  %3 = getelementptr inbounds nuw i32, ptr %v.0, i64 %count1
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %count1
  br label %bb15

bb16:                                             ; preds = %bb15
  %5 = getelementptr i8, ptr %10, i64 4
  %6 = getelementptr i8, ptr %9, i64 4
  %_43 = and i64 %v.1, 1
  %_22 = icmp eq i64 %_43, 0
  br i1 %_22, label %bb9, label %bb5

bb15:                                             ; preds = %start, %bb15
  %dst.sroa.0.033 = phi ptr [ %0, %start ], [ %_16.i, %bb15 ]
  %iter.sroa.0.032 = phi i64 [ 0, %start ], [ %_39, %bb15 ]
  %left.sroa.0.031 = phi ptr [ %v.0, %start ], [ %_14.i, %bb15 ]
  %right.sroa.0.030 = phi ptr [ %1, %start ], [ %_12.i, %bb15 ]
  %left_rev.sroa.0.029 = phi ptr [ %2, %start ], [ %10, %bb15 ]
  %right_rev.sroa.0.028 = phi ptr [ %3, %start ], [ %9, %bb15 ]
  %dst_rev.sroa.0.027 = phi ptr [ %4, %start ], [ %11, %bb15 ]
  %_39 = add nuw nsw i64 %iter.sroa.0.032, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1905)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1908)
  %_3.i.i.i = load i32, ptr %right.sroa.0.030, align 4, !alias.scope !1910, !noalias !1915, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %left.sroa.0.031, align 4, !alias.scope !1918, !noalias !1923, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  %is_l.i18 = xor i1 %val.sroa.0.0.i.i, true
  %right.sroa.0.0.val = load i32, ptr %right.sroa.0.030, align 4
  %left.sroa.0.0.val = load i32, ptr %left.sroa.0.031, align 4
  %7 = select i1 %val.sroa.0.0.i.i, i32 %right.sroa.0.0.val, i32 %left.sroa.0.0.val
  store i32 %7, ptr %dst.sroa.0.033, align 4, !noalias !1924
  %count.i = zext i1 %val.sroa.0.0.i.i to i64
  %_12.i = getelementptr inbounds nuw i32, ptr %right.sroa.0.030, i64 %count.i
  %count2.i = zext i1 %is_l.i18 to i64
  %_14.i = getelementptr inbounds nuw i32, ptr %left.sroa.0.031, i64 %count2.i
  %_16.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.033, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1926)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1929)
  %_3.i.i.i19 = load i32, ptr %right_rev.sroa.0.028, align 4, !alias.scope !1931, !noalias !1936, !noundef !10
  %_0.i.i.i20 = and i32 %_3.i.i.i19, 7
  %_3.i.i1.i21 = load i32, ptr %left_rev.sroa.0.029, align 4, !alias.scope !1939, !noalias !1944, !noundef !10
  %_0.i.i2.i22 = and i32 %_3.i.i1.i21, 7
  %_5.i.i.i23 = icmp eq i32 %_0.i.i.i20, %_0.i.i2.i22
  %_6.i.i.i24 = icmp samesign ult i32 %_0.i.i.i20, %_0.i.i2.i22
  %_0.i.i4.i25 = icmp ult i32 %_3.i.i.i19, %_3.i.i1.i21
  %val.sroa.0.0.i.i26 = select i1 %_5.i.i.i23, i1 %_0.i.i4.i25, i1 %_6.i.i.i24
  %is_l.i = xor i1 %val.sroa.0.0.i.i26, true
  %left_rev.sroa.0.0.val = load i32, ptr %left_rev.sroa.0.029, align 4
  %right_rev.sroa.0.0.val = load i32, ptr %right_rev.sroa.0.028, align 4
  %8 = select i1 %val.sroa.0.0.i.i26, i32 %left_rev.sroa.0.0.val, i32 %right_rev.sroa.0.0.val
  store i32 %8, ptr %dst_rev.sroa.0.027, align 4, !noalias !1945
  %count.neg.i = sext i1 %is_l.i to i64
  %9 = getelementptr i32, ptr %right_rev.sroa.0.028, i64 %count.neg.i
  %count3.neg.i = sext i1 %val.sroa.0.0.i.i26 to i64
  %10 = getelementptr i32, ptr %left_rev.sroa.0.029, i64 %count3.neg.i
  %11 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.027, i64 -4
  %exitcond.not = icmp eq i64 %_39, %len_div_215
  br i1 %exitcond.not, label %bb16, label %bb15

bb5:                                              ; preds = %bb16
  %left_nonempty = icmp ult ptr %_14.i, %5
  %left.sroa.0.0.right.sroa.0.0 = select i1 %left_nonempty, ptr %_14.i, ptr %_12.i
  %12 = load i32, ptr %left.sroa.0.0.right.sroa.0.0, align 4
  store i32 %12, ptr %_16.i, align 4
  %count2 = zext i1 %left_nonempty to i64
  %_26 = getelementptr inbounds nuw i32, ptr %_14.i, i64 %count2
  %_30 = xor i1 %left_nonempty, true
  %count3 = zext i1 %_30 to i64
  %_28 = getelementptr inbounds nuw i32, ptr %_12.i, i64 %count3
  br label %bb9

bb9:                                              ; preds = %bb16, %bb5
  %right.sroa.0.1 = phi ptr [ %_12.i, %bb16 ], [ %_28, %bb5 ]
  %left.sroa.0.1 = phi ptr [ %_14.i, %bb16 ], [ %_26, %bb5 ]
  %_31 = icmp ne ptr %left.sroa.0.1, %5
  %_32 = icmp ne ptr %right.sroa.0.1, %6
  %or.cond = select i1 %_31, i1 true, i1 %_32, !prof !152
  br i1 %or.cond, label %bb13, label %bb14, !prof !152

bb14:                                             ; preds = %bb9
  ret void

bb13:                                             ; preds = %bb9
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #25
  unreachable
}

; core::slice::sort::shared::smallsort::bidirectional_merge::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noundef writeonly captures(none) %0, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %len_div_215 = lshr i64 %v.1, 1
  %_7 = icmp ne i64 %len_div_215, 0
  tail call void @llvm.assume(i1 %_7)
  %1 = getelementptr i16, ptr %v.0, i64 %len_div_215
  %2 = getelementptr i8, ptr %1, i64 -2
  %count1 = add nsw i64 %v.1, -1
  %3 = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1
  %4 = getelementptr inbounds nuw i16, ptr %0, i64 %count1
  br label %bb15

bb16:                                             ; preds = %bb15
  %5 = getelementptr i8, ptr %10, i64 2
  %6 = getelementptr i8, ptr %9, i64 2
  %_43 = and i64 %v.1, 1
  %_22 = icmp eq i64 %_43, 0
  br i1 %_22, label %bb9, label %bb5

bb15:                                             ; preds = %start, %bb15
  %dst.sroa.0.028 = phi ptr [ %0, %start ], [ %_16.i, %bb15 ]
  %iter.sroa.0.027 = phi i64 [ 0, %start ], [ %_39, %bb15 ]
  %left.sroa.0.026 = phi ptr [ %v.0, %start ], [ %_14.i, %bb15 ]
  %right.sroa.0.025 = phi ptr [ %1, %start ], [ %_12.i, %bb15 ]
  %left_rev.sroa.0.024 = phi ptr [ %2, %start ], [ %10, %bb15 ]
  %right_rev.sroa.0.023 = phi ptr [ %3, %start ], [ %9, %bb15 ]
  %dst_rev.sroa.0.022 = phi ptr [ %4, %start ], [ %11, %bb15 ]
  %_39 = add nuw nsw i64 %iter.sroa.0.027, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1947)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1950)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1952), !noalias !1955
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1958), !noalias !1955
  %_3.i.i = load i16, ptr %right.sroa.0.025, align 2, !alias.scope !1960, !noalias !1961, !noundef !10
  %_4.i.i = load i16, ptr %left.sroa.0.026, align 2, !alias.scope !1962, !noalias !1963, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %is_l.i18 = xor i1 %_0.i.i, true
  %7 = tail call i16 @llvm.smin.i16(i16 %_3.i.i, i16 %_4.i.i)
  store i16 %7, ptr %dst.sroa.0.028, align 2, !noalias !1964
  %count.i = zext i1 %_0.i.i to i64
  %_12.i = getelementptr inbounds nuw i16, ptr %right.sroa.0.025, i64 %count.i
  %count2.i = zext i1 %is_l.i18 to i64
  %_14.i = getelementptr inbounds nuw i16, ptr %left.sroa.0.026, i64 %count2.i
  %_16.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.028, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1966)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1969)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1971), !noalias !1974
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1977), !noalias !1974
  %_3.i.i19 = load i16, ptr %right_rev.sroa.0.023, align 2, !alias.scope !1979, !noalias !1980, !noundef !10
  %_4.i.i20 = load i16, ptr %left_rev.sroa.0.024, align 2, !alias.scope !1981, !noalias !1982, !noundef !10
  %_0.i.i21 = icmp slt i16 %_3.i.i19, %_4.i.i20
  %is_l.i = xor i1 %_0.i.i21, true
  %8 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19, i16 %_4.i.i20)
  store i16 %8, ptr %dst_rev.sroa.0.022, align 2, !noalias !1983
  %count.neg.i = sext i1 %is_l.i to i64
  %9 = getelementptr i16, ptr %right_rev.sroa.0.023, i64 %count.neg.i
  %count3.neg.i = sext i1 %_0.i.i21 to i64
  %10 = getelementptr i16, ptr %left_rev.sroa.0.024, i64 %count3.neg.i
  %11 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.022, i64 -2
  %exitcond.not = icmp eq i64 %_39, %len_div_215
  br i1 %exitcond.not, label %bb16, label %bb15

bb5:                                              ; preds = %bb16
  %left_nonempty = icmp ult ptr %_14.i, %5
  %left.sroa.0.0.right.sroa.0.0 = select i1 %left_nonempty, ptr %_14.i, ptr %_12.i
  %12 = load i16, ptr %left.sroa.0.0.right.sroa.0.0, align 2
  store i16 %12, ptr %_16.i, align 2
  %count2 = zext i1 %left_nonempty to i64
  %_26 = getelementptr inbounds nuw i16, ptr %_14.i, i64 %count2
  %_30 = xor i1 %left_nonempty, true
  %count3 = zext i1 %_30 to i64
  %_28 = getelementptr inbounds nuw i16, ptr %_12.i, i64 %count3
  br label %bb9

bb9:                                              ; preds = %bb16, %bb5
  %right.sroa.0.1 = phi ptr [ %_12.i, %bb16 ], [ %_28, %bb5 ]
  %left.sroa.0.1 = phi ptr [ %_14.i, %bb16 ], [ %_26, %bb5 ]
  %_31 = icmp ne ptr %left.sroa.0.1, %5
  %_32 = icmp ne ptr %right.sroa.0.1, %6
  %or.cond = select i1 %_31, i1 true, i1 %_32, !prof !152
  br i1 %or.cond, label %bb13, label %bb14, !prof !152

bb14:                                             ; preds = %bb9
  ret void

bb13:                                             ; preds = %bb9
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #25
  unreachable
}

; core::slice::sort::shared::smallsort::insertion_sort_shift_left::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_(ptr noalias noundef nonnull align 4 captures(address) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %offset, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #6 {
start:
  %0 = add i64 %offset, -1
  %or.cond.not = icmp ult i64 %0, %v.1
  br i1 %or.cond.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable

bb3:                                              ; preds = %start
  %v_end = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1
  %_10.not1 = icmp samesign eq i64 %offset, %v.1
  br i1 %_10.not1, label %bb7, label %bb5.preheader

bb5.preheader:                                    ; preds = %bb3
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %offset
  br label %bb5

bb7:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit, %bb3
  ret void

bb5:                                              ; preds = %bb5.preheader, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit
  %tail.sroa.0.02 = phi ptr [ %_14, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit ], [ %1, %bb5.preheader ]
  %2 = getelementptr inbounds i8, ptr %tail.sroa.0.02, i64 -4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1985)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !1988)
  %_3.i.i.i.i = load i32, ptr %tail.sroa.0.02, align 4, !alias.scope !1990, !noalias !1988, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_3.i.i1.i.i = load i32, ptr %2, align 4, !alias.scope !1995, !noalias !1985, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  br i1 %val.sroa.0.0.i.i.i, label %bb4.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit

bb4.i:                                            ; preds = %bb5, %bb6.i
  %gap_guard.sroa.4.0.i = phi ptr [ %sift.sroa.0.0.i, %bb6.i ], [ %tail.sroa.0.02, %bb5 ]
  %sift.sroa.0.0.i = phi ptr [ %4, %bb6.i ], [ %2, %bb5 ]
  %3 = load i32, ptr %sift.sroa.0.0.i, align 4
  store i32 %3, ptr %gap_guard.sroa.4.0.i, align 4
  %_18.i = icmp eq ptr %sift.sroa.0.0.i, %v.0
  br i1 %_18.i, label %bb10.i, label %bb6.i

bb6.i:                                            ; preds = %bb4.i
  %4 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i, i64 -4
  %_3.i.i1.i3.i = load i32, ptr %4, align 4, !alias.scope !2000, !noalias !2007, !noundef !10
  %_0.i.i2.i4.i = and i32 %_3.i.i1.i3.i, 7
  %_5.i.i.i5.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i4.i
  %_6.i.i.i6.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i4.i
  %_0.i.i4.i7.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i3.i
  %val.sroa.0.0.i.i8.i = select i1 %_5.i.i.i5.i, i1 %_0.i.i4.i7.i, i1 %_6.i.i.i6.i
  br i1 %val.sroa.0.0.i.i8.i, label %bb4.i, label %bb10.i

bb10.i:                                           ; preds = %bb6.i, %bb4.i
  %sift.sroa.0.0.i.lcssa = phi ptr [ %sift.sroa.0.0.i, %bb6.i ], [ %v.0, %bb4.i ]
  store i32 %_3.i.i.i.i, ptr %sift.sroa.0.0.i.lcssa, align 4, !noalias !2009
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit: ; preds = %bb5, %bb10.i
  %_14 = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02, i64 4
  %_10.not = icmp eq ptr %_14, %v_end
  br i1 %_10.not, label %bb7, label %bb5
}

; core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, i64 noundef %offset, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #6 {
start:
  %0 = add i64 %offset, -1
  %or.cond.not = icmp ult i64 %0, %v.1
  br i1 %or.cond.not, label %bb3, label %bb2

bb2:                                              ; preds = %start
  tail call void @llvm.trap()
  unreachable

bb3:                                              ; preds = %start
  %v_end = getelementptr inbounds nuw i16, ptr %v.0, i64 %v.1
  %_10.not1 = icmp samesign eq i64 %offset, %v.1
  br i1 %_10.not1, label %bb7, label %bb5.preheader

bb5.preheader:                                    ; preds = %bb3
  %1 = getelementptr inbounds nuw i16, ptr %v.0, i64 %offset
  br label %bb5

bb7:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %bb3
  ret void

bb5:                                              ; preds = %bb5.preheader, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %tail.sroa.0.02 = phi ptr [ %_14, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %1, %bb5.preheader ]
  %2 = getelementptr inbounds i8, ptr %tail.sroa.0.02, i64 -2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2014)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2017)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2019)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2022)
  %_3.i.i.i = load i16, ptr %tail.sroa.0.02, align 2, !alias.scope !2024, !noalias !2025, !noundef !10
  %_4.i.i.i = load i16, ptr %2, align 2, !alias.scope !2025, !noalias !2024, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  br i1 %_0.i.i.i, label %bb4.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb4.i:                                            ; preds = %bb5, %bb6.i
  %gap_guard.sroa.4.0.i = phi ptr [ %sift.sroa.0.0.i, %bb6.i ], [ %tail.sroa.0.02, %bb5 ]
  %sift.sroa.0.0.i = phi ptr [ %4, %bb6.i ], [ %2, %bb5 ]
  %3 = load i16, ptr %sift.sroa.0.0.i, align 2
  store i16 %3, ptr %gap_guard.sroa.4.0.i, align 2
  %_18.i = icmp eq ptr %sift.sroa.0.0.i, %v.0
  br i1 %_18.i, label %bb10.i, label %bb6.i

bb6.i:                                            ; preds = %bb4.i
  %4 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i, i64 -2
  %_4.i.i2.i = load i16, ptr %4, align 2, !alias.scope !2026, !noalias !2031, !noundef !10
  %_0.i.i3.i = icmp slt i16 %_3.i.i.i, %_4.i.i2.i
  br i1 %_0.i.i3.i, label %bb4.i, label %bb10.i

bb10.i:                                           ; preds = %bb6.i, %bb4.i
  %sift.sroa.0.0.i.lcssa = phi ptr [ %sift.sroa.0.0.i, %bb6.i ], [ %v.0, %bb4.i ]
  store i16 %_3.i.i.i, ptr %sift.sroa.0.0.i.lcssa, align 2, !noalias !2034
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb5, %bb10.i
  %_14 = getelementptr inbounds nuw i8, ptr %tail.sroa.0.02, i64 2
  %_10.not = icmp eq ptr %_14, %v_end
  br i1 %_10.not, label %bb7, label %bb5
}

; core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB28_(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef nonnull align 4 captures(address) %scratch.0, i64 noundef range(i64 0, 2305843009213693952) %scratch.1, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #1 {
start:
  %_5 = icmp samesign ult i64 %v.1, 2
  br i1 %_5, label %bb27, label %bb2

bb2:                                              ; preds = %start
  %_8 = add nuw nsw i64 %v.1, 16
  %_6 = icmp samesign ult i64 %scratch.1, %_8
  br i1 %_6, label %bb3, label %bb4

bb4:                                              ; preds = %bb2
  %len_div_29 = lshr i64 %v.1, 1
  %_14 = icmp samesign ugt i64 %v.1, 15
  br i1 %_14, label %bb6, label %bb9

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb9:                                              ; preds = %bb4
  %_22 = icmp samesign ugt i64 %v.1, 7
  br i1 %_22, label %bb10, label %bb33

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %v.1
; call core::slice::sort::shared::smallsort::sort8_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr noundef nonnull %v.0, ptr noundef nonnull %scratch.0, ptr noundef nonnull %_16, ptr noalias align 8 poison) #26
  %_18 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_29
  %_19 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_29
  %_20 = getelementptr inbounds nuw i8, ptr %_16, i64 32
; call core::slice::sort::shared::smallsort::sort8_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr noundef nonnull %_18, ptr noundef nonnull %_19, ptr noundef nonnull %_20, ptr noalias align 8 poison) #26
  br label %bb15

bb10:                                             ; preds = %bb9
  %_7.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2039)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2042)
  %_3.i.i.i.i = load i32, ptr %_7.i, align 4, !alias.scope !2044, !noalias !2042, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_3.i.i1.i.i = load i32, ptr %v.0, align 4, !alias.scope !2049, !noalias !2039, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  %_12.i = getelementptr inbounds nuw i8, ptr %v.0, i64 12
  %_14.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2054)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2057)
  %_3.i.i.i7.i = load i32, ptr %_12.i, align 4, !alias.scope !2059, !noalias !2057, !noundef !10
  %_0.i.i.i8.i = and i32 %_3.i.i.i7.i, 7
  %_3.i.i1.i9.i = load i32, ptr %_14.i, align 4, !alias.scope !2064, !noalias !2054, !noundef !10
  %_0.i.i2.i10.i = and i32 %_3.i.i1.i9.i, 7
  %_5.i.i.i11.i = icmp eq i32 %_0.i.i.i8.i, %_0.i.i2.i10.i
  %_6.i.i.i12.i = icmp samesign ult i32 %_0.i.i.i8.i, %_0.i.i2.i10.i
  %_0.i.i4.i13.i = icmp ult i32 %_3.i.i.i7.i, %_3.i.i1.i9.i
  %val.sroa.0.0.i.i14.i = select i1 %_5.i.i.i11.i, i1 %_0.i.i4.i13.i, i1 %_6.i.i.i12.i
  %count.i = zext i1 %val.sroa.0.0.i.i.i to i64
  %a.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count.i
  %_19.i = xor i1 %val.sroa.0.0.i.i.i, true
  %count1.i = zext i1 %_19.i to i64
  %b.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count1.i
  %count2.i = select i1 %val.sroa.0.0.i.i14.i, i64 3, i64 2
  %c.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count2.i
  %count3.i = select i1 %val.sroa.0.0.i.i14.i, i64 2, i64 3
  %d.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count3.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2069)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2072)
  %_3.i.i.i15.i = load i32, ptr %c.i, align 4, !alias.scope !2074, !noalias !2072, !noundef !10
  %_0.i.i.i16.i = and i32 %_3.i.i.i15.i, 7
  %_3.i.i1.i17.i = load i32, ptr %a.i, align 4, !alias.scope !2079, !noalias !2069, !noundef !10
  %_0.i.i2.i18.i = and i32 %_3.i.i1.i17.i, 7
  %_5.i.i.i19.i = icmp eq i32 %_0.i.i.i16.i, %_0.i.i2.i18.i
  %_6.i.i.i20.i = icmp samesign ult i32 %_0.i.i.i16.i, %_0.i.i2.i18.i
  %_0.i.i4.i21.i = icmp ult i32 %_3.i.i.i15.i, %_3.i.i1.i17.i
  %val.sroa.0.0.i.i22.i = select i1 %_5.i.i.i19.i, i1 %_0.i.i4.i21.i, i1 %_6.i.i.i20.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2084)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2087)
  %_3.i.i.i23.i = load i32, ptr %d.i, align 4, !alias.scope !2089, !noalias !2087, !noundef !10
  %_0.i.i.i24.i = and i32 %_3.i.i.i23.i, 7
  %_3.i.i1.i25.i = load i32, ptr %b.i, align 4, !alias.scope !2094, !noalias !2084, !noundef !10
  %_0.i.i2.i26.i = and i32 %_3.i.i1.i25.i, 7
  %_5.i.i.i27.i = icmp eq i32 %_0.i.i.i24.i, %_0.i.i2.i26.i
  %_6.i.i.i28.i = icmp samesign ult i32 %_0.i.i.i24.i, %_0.i.i2.i26.i
  %_0.i.i4.i29.i = icmp ult i32 %_3.i.i.i23.i, %_3.i.i1.i25.i
  %val.sroa.0.0.i.i30.i = select i1 %_5.i.i.i27.i, i1 %_0.i.i4.i29.i, i1 %_6.i.i.i28.i
  %0 = select i1 %val.sroa.0.0.i.i22.i, ptr %c.i, ptr %a.i, !unpredictable !10
  %1 = select i1 %val.sroa.0.0.i.i30.i, ptr %c.i, ptr %b.i, !unpredictable !10
  %2 = select i1 %val.sroa.0.0.i.i22.i, ptr %a.i, ptr %1, !unpredictable !10
  %3 = select i1 %val.sroa.0.0.i.i22.i, ptr %b.i, ptr %c.i, !unpredictable !10
  %4 = select i1 %val.sroa.0.0.i.i30.i, ptr %d.i, ptr %3, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2099)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2102)
  %_3.i.i.i31.i = load i32, ptr %4, align 4, !alias.scope !2104, !noalias !2102, !noundef !10
  %_0.i.i.i32.i = and i32 %_3.i.i.i31.i, 7
  %_3.i.i1.i33.i = load i32, ptr %2, align 4, !alias.scope !2109, !noalias !2099, !noundef !10
  %_0.i.i2.i34.i = and i32 %_3.i.i1.i33.i, 7
  %_5.i.i.i35.i = icmp eq i32 %_0.i.i.i32.i, %_0.i.i2.i34.i
  %_6.i.i.i36.i = icmp samesign ult i32 %_0.i.i.i32.i, %_0.i.i2.i34.i
  %_0.i.i4.i37.i = icmp ult i32 %_3.i.i.i31.i, %_3.i.i1.i33.i
  %val.sroa.0.0.i.i38.i = select i1 %_5.i.i.i35.i, i1 %_0.i.i4.i37.i, i1 %_6.i.i.i36.i
  %5 = load i32, ptr %0, align 4
  store i32 %5, ptr %scratch.0, align 4
  %dst4.i = getelementptr inbounds nuw i8, ptr %scratch.0, i64 4
  %6 = select i1 %val.sroa.0.0.i.i38.i, i32 %_3.i.i.i31.i, i32 %_3.i.i1.i33.i
  store i32 %6, ptr %dst4.i, align 4
  %dst5.i = getelementptr inbounds nuw i8, ptr %scratch.0, i64 8
  %7 = select i1 %val.sroa.0.0.i.i38.i, i32 %_3.i.i1.i33.i, i32 %_3.i.i.i31.i
  store i32 %7, ptr %dst5.i, align 4
  %dst6.i = getelementptr inbounds nuw i8, ptr %scratch.0, i64 12
  %8 = select i1 %val.sroa.0.0.i.i30.i, i32 %_3.i.i1.i25.i, i32 %_3.i.i.i23.i
  store i32 %8, ptr %dst6.i, align 4
  %_27 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_29
  %_28 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_29
  %_7.i10 = getelementptr inbounds nuw i8, ptr %_27, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2114)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2117)
  %_3.i.i.i.i11 = load i32, ptr %_7.i10, align 4, !alias.scope !2119, !noalias !2117, !noundef !10
  %_0.i.i.i.i12 = and i32 %_3.i.i.i.i11, 7
  %_3.i.i1.i.i13 = load i32, ptr %_27, align 4, !alias.scope !2124, !noalias !2114, !noundef !10
  %_0.i.i2.i.i14 = and i32 %_3.i.i1.i.i13, 7
  %_5.i.i.i.i15 = icmp eq i32 %_0.i.i.i.i12, %_0.i.i2.i.i14
  %_6.i.i.i.i16 = icmp samesign ult i32 %_0.i.i.i.i12, %_0.i.i2.i.i14
  %_0.i.i4.i.i17 = icmp ult i32 %_3.i.i.i.i11, %_3.i.i1.i.i13
  %val.sroa.0.0.i.i.i18 = select i1 %_5.i.i.i.i15, i1 %_0.i.i4.i.i17, i1 %_6.i.i.i.i16
  %_12.i19 = getelementptr inbounds nuw i8, ptr %_27, i64 12
  %_14.i20 = getelementptr inbounds nuw i8, ptr %_27, i64 8
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2129)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2132)
  %_3.i.i.i7.i21 = load i32, ptr %_12.i19, align 4, !alias.scope !2134, !noalias !2132, !noundef !10
  %_0.i.i.i8.i22 = and i32 %_3.i.i.i7.i21, 7
  %_3.i.i1.i9.i23 = load i32, ptr %_14.i20, align 4, !alias.scope !2139, !noalias !2129, !noundef !10
  %_0.i.i2.i10.i24 = and i32 %_3.i.i1.i9.i23, 7
  %_5.i.i.i11.i25 = icmp eq i32 %_0.i.i.i8.i22, %_0.i.i2.i10.i24
  %_6.i.i.i12.i26 = icmp samesign ult i32 %_0.i.i.i8.i22, %_0.i.i2.i10.i24
  %_0.i.i4.i13.i27 = icmp ult i32 %_3.i.i.i7.i21, %_3.i.i1.i9.i23
  %val.sroa.0.0.i.i14.i28 = select i1 %_5.i.i.i11.i25, i1 %_0.i.i4.i13.i27, i1 %_6.i.i.i12.i26
  %count.i29 = zext i1 %val.sroa.0.0.i.i.i18 to i64
  %a.i30 = getelementptr inbounds nuw i32, ptr %_27, i64 %count.i29
  %_19.i31 = xor i1 %val.sroa.0.0.i.i.i18, true
  %count1.i32 = zext i1 %_19.i31 to i64
  %b.i33 = getelementptr inbounds nuw i32, ptr %_27, i64 %count1.i32
  %count2.i34 = select i1 %val.sroa.0.0.i.i14.i28, i64 3, i64 2
  %c.i35 = getelementptr inbounds nuw i32, ptr %_27, i64 %count2.i34
  %count3.i36 = select i1 %val.sroa.0.0.i.i14.i28, i64 2, i64 3
  %d.i37 = getelementptr inbounds nuw i32, ptr %_27, i64 %count3.i36
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2144)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2147)
  %_3.i.i.i15.i38 = load i32, ptr %c.i35, align 4, !alias.scope !2149, !noalias !2147, !noundef !10
  %_0.i.i.i16.i39 = and i32 %_3.i.i.i15.i38, 7
  %_3.i.i1.i17.i40 = load i32, ptr %a.i30, align 4, !alias.scope !2154, !noalias !2144, !noundef !10
  %_0.i.i2.i18.i41 = and i32 %_3.i.i1.i17.i40, 7
  %_5.i.i.i19.i42 = icmp eq i32 %_0.i.i.i16.i39, %_0.i.i2.i18.i41
  %_6.i.i.i20.i43 = icmp samesign ult i32 %_0.i.i.i16.i39, %_0.i.i2.i18.i41
  %_0.i.i4.i21.i44 = icmp ult i32 %_3.i.i.i15.i38, %_3.i.i1.i17.i40
  %val.sroa.0.0.i.i22.i45 = select i1 %_5.i.i.i19.i42, i1 %_0.i.i4.i21.i44, i1 %_6.i.i.i20.i43
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2159)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2162)
  %_3.i.i.i23.i46 = load i32, ptr %d.i37, align 4, !alias.scope !2164, !noalias !2162, !noundef !10
  %_0.i.i.i24.i47 = and i32 %_3.i.i.i23.i46, 7
  %_3.i.i1.i25.i48 = load i32, ptr %b.i33, align 4, !alias.scope !2169, !noalias !2159, !noundef !10
  %_0.i.i2.i26.i49 = and i32 %_3.i.i1.i25.i48, 7
  %_5.i.i.i27.i50 = icmp eq i32 %_0.i.i.i24.i47, %_0.i.i2.i26.i49
  %_6.i.i.i28.i51 = icmp samesign ult i32 %_0.i.i.i24.i47, %_0.i.i2.i26.i49
  %_0.i.i4.i29.i52 = icmp ult i32 %_3.i.i.i23.i46, %_3.i.i1.i25.i48
  %val.sroa.0.0.i.i30.i53 = select i1 %_5.i.i.i27.i50, i1 %_0.i.i4.i29.i52, i1 %_6.i.i.i28.i51
  %9 = select i1 %val.sroa.0.0.i.i22.i45, ptr %c.i35, ptr %a.i30, !unpredictable !10
  %10 = select i1 %val.sroa.0.0.i.i30.i53, ptr %c.i35, ptr %b.i33, !unpredictable !10
  %11 = select i1 %val.sroa.0.0.i.i22.i45, ptr %a.i30, ptr %10, !unpredictable !10
  %12 = select i1 %val.sroa.0.0.i.i22.i45, ptr %b.i33, ptr %c.i35, !unpredictable !10
  %13 = select i1 %val.sroa.0.0.i.i30.i53, ptr %d.i37, ptr %12, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2174)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2177)
  %_3.i.i.i31.i54 = load i32, ptr %13, align 4, !alias.scope !2179, !noalias !2177, !noundef !10
  %_0.i.i.i32.i55 = and i32 %_3.i.i.i31.i54, 7
  %_3.i.i1.i33.i56 = load i32, ptr %11, align 4, !alias.scope !2184, !noalias !2174, !noundef !10
  %_0.i.i2.i34.i57 = and i32 %_3.i.i1.i33.i56, 7
  %_5.i.i.i35.i58 = icmp eq i32 %_0.i.i.i32.i55, %_0.i.i2.i34.i57
  %_6.i.i.i36.i59 = icmp samesign ult i32 %_0.i.i.i32.i55, %_0.i.i2.i34.i57
  %_0.i.i4.i37.i60 = icmp ult i32 %_3.i.i.i31.i54, %_3.i.i1.i33.i56
  %val.sroa.0.0.i.i38.i61 = select i1 %_5.i.i.i35.i58, i1 %_0.i.i4.i37.i60, i1 %_6.i.i.i36.i59
  %14 = load i32, ptr %9, align 4
  store i32 %14, ptr %_28, align 4
  %dst4.i62 = getelementptr inbounds nuw i8, ptr %_28, i64 4
  %15 = select i1 %val.sroa.0.0.i.i38.i61, i32 %_3.i.i.i31.i54, i32 %_3.i.i1.i33.i56
  store i32 %15, ptr %dst4.i62, align 4
  %dst5.i65 = getelementptr inbounds nuw i8, ptr %_28, i64 8
  %16 = select i1 %val.sroa.0.0.i.i38.i61, i32 %_3.i.i1.i33.i56, i32 %_3.i.i.i31.i54
  store i32 %16, ptr %dst5.i65, align 4
  %dst6.i68 = getelementptr inbounds nuw i8, ptr %_28, i64 12
  %17 = select i1 %val.sroa.0.0.i.i30.i53, i32 %_3.i.i1.i25.i48, i32 %_3.i.i.i23.i46
  store i32 %17, ptr %dst6.i68, align 4
  br label %bb15

bb33:                                             ; preds = %bb9
  %18 = load i32, ptr %v.0, align 4
  store i32 %18, ptr %scratch.0, align 4
  %_31 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_29
  %dst = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_29
  %19 = load i32, ptr %_31, align 4
  store i32 %19, ptr %dst, align 4
  br label %bb15

bb15:                                             ; preds = %bb33, %bb10, %bb6
  %presorted_len.sroa.0.0 = phi i64 [ 8, %bb6 ], [ 4, %bb10 ], [ 1, %bb33 ]
  %20 = sub nsw i64 %v.1, %len_div_29
  %_7481 = icmp samesign ult i64 %presorted_len.sroa.0.0, %len_div_29
  br i1 %_7481, label %bb38, label %bb16.loopexit

bb16.loopexit:                                    ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit, %bb15
  %src.1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_29
  %dst4.1 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_29
  %_7481.1 = icmp ult i64 %presorted_len.sroa.0.0, %20
  br i1 %_7481.1, label %bb38.1, label %bb16.loopexit.1

bb38.1:                                           ; preds = %bb16.loopexit, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.1
  %iter1.sroa.0.082.1 = phi i64 [ %_78.1, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.1 ], [ %presorted_len.sroa.0.0, %bb16.loopexit ]
  %_78.1 = add nuw i64 %iter1.sroa.0.082.1, 1
  %_49.1 = getelementptr inbounds nuw i32, ptr %src.1, i64 %iter1.sroa.0.082.1
  %dst5.1 = getelementptr inbounds nuw i32, ptr %dst4.1, i64 %iter1.sroa.0.082.1
  %21 = load i32, ptr %_49.1, align 4
  store i32 %21, ptr %dst5.1, align 4
  %22 = getelementptr inbounds i8, ptr %dst5.1, i64 -4
  %_0.i.i.i.i74.1 = and i32 %21, 7
  %_3.i.i1.i.i75.1 = load i32, ptr %22, align 4, !alias.scope !2189, !noalias !2196, !noundef !10
  %_0.i.i2.i.i76.1 = and i32 %_3.i.i1.i.i75.1, 7
  %_5.i.i.i.i77.1 = icmp eq i32 %_0.i.i.i.i74.1, %_0.i.i2.i.i76.1
  %_6.i.i.i.i78.1 = icmp samesign ult i32 %_0.i.i.i.i74.1, %_0.i.i2.i.i76.1
  %_0.i.i4.i.i79.1 = icmp ult i32 %21, %_3.i.i1.i.i75.1
  %val.sroa.0.0.i.i.i80.1 = select i1 %_5.i.i.i.i77.1, i1 %_0.i.i4.i.i79.1, i1 %_6.i.i.i.i78.1
  br i1 %val.sroa.0.0.i.i.i80.1, label %bb4.i.1, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.1

bb4.i.1:                                          ; preds = %bb38.1, %bb6.i.1
  %gap_guard.sroa.4.0.i.1 = phi ptr [ %sift.sroa.0.0.i.1, %bb6.i.1 ], [ %dst5.1, %bb38.1 ]
  %sift.sroa.0.0.i.1 = phi ptr [ %24, %bb6.i.1 ], [ %22, %bb38.1 ]
  %23 = load i32, ptr %sift.sroa.0.0.i.1, align 4
  store i32 %23, ptr %gap_guard.sroa.4.0.i.1, align 4
  %_18.i.1 = icmp eq ptr %sift.sroa.0.0.i.1, %dst4.1
  br i1 %_18.i.1, label %bb10.i.1, label %bb6.i.1

bb6.i.1:                                          ; preds = %bb4.i.1
  %24 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.1, i64 -4
  %_3.i.i1.i3.i.1 = load i32, ptr %24, align 4, !alias.scope !2198, !noalias !2205, !noundef !10
  %_0.i.i2.i4.i.1 = and i32 %_3.i.i1.i3.i.1, 7
  %_5.i.i.i5.i.1 = icmp eq i32 %_0.i.i.i.i74.1, %_0.i.i2.i4.i.1
  %_6.i.i.i6.i.1 = icmp samesign ult i32 %_0.i.i.i.i74.1, %_0.i.i2.i4.i.1
  %_0.i.i4.i7.i.1 = icmp ult i32 %21, %_3.i.i1.i3.i.1
  %val.sroa.0.0.i.i8.i.1 = select i1 %_5.i.i.i5.i.1, i1 %_0.i.i4.i7.i.1, i1 %_6.i.i.i6.i.1
  br i1 %val.sroa.0.0.i.i8.i.1, label %bb4.i.1, label %bb10.i.1

bb10.i.1:                                         ; preds = %bb6.i.1, %bb4.i.1
  store i32 %21, ptr %sift.sroa.0.0.i.1, align 4, !noalias !2207
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.1

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.1: ; preds = %bb10.i.1, %bb38.1
  %exitcond.1.not = icmp eq i64 %_78.1, %20
  br i1 %exitcond.1.not, label %bb16.loopexit.1, label %bb38.1

bb16.loopexit.1:                                  ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit.1, %bb16.loopexit
; call core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr noalias noundef nonnull readonly align 4 captures(address, read_provenance) %scratch.0, i64 noundef %v.1, ptr noundef nonnull %v.0, ptr noalias align 8 poison) #26
  br label %bb27

bb27:                                             ; preds = %start, %bb16.loopexit.1
  ret void

bb38:                                             ; preds = %bb15, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit
  %iter1.sroa.0.082 = phi i64 [ %_78, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit ], [ %presorted_len.sroa.0.0, %bb15 ]
  %_78 = add nuw i64 %iter1.sroa.0.082, 1
  %_49 = getelementptr inbounds nuw i32, ptr %v.0, i64 %iter1.sroa.0.082
  %dst5 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %iter1.sroa.0.082
  %25 = load i32, ptr %_49, align 4
  store i32 %25, ptr %dst5, align 4
  %26 = getelementptr inbounds i8, ptr %dst5, i64 -4
  %_0.i.i.i.i74 = and i32 %25, 7
  %_3.i.i1.i.i75 = load i32, ptr %26, align 4, !alias.scope !2189, !noalias !2196, !noundef !10
  %_0.i.i2.i.i76 = and i32 %_3.i.i1.i.i75, 7
  %_5.i.i.i.i77 = icmp eq i32 %_0.i.i.i.i74, %_0.i.i2.i.i76
  %_6.i.i.i.i78 = icmp samesign ult i32 %_0.i.i.i.i74, %_0.i.i2.i.i76
  %_0.i.i4.i.i79 = icmp ult i32 %25, %_3.i.i1.i.i75
  %val.sroa.0.0.i.i.i80 = select i1 %_5.i.i.i.i77, i1 %_0.i.i4.i.i79, i1 %_6.i.i.i.i78
  br i1 %val.sroa.0.0.i.i.i80, label %bb4.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit

bb4.i:                                            ; preds = %bb38, %bb6.i
  %gap_guard.sroa.4.0.i = phi ptr [ %sift.sroa.0.0.i, %bb6.i ], [ %dst5, %bb38 ]
  %sift.sroa.0.0.i = phi ptr [ %28, %bb6.i ], [ %26, %bb38 ]
  %27 = load i32, ptr %sift.sroa.0.0.i, align 4
  store i32 %27, ptr %gap_guard.sroa.4.0.i, align 4
  %_18.i = icmp eq ptr %sift.sroa.0.0.i, %scratch.0
  br i1 %_18.i, label %bb10.i, label %bb6.i

bb6.i:                                            ; preds = %bb4.i
  %28 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i, i64 -4
  %_3.i.i1.i3.i = load i32, ptr %28, align 4, !alias.scope !2198, !noalias !2205, !noundef !10
  %_0.i.i2.i4.i = and i32 %_3.i.i1.i3.i, 7
  %_5.i.i.i5.i = icmp eq i32 %_0.i.i.i.i74, %_0.i.i2.i4.i
  %_6.i.i.i6.i = icmp samesign ult i32 %_0.i.i.i.i74, %_0.i.i2.i4.i
  %_0.i.i4.i7.i = icmp ult i32 %25, %_3.i.i1.i3.i
  %val.sroa.0.0.i.i8.i = select i1 %_5.i.i.i5.i, i1 %_0.i.i4.i7.i, i1 %_6.i.i.i6.i
  br i1 %val.sroa.0.0.i.i8.i, label %bb4.i, label %bb10.i

bb10.i:                                           ; preds = %bb6.i, %bb4.i
  store i32 %25, ptr %sift.sroa.0.0.i, align 4, !noalias !2207
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_.exit: ; preds = %bb38, %bb10.i
  %exitcond.not = icmp eq i64 %_78, %len_div_29
  br i1 %exitcond.not, label %bb16.loopexit, label %bb38
}

; core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef nonnull align 2 captures(address) %scratch.0, i64 noundef range(i64 0, 4611686018427387904) %scratch.1, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #1 {
start:
  %_5 = icmp samesign ult i64 %v.1, 2
  br i1 %_5, label %bb27, label %bb2

bb2:                                              ; preds = %start
  %_8 = add nuw nsw i64 %v.1, 16
  %_6 = icmp samesign ult i64 %scratch.1, %_8
  br i1 %_6, label %bb3, label %bb4

bb4:                                              ; preds = %bb2
  %len_div_29 = lshr i64 %v.1, 1
  %_14 = icmp samesign ugt i64 %v.1, 15
  br i1 %_14, label %bb6, label %bb9

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb9:                                              ; preds = %bb4
  %_22 = icmp samesign ugt i64 %v.1, 7
  br i1 %_22, label %bb10, label %bb33

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %v.1
; call core::slice::sort::shared::smallsort::sort8_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull %v.0, ptr noundef nonnull %scratch.0, ptr noundef nonnull %_16, ptr noalias nonnull align 1 poison) #26
  %_18 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_29
  %_19 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_29
  %_20 = getelementptr inbounds nuw i8, ptr %_16, i64 16
; call core::slice::sort::shared::smallsort::sort8_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull %_18, ptr noundef nonnull %_19, ptr noundef nonnull %_20, ptr noalias nonnull align 1 poison) #26
  br label %bb15

bb10:                                             ; preds = %bb9
  %_7.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2212)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2215)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2217)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2220)
  %_3.i.i.i = load i16, ptr %_7.i, align 2, !alias.scope !2222, !noalias !2223, !noundef !10
  %_4.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !2223, !noalias !2222, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %_12.i = getelementptr inbounds nuw i8, ptr %v.0, i64 6
  %_14.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2224)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2227)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2229)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2232)
  %_3.i.i7.i = load i16, ptr %_12.i, align 2, !alias.scope !2234, !noalias !2235, !noundef !10
  %_4.i.i8.i = load i16, ptr %_14.i, align 2, !alias.scope !2235, !noalias !2234, !noundef !10
  %_0.i.i9.i = icmp slt i16 %_3.i.i7.i, %_4.i.i8.i
  %count.i = zext i1 %_0.i.i.i to i64
  %a.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count.i
  %_19.i = xor i1 %_0.i.i.i, true
  %count1.i = zext i1 %_19.i to i64
  %b.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1.i
  %count2.i = select i1 %_0.i.i9.i, i64 3, i64 2
  %c.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count2.i
  %count3.i = select i1 %_0.i.i9.i, i64 2, i64 3
  %d.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count3.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2236)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2239)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2241)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2244)
  %_3.i.i10.i = load i16, ptr %c.i, align 2, !alias.scope !2246, !noalias !2247, !noundef !10
  %_4.i.i11.i = load i16, ptr %a.i, align 2, !alias.scope !2247, !noalias !2246, !noundef !10
  %_0.i.i12.i = icmp slt i16 %_3.i.i10.i, %_4.i.i11.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2248)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2251)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2253)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2256)
  %_3.i.i13.i = load i16, ptr %d.i, align 2, !alias.scope !2258, !noalias !2259, !noundef !10
  %_4.i.i14.i = load i16, ptr %b.i, align 2, !alias.scope !2259, !noalias !2258, !noundef !10
  %_0.i.i15.i = icmp slt i16 %_3.i.i13.i, %_4.i.i14.i
  %0 = select i1 %_0.i.i12.i, ptr %c.i, ptr %a.i, !unpredictable !10
  %1 = select i1 %_0.i.i15.i, ptr %c.i, ptr %b.i, !unpredictable !10
  %2 = select i1 %_0.i.i12.i, ptr %a.i, ptr %1, !unpredictable !10
  %3 = select i1 %_0.i.i12.i, ptr %b.i, ptr %c.i, !unpredictable !10
  %4 = select i1 %_0.i.i15.i, ptr %d.i, ptr %3, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2260)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2263)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2265)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2268)
  %_3.i.i16.i = load i16, ptr %4, align 2, !alias.scope !2270, !noalias !2271, !noundef !10
  %_4.i.i17.i = load i16, ptr %2, align 2, !alias.scope !2271, !noalias !2270, !noundef !10
  %5 = load i16, ptr %0, align 2
  store i16 %5, ptr %scratch.0, align 2
  %dst4.i = getelementptr inbounds nuw i8, ptr %scratch.0, i64 2
  %6 = tail call i16 @llvm.smin.i16(i16 %_3.i.i16.i, i16 %_4.i.i17.i)
  store i16 %6, ptr %dst4.i, align 2
  %dst5.i = getelementptr inbounds nuw i8, ptr %scratch.0, i64 4
  %7 = tail call i16 @llvm.smax.i16(i16 %_3.i.i16.i, i16 %_4.i.i17.i)
  store i16 %7, ptr %dst5.i, align 2
  %dst6.i = getelementptr inbounds nuw i8, ptr %scratch.0, i64 6
  %8 = tail call i16 @llvm.smax.i16(i16 %_3.i.i13.i, i16 %_4.i.i14.i)
  store i16 %8, ptr %dst6.i, align 2
  %_27 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_29
  %_28 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_29
  %_7.i10 = getelementptr inbounds nuw i8, ptr %_27, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2272)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2275)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2277)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2280)
  %_3.i.i.i11 = load i16, ptr %_7.i10, align 2, !alias.scope !2282, !noalias !2283, !noundef !10
  %_4.i.i.i12 = load i16, ptr %_27, align 2, !alias.scope !2283, !noalias !2282, !noundef !10
  %_0.i.i.i13 = icmp slt i16 %_3.i.i.i11, %_4.i.i.i12
  %_12.i14 = getelementptr inbounds nuw i8, ptr %_27, i64 6
  %_14.i15 = getelementptr inbounds nuw i8, ptr %_27, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2284)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2287)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2289)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2292)
  %_3.i.i7.i16 = load i16, ptr %_12.i14, align 2, !alias.scope !2294, !noalias !2295, !noundef !10
  %_4.i.i8.i17 = load i16, ptr %_14.i15, align 2, !alias.scope !2295, !noalias !2294, !noundef !10
  %_0.i.i9.i18 = icmp slt i16 %_3.i.i7.i16, %_4.i.i8.i17
  %count.i19 = zext i1 %_0.i.i.i13 to i64
  %a.i20 = getelementptr inbounds nuw i16, ptr %_27, i64 %count.i19
  %_19.i21 = xor i1 %_0.i.i.i13, true
  %count1.i22 = zext i1 %_19.i21 to i64
  %b.i23 = getelementptr inbounds nuw i16, ptr %_27, i64 %count1.i22
  %count2.i24 = select i1 %_0.i.i9.i18, i64 3, i64 2
  %c.i25 = getelementptr inbounds nuw i16, ptr %_27, i64 %count2.i24
  %count3.i26 = select i1 %_0.i.i9.i18, i64 2, i64 3
  %d.i27 = getelementptr inbounds nuw i16, ptr %_27, i64 %count3.i26
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2296)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2299)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2301)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2304)
  %_3.i.i10.i28 = load i16, ptr %c.i25, align 2, !alias.scope !2306, !noalias !2307, !noundef !10
  %_4.i.i11.i29 = load i16, ptr %a.i20, align 2, !alias.scope !2307, !noalias !2306, !noundef !10
  %_0.i.i12.i30 = icmp slt i16 %_3.i.i10.i28, %_4.i.i11.i29
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2308)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2311)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2313)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2316)
  %_3.i.i13.i31 = load i16, ptr %d.i27, align 2, !alias.scope !2318, !noalias !2319, !noundef !10
  %_4.i.i14.i32 = load i16, ptr %b.i23, align 2, !alias.scope !2319, !noalias !2318, !noundef !10
  %_0.i.i15.i33 = icmp slt i16 %_3.i.i13.i31, %_4.i.i14.i32
  %9 = select i1 %_0.i.i12.i30, ptr %c.i25, ptr %a.i20, !unpredictable !10
  %10 = select i1 %_0.i.i15.i33, ptr %c.i25, ptr %b.i23, !unpredictable !10
  %11 = select i1 %_0.i.i12.i30, ptr %a.i20, ptr %10, !unpredictable !10
  %12 = select i1 %_0.i.i12.i30, ptr %b.i23, ptr %c.i25, !unpredictable !10
  %13 = select i1 %_0.i.i15.i33, ptr %d.i27, ptr %12, !unpredictable !10
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2320)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2323)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2325)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2328)
  %_3.i.i16.i34 = load i16, ptr %13, align 2, !alias.scope !2330, !noalias !2331, !noundef !10
  %_4.i.i17.i35 = load i16, ptr %11, align 2, !alias.scope !2331, !noalias !2330, !noundef !10
  %14 = load i16, ptr %9, align 2
  store i16 %14, ptr %_28, align 2
  %dst4.i37 = getelementptr inbounds nuw i8, ptr %_28, i64 2
  %15 = tail call i16 @llvm.smin.i16(i16 %_3.i.i16.i34, i16 %_4.i.i17.i35)
  store i16 %15, ptr %dst4.i37, align 2
  %dst5.i40 = getelementptr inbounds nuw i8, ptr %_28, i64 4
  %16 = tail call i16 @llvm.smax.i16(i16 %_3.i.i16.i34, i16 %_4.i.i17.i35)
  store i16 %16, ptr %dst5.i40, align 2
  %dst6.i43 = getelementptr inbounds nuw i8, ptr %_28, i64 6
  %17 = tail call i16 @llvm.smax.i16(i16 %_3.i.i13.i31, i16 %_4.i.i14.i32)
  store i16 %17, ptr %dst6.i43, align 2
  br label %bb15

bb33:                                             ; preds = %bb9
  %18 = load i16, ptr %v.0, align 2
  store i16 %18, ptr %scratch.0, align 2
  %_31 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_29
  %dst = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_29
  %19 = load i16, ptr %_31, align 2
  store i16 %19, ptr %dst, align 2
  br label %bb15

bb15:                                             ; preds = %bb33, %bb10, %bb6
  %presorted_len.sroa.0.0 = phi i64 [ 8, %bb6 ], [ 4, %bb10 ], [ 1, %bb33 ]
  %20 = sub nsw i64 %v.1, %len_div_29
  %_7459 = icmp samesign ult i64 %presorted_len.sroa.0.0, %len_div_29
  br i1 %_7459, label %bb38, label %bb16.loopexit

bb16.loopexit:                                    ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %bb15
  %src.1 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_29
  %dst4.1 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_29
  %_7459.1 = icmp ult i64 %presorted_len.sroa.0.0, %20
  br i1 %_7459.1, label %bb38.1, label %bb16.loopexit.1

bb38.1:                                           ; preds = %bb16.loopexit, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.1
  %iter1.sroa.0.060.1 = phi i64 [ %_78.1, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.1 ], [ %presorted_len.sroa.0.0, %bb16.loopexit ]
  %_78.1 = add nuw i64 %iter1.sroa.0.060.1, 1
  %_49.1 = getelementptr inbounds nuw i16, ptr %src.1, i64 %iter1.sroa.0.060.1
  %dst5.1 = getelementptr inbounds nuw i16, ptr %dst4.1, i64 %iter1.sroa.0.060.1
  %21 = load i16, ptr %_49.1, align 2
  store i16 %21, ptr %dst5.1, align 2
  %22 = getelementptr inbounds i8, ptr %dst5.1, i64 -2
  %_4.i.i.i56.1 = load i16, ptr %22, align 2, !alias.scope !2332, !noalias !2337, !noundef !10
  %_0.i.i.i57.1 = icmp slt i16 %21, %_4.i.i.i56.1
  br i1 %_0.i.i.i57.1, label %bb4.i.1, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.1

bb4.i.1:                                          ; preds = %bb38.1, %bb6.i.1
  %gap_guard.sroa.4.0.i.1 = phi ptr [ %sift.sroa.0.0.i.1, %bb6.i.1 ], [ %dst5.1, %bb38.1 ]
  %sift.sroa.0.0.i.1 = phi ptr [ %24, %bb6.i.1 ], [ %22, %bb38.1 ]
  %23 = load i16, ptr %sift.sroa.0.0.i.1, align 2
  store i16 %23, ptr %gap_guard.sroa.4.0.i.1, align 2
  %_18.i.1 = icmp eq ptr %sift.sroa.0.0.i.1, %dst4.1
  br i1 %_18.i.1, label %bb10.i.1, label %bb6.i.1

bb6.i.1:                                          ; preds = %bb4.i.1
  %24 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i.1, i64 -2
  %_4.i.i2.i.1 = load i16, ptr %24, align 2, !alias.scope !2340, !noalias !2345, !noundef !10
  %_0.i.i3.i.1 = icmp slt i16 %21, %_4.i.i2.i.1
  br i1 %_0.i.i3.i.1, label %bb4.i.1, label %bb10.i.1

bb10.i.1:                                         ; preds = %bb6.i.1, %bb4.i.1
  store i16 %21, ptr %sift.sroa.0.0.i.1, align 2, !noalias !2348
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.1

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.1: ; preds = %bb10.i.1, %bb38.1
  %exitcond.1.not = icmp eq i64 %_78.1, %20
  br i1 %exitcond.1.not, label %bb16.loopexit.1, label %bb38.1

bb16.loopexit.1:                                  ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit.1, %bb16.loopexit
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2353)
  %25 = getelementptr i16, ptr %scratch.0, i64 %len_div_29
  %26 = getelementptr i8, ptr %25, i64 -2
  %count1.i49 = add nsw i64 %v.1, -1
  %27 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %count1.i49
  %28 = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1.i49
  br label %bb15.i

bb16.i:                                           ; preds = %bb15.i
  %29 = getelementptr i8, ptr %34, i64 2
  %30 = getelementptr i8, ptr %33, i64 2
  %_43.i = and i64 %v.1, 1
  %_22.i = icmp eq i64 %_43.i, 0
  br i1 %_22.i, label %bb9.i, label %bb5.i

bb15.i:                                           ; preds = %bb15.i, %bb16.loopexit.1
  %dst.sroa.0.028.i = phi ptr [ %v.0, %bb16.loopexit.1 ], [ %_16.i.i, %bb15.i ]
  %iter.sroa.0.027.i = phi i64 [ 0, %bb16.loopexit.1 ], [ %_39.i, %bb15.i ]
  %left.sroa.0.026.i = phi ptr [ %scratch.0, %bb16.loopexit.1 ], [ %_14.i.i, %bb15.i ]
  %right.sroa.0.025.i = phi ptr [ %25, %bb16.loopexit.1 ], [ %_12.i.i, %bb15.i ]
  %left_rev.sroa.0.024.i = phi ptr [ %26, %bb16.loopexit.1 ], [ %34, %bb15.i ]
  %right_rev.sroa.0.023.i = phi ptr [ %27, %bb16.loopexit.1 ], [ %33, %bb15.i ]
  %dst_rev.sroa.0.022.i = phi ptr [ %28, %bb16.loopexit.1 ], [ %35, %bb15.i ]
  %_39.i = add nuw nsw i64 %iter.sroa.0.027.i, 1
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2356)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2359)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2361), !noalias !2364
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2367), !noalias !2364
  %_3.i.i.i50 = load i16, ptr %right.sroa.0.025.i, align 2, !alias.scope !2369, !noalias !2370, !noundef !10
  %_4.i.i.i51 = load i16, ptr %left.sroa.0.026.i, align 2, !alias.scope !2371, !noalias !2372, !noundef !10
  %_0.i.i.i52 = icmp slt i16 %_3.i.i.i50, %_4.i.i.i51
  %is_l.i18.i = xor i1 %_0.i.i.i52, true
  %31 = tail call i16 @llvm.smin.i16(i16 %_3.i.i.i50, i16 %_4.i.i.i51)
  store i16 %31, ptr %dst.sroa.0.028.i, align 2, !noalias !2373
  %count.i.i = zext i1 %_0.i.i.i52 to i64
  %_12.i.i = getelementptr inbounds nuw i16, ptr %right.sroa.0.025.i, i64 %count.i.i
  %count2.i.i = zext i1 %is_l.i18.i to i64
  %_14.i.i = getelementptr inbounds nuw i16, ptr %left.sroa.0.026.i, i64 %count2.i.i
  %_16.i.i = getelementptr inbounds nuw i8, ptr %dst.sroa.0.028.i, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2375)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2378)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2380), !noalias !2383
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2386), !noalias !2383
  %_3.i.i19.i = load i16, ptr %right_rev.sroa.0.023.i, align 2, !alias.scope !2388, !noalias !2389, !noundef !10
  %_4.i.i20.i = load i16, ptr %left_rev.sroa.0.024.i, align 2, !alias.scope !2390, !noalias !2391, !noundef !10
  %_0.i.i21.i = icmp slt i16 %_3.i.i19.i, %_4.i.i20.i
  %is_l.i.i = xor i1 %_0.i.i21.i, true
  %32 = tail call i16 @llvm.smax.i16(i16 %_3.i.i19.i, i16 %_4.i.i20.i)
  store i16 %32, ptr %dst_rev.sroa.0.022.i, align 2, !noalias !2392
  %count.neg.i.i = sext i1 %is_l.i.i to i64
  %33 = getelementptr i16, ptr %right_rev.sroa.0.023.i, i64 %count.neg.i.i
  %count3.neg.i.i = sext i1 %_0.i.i21.i to i64
  %34 = getelementptr i16, ptr %left_rev.sroa.0.024.i, i64 %count3.neg.i.i
  %35 = getelementptr inbounds i8, ptr %dst_rev.sroa.0.022.i, i64 -2
  %exitcond.not.i = icmp eq i64 %_39.i, %len_div_29
  br i1 %exitcond.not.i, label %bb16.i, label %bb15.i

bb5.i:                                            ; preds = %bb16.i
  %left_nonempty.i = icmp ult ptr %_14.i.i, %29
  %left.sroa.0.0.right.sroa.0.0.i = select i1 %left_nonempty.i, ptr %_14.i.i, ptr %_12.i.i
  %36 = load i16, ptr %left.sroa.0.0.right.sroa.0.0.i, align 2, !alias.scope !2353
  store i16 %36, ptr %_16.i.i, align 2, !noalias !2353
  %count2.i53 = zext i1 %left_nonempty.i to i64
  %_26.i = getelementptr inbounds nuw i16, ptr %_14.i.i, i64 %count2.i53
  %_30.i = xor i1 %left_nonempty.i, true
  %count3.i54 = zext i1 %_30.i to i64
  %_28.i = getelementptr inbounds nuw i16, ptr %_12.i.i, i64 %count3.i54
  br label %bb9.i

bb9.i:                                            ; preds = %bb5.i, %bb16.i
  %right.sroa.0.1.i = phi ptr [ %_12.i.i, %bb16.i ], [ %_28.i, %bb5.i ]
  %left.sroa.0.1.i = phi ptr [ %_14.i.i, %bb16.i ], [ %_26.i, %bb5.i ]
  %_31.i = icmp ne ptr %left.sroa.0.1.i, %29
  %_32.i = icmp ne ptr %right.sroa.0.1.i, %30
  %or.cond.i = select i1 %_31.i, i1 true, i1 %_32.i, !prof !152
  br i1 %or.cond.i, label %bb13.i, label %bb27, !prof !152

bb13.i:                                           ; preds = %bb9.i
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  tail call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #25, !noalias !2353
  unreachable

bb27:                                             ; preds = %bb9.i, %start
  ret void

bb38:                                             ; preds = %bb15, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %iter1.sroa.0.060 = phi i64 [ %_78, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %presorted_len.sroa.0.0, %bb15 ]
  %_78 = add nuw i64 %iter1.sroa.0.060, 1
  %_49 = getelementptr inbounds nuw i16, ptr %v.0, i64 %iter1.sroa.0.060
  %dst5 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %iter1.sroa.0.060
  %37 = load i16, ptr %_49, align 2
  store i16 %37, ptr %dst5, align 2
  %38 = getelementptr inbounds i8, ptr %dst5, i64 -2
  %_4.i.i.i56 = load i16, ptr %38, align 2, !alias.scope !2332, !noalias !2337, !noundef !10
  %_0.i.i.i57 = icmp slt i16 %37, %_4.i.i.i56
  br i1 %_0.i.i.i57, label %bb4.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb4.i:                                            ; preds = %bb38, %bb6.i
  %gap_guard.sroa.4.0.i = phi ptr [ %sift.sroa.0.0.i, %bb6.i ], [ %dst5, %bb38 ]
  %sift.sroa.0.0.i = phi ptr [ %40, %bb6.i ], [ %38, %bb38 ]
  %39 = load i16, ptr %sift.sroa.0.0.i, align 2
  store i16 %39, ptr %gap_guard.sroa.4.0.i, align 2
  %_18.i = icmp eq ptr %sift.sroa.0.0.i, %scratch.0
  br i1 %_18.i, label %bb10.i, label %bb6.i

bb6.i:                                            ; preds = %bb4.i
  %40 = getelementptr inbounds i8, ptr %sift.sroa.0.0.i, i64 -2
  %_4.i.i2.i = load i16, ptr %40, align 2, !alias.scope !2340, !noalias !2345, !noundef !10
  %_0.i.i3.i = icmp slt i16 %37, %_4.i.i2.i
  br i1 %_0.i.i3.i, label %bb4.i, label %bb10.i

bb10.i:                                           ; preds = %bb6.i, %bb4.i
  store i16 %37, ptr %sift.sroa.0.0.i, align 2, !noalias !2348
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb38, %bb10.i
  %exitcond.not = icmp eq i64 %_78, %len_div_29
  br i1 %exitcond.not, label %bb16.loopexit, label %bb38
}

; core::slice::sort::unstable::heapsort::heapsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr noalias noundef nonnull align 4 captures(none) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #7 {
start:
  %_75 = lshr i64 %v.1, 1
  %_6 = add nuw nsw i64 %_75, %v.1
  %_17.not19 = icmp eq i64 %_6, 0
  br i1 %_17.not19, label %bb7, label %bb6

bb7:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit, %start
  ret void

bb6:                                              ; preds = %start, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit
  %iter.sroa.2.020 = phi i64 [ %_20, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit ], [ %_6, %start ]
  %_20 = add nsw i64 %iter.sroa.2.020, -1
  %_12.not = icmp ult i64 %_20, %v.1
  br i1 %_12.not, label %bb11, label %bb2

bb2:                                              ; preds = %bb6
  %0 = sub nuw nsw i64 %_20, %v.1
  br label %bb4

bb11:                                             ; preds = %bb6
  %pb = getelementptr inbounds nuw i32, ptr %v.0, i64 %_20
  %tmp.sroa.0.0.copyload.i = load i32, ptr %v.0, align 4
  %1 = load i32, ptr %pb, align 4
  store i32 %1, ptr %v.0, align 4
  store i32 %tmp.sroa.0.0.copyload.i, ptr %pb, align 4
  br label %bb4

bb4:                                              ; preds = %bb2, %bb11
  %sift_idx.sroa.0.0 = phi i64 [ %0, %bb2 ], [ 0, %bb11 ]
  %..i = tail call noundef range(i64 0, 4611686018427387904) i64 @llvm.umin.i64(i64 range(i64 0, 4611686018427387904) %v.1, i64 range(i64 0, 6917529027641081854) %_20)
  %_4.i = icmp ule i64 %sift_idx.sroa.0.0, %..i
  tail call void @llvm.assume(i1 %_4.i)
  %_9.i15 = shl nuw nsw i64 %sift_idx.sroa.0.0, 1
  %2 = or disjoint i64 %_9.i15, 1
  %_11.not.i16 = icmp samesign ult i64 %2, %..i
  br i1 %_11.not.i16, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

bb3.i:                                            ; preds = %bb4, %bb16.i
  %3 = phi i64 [ %5, %bb16.i ], [ %2, %bb4 ]
  %_9.i18 = phi i64 [ %_9.i, %bb16.i ], [ %_9.i15, %bb4 ]
  %node.sroa.0.0.i17 = phi i64 [ %child.sroa.0.0.i, %bb16.i ], [ %sift_idx.sroa.0.0, %bb4 ]
  %_14.i = add nuw nsw i64 %_9.i18, 2
  %_13.i = icmp samesign ult i64 %_14.i, %..i
  br i1 %_13.i, label %bb4.i, label %bb7.i

bb4.i:                                            ; preds = %bb3.i
  %_20.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %3
  %_23.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %_14.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2394)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2397)
  %_3.i.i.i = load i32, ptr %_20.i, align 4, !alias.scope !2399, !noalias !2397, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %_23.i, align 4, !alias.scope !2404, !noalias !2394, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  %_16.i = zext i1 %val.sroa.0.0.i.i to i64
  %4 = add nuw nsw i64 %3, %_16.i
  br label %bb7.i

bb7.i:                                            ; preds = %bb4.i, %bb3.i
  %child.sroa.0.0.i = phi i64 [ %4, %bb4.i ], [ %3, %bb3.i ]
  %_29.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %node.sroa.0.0.i17
  %_32.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %child.sroa.0.0.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2409)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2412)
  %_3.i.i.i6 = load i32, ptr %_29.i, align 4, !alias.scope !2414, !noalias !2412, !noundef !10
  %_0.i.i.i7 = and i32 %_3.i.i.i6, 7
  %_3.i.i1.i8 = load i32, ptr %_32.i, align 4, !alias.scope !2419, !noalias !2409, !noundef !10
  %_0.i.i2.i9 = and i32 %_3.i.i1.i8, 7
  %_5.i.i.i10 = icmp eq i32 %_0.i.i.i7, %_0.i.i2.i9
  %_6.i.i.i11 = icmp samesign ult i32 %_0.i.i.i7, %_0.i.i2.i9
  %_0.i.i4.i12 = icmp ult i32 %_3.i.i.i6, %_3.i.i1.i8
  %val.sroa.0.0.i.i13 = select i1 %_5.i.i.i10, i1 %_0.i.i4.i12, i1 %_6.i.i.i11
  br i1 %val.sroa.0.0.i.i13, label %bb16.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

bb16.i:                                           ; preds = %bb7.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2424)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2427)
  store i32 %_3.i.i1.i8, ptr %_29.i, align 4, !alias.scope !2424, !noalias !2427
  store i32 %_3.i.i.i6, ptr %_32.i, align 4, !alias.scope !2427, !noalias !2424
  %_9.i = shl nuw nsw i64 %child.sroa.0.0.i, 1
  %5 = or disjoint i64 %_9.i, 1
  %_11.not.i = icmp samesign ult i64 %5, %..i
  br i1 %_11.not.i, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit: ; preds = %bb7.i, %bb16.i, %bb4
  %_17.not = icmp eq i64 %_20, 0
  br i1 %_17.not, label %bb7, label %bb6
}

; core::slice::sort::unstable::heapsort::heapsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias nonnull readnone align 1 captures(none) %is_less) unnamed_addr #7 {
start:
  %_75 = lshr i64 %v.1, 1
  %_6 = add nuw nsw i64 %_75, %v.1
  %_17.not14 = icmp eq i64 %_6, 0
  br i1 %_17.not14, label %bb7, label %bb6

bb7:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %start
  ret void

bb6:                                              ; preds = %start, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %iter.sroa.2.015 = phi i64 [ %_20, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit ], [ %_6, %start ]
  %_20 = add nsw i64 %iter.sroa.2.015, -1
  %_12.not = icmp ult i64 %_20, %v.1
  br i1 %_12.not, label %bb11, label %bb2

bb2:                                              ; preds = %bb6
  %0 = sub nuw nsw i64 %_20, %v.1
  br label %bb4

bb11:                                             ; preds = %bb6
  %pb = getelementptr inbounds nuw i16, ptr %v.0, i64 %_20
  %tmp.sroa.0.0.copyload.i = load i16, ptr %v.0, align 2
  %1 = load i16, ptr %pb, align 2
  store i16 %1, ptr %v.0, align 2
  store i16 %tmp.sroa.0.0.copyload.i, ptr %pb, align 2
  br label %bb4

bb4:                                              ; preds = %bb2, %bb11
  %sift_idx.sroa.0.0 = phi i64 [ %0, %bb2 ], [ 0, %bb11 ]
  %..i = tail call noundef range(i64 0, 4611686018427387904) i64 @llvm.umin.i64(i64 range(i64 0, 4611686018427387904) %v.1, i64 range(i64 0, 6917529027641081854) %_20)
  %_4.i = icmp ule i64 %sift_idx.sroa.0.0, %..i
  tail call void @llvm.assume(i1 %_4.i)
  %_9.i10 = shl nuw nsw i64 %sift_idx.sroa.0.0, 1
  %2 = or disjoint i64 %_9.i10, 1
  %_11.not.i11 = icmp samesign ult i64 %2, %..i
  br i1 %_11.not.i11, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb4, %bb16.i
  %3 = phi i64 [ %5, %bb16.i ], [ %2, %bb4 ]
  %_9.i13 = phi i64 [ %_9.i, %bb16.i ], [ %_9.i10, %bb4 ]
  %node.sroa.0.0.i12 = phi i64 [ %child.sroa.0.0.i, %bb16.i ], [ %sift_idx.sroa.0.0, %bb4 ]
  %_14.i = add nuw nsw i64 %_9.i13, 2
  %_13.i = icmp samesign ult i64 %_14.i, %..i
  br i1 %_13.i, label %bb4.i, label %bb7.i

bb4.i:                                            ; preds = %bb3.i
  %_20.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %3
  %_23.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %_14.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2429)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2432)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2434)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2437)
  %_3.i.i = load i16, ptr %_20.i, align 2, !alias.scope !2439, !noalias !2440, !noundef !10
  %_4.i.i = load i16, ptr %_23.i, align 2, !alias.scope !2440, !noalias !2439, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  %_16.i = zext i1 %_0.i.i to i64
  %4 = add nuw nsw i64 %3, %_16.i
  br label %bb7.i

bb7.i:                                            ; preds = %bb4.i, %bb3.i
  %child.sroa.0.0.i = phi i64 [ %4, %bb4.i ], [ %3, %bb3.i ]
  %_29.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %node.sroa.0.0.i12
  %_32.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %child.sroa.0.0.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2441)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2444)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2446)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2449)
  %_3.i.i6 = load i16, ptr %_29.i, align 2, !alias.scope !2451, !noalias !2452, !noundef !10
  %_4.i.i7 = load i16, ptr %_32.i, align 2, !alias.scope !2452, !noalias !2451, !noundef !10
  %_0.i.i8 = icmp slt i16 %_3.i.i6, %_4.i.i7
  br i1 %_0.i.i8, label %bb16.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb16.i:                                           ; preds = %bb7.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2453)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2456)
  store i16 %_4.i.i7, ptr %_29.i, align 2, !alias.scope !2453, !noalias !2456
  store i16 %_3.i.i6, ptr %_32.i, align 2, !alias.scope !2456, !noalias !2453
  %_9.i = shl nuw nsw i64 %child.sroa.0.0.i, 1
  %5 = or disjoint i64 %_9.i, 1
  %_11.not.i = icmp samesign ult i64 %5, %..i
  br i1 %_11.not.i, label %bb3.i, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb7.i, %bb16.i, %bb4
  %_17.not = icmp eq i64 %_20, 0
  br i1 %_17.not, label %bb7, label %bb6
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_(ptr noalias noundef nonnull align 4 captures(address) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %pivot, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #8 {
start:
  %gap_value = alloca [4 x i8], align 4
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb18, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value)
  %value = load i32, ptr %v.0, align 4, !noundef !10
  store i32 %value, ptr %gap_value, align 4
  %1 = getelementptr i32, ptr %v.0, i64 %v.1
  %unroll_end = getelementptr i8, ptr %1, i64 -4
  %state.sroa.11.041 = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_1942 = icmp ult ptr %state.sroa.11.041, %unroll_end
  br i1 %_1942, label %bb5.lr.ph, label %bb12.preheader

bb5.lr.ph:                                        ; preds = %bb2
  %_3.i.i.i.i.i4 = load i32, ptr %pivot, align 4, !alias.scope !2458, !noalias !2467, !noundef !10
  %_0.i.i.i.i.i5 = and i32 %_3.i.i.i.i.i4, 7
  br label %bb5

bb18:                                             ; preds = %start, %bb17
  %_0.sroa.0.0 = phi i64 [ %4, %bb17 ], [ 0, %start ]
  ret i64 %_0.sroa.0.0

bb12.preheader:                                   ; preds = %bb5, %bb2
  %state.sroa.0.0.lcssa = phi ptr [ %v.0, %bb2 ], [ %_16.i18, %bb5 ]
  %state.sroa.21.0.lcssa = phi i64 [ 0, %bb2 ], [ %8, %bb5 ]
  %state.sroa.11.0.lcssa = phi ptr [ %state.sroa.11.041, %bb2 ], [ %state.sroa.11.0, %bb5 ]
  %_3.i.i.i.i.i = load i32, ptr %pivot, align 4, !alias.scope !2473, !noalias !2482, !noundef !10
  %_0.i.i.i.i.i = and i32 %_3.i.i.i.i.i, 7
  br label %bb12

bb12:                                             ; preds = %bb12.preheader, %bb12
  %state.sroa.0.1 = phi ptr [ %_37.sroa.0.0, %bb12 ], [ %state.sroa.0.0.lcssa, %bb12.preheader ]
  %state.sroa.11.1 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12 ], [ %state.sroa.11.0.lcssa, %bb12.preheader ]
  %state.sroa.21.1 = phi i64 [ %4, %bb12 ], [ %state.sroa.21.0.lcssa, %bb12.preheader ]
  %is_done = icmp eq ptr %state.sroa.11.1, %1
  %_37.sroa.0.0 = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  call void @llvm.experimental.noalias.scope.decl(metadata !2488)
  call void @llvm.experimental.noalias.scope.decl(metadata !2489)
  call void @llvm.experimental.noalias.scope.decl(metadata !2490)
  call void @llvm.experimental.noalias.scope.decl(metadata !2491)
  %_3.i.i1.i.i.i = load i32, ptr %_37.sroa.0.0, align 4, !alias.scope !2492, !noalias !2497, !noundef !10
  %_0.i.i2.i.i.i = and i32 %_3.i.i1.i.i.i, 7
  %_5.i.i.i.i.i = icmp eq i32 %_0.i.i.i.i.i, %_0.i.i2.i.i.i
  %_6.i.i.i.i.i = icmp samesign uge i32 %_0.i.i.i.i.i, %_0.i.i2.i.i.i
  %_0.i.i4.i.i.i = icmp uge i32 %_3.i.i.i.i.i, %_3.i.i1.i.i.i
  %val.sroa.0.0.i.i.i.i = select i1 %_5.i.i.i.i.i, i1 %_0.i.i4.i.i.i, i1 %_6.i.i.i.i.i
  %left.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %state.sroa.21.1
  %2 = load i32, ptr %left.i, align 4, !noalias !2498
  store i32 %2, ptr %state.sroa.0.1, align 4, !noalias !2498
  %3 = load i32, ptr %_37.sroa.0.0, align 4, !noalias !2498
  store i32 %3, ptr %left.i, align 4, !noalias !2498
  %_15.i = zext i1 %val.sroa.0.0.i.i.i.i to i64
  %4 = add i64 %state.sroa.21.1, %_15.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 4
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value)
  br label %bb18

bb5:                                              ; preds = %bb5.lr.ph, %bb5
  %state.sroa.11.045 = phi ptr [ %state.sroa.11.041, %bb5.lr.ph ], [ %state.sroa.11.0, %bb5 ]
  %state.sroa.21.044 = phi i64 [ 0, %bb5.lr.ph ], [ %8, %bb5 ]
  %state.sroa.0.043 = phi ptr [ %v.0, %bb5.lr.ph ], [ %_16.i18, %bb5 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2499)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2500)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2501)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2502)
  %_3.i.i1.i.i.i6 = load i32, ptr %state.sroa.11.045, align 4, !alias.scope !2503, !noalias !2508, !noundef !10
  %_0.i.i2.i.i.i7 = and i32 %_3.i.i1.i.i.i6, 7
  %_5.i.i.i.i.i8 = icmp eq i32 %_0.i.i.i.i.i5, %_0.i.i2.i.i.i7
  %_6.i.i.i.i.i9 = icmp samesign uge i32 %_0.i.i.i.i.i5, %_0.i.i2.i.i.i7
  %_0.i.i4.i.i.i10 = icmp uge i32 %_3.i.i.i.i.i4, %_3.i.i1.i.i.i6
  %val.sroa.0.0.i.i.i.i11 = select i1 %_5.i.i.i.i.i8, i1 %_0.i.i4.i.i.i10, i1 %_6.i.i.i.i.i9
  %left.i15 = getelementptr inbounds nuw i32, ptr %v.0, i64 %state.sroa.21.044
  %5 = load i32, ptr %left.i15, align 4, !noalias !2509
  store i32 %5, ptr %state.sroa.0.043, align 4, !noalias !2509
  store i32 %_3.i.i1.i.i.i6, ptr %left.i15, align 4, !noalias !2509
  %_15.i17 = zext i1 %val.sroa.0.0.i.i.i.i11 to i64
  %6 = add i64 %state.sroa.21.044, %_15.i17
  %_16.i18 = getelementptr inbounds nuw i8, ptr %state.sroa.0.043, i64 8
  %_3.i.i1.i.i.i23 = load i32, ptr %_16.i18, align 4, !alias.scope !2510, !noalias !2519, !noundef !10
  %_0.i.i2.i.i.i24 = and i32 %_3.i.i1.i.i.i23, 7
  %_5.i.i.i.i.i25 = icmp eq i32 %_0.i.i.i.i.i5, %_0.i.i2.i.i.i24
  %_6.i.i.i.i.i26 = icmp samesign uge i32 %_0.i.i.i.i.i5, %_0.i.i2.i.i.i24
  %_0.i.i4.i.i.i27 = icmp uge i32 %_3.i.i.i.i.i4, %_3.i.i1.i.i.i23
  %val.sroa.0.0.i.i.i.i28 = select i1 %_5.i.i.i.i.i25, i1 %_0.i.i4.i.i.i27, i1 %_6.i.i.i.i.i26
  %left.i32 = getelementptr inbounds nuw i32, ptr %v.0, i64 %6
  %7 = load i32, ptr %left.i32, align 4, !noalias !2525
  store i32 %7, ptr %state.sroa.11.045, align 4, !noalias !2525
  store i32 %_3.i.i1.i.i.i23, ptr %left.i32, align 4, !noalias !2525
  %_15.i34 = zext i1 %val.sroa.0.0.i.i.i.i28 to i64
  %8 = add i64 %6, %_15.i34
  %state.sroa.11.0 = getelementptr inbounds nuw i8, ptr %state.sroa.0.043, i64 12
  %_19 = icmp ult ptr %state.sroa.11.0, %unroll_end
  br i1 %_19, label %bb5, label %bb12.preheader
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_(ptr noalias noundef nonnull align 4 captures(address) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, ptr noalias noundef readonly align 4 captures(none) dereferenceable(4) %pivot, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #8 {
start:
  %gap_value = alloca [4 x i8], align 4
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb18, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value)
  %value = load i32, ptr %v.0, align 4, !noundef !10
  store i32 %value, ptr %gap_value, align 4
  %1 = getelementptr i32, ptr %v.0, i64 %v.1
  %unroll_end = getelementptr i8, ptr %1, i64 -4
  %state.sroa.11.041 = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_1942 = icmp ult ptr %state.sroa.11.041, %unroll_end
  br i1 %_1942, label %bb5.lr.ph, label %bb12.preheader

bb5.lr.ph:                                        ; preds = %bb2
  %_3.i.i1.i.i6 = load i32, ptr %pivot, align 4, !alias.scope !2526, !noalias !2533, !noundef !10
  %_0.i.i2.i.i7 = and i32 %_3.i.i1.i.i6, 7
  br label %bb5

bb18:                                             ; preds = %start, %bb17
  %_0.sroa.0.0 = phi i64 [ %4, %bb17 ], [ 0, %start ]
  ret i64 %_0.sroa.0.0

bb12.preheader:                                   ; preds = %bb5, %bb2
  %state.sroa.0.0.lcssa = phi ptr [ %v.0, %bb2 ], [ %_16.i18, %bb5 ]
  %state.sroa.21.0.lcssa = phi i64 [ 0, %bb2 ], [ %8, %bb5 ]
  %state.sroa.11.0.lcssa = phi ptr [ %state.sroa.11.041, %bb2 ], [ %state.sroa.11.0, %bb5 ]
  %_3.i.i1.i.i = load i32, ptr %pivot, align 4, !alias.scope !2538, !noalias !2545, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  br label %bb12

bb12:                                             ; preds = %bb12.preheader, %bb12
  %state.sroa.0.1 = phi ptr [ %_37.sroa.0.0, %bb12 ], [ %state.sroa.0.0.lcssa, %bb12.preheader ]
  %state.sroa.11.1 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12 ], [ %state.sroa.11.0.lcssa, %bb12.preheader ]
  %state.sroa.21.1 = phi i64 [ %4, %bb12 ], [ %state.sroa.21.0.lcssa, %bb12.preheader ]
  %is_done = icmp eq ptr %state.sroa.11.1, %1
  %_37.sroa.0.0 = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  call void @llvm.experimental.noalias.scope.decl(metadata !2550)
  call void @llvm.experimental.noalias.scope.decl(metadata !2551)
  %_3.i.i.i.i = load i32, ptr %_37.sroa.0.0, align 4, !alias.scope !2552, !noalias !2557, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  %left.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %state.sroa.21.1
  %2 = load i32, ptr %left.i, align 4, !noalias !2558
  store i32 %2, ptr %state.sroa.0.1, align 4, !noalias !2558
  %3 = load i32, ptr %_37.sroa.0.0, align 4, !noalias !2558
  store i32 %3, ptr %left.i, align 4, !noalias !2558
  %_15.i = zext i1 %val.sroa.0.0.i.i.i to i64
  %4 = add i64 %state.sroa.21.1, %_15.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 4
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value)
  br label %bb18

bb5:                                              ; preds = %bb5.lr.ph, %bb5
  %state.sroa.11.045 = phi ptr [ %state.sroa.11.041, %bb5.lr.ph ], [ %state.sroa.11.0, %bb5 ]
  %state.sroa.21.044 = phi i64 [ 0, %bb5.lr.ph ], [ %8, %bb5 ]
  %state.sroa.0.043 = phi ptr [ %v.0, %bb5.lr.ph ], [ %_16.i18, %bb5 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2559)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2560)
  %_3.i.i.i.i4 = load i32, ptr %state.sroa.11.045, align 4, !alias.scope !2561, !noalias !2566, !noundef !10
  %_0.i.i.i.i5 = and i32 %_3.i.i.i.i4, 7
  %_5.i.i.i.i8 = icmp eq i32 %_0.i.i.i.i5, %_0.i.i2.i.i7
  %_6.i.i.i.i9 = icmp samesign ult i32 %_0.i.i.i.i5, %_0.i.i2.i.i7
  %_0.i.i4.i.i10 = icmp ult i32 %_3.i.i.i.i4, %_3.i.i1.i.i6
  %val.sroa.0.0.i.i.i11 = select i1 %_5.i.i.i.i8, i1 %_0.i.i4.i.i10, i1 %_6.i.i.i.i9
  %left.i15 = getelementptr inbounds nuw i32, ptr %v.0, i64 %state.sroa.21.044
  %5 = load i32, ptr %left.i15, align 4, !noalias !2567
  store i32 %5, ptr %state.sroa.0.043, align 4, !noalias !2567
  store i32 %_3.i.i.i.i4, ptr %left.i15, align 4, !noalias !2567
  %_15.i17 = zext i1 %val.sroa.0.0.i.i.i11 to i64
  %6 = add i64 %state.sroa.21.044, %_15.i17
  %_16.i18 = getelementptr inbounds nuw i8, ptr %state.sroa.0.043, i64 8
  %_3.i.i.i.i21 = load i32, ptr %_16.i18, align 4, !alias.scope !2568, !noalias !2575, !noundef !10
  %_0.i.i.i.i22 = and i32 %_3.i.i.i.i21, 7
  %_5.i.i.i.i25 = icmp eq i32 %_0.i.i.i.i22, %_0.i.i2.i.i7
  %_6.i.i.i.i26 = icmp samesign ult i32 %_0.i.i.i.i22, %_0.i.i2.i.i7
  %_0.i.i4.i.i27 = icmp ult i32 %_3.i.i.i.i21, %_3.i.i1.i.i6
  %val.sroa.0.0.i.i.i28 = select i1 %_5.i.i.i.i25, i1 %_0.i.i4.i.i27, i1 %_6.i.i.i.i26
  %left.i32 = getelementptr inbounds nuw i32, ptr %v.0, i64 %6
  %7 = load i32, ptr %left.i32, align 4, !noalias !2580
  store i32 %7, ptr %state.sroa.11.045, align 4, !noalias !2580
  store i32 %_3.i.i.i.i21, ptr %left.i32, align 4, !noalias !2580
  %_15.i34 = zext i1 %val.sroa.0.0.i.i.i28 to i64
  %8 = add i64 %6, %_15.i34
  %state.sroa.11.0 = getelementptr inbounds nuw i8, ptr %state.sroa.0.043, i64 12
  %_19 = icmp ult ptr %state.sroa.11.0, %unroll_end
  br i1 %_19, label %bb5, label %bb12.preheader
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %pivot, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #8 {
start:
  %gap_value = alloca [2 x i8], align 2
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb18, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value)
  %value = load i16, ptr %v.0, align 2, !noundef !10
  store i16 %value, ptr %gap_value, align 2
  %1 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end = getelementptr i8, ptr %1, i64 -2
  %state.sroa.11.031 = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %_1932 = icmp ult ptr %state.sroa.11.031, %unroll_end
  br i1 %_1932, label %bb5.lr.ph, label %bb12.preheader

bb5.lr.ph:                                        ; preds = %bb2
  %_3.i.i.i.i4 = load i16, ptr %pivot, align 2, !alias.scope !2581, !noalias !2588, !noundef !10
  br label %bb5

bb18:                                             ; preds = %start, %bb17
  %_0.sroa.0.0 = phi i64 [ %4, %bb17 ], [ 0, %start ]
  ret i64 %_0.sroa.0.0

bb12.preheader:                                   ; preds = %bb5, %bb2
  %state.sroa.0.0.lcssa = phi ptr [ %v.0, %bb2 ], [ %_16.i13, %bb5 ]
  %state.sroa.21.0.lcssa = phi i64 [ 0, %bb2 ], [ %8, %bb5 ]
  %state.sroa.11.0.lcssa = phi ptr [ %state.sroa.11.031, %bb2 ], [ %state.sroa.11.0, %bb5 ]
  %_3.i.i.i.i = load i16, ptr %pivot, align 2, !alias.scope !2595, !noalias !2602, !noundef !10
  br label %bb12

bb12:                                             ; preds = %bb12.preheader, %bb12
  %state.sroa.0.1 = phi ptr [ %_37.sroa.0.0, %bb12 ], [ %state.sroa.0.0.lcssa, %bb12.preheader ]
  %state.sroa.11.1 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12 ], [ %state.sroa.11.0.lcssa, %bb12.preheader ]
  %state.sroa.21.1 = phi i64 [ %4, %bb12 ], [ %state.sroa.21.0.lcssa, %bb12.preheader ]
  %is_done = icmp eq ptr %state.sroa.11.1, %1
  %_37.sroa.0.0 = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  call void @llvm.experimental.noalias.scope.decl(metadata !2609)
  call void @llvm.experimental.noalias.scope.decl(metadata !2610)
  call void @llvm.experimental.noalias.scope.decl(metadata !2611)
  call void @llvm.experimental.noalias.scope.decl(metadata !2612)
  call void @llvm.experimental.noalias.scope.decl(metadata !2613)
  call void @llvm.experimental.noalias.scope.decl(metadata !2614)
  %_4.i.i.i.i = load i16, ptr %_37.sroa.0.0, align 2, !alias.scope !2615, !noalias !2616, !noundef !10
  %_0.i.i.i.i = icmp sge i16 %_3.i.i.i.i, %_4.i.i.i.i
  %left.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %state.sroa.21.1
  %2 = load i16, ptr %left.i, align 2, !noalias !2617
  store i16 %2, ptr %state.sroa.0.1, align 2, !noalias !2617
  %3 = load i16, ptr %_37.sroa.0.0, align 2, !noalias !2617
  store i16 %3, ptr %left.i, align 2, !noalias !2617
  %_15.i = zext i1 %_0.i.i.i.i to i64
  %4 = add i64 %state.sroa.21.1, %_15.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value)
  br label %bb18

bb5:                                              ; preds = %bb5.lr.ph, %bb5
  %state.sroa.11.035 = phi ptr [ %state.sroa.11.031, %bb5.lr.ph ], [ %state.sroa.11.0, %bb5 ]
  %state.sroa.21.034 = phi i64 [ 0, %bb5.lr.ph ], [ %8, %bb5 ]
  %state.sroa.0.033 = phi ptr [ %v.0, %bb5.lr.ph ], [ %_16.i13, %bb5 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2618)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2619)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2620)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2621)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2622)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2623)
  %_4.i.i.i.i5 = load i16, ptr %state.sroa.11.035, align 2, !alias.scope !2624, !noalias !2625, !noundef !10
  %_0.i.i.i.i6 = icmp sge i16 %_3.i.i.i.i4, %_4.i.i.i.i5
  %left.i10 = getelementptr inbounds nuw i16, ptr %v.0, i64 %state.sroa.21.034
  %5 = load i16, ptr %left.i10, align 2, !noalias !2626
  store i16 %5, ptr %state.sroa.0.033, align 2, !noalias !2626
  store i16 %_4.i.i.i.i5, ptr %left.i10, align 2, !noalias !2626
  %_15.i12 = zext i1 %_0.i.i.i.i6 to i64
  %6 = add i64 %state.sroa.21.034, %_15.i12
  %_16.i13 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033, i64 4
  %_4.i.i.i.i17 = load i16, ptr %_16.i13, align 2, !alias.scope !2627, !noalias !2634, !noundef !10
  %_0.i.i.i.i18 = icmp sge i16 %_3.i.i.i.i4, %_4.i.i.i.i17
  %left.i22 = getelementptr inbounds nuw i16, ptr %v.0, i64 %6
  %7 = load i16, ptr %left.i22, align 2, !noalias !2641
  store i16 %7, ptr %state.sroa.11.035, align 2, !noalias !2641
  store i16 %_4.i.i.i.i17, ptr %left.i22, align 2, !noalias !2641
  %_15.i24 = zext i1 %_0.i.i.i.i18 to i64
  %8 = add i64 %6, %_15.i24
  %state.sroa.11.0 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033, i64 6
  %_19 = icmp ult ptr %state.sroa.11.0, %unroll_end
  br i1 %_19, label %bb5, label %bb12.preheader
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %pivot, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #8 {
start:
  %gap_value = alloca [2 x i8], align 2
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb18, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value)
  %value = load i16, ptr %v.0, align 2, !noundef !10
  store i16 %value, ptr %gap_value, align 2
  %1 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end = getelementptr i8, ptr %1, i64 -2
  %state.sroa.11.031 = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %_1932 = icmp ult ptr %state.sroa.11.031, %unroll_end
  br i1 %_1932, label %bb5.lr.ph, label %bb12.preheader

bb5.lr.ph:                                        ; preds = %bb2
  %_3.i.i.i.i4 = load i16, ptr %pivot, align 2, !alias.scope !2642, !noalias !2649, !noundef !10
  br label %bb5

bb18:                                             ; preds = %start, %bb17
  %_0.sroa.0.0 = phi i64 [ %4, %bb17 ], [ 0, %start ]
  ret i64 %_0.sroa.0.0

bb12.preheader:                                   ; preds = %bb5, %bb2
  %state.sroa.0.0.lcssa = phi ptr [ %v.0, %bb2 ], [ %_16.i13, %bb5 ]
  %state.sroa.21.0.lcssa = phi i64 [ 0, %bb2 ], [ %8, %bb5 ]
  %state.sroa.11.0.lcssa = phi ptr [ %state.sroa.11.031, %bb2 ], [ %state.sroa.11.0, %bb5 ]
  %_3.i.i.i.i = load i16, ptr %pivot, align 2, !alias.scope !2656, !noalias !2663, !noundef !10
  br label %bb12

bb12:                                             ; preds = %bb12.preheader, %bb12
  %state.sroa.0.1 = phi ptr [ %_37.sroa.0.0, %bb12 ], [ %state.sroa.0.0.lcssa, %bb12.preheader ]
  %state.sroa.11.1 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12 ], [ %state.sroa.11.0.lcssa, %bb12.preheader ]
  %state.sroa.21.1 = phi i64 [ %4, %bb12 ], [ %state.sroa.21.0.lcssa, %bb12.preheader ]
  %is_done = icmp eq ptr %state.sroa.11.1, %1
  %_37.sroa.0.0 = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  call void @llvm.experimental.noalias.scope.decl(metadata !2670)
  call void @llvm.experimental.noalias.scope.decl(metadata !2671)
  call void @llvm.experimental.noalias.scope.decl(metadata !2672)
  call void @llvm.experimental.noalias.scope.decl(metadata !2673)
  call void @llvm.experimental.noalias.scope.decl(metadata !2674)
  call void @llvm.experimental.noalias.scope.decl(metadata !2675)
  %_4.i.i.i.i = load i16, ptr %_37.sroa.0.0, align 2, !alias.scope !2676, !noalias !2677, !noundef !10
  %_0.i.i.i.i = icmp sge i16 %_3.i.i.i.i, %_4.i.i.i.i
  %left.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %state.sroa.21.1
  %2 = load i16, ptr %left.i, align 2, !noalias !2678
  store i16 %2, ptr %state.sroa.0.1, align 2, !noalias !2678
  %3 = load i16, ptr %_37.sroa.0.0, align 2, !noalias !2678
  store i16 %3, ptr %left.i, align 2, !noalias !2678
  %_15.i = zext i1 %_0.i.i.i.i to i64
  %4 = add i64 %state.sroa.21.1, %_15.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value)
  br label %bb18

bb5:                                              ; preds = %bb5.lr.ph, %bb5
  %state.sroa.11.035 = phi ptr [ %state.sroa.11.031, %bb5.lr.ph ], [ %state.sroa.11.0, %bb5 ]
  %state.sroa.21.034 = phi i64 [ 0, %bb5.lr.ph ], [ %8, %bb5 ]
  %state.sroa.0.033 = phi ptr [ %v.0, %bb5.lr.ph ], [ %_16.i13, %bb5 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2679)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2680)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2681)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2682)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2683)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2684)
  %_4.i.i.i.i5 = load i16, ptr %state.sroa.11.035, align 2, !alias.scope !2685, !noalias !2686, !noundef !10
  %_0.i.i.i.i6 = icmp sge i16 %_3.i.i.i.i4, %_4.i.i.i.i5
  %left.i10 = getelementptr inbounds nuw i16, ptr %v.0, i64 %state.sroa.21.034
  %5 = load i16, ptr %left.i10, align 2, !noalias !2687
  store i16 %5, ptr %state.sroa.0.033, align 2, !noalias !2687
  store i16 %_4.i.i.i.i5, ptr %left.i10, align 2, !noalias !2687
  %_15.i12 = zext i1 %_0.i.i.i.i6 to i64
  %6 = add i64 %state.sroa.21.034, %_15.i12
  %_16.i13 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033, i64 4
  %_4.i.i.i.i17 = load i16, ptr %_16.i13, align 2, !alias.scope !2688, !noalias !2695, !noundef !10
  %_0.i.i.i.i18 = icmp sge i16 %_3.i.i.i.i4, %_4.i.i.i.i17
  %left.i22 = getelementptr inbounds nuw i16, ptr %v.0, i64 %6
  %7 = load i16, ptr %left.i22, align 2, !noalias !2702
  store i16 %7, ptr %state.sroa.11.035, align 2, !noalias !2702
  store i16 %_4.i.i.i.i17, ptr %left.i22, align 2, !noalias !2702
  %_15.i24 = zext i1 %_0.i.i.i.i18 to i64
  %8 = add i64 %6, %_15.i24
  %state.sroa.11.0 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033, i64 6
  %_19 = icmp ult ptr %state.sroa.11.0, %unroll_end
  br i1 %_19, label %bb5, label %bb12.preheader
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %pivot, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #8 {
start:
  %gap_value = alloca [2 x i8], align 2
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb18, label %bb2

bb2:                                              ; preds = %start
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value)
  %value = load i16, ptr %v.0, align 2, !noundef !10
  store i16 %value, ptr %gap_value, align 2
  %1 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end = getelementptr i8, ptr %1, i64 -2
  %state.sroa.11.031 = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  %_1932 = icmp ult ptr %state.sroa.11.031, %unroll_end
  br i1 %_1932, label %bb5.lr.ph, label %bb12.preheader

bb5.lr.ph:                                        ; preds = %bb2
  %_4.i.i.i5 = load i16, ptr %pivot, align 2, !alias.scope !2703, !noalias !2708, !noundef !10
  br label %bb5

bb18:                                             ; preds = %start, %bb17
  %_0.sroa.0.0 = phi i64 [ %4, %bb17 ], [ 0, %start ]
  ret i64 %_0.sroa.0.0

bb12.preheader:                                   ; preds = %bb5, %bb2
  %state.sroa.0.0.lcssa = phi ptr [ %v.0, %bb2 ], [ %_16.i13, %bb5 ]
  %state.sroa.21.0.lcssa = phi i64 [ 0, %bb2 ], [ %8, %bb5 ]
  %state.sroa.11.0.lcssa = phi ptr [ %state.sroa.11.031, %bb2 ], [ %state.sroa.11.0, %bb5 ]
  %_4.i.i.i = load i16, ptr %pivot, align 2, !alias.scope !2714, !noalias !2719, !noundef !10
  br label %bb12

bb12:                                             ; preds = %bb12.preheader, %bb12
  %state.sroa.0.1 = phi ptr [ %_37.sroa.0.0, %bb12 ], [ %state.sroa.0.0.lcssa, %bb12.preheader ]
  %state.sroa.11.1 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12 ], [ %state.sroa.11.0.lcssa, %bb12.preheader ]
  %state.sroa.21.1 = phi i64 [ %4, %bb12 ], [ %state.sroa.21.0.lcssa, %bb12.preheader ]
  %is_done = icmp eq ptr %state.sroa.11.1, %1
  %_37.sroa.0.0 = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  call void @llvm.experimental.noalias.scope.decl(metadata !2725)
  call void @llvm.experimental.noalias.scope.decl(metadata !2726)
  call void @llvm.experimental.noalias.scope.decl(metadata !2727)
  call void @llvm.experimental.noalias.scope.decl(metadata !2728)
  %_3.i.i.i = load i16, ptr %_37.sroa.0.0, align 2, !alias.scope !2729, !noalias !2730, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %left.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %state.sroa.21.1
  %2 = load i16, ptr %left.i, align 2, !noalias !2731
  store i16 %2, ptr %state.sroa.0.1, align 2, !noalias !2731
  %3 = load i16, ptr %_37.sroa.0.0, align 2, !noalias !2731
  store i16 %3, ptr %left.i, align 2, !noalias !2731
  %_15.i = zext i1 %_0.i.i.i to i64
  %4 = add i64 %state.sroa.21.1, %_15.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done, ptr %gap_value, ptr %state.sroa.11.1
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb12
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value)
  br label %bb18

bb5:                                              ; preds = %bb5.lr.ph, %bb5
  %state.sroa.11.035 = phi ptr [ %state.sroa.11.031, %bb5.lr.ph ], [ %state.sroa.11.0, %bb5 ]
  %state.sroa.21.034 = phi i64 [ 0, %bb5.lr.ph ], [ %8, %bb5 ]
  %state.sroa.0.033 = phi ptr [ %v.0, %bb5.lr.ph ], [ %_16.i13, %bb5 ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2732)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2733)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2734)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2735)
  %_3.i.i.i4 = load i16, ptr %state.sroa.11.035, align 2, !alias.scope !2736, !noalias !2737, !noundef !10
  %_0.i.i.i6 = icmp slt i16 %_3.i.i.i4, %_4.i.i.i5
  %left.i10 = getelementptr inbounds nuw i16, ptr %v.0, i64 %state.sroa.21.034
  %5 = load i16, ptr %left.i10, align 2, !noalias !2738
  store i16 %5, ptr %state.sroa.0.033, align 2, !noalias !2738
  store i16 %_3.i.i.i4, ptr %left.i10, align 2, !noalias !2738
  %_15.i12 = zext i1 %_0.i.i.i6 to i64
  %6 = add i64 %state.sroa.21.034, %_15.i12
  %_16.i13 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033, i64 4
  %_3.i.i.i16 = load i16, ptr %_16.i13, align 2, !alias.scope !2739, !noalias !2744, !noundef !10
  %_0.i.i.i18 = icmp slt i16 %_3.i.i.i16, %_4.i.i.i5
  %left.i22 = getelementptr inbounds nuw i16, ptr %v.0, i64 %6
  %7 = load i16, ptr %left.i22, align 2, !noalias !2750
  store i16 %7, ptr %state.sroa.11.035, align 2, !noalias !2750
  store i16 %_3.i.i.i16, ptr %left.i22, align 2, !noalias !2750
  %_15.i24 = zext i1 %_0.i.i.i18 to i64
  %8 = add i64 %6, %_15.i24
  %state.sroa.11.0 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033, i64 6
  %_19 = icmp ult ptr %state.sroa.11.0, %unroll_end
  br i1 %_19, label %bb5, label %bb12.preheader
}

; core::slice::sort::unstable::quicksort::partition::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef range(i64 0, 2305843009213693951) i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB26_(ptr noalias noundef nonnull align 4 captures(address) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %pivot, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #9 {
start:
  %gap_value.i = alloca [4 x i8], align 4
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb12, label %bb2

bb2:                                              ; preds = %start
  %_5.not = icmp ult i64 %pivot, %v.1
  br i1 %_5.not, label %bb4, label %bb3

bb12:                                             ; preds = %start, %bb10
  %num_lt.sroa.0.0 = phi i64 [ %_0.sroa.0.0.i, %bb10 ], [ 0, %start ]
  ret i64 %num_lt.sroa.0.0

bb4:                                              ; preds = %bb2
  %_9.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %pivot
  %tmp.sroa.0.0.copyload.i.i = load i32, ptr %v.0, align 4, !alias.scope !2751
  %1 = load i32, ptr %_9.i, align 4, !alias.scope !2751
  store i32 %1, ptr %v.0, align 4, !alias.scope !2751
  store i32 %tmp.sroa.0.0.copyload.i.i, ptr %_9.i, align 4, !alias.scope !2751
  %data.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2754)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2757)
  %2 = icmp eq i64 %v.1, 1
  br i1 %2, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit, label %bb2.i

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb2.i:                                            ; preds = %bb4
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i), !noalias !2759
  %value.i = load i32, ptr %data.i.i, align 4, !alias.scope !2754, !noalias !2757, !noundef !10
  store i32 %value.i, ptr %gap_value.i, align 4, !noalias !2759
  %3 = getelementptr i32, ptr %v.0, i64 %v.1
  %unroll_end.i = getelementptr i8, ptr %3, i64 -4
  %state.sroa.11.041.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  %_1942.i = icmp ult ptr %state.sroa.11.041.i, %unroll_end.i
  br i1 %_1942.i, label %bb5.lr.ph.i, label %bb12.preheader.i

bb5.lr.ph.i:                                      ; preds = %bb2.i
  %_3.i.i.i.i.i4.i = load i32, ptr %v.0, align 4, !alias.scope !2760, !noalias !2769, !noundef !10
  %_0.i.i.i.i.i5.i = and i32 %_3.i.i.i.i.i4.i, 7
  br label %bb5.i

bb12.preheader.i:                                 ; preds = %bb5.i, %bb2.i
  %state.sroa.0.0.lcssa.i = phi ptr [ %data.i.i, %bb2.i ], [ %_16.i18.i, %bb5.i ]
  %state.sroa.21.0.lcssa.i = phi i64 [ 0, %bb2.i ], [ %10, %bb5.i ]
  %state.sroa.11.0.lcssa.i = phi ptr [ %state.sroa.11.041.i, %bb2.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %_3.i.i.i.i.i.i = load i32, ptr %v.0, align 4, !alias.scope !2775, !noalias !2784, !noundef !10
  %_0.i.i.i.i.i.i = and i32 %_3.i.i.i.i.i.i, 7
  br label %bb12.i

bb12.i:                                           ; preds = %bb12.i, %bb12.preheader.i
  %state.sroa.0.1.i = phi ptr [ %_37.sroa.0.0.i, %bb12.i ], [ %state.sroa.0.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.11.1.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i ], [ %state.sroa.11.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.21.1.i = phi i64 [ %6, %bb12.i ], [ %state.sroa.21.0.lcssa.i, %bb12.preheader.i ]
  %is_done.i = icmp eq ptr %state.sroa.11.1.i, %3
  %_37.sroa.0.0.i = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  call void @llvm.experimental.noalias.scope.decl(metadata !2790)
  call void @llvm.experimental.noalias.scope.decl(metadata !2791)
  call void @llvm.experimental.noalias.scope.decl(metadata !2792)
  call void @llvm.experimental.noalias.scope.decl(metadata !2793)
  %_3.i.i1.i.i.i.i = load i32, ptr %_37.sroa.0.0.i, align 4, !alias.scope !2794, !noalias !2799, !noundef !10
  %_0.i.i2.i.i.i.i = and i32 %_3.i.i1.i.i.i.i, 7
  %_5.i.i.i.i.i.i = icmp eq i32 %_0.i.i.i.i.i.i, %_0.i.i2.i.i.i.i
  %_6.i.i.i.i.i.i = icmp samesign uge i32 %_0.i.i.i.i.i.i, %_0.i.i2.i.i.i.i
  %_0.i.i4.i.i.i.i = icmp uge i32 %_3.i.i.i.i.i.i, %_3.i.i1.i.i.i.i
  %val.sroa.0.0.i.i.i.i.i = select i1 %_5.i.i.i.i.i.i, i1 %_0.i.i4.i.i.i.i, i1 %_6.i.i.i.i.i.i
  %left.i.i = getelementptr inbounds nuw i32, ptr %data.i.i, i64 %state.sroa.21.1.i
  %4 = load i32, ptr %left.i.i, align 4, !alias.scope !2754, !noalias !2800
  store i32 %4, ptr %state.sroa.0.1.i, align 4, !noalias !2800
  %5 = load i32, ptr %_37.sroa.0.0.i, align 4, !noalias !2800
  store i32 %5, ptr %left.i.i, align 4, !alias.scope !2754, !noalias !2800
  %_15.i.i = zext i1 %val.sroa.0.0.i.i.i.i.i to i64
  %6 = add i64 %state.sroa.21.1.i, %_15.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 4
  br i1 %is_done.i, label %bb17.i, label %bb12.i

bb17.i:                                           ; preds = %bb12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i), !noalias !2759
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit

bb5.i:                                            ; preds = %bb5.i, %bb5.lr.ph.i
  %state.sroa.11.045.i = phi ptr [ %state.sroa.11.041.i, %bb5.lr.ph.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %state.sroa.21.044.i = phi i64 [ 0, %bb5.lr.ph.i ], [ %10, %bb5.i ]
  %state.sroa.0.043.i = phi ptr [ %data.i.i, %bb5.lr.ph.i ], [ %_16.i18.i, %bb5.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2801)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2802)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2803)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2804)
  %_3.i.i1.i.i.i6.i = load i32, ptr %state.sroa.11.045.i, align 4, !alias.scope !2805, !noalias !2810, !noundef !10
  %_0.i.i2.i.i.i7.i = and i32 %_3.i.i1.i.i.i6.i, 7
  %_5.i.i.i.i.i8.i = icmp eq i32 %_0.i.i.i.i.i5.i, %_0.i.i2.i.i.i7.i
  %_6.i.i.i.i.i9.i = icmp samesign uge i32 %_0.i.i.i.i.i5.i, %_0.i.i2.i.i.i7.i
  %_0.i.i4.i.i.i10.i = icmp uge i32 %_3.i.i.i.i.i4.i, %_3.i.i1.i.i.i6.i
  %val.sroa.0.0.i.i.i.i11.i = select i1 %_5.i.i.i.i.i8.i, i1 %_0.i.i4.i.i.i10.i, i1 %_6.i.i.i.i.i9.i
  %left.i15.i = getelementptr inbounds nuw i32, ptr %data.i.i, i64 %state.sroa.21.044.i
  %7 = load i32, ptr %left.i15.i, align 4, !alias.scope !2754, !noalias !2811
  store i32 %7, ptr %state.sroa.0.043.i, align 4, !alias.scope !2754, !noalias !2811
  store i32 %_3.i.i1.i.i.i6.i, ptr %left.i15.i, align 4, !alias.scope !2754, !noalias !2811
  %_15.i17.i = zext i1 %val.sroa.0.0.i.i.i.i11.i to i64
  %8 = add i64 %state.sroa.21.044.i, %_15.i17.i
  %_16.i18.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.043.i, i64 8
  %_3.i.i1.i.i.i23.i = load i32, ptr %_16.i18.i, align 4, !alias.scope !2812, !noalias !2821, !noundef !10
  %_0.i.i2.i.i.i24.i = and i32 %_3.i.i1.i.i.i23.i, 7
  %_5.i.i.i.i.i25.i = icmp eq i32 %_0.i.i.i.i.i5.i, %_0.i.i2.i.i.i24.i
  %_6.i.i.i.i.i26.i = icmp samesign uge i32 %_0.i.i.i.i.i5.i, %_0.i.i2.i.i.i24.i
  %_0.i.i4.i.i.i27.i = icmp uge i32 %_3.i.i.i.i.i4.i, %_3.i.i1.i.i.i23.i
  %val.sroa.0.0.i.i.i.i28.i = select i1 %_5.i.i.i.i.i25.i, i1 %_0.i.i4.i.i.i27.i, i1 %_6.i.i.i.i.i26.i
  %left.i32.i = getelementptr inbounds nuw i32, ptr %data.i.i, i64 %8
  %9 = load i32, ptr %left.i32.i, align 4, !alias.scope !2754, !noalias !2827
  store i32 %9, ptr %state.sroa.11.045.i, align 4, !alias.scope !2754, !noalias !2827
  store i32 %_3.i.i1.i.i.i23.i, ptr %left.i32.i, align 4, !alias.scope !2754, !noalias !2827
  %_15.i34.i = zext i1 %val.sroa.0.0.i.i.i.i28.i to i64
  %10 = add i64 %8, %_15.i34.i
  %state.sroa.11.0.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.043.i, i64 12
  %_19.i = icmp ult ptr %state.sroa.11.0.i, %unroll_end.i
  br i1 %_19.i, label %bb5.i, label %bb12.preheader.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit: ; preds = %bb4, %bb17.i
  %_0.sroa.0.0.i = phi i64 [ %6, %bb17.i ], [ 0, %bb4 ]
  %_15.not = icmp ult i64 %_0.sroa.0.0.i, %v.1
  br i1 %_15.not, label %bb10, label %bb9

bb10:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit
  %_9.i5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_0.sroa.0.0.i
  %tmp.sroa.0.0.copyload.i.i6 = load i32, ptr %v.0, align 4, !alias.scope !2828
  %11 = load i32, ptr %_9.i5, align 4, !alias.scope !2828
  store i32 %11, ptr %v.0, align 4, !alias.scope !2828
  store i32 %tmp.sroa.0.0.copyload.i.i6, ptr %_9.i5, align 4, !alias.scope !2828
  br label %bb12

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_.exit
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef range(i64 0, 2305843009213693951) i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 captures(address) %v.0, i64 noundef range(i64 0, 2305843009213693952) %v.1, i64 noundef %pivot, ptr noalias readnone align 8 captures(none) %is_less) unnamed_addr #9 {
start:
  %gap_value.i = alloca [4 x i8], align 4
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb12, label %bb2

bb2:                                              ; preds = %start
  %_5.not = icmp ult i64 %pivot, %v.1
  br i1 %_5.not, label %bb4, label %bb3

bb12:                                             ; preds = %start, %bb10
  %num_lt.sroa.0.0 = phi i64 [ %_0.sroa.0.0.i, %bb10 ], [ 0, %start ]
  ret i64 %num_lt.sroa.0.0

bb4:                                              ; preds = %bb2
  %_9.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %pivot
  %tmp.sroa.0.0.copyload.i.i = load i32, ptr %v.0, align 4, !alias.scope !2831
  %1 = load i32, ptr %_9.i, align 4, !alias.scope !2831
  store i32 %1, ptr %v.0, align 4, !alias.scope !2831
  store i32 %tmp.sroa.0.0.copyload.i.i, ptr %_9.i, align 4, !alias.scope !2831
  %data.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2834)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2837)
  %2 = icmp eq i64 %v.1, 1
  br i1 %2, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit, label %bb2.i

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb2.i:                                            ; preds = %bb4
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i), !noalias !2839
  %value.i = load i32, ptr %data.i.i, align 4, !alias.scope !2834, !noalias !2837, !noundef !10
  store i32 %value.i, ptr %gap_value.i, align 4, !noalias !2839
  %3 = getelementptr i32, ptr %v.0, i64 %v.1
  %unroll_end.i = getelementptr i8, ptr %3, i64 -4
  %state.sroa.11.041.i = getelementptr inbounds nuw i8, ptr %v.0, i64 8
  %_1942.i = icmp ult ptr %state.sroa.11.041.i, %unroll_end.i
  br i1 %_1942.i, label %bb5.lr.ph.i, label %bb12.preheader.i

bb5.lr.ph.i:                                      ; preds = %bb2.i
  %_3.i.i1.i.i6.i = load i32, ptr %v.0, align 4, !alias.scope !2840, !noalias !2847, !noundef !10
  %_0.i.i2.i.i7.i = and i32 %_3.i.i1.i.i6.i, 7
  br label %bb5.i

bb12.preheader.i:                                 ; preds = %bb5.i, %bb2.i
  %state.sroa.0.0.lcssa.i = phi ptr [ %data.i.i, %bb2.i ], [ %_16.i18.i, %bb5.i ]
  %state.sroa.21.0.lcssa.i = phi i64 [ 0, %bb2.i ], [ %10, %bb5.i ]
  %state.sroa.11.0.lcssa.i = phi ptr [ %state.sroa.11.041.i, %bb2.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %_3.i.i1.i.i.i = load i32, ptr %v.0, align 4, !alias.scope !2852, !noalias !2859, !noundef !10
  %_0.i.i2.i.i.i = and i32 %_3.i.i1.i.i.i, 7
  br label %bb12.i

bb12.i:                                           ; preds = %bb12.i, %bb12.preheader.i
  %state.sroa.0.1.i = phi ptr [ %_37.sroa.0.0.i, %bb12.i ], [ %state.sroa.0.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.11.1.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i ], [ %state.sroa.11.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.21.1.i = phi i64 [ %6, %bb12.i ], [ %state.sroa.21.0.lcssa.i, %bb12.preheader.i ]
  %is_done.i = icmp eq ptr %state.sroa.11.1.i, %3
  %_37.sroa.0.0.i = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  call void @llvm.experimental.noalias.scope.decl(metadata !2864)
  call void @llvm.experimental.noalias.scope.decl(metadata !2865)
  %_3.i.i.i.i.i = load i32, ptr %_37.sroa.0.0.i, align 4, !alias.scope !2866, !noalias !2871, !noundef !10
  %_0.i.i.i.i.i = and i32 %_3.i.i.i.i.i, 7
  %_5.i.i.i.i.i = icmp eq i32 %_0.i.i.i.i.i, %_0.i.i2.i.i.i
  %_6.i.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i.i, %_0.i.i2.i.i.i
  %_0.i.i4.i.i.i = icmp ult i32 %_3.i.i.i.i.i, %_3.i.i1.i.i.i
  %val.sroa.0.0.i.i.i.i = select i1 %_5.i.i.i.i.i, i1 %_0.i.i4.i.i.i, i1 %_6.i.i.i.i.i
  %left.i.i = getelementptr inbounds nuw i32, ptr %data.i.i, i64 %state.sroa.21.1.i
  %4 = load i32, ptr %left.i.i, align 4, !alias.scope !2834, !noalias !2872
  store i32 %4, ptr %state.sroa.0.1.i, align 4, !noalias !2872
  %5 = load i32, ptr %_37.sroa.0.0.i, align 4, !noalias !2872
  store i32 %5, ptr %left.i.i, align 4, !alias.scope !2834, !noalias !2872
  %_15.i.i = zext i1 %val.sroa.0.0.i.i.i.i to i64
  %6 = add i64 %state.sroa.21.1.i, %_15.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 4
  br i1 %is_done.i, label %bb17.i, label %bb12.i

bb17.i:                                           ; preds = %bb12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i), !noalias !2839
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit

bb5.i:                                            ; preds = %bb5.i, %bb5.lr.ph.i
  %state.sroa.11.045.i = phi ptr [ %state.sroa.11.041.i, %bb5.lr.ph.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %state.sroa.21.044.i = phi i64 [ 0, %bb5.lr.ph.i ], [ %10, %bb5.i ]
  %state.sroa.0.043.i = phi ptr [ %data.i.i, %bb5.lr.ph.i ], [ %_16.i18.i, %bb5.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2873)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2874)
  %_3.i.i.i.i4.i = load i32, ptr %state.sroa.11.045.i, align 4, !alias.scope !2875, !noalias !2880, !noundef !10
  %_0.i.i.i.i5.i = and i32 %_3.i.i.i.i4.i, 7
  %_5.i.i.i.i8.i = icmp eq i32 %_0.i.i.i.i5.i, %_0.i.i2.i.i7.i
  %_6.i.i.i.i9.i = icmp samesign ult i32 %_0.i.i.i.i5.i, %_0.i.i2.i.i7.i
  %_0.i.i4.i.i10.i = icmp ult i32 %_3.i.i.i.i4.i, %_3.i.i1.i.i6.i
  %val.sroa.0.0.i.i.i11.i = select i1 %_5.i.i.i.i8.i, i1 %_0.i.i4.i.i10.i, i1 %_6.i.i.i.i9.i
  %left.i15.i = getelementptr inbounds nuw i32, ptr %data.i.i, i64 %state.sroa.21.044.i
  %7 = load i32, ptr %left.i15.i, align 4, !alias.scope !2834, !noalias !2881
  store i32 %7, ptr %state.sroa.0.043.i, align 4, !alias.scope !2834, !noalias !2881
  store i32 %_3.i.i.i.i4.i, ptr %left.i15.i, align 4, !alias.scope !2834, !noalias !2881
  %_15.i17.i = zext i1 %val.sroa.0.0.i.i.i11.i to i64
  %8 = add i64 %state.sroa.21.044.i, %_15.i17.i
  %_16.i18.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.043.i, i64 8
  %_3.i.i.i.i21.i = load i32, ptr %_16.i18.i, align 4, !alias.scope !2882, !noalias !2889, !noundef !10
  %_0.i.i.i.i22.i = and i32 %_3.i.i.i.i21.i, 7
  %_5.i.i.i.i25.i = icmp eq i32 %_0.i.i.i.i22.i, %_0.i.i2.i.i7.i
  %_6.i.i.i.i26.i = icmp samesign ult i32 %_0.i.i.i.i22.i, %_0.i.i2.i.i7.i
  %_0.i.i4.i.i27.i = icmp ult i32 %_3.i.i.i.i21.i, %_3.i.i1.i.i6.i
  %val.sroa.0.0.i.i.i28.i = select i1 %_5.i.i.i.i25.i, i1 %_0.i.i4.i.i27.i, i1 %_6.i.i.i.i26.i
  %left.i32.i = getelementptr inbounds nuw i32, ptr %data.i.i, i64 %8
  %9 = load i32, ptr %left.i32.i, align 4, !alias.scope !2834, !noalias !2894
  store i32 %9, ptr %state.sroa.11.045.i, align 4, !alias.scope !2834, !noalias !2894
  store i32 %_3.i.i.i.i21.i, ptr %left.i32.i, align 4, !alias.scope !2834, !noalias !2894
  %_15.i34.i = zext i1 %val.sroa.0.0.i.i.i28.i to i64
  %10 = add i64 %8, %_15.i34.i
  %state.sroa.11.0.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.043.i, i64 12
  %_19.i = icmp ult ptr %state.sroa.11.0.i, %unroll_end.i
  br i1 %_19.i, label %bb5.i, label %bb12.preheader.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit: ; preds = %bb4, %bb17.i
  %_0.sroa.0.0.i = phi i64 [ %6, %bb17.i ], [ 0, %bb4 ]
  %_15.not = icmp ult i64 %_0.sroa.0.0.i, %v.1
  br i1 %_15.not, label %bb10, label %bb9

bb10:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit
  %_9.i5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %_0.sroa.0.0.i
  %tmp.sroa.0.0.copyload.i.i6 = load i32, ptr %v.0, align 4, !alias.scope !2895
  %11 = load i32, ptr %_9.i5, align 4, !alias.scope !2895
  store i32 %11, ptr %v.0, align 4, !alias.scope !2895
  store i32 %tmp.sroa.0.0.copyload.i.i6, ptr %_9.i5, align 4, !alias.scope !2895
  br label %bb12

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_.exit
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef range(i64 0, 4611686018427387903) i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, i64 noundef %pivot, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #9 {
start:
  %gap_value.i = alloca [2 x i8], align 2
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb12, label %bb2

bb2:                                              ; preds = %start
  %_5.not = icmp ult i64 %pivot, %v.1
  br i1 %_5.not, label %bb4, label %bb3

bb12:                                             ; preds = %start, %bb10
  %num_lt.sroa.0.0 = phi i64 [ %_0.sroa.0.0.i, %bb10 ], [ 0, %start ]
  ret i64 %num_lt.sroa.0.0

bb4:                                              ; preds = %bb2
  %_9.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %pivot
  %tmp.sroa.0.0.copyload.i.i = load i16, ptr %v.0, align 2, !alias.scope !2898
  %1 = load i16, ptr %_9.i, align 2, !alias.scope !2898
  store i16 %1, ptr %v.0, align 2, !alias.scope !2898
  store i16 %tmp.sroa.0.0.copyload.i.i, ptr %_9.i, align 2, !alias.scope !2898
  %data.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2901)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2904)
  %2 = icmp eq i64 %v.1, 1
  br i1 %2, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit, label %bb2.i

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb2.i:                                            ; preds = %bb4
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i), !noalias !2906
  %value.i = load i16, ptr %data.i.i, align 2, !alias.scope !2901, !noalias !2904, !noundef !10
  store i16 %value.i, ptr %gap_value.i, align 2, !noalias !2906
  %3 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end.i = getelementptr i8, ptr %3, i64 -2
  %state.sroa.11.031.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_1932.i = icmp ult ptr %state.sroa.11.031.i, %unroll_end.i
  br i1 %_1932.i, label %bb5.lr.ph.i, label %bb12.preheader.i

bb5.lr.ph.i:                                      ; preds = %bb2.i
  %_3.i.i.i.i4.i = load i16, ptr %v.0, align 2, !alias.scope !2907, !noalias !2914, !noundef !10
  br label %bb5.i

bb12.preheader.i:                                 ; preds = %bb5.i, %bb2.i
  %state.sroa.0.0.lcssa.i = phi ptr [ %data.i.i, %bb2.i ], [ %_16.i13.i, %bb5.i ]
  %state.sroa.21.0.lcssa.i = phi i64 [ 0, %bb2.i ], [ %10, %bb5.i ]
  %state.sroa.11.0.lcssa.i = phi ptr [ %state.sroa.11.031.i, %bb2.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %_3.i.i.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !2921, !noalias !2928, !noundef !10
  br label %bb12.i

bb12.i:                                           ; preds = %bb12.i, %bb12.preheader.i
  %state.sroa.0.1.i = phi ptr [ %_37.sroa.0.0.i, %bb12.i ], [ %state.sroa.0.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.11.1.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i ], [ %state.sroa.11.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.21.1.i = phi i64 [ %6, %bb12.i ], [ %state.sroa.21.0.lcssa.i, %bb12.preheader.i ]
  %is_done.i = icmp eq ptr %state.sroa.11.1.i, %3
  %_37.sroa.0.0.i = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  call void @llvm.experimental.noalias.scope.decl(metadata !2935)
  call void @llvm.experimental.noalias.scope.decl(metadata !2936)
  call void @llvm.experimental.noalias.scope.decl(metadata !2937)
  call void @llvm.experimental.noalias.scope.decl(metadata !2938)
  call void @llvm.experimental.noalias.scope.decl(metadata !2939)
  call void @llvm.experimental.noalias.scope.decl(metadata !2940)
  %_4.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i, align 2, !alias.scope !2941, !noalias !2942, !noundef !10
  %_0.i.i.i.i.i = icmp sge i16 %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %left.i.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %state.sroa.21.1.i
  %4 = load i16, ptr %left.i.i, align 2, !alias.scope !2901, !noalias !2943
  store i16 %4, ptr %state.sroa.0.1.i, align 2, !noalias !2943
  %5 = load i16, ptr %_37.sroa.0.0.i, align 2, !noalias !2943
  store i16 %5, ptr %left.i.i, align 2, !alias.scope !2901, !noalias !2943
  %_15.i.i = zext i1 %_0.i.i.i.i.i to i64
  %6 = add i64 %state.sroa.21.1.i, %_15.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i, label %bb17.i, label %bb12.i

bb17.i:                                           ; preds = %bb12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i), !noalias !2906
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit

bb5.i:                                            ; preds = %bb5.i, %bb5.lr.ph.i
  %state.sroa.11.035.i = phi ptr [ %state.sroa.11.031.i, %bb5.lr.ph.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %state.sroa.21.034.i = phi i64 [ 0, %bb5.lr.ph.i ], [ %10, %bb5.i ]
  %state.sroa.0.033.i = phi ptr [ %data.i.i, %bb5.lr.ph.i ], [ %_16.i13.i, %bb5.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2944)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2945)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2946)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2947)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2948)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2949)
  %_4.i.i.i.i5.i = load i16, ptr %state.sroa.11.035.i, align 2, !alias.scope !2950, !noalias !2951, !noundef !10
  %_0.i.i.i.i6.i = icmp sge i16 %_3.i.i.i.i4.i, %_4.i.i.i.i5.i
  %left.i10.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %state.sroa.21.034.i
  %7 = load i16, ptr %left.i10.i, align 2, !alias.scope !2901, !noalias !2952
  store i16 %7, ptr %state.sroa.0.033.i, align 2, !alias.scope !2901, !noalias !2952
  store i16 %_4.i.i.i.i5.i, ptr %left.i10.i, align 2, !alias.scope !2901, !noalias !2952
  %_15.i12.i = zext i1 %_0.i.i.i.i6.i to i64
  %8 = add i64 %state.sroa.21.034.i, %_15.i12.i
  %_16.i13.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i, i64 4
  %_4.i.i.i.i17.i = load i16, ptr %_16.i13.i, align 2, !alias.scope !2953, !noalias !2960, !noundef !10
  %_0.i.i.i.i18.i = icmp sge i16 %_3.i.i.i.i4.i, %_4.i.i.i.i17.i
  %left.i22.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %8
  %9 = load i16, ptr %left.i22.i, align 2, !alias.scope !2901, !noalias !2967
  store i16 %9, ptr %state.sroa.11.035.i, align 2, !alias.scope !2901, !noalias !2967
  store i16 %_4.i.i.i.i17.i, ptr %left.i22.i, align 2, !alias.scope !2901, !noalias !2967
  %_15.i24.i = zext i1 %_0.i.i.i.i18.i to i64
  %10 = add i64 %8, %_15.i24.i
  %state.sroa.11.0.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i, i64 6
  %_19.i = icmp ult ptr %state.sroa.11.0.i, %unroll_end.i
  br i1 %_19.i, label %bb5.i, label %bb12.preheader.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb4, %bb17.i
  %_0.sroa.0.0.i = phi i64 [ %6, %bb17.i ], [ 0, %bb4 ]
  %_15.not = icmp ult i64 %_0.sroa.0.0.i, %v.1
  br i1 %_15.not, label %bb10, label %bb9

bb10:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit
  %_9.i5 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_0.sroa.0.0.i
  %tmp.sroa.0.0.copyload.i.i6 = load i16, ptr %v.0, align 2, !alias.scope !2968
  %11 = load i16, ptr %_9.i5, align 2, !alias.scope !2968
  store i16 %11, ptr %v.0, align 2, !alias.scope !2968
  store i16 %tmp.sroa.0.0.copyload.i.i6, ptr %_9.i5, align 2, !alias.scope !2968
  br label %bb12

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef range(i64 0, 4611686018427387903) i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, i64 noundef %pivot, ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %is_less) unnamed_addr #9 {
start:
  %gap_value.i = alloca [2 x i8], align 2
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb12, label %bb2

bb2:                                              ; preds = %start
  %_5.not = icmp ult i64 %pivot, %v.1
  br i1 %_5.not, label %bb4, label %bb3

bb12:                                             ; preds = %start, %bb10
  %num_lt.sroa.0.0 = phi i64 [ %_0.sroa.0.0.i, %bb10 ], [ 0, %start ]
  ret i64 %num_lt.sroa.0.0

bb4:                                              ; preds = %bb2
  %_9.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %pivot
  %tmp.sroa.0.0.copyload.i.i = load i16, ptr %v.0, align 2, !alias.scope !2971
  %1 = load i16, ptr %_9.i, align 2, !alias.scope !2971
  store i16 %1, ptr %v.0, align 2, !alias.scope !2971
  store i16 %tmp.sroa.0.0.copyload.i.i, ptr %_9.i, align 2, !alias.scope !2971
  %data.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2974)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !2977)
  %2 = icmp eq i64 %v.1, 1
  br i1 %2, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit, label %bb2.i

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb2.i:                                            ; preds = %bb4
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i), !noalias !2979
  %value.i = load i16, ptr %data.i.i, align 2, !alias.scope !2974, !noalias !2977, !noundef !10
  store i16 %value.i, ptr %gap_value.i, align 2, !noalias !2979
  %3 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end.i = getelementptr i8, ptr %3, i64 -2
  %state.sroa.11.031.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_1932.i = icmp ult ptr %state.sroa.11.031.i, %unroll_end.i
  br i1 %_1932.i, label %bb5.lr.ph.i, label %bb12.preheader.i

bb5.lr.ph.i:                                      ; preds = %bb2.i
  %_3.i.i.i.i4.i = load i16, ptr %v.0, align 2, !alias.scope !2980, !noalias !2987, !noundef !10
  br label %bb5.i

bb12.preheader.i:                                 ; preds = %bb5.i, %bb2.i
  %state.sroa.0.0.lcssa.i = phi ptr [ %data.i.i, %bb2.i ], [ %_16.i13.i, %bb5.i ]
  %state.sroa.21.0.lcssa.i = phi i64 [ 0, %bb2.i ], [ %10, %bb5.i ]
  %state.sroa.11.0.lcssa.i = phi ptr [ %state.sroa.11.031.i, %bb2.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %_3.i.i.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !2994, !noalias !3001, !noundef !10
  br label %bb12.i

bb12.i:                                           ; preds = %bb12.i, %bb12.preheader.i
  %state.sroa.0.1.i = phi ptr [ %_37.sroa.0.0.i, %bb12.i ], [ %state.sroa.0.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.11.1.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i ], [ %state.sroa.11.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.21.1.i = phi i64 [ %6, %bb12.i ], [ %state.sroa.21.0.lcssa.i, %bb12.preheader.i ]
  %is_done.i = icmp eq ptr %state.sroa.11.1.i, %3
  %_37.sroa.0.0.i = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  call void @llvm.experimental.noalias.scope.decl(metadata !3008)
  call void @llvm.experimental.noalias.scope.decl(metadata !3009)
  call void @llvm.experimental.noalias.scope.decl(metadata !3010)
  call void @llvm.experimental.noalias.scope.decl(metadata !3011)
  call void @llvm.experimental.noalias.scope.decl(metadata !3012)
  call void @llvm.experimental.noalias.scope.decl(metadata !3013)
  %_4.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i, align 2, !alias.scope !3014, !noalias !3015, !noundef !10
  %_0.i.i.i.i.i = icmp sge i16 %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %left.i.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %state.sroa.21.1.i
  %4 = load i16, ptr %left.i.i, align 2, !alias.scope !2974, !noalias !3016
  store i16 %4, ptr %state.sroa.0.1.i, align 2, !noalias !3016
  %5 = load i16, ptr %_37.sroa.0.0.i, align 2, !noalias !3016
  store i16 %5, ptr %left.i.i, align 2, !alias.scope !2974, !noalias !3016
  %_15.i.i = zext i1 %_0.i.i.i.i.i to i64
  %6 = add i64 %state.sroa.21.1.i, %_15.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i, label %bb17.i, label %bb12.i

bb17.i:                                           ; preds = %bb12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i), !noalias !2979
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit

bb5.i:                                            ; preds = %bb5.i, %bb5.lr.ph.i
  %state.sroa.11.035.i = phi ptr [ %state.sroa.11.031.i, %bb5.lr.ph.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %state.sroa.21.034.i = phi i64 [ 0, %bb5.lr.ph.i ], [ %10, %bb5.i ]
  %state.sroa.0.033.i = phi ptr [ %data.i.i, %bb5.lr.ph.i ], [ %_16.i13.i, %bb5.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3017)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3018)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3019)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3020)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3021)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3022)
  %_4.i.i.i.i5.i = load i16, ptr %state.sroa.11.035.i, align 2, !alias.scope !3023, !noalias !3024, !noundef !10
  %_0.i.i.i.i6.i = icmp sge i16 %_3.i.i.i.i4.i, %_4.i.i.i.i5.i
  %left.i10.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %state.sroa.21.034.i
  %7 = load i16, ptr %left.i10.i, align 2, !alias.scope !2974, !noalias !3025
  store i16 %7, ptr %state.sroa.0.033.i, align 2, !alias.scope !2974, !noalias !3025
  store i16 %_4.i.i.i.i5.i, ptr %left.i10.i, align 2, !alias.scope !2974, !noalias !3025
  %_15.i12.i = zext i1 %_0.i.i.i.i6.i to i64
  %8 = add i64 %state.sroa.21.034.i, %_15.i12.i
  %_16.i13.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i, i64 4
  %_4.i.i.i.i17.i = load i16, ptr %_16.i13.i, align 2, !alias.scope !3026, !noalias !3033, !noundef !10
  %_0.i.i.i.i18.i = icmp sge i16 %_3.i.i.i.i4.i, %_4.i.i.i.i17.i
  %left.i22.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %8
  %9 = load i16, ptr %left.i22.i, align 2, !alias.scope !2974, !noalias !3040
  store i16 %9, ptr %state.sroa.11.035.i, align 2, !alias.scope !2974, !noalias !3040
  store i16 %_4.i.i.i.i17.i, ptr %left.i22.i, align 2, !alias.scope !2974, !noalias !3040
  %_15.i24.i = zext i1 %_0.i.i.i.i18.i to i64
  %10 = add i64 %8, %_15.i24.i
  %state.sroa.11.0.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i, i64 6
  %_19.i = icmp ult ptr %state.sroa.11.0.i, %unroll_end.i
  br i1 %_19.i, label %bb5.i, label %bb12.preheader.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb4, %bb17.i
  %_0.sroa.0.0.i = phi i64 [ %6, %bb17.i ], [ 0, %bb4 ]
  %_15.not = icmp ult i64 %_0.sroa.0.0.i, %v.1
  br i1 %_15.not, label %bb10, label %bb9

bb10:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit
  %_9.i5 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_0.sroa.0.0.i
  %tmp.sroa.0.0.copyload.i.i6 = load i16, ptr %v.0, align 2, !alias.scope !3041
  %11 = load i16, ptr %_9.i5, align 2, !alias.scope !3041
  store i16 %11, ptr %v.0, align 2, !alias.scope !3041
  store i16 %tmp.sroa.0.0.copyload.i.i6, ptr %_9.i5, align 2, !alias.scope !3041
  br label %bb12

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind memory(readwrite, target_mem0: none, target_mem1: none)
define noundef range(i64 0, 4611686018427387903) i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(address) %v.0, i64 noundef range(i64 0, 4611686018427387904) %v.1, i64 noundef %pivot, ptr noalias noundef nonnull readnone align 1 captures(none) %is_less) unnamed_addr #9 {
start:
  %gap_value.i = alloca [2 x i8], align 2
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb12, label %bb2

bb2:                                              ; preds = %start
  %_5.not = icmp ult i64 %pivot, %v.1
  br i1 %_5.not, label %bb4, label %bb3

bb12:                                             ; preds = %start, %bb10
  %num_lt.sroa.0.0 = phi i64 [ %_0.sroa.0.0.i, %bb10 ], [ 0, %start ]
  ret i64 %num_lt.sroa.0.0

bb4:                                              ; preds = %bb2
  %_9.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %pivot
  %tmp.sroa.0.0.copyload.i.i = load i16, ptr %v.0, align 2, !alias.scope !3044
  %1 = load i16, ptr %_9.i, align 2, !alias.scope !3044
  store i16 %1, ptr %v.0, align 2, !alias.scope !3044
  store i16 %tmp.sroa.0.0.copyload.i.i, ptr %_9.i, align 2, !alias.scope !3044
  %data.i.i = getelementptr inbounds nuw i8, ptr %v.0, i64 2
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3047)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3050)
  %2 = icmp eq i64 %v.1, 1
  br i1 %2, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, label %bb2.i

bb3:                                              ; preds = %bb2
  tail call void @llvm.trap()
  unreachable

bb2.i:                                            ; preds = %bb4
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i), !noalias !3052
  %value.i = load i16, ptr %data.i.i, align 2, !alias.scope !3047, !noalias !3050, !noundef !10
  store i16 %value.i, ptr %gap_value.i, align 2, !noalias !3052
  %3 = getelementptr i16, ptr %v.0, i64 %v.1
  %unroll_end.i = getelementptr i8, ptr %3, i64 -2
  %state.sroa.11.031.i = getelementptr inbounds nuw i8, ptr %v.0, i64 4
  %_1932.i = icmp ult ptr %state.sroa.11.031.i, %unroll_end.i
  br i1 %_1932.i, label %bb5.lr.ph.i, label %bb12.preheader.i

bb5.lr.ph.i:                                      ; preds = %bb2.i
  %_4.i.i.i5.i = load i16, ptr %v.0, align 2, !alias.scope !3053, !noalias !3058, !noundef !10
  br label %bb5.i

bb12.preheader.i:                                 ; preds = %bb5.i, %bb2.i
  %state.sroa.0.0.lcssa.i = phi ptr [ %data.i.i, %bb2.i ], [ %_16.i13.i, %bb5.i ]
  %state.sroa.21.0.lcssa.i = phi i64 [ 0, %bb2.i ], [ %10, %bb5.i ]
  %state.sroa.11.0.lcssa.i = phi ptr [ %state.sroa.11.031.i, %bb2.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %_4.i.i.i.i = load i16, ptr %v.0, align 2, !alias.scope !3064, !noalias !3069, !noundef !10
  br label %bb12.i

bb12.i:                                           ; preds = %bb12.i, %bb12.preheader.i
  %state.sroa.0.1.i = phi ptr [ %_37.sroa.0.0.i, %bb12.i ], [ %state.sroa.0.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.11.1.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i ], [ %state.sroa.11.0.lcssa.i, %bb12.preheader.i ]
  %state.sroa.21.1.i = phi i64 [ %6, %bb12.i ], [ %state.sroa.21.0.lcssa.i, %bb12.preheader.i ]
  %is_done.i = icmp eq ptr %state.sroa.11.1.i, %3
  %_37.sroa.0.0.i = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  call void @llvm.experimental.noalias.scope.decl(metadata !3075)
  call void @llvm.experimental.noalias.scope.decl(metadata !3076)
  call void @llvm.experimental.noalias.scope.decl(metadata !3077)
  call void @llvm.experimental.noalias.scope.decl(metadata !3078)
  %_3.i.i.i.i = load i16, ptr %_37.sroa.0.0.i, align 2, !alias.scope !3079, !noalias !3080, !noundef !10
  %_0.i.i.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i.i.i
  %left.i.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %state.sroa.21.1.i
  %4 = load i16, ptr %left.i.i, align 2, !alias.scope !3047, !noalias !3081
  store i16 %4, ptr %state.sroa.0.1.i, align 2, !noalias !3081
  %5 = load i16, ptr %_37.sroa.0.0.i, align 2, !noalias !3081
  store i16 %5, ptr %left.i.i, align 2, !alias.scope !3047, !noalias !3081
  %_15.i.i = zext i1 %_0.i.i.i.i to i64
  %6 = add i64 %state.sroa.21.1.i, %_15.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i, ptr %gap_value.i, ptr %state.sroa.11.1.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i, label %bb17.i, label %bb12.i

bb17.i:                                           ; preds = %bb12.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i), !noalias !3052
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb5.i:                                            ; preds = %bb5.i, %bb5.lr.ph.i
  %state.sroa.11.035.i = phi ptr [ %state.sroa.11.031.i, %bb5.lr.ph.i ], [ %state.sroa.11.0.i, %bb5.i ]
  %state.sroa.21.034.i = phi i64 [ 0, %bb5.lr.ph.i ], [ %10, %bb5.i ]
  %state.sroa.0.033.i = phi ptr [ %data.i.i, %bb5.lr.ph.i ], [ %_16.i13.i, %bb5.i ]
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3082)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3083)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3084)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3085)
  %_3.i.i.i4.i = load i16, ptr %state.sroa.11.035.i, align 2, !alias.scope !3086, !noalias !3087, !noundef !10
  %_0.i.i.i6.i = icmp slt i16 %_3.i.i.i4.i, %_4.i.i.i5.i
  %left.i10.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %state.sroa.21.034.i
  %7 = load i16, ptr %left.i10.i, align 2, !alias.scope !3047, !noalias !3088
  store i16 %7, ptr %state.sroa.0.033.i, align 2, !alias.scope !3047, !noalias !3088
  store i16 %_3.i.i.i4.i, ptr %left.i10.i, align 2, !alias.scope !3047, !noalias !3088
  %_15.i12.i = zext i1 %_0.i.i.i6.i to i64
  %8 = add i64 %state.sroa.21.034.i, %_15.i12.i
  %_16.i13.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i, i64 4
  %_3.i.i.i16.i = load i16, ptr %_16.i13.i, align 2, !alias.scope !3089, !noalias !3094, !noundef !10
  %_0.i.i.i18.i = icmp slt i16 %_3.i.i.i16.i, %_4.i.i.i5.i
  %left.i22.i = getelementptr inbounds nuw i16, ptr %data.i.i, i64 %8
  %9 = load i16, ptr %left.i22.i, align 2, !alias.scope !3047, !noalias !3100
  store i16 %9, ptr %state.sroa.11.035.i, align 2, !alias.scope !3047, !noalias !3100
  store i16 %_3.i.i.i16.i, ptr %left.i22.i, align 2, !alias.scope !3047, !noalias !3100
  %_15.i24.i = zext i1 %_0.i.i.i18.i to i64
  %10 = add i64 %8, %_15.i24.i
  %state.sroa.11.0.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i, i64 6
  %_19.i = icmp ult ptr %state.sroa.11.0.i, %unroll_end.i
  br i1 %_19.i, label %bb5.i, label %bb12.preheader.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb4, %bb17.i
  %_0.sroa.0.0.i = phi i64 [ %6, %bb17.i ], [ 0, %bb4 ]
  %_15.not = icmp ult i64 %_0.sroa.0.0.i, %v.1
  br i1 %_15.not, label %bb10, label %bb9

bb10:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %_9.i5 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_0.sroa.0.0.i
  %tmp.sroa.0.0.copyload.i.i6 = load i16, ptr %v.0, align 2, !alias.scope !3101
  %11 = load i16, ptr %_9.i5, align 2, !alias.scope !3101
  store i16 %11, ptr %v.0, align 2, !alias.scope !3101
  store i16 %tmp.sroa.0.0.copyload.i.i6, ptr %_9.i5, align 2, !alias.scope !3101
  br label %bb12

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %0, i64 noundef range(i64 0, 2305843009213693952) %1, ptr noalias noundef readonly align 4 captures(address) dereferenceable_or_null(4) %2, i32 noundef %3, ptr noalias noundef align 8 dereferenceable(8) %is_less) unnamed_addr #1 {
start:
  %_534 = icmp samesign ult i64 %1, 33
  br i1 %_534, label %bb3, label %bb5

bb5:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.038 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.15.037 = phi i64 [ %v.sroa.15.0.be, %bb1.backedge ], [ %1, %start ]
  %ancestor_pivot.sroa.0.036 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %limit.sroa.0.035 = phi i32 [ %5, %bb1.backedge ], [ %3, %start ]
  %4 = icmp eq i32 %limit.sroa.0.035, 0
  br i1 %4, label %bb6, label %bb7

bb3:                                              ; preds = %bb1.backedge, %start
  %v.sroa.15.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.15.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
; call core::slice::sort::shared::smallsort::small_sort_network::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networkmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_(ptr noalias noundef nonnull align 4 %v.sroa.0.0.lcssa, i64 noundef range(i64 0, 33) %v.sroa.15.0.lcssa, ptr noalias noundef nonnull align 8 dereferenceable(8) %is_less) #26
  br label %bb22

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::heapsort::heapsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr noalias noundef nonnull align 4 %v.sroa.0.038, i64 noundef %v.sroa.15.037, ptr noalias align 8 poison) #27
  br label %bb22

bb7:                                              ; preds = %bb5
  %5 = add i32 %limit.sroa.0.035, -1
  %len_div_84.i = lshr i64 %v.sroa.15.037, 3
  %b.idx.i = shl nuw nsw i64 %len_div_84.i, 4
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.038, i64 %b.idx.i
  %c.idx.i = mul nuw nsw i64 %len_div_84.i, 28
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.038, i64 %c.idx.i
  %_12.i = icmp samesign ult i64 %v.sroa.15.037, 64
  br i1 %_12.i, label %bb3.i, label %bb5.i

bb5.i:                                            ; preds = %bb7
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %self.i = tail call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr noundef nonnull readonly align 4 %v.sroa.0.038, ptr noundef nonnull readonly %b.i, ptr noundef nonnull readonly %c.i, i64 noundef %len_div_84.i, ptr noalias noundef nonnull align 8 dereferenceable(8) %is_less) #26
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit

bb3.i:                                            ; preds = %bb7
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3104)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3107)
  %_3.i.i.i.i = load i32, ptr %v.sroa.0.038, align 4, !alias.scope !3109, !noalias !3116, !noundef !10
  %_0.i.i.i.i = and i32 %_3.i.i.i.i, 7
  %_3.i.i1.i.i = load i32, ptr %b.i, align 4, !alias.scope !3120, !noalias !3125, !noundef !10
  %_0.i.i2.i.i = and i32 %_3.i.i1.i.i, 7
  %_5.i.i.i.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_6.i.i.i.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i.i
  %_0.i.i4.i.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i.i
  %val.sroa.0.0.i.i.i = select i1 %_5.i.i.i.i, i1 %_0.i.i4.i.i, i1 %_6.i.i.i.i
  %_3.i.i1.i7.i = load i32, ptr %c.i, align 4, !alias.scope !3126, !noalias !3133, !noundef !10
  %_0.i.i2.i8.i = and i32 %_3.i.i1.i7.i, 7
  %_5.i.i.i9.i = icmp eq i32 %_0.i.i.i.i, %_0.i.i2.i8.i
  %_6.i.i.i10.i = icmp samesign ult i32 %_0.i.i.i.i, %_0.i.i2.i8.i
  %_0.i.i4.i11.i = icmp ult i32 %_3.i.i.i.i, %_3.i.i1.i7.i
  %val.sroa.0.0.i.i12.i = select i1 %_5.i.i.i9.i, i1 %_0.i.i4.i11.i, i1 %_6.i.i.i10.i
  %6 = xor i1 %val.sroa.0.0.i.i.i, %val.sroa.0.0.i.i12.i
  br i1 %6, label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit, label %bb3.i.i

bb3.i.i:                                          ; preds = %bb3.i
  %_5.i.i.i17.i = icmp eq i32 %_0.i.i2.i.i, %_0.i.i2.i8.i
  %_6.i.i.i18.i = icmp samesign ult i32 %_0.i.i2.i.i, %_0.i.i2.i8.i
  %_0.i.i4.i19.i = icmp ult i32 %_3.i.i1.i.i, %_3.i.i1.i7.i
  %val.sroa.0.0.i.i20.i = select i1 %_5.i.i.i17.i, i1 %_0.i.i4.i19.i, i1 %_6.i.i.i18.i
  %_12.i.i = xor i1 %val.sroa.0.0.i.i.i, %val.sroa.0.0.i.i20.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit: ; preds = %bb3.i, %bb3.i.i, %bb5.i
  %self.i.sink = phi ptr [ %self.i, %bb5.i ], [ %v.sroa.0.038, %bb3.i ], [ %c.b.i.i, %bb3.i.i ]
  %7 = ptrtoint ptr %self.i.sink to i64
  %8 = ptrtoint ptr %v.sroa.0.038 to i64
  %9 = sub nuw i64 %7, %8
  %index.sroa.0.0.i = lshr exact i64 %9, 2
  %cond.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.15.037
  tail call void @llvm.assume(i1 %cond.i)
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.036, null
  br i1 %.not, label %bb16, label %bb11

bb22:                                             ; preds = %bb3, %bb6
  ret void

bb16:                                             ; preds = %bb11, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit
; call core::slice::sort::unstable::quicksort::partition::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %num_lt1 = tail call noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %v.sroa.0.038, i64 noundef %v.sroa.15.037, i64 noundef %index.sroa.0.0.i, ptr noalias align 8 poison) #26
  %_29 = icmp ult i64 %num_lt1, %v.sroa.15.037
  tail call void @llvm.assume(i1 %_29)
  %data.i.i = getelementptr inbounds nuw i32, ptr %v.sroa.0.038, i64 %num_lt1
  %data.i.i23 = getelementptr inbounds nuw i8, ptr %data.i.i, i64 4
  %10 = xor i64 %num_lt1, -1
  %len.i.i24 = add i64 %v.sroa.15.037, %10
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  tail call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr noalias noundef nonnull align 4 %v.sroa.0.038, i64 noundef %num_lt1, ptr noalias noundef readonly align 4 captures(address, read_provenance) dereferenceable_or_null(4) %ancestor_pivot.sroa.0.036, i32 noundef %5, ptr noalias noundef align 8 dereferenceable(8) %is_less) #26
  br label %bb1.backedge

bb11:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_.exit
  %_18 = getelementptr inbounds nuw i8, ptr %v.sroa.0.038, i64 %9
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3135)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3138)
  %_3.i.i.i = load i32, ptr %ancestor_pivot.sroa.0.036, align 4, !alias.scope !3140, !noalias !3138, !noundef !10
  %_0.i.i.i = and i32 %_3.i.i.i, 7
  %_3.i.i1.i = load i32, ptr %_18, align 4, !alias.scope !3145, !noalias !3135, !noundef !10
  %_0.i.i2.i = and i32 %_3.i.i1.i, 7
  %_5.i.i.i = icmp eq i32 %_0.i.i.i, %_0.i.i2.i
  %_6.i.i.i = icmp samesign ult i32 %_0.i.i.i, %_0.i.i2.i
  %_0.i.i4.i = icmp ult i32 %_3.i.i.i, %_3.i.i1.i
  %val.sroa.0.0.i.i = select i1 %_5.i.i.i, i1 %_0.i.i4.i, i1 %_6.i.i.i
  br i1 %val.sroa.0.0.i.i, label %bb16, label %bb14

bb14:                                             ; preds = %bb11
; call core::slice::sort::unstable::quicksort::partition::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
  %num_lt = tail call noundef i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB26_(ptr noalias noundef nonnull align 4 %v.sroa.0.038, i64 noundef %v.sroa.15.037, i64 noundef %index.sroa.0.0.i, ptr noalias align 8 poison) #26
  %index = add nuw nsw i64 %num_lt, 1
  %_42.not = icmp ult i64 %num_lt, %v.sroa.15.037
  br i1 %_42.not, label %bb24, label %bb23, !prof !16

bb24:                                             ; preds = %bb14
  %new_len = sub nuw i64 %v.sroa.15.037, %index
  %_49 = getelementptr inbounds nuw i32, ptr %v.sroa.0.038, i64 %index
  br label %bb1.backedge

bb1.backedge:                                     ; preds = %bb24, %bb16
  %ancestor_pivot.sroa.0.0.be = phi ptr [ %data.i.i, %bb16 ], [ null, %bb24 ]
  %v.sroa.15.0.be = phi i64 [ %len.i.i24, %bb16 ], [ %new_len, %bb24 ]
  %v.sroa.0.0.be = phi ptr [ %data.i.i23, %bb16 ], [ %_49, %bb24 ]
  %_5 = icmp ult i64 %v.sroa.15.0.be, 33
  br i1 %_5, label %bb3, label %bb5

bb23:                                             ; preds = %bb14
; call core::slice::index::slice_index_fail
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef %index, i64 noundef %v.sroa.15.037, i64 noundef %v.sroa.15.037, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_fbe36ceedd494d1bc08749778b6ce835) #25
  unreachable
}

; core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %0, i64 noundef range(i64 0, 4611686018427387904) %1, ptr noalias noundef readonly align 2 captures(address) dereferenceable_or_null(2) %2, i32 noundef %3, ptr noalias noundef nonnull align 1 %is_less) unnamed_addr #1 {
start:
  %gap_value.i.i32 = alloca [2 x i8], align 2
  %gap_value.i.i = alloca [2 x i8], align 2
  %_588 = icmp samesign ult i64 %1, 33
  br i1 %_588, label %bb3, label %bb5

bb5:                                              ; preds = %start, %bb1.backedge
  %v.sroa.0.092 = phi ptr [ %v.sroa.0.0.be, %bb1.backedge ], [ %0, %start ]
  %v.sroa.15.091 = phi i64 [ %v.sroa.15.0.be, %bb1.backedge ], [ %1, %start ]
  %ancestor_pivot.sroa.0.090 = phi ptr [ %ancestor_pivot.sroa.0.0.be, %bb1.backedge ], [ %2, %start ]
  %limit.sroa.0.089 = phi i32 [ %5, %bb1.backedge ], [ %3, %start ]
  %4 = icmp eq i32 %limit.sroa.0.089, 0
  br i1 %4, label %bb6, label %bb7

bb3:                                              ; preds = %bb1.backedge, %start
  %v.sroa.15.0.lcssa = phi i64 [ %1, %start ], [ %v.sroa.15.0.be, %bb1.backedge ]
  %v.sroa.0.0.lcssa = phi ptr [ %0, %start ], [ %v.sroa.0.0.be, %bb1.backedge ]
; call core::slice::sort::shared::smallsort::small_sort_network::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networksNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.0.lcssa, i64 noundef range(i64 0, 33) %v.sroa.15.0.lcssa, ptr noalias nonnull align 1 poison) #26
  br label %bb22

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::heapsort::heapsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.092, i64 noundef %v.sroa.15.091, ptr noalias nonnull align 1 poison) #27
  br label %bb22

bb7:                                              ; preds = %bb5
  %5 = add i32 %limit.sroa.0.089, -1
  %len_div_84.i = lshr i64 %v.sroa.15.091, 3
  %b.idx.i = and i64 %v.sroa.15.091, 4611686018427387896
  %b.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 %b.idx.i
  %c.idx.i = mul nuw nsw i64 %len_div_84.i, 14
  %c.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 %c.idx.i
  %_12.i = icmp samesign ult i64 %v.sroa.15.091, 64
  br i1 %_12.i, label %bb3.i, label %bb5.i

bb5.i:                                            ; preds = %bb7
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %self.i = call noundef ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noundef nonnull readonly align 2 %v.sroa.0.092, ptr noundef nonnull readonly %b.i, ptr noundef nonnull readonly %c.i, i64 noundef %len_div_84.i, ptr noalias noundef nonnull align 1 %is_less) #26
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb7
  call void @llvm.experimental.noalias.scope.decl(metadata !3150)
  call void @llvm.experimental.noalias.scope.decl(metadata !3153)
  call void @llvm.experimental.noalias.scope.decl(metadata !3155), !noalias !3158
  call void @llvm.experimental.noalias.scope.decl(metadata !3161), !noalias !3158
  %_3.i.i.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3163, !noalias !3166, !noundef !10
  %_4.i.i.i = load i16, ptr %b.i, align 2, !alias.scope !3168, !noalias !3169, !noundef !10
  %_0.i.i.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %_4.i.i6.i = load i16, ptr %c.i, align 2, !alias.scope !3170, !noalias !3175, !noundef !10
  %_0.i.i7.i = icmp slt i16 %_3.i.i.i, %_4.i.i6.i
  %6 = xor i1 %_0.i.i.i, %_0.i.i7.i
  %_0.i.i10.i = icmp slt i16 %_4.i.i.i, %_4.i.i6.i
  %_12.i.i = xor i1 %_0.i.i.i, %_0.i.i10.i
  %c.b.i.i = select i1 %_12.i.i, ptr %c.i, ptr %b.i
  %_0.sroa.0.0.i.i = select i1 %6, ptr %v.sroa.0.092, ptr %c.b.i.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb5.i, %bb3.i
  %self.i.sink = phi ptr [ %self.i, %bb5.i ], [ %_0.sroa.0.0.i.i, %bb3.i ]
  %7 = ptrtoint ptr %self.i.sink to i64
  %8 = ptrtoint ptr %v.sroa.0.092 to i64
  %9 = sub nuw i64 %7, %8
  %index.sroa.0.0.i = lshr exact i64 %9, 1
  %cond.i = icmp samesign ult i64 %index.sroa.0.0.i, %v.sroa.15.091
  call void @llvm.assume(i1 %cond.i)
  %.not = icmp eq ptr %ancestor_pivot.sroa.0.090, null
  br i1 %.not, label %bb16, label %bb11

bb22:                                             ; preds = %bb3, %bb6
  ret void

bb16:                                             ; preds = %bb11, %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  call void @llvm.experimental.noalias.scope.decl(metadata !3178)
  %_9.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 %9
  %tmp.sroa.0.0.copyload.i.i.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3181
  %10 = load i16, ptr %_9.i.i, align 2, !alias.scope !3181
  store i16 %10, ptr %v.sroa.0.092, align 2, !alias.scope !3181
  store i16 %tmp.sroa.0.0.copyload.i.i.i, ptr %_9.i.i, align 2, !alias.scope !3181
  %data.i.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 2
  call void @llvm.experimental.noalias.scope.decl(metadata !3184)
  call void @llvm.experimental.noalias.scope.decl(metadata !3187)
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i.i), !noalias !3189
  %value.i.i = load i16, ptr %data.i.i.i, align 2, !alias.scope !3190, !noalias !3187, !noundef !10
  store i16 %value.i.i, ptr %gap_value.i.i, align 2, !noalias !3189
  %11 = getelementptr i16, ptr %v.sroa.0.092, i64 %v.sroa.15.091
  %unroll_end.i.i = getelementptr i8, ptr %11, i64 -2
  %state.sroa.11.031.i.i = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 4
  %_1932.i.i = icmp ult ptr %state.sroa.11.031.i.i, %unroll_end.i.i
  br i1 %_1932.i.i, label %bb5.lr.ph.i.i, label %bb12.preheader.i.i

bb5.lr.ph.i.i:                                    ; preds = %bb16
  %_4.i.i.i5.i.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3191, !noalias !3196, !noundef !10
  br label %bb5.i.i

bb12.preheader.i.i:                               ; preds = %bb5.i.i, %bb16
  %state.sroa.0.0.lcssa.i.i = phi ptr [ %data.i.i.i, %bb16 ], [ %_16.i13.i.i, %bb5.i.i ]
  %state.sroa.21.0.lcssa.i.i = phi i64 [ 0, %bb16 ], [ %18, %bb5.i.i ]
  %state.sroa.11.0.lcssa.i.i = phi ptr [ %state.sroa.11.031.i.i, %bb16 ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %_4.i.i.i.i.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3202, !noalias !3207, !noundef !10
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb12.i.i, %bb12.preheader.i.i
  %state.sroa.0.1.i.i = phi ptr [ %_37.sroa.0.0.i.i, %bb12.i.i ], [ %state.sroa.0.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.11.1.i.i = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i.i ], [ %state.sroa.11.0.lcssa.i.i, %bb12.preheader.i.i ]
  %state.sroa.21.1.i.i = phi i64 [ %14, %bb12.i.i ], [ %state.sroa.21.0.lcssa.i.i, %bb12.preheader.i.i ]
  %is_done.i.i = icmp eq ptr %state.sroa.11.1.i.i, %11
  %_37.sroa.0.0.i.i = select i1 %is_done.i.i, ptr %gap_value.i.i, ptr %state.sroa.11.1.i.i
  call void @llvm.experimental.noalias.scope.decl(metadata !3213)
  call void @llvm.experimental.noalias.scope.decl(metadata !3214)
  call void @llvm.experimental.noalias.scope.decl(metadata !3215)
  call void @llvm.experimental.noalias.scope.decl(metadata !3216)
  %_3.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i.i, align 2, !alias.scope !3217, !noalias !3218, !noundef !10
  %_0.i.i.i.i.i = icmp slt i16 %_3.i.i.i.i.i, %_4.i.i.i.i.i
  %left.i.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.1.i.i
  %12 = load i16, ptr %left.i.i.i, align 2, !alias.scope !3190, !noalias !3219
  store i16 %12, ptr %state.sroa.0.1.i.i, align 2, !noalias !3219
  %13 = load i16, ptr %_37.sroa.0.0.i.i, align 2, !noalias !3219
  store i16 %13, ptr %left.i.i.i, align 2, !alias.scope !3190, !noalias !3219
  %_15.i.i.i = zext i1 %_0.i.i.i.i.i to i64
  %14 = add i64 %state.sroa.21.1.i.i, %_15.i.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i.i, ptr %gap_value.i.i, ptr %state.sroa.11.1.i.i
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i.i, label %bb17.i.i, label %bb12.i.i

bb17.i.i:                                         ; preds = %bb12.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i.i), !noalias !3189
  %_15.not.i = icmp ult i64 %14, %v.sroa.15.091
  br i1 %_15.not.i, label %bb10.i, label %bb9.i

bb5.i.i:                                          ; preds = %bb5.i.i, %bb5.lr.ph.i.i
  %state.sroa.11.035.i.i = phi ptr [ %state.sroa.11.031.i.i, %bb5.lr.ph.i.i ], [ %state.sroa.11.0.i.i, %bb5.i.i ]
  %state.sroa.21.034.i.i = phi i64 [ 0, %bb5.lr.ph.i.i ], [ %18, %bb5.i.i ]
  %state.sroa.0.033.i.i = phi ptr [ %data.i.i.i, %bb5.lr.ph.i.i ], [ %_16.i13.i.i, %bb5.i.i ]
  call void @llvm.experimental.noalias.scope.decl(metadata !3220)
  call void @llvm.experimental.noalias.scope.decl(metadata !3221)
  call void @llvm.experimental.noalias.scope.decl(metadata !3222)
  call void @llvm.experimental.noalias.scope.decl(metadata !3223)
  %_3.i.i.i4.i.i = load i16, ptr %state.sroa.11.035.i.i, align 2, !alias.scope !3224, !noalias !3225, !noundef !10
  %_0.i.i.i6.i.i = icmp slt i16 %_3.i.i.i4.i.i, %_4.i.i.i5.i.i
  %left.i10.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %state.sroa.21.034.i.i
  %15 = load i16, ptr %left.i10.i.i, align 2, !alias.scope !3190, !noalias !3226
  store i16 %15, ptr %state.sroa.0.033.i.i, align 2, !alias.scope !3190, !noalias !3226
  store i16 %_3.i.i.i4.i.i, ptr %left.i10.i.i, align 2, !alias.scope !3190, !noalias !3226
  %_15.i12.i.i = zext i1 %_0.i.i.i6.i.i to i64
  %16 = add i64 %state.sroa.21.034.i.i, %_15.i12.i.i
  %_16.i13.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i, i64 4
  %_3.i.i.i16.i.i = load i16, ptr %_16.i13.i.i, align 2, !alias.scope !3227, !noalias !3232, !noundef !10
  %_0.i.i.i18.i.i = icmp slt i16 %_3.i.i.i16.i.i, %_4.i.i.i5.i.i
  %left.i22.i.i = getelementptr inbounds nuw i16, ptr %data.i.i.i, i64 %16
  %17 = load i16, ptr %left.i22.i.i, align 2, !alias.scope !3190, !noalias !3238
  store i16 %17, ptr %state.sroa.11.035.i.i, align 2, !alias.scope !3190, !noalias !3238
  store i16 %_3.i.i.i16.i.i, ptr %left.i22.i.i, align 2, !alias.scope !3190, !noalias !3238
  %_15.i24.i.i = zext i1 %_0.i.i.i18.i.i to i64
  %18 = add i64 %16, %_15.i24.i.i
  %state.sroa.11.0.i.i = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i, i64 6
  %_19.i.i = icmp ult ptr %state.sroa.11.0.i.i, %unroll_end.i.i
  br i1 %_19.i.i, label %bb5.i.i, label %bb12.preheader.i.i

bb10.i:                                           ; preds = %bb17.i.i
  %_9.i5.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.092, i64 %14
  %tmp.sroa.0.0.copyload.i.i6.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3239
  %19 = load i16, ptr %_9.i5.i, align 2, !alias.scope !3239
  store i16 %19, ptr %v.sroa.0.092, align 2, !alias.scope !3239
  store i16 %tmp.sroa.0.0.copyload.i.i6.i, ptr %_9.i5.i, align 2, !alias.scope !3239
  %data.i.i = getelementptr inbounds nuw i16, ptr %v.sroa.0.092, i64 %14
  %data.i.i25 = getelementptr inbounds nuw i8, ptr %data.i.i, i64 2
  %20 = xor i64 %14, -1
  %len.i.i26 = add i64 %v.sroa.15.091, %20
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %v.sroa.0.092, i64 noundef %14, ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable_or_null(2) %ancestor_pivot.sroa.0.090, i32 noundef %5, ptr noalias noundef nonnull align 1 %is_less) #26
  br label %bb1.backedge

bb9.i:                                            ; preds = %bb17.i.i
  call void @llvm.trap()
  unreachable

bb11:                                             ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %_18 = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 %9
  call void @llvm.experimental.noalias.scope.decl(metadata !3242)
  call void @llvm.experimental.noalias.scope.decl(metadata !3245)
  call void @llvm.experimental.noalias.scope.decl(metadata !3247)
  call void @llvm.experimental.noalias.scope.decl(metadata !3250)
  %_3.i.i = load i16, ptr %ancestor_pivot.sroa.0.090, align 2, !alias.scope !3252, !noalias !3253, !noundef !10
  %_4.i.i = load i16, ptr %_18, align 2, !alias.scope !3253, !noalias !3252, !noundef !10
  %_0.i.i = icmp slt i16 %_3.i.i, %_4.i.i
  br i1 %_0.i.i, label %bb16, label %bb14

bb14:                                             ; preds = %bb11
  call void @llvm.experimental.noalias.scope.decl(metadata !3254)
  %tmp.sroa.0.0.copyload.i.i.i38 = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3257
  store i16 %_4.i.i, ptr %v.sroa.0.092, align 2, !alias.scope !3257
  store i16 %tmp.sroa.0.0.copyload.i.i.i38, ptr %_18, align 2, !alias.scope !3257
  %data.i.i.i39 = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 2
  call void @llvm.experimental.noalias.scope.decl(metadata !3260)
  call void @llvm.experimental.noalias.scope.decl(metadata !3263)
  call void @llvm.lifetime.start.p0(ptr nonnull %gap_value.i.i32), !noalias !3265
  %value.i.i41 = load i16, ptr %data.i.i.i39, align 2, !alias.scope !3266, !noalias !3263, !noundef !10
  store i16 %value.i.i41, ptr %gap_value.i.i32, align 2, !noalias !3265
  %21 = getelementptr i16, ptr %v.sroa.0.092, i64 %v.sroa.15.091
  %unroll_end.i.i42 = getelementptr i8, ptr %21, i64 -2
  %state.sroa.11.031.i.i43 = getelementptr inbounds nuw i8, ptr %v.sroa.0.092, i64 4
  %_1932.i.i44 = icmp ult ptr %state.sroa.11.031.i.i43, %unroll_end.i.i42
  br i1 %_1932.i.i44, label %bb5.lr.ph.i.i67, label %bb12.preheader.i.i45

bb5.lr.ph.i.i67:                                  ; preds = %bb14
  %_3.i.i.i.i4.i.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3267, !noalias !3274, !noundef !10
  br label %bb5.i.i68

bb12.preheader.i.i45:                             ; preds = %bb5.i.i68, %bb14
  %state.sroa.0.0.lcssa.i.i46 = phi ptr [ %data.i.i.i39, %bb14 ], [ %_16.i13.i.i74, %bb5.i.i68 ]
  %state.sroa.21.0.lcssa.i.i47 = phi i64 [ 0, %bb14 ], [ %28, %bb5.i.i68 ]
  %state.sroa.11.0.lcssa.i.i48 = phi ptr [ %state.sroa.11.031.i.i43, %bb14 ], [ %state.sroa.11.0.i.i77, %bb5.i.i68 ]
  %_3.i.i.i.i.i.i = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3281, !noalias !3288, !noundef !10
  br label %bb12.i.i49

bb12.i.i49:                                       ; preds = %bb12.i.i49, %bb12.preheader.i.i45
  %state.sroa.0.1.i.i50 = phi ptr [ %_37.sroa.0.0.i.i54, %bb12.i.i49 ], [ %state.sroa.0.0.lcssa.i.i46, %bb12.preheader.i.i45 ]
  %state.sroa.11.1.i.i51 = phi ptr [ %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i57.sroa.sel.v.sroa.sel.v.sroa.sel, %bb12.i.i49 ], [ %state.sroa.11.0.lcssa.i.i48, %bb12.preheader.i.i45 ]
  %state.sroa.21.1.i.i52 = phi i64 [ %24, %bb12.i.i49 ], [ %state.sroa.21.0.lcssa.i.i47, %bb12.preheader.i.i45 ]
  %is_done.i.i53 = icmp eq ptr %state.sroa.11.1.i.i51, %21
  %_37.sroa.0.0.i.i54 = select i1 %is_done.i.i53, ptr %gap_value.i.i32, ptr %state.sroa.11.1.i.i51
  call void @llvm.experimental.noalias.scope.decl(metadata !3295)
  call void @llvm.experimental.noalias.scope.decl(metadata !3296)
  call void @llvm.experimental.noalias.scope.decl(metadata !3297)
  call void @llvm.experimental.noalias.scope.decl(metadata !3298)
  call void @llvm.experimental.noalias.scope.decl(metadata !3299)
  call void @llvm.experimental.noalias.scope.decl(metadata !3300)
  %_4.i.i.i.i.i.i = load i16, ptr %_37.sroa.0.0.i.i54, align 2, !alias.scope !3301, !noalias !3302, !noundef !10
  %_0.i.i.i.i.i.i = icmp sge i16 %_3.i.i.i.i.i.i, %_4.i.i.i.i.i.i
  %left.i.i.i55 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %state.sroa.21.1.i.i52
  %22 = load i16, ptr %left.i.i.i55, align 2, !alias.scope !3266, !noalias !3303
  store i16 %22, ptr %state.sroa.0.1.i.i50, align 2, !noalias !3303
  %23 = load i16, ptr %_37.sroa.0.0.i.i54, align 2, !noalias !3303
  store i16 %23, ptr %left.i.i.i55, align 2, !alias.scope !3266, !noalias !3303
  %_15.i.i.i56 = zext i1 %_0.i.i.i.i.i.i to i64
  %24 = add i64 %state.sroa.21.1.i.i52, %_15.i.i.i56
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i57.sroa.sel.v.sroa.sel.v.sroa.sel.v = select i1 %is_done.i.i53, ptr %gap_value.i.i32, ptr %state.sroa.11.1.i.i51
  %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i57.sroa.sel.v.sroa.sel.v.sroa.sel = getelementptr inbounds nuw i8, ptr %_37.sroa.0.0.sroa.sel.v.sroa.sel.v.i.sroa.sel.v.sroa.sel.v.i57.sroa.sel.v.sroa.sel.v.sroa.sel.v, i64 2
  br i1 %is_done.i.i53, label %bb17.i.i59, label %bb12.i.i49

bb17.i.i59:                                       ; preds = %bb12.i.i49
  call void @llvm.lifetime.end.p0(ptr nonnull %gap_value.i.i32), !noalias !3265
  %_15.not.i61 = icmp ult i64 %24, %v.sroa.15.091
  br i1 %_15.not.i61, label %bb10.i63, label %bb9.i62

bb5.i.i68:                                        ; preds = %bb5.i.i68, %bb5.lr.ph.i.i67
  %state.sroa.11.035.i.i69 = phi ptr [ %state.sroa.11.031.i.i43, %bb5.lr.ph.i.i67 ], [ %state.sroa.11.0.i.i77, %bb5.i.i68 ]
  %state.sroa.21.034.i.i70 = phi i64 [ 0, %bb5.lr.ph.i.i67 ], [ %28, %bb5.i.i68 ]
  %state.sroa.0.033.i.i71 = phi ptr [ %data.i.i.i39, %bb5.lr.ph.i.i67 ], [ %_16.i13.i.i74, %bb5.i.i68 ]
  call void @llvm.experimental.noalias.scope.decl(metadata !3304)
  call void @llvm.experimental.noalias.scope.decl(metadata !3305)
  call void @llvm.experimental.noalias.scope.decl(metadata !3306)
  call void @llvm.experimental.noalias.scope.decl(metadata !3307)
  call void @llvm.experimental.noalias.scope.decl(metadata !3308)
  call void @llvm.experimental.noalias.scope.decl(metadata !3309)
  %_4.i.i.i.i5.i.i = load i16, ptr %state.sroa.11.035.i.i69, align 2, !alias.scope !3310, !noalias !3311, !noundef !10
  %_0.i.i.i.i6.i.i = icmp sge i16 %_3.i.i.i.i4.i.i, %_4.i.i.i.i5.i.i
  %left.i10.i.i72 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %state.sroa.21.034.i.i70
  %25 = load i16, ptr %left.i10.i.i72, align 2, !alias.scope !3266, !noalias !3312
  store i16 %25, ptr %state.sroa.0.033.i.i71, align 2, !alias.scope !3266, !noalias !3312
  store i16 %_4.i.i.i.i5.i.i, ptr %left.i10.i.i72, align 2, !alias.scope !3266, !noalias !3312
  %_15.i12.i.i73 = zext i1 %_0.i.i.i.i6.i.i to i64
  %26 = add i64 %state.sroa.21.034.i.i70, %_15.i12.i.i73
  %_16.i13.i.i74 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i71, i64 4
  %_4.i.i.i.i17.i.i = load i16, ptr %_16.i13.i.i74, align 2, !alias.scope !3313, !noalias !3320, !noundef !10
  %_0.i.i.i.i18.i.i = icmp sge i16 %_3.i.i.i.i4.i.i, %_4.i.i.i.i17.i.i
  %left.i22.i.i75 = getelementptr inbounds nuw i16, ptr %data.i.i.i39, i64 %26
  %27 = load i16, ptr %left.i22.i.i75, align 2, !alias.scope !3266, !noalias !3327
  store i16 %27, ptr %state.sroa.11.035.i.i69, align 2, !alias.scope !3266, !noalias !3327
  store i16 %_4.i.i.i.i17.i.i, ptr %left.i22.i.i75, align 2, !alias.scope !3266, !noalias !3327
  %_15.i24.i.i76 = zext i1 %_0.i.i.i.i18.i.i to i64
  %28 = add i64 %26, %_15.i24.i.i76
  %state.sroa.11.0.i.i77 = getelementptr inbounds nuw i8, ptr %state.sroa.0.033.i.i71, i64 6
  %_19.i.i78 = icmp ult ptr %state.sroa.11.0.i.i77, %unroll_end.i.i42
  br i1 %_19.i.i78, label %bb5.i.i68, label %bb12.preheader.i.i45

bb10.i63:                                         ; preds = %bb17.i.i59
  %_9.i5.i64 = getelementptr inbounds nuw i16, ptr %v.sroa.0.092, i64 %24
  %tmp.sroa.0.0.copyload.i.i6.i65 = load i16, ptr %v.sroa.0.092, align 2, !alias.scope !3328
  %29 = load i16, ptr %_9.i5.i64, align 2, !alias.scope !3328
  store i16 %29, ptr %v.sroa.0.092, align 2, !alias.scope !3328
  store i16 %tmp.sroa.0.0.copyload.i.i6.i65, ptr %_9.i5.i64, align 2, !alias.scope !3328
  %index = add nuw nsw i64 %24, 1
  %new_len = sub nuw i64 %v.sroa.15.091, %index
  %_49 = getelementptr inbounds nuw i16, ptr %v.sroa.0.092, i64 %index
  br label %bb1.backedge

bb1.backedge:                                     ; preds = %bb10.i63, %bb10.i
  %ancestor_pivot.sroa.0.0.be = phi ptr [ %data.i.i, %bb10.i ], [ null, %bb10.i63 ]
  %v.sroa.15.0.be = phi i64 [ %len.i.i26, %bb10.i ], [ %new_len, %bb10.i63 ]
  %v.sroa.0.0.be = phi ptr [ %data.i.i25, %bb10.i ], [ %_49, %bb10.i63 ]
  %_5 = icmp ult i64 %v.sroa.15.0.be, 33
  br i1 %_5, label %bb3, label %bb5

bb9.i62:                                          ; preds = %bb17.i.i59
  call void @llvm.trap()
  unreachable
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define void @_RINvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECsaVIduESG6dG_7rs_sort(ptr noundef captures(none) %x, ptr noundef captures(none) %y, i64 noundef range(i64 1, 0) %chunks) unnamed_addr #4 {
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
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3331)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3334)
  %_3.sroa.0.0.copyload.i.epil = load i64, ptr %_11.epil, align 1, !alias.scope !3331, !noalias !3334
  %_4.sroa.0.0.copyload.i.epil = load i64, ptr %_13.epil, align 1, !alias.scope !3334, !noalias !3331
  store i64 %_4.sroa.0.0.copyload.i.epil, ptr %_11.epil, align 1, !alias.scope !3331, !noalias !3334
  store i64 %_3.sroa.0.0.copyload.i.epil, ptr %_13.epil, align 1, !alias.scope !3334, !noalias !3331
  br label %bb4

bb4:                                              ; preds = %bb4.unr-lcssa, %bb3.epil.preheader
  ret void

bb3:                                              ; preds = %bb3, %start.new
  %iter.sroa.0.02 = phi i64 [ 0, %start.new ], [ %_18.1, %bb3 ]
  %niter = phi i64 [ 0, %start.new ], [ %niter.next.1, %bb3 ]
  %_18 = or disjoint i64 %iter.sroa.0.02, 1
  %_11 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %iter.sroa.0.02
  %_13 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %iter.sroa.0.02
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3331)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3334)
  %_3.sroa.0.0.copyload.i = load i64, ptr %_11, align 1, !alias.scope !3331, !noalias !3334
  %_4.sroa.0.0.copyload.i = load i64, ptr %_13, align 1, !alias.scope !3334, !noalias !3331
  store i64 %_4.sroa.0.0.copyload.i, ptr %_11, align 1, !alias.scope !3331, !noalias !3334
  store i64 %_3.sroa.0.0.copyload.i, ptr %_13, align 1, !alias.scope !3334, !noalias !3331
  %_18.1 = add nuw i64 %iter.sroa.0.02, 2
  %_11.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %_18
  %_13.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %_18
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3336)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3338)
  %_3.sroa.0.0.copyload.i.1 = load i64, ptr %_11.1, align 1, !alias.scope !3336, !noalias !3338
  %_4.sroa.0.0.copyload.i.1 = load i64, ptr %_13.1, align 1, !alias.scope !3338, !noalias !3336
  store i64 %_4.sroa.0.0.copyload.i.1, ptr %_11.1, align 1, !alias.scope !3336, !noalias !3338
  store i64 %_3.sroa.0.0.copyload.i.1, ptr %_13.1, align 1, !alias.scope !3338, !noalias !3336
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb4.unr-lcssa, label %bb3
}

; <[u32]>::swap_unchecked
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 4 captures(none) %self.0, i64 noundef range(i64 0, 2305843009213693952) %self.1, i64 noundef %a, i64 noundef %b, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %0) unnamed_addr #10 {
start:
  %_8 = getelementptr inbounds nuw i32, ptr %self.0, i64 %a
  %_9 = getelementptr inbounds nuw i32, ptr %self.0, i64 %b
  %tmp.sroa.0.0.copyload.i = load i32, ptr %_8, align 4
  %1 = load i32, ptr %_9, align 4
  store i32 %1, ptr %_8, align 4
  store i32 %tmp.sroa.0.0.copyload.i, ptr %_9, align 4
  ret void
}

; <[i16]>::rotate_left
; Function Attrs: nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %self.0, i64 noundef range(i64 0, 4611686018427387904) %self.1, i64 noundef %mid) unnamed_addr #1 {
start:
  %rawarray.i.i = alloca [256 x i8], align 8
  %_3.not = icmp ugt i64 %mid, %self.1
  br i1 %_3.not, label %bb2, label %bb1, !prof !121

bb2:                                              ; preds = %start
; call core::panicking::panic
  tail call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance) @alloc_fddaeef1fe1a23c45402ef8f58614acb, i64 noundef 35, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_334aa3d2fa7efe8d3f18725376a0b93a) #25
  unreachable

bb1:                                              ; preds = %start
  %k = sub nuw nsw i64 %self.1, %mid
  %_9 = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid
  %0 = icmp eq i64 %mid, 0
  %1 = icmp eq i64 %k, 0
  %or.cond.i = or i1 %0, %1
  br i1 %or.cond.i, label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort.exit, label %bb3.i

bb3.i:                                            ; preds = %bb1
  %right.left.i = tail call i64 @llvm.umin.i64(i64 range(i64 -4611686018427387903, 4611686018427387904) %k, i64 range(i64 0, 4611686018427387904) %mid)
  %_4.i = icmp samesign ult i64 %right.left.i, 129
  br i1 %_4.i, label %bb6.i, label %bb7.i

bb7.i:                                            ; preds = %bb3.i
  %_9.i = icmp samesign ult i64 %self.1, 24
  br i1 %_9.i, label %bb10.i, label %bb1.i1.i

bb6.i:                                            ; preds = %bb3.i
  %_12.i = icmp ult i64 %k, %mid
  call void @llvm.lifetime.start.p0(ptr nonnull %rawarray.i.i)
  %dim.i.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %k
  br i1 %_12.i, label %bb28.i.i, label %bb1.i.i

bb1.i.i:                                          ; preds = %bb6.i
  %2 = shl nuw nsw i64 %mid, 1
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1) %rawarray.i.i, ptr noundef nonnull align 2 dereferenceable(1) %self.0, i64 %2, i1 false)
  %3 = shl nuw nsw i64 %k, 1
  tail call void @llvm.memmove.p0.p0.i64(ptr nonnull align 2 %self.0, ptr nonnull align 2 %_9, i64 %3, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(1) %dim.i.i, ptr noundef nonnull align 8 dereferenceable(1) %rawarray.i.i, i64 %2, i1 false)
  br label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i

bb28.i.i:                                         ; preds = %bb6.i
  %4 = shl nuw nsw i64 %k, 1
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %rawarray.i.i, ptr nonnull align 2 %_9, i64 %4, i1 false)
  %5 = shl nuw nsw i64 %mid, 1
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(1) %dim.i.i, ptr noundef nonnull align 2 dereferenceable(1) %self.0, i64 %5, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 2 %self.0, ptr nonnull align 8 %rawarray.i.i, i64 %4, i1 false)
  br label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i

_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i: ; preds = %bb28.i.i, %bb1.i.i
  call void @llvm.lifetime.end.p0(ptr nonnull %rawarray.i.i)
  br label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort.exit

bb1.i1.i:                                         ; preds = %bb7.i, %bb10.i.i
  %right.sroa.0.0.i.i = phi i64 [ %right.sroa.0.2.i.i, %bb10.i.i ], [ %k, %bb7.i ]
  %mid.sroa.0.0.i.i = phi ptr [ %mid.sroa.0.2.i.i, %bb10.i.i ], [ %_9, %bb7.i ]
  %left.sroa.0.0.i.i = phi i64 [ %left.sroa.0.1.i.i, %bb10.i.i ], [ %mid, %bb7.i ]
  %_4.not.i.i = icmp ult i64 %left.sroa.0.0.i.i, %right.sroa.0.0.i.i
  br i1 %_4.not.i.i, label %bb7.preheader.i.i, label %bb3.preheader.i.i

bb3.preheader.i.i:                                ; preds = %bb1.i1.i
  %_31.i.i = sub nsw i64 0, %right.sroa.0.0.i.i
  %.not35.i.i = icmp eq i64 %right.sroa.0.0.i.i, 0
  %6 = shl nuw nsw i64 %right.sroa.0.0.i.i, 1
  %chunks5.i36.i.i = lshr i64 %right.sroa.0.0.i.i, 2
  %tail.i37.i.i = and i64 %6, 6
  %.not6.i48.i.i = icmp eq i64 %tail.i37.i.i, 0
  %delta.i50.i.i = and i64 %6, 9223372036854775800
  %7 = icmp samesign ult i64 %tail.i37.i.i, 4
  %8 = and i64 %right.sroa.0.0.i.i, 1
  %9 = icmp eq i64 %8, 0
  %xtraiter = and i64 %chunks5.i36.i.i, 1
  %10 = icmp eq i64 %chunks5.i36.i.i, 1
  %unroll_iter = and i64 %chunks5.i36.i.i, 4611686018427387902
  %lcmp.mod.not = icmp eq i64 %xtraiter, 0
  %lcmp.mod29 = icmp ne i64 %xtraiter, 0
  br label %bb3.i.i

bb7.preheader.i.i:                                ; preds = %bb1.i1.i
  %.not.i.i = icmp eq i64 %left.sroa.0.0.i.i, 0
  %11 = shl nuw nsw i64 %left.sroa.0.0.i.i, 1
  %_47.i.i = sub nsw i64 0, %left.sroa.0.0.i.i
  %chunks5.i.i.i = lshr i64 %left.sroa.0.0.i.i, 2
  %tail.i.i.i = and i64 %11, 6
  %.not6.i.i.i = icmp eq i64 %tail.i.i.i, 0
  %delta.i.i.i = and i64 %11, 9223372036854775800
  %12 = icmp samesign ult i64 %tail.i.i.i, 4
  %13 = and i64 %left.sroa.0.0.i.i, 1
  %14 = icmp eq i64 %13, 0
  %xtraiter30 = and i64 %chunks5.i.i.i, 1
  %15 = icmp eq i64 %chunks5.i.i.i, 1
  %unroll_iter33 = and i64 %chunks5.i.i.i, 4611686018427387902
  %lcmp.mod31.not = icmp eq i64 %xtraiter30, 0
  %lcmp.mod32 = icmp ne i64 %xtraiter30, 0
  br label %bb7.i.i

bb7.i.i:                                          ; preds = %bb37.i.i, %bb7.preheader.i.i
  %right.sroa.0.1.i.i = phi i64 [ %17, %bb37.i.i ], [ %right.sroa.0.0.i.i, %bb7.preheader.i.i ]
  %mid.sroa.0.1.i.i = phi ptr [ %_23.i2.i, %bb37.i.i ], [ %mid.sroa.0.0.i.i, %bb7.preheader.i.i ]
  br i1 %.not.i.i, label %bb37.i.i, label %bb38.i.i

bb38.i.i:                                         ; preds = %bb7.i.i
  %16 = getelementptr inbounds i16, ptr %mid.sroa.0.1.i.i, i64 %_47.i.i
  switch i64 %chunks5.i.i.i, label %bb3.i.i.i.i [
    i64 0, label %bb4.i.i.i
    i64 1, label %bb3.i.i.i.i.epil.preheader
  ]

bb3.i.i.i.i:                                      ; preds = %bb38.i.i, %bb3.i.i.i.i
  %iter.sroa.0.02.i.i.i.i = phi i64 [ %_18.i.i.i.i.1, %bb3.i.i.i.i ], [ 0, %bb38.i.i ]
  %niter34 = phi i64 [ %niter34.next.1, %bb3.i.i.i.i ], [ 0, %bb38.i.i ]
  %_18.i.i.i.i = or disjoint i64 %iter.sroa.0.02.i.i.i.i, 1
  %_11.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %16, i64 %iter.sroa.0.02.i.i.i.i
  %_13.i.i.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %mid.sroa.0.1.i.i, i64 %iter.sroa.0.02.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3340)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3343)
  %_3.sroa.0.0.copyload.i.i.i.i.i = load i64, ptr %_11.i.i.i.i, align 1, !alias.scope !3340, !noalias !3343
  %_4.sroa.0.0.copyload.i.i.i.i.i = load i64, ptr %_13.i.i.i.i, align 1, !alias.scope !3343, !noalias !3340
  store i64 %_4.sroa.0.0.copyload.i.i.i.i.i, ptr %_11.i.i.i.i, align 1, !alias.scope !3340, !noalias !3343
  store i64 %_3.sroa.0.0.copyload.i.i.i.i.i, ptr %_13.i.i.i.i, align 1, !alias.scope !3343, !noalias !3340
  %_18.i.i.i.i.1 = add nuw nsw i64 %iter.sroa.0.02.i.i.i.i, 2
  %_11.i.i.i.i.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %16, i64 %_18.i.i.i.i
  %_13.i.i.i.i.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %mid.sroa.0.1.i.i, i64 %_18.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3345)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3347)
  %_3.sroa.0.0.copyload.i.i.i.i.i.1 = load i64, ptr %_11.i.i.i.i.1, align 1, !alias.scope !3345, !noalias !3347
  %_4.sroa.0.0.copyload.i.i.i.i.i.1 = load i64, ptr %_13.i.i.i.i.1, align 1, !alias.scope !3347, !noalias !3345
  store i64 %_4.sroa.0.0.copyload.i.i.i.i.i.1, ptr %_11.i.i.i.i.1, align 1, !alias.scope !3345, !noalias !3347
  store i64 %_3.sroa.0.0.copyload.i.i.i.i.i.1, ptr %_13.i.i.i.i.1, align 1, !alias.scope !3347, !noalias !3345
  %niter34.next.1 = add i64 %niter34, 2
  %niter34.ncmp.1 = icmp eq i64 %niter34.next.1, %unroll_iter33
  br i1 %niter34.ncmp.1, label %bb4.i.i.i.loopexit.unr-lcssa, label %bb3.i.i.i.i

bb4.i.i.i.loopexit.unr-lcssa:                     ; preds = %bb3.i.i.i.i
  br i1 %lcmp.mod31.not, label %bb4.i.i.i, label %bb3.i.i.i.i.epil.preheader

bb3.i.i.i.i.epil.preheader:                       ; preds = %bb38.i.i, %bb4.i.i.i.loopexit.unr-lcssa
  %iter.sroa.0.02.i.i.i.i.epil.init = phi i64 [ 0, %bb38.i.i ], [ %_18.i.i.i.i.1, %bb4.i.i.i.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod32)
  %_11.i.i.i.i.epil = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %16, i64 %iter.sroa.0.02.i.i.i.i.epil.init
  %_13.i.i.i.i.epil = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %mid.sroa.0.1.i.i, i64 %iter.sroa.0.02.i.i.i.i.epil.init
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3340)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3343)
  %_3.sroa.0.0.copyload.i.i.i.i.i.epil = load i64, ptr %_11.i.i.i.i.epil, align 1, !alias.scope !3340, !noalias !3343
  %_4.sroa.0.0.copyload.i.i.i.i.i.epil = load i64, ptr %_13.i.i.i.i.epil, align 1, !alias.scope !3343, !noalias !3340
  store i64 %_4.sroa.0.0.copyload.i.i.i.i.i.epil, ptr %_11.i.i.i.i.epil, align 1, !alias.scope !3340, !noalias !3343
  store i64 %_3.sroa.0.0.copyload.i.i.i.i.i.epil, ptr %_13.i.i.i.i.epil, align 1, !alias.scope !3343, !noalias !3340
  br label %bb4.i.i.i

bb4.i.i.i:                                        ; preds = %bb3.i.i.i.i.epil.preheader, %bb4.i.i.i.loopexit.unr-lcssa, %bb38.i.i
  br i1 %.not6.i.i.i, label %bb37.i.i, label %bb5.i.i.i

bb5.i.i.i:                                        ; preds = %bb4.i.i.i
  %_18.i.i.i = getelementptr inbounds nuw i8, ptr %16, i64 %delta.i.i.i
  %_19.i.i.i = getelementptr inbounds nuw i8, ptr %mid.sroa.0.1.i.i, i64 %delta.i.i.i
  br i1 %12, label %bb4.i.i.i.i, label %bb1.i.i.i.i

bb1.i.i.i.i:                                      ; preds = %bb5.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3349)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3352)
  %_3.sroa.0.0.copyload.i.i7.i.i.i = load i32, ptr %_18.i.i.i, align 1, !alias.scope !3349, !noalias !3352
  %_4.sroa.0.0.copyload.i.i8.i.i.i = load i32, ptr %_19.i.i.i, align 1, !alias.scope !3352, !noalias !3349
  store i32 %_4.sroa.0.0.copyload.i.i8.i.i.i, ptr %_18.i.i.i, align 1, !alias.scope !3349, !noalias !3352
  store i32 %_3.sroa.0.0.copyload.i.i7.i.i.i, ptr %_19.i.i.i, align 1, !alias.scope !3352, !noalias !3349
  br label %bb4.i.i.i.i

bb4.i.i.i.i:                                      ; preds = %bb1.i.i.i.i, %bb5.i.i.i
  %i.sroa.0.0.i.i.i.i = phi i64 [ 0, %bb5.i.i.i ], [ 4, %bb1.i.i.i.i ]
  br i1 %14, label %bb37.i.i, label %bb5.i.i.i.i

bb5.i.i.i.i:                                      ; preds = %bb4.i.i.i.i
  %self4.i.i.i.i = getelementptr inbounds nuw i8, ptr %_18.i.i.i, i64 %i.sroa.0.0.i.i.i.i
  %self6.i.i.i.i = getelementptr inbounds nuw i8, ptr %_19.i.i.i, i64 %i.sroa.0.0.i.i.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3354)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3357)
  %_3.sroa.0.0.copyload.i19.i.i.i.i = load i16, ptr %self4.i.i.i.i, align 1, !alias.scope !3354, !noalias !3357
  %_4.sroa.0.0.copyload.i20.i.i.i.i = load i16, ptr %self6.i.i.i.i, align 1, !alias.scope !3357, !noalias !3354
  store i16 %_4.sroa.0.0.copyload.i20.i.i.i.i, ptr %self4.i.i.i.i, align 1, !alias.scope !3354, !noalias !3357
  store i16 %_3.sroa.0.0.copyload.i19.i.i.i.i, ptr %self6.i.i.i.i, align 1, !alias.scope !3357, !noalias !3354
  br label %bb37.i.i

bb37.i.i:                                         ; preds = %bb5.i.i.i.i, %bb4.i.i.i.i, %bb4.i.i.i, %bb7.i.i
  %_23.i2.i = getelementptr inbounds nuw i16, ptr %mid.sroa.0.1.i.i, i64 %left.sroa.0.0.i.i
  %17 = sub i64 %right.sroa.0.1.i.i, %left.sroa.0.0.i.i
  %_26.i.i = icmp ult i64 %17, %left.sroa.0.0.i.i
  br i1 %_26.i.i, label %bb10.i.i, label %bb7.i.i

bb10.i.i:                                         ; preds = %bb22.i.i, %bb37.i.i
  %right.sroa.0.2.i.i = phi i64 [ %17, %bb37.i.i ], [ %right.sroa.0.0.i.i, %bb22.i.i ]
  %mid.sroa.0.2.i.i = phi ptr [ %_23.i2.i, %bb37.i.i ], [ %20, %bb22.i.i ]
  %left.sroa.0.1.i.i = phi i64 [ %left.sroa.0.0.i.i, %bb37.i.i ], [ %21, %bb22.i.i ]
  %18 = icmp eq i64 %right.sroa.0.2.i.i, 0
  %19 = icmp eq i64 %left.sroa.0.1.i.i, 0
  %or.cond.i.i = or i1 %18, %19
  br i1 %or.cond.i.i, label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort.exit, label %bb1.i1.i

bb3.i.i:                                          ; preds = %bb22.i.i, %bb3.preheader.i.i
  %mid.sroa.0.3.i.i = phi ptr [ %20, %bb22.i.i ], [ %mid.sroa.0.0.i.i, %bb3.preheader.i.i ]
  %left.sroa.0.2.i.i = phi i64 [ %21, %bb22.i.i ], [ %left.sroa.0.0.i.i, %bb3.preheader.i.i ]
  %20 = getelementptr inbounds i16, ptr %mid.sroa.0.3.i.i, i64 %_31.i.i
  br i1 %.not35.i.i, label %bb22.i.i, label %bb23.i.i

bb23.i.i:                                         ; preds = %bb3.i.i
  switch i64 %chunks5.i36.i.i, label %bb3.i.i39.i.i [
    i64 0, label %bb4.i47.i.i
    i64 1, label %bb3.i.i39.i.i.epil.preheader
  ]

bb3.i.i39.i.i:                                    ; preds = %bb23.i.i, %bb3.i.i39.i.i
  %iter.sroa.0.02.i.i40.i.i = phi i64 [ %_18.i.i41.i.i.1, %bb3.i.i39.i.i ], [ 0, %bb23.i.i ]
  %niter = phi i64 [ %niter.next.1, %bb3.i.i39.i.i ], [ 0, %bb23.i.i ]
  %_18.i.i41.i.i = or disjoint i64 %iter.sroa.0.02.i.i40.i.i, 1
  %_11.i.i42.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %20, i64 %iter.sroa.0.02.i.i40.i.i
  %_13.i.i43.i.i = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %mid.sroa.0.3.i.i, i64 %iter.sroa.0.02.i.i40.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3359)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3362)
  %_3.sroa.0.0.copyload.i.i.i44.i.i = load i64, ptr %_11.i.i42.i.i, align 1, !alias.scope !3359, !noalias !3362
  %_4.sroa.0.0.copyload.i.i.i45.i.i = load i64, ptr %_13.i.i43.i.i, align 1, !alias.scope !3362, !noalias !3359
  store i64 %_4.sroa.0.0.copyload.i.i.i45.i.i, ptr %_11.i.i42.i.i, align 1, !alias.scope !3359, !noalias !3362
  store i64 %_3.sroa.0.0.copyload.i.i.i44.i.i, ptr %_13.i.i43.i.i, align 1, !alias.scope !3362, !noalias !3359
  %_18.i.i41.i.i.1 = add nuw nsw i64 %iter.sroa.0.02.i.i40.i.i, 2
  %_11.i.i42.i.i.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %20, i64 %_18.i.i41.i.i
  %_13.i.i43.i.i.1 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %mid.sroa.0.3.i.i, i64 %_18.i.i41.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3364)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3366)
  %_3.sroa.0.0.copyload.i.i.i44.i.i.1 = load i64, ptr %_11.i.i42.i.i.1, align 1, !alias.scope !3364, !noalias !3366
  %_4.sroa.0.0.copyload.i.i.i45.i.i.1 = load i64, ptr %_13.i.i43.i.i.1, align 1, !alias.scope !3366, !noalias !3364
  store i64 %_4.sroa.0.0.copyload.i.i.i45.i.i.1, ptr %_11.i.i42.i.i.1, align 1, !alias.scope !3364, !noalias !3366
  store i64 %_3.sroa.0.0.copyload.i.i.i44.i.i.1, ptr %_13.i.i43.i.i.1, align 1, !alias.scope !3366, !noalias !3364
  %niter.next.1 = add i64 %niter, 2
  %niter.ncmp.1 = icmp eq i64 %niter.next.1, %unroll_iter
  br i1 %niter.ncmp.1, label %bb4.i47.i.i.loopexit.unr-lcssa, label %bb3.i.i39.i.i

bb4.i47.i.i.loopexit.unr-lcssa:                   ; preds = %bb3.i.i39.i.i
  br i1 %lcmp.mod.not, label %bb4.i47.i.i, label %bb3.i.i39.i.i.epil.preheader

bb3.i.i39.i.i.epil.preheader:                     ; preds = %bb23.i.i, %bb4.i47.i.i.loopexit.unr-lcssa
  %iter.sroa.0.02.i.i40.i.i.epil.init = phi i64 [ 0, %bb23.i.i ], [ %_18.i.i41.i.i.1, %bb4.i47.i.i.loopexit.unr-lcssa ]
  tail call void @llvm.assume(i1 %lcmp.mod29)
  %_11.i.i42.i.i.epil = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %20, i64 %iter.sroa.0.02.i.i40.i.i.epil.init
  %_13.i.i43.i.i.epil = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %mid.sroa.0.3.i.i, i64 %iter.sroa.0.02.i.i40.i.i.epil.init
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3359)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3362)
  %_3.sroa.0.0.copyload.i.i.i44.i.i.epil = load i64, ptr %_11.i.i42.i.i.epil, align 1, !alias.scope !3359, !noalias !3362
  %_4.sroa.0.0.copyload.i.i.i45.i.i.epil = load i64, ptr %_13.i.i43.i.i.epil, align 1, !alias.scope !3362, !noalias !3359
  store i64 %_4.sroa.0.0.copyload.i.i.i45.i.i.epil, ptr %_11.i.i42.i.i.epil, align 1, !alias.scope !3359, !noalias !3362
  store i64 %_3.sroa.0.0.copyload.i.i.i44.i.i.epil, ptr %_13.i.i43.i.i.epil, align 1, !alias.scope !3362, !noalias !3359
  br label %bb4.i47.i.i

bb4.i47.i.i:                                      ; preds = %bb3.i.i39.i.i.epil.preheader, %bb4.i47.i.i.loopexit.unr-lcssa, %bb23.i.i
  br i1 %.not6.i48.i.i, label %bb22.i.i, label %bb5.i49.i.i

bb5.i49.i.i:                                      ; preds = %bb4.i47.i.i
  %_18.i51.i.i = getelementptr inbounds nuw i8, ptr %20, i64 %delta.i50.i.i
  %_19.i52.i.i = getelementptr inbounds nuw i8, ptr %mid.sroa.0.3.i.i, i64 %delta.i50.i.i
  br i1 %7, label %bb4.i.i56.i.i, label %bb1.i.i53.i.i

bb1.i.i53.i.i:                                    ; preds = %bb5.i49.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3368)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3371)
  %_3.sroa.0.0.copyload.i.i7.i54.i.i = load i32, ptr %_18.i51.i.i, align 1, !alias.scope !3368, !noalias !3371
  %_4.sroa.0.0.copyload.i.i8.i55.i.i = load i32, ptr %_19.i52.i.i, align 1, !alias.scope !3371, !noalias !3368
  store i32 %_4.sroa.0.0.copyload.i.i8.i55.i.i, ptr %_18.i51.i.i, align 1, !alias.scope !3368, !noalias !3371
  store i32 %_3.sroa.0.0.copyload.i.i7.i54.i.i, ptr %_19.i52.i.i, align 1, !alias.scope !3371, !noalias !3368
  br label %bb4.i.i56.i.i

bb4.i.i56.i.i:                                    ; preds = %bb1.i.i53.i.i, %bb5.i49.i.i
  %i.sroa.0.0.i.i57.i.i = phi i64 [ 0, %bb5.i49.i.i ], [ 4, %bb1.i.i53.i.i ]
  br i1 %9, label %bb22.i.i, label %bb5.i.i59.i.i

bb5.i.i59.i.i:                                    ; preds = %bb4.i.i56.i.i
  %self4.i.i60.i.i = getelementptr inbounds nuw i8, ptr %_18.i51.i.i, i64 %i.sroa.0.0.i.i57.i.i
  %self6.i.i61.i.i = getelementptr inbounds nuw i8, ptr %_19.i52.i.i, i64 %i.sroa.0.0.i.i57.i.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3373)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3376)
  %_3.sroa.0.0.copyload.i19.i.i62.i.i = load i16, ptr %self4.i.i60.i.i, align 1, !alias.scope !3373, !noalias !3376
  %_4.sroa.0.0.copyload.i20.i.i63.i.i = load i16, ptr %self6.i.i61.i.i, align 1, !alias.scope !3376, !noalias !3373
  store i16 %_4.sroa.0.0.copyload.i20.i.i63.i.i, ptr %self4.i.i60.i.i, align 1, !alias.scope !3373, !noalias !3376
  store i16 %_3.sroa.0.0.copyload.i19.i.i62.i.i, ptr %self6.i.i61.i.i, align 1, !alias.scope !3376, !noalias !3373
  br label %bb22.i.i

bb22.i.i:                                         ; preds = %bb5.i.i59.i.i, %bb4.i.i56.i.i, %bb4.i47.i.i, %bb3.i.i
  %21 = sub i64 %left.sroa.0.2.i.i, %right.sroa.0.0.i.i
  %_15.i.i = icmp ult i64 %21, %right.sroa.0.0.i.i
  br i1 %_15.i.i, label %bb10.i.i, label %bb3.i.i

bb10.i:                                           ; preds = %bb7.i
  %22 = load i16, ptr %self.0, align 2, !noundef !10
  br label %bb1.i3.i.outer

bb1.i3.i.outer:                                   ; preds = %bb4.i.i, %bb10.i
  %gcd.sroa.0.0.i.i.ph = phi i64 [ %spec.select.i.i, %bb4.i.i ], [ %k, %bb10.i ]
  %i.sroa.0.0.i.i.ph = phi i64 [ %25, %bb4.i.i ], [ %k, %bb10.i ]
  %tmp.sroa.0.0.i.i.ph = phi i16 [ %23, %bb4.i.i ], [ %22, %bb10.i ]
  br label %bb1.i3.i

bb1.i3.i:                                         ; preds = %bb1.i3.i.outer, %bb8.i.i
  %i.sroa.0.0.i.i = phi i64 [ %24, %bb8.i.i ], [ %i.sroa.0.0.i.i.ph, %bb1.i3.i.outer ]
  %tmp.sroa.0.0.i.i = phi i16 [ %23, %bb8.i.i ], [ %tmp.sroa.0.0.i.i.ph, %bb1.i3.i.outer ]
  %self3.i.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %i.sroa.0.0.i.i
  %23 = load i16, ptr %self3.i.i, align 2, !noundef !10
  store i16 %tmp.sroa.0.0.i.i, ptr %self3.i.i, align 2
  %_11.not.i.i = icmp ult i64 %i.sroa.0.0.i.i, %mid
  br i1 %_11.not.i.i, label %bb8.i.i, label %bb2.i.i

bb8.i.i:                                          ; preds = %bb1.i3.i
  %24 = add nuw nsw i64 %i.sroa.0.0.i.i, %k
  br label %bb1.i3.i

bb2.i.i:                                          ; preds = %bb1.i3.i
  %25 = sub nuw nsw i64 %i.sroa.0.0.i.i, %mid
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %bb3.i4.i, label %bb4.i.i

bb3.i4.i:                                         ; preds = %bb2.i.i
  store i16 %23, ptr %self.0, align 2
  %_2036.i.i = icmp ugt i64 %gcd.sroa.0.0.i.i.ph, 1
  br i1 %_2036.i.i, label %bb11.i.i, label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort.exit

bb4.i.i:                                          ; preds = %bb2.i.i
  %spec.select.i.i = tail call i64 @llvm.umin.i64(i64 %25, i64 %gcd.sroa.0.0.i.i.ph)
  br label %bb1.i3.i.outer

bb11.i.i:                                         ; preds = %bb3.i4.i, %bb14.i.i
  %start1.sroa.0.037.i.i = phi i64 [ %32, %bb14.i.i ], [ 1, %bb3.i4.i ]
  %self7.i.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %start1.sroa.0.037.i.i
  %27 = load i16, ptr %self7.i.i, align 2, !noundef !10
  %28 = add i64 %start1.sroa.0.037.i.i, %k
  br label %bb12.i.i

bb12.i.i:                                         ; preds = %bb12.i.i.backedge, %bb11.i.i
  %i.sroa.0.2.i.i = phi i64 [ %28, %bb11.i.i ], [ %i.sroa.0.2.i.i.be, %bb12.i.i.backedge ]
  %tmp.sroa.0.1.i.i = phi i16 [ %27, %bb11.i.i ], [ %29, %bb12.i.i.backedge ]
  %self10.i.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %i.sroa.0.2.i.i
  %29 = load i16, ptr %self10.i.i, align 2, !noundef !10
  store i16 %tmp.sroa.0.1.i.i, ptr %self10.i.i, align 2
  %_32.not.i.i = icmp ult i64 %i.sroa.0.2.i.i, %mid
  br i1 %_32.not.i.i, label %bb16.i.i, label %bb13.i.i

bb16.i.i:                                         ; preds = %bb12.i.i
  %30 = add nuw nsw i64 %i.sroa.0.2.i.i, %k
  br label %bb12.i.i.backedge

bb13.i.i:                                         ; preds = %bb12.i.i
  %31 = sub nuw i64 %i.sroa.0.2.i.i, %mid
  %_34.i.i = icmp eq i64 %31, %start1.sroa.0.037.i.i
  br i1 %_34.i.i, label %bb14.i.i, label %bb12.i.i.backedge

bb12.i.i.backedge:                                ; preds = %bb13.i.i, %bb16.i.i
  %i.sroa.0.2.i.i.be = phi i64 [ %31, %bb13.i.i ], [ %30, %bb16.i.i ]
  br label %bb12.i.i

bb14.i.i:                                         ; preds = %bb13.i.i
  store i16 %29, ptr %self7.i.i, align 2
  %32 = add nuw i64 %start1.sroa.0.037.i.i, 1
  %exitcond.not.i.i = icmp eq i64 %32, %gcd.sroa.0.0.i.i.ph
  br i1 %exitcond.not.i.i, label %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort.exit, label %bb11.i.i

_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb10.i.i, %bb14.i.i, %bb1, %_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort.exit.i, %bb3.i4.i
  ret void
}

; <[i16]>::binary_search
; Function Attrs: nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: readwrite)
define { i64, i64 } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_searchCsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull readonly align 2 captures(none) %self.0, i64 noundef range(i64 0, 4611686018427387904) %self.1, ptr noalias noundef readonly align 2 captures(none) dereferenceable(2) %x) unnamed_addr #11 {
start:
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3378)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3381)
  switch i64 %self.1, label %bb4.lr.ph.i [
    i64 0, label %_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort.exit
    i64 1, label %bb7.i
  ]

bb4.lr.ph.i:                                      ; preds = %start
  %_4.i.i14.i = load i16, ptr %x, align 2, !alias.scope !3383, !noalias !3386, !noundef !10
  br label %bb4.i

bb7.i:                                            ; preds = %bb4.i, %start
  %base.sroa.0.0.lcssa.i = phi i64 [ 0, %start ], [ %1, %bb4.i ]
  %_38.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %base.sroa.0.0.lcssa.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3391)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3394)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3397)
  %_3.i.i.i = load i16, ptr %_38.i, align 2, !alias.scope !3399, !noalias !3400, !noundef !10
  %_4.i.i.i = load i16, ptr %x, align 2, !alias.scope !3402, !noalias !3403, !noundef !10
  %0 = icmp eq i16 %_3.i.i.i, %_4.i.i.i
  br i1 %0, label %_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort.exit, label %bb10.i

bb4.i:                                            ; preds = %bb4.i, %bb4.lr.ph.i
  %size.sroa.0.018.i = phi i64 [ %self.1, %bb4.lr.ph.i ], [ %2, %bb4.i ]
  %base.sroa.0.017.i = phi i64 [ 0, %bb4.lr.ph.i ], [ %1, %bb4.i ]
  %half11.i = lshr i64 %size.sroa.0.018.i, 1
  %mid.i = add nuw i64 %half11.i, %base.sroa.0.017.i
  %_35.i = icmp ult i64 %mid.i, %self.1
  tail call void @llvm.assume(i1 %_35.i)
  %_32.i = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid.i
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3404)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3405)
  tail call void @llvm.experimental.noalias.scope.decl(metadata !3406)
  %_3.i.i13.i = load i16, ptr %_32.i, align 2, !alias.scope !3407, !noalias !3408, !noundef !10
  %_17.i = icmp sgt i16 %_3.i.i13.i, %_4.i.i14.i
  %1 = select i1 %_17.i, i64 %base.sroa.0.017.i, i64 %mid.i, !unpredictable !10
  %2 = sub i64 %size.sroa.0.018.i, %half11.i
  %_6.i = icmp ugt i64 %2, 1
  br i1 %_6.i, label %bb4.i, label %bb7.i

bb10.i:                                           ; preds = %bb7.i
  %_29.i = icmp slt i16 %_3.i.i.i, %_4.i.i.i
  %_28.i = zext i1 %_29.i to i64
  %result.i = add nuw nsw i64 %base.sroa.0.0.lcssa.i, %_28.i
  %cond1.i = icmp ule i64 %result.i, %self.1
  tail call void @llvm.assume(i1 %cond1.i)
  br label %_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort.exit

_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort.exit: ; preds = %start, %bb7.i, %bb10.i
  %_0.sroa.4.0.i = phi i64 [ %self.1, %start ], [ %result.i, %bb10.i ], [ %base.sroa.0.0.lcssa.i, %bb7.i ]
  %_0.sroa.0.0.i = phi i64 [ 1, %start ], [ 1, %bb10.i ], [ 0, %bb7.i ]
  %3 = insertvalue { i64, i64 } poison, i64 %_0.sroa.0.0.i, 0
  %4 = insertvalue { i64, i64 } %3, i64 %_0.sroa.4.0.i, 1
  ret { i64, i64 } %4
}

; <[i16]>::swap_unchecked
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 captures(none) %self.0, i64 noundef range(i64 0, 4611686018427387904) %self.1, i64 noundef %a, i64 noundef %b, ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %0) unnamed_addr #10 {
start:
  %_8 = getelementptr inbounds nuw i16, ptr %self.0, i64 %a
  %_9 = getelementptr inbounds nuw i16, ptr %self.0, i64 %b
  %tmp.sroa.0.0.copyload.i = load i16, ptr %_8, align 2
  %1 = load i16, ptr %_9, align 2
  store i16 %1, ptr %_8, align 2
  store i16 %tmp.sroa.0.0.copyload.i, ptr %_9, align 2
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*mut u32> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicOmENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %self) unnamed_addr #12 {
start:
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*mut i16> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicOsENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %self) unnamed_addr #12 {
start:
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*const u32> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicPmENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %self) unnamed_addr #12 {
start:
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*const i16> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicPsENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %self) unnamed_addr #12 {
start:
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<usize> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicjENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readnone align 8 captures(none) dereferenceable(8) %self) unnamed_addr #12 {
start:
  ret void
}

; <core::slice::sort::shared::smallsort::CopyOnDrop<u32> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self) unnamed_addr #13 {
start:
  %src = load ptr, ptr %self, align 8, !noundef !10
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %dst = load ptr, ptr %0, align 8, !noundef !10
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %count = load i64, ptr %1, align 8, !noundef !10
  %2 = shl i64 %count, 2
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 %2, i1 false)
  ret void
}

; <core::slice::sort::shared::smallsort::CopyOnDrop<i16> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readonly align 8 captures(none) dereferenceable(24) %self) unnamed_addr #13 {
start:
  %src = load ptr, ptr %self, align 8, !noundef !10
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %dst = load ptr, ptr %0, align 8, !noundef !10
  %1 = getelementptr inbounds nuw i8, ptr %self, i64 16
  %count = load i64, ptr %1, align 8, !noundef !10
  %2 = shl i64 %count, 1
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %src, i64 %2, i1 false)
  ret void
}

; <core::slice::sort::unstable::quicksort::GapGuardRaw<u32> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @_RNvXs_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksortINtB4_11GapGuardRawmENtNtNtBc_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #13 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3 = load ptr, ptr %0, align 8, !noundef !10
  %dst = load ptr, ptr %self, align 8, !noundef !10
  %1 = load i32, ptr %_3, align 4
  store i32 %1, ptr %dst, align 4
  ret void
}

; <core::slice::sort::unstable::quicksort::GapGuardRaw<i16> as core::ops::drop::Drop>::drop
; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define void @_RNvXs_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksortINtB4_11GapGuardRawsENtNtNtBc_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr noalias noundef readonly align 8 captures(none) dereferenceable(16) %self) unnamed_addr #13 {
start:
  %0 = getelementptr inbounds nuw i8, ptr %self, i64 8
  %_3 = load ptr, ptr %0, align 8, !noundef !10
  %dst = load ptr, ptr %self, align 8, !noundef !10
  %1 = load i16, ptr %_3, align 2
  store i16 %1, ptr %dst, align 2
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @order_statistics(ptr noundef readonly captures(none) %data, ptr noundef writeonly captures(none) %out) unnamed_addr #1 {
start:
  %_4.i8 = alloca [0 x i8], align 1
  %a = alloca [42 x i8], align 2
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #25
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #25
  unreachable

_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64
  %_0.i6.idx = mul nuw nsw i64 %_0.i7, 42
  %_0.i6 = getelementptr inbounds nuw i8, ptr %data, i64 %_0.i6.idx
  call void @llvm.lifetime.start.p0(ptr nonnull %a)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(42) %a, ptr noundef nonnull readonly align 2 dereferenceable(42) %_0.i6, i64 42, i1 false), !alias.scope !3409, !noalias !3416
; call core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %a, i64 noundef 21, i64 noundef 10, ptr noalias noundef readonly align 2 captures(address, read_provenance) dereferenceable_or_null(2) null, ptr noalias noundef nonnull align 1 %_4.i8) #26, !noalias !3418
  %data.i.i.i.i = getelementptr inbounds nuw i8, ptr %a, i64 20
  %_17 = load i16, ptr %data.i.i.i.i, align 2, !noundef !10
; call core::slice::sort::unstable::ipnsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %a, i64 noundef 21, ptr noalias noundef nonnull align 1 %_4.i8) #27
  %_24 = getelementptr inbounds nuw i8, ptr %_0.i6, i64 6
  call void @llvm.experimental.noalias.scope.decl(metadata !3423)
  call void @llvm.experimental.noalias.scope.decl(metadata !3426)
  call void @llvm.experimental.noalias.scope.decl(metadata !3428)
  call void @llvm.experimental.noalias.scope.decl(metadata !3431)
  %_4.i.i14.i.i = load i16, ptr %_24, align 2, !alias.scope !3433, !noalias !3436, !noundef !10
  %_32.i.i = getelementptr inbounds nuw i8, ptr %a, i64 20
  call void @llvm.experimental.noalias.scope.decl(metadata !3441)
  call void @llvm.experimental.noalias.scope.decl(metadata !3442)
  call void @llvm.experimental.noalias.scope.decl(metadata !3443)
  %_3.i.i13.i.i = load i16, ptr %_32.i.i, align 2, !alias.scope !3444, !noalias !3445, !noundef !10
  %_17.i.i = icmp sgt i16 %_3.i.i13.i.i, %_4.i.i14.i.i
  %1 = select i1 %_17.i.i, i64 0, i64 10, !unpredictable !10
  %mid.i.i.1 = or disjoint i64 %1, 5
  %_32.i.i.1 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i.1
  %_3.i.i13.i.i.1 = load i16, ptr %_32.i.i.1, align 2, !alias.scope !3446, !noalias !3449, !noundef !10
  %_17.i.i.1 = icmp sgt i16 %_3.i.i13.i.i.1, %_4.i.i14.i.i
  %2 = select i1 %_17.i.i.1, i64 %1, i64 %mid.i.i.1, !unpredictable !10
  %mid.i.i.2 = add nuw nsw i64 %2, 3
  %_32.i.i.2 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i.2
  %_3.i.i13.i.i.2 = load i16, ptr %_32.i.i.2, align 2, !alias.scope !3451, !noalias !3454, !noundef !10
  %_17.i.i.2 = icmp sgt i16 %_3.i.i13.i.i.2, %_4.i.i14.i.i
  %3 = select i1 %_17.i.i.2, i64 %2, i64 %mid.i.i.2, !unpredictable !10
  %mid.i.i.3 = add nuw nsw i64 %3, 1
  %_32.i.i.3 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i.3
  %_3.i.i13.i.i.3 = load i16, ptr %_32.i.i.3, align 2, !alias.scope !3456, !noalias !3459, !noundef !10
  %_17.i.i.3 = icmp sgt i16 %_3.i.i13.i.i.3, %_4.i.i14.i.i
  %4 = select i1 %_17.i.i.3, i64 %3, i64 %mid.i.i.3, !unpredictable !10
  %mid.i.i.4 = add nuw nsw i64 %4, 1
  %_32.i.i.4 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i.4
  %_3.i.i13.i.i.4 = load i16, ptr %_32.i.i.4, align 2, !alias.scope !3461, !noalias !3464, !noundef !10
  %_17.i.i.4 = icmp sgt i16 %_3.i.i13.i.i.4, %_4.i.i14.i.i
  %5 = select i1 %_17.i.i.4, i64 %4, i64 %mid.i.i.4, !unpredictable !10
  %_38.i.i = getelementptr inbounds nuw i16, ptr %a, i64 %5
  %_3.i.i.i.i = load i16, ptr %_38.i.i, align 2, !alias.scope !3466, !noalias !3471, !noundef !10
  %_29.i.i = icmp slt i16 %_3.i.i.i.i, %_4.i.i14.i.i
  %result.i.i = zext i1 %_29.i.i to i64
  %_0.sroa.4.0.i.i = add nuw nsw i64 %5, %result.i.i
  %_32.i.i15 = getelementptr inbounds nuw i8, ptr %a, i64 20
  %_3.i.i12.i.i = load i16, ptr %_32.i.i15, align 2, !alias.scope !3474, !noundef !10
  %_0.i.i1315.i.i = icmp slt i16 %_3.i.i12.i.i, 0
  %6 = select i1 %_0.i.i1315.i.i, i64 10, i64 0, !unpredictable !10
  %mid.i.i13.1 = or disjoint i64 %6, 5
  %_32.i.i15.1 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i13.1
  %_3.i.i12.i.i.1 = load i16, ptr %_32.i.i15.1, align 2, !alias.scope !3474, !noundef !10
  %_0.i.i1315.i.i.1 = icmp slt i16 %_3.i.i12.i.i.1, 0
  %7 = select i1 %_0.i.i1315.i.i.1, i64 %mid.i.i13.1, i64 %6, !unpredictable !10
  %mid.i.i13.2 = add nuw nsw i64 %7, 3
  %_32.i.i15.2 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i13.2
  %_3.i.i12.i.i.2 = load i16, ptr %_32.i.i15.2, align 2, !alias.scope !3474, !noundef !10
  %_0.i.i1315.i.i.2 = icmp slt i16 %_3.i.i12.i.i.2, 0
  %8 = select i1 %_0.i.i1315.i.i.2, i64 %mid.i.i13.2, i64 %7, !unpredictable !10
  %mid.i.i13.3 = add nuw nsw i64 %8, 1
  %_32.i.i15.3 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i13.3
  %_3.i.i12.i.i.3 = load i16, ptr %_32.i.i15.3, align 2, !alias.scope !3474, !noundef !10
  %_0.i.i1315.i.i.3 = icmp slt i16 %_3.i.i12.i.i.3, 0
  %9 = select i1 %_0.i.i1315.i.i.3, i64 %mid.i.i13.3, i64 %8, !unpredictable !10
  %mid.i.i13.4 = add nuw nsw i64 %9, 1
  %_32.i.i15.4 = getelementptr inbounds nuw i16, ptr %a, i64 %mid.i.i13.4
  %_3.i.i12.i.i.4 = load i16, ptr %_32.i.i15.4, align 2, !alias.scope !3474, !noundef !10
  %_0.i.i1315.i.i.4 = icmp slt i16 %_3.i.i12.i.i.4, 0
  %10 = select i1 %_0.i.i1315.i.i.4, i64 %mid.i.i13.4, i64 %9, !unpredictable !10
  %_38.i.i18 = getelementptr inbounds nuw i16, ptr %a, i64 %10
  %_3.i.i.i.i19 = load i16, ptr %_38.i.i18, align 2, !alias.scope !3483, !noundef !10
  %_3.i.i.lobit.i.i = lshr i16 %_3.i.i.i.i19, 15
  %_28.i.i20 = zext nneg i16 %_3.i.i.lobit.i.i to i64
  %result.i.i21 = add nuw nsw i64 %10, %_28.i.i20
; call <[i16]>::rotate_left
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort(ptr noalias noundef nonnull align 2 %a, i64 noundef 21, i64 noundef %result.i.i21) #26
  %_0.i.idx = shl nuw nsw i64 %_0.i7, 4
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_0.i.idx
  %_44 = load i16, ptr %a, align 2, !noundef !10
  %_43 = sext i16 %_44 to i32
  %11 = getelementptr inbounds nuw i8, ptr %a, i64 40
  %_46 = load i16, ptr %11, align 2, !noundef !10
  %_45 = sext i16 %_46 to i32
  %12 = sub nsw i32 %_43, %_45
  %_41 = trunc nuw nsw i64 %result.i.i21 to i32
  %_40 = trunc nuw nsw i64 %_0.sroa.4.0.i.i to i32
  %median1 = sext i16 %_17 to i32
  store i32 %median1, ptr %_0.i, align 4, !alias.scope !3488, !noalias !3495
  %_39.sroa.4.0._36.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 4
  store i32 %_40, ptr %_39.sroa.4.0._36.0.sroa_idx, align 4, !alias.scope !3488, !noalias !3495
  %_39.sroa.5.0._36.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 8
  store i32 %_41, ptr %_39.sroa.5.0._36.0.sroa_idx, align 4, !alias.scope !3488, !noalias !3495
  %_39.sroa.6.0._36.0.sroa_idx = getelementptr inbounds nuw i8, ptr %_0.i, i64 12
  store i32 %12, ptr %_39.sroa.6.0._36.0.sroa_idx, align 4, !alias.scope !3488, !noalias !3495
  call void @llvm.lifetime.end.p0(ptr nonnull %a)
  ret void
}

; Function Attrs: nounwind
define ptx_kernel void @sort_rows(ptr noundef %data) unnamed_addr #1 {
start:
  %f.i = alloca [0 x i8], align 1
  %_4.i2 = alloca [8 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_4455e314538d8595a66445a674960a81) #25
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  tail call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24) @alloc_9aacbcf1342b1d62b96805990c1261a5) #25
  unreachable

_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i1 = zext i32 %_7.0.i to i64
  %_0.i.idx = shl nuw nsw i64 %_0.i1, 7
  %_0.i = getelementptr inbounds nuw i8, ptr %data, i64 %_0.i.idx
  call void @llvm.lifetime.start.p0(ptr nonnull %_4.i2), !noalias !3497
  store ptr %f.i, ptr %_4.i2, align 8, !noalias !3497
; call core::slice::sort::unstable::ipnsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1z_(ptr noalias noundef nonnull align 4 %_0.i, i64 noundef 32, ptr noalias noundef align 8 dereferenceable(8) %_4.i2) #27
  call void @llvm.lifetime.end.p0(ptr nonnull %_4.i2), !noalias !3497
  ret void
}


; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #15

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #15

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #16

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #18

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #18

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #19 {
start:
  call void @llvm.trap()
  unreachable
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 noundef, i64 noundef, i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; <usize as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal noundef zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(8), ptr noalias noundef align 8 dereferenceable(24)) unnamed_addr #1 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr noundef nonnull, ptr noundef nonnull, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #20

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr noalias noundef nonnull readonly align 1 captures(address, read_provenance), i64 noundef, ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #21

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr noalias noundef readonly align 8 captures(address, read_provenance) dereferenceable(24)) unnamed_addr #17 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #20

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #20

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #22

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #20

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #24

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smax.i16(i16, i16) #24

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.smin.i16(i16, i16) #24

attributes #0 = { nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: write) "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { nofree nosync nounwind memory(read, inaccessiblemem: readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #6 = { nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #7 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #8 = { nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #9 = { nounwind memory(readwrite, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "target-cpu"="sm_90" }
attributes #11 = { nofree norecurse nosync nounwind memory(argmem: read, inaccessiblemem: readwrite) "target-cpu"="sm_90" }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "target-cpu"="sm_90" }
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "target-cpu"="sm_90" }
attributes #14 = { "target-cpu"="sm_90" }
attributes #15 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #17 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #19 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #20 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #21 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #22 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #25 = { noinline noreturn nounwind }
attributes #26 = { nounwind }
attributes #27 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{!4, !6, !8}
!4 = distinct !{!4, !5, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_: %v"}
!5 = distinct !{!5, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_"}
!6 = distinct !{!6, !7, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_: %x"}
!7 = distinct !{!7, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_"}
!8 = distinct !{!8, !9, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_: %self.0"}
!9 = distinct !{!9, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_"}
!10 = !{}
!11 = !{!12, !14, !8}
!12 = distinct !{!12, !13, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_: %v"}
!13 = distinct !{!13, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_"}
!14 = distinct !{!14, !15, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_: %x"}
!15 = distinct !{!15, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_"}
!16 = !{!"branch_weights", !"expected", i32 2000, i32 1}
!17 = !{!18}
!18 = distinct !{!18, !19, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!19 = distinct !{!19, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!20 = !{!21}
!21 = distinct !{!21, !19, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!22 = !{!23}
!23 = distinct !{!23, !24, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!24 = distinct !{!24, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!25 = !{!26}
!26 = distinct !{!26, !24, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!27 = !{!23, !18}
!28 = !{!26, !21}
!29 = !{!30}
!30 = distinct !{!30, !31, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!31 = distinct !{!31, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!32 = !{!33}
!33 = distinct !{!33, !31, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!34 = !{!35}
!35 = distinct !{!35, !36, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!36 = distinct !{!36, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!37 = !{!38}
!38 = distinct !{!38, !36, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!39 = !{!35, !30}
!40 = !{!38, !33}
!41 = !{!42, !44}
!42 = distinct !{!42, !43, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!43 = distinct !{!43, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!44 = distinct !{!44, !45, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!45 = distinct !{!45, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!46 = !{!47, !48}
!47 = distinct !{!47, !43, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!48 = distinct !{!48, !45, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!49 = !{!50}
!50 = distinct !{!50, !51, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %slice.0"}
!51 = distinct !{!51, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!52 = !{!53}
!53 = distinct !{!53, !54, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!54 = distinct !{!54, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!55 = !{!56}
!56 = distinct !{!56, !54, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!57 = !{!58}
!58 = distinct !{!58, !59, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!59 = distinct !{!59, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!60 = !{!61}
!61 = distinct !{!61, !59, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!62 = !{!63}
!63 = distinct !{!63, !64, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!64 = distinct !{!64, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!65 = !{!66}
!66 = distinct !{!66, !64, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!67 = !{!68}
!68 = distinct !{!68, !69, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!69 = distinct !{!69, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!70 = !{!71}
!71 = distinct !{!71, !69, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!72 = !{!73, !53, !56, !74, !76, !78, !79, !50}
!73 = distinct !{!73, !54, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!74 = distinct !{!74, !75, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!75 = distinct !{!75, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!76 = distinct !{!76, !77, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!77 = distinct !{!77, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!78 = distinct !{!78, !77, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!79 = distinct !{!79, !80, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!80 = distinct !{!80, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!81 = !{!68, !63, !58, !53, !50}
!82 = !{!71, !66, !61, !73, !56, !76, !79}
!83 = !{!71, !66, !61, !56, !50}
!84 = !{!68, !63, !58, !73, !53, !74, !76, !78, !79}
!85 = !{!86}
!86 = distinct !{!86, !87, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %slice.0"}
!87 = distinct !{!87, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!88 = !{!89}
!89 = distinct !{!89, !90, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!90 = distinct !{!90, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!91 = !{!92}
!92 = distinct !{!92, !90, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!93 = !{!94}
!94 = distinct !{!94, !95, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!95 = distinct !{!95, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!96 = !{!97}
!97 = distinct !{!97, !95, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!98 = !{!99}
!99 = distinct !{!99, !100, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!100 = distinct !{!100, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!101 = !{!102}
!102 = distinct !{!102, !100, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!103 = !{!104}
!104 = distinct !{!104, !105, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!105 = distinct !{!105, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!106 = !{!107}
!107 = distinct !{!107, !105, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!108 = !{!109, !89, !92, !110, !112, !114, !115, !86}
!109 = distinct !{!109, !90, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!110 = distinct !{!110, !111, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!111 = distinct !{!111, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!112 = distinct !{!112, !113, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!113 = distinct !{!113, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!114 = distinct !{!114, !113, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!115 = distinct !{!115, !116, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!116 = distinct !{!116, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!117 = !{!104, !99, !97, !92, !86}
!118 = !{!107, !102, !94, !109, !89, !110, !112, !114, !115}
!119 = !{!107, !102, !94, !89, !86}
!120 = !{!104, !99, !97, !109, !92, !112, !115}
!121 = !{!"branch_weights", !"expected", i32 1, i32 2000}
!122 = !{!123}
!123 = distinct !{!123, !124, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!124 = distinct !{!124, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!125 = !{!126}
!126 = distinct !{!126, !124, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!127 = !{!128}
!128 = distinct !{!128, !129, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!129 = distinct !{!129, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!130 = !{!131}
!131 = distinct !{!131, !129, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!132 = !{!128, !123, !133}
!133 = distinct !{!133, !134, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!134 = distinct !{!134, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!135 = !{!131, !126}
!136 = !{!131, !126, !133}
!137 = !{!128, !123}
!138 = !{!133}
!139 = !{!140, !142, !133}
!140 = distinct !{!140, !141, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!141 = distinct !{!141, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!142 = distinct !{!142, !143, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!143 = distinct !{!143, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!144 = !{!145, !146}
!145 = distinct !{!145, !141, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!146 = distinct !{!146, !143, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!147 = !{!148, !150}
!148 = distinct !{!148, !149, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!149 = distinct !{!149, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!150 = distinct !{!150, !151, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!151 = distinct !{!151, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!152 = !{!"branch_weights", i32 4001, i32 4000000}
!153 = !{!154}
!154 = distinct !{!154, !155, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!155 = distinct !{!155, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!156 = !{!157, !154}
!157 = distinct !{!157, !158, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!158 = distinct !{!158, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!159 = !{!160}
!160 = distinct !{!160, !161, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!161 = distinct !{!161, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!162 = !{!163}
!163 = distinct !{!163, !161, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!164 = !{!160, !163, !154}
!165 = !{!160, !154}
!166 = !{!167, !169, !163, !154}
!167 = distinct !{!167, !168, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!168 = distinct !{!168, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!169 = distinct !{!169, !170, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!170 = distinct !{!170, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!171 = !{!172, !173, !174, !176, !160}
!172 = distinct !{!172, !168, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!173 = distinct !{!173, !170, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!174 = distinct !{!174, !175, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!175 = distinct !{!175, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!176 = distinct !{!176, !175, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!177 = !{!178, !180, !163, !154}
!178 = distinct !{!178, !179, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!179 = distinct !{!179, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!180 = distinct !{!180, !181, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!181 = distinct !{!181, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!182 = !{!183, !184, !185, !187, !160}
!183 = distinct !{!183, !179, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!184 = distinct !{!184, !181, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!185 = distinct !{!185, !186, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!186 = distinct !{!186, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!187 = distinct !{!187, !186, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!188 = !{!184}
!189 = !{!180}
!190 = !{!183}
!191 = !{!178}
!192 = !{!183, !184}
!193 = !{!178, !180, !185, !187, !163}
!194 = !{!185, !187, !163}
!195 = !{!173}
!196 = !{!169}
!197 = !{!172}
!198 = !{!167}
!199 = !{!172, !173, !160, !154}
!200 = !{!167, !169, !174, !176, !163}
!201 = !{!174, !176, !163}
!202 = !{!203, !205, !160, !154}
!203 = distinct !{!203, !204, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!204 = distinct !{!204, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!205 = distinct !{!205, !206, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!206 = distinct !{!206, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!207 = !{!208, !209, !210, !212, !163}
!208 = distinct !{!208, !204, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!209 = distinct !{!209, !206, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!210 = distinct !{!210, !211, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!211 = distinct !{!211, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!212 = distinct !{!212, !211, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!213 = !{!210, !212, !163}
!214 = !{!215, !154}
!215 = distinct !{!215, !216, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!216 = distinct !{!216, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!217 = !{!218}
!218 = distinct !{!218, !219, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %slice.0"}
!219 = distinct !{!219, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!220 = !{!221}
!221 = distinct !{!221, !222, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!222 = distinct !{!222, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!223 = !{!224}
!224 = distinct !{!224, !222, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!225 = !{!226}
!226 = distinct !{!226, !227, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!227 = distinct !{!227, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!228 = !{!229}
!229 = distinct !{!229, !227, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!230 = !{!231}
!231 = distinct !{!231, !232, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!232 = distinct !{!232, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!233 = !{!234}
!234 = distinct !{!234, !232, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!235 = !{!236}
!236 = distinct !{!236, !237, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!237 = distinct !{!237, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!238 = !{!239}
!239 = distinct !{!239, !237, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!240 = !{!241, !221, !224, !242, !244, !246, !247, !218}
!241 = distinct !{!241, !222, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!242 = distinct !{!242, !243, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!243 = distinct !{!243, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!244 = distinct !{!244, !245, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!245 = distinct !{!245, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!246 = distinct !{!246, !245, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!247 = distinct !{!247, !248, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!248 = distinct !{!248, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!249 = !{!236, !231, !226, !221, !218}
!250 = !{!239, !234, !229, !241, !224, !244, !247}
!251 = !{!239, !234, !229, !224, !218}
!252 = !{!236, !231, !226, !241, !221, !242, !244, !246, !247}
!253 = !{!254}
!254 = distinct !{!254, !255, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %slice.0"}
!255 = distinct !{!255, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!256 = !{!257}
!257 = distinct !{!257, !258, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!258 = distinct !{!258, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!259 = !{!260}
!260 = distinct !{!260, !258, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!261 = !{!262}
!262 = distinct !{!262, !263, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!263 = distinct !{!263, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!264 = !{!265}
!265 = distinct !{!265, !263, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!266 = !{!267}
!267 = distinct !{!267, !268, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!268 = distinct !{!268, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!269 = !{!270}
!270 = distinct !{!270, !268, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!271 = !{!272}
!272 = distinct !{!272, !273, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!273 = distinct !{!273, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!274 = !{!275}
!275 = distinct !{!275, !273, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!276 = !{!277, !257, !260, !278, !280, !282, !283, !254}
!277 = distinct !{!277, !258, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!278 = distinct !{!278, !279, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!279 = distinct !{!279, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!280 = distinct !{!280, !281, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!281 = distinct !{!281, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!282 = distinct !{!282, !281, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!283 = distinct !{!283, !284, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!284 = distinct !{!284, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!285 = !{!272, !267, !265, !260, !254}
!286 = !{!275, !270, !262, !277, !257, !278, !280, !282, !283}
!287 = !{!275, !270, !262, !257, !254}
!288 = !{!272, !267, !265, !277, !260, !280, !283}
!289 = !{!290, !292}
!290 = distinct !{!290, !291, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort: %pair"}
!291 = distinct !{!291, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort"}
!292 = distinct !{!292, !291, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort: %self.0"}
!293 = !{!294, !296}
!294 = distinct !{!294, !295, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort: %pair"}
!295 = distinct !{!295, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort"}
!296 = distinct !{!296, !295, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort: %self.0"}
!297 = !{!298}
!298 = distinct !{!298, !299, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!299 = distinct !{!299, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!300 = !{!301}
!301 = distinct !{!301, !299, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!302 = !{!303}
!303 = distinct !{!303, !304, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!304 = distinct !{!304, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!305 = !{!306}
!306 = distinct !{!306, !307, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %c"}
!307 = distinct !{!307, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!308 = !{!309}
!309 = distinct !{!309, !304, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!310 = !{!303, !298, !311}
!311 = distinct !{!311, !312, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!312 = distinct !{!312, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!313 = !{!309, !301, !306, !314}
!314 = distinct !{!314, !312, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!315 = !{!309, !301, !311}
!316 = !{!303, !298, !306, !314}
!317 = !{!318, !320, !311}
!318 = distinct !{!318, !319, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!319 = distinct !{!319, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!320 = distinct !{!320, !321, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!321 = distinct !{!321, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!322 = !{!323, !324, !314}
!323 = distinct !{!323, !319, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!324 = distinct !{!324, !321, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!325 = !{!326}
!326 = distinct !{!326, !327, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!327 = distinct !{!327, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!328 = !{!329, !326}
!329 = distinct !{!329, !330, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!330 = distinct !{!330, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!331 = !{!332}
!332 = distinct !{!332, !333, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!333 = distinct !{!333, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!334 = !{!335}
!335 = distinct !{!335, !333, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!336 = !{!332, !335, !326}
!337 = !{!332, !326}
!338 = !{!339, !341, !335, !326}
!339 = distinct !{!339, !340, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!340 = distinct !{!340, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!341 = distinct !{!341, !342, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!342 = distinct !{!342, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!343 = !{!344, !345, !346, !348, !332}
!344 = distinct !{!344, !340, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!345 = distinct !{!345, !342, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!346 = distinct !{!346, !347, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!347 = distinct !{!347, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!348 = distinct !{!348, !347, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!349 = !{!350, !352, !335, !326}
!350 = distinct !{!350, !351, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!351 = distinct !{!351, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!352 = distinct !{!352, !353, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!353 = distinct !{!353, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!354 = !{!355, !356, !357, !359, !332}
!355 = distinct !{!355, !351, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!356 = distinct !{!356, !353, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!357 = distinct !{!357, !358, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!358 = distinct !{!358, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!359 = distinct !{!359, !358, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!360 = !{!356}
!361 = !{!352}
!362 = !{!355}
!363 = !{!350}
!364 = !{!355, !356}
!365 = !{!350, !352, !357, !359, !335}
!366 = !{!357, !359, !335}
!367 = !{!345}
!368 = !{!341}
!369 = !{!344}
!370 = !{!339}
!371 = !{!344, !345, !332, !326}
!372 = !{!339, !341, !346, !348, !335}
!373 = !{!346, !348, !335}
!374 = !{!375, !377, !332, !326}
!375 = distinct !{!375, !376, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!376 = distinct !{!376, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!377 = distinct !{!377, !378, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!378 = distinct !{!378, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!379 = !{!380, !381, !382, !384, !335}
!380 = distinct !{!380, !376, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!381 = distinct !{!381, !378, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!382 = distinct !{!382, !383, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!383 = distinct !{!383, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!384 = distinct !{!384, !383, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!385 = !{!382, !384, !335}
!386 = !{!387, !326}
!387 = distinct !{!387, !388, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!388 = distinct !{!388, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!389 = !{!390}
!390 = distinct !{!390, !391, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!391 = distinct !{!391, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!392 = !{!393}
!393 = distinct !{!393, !391, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!394 = !{!395}
!395 = distinct !{!395, !396, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!396 = distinct !{!396, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!397 = !{!398}
!398 = distinct !{!398, !396, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!399 = !{!395, !390}
!400 = !{!398, !393}
!401 = !{!402}
!402 = distinct !{!402, !403, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!403 = distinct !{!403, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!404 = !{!405, !402}
!405 = distinct !{!405, !406, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!406 = distinct !{!406, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!407 = !{!408}
!408 = distinct !{!408, !409, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!409 = distinct !{!409, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!410 = !{!411}
!411 = distinct !{!411, !409, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %pivot"}
!412 = !{!408, !411, !402}
!413 = !{!408, !402}
!414 = !{!415, !417, !419, !411, !402}
!415 = distinct !{!415, !416, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!416 = distinct !{!416, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!417 = distinct !{!417, !418, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!418 = distinct !{!418, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!419 = distinct !{!419, !420, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!420 = distinct !{!420, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!421 = !{!422, !423, !424, !425, !427, !408}
!422 = distinct !{!422, !416, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!423 = distinct !{!423, !418, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!424 = distinct !{!424, !420, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!425 = distinct !{!425, !426, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!426 = distinct !{!426, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!427 = distinct !{!427, !426, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!428 = !{!429, !431, !433, !411, !402}
!429 = distinct !{!429, !430, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!430 = distinct !{!430, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!431 = distinct !{!431, !432, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!432 = distinct !{!432, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!433 = distinct !{!433, !434, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!434 = distinct !{!434, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!435 = !{!436, !437, !438, !439, !441, !408}
!436 = distinct !{!436, !430, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!437 = distinct !{!437, !432, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!438 = distinct !{!438, !434, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!439 = distinct !{!439, !440, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!440 = distinct !{!440, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!441 = distinct !{!441, !440, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!442 = !{!438}
!443 = !{!433}
!444 = !{!431}
!445 = !{!437}
!446 = !{!429}
!447 = !{!436}
!448 = !{!436, !437, !438}
!449 = !{!429, !431, !433, !439, !441, !411}
!450 = !{!439, !441, !411}
!451 = !{!424}
!452 = !{!419}
!453 = !{!417}
!454 = !{!423}
!455 = !{!415}
!456 = !{!422}
!457 = !{!422, !423, !424, !408, !402}
!458 = !{!415, !417, !419, !425, !427, !411}
!459 = !{!425, !427, !411}
!460 = !{!461, !463, !465, !408, !402}
!461 = distinct !{!461, !462, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!462 = distinct !{!462, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!463 = distinct !{!463, !464, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!464 = distinct !{!464, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!465 = distinct !{!465, !466, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!466 = distinct !{!466, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!467 = !{!468, !469, !470, !471, !473, !411}
!468 = distinct !{!468, !462, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!469 = distinct !{!469, !464, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!470 = distinct !{!470, !466, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!471 = distinct !{!471, !472, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!472 = distinct !{!472, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!473 = distinct !{!473, !472, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!474 = !{!471, !473, !411}
!475 = !{!476, !402}
!476 = distinct !{!476, !477, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!477 = distinct !{!477, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!478 = !{!479}
!479 = distinct !{!479, !480, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!480 = distinct !{!480, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!481 = !{!482}
!482 = distinct !{!482, !480, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!483 = !{!484}
!484 = distinct !{!484, !485, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!485 = distinct !{!485, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!486 = !{!487}
!487 = distinct !{!487, !485, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!488 = !{!484, !479, !489}
!489 = distinct !{!489, !490, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!490 = distinct !{!490, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!491 = !{!487, !482}
!492 = !{!487, !482, !489}
!493 = !{!484, !479}
!494 = !{!489}
!495 = !{!496, !498, !489}
!496 = distinct !{!496, !497, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!497 = distinct !{!497, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!498 = distinct !{!498, !499, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!499 = distinct !{!499, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!500 = !{!501, !502}
!501 = distinct !{!501, !497, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!502 = distinct !{!502, !499, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!503 = !{!504, !506}
!504 = distinct !{!504, !505, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!505 = distinct !{!505, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!506 = distinct !{!506, !507, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!507 = distinct !{!507, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!508 = !{!509}
!509 = distinct !{!509, !510, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!510 = distinct !{!510, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!511 = !{!512}
!512 = distinct !{!512, !510, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!513 = !{!514}
!514 = distinct !{!514, !515, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!515 = distinct !{!515, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!516 = !{!517}
!517 = distinct !{!517, !515, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!518 = !{!514, !509}
!519 = !{!517, !512}
!520 = !{!521}
!521 = distinct !{!521, !522, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!522 = distinct !{!522, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!523 = !{!524}
!524 = distinct !{!524, !522, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!525 = !{!526}
!526 = distinct !{!526, !527, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!527 = distinct !{!527, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!528 = !{!529}
!529 = distinct !{!529, !527, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!530 = !{!526, !521}
!531 = !{!529, !524}
!532 = !{!533}
!533 = distinct !{!533, !534, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!534 = distinct !{!534, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!535 = !{!536}
!536 = distinct !{!536, !534, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!537 = !{!538}
!538 = distinct !{!538, !539, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!539 = distinct !{!539, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!540 = !{!541}
!541 = distinct !{!541, !539, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!542 = !{!538, !533}
!543 = !{!541, !536}
!544 = !{!545, !547}
!545 = distinct !{!545, !546, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!546 = distinct !{!546, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!547 = distinct !{!547, !548, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!548 = distinct !{!548, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!549 = !{!550, !551}
!550 = distinct !{!550, !546, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!551 = distinct !{!551, !548, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!552 = !{!553, !555}
!553 = distinct !{!553, !554, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!554 = distinct !{!554, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!555 = distinct !{!555, !556, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!556 = distinct !{!556, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!557 = !{!558, !559}
!558 = distinct !{!558, !554, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!559 = distinct !{!559, !556, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!560 = !{!561, !563}
!561 = distinct !{!561, !562, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!562 = distinct !{!562, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!563 = distinct !{!563, !564, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!564 = distinct !{!564, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!565 = !{!566, !567}
!566 = distinct !{!566, !562, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!567 = distinct !{!567, !564, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!568 = !{!569}
!569 = distinct !{!569, !570, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!570 = distinct !{!570, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!571 = !{!572}
!572 = distinct !{!572, !570, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!573 = !{!574}
!574 = distinct !{!574, !575, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!575 = distinct !{!575, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!576 = !{!577}
!577 = distinct !{!577, !575, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!578 = !{!574, !569}
!579 = !{!577, !572}
!580 = !{!581, !583}
!581 = distinct !{!581, !582, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!582 = distinct !{!582, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!583 = distinct !{!583, !584, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!584 = distinct !{!584, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!585 = !{!586, !587}
!586 = distinct !{!586, !582, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!587 = distinct !{!587, !584, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!588 = !{!589}
!589 = distinct !{!589, !590, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!590 = distinct !{!590, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!591 = !{!592}
!592 = distinct !{!592, !590, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!593 = !{!594}
!594 = distinct !{!594, !595, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!595 = distinct !{!595, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!596 = !{!597}
!597 = distinct !{!597, !595, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!598 = !{!599}
!599 = distinct !{!599, !600, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!600 = distinct !{!600, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!601 = !{!602}
!602 = distinct !{!602, !600, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!603 = !{!604}
!604 = distinct !{!604, !605, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!605 = distinct !{!605, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!606 = !{!607}
!607 = distinct !{!607, !605, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!608 = !{!609, !589, !592, !610, !612, !614, !615}
!609 = distinct !{!609, !590, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!610 = distinct !{!610, !611, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!611 = distinct !{!611, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!612 = distinct !{!612, !613, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!613 = distinct !{!613, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!614 = distinct !{!614, !613, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!615 = distinct !{!615, !616, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!616 = distinct !{!616, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!617 = !{!604, !599, !594, !589}
!618 = !{!607, !602, !597, !609, !592, !612, !615}
!619 = !{!607, !602, !597, !592}
!620 = !{!604, !599, !594, !609, !589, !610, !612, !614, !615}
!621 = !{!622}
!622 = distinct !{!622, !623, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %acc.1"}
!623 = distinct !{!623, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!624 = !{!625}
!625 = distinct !{!625, !623, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %item"}
!626 = !{!627}
!627 = distinct !{!627, !628, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %acc.1"}
!628 = distinct !{!628, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!629 = !{!630}
!630 = distinct !{!630, !628, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %t.1"}
!631 = !{!632}
!632 = distinct !{!632, !633, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!633 = distinct !{!633, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!634 = !{!635}
!635 = distinct !{!635, !633, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!636 = !{!637}
!637 = distinct !{!637, !638, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!638 = distinct !{!638, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!639 = !{!640}
!640 = distinct !{!640, !638, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!641 = !{!642, !622, !625, !643, !645, !647, !648}
!642 = distinct !{!642, !623, !"_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!643 = distinct !{!643, !644, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort: %init.1"}
!644 = distinct !{!644, !"_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort"}
!645 = distinct !{!645, !646, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!646 = distinct !{!646, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!647 = distinct !{!647, !646, !"_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %init.1"}
!648 = distinct !{!648, !649, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %self"}
!649 = distinct !{!649, !"_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!650 = !{!637, !632, !630, !625}
!651 = !{!640, !635, !627, !642, !622, !643, !645, !647, !648}
!652 = !{!640, !635, !627, !622}
!653 = !{!637, !632, !630, !642, !625, !645, !648}
!654 = !{!655}
!655 = distinct !{!655, !656, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!656 = distinct !{!656, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!657 = !{!658}
!658 = distinct !{!658, !656, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!659 = !{!660, !662, !655}
!660 = distinct !{!660, !661, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!661 = distinct !{!661, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!662 = distinct !{!662, !663, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!663 = distinct !{!663, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!664 = !{!665, !667, !658}
!665 = distinct !{!665, !666, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!666 = distinct !{!666, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!667 = distinct !{!667, !668, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!668 = distinct !{!668, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!669 = !{!670}
!670 = distinct !{!670, !671, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!671 = distinct !{!671, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!672 = !{!673}
!673 = distinct !{!673, !671, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!674 = !{!675, !677, !670}
!675 = distinct !{!675, !676, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!676 = distinct !{!676, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!677 = distinct !{!677, !678, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!678 = distinct !{!678, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!679 = !{!680, !682, !673}
!680 = distinct !{!680, !681, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!681 = distinct !{!681, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!682 = distinct !{!682, !683, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!683 = distinct !{!683, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!684 = !{!685}
!685 = distinct !{!685, !686, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!686 = distinct !{!686, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!687 = !{!688}
!688 = distinct !{!688, !686, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!689 = !{!690, !692, !685}
!690 = distinct !{!690, !691, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!691 = distinct !{!691, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!692 = distinct !{!692, !693, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!693 = distinct !{!693, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!694 = !{!695, !697, !688}
!695 = distinct !{!695, !696, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!696 = distinct !{!696, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!697 = distinct !{!697, !698, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!698 = distinct !{!698, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!699 = !{!700, !702}
!700 = distinct !{!700, !701, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort: %a.0"}
!701 = distinct !{!701, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort"}
!702 = distinct !{!702, !703, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm7reverseCsaVIduESG6dG_7rs_sort: %self.0"}
!703 = distinct !{!703, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm7reverseCsaVIduESG6dG_7rs_sort"}
!704 = !{!705}
!705 = distinct !{!705, !701, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort: %b.0"}
!706 = !{!705, !702}
!707 = !{!700}
!708 = !{!709}
!709 = distinct !{!709, !710, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!710 = distinct !{!710, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!711 = !{!712}
!712 = distinct !{!712, !710, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!713 = !{!714}
!714 = distinct !{!714, !715, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!715 = distinct !{!715, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!716 = !{!717}
!717 = distinct !{!717, !715, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!718 = !{!714, !709}
!719 = !{!717, !712}
!720 = !{!721}
!721 = distinct !{!721, !722, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!722 = distinct !{!722, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!723 = !{!724}
!724 = distinct !{!724, !722, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!725 = !{!726}
!726 = distinct !{!726, !727, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!727 = distinct !{!727, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!728 = !{!729}
!729 = distinct !{!729, !727, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!730 = !{!726, !721}
!731 = !{!729, !724}
!732 = !{!733}
!733 = distinct !{!733, !734, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!734 = distinct !{!734, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!735 = !{!736}
!736 = distinct !{!736, !734, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!737 = !{!738}
!738 = distinct !{!738, !739, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!739 = distinct !{!739, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!740 = !{!741}
!741 = distinct !{!741, !739, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!742 = !{!738, !733}
!743 = !{!741, !736}
!744 = !{!745, !747}
!745 = distinct !{!745, !746, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort: %a.0"}
!746 = distinct !{!746, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort"}
!747 = distinct !{!747, !748, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs7reverseCsaVIduESG6dG_7rs_sort: %self.0"}
!748 = distinct !{!748, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs7reverseCsaVIduESG6dG_7rs_sort"}
!749 = !{!750}
!750 = distinct !{!750, !746, !"_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort: %b.0"}
!751 = !{!750, !747}
!752 = !{!745}
!753 = !{!754}
!754 = distinct !{!754, !755, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!755 = distinct !{!755, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!756 = !{!757}
!757 = distinct !{!757, !755, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!758 = !{!759, !761, !754}
!759 = distinct !{!759, !760, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!760 = distinct !{!760, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!761 = distinct !{!761, !762, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!762 = distinct !{!762, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!763 = !{!757, !764}
!764 = distinct !{!764, !765, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_: %c"}
!765 = distinct !{!765, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_"}
!766 = !{!767, !769, !757}
!767 = distinct !{!767, !768, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!768 = distinct !{!768, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!769 = distinct !{!769, !770, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!770 = distinct !{!770, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!771 = !{!754, !764}
!772 = !{!773, !775, !777}
!773 = distinct !{!773, !774, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!774 = distinct !{!774, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!775 = distinct !{!775, !776, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!776 = distinct !{!776, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!777 = distinct !{!777, !778, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!778 = distinct !{!778, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!779 = !{!780}
!780 = distinct !{!780, !778, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!781 = !{!782}
!782 = distinct !{!782, !783, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!783 = distinct !{!783, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!784 = !{!785}
!785 = distinct !{!785, !783, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!786 = !{!787}
!787 = distinct !{!787, !788, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!788 = distinct !{!788, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!789 = !{!790}
!790 = distinct !{!790, !791, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %c"}
!791 = distinct !{!791, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!792 = !{!793}
!793 = distinct !{!793, !788, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!794 = !{!787, !782}
!795 = !{!793, !785, !790}
!796 = !{!793, !785}
!797 = !{!787, !782, !790}
!798 = !{!799, !801}
!799 = distinct !{!799, !800, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!800 = distinct !{!800, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!801 = distinct !{!801, !802, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!802 = distinct !{!802, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!803 = !{!804, !805}
!804 = distinct !{!804, !800, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!805 = distinct !{!805, !802, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!806 = !{!807}
!807 = distinct !{!807, !808, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!808 = distinct !{!808, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!809 = !{!810}
!810 = distinct !{!810, !808, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!811 = !{!812, !814, !807}
!812 = distinct !{!812, !813, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!813 = distinct !{!813, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!814 = distinct !{!814, !815, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!815 = distinct !{!815, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!816 = !{!817, !819, !810}
!817 = distinct !{!817, !818, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!818 = distinct !{!818, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!819 = distinct !{!819, !820, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!820 = distinct !{!820, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!821 = !{!822, !824, !826}
!822 = distinct !{!822, !823, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!823 = distinct !{!823, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!824 = distinct !{!824, !825, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!825 = distinct !{!825, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!826 = distinct !{!826, !827, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!827 = distinct !{!827, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!828 = !{!829}
!829 = distinct !{!829, !827, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!830 = !{!831, !833}
!831 = distinct !{!831, !832, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!832 = distinct !{!832, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!833 = distinct !{!833, !834, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort: %_1"}
!834 = distinct !{!834, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort"}
!835 = !{!836}
!836 = distinct !{!836, !837, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!837 = distinct !{!837, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!838 = !{!839}
!839 = distinct !{!839, !837, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!840 = !{!841}
!841 = distinct !{!841, !842, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!842 = distinct !{!842, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!843 = !{!844}
!844 = distinct !{!844, !842, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!845 = !{!841, !836}
!846 = !{!844, !839}
!847 = !{!848, !850}
!848 = distinct !{!848, !849, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!849 = distinct !{!849, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!850 = distinct !{!850, !851, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!851 = distinct !{!851, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!852 = !{!853, !854}
!853 = distinct !{!853, !849, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!854 = distinct !{!854, !851, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!855 = !{!856, !858}
!856 = distinct !{!856, !857, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!857 = distinct !{!857, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!858 = distinct !{!858, !859, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!859 = distinct !{!859, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!860 = !{!861}
!861 = distinct !{!861, !862, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!862 = distinct !{!862, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!863 = !{!864}
!864 = distinct !{!864, !862, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!865 = !{!866, !868, !861}
!866 = distinct !{!866, !867, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!867 = distinct !{!867, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!868 = distinct !{!868, !869, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!869 = distinct !{!869, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!870 = !{!871, !873, !864}
!871 = distinct !{!871, !872, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!872 = distinct !{!872, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!873 = distinct !{!873, !874, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!874 = distinct !{!874, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!875 = !{!876}
!876 = distinct !{!876, !877, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!877 = distinct !{!877, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!878 = !{!879}
!879 = distinct !{!879, !877, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!880 = !{!881, !883, !876}
!881 = distinct !{!881, !882, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!882 = distinct !{!882, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!883 = distinct !{!883, !884, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!884 = distinct !{!884, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!885 = !{!886, !888, !879}
!886 = distinct !{!886, !887, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!887 = distinct !{!887, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!888 = distinct !{!888, !889, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!889 = distinct !{!889, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!890 = !{!891}
!891 = distinct !{!891, !892, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!892 = distinct !{!892, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!893 = !{!894}
!894 = distinct !{!894, !892, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!895 = !{!896, !898, !891}
!896 = distinct !{!896, !897, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!897 = distinct !{!897, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!898 = distinct !{!898, !899, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!899 = distinct !{!899, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!900 = !{!901, !903, !894}
!901 = distinct !{!901, !902, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!902 = distinct !{!902, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!903 = distinct !{!903, !904, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!904 = distinct !{!904, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!905 = !{!906}
!906 = distinct !{!906, !907, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!907 = distinct !{!907, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!908 = !{!909}
!909 = distinct !{!909, !907, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!910 = !{!911, !913, !906}
!911 = distinct !{!911, !912, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!912 = distinct !{!912, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!913 = distinct !{!913, !914, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!914 = distinct !{!914, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!915 = !{!916, !918, !909}
!916 = distinct !{!916, !917, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!917 = distinct !{!917, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!918 = distinct !{!918, !919, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!919 = distinct !{!919, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!920 = !{!921}
!921 = distinct !{!921, !922, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!922 = distinct !{!922, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!923 = !{!924}
!924 = distinct !{!924, !922, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!925 = !{!926, !928, !921}
!926 = distinct !{!926, !927, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!927 = distinct !{!927, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!928 = distinct !{!928, !929, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!929 = distinct !{!929, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!930 = !{!931, !933, !924}
!931 = distinct !{!931, !932, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!932 = distinct !{!932, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!933 = distinct !{!933, !934, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!934 = distinct !{!934, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!935 = !{!936}
!936 = distinct !{!936, !937, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!937 = distinct !{!937, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!938 = !{!939}
!939 = distinct !{!939, !937, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!940 = !{!941}
!941 = distinct !{!941, !942, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!942 = distinct !{!942, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!943 = !{!944}
!944 = distinct !{!944, !942, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!945 = !{!941, !936}
!946 = !{!944, !939}
!947 = !{!948}
!948 = distinct !{!948, !949, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!949 = distinct !{!949, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!950 = !{!951}
!951 = distinct !{!951, !949, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!952 = !{!953}
!953 = distinct !{!953, !954, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!954 = distinct !{!954, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!955 = !{!956}
!956 = distinct !{!956, !954, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!957 = !{!953, !948}
!958 = !{!956, !951}
!959 = !{!960}
!960 = distinct !{!960, !961, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!961 = distinct !{!961, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!962 = !{!963}
!963 = distinct !{!963, !961, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!964 = !{!965}
!965 = distinct !{!965, !966, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!966 = distinct !{!966, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!967 = !{!968}
!968 = distinct !{!968, !966, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!969 = !{!965, !960}
!970 = !{!968, !963}
!971 = !{!972}
!972 = distinct !{!972, !973, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!973 = distinct !{!973, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!974 = !{!975}
!975 = distinct !{!975, !973, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!976 = !{!977}
!977 = distinct !{!977, !978, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!978 = distinct !{!978, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!979 = !{!980}
!980 = distinct !{!980, !978, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!981 = !{!977, !972}
!982 = !{!980, !975}
!983 = !{!984}
!984 = distinct !{!984, !985, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!985 = distinct !{!985, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!986 = !{!987}
!987 = distinct !{!987, !985, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!988 = !{!989}
!989 = distinct !{!989, !990, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!990 = distinct !{!990, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!991 = !{!992}
!992 = distinct !{!992, !990, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!993 = !{!989, !984}
!994 = !{!992, !987}
!995 = !{!996}
!996 = distinct !{!996, !997, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!997 = distinct !{!997, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!998 = !{!999}
!999 = distinct !{!999, !997, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1000 = !{!1001, !1003, !996}
!1001 = distinct !{!1001, !1002, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1002 = distinct !{!1002, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1003 = distinct !{!1003, !1004, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1004 = distinct !{!1004, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1005 = !{!1006, !1008, !999}
!1006 = distinct !{!1006, !1007, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1007 = distinct !{!1007, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1008 = distinct !{!1008, !1009, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1009 = distinct !{!1009, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1010 = !{!1011}
!1011 = distinct !{!1011, !1012, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1012 = distinct !{!1012, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1013 = !{!1014}
!1014 = distinct !{!1014, !1012, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1015 = !{!1016, !1018, !1011}
!1016 = distinct !{!1016, !1017, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1017 = distinct !{!1017, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1018 = distinct !{!1018, !1019, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1019 = distinct !{!1019, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1020 = !{!1021, !1023, !1014}
!1021 = distinct !{!1021, !1022, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1022 = distinct !{!1022, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1023 = distinct !{!1023, !1024, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1024 = distinct !{!1024, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1025 = !{!1026}
!1026 = distinct !{!1026, !1027, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1027 = distinct !{!1027, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1028 = !{!1029}
!1029 = distinct !{!1029, !1027, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1030 = !{!1031, !1033, !1026}
!1031 = distinct !{!1031, !1032, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1032 = distinct !{!1032, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1033 = distinct !{!1033, !1034, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1034 = distinct !{!1034, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1035 = !{!1036, !1038, !1029}
!1036 = distinct !{!1036, !1037, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1037 = distinct !{!1037, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1038 = distinct !{!1038, !1039, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1039 = distinct !{!1039, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1040 = !{!1041}
!1041 = distinct !{!1041, !1042, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1042 = distinct !{!1042, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1043 = !{!1044}
!1044 = distinct !{!1044, !1042, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1045 = !{!1046, !1048, !1041}
!1046 = distinct !{!1046, !1047, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1047 = distinct !{!1047, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1048 = distinct !{!1048, !1049, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1049 = distinct !{!1049, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1050 = !{!1051, !1053, !1044}
!1051 = distinct !{!1051, !1052, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1052 = distinct !{!1052, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1053 = distinct !{!1053, !1054, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1054 = distinct !{!1054, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1055 = !{!1056}
!1056 = distinct !{!1056, !1057, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1057 = distinct !{!1057, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1058 = !{!1059}
!1059 = distinct !{!1059, !1057, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1060 = !{!1061, !1063, !1056}
!1061 = distinct !{!1061, !1062, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1062 = distinct !{!1062, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1063 = distinct !{!1063, !1064, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1064 = distinct !{!1064, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1065 = !{!1066, !1068, !1059}
!1066 = distinct !{!1066, !1067, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1067 = distinct !{!1067, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1068 = distinct !{!1068, !1069, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1069 = distinct !{!1069, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1070 = !{!1071}
!1071 = distinct !{!1071, !1072, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1072 = distinct !{!1072, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1073 = !{!1074}
!1074 = distinct !{!1074, !1072, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1075 = !{!1076, !1078, !1071}
!1076 = distinct !{!1076, !1077, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1077 = distinct !{!1077, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1078 = distinct !{!1078, !1079, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1079 = distinct !{!1079, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1080 = !{!1081, !1083, !1074}
!1081 = distinct !{!1081, !1082, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1082 = distinct !{!1082, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1083 = distinct !{!1083, !1084, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1084 = distinct !{!1084, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1085 = !{!1086}
!1086 = distinct !{!1086, !1087, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1087 = distinct !{!1087, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1088 = !{!1089}
!1089 = distinct !{!1089, !1087, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1090 = !{!1091, !1093, !1086}
!1091 = distinct !{!1091, !1092, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1092 = distinct !{!1092, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1093 = distinct !{!1093, !1094, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1094 = distinct !{!1094, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1095 = !{!1096, !1098, !1089}
!1096 = distinct !{!1096, !1097, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1097 = distinct !{!1097, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1098 = distinct !{!1098, !1099, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1099 = distinct !{!1099, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1100 = !{!1101}
!1101 = distinct !{!1101, !1102, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1102 = distinct !{!1102, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1103 = !{!1104}
!1104 = distinct !{!1104, !1102, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1105 = !{!1106, !1108, !1101}
!1106 = distinct !{!1106, !1107, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1107 = distinct !{!1107, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1108 = distinct !{!1108, !1109, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1109 = distinct !{!1109, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1110 = !{!1111, !1113, !1104}
!1111 = distinct !{!1111, !1112, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1112 = distinct !{!1112, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1113 = distinct !{!1113, !1114, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1114 = distinct !{!1114, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1115 = !{!1116}
!1116 = distinct !{!1116, !1117, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1117 = distinct !{!1117, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1118 = !{!1119}
!1119 = distinct !{!1119, !1117, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1120 = !{!1121, !1123, !1116}
!1121 = distinct !{!1121, !1122, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1122 = distinct !{!1122, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1123 = distinct !{!1123, !1124, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1124 = distinct !{!1124, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1125 = !{!1126, !1128, !1119}
!1126 = distinct !{!1126, !1127, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1127 = distinct !{!1127, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1128 = distinct !{!1128, !1129, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1129 = distinct !{!1129, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1130 = !{!1131}
!1131 = distinct !{!1131, !1132, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1132 = distinct !{!1132, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1133 = !{!1134}
!1134 = distinct !{!1134, !1132, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1135 = !{!1136, !1138, !1131}
!1136 = distinct !{!1136, !1137, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1137 = distinct !{!1137, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1138 = distinct !{!1138, !1139, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1139 = distinct !{!1139, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1140 = !{!1141, !1143, !1134}
!1141 = distinct !{!1141, !1142, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1142 = distinct !{!1142, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1143 = distinct !{!1143, !1144, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1144 = distinct !{!1144, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1145 = !{!1146}
!1146 = distinct !{!1146, !1147, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_: %v.0"}
!1147 = distinct !{!1147, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_"}
!1148 = !{!1149}
!1149 = distinct !{!1149, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1150 = distinct !{!1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1151 = !{!1152}
!1152 = distinct !{!1152, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1153 = !{!1154, !1156, !1149, !1146}
!1154 = distinct !{!1154, !1155, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1155 = distinct !{!1155, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1156 = distinct !{!1156, !1157, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1157 = distinct !{!1157, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1158 = !{!1152, !1159}
!1159 = distinct !{!1159, !1160, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_: %_0"}
!1160 = distinct !{!1160, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_"}
!1161 = !{!1162, !1164, !1152, !1146}
!1162 = distinct !{!1162, !1163, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1163 = distinct !{!1163, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1164 = distinct !{!1164, !1165, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1165 = distinct !{!1165, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1166 = !{!1149, !1159}
!1167 = !{!1159, !1168, !1146}
!1168 = distinct !{!1168, !1160, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_: %is_less"}
!1169 = !{!1170}
!1170 = distinct !{!1170, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1171 = distinct !{!1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1172 = !{!1173}
!1173 = distinct !{!1173, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1174 = !{!1175, !1177, !1170, !1146}
!1175 = distinct !{!1175, !1176, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1176 = distinct !{!1176, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1177 = distinct !{!1177, !1178, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1178 = distinct !{!1178, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1179 = !{!1173, !1180}
!1180 = distinct !{!1180, !1181, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %_0"}
!1181 = distinct !{!1181, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_"}
!1182 = !{!1183, !1185, !1173, !1146}
!1183 = distinct !{!1183, !1184, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1184 = distinct !{!1184, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1185 = distinct !{!1185, !1186, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1186 = distinct !{!1186, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1187 = !{!1170, !1180}
!1188 = !{!1180, !1189, !1146}
!1189 = distinct !{!1189, !1181, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %is_less"}
!1190 = !{!1191}
!1191 = distinct !{!1191, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a:It1"}
!1192 = !{!1193}
!1193 = distinct !{!1193, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b:It1"}
!1194 = !{!1154, !1156, !1191, !1146}
!1195 = !{!1193, !1159}
!1196 = !{!1162, !1164, !1193, !1146}
!1197 = !{!1191, !1159}
!1198 = !{!1199}
!1199 = distinct !{!1199, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a:It1"}
!1200 = !{!1201}
!1201 = distinct !{!1201, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b:It1"}
!1202 = !{!1175, !1177, !1199, !1146}
!1203 = !{!1201, !1180}
!1204 = !{!1183, !1185, !1201, !1146}
!1205 = !{!1199, !1180}
!1206 = !{!1207}
!1207 = distinct !{!1207, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a:It2"}
!1208 = !{!1209}
!1209 = distinct !{!1209, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b:It2"}
!1210 = !{!1154, !1156, !1207, !1146}
!1211 = !{!1209, !1159}
!1212 = !{!1162, !1164, !1209, !1146}
!1213 = !{!1207, !1159}
!1214 = !{!1215}
!1215 = distinct !{!1215, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a:It2"}
!1216 = !{!1217}
!1217 = distinct !{!1217, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b:It2"}
!1218 = !{!1175, !1177, !1215, !1146}
!1219 = !{!1217, !1180}
!1220 = !{!1183, !1185, !1217, !1146}
!1221 = !{!1215, !1180}
!1222 = !{!1223}
!1223 = distinct !{!1223, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a:It3"}
!1224 = !{!1225}
!1225 = distinct !{!1225, !1150, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b:It3"}
!1226 = !{!1154, !1156, !1223, !1146}
!1227 = !{!1225, !1159}
!1228 = !{!1162, !1164, !1225, !1146}
!1229 = !{!1223, !1159}
!1230 = !{!1231}
!1231 = distinct !{!1231, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a:It3"}
!1232 = !{!1233}
!1233 = distinct !{!1233, !1171, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b:It3"}
!1234 = !{!1175, !1177, !1231, !1146}
!1235 = !{!1233, !1180}
!1236 = !{!1183, !1185, !1233, !1146}
!1237 = !{!1231, !1180}
!1238 = !{!1239}
!1239 = distinct !{!1239, !1240, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1240 = distinct !{!1240, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1241 = !{!1242}
!1242 = distinct !{!1242, !1240, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1243 = !{!1244}
!1244 = distinct !{!1244, !1245, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1245 = distinct !{!1245, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1246 = !{!1247}
!1247 = distinct !{!1247, !1245, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1248 = !{!1244, !1239}
!1249 = !{!1247, !1242}
!1250 = !{!1251}
!1251 = distinct !{!1251, !1252, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1252 = distinct !{!1252, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1253 = !{!1254}
!1254 = distinct !{!1254, !1252, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1255 = !{!1256}
!1256 = distinct !{!1256, !1257, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1257 = distinct !{!1257, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1258 = !{!1259}
!1259 = distinct !{!1259, !1257, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1260 = !{!1256, !1251}
!1261 = !{!1259, !1254}
!1262 = !{!1263}
!1263 = distinct !{!1263, !1264, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1264 = distinct !{!1264, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1265 = !{!1266}
!1266 = distinct !{!1266, !1264, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1267 = !{!1268}
!1268 = distinct !{!1268, !1269, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1269 = distinct !{!1269, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1270 = !{!1271}
!1271 = distinct !{!1271, !1269, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1272 = !{!1268, !1263}
!1273 = !{!1271, !1266}
!1274 = !{!1275}
!1275 = distinct !{!1275, !1276, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1276 = distinct !{!1276, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1277 = !{!1278}
!1278 = distinct !{!1278, !1276, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1279 = !{!1280}
!1280 = distinct !{!1280, !1281, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1281 = distinct !{!1281, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1282 = !{!1283}
!1283 = distinct !{!1283, !1281, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1284 = !{!1280, !1275}
!1285 = !{!1283, !1278}
!1286 = !{!1287}
!1287 = distinct !{!1287, !1288, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1288 = distinct !{!1288, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1289 = !{!1290}
!1290 = distinct !{!1290, !1288, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1291 = !{!1292}
!1292 = distinct !{!1292, !1293, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1293 = distinct !{!1293, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1294 = !{!1295}
!1295 = distinct !{!1295, !1293, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1296 = !{!1292, !1287}
!1297 = !{!1295, !1290}
!1298 = !{!1299}
!1299 = distinct !{!1299, !1300, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1300 = distinct !{!1300, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1301 = !{!1302}
!1302 = distinct !{!1302, !1300, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1303 = !{!1304}
!1304 = distinct !{!1304, !1305, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1305 = distinct !{!1305, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1306 = !{!1307}
!1307 = distinct !{!1307, !1305, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1308 = !{!1304, !1299}
!1309 = !{!1307, !1302}
!1310 = !{!1311}
!1311 = distinct !{!1311, !1312, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1312 = distinct !{!1312, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1313 = !{!1314}
!1314 = distinct !{!1314, !1312, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1315 = !{!1316}
!1316 = distinct !{!1316, !1317, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1317 = distinct !{!1317, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1318 = !{!1319}
!1319 = distinct !{!1319, !1317, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1320 = !{!1316, !1311}
!1321 = !{!1319, !1314}
!1322 = !{!1323}
!1323 = distinct !{!1323, !1324, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1324 = distinct !{!1324, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1325 = !{!1326}
!1326 = distinct !{!1326, !1324, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1327 = !{!1328}
!1328 = distinct !{!1328, !1329, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1329 = distinct !{!1329, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1330 = !{!1331}
!1331 = distinct !{!1331, !1329, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1332 = !{!1328, !1323}
!1333 = !{!1331, !1326}
!1334 = !{!1335}
!1335 = distinct !{!1335, !1336, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1336 = distinct !{!1336, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1337 = !{!1338}
!1338 = distinct !{!1338, !1336, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1339 = !{!1340}
!1340 = distinct !{!1340, !1341, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1341 = distinct !{!1341, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1342 = !{!1343}
!1343 = distinct !{!1343, !1341, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1344 = !{!1340, !1335}
!1345 = !{!1343, !1338}
!1346 = !{!1347}
!1347 = distinct !{!1347, !1348, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1348 = distinct !{!1348, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1349 = !{!1350}
!1350 = distinct !{!1350, !1348, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1351 = !{!1352}
!1352 = distinct !{!1352, !1353, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1353 = distinct !{!1353, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1354 = !{!1355}
!1355 = distinct !{!1355, !1353, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1356 = !{!1352, !1347}
!1357 = !{!1355, !1350}
!1358 = !{!1359}
!1359 = distinct !{!1359, !1360, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!1360 = distinct !{!1360, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1361 = !{!1362}
!1362 = distinct !{!1362, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1363 = distinct !{!1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1364 = !{!1365}
!1365 = distinct !{!1365, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1366 = !{!1367}
!1367 = distinct !{!1367, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1368 = distinct !{!1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1369 = !{!1370}
!1370 = distinct !{!1370, !1371, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!1371 = distinct !{!1371, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1372 = !{!1373}
!1373 = distinct !{!1373, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1374 = !{!1367, !1362, !1359}
!1375 = !{!1373, !1365, !1370}
!1376 = !{!1373, !1365, !1359}
!1377 = !{!1367, !1362, !1370}
!1378 = !{!1370, !1379, !1359}
!1379 = distinct !{!1379, !1371, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!1380 = !{!1381}
!1381 = distinct !{!1381, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1382 = distinct !{!1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1383 = !{!1384}
!1384 = distinct !{!1384, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1385 = !{!1386}
!1386 = distinct !{!1386, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1387 = distinct !{!1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1388 = !{!1389}
!1389 = distinct !{!1389, !1390, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!1390 = distinct !{!1390, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1391 = !{!1392}
!1392 = distinct !{!1392, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1393 = !{!1386, !1381, !1359}
!1394 = !{!1392, !1384, !1389}
!1395 = !{!1392, !1384, !1359}
!1396 = !{!1386, !1381, !1389}
!1397 = !{!1389, !1398, !1359}
!1398 = distinct !{!1398, !1390, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!1399 = !{!1400}
!1400 = distinct !{!1400, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0:It1"}
!1401 = !{!1402}
!1402 = distinct !{!1402, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1:It1"}
!1403 = !{!1404}
!1404 = distinct !{!1404, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self:It1"}
!1405 = !{!1406}
!1406 = distinct !{!1406, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other:It1"}
!1407 = !{!1404, !1400, !1359}
!1408 = !{!1406, !1402, !1370}
!1409 = !{!1406, !1402, !1359}
!1410 = !{!1404, !1400, !1370}
!1411 = !{!1412}
!1412 = distinct !{!1412, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0:It1"}
!1413 = !{!1414}
!1414 = distinct !{!1414, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1:It1"}
!1415 = !{!1416}
!1416 = distinct !{!1416, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self:It1"}
!1417 = !{!1418}
!1418 = distinct !{!1418, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other:It1"}
!1419 = !{!1416, !1412, !1359}
!1420 = !{!1418, !1414, !1389}
!1421 = !{!1418, !1414, !1359}
!1422 = !{!1416, !1412, !1389}
!1423 = !{!1424}
!1424 = distinct !{!1424, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0:It2"}
!1425 = !{!1426}
!1426 = distinct !{!1426, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1:It2"}
!1427 = !{!1428}
!1428 = distinct !{!1428, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self:It2"}
!1429 = !{!1430}
!1430 = distinct !{!1430, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other:It2"}
!1431 = !{!1428, !1424, !1359}
!1432 = !{!1430, !1426, !1370}
!1433 = !{!1430, !1426, !1359}
!1434 = !{!1428, !1424, !1370}
!1435 = !{!1436}
!1436 = distinct !{!1436, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0:It2"}
!1437 = !{!1438}
!1438 = distinct !{!1438, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1:It2"}
!1439 = !{!1440}
!1440 = distinct !{!1440, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self:It2"}
!1441 = !{!1442}
!1442 = distinct !{!1442, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other:It2"}
!1443 = !{!1440, !1436, !1359}
!1444 = !{!1442, !1438, !1389}
!1445 = !{!1442, !1438, !1359}
!1446 = !{!1440, !1436, !1389}
!1447 = !{!1448}
!1448 = distinct !{!1448, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0:It3"}
!1449 = !{!1450}
!1450 = distinct !{!1450, !1363, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1:It3"}
!1451 = !{!1452}
!1452 = distinct !{!1452, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self:It3"}
!1453 = !{!1454}
!1454 = distinct !{!1454, !1368, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other:It3"}
!1455 = !{!1452, !1448, !1359}
!1456 = !{!1454, !1450, !1370}
!1457 = !{!1454, !1450, !1359}
!1458 = !{!1452, !1448, !1370}
!1459 = !{!1460}
!1460 = distinct !{!1460, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0:It3"}
!1461 = !{!1462}
!1462 = distinct !{!1462, !1382, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1:It3"}
!1463 = !{!1464}
!1464 = distinct !{!1464, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self:It3"}
!1465 = !{!1466}
!1466 = distinct !{!1466, !1387, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other:It3"}
!1467 = !{!1464, !1460, !1359}
!1468 = !{!1466, !1462, !1389}
!1469 = !{!1466, !1462, !1359}
!1470 = !{!1464, !1460, !1389}
!1471 = !{!1472}
!1472 = distinct !{!1472, !1473, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1473 = distinct !{!1473, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1474 = !{!1475}
!1475 = distinct !{!1475, !1473, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1476 = !{!1477, !1479, !1472}
!1477 = distinct !{!1477, !1478, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1478 = distinct !{!1478, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1479 = distinct !{!1479, !1480, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1480 = distinct !{!1480, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1481 = !{!1482, !1484, !1475}
!1482 = distinct !{!1482, !1483, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1483 = distinct !{!1483, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1484 = distinct !{!1484, !1485, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1485 = distinct !{!1485, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1486 = !{!1487}
!1487 = distinct !{!1487, !1488, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1488 = distinct !{!1488, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1489 = !{!1490}
!1490 = distinct !{!1490, !1488, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1491 = !{!1492}
!1492 = distinct !{!1492, !1493, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1493 = distinct !{!1493, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1494 = !{!1495}
!1495 = distinct !{!1495, !1493, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1496 = !{!1492, !1487}
!1497 = !{!1495, !1490}
!1498 = !{!1499}
!1499 = distinct !{!1499, !1500, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1500 = distinct !{!1500, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1501 = !{!1502}
!1502 = distinct !{!1502, !1500, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1503 = !{!1504, !1506, !1499}
!1504 = distinct !{!1504, !1505, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1505 = distinct !{!1505, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1506 = distinct !{!1506, !1507, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1507 = distinct !{!1507, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1508 = !{!1509, !1511, !1502}
!1509 = distinct !{!1509, !1510, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1510 = distinct !{!1510, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1511 = distinct !{!1511, !1512, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1512 = distinct !{!1512, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1513 = !{!1514}
!1514 = distinct !{!1514, !1515, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1515 = distinct !{!1515, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1516 = !{!1517}
!1517 = distinct !{!1517, !1515, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1518 = !{!1519, !1521, !1514}
!1519 = distinct !{!1519, !1520, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1520 = distinct !{!1520, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1521 = distinct !{!1521, !1522, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1522 = distinct !{!1522, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1523 = !{!1524, !1526, !1517}
!1524 = distinct !{!1524, !1525, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1525 = distinct !{!1525, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1526 = distinct !{!1526, !1527, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1527 = distinct !{!1527, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1528 = !{!1529}
!1529 = distinct !{!1529, !1530, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1530 = distinct !{!1530, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1531 = !{!1532}
!1532 = distinct !{!1532, !1530, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1533 = !{!1534, !1536, !1529}
!1534 = distinct !{!1534, !1535, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1535 = distinct !{!1535, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1536 = distinct !{!1536, !1537, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1537 = distinct !{!1537, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1538 = !{!1539, !1541, !1532}
!1539 = distinct !{!1539, !1540, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1540 = distinct !{!1540, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1541 = distinct !{!1541, !1542, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1542 = distinct !{!1542, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1543 = !{!1544}
!1544 = distinct !{!1544, !1545, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1545 = distinct !{!1545, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1546 = !{!1547}
!1547 = distinct !{!1547, !1545, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1548 = !{!1549, !1551, !1544}
!1549 = distinct !{!1549, !1550, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1550 = distinct !{!1550, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1551 = distinct !{!1551, !1552, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1552 = distinct !{!1552, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1553 = !{!1554, !1556, !1547}
!1554 = distinct !{!1554, !1555, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1555 = distinct !{!1555, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1556 = distinct !{!1556, !1557, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1557 = distinct !{!1557, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1558 = !{!1559, !1561, !1563}
!1559 = distinct !{!1559, !1560, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1560 = distinct !{!1560, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1561 = distinct !{!1561, !1562, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1562 = distinct !{!1562, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1563 = distinct !{!1563, !1564, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1564 = distinct !{!1564, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1565 = !{!1566}
!1566 = distinct !{!1566, !1564, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1567 = !{!1568}
!1568 = distinct !{!1568, !1569, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1569 = distinct !{!1569, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1570 = !{!1571}
!1571 = distinct !{!1571, !1569, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1572 = !{!1573}
!1573 = distinct !{!1573, !1574, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1574 = distinct !{!1574, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1575 = !{!1576}
!1576 = distinct !{!1576, !1574, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1577 = !{!1573, !1568}
!1578 = !{!1576, !1571}
!1579 = !{!1580}
!1580 = distinct !{!1580, !1581, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1581 = distinct !{!1581, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1582 = !{!1583}
!1583 = distinct !{!1583, !1581, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1584 = !{!1585}
!1585 = distinct !{!1585, !1586, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1586 = distinct !{!1586, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1587 = !{!1588}
!1588 = distinct !{!1588, !1586, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1589 = !{!1585, !1580}
!1590 = !{!1588, !1583}
!1591 = !{!1592}
!1592 = distinct !{!1592, !1593, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1593 = distinct !{!1593, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1594 = !{!1595}
!1595 = distinct !{!1595, !1593, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1596 = !{!1597}
!1597 = distinct !{!1597, !1598, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1598 = distinct !{!1598, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1599 = !{!1600}
!1600 = distinct !{!1600, !1598, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1601 = !{!1597, !1592}
!1602 = !{!1600, !1595}
!1603 = !{!1604}
!1604 = distinct !{!1604, !1605, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1605 = distinct !{!1605, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1606 = !{!1607}
!1607 = distinct !{!1607, !1605, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1608 = !{!1609}
!1609 = distinct !{!1609, !1610, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1610 = distinct !{!1610, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1611 = !{!1612}
!1612 = distinct !{!1612, !1610, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1613 = !{!1609, !1604}
!1614 = !{!1612, !1607}
!1615 = !{!1616, !1618}
!1616 = distinct !{!1616, !1617, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1617 = distinct !{!1617, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1618 = distinct !{!1618, !1619, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1619 = distinct !{!1619, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1620 = !{!1621, !1622}
!1621 = distinct !{!1621, !1617, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1622 = distinct !{!1622, !1619, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1623 = !{!1624}
!1624 = distinct !{!1624, !1625, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1625 = distinct !{!1625, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1626 = !{!1627}
!1627 = distinct !{!1627, !1625, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1628 = !{!1629, !1631, !1624}
!1629 = distinct !{!1629, !1630, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1630 = distinct !{!1630, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1631 = distinct !{!1631, !1632, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1632 = distinct !{!1632, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1633 = !{!1634, !1636, !1627}
!1634 = distinct !{!1634, !1635, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1635 = distinct !{!1635, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1636 = distinct !{!1636, !1637, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1637 = distinct !{!1637, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1638 = !{!1639}
!1639 = distinct !{!1639, !1640, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1640 = distinct !{!1640, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1641 = !{!1642}
!1642 = distinct !{!1642, !1640, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1643 = !{!1644, !1646, !1639}
!1644 = distinct !{!1644, !1645, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1645 = distinct !{!1645, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1646 = distinct !{!1646, !1647, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1647 = distinct !{!1647, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1648 = !{!1649, !1651, !1642}
!1649 = distinct !{!1649, !1650, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1650 = distinct !{!1650, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1651 = distinct !{!1651, !1652, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1652 = distinct !{!1652, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1653 = !{!1654}
!1654 = distinct !{!1654, !1655, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1655 = distinct !{!1655, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1656 = !{!1657}
!1657 = distinct !{!1657, !1655, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1658 = !{!1659, !1661, !1654}
!1659 = distinct !{!1659, !1660, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1660 = distinct !{!1660, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1661 = distinct !{!1661, !1662, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1662 = distinct !{!1662, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1663 = !{!1664, !1666, !1657}
!1664 = distinct !{!1664, !1665, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1665 = distinct !{!1665, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1666 = distinct !{!1666, !1667, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1667 = distinct !{!1667, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1668 = !{!1669}
!1669 = distinct !{!1669, !1670, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1670 = distinct !{!1670, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1671 = !{!1672}
!1672 = distinct !{!1672, !1670, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1673 = !{!1674, !1676, !1669}
!1674 = distinct !{!1674, !1675, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1675 = distinct !{!1675, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1676 = distinct !{!1676, !1677, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1677 = distinct !{!1677, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1678 = !{!1679, !1681, !1672}
!1679 = distinct !{!1679, !1680, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1680 = distinct !{!1680, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1681 = distinct !{!1681, !1682, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1682 = distinct !{!1682, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1683 = !{!1684}
!1684 = distinct !{!1684, !1685, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1685 = distinct !{!1685, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1686 = !{!1687}
!1687 = distinct !{!1687, !1685, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1688 = !{!1689, !1691, !1684}
!1689 = distinct !{!1689, !1690, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1690 = distinct !{!1690, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1691 = distinct !{!1691, !1692, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1692 = distinct !{!1692, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1693 = !{!1694, !1696, !1687}
!1694 = distinct !{!1694, !1695, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1695 = distinct !{!1695, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1696 = distinct !{!1696, !1697, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1697 = distinct !{!1697, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1698 = !{!1699}
!1699 = distinct !{!1699, !1700, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1700 = distinct !{!1700, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1701 = !{!1702}
!1702 = distinct !{!1702, !1700, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1703 = !{!1704, !1706, !1699}
!1704 = distinct !{!1704, !1705, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1705 = distinct !{!1705, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1706 = distinct !{!1706, !1707, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1707 = distinct !{!1707, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1708 = !{!1709, !1711, !1702}
!1709 = distinct !{!1709, !1710, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1710 = distinct !{!1710, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1711 = distinct !{!1711, !1712, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1712 = distinct !{!1712, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1713 = !{!1714, !1716, !1718}
!1714 = distinct !{!1714, !1715, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1715 = distinct !{!1715, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1716 = distinct !{!1716, !1717, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1717 = distinct !{!1717, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1718 = distinct !{!1718, !1719, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1719 = distinct !{!1719, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1720 = !{!1721}
!1721 = distinct !{!1721, !1719, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1722 = !{!1723}
!1723 = distinct !{!1723, !1724, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1724 = distinct !{!1724, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1725 = !{!1726}
!1726 = distinct !{!1726, !1724, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1727 = !{!1728}
!1728 = distinct !{!1728, !1729, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1729 = distinct !{!1729, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1730 = !{!1731}
!1731 = distinct !{!1731, !1729, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1732 = !{!1728, !1723}
!1733 = !{!1731, !1726}
!1734 = !{!1735}
!1735 = distinct !{!1735, !1736, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1736 = distinct !{!1736, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1737 = !{!1738}
!1738 = distinct !{!1738, !1736, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1739 = !{!1740}
!1740 = distinct !{!1740, !1741, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1741 = distinct !{!1741, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1742 = !{!1743}
!1743 = distinct !{!1743, !1741, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1744 = !{!1740, !1735}
!1745 = !{!1743, !1738}
!1746 = !{!1747}
!1747 = distinct !{!1747, !1748, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1748 = distinct !{!1748, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1749 = !{!1750}
!1750 = distinct !{!1750, !1748, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1751 = !{!1752}
!1752 = distinct !{!1752, !1753, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1753 = distinct !{!1753, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1754 = !{!1755}
!1755 = distinct !{!1755, !1753, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1756 = !{!1752, !1747}
!1757 = !{!1755, !1750}
!1758 = !{!1759}
!1759 = distinct !{!1759, !1760, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1760 = distinct !{!1760, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1761 = !{!1762}
!1762 = distinct !{!1762, !1760, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1763 = !{!1764}
!1764 = distinct !{!1764, !1765, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1765 = distinct !{!1765, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1766 = !{!1767}
!1767 = distinct !{!1767, !1765, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1768 = !{!1764, !1759}
!1769 = !{!1767, !1762}
!1770 = !{!1771}
!1771 = distinct !{!1771, !1772, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1772 = distinct !{!1772, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1773 = !{!1774}
!1774 = distinct !{!1774, !1772, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1775 = !{!1776}
!1776 = distinct !{!1776, !1777, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1777 = distinct !{!1777, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1778 = !{!1779}
!1779 = distinct !{!1779, !1777, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1780 = !{!1776, !1771}
!1781 = !{!1779, !1774}
!1782 = !{!1783}
!1783 = distinct !{!1783, !1784, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1784 = distinct !{!1784, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1785 = !{!1786}
!1786 = distinct !{!1786, !1784, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1787 = !{!1788}
!1788 = distinct !{!1788, !1789, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1789 = distinct !{!1789, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1790 = !{!1791}
!1791 = distinct !{!1791, !1789, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1792 = !{!1788, !1783}
!1793 = !{!1791, !1786}
!1794 = !{!1795, !1797}
!1795 = distinct !{!1795, !1796, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1796 = distinct !{!1796, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1797 = distinct !{!1797, !1798, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1798 = distinct !{!1798, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1799 = !{!1800, !1801}
!1800 = distinct !{!1800, !1796, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1801 = distinct !{!1801, !1798, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1802 = !{!1803}
!1803 = distinct !{!1803, !1804, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1804 = distinct !{!1804, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1805 = !{!1806}
!1806 = distinct !{!1806, !1804, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1807 = !{!1808, !1810, !1803, !1812}
!1808 = distinct !{!1808, !1809, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1809 = distinct !{!1809, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1810 = distinct !{!1810, !1811, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1811 = distinct !{!1811, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1812 = distinct !{!1812, !1813, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_: %v.0"}
!1813 = distinct !{!1813, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_"}
!1814 = !{!1815, !1817, !1806, !1812}
!1815 = distinct !{!1815, !1816, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1816 = distinct !{!1816, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1817 = distinct !{!1817, !1818, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1818 = distinct !{!1818, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1819 = !{!1812}
!1820 = !{!1821, !1823, !1825, !1812}
!1821 = distinct !{!1821, !1822, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1822 = distinct !{!1822, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1823 = distinct !{!1823, !1824, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1824 = distinct !{!1824, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1825 = distinct !{!1825, !1826, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1826 = distinct !{!1826, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1827 = !{!1828}
!1828 = distinct !{!1828, !1826, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1829 = !{!1830, !1832}
!1830 = distinct !{!1830, !1831, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!1831 = distinct !{!1831, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!1832 = distinct !{!1832, !1833, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort: %_1"}
!1833 = distinct !{!1833, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort"}
!1834 = !{!1835}
!1835 = distinct !{!1835, !1836, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1836 = distinct !{!1836, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1837 = !{!1838}
!1838 = distinct !{!1838, !1836, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1839 = !{!1840}
!1840 = distinct !{!1840, !1841, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1841 = distinct !{!1841, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1842 = !{!1843}
!1843 = distinct !{!1843, !1841, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1844 = !{!1840, !1835, !1845}
!1845 = distinct !{!1845, !1846, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!1846 = distinct !{!1846, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1847 = !{!1843, !1838}
!1848 = !{!1843, !1838, !1845}
!1849 = !{!1840, !1835}
!1850 = !{!1845}
!1851 = !{!1852, !1854, !1845}
!1852 = distinct !{!1852, !1853, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1853 = distinct !{!1853, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1854 = distinct !{!1854, !1855, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1855 = distinct !{!1855, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1856 = !{!1857, !1858}
!1857 = distinct !{!1857, !1853, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1858 = distinct !{!1858, !1855, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1859 = !{!1860, !1862}
!1860 = distinct !{!1860, !1861, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!1861 = distinct !{!1861, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!1862 = distinct !{!1862, !1863, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!1863 = distinct !{!1863, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!1864 = !{!1865}
!1865 = distinct !{!1865, !1866, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!1866 = distinct !{!1866, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1867 = !{!1868}
!1868 = distinct !{!1868, !1869, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1869 = distinct !{!1869, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1870 = !{!1871}
!1871 = distinct !{!1871, !1869, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1872 = !{!1873}
!1873 = distinct !{!1873, !1874, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1874 = distinct !{!1874, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1875 = !{!1876}
!1876 = distinct !{!1876, !1877, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!1877 = distinct !{!1877, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1878 = !{!1879}
!1879 = distinct !{!1879, !1874, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1880 = !{!1873, !1868, !1865}
!1881 = !{!1879, !1871, !1876}
!1882 = !{!1879, !1871, !1865}
!1883 = !{!1873, !1868, !1876}
!1884 = !{!1876, !1885, !1865}
!1885 = distinct !{!1885, !1877, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!1886 = !{!1887}
!1887 = distinct !{!1887, !1888, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1888 = distinct !{!1888, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1889 = !{!1890}
!1890 = distinct !{!1890, !1888, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1891 = !{!1892}
!1892 = distinct !{!1892, !1893, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1893 = distinct !{!1893, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1894 = !{!1895}
!1895 = distinct !{!1895, !1896, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!1896 = distinct !{!1896, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1897 = !{!1898}
!1898 = distinct !{!1898, !1893, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1899 = !{!1892, !1887, !1865}
!1900 = !{!1898, !1890, !1895}
!1901 = !{!1898, !1890, !1865}
!1902 = !{!1892, !1887, !1895}
!1903 = !{!1895, !1904, !1865}
!1904 = distinct !{!1904, !1896, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!1905 = !{!1906}
!1906 = distinct !{!1906, !1907, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1907 = distinct !{!1907, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1908 = !{!1909}
!1909 = distinct !{!1909, !1907, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1910 = !{!1911, !1913, !1906}
!1911 = distinct !{!1911, !1912, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1912 = distinct !{!1912, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1913 = distinct !{!1913, !1914, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1914 = distinct !{!1914, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1915 = !{!1909, !1916}
!1916 = distinct !{!1916, !1917, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_: %_0"}
!1917 = distinct !{!1917, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_"}
!1918 = !{!1919, !1921, !1909}
!1919 = distinct !{!1919, !1920, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1920 = distinct !{!1920, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1921 = distinct !{!1921, !1922, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1922 = distinct !{!1922, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1923 = !{!1906, !1916}
!1924 = !{!1916, !1925}
!1925 = distinct !{!1925, !1917, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_: %is_less"}
!1926 = !{!1927}
!1927 = distinct !{!1927, !1928, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1928 = distinct !{!1928, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1929 = !{!1930}
!1930 = distinct !{!1930, !1928, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1931 = !{!1932, !1934, !1927}
!1932 = distinct !{!1932, !1933, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1933 = distinct !{!1933, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1934 = distinct !{!1934, !1935, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1935 = distinct !{!1935, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1936 = !{!1930, !1937}
!1937 = distinct !{!1937, !1938, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %_0"}
!1938 = distinct !{!1938, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_"}
!1939 = !{!1940, !1942, !1930}
!1940 = distinct !{!1940, !1941, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1941 = distinct !{!1941, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1942 = distinct !{!1942, !1943, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1943 = distinct !{!1943, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1944 = !{!1927, !1937}
!1945 = !{!1937, !1946}
!1946 = distinct !{!1946, !1938, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_: %is_less"}
!1947 = !{!1948}
!1948 = distinct !{!1948, !1949, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1949 = distinct !{!1949, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1950 = !{!1951}
!1951 = distinct !{!1951, !1949, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1952 = !{!1953}
!1953 = distinct !{!1953, !1954, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1954 = distinct !{!1954, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1955 = !{!1956}
!1956 = distinct !{!1956, !1957, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!1957 = distinct !{!1957, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1958 = !{!1959}
!1959 = distinct !{!1959, !1954, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1960 = !{!1953, !1948}
!1961 = !{!1959, !1951, !1956}
!1962 = !{!1959, !1951}
!1963 = !{!1953, !1948, !1956}
!1964 = !{!1956, !1965}
!1965 = distinct !{!1965, !1957, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!1966 = !{!1967}
!1967 = distinct !{!1967, !1968, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!1968 = distinct !{!1968, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!1969 = !{!1970}
!1970 = distinct !{!1970, !1968, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!1971 = !{!1972}
!1972 = distinct !{!1972, !1973, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!1973 = distinct !{!1973, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!1974 = !{!1975}
!1975 = distinct !{!1975, !1976, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!1976 = distinct !{!1976, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!1977 = !{!1978}
!1978 = distinct !{!1978, !1973, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!1979 = !{!1972, !1967}
!1980 = !{!1978, !1970, !1975}
!1981 = !{!1978, !1970}
!1982 = !{!1972, !1967, !1975}
!1983 = !{!1975, !1984}
!1984 = distinct !{!1984, !1976, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!1985 = !{!1986}
!1986 = distinct !{!1986, !1987, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!1987 = distinct !{!1987, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!1988 = !{!1989}
!1989 = distinct !{!1989, !1987, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!1990 = !{!1991, !1993, !1986}
!1991 = distinct !{!1991, !1992, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1992 = distinct !{!1992, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1993 = distinct !{!1993, !1994, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1994 = distinct !{!1994, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!1995 = !{!1996, !1998, !1989}
!1996 = distinct !{!1996, !1997, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!1997 = distinct !{!1997, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!1998 = distinct !{!1998, !1999, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!1999 = distinct !{!1999, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2000 = !{!2001, !2003, !2005}
!2001 = distinct !{!2001, !2002, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2002 = distinct !{!2002, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2003 = distinct !{!2003, !2004, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2004 = distinct !{!2004, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2005 = distinct !{!2005, !2006, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2006 = distinct !{!2006, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2007 = !{!2008}
!2008 = distinct !{!2008, !2006, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2009 = !{!2010, !2012}
!2010 = distinct !{!2010, !2011, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!2011 = distinct !{!2011, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!2012 = distinct !{!2012, !2013, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort: %_1"}
!2013 = distinct !{!2013, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort"}
!2014 = !{!2015}
!2015 = distinct !{!2015, !2016, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2016 = distinct !{!2016, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2017 = !{!2018}
!2018 = distinct !{!2018, !2016, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2019 = !{!2020}
!2020 = distinct !{!2020, !2021, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2021 = distinct !{!2021, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2022 = !{!2023}
!2023 = distinct !{!2023, !2021, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2024 = !{!2020, !2015}
!2025 = !{!2023, !2018}
!2026 = !{!2027, !2029}
!2027 = distinct !{!2027, !2028, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2028 = distinct !{!2028, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2029 = distinct !{!2029, !2030, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2030 = distinct !{!2030, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2031 = !{!2032, !2033}
!2032 = distinct !{!2032, !2028, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2033 = distinct !{!2033, !2030, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2034 = !{!2035, !2037}
!2035 = distinct !{!2035, !2036, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!2036 = distinct !{!2036, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!2037 = distinct !{!2037, !2038, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!2038 = distinct !{!2038, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!2039 = !{!2040}
!2040 = distinct !{!2040, !2041, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2041 = distinct !{!2041, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2042 = !{!2043}
!2043 = distinct !{!2043, !2041, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2044 = !{!2045, !2047, !2040}
!2045 = distinct !{!2045, !2046, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2046 = distinct !{!2046, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2047 = distinct !{!2047, !2048, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2048 = distinct !{!2048, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2049 = !{!2050, !2052, !2043}
!2050 = distinct !{!2050, !2051, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2051 = distinct !{!2051, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2052 = distinct !{!2052, !2053, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2053 = distinct !{!2053, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2054 = !{!2055}
!2055 = distinct !{!2055, !2056, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2056 = distinct !{!2056, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2057 = !{!2058}
!2058 = distinct !{!2058, !2056, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2059 = !{!2060, !2062, !2055}
!2060 = distinct !{!2060, !2061, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2061 = distinct !{!2061, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2062 = distinct !{!2062, !2063, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2063 = distinct !{!2063, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2064 = !{!2065, !2067, !2058}
!2065 = distinct !{!2065, !2066, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2066 = distinct !{!2066, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2067 = distinct !{!2067, !2068, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2068 = distinct !{!2068, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2069 = !{!2070}
!2070 = distinct !{!2070, !2071, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2071 = distinct !{!2071, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2072 = !{!2073}
!2073 = distinct !{!2073, !2071, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2074 = !{!2075, !2077, !2070}
!2075 = distinct !{!2075, !2076, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2076 = distinct !{!2076, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2077 = distinct !{!2077, !2078, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2078 = distinct !{!2078, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2079 = !{!2080, !2082, !2073}
!2080 = distinct !{!2080, !2081, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2081 = distinct !{!2081, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2082 = distinct !{!2082, !2083, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2083 = distinct !{!2083, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2084 = !{!2085}
!2085 = distinct !{!2085, !2086, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2086 = distinct !{!2086, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2087 = !{!2088}
!2088 = distinct !{!2088, !2086, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2089 = !{!2090, !2092, !2085}
!2090 = distinct !{!2090, !2091, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2091 = distinct !{!2091, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2092 = distinct !{!2092, !2093, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2093 = distinct !{!2093, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2094 = !{!2095, !2097, !2088}
!2095 = distinct !{!2095, !2096, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2096 = distinct !{!2096, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2097 = distinct !{!2097, !2098, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2098 = distinct !{!2098, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2099 = !{!2100}
!2100 = distinct !{!2100, !2101, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2101 = distinct !{!2101, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2102 = !{!2103}
!2103 = distinct !{!2103, !2101, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2104 = !{!2105, !2107, !2100}
!2105 = distinct !{!2105, !2106, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2106 = distinct !{!2106, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2107 = distinct !{!2107, !2108, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2108 = distinct !{!2108, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2109 = !{!2110, !2112, !2103}
!2110 = distinct !{!2110, !2111, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2111 = distinct !{!2111, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2112 = distinct !{!2112, !2113, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2113 = distinct !{!2113, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2114 = !{!2115}
!2115 = distinct !{!2115, !2116, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2116 = distinct !{!2116, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2117 = !{!2118}
!2118 = distinct !{!2118, !2116, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2119 = !{!2120, !2122, !2115}
!2120 = distinct !{!2120, !2121, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2121 = distinct !{!2121, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2122 = distinct !{!2122, !2123, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2123 = distinct !{!2123, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2124 = !{!2125, !2127, !2118}
!2125 = distinct !{!2125, !2126, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2126 = distinct !{!2126, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2127 = distinct !{!2127, !2128, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2128 = distinct !{!2128, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2129 = !{!2130}
!2130 = distinct !{!2130, !2131, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2131 = distinct !{!2131, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2132 = !{!2133}
!2133 = distinct !{!2133, !2131, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2134 = !{!2135, !2137, !2130}
!2135 = distinct !{!2135, !2136, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2136 = distinct !{!2136, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2137 = distinct !{!2137, !2138, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2138 = distinct !{!2138, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2139 = !{!2140, !2142, !2133}
!2140 = distinct !{!2140, !2141, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2141 = distinct !{!2141, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2142 = distinct !{!2142, !2143, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2143 = distinct !{!2143, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2144 = !{!2145}
!2145 = distinct !{!2145, !2146, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2146 = distinct !{!2146, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2147 = !{!2148}
!2148 = distinct !{!2148, !2146, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2149 = !{!2150, !2152, !2145}
!2150 = distinct !{!2150, !2151, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2151 = distinct !{!2151, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2152 = distinct !{!2152, !2153, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2153 = distinct !{!2153, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2154 = !{!2155, !2157, !2148}
!2155 = distinct !{!2155, !2156, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2156 = distinct !{!2156, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2157 = distinct !{!2157, !2158, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2158 = distinct !{!2158, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2159 = !{!2160}
!2160 = distinct !{!2160, !2161, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2161 = distinct !{!2161, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2162 = !{!2163}
!2163 = distinct !{!2163, !2161, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2164 = !{!2165, !2167, !2160}
!2165 = distinct !{!2165, !2166, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2166 = distinct !{!2166, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2167 = distinct !{!2167, !2168, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2168 = distinct !{!2168, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2169 = !{!2170, !2172, !2163}
!2170 = distinct !{!2170, !2171, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2171 = distinct !{!2171, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2172 = distinct !{!2172, !2173, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2173 = distinct !{!2173, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2174 = !{!2175}
!2175 = distinct !{!2175, !2176, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2176 = distinct !{!2176, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2177 = !{!2178}
!2178 = distinct !{!2178, !2176, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2179 = !{!2180, !2182, !2175}
!2180 = distinct !{!2180, !2181, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2181 = distinct !{!2181, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2182 = distinct !{!2182, !2183, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2183 = distinct !{!2183, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2184 = !{!2185, !2187, !2178}
!2185 = distinct !{!2185, !2186, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2186 = distinct !{!2186, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2187 = distinct !{!2187, !2188, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2188 = distinct !{!2188, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2189 = !{!2190, !2192, !2194}
!2190 = distinct !{!2190, !2191, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2191 = distinct !{!2191, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2192 = distinct !{!2192, !2193, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2193 = distinct !{!2193, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2194 = distinct !{!2194, !2195, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2195 = distinct !{!2195, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2196 = !{!2197}
!2197 = distinct !{!2197, !2195, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2198 = !{!2199, !2201, !2203}
!2199 = distinct !{!2199, !2200, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2200 = distinct !{!2200, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2201 = distinct !{!2201, !2202, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2202 = distinct !{!2202, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2203 = distinct !{!2203, !2204, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2204 = distinct !{!2204, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2205 = !{!2206}
!2206 = distinct !{!2206, !2204, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2207 = !{!2208, !2210}
!2208 = distinct !{!2208, !2209, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!2209 = distinct !{!2209, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!2210 = distinct !{!2210, !2211, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort: %_1"}
!2211 = distinct !{!2211, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort"}
!2212 = !{!2213}
!2213 = distinct !{!2213, !2214, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2214 = distinct !{!2214, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2215 = !{!2216}
!2216 = distinct !{!2216, !2214, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2217 = !{!2218}
!2218 = distinct !{!2218, !2219, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2219 = distinct !{!2219, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2220 = !{!2221}
!2221 = distinct !{!2221, !2219, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2222 = !{!2218, !2213}
!2223 = !{!2221, !2216}
!2224 = !{!2225}
!2225 = distinct !{!2225, !2226, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2226 = distinct !{!2226, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2227 = !{!2228}
!2228 = distinct !{!2228, !2226, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2229 = !{!2230}
!2230 = distinct !{!2230, !2231, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2231 = distinct !{!2231, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2232 = !{!2233}
!2233 = distinct !{!2233, !2231, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2234 = !{!2230, !2225}
!2235 = !{!2233, !2228}
!2236 = !{!2237}
!2237 = distinct !{!2237, !2238, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2238 = distinct !{!2238, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2239 = !{!2240}
!2240 = distinct !{!2240, !2238, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2241 = !{!2242}
!2242 = distinct !{!2242, !2243, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2243 = distinct !{!2243, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2244 = !{!2245}
!2245 = distinct !{!2245, !2243, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2246 = !{!2242, !2237}
!2247 = !{!2245, !2240}
!2248 = !{!2249}
!2249 = distinct !{!2249, !2250, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2250 = distinct !{!2250, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2251 = !{!2252}
!2252 = distinct !{!2252, !2250, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2253 = !{!2254}
!2254 = distinct !{!2254, !2255, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2255 = distinct !{!2255, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2256 = !{!2257}
!2257 = distinct !{!2257, !2255, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2258 = !{!2254, !2249}
!2259 = !{!2257, !2252}
!2260 = !{!2261}
!2261 = distinct !{!2261, !2262, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2262 = distinct !{!2262, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2263 = !{!2264}
!2264 = distinct !{!2264, !2262, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2265 = !{!2266}
!2266 = distinct !{!2266, !2267, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2267 = distinct !{!2267, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2268 = !{!2269}
!2269 = distinct !{!2269, !2267, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2270 = !{!2266, !2261}
!2271 = !{!2269, !2264}
!2272 = !{!2273}
!2273 = distinct !{!2273, !2274, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2274 = distinct !{!2274, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2275 = !{!2276}
!2276 = distinct !{!2276, !2274, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2277 = !{!2278}
!2278 = distinct !{!2278, !2279, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2279 = distinct !{!2279, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2280 = !{!2281}
!2281 = distinct !{!2281, !2279, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2282 = !{!2278, !2273}
!2283 = !{!2281, !2276}
!2284 = !{!2285}
!2285 = distinct !{!2285, !2286, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2286 = distinct !{!2286, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2287 = !{!2288}
!2288 = distinct !{!2288, !2286, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2289 = !{!2290}
!2290 = distinct !{!2290, !2291, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2291 = distinct !{!2291, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2292 = !{!2293}
!2293 = distinct !{!2293, !2291, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2294 = !{!2290, !2285}
!2295 = !{!2293, !2288}
!2296 = !{!2297}
!2297 = distinct !{!2297, !2298, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2298 = distinct !{!2298, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2299 = !{!2300}
!2300 = distinct !{!2300, !2298, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2301 = !{!2302}
!2302 = distinct !{!2302, !2303, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2303 = distinct !{!2303, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2304 = !{!2305}
!2305 = distinct !{!2305, !2303, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2306 = !{!2302, !2297}
!2307 = !{!2305, !2300}
!2308 = !{!2309}
!2309 = distinct !{!2309, !2310, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2310 = distinct !{!2310, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2311 = !{!2312}
!2312 = distinct !{!2312, !2310, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2313 = !{!2314}
!2314 = distinct !{!2314, !2315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2315 = distinct !{!2315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2316 = !{!2317}
!2317 = distinct !{!2317, !2315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2318 = !{!2314, !2309}
!2319 = !{!2317, !2312}
!2320 = !{!2321}
!2321 = distinct !{!2321, !2322, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2322 = distinct !{!2322, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2323 = !{!2324}
!2324 = distinct !{!2324, !2322, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2325 = !{!2326}
!2326 = distinct !{!2326, !2327, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2327 = distinct !{!2327, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2328 = !{!2329}
!2329 = distinct !{!2329, !2327, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2330 = !{!2326, !2321}
!2331 = !{!2329, !2324}
!2332 = !{!2333, !2335}
!2333 = distinct !{!2333, !2334, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2334 = distinct !{!2334, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2335 = distinct !{!2335, !2336, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2336 = distinct !{!2336, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2337 = !{!2338, !2339}
!2338 = distinct !{!2338, !2334, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2339 = distinct !{!2339, !2336, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2340 = !{!2341, !2343}
!2341 = distinct !{!2341, !2342, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2342 = distinct !{!2342, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2343 = distinct !{!2343, !2344, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2344 = distinct !{!2344, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2345 = !{!2346, !2347}
!2346 = distinct !{!2346, !2342, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2347 = distinct !{!2347, !2344, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2348 = !{!2349, !2351}
!2349 = distinct !{!2349, !2350, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort: %self"}
!2350 = distinct !{!2350, !"_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort"}
!2351 = distinct !{!2351, !2352, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort: %_1"}
!2352 = distinct !{!2352, !"_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort"}
!2353 = !{!2354}
!2354 = distinct !{!2354, !2355, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!2355 = distinct !{!2355, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!2356 = !{!2357}
!2357 = distinct !{!2357, !2358, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2358 = distinct !{!2358, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2359 = !{!2360}
!2360 = distinct !{!2360, !2358, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2361 = !{!2362}
!2362 = distinct !{!2362, !2363, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2363 = distinct !{!2363, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2364 = !{!2365}
!2365 = distinct !{!2365, !2366, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!2366 = distinct !{!2366, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!2367 = !{!2368}
!2368 = distinct !{!2368, !2363, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2369 = !{!2362, !2357, !2354}
!2370 = !{!2368, !2360, !2365}
!2371 = !{!2368, !2360, !2354}
!2372 = !{!2362, !2357, !2365}
!2373 = !{!2365, !2374, !2354}
!2374 = distinct !{!2374, !2366, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!2375 = !{!2376}
!2376 = distinct !{!2376, !2377, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2377 = distinct !{!2377, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2378 = !{!2379}
!2379 = distinct !{!2379, !2377, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2380 = !{!2381}
!2381 = distinct !{!2381, !2382, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2382 = distinct !{!2382, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2383 = !{!2384}
!2384 = distinct !{!2384, !2385, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!2385 = distinct !{!2385, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!2386 = !{!2387}
!2387 = distinct !{!2387, !2382, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2388 = !{!2381, !2376, !2354}
!2389 = !{!2387, !2379, !2384}
!2390 = !{!2387, !2379, !2354}
!2391 = !{!2381, !2376, !2384}
!2392 = !{!2384, !2393, !2354}
!2393 = distinct !{!2393, !2385, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!2394 = !{!2395}
!2395 = distinct !{!2395, !2396, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2396 = distinct !{!2396, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2397 = !{!2398}
!2398 = distinct !{!2398, !2396, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2399 = !{!2400, !2402, !2395}
!2400 = distinct !{!2400, !2401, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2401 = distinct !{!2401, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2402 = distinct !{!2402, !2403, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2403 = distinct !{!2403, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2404 = !{!2405, !2407, !2398}
!2405 = distinct !{!2405, !2406, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2406 = distinct !{!2406, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2407 = distinct !{!2407, !2408, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2408 = distinct !{!2408, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2409 = !{!2410}
!2410 = distinct !{!2410, !2411, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2411 = distinct !{!2411, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2412 = !{!2413}
!2413 = distinct !{!2413, !2411, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2414 = !{!2415, !2417, !2410}
!2415 = distinct !{!2415, !2416, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2416 = distinct !{!2416, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2417 = distinct !{!2417, !2418, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2418 = distinct !{!2418, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2419 = !{!2420, !2422, !2413}
!2420 = distinct !{!2420, !2421, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2421 = distinct !{!2421, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2422 = distinct !{!2422, !2423, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2423 = distinct !{!2423, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2424 = !{!2425}
!2425 = distinct !{!2425, !2426, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %x"}
!2426 = distinct !{!2426, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort"}
!2427 = !{!2428}
!2428 = distinct !{!2428, !2426, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %y"}
!2429 = !{!2430}
!2430 = distinct !{!2430, !2431, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2431 = distinct !{!2431, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2432 = !{!2433}
!2433 = distinct !{!2433, !2431, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2434 = !{!2435}
!2435 = distinct !{!2435, !2436, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2436 = distinct !{!2436, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2437 = !{!2438}
!2438 = distinct !{!2438, !2436, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2439 = !{!2435, !2430}
!2440 = !{!2438, !2433}
!2441 = !{!2442}
!2442 = distinct !{!2442, !2443, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2443 = distinct !{!2443, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2444 = !{!2445}
!2445 = distinct !{!2445, !2443, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2446 = !{!2447}
!2447 = distinct !{!2447, !2448, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2448 = distinct !{!2448, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2449 = !{!2450}
!2450 = distinct !{!2450, !2448, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2451 = !{!2447, !2442}
!2452 = !{!2450, !2445}
!2453 = !{!2454}
!2454 = distinct !{!2454, !2455, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %x"}
!2455 = distinct !{!2455, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort"}
!2456 = !{!2457}
!2457 = distinct !{!2457, !2455, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %y"}
!2458 = !{!2459, !2461, !2463, !2465}
!2459 = distinct !{!2459, !2460, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2460 = distinct !{!2460, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2461 = distinct !{!2461, !2462, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2462 = distinct !{!2462, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2463 = distinct !{!2463, !2464, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2464 = distinct !{!2464, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2465 = distinct !{!2465, !2466, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %b"}
!2466 = distinct !{!2466, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_"}
!2467 = !{!2468, !2469, !2470, !2472}
!2468 = distinct !{!2468, !2464, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2469 = distinct !{!2469, !2466, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %a"}
!2470 = distinct !{!2470, !2471, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %_1"}
!2471 = distinct !{!2471, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!2472 = distinct !{!2472, !2471, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!2473 = !{!2474, !2476, !2478, !2480}
!2474 = distinct !{!2474, !2475, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2475 = distinct !{!2475, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2476 = distinct !{!2476, !2477, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2477 = distinct !{!2477, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2478 = distinct !{!2478, !2479, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2479 = distinct !{!2479, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2480 = distinct !{!2480, !2481, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %b"}
!2481 = distinct !{!2481, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_"}
!2482 = !{!2483, !2484, !2485, !2487}
!2483 = distinct !{!2483, !2479, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2484 = distinct !{!2484, !2481, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %a"}
!2485 = distinct !{!2485, !2486, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %_1"}
!2486 = distinct !{!2486, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!2487 = distinct !{!2487, !2486, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!2488 = !{!2484}
!2489 = !{!2480}
!2490 = !{!2478}
!2491 = !{!2483}
!2492 = !{!2493, !2495, !2483, !2484}
!2493 = distinct !{!2493, !2494, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2494 = distinct !{!2494, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2495 = distinct !{!2495, !2496, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2496 = distinct !{!2496, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2497 = !{!2478, !2480, !2485, !2487}
!2498 = !{!2485, !2487}
!2499 = !{!2469}
!2500 = !{!2465}
!2501 = !{!2463}
!2502 = !{!2468}
!2503 = !{!2504, !2506, !2468, !2469}
!2504 = distinct !{!2504, !2505, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2505 = distinct !{!2505, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2506 = distinct !{!2506, !2507, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2507 = distinct !{!2507, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2508 = !{!2463, !2465, !2470, !2472}
!2509 = !{!2470, !2472}
!2510 = !{!2511, !2513, !2515, !2517}
!2511 = distinct !{!2511, !2512, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2512 = distinct !{!2512, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2513 = distinct !{!2513, !2514, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2514 = distinct !{!2514, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2515 = distinct !{!2515, !2516, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2516 = distinct !{!2516, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2517 = distinct !{!2517, !2518, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %a"}
!2518 = distinct !{!2518, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_"}
!2519 = !{!2520, !2521, !2522, !2524}
!2520 = distinct !{!2520, !2516, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2521 = distinct !{!2521, !2518, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %b"}
!2522 = distinct !{!2522, !2523, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %_1"}
!2523 = distinct !{!2523, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!2524 = distinct !{!2524, !2523, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!2525 = !{!2522, !2524}
!2526 = !{!2527, !2529, !2531}
!2527 = distinct !{!2527, !2528, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2528 = distinct !{!2528, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2529 = distinct !{!2529, !2530, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2530 = distinct !{!2530, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2531 = distinct !{!2531, !2532, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2532 = distinct !{!2532, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2533 = !{!2534, !2535, !2537}
!2534 = distinct !{!2534, !2532, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2535 = distinct !{!2535, !2536, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %_1"}
!2536 = distinct !{!2536, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!2537 = distinct !{!2537, !2536, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!2538 = !{!2539, !2541, !2543}
!2539 = distinct !{!2539, !2540, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2540 = distinct !{!2540, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2541 = distinct !{!2541, !2542, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2542 = distinct !{!2542, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2543 = distinct !{!2543, !2544, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2544 = distinct !{!2544, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2545 = !{!2546, !2547, !2549}
!2546 = distinct !{!2546, !2544, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2547 = distinct !{!2547, !2548, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %_1"}
!2548 = distinct !{!2548, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!2549 = distinct !{!2549, !2548, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!2550 = !{!2546}
!2551 = !{!2543}
!2552 = !{!2553, !2555, !2546}
!2553 = distinct !{!2553, !2554, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2554 = distinct !{!2554, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2555 = distinct !{!2555, !2556, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2556 = distinct !{!2556, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2557 = !{!2543, !2547, !2549}
!2558 = !{!2547, !2549}
!2559 = !{!2534}
!2560 = !{!2531}
!2561 = !{!2562, !2564, !2534}
!2562 = distinct !{!2562, !2563, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2563 = distinct !{!2563, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2564 = distinct !{!2564, !2565, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2565 = distinct !{!2565, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2566 = !{!2531, !2535, !2537}
!2567 = !{!2535, !2537}
!2568 = !{!2569, !2571, !2573}
!2569 = distinct !{!2569, !2570, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2570 = distinct !{!2570, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2571 = distinct !{!2571, !2572, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2572 = distinct !{!2572, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2573 = distinct !{!2573, !2574, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2574 = distinct !{!2574, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2575 = !{!2576, !2577, !2579}
!2576 = distinct !{!2576, !2574, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2577 = distinct !{!2577, !2578, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %_1"}
!2578 = distinct !{!2578, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!2579 = distinct !{!2579, !2578, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!2580 = !{!2577, !2579}
!2581 = !{!2582, !2584, !2586}
!2582 = distinct !{!2582, !2583, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2583 = distinct !{!2583, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2584 = distinct !{!2584, !2585, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2585 = distinct !{!2585, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2586 = distinct !{!2586, !2587, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2587 = distinct !{!2587, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2588 = !{!2589, !2590, !2591, !2592, !2594}
!2589 = distinct !{!2589, !2583, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2590 = distinct !{!2590, !2585, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2591 = distinct !{!2591, !2587, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2592 = distinct !{!2592, !2593, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2593 = distinct !{!2593, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2594 = distinct !{!2594, !2593, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2595 = !{!2596, !2598, !2600}
!2596 = distinct !{!2596, !2597, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2597 = distinct !{!2597, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2598 = distinct !{!2598, !2599, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2599 = distinct !{!2599, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2600 = distinct !{!2600, !2601, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2601 = distinct !{!2601, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2602 = !{!2603, !2604, !2605, !2606, !2608}
!2603 = distinct !{!2603, !2597, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2604 = distinct !{!2604, !2599, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2605 = distinct !{!2605, !2601, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2606 = distinct !{!2606, !2607, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2607 = distinct !{!2607, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2608 = distinct !{!2608, !2607, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2609 = !{!2605}
!2610 = !{!2600}
!2611 = !{!2598}
!2612 = !{!2604}
!2613 = !{!2596}
!2614 = !{!2603}
!2615 = !{!2603, !2604, !2605}
!2616 = !{!2596, !2598, !2600, !2606, !2608}
!2617 = !{!2606, !2608}
!2618 = !{!2591}
!2619 = !{!2586}
!2620 = !{!2584}
!2621 = !{!2590}
!2622 = !{!2582}
!2623 = !{!2589}
!2624 = !{!2589, !2590, !2591}
!2625 = !{!2582, !2584, !2586, !2592, !2594}
!2626 = !{!2592, !2594}
!2627 = !{!2628, !2630, !2632}
!2628 = distinct !{!2628, !2629, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2629 = distinct !{!2629, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2630 = distinct !{!2630, !2631, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2631 = distinct !{!2631, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2632 = distinct !{!2632, !2633, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2633 = distinct !{!2633, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2634 = !{!2635, !2636, !2637, !2638, !2640}
!2635 = distinct !{!2635, !2629, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2636 = distinct !{!2636, !2631, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2637 = distinct !{!2637, !2633, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2638 = distinct !{!2638, !2639, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2639 = distinct !{!2639, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2640 = distinct !{!2640, !2639, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2641 = !{!2638, !2640}
!2642 = !{!2643, !2645, !2647}
!2643 = distinct !{!2643, !2644, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2644 = distinct !{!2644, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2645 = distinct !{!2645, !2646, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2646 = distinct !{!2646, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2647 = distinct !{!2647, !2648, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2648 = distinct !{!2648, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2649 = !{!2650, !2651, !2652, !2653, !2655}
!2650 = distinct !{!2650, !2644, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2651 = distinct !{!2651, !2646, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2652 = distinct !{!2652, !2648, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2653 = distinct !{!2653, !2654, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2654 = distinct !{!2654, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2655 = distinct !{!2655, !2654, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2656 = !{!2657, !2659, !2661}
!2657 = distinct !{!2657, !2658, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2658 = distinct !{!2658, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2659 = distinct !{!2659, !2660, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2660 = distinct !{!2660, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2661 = distinct !{!2661, !2662, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2662 = distinct !{!2662, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2663 = !{!2664, !2665, !2666, !2667, !2669}
!2664 = distinct !{!2664, !2658, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2665 = distinct !{!2665, !2660, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2666 = distinct !{!2666, !2662, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2667 = distinct !{!2667, !2668, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2668 = distinct !{!2668, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2669 = distinct !{!2669, !2668, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2670 = !{!2666}
!2671 = !{!2661}
!2672 = !{!2659}
!2673 = !{!2665}
!2674 = !{!2657}
!2675 = !{!2664}
!2676 = !{!2664, !2665, !2666}
!2677 = !{!2657, !2659, !2661, !2667, !2669}
!2678 = !{!2667, !2669}
!2679 = !{!2652}
!2680 = !{!2647}
!2681 = !{!2645}
!2682 = !{!2651}
!2683 = !{!2643}
!2684 = !{!2650}
!2685 = !{!2650, !2651, !2652}
!2686 = !{!2643, !2645, !2647, !2653, !2655}
!2687 = !{!2653, !2655}
!2688 = !{!2689, !2691, !2693}
!2689 = distinct !{!2689, !2690, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2690 = distinct !{!2690, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2691 = distinct !{!2691, !2692, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2692 = distinct !{!2692, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2693 = distinct !{!2693, !2694, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2694 = distinct !{!2694, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2695 = !{!2696, !2697, !2698, !2699, !2701}
!2696 = distinct !{!2696, !2690, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2697 = distinct !{!2697, !2692, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2698 = distinct !{!2698, !2694, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2699 = distinct !{!2699, !2700, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2700 = distinct !{!2700, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2701 = distinct !{!2701, !2700, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2702 = !{!2699, !2701}
!2703 = !{!2704, !2706}
!2704 = distinct !{!2704, !2705, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2705 = distinct !{!2705, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2706 = distinct !{!2706, !2707, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2707 = distinct !{!2707, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2708 = !{!2709, !2710, !2711, !2713}
!2709 = distinct !{!2709, !2705, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2710 = distinct !{!2710, !2707, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2711 = distinct !{!2711, !2712, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!2712 = distinct !{!2712, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2713 = distinct !{!2713, !2712, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!2714 = !{!2715, !2717}
!2715 = distinct !{!2715, !2716, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2716 = distinct !{!2716, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2717 = distinct !{!2717, !2718, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2718 = distinct !{!2718, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2719 = !{!2720, !2721, !2722, !2724}
!2720 = distinct !{!2720, !2716, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2721 = distinct !{!2721, !2718, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2722 = distinct !{!2722, !2723, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!2723 = distinct !{!2723, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2724 = distinct !{!2724, !2723, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!2725 = !{!2721}
!2726 = !{!2717}
!2727 = !{!2720}
!2728 = !{!2715}
!2729 = !{!2720, !2721}
!2730 = !{!2715, !2717, !2722, !2724}
!2731 = !{!2722, !2724}
!2732 = !{!2710}
!2733 = !{!2706}
!2734 = !{!2709}
!2735 = !{!2704}
!2736 = !{!2709, !2710}
!2737 = !{!2704, !2706, !2711, !2713}
!2738 = !{!2711, !2713}
!2739 = !{!2740, !2742}
!2740 = distinct !{!2740, !2741, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2741 = distinct !{!2741, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2742 = distinct !{!2742, !2743, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2743 = distinct !{!2743, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2744 = !{!2745, !2746, !2747, !2749}
!2745 = distinct !{!2745, !2741, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2746 = distinct !{!2746, !2743, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2747 = distinct !{!2747, !2748, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!2748 = distinct !{!2748, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2749 = distinct !{!2749, !2748, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!2750 = !{!2747, !2749}
!2751 = !{!2752}
!2752 = distinct !{!2752, !2753, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2753 = distinct !{!2753, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2754 = !{!2755}
!2755 = distinct !{!2755, !2756, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_: %v.0"}
!2756 = distinct !{!2756, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_"}
!2757 = !{!2758}
!2758 = distinct !{!2758, !2756, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_: %pivot"}
!2759 = !{!2755, !2758}
!2760 = !{!2761, !2763, !2765, !2767, !2758}
!2761 = distinct !{!2761, !2762, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2762 = distinct !{!2762, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2763 = distinct !{!2763, !2764, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2764 = distinct !{!2764, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2765 = distinct !{!2765, !2766, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2766 = distinct !{!2766, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2767 = distinct !{!2767, !2768, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %b"}
!2768 = distinct !{!2768, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_"}
!2769 = !{!2770, !2771, !2772, !2774, !2755}
!2770 = distinct !{!2770, !2766, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2771 = distinct !{!2771, !2768, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %a"}
!2772 = distinct !{!2772, !2773, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %_1"}
!2773 = distinct !{!2773, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!2774 = distinct !{!2774, !2773, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!2775 = !{!2776, !2778, !2780, !2782, !2758}
!2776 = distinct !{!2776, !2777, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2777 = distinct !{!2777, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2778 = distinct !{!2778, !2779, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2779 = distinct !{!2779, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2780 = distinct !{!2780, !2781, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2781 = distinct !{!2781, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2782 = distinct !{!2782, !2783, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %b"}
!2783 = distinct !{!2783, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_"}
!2784 = !{!2785, !2786, !2787, !2789, !2755}
!2785 = distinct !{!2785, !2781, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2786 = distinct !{!2786, !2783, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %a"}
!2787 = distinct !{!2787, !2788, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %_1"}
!2788 = distinct !{!2788, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!2789 = distinct !{!2789, !2788, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!2790 = !{!2786}
!2791 = !{!2782}
!2792 = !{!2780}
!2793 = !{!2785}
!2794 = !{!2795, !2797, !2785, !2786}
!2795 = distinct !{!2795, !2796, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2796 = distinct !{!2796, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2797 = distinct !{!2797, !2798, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2798 = distinct !{!2798, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2799 = !{!2780, !2782, !2787, !2789, !2758}
!2800 = !{!2787, !2789, !2758}
!2801 = !{!2771}
!2802 = !{!2767}
!2803 = !{!2765}
!2804 = !{!2770}
!2805 = !{!2806, !2808, !2770, !2771, !2755}
!2806 = distinct !{!2806, !2807, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2807 = distinct !{!2807, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2808 = distinct !{!2808, !2809, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2809 = distinct !{!2809, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2810 = !{!2765, !2767, !2772, !2774, !2758}
!2811 = !{!2772, !2774, !2758}
!2812 = !{!2813, !2815, !2817, !2819, !2755}
!2813 = distinct !{!2813, !2814, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2814 = distinct !{!2814, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2815 = distinct !{!2815, !2816, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2816 = distinct !{!2816, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2817 = distinct !{!2817, !2818, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2818 = distinct !{!2818, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2819 = distinct !{!2819, !2820, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %a"}
!2820 = distinct !{!2820, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_"}
!2821 = !{!2822, !2823, !2824, !2826, !2758}
!2822 = distinct !{!2822, !2818, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2823 = distinct !{!2823, !2820, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_: %b"}
!2824 = distinct !{!2824, !2825, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %_1"}
!2825 = distinct !{!2825, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_"}
!2826 = distinct !{!2826, !2825, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_: %state"}
!2827 = !{!2824, !2826, !2758}
!2828 = !{!2829}
!2829 = distinct !{!2829, !2830, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2830 = distinct !{!2830, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2831 = !{!2832}
!2832 = distinct !{!2832, !2833, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2833 = distinct !{!2833, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2834 = !{!2835}
!2835 = distinct !{!2835, !2836, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_: %v.0"}
!2836 = distinct !{!2836, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_"}
!2837 = !{!2838}
!2838 = distinct !{!2838, !2836, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_: %pivot"}
!2839 = !{!2835, !2838}
!2840 = !{!2841, !2843, !2845, !2838}
!2841 = distinct !{!2841, !2842, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2842 = distinct !{!2842, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2843 = distinct !{!2843, !2844, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2844 = distinct !{!2844, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2845 = distinct !{!2845, !2846, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2846 = distinct !{!2846, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2847 = !{!2848, !2849, !2851, !2835}
!2848 = distinct !{!2848, !2846, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2849 = distinct !{!2849, !2850, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %_1"}
!2850 = distinct !{!2850, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!2851 = distinct !{!2851, !2850, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!2852 = !{!2853, !2855, !2857, !2838}
!2853 = distinct !{!2853, !2854, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2854 = distinct !{!2854, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2855 = distinct !{!2855, !2856, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2856 = distinct !{!2856, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2857 = distinct !{!2857, !2858, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2858 = distinct !{!2858, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2859 = !{!2860, !2861, !2863, !2835}
!2860 = distinct !{!2860, !2858, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2861 = distinct !{!2861, !2862, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %_1"}
!2862 = distinct !{!2862, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!2863 = distinct !{!2863, !2862, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!2864 = !{!2860}
!2865 = !{!2857}
!2866 = !{!2867, !2869, !2860}
!2867 = distinct !{!2867, !2868, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2868 = distinct !{!2868, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2869 = distinct !{!2869, !2870, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2870 = distinct !{!2870, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2871 = !{!2857, !2861, !2863, !2838}
!2872 = !{!2861, !2863, !2838}
!2873 = !{!2848}
!2874 = !{!2845}
!2875 = !{!2876, !2878, !2848, !2835}
!2876 = distinct !{!2876, !2877, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2877 = distinct !{!2877, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2878 = distinct !{!2878, !2879, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2879 = distinct !{!2879, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2880 = !{!2845, !2849, !2851, !2838}
!2881 = !{!2849, !2851, !2838}
!2882 = !{!2883, !2885, !2887, !2835}
!2883 = distinct !{!2883, !2884, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!2884 = distinct !{!2884, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!2885 = distinct !{!2885, !2886, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!2886 = distinct !{!2886, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!2887 = distinct !{!2887, !2888, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!2888 = distinct !{!2888, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!2889 = !{!2890, !2891, !2893, !2838}
!2890 = distinct !{!2890, !2888, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!2891 = distinct !{!2891, !2892, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %_1"}
!2892 = distinct !{!2892, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_"}
!2893 = distinct !{!2893, !2892, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_: %state"}
!2894 = !{!2891, !2893, !2838}
!2895 = !{!2896}
!2896 = distinct !{!2896, !2897, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2897 = distinct !{!2897, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2898 = !{!2899}
!2899 = distinct !{!2899, !2900, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2900 = distinct !{!2900, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2901 = !{!2902}
!2902 = distinct !{!2902, !2903, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!2903 = distinct !{!2903, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!2904 = !{!2905}
!2905 = distinct !{!2905, !2903, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %pivot"}
!2906 = !{!2902, !2905}
!2907 = !{!2908, !2910, !2912, !2905}
!2908 = distinct !{!2908, !2909, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2909 = distinct !{!2909, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2910 = distinct !{!2910, !2911, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2911 = distinct !{!2911, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2912 = distinct !{!2912, !2913, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2913 = distinct !{!2913, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2914 = !{!2915, !2916, !2917, !2918, !2920, !2902}
!2915 = distinct !{!2915, !2909, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2916 = distinct !{!2916, !2911, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2917 = distinct !{!2917, !2913, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2918 = distinct !{!2918, !2919, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2919 = distinct !{!2919, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2920 = distinct !{!2920, !2919, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2921 = !{!2922, !2924, !2926, !2905}
!2922 = distinct !{!2922, !2923, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2923 = distinct !{!2923, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2924 = distinct !{!2924, !2925, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2925 = distinct !{!2925, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2926 = distinct !{!2926, !2927, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2927 = distinct !{!2927, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2928 = !{!2929, !2930, !2931, !2932, !2934, !2902}
!2929 = distinct !{!2929, !2923, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2930 = distinct !{!2930, !2925, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2931 = distinct !{!2931, !2927, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2932 = distinct !{!2932, !2933, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2933 = distinct !{!2933, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2934 = distinct !{!2934, !2933, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2935 = !{!2931}
!2936 = !{!2926}
!2937 = !{!2924}
!2938 = !{!2930}
!2939 = !{!2922}
!2940 = !{!2929}
!2941 = !{!2929, !2930, !2931}
!2942 = !{!2922, !2924, !2926, !2932, !2934, !2905}
!2943 = !{!2932, !2934, !2905}
!2944 = !{!2917}
!2945 = !{!2912}
!2946 = !{!2910}
!2947 = !{!2916}
!2948 = !{!2908}
!2949 = !{!2915}
!2950 = !{!2915, !2916, !2917, !2902}
!2951 = !{!2908, !2910, !2912, !2918, !2920, !2905}
!2952 = !{!2918, !2920, !2905}
!2953 = !{!2954, !2956, !2958, !2902}
!2954 = distinct !{!2954, !2955, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2955 = distinct !{!2955, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2956 = distinct !{!2956, !2957, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2957 = distinct !{!2957, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2958 = distinct !{!2958, !2959, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2959 = distinct !{!2959, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2960 = !{!2961, !2962, !2963, !2964, !2966, !2905}
!2961 = distinct !{!2961, !2955, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2962 = distinct !{!2962, !2957, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2963 = distinct !{!2963, !2959, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2964 = distinct !{!2964, !2965, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2965 = distinct !{!2965, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2966 = distinct !{!2966, !2965, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2967 = !{!2964, !2966, !2905}
!2968 = !{!2969}
!2969 = distinct !{!2969, !2970, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2970 = distinct !{!2970, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2971 = !{!2972}
!2972 = distinct !{!2972, !2973, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!2973 = distinct !{!2973, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!2974 = !{!2975}
!2975 = distinct !{!2975, !2976, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!2976 = distinct !{!2976, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!2977 = !{!2978}
!2978 = distinct !{!2978, !2976, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %pivot"}
!2979 = !{!2975, !2978}
!2980 = !{!2981, !2983, !2985, !2978}
!2981 = distinct !{!2981, !2982, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2982 = distinct !{!2982, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2983 = distinct !{!2983, !2984, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2984 = distinct !{!2984, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2985 = distinct !{!2985, !2986, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!2986 = distinct !{!2986, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!2987 = !{!2988, !2989, !2990, !2991, !2993, !2975}
!2988 = distinct !{!2988, !2982, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!2989 = distinct !{!2989, !2984, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!2990 = distinct !{!2990, !2986, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!2991 = distinct !{!2991, !2992, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!2992 = distinct !{!2992, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!2993 = distinct !{!2993, !2992, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!2994 = !{!2995, !2997, !2999, !2978}
!2995 = distinct !{!2995, !2996, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!2996 = distinct !{!2996, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!2997 = distinct !{!2997, !2998, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!2998 = distinct !{!2998, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!2999 = distinct !{!2999, !3000, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!3000 = distinct !{!3000, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3001 = !{!3002, !3003, !3004, !3005, !3007, !2975}
!3002 = distinct !{!3002, !2996, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3003 = distinct !{!3003, !2998, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3004 = distinct !{!3004, !3000, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!3005 = distinct !{!3005, !3006, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!3006 = distinct !{!3006, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!3007 = distinct !{!3007, !3006, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!3008 = !{!3004}
!3009 = !{!2999}
!3010 = !{!2997}
!3011 = !{!3003}
!3012 = !{!2995}
!3013 = !{!3002}
!3014 = !{!3002, !3003, !3004}
!3015 = !{!2995, !2997, !2999, !3005, !3007, !2978}
!3016 = !{!3005, !3007, !2978}
!3017 = !{!2990}
!3018 = !{!2985}
!3019 = !{!2983}
!3020 = !{!2989}
!3021 = !{!2981}
!3022 = !{!2988}
!3023 = !{!2988, !2989, !2990, !2975}
!3024 = !{!2981, !2983, !2985, !2991, !2993, !2978}
!3025 = !{!2991, !2993, !2978}
!3026 = !{!3027, !3029, !3031, !2975}
!3027 = distinct !{!3027, !3028, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3028 = distinct !{!3028, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3029 = distinct !{!3029, !3030, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3030 = distinct !{!3030, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3031 = distinct !{!3031, !3032, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!3032 = distinct !{!3032, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3033 = !{!3034, !3035, !3036, !3037, !3039, !2978}
!3034 = distinct !{!3034, !3028, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3035 = distinct !{!3035, !3030, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3036 = distinct !{!3036, !3032, !"_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!3037 = distinct !{!3037, !3038, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!3038 = distinct !{!3038, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!3039 = distinct !{!3039, !3038, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!3040 = !{!3037, !3039, !2978}
!3041 = !{!3042}
!3042 = distinct !{!3042, !3043, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3043 = distinct !{!3043, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3044 = !{!3045}
!3045 = distinct !{!3045, !3046, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3046 = distinct !{!3046, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3047 = !{!3048}
!3048 = distinct !{!3048, !3049, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!3049 = distinct !{!3049, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!3050 = !{!3051}
!3051 = distinct !{!3051, !3049, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!3052 = !{!3048, !3051}
!3053 = !{!3054, !3056, !3051}
!3054 = distinct !{!3054, !3055, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3055 = distinct !{!3055, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3056 = distinct !{!3056, !3057, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3057 = distinct !{!3057, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3058 = !{!3059, !3060, !3061, !3063, !3048}
!3059 = distinct !{!3059, !3055, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3060 = distinct !{!3060, !3057, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3061 = distinct !{!3061, !3062, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!3062 = distinct !{!3062, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3063 = distinct !{!3063, !3062, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!3064 = !{!3065, !3067, !3051}
!3065 = distinct !{!3065, !3066, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3066 = distinct !{!3066, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3067 = distinct !{!3067, !3068, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3068 = distinct !{!3068, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3069 = !{!3070, !3071, !3072, !3074, !3048}
!3070 = distinct !{!3070, !3066, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3071 = distinct !{!3071, !3068, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3072 = distinct !{!3072, !3073, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!3073 = distinct !{!3073, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3074 = distinct !{!3074, !3073, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!3075 = !{!3071}
!3076 = !{!3067}
!3077 = !{!3070}
!3078 = !{!3065}
!3079 = !{!3070, !3071}
!3080 = !{!3065, !3067, !3072, !3074, !3051}
!3081 = !{!3072, !3074, !3051}
!3082 = !{!3060}
!3083 = !{!3056}
!3084 = !{!3059}
!3085 = !{!3054}
!3086 = !{!3059, !3060, !3048}
!3087 = !{!3054, !3056, !3061, !3063, !3051}
!3088 = !{!3061, !3063, !3051}
!3089 = !{!3090, !3092, !3048}
!3090 = distinct !{!3090, !3091, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3091 = distinct !{!3091, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3092 = distinct !{!3092, !3093, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3093 = distinct !{!3093, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3094 = !{!3095, !3096, !3097, !3099, !3051}
!3095 = distinct !{!3095, !3091, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3096 = distinct !{!3096, !3093, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3097 = distinct !{!3097, !3098, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!3098 = distinct !{!3098, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3099 = distinct !{!3099, !3098, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!3100 = !{!3097, !3099, !3051}
!3101 = !{!3102}
!3102 = distinct !{!3102, !3103, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3103 = distinct !{!3103, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3104 = !{!3105}
!3105 = distinct !{!3105, !3106, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!3106 = distinct !{!3106, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!3107 = !{!3108}
!3108 = distinct !{!3108, !3106, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!3109 = !{!3110, !3112, !3105, !3114}
!3110 = distinct !{!3110, !3111, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!3111 = distinct !{!3111, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!3112 = distinct !{!3112, !3113, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!3113 = distinct !{!3113, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!3114 = distinct !{!3114, !3115, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_: %v.0"}
!3115 = distinct !{!3115, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_"}
!3116 = !{!3108, !3117, !3119}
!3117 = distinct !{!3117, !3118, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_: %c"}
!3118 = distinct !{!3118, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_"}
!3119 = distinct !{!3119, !3115, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_: %is_less"}
!3120 = !{!3121, !3123, !3108, !3114}
!3121 = distinct !{!3121, !3122, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!3122 = distinct !{!3122, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!3123 = distinct !{!3123, !3124, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!3124 = distinct !{!3124, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!3125 = !{!3105, !3117, !3119}
!3126 = !{!3127, !3129, !3131, !3114}
!3127 = distinct !{!3127, !3128, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!3128 = distinct !{!3128, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!3129 = distinct !{!3129, !3130, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!3130 = distinct !{!3130, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!3131 = distinct !{!3131, !3132, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!3132 = distinct !{!3132, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!3133 = !{!3134, !3119}
!3134 = distinct !{!3134, !3132, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!3135 = !{!3136}
!3136 = distinct !{!3136, !3137, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %a"}
!3137 = distinct !{!3137, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_"}
!3138 = !{!3139}
!3139 = distinct !{!3139, !3137, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_: %b"}
!3140 = !{!3141, !3143, !3136}
!3141 = distinct !{!3141, !3142, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!3142 = distinct !{!3142, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!3143 = distinct !{!3143, !3144, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!3144 = distinct !{!3144, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!3145 = !{!3146, !3148, !3139}
!3146 = distinct !{!3146, !3147, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand: %self"}
!3147 = distinct !{!3147, !"_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitand"}
!3148 = distinct !{!3148, !3149, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_: %v"}
!3149 = distinct !{!3149, !"_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_"}
!3150 = !{!3151}
!3151 = distinct !{!3151, !3152, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3152 = distinct !{!3152, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3153 = !{!3154}
!3154 = distinct !{!3154, !3152, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3155 = !{!3156}
!3156 = distinct !{!3156, !3157, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3157 = distinct !{!3157, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3158 = !{!3159}
!3159 = distinct !{!3159, !3160, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %c"}
!3160 = distinct !{!3160, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!3161 = !{!3162}
!3162 = distinct !{!3162, !3157, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3163 = !{!3156, !3151, !3164}
!3164 = distinct !{!3164, !3165, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!3165 = distinct !{!3165, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!3166 = !{!3162, !3154, !3159, !3167}
!3167 = distinct !{!3167, !3165, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %is_less"}
!3168 = !{!3162, !3154, !3164}
!3169 = !{!3156, !3151, !3159, !3167}
!3170 = !{!3171, !3173, !3164}
!3171 = distinct !{!3171, !3172, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3172 = distinct !{!3172, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3173 = distinct !{!3173, !3174, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3174 = distinct !{!3174, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3175 = !{!3176, !3177, !3167}
!3176 = distinct !{!3176, !3172, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3177 = distinct !{!3177, !3174, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3178 = !{!3179}
!3179 = distinct !{!3179, !3180, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!3180 = distinct !{!3180, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!3181 = !{!3182, !3179}
!3182 = distinct !{!3182, !3183, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3183 = distinct !{!3183, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3184 = !{!3185}
!3185 = distinct !{!3185, !3186, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %v.0"}
!3186 = distinct !{!3186, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!3187 = !{!3188}
!3188 = distinct !{!3188, !3186, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %pivot"}
!3189 = !{!3185, !3188, !3179}
!3190 = !{!3185, !3179}
!3191 = !{!3192, !3194, !3188, !3179}
!3192 = distinct !{!3192, !3193, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3193 = distinct !{!3193, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3194 = distinct !{!3194, !3195, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3195 = distinct !{!3195, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3196 = !{!3197, !3198, !3199, !3201, !3185}
!3197 = distinct !{!3197, !3193, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3198 = distinct !{!3198, !3195, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3199 = distinct !{!3199, !3200, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!3200 = distinct !{!3200, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3201 = distinct !{!3201, !3200, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!3202 = !{!3203, !3205, !3188, !3179}
!3203 = distinct !{!3203, !3204, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3204 = distinct !{!3204, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3205 = distinct !{!3205, !3206, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3206 = distinct !{!3206, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3207 = !{!3208, !3209, !3210, !3212, !3185}
!3208 = distinct !{!3208, !3204, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3209 = distinct !{!3209, !3206, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3210 = distinct !{!3210, !3211, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!3211 = distinct !{!3211, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3212 = distinct !{!3212, !3211, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!3213 = !{!3209}
!3214 = !{!3205}
!3215 = !{!3208}
!3216 = !{!3203}
!3217 = !{!3208, !3209}
!3218 = !{!3203, !3205, !3210, !3212, !3188}
!3219 = !{!3210, !3212, !3188}
!3220 = !{!3198}
!3221 = !{!3194}
!3222 = !{!3197}
!3223 = !{!3192}
!3224 = !{!3197, !3198, !3185, !3179}
!3225 = !{!3192, !3194, !3199, !3201, !3188}
!3226 = !{!3199, !3201, !3188}
!3227 = !{!3228, !3230, !3185, !3179}
!3228 = distinct !{!3228, !3229, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3229 = distinct !{!3229, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3230 = distinct !{!3230, !3231, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3231 = distinct !{!3231, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3232 = !{!3233, !3234, !3235, !3237, !3188}
!3233 = distinct !{!3233, !3229, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3234 = distinct !{!3234, !3231, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3235 = distinct !{!3235, !3236, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %_1"}
!3236 = distinct !{!3236, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3237 = distinct !{!3237, !3236, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %state"}
!3238 = !{!3235, !3237, !3188}
!3239 = !{!3240, !3179}
!3240 = distinct !{!3240, !3241, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3241 = distinct !{!3241, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3242 = !{!3243}
!3243 = distinct !{!3243, !3244, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3244 = distinct !{!3244, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3245 = !{!3246}
!3246 = distinct !{!3246, !3244, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3247 = !{!3248}
!3248 = distinct !{!3248, !3249, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3249 = distinct !{!3249, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3250 = !{!3251}
!3251 = distinct !{!3251, !3249, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3252 = !{!3248, !3243}
!3253 = !{!3251, !3246}
!3254 = !{!3255}
!3255 = distinct !{!3255, !3256, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!3256 = distinct !{!3256, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!3257 = !{!3258, !3255}
!3258 = distinct !{!3258, !3259, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3259 = distinct !{!3259, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3260 = !{!3261}
!3261 = distinct !{!3261, !3262, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %v.0"}
!3262 = distinct !{!3262, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort"}
!3263 = !{!3264}
!3264 = distinct !{!3264, !3262, !"_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort: %pivot"}
!3265 = !{!3261, !3264, !3255}
!3266 = !{!3261, !3255}
!3267 = !{!3268, !3270, !3272, !3264, !3255}
!3268 = distinct !{!3268, !3269, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3269 = distinct !{!3269, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3270 = distinct !{!3270, !3271, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3271 = distinct !{!3271, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3272 = distinct !{!3272, !3273, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!3273 = distinct !{!3273, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3274 = !{!3275, !3276, !3277, !3278, !3280, !3261}
!3275 = distinct !{!3275, !3269, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3276 = distinct !{!3276, !3271, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3277 = distinct !{!3277, !3273, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!3278 = distinct !{!3278, !3279, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!3279 = distinct !{!3279, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!3280 = distinct !{!3280, !3279, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!3281 = !{!3282, !3284, !3286, !3264, !3255}
!3282 = distinct !{!3282, !3283, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3283 = distinct !{!3283, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3284 = distinct !{!3284, !3285, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3285 = distinct !{!3285, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3286 = distinct !{!3286, !3287, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!3287 = distinct !{!3287, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3288 = !{!3289, !3290, !3291, !3292, !3294, !3261}
!3289 = distinct !{!3289, !3283, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3290 = distinct !{!3290, !3285, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3291 = distinct !{!3291, !3287, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!3292 = distinct !{!3292, !3293, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!3293 = distinct !{!3293, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!3294 = distinct !{!3294, !3293, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!3295 = !{!3291}
!3296 = !{!3286}
!3297 = !{!3284}
!3298 = !{!3290}
!3299 = !{!3282}
!3300 = !{!3289}
!3301 = !{!3289, !3290, !3291}
!3302 = !{!3282, !3284, !3286, !3292, !3294, !3264}
!3303 = !{!3292, !3294, !3264}
!3304 = !{!3277}
!3305 = !{!3272}
!3306 = !{!3270}
!3307 = !{!3276}
!3308 = !{!3268}
!3309 = !{!3275}
!3310 = !{!3275, !3276, !3277, !3261, !3255}
!3311 = !{!3268, !3270, !3272, !3278, !3280, !3264}
!3312 = !{!3278, !3280, !3264}
!3313 = !{!3314, !3316, !3318, !3261, !3255}
!3314 = distinct !{!3314, !3315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %other"}
!3315 = distinct !{!3315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt"}
!3316 = distinct !{!3316, !3317, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 1"}
!3317 = distinct !{!3317, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort"}
!3318 = distinct !{!3318, !3319, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %a"}
!3319 = distinct !{!3319, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort"}
!3320 = !{!3321, !3322, !3323, !3324, !3326, !3264}
!3321 = distinct !{!3321, !3315, !"_RNvXs1a_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_10PartialOrd2lt: %self"}
!3322 = distinct !{!3322, !3317, !"_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort: argument 0"}
!3323 = distinct !{!3323, !3319, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort: %b"}
!3324 = distinct !{!3324, !3325, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %_1"}
!3325 = distinct !{!3325, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort"}
!3326 = distinct !{!3326, !3325, !"_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort: %state"}
!3327 = !{!3324, !3326, !3264}
!3328 = !{!3329, !3255}
!3329 = distinct !{!3329, !3330, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort: %self.0"}
!3330 = distinct !{!3330, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort"}
!3331 = !{!3332}
!3332 = distinct !{!3332, !3333, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %x"}
!3333 = distinct !{!3333, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort"}
!3334 = !{!3335}
!3335 = distinct !{!3335, !3333, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %y"}
!3336 = !{!3337}
!3337 = distinct !{!3337, !3333, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %x:It1"}
!3338 = !{!3339}
!3339 = distinct !{!3339, !3333, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %y:It1"}
!3340 = !{!3341}
!3341 = distinct !{!3341, !3342, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %x"}
!3342 = distinct !{!3342, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort"}
!3343 = !{!3344}
!3344 = distinct !{!3344, !3342, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %y"}
!3345 = !{!3346}
!3346 = distinct !{!3346, !3342, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %x:It1"}
!3347 = !{!3348}
!3348 = distinct !{!3348, !3342, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %y:It1"}
!3349 = !{!3350}
!3350 = distinct !{!3350, !3351, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %x"}
!3351 = distinct !{!3351, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort"}
!3352 = !{!3353}
!3353 = distinct !{!3353, !3351, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %y"}
!3354 = !{!3355}
!3355 = distinct !{!3355, !3356, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %x"}
!3356 = distinct !{!3356, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort"}
!3357 = !{!3358}
!3358 = distinct !{!3358, !3356, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %y"}
!3359 = !{!3360}
!3360 = distinct !{!3360, !3361, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %x"}
!3361 = distinct !{!3361, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort"}
!3362 = !{!3363}
!3363 = distinct !{!3363, !3361, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %y"}
!3364 = !{!3365}
!3365 = distinct !{!3365, !3361, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %x:It1"}
!3366 = !{!3367}
!3367 = distinct !{!3367, !3361, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort: %y:It1"}
!3368 = !{!3369}
!3369 = distinct !{!3369, !3370, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %x"}
!3370 = distinct !{!3370, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort"}
!3371 = !{!3372}
!3372 = distinct !{!3372, !3370, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort: %y"}
!3373 = !{!3374}
!3374 = distinct !{!3374, !3375, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %x"}
!3375 = distinct !{!3375, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort"}
!3376 = !{!3377}
!3377 = distinct !{!3377, !3375, !"_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort: %y"}
!3378 = !{!3379}
!3379 = distinct !{!3379, !3380, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort: %self.0"}
!3380 = distinct !{!3380, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort"}
!3381 = !{!3382}
!3382 = distinct !{!3382, !3380, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort: argument 1"}
!3383 = !{!3384, !3382}
!3384 = distinct !{!3384, !3385, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other"}
!3385 = distinct !{!3385, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp"}
!3386 = !{!3387, !3388, !3390, !3379}
!3387 = distinct !{!3387, !3385, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self"}
!3388 = distinct !{!3388, !3389, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %_1"}
!3389 = distinct !{!3389, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort"}
!3390 = distinct !{!3390, !3389, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p"}
!3391 = !{!3392}
!3392 = distinct !{!3392, !3393, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p"}
!3393 = distinct !{!3393, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort"}
!3394 = !{!3395}
!3395 = distinct !{!3395, !3396, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self"}
!3396 = distinct !{!3396, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp"}
!3397 = !{!3398}
!3398 = distinct !{!3398, !3396, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other"}
!3399 = !{!3395, !3392, !3379}
!3400 = !{!3398, !3401, !3382}
!3401 = distinct !{!3401, !3393, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %_1"}
!3402 = !{!3398, !3382}
!3403 = !{!3395, !3401, !3392, !3379}
!3404 = !{!3390}
!3405 = !{!3387}
!3406 = !{!3384}
!3407 = !{!3387, !3390, !3379}
!3408 = !{!3384, !3388, !3382}
!3409 = !{!3410, !3412, !3413, !3415}
!3410 = distinct !{!3410, !3411, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort: %dest.0"}
!3411 = distinct !{!3411, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort"}
!3412 = distinct !{!3412, !3411, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort: %src.0"}
!3413 = distinct !{!3413, !3414, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs15copy_from_sliceCsaVIduESG6dG_7rs_sort: %self.0"}
!3414 = distinct !{!3414, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs15copy_from_sliceCsaVIduESG6dG_7rs_sort"}
!3415 = distinct !{!3415, !3414, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs15copy_from_sliceCsaVIduESG6dG_7rs_sort: %src.0"}
!3416 = !{!3417}
!3417 = distinct !{!3417, !3411, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort: argument 2"}
!3418 = !{!3419, !3421}
!3419 = distinct !{!3419, !3420, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort: %_0"}
!3420 = distinct !{!3420, !"_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort"}
!3421 = distinct !{!3421, !3422, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs19select_nth_unstableCsaVIduESG6dG_7rs_sort: %_0"}
!3422 = distinct !{!3422, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs19select_nth_unstableCsaVIduESG6dG_7rs_sort"}
!3423 = !{!3424}
!3424 = distinct !{!3424, !3425, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_searchCsaVIduESG6dG_7rs_sort: %self.0"}
!3425 = distinct !{!3425, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_searchCsaVIduESG6dG_7rs_sort"}
!3426 = !{!3427}
!3427 = distinct !{!3427, !3425, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_searchCsaVIduESG6dG_7rs_sort: %x"}
!3428 = !{!3429}
!3429 = distinct !{!3429, !3430, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort: %self.0"}
!3430 = distinct !{!3430, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort"}
!3431 = !{!3432}
!3432 = distinct !{!3432, !3430, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort: argument 1"}
!3433 = !{!3434, !3432, !3427}
!3434 = distinct !{!3434, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other"}
!3435 = distinct !{!3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp"}
!3436 = !{!3437, !3438, !3440, !3429, !3424}
!3437 = distinct !{!3437, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self"}
!3438 = distinct !{!3438, !3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %_1"}
!3439 = distinct !{!3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort"}
!3440 = distinct !{!3440, !3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p"}
!3441 = !{!3440}
!3442 = !{!3437}
!3443 = !{!3434}
!3444 = !{!3437, !3440, !3429, !3424}
!3445 = !{!3434, !3438, !3432, !3427}
!3446 = !{!3447, !3448, !3429, !3424}
!3447 = distinct !{!3447, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self:It1"}
!3448 = distinct !{!3448, !3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p:It1"}
!3449 = !{!3450, !3438, !3432, !3427}
!3450 = distinct !{!3450, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other:It1"}
!3451 = !{!3452, !3453, !3429, !3424}
!3452 = distinct !{!3452, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self:It2"}
!3453 = distinct !{!3453, !3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p:It2"}
!3454 = !{!3455, !3438, !3432, !3427}
!3455 = distinct !{!3455, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other:It2"}
!3456 = !{!3457, !3458, !3429, !3424}
!3457 = distinct !{!3457, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self:It3"}
!3458 = distinct !{!3458, !3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p:It3"}
!3459 = !{!3460, !3438, !3432, !3427}
!3460 = distinct !{!3460, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other:It3"}
!3461 = !{!3462, !3463, !3429, !3424}
!3462 = distinct !{!3462, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self:It4"}
!3463 = distinct !{!3463, !3439, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p:It4"}
!3464 = !{!3465, !3438, !3432, !3427}
!3465 = distinct !{!3465, !3435, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other:It4"}
!3466 = !{!3467, !3469, !3429, !3424}
!3467 = distinct !{!3467, !3468, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %self"}
!3468 = distinct !{!3468, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp"}
!3469 = distinct !{!3469, !3470, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %p"}
!3470 = distinct !{!3470, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort"}
!3471 = !{!3472, !3473, !3432, !3427}
!3472 = distinct !{!3472, !3468, !"_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmp: %other"}
!3473 = distinct !{!3473, !3470, !"_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort: %_1"}
!3474 = !{!3475, !3477, !3479, !3481}
!3475 = distinct !{!3475, !3476, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_: %v"}
!3476 = distinct !{!3476, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_"}
!3477 = distinct !{!3477, !3478, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_: %x"}
!3478 = distinct !{!3478, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_"}
!3479 = distinct !{!3479, !3480, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_: %self.0"}
!3480 = distinct !{!3480, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_"}
!3481 = distinct !{!3481, !3482, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_: %self.0"}
!3482 = distinct !{!3482, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_"}
!3483 = !{!3484, !3486, !3479, !3481}
!3484 = distinct !{!3484, !3485, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_: %v"}
!3485 = distinct !{!3485, !"_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_"}
!3486 = distinct !{!3486, !3487, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_: %x"}
!3487 = distinct !{!3487, !"_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_"}
!3488 = !{!3489, !3491, !3492, !3494}
!3489 = distinct !{!3489, !3490, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort: %dest.0"}
!3490 = distinct !{!3490, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort"}
!3491 = distinct !{!3491, !3490, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort: %src.0"}
!3492 = distinct !{!3492, !3493, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsaVIduESG6dG_7rs_sort: %self.0"}
!3493 = distinct !{!3493, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsaVIduESG6dG_7rs_sort"}
!3494 = distinct !{!3494, !3493, !"_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsaVIduESG6dG_7rs_sort: %src.0"}
!3495 = !{!3496}
!3496 = distinct !{!3496, !3490, !"_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort: argument 2"}
!3497 = !{!3498}
!3498 = distinct !{!3498, !3499, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0EB10_: %self.0"}
!3499 = distinct !{!3499, !"_RINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0EB10_"}
