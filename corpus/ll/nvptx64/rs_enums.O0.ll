; ModuleID = 'rs_enums.978cf00cc81ac213-cgu.0'
source_filename = "rs_enums.978cf00cc81ac213-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@anon.5150584a1c7dd136f7e913e30904ebb6.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_763701bb98a075d323faed74766b51ab = private unnamed_addr constant [24 x i8] c"corpus/rust/rs_enums.rs\00", align 1
@alloc_ae38ee463ff86c2860412a1c0a27b618 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00@\00\00\00\09\00\00\00" }>, align 8
@alloc_21ed33164b7d23264566181932a2f4ab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00B\00\00\00\22\00\00\00" }>, align 8
@alloc_28d4d15d0df915d8e58a6c25c384e1a3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00C\00\00\00I\00\00\00" }>, align 8
@alloc_8b72b1666e64c12104e4f77afccdd2bf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00C\00\00\00>\00\00\00" }>, align 8
@alloc_4d1117bd2304093c9444f0f5ffe7c4b3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00C\00\00\00(\00\00\00" }>, align 8
@alloc_137117df3dd300101a877c4f5c1577da = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00D\00\00\00I\00\00\00" }>, align 8
@alloc_97e91d48632741c6baed62c3df3f35ab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00D\00\00\00>\00\00\00" }>, align 8
@alloc_f0478d94fe3627f64dcdbc2eba50991a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00D\00\00\00(\00\00\00" }>, align 8
@alloc_260f4a2ea688831416f18173f223debe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00E\00\00\00P\00\00\00" }>, align 8
@alloc_7c81a90a2f6a6d3939a54562a58f3b52 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00E\00\00\00D\00\00\00" }>, align 8
@alloc_f723e50788642101a90fb75463df442f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00E\00\00\009\00\00\00" }>, align 8
@alloc_f6e514e54e28c90bd0992e67e2e053ac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00E\00\00\00/\00\00\00" }>, align 8
@alloc_fa0106811eb5fb411125a84ac78730e9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00F\00\00\00>\00\00\00" }>, align 8
@alloc_ceacba368418fc3af7896f1f6e2f8b23 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00F\00\00\002\00\00\00" }>, align 8
@alloc_62cc20b117c7e7096e1190d94686706c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00F\00\00\00(\00\00\00" }>, align 8
@alloc_7b5327c3d8722dfd23cb89865670df87 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00G\00\00\00I\00\00\00" }>, align 8
@alloc_0d23cb3bb80a021b37634b80b5961a50 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00G\00\00\006\00\00\00" }>, align 8
@alloc_0799461544ade44ac97d8f190e6adeab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00H\00\00\002\00\00\00" }>, align 8
@alloc_cf3c10c483318d50b9acc83e1a75e5f4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00H\00\00\00(\00\00\00" }>, align 8
@alloc_3f09a960f69666546e72f21a84cd5dbb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00?\00\00\00\10\00\00\00" }>, align 8
@alloc_d91171e5f22cddc5fdf06e5980884002 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00\1E\00\00\00\1F\00\00\00" }>, align 8
@alloc_d0f1ec216719be172c67a7163f8535a3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\001\00\00\00\0C\00\00\00" }>, align 8
@alloc_a242c3f196edb366481b7af4bd1bf07c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\000\00\00\00\14\00\00\00" }>, align 8
@alloc_37d04e2c81619dcf73277051a4fe7a61 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\005\00\00\00\09\00\00\00" }>, align 8
@alloc_e1b4aeaa19284588c0f730ae16143e8c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\004\00\00\00\0A\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_78b6a49e36fe808e0ef950c2feb9fafc = private unnamed_addr constant [71 x i8] c"to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive", align 1
@alloc_7f40ab16d52f282df0c782611f779477 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/char/methods.rs\00", align 1
@alloc_d5231788140d59bda2c80f53d0e0d46e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00\93\01\00\00\09\00\00\00" }>, align 8
@anon.5150584a1c7dd136f7e913e30904ebb6.1 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@anon.5150584a1c7dd136f7e913e30904ebb6.2 = private unnamed_addr constant <{ [2 x i8], [2 x i8] }> <{ [2 x i8] zeroinitializer, [2 x i8] undef }>, align 2
@alloc_e05d24d8281e788759f08dbea3521ad4 = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/mod.rs\00", align 1
@alloc_a7ca6b33fc9d174499ffd85537cb5ade = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e05d24d8281e788759f08dbea3521ad4, [16 x i8] c"K\00\00\00\00\00\00\00\0A\07\00\00\01\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_7e0cd81f9dcb179626435c932d0b5a52 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the range is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/index.rs\00", align 1
@alloc_113529090323d9b810b0976217bc9d15 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\06\02\00\00 \00\00\00" }>, align 8
@alloc_f263022b627cf87d41c243f65351d6da = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00-\02\00\00,\00\00\00" }>, align 8
@alloc_bfd6fa6f62956e2e5257ad1414032da1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00_\00\00\00.\00\00\00" }>, align 8
@alloc_4a77607270a1e352a5a4863919ce3bab = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00_\00\00\00*\00\00\00" }>, align 8
@alloc_9497a40fb9ef36a85529d6e2f0492f5a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00l\00\00\00$\00\00\00" }>, align 8
@alloc_3689836f6c955f30f9aabffe0974a29e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00g\00\00\00\1F\00\00\00" }>, align 8
@alloc_74812f72ab93f729c932f3187925a6f7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00g\00\00\00\19\00\00\00" }>, align 8
@alloc_9dd618358e0f239265541f3a34137adf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00f\00\00\00\1C\00\00\00" }>, align 8
@alloc_0ca1bd3687b195a6e0e25f9c67c80873 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00d\00\00\00\1A\00\00\00" }>, align 8
@alloc_34339760fcf5c170c343b12d99797524 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00d\00\00\00\14\00\00\00" }>, align 8
@alloc_e4ab76f1eea0d79d2a2e7f1a1c74b8d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00R\00\00\00?\00\00\00" }>, align 8
@alloc_2ad936cedce3bf2974c1ef049e910692 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00R\00\00\00;\00\00\00" }>, align 8
@alloc_bd9cbb676e6ffb812d40914d252a91b4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_763701bb98a075d323faed74766b51ab, [16 x i8] c"\17\00\00\00\00\00\00\00X\00\00\00$\00\00\00" }>, align 8

; <[u8]>::get::<usize>
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh3getjECsd0HoDl8ANAl_8rs_enums(ptr align 1 %self.0, i64 %self.1, i64 %index) unnamed_addr #0 {
start:
; call <usize as core::slice::index::SliceIndex<[u8]>>::get
  %_0 = call align 1 ptr @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB5_10SliceIndexShE3getCsd0HoDl8ANAl_8rs_enums(i64 %index, ptr align 1 %self.0, i64 %self.1) #10
  ret ptr %_0
}

; <[u8]>::split::<rs_enums::parse_numbers::{closure#0}>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh5splitNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBG_(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i8 0, ptr %1, align 8
  ret void
}

; <[u8]>::split::<rs_enums::parse_numbers::{closure#1}>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh5splitNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBG_(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  store ptr %self.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 16
  store i8 0, ptr %1, align 8
  ret void
}

; <[i32]>::get_mut::<usize>
; Function Attrs: inlinehint nounwind
define align 4 ptr @_RINvMNtCsgEmfK2I1SDS_4core5sliceSl7get_mutjECsd0HoDl8ANAl_8rs_enums(ptr align 4 %self.0, i64 %self.1, i64 %index) unnamed_addr #0 {
start:
; call <usize as core::slice::index::SliceIndex<[i32]>>::get_mut
  %_0 = call align 4 ptr @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB5_10SliceIndexSlE7get_mutCsd0HoDl8ANAl_8rs_enums(i64 %index, ptr align 4 %self.0, i64 %self.1) #10
  ret ptr %_0
}

; <core::option::Option<&mut i32>>::ok_or::<rs_enums::Fault>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionQlE5ok_orNtCsd0HoDl8ANAl_8rs_enums5FaultEBT_(ptr sret([16 x i8]) align 8 %_0, ptr align 4 %0, ptr align 8 %err) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %self = alloca [8 x i8], align 8
  store ptr %0, ptr %self, align 8
  %1 = load ptr, ptr %self, align 8
  %2 = ptrtoint ptr %1 to i64
  %3 = icmp eq i64 %2, 0
  %_3 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_3 to i1
  br i1 %4, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %v = load ptr, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %v, ptr %5, align 8
  store i32 3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %err, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<usize>>::ok_or::<rs_enums::Fault>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionjE5ok_orNtCsd0HoDl8ANAl_8rs_enums5FaultEBS_(ptr sret([16 x i8]) align 8 %_0, i64 %0, i64 %1, ptr align 8 %err) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = load i64, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = trunc nuw i64 %_3 to i1
  br i1 %5, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %v, ptr %7, align 8
  store i32 3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %err, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<u32>>::ok_or::<rs_enums::Fault>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionmE5ok_orNtCsd0HoDl8ANAl_8rs_enums5FaultEBS_(ptr sret([16 x i8]) align 8 %_0, i32 %0, i32 %1, ptr align 8 %err) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
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
  %v = load i32, ptr %7, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v, ptr %8, align 4
  store i32 3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %err, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; core::cmp::max_by::<usize, &mut <usize as core::cmp::Ord>::cmp>
; Function Attrs: inlinehint nounwind
define i64 @_RINvNtCsgEmfK2I1SDS_4core3cmp6max_byjQNvYjNtB2_3Ord3cmpECsd0HoDl8ANAl_8rs_enums(i64 %0, i64 %1, ptr align 1 %compare) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %_9 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %v2 = alloca [8 x i8], align 8
  %v1 = alloca [8 x i8], align 8
  store i64 %0, ptr %v1, align 8
  store i64 %1, ptr %v2, align 8
  store i8 1, ptr %_9, align 1
; call <&mut <usize as core::cmp::Ord>::cmp as core::ops::function::FnOnce<(&usize, &usize)>>::call_once
  %self = call i8 @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core3ops8function5implsQNvYjNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRjB1p_EE9call_onceCsd0HoDl8ANAl_8rs_enums(ptr align 1 %compare, ptr align 8 %v1, ptr align 8 %v2) #11
  br label %bb1

bb1:                                              ; preds = %start
  %_4 = icmp sgt i8 %self, 0
  br i1 %_4, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %3 = load i64, ptr %v2, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_9, align 1
  %4 = load i64, ptr %v1, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i64, ptr %_0, align 8
  ret i64 %5

bb5:                                              ; No predecessors!
  br label %bb8

bb8:                                              ; preds = %bb5
  %6 = load i8, ptr %_9, align 1
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

; core::slice::copy_from_slice_impl::<i32>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums(ptr align 4 %dest.0, i64 %dest.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
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
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %src.0, ptr %dest.0, i64 4, i64 4, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #10
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dest.0, ptr align 4 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::raw::from_raw_parts::<u8>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECsd0HoDl8ANAl_8rs_enums(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<i32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsd0HoDl8ANAl_8rs_enums(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_(ptr align 8 %self, i64 %init) unnamed_addr #1 {
start:
  %_4 = alloca [24 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 24, i1 false)
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::adapters::map::map_fold<&[u8], usize, usize, <[u8]>::len, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}>
  %_0 = call i64 @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_(ptr align 8 %_4, i64 %init) #10
  ret i64 %_0
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::position::<<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::iterator::Iterator>::next::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_(ptr align 8 %self, ptr align 1 %0) unnamed_addr #0 {
start:
  %1 = alloca [16 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %predicate = alloca [8 x i8], align 8
  store ptr %0, ptr %predicate, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load ptr, ptr %2, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb12

bb12:                                             ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %_6, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb14

bb14:                                             ; preds = %bb12
  br label %bb15

bb15:                                             ; preds = %bb14
  br label %bb16

bb16:                                             ; preds = %bb15
  %3 = ptrtoint ptr %_6 to i64
  %4 = ptrtoint ptr %subtracted to i64
  %5 = sub nuw i64 %3, %4
  %6 = udiv exact i64 %5, 1
  store i64 %6, ptr %n, align 8
  br label %bb3

bb17:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb16
  store i64 0, ptr %i, align 8
  br label %bb4

bb4:                                              ; preds = %bb7, %bb3
  %ptr = load ptr, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %7, align 8
  br label %bb21

bb21:                                             ; preds = %bb4
  %_29 = icmp eq ptr %ptr, %end_or_len
  br i1 %_29, label %bb22, label %bb23

bb23:                                             ; preds = %bb21
  %_39 = getelementptr inbounds nuw i8, ptr %ptr, i64 1
  store ptr %_39, ptr %self, align 8
  br label %bb24

bb22:                                             ; preds = %bb21
  br label %bb29

bb24:                                             ; preds = %bb23
  store ptr %ptr, ptr %_9, align 8
  %x = load ptr, ptr %_9, align 8
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::iterator::Iterator>::next::{closure#0}
  %_11 = call zeroext i1 @_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_(ptr align 8 %predicate, ptr align 1 %x) #10
  br label %bb5

bb5:                                              ; preds = %bb24
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %bb5
  %8 = load i64, ptr %i, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %i, align 8
  br label %bb4

bb6:                                              ; preds = %bb5
  %_15 = load i64, ptr %i, align 8
  %10 = load i64, ptr %n, align 8
  %cond = icmp ult i64 %_15, %10
  br label %bb27

bb27:                                             ; preds = %bb6
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i1 zeroext %cond, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #10
  br label %bb28

bb28:                                             ; preds = %bb27
  %11 = load i64, ptr %i, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %11, ptr %12, align 8
  store i64 1, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb29, %bb28
  %13 = load i64, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = insertvalue { i64, i64 } poison, i64 %13, 0
  %17 = insertvalue { i64, i64 } %16, i64 %15, 1
  ret { i64, i64 } %17

bb9:                                              ; No predecessors!
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  unreachable

bb29:                                             ; preds = %bb22
  %23 = load i64, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store i64 %23, ptr %_0, align 8
  %25 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %24, ptr %25, align 8
  br label %bb8

bb1:                                              ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::position::<<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_(ptr align 8 %self, ptr align 1 %0) unnamed_addr #0 {
start:
  %1 = alloca [16 x i8], align 8
  %_9 = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %n = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %predicate = alloca [8 x i8], align 8
  store ptr %0, ptr %predicate, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %_6 = load ptr, ptr %2, align 8
  %subtracted = load ptr, ptr %self, align 8
  br label %bb12

bb12:                                             ; preds = %bb2
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %_6, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  br label %bb14

bb14:                                             ; preds = %bb12
  br label %bb15

bb15:                                             ; preds = %bb14
  br label %bb16

bb16:                                             ; preds = %bb15
  %3 = ptrtoint ptr %_6 to i64
  %4 = ptrtoint ptr %subtracted to i64
  %5 = sub nuw i64 %3, %4
  %6 = udiv exact i64 %5, 1
  store i64 %6, ptr %n, align 8
  br label %bb3

bb17:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  unreachable

bb3:                                              ; preds = %bb16
  store i64 0, ptr %i, align 8
  br label %bb4

bb4:                                              ; preds = %bb7, %bb3
  %ptr = load ptr, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %end_or_len = load ptr, ptr %7, align 8
  br label %bb21

bb21:                                             ; preds = %bb4
  %_29 = icmp eq ptr %ptr, %end_or_len
  br i1 %_29, label %bb22, label %bb23

bb23:                                             ; preds = %bb21
  %_39 = getelementptr inbounds nuw i8, ptr %ptr, i64 1
  store ptr %_39, ptr %self, align 8
  br label %bb24

bb22:                                             ; preds = %bb21
  br label %bb29

bb24:                                             ; preds = %bb23
  store ptr %ptr, ptr %_9, align 8
  %x = load ptr, ptr %_9, align 8
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next::{closure#0}
  %_11 = call zeroext i1 @_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_(ptr align 8 %predicate, ptr align 1 %x) #10
  br label %bb5

bb5:                                              ; preds = %bb24
  br i1 %_11, label %bb6, label %bb7

bb7:                                              ; preds = %bb5
  %8 = load i64, ptr %i, align 8
  %9 = add i64 %8, 1
  store i64 %9, ptr %i, align 8
  br label %bb4

bb6:                                              ; preds = %bb5
  %_15 = load i64, ptr %i, align 8
  %10 = load i64, ptr %n, align 8
  %cond = icmp ult i64 %_15, %10
  br label %bb27

bb27:                                             ; preds = %bb6
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i1 zeroext %cond, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #10
  br label %bb28

bb28:                                             ; preds = %bb27
  %11 = load i64, ptr %i, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %11, ptr %12, align 8
  store i64 1, ptr %_0, align 8
  br label %bb8

bb8:                                              ; preds = %bb29, %bb28
  %13 = load i64, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = insertvalue { i64, i64 } poison, i64 %13, 0
  %17 = insertvalue { i64, i64 } %16, i64 %15, 1
  ret { i64, i64 } %17

bb9:                                              ; No predecessors!
  %18 = load ptr, ptr %1, align 8
  %19 = getelementptr inbounds i8, ptr %1, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  unreachable

bb29:                                             ; preds = %bb22
  %23 = load i64, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %24 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store i64 %23, ptr %_0, align 8
  %25 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %24, ptr %25, align 8
  br label %bb8

bb1:                                              ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb20:                                             ; No predecessors!
  unreachable

bb25:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::map::<usize, <[u8]>::len>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNvMB8_Sh3lenEBP_(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::adapters::map::map_fold<&[u8], usize, usize, <[u8]>::len, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define i64 @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator4foldjNCINvNtNtB1B_8adapters3map8map_foldRShjjNvMB8_B2Q_3lenNCINvNvB1v_6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0EBP_(ptr align 8 %self, i64 %init) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_11 = alloca [24 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_13, align 1
  store i64 %init, ptr %accum, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next
  %1 = call { ptr, i64 } @_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_(ptr align 8 %self) #10
  %2 = extractvalue { ptr, i64 } %1, 0
  %3 = extractvalue { ptr, i64 } %1, 1
  store ptr %2, ptr %_5, align 8
  %4 = getelementptr inbounds i8, ptr %_5, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb2

bb2:                                              ; preds = %bb1
  %5 = load ptr, ptr %_5, align 8
  %6 = getelementptr inbounds i8, ptr %_5, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = ptrtoint ptr %5 to i64
  %9 = icmp eq i64 %8, 0
  %_7 = select i1 %9, i64 0, i64 1
  %10 = trunc nuw i64 %_7 to i1
  br i1 %10, label %bb3, label %bb5

bb3:                                              ; preds = %bb2
  %x.0 = load ptr, ptr %_5, align 8
  %11 = getelementptr inbounds i8, ptr %_5, i64 8
  %x.1 = load i64, ptr %11, align 8
  store i8 0, ptr %_13, align 1
  %_12 = load i64, ptr %accum, align 8
  store i64 %_12, ptr %_11, align 8
  %12 = getelementptr inbounds i8, ptr %_11, i64 8
  store ptr %x.0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %x.1, ptr %13, align 8
  %14 = load i64, ptr %_11, align 8
  %15 = getelementptr inbounds i8, ptr %_11, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 8
  %18 = load i64, ptr %17, align 8
; call core::iter::adapters::map::map_fold::<&[u8], usize, usize, <[u8]>::len, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}
  %_9 = call i64 @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRShjjNvMNtBa_5sliceBV_3lenNCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0Csd0HoDl8ANAl_8rs_enums(ptr align 1 %f, i64 %14, ptr align 1 %16, i64 %18) #10
  br label %bb4

bb5:                                              ; preds = %bb2
  %_0 = load i64, ptr %accum, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  store i8 1, ptr %_13, align 1
  store i64 %_9, ptr %accum, align 8
  br label %bb1

bb6:                                              ; preds = %bb5
  ret i64 %_0

bb13:                                             ; No predecessors!
  unreachable

bb12:                                             ; No predecessors!
  %19 = load i8, ptr %_13, align 1
  %20 = trunc nuw i8 %19 to i1
  br i1 %20, label %bb11, label %bb8

bb8:                                              ; preds = %bb11, %bb12
  br label %bb9

bb11:                                             ; preds = %bb12
  br label %bb8

bb9:                                              ; preds = %bb8
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  unreachable
}

; <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::max_by::<<usize as core::cmp::Ord>::cmp>
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6max_byNvYjNtNtBc_3cmp3Ord3cmpEB1n_(ptr align 8 %self) unnamed_addr #0 {
start:
; call <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::reduce::<core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>
  %0 = call { i64, i64 } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_(ptr align 8 %self) #10
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

; <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::reduce::<core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNvB2g_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1n_(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_12 = alloca [1 x i8], align 1
  %_11 = alloca [1 x i8], align 1
  %_9 = alloca [24 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  store i8 1, ptr %_12, align 1
  store i8 1, ptr %_11, align 1
; call <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::next
  %1 = call { i64, i64 } @_RNvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB11_Sh3lenENtNtNtB9_6traits8iterator8Iterator4nextB1s_(ptr align 8 %self) #10
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = extractvalue { i64, i64 } %1, 1
  store i64 %2, ptr %self1, align 8
  %4 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %start
  %_13 = load i64, ptr %self1, align 8
  %5 = getelementptr inbounds i8, ptr %self1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = trunc nuw i64 %_13 to i1
  br i1 %7, label %bb12, label %bb11

bb12:                                             ; preds = %bb1
  %8 = getelementptr inbounds i8, ptr %self1, i64 8
  %v = load i64, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %v, ptr %9, align 8
  store i64 0, ptr %_3, align 8
  %10 = getelementptr inbounds i8, ptr %_3, i64 8
  %first = load i64, ptr %10, align 8
  store i8 0, ptr %_12, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %self, i64 24, i1 false)
  store i8 0, ptr %_11, align 1
; call <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::fold::<usize, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>
  %_8 = call i64 @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB12_Sh3lenENtNtNtBa_6traits8iterator8Iterator4foldjNCINvNvB2n_6max_by4foldjNvYjNtNtBc_3cmp3Ord3cmpE0EB1t_(ptr align 8 %_9, i64 %first) #11
  br label %bb3

bb11:                                             ; preds = %bb1
  store i64 0, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb11
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %11 = load i64, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = insertvalue { i64, i64 } poison, i64 %11, 0
  %15 = insertvalue { i64, i64 } %14, i64 %13, 1
  ret { i64, i64 } %15

bb3:                                              ; preds = %bb12
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_8, ptr %16, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb2:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  %17 = load i8, ptr %_11, align 1
  %18 = trunc nuw i8 %17 to i1
  br i1 %18, label %bb7, label %bb10

bb10:                                             ; preds = %bb7, %bb8
  %19 = load i8, ptr %_12, align 1
  %20 = trunc nuw i8 %19 to i1
  br i1 %20, label %bb9, label %bb6

bb7:                                              ; preds = %bb8
  br label %bb10

bb6:                                              ; preds = %bb9, %bb10
  %21 = load ptr, ptr %0, align 8
  %22 = getelementptr inbounds i8, ptr %0, i64 8
  %23 = load i32, ptr %22, align 8
  %24 = insertvalue { ptr, i32 } poison, ptr %21, 0
  %25 = insertvalue { ptr, i32 } %24, i32 %23, 1
  unreachable

bb9:                                              ; preds = %bb10
  br label %bb6
}

; core::iter::adapters::map::map_fold::<&[u8], usize, usize, <[u8]>::len, core::iter::traits::iterator::Iterator::max_by::fold<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define i64 @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRShjjNvMNtBa_5sliceBV_3lenNCINvNvNtNtNtB8_6traits8iterator8Iterator6max_by4foldjNvYjNtNtBa_3cmp3Ord3cmpE0E0Csd0HoDl8ANAl_8rs_enums(ptr align 1 %_1, i64 %acc, ptr align 1 %elt.0, i64 %elt.1) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
; call <<[u8]>::len as core::ops::function::FnMut<(&[u8],)>>::call_mut
  %_7 = call i64 @_RNvYNvMNtCsgEmfK2I1SDS_4core5sliceSh3lenINtNtNtB7_3ops8function5FnMutTRBw_EE8call_mutCsd0HoDl8ANAl_8rs_enums(ptr align 1 %_1, ptr align 1 %elt.0, i64 %elt.1) #10
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call core::iter::traits::iterator::Iterator::max_by::fold::<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}
  %_0 = call i64 @_RNCINvNvNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator6max_by4foldjNvYjNtNtBe_3cmp3Ord3cmpE0Csd0HoDl8ANAl_8rs_enums(ptr align 1 %_1, i64 %acc, i64 %_7) #10
  br label %bb2

bb2:                                              ; preds = %bb1
  ret i64 %_0

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

; core::iter::traits::iterator::Iterator::max_by::fold::<usize, <usize as core::cmp::Ord>::cmp>::{closure#0}
; Function Attrs: inlinehint nounwind
define i64 @_RNCINvNvNtNtNtNtCsgEmfK2I1SDS_4core4iter6traits8iterator8Iterator6max_by4foldjNvYjNtNtBe_3cmp3Ord3cmpE0Csd0HoDl8ANAl_8rs_enums(ptr align 1 %_1, i64 %x, i64 %y) unnamed_addr #0 {
start:
; call core::cmp::max_by::<usize, &mut <usize as core::cmp::Ord>::cmp>
  %_0 = call i64 @_RINvNtCsgEmfK2I1SDS_4core3cmp6max_byjQNvYjNtB2_3Ord3cmpECsd0HoDl8ANAl_8rs_enums(i64 %x, i64 %y, ptr align 1 %_1) #10
  ret i64 %_0
}

; rs_enums::parse_numbers::{closure#0}
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0B3_(ptr align 1 %_1, ptr align 1 %b) unnamed_addr #0 {
start:
; call <u8>::is_ascii_digit
  %_3 = call zeroext i1 @_RNvMs4_NtCsgEmfK2I1SDS_4core3numh14is_ascii_digitCsd0HoDl8ANAl_8rs_enums(ptr align 1 %b) #10
  %_0 = xor i1 %_3, true
  ret i1 %_0
}

; rs_enums::parse_numbers::{closure#1}
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_(ptr align 1 %_1, ptr align 1 %b) unnamed_addr #0 {
start:
  %_3 = load i8, ptr %b, align 1
  %_0 = icmp eq i8 %_3, 46
  ret i1 %_0
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::iterator::Iterator>::next::{closure#0}
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_(ptr align 8 %_1, ptr align 1 %x) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %_1, align 8
; call rs_enums::parse_numbers::{closure#0}
  %_0 = call zeroext i1 @_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0B3_(ptr align 1 %_4, ptr align 1 %x) #10
  ret i1 %_0
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next::{closure#0}
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNCNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBb_4iter6traits8iterator8Iterator4next0BW_(ptr align 8 %_1, ptr align 1 %x) unnamed_addr #0 {
start:
  %_4 = load ptr, ptr %_1, align 8
; call rs_enums::parse_numbers::{closure#1}
  %_0 = call zeroext i1 @_RNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0B3_(ptr align 1 %_4, ptr align 1 %x) #10
  ret i1 %_0
}

; rs_enums::run
; Function Attrs: noinline nounwind
define internal void @_RNvCsd0HoDl8ANAl_8rs_enums3run(ptr sret([16 x i8]) align 8 %_0, ptr align 1 %code.0, i64 %code.1, i32 %fuel) unnamed_addr #2 {
start:
  %0 = alloca [16 x i8], align 8
  %1 = alloca [16 x i8], align 8
  %2 = alloca [16 x i8], align 8
  %3 = alloca [16 x i8], align 8
  %4 = alloca [16 x i8], align 8
  %5 = alloca [16 x i8], align 8
  %6 = alloca [16 x i8], align 8
  %7 = alloca [16 x i8], align 8
  %8 = alloca [16 x i8], align 8
  %9 = alloca [16 x i8], align 8
  %10 = alloca [16 x i8], align 8
  %11 = alloca [16 x i8], align 8
  %12 = alloca [16 x i8], align 8
  %13 = alloca [16 x i8], align 8
  %14 = alloca [16 x i8], align 8
  %15 = alloca [16 x i8], align 8
  %16 = alloca [16 x i8], align 8
  %17 = alloca [16 x i8], align 8
  %18 = alloca [8 x i8], align 8
  %residual17 = alloca [16 x i8], align 8
  %_126 = alloca [16 x i8], align 8
  %_125 = alloca [16 x i8], align 8
  %residual16 = alloca [16 x i8], align 8
  %_120 = alloca [16 x i8], align 8
  %_119 = alloca [16 x i8], align 8
  %residual15 = alloca [16 x i8], align 8
  %_112 = alloca [16 x i8], align 8
  %_111 = alloca [16 x i8], align 8
  %residual14 = alloca [16 x i8], align 8
  %_104 = alloca [16 x i8], align 8
  %_103 = alloca [16 x i8], align 8
  %residual13 = alloca [16 x i8], align 8
  %_99 = alloca [16 x i8], align 8
  %_98 = alloca [16 x i8], align 8
  %residual12 = alloca [16 x i8], align 8
  %_93 = alloca [16 x i8], align 8
  %_92 = alloca [16 x i8], align 8
  %residual11 = alloca [16 x i8], align 8
  %_88 = alloca [16 x i8], align 8
  %_87 = alloca [16 x i8], align 8
  %residual10 = alloca [16 x i8], align 8
  %_83 = alloca [16 x i8], align 8
  %_82 = alloca [16 x i8], align 8
  %residual9 = alloca [16 x i8], align 8
  %_77 = alloca [16 x i8], align 8
  %_76 = alloca [16 x i8], align 8
  %residual8 = alloca [16 x i8], align 8
  %_71 = alloca [16 x i8], align 8
  %_70 = alloca [16 x i8], align 8
  %residual7 = alloca [16 x i8], align 8
  %_63 = alloca [16 x i8], align 8
  %_62 = alloca [16 x i8], align 8
  %residual6 = alloca [16 x i8], align 8
  %_57 = alloca [16 x i8], align 8
  %_56 = alloca [16 x i8], align 8
  %residual5 = alloca [16 x i8], align 8
  %_51 = alloca [16 x i8], align 8
  %_50 = alloca [16 x i8], align 8
  %residual4 = alloca [16 x i8], align 8
  %_45 = alloca [16 x i8], align 8
  %_44 = alloca [16 x i8], align 8
  %residual3 = alloca [16 x i8], align 8
  %_39 = alloca [16 x i8], align 8
  %_38 = alloca [16 x i8], align 8
  %residual2 = alloca [16 x i8], align 8
  %_33 = alloca [16 x i8], align 8
  %_32 = alloca [16 x i8], align 8
  %residual1 = alloca [16 x i8], align 8
  %_27 = alloca [16 x i8], align 8
  %_26 = alloca [16 x i8], align 8
  %_22 = alloca [8 x i8], align 4
  %residual = alloca [16 x i8], align 8
  %_16 = alloca [16 x i8], align 8
  %_13 = alloca [16 x i8], align 8
  %_12 = alloca [16 x i8], align 8
  %_8 = alloca [8 x i8], align 8
  %left = alloca [4 x i8], align 4
  %pc = alloca [8 x i8], align 8
  %_4 = alloca [32 x i8], align 4
  %s = alloca [40 x i8], align 8
  %19 = getelementptr inbounds nuw i32, ptr %_4, i64 0
  %20 = getelementptr inbounds nuw i32, ptr %_4, i64 8
  br label %repeat_loop_header

repeat_loop_header:                               ; preds = %repeat_loop_body, %start
  %21 = phi ptr [ %19, %start ], [ %23, %repeat_loop_body ]
  %22 = icmp ne ptr %21, %20
  br i1 %22, label %repeat_loop_body, label %repeat_loop_next

repeat_loop_body:                                 ; preds = %repeat_loop_header
  store i32 1, ptr %21, align 4
  %23 = getelementptr inbounds i32, ptr %21, i64 1
  br label %repeat_loop_header

repeat_loop_next:                                 ; preds = %repeat_loop_header
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %s, ptr align 4 %_4, i64 32, i1 false)
  %24 = getelementptr inbounds i8, ptr %s, i64 32
  store i64 4, ptr %24, align 8
  store i64 0, ptr %pc, align 8
  store i32 %fuel, ptr %left, align 4
  br label %bb1

bb1:                                              ; preds = %bb81, %bb78, %bb75, %bb68, %bb57, %bb41, %bb29, %bb19, %bb10, %repeat_loop_next
  %_9 = load i64, ptr %pc, align 8
; call <[u8]>::get::<usize>
  %25 = call align 1 ptr @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh3getjECsd0HoDl8ANAl_8rs_enums(ptr align 1 %code.0, i64 %code.1, i64 %_9) #10
  store ptr %25, ptr %_8, align 8
  %26 = load ptr, ptr %_8, align 8
  %27 = ptrtoint ptr %26 to i64
  %28 = icmp eq i64 %27, 0
  %_10 = select i1 %28, i64 0, i64 1
  %29 = trunc nuw i64 %_10 to i1
  br i1 %29, label %bb3, label %bb87

bb3:                                              ; preds = %bb1
  %_132 = load ptr, ptr %_8, align 8
  %byte = load i8, ptr %_132, align 1
  %_15 = load i32, ptr %left, align 4
; call <u32>::checked_sub
  %30 = call { i32, i32 } @_RNvMs6_NtCsgEmfK2I1SDS_4core3numm11checked_subCsd0HoDl8ANAl_8rs_enums(i32 %_15, i32 1) #10
  %_14.0 = extractvalue { i32, i32 } %30, 0
  %_14.1 = extractvalue { i32, i32 } %30, 1
  %_17 = load i32, ptr %left, align 4
  %31 = getelementptr inbounds i8, ptr %_16, i64 4
  store i32 %_17, ptr %31, align 4
  store i32 2, ptr %_16, align 8
; call <core::option::Option<u32>>::ok_or::<rs_enums::Fault>
  call void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionmE5ok_orNtCsd0HoDl8ANAl_8rs_enums5FaultEBS_(ptr sret([16 x i8]) align 8 %_13, i32 %_14.0, i32 %_14.1, ptr align 8 %_16) #10
; call <core::result::Result<u32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultmNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_12, ptr align 8 %_13) #10
  %32 = load i32, ptr %_12, align 8
  %33 = icmp eq i32 %32, 3
  %_18 = select i1 %33, i64 0, i64 1
  %34 = trunc nuw i64 %_18 to i1
  br i1 %34, label %bb9, label %bb8

bb87:                                             ; preds = %bb1
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %s) #11
  br label %bb88

bb9:                                              ; preds = %bb3
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual, ptr align 8 %_12, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %residual, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %0, ptr align 8 @alloc_3f09a960f69666546e72f21a84cd5dbb) #10
  br label %bb88

bb8:                                              ; preds = %bb3
  %35 = getelementptr inbounds i8, ptr %_12, i64 4
  %val = load i32, ptr %35, align 4
  store i32 %val, ptr %left, align 4
  %36 = load i64, ptr %pc, align 8
  %_21.0 = add i64 %36, 1
  %_21.1 = icmp ult i64 %_21.0, %36
  br i1 %_21.1, label %panic, label %bb10

bb10:                                             ; preds = %bb8
  store i64 %_21.0, ptr %pc, align 8
; call rs_enums::decode
  %37 = call i64 @_RNvCsd0HoDl8ANAl_8rs_enums6decode(i8 %byte) #13
  store i64 %37, ptr %18, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_22, ptr align 8 %18, i64 8, i1 false)
  %38 = load i8, ptr %_22, align 4
  %39 = icmp eq i8 %38, 7
  %_24 = select i1 %39, i64 0, i64 1
  %40 = trunc nuw i64 %_24 to i1
  br i1 %40, label %bb12, label %bb1

panic:                                            ; preds = %bb8
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_ae38ee463ff86c2860412a1c0a27b618) #12
  unreachable

bb12:                                             ; preds = %bb10
  %41 = load i8, ptr %_22, align 4
  %_23 = zext i8 %41 to i64
  switch i64 %_23, label %bb7 [
    i64 0, label %bb19
    i64 1, label %bb18
    i64 2, label %bb17
    i64 3, label %bb16
    i64 4, label %bb15
    i64 5, label %bb14
    i64 6, label %bb13
  ]

bb7:                                              ; preds = %bb12
  unreachable

bb19:                                             ; preds = %bb12
  %42 = getelementptr inbounds i8, ptr %_22, i64 4
  %v = load i32, ptr %42, align 4
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_27, ptr align 8 %s, i32 %v) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_26, ptr align 8 %_27) #10
  %43 = load i32, ptr %_26, align 8
  %44 = icmp eq i32 %43, 3
  %_29 = select i1 %44, i64 0, i64 1
  %45 = trunc nuw i64 %_29 to i1
  br i1 %45, label %bb22, label %bb1

bb18:                                             ; preds = %bb12
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_33, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_32, ptr align 8 %_33) #10
  %46 = load i32, ptr %_32, align 8
  %47 = icmp eq i32 %46, 3
  %_35 = select i1 %47, i64 0, i64 1
  %48 = trunc nuw i64 %_35 to i1
  br i1 %48, label %bb26, label %bb25

bb17:                                             ; preds = %bb12
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_51, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_50, ptr align 8 %_51) #10
  %49 = load i32, ptr %_50, align 8
  %50 = icmp eq i32 %49, 3
  %_53 = select i1 %50, i64 0, i64 1
  %51 = trunc nuw i64 %_53 to i1
  br i1 %51, label %bb38, label %bb37

bb16:                                             ; preds = %bb12
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_71, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_70, ptr align 8 %_71) #10
  %52 = load i32, ptr %_70, align 8
  %53 = icmp eq i32 %52, 3
  %_73 = select i1 %53, i64 0, i64 1
  %54 = trunc nuw i64 %_73 to i1
  br i1 %54, label %bb50, label %bb49

bb15:                                             ; preds = %bb12
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_93, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_92, ptr align 8 %_93) #10
  %55 = load i32, ptr %_92, align 8
  %56 = icmp eq i32 %55, 3
  %_95 = select i1 %56, i64 0, i64 1
  %57 = trunc nuw i64 %_95 to i1
  br i1 %57, label %bb65, label %bb64

bb14:                                             ; preds = %bb12
  %58 = getelementptr inbounds i8, ptr %_22, i64 1
  %offset = load i8, ptr %58, align 1
  %59 = getelementptr inbounds i8, ptr %_22, i64 4
  %below = load i32, ptr %59, align 4
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_112, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_111, ptr align 8 %_112) #10
  %60 = load i32, ptr %_111, align 8
  %61 = icmp eq i32 %60, 3
  %_114 = select i1 %61, i64 0, i64 1
  %62 = trunc nuw i64 %_114 to i1
  br i1 %62, label %bb76, label %bb75

bb13:                                             ; preds = %bb12
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_120, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_119, ptr align 8 %_120) #10
  %63 = load i32, ptr %_119, align 8
  %64 = icmp eq i32 %63, 3
  %_122 = select i1 %64, i64 0, i64 1
  %65 = trunc nuw i64 %_122 to i1
  br i1 %65, label %bb82, label %bb81

bb22:                                             ; preds = %bb19
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual1, ptr align 8 %_26, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 8 %residual1, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %17, ptr align 8 @alloc_21ed33164b7d23264566181932a2f4ab) #10
  br label %bb88

bb88:                                             ; preds = %bb87, %bb9, %bb82, %bb86, %bb76, %bb65, %bb69, %bb72, %bb50, %bb54, %bb58, %bb61, %bb38, %bb42, %bb46, %bb26, %bb30, %bb34, %bb22
  ret void

bb26:                                             ; preds = %bb18
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual2, ptr align 8 %_32, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %14, ptr align 8 %residual2, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %14, ptr align 8 @alloc_4d1117bd2304093c9444f0f5ffe7c4b3) #10
  br label %bb88

bb25:                                             ; preds = %bb18
  %66 = getelementptr inbounds i8, ptr %_32, i64 4
  %val18 = load i32, ptr %66, align 4
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_39, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_38, ptr align 8 %_39) #10
  %67 = load i32, ptr %_38, align 8
  %68 = icmp eq i32 %67, 3
  %_41 = select i1 %68, i64 0, i64 1
  %69 = trunc nuw i64 %_41 to i1
  br i1 %69, label %bb30, label %bb29

bb30:                                             ; preds = %bb25
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual3, ptr align 8 %_38, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %residual3, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %15, ptr align 8 @alloc_8b72b1666e64c12104e4f77afccdd2bf) #10
  br label %bb88

bb29:                                             ; preds = %bb25
  %70 = getelementptr inbounds i8, ptr %_38, i64 4
  %val19 = load i32, ptr %70, align 4
  %_0.i = add i32 %val18, %val19
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_45, ptr align 8 %s, i32 %_0.i) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_44, ptr align 8 %_45) #10
  %71 = load i32, ptr %_44, align 8
  %72 = icmp eq i32 %71, 3
  %_47 = select i1 %72, i64 0, i64 1
  %73 = trunc nuw i64 %_47 to i1
  br i1 %73, label %bb34, label %bb1

bb34:                                             ; preds = %bb29
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual4, ptr align 8 %_44, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %residual4, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %16, ptr align 8 @alloc_28d4d15d0df915d8e58a6c25c384e1a3) #10
  br label %bb88

bb38:                                             ; preds = %bb17
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual5, ptr align 8 %_50, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 %residual5, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %11, ptr align 8 @alloc_f0478d94fe3627f64dcdbc2eba50991a) #10
  br label %bb88

bb37:                                             ; preds = %bb17
  %74 = getelementptr inbounds i8, ptr %_50, i64 4
  %val21 = load i32, ptr %74, align 4
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_57, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_56, ptr align 8 %_57) #10
  %75 = load i32, ptr %_56, align 8
  %76 = icmp eq i32 %75, 3
  %_59 = select i1 %76, i64 0, i64 1
  %77 = trunc nuw i64 %_59 to i1
  br i1 %77, label %bb42, label %bb41

bb42:                                             ; preds = %bb37
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual6, ptr align 8 %_56, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %residual6, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %12, ptr align 8 @alloc_97e91d48632741c6baed62c3df3f35ab) #10
  br label %bb88

bb41:                                             ; preds = %bb37
  %78 = getelementptr inbounds i8, ptr %_56, i64 4
  %val22 = load i32, ptr %78, align 4
  %_0.i29 = mul i32 %val21, %val22
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_63, ptr align 8 %s, i32 %_0.i29) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_62, ptr align 8 %_63) #10
  %79 = load i32, ptr %_62, align 8
  %80 = icmp eq i32 %79, 3
  %_65 = select i1 %80, i64 0, i64 1
  %81 = trunc nuw i64 %_65 to i1
  br i1 %81, label %bb46, label %bb1

bb46:                                             ; preds = %bb41
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual7, ptr align 8 %_62, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %residual7, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %13, ptr align 8 @alloc_137117df3dd300101a877c4f5c1577da) #10
  br label %bb88

bb50:                                             ; preds = %bb16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual8, ptr align 8 %_70, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %residual8, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %7, ptr align 8 @alloc_f6e514e54e28c90bd0992e67e2e053ac) #10
  br label %bb88

bb49:                                             ; preds = %bb16
  %82 = getelementptr inbounds i8, ptr %_70, i64 4
  %val24 = load i32, ptr %82, align 4
; call <rs_enums::Stack>::pop
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_77, ptr align 8 %s) #11
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_76, ptr align 8 %_77) #10
  %83 = load i32, ptr %_76, align 8
  %84 = icmp eq i32 %83, 3
  %_79 = select i1 %84, i64 0, i64 1
  %85 = trunc nuw i64 %_79 to i1
  br i1 %85, label %bb54, label %bb53

bb54:                                             ; preds = %bb49
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual9, ptr align 8 %_76, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %residual9, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %8, ptr align 8 @alloc_f723e50788642101a90fb75463df442f) #10
  br label %bb88

bb53:                                             ; preds = %bb49
  %86 = getelementptr inbounds i8, ptr %_76, i64 4
  %val25 = load i32, ptr %86, align 4
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_83, ptr align 8 %s, i32 %val24) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_82, ptr align 8 %_83) #10
  %87 = load i32, ptr %_82, align 8
  %88 = icmp eq i32 %87, 3
  %_85 = select i1 %88, i64 0, i64 1
  %89 = trunc nuw i64 %_85 to i1
  br i1 %89, label %bb58, label %bb57

bb58:                                             ; preds = %bb53
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual10, ptr align 8 %_82, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %residual10, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %9, ptr align 8 @alloc_7c81a90a2f6a6d3939a54562a58f3b52) #10
  br label %bb88

bb57:                                             ; preds = %bb53
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_88, ptr align 8 %s, i32 %val25) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_87, ptr align 8 %_88) #10
  %90 = load i32, ptr %_87, align 8
  %91 = icmp eq i32 %90, 3
  %_90 = select i1 %91, i64 0, i64 1
  %92 = trunc nuw i64 %_90 to i1
  br i1 %92, label %bb61, label %bb1

bb61:                                             ; preds = %bb57
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual11, ptr align 8 %_87, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %residual11, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %10, ptr align 8 @alloc_260f4a2ea688831416f18173f223debe) #10
  br label %bb88

bb65:                                             ; preds = %bb15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual12, ptr align 8 %_92, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %residual12, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %4, ptr align 8 @alloc_62cc20b117c7e7096e1190d94686706c) #10
  br label %bb88

bb64:                                             ; preds = %bb15
  %93 = getelementptr inbounds i8, ptr %_92, i64 4
  %a = load i32, ptr %93, align 4
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_99, ptr align 8 %s, i32 %a) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_98, ptr align 8 %_99) #10
  %94 = load i32, ptr %_98, align 8
  %95 = icmp eq i32 %94, 3
  %_101 = select i1 %95, i64 0, i64 1
  %96 = trunc nuw i64 %_101 to i1
  br i1 %96, label %bb69, label %bb68

bb69:                                             ; preds = %bb64
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual13, ptr align 8 %_98, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %residual13, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %5, ptr align 8 @alloc_ceacba368418fc3af7896f1f6e2f8b23) #10
  br label %bb88

bb68:                                             ; preds = %bb64
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_104, ptr align 8 %s, i32 %a) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_103, ptr align 8 %_104) #10
  %97 = load i32, ptr %_103, align 8
  %98 = icmp eq i32 %97, 3
  %_106 = select i1 %98, i64 0, i64 1
  %99 = trunc nuw i64 %_106 to i1
  br i1 %99, label %bb72, label %bb1

bb72:                                             ; preds = %bb68
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual14, ptr align 8 %_103, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %residual14, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %6, ptr align 8 @alloc_fa0106811eb5fb411125a84ac78730e9) #10
  br label %bb88

bb76:                                             ; preds = %bb14
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual15, ptr align 8 %_111, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %residual15, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %3, ptr align 8 @alloc_0d23cb3bb80a021b37634b80b5961a50) #10
  br label %bb88

bb75:                                             ; preds = %bb14
  %100 = getelementptr inbounds i8, ptr %_111, i64 4
  %val26 = load i32, ptr %100, align 4
  %_110 = icmp slt i32 %val26, %below
  br i1 %_110, label %bb77, label %bb1

bb77:                                             ; preds = %bb75
  %_117 = zext i8 %offset to i64
  %101 = load i64, ptr %pc, align 8
  %_118.0 = add i64 %101, %_117
  %_118.1 = icmp ult i64 %_118.0, %101
  br i1 %_118.1, label %panic27, label %bb78

bb78:                                             ; preds = %bb77
  store i64 %_118.0, ptr %pc, align 8
  br label %bb1

panic27:                                          ; preds = %bb77
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_7b5327c3d8722dfd23cb89865670df87) #12
  unreachable

bb82:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual16, ptr align 8 %_119, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %1, ptr align 8 %residual16, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %1, ptr align 8 @alloc_cf3c10c483318d50b9acc83e1a75e5f4) #10
  br label %bb88

bb81:                                             ; preds = %bb13
  %102 = getelementptr inbounds i8, ptr %_119, i64 4
  %a28 = load i32, ptr %102, align 4
  %_0.i30 = sub i32 0, %a28
; call <rs_enums::Stack>::push
  call void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_126, ptr align 8 %s, i32 %_0.i30) #11
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_125, ptr align 8 %_126) #10
  %103 = load i32, ptr %_125, align 8
  %104 = icmp eq i32 %103, 3
  %_129 = select i1 %104, i64 0, i64 1
  %105 = trunc nuw i64 %_129 to i1
  br i1 %105, label %bb86, label %bb1

bb86:                                             ; preds = %bb81
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual17, ptr align 8 %_125, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %residual17, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %2, ptr align 8 @alloc_0799461544ade44ac97d8f190e6adeab) #10
  br label %bb88
}

; rs_enums::decode
; Function Attrs: noinline nounwind
define internal i64 @_RNvCsd0HoDl8ANAl_8rs_enums6decode(i8 %byte) unnamed_addr #2 {
start:
  %_2 = alloca [8 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %n = and i8 %byte, 15
  %_4 = icmp ule i8 0, %n
  br i1 %_4, label %bb4, label %bb3

bb3:                                              ; preds = %bb4, %start
  switch i8 %n, label %bb1 [
    i8 5, label %bb10
    i8 6, label %bb10
    i8 7, label %bb9
    i8 8, label %bb8
    i8 9, label %bb7
    i8 10, label %bb7
    i8 11, label %bb6
    i8 12, label %bb5
  ]

bb4:                                              ; preds = %start
  %_5 = icmp ule i8 %n, 4
  br i1 %_5, label %bb2, label %bb3

bb2:                                              ; preds = %bb4
  %_8 = zext i8 %n to i32
  %0 = call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %_8, i32 3)
  %_9.0 = extractvalue { i32, i1 } %0, 0
  %_9.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_9.1, label %panic, label %bb11

bb1:                                              ; preds = %bb3
  store i8 7, ptr %_0, align 4
  br label %bb15

bb10:                                             ; preds = %bb3, %bb3
  store i8 1, ptr %_2, align 4
  br label %bb14

bb9:                                              ; preds = %bb3
  store i8 2, ptr %_2, align 4
  br label %bb14

bb8:                                              ; preds = %bb3
  store i8 3, ptr %_2, align 4
  br label %bb14

bb7:                                              ; preds = %bb3, %bb3
  store i8 4, ptr %_2, align 4
  br label %bb14

bb6:                                              ; preds = %bb3
  %_11 = lshr i8 %byte, 5
  %1 = getelementptr inbounds i8, ptr %_2, i64 1
  store i8 %_11, ptr %1, align 1
  %2 = getelementptr inbounds i8, ptr %_2, i64 4
  store i32 40, ptr %2, align 4
  store i8 5, ptr %_2, align 4
  br label %bb14

bb5:                                              ; preds = %bb3
  store i8 6, ptr %_2, align 4
  br label %bb14

bb14:                                             ; preds = %bb12, %bb5, %bb6, %bb7, %bb8, %bb9, %bb10
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %_2, i64 8, i1 false)
  br label %bb15

bb15:                                             ; preds = %bb14, %bb1
  %3 = load i64, ptr %_0, align 4
  ret i64 %3

bb11:                                             ; preds = %bb2
  %4 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_9.0, i32 5)
  %_10.0 = extractvalue { i32, i1 } %4, 0
  %_10.1 = extractvalue { i32, i1 } %4, 1
  br i1 %_10.1, label %panic1, label %bb12

panic:                                            ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_d91171e5f22cddc5fdf06e5980884002) #12
  unreachable

bb12:                                             ; preds = %bb11
  %5 = getelementptr inbounds i8, ptr %_2, i64 4
  store i32 %_10.0, ptr %5, align 4
  store i8 0, ptr %_2, align 4
  br label %bb14

panic1:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_d91171e5f22cddc5fdf06e5980884002) #12
  unreachable
}

; <rs_enums::Stack>::pop
; Function Attrs: nounwind
define internal void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack3pop(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %residual = alloca [16 x i8], align 8
  %_6 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %_2 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_5 = load i64, ptr %1, align 8
; call <usize>::checked_sub
  %2 = call { i64, i64 } @_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_subCsd0HoDl8ANAl_8rs_enums(i64 %_5, i64 1) #10
  %_4.0 = extractvalue { i64, i64 } %2, 0
  %_4.1 = extractvalue { i64, i64 } %2, 1
  %3 = getelementptr inbounds i8, ptr %self, i64 32
  %_7 = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %_7, ptr %4, align 8
  store i32 0, ptr %_6, align 8
; call <core::option::Option<usize>>::ok_or::<rs_enums::Fault>
  call void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionjE5ok_orNtCsd0HoDl8ANAl_8rs_enums5FaultEBS_(ptr sret([16 x i8]) align 8 %_3, i64 %_4.0, i64 %_4.1, ptr align 8 %_6) #10
; call <core::result::Result<usize, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultjNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_2, ptr align 8 %_3) #10
  %5 = load i32, ptr %_2, align 8
  %6 = icmp eq i32 %5, 3
  %_8 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_8 to i1
  br i1 %7, label %bb6, label %bb5

bb6:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual, ptr align 8 %_2, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %residual, i64 16, i1 false)
; call <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %0, ptr align 8 @alloc_a242c3f196edb366481b7af4bd1bf07c) #10
  br label %bb8

bb5:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %_2, i64 8
  %val = load i64, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 32
  store i64 %val, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %self, i64 32
  %_12 = load i64, ptr %10, align 8
  %_13 = icmp ult i64 %_12, 8
  br i1 %_13, label %bb7, label %panic

bb7:                                              ; preds = %bb5
  %11 = getelementptr inbounds nuw i32, ptr %self, i64 %_12
  %_11 = load i32, ptr %11, align 4
  %12 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_11, ptr %12, align 4
  store i32 3, ptr %_0, align 8
  br label %bb8

panic:                                            ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_12, i64 8, ptr align 8 @alloc_d0f1ec216719be172c67a7163f8535a3) #12
  unreachable

bb8:                                              ; preds = %bb6, %bb7
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; <rs_enums::Stack>::push
; Function Attrs: nounwind
define internal void @_RNvMCsd0HoDl8ANAl_8rs_enumsNtB2_5Stack4push(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self, i32 %v) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %residual = alloca [16 x i8], align 8
  %_9 = alloca [16 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_8 = load i64, ptr %1, align 8
; call <[i32]>::get_mut::<usize>
  %_5 = call align 4 ptr @_RINvMNtCsgEmfK2I1SDS_4core5sliceSl7get_mutjECsd0HoDl8ANAl_8rs_enums(ptr align 4 %self, i64 8, i64 %_8) #10
  store i32 1, ptr %_9, align 8
; call <core::option::Option<&mut i32>>::ok_or::<rs_enums::Fault>
  call void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionQlE5ok_orNtCsd0HoDl8ANAl_8rs_enums5FaultEBT_(ptr sret([16 x i8]) align 8 %_4, ptr align 4 %_5, ptr align 8 %_9) #10
; call <core::result::Result<&mut i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultQlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBO_(ptr sret([16 x i8]) align 8 %_3, ptr align 8 %_4) #10
  %2 = load i32, ptr %_3, align 8
  %3 = icmp eq i32 %2, 3
  %_10 = select i1 %3, i64 0, i64 1
  %4 = trunc nuw i64 %_10 to i1
  br i1 %4, label %bb6, label %bb5

bb6:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %residual, ptr align 8 %_3, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %residual, i64 16, i1 false)
; call <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %0, ptr align 8 @alloc_e1b4aeaa19284588c0f730ae16143e8c) #10
  br label %bb8

bb5:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %_3, i64 8
  %val = load ptr, ptr %5, align 8
  store i32 %v, ptr %val, align 4
  %6 = getelementptr inbounds i8, ptr %self, i64 32
  %7 = load i64, ptr %6, align 8
  %_13.0 = add i64 %7, 1
  %_13.1 = icmp ult i64 %_13.0, %7
  br i1 %_13.1, label %panic, label %bb7

bb7:                                              ; preds = %bb5
  %8 = getelementptr inbounds i8, ptr %self, i64 32
  store i64 %_13.0, ptr %8, align 8
  store i32 3, ptr %_0, align 8
  br label %bb8

panic:                                            ; preds = %bb5
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_37d04e2c81619dcf73277051a4fe7a61) #12
  unreachable

bb8:                                              ; preds = %bb6, %bb7
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; <[u8]>::len
; Function Attrs: inlinehint nounwind
define i64 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh3lenCsd0HoDl8ANAl_8rs_enums(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  ret i64 %self.1
}

; <[i32]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
; call core::slice::copy_from_slice_impl::<i32>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsd0HoDl8ANAl_8rs_enums(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) #11
  ret void
}

; <core::option::Option<usize>>::unwrap_or
; Function Attrs: inlinehint nounwind
define i64 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionjE9unwrap_orCsd0HoDl8ANAl_8rs_enums(i64 %0, i64 %1, i64 %default) unnamed_addr #0 {
start:
  %x = alloca [8 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = load i64, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = trunc nuw i64 %_3 to i1
  br i1 %5, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %x, align 8
  br label %bb4

bb2:                                              ; preds = %start
  store i64 %default, ptr %x, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %8 = load i64, ptr %x, align 8
  ret i64 %8

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<u16, core::num::error::ParseIntError>>::ok
; Function Attrs: inlinehint nounwind
define { i16, i16 } @_RNvMNtCsgEmfK2I1SDS_4core6resultINtB2_6ResulttNtNtNtB4_3num5error13ParseIntErrorE2okCsd0HoDl8ANAl_8rs_enums(i32 %0) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 2
  %1 = alloca [4 x i8], align 4
  %self = alloca [4 x i8], align 2
  store i32 %0, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %self, ptr align 4 %1, i64 4, i1 false)
  %2 = load i8, ptr %self, align 2
  %3 = trunc nuw i8 %2 to i1
  %_2 = zext i1 %3 to i64
  %4 = trunc nuw i64 %_2 to i1
  br i1 %4, label %bb2, label %bb3

bb2:                                              ; preds = %start
  store i16 0, ptr %_0, align 2
  br label %bb6

bb3:                                              ; preds = %start
  %5 = getelementptr inbounds i8, ptr %self, i64 2
  %x = load i16, ptr %5, align 2
  %6 = getelementptr inbounds i8, ptr %_0, i64 2
  store i16 %x, ptr %6, align 2
  store i16 1, ptr %_0, align 2
  br label %bb6

bb6:                                              ; preds = %bb2, %bb3
  %7 = load i8, ptr %self, align 2
  %8 = trunc nuw i8 %7 to i1
  %_4 = zext i1 %8 to i64
  %9 = trunc nuw i64 %_4 to i1
  br i1 %9, label %bb5, label %bb4

bb5:                                              ; preds = %bb6
  br label %bb4

bb4:                                              ; preds = %bb5, %bb6
  %10 = load i16, ptr %_0, align 2
  %11 = getelementptr inbounds i8, ptr %_0, i64 2
  %12 = load i16, ptr %11, align 2
  %13 = insertvalue { i16, i16 } poison, i16 %10, 0
  %14 = insertvalue { i16, i16 } %13, i16 %12, 1
  ret { i16, i16 } %14

bb1:                                              ; No predecessors!
  unreachable
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsd0HoDl8ANAl_8rs_enums(ptr %self, i64 %align) unnamed_addr #0 {
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

; <char>::to_digit
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8to_digitCsd0HoDl8ANAl_8rs_enums(i32 %self, i32 %radix) unnamed_addr #0 {
start:
  %value = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp uge i32 %radix, 2
  br i1 %_3, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_78b6a49e36fe808e0ef950c2feb9fafc, ptr inttoptr (i64 143 to ptr), ptr align 8 @alloc_d5231788140d59bda2c80f53d0e0d46e) #12
  unreachable

bb1:                                              ; preds = %start
  %_4 = icmp ule i32 %radix, 36
  br i1 %_4, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  %_8 = icmp ugt i32 %self, 57
  br i1 %_8, label %bb4, label %bb6

bb6:                                              ; preds = %bb4, %bb2
  %0 = sub i32 %self, 48
  store i32 %0, ptr %value, align 4
  br label %bb7

bb4:                                              ; preds = %bb2
  %_9 = icmp ugt i32 %radix, 10
  br i1 %_9, label %bb5, label %bb6

bb5:                                              ; preds = %bb4
  %_11 = sub i32 %self, 65
  %_10 = and i32 %_11, -33
  %1 = add i32 %_10, 10
  store i32 %1, ptr %value, align 4
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  %_15 = load i32, ptr %value, align 4
  %_14 = icmp ult i32 %_15, %radix
  br i1 %_14, label %bb8, label %bb9

bb9:                                              ; preds = %bb7
  %2 = load i32, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.1, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.1, i64 4), align 4
  store i32 %2, ptr %_0, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %3, ptr %4, align 4
  br label %bb10

bb8:                                              ; preds = %bb7
  %5 = load i32, ptr %value, align 4
  %6 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %5, ptr %6, align 4
  store i32 1, ptr %_0, align 4
  br label %bb10

bb10:                                             ; preds = %bb8, %bb9
  %7 = load i32, ptr %_0, align 4
  %8 = getelementptr inbounds i8, ptr %_0, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = insertvalue { i32, i32 } poison, i32 %7, 0
  %11 = insertvalue { i32, i32 } %10, i32 %9, 1
  ret { i32, i32 } %11
}

; <u8>::is_ascii_digit
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvMs4_NtCsgEmfK2I1SDS_4core3numh14is_ascii_digitCsd0HoDl8ANAl_8rs_enums(ptr align 1 %self) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %0 = load i8, ptr %self, align 1
  %_2 = icmp ule i8 48, %0
  br i1 %_2, label %bb2, label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_0, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %1 = load i8, ptr %self, align 1
  %_3 = icmp ule i8 %1, 57
  %2 = icmp ne i1 %_3, false
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_0, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %_0, align 1
  %5 = trunc nuw i8 %4 to i1
  ret i1 %5
}

; <u32>::checked_sub
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNvMs6_NtCsgEmfK2I1SDS_4core3numm11checked_subCsd0HoDl8ANAl_8rs_enums(i32 %self, i32 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp ult i32 %self, %rhs
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_4 = sub nuw i32 %self, %rhs
  %0 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %_4, ptr %0, align 4
  store i32 1, ptr %_0, align 4
  br label %bb3

bb1:                                              ; preds = %start
  %1 = load i32, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.1, align 4
  %2 = load i32, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.1, i64 4), align 4
  store i32 %1, ptr %_0, align 4
  %3 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %2, ptr %3, align 4
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %4 = load i32, ptr %_0, align 4
  %5 = getelementptr inbounds i8, ptr %_0, i64 4
  %6 = load i32, ptr %5, align 4
  %7 = insertvalue { i32, i32 } poison, i32 %4, 0
  %8 = insertvalue { i32, i32 } %7, i32 %6, 1
  ret { i32, i32 } %8
}

; <usize>::checked_sub
; Function Attrs: inlinehint nounwind
define internal { i64, i64 } @_RNvMs9_NtCsgEmfK2I1SDS_4core3numj11checked_subCsd0HoDl8ANAl_8rs_enums(i64 %self, i64 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %_3 = icmp ult i64 %self, %rhs
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_4 = sub nuw i64 %self, %rhs
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_4, ptr %0, align 8
  store i64 1, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %1 = load i64, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store i64 %1, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %2, ptr %3, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %4 = load i64, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = insertvalue { i64, i64 } poison, i64 %4, 0
  %8 = insertvalue { i64, i64 } %7, i64 %6, 1
  ret { i64, i64 } %8
}

; <u16>::from_ascii_radix
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radixCsd0HoDl8ANAl_8rs_enums(ptr align 1 %0, i64 %1, i32 %radix) unnamed_addr #0 {
start:
  %is_positive = alloca [1 x i8], align 1
  %_42 = alloca [4 x i8], align 2
  %result = alloca [2 x i8], align 2
  %value = alloca [4 x i8], align 4
  %_39 = alloca [8 x i8], align 8
  %_38 = alloca [1 x i8], align 1
  %_37 = alloca [4 x i8], align 4
  %_36 = alloca [8 x i8], align 4
  %x = alloca [2 x i8], align 2
  %mul = alloca [4 x i8], align 2
  %_18 = alloca [8 x i8], align 4
  %_0 = alloca [4 x i8], align 2
  %src = alloca [16 x i8], align 8
  store ptr %0, ptr %src, align 8
  %2 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %1, ptr %2, align 8
  %_3 = icmp ugt i32 2, %radix
  br i1 %_3, label %bb2, label %bb1

bb1:                                              ; preds = %start
  %_4 = icmp ugt i32 %radix, 36
  br i1 %_4, label %bb2, label %bb3

bb2:                                              ; preds = %bb1, %start
; call core::num::from_ascii_radix_panic
  call void @_RNvNtCsgEmfK2I1SDS_4core3num22from_ascii_radix_panic(i32 %radix, ptr align 8 @alloc_a7ca6b33fc9d174499ffd85537cb5ade) #12
  unreachable

bb3:                                              ; preds = %bb1
  %3 = load ptr, ptr %src, align 8
  %4 = getelementptr inbounds i8, ptr %src, i64 8
  %_55 = load i64, ptr %4, align 8
  %5 = icmp eq i64 %_55, 0
  br i1 %5, label %bb4, label %bb5

bb4:                                              ; preds = %bb3
  %6 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 0, ptr %6, align 1
  store i8 1, ptr %_0, align 2
  br label %bb28

bb5:                                              ; preds = %bb3
  %7 = icmp eq i64 %_55, 1
  br i1 %7, label %bb7, label %bb6

bb28:                                             ; preds = %bb27, %bb25, %bb12, %bb4
  %8 = load i32, ptr %_0, align 2
  ret i32 %8

bb7:                                              ; preds = %bb5
  %9 = load ptr, ptr %src, align 8
  %10 = getelementptr inbounds i8, ptr %src, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 0
  %13 = load i8, ptr %12, align 1
  switch i8 %13, label %bb6 [
    i8 43, label %bb12
    i8 45, label %bb12
  ]

bb6:                                              ; preds = %bb7, %bb5
  %_6 = icmp uge i64 %_55, 1
  br i1 %_6, label %bb9, label %bb8

bb12:                                             ; preds = %bb7, %bb7
  %14 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %14, align 1
  store i8 1, ptr %_0, align 2
  br label %bb28

bb8:                                              ; preds = %bb10, %bb9, %bb6
  store i8 1, ptr %is_positive, align 1
  br label %bb13

bb9:                                              ; preds = %bb6
  %15 = load ptr, ptr %src, align 8
  %16 = getelementptr inbounds i8, ptr %src, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 0
  %19 = load i8, ptr %18, align 1
  switch i8 %19, label %bb8 [
    i8 43, label %bb11
    i8 45, label %bb10
  ]

bb11:                                             ; preds = %bb9
  %20 = load ptr, ptr %src, align 8
  %21 = getelementptr inbounds i8, ptr %src, i64 8
  %22 = load i64, ptr %21, align 8
  %rest.0 = getelementptr inbounds nuw i8, ptr %20, i64 1
  %rest.1 = sub i64 %22, 1
  store i8 1, ptr %is_positive, align 1
  store ptr %rest.0, ptr %src, align 8
  %23 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %rest.1, ptr %23, align 8
  br label %bb13

bb10:                                             ; preds = %bb9
  br label %bb8

bb13:                                             ; preds = %bb8, %bb11
  store i16 0, ptr %result, align 2
  %digits.0 = load ptr, ptr %src, align 8
  %24 = getelementptr inbounds i8, ptr %src, i64 8
  %digits.1 = load i64, ptr %24, align 8
  %_56 = icmp ule i32 %radix, 16
  br i1 %_56, label %bb29, label %bb30

bb30:                                             ; preds = %bb13
  br label %bb21

bb29:                                             ; preds = %bb13
  %_10 = icmp ule i64 %digits.1, 4
  br i1 %_10, label %bb14, label %bb21

bb21:                                             ; preds = %bb29, %bb30
  br label %bb22

bb14:                                             ; preds = %bb29
  br label %bb15

bb22:                                             ; preds = %bb36, %bb21
  %25 = load ptr, ptr %src, align 8
  %26 = getelementptr inbounds i8, ptr %src, i64 8
  %_29 = load i64, ptr %26, align 8
  %_30 = icmp uge i64 %_29, 1
  br i1 %_30, label %bb23, label %bb25

bb25:                                             ; preds = %bb15, %bb22
  %27 = load i16, ptr %result, align 2
  %28 = getelementptr inbounds i8, ptr %_0, i64 2
  store i16 %27, ptr %28, align 2
  store i8 0, ptr %_0, align 2
  br label %bb28

bb23:                                             ; preds = %bb22
  %29 = load ptr, ptr %src, align 8
  %30 = getelementptr inbounds i8, ptr %src, i64 8
  %31 = load i64, ptr %30, align 8
  %c = getelementptr inbounds nuw i8, ptr %29, i64 0
  %32 = load ptr, ptr %src, align 8
  %33 = getelementptr inbounds i8, ptr %src, i64 8
  %34 = load i64, ptr %33, align 8
  %rest.01 = getelementptr inbounds nuw i8, ptr %32, i64 1
  %rest.12 = sub i64 %34, 1
  %rhs = trunc i32 %radix to i16
  %35 = load i16, ptr %result, align 2
  %36 = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %35, i16 %rhs)
  %_60.0 = extractvalue { i16, i1 } %36, 0
  %_60.1 = extractvalue { i16, i1 } %36, 1
  br i1 %_60.1, label %bb31, label %bb33

bb33:                                             ; preds = %bb23
  %37 = getelementptr inbounds i8, ptr %mul, i64 2
  store i16 %_60.0, ptr %37, align 2
  store i16 1, ptr %mul, align 2
  %38 = load i8, ptr %c, align 1
  store i8 %38, ptr %_38, align 1
  %39 = load i8, ptr %_38, align 1
  %40 = zext i8 %39 to i32
  store i32 %40, ptr %_37, align 4
  %41 = load i32, ptr %_37, align 4
; call <char>::to_digit
  %42 = call { i32, i32 } @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8to_digitCsd0HoDl8ANAl_8rs_enums(i32 %41, i32 %radix) #10
  %43 = extractvalue { i32, i32 } %42, 0
  %44 = extractvalue { i32, i32 } %42, 1
  store i32 %43, ptr %_36, align 4
  %45 = getelementptr inbounds i8, ptr %_36, i64 4
  store i32 %44, ptr %45, align 4
  %46 = load i32, ptr %_36, align 4
  %47 = getelementptr inbounds i8, ptr %_36, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %46 to i64
  store i64 %49, ptr %_39, align 8
  %50 = load i64, ptr %_39, align 8
  %51 = trunc nuw i64 %50 to i1
  br i1 %51, label %bb40, label %bb24

bb31:                                             ; preds = %bb23
  %52 = load i16, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.2, align 2
  %53 = load i16, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.2, i64 2), align 2
  store i16 %52, ptr %mul, align 2
  %54 = getelementptr inbounds i8, ptr %mul, i64 2
  store i16 %53, ptr %54, align 2
  %55 = load i8, ptr %c, align 1
  store i8 %55, ptr %_38, align 1
  %56 = load i8, ptr %_38, align 1
  %57 = zext i8 %56 to i32
  store i32 %57, ptr %_37, align 4
  %58 = load i32, ptr %_37, align 4
; call <char>::to_digit
  %59 = call { i32, i32 } @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8to_digitCsd0HoDl8ANAl_8rs_enums(i32 %58, i32 %radix) #10
  %60 = extractvalue { i32, i32 } %59, 0
  %61 = extractvalue { i32, i32 } %59, 1
  store i32 %60, ptr %_36, align 4
  %62 = getelementptr inbounds i8, ptr %_36, i64 4
  store i32 %61, ptr %62, align 4
  %63 = load i32, ptr %_36, align 4
  %64 = getelementptr inbounds i8, ptr %_36, i64 4
  %65 = load i32, ptr %64, align 4
  %66 = zext i32 %63 to i64
  store i64 %66, ptr %_39, align 8
  %67 = load i64, ptr %_39, align 8
  %68 = trunc nuw i64 %67 to i1
  br i1 %68, label %bb38, label %bb24

bb40:                                             ; preds = %bb33
  %69 = getelementptr inbounds i8, ptr %_36, i64 4
  %70 = load i32, ptr %69, align 4
  store i32 %70, ptr %value, align 4
  %71 = load i32, ptr %value, align 4
  %72 = trunc i32 %71 to i16
  store i16 %72, ptr %x, align 2
  %73 = getelementptr inbounds i8, ptr %mul, i64 2
  %74 = load i16, ptr %73, align 2
  store i16 %74, ptr %result, align 2
  %rhs3 = load i16, ptr %x, align 2
  %75 = load i16, ptr %result, align 2
  %76 = load i16, ptr %x, align 2
  %_63.0 = add i16 %75, %76
  %_63.1 = icmp ult i16 %_63.0, %75
  br i1 %_63.1, label %bb34, label %bb36

bb24:                                             ; preds = %bb31, %bb33
  %77 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %77, align 1
  store i8 1, ptr %_0, align 2
  br label %bb26

bb36:                                             ; preds = %bb40
  %78 = load i16, ptr %result, align 2
  %79 = load i16, ptr %x, align 2
  %_64 = add nuw i16 %78, %79
  %80 = getelementptr inbounds i8, ptr %_42, i64 2
  store i16 %_64, ptr %80, align 2
  store i16 1, ptr %_42, align 2
  %81 = getelementptr inbounds i8, ptr %_42, i64 2
  %82 = load i16, ptr %81, align 2
  store i16 %82, ptr %result, align 2
  store ptr %rest.01, ptr %src, align 8
  %83 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %rest.12, ptr %83, align 8
  br label %bb22

bb34:                                             ; preds = %bb40
  %84 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 2, ptr %84, align 1
  store i8 1, ptr %_0, align 2
  br label %bb26

bb26:                                             ; preds = %bb38, %bb24, %bb34
  br label %bb27

bb38:                                             ; preds = %bb31
  %85 = getelementptr inbounds i8, ptr %_36, i64 4
  %86 = load i32, ptr %85, align 4
  store i32 %86, ptr %value, align 4
  %87 = load i32, ptr %value, align 4
  %88 = trunc i32 %87 to i16
  store i16 %88, ptr %x, align 2
  %89 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 2, ptr %89, align 1
  store i8 1, ptr %_0, align 2
  br label %bb26

bb27:                                             ; preds = %bb19, %bb26
  br label %bb28

bb15:                                             ; preds = %bb20, %bb14
  %90 = load ptr, ptr %src, align 8
  %91 = getelementptr inbounds i8, ptr %src, i64 8
  %_12 = load i64, ptr %91, align 8
  %_13 = icmp uge i64 %_12, 1
  br i1 %_13, label %bb16, label %bb25

bb16:                                             ; preds = %bb15
  %92 = load ptr, ptr %src, align 8
  %93 = getelementptr inbounds i8, ptr %src, i64 8
  %94 = load i64, ptr %93, align 8
  %c4 = getelementptr inbounds nuw i8, ptr %92, i64 0
  %95 = load ptr, ptr %src, align 8
  %96 = getelementptr inbounds i8, ptr %src, i64 8
  %97 = load i64, ptr %96, align 8
  %rest.05 = getelementptr inbounds nuw i8, ptr %95, i64 1
  %rest.16 = sub i64 %97, 1
  %_16 = load i16, ptr %result, align 2
  %_17 = trunc i32 %radix to i16
  %98 = mul i16 %_16, %_17
  store i16 %98, ptr %result, align 2
  %_20 = load i8, ptr %c4, align 1
  %_19 = zext i8 %_20 to i32
; call <char>::to_digit
  %99 = call { i32, i32 } @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8to_digitCsd0HoDl8ANAl_8rs_enums(i32 %_19, i32 %radix) #10
  %100 = extractvalue { i32, i32 } %99, 0
  %101 = extractvalue { i32, i32 } %99, 1
  store i32 %100, ptr %_18, align 4
  %102 = getelementptr inbounds i8, ptr %_18, i64 4
  store i32 %101, ptr %102, align 4
  %103 = load i32, ptr %_18, align 4
  %104 = getelementptr inbounds i8, ptr %_18, i64 4
  %105 = load i32, ptr %104, align 4
  %_21 = zext i32 %103 to i64
  %106 = trunc nuw i64 %_21 to i1
  br i1 %106, label %bb20, label %bb19

bb20:                                             ; preds = %bb16
  %107 = getelementptr inbounds i8, ptr %_18, i64 4
  %x7 = load i32, ptr %107, align 4
  %_23 = load i16, ptr %result, align 2
  %_24 = trunc i32 %x7 to i16
  %108 = add i16 %_23, %_24
  store i16 %108, ptr %result, align 2
  store ptr %rest.05, ptr %src, align 8
  %109 = getelementptr inbounds i8, ptr %src, i64 8
  store i64 %rest.16, ptr %109, align 8
  br label %bb15

bb19:                                             ; preds = %bb16
  %110 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 1, ptr %110, align 1
  store i8 1, ptr %_0, align 2
  br label %bb27

bb18:                                             ; No predecessors!
  unreachable
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCsd0HoDl8ANAl_8rs_enums() unnamed_addr #3 {
start:
  ret void
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 {
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

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 {
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
  %_15 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsd0HoDl8ANAl_8rs_enums(ptr %src, i64 %align) #10
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
  %_18 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsd0HoDl8ANAl_8rs_enums(ptr %dst, i64 %align) #10
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
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsd0HoDl8ANAl_8rs_enums(ptr %src, ptr %dst, i64 %size, i64 %count) #10
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #0 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb2:                                              ; preds = %start
  ret void
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsd0HoDl8ANAl_8rs_enums(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 {
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsd0HoDl8ANAl_8rs_enums(ptr %data, i64 %align) #10
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsd0HoDl8ANAl_8rs_enums(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsd0HoDl8ANAl_8rs_enums(ptr %data, i64 %align) #10
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

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i64 %start1, i64 %end, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = icmp uge i64 %end, %start1
  br i1 %_4, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_7e0cd81f9dcb179626435c932d0b5a52, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #12
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp ule i64 %end, %len
  br i1 %_5, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  ret void
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtB2_12IntoIterator9into_iterB1h_(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; <usize as core::slice::index::SliceIndex<[u8]>>::get
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB5_10SliceIndexShE3getCsd0HoDl8ANAl_8rs_enums(i64 %self, ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp ult i64 %self, %slice.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %_5 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %self
  store ptr %_5, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; <usize as core::slice::index::SliceIndex<[i32]>>::get_mut
; Function Attrs: inlinehint nounwind
define align 4 ptr @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB5_10SliceIndexSlE7get_mutCsd0HoDl8ANAl_8rs_enums(i64 %self, ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_3 = icmp ult i64 %self, %slice.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %_5 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %self
  store ptr %_5, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB5_3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMB11_Sh3lenENtNtNtB9_6traits8iterator8Iterator4nextB1s_(ptr align 8 %self) unnamed_addr #0 {
start:
  %self1 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next
  %0 = call { ptr, i64 } @_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_(ptr align 8 %self) #10
  %1 = extractvalue { ptr, i64 } %0, 0
  %2 = extractvalue { ptr, i64 } %0, 1
  store ptr %1, ptr %self1, align 8
  %3 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %2, ptr %3, align 8
  %f = getelementptr inbounds i8, ptr %self, i64 24
  %4 = load ptr, ptr %self1, align 8
  %5 = getelementptr inbounds i8, ptr %self1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = ptrtoint ptr %4 to i64
  %8 = icmp eq i64 %7, 0
  %_5 = select i1 %8, i64 0, i64 1
  %9 = trunc nuw i64 %_5 to i1
  br i1 %9, label %bb5, label %bb4

bb5:                                              ; preds = %start
  %x.0 = load ptr, ptr %self1, align 8
  %10 = getelementptr inbounds i8, ptr %self1, i64 8
  %x.1 = load i64, ptr %10, align 8
; call <<[u8]>::len as core::ops::function::FnMut<(&[u8],)>>::call_mut
  %_7 = call i64 @_RNvYNvMNtCsgEmfK2I1SDS_4core5sliceSh3lenINtNtNtB7_3ops8function5FnMutTRBw_EE8call_mutCsd0HoDl8ANAl_8rs_enums(ptr align 1 %f, ptr align 1 %x.0, i64 %x.1) #10
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_7, ptr %11, align 8
  store i64 1, ptr %_0, align 8
  br label %bb2

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb2

bb2:                                              ; preds = %bb5, %bb4
  %12 = load i64, ptr %_0, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = insertvalue { i64, i64 } poison, i64 %12, 0
  %16 = insertvalue { i64, i64 } %15, i64 %14, 1
  ret { i64, i64 } %16

bb3:                                              ; No predecessors!
  unreachable
}

; <&u8 as core::ops::arith::Sub<u8>>::sub
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3subCsd0HoDl8ANAl_8rs_enums(ptr align 1 %self, i8 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %self1 = load i8, ptr %self, align 1
  %_4.0 = sub i8 %self1, %other
  %_4.1 = icmp ult i8 %self1, %other
  br i1 %_4.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  ret i8 %_4.0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 %0) #12
  unreachable
}

; <&mut <usize as core::cmp::Ord>::cmp as core::ops::function::FnOnce<(&usize, &usize)>>::call_once
; Function Attrs: nounwind
define i8 @_RNvXs2_NtNtNtCsgEmfK2I1SDS_4core3ops8function5implsQNvYjNtNtBb_3cmp3Ord3cmpINtB7_6FnOnceTRjB1p_EE9call_onceCsd0HoDl8ANAl_8rs_enums(ptr align 1 %self, ptr align 8 %0, ptr align 8 %1) unnamed_addr #1 {
start:
  %args = alloca [16 x i8], align 8
  store ptr %0, ptr %args, align 8
  %2 = getelementptr inbounds i8, ptr %args, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %args, align 8
  %4 = getelementptr inbounds i8, ptr %args, i64 8
  %5 = load ptr, ptr %4, align 8
; call <<usize as core::cmp::Ord>::cmp as core::ops::function::FnMut<(&usize, &usize)>>::call_mut
  %_0 = call i8 @_RNvYNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRjB19_EE8call_mutCsd0HoDl8ANAl_8rs_enums(ptr align 1 %self, ptr align 8 %3, ptr align 8 %5) #10
  ret i8 %_0
}

; <&u8 as core::ops::bit::BitXor>::bitxor
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvXs2q_NtNtCsgEmfK2I1SDS_4core3ops3bitRhNtB6_6BitXor6bitxorCsd0HoDl8ANAl_8rs_enums(ptr align 1 %self, ptr align 1 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load i8, ptr %self, align 1
  %_4 = load i8, ptr %other, align 1
  %_0 = xor i8 %_3, %_4
  ret i8 %_0
}

; <usize as core::cmp::Ord>::cmp
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvXsV_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_3Ord3cmpCsd0HoDl8ANAl_8rs_enums(ptr align 8 %self, ptr align 8 %other) unnamed_addr #0 {
start:
  %_3 = load i64, ptr %self, align 8
  %_4 = load i64, ptr %other, align 8
  %_0 = call i8 @llvm.ucmp.i8.i64(i64 %_3, i64 %_4)
  ret i8 %_0
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_(ptr align 8 %self) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %ret = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %1 = load i8, ptr %0, align 8
  %_2 = trunc nuw i8 %1 to i1
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %self.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %2, align 8
  br label %bb10

bb1:                                              ; preds = %start
  %3 = load ptr, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store ptr %3, ptr %ret, align 8
  %5 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %4, ptr %5, align 8
  br label %bb8

bb10:                                             ; preds = %bb2
  %_20 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1
  store ptr %_20, ptr %end_or_len, align 8
  br label %bb11

bb11:                                             ; preds = %bb10
  store ptr %self.0, ptr %_5, align 8
  %6 = load ptr, ptr %end_or_len, align 8
  %7 = getelementptr inbounds i8, ptr %_5, i64 8
  store ptr %6, ptr %7, align 8
  %_7 = getelementptr inbounds i8, ptr %self, i64 17
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::position::<<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::iterator::Iterator>::next::{closure#0}>
  %8 = call { i64, i64 } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBS_4next0EB28_(ptr align 8 %_5, ptr align 1 %_7) #10
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  store i64 %9, ptr %_3, align 8
  %11 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %10, ptr %11, align 8
  %_8 = load i64, ptr %_3, align 8
  %12 = getelementptr inbounds i8, ptr %_3, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = trunc nuw i64 %_8 to i1
  br i1 %14, label %bb5, label %bb6

bb5:                                              ; preds = %bb11
  %15 = getelementptr inbounds i8, ptr %_3, i64 8
  %idx = load i64, ptr %15, align 8
  %self.01 = load ptr, ptr %self, align 8
  %16 = getelementptr inbounds i8, ptr %self, i64 8
  %self.12 = load i64, ptr %16, align 8
  br label %bb12

bb6:                                              ; preds = %bb11
  %17 = getelementptr inbounds i8, ptr %self, i64 16
  %18 = load i8, ptr %17, align 8
  %_30 = trunc nuw i8 %18 to i1
  br i1 %_30, label %bb15, label %bb16

bb16:                                             ; preds = %bb6
  %19 = getelementptr inbounds i8, ptr %self, i64 16
  store i8 1, ptr %19, align 8
  %_31.0 = load ptr, ptr %self, align 8
  %20 = getelementptr inbounds i8, ptr %self, i64 8
  %_31.1 = load i64, ptr %20, align 8
  store ptr %_31.0, ptr %ret, align 8
  %21 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %_31.1, ptr %21, align 8
  br label %bb17

bb15:                                             ; preds = %bb6
  %22 = load ptr, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %23 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store ptr %22, ptr %ret, align 8
  %24 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %23, ptr %24, align 8
  br label %bb17

bb17:                                             ; preds = %bb15, %bb16
  br label %bb7

bb7:                                              ; preds = %bb19, %bb17
  br label %bb8

bb12:                                             ; preds = %bb5
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i64 0, i64 %idx, i64 %self.12, ptr align 8 @alloc_113529090323d9b810b0976217bc9d15) #10
  br label %bb14

bb14:                                             ; preds = %bb12
  %self.03 = load ptr, ptr %self, align 8
  %25 = getelementptr inbounds i8, ptr %self, i64 8
  %self.14 = load i64, ptr %25, align 8
  %index = add i64 %idx, 1
  br label %bb18

bb18:                                             ; preds = %bb14
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i64 %index, i64 %self.14, i64 %self.14, ptr align 8 @alloc_f263022b627cf87d41c243f65351d6da) #10
  br label %bb19

bb19:                                             ; preds = %bb18
  %new_len = sub nuw i64 %self.14, %index
  %_38 = getelementptr inbounds nuw i8, ptr %self.03, i64 %index
  store ptr %self.01, ptr %ret, align 8
  %26 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %idx, ptr %26, align 8
  store ptr %_38, ptr %self, align 8
  %27 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %new_len, ptr %27, align 8
  br label %bb7

bb8:                                              ; preds = %bb1, %bb7
  %28 = load ptr, ptr %ret, align 8
  %29 = getelementptr inbounds i8, ptr %ret, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = insertvalue { ptr, i64 } poison, ptr %28, 0
  %32 = insertvalue { ptr, i64 } %31, i64 %30, 1
  ret { ptr, i64 } %32

bb4:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_(ptr align 8 %self) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %ret = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %1 = load i8, ptr %0, align 8
  %_2 = trunc nuw i8 %1 to i1
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %self.0 = load ptr, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %2, align 8
  br label %bb10

bb1:                                              ; preds = %start
  %3 = load ptr, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store ptr %3, ptr %ret, align 8
  %5 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %4, ptr %5, align 8
  br label %bb8

bb10:                                             ; preds = %bb2
  %_20 = getelementptr inbounds nuw i8, ptr %self.0, i64 %self.1
  store ptr %_20, ptr %end_or_len, align 8
  br label %bb11

bb11:                                             ; preds = %bb10
  store ptr %self.0, ptr %_5, align 8
  %6 = load ptr, ptr %end_or_len, align 8
  %7 = getelementptr inbounds i8, ptr %_5, i64 8
  store ptr %6, ptr %7, align 8
  %_7 = getelementptr inbounds i8, ptr %self, i64 17
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::position::<<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::next::{closure#0}>
  %8 = call { i64, i64 } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator8positionNCNvXsf_B7_INtB7_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBS_4next0EB28_(ptr align 8 %_5, ptr align 1 %_7) #10
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  store i64 %9, ptr %_3, align 8
  %11 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %10, ptr %11, align 8
  %_8 = load i64, ptr %_3, align 8
  %12 = getelementptr inbounds i8, ptr %_3, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = trunc nuw i64 %_8 to i1
  br i1 %14, label %bb5, label %bb6

bb5:                                              ; preds = %bb11
  %15 = getelementptr inbounds i8, ptr %_3, i64 8
  %idx = load i64, ptr %15, align 8
  %self.01 = load ptr, ptr %self, align 8
  %16 = getelementptr inbounds i8, ptr %self, i64 8
  %self.12 = load i64, ptr %16, align 8
  br label %bb12

bb6:                                              ; preds = %bb11
  %17 = getelementptr inbounds i8, ptr %self, i64 16
  %18 = load i8, ptr %17, align 8
  %_30 = trunc nuw i8 %18 to i1
  br i1 %_30, label %bb15, label %bb16

bb16:                                             ; preds = %bb6
  %19 = getelementptr inbounds i8, ptr %self, i64 16
  store i8 1, ptr %19, align 8
  %_31.0 = load ptr, ptr %self, align 8
  %20 = getelementptr inbounds i8, ptr %self, i64 8
  %_31.1 = load i64, ptr %20, align 8
  store ptr %_31.0, ptr %ret, align 8
  %21 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %_31.1, ptr %21, align 8
  br label %bb17

bb15:                                             ; preds = %bb6
  %22 = load ptr, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, align 8
  %23 = load i64, ptr getelementptr inbounds (i8, ptr @anon.5150584a1c7dd136f7e913e30904ebb6.0, i64 8), align 8
  store ptr %22, ptr %ret, align 8
  %24 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %23, ptr %24, align 8
  br label %bb17

bb17:                                             ; preds = %bb15, %bb16
  br label %bb7

bb7:                                              ; preds = %bb19, %bb17
  br label %bb8

bb12:                                             ; preds = %bb5
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i64 0, i64 %idx, i64 %self.12, ptr align 8 @alloc_113529090323d9b810b0976217bc9d15) #10
  br label %bb14

bb14:                                             ; preds = %bb12
  %self.03 = load ptr, ptr %self, align 8
  %25 = getelementptr inbounds i8, ptr %self, i64 8
  %self.14 = load i64, ptr %25, align 8
  %index = add i64 %idx, 1
  br label %bb18

bb18:                                             ; preds = %bb14
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsd0HoDl8ANAl_8rs_enums(i64 %index, i64 %self.14, i64 %self.14, ptr align 8 @alloc_f263022b627cf87d41c243f65351d6da) #10
  br label %bb19

bb19:                                             ; preds = %bb18
  %new_len = sub nuw i64 %self.14, %index
  %_38 = getelementptr inbounds nuw i8, ptr %self.03, i64 %index
  store ptr %self.01, ptr %ret, align 8
  %26 = getelementptr inbounds i8, ptr %ret, i64 8
  store i64 %idx, ptr %26, align 8
  store ptr %_38, ptr %self, align 8
  %27 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %new_len, ptr %27, align 8
  br label %bb7

bb8:                                              ; preds = %bb1, %bb7
  %28 = load ptr, ptr %ret, align 8
  %29 = getelementptr inbounds i8, ptr %ret, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = insertvalue { ptr, i64 } poison, ptr %28, 0
  %32 = insertvalue { ptr, i64 } %31, i64 %30, 1
  ret { ptr, i64 } %32

bb4:                                              ; No predecessors!
  unreachable

bb9:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<&mut i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultQlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBO_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  %0 = load i32, ptr %self, align 8
  %1 = icmp eq i32 %0, 3
  %_2 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_2 to i1
  br i1 %2, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %self, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb3:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %v, ptr %4, align 8
  store i32 3, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<usize, rs_enums::Fault> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultjNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  %0 = load i32, ptr %self, align 8
  %1 = icmp eq i32 %0, 3
  %_2 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_2 to i1
  br i1 %2, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %self, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb3:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %v, ptr %4, align 8
  store i32 3, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  %0 = load i32, ptr %self, align 8
  %1 = icmp eq i32 %0, 3
  %_2 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_2 to i1
  br i1 %2, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %self, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb3:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 4
  %v = load i32, ptr %3, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v, ptr %4, align 4
  store i32 3, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<u32, rs_enums::Fault> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultmNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  %0 = load i32, ptr %self, align 8
  %1 = icmp eq i32 %0, 3
  %_2 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_2 to i1
  br i1 %2, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %self, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb3:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 4
  %v = load i32, ptr %3, align 4
  %4 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %v, ptr %4, align 4
  store i32 3, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultENtNtNtB7_3ops9try_trait3Try6branchBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %_5 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  %0 = load i32, ptr %self, align 8
  %1 = icmp eq i32 %0, 3
  %_2 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_2 to i1
  br i1 %2, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %self, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_5, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_5, i64 16, i1 false)
  br label %bb4

bb3:                                              ; preds = %start
  store i32 3, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<i32, rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
; Function Attrs: inlinehint nounwind
define void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultlNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %residual, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %residual, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_4, i64 16, i1 false)
  ret void
}

; <core::result::Result<(), rs_enums::Fault> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, rs_enums::Fault>>>::from_residual
; Function Attrs: inlinehint nounwind
define void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultuNtCsd0HoDl8ANAl_8rs_enums5FaultEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleBL_EE13from_residualBN_(ptr sret([16 x i8]) align 8 %_0, ptr align 8 %residual, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = alloca [16 x i8], align 8
  %e = alloca [16 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %e, ptr align 8 %residual, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %e, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_4, i64 16, i1 false)
  ret void
}

; <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::max
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_(ptr align 8 %self) unnamed_addr #0 {
start:
; call <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::max_by::<<usize as core::cmp::Ord>::cmp>
  %0 = call { i64, i64 } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBW_Sh3lenENtNtNtBa_6traits8iterator8Iterator6max_byNvYjNtNtBc_3cmp3Ord3cmpEB1n_(ptr align 8 %self) #10
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

; <<[u8]>::len as core::ops::function::FnMut<(&[u8],)>>::call_mut
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvYNvMNtCsgEmfK2I1SDS_4core5sliceSh3lenINtNtNtB7_3ops8function5FnMutTRBw_EE8call_mutCsd0HoDl8ANAl_8rs_enums(ptr align 1 %_1, ptr align 1 %0, i64 %1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load i64, ptr %4, align 8
; call <[u8]>::len
  %_0 = call i64 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh3lenCsd0HoDl8ANAl_8rs_enums(ptr align 1 %3, i64 %5) #10
  ret i64 %_0
}

; <<usize as core::cmp::Ord>::cmp as core::ops::function::FnMut<(&usize, &usize)>>::call_mut
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvYNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3cmpINtNtNtBa_3ops8function5FnMutTRjB19_EE8call_mutCsd0HoDl8ANAl_8rs_enums(ptr align 1 %_1, ptr align 8 %0, ptr align 8 %1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
; call <usize as core::cmp::Ord>::cmp
  %_0 = call i8 @_RNvXsV_NtNtCsgEmfK2I1SDS_4core3cmp5implsjNtB7_3Ord3cmpCsd0HoDl8ANAl_8rs_enums(ptr align 8 %3, ptr align 8 %5) #10
  ret i8 %_0
}

; Function Attrs: nounwind
define ptx_kernel void @parse_numbers(ptr %text, ptr %out) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %_49 = alloca [8 x i8], align 4
  %_44 = alloca [24 x i8], align 8
  %_43 = alloca [24 x i8], align 8
  %_31 = alloca [4 x i8], align 2
  %_30 = alloca [4 x i8], align 2
  %_16 = alloca [4 x i8], align 4
  %_12 = alloca [16 x i8], align 8
  %iter = alloca [24 x i8], align 8
  %_10 = alloca [24 x i8], align 8
  %_9 = alloca [24 x i8], align 8
  %sum = alloca [4 x i8], align 4
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %2, 0
  %_5.1.i = extractvalue { i32, i1 } %2, 1
  br i1 %_5.1.i, label %panic.i8, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit

panic.i8:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #12
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #12
  unreachable

_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 10, i64 %_0.i7)
  %_7.0 = extractvalue { i64, i1 } %3, 0
  %_7.1 = extractvalue { i64, i1 } %3, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  %_0.i6 = getelementptr inbounds nuw i8, ptr %text, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u8>
  %4 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECsd0HoDl8ANAl_8rs_enums(ptr %_0.i6, i64 10, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i4 = extractvalue { ptr, i64 } %4, 0
  %_0.1.i5 = extractvalue { ptr, i64 } %4, 1
  %bytes.0 = extractvalue { ptr, i64 } %4, 0
  %bytes.1 = extractvalue { ptr, i64 } %4, 1
  store i32 0, ptr %sum, align 4
; call <[u8]>::split::<rs_enums::parse_numbers::{closure#0}>
  call void @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh5splitNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0EBG_(ptr sret([24 x i8]) align 8 %_10, ptr align 1 %bytes.0, i64 %bytes.1) #10
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtB2_12IntoIterator9into_iterB1h_(ptr sret([24 x i8]) align 8 %_9, ptr align 8 %_10) #10
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_9, i64 24, i1 false)
  br label %bb7

panic:                                            ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_bfd6fa6f62956e2e5257ad1414032da1) #12
  unreachable

bb7:                                              ; preds = %bb26, %bb2
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#0}> as core::iter::traits::iterator::Iterator>::next
  %5 = call { ptr, i64 } @_RNvXsf_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numbers0ENtNtNtNtB9_4iter6traits8iterator8Iterator4nextBU_(ptr align 8 %iter) #10
  %6 = extractvalue { ptr, i64 } %5, 0
  %7 = extractvalue { ptr, i64 } %5, 1
  store ptr %6, ptr %_12, align 8
  %8 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 %7, ptr %8, align 8
  %9 = load ptr, ptr %_12, align 8
  %10 = getelementptr inbounds i8, ptr %_12, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = ptrtoint ptr %9 to i64
  %13 = icmp eq i64 %12, 0
  %_14 = select i1 %13, i64 0, i64 1
  %14 = trunc nuw i64 %_14 to i1
  br i1 %14, label %bb10, label %bb11

bb10:                                             ; preds = %bb7
  %word.0 = load ptr, ptr %_12, align 8
  %15 = getelementptr inbounds i8, ptr %_12, i64 8
  %word.1 = load i64, ptr %15, align 8
  %_22 = icmp eq i64 %word.1, 0
  br i1 %_22, label %bb16, label %bb12

bb11:                                             ; preds = %bb7
; call <[u8]>::split::<rs_enums::parse_numbers::{closure#1}>
  call void @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh5splitNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0EBG_(ptr sret([24 x i8]) align 8 %_44, ptr align 1 %bytes.0, i64 %bytes.1) #10
; call <core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}> as core::iter::traits::iterator::Iterator>::map::<usize, <[u8]>::len>
  call void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENtNtNtNtBa_4iter6traits8iterator8Iterator3mapjNvMB8_Sh3lenEBP_(ptr sret([24 x i8]) align 8 %_43, ptr align 8 %_44) #10
; call <core::iter::adapters::map::Map<core::slice::iter::Split<u8, rs_enums::parse_numbers::{closure#1}>, <[u8]>::len> as core::iter::traits::iterator::Iterator>::max
  %16 = call { i64, i64 } @_RNvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBb_5slice4iter5SplithNCNvCsd0HoDl8ANAl_8rs_enums13parse_numberss_0ENvMBV_Sh3lenENtNtNtB9_6traits8iterator8Iterator3maxB1m_(ptr align 8 %_43) #10
  %_42.0 = extractvalue { i64, i64 } %16, 0
  %_42.1 = extractvalue { i64, i64 } %16, 1
; call <core::option::Option<usize>>::unwrap_or
  %longest = call i64 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionjE9unwrap_orCsd0HoDl8ANAl_8rs_enums(i64 %_42.0, i64 %_42.1, i64 0) #10
  %17 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i7, i64 2)
  %_6.0.i = extractvalue { i64, i1 } %17, 0
  %_6.1.i = extractvalue { i64, i1 } %17, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsd0HoDl8ANAl_8rs_enums3gpu3rowlEB4_.exit

panic.i:                                          ; preds = %bb11
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #12
  unreachable

_RINvNtCsd0HoDl8ANAl_8rs_enums3gpu3rowlEB4_.exit: ; preds = %bb11
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<i32>
  %18 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsd0HoDl8ANAl_8rs_enums(ptr %_0.i, i64 2, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #10
  %_0.0.i = extractvalue { ptr, i64 } %18, 0
  %_0.1.i = extractvalue { ptr, i64 } %18, 1
  %_46.0 = extractvalue { ptr, i64 } %18, 0
  %_46.1 = extractvalue { ptr, i64 } %18, 1
  %_50 = load i32, ptr %sum, align 4
  %_51 = trunc i64 %longest to i32
  %19 = getelementptr inbounds nuw i32, ptr %_49, i64 0
  store i32 %_50, ptr %19, align 4
  %20 = getelementptr inbounds nuw i32, ptr %_49, i64 1
  store i32 %_51, ptr %20, align 4
; call <[i32]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums(ptr align 4 %_46.0, i64 %_46.1, ptr align 4 %_49, i64 2, ptr align 8 @alloc_9497a40fb9ef36a85529d6e2f0492f5a) #10
  ret void

bb12:                                             ; preds = %bb10
  %_20 = icmp eq i64 %word.1, 1
  br i1 %_20, label %bb15, label %bb13

bb16:                                             ; preds = %bb10
  %21 = load i32, ptr %sum, align 4
  store i32 %21, ptr %_16, align 4
  br label %bb26

bb13:                                             ; preds = %bb12
  %_18 = icmp uge i64 %word.1, 2
  br i1 %_18, label %bb14, label %bb9

bb15:                                             ; preds = %bb12
  %d = getelementptr inbounds nuw i8, ptr %word.0, i64 0
  %_24 = load i32, ptr %sum, align 4
; call <&u8 as core::ops::arith::Sub<u8>>::sub
  %_26 = call i8 @_RNvXs1j_NtNtCsgEmfK2I1SDS_4core3ops5arithRhINtB6_3SubhE3subCsd0HoDl8ANAl_8rs_enums(ptr align 1 %d, i8 48, ptr align 8 @alloc_0ca1bd3687b195a6e0e25f9c67c80873) #10
  %_25 = zext i8 %_26 to i32
  %22 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_24, i32 %_25)
  %_27.0 = extractvalue { i32, i1 } %22, 0
  %_27.1 = extractvalue { i32, i1 } %22, 1
  br i1 %_27.1, label %panic3, label %bb18

bb9:                                              ; preds = %bb13
  unreachable

bb14:                                             ; preds = %bb13
  %first = getelementptr inbounds nuw i8, ptr %word.0, i64 0
  %23 = sub i64 %word.1, 1
  %last = getelementptr inbounds nuw i8, ptr %word.0, i64 %23
; call <u16>::from_ascii_radix
  %24 = call i32 @_RNvMsz_NtCsgEmfK2I1SDS_4core3numt16from_ascii_radixCsd0HoDl8ANAl_8rs_enums(ptr align 1 %word.0, i64 %word.1, i32 10) #10
  store i32 %24, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %_31, ptr align 4 %1, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 2 %_31, i64 4, i1 false)
  %25 = load i32, ptr %0, align 4
; call <core::result::Result<u16, core::num::error::ParseIntError>>::ok
  %26 = call { i16, i16 } @_RNvMNtCsgEmfK2I1SDS_4core6resultINtB2_6ResulttNtNtNtB4_3num5error13ParseIntErrorE2okCsd0HoDl8ANAl_8rs_enums(i32 %25) #10
  %27 = extractvalue { i16, i16 } %26, 0
  %28 = extractvalue { i16, i16 } %26, 1
  store i16 %27, ptr %_30, align 2
  %29 = getelementptr inbounds i8, ptr %_30, i64 2
  store i16 %28, ptr %29, align 2
  %30 = load i16, ptr %_30, align 2
  %31 = getelementptr inbounds i8, ptr %_30, i64 2
  %32 = load i16, ptr %31, align 2
  %_32 = zext i16 %30 to i64
  %33 = trunc nuw i64 %_32 to i1
  br i1 %33, label %bb22, label %bb21

bb22:                                             ; preds = %bb14
  %34 = getelementptr inbounds i8, ptr %_30, i64 2
  %n = load i16, ptr %34, align 2
  %_34 = load i32, ptr %sum, align 4
  %_35 = zext i16 %n to i32
  %35 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %_34, i32 %_35)
  %_36.0 = extractvalue { i32, i1 } %35, 0
  %_36.1 = extractvalue { i32, i1 } %35, 1
  br i1 %_36.1, label %panic2, label %bb23

bb21:                                             ; preds = %bb14
  %_37 = load i32, ptr %sum, align 4
; call <&u8 as core::ops::bit::BitXor>::bitxor
  %_39 = call i8 @_RNvXs2q_NtNtCsgEmfK2I1SDS_4core3ops3bitRhNtB6_6BitXor6bitxorCsd0HoDl8ANAl_8rs_enums(ptr align 1 %first, ptr align 1 %last, ptr align 8 @alloc_3689836f6c955f30f9aabffe0974a29e) #10
  %_38 = zext i8 %_39 to i32
  %36 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_37, i32 %_38)
  %_40.0 = extractvalue { i32, i1 } %36, 0
  %_40.1 = extractvalue { i32, i1 } %36, 1
  br i1 %_40.1, label %panic1, label %bb25

bb25:                                             ; preds = %bb21
  store i32 %_40.0, ptr %_16, align 4
  br label %bb26

panic1:                                           ; preds = %bb21
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_74812f72ab93f729c932f3187925a6f7) #12
  unreachable

bb26:                                             ; preds = %bb16, %bb18, %bb23, %bb25
  %37 = load i32, ptr %_16, align 4
  store i32 %37, ptr %sum, align 4
  br label %bb7

bb23:                                             ; preds = %bb22
  store i32 %_36.0, ptr %_16, align 4
  br label %bb26

panic2:                                           ; preds = %bb22
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9dd618358e0f239265541f3a34137adf) #12
  unreachable

bb18:                                             ; preds = %bb15
  store i32 %_27.0, ptr %_16, align 4
  br label %bb26

panic3:                                           ; preds = %bb15
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_34339760fcf5c170c343b12d99797524) #12
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @run_program(ptr %code, ptr %out) unnamed_addr #1 {
start:
  %_23 = alloca [8 x i8], align 4
  %_7 = alloca [16 x i8], align 8
  %_6 = alloca [8 x i8], align 4
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i5, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit

panic.i5:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #12
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #12
  unreachable

_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i4 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 16, i64 %_0.i4)
  %_11.0 = extractvalue { i64, i1 } %1, 0
  %_11.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_11.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
  %_0.i3 = getelementptr inbounds nuw i8, ptr %code, i64 %_11.0
; call core::slice::raw::from_raw_parts::<u8>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECsd0HoDl8ANAl_8rs_enums(ptr %_0.i3, i64 16, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i1 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i2 = extractvalue { ptr, i64 } %2, 1
  %_8.0 = extractvalue { ptr, i64 } %2, 0
  %_8.1 = extractvalue { ptr, i64 } %2, 1
; call rs_enums::run
  call void @_RNvCsd0HoDl8ANAl_8rs_enums3run(ptr sret([16 x i8]) align 8 %_7, ptr align 1 %_8.0, i64 %_8.1, i32 12) #13
  %3 = load i32, ptr %_7, align 8
  %4 = icmp eq i32 %3, 3
  %_13 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_13 to i1
  br i1 %5, label %bb7, label %bb11

panic:                                            ; preds = %_RNvNtCsd0HoDl8ANAl_8rs_enums3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_e4ab76f1eea0d79d2a2e7f1a1c74b8d1) #12
  unreachable

bb7:                                              ; preds = %bb2
  %6 = load i32, ptr %_7, align 8
  %_12 = zext i32 %6 to i64
  switch i64 %_12, label %bb6 [
    i64 0, label %bb10
    i64 1, label %bb9
    i64 2, label %bb8
  ]

bb11:                                             ; preds = %bb2
  %7 = getelementptr inbounds i8, ptr %_7, i64 4
  %v = load i32, ptr %7, align 4
  store i32 0, ptr %_6, align 4
  %8 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %v, ptr %8, align 4
  br label %bb12

bb12:                                             ; preds = %bb8, %bb9, %bb10, %bb11
  %tag = load i32, ptr %_6, align 4
  %9 = getelementptr inbounds i8, ptr %_6, i64 4
  %value = load i32, ptr %9, align 4
  %10 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i4, i64 2)
  %_6.0.i = extractvalue { i64, i1 } %10, 0
  %_6.1.i = extractvalue { i64, i1 } %10, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsd0HoDl8ANAl_8rs_enums3gpu3rowlEB4_.exit

panic.i:                                          ; preds = %bb12
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #12
  unreachable

_RINvNtCsd0HoDl8ANAl_8rs_enums3gpu3rowlEB4_.exit: ; preds = %bb12
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<i32>
  %11 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsd0HoDl8ANAl_8rs_enums(ptr %_0.i, i64 2, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #10
  %_0.0.i = extractvalue { ptr, i64 } %11, 0
  %_0.1.i = extractvalue { ptr, i64 } %11, 1
  %_20.0 = extractvalue { ptr, i64 } %11, 0
  %_20.1 = extractvalue { ptr, i64 } %11, 1
  %12 = getelementptr inbounds nuw i32, ptr %_23, i64 0
  store i32 %tag, ptr %12, align 4
  %13 = getelementptr inbounds nuw i32, ptr %_23, i64 1
  store i32 %value, ptr %13, align 4
; call <[i32]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsd0HoDl8ANAl_8rs_enums(ptr align 4 %_20.0, i64 %_20.1, ptr align 4 %_23, i64 2, ptr align 8 @alloc_bd9cbb676e6ffb812d40914d252a91b4) #10
  ret void

bb6:                                              ; preds = %bb7
  unreachable

bb10:                                             ; preds = %bb7
  %14 = getelementptr inbounds i8, ptr %_7, i64 8
  %n = load i64, ptr %14, align 8
  %_16 = trunc i64 %n to i32
  store i32 1, ptr %_6, align 4
  %15 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %_16, ptr %15, align 4
  br label %bb12

bb9:                                              ; preds = %bb7
  store i32 2, ptr %_6, align 4
  %16 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 0, ptr %16, align 4
  br label %bb12

bb8:                                              ; preds = %bb7
  %17 = getelementptr inbounds i8, ptr %_7, i64 4
  %left = load i32, ptr %17, align 4
  store i32 3, ptr %_6, align 4
  %18 = getelementptr inbounds i8, ptr %_6, i64 4
  store i32 %left, ptr %18, align 4
  br label %bb12
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}


; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #6 {
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #5

; core::num::from_ascii_radix_panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core3num22from_ascii_radix_panic(i32, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #9

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #9

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare range(i8 -1, 2) i8 @llvm.ucmp.i8.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #5

declare void @llvm.trap()

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { cold nounwind "target-cpu"="sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #7 = { "target-cpu"="sm_90" }
attributes #8 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #9 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { inlinehint nounwind }
attributes #11 = { nounwind }
attributes #12 = { noinline noreturn nounwind }
attributes #13 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
