; ModuleID = 'rs_structs.5ce176f327a1d6c-cgu.0'
source_filename = "rs_structs.5ce176f327a1d6c-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_53b1b0291ea51cd7399ceb8c4189456a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00r\02\00\00\09\00\00\00" }>, align 8
@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_bc19765ac3435140cbeecba0beb78e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\14\00\00\00" }>, align 8
@alloc_d7acda7b7affc0b459032d78a088b794 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\1B\00\00\00" }>, align 8
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_e60c20e78ebcafd99fea50917860dd72 = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_structs.rs\00", align 1
@alloc_308eca08f8e23862410a838fd9c0463b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\16\00\00\000\00\00\00" }>, align 8
@alloc_4c8f04a5057b8e39b57ecdccd25d1c5c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\003\00\00\00\1B\00\00\00" }>, align 8
@alloc_2ee91d6f1e09f0feb650d48cfb1cf716 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\005\00\00\00\14\00\00\00" }>, align 8
@alloc_e8e6d9355e50b0fb7ef38daccdb8b9f8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\005\00\00\00\0E\00\00\00" }>, align 8
@alloc_a34c48ff1f41a16b712d3bc061caeda3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00<\00\00\00\0C\00\00\00" }>, align 8
@alloc_11f56118abd39ab22f7908805571c9cc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00<\00\00\00\06\00\00\00" }>, align 8
@alloc_d7f65dcd258c41c41027a065a17c397d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00A\00\00\00\0C\00\00\00" }>, align 8
@alloc_5c2a8cf907779eb56cc1dfad277707d8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00B\00\00\00\1F\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a6a0cc8156fe455996de64a9d05b1dfe = private unnamed_addr constant [184 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5ee6cd0de5bab89c84438a39fb5fb08c = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5a8fdd84b3281310cbf6b74bb6bf0065 = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::get_unchecked_mut requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_082107b1c47f17e29d320b8b2dd4f81e = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_db9b96e6a44884cb2689da09167f67a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_082107b1c47f17e29d320b8b2dd4f81e, [16 x i8] c"Y\00\00\00\00\00\00\00\8C\00\00\00#\00\00\00" }>, align 8
@alloc_2e0b3a0fb619df5fac662c5ba2b9ca3e = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter.rs\00", align 1
@alloc_502a10fd6e139518ae9f05d2c3f96d9a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2e0b3a0fb619df5fac662c5ba2b9ca3e, [16 x i8] c"N\00\00\00\00\00\00\00\1C\01\00\005\00\00\00" }>, align 8
@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_da75e79ea4900be5811e6318d0bc905d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00R\00\00\00\09\00\00\00" }>, align 8
@alloc_67383ffd04641726dd800597ea027407 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00H\00\00\00(\00\00\00" }>, align 8
@alloc_0a3bcdbabc4ec00405f9082d81b17adc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00H\00\00\00\12\00\00\00" }>, align 8
@alloc_9add4001d10b447a69395b0edb41711e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00L\00\00\00!\00\00\00" }>, align 8
@alloc_dba9b450f2ba484cb03058fc08e39b15 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00L\00\00\00W\00\00\00" }>, align 8
@alloc_23080c7eca6e959886526e7043a8d729 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\1E\00\00\00'\00\00\00" }>, align 8
@alloc_8e258cb1efe5c9f770c183af37c280b0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\1E\00\00\00#\00\00\00" }>, align 8
@alloc_5024483a078648a75aa3688065e15f88 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\1F\00\00\00\12\00\00\00" }>, align 8
@alloc_7f40fd9f62c464c0f0f3aa36c597fc05 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\1F\00\00\00\18\00\00\00" }>, align 8
@alloc_71743d0b4b0d09b5e26d4b2c8b3ed9ac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\1F\00\00\00\1E\00\00\00" }>, align 8
@alloc_c036877a8c2e32bffd5e33a63e7b7ac5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00'\00\00\00$\00\00\00" }>, align 8
@alloc_e35cdccb99ce2d0bfb738bf70a5d5889 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00\22\00\00\00\16\00\00\00" }>, align 8
@alloc_f900c7cbc8054910a6b6c2fe716091ba = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e60c20e78ebcafd99fea50917860dd72, [16 x i8] c"\19\00\00\00\00\00\00\00#\00\00\00\0D\00\00\00" }>, align 8

; core::ptr::drop_in_place::<core::array::iter::IntoIter<f64, 3>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterdKj3_EECsuTO3v1scd4_10rs_structs(ptr align 8 %_1) unnamed_addr #0 {
start:
; call <core::array::iter::IntoIter<f64, 3> as core::ops::drop::Drop>::drop
  call void @_RNvXs4_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtB9_3ops4drop4Drop4dropCsuTO3v1scd4_10rs_structs(ptr align 8 %_1) #10
  ret void
}

; core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter4IterdEINtNtNtB4_5array4iter8IntoIterdKj3_EEECsuTO3v1scd4_10rs_structs(ptr align 8 %_1) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %_1, i64 16
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<f64, 3>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterdKj3_EECsuTO3v1scd4_10rs_structs(ptr align 8 %0) #11
  ret void
}

; core::ptr::swap::<u16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swaptECsuTO3v1scd4_10rs_structs(ptr %x, ptr %y) unnamed_addr #1 {
start:
  %_18 = alloca [1 x i8], align 1
  %tmp = alloca [2 x i8], align 2
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %x, ptr %tmp, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %tmp, ptr align 2 %x, i64 2, i1 false)
  br label %bb5

bb5:                                              ; preds = %bb3
  br label %bb7

bb7:                                              ; preds = %bb5
  store i8 0, ptr %_18, align 1
  br label %bb8

bb8:                                              ; preds = %bb7
  %0 = load i8, ptr %_18, align 1
  %1 = trunc nuw i8 %0 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %y, ptr %x, i64 2, i1 zeroext %1, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #10
  br label %bb10

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %x, ptr align 2 %y, i64 2, i1 false)
  br label %bb11

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %tmp, ptr %y, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #10
  br label %bb13

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %y, ptr align 2 %tmp, i64 2, i1 false)
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; core::slice::copy_from_slice_impl::<f64>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs(ptr align 8 %dest.0, i64 %dest.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #12
  unreachable

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %src.0, ptr %dest.0, i64 8, i64 8, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #10
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dest.0, ptr align 8 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::raw::from_raw_parts::<f64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsdECsuTO3v1scd4_10rs_structs(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<u32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsmECsuTO3v1scd4_10rs_structs(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<f64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutdECsuTO3v1scd4_10rs_structs(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; <core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>
; Function Attrs: nounwind
define double @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_(ptr align 8 %self, double %init) unnamed_addr #0 {
start:
  %_4 = alloca [72 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 72, i1 false)
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<(&f64, f64), f64, f64, rs_structs::step::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>::{closure#0}>
  %_0 = call double @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_(ptr align 8 %_4, double %init) #10
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>
; Function Attrs: nounwind
define double @_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_(ptr align 8 %iter) unnamed_addr #0 {
start:
; call <core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>
  %_0 = call double @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2U_5accumdNtB3E_3Sum3sumBN_E0EB2k_(ptr align 8 %iter, double -0.000000e+00) #11
  ret double %_0
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::fold::<f64, core::iter::adapters::map::map_fold<(&f64, f64), f64, f64, rs_structs::step::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define double @_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_(ptr align 8 %self, double %init) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_19 = alloca [1 x i8], align 1
  %_18 = alloca [1 x i8], align 1
  %_14 = alloca [24 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_19, align 1
  store double %init, ptr %accum, align 8
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::size_hint
  call void @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_6, ptr align 8 %self) #10
  br label %bb1

bb1:                                              ; preds = %start
  %len = load i64, ptr %_6, align 8
  store i64 0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %len, ptr %1, align 8
  br label %bb2

bb2:                                              ; preds = %bb4, %bb1
  %_25 = load i64, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_26 = load i64, ptr %2, align 8
  %_20 = icmp ult i64 %_25, %_26
  br i1 %_20, label %bb14, label %bb15

bb15:                                             ; preds = %bb2
  %_0 = load double, ptr %accum, align 8
  br label %bb5

bb14:                                             ; preds = %bb2
  %old = load i64, ptr %iter, align 8
  br label %bb16

bb5:                                              ; preds = %bb15
; call core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter4IterdEINtNtNtB4_5array4iter8IntoIterdKj3_EEECsuTO3v1scd4_10rs_structs(ptr align 8 %self) #11
  ret double %_0

bb16:                                             ; preds = %bb14
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsuTO3v1scd4_10rs_structs(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  br label %bb17

bb17:                                             ; preds = %bb16
  %_24 = add nuw i64 %old, 1
  store i64 %_24, ptr %iter, align 8
  %3 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %old, ptr %3, align 8
  store i64 1, ptr %_9, align 8
  %4 = getelementptr inbounds i8, ptr %_9, i64 8
  %i = load i64, ptr %4, align 8
  store i8 0, ptr %_19, align 1
  store i8 1, ptr %_18, align 1
  %_15 = load double, ptr %accum, align 8
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::get_unchecked
  %5 = call { ptr, double } @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %i) #10
  %_16.0 = extractvalue { ptr, double } %5, 0
  %_16.1 = extractvalue { ptr, double } %5, 1
  br label %bb3

bb3:                                              ; preds = %bb17
  store i8 0, ptr %_18, align 1
  store double %_15, ptr %_14, align 8
  %6 = getelementptr inbounds i8, ptr %_14, i64 8
  store ptr %_16.0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store double %_16.1, ptr %7, align 8
  %8 = load double, ptr %_14, align 8
  %9 = getelementptr inbounds i8, ptr %_14, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds i8, ptr %9, i64 8
  %12 = load double, ptr %11, align 8
; call core::iter::adapters::map::map_fold::<(&f64, f64), f64, f64, rs_structs::step::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>::{closure#0}
  %_12 = call double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_(ptr align 1 %f, double %8, ptr align 8 %10, double %12) #10
  br label %bb4

bb4:                                              ; preds = %bb3
  store double %_12, ptr %accum, align 8
  br label %bb2

bb11:                                             ; No predecessors!
  %13 = load i8, ptr %_18, align 1
  %14 = trunc nuw i8 %13 to i1
  br i1 %14, label %bb10, label %bb13

bb13:                                             ; preds = %bb10, %bb11
  %15 = load i8, ptr %_19, align 1
  %16 = trunc nuw i8 %15 to i1
  br i1 %16, label %bb12, label %bb7

bb10:                                             ; preds = %bb11
  br label %bb13

bb7:                                              ; preds = %bb12, %bb13
  br label %bb8

bb12:                                             ; preds = %bb13
  br label %bb7

bb8:                                              ; preds = %bb7
; call core::ptr::drop_in_place::<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtB4_4iter8adapters3zip3ZipINtNtNtB4_5slice4iter4IterdEINtNtNtB4_5array4iter8IntoIterdKj3_EEECsuTO3v1scd4_10rs_structs(ptr align 8 %self) #13
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  unreachable
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<(&f64, f64), f64, f64, rs_structs::step::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define double @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EENtNtNtB9_6traits8iterator8Iterator4folddNCINvNtB7_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtB23_5accumdNtB3Q_3Sum3sumINtB2I_3MapBM_B37_EE0E0EB3b_(ptr align 8 %self, double %init) unnamed_addr #1 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::fold::<f64, core::iter::adapters::map::map_fold<(&f64, f64), f64, f64, rs_structs::step::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>::{closure#0}>
  %_0 = call double @_RINvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB6_3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EEINtB6_7ZipImplBX_B1p_E4folddNCINvNtB8_3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtBa_6traits5accumdNtB3F_3Sum3sumINtB2x_3MapBN_B2W_EE0E0EB30_(ptr align 8 %self, double %init) #10
  ret double %_0
}

; <core::slice::iter::Iter<[f64; 3]> as core::iter::traits::iterator::Iterator>::zip::<core::slice::iter::IterMut<f64>>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_7IterMutdEECsuTO3v1scd4_10rs_structs(ptr sret([48 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %other.0, ptr %other.1) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  store i8 1, ptr %_5, align 1
; call <core::slice::iter::IterMut<f64> as core::iter::traits::collect::IntoIterator>::into_iter
  %1 = call { ptr, ptr } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_5slice4iter7IterMutdENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr %other.0, ptr %other.1) #10
  %b.0 = extractvalue { ptr, ptr } %1, 0
  %b.1 = extractvalue { ptr, ptr } %1, 1
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_5, align 1
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>>>::new
  call void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterAdj3_EINtBZ_7IterMutdEEINtB5_7ZipImplBW_B1s_E3newCsuTO3v1scd4_10rs_structs(ptr sret([48 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr %b.0, ptr %b.1) #11
  br label %bb5

bb5:                                              ; preds = %bb1
  ret void

bb4:                                              ; No predecessors!
  %2 = load i8, ptr %_5, align 1
  %3 = trunc nuw i8 %2 to i1
  br i1 %3, label %bb3, label %bb2

bb2:                                              ; preds = %bb3, %bb4
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  unreachable

bb3:                                              ; preds = %bb4
  br label %bb2
}

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::zip::<[f64; 3]>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAdj3_ECsuTO3v1scd4_10rs_structs(ptr sret([72 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %other) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %b = alloca [40 x i8], align 8
  store i8 1, ptr %_5, align 1
; call <[f64; 3] as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXs_NtNtCsgEmfK2I1SDS_4core5array4iterAdj3_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr sret([40 x i8]) align 8 %b, ptr align 8 %other) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_5, align 1
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::new
  call void @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E3newCsuTO3v1scd4_10rs_structs(ptr sret([72 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %b) #11
  br label %bb5

bb5:                                              ; preds = %bb1
  ret void

bb4:                                              ; No predecessors!
  %1 = load i8, ptr %_5, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb3, label %bb2

bb2:                                              ; preds = %bb3, %bb4
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  unreachable

bb3:                                              ; preds = %bb4
  br label %bb2
}

; <core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: nounwind
define double @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_(ptr align 8 %self) unnamed_addr #0 {
start:
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>
  %_0 = call double @_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters3map3MapINtNtB17_3zip3ZipINtNtNtBd_5slice4iter4IterdEINtNtNtBd_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EEB2R_(ptr align 8 %self) #11
  ret double %_0
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::traits::iterator::Iterator>::map::<f64, rs_structs::step::{closure#0}>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENtNtNtBa_6traits8iterator8Iterator3mapdNCNvCsuTO3v1scd4_10rs_structs4step0EB2B_(ptr sret([72 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 72, i1 false)
  ret void
}

; core::iter::adapters::map::map_fold::<(&f64, f64), f64, f64, rs_structs::step::{closure#0}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldTRddEddNCNvCsuTO3v1scd4_10rs_structs4step0NCINvXs26_NtNtB8_6traits5accumdNtB1K_3Sum3sumINtB4_3MapINtNtB6_3zip3ZipINtNtNtBa_5slice4iter4IterdEINtNtNtBa_5array4iter8IntoIterdKj3_EEB11_EE0E0B15_(ptr align 1 %_1, double %acc, ptr align 8 %elt.0, double %elt.1) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
; call rs_structs::step::{closure#0}
  %_7 = call double @_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_(ptr align 1 %_1, ptr align 8 %elt.0, double %elt.1) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}
  %_0 = call double @_RNCINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtB19_3zip3ZipINtNtNtBf_5slice4iter4IterdEINtNtNtBf_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EE0B2T_(ptr align 1 %_1, double %acc, double %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret double %_0

bb5:                                              ; No predecessors!
  %1 = load i8, ptr %_10, align 1
  %2 = trunc nuw i8 %1 to i1
  br i1 %2, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %bb5
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i32, ptr %4, align 8
  %6 = insertvalue { ptr, i32 } poison, ptr %3, 0
  %7 = insertvalue { ptr, i32 } %6, i32 %5, 1
  unreachable

bb4:                                              ; preds = %bb5
  br label %bb3
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}>>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters3map3MapINtNtB19_3zip3ZipINtNtNtBf_5slice4iter4IterdEINtNtNtBf_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0EE0B2T_(ptr align 1 %_1, double %a, double %b) unnamed_addr #1 {
start:
  %_0 = fadd double %a, %b
  ret double %_0
}

; rs_structs::step::{closure#0}
; Function Attrs: inlinehint nounwind
define internal double @_RNCNvCsuTO3v1scd4_10rs_structs4step0B3_(ptr align 1 %_1, ptr align 8 %_2.0, double %_2.1) unnamed_addr #1 {
start:
; call <&f64 as core::ops::arith::Mul<f64>>::mul
  %_0 = call double @_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mulCsuTO3v1scd4_10rs_structs(ptr align 8 %_2.0, double %_2.1, ptr align 8 @alloc_308eca08f8e23862410a838fd9c0463b) #10
  ret double %_0
}

; rs_structs::make
; Function Attrs: noinline nounwind
define internal void @_RNvCsuTO3v1scd4_10rs_structs4make(ptr sret([32 x i8]) align 8 %_0, i32 %v) unnamed_addr #2 {
start:
  %_22 = alloca [8 x i8], align 4
  %_13 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_8 = alloca [24 x i8], align 8
  %_7 = alloca [24 x i8], align 8
  %_6 = alloca [32 x i8], align 8
  %w = alloca [32 x i8], align 8
  %_4 = zext i32 %v to i64
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_4, i64 3)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:                                              ; preds = %start
; call <rs_structs::Wide as core::default::Default>::default
  call void @_RNvXs4_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core7default7Default7defaultB5_(ptr sret([32 x i8]) align 8 %_6) #10
  %1 = getelementptr inbounds i8, ptr %w, i64 8
  store i64 %_5.0, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 16
  %3 = getelementptr inbounds i8, ptr %w, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %2, i64 10, i1 false)
  %4 = load i32, ptr %_6, align 8
  %5 = getelementptr inbounds i8, ptr %_6, i64 4
  %6 = load i32, ptr %5, align 4
  store i32 %4, ptr %w, align 8
  %7 = getelementptr inbounds i8, ptr %w, i64 4
  store i32 %6, ptr %7, align 4
  %_11 = getelementptr inbounds i8, ptr %w, i64 16
; call <[u16]>::iter_mut
  %8 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSt8iter_mutCsuTO3v1scd4_10rs_structs(ptr align 2 %_11, i64 5) #10
  %_9.0 = extractvalue { ptr, ptr } %8, 0
  %_9.1 = extractvalue { ptr, ptr } %8, 1
; call <core::slice::iter::IterMut<u16> as core::iter::traits::iterator::Iterator>::enumerate
  call void @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMuttENtNtNtNtB9_4iter6traits8iterator8Iterator9enumerateCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_8, ptr %_9.0, ptr %_9.1) #10
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::IterMut<u16>> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters9enumerate9EnumerateINtNtNtB8_5slice4iter7IterMuttEENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_7, ptr align 8 %_8) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_7, i64 24, i1 false)
  br label %bb6

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4c8f04a5057b8e39b57ecdccd25d1c5c) #12
  unreachable

bb6:                                              ; preds = %bb12, %bb1
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::IterMut<u16>> as core::iter::traits::iterator::Iterator>::next
  %9 = call { i64, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %iter) #10
  %10 = extractvalue { i64, ptr } %9, 0
  %11 = extractvalue { i64, ptr } %9, 1
  store i64 %10, ptr %_13, align 8
  %12 = getelementptr inbounds i8, ptr %_13, i64 8
  store ptr %11, ptr %12, align 8
  %13 = load i64, ptr %_13, align 8
  %14 = getelementptr inbounds i8, ptr %_13, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = icmp eq i64 %16, 0
  %_15 = select i1 %17, i64 0, i64 1
  %18 = trunc nuw i64 %_15 to i1
  br i1 %18, label %bb9, label %bb10

bb9:                                              ; preds = %bb6
  %i = load i64, ptr %_13, align 8
  %19 = getelementptr inbounds i8, ptr %_13, i64 8
  %b = load ptr, ptr %19, align 8
  %20 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 3, i64 %i)
  %_20.0 = extractvalue { i64, i1 } %20, 0
  %_20.1 = extractvalue { i64, i1 } %20, 1
  br i1 %_20.1, label %panic1, label %bb11

bb10:                                             ; preds = %bb6
  %_24 = urem i32 %v, 3
  %_23 = icmp eq i32 %_24, 0
  br i1 %_23, label %bb14, label %bb15

bb15:                                             ; preds = %bb10
  %_26 = xor i32 %v, 21845
  %21 = getelementptr inbounds i8, ptr %_22, i64 4
  store i32 %_26, ptr %21, align 4
  store i32 1, ptr %_22, align 4
  br label %bb16

bb14:                                             ; preds = %bb10
  store i32 0, ptr %_22, align 4
  br label %bb16

bb16:                                             ; preds = %bb14, %bb15
  %22 = load i32, ptr %_22, align 4
  %23 = getelementptr inbounds i8, ptr %_22, i64 4
  %24 = load i32, ptr %23, align 4
  store i32 %22, ptr %w, align 8
  %25 = getelementptr inbounds i8, ptr %w, i64 4
  store i32 %24, ptr %25, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %w, i64 32, i1 false)
  ret void

bb11:                                             ; preds = %bb9
  %_21 = icmp ult i64 %_20.0, 32
  br i1 %_21, label %bb12, label %panic2

panic1:                                           ; preds = %bb9
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_2ee91d6f1e09f0feb650d48cfb1cf716) #12
  unreachable

bb12:                                             ; preds = %bb11
  %26 = and i64 %_20.0, 31
  %27 = trunc i64 %26 to i32
  %_18 = lshr i32 %v, %27
  %28 = trunc i32 %_18 to i16
  store i16 %28, ptr %b, align 2
  br label %bb6

panic2:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_shr_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shr_overflow(ptr align 8 @alloc_e8e6d9355e50b0fb7ef38daccdb8b9f8) #12
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

; rs_structs::pair
; Function Attrs: noinline nounwind
define internal { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr align 8 %w, i64 %at) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds i8, ptr %w, i64 8
  %_4 = load i64, ptr %0, align 8
  %_10 = getelementptr inbounds i8, ptr %w, i64 16
  %_7 = urem i64 %at, 5
  %_12 = icmp ult i64 %_7, 5
  br i1 %_12, label %bb2, label %panic

bb2:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %w, i64 16
  %2 = getelementptr inbounds nuw i16, ptr %1, i64 %_7
  %_6 = load i16, ptr %2, align 2
  %_5 = zext i16 %_6 to i64
  %_13.0 = add i64 %_4, %_5
  %_13.1 = icmp ult i64 %_13.0, %_4
  br i1 %_13.1, label %panic1, label %bb3

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_7, i64 5, ptr align 8 @alloc_a34c48ff1f41a16b712d3bc061caeda3) #12
  unreachable

bb3:                                              ; preds = %bb2
; call <core::option::Option<u32>>::is_some
  %_14 = call zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE7is_someCsuTO3v1scd4_10rs_structs(ptr align 4 %w) #10
  %3 = insertvalue { i64, i1 } poison, i64 %_13.0, 0
  %4 = insertvalue { i64, i1 } %3, i1 %_14, 1
  ret { i64, i1 } %4

panic1:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_11f56118abd39ab22f7908805571c9cc) #12
  unreachable
}

; rs_structs::step
; Function Attrs: noinline nounwind
define internal void @_RNvCsuTO3v1scd4_10rs_structs4step(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %a, ptr align 8 %p) unnamed_addr #2 {
start:
  %0 = alloca [24 x i8], align 8
  %_20 = alloca [72 x i8], align 8
  %_19 = alloca [72 x i8], align 8
  %_13 = alloca [16 x i8], align 8
  %iter = alloca [48 x i8], align 8
  %_5 = alloca [48 x i8], align 8
  %_4 = alloca [48 x i8], align 8
  %r = alloca [24 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %a, i64 72
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %r, ptr align 8 %1, i64 24, i1 false)
; call <[[f64; 3]]>::iter
  %2 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSAdj3_4iterCsuTO3v1scd4_10rs_structs(ptr align 8 %a, i64 3) #10
  %_6.0 = extractvalue { ptr, ptr } %2, 0
  %_6.1 = extractvalue { ptr, ptr } %2, 1
; call <[f64]>::iter_mut
  %3 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd8iter_mutCsuTO3v1scd4_10rs_structs(ptr align 8 %r, i64 3) #10
  %_9.0 = extractvalue { ptr, ptr } %3, 0
  %_9.1 = extractvalue { ptr, ptr } %3, 1
; call <core::slice::iter::Iter<[f64; 3]> as core::iter::traits::iterator::Iterator>::zip::<core::slice::iter::IterMut<f64>>
  call void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_7IterMutdEECsuTO3v1scd4_10rs_structs(ptr sret([48 x i8]) align 8 %_5, ptr %_6.0, ptr %_6.1, ptr %_9.0, ptr %_9.1) #10
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter4IterAdj3_EINtB1f_7IterMutdEENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr sret([48 x i8]) align 8 %_4, ptr align 8 %_5) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_4, i64 48, i1 false)
  br label %bb5

bb5:                                              ; preds = %bb8, %start
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::traits::iterator::Iterator>::next
  %4 = call { ptr, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterAdj3_EINtBY_7IterMutdEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %iter) #10
  %5 = extractvalue { ptr, ptr } %4, 0
  %6 = extractvalue { ptr, ptr } %4, 1
  store ptr %5, ptr %_13, align 8
  %7 = getelementptr inbounds i8, ptr %_13, i64 8
  store ptr %6, ptr %7, align 8
  %8 = load ptr, ptr %_13, align 8
  %9 = getelementptr inbounds i8, ptr %_13, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = ptrtoint ptr %8 to i64
  %12 = icmp eq i64 %11, 0
  %_15 = select i1 %12, i64 0, i64 1
  %13 = trunc nuw i64 %_15 to i1
  br i1 %13, label %bb8, label %bb9

bb8:                                              ; preds = %bb5
  %row = load ptr, ptr %_13, align 8
  %14 = getelementptr inbounds i8, ptr %_13, i64 8
  %out = load ptr, ptr %14, align 8
; call <[f64]>::iter
  %15 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd4iterCsuTO3v1scd4_10rs_structs(ptr align 8 %row, i64 3) #10
  %_21.0 = extractvalue { ptr, ptr } %15, 0
  %_21.1 = extractvalue { ptr, ptr } %15, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %p, i64 24, i1 false)
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::zip::<[f64; 3]>
  call void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3zipAdj3_ECsuTO3v1scd4_10rs_structs(ptr sret([72 x i8]) align 8 %_20, ptr %_21.0, ptr %_21.1, ptr align 8 %0) #10
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::traits::iterator::Iterator>::map::<f64, rs_structs::step::{closure#0}>
  call void @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENtNtNtBa_6traits8iterator8Iterator3mapdNCNvCsuTO3v1scd4_10rs_structs4step0EB2B_(ptr sret([72 x i8]) align 8 %_19, ptr align 8 %_20) #10
; call <core::iter::adapters::map::Map<core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>, rs_structs::step::{closure#0}> as core::iter::traits::iterator::Iterator>::sum::<f64>
  %_18 = call double @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtB8_3zip3ZipINtNtNtBc_5slice4iter4IterdEINtNtNtBc_5array4iter8IntoIterdKj3_EENCNvCsuTO3v1scd4_10rs_structs4step0ENtNtNtBa_6traits8iterator8Iterator3sumdEB2e_(ptr align 8 %_19) #11
  %16 = load double, ptr %out, align 8
  %17 = fadd double %16, %_18
  store double %17, ptr %out, align 8
  br label %bb5

bb9:                                              ; preds = %bb5
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %r, i64 24, i1 false)
  ret void

bb7:                                              ; No predecessors!
  unreachable
}

; rs_structs::triple
; Function Attrs: noinline nounwind
define internal void @_RNvCsuTO3v1scd4_10rs_structs6triple(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %w) unnamed_addr #2 {
start:
  %_8 = alloca [32 x i8], align 8
  %copy = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %copy, ptr align 8 %w, i64 32, i1 false)
  %_5 = getelementptr inbounds i8, ptr %copy, i64 16
; call <[u16]>::swap
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSt4swapCsuTO3v1scd4_10rs_structs(ptr align 2 %_5, i64 5, i64 0, i64 4, ptr align 8 @alloc_d7f65dcd258c41c41027a065a17c397d) #10
  %_7.0 = load i32, ptr %w, align 8
  %0 = getelementptr inbounds i8, ptr %w, i64 4
  %_7.1 = load i32, ptr %0, align 4
; call <core::option::Option<u32>>::unwrap_or
  %_6 = call i32 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE9unwrap_orCsuTO3v1scd4_10rs_structs(i32 %_7.0, i32 %_7.1, i32 11) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_8, ptr align 8 %copy, i64 32, i1 false)
  %1 = getelementptr inbounds i8, ptr %w, i64 16
  %2 = getelementptr inbounds nuw i16, ptr %1, i64 1
  %_12 = load i16, ptr %2, align 2
  %_11 = trunc i16 %_12 to i8
  %_10 = ashr i8 %_11, 1
  %_17 = icmp eq i8 %_10, -128
  br i1 %_17, label %panic, label %bb5

bb5:                                              ; preds = %start
  %_9 = sub i8 0, %_10
  %3 = getelementptr inbounds i8, ptr %_0, i64 32
  store i32 %_6, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_8, i64 32, i1 false)
  %4 = getelementptr inbounds i8, ptr %_0, i64 36
  store i8 %_9, ptr %4, align 4
  ret void

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_neg_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_neg_overflow(ptr align 8 @alloc_5c2a8cf907779eb56cc1dfad277707d8) #12
  unreachable
}

; <[[f64; 3]]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSAdj3_4iterCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call <core::slice::iter::Iter<[f64; 3]>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterAdj3_E3newCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[f64]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
start:
; call core::slice::copy_from_slice_impl::<f64>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) #11
  ret void
}

; <[f64]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd4iterCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call <core::slice::iter::Iter<f64>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterdE3newCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[f64]>::iter_mut
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd8iter_mutCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call <core::slice::iter::IterMut<f64>>::new
  %0 = call { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMutdE3newCsuTO3v1scd4_10rs_structs(ptr align 8 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[u16]>::swap
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSt4swapCsuTO3v1scd4_10rs_structs(ptr align 2 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #1 {
start:
  %_6 = icmp ult i64 %a, %self.1
  br i1 %_6, label %bb1, label %panic

bb1:                                              ; preds = %start
  %pa = getelementptr inbounds nuw i16, ptr %self.0, i64 %a
  %_8 = icmp ult i64 %b, %self.1
  br i1 %_8, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %a, i64 %self.1, ptr align 8 %0) #12
  unreachable

bb2:                                              ; preds = %bb1
  %pb = getelementptr inbounds nuw i16, ptr %self.0, i64 %b
; call core::ptr::swap::<u16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swaptECsuTO3v1scd4_10rs_structs(ptr %pa, ptr %pb) #10
  ret void

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %b, i64 %self.1, ptr align 8 %0) #12
  unreachable
}

; <[u16]>::iter_mut
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSt8iter_mutCsuTO3v1scd4_10rs_structs(ptr align 2 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call <core::slice::iter::IterMut<u16>>::new
  %0 = call { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMuttE3newCsuTO3v1scd4_10rs_structs(ptr align 2 %self.0, i64 %self.1) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <core::option::Option<u32>>::is_some
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE7is_someCsuTO3v1scd4_10rs_structs(ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = load i32, ptr %self, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  %2 = load i32, ptr %1, align 4
  %_2 = zext i32 %0 to i64
  %_0 = icmp eq i64 %_2, 1
  ret i1 %_0
}

; <core::option::Option<u32>>::unwrap_or
; Function Attrs: inlinehint nounwind
define i32 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE9unwrap_orCsuTO3v1scd4_10rs_structs(i32 %0, i32 %1, i32 %default) unnamed_addr #1 {
start:
  %x = alloca [4 x i8], align 4
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %2, align 4
  %3 = load i32, ptr %self, align 4
  %4 = getelementptr inbounds i8, ptr %self, i64 4
  %5 = load i32, ptr %4, align 4
  %_3 = zext i32 %3 to i64
  %6 = trunc nuw i64 %_3 to i1
  br i1 %6, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %7 = getelementptr inbounds i8, ptr %self, i64 4
  %8 = load i32, ptr %7, align 4
  store i32 %8, ptr %x, align 4
  br label %bb4

bb2:                                              ; preds = %start
  store i32 %default, ptr %x, align 4
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %9 = load i32, ptr %x, align 4
  ret i32 %9

bb1:                                              ; No predecessors!
  unreachable
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %self, i64 %align) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = call i64 @llvm.ctpop.i64(i64 %align)
  %2 = trunc i64 %1 to i32
  store i32 %2, ptr %0, align 4
  %_8 = load i32, ptr %0, align 4
  %3 = icmp eq i32 %_8, 1
  br i1 %3, label %bb1, label %bb2

bb1:                                              ; preds = %start
  %_6 = ptrtoint ptr %self to i64
  %_7 = sub i64 %align, 1
  %_5 = and i64 %_6, %_7
  %_0 = icmp eq i64 %_5, 0
  ret i1 %_0

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #12
  unreachable
}

; <core::slice::iter::Iter<[f64; 3]>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterAdj3_E3newCsuTO3v1scd4_10rs_structs(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw [3 x double], ptr %slice.0, i64 %slice.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<f64>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterdE3newCsuTO3v1scd4_10rs_structs(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw double, ptr %slice.0, i64 %slice.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<f64>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMutdE3newCsuTO3v1scd4_10rs_structs(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw double, ptr %slice.0, i64 %slice.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<u16>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMuttE3newCsuTO3v1scd4_10rs_structs(ptr align 2 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i16, ptr %slice.0, i64 %slice.1
  store ptr %0, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %1 = insertvalue { ptr, ptr } poison, ptr %slice.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2

bb1:                                              ; No predecessors!
  unreachable
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCsuTO3v1scd4_10rs_structs() unnamed_addr #3 {
start:
  ret void
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <u32>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add18precondition_checkCsuTO3v1scd4_10rs_structs(i32 %lhs, i32 %rhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %_4.0 = add i32 %lhs, %rhs
  %_4.1 = icmp ult i32 %_4.0, %lhs
  br i1 %_4.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a6a0cc8156fe455996de64a9d05b1dfe, ptr inttoptr (i64 369 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsuTO3v1scd4_10rs_structs(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #1 {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %count, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %size, 0
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %zero_size, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1
  %is_zst = trunc nuw i8 %4 to i1
; call <*const ()>::is_aligned_to
  %_15 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %src, i64 %align) #10
  br i1 %_15, label %bb11, label %bb12

bb12:                                             ; preds = %bb3
  br label %bb7

bb11:                                             ; preds = %bb3
  br i1 %is_zst, label %bb13, label %bb14

bb7:                                              ; preds = %bb14, %bb12
  br label %bb8

bb14:                                             ; preds = %bb11
  %_17 = ptrtoint ptr %src to i64
  %_16 = icmp eq i64 %_17, 0
  %_8 = xor i1 %_16, true
  br i1 %_8, label %bb4, label %bb7

bb13:                                             ; preds = %bb11
  br label %bb4

bb4:                                              ; preds = %bb13, %bb14
; call <*const ()>::is_aligned_to
  %_18 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %dst, i64 %align) #10
  br i1 %_18, label %bb16, label %bb17

bb8:                                              ; preds = %bb6, %bb7
  br label %bb9

bb17:                                             ; preds = %bb4
  br label %bb6

bb16:                                             ; preds = %bb4
  %5 = load i8, ptr %zero_size, align 1
  %6 = trunc nuw i8 %5 to i1
  br i1 %6, label %bb18, label %bb19

bb6:                                              ; preds = %bb19, %bb17
  br label %bb8

bb19:                                             ; preds = %bb16
  %_20 = ptrtoint ptr %dst to i64
  %_19 = icmp eq i64 %_20, 0
  %_10 = xor i1 %_19, true
  br i1 %_10, label %bb5, label %bb6

bb18:                                             ; preds = %bb16
  br label %bb5

bb5:                                              ; preds = %bb18, %bb19
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsuTO3v1scd4_10rs_structs(ptr %src, ptr %dst, i64 %size, i64 %count) #10
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::copy::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size, ptr align 8 %0) unnamed_addr #1 {
start:
  %_15 = alloca [1 x i8], align 1
  %align1 = alloca [8 x i8], align 8
  %ptr = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_12 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %src, i64 %align) #10
  br i1 %_12, label %bb5, label %bb6

bb6:                                              ; preds = %start
  br label %bb3

bb5:                                              ; preds = %start
  br i1 %zero_size, label %bb7, label %bb8

bb3:                                              ; preds = %bb8, %bb6
  br label %bb4

bb8:                                              ; preds = %bb5
  %_14 = ptrtoint ptr %src to i64
  %_13 = icmp eq i64 %_14, 0
  %_5 = xor i1 %_13, true
  br i1 %_5, label %bb14, label %bb3

bb7:                                              ; preds = %bb5
  store ptr %dst, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %1 = load ptr, ptr %ptr, align 8
; call <*const ()>::is_aligned_to
  %2 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %1, i64 %align) #10
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_15, align 1
  %4 = load i8, ptr %_15, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb11, label %bb10

bb14:                                             ; preds = %bb8
  store ptr %dst, ptr %ptr, align 8
  store i64 %align, ptr %align1, align 8
  %6 = load ptr, ptr %ptr, align 8
; call <*const ()>::is_aligned_to
  %7 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %6, i64 %align) #10
  %8 = zext i1 %7 to i8
  store i8 %8, ptr %_15, align 1
  %9 = load i8, ptr %_15, align 1
  %10 = trunc nuw i8 %9 to i1
  br i1 %10, label %bb12, label %bb10

bb4:                                              ; preds = %bb2, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5ee6cd0de5bab89c84438a39fb5fb08c, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb10:                                             ; preds = %bb7, %bb14
  br label %bb2

bb12:                                             ; preds = %bb14
  %_17 = ptrtoint ptr %dst to i64
  %_16 = icmp eq i64 %_17, 0
  %_6 = xor i1 %_16, true
  br i1 %_6, label %bb1, label %bb2

bb2:                                              ; preds = %bb10, %bb12
  br label %bb4

bb1:                                              ; preds = %bb11, %bb12
  ret void

bb11:                                             ; preds = %bb7
  br label %bb1
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsuTO3v1scd4_10rs_structs(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 {
start:
  %diff = alloca [8 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %src_usize = ptrtoint ptr %src to i64
  %dst_usize = ptrtoint ptr %dst to i64
  %0 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %size, i64 %count)
  %_13.0 = extractvalue { i64, i1 } %0, 0
  %_13.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_13.1, label %bb1, label %bb3

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_9, i64 8
  store i64 %_13.0, ptr %1, align 8
  store i64 1, ptr %_9, align 8
  %2 = getelementptr inbounds i8, ptr %_9, i64 8
  %size1 = load i64, ptr %2, align 8
  %_21 = icmp ult i64 %src_usize, %dst_usize
  br i1 %_21, label %bb4, label %bb5

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #12
  unreachable

bb5:                                              ; preds = %bb3
  %3 = sub i64 %src_usize, %dst_usize
  store i64 %3, ptr %diff, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  %4 = sub i64 %dst_usize, %src_usize
  store i64 %4, ptr %diff, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  %5 = load i64, ptr %diff, align 8
  %_0 = icmp uge i64 %5, %size1
  ret i1 %_0
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %data, i64 %align) #10
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %start
  br label %bb4

bb6:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64
  %_12 = icmp eq i64 %_13, 0
  %_5 = xor i1 %_12, true
  br i1 %_5, label %bb1, label %bb4

bb4:                                              ; preds = %bb6, %bb7
  br label %bb5

bb1:                                              ; preds = %bb6
  %1 = icmp eq i64 %size, 0
  br i1 %1, label %bb9, label %bb10

bb5:                                              ; preds = %bb3, %bb4
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb9:                                              ; preds = %bb1
  store i64 -1, ptr %max_len, align 8
  br label %bb11

bb10:                                             ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size
  store i64 %2, ptr %max_len, align 8
  br label %bb11

bb11:                                             ; preds = %bb10, %bb9
  %3 = load i64, ptr %max_len, align 8
  %_7 = icmp ule i64 %len, %3
  br i1 %_7, label %bb2, label %bb3

bb3:                                              ; preds = %bb11
  br label %bb5

bb2:                                              ; preds = %bb11
  ret void
}

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsuTO3v1scd4_10rs_structs(ptr %data, i64 %align) #10
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %start
  br label %bb4

bb6:                                              ; preds = %start
  %_13 = ptrtoint ptr %data to i64
  %_12 = icmp eq i64 %_13, 0
  %_5 = xor i1 %_12, true
  br i1 %_5, label %bb1, label %bb4

bb4:                                              ; preds = %bb6, %bb7
  br label %bb5

bb1:                                              ; preds = %bb6
  %1 = icmp eq i64 %size, 0
  br i1 %1, label %bb9, label %bb10

bb5:                                              ; preds = %bb3, %bb4
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb9:                                              ; preds = %bb1
  store i64 -1, ptr %max_len, align 8
  br label %bb11

bb10:                                             ; preds = %bb1
  %2 = udiv i64 9223372036854775807, %size
  store i64 %2, ptr %max_len, align 8
  br label %bb11

bb11:                                             ; preds = %bb10, %bb9
  %3 = load i64, ptr %max_len, align 8
  %_7 = icmp ule i64 %len, %3
  br i1 %_7, label %bb2, label %bb3

bb3:                                              ; preds = %bb11
  br label %bb5

bb2:                                              ; preds = %bb11
  ret void
}

; <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCsuTO3v1scd4_10rs_structs(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5a8fdd84b3281310cbf6b74bb6bf0065, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <core::ops::index_range::IndexRange as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvXs1_NtNtCsgEmfK2I1SDS_4core5slice5indexNtNtNtBb_3ops11index_range10IndexRangeINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCsuTO3v1scd4_10rs_structs(i64 %end, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ule i64 %end, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5a8fdd84b3281310cbf6b74bb6bf0065, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <[u16; 5] as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvXNtNtCsgEmfK2I1SDS_4core5array8equalityAtj5_NtNtB6_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs(ptr align 2 %self, ptr align 2 %other) unnamed_addr #1 {
start:
; call <u16 as core::array::equality::SpecArrayEq<u16, 5>>::spec_eq
  %_0 = call zeroext i1 @_RNvXs7_NtNtCsgEmfK2I1SDS_4core5array8equalitytINtB5_11SpecArrayEqtKj5_E7spec_eqCsuTO3v1scd4_10rs_structs(ptr align 2 %self, ptr align 2 %other) #11
  ret i1 %_0
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter4IterAdj3_EINtB1f_7IterMutdEENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr sret([48 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 48, i1 false)
  ret void
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::IterMut<u16>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters9enumerate9EnumerateINtNtNtB8_5slice4iter7IterMuttEENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; <core::ops::range::Range<u32> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_3ops5range5RangemENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

; <core::slice::iter::IterMut<f64> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_5slice4iter7IterMutdENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

; <core::slice::iter::Iter<[f64; 3]> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define align 8 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds nuw [3 x double], ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::Iter<[f64; 3]> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb5

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %_5, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb7

bb7:                                              ; preds = %bb5
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 24
  store i64 %4, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8
  %_8.1 = load i64, ptr %exact, align 8
  store i64 %_7, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %_8.1, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define align 8 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds nuw double, ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb5

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %_5, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb7

bb7:                                              ; preds = %bb5
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 8
  store i64 %4, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8
  %_8.1 = load i64, ptr %exact, align 8
  store i64 %_7, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %_8.1, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<f64> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define align 8 ptr @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds nuw double, ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::IterMut<f64> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %exact = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load ptr, ptr %0, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb5

bb5:                                              ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsuTO3v1scd4_10rs_structs(ptr %_5, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb7

bb7:                                              ; preds = %bb5
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 8
  store i64 %4, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb9
  %_7 = load i64, ptr %exact, align 8
  %_8.1 = load i64, ptr %exact, align 8
  store i64 %_7, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %_8.1, ptr %6, align 8
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::IterMut<u16> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define align 2 ptr @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMuttENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_7 = icmp eq ptr %ptr, %end_or_len
  br i1 %_7, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %_17 = getelementptr inbounds nuw i16, ptr %ptr, i64 1
  store ptr %_17, ptr %self, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store ptr null, ptr %_0, align 8
  br label %bb8

bb7:                                              ; preds = %bb6
  store ptr %ptr, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb5, %bb7
  %1 = load ptr, ptr %_0, align 8
  ret ptr %1

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; <&f64 as core::ops::arith::Mul<f64>>::mul
; Function Attrs: inlinehint nounwind
define internal double @_RNvXs2Y_NtNtCsgEmfK2I1SDS_4core3ops5arithRdINtB6_3MuldE3mulCsuTO3v1scd4_10rs_structs(ptr align 8 %self, double %other, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = load double, ptr %self, align 8
  %_0 = fmul double %_3, %other
  ret double %_0
}

; <core::array::iter::IntoIter<f64, 3> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define double @_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %index.0 = load i64, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %index.1 = load i64, ptr %0, align 8
  %slice.0 = getelementptr inbounds i8, ptr %self, i64 16
  br label %bb1

bb1:                                              ; preds = %start
; call <core::ops::index_range::IndexRange as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
  call void @_RNvNvXs1_NtNtCsgEmfK2I1SDS_4core5slice5indexNtNtNtBb_3ops11index_range10IndexRangeINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCsuTO3v1scd4_10rs_structs(i64 %index.1, i64 3, ptr align 8 @alloc_db9b96e6a44884cb2689da09167f67a5) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %len = sub nuw i64 %index.1, %index.0
  %_20 = getelementptr inbounds nuw double, ptr %slice.0, i64 %index.0
  br label %bb4

bb4:                                              ; preds = %bb3
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCsuTO3v1scd4_10rs_structs(i64 %idx, i64 %len, ptr align 8 @alloc_502a10fd6e139518ae9f05d2c3f96d9a) #10
  br label %bb5

bb5:                                              ; preds = %bb4
  %elem_ref = getelementptr inbounds nuw double, ptr %_20, i64 %idx
  %_0 = load double, ptr %elem_ref, align 8
  ret double %_0
}

; <core::array::iter::IntoIter<f64, 3> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load i64, ptr %0, align 8
  %_7 = load i64, ptr %self, align 8
  %_4 = sub nuw i64 %_6, %_7
  store i64 %_4, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %_4, ptr %2, align 8
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::get_unchecked
; Function Attrs: inlinehint nounwind
define { ptr, double } @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E13get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 56
  %_4 = load i64, ptr %1, align 8
  %idx1 = add i64 %_4, %idx
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_5 = call align 8 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %idx1) #10
  %_8 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::array::iter::IntoIter<f64, 3> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call double @_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %_8, i64 %idx1) #10
  br label %bb2

bb2:                                              ; preds = %start
  %2 = insertvalue { ptr, double } poison, ptr %_5, 0
  %3 = insertvalue { ptr, double } %2, double %_7, 1
  ret { ptr, double } %3

bb3:                                              ; No predecessors!
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = insertvalue { ptr, i32 } poison, ptr %4, 0
  %8 = insertvalue { ptr, i32 } %7, i32 %6, 1
  unreachable
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::new
; Function Attrs: nounwind
define void @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E3newCsuTO3v1scd4_10rs_structs(ptr sret([72 x i8]) align 8 %_0, ptr %a.0, ptr %a.1, ptr align 8 %b) unnamed_addr #0 {
start:
  store ptr %a.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %a.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %b, i64 40, i1 false)
  %2 = getelementptr inbounds i8, ptr %_0, i64 56
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 64
  store i64 0, ptr %3, align 8
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<f64>, core::array::iter::IntoIter<f64, 3>>>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterdEINtNtNtBb_5array4iter8IntoIterdKj3_EEINtB5_7ZipImplBW_B1o_E9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
; call <core::slice::iter::Iter<f64> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %v1 = call i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %self) #11
  %_6 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::array::iter::IntoIter<f64, 3> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %v2 = call i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %_6) #11
; call <usize as core::cmp::Ord>::min
  %size = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsuTO3v1scd4_10rs_structs(i64 %v1, i64 %v2) #10
  store i64 %size, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %size, ptr %1, align 8
  ret void
}

; <core::ops::range::Range<u32> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCsuTO3v1scd4_10rs_structs(ptr align 4 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_4, align 4
  %_0.i = icmp ult i32 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i32, ptr %self, align 4
; call <u32 as core::iter::range::Step>::forward_unchecked
  %_6 = call i32 @_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_uncheckedCsuTO3v1scd4_10rs_structs(i32 %old, i64 1) #10
  store i32 %_6, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %old, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i32, ptr %_0, align 4
  %2 = getelementptr inbounds i8, ptr %_0, i64 4
  %3 = load i32, ptr %2, align 4
  %4 = insertvalue { i32, i32 } poison, i32 %1, 0
  %5 = insertvalue { i32, i32 } %4, i32 %3, 1
  ret { i32, i32 } %5
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>>>::new
; Function Attrs: nounwind
define void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterAdj3_EINtBZ_7IterMutdEEINtB5_7ZipImplBW_B1s_E3newCsuTO3v1scd4_10rs_structs(ptr sret([48 x i8]) align 8 %_0, ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #0 {
start:
  %4 = alloca [16 x i8], align 8
  %b = alloca [16 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %5 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %b, align 8
  %6 = getelementptr inbounds i8, ptr %b, i64 8
  store ptr %3, ptr %6, align 8
; call <core::slice::iter::Iter<[f64; 3]> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %v1 = call i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterAdj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %a) #11
  br label %bb1

bb1:                                              ; preds = %start
; call <core::slice::iter::IterMut<f64> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %v2 = call i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %b) #11
  br label %bb2

bb2:                                              ; preds = %bb1
; call <usize as core::cmp::Ord>::min
  %len = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsuTO3v1scd4_10rs_structs(i64 %v1, i64 %v2) #10
  br label %bb6

bb6:                                              ; preds = %bb2
  %_8.0 = load ptr, ptr %a, align 8
  %7 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %7, align 8
  %_9.0 = load ptr, ptr %b, align 8
  %8 = getelementptr inbounds i8, ptr %b, i64 8
  %_9.1 = load ptr, ptr %8, align 8
  store ptr %_8.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %_9.0, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store ptr %_9.1, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 %len, ptr %13, align 8
  ret void

bb3:                                              ; No predecessors!
  %14 = load ptr, ptr %4, align 8
  %15 = getelementptr inbounds i8, ptr %4, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  unreachable
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>>>::next
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterAdj3_EINtBZ_7IterMutdEEINtB5_7ZipImplBW_B1s_E4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 40
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb5

bb1:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 32
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 32
  %5 = getelementptr inbounds i8, ptr %self, i64 32
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
; call <core::slice::iter::Iter<[f64; 3]> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call align 8 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %self, i64 %i) #10
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::slice::iter::IterMut<f64> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_9 = call align 8 ptr @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsuTO3v1scd4_10rs_structs(ptr align 8 %_10, i64 %i) #10
  br label %bb3

bb5:                                              ; preds = %bb3, %bb4
  %8 = load ptr, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = insertvalue { ptr, ptr } poison, ptr %8, 0
  %12 = insertvalue { ptr, ptr } %11, ptr %10, 1
  ret { ptr, ptr } %12

bb3:                                              ; preds = %bb1
  store ptr %_7, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_9, ptr %13, align 8
  br label %bb5

bb6:                                              ; No predecessors!
  %14 = load ptr, ptr %0, align 8
  %15 = getelementptr inbounds i8, ptr %0, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = insertvalue { ptr, i32 } poison, ptr %14, 0
  %18 = insertvalue { ptr, i32 } %17, i32 %16, 1
  unreachable
}

; <rs_structs::Wide as core::default::Default>::default
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs4_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core7default7Default7defaultB5_(ptr sret([32 x i8]) align 8 %_0) unnamed_addr #1 {
start:
  %_2 = alloca [10 x i8], align 2
; call <[u16; 5] as core::default::Default>::default
  call void @_RNvXsU_NtCsgEmfK2I1SDS_4core5arrayAtj5_NtNtB7_7default7Default7defaultCsuTO3v1scd4_10rs_structs(ptr sret([10 x i8]) align 2 %_2) #11
; call <core::option::Option<u32> as core::default::Default>::default
  %0 = call { i32, i32 } @_RNvXs7_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_7default7Default7defaultCsuTO3v1scd4_10rs_structs() #10
  %_3.0 = extractvalue { i32, i32 } %0, 0
  %_3.1 = extractvalue { i32, i32 } %0, 1
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 2 %_2, i64 10, i1 false)
  store i32 %_3.0, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_3.1, ptr %3, align 4
  ret void
}

; <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 4 %self) unnamed_addr #1 {
start:
; call <core::ops::range::Range<u32> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i32, i32 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCsuTO3v1scd4_10rs_structs(ptr align 4 %self) #10
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; <core::array::iter::IntoIter<f64, 3> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind
define void @_RNvXs4_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtB9_3ops4drop4Drop4dropCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #1 {
start:
  br label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <rs_structs::Wide as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eqB5_(ptr align 8 %self, ptr align 8 %other) unnamed_addr #1 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %other, i64 8
  %_5 = load i64, ptr %1, align 8
  %_3 = icmp eq i64 %_4, %_5
  br i1 %_3, label %bb1, label %bb4

bb4:                                              ; preds = %bb1, %start
  store i8 0, ptr %_0, align 1
  br label %bb5

bb1:                                              ; preds = %start
  %_7 = getelementptr inbounds i8, ptr %self, i64 16
  %_8 = getelementptr inbounds i8, ptr %other, i64 16
; call <[u16; 5] as core::cmp::PartialEq>::eq
  %_6 = call zeroext i1 @_RNvXNtNtCsgEmfK2I1SDS_4core5array8equalityAtj5_NtNtB6_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs(ptr align 2 %_7, ptr align 2 %_8) #10
  br i1 %_6, label %bb3, label %bb4

bb3:                                              ; preds = %bb1
; call <core::option::Option<u32> as core::cmp::PartialEq>::eq
  %2 = call zeroext i1 @_RNvXsf_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs(ptr align 4 %self, ptr align 4 %other) #10
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_0, align 1
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %4 = load i8, ptr %_0, align 1
  %5 = trunc nuw i8 %4 to i1
  ret i1 %5
}

; <core::option::Option<u32> as core::default::Default>::default
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs7_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_7default7Default7defaultCsuTO3v1scd4_10rs_structs() unnamed_addr #1 {
start:
  ret { i32, i32 } { i32 0, i32 undef }
}

; <u16 as core::array::equality::SpecArrayEq<u16, 5>>::spec_eq
; Function Attrs: nounwind
define zeroext i1 @_RNvXs7_NtNtCsgEmfK2I1SDS_4core5array8equalitytINtB5_11SpecArrayEqtKj5_E7spec_eqCsuTO3v1scd4_10rs_structs(ptr align 2 %a, ptr align 2 %b) unnamed_addr #0 {
start:
  %0 = alloca [1 x i8], align 1
  %1 = load i80, ptr %a, align 2
  %2 = load i80, ptr %b, align 2
  %3 = icmp eq i80 %1, %2
  %4 = zext i1 %3 to i8
  store i8 %4, ptr %0, align 1
  %5 = load i8, ptr %0, align 1
  %_0 = trunc nuw i8 %5 to i1
  ret i1 %_0
}

; <u32 as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_uncheckedCsuTO3v1scd4_10rs_structs(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:                                              ; preds = %start
; call <u32>::unchecked_add::precondition_check
  call void @_RNvNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add18precondition_checkCsuTO3v1scd4_10rs_structs(i32 %start1, i32 %rhs, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

; <[u16; 5] as core::default::Default>::default
; Function Attrs: nounwind
define void @_RNvXsU_NtCsgEmfK2I1SDS_4core5arrayAtj5_NtNtB7_7default7Default7defaultCsuTO3v1scd4_10rs_structs(ptr sret([10 x i8]) align 2 %_0) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb3:                                              ; preds = %bb2
  br label %bb4

bb4:                                              ; preds = %bb3
  br label %bb5

bb5:                                              ; preds = %bb4
  %1 = getelementptr inbounds nuw i16, ptr %_0, i64 0
  store i16 0, ptr %1, align 2
  %2 = getelementptr inbounds nuw i16, ptr %_0, i64 1
  store i16 0, ptr %2, align 2
  %3 = getelementptr inbounds nuw i16, ptr %_0, i64 2
  store i16 0, ptr %3, align 2
  %4 = getelementptr inbounds nuw i16, ptr %_0, i64 3
  store i16 0, ptr %4, align 2
  %5 = getelementptr inbounds nuw i16, ptr %_0, i64 4
  store i16 0, ptr %5, align 2
  ret void

bb6:                                              ; No predecessors!
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i32, ptr %7, align 8
  %9 = insertvalue { ptr, i32 } poison, ptr %6, 0
  %10 = insertvalue { ptr, i32 } %9, i32 %8, 1
  unreachable
}

; <[f64; 3] as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define void @_RNvXs_NtNtCsgEmfK2I1SDS_4core5array4iterAdj3_NtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %_6 = alloca [40 x i8], align 8
  %_5 = alloca [40 x i8], align 8
  %_3 = alloca [40 x i8], align 8
  %_2 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_2, ptr align 8 %self, i64 24, i1 false)
  store i64 0, ptr %_3, align 8
  %0 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 3, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_3, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %_2, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_6, ptr align 8 %_3, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %_6, i64 40, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 40, i1 false)
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter4IterAdj3_EINtBY_7IterMutdEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #1 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::Iter<[f64; 3]>, core::slice::iter::IterMut<f64>>>::next
  %0 = call { ptr, ptr } @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter4IterAdj3_EINtBZ_7IterMutdEEINtB5_7ZipImplBW_B1s_E4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %self) #10
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::IterMut<u16>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter7IterMuttEENtNtNtB8_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::slice::iter::IterMut<u16> as core::iter::traits::iterator::Iterator>::next
  %1 = call align 2 ptr @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMuttENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 8 %self) #10
  store ptr %1, ptr %self1, align 8
  %2 = load ptr, ptr %self1, align 8
  %3 = ptrtoint ptr %2 to i64
  %4 = icmp eq i64 %3, 0
  %_12 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_12 to i1
  br i1 %5, label %bb8, label %bb7

bb8:                                              ; preds = %start
  %v = load ptr, ptr %self1, align 8
  store ptr %v, ptr %_3, align 8
  %val = load ptr, ptr %_3, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 16
  %i = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 16
  %8 = load i64, ptr %7, align 8
  %_9.0 = add i64 %8, 1
  %_9.1 = icmp ult i64 %_9.0, %8
  br i1 %_9.1, label %panic, label %bb3

bb7:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %9, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb7
  %10 = load i64, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = insertvalue { i64, ptr } poison, i64 %10, 0
  %14 = insertvalue { i64, ptr } %13, ptr %12, 1
  ret { i64, ptr } %14

bb3:                                              ; preds = %bb8
  %15 = getelementptr inbounds i8, ptr %self, i64 16
  store i64 %_9.0, ptr %15, align 8
  store i64 %i, ptr %_0, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %val, ptr %16, align 8
  br label %bb4

panic:                                            ; preds = %bb8
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_da75e79ea4900be5811e6318d0bc905d) #12
  unreachable

bb5:                                              ; No predecessors!
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<u32> as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvXsf_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionmENtNtB7_3cmp9PartialEq2eqCsuTO3v1scd4_10rs_structs(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = load i32, ptr %self, align 4
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  %2 = load i32, ptr %1, align 4
  %_5 = zext i32 %0 to i64
  %3 = trunc nuw i64 %_5 to i1
  br i1 %3, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %4 = load i32, ptr %other, align 4
  %5 = getelementptr inbounds i8, ptr %other, i64 4
  %6 = load i32, ptr %5, align 4
  %_3 = zext i32 %4 to i64
  %7 = trunc nuw i64 %_3 to i1
  br i1 %7, label %bb5, label %bb4

bb3:                                              ; preds = %start
  %8 = load i32, ptr %other, align 4
  %9 = getelementptr inbounds i8, ptr %other, i64 4
  %10 = load i32, ptr %9, align 4
  %_4 = zext i32 %8 to i64
  %11 = icmp eq i64 %_4, 0
  %12 = zext i1 %11 to i8
  store i8 %12, ptr %_0, align 1
  br label %bb6

bb6:                                              ; preds = %bb5, %bb4, %bb3
  %13 = load i8, ptr %_0, align 1
  %14 = trunc nuw i8 %13 to i1
  ret i1 %14

bb5:                                              ; preds = %bb2
  %l = getelementptr inbounds i8, ptr %self, i64 4
  %r = getelementptr inbounds i8, ptr %other, i64 4
; call <u32 as core::cmp::PartialEq>::eq
  %15 = call zeroext i1 @_RNvXsm_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB7_9PartialEq2eqCsuTO3v1scd4_10rs_structs(ptr align 4 %l, ptr align 4 %r) #10
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %_0, align 1
  br label %bb6

bb4:                                              ; preds = %bb2
  store i8 0, ptr %_0, align 1
  br label %bb6

bb1:                                              ; No predecessors!
  unreachable
}

; <u32 as core::cmp::PartialEq>::eq
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvXsm_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB7_9PartialEq2eqCsuTO3v1scd4_10rs_structs(ptr align 4 %self, ptr align 4 %other) unnamed_addr #1 {
start:
  %_3 = load i32, ptr %self, align 4
  %_4 = load i32, ptr %other, align 4
  %_0 = icmp eq i32 %_3, %_4
  ret i1 %_0
}

; <core::array::iter::IntoIter<f64, 3> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5array4iter8IntoIterdKj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::array::iter::IntoIter<f64, 3> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterdKj3_ENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #10
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <core::slice::iter::Iter<[f64; 3]> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterAdj3_ENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::Iter<[f64; 3]> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterAdj3_ENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #10
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <core::slice::iter::Iter<f64> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #10
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <core::slice::iter::IterMut<f64> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutdENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsuTO3v1scd4_10rs_structs(ptr align 8 %self) unnamed_addr #0 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::IterMut<f64> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutdENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #10
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <core::slice::iter::IterMut<u16> as core::iter::traits::iterator::Iterator>::enumerate
; Function Attrs: inlinehint nounwind
define void @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMuttENtNtNtNtB9_4iter6traits8iterator8Iterator9enumerateCsuTO3v1scd4_10rs_structs(ptr sret([24 x i8]) align 8 %_0, ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 0, ptr %1, align 8
  ret void
}

; <usize as core::cmp::Ord>::min
; Function Attrs: inlinehint nounwind
define i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsuTO3v1scd4_10rs_structs(i64 %0, i64 %1) unnamed_addr #1 {
start:
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %other = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store i64 %0, ptr %self, align 8
  store i64 %1, ptr %other, align 8
  store i8 1, ptr %_6, align 1
  %_3.i = load i64, ptr %other, align 8
  %_4.i = load i64, ptr %self, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %3 = load i64, ptr %self, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  %4 = load i64, ptr %other, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i64, ptr %_0, align 8
  ret i64 %5

bb5:                                              ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb5
  %6 = load i8, ptr %_6, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %8 = load ptr, ptr %2, align 8
  %9 = getelementptr inbounds i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  unreachable

bb7:                                              ; preds = %bb8
  br label %bb6
}

; Function Attrs: nounwind
define ptx_kernel void @returns(ptr %x, ptr %out) unnamed_addr #0 {
start:
  %0 = alloca [32 x i8], align 8
  %_18 = alloca [40 x i8], align 8
  %other = alloca [32 x i8], align 8
  %w = alloca [32 x i8], align 8
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %1, 0
  %_5.1.i = extractvalue { i32, i1 } %1, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #12
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #12
  unreachable

_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i9 = zext i32 %_7.0.i to i64
  %_0.i7 = getelementptr inbounds nuw i32, ptr %x, i64 %_0.i9
; call core::slice::raw::from_raw_parts::<u32>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsmECsuTO3v1scd4_10rs_structs(ptr %_0.i7, i64 1, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i = extractvalue { ptr, i64 } %2, 0
  %_0.1.i = extractvalue { ptr, i64 } %2, 1
  %_6.0 = extractvalue { ptr, i64 } %2, 0
  %_6.1 = extractvalue { ptr, i64 } %2, 1
  %_10 = icmp ult i64 0, %_6.1
  br i1 %_10, label %bb4, label %panic

bb4:                                              ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
  %3 = getelementptr inbounds nuw i32, ptr %_6.0, i64 0
  %_5 = load i32, ptr %3, align 4
; call rs_structs::make
  call void @_RNvCsuTO3v1scd4_10rs_structs4make(ptr sret([32 x i8]) align 8 %w, i32 %_5) #14
; call rs_structs::pair
  %4 = call { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr align 8 %w, i64 %_0.i9) #14
  %_13.0 = extractvalue { i64, i1 } %4, 0
  %_13.1 = extractvalue { i64, i1 } %4, 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %w, i64 32, i1 false)
; call rs_structs::triple
  call void @_RNvCsuTO3v1scd4_10rs_structs6triple(ptr sret([40 x i8]) align 8 %_18, ptr align 8 %0) #14
  %5 = getelementptr inbounds i8, ptr %_18, i64 32
  %c = load i32, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %other, ptr align 8 %_18, i64 32, i1 false)
  %6 = getelementptr inbounds i8, ptr %_18, i64 36
  %small = load i8, ptr %6, align 4
; call <rs_structs::Wide as core::cmp::PartialEq>::eq
  %equal = call zeroext i1 @_RNvXs6_CsuTO3v1scd4_10rs_structsNtB5_4WideNtNtCsgEmfK2I1SDS_4core3cmp9PartialEq2eqB5_(ptr align 8 %other, ptr align 8 %w) #10
  %_0.i8 = mul i64 %_13.0, 31
  %_29 = zext i32 %c to i64
  %_30.0 = add i64 %_0.i8, %_29
  %_30.1 = icmp ult i64 %_30.0, %_0.i8
  br i1 %_30.1, label %panic1, label %bb10

panic:                                            ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %_6.1, ptr align 8 @alloc_0a3bcdbabc4ec00405f9082d81b17adc) #12
  unreachable

bb10:                                             ; preds = %bb4
; call rs_structs::pair
  %7 = call { i64, i1 } @_RNvCsuTO3v1scd4_10rs_structs4pair(ptr align 8 %other, i64 0) #14
  %_32.0 = extractvalue { i64, i1 } %7, 0
  %_32.1 = extractvalue { i64, i1 } %7, 1
  %_34.0 = add i64 %_30.0, %_32.0
  %_34.1 = icmp ult i64 %_34.0, %_30.0
  br i1 %_34.1, label %panic2, label %bb12

panic1:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9add4001d10b447a69395b0edb41711e) #12
  unreachable

bb12:                                             ; preds = %bb10
  %_36 = zext i1 %_13.1 to i64
  %8 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_36, i64 7)
  %_37.0 = extractvalue { i64, i1 } %8, 0
  %_37.1 = extractvalue { i64, i1 } %8, 1
  br i1 %_37.1, label %panic3, label %bb13

panic2:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9add4001d10b447a69395b0edb41711e) #12
  unreachable

bb13:                                             ; preds = %bb12
  %_38.0 = add i64 %_34.0, %_37.0
  %_38.1 = icmp ult i64 %_38.0, %_34.0
  br i1 %_38.1, label %panic4, label %bb14

panic3:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_dba9b450f2ba484cb03058fc08e39b15) #12
  unreachable

bb14:                                             ; preds = %bb13
  %_39 = zext i1 %equal to i64
  %_40.0 = add i64 %_38.0, %_39
  %_40.1 = icmp ult i64 %_40.0, %_38.0
  br i1 %_40.1, label %panic5, label %bb15

panic4:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9add4001d10b447a69395b0edb41711e) #12
  unreachable

bb15:                                             ; preds = %bb14
  %_41 = zext i8 %small to i64
  %_43.0 = add i64 %_40.0, %_41
  %_43.1 = icmp ult i64 %_43.0, %_40.0
  br i1 %_43.1, label %panic6, label %bb16

panic5:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9add4001d10b447a69395b0edb41711e) #12
  unreachable

bb16:                                             ; preds = %bb15
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i9
  store i64 %_43.0, ptr %_0.i, align 8
  ret void

panic6:                                           ; preds = %bb15
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9add4001d10b447a69395b0edb41711e) #12
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @transform(ptr byval([104 x i8]) align 8 %a, ptr %x, ptr %out) unnamed_addr #0 {
start:
  %_42 = alloca [24 x i8], align 8
  %_41 = alloca [104 x i8], align 8
  %_40 = alloca [24 x i8], align 8
  %_27 = alloca [8 x i8], align 4
  %iter = alloca [8 x i8], align 4
  %b = alloca [104 x i8], align 8
  %p = alloca [24 x i8], align 8
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i10, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit

panic.i10:                                        ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #12
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #12
  unreachable

_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i9 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 3, i64 %_0.i9)
  %_8.0 = extractvalue { i64, i1 } %1, 0
  %_8.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_8.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
  %_0.i8 = getelementptr inbounds nuw double, ptr %x, i64 %_8.0
; call core::slice::raw::from_raw_parts::<f64>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsdECsuTO3v1scd4_10rs_structs(ptr %_0.i8, i64 3, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i6 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i7 = extractvalue { ptr, i64 } %2, 1
  %v.0 = extractvalue { ptr, i64 } %2, 0
  %v.1 = extractvalue { ptr, i64 } %2, 1
  %_13 = icmp ult i64 0, %v.1
  br i1 %_13, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsuTO3v1scd4_10rs_structs3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_23080c7eca6e959886526e7043a8d729) #12
  unreachable

bb5:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw double, ptr %v.0, i64 0
  %_10 = load double, ptr %3, align 8
  %_17 = icmp ult i64 1, %v.1
  br i1 %_17, label %bb6, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_5024483a078648a75aa3688065e15f88) #12
  unreachable

bb6:                                              ; preds = %bb5
  %4 = getelementptr inbounds nuw double, ptr %v.0, i64 1
  %_14 = load double, ptr %4, align 8
  %_21 = icmp ult i64 2, %v.1
  br i1 %_21, label %bb7, label %panic3

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_7f40fd9f62c464c0f0f3aa36c597fc05) #12
  unreachable

bb7:                                              ; preds = %bb6
  %5 = getelementptr inbounds nuw double, ptr %v.0, i64 2
  %_18 = load double, ptr %5, align 8
  %6 = getelementptr inbounds nuw double, ptr %p, i64 0
  store double %_10, ptr %6, align 8
  %7 = getelementptr inbounds nuw double, ptr %p, i64 1
  store double %_14, ptr %7, align 8
  %8 = getelementptr inbounds nuw double, ptr %p, i64 2
  store double %_18, ptr %8, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %b, ptr align 8 %a, i64 104, i1 false)
  %9 = getelementptr inbounds i8, ptr %a, i64 96
  %_25 = load i32, ptr %9, align 8
; call <core::ops::range::Range<u32> as core::iter::traits::collect::IntoIterator>::into_iter
  %10 = call { i32, i32 } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_3ops5range5RangemENtB2_12IntoIterator9into_iterCsuTO3v1scd4_10rs_structs(i32 0, i32 %_25) #10
  %_23.0 = extractvalue { i32, i32 } %10, 0
  %_23.1 = extractvalue { i32, i32 } %10, 1
  store i32 %_23.0, ptr %iter, align 4
  %11 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_23.1, ptr %11, align 4
  br label %bb9

panic3:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %v.1, ptr align 8 @alloc_71743d0b4b0d09b5e26d4b2c8b3ed9ac) #12
  unreachable

bb9:                                              ; preds = %bb18, %bb7
; call <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::next
  %12 = call { i32, i32 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCsuTO3v1scd4_10rs_structs(ptr align 4 %iter) #10
  %13 = extractvalue { i32, i32 } %12, 0
  %14 = extractvalue { i32, i32 } %12, 1
  store i32 %13, ptr %_27, align 4
  %15 = getelementptr inbounds i8, ptr %_27, i64 4
  store i32 %14, ptr %15, align 4
  %16 = load i32, ptr %_27, align 4
  %17 = getelementptr inbounds i8, ptr %_27, i64 4
  %18 = load i32, ptr %17, align 4
  %_29 = zext i32 %16 to i64
  %19 = trunc nuw i64 %_29 to i1
  br i1 %19, label %bb12, label %bb13

bb12:                                             ; preds = %bb9
  %20 = getelementptr inbounds i8, ptr %_27, i64 4
  %k = load i32, ptr %20, align 4
  %21 = getelementptr inbounds i8, ptr %a, i64 100
  %_33 = load i32, ptr %21, align 4
  %_35 = icmp ult i32 %k, 32
  br i1 %_35, label %bb14, label %panic4

bb13:                                             ; preds = %bb9
  %22 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i9, i64 3)
  %_6.0.i = extractvalue { i64, i1 } %22, 0
  %_6.1.i = extractvalue { i64, i1 } %22, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsuTO3v1scd4_10rs_structs3gpu3rowdEB4_.exit

panic.i:                                          ; preds = %bb13
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #12
  unreachable

_RINvNtCsuTO3v1scd4_10rs_structs3gpu3rowdEB4_.exit: ; preds = %bb13
  %_0.i = getelementptr inbounds nuw double, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<f64>
  %23 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutdECsuTO3v1scd4_10rs_structs(ptr %_0.i, i64 3, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #10
  %_0.0.i = extractvalue { ptr, i64 } %23, 0
  %_0.1.i = extractvalue { ptr, i64 } %23, 1
  %_44.0 = extractvalue { ptr, i64 } %23, 0
  %_44.1 = extractvalue { ptr, i64 } %23, 1
; call <[f64]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsuTO3v1scd4_10rs_structs(ptr align 8 %_44.0, i64 %_44.1, ptr align 8 %p, i64 3, ptr align 8 @alloc_c036877a8c2e32bffd5e33a63e7b7ac5) #10
  ret void

bb14:                                             ; preds = %bb12
  %24 = and i32 %k, 31
  %_34 = shl i32 1, %24
  %_32 = and i32 %_33, %_34
  %_31 = icmp ne i32 %_32, 0
  br i1 %_31, label %bb15, label %bb18

panic4:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_shl_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8 @alloc_e35cdccb99ce2d0bfb738bf70a5d5889) #12
  unreachable

bb18:                                             ; preds = %bb17, %bb14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_41, ptr align 8 %b, i64 104, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_42, ptr align 8 %p, i64 24, i1 false)
; call rs_structs::step
  call void @_RNvCsuTO3v1scd4_10rs_structs4step(ptr sret([24 x i8]) align 8 %_40, ptr align 8 %_41, ptr align 8 %_42) #14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %p, ptr align 8 %_40, i64 24, i1 false)
  br label %bb9

bb15:                                             ; preds = %bb14
  %_37 = zext i32 %k to i64
  %_36 = urem i64 %_37, 3
  %_39 = icmp ult i64 %_36, 3
  br i1 %_39, label %bb17, label %panic5

bb17:                                             ; preds = %bb15
  %25 = getelementptr inbounds i8, ptr %b, i64 72
  %26 = getelementptr inbounds nuw double, ptr %25, i64 %_36
  %27 = getelementptr inbounds i8, ptr %b, i64 72
  %28 = getelementptr inbounds nuw double, ptr %27, i64 %_36
  %29 = load double, ptr %28, align 8
  %30 = fmul double %29, 5.000000e-01
  store double %30, ptr %26, align 8
  br label %bb18

panic5:                                           ; preds = %bb15
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_36, i64 3, ptr align 8 @alloc_f900c7cbc8054910a6b6c2fe716091ba) #12
  unreachable

bb11:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}


; core::panicking::panic_const::panic_const_shr_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shr_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #8 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_neg_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_neg_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #6

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #9

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_shl_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { cold nounwind "target-cpu"="sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { "target-cpu"="sm_90" }
attributes #8 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { inlinehint nounwind }
attributes #11 = { nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { cold nounwind }
attributes #14 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
