; ModuleID = 'rs_traits.a67639cb953b14b-cgu.0'
source_filename = "rs_traits.a67639cb953b14b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_bc19765ac3435140cbeecba0beb78e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\14\00\00\00" }>, align 8
@alloc_d7acda7b7affc0b459032d78a088b794 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\1B\00\00\00" }>, align 8
@_RNvCsTnwSOEl6Wd_9rs_traits5TABLE = internal constant <{ ptr, ptr, ptr }> <{ ptr @_RNvCsTnwSOEl6Wd_9rs_traits8xorshift, ptr @_RNvCsTnwSOEl6Wd_9rs_traits3mix, ptr @_RNvYNCNvCsTnwSOEl6Wd_9rs_traits5TABLE0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_ }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_a6a0cc8156fe455996de64a9d05b1dfe = private unnamed_addr constant [184 x i8] c"unsafe precondition(s) violated: u32::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_ed47a4aa4fc5fab6ea879dc1d77e8887 = private unnamed_addr constant [9 x i8] c"rectangle", align 1
@alloc_2a24d5760a4c34058960e121e35c7201 = private unnamed_addr constant [5 x i8] c"shape", align 1
@alloc_34d6d50e4f824fe6c00faa7e5e57c81c = private unnamed_addr constant [25 x i8] c"corpus/rust/rs_traits.rs\00", align 1
@alloc_dc9539be40a45f77cbc384381db0e297 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00<\00\00\00#\00\00\00" }>, align 8
@alloc_fc18405879ba3261acb6190535eed25f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00<\00\00\00\0D\00\00\00" }>, align 8
@alloc_f5104129c2e5185cb1d3612e91bab970 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00?\00\00\00A\00\00\00" }>, align 8
@vtable.0 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNSNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableCsTnwSOEl6Wd_9rs_traits, ptr @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function5FnMutTmEE8call_mutCsTnwSOEl6Wd_9rs_traits, ptr @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function2FnTmEE4callCsTnwSOEl6Wd_9rs_traits }>, align 8
@vtable.1 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00", ptr @_RNSNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableB8_, ptr @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_, ptr @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_ }>, align 8
@alloc_bba2369120c77bda10ce5225dfdc3ebf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00@\00\00\00-\00\00\00" }>, align 8
@alloc_734559bb26e31c51330469af2ff1e2f1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00Y\00\00\00'\00\00\00" }>, align 8
@alloc_3e9530d77e2cbc106690237139ec3026 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00Y\00\00\00#\00\00\00" }>, align 8
@alloc_61fc9763901c65c5ce4da2d5aa949677 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00Z\00\00\00\17\00\00\00" }>, align 8
@alloc_75e73332754f6815ec873f1346efebdb = private unnamed_addr constant <{ [4 x i8], [28 x i8] }> <{ [4 x i8] zeroinitializer, [28 x i8] undef }>, align 8
@alloc_c8775f3d2ca50d347a8da736c7ce3462 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00^\00\00\00A\00\00\00" }>, align 8
@alloc_91f27c16567d7da3bebb16206a993293 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00*\00\00\00'\00\00\00" }>, align 8
@alloc_68dc4f155489dd3b5fc1bb1eda67ed06 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00*\00\00\00#\00\00\00" }>, align 8
@alloc_592b479bed1ec3139f15871c32fde56f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00+\00\00\00\22\00\00\00" }>, align 8
@alloc_fa883ec260e3577e5e419df8a07a97c3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00+\00\00\003\00\00\00" }>, align 8
@alloc_6822043dbac12e293841a2895bdf3f63 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00+\00\00\00<\00\00\00" }>, align 8
@vtable.2 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\08\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4area, ptr @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4grow, ptr @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4name }>, align 8
@vtable.3 = private unnamed_addr constant <{ [24 x i8], ptr, ptr, ptr }> <{ [24 x i8] c"\00\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00\04\00\00\00\00\00\00\00", ptr @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4area, ptr @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4grow, ptr @_RNvYNtCsTnwSOEl6Wd_9rs_traits6SquareNtB4_5Shape4nameB4_ }>, align 8
@alloc_551995a4e6c85c3253d9a42d31d102ae = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_34d6d50e4f824fe6c00faa7e5e57c81c, [16 x i8] c"\18\00\00\00\00\00\00\00-\00\00\000\00\00\00" }>, align 8

; core::intrinsics::rotate_left::<u32>
; Function Attrs: nounwind
define i32 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftmECsTnwSOEl6Wd_9rs_traits(i32 %x, i32 %shift) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_3 = urem i32 %shift, 32
  %1 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %_3)
  store i32 %1, ptr %0, align 4
  %_0 = load i32, ptr %0, align 4
  ret i32 %_0
}

; core::intrinsics::rotate_right::<u32>
; Function Attrs: nounwind
define i32 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics12rotate_rightmECsTnwSOEl6Wd_9rs_traits(i32 %x, i32 %shift) unnamed_addr #0 {
start:
  %0 = alloca [4 x i8], align 4
  %_3 = urem i32 %shift, 32
  %1 = call i32 @llvm.fshr.i32(i32 %x, i32 %x, i32 %_3)
  store i32 %1, ptr %0, align 4
  %_0 = load i32, ptr %0, align 4
  ret i32 %_0
}

; core::slice::raw::from_raw_parts::<f32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsfECsTnwSOEl6Wd_9rs_traits(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsTnwSOEl6Wd_9rs_traits(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #8
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<i32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partslECsTnwSOEl6Wd_9rs_traits(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsTnwSOEl6Wd_9rs_traits(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #8
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<u32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsmECsTnwSOEl6Wd_9rs_traits(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsTnwSOEl6Wd_9rs_traits(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #8
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_traits::apply::{closure#0}>
; Function Attrs: inlinehint nounwind
define i32 @_RINvYINtNtNtCsgEmfK2I1SDS_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldmNCNvCsTnwSOEl6Wd_9rs_traits5apply0EB1A_(i32 %0, i32 %1, i32 %init, ptr align 1 %2, ptr align 8 %3) unnamed_addr #1 {
start:
  %4 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_5 = alloca [8 x i8], align 4
  %accum = alloca [4 x i8], align 4
  %f = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %5, align 4
  store ptr %2, ptr %f, align 8
  %6 = getelementptr inbounds i8, ptr %f, i64 8
  store ptr %3, ptr %6, align 8
  store i8 1, ptr %_13, align 1
  store i32 %init, ptr %accum, align 4
  br label %bb1

bb1:                                              ; preds = %bb4, %start
; call <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::next
  %7 = call { i32, i32 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCsTnwSOEl6Wd_9rs_traits(ptr align 4 %self) #8
  %8 = extractvalue { i32, i32 } %7, 0
  %9 = extractvalue { i32, i32 } %7, 1
  store i32 %8, ptr %_5, align 4
  %10 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %9, ptr %10, align 4
  br label %bb2

bb2:                                              ; preds = %bb1
  %11 = load i32, ptr %_5, align 4
  %12 = getelementptr inbounds i8, ptr %_5, i64 4
  %13 = load i32, ptr %12, align 4
  %_7 = zext i32 %11 to i64
  %14 = trunc nuw i64 %_7 to i1
  br i1 %14, label %bb3, label %bb5

bb3:                                              ; preds = %bb2
  %15 = getelementptr inbounds i8, ptr %_5, i64 4
  %x = load i32, ptr %15, align 4
  store i8 0, ptr %_13, align 1
  %_12 = load i32, ptr %accum, align 4
; call rs_traits::apply::{closure#0}
  %_9 = call i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits5apply0B3_(ptr align 8 %f, i32 %_12, i32 %x) #8
  br label %bb4

bb5:                                              ; preds = %bb2
  %_0 = load i32, ptr %accum, align 4
  br label %bb6

bb4:                                              ; preds = %bb3
  store i8 1, ptr %_13, align 1
  store i32 %_9, ptr %accum, align 4
  br label %bb1

bb6:                                              ; preds = %bb5
  ret i32 %_0

bb13:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  %16 = load i8, ptr %_13, align 1
  %17 = trunc nuw i8 %16 to i1
  br i1 %17, label %bb11, label %bb8

bb8:                                              ; preds = %bb11, %bb12
  br label %bb9

bb11:                                             ; preds = %bb12
  br label %bb8

bb9:                                              ; preds = %bb8
  %18 = load ptr, ptr %4, align 8
  %19 = getelementptr inbounds i8, ptr %4, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  unreachable
}

; rs_traits::TABLE::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits5TABLE0B3_(ptr align 1 %_1, i32 %x) unnamed_addr #1 {
start:
  %_0 = xor i32 %x, -1
  ret i32 %_0
}

; rs_traits::apply::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits5apply0B3_(ptr align 8 %_1, i32 %v, i32 %_3) unnamed_addr #1 {
start:
  %_5.0 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %_1, i64 8
  %_5.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_5.1, i64 40
  %2 = load ptr, ptr %1, align 8, !invariant.load !3, !nonnull !3
  %_0 = call i32 %2(ptr align 1 %_5.0, i32 %v) #8
  ret i32 %_0
}

; rs_traits::compose::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_(ptr align 8 %_1, i32 %y) unnamed_addr #1 {
start:
  %_5 = load ptr, ptr %_1, align 8
  %_4 = load i32, ptr %_5, align 4
  %_0.i1 = add i32 %y, %_4
; call core::intrinsics::rotate_right::<u32>
  %_0.i = call i32 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics12rotate_rightmECsTnwSOEl6Wd_9rs_traits(i32 %_0.i1, i32 5) #9
  ret i32 %_0.i
}

; <fn(u32) -> u32 as core::ops::function::FnOnce<(u32,)>>::call_once::{shim:vtable#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNSNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableCsTnwSOEl6Wd_9rs_traits(ptr %_1, i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %1 = load ptr, ptr %_1, align 8
  %2 = load i32, ptr %_2, align 4
; call <fn(u32) -> u32 as core::ops::function::FnOnce<(u32,)>>::call_once
  %_0 = call i32 @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceCsTnwSOEl6Wd_9rs_traits(ptr %1, i32 %2) #8
  ret i32 %_0
}

; <rs_traits::compose::{closure#0} as core::ops::function::FnOnce<(u32,)>>::call_once::{shim:vtable#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNSNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_once6vtableB8_(ptr %_1, i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %1 = load ptr, ptr %_1, align 8
  %2 = load i32, ptr %_2, align 4
; call <rs_traits::compose::{closure#0} as core::ops::function::FnOnce<(u32,)>>::call_once
  %_0 = call i32 @_RNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_(ptr align 4 %1, i32 %2) #8
  ret i32 %_0
}

; rs_traits::mix
; Function Attrs: nounwind
define internal i32 @_RNvCsTnwSOEl6Wd_9rs_traits3mix(i32 %x) unnamed_addr #0 {
start:
  %_0.i1 = mul i32 %x, -1640531535
; call core::intrinsics::rotate_left::<u32>
  %_0.i = call i32 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftmECsTnwSOEl6Wd_9rs_traits(i32 %_0.i1, i32 7) #9
  ret i32 %_0.i
}

; rs_traits::eval
; Function Attrs: noinline nounwind
define internal i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %e, i32 %x) unnamed_addr #2 {
start:
  %_0 = alloca [4 x i8], align 4
  %0 = load i32, ptr %e, align 8
  %_3 = zext i32 %0 to i64
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb4
    i64 3, label %bb3
    i64 4, label %bb2
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store i32 %x, ptr %_0, align 4
  br label %bb14

bb5:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %e, i64 4
  %n = load i32, ptr %1, align 4
  store i32 %n, ptr %_0, align 4
  br label %bb14

bb4:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %e, i64 8
  %a = load ptr, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %e, i64 16
  %b = load ptr, ptr %3, align 8
; call rs_traits::eval
  %_7 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %a, i32 %x) #10
; call rs_traits::eval
  %_8 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %b, i32 %x) #10
  %_0.i = add i32 %_7, %_8
  store i32 %_0.i, ptr %_0, align 4
  br label %bb14

bb3:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %e, i64 8
  %a1 = load ptr, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %e, i64 16
  %b2 = load ptr, ptr %5, align 8
; call rs_traits::eval
  %_11 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %a1, i32 %x) #10
; call rs_traits::eval
  %_12 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %b2, i32 %x) #10
  %_0.i5 = mul i32 %_11, %_12
  store i32 %_0.i5, ptr %_0, align 4
  br label %bb14

bb2:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %e, i64 8
  %c = load ptr, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %e, i64 16
  %a3 = load ptr, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %e, i64 24
  %b4 = load ptr, ptr %8, align 8
; call rs_traits::eval
  %_17 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %c, i32 %x) #10
  %_16 = icmp slt i32 %_17, 0
  br i1 %_16, label %bb12, label %bb13

bb14:                                             ; preds = %bb12, %bb13, %bb3, %bb4, %bb5, %bb6
  %9 = load i32, ptr %_0, align 4
  ret i32 %9

bb13:                                             ; preds = %bb2
; call rs_traits::eval
  %10 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %b4, i32 %x) #10
  store i32 %10, ptr %_0, align 4
  br label %bb14

bb12:                                             ; preds = %bb2
; call rs_traits::eval
  %11 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %a3, i32 %x) #10
  store i32 %11, ptr %_0, align 4
  br label %bb14
}

; rs_traits::apply
; Function Attrs: noinline nounwind
define internal i32 @_RNvCsTnwSOEl6Wd_9rs_traits5apply(ptr align 1 %f.0, ptr align 8 %f.1, i32 %x, i32 %n) unnamed_addr #2 {
start:
; call <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_traits::apply::{closure#0}>
  %_0 = call i32 @_RINvYINtNtNtCsgEmfK2I1SDS_4core3ops5range5RangemENtNtNtNtBa_4iter6traits8iterator8Iterator4foldmNCNvCsTnwSOEl6Wd_9rs_traits5apply0EB1A_(i32 0, i32 %n, i32 %x, ptr align 1 %f.0, ptr align 8 %f.1) #8
  ret i32 %_0
}

; rs_traits::measure
; Function Attrs: noinline nounwind
define internal float @_RNvCsTnwSOEl6Wd_9rs_traits7measure(ptr align 1 %s.0, ptr align 8 %s.1, float %by) unnamed_addr #2 {
start:
  %0 = getelementptr inbounds i8, ptr %s.1, i64 24
  %1 = load ptr, ptr %0, align 8, !invariant.load !3, !nonnull !3
  %before = call float %1(ptr align 1 %s.0) #8
  %2 = getelementptr inbounds i8, ptr %s.1, i64 32
  %3 = load ptr, ptr %2, align 8, !invariant.load !3, !nonnull !3
  call void %3(ptr align 1 %s.0, float %by) #8
  %4 = getelementptr inbounds i8, ptr %s.1, i64 24
  %5 = load ptr, ptr %4, align 8, !invariant.load !3, !nonnull !3
  %_7 = call float %5(ptr align 1 %s.0) #8
  %6 = getelementptr inbounds i8, ptr %s.1, i64 40
  %7 = load ptr, ptr %6, align 8, !invariant.load !3, !nonnull !3
  %8 = call { ptr, i64 } %7(ptr align 1 %s.0) #8
  %_11.0 = extractvalue { ptr, i64 } %8, 0
  %_11.1 = extractvalue { ptr, i64 } %8, 1
; call <str>::len
  %_10 = call i64 @_RNvMNtCsgEmfK2I1SDS_4core3stre3lenCsTnwSOEl6Wd_9rs_traits(ptr align 1 %_11.0, i64 %_11.1) #8
  %_9 = uitofp i64 %_10 to float
  %_6 = fmul float %_7, %_9
  %_0 = fadd float %before, %_6
  ret float %_0
}

; rs_traits::xorshift
; Function Attrs: nounwind
define internal i32 @_RNvCsTnwSOEl6Wd_9rs_traits8xorshift(i32 %x) unnamed_addr #0 {
start:
  %_3 = shl i32 %x, 13
  %_2 = xor i32 %x, %_3
  %_6 = lshr i32 %x, 17
  %_0 = xor i32 %_2, %_6
  ret i32 %_0
}

; <str>::len
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMNtCsgEmfK2I1SDS_4core3stre3lenCsTnwSOEl6Wd_9rs_traits(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  ret i64 %self.1
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsTnwSOEl6Wd_9rs_traits(ptr %self, i64 %align) unnamed_addr #1 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #11
  unreachable
}

; <u32>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add18precondition_checkCsTnwSOEl6Wd_9rs_traits(i32 %lhs, i32 %rhs, ptr align 8 %0) unnamed_addr #1 {
start:
  %_4.0 = add i32 %lhs, %rhs
  %_4.1 = icmp ult i32 %_4.0, %lhs
  br i1 %_4.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a6a0cc8156fe455996de64a9d05b1dfe, ptr inttoptr (i64 369 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsTnwSOEl6Wd_9rs_traits(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #1 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsTnwSOEl6Wd_9rs_traits(ptr %data, i64 %align) #8
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #11
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

; <rs_traits::Square as rs_traits::Shape>::area
; Function Attrs: nounwind
define float @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4area(ptr align 4 %self) unnamed_addr #0 {
start:
  %_2 = load float, ptr %self, align 4
  %_3 = load float, ptr %self, align 4
  %_0 = fmul float %_2, %_3
  ret float %_0
}

; <rs_traits::Square as rs_traits::Shape>::grow
; Function Attrs: nounwind
define void @_RNvXCsTnwSOEl6Wd_9rs_traitsNtB2_6SquareNtB2_5Shape4grow(ptr align 4 %self, float %by) unnamed_addr #0 {
start:
  %0 = load float, ptr %self, align 4
  %1 = fadd float %0, %by
  store float %1, ptr %self, align 4
  ret void
}

; <core::ops::range::Range<u32> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCsTnwSOEl6Wd_9rs_traits(ptr align 4 %self) unnamed_addr #1 {
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
  %_6 = call i32 @_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_uncheckedCsTnwSOEl6Wd_9rs_traits(i32 %old, i64 1) #8
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

; <core::ops::range::Range<u32> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtNtNtB7_6traits8iterator8Iterator4nextCsTnwSOEl6Wd_9rs_traits(ptr align 4 %self) unnamed_addr #1 {
start:
; call <core::ops::range::Range<u32> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i32, i32 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangemENtB5_17RangeIteratorImpl9spec_nextCsTnwSOEl6Wd_9rs_traits(ptr align 4 %self) #8
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; <u32 as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvXsB_NtNtCsgEmfK2I1SDS_4core4iter5rangemNtB5_4Step17forward_uncheckedCsTnwSOEl6Wd_9rs_traits(i32 %start1, i64 %n) unnamed_addr #1 {
start:
  %rhs = trunc i64 %n to i32
  br label %bb1

bb1:                                              ; preds = %start
; call <u32>::unchecked_add::precondition_check
  call void @_RNvNvMs6_NtCsgEmfK2I1SDS_4core3numm13unchecked_add18precondition_checkCsTnwSOEl6Wd_9rs_traits(i32 %start1, i32 %rhs, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #8
  br label %bb2

bb2:                                              ; preds = %bb1
  %_0 = add nuw i32 %start1, %rhs
  ret i32 %_0
}

; <rs_traits::Rect as rs_traits::Shape>::area
; Function Attrs: nounwind
define float @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4area(ptr align 4 %self) unnamed_addr #0 {
start:
  %_2 = load float, ptr %self, align 4
  %0 = getelementptr inbounds i8, ptr %self, i64 4
  %_3 = load float, ptr %0, align 4
  %_0 = fmul float %_2, %_3
  ret float %_0
}

; <rs_traits::Rect as rs_traits::Shape>::grow
; Function Attrs: nounwind
define void @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4grow(ptr align 4 %self, float %by) unnamed_addr #0 {
start:
  %0 = load float, ptr %self, align 4
  %1 = fmul float %0, %by
  store float %1, ptr %self, align 4
  ret void
}

; <rs_traits::Rect as rs_traits::Shape>::name
; Function Attrs: nounwind
define { ptr, i64 } @_RNvXs_CsTnwSOEl6Wd_9rs_traitsNtB4_4RectNtB4_5Shape4name(ptr align 4 %self) unnamed_addr #0 {
start:
  ret { ptr, i64 } { ptr @alloc_ed47a4aa4fc5fab6ea879dc1d77e8887, i64 9 }
}

; <fn(u32) -> u32 as core::ops::function::Fn<(u32,)>>::call
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function2FnTmEE4callCsTnwSOEl6Wd_9rs_traits(ptr align 8 %_1, i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %1 = load ptr, ptr %_1, align 8
  %2 = load i32, ptr %_2, align 4
  %_0 = call i32 %1(i32 %2) #9
  ret i32 %_0
}

; <fn(u32) -> u32 as core::ops::function::FnMut<(u32,)>>::call_mut
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function5FnMutTmEE8call_mutCsTnwSOEl6Wd_9rs_traits(ptr align 8 %_1, i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %1 = load ptr, ptr %_1, align 8
  %2 = load i32, ptr %_2, align 4
  %_0 = call i32 %1(i32 %2) #9
  ret i32 %_0
}

; <fn(u32) -> u32 as core::ops::function::FnOnce<(u32,)>>::call_once
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvYFmEmINtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceCsTnwSOEl6Wd_9rs_traits(ptr %_1, i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %1 = load i32, ptr %_2, align 4
  %_0 = call i32 %_1(i32 %1) #9
  ret i32 %_0
}

; <rs_traits::TABLE::{closure#0} as core::ops::function::FnOnce<(u32,)>>::call_once
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvYNCNvCsTnwSOEl6Wd_9rs_traits5TABLE0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_(i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  %_1 = alloca [0 x i8], align 1
  store i32 %0, ptr %_2, align 4
  %1 = load i32, ptr %_2, align 4
; call rs_traits::TABLE::{closure#0}
  %_0 = call i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits5TABLE0B3_(ptr align 1 %_1, i32 %1) #8
  ret i32 %_0
}

; <rs_traits::compose::{closure#0} as core::ops::function::FnOnce<(u32,)>>::call_once
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvYNCNvCsTnwSOEl6Wd_9rs_traits7compose0INtNtNtCsgEmfK2I1SDS_4core3ops8function6FnOnceTmEE9call_onceB6_(ptr align 4 %0, i32 %1) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  %_1 = alloca [8 x i8], align 8
  store ptr %0, ptr %_1, align 8
  store i32 %1, ptr %_2, align 4
  %2 = load i32, ptr %_2, align 4
; call rs_traits::compose::{closure#0}
  %_0 = call i32 @_RNCNvCsTnwSOEl6Wd_9rs_traits7compose0B3_(ptr align 8 %_1, i32 %2) #8
  ret i32 %_0
}

; <rs_traits::Square as rs_traits::Shape>::name
; Function Attrs: nounwind
define { ptr, i64 } @_RNvYNtCsTnwSOEl6Wd_9rs_traits6SquareNtB4_5Shape4nameB4_(ptr align 4 %self) unnamed_addr #0 {
start:
  ret { ptr, i64 } { ptr @alloc_2a24d5760a4c34058960e121e35c7201, i64 5 }
}

; Function Attrs: nounwind
define ptx_kernel void @compose(ptr %x, ptr %out) unnamed_addr #0 {
start:
  %_16 = alloca [16 x i8], align 8
  %own = alloca [8 x i8], align 8
  %captured = alloca [4 x i8], align 4
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #11
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #11
  unreachable

_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i4 = zext i32 %_7.0.i to i64
  %_0.i3 = getelementptr inbounds nuw i32, ptr %x, i64 %_0.i4
; call core::slice::raw::from_raw_parts::<u32>
  %1 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsmECsTnwSOEl6Wd_9rs_traits(ptr %_0.i3, i64 1, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #8
  %_0.0.i = extractvalue { ptr, i64 } %1, 0
  %_0.1.i = extractvalue { ptr, i64 } %1, 1
  %_5.0 = extractvalue { ptr, i64 } %1, 0
  %_5.1 = extractvalue { ptr, i64 } %1, 1
  %_9 = icmp ult i64 0, %_5.1
  br i1 %_9, label %bb4, label %panic

bb4:                                              ; preds = %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit
  %2 = getelementptr inbounds nuw i32, ptr %_5.0, i64 0
  %v = load i32, ptr %2, align 4
  %3 = lshr i32 %v, 3
  store i32 %3, ptr %captured, align 4
  store ptr %captured, ptr %own, align 8
  %_18 = and i32 %v, 1
  %_17 = icmp eq i32 %_18, 0
  br i1 %_17, label %bb6, label %bb7

panic:                                            ; preds = %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %_5.1, ptr align 8 @alloc_fc18405879ba3261acb6190535eed25f) #11
  unreachable

bb7:                                              ; preds = %bb4
  %_24 = urem i32 %v, 3
  %_23 = zext i32 %_24 to i64
  %_26 = icmp ult i64 %_23, 3
  br i1 %_26, label %bb9, label %panic1

bb6:                                              ; preds = %bb4
  store ptr %own, ptr %_16, align 8
  %4 = getelementptr inbounds i8, ptr %_16, i64 8
  store ptr @vtable.1, ptr %4, align 8
  br label %bb10

bb9:                                              ; preds = %bb7
  %_21 = getelementptr inbounds nuw ptr, ptr @_RNvCsTnwSOEl6Wd_9rs_traits5TABLE, i64 %_23
  store ptr %_21, ptr %_16, align 8
  %5 = getelementptr inbounds i8, ptr %_16, i64 8
  store ptr @vtable.0, ptr %5, align 8
  br label %bb10

panic1:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_23, i64 3, ptr align 8 @alloc_f5104129c2e5185cb1d3612e91bab970) #11
  unreachable

bb10:                                             ; preds = %bb6, %bb9
  %f.0 = load ptr, ptr %_16, align 8
  %6 = getelementptr inbounds i8, ptr %_16, i64 8
  %f.1 = load ptr, ptr %6, align 8
  %_30 = urem i32 %v, 5
  %_32.0 = add i32 %_30, 1
  %_32.1 = icmp ult i32 %_32.0, %_30
  br i1 %_32.1, label %panic2, label %bb12

bb12:                                             ; preds = %bb10
; call rs_traits::apply
  %_28 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits5apply(ptr align 1 %f.0, ptr align 8 %f.1, i32 %v, i32 %_32.0) #10
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i4
  store i32 %_28, ptr %_0.i, align 4
  ret void

panic2:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_bba2369120c77bda10ce5225dfdc3ebf) #11
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @expression(ptr %x, ptr %out) unnamed_addr #0 {
start:
  %_29 = alloca [32 x i8], align 8
  %_23 = alloca [32 x i8], align 8
  %branch = alloca [32 x i8], align 8
  %sum = alloca [32 x i8], align 8
  %square = alloca [32 x i8], align 8
  %n = alloca [32 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #11
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #11
  unreachable

_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i4 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 2, i64 %_0.i4)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit
  %_0.i3 = getelementptr inbounds nuw i32, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<i32>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partslECsTnwSOEl6Wd_9rs_traits(ptr %_0.i3, i64 2, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #8
  %_0.0.i = extractvalue { ptr, i64 } %2, 0
  %_0.1.i = extractvalue { ptr, i64 } %2, 1
  %v.0 = extractvalue { ptr, i64 } %2, 0
  %v.1 = extractvalue { ptr, i64 } %2, 1
  %_12 = icmp ult i64 1, %v.1
  br i1 %_12, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_734559bb26e31c51330469af2ff1e2f1) #11
  unreachable

bb5:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw i32, ptr %v.0, i64 1
  %_9 = load i32, ptr %3, align 4
  %4 = getelementptr inbounds i8, ptr %n, i64 4
  store i32 %_9, ptr %4, align 4
  store i32 1, ptr %n, align 8
  %5 = getelementptr inbounds i8, ptr %square, i64 8
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %square, i64 16
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %6, align 8
  store i32 3, ptr %square, align 8
  %7 = getelementptr inbounds i8, ptr %sum, i64 8
  store ptr %square, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %sum, i64 16
  store ptr %n, ptr %8, align 8
  store i32 2, ptr %sum, align 8
  %9 = getelementptr inbounds i8, ptr %_23, i64 8
  store ptr %n, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %_23, i64 16
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %10, align 8
  store i32 3, ptr %_23, align 8
  %11 = getelementptr inbounds i8, ptr %branch, i64 8
  store ptr @alloc_75e73332754f6815ec873f1346efebdb, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %branch, i64 16
  store ptr %sum, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %branch, i64 24
  store ptr %_23, ptr %13, align 8
  store i32 4, ptr %branch, align 8
  %14 = getelementptr inbounds i8, ptr %_29, i64 8
  store ptr %branch, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %_29, i64 16
  store ptr %sum, ptr %15, align 8
  store i32 2, ptr %_29, align 8
  %_35 = icmp ult i64 0, %v.1
  br i1 %_35, label %bb6, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_61fc9763901c65c5ce4da2d5aa949677) #11
  unreachable

bb6:                                              ; preds = %bb5
  %16 = getelementptr inbounds nuw i32, ptr %v.0, i64 0
  %_32 = load i32, ptr %16, align 4
; call rs_traits::eval
  %_27 = call i32 @_RNvCsTnwSOEl6Wd_9rs_traits4eval(ptr align 8 %_29, i32 %_32) #10
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i4
  store i32 %_27, ptr %_0.i, align 4
  ret void

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_c8775f3d2ca50d347a8da736c7ce3462) #11
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @shapes(ptr %x, ptr %out) unnamed_addr #0 {
start:
  %_26 = alloca [16 x i8], align 8
  %_10 = alloca [12 x i8], align 4
  %b = alloca [8 x i8], align 4
  %a = alloca [4 x i8], align 4
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #11
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #11
  unreachable

_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 2, i64 %_0.i6)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit
  %_0.i5 = getelementptr inbounds nuw float, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<f32>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsfECsTnwSOEl6Wd_9rs_traits(ptr %_0.i5, i64 2, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #8
  %_0.0.i = extractvalue { ptr, i64 } %2, 0
  %_0.1.i = extractvalue { ptr, i64 } %2, 1
  %v.0 = extractvalue { ptr, i64 } %2, 0
  %v.1 = extractvalue { ptr, i64 } %2, 1
  %_15 = icmp ult i64 0, %v.1
  br i1 %_15, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsTnwSOEl6Wd_9rs_traits3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_91f27c16567d7da3bebb16206a993293) #11
  unreachable

bb5:                                              ; preds = %bb2
  %3 = getelementptr inbounds nuw float, ptr %v.0, i64 0
  %_12 = load float, ptr %3, align 4
  %_20 = icmp ult i64 0, %v.1
  br i1 %_20, label %bb6, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_592b479bed1ec3139f15871c32fde56f) #11
  unreachable

bb6:                                              ; preds = %bb5
  %4 = getelementptr inbounds nuw float, ptr %v.0, i64 0
  %_17 = load float, ptr %4, align 4
  %_24 = icmp ult i64 1, %v.1
  br i1 %_24, label %bb7, label %panic3

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_fa883ec260e3577e5e419df8a07a97c3) #11
  unreachable

bb7:                                              ; preds = %bb6
  %5 = getelementptr inbounds nuw float, ptr %v.0, i64 1
  %_21 = load float, ptr %5, align 4
  store float %_12, ptr %_10, align 4
  %6 = getelementptr inbounds i8, ptr %_10, i64 4
  store float %_17, ptr %6, align 4
  %7 = getelementptr inbounds i8, ptr %6, i64 4
  store float %_21, ptr %7, align 4
  %8 = load float, ptr %_10, align 4
  store float %8, ptr %a, align 4
  %9 = getelementptr inbounds i8, ptr %_10, i64 4
  %10 = load float, ptr %9, align 4
  %11 = getelementptr inbounds i8, ptr %9, i64 4
  %12 = load float, ptr %11, align 4
  store float %10, ptr %b, align 4
  %13 = getelementptr inbounds i8, ptr %b, i64 4
  store float %12, ptr %13, align 4
  %_28 = urem i64 %_0.i6, 3
  %_27 = icmp eq i64 %_28, 0
  br i1 %_27, label %bb9, label %bb10

panic3:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_6822043dbac12e293841a2895bdf3f63) #11
  unreachable

bb10:                                             ; preds = %bb7
  store ptr %b, ptr %_26, align 8
  %14 = getelementptr inbounds i8, ptr %_26, i64 8
  store ptr @vtable.2, ptr %14, align 8
  br label %bb11

bb9:                                              ; preds = %bb7
  store ptr %a, ptr %_26, align 8
  %15 = getelementptr inbounds i8, ptr %_26, i64 8
  store ptr @vtable.3, ptr %15, align 8
  br label %bb11

bb11:                                             ; preds = %bb9, %bb10
  %which.0 = load ptr, ptr %_26, align 8
  %16 = getelementptr inbounds i8, ptr %_26, i64 8
  %which.1 = load ptr, ptr %16, align 8
  %_38 = icmp ult i64 1, %v.1
  br i1 %_38, label %bb12, label %panic4

bb12:                                             ; preds = %bb11
  %17 = getelementptr inbounds nuw float, ptr %v.0, i64 1
  %_35 = load float, ptr %17, align 4
; call rs_traits::measure
  %_34 = call float @_RNvCsTnwSOEl6Wd_9rs_traits7measure(ptr align 1 %which.0, ptr align 8 %which.1, float %_35) #10
  %_0.i = getelementptr inbounds nuw float, ptr %out, i64 %_0.i6
  store float %_34, ptr %_0.i, align 4
  ret void

panic4:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_551995a4e6c85c3253d9a42d31d102ae) #11
  unreachable
}


; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #6

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #5 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

declare void @llvm.trap()

attributes #0 = { nounwind "target-cpu"="sm_90" }
attributes #1 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { "target-cpu"="sm_90" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #8 = { inlinehint nounwind }
attributes #9 = { nounwind }
attributes #10 = { noinline nounwind }
attributes #11 = { noinline noreturn nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
