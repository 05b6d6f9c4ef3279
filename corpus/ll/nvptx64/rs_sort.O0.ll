; ModuleID = 'rs_sort.7f5186c0e225bb7a-cgu.0'
source_filename = "rs_sort.7f5186c0e225bb7a-cgu.0"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%"core::fmt::rt::Argument<'_>" = type { %"core::fmt::rt::ArgumentType<'_>" }
%"core::fmt::rt::ArgumentType<'_>" = type { ptr, [1 x i64] }
%"core::mem::maybe_uninit::MaybeUninit<[u8; 8]>" = type { [8 x i8] }

@alloc_91c74303079502ec2def021907035619 = private unnamed_addr constant [78 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/mod.rs\00", align 1
@alloc_7c5c32d6860c2e6be6e08fa5b778fe10 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\C2\0B\00\00#\00\00\00" }>, align 8
@alloc_6ce2ed7cdb1d7389a46a320c810c79d3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\C5\0B\00\00\16\00\00\00" }>, align 8
@alloc_b00eefe8abe9caa680182a8f971b5282 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\CB\0B\00\00\16\00\00\00" }>, align 8
@alloc_f0cf0e4239fde51b12c541c958e5372c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\AF\0B\00\00'\00\00\00" }>, align 8
@alloc_25fd3058437148e6cb22c9cc965cb938 = private unnamed_addr constant [30 x i8] c"corpus/rust/../include/gpu.rs\00", align 1
@alloc_14587a30a35475903364ee0188f1e79d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\008\00\00\00" }>, align 8
@alloc_cf47d279251394f2facdc30965f96a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\004\00\00\00" }>, align 8
@alloc_18e11163df5c26dfcd8b458a3a136468 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\1B\00\00\00\12\00\00\00" }>, align 8
@alloc_09ae3fa509c28fb2436e2472b9e4843b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\12\00\00\00\12\00\00\00" }>, align 8
@alloc_ac58905df1c7070c854dfff60260b3ad = private unnamed_addr constant [83 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/intrinsics/mod.rs\00", align 1
@alloc_b90498d3febd1b2c7361fce5cd399b17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ac58905df1c7070c854dfff60260b3ad, [16 x i8] c"R\00\00\00\00\00\00\00\11\0A\00\00\0E\00\00\00" }>, align 8
@alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf = private unnamed_addr constant [76 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mod.rs\00", align 1
@alloc_37f6e60a2902ea1334fb3e649d7c5a34 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00\0F\02\00\00\05\00\00\00" }>, align 8
@alloc_53b1b0291ea51cd7399ceb8c4189456a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_b5fc2a6f2f5a9fc4395aada8c7c926bf, [16 x i8] c"K\00\00\00\00\00\00\00r\02\00\00\09\00\00\00" }>, align 8
@alloc_a1f9c1886abe1b4fbffb55a734f3d9b2 = private unnamed_addr constant [80 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/mut_ptr.rs\00", align 1
@alloc_6ca3eca64add8c97175f872d75657b8b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_a1f9c1886abe1b4fbffb55a734f3d9b2, [16 x i8] c"O\00\00\00\00\00\00\00\D7\05\00\00\12\00\00\00" }>, align 8
@alloc_47db8ad8242916c2a02d2a37900fdc4d = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/rotate.rs\00", align 1
@alloc_d5b22857c92096a587ab2085c0059109 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_47db8ad8242916c2a02d2a37900fdc4d, [16 x i8] c"P\00\00\00\00\00\00\00\03\01\00\00\15\00\00\00" }>, align 8
@alloc_e4a864d3e0ce04d33d4e421321d2b310 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_47db8ad8242916c2a02d2a37900fdc4d, [16 x i8] c"P\00\00\00\00\00\00\00\F3\00\00\00\15\00\00\00" }>, align 8
@alloc_4cc53913ccb51a28f3295fff180f4126 = private unnamed_addr constant [86 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/select.rs\00", align 1
@alloc_e423954002c0cf04ec05674878edc7ca = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00,\01\00\00\11\00\00\00" }>, align 8
@alloc_59d1307b7f3ad87c3317811cdaad4416 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00,\01\00\00\18\00\00\00" }>, align 8
@alloc_d41b2ffde3af3f52800965e1bfa446dd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00/\01\00\00\11\00\00\00" }>, align 8
@alloc_ba9df914c0cce82410638c3c55892512 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00/\01\00\00\18\00\00\00" }>, align 8
@alloc_f017826562d065603878ce6c59629ca6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\002\01\00\00\18\00\00\00" }>, align 8
@alloc_9d58b5c9230214813f7a50867a733fdb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\C4\00\00\001\00\00\00" }>, align 8
@alloc_b9e93780b79d4ab897b4ec0abc4fa27c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\C5\00\00\00\0F\00\00\00" }>, align 8
@alloc_d5a6b468392860aeaf9ad5d18aa85e10 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\D2\00\00\00\17\00\00\00" }>, align 8
@alloc_6de2c84d458a7791633a9eb8c1f8b871 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\CE\00\00\00\17\00\00\00" }>, align 8
@alloc_126d4a2211848d736facebf49fed083f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\BE\00\00\001\00\00\00" }>, align 8
@alloc_e950fb76f20630c19a67bc6ab798ea17 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\BF\00\00\00\0F\00\00\00" }>, align 8
@alloc_4def5651ee437f0c8da82265f3f19ab4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\F1\00\00\00\1D\00\00\00" }>, align 8
@alloc_59149eeb649f39d9180425e3764054a3 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/range.rs\00", align 1
@alloc_8a7813f1a038cd71090e4a0dcbf8eae3 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_59149eeb649f39d9180425e3764054a3, [16 x i8] c"N\00\00\00\00\00\00\00\B2\01\00\00\01\00\00\00" }>, align 8
@alloc_81cfd723cfa94181780bf2177541f294 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00*\00\00\002\00\00\00" }>, align 8
@alloc_30cd7ab38beba28efce15d1e60e37bf6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00+\00\00\00\0B\00\00\00" }>, align 8
@alloc_bcc7119b77fe6aba4bc1b295c6973eb1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00%\00\00\002\00\00\00" }>, align 8
@alloc_72a747157f277136e62999332875d34b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00&\00\00\00\0B\00\00\00" }>, align 8
@alloc_76866334b299c2d0453c1cce0c4c2a4d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\007\00\00\00\1B\00\00\00" }>, align 8
@alloc_dce721e406e32113fcaf991197e8534f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\008\00\00\00 \00\00\00" }>, align 8
@alloc_5900134b8fd1487181baf968ead61833 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\009\00\00\00\16\00\00\00" }>, align 8
@alloc_12a440d2007285ca7de9547ae23a7f69 = private unnamed_addr constant [60 x i8] c"\19partition_at_index index \C0\1E greater than length of slice \C0\00", align 1
@alloc_76ed4f33e2b2777a52e4d094dc0cfa65 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1D\00\00\00\09\00\00\00" }>, align 8
@alloc_86bedd5fe661d51acde425092fa6a421 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00h\00\00\00\1A\00\00\00" }>, align 8
@alloc_f7f9bf94af81ef74683caf36fc64b498 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00v\00\00\00\1B\00\00\00" }>, align 8
@alloc_1e623f3bf80ce162edeb5b7ad3962cf5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\80\00\00\00\1F\00\00\00" }>, align 8
@alloc_4c77a98e2e0f0c78abe106ded0f89ea2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\81\00\00\00$\00\00\00" }>, align 8
@alloc_35117b6b66e65243a3935786123dee32 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\82\00\00\00\16\00\00\00" }>, align 8
@alloc_bdeb8f2918420996951fc02a5014e275 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\08\01\00\00\11\00\00\00" }>, align 8
@alloc_a984830e5d12699f2d4f06fb3260d966 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\08\01\00\00\18\00\00\00" }>, align 8
@alloc_3779f5d0afe9d3d836214da4b4fda444 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0B\01\00\00\11\00\00\00" }>, align 8
@alloc_f3633015d908625b0b2a0af53d5e66b5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0B\01\00\00\18\00\00\00" }>, align 8
@alloc_50db2c96661cd65f8e1dba9bc8146f19 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0E\01\00\00\11\00\00\00" }>, align 8
@alloc_8d8766d1b5104dc3e9dc05ea581913bc = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\0E\01\00\00\18\00\00\00" }>, align 8
@alloc_ecc2da6505057eb08ef933e6720a4c21 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\10\01\00\00\18\00\00\00" }>, align 8
@alloc_74dd4e31c7b237fa51d8199877b37677 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\13\01\00\00\1C\00\00\00" }>, align 8
@alloc_9f2c33fbccd62b2612966d73213e614c = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\15\01\00\00\1C\00\00\00" }>, align 8
@alloc_25dbf4dbfe53acbcb522993819e53517 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\16\01\00\00\0F\00\00\00" }>, align 8
@alloc_117420280113834e7d349460c20b453f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\14\01\00\00\0F\00\00\00" }>, align 8
@alloc_b3e137a2a7e36a214253a78fb6d176a2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1A\01\00\00\11\00\00\00" }>, align 8
@alloc_fdfa9f5c3437e0e964dc58c486b75290 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1A\01\00\00\18\00\00\00" }>, align 8
@alloc_63c26a59e319028a5c13c82c884105ac = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1C\01\00\00\18\00\00\00" }>, align 8
@alloc_3ee42c771b68a89897bd848683117ac7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00\1C\01\00\00\1F\00\00\00" }>, align 8
@alloc_af5bce67f3d893791d1848c8a63dfbb0 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_4cc53913ccb51a28f3295fff180f4126, [16 x i8] c"U\00\00\00\00\00\00\00 \01\00\00\07\00\00\00" }>, align 8
@anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0 = private unnamed_addr constant <{ [8 x i8], [8 x i8] }> <{ [8 x i8] zeroinitializer, [8 x i8] undef }>, align 8
@alloc_2957776f7149b6770f7abbeb136454d6 = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/shared/mod.rs\00", align 1
@alloc_a44304a1f719024c04ff0cb41b053e7e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2957776f7149b6770f7abbeb136454d6, [16 x i8] c"Y\00\00\00\00\00\00\00\22\00\00\00-\00\00\00" }>, align 8
@alloc_db7902ffb345f68875f125a55948041d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2957776f7149b6770f7abbeb136454d6, [16 x i8] c"Y\00\00\00\00\00\00\00\22\00\00\00A\00\00\00" }>, align 8
@alloc_9da4124957f216573c8da243061f8a70 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2957776f7149b6770f7abbeb136454d6, [16 x i8] c"Y\00\00\00\00\00\00\00(\00\00\00/\00\00\00" }>, align 8
@alloc_229032330bac7d69f8789d9e1d6452be = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2957776f7149b6770f7abbeb136454d6, [16 x i8] c"Y\00\00\00\00\00\00\00(\00\00\00I\00\00\00" }>, align 8
@alloc_191f7efe61dba6be0a42f44d783b98d8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2957776f7149b6770f7abbeb136454d6, [16 x i8] c"Y\00\00\00\00\00\00\00$\00\00\00.\00\00\00" }>, align 8
@alloc_d96daf0bb4fd001831a9beaccf8b9c97 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_2957776f7149b6770f7abbeb136454d6, [16 x i8] c"Y\00\00\00\00\00\00\00$\00\00\00H\00\00\00" }>, align 8
@alloc_ecc914bd18bed7ec520215dabdd87c00 = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/unstable/mod.rs\00", align 1
@alloc_bc8bb1ad900d960b3fc7fed391e4b220 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ecc914bd18bed7ec520215dabdd87c00, [16 x i8] c"[\00\00\00\00\00\00\00\88\00\00\00\1F\00\00\00" }>, align 8
@alloc_ef7cdb2d16848507c0a86e68ebea0568 = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/shared/pivot.rs\00", align 1
@alloc_70e9b8b10528dc1580cecff96f78dc8b = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ef7cdb2d16848507c0a86e68ebea0568, [16 x i8] c"[\00\00\00\00\00\00\00%\00\00\006\00\00\00" }>, align 8
@alloc_ec595fc0e82ef92fc59bd74f68296eae = private unnamed_addr constant [73 x i8] c"assertion failed: 0 < pointee_size && pointee_size <= isize::MAX as usize", align 1
@alloc_6aba2971faaa5e7b6df185f141ce6d29 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ef7cdb2d16848507c0a86e68ebea0568, [16 x i8] c"[\00\00\00\00\00\00\00#\00\00\00-\00\00\00" }>, align 8
@alloc_9d8275ebab0503eb5fd9a5dc77edb4cd = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_ef7cdb2d16848507c0a86e68ebea0568, [16 x i8] c"[\00\00\00\00\00\00\00*\00\00\00\09\00\00\00" }>, align 8
@alloc_bfaf0f47e3ff51fa9aeb11a9e9a29468 = private unnamed_addr constant [96 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/shared/smallsort.rs\00", align 1
@alloc_d44dfeaa11ac30b9c18604750d75e401 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_bfaf0f47e3ff51fa9aeb11a9e9a29468, [16 x i8] c"_\00\00\00\00\00\00\00\D3\00\00\00\09\00\00\00" }>, align 8
@alloc_592280833da10348c88d0a2f6953e79c = private unnamed_addr constant [97 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/unstable/heapsort.rs\00", align 1
@alloc_2b857f2a89f0b80d499a04a987eea42f = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_592280833da10348c88d0a2f6953e79c, [16 x i8] c"`\00\00\00\00\00\00\00\14\00\00\00\0F\00\00\00" }>, align 8
@alloc_2b8b872ffa74adbdb93cb0eb23b70556 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_592280833da10348c88d0a2f6953e79c, [16 x i8] c"`\00\00\00\00\00\00\00\1C\00\00\00\1D\00\00\00" }>, align 8
@alloc_1cf84bced26ade3fd95f43432b08dbb9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_592280833da10348c88d0a2f6953e79c, [16 x i8] c"`\00\00\00\00\00\00\00H\00\00\00\0D\00\00\00" }>, align 8
@alloc_e46d01fe2d4149896e4bfdbc22f093ce = private unnamed_addr constant [98 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/sort/unstable/quicksort.rs\00", align 1
@alloc_bd03acf812695bf809cdd7bff0866520 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00o\00\00\00\0B\00\00\00" }>, align 8
@alloc_2903b1fa77b0acd4544e689ac151aad7 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00q\00\00\00&\00\00\00" }>, align 8
@alloc_f413a1c23f25101691aed17fb33638b8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00x\00\00\00\16\00\00\00" }>, align 8
@alloc_c8bb77e972aa16a0797b096854cdd9bb = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00\85\00\00\00\0B\00\00\00" }>, align 8
@alloc_003a17b1a393801803e7a490d90bc483 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\003\00\00\00\1D\00\00\00" }>, align 8
@alloc_fbe36ceedd494d1bc08749778b6ce835 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\008\00\00\00\1B\00\00\00" }>, align 8
@alloc_f659bff3c40923810951013529900f56 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00D\00\00\00\1F\00\00\00" }>, align 8
@alloc_f875370a1456c0de57e96e3558791b50 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00E\00\00\00$\00\00\00" }>, align 8
@alloc_dd0795a5592ade73c091d059d27534b8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e46d01fe2d4149896e4bfdbc22f093ce, [16 x i8] c"a\00\00\00\00\00\00\00F\00\00\00\16\00\00\00" }>, align 8
@alloc_2400804e423b0742bba0683141bd04c2 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F2\03\00\00\1C\00\00\00" }>, align 8
@alloc_fffa68226348b98e7063e74865542329 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F3\03\00\00\1C\00\00\00" }>, align 8
@alloc_4c2c6c2e084bbf207e6375ee9c0ff5d5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F7\03\00\00 \00\00\00" }>, align 8
@alloc_76885f79964779c81888673b9ee1de73 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\F7\03\00\00+\00\00\00" }>, align 8
@alloc_88bfb5085a97a9f03cee2b9c3c42dd08 = private unnamed_addr constant [81 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/non_null.rs\00", align 1
@alloc_7cb1dd7620319c06f8fe4029f6b4a0d1 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_88bfb5085a97a9f03cee2b9c3c42dd08, [16 x i8] c"P\00\00\00\00\00\00\00\B9\03\00\00 \00\00\00" }>, align 8
@alloc_e9481a72334486f24b2c0d82b25567e1 = private unnamed_addr constant [79 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/slice/iter.rs\00", align 1
@alloc_12fdce0839ba33fd8bd1bb0711a36af6 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_e9481a72334486f24b2c0d82b25567e1, [16 x i8] c"N\00\00\00\00\00\00\00\8E\00\00\00\01\00\00\00" }>, align 8
@alloc_66decb206cc790f4c5da38fd8d19ae5a = private unnamed_addr constant [92 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/iter/adapters/enumerate.rs\00", align 1
@alloc_0c0d1c4353f8e4000b606f1fa55ce6a8 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00\8D\00\00\00\11\00\00\00" }>, align 8
@alloc_00f3551f95c177f31d9b3edf7d727dc8 = private unnamed_addr constant [23 x i8] c"corpus/rust/rs_sort.rs\00", align 1
@alloc_7690d275671b385f585243c4f12ca07e = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\0C\00\00\00#\00\00\00" }>, align 8
@alloc_d1084648e479974e70c9329824bf76f9 = private unnamed_addr constant [9 x i8] c"mid > len", align 1
@alloc_d1250771b83e6344d3d40eb1743414a9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\94\08\00\00 \00\00\00" }>, align 8
@alloc_be6757f1351a050e3d83232446b94126 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\DE\03\00\00\15\00\00\00" }>, align 8
@alloc_fe2ef4fe5f471dec0e0b7cc9a279d219 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00\DF\03\00\00\15\00\00\00" }>, align 8
@alloc_fddaeef1fe1a23c45402ef8f58614acb = private unnamed_addr constant [35 x i8] c"assertion failed: mid <= self.len()", align 1
@alloc_334aa3d2fa7efe8d3f18725376a0b93a = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_91c74303079502ec2def021907035619, [16 x i8] c"M\00\00\00\00\00\00\00-\0F\00\00\09\00\00\00" }>, align 8
@alloc_fad0cd83b7d1858a846a172eb260e593 = private unnamed_addr constant [42 x i8] c"is_aligned_to: align is not a power-of-two", align 1
@alloc_3d063512bd2a283debbda10df8c730ad = private unnamed_addr constant [82 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ptr/const_ptr.rs\00", align 1
@alloc_180ab55c3ad9891a0d81c48ca2ae33fa = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_3d063512bd2a283debbda10df8c730ad, [16 x i8] c"Q\00\00\00\00\00\00\00^\05\00\00\0D\00\00\00" }>, align 8
@alloc_43db45ebdf0a3d6e3246eedb47a76a93 = private unnamed_addr constant [84 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/ops/index_range.rs\00", align 1
@alloc_ce80e79f3c9060ea066a507aad0cbb89 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_43db45ebdf0a3d6e3246eedb47a76a93, [16 x i8] c"S\00\00\00\00\00\00\00?\00\00\00%\00\00\00" }>, align 8
@alloc_082107b1c47f17e29d320b8b2dd4f81e = private unnamed_addr constant [90 x i8] c"/rustc/59807616e1fa2540724bfbac14d7976d7e4a3860/library/core/src/array/iter/iter_inner.rs\00", align 1
@alloc_b9585347369fbb186c3ccfb6c2caba79 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_082107b1c47f17e29d320b8b2dd4f81e, [16 x i8] c"Y\00\00\00\00\00\00\00\AE\00\00\00 \00\00\00" }>, align 8
@alloc_4455e314538d8595a66445a674960a81 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\0A\00\00\00" }>, align 8
@alloc_9aacbcf1342b1d62b96805990c1261a5 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_25fd3058437148e6cb22c9cc965cb938, [16 x i8] c"\1D\00\00\00\00\00\00\00\0E\00\00\00\09\00\00\00" }>, align 8
@alloc_111374654bf6d257ff5ed1ae570a570d = private unnamed_addr constant [218 x i8] c"unsafe precondition(s) violated: slice::swap_unchecked requires that the indices are within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_6b0b11c9e93314b588b613b55005cf18 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: slice::split_at_mut_unchecked requires the index to be within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_de4e626d456b04760e72bc785ed7e52a = private unnamed_addr constant [201 x i8] c"unsafe precondition(s) violated: ptr::offset_from_unsigned requires `self >= origin`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_3e1ebac14318b612ab4efabc52799932 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_add cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_846c8306b730cf00804b037ffdb61170 = private unnamed_addr constant [186 x i8] c"unsafe precondition(s) violated: usize::unchecked_sub cannot overflow\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_bd3468a7b96187f70c1ce98a3e7a63bf = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::copy_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_2875d9f120b8cc0de1c30c014c7b6715 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: ptr::swap_nonoverlapping requires that both pointer arguments are aligned and non-null and the specified memory ranges do not overlap\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5ee6cd0de5bab89c84438a39fb5fb08c = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::copy requires that both pointer arguments are aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5f856c9c5a649671acdbf03081b5c1d0 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: ptr::replace requires that the pointer argument is aligned and non-null\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_64e308ef4babfeb8b6220184de794a17 = private unnamed_addr constant [221 x i8] c"unsafe precondition(s) violated: hint::assert_unchecked must never be called when the condition is false\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_763310d78c99c2c1ad3f8a9821e942f3 = private unnamed_addr constant [61 x i8] c"is_nonoverlapping: `size_of::<T>() * count` overflows a usize", align 1
@alloc_a28e8c8fd5088943a8b5d44af697ff83 = private unnamed_addr constant [279 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_5c1a2f972552229672fc942406cfc298 = private unnamed_addr constant [283 x i8] c"unsafe precondition(s) violated: slice::from_raw_parts_mut requires the pointer to be aligned and non-null, and the total size of the slice not to exceed `isize::MAX`\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_97d92cbf2a68a6ac45a1b13da79836e4 = private unnamed_addr constant [214 x i8] c"unsafe precondition(s) violated: slice::get_unchecked requires that the index is within the slice\0A\0AThis indicates a bug in the program. This Undefined Behavior check is optional, and cannot be relied on for safety.", align 1
@alloc_da75e79ea4900be5811e6318d0bc905d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_66decb206cc790f4c5da38fd8d19ae5a, [16 x i8] c"[\00\00\00\00\00\00\00R\00\00\00\09\00\00\00" }>, align 8
@alloc_c17e8c4c3e522318a9b72caf19daf61d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\12\00\00\00,\00\00\00" }>, align 8
@alloc_bb5815a44cc4133f9fbac28de681b7ec = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\12\00\00\00(\00\00\00" }>, align 8
@alloc_5cf4fba7cdab40fa2201269b2e1f3402 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\14\00\00\00\07\00\00\00" }>, align 8
@alloc_044c8eb17a19efd3611c1e02c35b0cd4 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\18\00\00\00(\00\00\00" }>, align 8
@alloc_4fac24bd2e331d8e4651043bb0c6dcf9 = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\1D\00\00\00]\00\00\00" }>, align 8
@alloc_a30b1858c496cf1b329cedc37dfd155d = private unnamed_addr constant <{ ptr, [16 x i8] }> <{ ptr @alloc_00f3551f95c177f31d9b3edf7d727dc8, [16 x i8] c"\16\00\00\00\00\00\00\00\1D\00\00\00$\00\00\00" }>, align 8

; <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>
; Function Attrs: inlinehint nounwind
define void @_RINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0EB10_(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_4 = alloca [8 x i8], align 8
  %f = alloca [0 x i8], align 1
  store ptr %f, ptr %_4, align 8
  br label %bb5

bb5:                                              ; preds = %start
  %b = icmp ult i64 %self.1, 2
  br i1 %b, label %bb6, label %bb7

bb7:                                              ; preds = %bb5
  %b1 = icmp ule i64 %self.1, 20
  br i1 %b1, label %bb9, label %bb10

bb6:                                              ; preds = %bb5
  br label %bb4

bb10:                                             ; preds = %bb7
; call core::slice::sort::unstable::ipnsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1z_(ptr align 4 %self.0, i64 %self.1, ptr align 8 %_4) #13
  br label %bb13

bb9:                                              ; preds = %bb7
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_(ptr align 4 %self.0, i64 %self.1, i64 1, ptr align 8 %_4) #14
  br label %bb12

bb13:                                             ; preds = %bb10
  br label %bb4

bb4:                                              ; preds = %bb6, %bb12, %bb13
  ret void

bb12:                                             ; preds = %bb9
  br label %bb4

bb2:                                              ; No predecessors!
  %1 = load ptr, ptr %0, align 8
  %2 = getelementptr inbounds i8, ptr %0, i64 8
  %3 = load i32, ptr %2, align 8
  %4 = insertvalue { ptr, i32 } poison, ptr %1, 0
  %5 = insertvalue { ptr, i32 } %4, i32 %3, 1
  unreachable
}

; <[i16]>::partition_point::<rs_sort::order_statistics::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_(ptr align 2 %self.0, i64 %self.1) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %t = alloca [8 x i8], align 8
  %pred = alloca [0 x i8], align 1
; call <[i16]>::binary_search_by::<<[i16]>::partition_point<rs_sort::order_statistics::{closure#0}>::{closure#0}>
  %1 = call { i64, i64 } @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_(ptr align 2 %self.0, i64 %self.1, ptr align 1 %pred) #15
  %2 = extractvalue { i64, i64 } %1, 0
  %3 = extractvalue { i64, i64 } %1, 1
  store i64 %2, ptr %self, align 8
  %4 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %start
  %_6 = load i64, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = trunc nuw i64 %_6 to i1
  br i1 %7, label %bb7, label %bb8

bb7:                                              ; preds = %bb1
  %8 = getelementptr inbounds i8, ptr %self, i64 8
  %9 = load i64, ptr %8, align 8
  store i64 %9, ptr %t, align 8
  br label %bb5

bb8:                                              ; preds = %bb1
  %10 = getelementptr inbounds i8, ptr %self, i64 8
  %11 = load i64, ptr %10, align 8
  store i64 %11, ptr %t, align 8
  br label %bb5

bb5:                                              ; preds = %bb7, %bb8
  %12 = load i64, ptr %t, align 8
  ret i64 %12

bb6:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  %13 = load ptr, ptr %0, align 8
  %14 = getelementptr inbounds i8, ptr %0, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = insertvalue { ptr, i32 } poison, ptr %13, 0
  %17 = insertvalue { ptr, i32 } %16, i32 %15, 1
  unreachable
}

; <[i16]>::binary_search_by::<<[i16]>::partition_point<rs_sort::order_statistics::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCINvB2_15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0EB1h_(ptr align 2 %self.0, i64 %self.1, ptr align 1 %0) unnamed_addr #0 {
start:
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 8
  %guard.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %3 = alloca [16 x i8], align 8
  %base = alloca [8 x i8], align 8
  %size = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  store i64 %self.1, ptr %size, align 8
  %_4 = load i64, ptr %size, align 8
  %4 = icmp eq i64 %_4, 0
  br i1 %4, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 1, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %5, align 8
  br label %bb12

bb2:                                              ; preds = %start
  store i64 0, ptr %base, align 8
  br label %bb3

bb12:                                             ; preds = %bb11, %bb1
  %6 = load i64, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = insertvalue { i64, i64 } poison, i64 %6, 0
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1
  ret { i64, i64 } %10

bb3:                                              ; preds = %bb6, %bb2
  %_7 = load i64, ptr %size, align 8
  %_6 = icmp ugt i64 %_7, 1
  br i1 %_6, label %bb4, label %bb7

bb7:                                              ; preds = %bb3
  %index = load i64, ptr %base, align 8
  br label %bb18

bb4:                                              ; preds = %bb3
  %_9 = load i64, ptr %size, align 8
  %half = udiv i64 %_9, 2
  %_11 = load i64, ptr %base, align 8
  %mid = add i64 %_11, %half
  br label %bb15

bb18:                                             ; preds = %bb7
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index, i64 %self.1, ptr align 8 @alloc_7c5c32d6860c2e6be6e08fa5b778fe10) #15
  br label %bb20

bb20:                                             ; preds = %bb18
  %_41 = icmp ult i64 %index, %self.1
  %_38 = getelementptr inbounds nuw i16, ptr %self.0, i64 %index
; call <[i16]>::partition_point::<rs_sort::order_statistics::{closure#0}>::{closure#0}
  %cmp = call i8 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_(ptr align 8 %f, ptr align 2 %_38) #15
  br label %bb8

bb8:                                              ; preds = %bb20
  %11 = icmp eq i8 %cmp, 0
  br i1 %11, label %bb9, label %bb10

bb9:                                              ; preds = %bb8
  %_26 = load i64, ptr %base, align 8
  %cond = icmp ult i64 %_26, %self.1
  br label %bb21

bb10:                                             ; preds = %bb8
  %_29 = icmp eq i8 %cmp, -1
  %_28 = zext i1 %_29 to i64
  %12 = load i64, ptr %base, align 8
  %result = add i64 %12, %_28
  %cond1 = icmp ule i64 %result, %self.1
  br label %bb23

bb21:                                             ; preds = %bb9
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond, ptr align 8 @alloc_6ce2ed7cdb1d7389a46a320c810c79d3) #15
  br label %bb22

bb22:                                             ; preds = %bb21
  %13 = load i64, ptr %base, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %13, ptr %14, align 8
  store i64 0, ptr %_0, align 8
  br label %bb11

bb11:                                             ; preds = %bb24, %bb22
  br label %bb12

bb23:                                             ; preds = %bb10
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond1, ptr align 8 @alloc_b00eefe8abe9caa680182a8f971b5282) #15
  br label %bb24

bb24:                                             ; preds = %bb23
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %result, ptr %15, align 8
  store i64 1, ptr %_0, align 8
  br label %bb11

bb15:                                             ; preds = %bb4
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %mid, i64 %self.1, ptr align 8 @alloc_f0cf0e4239fde51b12c541c958e5372c) #15
  br label %bb17

bb17:                                             ; preds = %bb15
  %_35 = icmp ult i64 %mid, %self.1
  %_32 = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid
; call <[i16]>::partition_point::<rs_sort::order_statistics::{closure#0}>::{closure#0}
  %cmp2 = call i8 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_(ptr align 8 %f, ptr align 2 %_32) #15
  br label %bb5

bb5:                                              ; preds = %bb17
  %_17 = icmp eq i8 %cmp2, 1
  %16 = load i64, ptr %base, align 8
  store i64 %16, ptr %true_val1.i, align 8
  store i64 %mid, ptr %false_val2.i, align 8
  %17 = select i1 %_17, ptr %true_val1.i, ptr %false_val2.i, !unpredictable !3
  store ptr %17, ptr %2, align 8
  %guard3.i = load ptr, ptr %2, align 8
  %18 = select i1 %_17, ptr %false_val2.i, ptr %true_val1.i, !unpredictable !3
  store ptr %18, ptr %1, align 8
  %drop.i = load ptr, ptr %1, align 8
  store ptr %guard3.i, ptr %guard.i, align 8
  %t.i = load ptr, ptr %guard.i, align 8
  %_15.i = load i64, ptr %true_val1.i, align 8
  %_16.i = load i64, ptr %false_val2.i, align 8
  %19 = select i1 %_17, i64 %_15.i, i64 %_16.i, !unpredictable !3
  store i64 %19, ptr %self.i, align 8
  %_0.i = load i64, ptr %self.i, align 8
  br label %bb6

bb6:                                              ; preds = %bb5
  store i64 %_0.i, ptr %base, align 8
  %20 = load i64, ptr %size, align 8
  %21 = sub i64 %20, %half
  store i64 %21, ptr %size, align 8
  br label %bb3

bb13:                                             ; No predecessors!
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %3, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; <[i16]>::binary_search_by::<<[i16]>::binary_search::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, ptr align 2 %0) unnamed_addr #0 {
start:
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 8
  %guard.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %3 = alloca [16 x i8], align 8
  %base = alloca [8 x i8], align 8
  %size = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %f = alloca [8 x i8], align 8
  store ptr %0, ptr %f, align 8
  store i64 %self.1, ptr %size, align 8
  %_4 = load i64, ptr %size, align 8
  %4 = icmp eq i64 %_4, 0
  br i1 %4, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 1, ptr %_0, align 8
  %5 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 0, ptr %5, align 8
  br label %bb12

bb2:                                              ; preds = %start
  store i64 0, ptr %base, align 8
  br label %bb3

bb12:                                             ; preds = %bb11, %bb1
  %6 = load i64, ptr %_0, align 8
  %7 = getelementptr inbounds i8, ptr %_0, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = insertvalue { i64, i64 } poison, i64 %6, 0
  %10 = insertvalue { i64, i64 } %9, i64 %8, 1
  ret { i64, i64 } %10

bb3:                                              ; preds = %bb6, %bb2
  %_7 = load i64, ptr %size, align 8
  %_6 = icmp ugt i64 %_7, 1
  br i1 %_6, label %bb4, label %bb7

bb7:                                              ; preds = %bb3
  %index = load i64, ptr %base, align 8
  br label %bb18

bb4:                                              ; preds = %bb3
  %_9 = load i64, ptr %size, align 8
  %half = udiv i64 %_9, 2
  %_11 = load i64, ptr %base, align 8
  %mid = add i64 %_11, %half
  br label %bb15

bb18:                                             ; preds = %bb7
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index, i64 %self.1, ptr align 8 @alloc_7c5c32d6860c2e6be6e08fa5b778fe10) #15
  br label %bb20

bb20:                                             ; preds = %bb18
  %_41 = icmp ult i64 %index, %self.1
  %_38 = getelementptr inbounds nuw i16, ptr %self.0, i64 %index
; call <[i16]>::binary_search::{closure#0}
  %cmp = call i8 @_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort(ptr align 8 %f, ptr align 2 %_38) #15
  br label %bb8

bb8:                                              ; preds = %bb20
  %11 = icmp eq i8 %cmp, 0
  br i1 %11, label %bb9, label %bb10

bb9:                                              ; preds = %bb8
  %_26 = load i64, ptr %base, align 8
  %cond = icmp ult i64 %_26, %self.1
  br label %bb21

bb10:                                             ; preds = %bb8
  %_29 = icmp eq i8 %cmp, -1
  %_28 = zext i1 %_29 to i64
  %12 = load i64, ptr %base, align 8
  %result = add i64 %12, %_28
  %cond1 = icmp ule i64 %result, %self.1
  br label %bb23

bb21:                                             ; preds = %bb9
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond, ptr align 8 @alloc_6ce2ed7cdb1d7389a46a320c810c79d3) #15
  br label %bb22

bb22:                                             ; preds = %bb21
  %13 = load i64, ptr %base, align 8
  %14 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %13, ptr %14, align 8
  store i64 0, ptr %_0, align 8
  br label %bb11

bb11:                                             ; preds = %bb24, %bb22
  br label %bb12

bb23:                                             ; preds = %bb10
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond1, ptr align 8 @alloc_b00eefe8abe9caa680182a8f971b5282) #15
  br label %bb24

bb24:                                             ; preds = %bb23
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %result, ptr %15, align 8
  store i64 1, ptr %_0, align 8
  br label %bb11

bb15:                                             ; preds = %bb4
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %mid, i64 %self.1, ptr align 8 @alloc_f0cf0e4239fde51b12c541c958e5372c) #15
  br label %bb17

bb17:                                             ; preds = %bb15
  %_35 = icmp ult i64 %mid, %self.1
  %_32 = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid
; call <[i16]>::binary_search::{closure#0}
  %cmp2 = call i8 @_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort(ptr align 8 %f, ptr align 2 %_32) #15
  br label %bb5

bb5:                                              ; preds = %bb17
  %_17 = icmp eq i8 %cmp2, 1
  %16 = load i64, ptr %base, align 8
  store i64 %16, ptr %true_val1.i, align 8
  store i64 %mid, ptr %false_val2.i, align 8
  %17 = select i1 %_17, ptr %true_val1.i, ptr %false_val2.i, !unpredictable !3
  store ptr %17, ptr %2, align 8
  %guard3.i = load ptr, ptr %2, align 8
  %18 = select i1 %_17, ptr %false_val2.i, ptr %true_val1.i, !unpredictable !3
  store ptr %18, ptr %1, align 8
  %drop.i = load ptr, ptr %1, align 8
  store ptr %guard3.i, ptr %guard.i, align 8
  %t.i = load ptr, ptr %guard.i, align 8
  %_15.i = load i64, ptr %true_val1.i, align 8
  %_16.i = load i64, ptr %false_val2.i, align 8
  %19 = select i1 %_17, i64 %_15.i, i64 %_16.i, !unpredictable !3
  store i64 %19, ptr %self.i, align 8
  %_0.i = load i64, ptr %self.i, align 8
  br label %bb6

bb6:                                              ; preds = %bb5
  store i64 %_0.i, ptr %base, align 8
  %20 = load i64, ptr %size, align 8
  %21 = sub i64 %20, %half
  store i64 %21, ptr %size, align 8
  br label %bb3

bb13:                                             ; No predecessors!
  %22 = load ptr, ptr %3, align 8
  %23 = getelementptr inbounds i8, ptr %3, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<*mut u32>>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitOmEECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<*mut i16>>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitOsEECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<*const u32>>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitPmEECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<*const i16>>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitPsEECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<core::mem::maybe_uninit::MaybeUninit<usize>>
; Function Attrs: inlinehint nounwind
define i64 @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableINtNtNtB4_3mem12maybe_uninit11MaybeUninitjEECsaVIduESG6dG_7rs_sort(i1 zeroext %b, i64 %true_val, i64 %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store i64 %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store i64 %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load i64, ptr %_0, align 8
  ret i64 %0
}

; core::intrinsics::select_unpredictable::<*mut *mut u32>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableOOmECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<*mut *mut i16>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableOOsECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<*mut *const u32>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableOPmECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<*mut *const i16>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableOPsECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::select_unpredictable::<*mut usize>
; Function Attrs: inlinehint nounwind
define ptr @_RINvNtCsgEmfK2I1SDS_4core10intrinsics20select_unpredictableOjECsaVIduESG6dG_7rs_sort(i1 zeroext %b, ptr %true_val, ptr %false_val) unnamed_addr #0 {
start:
  %_0 = alloca [8 x i8], align 8
  br i1 %b, label %bb1, label %bb2

bb2:                                              ; preds = %start
  store ptr %false_val, ptr %_0, align 8
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %true_val, ptr %_0, align 8
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %0 = load ptr, ptr %_0, align 8
  ret ptr %0
}

; core::intrinsics::typed_swap_nonoverlapping::<usize>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core10intrinsics25typed_swap_nonoverlappingjECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y) unnamed_addr #0 {
start:
; call core::ptr::swap_nonoverlapping::<usize>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappingjECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 1, ptr align 8 @alloc_b90498d3febd1b2c7361fce5cd399b17) #15
  ret void
}

; core::intrinsics::typed_swap_nonoverlapping::<u32>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core10intrinsics25typed_swap_nonoverlappingmECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y) unnamed_addr #0 {
start:
; call core::ptr::swap_nonoverlapping::<u32>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappingmECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 1, ptr align 8 @alloc_b90498d3febd1b2c7361fce5cd399b17) #15
  ret void
}

; core::intrinsics::typed_swap_nonoverlapping::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core10intrinsics25typed_swap_nonoverlappingsECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y) unnamed_addr #0 {
start:
; call core::ptr::swap_nonoverlapping::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappingsECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 1, ptr align 8 @alloc_b90498d3febd1b2c7361fce5cd399b17) #15
  ret void
}

; core::ptr::swap_chunk::<1>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj1_ECsaVIduESG6dG_7rs_sort(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
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
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
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
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
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
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort(ptr align 1 %x, ptr align 1 %y) unnamed_addr #0 {
start:
  %_4 = alloca [8 x i8], align 1
  %_3 = alloca [8 x i8], align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_3, ptr align 1 %x, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %_4, ptr align 1 %y, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %x, ptr align 1 %_4, i64 8, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %y, ptr align 1 %_3, i64 8, i1 false)
  ret void
}

; core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::array::iter::IntoIter<usize, 2> as core::ops::drop::Drop>::drop
  call void @_RNvXs4_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterjKj2_ENtNtNtB9_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #15
  ret void
}

; core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<u32>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::slice::sort::shared::smallsort::CopyOnDrop<u32> as core::ops::drop::Drop>::drop
  call void @_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<i16>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::slice::sort::shared::smallsort::CopyOnDrop<i16> as core::ops::drop::Drop>::drop
  call void @_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<u32>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawmEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::slice::sort::unstable::quicksort::GapGuardRaw<u32> as core::ops::drop::Drop>::drop
  call void @_RNvXs_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksortINtB4_11GapGuardRawmENtNtNtBc_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<i16>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawsEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::slice::sort::unstable::quicksort::GapGuardRaw<i16> as core::ops::drop::Drop>::drop
  call void @_RNvXs_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksortINtB4_11GapGuardRawsENtNtNtBc_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::hint::select_unpredictable::DropOnPanic<*mut u32>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNvNtB4_4hint20select_unpredictable11DropOnPanicOmEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::hint::select_unpredictable::DropOnPanic<*mut u32> as core::ops::drop::Drop>::drop
  call void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicOmENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::hint::select_unpredictable::DropOnPanic<*mut i16>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNvNtB4_4hint20select_unpredictable11DropOnPanicOsEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::hint::select_unpredictable::DropOnPanic<*mut i16> as core::ops::drop::Drop>::drop
  call void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicOsENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::hint::select_unpredictable::DropOnPanic<*const u32>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNvNtB4_4hint20select_unpredictable11DropOnPanicPmEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::hint::select_unpredictable::DropOnPanic<*const u32> as core::ops::drop::Drop>::drop
  call void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicPmENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::hint::select_unpredictable::DropOnPanic<*const i16>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNvNtB4_4hint20select_unpredictable11DropOnPanicPsEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::hint::select_unpredictable::DropOnPanic<*const i16> as core::ops::drop::Drop>::drop
  call void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicPsENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::drop_in_place::<core::hint::select_unpredictable::DropOnPanic<usize>>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNvNtB4_4hint20select_unpredictable11DropOnPanicjEECsaVIduESG6dG_7rs_sort(ptr align 8 %_1) unnamed_addr #1 {
start:
; call <core::hint::select_unpredictable::DropOnPanic<usize> as core::ops::drop::Drop>::drop
  call void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicjENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %_1) #14
  ret void
}

; core::ptr::swap_nonoverlapping::<usize>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappingjECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %count, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 8, i64 8, i64 %count, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = mul nuw nsw i64 %count, 8
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
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %bytes1) #15
  br label %bb4

bb7:                                              ; preds = %bb3
  br label %bb4

bb4:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; core::ptr::swap_nonoverlapping::<u32>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappingmECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %count, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 4, i64 4, i64 %count, ptr align 8 %0) #15
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
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %bytes1) #15
  br label %bb4

bb7:                                              ; preds = %bb3
  br label %bb4

bb4:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; core::ptr::swap_nonoverlapping::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlappingsECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %count, ptr align 8 %0) unnamed_addr #0 {
start:
  %1 = alloca [8 x i8], align 8
  %_10 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 2, i64 2, i64 %count, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = mul nuw nsw i64 %count, 2
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
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %bytes1) #15
  br label %bb4

bb7:                                              ; preds = %bb3
  br label %bb4

bb4:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; core::ptr::swap::<u32>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapmECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y) unnamed_addr #0 {
start:
  %_18 = alloca [1 x i8], align 1
  %tmp = alloca [4 x i8], align 4
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x, ptr %tmp, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %tmp, ptr align 4 %x, i64 4, i1 false)
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
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %y, ptr %x, i64 4, i1 zeroext %1, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb10

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %x, ptr align 4 %y, i64 4, i1 false)
  br label %bb11

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %tmp, ptr %y, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb13

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %y, ptr align 4 %tmp, i64 4, i1 false)
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; core::ptr::swap::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y) unnamed_addr #0 {
start:
  %_18 = alloca [1 x i8], align 1
  %tmp = alloca [2 x i8], align 2
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x, ptr %tmp, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
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
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %y, ptr %x, i64 2, i1 zeroext %1, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb10

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %x, ptr align 2 %y, i64 2, i1 false)
  br label %bb11

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %tmp, ptr %y, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb13

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %y, ptr align 2 %tmp, i64 2, i1 false)
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; core::slice::copy_from_slice_impl::<i32>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort(ptr align 4 %dest.0, i64 %dest.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #16
  unreachable

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src.0, ptr %dest.0, i64 4, i64 4, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dest.0, ptr align 4 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::copy_from_slice_impl::<i16>
; Function Attrs: nounwind
define void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort(ptr align 2 %dest.0, i64 %dest.1, ptr align 2 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #1 {
start:
  %_3 = icmp ne i64 %dest.1, %src.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
; call core::slice::copy_from_slice_impl::len_mismatch_fail
  call void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64 %dest.1, i64 %src.1, ptr align 8 %0) #16
  unreachable

bb3:                                              ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src.0, ptr %dest.0, i64 2, i64 2, i64 %dest.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb5

bb5:                                              ; preds = %bb3
  %1 = mul i64 %dest.1, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dest.0, ptr align 2 %src.0, i64 %1, i1 false)
  ret void
}

; core::slice::raw::from_raw_parts::<i16>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partssECsaVIduESG6dG_7rs_sort(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 2, i64 2, i64 %len, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<i32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsaVIduESG6dG_7rs_sort(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::raw::from_raw_parts_mut::<u32>
; Function Attrs: inlinehint nounwind
define { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutmECsaVIduESG6dG_7rs_sort(ptr %data, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %1 = insertvalue { ptr, i64 } poison, ptr %data, 0
  %2 = insertvalue { ptr, i64 } %1, i64 %len, 1
  ret { ptr, i64 } %2
}

; core::slice::rotate::ptr_rotate::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort(i64 %left, ptr %mid, i64 %right) unnamed_addr #0 {
start:
  %_5 = alloca [8 x i8], align 8
  br label %bb1

bb1:                                              ; preds = %start
  %0 = icmp eq i64 %left, 0
  br i1 %0, label %bb4, label %bb2

bb4:                                              ; preds = %bb2, %bb1
  br label %bb14

bb2:                                              ; preds = %bb1
  %1 = icmp eq i64 %right, 0
  br i1 %1, label %bb4, label %bb3

bb3:                                              ; preds = %bb2
  %_12 = icmp ult i64 %right, %left
  br i1 %_12, label %bb15, label %bb16

bb14:                                             ; preds = %bb13, %bb4
  ret void

bb16:                                             ; preds = %bb3
  store i64 %left, ptr %_5, align 8
  br label %bb17

bb15:                                             ; preds = %bb3
  store i64 %right, ptr %_5, align 8
  br label %bb17

bb17:                                             ; preds = %bb15, %bb16
  %2 = load i64, ptr %_5, align 8
  %_4 = icmp ule i64 %2, 128
  br i1 %_4, label %bb6, label %bb7

bb7:                                              ; preds = %bb17
  %_10 = add i64 %left, %right
  %_9 = icmp ult i64 %_10, 24
  br i1 %_9, label %bb8, label %bb9

bb6:                                              ; preds = %bb17
; call core::slice::rotate::ptr_rotate_memmove::<i16>
  call void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort(i64 %left, ptr %mid, i64 %right) #15
  br label %bb13

bb9:                                              ; preds = %bb7
  br label %bb11

bb8:                                              ; preds = %bb7
  br label %bb10

bb11:                                             ; preds = %bb9
; call core::slice::rotate::ptr_rotate_swap::<i16>
  call void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate15ptr_rotate_swapsECsaVIduESG6dG_7rs_sort(i64 %left, ptr %mid, i64 %right) #15
  br label %bb12

bb12:                                             ; preds = %bb10, %bb11
  br label %bb13

bb10:                                             ; preds = %bb8
; call core::slice::rotate::ptr_rotate_gcd::<i16>
  call void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate14ptr_rotate_gcdsECsaVIduESG6dG_7rs_sort(i64 %left, ptr %mid, i64 %right) #15
  br label %bb12

bb13:                                             ; preds = %bb6, %bb12
  br label %bb14
}

; core::slice::rotate::ptr_rotate_gcd::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate14ptr_rotate_gcdsECsaVIduESG6dG_7rs_sort(i64 %left, ptr %mid, i64 %right) unnamed_addr #0 {
start:
  %_28 = alloca [2 x i8], align 2
  %tmp = alloca [2 x i8], align 2
  %start1 = alloca [8 x i8], align 8
  %gcd = alloca [8 x i8], align 8
  %_7 = alloca [2 x i8], align 2
  %i = alloca [8 x i8], align 8
  %x = alloca [8 x i8], align 8
  br label %bb21

bb21:                                             ; preds = %start
  %_40 = sub nsw i64 0, %left
  %0 = getelementptr inbounds i16, ptr %mid, i64 %_40
  store ptr %0, ptr %x, align 8
  br label %bb19

bb19:                                             ; preds = %bb21
  %self = load ptr, ptr %x, align 8
  %1 = load i16, ptr %self, align 2
  store i16 %1, ptr %tmp, align 2
  store i64 %right, ptr %i, align 8
  store i64 %right, ptr %gcd, align 8
  br label %bb1

bb1:                                              ; preds = %bb9, %bb19
  %self2 = load ptr, ptr %x, align 8
  %count = load i64, ptr %i, align 8
  %self3 = getelementptr inbounds nuw i16, ptr %self2, i64 %count
  br label %bb23

bb23:                                             ; preds = %bb1
; call core::ptr::replace::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr7replace18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self3, i64 2, i1 zeroext false, ptr align 8 @alloc_6ca3eca64add8c97175f872d75657b8b) #15
  br label %bb25

bb25:                                             ; preds = %bb23
  br label %bb27

bb27:                                             ; preds = %bb25
  %2 = load i16, ptr %self3, align 2
  store i16 %2, ptr %_7, align 2
  %3 = load i16, ptr %tmp, align 2
  store i16 %3, ptr %self3, align 2
  br label %bb22

bb22:                                             ; preds = %bb27
  %4 = load i16, ptr %_7, align 2
  store i16 %4, ptr %tmp, align 2
  %_12 = load i64, ptr %i, align 8
  %_11 = icmp uge i64 %_12, %left
  br i1 %_11, label %bb2, label %bb8

bb8:                                              ; preds = %bb22
  %5 = load i64, ptr %i, align 8
  %6 = add i64 %5, %right
  store i64 %6, ptr %i, align 8
  br label %bb9

bb2:                                              ; preds = %bb22
  %7 = load i64, ptr %i, align 8
  %8 = sub i64 %7, %left
  store i64 %8, ptr %i, align 8
  %_13 = load i64, ptr %i, align 8
  %9 = icmp eq i64 %_13, 0
  br i1 %9, label %bb3, label %bb4

bb9:                                              ; preds = %bb7, %bb8
  br label %bb1

bb3:                                              ; preds = %bb2
  %self4 = load ptr, ptr %x, align 8
  %10 = load i16, ptr %tmp, align 2
  store i16 %10, ptr %self4, align 2
  store i64 1, ptr %start1, align 8
  br label %bb10

bb4:                                              ; preds = %bb2
  %_16 = load i64, ptr %i, align 8
  %_17 = load i64, ptr %gcd, align 8
  %_15 = icmp ult i64 %_16, %_17
  br i1 %_15, label %bb5, label %bb6

bb10:                                             ; preds = %bb14, %bb3
  %_21 = load i64, ptr %start1, align 8
  %_22 = load i64, ptr %gcd, align 8
  %_20 = icmp ult i64 %_21, %_22
  br i1 %_20, label %bb11, label %bb18

bb18:                                             ; preds = %bb10
  ret void

bb11:                                             ; preds = %bb10
  %self5 = load ptr, ptr %x, align 8
  %count6 = load i64, ptr %start1, align 8
  %self7 = getelementptr inbounds nuw i16, ptr %self5, i64 %count6
  %11 = load i16, ptr %self7, align 2
  store i16 %11, ptr %tmp, align 2
  %_27 = load i64, ptr %start1, align 8
  %12 = add i64 %_27, %right
  store i64 %12, ptr %i, align 8
  br label %bb12

bb12:                                             ; preds = %bb17, %bb11
  %self8 = load ptr, ptr %x, align 8
  %count9 = load i64, ptr %i, align 8
  %self10 = getelementptr inbounds nuw i16, ptr %self8, i64 %count9
  br label %bb29

bb29:                                             ; preds = %bb12
; call core::ptr::replace::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr7replace18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self10, i64 2, i1 zeroext false, ptr align 8 @alloc_6ca3eca64add8c97175f872d75657b8b) #15
  br label %bb31

bb31:                                             ; preds = %bb29
  br label %bb33

bb33:                                             ; preds = %bb31
  %13 = load i16, ptr %self10, align 2
  store i16 %13, ptr %_28, align 2
  %14 = load i16, ptr %tmp, align 2
  store i16 %14, ptr %self10, align 2
  br label %bb28

bb28:                                             ; preds = %bb33
  %15 = load i16, ptr %_28, align 2
  store i16 %15, ptr %tmp, align 2
  %_33 = load i64, ptr %i, align 8
  %_32 = icmp uge i64 %_33, %left
  br i1 %_32, label %bb13, label %bb16

bb16:                                             ; preds = %bb28
  %16 = load i64, ptr %i, align 8
  %17 = add i64 %16, %right
  store i64 %17, ptr %i, align 8
  br label %bb17

bb13:                                             ; preds = %bb28
  %18 = load i64, ptr %i, align 8
  %19 = sub i64 %18, %left
  store i64 %19, ptr %i, align 8
  %_35 = load i64, ptr %i, align 8
  %_36 = load i64, ptr %start1, align 8
  %_34 = icmp eq i64 %_35, %_36
  br i1 %_34, label %bb14, label %bb15

bb17:                                             ; preds = %bb15, %bb16
  br label %bb12

bb15:                                             ; preds = %bb13
  br label %bb17

bb14:                                             ; preds = %bb13
  %self11 = load ptr, ptr %x, align 8
  %count12 = load i64, ptr %start1, align 8
  %self13 = getelementptr inbounds nuw i16, ptr %self11, i64 %count12
  %20 = load i16, ptr %tmp, align 2
  store i16 %20, ptr %self13, align 2
  %21 = load i64, ptr %start1, align 8
  %22 = add i64 %21, 1
  store i64 %22, ptr %start1, align 8
  br label %bb10

bb6:                                              ; preds = %bb4
  br label %bb7

bb5:                                              ; preds = %bb4
  %23 = load i64, ptr %i, align 8
  store i64 %23, ptr %gcd, align 8
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  br label %bb9

bb20:                                             ; No predecessors!
  unreachable

bb26:                                             ; No predecessors!
  unreachable

bb32:                                             ; No predecessors!
  unreachable
}

; core::slice::rotate::ptr_rotate_swap::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate15ptr_rotate_swapsECsaVIduESG6dG_7rs_sort(i64 %0, ptr %1, i64 %2) unnamed_addr #0 {
start:
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %_55 = alloca [8 x i8], align 8
  %_39 = alloca [8 x i8], align 8
  %x1 = alloca [8 x i8], align 8
  %_12 = alloca [8 x i8], align 8
  %x = alloca [8 x i8], align 8
  %right = alloca [8 x i8], align 8
  %mid = alloca [8 x i8], align 8
  %left = alloca [8 x i8], align 8
  store i64 %0, ptr %left, align 8
  store ptr %1, ptr %mid, align 8
  store i64 %2, ptr %right, align 8
  br label %bb1

bb1:                                              ; preds = %bb15, %start
  %_5 = load i64, ptr %left, align 8
  %_6 = load i64, ptr %right, align 8
  %_4 = icmp uge i64 %_5, %_6
  br i1 %_4, label %bb2, label %bb6

bb6:                                              ; preds = %bb1
  br label %bb7

bb2:                                              ; preds = %bb1
  br label %bb3

bb7:                                              ; preds = %bb9, %bb6
  %self = load ptr, ptr %mid, align 8
  %count = load i64, ptr %left, align 8
  br label %bb33

bb33:                                             ; preds = %bb7
  %_47 = sub nsw i64 0, %count
  %5 = getelementptr inbounds i16, ptr %self, i64 %_47
  store ptr %5, ptr %x1, align 8
  br label %bb31

bb31:                                             ; preds = %bb33
  %y = load ptr, ptr %mid, align 8
  %count2 = load i64, ptr %left, align 8
  br label %bb34

bb34:                                             ; preds = %bb31
  %_50 = load ptr, ptr %x1, align 8
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_50, ptr %y, i64 2, i64 2, i64 %count2, ptr align 8 @alloc_d5b22857c92096a587ab2085c0059109) #15
  br label %bb36

bb36:                                             ; preds = %bb34
  %slice.0 = load ptr, ptr %x1, align 8
  %6 = mul nuw nsw i64 %count2, 2
  store i64 %6, ptr %4, align 8
  %bytes = load i64, ptr %4, align 8
  store i64 %bytes, ptr %_55, align 8
  %7 = load i64, ptr %_55, align 8
  %8 = icmp eq i64 %7, 0
  %_56 = select i1 %8, i64 0, i64 1
  %9 = trunc nuw i64 %_56 to i1
  br i1 %9, label %bb38, label %bb40

bb38:                                             ; preds = %bb36
  %bytes3 = load i64, ptr %_55, align 8
  %_59 = load ptr, ptr %x1, align 8
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %_59, ptr %y, i64 %bytes3) #15
  br label %bb37

bb40:                                             ; preds = %bb36
  br label %bb37

bb37:                                             ; preds = %bb40, %bb38
  %count4 = load i64, ptr %left, align 8
  %10 = load ptr, ptr %mid, align 8
  %_23 = getelementptr inbounds nuw i16, ptr %10, i64 %count4
  store ptr %_23, ptr %mid, align 8
  %_25 = load i64, ptr %left, align 8
  %11 = load i64, ptr %right, align 8
  %12 = sub i64 %11, %_25
  store i64 %12, ptr %right, align 8
  %_27 = load i64, ptr %right, align 8
  %_28 = load i64, ptr %left, align 8
  %_26 = icmp ult i64 %_27, %_28
  br i1 %_26, label %bb8, label %bb9

bb9:                                              ; preds = %bb37
  br label %bb7

bb8:                                              ; preds = %bb37
  br label %bb10

bb10:                                             ; preds = %bb4, %bb8
  %_29 = load i64, ptr %right, align 8
  %13 = icmp eq i64 %_29, 0
  br i1 %13, label %bb11, label %bb12

bb3:                                              ; preds = %bb5, %bb2
  %self5 = load ptr, ptr %mid, align 8
  %count6 = load i64, ptr %right, align 8
  br label %bb18

bb18:                                             ; preds = %bb3
  %_31 = sub nsw i64 0, %count6
  %14 = getelementptr inbounds i16, ptr %self5, i64 %_31
  store ptr %14, ptr %x, align 8
  br label %bb16

bb16:                                             ; preds = %bb18
  %y7 = load ptr, ptr %mid, align 8
  %count8 = load i64, ptr %right, align 8
  br label %bb19

bb19:                                             ; preds = %bb16
  %_34 = load ptr, ptr %x, align 8
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_34, ptr %y7, i64 2, i64 2, i64 %count8, ptr align 8 @alloc_e4a864d3e0ce04d33d4e421321d2b310) #15
  br label %bb21

bb21:                                             ; preds = %bb19
  %slice.09 = load ptr, ptr %x, align 8
  %15 = mul nuw nsw i64 %count8, 2
  store i64 %15, ptr %3, align 8
  %bytes10 = load i64, ptr %3, align 8
  store i64 %bytes10, ptr %_39, align 8
  %16 = load i64, ptr %_39, align 8
  %17 = icmp eq i64 %16, 0
  %_40 = select i1 %17, i64 0, i64 1
  %18 = trunc nuw i64 %_40 to i1
  br i1 %18, label %bb23, label %bb25

bb23:                                             ; preds = %bb21
  %bytes11 = load i64, ptr %_39, align 8
  %_43 = load ptr, ptr %x, align 8
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %_43, ptr %y7, i64 %bytes11) #15
  br label %bb22

bb25:                                             ; preds = %bb21
  br label %bb22

bb22:                                             ; preds = %bb25, %bb23
  %count12 = load i64, ptr %right, align 8
  br label %bb30

bb30:                                             ; preds = %bb22
  %_45 = sub nsw i64 0, %count12
  %19 = load ptr, ptr %mid, align 8
  %20 = getelementptr inbounds i16, ptr %19, i64 %_45
  store ptr %20, ptr %_12, align 8
  br label %bb28

bb28:                                             ; preds = %bb30
  %21 = load ptr, ptr %_12, align 8
  store ptr %21, ptr %mid, align 8
  %_14 = load i64, ptr %right, align 8
  %22 = load i64, ptr %left, align 8
  %23 = sub i64 %22, %_14
  store i64 %23, ptr %left, align 8
  %_16 = load i64, ptr %left, align 8
  %_17 = load i64, ptr %right, align 8
  %_15 = icmp ult i64 %_16, %_17
  br i1 %_15, label %bb4, label %bb5

bb5:                                              ; preds = %bb28
  br label %bb3

bb4:                                              ; preds = %bb28
  br label %bb10

bb11:                                             ; preds = %bb10
  br label %bb14

bb12:                                             ; preds = %bb10
  %_30 = load i64, ptr %left, align 8
  %24 = icmp eq i64 %_30, 0
  br i1 %24, label %bb13, label %bb15

bb14:                                             ; preds = %bb13, %bb11
  ret void

bb13:                                             ; preds = %bb12
  br label %bb14

bb15:                                             ; preds = %bb12
  br label %bb1

bb27:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  unreachable

bb29:                                             ; No predecessors!
  unreachable

bb32:                                             ; No predecessors!
  unreachable
}

; core::slice::rotate::ptr_rotate_memmove::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate18ptr_rotate_memmovesECsaVIduESG6dG_7rs_sort(i64 %left, ptr %mid, i64 %right) unnamed_addr #0 {
start:
  %_47 = alloca [1 x i8], align 1
  %_35 = alloca [1 x i8], align 1
  %dst1 = alloca [8 x i8], align 8
  %_19 = alloca [8 x i8], align 8
  %dst = alloca [8 x i8], align 8
  %_11 = alloca [8 x i8], align 8
  %self = alloca [8 x i8], align 8
  %rawarray = alloca [256 x i8], align 8
  br label %bb6

bb6:                                              ; preds = %start
  %_23 = sub nsw i64 0, %left
  %0 = getelementptr inbounds i16, ptr %mid, i64 %_23
  store ptr %0, ptr %self, align 8
  br label %bb4

bb4:                                              ; preds = %bb6
  %1 = load ptr, ptr %self, align 8
  %dim = getelementptr inbounds nuw i16, ptr %1, i64 %right
  %_9 = icmp ule i64 %left, %right
  br i1 %_9, label %bb1, label %bb2

bb2:                                              ; preds = %bb4
  br label %bb26

bb1:                                              ; preds = %bb4
  br label %bb9

bb26:                                             ; preds = %bb2
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %mid, ptr %rawarray, i64 2, i64 2, i64 %right, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb28

bb28:                                             ; preds = %bb26
  %2 = mul i64 %right, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %rawarray, ptr align 2 %mid, i64 %2, i1 false)
  br label %bb31

bb31:                                             ; preds = %bb28
  %_42 = sub nsw i64 0, %left
  %3 = getelementptr inbounds i16, ptr %mid, i64 %_42
  store ptr %3, ptr %_19, align 8
  br label %bb29

bb29:                                             ; preds = %bb31
  %src = load ptr, ptr %_19, align 8
  br label %bb33

bb33:                                             ; preds = %bb29
  br label %bb35

bb35:                                             ; preds = %bb33
  %4 = icmp eq i64 %left, 0
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %_47, align 1
  br label %bb36

bb36:                                             ; preds = %bb35
  %6 = load i8, ptr %_47, align 1
  %7 = trunc nuw i8 %6 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dim, i64 2, i1 zeroext %7, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb38

bb38:                                             ; preds = %bb36
  %8 = mul i64 2, %left
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %dim, ptr align 2 %src, i64 %8, i1 false)
  br label %bb41

bb41:                                             ; preds = %bb38
  %_48 = sub nsw i64 0, %left
  %9 = getelementptr inbounds i16, ptr %mid, i64 %_48
  store ptr %9, ptr %dst1, align 8
  br label %bb39

bb39:                                             ; preds = %bb41
  br label %bb42

bb42:                                             ; preds = %bb39
  %_52 = load ptr, ptr %dst1, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %rawarray, ptr %_52, i64 2, i64 2, i64 %right, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb44

bb44:                                             ; preds = %bb42
  %10 = load ptr, ptr %dst1, align 8
  %11 = mul i64 %right, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %10, ptr align 2 %rawarray, i64 %11, i1 false)
  br label %bb3

bb3:                                              ; preds = %bb25, %bb44
  ret void

bb9:                                              ; preds = %bb1
  %_25 = sub nsw i64 0, %left
  %12 = getelementptr inbounds i16, ptr %mid, i64 %_25
  store ptr %12, ptr %_11, align 8
  br label %bb7

bb7:                                              ; preds = %bb9
  %src2 = load ptr, ptr %_11, align 8
  br label %bb10

bb10:                                             ; preds = %bb7
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src2, ptr %rawarray, i64 2, i64 2, i64 %left, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb12

bb12:                                             ; preds = %bb10
  %13 = mul i64 %left, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %rawarray, ptr align 2 %src2, i64 %13, i1 false)
  br label %bb15

bb15:                                             ; preds = %bb12
  %_30 = sub nsw i64 0, %left
  %14 = getelementptr inbounds i16, ptr %mid, i64 %_30
  store ptr %14, ptr %dst, align 8
  br label %bb13

bb13:                                             ; preds = %bb15
  br label %bb17

bb17:                                             ; preds = %bb13
  %_34 = load ptr, ptr %dst, align 8
  br label %bb19

bb19:                                             ; preds = %bb17
  %15 = icmp eq i64 %right, 0
  %16 = zext i1 %15 to i8
  store i8 %16, ptr %_35, align 1
  br label %bb20

bb20:                                             ; preds = %bb19
  %17 = load i8, ptr %_35, align 1
  %18 = trunc nuw i8 %17 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %mid, ptr %_34, i64 2, i1 zeroext %18, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb22

bb22:                                             ; preds = %bb20
  %19 = load ptr, ptr %dst, align 8
  %20 = mul i64 2, %right
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %19, ptr align 2 %mid, i64 %20, i1 false)
  br label %bb23

bb23:                                             ; preds = %bb22
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %rawarray, ptr %dim, i64 2, i64 2, i64 %left, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb25

bb25:                                             ; preds = %bb23
  %21 = mul i64 %left, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dim, ptr align 2 %rawarray, i64 %21, i1 false)
  br label %bb3

bb5:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  unreachable

bb14:                                             ; No predecessors!
  unreachable

bb18:                                             ; No predecessors!
  unreachable

bb30:                                             ; No predecessors!
  unreachable

bb34:                                             ; No predecessors!
  unreachable

bb40:                                             ; No predecessors!
  unreachable
}

; core::slice::sort::select::median_idx::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less, i64 %0, i64 %b, i64 %1) unnamed_addr #1 {
start:
  %_0 = alloca [8 x i8], align 8
  %c = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  store i64 %0, ptr %a, align 8
  store i64 %1, ptr %c, align 8
  %_9 = load i64, ptr %c, align 8
  %_11 = icmp ult i64 %_9, %v.1
  br i1 %_11, label %bb1, label %panic

bb1:                                              ; preds = %start
  %_8 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_9
  %_13 = load i64, ptr %a, align 8
  %_14 = icmp ult i64 %_13, %v.1
  br i1 %_14, label %bb2, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_9, i64 %v.1, ptr align 8 @alloc_e423954002c0cf04ec05674878edc7ca) #16
  unreachable

bb2:                                              ; preds = %bb1
  %_12 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_13
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_6 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_8, ptr align 2 %_12) #15
  br i1 %_6, label %bb4, label %bb5

panic1:                                           ; preds = %bb1
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_13, i64 %v.1, ptr align 8 @alloc_59d1307b7f3ad87c3317811cdaad4416) #16
  unreachable

bb5:                                              ; preds = %bb2
  br label %bb6

bb4:                                              ; preds = %bb2
  %2 = load i64, ptr %a, align 8
  %3 = load i64, ptr %c, align 8
  store i64 %3, ptr %a, align 8
  store i64 %2, ptr %c, align 8
  br label %bb6

bb6:                                              ; preds = %bb4, %bb5
  %_21 = load i64, ptr %c, align 8
  %_22 = icmp ult i64 %_21, %v.1
  br i1 %_22, label %bb7, label %panic2

bb7:                                              ; preds = %bb6
  %_20 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_21
  %_24 = icmp ult i64 %b, %v.1
  br i1 %_24, label %bb8, label %panic3

panic2:                                           ; preds = %bb6
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_21, i64 %v.1, ptr align 8 @alloc_d41b2ffde3af3f52800965e1bfa446dd) #16
  unreachable

bb8:                                              ; preds = %bb7
  %_23 = getelementptr inbounds nuw i16, ptr %v.0, i64 %b
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_18 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_20, ptr align 2 %_23) #15
  br i1 %_18, label %bb10, label %bb11

panic3:                                           ; preds = %bb7
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %b, i64 %v.1, ptr align 8 @alloc_ba9df914c0cce82410638c3c55892512) #16
  unreachable

bb11:                                             ; preds = %bb8
  %_27 = getelementptr inbounds nuw i16, ptr %v.0, i64 %b
  %_29 = load i64, ptr %a, align 8
  %_30 = icmp ult i64 %_29, %v.1
  br i1 %_30, label %bb12, label %panic4

bb10:                                             ; preds = %bb8
  %4 = load i64, ptr %c, align 8
  store i64 %4, ptr %_0, align 8
  br label %bb16

bb12:                                             ; preds = %bb11
  %_28 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_29
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_25 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_27, ptr align 2 %_28) #15
  br i1 %_25, label %bb14, label %bb15

panic4:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_29, i64 %v.1, ptr align 8 @alloc_f017826562d065603878ce6c59629ca6) #16
  unreachable

bb15:                                             ; preds = %bb12
  store i64 %b, ptr %_0, align 8
  br label %bb16

bb14:                                             ; preds = %bb12
  %5 = load i64, ptr %a, align 8
  store i64 %5, ptr %_0, align 8
  br label %bb16

bb16:                                             ; preds = %bb10, %bb14, %bb15
  %6 = load i64, ptr %_0, align 8
  ret i64 %6
}

; core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %0, i64 %1, ptr align 1 %is_less, i64 %2) unnamed_addr #1 {
start:
  %self1 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %k = alloca [8 x i8], align 8
  %v = alloca [16 x i8], align 8
  store ptr %0, ptr %v, align 8
  %3 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %1, ptr %3, align 8
  store i64 %2, ptr %k, align 8
  br label %bb1

bb1:                                              ; preds = %bb19, %start
  %_6.0 = load ptr, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  %_6.1 = load i64, ptr %4, align 8
  %_4 = icmp ule i64 %_6.1, 16
  br i1 %_4, label %bb2, label %bb7

bb7:                                              ; preds = %bb1
  %_12 = load i64, ptr %k, align 8
  %_15.0 = load ptr, ptr %v, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 8
  %_15.1 = load i64, ptr %5, align 8
  %_13 = sub i64 %_15.1, 1
  %_11 = icmp eq i64 %_12, %_13
  br i1 %_11, label %bb8, label %bb10

bb2:                                              ; preds = %bb1
  %_9.0 = load ptr, ptr %v, align 8
  %6 = getelementptr inbounds i8, ptr %v, i64 8
  %_9.1 = load i64, ptr %6, align 8
  %_7 = icmp uge i64 %_9.1, 2
  br i1 %_7, label %bb3, label %bb5

bb10:                                             ; preds = %bb7
  %_19 = load i64, ptr %k, align 8
  %7 = icmp eq i64 %_19, 0
  br i1 %7, label %bb11, label %bb13

bb8:                                              ; preds = %bb7
  %_18.0 = load ptr, ptr %v, align 8
  %8 = getelementptr inbounds i8, ptr %v, i64 8
  %_18.1 = load i64, ptr %8, align 8
; call core::slice::sort::select::max_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %9 = call { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_18.0, i64 %_18.1, ptr align 1 %is_less) #14
  %10 = extractvalue { i64, i64 } %9, 0
  %11 = extractvalue { i64, i64 } %9, 1
  store i64 %10, ptr %self, align 8
  %12 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %11, ptr %12, align 8
  %_30 = load i64, ptr %self, align 8
  %13 = getelementptr inbounds i8, ptr %self, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = trunc nuw i64 %_30 to i1
  br i1 %15, label %bb24, label %bb23

bb11:                                             ; preds = %bb10
  %_22.0 = load ptr, ptr %v, align 8
  %16 = getelementptr inbounds i8, ptr %v, i64 8
  %_22.1 = load i64, ptr %16, align 8
; call core::slice::sort::select::min_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %17 = call { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_22.0, i64 %_22.1, ptr align 1 %is_less) #14
  %18 = extractvalue { i64, i64 } %17, 0
  %19 = extractvalue { i64, i64 } %17, 1
  store i64 %18, ptr %self1, align 8
  %20 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %19, ptr %20, align 8
  %_38 = load i64, ptr %self1, align 8
  %21 = getelementptr inbounds i8, ptr %self1, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = trunc nuw i64 %_38 to i1
  br i1 %23, label %bb29, label %bb28

bb13:                                             ; preds = %bb10
  %_24.0 = load ptr, ptr %v, align 8
  %24 = getelementptr inbounds i8, ptr %v, i64 8
  %_24.1 = load i64, ptr %24, align 8
; call core::slice::sort::select::median_of_ninthers::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %p = call i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_24.0, i64 %_24.1, ptr align 1 %is_less) #14
  %_26 = load i64, ptr %k, align 8
  %_25 = icmp eq i64 %p, %_26
  br i1 %_25, label %bb15, label %bb16

bb29:                                             ; preds = %bb11
  %25 = getelementptr inbounds i8, ptr %self1, i64 8
  %min_idx = load i64, ptr %25, align 8
  %26 = load ptr, ptr %v, align 8
  %27 = getelementptr inbounds i8, ptr %v, i64 8
  %_41 = load i64, ptr %27, align 8
  %_42 = icmp ult i64 %min_idx, %_41
  br i1 %_42, label %bb31, label %panic

bb28:                                             ; preds = %bb11
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_9d58b5c9230214813f7a50867a733fdb) #16
  unreachable

bb31:                                             ; preds = %bb29
  %28 = load ptr, ptr %v, align 8
  %29 = getelementptr inbounds i8, ptr %v, i64 8
  %30 = load i64, ptr %29, align 8
  %pa = getelementptr inbounds nuw i16, ptr %28, i64 %min_idx
  %31 = load i64, ptr %k, align 8
  %_44 = icmp ult i64 %31, %_41
  br i1 %_44, label %bb32, label %panic2

panic:                                            ; preds = %bb29
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %min_idx, i64 %_41, ptr align 8 @alloc_b9e93780b79d4ab897b4ec0abc4fa27c) #16
  unreachable

bb32:                                             ; preds = %bb31
  %32 = load ptr, ptr %v, align 8
  %33 = getelementptr inbounds i8, ptr %v, i64 8
  %34 = load i64, ptr %33, align 8
  %35 = load i64, ptr %k, align 8
  %pb = getelementptr inbounds nuw i16, ptr %32, i64 %35
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa, ptr %pb) #15
  br label %bb20

panic2:                                           ; preds = %bb31
  %36 = load i64, ptr %k, align 8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %36, i64 %_41, ptr align 8 @alloc_b9e93780b79d4ab897b4ec0abc4fa27c) #16
  unreachable

bb20:                                             ; preds = %bb27, %bb32
  br label %bb21

bb16:                                             ; preds = %bb13
  %_28 = load i64, ptr %k, align 8
  %_27 = icmp ugt i64 %p, %_28
  br i1 %_27, label %bb17, label %bb18

bb15:                                             ; preds = %bb13
  br label %bb21

bb18:                                             ; preds = %bb16
  %index = add i64 %p, 1
  %37 = load ptr, ptr %v, align 8
  %38 = getelementptr inbounds i8, ptr %v, i64 8
  %_55 = load i64, ptr %38, align 8
  %_54 = icmp ugt i64 %index, %_55
  br i1 %_54, label %bb38, label %bb39

bb17:                                             ; preds = %bb16
  %_52 = icmp ult i64 %p, 0
  br i1 %_52, label %bb36, label %bb37

bb39:                                             ; preds = %bb18
  %new_len = sub nuw i64 %_55, %index
  %ptr.0 = load ptr, ptr %v, align 8
  %39 = getelementptr inbounds i8, ptr %v, i64 8
  %ptr.1 = load i64, ptr %39, align 8
  %_61 = getelementptr inbounds nuw i16, ptr %ptr.0, i64 %index
  store ptr %_61, ptr %v, align 8
  %40 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %new_len, ptr %40, align 8
  %41 = load i64, ptr %k, align 8
  %42 = sub i64 %41, %index
  store i64 %42, ptr %k, align 8
  br label %bb19

bb38:                                             ; preds = %bb18
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %index, i64 %_55, i64 %_55, ptr align 8 @alloc_d5a6b468392860aeaf9ad5d18aa85e10) #16
  unreachable

bb19:                                             ; preds = %bb33, %bb39
  br label %bb1

bb37:                                             ; preds = %bb17
  %43 = load ptr, ptr %v, align 8
  %44 = getelementptr inbounds i8, ptr %v, i64 8
  %_47 = load i64, ptr %44, align 8
  %_46 = icmp ule i64 %p, %_47
  br i1 %_46, label %bb33, label %bb34

bb36:                                             ; preds = %bb17
  br label %bb35

bb34:                                             ; preds = %bb37
  br label %bb35

bb33:                                             ; preds = %bb37
  %ptr.03 = load ptr, ptr %v, align 8
  %45 = getelementptr inbounds i8, ptr %v, i64 8
  %ptr.14 = load i64, ptr %45, align 8
  store ptr %ptr.03, ptr %v, align 8
  %46 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %p, ptr %46, align 8
  br label %bb19

bb35:                                             ; preds = %bb36, %bb34
  %47 = load ptr, ptr %v, align 8
  %48 = getelementptr inbounds i8, ptr %v, i64 8
  %_51 = load i64, ptr %48, align 8
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %p, i64 %_51, ptr align 8 @alloc_6de2c84d458a7791633a9eb8c1f8b871) #16
  unreachable

bb21:                                             ; preds = %bb6, %bb20, %bb15
  ret void

bb24:                                             ; preds = %bb8
  %49 = getelementptr inbounds i8, ptr %self, i64 8
  %max_idx = load i64, ptr %49, align 8
  %50 = load ptr, ptr %v, align 8
  %51 = getelementptr inbounds i8, ptr %v, i64 8
  %_33 = load i64, ptr %51, align 8
  %_34 = icmp ult i64 %max_idx, %_33
  br i1 %_34, label %bb26, label %panic5

bb23:                                             ; preds = %bb8
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_126d4a2211848d736facebf49fed083f) #16
  unreachable

bb26:                                             ; preds = %bb24
  %52 = load ptr, ptr %v, align 8
  %53 = getelementptr inbounds i8, ptr %v, i64 8
  %54 = load i64, ptr %53, align 8
  %pa6 = getelementptr inbounds nuw i16, ptr %52, i64 %max_idx
  %55 = load i64, ptr %k, align 8
  %_36 = icmp ult i64 %55, %_33
  br i1 %_36, label %bb27, label %panic7

panic5:                                           ; preds = %bb24
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %max_idx, i64 %_33, ptr align 8 @alloc_e950fb76f20630c19a67bc6ab798ea17) #16
  unreachable

bb27:                                             ; preds = %bb26
  %56 = load ptr, ptr %v, align 8
  %57 = getelementptr inbounds i8, ptr %v, i64 8
  %58 = load i64, ptr %57, align 8
  %59 = load i64, ptr %k, align 8
  %pb8 = getelementptr inbounds nuw i16, ptr %56, i64 %59
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa6, ptr %pb8) #15
  br label %bb20

panic7:                                           ; preds = %bb26
  %60 = load i64, ptr %k, align 8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %60, i64 %_33, ptr align 8 @alloc_e950fb76f20630c19a67bc6ab798ea17) #16
  unreachable

bb22:                                             ; No predecessors!
  unreachable

bb5:                                              ; preds = %bb2
  br label %bb6

bb3:                                              ; preds = %bb2
  %61 = load ptr, ptr %v, align 8
  %62 = getelementptr inbounds i8, ptr %v, i64 8
  %63 = load i64, ptr %62, align 8
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %61, i64 %63, i64 1, ptr align 1 %is_less) #14
  br label %bb6

bb6:                                              ; preds = %bb3, %bb5
  br label %bb21
}

; core::slice::sort::select::median_of_ninthers::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18median_of_nintherssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_24 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %b = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  %frac = alloca [8 x i8], align 8
  %_4 = icmp ule i64 %v.1, 1024
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_6 = icmp ule i64 %v.1, 131072
  br i1 %_6, label %bb3, label %bb4

bb1:                                              ; preds = %start
  %0 = udiv i64 %v.1, 12
  store i64 %0, ptr %frac, align 8
  br label %bb6

bb4:                                              ; preds = %bb2
  %1 = udiv i64 %v.1, 1024
  store i64 %1, ptr %frac, align 8
  br label %bb5

bb3:                                              ; preds = %bb2
  %2 = udiv i64 %v.1, 64
  store i64 %2, ptr %frac, align 8
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  br label %bb6

bb6:                                              ; preds = %bb1, %bb5
  %_9 = load i64, ptr %frac, align 8
  %pivot = udiv i64 %_9, 2
  %_11 = udiv i64 %v.1, 2
  %lo = sub i64 %_11, %pivot
  %_13 = load i64, ptr %frac, align 8
  %hi = add i64 %_13, %lo
  %_17 = load i64, ptr %frac, align 8
  %_16 = mul i64 9, %_17
  %_15 = sub i64 %v.1, %_16
  %gap = udiv i64 %_15, 4
  %_21 = load i64, ptr %frac, align 8
  %_20 = mul i64 4, %_21
  %_19 = sub i64 %lo, %_20
  %3 = sub i64 %_19, %gap
  store i64 %3, ptr %a, align 8
  %4 = add i64 %hi, %gap
  store i64 %4, ptr %b, align 8
  store i64 %lo, ptr %iter, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %hi, ptr %5, align 8
  br label %bb7

bb7:                                              ; preds = %bb14, %bb6
  %_51 = load i64, ptr %iter, align 8
  %6 = getelementptr inbounds i8, ptr %iter, i64 8
  %_52 = load i64, ptr %6, align 8
  %_46 = icmp ult i64 %_51, %_52
  br i1 %_46, label %bb11, label %bb12

bb12:                                             ; preds = %bb7
  %7 = load i64, ptr %frac, align 8
  %index = add i64 %lo, %7
  %_58 = icmp ult i64 %index, %lo
  br i1 %_58, label %bb17, label %bb18

bb11:                                             ; preds = %bb7
  %old = load i64, ptr %iter, align 8
  br label %bb13

bb18:                                             ; preds = %bb12
  %new_len = sub nuw i64 %index, %lo
  %_54 = icmp ule i64 %index, %v.1
  br i1 %_54, label %bb15, label %bb16

bb17:                                             ; preds = %bb12
  br label %bb16

bb16:                                             ; preds = %bb17, %bb18
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %lo, i64 %index, i64 %v.1, ptr align 8 @alloc_4def5651ee437f0c8da82265f3f19ab4) #16
  unreachable

bb15:                                             ; preds = %bb18
  %_61 = getelementptr inbounds nuw i16, ptr %v.0, i64 %lo
; call core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_61, i64 %new_len, ptr align 1 %is_less, i64 %pivot) #14
  %_45 = add i64 %lo, %pivot
; call core::slice::sort::unstable::quicksort::partition::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %_0 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 %_45, ptr align 1 %is_less) #14
  ret i64 %_0

bb13:                                             ; preds = %bb11
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb14

bb14:                                             ; preds = %bb13
  %_50 = add nuw i64 %old, 1
  store i64 %_50, ptr %iter, align 8
  %8 = getelementptr inbounds i8, ptr %_24, i64 8
  store i64 %old, ptr %8, align 8
  store i64 1, ptr %_24, align 8
  %9 = getelementptr inbounds i8, ptr %_24, i64 8
  %i = load i64, ptr %9, align 8
  %_28 = load i64, ptr %a, align 8
  %_30 = load i64, ptr %frac, align 8
  %_29 = sub i64 %i, %_30
  %_31 = load i64, ptr %b, align 8
  %_33 = load i64, ptr %a, align 8
  %_32 = add i64 %_33, 1
  %_35 = load i64, ptr %b, align 8
  %_34 = add i64 %_35, 1
  %_37 = load i64, ptr %a, align 8
  %_36 = add i64 %_37, 2
  %_39 = load i64, ptr %frac, align 8
  %_38 = add i64 %i, %_39
  %_41 = load i64, ptr %b, align 8
  %_40 = add i64 %_41, 2
; call core::slice::sort::select::ninther::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less, i64 %_28, i64 %_29, i64 %_31, i64 %_32, i64 %i, i64 %_34, i64 %_36, i64 %_38, i64 %_40) #14
  %10 = load i64, ptr %a, align 8
  %11 = add i64 %10, 3
  store i64 %11, ptr %a, align 8
  %12 = load i64, ptr %b, align 8
  %13 = add i64 %12, 3
  store i64 %13, ptr %b, align 8
  br label %bb7
}

; core::slice::sort::select::partition_at_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr sret([40 x i8]) align 8 %_0, ptr align 2 %v.0, i64 %v.1, i64 %0) unnamed_addr #1 {
start:
  %1 = alloca [16 x i8], align 8
  %_40 = alloca [16 x i8], align 8
  %_35 = alloca [16 x i8], align 8
  %_31 = alloca [32 x i8], align 8
  %_28 = alloca [32 x i8], align 8
  %self1 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_12 = alloca [16 x i8], align 8
  %_11 = alloca [16 x i8], align 8
  %args = alloca [32 x i8], align 8
  %len = alloca [8 x i8], align 8
  %is_less = alloca [0 x i8], align 1
  %index = alloca [8 x i8], align 8
  store i64 %0, ptr %index, align 8
  store i64 %v.1, ptr %len, align 8
  %2 = load i64, ptr %index, align 8
  %3 = load i64, ptr %len, align 8
  %_5 = icmp uge i64 %2, %3
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  br label %bb3

bb1:                                              ; preds = %start
  store ptr %index, ptr %_35, align 8
  %4 = getelementptr inbounds i8, ptr %_35, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_11, ptr align 8 %_35, i64 16, i1 false)
  store ptr %len, ptr %_40, align 8
  %5 = getelementptr inbounds i8, ptr %_40, i64 8
  store ptr @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt, ptr %5, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_12, ptr align 8 %_40, i64 16, i1 false)
  %6 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 %_11, i64 16, i1 false)
  %7 = getelementptr inbounds nuw %"core::fmt::rt::Argument<'_>", ptr %args, i64 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 %_12, i64 16, i1 false)
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_12a440d2007285ca7de9547ae23a7f69, ptr %args, ptr align 8 @alloc_76ed4f33e2b2777a52e4d094dc0cfa65) #16
  unreachable

bb3:                                              ; preds = %bb2
  %8 = load i64, ptr %len, align 8
  %_15 = sub i64 %8, 1
  %9 = load i64, ptr %index, align 8
  %_14 = icmp eq i64 %9, %_15
  br i1 %_14, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  %10 = load i64, ptr %index, align 8
  %11 = icmp eq i64 %10, 0
  br i1 %11, label %bb7, label %bb8

bb4:                                              ; preds = %bb3
; call core::slice::sort::select::max_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %12 = call { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) #14
  %13 = extractvalue { i64, i64 } %12, 0
  %14 = extractvalue { i64, i64 } %12, 1
  store i64 %13, ptr %self, align 8
  %15 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %14, ptr %15, align 8
  br label %bb6

bb7:                                              ; preds = %bb5
; call core::slice::sort::select::min_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %16 = call { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) #14
  %17 = extractvalue { i64, i64 } %16, 0
  %18 = extractvalue { i64, i64 } %16, 1
  store i64 %17, ptr %self1, align 8
  %19 = getelementptr inbounds i8, ptr %self1, i64 8
  store i64 %18, ptr %19, align 8
  br label %bb9

bb8:                                              ; preds = %bb5
  %20 = load i64, ptr %index, align 8
; call core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 %20, ptr align 2 null, ptr align 1 %is_less) #14
  br label %bb30

bb9:                                              ; preds = %bb7
  %_54 = load i64, ptr %self1, align 8
  %21 = getelementptr inbounds i8, ptr %self1, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = trunc nuw i64 %_54 to i1
  br i1 %23, label %bb26, label %bb25

bb26:                                             ; preds = %bb9
  %24 = getelementptr inbounds i8, ptr %self1, i64 8
  %min_idx = load i64, ptr %24, align 8
  %25 = load i64, ptr %len, align 8
  %_57 = icmp ult i64 %min_idx, %25
  br i1 %_57, label %bb28, label %panic

bb25:                                             ; preds = %bb9
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_81cfd723cfa94181780bf2177541f294) #16
  unreachable

bb28:                                             ; preds = %bb26
  %pa = getelementptr inbounds nuw i16, ptr %v.0, i64 %min_idx
  %26 = load i64, ptr %index, align 8
  %27 = load i64, ptr %len, align 8
  %_59 = icmp ult i64 %26, %27
  br i1 %_59, label %bb29, label %panic2

panic:                                            ; preds = %bb26
  %28 = load i64, ptr %len, align 8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %min_idx, i64 %28, ptr align 8 @alloc_30cd7ab38beba28efce15d1e60e37bf6) #16
  unreachable

bb29:                                             ; preds = %bb28
  %29 = load i64, ptr %index, align 8
  %pb = getelementptr inbounds nuw i16, ptr %v.0, i64 %29
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa, ptr %pb) #15
  br label %bb27

panic2:                                           ; preds = %bb28
  %30 = load i64, ptr %len, align 8
  %31 = load i64, ptr %index, align 8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %31, i64 %30, ptr align 8 @alloc_30cd7ab38beba28efce15d1e60e37bf6) #16
  unreachable

bb27:                                             ; preds = %bb29
  br label %bb10

bb10:                                             ; preds = %bb30, %bb27
  br label %bb11

bb30:                                             ; preds = %bb8
  br label %bb10

bb11:                                             ; preds = %bb22, %bb10
  br label %bb12

bb6:                                              ; preds = %bb4
  %_47 = load i64, ptr %self, align 8
  %32 = getelementptr inbounds i8, ptr %self, i64 8
  %33 = load i64, ptr %32, align 8
  %34 = trunc nuw i64 %_47 to i1
  br i1 %34, label %bb21, label %bb20

bb21:                                             ; preds = %bb6
  %35 = getelementptr inbounds i8, ptr %self, i64 8
  %max_idx = load i64, ptr %35, align 8
  %36 = load i64, ptr %len, align 8
  %_50 = icmp ult i64 %max_idx, %36
  br i1 %_50, label %bb23, label %panic3

bb20:                                             ; preds = %bb6
; call core::option::unwrap_failed
  call void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8 @alloc_bcc7119b77fe6aba4bc1b295c6973eb1) #16
  unreachable

bb23:                                             ; preds = %bb21
  %pa4 = getelementptr inbounds nuw i16, ptr %v.0, i64 %max_idx
  %37 = load i64, ptr %index, align 8
  %38 = load i64, ptr %len, align 8
  %_52 = icmp ult i64 %37, %38
  br i1 %_52, label %bb24, label %panic5

panic3:                                           ; preds = %bb21
  %39 = load i64, ptr %len, align 8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %max_idx, i64 %39, ptr align 8 @alloc_72a747157f277136e62999332875d34b) #16
  unreachable

bb24:                                             ; preds = %bb23
  %40 = load i64, ptr %index, align 8
  %pb6 = getelementptr inbounds nuw i16, ptr %v.0, i64 %40
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa4, ptr %pb6) #15
  br label %bb22

panic5:                                           ; preds = %bb23
  %41 = load i64, ptr %len, align 8
  %42 = load i64, ptr %index, align 8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %42, i64 %41, ptr align 8 @alloc_72a747157f277136e62999332875d34b) #16
  unreachable

bb22:                                             ; preds = %bb24
  br label %bb11

bb12:                                             ; preds = %bb11
  %43 = load i64, ptr %index, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_28, ptr align 2 %v.0, i64 %v.1, i64 %43, ptr align 8 @alloc_76866334b299c2d0453c1cce0c4c2a4d) #15
  br label %bb13

bb13:                                             ; preds = %bb12
  %left.0 = load ptr, ptr %_28, align 8
  %44 = getelementptr inbounds i8, ptr %_28, i64 8
  %left.1 = load i64, ptr %44, align 8
  %45 = getelementptr inbounds i8, ptr %_28, i64 16
  %right.0 = load ptr, ptr %45, align 8
  %46 = getelementptr inbounds i8, ptr %45, i64 8
  %right.1 = load i64, ptr %46, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_31, ptr align 2 %right.0, i64 %right.1, i64 1, ptr align 8 @alloc_dce721e406e32113fcaf991197e8534f) #15
  br label %bb14

bb14:                                             ; preds = %bb13
  %pivot.0 = load ptr, ptr %_31, align 8
  %47 = getelementptr inbounds i8, ptr %_31, i64 8
  %pivot.1 = load i64, ptr %47, align 8
  %48 = getelementptr inbounds i8, ptr %_31, i64 16
  %right.07 = load ptr, ptr %48, align 8
  %49 = getelementptr inbounds i8, ptr %48, i64 8
  %right.18 = load i64, ptr %49, align 8
  %_34 = icmp ult i64 0, %pivot.1
  br i1 %_34, label %bb15, label %panic9

bb15:                                             ; preds = %bb14
  %pivot = getelementptr inbounds nuw i16, ptr %pivot.0, i64 0
  store ptr %left.0, ptr %_0, align 8
  %50 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %left.1, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %_0, i64 16
  store ptr %pivot, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %_0, i64 24
  store ptr %right.07, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %52, i64 8
  store i64 %right.18, ptr %53, align 8
  ret void

panic9:                                           ; preds = %bb14
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_5900134b8fd1487181baf968ead61833) #16
  unreachable

bb19:                                             ; No predecessors!
  unreachable

bb17:                                             ; No predecessors!
  %54 = load ptr, ptr %1, align 8
  %55 = getelementptr inbounds i8, ptr %1, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = insertvalue { ptr, i32 } poison, ptr %54, 0
  %58 = insertvalue { ptr, i32 } %57, i32 %56, 1
  unreachable
}

; core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %0, i64 %1, i64 %2, ptr align 2 %3, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_39 = alloca [32 x i8], align 8
  %_37 = alloca [32 x i8], align 8
  %_28 = alloca [8 x i8], align 8
  %limit = alloca [4 x i8], align 4
  %ancestor_pivot = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  %v = alloca [16 x i8], align 8
  store ptr %0, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %1, ptr %4, align 8
  store i64 %2, ptr %index, align 8
  store ptr %3, ptr %ancestor_pivot, align 8
  store i32 16, ptr %limit, align 4
  br label %bb1

bb1:                                              ; preds = %bb29, %bb32, %start
  %_8.0 = load ptr, ptr %v, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 8
  %_8.1 = load i64, ptr %5, align 8
  %_6 = icmp ule i64 %_8.1, 16
  br i1 %_6, label %bb2, label %bb7

bb7:                                              ; preds = %bb1
  %_13 = load i32, ptr %limit, align 4
  %6 = icmp eq i32 %_13, 0
  br i1 %6, label %bb8, label %bb9

bb2:                                              ; preds = %bb1
  %_11.0 = load ptr, ptr %v, align 8
  %7 = getelementptr inbounds i8, ptr %v, i64 8
  %_11.1 = load i64, ptr %7, align 8
  %_9 = icmp uge i64 %_11.1, 2
  br i1 %_9, label %bb3, label %bb5

bb8:                                              ; preds = %bb7
  %8 = load ptr, ptr %v, align 8
  %9 = getelementptr inbounds i8, ptr %v, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = load i64, ptr %index, align 8
; call core::slice::sort::select::median_of_medians::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select17median_of_medianssNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %8, i64 %10, ptr align 1 %is_less, i64 %11) #14
  br label %bb30

bb9:                                              ; preds = %bb7
  %12 = load i32, ptr %limit, align 4
  %13 = sub i32 %12, 1
  store i32 %13, ptr %limit, align 4
  %_16.0 = load ptr, ptr %v, align 8
  %14 = getelementptr inbounds i8, ptr %v, i64 8
  %_16.1 = load i64, ptr %14, align 8
; call core::slice::sort::shared::pivot::choose_pivot::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %pivot_pos = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_16.0, i64 %_16.1, ptr align 1 %is_less) #15
  %15 = load ptr, ptr %ancestor_pivot, align 8
  %16 = ptrtoint ptr %15 to i64
  %17 = icmp eq i64 %16, 0
  %_17 = select i1 %17, i64 0, i64 1
  %18 = trunc nuw i64 %_17 to i1
  br i1 %18, label %bb12, label %bb20

bb30:                                             ; preds = %bb6, %bb28, %bb18, %bb8
  ret void

bb12:                                             ; preds = %bb9
  %p = load ptr, ptr %ancestor_pivot, align 8
  %_20.0 = load ptr, ptr %v, align 8
  %19 = getelementptr inbounds i8, ptr %v, i64 8
  %_20.1 = load i64, ptr %19, align 8
  %_22 = icmp ult i64 %pivot_pos, %_20.1
  br i1 %_22, label %bb13, label %panic

bb20:                                             ; preds = %bb15, %bb9
  %_34.0 = load ptr, ptr %v, align 8
  %20 = getelementptr inbounds i8, ptr %v, i64 8
  %_34.1 = load i64, ptr %20, align 8
; call core::slice::sort::unstable::quicksort::partition::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %mid1 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_34.0, i64 %_34.1, i64 %pivot_pos, ptr align 1 %is_less) #14
  %21 = load ptr, ptr %v, align 8
  %22 = getelementptr inbounds i8, ptr %v, i64 8
  %23 = load i64, ptr %22, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_37, ptr align 2 %21, i64 %23, i64 %mid1, ptr align 8 @alloc_1e623f3bf80ce162edeb5b7ad3962cf5) #15
  %left.0 = load ptr, ptr %_37, align 8
  %24 = getelementptr inbounds i8, ptr %_37, i64 8
  %left.1 = load i64, ptr %24, align 8
  %25 = getelementptr inbounds i8, ptr %_37, i64 16
  %right.0 = load ptr, ptr %25, align 8
  %26 = getelementptr inbounds i8, ptr %25, i64 8
  %right.1 = load i64, ptr %26, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_39, ptr align 2 %right.0, i64 %right.1, i64 1, ptr align 8 @alloc_4c77a98e2e0f0c78abe106ded0f89ea2) #15
  %pivot.0 = load ptr, ptr %_39, align 8
  %27 = getelementptr inbounds i8, ptr %_39, i64 8
  %pivot.1 = load i64, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %_39, i64 16
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds i8, ptr %28, i64 8
  %31 = load i64, ptr %30, align 8
  store ptr %29, ptr %v, align 8
  %32 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %31, ptr %32, align 8
  %_42 = icmp ult i64 0, %pivot.1
  br i1 %_42, label %bb24, label %panic2

bb13:                                             ; preds = %bb12
  %33 = load ptr, ptr %v, align 8
  %34 = getelementptr inbounds i8, ptr %v, i64 8
  %35 = load i64, ptr %34, align 8
  %pivot = getelementptr inbounds nuw i16, ptr %33, i64 %pivot_pos
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_23 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %p, ptr align 2 %pivot) #15
  br i1 %_23, label %bb15, label %bb16

panic:                                            ; preds = %bb12
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %pivot_pos, i64 %_20.1, ptr align 8 @alloc_86bedd5fe661d51acde425092fa6a421) #16
  unreachable

bb16:                                             ; preds = %bb13
  %_26.0 = load ptr, ptr %v, align 8
  %36 = getelementptr inbounds i8, ptr %v, i64 8
  %_26.1 = load i64, ptr %36, align 8
  store ptr %is_less, ptr %_28, align 8
; call core::slice::sort::unstable::quicksort::partition::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %num_lt = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %_26.0, i64 %_26.1, i64 %pivot_pos, ptr align 8 %_28) #14
  %mid = add i64 %num_lt, 1
  %_31 = load i64, ptr %index, align 8
  %_30 = icmp ugt i64 %mid, %_31
  br i1 %_30, label %bb18, label %bb19

bb15:                                             ; preds = %bb13
  br label %bb20

bb19:                                             ; preds = %bb16
  %37 = load ptr, ptr %v, align 8
  %38 = getelementptr inbounds i8, ptr %v, i64 8
  %_49 = load i64, ptr %38, align 8
  %_48 = icmp ugt i64 %mid, %_49
  br i1 %_48, label %bb31, label %bb32

bb18:                                             ; preds = %bb16
  br label %bb30

bb32:                                             ; preds = %bb19
  %new_len = sub nuw i64 %_49, %mid
  %ptr.0 = load ptr, ptr %v, align 8
  %39 = getelementptr inbounds i8, ptr %v, i64 8
  %ptr.1 = load i64, ptr %39, align 8
  %_55 = getelementptr inbounds nuw i16, ptr %ptr.0, i64 %mid
  store ptr %_55, ptr %v, align 8
  %40 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %new_len, ptr %40, align 8
  %_32 = load i64, ptr %index, align 8
  %41 = sub i64 %_32, %mid
  store i64 %41, ptr %index, align 8
  store ptr null, ptr %ancestor_pivot, align 8
  br label %bb1

bb31:                                             ; preds = %bb19
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %mid, i64 %_49, i64 %_49, ptr align 8 @alloc_f7f9bf94af81ef74683caf36fc64b498) #16
  unreachable

bb24:                                             ; preds = %bb20
  %pivot3 = getelementptr inbounds nuw i16, ptr %pivot.0, i64 0
  %_44 = load i64, ptr %index, align 8
  %_43 = icmp ult i64 %mid1, %_44
  br i1 %_43, label %bb25, label %bb26

panic2:                                           ; preds = %bb20
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_35117b6b66e65243a3935786123dee32) #16
  unreachable

bb26:                                             ; preds = %bb24
  %_47 = load i64, ptr %index, align 8
  %_46 = icmp ugt i64 %mid1, %_47
  br i1 %_46, label %bb27, label %bb28

bb25:                                             ; preds = %bb24
  %42 = load i64, ptr %index, align 8
  %_45 = sub i64 %42, %mid1
  %43 = sub i64 %_45, 1
  store i64 %43, ptr %index, align 8
  store ptr %pivot3, ptr %ancestor_pivot, align 8
  br label %bb29

bb28:                                             ; preds = %bb26
  br label %bb30

bb27:                                             ; preds = %bb26
  store ptr %left.0, ptr %v, align 8
  %44 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %left.1, ptr %44, align 8
  br label %bb29

bb29:                                             ; preds = %bb25, %bb27
  br label %bb1

bb33:                                             ; No predecessors!
  unreachable

bb5:                                              ; preds = %bb2
  br label %bb6

bb3:                                              ; preds = %bb2
  %45 = load ptr, ptr %v, align 8
  %46 = getelementptr inbounds i8, ptr %v, i64 8
  %47 = load i64, ptr %46, align 8
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %45, i64 %47, i64 1, ptr align 1 %is_less) #14
  br label %bb6

bb6:                                              ; preds = %bb3, %bb5
  br label %bb30
}

; core::slice::sort::select::ninther::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select7ninthersNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less, i64 %a, i64 %0, i64 %c, i64 %1, i64 %e, i64 %2, i64 %g, i64 %3, i64 %i) unnamed_addr #1 {
start:
  %h = alloca [8 x i8], align 8
  %f = alloca [8 x i8], align 8
  %d = alloca [8 x i8], align 8
  %b = alloca [8 x i8], align 8
  store i64 %0, ptr %b, align 8
  store i64 %1, ptr %d, align 8
  store i64 %2, ptr %f, align 8
  store i64 %3, ptr %h, align 8
  %_14 = load i64, ptr %b, align 8
; call core::slice::sort::select::median_idx::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %_12 = call i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less, i64 %a, i64 %_14, i64 %c) #14
  store i64 %_12, ptr %b, align 8
  %_17 = load i64, ptr %h, align 8
; call core::slice::sort::select::median_idx::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %_15 = call i64 @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select10median_idxsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less, i64 %g, i64 %_17, i64 %i) #14
  store i64 %_15, ptr %h, align 8
  %_21 = load i64, ptr %h, align 8
  %_23 = icmp ult i64 %_21, %v.1
  br i1 %_23, label %bb3, label %panic

bb3:                                              ; preds = %start
  %_20 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_21
  %_25 = load i64, ptr %b, align 8
  %_26 = icmp ult i64 %_25, %v.1
  br i1 %_26, label %bb4, label %panic1

panic:                                            ; preds = %start
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_21, i64 %v.1, ptr align 8 @alloc_bdeb8f2918420996951fc02a5014e275) #16
  unreachable

bb4:                                              ; preds = %bb3
  %_24 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_25
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_18 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_20, ptr align 2 %_24) #15
  br i1 %_18, label %bb6, label %bb7

panic1:                                           ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_25, i64 %v.1, ptr align 8 @alloc_a984830e5d12699f2d4f06fb3260d966) #16
  unreachable

bb7:                                              ; preds = %bb4
  br label %bb8

bb6:                                              ; preds = %bb4
  %4 = load i64, ptr %b, align 8
  %5 = load i64, ptr %h, align 8
  store i64 %5, ptr %b, align 8
  store i64 %4, ptr %h, align 8
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  %_33 = load i64, ptr %f, align 8
  %_34 = icmp ult i64 %_33, %v.1
  br i1 %_34, label %bb9, label %panic2

bb9:                                              ; preds = %bb8
  %_32 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_33
  %_36 = load i64, ptr %d, align 8
  %_37 = icmp ult i64 %_36, %v.1
  br i1 %_37, label %bb10, label %panic3

panic2:                                           ; preds = %bb8
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_33, i64 %v.1, ptr align 8 @alloc_3779f5d0afe9d3d836214da4b4fda444) #16
  unreachable

bb10:                                             ; preds = %bb9
  %_35 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_36
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_30 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_32, ptr align 2 %_35) #15
  br i1 %_30, label %bb12, label %bb13

panic3:                                           ; preds = %bb9
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_36, i64 %v.1, ptr align 8 @alloc_f3633015d908625b0b2a0af53d5e66b5) #16
  unreachable

bb13:                                             ; preds = %bb10
  br label %bb14

bb12:                                             ; preds = %bb10
  %6 = load i64, ptr %d, align 8
  %7 = load i64, ptr %f, align 8
  store i64 %7, ptr %d, align 8
  store i64 %6, ptr %f, align 8
  br label %bb14

bb14:                                             ; preds = %bb12, %bb13
  %_44 = icmp ult i64 %e, %v.1
  br i1 %_44, label %bb15, label %panic4

bb15:                                             ; preds = %bb14
  %_43 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
  %_46 = load i64, ptr %d, align 8
  %_47 = icmp ult i64 %_46, %v.1
  br i1 %_47, label %bb16, label %panic5

panic4:                                           ; preds = %bb14
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %e, i64 %v.1, ptr align 8 @alloc_50db2c96661cd65f8e1dba9bc8146f19) #16
  unreachable

bb16:                                             ; preds = %bb15
  %_45 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_46
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_41 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_43, ptr align 2 %_45) #15
  br i1 %_41, label %bb18, label %bb19

panic5:                                           ; preds = %bb15
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_46, i64 %v.1, ptr align 8 @alloc_8d8766d1b5104dc3e9dc05ea581913bc) #16
  unreachable

bb19:                                             ; preds = %bb16
  %_51 = load i64, ptr %f, align 8
  %_52 = icmp ult i64 %_51, %v.1
  br i1 %_52, label %bb20, label %panic6

bb18:                                             ; preds = %bb16
  br label %bb34

bb20:                                             ; preds = %bb19
  %_50 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_51
  %_53 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_48 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_50, ptr align 2 %_53) #15
  br i1 %_48, label %bb22, label %bb23

panic6:                                           ; preds = %bb19
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_51, i64 %v.1, ptr align 8 @alloc_ecc2da6505057eb08ef933e6720a4c21) #16
  unreachable

bb23:                                             ; preds = %bb20
  %_57 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
  %_59 = load i64, ptr %b, align 8
  %_60 = icmp ult i64 %_59, %v.1
  br i1 %_60, label %bb24, label %panic7

bb22:                                             ; preds = %bb20
  %_54 = load i64, ptr %f, align 8
  store i64 %_54, ptr %d, align 8
  br label %bb34

bb24:                                             ; preds = %bb23
  %_58 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_59
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_55 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_57, ptr align 2 %_58) #15
  br i1 %_55, label %bb26, label %bb27

panic7:                                           ; preds = %bb23
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_59, i64 %v.1, ptr align 8 @alloc_74dd4e31c7b237fa51d8199877b37677) #16
  unreachable

bb27:                                             ; preds = %bb24
  %_65 = load i64, ptr %h, align 8
  %_66 = icmp ult i64 %_65, %v.1
  br i1 %_66, label %bb28, label %panic8

bb26:                                             ; preds = %bb24
  %b11 = load i64, ptr %b, align 8
  %pa12 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
  %_94 = icmp ult i64 %b11, %v.1
  br i1 %_94, label %bb51, label %panic13

bb28:                                             ; preds = %bb27
  %_64 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_65
  %_67 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_62 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_64, ptr align 2 %_67) #15
  br i1 %_62, label %bb30, label %bb31

panic8:                                           ; preds = %bb27
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_65, i64 %v.1, ptr align 8 @alloc_9f2c33fbccd62b2612966d73213e614c) #16
  unreachable

bb31:                                             ; preds = %bb28
  br label %bb32

bb30:                                             ; preds = %bb28
  %b9 = load i64, ptr %h, align 8
  %pa = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
  %_98 = icmp ult i64 %b9, %v.1
  br i1 %_98, label %bb53, label %panic10

bb32:                                             ; preds = %bb53, %bb31
  br label %bb33

bb53:                                             ; preds = %bb30
  %pb = getelementptr inbounds nuw i16, ptr %v.0, i64 %b9
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa, ptr %pb) #15
  br label %bb32

panic10:                                          ; preds = %bb30
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %b9, i64 %v.1, ptr align 8 @alloc_25dbf4dbfe53acbcb522993819e53517) #16
  unreachable

bb33:                                             ; preds = %bb51, %bb32
  br label %bb47

bb51:                                             ; preds = %bb26
  %pb14 = getelementptr inbounds nuw i16, ptr %v.0, i64 %b11
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa12, ptr %pb14) #15
  br label %bb33

panic13:                                          ; preds = %bb26
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %b11, i64 %v.1, ptr align 8 @alloc_117420280113834e7d349460c20b453f) #16
  unreachable

bb47:                                             ; preds = %bb55, %bb33
  ret void

bb34:                                             ; preds = %bb18, %bb22
  %_72 = load i64, ptr %d, align 8
  %_73 = icmp ult i64 %_72, %v.1
  br i1 %_73, label %bb35, label %panic15

bb35:                                             ; preds = %bb34
  %_71 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_72
  %_75 = load i64, ptr %b, align 8
  %_76 = icmp ult i64 %_75, %v.1
  br i1 %_76, label %bb36, label %panic16

panic15:                                          ; preds = %bb34
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_72, i64 %v.1, ptr align 8 @alloc_b3e137a2a7e36a214253a78fb6d176a2) #16
  unreachable

bb36:                                             ; preds = %bb35
  %_74 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_75
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_69 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_71, ptr align 2 %_74) #15
  br i1 %_69, label %bb38, label %bb39

panic16:                                          ; preds = %bb35
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_75, i64 %v.1, ptr align 8 @alloc_fdfa9f5c3437e0e964dc58c486b75290) #16
  unreachable

bb39:                                             ; preds = %bb36
  %_81 = load i64, ptr %h, align 8
  %_82 = icmp ult i64 %_81, %v.1
  br i1 %_82, label %bb40, label %panic17

bb38:                                             ; preds = %bb36
  %_77 = load i64, ptr %b, align 8
  store i64 %_77, ptr %d, align 8
  br label %bb46

bb40:                                             ; preds = %bb39
  %_80 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_81
  %_84 = load i64, ptr %d, align 8
  %_85 = icmp ult i64 %_84, %v.1
  br i1 %_85, label %bb41, label %panic18

panic17:                                          ; preds = %bb39
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_81, i64 %v.1, ptr align 8 @alloc_63c26a59e319028a5c13c82c884105ac) #16
  unreachable

bb41:                                             ; preds = %bb40
  %_83 = getelementptr inbounds nuw i16, ptr %v.0, i64 %_84
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_78 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_80, ptr align 2 %_83) #15
  br i1 %_78, label %bb43, label %bb44

panic18:                                          ; preds = %bb40
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_84, i64 %v.1, ptr align 8 @alloc_3ee42c771b68a89897bd848683117ac7) #16
  unreachable

bb44:                                             ; preds = %bb41
  br label %bb45

bb43:                                             ; preds = %bb41
  %_86 = load i64, ptr %h, align 8
  store i64 %_86, ptr %d, align 8
  br label %bb45

bb45:                                             ; preds = %bb43, %bb44
  br label %bb46

bb46:                                             ; preds = %bb38, %bb45
  %a19 = load i64, ptr %d, align 8
  %_101 = icmp ult i64 %a19, %v.1
  br i1 %_101, label %bb55, label %panic20

bb55:                                             ; preds = %bb46
  %pa21 = getelementptr inbounds nuw i16, ptr %v.0, i64 %a19
  %pb22 = getelementptr inbounds nuw i16, ptr %v.0, i64 %e
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa21, ptr %pb22) #15
  br label %bb47

panic20:                                          ; preds = %bb46
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %a19, i64 %v.1, ptr align 8 @alloc_af5bce67f3d893791d1848c8a63dfbb0) #16
  unreachable
}

; core::slice::sort::select::max_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %slice.0, i64 %slice.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  br label %bb3

bb3:                                              ; preds = %start
  %_11 = getelementptr inbounds nuw i16, ptr %slice.0, i64 %slice.1
  store ptr %_11, ptr %end_or_len, align 8
  br label %bb4

bb4:                                              ; preds = %bb3
  %self.1 = load ptr, ptr %end_or_len, align 8
  store ptr %slice.0, ptr %_4, align 8
  %0 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 16
  store i64 0, ptr %1, align 8
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::reduce::<core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %2 = call { i64, ptr } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %_4, ptr align 1 %is_less) #15
  %3 = extractvalue { i64, ptr } %2, 0
  %4 = extractvalue { i64, ptr } %2, 1
  store i64 %3, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %4, ptr %5, align 8
  %6 = load i64, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = icmp eq i64 %9, 0
  %_16 = select i1 %10, i64 0, i64 1
  %11 = trunc nuw i64 %_16 to i1
  br i1 %11, label %bb8, label %bb7

bb8:                                              ; preds = %bb4
  %x = load i64, ptr %self, align 8
  %12 = getelementptr inbounds i8, ptr %self, i64 8
  %x1 = load ptr, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %x, ptr %13, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb7:                                              ; preds = %bb4
  %14 = load i64, ptr @anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0, align 8
  %15 = load i64, ptr getelementptr inbounds (i8, ptr @anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0, i64 8), align 8
  store i64 %14, ptr %_0, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %15, ptr %16, align 8
  br label %bb5

bb5:                                              ; preds = %bb8, %bb7
  %17 = load i64, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = insertvalue { i64, i64 } poison, i64 %17, 0
  %21 = insertvalue { i64, i64 } %20, i64 %19, 1
  ret { i64, i64 } %21

bb6:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::select::min_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define { i64, i64 } @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %slice.0, i64 %slice.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %end_or_len = alloca [8 x i8], align 8
  %_4 = alloca [24 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  br label %bb3

bb3:                                              ; preds = %start
  %_11 = getelementptr inbounds nuw i16, ptr %slice.0, i64 %slice.1
  store ptr %_11, ptr %end_or_len, align 8
  br label %bb4

bb4:                                              ; preds = %bb3
  %self.1 = load ptr, ptr %end_or_len, align 8
  store ptr %slice.0, ptr %_4, align 8
  %0 = getelementptr inbounds i8, ptr %_4, i64 8
  store ptr %self.1, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_4, i64 16
  store i64 0, ptr %1, align 8
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::reduce::<core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %2 = call { i64, ptr } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %_4, ptr align 1 %is_less) #15
  %3 = extractvalue { i64, ptr } %2, 0
  %4 = extractvalue { i64, ptr } %2, 1
  store i64 %3, ptr %self, align 8
  %5 = getelementptr inbounds i8, ptr %self, i64 8
  store ptr %4, ptr %5, align 8
  %6 = load i64, ptr %self, align 8
  %7 = getelementptr inbounds i8, ptr %self, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = ptrtoint ptr %8 to i64
  %10 = icmp eq i64 %9, 0
  %_16 = select i1 %10, i64 0, i64 1
  %11 = trunc nuw i64 %_16 to i1
  br i1 %11, label %bb8, label %bb7

bb8:                                              ; preds = %bb4
  %x = load i64, ptr %self, align 8
  %12 = getelementptr inbounds i8, ptr %self, i64 8
  %x1 = load ptr, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %x, ptr %13, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5

bb7:                                              ; preds = %bb4
  %14 = load i64, ptr @anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0, align 8
  %15 = load i64, ptr getelementptr inbounds (i8, ptr @anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0, i64 8), align 8
  store i64 %14, ptr %_0, align 8
  %16 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %15, ptr %16, align 8
  br label %bb5

bb5:                                              ; preds = %bb8, %bb7
  %17 = load i64, ptr %_0, align 8
  %18 = getelementptr inbounds i8, ptr %_0, i64 8
  %19 = load i64, ptr %18, align 8
  %20 = insertvalue { i64, i64 } poison, i64 %17, 0
  %21 = insertvalue { i64, i64 } %20, i64 %19, 1
  ret { i64, i64 } %21

bb6:                                              ; No predecessors!
  unreachable

bb2:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::ipnsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1z_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #2 {
start:
  %run_len.i = alloca [8 x i8], align 8
  %_0.i = alloca [16 x i8], align 8
  %0 = alloca [4 x i8], align 4
  %_15 = alloca [8 x i8], align 8
  %_4.i = icmp ult i64 %v.1, 2
  br i1 %_4.i, label %bb1.i, label %bb2.i

bb2.i:                                            ; preds = %start
  store i64 2, ptr %run_len.i, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 1, i64 %v.1, ptr align 8 @alloc_a44304a1f719024c04ff0cb41b053e7e) #15
  %_30.i = icmp ult i64 1, %v.1
  %_28.i = getelementptr inbounds nuw i32, ptr %v.0, i64 1
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 0, i64 %v.1, ptr align 8 @alloc_db7902ffb345f68875f125a55948041d) #15
  %_33.i = icmp ult i64 0, %v.1
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %strictly_descending.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_28.i, ptr align 4 %v.0) #15
  br i1 %strictly_descending.i, label %bb4.i, label %bb11.i

bb1.i:                                            ; preds = %start
  store i64 %v.1, ptr %_0.i, align 8
  %1 = getelementptr inbounds i8, ptr %_0.i, i64 8
  store i8 0, ptr %1, align 8
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit

bb11.i:                                           ; preds = %bb15.i, %bb2.i
  %_20.i = load i64, ptr %run_len.i, align 8
  %_19.i = icmp ult i64 %_20.i, %v.1
  br i1 %_19.i, label %bb12.i, label %bb16.i

bb4.i:                                            ; preds = %bb7.i, %bb2.i
  %_11.i = load i64, ptr %run_len.i, align 8
  %_10.i = icmp ult i64 %_11.i, %v.1
  br i1 %_10.i, label %bb5.i, label %bb9.i

bb16.i:                                           ; preds = %bb11.i
  br label %bb17.i

bb12.i:                                           ; preds = %bb11.i
  %index.i = load i64, ptr %run_len.i, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index.i, i64 %v.1, ptr align 8 @alloc_9da4124957f216573c8da243061f8a70) #15
  %_42.i = icmp ult i64 %index.i, %v.1
  %_40.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %index.i
  %_27.i = load i64, ptr %run_len.i, align 8
  %index1.i = sub i64 %_27.i, 1
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index1.i, i64 %v.1, ptr align 8 @alloc_229032330bac7d69f8789d9e1d6452be) #15
  %_45.i = icmp ult i64 %index1.i, %v.1
  %_43.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %index1.i
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_21.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_40.i, ptr align 4 %_43.i) #15
  br i1 %_21.i, label %bb14.i, label %bb15.i

bb17.i:                                           ; preds = %bb14.i, %bb16.i
  br label %bb18.i

bb15.i:                                           ; preds = %bb12.i
  %2 = load i64, ptr %run_len.i, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %run_len.i, align 8
  br label %bb11.i

bb14.i:                                           ; preds = %bb12.i
  br label %bb17.i

bb18.i:                                           ; preds = %bb10.i, %bb17.i
  %4 = load i64, ptr %run_len.i, align 8
  store i64 %4, ptr %_0.i, align 8
  %5 = getelementptr inbounds i8, ptr %_0.i, i64 8
  %6 = zext i1 %strictly_descending.i to i8
  store i8 %6, ptr %5, align 8
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit

bb9.i:                                            ; preds = %bb4.i
  br label %bb10.i

bb5.i:                                            ; preds = %bb4.i
  %index2.i = load i64, ptr %run_len.i, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index2.i, i64 %v.1, ptr align 8 @alloc_191f7efe61dba6be0a42f44d783b98d8) #15
  %_36.i = icmp ult i64 %index2.i, %v.1
  %_34.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %index2.i
  %_18.i = load i64, ptr %run_len.i, align 8
  %index3.i = sub i64 %_18.i, 1
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index3.i, i64 %v.1, ptr align 8 @alloc_d96daf0bb4fd001831a9beaccf8b9c97) #15
  %_39.i = icmp ult i64 %index3.i, %v.1
  %_37.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %index3.i
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_12.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_34.i, ptr align 4 %_37.i) #15
  br i1 %_12.i, label %bb7.i, label %bb8.i

bb10.i:                                           ; preds = %bb8.i, %bb9.i
  br label %bb18.i

bb8.i:                                            ; preds = %bb5.i
  br label %bb10.i

bb7.i:                                            ; preds = %bb5.i
  %7 = load i64, ptr %run_len.i, align 8
  %8 = add i64 %7, 1
  store i64 %8, ptr %run_len.i, align 8
  br label %bb4.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit: ; preds = %bb1.i, %bb18.i
  %9 = load i64, ptr %_0.i, align 8
  %10 = getelementptr inbounds i8, ptr %_0.i, i64 8
  %11 = load i8, ptr %10, align 8
  %12 = trunc nuw i8 %11 to i1
  %13 = insertvalue { i64, i1 } poison, i64 %9, 0
  %14 = insertvalue { i64, i1 } %13, i1 %12, 1
  %_6.0 = extractvalue { i64, i1 } %14, 0
  %_6.1 = extractvalue { i64, i1 } %14, 1
  %_8 = icmp ule i64 %_6.0, %v.1
  %_9 = icmp eq i64 %_6.0, %v.1
  br i1 %_9, label %bb2, label %bb5

bb5:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit
  %self = or i64 %v.1, 1
  store i64 %self, ptr %_15, align 8
  %15 = load i64, ptr %_15, align 8
  %16 = icmp eq i64 %15, 0
  %_16 = select i1 %16, i64 0, i64 1
  %17 = trunc nuw i64 %_16 to i1
  br i1 %17, label %bb9, label %bb8

bb2:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runmNCINvMB6_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1I_.exit
  br i1 %_6.1, label %bb3, label %bb4

bb9:                                              ; preds = %bb5
  %x = load i64, ptr %_15, align 8
  %18 = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %0, align 4
  %_19 = load i32, ptr %0, align 4
  %log = sub i32 63, %_19
  %limit = mul i32 2, %log
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr align 4 %v.0, i64 %v.1, ptr align 4 null, i32 %limit, ptr align 8 %is_less) #14
  br label %bb6

bb8:                                              ; preds = %bb5
; call core::num::int_log10::panic_for_nonpositive_argument
  call void @_RNvNtNtCsgEmfK2I1SDS_4core3num9int_log1030panic_for_nonpositive_argument(ptr align 8 @alloc_bc8bb1ad900d960b3fc7fed391e4b220) #17
  unreachable

bb6:                                              ; preds = %bb4, %bb9
  ret void

bb7:                                              ; No predecessors!
  unreachable

bb4:                                              ; preds = %bb3, %bb2
  br label %bb6

bb3:                                              ; preds = %bb2
; call <[u32]>::reverse
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm7reverseCsaVIduESG6dG_7rs_sort(ptr align 4 %v.0, i64 %v.1) #15
  br label %bb4
}

; core::slice::sort::unstable::ipnsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #2 {
start:
  %run_len.i = alloca [8 x i8], align 8
  %_0.i = alloca [16 x i8], align 8
  %0 = alloca [4 x i8], align 4
  %_15 = alloca [8 x i8], align 8
  %_4.i = icmp ult i64 %v.1, 2
  br i1 %_4.i, label %bb1.i, label %bb2.i

bb2.i:                                            ; preds = %start
  store i64 2, ptr %run_len.i, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 1, i64 %v.1, ptr align 8 @alloc_a44304a1f719024c04ff0cb41b053e7e) #15
  %_30.i = icmp ult i64 1, %v.1
  %_28.i = getelementptr inbounds nuw i16, ptr %v.0, i64 1
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 0, i64 %v.1, ptr align 8 @alloc_db7902ffb345f68875f125a55948041d) #15
  %_33.i = icmp ult i64 0, %v.1
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %strictly_descending.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_28.i, ptr align 2 %v.0) #15
  br i1 %strictly_descending.i, label %bb4.i, label %bb11.i

bb1.i:                                            ; preds = %start
  store i64 %v.1, ptr %_0.i, align 8
  %1 = getelementptr inbounds i8, ptr %_0.i, i64 8
  store i8 0, ptr %1, align 8
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb11.i:                                           ; preds = %bb15.i, %bb2.i
  %_20.i = load i64, ptr %run_len.i, align 8
  %_19.i = icmp ult i64 %_20.i, %v.1
  br i1 %_19.i, label %bb12.i, label %bb16.i

bb4.i:                                            ; preds = %bb7.i, %bb2.i
  %_11.i = load i64, ptr %run_len.i, align 8
  %_10.i = icmp ult i64 %_11.i, %v.1
  br i1 %_10.i, label %bb5.i, label %bb9.i

bb16.i:                                           ; preds = %bb11.i
  br label %bb17.i

bb12.i:                                           ; preds = %bb11.i
  %index.i = load i64, ptr %run_len.i, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index.i, i64 %v.1, ptr align 8 @alloc_9da4124957f216573c8da243061f8a70) #15
  %_42.i = icmp ult i64 %index.i, %v.1
  %_40.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %index.i
  %_27.i = load i64, ptr %run_len.i, align 8
  %index1.i = sub i64 %_27.i, 1
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index1.i, i64 %v.1, ptr align 8 @alloc_229032330bac7d69f8789d9e1d6452be) #15
  %_45.i = icmp ult i64 %index1.i, %v.1
  %_43.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %index1.i
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_21.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_40.i, ptr align 2 %_43.i) #15
  br i1 %_21.i, label %bb14.i, label %bb15.i

bb17.i:                                           ; preds = %bb14.i, %bb16.i
  br label %bb18.i

bb15.i:                                           ; preds = %bb12.i
  %2 = load i64, ptr %run_len.i, align 8
  %3 = add i64 %2, 1
  store i64 %3, ptr %run_len.i, align 8
  br label %bb11.i

bb14.i:                                           ; preds = %bb12.i
  br label %bb17.i

bb18.i:                                           ; preds = %bb10.i, %bb17.i
  %4 = load i64, ptr %run_len.i, align 8
  store i64 %4, ptr %_0.i, align 8
  %5 = getelementptr inbounds i8, ptr %_0.i, i64 8
  %6 = zext i1 %strictly_descending.i to i8
  store i8 %6, ptr %5, align 8
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb9.i:                                            ; preds = %bb4.i
  br label %bb10.i

bb5.i:                                            ; preds = %bb4.i
  %index2.i = load i64, ptr %run_len.i, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index2.i, i64 %v.1, ptr align 8 @alloc_191f7efe61dba6be0a42f44d783b98d8) #15
  %_36.i = icmp ult i64 %index2.i, %v.1
  %_34.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %index2.i
  %_18.i = load i64, ptr %run_len.i, align 8
  %index3.i = sub i64 %_18.i, 1
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %index3.i, i64 %v.1, ptr align 8 @alloc_d96daf0bb4fd001831a9beaccf8b9c97) #15
  %_39.i = icmp ult i64 %index3.i, %v.1
  %_37.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %index3.i
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_12.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_34.i, ptr align 2 %_37.i) #15
  br i1 %_12.i, label %bb7.i, label %bb8.i

bb10.i:                                           ; preds = %bb8.i, %bb9.i
  br label %bb18.i

bb8.i:                                            ; preds = %bb5.i
  br label %bb10.i

bb7.i:                                            ; preds = %bb5.i
  %7 = load i64, ptr %run_len.i, align 8
  %8 = add i64 %7, 1
  store i64 %8, ptr %run_len.i, align 8
  br label %bb4.i

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb1.i, %bb18.i
  %9 = load i64, ptr %_0.i, align 8
  %10 = getelementptr inbounds i8, ptr %_0.i, i64 8
  %11 = load i8, ptr %10, align 8
  %12 = trunc nuw i8 %11 to i1
  %13 = insertvalue { i64, i1 } poison, i64 %9, 0
  %14 = insertvalue { i64, i1 } %13, i1 %12, 1
  %_6.0 = extractvalue { i64, i1 } %14, 0
  %_6.1 = extractvalue { i64, i1 } %14, 1
  %_8 = icmp ule i64 %_6.0, %v.1
  %_9 = icmp eq i64 %_6.0, %v.1
  br i1 %_9, label %bb2, label %bb5

bb5:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %self = or i64 %v.1, 1
  store i64 %self, ptr %_15, align 8
  %15 = load i64, ptr %_15, align 8
  %16 = icmp eq i64 %15, 0
  %_16 = select i1 %16, i64 0, i64 1
  %17 = trunc nuw i64 %_16 to i1
  br i1 %17, label %bb9, label %bb8

bb2:                                              ; preds = %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared17find_existing_runsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  br i1 %_6.1, label %bb3, label %bb4

bb9:                                              ; preds = %bb5
  %x = load i64, ptr %_15, align 8
  %18 = call i64 @llvm.ctlz.i64(i64 %x, i1 true)
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %0, align 4
  %_19 = load i32, ptr %0, align 4
  %log = sub i32 63, %_19
  %limit = mul i32 2, %log
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 2 null, i32 %limit, ptr align 1 %is_less) #14
  br label %bb6

bb8:                                              ; preds = %bb5
; call core::num::int_log10::panic_for_nonpositive_argument
  call void @_RNvNtNtCsgEmfK2I1SDS_4core3num9int_log1030panic_for_nonpositive_argument(ptr align 8 @alloc_bc8bb1ad900d960b3fc7fed391e4b220) #17
  unreachable

bb6:                                              ; preds = %bb4, %bb9
  ret void

bb7:                                              ; No predecessors!
  unreachable

bb4:                                              ; preds = %bb3, %bb2
  br label %bb6

bb3:                                              ; preds = %bb2
; call <[i16]>::reverse
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs7reverseCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1) #15
  br label %bb4
}

; core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr %0, ptr %1, ptr %2, i64 %n, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_0.i = alloca [8 x i8], align 8
  %c = alloca [8 x i8], align 8
  %b = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  store ptr %0, ptr %a, align 8
  store ptr %1, ptr %b, align 8
  store ptr %2, ptr %c, align 8
  %_7 = mul i64 %n, 8
  %_6 = icmp uge i64 %_7, 64
  br i1 %_6, label %bb1, label %bb5

bb5:                                              ; preds = %start
  br label %bb6

bb1:                                              ; preds = %start
  %n8 = udiv i64 %n, 8
  %_9 = load ptr, ptr %a, align 8
  %self = load ptr, ptr %a, align 8
  %count = mul i64 %n8, 4
  %_10 = getelementptr inbounds nuw i32, ptr %self, i64 %count
  %count1 = mul i64 %n8, 7
  %3 = load ptr, ptr %a, align 8
  %_13 = getelementptr inbounds nuw i32, ptr %3, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %4 = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr %_9, ptr %_10, ptr %_13, i64 %n8, ptr align 8 %is_less) #14
  store ptr %4, ptr %a, align 8
  %_15 = load ptr, ptr %b, align 8
  %self2 = load ptr, ptr %b, align 8
  %_16 = getelementptr inbounds nuw i32, ptr %self2, i64 %count
  %5 = load ptr, ptr %b, align 8
  %_18 = getelementptr inbounds nuw i32, ptr %5, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %6 = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr %_15, ptr %_16, ptr %_18, i64 %n8, ptr align 8 %is_less) #14
  store ptr %6, ptr %b, align 8
  %_19 = load ptr, ptr %c, align 8
  %self3 = load ptr, ptr %c, align 8
  %_20 = getelementptr inbounds nuw i32, ptr %self3, i64 %count
  %7 = load ptr, ptr %c, align 8
  %_22 = getelementptr inbounds nuw i32, ptr %7, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %8 = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr %_19, ptr %_20, ptr %_22, i64 %n8, ptr align 8 %is_less) #14
  store ptr %8, ptr %c, align 8
  br label %bb6

bb6:                                              ; preds = %bb1, %bb5
  %_23 = load ptr, ptr %a, align 8
  %_24 = load ptr, ptr %b, align 8
  %_25 = load ptr, ptr %c, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %x.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_23, ptr align 4 %_24) #15
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %y.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_23, ptr align 4 %_25) #15
  %_9.i = icmp eq i1 %x.i, %y.i
  br i1 %_9.i, label %bb3.i, label %bb8.i

bb8.i:                                            ; preds = %bb6
  store ptr %_23, ptr %_0.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit

bb3.i:                                            ; preds = %bb6
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %z.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_24, ptr align 4 %_25) #15
  %_12.i = xor i1 %z.i, %x.i
  br i1 %_12.i, label %bb5.i, label %bb6.i

bb6.i:                                            ; preds = %bb3.i
  store ptr %_24, ptr %_0.i, align 8
  br label %bb7.i

bb5.i:                                            ; preds = %bb3.i
  store ptr %_25, ptr %_0.i, align 8
  br label %bb7.i

bb7.i:                                            ; preds = %bb5.i, %bb6.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit: ; preds = %bb8.i, %bb7.i
  %9 = load ptr, ptr %_0.i, align 8
  ret ptr %9
}

; core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %0, ptr %1, ptr %2, i64 %n, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_0.i = alloca [8 x i8], align 8
  %c = alloca [8 x i8], align 8
  %b = alloca [8 x i8], align 8
  %a = alloca [8 x i8], align 8
  store ptr %0, ptr %a, align 8
  store ptr %1, ptr %b, align 8
  store ptr %2, ptr %c, align 8
  %_7 = mul i64 %n, 8
  %_6 = icmp uge i64 %_7, 64
  br i1 %_6, label %bb1, label %bb5

bb5:                                              ; preds = %start
  br label %bb6

bb1:                                              ; preds = %start
  %n8 = udiv i64 %n, 8
  %_9 = load ptr, ptr %a, align 8
  %self = load ptr, ptr %a, align 8
  %count = mul i64 %n8, 4
  %_10 = getelementptr inbounds nuw i16, ptr %self, i64 %count
  %count1 = mul i64 %n8, 7
  %3 = load ptr, ptr %a, align 8
  %_13 = getelementptr inbounds nuw i16, ptr %3, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %4 = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %_9, ptr %_10, ptr %_13, i64 %n8, ptr align 1 %is_less) #14
  store ptr %4, ptr %a, align 8
  %_15 = load ptr, ptr %b, align 8
  %self2 = load ptr, ptr %b, align 8
  %_16 = getelementptr inbounds nuw i16, ptr %self2, i64 %count
  %5 = load ptr, ptr %b, align 8
  %_18 = getelementptr inbounds nuw i16, ptr %5, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %6 = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %_15, ptr %_16, ptr %_18, i64 %n8, ptr align 1 %is_less) #14
  store ptr %6, ptr %b, align 8
  %_19 = load ptr, ptr %c, align 8
  %self3 = load ptr, ptr %c, align 8
  %_20 = getelementptr inbounds nuw i16, ptr %self3, i64 %count
  %7 = load ptr, ptr %c, align 8
  %_22 = getelementptr inbounds nuw i16, ptr %7, i64 %count1
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %8 = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %_19, ptr %_20, ptr %_22, i64 %n8, ptr align 1 %is_less) #14
  store ptr %8, ptr %c, align 8
  br label %bb6

bb6:                                              ; preds = %bb1, %bb5
  %_23 = load ptr, ptr %a, align 8
  %_24 = load ptr, ptr %b, align 8
  %_25 = load ptr, ptr %c, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %x.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_23, ptr align 2 %_24) #15
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %y.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_23, ptr align 2 %_25) #15
  %_9.i = icmp eq i1 %x.i, %y.i
  br i1 %_9.i, label %bb3.i, label %bb8.i

bb8.i:                                            ; preds = %bb6
  store ptr %_23, ptr %_0.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb6
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %z.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_24, ptr align 2 %_25) #15
  %_12.i = xor i1 %z.i, %x.i
  br i1 %_12.i, label %bb5.i, label %bb6.i

bb6.i:                                            ; preds = %bb3.i
  store ptr %_24, ptr %_0.i, align 8
  br label %bb7.i

bb5.i:                                            ; preds = %bb3.i
  store ptr %_25, ptr %_0.i, align 8
  br label %bb7.i

bb7.i:                                            ; preds = %bb5.i, %bb6.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb8.i, %bb7.i
  %9 = load ptr, ptr %_0.i, align 8
  ret ptr %9
}

; core::slice::sort::shared::pivot::choose_pivot::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #0 {
start:
  %_0.i = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  %_4 = icmp ult i64 %v.1, 8
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %len_div_8 = udiv i64 %v.1, 8
  %count = mul i64 %len_div_8, 4
  %b = getelementptr inbounds nuw i32, ptr %v.0, i64 %count
  %count1 = mul i64 %len_div_8, 7
  %c = getelementptr inbounds nuw i32, ptr %v.0, i64 %count1
  %_12 = icmp ult i64 %v.1, 64
  br i1 %_12, label %bb3, label %bb5

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable

bb5:                                              ; preds = %bb2
; call core::slice::sort::shared::pivot::median3_rec::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %self = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_(ptr %v.0, ptr %b, ptr %c, i64 %len_div_8, ptr align 8 %is_less) #14
  br label %bb16

bb3:                                              ; preds = %bb2
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %x.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %v.0, ptr align 4 %b) #15
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %y.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %v.0, ptr align 4 %c) #15
  %_9.i = icmp eq i1 %x.i, %y.i
  br i1 %_9.i, label %bb3.i, label %bb8.i

bb8.i:                                            ; preds = %bb3
  store ptr %v.0, ptr %_0.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit

bb3.i:                                            ; preds = %bb3
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %z.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %b, ptr align 4 %c) #15
  %_12.i = xor i1 %z.i, %x.i
  br i1 %_12.i, label %bb5.i, label %bb6.i

bb6.i:                                            ; preds = %bb3.i
  store ptr %b, ptr %_0.i, align 8
  br label %bb7.i

bb5.i:                                            ; preds = %bb3.i
  store ptr %c, ptr %_0.i, align 8
  br label %bb7.i

bb7.i:                                            ; preds = %bb5.i, %bb6.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit: ; preds = %bb8.i, %bb7.i
  %0 = load ptr, ptr %_0.i, align 8
  br label %bb9

bb16:                                             ; preds = %bb5
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self, ptr %v.0, ptr align 8 @alloc_70e9b8b10528dc1580cecff96f78dc8b) #15
  br label %bb18

bb18:                                             ; preds = %bb16
  br label %bb19

bb19:                                             ; preds = %bb18
  br label %bb20

bb20:                                             ; preds = %bb19
  %1 = ptrtoint ptr %self to i64
  %2 = ptrtoint ptr %v.0 to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 4
  store i64 %4, ptr %index, align 8
  br label %bb7

bb21:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_70e9b8b10528dc1580cecff96f78dc8b) #16
  unreachable

bb7:                                              ; preds = %bb13, %bb20
  %_19 = load i64, ptr %index, align 8
  %cond = icmp ult i64 %_19, %v.1
  br label %bb22

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3mNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1F_.exit
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %0, ptr %v.0, ptr align 8 @alloc_6aba2971faaa5e7b6df185f141ce6d29) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  br label %bb12

bb12:                                             ; preds = %bb11
  br label %bb13

bb13:                                             ; preds = %bb12
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %v.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 4
  store i64 %8, ptr %index, align 8
  br label %bb7

bb14:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_6aba2971faaa5e7b6df185f141ce6d29) #16
  unreachable

bb22:                                             ; preds = %bb7
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond, ptr align 8 @alloc_9d8275ebab0503eb5fd9a5dc77edb4cd) #15
  br label %bb23

bb23:                                             ; preds = %bb22
  %9 = load i64, ptr %index, align 8
  ret i64 %9
}

; core::slice::sort::shared::pivot::choose_pivot::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: inlinehint nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #0 {
start:
  %_0.i = alloca [8 x i8], align 8
  %index = alloca [8 x i8], align 8
  %_4 = icmp ult i64 %v.1, 8
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %len_div_8 = udiv i64 %v.1, 8
  %count = mul i64 %len_div_8, 4
  %b = getelementptr inbounds nuw i16, ptr %v.0, i64 %count
  %count1 = mul i64 %len_div_8, 7
  %c = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1
  %_12 = icmp ult i64 %v.1, 64
  br i1 %_12, label %bb3, label %bb5

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable

bb5:                                              ; preds = %bb2
; call core::slice::sort::shared::pivot::median3_rec::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %self = call ptr @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot11median3_recsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, ptr %b, ptr %c, i64 %len_div_8, ptr align 1 %is_less) #14
  br label %bb16

bb3:                                              ; preds = %bb2
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %x.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %v.0, ptr align 2 %b) #15
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %y.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %v.0, ptr align 2 %c) #15
  %_9.i = icmp eq i1 %x.i, %y.i
  br i1 %_9.i, label %bb3.i, label %bb8.i

bb8.i:                                            ; preds = %bb3
  store ptr %v.0, ptr %_0.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb3.i:                                            ; preds = %bb3
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %z.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %b, ptr align 2 %c) #15
  %_12.i = xor i1 %z.i, %x.i
  br i1 %_12.i, label %bb5.i, label %bb6.i

bb6.i:                                            ; preds = %bb3.i
  store ptr %b, ptr %_0.i, align 8
  br label %bb7.i

bb5.i:                                            ; preds = %bb3.i
  store ptr %c, ptr %_0.i, align 8
  br label %bb7.i

bb7.i:                                            ; preds = %bb5.i, %bb6.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb8.i, %bb7.i
  %0 = load ptr, ptr %_0.i, align 8
  br label %bb9

bb16:                                             ; preds = %bb5
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self, ptr %v.0, ptr align 8 @alloc_70e9b8b10528dc1580cecff96f78dc8b) #15
  br label %bb18

bb18:                                             ; preds = %bb16
  br label %bb19

bb19:                                             ; preds = %bb18
  br label %bb20

bb20:                                             ; preds = %bb19
  %1 = ptrtoint ptr %self to i64
  %2 = ptrtoint ptr %v.0 to i64
  %3 = sub nuw i64 %1, %2
  %4 = udiv exact i64 %3, 2
  store i64 %4, ptr %index, align 8
  br label %bb7

bb21:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_70e9b8b10528dc1580cecff96f78dc8b) #16
  unreachable

bb7:                                              ; preds = %bb13, %bb20
  %_19 = load i64, ptr %index, align 8
  %cond = icmp ult i64 %_19, %v.1
  br label %bb22

bb9:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot7median3sNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %0, ptr %v.0, ptr align 8 @alloc_6aba2971faaa5e7b6df185f141ce6d29) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  br label %bb12

bb12:                                             ; preds = %bb11
  br label %bb13

bb13:                                             ; preds = %bb12
  %5 = ptrtoint ptr %0 to i64
  %6 = ptrtoint ptr %v.0 to i64
  %7 = sub nuw i64 %5, %6
  %8 = udiv exact i64 %7, 2
  store i64 %8, ptr %index, align 8
  br label %bb7

bb14:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_6aba2971faaa5e7b6df185f141ce6d29) #16
  unreachable

bb22:                                             ; preds = %bb7
; call core::hint::assert_unchecked::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond, ptr align 8 @alloc_9d8275ebab0503eb5fd9a5dc77edb4cd) #15
  br label %bb23

bb23:                                             ; preds = %bb22
  %9 = load i64, ptr %index, align 8
  ret i64 %9
}

; core::slice::sort::shared::smallsort::insert_tail::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_(ptr %begin, ptr %tail, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_20 = alloca [8 x i8], align 8
  %gap_guard = alloca [24 x i8], align 8
  %tmp = alloca [4 x i8], align 4
  %sift = alloca [8 x i8], align 8
  br label %bb17

bb17:                                             ; preds = %start
  %1 = getelementptr inbounds i32, ptr %tail, i64 -1
  store ptr %1, ptr %sift, align 8
  br label %bb15

bb15:                                             ; preds = %bb17
  %_8 = load ptr, ptr %sift, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_5 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %tail, ptr align 4 %_8) #15
  br i1 %_5, label %bb2, label %bb3

bb3:                                              ; preds = %bb15
  br label %bb12

bb2:                                              ; preds = %bb15
  %value = load i32, ptr %tail, align 4
  store i32 %value, ptr %tmp, align 4
  store ptr %tmp, ptr %gap_guard, align 8
  %2 = getelementptr inbounds i8, ptr %gap_guard, i64 8
  store ptr %tail, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %gap_guard, i64 16
  store i64 1, ptr %3, align 8
  br label %bb4

bb12:                                             ; preds = %bb10, %bb3
  ret void

bb4:                                              ; preds = %bb8, %bb2
  %_15 = load ptr, ptr %sift, align 8
  %4 = getelementptr inbounds i8, ptr %gap_guard, i64 8
  %dst = load ptr, ptr %4, align 8
  br label %bb18

bb18:                                             ; preds = %bb4
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_15, ptr %dst, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb20

bb20:                                             ; preds = %bb18
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %_15, i64 4, i1 false)
  %_17 = load ptr, ptr %sift, align 8
  %5 = getelementptr inbounds i8, ptr %gap_guard, i64 8
  store ptr %_17, ptr %5, align 8
  %_19 = load ptr, ptr %sift, align 8
  %_18 = icmp eq ptr %_19, %begin
  br i1 %_18, label %bb5, label %bb6

bb6:                                              ; preds = %bb20
  br label %bb23

bb5:                                              ; preds = %bb20
  br label %bb10

bb23:                                             ; preds = %bb6
  %6 = load ptr, ptr %sift, align 8
  %7 = getelementptr inbounds i32, ptr %6, i64 -1
  store ptr %7, ptr %_20, align 8
  br label %bb21

bb21:                                             ; preds = %bb23
  %8 = load ptr, ptr %_20, align 8
  store ptr %8, ptr %sift, align 8
  %_25 = load ptr, ptr %sift, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_21 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %tmp, ptr align 4 %_25) #15
  br label %bb7

bb7:                                              ; preds = %bb21
  br i1 %_21, label %bb8, label %bb9

bb9:                                              ; preds = %bb7
  br label %bb10

bb8:                                              ; preds = %bb7
  br label %bb4

bb10:                                             ; preds = %bb5, %bb9
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort(ptr align 8 %gap_guard) #14
  br label %bb12

bb13:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort(ptr align 8 %gap_guard) #18
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  unreachable

bb16:                                             ; No predecessors!
  unreachable

bb22:                                             ; No predecessors!
  unreachable
}

; core::slice::sort::shared::smallsort::insert_tail::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %begin, ptr %tail, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_20 = alloca [8 x i8], align 8
  %gap_guard = alloca [24 x i8], align 8
  %tmp = alloca [2 x i8], align 2
  %sift = alloca [8 x i8], align 8
  br label %bb17

bb17:                                             ; preds = %start
  %1 = getelementptr inbounds i16, ptr %tail, i64 -1
  store ptr %1, ptr %sift, align 8
  br label %bb15

bb15:                                             ; preds = %bb17
  %_8 = load ptr, ptr %sift, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_5 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %tail, ptr align 2 %_8) #15
  br i1 %_5, label %bb2, label %bb3

bb3:                                              ; preds = %bb15
  br label %bb12

bb2:                                              ; preds = %bb15
  %value = load i16, ptr %tail, align 2
  store i16 %value, ptr %tmp, align 2
  store ptr %tmp, ptr %gap_guard, align 8
  %2 = getelementptr inbounds i8, ptr %gap_guard, i64 8
  store ptr %tail, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %gap_guard, i64 16
  store i64 1, ptr %3, align 8
  br label %bb4

bb12:                                             ; preds = %bb10, %bb3
  ret void

bb4:                                              ; preds = %bb8, %bb2
  %_15 = load ptr, ptr %sift, align 8
  %4 = getelementptr inbounds i8, ptr %gap_guard, i64 8
  %dst = load ptr, ptr %4, align 8
  br label %bb18

bb18:                                             ; preds = %bb4
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_15, ptr %dst, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb20

bb20:                                             ; preds = %bb18
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %_15, i64 2, i1 false)
  %_17 = load ptr, ptr %sift, align 8
  %5 = getelementptr inbounds i8, ptr %gap_guard, i64 8
  store ptr %_17, ptr %5, align 8
  %_19 = load ptr, ptr %sift, align 8
  %_18 = icmp eq ptr %_19, %begin
  br i1 %_18, label %bb5, label %bb6

bb6:                                              ; preds = %bb20
  br label %bb23

bb5:                                              ; preds = %bb20
  br label %bb10

bb23:                                             ; preds = %bb6
  %6 = load ptr, ptr %sift, align 8
  %7 = getelementptr inbounds i16, ptr %6, i64 -1
  store ptr %7, ptr %_20, align 8
  br label %bb21

bb21:                                             ; preds = %bb23
  %8 = load ptr, ptr %_20, align 8
  store ptr %8, ptr %sift, align 8
  %_25 = load ptr, ptr %sift, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_21 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %tmp, ptr align 2 %_25) #15
  br label %bb7

bb7:                                              ; preds = %bb21
  br i1 %_21, label %bb8, label %bb9

bb9:                                              ; preds = %bb7
  br label %bb10

bb8:                                              ; preds = %bb7
  br label %bb4

bb10:                                             ; preds = %bb5, %bb9
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<i16>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort(ptr align 8 %gap_guard) #14
  br label %bb12

bb13:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<i16>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort(ptr align 8 %gap_guard) #18
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  unreachable

bb16:                                             ; No predecessors!
  unreachable

bb22:                                             ; No predecessors!
  unreachable
}

; core::slice::sort::shared::smallsort::sort4_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v_base, ptr %dst, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %self.i67 = alloca [8 x i8], align 8
  %guard.i68 = alloca [8 x i8], align 8
  %false_val2.i69 = alloca [8 x i8], align 8
  %true_val1.i70 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %self.i57 = alloca [8 x i8], align 8
  %guard.i58 = alloca [8 x i8], align 8
  %false_val2.i59 = alloca [8 x i8], align 8
  %true_val1.i60 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %self.i47 = alloca [8 x i8], align 8
  %guard.i48 = alloca [8 x i8], align 8
  %false_val2.i49 = alloca [8 x i8], align 8
  %true_val1.i50 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 8
  %self.i37 = alloca [8 x i8], align 8
  %guard.i38 = alloca [8 x i8], align 8
  %false_val2.i39 = alloca [8 x i8], align 8
  %true_val1.i40 = alloca [8 x i8], align 8
  %8 = alloca [8 x i8], align 8
  %9 = alloca [8 x i8], align 8
  %self.i27 = alloca [8 x i8], align 8
  %guard.i28 = alloca [8 x i8], align 8
  %false_val2.i29 = alloca [8 x i8], align 8
  %true_val1.i30 = alloca [8 x i8], align 8
  %10 = alloca [8 x i8], align 8
  %11 = alloca [8 x i8], align 8
  %self.i17 = alloca [8 x i8], align 8
  %guard.i18 = alloca [8 x i8], align 8
  %false_val2.i19 = alloca [8 x i8], align 8
  %true_val1.i20 = alloca [8 x i8], align 8
  %12 = alloca [8 x i8], align 8
  %13 = alloca [8 x i8], align 8
  %self.i7 = alloca [8 x i8], align 8
  %guard.i8 = alloca [8 x i8], align 8
  %false_val2.i9 = alloca [8 x i8], align 8
  %true_val1.i10 = alloca [8 x i8], align 8
  %14 = alloca [8 x i8], align 8
  %15 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 8
  %guard.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %_7 = getelementptr inbounds nuw i32, ptr %v_base, i64 1
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %c1 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_7, ptr align 4 %v_base) #15
  %_12 = getelementptr inbounds nuw i32, ptr %v_base, i64 3
  %_14 = getelementptr inbounds nuw i32, ptr %v_base, i64 2
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %c2 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_12, ptr align 4 %_14) #15
  %count = zext i1 %c1 to i64
  %a = getelementptr inbounds nuw i32, ptr %v_base, i64 %count
  %_19 = xor i1 %c1, true
  %count1 = zext i1 %_19 to i64
  %b = getelementptr inbounds nuw i32, ptr %v_base, i64 %count1
  %_22 = zext i1 %c2 to i64
  %count2 = add i64 2, %_22
  %c = getelementptr inbounds nuw i32, ptr %v_base, i64 %count2
  %_26 = xor i1 %c2, true
  %_25 = zext i1 %_26 to i64
  %count3 = add i64 2, %_25
  %d = getelementptr inbounds nuw i32, ptr %v_base, i64 %count3
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %c3 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %c, ptr align 4 %a) #15
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %c4 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %d, ptr align 4 %b) #15
  store ptr %c, ptr %true_val1.i70, align 8
  store ptr %a, ptr %false_val2.i69, align 8
  %16 = select i1 %c3, ptr %true_val1.i70, ptr %false_val2.i69, !unpredictable !3
  store ptr %16, ptr %1, align 8
  %guard3.i71 = load ptr, ptr %1, align 8
  %17 = select i1 %c3, ptr %false_val2.i69, ptr %true_val1.i70, !unpredictable !3
  store ptr %17, ptr %0, align 8
  %drop.i72 = load ptr, ptr %0, align 8
  store ptr %guard3.i71, ptr %guard.i68, align 8
  %t.i73 = load ptr, ptr %guard.i68, align 8
  %_15.i74 = load ptr, ptr %true_val1.i70, align 8
  %_16.i75 = load ptr, ptr %false_val2.i69, align 8
  %18 = select i1 %c3, ptr %_15.i74, ptr %_16.i75, !unpredictable !3
  store ptr %18, ptr %self.i67, align 8
  %_0.i76 = load ptr, ptr %self.i67, align 8
  store ptr %b, ptr %true_val1.i60, align 8
  store ptr %d, ptr %false_val2.i59, align 8
  %19 = select i1 %c4, ptr %true_val1.i60, ptr %false_val2.i59, !unpredictable !3
  store ptr %19, ptr %3, align 8
  %guard3.i61 = load ptr, ptr %3, align 8
  %20 = select i1 %c4, ptr %false_val2.i59, ptr %true_val1.i60, !unpredictable !3
  store ptr %20, ptr %2, align 8
  %drop.i62 = load ptr, ptr %2, align 8
  store ptr %guard3.i61, ptr %guard.i58, align 8
  %t.i63 = load ptr, ptr %guard.i58, align 8
  %_15.i64 = load ptr, ptr %true_val1.i60, align 8
  %_16.i65 = load ptr, ptr %false_val2.i59, align 8
  %21 = select i1 %c4, ptr %_15.i64, ptr %_16.i65, !unpredictable !3
  store ptr %21, ptr %self.i57, align 8
  %_0.i66 = load ptr, ptr %self.i57, align 8
  store ptr %c, ptr %true_val1.i50, align 8
  store ptr %b, ptr %false_val2.i49, align 8
  %22 = select i1 %c4, ptr %true_val1.i50, ptr %false_val2.i49, !unpredictable !3
  store ptr %22, ptr %5, align 8
  %guard3.i51 = load ptr, ptr %5, align 8
  %23 = select i1 %c4, ptr %false_val2.i49, ptr %true_val1.i50, !unpredictable !3
  store ptr %23, ptr %4, align 8
  %drop.i52 = load ptr, ptr %4, align 8
  store ptr %guard3.i51, ptr %guard.i48, align 8
  %t.i53 = load ptr, ptr %guard.i48, align 8
  %_15.i54 = load ptr, ptr %true_val1.i50, align 8
  %_16.i55 = load ptr, ptr %false_val2.i49, align 8
  %24 = select i1 %c4, ptr %_15.i54, ptr %_16.i55, !unpredictable !3
  store ptr %24, ptr %self.i47, align 8
  %_0.i56 = load ptr, ptr %self.i47, align 8
  store ptr %a, ptr %true_val1.i40, align 8
  store ptr %_0.i56, ptr %false_val2.i39, align 8
  %25 = select i1 %c3, ptr %true_val1.i40, ptr %false_val2.i39, !unpredictable !3
  store ptr %25, ptr %7, align 8
  %guard3.i41 = load ptr, ptr %7, align 8
  %26 = select i1 %c3, ptr %false_val2.i39, ptr %true_val1.i40, !unpredictable !3
  store ptr %26, ptr %6, align 8
  %drop.i42 = load ptr, ptr %6, align 8
  store ptr %guard3.i41, ptr %guard.i38, align 8
  %t.i43 = load ptr, ptr %guard.i38, align 8
  %_15.i44 = load ptr, ptr %true_val1.i40, align 8
  %_16.i45 = load ptr, ptr %false_val2.i39, align 8
  %27 = select i1 %c3, ptr %_15.i44, ptr %_16.i45, !unpredictable !3
  store ptr %27, ptr %self.i37, align 8
  %_0.i46 = load ptr, ptr %self.i37, align 8
  store ptr %b, ptr %true_val1.i30, align 8
  store ptr %c, ptr %false_val2.i29, align 8
  %28 = select i1 %c3, ptr %true_val1.i30, ptr %false_val2.i29, !unpredictable !3
  store ptr %28, ptr %9, align 8
  %guard3.i31 = load ptr, ptr %9, align 8
  %29 = select i1 %c3, ptr %false_val2.i29, ptr %true_val1.i30, !unpredictable !3
  store ptr %29, ptr %8, align 8
  %drop.i32 = load ptr, ptr %8, align 8
  store ptr %guard3.i31, ptr %guard.i28, align 8
  %t.i33 = load ptr, ptr %guard.i28, align 8
  %_15.i34 = load ptr, ptr %true_val1.i30, align 8
  %_16.i35 = load ptr, ptr %false_val2.i29, align 8
  %30 = select i1 %c3, ptr %_15.i34, ptr %_16.i35, !unpredictable !3
  store ptr %30, ptr %self.i27, align 8
  %_0.i36 = load ptr, ptr %self.i27, align 8
  store ptr %d, ptr %true_val1.i20, align 8
  store ptr %_0.i36, ptr %false_val2.i19, align 8
  %31 = select i1 %c4, ptr %true_val1.i20, ptr %false_val2.i19, !unpredictable !3
  store ptr %31, ptr %11, align 8
  %guard3.i21 = load ptr, ptr %11, align 8
  %32 = select i1 %c4, ptr %false_val2.i19, ptr %true_val1.i20, !unpredictable !3
  store ptr %32, ptr %10, align 8
  %drop.i22 = load ptr, ptr %10, align 8
  store ptr %guard3.i21, ptr %guard.i18, align 8
  %t.i23 = load ptr, ptr %guard.i18, align 8
  %_15.i24 = load ptr, ptr %true_val1.i20, align 8
  %_16.i25 = load ptr, ptr %false_val2.i19, align 8
  %33 = select i1 %c4, ptr %_15.i24, ptr %_16.i25, !unpredictable !3
  store ptr %33, ptr %self.i17, align 8
  %_0.i26 = load ptr, ptr %self.i17, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %c5 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_0.i26, ptr align 4 %_0.i46) #15
  store ptr %_0.i26, ptr %true_val1.i10, align 8
  store ptr %_0.i46, ptr %false_val2.i9, align 8
  %34 = select i1 %c5, ptr %true_val1.i10, ptr %false_val2.i9, !unpredictable !3
  store ptr %34, ptr %13, align 8
  %guard3.i11 = load ptr, ptr %13, align 8
  %35 = select i1 %c5, ptr %false_val2.i9, ptr %true_val1.i10, !unpredictable !3
  store ptr %35, ptr %12, align 8
  %drop.i12 = load ptr, ptr %12, align 8
  store ptr %guard3.i11, ptr %guard.i8, align 8
  %t.i13 = load ptr, ptr %guard.i8, align 8
  %_15.i14 = load ptr, ptr %true_val1.i10, align 8
  %_16.i15 = load ptr, ptr %false_val2.i9, align 8
  %36 = select i1 %c5, ptr %_15.i14, ptr %_16.i15, !unpredictable !3
  store ptr %36, ptr %self.i7, align 8
  %_0.i16 = load ptr, ptr %self.i7, align 8
  store ptr %_0.i46, ptr %true_val1.i, align 8
  store ptr %_0.i26, ptr %false_val2.i, align 8
  %37 = select i1 %c5, ptr %true_val1.i, ptr %false_val2.i, !unpredictable !3
  store ptr %37, ptr %15, align 8
  %guard3.i = load ptr, ptr %15, align 8
  %38 = select i1 %c5, ptr %false_val2.i, ptr %true_val1.i, !unpredictable !3
  store ptr %38, ptr %14, align 8
  %drop.i = load ptr, ptr %14, align 8
  store ptr %guard3.i, ptr %guard.i, align 8
  %t.i = load ptr, ptr %guard.i, align 8
  %_15.i = load ptr, ptr %true_val1.i, align 8
  %_16.i = load ptr, ptr %false_val2.i, align 8
  %39 = select i1 %c5, ptr %_15.i, ptr %_16.i, !unpredictable !3
  store ptr %39, ptr %self.i, align 8
  %_0.i = load ptr, ptr %self.i, align 8
  br label %bb14

bb14:                                             ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i76, ptr %dst, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb16

bb16:                                             ; preds = %bb14
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %_0.i76, i64 4, i1 false)
  %dst4 = getelementptr inbounds nuw i32, ptr %dst, i64 1
  br label %bb17

bb17:                                             ; preds = %bb16
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i16, ptr %dst4, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb19

bb19:                                             ; preds = %bb17
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst4, ptr align 4 %_0.i16, i64 4, i1 false)
  %dst5 = getelementptr inbounds nuw i32, ptr %dst, i64 2
  br label %bb20

bb20:                                             ; preds = %bb19
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i, ptr %dst5, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb22

bb22:                                             ; preds = %bb20
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst5, ptr align 4 %_0.i, i64 4, i1 false)
  %dst6 = getelementptr inbounds nuw i32, ptr %dst, i64 3
  br label %bb23

bb23:                                             ; preds = %bb22
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i66, ptr %dst6, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb25

bb25:                                             ; preds = %bb23
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst6, ptr align 4 %_0.i66, i64 4, i1 false)
  ret void
}

; core::slice::sort::shared::smallsort::sort4_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v_base, ptr %dst, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %self.i67 = alloca [8 x i8], align 8
  %guard.i68 = alloca [8 x i8], align 8
  %false_val2.i69 = alloca [8 x i8], align 8
  %true_val1.i70 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %self.i57 = alloca [8 x i8], align 8
  %guard.i58 = alloca [8 x i8], align 8
  %false_val2.i59 = alloca [8 x i8], align 8
  %true_val1.i60 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %5 = alloca [8 x i8], align 8
  %self.i47 = alloca [8 x i8], align 8
  %guard.i48 = alloca [8 x i8], align 8
  %false_val2.i49 = alloca [8 x i8], align 8
  %true_val1.i50 = alloca [8 x i8], align 8
  %6 = alloca [8 x i8], align 8
  %7 = alloca [8 x i8], align 8
  %self.i37 = alloca [8 x i8], align 8
  %guard.i38 = alloca [8 x i8], align 8
  %false_val2.i39 = alloca [8 x i8], align 8
  %true_val1.i40 = alloca [8 x i8], align 8
  %8 = alloca [8 x i8], align 8
  %9 = alloca [8 x i8], align 8
  %self.i27 = alloca [8 x i8], align 8
  %guard.i28 = alloca [8 x i8], align 8
  %false_val2.i29 = alloca [8 x i8], align 8
  %true_val1.i30 = alloca [8 x i8], align 8
  %10 = alloca [8 x i8], align 8
  %11 = alloca [8 x i8], align 8
  %self.i17 = alloca [8 x i8], align 8
  %guard.i18 = alloca [8 x i8], align 8
  %false_val2.i19 = alloca [8 x i8], align 8
  %true_val1.i20 = alloca [8 x i8], align 8
  %12 = alloca [8 x i8], align 8
  %13 = alloca [8 x i8], align 8
  %self.i7 = alloca [8 x i8], align 8
  %guard.i8 = alloca [8 x i8], align 8
  %false_val2.i9 = alloca [8 x i8], align 8
  %true_val1.i10 = alloca [8 x i8], align 8
  %14 = alloca [8 x i8], align 8
  %15 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 8
  %guard.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %_7 = getelementptr inbounds nuw i16, ptr %v_base, i64 1
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %c1 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_7, ptr align 2 %v_base) #15
  %_12 = getelementptr inbounds nuw i16, ptr %v_base, i64 3
  %_14 = getelementptr inbounds nuw i16, ptr %v_base, i64 2
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %c2 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_12, ptr align 2 %_14) #15
  %count = zext i1 %c1 to i64
  %a = getelementptr inbounds nuw i16, ptr %v_base, i64 %count
  %_19 = xor i1 %c1, true
  %count1 = zext i1 %_19 to i64
  %b = getelementptr inbounds nuw i16, ptr %v_base, i64 %count1
  %_22 = zext i1 %c2 to i64
  %count2 = add i64 2, %_22
  %c = getelementptr inbounds nuw i16, ptr %v_base, i64 %count2
  %_26 = xor i1 %c2, true
  %_25 = zext i1 %_26 to i64
  %count3 = add i64 2, %_25
  %d = getelementptr inbounds nuw i16, ptr %v_base, i64 %count3
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %c3 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %c, ptr align 2 %a) #15
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %c4 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %d, ptr align 2 %b) #15
  store ptr %c, ptr %true_val1.i70, align 8
  store ptr %a, ptr %false_val2.i69, align 8
  %16 = select i1 %c3, ptr %true_val1.i70, ptr %false_val2.i69, !unpredictable !3
  store ptr %16, ptr %1, align 8
  %guard3.i71 = load ptr, ptr %1, align 8
  %17 = select i1 %c3, ptr %false_val2.i69, ptr %true_val1.i70, !unpredictable !3
  store ptr %17, ptr %0, align 8
  %drop.i72 = load ptr, ptr %0, align 8
  store ptr %guard3.i71, ptr %guard.i68, align 8
  %t.i73 = load ptr, ptr %guard.i68, align 8
  %_15.i74 = load ptr, ptr %true_val1.i70, align 8
  %_16.i75 = load ptr, ptr %false_val2.i69, align 8
  %18 = select i1 %c3, ptr %_15.i74, ptr %_16.i75, !unpredictable !3
  store ptr %18, ptr %self.i67, align 8
  %_0.i76 = load ptr, ptr %self.i67, align 8
  store ptr %b, ptr %true_val1.i60, align 8
  store ptr %d, ptr %false_val2.i59, align 8
  %19 = select i1 %c4, ptr %true_val1.i60, ptr %false_val2.i59, !unpredictable !3
  store ptr %19, ptr %3, align 8
  %guard3.i61 = load ptr, ptr %3, align 8
  %20 = select i1 %c4, ptr %false_val2.i59, ptr %true_val1.i60, !unpredictable !3
  store ptr %20, ptr %2, align 8
  %drop.i62 = load ptr, ptr %2, align 8
  store ptr %guard3.i61, ptr %guard.i58, align 8
  %t.i63 = load ptr, ptr %guard.i58, align 8
  %_15.i64 = load ptr, ptr %true_val1.i60, align 8
  %_16.i65 = load ptr, ptr %false_val2.i59, align 8
  %21 = select i1 %c4, ptr %_15.i64, ptr %_16.i65, !unpredictable !3
  store ptr %21, ptr %self.i57, align 8
  %_0.i66 = load ptr, ptr %self.i57, align 8
  store ptr %c, ptr %true_val1.i50, align 8
  store ptr %b, ptr %false_val2.i49, align 8
  %22 = select i1 %c4, ptr %true_val1.i50, ptr %false_val2.i49, !unpredictable !3
  store ptr %22, ptr %5, align 8
  %guard3.i51 = load ptr, ptr %5, align 8
  %23 = select i1 %c4, ptr %false_val2.i49, ptr %true_val1.i50, !unpredictable !3
  store ptr %23, ptr %4, align 8
  %drop.i52 = load ptr, ptr %4, align 8
  store ptr %guard3.i51, ptr %guard.i48, align 8
  %t.i53 = load ptr, ptr %guard.i48, align 8
  %_15.i54 = load ptr, ptr %true_val1.i50, align 8
  %_16.i55 = load ptr, ptr %false_val2.i49, align 8
  %24 = select i1 %c4, ptr %_15.i54, ptr %_16.i55, !unpredictable !3
  store ptr %24, ptr %self.i47, align 8
  %_0.i56 = load ptr, ptr %self.i47, align 8
  store ptr %a, ptr %true_val1.i40, align 8
  store ptr %_0.i56, ptr %false_val2.i39, align 8
  %25 = select i1 %c3, ptr %true_val1.i40, ptr %false_val2.i39, !unpredictable !3
  store ptr %25, ptr %7, align 8
  %guard3.i41 = load ptr, ptr %7, align 8
  %26 = select i1 %c3, ptr %false_val2.i39, ptr %true_val1.i40, !unpredictable !3
  store ptr %26, ptr %6, align 8
  %drop.i42 = load ptr, ptr %6, align 8
  store ptr %guard3.i41, ptr %guard.i38, align 8
  %t.i43 = load ptr, ptr %guard.i38, align 8
  %_15.i44 = load ptr, ptr %true_val1.i40, align 8
  %_16.i45 = load ptr, ptr %false_val2.i39, align 8
  %27 = select i1 %c3, ptr %_15.i44, ptr %_16.i45, !unpredictable !3
  store ptr %27, ptr %self.i37, align 8
  %_0.i46 = load ptr, ptr %self.i37, align 8
  store ptr %b, ptr %true_val1.i30, align 8
  store ptr %c, ptr %false_val2.i29, align 8
  %28 = select i1 %c3, ptr %true_val1.i30, ptr %false_val2.i29, !unpredictable !3
  store ptr %28, ptr %9, align 8
  %guard3.i31 = load ptr, ptr %9, align 8
  %29 = select i1 %c3, ptr %false_val2.i29, ptr %true_val1.i30, !unpredictable !3
  store ptr %29, ptr %8, align 8
  %drop.i32 = load ptr, ptr %8, align 8
  store ptr %guard3.i31, ptr %guard.i28, align 8
  %t.i33 = load ptr, ptr %guard.i28, align 8
  %_15.i34 = load ptr, ptr %true_val1.i30, align 8
  %_16.i35 = load ptr, ptr %false_val2.i29, align 8
  %30 = select i1 %c3, ptr %_15.i34, ptr %_16.i35, !unpredictable !3
  store ptr %30, ptr %self.i27, align 8
  %_0.i36 = load ptr, ptr %self.i27, align 8
  store ptr %d, ptr %true_val1.i20, align 8
  store ptr %_0.i36, ptr %false_val2.i19, align 8
  %31 = select i1 %c4, ptr %true_val1.i20, ptr %false_val2.i19, !unpredictable !3
  store ptr %31, ptr %11, align 8
  %guard3.i21 = load ptr, ptr %11, align 8
  %32 = select i1 %c4, ptr %false_val2.i19, ptr %true_val1.i20, !unpredictable !3
  store ptr %32, ptr %10, align 8
  %drop.i22 = load ptr, ptr %10, align 8
  store ptr %guard3.i21, ptr %guard.i18, align 8
  %t.i23 = load ptr, ptr %guard.i18, align 8
  %_15.i24 = load ptr, ptr %true_val1.i20, align 8
  %_16.i25 = load ptr, ptr %false_val2.i19, align 8
  %33 = select i1 %c4, ptr %_15.i24, ptr %_16.i25, !unpredictable !3
  store ptr %33, ptr %self.i17, align 8
  %_0.i26 = load ptr, ptr %self.i17, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %c5 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_0.i26, ptr align 2 %_0.i46) #15
  store ptr %_0.i26, ptr %true_val1.i10, align 8
  store ptr %_0.i46, ptr %false_val2.i9, align 8
  %34 = select i1 %c5, ptr %true_val1.i10, ptr %false_val2.i9, !unpredictable !3
  store ptr %34, ptr %13, align 8
  %guard3.i11 = load ptr, ptr %13, align 8
  %35 = select i1 %c5, ptr %false_val2.i9, ptr %true_val1.i10, !unpredictable !3
  store ptr %35, ptr %12, align 8
  %drop.i12 = load ptr, ptr %12, align 8
  store ptr %guard3.i11, ptr %guard.i8, align 8
  %t.i13 = load ptr, ptr %guard.i8, align 8
  %_15.i14 = load ptr, ptr %true_val1.i10, align 8
  %_16.i15 = load ptr, ptr %false_val2.i9, align 8
  %36 = select i1 %c5, ptr %_15.i14, ptr %_16.i15, !unpredictable !3
  store ptr %36, ptr %self.i7, align 8
  %_0.i16 = load ptr, ptr %self.i7, align 8
  store ptr %_0.i46, ptr %true_val1.i, align 8
  store ptr %_0.i26, ptr %false_val2.i, align 8
  %37 = select i1 %c5, ptr %true_val1.i, ptr %false_val2.i, !unpredictable !3
  store ptr %37, ptr %15, align 8
  %guard3.i = load ptr, ptr %15, align 8
  %38 = select i1 %c5, ptr %false_val2.i, ptr %true_val1.i, !unpredictable !3
  store ptr %38, ptr %14, align 8
  %drop.i = load ptr, ptr %14, align 8
  store ptr %guard3.i, ptr %guard.i, align 8
  %t.i = load ptr, ptr %guard.i, align 8
  %_15.i = load ptr, ptr %true_val1.i, align 8
  %_16.i = load ptr, ptr %false_val2.i, align 8
  %39 = select i1 %c5, ptr %_15.i, ptr %_16.i, !unpredictable !3
  store ptr %39, ptr %self.i, align 8
  %_0.i = load ptr, ptr %self.i, align 8
  br label %bb14

bb14:                                             ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i76, ptr %dst, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb16

bb16:                                             ; preds = %bb14
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %_0.i76, i64 2, i1 false)
  %dst4 = getelementptr inbounds nuw i16, ptr %dst, i64 1
  br label %bb17

bb17:                                             ; preds = %bb16
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i16, ptr %dst4, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb19

bb19:                                             ; preds = %bb17
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst4, ptr align 2 %_0.i16, i64 2, i1 false)
  %dst5 = getelementptr inbounds nuw i16, ptr %dst, i64 2
  br label %bb20

bb20:                                             ; preds = %bb19
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i, ptr %dst5, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb22

bb22:                                             ; preds = %bb20
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst5, ptr align 2 %_0.i, i64 2, i1 false)
  %dst6 = getelementptr inbounds nuw i16, ptr %dst, i64 3
  br label %bb23

bb23:                                             ; preds = %bb22
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i66, ptr %dst6, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb25

bb25:                                             ; preds = %bb23
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst6, ptr align 2 %_0.i66, i64 2, i1 false)
  ret void
}

; core::slice::sort::shared::smallsort::sort8_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v_base, ptr %dst, ptr %scratch_base, ptr align 8 %is_less) unnamed_addr #1 {
start:
; call core::slice::sort::shared::smallsort::sort4_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v_base, ptr %scratch_base, ptr align 8 %is_less) #14
  %_9 = getelementptr inbounds nuw i32, ptr %v_base, i64 4
  %_10 = getelementptr inbounds nuw i32, ptr %scratch_base, i64 4
; call core::slice::sort::shared::smallsort::sort4_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %_9, ptr %_10, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr align 4 %scratch_base, i64 8, ptr %dst, ptr align 8 %is_less) #14
  ret void
}

; core::slice::sort::shared::smallsort::sort8_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v_base, ptr %dst, ptr %scratch_base, ptr align 1 %is_less) unnamed_addr #1 {
start:
; call core::slice::sort::shared::smallsort::sort4_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v_base, ptr %scratch_base, ptr align 1 %is_less) #14
  %_9 = getelementptr inbounds nuw i16, ptr %v_base, i64 4
  %_10 = getelementptr inbounds nuw i16, ptr %scratch_base, i64 4
; call core::slice::sort::shared::smallsort::sort4_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %_9, ptr %_10, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::bidirectional_merge::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %scratch_base, i64 8, ptr %dst, ptr align 1 %is_less) #14
  ret void
}

; core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v_base, i64 %a_pos, i64 %b_pos, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %self.i1 = alloca [8 x i8], align 8
  %guard.i2 = alloca [8 x i8], align 8
  %false_val2.i3 = alloca [8 x i8], align 8
  %true_val1.i4 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 8
  %guard.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %_24 = alloca [1 x i8], align 1
  %v_b_swap_tmp = alloca [4 x i8], align 4
  %v_a = getelementptr inbounds nuw i32, ptr %v_base, i64 %a_pos
  %v_b = getelementptr inbounds nuw i32, ptr %v_base, i64 %b_pos
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %should_swap = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %v_b, ptr align 4 %v_a) #15
  store ptr %v_b, ptr %true_val1.i4, align 8
  store ptr %v_a, ptr %false_val2.i3, align 8
  %4 = select i1 %should_swap, ptr %true_val1.i4, ptr %false_val2.i3, !unpredictable !3
  store ptr %4, ptr %1, align 8
  %guard3.i5 = load ptr, ptr %1, align 8
  %5 = select i1 %should_swap, ptr %false_val2.i3, ptr %true_val1.i4, !unpredictable !3
  store ptr %5, ptr %0, align 8
  %drop.i6 = load ptr, ptr %0, align 8
  store ptr %guard3.i5, ptr %guard.i2, align 8
  %t.i7 = load ptr, ptr %guard.i2, align 8
  %_15.i8 = load ptr, ptr %true_val1.i4, align 8
  %_16.i9 = load ptr, ptr %false_val2.i3, align 8
  %6 = select i1 %should_swap, ptr %_15.i8, ptr %_16.i9, !unpredictable !3
  store ptr %6, ptr %self.i1, align 8
  %_0.i10 = load ptr, ptr %self.i1, align 8
  store ptr %v_a, ptr %true_val1.i, align 8
  store ptr %v_b, ptr %false_val2.i, align 8
  %7 = select i1 %should_swap, ptr %true_val1.i, ptr %false_val2.i, !unpredictable !3
  store ptr %7, ptr %3, align 8
  %guard3.i = load ptr, ptr %3, align 8
  %8 = select i1 %should_swap, ptr %false_val2.i, ptr %true_val1.i, !unpredictable !3
  store ptr %8, ptr %2, align 8
  %drop.i = load ptr, ptr %2, align 8
  store ptr %guard3.i, ptr %guard.i, align 8
  %t.i = load ptr, ptr %guard.i, align 8
  %_15.i = load ptr, ptr %true_val1.i, align 8
  %_16.i = load ptr, ptr %false_val2.i, align 8
  %9 = select i1 %should_swap, ptr %_15.i, ptr %_16.i, !unpredictable !3
  store ptr %9, ptr %self.i, align 8
  %_0.i = load ptr, ptr %self.i, align 8
  %value = load i32, ptr %_0.i, align 4
  store i32 %value, ptr %v_b_swap_tmp, align 4
  br label %bb5

bb5:                                              ; preds = %start
  br label %bb7

bb7:                                              ; preds = %bb5
  store i8 0, ptr %_24, align 1
  br label %bb8

bb8:                                              ; preds = %bb7
  %10 = load i8, ptr %_24, align 1
  %11 = trunc nuw i8 %10 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i10, ptr %v_a, i64 4, i1 zeroext %11, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb10

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %v_a, ptr align 4 %_0.i10, i64 4, i1 false)
  br label %bb11

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %v_b_swap_tmp, ptr %v_b, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb13

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v_b, ptr align 4 %v_b_swap_tmp, i64 4, i1 false)
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v_base, i64 %a_pos, i64 %b_pos, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %self.i1 = alloca [8 x i8], align 8
  %guard.i2 = alloca [8 x i8], align 8
  %false_val2.i3 = alloca [8 x i8], align 8
  %true_val1.i4 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %self.i = alloca [8 x i8], align 8
  %guard.i = alloca [8 x i8], align 8
  %false_val2.i = alloca [8 x i8], align 8
  %true_val1.i = alloca [8 x i8], align 8
  %_24 = alloca [1 x i8], align 1
  %v_b_swap_tmp = alloca [2 x i8], align 2
  %v_a = getelementptr inbounds nuw i16, ptr %v_base, i64 %a_pos
  %v_b = getelementptr inbounds nuw i16, ptr %v_base, i64 %b_pos
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %should_swap = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %v_b, ptr align 2 %v_a) #15
  store ptr %v_b, ptr %true_val1.i4, align 8
  store ptr %v_a, ptr %false_val2.i3, align 8
  %4 = select i1 %should_swap, ptr %true_val1.i4, ptr %false_val2.i3, !unpredictable !3
  store ptr %4, ptr %1, align 8
  %guard3.i5 = load ptr, ptr %1, align 8
  %5 = select i1 %should_swap, ptr %false_val2.i3, ptr %true_val1.i4, !unpredictable !3
  store ptr %5, ptr %0, align 8
  %drop.i6 = load ptr, ptr %0, align 8
  store ptr %guard3.i5, ptr %guard.i2, align 8
  %t.i7 = load ptr, ptr %guard.i2, align 8
  %_15.i8 = load ptr, ptr %true_val1.i4, align 8
  %_16.i9 = load ptr, ptr %false_val2.i3, align 8
  %6 = select i1 %should_swap, ptr %_15.i8, ptr %_16.i9, !unpredictable !3
  store ptr %6, ptr %self.i1, align 8
  %_0.i10 = load ptr, ptr %self.i1, align 8
  store ptr %v_a, ptr %true_val1.i, align 8
  store ptr %v_b, ptr %false_val2.i, align 8
  %7 = select i1 %should_swap, ptr %true_val1.i, ptr %false_val2.i, !unpredictable !3
  store ptr %7, ptr %3, align 8
  %guard3.i = load ptr, ptr %3, align 8
  %8 = select i1 %should_swap, ptr %false_val2.i, ptr %true_val1.i, !unpredictable !3
  store ptr %8, ptr %2, align 8
  %drop.i = load ptr, ptr %2, align 8
  store ptr %guard3.i, ptr %guard.i, align 8
  %t.i = load ptr, ptr %guard.i, align 8
  %_15.i = load ptr, ptr %true_val1.i, align 8
  %_16.i = load ptr, ptr %false_val2.i, align 8
  %9 = select i1 %should_swap, ptr %_15.i, ptr %_16.i, !unpredictable !3
  store ptr %9, ptr %self.i, align 8
  %_0.i = load ptr, ptr %self.i, align 8
  %value = load i16, ptr %_0.i, align 2
  store i16 %value, ptr %v_b_swap_tmp, align 2
  br label %bb5

bb5:                                              ; preds = %start
  br label %bb7

bb7:                                              ; preds = %bb5
  store i8 0, ptr %_24, align 1
  br label %bb8

bb8:                                              ; preds = %bb7
  %10 = load i8, ptr %_24, align 1
  %11 = trunc nuw i8 %10 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_0.i10, ptr %v_a, i64 2, i1 zeroext %11, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb10

bb10:                                             ; preds = %bb8
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %v_a, ptr align 2 %_0.i10, i64 2, i1 false)
  br label %bb11

bb11:                                             ; preds = %bb10
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %v_b_swap_tmp, ptr %v_b, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb13

bb13:                                             ; preds = %bb11
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %v_b, ptr align 2 %v_b_swap_tmp, i64 2, i1 false)
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::shared::smallsort::sort9_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1Q_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %v.1, 9
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 3, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 6, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 2, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 3, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 7, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 6, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 1, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 3, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 2, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 6, ptr align 8 %is_less) #14
  ret void

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::sort9_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %v.1, 9
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 3, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 6, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 2, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 3, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 7, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 6, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 1, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 3, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 2, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 6, ptr align 1 %is_less) #14
  ret void

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::sort13_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1R_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %v.1, 13
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 12, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 10, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 9, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 11, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 6, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 3, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 11, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 7, i64 9, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 8, i64 10, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 2, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 6, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 7, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 9, i64 10, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 11, i64 12, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 6, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 9, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 8, i64 11, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 10, i64 12, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 11, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 9, i64 10, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 0, i64 1, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 9, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 7, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 10, i64 11, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 3, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 6, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 9, i64 10, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 1, i64 2, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 8, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 2, i64 3, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 4, i64 5, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 6, i64 7, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 8, i64 9, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 3, i64 4, ptr align 8 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lessmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, i64 5, i64 6, ptr align 8 %is_less) #14
  ret void

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::sort13_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_3 = icmp ult i64 %v.1, 13
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 12, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 10, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 9, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 11, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 6, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 3, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 11, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 7, i64 9, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 8, i64 10, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 2, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 6, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 7, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 9, i64 10, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 11, i64 12, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 6, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 9, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 8, i64 11, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 10, i64 12, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 11, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 9, i64 10, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 0, i64 1, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 9, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 7, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 10, i64 11, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 3, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 6, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 9, i64 10, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 1, i64 2, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 8, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 2, i64 3, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 4, i64 5, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 6, i64 7, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 8, i64 9, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 3, i64 4, ptr align 1 %is_less) #14
; call core::slice::sort::shared::smallsort::swap_if_less::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12swap_if_lesssNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, i64 5, i64 6, ptr align 1 %is_less) #14
  ret void

bb1:                                              ; preds = %start
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::shared::smallsort::small_sort_general::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_generalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %stack_array = alloca [192 x i8], align 4
  br label %bb2

bb2:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %stack_array, i64 4, i64 4, i64 48, ptr align 8 @alloc_d44dfeaa11ac30b9c18604750d75e401) #15
  br label %bb4

bb4:                                              ; preds = %bb2
; call core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB28_(ptr align 4 %v.0, i64 %v.1, ptr align 4 %stack_array, i64 48, ptr align 8 %is_less) #14
  ret void
}

; core::slice::sort::shared::smallsort::small_sort_general::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_generalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %stack_array = alloca [96 x i8], align 2
  br label %bb2

bb2:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %stack_array, i64 2, i64 2, i64 48, ptr align 8 @alloc_d44dfeaa11ac30b9c18604750d75e401) #15
  br label %bb4

bb4:                                              ; preds = %bb2
; call core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 2 %stack_array, i64 48, ptr align 1 %is_less) #14
  ret void
}

; core::slice::sort::shared::smallsort::small_sort_network::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networkmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %region = alloca [16 x i8], align 8
  %presorted_len = alloca [8 x i8], align 8
  %initial_region_len = alloca [8 x i8], align 8
  %stack_array = alloca [128 x i8], align 4
  %_4 = icmp ult i64 %v.1, 2
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_5 = icmp ugt i64 %v.1, 32
  br i1 %_5, label %bb3, label %bb4

bb1:                                              ; preds = %start
  br label %bb23

bb4:                                              ; preds = %bb2
  %len_div_2 = udiv i64 %v.1, 2
  %no_merge = icmp ult i64 %v.1, 18
  br i1 %no_merge, label %bb5, label %bb6

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb6:                                              ; preds = %bb4
  store i64 %len_div_2, ptr %initial_region_len, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store i64 %v.1, ptr %initial_region_len, align 8
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  %_12.1 = load i64, ptr %initial_region_len, align 8
  store ptr %v.0, ptr %region, align 8
  %0 = getelementptr inbounds i8, ptr %region, i64 8
  store i64 %_12.1, ptr %0, align 8
  br label %bb8

bb8:                                              ; preds = %bb21, %bb7
  %_16.0 = load ptr, ptr %region, align 8
  %1 = getelementptr inbounds i8, ptr %region, i64 8
  %_16.1 = load i64, ptr %1, align 8
  %_14 = icmp uge i64 %_16.1, 13
  br i1 %_14, label %bb9, label %bb11

bb11:                                             ; preds = %bb8
  %_21.0 = load ptr, ptr %region, align 8
  %2 = getelementptr inbounds i8, ptr %region, i64 8
  %_21.1 = load i64, ptr %2, align 8
  %_19 = icmp uge i64 %_21.1, 9
  br i1 %_19, label %bb12, label %bb14

bb9:                                              ; preds = %bb8
  %_18.0 = load ptr, ptr %region, align 8
  %3 = getelementptr inbounds i8, ptr %region, i64 8
  %_18.1 = load i64, ptr %3, align 8
; call core::slice::sort::shared::smallsort::sort13_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1R_(ptr align 4 %_18.0, i64 %_18.1, ptr align 8 %is_less) #14
  store i64 13, ptr %presorted_len, align 8
  br label %bb16

bb14:                                             ; preds = %bb11
  store i64 1, ptr %presorted_len, align 8
  br label %bb15

bb12:                                             ; preds = %bb11
  %_23.0 = load ptr, ptr %region, align 8
  %4 = getelementptr inbounds i8, ptr %region, i64 8
  %_23.1 = load i64, ptr %4, align 8
; call core::slice::sort::shared::smallsort::sort9_optimal::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1Q_(ptr align 4 %_23.0, i64 %_23.1, ptr align 8 %is_less) #14
  store i64 9, ptr %presorted_len, align 8
  br label %bb15

bb15:                                             ; preds = %bb12, %bb14
  br label %bb16

bb16:                                             ; preds = %bb9, %bb15
  %_25.0 = load ptr, ptr %region, align 8
  %5 = getelementptr inbounds i8, ptr %region, i64 8
  %_25.1 = load i64, ptr %5, align 8
  %6 = load i64, ptr %presorted_len, align 8
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_(ptr align 4 %_25.0, i64 %_25.1, i64 %6, ptr align 8 %is_less) #14
  br i1 %no_merge, label %bb18, label %bb19

bb19:                                             ; preds = %bb16
  %self.0 = load ptr, ptr %region, align 8
  %7 = getelementptr inbounds i8, ptr %region, i64 8
  %self.1 = load i64, ptr %7, align 8
  %_26 = icmp ne ptr %self.0, %v.0
  br i1 %_26, label %bb20, label %bb21

bb18:                                             ; preds = %bb16
  br label %bb23

bb21:                                             ; preds = %bb19
  %data = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2
  %len = sub i64 %v.1, %len_div_2
  store ptr %data, ptr %region, align 8
  %8 = getelementptr inbounds i8, ptr %region, i64 8
  store i64 %len, ptr %8, align 8
  br label %bb8

bb20:                                             ; preds = %bb19
; call core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr align 4 %v.0, i64 %v.1, ptr %stack_array, ptr align 8 %is_less) #14
  br label %bb24

bb24:                                             ; preds = %bb20
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %stack_array, ptr %v.0, i64 4, i64 4, i64 %v.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb26

bb26:                                             ; preds = %bb24
  %9 = mul i64 %v.1, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %v.0, ptr align 4 %stack_array, i64 %9, i1 false)
  br label %bb23

bb23:                                             ; preds = %bb1, %bb18, %bb26
  ret void
}

; core::slice::sort::shared::smallsort::small_sort_network::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networksNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %region = alloca [16 x i8], align 8
  %presorted_len = alloca [8 x i8], align 8
  %initial_region_len = alloca [8 x i8], align 8
  %stack_array = alloca [64 x i8], align 2
  %_4 = icmp ult i64 %v.1, 2
  br i1 %_4, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_5 = icmp ugt i64 %v.1, 32
  br i1 %_5, label %bb3, label %bb4

bb1:                                              ; preds = %start
  br label %bb23

bb4:                                              ; preds = %bb2
  %len_div_2 = udiv i64 %v.1, 2
  %no_merge = icmp ult i64 %v.1, 18
  br i1 %no_merge, label %bb5, label %bb6

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb6:                                              ; preds = %bb4
  store i64 %len_div_2, ptr %initial_region_len, align 8
  br label %bb7

bb5:                                              ; preds = %bb4
  store i64 %v.1, ptr %initial_region_len, align 8
  br label %bb7

bb7:                                              ; preds = %bb5, %bb6
  %_12.1 = load i64, ptr %initial_region_len, align 8
  store ptr %v.0, ptr %region, align 8
  %0 = getelementptr inbounds i8, ptr %region, i64 8
  store i64 %_12.1, ptr %0, align 8
  br label %bb8

bb8:                                              ; preds = %bb21, %bb7
  %_16.0 = load ptr, ptr %region, align 8
  %1 = getelementptr inbounds i8, ptr %region, i64 8
  %_16.1 = load i64, ptr %1, align 8
  %_14 = icmp uge i64 %_16.1, 13
  br i1 %_14, label %bb9, label %bb11

bb11:                                             ; preds = %bb8
  %_21.0 = load ptr, ptr %region, align 8
  %2 = getelementptr inbounds i8, ptr %region, i64 8
  %_21.1 = load i64, ptr %2, align 8
  %_19 = icmp uge i64 %_21.1, 9
  br i1 %_19, label %bb12, label %bb14

bb9:                                              ; preds = %bb8
  %_18.0 = load ptr, ptr %region, align 8
  %3 = getelementptr inbounds i8, ptr %region, i64 8
  %_18.1 = load i64, ptr %3, align 8
; call core::slice::sort::shared::smallsort::sort13_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort14sort13_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_18.0, i64 %_18.1, ptr align 1 %is_less) #14
  store i64 13, ptr %presorted_len, align 8
  br label %bb16

bb14:                                             ; preds = %bb11
  store i64 1, ptr %presorted_len, align 8
  br label %bb15

bb12:                                             ; preds = %bb11
  %_23.0 = load ptr, ptr %region, align 8
  %4 = getelementptr inbounds i8, ptr %region, i64 8
  %_23.1 = load i64, ptr %4, align 8
; call core::slice::sort::shared::smallsort::sort9_optimal::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort13sort9_optimalsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_23.0, i64 %_23.1, ptr align 1 %is_less) #14
  store i64 9, ptr %presorted_len, align 8
  br label %bb15

bb15:                                             ; preds = %bb12, %bb14
  br label %bb16

bb16:                                             ; preds = %bb9, %bb15
  %_25.0 = load ptr, ptr %region, align 8
  %5 = getelementptr inbounds i8, ptr %region, i64 8
  %_25.1 = load i64, ptr %5, align 8
  %6 = load i64, ptr %presorted_len, align 8
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_25.0, i64 %_25.1, i64 %6, ptr align 1 %is_less) #14
  br i1 %no_merge, label %bb18, label %bb19

bb19:                                             ; preds = %bb16
  %self.0 = load ptr, ptr %region, align 8
  %7 = getelementptr inbounds i8, ptr %region, i64 8
  %self.1 = load i64, ptr %7, align 8
  %_26 = icmp ne ptr %self.0, %v.0
  br i1 %_26, label %bb20, label %bb21

bb18:                                             ; preds = %bb16
  br label %bb23

bb21:                                             ; preds = %bb19
  %data = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_2
  %len = sub i64 %v.1, %len_div_2
  store ptr %data, ptr %region, align 8
  %8 = getelementptr inbounds i8, ptr %region, i64 8
  store i64 %len, ptr %8, align 8
  br label %bb8

bb20:                                             ; preds = %bb19
; call core::slice::sort::shared::smallsort::bidirectional_merge::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr %stack_array, ptr align 1 %is_less) #14
  br label %bb24

bb24:                                             ; preds = %bb20
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %stack_array, ptr %v.0, i64 2, i64 2, i64 %v.1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb26

bb26:                                             ; preds = %bb24
  %9 = mul i64 %v.1, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %v.0, ptr align 2 %stack_array, i64 %9, i1 false)
  br label %bb23

bb23:                                             ; preds = %bb1, %bb18, %bb26
  ret void
}

; core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr align 4 %v.0, i64 %v.1, ptr %0, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %src.i4 = alloca [8 x i8], align 8
  %dst.i5 = alloca [8 x i8], align 8
  %right_src.i6 = alloca [8 x i8], align 8
  %left_src.i7 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_16.i = alloca [8 x i8], align 8
  %src.i = alloca [8 x i8], align 8
  %dst.i = alloca [8 x i8], align 8
  %right_src.i = alloca [8 x i8], align 8
  %left_src.i = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %last_src = alloca [8 x i8], align 8
  %_19 = alloca [24 x i8], align 8
  %dst_rev = alloca [8 x i8], align 8
  %right_rev = alloca [8 x i8], align 8
  %left_rev = alloca [8 x i8], align 8
  %_15 = alloca [24 x i8], align 8
  %right = alloca [8 x i8], align 8
  %left = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %dst = alloca [8 x i8], align 8
  store ptr %0, ptr %dst, align 8
  %len_div_2 = udiv i64 %v.1, 2
  %_7 = icmp ne i64 %len_div_2, 0
  store ptr %v.0, ptr %left, align 8
  %5 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2
  store ptr %5, ptr %right, align 8
  %count = sub i64 %len_div_2, 1
  %6 = getelementptr inbounds nuw i32, ptr %v.0, i64 %count
  store ptr %6, ptr %left_rev, align 8
  %count1 = sub i64 %v.1, 1
  %7 = getelementptr inbounds nuw i32, ptr %v.0, i64 %count1
  store ptr %7, ptr %right_rev, align 8
  %self = load ptr, ptr %dst, align 8
  %8 = getelementptr inbounds nuw i32, ptr %self, i64 %count1
  store ptr %8, ptr %dst_rev, align 8
  store i64 0, ptr %iter, align 8
  %9 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %len_div_2, ptr %9, align 8
  br label %bb1

bb1:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_.exit, %start
  %_40 = load i64, ptr %iter, align 8
  %10 = getelementptr inbounds i8, ptr %iter, i64 8
  %_41 = load i64, ptr %10, align 8
  %_35 = icmp ult i64 %_40, %_41
  br i1 %_35, label %bb15, label %bb16

bb16:                                             ; preds = %bb1
  %11 = load ptr, ptr %left_rev, align 8
  %12 = getelementptr i32, ptr %11, i64 1
  store ptr %12, ptr %4, align 8
  %left_end = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %right_rev, align 8
  %14 = getelementptr i32, ptr %13, i64 1
  store ptr %14, ptr %3, align 8
  %right_end = load ptr, ptr %3, align 8
  %_43 = urem i64 %v.1, 2
  %_22 = icmp eq i64 %_43, 0
  br i1 %_22, label %bb4, label %bb5

bb15:                                             ; preds = %bb1
  %old = load i64, ptr %iter, align 8
  br label %bb17

bb5:                                              ; preds = %bb16
  %_24 = load ptr, ptr %left, align 8
  %left_nonempty = icmp ult ptr %_24, %left_end
  br i1 %left_nonempty, label %bb6, label %bb7

bb4:                                              ; preds = %bb16
  br label %bb9

bb7:                                              ; preds = %bb5
  %15 = load ptr, ptr %right, align 8
  store ptr %15, ptr %last_src, align 8
  br label %bb8

bb6:                                              ; preds = %bb5
  %16 = load ptr, ptr %left, align 8
  store ptr %16, ptr %last_src, align 8
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  br label %bb21

bb21:                                             ; preds = %bb8
  %_45 = load ptr, ptr %last_src, align 8
  %_46 = load ptr, ptr %dst, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_45, ptr %_46, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb23

bb23:                                             ; preds = %bb21
  %17 = load ptr, ptr %dst, align 8
  %18 = load ptr, ptr %last_src, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %17, ptr align 4 %18, i64 4, i1 false)
  %count2 = zext i1 %left_nonempty to i64
  %19 = load ptr, ptr %left, align 8
  %_26 = getelementptr inbounds nuw i32, ptr %19, i64 %count2
  store ptr %_26, ptr %left, align 8
  %_30 = xor i1 %left_nonempty, true
  %count3 = zext i1 %_30 to i64
  %20 = load ptr, ptr %right, align 8
  %_28 = getelementptr inbounds nuw i32, ptr %20, i64 %count3
  store ptr %_28, ptr %right, align 8
  br label %bb9

bb9:                                              ; preds = %bb4, %bb23
  %21 = load ptr, ptr %left, align 8
  %_31 = icmp ne ptr %21, %left_end
  br i1 %_31, label %bb10, label %bb11

bb11:                                             ; preds = %bb9
  %22 = load ptr, ptr %right, align 8
  %_32 = icmp ne ptr %22, %right_end
  br i1 %_32, label %bb12, label %bb14

bb10:                                             ; preds = %bb9
  br label %bb13

bb14:                                             ; preds = %bb11
  ret void

bb12:                                             ; preds = %bb11
  br label %bb13

bb13:                                             ; preds = %bb10, %bb12
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #16
  unreachable

bb17:                                             ; preds = %bb15
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb18

bb18:                                             ; preds = %bb17
  %_39 = add nuw i64 %old, 1
  store i64 %_39, ptr %iter, align 8
  %23 = load ptr, ptr %left, align 8
  %24 = load ptr, ptr %right, align 8
  %25 = load ptr, ptr %dst, align 8
  store ptr %23, ptr %left_src.i7, align 8
  store ptr %24, ptr %right_src.i6, align 8
  store ptr %25, ptr %dst.i5, align 8
  %_8.i8 = load ptr, ptr %right_src.i6, align 8
  %_9.i9 = load ptr, ptr %left_src.i7, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_6.i10 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_8.i8, ptr align 4 %_9.i9) #15
  %is_l.i11 = xor i1 %_6.i10, true
  br i1 %is_l.i11, label %bb2.i20, label %bb3.i12

bb3.i12:                                          ; preds = %bb18
  %26 = load ptr, ptr %right_src.i6, align 8
  store ptr %26, ptr %src.i4, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_.exit

bb2.i20:                                          ; preds = %bb18
  %27 = load ptr, ptr %left_src.i7, align 8
  store ptr %27, ptr %src.i4, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_.exit: ; preds = %bb3.i12, %bb2.i20
  %dst1.i13 = load ptr, ptr %dst.i5, align 8
  %_18.i14 = load ptr, ptr %src.i4, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_18.i14, ptr %dst1.i13, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  %28 = load ptr, ptr %src.i4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst1.i13, ptr align 4 %28, i64 4, i1 false)
  %count.i15 = zext i1 %_6.i10 to i64
  %29 = load ptr, ptr %right_src.i6, align 8
  %_12.i16 = getelementptr inbounds nuw i32, ptr %29, i64 %count.i15
  store ptr %_12.i16, ptr %right_src.i6, align 8
  %count2.i17 = zext i1 %is_l.i11 to i64
  %30 = load ptr, ptr %left_src.i7, align 8
  %_14.i18 = getelementptr inbounds nuw i32, ptr %30, i64 %count2.i17
  store ptr %_14.i18, ptr %left_src.i7, align 8
  %31 = load ptr, ptr %dst.i5, align 8
  %_16.i19 = getelementptr inbounds nuw i32, ptr %31, i64 1
  store ptr %_16.i19, ptr %dst.i5, align 8
  %32 = load ptr, ptr %left_src.i7, align 8
  store ptr %32, ptr %_15, align 8
  %33 = load ptr, ptr %right_src.i6, align 8
  %34 = getelementptr inbounds i8, ptr %_15, i64 8
  store ptr %33, ptr %34, align 8
  %35 = load ptr, ptr %dst.i5, align 8
  %36 = getelementptr inbounds i8, ptr %_15, i64 16
  store ptr %35, ptr %36, align 8
  %37 = load ptr, ptr %_15, align 8
  store ptr %37, ptr %left, align 8
  %38 = getelementptr inbounds i8, ptr %_15, i64 8
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %right, align 8
  %40 = getelementptr inbounds i8, ptr %_15, i64 16
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %dst, align 8
  %42 = load ptr, ptr %left_rev, align 8
  %43 = load ptr, ptr %right_rev, align 8
  %44 = load ptr, ptr %dst_rev, align 8
  store ptr %42, ptr %left_src.i, align 8
  store ptr %43, ptr %right_src.i, align 8
  store ptr %44, ptr %dst.i, align 8
  %_8.i = load ptr, ptr %right_src.i, align 8
  %_9.i = load ptr, ptr %left_src.i, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_6.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_8.i, ptr align 4 %_9.i) #15
  %is_l.i = xor i1 %_6.i, true
  br i1 %is_l.i, label %bb2.i, label %bb3.i

bb3.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_.exit
  %45 = load ptr, ptr %left_src.i, align 8
  store ptr %45, ptr %src.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_.exit

bb2.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1K_.exit
  %46 = load ptr, ptr %right_src.i, align 8
  store ptr %46, ptr %src.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_.exit: ; preds = %bb3.i, %bb2.i
  %dst1.i = load ptr, ptr %dst.i, align 8
  %_18.i = load ptr, ptr %src.i, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_18.i, ptr %dst1.i, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  %47 = load ptr, ptr %src.i, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst1.i, ptr align 4 %47, i64 4, i1 false)
  %count.i = zext i1 %is_l.i to i64
  %count2.i = sub i64 0, %count.i
  %48 = load ptr, ptr %right_src.i, align 8
  %49 = getelementptr i32, ptr %48, i64 %count2.i
  store ptr %49, ptr %2, align 8
  %_12.i = load ptr, ptr %2, align 8
  store ptr %_12.i, ptr %right_src.i, align 8
  %count3.i = zext i1 %_6.i to i64
  %count4.i = sub i64 0, %count3.i
  %50 = load ptr, ptr %left_src.i, align 8
  %51 = getelementptr i32, ptr %50, i64 %count4.i
  store ptr %51, ptr %1, align 8
  %_14.i = load ptr, ptr %1, align 8
  store ptr %_14.i, ptr %left_src.i, align 8
  %52 = load ptr, ptr %dst.i, align 8
  %53 = getelementptr inbounds i32, ptr %52, i64 -1
  store ptr %53, ptr %_16.i, align 8
  %54 = load ptr, ptr %_16.i, align 8
  store ptr %54, ptr %dst.i, align 8
  %55 = load ptr, ptr %left_src.i, align 8
  store ptr %55, ptr %_19, align 8
  %56 = load ptr, ptr %right_src.i, align 8
  %57 = getelementptr inbounds i8, ptr %_19, i64 8
  store ptr %56, ptr %57, align 8
  %58 = load ptr, ptr %dst.i, align 8
  %59 = getelementptr inbounds i8, ptr %_19, i64 16
  store ptr %58, ptr %59, align 8
  %60 = load ptr, ptr %_19, align 8
  store ptr %60, ptr %left_rev, align 8
  %61 = getelementptr inbounds i8, ptr %_19, i64 8
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %right_rev, align 8
  %63 = getelementptr inbounds i8, ptr %_19, i64 16
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %dst_rev, align 8
  br label %bb1
}

; core::slice::sort::shared::smallsort::bidirectional_merge::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr %0, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %src.i4 = alloca [8 x i8], align 8
  %dst.i5 = alloca [8 x i8], align 8
  %right_src.i6 = alloca [8 x i8], align 8
  %left_src.i7 = alloca [8 x i8], align 8
  %1 = alloca [8 x i8], align 8
  %2 = alloca [8 x i8], align 8
  %_16.i = alloca [8 x i8], align 8
  %src.i = alloca [8 x i8], align 8
  %dst.i = alloca [8 x i8], align 8
  %right_src.i = alloca [8 x i8], align 8
  %left_src.i = alloca [8 x i8], align 8
  %3 = alloca [8 x i8], align 8
  %4 = alloca [8 x i8], align 8
  %last_src = alloca [8 x i8], align 8
  %_19 = alloca [24 x i8], align 8
  %dst_rev = alloca [8 x i8], align 8
  %right_rev = alloca [8 x i8], align 8
  %left_rev = alloca [8 x i8], align 8
  %_15 = alloca [24 x i8], align 8
  %right = alloca [8 x i8], align 8
  %left = alloca [8 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %dst = alloca [8 x i8], align 8
  store ptr %0, ptr %dst, align 8
  %len_div_2 = udiv i64 %v.1, 2
  %_7 = icmp ne i64 %len_div_2, 0
  store ptr %v.0, ptr %left, align 8
  %5 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_2
  store ptr %5, ptr %right, align 8
  %count = sub i64 %len_div_2, 1
  %6 = getelementptr inbounds nuw i16, ptr %v.0, i64 %count
  store ptr %6, ptr %left_rev, align 8
  %count1 = sub i64 %v.1, 1
  %7 = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1
  store ptr %7, ptr %right_rev, align 8
  %self = load ptr, ptr %dst, align 8
  %8 = getelementptr inbounds nuw i16, ptr %self, i64 %count1
  store ptr %8, ptr %dst_rev, align 8
  store i64 0, ptr %iter, align 8
  %9 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %len_div_2, ptr %9, align 8
  br label %bb1

bb1:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %start
  %_40 = load i64, ptr %iter, align 8
  %10 = getelementptr inbounds i8, ptr %iter, i64 8
  %_41 = load i64, ptr %10, align 8
  %_35 = icmp ult i64 %_40, %_41
  br i1 %_35, label %bb15, label %bb16

bb16:                                             ; preds = %bb1
  %11 = load ptr, ptr %left_rev, align 8
  %12 = getelementptr i16, ptr %11, i64 1
  store ptr %12, ptr %4, align 8
  %left_end = load ptr, ptr %4, align 8
  %13 = load ptr, ptr %right_rev, align 8
  %14 = getelementptr i16, ptr %13, i64 1
  store ptr %14, ptr %3, align 8
  %right_end = load ptr, ptr %3, align 8
  %_43 = urem i64 %v.1, 2
  %_22 = icmp eq i64 %_43, 0
  br i1 %_22, label %bb4, label %bb5

bb15:                                             ; preds = %bb1
  %old = load i64, ptr %iter, align 8
  br label %bb17

bb5:                                              ; preds = %bb16
  %_24 = load ptr, ptr %left, align 8
  %left_nonempty = icmp ult ptr %_24, %left_end
  br i1 %left_nonempty, label %bb6, label %bb7

bb4:                                              ; preds = %bb16
  br label %bb9

bb7:                                              ; preds = %bb5
  %15 = load ptr, ptr %right, align 8
  store ptr %15, ptr %last_src, align 8
  br label %bb8

bb6:                                              ; preds = %bb5
  %16 = load ptr, ptr %left, align 8
  store ptr %16, ptr %last_src, align 8
  br label %bb8

bb8:                                              ; preds = %bb6, %bb7
  br label %bb21

bb21:                                             ; preds = %bb8
  %_45 = load ptr, ptr %last_src, align 8
  %_46 = load ptr, ptr %dst, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_45, ptr %_46, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb23

bb23:                                             ; preds = %bb21
  %17 = load ptr, ptr %dst, align 8
  %18 = load ptr, ptr %last_src, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %17, ptr align 2 %18, i64 2, i1 false)
  %count2 = zext i1 %left_nonempty to i64
  %19 = load ptr, ptr %left, align 8
  %_26 = getelementptr inbounds nuw i16, ptr %19, i64 %count2
  store ptr %_26, ptr %left, align 8
  %_30 = xor i1 %left_nonempty, true
  %count3 = zext i1 %_30 to i64
  %20 = load ptr, ptr %right, align 8
  %_28 = getelementptr inbounds nuw i16, ptr %20, i64 %count3
  store ptr %_28, ptr %right, align 8
  br label %bb9

bb9:                                              ; preds = %bb4, %bb23
  %21 = load ptr, ptr %left, align 8
  %_31 = icmp ne ptr %21, %left_end
  br i1 %_31, label %bb10, label %bb11

bb11:                                             ; preds = %bb9
  %22 = load ptr, ptr %right, align 8
  %_32 = icmp ne ptr %22, %right_end
  br i1 %_32, label %bb12, label %bb14

bb10:                                             ; preds = %bb9
  br label %bb13

bb14:                                             ; preds = %bb11
  ret void

bb12:                                             ; preds = %bb11
  br label %bb13

bb13:                                             ; preds = %bb10, %bb12
; call core::slice::sort::shared::smallsort::panic_on_ord_violation
  call void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() #16
  unreachable

bb17:                                             ; preds = %bb15
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb18

bb18:                                             ; preds = %bb17
  %_39 = add nuw i64 %old, 1
  store i64 %_39, ptr %iter, align 8
  %23 = load ptr, ptr %left, align 8
  %24 = load ptr, ptr %right, align 8
  %25 = load ptr, ptr %dst, align 8
  store ptr %23, ptr %left_src.i7, align 8
  store ptr %24, ptr %right_src.i6, align 8
  store ptr %25, ptr %dst.i5, align 8
  %_8.i8 = load ptr, ptr %right_src.i6, align 8
  %_9.i9 = load ptr, ptr %left_src.i7, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_6.i10 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_8.i8, ptr align 2 %_9.i9) #15
  %is_l.i11 = xor i1 %_6.i10, true
  br i1 %is_l.i11, label %bb2.i20, label %bb3.i12

bb3.i12:                                          ; preds = %bb18
  %26 = load ptr, ptr %right_src.i6, align 8
  store ptr %26, ptr %src.i4, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb2.i20:                                          ; preds = %bb18
  %27 = load ptr, ptr %left_src.i7, align 8
  store ptr %27, ptr %src.i4, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb3.i12, %bb2.i20
  %dst1.i13 = load ptr, ptr %dst.i5, align 8
  %_18.i14 = load ptr, ptr %src.i4, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_18.i14, ptr %dst1.i13, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  %28 = load ptr, ptr %src.i4, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst1.i13, ptr align 2 %28, i64 2, i1 false)
  %count.i15 = zext i1 %_6.i10 to i64
  %29 = load ptr, ptr %right_src.i6, align 8
  %_12.i16 = getelementptr inbounds nuw i16, ptr %29, i64 %count.i15
  store ptr %_12.i16, ptr %right_src.i6, align 8
  %count2.i17 = zext i1 %is_l.i11 to i64
  %30 = load ptr, ptr %left_src.i7, align 8
  %_14.i18 = getelementptr inbounds nuw i16, ptr %30, i64 %count2.i17
  store ptr %_14.i18, ptr %left_src.i7, align 8
  %31 = load ptr, ptr %dst.i5, align 8
  %_16.i19 = getelementptr inbounds nuw i16, ptr %31, i64 1
  store ptr %_16.i19, ptr %dst.i5, align 8
  %32 = load ptr, ptr %left_src.i7, align 8
  store ptr %32, ptr %_15, align 8
  %33 = load ptr, ptr %right_src.i6, align 8
  %34 = getelementptr inbounds i8, ptr %_15, i64 8
  store ptr %33, ptr %34, align 8
  %35 = load ptr, ptr %dst.i5, align 8
  %36 = getelementptr inbounds i8, ptr %_15, i64 16
  store ptr %35, ptr %36, align 8
  %37 = load ptr, ptr %_15, align 8
  store ptr %37, ptr %left, align 8
  %38 = getelementptr inbounds i8, ptr %_15, i64 8
  %39 = load ptr, ptr %38, align 8
  store ptr %39, ptr %right, align 8
  %40 = getelementptr inbounds i8, ptr %_15, i64 16
  %41 = load ptr, ptr %40, align 8
  store ptr %41, ptr %dst, align 8
  %42 = load ptr, ptr %left_rev, align 8
  %43 = load ptr, ptr %right_rev, align 8
  %44 = load ptr, ptr %dst_rev, align 8
  store ptr %42, ptr %left_src.i, align 8
  store ptr %43, ptr %right_src.i, align 8
  store ptr %44, ptr %dst.i, align 8
  %_8.i = load ptr, ptr %right_src.i, align 8
  %_9.i = load ptr, ptr %left_src.i, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_6.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_8.i, ptr align 2 %_9.i) #15
  %is_l.i = xor i1 %_6.i, true
  br i1 %is_l.i, label %bb2.i, label %bb3.i

bb3.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %45 = load ptr, ptr %left_src.i, align 8
  store ptr %45, ptr %src.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb2.i:                                            ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort8merge_upsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit
  %46 = load ptr, ptr %right_src.i, align 8
  store ptr %46, ptr %src.i, align 8
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort10merge_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb3.i, %bb2.i
  %dst1.i = load ptr, ptr %dst.i, align 8
  %_18.i = load ptr, ptr %src.i, align 8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_18.i, ptr %dst1.i, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  %47 = load ptr, ptr %src.i, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst1.i, ptr align 2 %47, i64 2, i1 false)
  %count.i = zext i1 %is_l.i to i64
  %count2.i = sub i64 0, %count.i
  %48 = load ptr, ptr %right_src.i, align 8
  %49 = getelementptr i16, ptr %48, i64 %count2.i
  store ptr %49, ptr %2, align 8
  %_12.i = load ptr, ptr %2, align 8
  store ptr %_12.i, ptr %right_src.i, align 8
  %count3.i = zext i1 %_6.i to i64
  %count4.i = sub i64 0, %count3.i
  %50 = load ptr, ptr %left_src.i, align 8
  %51 = getelementptr i16, ptr %50, i64 %count4.i
  store ptr %51, ptr %1, align 8
  %_14.i = load ptr, ptr %1, align 8
  store ptr %_14.i, ptr %left_src.i, align 8
  %52 = load ptr, ptr %dst.i, align 8
  %53 = getelementptr inbounds i16, ptr %52, i64 -1
  store ptr %53, ptr %_16.i, align 8
  %54 = load ptr, ptr %_16.i, align 8
  store ptr %54, ptr %dst.i, align 8
  %55 = load ptr, ptr %left_src.i, align 8
  store ptr %55, ptr %_19, align 8
  %56 = load ptr, ptr %right_src.i, align 8
  %57 = getelementptr inbounds i8, ptr %_19, i64 8
  store ptr %56, ptr %57, align 8
  %58 = load ptr, ptr %dst.i, align 8
  %59 = getelementptr inbounds i8, ptr %_19, i64 16
  store ptr %58, ptr %59, align 8
  %60 = load ptr, ptr %_19, align 8
  store ptr %60, ptr %left_rev, align 8
  %61 = getelementptr inbounds i8, ptr %_19, i64 8
  %62 = load ptr, ptr %61, align 8
  store ptr %62, ptr %right_rev, align 8
  %63 = getelementptr inbounds i8, ptr %_19, i64 16
  %64 = load ptr, ptr %63, align 8
  store ptr %64, ptr %dst_rev, align 8
  br label %bb1
}

; core::slice::sort::shared::smallsort::insertion_sort_shift_left::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB22_(ptr align 4 %v.0, i64 %v.1, i64 %offset, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %tail = alloca [8 x i8], align 8
  %0 = icmp eq i64 %offset, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %bb1, %start
  call void @llvm.trap()
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp ugt i64 %offset, %v.1
  br i1 %_5, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %v_end = getelementptr inbounds nuw i32, ptr %v.0, i64 %v.1
  %1 = getelementptr inbounds nuw i32, ptr %v.0, i64 %offset
  store ptr %1, ptr %tail, align 8
  br label %bb4

bb4:                                              ; preds = %bb5, %bb3
  %_11 = load ptr, ptr %tail, align 8
  %_10 = icmp ne ptr %_11, %v_end
  br i1 %_10, label %bb5, label %bb7

bb7:                                              ; preds = %bb4
  ret void

bb5:                                              ; preds = %bb4
  %_13 = load ptr, ptr %tail, align 8
; call core::slice::sort::shared::smallsort::insert_tail::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_(ptr %v.0, ptr %_13, ptr align 8 %is_less) #14
  %2 = load ptr, ptr %tail, align 8
  %_14 = getelementptr inbounds nuw i32, ptr %2, i64 1
  store ptr %_14, ptr %tail, align 8
  br label %bb4
}

; core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 %offset, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %tail = alloca [8 x i8], align 8
  %0 = icmp eq i64 %offset, 0
  br i1 %0, label %bb2, label %bb1

bb2:                                              ; preds = %bb1, %start
  call void @llvm.trap()
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp ugt i64 %offset, %v.1
  br i1 %_5, label %bb2, label %bb3

bb3:                                              ; preds = %bb1
  %v_end = getelementptr inbounds nuw i16, ptr %v.0, i64 %v.1
  %1 = getelementptr inbounds nuw i16, ptr %v.0, i64 %offset
  store ptr %1, ptr %tail, align 8
  br label %bb4

bb4:                                              ; preds = %bb5, %bb3
  %_11 = load ptr, ptr %tail, align 8
  %_10 = icmp ne ptr %_11, %v_end
  br i1 %_10, label %bb5, label %bb7

bb7:                                              ; preds = %bb4
  ret void

bb5:                                              ; preds = %bb4
  %_13 = load ptr, ptr %tail, align 8
; call core::slice::sort::shared::smallsort::insert_tail::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, ptr %_13, ptr align 1 %is_less) #14
  %2 = load ptr, ptr %tail, align 8
  %_14 = getelementptr inbounds nuw i16, ptr %2, i64 1
  store ptr %_14, ptr %tail, align 8
  br label %bb4
}

; core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB28_(ptr align 4 %v.0, i64 %v.1, ptr align 4 %scratch.0, i64 %scratch.1, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_71 = alloca [32 x i8], align 8
  %_70 = alloca [32 x i8], align 8
  %_69 = alloca [32 x i8], align 8
  %_68 = alloca [16 x i8], align 8
  %drop_guard = alloca [24 x i8], align 8
  %_45 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %desired_len = alloca [8 x i8], align 8
  %_36 = alloca [16 x i8], align 8
  %iter = alloca [32 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_33 = alloca [32 x i8], align 8
  %presorted_len = alloca [8 x i8], align 8
  %_5 = icmp ult i64 %v.1, 2
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_8 = add i64 %v.1, 16
  %_6 = icmp ult i64 %scratch.1, %_8
  br i1 %_6, label %bb3, label %bb4

bb1:                                              ; preds = %start
  br label %bb27

bb4:                                              ; preds = %bb2
  %len_div_2 = udiv i64 %v.1, 2
  br label %bb5

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb5:                                              ; preds = %bb4
  %_14 = icmp uge i64 %v.1, 16
  br i1 %_14, label %bb6, label %bb9

bb9:                                              ; preds = %bb5
  %_22 = icmp uge i64 %v.1, 8
  br i1 %_22, label %bb10, label %bb13

bb6:                                              ; preds = %bb5
  %_16 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %v.1
; call core::slice::sort::shared::smallsort::sort8_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, ptr %scratch.0, ptr %_16, ptr align 8 %is_less) #14
  %_18 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2
  %_19 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_2
  %count = add i64 %v.1, 8
  %_20 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %count
; call core::slice::sort::shared::smallsort::sort8_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %_18, ptr %_19, ptr %_20, ptr align 8 %is_less) #14
  store i64 8, ptr %presorted_len, align 8
  br label %bb15

bb13:                                             ; preds = %bb9
  br label %bb31

bb10:                                             ; preds = %bb9
; call core::slice::sort::shared::smallsort::sort4_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %v.0, ptr %scratch.0, ptr align 8 %is_less) #14
  %_27 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2
  %_28 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_2
; call core::slice::sort::shared::smallsort::sort4_stable::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1P_(ptr %_27, ptr %_28, ptr align 8 %is_less) #14
  store i64 4, ptr %presorted_len, align 8
  br label %bb14

bb31:                                             ; preds = %bb13
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %v.0, ptr %scratch.0, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb33

bb33:                                             ; preds = %bb31
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %scratch.0, ptr align 4 %v.0, i64 4, i1 false)
  %_31 = getelementptr inbounds nuw i32, ptr %v.0, i64 %len_div_2
  %dst = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %len_div_2
  br label %bb34

bb34:                                             ; preds = %bb33
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_31, ptr %dst, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb36

bb36:                                             ; preds = %bb34
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %_31, i64 4, i1 false)
  store i64 1, ptr %presorted_len, align 8
  br label %bb14

bb14:                                             ; preds = %bb10, %bb36
  br label %bb15

bb15:                                             ; preds = %bb6, %bb14
  %1 = getelementptr inbounds nuw i64, ptr %self, i64 0
  store i64 0, ptr %1, align 8
  %2 = getelementptr inbounds nuw i64, ptr %self, i64 1
  store i64 %len_div_2, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_68, ptr align 8 %self, i64 16, i1 false)
  store i64 0, ptr %_69, align 8
  %3 = getelementptr inbounds i8, ptr %_69, i64 8
  store i64 2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_69, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %_68, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_71, ptr align 8 %_69, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_70, ptr align 8 %_71, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_33, ptr align 8 %_70, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_33, i64 32, i1 false)
  br label %bb16

bb16:                                             ; preds = %bb39, %bb15
; call <core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<usize>]>>::next
  %5 = call { i64, i64 } @_RNvMs6_NtNtNtCsgEmfK2I1SDS_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitjEE4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %iter, i64 2) #15
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  store i64 %6, ptr %_36, align 8
  %8 = getelementptr inbounds i8, ptr %_36, i64 8
  store i64 %7, ptr %8, align 8
  br label %bb37

bb37:                                             ; preds = %bb16
  %_38 = load i64, ptr %_36, align 8
  %9 = getelementptr inbounds i8, ptr %_36, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = trunc nuw i64 %_38 to i1
  br i1 %11, label %bb18, label %bb19

bb18:                                             ; preds = %bb37
  %12 = getelementptr inbounds i8, ptr %_36, i64 8
  %offset = load i64, ptr %12, align 8
  %src = getelementptr inbounds nuw i32, ptr %v.0, i64 %offset
  %dst4 = getelementptr inbounds nuw i32, ptr %scratch.0, i64 %offset
  %13 = icmp eq i64 %offset, 0
  br i1 %13, label %bb20, label %bb21

bb19:                                             ; preds = %bb37
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECsaVIduESG6dG_7rs_sort(ptr align 8 %iter) #14
  store ptr %scratch.0, ptr %drop_guard, align 8
  %14 = getelementptr inbounds i8, ptr %drop_guard, i64 8
  store ptr %v.0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %drop_guard, i64 16
  store i64 %v.1, ptr %15, align 8
  %data = load ptr, ptr %drop_guard, align 8
  %16 = getelementptr inbounds i8, ptr %drop_guard, i64 16
  %len = load i64, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %drop_guard, i64 8
  %_59 = load ptr, ptr %17, align 8
; call core::slice::sort::shared::smallsort::bidirectional_merge::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergemNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1W_(ptr align 4 %data, i64 %len, ptr %_59, ptr align 8 %is_less) #14
  br label %bb26

bb26:                                             ; preds = %bb19
  %t = load ptr, ptr %drop_guard, align 8
  %18 = getelementptr inbounds i8, ptr %drop_guard, i64 8
  %t2 = load ptr, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %drop_guard, i64 16
  %t3 = load i64, ptr %19, align 8
  br label %bb27

bb27:                                             ; preds = %bb1, %bb26
  ret void

bb30:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropmEECsaVIduESG6dG_7rs_sort(ptr align 8 %drop_guard) #18
  br label %bb29

bb29:                                             ; preds = %bb28, %bb30
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = insertvalue { ptr, i32 } poison, ptr %20, 0
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1
  unreachable

bb20:                                             ; preds = %bb18
  store i64 %len_div_2, ptr %desired_len, align 8
  br label %bb22

bb21:                                             ; preds = %bb18
  %25 = sub i64 %v.1, %len_div_2
  store i64 %25, ptr %desired_len, align 8
  br label %bb22

bb22:                                             ; preds = %bb21, %bb20
  %_44 = load i64, ptr %presorted_len, align 8
  store i64 %_44, ptr %iter1, align 8
  %26 = load i64, ptr %desired_len, align 8
  %27 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %26, ptr %27, align 8
  br label %bb23

bb23:                                             ; preds = %bb24, %bb22
  %_79 = load i64, ptr %iter1, align 8
  %28 = getelementptr inbounds i8, ptr %iter1, i64 8
  %_80 = load i64, ptr %28, align 8
  %_74 = icmp ult i64 %_79, %_80
  br i1 %_74, label %bb38, label %bb39

bb39:                                             ; preds = %bb23
  br label %bb16

bb38:                                             ; preds = %bb23
  %old = load i64, ptr %iter1, align 8
  br label %bb40

bb40:                                             ; preds = %bb38
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb41

bb41:                                             ; preds = %bb40
  %_78 = add nuw i64 %old, 1
  store i64 %_78, ptr %iter1, align 8
  %29 = getelementptr inbounds i8, ptr %_45, i64 8
  store i64 %old, ptr %29, align 8
  store i64 1, ptr %_45, align 8
  %30 = getelementptr inbounds i8, ptr %_45, i64 8
  %i = load i64, ptr %30, align 8
  %_49 = getelementptr inbounds nuw i32, ptr %src, i64 %i
  %dst5 = getelementptr inbounds nuw i32, ptr %dst4, i64 %i
  br label %bb42

bb42:                                             ; preds = %bb41
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_49, ptr %dst5, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb44

bb44:                                             ; preds = %bb42
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst5, ptr align 4 %_49, i64 4, i1 false)
; call core::slice::sort::shared::smallsort::insert_tail::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1O_(ptr %dst4, ptr %dst5, ptr align 8 %is_less) #14
  br label %bb24

bb24:                                             ; preds = %bb44
  br label %bb23

bb17:                                             ; No predecessors!
  unreachable

bb28:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECsaVIduESG6dG_7rs_sort(ptr align 8 %iter) #18
  br label %bb29
}

; core::slice::sort::shared::smallsort::small_sort_general_with_scratch::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort31small_sort_general_with_scratchsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 2 %scratch.0, i64 %scratch.1, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_71 = alloca [32 x i8], align 8
  %_70 = alloca [32 x i8], align 8
  %_69 = alloca [32 x i8], align 8
  %_68 = alloca [16 x i8], align 8
  %drop_guard = alloca [24 x i8], align 8
  %_45 = alloca [16 x i8], align 8
  %iter1 = alloca [16 x i8], align 8
  %desired_len = alloca [8 x i8], align 8
  %_36 = alloca [16 x i8], align 8
  %iter = alloca [32 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_33 = alloca [32 x i8], align 8
  %presorted_len = alloca [8 x i8], align 8
  %_5 = icmp ult i64 %v.1, 2
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_8 = add i64 %v.1, 16
  %_6 = icmp ult i64 %scratch.1, %_8
  br i1 %_6, label %bb3, label %bb4

bb1:                                              ; preds = %start
  br label %bb27

bb4:                                              ; preds = %bb2
  %len_div_2 = udiv i64 %v.1, 2
  br label %bb5

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb5:                                              ; preds = %bb4
  %_14 = icmp uge i64 %v.1, 16
  br i1 %_14, label %bb6, label %bb9

bb9:                                              ; preds = %bb5
  %_22 = icmp uge i64 %v.1, 8
  br i1 %_22, label %bb10, label %bb13

bb6:                                              ; preds = %bb5
  %_16 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %v.1
; call core::slice::sort::shared::smallsort::sort8_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, ptr %scratch.0, ptr %_16, ptr align 1 %is_less) #14
  %_18 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_2
  %_19 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_2
  %count = add i64 %v.1, 8
  %_20 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %count
; call core::slice::sort::shared::smallsort::sort8_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort8_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %_18, ptr %_19, ptr %_20, ptr align 1 %is_less) #14
  store i64 8, ptr %presorted_len, align 8
  br label %bb15

bb13:                                             ; preds = %bb9
  br label %bb31

bb10:                                             ; preds = %bb9
; call core::slice::sort::shared::smallsort::sort4_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %v.0, ptr %scratch.0, ptr align 1 %is_less) #14
  %_27 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_2
  %_28 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_2
; call core::slice::sort::shared::smallsort::sort4_stable::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort12sort4_stablesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %_27, ptr %_28, ptr align 1 %is_less) #14
  store i64 4, ptr %presorted_len, align 8
  br label %bb14

bb31:                                             ; preds = %bb13
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %v.0, ptr %scratch.0, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb33

bb33:                                             ; preds = %bb31
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %scratch.0, ptr align 2 %v.0, i64 2, i1 false)
  %_31 = getelementptr inbounds nuw i16, ptr %v.0, i64 %len_div_2
  %dst = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %len_div_2
  br label %bb34

bb34:                                             ; preds = %bb33
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_31, ptr %dst, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb36

bb36:                                             ; preds = %bb34
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %_31, i64 2, i1 false)
  store i64 1, ptr %presorted_len, align 8
  br label %bb14

bb14:                                             ; preds = %bb10, %bb36
  br label %bb15

bb15:                                             ; preds = %bb6, %bb14
  %1 = getelementptr inbounds nuw i64, ptr %self, i64 0
  store i64 0, ptr %1, align 8
  %2 = getelementptr inbounds nuw i64, ptr %self, i64 1
  store i64 %len_div_2, ptr %2, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_68, ptr align 8 %self, i64 16, i1 false)
  store i64 0, ptr %_69, align 8
  %3 = getelementptr inbounds i8, ptr %_69, i64 8
  store i64 2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %_69, i64 16
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 %_68, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_71, ptr align 8 %_69, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_70, ptr align 8 %_71, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_33, ptr align 8 %_70, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %iter, ptr align 8 %_33, i64 32, i1 false)
  br label %bb16

bb16:                                             ; preds = %bb39, %bb15
; call <core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<usize>]>>::next
  %5 = call { i64, i64 } @_RNvMs6_NtNtNtCsgEmfK2I1SDS_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitjEE4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %iter, i64 2) #15
  %6 = extractvalue { i64, i64 } %5, 0
  %7 = extractvalue { i64, i64 } %5, 1
  store i64 %6, ptr %_36, align 8
  %8 = getelementptr inbounds i8, ptr %_36, i64 8
  store i64 %7, ptr %8, align 8
  br label %bb37

bb37:                                             ; preds = %bb16
  %_38 = load i64, ptr %_36, align 8
  %9 = getelementptr inbounds i8, ptr %_36, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = trunc nuw i64 %_38 to i1
  br i1 %11, label %bb18, label %bb19

bb18:                                             ; preds = %bb37
  %12 = getelementptr inbounds i8, ptr %_36, i64 8
  %offset = load i64, ptr %12, align 8
  %src = getelementptr inbounds nuw i16, ptr %v.0, i64 %offset
  %dst4 = getelementptr inbounds nuw i16, ptr %scratch.0, i64 %offset
  %13 = icmp eq i64 %offset, 0
  br i1 %13, label %bb20, label %bb21

bb19:                                             ; preds = %bb37
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECsaVIduESG6dG_7rs_sort(ptr align 8 %iter) #14
  store ptr %scratch.0, ptr %drop_guard, align 8
  %14 = getelementptr inbounds i8, ptr %drop_guard, i64 8
  store ptr %v.0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %drop_guard, i64 16
  store i64 %v.1, ptr %15, align 8
  %data = load ptr, ptr %drop_guard, align 8
  %16 = getelementptr inbounds i8, ptr %drop_guard, i64 16
  %len = load i64, ptr %16, align 8
  %17 = getelementptr inbounds i8, ptr %drop_guard, i64 8
  %_59 = load ptr, ptr %17, align 8
; call core::slice::sort::shared::smallsort::bidirectional_merge::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort19bidirectional_mergesNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %data, i64 %len, ptr %_59, ptr align 1 %is_less) #14
  br label %bb26

bb26:                                             ; preds = %bb19
  %t = load ptr, ptr %drop_guard, align 8
  %18 = getelementptr inbounds i8, ptr %drop_guard, i64 8
  %t2 = load ptr, ptr %18, align 8
  %19 = getelementptr inbounds i8, ptr %drop_guard, i64 16
  %t3 = load i64, ptr %19, align 8
  br label %bb27

bb27:                                             ; preds = %bb1, %bb26
  ret void

bb30:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::shared::smallsort::CopyOnDrop<i16>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort6shared9smallsort10CopyOnDropsEECsaVIduESG6dG_7rs_sort(ptr align 8 %drop_guard) #18
  br label %bb29

bb29:                                             ; preds = %bb28, %bb30
  %20 = load ptr, ptr %0, align 8
  %21 = getelementptr inbounds i8, ptr %0, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = insertvalue { ptr, i32 } poison, ptr %20, 0
  %24 = insertvalue { ptr, i32 } %23, i32 %22, 1
  unreachable

bb20:                                             ; preds = %bb18
  store i64 %len_div_2, ptr %desired_len, align 8
  br label %bb22

bb21:                                             ; preds = %bb18
  %25 = sub i64 %v.1, %len_div_2
  store i64 %25, ptr %desired_len, align 8
  br label %bb22

bb22:                                             ; preds = %bb21, %bb20
  %_44 = load i64, ptr %presorted_len, align 8
  store i64 %_44, ptr %iter1, align 8
  %26 = load i64, ptr %desired_len, align 8
  %27 = getelementptr inbounds i8, ptr %iter1, i64 8
  store i64 %26, ptr %27, align 8
  br label %bb23

bb23:                                             ; preds = %bb24, %bb22
  %_79 = load i64, ptr %iter1, align 8
  %28 = getelementptr inbounds i8, ptr %iter1, i64 8
  %_80 = load i64, ptr %28, align 8
  %_74 = icmp ult i64 %_79, %_80
  br i1 %_74, label %bb38, label %bb39

bb39:                                             ; preds = %bb23
  br label %bb16

bb38:                                             ; preds = %bb23
  %old = load i64, ptr %iter1, align 8
  br label %bb40

bb40:                                             ; preds = %bb38
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb41

bb41:                                             ; preds = %bb40
  %_78 = add nuw i64 %old, 1
  store i64 %_78, ptr %iter1, align 8
  %29 = getelementptr inbounds i8, ptr %_45, i64 8
  store i64 %old, ptr %29, align 8
  store i64 1, ptr %_45, align 8
  %30 = getelementptr inbounds i8, ptr %_45, i64 8
  %i = load i64, ptr %30, align 8
  %_49 = getelementptr inbounds nuw i16, ptr %src, i64 %i
  %dst5 = getelementptr inbounds nuw i16, ptr %dst4, i64 %i
  br label %bb42

bb42:                                             ; preds = %bb41
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_49, ptr %dst5, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb44

bb44:                                             ; preds = %bb42
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst5, ptr align 2 %_49, i64 2, i1 false)
; call core::slice::sort::shared::smallsort::insert_tail::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort11insert_tailsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr %dst4, ptr %dst5, ptr align 1 %is_less) #14
  br label %bb24

bb24:                                             ; preds = %bb44
  br label %bb23

bb17:                                             ; No predecessors!
  unreachable

bb28:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::array::iter::IntoIter<usize, 2>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtB4_5array4iter8IntoIterjKj2_EECsaVIduESG6dG_7rs_sort(ptr align 8 %iter) #18
  br label %bb29
}

; core::slice::sort::unstable::heapsort::heapsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr align 4 %v.0, i64 %v.1, ptr align 8 %is_less) unnamed_addr #2 {
start:
  %0 = alloca [8 x i8], align 8
  %_44.i = alloca [8 x i8], align 8
  %child.i = alloca [8 x i8], align 8
  %node.i = alloca [8 x i8], align 8
  %sift_idx = alloca [8 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_7 = udiv i64 %v.1, 2
  %_6 = add i64 %v.1, %_7
  store i64 0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_6, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit, %start
  %_23 = load i64, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_24 = load i64, ptr %2, align 8
  %_17 = icmp ult i64 %_23, %_24
  br i1 %_17, label %bb6, label %bb7

bb7:                                              ; preds = %bb1
  ret void

bb6:                                              ; preds = %bb1
  %3 = getelementptr inbounds i8, ptr %iter, i64 8
  %start1 = load i64, ptr %3, align 8
  br label %bb8

bb8:                                              ; preds = %bb6
; call <usize>::unchecked_sub::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %start1, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  %_20 = sub nuw i64 %start1, 1
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_20, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  %_22 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %_22, ptr %6, align 8
  store i64 1, ptr %_8, align 8
  %7 = getelementptr inbounds i8, ptr %_8, i64 8
  %i = load i64, ptr %7, align 8
  %_12 = icmp uge i64 %i, %v.1
  br i1 %_12, label %bb2, label %bb3

bb3:                                              ; preds = %bb9
  %_27 = icmp ult i64 0, %v.1
  br i1 %_27, label %bb11, label %panic

bb2:                                              ; preds = %bb9
  %8 = sub i64 %i, %v.1
  store i64 %8, ptr %sift_idx, align 8
  br label %bb4

bb11:                                             ; preds = %bb3
  %pa = getelementptr inbounds nuw i32, ptr %v.0, i64 0
  %_29 = icmp ult i64 %i, %v.1
  br i1 %_29, label %bb12, label %panic2

panic:                                            ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_2b857f2a89f0b80d499a04a987eea42f) #16
  unreachable

bb12:                                             ; preds = %bb11
  %pb = getelementptr inbounds nuw i32, ptr %v.0, i64 %i
; call core::ptr::swap::<u32>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapmECsaVIduESG6dG_7rs_sort(ptr %pa, ptr %pb) #15
  store i64 0, ptr %sift_idx, align 8
  br label %bb4

panic2:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 %v.1, ptr align 8 @alloc_2b857f2a89f0b80d499a04a987eea42f) #16
  unreachable

bb4:                                              ; preds = %bb2, %bb12
; call <usize as core::cmp::Ord>::min
  %index = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsaVIduESG6dG_7rs_sort(i64 %i, i64 %v.1) #15
  %_35 = icmp ult i64 %index, 0
  br i1 %_35, label %bb16, label %bb17

bb17:                                             ; preds = %bb4
  %_31 = icmp ule i64 %index, %v.1
  br i1 %_31, label %bb14, label %bb15

bb16:                                             ; preds = %bb4
  br label %bb15

bb15:                                             ; preds = %bb16, %bb17
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %index, i64 %v.1, ptr align 8 @alloc_2b8b872ffa74adbdb93cb0eb23b70556) #16
  unreachable

bb14:                                             ; preds = %bb17
  %9 = load i64, ptr %sift_idx, align 8
  store i64 %9, ptr %node.i, align 8
  %_5.i = load i64, ptr %node.i, align 8
  %_4.i = icmp ule i64 %_5.i, %index
  br label %bb1.i

bb1.i:                                            ; preds = %bb15.i, %bb14
  %_10.i = load i64, ptr %node.i, align 8
  %_9.i = mul i64 2, %_10.i
  %10 = add i64 %_9.i, 1
  store i64 %10, ptr %child.i, align 8
  %_12.i = load i64, ptr %child.i, align 8
  %_11.i = icmp uge i64 %_12.i, %index
  br i1 %_11.i, label %bb2.i, label %bb3.i

bb3.i:                                            ; preds = %bb1.i
  %_15.i = load i64, ptr %child.i, align 8
  %_14.i = add i64 %_15.i, 1
  %_13.i = icmp ult i64 %_14.i, %index
  br i1 %_13.i, label %bb4.i, label %bb5.i

bb2.i:                                            ; preds = %bb1.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

bb5.i:                                            ; preds = %bb3.i
  br label %bb7.i

bb4.i:                                            ; preds = %bb3.i
  %count.i = load i64, ptr %child.i, align 8
  %_20.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count.i
  %_25.i = load i64, ptr %child.i, align 8
  %count1.i = add i64 %_25.i, 1
  %_23.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count1.i
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_17.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_20.i, ptr align 4 %_23.i) #15
  %_16.i = zext i1 %_17.i to i64
  %11 = load i64, ptr %child.i, align 8
  %12 = add i64 %11, %_16.i
  store i64 %12, ptr %child.i, align 8
  br label %bb7.i

bb7.i:                                            ; preds = %bb4.i, %bb5.i
  %count2.i = load i64, ptr %node.i, align 8
  %_29.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count2.i
  %count3.i = load i64, ptr %child.i, align 8
  %_32.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count3.i
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_26.i = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %_29.i, ptr align 4 %_32.i) #15
  br i1 %_26.i, label %bb9.i, label %bb10.i

bb10.i:                                           ; preds = %bb7.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit

bb9.i:                                            ; preds = %bb7.i
  %13 = load i64, ptr %node.i, align 8
  %x.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %13
  %count4.i = load i64, ptr %child.i, align 8
  %y.i = getelementptr inbounds nuw i32, ptr %v.0, i64 %count4.i
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x.i, ptr %y.i, i64 4, i64 4, i64 1, ptr align 8 @alloc_1cf84bced26ade3fd95f43432b08dbb9) #15
  store i64 4, ptr %0, align 8
  %bytes.i = load i64, ptr %0, align 8
  store i64 %bytes.i, ptr %_44.i, align 8
  %14 = load i64, ptr %_44.i, align 8
  %15 = icmp eq i64 %14, 0
  %_45.i = select i1 %15, i64 0, i64 1
  %16 = trunc nuw i64 %_45.i to i1
  br i1 %16, label %bb16.i, label %bb18.i

bb16.i:                                           ; preds = %bb9.i
  %bytes5.i = load i64, ptr %_44.i, align 8
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %x.i, ptr %y.i, i64 %bytes5.i) #15
  br label %bb15.i

bb18.i:                                           ; preds = %bb9.i
  br label %bb15.i

bb15.i:                                           ; preds = %bb18.i, %bb16.i
  %17 = load i64, ptr %child.i, align 8
  store i64 %17, ptr %node.i, align 8
  br label %bb1.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1M_.exit: ; preds = %bb2.i, %bb10.i
  br label %bb1
}

; core::slice::sort::unstable::heapsort::heapsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: noinline nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 1 %is_less) unnamed_addr #2 {
start:
  %0 = alloca [8 x i8], align 8
  %_44.i = alloca [8 x i8], align 8
  %child.i = alloca [8 x i8], align 8
  %node.i = alloca [8 x i8], align 8
  %sift_idx = alloca [8 x i8], align 8
  %_8 = alloca [16 x i8], align 8
  %iter = alloca [16 x i8], align 8
  %_7 = udiv i64 %v.1, 2
  %_6 = add i64 %v.1, %_7
  store i64 0, ptr %iter, align 8
  %1 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_6, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit, %start
  %_23 = load i64, ptr %iter, align 8
  %2 = getelementptr inbounds i8, ptr %iter, i64 8
  %_24 = load i64, ptr %2, align 8
  %_17 = icmp ult i64 %_23, %_24
  br i1 %_17, label %bb6, label %bb7

bb7:                                              ; preds = %bb1
  ret void

bb6:                                              ; preds = %bb1
  %3 = getelementptr inbounds i8, ptr %iter, i64 8
  %start1 = load i64, ptr %3, align 8
  br label %bb8

bb8:                                              ; preds = %bb6
; call <usize>::unchecked_sub::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %start1, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  %_20 = sub nuw i64 %start1, 1
  %4 = getelementptr inbounds i8, ptr %iter, i64 8
  store i64 %_20, ptr %4, align 8
  %5 = getelementptr inbounds i8, ptr %iter, i64 8
  %_22 = load i64, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %_8, i64 8
  store i64 %_22, ptr %6, align 8
  store i64 1, ptr %_8, align 8
  %7 = getelementptr inbounds i8, ptr %_8, i64 8
  %i = load i64, ptr %7, align 8
  %_12 = icmp uge i64 %i, %v.1
  br i1 %_12, label %bb2, label %bb3

bb3:                                              ; preds = %bb9
  %_27 = icmp ult i64 0, %v.1
  br i1 %_27, label %bb11, label %panic

bb2:                                              ; preds = %bb9
  %8 = sub i64 %i, %v.1
  store i64 %8, ptr %sift_idx, align 8
  br label %bb4

bb11:                                             ; preds = %bb3
  %pa = getelementptr inbounds nuw i16, ptr %v.0, i64 0
  %_29 = icmp ult i64 %i, %v.1
  br i1 %_29, label %bb12, label %panic2

panic:                                            ; preds = %bb3
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %v.1, ptr align 8 @alloc_2b857f2a89f0b80d499a04a987eea42f) #16
  unreachable

bb12:                                             ; preds = %bb11
  %pb = getelementptr inbounds nuw i16, ptr %v.0, i64 %i
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %pa, ptr %pb) #15
  store i64 0, ptr %sift_idx, align 8
  br label %bb4

panic2:                                           ; preds = %bb11
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %i, i64 %v.1, ptr align 8 @alloc_2b857f2a89f0b80d499a04a987eea42f) #16
  unreachable

bb4:                                              ; preds = %bb2, %bb12
; call <usize as core::cmp::Ord>::min
  %index = call i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsaVIduESG6dG_7rs_sort(i64 %i, i64 %v.1) #15
  %_35 = icmp ult i64 %index, 0
  br i1 %_35, label %bb16, label %bb17

bb17:                                             ; preds = %bb4
  %_31 = icmp ule i64 %index, %v.1
  br i1 %_31, label %bb14, label %bb15

bb16:                                             ; preds = %bb4
  br label %bb15

bb15:                                             ; preds = %bb16, %bb17
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 0, i64 %index, i64 %v.1, ptr align 8 @alloc_2b8b872ffa74adbdb93cb0eb23b70556) #16
  unreachable

bb14:                                             ; preds = %bb17
  %9 = load i64, ptr %sift_idx, align 8
  store i64 %9, ptr %node.i, align 8
  %_5.i = load i64, ptr %node.i, align 8
  %_4.i = icmp ule i64 %_5.i, %index
  br label %bb1.i

bb1.i:                                            ; preds = %bb15.i, %bb14
  %_10.i = load i64, ptr %node.i, align 8
  %_9.i = mul i64 2, %_10.i
  %10 = add i64 %_9.i, 1
  store i64 %10, ptr %child.i, align 8
  %_12.i = load i64, ptr %child.i, align 8
  %_11.i = icmp uge i64 %_12.i, %index
  br i1 %_11.i, label %bb2.i, label %bb3.i

bb3.i:                                            ; preds = %bb1.i
  %_15.i = load i64, ptr %child.i, align 8
  %_14.i = add i64 %_15.i, 1
  %_13.i = icmp ult i64 %_14.i, %index
  br i1 %_13.i, label %bb4.i, label %bb5.i

bb2.i:                                            ; preds = %bb1.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb5.i:                                            ; preds = %bb3.i
  br label %bb7.i

bb4.i:                                            ; preds = %bb3.i
  %count.i = load i64, ptr %child.i, align 8
  %_20.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count.i
  %_25.i = load i64, ptr %child.i, align 8
  %count1.i = add i64 %_25.i, 1
  %_23.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count1.i
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_17.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_20.i, ptr align 2 %_23.i) #15
  %_16.i = zext i1 %_17.i to i64
  %11 = load i64, ptr %child.i, align 8
  %12 = add i64 %11, %_16.i
  store i64 %12, ptr %child.i, align 8
  br label %bb7.i

bb7.i:                                            ; preds = %bb4.i, %bb5.i
  %count2.i = load i64, ptr %node.i, align 8
  %_29.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count2.i
  %count3.i = load i64, ptr %child.i, align 8
  %_32.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count3.i
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_26.i = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %_29.i, ptr align 2 %_32.i) #15
  br i1 %_26.i, label %bb9.i, label %bb10.i

bb10.i:                                           ; preds = %bb7.i
  br label %_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb9.i:                                            ; preds = %bb7.i
  %13 = load i64, ptr %node.i, align 8
  %x.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %13
  %count4.i = load i64, ptr %child.i, align 8
  %y.i = getelementptr inbounds nuw i16, ptr %v.0, i64 %count4.i
; call core::ptr::swap_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x.i, ptr %y.i, i64 2, i64 2, i64 1, ptr align 8 @alloc_1cf84bced26ade3fd95f43432b08dbb9) #15
  store i64 2, ptr %0, align 8
  %bytes.i = load i64, ptr %0, align 8
  store i64 %bytes.i, ptr %_44.i, align 8
  %14 = load i64, ptr %_44.i, align 8
  %15 = icmp eq i64 %14, 0
  %_45.i = select i1 %15, i64 0, i64 1
  %16 = trunc nuw i64 %_45.i to i1
  br i1 %16, label %bb16.i, label %bb18.i

bb16.i:                                           ; preds = %bb9.i
  %bytes5.i = load i64, ptr %_44.i, align 8
; call core::ptr::swap_nonoverlapping_bytes
  call void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %x.i, ptr %y.i, i64 %bytes5.i) #15
  br label %bb15.i

bb18.i:                                           ; preds = %bb9.i
  br label %bb15.i

bb15.i:                                           ; preds = %bb18.i, %bb16.i
  %17 = load i64, ptr %child.i, align 8
  store i64 %17, ptr %node.i, align 8
  br label %bb1.i

_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort9sift_downsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb2.i, %bb10.i
  br label %bb1
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_(ptr align 4 %v.0, i64 %v.1, ptr align 4 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_37 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [4 x i8], align 4
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8
  %1 = icmp eq i64 %v.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb18

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 8
  store ptr %pivot, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %loop_body, i64 16
  store ptr %v_base, ptr %3, align 8
  %value = load i32, ptr %v.0, align 4
  store i32 %value, ptr %gap_value, align 4
  %4 = load ptr, ptr %v_base, align 8
  %_12 = getelementptr inbounds nuw i32, ptr %4, i64 1
  %_13.0 = load ptr, ptr %v_base, align 8
  %5 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_12, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 0, ptr %6, align 8
  store ptr %_13.0, ptr %state, align 8
  %7 = getelementptr inbounds i8, ptr %state, i64 8
  store ptr %gap_value, ptr %7, align 8
  %count = sub i64 %v.1, 1
  %8 = load ptr, ptr %v_base, align 8
  %unroll_end = getelementptr inbounds nuw i32, ptr %8, i64 %count
  br label %bb3

bb18:                                             ; preds = %bb17, %bb1
  %9 = load i64, ptr %_0, align 8
  ret i64 %9

bb3:                                              ; preds = %bb10, %bb2
  %10 = getelementptr inbounds i8, ptr %state, i64 16
  %_20 = load ptr, ptr %10, align 8
  %_19 = icmp ult ptr %_20, %unroll_end
  br i1 %_19, label %bb4, label %bb11

bb11:                                             ; preds = %bb3
  %11 = load ptr, ptr %v_base, align 8
  %end = getelementptr inbounds nuw i32, ptr %11, i64 %v.1
  br label %bb12

bb4:                                              ; preds = %bb3
  br label %bb5

bb12:                                             ; preds = %bb16, %bb11
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %_36 = load ptr, ptr %12, align 8
  %is_done = icmp eq ptr %_36, %end
  br i1 %is_done, label %bb13, label %bb14

bb14:                                             ; preds = %bb12
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %_37, align 8
  br label %bb15

bb13:                                             ; preds = %bb12
  %15 = getelementptr inbounds i8, ptr %state, i64 8
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %_37, align 8
  br label %bb15

bb15:                                             ; preds = %bb13, %bb14
  %17 = getelementptr inbounds i8, ptr %state, i64 16
  %18 = load ptr, ptr %_37, align 8
  store ptr %18, ptr %17, align 8
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb16

bb16:                                             ; preds = %bb15
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb16
  %t = load ptr, ptr %state, align 8
  %19 = getelementptr inbounds i8, ptr %state, i64 8
  %t1 = load ptr, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %state, i64 24
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %_0, align 8
  br label %bb18

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb6

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  br label %bb10

bb10:                                             ; preds = %bb7, %bb9
  br label %bb3

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb10

bb20:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawmEECsaVIduESG6dG_7rs_sort(ptr align 8 %state) #18
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_(ptr align 4 %v.0, i64 %v.1, ptr align 4 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_37 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [4 x i8], align 4
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8
  %1 = icmp eq i64 %v.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb18

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 8
  store ptr %pivot, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %loop_body, i64 16
  store ptr %v_base, ptr %3, align 8
  %value = load i32, ptr %v.0, align 4
  store i32 %value, ptr %gap_value, align 4
  %4 = load ptr, ptr %v_base, align 8
  %_12 = getelementptr inbounds nuw i32, ptr %4, i64 1
  %_13.0 = load ptr, ptr %v_base, align 8
  %5 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_12, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 0, ptr %6, align 8
  store ptr %_13.0, ptr %state, align 8
  %7 = getelementptr inbounds i8, ptr %state, i64 8
  store ptr %gap_value, ptr %7, align 8
  %count = sub i64 %v.1, 1
  %8 = load ptr, ptr %v_base, align 8
  %unroll_end = getelementptr inbounds nuw i32, ptr %8, i64 %count
  br label %bb3

bb18:                                             ; preds = %bb17, %bb1
  %9 = load i64, ptr %_0, align 8
  ret i64 %9

bb3:                                              ; preds = %bb10, %bb2
  %10 = getelementptr inbounds i8, ptr %state, i64 16
  %_20 = load ptr, ptr %10, align 8
  %_19 = icmp ult ptr %_20, %unroll_end
  br i1 %_19, label %bb4, label %bb11

bb11:                                             ; preds = %bb3
  %11 = load ptr, ptr %v_base, align 8
  %end = getelementptr inbounds nuw i32, ptr %11, i64 %v.1
  br label %bb12

bb4:                                              ; preds = %bb3
  br label %bb5

bb12:                                             ; preds = %bb16, %bb11
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %_36 = load ptr, ptr %12, align 8
  %is_done = icmp eq ptr %_36, %end
  br i1 %is_done, label %bb13, label %bb14

bb14:                                             ; preds = %bb12
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %_37, align 8
  br label %bb15

bb13:                                             ; preds = %bb12
  %15 = getelementptr inbounds i8, ptr %state, i64 8
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %_37, align 8
  br label %bb15

bb15:                                             ; preds = %bb13, %bb14
  %17 = getelementptr inbounds i8, ptr %state, i64 16
  %18 = load ptr, ptr %_37, align 8
  store ptr %18, ptr %17, align 8
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb16

bb16:                                             ; preds = %bb15
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb16
  %t = load ptr, ptr %state, align 8
  %19 = getelementptr inbounds i8, ptr %state, i64 8
  %t1 = load ptr, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %state, i64 24
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %_0, align 8
  br label %bb18

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb6

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  br label %bb10

bb10:                                             ; preds = %bb7, %bb9
  br label %bb3

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb10

bb20:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<u32>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawmEECsaVIduESG6dG_7rs_sort(ptr align 8 %state) #18
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 2 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_37 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [2 x i8], align 2
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8
  %1 = icmp eq i64 %v.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb18

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 8
  store ptr %pivot, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %loop_body, i64 16
  store ptr %v_base, ptr %3, align 8
  %value = load i16, ptr %v.0, align 2
  store i16 %value, ptr %gap_value, align 2
  %4 = load ptr, ptr %v_base, align 8
  %_12 = getelementptr inbounds nuw i16, ptr %4, i64 1
  %_13.0 = load ptr, ptr %v_base, align 8
  %5 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_12, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 0, ptr %6, align 8
  store ptr %_13.0, ptr %state, align 8
  %7 = getelementptr inbounds i8, ptr %state, i64 8
  store ptr %gap_value, ptr %7, align 8
  %count = sub i64 %v.1, 1
  %8 = load ptr, ptr %v_base, align 8
  %unroll_end = getelementptr inbounds nuw i16, ptr %8, i64 %count
  br label %bb3

bb18:                                             ; preds = %bb17, %bb1
  %9 = load i64, ptr %_0, align 8
  ret i64 %9

bb3:                                              ; preds = %bb10, %bb2
  %10 = getelementptr inbounds i8, ptr %state, i64 16
  %_20 = load ptr, ptr %10, align 8
  %_19 = icmp ult ptr %_20, %unroll_end
  br i1 %_19, label %bb4, label %bb11

bb11:                                             ; preds = %bb3
  %11 = load ptr, ptr %v_base, align 8
  %end = getelementptr inbounds nuw i16, ptr %11, i64 %v.1
  br label %bb12

bb4:                                              ; preds = %bb3
  br label %bb5

bb12:                                             ; preds = %bb16, %bb11
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %_36 = load ptr, ptr %12, align 8
  %is_done = icmp eq ptr %_36, %end
  br i1 %is_done, label %bb13, label %bb14

bb14:                                             ; preds = %bb12
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %_37, align 8
  br label %bb15

bb13:                                             ; preds = %bb12
  %15 = getelementptr inbounds i8, ptr %state, i64 8
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %_37, align 8
  br label %bb15

bb15:                                             ; preds = %bb13, %bb14
  %17 = getelementptr inbounds i8, ptr %state, i64 16
  %18 = load ptr, ptr %_37, align 8
  store ptr %18, ptr %17, align 8
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb16

bb16:                                             ; preds = %bb15
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb16
  %t = load ptr, ptr %state, align 8
  %19 = getelementptr inbounds i8, ptr %state, i64 8
  %t1 = load ptr, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %state, i64 24
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %_0, align 8
  br label %bb18

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb6

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  br label %bb10

bb10:                                             ; preds = %bb7, %bb9
  br label %bb3

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb10

bb20:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<i16>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawsEECsaVIduESG6dG_7rs_sort(ptr align 8 %state) #18
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 2 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_37 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [2 x i8], align 2
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8
  %1 = icmp eq i64 %v.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb18

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 8
  store ptr %pivot, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %loop_body, i64 16
  store ptr %v_base, ptr %3, align 8
  %value = load i16, ptr %v.0, align 2
  store i16 %value, ptr %gap_value, align 2
  %4 = load ptr, ptr %v_base, align 8
  %_12 = getelementptr inbounds nuw i16, ptr %4, i64 1
  %_13.0 = load ptr, ptr %v_base, align 8
  %5 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_12, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 0, ptr %6, align 8
  store ptr %_13.0, ptr %state, align 8
  %7 = getelementptr inbounds i8, ptr %state, i64 8
  store ptr %gap_value, ptr %7, align 8
  %count = sub i64 %v.1, 1
  %8 = load ptr, ptr %v_base, align 8
  %unroll_end = getelementptr inbounds nuw i16, ptr %8, i64 %count
  br label %bb3

bb18:                                             ; preds = %bb17, %bb1
  %9 = load i64, ptr %_0, align 8
  ret i64 %9

bb3:                                              ; preds = %bb10, %bb2
  %10 = getelementptr inbounds i8, ptr %state, i64 16
  %_20 = load ptr, ptr %10, align 8
  %_19 = icmp ult ptr %_20, %unroll_end
  br i1 %_19, label %bb4, label %bb11

bb11:                                             ; preds = %bb3
  %11 = load ptr, ptr %v_base, align 8
  %end = getelementptr inbounds nuw i16, ptr %11, i64 %v.1
  br label %bb12

bb4:                                              ; preds = %bb3
  br label %bb5

bb12:                                             ; preds = %bb16, %bb11
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %_36 = load ptr, ptr %12, align 8
  %is_done = icmp eq ptr %_36, %end
  br i1 %is_done, label %bb13, label %bb14

bb14:                                             ; preds = %bb12
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %_37, align 8
  br label %bb15

bb13:                                             ; preds = %bb12
  %15 = getelementptr inbounds i8, ptr %state, i64 8
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %_37, align 8
  br label %bb15

bb15:                                             ; preds = %bb13, %bb14
  %17 = getelementptr inbounds i8, ptr %state, i64 16
  %18 = load ptr, ptr %_37, align 8
  store ptr %18, ptr %17, align 8
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb16

bb16:                                             ; preds = %bb15
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb16
  %t = load ptr, ptr %state, align 8
  %19 = getelementptr inbounds i8, ptr %state, i64 8
  %t1 = load ptr, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %state, i64 24
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %_0, align 8
  br label %bb18

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb6

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  br label %bb10

bb10:                                             ; preds = %bb7, %bb9
  br label %bb3

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb10

bb20:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<i16>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawsEECsaVIduESG6dG_7rs_sort(ptr align 8 %state) #18
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, ptr align 2 %pivot, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %0 = alloca [16 x i8], align 8
  %_37 = alloca [8 x i8], align 8
  %state = alloca [32 x i8], align 8
  %gap_value = alloca [2 x i8], align 2
  %loop_body = alloca [24 x i8], align 8
  %v_base = alloca [8 x i8], align 8
  %_0 = alloca [8 x i8], align 8
  store ptr %v.0, ptr %v_base, align 8
  %1 = icmp eq i64 %v.1, 0
  br i1 %1, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %_0, align 8
  br label %bb18

bb2:                                              ; preds = %start
  store ptr %is_less, ptr %loop_body, align 8
  %2 = getelementptr inbounds i8, ptr %loop_body, i64 8
  store ptr %pivot, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %loop_body, i64 16
  store ptr %v_base, ptr %3, align 8
  %value = load i16, ptr %v.0, align 2
  store i16 %value, ptr %gap_value, align 2
  %4 = load ptr, ptr %v_base, align 8
  %_12 = getelementptr inbounds nuw i16, ptr %4, i64 1
  %_13.0 = load ptr, ptr %v_base, align 8
  %5 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_12, ptr %5, align 8
  %6 = getelementptr inbounds i8, ptr %state, i64 24
  store i64 0, ptr %6, align 8
  store ptr %_13.0, ptr %state, align 8
  %7 = getelementptr inbounds i8, ptr %state, i64 8
  store ptr %gap_value, ptr %7, align 8
  %count = sub i64 %v.1, 1
  %8 = load ptr, ptr %v_base, align 8
  %unroll_end = getelementptr inbounds nuw i16, ptr %8, i64 %count
  br label %bb3

bb18:                                             ; preds = %bb17, %bb1
  %9 = load i64, ptr %_0, align 8
  ret i64 %9

bb3:                                              ; preds = %bb10, %bb2
  %10 = getelementptr inbounds i8, ptr %state, i64 16
  %_20 = load ptr, ptr %10, align 8
  %_19 = icmp ult ptr %_20, %unroll_end
  br i1 %_19, label %bb4, label %bb11

bb11:                                             ; preds = %bb3
  %11 = load ptr, ptr %v_base, align 8
  %end = getelementptr inbounds nuw i16, ptr %11, i64 %v.1
  br label %bb12

bb4:                                              ; preds = %bb3
  br label %bb5

bb12:                                             ; preds = %bb16, %bb11
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %_36 = load ptr, ptr %12, align 8
  %is_done = icmp eq ptr %_36, %end
  br i1 %is_done, label %bb13, label %bb14

bb14:                                             ; preds = %bb12
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  %14 = load ptr, ptr %13, align 8
  store ptr %14, ptr %_37, align 8
  br label %bb15

bb13:                                             ; preds = %bb12
  %15 = getelementptr inbounds i8, ptr %state, i64 8
  %16 = load ptr, ptr %15, align 8
  store ptr %16, ptr %_37, align 8
  br label %bb15

bb15:                                             ; preds = %bb13, %bb14
  %17 = getelementptr inbounds i8, ptr %state, i64 16
  %18 = load ptr, ptr %_37, align 8
  store ptr %18, ptr %17, align 8
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb16

bb16:                                             ; preds = %bb15
  br i1 %is_done, label %bb17, label %bb12

bb17:                                             ; preds = %bb16
  %t = load ptr, ptr %state, align 8
  %19 = getelementptr inbounds i8, ptr %state, i64 8
  %t1 = load ptr, ptr %19, align 8
  %20 = getelementptr inbounds i8, ptr %state, i64 24
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %_0, align 8
  br label %bb18

bb5:                                              ; preds = %bb4
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb6

bb8:                                              ; No predecessors!
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb9

bb9:                                              ; preds = %bb8
  br label %bb10

bb10:                                             ; preds = %bb7, %bb9
  br label %bb3

bb6:                                              ; preds = %bb5
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  call void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %loop_body, ptr align 8 %state) #15
  br label %bb7

bb7:                                              ; preds = %bb6
  br label %bb10

bb20:                                             ; No predecessors!
; call core::ptr::drop_in_place::<core::slice::sort::unstable::quicksort::GapGuardRaw<i16>>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr13drop_in_placeINtNtNtNtNtB4_5slice4sort8unstable9quicksort11GapGuardRawsEECsaVIduESG6dG_7rs_sort(ptr align 8 %state) #18
  %22 = load ptr, ptr %0, align 8
  %23 = getelementptr inbounds i8, ptr %0, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = insertvalue { ptr, i32 } poison, ptr %22, 0
  %26 = insertvalue { ptr, i32 } %25, i32 %24, 1
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB26_(ptr align 4 %v.0, i64 %v.1, i64 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8
  br label %bb12

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1
  br i1 %_5, label %bb3, label %bb4

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8
  ret i64 %1

bb4:                                              ; preds = %bb2
; call <[u32]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_bd03acf812695bf809cdd7bff0866520) #14
; call <[u32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_10, ptr align 4 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_2903b1fa77b0acd4544e689ac151aad7) #15
  %pivot.0 = load ptr, ptr %_10, align 8
  %2 = getelementptr inbounds i8, ptr %_10, i64 8
  %pivot.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 16
  %v_without_pivot.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %v_without_pivot.1 = load i64, ptr %4, align 8
  %_13 = icmp ult i64 0, %pivot.1
  br i1 %_13, label %bb7, label %panic

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i32, ptr %pivot.0, i64 0
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
  %5 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB2w_(ptr align 4 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 4 %pivot1, ptr align 8 %is_less) #14
  store i64 %5, ptr %num_lt, align 8
  %6 = load i64, ptr %num_lt, align 8
  %_15 = icmp uge i64 %6, %v.1
  br i1 %_15, label %bb9, label %bb10

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_f413a1c23f25101691aed17fb33638b8) #16
  unreachable

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8
; call <[u32]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_c8bb77e972aa16a0797b096854cdd9bb) #14
  br label %bb12

bb9:                                              ; preds = %bb7
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr align 4 %v.0, i64 %v.1, i64 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8
  br label %bb12

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1
  br i1 %_5, label %bb3, label %bb4

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8
  ret i64 %1

bb4:                                              ; preds = %bb2
; call <[u32]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_bd03acf812695bf809cdd7bff0866520) #14
; call <[u32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_10, ptr align 4 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_2903b1fa77b0acd4544e689ac151aad7) #15
  %pivot.0 = load ptr, ptr %_10, align 8
  %2 = getelementptr inbounds i8, ptr %_10, i64 8
  %pivot.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 16
  %v_without_pivot.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %v_without_pivot.1 = load i64, ptr %4, align 8
  %_13 = icmp ult i64 0, %pivot.1
  br i1 %_13, label %bb7, label %panic

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i32, ptr %pivot.0, i64 0
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %5 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB2d_(ptr align 4 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 4 %pivot1, ptr align 8 %is_less) #14
  store i64 %5, ptr %num_lt, align 8
  %6 = load i64, ptr %num_lt, align 8
  %_15 = icmp uge i64 %6, %v.1
  br i1 %_15, label %bb9, label %bb10

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_f413a1c23f25101691aed17fb33638b8) #16
  unreachable

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8
; call <[u32]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 4 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_c8bb77e972aa16a0797b096854cdd9bb) #14
  br label %bb12

bb9:                                              ; preds = %bb7
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8
  br label %bb12

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1
  br i1 %_5, label %bb3, label %bb4

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8
  ret i64 %1

bb4:                                              ; preds = %bb2
; call <[i16]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_bd03acf812695bf809cdd7bff0866520) #14
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_10, ptr align 2 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_2903b1fa77b0acd4544e689ac151aad7) #15
  %pivot.0 = load ptr, ptr %_10, align 8
  %2 = getelementptr inbounds i8, ptr %_10, i64 8
  %pivot.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 16
  %v_without_pivot.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %v_without_pivot.1 = load i64, ptr %4, align 8
  %_13 = icmp ult i64 0, %pivot.1
  br i1 %_13, label %bb7, label %panic

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i16, ptr %pivot.0, i64 0
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %5 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 2 %pivot1, ptr align 8 %is_less) #14
  store i64 %5, ptr %num_lt, align 8
  %6 = load i64, ptr %num_lt, align 8
  %_15 = icmp uge i64 %6, %v.1
  br i1 %_15, label %bb9, label %bb10

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_f413a1c23f25101691aed17fb33638b8) #16
  unreachable

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8
; call <[i16]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_c8bb77e972aa16a0797b096854cdd9bb) #14
  br label %bb12

bb9:                                              ; preds = %bb7
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 %pivot, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8
  br label %bb12

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1
  br i1 %_5, label %bb3, label %bb4

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8
  ret i64 %1

bb4:                                              ; preds = %bb2
; call <[i16]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_bd03acf812695bf809cdd7bff0866520) #14
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_10, ptr align 2 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_2903b1fa77b0acd4544e689ac151aad7) #15
  %pivot.0 = load ptr, ptr %_10, align 8
  %2 = getelementptr inbounds i8, ptr %_10, i64 8
  %pivot.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 16
  %v_without_pivot.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %v_without_pivot.1 = load i64, ptr %4, align 8
  %_13 = icmp ult i64 0, %pivot.1
  br i1 %_13, label %bb7, label %panic

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i16, ptr %pivot.0, i64 0
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %5 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB6_6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 2 %pivot1, ptr align 8 %is_less) #14
  store i64 %5, ptr %num_lt, align 8
  %6 = load i64, ptr %num_lt, align 8
  %_15 = icmp uge i64 %6, %v.1
  br i1 %_15, label %bb9, label %bb10

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_f413a1c23f25101691aed17fb33638b8) #16
  unreachable

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8
; call <[i16]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_c8bb77e972aa16a0797b096854cdd9bb) #14
  br label %bb12

bb9:                                              ; preds = %bb7
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::partition::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 %pivot, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_10 = alloca [32 x i8], align 8
  %num_lt = alloca [8 x i8], align 8
  %0 = icmp eq i64 %v.1, 0
  br i1 %0, label %bb1, label %bb2

bb1:                                              ; preds = %start
  store i64 0, ptr %num_lt, align 8
  br label %bb12

bb2:                                              ; preds = %start
  %_5 = icmp uge i64 %pivot, %v.1
  br i1 %_5, label %bb3, label %bb4

bb12:                                             ; preds = %bb10, %bb1
  %1 = load i64, ptr %num_lt, align 8
  ret i64 %1

bb4:                                              ; preds = %bb2
; call <[i16]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 0, i64 %pivot, ptr align 8 @alloc_bd03acf812695bf809cdd7bff0866520) #14
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_10, ptr align 2 %v.0, i64 %v.1, i64 1, ptr align 8 @alloc_2903b1fa77b0acd4544e689ac151aad7) #15
  %pivot.0 = load ptr, ptr %_10, align 8
  %2 = getelementptr inbounds i8, ptr %_10, i64 8
  %pivot.1 = load i64, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_10, i64 16
  %v_without_pivot.0 = load ptr, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  %v_without_pivot.1 = load i64, ptr %4, align 8
  %_13 = icmp ult i64 0, %pivot.1
  br i1 %_13, label %bb7, label %panic

bb3:                                              ; preds = %bb2
  call void @llvm.trap()
  unreachable

bb7:                                              ; preds = %bb4
  %pivot1 = getelementptr inbounds nuw i16, ptr %pivot.0, i64 0
; call core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %5 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %v_without_pivot.0, i64 %v_without_pivot.1, ptr align 2 %pivot1, ptr align 1 %is_less) #14
  store i64 %5, ptr %num_lt, align 8
  %6 = load i64, ptr %num_lt, align 8
  %_15 = icmp uge i64 %6, %v.1
  br i1 %_15, label %bb9, label %bb10

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_f413a1c23f25101691aed17fb33638b8) #16
  unreachable

bb10:                                             ; preds = %bb7
  %7 = load i64, ptr %num_lt, align 8
; call <[i16]>::swap_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %v.0, i64 %v.1, i64 0, i64 %7, ptr align 8 @alloc_c8bb77e972aa16a0797b096854cdd9bb) #14
  br label %bb12

bb9:                                              ; preds = %bb7
  call void @llvm.trap()
  unreachable
}

; core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr align 4 %0, i64 %1, ptr align 4 %2, i32 %3, ptr align 8 %is_less) unnamed_addr #1 {
start:
  %_0.i3 = alloca [8 x i8], align 8
  %_36 = alloca [32 x i8], align 8
  %_34 = alloca [32 x i8], align 8
  %_25 = alloca [8 x i8], align 8
  %limit = alloca [4 x i8], align 4
  %ancestor_pivot = alloca [8 x i8], align 8
  %v = alloca [16 x i8], align 8
  store ptr %0, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %1, ptr %4, align 8
  store ptr %2, ptr %ancestor_pivot, align 8
  store i32 %3, ptr %limit, align 4
  br label %bb1

bb1:                                              ; preds = %bb20, %bb24, %start
  %_7.0 = load ptr, ptr %v, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 8
  %_7.1 = load i64, ptr %5, align 8
  store i64 32, ptr %_0.i3, align 8
  %6 = load i64, ptr %_0.i3, align 8
  %_5 = icmp ule i64 %_7.1, %6
  br i1 %_5, label %bb3, label %bb5

bb5:                                              ; preds = %bb1
  %_10 = load i32, ptr %limit, align 4
  %7 = icmp eq i32 %_10, 0
  br i1 %7, label %bb6, label %bb7

bb3:                                              ; preds = %bb1
  %8 = load ptr, ptr %v, align 8
  %9 = getelementptr inbounds i8, ptr %v, i64 8
  %10 = load i64, ptr %9, align 8
; call core::slice::sort::shared::smallsort::small_sort_network::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networkmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1V_(ptr align 4 %8, i64 %10, ptr align 8 %is_less) #14
  br label %bb22

bb6:                                              ; preds = %bb5
  %11 = load ptr, ptr %v, align 8
  %12 = getelementptr inbounds i8, ptr %v, i64 8
  %13 = load i64, ptr %12, align 8
; call core::slice::sort::unstable::heapsort::heapsort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr align 4 %11, i64 %13, ptr align 8 %is_less) #13
  br label %bb22

bb7:                                              ; preds = %bb5
  %14 = load i32, ptr %limit, align 4
  %15 = sub i32 %14, 1
  store i32 %15, ptr %limit, align 4
  %_13.0 = load ptr, ptr %v, align 8
  %16 = getelementptr inbounds i8, ptr %v, i64 8
  %_13.1 = load i64, ptr %16, align 8
; call core::slice::sort::shared::pivot::choose_pivot::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %pivot_pos = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1L_(ptr align 4 %_13.0, i64 %_13.1, ptr align 8 %is_less) #15
  %17 = load ptr, ptr %ancestor_pivot, align 8
  %18 = ptrtoint ptr %17 to i64
  %19 = icmp eq i64 %18, 0
  %_14 = select i1 %19, i64 0, i64 1
  %20 = trunc nuw i64 %_14 to i1
  br i1 %20, label %bb10, label %bb16

bb22:                                             ; preds = %bb3, %bb6
  ret void

bb10:                                             ; preds = %bb7
  %p = load ptr, ptr %ancestor_pivot, align 8
  %_19.0 = load ptr, ptr %v, align 8
  %21 = getelementptr inbounds i8, ptr %v, i64 8
  %_19.1 = load i64, ptr %21, align 8
  %_21 = icmp ult i64 %pivot_pos, %_19.1
  br i1 %_21, label %bb11, label %panic

bb16:                                             ; preds = %bb13, %bb7
  %_28.0 = load ptr, ptr %v, align 8
  %22 = getelementptr inbounds i8, ptr %v, i64 8
  %_28.1 = load i64, ptr %22, align 8
; call core::slice::sort::unstable::quicksort::partition::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  %num_lt1 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr align 4 %_28.0, i64 %_28.1, i64 %pivot_pos, ptr align 8 %is_less) #14
  %_31.0 = load ptr, ptr %v, align 8
  %23 = getelementptr inbounds i8, ptr %v, i64 8
  %_31.1 = load i64, ptr %23, align 8
  %_29 = icmp ult i64 %num_lt1, %_31.1
  %24 = load ptr, ptr %v, align 8
  %25 = getelementptr inbounds i8, ptr %v, i64 8
  %26 = load i64, ptr %25, align 8
; call <[u32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_34, ptr align 4 %24, i64 %26, i64 %num_lt1, ptr align 8 @alloc_f659bff3c40923810951013529900f56) #15
  %left.0 = load ptr, ptr %_34, align 8
  %27 = getelementptr inbounds i8, ptr %_34, i64 8
  %left.1 = load i64, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %_34, i64 16
  %right.0 = load ptr, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %right.1 = load i64, ptr %29, align 8
; call <[u32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_36, ptr align 4 %right.0, i64 %right.1, i64 1, ptr align 8 @alloc_f875370a1456c0de57e96e3558791b50) #15
  %pivot.0 = load ptr, ptr %_36, align 8
  %30 = getelementptr inbounds i8, ptr %_36, i64 8
  %pivot.1 = load i64, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %_36, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %31, i64 8
  %34 = load i64, ptr %33, align 8
  store ptr %32, ptr %v, align 8
  %35 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %34, ptr %35, align 8
  %_39 = icmp ult i64 0, %pivot.1
  br i1 %_39, label %bb20, label %panic2

bb11:                                             ; preds = %bb10
  %36 = load ptr, ptr %v, align 8
  %37 = getelementptr inbounds i8, ptr %v, i64 8
  %38 = load i64, ptr %37, align 8
  %_18 = getelementptr inbounds nuw i32, ptr %36, i64 %pivot_pos
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_16 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %is_less, ptr align 4 %p, ptr align 4 %_18) #15
  br i1 %_16, label %bb13, label %bb14

panic:                                            ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %pivot_pos, i64 %_19.1, ptr align 8 @alloc_003a17b1a393801803e7a490d90bc483) #16
  unreachable

bb14:                                             ; preds = %bb11
  %_23.0 = load ptr, ptr %v, align 8
  %39 = getelementptr inbounds i8, ptr %v, i64 8
  %_23.1 = load i64, ptr %39, align 8
  store ptr %is_less, ptr %_25, align 8
; call core::slice::sort::unstable::quicksort::partition::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>
  %num_lt = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionmNCINvB2_9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0EB26_(ptr align 4 %_23.0, i64 %_23.1, i64 %pivot_pos, ptr align 8 %_25) #14
  %index = add i64 %num_lt, 1
  %40 = load ptr, ptr %v, align 8
  %41 = getelementptr inbounds i8, ptr %v, i64 8
  %_43 = load i64, ptr %41, align 8
  %_42 = icmp ugt i64 %index, %_43
  br i1 %_42, label %bb23, label %bb24

bb13:                                             ; preds = %bb11
  br label %bb16

bb24:                                             ; preds = %bb14
  %new_len = sub nuw i64 %_43, %index
  %ptr.0 = load ptr, ptr %v, align 8
  %42 = getelementptr inbounds i8, ptr %v, i64 8
  %ptr.1 = load i64, ptr %42, align 8
  %_49 = getelementptr inbounds nuw i32, ptr %ptr.0, i64 %index
  store ptr %_49, ptr %v, align 8
  %43 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %new_len, ptr %43, align 8
  store ptr null, ptr %ancestor_pivot, align 8
  br label %bb1

bb23:                                             ; preds = %bb14
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %index, i64 %_43, i64 %_43, ptr align 8 @alloc_fbe36ceedd494d1bc08749778b6ce835) #16
  unreachable

bb20:                                             ; preds = %bb16
  %pivot = getelementptr inbounds nuw i32, ptr %pivot.0, i64 0
  %_41 = load i32, ptr %limit, align 4
  %44 = load ptr, ptr %ancestor_pivot, align 8
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMB8_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0EB1N_(ptr align 4 %left.0, i64 %left.1, ptr align 4 %44, i32 %_41, ptr align 8 %is_less) #14
  store ptr %pivot, ptr %ancestor_pivot, align 8
  br label %bb1

panic2:                                           ; preds = %bb16
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_dd0795a5592ade73c091d059d27534b8) #16
  unreachable

bb25:                                             ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
; Function Attrs: nounwind
define void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %0, i64 %1, ptr align 2 %2, i32 %3, ptr align 1 %is_less) unnamed_addr #1 {
start:
  %_0.i3 = alloca [8 x i8], align 8
  %_36 = alloca [32 x i8], align 8
  %_34 = alloca [32 x i8], align 8
  %_25 = alloca [8 x i8], align 8
  %limit = alloca [4 x i8], align 4
  %ancestor_pivot = alloca [8 x i8], align 8
  %v = alloca [16 x i8], align 8
  store ptr %0, ptr %v, align 8
  %4 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %1, ptr %4, align 8
  store ptr %2, ptr %ancestor_pivot, align 8
  store i32 %3, ptr %limit, align 4
  br label %bb1

bb1:                                              ; preds = %bb20, %bb24, %start
  %_7.0 = load ptr, ptr %v, align 8
  %5 = getelementptr inbounds i8, ptr %v, i64 8
  %_7.1 = load i64, ptr %5, align 8
  store i64 32, ptr %_0.i3, align 8
  %6 = load i64, ptr %_0.i3, align 8
  %_5 = icmp ule i64 %_7.1, %6
  br i1 %_5, label %bb3, label %bb5

bb5:                                              ; preds = %bb1
  %_10 = load i32, ptr %limit, align 4
  %7 = icmp eq i32 %_10, 0
  br i1 %7, label %bb6, label %bb7

bb3:                                              ; preds = %bb1
  %8 = load ptr, ptr %v, align 8
  %9 = getelementptr inbounds i8, ptr %v, i64 8
  %10 = load i64, ptr %9, align 8
; call core::slice::sort::shared::smallsort::small_sort_network::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort18small_sort_networksNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %8, i64 %10, ptr align 1 %is_less) #14
  br label %bb22

bb6:                                              ; preds = %bb5
  %11 = load ptr, ptr %v, align 8
  %12 = getelementptr inbounds i8, ptr %v, i64 8
  %13 = load i64, ptr %12, align 8
; call core::slice::sort::unstable::heapsort::heapsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable8heapsort8heapsortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %11, i64 %13, ptr align 1 %is_less) #13
  br label %bb22

bb7:                                              ; preds = %bb5
  %14 = load i32, ptr %limit, align 4
  %15 = sub i32 %14, 1
  store i32 %15, ptr %limit, align 4
  %_13.0 = load ptr, ptr %v, align 8
  %16 = getelementptr inbounds i8, ptr %v, i64 8
  %_13.1 = load i64, ptr %16, align 8
; call core::slice::sort::shared::pivot::choose_pivot::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %pivot_pos = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared5pivot12choose_pivotsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_13.0, i64 %_13.1, ptr align 1 %is_less) #15
  %17 = load ptr, ptr %ancestor_pivot, align 8
  %18 = ptrtoint ptr %17 to i64
  %19 = icmp eq i64 %18, 0
  %_14 = select i1 %19, i64 0, i64 1
  %20 = trunc nuw i64 %_14 to i1
  br i1 %20, label %bb10, label %bb16

bb22:                                             ; preds = %bb3, %bb6
  ret void

bb10:                                             ; preds = %bb7
  %p = load ptr, ptr %ancestor_pivot, align 8
  %_19.0 = load ptr, ptr %v, align 8
  %21 = getelementptr inbounds i8, ptr %v, i64 8
  %_19.1 = load i64, ptr %21, align 8
  %_21 = icmp ult i64 %pivot_pos, %_19.1
  br i1 %_21, label %bb11, label %panic

bb16:                                             ; preds = %bb13, %bb7
  %_28.0 = load ptr, ptr %v, align 8
  %22 = getelementptr inbounds i8, ptr %v, i64 8
  %_28.1 = load i64, ptr %22, align 8
; call core::slice::sort::unstable::quicksort::partition::<i16, <i16 as core::cmp::PartialOrd>::lt>
  %num_lt1 = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %_28.0, i64 %_28.1, i64 %pivot_pos, ptr align 1 %is_less) #14
  %_31.0 = load ptr, ptr %v, align 8
  %23 = getelementptr inbounds i8, ptr %v, i64 8
  %_31.1 = load i64, ptr %23, align 8
  %_29 = icmp ult i64 %num_lt1, %_31.1
  %24 = load ptr, ptr %v, align 8
  %25 = getelementptr inbounds i8, ptr %v, i64 8
  %26 = load i64, ptr %25, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_34, ptr align 2 %24, i64 %26, i64 %num_lt1, ptr align 8 @alloc_f659bff3c40923810951013529900f56) #15
  %left.0 = load ptr, ptr %_34, align 8
  %27 = getelementptr inbounds i8, ptr %_34, i64 8
  %left.1 = load i64, ptr %27, align 8
  %28 = getelementptr inbounds i8, ptr %_34, i64 16
  %right.0 = load ptr, ptr %28, align 8
  %29 = getelementptr inbounds i8, ptr %28, i64 8
  %right.1 = load i64, ptr %29, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_36, ptr align 2 %right.0, i64 %right.1, i64 1, ptr align 8 @alloc_f875370a1456c0de57e96e3558791b50) #15
  %pivot.0 = load ptr, ptr %_36, align 8
  %30 = getelementptr inbounds i8, ptr %_36, i64 8
  %pivot.1 = load i64, ptr %30, align 8
  %31 = getelementptr inbounds i8, ptr %_36, i64 16
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %31, i64 8
  %34 = load i64, ptr %33, align 8
  store ptr %32, ptr %v, align 8
  %35 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %34, ptr %35, align 8
  %_39 = icmp ult i64 0, %pivot.1
  br i1 %_39, label %bb20, label %panic2

bb11:                                             ; preds = %bb10
  %36 = load ptr, ptr %v, align 8
  %37 = getelementptr inbounds i8, ptr %v, i64 8
  %38 = load i64, ptr %37, align 8
  %_18 = getelementptr inbounds nuw i16, ptr %36, i64 %pivot_pos
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_16 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %is_less, ptr align 2 %p, ptr align 2 %_18) #15
  br i1 %_16, label %bb13, label %bb14

panic:                                            ; preds = %bb10
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %pivot_pos, i64 %_19.1, ptr align 8 @alloc_003a17b1a393801803e7a490d90bc483) #16
  unreachable

bb14:                                             ; preds = %bb11
  %_23.0 = load ptr, ptr %v, align 8
  %39 = getelementptr inbounds i8, ptr %v, i64 8
  %_23.1 = load i64, ptr %39, align 8
  store ptr %is_less, ptr %_25, align 8
; call core::slice::sort::unstable::quicksort::partition::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %num_lt = call i64 @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9partitionsNCINvB2_9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 2 %_23.0, i64 %_23.1, i64 %pivot_pos, ptr align 8 %_25) #14
  %index = add i64 %num_lt, 1
  %40 = load ptr, ptr %v, align 8
  %41 = getelementptr inbounds i8, ptr %v, i64 8
  %_43 = load i64, ptr %41, align 8
  %_42 = icmp ugt i64 %index, %_43
  br i1 %_42, label %bb23, label %bb24

bb13:                                             ; preds = %bb11
  br label %bb16

bb24:                                             ; preds = %bb14
  %new_len = sub nuw i64 %_43, %index
  %ptr.0 = load ptr, ptr %v, align 8
  %42 = getelementptr inbounds i8, ptr %v, i64 8
  %ptr.1 = load i64, ptr %42, align 8
  %_49 = getelementptr inbounds nuw i16, ptr %ptr.0, i64 %index
  store ptr %_49, ptr %v, align 8
  %43 = getelementptr inbounds i8, ptr %v, i64 8
  store i64 %new_len, ptr %43, align 8
  store ptr null, ptr %ancestor_pivot, align 8
  br label %bb1

bb23:                                             ; preds = %bb14
; call core::slice::index::slice_index_fail
  call void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64 %index, i64 %_43, i64 %_43, ptr align 8 @alloc_fbe36ceedd494d1bc08749778b6ce835) #16
  unreachable

bb20:                                             ; preds = %bb16
  %pivot = getelementptr inbounds nuw i16, ptr %pivot.0, i64 0
  %_41 = load i32, ptr %limit, align 4
  %44 = load ptr, ptr %ancestor_pivot, align 8
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %left.0, i64 %left.1, ptr align 2 %44, i32 %_41, ptr align 1 %is_less) #14
  store ptr %pivot, ptr %ancestor_pivot, align 8
  br label %bb1

panic2:                                           ; preds = %bb16
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 0, i64 %pivot.1, ptr align 8 @alloc_dd0795a5592ade73c091d059d27534b8) #16
  unreachable

bb25:                                             ; No predecessors!
  unreachable
}

; <[_]>::reverse::revswap::<u32>
; Function Attrs: inlinehint nounwind
define void @_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort(ptr align 4 %a.0, i64 %a.1, ptr align 4 %b.0, i64 %b.1, i64 %n) unnamed_addr #0 {
start:
  %i = alloca [8 x i8], align 8
  %_7 = alloca [32 x i8], align 8
  %_5 = alloca [32 x i8], align 8
; call <[u32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_5, ptr align 4 %a.0, i64 %a.1, i64 %n, ptr align 8 @alloc_2400804e423b0742bba0683141bd04c2) #15
  %a.01 = load ptr, ptr %_5, align 8
  %0 = getelementptr inbounds i8, ptr %_5, i64 8
  %a.12 = load i64, ptr %0, align 8
; call <[u32]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_7, ptr align 4 %b.0, i64 %b.1, i64 %n, ptr align 8 @alloc_fffa68226348b98e7063e74865542329) #15
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_13, i64 %a.12, ptr align 8 @alloc_4c2c6c2e084bbf207e6375ee9c0ff5d5) #16
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_17, i64 %b.14, ptr align 8 @alloc_76885f79964779c81888673b9ee1de73) #16
  unreachable
}

; <[_]>::reverse::revswap::<i16>
; Function Attrs: inlinehint nounwind
define void @_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort(ptr align 2 %a.0, i64 %a.1, ptr align 2 %b.0, i64 %b.1, i64 %n) unnamed_addr #0 {
start:
  %i = alloca [8 x i8], align 8
  %_7 = alloca [32 x i8], align 8
  %_5 = alloca [32 x i8], align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_5, ptr align 2 %a.0, i64 %a.1, i64 %n, ptr align 8 @alloc_2400804e423b0742bba0683141bd04c2) #15
  %a.01 = load ptr, ptr %_5, align 8
  %0 = getelementptr inbounds i8, ptr %_5, i64 8
  %a.12 = load i64, ptr %0, align 8
; call <[i16]>::split_at_mut
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_7, ptr align 2 %b.0, i64 %b.1, i64 %n, ptr align 8 @alloc_fffa68226348b98e7063e74865542329) #15
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
  %x = getelementptr inbounds nuw i16, ptr %a.01, i64 %_13
  %_18 = sub i64 %n, 1
  %_19 = load i64, ptr %i, align 8
  %_17 = sub i64 %_18, %_19
  %_21 = icmp ult i64 %_17, %b.14
  br i1 %_21, label %bb6, label %panic5

panic:                                            ; preds = %bb4
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_13, i64 %a.12, ptr align 8 @alloc_4c2c6c2e084bbf207e6375ee9c0ff5d5) #16
  unreachable

bb6:                                              ; preds = %bb5
  %y = getelementptr inbounds nuw i16, ptr %b.03, i64 %_17
  %2 = load i16, ptr %x, align 2
  %3 = load i16, ptr %y, align 2
  store i16 %3, ptr %x, align 2
  store i16 %2, ptr %y, align 2
  %4 = load i64, ptr %i, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %i, align 8
  br label %bb3

panic5:                                           ; preds = %bb5
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 %_17, i64 %b.14, ptr align 8 @alloc_76885f79964779c81888673b9ee1de73) #16
  unreachable
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_chunks::<8>
; Function Attrs: nounwind
define void @_RINvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %chunks) unnamed_addr #1 {
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
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %old, i64 1, ptr align 8 @alloc_8a7813f1a038cd71090e4a0dcbf8eae3) #15
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
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj8_ECsaVIduESG6dG_7rs_sort(ptr align 1 %_11, ptr align 1 %_13) #15
  br label %bb1
}

; <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate<&i16, (usize, &i16), core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort(ptr %self.0, ptr %self.1, i64 %init.0, ptr align 2 %init.1, ptr align 1 %0, i64 %1) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %_20 = alloca [24 x i8], align 8
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [16 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [16 x i8], align 8
  %f = alloca [16 x i8], align 8
  store ptr %0, ptr %f, align 8
  %3 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %4 = icmp eq ptr %self.0, %self.1
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %_4, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %6 = load i8, ptr %_4, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i8 1, ptr %_31, align 1
  store i64 %init.0, ptr %acc, align 8
  %8 = getelementptr inbounds i8, ptr %acc, i64 8
  store ptr %init.1, ptr %8, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i64 %init.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %init.1, ptr %9, align 8
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #15
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %10 = ptrtoint ptr %self.1 to i64
  %11 = ptrtoint ptr %self.0 to i64
  %12 = sub nuw i64 %10, %11
  %13 = udiv exact i64 %12, 2
  store i64 %13, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #16
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21.0 = load i64, ptr %acc, align 8
  %14 = getelementptr inbounds i8, ptr %acc, i64 8
  %_21.1 = load ptr, ptr %14, align 8
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i16, ptr %self.0, i64 %count
  store i64 %_21.0, ptr %_20, align 8
  %15 = getelementptr inbounds i8, ptr %_20, i64 8
  store ptr %_21.1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %_20, i64 16
  store ptr %_45, ptr %16, align 8
  %17 = load i64, ptr %_20, align 8
  %18 = getelementptr inbounds i8, ptr %_20, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %_20, i64 16
  %21 = load ptr, ptr %20, align 8
; call <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate::<&i16, (usize, &i16), core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  %22 = call { i64, ptr } @_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %f, i64 %17, ptr align 2 %19, ptr align 2 %21) #15
  %_18.0 = extractvalue { i64, ptr } %22, 0
  %_18.1 = extractvalue { i64, ptr } %22, 1
  br label %bb9

bb9:                                              ; preds = %bb8
  store i64 %_18.0, ptr %acc, align 8
  %23 = getelementptr inbounds i8, ptr %acc, i64 8
  store ptr %_18.1, ptr %23, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %24 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %24, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #15
  br label %bb27

bb27:                                             ; preds = %bb26
  %25 = load i64, ptr %i, align 8
  %_27 = add nuw i64 %25, 1
  store i64 %_27, ptr %i, align 8
  %_29 = load i64, ptr %i, align 8
  %_30 = load i64, ptr %len, align 8
  %_28 = icmp eq i64 %_29, %_30
  br i1 %_28, label %bb10, label %bb11

bb11:                                             ; preds = %bb27
  br label %bb8

bb10:                                             ; preds = %bb27
  %26 = load i64, ptr %acc, align 8
  %27 = getelementptr inbounds i8, ptr %acc, i64 8
  %28 = load ptr, ptr %27, align 8
  store i64 %26, ptr %_0, align 8
  %29 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %28, ptr %29, align 8
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %30 = load i64, ptr %_0, align 8
  %31 = getelementptr inbounds i8, ptr %_0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = insertvalue { i64, ptr } poison, i64 %30, 0
  %34 = insertvalue { i64, ptr } %33, ptr %32, 1
  ret { i64, ptr } %34

bb16:                                             ; No predecessors!
  %35 = load i8, ptr %_31, align 1
  %36 = trunc nuw i8 %35 to i1
  br i1 %36, label %bb15, label %bb13

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18

bb15:                                             ; preds = %bb16
  br label %bb13

bb18:                                             ; preds = %bb13
  %37 = load i8, ptr %_32, align 1
  %38 = trunc nuw i8 %37 to i1
  br i1 %38, label %bb17, label %bb14

bb14:                                             ; preds = %bb17, %bb18
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds i8, ptr %2, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = insertvalue { ptr, i32 } poison, ptr %39, 0
  %43 = insertvalue { ptr, i32 } %42, i32 %41, 1
  unreachable

bb17:                                             ; preds = %bb18
  br label %bb14

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate<&i16, (usize, &i16), core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort(ptr %self.0, ptr %self.1, i64 %init.0, ptr align 2 %init.1, ptr align 1 %0, i64 %1) unnamed_addr #0 {
start:
  %2 = alloca [16 x i8], align 8
  %_32 = alloca [1 x i8], align 1
  %_31 = alloca [1 x i8], align 1
  %_20 = alloca [24 x i8], align 8
  %len = alloca [8 x i8], align 8
  %i = alloca [8 x i8], align 8
  %acc = alloca [16 x i8], align 8
  %_4 = alloca [1 x i8], align 1
  %_0 = alloca [16 x i8], align 8
  %f = alloca [16 x i8], align 8
  store ptr %0, ptr %f, align 8
  %3 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %1, ptr %3, align 8
  br label %bb2

bb2:                                              ; preds = %start
  %4 = icmp eq ptr %self.0, %self.1
  %5 = zext i1 %4 to i8
  store i8 %5, ptr %_4, align 1
  br label %bb3

bb3:                                              ; preds = %bb2
  %6 = load i8, ptr %_4, align 1
  %7 = trunc nuw i8 %6 to i1
  br i1 %7, label %bb4, label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i8 1, ptr %_31, align 1
  store i64 %init.0, ptr %acc, align 8
  %8 = getelementptr inbounds i8, ptr %acc, i64 8
  store ptr %init.1, ptr %8, align 8
  store i64 0, ptr %i, align 8
  br label %bb7

bb4:                                              ; preds = %bb3
  store i8 0, ptr %_32, align 1
  store i64 %init.0, ptr %_0, align 8
  %9 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %init.1, ptr %9, align 8
  br label %bb12

bb7:                                              ; preds = %bb5
  br label %bb20

bb20:                                             ; preds = %bb7
; call <*const _>::offset_from_unsigned::precondition_check
  call void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self.1, ptr %self.0, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #15
  br label %bb22

bb22:                                             ; preds = %bb20
  br label %bb23

bb23:                                             ; preds = %bb22
  br label %bb24

bb24:                                             ; preds = %bb23
  %10 = ptrtoint ptr %self.1 to i64
  %11 = ptrtoint ptr %self.0 to i64
  %12 = sub nuw i64 %10, %11
  %13 = udiv exact i64 %12, 2
  store i64 %13, ptr %len, align 8
  br label %bb8

bb25:                                             ; No predecessors!
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_ec595fc0e82ef92fc59bd74f68296eae, i64 73, ptr align 8 @alloc_7cb1dd7620319c06f8fe4029f6b4a0d1) #16
  unreachable

bb8:                                              ; preds = %bb11, %bb24
  store i8 0, ptr %_31, align 1
  %_21.0 = load i64, ptr %acc, align 8
  %14 = getelementptr inbounds i8, ptr %acc, i64 8
  %_21.1 = load ptr, ptr %14, align 8
  %count = load i64, ptr %i, align 8
  %_45 = getelementptr inbounds nuw i16, ptr %self.0, i64 %count
  store i64 %_21.0, ptr %_20, align 8
  %15 = getelementptr inbounds i8, ptr %_20, i64 8
  store ptr %_21.1, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %_20, i64 16
  store ptr %_45, ptr %16, align 8
  %17 = load i64, ptr %_20, align 8
  %18 = getelementptr inbounds i8, ptr %_20, i64 8
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds i8, ptr %_20, i64 16
  %21 = load ptr, ptr %20, align 8
; call <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate::<&i16, (usize, &i16), core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
  %22 = call { i64, ptr } @_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %f, i64 %17, ptr align 2 %19, ptr align 2 %21) #15
  %_18.0 = extractvalue { i64, ptr } %22, 0
  %_18.1 = extractvalue { i64, ptr } %22, 1
  br label %bb9

bb9:                                              ; preds = %bb8
  store i64 %_18.0, ptr %acc, align 8
  %23 = getelementptr inbounds i8, ptr %acc, i64 8
  store ptr %_18.1, ptr %23, align 8
  br label %bb26

bb26:                                             ; preds = %bb9
  %24 = load i64, ptr %i, align 8
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %24, i64 1, ptr align 8 @alloc_12fdce0839ba33fd8bd1bb0711a36af6) #15
  br label %bb27

bb27:                                             ; preds = %bb26
  %25 = load i64, ptr %i, align 8
  %_27 = add nuw i64 %25, 1
  store i64 %_27, ptr %i, align 8
  %_29 = load i64, ptr %i, align 8
  %_30 = load i64, ptr %len, align 8
  %_28 = icmp eq i64 %_29, %_30
  br i1 %_28, label %bb10, label %bb11

bb11:                                             ; preds = %bb27
  br label %bb8

bb10:                                             ; preds = %bb27
  %26 = load i64, ptr %acc, align 8
  %27 = getelementptr inbounds i8, ptr %acc, i64 8
  %28 = load ptr, ptr %27, align 8
  store i64 %26, ptr %_0, align 8
  %29 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %28, ptr %29, align 8
  br label %bb12

bb12:                                             ; preds = %bb4, %bb10
  %30 = load i64, ptr %_0, align 8
  %31 = getelementptr inbounds i8, ptr %_0, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = insertvalue { i64, ptr } poison, i64 %30, 0
  %34 = insertvalue { i64, ptr } %33, ptr %32, 1
  ret { i64, ptr } %34

bb16:                                             ; No predecessors!
  %35 = load i8, ptr %_31, align 1
  %36 = trunc nuw i8 %35 to i1
  br i1 %36, label %bb15, label %bb13

bb13:                                             ; preds = %bb15, %bb16
  br label %bb18

bb15:                                             ; preds = %bb16
  br label %bb13

bb18:                                             ; preds = %bb13
  %37 = load i8, ptr %_32, align 1
  %38 = trunc nuw i8 %37 to i1
  br i1 %38, label %bb17, label %bb14

bb14:                                             ; preds = %bb17, %bb18
  %39 = load ptr, ptr %2, align 8
  %40 = getelementptr inbounds i8, ptr %2, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = insertvalue { ptr, i32 } poison, ptr %39, 0
  %43 = insertvalue { ptr, i32 } %42, i32 %41, 1
  unreachable

bb17:                                             ; preds = %bb18
  br label %bb14

bb1:                                              ; No predecessors!
  unreachable

bb6:                                              ; No predecessors!
  unreachable
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %self, i64 %init.0, ptr align 2 %init.1, ptr align 1 %fold) unnamed_addr #0 {
start:
  %_4.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %1, align 8
; call <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate<&i16, (usize, &i16), core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}>
  %2 = call { i64, ptr } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort(ptr %_4.0, ptr %_4.1, i64 %init.0, ptr align 2 %init.1, ptr align 1 %fold, i64 %count) #15
  %_0.0 = extractvalue { i64, ptr } %2, 0
  %_0.1 = extractvalue { i64, ptr } %2, 1
  %3 = insertvalue { i64, ptr } poison, i64 %_0.0, 0
  %4 = insertvalue { i64, ptr } %3, ptr %_0.1, 1
  ret { i64, ptr } %4
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %self, i64 %init.0, ptr align 2 %init.1, ptr align 1 %fold) unnamed_addr #0 {
start:
  %_4.0 = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_4.1 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %1, align 8
; call <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate<&i16, (usize, &i16), core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}>
  %2 = call { i64, ptr } @_RINvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB7_4ItersENtNtNtNtBb_4iter6traits8iterator8Iterator4foldTjRsENCINvNvXs_NtNtBY_8adapters9enumerateINtB1R_9EnumeratepEBS_4fold9enumerateB1E_B1C_NCINvNtNtB9_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0E0ECsaVIduESG6dG_7rs_sort(ptr %_4.0, ptr %_4.1, i64 %init.0, ptr align 2 %init.1, ptr align 1 %fold, i64 %count) #15
  %_0.0 = extractvalue { i64, ptr } %2, 0
  %_0.1 = extractvalue { i64, ptr } %2, 1
  %3 = insertvalue { i64, ptr } poison, i64 %_0.0, 0
  %4 = insertvalue { i64, ptr } %3, ptr %_0.1, 1
  ret { i64, ptr } %4
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::reduce::<core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9max_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %self, ptr align 1 %f) unnamed_addr #0 {
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
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::next
  %1 = call { i64, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter4ItersEENtNtNtB8_6traits8iterator8Iterator4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %self) #15
  %2 = extractvalue { i64, ptr } %1, 0
  %3 = extractvalue { i64, ptr } %1, 1
  store i64 %2, ptr %self1, align 8
  %4 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %start
  %5 = load i64, ptr %self1, align 8
  %6 = getelementptr inbounds i8, ptr %self1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_13 = select i1 %9, i64 0, i64 1
  %10 = trunc nuw i64 %_13 to i1
  br i1 %10, label %bb12, label %bb11

bb12:                                             ; preds = %bb1
  %v.0 = load i64, ptr %self1, align 8
  %11 = getelementptr inbounds i8, ptr %self1, i64 8
  %v.1 = load ptr, ptr %11, align 8
  store i64 %v.0, ptr %_3, align 8
  %12 = getelementptr inbounds i8, ptr %_3, i64 8
  store ptr %v.1, ptr %12, align 8
  %first.0 = load i64, ptr %_3, align 8
  %13 = getelementptr inbounds i8, ptr %_3, i64 8
  %first.1 = load ptr, ptr %13, align 8
  store i8 0, ptr %_12, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %self, i64 24, i1 false)
  store i8 0, ptr %_11, align 1
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %14 = call { i64, ptr } @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9max_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %_9, i64 %first.0, ptr align 2 %first.1, ptr align 1 %f) #15
  %_8.0 = extractvalue { i64, ptr } %14, 0
  %_8.1 = extractvalue { i64, ptr } %14, 1
  br label %bb3

bb11:                                             ; preds = %bb1
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %15, align 8
  br label %bb4

bb4:                                              ; preds = %bb11
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %16 = load i64, ptr %_0, align 8
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = insertvalue { i64, ptr } poison, i64 %16, 0
  %20 = insertvalue { i64, ptr } %19, ptr %18, 1
  ret { i64, ptr } %20

bb3:                                              ; preds = %bb12
  store i64 %_8.0, ptr %_0, align 8
  %21 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %21, align 8
  br label %bb5

bb2:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  %22 = load i8, ptr %_11, align 1
  %23 = trunc nuw i8 %22 to i1
  br i1 %23, label %bb7, label %bb10

bb10:                                             ; preds = %bb7, %bb8
  %24 = load i8, ptr %_12, align 1
  %25 = trunc nuw i8 %24 to i1
  br i1 %25, label %bb9, label %bb6

bb7:                                              ; preds = %bb8
  br label %bb10

bb6:                                              ; preds = %bb9, %bb10
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = insertvalue { ptr, i32 } poison, ptr %26, 0
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1
  unreachable

bb9:                                              ; preds = %bb10
  br label %bb6
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::reduce::<core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RINvYINtNtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerate9EnumerateINtNtNtBc_5slice4iter4ItersEENtNtNtBa_6traits8iterator8Iterator6reduceNCINvNtNtB18_4sort6select9min_indexsNvYsNtNtBc_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %self, ptr align 1 %f) unnamed_addr #0 {
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
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::next
  %1 = call { i64, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter4ItersEENtNtNtB8_6traits8iterator8Iterator4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %self) #15
  %2 = extractvalue { i64, ptr } %1, 0
  %3 = extractvalue { i64, ptr } %1, 1
  store i64 %2, ptr %self1, align 8
  %4 = getelementptr inbounds i8, ptr %self1, i64 8
  store ptr %3, ptr %4, align 8
  br label %bb1

bb1:                                              ; preds = %start
  %5 = load i64, ptr %self1, align 8
  %6 = getelementptr inbounds i8, ptr %self1, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = ptrtoint ptr %7 to i64
  %9 = icmp eq i64 %8, 0
  %_13 = select i1 %9, i64 0, i64 1
  %10 = trunc nuw i64 %_13 to i1
  br i1 %10, label %bb12, label %bb11

bb12:                                             ; preds = %bb1
  %v.0 = load i64, ptr %self1, align 8
  %11 = getelementptr inbounds i8, ptr %self1, i64 8
  %v.1 = load ptr, ptr %11, align 8
  store i64 %v.0, ptr %_3, align 8
  %12 = getelementptr inbounds i8, ptr %_3, i64 8
  store ptr %v.1, ptr %12, align 8
  %first.0 = load i64, ptr %_3, align 8
  %13 = getelementptr inbounds i8, ptr %_3, i64 8
  %first.1 = load ptr, ptr %13, align 8
  store i8 0, ptr %_12, align 1
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_9, ptr align 8 %self, i64 24, i1 false)
  store i8 0, ptr %_11, align 1
; call <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::fold::<(usize, &i16), core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>
  %14 = call { i64, ptr } @_RINvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB5_9EnumerateINtNtNtBb_5slice4iter4ItersEENtNtNtB9_6traits8iterator8Iterator4foldTjRsENCINvNtNtB1d_4sort6select9min_indexsNvYsNtNtBb_3cmp10PartialOrd2ltE0ECsaVIduESG6dG_7rs_sort(ptr align 8 %_9, i64 %first.0, ptr align 2 %first.1, ptr align 1 %f) #15
  %_8.0 = extractvalue { i64, ptr } %14, 0
  %_8.1 = extractvalue { i64, ptr } %14, 1
  br label %bb3

bb11:                                             ; preds = %bb1
  %15 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr null, ptr %15, align 8
  br label %bb4

bb4:                                              ; preds = %bb11
  br label %bb5

bb5:                                              ; preds = %bb3, %bb4
  %16 = load i64, ptr %_0, align 8
  %17 = getelementptr inbounds i8, ptr %_0, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = insertvalue { i64, ptr } poison, i64 %16, 0
  %20 = insertvalue { i64, ptr } %19, ptr %18, 1
  ret { i64, ptr } %20

bb3:                                              ; preds = %bb12
  store i64 %_8.0, ptr %_0, align 8
  %21 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %_8.1, ptr %21, align 8
  br label %bb5

bb2:                                              ; No predecessors!
  unreachable

bb8:                                              ; No predecessors!
  %22 = load i8, ptr %_11, align 1
  %23 = trunc nuw i8 %22 to i1
  br i1 %23, label %bb7, label %bb10

bb10:                                             ; preds = %bb7, %bb8
  %24 = load i8, ptr %_12, align 1
  %25 = trunc nuw i8 %24 to i1
  br i1 %25, label %bb9, label %bb6

bb7:                                              ; preds = %bb8
  br label %bb10

bb6:                                              ; preds = %bb9, %bb10
  %26 = load ptr, ptr %0, align 8
  %27 = getelementptr inbounds i8, ptr %0, i64 8
  %28 = load i32, ptr %27, align 8
  %29 = insertvalue { ptr, i32 } poison, ptr %26, 0
  %30 = insertvalue { ptr, i32 } %29, i32 %28, 1
  unreachable

bb9:                                              ; preds = %bb10
  br label %bb6
}

; <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %_1, ptr align 4 %a, ptr align 4 %b) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_8 = alloca [8 x i8], align 4
  %_5 = alloca [8 x i8], align 4
  %_10 = load ptr, ptr %_1, align 8
; call rs_sort::sort_rows::{closure#0}
  %1 = call { i32, i32 } @_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_(ptr align 1 %_10, ptr align 4 %a) #15
  %2 = extractvalue { i32, i32 } %1, 0
  %3 = extractvalue { i32, i32 } %1, 1
  store i32 %2, ptr %_5, align 4
  %4 = getelementptr inbounds i8, ptr %_5, i64 4
  store i32 %3, ptr %4, align 4
  %_11 = load ptr, ptr %_1, align 8
; call rs_sort::sort_rows::{closure#0}
  %5 = call { i32, i32 } @_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_(ptr align 1 %_11, ptr align 4 %b) #15
  %6 = extractvalue { i32, i32 } %5, 0
  %7 = extractvalue { i32, i32 } %5, 1
  store i32 %6, ptr %_8, align 4
  %8 = getelementptr inbounds i8, ptr %_8, i64 4
  store i32 %7, ptr %8, align 4
  br label %bb2

bb2:                                              ; preds = %start
; call <(u32, u32) as core::cmp::PartialOrd>::lt
  %_0 = call zeroext i1 @_RNvXsc_NtCsgEmfK2I1SDS_4core5tupleTmmENtNtB7_3cmp10PartialOrd2ltCsaVIduESG6dG_7rs_sort(ptr align 4 %_5, ptr align 4 %_8) #15
  br label %bb3

bb3:                                              ; preds = %bb2
  br label %bb4

bb4:                                              ; preds = %bb3
  ret i1 %_0

bb6:                                              ; No predecessors!
  br label %bb7

bb7:                                              ; preds = %bb6
  %9 = load ptr, ptr %0, align 8
  %10 = getelementptr inbounds i8, ptr %0, i64 8
  %11 = load i32, ptr %10, align 8
  %12 = insertvalue { ptr, i32 } poison, ptr %9, 0
  %13 = insertvalue { ptr, i32 } %12, i32 %11, 1
  unreachable
}

; <[i16]>::partition_point::<rs_sort::order_statistics::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define i8 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0E0BT_(ptr align 8 %_1, ptr align 2 %x) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %_5 = load ptr, ptr %_1, align 8
; call rs_sort::order_statistics::{closure#0}
  %_3 = call zeroext i1 @_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_(ptr align 1 %_5, ptr align 2 %x) #15
  br i1 %_3, label %bb2, label %bb3

bb3:                                              ; preds = %start
  store i8 1, ptr %_0, align 1
  br label %bb4

bb2:                                              ; preds = %start
  store i8 -1, ptr %_0, align 1
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %0 = load i8, ptr %_0, align 1
  ret i8 %0
}

; core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, ptr align 2 %a, ptr align 2 %b) unnamed_addr #0 {
start:
  %_6 = load ptr, ptr %_1, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_4 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %_6, ptr align 2 %b, ptr align 2 %a) #15
  %_0 = xor i1 %_4, true
  ret i1 %_0
}

; core::slice::sort::select::max_index::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, i64 %acc.0, ptr align 2 %acc.1, i64 %t.0, ptr align 2 %t.1) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %_6 = load ptr, ptr %_1, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_4 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %_6, ptr align 2 %acc.1, ptr align 2 %t.1) #15
  br i1 %_4, label %bb2, label %bb3

bb3:                                              ; preds = %start
  store i64 %acc.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %acc.1, ptr %0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  store i64 %t.0, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %t.1, ptr %1, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %2 = load i64, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = insertvalue { i64, ptr } poison, i64 %2, 0
  %6 = insertvalue { i64, ptr } %5, ptr %4, 1
  ret { i64, ptr } %6
}

; core::slice::sort::select::min_index::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, i64 %acc.0, ptr align 2 %acc.1, i64 %t.0, ptr align 2 %t.1) unnamed_addr #0 {
start:
  %_0 = alloca [16 x i8], align 8
  %_6 = load ptr, ptr %_1, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_4 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %_6, ptr align 2 %t.1, ptr align 2 %acc.1) #15
  br i1 %_4, label %bb2, label %bb3

bb3:                                              ; preds = %start
  store i64 %acc.0, ptr %_0, align 8
  %0 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %acc.1, ptr %0, align 8
  br label %bb4

bb2:                                              ; preds = %start
  store i64 %t.0, ptr %_0, align 8
  %1 = getelementptr inbounds i8, ptr %_0, i64 8
  store ptr %t.1, ptr %1, align 8
  br label %bb4

bb4:                                              ; preds = %bb2, %bb3
  %2 = load i64, ptr %_0, align 8
  %3 = getelementptr inbounds i8, ptr %_0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = insertvalue { i64, ptr } poison, i64 %2, 0
  %6 = insertvalue { i64, ptr } %5, ptr %4, 1
  ret { i64, ptr } %6
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, core::slice::sort::unstable::quicksort::quicksort<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvB4_9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0E0B2y_(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %state, i64 16
  %_19 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_20 = load ptr, ptr %1, align 8
; call core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
  %right_is_lt = call zeroext i1 @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_(ptr align 8 %_18, ptr align 4 %_19, ptr align 4 %_20) #15
  %2 = getelementptr inbounds i8, ptr %_1, i64 16
  %_21 = load ptr, ptr %2, align 8
  %self = load ptr, ptr %_21, align 8
  %3 = getelementptr inbounds i8, ptr %state, i64 24
  %count = load i64, ptr %3, align 8
  %left = getelementptr inbounds nuw i32, ptr %self, i64 %count
  %dst = load ptr, ptr %state, align 8
  br label %bb3

bb3:                                              ; preds = %start
  br label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1
  br label %bb6

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1
  %5 = trunc nuw i8 %4 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %left, ptr %dst, i64 4, i1 zeroext %5, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb8

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %left, i64 4, i1 false)
  %6 = getelementptr inbounds i8, ptr %state, i64 16
  %_13 = load ptr, ptr %6, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_13, ptr %left, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %left, ptr align 4 %_13, i64 4, i1 false)
  %7 = getelementptr inbounds i8, ptr %state, i64 16
  %_14 = load ptr, ptr %7, align 8
  store ptr %_14, ptr %state, align 8
  %_15 = zext i1 %right_is_lt to i64
  %8 = getelementptr inbounds i8, ptr %state, i64 24
  %9 = getelementptr inbounds i8, ptr %state, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %_15
  store i64 %11, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %self1 = load ptr, ptr %12, align 8
  %_16 = getelementptr inbounds nuw i32, ptr %self1, i64 1
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_16, ptr %13, align 8
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B2f_(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %state, i64 16
  %_19 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_20 = load ptr, ptr %1, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %right_is_lt = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %_18, ptr align 4 %_19, ptr align 4 %_20) #15
  %2 = getelementptr inbounds i8, ptr %_1, i64 16
  %_21 = load ptr, ptr %2, align 8
  %self = load ptr, ptr %_21, align 8
  %3 = getelementptr inbounds i8, ptr %state, i64 24
  %count = load i64, ptr %3, align 8
  %left = getelementptr inbounds nuw i32, ptr %self, i64 %count
  %dst = load ptr, ptr %state, align 8
  br label %bb3

bb3:                                              ; preds = %start
  br label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1
  br label %bb6

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1
  %5 = trunc nuw i8 %4 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %left, ptr %dst, i64 4, i1 zeroext %5, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb8

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %dst, ptr align 4 %left, i64 4, i1 false)
  %6 = getelementptr inbounds i8, ptr %state, i64 16
  %_13 = load ptr, ptr %6, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_13, ptr %left, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %left, ptr align 4 %_13, i64 4, i1 false)
  %7 = getelementptr inbounds i8, ptr %state, i64 16
  %_14 = load ptr, ptr %7, align 8
  store ptr %_14, ptr %state, align 8
  %_15 = zext i1 %right_is_lt to i64
  %8 = getelementptr inbounds i8, ptr %state, i64 24
  %9 = getelementptr inbounds i8, ptr %state, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %_15
  store i64 %11, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %self1 = load ptr, ptr %12, align 8
  %_16 = getelementptr inbounds nuw i32, ptr %self1, i64 1
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_16, ptr %13, align 8
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::unstable::quicksort::quicksort<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvB4_9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %state, i64 16
  %_19 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_20 = load ptr, ptr %1, align 8
; call core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  %right_is_lt = call zeroext i1 @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_18, ptr align 2 %_19, ptr align 2 %_20) #15
  %2 = getelementptr inbounds i8, ptr %_1, i64 16
  %_21 = load ptr, ptr %2, align 8
  %self = load ptr, ptr %_21, align 8
  %3 = getelementptr inbounds i8, ptr %state, i64 24
  %count = load i64, ptr %3, align 8
  %left = getelementptr inbounds nuw i16, ptr %self, i64 %count
  %dst = load ptr, ptr %state, align 8
  br label %bb3

bb3:                                              ; preds = %start
  br label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1
  br label %bb6

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1
  %5 = trunc nuw i8 %4 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %left, ptr %dst, i64 2, i1 zeroext %5, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb8

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %dst, ptr align 2 %left, i64 2, i1 false)
  %6 = getelementptr inbounds i8, ptr %state, i64 16
  %_13 = load ptr, ptr %6, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_13, ptr %left, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %left, ptr align 2 %_13, i64 2, i1 false)
  %7 = getelementptr inbounds i8, ptr %state, i64 16
  %_14 = load ptr, ptr %7, align 8
  store ptr %_14, ptr %state, align 8
  %_15 = zext i1 %right_is_lt to i64
  %8 = getelementptr inbounds i8, ptr %state, i64 24
  %9 = getelementptr inbounds i8, ptr %state, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %_15
  store i64 %11, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %self1 = load ptr, ptr %12, align 8
  %_16 = getelementptr inbounds nuw i16, ptr %self1, i64 1
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_16, ptr %13, align 8
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, core::slice::sort::select::partition_at_index_loop<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNCINvNtB8_6select23partition_at_index_loopsNvYsNtNtBc_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %state, i64 16
  %_19 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_20 = load ptr, ptr %1, align 8
; call core::slice::sort::select::partition_at_index_loop::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  %right_is_lt = call zeroext i1 @_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select23partition_at_index_loopsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_18, ptr align 2 %_19, ptr align 2 %_20) #15
  %2 = getelementptr inbounds i8, ptr %_1, i64 16
  %_21 = load ptr, ptr %2, align 8
  %self = load ptr, ptr %_21, align 8
  %3 = getelementptr inbounds i8, ptr %state, i64 24
  %count = load i64, ptr %3, align 8
  %left = getelementptr inbounds nuw i16, ptr %self, i64 %count
  %dst = load ptr, ptr %state, align 8
  br label %bb3

bb3:                                              ; preds = %start
  br label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1
  br label %bb6

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1
  %5 = trunc nuw i8 %4 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %left, ptr %dst, i64 2, i1 zeroext %5, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb8

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %dst, ptr align 2 %left, i64 2, i1 false)
  %6 = getelementptr inbounds i8, ptr %state, i64 16
  %_13 = load ptr, ptr %6, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_13, ptr %left, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %left, ptr align 2 %_13, i64 2, i1 false)
  %7 = getelementptr inbounds i8, ptr %state, i64 16
  %_14 = load ptr, ptr %7, align 8
  store ptr %_14, ptr %state, align 8
  %_15 = zext i1 %right_is_lt to i64
  %8 = getelementptr inbounds i8, ptr %state, i64 24
  %9 = getelementptr inbounds i8, ptr %state, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %_15
  store i64 %11, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %self1 = load ptr, ptr %12, align 8
  %_16 = getelementptr inbounds nuw i16, ptr %self1, i64 1
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_16, ptr %13, align 8
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::partition_lomuto_branchless_cyclic::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: inlinehint nounwind
define void @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort34partition_lomuto_branchless_cyclicsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, ptr align 8 %state) unnamed_addr #0 {
start:
  %_25 = alloca [1 x i8], align 1
  %_18 = load ptr, ptr %_1, align 8
  %0 = getelementptr inbounds i8, ptr %state, i64 16
  %_19 = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_20 = load ptr, ptr %1, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %right_is_lt = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %_18, ptr align 2 %_19, ptr align 2 %_20) #15
  %2 = getelementptr inbounds i8, ptr %_1, i64 16
  %_21 = load ptr, ptr %2, align 8
  %self = load ptr, ptr %_21, align 8
  %3 = getelementptr inbounds i8, ptr %state, i64 24
  %count = load i64, ptr %3, align 8
  %left = getelementptr inbounds nuw i16, ptr %self, i64 %count
  %dst = load ptr, ptr %state, align 8
  br label %bb3

bb3:                                              ; preds = %start
  br label %bb5

bb5:                                              ; preds = %bb3
  store i8 0, ptr %_25, align 1
  br label %bb6

bb6:                                              ; preds = %bb5
  %4 = load i8, ptr %_25, align 1
  %5 = trunc nuw i8 %4 to i1
; call core::ptr::copy::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %left, ptr %dst, i64 2, i1 zeroext %5, ptr align 8 @alloc_53b1b0291ea51cd7399ceb8c4189456a) #15
  br label %bb8

bb8:                                              ; preds = %bb6
  call void @llvm.memmove.p0.p0.i64(ptr align 2 %dst, ptr align 2 %left, i64 2, i1 false)
  %6 = getelementptr inbounds i8, ptr %state, i64 16
  %_13 = load ptr, ptr %6, align 8
  br label %bb9

bb9:                                              ; preds = %bb8
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_13, ptr %left, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb11

bb11:                                             ; preds = %bb9
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %left, ptr align 2 %_13, i64 2, i1 false)
  %7 = getelementptr inbounds i8, ptr %state, i64 16
  %_14 = load ptr, ptr %7, align 8
  store ptr %_14, ptr %state, align 8
  %_15 = zext i1 %right_is_lt to i64
  %8 = getelementptr inbounds i8, ptr %state, i64 24
  %9 = getelementptr inbounds i8, ptr %state, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, %_15
  store i64 %11, ptr %8, align 8
  %12 = getelementptr inbounds i8, ptr %state, i64 16
  %self1 = load ptr, ptr %12, align 8
  %_16 = getelementptr inbounds nuw i16, ptr %self1, i64 1
  %13 = getelementptr inbounds i8, ptr %state, i64 16
  store ptr %_16, ptr %13, align 8
  ret void

bb4:                                              ; No predecessors!
  unreachable
}

; core::slice::sort::unstable::quicksort::quicksort::<u32, <[u32]>::sort_unstable_by_key<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortmNCINvMBa_Sm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0E0B1P_(ptr align 8 %_1, ptr align 4 %a, ptr align 4 %b) unnamed_addr #0 {
start:
  %_6 = load ptr, ptr %_1, align 8
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>::{closure#0}
  %_4 = call zeroext i1 @_RNCINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0E0B12_(ptr align 8 %_6, ptr align 4 %b, ptr align 4 %a) #15
  %_0 = xor i1 %_4, true
  ret i1 %_0
}

; core::slice::sort::unstable::quicksort::quicksort::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNCINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksort9quicksortsNvYsNtNtBc_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, ptr align 2 %a, ptr align 2 %b) unnamed_addr #0 {
start:
  %_6 = load ptr, ptr %_1, align 8
; call <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
  %_4 = call zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %_6, ptr align 2 %b, ptr align 2 %a) #15
  %_0 = xor i1 %_4, true
  ret i1 %_0
}

; <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate::<&i16, (usize, &i16), core::slice::sort::select::max_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9max_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, i64 %acc.0, ptr align 2 %acc.1, ptr align 2 %item) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_6 = alloca [32 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_8 = load i64, ptr %1, align 8
  store i64 %acc.0, ptr %_6, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %acc.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 16
  store i64 %_8, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %item, ptr %4, align 8
  %5 = load i64, ptr %_6, align 8
  %6 = getelementptr inbounds i8, ptr %_6, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %_6, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
; call core::slice::sort::select::max_index::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  %12 = call { i64, ptr } @_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9max_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, i64 %5, ptr align 2 %7, i64 %9, ptr align 2 %11) #15
  %acc.01 = extractvalue { i64, ptr } %12, 0
  %acc.12 = extractvalue { i64, ptr } %12, 1
  %13 = getelementptr inbounds i8, ptr %_1, i64 8
  %14 = load i64, ptr %13, align 8
  %_9.0 = add i64 %14, 1
  %_9.1 = icmp ult i64 %_9.0, %14
  br i1 %_9.1, label %panic, label %bb2

bb2:                                              ; preds = %start
  %15 = getelementptr inbounds i8, ptr %_1, i64 8
  store i64 %_9.0, ptr %15, align 8
  %16 = insertvalue { i64, ptr } poison, i64 %acc.01, 0
  %17 = insertvalue { i64, ptr } %16, ptr %acc.12, 1
  ret { i64, ptr } %17

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #16
  unreachable

bb3:                                              ; No predecessors!
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  unreachable
}

; <core::iter::adapters::enumerate::Enumerate<_> as core::iter::traits::iterator::Iterator>::fold::enumerate::<&i16, (usize, &i16), core::slice::sort::select::min_index<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}>::{closure#0}
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RNCINvNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB9_9EnumeratepENtNtNtBd_6traits8iterator8Iterator4fold9enumerateRsTjB21_ENCINvNtNtNtBf_5slice4sort6select9min_indexsNvYsNtNtBf_3cmp10PartialOrd2ltE0E0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, i64 %acc.0, ptr align 2 %acc.1, ptr align 2 %item) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %_6 = alloca [32 x i8], align 8
  %1 = getelementptr inbounds i8, ptr %_1, i64 8
  %_8 = load i64, ptr %1, align 8
  store i64 %acc.0, ptr %_6, align 8
  %2 = getelementptr inbounds i8, ptr %_6, i64 8
  store ptr %acc.1, ptr %2, align 8
  %3 = getelementptr inbounds i8, ptr %_6, i64 16
  store i64 %_8, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %3, i64 8
  store ptr %item, ptr %4, align 8
  %5 = load i64, ptr %_6, align 8
  %6 = getelementptr inbounds i8, ptr %_6, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds i8, ptr %_6, i64 16
  %9 = load i64, ptr %8, align 8
  %10 = getelementptr inbounds i8, ptr %8, i64 8
  %11 = load ptr, ptr %10, align 8
; call core::slice::sort::select::min_index::<i16, <i16 as core::cmp::PartialOrd>::lt>::{closure#0}
  %12 = call { i64, ptr } @_RNCINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select9min_indexsNvYsNtNtBa_3cmp10PartialOrd2ltE0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, i64 %5, ptr align 2 %7, i64 %9, ptr align 2 %11) #15
  %acc.01 = extractvalue { i64, ptr } %12, 0
  %acc.12 = extractvalue { i64, ptr } %12, 1
  %13 = getelementptr inbounds i8, ptr %_1, i64 8
  %14 = load i64, ptr %13, align 8
  %_9.0 = add i64 %14, 1
  %_9.1 = icmp ult i64 %_9.0, %14
  br i1 %_9.1, label %panic, label %bb2

bb2:                                              ; preds = %start
  %15 = getelementptr inbounds i8, ptr %_1, i64 8
  store i64 %_9.0, ptr %15, align 8
  %16 = insertvalue { i64, ptr } poison, i64 %acc.01, 0
  %17 = insertvalue { i64, ptr } %16, ptr %acc.12, 1
  ret { i64, ptr } %17

panic:                                            ; preds = %start
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_0c0d1c4353f8e4000b606f1fa55ce6a8) #16
  unreachable

bb3:                                              ; No predecessors!
  %18 = load ptr, ptr %0, align 8
  %19 = getelementptr inbounds i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = insertvalue { ptr, i32 } poison, ptr %18, 0
  %22 = insertvalue { ptr, i32 } %21, i32 %20, 1
  unreachable
}

; rs_sort::order_statistics::{closure#0}
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNCNvCsaVIduESG6dG_7rs_sort16order_statistics0B3_(ptr align 1 %_1, ptr align 2 %v) unnamed_addr #0 {
start:
  %_3 = load i16, ptr %v, align 2
  %_0 = icmp slt i16 %_3, 0
  ret i1 %_0
}

; rs_sort::sort_rows::{closure#0}
; Function Attrs: inlinehint nounwind
define internal { i32, i32 } @_RNCNvCsaVIduESG6dG_7rs_sort9sort_rows0B3_(ptr align 1 %_1, ptr align 4 %v) unnamed_addr #0 {
start:
; call <&u32 as core::ops::bit::BitAnd<u32>>::bitand
  %_3 = call i32 @_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitandCsaVIduESG6dG_7rs_sort(ptr align 4 %v, i32 7, ptr align 8 @alloc_7690d275671b385f585243c4f12ca07e) #15
  %_4 = load i32, ptr %v, align 4
  %0 = insertvalue { i32, i32 } poison, i32 %_3, 0
  %1 = insertvalue { i32, i32 } %0, i32 %_4, 1
  ret { i32, i32 } %1
}

; <[i16]>::binary_search::{closure#0}
; Function Attrs: inlinehint nounwind
define i8 @_RNCNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_search0CsaVIduESG6dG_7rs_sort(ptr align 8 %_1, ptr align 2 %p) unnamed_addr #0 {
start:
  %_3 = load ptr, ptr %_1, align 8
; call <i16 as core::cmp::Ord>::cmp
  %_0 = call i8 @_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmpCsaVIduESG6dG_7rs_sort(ptr align 2 %p, ptr align 2 %_3) #15
  ret i8 %_0
}

; <[i32]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsaVIduESG6dG_7rs_sort(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
; call core::slice::copy_from_slice_impl::<i32>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impllECsaVIduESG6dG_7rs_sort(ptr align 4 %self.0, i64 %self.1, ptr align 4 %src.0, i64 %src.1, ptr align 8 %0) #14
  ret void
}

; <[u32]>::split_at_mut
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %pair, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1
  br i1 %_6, label %bb1, label %bb3

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #16
  unreachable

bb1:                                              ; preds = %start
; call <[u32]>::split_at_mut_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm22split_at_mut_uncheckedCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_8, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 @alloc_d1250771b83e6344d3d40eb1743414a9) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false)
  ret void
}

; <[u32]>::swap_unchecked
; Function Attrs: nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 4 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <[_]>::swap_unchecked::precondition_check
  call void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp14swap_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %_8 = getelementptr inbounds nuw i32, ptr %self.0, i64 %a
  %_9 = getelementptr inbounds nuw i32, ptr %self.0, i64 %b
; call core::ptr::swap::<u32>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapmECsaVIduESG6dG_7rs_sort(ptr %_8, ptr %_9) #15
  ret void
}

; <[u32]>::split_at_mut_unchecked
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm22split_at_mut_uncheckedCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_0, ptr align 4 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <[_]>::split_at_mut_unchecked::precondition_check
  call void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp22split_at_mut_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %mid, i64 %self.1, ptr align 8 %0) #15
  br label %bb2

bb2:                                              ; preds = %bb1
  br label %bb3

bb3:                                              ; preds = %bb2
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self.0, i64 4, i64 4, i64 %mid, ptr align 8 %0) #15
  br label %bb5

bb5:                                              ; preds = %bb3
  %data = getelementptr inbounds nuw i32, ptr %self.0, i64 %mid
  %len = sub nuw i64 %self.1, %mid
  br label %bb6

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 4, i64 4, i64 %len, ptr align 8 %0) #15
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

; <[u32]>::reverse
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSm7reverseCsaVIduESG6dG_7rs_sort(ptr align 4 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %data = alloca [8 x i8], align 8
  %half_len = udiv i64 %self.1, 2
  %end = getelementptr inbounds nuw i32, ptr %self.0, i64 %self.1
  br label %bb2

bb2:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self.0, i64 4, i64 4, i64 %half_len, ptr align 8 @alloc_be6757f1351a050e3d83232446b94126) #15
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
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_17, i64 4, i64 4, i64 %half_len, ptr align 8 @alloc_fe2ef4fe5f471dec0e0b7cc9a279d219) #15
  br label %bb10

bb10:                                             ; preds = %bb8
  %_18.0 = load ptr, ptr %data, align 8
; call <[_]>::reverse::revswap::<u32>
  call void @_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapmECsaVIduESG6dG_7rs_sort(ptr align 4 %self.0, i64 %half_len, ptr align 4 %_18.0, i64 %half_len, i64 %half_len) #15
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; <[i16]>::rotate_left
; Function Attrs: nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, i64 %mid) unnamed_addr #1 {
start:
  %_3 = icmp ule i64 %mid, %self.1
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1 @alloc_fddaeef1fe1a23c45402ef8f58614acb, i64 35, ptr align 8 @alloc_334aa3d2fa7efe8d3f18725376a0b93a) #16
  unreachable

bb1:                                              ; preds = %start
  %k = sub i64 %self.1, %mid
  %_9 = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid
; call core::slice::rotate::ptr_rotate::<i16>
  call void @_RINvNtNtCsgEmfK2I1SDS_4core5slice6rotate10ptr_rotatesECsaVIduESG6dG_7rs_sort(i64 %mid, ptr %_9, i64 %k) #15
  ret void
}

; <[i16]>::split_at_mut
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs12split_at_mutCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %pair, ptr align 2 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  %_8 = alloca [32 x i8], align 8
  %_3 = alloca [32 x i8], align 8
  %_6 = icmp ule i64 %mid, %self.1
  br i1 %_6, label %bb1, label %bb3

bb3:                                              ; preds = %start
; call core::panicking::panic_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_d1084648e479974e70c9329824bf76f9, ptr inttoptr (i64 19 to ptr), ptr align 8 %0) #16
  unreachable

bb1:                                              ; preds = %start
; call <[i16]>::split_at_mut_unchecked
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs22split_at_mut_uncheckedCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_8, ptr align 2 %self.0, i64 %self.1, i64 %mid, ptr align 8 @alloc_d1250771b83e6344d3d40eb1743414a9) #15
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %_3, ptr align 8 %_8, i64 32, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %pair, ptr align 8 %_3, i64 32, i1 false)
  ret void
}

; <[i16]>::binary_search
; Function Attrs: nounwind
define { i64, i64 } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_searchCsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, ptr align 2 %x) unnamed_addr #1 {
start:
; call <[i16]>::binary_search_by::<<[i16]>::binary_search::{closure#0}>
  %0 = call { i64, i64 } @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs16binary_search_byNCNvB2_13binary_search0ECsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, ptr align 2 %x) #15
  %_0.0 = extractvalue { i64, i64 } %0, 0
  %_0.1 = extractvalue { i64, i64 } %0, 1
  %1 = insertvalue { i64, i64 } poison, i64 %_0.0, 0
  %2 = insertvalue { i64, i64 } %1, i64 %_0.1, 1
  ret { i64, i64 } %2
}

; <[i16]>::sort_unstable
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13sort_unstableCsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %_4 = alloca [0 x i8], align 1
  %b.i = icmp ult i64 %self.1, 2
  br i1 %b.i, label %bb4.i, label %bb5.i

bb5.i:                                            ; preds = %start
  %b1.i = icmp ule i64 %self.1, 20
  br i1 %b1.i, label %bb7.i, label %bb8.i

bb4.i:                                            ; preds = %start
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable4sortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb8.i:                                            ; preds = %bb5.i
; call core::slice::sort::unstable::ipnsort::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable7ipnsortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, ptr align 1 %_4) #13
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable4sortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

bb7.i:                                            ; preds = %bb5.i
; call core::slice::sort::shared::smallsort::insertion_sort_shift_left::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort25insertion_sort_shift_leftsNvYsNtNtBa_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, i64 1, ptr align 1 %_4) #14
  br label %_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable4sortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit

_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable4sortsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort.exit: ; preds = %bb4.i, %bb8.i, %bb7.i
  ret void
}

; <[i16]>::swap_unchecked
; Function Attrs: nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs14swap_uncheckedCsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #1 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <[_]>::swap_unchecked::precondition_check
  call void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp14swap_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %self.1, i64 %a, i64 %b, ptr align 8 %0) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %_8 = getelementptr inbounds nuw i16, ptr %self.0, i64 %a
  %_9 = getelementptr inbounds nuw i16, ptr %self.0, i64 %b
; call core::ptr::swap::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr4swapsECsaVIduESG6dG_7rs_sort(ptr %_8, ptr %_9) #15
  ret void
}

; <[i16]>::copy_from_slice
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs15copy_from_sliceCsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, ptr align 2 %src.0, i64 %src.1, ptr align 8 %0) unnamed_addr #0 {
start:
; call core::slice::copy_from_slice_impl::<i16>
  call void @_RINvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_implsECsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1, ptr align 2 %src.0, i64 %src.1, ptr align 8 %0) #14
  ret void
}

; <[i16]>::select_nth_unstable
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs19select_nth_unstableCsaVIduESG6dG_7rs_sort(ptr sret([40 x i8]) align 8 %_0, ptr align 2 %self.0, i64 %self.1, i64 %index) unnamed_addr #0 {
start:
; call core::slice::sort::select::partition_at_index::<i16, <i16 as core::cmp::PartialOrd>::lt>
  call void @_RINvNtNtNtCsgEmfK2I1SDS_4core5slice4sort6select18partition_at_indexsNvYsNtNtB8_3cmp10PartialOrd2ltECsaVIduESG6dG_7rs_sort(ptr sret([40 x i8]) align 8 %_0, ptr align 2 %self.0, i64 %self.1, i64 %index) #14
  ret void
}

; <[i16]>::split_at_mut_unchecked
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs22split_at_mut_uncheckedCsaVIduESG6dG_7rs_sort(ptr sret([32 x i8]) align 8 %_0, ptr align 2 %self.0, i64 %self.1, i64 %mid, ptr align 8 %0) unnamed_addr #0 {
start:
  br label %bb1

bb1:                                              ; preds = %start
; call <[_]>::split_at_mut_unchecked::precondition_check
  call void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp22split_at_mut_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %mid, i64 %self.1, ptr align 8 %0) #15
  br label %bb2

bb2:                                              ; preds = %bb1
  br label %bb3

bb3:                                              ; preds = %bb2
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self.0, i64 2, i64 2, i64 %mid, ptr align 8 %0) #15
  br label %bb5

bb5:                                              ; preds = %bb3
  %data = getelementptr inbounds nuw i16, ptr %self.0, i64 %mid
  %len = sub nuw i64 %self.1, %mid
  br label %bb6

bb6:                                              ; preds = %bb5
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 2, i64 2, i64 %len, ptr align 8 %0) #15
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

; <[i16]>::reverse
; Function Attrs: inlinehint nounwind
define void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs7reverseCsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %data = alloca [8 x i8], align 8
  %half_len = udiv i64 %self.1, 2
  %end = getelementptr inbounds nuw i16, ptr %self.0, i64 %self.1
  br label %bb2

bb2:                                              ; preds = %start
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %self.0, i64 2, i64 2, i64 %half_len, ptr align 8 @alloc_be6757f1351a050e3d83232446b94126) #15
  br label %bb4

bb4:                                              ; preds = %bb2
  br label %bb7

bb7:                                              ; preds = %bb4
  %_14 = sub nsw i64 0, %half_len
  %0 = getelementptr inbounds i16, ptr %end, i64 %_14
  store ptr %0, ptr %data, align 8
  br label %bb5

bb5:                                              ; preds = %bb7
  br label %bb8

bb8:                                              ; preds = %bb5
  %_17 = load ptr, ptr %data, align 8
; call core::slice::raw::from_raw_parts_mut::precondition_check
  call void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_17, i64 2, i64 2, i64 %half_len, ptr align 8 @alloc_fe2ef4fe5f471dec0e0b7cc9a279d219) #15
  br label %bb10

bb10:                                             ; preds = %bb8
  %_18.0 = load ptr, ptr %data, align 8
; call <[_]>::reverse::revswap::<i16>
  call void @_RINvNvMNtCsgEmfK2I1SDS_4core5sliceSp7reverse7revswapsECsaVIduESG6dG_7rs_sort(ptr align 2 %self.0, i64 %half_len, ptr align 2 %_18.0, i64 %half_len, i64 %half_len) #15
  ret void

bb6:                                              ; No predecessors!
  unreachable
}

; <*const ()>::is_aligned_to
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %self, i64 %align) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr @alloc_fad0cd83b7d1858a846a172eb260e593, ptr inttoptr (i64 85 to ptr), ptr align 8 @alloc_180ab55c3ad9891a0d81c48ca2ae33fa) #16
  unreachable
}

; <core::array::iter::iter_inner::PolymorphicIter<[core::mem::maybe_uninit::MaybeUninit<usize>]>>::next
; Function Attrs: inlinehint nounwind
define { i64, i64 } @_RNvMs6_NtNtNtCsgEmfK2I1SDS_4core5array4iter10iter_innerINtB5_15PolymorphicIterSINtNtNtBb_3mem12maybe_uninit11MaybeUninitjEE4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %self.0, i64 %self.1) unnamed_addr #0 {
start:
  %f = alloca [16 x i8], align 8
  %_4 = alloca [16 x i8], align 8
  %self = alloca [16 x i8], align 8
  %_0 = alloca [16 x i8], align 8
  %0 = getelementptr inbounds i8, ptr %self.0, i64 8
  %_9 = load i64, ptr %0, align 8
  %_10 = load i64, ptr %self.0, align 8
  %_6 = sub nuw i64 %_9, %_10
  %_5 = icmp ugt i64 %_6, 0
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %1 = load i64, ptr @anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0, align 8
  %2 = load i64, ptr getelementptr inbounds (i8, ptr @anon.8e69fd9a68bdc5d5ae864e66e4647b1e.0, i64 8), align 8
  store i64 %1, ptr %self, align 8
  %3 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %2, ptr %3, align 8
  %4 = getelementptr inbounds i8, ptr %self.0, i64 16
  store ptr %4, ptr %_4, align 8
  %5 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %self.1, ptr %5, align 8
  %6 = load ptr, ptr %_4, align 8
  %7 = getelementptr inbounds i8, ptr %_4, i64 8
  %8 = load i64, ptr %7, align 8
  store ptr %6, ptr %f, align 8
  %9 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %8, ptr %9, align 8
  store i64 0, ptr %_0, align 8
  br label %bb5

bb1:                                              ; preds = %start
  %value = load i64, ptr %self.0, align 8
  br label %bb3

bb5:                                              ; preds = %bb8, %bb2
  %10 = load i64, ptr %_0, align 8
  %11 = getelementptr inbounds i8, ptr %_0, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = insertvalue { i64, i64 } poison, i64 %10, 0
  %14 = insertvalue { i64, i64 } %13, i64 %12, 1
  ret { i64, i64 } %14

bb3:                                              ; preds = %bb1
; call <usize>::unchecked_add::precondition_check
  call void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %value, i64 1, ptr align 8 @alloc_ce80e79f3c9060ea066a507aad0cbb89) #15
  br label %bb4

bb4:                                              ; preds = %bb3
  %_11 = add nuw i64 %value, 1
  store i64 %_11, ptr %self.0, align 8
  %15 = getelementptr inbounds i8, ptr %self, i64 8
  store i64 %value, ptr %15, align 8
  store i64 1, ptr %self, align 8
  %16 = getelementptr inbounds i8, ptr %self.0, i64 16
  store ptr %16, ptr %_4, align 8
  %17 = getelementptr inbounds i8, ptr %_4, i64 8
  store i64 %self.1, ptr %17, align 8
  %18 = load ptr, ptr %_4, align 8
  %19 = getelementptr inbounds i8, ptr %_4, i64 8
  %20 = load i64, ptr %19, align 8
  store ptr %18, ptr %f, align 8
  %21 = getelementptr inbounds i8, ptr %f, i64 8
  store i64 %20, ptr %21, align 8
  %22 = getelementptr inbounds i8, ptr %self, i64 8
  %x = load i64, ptr %22, align 8
  %_23.0 = load ptr, ptr %_4, align 8
  %23 = getelementptr inbounds i8, ptr %_4, i64 8
  %_23.1 = load i64, ptr %23, align 8
  %self.01 = load ptr, ptr %_4, align 8
  %24 = getelementptr inbounds i8, ptr %_4, i64 8
  %self.12 = load i64, ptr %24, align 8
  br label %bb6

bb6:                                              ; preds = %bb4
  %25 = load ptr, ptr %_4, align 8
  %26 = getelementptr inbounds i8, ptr %_4, i64 8
  %_18 = load i64, ptr %26, align 8
; call <usize as core::slice::index::SliceIndex<[_]>>::get_unchecked::precondition_check
  call void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %x, i64 %_18, ptr align 8 @alloc_b9585347369fbb186c3ccfb6c2caba79) #15
  br label %bb8

bb8:                                              ; preds = %bb6
  %27 = load ptr, ptr %_4, align 8
  %28 = getelementptr inbounds i8, ptr %_4, i64 8
  %_20 = load i64, ptr %28, align 8
  %_19 = icmp ult i64 %x, %_20
  %29 = load ptr, ptr %_4, align 8
  %30 = getelementptr inbounds i8, ptr %_4, i64 8
  %31 = load i64, ptr %30, align 8
  %self3 = getelementptr inbounds nuw i64, ptr %29, i64 %x
  %_14 = load i64, ptr %self3, align 8
  %32 = getelementptr inbounds i8, ptr %_0, i64 8
  store i64 %_14, ptr %32, align 8
  store i64 1, ptr %_0, align 8
  br label %bb5
}

; core::intrinsics::cold_path
; Function Attrs: cold nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core10intrinsics9cold_pathCsaVIduESG6dG_7rs_sort() unnamed_addr #3 {
start:
  ret void
}

; core::ptr::swap_nonoverlapping_bytes
; Function Attrs: inlinehint nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytesCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %bytes) unnamed_addr #0 {
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
  call void @_RINvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes26swap_nonoverlapping_chunksKj8_ECsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %chunks1) #14
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
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCsaVIduESG6dG_7rs_sort(ptr %_18, ptr %_19, i64 %tail2) #15
  br label %bb8

bb7:                                              ; preds = %bb4
  br label %bb8

bb8:                                              ; preds = %bb7, %bb5
  ret void

bb9:                                              ; No predecessors!
  unreachable
}

; <[_]>::swap_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp14swap_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %len, i64 %a, i64 %b, ptr align 8 %0) unnamed_addr #0 {
start:
  %_4 = icmp ult i64 %a, %len
  br i1 %_4, label %bb1, label %bb3

bb3:                                              ; preds = %bb1, %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_111374654bf6d257ff5ed1ae570a570d, ptr inttoptr (i64 437 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb1:                                              ; preds = %start
  %_5 = icmp ult i64 %b, %len
  br i1 %_5, label %bb2, label %bb3

bb2:                                              ; preds = %bb1
  ret void
}

; <[_]>::split_at_mut_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtCsgEmfK2I1SDS_4core5sliceSp22split_at_mut_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %mid, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ule i64 %mid, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_6b0b11c9e93314b588b613b55005cf18, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <*const _>::offset_from_unsigned::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPp20offset_from_unsigned18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %this, ptr %origin, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp uge ptr %this, %origin
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_de4e626d456b04760e72bc785ed7e52a, ptr inttoptr (i64 403 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <usize>::unchecked_add::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_add18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_7.0 = add i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %_7.0, %lhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_3e1ebac14318b612ab4efabc52799932, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable
}

; <usize>::unchecked_sub::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvMs9_NtCsgEmfK2I1SDS_4core3numj13unchecked_sub18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %lhs, i64 %rhs, ptr align 8 %0) unnamed_addr #0 {
start:
  %_7.0 = sub i64 %lhs, %rhs
  %_7.1 = icmp ult i64 %lhs, %rhs
  br i1 %_7.1, label %bb1, label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_846c8306b730cf00804b037ffdb61170, ptr inttoptr (i64 373 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable
}

; core::ptr::copy_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dst, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 {
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
  %_15 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %src, i64 %align) #15
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
  %_18 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %dst, i64 %align) #15
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
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dst, i64 %size, i64 %count) #15
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_bd3468a7b96187f70c1ce98a3e7a63bf, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::swap_nonoverlapping::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19swap_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %size, i64 %align, i64 %count, ptr align 8 %0) unnamed_addr #0 {
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
  %_16 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %x, i64 %align) #15
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
  %_19 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %y, i64 %align) #15
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
  %_6 = call zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %size, i64 %count) #15
  br i1 %_6, label %bb10, label %bb9

bb9:                                              ; preds = %bb5, %bb8
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_2875d9f120b8cc0de1c30c014c7b6715, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb10:                                             ; preds = %bb5
  ret void
}

; core::ptr::swap_nonoverlapping_bytes::swap_nonoverlapping_short
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr25swap_nonoverlapping_bytes25swap_nonoverlapping_shortCsaVIduESG6dG_7rs_sort(ptr %x, ptr %y, i64 %bytes) unnamed_addr #0 {
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
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj4_ECsaVIduESG6dG_7rs_sort(ptr align 1 %self, ptr align 1 %self2) #15
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
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj2_ECsaVIduESG6dG_7rs_sort(ptr align 1 %self4, ptr align 1 %self6) #15
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
  call void @_RINvNtCsgEmfK2I1SDS_4core3ptr10swap_chunkKj1_ECsaVIduESG6dG_7rs_sort(ptr align 1 %self8, ptr align 1 %self10) #15
  %7 = load i64, ptr %i, align 8
  %8 = or i64 %7, 1
  store i64 %8, ptr %i, align 8
  br label %bb12

bb12:                                             ; preds = %bb9, %bb11
  ret void
}

; core::ptr::copy::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr4copy18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dst, i64 %align, i1 zeroext %zero_size, ptr align 8 %0) unnamed_addr #0 {
start:
  %_15 = alloca [1 x i8], align 1
  %align1 = alloca [8 x i8], align 8
  %ptr = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_12 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %src, i64 %align) #15
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
  %2 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %1, i64 %align) #15
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
  %7 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %6, i64 %align) #15
  %8 = zext i1 %7 to i8
  store i8 %8, ptr %_15, align 1
  %9 = load i8, ptr %_15, align 1
  %10 = trunc nuw i8 %9 to i1
  br i1 %10, label %bb12, label %bb10

bb4:                                              ; preds = %bb2, %bb3
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5ee6cd0de5bab89c84438a39fb5fb08c, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16
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

; core::ptr::replace::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr7replace18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %addr, i64 %align, i1 zeroext %is_zst, ptr align 8 %0) unnamed_addr #0 {
start:
; call <*const ()>::is_aligned_to
  %_8 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %addr, i64 %align) #15
  br i1 %_8, label %bb3, label %bb4

bb4:                                              ; preds = %start
  br label %bb2

bb3:                                              ; preds = %start
  br i1 %is_zst, label %bb5, label %bb6

bb2:                                              ; preds = %bb6, %bb4
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5f856c9c5a649671acdbf03081b5c1d0, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb6:                                              ; preds = %bb3
  %_10 = ptrtoint ptr %addr to i64
  %_9 = icmp eq i64 %_10, 0
  %_4 = xor i1 %_9, true
  br i1 %_4, label %bb1, label %bb2

bb5:                                              ; preds = %bb3
  br label %bb1

bb1:                                              ; preds = %bb5, %bb6
  ret void
}

; core::hint::assert_unchecked::precondition_check
; Function Attrs: inlinehint nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core4hint16assert_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i1 zeroext %cond, ptr align 8 %0) unnamed_addr #0 {
start:
  br i1 %cond, label %bb2, label %bb1

bb1:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_64e308ef4babfeb8b6220184de794a17, ptr inttoptr (i64 443 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb2:                                              ; preds = %start
  ret void
}

; core::ub_checks::maybe_is_nonoverlapping::runtime
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvNvNtCsgEmfK2I1SDS_4core9ub_checks23maybe_is_nonoverlapping7runtimeCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dst, i64 %size, i64 %count) unnamed_addr #0 {
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking14panic_nounwind(ptr align 1 @alloc_763310d78c99c2c1ad3f8a9821e942f3, i64 61) #16
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_parts18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %data, i64 %align) #15
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_a28e8c8fd5088943a8b5d44af697ff83, ptr inttoptr (i64 559 to ptr), i1 zeroext false, ptr align 8 %0) #16
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
define internal void @_RNvNvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mut18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %data, i64 %size, i64 %align, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %max_len = alloca [8 x i8], align 8
; call <*const ()>::is_aligned_to
  %_11 = call zeroext i1 @_RNvMNtNtCsgEmfK2I1SDS_4core3ptr9const_ptrPu13is_aligned_toCsaVIduESG6dG_7rs_sort(ptr %data, i64 %align) #15
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
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_5c1a2f972552229672fc942406cfc298, ptr inttoptr (i64 567 to ptr), i1 zeroext false, ptr align 8 %0) #16
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
define internal void @_RNvNvXs0_NtNtCsgEmfK2I1SDS_4core5slice5indexjINtB7_10SliceIndexSpE13get_unchecked18precondition_checkCsaVIduESG6dG_7rs_sort(i64 %this, i64 %len, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = icmp ult i64 %this, %len
  br i1 %_3, label %bb1, label %bb2

bb2:                                              ; preds = %start
; call core::panicking::panic_nounwind_fmt
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_nounwind_fmt(ptr @alloc_97d92cbf2a68a6ac45a1b13da79836e4, ptr inttoptr (i64 429 to ptr), i1 zeroext false, ptr align 8 %0) #16
  unreachable

bb1:                                              ; preds = %start
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*mut u32> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicOmENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %self1 = load ptr, ptr %self, align 8
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*mut i16> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicOsENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %self1 = load ptr, ptr %self, align 8
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*const u32> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicPmENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %self1 = load ptr, ptr %self, align 8
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<*const i16> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicPsENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %self1 = load ptr, ptr %self, align 8
  ret void
}

; <core::hint::select_unpredictable::DropOnPanic<usize> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXNvNtCsgEmfK2I1SDS_4core4hint20select_unpredictableINtB2_11DropOnPanicjENtNtNtB6_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %self1 = load ptr, ptr %self, align 8
  ret void
}

; <u32 as core::cmp::PartialOrd>::__chaining_lt
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvXs10_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB8_10PartialOrd13___chaining_ltCsaVIduESG6dG_7rs_sort(ptr align 4 %self, ptr align 4 %other) unnamed_addr #0 {
start:
  %_0 = alloca [1 x i8], align 1
  %lhs = load i32, ptr %self, align 4
  %rhs = load i32, ptr %other, align 4
  %_5 = icmp eq i32 %lhs, %rhs
  br i1 %_5, label %bb1, label %bb2

bb2:                                              ; preds = %start
  %_6 = icmp ult i32 %lhs, %rhs
  %0 = zext i1 %_6 to i8
  store i8 %0, ptr %_0, align 1
  br label %bb3

bb1:                                              ; preds = %start
  store i8 2, ptr %_0, align 1
  br label %bb3

bb3:                                              ; preds = %bb1, %bb2
  %1 = load i8, ptr %_0, align 1
  ret i8 %1
}

; <i16 as core::cmp::Ord>::cmp
; Function Attrs: inlinehint nounwind
define internal i8 @_RNvXs1b_NtNtCsgEmfK2I1SDS_4core3cmp5implssNtB8_3Ord3cmpCsaVIduESG6dG_7rs_sort(ptr align 2 %self, ptr align 2 %other) unnamed_addr #0 {
start:
  %_3 = load i16, ptr %self, align 2
  %_4 = load i16, ptr %other, align 2
  %_0 = call i8 @llvm.scmp.i8.i16(i16 %_3, i16 %_4)
  ret i8 %_0
}

; <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define align 2 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4ItersENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #0 {
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
  %_16 = getelementptr inbounds nuw i16, ptr %ptr, i64 1
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

; <core::array::iter::IntoIter<usize, 2> as core::ops::drop::Drop>::drop
; Function Attrs: inlinehint nounwind
define void @_RNvXs4_NtNtCsgEmfK2I1SDS_4core5array4iterINtB5_8IntoIterjKj2_ENtNtNtB9_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #0 {
start:
  br label %bb2

bb2:                                              ; preds = %start
  ret void

bb1:                                              ; No predecessors!
  unreachable

bb3:                                              ; No predecessors!
  unreachable
}

; <core::slice::sort::shared::smallsort::CopyOnDrop<u32> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropmENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %src = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %dst = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dst, i64 4, i64 4, i64 %count, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = mul i64 %count, 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %src, i64 %2, i1 false)
  ret void
}

; <core::slice::sort::shared::smallsort::CopyOnDrop<i16> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXs5_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsortINtB5_10CopyOnDropsENtNtNtBd_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %src = load ptr, ptr %self, align 8
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %dst = load ptr, ptr %0, align 8
  %1 = getelementptr inbounds i8, ptr %self, i64 16
  %count = load i64, ptr %1, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %src, ptr %dst, i64 2, i64 2, i64 %count, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  %2 = mul i64 %count, 2
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %src, i64 %2, i1 false)
  ret void
}

; <&u32 as core::ops::bit::BitAnd<u32>>::bitand
; Function Attrs: inlinehint nounwind
define internal i32 @_RNvXsO_NtNtCsgEmfK2I1SDS_4core3ops3bitRmINtB5_6BitAndmE6bitandCsaVIduESG6dG_7rs_sort(ptr align 4 %self, i32 %other, ptr align 8 %0) unnamed_addr #0 {
start:
  %_3 = load i32, ptr %self, align 4
  %_0 = and i32 %_3, %other
  ret i32 %_0
}

; <core::iter::adapters::enumerate::Enumerate<core::slice::iter::Iter<i16>> as core::iter::traits::iterator::Iterator>::next
; Function Attrs: inlinehint nounwind
define { i64, ptr } @_RNvXs_NtNtNtCsgEmfK2I1SDS_4core4iter8adapters9enumerateINtB4_9EnumerateINtNtNtBa_5slice4iter4ItersEENtNtNtB8_6traits8iterator8Iterator4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #0 {
start:
  %0 = alloca [16 x i8], align 8
  %self1 = alloca [8 x i8], align 8
  %_3 = alloca [8 x i8], align 8
  %_0 = alloca [16 x i8], align 8
; call <core::slice::iter::Iter<i16> as core::iter::traits::iterator::Iterator>::next
  %1 = call align 2 ptr @_RNvXs2J_NtNtCsgEmfK2I1SDS_4core5slice4iterINtB6_4ItersENtNtNtNtBa_4iter6traits8iterator8Iterator4nextCsaVIduESG6dG_7rs_sort(ptr align 8 %self) #15
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
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_da75e79ea4900be5811e6318d0bc905d) #16
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

; <core::slice::sort::unstable::quicksort::GapGuardRaw<u32> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXs_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksortINtB4_11GapGuardRawmENtNtNtBc_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_3 = load ptr, ptr %0, align 8
  %dst = load ptr, ptr %self, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_3, ptr %dst, i64 4, i64 4, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %dst, ptr align 4 %_3, i64 4, i1 false)
  ret void
}

; <core::slice::sort::unstable::quicksort::GapGuardRaw<i16> as core::ops::drop::Drop>::drop
; Function Attrs: nounwind
define void @_RNvXs_NtNtNtNtCsgEmfK2I1SDS_4core5slice4sort8unstable9quicksortINtB4_11GapGuardRawsENtNtNtBc_3ops4drop4Drop4dropCsaVIduESG6dG_7rs_sort(ptr align 8 %self) unnamed_addr #1 {
start:
  %0 = getelementptr inbounds i8, ptr %self, i64 8
  %_3 = load ptr, ptr %0, align 8
  %dst = load ptr, ptr %self, align 8
  br label %bb1

bb1:                                              ; preds = %start
; call core::ptr::copy_nonoverlapping::precondition_check
  call void @_RNvNvNtCsgEmfK2I1SDS_4core3ptr19copy_nonoverlapping18precondition_checkCsaVIduESG6dG_7rs_sort(ptr %_3, ptr %dst, i64 2, i64 2, i64 1, ptr align 8 @alloc_37f6e60a2902ea1334fb3e649d7c5a34) #15
  br label %bb3

bb3:                                              ; preds = %bb1
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %dst, ptr align 2 %_3, i64 2, i1 false)
  ret void
}

; <(u32, u32) as core::cmp::PartialOrd>::lt
; Function Attrs: inlinehint nounwind
define zeroext i1 @_RNvXsc_NtCsgEmfK2I1SDS_4core5tupleTmmENtNtB7_3cmp10PartialOrd2ltCsaVIduESG6dG_7rs_sort(ptr align 4 %self, ptr align 4 %other) unnamed_addr #0 {
start:
  %_3 = alloca [1 x i8], align 1
  %val = alloca [1 x i8], align 1
; call <u32 as core::cmp::PartialOrd>::__chaining_lt
  %0 = call i8 @_RNvXs10_NtNtCsgEmfK2I1SDS_4core3cmp5implsmNtB8_10PartialOrd13___chaining_ltCsaVIduESG6dG_7rs_sort(ptr align 4 %self, ptr align 4 %other) #15
  store i8 %0, ptr %_3, align 1
  %1 = load i8, ptr %_3, align 1
  %2 = icmp eq i8 %1, 2
  %_6 = select i1 %2, i64 0, i64 1
  %3 = trunc nuw i64 %_6 to i1
  br i1 %3, label %bb4, label %bb3

bb4:                                              ; preds = %start
  %4 = load i8, ptr %_3, align 1
  %5 = trunc nuw i8 %4 to i1
  %6 = zext i1 %5 to i8
  store i8 %6, ptr %val, align 1
  br label %bb5

bb3:                                              ; preds = %start
  %_7 = getelementptr inbounds i8, ptr %self, i64 4
  %_8 = getelementptr inbounds i8, ptr %other, i64 4
  %_3.i = load i32, ptr %_7, align 4
  %_4.i = load i32, ptr %_8, align 4
  %_0.i = icmp ult i32 %_3.i, %_4.i
  %7 = zext i1 %_0.i to i8
  store i8 %7, ptr %val, align 1
  br label %bb5

bb5:                                              ; preds = %bb4, %bb3
  %8 = load i8, ptr %val, align 1
  %9 = trunc nuw i8 %8 to i1
  ret i1 %9

bb2:                                              ; No predecessors!
  unreachable
}

; <<i16 as core::cmp::PartialOrd>::lt as core::ops::function::FnMut<(&i16, &i16)>>::call_mut
; Function Attrs: inlinehint nounwind
define internal zeroext i1 @_RNvYNvYsNtNtCsgEmfK2I1SDS_4core3cmp10PartialOrd2ltINtNtNtBa_3ops8function5FnMutTRsB1g_EE8call_mutCsaVIduESG6dG_7rs_sort(ptr align 1 %_1, ptr align 2 %0, ptr align 2 %1) unnamed_addr #0 {
start:
  %_2 = alloca [16 x i8], align 8
  store ptr %0, ptr %_2, align 8
  %2 = getelementptr inbounds i8, ptr %_2, i64 8
  store ptr %1, ptr %2, align 8
  %3 = load ptr, ptr %_2, align 8
  %4 = getelementptr inbounds i8, ptr %_2, i64 8
  %5 = load ptr, ptr %4, align 8
  %_3.i = load i16, ptr %3, align 2
  %_4.i = load i16, ptr %5, align 2
  %_0.i = icmp slt i16 %_3.i, %_4.i
  ret i1 %_0.i
}

; <usize as core::cmp::Ord>::min
; Function Attrs: inlinehint nounwind
define i64 @_RNvYjNtNtCsgEmfK2I1SDS_4core3cmp3Ord3minCsaVIduESG6dG_7rs_sort(i64 %0, i64 %1) unnamed_addr #0 {
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
define ptx_kernel void @order_statistics(ptr %data, ptr %out) unnamed_addr #1 {
start:
  %_41 = alloca [16 x i8], align 4
  %at = alloca [8 x i8], align 8
  %_22 = alloca [16 x i8], align 8
  %_13 = alloca [40 x i8], align 8
  %a = alloca [42 x i8], align 2
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
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit

panic.i8:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #16
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #16
  unreachable

_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i7 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 21, i64 %_0.i7)
  %_7.0 = extractvalue { i64, i1 } %1, 0
  %_7.1 = extractvalue { i64, i1 } %1, 1
  br i1 %_7.1, label %panic, label %bb2

bb2:                                              ; preds = %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit
  %_0.i6 = getelementptr inbounds nuw i16, ptr %data, i64 %_7.0
; call core::slice::raw::from_raw_parts::<i16>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw14from_raw_partssECsaVIduESG6dG_7rs_sort(ptr %_0.i6, i64 21, ptr align 8 @alloc_09ae3fa509c28fb2436e2472b9e4843b) #15
  %_0.0.i4 = extractvalue { ptr, i64 } %2, 0
  %_0.1.i5 = extractvalue { ptr, i64 } %2, 1
  %src.0 = extractvalue { ptr, i64 } %2, 0
  %src.1 = extractvalue { ptr, i64 } %2, 1
  call void @llvm.memset.p0.i64(ptr align 2 %a, i8 0, i64 42, i1 false)
; call <[i16]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs15copy_from_sliceCsaVIduESG6dG_7rs_sort(ptr align 2 %a, i64 21, ptr align 2 %src.0, i64 %src.1, ptr align 8 @alloc_5cf4fba7cdab40fa2201269b2e1f3402) #15
; call <[i16]>::select_nth_unstable
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs19select_nth_unstableCsaVIduESG6dG_7rs_sort(ptr sret([40 x i8]) align 8 %_13, ptr align 2 %a, i64 21, i64 10) #15
  %3 = getelementptr inbounds i8, ptr %_13, i64 16
  %median = load ptr, ptr %3, align 8
  %_17 = load i16, ptr %median, align 2
  %median1 = sext i16 %_17 to i32
; call <[i16]>::sort_unstable
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13sort_unstableCsaVIduESG6dG_7rs_sort(ptr align 2 %a, i64 21) #15
  %_28 = icmp ult i64 3, %src.1
  br i1 %_28, label %bb8, label %panic2

panic:                                            ; preds = %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_c17e8c4c3e522318a9b72caf19daf61d) #16
  unreachable

bb8:                                              ; preds = %bb2
  %_25 = getelementptr inbounds nuw i16, ptr %src.0, i64 3
; call <[i16]>::binary_search
  %4 = call { i64, i64 } @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs13binary_searchCsaVIduESG6dG_7rs_sort(ptr align 2 %a, i64 21, ptr align 2 %_25) #14
  %5 = extractvalue { i64, i64 } %4, 0
  %6 = extractvalue { i64, i64 } %4, 1
  store i64 %5, ptr %_22, align 8
  %7 = getelementptr inbounds i8, ptr %_22, i64 8
  store i64 %6, ptr %7, align 8
  %_29 = load i64, ptr %_22, align 8
  %8 = getelementptr inbounds i8, ptr %_22, i64 8
  %9 = load i64, ptr %8, align 8
  %10 = trunc nuw i64 %_29 to i1
  br i1 %10, label %bb11, label %bb12

panic2:                                           ; preds = %bb2
; call core::panicking::panic_bounds_check
  call void @_RNvNtCsgEmfK2I1SDS_4core9panicking18panic_bounds_check(i64 3, i64 %src.1, ptr align 8 @alloc_044c8eb17a19efd3611c1e02c35b0cd4) #16
  unreachable

bb11:                                             ; preds = %bb8
  %11 = getelementptr inbounds i8, ptr %_22, i64 8
  %12 = load i64, ptr %11, align 8
  store i64 %12, ptr %at, align 8
  br label %bb13

bb12:                                             ; preds = %bb8
  %13 = getelementptr inbounds i8, ptr %_22, i64 8
  %14 = load i64, ptr %13, align 8
  store i64 %14, ptr %at, align 8
  br label %bb13

bb13:                                             ; preds = %bb11, %bb12
  %found = load i64, ptr %at, align 8
; call <[i16]>::partition_point::<rs_sort::order_statistics::{closure#0}>
  %positive = call i64 @_RINvMNtCsgEmfK2I1SDS_4core5sliceSs15partition_pointNCNvCsaVIduESG6dG_7rs_sort16order_statistics0EBR_(ptr align 2 %a, i64 21) #14
; call <[i16]>::rotate_left
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSs11rotate_leftCsaVIduESG6dG_7rs_sort(ptr align 2 %a, i64 21, i64 %positive) #14
  %15 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i7, i64 4)
  %_6.0.i = extractvalue { i64, i1 } %15, 0
  %_6.1.i = extractvalue { i64, i1 } %15, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsaVIduESG6dG_7rs_sort3gpu3rowlEB4_.exit

panic.i:                                          ; preds = %bb13
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #16
  unreachable

_RINvNtCsaVIduESG6dG_7rs_sort3gpu3rowlEB4_.exit:  ; preds = %bb13
  %_0.i = getelementptr inbounds nuw i32, ptr %out, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<i32>
  %16 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutlECsaVIduESG6dG_7rs_sort(ptr %_0.i, i64 4, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #15
  %_0.0.i = extractvalue { ptr, i64 } %16, 0
  %_0.1.i = extractvalue { ptr, i64 } %16, 1
  %_38.0 = extractvalue { ptr, i64 } %16, 0
  %_38.1 = extractvalue { ptr, i64 } %16, 1
  %_42 = trunc i64 %found to i32
  %_43 = trunc i64 %positive to i32
  %17 = getelementptr inbounds nuw i16, ptr %a, i64 0
  %_46 = load i16, ptr %17, align 2
  %_45 = sext i16 %_46 to i32
  %18 = getelementptr inbounds nuw i16, ptr %a, i64 20
  %_50 = load i16, ptr %18, align 2
  %_49 = sext i16 %_50 to i32
  %19 = call { i32, i1 } @llvm.ssub.with.overflow.i32(i32 %_45, i32 %_49)
  %_53.0 = extractvalue { i32, i1 } %19, 0
  %_53.1 = extractvalue { i32, i1 } %19, 1
  br i1 %_53.1, label %panic3, label %bb19

bb19:                                             ; preds = %_RINvNtCsaVIduESG6dG_7rs_sort3gpu3rowlEB4_.exit
  %20 = getelementptr inbounds nuw i32, ptr %_41, i64 0
  store i32 %median1, ptr %20, align 4
  %21 = getelementptr inbounds nuw i32, ptr %_41, i64 1
  store i32 %_42, ptr %21, align 4
  %22 = getelementptr inbounds nuw i32, ptr %_41, i64 2
  store i32 %_43, ptr %22, align 4
  %23 = getelementptr inbounds nuw i32, ptr %_41, i64 3
  store i32 %_53.0, ptr %23, align 4
; call <[i32]>::copy_from_slice
  call void @_RNvMNtCsgEmfK2I1SDS_4core5sliceSl15copy_from_sliceCsaVIduESG6dG_7rs_sort(ptr align 4 %_38.0, i64 %_38.1, ptr align 4 %_41, i64 4, ptr align 8 @alloc_a30b1858c496cf1b329cedc37dfd155d) #15
  ret void

panic3:                                           ; preds = %_RINvNtCsaVIduESG6dG_7rs_sort3gpu3rowlEB4_.exit
; call core::panicking::panic_const::panic_const_sub_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8 @alloc_4fac24bd2e331d8e4651043bb0c6dcf9) #16
  unreachable

bb10:                                             ; No predecessors!
  unreachable
}

; Function Attrs: nounwind
define ptx_kernel void @sort_rows(ptr %data) unnamed_addr #1 {
start:
  %_3.i = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %_4.i = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %0 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %_3.i, i32 %_4.i)
  %_5.0.i = extractvalue { i32, i1 } %0, 0
  %_5.1.i = extractvalue { i32, i1 } %0, 1
  br i1 %_5.1.i, label %panic.i2, label %bb3.i

bb3.i:                                            ; preds = %start
  %_6.i = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %_7.0.i = add i32 %_5.0.i, %_6.i
  %_7.1.i = icmp ult i32 %_7.0.i, %_5.0.i
  br i1 %_7.1.i, label %panic1.i, label %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit

panic.i2:                                         ; preds = %start
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_4455e314538d8595a66445a674960a81) #16
  unreachable

panic1.i:                                         ; preds = %bb3.i
; call core::panicking::panic_const::panic_const_add_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_add_overflow(ptr align 8 @alloc_9aacbcf1342b1d62b96805990c1261a5) #16
  unreachable

_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit:  ; preds = %bb3.i
  %_0.i1 = zext i32 %_7.0.i to i64
  %1 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %_0.i1, i64 32)
  %_6.0.i = extractvalue { i64, i1 } %1, 0
  %_6.1.i = extractvalue { i64, i1 } %1, 1
  br i1 %_6.1.i, label %panic.i, label %_RINvNtCsaVIduESG6dG_7rs_sort3gpu3rowmEB4_.exit

panic.i:                                          ; preds = %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit
; call core::panicking::panic_const::panic_const_mul_overflow
  call void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_mul_overflow(ptr align 8 @alloc_14587a30a35475903364ee0188f1e79d) #16
  unreachable

_RINvNtCsaVIduESG6dG_7rs_sort3gpu3rowmEB4_.exit:  ; preds = %_RNvNtCsaVIduESG6dG_7rs_sort3gpu9global_id.exit
  %_0.i = getelementptr inbounds nuw i32, ptr %data, i64 %_6.0.i
; call core::slice::raw::from_raw_parts_mut::<u32>
  %2 = call { ptr, i64 } @_RINvNtNtCsgEmfK2I1SDS_4core5slice3raw18from_raw_parts_mutmECsaVIduESG6dG_7rs_sort(ptr %_0.i, i64 32, ptr align 8 @alloc_18e11163df5c26dfcd8b458a3a136468) #15
  %_0.0.i = extractvalue { ptr, i64 } %2, 0
  %_0.1.i = extractvalue { ptr, i64 } %2, 1
  %row.0 = extractvalue { ptr, i64 } %2, 0
  %row.1 = extractvalue { ptr, i64 } %2, 1
; call <[u32]>::sort_unstable_by_key::<(u32, u32), rs_sort::sort_rows::{closure#0}>
  call void @_RINvMNtCsgEmfK2I1SDS_4core5sliceSm20sort_unstable_by_keyTmmENCNvCsaVIduESG6dG_7rs_sort9sort_rows0EB10_(ptr align 4 %row.0, i64 %row.1) #15
  ret void
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; core::slice::copy_from_slice_impl::len_mismatch_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNvNtCsgEmfK2I1SDS_4core5slice20copy_from_slice_impl17len_mismatch_fail(i64, i64, ptr align 8) unnamed_addr #6 {
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

; core::option::unwrap_failed
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core6option13unwrap_failed(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::slice::index::slice_index_fail
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core5slice5index16slice_index_fail(i64, i64, i64, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; <usize as core::fmt::Display>::fmt
; Function Attrs: nounwind
define internal zeroext i1 @_RNvXsi_NtNtNtCsgEmfK2I1SDS_4core3fmt3num3impjNtB9_7Display3fmt(ptr align 8, ptr align 8) unnamed_addr #1 {
start:
  call void @llvm.trap()
  unreachable
}

; core::panicking::panic_fmt
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking9panic_fmt(ptr, ptr, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; core::num::int_log10::panic_for_nonpositive_argument
; Function Attrs: cold noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core3num9int_log1030panic_for_nonpositive_argument(ptr align 8) unnamed_addr #9 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #10

; core::panicking::panic
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtCsgEmfK2I1SDS_4core9panicking5panic(ptr align 1, i64, ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #11

; core::slice::sort::shared::smallsort::panic_on_ord_violation
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtNtNtCsgEmfK2I1SDS_4core5slice4sort6shared9smallsort22panic_on_ord_violation() unnamed_addr #6 {
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
declare i64 @llvm.ctpop.i64(i64) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() unnamed_addr #10

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() unnamed_addr #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() unnamed_addr #10

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
declare range(i8 -1, 2) i8 @llvm.scmp.i8.i16(i16, i16) #5

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #12

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.ssub.with.overflow.i32(i32, i32) #5

; core::panicking::panic_const::panic_const_sub_overflow
; Function Attrs: cold noinline noreturn nounwind
define internal void @_RNvNtNtCsgEmfK2I1SDS_4core9panicking11panic_const24panic_const_sub_overflow(ptr align 8) unnamed_addr #6 {
start:
  call void @llvm.trap()
  unreachable
}

attributes #0 = { inlinehint nounwind "target-cpu"="sm_90" }
attributes #1 = { nounwind "target-cpu"="sm_90" }
attributes #2 = { noinline nounwind "target-cpu"="sm_90" }
attributes #3 = { cold nounwind "target-cpu"="sm_90" }
attributes #4 = { "target-cpu"="sm_90" }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { cold noinline noreturn nounwind "target-cpu"="sm_90" }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { cold minsize noinline noreturn nounwind optsize "target-cpu"="sm_90" }
attributes #9 = { cold noreturn nounwind "target-cpu"="sm_90" }
attributes #10 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #12 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #13 = { noinline nounwind }
attributes #14 = { nounwind }
attributes #15 = { inlinehint nounwind }
attributes #16 = { noinline noreturn nounwind }
attributes #17 = { noreturn nounwind }
attributes #18 = { cold nounwind }

!llvm.module.flags = !{!0, !1}
!llvm.ident = !{!2}

!0 = !{i32 8, !"PIC Level", i32 2}
!1 = !{i32 2, !"RtLibUseGOT", i32 1}
!2 = !{!"rustc version 1.95.0 (59807616e 2026-04-14)"}
!3 = !{}
