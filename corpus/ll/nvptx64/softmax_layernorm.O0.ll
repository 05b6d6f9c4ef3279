; ModuleID = 'corpus/opencl/softmax_layernorm.cl'
source_filename = "corpus/opencl/softmax_layernorm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@softmax_rows.s = internal addrspace(3) global [32 x float] undef, align 4
@layer_norm.s = internal addrspace(3) global [32 x float] undef, align 4
@rms_norm.s = internal addrspace(3) global [32 x float] undef, align 4
@LOGE_TBL_LO = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F7FE00000000000, float 0x3F8FC00000000000, float 0x3F97B80000000000, float 0x3F9F820000000000, float 0x3FA39E0000000000, float 0x3FA7740000000000, float 0x3FAB420000000000, float 0x3FAF0A0000000000, float 0x3FB1640000000000, float 0x3FB3400000000000, float 0x3FB51A0000000000, float 0x3FB6F00000000000, float 0x3FB8C20000000000, float 0x3FBA920000000000, float 0x3FBC5E0000000000, float 0x3FBE260000000000, float 0x3FBFEC0000000000, float 0x3FC0D60000000000, float 0x3FC1B60000000000, float 0x3FC2940000000000, float 0x3FC3700000000000, float 0x3FC44C0000000000, float 0x3FC5260000000000, float 0x3FC5FE0000000000, float 0x3FC6D60000000000, float 0x3FC7AA0000000000, float 0x3FC87E0000000000, float 0x3FC9520000000000, float 0x3FCA220000000000, float 0x3FCAF20000000000, float 0x3FCBC20000000000, float 0x3FCC8E0000000000, float 0x3FCD5C0000000000, float 0x3FCE260000000000, float 0x3FCEF00000000000, float 0x3FCFB80000000000, float 0x3FD0400000000000, float 0x3FD0A20000000000, float 0x3FD1040000000000, float 0x3FD1660000000000, float 0x3FD1C80000000000, float 0x3FD2280000000000, float 0x3FD2880000000000, float 0x3FD2E80000000000, float 0x3FD3460000000000, float 0x3FD3A60000000000, float 0x3FD4040000000000, float 0x3FD4600000000000, float 0x3FD4BE0000000000, float 0x3FD51A0000000000, float 0x3FD5760000000000, float 0x3FD5D00000000000, float 0x3FD62C0000000000, float 0x3FD6860000000000, float 0x3FD6E00000000000, float 0x3FD7380000000000, float 0x3FD7920000000000, float 0x3FD7EA0000000000, float 0x3FD8420000000000, float 0x3FD89A0000000000, float 0x3FD8F00000000000, float 0x3FD9460000000000, float 0x3FD99C0000000000, float 0x3FD9F20000000000, float 0x3FDA480000000000, float 0x3FDA9C0000000000, float 0x3FDAF00000000000, float 0x3FDB440000000000, float 0x3FDB980000000000, float 0x3FDBEA0000000000, float 0x3FDC3C0000000000, float 0x3FDC8E0000000000, float 0x3FDCE00000000000, float 0x3FDD320000000000, float 0x3FDD820000000000, float 0x3FDDD40000000000, float 0x3FDE240000000000, float 0x3FDE740000000000, float 0x3FDEC20000000000, float 0x3FDF120000000000, float 0x3FDF600000000000, float 0x3FDFAE0000000000, float 0x3FDFFC0000000000, float 0x3FE0240000000000, float 0x3FE04A0000000000, float 0x3FE0720000000000, float 0x3FE0980000000000, float 0x3FE0BE0000000000, float 0x3FE0E40000000000, float 0x3FE1080000000000, float 0x3FE12E0000000000, float 0x3FE1540000000000, float 0x3FE1780000000000, float 0x3FE19E0000000000, float 0x3FE1C20000000000, float 0x3FE1E80000000000, float 0x3FE20C0000000000, float 0x3FE2300000000000, float 0x3FE2540000000000, float 0x3FE2780000000000, float 0x3FE29C0000000000, float 0x3FE2C00000000000, float 0x3FE2E40000000000, float 0x3FE3060000000000, float 0x3FE32A0000000000, float 0x3FE34E0000000000, float 0x3FE3700000000000, float 0x3FE3920000000000, float 0x3FE3B60000000000, float 0x3FE3D80000000000, float 0x3FE3FA0000000000, float 0x3FE41C0000000000, float 0x3FE43E0000000000, float 0x3FE4600000000000, float 0x3FE4820000000000, float 0x3FE4A40000000000, float 0x3FE4C60000000000, float 0x3FE4E60000000000, float 0x3FE5080000000000, float 0x3FE52A0000000000, float 0x3FE54A0000000000, float 0x3FE56A0000000000, float 0x3FE58C0000000000, float 0x3FE5AC0000000000, float 0x3FE5CC0000000000, float 0x3FE5EE0000000000, float 0x3FE60E0000000000, float 0x3FE62E0000000000], align 4
@LOGE_TBL_HI = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3E85358820000000, float 0x3EB5161F80000000, float 0x3ED1B07D40000000, float 0x3EC361CF00000000, float 0x3ED0F73FC0000000, float 0x3EC63D8CA0000000, float 0x3EDBAE2320000000, float 0x3EB86008A0000000, float 0x3EF36EEA20000000, float 0x3EFD7961A0000000, float 0x3EF073F060000000, float 0x3EEA515CA0000000, float 0x3EF45D6300000000, float 0x3EDB4E92A0000000, float 0x3ED523D6E0000000, float 0x3EF076E2A0000000, float 0x3EE2263B60000000, float 0x3F07E7CD00000000, float 0x3F02AD52E0000000, float 0x3F052F81E0000000, float 0x3F0FC201E0000000, float 0x3F02B6CCA0000000, float 0x3EFCBC7420000000, float 0x3F03070A60000000, float 0x3EBFCE33A0000000, float 0x3F08902100000000, float 0x3F0A065200000000, float 0x3EE6A73D00000000, float 0x3F0BC1FE20000000, float 0x3F0C94E800000000, float 0x3EF0CE85A0000000, float 0x3F0F7C79A0000000, float 0x3ED0B5A7C0000000, float 0x3F0076E2A0000000, float 0x3EF5B97B80000000, float 0x3F0186D5E0000000, float 0x3EE2CA5A60000000, float 0x3F124E2720000000, float 0x3F18BF9AE0000000, float 0x3F15CABAA0000000, float 0x3F03182D20000000, float 0x3F141FBCE0000000, float 0x3F15A13DE0000000, float 0x3F0C575C20000000, float 0x3F1DD9A980000000, float 0x3EF3155A40000000, float 0x3EE8434340000000, float 0x3F18BC21C0000000, float 0x3EF7E55DC0000000, float 0x3F05B0E5A0000000, float 0x3EFDC5D140000000, float 0x3F1BDBF580000000, float 0x3F005E5720000000, float 0x3F0903D360000000, float 0x3F01D54560000000, float 0x3F1D7F6BA0000000, float 0x3F04ABFBA0000000, float 0x3F0F077040000000, float 0x3F0A3B43C0000000, float 0x3EE9C360A0000000, float 0x3F11E87360000000, float 0x3F1941C200000000, float 0x3F19581160000000, float 0x3F123ECBE0000000, float 0x3EF0243960000000, float 0x3F0D935340000000, float 0x3F12932460000000, float 0x3F0EEF7980000000, float 0x3EF625A4C0000000, float 0x3F14D9DA60000000, float 0x3F1D7A7CC0000000, float 0x3F1F7C79A0000000, float 0x3F1AF0B840000000, float 0x3F0FCFC000000000, float 0x3F1E7258A0000000, float 0x3EFA813060000000, float 0x3F01034F80000000, float 0x3EF09875A0000000, float 0x3F199D2460000000, float 0x3F01EBF5E0000000, float 0x3F123FA700000000, float 0x3F1588F780000000, float 0x3F12E08560000000, float 0x3F252A5A40000000, float 0x3F2DF9DA80000000, float 0x3EFF2E0E60000000, float 0x3F0BD3D5C0000000, float 0x3F0CB90940000000, float 0x3F02617460000000, float 0x3F2F39E2C0000000, float 0x3F27195920000000, float 0x3F187A5E80000000, float 0x3F2EABBD80000000, float 0x3F1CD68CE0000000, float 0x3F2B81F700000000, float 0x3F07D79C00000000, float 0x3F1B9A3240000000, float 0x3F230D7BE0000000, float 0x3F25BCE980000000, float 0x3F25E12880000000, float 0x3F237FEC20000000, float 0x3F1D3DA880000000, float 0x3F0D0DB900000000, float 0x3F2D7334E0000000, float 0x3F21339120000000, float 0x3EF44ECE60000000, float 0x3F217B5460000000, float 0x3F2E0D3560000000, float 0x3F10893FE0000000, float 0x3F2026A700000000, float 0x3F25B84D00000000, float 0x3F28FE8460000000, float 0x3F29FE2F80000000, float 0x3F28BC21C0000000, float 0x3F253D1EA0000000, float 0x3F1F0BB600000000, float 0x3F0E6BF320000000, float 0x3F2D811B60000000, float 0x3F213CC000000000, float 0x3EF6932DE0000000, float 0x3F22467980000000, float 0x3F2F9D5B20000000, float 0x3F15B6B9A0000000, float 0x3F2404C340000000, float 0x3F2B1DC6C0000000, float 0x3EB54920A0000000, float 0x3EF97A23C0000000, float 0x3F00BFBE80000000], align 4
@LOG_INV_TBL = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC07F00000000, float 0x3FFF81F820000000, float 0x3FFF4465A0000000, float 0x3FFF07C200000000, float 0x3FFECC07C0000000, float 0x3FFE9131A0000000, float 0x3FFE573AC0000000, float 0x3FFE1E1E20000000, float 0x3FFDE5D6E0000000, float 0x3FFDAE6080000000, float 0x3FFD77B660000000, float 0x3FFD41D420000000, float 0x3FFD0CB580000000, float 0x3FFCD85680000000, float 0x3FFCA4B300000000, float 0x3FFC71C720000000, float 0x3FFC3F8F00000000, float 0x3FFC0E0700000000, float 0x3FFBDD2B80000000, float 0x3FFBACF920000000, float 0x3FFB7D6C40000000, float 0x3FFB4E81C0000000, float 0x3FFB203640000000, float 0x3FFAF286C0000000, float 0x3FFAC57020000000, float 0x3FFA98EF60000000, float 0x3FFA6D01A0000000, float 0x3FFA41A420000000, float 0x3FFA16D400000000, float 0x3FF9EC8EA0000000, float 0x3FF9C2D140000000, float 0x3FF99999A0000000, float 0x3FF970E500000000, float 0x3FF948B100000000, float 0x3FF920FB40000000, float 0x3FF8F9C180000000, float 0x3FF8D30180000000, float 0x3FF8ACB900000000, float 0x3FF886E600000000, float 0x3FF8618620000000, float 0x3FF83C9780000000, float 0x3FF8181820000000, float 0x3FF7F40600000000, float 0x3FF7D05F40000000, float 0x3FF7AD2200000000, float 0x3FF78A4C80000000, float 0x3FF767DCE0000000, float 0x3FF745D180000000, float 0x3FF7242880000000, float 0x3FF702E060000000, float 0x3FF6E1F760000000, float 0x3FF6C16C20000000, float 0x3FF6A13CE0000000, float 0x3FF6816820000000, float 0x3FF661EC60000000, float 0x3FF642C860000000, float 0x3FF623FA80000000, float 0x3FF6058160000000, float 0x3FF5E75BC0000000, float 0x3FF5C98820000000, float 0x3FF5AC0560000000, float 0x3FF58ED240000000, float 0x3FF571ED40000000, float 0x3FF5555560000000, float 0x3FF5390940000000, float 0x3FF51D07E0000000, float 0x3FF5015020000000, float 0x3FF4E5E0A0000000, float 0x3FF4CAB880000000, float 0x3FF4AFD6A0000000, float 0x3FF49539E0000000, float 0x3FF47AE140000000, float 0x3FF460CBC0000000, float 0x3FF446F860000000, float 0x3FF42D6620000000, float 0x3FF4141420000000, float 0x3FF3FB0140000000, float 0x3FF3E22CC0000000, float 0x3FF3C995A0000000, float 0x3FF3B13B20000000, float 0x3FF3991C20000000, float 0x3FF3813820000000, float 0x3FF3698E00000000, float 0x3FF3521D00000000, float 0x3FF33AE460000000, float 0x3FF323E340000000, float 0x3FF30D1900000000, float 0x3FF2F684C0000000, float 0x3FF2E025C0000000, float 0x3FF2C9FB40000000, float 0x3FF2B404A0000000, float 0x3FF29E4120000000, float 0x3FF288B020000000, float 0x3FF27350C0000000, float 0x3FF25E2280000000, float 0x3FF24924A0000000, float 0x3FF2345680000000, float 0x3FF21FB780000000, float 0x3FF20B4700000000, float 0x3FF1F70480000000, float 0x3FF1E2EF40000000, float 0x3FF1CF06A0000000, float 0x3FF1BB4A40000000, float 0x3FF1A7B960000000, float 0x3FF1945380000000, float 0x3FF1811820000000, float 0x3FF16E0680000000, float 0x3FF15B1E60000000, float 0x3FF1485F00000000, float 0x3FF135C820000000, float 0x3FF12358E0000000, float 0x3FF1111120000000, float 0x3FF0FEF020000000, float 0x3FF0ECF560000000, float 0x3FF0DB20A0000000, float 0x3FF0C97140000000, float 0x3FF0B7E6E0000000, float 0x3FF0A68100000000, float 0x3FF0953F40000000, float 0x3FF0842100000000, float 0x3FF0732600000000, float 0x3FF0624DE0000000, float 0x3FF0519800000000, float 0x3FF0410420000000, float 0x3FF03091C0000000, float 0x3FF0204080000000, float 0x3FF0101020000000, float 1.000000e+00], align 4
@EXP_TBL_EP_HEAD = internal unnamed_addr addrspace(4) constant [65 x float] [float 1.000000e+00, float 0x3FF02C0000000000, float 0x3FF0580000000000, float 0x3FF0840000000000, float 0x3FF0B40000000000, float 0x3FF0E00000000000, float 0x3FF1100000000000, float 0x3FF1400000000000, float 0x3FF1700000000000, float 0x3FF1A00000000000, float 0x3FF1D40000000000, float 0x3FF2040000000000, float 0x3FF2380000000000, float 0x3FF2680000000000, float 0x3FF29C0000000000, float 0x3FF2D00000000000, float 0x3FF3040000000000, float 0x3FF33C0000000000, float 0x3FF3700000000000, float 0x3FF3A40000000000, float 0x3FF3DC0000000000, float 0x3FF4140000000000, float 0x3FF44C0000000000, float 0x3FF4840000000000, float 0x3FF4BC0000000000, float 0x3FF4F80000000000, float 0x3FF5340000000000, float 0x3FF56C0000000000, float 0x3FF5A80000000000, float 0x3FF5E40000000000, float 0x3FF6240000000000, float 0x3FF6600000000000, float 0x3FF6A00000000000, float 0x3FF6DC0000000000, float 0x3FF71C0000000000, float 0x3FF75C0000000000, float 0x3FF7A00000000000, float 0x3FF7E00000000000, float 0x3FF8240000000000, float 0x3FF8680000000000, float 0x3FF8AC0000000000, float 0x3FF8F00000000000, float 0x3FF9340000000000, float 0x3FF97C0000000000, float 0x3FF9C40000000000, float 0x3FFA0C0000000000, float 0x3FFA540000000000, float 0x3FFA9C0000000000, float 0x3FFAE80000000000, float 0x3FFB300000000000, float 0x3FFB7C0000000000, float 0x3FFBCC0000000000, float 0x3FFC180000000000, float 0x3FFC640000000000, float 0x3FFCB40000000000, float 0x3FFD040000000000, float 0x3FFD580000000000, float 0x3FFDA80000000000, float 0x3FFDFC0000000000, float 0x3FFE500000000000, float 0x3FFEA40000000000, float 0x3FFEF80000000000, float 0x3FFF500000000000, float 0x3FFFA40000000000, float 2.000000e+00], align 4
@EXP_TBL_EP_TAIL = internal unnamed_addr addrspace(4) constant [65 x float] [float 0.000000e+00, float 0x3F2347CEE0000000, float 0x3F3B0D3140000000, float 0x3F4A28C3A0000000, float 0x3F3586CF80000000, float 0x3F4F619680000000, float 0x3F480E8080000000, float 0x3F44D57540000000, float 0x3F45C1E3E0000000, float 0x3F4ADF5B60000000, float 0x3F20E62D00000000, float 0x3F41DC4300000000, float 0x3F1E9B9D40000000, float 0x3F4A2B2F00000000, float 0x3F44EFA8E0000000, float 0x3F442D3720000000, float 0x3F47F05180000000, float 0x3EE164C820000000, float 0x3F3A7373A0000000, float 0x3F4ED9A720000000, float 0x3F45326080000000, float 0x3F40510FA0000000, float 0x3F40430300000000, float 0x3F4515AE00000000, float 0x3F4ED6A9A0000000, float 0x3F3B2769C0000000, float 0x3F05AB4EA0000000, float 0x3F4A39B5A0000000, float 0x3F483EEA40000000, float 0x3F4B78AD60000000, float 0x3F1FAC0E80000000, float 0x3F41C412A0000000, float 0x3F23CCCFE0000000, float 0x3F4D91E320000000, float 0x3F4BAF4760000000, float 0x3F4F5AB200000000, float 0x3F31473EA0000000, float 0x3F4799B660000000, float 0x3F389994C0000000, float 0x3F2B336880000000, float 0x3F2CA84540000000, float 0x3F3AE99140000000, float 0x3F49BD8660000000, float 0x3F3829FDE0000000, float 0x3F22305460000000, float 0x3F199ED760000000, float 0x3F303B23E0000000, float 0x3F435AABC0000000, float 0x3F23F32B40000000, float 0x3F4D15C260000000, float 0x3F4BB797C0000000, float 0x3EFE904BC0000000, float 0x3F39BDD840000000, float 0x3F4F8972A0000000, float 0x3F4906E760000000, float 0x3F496A5020000000, float 0x3EF8DCFBA0000000, float 0x3F3E603DA0000000, float 0x3F22E66F60000000, float 0x3F0773C580000000, float 0x3F25F45480000000, float 0x3F40DF7300000000, float 0x3F1D96DB80000000, float 0x3F4E0C0CE0000000, float 0.000000e+00], align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @softmax_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %17 = load ptr addrspace(1), ptr %4, align 8
  %18 = call i64 @_Z12get_group_idj(i32 noundef 0) #11
  %19 = load i32, ptr %6, align 4
  %20 = sext i32 %19 to i64
  %21 = mul i64 %18, %20
  %22 = getelementptr inbounds nuw float, ptr addrspace(1) %17, i64 %21
  store ptr addrspace(1) %22, ptr %7, align 8
  %23 = load ptr addrspace(1), ptr %5, align 8
  %24 = call i64 @_Z12get_group_idj(i32 noundef 0) #11
  %25 = load i32, ptr %6, align 4
  %26 = sext i32 %25 to i64
  %27 = mul i64 %24, %26
  %28 = getelementptr inbounds nuw float, ptr addrspace(1) %23, i64 %27
  store ptr addrspace(1) %28, ptr %8, align 8
  %29 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %9, align 4
  store float 0xC7EFFFFFE0000000, ptr %10, align 4
  %31 = load i32, ptr %9, align 4
  store i32 %31, ptr %11, align 4
  br label %32

32:                                               ; preds = %44, %3
  %33 = load i32, ptr %11, align 4
  %34 = load i32, ptr %6, align 4
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %36, label %47

36:                                               ; preds = %32
  %37 = load float, ptr %10, align 4
  %38 = load ptr addrspace(1), ptr %7, align 8
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds float, ptr addrspace(1) %38, i64 %40
  %42 = load float, ptr addrspace(1) %41, align 4
  %43 = call float @_Z4fmaxff(float noundef %37, float noundef %42) #11
  store float %43, ptr %10, align 4
  br label %44

44:                                               ; preds = %36
  %45 = load i32, ptr %11, align 4
  %46 = add nsw i32 %45, 32
  store i32 %46, ptr %11, align 4
  br label %32

47:                                               ; preds = %32
  %48 = load float, ptr %10, align 4
  %49 = call float @group_max(float noundef %48, ptr addrspace(3) noundef @softmax_rows.s) #10
  store float %49, ptr %10, align 4
  store float 0.000000e+00, ptr %12, align 4
  %50 = load i32, ptr %9, align 4
  store i32 %50, ptr %13, align 4
  br label %51

51:                                               ; preds = %72, %47
  %52 = load i32, ptr %13, align 4
  %53 = load i32, ptr %6, align 4
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %55, label %75

55:                                               ; preds = %51
  %56 = load ptr addrspace(1), ptr %7, align 8
  %57 = load i32, ptr %13, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr addrspace(1) %56, i64 %58
  %60 = load float, ptr addrspace(1) %59, align 4
  %61 = load float, ptr %10, align 4
  %62 = fsub float %60, %61
  %63 = call float @_Z3expf(float noundef %62) #11
  store float %63, ptr %14, align 4
  %64 = load float, ptr %14, align 4
  %65 = load ptr addrspace(1), ptr %8, align 8
  %66 = load i32, ptr %13, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr addrspace(1) %65, i64 %67
  store float %64, ptr addrspace(1) %68, align 4
  %69 = load float, ptr %14, align 4
  %70 = load float, ptr %12, align 4
  %71 = fadd float %70, %69
  store float %71, ptr %12, align 4
  br label %72

72:                                               ; preds = %55
  %73 = load i32, ptr %13, align 4
  %74 = add nsw i32 %73, 32
  store i32 %74, ptr %13, align 4
  br label %51

75:                                               ; preds = %51
  %76 = load float, ptr %12, align 4
  %77 = call float @group_sum(float noundef %76, ptr addrspace(3) noundef @softmax_rows.s) #10
  %78 = fdiv float 1.000000e+00, %77, !fpmath !14
  store float %78, ptr %15, align 4
  %79 = load i32, ptr %9, align 4
  store i32 %79, ptr %16, align 4
  br label %80

80:                                               ; preds = %92, %75
  %81 = load i32, ptr %16, align 4
  %82 = load i32, ptr %6, align 4
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %95

84:                                               ; preds = %80
  %85 = load float, ptr %15, align 4
  %86 = load ptr addrspace(1), ptr %8, align 8
  %87 = load i32, ptr %16, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds float, ptr addrspace(1) %86, i64 %88
  %90 = load float, ptr addrspace(1) %89, align 4
  %91 = fmul float %90, %85
  store float %91, ptr addrspace(1) %89, align 4
  br label %92

92:                                               ; preds = %84
  %93 = load i32, ptr %16, align 4
  %94 = add nsw i32 %93, 32
  store i32 %94, ptr %16, align 4
  br label %80

95:                                               ; preds = %80
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @layer_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #0 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %11 = load ptr addrspace(1), ptr %6, align 8
  %12 = load ptr addrspace(1), ptr %7, align 8
  %13 = load ptr addrspace(1), ptr %8, align 8
  %14 = load i32, ptr %9, align 4
  %15 = load float, ptr %10, align 4
  call void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 %11, ptr addrspace(1) noundef align 4 %12, ptr addrspace(1) noundef align 4 %13, i32 noundef %14, float noundef %15) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #1 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca ptr addrspace(1), align 8
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  %11 = alloca ptr addrspace(1), align 8
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %6, align 8
  store ptr addrspace(1) %1, ptr %7, align 8
  store ptr addrspace(1) %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store float %4, ptr %10, align 4
  %21 = load ptr addrspace(1), ptr %6, align 8
  %22 = call i64 @_Z12get_group_idj(i32 noundef 0) #11
  %23 = load i32, ptr %9, align 4
  %24 = sext i32 %23 to i64
  %25 = mul i64 %22, %24
  %26 = getelementptr inbounds nuw float, ptr addrspace(1) %21, i64 %25
  store ptr addrspace(1) %26, ptr %11, align 8
  %27 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  %29 = load i32, ptr %12, align 4
  store i32 %29, ptr %15, align 4
  br label %30

30:                                               ; preds = %47, %5
  %31 = load i32, ptr %15, align 4
  %32 = load i32, ptr %9, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %50

34:                                               ; preds = %30
  %35 = load ptr addrspace(1), ptr %11, align 8
  %36 = load i32, ptr %15, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr addrspace(1) %35, i64 %37
  %39 = load float, ptr addrspace(1) %38, align 4
  store float %39, ptr %16, align 4
  %40 = load float, ptr %16, align 4
  %41 = load float, ptr %13, align 4
  %42 = fadd float %41, %40
  store float %42, ptr %13, align 4
  %43 = load float, ptr %16, align 4
  %44 = load float, ptr %16, align 4
  %45 = load float, ptr %14, align 4
  %46 = call float @_Z3fmafff(float noundef %43, float noundef %44, float noundef %45) #11
  store float %46, ptr %14, align 4
  br label %47

47:                                               ; preds = %34
  %48 = load i32, ptr %15, align 4
  %49 = add nsw i32 %48, 32
  store i32 %49, ptr %15, align 4
  br label %30

50:                                               ; preds = %30
  %51 = load float, ptr %13, align 4
  %52 = call float @group_sum(float noundef %51, ptr addrspace(3) noundef @layer_norm.s) #10
  %53 = load i32, ptr %9, align 4
  %54 = sitofp i32 %53 to float
  %55 = fdiv float %52, %54, !fpmath !14
  store float %55, ptr %17, align 4
  %56 = load float, ptr %14, align 4
  %57 = call float @group_sum(float noundef %56, ptr addrspace(3) noundef @layer_norm.s) #10
  %58 = load i32, ptr %9, align 4
  %59 = sitofp i32 %58 to float
  %60 = fdiv float %57, %59, !fpmath !14
  %61 = load float, ptr %17, align 4
  %62 = load float, ptr %17, align 4
  %63 = fneg float %61
  %64 = call float @llvm.fmuladd.f32(float %63, float %62, float %60)
  store float %64, ptr %18, align 4
  %65 = load float, ptr %18, align 4
  %66 = load float, ptr %10, align 4
  %67 = fadd float %65, %66
  %68 = call float @_Z5rsqrtf(float noundef %67) #11
  store float %68, ptr %19, align 4
  %69 = load i32, ptr %12, align 4
  store i32 %69, ptr %20, align 4
  br label %70

70:                                               ; preds = %99, %50
  %71 = load i32, ptr %20, align 4
  %72 = load i32, ptr %9, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %102

74:                                               ; preds = %70
  %75 = load ptr addrspace(1), ptr %11, align 8
  %76 = load i32, ptr %20, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr addrspace(1) %75, i64 %77
  %79 = load float, ptr addrspace(1) %78, align 4
  %80 = load float, ptr %17, align 4
  %81 = fsub float %79, %80
  %82 = load float, ptr %19, align 4
  %83 = fmul float %81, %82
  %84 = load ptr addrspace(1), ptr %7, align 8
  %85 = load i32, ptr %20, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr addrspace(1) %84, i64 %86
  %88 = load float, ptr addrspace(1) %87, align 4
  %89 = load ptr addrspace(1), ptr %8, align 8
  %90 = load i32, ptr %20, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds float, ptr addrspace(1) %89, i64 %91
  %93 = load float, ptr addrspace(1) %92, align 4
  %94 = call float @llvm.fmuladd.f32(float %83, float %88, float %93)
  %95 = load ptr addrspace(1), ptr %11, align 8
  %96 = load i32, ptr %20, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr addrspace(1) %95, i64 %97
  store float %94, ptr addrspace(1) %98, align 4
  br label %99

99:                                               ; preds = %74
  %100 = load i32, ptr %20, align 4
  %101 = add nsw i32 %100, 32
  store i32 %101, ptr %20, align 4
  br label %70

102:                                              ; preds = %70
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rms_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_rms_norm(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, i32 noundef %9) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_rms_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !19 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca ptr addrspace(1), align 8
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = load ptr addrspace(1), ptr %4, align 8
  %14 = call i64 @_Z12get_group_idj(i32 noundef 0) #11
  %15 = load i32, ptr %6, align 4
  %16 = sext i32 %15 to i64
  %17 = mul i64 %14, %16
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %13, i64 %17
  store ptr addrspace(1) %18, ptr %7, align 8
  %19 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %20 = trunc i64 %19 to i32
  store i32 %20, ptr %8, align 4
  store float 0.000000e+00, ptr %9, align 4
  %21 = load i32, ptr %8, align 4
  store i32 %21, ptr %10, align 4
  br label %22

22:                                               ; preds = %41, %3
  %23 = load i32, ptr %10, align 4
  %24 = load i32, ptr %6, align 4
  %25 = sdiv i32 %24, 4
  %26 = icmp slt i32 %23, %25
  br i1 %26, label %27, label %44

27:                                               ; preds = %22
  %28 = load ptr addrspace(1), ptr %7, align 8
  %29 = load i32, ptr %10, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds <4 x float>, ptr addrspace(1) %28, i64 %30
  %32 = load <4 x float>, ptr addrspace(1) %31, align 16
  %33 = load ptr addrspace(1), ptr %7, align 8
  %34 = load i32, ptr %10, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds <4 x float>, ptr addrspace(1) %33, i64 %35
  %37 = load <4 x float>, ptr addrspace(1) %36, align 16
  %38 = call float @_Z3dotDv4_fS_(<4 x float> noundef %32, <4 x float> noundef %37) #11
  %39 = load float, ptr %9, align 4
  %40 = fadd float %39, %38
  store float %40, ptr %9, align 4
  br label %41

41:                                               ; preds = %27
  %42 = load i32, ptr %10, align 4
  %43 = add nsw i32 %42, 32
  store i32 %43, ptr %10, align 4
  br label %22

44:                                               ; preds = %22
  %45 = load float, ptr %9, align 4
  %46 = call float @group_sum(float noundef %45, ptr addrspace(3) noundef @rms_norm.s) #10
  %47 = load i32, ptr %6, align 4
  %48 = sitofp i32 %47 to float
  %49 = fdiv float %46, %48, !fpmath !14
  %50 = fadd float %49, 0x3EB0C6F7A0000000
  %51 = call float @_Z5rsqrtf(float noundef %50) #11
  store float %51, ptr %11, align 4
  %52 = load i32, ptr %8, align 4
  store i32 %52, ptr %12, align 4
  br label %53

53:                                               ; preds = %74, %44
  %54 = load i32, ptr %12, align 4
  %55 = load i32, ptr %6, align 4
  %56 = sdiv i32 %55, 4
  %57 = icmp slt i32 %54, %56
  br i1 %57, label %58, label %77

58:                                               ; preds = %53
  %59 = load float, ptr %11, align 4
  %60 = insertelement <4 x float> poison, float %59, i64 0
  %61 = shufflevector <4 x float> %60, <4 x float> poison, <4 x i32> zeroinitializer
  %62 = load i32, ptr %12, align 4
  %63 = sext i32 %62 to i64
  %64 = load ptr addrspace(1), ptr %5, align 8
  %65 = addrspacecast ptr addrspace(1) %64 to ptr
  %66 = call <4 x float> @_Z6vload4mPKf(i64 noundef %63, ptr noundef %65) #12
  %67 = fmul <4 x float> %61, %66
  %68 = load ptr addrspace(1), ptr %7, align 8
  %69 = load i32, ptr %12, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds <4 x float>, ptr addrspace(1) %68, i64 %70
  %72 = load <4 x float>, ptr addrspace(1) %71, align 16
  %73 = fmul <4 x float> %72, %67
  store <4 x float> %73, ptr addrspace(1) %71, align 16
  br label %74

74:                                               ; preds = %58
  %75 = load i32, ptr %12, align 4
  %76 = add nsw i32 %75, 32
  store i32 %76, ptr %12, align 4
  br label %53

77:                                               ; preds = %53
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @activations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_activations(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 16 %6) #10
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_activations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #11
  %12 = trunc i64 %11 to i32
  store i32 %12, ptr %5, align 4
  %13 = load ptr addrspace(1), ptr %3, align 8
  %14 = load i32, ptr %5, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds float, ptr addrspace(1) %13, i64 %15
  %17 = load float, ptr addrspace(1) %16, align 4
  store float %17, ptr %6, align 4
  %18 = load float, ptr %6, align 4
  %19 = fmul float 5.000000e-01, %18
  %20 = load float, ptr %6, align 4
  %21 = load float, ptr %6, align 4
  %22 = fmul float 0x3FA6E4E260000000, %21
  %23 = load float, ptr %6, align 4
  %24 = fmul float %22, %23
  %25 = load float, ptr %6, align 4
  %26 = call float @llvm.fmuladd.f32(float %24, float %25, float %20)
  %27 = fmul float 0x3FE9884540000000, %26
  %28 = call float @_Z4tanhf(float noundef %27) #11
  %29 = fadd float 1.000000e+00, %28
  %30 = fmul float %19, %29
  store float %30, ptr %7, align 4
  %31 = load float, ptr %6, align 4
  %32 = load float, ptr %6, align 4
  %33 = fneg float %32
  %34 = call float @_Z3expf(float noundef %33) #11
  %35 = fadd float 1.000000e+00, %34
  %36 = fdiv float %31, %35, !fpmath !14
  store float %36, ptr %8, align 4
  %37 = load float, ptr %6, align 4
  %38 = fcmp ogt float %37, 2.000000e+01
  br i1 %38, label %39, label %41

39:                                               ; preds = %2
  %40 = load float, ptr %6, align 4
  br label %45

41:                                               ; preds = %2
  %42 = load float, ptr %6, align 4
  %43 = call float @_Z3expf(float noundef %42) #11
  %44 = call float @_Z5log1pf(float noundef %43) #11
  br label %45

45:                                               ; preds = %41, %39
  %46 = phi float [ %40, %39 ], [ %44, %41 ]
  store float %46, ptr %9, align 4
  %47 = load float, ptr %7, align 4
  %48 = insertelement <4 x float> poison, float %47, i32 0
  %49 = load float, ptr %8, align 4
  %50 = insertelement <4 x float> %48, float %49, i32 1
  %51 = load float, ptr %9, align 4
  %52 = insertelement <4 x float> %50, float %51, i32 2
  %53 = load float, ptr %6, align 4
  %54 = fcmp oge float %53, 0.000000e+00
  br i1 %54, label %55, label %57

55:                                               ; preds = %45
  %56 = load float, ptr %6, align 4
  br label %61

57:                                               ; preds = %45
  %58 = load float, ptr %6, align 4
  %59 = call float @_Z5expm1f(float noundef %58) #11
  %60 = fmul float 0x3FB99999A0000000, %59
  br label %61

61:                                               ; preds = %57, %55
  %62 = phi float [ %56, %55 ], [ %60, %57 ]
  %63 = insertelement <4 x float> %52, float %62, i32 3
  store <4 x float> %63, ptr %10, align 16
  %64 = load <4 x float>, ptr %10, align 16
  %65 = load ptr addrspace(1), ptr %4, align 8
  %66 = load i32, ptr %5, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds <4 x float>, ptr addrspace(1) %65, i64 %67
  store <4 x float> %64, ptr addrspace(1) %68, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @group_max(float noundef %0, ptr addrspace(3) noundef %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store float %0, ptr %3, align 4
  store ptr addrspace(3) %1, ptr %4, align 8
  %8 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  %10 = load float, ptr %3, align 4
  %11 = load ptr addrspace(3), ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(3) %11, i64 %13
  store float %10, ptr addrspace(3) %14, align 4
  call void @_Z7barrierj(i32 noundef 1) #10
  store i32 16, ptr %6, align 4
  br label %15

15:                                               ; preds = %41, %2
  %16 = load i32, ptr %6, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %44

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %40

22:                                               ; preds = %18
  %23 = load ptr addrspace(3), ptr %4, align 8
  %24 = load i32, ptr %5, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %25
  %27 = load float, ptr addrspace(3) %26, align 4
  %28 = load ptr addrspace(3), ptr %4, align 8
  %29 = load i32, ptr %5, align 4
  %30 = load i32, ptr %6, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(3) %28, i64 %32
  %34 = load float, ptr addrspace(3) %33, align 4
  %35 = call float @_Z4fmaxff(float noundef %27, float noundef %34) #11
  %36 = load ptr addrspace(3), ptr %4, align 8
  %37 = load i32, ptr %5, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr addrspace(3) %36, i64 %38
  store float %35, ptr addrspace(3) %39, align 4
  br label %40

40:                                               ; preds = %22, %18
  call void @_Z7barrierj(i32 noundef 1) #10
  br label %41

41:                                               ; preds = %40
  %42 = load i32, ptr %6, align 4
  %43 = ashr i32 %42, 1
  store i32 %43, ptr %6, align 4
  br label %15

44:                                               ; preds = %15
  %45 = load ptr addrspace(3), ptr %4, align 8
  %46 = getelementptr inbounds float, ptr addrspace(3) %45, i64 0
  %47 = load float, ptr addrspace(3) %46, align 4
  store float %47, ptr %7, align 4
  call void @_Z7barrierj(i32 noundef 1) #10
  %48 = load float, ptr %7, align 4
  ret float %48
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal float @group_sum(float noundef %0, ptr addrspace(3) noundef %1) #1 {
  %3 = alloca float, align 4
  %4 = alloca ptr addrspace(3), align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  store float %0, ptr %3, align 4
  store ptr addrspace(3) %1, ptr %4, align 8
  %8 = call i64 @_Z12get_local_idj(i32 noundef 0) #11
  %9 = trunc i64 %8 to i32
  store i32 %9, ptr %5, align 4
  %10 = load float, ptr %3, align 4
  %11 = load ptr addrspace(3), ptr %4, align 8
  %12 = load i32, ptr %5, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds float, ptr addrspace(3) %11, i64 %13
  store float %10, ptr addrspace(3) %14, align 4
  call void @_Z7barrierj(i32 noundef 1) #10
  store i32 16, ptr %6, align 4
  br label %15

15:                                               ; preds = %37, %2
  %16 = load i32, ptr %6, align 4
  %17 = icmp sgt i32 %16, 0
  br i1 %17, label %18, label %40

18:                                               ; preds = %15
  %19 = load i32, ptr %5, align 4
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %19, %20
  br i1 %21, label %22, label %36

22:                                               ; preds = %18
  %23 = load ptr addrspace(3), ptr %4, align 8
  %24 = load i32, ptr %5, align 4
  %25 = load i32, ptr %6, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds float, ptr addrspace(3) %23, i64 %27
  %29 = load float, ptr addrspace(3) %28, align 4
  %30 = load ptr addrspace(3), ptr %4, align 8
  %31 = load i32, ptr %5, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr addrspace(3) %30, i64 %32
  %34 = load float, ptr addrspace(3) %33, align 4
  %35 = fadd float %34, %29
  store float %35, ptr addrspace(3) %33, align 4
  br label %36

36:                                               ; preds = %22, %18
  call void @_Z7barrierj(i32 noundef 1) #10
  br label %37

37:                                               ; preds = %36
  %38 = load i32, ptr %6, align 4
  %39 = ashr i32 %38, 1
  store i32 %39, ptr %6, align 4
  br label %15

40:                                               ; preds = %15
  %41 = load ptr addrspace(3), ptr %4, align 8
  %42 = getelementptr inbounds float, ptr addrspace(3) %41, i64 0
  %43 = load float, ptr addrspace(3) %42, align 4
  store float %43, ptr %7, align 4
  call void @_Z7barrierj(i32 noundef 1) #10
  %44 = load float, ptr %7, align 4
  ret float %44
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %6, %4, %2, %1
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  switch i32 %0, label %16 [
    i32 0, label %10
    i32 1, label %12
    i32 2, label %14
  ]

10:                                               ; preds = %8
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %16

12:                                               ; preds = %8
  %13 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %16

14:                                               ; preds = %8
  %15 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %16

16:                                               ; preds = %14, %12, %10, %8
  %17 = phi i32 [ %15, %14 ], [ %11, %10 ], [ %13, %12 ], [ 1, %8 ]
  switch i32 %0, label %24 [
    i32 0, label %18
    i32 1, label %20
    i32 2, label %22
  ]

18:                                               ; preds = %16
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %24

20:                                               ; preds = %16
  %21 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %24

22:                                               ; preds = %16
  %23 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %24

24:                                               ; preds = %16, %18, %20, %22
  %25 = phi i32 [ %23, %22 ], [ %19, %18 ], [ %21, %20 ], [ 0, %16 ]
  %26 = zext nneg i32 %17 to i64
  %27 = zext nneg i32 %9 to i64
  %28 = mul nuw nsw i64 %26, %27
  %29 = zext nneg i32 %25 to i64
  %30 = add nuw nsw i64 %28, %29
  ret i64 %30
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3dotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #5 {
  %3 = extractelement <4 x float> %0, i64 0
  %4 = extractelement <4 x float> %1, i64 0
  %5 = extractelement <4 x float> %0, i64 1
  %6 = extractelement <4 x float> %1, i64 1
  %7 = fmul float %5, %6
  %8 = tail call float @llvm.fmuladd.f32(float %3, float %4, float %7)
  %9 = extractelement <4 x float> %0, i64 2
  %10 = extractelement <4 x float> %1, i64 2
  %11 = tail call float @llvm.fmuladd.f32(float %9, float %10, float %8)
  %12 = extractelement <4 x float> %0, i64 3
  %13 = extractelement <4 x float> %1, i64 3
  %14 = tail call noundef float @llvm.fmuladd.f32(float %12, float %13, float %11)
  ret float %14
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z3expf(float noundef %0) #5 {
  %2 = fcmp olt float %0, 0.000000e+00
  %3 = select i1 %2, float -5.000000e-01, float 5.000000e-01
  %4 = tail call noundef float @llvm.fmuladd.f32(float %0, float 0x3FF7154760000000, float %3)
  %5 = fptosi float %4 to i32
  %6 = sitofp i32 %5 to float
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0xBFE62E3000000000, float %0)
  %8 = fmul float %6, 0xBEE2FEFA20000000
  %9 = fadd float %7, %8
  %10 = fmul float %9, %9
  %11 = tail call noundef float @llvm.fmuladd.f32(float %10, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %10, float %11, float 0x3F11566AA0000000)
  %13 = tail call noundef float @llvm.fmuladd.f32(float %10, float %12, float 0xBF66C16C20000000)
  %14 = tail call noundef float @llvm.fmuladd.f32(float %10, float %13, float 0x3FC5555560000000)
  %15 = fneg float %14
  %16 = tail call noundef float @llvm.fmuladd.f32(float %10, float %15, float %9)
  %17 = fneg float %8
  %18 = fmul float %9, %16
  %19 = fsub float 2.000000e+00, %16
  %20 = fdiv float %18, %19, !fpmath !14
  %21 = fsub float %17, %20
  %22 = fsub float %7, %21
  %23 = fadd float %22, 1.000000e+00
  %24 = bitcast float %23 to i32
  %25 = shl i32 %5, 23
  %26 = add nsw i32 %25, %24
  %27 = bitcast i32 %26 to float
  %28 = fcmp olt float %0, 0xC055D589E0000000
  %29 = select i1 %28, float 0.000000e+00, float %27
  %30 = fcmp olt float %0, 0x40562E4300000000
  %31 = select i1 %30, float %29, float 0x7FF0000000000000
  %32 = fcmp ord float %0, 0.000000e+00
  %33 = select i1 %32, float %31, float %0
  ret float %33
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z5expm1f(float noundef %0) #5 {
  %2 = fmul float %0, 0x4057154760000000
  %3 = fptosi float %2 to i32
  %4 = sitofp i32 %3 to float
  %5 = and i32 %3, 63
  %6 = ashr i32 %3, 6
  %7 = tail call noundef float @llvm.fmuladd.f32(float %4, float 0xBF86200000000000, float %0)
  %8 = tail call noundef float @llvm.fmuladd.f32(float %4, float 0xBEFC85FDE0000000, float %7)
  %9 = fmul float %8, %8
  %10 = tail call noundef float @llvm.fmuladd.f32(float %8, float 0x3FA5555560000000, float 0x3FC5555560000000)
  %11 = tail call noundef float @llvm.fmuladd.f32(float %8, float %10, float 5.000000e-01)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %9, float %11, float %8)
  %13 = shl i32 %6, 23
  %14 = add i32 %13, 1065353216
  %15 = bitcast i32 %14 to float
  %16 = zext nneg i32 %5 to i64
  %17 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_HEAD, i64 %16
  %18 = load float, ptr addrspace(4) %17, align 4, !tbaa !25
  %19 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_TAIL, i64 %16
  %20 = load float, ptr addrspace(4) %19, align 4, !tbaa !25
  %21 = fmul float %18, %15
  %22 = fmul float %20, %15
  %23 = fadd float %21, %22
  %24 = tail call noundef float @llvm.fmuladd.f32(float %12, float %23, float %22)
  %25 = fadd float %21, -1.000000e+00
  %26 = fadd float %25, %24
  %27 = fcmp oeq float %0, 0.000000e+00
  %28 = select i1 %27, float %0, float %26
  %29 = fcmp olt float %0, 0xC059D1DA00000000
  %30 = icmp slt i32 %6, -24
  %31 = or i1 %29, %30
  %32 = select i1 %31, float -1.000000e+00, float %28
  %33 = fcmp ogt float %0, 0x40562E42E0000000
  %34 = select i1 %33, float 0x7FF0000000000000, float %32
  %35 = fcmp ord float %0, 0.000000e+00
  %36 = select i1 %35, float %34, float %0
  ret float %36
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z3fmafff(float noundef %0, float noundef %1, float noundef %2) #5 {
  %4 = tail call noundef float @llvm.fma.f32(float %0, float %1, float %2)
  ret float %4
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z4fmaxff(float noundef %0, float noundef %1) #5 {
  %3 = tail call noundef float @llvm.maximumnum.f32(float %0, float %1)
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z5log1pf(float noundef %0) #5 {
  %2 = tail call float @llvm.fabs.f32(float %0)
  %3 = bitcast float %2 to i32
  %4 = fadd float %0, 2.000000e+00
  %5 = fdiv float %0, %4, !fpmath !14
  %6 = fadd float %5, %5
  %7 = fmul float %6, %6
  %8 = fneg float %5
  %9 = tail call noundef float @llvm.fmuladd.f32(float %7, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %10 = fmul float %7, %9
  %11 = fmul float %6, %10
  %12 = tail call noundef float @llvm.fmuladd.f32(float %8, float %0, float %11)
  %13 = fadd float %0, %12
  %14 = fadd float %0, 1.000000e+00
  %15 = bitcast float %14 to i32
  %16 = lshr i32 %15, 23
  %17 = and i32 %16, 255
  %18 = add nsw i32 %17, -127
  %19 = sitofp i32 %18 to float
  %20 = and i32 %15, 8323072
  %21 = shl i32 %15, 1
  %22 = and i32 %21, 65536
  %23 = add nuw nsw i32 %22, %20
  %24 = or disjoint i32 %23, 1056964608
  %25 = bitcast i32 %24 to float
  %26 = and i32 %15, 8388607
  %27 = or disjoint i32 %26, 1056964608
  %28 = bitcast i32 %27 to float
  %29 = fsub float %25, %28
  %30 = and i32 %15, -32768
  %31 = bitcast i32 %30 to float
  %32 = fsub float 1.000000e+00, %31
  %33 = fadd float %0, %32
  %34 = and i32 %15, 2139095040
  %35 = sub nsw i32 2130706432, %34
  %36 = and i32 %35, 2139095040
  %37 = bitcast i32 %36 to float
  %38 = fmul float %33, %37
  %39 = fmul float %38, 5.000000e-01
  %40 = and i32 %15, 8355840
  %41 = or disjoint i32 %40, 1056964608
  %42 = bitcast i32 %41 to float
  %43 = fsub float %25, %42
  %44 = fsub float %43, %39
  %45 = icmp samesign ugt i32 %17, 151
  %46 = select i1 %45, float %29, float %44
  %47 = lshr exact i32 %23, 16
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %48
  %50 = load float, ptr addrspace(4) %49, align 4, !tbaa !25
  %51 = fmul float %46, %50
  %52 = tail call noundef float @llvm.fmuladd.f32(float %51, float 0x3FD5555560000000, float 5.000000e-01)
  %53 = fmul float %51, %51
  %54 = tail call noundef float @llvm.fmuladd.f32(float %52, float %53, float %51)
  %55 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_LO, i64 %48
  %56 = load float, ptr addrspace(4) %55, align 4, !tbaa !25
  %57 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_HI, i64 %48
  %58 = load float, ptr addrspace(4) %57, align 4, !tbaa !25
  %59 = tail call noundef float @llvm.fmuladd.f32(float %19, float 0x3FE62E0000000000, float %56)
  %60 = fneg float %54
  %61 = tail call noundef float @llvm.fmuladd.f32(float %19, float 0x3F00BFBE80000000, float %60)
  %62 = fadd float %58, %61
  %63 = fadd float %59, %62
  %64 = icmp samesign ult i32 %3, 1031798784
  %65 = select i1 %64, float %13, float %63
  %66 = icmp samesign ugt i32 %3, 2139095039
  %67 = select i1 %66, float %0, float %65
  %68 = fcmp olt float %0, -1.000000e+00
  %69 = select i1 %68, float 0x7FF8000000000000, float %67
  %70 = fcmp oeq float %0, -1.000000e+00
  %71 = select i1 %70, float 0xFFF0000000000000, float %69
  %72 = icmp samesign ult i32 %3, 864026624
  %73 = select i1 %72, float %0, float %71
  ret float %73
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z5rsqrtf(float noundef %0) #7 {
  %2 = call float @llvm.nvvm.rsqrt.approx.f(float %0)
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z4tanhf(float noundef %0) #5 {
  %2 = bitcast float %0 to i32
  %3 = tail call float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = xor i32 %4, %2
  %6 = fmul float %0, %0
  %7 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0x3F09A56FA0000000, float 0xBF57F793C0000000)
  %8 = tail call noundef float @llvm.fmuladd.f32(float %6, float %7, float 0xBFD20B1C00000000)
  %9 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0x3FD5EED380000000, float 0x3FEB10AA00000000)
  %10 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0x3F04113B00000000, float 0xBF5431C000000000)
  %11 = tail call noundef float @llvm.fmuladd.f32(float %6, float %10, float 0xBFCECF3620000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %6, float 0x3FD2B8CBE0000000, float 0x3FE71B6C00000000)
  %13 = fcmp olt float %3, 0x3FECCCCCC0000000
  %14 = select i1 %13, float %8, float %11
  %15 = select i1 %13, float %9, float %12
  %16 = fdiv float %14, %15, !fpmath !14
  %17 = fmul float %3, %6
  %18 = tail call noundef float @llvm.fmuladd.f32(float %16, float %17, float %3)
  %19 = fmul float %3, 2.000000e+00
  %20 = tail call noundef float @llvm.fmuladd.f32(float %19, float 0x3FF7154760000000, float 5.000000e-01)
  %21 = fptosi float %20 to i32
  %22 = sitofp i32 %21 to float
  %23 = tail call noundef float @llvm.fmuladd.f32(float %22, float 0xBFE62E3000000000, float %19)
  %24 = fmul float %22, 0xBEE2FEFA20000000
  %25 = fadd float %23, %24
  %26 = fmul float %25, %25
  %27 = tail call noundef float @llvm.fmuladd.f32(float %26, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %28 = tail call noundef float @llvm.fmuladd.f32(float %26, float %27, float 0x3F11566AA0000000)
  %29 = tail call noundef float @llvm.fmuladd.f32(float %26, float %28, float 0xBF66C16C20000000)
  %30 = tail call noundef float @llvm.fmuladd.f32(float %26, float %29, float 0x3FC5555560000000)
  %31 = fneg float %30
  %32 = tail call noundef float @llvm.fmuladd.f32(float %26, float %31, float %25)
  %33 = fneg float %24
  %34 = fmul float %25, %32
  %35 = fsub float 2.000000e+00, %32
  %36 = fdiv float %34, %35, !fpmath !14
  %37 = fsub float %33, %36
  %38 = fsub float %23, %37
  %39 = fadd float %38, 1.000000e+00
  %40 = bitcast float %39 to i32
  %41 = shl i32 %21, 23
  %42 = add nsw i32 %41, %40
  %43 = bitcast i32 %42 to float
  %44 = fcmp olt float %19, 0x40562E4300000000
  %45 = select i1 %44, float %43, float 0x7FF0000000000000
  %46 = fcmp ord float %19, 0.000000e+00
  %47 = select i1 %46, float %45, float %19
  %48 = fadd float %47, 1.000000e+00
  %49 = fdiv float 2.000000e+00, %48, !fpmath !14
  %50 = fsub float 1.000000e+00, %49
  %51 = fcmp ole float %3, 1.000000e+00
  %52 = select i1 %51, float %18, float %50
  %53 = bitcast float %52 to i32
  %54 = fcmp ogt float %3, 0x4020A2B240000000
  %55 = select i1 %54, i32 1065353216, i32 %53
  %56 = or i32 %55, %5
  %57 = bitcast i32 %56 to float
  %58 = add nsw i32 %4, -2139095041
  %59 = icmp ult i32 %58, -1182793729
  %60 = select i1 %59, float %0, float %57
  ret float %60
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x float> @_Z6vload4mPKf(i64 noundef %0, ptr noundef readonly captures(none) %1) #8 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <4 x float>, ptr %4, align 4, !tbaa !27
  ret <4 x float> %5
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #9

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #9

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind }
attributes #11 = { convergent nounwind willreturn memory(none) }
attributes #12 = { convergent nounwind willreturn memory(read) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"float*", !"float*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{float 2.500000e+00}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"int", !"float"}
!18 = !{!"", !"const", !"const", !"", !""}
!19 = !{!"", !"const", !""}
!20 = !{i32 1, i32 1}
!21 = !{!"none", !"none"}
!22 = !{!"float*", !"float4*"}
!23 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!24 = !{!"const", !""}
!25 = !{!26, !26, i64 0}
!26 = !{!"float", !8, i64 0}
!27 = !{!8, !8, i64 0}
