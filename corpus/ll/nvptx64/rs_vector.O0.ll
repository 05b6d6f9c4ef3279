; ModuleID = 'rs_vector.9dd31458e50d6d3-cgu.0'
source_filename = "rs_vector.9dd31458e50d6d3-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_bc19765ac3435140cbeecba0beb78e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\14\00\00\00" }>, align 8
@alloc_d7acda7b7affc0b459032d78a088b794 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\1B\00\00\00" }>, align 8
@alloc_ac58905df1c7070c854dfff60260b3ad = private unnamed_addr constant [83 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/intrinsics/mod.rs\00", align 1
@alloc_b90498d3febd1b2c7361fce5cd399b17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac58905df1c7070c854dfff60260b3ad, [16 x i8] c"R\00\00\00\00\00\00\00\11\0A\00\00\0E\00\00\00" }>, align 8
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_91c74303079502ec2def021907035619 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/mod.rs\00", align 1
@alloc_2400804e423b0742bba0683141bd04c2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F2\03\00\00\1C\00\00\00" }>, align 8
@alloc_fffa68226348b98e7063e74865542329 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F3\03\00\00\1C\00\00\00" }>, align 8
@alloc_4c2c6c2e084bbf207e6375ee9c0ff5d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F7\03\00\00 \00\00\00" }>, align 8
@alloc_76885f79964779c81888673b9ee1de73 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F7\03\00\00+\00\00\00" }>, align 8
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_ab77ed90a3bb8c697b2704042ce329ff = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/traits/accum.rs\00", align 1
@alloc_45c7fca6d83c7d5a4170abc80231b3c8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ab77ed90a3bb8c697b2704042ce329ff, [16 x i8] c"U\00\00\00\00\00\00\00\CC\00\00\00\01\00\00\00" }>, align 8
@alloc_4d4e815ae88b6306870e1c19f495d7b7 = private unnamed_addr constant [25 x i8] c"corpus/rust/rs_vector.rs\00", align 1
@alloc_b56081e8fb9128d1659edbb4e3a3e7a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00/\00\00\00" }>, align 8
@alloc_975f0352ce8e6054494e7559df6764fe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\006\00\00\00" }>, align 8
@alloc_2a8b9092f53bf2b4318d7d4202c1057f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00?\00\00\00" }>, align 8
@alloc_6e037e955f722d34676c5a991d7f48e0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00F\00\00\00" }>, align 8
@alloc_a6e8913658d98d0dbd0444b57ddfd811 = private unnamed_addr constant [27 x i8] c"chunk size must be non-zero", align 1
@alloc_85e74be42ba0951b09f45706d460b91a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00<\07\00\00\13\00\00\00" }>, align 8
@alloc_42f7df3295c087fcc645c3ecb6dc39c2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00?\07\00\00)\00\00\00" }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_d1250771b83e6344d3d40eb1743414a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\94\08\00\00 \00\00\00" }>, align 8
@alloc_be6757f1351a050e3d83232446b94126 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\DE\03\00\00\15\00\00\00" }>, align 8
@alloc_fe2ef4fe5f471dec0e0b7cc9a279d219 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\DF\03\00\00\15\00\00\00" }>, align 8
@alloc_d0b5540d38aa67683bd942cb6db4a43b = private unnamed_addr constant [28 x i8] c"window size must be non-zero", align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_8d4a1773e12407e94bdf7053c711876c = private unnamed_addr constant [217 x i8] c"unsafe precondition(s) violated: slice::split_at_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_6b0b11c9e93314b588b613b55005cf18 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: slice::split_at_mut_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_2875d9f120b8cc0de1c30c014c7b6715 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::swap_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@anon.c843fb644c07080e9f8144b1261376e7.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_83fd111bb7600a90cbb3b10e2b08ff6e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00m\08\00\00 \00\00\00" }>, align 8
@alloc_5d09408baa5e50584ee12f2eb98c26f2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\83\05\00\00\12\00\00\00" }>, align 8
@anon.c843fb644c07080e9f8144b1261376e7.1 = private unnamed_addr constant [16 x i8] c"\01\00\00\00\00\00\00\00\00\00\00\00\00\00\00\00", align 8
@alloc_1131fa8236095c267c34e1e147ccde30 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\0F\00\00\00)\00\00\00" }>, align 8
@alloc_e02fa833380b36ea61e58e30a5bfa544 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\0F\00\00\000\00\00\00" }>, align 8
@alloc_8f820e2d8c87d8f60b28d2eb7e5e511d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00 \00\00\00)\00\00\00" }>, align 8
@alloc_132c31bb5a7cb3f7d889eab1021d48d9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00 \00\00\00%\00\00\00" }>, align 8
@alloc_ea30a8576f5a430cfdf7b0d1a8001c66 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\22\00\00\00*\00\00\00" }>, align 8
@alloc_09d975081d8340e1ce6def7c65e738c2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\00'\00\00\00" }>, align 8
@alloc_fa3b411c77e4f72605ed530cffd95899 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\004\00\00\00" }>, align 8
@alloc_0e4a14ac4d1eb25f7d9551f5cce4fda4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\00>\00\00\00" }>, align 8
@alloc_dc7e7ba663bbb8a89dc02ea591bf5ac8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\16\00\00\003\00\00\00" }>, align 8
@alloc_2b99c62ac9553ed004f8fcc4e8a52fcb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\19\00\00\00\16\00\00\00" }>, align 8
@alloc_28f531a541e3e7019cedc42ee9baf65a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4d4e815ae88b6306870e1c19f495d7b7, [16 x i8] c"\18\00\00\00\00\00\00\00\1A\00\00\00$\00\00\00" }>, align 8

; core::intrinsics::typed_swap_nonoverlapping::<i32>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core10intrinsics25typed_swap_nonoverlappinglECsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y) unnamed_addr #0 {
start:
; call core::ptr::swap_nonoverlapping::<i32>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappinglECsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 1, ptr align 8 @alloc_b90498d3febd1b2c7361fce5cd399b17) #9
  ret void
}

; core::ptr::swap_chunk::<1>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj1_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
start:
  %_4 = alloca [1 x i8], align 1
  %_3 = alloca [1 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 1, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 1, i1 false)
  ret void
}

; core::ptr::swap_chunk::<2>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
start:
  %_4 = alloca [2 x i8], align 1
  %_3 = alloca [2 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 2, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 2, i1 false)
  ret void
}

; core::ptr::swap_chunk::<4>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
start:
  %_4 = alloca [4 x i8], align 1
  %_3 = alloca [4 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 4, i1 false)
  ret void
}

; core::ptr::swap_chunk::<8>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
start:
  %_4 = alloca [8 x i8], align 1
  %_3 = alloca [8 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 8, i1 false)
  ret void
}

; core::ptr::swap_nonoverlapping::<i32>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappinglECsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %count, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 4, i64 4, i64 %count, ptr align 8 %0) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = mul nuw nsw i64 %count, 4
  store i64 %2, ptr %1, align 8
  %bytes = load i64, ptr %1, align 8
  store i64 %bytes, ptr %_10, align 8
  %3 = load i64, ptr %_10, align 8
  %4 = icmp eq i64 %3, 0
  %_11 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_11 to i1
  br i1 %5, label %bb5, label %bb7

bb5:                                              ; preds = %bb3
  %bytes1 = load i64, ptr %_10, align 8
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %bytes1) #9
  br label %bb4

bb7:                                              ; preds = %bb3
  br label %bb4

bb4:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; core::slice::copy_from_slice_impl::<f64>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector(ptr align 8 %dest.0, i64 %dest.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
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
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %src.0, ptr %dest.0, i64 8, i64 8, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #9
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %dest.0, ptr align 8 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::raw::from_raw_parts::<f64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsdECsQvn7VoWuPL_9rs_vector(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<f32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsfECsQvn7VoWuPL_9rs_vector(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<i32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partslECsQvn7VoWuPL_9rs_vector(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<f64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutdECsQvn7VoWuPL_9rs_vector(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<i32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsQvn7VoWuPL_9rs_vector(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; <[_]>::reverse::revswap::<i32>
; Function Attrs: inlinehint nounwind
define void @_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector(ptr align 4 %a.0, i64 %a.1, ptr align 4 %b.0, i64 %b.1, i64 %n) unnamed_addr #0 {
start:
  %i = alloca [8 x i8], align 8
  %_7 = alloca [32 x i8], align 8
  %_5 = alloca [32 x i8], align 8
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl12split_at_mutCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_5, ptr align 4 %a.0, i64 %a.1, i64 %n, ptr align 8 @alloc_2400804e423b0742bba0683141bd04c2) #9
  %a.01 = load ptr, ptr %_5, align 8
  %0 = getelementptr inbounds i8, ptr %_5, i64 8
  %a.12 = load i64, ptr %0, align 8
; call <[i32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl12split_at_mutCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_7, ptr align 4 %b.0, i64 %b.1, i64 %n, ptr align 8 @alloc_fffa68226348b98e7063e74865542329) #9
  %b.03 = load ptr, ptr %_7, align 8
  %1 = getelementptr inbounds i8, ptr %_7, i64 8
  %b.14 = load i64, ptr %1, align 8
  store i64 0, ptr %i, align 8
  br label %bb3

bb3:                                              ; preds = %bb6, %start
  %_10 = load i64, ptr %i, align 8
  %_9 = icmp ult i64 %_10, %n
  br i1 %_9, label %bb4, label %bb7

bb7:                                              ; preds = %bb3
  ret void

bb4:                                              ; preds = %bb3
  %_13 = load i64, ptr %i, align 8
  %_15 = icmp ult i64 %_13, %a.12
  br i1 %_15, label %bb5, label %panic

bb5:                                              ; preds = %bb4
  %x = getelementptr inbounds nuw i32, ptr %a.01, i64 %_13
  %_18 = sub i64 %n, 1
  %_19 = load i64, ptr %i, align 8
  %_17 = sub i64 %_18, %_19
  %_21 = icmp ult i64 %_17, %b.14
  br i1 %_21, label %bb6, label %panic5

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_13, i64 %a.12, ptr align 8 @alloc_4c2c6c2e084bbf207e6375ee9c0ff5d5) #10
  unreachable

bb6:                                              ; preds = %bb5
  %y = getelementptr inbounds nuw i32, ptr %b.03, i64 %_17
  %2 = load i32, ptr %x, align 4
  %3 = load i32, ptr %y, align 4
  store i32 %3, ptr %x, align 4
  store i32 %2, ptr %y, align 4
  %4 = load i64, ptr %i, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %i, align 8
  br label %bb3

panic5:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_17, i64 %b.14, ptr align 8 @alloc_76885f79964779c81888673b9ee1de73) #10
  unreachable
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
; Function Attrs: nounwind
define void @_RINvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %chunks) unnamed_addr #1 {
start:
  %_6 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  store i64 0, ptr %iter, align 8
  %0 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %chunks, ptr %0, align 8
  br label %bb1

bb1:                                              ; preds = %bb6, %start
  %_19 = load i64, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  %_20 = load i64, ptr %1, align 8
  %_14 = icmp ult i64 %_19, %_20
  br i1 %_14, label %bb3, label %bb4

bb4:                                              ; preds = %bb1
  ret void

bb3:                                              ; preds = %bb1
  %old = load i64, ptr %iter, align 8
  br label %bb5

bb5:                                              ; preds = %bb3
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #9
  br label %bb6

bb6:                                              ; preds = %bb5
  %_18 = add nuw i64 %old, 1
  store i64 %_18, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 %old, ptr %2, align 8
  store i64 1, ptr %_6, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 8
  %i = load i64, ptr %3, align 8
  %_11 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %x, i64 %i
  %_13 = getelementptr inbounds nuw %"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>", ptr %y, i64 %i
; call core::ptr::swap_chunk::<8>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %_11, ptr align 1 %_13) #9
  br label %bb1
}

; <core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define double @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_(ptr align 8 %self, double %init) unnamed_addr #1 {
start:
  %_4 = alloca [40 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 40, i1 false)
; call <core::slice::iter::ChunksExact<f64> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<&[f64], f64, f64, rs_vector::row_stats::{closure#0}, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>::{closure#0}>
  %_0 = call double @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_(ptr align 8 %_4, double %init) #9
  ret double %_0
}

; <core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>
; Function Attrs: inlinehint nounwind
define double @_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_(ptr align 8 %self, double %init) unnamed_addr #0 {
start:
  %_4 = alloca [40 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %self, i64 40, i1 false)
; call <core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>
  %_0 = call double @_RINvXs0_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3mapINtB6_3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvNtB8_6filter11filter_foldddNCB1z_s_0NCINvXs26_NtB2e_5accumdNtB3D_3Sum3sumINtB2T_6FilterBN_B3k_EE0E0EB1B_(ptr align 8 %_4, double %init) #11
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>
; Function Attrs: nounwind
define double @_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_(ptr align 8 %iter) unnamed_addr #1 {
start:
; call <core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>
  %_0 = call double @_RINvXs1_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filterINtB6_6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1V_s_0ENtNtNtBa_6traits8iterator8Iterator4folddNCINvXs26_NtB2K_5accumdNtB3u_3Sum3sumBQ_E0EB1X_(ptr align 8 %iter, double -0.000000e+00) #9
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum<&f64>>::sum::<core::slice::iter::Iter<f64>>
; Function Attrs: nounwind
define double @_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector(ptr %iter.0, ptr %iter.1) unnamed_addr #1 {
start:
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum<&f64>>::sum<core::slice::iter::Iter<f64>>::{closure#0}>
  %_0 = call double @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector(ptr %iter.0, ptr %iter.1, double -0.000000e+00) #9
  ret double %_0
}

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::copied::copy_fold<f64, f64, <f64>::max>::{closure#0}>
; Function Attrs: inlinehint nounwind
define double @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1, double %init) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
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
  store double %init, ptr %acc, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store double %init, ptr %_0, align 8
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #9
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 8
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load double, ptr %acc, align 8
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw double, ptr %self.0, i64 %count
; call core::iter::adapters::copied::copy_fold::<f64, f64, <f64>::max>::{closure#0}
  %_18 = call double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copied9copy_foldddNvMNtBa_3f64d3maxE0CsQvn7VoWuPL_9rs_vector(ptr align 1 %f, double %_21, ptr align 8 %_45) #9
  br label %bb9

bb9:                                              ; preds = %bb8
  store double %_18, ptr %acc, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #9
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
  %11 = load double, ptr %acc, align 8
  store double %11, ptr %_0, align 8
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %12 = load double, ptr %_0, align 8
  ret double %12

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

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64 as core::iter::traits::accum::Sum<&f64>>::sum<core::slice::iter::Iter<f64>>::{closure#0}>
; Function Attrs: inlinehint nounwind
define double @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvXs28_NtBW_5accumdINtB1N_3SumRdE3sumBF_E0ECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1, double %init) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [8 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
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
  store double %init, ptr %acc, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store double %init, ptr %_0, align 8
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #9
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 8
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load double, ptr %acc, align 8
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw double, ptr %self.0, i64 %count
; call <f64 as core::iter::traits::accum::Sum<&f64>>::sum::<core::slice::iter::Iter<f64>>::{closure#0}
  %_18 = call double @_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector(ptr align 1 %f, double %_21, ptr align 8 %_45) #9
  br label %bb9

bb9:                                              ; preds = %bb8
  store double %_18, ptr %acc, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #9
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
  %11 = load double, ptr %acc, align 8
  store double %11, ptr %_0, align 8
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %12 = load double, ptr %_0, align 8
  ret double %12

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

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::fold::<i32, <i32 as core::iter::traits::accum::Sum<&i32>>::sum<core::slice::iter::Iter<i32>>::{closure#0}>
; Function Attrs: inlinehint nounwind
define i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1, i32 %init) unnamed_addr #0 {
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
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #9
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load i32, ptr %acc, align 4
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i32, ptr %self.0, i64 %count
; call <i32 as core::iter::traits::accum::Sum<&i32>>::sum::<core::slice::iter::Iter<i32>>::{closure#0}
  %_18 = call i32 @_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector(ptr align 1 %f, i32 %_21, ptr align 4 %_45) #9
  br label %bb9

bb9:                                              ; preds = %bb8
  store i32 %_18, ptr %acc, align 4
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #9
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

; <core::iter::adapters::copied::Copied<core::slice::iter::Iter<f64>> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64>::max>
; Function Attrs: nounwind
define double @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1, double %init) unnamed_addr #1 {
start:
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::copied::copy_fold<f64, f64, <f64>::max>::{closure#0}>
  %_0 = call double @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterdENtNtNtNtBb_4iter6traits8iterator8Iterator4folddNCINvNtNtBY_8adapters6copied9copy_foldddNvMNtBb_3f64d3maxE0ECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1, double %init) #9
  ret double %_0
}

; <i32 as core::iter::traits::accum::Sum<&i32>>::sum::<core::slice::iter::Iter<i32>>
; Function Attrs: nounwind
define i32 @_RINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECsQvn7VoWuPL_9rs_vector(ptr %iter.0, ptr %iter.1) unnamed_addr #1 {
start:
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::fold::<i32, <i32 as core::iter::traits::accum::Sum<&i32>>::sum<core::slice::iter::Iter<i32>>::{closure#0}>
  %_0 = call i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterlENtNtNtNtBb_4iter6traits8iterator8Iterator4foldlNCINvXsc_NtBW_5accumlINtB1M_3SumRlE3sumBF_E0ECsQvn7VoWuPL_9rs_vector(ptr %iter.0, ptr %iter.1, i32 0) #9
  ret i32 %_0
}

; <core::slice::iter::ChunksExact<f64> as core::iter::traits::iterator::Iterator>::map::<f64, rs_vector::row_stats::{closure#0}>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvCsQvn7VoWuPL_9rs_vector9row_stats0EB1H_(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 40, i1 false)
  ret void
}

; <core::slice::iter::ChunksExact<f64> as core::iter::traits::iterator::Iterator>::fold::<f64, core::iter::adapters::map::map_fold<&[f64], f64, f64, rs_vector::row_stats::{closure#0}, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define double @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4folddNCINvNtNtBZ_8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB1L_6filter11filter_foldddNCB2j_s_0NCINvXs26_NtBX_5accumdNtB3J_3Sum3sumINtB2Y_6FilterINtB1J_3MapB3_B2h_EB3q_EE0E0E0EB2l_(ptr align 8 %self, double %init) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_11 = alloca [24 x i8], align 8
  %_5 = alloca [16 x i8], align 8
  %accum = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store i8 1, ptr %_13, align 1
  store double %init, ptr %accum, align 8
  br label %bb1

bb1:                                              ; preds = %bb4, %start
; call <core::slice::iter::ChunksExact<f64> as core::iter::traits::iterator::Iterator>::next
  %1 = call { ptr, i64 } @_RNvXs1q_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector(ptr align 8 %self) #9
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
  %_12 = load double, ptr %accum, align 8
  store double %_12, ptr %_11, align 8
  %12 = getelementptr inbounds i8, ptr %_11, i64 8
  store ptr %x.0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %12, i64 8
  store i64 %x.1, ptr %13, align 8
  %14 = load double, ptr %_11, align 8
  %15 = getelementptr inbounds i8, ptr %_11, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds i8, ptr %15, i64 8
  %18 = load i64, ptr %17, align 8
; call core::iter::adapters::map::map_fold::<&[f64], f64, f64, rs_vector::row_stats::{closure#0}, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>::{closure#0}
  %_9 = call double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_(ptr align 1 %f, double %14, ptr align 8 %16, i64 %18) #9
  br label %bb4

bb5:                                              ; preds = %bb2
  %_0 = load double, ptr %accum, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  store i8 1, ptr %_13, align 1
  store double %_9, ptr %accum, align 8
  br label %bb1

bb6:                                              ; preds = %bb5
  ret double %_0

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

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: nounwind
define double @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
; call <f64 as core::iter::traits::accum::Sum<&f64>>::sum::<core::slice::iter::Iter<f64>>
  %_0 = call double @_RINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB7_3SumRdE3sumINtNtNtBd_5slice4iter4IterdEECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1) #11
  ret double %_0
}

; <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::copied::<f64>
; Function Attrs: nounwind
define { ptr, ptr } @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator6copieddECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
  %0 = insertvalue { ptr, ptr } poison, ptr %self.0, 0
  %1 = insertvalue { ptr, ptr } %0, ptr %self.1, 1
  ret { ptr, ptr } %1
}

; <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::sum::<i32>
; Function Attrs: nounwind
define i32 @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3sumlECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1) unnamed_addr #1 {
start:
; call <i32 as core::iter::traits::accum::Sum<&i32>>::sum::<core::slice::iter::Iter<i32>>
  %_0 = call i32 @_RINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB6_3SumRlE3sumINtNtNtBc_5slice4iter4IterlEECsQvn7VoWuPL_9rs_vector(ptr %self.0, ptr %self.1) #11
  ret i32 %_0
}

; <core::slice::iter::IterMut<i32> as core::iter::traits::iterator::Iterator>::zip::<core::slice::iter::Windows<i32>>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_7WindowslEECsQvn7VoWuPL_9rs_vector(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %other) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_5 = alloca [1 x i8], align 1
  %b = alloca [24 x i8], align 8
  store i8 1, ptr %_5, align 1
; call <core::slice::iter::Windows<i32> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_5slice4iter7WindowslENtB2_12IntoIterator9into_iterCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %b, ptr align 8 %other) #9
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_5, align 1
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>>>::new
  call void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutlEINtBZ_7WindowslEEINtB5_7ZipImplBW_B1r_E3newCsQvn7VoWuPL_9rs_vector(ptr sret([56 x i8]) align 8 %_0, ptr %self.0, ptr %self.1, ptr align 8 %b) #11
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

; <core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}> as core::iter::traits::iterator::Iterator>::filter::<rs_vector::row_stats::{closure#1}>
; Function Attrs: inlinehint nounwind
define void @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator6filterNCB1t_s_0EB1v_(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 40, i1 false)
  ret void
}

; <core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}> as core::iter::traits::iterator::Iterator>::sum::<f64>
; Function Attrs: nounwind
define double @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_(ptr align 8 %self) unnamed_addr #1 {
start:
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>
  %_0 = call double @_RINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB7_3Sum3sumINtNtNtBb_8adapters6filter6FilterINtNtB17_3map3MapINtNtNtBd_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2s_s_0EEB2u_(ptr align 8 %self) #11
  ret double %_0
}

; core::iter::adapters::map::map_fold::<&[f64], f64, f64, rs_vector::row_stats::{closure#0}, core::iter::adapters::filter::filter_fold<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map8map_foldRSdddNCNvCsQvn7VoWuPL_9rs_vector9row_stats0NCINvNtB6_6filter11filter_foldddNCB11_s_0NCINvXs26_NtNtB8_6traits5accumdNtB2q_3Sum3sumINtB1G_6FilterINtB4_3MapINtNtNtBa_5slice4iter11ChunksExactdEBZ_EB27_EE0E0E0B13_(ptr align 1 %_1, double %acc, ptr align 8 %elt.0, i64 %elt.1) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_10 = alloca [1 x i8], align 1
  store i8 1, ptr %_10, align 1
; call rs_vector::row_stats::{closure#0}
  %_7 = call double @_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_(ptr align 1 %_1, ptr align 8 %elt.0, i64 %elt.1) #9
  br label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_10, align 1
; call core::iter::adapters::filter::filter_fold::<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}
  %_0 = call double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter11filter_foldddNCNvCsQvn7VoWuPL_9rs_vector9row_statss_0NCINvXs26_NtNtB8_6traits5accumdNtB1R_3Sum3sumINtB4_6FilterINtNtB6_3map3MapINtNtNtBa_5slice4iter11ChunksExactdENCB15_0EB13_EE0E0B17_(ptr align 1 %_1, double %acc, double %_7) #9
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

; core::iter::adapters::copied::copy_fold::<f64, f64, <f64>::max>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copied9copy_foldddNvMNtBa_3f64d3maxE0CsQvn7VoWuPL_9rs_vector(ptr align 1 %_1, double %acc, ptr align 8 %_3) unnamed_addr #0 {
start:
  %elt = load double, ptr %_3, align 8
; call <<f64>::max as core::ops::function::FnMut<(f64, f64)>>::call_mut
  %_0 = call double @_RNvYNvMNtCsgEmfK2I1SDS_4core3f64d3maxINtNtNtB7_3ops8function5FnMutTddEE8call_mutCsQvn7VoWuPL_9rs_vector(ptr align 1 %_1, double %acc, double %elt) #9
  ret double %_0
}

; core::iter::adapters::filter::filter_fold::<f64, f64, rs_vector::row_stats::{closure#1}, <f64 as core::iter::traits::accum::Sum>::sum<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter11filter_foldddNCNvCsQvn7VoWuPL_9rs_vector9row_statss_0NCINvXs26_NtNtB8_6traits5accumdNtB1R_3Sum3sumINtB4_6FilterINtNtB6_3map3MapINtNtNtBa_5slice4iter11ChunksExactdENCB15_0EB13_EE0E0B17_(ptr align 1 %_1, double %acc, double %0) unnamed_addr #0 {
start:
  %1 = alloca [16 x i8], align 8
  %_13 = alloca [1 x i8], align 1
  %_12 = alloca [1 x i8], align 1
  %_0 = alloca [8 x i8], align 8
  %item = alloca [8 x i8], align 8
  store double %0, ptr %item, align 8
  store i8 1, ptr %_13, align 1
  store i8 1, ptr %_12, align 1
; call rs_vector::row_stats::{closure#1}
  %_4 = call zeroext i1 @_RNCNvCsQvn7VoWuPL_9rs_vector9row_statss_0B3_(ptr align 1 %_1, ptr align 8 %item) #9
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_4, label %bb2, label %bb4

bb4:                                              ; preds = %bb1
  store i8 0, ptr %_13, align 1
  store double %acc, ptr %_0, align 8
  br label %bb5

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_13, align 1
  store i8 0, ptr %_12, align 1
  %_11 = load double, ptr %item, align 8
; call <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}
  %2 = call double @_RNCINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters6filter6FilterINtNtB19_3map3MapINtNtNtBf_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2u_s_0EE0B2w_(ptr align 1 %_1, double %acc, double %_11) #9
  store double %2, ptr %_0, align 8
  br label %bb3

bb5:                                              ; preds = %bb3, %bb4
  %3 = load double, ptr %_0, align 8
  ret double %3

bb3:                                              ; preds = %bb2
  br label %bb5

bb9:                                              ; No predecessors!
  %4 = load i8, ptr %_12, align 1
  %5 = trunc nuw i8 %4 to i1
  br i1 %5, label %bb8, label %bb6

bb6:                                              ; preds = %bb8, %bb9
  %6 = load i8, ptr %_13, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb10, label %bb7

bb8:                                              ; preds = %bb9
  br label %bb6

bb7:                                              ; preds = %bb10, %bb6
  %8 = load ptr, ptr %1, align 8
  %9 = getelementptr inbounds i8, ptr %1, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = insertvalue { ptr, i32 } poison, ptr %8, 0
  %12 = insertvalue { ptr, i32 } %11, i32 %10, 1
  unreachable

bb10:                                             ; preds = %bb6
  br label %bb7
}

; <f64 as core::iter::traits::accum::Sum>::sum::<core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}>>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvXs26_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdNtB9_3Sum3sumINtNtNtBd_8adapters6filter6FilterINtNtB19_3map3MapINtNtNtBf_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB2u_s_0EE0B2w_(ptr align 1 %_1, double %a, double %b) unnamed_addr #0 {
start:
  %_0 = fadd double %a, %b
  ret double %_0
}

; <f64 as core::iter::traits::accum::Sum<&f64>>::sum::<core::slice::iter::Iter<f64>>::{closure#0}
; Function Attrs: inlinehint nounwind
define double @_RNCINvXs28_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumdINtB9_3SumRdE3sumINtNtNtBf_5slice4iter4IterdEE0CsQvn7VoWuPL_9rs_vector(ptr align 1 %_1, double %a, ptr align 8 %b) unnamed_addr #0 {
start:
  %_4 = load double, ptr %b, align 8
  %_0 = fadd double %a, %_4
  ret double %_0
}

; <i32 as core::iter::traits::accum::Sum<&i32>>::sum::<core::slice::iter::Iter<i32>>::{closure#0}
; Function Attrs: inlinehint nounwind
define i32 @_RNCINvXsc_NtNtNtCsgEmfK2I1SDS_4core4iter6traits5accumlINtB8_3SumRlE3sumINtNtNtBe_5slice4iter4IterlEE0CsQvn7VoWuPL_9rs_vector(ptr align 1 %_1, i32 %a, ptr align 4 %b) unnamed_addr #0 {
start:
  %other = load i32, ptr %b, align 4
  %0 = call { i32, i1 } @llvm.sadd.with.overflow.i32(i32 %a, i32 %other)
  %_5.0 = extractvalue { i32, i1 } %0, 0
  %_5.1 = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  ret i32 %_5.0

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_45c7fca6d83c7d5a4170abc80231b3c8) #10
  unreachable
}

; rs_vector::row_stats::{closure#0}
; Function Attrs: inlinehint nounwind
define internal double @_RNCNvCsQvn7VoWuPL_9rs_vector9row_stats0B3_(ptr align 1 %_1, ptr align 8 %p.0, i64 %p.1) unnamed_addr #0 {
start:
  %_7 = icmp ult i64 0, %p.1
  br i1 %_7, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw double, ptr %p.0, i64 0
  %_4 = load double, ptr %0, align 8
  %_11 = icmp ult i64 1, %p.1
  br i1 %_11, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %p.1, ptr align 8 @alloc_b56081e8fb9128d1659edbb4e3a3e7a1) #10
  unreachable

bb2:                                              ; preds = %bb1
  %1 = getelementptr inbounds nuw double, ptr %p.0, i64 1
  %_8 = load double, ptr %1, align 8
  %_3 = fsub double %_4, %_8
  %_16 = icmp ult i64 0, %p.1
  br i1 %_16, label %bb3, label %panic2

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %p.1, ptr align 8 @alloc_975f0352ce8e6054494e7559df6764fe) #10
  unreachable

bb3:                                              ; preds = %bb2
  %2 = getelementptr inbounds nuw double, ptr %p.0, i64 0
  %_13 = load double, ptr %2, align 8
  %_20 = icmp ult i64 1, %p.1
  br i1 %_20, label %bb4, label %panic3

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %p.1, ptr align 8 @alloc_2a8b9092f53bf2b4318d7d4202c1057f) #10
  unreachable

bb4:                                              ; preds = %bb3
  %3 = getelementptr inbounds nuw double, ptr %p.0, i64 1
  %_17 = load double, ptr %3, align 8
  %_12 = fsub double %_13, %_17
  %_0 = fmul double %_3, %_12
  ret double %_0

panic3:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %p.1, ptr align 8 @alloc_6e037e955f722d34676c5a991d7f48e0) #10
  unreachable
}

; rs_vector::row_stats::{closure#1}
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNCNvCsQvn7VoWuPL_9rs_vector9row_statss_0B3_(ptr align 1 %_1, ptr align 8 %d) unnamed_addr #0 {
start:
  %_3 = load double, ptr %d, align 8
  %_0 = fcmp ogt double %_3, 1.000000e-02
  ret i1 %_0
}

; <f64>::max
; Function Attrs: inlinehint nounwind
define internal double @_RNvMNtCsgEmfK2I1SDS_4core3f64d3maxCsQvn7VoWuPL_9rs_vector(double %self, double %other) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = call double @llvm.maxnum.f64(double %self, double %other)
  store double %1, ptr %0, align 8
  %_0 = load double, ptr %0, align 8
  ret double %_0
}

; <[f64]>::chunks_exact
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd12chunks_exactCsQvn7VoWuPL_9rs_vector(ptr sret([40 x i8]) align 8 %_0, ptr align 8 %self.0, i64 %self.1, i64 %chunk_size, ptr align 8 %0) unnamed_addr #0 {
start:
  %_11 = alloca [32 x i8], align 8
  %1 = icmp eq i64 %chunk_size, 0
  br i1 %1, label %bb2, label %bb1

bb2:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_a6e8913658d98d0dbd0444b57ddfd811, ptr inttoptr (i64 55 to ptr), ptr align 8 %0) #10
  unreachable

bb1:                                              ; preds = %start
  %_7 = icmp eq i64 %chunk_size, 0
  br i1 %_7, label %panic, label %bb3

bb3:                                              ; preds = %bb1
  %rem = urem i64 %self.1, %chunk_size
  %fst_len = sub i64 %self.1, %rem
; call <[f64]>::split_at_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd18split_at_uncheckedCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_11, ptr align 8 %self.0, i64 %self.1, i64 %fst_len, ptr align 8 @alloc_42f7df3295c087fcc645c3ecb6dc39c2) #9
  %fst.0 = load ptr, ptr %_11, align 8
  %2 = getelementptr inbounds i8, ptr %_11, i64 8
  %fst.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_11, i64 16
  %snd.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %snd.1 = load i64, ptr %4, align 8
  store ptr %fst.0, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %fst.1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %snd.0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %snd.1, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 32
  store i64 %chunk_size, ptr %8, align 8
  ret void

panic:                                            ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 @alloc_85e74be42ba0951b09f45706d460b91a) #10
  unreachable
}

; <[f64]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsQvn7VoWuPL_9rs_vector(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
; call core::slice::copy_from_slice_impl::<f64>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impldECsQvn7VoWuPL_9rs_vector(ptr align 8 %self.0, i64 %self.1, ptr align 8 %src.0, i64 %src.1, ptr align 8 %0) #11
  ret void
}

; <[f64]>::split_at_unchecked
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd18split_at_uncheckedCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_0, ptr align 8 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <[_]>::split_at_unchecked::precondition_check
  call void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp18split_at_unchecked18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %mid, i64 %self.1, ptr align 8 %0) #9
  br label %bb2

bb2:                                              ; preds = %bb1
  br label %bb3

bb3:                                              ; preds = %bb2
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %self.0, i64 8, i64 8, i64 %mid, ptr align 8 %0) #9
  br label %bb5

bb5:                                              ; preds = %bb3
  %data = getelementptr inbounds nuw double, ptr %self.0, i64 %mid
  %len = sub nuw i64 %self.1, %mid
  br label %bb6

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #9
  br label %bb8

bb8:                                              ; preds = %bb6
  store ptr %self.0, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %mid, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %data, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %len, ptr %3, align 8
  ret void
}

; <[f64]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd4iterCsQvn7VoWuPL_9rs_vector(ptr align 8 %self.0, i64 %self.1) unnamed_addr #0 {
start:
; call <core::slice::iter::Iter<f64>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterdE3newCsQvn7VoWuPL_9rs_vector(ptr align 8 %self.0, i64 %self.1) #9
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[i32]>::split_at_mut
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl12split_at_mutCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %pair, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1
  br i1 %_6, label %bb1, label %bb3

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #10
  unreachable

bb1:                                              ; preds = %start
; call <[i32]>::split_at_mut_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl22split_at_mut_uncheckedCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_8, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 @alloc_d1250771b83e6344d3d40eb1743414a9) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false)
  ret void
}

; <[i32]>::split_at_mut_unchecked
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl22split_at_mut_uncheckedCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <[_]>::split_at_mut_unchecked::precondition_check
  call void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp22split_at_mut_unchecked18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %mid, i64 %self.1, ptr align 8 %0) #9
  br label %bb2

bb2:                                              ; preds = %bb1
  br label %bb3

bb3:                                              ; preds = %bb2
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %self.0, i64 4, i64 4, i64 %mid, ptr align 8 %0) #9
  br label %bb5

bb5:                                              ; preds = %bb3
  %data = getelementptr inbounds nuw i32, ptr %self.0, i64 %mid
  %len = sub nuw i64 %self.1, %mid
  br label %bb6

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #9
  br label %bb8

bb8:                                              ; preds = %bb6
  store ptr %self.0, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %mid, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %data, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %len, ptr %3, align 8
  ret void
}

; <[i32]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl4iterCsQvn7VoWuPL_9rs_vector(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
; call <core::slice::iter::Iter<i32>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterlE3newCsQvn7VoWuPL_9rs_vector(ptr align 4 %self.0, i64 %self.1) #9
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[i32]>::reverse
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl7reverseCsQvn7VoWuPL_9rs_vector(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %data = alloca [8 x i8], align 8
  %half_len = udiv i64 %self.1, 2
  %end = getelementptr inbounds nuw i32, ptr %self.0, i64 %self.1
  br label %bb2

bb2:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %self.0, i64 4, i64 4, i64 %half_len, ptr align 8 @alloc_be6757f1351a050e3d83232446b94126) #9
  br label %bb4

bb4:                                              ; preds = %bb2
  br label %bb7

bb7:                                              ; preds = %bb4
  %_14 = sub nsw i64 0, %half_len
  %0 = getelementptr inbounds i32, ptr %end, i64 %_14
  store ptr %0, ptr %data, align 8
  br label %bb5

bb5:                                              ; preds = %bb7
  br label %bb8

bb8:                                              ; preds = %bb5
  %_17 = load ptr, ptr %data, align 8
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %_17, i64 4, i64 4, i64 %half_len, ptr align 8 @alloc_fe2ef4fe5f471dec0e0b7cc9a279d219) #9
  br label %bb10

bb10:                                             ; preds = %bb8
  %_18.0 = load ptr, ptr %data, align 8
; call <[_]>::reverse::revswap::<i32>
  call void @_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswaplECsQvn7VoWuPL_9rs_vector(ptr align 4 %self.0, i64 %half_len, ptr align 4 %_18.0, i64 %half_len, i64 %half_len) #9
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; <[i32]>::windows
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl7windowsCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %size, ptr align 8 %0) unnamed_addr #0 {
start:
  %self = alloca [8 x i8], align 8
  store i64 %size, ptr %self, align 8
  %1 = load i64, ptr %self, align 8
  %2 = icmp eq i64 %1, 0
  %_5 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_5 to i1
  br i1 %3, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %size1 = load i64, ptr %self, align 8
  store ptr %self.0, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %self.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 16
  store i64 %size1, ptr %5, align 8
  ret void

bb2:                                              ; preds = %start
; call core::option::expect_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1 @alloc_d0b5540d38aa67683bd942cb6db4a43b, i64 28, ptr align 8 %0) #10
  unreachable

bb1:                                              ; No predecessors!
  unreachable
}

; <[i32]>::iter_mut
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl8iter_mutCsQvn7VoWuPL_9rs_vector(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
; call <core::slice::iter::IterMut<i32>>::new
  %0 = call { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMutlE3newCsQvn7VoWuPL_9rs_vector(ptr align 4 %self.0, i64 %self.1) #9
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %self, i64 %align) unnamed_addr #0 {
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

; <core::slice::iter::Iter<f64>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterdE3newCsQvn7VoWuPL_9rs_vector(ptr align 8 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

; <core::slice::iter::Iter<i32>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterlE3newCsQvn7VoWuPL_9rs_vector(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

; <core::slice::iter::IterMut<i32>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMsa_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7IterMutlE3newCsQvn7VoWuPL_9rs_vector(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr %slice.0, i64 %slice.1
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
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCsQvn7VoWuPL_9rs_vector() unnamed_addr #2 {
start:
  ret void
}

; core::ptr::swap_nonoverlapping_bytes
; Function Attrs: inlinehint nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %bytes) unnamed_addr #0 {
start:
  %_13 = alloca [8 x i8], align 8
  %_7 = alloca [8 x i8], align 8
  %chunks = udiv i64 %bytes, 8
  %tail = urem i64 %bytes, 8
  store i64 %chunks, ptr %_7, align 8
  %0 = load i64, ptr %_7, align 8
  %1 = icmp eq i64 %0, 0
  %_8 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_8 to i1
  br i1 %2, label %bb1, label %bb3

bb1:                                              ; preds = %start
  %chunks1 = load i64, ptr %_7, align 8
; call core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
  call void @_RINvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %chunks1) #11
  br label %bb4

bb3:                                              ; preds = %start
  br label %bb4

bb4:                                              ; preds = %bb3, %bb1
  store i64 %tail, ptr %_13, align 8
  %3 = load i64, ptr %_13, align 8
  %4 = icmp eq i64 %3, 0
  %_14 = select i1 %4, i64 0, i64 1
  %5 = trunc nuw i64 %_14 to i1
  br i1 %5, label %bb5, label %bb7

bb5:                                              ; preds = %bb4
  %tail2 = load i64, ptr %_13, align 8
  %delta = mul i64 %chunks, 8
  %_18 = getelementptr inbounds nuw i8, ptr %x, i64 %delta
  %_19 = getelementptr inbounds nuw i8, ptr %y, i64 %delta
; call core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCsQvn7VoWuPL_9rs_vector(ptr %_18, ptr %_19, i64 %tail2) #9
  br label %bb8

bb7:                                              ; preds = %bb4
  br label %bb8

bb8:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; <[_]>::split_at_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp18split_at_unchecked18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_8d4a1773e12407e94bdf7053c711876c, ptr inttoptr (i64 435 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <[_]>::split_at_mut_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp22split_at_mut_unchecked18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_6b0b11c9e93314b588b613b55005cf18, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsQvn7VoWuPL_9rs_vector(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 {
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
  %_15 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %src, i64 %align) #9
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
  %_18 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %dst, i64 %align) #9
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
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsQvn7VoWuPL_9rs_vector(ptr %src, ptr %dst, i64 %size, i64 %count) #9
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::swap_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 {
start:
  %zero_size = alloca [1 x i8], align 1
  %1 = icmp eq i64 %size, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 1, ptr %zero_size, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %2 = icmp eq i64 %count, 0
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %zero_size, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i8, ptr %zero_size, align 1
  %is_zst = trunc nuw i8 %4 to i1
; call <*const ()>::is_aligned_to
  %_16 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %x, i64 %align) #9
  br i1 %_16, label %bb11, label %bb12

bb12:                                             ; preds = %bb3
  br label %bb7

bb11:                                             ; preds = %bb3
  br i1 %is_zst, label %bb13, label %bb14

bb7:                                              ; preds = %bb14, %bb12
  br label %bb8

bb14:                                             ; preds = %bb11
  %_18 = ptrtoint ptr %x to i64
  %_17 = icmp eq i64 %_18, 0
  %_8 = xor i1 %_17, true
  br i1 %_8, label %bb4, label %bb7

bb13:                                             ; preds = %bb11
  br label %bb4

bb4:                                              ; preds = %bb13, %bb14
; call <*const ()>::is_aligned_to
  %_19 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %y, i64 %align) #9
  br i1 %_19, label %bb16, label %bb17

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
  %_21 = ptrtoint ptr %y to i64
  %_20 = icmp eq i64 %_21, 0
  %_11 = xor i1 %_20, true
  br i1 %_11, label %bb5, label %bb6

bb18:                                             ; preds = %bb16
  br label %bb5

bb5:                                              ; preds = %bb18, %bb19
; call core::ub_checks::maybe_is_nonoverlapping::runtime
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %size, i64 %count) #9
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_2875d9f120b8cc0de1c30c014c7b6715, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #10
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCsQvn7VoWuPL_9rs_vector(ptr %x, ptr %y, i64 %bytes) unnamed_addr #0 {
start:
  %i = alloca [8 x i8], align 8
  store i64 0, ptr %i, align 8
  %_6 = and i64 %bytes, 4
  %0 = icmp eq i64 %_6, 0
  br i1 %0, label %bb3, label %bb1

bb3:                                              ; preds = %start
  br label %bb4

bb1:                                              ; preds = %start
  %count = load i64, ptr %i, align 8
  %self = getelementptr inbounds nuw i8, ptr %x, i64 %count
  %count1 = load i64, ptr %i, align 8
  %self2 = getelementptr inbounds nuw i8, ptr %y, i64 %count1
; call core::ptr::swap_chunk::<4>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %self, ptr align 1 %self2) #9
  %1 = load i64, ptr %i, align 8
  %2 = or i64 %1, 4
  store i64 %2, ptr %i, align 8
  br label %bb4

bb4:                                              ; preds = %bb1, %bb3
  %_16 = and i64 %bytes, 2
  %3 = icmp eq i64 %_16, 0
  br i1 %3, label %bb7, label %bb5

bb7:                                              ; preds = %bb4
  br label %bb8

bb5:                                              ; preds = %bb4
  %count3 = load i64, ptr %i, align 8
  %self4 = getelementptr inbounds nuw i8, ptr %x, i64 %count3
  %count5 = load i64, ptr %i, align 8
  %self6 = getelementptr inbounds nuw i8, ptr %y, i64 %count5
; call core::ptr::swap_chunk::<2>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %self4, ptr align 1 %self6) #9
  %4 = load i64, ptr %i, align 8
  %5 = or i64 %4, 2
  store i64 %5, ptr %i, align 8
  br label %bb8

bb8:                                              ; preds = %bb5, %bb7
  %_26 = and i64 %bytes, 1
  %6 = icmp eq i64 %_26, 0
  br i1 %6, label %bb11, label %bb9

bb11:                                             ; preds = %bb8
  br label %bb12

bb9:                                              ; preds = %bb8
  %count7 = load i64, ptr %i, align 8
  %self8 = getelementptr inbounds nuw i8, ptr %x, i64 %count7
  %count9 = load i64, ptr %i, align 8
  %self10 = getelementptr inbounds nuw i8, ptr %y, i64 %count9
; call core::ptr::swap_chunk::<1>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj1_ECsQvn7VoWuPL_9rs_vector(ptr align 1 %self8, ptr align 1 %self10) #9
  %7 = load i64, ptr %i, align 8
  %8 = or i64 %7, 1
  store i64 %8, ptr %i, align 8
  br label %bb12

bb12:                                             ; preds = %bb9, %bb11
  ret void
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsQvn7VoWuPL_9rs_vector(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 {
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %data, i64 %align) #9
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsQvn7VoWuPL_9rs_vector(ptr %data, i64 %align) #9
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

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutlEINtB1f_7WindowslEENtB2_12IntoIterator9into_iterCsQvn7VoWuPL_9rs_vector(ptr sret([56 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 56, i1 false)
  ret void
}

; <core::slice::iter::Windows<i32> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_5slice4iter7WindowslENtB2_12IntoIterator9into_iterCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %self, i64 24, i1 false)
  ret void
}

; <core::slice::iter::ChunksExact<f64> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RNvXs1q_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector(ptr align 8 %self) unnamed_addr #0 {
start:
  %f = alloca [8 x i8], align 8
  %_8 = alloca [32 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %self1 = alloca [32 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %mid = load i64, ptr %1, align 8
  %_6 = icmp ule i64 %mid, %self.1
  br i1 %_6, label %bb1, label %bb3

bb3:                                              ; preds = %start
  store ptr null, ptr %self1, align 8
  store ptr %self, ptr %_4, align 8
  %2 = load ptr, ptr %_4, align 8
  store ptr %2, ptr %f, align 8
  %3 = load ptr, ptr @anon.c843fb644c07080e9f8144b1261376e7.0, align 8
  %4 = load i64, ptr getelementptr inbounds (i8, ptr @anon.c843fb644c07080e9f8144b1261376e7.0, i64 8), align 8
  store ptr %3, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %4, ptr %5, align 8
  br label %bb4

bb1:                                              ; preds = %start
; call <[f64]>::split_at_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd18split_at_uncheckedCsQvn7VoWuPL_9rs_vector(ptr sret([32 x i8]) align 8 %_8, ptr align 8 %self.0, i64 %self.1, i64 %mid, ptr align 8 @alloc_83fd111bb7600a90cbb3b10e2b08ff6e) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %self1, ptr align 8 %_8, i64 32, i1 false)
  store ptr %self, ptr %_4, align 8
  %6 = load ptr, ptr %_4, align 8
  store ptr %6, ptr %f, align 8
  %x.0 = load ptr, ptr %self1, align 8
  %7 = getelementptr inbounds i8, ptr %self1, i64 8
  %x.1 = load i64, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %self1, i64 16
  %x.02 = load ptr, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %8, i64 8
  %x.13 = load i64, ptr %9, align 8
  %_9 = load ptr, ptr %_4, align 8
  %10 = load ptr, ptr %_4, align 8
  store ptr %x.02, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  store i64 %x.13, ptr %11, align 8
  store ptr %x.0, ptr %_0, align 8
  %12 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %x.1, ptr %12, align 8
  br label %bb4

bb4:                                              ; preds = %bb1, %bb3
  %13 = load ptr, ptr %_0, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  %15 = load i64, ptr %14, align 8
  %16 = insertvalue { ptr, i64 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i64 } %16, i64 %15, 1
  ret { ptr, i64 } %17
}

; <core::slice::iter::IterMut<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: inlinehint nounwind
define align 4 ptr @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsQvn7VoWuPL_9rs_vector(ptr align 8 %self, i64 %idx) unnamed_addr #0 {
start:
  %_5 = load ptr, ptr %self, align 8
  %_3 = getelementptr inbounds nuw i32, ptr %_5, i64 %idx
  ret ptr %_3
}

; <core::slice::iter::IterMut<i32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
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
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %_5, ptr %subtracted, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #9
  br label %bb7

bb7:                                              ; preds = %bb5
  br label %bb8

bb8:                                              ; preds = %bb7
  br label %bb9

bb9:                                              ; preds = %bb8
  %1 = ptrtoint ptr %_5 to i64
  %2 = ptrtoint ptr %subtracted to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 4
  store i64 %4, ptr %exact, align 8
  br label %bb3

bb10:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #10
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

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>>>::new
; Function Attrs: nounwind
define void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutlEINtBZ_7WindowslEEINtB5_7ZipImplBW_B1r_E3newCsQvn7VoWuPL_9rs_vector(ptr sret([56 x i8]) align 8 %_0, ptr %0, ptr %1, ptr align 8 %b) unnamed_addr #1 {
start:
  %2 = alloca [16 x i8], align 8
  %_9 = alloca [24 x i8], align 8
  %a = alloca [16 x i8], align 8
  store ptr %0, ptr %a, align 8
  %3 = getelementptr inbounds i8, ptr %a, i64 8
  store ptr %1, ptr %3, align 8
; call <core::slice::iter::IterMut<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %v1 = call i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutlENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector(ptr align 8 %a) #11
  br label %bb1

bb1:                                              ; preds = %start
; call <core::slice::iter::Windows<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
  %v2 = call i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7WindowslENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector(ptr align 8 %b) #11
  br label %bb2

bb2:                                              ; preds = %bb1
; call <usize as core::cmp::Ord>::min
  %len = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsQvn7VoWuPL_9rs_vector(i64 %v1, i64 %v2) #9
  br label %bb6

bb6:                                              ; preds = %bb2
  %_8.0 = load ptr, ptr %a, align 8
  %4 = getelementptr inbounds i8, ptr %a, i64 8
  %_8.1 = load ptr, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %b, i64 24, i1 false)
  store ptr %_8.0, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %_9, i64 24, i1 false)
  %7 = getelementptr inbounds i8, ptr %_0, i64 40
  store i64 0, ptr %7, align 8
  %8 = getelementptr inbounds i8, ptr %_0, i64 48
  store i64 %len, ptr %8, align 8
  ret void

bb3:                                              ; No predecessors!
  %9 = load ptr, ptr %2, align 8
  %10 = getelementptr inbounds i8, ptr %2, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  unreachable
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>>>::next
; Function Attrs: inlinehint nounwind
define void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutlEINtBZ_7WindowslEEINtB5_7ZipImplBW_B1r_E4nextCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 40
  %_3 = load i64, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 48
  %_4 = load i64, ptr %2, align 8
  %_2 = icmp ult i64 %_3, %_4
  br i1 %_2, label %bb1, label %bb4

bb4:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb5

bb1:                                              ; preds = %start
  %3 = getelementptr inbounds i8, ptr %self, i64 40
  %i = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 40
  %5 = getelementptr inbounds i8, ptr %self, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = add i64 %6, 1
  store i64 %7, ptr %4, align 8
; call <core::slice::iter::IterMut<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %_7 = call align 4 ptr @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsQvn7VoWuPL_9rs_vector(ptr align 8 %self, i64 %i) #9
  %_10 = getelementptr inbounds i8, ptr %self, i64 16
; call <core::slice::iter::Windows<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
  %8 = call { ptr, i64 } @_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsQvn7VoWuPL_9rs_vector(ptr align 8 %_10, i64 %i) #11
  %_9.0 = extractvalue { ptr, i64 } %8, 0
  %_9.1 = extractvalue { ptr, i64 } %8, 1
  br label %bb3

bb5:                                              ; preds = %bb3, %bb4
  ret void

bb3:                                              ; preds = %bb1
  store ptr %_7, ptr %_6, align 8
  %9 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %_9.0, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %9, i64 8
  store i64 %_9.1, ptr %10, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_6, i64 24, i1 false)
  br label %bb5

bb6:                                              ; No predecessors!
  %11 = load ptr, ptr %0, align 8
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i32, ptr %12, align 8
  %14 = insertvalue { ptr, i32 } poison, ptr %11, 0
  %15 = insertvalue { ptr, i32 } %14, i32 %13, 1
  unreachable
}

; <core::slice::iter::Windows<i32> as core::iter::traits::iterator::Iterator>::__iterator_get_unchecked
; Function Attrs: nounwind
define { ptr, i64 } @_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator24___iterator_get_uncheckedCsQvn7VoWuPL_9rs_vector(ptr align 8 %self, i64 %idx) unnamed_addr #1 {
start:
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %data = getelementptr inbounds nuw i32, ptr %self.0, i64 %idx
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsQvn7VoWuPL_9rs_vector(ptr %data, i64 4, i64 4, i64 %self1, ptr align 8 @alloc_5d09408baa5e50584ee12f2eb98c26f2) #9
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %3 = insertvalue { ptr, i64 } %2, i64 %self1, 1
  ret { ptr, i64 } %3
}

; <core::slice::iter::Windows<i32> as core::iter::traits::iterator::Iterator>::size_hint
; Function Attrs: inlinehint nounwind
define void @_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 16
  %self1 = load i64, ptr %0, align 8
  %_9.0 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 8
  %_9.1 = load i64, ptr %1, align 8
  %_2 = icmp ugt i64 %self1, %_9.1
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_7 = sub i64 %_9.1, %self1
  %size = add i64 %_7, 1
  store i64 %size, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %size, ptr %3, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  %4 = load i64, ptr @anon.c843fb644c07080e9f8144b1261376e7.1, align 8
  %5 = load i64, ptr getelementptr inbounds (i8, ptr @anon.c843fb644c07080e9f8144b1261376e7.1, i64 8), align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %4, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  store i64 %5, ptr %7, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  ret void
}

; <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define void @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::adapters::zip::ZipImpl<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>>>::next
  call void @_RNvXs3_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB5_3ZipINtNtNtBb_5slice4iter7IterMutlEINtBZ_7WindowslEEINtB5_7ZipImplBW_B1r_E4nextCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) #9
  ret void
}

; <core::slice::iter::IterMut<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutlENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::IterMut<i32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXs2R_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #9
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <core::slice::iter::Windows<i32> as core::iter::adapters::zip::TrustedRandomAccessNoCoerce>::size
; Function Attrs: nounwind
define i64 @_RNvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7WindowslENtNtNtNtB9_4iter8adapters3zip27TrustedRandomAccessNoCoerce4sizeCsQvn7VoWuPL_9rs_vector(ptr align 8 %self) unnamed_addr #1 {
start:
  %_2 = alloca [24 x i8], align 8
; call <core::slice::iter::Windows<i32> as core::iter::traits::iterator::Iterator>::size_hint
  call void @_RNvXsY_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_7WindowslENtNtNtNtB9_4iter6traits8iterator8Iterator9size_hintCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_2, ptr align 8 %self) #9
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <<f64>::max as core::ops::function::FnMut<(f64, f64)>>::call_mut
; Function Attrs: inlinehint nounwind
define internal double @_RNvYNvMNtCsgEmfK2I1SDS_4core3f64d3maxINtNtNtB7_3ops8function5FnMutTddEE8call_mutCsQvn7VoWuPL_9rs_vector(ptr align 1 %_1, double %0, double %1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  store double %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store double %1, ptr %2, align 8
  %3 = load double, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load double, ptr %4, align 8
; call <f64>::max
  %_0 = call double @_RNvMNtCsgEmfK2I1SDS_4core3f64d3maxCsQvn7VoWuPL_9rs_vector(double %3, double %5) #9
  ret double %_0
}

; <usize as core::cmp::Ord>::min
; Function Attrs: inlinehint nounwind
define i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsQvn7VoWuPL_9rs_vector(i64 %0, i64 %1) unnamed_addr #0 {
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
define ptx_kernel void @axpy(ptr %x, ptr %y, ptr %out, i64 %n, float %a) unnamed_addr #1 {
start:
  %_8 = alloca [32 x i8], align 8
; call core::slice::raw::from_raw_parts::<f32>
  %0 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsfECsQvn7VoWuPL_9rs_vector(ptr %x, i64 %n, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #9
  %_0.0.i2 = extractvalue { ptr, i64 } %0, 0
  %_0.1.i3 = extractvalue { ptr, i64 } %0, 1
  %_9.0 = extractvalue { ptr, i64 } %0, 0
  %_9.1 = extractvalue { ptr, i64 } %0, 1
; call core::slice::raw::from_raw_parts::<f32>
  %1 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsfECsQvn7VoWuPL_9rs_vector(ptr %y, i64 %n, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #9
  %_0.0.i = extractvalue { ptr, i64 } %1, 0
  %_0.1.i = extractvalue { ptr, i64 } %1, 1
  %_10.0 = extractvalue { ptr, i64 } %1, 0
  %_10.1 = extractvalue { ptr, i64 } %1, 1
  store ptr %_9.0, ptr %_8, align 8
  %2 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %_9.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_8, i64 16
  store ptr %_10.0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store i64 %_10.1, ptr %4, align 8
  %x.0 = load ptr, ptr %_8, align 8
  %5 = getelementptr inbounds i8, ptr %_8, i64 8
  %x.1 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_8, i64 16
  %y.0 = load ptr, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %6, i64 8
  %y.1 = load i64, ptr %7, align 8
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %8, 0
  %_5.1.i = extractvalue { i32, i1 } %8, 1
  br i1 %_5.1.i, label %panic.i, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i4 = zext i32 %_7.0.i to i64
  %_12 = icmp ult i64 %_0.i4, %n
  br i1 %_12, label %bb4, label %bb7

bb7:                                              ; preds = %bb6, %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  ret void

bb4:                                              ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  %_18 = icmp ult i64 %_0.i4, %x.1
  br i1 %_18, label %bb5, label %panic

bb5:                                              ; preds = %bb4
  %9 = getelementptr inbounds nuw float, ptr %x.0, i64 %_0.i4
  %_16 = load float, ptr %9, align 4
  %_15 = fmul float %a, %_16
  %_21 = icmp ult i64 %_0.i4, %y.1
  br i1 %_21, label %bb6, label %panic1

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_0.i4, i64 %x.1, ptr align 8 @alloc_1131fa8236095c267c34e1e147ccde30) #10
  unreachable

bb6:                                              ; preds = %bb5
  %10 = getelementptr inbounds nuw float, ptr %y.0, i64 %_0.i4
  %_19 = load float, ptr %10, align 4
  %_14 = fadd float %_15, %_19
  %_0.i = getelementptr inbounds nuw float, ptr %out, i64 %_0.i4
  store float %_14, ptr %_0.i, align 4
  br label %bb7

panic1:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_0.i4, i64 %y.1, ptr align 8 @alloc_e02fa833380b36ea61e58e30a5bfa544) #10
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @moving_sum(ptr %x, ptr %out) unnamed_addr #1 {
start:
  %_14 = alloca [24 x i8], align 8
  %iter = alloca [56 x i8], align 8
  %_12 = alloca [24 x i8], align 8
  %_10 = alloca [56 x i8], align 8
  %_9 = alloca [56 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit

panic.i5:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i4 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i4, i64 16)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
  %_0.i3 = getelementptr inbounds nuw i32, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<i32>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partslECsQvn7VoWuPL_9rs_vector(ptr %_0.i3, i64 16, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #9
  %_0.0.i1 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i2 = extractvalue { ptr, i64 } %2, 1
  %row.0 = extractvalue { ptr, i64 } %2, 0
  %row.1 = extractvalue { ptr, i64 } %2, 1
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i4, i64 13)
  %_6.0.i = extractvalue { i64, i1 } %3, 0
  %_6.1.i = extractvalue { i64, i1 } %3, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsQvn7VoWuPL_9rs_vector3gpu3rowlEB4_.exit

panic.i:                                          ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #10
  unreachable

_RINvNtCsQvn7VoWuPL_9rs_vector3gpu3rowlEB4_.exit: ; preds = %bb2
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<i32>
  %4 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsQvn7VoWuPL_9rs_vector(ptr %_0.i, i64 13, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #9
  %_0.0.i = extractvalue { ptr, i64 } %4, 0
  %_0.1.i = extractvalue { ptr, i64 } %4, 1
  %dst.0 = extractvalue { ptr, i64 } %4, 0
  %dst.1 = extractvalue { ptr, i64 } %4, 1
; call <[i32]>::iter_mut
  %5 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl8iter_mutCsQvn7VoWuPL_9rs_vector(ptr align 4 %dst.0, i64 %dst.1) #9
  %_11.0 = extractvalue { ptr, ptr } %5, 0
  %_11.1 = extractvalue { ptr, ptr } %5, 1
; call <[i32]>::windows
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl7windowsCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_12, ptr align 4 %row.0, i64 %row.1, i64 4, ptr align 8 @alloc_ea30a8576f5a430cfdf7b0d1a8001c66) #9
; call <core::slice::iter::IterMut<i32> as core::iter::traits::iterator::Iterator>::zip::<core::slice::iter::Windows<i32>>
  call void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter7IterMutlENtNtNtNtBa_4iter6traits8iterator8Iterator3zipINtB6_7WindowslEECsQvn7VoWuPL_9rs_vector(ptr sret([56 x i8]) align 8 %_10, ptr %_11.0, ptr %_11.1, ptr align 8 %_12) #9
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::traits::collect::IntoIterator>::into_iter
  call void @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB6_8adapters3zip3ZipINtNtNtB8_5slice4iter7IterMutlEINtB1f_7WindowslEENtB2_12IntoIterator9into_iterCsQvn7VoWuPL_9rs_vector(ptr sret([56 x i8]) align 8 %_9, ptr align 8 %_10) #9
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_9, i64 56, i1 false)
  br label %bb10

panic:                                            ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_8f820e2d8c87d8f60b28d2eb7e5e511d) #10
  unreachable

bb10:                                             ; preds = %bb13, %_RINvNtCsQvn7VoWuPL_9rs_vector3gpu3rowlEB4_.exit
; call <core::iter::adapters::zip::Zip<core::slice::iter::IterMut<i32>, core::slice::iter::Windows<i32>> as core::iter::traits::iterator::Iterator>::next
  call void @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters3zipINtB4_3ZipINtNtNtBa_5slice4iter7IterMutlEINtBY_7WindowslEENtNtNtB8_6traits8iterator8Iterator4nextCsQvn7VoWuPL_9rs_vector(ptr sret([24 x i8]) align 8 %_14, ptr align 8 %iter) #9
  %6 = load ptr, ptr %_14, align 8
  %7 = ptrtoint ptr %6 to i64
  %8 = icmp eq i64 %7, 0
  %_16 = select i1 %8, i64 0, i64 1
  %9 = trunc nuw i64 %_16 to i1
  br i1 %9, label %bb13, label %bb14

bb13:                                             ; preds = %bb10
  %d = load ptr, ptr %_14, align 8
  %10 = getelementptr inbounds i8, ptr %_14, i64 8
  %w.0 = load ptr, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %10, i64 8
  %w.1 = load i64, ptr %11, align 8
; call <[i32]>::iter
  %12 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl4iterCsQvn7VoWuPL_9rs_vector(ptr align 4 %w.0, i64 %w.1) #9
  %_20.0 = extractvalue { ptr, ptr } %12, 0
  %_20.1 = extractvalue { ptr, ptr } %12, 1
; call <core::slice::iter::Iter<i32> as core::iter::traits::iterator::Iterator>::sum::<i32>
  %_19 = call i32 @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterlENtNtNtNtBa_4iter6traits8iterator8Iterator3sumlECsQvn7VoWuPL_9rs_vector(ptr %_20.0, ptr %_20.1) #11
  store i32 %_19, ptr %d, align 4
  br label %bb10

bb14:                                             ; preds = %bb10
; call <[i32]>::reverse
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl7reverseCsQvn7VoWuPL_9rs_vector(ptr align 4 %dst.0, i64 %dst.1) #9
  ret void

bb12:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @row_stats(ptr %x, ptr %out, i64 %cols) unnamed_addr #1 {
start:
  %_3.i10 = alloca [16 x i8], align 8
  %_29 = alloca [24 x i8], align 8
  %_24 = alloca [40 x i8], align 8
  %_23 = alloca [40 x i8], align 8
  %_22 = alloca [40 x i8], align 8
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i7, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit

panic.i7:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #10
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #10
  unreachable

_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i6 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %cols, i64 32)
  %_8.0 = extractvalue { i64, i1 } %1, 0
  %_8.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_8.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
; call core::slice::raw::from_raw_parts::<f64>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsdECsQvn7VoWuPL_9rs_vector(ptr %x, i64 %_8.0, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #9
  %_0.0.i4 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i5 = extractvalue { ptr, i64 } %2, 1
  %_6.0 = extractvalue { ptr, i64 } %2, 0
  %_6.1 = extractvalue { ptr, i64 } %2, 1
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i6, i64 %cols)
  %_11.0 = extractvalue { i64, i1 } %3, 0
  %_11.1 = extractvalue { i64, i1 } %3, 1
  br i1 %_11.1, label %panic1, label %bb4

panic:                                            ; preds = %_RNvNtCsQvn7VoWuPL_9rs_vector3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_09d975081d8340e1ce6def7c65e738c2) #10
  unreachable

bb4:                                              ; preds = %bb2
  %_14.0 = add i64 %_0.i6, 1
  %_14.1 = icmp ult i64 %_14.0, %_0.i6
  br i1 %_14.1, label %panic2, label %bb5

panic1:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_fa3b411c77e4f72605ed530cffd95899) #10
  unreachable

bb5:                                              ; preds = %bb4
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_14.0, i64 %cols)
  %_15.0 = extractvalue { i64, i1 } %4, 0
  %_15.1 = extractvalue { i64, i1 } %4, 1
  br i1 %_15.1, label %panic3, label %bb6

panic2:                                           ; preds = %bb4
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_0e4a14ac4d1eb25f7d9551f5cce4fda4) #10
  unreachable

bb6:                                              ; preds = %bb5
  %_13.i = icmp ult i64 %_15.0, %_11.0
  br i1 %_13.i, label %bb4.i, label %bb5.i

bb5.i:                                            ; preds = %bb6
  %_14.i = sub nuw i64 %_15.0, %_11.0
  %5 = getelementptr inbounds i8, ptr %_3.i10, i64 8
  store i64 %_14.i, ptr %5, align 8
  store i64 1, ptr %_3.i10, align 8
  %6 = getelementptr inbounds i8, ptr %_3.i10, i64 8
  %new_len.i = load i64, ptr %6, align 8
  %_7.i = icmp ule i64 %_15.0, %_6.1
  br i1 %_7.i, label %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit, label %bb2.i

bb4.i:                                            ; preds = %bb6
  br label %bb3.i11

bb2.i:                                            ; preds = %bb5.i
  br label %bb3.i11

bb3.i11:                                          ; preds = %bb2.i, %bb4.i
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %_11.0, i64 %_15.0, i64 %_6.1, ptr align 8 @alloc_dc7e7ba663bbb8a89dc02ea591bf5ac8) #10
  unreachable

_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit: ; preds = %bb5.i
  %_16.i = getelementptr inbounds nuw double, ptr %_6.0, i64 %_11.0
  %7 = insertvalue { ptr, i64 } poison, ptr %_16.i, 0
  %8 = insertvalue { ptr, i64 } %7, i64 %new_len.i, 1
  %_0.0.i8 = extractvalue { ptr, i64 } %8, 0
  %_0.1.i9 = extractvalue { ptr, i64 } %8, 1
  %row.0 = extractvalue { ptr, i64 } %8, 0
  %row.1 = extractvalue { ptr, i64 } %8, 1
; call <[f64]>::iter
  %9 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd4iterCsQvn7VoWuPL_9rs_vector(ptr align 8 %row.0, i64 %row.1) #9
  %_17.0 = extractvalue { ptr, ptr } %9, 0
  %_17.1 = extractvalue { ptr, ptr } %9, 1
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::sum::<f64>
  %sum = call double @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator3sumdECsQvn7VoWuPL_9rs_vector(ptr %_17.0, ptr %_17.1) #11
; call <[f64]>::iter
  %10 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd4iterCsQvn7VoWuPL_9rs_vector(ptr align 8 %row.0, i64 %row.1) #9
  %_20.0 = extractvalue { ptr, ptr } %10, 0
  %_20.1 = extractvalue { ptr, ptr } %10, 1
; call <core::slice::iter::Iter<f64> as core::iter::traits::iterator::Iterator>::copied::<f64>
  %11 = call { ptr, ptr } @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter4IterdENtNtNtNtBa_4iter6traits8iterator8Iterator6copieddECsQvn7VoWuPL_9rs_vector(ptr %_20.0, ptr %_20.1) #11
  %_19.0 = extractvalue { ptr, ptr } %11, 0
  %_19.1 = extractvalue { ptr, ptr } %11, 1
; call <core::iter::adapters::copied::Copied<core::slice::iter::Iter<f64>> as core::iter::traits::iterator::Iterator>::fold::<f64, <f64>::max>
  %max = call double @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters6copiedINtB5_6CopiedINtNtNtBb_5slice4iter4IterdEENtNtNtB9_6traits8iterator8Iterator4folddNvMNtBb_3f64d3maxECsQvn7VoWuPL_9rs_vector(ptr %_19.0, ptr %_19.1, double 0xFFF0000000000000) #11
; call <[f64]>::chunks_exact
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd12chunks_exactCsQvn7VoWuPL_9rs_vector(ptr sret([40 x i8]) align 8 %_24, ptr align 8 %row.0, i64 %row.1, i64 2, ptr align 8 @alloc_2b99c62ac9553ed004f8fcc4e8a52fcb) #9
; call <core::slice::iter::ChunksExact<f64> as core::iter::traits::iterator::Iterator>::map::<f64, rs_vector::row_stats::{closure#0}>
  call void @_RINvYINtNtNtCsgEmfK2I1SDS_4core5slice4iter11ChunksExactdENtNtNtNtBa_4iter6traits8iterator8Iterator3mapdNCNvCsQvn7VoWuPL_9rs_vector9row_stats0EB1H_(ptr sret([40 x i8]) align 8 %_23, ptr align 8 %_24) #9
; call <core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}> as core::iter::traits::iterator::Iterator>::filter::<rs_vector::row_stats::{closure#1}>
  call void @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENtNtNtBa_6traits8iterator8Iterator6filterNCB1t_s_0EB1v_(ptr sret([40 x i8]) align 8 %_22, ptr align 8 %_23) #9
; call <core::iter::adapters::filter::Filter<core::iter::adapters::map::Map<core::slice::iter::ChunksExact<f64>, rs_vector::row_stats::{closure#0}>, rs_vector::row_stats::{closure#1}> as core::iter::traits::iterator::Iterator>::sum::<f64>
  %spread = call double @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters6filter6FilterINtNtB8_3map3MapINtNtNtBc_5slice4iter11ChunksExactdENCNvCsQvn7VoWuPL_9rs_vector9row_stats0ENCB1P_s_0ENtNtNtBa_6traits8iterator8Iterator3sumdEB1R_(ptr align 8 %_22) #11
  %12 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i6, i64 3)
  %_6.0.i = extractvalue { i64, i1 } %12, 0
  %_6.1.i = extractvalue { i64, i1 } %12, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsQvn7VoWuPL_9rs_vector3gpu3rowdEB4_.exit

panic.i:                                          ; preds = %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #10
  unreachable

_RINvNtCsQvn7VoWuPL_9rs_vector3gpu3rowdEB4_.exit: ; preds = %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexSdE5indexCsQvn7VoWuPL_9rs_vector.exit
  %_0.i = getelementptr inbounds nuw double, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<f64>
  %13 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutdECsQvn7VoWuPL_9rs_vector(ptr %_0.i, i64 3, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #9
  %_0.0.i = extractvalue { ptr, i64 } %13, 0
  %_0.1.i = extractvalue { ptr, i64 } %13, 1
  %_26.0 = extractvalue { ptr, i64 } %13, 0
  %_26.1 = extractvalue { ptr, i64 } %13, 1
  %14 = getelementptr inbounds nuw double, ptr %_29, i64 0
  store double %sum, ptr %14, align 8
  %15 = getelementptr inbounds nuw double, ptr %_29, i64 1
  store double %max, ptr %15, align 8
  %16 = getelementptr inbounds nuw double, ptr %_29, i64 2
  store double %spread, ptr %16, align 8
; call <[f64]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSd15copy_from_sliceCsQvn7VoWuPL_9rs_vector(ptr align 8 %_26.0, i64 %_26.1, ptr align 8 %_29, i64 3, ptr align 8 @alloc_28f531a541e3e7019cedc42ee9baf65a) #9
  ret void

panic3:                                           ; preds = %bb5
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_0e4a14ac4d1eb25f7d9551f5cce4fda4) #10
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #3

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}


; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #4 {
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

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.sadd.with.overflow.i32(i32, i32) #3

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.maxnum.f64(double, double) #3

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; core::option::expect_failed
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core6option13expect_failed(ptr align 1, i64, ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #8

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #8

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_nounwind
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1, i64) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #4 {
start:
  call void @llvm.trap()
  unreachable
}

declare void @llvm.trap()

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { cold nounwind "target-cpu"="sm_90" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #5 = { "target-cpu"="sm_90" }
attributes #6 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { inlinehint nounwind }
attributes #10 = { noinline noreturn nounwind }
attributes #11 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
