; ModuleID = 'rs_atomics.36c765c32e9c2084-cgu.0'
source_filename = "rs_atomics.36c765c32e9c2084-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::sync::atomic::AtomicU32" = type { i32 }
%"core::sync::atomic::AtomicI64" = type { i64 }

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_bc19765ac3435140cbeecba0beb78e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\14\00\00\00" }>, align 8
@alloc_d7acda7b7affc0b459032d78a088b794 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\1B\00\00\00" }>, align 8
@alloc_9cd20c3e415f4d39f0ceb012cb758628 = private unnamed_addr constant [40 x i8] c"there is no such thing as a release load", align 1
@alloc_e17502e153481471943c37e20438384b = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/sync/atomic.rs\00", align 1
@alloc_b7d26e4bc52b7f02cc25e37f0bf633e4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\005\0F\00\00\18\00\00\00" }>, align 8
@alloc_96ab912d0054b46da785b206a96c9a45 = private unnamed_addr constant [49 x i8] c"there is no such thing as an acquire-release load", align 1
@alloc_738c866d826467e54726b360a2118a62 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\006\0F\00\00\17\00\00\00" }>, align 8
@alloc_bf39103a6db665396aab4632362d9353 = private unnamed_addr constant [42 x i8] c"there is no such thing as an acquire store", align 1
@alloc_a574beff59ab58cf5ed2d6bc163e2302 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00&\0F\00\00\18\00\00\00" }>, align 8
@alloc_00c0bce0fa6327f8ec8e69d6d765d508 = private unnamed_addr constant [50 x i8] c"there is no such thing as an acquire-release store", align 1
@alloc_aec0388915b72a4f610ad656c35be884 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00'\0F\00\00\17\00\00\00" }>, align 8
@alloc_5a43f8d94dd4505c1dba43832ce73af8 = private unnamed_addr constant [52 x i8] c"there is no such thing as a release failure ordering", align 1
@alloc_9358981a0abd66965a2745829d6abd34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AB\0F\00\00\1D\00\00\00" }>, align 8
@alloc_7adef5546d83b439c7829602020737c6 = private unnamed_addr constant [61 x i8] c"there is no such thing as an acquire-release failure ordering", align 1
@alloc_5d2b33ea973198a6afb110fdf3882ee7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\AA\0F\00\00\1C\00\00\00" }>, align 8
@alloc_1dbbdb33ce56ab0f629d5d081745ad16 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EC\0F\00\00\1D\00\00\00" }>, align 8
@alloc_11a7b6bb3417a8fba26ae9c100d23a1b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e17502e153481471943c37e20438384b, [16 x i8] c"O\00\00\00\00\00\00\00\EB\0F\00\00\1C\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_4a567a5bd677be3c9ed9c732dbb90afb = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_atomics.rs\00", align 1
@alloc_9d5d8630413f7f9e62a413c87a7c65f5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00,\00\00\00f\00\00\00" }>, align 8
@alloc_a9f0f66461da6f200f446a1bff998338 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\16\00\00\00M\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_94202f8827ae5717f8165012f0efb66b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\11\00\00\00\05\00\00\00" }>, align 8
@alloc_c8bda784ccdbc8cc3412c65f7ae0dfab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\12\00\00\00\05\00\00\00" }>, align 8
@alloc_373f4afc87f72ab33d60675485fed735 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\12\00\00\00\13\00\00\00" }>, align 8
@alloc_a678e36ace9d0943ce50488b6e7086c7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\13\00\00\00\05\00\00\00" }>, align 8
@alloc_5491b706f2b0b1b46b5517d49d075282 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\14\00\00\00\05\00\00\00" }>, align 8
@alloc_cc6b68451b004f2cfcca2051a1e60308 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\14\00\00\00\14\00\00\00" }>, align 8
@alloc_32ad84284a799591abf4a96bdcfc86b7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\15\00\00\00\05\00\00\00" }>, align 8
@alloc_795a5c72b058044ddc479ae2cc4307b7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\16\00\00\00\0D\00\00\00" }>, align 8
@alloc_afe0f4a843a44017689097841ba9a85e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\17\00\00\00\0D\00\00\00" }>, align 8
@alloc_dcf20a2dc8bc9fcff6bec9c3cf73251c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\18\00\00\00\05\00\00\00" }>, align 8
@alloc_15a8fa2560726e50db8b9cbfc505d454 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00\05\00\00\00" }>, align 8
@alloc_0b7de1109494b34d0204aa011a85731c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00\14\00\00\00" }>, align 8
@alloc_b9bc0f994ac9480b9346b2e55ef6643a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\1A\00\00\00\05\00\00\00" }>, align 8
@alloc_05e5524fc04a5d821e2c5b1af0892773 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\1A\00\00\00\14\00\00\00" }>, align 8
@alloc_62d65e950a5f9c49be1769d213af5f40 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\1B\00\00\00\05\00\00\00" }>, align 8
@alloc_eff6a43ecf4833a8936c9429a518227d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00\1B\00\00\00\14\00\00\00" }>, align 8
@alloc_035035a376fa0f516f191c3662e60253 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00!\00\00\00)\00\00\00" }>, align 8
@alloc_6b416b324e6fef9805bd6e07ccdabbe4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00!\00\00\00%\00\00\00" }>, align 8
@alloc_1cd7cf3bfb27f49fa3c0188c75ddf4f6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00,\00\00\00\14\00\00\00" }>, align 8
@alloc_d6ba88c48978d270ca5b9f51f4303fb0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00)\00\00\00\15\00\00\00" }>, align 8
@alloc_5fbb98b83a9d7de785e6676e32d90dd5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00&\00\00\00\0D\00\00\00" }>, align 8
@alloc_e2e772fcd66179f4594cba283bdc7f34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4a567a5bd677be3c9ed9c732dbb90afb, [16 x i8] c"\19\00\00\00\00\00\00\00'\00\00\00\15\00\00\00" }>, align 8

; <core::sync::atomic::AtomicU32>::try_update::<rs_atomics::counters::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_(ptr align 4 %self, i8 %set_order, i8 %fetch_order, ptr align 4 %0) unnamed_addr #0 {
start:
  %1 = alloca [16 x i8], align 8
  %prev = alloca [4 x i8], align 4
  %_5 = alloca [8 x i8], align 4
  %x = alloca [8 x i8], align 4
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
; call core::sync::atomic::atomic_load::<u32>
  %2 = call i32 @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic11atomic_loadmECs4HAnAicR7xg_10rs_atomics(ptr %self, i8 %fetch_order) #8
  store i32 %2, ptr %prev, align 4
  br label %bb11

bb11:                                             ; preds = %start
  br label %bb1

bb1:                                              ; preds = %bb5, %bb11
  %_8 = load i32, ptr %prev, align 4
; call rs_atomics::counters::{closure#0}
  %3 = call { i32, i32 } @_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_(ptr align 8 %f, i32 %_8) #8
  %4 = extractvalue { i32, i32 } %3, 0
  %5 = extractvalue { i32, i32 } %3, 1
  store i32 %4, ptr %_5, align 4
  %6 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %5, ptr %6, align 4
  br label %bb2

bb2:                                              ; preds = %bb1
  %7 = load i32, ptr %_5, align 4
  %8 = getelementptr inbounds i8, ptr %_5, i64 4
  %9 = load i32, ptr %8, align 4
  %_9 = zext i32 %7 to i64
  %10 = trunc nuw i64 %_9 to i1
  br i1 %10, label %bb3, label %bb7

bb3:                                              ; preds = %bb2
  %11 = getelementptr inbounds i8, ptr %_5, i64 4
  %next = load i32, ptr %11, align 4
  %12 = load i32, ptr %prev, align 4
; call core::sync::atomic::atomic_compare_exchange_weak::<u32>
  %13 = call { i32, i32 } @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic28atomic_compare_exchange_weakmECs4HAnAicR7xg_10rs_atomics(ptr %self, i32 %12, i32 %next, i8 %set_order, i8 %fetch_order) #8
  %14 = extractvalue { i32, i32 } %13, 0
  %15 = extractvalue { i32, i32 } %13, 1
  store i32 %14, ptr %x, align 4
  %16 = getelementptr inbounds i8, ptr %x, i64 4
  store i32 %15, ptr %16, align 4
  br label %bb12

bb7:                                              ; preds = %bb2
  %17 = load i32, ptr %prev, align 4
  %18 = getelementptr inbounds i8, ptr %x, i64 4
  store i32 %17, ptr %18, align 4
  store i32 1, ptr %x, align 4
  br label %bb8

bb12:                                             ; preds = %bb3
  %19 = load i32, ptr %x, align 4
  %20 = getelementptr inbounds i8, ptr %x, i64 4
  %21 = load i32, ptr %20, align 4
  %_11 = zext i32 %19 to i64
  %22 = trunc nuw i64 %_11 to i1
  br i1 %22, label %bb5, label %bb6

bb5:                                              ; preds = %bb12
  %23 = getelementptr inbounds i8, ptr %x, i64 4
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %prev, align 4
  br label %bb1

bb6:                                              ; preds = %bb12
  br label %bb8

bb8:                                              ; preds = %bb7, %bb6
  %25 = load i32, ptr %x, align 4
  %26 = getelementptr inbounds i8, ptr %x, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = insertvalue { i32, i32 } poison, i32 %25, 0
  %29 = insertvalue { i32, i32 } %28, i32 %27, 1
  ret { i32, i32 } %29

bb4:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  %30 = load ptr, ptr %1, align 8
  %31 = getelementptr inbounds i8, ptr %1, i64 8
  %32 = load i32, ptr %31, align 8
  %33 = insertvalue { ptr, i32 } poison, ptr %30, 0
  %34 = insertvalue { ptr, i32 } %33, i32 %32, 1
  unreachable
}

; <core::sync::atomic::AtomicU32>::fetch_update::<rs_atomics::counters::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1d_(ptr align 4 %self, i8 %set_order, i8 %fetch_order, ptr align 4 %f) unnamed_addr #0 {
start:
; call <core::sync::atomic::AtomicU32>::try_update::<rs_atomics::counters::{closure#0}>
  %0 = call { i32, i32 } @_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3210try_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1b_(ptr align 4 %self, i8 %set_order, i8 %fetch_order, ptr align 4 %f) #8
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; core::sync::atomic::atomic_load::<u32>
; Function Attrs: inlinehint nounwind
define i32 @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic11atomic_loadmECs4HAnAicR7xg_10rs_atomics(ptr %dst, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %_3 = zext i8 %order to i64
  switch i64 %_3, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb3
    i64 2, label %bb5
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  %0 = load atomic i32, ptr %dst monotonic, align 4
  store i32 %0, ptr %_0, align 4
  br label %bb7

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_9cd20c3e415f4d39f0ceb012cb758628, ptr inttoptr (i64 81 to ptr), ptr align 8 @alloc_b7d26e4bc52b7f02cc25e37f0bf633e4) #9
  unreachable

bb5:                                              ; preds = %start
  %1 = load atomic i32, ptr %dst acquire, align 4
  store i32 %1, ptr %_0, align 4
  br label %bb7

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_96ab912d0054b46da785b206a96c9a45, ptr inttoptr (i64 99 to ptr), ptr align 8 @alloc_738c866d826467e54726b360a2118a62) #9
  unreachable

bb4:                                              ; preds = %start
  %2 = load atomic i32, ptr %dst seq_cst, align 4
  store i32 %2, ptr %_0, align 4
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  %3 = load i32, ptr %_0, align 4
  ret i32 %3
}

; core::sync::atomic::atomic_store::<u32>
; Function Attrs: inlinehint nounwind
define void @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic12atomic_storemECs4HAnAicR7xg_10rs_atomics(ptr %dst, i32 %val, i8 %order) unnamed_addr #0 {
start:
  %_4 = zext i8 %order to i64
  switch i64 %_4, label %bb1 [
    i64 0, label %bb6
    i64 1, label %bb5
    i64 2, label %bb3
    i64 3, label %bb2
    i64 4, label %bb4
  ]

bb1:                                              ; preds = %start
  unreachable

bb6:                                              ; preds = %start
  store atomic i32 %val, ptr %dst monotonic, align 4
  br label %bb7

bb5:                                              ; preds = %start
  store atomic i32 %val, ptr %dst release, align 4
  br label %bb7

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_bf39103a6db665396aab4632362d9353, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_a574beff59ab58cf5ed2d6bc163e2302) #9
  unreachable

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_00c0bce0fa6327f8ec8e69d6d765d508, ptr inttoptr (i64 101 to ptr), ptr align 8 @alloc_aec0388915b72a4f610ad656c35be884) #9
  unreachable

bb4:                                              ; preds = %start
  store atomic i32 %val, ptr %dst seq_cst, align 4
  br label %bb7

bb7:                                              ; preds = %bb4, %bb5, %bb6
  ret void
}

; core::sync::atomic::atomic_compare_exchange::<u32>
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic23atomic_compare_exchangemECs4HAnAicR7xg_10rs_atomics(ptr %dst, i32 %old, i32 %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
  %_8 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = extractvalue { i32, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store i32 %2, ptr %_8, align 4
  %5 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %4, ptr %5, align 4
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic acquire, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store i32 %7, ptr %_8, align 4
  %10 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %9, ptr %10, align 4
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg ptr %dst, i32 %old, i32 %new monotonic seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = extractvalue { i32, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store i32 %12, ptr %_8, align 4
  %15 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %14, ptr %15, align 4
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i32, ptr %_8, align 4
  %16 = getelementptr inbounds i8, ptr %_8, i64 4
  %17 = load i8, ptr %16, align 4
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg ptr %dst, i32 %old, i32 %new release monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store i32 %19, ptr %_8, align 4
  %22 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %21, ptr %22, align 4
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg ptr %dst, i32 %old, i32 %new release acquire, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store i32 %24, ptr %_8, align 4
  %27 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %26, ptr %27, align 4
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg ptr %dst, i32 %old, i32 %new release seq_cst, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = extractvalue { i32, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store i32 %29, ptr %_8, align 4
  %32 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %31, ptr %32, align 4
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg ptr %dst, i32 %old, i32 %new acquire monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store i32 %34, ptr %_8, align 4
  %37 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %36, ptr %37, align 4
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg ptr %dst, i32 %old, i32 %new acquire acquire, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store i32 %39, ptr %_8, align 4
  %42 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %41, ptr %42, align 4
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg ptr %dst, i32 %old, i32 %new acquire seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = extractvalue { i32, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store i32 %44, ptr %_8, align 4
  %47 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %46, ptr %47, align 4
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 0
  %50 = extractvalue { i32, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store i32 %49, ptr %_8, align 4
  %52 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %51, ptr %52, align 4
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel acquire, align 4
  %54 = extractvalue { i32, i1 } %53, 0
  %55 = extractvalue { i32, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store i32 %54, ptr %_8, align 4
  %57 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %56, ptr %57, align 4
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg ptr %dst, i32 %old, i32 %new acq_rel seq_cst, align 4
  %59 = extractvalue { i32, i1 } %58, 0
  %60 = extractvalue { i32, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store i32 %59, ptr %_8, align 4
  %62 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %61, ptr %62, align 4
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst monotonic, align 4
  %64 = extractvalue { i32, i1 } %63, 0
  %65 = extractvalue { i32, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store i32 %64, ptr %_8, align 4
  %67 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %66, ptr %67, align 4
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst acquire, align 4
  %69 = extractvalue { i32, i1 } %68, 0
  %70 = extractvalue { i32, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store i32 %69, ptr %_8, align 4
  %72 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %71, ptr %72, align 4
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg ptr %dst, i32 %old, i32 %new seq_cst seq_cst, align 4
  %74 = extractvalue { i32, i1 } %73, 0
  %75 = extractvalue { i32, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store i32 %74, ptr %_8, align 4
  %77 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %76, ptr %77, align 4
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val, ptr %78, align 4
  store i32 1, ptr %_0, align 4
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val, ptr %79, align 4
  store i32 0, ptr %_0, align 4
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i32, ptr %_0, align 4
  %81 = getelementptr inbounds i8, ptr %_0, i64 4
  %82 = load i32, ptr %81, align 4
  %83 = insertvalue { i32, i32 } poison, i32 %80, 0
  %84 = insertvalue { i32, i32 } %83, i32 %82, 1
  ret { i32, i32 } %84

bb8:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_9358981a0abd66965a2745829d6abd34) #9
  unreachable

bb9:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_5d2b33ea973198a6afb110fdf3882ee7) #9
  unreachable
}

; core::sync::atomic::atomic_compare_exchange_weak::<u32>
; Function Attrs: inlinehint nounwind
define { i32, i32 } @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic28atomic_compare_exchange_weakmECs4HAnAicR7xg_10rs_atomics(ptr %dst, i32 %old, i32 %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
  %_8 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_14 = zext i8 %success to i64
  switch i64 %_14, label %bb7 [
    i64 0, label %bb2
    i64 1, label %bb4
    i64 2, label %bb3
    i64 3, label %bb5
    i64 4, label %bb6
  ]

bb7:                                              ; preds = %start
  unreachable

bb2:                                              ; preds = %start
  %_9 = zext i8 %failure to i64
  switch i64 %_9, label %bb1 [
    i64 0, label %bb24
    i64 2, label %bb23
    i64 4, label %bb22
  ]

bb4:                                              ; preds = %start
  %_11 = zext i8 %failure to i64
  switch i64 %_11, label %bb1 [
    i64 0, label %bb18
    i64 2, label %bb17
    i64 4, label %bb16
  ]

bb3:                                              ; preds = %start
  %_10 = zext i8 %failure to i64
  switch i64 %_10, label %bb1 [
    i64 0, label %bb21
    i64 2, label %bb20
    i64 4, label %bb19
  ]

bb5:                                              ; preds = %start
  %_12 = zext i8 %failure to i64
  switch i64 %_12, label %bb1 [
    i64 0, label %bb15
    i64 2, label %bb14
    i64 4, label %bb13
  ]

bb6:                                              ; preds = %start
  %_13 = zext i8 %failure to i64
  switch i64 %_13, label %bb1 [
    i64 0, label %bb12
    i64 2, label %bb11
    i64 4, label %bb10
  ]

bb1:                                              ; preds = %bb6, %bb5, %bb3, %bb4, %bb2
  %_15 = zext i8 %failure to i64
  %0 = icmp eq i64 %_15, 1
  br i1 %0, label %bb8, label %bb9

bb24:                                             ; preds = %bb2
  %1 = cmpxchg weak ptr %dst, i32 %old, i32 %new monotonic monotonic, align 4
  %2 = extractvalue { i32, i1 } %1, 0
  %3 = extractvalue { i32, i1 } %1, 1
  %4 = zext i1 %3 to i8
  store i32 %2, ptr %_8, align 4
  %5 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %4, ptr %5, align 4
  br label %bb25

bb23:                                             ; preds = %bb2
  %6 = cmpxchg weak ptr %dst, i32 %old, i32 %new monotonic acquire, align 4
  %7 = extractvalue { i32, i1 } %6, 0
  %8 = extractvalue { i32, i1 } %6, 1
  %9 = zext i1 %8 to i8
  store i32 %7, ptr %_8, align 4
  %10 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %9, ptr %10, align 4
  br label %bb25

bb22:                                             ; preds = %bb2
  %11 = cmpxchg weak ptr %dst, i32 %old, i32 %new monotonic seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 0
  %13 = extractvalue { i32, i1 } %11, 1
  %14 = zext i1 %13 to i8
  store i32 %12, ptr %_8, align 4
  %15 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %14, ptr %15, align 4
  br label %bb25

bb25:                                             ; preds = %bb10, %bb11, %bb12, %bb13, %bb14, %bb15, %bb19, %bb20, %bb21, %bb16, %bb17, %bb18, %bb22, %bb23, %bb24
  %val = load i32, ptr %_8, align 4
  %16 = getelementptr inbounds i8, ptr %_8, i64 4
  %17 = load i8, ptr %16, align 4
  %ok = trunc nuw i8 %17 to i1
  br i1 %ok, label %bb26, label %bb27

bb18:                                             ; preds = %bb4
  %18 = cmpxchg weak ptr %dst, i32 %old, i32 %new release monotonic, align 4
  %19 = extractvalue { i32, i1 } %18, 0
  %20 = extractvalue { i32, i1 } %18, 1
  %21 = zext i1 %20 to i8
  store i32 %19, ptr %_8, align 4
  %22 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %21, ptr %22, align 4
  br label %bb25

bb17:                                             ; preds = %bb4
  %23 = cmpxchg weak ptr %dst, i32 %old, i32 %new release acquire, align 4
  %24 = extractvalue { i32, i1 } %23, 0
  %25 = extractvalue { i32, i1 } %23, 1
  %26 = zext i1 %25 to i8
  store i32 %24, ptr %_8, align 4
  %27 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %26, ptr %27, align 4
  br label %bb25

bb16:                                             ; preds = %bb4
  %28 = cmpxchg weak ptr %dst, i32 %old, i32 %new release seq_cst, align 4
  %29 = extractvalue { i32, i1 } %28, 0
  %30 = extractvalue { i32, i1 } %28, 1
  %31 = zext i1 %30 to i8
  store i32 %29, ptr %_8, align 4
  %32 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %31, ptr %32, align 4
  br label %bb25

bb21:                                             ; preds = %bb3
  %33 = cmpxchg weak ptr %dst, i32 %old, i32 %new acquire monotonic, align 4
  %34 = extractvalue { i32, i1 } %33, 0
  %35 = extractvalue { i32, i1 } %33, 1
  %36 = zext i1 %35 to i8
  store i32 %34, ptr %_8, align 4
  %37 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %36, ptr %37, align 4
  br label %bb25

bb20:                                             ; preds = %bb3
  %38 = cmpxchg weak ptr %dst, i32 %old, i32 %new acquire acquire, align 4
  %39 = extractvalue { i32, i1 } %38, 0
  %40 = extractvalue { i32, i1 } %38, 1
  %41 = zext i1 %40 to i8
  store i32 %39, ptr %_8, align 4
  %42 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %41, ptr %42, align 4
  br label %bb25

bb19:                                             ; preds = %bb3
  %43 = cmpxchg weak ptr %dst, i32 %old, i32 %new acquire seq_cst, align 4
  %44 = extractvalue { i32, i1 } %43, 0
  %45 = extractvalue { i32, i1 } %43, 1
  %46 = zext i1 %45 to i8
  store i32 %44, ptr %_8, align 4
  %47 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %46, ptr %47, align 4
  br label %bb25

bb15:                                             ; preds = %bb5
  %48 = cmpxchg weak ptr %dst, i32 %old, i32 %new acq_rel monotonic, align 4
  %49 = extractvalue { i32, i1 } %48, 0
  %50 = extractvalue { i32, i1 } %48, 1
  %51 = zext i1 %50 to i8
  store i32 %49, ptr %_8, align 4
  %52 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %51, ptr %52, align 4
  br label %bb25

bb14:                                             ; preds = %bb5
  %53 = cmpxchg weak ptr %dst, i32 %old, i32 %new acq_rel acquire, align 4
  %54 = extractvalue { i32, i1 } %53, 0
  %55 = extractvalue { i32, i1 } %53, 1
  %56 = zext i1 %55 to i8
  store i32 %54, ptr %_8, align 4
  %57 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %56, ptr %57, align 4
  br label %bb25

bb13:                                             ; preds = %bb5
  %58 = cmpxchg weak ptr %dst, i32 %old, i32 %new acq_rel seq_cst, align 4
  %59 = extractvalue { i32, i1 } %58, 0
  %60 = extractvalue { i32, i1 } %58, 1
  %61 = zext i1 %60 to i8
  store i32 %59, ptr %_8, align 4
  %62 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %61, ptr %62, align 4
  br label %bb25

bb12:                                             ; preds = %bb6
  %63 = cmpxchg weak ptr %dst, i32 %old, i32 %new seq_cst monotonic, align 4
  %64 = extractvalue { i32, i1 } %63, 0
  %65 = extractvalue { i32, i1 } %63, 1
  %66 = zext i1 %65 to i8
  store i32 %64, ptr %_8, align 4
  %67 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %66, ptr %67, align 4
  br label %bb25

bb11:                                             ; preds = %bb6
  %68 = cmpxchg weak ptr %dst, i32 %old, i32 %new seq_cst acquire, align 4
  %69 = extractvalue { i32, i1 } %68, 0
  %70 = extractvalue { i32, i1 } %68, 1
  %71 = zext i1 %70 to i8
  store i32 %69, ptr %_8, align 4
  %72 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %71, ptr %72, align 4
  br label %bb25

bb10:                                             ; preds = %bb6
  %73 = cmpxchg weak ptr %dst, i32 %old, i32 %new seq_cst seq_cst, align 4
  %74 = extractvalue { i32, i1 } %73, 0
  %75 = extractvalue { i32, i1 } %73, 1
  %76 = zext i1 %75 to i8
  store i32 %74, ptr %_8, align 4
  %77 = getelementptr inbounds i8, ptr %_8, i64 4
  store i8 %76, ptr %77, align 4
  br label %bb25

bb27:                                             ; preds = %bb25
  %78 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val, ptr %78, align 4
  store i32 1, ptr %_0, align 4
  br label %bb28

bb26:                                             ; preds = %bb25
  %79 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %val, ptr %79, align 4
  store i32 0, ptr %_0, align 4
  br label %bb28

bb28:                                             ; preds = %bb26, %bb27
  %80 = load i32, ptr %_0, align 4
  %81 = getelementptr inbounds i8, ptr %_0, i64 4
  %82 = load i32, ptr %81, align 4
  %83 = insertvalue { i32, i32 } poison, i32 %80, 0
  %84 = insertvalue { i32, i32 } %83, i32 %82, 1
  ret { i32, i32 } %84

bb8:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_5a43f8d94dd4505c1dba43832ce73af8, ptr inttoptr (i64 105 to ptr), ptr align 8 @alloc_1dbbdb33ce56ab0f629d5d081745ad16) #9
  unreachable

bb9:                                              ; preds = %bb1
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_7adef5546d83b439c7829602020737c6, ptr inttoptr (i64 123 to ptr), ptr align 8 @alloc_11a7b6bb3417a8fba26ae9c100d23a1b) #9
  unreachable
}

; core::slice::raw::from_raw_parts::<core::sync::atomic::AtomicI64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsNtNtNtB6_4sync6atomic9AtomicI64ECs4HAnAicR7xg_10rs_atomics(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs4HAnAicR7xg_10rs_atomics(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #8
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<core::sync::atomic::AtomicU32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsNtNtNtB6_4sync6atomic9AtomicU32ECs4HAnAicR7xg_10rs_atomics(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs4HAnAicR7xg_10rs_atomics(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #8
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<u8>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECs4HAnAicR7xg_10rs_atomics(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs4HAnAicR7xg_10rs_atomics(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #8
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; <core::slice::iter::Iter<core::mem::maybe_uninit::MaybeUninit<u32>> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_atomics::uninit_stack::{closure#0}>
; Function Attrs: inlinehint nounwind
define i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_(ptr %self.0, ptr %self.1, i32 %init) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [4 x i8], align 4
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [4 x i8], align 4
  %f = alloca [0 x i8], align 1
  br label %bb2

bb2:                                              ; preds = %start
  %1 = icmp eq ptr %self.0, %self.1
  %2 = zext i1 %1 to i8
  store i8 %2, ptr %_4, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %3 = load i8, ptr %_4, align 1
  %4 = trunc nuw i8 %3 to i1
  br i1 %4, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i8 1, ptr %_31, align 1
  store i32 %init, ptr %acc, align 4
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i32 %init, ptr %_0, align 4
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs4HAnAicR7xg_10rs_atomics(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #8
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 4
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #9
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load i32, ptr %acc, align 4
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i32, ptr %self.0, i64 %count
; call rs_atomics::uninit_stack::{closure#0}
  %_18 = call i32 @_RNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0B3_(ptr align 1 %f, i32 %_21, ptr align 4 %_45) #8
  br label %bb9

bb9:                                              ; preds = %bb8
  store i32 %_18, ptr %acc, align 4
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs4HAnAicR7xg_10rs_atomics(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #8
  br label %bb27

bb27:                                             ; preds = %bb26
  %10 = load i64, ptr %i, align 8
  %_27 = add nuw i64 %10, 1
  store i64 %_27, ptr %i, align 8
  %_29 = load i64, ptr %i, align 8
  %_30 = load i64, ptr %len, align 8
  %_28 = icmp eq i64 %_29, %_30
  br i1 %_28, label %bb10, label %bb11

bb11:                                             ; preds = %bb27
  br label %bb8

bb10:                                             ; preds = %bb27
  %11 = load i32, ptr %acc, align 4
  store i32 %11, ptr %_0, align 4
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %12 = load i32, ptr %_0, align 4
  ret i32 %12

bb16:                                             ; No predecessors!
  %13 = load i8, ptr %_31, align 1
  %14 = trunc nuw i8 %13 to i1
  br i1 %14, label %bb15, label %bb13

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18

bb15:                                             ; preds = %bb16
  br label %bb13

bb18:                                             ; preds = %bb13
  %15 = load i8, ptr %_32, align 1
  %16 = trunc nuw i8 %15 to i1
  br i1 %16, label %bb17, label %bb14

bb14:                                             ; preds = %bb17, %bb18
  %17 = load ptr, ptr %0, align 8
  %18 = getelementptr inbounds i8, ptr %0, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  unreachable

bb17:                                             ; preds = %bb18
  br label %bb14

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; rs_atomics::uninit_stack::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0B3_(ptr align 1 %_1, i32 %s, ptr align 4 %v) unnamed_addr #0 {
start:
  %self.i = alloca [4 x i8], align 4
  %_0.i2 = mul i32 %s, 11
  %_6 = load i32, ptr %v, align 4
  store i32 %_6, ptr %self.i, align 4
  %_0.i = load i32, ptr %self.i, align 4
  %_0.i1 = add i32 %_0.i2, %_0.i
  ret i32 %_0.i1
}

; rs_atomics::counters::{closure#0}
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNCNvCs4HAnAicR7xg_10rs_atomics8counters0B3_(ptr align 8 %_1, i32 %v) unnamed_addr #0 {
start:
  %_7 = load ptr, ptr %_1, align 8
  %_5 = load i32, ptr %_7, align 4
  %_4 = and i32 %_5, 3
  %_6.0 = add i32 %v, %_4
  %_6.1 = icmp ult i32 %_6.0, %v
  br i1 %_6.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  %0 = insertvalue { i32, i32 } { i32 1, i32 poison }, i32 %_6.0, 1
  ret { i32, i32 } %0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_a9f0f66461da6f200f446a1bff998338) #9
  unreachable
}

; <[core::mem::maybe_uninit::MaybeUninit<u32>]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSINtNtNtB4_3mem12maybe_uninit11MaybeUninitmE4iterCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
; call <core::slice::iter::Iter<core::mem::maybe_uninit::MaybeUninit<u32>>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE3newCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self.0, i64 %self.1) #8
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs4HAnAicR7xg_10rs_atomics(ptr %self, i64 %align) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #9
  unreachable
}

; <core::sync::atomic::AtomicU32>::compare_exchange
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU3216compare_exchangeCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i32 %current, i32 %new, i8 %success, i8 %failure) unnamed_addr #0 {
start:
; call core::sync::atomic::atomic_compare_exchange::<u32>
  %0 = call { i32, i32 } @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic23atomic_compare_exchangemECs4HAnAicR7xg_10rs_atomics(ptr %self, i32 %current, i32 %new, i8 %success, i8 %failure) #8
  %_0.0 = extractvalue { i32, i32 } %0, 0
  %_0.1 = extractvalue { i32, i32 } %0, 1
  %1 = insertvalue { i32, i32 } poison, i32 %_0.0, 0
  %2 = insertvalue { i32, i32 } %1, i32 %_0.1, 1
  ret { i32, i32 } %2
}

; <core::sync::atomic::AtomicU32>::store
; Function Attrs: inlinehint nounwind
define internal void @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU325storeCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 {
start:
; call core::sync::atomic::atomic_store::<u32>
  call void @_RINvNtNtCsgEmfK2I1SDS_4core4sync6atomic12atomic_storemECs4HAnAicR7xg_10rs_atomics(ptr %self, i32 %val, i8 %order) #8
  ret void
}

; <core::sync::atomic::AtomicU32>::fetch_or
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU328fetch_orCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb3
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb7
  ]

bb2:                                              ; preds = %start
  unreachable

bb3:                                              ; preds = %start
  %0 = atomicrmw or ptr %self, i32 %val monotonic, align 4
  store i32 %0, ptr %_0, align 4
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw or ptr %self, i32 %val release, align 4
  store i32 %1, ptr %_0, align 4
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw or ptr %self, i32 %val acquire, align 4
  store i32 %2, ptr %_0, align 4
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw or ptr %self, i32 %val acq_rel, align 4
  store i32 %3, ptr %_0, align 4
  br label %bb1

bb7:                                              ; preds = %start
  %4 = atomicrmw or ptr %self, i32 %val seq_cst, align 4
  store i32 %4, ptr %_0, align 4
  br label %bb1

bb1:                                              ; preds = %bb7, %bb4, %bb6, %bb5, %bb3
  %5 = load i32, ptr %_0, align 4
  ret i32 %5
}

; <core::sync::atomic::AtomicU32>::fetch_add
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_addCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb2:                                              ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %0 = atomicrmw add ptr %self, i32 %val monotonic, align 4
  store i32 %0, ptr %_0, align 4
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw add ptr %self, i32 %val release, align 4
  store i32 %1, ptr %_0, align 4
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw add ptr %self, i32 %val acquire, align 4
  store i32 %2, ptr %_0, align 4
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw add ptr %self, i32 %val acq_rel, align 4
  store i32 %3, ptr %_0, align 4
  br label %bb1

bb3:                                              ; preds = %start
  %4 = atomicrmw add ptr %self, i32 %val seq_cst, align 4
  store i32 %4, ptr %_0, align 4
  br label %bb1

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i32, ptr %_0, align 4
  ret i32 %5
}

; <core::sync::atomic::AtomicU32>::fetch_max
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_maxCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb2:                                              ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %0 = atomicrmw umax ptr %self, i32 %val monotonic, align 4
  store i32 %0, ptr %_0, align 4
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw umax ptr %self, i32 %val release, align 4
  store i32 %1, ptr %_0, align 4
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw umax ptr %self, i32 %val acquire, align 4
  store i32 %2, ptr %_0, align 4
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw umax ptr %self, i32 %val acq_rel, align 4
  store i32 %3, ptr %_0, align 4
  br label %bb1

bb3:                                              ; preds = %start
  %4 = atomicrmw umax ptr %self, i32 %val seq_cst, align 4
  store i32 %4, ptr %_0, align 4
  br label %bb1

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i32, ptr %_0, align 4
  ret i32 %5
}

; <core::sync::atomic::AtomicU32>::fetch_xor
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_xorCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i32 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb3
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb7
  ]

bb2:                                              ; preds = %start
  unreachable

bb3:                                              ; preds = %start
  %0 = atomicrmw xor ptr %self, i32 %val monotonic, align 4
  store i32 %0, ptr %_0, align 4
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw xor ptr %self, i32 %val release, align 4
  store i32 %1, ptr %_0, align 4
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw xor ptr %self, i32 %val acquire, align 4
  store i32 %2, ptr %_0, align 4
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw xor ptr %self, i32 %val acq_rel, align 4
  store i32 %3, ptr %_0, align 4
  br label %bb1

bb7:                                              ; preds = %start
  %4 = atomicrmw xor ptr %self, i32 %val seq_cst, align 4
  store i32 %4, ptr %_0, align 4
  br label %bb1

bb1:                                              ; preds = %bb7, %bb4, %bb6, %bb5, %bb3
  %5 = load i32, ptr %_0, align 4
  ret i32 %5
}

; <core::sync::atomic::AtomicI64>::fetch_add
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_addCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self, i64 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb2:                                              ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %0 = atomicrmw add ptr %self, i64 %val monotonic, align 8
  store i64 %0, ptr %_0, align 8
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw add ptr %self, i64 %val release, align 8
  store i64 %1, ptr %_0, align 8
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw add ptr %self, i64 %val acquire, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw add ptr %self, i64 %val acq_rel, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb1

bb3:                                              ; preds = %start
  %4 = atomicrmw add ptr %self, i64 %val seq_cst, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i64, ptr %_0, align 8
  ret i64 %5
}

; <core::sync::atomic::AtomicI64>::fetch_max
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_maxCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self, i64 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb2:                                              ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %0 = atomicrmw max ptr %self, i64 %val monotonic, align 8
  store i64 %0, ptr %_0, align 8
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw max ptr %self, i64 %val release, align 8
  store i64 %1, ptr %_0, align 8
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw max ptr %self, i64 %val acquire, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw max ptr %self, i64 %val acq_rel, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb1

bb3:                                              ; preds = %start
  %4 = atomicrmw max ptr %self, i64 %val seq_cst, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i64, ptr %_0, align 8
  ret i64 %5
}

; <core::sync::atomic::AtomicI64>::fetch_min
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_minCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self, i64 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb2:                                              ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %0 = atomicrmw min ptr %self, i64 %val monotonic, align 8
  store i64 %0, ptr %_0, align 8
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw min ptr %self, i64 %val release, align 8
  store i64 %1, ptr %_0, align 8
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw min ptr %self, i64 %val acquire, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw min ptr %self, i64 %val acq_rel, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb1

bb3:                                              ; preds = %start
  %4 = atomicrmw min ptr %self, i64 %val seq_cst, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i64, ptr %_0, align 8
  ret i64 %5
}

; <core::sync::atomic::AtomicI64>::fetch_sub
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_subCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self, i64 %val, i8 %order) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_7 = zext i8 %order to i64
  switch i64 %_7, label %bb2 [
    i64 0, label %bb7
    i64 1, label %bb5
    i64 2, label %bb6
    i64 3, label %bb4
    i64 4, label %bb3
  ]

bb2:                                              ; preds = %start
  unreachable

bb7:                                              ; preds = %start
  %0 = atomicrmw sub ptr %self, i64 %val monotonic, align 8
  store i64 %0, ptr %_0, align 8
  br label %bb1

bb5:                                              ; preds = %start
  %1 = atomicrmw sub ptr %self, i64 %val release, align 8
  store i64 %1, ptr %_0, align 8
  br label %bb1

bb6:                                              ; preds = %start
  %2 = atomicrmw sub ptr %self, i64 %val acquire, align 8
  store i64 %2, ptr %_0, align 8
  br label %bb1

bb4:                                              ; preds = %start
  %3 = atomicrmw sub ptr %self, i64 %val acq_rel, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb1

bb3:                                              ; preds = %start
  %4 = atomicrmw sub ptr %self, i64 %val seq_cst, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb1

bb1:                                              ; preds = %bb3, %bb4, %bb6, %bb5, %bb7
  %5 = load i64, ptr %_0, align 8
  ret i64 %5
}

; <core::slice::iter::Iter<core::mem::maybe_uninit::MaybeUninit<u32>>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE3newCs4HAnAicR7xg_10rs_atomics(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %slice.1
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

; <core::cell::Cell<usize>>::new
; Function Attrs: inlinehint nounwind
define i64 @_RNvMs7_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3newCs4HAnAicR7xg_10rs_atomics(i64 %value) unnamed_addr #0 {
start:
  ret i64 %value
}

; <core::cell::Cell<usize>>::set
; Function Attrs: inlinehint nounwind
define void @_RNvMs7_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3setCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self, i64 %val) unnamed_addr #0 {
start:
  %_3 = load i64, ptr %self, align 8
  store i64 %val, ptr %self, align 8
  ret void
}

; <core::cell::Cell<usize>>::get
; Function Attrs: inlinehint nounwind
define i64 @_RNvMs8_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3getCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = load i64, ptr %self, align 8
  ret i64 %_0
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs4HAnAicR7xg_10rs_atomics(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #9
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs4HAnAicR7xg_10rs_atomics(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #9
  unreachable
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs4HAnAicR7xg_10rs_atomics(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs4HAnAicR7xg_10rs_atomics(ptr %data, i64 %align) #8
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #9
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

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs4HAnAicR7xg_10rs_atomics(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %ptr = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %0, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_6 = icmp eq ptr %ptr, %end_or_len
  br i1 %_6, label %bb5, label %bb6

bb6:                                              ; preds = %bb4
  %_16 = getelementptr inbounds nuw i8, ptr %ptr, i64 1
  store ptr %_16, ptr %self, align 8
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

; <&[u8] as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: nounwind
define { ptr, ptr } @_RNvXs_NtNtCsgEmfK2I1SDS_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs4HAnAicR7xg_10rs_atomics(ptr align 1 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1
  store ptr %_6, ptr %end_or_len, align 8
  br label %bb3

bb3:                                              ; preds = %bb2
  %_0.1 = load ptr, ptr %end_or_len, align 8
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %_0.1, 1
  ret { ptr, ptr } %1

bb1:                                              ; No predecessors!
  unreachable
}

; <[core::mem::maybe_uninit::MaybeUninit<u32>; 10] as core::ops::index::Index<core::ops::range::RangeTo<usize>>>::index
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RNvXsd_NtCsgEmfK2I1SDS_4core5arrayAINtNtNtB7_3mem12maybe_uninit11MaybeUninitmEja_INtNtNtB7_3ops5index5IndexINtNtB1m_5range7RangeTojEE5indexCs4HAnAicR7xg_10rs_atomics(ptr align 4 %self, i64 %index, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3.i.i = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %_3.i.i, i64 8
  store i64 %index, ptr %1, align 8
  store i64 1, ptr %_3.i.i, align 8
  %2 = getelementptr inbounds i8, ptr %_3.i.i, i64 8
  %new_len.i.i = load i64, ptr %2, align 8
  %_7.i.i = icmp ule i64 %index, 10
  br i1 %_7.i.i, label %_RNvXs4_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE5indexCs4HAnAicR7xg_10rs_atomics.exit, label %bb2.i.i

bb2.i.i:                                          ; preds = %start
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %index, i64 10, ptr align 8 %0) #9
  unreachable

_RNvXs4_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range7RangeTojEINtB5_10SliceIndexSINtNtNtB9_3mem12maybe_uninit11MaybeUninitmEE5indexCs4HAnAicR7xg_10rs_atomics.exit: ; preds = %start
  %3 = insertvalue { ptr, i64 } poison, ptr %self, 0
  %4 = insertvalue { ptr, i64 } %3, i64 %new_len.i.i, 1
  %5 = insertvalue { ptr, i64 } poison, ptr %self, 0
  %6 = insertvalue { ptr, i64 } %5, i64 %new_len.i.i, 1
  %_0.0.i = extractvalue { ptr, i64 } %6, 0
  %_0.1.i = extractvalue { ptr, i64 } %6, 1
  %_0.0 = extractvalue { ptr, i64 } %6, 0
  %_0.1 = extractvalue { ptr, i64 } %6, 1
  %7 = insertvalue { ptr, i64 } poison, ptr %_0.0, 0
  %8 = insertvalue { ptr, i64 } %7, i64 %_0.1, 1
  ret { ptr, i64 } %8
}

; Function Attrs: nounwind
define ptx_kernel void @counters(ptr %a, ptr %b) unnamed_addr #1 {
start:
  %_7 = alloca [32 x i8], align 8
  %i = alloca [4 x i8], align 4
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #9
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #9
  unreachable

_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i18 = zext i32 %_7.0.i to i64
  %1 = trunc i64 %_0.i18 to i32
  store i32 %1, ptr %i, align 4
; call core::slice::raw::from_raw_parts::<core::sync::atomic::AtomicU32>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsNtNtNtB6_4sync6atomic9AtomicU32ECs4HAnAicR7xg_10rs_atomics(ptr %a, i64 8, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #8
  %_0.0.i16 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i17 = extractvalue { ptr, i64 } %2, 1
  %_8.0 = extractvalue { ptr, i64 } %2, 0
  %_8.1 = extractvalue { ptr, i64 } %2, 1
; call core::slice::raw::from_raw_parts::<core::sync::atomic::AtomicI64>
  %3 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsNtNtNtB6_4sync6atomic9AtomicI64ECs4HAnAicR7xg_10rs_atomics(ptr %b, i64 4, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #8
  %_0.0.i = extractvalue { ptr, i64 } %3, 0
  %_0.1.i = extractvalue { ptr, i64 } %3, 1
  %_9.0 = extractvalue { ptr, i64 } %3, 0
  %_9.1 = extractvalue { ptr, i64 } %3, 1
  store ptr %_8.0, ptr %_7, align 8
  %4 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %_8.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_7, i64 16
  store ptr %_9.0, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  store i64 %_9.1, ptr %6, align 8
  %a.0 = load ptr, ptr %_7, align 8
  %7 = getelementptr inbounds i8, ptr %_7, i64 8
  %a.1 = load i64, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_7, i64 16
  %b.0 = load ptr, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %b.1 = load i64, ptr %9, align 8
  %_14 = icmp ult i64 0, %a.1
  br i1 %_14, label %bb4, label %panic

bb4:                                              ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
  %_11 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 0
  %10 = load i32, ptr %i, align 4
; call <core::sync::atomic::AtomicU32>::fetch_add
  %_10 = call i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_addCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_11, i32 %10, i8 0) #8
  %_20 = icmp ult i64 1, %a.1
  br i1 %_20, label %bb6, label %panic1

panic:                                            ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %a.1, ptr align 8 @alloc_94202f8827ae5717f8165012f0efb66b) #9
  unreachable

bb6:                                              ; preds = %bb4
  %_17 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 1
  %11 = load i32, ptr %i, align 4
  %_22 = and i32 %11, 31
  %_23 = icmp ult i32 %_22, 32
  br i1 %_23, label %bb7, label %panic2

panic1:                                           ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %a.1, ptr align 8 @alloc_c8bda784ccdbc8cc3412c65f7ae0dfab) #9
  unreachable

bb7:                                              ; preds = %bb6
  %12 = and i32 %_22, 31
  %_21 = shl i32 1, %12
; call <core::sync::atomic::AtomicU32>::fetch_or
  %_16 = call i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU328fetch_orCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_17, i32 %_21, i8 3) #8
  %_29 = icmp ult i64 2, %a.1
  br i1 %_29, label %bb9, label %panic3

panic2:                                           ; preds = %bb6
; call core::panicking::panic_const::panic_const_shl_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8 @alloc_373f4afc87f72ab33d60675485fed735) #9
  unreachable

bb9:                                              ; preds = %bb7
  %_26 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 2
  %13 = load i32, ptr %i, align 4
  %_0.i = mul i32 %13, 77
  %_30 = and i32 %_0.i, 4095
; call <core::sync::atomic::AtomicU32>::fetch_max
  %_25 = call i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_maxCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_26, i32 %_30, i8 4) #8
  %_37 = icmp ult i64 3, %a.1
  br i1 %_37, label %bb12, label %panic4

panic3:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %a.1, ptr align 8 @alloc_a678e36ace9d0943ce50488b6e7086c7) #9
  unreachable

bb12:                                             ; preds = %bb9
  %_34 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 3
  %14 = load i32, ptr %i, align 4
  %15 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %14, i32 257)
  %_39.0 = extractvalue { i32, i1 } %15, 0
  %_39.1 = extractvalue { i32, i1 } %15, 1
  br i1 %_39.1, label %panic5, label %bb13

panic4:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %a.1, ptr align 8 @alloc_5491b706f2b0b1b46b5517d49d075282) #9
  unreachable

bb13:                                             ; preds = %bb12
; call <core::sync::atomic::AtomicU32>::fetch_xor
  %_33 = call i32 @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU329fetch_xorCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_34, i32 %_39.0, i8 1) #8
  %_45 = icmp ult i64 4, %a.1
  br i1 %_45, label %bb15, label %panic6

panic5:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_cc6b68451b004f2cfcca2051a1e60308) #9
  unreachable

bb15:                                             ; preds = %bb13
  %_42 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 4
; call <core::sync::atomic::AtomicU32>::store
  call void @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU325storeCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_42, i32 9, i8 0) #8
  %_51 = icmp ult i64 5, %a.1
  br i1 %_51, label %bb17, label %panic7

panic6:                                           ; preds = %bb13
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 4, i64 %a.1, ptr align 8 @alloc_32ad84284a799591abf4a96bdcfc86b7) #9
  unreachable

bb17:                                             ; preds = %bb15
  %_48 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 5
; call <core::sync::atomic::AtomicU32>::fetch_update::<rs_atomics::counters::{closure#0}>
  %16 = call { i32, i32 } @_RINvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB7_9AtomicU3212fetch_updateNCNvCs4HAnAicR7xg_10rs_atomics8counters0EB1d_(ptr align 4 %_48, i8 3, i8 2, ptr align 4 %i) #8
  %_47.0 = extractvalue { i32, i32 } %16, 0
  %_47.1 = extractvalue { i32, i32 } %16, 1
  %_60 = icmp ult i64 6, %a.1
  br i1 %_60, label %bb19, label %panic8

panic7:                                           ; preds = %bb15
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 5, i64 %a.1, ptr align 8 @alloc_795a5c72b058044ddc479ae2cc4307b7) #9
  unreachable

bb19:                                             ; preds = %bb17
  %_57 = getelementptr inbounds nuw %"core::sync::atomic::AtomicU32", ptr %a.0, i64 6
; call <core::sync::atomic::AtomicU32>::compare_exchange
  %17 = call { i32, i32 } @_RNvMs1b_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicU3216compare_exchangeCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_57, i32 0, i32 5, i8 4, i8 0) #8
  %_56.0 = extractvalue { i32, i32 } %17, 0
  %_56.1 = extractvalue { i32, i32 } %17, 1
  %_67 = icmp ult i64 0, %b.1
  br i1 %_67, label %bb21, label %panic9

panic8:                                           ; preds = %bb17
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 6, i64 %a.1, ptr align 8 @alloc_afe0f4a843a44017689097841ba9a85e) #9
  unreachable

bb21:                                             ; preds = %bb19
  %_64 = getelementptr inbounds nuw %"core::sync::atomic::AtomicI64", ptr %b.0, i64 0
  %18 = load i32, ptr %i, align 4
  %_68 = zext i32 %18 to i64
; call <core::sync::atomic::AtomicI64>::fetch_sub
  %_63 = call i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_subCs4HAnAicR7xg_10rs_atomics(ptr align 8 %_64, i64 %_68, i8 0) #8
  %_74 = icmp ult i64 1, %b.1
  br i1 %_74, label %bb23, label %panic10

panic9:                                           ; preds = %bb19
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %b.1, ptr align 8 @alloc_dcf20a2dc8bc9fcff6bec9c3cf73251c) #9
  unreachable

bb23:                                             ; preds = %bb21
  %_71 = getelementptr inbounds nuw %"core::sync::atomic::AtomicI64", ptr %b.0, i64 1
  %19 = load i32, ptr %i, align 4
  %_76 = zext i32 %19 to i64
  %20 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 500, i64 %_76)
  %_77.0 = extractvalue { i64, i1 } %20, 0
  %_77.1 = extractvalue { i64, i1 } %20, 1
  br i1 %_77.1, label %panic11, label %bb24

panic10:                                          ; preds = %bb21
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %b.1, ptr align 8 @alloc_15a8fa2560726e50db8b9cbfc505d454) #9
  unreachable

bb24:                                             ; preds = %bb23
; call <core::sync::atomic::AtomicI64>::fetch_min
  %_70 = call i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_minCs4HAnAicR7xg_10rs_atomics(ptr align 8 %_71, i64 %_77.0, i8 3) #8
  %_83 = icmp ult i64 2, %b.1
  br i1 %_83, label %bb26, label %panic12

panic11:                                          ; preds = %bb23
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_0b7de1109494b34d0204aa011a85731c) #9
  unreachable

bb26:                                             ; preds = %bb24
  %_80 = getelementptr inbounds nuw %"core::sync::atomic::AtomicI64", ptr %b.0, i64 2
  %21 = load i32, ptr %i, align 4
  %_85 = zext i32 %21 to i64
  %22 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %_85, i64 500)
  %_86.0 = extractvalue { i64, i1 } %22, 0
  %_86.1 = extractvalue { i64, i1 } %22, 1
  br i1 %_86.1, label %panic13, label %bb27

panic12:                                          ; preds = %bb24
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %b.1, ptr align 8 @alloc_b9bc0f994ac9480b9346b2e55ef6643a) #9
  unreachable

bb27:                                             ; preds = %bb26
; call <core::sync::atomic::AtomicI64>::fetch_max
  %_79 = call i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_maxCs4HAnAicR7xg_10rs_atomics(ptr align 8 %_80, i64 %_86.0, i8 2) #8
  %_92 = icmp ult i64 3, %b.1
  br i1 %_92, label %bb29, label %panic14

panic13:                                          ; preds = %bb26
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_05e5524fc04a5d821e2c5b1af0892773) #9
  unreachable

bb29:                                             ; preds = %bb27
  %_89 = getelementptr inbounds nuw %"core::sync::atomic::AtomicI64", ptr %b.0, i64 3
  %23 = load i32, ptr %i, align 4
  %_94 = and i32 %23, 7
  %_95 = icmp ult i32 %_94, 64
  br i1 %_95, label %bb30, label %panic15

panic14:                                          ; preds = %bb27
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %b.1, ptr align 8 @alloc_62d65e950a5f9c49be1769d213af5f40) #9
  unreachable

bb30:                                             ; preds = %bb29
  %24 = and i32 %_94, 63
  %25 = zext i32 %24 to i64
  %_93 = shl i64 1, %25
; call <core::sync::atomic::AtomicI64>::fetch_add
  %_88 = call i64 @_RNvMs1g_NtNtCsgEmfK2I1SDS_4core4sync6atomicNtB6_9AtomicI649fetch_addCs4HAnAicR7xg_10rs_atomics(ptr align 8 %_89, i64 %_93, i8 4) #8
  ret void

panic15:                                          ; preds = %bb29
; call core::panicking::panic_const::panic_const_shl_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8 @alloc_eff6a43ecf4833a8936c9429a518227d) #9
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @uninit_stack(ptr %x, ptr %out) unnamed_addr #1 {
start:
  %_12 = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %top = alloca [8 x i8], align 8
  %stack = alloca [40 x i8], align 4
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #9
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #9
  unreachable

_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i5 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 10, i64 %_0.i5)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
  %_0.i4 = getelementptr inbounds nuw i8, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u8>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECs4HAnAicR7xg_10rs_atomics(ptr %_0.i4, i64 10, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #8
  %_0.0.i = extractvalue { ptr, i64 } %2, 0
  %_0.1.i = extractvalue { ptr, i64 } %2, 1
  %row.0 = extractvalue { ptr, i64 } %2, 0
  %row.1 = extractvalue { ptr, i64 } %2, 1
  call void @llvm.memset.p0.i64(ptr align 4 %stack, i8 undef, i64 40, i1 false)
; call <core::cell::Cell<usize>>::new
  %3 = call i64 @_RNvMs7_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3newCs4HAnAicR7xg_10rs_atomics(i64 0) #8
  store i64 %3, ptr %top, align 8
; call <&[u8] as core::iter::traits::collect::IntoIterator>::into_iter
  %4 = call { ptr, ptr } @_RNvXs_NtNtCsgEmfK2I1SDS_4core5slice4iterRShNtNtNtNtB8_4iter6traits7collect12IntoIterator9into_iterCs4HAnAicR7xg_10rs_atomics(ptr align 1 %row.0, i64 %row.1) #10
  %_10.0 = extractvalue { ptr, ptr } %4, 0
  %_10.1 = extractvalue { ptr, ptr } %4, 1
  store ptr %_10.0, ptr %iter, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  store ptr %_10.1, ptr %5, align 8
  br label %bb7

panic:                                            ; preds = %_RNvNtCs4HAnAicR7xg_10rs_atomics3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_035035a376fa0f516f191c3662e60253) #9
  unreachable

bb7:                                              ; preds = %bb17, %bb22, %bb18, %bb2
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::next
  %6 = call align 1 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4IterhENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCs4HAnAicR7xg_10rs_atomics(ptr align 8 %iter) #8
  store ptr %6, ptr %_12, align 8
  %7 = load ptr, ptr %_12, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_14 = select i1 %9, i64 0, i64 1
  %10 = trunc nuw i64 %_14 to i1
  br i1 %10, label %bb10, label %bb11

bb10:                                             ; preds = %bb7
  %_46 = load ptr, ptr %_12, align 8
  %v = load i8, ptr %_46, align 1
  %_16 = icmp uge i8 %v, 3
  br i1 %_16, label %bb12, label %bb18

bb11:                                             ; preds = %bb7
; call <core::cell::Cell<usize>>::get
  %_43 = call i64 @_RNvMs8_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3getCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top) #8
; call <[core::mem::maybe_uninit::MaybeUninit<u32>; 10] as core::ops::index::Index<core::ops::range::RangeTo<usize>>>::index
  %11 = call { ptr, i64 } @_RNvXsd_NtCsgEmfK2I1SDS_4core5arrayAINtNtNtB7_3mem12maybe_uninit11MaybeUninitmEja_INtNtNtB7_3ops5index5IndexINtNtB1m_5range7RangeTojEE5indexCs4HAnAicR7xg_10rs_atomics(ptr align 4 %stack, i64 %_43, ptr align 8 @alloc_1cd7cf3bfb27f49fa3c0188c75ddf4f6) #8
  %_40.0 = extractvalue { ptr, i64 } %11, 0
  %_40.1 = extractvalue { ptr, i64 } %11, 1
; call <[core::mem::maybe_uninit::MaybeUninit<u32>]>::iter
  %12 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSINtNtNtB4_3mem12maybe_uninit11MaybeUninitmE4iterCs4HAnAicR7xg_10rs_atomics(ptr align 4 %_40.0, i64 %_40.1) #8
  %_39.0 = extractvalue { ptr, ptr } %12, 0
  %_39.1 = extractvalue { ptr, ptr } %12, 1
; call <core::slice::iter::Iter<core::mem::maybe_uninit::MaybeUninit<u32>> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_atomics::uninit_stack::{closure#0}>
  %sum = call i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterINtNtNtBb_3mem12maybe_uninit11MaybeUninitmEENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs4HAnAicR7xg_10rs_atomics12uninit_stack0EB2n_(ptr %_39.0, ptr %_39.1, i32 0) #8
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i5
  store i32 %sum, ptr %_0.i, align 4
  ret void

bb18:                                             ; preds = %bb10
; call <core::cell::Cell<usize>>::get
  %_30 = call i64 @_RNvMs8_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3getCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top) #8
  %_29 = icmp ugt i64 %_30, 0
  br i1 %_29, label %bb20, label %bb7

bb12:                                             ; preds = %bb10
; call <core::cell::Cell<usize>>::get
  %_19 = call i64 @_RNvMs8_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3getCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top) #8
  %_21 = icmp ult i64 %_19, 10
  br i1 %_21, label %bb14, label %panic2

bb20:                                             ; preds = %bb18
; call <core::cell::Cell<usize>>::get
  %_35 = call i64 @_RNvMs8_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3getCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top) #8
  %_37.0 = sub i64 %_35, 1
  %_37.1 = icmp ult i64 %_35, 1
  br i1 %_37.1, label %panic1, label %bb22

bb22:                                             ; preds = %bb20
; call <core::cell::Cell<usize>>::set
  call void @_RNvMs7_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3setCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top, i64 %_37.0) #8
  br label %bb7

panic1:                                           ; preds = %bb20
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_d6ba88c48978d270ca5b9f51f4303fb0) #9
  unreachable

bb14:                                             ; preds = %bb12
  %_18 = getelementptr inbounds nuw i32, ptr %stack, i64 %_19
  %_22 = zext i8 %v to i32
  store i32 %_22, ptr %_18, align 4
; call <core::cell::Cell<usize>>::get
  %_26 = call i64 @_RNvMs8_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3getCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top) #8
  %_28.0 = add i64 %_26, 1
  %_28.1 = icmp ult i64 %_28.0, %_26
  br i1 %_28.1, label %panic3, label %bb17

panic2:                                           ; preds = %bb12
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_19, i64 10, ptr align 8 @alloc_5fbb98b83a9d7de785e6676e32d90dd5) #9
  unreachable

bb17:                                             ; preds = %bb14
; call <core::cell::Cell<usize>>::set
  call void @_RNvMs7_NtCsgEmfK2I1SDS_4core4cellINtB5_4CelljE3setCs4HAnAicR7xg_10rs_atomics(ptr align 8 %top, i64 %_28.0) #8
  br label %bb7

panic3:                                           ; preds = %bb14
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_e2e772fcd66179f4594cba283bdc7f34) #9
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}


; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #4

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #5

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_shl_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_shl_overflow(ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #4

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #3 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

declare void @llvm.trap()

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { "target-cpu"="sm_90" }
attributes #3 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { inlinehint nounwind }
attributes #9 = { noinline noreturn nounwind }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
