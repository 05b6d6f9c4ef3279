; ModuleID = 'rs_checked.9f74f02e4ebc934b-cgu.0'
source_filename = "rs_checked.9f74f02e4ebc934b-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::fmt::rt::Argument<'_>" = type { %"core::fmt::rt::ArgumentType<'_>" }
%"core::fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }

@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_30f7ecc1496f966bde691d01731e6f8e = private unnamed_addr constant [49 x i8] c"$min > max, or either was NaN. min = \C0\08, max = \C0\00", align 1
@alloc_07005aa0b86054b1a6571068a29c5968 = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/f64.rs\00", align 1
@alloc_c7939003011de16e27822a1acdb8c103 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_07005aa0b86054b1a6571068a29c5968, [16 x i8] c"K\00\00\00\00\00\00\00\DE\05\00\00\09\00\00\00" }>, align 8
@anon.b8b854b3dac25a4c91a61846ff4d860f.0 = private unnamed_addr constant <{ [1 x i8], [1 x i8] }> <{ [1 x i8] zeroinitializer, [1 x i8] undef }>, align 1
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@anon.b8b854b3dac25a4c91a61846ff4d860f.1 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_e05d24d8281e788759f08dbea3521ad4 = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/mod.rs\00", align 1
@alloc_20faf60da94e1b61fb051b0c43de87bf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e05d24d8281e788759f08dbea3521ad4, [16 x i8] c"K\00\00\00\00\00\00\00\A2\01\00\00\05\00\00\00" }>, align 8
@anon.b8b854b3dac25a4c91a61846ff4d860f.2 = private unnamed_addr constant <{ [4 x i8], [4 x i8] }> <{ [4 x i8] zeroinitializer, [4 x i8] undef }>, align 4
@alloc_f6c2b1f4697466bf98829afb803fc7db = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/int_log10.rs\00", align 1
@alloc_6c4bcb7b2543447622945b52710ba762 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_f6c2b1f4697466bf98829afb803fc7db, [16 x i8] c"Q\00\00\00\00\00\00\00o\00\00\00\01\00\00\00" }>, align 8
@alloc_5714268c3ba84e6f56420587c9026173 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e05d24d8281e788759f08dbea3521ad4, [16 x i8] c"K\00\00\00\00\00\00\00\A4\04\00\00\05\00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@anon.b8b854b3dac25a4c91a61846ff4d860f.3 = private unnamed_addr constant [512 x i8] c"\00\00\01\00\01\01\01\02\02\00\02\01\02\02\02\03\02\04\03\00\03\01\03\02\03\03\03\04\03\05\03\06\04\00\04\01\04\02\04\03\04\04\04\05\04\06\04\07\04\08\05\00\05\01\05\02\05\03\05\04\05\05\05\06\05\07\05\08\05\09\05\0A\06\00\06\01\06\02\06\03\06\04\06\05\06\06\06\07\06\08\06\09\06\0A\06\0B\06\0C\07\00\07\01\07\02\07\03\07\04\07\05\07\06\07\07\07\08\07\09\07\0A\07\0B\07\0C\07\0D\07\0E\08\00\08\01\08\02\08\03\08\04\08\05\08\06\08\07\08\08\08\09\08\0A\08\0B\08\0C\08\0D\08\0E\08\0F\08\10\09\00\09\01\09\02\09\03\09\04\09\05\09\06\09\07\09\08\09\09\09\0A\09\0B\09\0C\09\0D\09\0E\09\0F\09\10\09\11\09\12\0A\00\0A\01\0A\02\0A\03\0A\04\0A\05\0A\06\0A\07\0A\08\0A\09\0A\0A\0A\0B\0A\0C\0A\0D\0A\0E\0A\0F\0A\10\0A\11\0A\12\0A\13\0A\14\0B\00\0B\01\0B\02\0B\03\0B\04\0B\05\0B\06\0B\07\0B\08\0B\09\0B\0A\0B\0B\0B\0C\0B\0D\0B\0E\0B\0F\0B\10\0B\11\0B\12\0B\13\0B\14\0B\15\0B\16\0C\00\0C\01\0C\02\0C\03\0C\04\0C\05\0C\06\0C\07\0C\08\0C\09\0C\0A\0C\0B\0C\0C\0C\0D\0C\0E\0C\0F\0C\10\0C\11\0C\12\0C\13\0C\14\0C\15\0C\16\0C\17\0C\18\0D\00\0D\01\0D\02\0D\03\0D\04\0D\05\0D\06\0D\07\0D\08\0D\09\0D\0A\0D\0B\0D\0C\0D\0D\0D\0E\0D\0F\0D\10\0D\11\0D\12\0D\13\0D\14\0D\15\0D\16\0D\17\0D\18\0D\19\0D\1A\0E\00\0E\01\0E\02\0E\03\0E\04\0E\05\0E\06\0E\07\0E\08\0E\09\0E\0A\0E\0B\0E\0C\0E\0D\0E\0E\0E\0F\0E\10\0E\11\0E\12\0E\13\0E\14\0E\15\0E\16\0E\17\0E\18\0E\19\0E\1A\0E\1B\0E\1C\0F\00\0F\01\0F\02\0F\03\0F\04\0F\05\0F\06\0F\07\0F\08\0F\09\0F\0A\0F\0B\0F\0C\0F\0D\0F\0E\0F\0F\0F\10\0F\11\0F\12\0F\13\0F\14\0F\15\0F\16\0F\17\0F\18\0F\19\0F\1A\0F\1B\0F\1C\0F\1D\0F\1E", align 1
@alloc_1a53887a235e471a9f5ac2a39c3d3439 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/num/int_sqrt.rs\00", align 1
@alloc_7efa71cc87b8858eb62ca4adb691a355 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a53887a235e471a9f5ac2a39c3d3439, [16 x i8] c"P\00\00\00\00\00\00\00\03\01\00\00\12\00\00\00" }>, align 8
@alloc_8a4174c127406e76971eaadf8bcb5ff0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a53887a235e471a9f5ac2a39c3d3439, [16 x i8] c"P\00\00\00\00\00\00\00\04\01\00\00\05\00\00\00" }>, align 8
@alloc_0b3ca901094d05b4c36bd297cd4343eb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_1a53887a235e471a9f5ac2a39c3d3439, [16 x i8] c"P\00\00\00\00\00\00\00)\00\00\00\05\00\00\00" }>, align 8
@alloc_b8612ffe3ceba24ef9f5ec716441ab42 = private unnamed_addr constant [184 x i8] c"unsafe precondition(s) violated: i64::unchecked_shl cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_6056151ca9365e20b2b882043b0633bb = private unnamed_addr constant [26 x i8] c"corpus/rust/rs_checked.rs\00", align 1
@alloc_4b5e8a48727f7ba9474339f8f771e1fb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\14\00\00\00'\00\00\00" }>, align 8
@alloc_53a3d0a7c31a8e279ca6120a9d6d06a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\14\00\00\00#\00\00\00" }>, align 8
@alloc_73ca97b569a7355d5dd596194f37cfa1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\15\00\00\00\13\00\00\00" }>, align 8
@alloc_58069293c726b11ef6d666bb47055551 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\15\00\00\00\19\00\00\00" }>, align 8
@alloc_a02870a47b665dc9af388cb3fc2b9117 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\17\00\00\00\05\00\00\00" }>, align 8
@alloc_c4c4142eb84b60a2ffe0b2fcd83240bf = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\18\00\00\00\05\00\00\00" }>, align 8
@alloc_207c96de7907e09e37723f5e59c4259e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1A\00\00\00\05\00\00\00" }>, align 8
@alloc_ac3d9929e93be8227bed121a313c8624 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1B\00\00\00\0C\00\00\00" }>, align 8
@alloc_5b0e55196a940f2125e272da623b5e46 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1B\00\00\00\05\00\00\00" }>, align 8
@alloc_ca206366b097ffa9d51c630a85388532 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00\0E\00\00\00" }>, align 8
@alloc_7208c69cf5f8fe34b86ed8be6455834d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00/\00\00\00" }>, align 8
@alloc_5f5f57187400563af52974877314c19a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1C\00\00\00\05\00\00\00" }>, align 8
@alloc_903b8c3493467dc13cde5082ede6165d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\00\1E\00\00\00" }>, align 8
@alloc_af99d33ddbaed1109ad95110f4be2dbb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\00\0D\00\00\00" }>, align 8
@alloc_a2884fe4475278d52f7b8428e94ac9a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\009\00\00\00" }>, align 8
@alloc_f609bc77c0ab7e44b34b39b8e2f743e8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\00\0C\00\00\00" }>, align 8
@alloc_dc600a2c8b354c78401c8ac9b3d733a0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\00]\00\00\00" }>, align 8
@alloc_8136f972fcd4d9be95253e2a7f034c07 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\00\87\00\00\00" }>, align 8
@alloc_c96a3fa55b7a9ee18009c9a8176c5a6c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00\1D\00\00\00\05\00\00\00" }>, align 8
@alloc_a65addc9cb306bf41620ec3b3885645c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00=\00\00\00#\00\00\00" }>, align 8
@alloc_b0aa3dba0d81e9d73d32d28d1faf6590 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00=\00\00\00\0D\00\00\00" }>, align 8
@alloc_67b0547773eb1f543b8f2fecc6ae921c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00?\00\00\00\05\00\00\00" }>, align 8
@alloc_3a5a8799599951a78dc8e4d5d99891d0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00@\00\00\00\05\00\00\00" }>, align 8
@alloc_7ad0249f0cdcc37395f8f58062fe4d7e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00A\00\00\00\05\00\00\00" }>, align 8
@alloc_66ba68c844e49b92f94efd2db4a79726 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00B\00\00\00\0C\00\00\00" }>, align 8
@alloc_9728933116da8a84269c6cbd8b69b38b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00B\00\00\00\05\00\00\00" }>, align 8
@alloc_b21d9cddfcdd848c4d2ea03d5ab22381 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00C\00\00\00\05\00\00\00" }>, align 8
@alloc_56301ff82e507692579442267b92d94c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00D\00\00\00\05\00\00\00" }>, align 8
@alloc_d878205983a734869c248d13c08667e7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00#\00\00\00'\00\00\00" }>, align 8
@alloc_c7267d7c27d0bf7b19744572a7b8481c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00#\00\00\00#\00\00\00" }>, align 8
@alloc_bedc9ca31a731ab86180e5edf128c0b5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00$\00\00\00\13\00\00\00" }>, align 8
@alloc_f3134d342602c209f6b0432979f90c26 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00$\00\00\00\1F\00\00\00" }>, align 8
@alloc_cd76dd0fc81c968bae0e5ccf70205fe8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00'\00\00\00\05\00\00\00" }>, align 8
@alloc_ec9f92e67de6739afe8df6462d90f2bc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00(\00\00\00\05\00\00\00" }>, align 8
@alloc_b896fd9ecfcc517262a90a8d5e6c8c03 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00)\00\00\00\05\00\00\00" }>, align 8
@alloc_668d73664a00eaaa2c4f92b140ee111c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00*\00\00\00\05\00\00\00" }>, align 8
@alloc_a2e66e55c8e94ab810acd83d928af222 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00+\00\00\00\05\00\00\00" }>, align 8
@alloc_73a6673a90d96db43c07c49dc1411ad3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00,\00\00\00\0C\00\00\00" }>, align 8
@alloc_74ffc4e2afd601ec8d12a61ddd181140 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00,\00\00\00\05\00\00\00" }>, align 8
@alloc_61527cd6432972742d0fbd628cff6b9a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00-\00\00\00\05\00\00\00" }>, align 8
@alloc_8a64d52bfa74079b39763c5ff6a6a748 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00.\00\00\00\0D\00\00\00" }>, align 8
@alloc_4162a33560161f85ea355ba009f7be6f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00.\00\00\00\16\00\00\00" }>, align 8
@alloc_7ca9323d3c8303aa029ad2e81b363839 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00.\00\00\00.\00\00\00" }>, align 8
@alloc_974f19eb882a770f12650de4167dc509 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00.\00\00\00\0C\00\00\00" }>, align 8
@alloc_15b7b183822e701e3857af50a57f04a6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00.\00\00\00M\00\00\00" }>, align 8
@alloc_0dddcb195c06120dca50ef13dae868f9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_6056151ca9365e20b2b882043b0633bb, [16 x i8] c"\19\00\00\00\00\00\00\00.\00\00\00\05\00\00\00" }>, align 8

; <core::option::Option<i8>>::map_or::<u8, rs_checked::narrow::{closure#0}>
; Function Attrs: inlinehint nounwind
define i8 @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionaE6map_orhNCNvCsdGMEA5NOQYh_10rs_checked6narrow0EBW_(i1 zeroext %0, i8 %1, i8 %default) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %_8 = alloca [1 x i8], align 1
  %_0 = alloca [1 x i8], align 1
  %self = alloca [2 x i8], align 1
  %3 = zext i1 %0 to i8
  store i8 %3, ptr %self, align 1
  %4 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %1, ptr %4, align 1
  store i8 1, ptr %_8, align 1
  %5 = load i8, ptr %self, align 1
  %6 = trunc nuw i8 %5 to i1
  %7 = getelementptr inbounds i8, ptr %self, i64 1
  %8 = load i8, ptr %7, align 1
  %_4 = zext i1 %6 to i64
  %9 = trunc nuw i64 %_4 to i1
  br i1 %9, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %10 = getelementptr inbounds i8, ptr %self, i64 1
  %t = load i8, ptr %10, align 1
; call rs_checked::narrow::{closure#0}
  %11 = call i8 @_RNCNvCsdGMEA5NOQYh_10rs_checked6narrow0B3_(i8 %t) #10
  store i8 %11, ptr %_0, align 1
  br label %bb4

bb2:                                              ; preds = %start
  store i8 0, ptr %_8, align 1
  store i8 %default, ptr %_0, align 1
  br label %bb5

bb5:                                              ; preds = %bb4, %bb2
  %12 = load i8, ptr %_0, align 1
  ret i8 %12

bb4:                                              ; preds = %bb3
  br label %bb5

bb8:                                              ; No predecessors!
  %13 = load i8, ptr %_8, align 1
  %14 = trunc nuw i8 %13 to i1
  br i1 %14, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %15 = load ptr, ptr %2, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = insertvalue { ptr, i32 } poison, ptr %15, 0
  %19 = insertvalue { ptr, i32 } %18, i32 %17, 1
  unreachable

bb7:                                              ; preds = %bb8
  br label %bb6

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<u32>>::map_or::<u8, <u16 as rs_checked::Log>::ilog10_or::{closure#0}>
; Function Attrs: inlinehint nounwind
define i8 @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionmE6map_orhNCNvXCsdGMEA5NOQYh_10rs_checkedtNtBX_3Log9ilog10_or0EBX_(i32 %0, i32 %1, i8 %default) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %_8 = alloca [1 x i8], align 1
  %_0 = alloca [1 x i8], align 1
  %self = alloca [8 x i8], align 4
  store i32 %0, ptr %self, align 4
  %3 = getelementptr inbounds i8, ptr %self, i64 4
  store i32 %1, ptr %3, align 4
  store i8 1, ptr %_8, align 1
  %4 = load i32, ptr %self, align 4
  %5 = getelementptr inbounds i8, ptr %self, i64 4
  %6 = load i32, ptr %5, align 4
  %_4 = zext i32 %4 to i64
  %7 = trunc nuw i64 %_4 to i1
  br i1 %7, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %8 = getelementptr inbounds i8, ptr %self, i64 4
  %t = load i32, ptr %8, align 4
; call <u16 as rs_checked::Log>::ilog10_or::{closure#0}
  %9 = call i8 @_RNCNvXCsdGMEA5NOQYh_10rs_checkedtNtB4_3Log9ilog10_or0B4_(i32 %t) #10
  store i8 %9, ptr %_0, align 1
  br label %bb4

bb2:                                              ; preds = %start
  store i8 0, ptr %_8, align 1
  store i8 %default, ptr %_0, align 1
  br label %bb5

bb5:                                              ; preds = %bb4, %bb2
  %10 = load i8, ptr %_0, align 1
  ret i8 %10

bb4:                                              ; preds = %bb3
  br label %bb5

bb8:                                              ; No predecessors!
  %11 = load i8, ptr %_8, align 1
  %12 = trunc nuw i8 %11 to i1
  br i1 %12, label %bb7, label %bb6

bb6:                                              ; preds = %bb7, %bb8
  %13 = load ptr, ptr %2, align 8
  %14 = getelementptr inbounds i8, ptr %2, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  unreachable

bb7:                                              ; preds = %bb8
  br label %bb6

bb1:                                              ; No predecessors!
  unreachable
}

; core::intrinsics::rotate_left::<u8>
; Function Attrs: nounwind
define i8 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_lefthECsdGMEA5NOQYh_10rs_checked(i8 %x, i32 %shift) unnamed_addr #1 {
start:
  %0 = alloca [1 x i8], align 1
  %_3 = urem i32 %shift, 8
  %1 = trunc i32 %_3 to i8
  %2 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %1)
  store i8 %2, ptr %0, align 1
  %_0 = load i8, ptr %0, align 1
  ret i8 %_0
}

; core::slice::raw::from_raw_parts::<f64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsdECsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<u16>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partstECsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 2, i64 2, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts::<i64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsxECsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<u8>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_muthECsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 1, i64 1, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<i64>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutxECsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 8, i64 8, i64 %len, ptr align 8 %0) #10
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; rs_checked::narrow::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i8 @_RNCNvCsdGMEA5NOQYh_10rs_checked6narrow0B3_(i8 %p) unnamed_addr #0 {
start:
  ret i8 %p
}

; <u16 as rs_checked::Log>::ilog10_or::{closure#0}
; Function Attrs: inlinehint nounwind
define internal i8 @_RNCNvXCsdGMEA5NOQYh_10rs_checkedtNtB4_3Log9ilog10_or0B4_(i32 %l) unnamed_addr #0 {
start:
  %_0 = trunc i32 %l to i8
  ret i8 %_0
}

; rs_checked::try_all
; Function Attrs: noinline nounwind
define internal { i64, i64 } @_RNvCsdGMEA5NOQYh_10rs_checked7try_all(i64 %a, i64 %b) unnamed_addr #2 {
start:
  %_19 = alloca [16 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %_7 = alloca [16 x i8], align 8
  %_3 = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <i64>::checked_add
  %0 = call { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_addCsdGMEA5NOQYh_10rs_checked(i64 %a, i64 %b) #10
  %_4.0 = extractvalue { i64, i64 } %0, 0
  %_4.1 = extractvalue { i64, i64 } %0, 1
; call <core::option::Option<i64> as core::ops::try_trait::Try>::branch
  %1 = call { i64, i64 } @_RNvXsJ_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxENtNtNtB7_3ops9try_trait3Try6branchCsdGMEA5NOQYh_10rs_checked(i64 %_4.0, i64 %_4.1) #10
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = extractvalue { i64, i64 } %1, 1
  store i64 %2, ptr %_3, align 8
  %4 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %3, ptr %4, align 8
  %_5 = load i64, ptr %_3, align 8
  %5 = getelementptr inbounds i8, ptr %_3, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = trunc nuw i64 %_5 to i1
  br i1 %7, label %bb5, label %bb4

bb5:                                              ; preds = %start
; call <core::option::Option<i64> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %8 = call { i64, i64 } @_RNvXsK_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualCsdGMEA5NOQYh_10rs_checked() #10
  %9 = extractvalue { i64, i64 } %8, 0
  %10 = extractvalue { i64, i64 } %8, 1
  store i64 %9, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %10, ptr %11, align 8
  br label %bb20

bb4:                                              ; preds = %start
  %12 = getelementptr inbounds i8, ptr %_3, i64 8
  %s = load i64, ptr %12, align 8
  %_9 = ashr i64 %s, 20
  %_12 = ashr i64 %b, 36
; call <i64>::checked_mul
  %13 = call { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_mulCsdGMEA5NOQYh_10rs_checked(i64 %_9, i64 %_12) #10
  %_8.0 = extractvalue { i64, i64 } %13, 0
  %_8.1 = extractvalue { i64, i64 } %13, 1
; call <core::option::Option<i64> as core::ops::try_trait::Try>::branch
  %14 = call { i64, i64 } @_RNvXsJ_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxENtNtNtB7_3ops9try_trait3Try6branchCsdGMEA5NOQYh_10rs_checked(i64 %_8.0, i64 %_8.1) #10
  %15 = extractvalue { i64, i64 } %14, 0
  %16 = extractvalue { i64, i64 } %14, 1
  store i64 %15, ptr %_7, align 8
  %17 = getelementptr inbounds i8, ptr %_7, i64 8
  store i64 %16, ptr %17, align 8
  %_15 = load i64, ptr %_7, align 8
  %18 = getelementptr inbounds i8, ptr %_7, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = trunc nuw i64 %_15 to i1
  br i1 %20, label %bb11, label %bb10

bb11:                                             ; preds = %bb4
; call <core::option::Option<i64> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %21 = call { i64, i64 } @_RNvXsK_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualCsdGMEA5NOQYh_10rs_checked() #10
  %22 = extractvalue { i64, i64 } %21, 0
  %23 = extractvalue { i64, i64 } %21, 1
  store i64 %22, ptr %_0, align 8
  %24 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %23, ptr %24, align 8
  br label %bb20

bb10:                                             ; preds = %bb4
  %25 = getelementptr inbounds i8, ptr %_7, i64 8
  %p = load i64, ptr %25, align 8
; call <i64>::checked_sub
  %26 = call { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_subCsdGMEA5NOQYh_10rs_checked(i64 %p, i64 %a) #10
  %_20.0 = extractvalue { i64, i64 } %26, 0
  %_20.1 = extractvalue { i64, i64 } %26, 1
; call <core::option::Option<i64> as core::ops::try_trait::Try>::branch
  %27 = call { i64, i64 } @_RNvXsJ_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxENtNtNtB7_3ops9try_trait3Try6branchCsdGMEA5NOQYh_10rs_checked(i64 %_20.0, i64 %_20.1) #10
  %28 = extractvalue { i64, i64 } %27, 0
  %29 = extractvalue { i64, i64 } %27, 1
  store i64 %28, ptr %_19, align 8
  %30 = getelementptr inbounds i8, ptr %_19, i64 8
  store i64 %29, ptr %30, align 8
  %_21 = load i64, ptr %_19, align 8
  %31 = getelementptr inbounds i8, ptr %_19, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = trunc nuw i64 %_21 to i1
  br i1 %33, label %bb15, label %bb14

bb15:                                             ; preds = %bb10
; call <core::option::Option<i64> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %34 = call { i64, i64 } @_RNvXsK_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualCsdGMEA5NOQYh_10rs_checked() #10
  %35 = extractvalue { i64, i64 } %34, 0
  %36 = extractvalue { i64, i64 } %34, 1
  store i64 %35, ptr %_0, align 8
  %37 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %36, ptr %37, align 8
  br label %bb20

bb14:                                             ; preds = %bb10
  %38 = getelementptr inbounds i8, ptr %_19, i64 8
  %val = load i64, ptr %38, align 8
; call <i64>::checked_rem
  %39 = call { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_remCsdGMEA5NOQYh_10rs_checked(i64 %val, i64 %b) #10
  %_18.0 = extractvalue { i64, i64 } %39, 0
  %_18.1 = extractvalue { i64, i64 } %39, 1
; call <core::option::Option<i64> as core::ops::try_trait::Try>::branch
  %40 = call { i64, i64 } @_RNvXsJ_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxENtNtNtB7_3ops9try_trait3Try6branchCsdGMEA5NOQYh_10rs_checked(i64 %_18.0, i64 %_18.1) #10
  %41 = extractvalue { i64, i64 } %40, 0
  %42 = extractvalue { i64, i64 } %40, 1
  store i64 %41, ptr %_17, align 8
  %43 = getelementptr inbounds i8, ptr %_17, i64 8
  store i64 %42, ptr %43, align 8
  %_23 = load i64, ptr %_17, align 8
  %44 = getelementptr inbounds i8, ptr %_17, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = trunc nuw i64 %_23 to i1
  br i1 %46, label %bb19, label %bb18

bb19:                                             ; preds = %bb14
; call <core::option::Option<i64> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
  %47 = call { i64, i64 } @_RNvXsK_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualCsdGMEA5NOQYh_10rs_checked() #10
  %48 = extractvalue { i64, i64 } %47, 0
  %49 = extractvalue { i64, i64 } %47, 1
  store i64 %48, ptr %_0, align 8
  %50 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %49, ptr %50, align 8
  br label %bb20

bb18:                                             ; preds = %bb14
  %51 = getelementptr inbounds i8, ptr %_17, i64 8
  %val1 = load i64, ptr %51, align 8
  %_26 = and i64 %a, 63
  %_25 = trunc i64 %_26 to i32
; call <i64>::checked_shl
  %52 = call { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_shlCsdGMEA5NOQYh_10rs_checked(i64 %val1, i32 %_25) #10
  %53 = extractvalue { i64, i64 } %52, 0
  %54 = extractvalue { i64, i64 } %52, 1
  store i64 %53, ptr %_0, align 8
  %55 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %54, ptr %55, align 8
  br label %bb20

bb20:                                             ; preds = %bb5, %bb11, %bb15, %bb19, %bb18
  %56 = load i64, ptr %_0, align 8
  %57 = getelementptr inbounds i8, ptr %_0, i64 8
  %58 = load i64, ptr %57, align 8
  %59 = insertvalue { i64, i64 } poison, i64 %56, 0
  %60 = insertvalue { i64, i64 } %59, i64 %58, 1
  ret { i64, i64 } %60

bb3:                                              ; No predecessors!
  unreachable
}

; <f32>::to_bits
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvMNtCsgEmfK2I1SDS_4core3f32f7to_bitsCsdGMEA5NOQYh_10rs_checked(float %self) unnamed_addr #0 {
start:
  %_0 = bitcast float %self to i32
  ret i32 %_0
}

; <f64>::clamp
; Function Attrs: inlinehint nounwind
define internal double @_RNvMNtCsgEmfK2I1SDS_4core3f64d5clampCsdGMEA5NOQYh_10rs_checked(double %0, double %min, double %max) unnamed_addr #0 {
start:
  %_24 = alloca [16 x i8], align 8
  %_19 = alloca [16 x i8], align 8
  %_17 = alloca [16 x i8], align 8
  %_16 = alloca [16 x i8], align 8
  %args = alloca [32 x i8], align 8
  %max2 = alloca [8 x i8], align 8
  %min1 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  store double %0, ptr %self, align 8
  %_4 = fcmp ole double %min, %max
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store double %min, ptr %min1, align 8
  store double %max, ptr %max2, align 8
  store ptr %min1, ptr %_19, align 8
  %1 = getelementptr inbounds i8, ptr %_19, i64 8
  store ptr @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt, ptr %1, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_16, ptr align 8 %_19, i64 16, i1 false)
  store ptr %max2, ptr %_24, align 8
  %2 = getelementptr inbounds i8, ptr %_24, i64 8
  store ptr @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_17, ptr align 8 %_24, i64 16, i1 false)
  %3 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %_16, i64 16, i1 false)
  %4 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %_17, i64 16, i1 false)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_30f7ecc1496f966bde691d01731e6f8e, ptr %args, ptr align 8 @alloc_c7939003011de16e27822a1acdb8c103) #11
  unreachable

bb1:                                              ; preds = %start
  %_8 = load double, ptr %self, align 8
  %_7 = fcmp olt double %_8, %min
  br i1 %_7, label %bb3, label %bb4

bb4:                                              ; preds = %bb1
  br label %bb5

bb3:                                              ; preds = %bb1
  store double %min, ptr %self, align 8
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %_10 = load double, ptr %self, align 8
  %_9 = fcmp ogt double %_10, %max
  br i1 %_9, label %bb6, label %bb7

bb7:                                              ; preds = %bb5
  br label %bb8

bb6:                                              ; preds = %bb5
  store double %max, ptr %self, align 8
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  %_0 = load double, ptr %self, align 8
  ret double %_0
}

; <f64>::signum
; Function Attrs: inlinehint nounwind
define internal double @_RNvMNtCsgEmfK2I1SDS_4core3f64d6signumCsdGMEA5NOQYh_10rs_checked(double %self) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_2 = fcmp une double %self, %self
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %0 = call double @llvm.copysign.f64(double 1.000000e+00, double %self)
  store double %0, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store double 0x7FF8000000000000, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %1 = load double, ptr %_0, align 8
  ret double %1
}

; <f64>::to_bits
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMNtCsgEmfK2I1SDS_4core3f64d7to_bitsCsdGMEA5NOQYh_10rs_checked(double %self) unnamed_addr #0 {
start:
  %_0 = bitcast double %self to i64
  ret i64 %_0
}

; <i8>::checked_mul
; Function Attrs: inlinehint nounwind
define internal { i1, i8 } @_RNvMNtCsgEmfK2I1SDS_4core3numa11checked_mulCsdGMEA5NOQYh_10rs_checked(i8 %self, i8 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [2 x i8], align 1
  %0 = call { i8, i1 } @llvm.smul.with.overflow.i8(i8 %self, i8 %rhs)
  %_5.0 = extractvalue { i8, i1 } %0, 0
  %_5.1 = extractvalue { i8, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %_5.0, ptr %1, align 1
  store i8 1, ptr %_0, align 1
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.0, align 1
  %3 = trunc nuw i8 %2 to i1
  %4 = load i8, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.0, i64 1), align 1
  %5 = zext i1 %3 to i8
  store i8 %5, ptr %_0, align 1
  %6 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %4, ptr %6, align 1
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %7 = load i8, ptr %_0, align 1
  %8 = trunc nuw i8 %7 to i1
  %9 = getelementptr inbounds i8, ptr %_0, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = insertvalue { i1, i8 } poison, i1 %8, 0
  %12 = insertvalue { i1, i8 } %11, i8 %10, 1
  ret { i1, i8 } %12
}

; <i8>::wrapping_abs
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvMNtCsgEmfK2I1SDS_4core3numa12wrapping_absCsdGMEA5NOQYh_10rs_checked(i8 %self) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %_2 = icmp slt i8 %self, 0
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store i8 %self, ptr %_0, align 1
  br label %bb3

bb1:                                              ; preds = %start
  %0 = sub i8 0, %self
  store i8 %0, ptr %_0, align 1
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %1 = load i8, ptr %_0, align 1
  ret i8 %1
}

; <core::option::Option<u8>>::unwrap_or
; Function Attrs: inlinehint nounwind
define i8 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionhE9unwrap_orCsdGMEA5NOQYh_10rs_checked(i1 zeroext %0, i8 %1, i8 %default) unnamed_addr #0 {
start:
  %x = alloca [1 x i8], align 1
  %self = alloca [2 x i8], align 1
  %2 = zext i1 %0 to i8
  store i8 %2, ptr %self, align 1
  %3 = getelementptr inbounds i8, ptr %self, i64 1
  store i8 %1, ptr %3, align 1
  %4 = load i8, ptr %self, align 1
  %5 = trunc nuw i8 %4 to i1
  %6 = getelementptr inbounds i8, ptr %self, i64 1
  %7 = load i8, ptr %6, align 1
  %_3 = zext i1 %5 to i64
  %8 = trunc nuw i64 %_3 to i1
  br i1 %8, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %9 = getelementptr inbounds i8, ptr %self, i64 1
  %10 = load i8, ptr %9, align 1
  store i8 %10, ptr %x, align 1
  br label %bb4

bb2:                                              ; preds = %start
  store i8 %default, ptr %x, align 1
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %11 = load i8, ptr %x, align 1
  ret i8 %11

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<i64>>::unwrap_or
; Function Attrs: inlinehint nounwind
define i64 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionxE9unwrap_orCsdGMEA5NOQYh_10rs_checked(i64 %0, i64 %1, i64 %default) unnamed_addr #0 {
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

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsdGMEA5NOQYh_10rs_checked(ptr %self, i64 %align) unnamed_addr #0 {
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

; <i64>::div_euclid
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclidCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_4 = icmp eq i64 %rhs, 0
  br i1 %_4, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_5 = icmp eq i64 %rhs, -1
  %_6 = icmp eq i64 %self, -9223372036854775808
  %_7 = and i1 %_5, %_6
  br i1 %_7, label %panic1, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 %0) #11
  unreachable

bb2:                                              ; preds = %bb1
  %q = sdiv i64 %self, %rhs
  %_9 = srem i64 %self, %rhs
  %_8 = icmp slt i64 %_9, 0
  br i1 %_8, label %bb3, label %bb7

panic1:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 %0) #11
  unreachable

bb7:                                              ; preds = %bb2
  store i64 %q, ptr %_0, align 8
  br label %bb8

bb3:                                              ; preds = %bb2
  %_10 = icmp sgt i64 %rhs, 0
  br i1 %_10, label %bb4, label %bb5

bb8:                                              ; preds = %bb6, %bb7
  %1 = load i64, ptr %_0, align 8
  ret i64 %1

bb5:                                              ; preds = %bb3
  %2 = add i64 %q, 1
  store i64 %2, ptr %_0, align 8
  br label %bb6

bb4:                                              ; preds = %bb3
  %3 = sub i64 %q, 1
  store i64 %3, ptr %_0, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  br label %bb8
}

; <i64>::rem_euclid
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclidCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %rhs1 = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  %_4 = icmp eq i64 %rhs, 0
  br i1 %_4, label %panic, label %bb1

bb1:                                              ; preds = %start
  %_5 = icmp eq i64 %rhs, -1
  %_6 = icmp eq i64 %self, -9223372036854775808
  %_7 = and i1 %_5, %_6
  br i1 %_7, label %panic2, label %bb2

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_rem_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8 %0) #11
  unreachable

bb2:                                              ; preds = %bb1
  %r = srem i64 %self, %rhs
  %_8 = icmp slt i64 %r, 0
  br i1 %_8, label %bb3, label %bb4

panic2:                                           ; preds = %bb1
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 %0) #11
  unreachable

bb4:                                              ; preds = %bb2
  store i64 %r, ptr %_0, align 8
  br label %bb5

bb3:                                              ; preds = %bb2
  %_10 = icmp slt i64 %rhs, 0
  br i1 %_10, label %bb6, label %bb7

bb5:                                              ; preds = %bb8, %bb4
  %1 = load i64, ptr %_0, align 8
  ret i64 %1

bb7:                                              ; preds = %bb3
  store i64 %rhs, ptr %rhs1, align 8
  br label %bb8

bb6:                                              ; preds = %bb3
  %2 = sub i64 0, %rhs
  store i64 %2, ptr %rhs1, align 8
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  %3 = load i64, ptr %rhs1, align 8
  %4 = add i64 %r, %3
  store i64 %4, ptr %_0, align 8
  br label %bb5
}

; <i64>::checked_add
; Function Attrs: inlinehint nounwind
define internal { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_addCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %self, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.0, ptr %1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i64, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i64, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1
  ret { i64, i64 } %9
}

; <i64>::checked_mul
; Function Attrs: inlinehint nounwind
define internal { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_mulCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %self, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.0, ptr %1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i64, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i64, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1
  ret { i64, i64 } %9
}

; <i64>::checked_rem
; Function Attrs: inlinehint nounwind
define internal { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_remCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs) unnamed_addr #0 {
start:
  %b = alloca [1 x i8], align 1
  %_0 = alloca [16 x i8], align 8
  %0 = icmp eq i64 %rhs, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i8 1, ptr %b, align 1
  br label %bb6

bb2:                                              ; preds = %start
  %1 = icmp eq i64 %self, -9223372036854775808
  br i1 %1, label %bb3, label %bb4

bb6:                                              ; preds = %bb3, %bb1
  %2 = load i64, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb5

bb3:                                              ; preds = %bb2
  %5 = icmp eq i64 %rhs, -1
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %b, align 1
  %7 = load i8, ptr %b, align 1
  %8 = trunc nuw i8 %7 to i1
  br i1 %8, label %bb6, label %bb8

bb4:                                              ; preds = %bb2
  store i8 0, ptr %b, align 1
  br label %bb8

bb8:                                              ; preds = %bb4, %bb3
  %_4 = srem i64 %self, %rhs
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_4, ptr %9, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb5:                                              ; preds = %bb8, %bb6
  %10 = load i64, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14
}

; <i64>::checked_shl
; Function Attrs: inlinehint nounwind
define internal { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_shlCsdGMEA5NOQYh_10rs_checked(i64 %self, i32 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %_3 = icmp ult i32 %rhs, 64
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %0 = load i64, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, align 8
  %1 = load i64, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, i64 8), align 8
  store i64 %0, ptr %_0, align 8
  %2 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %1, ptr %2, align 8
  br label %bb3

bb1:                                              ; preds = %start
  br label %bb4

bb3:                                              ; preds = %bb5, %bb2
  %3 = load i64, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = insertvalue { i64, i64 } poison, i64 %3, 0
  %7 = insertvalue { i64, i64 } %6, i64 %5, 1
  ret { i64, i64 } %7

bb4:                                              ; preds = %bb1
; call <i64>::unchecked_shl::precondition_check
  call void @_RNvNvMs1_NtCsgEmfK2I1SDS_4core3numx13unchecked_shl18precondition_checkCsdGMEA5NOQYh_10rs_checked(i32 %rhs, ptr align 8 @alloc_20faf60da94e1b61fb051b0c43de87bf) #10
  br label %bb5

bb5:                                              ; preds = %bb4
  %8 = zext i32 %rhs to i64
  %_4 = shl i64 %self, %8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_4, ptr %9, align 8
  store i64 1, ptr %_0, align 8
  br label %bb3
}

; <i64>::checked_sub
; Function Attrs: inlinehint nounwind
define internal { i64, i64 } @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx11checked_subCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %0 = call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %self, i64 %rhs)
  %_5.0 = extractvalue { i64, i1 } %0, 0
  %_5.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_5.1, label %bb2, label %bb4

bb4:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_5.0, ptr %1, align 8
  store i64 1, ptr %_0, align 8
  br label %bb1

bb2:                                              ; preds = %start
  %2 = load i64, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, align 8
  %3 = load i64, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.1, i64 8), align 8
  store i64 %2, ptr %_0, align 8
  %4 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %bb2, %bb4
  %5 = load i64, ptr %_0, align 8
  %6 = getelementptr inbounds i8, ptr %_0, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = insertvalue { i64, i64 } poison, i64 %5, 0
  %9 = insertvalue { i64, i64 } %8, i64 %7, 1
  ret { i64, i64 } %9
}

; <i64>::unsigned_abs
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx12unsigned_absCsdGMEA5NOQYh_10rs_checked(i64 %self) unnamed_addr #0 {
start:
  %_2 = alloca [8 x i8], align 8
  %_3 = icmp slt i64 %self, 0
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store i64 %self, ptr %_2, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %0 = sub i64 0, %self
  store i64 %0, ptr %_2, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %_0 = load i64, ptr %_2, align 8
  ret i64 %_0
}

; <i64>::saturating_mul
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mulCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %rhs) unnamed_addr #0 {
start:
  %_3 = alloca [16 x i8], align 8
  %x = alloca [8 x i8], align 8
  %0 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %self, i64 %rhs)
  %_9.0 = extractvalue { i64, i1 } %0, 0
  %_9.1 = extractvalue { i64, i1 } %0, 1
  br i1 %_9.1, label %bb5, label %bb7

bb7:                                              ; preds = %start
  %1 = getelementptr inbounds i8, ptr %_3, i64 8
  store i64 %_9.0, ptr %1, align 8
  store i64 1, ptr %_3, align 8
  %2 = getelementptr inbounds i8, ptr %_3, i64 8
  %3 = load i64, ptr %2, align 8
  store i64 %3, ptr %x, align 8
  br label %bb4

bb5:                                              ; preds = %start
  %_5 = icmp slt i64 %self, 0
  %_6 = icmp slt i64 %rhs, 0
  %_4 = icmp eq i1 %_5, %_6
  br i1 %_4, label %bb1, label %bb2

bb4:                                              ; preds = %bb3, %bb7
  %4 = load i64, ptr %x, align 8
  ret i64 %4

bb2:                                              ; preds = %bb5
  store i64 -9223372036854775808, ptr %x, align 8
  br label %bb3

bb1:                                              ; preds = %bb5
  store i64 9223372036854775807, ptr %x, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  br label %bb4
}

; <u8>::checked_div
; Function Attrs: inlinehint nounwind
define internal { i1, i8 } @_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_divCsdGMEA5NOQYh_10rs_checked(i8 %self, i8 %rhs) unnamed_addr #0 {
start:
  %_0 = alloca [2 x i8], align 1
  %b = icmp eq i8 %rhs, 0
  %0 = icmp eq i8 %rhs, 0
  br i1 %0, label %bb2, label %bb4

bb2:                                              ; preds = %start
  %1 = load i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.0, align 1
  %2 = trunc nuw i8 %1 to i1
  %3 = load i8, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.0, i64 1), align 1
  %4 = zext i1 %2 to i8
  store i8 %4, ptr %_0, align 1
  %5 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %3, ptr %5, align 1
  br label %bb1

bb4:                                              ; preds = %start
  %_4 = udiv i8 %self, %rhs
  %6 = getelementptr inbounds i8, ptr %_0, i64 1
  store i8 %_4, ptr %6, align 1
  store i8 1, ptr %_0, align 1
  br label %bb1

bb1:                                              ; preds = %bb4, %bb2
  %7 = load i8, ptr %_0, align 1
  %8 = trunc nuw i8 %7 to i1
  %9 = getelementptr inbounds i8, ptr %_0, i64 1
  %10 = load i8, ptr %9, align 1
  %11 = insertvalue { i1, i8 } poison, i1 %8, 0
  %12 = insertvalue { i1, i8 } %11, i8 %10, 1
  ret { i1, i8 } %12
}

; <u16>::checked_ilog10
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNvMs5_NtCsgEmfK2I1SDS_4core3numt14checked_ilog10CsdGMEA5NOQYh_10rs_checked(i16 %self) unnamed_addr #0 {
start:
  %_2 = alloca [2 x i8], align 2
  %_0 = alloca [8 x i8], align 4
  store i16 %self, ptr %_2, align 2
  %0 = load i16, ptr %_2, align 2
  %1 = icmp eq i16 %0, 0
  %_3 = select i1 %1, i64 0, i64 1
  %2 = trunc nuw i64 %_3 to i1
  br i1 %2, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %x = load i16, ptr %_2, align 2
  %val = zext i16 %x to i32
  %_11 = add i32 %val, 393206
  %_12 = add i32 %val, 524188
  %_10 = and i32 %_11, %_12
  %_14 = add i32 %val, 916504
  %_15 = add i32 %val, 514288
  %_13 = and i32 %_14, %_15
  %_9 = xor i32 %_10, %_13
  %result = lshr i32 %_9, 17
  %cond = icmp ule i32 %result, 4
  br label %bb5

bb2:                                              ; preds = %start
  %3 = load i32, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.2, align 4
  %4 = load i32, ptr getelementptr inbounds (i8, ptr @anon.b8b854b3dac25a4c91a61846ff4d860f.2, i64 4), align 4
  store i32 %3, ptr %_0, align 4
  %5 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %4, ptr %5, align 4
  br label %bb4

bb4:                                              ; preds = %bb6, %bb2
  %6 = load i32, ptr %_0, align 4
  %7 = getelementptr inbounds i8, ptr %_0, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = insertvalue { i32, i32 } poison, i32 %6, 0
  %10 = insertvalue { i32, i32 } %9, i32 %8, 1
  ret { i32, i32 } %10

bb5:                                              ; preds = %bb3
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsdGMEA5NOQYh_10rs_checked(i1 zeroext %cond, ptr align 8 @alloc_6c4bcb7b2543447622945b52710ba762) #10
  br label %bb6

bb6:                                              ; preds = %bb5
  %11 = getelementptr inbounds i8, ptr %_0, i64 4
  store i32 %result, ptr %11, align 4
  store i32 1, ptr %_0, align 4
  br label %bb4

bb1:                                              ; No predecessors!
  unreachable
}

; <u16>::isqrt
; Function Attrs: inlinehint nounwind
define internal i16 @_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrtCsdGMEA5NOQYh_10rs_checked(i16 %self) unnamed_addr #0 {
start:
; call core::num::int_sqrt::u16
  %result = call i16 @_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16CsdGMEA5NOQYh_10rs_checked(i16 %self) #10
  %cond = icmp ule i16 %result, 255
  br label %bb2

bb2:                                              ; preds = %start
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsdGMEA5NOQYh_10rs_checked(i1 zeroext %cond, ptr align 8 @alloc_5714268c3ba84e6f56420587c9026173) #10
  br label %bb3

bb3:                                              ; preds = %bb2
  ret i16 %result
}

; <u64>::abs_diff
; Function Attrs: inlinehint nounwind
define internal i64 @_RNvMs7_NtCsgEmfK2I1SDS_4core3numy8abs_diffCsdGMEA5NOQYh_10rs_checked(i64 %self, i64 %other) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  %_6 = icmp ult i64 %self, %other
  br i1 %_6, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %0 = sub i64 %self, %other
  store i64 %0, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  %1 = sub i64 %other, %self
  store i64 %1, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %2 = load i64, ptr %_0, align 8
  ret i64 %2
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCsdGMEA5NOQYh_10rs_checked() unnamed_addr #3 {
start:
  ret void
}

; core::num::int_sqrt::u16_stages
; Function Attrs: inlinehint nounwind
define internal i16 @_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt10u16_stagesCsdGMEA5NOQYh_10rs_checked(i16 %n) unnamed_addr #0 {
start:
  %_5 = alloca [512 x i8], align 1
  %s = alloca [2 x i8], align 2
  %n1 = lshr i16 %n, 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_5, ptr align 1 @anon.b8b854b3dac25a4c91a61846ff4d860f.3, i64 512, i1 false)
  %_6 = zext i16 %n1 to i64
  %_7 = icmp ult i64 %_6, 256
  br i1 %_7, label %bb1, label %panic

bb1:                                              ; preds = %start
  %0 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %_6
  %s2 = load i8, ptr %0, align 1
  %1 = getelementptr inbounds nuw { i8, i8 }, ptr %_5, i64 %_6
  %2 = getelementptr inbounds i8, ptr %1, i64 1
  %r = load i8, ptr %2, align 1
  %cond = icmp ne i8 %s2, 0
  br label %bb6

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_6, i64 256, ptr align 8 @alloc_7efa71cc87b8858eb62ca4adb691a355) #11
  unreachable

bb6:                                              ; preds = %bb1
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsdGMEA5NOQYh_10rs_checked(i1 zeroext %cond, ptr align 8 @alloc_7efa71cc87b8858eb62ca4adb691a355) #10
  br label %bb7

bb7:                                              ; preds = %bb6
  %lo = and i16 %n, 255
  %_12 = zext i8 %r to i16
  %_11 = shl i16 %_12, 4
  %_13 = lshr i16 %lo, 4
  %numerator = or i16 %_11, %_13
  %_15 = zext i8 %s2 to i16
  %denominator = shl i16 %_15, 1
  %_17 = icmp eq i16 %denominator, 0
  br i1 %_17, label %panic3, label %bb2

bb2:                                              ; preds = %bb7
  %q = udiv i16 %numerator, %denominator
  %_19 = shl i8 %s2, 4
  %_18 = zext i8 %_19 to i16
  %3 = add i16 %_18, %q
  store i16 %3, ptr %s, align 2
  %self = load i16, ptr %s, align 2
  %rhs = load i16, ptr %s, align 2
  %4 = call { i16, i1 } @llvm.umul.with.overflow.i16(i16 %self, i16 %rhs)
  %_22.0 = extractvalue { i16, i1 } %4, 0
  %_22.1 = extractvalue { i16, i1 } %4, 1
  br i1 %_22.1, label %bb4, label %bb3

panic3:                                           ; preds = %bb7
; call core::panicking::panic_const::panic_const_div_by_zero
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8 @alloc_8a4174c127406e76971eaadf8bcb5ff0) #11
  unreachable

bb3:                                              ; preds = %bb2
  %_25 = icmp ugt i16 %_22.0, %n
  br i1 %_25, label %bb4, label %bb5

bb4:                                              ; preds = %bb3, %bb2
  %5 = load i16, ptr %s, align 2
  %6 = sub i16 %5, 1
  store i16 %6, ptr %s, align 2
  br label %bb5

bb5:                                              ; preds = %bb4, %bb3
  %7 = load i16, ptr %s, align 2
  ret i16 %7
}

; core::num::int_sqrt::u16
; Function Attrs: inlinehint nounwind
define internal i16 @_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt3u16CsdGMEA5NOQYh_10rs_checked(i16 %0) unnamed_addr #0 {
start:
  %1 = alloca [4 x i8], align 4
  %_11 = alloca [512 x i8], align 1
  %_0 = alloca [2 x i8], align 2
  %n = alloca [2 x i8], align 2
  store i16 %0, ptr %n, align 2
  %_3 = load i16, ptr %n, align 2
  %_2 = icmp ule i16 %_3, 255
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %self = load i16, ptr %n, align 2
  %2 = call i16 @llvm.ctlz.i16(i16 %self, i1 false)
  %3 = zext i16 %2 to i32
  store i32 %3, ptr %1, align 4
  %_7 = load i32, ptr %1, align 4
  %normalization_shift = and i32 %_7, -2
  %4 = load i16, ptr %n, align 2
  %5 = and i32 %normalization_shift, 15
  %6 = trunc i32 %5 to i16
  %7 = shl i16 %4, %6
  store i16 %7, ptr %n, align 2
  %8 = load i16, ptr %n, align 2
; call core::num::int_sqrt::u16_stages
  %s = call i16 @_RNvNtNtCsgEmfK2I1SDS_4core3num8int_sqrt10u16_stagesCsdGMEA5NOQYh_10rs_checked(i16 %8) #10
  %denormalization_shift = lshr i32 %normalization_shift, 1
  %9 = and i32 %denormalization_shift, 15
  %10 = trunc i32 %9 to i16
  %11 = lshr i16 %s, %10
  store i16 %11, ptr %_0, align 2
  br label %bb4

bb1:                                              ; preds = %start
  %12 = load i16, ptr %n, align 2
  %n1 = trunc i16 %12 to i8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_11, ptr align 1 @anon.b8b854b3dac25a4c91a61846ff4d860f.3, i64 512, i1 false)
  %_12 = zext i8 %n1 to i64
  %_13 = icmp ult i64 %_12, 256
  br i1 %_13, label %bb5, label %panic

bb4:                                              ; preds = %bb5, %bb2
  %13 = load i16, ptr %_0, align 2
  ret i16 %13

bb5:                                              ; preds = %bb1
  %14 = getelementptr inbounds nuw { i8, i8 }, ptr %_11, i64 %_12
  %_4 = load i8, ptr %14, align 1
  %15 = zext i8 %_4 to i16
  store i16 %15, ptr %_0, align 2
  br label %bb4

panic:                                            ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_12, i64 256, ptr align 8 @alloc_0b3ca901094d05b4c36bd297cd4343eb) #11
  unreachable
}

; <i64>::unchecked_shl::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs1_NtCsgEmfK2I1SDS_4core3numx13unchecked_shl18precondition_checkCsdGMEA5NOQYh_10rs_checked(i32 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_2 = icmp ult i32 %rhs, 64
  br i1 %_2, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_b8612ffe3ceba24ef9f5ec716441ab42, ptr inttoptr (i64 369 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsdGMEA5NOQYh_10rs_checked(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #0 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #11
  unreachable

bb2:                                              ; preds = %start
  ret void
}

; core::slice::raw::from_raw_parts::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %align) #10
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

; core::slice::raw::from_raw_parts_mut::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsdGMEA5NOQYh_10rs_checked(ptr %data, i64 %align) #10
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #11
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

; <u16 as rs_checked::Log>::ilog10_or
; Function Attrs: nounwind
define i8 @_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or(i16 %self) unnamed_addr #1 {
start:
; call <u16>::checked_ilog10
  %0 = call { i32, i32 } @_RNvMs5_NtCsgEmfK2I1SDS_4core3numt14checked_ilog10CsdGMEA5NOQYh_10rs_checked(i16 %self) #10
  %_2.0 = extractvalue { i32, i32 } %0, 0
  %_2.1 = extractvalue { i32, i32 } %0, 1
; call <core::option::Option<u32>>::map_or::<u8, <u16 as rs_checked::Log>::ilog10_or::{closure#0}>
  %_0 = call i8 @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionmE6map_orhNCNvXCsdGMEA5NOQYh_10rs_checkedtNtBX_3Log9ilog10_or0EBX_(i32 %_2.0, i32 %_2.1, i8 9) #10
  ret i8 %_0
}

; <core::option::Option<i64> as core::ops::try_trait::Try>::branch
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvXsJ_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxENtNtNtB7_3ops9try_trait3Try6branchCsdGMEA5NOQYh_10rs_checked(i64 %0, i64 %1) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  store i64 %0, ptr %self, align 8
  %2 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %1, ptr %2, align 8
  %_2 = load i64, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  %4 = load i64, ptr %3, align 8
  %5 = trunc nuw i64 %_2 to i1
  br i1 %5, label %bb3, label %bb2

bb3:                                              ; preds = %start
  %6 = getelementptr inbounds i8, ptr %self, i64 8
  %v = load i64, ptr %6, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %v, ptr %7, align 8
  store i64 0, ptr %_0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  store i64 1, ptr %_0, align 8
  br label %bb4

bb4:                                              ; preds = %bb3, %bb2
  %8 = load i64, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = insertvalue { i64, i64 } poison, i64 %8, 0
  %12 = insertvalue { i64, i64 } %11, i64 %10, 1
  ret { i64, i64 } %12

bb1:                                              ; No predecessors!
  unreachable
}

; <core::option::Option<i64> as core::ops::try_trait::FromResidual<core::option::Option<core::convert::Infallible>>>::from_residual
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvXsK_NtCsgEmfK2I1SDS_4core6optionINtB5_6OptionxEINtNtNtB7_3ops9try_trait12FromResidualIBy_NtNtB7_7convert10InfallibleEE13from_residualCsdGMEA5NOQYh_10rs_checked() unnamed_addr #0 {
start:
  ret { i64, i64 } { i64 0, i64 undef }
}

; <u16 as core::cmp::Ord>::min
; Function Attrs: inlinehint nounwind
define i16 @_RNvYtNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsdGMEA5NOQYh_10rs_checked(i16 %0, i16 %1) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %_6 = alloca [1 x i8], align 1
  %_0 = alloca [2 x i8], align 2
  %other = alloca [2 x i8], align 2
  %self = alloca [2 x i8], align 2
  store i16 %0, ptr %self, align 2
  store i16 %1, ptr %other, align 2
  store i8 1, ptr %_6, align 1
  %_3.i = load i16, ptr %other, align 2
  %_4.i = load i16, ptr %self, align 2
  %_0.i = icmp ult i16 %_3.i, %_4.i
  br label %bb1

bb1:                                              ; preds = %start
  br i1 %_0.i, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  store i8 0, ptr %_6, align 1
  %3 = load i16, ptr %self, align 2
  store i16 %3, ptr %_0, align 2
  br label %bb4

bb2:                                              ; preds = %bb1
  %4 = load i16, ptr %other, align 2
  store i16 %4, ptr %_0, align 2
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %5 = load i16, ptr %_0, align 2
  ret i16 %5

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
define ptx_kernel void @checked_ops(ptr %x, ptr %out) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [4 x i8], align 4
  %3 = alloca [8 x i8], align 8
  %4 = alloca [4 x i8], align 4
  %5 = alloca [4 x i8], align 4
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %6, 0
  %_5.1.i = extractvalue { i32, i1 } %6, 1
  br i1 %_5.1.i, label %panic.i33, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit

panic.i33:                                        ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #11
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #11
  unreachable

_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i32 = zext i32 %_7.0.i to i64
  %7 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 2, i64 %_0.i32)
  %_7.0 = extractvalue { i64, i1 } %7, 0
  %_7.1 = extractvalue { i64, i1 } %7, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
  %_0.i21 = getelementptr inbounds nuw i64, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<i64>
  %8 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsxECsdGMEA5NOQYh_10rs_checked(ptr %_0.i21, i64 2, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i19 = extractvalue { ptr, i64 } %8, 0
  %_0.1.i20 = extractvalue { ptr, i64 } %8, 1
  %v.0 = extractvalue { ptr, i64 } %8, 0
  %v.1 = extractvalue { ptr, i64 } %8, 1
  %_14 = icmp ult i64 0, %v.1
  br i1 %_14, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4b5e8a48727f7ba9474339f8f771e1fb) #11
  unreachable

bb5:                                              ; preds = %bb2
  %9 = getelementptr inbounds nuw i64, ptr %v.0, i64 0
  %_11 = load i64, ptr %9, align 8
  %_18 = icmp ult i64 1, %v.1
  br i1 %_18, label %bb6, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_73ca97b569a7355d5dd596194f37cfa1) #11
  unreachable

bb6:                                              ; preds = %bb5
  %10 = getelementptr inbounds nuw i64, ptr %v.0, i64 1
  %_15 = load i64, ptr %10, align 8
  %11 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i32, i64 6)
  %_6.0.i = extractvalue { i64, i1 } %11, 0
  %_6.1.i = extractvalue { i64, i1 } %11, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit

panic.i:                                          ; preds = %bb6
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #11
  unreachable

_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit: ; preds = %bb6
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<i64>
  %12 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutxECsdGMEA5NOQYh_10rs_checked(ptr %_0.i, i64 6, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #10
  %_0.0.i = extractvalue { ptr, i64 } %12, 0
  %_0.1.i = extractvalue { ptr, i64 } %12, 1
  %r.0 = extractvalue { ptr, i64 } %12, 0
  %r.1 = extractvalue { ptr, i64 } %12, 1
; call rs_checked::try_all
  %13 = call { i64, i64 } @_RNvCsdGMEA5NOQYh_10rs_checked7try_all(i64 %_11, i64 %_15) #12
  %_21.0 = extractvalue { i64, i64 } %13, 0
  %_21.1 = extractvalue { i64, i64 } %13, 1
; call <core::option::Option<i64>>::unwrap_or
  %_20 = call i64 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionxE9unwrap_orCsdGMEA5NOQYh_10rs_checked(i64 %_21.0, i64 %_21.1, i64 -7) #10
  %_25 = icmp ult i64 0, %r.1
  br i1 %_25, label %bb10, label %panic3

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_58069293c726b11ef6d666bb47055551) #11
  unreachable

bb10:                                             ; preds = %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit
  %14 = getelementptr inbounds nuw i64, ptr %r.0, i64 0
  store i64 %_20, ptr %14, align 8
  %15 = call i64 @llvm.sadd.sat.i64(i64 %_11, i64 %_15)
  store i64 %15, ptr %3, align 8
  %_0.i26 = load i64, ptr %3, align 8
; call <i64>::saturating_mul
  %_27 = call i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx14saturating_mulCsdGMEA5NOQYh_10rs_checked(i64 %_11, i64 %_15) #10
  %_31 = icmp ult i64 1, %r.1
  br i1 %_31, label %bb13, label %panic4

panic3:                                           ; preds = %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %r.1, ptr align 8 @alloc_a02870a47b665dc9af388cb3fc2b9117) #11
  unreachable

bb13:                                             ; preds = %bb10
  %16 = getelementptr inbounds nuw i64, ptr %r.0, i64 1
  %17 = xor i64 %_0.i26, %_27
  store i64 %17, ptr %16, align 8
  %18 = call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %_11, i64 %_15)
  %_0.0.i28 = extractvalue { i64, i1 } %18, 0
  %_0.1.i29 = extractvalue { i64, i1 } %18, 1
  %_34.0 = extractvalue { i64, i1 } %18, 0
  %_34.1 = extractvalue { i64, i1 } %18, 1
  %_36 = zext i1 %_34.1 to i64
  %_0.i24 = add i64 %_34.0, %_36
  %_40 = icmp ult i64 2, %r.1
  br i1 %_40, label %bb16, label %panic5

panic4:                                           ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %r.1, ptr align 8 @alloc_c4c4142eb84b60a2ffe0b2fcd83240bf) #11
  unreachable

bb16:                                             ; preds = %bb13
  %19 = getelementptr inbounds nuw i64, ptr %r.0, i64 2
  store i64 %_0.i24, ptr %19, align 8
; call <u64>::abs_diff
  %_43 = call i64 @_RNvMs7_NtCsgEmfK2I1SDS_4core3numy8abs_diffCsdGMEA5NOQYh_10rs_checked(i64 %_11, i64 %_15) #10
  %_48 = icmp eq i64 %_43, -9223372036854775808
  %_49 = and i1 false, %_48
  br i1 %_49, label %panic6, label %bb19

panic5:                                           ; preds = %bb13
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %r.1, ptr align 8 @alloc_207c96de7907e09e37723f5e59c4259e) #11
  unreachable

bb19:                                             ; preds = %bb16
  %_41 = sdiv i64 %_43, 3
; call <i64>::unsigned_abs
  %_52 = call i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx12unsigned_absCsdGMEA5NOQYh_10rs_checked(i64 %_11) #10
  %_51 = urem i64 %_52, 1000
  %20 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_41, i64 %_51)
  %_54.0 = extractvalue { i64, i1 } %20, 0
  %_54.1 = extractvalue { i64, i1 } %20, 1
  br i1 %_54.1, label %panic7, label %bb22

panic6:                                           ; preds = %bb16
; call core::panicking::panic_const::panic_const_div_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8 @alloc_ac3d9929e93be8227bed121a313c8624) #11
  unreachable

bb22:                                             ; preds = %bb19
  %_58 = icmp ult i64 3, %r.1
  br i1 %_58, label %bb23, label %panic8

panic7:                                           ; preds = %bb19
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_ac3d9929e93be8227bed121a313c8624) #11
  unreachable

bb23:                                             ; preds = %bb22
  %21 = getelementptr inbounds nuw i64, ptr %r.0, i64 3
  store i64 %_54.0, ptr %21, align 8
  %_61 = or i64 %_15, 1
; call <i64>::rem_euclid
  %_60 = call i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10rem_euclidCsdGMEA5NOQYh_10rs_checked(i64 %_11, i64 %_61, ptr align 8 @alloc_ca206366b097ffa9d51c630a85388532) #10
  %_64 = ashr i64 %_15, 40
  %_63 = or i64 %_64, 1
; call <i64>::div_euclid
  %_62 = call i64 @_RNvMs1_NtCsgEmfK2I1SDS_4core3numx10div_euclidCsdGMEA5NOQYh_10rs_checked(i64 %_11, i64 %_63, ptr align 8 @alloc_7208c69cf5f8fe34b86ed8be6455834d) #10
  %_0.i23 = add i64 %_60, %_62
  %_70 = icmp ult i64 4, %r.1
  br i1 %_70, label %bb28, label %panic9

panic8:                                           ; preds = %bb22
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %r.1, ptr align 8 @alloc_5b0e55196a940f2125e272da623b5e46) #11
  unreachable

bb28:                                             ; preds = %bb23
  %22 = getelementptr inbounds nuw i64, ptr %r.0, i64 4
  store i64 %_0.i23, ptr %22, align 8
  %23 = call i64 @llvm.ctpop.i64(i64 %_11)
  %24 = trunc i64 %23 to i32
  store i32 %24, ptr %5, align 4
  %_0.i22 = load i32, ptr %5, align 4
  %25 = call i64 @llvm.cttz.i64(i64 %_15, i1 false)
  %26 = trunc i64 %25 to i32
  store i32 %26, ptr %2, align 4
  %_0.i27 = load i32, ptr %2, align 4
  %27 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_0.i27, i32 100)
  %_78.0 = extractvalue { i32, i1 } %27, 0
  %_78.1 = extractvalue { i32, i1 } %27, 1
  br i1 %_78.1, label %panic10, label %bb31

panic9:                                           ; preds = %bb23
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 4, i64 %r.1, ptr align 8 @alloc_5f5f57187400563af52974877314c19a) #11
  unreachable

bb31:                                             ; preds = %bb28
  %_79.0 = add i32 %_0.i22, %_78.0
  %_79.1 = icmp ult i32 %_79.0, %_0.i22
  br i1 %_79.1, label %panic11, label %bb32

panic10:                                          ; preds = %bb28
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_903b8c3493467dc13cde5082ede6165d) #11
  unreachable

bb32:                                             ; preds = %bb31
  %28 = call i64 @llvm.ctlz.i64(i64 %_11, i1 false)
  %29 = trunc i64 %28 to i32
  store i32 %29, ptr %4, align 4
  %_0.i25 = load i32, ptr %4, align 4
  %30 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_0.i25, i32 10000)
  %_82.0 = extractvalue { i32, i1 } %30, 0
  %_82.1 = extractvalue { i32, i1 } %30, 1
  br i1 %_82.1, label %panic12, label %bb34

panic11:                                          ; preds = %bb31
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_af99d33ddbaed1109ad95110f4be2dbb) #11
  unreachable

bb34:                                             ; preds = %bb32
  %_83.0 = add i32 %_79.0, %_82.0
  %_83.1 = icmp ult i32 %_83.0, %_79.0
  br i1 %_83.1, label %panic13, label %bb35

panic12:                                          ; preds = %bb32
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_a2884fe4475278d52f7b8428e94ac9a5) #11
  unreachable

bb35:                                             ; preds = %bb34
  %_72 = zext i32 %_83.0 to i64
  %31 = call i64 @llvm.bitreverse.i64(i64 %_11)
  store i64 %31, ptr %0, align 8
  %_0.i31 = load i64, ptr %0, align 8
  %_90 = icmp eq i64 %_0.i31, -9223372036854775808
  %_91 = and i1 false, %_90
  br i1 %_91, label %panic14, label %bb38

panic13:                                          ; preds = %bb34
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f609bc77c0ab7e44b34b39b8e2f743e8) #11
  unreachable

bb38:                                             ; preds = %bb35
  %_84 = srem i64 %_0.i31, 1000
  %32 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_72, i64 %_84)
  %_92.0 = extractvalue { i64, i1 } %32, 0
  %_92.1 = extractvalue { i64, i1 } %32, 1
  br i1 %_92.1, label %panic15, label %bb39

panic14:                                          ; preds = %bb35
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 @alloc_dc600a2c8b354c78401c8ac9b3d733a0) #11
  unreachable

bb39:                                             ; preds = %bb38
  %33 = call i64 @llvm.bswap.i64(i64 %_15)
  store i64 %33, ptr %1, align 8
  %_0.i30 = load i64, ptr %1, align 8
  %_99 = icmp eq i64 %_0.i30, -9223372036854775808
  %_100 = and i1 false, %_99
  br i1 %_100, label %panic16, label %bb42

panic15:                                          ; preds = %bb38
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f609bc77c0ab7e44b34b39b8e2f743e8) #11
  unreachable

bb42:                                             ; preds = %bb39
  %_93 = srem i64 %_0.i30, 1000
  %34 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_92.0, i64 %_93)
  %_101.0 = extractvalue { i64, i1 } %34, 0
  %_101.1 = extractvalue { i64, i1 } %34, 1
  br i1 %_101.1, label %panic17, label %bb43

panic16:                                          ; preds = %bb39
; call core::panicking::panic_const::panic_const_rem_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8 @alloc_8136f972fcd4d9be95253e2a7f034c07) #11
  unreachable

bb43:                                             ; preds = %bb42
  %_105 = icmp ult i64 5, %r.1
  br i1 %_105, label %bb44, label %panic18

panic17:                                          ; preds = %bb42
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_f609bc77c0ab7e44b34b39b8e2f743e8) #11
  unreachable

bb44:                                             ; preds = %bb43
  %35 = getelementptr inbounds nuw i64, ptr %r.0, i64 5
  store i64 %_101.0, ptr %35, align 8
  ret void

panic18:                                          ; preds = %bb43
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 5, i64 %r.1, ptr align 8 @alloc_c96a3fa55b7a9ee18009c9a8176c5a6c) #11
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @float_casts(ptr %x, ptr %out) unnamed_addr #1 {
start:
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i12, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit

panic.i12:                                        ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #11
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #11
  unreachable

_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i11 = zext i32 %_7.0.i to i64
  %_0.i10 = getelementptr inbounds nuw double, ptr %x, i64 %_0.i11
; call core::slice::raw::from_raw_parts::<f64>
  %1 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partsdECsdGMEA5NOQYh_10rs_checked(ptr %_0.i10, i64 1, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i8 = extractvalue { ptr, i64 } %1, 0
  %_0.1.i9 = extractvalue { ptr, i64 } %1, 1
  %_5.0 = extractvalue { ptr, i64 } %1, 0
  %_5.1 = extractvalue { ptr, i64 } %1, 1
  %_9 = icmp ult i64 0, %_5.1
  br i1 %_9, label %bb4, label %panic

bb4:                                              ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
  %2 = getelementptr inbounds nuw double, ptr %_5.0, i64 0
  %v = load double, ptr %2, align 8
  %3 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i11, i64 6)
  %_6.0.i = extractvalue { i64, i1 } %3, 0
  %_6.1.i = extractvalue { i64, i1 } %3, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit

panic.i:                                          ; preds = %bb4
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #11
  unreachable

_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit: ; preds = %bb4
  %_0.i = getelementptr inbounds nuw i64, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<i64>
  %4 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutxECsdGMEA5NOQYh_10rs_checked(ptr %_0.i, i64 6, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #10
  %_0.0.i = extractvalue { ptr, i64 } %4, 0
  %_0.1.i = extractvalue { ptr, i64 } %4, 1
  %r.0 = extractvalue { ptr, i64 } %4, 0
  %r.1 = extractvalue { ptr, i64 } %4, 1
  %_11 = call i32 @llvm.fptosi.sat.i32.f64(double %v)
  %_15 = icmp ult i64 0, %r.1
  br i1 %_15, label %bb6, label %panic1

panic:                                            ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %_5.1, ptr align 8 @alloc_b0aa3dba0d81e9d73d32d28d1faf6590) #11
  unreachable

bb6:                                              ; preds = %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit
  %5 = getelementptr inbounds nuw i64, ptr %r.0, i64 0
  %6 = sext i32 %_11 to i64
  store i64 %6, ptr %5, align 8
  %_16 = fmul double %v, 1.000000e+10
  %_20 = icmp ult i64 1, %r.1
  br i1 %_20, label %bb7, label %panic2

panic1:                                           ; preds = %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowxEB4_.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %r.1, ptr align 8 @alloc_67b0547773eb1f543b8f2fecc6ae921c) #11
  unreachable

bb7:                                              ; preds = %bb6
  %7 = getelementptr inbounds nuw i64, ptr %r.0, i64 1
  %8 = call i64 @llvm.fptosi.sat.i64.f64(double %_16)
  store i64 %8, ptr %7, align 8
  %_21 = call i32 @llvm.fptoui.sat.i32.f64(double %v)
  %_25 = icmp ult i64 2, %r.1
  br i1 %_25, label %bb8, label %panic3

panic2:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %r.1, ptr align 8 @alloc_3a5a8799599951a78dc8e4d5d99891d0) #11
  unreachable

bb8:                                              ; preds = %bb7
  %9 = getelementptr inbounds nuw i64, ptr %r.0, i64 2
  %10 = zext i32 %_21 to i64
  store i64 %10, ptr %9, align 8
  %_28 = fmul double %v, 1.000000e-09
  %_27 = call i8 @llvm.fptosi.sat.i8.f64(double %_28)
  %_26 = sext i8 %_27 to i64
  %_31 = fptrunc double %v to float
  %_30 = call i16 @llvm.fptoui.sat.i16.f32(float %_31)
  %_29 = zext i16 %_30 to i64
  %11 = call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %_26, i64 %_29)
  %_32.0 = extractvalue { i64, i1 } %11, 0
  %_32.1 = extractvalue { i64, i1 } %11, 1
  br i1 %_32.1, label %panic4, label %bb9

panic3:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %r.1, ptr align 8 @alloc_7ad0249f0cdcc37395f8f58062fe4d7e) #11
  unreachable

bb9:                                              ; preds = %bb8
  %_36 = icmp ult i64 3, %r.1
  br i1 %_36, label %bb10, label %panic5

panic4:                                           ; preds = %bb8
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_66ba68c844e49b92f94efd2db4a79726) #11
  unreachable

bb10:                                             ; preds = %bb9
  %12 = getelementptr inbounds nuw i64, ptr %r.0, i64 3
  store i64 %_32.0, ptr %12, align 8
  %_38 = fsub double %v, %v
  %_37 = fdiv double %v, %_38
  %_42 = icmp ult i64 4, %r.1
  br i1 %_42, label %bb11, label %panic6

panic5:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %r.1, ptr align 8 @alloc_9728933116da8a84269c6cbd8b69b38b) #11
  unreachable

bb11:                                             ; preds = %bb10
  %13 = getelementptr inbounds nuw i64, ptr %r.0, i64 4
  %14 = call i64 @llvm.fptosi.sat.i64.f64(double %_37)
  store i64 %14, ptr %13, align 8
; call <f64>::clamp
  %_46 = call double @_RNvMNtCsgEmfK2I1SDS_4core3f64d5clampCsdGMEA5NOQYh_10rs_checked(double %v, double -1.000000e+03, double 1.000000e+03) #10
; call <f64>::to_bits
  %_45 = call i64 @_RNvMNtCsgEmfK2I1SDS_4core3f64d7to_bitsCsdGMEA5NOQYh_10rs_checked(double %_46) #10
  %_49 = fptrunc double %v to float
; call <f32>::to_bits
  %_48 = call i32 @_RNvMNtCsgEmfK2I1SDS_4core3f32f7to_bitsCsdGMEA5NOQYh_10rs_checked(float %_49) #10
  %_47 = zext i32 %_48 to i64
  %_43 = xor i64 %_45, %_47
; call <f64>::signum
  %_52 = call double @_RNvMNtCsgEmfK2I1SDS_4core3f64d6signumCsdGMEA5NOQYh_10rs_checked(double %v) #10
; call <f64>::to_bits
  %_51 = call i64 @_RNvMNtCsgEmfK2I1SDS_4core3f64d7to_bitsCsdGMEA5NOQYh_10rs_checked(double %_52) #10
  %_56 = icmp ult i64 5, %r.1
  br i1 %_56, label %bb17, label %panic7

panic6:                                           ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 4, i64 %r.1, ptr align 8 @alloc_b21d9cddfcdd848c4d2ea03d5ab22381) #11
  unreachable

bb17:                                             ; preds = %bb11
  %15 = getelementptr inbounds nuw i64, ptr %r.0, i64 5
  %16 = xor i64 %_43, %_51
  store i64 %16, ptr %15, align 8
  ret void

panic7:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 5, i64 %r.1, ptr align 8 @alloc_56301ff82e507692579442267b92d94c) #11
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @narrow(ptr %x, ptr %out) unnamed_addr #1 {
start:
  %0 = alloca [4 x i8], align 4
  %1 = alloca [1 x i8], align 1
  %2 = alloca [1 x i8], align 1
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %3 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %3, 0
  %_5.1.i = extractvalue { i32, i1 } %3, 1
  br i1 %_5.1.i, label %panic.i27, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit

panic.i27:                                        ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #11
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #11
  unreachable

_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit: ; preds = %bb3.i
  %_0.i26 = zext i32 %_7.0.i to i64
  %4 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 2, i64 %_0.i26)
  %_7.0 = extractvalue { i64, i1 } %4, 0
  %_7.1 = extractvalue { i64, i1 } %4, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
  %_0.i22 = getelementptr inbounds nuw i16, ptr %x, i64 %_7.0
; call core::slice::raw::from_raw_parts::<u16>
  %5 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partstECsdGMEA5NOQYh_10rs_checked(ptr %_0.i22, i64 2, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #10
  %_0.0.i18 = extractvalue { ptr, i64 } %5, 0
  %_0.1.i19 = extractvalue { ptr, i64 } %5, 1
  %v.0 = extractvalue { ptr, i64 } %5, 0
  %v.1 = extractvalue { ptr, i64 } %5, 1
  %_15 = icmp ult i64 0, %v.1
  br i1 %_15, label %bb5, label %panic1

panic:                                            ; preds = %_RNvNtCsdGMEA5NOQYh_10rs_checked3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_d878205983a734869c248d13c08667e7) #11
  unreachable

bb5:                                              ; preds = %bb2
  %6 = getelementptr inbounds nuw i16, ptr %v.0, i64 0
  %_12 = load i16, ptr %6, align 2
  %_11 = trunc i16 %_12 to i8
  %_20 = icmp ult i64 1, %v.1
  br i1 %_20, label %bb6, label %panic2

panic1:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_bedc9ca31a731ab86180e5edf128c0b5) #11
  unreachable

bb6:                                              ; preds = %bb5
  %7 = getelementptr inbounds nuw i16, ptr %v.0, i64 1
  %_17 = load i16, ptr %7, align 2
  %_16 = trunc i16 %_17 to i8
  %8 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i26, i64 8)
  %_6.0.i = extractvalue { i64, i1 } %8, 0
  %_6.1.i = extractvalue { i64, i1 } %8, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowhEB4_.exit

panic.i:                                          ; preds = %bb6
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #11
  unreachable

_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowhEB4_.exit: ; preds = %bb6
  %_0.i21 = getelementptr inbounds nuw i8, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<u8>
  %9 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_muthECsdGMEA5NOQYh_10rs_checked(ptr %_0.i21, i64 8, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #10
  %_0.0.i = extractvalue { ptr, i64 } %9, 0
  %_0.1.i = extractvalue { ptr, i64 } %9, 1
  %r.0 = extractvalue { ptr, i64 } %9, 0
  %r.1 = extractvalue { ptr, i64 } %9, 1
  %10 = call i8 @llvm.uadd.sat.i8(i8 %_11, i8 %_16)
  store i8 %10, ptr %1, align 1
  %_0.i24 = load i8, ptr %1, align 1
  %_31 = icmp ult i64 0, %r.1
  br i1 %_31, label %bb9, label %panic3

panic2:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_f3134d342602c209f6b0432979f90c26) #11
  unreachable

bb9:                                              ; preds = %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowhEB4_.exit
  %11 = getelementptr inbounds nuw i8, ptr %r.0, i64 0
  store i8 %_0.i24, ptr %11, align 1
  %12 = call i8 @llvm.ssub.sat.i8(i8 %_11, i8 %_16)
  store i8 %12, ptr %2, align 1
  %_0.i20 = load i8, ptr %2, align 1
  %_36 = icmp ult i64 1, %r.1
  br i1 %_36, label %bb11, label %panic4

panic3:                                           ; preds = %_RINvNtCsdGMEA5NOQYh_10rs_checked3gpu3rowhEB4_.exit
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %r.1, ptr align 8 @alloc_cd76dd0fc81c968bae0e5ccf70205fe8) #11
  unreachable

bb11:                                             ; preds = %bb9
  %13 = getelementptr inbounds nuw i8, ptr %r.0, i64 1
  store i8 %_0.i20, ptr %13, align 1
; call <i8>::checked_mul
  %14 = call { i1, i8 } @_RNvMNtCsgEmfK2I1SDS_4core3numa11checked_mulCsdGMEA5NOQYh_10rs_checked(i8 %_11, i8 %_16) #10
  %_38.0 = extractvalue { i1, i8 } %14, 0
  %_38.1 = extractvalue { i1, i8 } %14, 1
; call <core::option::Option<i8>>::map_or::<u8, rs_checked::narrow::{closure#0}>
  %_37 = call i8 @_RINvMNtCsgEmfK2I1SDS_4core6optionINtB3_6OptionaE6map_orhNCNvCsdGMEA5NOQYh_10rs_checked6narrow0EBW_(i1 zeroext %_38.0, i8 %_38.1, i8 99) #10
  %_42 = icmp ult i64 2, %r.1
  br i1 %_42, label %bb14, label %panic5

panic4:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %r.1, ptr align 8 @alloc_ec9f92e67de6739afe8df6462d90f2bc) #11
  unreachable

bb14:                                             ; preds = %bb11
  %15 = getelementptr inbounds nuw i8, ptr %r.0, i64 2
  store i8 %_37, ptr %15, align 1
  %_45 = and i8 %_16, 7
  %_44 = zext i8 %_45 to i32
; call core::intrinsics::rotate_left::<u8>
  %_0.i23 = call i8 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics11rotate_lefthECsdGMEA5NOQYh_10rs_checked(i8 %_11, i32 %_44) #13
  %_49 = icmp ult i64 3, %r.1
  br i1 %_49, label %bb16, label %panic6

panic5:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 2, i64 %r.1, ptr align 8 @alloc_b896fd9ecfcc517262a90a8d5e6c8c03) #11
  unreachable

bb16:                                             ; preds = %bb14
  %16 = getelementptr inbounds nuw i8, ptr %r.0, i64 3
  store i8 %_0.i23, ptr %16, align 1
  %_52 = and i8 %_16, 3
; call <u8>::checked_div
  %17 = call { i1, i8 } @_RNvMs4_NtCsgEmfK2I1SDS_4core3numh11checked_divCsdGMEA5NOQYh_10rs_checked(i8 %_11, i8 %_52) #10
  %_51.0 = extractvalue { i1, i8 } %17, 0
  %_51.1 = extractvalue { i1, i8 } %17, 1
; call <core::option::Option<u8>>::unwrap_or
  %_50 = call i8 @_RNvMNtCsgEmfK2I1SDS_4core6optionINtB2_6OptionhE9unwrap_orCsdGMEA5NOQYh_10rs_checked(i1 zeroext %_51.0, i8 %_51.1, i8 0) #10
  %_56 = icmp ult i64 4, %r.1
  br i1 %_56, label %bb19, label %panic7

panic6:                                           ; preds = %bb14
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %r.1, ptr align 8 @alloc_668d73664a00eaaa2c4f92b140ee111c) #11
  unreachable

bb19:                                             ; preds = %bb16
  %18 = getelementptr inbounds nuw i8, ptr %r.0, i64 4
  store i8 %_50, ptr %18, align 1
  %_61 = icmp ult i64 0, %v.1
  br i1 %_61, label %bb20, label %panic8

panic7:                                           ; preds = %bb16
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 4, i64 %r.1, ptr align 8 @alloc_a2e66e55c8e94ab810acd83d928af222) #11
  unreachable

bb20:                                             ; preds = %bb19
  %19 = getelementptr inbounds nuw i16, ptr %v.0, i64 0
  %_58 = load i16, ptr %19, align 2
; call <u16>::isqrt
  %_57 = call i16 @_RNvMs5_NtCsgEmfK2I1SDS_4core3numt5isqrtCsdGMEA5NOQYh_10rs_checked(i16 %_58) #10
  %_65 = icmp ult i64 5, %r.1
  br i1 %_65, label %bb22, label %panic9

panic8:                                           ; preds = %bb19
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_73a6673a90d96db43c07c49dc1411ad3) #11
  unreachable

bb22:                                             ; preds = %bb20
  %20 = getelementptr inbounds nuw i8, ptr %r.0, i64 5
  %21 = trunc i16 %_57 to i8
  store i8 %21, ptr %20, align 1
; call <i8>::wrapping_abs
  %_67 = call i8 @_RNvMNtCsgEmfK2I1SDS_4core3numa12wrapping_absCsdGMEA5NOQYh_10rs_checked(i8 %_11) #10
  %_0.i = sub i8 0, %_67
  %_71 = icmp ult i64 6, %r.1
  br i1 %_71, label %bb25, label %panic10

panic9:                                           ; preds = %bb20
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 5, i64 %r.1, ptr align 8 @alloc_74ffc4e2afd601ec8d12a61ddd181140) #11
  unreachable

bb25:                                             ; preds = %bb22
  %22 = getelementptr inbounds nuw i8, ptr %r.0, i64 6
  store i8 %_0.i, ptr %22, align 1
  %_80 = icmp ult i64 0, %v.1
  br i1 %_80, label %bb26, label %panic11

panic10:                                          ; preds = %bb22
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 6, i64 %r.1, ptr align 8 @alloc_61527cd6432972742d0fbd628cff6b9a) #11
  unreachable

bb26:                                             ; preds = %bb25
  %23 = getelementptr inbounds nuw i16, ptr %v.0, i64 0
  %_77 = load i16, ptr %23, align 2
  %_84 = icmp ult i64 1, %v.1
  br i1 %_84, label %bb27, label %panic12

panic11:                                          ; preds = %bb25
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_8a64d52bfa74079b39763c5ff6a6a748) #11
  unreachable

bb27:                                             ; preds = %bb26
  %24 = getelementptr inbounds nuw i16, ptr %v.0, i64 1
  %_81 = load i16, ptr %24, align 2
; call <u16 as core::cmp::Ord>::min
  %_76 = call i16 @_RNvYtNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsdGMEA5NOQYh_10rs_checked(i16 %_77, i16 %_81) #10
  %_75 = udiv i16 %_76, 7
  %_74 = urem i16 %_75, 13
  %_73 = trunc i16 %_74 to i8
  %_92 = icmp ult i64 1, %v.1
  br i1 %_92, label %bb31, label %panic13

panic12:                                          ; preds = %bb26
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_4162a33560161f85ea355ba009f7be6f) #11
  unreachable

bb31:                                             ; preds = %bb27
  %25 = getelementptr inbounds nuw i16, ptr %v.0, i64 1
  %_89 = load i16, ptr %25, align 2
  %26 = call i16 @llvm.ctpop.i16(i16 %_89)
  %27 = zext i16 %26 to i32
  store i32 %27, ptr %0, align 4
  %_2.i = load i32, ptr %0, align 4
  %_0.i25 = icmp eq i32 %_2.i, 1
  %_87 = zext i1 %_0.i25 to i8
  %_93.0 = add i8 %_73, %_87
  %_93.1 = icmp ult i8 %_93.0, %_73
  br i1 %_93.1, label %panic14, label %bb33

panic13:                                          ; preds = %bb27
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 1, i64 %v.1, ptr align 8 @alloc_7ca9323d3c8303aa029ad2e81b363839) #11
  unreachable

bb33:                                             ; preds = %bb31
  %_98 = icmp ult i64 0, %v.1
  br i1 %_98, label %bb34, label %panic15

panic14:                                          ; preds = %bb31
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_974f19eb882a770f12650de4167dc509) #11
  unreachable

bb34:                                             ; preds = %bb33
  %28 = getelementptr inbounds nuw i16, ptr %v.0, i64 0
  %_95 = load i16, ptr %28, align 2
; call <u16 as rs_checked::Log>::ilog10_or
  %_94 = call i8 @_RNvXCsdGMEA5NOQYh_10rs_checkedtNtB2_3Log9ilog10_or(i16 %_95) #13
  %_99.0 = add i8 %_93.0, %_94
  %_99.1 = icmp ult i8 %_99.0, %_93.0
  br i1 %_99.1, label %panic16, label %bb36

panic15:                                          ; preds = %bb33
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_15b7b183822e701e3857af50a57f04a6) #11
  unreachable

bb36:                                             ; preds = %bb34
  %_103 = icmp ult i64 7, %r.1
  br i1 %_103, label %bb37, label %panic17

panic16:                                          ; preds = %bb34
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_974f19eb882a770f12650de4167dc509) #11
  unreachable

bb37:                                             ; preds = %bb36
  %29 = getelementptr inbounds nuw i8, ptr %r.0, i64 7
  store i8 %_99.0, ptr %29, align 1
  ret void

panic17:                                          ; preds = %bb36
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 7, i64 %r.1, ptr align 8 @alloc_0dddcb195c06120dca50ef13dae868f9) #11
  unreachable
}


; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64) #5

; core::panicking::panic_const::panic_const_mul_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #5

; <f64 as core::fmt::Debug>::fmt
; Function Attrs: nounwind
define internal zeroext i1 @_RNvXs6_NtNtCsgEmfK2I1SDS_4core3fmt5floatdNtB7_5Debug3fmt(ptr align 8, ptr align 8) unnamed_addr #1 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i8, i1 } @llvm.smul.with.overflow.i8(i8, i8) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.ssub.sat.i8(i8, i8) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #5

; core::panicking::panic_const::panic_const_div_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_div_by_zero(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_div_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_div_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_by_zero
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const23panic_const_rem_by_zero(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_const::panic_const_rem_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_rem_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.sadd.sat.i64(i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.uadd.sat.i8(i8, i8) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctpop.i16(i16) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #5

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
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_bounds_check
; Function Attrs: cold minsize noinline noreturn nounwind optsize
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64, i64, ptr align 8) unnamed_addr #9 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i16, i1 } @llvm.umul.with.overflow.i16(i16, i16) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.ctlz.i16(i16, i1 immarg) #8

; core::panicking::panic_nounwind_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr, ptr, i1 zeroext, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptosi.sat.i32.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fptosi.sat.i64.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fptoui.sat.i32.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fptosi.sat.i8.f64(double) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fptoui.sat.i16.f32(float) #5

declare void @llvm.trap()

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { cold nounwind "target-cpu"="sm_90" }
attributes #4 = { "target-cpu"="sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #10 = { inlinehint nounwind }
attributes #11 = { noinline noreturn nounwind }
attributes #12 = { noinline nounwind }
attributes #13 = { nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
