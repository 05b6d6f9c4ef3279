; ModuleID = 'rs_wide.df16b6e6d265707d-cgu.0'
source_filename = "rs_wide.df16b6e6d265707d-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_bc19765ac3435140cbeecba0beb78e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\14\00\00\00" }>, align 8
@alloc_d7acda7b7affc0b459032d78a088b794 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\1B\00\00\00" }>, align 8
@alloc_7634ceb25e0c84a732d667ef7a65cabb = private unnamed_addr constant [23 x i8] c"corpus/rust/rs_wide.rs\00", align 1
@alloc_49501dc9b2ccf2ec29c9e2c535af62b2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\0C\00\00\00\05\00\00\00" }>, align 8
@alloc_f9fad9c9169ae38553e4a9a92f3bf033 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\004\00\00\00\11\00\00\00" }>, align 8
@alloc_94ccc66e9690837d45a00fba7c61a7cf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\005\00\00\001\00\00\00" }>, align 8
@alloc_635a9184a0f04cd329b2381706ac3102 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\005\00\00\000\00\00\00" }>, align 8
@alloc_556c56095f1a6b313af5c2047b369db8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\009\00\00\00.\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_dbcce5cb8873847766db4f16f930a00e = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: isize::unchecked_neg cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_75fb06c2453febd814e73f5f2e72ae38 = private unnamed_addr constant [199 x i8] c"unsafe precondition(s) violated: hint::unreachable_unchecked must never be reached\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_8b7cdb05fe5326c9465ce7f7c87cb401 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\E3\02\00\003\00\00\00" }>, align 8
@anon.92ed459fbe39e6f3d9b59c8e703f543f.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_5d36959f9a77a5a056db0b8edf3f04e5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\1E\00\00\00'\00\00\00" }>, align 8
@alloc_2da4c75a9fc8febb5471fac2d27457c7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\1E\00\00\00#\00\00\00" }>, align 8
@alloc_66aff52379c95d0f3ff0c95f66d8c482 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\1F\00\00\00\12\00\00\00" }>, align 8
@alloc_4a5eed235f7e0ed2a8d641ebb526c025 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\1F\00\00\00(\00\00\00" }>, align 8
@alloc_b6e26f2eff3cb590a83f999e02eebd80 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\22\00\00\00\0E\00\00\00" }>, align 8
@alloc_e58ed2a9a63c9ff13fa3d9d9eab0345b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00C\00\00\005\00\00\00" }>, align 8
@alloc_6a1c3fec909085e234f266eb2ed9d734 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00C\00\00\00\1F\00\00\00" }>, align 8
@alloc_e682be2855a0f86993077c99cb2f8f1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00H\00\00\00\1E\00\00\00" }>, align 8
@alloc_fd038bb11f0ed713bceb7f4197a497cc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00J\00\00\00\1B\00\00\00" }>, align 8
@alloc_9f09bb4e45bf90ce7612dd1716fbb5ab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\12\00\00\00'\00\00\00" }>, align 8
@alloc_333ff6d2760ad7a476ec5300251fb0f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\12\00\00\00#\00\00\00" }>, align 8
@alloc_1587a19c82168c4c55d5e3e91cfc6213 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\13\00\00\00\16\00\00\00" }>, align 8
@alloc_abeca20b1f1e63e888886e6e663d6df2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\13\00\00\00\1C\00\00\00" }>, align 8
@alloc_ce768b4f0c2af98e6d97e6512f244b29 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\14\00\00\00\0E\00\00\00" }>, align 8
@alloc_e4ef6faf5fb17c8a17a02039bab1c646 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\15\00\00\00\22\00\00\00" }>, align 8
@alloc_4ec69fde0347e5a499c73ca60d5cb77f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\15\00\00\00\12\00\00\00" }>, align 8
@alloc_e58ed14411498d2dbc3d8153bb01b13b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\16\00\00\00\17\00\00\00" }>, align 8
@alloc_a8395049d9f037365c5aa85c81356bbb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\16\00\00\00\0D\00\00\00" }>, align 8
@alloc_31eabef82c89a20aedfacf8ee6e1e530 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\17\00\00\00\0E\00\00\00" }>, align 8
@alloc_e997f1390990b22ef129cb7fc226bfd0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\17\00\00\00\1E\00\00\00" }>, align 8
@alloc_526e305c7222a16496b2e1481387ff70 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7634ceb25e0c84a732d667ef7a65cabb, [16 x i8] c"\16\00\00\00\00\00\00\00\18\00\00\00$\00\00\00" }>, align 8

; core::intrinsics::rotate_left::<u128>
; Function Attrs: nounwind
define i128 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftoECsj9uKStS5ReH_7rs_wide(i128 %x, i32 %shift) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 16
  %_3 = urem i32 %shift, 128
  %1 = zext i32 %_3 to i128
  %2 = call i128 @llvm.fshl.i128(i128 %x, i128 %x, i128 %1)
  store i128 %2, ptr %0, align 16
  %_0 = load i128, ptr %0, align 16
  ret i128 %_0
}

; core::slice::copy_from_slice_impl::<u64>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide(ptr align 8 %dest.0, i64 %dest.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #10
  unreachable

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %src.0, ptr %dest.0, i64 8, i64 8, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #11
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dest.0, ptr align 8 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::raw::from_raw_parts::<u64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsyECsj9uKStS5ReH_7rs_wide(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #11
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<u8>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_muthECsj9uKStS5ReH_7rs_wide(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #11
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<u64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutyECsj9uKStS5ReH_7rs_wide(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #11
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; rs_wide::mul_wide
; Function Attrs: noinline nounwind
define internal i128 @_RNvCsj9uKStS5ReH_7rs_wide8mul_wide(i64 %a, i64 %b) unnamed_addr #2 {
start:
  %_3 = zext i64 %a to i128
  %_4 = zext i64 %b to i128
  %0 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_3, i128 %_4)
  %_5.0 = extractvalue { i128, i1 } %0, 0
  %_5.1 = extractvalue { i128, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  ret i128 %_5.0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_49501dc9b2ccf2ec29c9e2c535af62b2) #10
  unreachable
}

; <rs_wide::Montgomery>::new
; Function Attrs: noinline nounwind
define internal void @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery3new(ptr sret([24 x i8]) align 8 %_0, i64 %m) unnamed_addr #2 {
start:
  %iter = alloca [8 x i8], align 4
  %inv = alloca [8 x i8], align 8
  store i64 %m, ptr %inv, align 8
; call <core::ops::range::Range<i32> as core::iter::traits::collect::IntoIterator>::into_iter
  %0 = call { i32, i32 } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_3ops5range5RangelENtB2_12IntoIterator9into_iterCsj9uKStS5ReH_7rs_wide(i32 0, i32 5) #11
  %_3.0 = extractvalue { i32, i32 } %0, 0
  %_3.1 = extractvalue { i32, i32 } %0, 1
  store i32 %_3.0, ptr %iter, align 4
  %1 = getelementptr inbounds i8, ptr %iter, i64 4
  store i32 %_3.1, ptr %1, align 4
  br label %bb2

bb2:                                              ; preds = %bb5, %start
; call <core::ops::range::Range<i32> as core::iter::traits::iterator::Iterator>::next
  %2 = call { i32, i32 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangelENtNtNtB7_6traits8iterator8Iterator4nextCsj9uKStS5ReH_7rs_wide(ptr align 4 %iter) #11
  %_6.0 = extractvalue { i32, i32 } %2, 0
  %_6.1 = extractvalue { i32, i32 } %2, 1
  %_8 = zext i32 %_6.0 to i64
  %3 = trunc nuw i64 %_8 to i1
  br i1 %3, label %bb5, label %bb6

bb5:                                              ; preds = %bb2
  %_10 = load i64, ptr %inv, align 8
  %_13 = load i64, ptr %inv, align 8
  %_0.i4 = mul i64 %m, %_13
  %_0.i6 = sub i64 2, %_0.i4
  %_0.i3 = mul i64 %_10, %_0.i6
  store i64 %_0.i3, ptr %inv, align 8
  br label %bb2

bb6:                                              ; preds = %bb2
  %_17 = icmp eq i64 %m, 0
  br i1 %_17, label %panic, label %bb10

bb10:                                             ; preds = %bb6
  %_16 = urem i64 -1, %m
  %_0.i = add i64 %_16, 1
  %r = zext i64 %_0.i to i128
  %_19 = load i64, ptr %inv, align 8
  %_0.i5 = sub i64 0, %_19
  %4 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %r, i128 %r)
  %_23.0 = extractvalue { i128, i1 } %4, 0
  %_23.1 = extractvalue { i128, i1 } %4, 1
  br i1 %_23.1, label %panic1, label %bb13

panic:                                            ; preds = %bb6
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_f9fad9c9169ae38553e4a9a92f3bf033) #10
  unreachable

bb13:                                             ; preds = %bb10
  %_24 = zext i64 %m to i128
  %_25 = icmp eq i128 %_24, 0
  br i1 %_25, label %panic2, label %bb14

panic1:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_94ccc66e9690837d45a00fba7c61a7cf) #10
  unreachable

bb14:                                             ; preds = %bb13
  %_21 = urem i128 %_23.0, %_24
  %_20 = trunc i128 %_21 to i64
  store i64 %m, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_0.i5, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %_20, ptr %6, align 8
  ret void

panic2:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_635a9184a0f04cd329b2381706ac3102) #10
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

; <rs_wide::Montgomery>::reduce
; Function Attrs: nounwind
define internal i64 @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce(ptr align 8 %self, i128 %t) unnamed_addr #0 {
start:
  %0 = alloca [32 x i8], align 16
  %_0 = alloca [8 x i8], align 8
  %_4 = trunc i128 %t to i64
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_5 = load i64, ptr %1, align 8
  %_0.i = mul i64 %_4, %_5
  %_10 = zext i64 %_0.i to i128
  %_12 = load i64, ptr %self, align 8
  %_11 = zext i64 %_12 to i128
  %2 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_10, i128 %_11)
  %_13.0 = extractvalue { i128, i1 } %2, 0
  %_13.1 = extractvalue { i128, i1 } %2, 1
  br i1 %_13.1, label %panic, label %bb2

bb2:                                              ; preds = %start
  %3 = add i128 %t, %_13.0
  %4 = icmp ult i128 %3, %t
  store i128 %3, ptr %0, align 16
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = zext i1 %4 to i8
  store i8 %6, ptr %5, align 16
  %_8.0 = load i128, ptr %0, align 16
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i8, ptr %7, align 16
  %_8.1 = trunc nuw i8 %8 to i1
  %_15 = lshr i128 %_8.0, 64
  %r = trunc i128 %_15 to i64
  br i1 %_8.1, label %bb6, label %bb5

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_556c56095f1a6b313af5c2047b369db8) #10
  unreachable

bb5:                                              ; preds = %bb2
  %_19 = load i64, ptr %self, align 8
  %_18 = icmp uge i64 %r, %_19
  br i1 %_18, label %bb6, label %bb7

bb6:                                              ; preds = %bb5, %bb2
  %_20 = load i64, ptr %self, align 8
  %_0.i1 = sub i64 %r, %_20
  store i64 %_0.i1, ptr %_0, align 8
  br label %bb8

bb7:                                              ; preds = %bb5
  store i64 %r, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  %9 = load i64, ptr %_0, align 8
  ret i64 %9
}

; <[u8]>::iter_mut
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh8iter_mutCsj9uKStS5ReH_7rs_wide(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 {
start:
; call <core::slice::iter::IterMut<u8>>::new
  %0 = call { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMuthE3newCsj9uKStS5ReH_7rs_wide(ptr align 1 %self.0, i64 %self.1) #11
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[u64]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSy15copy_from_sliceCsj9uKStS5ReH_7rs_wide(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
start:
; call core::slice::copy_from_slice_impl::<u64>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implyECsj9uKStS5ReH_7rs_wide(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) #12
  ret void
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsj9uKStS5ReH_7rs_wide(ptr %self, i64 %align) unnamed_addr #1 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #10
  unreachable
}

; <core::slice::iter::IterMut<u8>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMuthE3newCsj9uKStS5ReH_7rs_wide(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %slice.1
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
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCsj9uKStS5ReH_7rs_wide() unnamed_addr #3 {
start:
  ret void
}

; <isize>::unchecked_neg::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs3_NtCsgEmfK2I1SDS_4core3numi13unchecked_neg18precondition_checkCsj9uKStS5ReH_7rs_wide(i64 %lhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %b = icmp eq i64 %lhs, -9223372036854775808
  %1 = icmp eq i64 %lhs, -9223372036854775808
  br i1 %1, label %bb1, label %bb3

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_dbcce5cb8873847766db4f16f930a00e, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb3:                                              ; preds = %start
  ret void
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #1 {
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
  %_15 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsj9uKStS5ReH_7rs_wide(ptr %src, i64 %align) #11
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
  %_18 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsj9uKStS5ReH_7rs_wide(ptr %dst, i64 %align) #11
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
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsj9uKStS5ReH_7rs_wide(ptr %src, ptr %dst, i64 %size, i64 %count) #11
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::hint::unreachable_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core4hint21unreachable_unchecked18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr align 8 %0) unnamed_addr #1 {
start:
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_75fb06c2453febd814e73f5f2e72ae38, ptr inttoptr (i64 399 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsj9uKStS5ReH_7rs_wide(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #1 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #10
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsj9uKStS5ReH_7rs_wide(ptr %data, i64 %align) #11
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #10
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsj9uKStS5ReH_7rs_wide(ptr %data, i64 %align) #11
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #10
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

; <core::iter::adapters::rev::Rev<core::slice::iter::IterMut<u8>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters3rev3RevINtNtNtB8_5slice4iter7IterMuthEENtB2_12IntoIterator9into_iterCsj9uKStS5ReH_7rs_wide(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

; <core::ops::range::Range<i32> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_3ops5range5RangelENtB2_12IntoIterator9into_iterCsj9uKStS5ReH_7rs_wide(i32 %self.0, i32 %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { i32, i32 } poison, i32 %self.0, 0
  %1 = insertvalue { i32, i32 } %0, i32 %self.1, 1
  ret { i32, i32 } %1
}

; <core::slice::iter::IterMut<u8> as core::iter::traits::double_ended::DoubleEndedIterator>::next_back
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RNvXs2S_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMuthENtNtNtNtBa_4iter6traits12double_ended19DoubleEndedIterator9next_backCsj9uKStS5ReH_7rs_wide(ptr align 8 %self) unnamed_addr #1 {
start:
  %self1 = alloca [8 x i8], align 8
  %_14 = alloca [8 x i8], align 8
  %_2 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load ptr, ptr %0, align 8
  %_11 = load ptr, ptr %self, align 8
  %1 = icmp eq ptr %_11, %_6
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_2, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %3 = load i8, ptr %_2, align 1
  %4 = trunc nuw i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  br label %bb9

bb4:                                              ; preds = %bb3
  store ptr null, ptr %_0, align 8
  br label %bb6

bb9:                                              ; preds = %bb5
  %self2 = getelementptr inbounds i8, ptr %self, i64 8
  %5 = load ptr, ptr %self2, align 8
  store ptr %5, ptr %self1, align 8
  br label %bb11

bb11:                                             ; preds = %bb9
  br label %bb12

bb12:                                             ; preds = %bb11
; call <isize>::unchecked_neg::precondition_check
  call void @_RNvNvMs3_NtCsgEmfK2I1SDS_4core3numi13unchecked_neg18precondition_checkCsj9uKStS5ReH_7rs_wide(i64 1, ptr align 8 @alloc_8b7cdb05fe5326c9465ce7f7c87cb401) #11
  br label %bb13

bb13:                                             ; preds = %bb12
  %_24 = load ptr, ptr %self1, align 8
  %_23 = getelementptr inbounds i8, ptr %_24, i64 -1
  store ptr %_23, ptr %self1, align 8
  br label %bb10

bb10:                                             ; preds = %bb13
  %6 = load ptr, ptr %self1, align 8
  store ptr %6, ptr %self2, align 8
  %7 = load ptr, ptr %self2, align 8
  store ptr %7, ptr %_14, align 8
  br label %bb7

bb7:                                              ; preds = %bb10
  %_25 = load ptr, ptr %_14, align 8
  store ptr %_25, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb7
  %8 = load ptr, ptr %_0, align 8
  ret ptr %8

bb1:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable
}

; <core::ops::range::Range<i32> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangelENtB5_17RangeIteratorImpl9spec_nextCsj9uKStS5ReH_7rs_wide(ptr align 4 %self) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 4
  %_4 = getelementptr inbounds i8, ptr %self, i64 4
  %_3.i = load i32, ptr %self, align 4
  %_4.i = load i32, ptr %_4, align 4
  %_0.i = icmp slt i32 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i32 0, ptr %_0, align 4
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i32, ptr %self, align 4
; call <i32 as core::iter::range::Step>::forward_unchecked
  %_6 = call i32 @_RNvXsC_NtNtCsgEmfK2I1SDS_4core4iter5rangelNtB5_4Step17forward_uncheckedCsj9uKStS5ReH_7rs_wide(i32 %old, i64 1) #11
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

; <core::ops::range::Range<i32> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangelENtNtNtB7_6traits8iterator8Iterator4nextCsj9uKStS5ReH_7rs_wide(ptr align 4 %self) unnamed_addr #1 {
start:
; call <core::ops::range::Range<i32> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i32, i32 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangelENtB5_17RangeIteratorImpl9spec_nextCsj9uKStS5ReH_7rs_wide(ptr align 4 %self) #11
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; <i32 as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvXsC_NtNtCsgEmfK2I1SDS_4core4iter5rangelNtB5_4Step17forward_uncheckedCsj9uKStS5ReH_7rs_wide(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %self = alloca [8 x i8], align 4
  %rhs = trunc i64 %n to i32
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %start1, i32 %rhs)
  %_8.0 = extractvalue { i32, i1 } %0, 0
  %_8.1 = extractvalue { i32, i1 } %0, 1
  %_10 = icmp slt i32 %rhs, 0
  %b = xor i1 %_8.1, %_10
  br i1 %b, label %bb1, label %bb3

bb3:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %_8.0, ptr %1, align 4
  store i32 1, ptr %self, align 4
  %2 = getelementptr inbounds i8, ptr %self, i64 4
  %val = load i32, ptr %2, align 4
  ret i32 %val

bb1:                                              ; preds = %start
  %3 = load i32, ptr @anon.92ed459fbe39e6f3d9b59c8e703f543f.0, align 4
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @anon.92ed459fbe39e6f3d9b59c8e703f543f.0, i64 4), align 4
  store i32 %3, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %4, ptr %5, align 4
; call core::hint::unreachable_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint21unreachable_unchecked18precondition_checkCsj9uKStS5ReH_7rs_wide(ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #11
  unreachable
}

; <core::iter::adapters::rev::Rev<core::slice::iter::IterMut<u8>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3revINtB4_3RevINtNtNtBa_5slice4iter7IterMuthEENtNtNtB8_6traits8iterator8Iterator4nextCsj9uKStS5ReH_7rs_wide(ptr align 8 %self) unnamed_addr #1 {
start:
; call <core::slice::iter::IterMut<u8> as core::iter::traits::double_ended::DoubleEndedIterator>::next_back
  %_0 = call align 1 ptr @_RNvXs2S_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMuthENtNtNtNtBa_4iter6traits12double_ended19DoubleEndedIterator9next_backCsj9uKStS5ReH_7rs_wide(ptr align 8 %self) #11
  ret ptr %_0
}

; <core::slice::iter::IterMut<u8> as core::iter::traits::iterator::Iterator>::rev
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMuthENtNtNtNtB9_4iter6traits8iterator8Iterator3revCsj9uKStS5ReH_7rs_wide(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

; Function Attrs: nounwind
define ptx_kernel void @digits(ptr %x, ptr %out) unnamed_addr #0 {
start:
  %_27 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %n = alloca [16 x i8], align 16
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i8, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit

panic.i8:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i7, i64 2)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
  %_0.i6 = getelementptr inbounds nuw i64, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u64>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsyECsj9uKStS5ReH_7rs_wide(ptr %_0.i6, i64 2, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #11
  %_0.0.i4 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i5 = extractvalue { ptr, i64 } %2, 1
  %v.0 = extractvalue { ptr, i64 } %2, 0
  %v.1 = extractvalue { ptr, i64 } %2, 1
  %_14 = icmp ult i64 0, %v.1
  br i1 %_14, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_5d36959f9a77a5a056db0b8edf3f04e5) #10
  unreachable

bb5:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw i64, ptr %v.0, i64 0
  %_11 = load i64, ptr %3, align 8
  %_10 = zext i64 %_11 to i128
  %_9 = shl i128 %_10, 64
  %_21 = icmp ult i64 1, %v.1
  br i1 %_21, label %bb7, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_66aff52379c95d0f3ff0c95f66d8c482) #10
  unreachable

bb7:                                              ; preds = %bb5
  %4 = getelementptr inbounds nuw i64, ptr %v.0, i64 1
  %_18 = load i64, ptr %4, align 8
  %_17 = zext i64 %_18 to i128
  %5 = or i128 %_9, %_17
  store i128 %5, ptr %n, align 16
  %6 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i7, i64 40)
  %_6.0.i = extractvalue { i64, i1 } %6, 0
  %_6.1.i = extractvalue { i64, i1 } %6, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsj9uKStS5ReH_7rs_wide3gpu3rowhEB4_.exit

panic.i:                                          ; preds = %bb7
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #10
  unreachable

_RINvNtCsj9uKStS5ReH_7rs_wide3gpu3rowhEB4_.exit:  ; preds = %bb7
  %_0.i = getelementptr inbounds nuw i8, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<u8>
  %7 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_muthECsj9uKStS5ReH_7rs_wide(ptr %_0.i, i64 40, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #11
  %_0.0.i = extractvalue { ptr, i64 } %7, 0
  %_0.1.i = extractvalue { ptr, i64 } %7, 1
  %dst.0 = extractvalue { ptr, i64 } %7, 0
  %dst.1 = extractvalue { ptr, i64 } %7, 1
; call <[u8]>::iter_mut
  %8 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh8iter_mutCsj9uKStS5ReH_7rs_wide(ptr align 1 %dst.0, i64 %dst.1) #11
  %_25.0 = extractvalue { ptr, ptr } %8, 0
  %_25.1 = extractvalue { ptr, ptr } %8, 1
; call <core::slice::iter::IterMut<u8> as core::iter::traits::iterator::Iterator>::rev
  %9 = call { ptr, ptr } @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMuthENtNtNtNtB9_4iter6traits8iterator8Iterator3revCsj9uKStS5ReH_7rs_wide(ptr %_25.0, ptr %_25.1) #11
  %_24.0 = extractvalue { ptr, ptr } %9, 0
  %_24.1 = extractvalue { ptr, ptr } %9, 1
; call <core::iter::adapters::rev::Rev<core::slice::iter::IterMut<u8>> as core::iter::traits::collect::IntoIterator>::into_iter
  %10 = call { ptr, ptr } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters3rev3RevINtNtNtB8_5slice4iter7IterMuthEENtB2_12IntoIterator9into_iterCsj9uKStS5ReH_7rs_wide(ptr %_24.0, ptr %_24.1) #11
  %_23.0 = extractvalue { ptr, ptr } %10, 0
  %_23.1 = extractvalue { ptr, ptr } %10, 1
  store ptr %_23.0, ptr %iter, align 8
  %11 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_23.1, ptr %11, align 8
  br label %bb12

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_4a5eed235f7e0ed2a8d641ebb526c025) #10
  unreachable

bb12:                                             ; preds = %bb18, %_RINvNtCsj9uKStS5ReH_7rs_wide3gpu3rowhEB4_.exit
; call <core::iter::adapters::rev::Rev<core::slice::iter::IterMut<u8>> as core::iter::traits::iterator::Iterator>::next
  %12 = call align 1 ptr @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3revINtB4_3RevINtNtNtBa_5slice4iter7IterMuthEENtNtNtB8_6traits8iterator8Iterator4nextCsj9uKStS5ReH_7rs_wide(ptr align 8 %iter) #11
  store ptr %12, ptr %_27, align 8
  %13 = load ptr, ptr %_27, align 8
  %14 = ptrtoint ptr %13 to i64
  %15 = icmp eq i64 %14, 0
  %_29 = select i1 %15, i64 0, i64 1
  %16 = trunc nuw i64 %_29 to i1
  br i1 %16, label %bb15, label %bb16

bb15:                                             ; preds = %bb12
  %d = load ptr, ptr %_27, align 8
  %_33 = load i128, ptr %n, align 16
  %_32 = urem i128 %_33, 10
  %_31 = trunc i128 %_32 to i8
  %_35.0 = add i8 48, %_31
  %_35.1 = icmp ult i8 %_35.0, 48
  br i1 %_35.1, label %panic3, label %bb18

bb16:                                             ; preds = %bb12
  ret void

bb18:                                             ; preds = %bb15
  store i8 %_35.0, ptr %d, align 1
  %17 = load i128, ptr %n, align 16
  %18 = udiv i128 %17, 10
  store i128 %18, ptr %n, align 16
  br label %bb12

panic3:                                           ; preds = %bb15
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_b6e26f2eff3cb590a83f999e02eebd80) #10
  unreachable

bb14:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @montgomery_pow(ptr %x, ptr %out, i64 %m, i32 %e) unnamed_addr #0 {
start:
  %e1 = alloca [4 x i8], align 4
  %acc = alloca [8 x i8], align 8
  %base = alloca [8 x i8], align 8
  %ctx = alloca [24 x i8], align 8
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64
; call <rs_wide::Montgomery>::new
  call void @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery3new(ptr sret([24 x i8]) align 8 %ctx, i64 %m) #13
  %_0.i5 = getelementptr inbounds nuw i64, ptr %x, i64 %_0.i6
; call core::slice::raw::from_raw_parts::<u64>
  %1 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsyECsj9uKStS5ReH_7rs_wide(ptr %_0.i5, i64 1, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #11
  %_0.0.i = extractvalue { ptr, i64 } %1, 0
  %_0.1.i = extractvalue { ptr, i64 } %1, 1
  %_12.0 = extractvalue { ptr, i64 } %1, 0
  %_12.1 = extractvalue { ptr, i64 } %1, 1
  %_16 = icmp ult i64 0, %_12.1
  br i1 %_16, label %bb5, label %panic

bb5:                                              ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
  %2 = getelementptr inbounds nuw i64, ptr %_12.0, i64 0
  %_11 = load i64, ptr %2, align 8
  %_10 = zext i64 %_11 to i128
  %3 = getelementptr inbounds i8, ptr %ctx, i64 16
  %_18 = load i64, ptr %3, align 8
  %_17 = zext i64 %_18 to i128
  %4 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_10, i128 %_17)
  %_19.0 = extractvalue { i128, i1 } %4, 0
  %_19.1 = extractvalue { i128, i1 } %4, 1
  br i1 %_19.1, label %panic2, label %bb6

panic:                                            ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %_12.1, ptr align 8 @alloc_6a1c3fec909085e234f266eb2ed9d734) #10
  unreachable

bb6:                                              ; preds = %bb5
; call <rs_wide::Montgomery>::reduce
  %5 = call i64 @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce(ptr align 8 %ctx, i128 %_19.0) #12
  store i64 %5, ptr %base, align 8
  %6 = getelementptr inbounds i8, ptr %ctx, i64 16
  %_23 = load i64, ptr %6, align 8
  %_22 = zext i64 %_23 to i128
; call <rs_wide::Montgomery>::reduce
  %7 = call i64 @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce(ptr align 8 %ctx, i128 %_22) #12
  store i64 %7, ptr %acc, align 8
  store i32 %e, ptr %e1, align 4
  br label %bb9

panic2:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_6a1c3fec909085e234f266eb2ed9d734) #10
  unreachable

bb9:                                              ; preds = %bb15, %bb6
  %_26 = load i32, ptr %e1, align 4
  %_25 = icmp ne i32 %_26, 0
  br i1 %_25, label %bb10, label %bb18

bb18:                                             ; preds = %bb9
  %_52 = load i64, ptr %acc, align 8
  %_51 = zext i64 %_52 to i128
; call <rs_wide::Montgomery>::reduce
  %_49 = call i64 @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce(ptr align 8 %ctx, i128 %_51) #12
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i6
  store i64 %_49, ptr %_0.i, align 8
  ret void

bb10:                                             ; preds = %bb9
  %_29 = load i32, ptr %e1, align 4
  %_28 = and i32 %_29, 1
  %_27 = icmp eq i32 %_28, 1
  br i1 %_27, label %bb11, label %bb14

bb14:                                             ; preds = %bb12, %bb10
  %_42 = load i64, ptr %base, align 8
  %_41 = zext i64 %_42 to i128
  %_44 = load i64, ptr %base, align 8
  %_43 = zext i64 %_44 to i128
  %8 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_41, i128 %_43)
  %_45.0 = extractvalue { i128, i1 } %8, 0
  %_45.1 = extractvalue { i128, i1 } %8, 1
  br i1 %_45.1, label %panic4, label %bb15

bb11:                                             ; preds = %bb10
  %_34 = load i64, ptr %acc, align 8
  %_33 = zext i64 %_34 to i128
  %_36 = load i64, ptr %base, align 8
  %_35 = zext i64 %_36 to i128
  %9 = call { i128, i1 } @llvm.umul.with.overflow.i128(i128 %_33, i128 %_35)
  %_37.0 = extractvalue { i128, i1 } %9, 0
  %_37.1 = extractvalue { i128, i1 } %9, 1
  br i1 %_37.1, label %panic3, label %bb12

bb12:                                             ; preds = %bb11
; call <rs_wide::Montgomery>::reduce
  %_30 = call i64 @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce(ptr align 8 %ctx, i128 %_37.0) #12
  store i64 %_30, ptr %acc, align 8
  br label %bb14

panic3:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_e682be2855a0f86993077c99cb2f8f1b) #10
  unreachable

bb15:                                             ; preds = %bb14
; call <rs_wide::Montgomery>::reduce
  %_38 = call i64 @_RNvMCsj9uKStS5ReH_7rs_wideNtB2_10Montgomery6reduce(ptr align 8 %ctx, i128 %_45.0) #12
  store i64 %_38, ptr %base, align 8
  %10 = load i32, ptr %e1, align 4
  %11 = lshr i32 %10, 1
  store i32 %11, ptr %e1, align 4
  br label %bb9

panic4:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_fd038bb11f0ed713bceb7f4197a497cc) #10
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @mul_div_wide(ptr %x, ptr %out) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %r = alloca [32 x i8], align 8
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %1 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %1, 0
  %_5.1.i = extractvalue { i32, i1 } %1, 1
  br i1 %_5.1.i, label %panic.i17, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit

panic.i17:                                        ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i16 = zext i32 %_7.0.i to i64
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i16, i64 3)
  %_7.0 = extractvalue { i64, i1 } %2, 0
  %_7.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
  %_0.i13 = getelementptr inbounds nuw i64, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u64>
  %3 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsyECsj9uKStS5ReH_7rs_wide(ptr %_0.i13, i64 3, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #11
  %_0.0.i11 = extractvalue { ptr, i64 } %3, 0
  %_0.1.i12 = extractvalue { ptr, i64 } %3, 1
  %v.0 = extractvalue { ptr, i64 } %3, 0
  %v.1 = extractvalue { ptr, i64 } %3, 1
  %_12 = icmp ult i64 0, %v.1
  br i1 %_12, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsj9uKStS5ReH_7rs_wide3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_9f09bb4e45bf90ce7612dd1716fbb5ab) #10
  unreachable

bb5:                                              ; preds = %bb2
  %4 = getelementptr inbounds nuw i64, ptr %v.0, i64 0
  %_9 = load i64, ptr %4, align 8
  %_16 = icmp ult i64 1, %v.1
  br i1 %_16, label %bb6, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_1587a19c82168c4c55d5e3e91cfc6213) #10
  unreachable

bb6:                                              ; preds = %bb5
  %5 = getelementptr inbounds nuw i64, ptr %v.0, i64 1
  %_13 = load i64, ptr %5, align 8
; call rs_wide::mul_wide
  %p = call i128 @_RNvCsj9uKStS5ReH_7rs_wide8mul_wide(i64 %_9, i64 %_13) #13
  %_22 = icmp ult i64 2, %v.1
  br i1 %_22, label %bb8, label %panic3

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_abeca20b1f1e63e888886e6e663d6df2) #10
  unreachable

bb8:                                              ; preds = %bb6
  %6 = getelementptr inbounds nuw i64, ptr %v.0, i64 2
  %_19 = load i64, ptr %6, align 8
  %_18 = or i64 %_19, 1
  %d = zext i64 %_18 to i128
  %_30 = icmp ult i64 2, %v.1
  br i1 %_30, label %bb9, label %panic4

panic3:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %v.1, ptr align 8 @alloc_ce768b4f0c2af98e6d97e6512f244b29) #10
  unreachable

bb9:                                              ; preds = %bb8
  %7 = getelementptr inbounds nuw i64, ptr %v.0, i64 2
  %_27 = load i64, ptr %7, align 8
  %_26 = and i64 %_27, 63
  %_25 = trunc i64 %_26 to i32
  %_31 = icmp ult i32 %_25, 128
  br i1 %_31, label %bb10, label %panic5

panic4:                                           ; preds = %bb8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %v.1, ptr align 8 @alloc_e4ef6faf5fb17c8a17a02039bab1c646) #10
  unreachable

bb10:                                             ; preds = %bb9
  %8 = and i32 %_25, 127
  %9 = zext i32 %8 to i128
  %signed = ashr i128 %p, %9
  %_39 = icmp ult i64 2, %v.1
  br i1 %_39, label %bb11, label %panic6

panic5:                                           ; preds = %bb9
; call core::panicking::panic_const::panic_const_shr_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shr_overflow(ptr align 8 @alloc_4ec69fde0347e5a499c73ca60d5cb77f) #10
  unreachable

bb11:                                             ; preds = %bb10
  %10 = getelementptr inbounds nuw i64, ptr %v.0, i64 2
  %_36 = load i64, ptr %10, align 8
  %_35 = lshr i64 %_36, 3
  %_34 = or i64 %_35, 1
  %_33 = zext i64 %_34 to i128
  %_42 = icmp eq i128 %_33, 0
  br i1 %_42, label %panic7, label %bb13

panic6:                                           ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %v.1, ptr align 8 @alloc_e58ed14411498d2dbc3d8153bb01b13b) #10
  unreachable

bb13:                                             ; preds = %bb11
  %_43 = icmp eq i128 %_33, -1
  %_44 = icmp eq i128 %signed, -170141183460469231731687303715884105728
  %_45 = and i1 %_43, %_44
  br i1 %_45, label %panic8, label %bb14

panic7:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_a8395049d9f037365c5aa85c81356bbb) #10
  unreachable

bb14:                                             ; preds = %bb13
  %q = sdiv i128 %signed, %_33
  %_49 = icmp eq i128 %d, 0
  br i1 %_49, label %panic9, label %bb15

panic8:                                           ; preds = %bb13
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_a8395049d9f037365c5aa85c81356bbb) #10
  unreachable

bb15:                                             ; preds = %bb14
  %_48 = udiv i128 %p, %d
  %_47 = trunc i128 %_48 to i64
  %_52 = icmp eq i128 %d, 0
  br i1 %_52, label %panic10, label %bb16

panic9:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_31eabef82c89a20aedfacf8ee6e1e530) #10
  unreachable

bb16:                                             ; preds = %bb15
  %_51 = urem i128 %p, %d
  %_50 = trunc i128 %_51 to i64
  %_53 = trunc i128 %q to i64
; call core::intrinsics::rotate_left::<u128>
  %_0.i14 = call i128 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftoECsj9uKStS5ReH_7rs_wide(i128 %p, i32 37) #12
  %_56 = lshr i128 %_0.i14, 64
  %_55 = trunc i128 %_56 to i64
  %11 = call i128 @llvm.ctlz.i128(i128 %p, i1 false)
  %12 = trunc i128 %11 to i32
  store i32 %12, ptr %0, align 4
  %_0.i15 = load i32, ptr %0, align 4
  %_60 = zext i32 %_0.i15 to i64
  %_54 = xor i64 %_55, %_60
  %13 = getelementptr inbounds nuw i64, ptr %r, i64 0
  store i64 %_47, ptr %13, align 8
  %14 = getelementptr inbounds nuw i64, ptr %r, i64 1
  store i64 %_50, ptr %14, align 8
  %15 = getelementptr inbounds nuw i64, ptr %r, i64 2
  store i64 %_53, ptr %15, align 8
  %16 = getelementptr inbounds nuw i64, ptr %r, i64 3
  store i64 %_54, ptr %16, align 8
  %17 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i16, i64 4)
  %_6.0.i = extractvalue { i64, i1 } %17, 0
  %_6.1.i = extractvalue { i64, i1 } %17, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsj9uKStS5ReH_7rs_wide3gpu3rowyEB4_.exit

panic.i:                                          ; preds = %bb16
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #10
  unreachable

_RINvNtCsj9uKStS5ReH_7rs_wide3gpu3rowyEB4_.exit:  ; preds = %bb16
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<u64>
  %18 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutyECsj9uKStS5ReH_7rs_wide(ptr %_0.i, i64 4, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #11
  %_0.0.i = extractvalue { ptr, i64 } %18, 0
  %_0.1.i = extractvalue { ptr, i64 } %18, 1
  %_63.0 = extractvalue { ptr, i64 } %18, 0
  %_63.1 = extractvalue { ptr, i64 } %18, 1
; call <[u64]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSy15copy_from_sliceCsj9uKStS5ReH_7rs_wide(ptr align 8 %_63.0, i64 %_63.1, ptr align 8 %r, i64 4, ptr align 8 @alloc_526e305c7222a16496b2e1481387ff70) #11
  ret void

panic10:                                          ; preds = %bb15
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_e997f1390990b22ef129cb7fc226bfd0) #10
  unreachable
}


; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.fshl.i128(i128, i128, i128) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i128, i1 } @llvm.umul.with.overflow.i128(i128, i128) #5

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.ctlz.i128(i128, i1 immarg) #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #9 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_shr_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shr_overflow(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { cold nounwind "target-cpu"="sm_90" }
attributes #4 = { "target-cpu"="sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { inlinehint nounwind }
attributes #12 = { nounwind }
attributes #13 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
