; ModuleID = 'rs_hashing.6c6599a9472af3d2-cgu.0'
source_filename = "rs_hashing.6c6599a9472af3d2-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_bc19765ac3435140cbeecba0beb78e85 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\14\00\00\00" }>, align 8
@alloc_d7acda7b7affc0b459032d78a088b794 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\16\00\00\00\1B\00\00\00" }>, align 8
@alloc_dc12fe9c9217456b9ad1e9c032f89ff3 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/mod.rs\00", align 1
@alloc_1ab8d7cde8216e0bfb1187b5ea04539e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_dc12fe9c9217456b9ad1e9c032f89ff3, [16 x i8] c"M\00\00\00\00\00\00\00\D0\03\00\00\1C\00\00\00" }>, align 8
@alloc_5b8566c47a19d34bfd6336deaf6375f9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_dc12fe9c9217456b9ad1e9c032f89ff3, [16 x i8] c"M\00\00\00\00\00\00\00\D1\03\00\001\00\00\00" }>, align 8
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_9c8f5ac9b2faf436ee5db175ed588301 = private unnamed_addr constant [77 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/hash/mod.rs\00", align 1
@alloc_c3dc095b89d87e86a7a109333297267c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9c8f5ac9b2faf436ee5db175ed588301, [16 x i8] c"L\00\00\00\00\00\00\00>\03\00\00\05\00\00\00" }>, align 8
@alloc_520ec2bcc53af0302bf5793ff86ad10d = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_hashing.rs\00", align 1
@alloc_6200faf5d93952b20eedfc40387b57a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00-\00\00\00&\00\00\00" }>, align 8
@alloc_693711ad037c2d65ac32695e33700e8e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00[\00\00\00.\00\00\00" }>, align 8
@alloc_b981fe936fc5331dd8b7b36fed2f4b36 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00]\00\00\00Q\00\00\00" }>, align 8
@alloc_8632fac592aa0852e12c87dcadcdef90 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\\\00\00\00K\00\00\00" }>, align 8
@alloc_55d47c12ce2f61e967405c645efa50ff = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\\\00\00\00R\00\00\00" }>, align 8
@alloc_50b7542b763eac878117caaed612a544 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\\\00\00\00J\00\00\00" }>, align 8
@alloc_88578fe34feb84c8f00e3d2a6c02c65a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00-\00\00\007\00\00\00" }>, align 8
@alloc_d15f8b0d18871663deaa9bc396b08681 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00)\00\00\00\18\00\00\00" }>, align 8
@alloc_57e1f5df65401a0e91d155db6a65d28a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00)\00\00\00?\00\00\00" }>, align 8
@alloc_04ad6fa7c2b3100f0c53adb28c9e761e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00*\00\00\00\1D\00\00\00" }>, align 8
@alloc_252f63fecde44acd73bb641d12ca9806 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\1F\00\00\00\18\00\00\00" }>, align 8
@_RNvCs9iZD2tUQOQM_10rs_hashing3CRC = internal constant [1024 x i8] c"\00\00\00\00\960\07w,a\0E\EE\BAQ\09\99\19\C4m\07\8F\F4jp5\A5c\E9\A3\95d\9E2\88\DB\0E\A4\B8\DCy\1E\E9\D5\E0\88\D9\D2\97+L\B6\09\BD|\B1~\07-\B8\E7\91\1D\BF\90d\10\B7\1D\F2 \B0jHq\B9\F3\DEA\BE\84}\D4\DA\1A\EB\E4\DDmQ\B5\D4\F4\C7\85\D3\83V\98l\13\C0\A8kdz\F9b\FD\EC\C9e\8AO\\\01\14\D9l\06cc=\0F\FA\F5\0D\08\8D\C8 n;^\10iL\E4A`\D5rqg\A2\D1\E4\03<G\D4\04K\FD\85\0D\D2k\B5\0A\A5\FA\A8\B55l\98\B2B\D6\C9\BB\DB@\F9\BC\AC\E3l\D82u\\\DFE\CF\0D\D6\DCY=\D1\AB\AC0\D9&:\00\DEQ\80Q\D7\C8\16a\D0\BF\B5\F4\B4!#\C4\B3V\99\95\BA\CF\0F\A5\BD\B8\9E\B8\02(\08\88\05_\B2\D9\0C\C6$\E9\0B\B1\87|o/\11LhX\AB\1Da\C1=-f\B6\90A\DCv\06q\DB\01\BC \D2\98*\10\D5\EF\89\85\B1q\1F\B5\B6\06\A5\E4\BF\9F3\D4\B8\E8\A2\C9\07x4\F9\00\0F\8E\A8\09\96\18\98\0E\E1\BB\0Dj\7F-=m\08\97ld\91\01\\c\E6\F4Qkkbal\1C\D80e\85N\00b\F2\ED\95\06l{\A5\01\1B\C1\F4\08\82W\C4\0F\F5\C6\D9\B0eP\E9\B7\12\EA\B8\BE\8B|\88\B9\FC\DF\1D\DDbI-\DA\15\F3|\D3\8CeL\D4\FBXa\B2M\CEQ\B5:t\00\BC\A3\E20\BB\D4A\A5\DFJ\D7\95\D8=m\C4\D1\A4\FB\F4\D6\D3j\E9iC\FC\D9n4F\88g\AD\D0\B8`\DAs-\04D\E5\1D\033_L\0A\AA\C9|\0D\DD<q\05P\AAA\02'\10\10\0B\BE\86 \0C\C9%\B5hW\B3\85o \09\D4f\B9\9F\E4a\CE\0E\F9\DE^\98\C9\D9)\22\98\D0\B0\B4\A8\D7\C7\17=\B3Y\81\0D\B4.;\\\BD\B7\ADl\BA\C0 \83\B8\ED\B6\B3\BF\9A\0C\E2\B6\03\9A\D2\B1t9G\D5\EA\AFw\D2\9D\15&\DB\04\83\16\DCs\12\0Bc\E3\84;d\94>jm\0D\A8Zjz\0B\CF\0E\E4\9D\FF\09\93'\AE\00\0A\B1\9E\07}D\93\0F\F0\D2\A3\08\87h\F2\01\1E\FE\C2\06i]Wb\F7\CBge\80q6l\19\E7\06knv\1B\D4\FE\E0+\D3\89Zz\DA\10\CCJ\DDgo\DF\B9\F9\F9\EF\BE\8EC\BE\B7\17\D5\8E\B0`\E8\A3\D6\D6~\93\D1\A1\C4\C2\D88R\F2\DFO\F1g\BB\D1gW\BC\A6\DD\06\B5?K6\B2H\DA+\0D\D8L\1B\0A\AF\F6J\036`z\04A\C3\EF`\DFU\DFg\A8\EF\8En1y\BEiF\8C\B3a\CB\1A\83f\BC\A0\D2o%6\E2hR\95w\0C\CC\03G\0B\BB\B9\16\02\22/&\05U\BE;\BA\C5(\0B\BD\B2\92Z\B4+\04j\B3\\\A7\FF\D7\C21\CF\D0\B5\8B\9E\D9,\1D\AE\DE[\B0\C2d\9B&\F2c\EC\9C\A3ju\0A\93m\02\A9\06\09\9C?6\0E\EB\85g\07r\13W\00\05\82J\BF\95\14z\B8\E2\AE+\B1{8\1B\B6\0C\9B\8E\D2\92\0D\BE\D5\E5\B7\EF\DC|!\DF\DB\0B\D4\D2\D3\86B\E2\D4\F1\F8\B3\DDhn\83\DA\1F\CD\16\BE\81[&\B9\F6\E1w\B0owG\B7\18\E6Z\08\88pj\0F\FF\CA;\06f\\\0B\01\11\FF\9Ee\8Fi\AEb\F8\D3\FFkaE\CFl\16x\E2\0A\A0\EE\D2\0D\D7T\83\04N\C2\B3\039a&g\A7\F7\16`\D0MGiI\DBwn>Jj\D1\AE\DCZ\D6\D9f\0B\DF@\F0;\D87S\AE\BC\A9\C5\9E\BB\DE\7F\CF\B2G\E9\FF\B50\1C\F2\BD\BD\8A\C2\BA\CA0\93\B3S\A6\A3\B4$\056\D0\BA\93\06\D7\CD)W\DET\BFg\D9#.zf\B3\B8Ja\C4\02\1Bh]\94+o*7\BE\0B\B4\A1\8E\0C\C3\1B\DF\05Z\8D\EF\02-", align 4
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_78b6a49e36fe808e0ef950c2feb9fafc = private unnamed_addr constant [71 x i8] c"to_digit: invalid radix -- radix must be in the range 2 to 36 inclusive", align 1
@alloc_7f40ab16d52f282df0c782611f779477 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/char/methods.rs\00", align 1
@alloc_d5231788140d59bda2c80f53d0e0d46e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_7f40ab16d52f282df0c782611f779477, [16 x i8] c"P\00\00\00\00\00\00\00\93\01\00\00\09\00\00\00" }>, align 8
@anon.2a653837e4829cfb1464c8982e61ae17.0 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_9bad44672f363541287206fcfd385c85 = private unnamed_addr constant [77 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/hash/sip.rs\00", align 1
@alloc_32a6717aff11a643697c9df89c4a06a1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_9bad44672f363541287206fcfd385c85, [16 x i8] c"L\00\00\00\00\00\00\00\8B\00\00\00\1F\00\00\00" }>, align 8
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5a8fdd84b3281310cbf6b74bb6bf0065 = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::get_unchecked_mut requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_18d73aa062d524e9620b9e3b55bd9eb1 = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::get_unchecked_mut requires that the range is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_89f09d6050d6562dd144da9ee85d1439 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/drain.rs\00", align 1
@alloc_14cd16bb6730e2f27d87c2d8c3edb436 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_89f09d6050d6562dd144da9ee85d1439, [16 x i8] c"O\00\00\00\00\00\00\00c\00\00\00\1E\00\00\00" }>, align 8
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/index.rs\00", align 1
@alloc_0d66999e2f47b6dd52528aac14576a45 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3a1fcbd4fcd89cc532cda7ec79f4e4d9, [16 x i8] c"O\00\00\00\00\00\00\00\0C\02\00\00 \00\00\00" }>, align 8
@alloc_bd6e0c8aa43319df73bfde30ba391695 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00Z\00\00\00,\00\00\00" }>, align 8
@alloc_e5e9056c452f24608269390346374fbe = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00Z\00\00\00(\00\00\00" }>, align 8
@alloc_8c4d80d32b3f6d5094e58a489a0a0b9a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\17\00\00\00,\00\00\00" }>, align 8
@alloc_b68e4b9c9c5126a0cecaed66bdc83a09 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\17\00\00\00(\00\00\00" }>, align 8
@alloc_114991ab2d96999dfe9c14e68aa50b6d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00\1F\00\00\00" }>, align 8
@alloc_af7a86a346e29d54041a4d453a00e5a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00;\00\00\00" }>, align 8
@alloc_3e7d3d8170705737d96edea730d385ff = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00C\00\00\00" }>, align 8
@alloc_b04376a511d1cdca374336f0ebb9f113 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00a\00\00\00" }>, align 8
@alloc_91a825df6c64adb0f5e4b5008f170901 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00\\\00\00\00" }>, align 8
@alloc_129f1af270dff45308fdd733b148d3cf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00\19\00\00\00X\00\00\00" }>, align 8
@alloc_bb83046d9679928147812751f5a9089f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\003\00\00\000\00\00\00" }>, align 8
@alloc_908c4b7f3cb38e25337de270dbab64d2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\003\00\00\00,\00\00\00" }>, align 8
@alloc_517206d83686080c298f5eb676c2995c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\008\00\00\00\19\00\00\00" }>, align 8
@alloc_d9543621e1b01f7167f356b84ea4258c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\008\00\00\00\11\00\00\00" }>, align 8
@alloc_afe9e7247381edd1678f654e921ce369 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\009\00\00\00\19\00\00\00" }>, align 8
@alloc_cd490c5de64be415b759d82da4e7478d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00=\00\00\00\11\00\00\00" }>, align 8
@alloc_b14188e203a540de389b1dc4cae1c7a7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00A\00\00\00\13\00\00\00" }>, align 8
@alloc_eb5e4b958676359542284334cf70f51f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_520ec2bcc53af0302bf5793ff86ad10d, [16 x i8] c"\19\00\00\00\00\00\00\00C\00\00\00$\00\00\00" }>, align 8

; <[u8]>::get::<usize>
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh3getjECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1, i64 %index) unnamed_addr #0 {
start:
; call <usize as core::slice::index::SliceIndex<[u8]>>::get
  %_0 = call align 1 ptr @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB5_10SliceIndexShE3getCs9iZD2tUQOQM_10rs_hashing(i64 %index, ptr align 1 %self.0, i64 %self.1) #12
  ret ptr %_0
}

; <core::option::Option<(&u8, &[u8])>>::ok_or::<usize>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionTRhRShEE5ok_orjECs9iZD2tUQOQM_10rs_hashing(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self, i64 %err) unnamed_addr #0 {
start:
  %v = alloca [24 x i8], align 8
  %0 = load ptr, ptr %self, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_3 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_3 to i1
  br i1 %3, label %bb3, label %bb2

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v, ptr align 8 %self, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  br label %bb4

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %err, ptr %4, align 8
  store ptr null, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<(char, usize)>>::ok_or::<usize>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionTcjEE5ok_orjECs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 8 %_0, i32 %0, i64 %1, i64 %err) unnamed_addr #0 {
start:
  %self = alloca [16 x i8], align 8
  store i32 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %3 = load i32, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = icmp eq i32 %3, 1114112
  %_3 = select i1 %6, i64 0, i64 1
  %7 = trunc nuw i64 %_3 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %v.0 = load i32, ptr %self, align 8
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %v.1 = load i64, ptr %8, align 8
  store i32 %v.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %v.1, ptr %9, align 8
  br label %bb4

bb2:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %err, ptr %10, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<char>>::map::<(char, usize), rs_hashing::first_char::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i32, i64 } @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptioncE3mapTcjENCNvCs9iZD2tUQOQM_10rs_hashing10first_char0EBW_(i32 %0, ptr align 8 %f) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [4 x i8], align 4
  store i32 %0, ptr %self, align 4
  %1 = load i32, ptr %self, align 4
  %2 = icmp eq i32 %1, 1114112
  %_3 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_3 to i1
  br i1 %3, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %x = load i32, ptr %self, align 4
; call rs_hashing::first_char::{closure#0}
  %4 = call { i32, i64 } @_RNCNvCs9iZD2tUQOQM_10rs_hashing10first_char0B3_(ptr align 8 %f, i32 %x) #12
  %_5.0 = extractvalue { i32, i64 } %4, 0
  %_5.1 = extractvalue { i32, i64 } %4, 1
  store i32 %_5.0, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.1, ptr %5, align 8
  br label %bb5

bb2:                                              ; preds = %start
  store i32 1114112, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb3, %bb2
  %6 = load i32, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = insertvalue { i32, i64 } poison, i32 %6, 0
  %10 = insertvalue { i32, i64 } %9, i64 %8, 1
  ret { i32, i64 } %10

bb1:                                              ; No predecessors!
  unreachable
}

; <[u32; 4]>::map::<rs_hashing::crc_rows::{closure#2}, u32>
; Function Attrs: nounwind
define void @_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_3mapNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0mEBK_(ptr sret([16 x i8]) align 4 %_0, ptr align 4 %self) unnamed_addr #1 {
start:
  %_3 = alloca [16 x i8], align 4
; call <[u32; 4]>::try_map::<core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>
  call void @_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBN_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEB1N_(ptr sret([16 x i8]) align 4 %_3, ptr align 4 %self) #13
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %_3, i64 16, i1 false)
  ret void
}

; <[u32; 4]>::try_map::<core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>
; Function Attrs: nounwind
define void @_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_7try_mapINtNtNtB8_3ops9try_trait17NeverShortCircuitmEINtBN_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEB1N_(ptr sret([16 x i8]) align 4 %_0, ptr align 4 %self) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %end = alloca [8 x i8], align 8
  %_8 = alloca [16 x i8], align 4
  %f1 = alloca [24 x i8], align 8
  %me = alloca [16 x i8], align 4
  %f = alloca [0 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_8, ptr align 4 %self, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %me, ptr align 4 %_8, i64 16, i1 false)
  br label %bb8

bb8:                                              ; preds = %start
  %1 = getelementptr inbounds nuw i32, ptr %me, i64 4
  store ptr %1, ptr %end, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
  store ptr %me, ptr %f1, align 8
  %2 = load ptr, ptr %end, align 8
  %3 = getelementptr inbounds i8, ptr %f1, i64 16
  store ptr %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %f1, i64 8
  store ptr %f, ptr %4, align 8
; call core::array::try_from_fn::<core::ops::try_trait::NeverShortCircuit<u32>, 4, &mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
  call void @_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_QINtNtB2_5drain5DrainmKB1q_INtBJ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2e_(ptr sret([16 x i8]) align 4 %_0, ptr align 8 %f1) #12
  br label %bb1

bb1:                                              ; preds = %bb9
; call core::ptr::drop_in_place::<core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array5drain5DrainmKj4_INtNtNtB4_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB1P_(ptr align 8 %f1) #13
  br label %bb2

bb2:                                              ; preds = %bb1
  ret void

bb4:                                              ; No predecessors!
; call core::ptr::drop_in_place::<core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array5drain5DrainmKj4_INtNtNtB4_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB1P_(ptr align 8 %f1) #14
  br label %bb5

bb5:                                              ; preds = %bb4
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 8
  %8 = insertvalue { ptr, i32 } poison, ptr %5, 0
  %9 = insertvalue { ptr, i32 } %8, i32 %7, 1
  unreachable

bb7:                                              ; No predecessors!
  unreachable
}

; core::intrinsics::rotate_left::<u32>
; Function Attrs: nounwind
define i32 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftmECs9iZD2tUQOQM_10rs_hashing(i32 %x, i32 %shift) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %_3 = urem i32 %shift, 32
  %1 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %_3)
  store i32 %1, ptr %0, align 4
  %_0 = load i32, ptr %0, align 4
  ret i32 %_0
}

; core::intrinsics::rotate_left::<u64>
; Function Attrs: nounwind
define i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %x, i32 %shift) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %_3 = urem i32 %shift, 64
  %1 = zext i32 %_3 to i64
  %2 = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %1)
  store i64 %2, ptr %0, align 8
  %_0 = load i64, ptr %0, align 8
  ret i64 %_0
}

; core::ptr::drop_in_place::<core::array::Guard<u32>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtB4_5array5GuardmEECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::array::Guard<u32> as core::ops::drop::Drop>::drop
  call void @_RNvXso_NtCsgEmfK2I1SDS_4core5arrayINtB5_5GuardmENtNtNtB7_3ops4drop4Drop4dropCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %_1) #12
  ret void
}

; core::ptr::drop_in_place::<core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array5drain5DrainmKj4_INtNtNtB4_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB1P_(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>> as core::ops::drop::Drop>::drop
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core5array5drainINtB5_5DrainmKj4_INtNtNtB9_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EENtNtB10_4drop4Drop4dropB1x_(ptr align 8 %_1) #13
  ret void
}

; core::array::try_from_fn::<core::ops::try_trait::NeverShortCircuit<u32>, 4, core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}>>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_(ptr sret([16 x i8]) align 4 %_0, ptr align 1 %cb.0, i64 %cb.1) unnamed_addr #0 {
start:
  %array1 = alloca [16 x i8], align 4
  %_8 = alloca [16 x i8], align 4
  %_3 = alloca [0 x i8], align 1
  %array = alloca [16 x i8], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %array, i8 undef, i64 16, i1 false)
; call core::array::try_from_fn_erased::<core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}>>
  call void @_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_(ptr align 4 %array, i64 4, ptr align 1 %cb.0, i64 %cb.1) #12
  br label %bb3

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %array1, ptr align 4 %array, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_8, ptr align 4 %array1, i64 16, i1 false)
; call <core::ops::try_trait::NeverShortCircuit<[u32; 4]> as core::ops::try_trait::Try>::from_output
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_ENtB5_3Try11from_outputCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 4 %_0, ptr align 4 %_8) #12
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3
  ret void

bb4:                                              ; No predecessors!
; call <core::ops::try_trait::NeverShortCircuit<[u32; 4]> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
  call void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_EINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 4 %_0) #12
  br label %bb6

bb2:                                              ; No predecessors!
  unreachable
}

; core::array::try_from_fn::<core::ops::try_trait::NeverShortCircuit<u32>, 4, &mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_QINtNtB2_5drain5DrainmKB1q_INtBJ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2e_(ptr sret([16 x i8]) align 4 %_0, ptr align 8 %cb) unnamed_addr #0 {
start:
  %array1 = alloca [16 x i8], align 4
  %_8 = alloca [16 x i8], align 4
  %_3 = alloca [0 x i8], align 1
  %array = alloca [16 x i8], align 4
  call void @llvm.memset.p0.i64(ptr align 4 %array, i8 undef, i64 16, i1 false)
; call core::array::try_from_fn_erased::<core::ops::try_trait::NeverShortCircuit<u32>, &mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
  call void @_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEQINtNtB2_5drain5DrainmKj4_INtBQ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2g_(ptr align 4 %array, i64 4, ptr align 8 %cb) #12
  br label %bb3

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %array1, ptr align 4 %array, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_8, ptr align 4 %array1, i64 16, i1 false)
; call <core::ops::try_trait::NeverShortCircuit<[u32; 4]> as core::ops::try_trait::Try>::from_output
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_ENtB5_3Try11from_outputCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 4 %_0, ptr align 4 %_8) #12
  br label %bb6

bb6:                                              ; preds = %bb4, %bb3
  ret void

bb4:                                              ; No predecessors!
; call <core::ops::try_trait::NeverShortCircuit<[u32; 4]> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
  call void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_EINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 4 %_0) #12
  br label %bb6

bb2:                                              ; No predecessors!
  unreachable
}

; core::array::try_from_fn_erased::<core::ops::try_trait::NeverShortCircuit<u32>, core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}>>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEINtBQ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1Q_(ptr align 4 %buffer.0, i64 %buffer.1, ptr align 1 %0, i64 %1) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %residual = alloca [0 x i8], align 1
  %self = alloca [4 x i8], align 4
  %_7 = alloca [4 x i8], align 4
  %guard = alloca [24 x i8], align 8
  %generator = alloca [16 x i8], align 8
  store ptr %0, ptr %generator, align 8
  %3 = getelementptr inbounds i8, ptr %generator, i64 8
  store i64 %1, ptr %3, align 8
  store ptr %buffer.0, ptr %guard, align 8
  %4 = getelementptr inbounds i8, ptr %guard, i64 8
  store i64 %buffer.1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %guard, i64 16
  store i64 0, ptr %5, align 8
  br label %bb1

bb1:                                              ; preds = %bb19, %start
  %6 = getelementptr inbounds i8, ptr %guard, i64 16
  %_5 = load i64, ptr %6, align 8
  %_16.0 = load ptr, ptr %guard, align 8
  %7 = getelementptr inbounds i8, ptr %guard, i64 8
  %_16.1 = load i64, ptr %7, align 8
  %_4 = icmp ult i64 %_5, %_16.1
  br i1 %_4, label %bb2, label %bb6

bb6:                                              ; preds = %bb1
  %t.0 = load ptr, ptr %guard, align 8
  %8 = getelementptr inbounds i8, ptr %guard, i64 8
  %t.1 = load i64, ptr %8, align 8
  %9 = getelementptr inbounds i8, ptr %guard, i64 16
  %t = load i64, ptr %9, align 8
  br label %bb8

bb2:                                              ; preds = %bb1
  %10 = getelementptr inbounds i8, ptr %guard, i64 16
  %_12 = load i64, ptr %10, align 8
; call <core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}> as core::ops::function::FnMut<(usize,)>>::call_mut
  %_9 = call i32 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EINtNtB6_8function5FnMutTjEE8call_mutBZ_(ptr align 8 %generator, i64 %_12) #13
  br label %bb3

bb8:                                              ; preds = %bb7, %bb6
  ret void

bb3:                                              ; preds = %bb2
; call <core::ops::try_trait::NeverShortCircuit<u32> as core::ops::try_trait::Try>::branch
  %11 = call i32 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitmENtB5_3Try6branchCs9iZD2tUQOQM_10rs_hashing(i32 %_9) #12
  store i32 %11, ptr %self, align 4
  br label %bb4

bb4:                                              ; preds = %bb3
  %12 = load i32, ptr %self, align 4
  br label %bb13

bb13:                                             ; preds = %bb4
  %c = load i32, ptr %self, align 4
  store i32 %c, ptr %_7, align 4
  %item = load i32, ptr %_7, align 4
  %self.0 = load ptr, ptr %guard, align 8
  %13 = getelementptr inbounds i8, ptr %guard, i64 8
  %self.1 = load i64, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %guard, i64 16
  %index = load i64, ptr %14, align 8
  br label %bb14

bb14:                                             ; preds = %bb13
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %index, i64 %self.1, ptr align 8 @alloc_1ab8d7cde8216e0bfb1187b5ea04539e) #12
  br label %bb16

bb16:                                             ; preds = %bb14
  %self1 = getelementptr inbounds nuw i32, ptr %self.0, i64 %index
  store i32 %item, ptr %self1, align 4
  %15 = getelementptr inbounds i8, ptr %guard, i64 16
  %self2 = load i64, ptr %15, align 8
  br label %bb18

bb18:                                             ; preds = %bb16
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %self2, i64 1, ptr align 8 @alloc_5b8566c47a19d34bfd6336deaf6375f9) #12
  br label %bb19

bb19:                                             ; preds = %bb18
  %_22 = add nuw i64 %self2, 1
  %16 = getelementptr inbounds i8, ptr %guard, i64 16
  store i64 %_22, ptr %16, align 8
  br label %bb1

bb12:                                             ; No predecessors!
  call void @llvm.trap()
  call void @llvm.trap()
  call void @llvm.trap()
; call core::ptr::drop_in_place::<core::array::Guard<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtB4_5array5GuardmEECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %guard) #13
  br label %bb7

bb7:                                              ; preds = %bb12
  br label %bb8

bb5:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::array::Guard<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtB4_5array5GuardmEECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %guard) #14
  br label %bb9

bb9:                                              ; preds = %bb11
  %17 = load ptr, ptr %2, align 8
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  %19 = load i32, ptr %18, align 8
  %20 = insertvalue { ptr, i32 } poison, ptr %17, 0
  %21 = insertvalue { ptr, i32 } %20, i32 %19, 1
  unreachable
}

; core::array::try_from_fn_erased::<core::ops::try_trait::NeverShortCircuit<u32>, &mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>>>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5array18try_from_fn_erasedINtNtNtB4_3ops9try_trait17NeverShortCircuitmEQINtNtB2_5drain5DrainmKj4_INtBQ_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEEB2g_(ptr align 4 %buffer.0, i64 %buffer.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = alloca [16 x i8], align 8
  %residual = alloca [0 x i8], align 1
  %self = alloca [4 x i8], align 4
  %_7 = alloca [4 x i8], align 4
  %guard = alloca [24 x i8], align 8
  %generator = alloca [8 x i8], align 8
  store ptr %0, ptr %generator, align 8
  store ptr %buffer.0, ptr %guard, align 8
  %2 = getelementptr inbounds i8, ptr %guard, i64 8
  store i64 %buffer.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %guard, i64 16
  store i64 0, ptr %3, align 8
  br label %bb1

bb1:                                              ; preds = %bb19, %start
  %4 = getelementptr inbounds i8, ptr %guard, i64 16
  %_5 = load i64, ptr %4, align 8
  %_16.0 = load ptr, ptr %guard, align 8
  %5 = getelementptr inbounds i8, ptr %guard, i64 8
  %_16.1 = load i64, ptr %5, align 8
  %_4 = icmp ult i64 %_5, %_16.1
  br i1 %_4, label %bb2, label %bb6

bb6:                                              ; preds = %bb1
  %t.0 = load ptr, ptr %guard, align 8
  %6 = getelementptr inbounds i8, ptr %guard, i64 8
  %t.1 = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %guard, i64 16
  %t = load i64, ptr %7, align 8
  br label %bb8

bb2:                                              ; preds = %bb1
  %8 = getelementptr inbounds i8, ptr %guard, i64 16
  %_12 = load i64, ptr %8, align 8
; call <&mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>> as core::ops::function::FnMut<(usize,)>>::call_mut
  %_9 = call i32 @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5array5drainQINtB5_5DrainmKj4_INtNtNtB9_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEINtNtB11_8function5FnMutTjEE8call_mutB1y_(ptr align 8 %generator, i64 %_12) #13
  br label %bb3

bb8:                                              ; preds = %bb7, %bb6
  ret void

bb3:                                              ; preds = %bb2
; call <core::ops::try_trait::NeverShortCircuit<u32> as core::ops::try_trait::Try>::branch
  %9 = call i32 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitmENtB5_3Try6branchCs9iZD2tUQOQM_10rs_hashing(i32 %_9) #12
  store i32 %9, ptr %self, align 4
  br label %bb4

bb4:                                              ; preds = %bb3
  %10 = load i32, ptr %self, align 4
  br label %bb13

bb13:                                             ; preds = %bb4
  %c = load i32, ptr %self, align 4
  store i32 %c, ptr %_7, align 4
  %item = load i32, ptr %_7, align 4
  %self.0 = load ptr, ptr %guard, align 8
  %11 = getelementptr inbounds i8, ptr %guard, i64 8
  %self.1 = load i64, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %guard, i64 16
  %index = load i64, ptr %12, align 8
  br label %bb14

bb14:                                             ; preds = %bb13
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %index, i64 %self.1, ptr align 8 @alloc_1ab8d7cde8216e0bfb1187b5ea04539e) #12
  br label %bb16

bb16:                                             ; preds = %bb14
  %self1 = getelementptr inbounds nuw i32, ptr %self.0, i64 %index
  store i32 %item, ptr %self1, align 4
  %13 = getelementptr inbounds i8, ptr %guard, i64 16
  %self2 = load i64, ptr %13, align 8
  br label %bb18

bb18:                                             ; preds = %bb16
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %self2, i64 1, ptr align 8 @alloc_5b8566c47a19d34bfd6336deaf6375f9) #12
  br label %bb19

bb19:                                             ; preds = %bb18
  %_22 = add nuw i64 %self2, 1
  %14 = getelementptr inbounds i8, ptr %guard, i64 16
  store i64 %_22, ptr %14, align 8
  br label %bb1

bb12:                                             ; No predecessors!
  call void @llvm.trap()
  call void @llvm.trap()
  call void @llvm.trap()
; call core::ptr::drop_in_place::<core::array::Guard<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtB4_5array5GuardmEECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %guard) #13
  br label %bb7

bb7:                                              ; preds = %bb12
  br label %bb8

bb5:                                              ; No predecessors!
  unreachable

bb11:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::array::Guard<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtB4_5array5GuardmEECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %guard) #14
  br label %bb9

bb9:                                              ; preds = %bb11
  %15 = load ptr, ptr %1, align 8
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  unreachable
}

; core::array::from_fn::<u32, 4, rs_hashing::crc_rows::{closure#1}>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5array7from_fnmKj4_NCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EBK_(ptr sret([16 x i8]) align 4 %_0, ptr align 1 %f.0, i64 %f.1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 4
; call core::array::try_from_fn::<core::ops::try_trait::NeverShortCircuit<u32>, 4, core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}>>
  call void @_RINvNtCsgEmfK2I1SDS_4core5array11try_from_fnINtNtNtB4_3ops9try_trait17NeverShortCircuitmEKj4_INtBJ_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EEB1N_(ptr sret([16 x i8]) align 4 %_2, ptr align 1 %f.0, i64 %f.1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %_2, i64 16, i1 false)
  ret void
}

; core::slice::copy_from_slice_impl::<u32>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing(ptr align 4 %dest.0, i64 %dest.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #15
  unreachable

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %src.0, ptr %dest.0, i64 4, i64 4, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #12
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dest.0, ptr align 4 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::raw::from_raw_parts::<u8>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #12
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<u32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutmECs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #12
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; <rs_hashing::Key as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_(ptr align 8 %self, ptr align 8 %state) unnamed_addr #0 {
start:
  %_4 = getelementptr inbounds i8, ptr %self, i64 16
; call <u32 as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXs9_NtNtCsgEmfK2I1SDS_4core4hash5implsmNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 4 %_4, ptr align 8 %state) #12
  %_6 = getelementptr inbounds i8, ptr %self, i64 20
; call <(u8, i16) as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXsl_NtNtCsgEmfK2I1SDS_4core4hash5implsThsENtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 2 %_6, ptr align 8 %state) #12
; call <&[u8] as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXs3_NtNtCsgEmfK2I1SDS_4core4hash5implsRShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 8 %state) #12
  ret void
}

; <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_hashing::crc_rows::{closure#0}>
; Function Attrs: inlinehint nounwind
define i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0EB1H_(ptr %self.0, ptr %self.1, i32 %init) unnamed_addr #0 {
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
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %5 = ptrtoint ptr %self.1 to i64
  %6 = ptrtoint ptr %self.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 1
  store i64 %8, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #15
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load i32, ptr %acc, align 4
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i8, ptr %self.0, i64 %count
; call rs_hashing::crc_rows::{closure#0}
  %_18 = call i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_(ptr align 1 %f, i32 %_21, ptr align 1 %_45) #12
  br label %bb9

bb9:                                              ; preds = %bb8
  store i32 %_18, ptr %acc, align 4
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #12
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

; <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_hashing::crc_rows::{closure#3}>
; Function Attrs: inlinehint nounwind
define i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss1_0EB1H_(ptr %self.0, ptr %self.1, i32 %init) unnamed_addr #0 {
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
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #12
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #15
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21 = load i32, ptr %acc, align 4
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i32, ptr %self.0, i64 %count
; call rs_hashing::crc_rows::{closure#3}
  %_18 = call i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss1_0B3_(ptr align 1 %f, i32 %_21, ptr align 4 %_45) #12
  br label %bb9

bb9:                                              ; preds = %bb8
  store i32 %_18, ptr %acc, align 4
  br label %bb26

bb26:                                             ; preds = %bb9
  %9 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %9, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #12
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

; <[u8] as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXs2_NtNtCsgEmfK2I1SDS_4core4hash5implsShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1, ptr align 8 %state) unnamed_addr #0 {
start:
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write_length_prefix
  call void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher19write_length_prefixCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state, i64 %self.1) #12
; call <u8 as core::hash::Hash>::hash_slice::<core::hash::sip::SipHasher>
  call void @_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash10hash_sliceNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1, ptr align 8 %state) #12
  ret void
}

; <&[u8] as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXs3_NtNtCsgEmfK2I1SDS_4core4hash5implsRShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 8 %state) unnamed_addr #0 {
start:
  %_4.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.1 = load i64, ptr %0, align 8
; call <[u8] as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXs2_NtNtCsgEmfK2I1SDS_4core4hash5implsShNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %_4.0, i64 %_4.1, ptr align 8 %state) #12
  ret void
}

; <u8 as core::hash::Hash>::hash_slice::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash10hash_sliceNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %data.0, i64 %data.1, ptr align 8 %state) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = mul nuw nsw i64 %data.1, 1
  store i64 %1, ptr %0, align 8
  %newlen = load i64, ptr %0, align 8
  br label %bb3

bb3:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %data.0, i64 1, i64 1, i64 %newlen, ptr align 8 @alloc_c3dc095b89d87e86a7a109333297267c) #12
  br label %bb5

bb5:                                              ; preds = %bb3
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state, ptr align 1 %data.0, i64 %newlen) #12
  ret void
}

; <u8 as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self, ptr align 8 %state) unnamed_addr #0 {
start:
  %_3 = load i8, ptr %self, align 1
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write_u8
  call void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher8write_u8Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state, i8 %_3) #12
  ret void
}

; <u32 as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXs9_NtNtCsgEmfK2I1SDS_4core4hash5implsmNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self, ptr align 8 %state) unnamed_addr #0 {
start:
  %_3 = load i32, ptr %self, align 4
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write_u32
  call void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u32Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state, i32 %_3) #12
  ret void
}

; <i16 as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXsd_NtNtCsgEmfK2I1SDS_4core4hash5implssNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 2 %self, ptr align 8 %state) unnamed_addr #0 {
start:
  %_3 = load i16, ptr %self, align 2
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write_i16
  call void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_i16Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state, i16 %_3) #12
  ret void
}

; <(u8, i16) as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
; Function Attrs: inlinehint nounwind
define void @_RINvXsl_NtNtCsgEmfK2I1SDS_4core4hash5implsThsENtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 2 %self, ptr align 8 %state) unnamed_addr #0 {
start:
  %B = getelementptr inbounds i8, ptr %self, i64 2
; call <u8 as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXs7_NtNtCsgEmfK2I1SDS_4core4hash5implshNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self, ptr align 8 %state) #12
; call <i16 as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXsd_NtNtCsgEmfK2I1SDS_4core4hash5implssNtB8_4Hash4hashNtNtB8_3sip9SipHasherECs9iZD2tUQOQM_10rs_hashing(ptr align 2 %B, ptr align 8 %state) #12
  ret void
}

; rs_hashing::first_char::{closure#0}
; Function Attrs: inlinehint nounwind
define internal { i32, i64 } @_RNCNvCs9iZD2tUQOQM_10rs_hashing10first_char0B3_(ptr align 8 %_1, i32 %c) unnamed_addr #0 {
start:
  %_4 = load i64, ptr %_1, align 8
  %_5.0 = add i64 %_4, 1
  %_5.1 = icmp ult i64 %_5.0, %_4
  br i1 %_5.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  %0 = insertvalue { i32, i64 } poison, i32 %c, 0
  %1 = insertvalue { i32, i64 } %0, i64 %_5.0, 1
  ret { i32, i64 } %1

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_6200faf5d93952b20eedfc40387b57a0) #15
  unreachable
}

; rs_hashing::crc_rows::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0B3_(ptr align 1 %_1, i32 %c, ptr align 1 %b) unnamed_addr #0 {
start:
  %_10 = load i8, ptr %b, align 1
  %_9 = zext i8 %_10 to i32
  %_8 = xor i32 %c, %_9
  %_7 = and i32 %_8, 255
  %_6 = zext i32 %_7 to i64
  %_11 = icmp ult i64 %_6, 256
  br i1 %_11, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw i32, ptr @_RNvCs9iZD2tUQOQM_10rs_hashing3CRC, i64 %_6
  %_4 = load i32, ptr %0, align 4
  %_12 = lshr i32 %c, 8
  %_0 = xor i32 %_4, %_12
  ret i32 %_0

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_6, i64 256, ptr align 8 @alloc_693711ad037c2d65ac32695e33700e8e) #15
  unreachable
}

; rs_hashing::crc_rows::{closure#2}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0B3_(ptr align 1 %_1, i32 %w) unnamed_addr #0 {
start:
  %_3 = and i32 %w, 31
; call core::intrinsics::rotate_left::<u32>
  %_0.i = call i32 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftmECs9iZD2tUQOQM_10rs_hashing(i32 %w, i32 %_3) #13
  ret i32 %_0.i
}

; rs_hashing::crc_rows::{closure#3}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss1_0B3_(ptr align 1 %_1, i32 %a, ptr align 4 %w) unnamed_addr #0 {
start:
  %_0.i = mul i32 %a, 16777619
; call <u32 as core::ops::bit::BitXor<&u32>>::bitxor
  %_0 = call i32 @_RNvXs2v_NtNtCsgEmfK2I1SDS_4core3ops3bitmINtB6_6BitXorRmE6bitxorCs9iZD2tUQOQM_10rs_hashing(i32 %_0.i, ptr align 4 %w, ptr align 8 @alloc_b981fe936fc5331dd8b7b36fed2f4b36) #12
  ret i32 %_0
}

; rs_hashing::crc_rows::{closure#1}
; Function Attrs: inlinehint nounwind
define internal i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_(ptr align 8 %_1, i64 %k) unnamed_addr #0 {
start:
  %_3.i = alloca [16 x i8], align 8
  %0 = alloca [4 x i8], align 4
  %1 = alloca [4 x i8], align 4
  %2 = alloca [4 x i8], align 4
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %_13 = alloca [4 x i8], align 1
  %_4 = alloca [5 x i8], align 1
  %_3 = alloca [4 x i8], align 1
  %_14.0 = load ptr, ptr %_1, align 8
  %5 = getelementptr inbounds i8, ptr %_1, i64 8
  %_14.1 = load i64, ptr %5, align 8
  %6 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 4, i64 %k)
  %_8.0 = extractvalue { i64, i1 } %6, 0
  %_8.1 = extractvalue { i64, i1 } %6, 1
  br i1 %_8.1, label %panic, label %bb1

bb1:                                              ; preds = %start
  %7 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 4, i64 %k)
  %_11.0 = extractvalue { i64, i1 } %7, 0
  %_11.1 = extractvalue { i64, i1 } %7, 1
  br i1 %_11.1, label %panic1, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_8632fac592aa0852e12c87dcadcdef90) #15
  unreachable

bb2:                                              ; preds = %bb1
  %_12.0 = add i64 %_11.0, 4
  %_12.1 = icmp ult i64 %_12.0, %_11.0
  br i1 %_12.1, label %panic2, label %bb3

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_55d47c12ce2f61e967405c645efa50ff) #15
  unreachable

bb3:                                              ; preds = %bb2
  %_13.i = icmp ult i64 %_12.0, %_8.0
  br i1 %_13.i, label %bb4.i, label %bb5.i

bb5.i:                                            ; preds = %bb3
  %_14.i = sub nuw i64 %_12.0, %_8.0
  %8 = getelementptr inbounds i8, ptr %_3.i, i64 8
  store i64 %_14.i, ptr %8, align 8
  store i64 1, ptr %_3.i, align 8
  %9 = getelementptr inbounds i8, ptr %_3.i, i64 8
  %new_len.i = load i64, ptr %9, align 8
  %_7.i = icmp ule i64 %_12.0, %_14.1
  br i1 %_7.i, label %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit, label %bb2.i

bb4.i:                                            ; preds = %bb3
  br label %bb3.i

bb2.i:                                            ; preds = %bb5.i
  br label %bb3.i

bb3.i:                                            ; preds = %bb2.i, %bb4.i
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %_8.0, i64 %_12.0, i64 %_14.1, ptr align 8 @alloc_50b7542b763eac878117caaed612a544) #15
  unreachable

_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit: ; preds = %bb5.i
  %_16.i = getelementptr inbounds nuw i8, ptr %_14.0, i64 %_8.0
  %10 = insertvalue { ptr, i64 } poison, ptr %_16.i, 0
  %11 = insertvalue { ptr, i64 } %10, i64 %new_len.i, 1
  %_0.0.i = extractvalue { ptr, i64 } %11, 0
  %_0.1.i = extractvalue { ptr, i64 } %11, 1
  %_5.0 = extractvalue { ptr, i64 } %11, 0
  %_5.1 = extractvalue { ptr, i64 } %11, 1
; call <&[u8] as core::convert::TryInto<[u8; 4]>>::try_into
  %12 = call i40 @_RNvXs4_NtCsgEmfK2I1SDS_4core7convertRShINtB5_7TryIntoAhj4_E8try_intoCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %_5.0, i64 %_5.1) #12
  store i40 %12, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 8 %4, i64 5, i1 false)
  call void @llvm.memset.p0.i64(ptr align 1 %_13, i8 0, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 1 %_4, i64 5, i1 false)
  %13 = load i40, ptr %3, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %2, ptr align 1 %_13, i64 4, i1 false)
  %14 = load i32, ptr %2, align 4
; call <core::result::Result<[u8; 4], core::array::TryFromSliceError>>::unwrap_or
  %15 = call i32 @_RNvMNtCsgEmfK2I1SDS_4core6resultINtB2_6ResultAhj4_NtNtB4_5array17TryFromSliceErrorE9unwrap_orCs9iZD2tUQOQM_10rs_hashing(i40 %13, i32 %14) #12
  store i32 %15, ptr %1, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 4 %1, i64 4, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 1 %_3, i64 4, i1 false)
  %16 = load i32, ptr %0, align 4
; call <u32>::from_be_bytes
  %_0 = call i32 @_RNvMs6_NtCsgEmfK2I1SDS_4core3numm13from_be_bytesCs9iZD2tUQOQM_10rs_hashing(i32 %16) #12
  ret i32 %_0

panic2:                                           ; preds = %bb2
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_55d47c12ce2f61e967405c645efa50ff) #15
  unreachable
}

; rs_hashing::first_char
; Function Attrs: noinline nounwind
define internal void @_RNvCs9iZD2tUQOQM_10rs_hashing10first_char(ptr sret([16 x i8]) align 8 %_0, ptr align 1 %bytes.0, i64 %bytes.1) unnamed_addr #2 {
start:
  %_39 = alloca [8 x i8], align 8
  %_35 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_12 = alloca [16 x i8], align 8
  %need = alloca [8 x i8], align 8
  %code = alloca [4 x i8], align 4
  %val = alloca [24 x i8], align 8
  %_6 = alloca [24 x i8], align 8
  %_5 = alloca [24 x i8], align 8
  %_4 = alloca [24 x i8], align 8
; call <[u8]>::split_first
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh11split_firstCs9iZD2tUQOQM_10rs_hashing(ptr sret([24 x i8]) align 8 %_6, ptr align 1 %bytes.0, i64 %bytes.1) #12
; call <core::option::Option<(&u8, &[u8])>>::ok_or::<usize>
  call void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionTRhRShEE5ok_orjECs9iZD2tUQOQM_10rs_hashing(ptr sret([24 x i8]) align 8 %_5, ptr align 8 %_6, i64 0) #12
; call <core::result::Result<(&u8, &[u8]), usize> as core::ops::try_trait::Try>::branch
  call void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultTRhRShEjENtNtNtB7_3ops9try_trait3Try6branchCs9iZD2tUQOQM_10rs_hashing(ptr sret([24 x i8]) align 8 %_4, ptr align 8 %_5) #12
  %0 = load ptr, ptr %_4, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_7 = select i1 %2, i64 1, i64 0
  %3 = trunc nuw i64 %_7 to i1
  br i1 %3, label %bb6, label %bb5

bb6:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %_4, i64 8
  %residual = load i64, ptr %4, align 8
; call <core::result::Result<(char, usize), usize> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, usize>>>::from_residual
  call void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultTcjEjEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfalliblejEE13from_residualCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 8 %_0, i64 %residual, ptr align 8 @alloc_252f63fecde44acd73bb641d12ca9806) #12
  br label %bb36

bb5:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %val, ptr align 8 %_4, i64 24, i1 false)
  %head = load ptr, ptr %val, align 8
  %5 = getelementptr inbounds i8, ptr %val, i64 8
  %rest.0 = load ptr, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %5, i64 8
  %rest.1 = load i64, ptr %6, align 8
  %7 = load i8, ptr %head, align 1
  %_19 = icmp ule i8 0, %7
  br i1 %_19, label %bb18, label %bb9

bb9:                                              ; preds = %bb18, %bb5
  %8 = load i8, ptr %head, align 1
  %_17 = icmp ule i8 -62, %8
  br i1 %_17, label %bb17, label %bb11

bb18:                                             ; preds = %bb5
  %9 = load i8, ptr %head, align 1
  %_20 = icmp ule i8 %9, 127
  br i1 %_20, label %bb8, label %bb9

bb8:                                              ; preds = %bb18
  %_22 = load i8, ptr %head, align 1
  %_21 = zext i8 %_22 to i32
  store i32 %_21, ptr %_12, align 8
  %10 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 0, ptr %10, align 8
  br label %bb19

bb11:                                             ; preds = %bb17, %bb9
  %11 = load i8, ptr %head, align 1
  %_15 = icmp ule i8 -32, %11
  br i1 %_15, label %bb16, label %bb13

bb17:                                             ; preds = %bb9
  %12 = load i8, ptr %head, align 1
  %_18 = icmp ule i8 %12, -33
  br i1 %_18, label %bb10, label %bb11

bb10:                                             ; preds = %bb17
  %_25 = load i8, ptr %head, align 1
  %_24 = zext i8 %_25 to i32
  %_23 = and i32 %_24, 31
  store i32 %_23, ptr %_12, align 8
  %13 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 1, ptr %13, align 8
  br label %bb19

bb13:                                             ; preds = %bb16, %bb11
  %14 = load i8, ptr %head, align 1
  %_13 = icmp ule i8 -16, %14
  br i1 %_13, label %bb15, label %bb7

bb16:                                             ; preds = %bb11
  %15 = load i8, ptr %head, align 1
  %_16 = icmp ule i8 %15, -17
  br i1 %_16, label %bb12, label %bb13

bb12:                                             ; preds = %bb16
  %_28 = load i8, ptr %head, align 1
  %_27 = zext i8 %_28 to i32
  %_26 = and i32 %_27, 15
  store i32 %_26, ptr %_12, align 8
  %16 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 2, ptr %16, align 8
  br label %bb19

bb7:                                              ; preds = %bb15, %bb13
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 1, ptr %17, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb36

bb15:                                             ; preds = %bb13
  %18 = load i8, ptr %head, align 1
  %_14 = icmp ule i8 %18, -12
  br i1 %_14, label %bb14, label %bb7

bb14:                                             ; preds = %bb15
  %_31 = load i8, ptr %head, align 1
  %_30 = zext i8 %_31 to i32
  %_29 = and i32 %_30, 7
  store i32 %_29, ptr %_12, align 8
  %19 = getelementptr inbounds i8, ptr %_12, i64 8
  store i64 3, ptr %19, align 8
  br label %bb19

bb36:                                             ; preds = %bb6, %bb32, %bb35, %bb7
  ret void

bb19:                                             ; preds = %bb8, %bb10, %bb12, %bb14
  %20 = load i32, ptr %_12, align 8
  store i32 %20, ptr %code, align 4
  %21 = getelementptr inbounds i8, ptr %_12, i64 8
  %22 = load i64, ptr %21, align 8
  store i64 %22, ptr %need, align 8
  %_33.1 = load i64, ptr %need, align 8
; call <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
  %23 = call { i64, i64 } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs9iZD2tUQOQM_10rs_hashing(i64 0, i64 %_33.1) #12
  %_32.0 = extractvalue { i64, i64 } %23, 0
  %_32.1 = extractvalue { i64, i64 } %23, 1
  store i64 %_32.0, ptr %iter, align 8
  %24 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_32.1, ptr %24, align 8
  br label %bb21

bb21:                                             ; preds = %bb29, %bb19
; call <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
  %25 = call { i64, i64 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %iter) #12
  %26 = extractvalue { i64, i64 } %25, 0
  %27 = extractvalue { i64, i64 } %25, 1
  store i64 %26, ptr %_35, align 8
  %28 = getelementptr inbounds i8, ptr %_35, i64 8
  store i64 %27, ptr %28, align 8
  %_37 = load i64, ptr %_35, align 8
  %29 = getelementptr inbounds i8, ptr %_35, i64 8
  %30 = load i64, ptr %29, align 8
  %31 = trunc nuw i64 %_37 to i1
  br i1 %31, label %bb23, label %bb24

bb23:                                             ; preds = %bb21
  %32 = getelementptr inbounds i8, ptr %_35, i64 8
  %k = load i64, ptr %32, align 8
; call <[u8]>::get::<usize>
  %33 = call align 1 ptr @_RINvMNtCsgEmfK2I1SDS_4core5sliceSh3getjECs9iZD2tUQOQM_10rs_hashing(ptr align 1 %rest.0, i64 %rest.1, i64 %k) #12
  store ptr %33, ptr %_39, align 8
  %34 = load ptr, ptr %_39, align 8
  %35 = ptrtoint ptr %34 to i64
  %36 = icmp eq i64 %35, 0
  %_40 = select i1 %36, i64 0, i64 1
  %37 = trunc nuw i64 %_40 to i1
  br i1 %37, label %bb27, label %bb26

bb24:                                             ; preds = %bb21
  %_56 = load i32, ptr %code, align 4
; call <char>::from_u32
  %_55 = call i32 @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8from_u32Cs9iZD2tUQOQM_10rs_hashing(i32 %_56) #12
; call <core::option::Option<char>>::map::<(char, usize), rs_hashing::first_char::{closure#0}>
  %38 = call { i32, i64 } @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptioncE3mapTcjENCNvCs9iZD2tUQOQM_10rs_hashing10first_char0EBW_(i32 %_55, ptr align 8 %need) #12
  %_54.0 = extractvalue { i32, i64 } %38, 0
  %_54.1 = extractvalue { i32, i64 } %38, 1
  %39 = load i64, ptr %need, align 8
  %_60.0 = add i64 %39, 1
  %_60.1 = icmp ult i64 %_60.0, %39
  br i1 %_60.1, label %panic, label %bb35

bb35:                                             ; preds = %bb24
; call <core::option::Option<(char, usize)>>::ok_or::<usize>
  call void @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionTcjEE5ok_orjECs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 8 %_0, i32 %_54.0, i64 %_54.1, i64 %_60.0) #12
  br label %bb36

panic:                                            ; preds = %bb24
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_88578fe34feb84c8f00e3d2a6c02c65a) #15
  unreachable

bb27:                                             ; preds = %bb23
  %_45 = load ptr, ptr %_39, align 8
; call <&u8 as core::ops::bit::BitAnd<u8>>::bitand
  %_44 = call i8 @_RNvXsI_NtNtCsgEmfK2I1SDS_4core3ops3bitRhINtB5_6BitAndhE6bitandCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %_45, i8 -64, ptr align 8 @alloc_d15f8b0d18871663deaa9bc396b08681) #12
  %_43 = icmp eq i8 %_44, -128
  br i1 %_43, label %bb29, label %bb26

bb26:                                             ; preds = %bb27, %bb23
  %_53.0 = add i64 %k, 1
  %_53.1 = icmp ult i64 %_53.0, %k
  br i1 %_53.1, label %panic1, label %bb32

bb29:                                             ; preds = %bb27
  %b = load ptr, ptr %_39, align 8
  %_47 = load i32, ptr %code, align 4
  %_46 = shl i32 %_47, 6
; call <&u8 as core::ops::bit::BitAnd<u8>>::bitand
  %_51 = call i8 @_RNvXsI_NtNtCsgEmfK2I1SDS_4core3ops3bitRhINtB5_6BitAndhE6bitandCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %b, i8 63, ptr align 8 @alloc_57e1f5df65401a0e91d155db6a65d28a) #12
  %_50 = zext i8 %_51 to i32
  %40 = or i32 %_46, %_50
  store i32 %40, ptr %code, align 4
  br label %bb21

bb32:                                             ; preds = %bb26
  %41 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_53.0, ptr %41, align 8
  store i32 1114112, ptr %_0, align 8
  br label %bb36

panic1:                                           ; preds = %bb26
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_04ad6fa7c2b3100f0c53adb28c9e761e) #15
  unreachable

bb4:                                              ; No predecessors!
  unreachable
}

; <[u8]>::split_first
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh11split_firstCs9iZD2tUQOQM_10rs_hashing(ptr sret([24 x i8]) align 8 %_0, ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %_6 = alloca [24 x i8], align 8
  %_3 = icmp uge i64 %self.1, 1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr null, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %first = getelementptr inbounds nuw i8, ptr %self.0, i64 0
  %tail.0 = getelementptr inbounds nuw i8, ptr %self.0, i64 1
  %tail.1 = sub i64 %self.1, 1
  store ptr %first, ptr %_6, align 8
  %0 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %tail.0, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %0, i64 8
  store i64 %tail.1, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_6, i64 24, i1 false)
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  ret void
}

; <[u8]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh4iterCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
; call <core::slice::iter::Iter<u8>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterhE3newCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1) #12
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <[u8]>::is_empty
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh8is_emptyCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %_0 = icmp eq i64 %self.1, 0
  ret i1 %_0
}

; <[u32]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm15copy_from_sliceCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
; call core::slice::copy_from_slice_impl::<u32>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implmECs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) #13
  ret void
}

; <[u32]>::iter
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm4iterCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
; call <core::slice::iter::Iter<u32>>::new
  %0 = call { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4ItermE3newCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self.0, i64 %self.1) #12
  %_0.0 = extractvalue { ptr, ptr } %0, 0
  %_0.1 = extractvalue { ptr, ptr } %0, 1
  %1 = insertvalue { ptr, ptr } poison, ptr %_0.0, 0
  %2 = insertvalue { ptr, ptr } %1, ptr %_0.1, 1
  ret { ptr, ptr } %2
}

; <core::option::Option<u32>>::unwrap_or
; Function Attrs: inlinehint nounwind
define i32 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE9unwrap_orCs9iZD2tUQOQM_10rs_hashing(i32 %0, i32 %1, i32 %default) unnamed_addr #0 {
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

; <core::result::Result<[u8; 4], core::array::TryFromSliceError>>::unwrap_or
; Function Attrs: inlinehint nounwind
define i32 @_RNvMNtCsgEmfK2I1SDS_4core6resultINtB2_6ResultAhj4_NtNtB4_5array17TryFromSliceErrorE9unwrap_orCs9iZD2tUQOQM_10rs_hashing(i40 %0, i32 %1) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %t = alloca [4 x i8], align 1
  %3 = alloca [4 x i8], align 4
  %default = alloca [4 x i8], align 1
  %4 = alloca [8 x i8], align 8
  %self = alloca [5 x i8], align 1
  store i40 %0, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %self, ptr align 8 %4, i64 5, i1 false)
  store i32 %1, ptr %3, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %default, ptr align 4 %3, i64 4, i1 false)
  %5 = load i8, ptr %self, align 1
  %6 = trunc nuw i8 %5 to i1
  %_3 = zext i1 %6 to i64
  %7 = trunc nuw i64 %_3 to i1
  br i1 %7, label %bb2, label %bb3

bb2:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %t, ptr align 1 %default, i64 4, i1 false)
  br label %bb4

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %t, ptr align 1 %8, i64 4, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %9 = load i8, ptr %self, align 1
  %10 = trunc nuw i8 %9 to i1
  %_4 = zext i1 %10 to i64
  %11 = trunc nuw i64 %_4 to i1
  br i1 %11, label %bb8, label %bb7

bb5:                                              ; No predecessors!
  %12 = load i8, ptr %self, align 1
  %13 = trunc nuw i8 %12 to i1
  %_5 = zext i1 %13 to i64
  %14 = icmp eq i64 %_5, 0
  br i1 %14, label %bb6, label %bb9

bb6:                                              ; preds = %bb9, %bb5
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  unreachable

bb9:                                              ; preds = %bb5
  br label %bb6

bb8:                                              ; preds = %bb4
  br label %bb7

bb7:                                              ; preds = %bb8, %bb4
  %20 = load i32, ptr %t, align 1
  ret i32 %20

bb1:                                              ; No predecessors!
  unreachable
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs9iZD2tUQOQM_10rs_hashing(ptr %self, i64 %align) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #15
  unreachable
}

; <char>::to_ascii_uppercase
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc18to_ascii_uppercaseCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self) unnamed_addr #0 {
start:
  %_0 = alloca [4 x i8], align 4
  %0 = load i32, ptr %self, align 4
  %_6 = icmp ule i32 97, %0
  br i1 %_6, label %bb5, label %bb4

bb4:                                              ; preds = %start
  br label %bb2

bb5:                                              ; preds = %start
  %1 = load i32, ptr %self, align 4
  %_7 = icmp ule i32 %1, 122
  br i1 %_7, label %bb1, label %bb2

bb2:                                              ; preds = %bb5, %bb4
  %2 = load i32, ptr %self, align 4
  store i32 %2, ptr %_0, align 4
  br label %bb3

bb1:                                              ; preds = %bb5
  %_5 = load i32, ptr %self, align 4
  %_4 = trunc i32 %_5 to i8
  %_2 = xor i8 %_4, 32
  %3 = zext i8 %_2 to i32
  store i32 %3, ptr %_0, align 4
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %4 = load i32, ptr %_0, align 4
  ret i32 %4
}

; <char>::is_ascii_alphanumeric
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc21is_ascii_alphanumericCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %self) unnamed_addr #0 {
start:
  %_9 = alloca [1 x i8], align 1
  %_6 = alloca [1 x i8], align 1
  %_3 = alloca [1 x i8], align 1
  %0 = load i32, ptr %self, align 4
  %_4 = icmp ule i32 48, %0
  br i1 %_4, label %bb2, label %bb1

bb1:                                              ; preds = %start
  store i8 0, ptr %_3, align 1
  br label %bb3

bb2:                                              ; preds = %start
  %1 = load i32, ptr %self, align 4
  %_5 = icmp ule i32 %1, 57
  %2 = icmp ne i1 %_5, false
  %3 = zext i1 %2 to i8
  store i8 %3, ptr %_3, align 1
  br label %bb3

bb3:                                              ; preds = %bb2, %bb1
  %4 = load i32, ptr %self, align 4
  %_7 = icmp ule i32 65, %4
  br i1 %_7, label %bb5, label %bb4

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_6, align 1
  br label %bb6

bb5:                                              ; preds = %bb3
  %5 = load i32, ptr %self, align 4
  %_8 = icmp ule i32 %5, 90
  %6 = icmp ne i1 %_8, false
  %7 = zext i1 %6 to i8
  store i8 %7, ptr %_6, align 1
  br label %bb6

bb6:                                              ; preds = %bb5, %bb4
  %8 = load i8, ptr %_3, align 1
  %9 = trunc nuw i8 %8 to i1
  %10 = load i8, ptr %_6, align 1
  %11 = trunc nuw i8 %10 to i1
  %_2 = or i1 %9, %11
  %12 = load i32, ptr %self, align 4
  %_10 = icmp ule i32 97, %12
  br i1 %_10, label %bb8, label %bb7

bb7:                                              ; preds = %bb6
  store i8 0, ptr %_9, align 1
  br label %bb9

bb8:                                              ; preds = %bb6
  %13 = load i32, ptr %self, align 4
  %_11 = icmp ule i32 %13, 122
  %14 = icmp ne i1 %_11, false
  %15 = zext i1 %14 to i8
  store i8 %15, ptr %_9, align 1
  br label %bb9

bb9:                                              ; preds = %bb8, %bb7
  %16 = load i8, ptr %_9, align 1
  %17 = trunc nuw i8 %16 to i1
  %_0 = or i1 %_2, %17
  ret i1 %_0
}

; <char>::from_u32
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8from_u32Cs9iZD2tUQOQM_10rs_hashing(i32 %i) unnamed_addr #0 {
start:
; call core::char::convert::from_u32
  %_0 = call i32 @_RNvNtNtCsgEmfK2I1SDS_4core4char7convert8from_u32Cs9iZD2tUQOQM_10rs_hashing(i32 %i) #12
  ret i32 %_0
}

; <char>::to_digit
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8to_digitCs9iZD2tUQOQM_10rs_hashing(i32 %self, i32 %radix) unnamed_addr #0 {
start:
  %value = alloca [4 x i8], align 4
  %_0 = alloca [8 x i8], align 4
  %_3 = icmp uge i32 %radix, 2
  br i1 %_3, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_78b6a49e36fe808e0ef950c2feb9fafc, ptr inttoptr (i64 143 to ptr), ptr align 8 @alloc_d5231788140d59bda2c80f53d0e0d46e) #15
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
  %2 = load i32, ptr @anon.2a653837e4829cfb1464c8982e61ae17.0, align 4
  %3 = load i32, ptr getelementptr inbounds (i8, ptr @anon.2a653837e4829cfb1464c8982e61ae17.0, i64 4), align 4
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

; <core::hash::sip::SipHasher>::new_with_keys
; Function Attrs: inlinehint nounwind
define internal void @_RNvMNtNtCsgEmfK2I1SDS_4core4hash3sipNtB2_9SipHasher13new_with_keysCs9iZD2tUQOQM_10rs_hashing(ptr sret([72 x i8]) align 8 %_0, i64 %key0, i64 %key1) unnamed_addr #0 {
start:
  %_6 = alloca [32 x i8], align 8
  %state = alloca [72 x i8], align 8
  %_4 = alloca [72 x i8], align 8
  %_3 = alloca [72 x i8], align 8
  store i64 0, ptr %_6, align 8
  %0 = getelementptr inbounds i8, ptr %_6, i64 8
  store i64 0, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_6, i64 16
  store i64 0, ptr %1, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 24
  store i64 0, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %state, i64 32
  store i64 %key0, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %state, i64 40
  store i64 %key1, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %state, i64 48
  store i64 0, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %state, ptr align 8 %_6, i64 32, i1 false)
  %6 = getelementptr inbounds i8, ptr %state, i64 56
  store i64 0, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %state, i64 64
  store i64 0, ptr %7, align 8
; call <core::hash::sip::Hasher<core::hash::sip::Sip24Rounds>>::reset
  call void @_RNvMs0_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsE5resetCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_4, ptr align 8 %state, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_4, i64 72, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %_3, i64 72, i1 false)
  ret void
}

; <core::hash::sip::Hasher<core::hash::sip::Sip24Rounds>>::reset
; Function Attrs: inlinehint nounwind
define void @_RNvMs0_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsE5resetCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 48
  store i64 0, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 32
  %_2 = load i64, ptr %1, align 8
  %2 = xor i64 %_2, 8317987319222330741
  store i64 %2, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 40
  %_3 = load i64, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 16
  %5 = xor i64 %_3, 7237128888997146477
  store i64 %5, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %self, i64 32
  %_4 = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %8 = xor i64 %_4, 7816392313619706465
  store i64 %8, ptr %7, align 8
  %9 = getelementptr inbounds i8, ptr %self, i64 40
  %_5 = load i64, ptr %9, align 8
  %10 = getelementptr inbounds i8, ptr %self, i64 24
  %11 = xor i64 %_5, 8387220255154660723
  store i64 %11, ptr %10, align 8
  %12 = getelementptr inbounds i8, ptr %self, i64 64
  store i64 0, ptr %12, align 8
  ret void
}

; <core::slice::iter::Iter<u8>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4IterhE3newCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %end_or_len = alloca [8 x i8], align 8
  br label %bb2

bb2:                                              ; preds = %start
  %_6 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %slice.1
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

; <core::slice::iter::Iter<u32>>::new
; Function Attrs: inlinehint nounwind
define { ptr, ptr } @_RNvMs4_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB5_4ItermE3newCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

; <u32>::from_be_bytes
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMs6_NtCsgEmfK2I1SDS_4core3numm13from_be_bytesCs9iZD2tUQOQM_10rs_hashing(i32 %0) unnamed_addr #0 {
start:
  %1 = alloca [4 x i8], align 4
  %2 = alloca [4 x i8], align 4
  %bytes = alloca [4 x i8], align 1
  store i32 %0, ptr %2, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %bytes, ptr align 4 %2, i64 4, i1 false)
  %x = load i32, ptr %bytes, align 1
  %3 = call i32 @llvm.bswap.i32(i32 %x)
  store i32 %3, ptr %1, align 4
  %_0 = load i32, ptr %1, align 4
  ret i32 %_0
}

; <i16>::from_le_bytes
; Function Attrs: inlinehint nounwind
define internal i16 @_RNvMs_NtCsgEmfK2I1SDS_4core3nums13from_le_bytesCs9iZD2tUQOQM_10rs_hashing(i16 %0) unnamed_addr #0 {
start:
  %1 = alloca [2 x i8], align 2
  %bytes = alloca [2 x i8], align 1
  store i16 %0, ptr %1, align 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %bytes, ptr align 2 %1, i64 2, i1 false)
  %_0 = load i16, ptr %bytes, align 1
  ret i16 %_0
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCs9iZD2tUQOQM_10rs_hashing() unnamed_addr #3 {
start:
  ret void
}

; core::char::convert::from_u32
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvNtNtCsgEmfK2I1SDS_4core4char7convert8from_u32Cs9iZD2tUQOQM_10rs_hashing(i32 %i) unnamed_addr #0 {
start:
  %_2 = alloca [4 x i8], align 4
  %_0 = alloca [4 x i8], align 4
  %self = xor i32 %i, 55296
  %_5 = sub i32 %self, 2048
  %_4 = icmp uge i32 %_5, 1112064
  br i1 %_4, label %bb2, label %bb3

bb3:                                              ; preds = %start
  store i32 %i, ptr %_2, align 4
  %c = load i32, ptr %_2, align 4
  store i32 %c, ptr %_0, align 4
  br label %bb1

bb2:                                              ; preds = %start
  store i32 1114112, ptr %_0, align 4
  br label %bb1

bb1:                                              ; preds = %bb2, %bb3
  %0 = load i32, ptr %_0, align 4
  ret i32 %0
}

; core::hash::sip::u8to64_le
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_leCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %buf.0, i64 %buf.1, i64 %start1, i64 %len) unnamed_addr #0 {
start:
  %data2 = alloca [2 x i8], align 2
  %data = alloca [4 x i8], align 4
  %i = alloca [8 x i8], align 8
  %out = alloca [8 x i8], align 8
  store i64 0, ptr %i, align 8
  store i64 0, ptr %out, align 8
  %_7 = load i64, ptr %i, align 8
  %_6 = add i64 %_7, 3
  %_5 = icmp ult i64 %_6, %len
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
  store i32 0, ptr %data, align 4
  %_12 = load i64, ptr %i, align 8
  %count = add i64 %start1, %_12
  %src = getelementptr inbounds nuw i8, ptr %buf.0, i64 %count
  br label %bb10

bb3:                                              ; preds = %bb12, %bb2
  %_18 = load i64, ptr %i, align 8
  %_17 = add i64 %_18, 1
  %_16 = icmp ult i64 %_17, %len
  br i1 %_16, label %bb4, label %bb5

bb10:                                             ; preds = %bb1
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %src, ptr %data, i64 1, i64 1, i64 4, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #12
  br label %bb12

bb12:                                             ; preds = %bb10
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %data, ptr align 1 %src, i64 4, i1 false)
  %self = load i32, ptr %data, align 4
  %0 = zext i32 %self to i64
  store i64 %0, ptr %out, align 8
  %1 = load i64, ptr %i, align 8
  %2 = add i64 %1, 4
  store i64 %2, ptr %i, align 8
  br label %bb3

bb5:                                              ; preds = %bb3
  br label %bb6

bb4:                                              ; preds = %bb3
  store i16 0, ptr %data2, align 2
  %_25 = load i64, ptr %i, align 8
  %count3 = add i64 %start1, %_25
  %src4 = getelementptr inbounds nuw i8, ptr %buf.0, i64 %count3
  br label %bb13

bb6:                                              ; preds = %bb15, %bb5
  %_32 = load i64, ptr %i, align 8
  %_31 = icmp ult i64 %_32, %len
  br i1 %_31, label %bb7, label %bb8

bb13:                                             ; preds = %bb4
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %src4, ptr %data2, i64 1, i64 1, i64 2, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #12
  br label %bb15

bb15:                                             ; preds = %bb13
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %data2, ptr align 1 %src4, i64 2, i1 false)
  %self5 = load i16, ptr %data2, align 2
  %_20 = zext i16 %self5 to i64
  %_30 = load i64, ptr %i, align 8
  %_29 = mul i64 %_30, 8
  %3 = and i64 %_29, 63
  %_19 = shl i64 %_20, %3
  %4 = load i64, ptr %out, align 8
  %5 = or i64 %4, %_19
  store i64 %5, ptr %out, align 8
  %6 = load i64, ptr %i, align 8
  %7 = add i64 %6, 2
  store i64 %7, ptr %i, align 8
  br label %bb6

bb8:                                              ; preds = %bb6
  br label %bb9

bb7:                                              ; preds = %bb6
  %_37 = load i64, ptr %i, align 8
  %index = add i64 %start1, %_37
  br label %bb16

bb9:                                              ; preds = %bb18, %bb8
  %8 = load i64, ptr %out, align 8
  ret i64 %8

bb16:                                             ; preds = %bb7
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %index, i64 %buf.1, ptr align 8 @alloc_32a6717aff11a643697c9df89c4a06a1) #12
  br label %bb18

bb18:                                             ; preds = %bb16
  %_54 = icmp ult i64 %index, %buf.1
  %_51 = getelementptr inbounds nuw i8, ptr %buf.0, i64 %index
  %_35 = load i8, ptr %_51, align 1
  %_34 = zext i8 %_35 to i64
  %_39 = load i64, ptr %i, align 8
  %_38 = mul i64 %_39, 8
  %9 = and i64 %_38, 63
  %_33 = shl i64 %_34, %9
  %10 = load i64, ptr %out, align 8
  %11 = or i64 %10, %_33
  store i64 %11, ptr %out, align 8
  %12 = load i64, ptr %i, align 8
  %13 = add i64 %12, 1
  store i64 %13, ptr %i, align 8
  br label %bb9
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #15
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #15
  unreachable
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 {
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
  %_15 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs9iZD2tUQOQM_10rs_hashing(ptr %src, i64 %align) #12
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
  %_18 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs9iZD2tUQOQM_10rs_hashing(ptr %dst, i64 %align) #12
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
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs9iZD2tUQOQM_10rs_hashing(ptr %src, ptr %dst, i64 %size, i64 %count) #12
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #15
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCs9iZD2tUQOQM_10rs_hashing(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #15
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 %align) #12
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #15
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCs9iZD2tUQOQM_10rs_hashing(ptr %data, i64 %align) #12
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #15
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

; <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #15
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5a8fdd84b3281310cbf6b74bb6bf0065, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #15
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %start1, i64 %end, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = icmp uge i64 %end, %start1
  br i1 %_4, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_18d73aa062d524e9620b9e3b55bd9eb1, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #15
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp ule i64 %end, %len
  br i1 %_5, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  ret void
}

; <u32 as core::convert::From<char>>::from
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvXNtNtCsgEmfK2I1SDS_4core4char7convertmINtNtB6_7convert4FromcE4fromCs9iZD2tUQOQM_10rs_hashing(i32 %c) unnamed_addr #0 {
start:
  ret i32 %c
}

; <core::ops::range::Range<usize> as core::iter::traits::collect::IntoIterator>::into_iter
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvXNtNtNtCsgEmfK2I1SDS_4core4iter6traits7collectINtNtNtB8_3ops5range5RangejENtB2_12IntoIterator9into_iterCs9iZD2tUQOQM_10rs_hashing(i64 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = insertvalue { i64, i64 } poison, i64 %self.0, 0
  %1 = insertvalue { i64, i64 } %0, i64 %self.1, 1
  ret { i64, i64 } %1
}

; <&mut core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>> as core::ops::function::FnMut<(usize,)>>::call_mut
; Function Attrs: nounwind
define i32 @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5array5drainQINtB5_5DrainmKj4_INtNtNtB9_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EEINtNtB11_8function5FnMutTjEE8call_mutB1y_(ptr align 8 %self, i64 %0) unnamed_addr #1 {
start:
  %_0 = alloca [4 x i8], align 4
  %_2 = alloca [8 x i8], align 8
  store i64 %0, ptr %_2, align 8
  br label %bb4

bb4:                                              ; preds = %start
  %_12 = load ptr, ptr %self, align 8
  %p = load ptr, ptr %_12, align 8
  %_13 = load ptr, ptr %self, align 8
  %self1 = load ptr, ptr %_13, align 8
  %_17 = getelementptr inbounds nuw i32, ptr %self1, i64 1
  %_14 = load ptr, ptr %self, align 8
  store ptr %_17, ptr %_14, align 8
  %_15 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %_15, i64 8
  %_16 = load ptr, ptr %1, align 8
  %_9 = load i32, ptr %p, align 4
; call <core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}> as core::ops::function::FnMut<(u32,)>>::call_mut
  %2 = call i32 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EINtNtB6_8function5FnMutTmEE8call_mutBZ_(ptr align 1 %_16, i32 %_9) #13
  store i32 %2, ptr %_0, align 4
  br label %bb6

bb6:                                              ; preds = %bb4
  %3 = load i32, ptr %_0, align 4
  ret i32 %3

bb1:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <usize as core::slice::index::SliceIndex<[u8]>>::get
; Function Attrs: inlinehint nounwind
define align 1 ptr @_RNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB5_10SliceIndexShE3getCs9iZD2tUQOQM_10rs_hashing(i64 %self, ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #0 {
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

; <core::ops::try_trait::NeverShortCircuit<[u32; 4]> as core::ops::try_trait::Try>::from_output
; Function Attrs: inlinehint nounwind
define void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_ENtB5_3Try11from_outputCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 4 %_0, ptr align 4 %x) unnamed_addr #0 {
start:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %_0, ptr align 4 %x, i64 16, i1 false)
  ret void
}

; <core::ops::try_trait::NeverShortCircuit<u32> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define i32 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitmENtB5_3Try6branchCs9iZD2tUQOQM_10rs_hashing(i32 %self) unnamed_addr #0 {
start:
  ret i32 %self
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %msg.0, i64 %msg.1) unnamed_addr #0 {
start:
; call <core::hash::sip::Hasher<core::hash::sip::Sip24Rounds> as core::hash::Hasher>::write
  call void @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %msg.0, i64 %msg.1) #12
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::finish
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) unnamed_addr #0 {
start:
; call <core::hash::sip::Hasher<core::hash::sip::Sip24Rounds> as core::hash::Hasher>::finish
  %_0 = call i64 @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) #12
  ret i64 %_0
}

; <core::array::drain::Drain<u32, 4, core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}>> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core5array5drainINtB5_5DrainmKj4_INtNtNtB9_3ops9try_trait7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EENtNtB10_4drop4Drop4dropB1x_(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
  %self1 = load ptr, ptr %self, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %self2 = load ptr, ptr %1, align 8
  %self3 = load ptr, ptr %self, align 8
  br label %bb4

bb4:                                              ; preds = %bb1
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %self2, ptr %self3, ptr align 8 @alloc_14cd16bb6730e2f27d87c2d8c3edb436) #12
  br label %bb6

bb6:                                              ; preds = %bb4
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb8

bb8:                                              ; preds = %bb7
  %2 = ptrtoint ptr %self2 to i64
  %3 = ptrtoint ptr %self3 to i64
  %4 = sub nuw i64 %2, %3
  %5 = udiv exact i64 %4, 4
  store i64 %5, ptr %0, align 8
  %metadata = load i64, ptr %0, align 8
  br label %bb2

bb9:                                              ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_14cd16bb6730e2f27d87c2d8c3edb436) #15
  unreachable

bb2:                                              ; preds = %bb8
  ret void
}

; <core::ops::try_trait::NeverShortCircuit<[u32; 4]> as core::ops::try_trait::FromResidual<core::ops::try_trait::NeverShortCircuitResidual>>::from_residual
; Function Attrs: inlinehint nounwind
define void @_RNvXs2_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB5_17NeverShortCircuitAmj4_EINtB5_12FromResidualNtB5_25NeverShortCircuitResidualE13from_residualCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 4 %_0) unnamed_addr #0 {
start:
  unreachable
}

; <u32 as core::ops::bit::BitXor<&u32>>::bitxor
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvXs2v_NtNtCsgEmfK2I1SDS_4core3ops3bitmINtB6_6BitXorRmE6bitxorCs9iZD2tUQOQM_10rs_hashing(i32 %self, ptr align 4 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load i32, ptr %other, align 4
  %_0 = xor i32 %self, %_3
  ret i32 %_0
}

; <core::hash::sip::Hasher<core::hash::sip::Sip24Rounds> as core::hash::Hasher>::write
; Function Attrs: inlinehint nounwind
define void @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %msg.0, i64 %msg.1) unnamed_addr #0 {
start:
  %data = alloca [8 x i8], align 8
  %needed = alloca [8 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 48
  %1 = getelementptr inbounds i8, ptr %self, i64 48
  %2 = load i64, ptr %1, align 8
  %3 = add i64 %2, %msg.1
  store i64 %3, ptr %0, align 8
  store i64 0, ptr %needed, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 64
  %_5 = load i64, ptr %4, align 8
  %5 = icmp eq i64 %_5, 0
  br i1 %5, label %bb6, label %bb1

bb6:                                              ; preds = %start
  br label %bb7

bb1:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 64
  %_6 = load i64, ptr %6, align 8
  %7 = sub i64 8, %_6
  store i64 %7, ptr %needed, align 8
  %v2 = load i64, ptr %needed, align 8
; call <usize as core::cmp::Ord>::min
  %_9 = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCs9iZD2tUQOQM_10rs_hashing(i64 %msg.1, i64 %v2) #12
; call core::hash::sip::u8to64_le
  %_8 = call i64 @_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_leCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %msg.0, i64 %msg.1, i64 0, i64 %_9) #12
  %8 = getelementptr inbounds i8, ptr %self, i64 64
  %_12 = load i64, ptr %8, align 8
  %_11 = mul i64 8, %_12
  %9 = and i64 %_11, 63
  %_7 = shl i64 %_8, %9
  %10 = getelementptr inbounds i8, ptr %self, i64 56
  %11 = getelementptr inbounds i8, ptr %self, i64 56
  %12 = load i64, ptr %11, align 8
  %13 = or i64 %12, %_7
  store i64 %13, ptr %10, align 8
  %_14 = load i64, ptr %needed, align 8
  %_13 = icmp ult i64 %msg.1, %_14
  br i1 %_13, label %bb3, label %bb4

bb7:                                              ; preds = %bb4, %bb6
  %_20 = load i64, ptr %needed, align 8
  %len = sub i64 %msg.1, %_20
  %left = and i64 %len, 7
  br label %bb8

bb4:                                              ; preds = %bb1
  %14 = getelementptr inbounds i8, ptr %self, i64 56
  %_15 = load i64, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %self, i64 24
  %16 = getelementptr inbounds i8, ptr %self, i64 24
  %17 = load i64, ptr %16, align 8
  %18 = xor i64 %17, %_15
  store i64 %18, ptr %15, align 8
; call <core::hash::sip::Sip24Rounds as core::hash::sip::Sip>::c_rounds
  call void @_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_roundsCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) #12
  %19 = getelementptr inbounds i8, ptr %self, i64 56
  %_18 = load i64, ptr %19, align 8
  %20 = load i64, ptr %self, align 8
  %21 = xor i64 %20, %_18
  store i64 %21, ptr %self, align 8
  %22 = getelementptr inbounds i8, ptr %self, i64 64
  store i64 0, ptr %22, align 8
  br label %bb7

bb3:                                              ; preds = %bb1
  %23 = getelementptr inbounds i8, ptr %self, i64 64
  %24 = getelementptr inbounds i8, ptr %self, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, %msg.1
  store i64 %26, ptr %23, align 8
  br label %bb13

bb8:                                              ; preds = %bb17, %bb7
  %_23 = load i64, ptr %needed, align 8
  %_24 = sub i64 %len, %left
  %_22 = icmp ult i64 %_23, %_24
  br i1 %_22, label %bb9, label %bb11

bb11:                                             ; preds = %bb8
  %27 = load i64, ptr %needed, align 8
; call core::hash::sip::u8to64_le
  %_34 = call i64 @_RNvNtNtCsgEmfK2I1SDS_4core4hash3sip9u8to64_leCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %msg.0, i64 %msg.1, i64 %27, i64 %left) #12
  %28 = getelementptr inbounds i8, ptr %self, i64 56
  store i64 %_34, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %self, i64 64
  store i64 %left, ptr %29, align 8
  br label %bb13

bb9:                                              ; preds = %bb8
  store i64 0, ptr %data, align 8
  %count = load i64, ptr %needed, align 8
  %src = getelementptr inbounds nuw i8, ptr %msg.0, i64 %count
  br label %bb15

bb13:                                             ; preds = %bb3, %bb11
  ret void

bb15:                                             ; preds = %bb9
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCs9iZD2tUQOQM_10rs_hashing(ptr %src, ptr %data, i64 1, i64 1, i64 8, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #12
  br label %bb17

bb17:                                             ; preds = %bb15
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %data, ptr align 1 %src, i64 8, i1 false)
  %mi = load i64, ptr %data, align 8
  %30 = getelementptr inbounds i8, ptr %self, i64 24
  %31 = getelementptr inbounds i8, ptr %self, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = xor i64 %32, %mi
  store i64 %33, ptr %30, align 8
; call <core::hash::sip::Sip24Rounds as core::hash::sip::Sip>::c_rounds
  call void @_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_roundsCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) #12
  %34 = load i64, ptr %self, align 8
  %35 = xor i64 %34, %mi
  store i64 %35, ptr %self, align 8
  %36 = load i64, ptr %needed, align 8
  %37 = add i64 %36, 8
  store i64 %37, ptr %needed, align 8
  br label %bb8
}

; <core::hash::sip::Hasher<core::hash::sip::Sip24Rounds> as core::hash::Hasher>::finish
; Function Attrs: inlinehint nounwind
define i64 @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4hash3sipINtB5_6HasherNtB5_11Sip24RoundsENtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) unnamed_addr #0 {
start:
  %state = alloca [32 x i8], align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %state, ptr align 8 %self, i64 32, i1 false)
  %0 = getelementptr inbounds i8, ptr %self, i64 48
  %_7 = load i64, ptr %0, align 8
  %_5 = and i64 %_7, 255
  %_4 = shl i64 %_5, 56
  %1 = getelementptr inbounds i8, ptr %self, i64 56
  %_8 = load i64, ptr %1, align 8
  %b = or i64 %_4, %_8
  %2 = getelementptr inbounds i8, ptr %state, i64 24
  %3 = getelementptr inbounds i8, ptr %state, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = xor i64 %4, %b
  store i64 %5, ptr %2, align 8
; call <core::hash::sip::Sip24Rounds as core::hash::sip::Sip>::c_rounds
  call void @_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_roundsCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state) #12
  %6 = load i64, ptr %state, align 8
  %7 = xor i64 %6, %b
  store i64 %7, ptr %state, align 8
  %8 = getelementptr inbounds i8, ptr %state, i64 8
  %9 = getelementptr inbounds i8, ptr %state, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = xor i64 %10, 255
  store i64 %11, ptr %8, align 8
; call <core::hash::sip::Sip24Rounds as core::hash::sip::Sip>::d_rounds
  call void @_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8d_roundsCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state) #12
  %_15 = load i64, ptr %state, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %_16 = load i64, ptr %12, align 8
  %_14 = xor i64 %_15, %_16
  %13 = getelementptr inbounds i8, ptr %state, i64 8
  %_17 = load i64, ptr %13, align 8
  %_13 = xor i64 %_14, %_17
  %14 = getelementptr inbounds i8, ptr %state, i64 24
  %_18 = load i64, ptr %14, align 8
  %_0 = xor i64 %_13, %_18
  ret i64 %_0
}

; <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %_4 = getelementptr inbounds i8, ptr %self, i64 8
  %_3.i = load i64, ptr %self, align 8
  %_4.i = load i64, ptr %_4, align 8
  %_0.i = icmp ult i64 %_3.i, %_4.i
  br i1 %_0.i, label %bb2, label %bb4

bb4:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb5

bb2:                                              ; preds = %start
  %old = load i64, ptr %self, align 8
; call <usize as core::iter::range::Step>::forward_unchecked
  %_6 = call i64 @_RNvXsF_NtNtCsgEmfK2I1SDS_4core4iter5rangejNtB5_4Step17forward_uncheckedCs9iZD2tUQOQM_10rs_hashing(i64 %old, i64 1) #12
  store i64 %_6, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %old, ptr %0, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb2, %bb4
  %1 = load i64, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  %3 = load i64, ptr %2, align 8
  %4 = insertvalue { i64, i64 } poison, i64 %1, 0
  %5 = insertvalue { i64, i64 } %4, i64 %3, 1
  ret { i64, i64 } %5
}

; <&[u8] as core::convert::TryInto<[u8; 4]>>::try_into
; Function Attrs: inlinehint nounwind
define i40 @_RNvXs4_NtCsgEmfK2I1SDS_4core7convertRShINtB5_7TryIntoAhj4_E8try_intoCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 1
; call <[u8; 4] as core::convert::TryFrom<&[u8]>>::try_from
  %1 = call i40 @_RNvXs5_NtCsgEmfK2I1SDS_4core5arrayAhj4_INtNtB7_7convert7TryFromRShE8try_fromCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self.0, i64 %self.1) #12
  store i40 %1, ptr %0, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_0, ptr align 8 %0, i64 5, i1 false)
  %2 = load i40, ptr %_0, align 1
  ret i40 %2
}

; <core::ops::range::Range<usize> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvXs4_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtNtNtB7_6traits8iterator8Iterator4nextCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) unnamed_addr #0 {
start:
; call <core::ops::range::Range<usize> as core::iter::range::RangeIteratorImpl>::spec_next
  %0 = call { i64, i64 } @_RNvXs3_NtNtCsgEmfK2I1SDS_4core4iter5rangeINtNtNtB9_3ops5range5RangejENtB5_17RangeIteratorImpl9spec_nextCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) #12
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

; <[u8; 4] as core::convert::TryFrom<&[u8]>>::try_from
; Function Attrs: inlinehint nounwind
define i40 @_RNvXs5_NtCsgEmfK2I1SDS_4core5arrayAhj4_INtNtB7_7convert7TryFromRShE8try_fromCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %slice.0, i64 %slice.1) unnamed_addr #0 {
start:
  %v = alloca [4 x i8], align 1
  %self1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 1
  %_4 = icmp eq i64 %slice.1, 4
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr null, ptr %self1, align 8
  store ptr null, ptr %self, align 8
  store i8 1, ptr %_0, align 1
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %slice.0, ptr %self1, align 8
  %v2 = load ptr, ptr %self1, align 8
  store ptr %v2, ptr %self, align 8
  %_12 = load ptr, ptr %self, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %v, ptr align 1 %_12, i64 4, i1 false)
  %0 = getelementptr inbounds i8, ptr %_0, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %v, i64 4, i1 false)
  store i8 0, ptr %_0, align 1
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %1 = load i40, ptr %_0, align 1
  ret i40 %1
}

; <core::ops::range::RangeFrom<usize> as core::slice::index::SliceIndex<[u8]>>::index
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing(i64 %self, ptr align 1 %slice.0, i64 %slice.1, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ugt i64 %self, %slice.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %new_len = sub nuw i64 %slice.1, %self
  %_11 = getelementptr inbounds nuw i8, ptr %slice.0, i64 %self
  %1 = insertvalue { ptr, i64 } poison, ptr %_11, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %new_len, 1
  ret { ptr, i64 } %2

bb1:                                              ; preds = %start
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %self, i64 %slice.1, i64 %slice.1, ptr align 8 %0) #15
  unreachable
}

; <core::hash::sip::Sip24Rounds as core::hash::sip::Sip>::c_rounds
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8c_roundsCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 8
  %8 = alloca [8 x i8], align 8
  %9 = alloca [8 x i8], align 8
  %10 = alloca [8 x i8], align 8
  %11 = alloca [8 x i8], align 8
  %self = load i64, ptr %state, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs = load i64, ptr %12, align 8
  %_2 = add i64 %self, %rhs
  store i64 %_2, ptr %state, align 8
  %13 = getelementptr inbounds i8, ptr %state, i64 8
  %self1 = load i64, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs2 = load i64, ptr %14, align 8
  %_5 = add i64 %self1, %rhs2
  %15 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_5, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %state, i64 16
  %self3 = load i64, ptr %16, align 8
; call core::intrinsics::rotate_left::<u64>
  %_8 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self3, i32 13) #13
  %17 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_8, ptr %17, align 8
  %_10 = load i64, ptr %state, align 8
  %18 = getelementptr inbounds i8, ptr %state, i64 16
  %19 = getelementptr inbounds i8, ptr %state, i64 16
  %20 = load i64, ptr %19, align 8
  %21 = xor i64 %20, %_10
  store i64 %21, ptr %18, align 8
  %22 = getelementptr inbounds i8, ptr %state, i64 24
  %self4 = load i64, ptr %22, align 8
; call core::intrinsics::rotate_left::<u64>
  %_11 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self4, i32 16) #13
  %23 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_11, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %state, i64 8
  %_13 = load i64, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %state, i64 24
  %26 = getelementptr inbounds i8, ptr %state, i64 24
  %27 = load i64, ptr %26, align 8
  %28 = xor i64 %27, %_13
  store i64 %28, ptr %25, align 8
  %self5 = load i64, ptr %state, align 8
; call core::intrinsics::rotate_left::<u64>
  %_14 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self5, i32 32) #13
  store i64 %_14, ptr %state, align 8
  %29 = getelementptr inbounds i8, ptr %state, i64 8
  %self6 = load i64, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs7 = load i64, ptr %30, align 8
  %_16 = add i64 %self6, %rhs7
  %31 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_16, ptr %31, align 8
  %self8 = load i64, ptr %state, align 8
  %32 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs9 = load i64, ptr %32, align 8
  %_19 = add i64 %self8, %rhs9
  store i64 %_19, ptr %state, align 8
  %33 = getelementptr inbounds i8, ptr %state, i64 16
  %self10 = load i64, ptr %33, align 8
; call core::intrinsics::rotate_left::<u64>
  %_22 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self10, i32 17) #13
  %34 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_22, ptr %34, align 8
  %35 = getelementptr inbounds i8, ptr %state, i64 8
  %_24 = load i64, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %state, i64 16
  %37 = getelementptr inbounds i8, ptr %state, i64 16
  %38 = load i64, ptr %37, align 8
  %39 = xor i64 %38, %_24
  store i64 %39, ptr %36, align 8
  %40 = getelementptr inbounds i8, ptr %state, i64 24
  %self11 = load i64, ptr %40, align 8
; call core::intrinsics::rotate_left::<u64>
  %_25 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self11, i32 21) #13
  %41 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_25, ptr %41, align 8
  %_27 = load i64, ptr %state, align 8
  %42 = getelementptr inbounds i8, ptr %state, i64 24
  %43 = getelementptr inbounds i8, ptr %state, i64 24
  %44 = load i64, ptr %43, align 8
  %45 = xor i64 %44, %_27
  store i64 %45, ptr %42, align 8
  %46 = getelementptr inbounds i8, ptr %state, i64 8
  %self12 = load i64, ptr %46, align 8
; call core::intrinsics::rotate_left::<u64>
  %_28 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self12, i32 32) #13
  %47 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_28, ptr %47, align 8
  %self13 = load i64, ptr %state, align 8
  %48 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs14 = load i64, ptr %48, align 8
  %_30 = add i64 %self13, %rhs14
  store i64 %_30, ptr %state, align 8
  %49 = getelementptr inbounds i8, ptr %state, i64 8
  %self15 = load i64, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs16 = load i64, ptr %50, align 8
  %_33 = add i64 %self15, %rhs16
  %51 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_33, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %state, i64 16
  %self17 = load i64, ptr %52, align 8
; call core::intrinsics::rotate_left::<u64>
  %_36 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self17, i32 13) #13
  %53 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_36, ptr %53, align 8
  %_38 = load i64, ptr %state, align 8
  %54 = getelementptr inbounds i8, ptr %state, i64 16
  %55 = getelementptr inbounds i8, ptr %state, i64 16
  %56 = load i64, ptr %55, align 8
  %57 = xor i64 %56, %_38
  store i64 %57, ptr %54, align 8
  %58 = getelementptr inbounds i8, ptr %state, i64 24
  %self18 = load i64, ptr %58, align 8
; call core::intrinsics::rotate_left::<u64>
  %_39 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self18, i32 16) #13
  %59 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_39, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %state, i64 8
  %_41 = load i64, ptr %60, align 8
  %61 = getelementptr inbounds i8, ptr %state, i64 24
  %62 = getelementptr inbounds i8, ptr %state, i64 24
  %63 = load i64, ptr %62, align 8
  %64 = xor i64 %63, %_41
  store i64 %64, ptr %61, align 8
  %self19 = load i64, ptr %state, align 8
; call core::intrinsics::rotate_left::<u64>
  %_42 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self19, i32 32) #13
  store i64 %_42, ptr %state, align 8
  %65 = getelementptr inbounds i8, ptr %state, i64 8
  %self20 = load i64, ptr %65, align 8
  %66 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs21 = load i64, ptr %66, align 8
  %_44 = add i64 %self20, %rhs21
  %67 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_44, ptr %67, align 8
  %self22 = load i64, ptr %state, align 8
  %68 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs23 = load i64, ptr %68, align 8
  %_47 = add i64 %self22, %rhs23
  store i64 %_47, ptr %state, align 8
  %69 = getelementptr inbounds i8, ptr %state, i64 16
  %self24 = load i64, ptr %69, align 8
; call core::intrinsics::rotate_left::<u64>
  %_50 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self24, i32 17) #13
  %70 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_50, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %state, i64 8
  %_52 = load i64, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %state, i64 16
  %73 = getelementptr inbounds i8, ptr %state, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = xor i64 %74, %_52
  store i64 %75, ptr %72, align 8
  %76 = getelementptr inbounds i8, ptr %state, i64 24
  %self25 = load i64, ptr %76, align 8
; call core::intrinsics::rotate_left::<u64>
  %_53 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self25, i32 21) #13
  %77 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_53, ptr %77, align 8
  %_55 = load i64, ptr %state, align 8
  %78 = getelementptr inbounds i8, ptr %state, i64 24
  %79 = getelementptr inbounds i8, ptr %state, i64 24
  %80 = load i64, ptr %79, align 8
  %81 = xor i64 %80, %_55
  store i64 %81, ptr %78, align 8
  %82 = getelementptr inbounds i8, ptr %state, i64 8
  %self26 = load i64, ptr %82, align 8
; call core::intrinsics::rotate_left::<u64>
  %_56 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self26, i32 32) #13
  %83 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_56, ptr %83, align 8
  ret void
}

; <core::hash::sip::Sip24Rounds as core::hash::sip::Sip>::d_rounds
; Function Attrs: inlinehint nounwind
define internal void @_RNvXs7_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_11Sip24RoundsNtB5_3Sip8d_roundsCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %state) unnamed_addr #0 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 8
  %8 = alloca [8 x i8], align 8
  %9 = alloca [8 x i8], align 8
  %10 = alloca [8 x i8], align 8
  %11 = alloca [8 x i8], align 8
  %12 = alloca [8 x i8], align 8
  %13 = alloca [8 x i8], align 8
  %14 = alloca [8 x i8], align 8
  %15 = alloca [8 x i8], align 8
  %16 = alloca [8 x i8], align 8
  %17 = alloca [8 x i8], align 8
  %18 = alloca [8 x i8], align 8
  %19 = alloca [8 x i8], align 8
  %20 = alloca [8 x i8], align 8
  %21 = alloca [8 x i8], align 8
  %22 = alloca [8 x i8], align 8
  %23 = alloca [8 x i8], align 8
  %self = load i64, ptr %state, align 8
  %24 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs = load i64, ptr %24, align 8
  %_2 = add i64 %self, %rhs
  store i64 %_2, ptr %state, align 8
  %25 = getelementptr inbounds i8, ptr %state, i64 8
  %self1 = load i64, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs2 = load i64, ptr %26, align 8
  %_5 = add i64 %self1, %rhs2
  %27 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_5, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %state, i64 16
  %self3 = load i64, ptr %28, align 8
; call core::intrinsics::rotate_left::<u64>
  %_8 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self3, i32 13) #13
  %29 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_8, ptr %29, align 8
  %_10 = load i64, ptr %state, align 8
  %30 = getelementptr inbounds i8, ptr %state, i64 16
  %31 = getelementptr inbounds i8, ptr %state, i64 16
  %32 = load i64, ptr %31, align 8
  %33 = xor i64 %32, %_10
  store i64 %33, ptr %30, align 8
  %34 = getelementptr inbounds i8, ptr %state, i64 24
  %self4 = load i64, ptr %34, align 8
; call core::intrinsics::rotate_left::<u64>
  %_11 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self4, i32 16) #13
  %35 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_11, ptr %35, align 8
  %36 = getelementptr inbounds i8, ptr %state, i64 8
  %_13 = load i64, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %state, i64 24
  %38 = getelementptr inbounds i8, ptr %state, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = xor i64 %39, %_13
  store i64 %40, ptr %37, align 8
  %self5 = load i64, ptr %state, align 8
; call core::intrinsics::rotate_left::<u64>
  %_14 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self5, i32 32) #13
  store i64 %_14, ptr %state, align 8
  %41 = getelementptr inbounds i8, ptr %state, i64 8
  %self6 = load i64, ptr %41, align 8
  %42 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs7 = load i64, ptr %42, align 8
  %_16 = add i64 %self6, %rhs7
  %43 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_16, ptr %43, align 8
  %self8 = load i64, ptr %state, align 8
  %44 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs9 = load i64, ptr %44, align 8
  %_19 = add i64 %self8, %rhs9
  store i64 %_19, ptr %state, align 8
  %45 = getelementptr inbounds i8, ptr %state, i64 16
  %self10 = load i64, ptr %45, align 8
; call core::intrinsics::rotate_left::<u64>
  %_22 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self10, i32 17) #13
  %46 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_22, ptr %46, align 8
  %47 = getelementptr inbounds i8, ptr %state, i64 8
  %_24 = load i64, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %state, i64 16
  %49 = getelementptr inbounds i8, ptr %state, i64 16
  %50 = load i64, ptr %49, align 8
  %51 = xor i64 %50, %_24
  store i64 %51, ptr %48, align 8
  %52 = getelementptr inbounds i8, ptr %state, i64 24
  %self11 = load i64, ptr %52, align 8
; call core::intrinsics::rotate_left::<u64>
  %_25 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self11, i32 21) #13
  %53 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_25, ptr %53, align 8
  %_27 = load i64, ptr %state, align 8
  %54 = getelementptr inbounds i8, ptr %state, i64 24
  %55 = getelementptr inbounds i8, ptr %state, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = xor i64 %56, %_27
  store i64 %57, ptr %54, align 8
  %58 = getelementptr inbounds i8, ptr %state, i64 8
  %self12 = load i64, ptr %58, align 8
; call core::intrinsics::rotate_left::<u64>
  %_28 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self12, i32 32) #13
  %59 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_28, ptr %59, align 8
  %self13 = load i64, ptr %state, align 8
  %60 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs14 = load i64, ptr %60, align 8
  %_30 = add i64 %self13, %rhs14
  store i64 %_30, ptr %state, align 8
  %61 = getelementptr inbounds i8, ptr %state, i64 8
  %self15 = load i64, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs16 = load i64, ptr %62, align 8
  %_33 = add i64 %self15, %rhs16
  %63 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_33, ptr %63, align 8
  %64 = getelementptr inbounds i8, ptr %state, i64 16
  %self17 = load i64, ptr %64, align 8
; call core::intrinsics::rotate_left::<u64>
  %_36 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self17, i32 13) #13
  %65 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_36, ptr %65, align 8
  %_38 = load i64, ptr %state, align 8
  %66 = getelementptr inbounds i8, ptr %state, i64 16
  %67 = getelementptr inbounds i8, ptr %state, i64 16
  %68 = load i64, ptr %67, align 8
  %69 = xor i64 %68, %_38
  store i64 %69, ptr %66, align 8
  %70 = getelementptr inbounds i8, ptr %state, i64 24
  %self18 = load i64, ptr %70, align 8
; call core::intrinsics::rotate_left::<u64>
  %_39 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self18, i32 16) #13
  %71 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_39, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %state, i64 8
  %_41 = load i64, ptr %72, align 8
  %73 = getelementptr inbounds i8, ptr %state, i64 24
  %74 = getelementptr inbounds i8, ptr %state, i64 24
  %75 = load i64, ptr %74, align 8
  %76 = xor i64 %75, %_41
  store i64 %76, ptr %73, align 8
  %self19 = load i64, ptr %state, align 8
; call core::intrinsics::rotate_left::<u64>
  %_42 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self19, i32 32) #13
  store i64 %_42, ptr %state, align 8
  %77 = getelementptr inbounds i8, ptr %state, i64 8
  %self20 = load i64, ptr %77, align 8
  %78 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs21 = load i64, ptr %78, align 8
  %_44 = add i64 %self20, %rhs21
  %79 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_44, ptr %79, align 8
  %self22 = load i64, ptr %state, align 8
  %80 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs23 = load i64, ptr %80, align 8
  %_47 = add i64 %self22, %rhs23
  store i64 %_47, ptr %state, align 8
  %81 = getelementptr inbounds i8, ptr %state, i64 16
  %self24 = load i64, ptr %81, align 8
; call core::intrinsics::rotate_left::<u64>
  %_50 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self24, i32 17) #13
  %82 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_50, ptr %82, align 8
  %83 = getelementptr inbounds i8, ptr %state, i64 8
  %_52 = load i64, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %state, i64 16
  %85 = getelementptr inbounds i8, ptr %state, i64 16
  %86 = load i64, ptr %85, align 8
  %87 = xor i64 %86, %_52
  store i64 %87, ptr %84, align 8
  %88 = getelementptr inbounds i8, ptr %state, i64 24
  %self25 = load i64, ptr %88, align 8
; call core::intrinsics::rotate_left::<u64>
  %_53 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self25, i32 21) #13
  %89 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_53, ptr %89, align 8
  %_55 = load i64, ptr %state, align 8
  %90 = getelementptr inbounds i8, ptr %state, i64 24
  %91 = getelementptr inbounds i8, ptr %state, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = xor i64 %92, %_55
  store i64 %93, ptr %90, align 8
  %94 = getelementptr inbounds i8, ptr %state, i64 8
  %self26 = load i64, ptr %94, align 8
; call core::intrinsics::rotate_left::<u64>
  %_56 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self26, i32 32) #13
  %95 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_56, ptr %95, align 8
  %self27 = load i64, ptr %state, align 8
  %96 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs28 = load i64, ptr %96, align 8
  %_58 = add i64 %self27, %rhs28
  store i64 %_58, ptr %state, align 8
  %97 = getelementptr inbounds i8, ptr %state, i64 8
  %self29 = load i64, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs30 = load i64, ptr %98, align 8
  %_61 = add i64 %self29, %rhs30
  %99 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_61, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %state, i64 16
  %self31 = load i64, ptr %100, align 8
; call core::intrinsics::rotate_left::<u64>
  %_64 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self31, i32 13) #13
  %101 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_64, ptr %101, align 8
  %_66 = load i64, ptr %state, align 8
  %102 = getelementptr inbounds i8, ptr %state, i64 16
  %103 = getelementptr inbounds i8, ptr %state, i64 16
  %104 = load i64, ptr %103, align 8
  %105 = xor i64 %104, %_66
  store i64 %105, ptr %102, align 8
  %106 = getelementptr inbounds i8, ptr %state, i64 24
  %self32 = load i64, ptr %106, align 8
; call core::intrinsics::rotate_left::<u64>
  %_67 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self32, i32 16) #13
  %107 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_67, ptr %107, align 8
  %108 = getelementptr inbounds i8, ptr %state, i64 8
  %_69 = load i64, ptr %108, align 8
  %109 = getelementptr inbounds i8, ptr %state, i64 24
  %110 = getelementptr inbounds i8, ptr %state, i64 24
  %111 = load i64, ptr %110, align 8
  %112 = xor i64 %111, %_69
  store i64 %112, ptr %109, align 8
  %self33 = load i64, ptr %state, align 8
; call core::intrinsics::rotate_left::<u64>
  %_70 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self33, i32 32) #13
  store i64 %_70, ptr %state, align 8
  %113 = getelementptr inbounds i8, ptr %state, i64 8
  %self34 = load i64, ptr %113, align 8
  %114 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs35 = load i64, ptr %114, align 8
  %_72 = add i64 %self34, %rhs35
  %115 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_72, ptr %115, align 8
  %self36 = load i64, ptr %state, align 8
  %116 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs37 = load i64, ptr %116, align 8
  %_75 = add i64 %self36, %rhs37
  store i64 %_75, ptr %state, align 8
  %117 = getelementptr inbounds i8, ptr %state, i64 16
  %self38 = load i64, ptr %117, align 8
; call core::intrinsics::rotate_left::<u64>
  %_78 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self38, i32 17) #13
  %118 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_78, ptr %118, align 8
  %119 = getelementptr inbounds i8, ptr %state, i64 8
  %_80 = load i64, ptr %119, align 8
  %120 = getelementptr inbounds i8, ptr %state, i64 16
  %121 = getelementptr inbounds i8, ptr %state, i64 16
  %122 = load i64, ptr %121, align 8
  %123 = xor i64 %122, %_80
  store i64 %123, ptr %120, align 8
  %124 = getelementptr inbounds i8, ptr %state, i64 24
  %self39 = load i64, ptr %124, align 8
; call core::intrinsics::rotate_left::<u64>
  %_81 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self39, i32 21) #13
  %125 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_81, ptr %125, align 8
  %_83 = load i64, ptr %state, align 8
  %126 = getelementptr inbounds i8, ptr %state, i64 24
  %127 = getelementptr inbounds i8, ptr %state, i64 24
  %128 = load i64, ptr %127, align 8
  %129 = xor i64 %128, %_83
  store i64 %129, ptr %126, align 8
  %130 = getelementptr inbounds i8, ptr %state, i64 8
  %self40 = load i64, ptr %130, align 8
; call core::intrinsics::rotate_left::<u64>
  %_84 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self40, i32 32) #13
  %131 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_84, ptr %131, align 8
  %self41 = load i64, ptr %state, align 8
  %132 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs42 = load i64, ptr %132, align 8
  %_86 = add i64 %self41, %rhs42
  store i64 %_86, ptr %state, align 8
  %133 = getelementptr inbounds i8, ptr %state, i64 8
  %self43 = load i64, ptr %133, align 8
  %134 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs44 = load i64, ptr %134, align 8
  %_89 = add i64 %self43, %rhs44
  %135 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_89, ptr %135, align 8
  %136 = getelementptr inbounds i8, ptr %state, i64 16
  %self45 = load i64, ptr %136, align 8
; call core::intrinsics::rotate_left::<u64>
  %_92 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self45, i32 13) #13
  %137 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_92, ptr %137, align 8
  %_94 = load i64, ptr %state, align 8
  %138 = getelementptr inbounds i8, ptr %state, i64 16
  %139 = getelementptr inbounds i8, ptr %state, i64 16
  %140 = load i64, ptr %139, align 8
  %141 = xor i64 %140, %_94
  store i64 %141, ptr %138, align 8
  %142 = getelementptr inbounds i8, ptr %state, i64 24
  %self46 = load i64, ptr %142, align 8
; call core::intrinsics::rotate_left::<u64>
  %_95 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self46, i32 16) #13
  %143 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_95, ptr %143, align 8
  %144 = getelementptr inbounds i8, ptr %state, i64 8
  %_97 = load i64, ptr %144, align 8
  %145 = getelementptr inbounds i8, ptr %state, i64 24
  %146 = getelementptr inbounds i8, ptr %state, i64 24
  %147 = load i64, ptr %146, align 8
  %148 = xor i64 %147, %_97
  store i64 %148, ptr %145, align 8
  %self47 = load i64, ptr %state, align 8
; call core::intrinsics::rotate_left::<u64>
  %_98 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self47, i32 32) #13
  store i64 %_98, ptr %state, align 8
  %149 = getelementptr inbounds i8, ptr %state, i64 8
  %self48 = load i64, ptr %149, align 8
  %150 = getelementptr inbounds i8, ptr %state, i64 16
  %rhs49 = load i64, ptr %150, align 8
  %_100 = add i64 %self48, %rhs49
  %151 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_100, ptr %151, align 8
  %self50 = load i64, ptr %state, align 8
  %152 = getelementptr inbounds i8, ptr %state, i64 24
  %rhs51 = load i64, ptr %152, align 8
  %_103 = add i64 %self50, %rhs51
  store i64 %_103, ptr %state, align 8
  %153 = getelementptr inbounds i8, ptr %state, i64 16
  %self52 = load i64, ptr %153, align 8
; call core::intrinsics::rotate_left::<u64>
  %_106 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self52, i32 17) #13
  %154 = getelementptr inbounds i8, ptr %state, i64 16
  store i64 %_106, ptr %154, align 8
  %155 = getelementptr inbounds i8, ptr %state, i64 8
  %_108 = load i64, ptr %155, align 8
  %156 = getelementptr inbounds i8, ptr %state, i64 16
  %157 = getelementptr inbounds i8, ptr %state, i64 16
  %158 = load i64, ptr %157, align 8
  %159 = xor i64 %158, %_108
  store i64 %159, ptr %156, align 8
  %160 = getelementptr inbounds i8, ptr %state, i64 24
  %self53 = load i64, ptr %160, align 8
; call core::intrinsics::rotate_left::<u64>
  %_109 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self53, i32 21) #13
  %161 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 %_109, ptr %161, align 8
  %_111 = load i64, ptr %state, align 8
  %162 = getelementptr inbounds i8, ptr %state, i64 24
  %163 = getelementptr inbounds i8, ptr %state, i64 24
  %164 = load i64, ptr %163, align 8
  %165 = xor i64 %164, %_111
  store i64 %165, ptr %162, align 8
  %166 = getelementptr inbounds i8, ptr %state, i64 8
  %self54 = load i64, ptr %166, align 8
; call core::intrinsics::rotate_left::<u64>
  %_112 = call i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_leftyECs9iZD2tUQOQM_10rs_hashing(i64 %self54, i32 32) #13
  %167 = getelementptr inbounds i8, ptr %state, i64 8
  store i64 %_112, ptr %167, align 8
  ret void
}

; <usize as core::iter::range::Step>::forward_unchecked
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvXsF_NtNtCsgEmfK2I1SDS_4core4iter5rangejNtB5_4Step17forward_uncheckedCs9iZD2tUQOQM_10rs_hashing(i64 %start1, i64 %n) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 %start1, i64 %n, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #12
  br label %bb2

bb2:                                              ; preds = %bb1
  %_0 = add nuw i64 %start1, %n
  ret i64 %_0
}

; <&u8 as core::ops::bit::BitAnd<u8>>::bitand
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvXsI_NtNtCsgEmfK2I1SDS_4core3ops3bitRhINtB5_6BitAndhE6bitandCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %self, i8 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load i8, ptr %self, align 1
  %_0 = and i8 %_3, %other
  ret i8 %_0
}

; <core::ops::try_trait::Wrapped<u32, usize, rs_hashing::crc_rows::{closure#1}> as core::ops::function::FnMut<(usize,)>>::call_mut
; Function Attrs: nounwind
define i32 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmjNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EINtNtB6_8function5FnMutTjEE8call_mutBZ_(ptr align 8 %self, i64 %0) unnamed_addr #1 {
start:
  %_2 = alloca [8 x i8], align 8
  store i64 %0, ptr %_2, align 8
  %args = load i64, ptr %_2, align 8
  %1 = load i64, ptr %_2, align 8
; call rs_hashing::crc_rows::{closure#1}
  %_4 = call i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0B3_(ptr align 8 %self, i64 %1) #12
  ret i32 %_4
}

; <core::ops::try_trait::Wrapped<u32, u32, rs_hashing::crc_rows::{closure#2}> as core::ops::function::FnMut<(u32,)>>::call_mut
; Function Attrs: nounwind
define i32 @_RNvXs_NtNtCsgEmfK2I1SDS_4core3ops9try_traitINtB4_7WrappedmmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0EINtNtB6_8function5FnMutTmEE8call_mutBZ_(ptr align 1 %self, i32 %0) unnamed_addr #1 {
start:
  %_2 = alloca [4 x i8], align 4
  store i32 %0, ptr %_2, align 4
  %args = load i32, ptr %_2, align 4
  %1 = load i32, ptr %_2, align 4
; call rs_hashing::crc_rows::{closure#2}
  %_4 = call i32 @_RNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0B3_(ptr align 1 %self, i32 %1) #12
  ret i32 %_4
}

; <core::array::Guard<u32> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind
define void @_RNvXso_NtCsgEmfK2I1SDS_4core5arrayINtB5_5GuardmENtNtNtB7_3ops4drop4Drop4dropCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self) unnamed_addr #0 {
start:
  %self.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %self.1 = load i64, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %index = load i64, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call <core::ops::range::Range<usize> as core::slice::index::SliceIndex<[_]>>::get_unchecked_mut::precondition_check
  call void @_RNvNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtBb_3ops5range5RangejEINtB7_10SliceIndexSpE17get_unchecked_mut18precondition_checkCs9iZD2tUQOQM_10rs_hashing(i64 0, i64 %index, i64 %self.1, ptr align 8 @alloc_0d66999e2f47b6dd52528aac14576a45) #12
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = icmp eq i64 %index, 0
  br i1 %2, label %bb4, label %bb5

bb4:                                              ; preds = %bb5, %bb3
  ret void

bb5:                                              ; preds = %bb3
  br label %bb4
}

; <core::result::Result<(&u8, &[u8]), usize> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define void @_RNvXsp_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultTRhRShEjENtNtNtB7_3ops9try_trait3Try6branchCs9iZD2tUQOQM_10rs_hashing(ptr sret([24 x i8]) align 8 %_0, ptr align 8 %self) unnamed_addr #0 {
start:
  %v = alloca [24 x i8], align 8
  %0 = load ptr, ptr %self, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = icmp eq i64 %1, 0
  %_2 = select i1 %2, i64 1, i64 0
  %3 = trunc nuw i64 %_2 to i1
  br i1 %3, label %bb2, label %bb3

bb2:                                              ; preds = %start
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  %e = load i64, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %e, ptr %5, align 8
  store ptr null, ptr %_0, align 8
  br label %bb4

bb3:                                              ; preds = %start
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %v, ptr align 8 %self, i64 24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_0, ptr align 8 %v, i64 24, i1 false)
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  ret void

bb1:                                              ; No predecessors!
  unreachable
}

; <core::result::Result<(char, usize), usize> as core::ops::try_trait::FromResidual<core::result::Result<core::convert::Infallible, usize>>>::from_residual
; Function Attrs: inlinehint nounwind
define void @_RNvXsq_NtCsgEmfK2I1SDS_4core6resultINtB5_6ResultTcjEjEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfalliblejEE13from_residualCs9iZD2tUQOQM_10rs_hashing(ptr sret([16 x i8]) align 8 %_0, i64 %residual, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %residual, ptr %1, align 8
  store i32 1114112, ptr %_0, align 8
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write_usize
; Function Attrs: inlinehint nounwind
define void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher11write_usizeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i64 %i) unnamed_addr #0 {
start:
  %_5 = alloca [8 x i8], align 1
  store i64 %i, ptr %_5, align 1
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %_5, i64 8) #12
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write_length_prefix
; Function Attrs: inlinehint nounwind
define void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher19write_length_prefixCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i64 %len) unnamed_addr #0 {
start:
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write_usize
  call void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher11write_usizeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i64 %len) #12
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write_u8
; Function Attrs: inlinehint nounwind
define void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher8write_u8Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i8 %i) unnamed_addr #0 {
start:
  %_5 = alloca [1 x i8], align 1
  %0 = getelementptr inbounds nuw i8, ptr %_5, i64 0
  store i8 %i, ptr %0, align 1
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %_5, i64 1) #12
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write_i16
; Function Attrs: inlinehint nounwind
define void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_i16Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i16 %i) unnamed_addr #0 {
start:
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write_u16
  call void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u16Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i16 %i) #12
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write_u16
; Function Attrs: inlinehint nounwind
define void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u16Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i16 %i) unnamed_addr #0 {
start:
  %_5 = alloca [2 x i8], align 1
  store i16 %i, ptr %_5, align 1
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %_5, i64 2) #12
  ret void
}

; <core::hash::sip::SipHasher as core::hash::Hasher>::write_u32
; Function Attrs: inlinehint nounwind
define void @_RNvYNtNtNtCsgEmfK2I1SDS_4core4hash3sip9SipHasherNtB6_6Hasher9write_u32Cs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, i32 %i) unnamed_addr #0 {
start:
  %_5 = alloca [4 x i8], align 1
  store i32 %i, ptr %_5, align 1
; call <core::hash::sip::SipHasher as core::hash::Hasher>::write
  call void @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher5writeCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %self, ptr align 1 %_5, i64 4) #12
  ret void
}

; <usize as core::cmp::Ord>::max
; Function Attrs: inlinehint nounwind
define i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3maxCs9iZD2tUQOQM_10rs_hashing(i64 %0, i64 %1) unnamed_addr #0 {
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
  %3 = load i64, ptr %other, align 8
  store i64 %3, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %4 = load i64, ptr %self, align 8
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

; <usize as core::cmp::Ord>::min
; Function Attrs: inlinehint nounwind
define i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCs9iZD2tUQOQM_10rs_hashing(i64 %0, i64 %1) unnamed_addr #0 {
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
define ptx_kernel void @crc_rows(ptr %data, ptr %out) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 4
  %_18 = alloca [16 x i8], align 4
  %words = alloca [16 x i8], align 4
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #15
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #15
  unreachable

_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i2 = zext i32 %_7.0.i to i64
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 16, i64 %_0.i2)
  %_7.0 = extractvalue { i64, i1 } %2, 0
  %_7.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit
  %_0.i1 = getelementptr inbounds nuw i8, ptr %data, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u8>
  %3 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECs9iZD2tUQOQM_10rs_hashing(ptr %_0.i1, i64 16, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #12
  %_0.0.i = extractvalue { ptr, i64 } %3, 0
  %_0.1.i = extractvalue { ptr, i64 } %3, 1
  %row.0 = extractvalue { ptr, i64 } %3, 0
  %row.1 = extractvalue { ptr, i64 } %3, 1
; call <[u8]>::iter
  %4 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh4iterCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %row.0, i64 %row.1) #12
  %_10.0 = extractvalue { ptr, ptr } %4, 0
  %_10.1 = extractvalue { ptr, ptr } %4, 1
; call <core::slice::iter::Iter<u8> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_hashing::crc_rows::{closure#0}>
  %_9 = call i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4IterhENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rows0EB1H_(ptr %_10.0, ptr %_10.1, i32 -1) #12
  %crc = xor i32 %_9, -1
; call core::array::from_fn::<u32, 4, rs_hashing::crc_rows::{closure#1}>
  call void @_RINvNtCsgEmfK2I1SDS_4core5array7from_fnmKj4_NCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss_0EBK_(ptr sret([16 x i8]) align 4 %words, ptr align 1 %row.0, i64 %row.1) #12
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %0, ptr align 4 %words, i64 16, i1 false)
; call <[u32; 4]>::map::<rs_hashing::crc_rows::{closure#2}, u32>
  call void @_RINvMsm_NtCsgEmfK2I1SDS_4core5arrayAmj4_3mapNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss0_0mEBK_(ptr sret([16 x i8]) align 4 %_18, ptr align 4 %0) #13
; call <[u32]>::iter
  %5 = call { ptr, ptr } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm4iterCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %_18, i64 4) #12
  %_15.0 = extractvalue { ptr, ptr } %5, 0
  %_15.1 = extractvalue { ptr, ptr } %5, 1
; call <core::slice::iter::Iter<u32> as core::iter::traits::iterator::Iterator>::fold::<u32, rs_hashing::crc_rows::{closure#3}>
  %mixed = call i32 @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItermENtNtNtNtBb_4iter6traits8iterator8Iterator4foldmNCNvCs9iZD2tUQOQM_10rs_hashing8crc_rowss1_0EB1H_(ptr %_15.0, ptr %_15.1, i32 0) #12
  %_20 = xor i32 %crc, %mixed
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_0.i2
  store i32 %_20, ptr %_0.i, align 4
  ret void

panic:                                            ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_bd6e0c8aa43319df73bfde30ba391695) #15
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @siphash_rows(ptr %data, ptr %out, i64 %k0, i64 %k1) unnamed_addr #1 {
start:
  %_3.i10 = alloca [16 x i8], align 8
  %0 = alloca [2 x i8], align 2
  %_21 = alloca [2 x i8], align 1
  %_13 = alloca [24 x i8], align 8
  %h = alloca [72 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit

panic.i:                                          ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #15
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #15
  unreachable

_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 20, i64 %_0.i7)
  %_9.0 = extractvalue { i64, i1 } %2, 0
  %_9.1 = extractvalue { i64, i1 } %2, 1
  br i1 %_9.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit
  %_0.i6 = getelementptr inbounds nuw i8, ptr %data, i64 %_9.0
; call core::slice::raw::from_raw_parts::<u8>
  %3 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECs9iZD2tUQOQM_10rs_hashing(ptr %_0.i6, i64 20, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #12
  %_0.0.i = extractvalue { ptr, i64 } %3, 0
  %_0.1.i = extractvalue { ptr, i64 } %3, 1
  %row.0 = extractvalue { ptr, i64 } %3, 0
  %row.1 = extractvalue { ptr, i64 } %3, 1
; call <core::hash::sip::SipHasher>::new_with_keys
  call void @_RNvMNtNtCsgEmfK2I1SDS_4core4hash3sipNtB2_9SipHasher13new_with_keysCs9iZD2tUQOQM_10rs_hashing(ptr sret([72 x i8]) align 8 %h, i64 %k0, i64 %k1) #12
  %_14 = trunc i64 %_0.i7 to i32
  %_19 = icmp ult i64 0, %row.1
  br i1 %_19, label %bb6, label %panic1

panic:                                            ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_8c4d80d32b3f6d5094e58a489a0a0b9a) #15
  unreachable

bb6:                                              ; preds = %bb2
  %4 = getelementptr inbounds nuw i8, ptr %row.0, i64 0
  %_16 = load i8, ptr %4, align 1
  %_25 = icmp ult i64 1, %row.1
  br i1 %_25, label %bb7, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %row.1, ptr align 8 @alloc_114991ab2d96999dfe9c14e68aa50b6d) #15
  unreachable

bb7:                                              ; preds = %bb6
  %5 = getelementptr inbounds nuw i8, ptr %row.0, i64 1
  %_22 = load i8, ptr %5, align 1
  %_29 = icmp ult i64 2, %row.1
  br i1 %_29, label %bb8, label %panic3

panic2:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %row.1, ptr align 8 @alloc_af7a86a346e29d54041a4d453a00e5a6) #15
  unreachable

bb8:                                              ; preds = %bb7
  %6 = getelementptr inbounds nuw i8, ptr %row.0, i64 2
  %_26 = load i8, ptr %6, align 1
  %7 = getelementptr inbounds nuw i8, ptr %_21, i64 0
  store i8 %_22, ptr %7, align 1
  %8 = getelementptr inbounds nuw i8, ptr %_21, i64 1
  store i8 %_26, ptr %8, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %0, ptr align 1 %_21, i64 2, i1 false)
  %9 = load i16, ptr %0, align 2
; call <i16>::from_le_bytes
  %_20 = call i16 @_RNvMs_NtCsgEmfK2I1SDS_4core3nums13from_le_bytesCs9iZD2tUQOQM_10rs_hashing(i16 %9) #12
  %_38 = icmp ult i64 3, %row.1
  br i1 %_38, label %bb10, label %panic4

panic3:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %row.1, ptr align 8 @alloc_3e7d3d8170705737d96edea730d385ff) #15
  unreachable

bb10:                                             ; preds = %bb8
  %10 = getelementptr inbounds nuw i8, ptr %row.0, i64 3
  %_35 = load i8, ptr %10, align 1
  %_34 = and i8 %_35, 15
  %_33 = zext i8 %_34 to i64
  %_39.0 = add i64 3, %_33
  %_39.1 = icmp ult i64 %_39.0, 3
  br i1 %_39.1, label %panic5, label %bb11

panic4:                                           ; preds = %bb8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %row.1, ptr align 8 @alloc_b04376a511d1cdca374336f0ebb9f113) #15
  unreachable

bb11:                                             ; preds = %bb10
  %_13.i = icmp ult i64 %_39.0, 3
  br i1 %_13.i, label %bb4.i, label %bb5.i

bb5.i:                                            ; preds = %bb11
  %11 = getelementptr inbounds i8, ptr %_3.i10, i64 8
  store i64 %_33, ptr %11, align 8
  store i64 1, ptr %_3.i10, align 8
  %12 = getelementptr inbounds i8, ptr %_3.i10, i64 8
  %new_len.i = load i64, ptr %12, align 8
  %_7.i = icmp ule i64 %_39.0, %row.1
  br i1 %_7.i, label %_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit, label %bb2.i

bb4.i:                                            ; preds = %bb11
  br label %bb3.i11

bb2.i:                                            ; preds = %bb5.i
  br label %bb3.i11

bb3.i11:                                          ; preds = %bb2.i, %bb4.i
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 3, i64 %_39.0, i64 %row.1, ptr align 8 @alloc_129f1af270dff45308fdd733b148d3cf) #15
  unreachable

_RNvXs2_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range5RangejEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing.exit: ; preds = %bb5.i
  %_16.i = getelementptr inbounds nuw i8, ptr %row.0, i64 3
  %13 = insertvalue { ptr, i64 } poison, ptr %_16.i, 0
  %14 = insertvalue { ptr, i64 } %13, i64 %new_len.i, 1
  %_0.0.i8 = extractvalue { ptr, i64 } %14, 0
  %_0.1.i9 = extractvalue { ptr, i64 } %14, 1
  %_30.0 = extractvalue { ptr, i64 } %14, 0
  %_30.1 = extractvalue { ptr, i64 } %14, 1
  %15 = getelementptr inbounds i8, ptr %_13, i64 16
  store i32 %_14, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %_13, i64 20
  store i8 %_16, ptr %16, align 4
  %17 = getelementptr inbounds i8, ptr %16, i64 2
  store i16 %_20, ptr %17, align 2
  store ptr %_30.0, ptr %_13, align 8
  %18 = getelementptr inbounds i8, ptr %_13, i64 8
  store i64 %_30.1, ptr %18, align 8
; call <rs_hashing::Key as core::hash::Hash>::hash::<core::hash::sip::SipHasher>
  call void @_RINvXCs9iZD2tUQOQM_10rs_hashingNtB3_3KeyNtNtCsgEmfK2I1SDS_4core4hash4Hash4hashNtNtBE_3sip9SipHasherEB3_(ptr align 8 %_13, ptr align 8 %h) #12
; call <core::hash::sip::SipHasher as core::hash::Hasher>::finish
  %_42 = call i64 @_RNvXs1_NtNtCsgEmfK2I1SDS_4core4hash3sipNtB5_9SipHasherNtB7_6Hasher6finishCs9iZD2tUQOQM_10rs_hashing(ptr align 8 %h) #12
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_0.i7
  store i64 %_42, ptr %_0.i, align 8
  ret void

panic5:                                           ; preds = %bb10
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_91a825df6c64adb0f5e4b5008f170901) #15
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @utf8_rows(ptr %data, ptr %out) unnamed_addr #1 {
start:
  %c = alloca [4 x i8], align 4
  %_12 = alloca [16 x i8], align 8
  %used = alloca [8 x i8], align 8
  %r = alloca [12 x i8], align 4
  %row = alloca [16 x i8], align 8
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit

panic.i10:                                        ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #15
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #15
  unreachable

_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i9 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 12, i64 %_0.i9)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit
  %_0.i8 = getelementptr inbounds nuw i8, ptr %data, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u8>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partshECs9iZD2tUQOQM_10rs_hashing(ptr %_0.i8, i64 12, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #12
  %_0.0.i6 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i7 = extractvalue { ptr, i64 } %2, 1
  %3 = extractvalue { ptr, i64 } %2, 0
  %4 = extractvalue { ptr, i64 } %2, 1
  store ptr %3, ptr %row, align 8
  %5 = getelementptr inbounds i8, ptr %row, i64 8
  store i64 %4, ptr %5, align 8
  call void @llvm.memset.p0.i64(ptr align 4 %r, i8 0, i64 12, i1 false)
  br label %bb5

panic:                                            ; preds = %_RNvNtCs9iZD2tUQOQM_10rs_hashing3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_bb83046d9679928147812751f5a9089f) #15
  unreachable

bb5:                                              ; preds = %bb25, %bb2
  %_10.0 = load ptr, ptr %row, align 8
  %6 = getelementptr inbounds i8, ptr %row, i64 8
  %_10.1 = load i64, ptr %6, align 8
; call <[u8]>::is_empty
  %_9 = call zeroext i1 @_RNvMNtCsgEmfK2I1SDS_4core5sliceSh8is_emptyCs9iZD2tUQOQM_10rs_hashing(ptr align 1 %_10.0, i64 %_10.1) #12
  br i1 %_9, label %bb7, label %bb8

bb8:                                              ; preds = %bb5
  %_13.0 = load ptr, ptr %row, align 8
  %7 = getelementptr inbounds i8, ptr %row, i64 8
  %_13.1 = load i64, ptr %7, align 8
; call rs_hashing::first_char
  call void @_RNvCs9iZD2tUQOQM_10rs_hashing10first_char(ptr sret([16 x i8]) align 8 %_12, ptr align 1 %_13.0, i64 %_13.1) #16
  %8 = load i32, ptr %_12, align 8
  %9 = icmp eq i32 %8, 1114112
  %_14 = select i1 %9, i64 1, i64 0
  %10 = trunc nuw i64 %_14 to i1
  br i1 %10, label %bb11, label %bb12

bb7:                                              ; preds = %bb5
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i9, i64 3)
  %_6.0.i = extractvalue { i64, i1 } %11, 0
  %_6.1.i = extractvalue { i64, i1 } %11, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCs9iZD2tUQOQM_10rs_hashing3gpu3rowmEB4_.exit

panic.i:                                          ; preds = %bb7
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #15
  unreachable

_RINvNtCs9iZD2tUQOQM_10rs_hashing3gpu3rowmEB4_.exit: ; preds = %bb7
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<u32>
  %12 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutmECs9iZD2tUQOQM_10rs_hashing(ptr %_0.i, i64 3, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #12
  %_0.0.i = extractvalue { ptr, i64 } %12, 0
  %_0.1.i = extractvalue { ptr, i64 } %12, 1
  %_44.0 = extractvalue { ptr, i64 } %12, 0
  %_44.1 = extractvalue { ptr, i64 } %12, 1
; call <[u32]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm15copy_from_sliceCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %_44.0, i64 %_44.1, ptr align 4 %r, i64 3, ptr align 8 @alloc_eb5e4b958676359542284334cf70f51f) #12
  ret void

bb11:                                             ; preds = %bb8
  %13 = getelementptr inbounds i8, ptr %_12, i64 8
  %n4 = load i64, ptr %13, align 8
  %14 = getelementptr inbounds nuw i32, ptr %r, i64 2
  %15 = load i32, ptr %14, align 4
  %_38.0 = add i32 %15, 1
  %_38.1 = icmp ult i32 %_38.0, %15
  br i1 %_38.1, label %panic5, label %bb24

bb12:                                             ; preds = %bb8
  %16 = load i32, ptr %_12, align 8
  store i32 %16, ptr %c, align 4
  %17 = getelementptr inbounds i8, ptr %_12, i64 8
  %n = load i64, ptr %17, align 8
; call <char>::is_ascii_alphanumeric
  %_19 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc21is_ascii_alphanumericCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %c) #12
  %_18 = zext i1 %_19 to i32
  %18 = load i32, ptr %c, align 4
; call <char>::to_digit
  %19 = call { i32, i32 } @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc8to_digitCs9iZD2tUQOQM_10rs_hashing(i32 %18, i32 16) #12
  %_22.0 = extractvalue { i32, i32 } %19, 0
  %_22.1 = extractvalue { i32, i32 } %19, 1
; call <core::option::Option<u32>>::unwrap_or
  %_21 = call i32 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionmE9unwrap_orCs9iZD2tUQOQM_10rs_hashing(i32 %_22.0, i32 %_22.1, i32 0) #12
  %_23.0 = add i32 %_18, %_21
  %_23.1 = icmp ult i32 %_23.0, %_18
  br i1 %_23.1, label %panic1, label %bb16

bb16:                                             ; preds = %bb12
  %20 = getelementptr inbounds nuw i32, ptr %r, i64 0
  %21 = load i32, ptr %20, align 4
  %_26.0 = add i32 %21, %_23.0
  %_26.1 = icmp ult i32 %_26.0, %21
  br i1 %_26.1, label %panic2, label %bb18

panic1:                                           ; preds = %bb12
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_517206d83686080c298f5eb676c2995c) #15
  unreachable

bb18:                                             ; preds = %bb16
  %22 = getelementptr inbounds nuw i32, ptr %r, i64 0
  store i32 %_26.0, ptr %22, align 4
; call <char>::to_ascii_uppercase
  %_29 = call i32 @_RNvMNtNtCsgEmfK2I1SDS_4core4char7methodsc18to_ascii_uppercaseCs9iZD2tUQOQM_10rs_hashing(ptr align 4 %c) #12
; call <u32 as core::convert::From<char>>::from
  %_28 = call i32 @_RNvXNtNtCsgEmfK2I1SDS_4core4char7convertmINtNtB6_7convert4FromcE4fromCs9iZD2tUQOQM_10rs_hashing(i32 %_29) #12
  %_31 = trunc i64 %n to i32
  %23 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_28, i32 %_31)
  %_32.0 = extractvalue { i32, i1 } %23, 0
  %_32.1 = extractvalue { i32, i1 } %23, 1
  br i1 %_32.1, label %panic3, label %bb21

panic2:                                           ; preds = %bb16
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_d9543621e1b01f7167f356b84ea4258c) #15
  unreachable

bb21:                                             ; preds = %bb18
  %24 = getelementptr inbounds nuw i32, ptr %r, i64 1
  %25 = getelementptr inbounds nuw i32, ptr %r, i64 1
  %26 = load i32, ptr %25, align 4
  %27 = xor i32 %26, %_32.0
  store i32 %27, ptr %24, align 4
  store i64 %n, ptr %used, align 8
  br label %bb25

panic3:                                           ; preds = %bb18
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_afe9e7247381edd1678f654e921ce369) #15
  unreachable

bb25:                                             ; preds = %bb24, %bb21
  %_40.0 = load ptr, ptr %row, align 8
  %28 = getelementptr inbounds i8, ptr %row, i64 8
  %_40.1 = load i64, ptr %28, align 8
  %_42 = load i64, ptr %used, align 8
; call <core::ops::range::RangeFrom<usize> as core::slice::index::SliceIndex<[u8]>>::index
  %29 = call { ptr, i64 } @_RNvXs5_NtNtCsgEmfK2I1SDS_4core5slice5indexINtNtNtB9_3ops5range9RangeFromjEINtB5_10SliceIndexShE5indexCs9iZD2tUQOQM_10rs_hashing(i64 %_42, ptr align 1 %_40.0, i64 %_40.1, ptr align 8 @alloc_b14188e203a540de389b1dc4cae1c7a7) #12
  %_0.0.i11 = extractvalue { ptr, i64 } %29, 0
  %_0.1.i12 = extractvalue { ptr, i64 } %29, 1
  %_39.0 = extractvalue { ptr, i64 } %29, 0
  %_39.1 = extractvalue { ptr, i64 } %29, 1
  store ptr %_39.0, ptr %row, align 8
  %30 = getelementptr inbounds i8, ptr %row, i64 8
  store i64 %_39.1, ptr %30, align 8
  br label %bb5

bb24:                                             ; preds = %bb11
  %31 = getelementptr inbounds nuw i32, ptr %r, i64 2
  store i32 %_38.0, ptr %31, align 4
; call <usize as core::cmp::Ord>::max
  %32 = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3maxCs9iZD2tUQOQM_10rs_hashing(i64 %n4, i64 1) #12
  store i64 %32, ptr %used, align 8
  br label %bb25

panic5:                                           ; preds = %bb11
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_cd490c5de64be415b759d82da4e7478d) #15
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4


; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #6

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #9

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_add_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #10 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #6

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #11

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #11

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

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #7 {
start:
  call void @llvm.trap()
  unreachable
}

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { cold nounwind "target-cpu"="sm_90" }
attributes #4 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { "target-cpu"="sm_90" }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #10 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #11 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { inlinehint nounwind }
attributes #13 = { nounwind }
attributes #14 = { cold nounwind }
attributes #15 = { noinline noreturn nounwind }
attributes #16 = { noinline nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
