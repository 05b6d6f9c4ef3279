; ModuleID = 'corpus/opencl/softmax_layernorm.cl'
source_filename = "corpus/opencl/softmax_layernorm.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@softmax_rows.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@layer_norm.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@rms_norm.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@LOGE_TBL_LO = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F7FE00000000000, float 0x3F8FC00000000000, float 0x3F97B80000000000, float 0x3F9F820000000000, float 0x3FA39E0000000000, float 0x3FA7740000000000, float 0x3FAB420000000000, float 0x3FAF0A0000000000, float 0x3FB1640000000000, float 0x3FB3400000000000, float 0x3FB51A0000000000, float 0x3FB6F00000000000, float 0x3FB8C20000000000, float 0x3FBA920000000000, float 0x3FBC5E0000000000, float 0x3FBE260000000000, float 0x3FBFEC0000000000, float 0x3FC0D60000000000, float 0x3FC1B60000000000, float 0x3FC2940000000000, float 0x3FC3700000000000, float 0x3FC44C0000000000, float 0x3FC5260000000000, float 0x3FC5FE0000000000, float 0x3FC6D60000000000, float 0x3FC7AA0000000000, float 0x3FC87E0000000000, float 0x3FC9520000000000, float 0x3FCA220000000000, float 0x3FCAF20000000000, float 0x3FCBC20000000000, float 0x3FCC8E0000000000, float 0x3FCD5C0000000000, float 0x3FCE260000000000, float 0x3FCEF00000000000, float 0x3FCFB80000000000, float 0x3FD0400000000000, float 0x3FD0A20000000000, float 0x3FD1040000000000, float 0x3FD1660000000000, float 0x3FD1C80000000000, float 0x3FD2280000000000, float 0x3FD2880000000000, float 0x3FD2E80000000000, float 0x3FD3460000000000, float 0x3FD3A60000000000, float 0x3FD4040000000000, float 0x3FD4600000000000, float 0x3FD4BE0000000000, float 0x3FD51A0000000000, float 0x3FD5760000000000, float 0x3FD5D00000000000, float 0x3FD62C0000000000, float 0x3FD6860000000000, float 0x3FD6E00000000000, float 0x3FD7380000000000, float 0x3FD7920000000000, float 0x3FD7EA0000000000, float 0x3FD8420000000000, float 0x3FD89A0000000000, float 0x3FD8F00000000000, float 0x3FD9460000000000, float 0x3FD99C0000000000, float 0x3FD9F20000000000, float 0x3FDA480000000000, float 0x3FDA9C0000000000, float 0x3FDAF00000000000, float 0x3FDB440000000000, float 0x3FDB980000000000, float 0x3FDBEA0000000000, float 0x3FDC3C0000000000, float 0x3FDC8E0000000000, float 0x3FDCE00000000000, float 0x3FDD320000000000, float 0x3FDD820000000000, float 0x3FDDD40000000000, float 0x3FDE240000000000, float 0x3FDE740000000000, float 0x3FDEC20000000000, float 0x3FDF120000000000, float 0x3FDF600000000000, float 0x3FDFAE0000000000, float 0x3FDFFC0000000000, float 0x3FE0240000000000, float 0x3FE04A0000000000, float 0x3FE0720000000000, float 0x3FE0980000000000, float 0x3FE0BE0000000000, float 0x3FE0E40000000000, float 0x3FE1080000000000, float 0x3FE12E0000000000, float 0x3FE1540000000000, float 0x3FE1780000000000, float 0x3FE19E0000000000, float 0x3FE1C20000000000, float 0x3FE1E80000000000, float 0x3FE20C0000000000, float 0x3FE2300000000000, float 0x3FE2540000000000, float 0x3FE2780000000000, float 0x3FE29C0000000000, float 0x3FE2C00000000000, float 0x3FE2E40000000000, float 0x3FE3060000000000, float 0x3FE32A0000000000, float 0x3FE34E0000000000, float 0x3FE3700000000000, float 0x3FE3920000000000, float 0x3FE3B60000000000, float 0x3FE3D80000000000, float 0x3FE3FA0000000000, float 0x3FE41C0000000000, float 0x3FE43E0000000000, float 0x3FE4600000000000, float 0x3FE4820000000000, float 0x3FE4A40000000000, float 0x3FE4C60000000000, float 0x3FE4E60000000000, float 0x3FE5080000000000, float 0x3FE52A0000000000, float 0x3FE54A0000000000, float 0x3FE56A0000000000, float 0x3FE58C0000000000, float 0x3FE5AC0000000000, float 0x3FE5CC0000000000, float 0x3FE5EE0000000000, float 0x3FE60E0000000000, float 0x3FE62E0000000000], align 4
@LOGE_TBL_HI = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3E85358820000000, float 0x3EB5161F80000000, float 0x3ED1B07D40000000, float 0x3EC361CF00000000, float 0x3ED0F73FC0000000, float 0x3EC63D8CA0000000, float 0x3EDBAE2320000000, float 0x3EB86008A0000000, float 0x3EF36EEA20000000, float 0x3EFD7961A0000000, float 0x3EF073F060000000, float 0x3EEA515CA0000000, float 0x3EF45D6300000000, float 0x3EDB4E92A0000000, float 0x3ED523D6E0000000, float 0x3EF076E2A0000000, float 0x3EE2263B60000000, float 0x3F07E7CD00000000, float 0x3F02AD52E0000000, float 0x3F052F81E0000000, float 0x3F0FC201E0000000, float 0x3F02B6CCA0000000, float 0x3EFCBC7420000000, float 0x3F03070A60000000, float 0x3EBFCE33A0000000, float 0x3F08902100000000, float 0x3F0A065200000000, float 0x3EE6A73D00000000, float 0x3F0BC1FE20000000, float 0x3F0C94E800000000, float 0x3EF0CE85A0000000, float 0x3F0F7C79A0000000, float 0x3ED0B5A7C0000000, float 0x3F0076E2A0000000, float 0x3EF5B97B80000000, float 0x3F0186D5E0000000, float 0x3EE2CA5A60000000, float 0x3F124E2720000000, float 0x3F18BF9AE0000000, float 0x3F15CABAA0000000, float 0x3F03182D20000000, float 0x3F141FBCE0000000, float 0x3F15A13DE0000000, float 0x3F0C575C20000000, float 0x3F1DD9A980000000, float 0x3EF3155A40000000, float 0x3EE8434340000000, float 0x3F18BC21C0000000, float 0x3EF7E55DC0000000, float 0x3F05B0E5A0000000, float 0x3EFDC5D140000000, float 0x3F1BDBF580000000, float 0x3F005E5720000000, float 0x3F0903D360000000, float 0x3F01D54560000000, float 0x3F1D7F6BA0000000, float 0x3F04ABFBA0000000, float 0x3F0F077040000000, float 0x3F0A3B43C0000000, float 0x3EE9C360A0000000, float 0x3F11E87360000000, float 0x3F1941C200000000, float 0x3F19581160000000, float 0x3F123ECBE0000000, float 0x3EF0243960000000, float 0x3F0D935340000000, float 0x3F12932460000000, float 0x3F0EEF7980000000, float 0x3EF625A4C0000000, float 0x3F14D9DA60000000, float 0x3F1D7A7CC0000000, float 0x3F1F7C79A0000000, float 0x3F1AF0B840000000, float 0x3F0FCFC000000000, float 0x3F1E7258A0000000, float 0x3EFA813060000000, float 0x3F01034F80000000, float 0x3EF09875A0000000, float 0x3F199D2460000000, float 0x3F01EBF5E0000000, float 0x3F123FA700000000, float 0x3F1588F780000000, float 0x3F12E08560000000, float 0x3F252A5A40000000, float 0x3F2DF9DA80000000, float 0x3EFF2E0E60000000, float 0x3F0BD3D5C0000000, float 0x3F0CB90940000000, float 0x3F02617460000000, float 0x3F2F39E2C0000000, float 0x3F27195920000000, float 0x3F187A5E80000000, float 0x3F2EABBD80000000, float 0x3F1CD68CE0000000, float 0x3F2B81F700000000, float 0x3F07D79C00000000, float 0x3F1B9A3240000000, float 0x3F230D7BE0000000, float 0x3F25BCE980000000, float 0x3F25E12880000000, float 0x3F237FEC20000000, float 0x3F1D3DA880000000, float 0x3F0D0DB900000000, float 0x3F2D7334E0000000, float 0x3F21339120000000, float 0x3EF44ECE60000000, float 0x3F217B5460000000, float 0x3F2E0D3560000000, float 0x3F10893FE0000000, float 0x3F2026A700000000, float 0x3F25B84D00000000, float 0x3F28FE8460000000, float 0x3F29FE2F80000000, float 0x3F28BC21C0000000, float 0x3F253D1EA0000000, float 0x3F1F0BB600000000, float 0x3F0E6BF320000000, float 0x3F2D811B60000000, float 0x3F213CC000000000, float 0x3EF6932DE0000000, float 0x3F22467980000000, float 0x3F2F9D5B20000000, float 0x3F15B6B9A0000000, float 0x3F2404C340000000, float 0x3F2B1DC6C0000000, float 0x3EB54920A0000000, float 0x3EF97A23C0000000, float 0x3F00BFBE80000000], align 4
@LOG_INV_TBL = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC07F00000000, float 0x3FFF81F820000000, float 0x3FFF4465A0000000, float 0x3FFF07C200000000, float 0x3FFECC07C0000000, float 0x3FFE9131A0000000, float 0x3FFE573AC0000000, float 0x3FFE1E1E20000000, float 0x3FFDE5D6E0000000, float 0x3FFDAE6080000000, float 0x3FFD77B660000000, float 0x3FFD41D420000000, float 0x3FFD0CB580000000, float 0x3FFCD85680000000, float 0x3FFCA4B300000000, float 0x3FFC71C720000000, float 0x3FFC3F8F00000000, float 0x3FFC0E0700000000, float 0x3FFBDD2B80000000, float 0x3FFBACF920000000, float 0x3FFB7D6C40000000, float 0x3FFB4E81C0000000, float 0x3FFB203640000000, float 0x3FFAF286C0000000, float 0x3FFAC57020000000, float 0x3FFA98EF60000000, float 0x3FFA6D01A0000000, float 0x3FFA41A420000000, float 0x3FFA16D400000000, float 0x3FF9EC8EA0000000, float 0x3FF9C2D140000000, float 0x3FF99999A0000000, float 0x3FF970E500000000, float 0x3FF948B100000000, float 0x3FF920FB40000000, float 0x3FF8F9C180000000, float 0x3FF8D30180000000, float 0x3FF8ACB900000000, float 0x3FF886E600000000, float 0x3FF8618620000000, float 0x3FF83C9780000000, float 0x3FF8181820000000, float 0x3FF7F40600000000, float 0x3FF7D05F40000000, float 0x3FF7AD2200000000, float 0x3FF78A4C80000000, float 0x3FF767DCE0000000, float 0x3FF745D180000000, float 0x3FF7242880000000, float 0x3FF702E060000000, float 0x3FF6E1F760000000, float 0x3FF6C16C20000000, float 0x3FF6A13CE0000000, float 0x3FF6816820000000, float 0x3FF661EC60000000, float 0x3FF642C860000000, float 0x3FF623FA80000000, float 0x3FF6058160000000, float 0x3FF5E75BC0000000, float 0x3FF5C98820000000, float 0x3FF5AC0560000000, float 0x3FF58ED240000000, float 0x3FF571ED40000000, float 0x3FF5555560000000, float 0x3FF5390940000000, float 0x3FF51D07E0000000, float 0x3FF5015020000000, float 0x3FF4E5E0A0000000, float 0x3FF4CAB880000000, float 0x3FF4AFD6A0000000, float 0x3FF49539E0000000, float 0x3FF47AE140000000, float 0x3FF460CBC0000000, float 0x3FF446F860000000, float 0x3FF42D6620000000, float 0x3FF4141420000000, float 0x3FF3FB0140000000, float 0x3FF3E22CC0000000, float 0x3FF3C995A0000000, float 0x3FF3B13B20000000, float 0x3FF3991C20000000, float 0x3FF3813820000000, float 0x3FF3698E00000000, float 0x3FF3521D00000000, float 0x3FF33AE460000000, float 0x3FF323E340000000, float 0x3FF30D1900000000, float 0x3FF2F684C0000000, float 0x3FF2E025C0000000, float 0x3FF2C9FB40000000, float 0x3FF2B404A0000000, float 0x3FF29E4120000000, float 0x3FF288B020000000, float 0x3FF27350C0000000, float 0x3FF25E2280000000, float 0x3FF24924A0000000, float 0x3FF2345680000000, float 0x3FF21FB780000000, float 0x3FF20B4700000000, float 0x3FF1F70480000000, float 0x3FF1E2EF40000000, float 0x3FF1CF06A0000000, float 0x3FF1BB4A40000000, float 0x3FF1A7B960000000, float 0x3FF1945380000000, float 0x3FF1811820000000, float 0x3FF16E0680000000, float 0x3FF15B1E60000000, float 0x3FF1485F00000000, float 0x3FF135C820000000, float 0x3FF12358E0000000, float 0x3FF1111120000000, float 0x3FF0FEF020000000, float 0x3FF0ECF560000000, float 0x3FF0DB20A0000000, float 0x3FF0C97140000000, float 0x3FF0B7E6E0000000, float 0x3FF0A68100000000, float 0x3FF0953F40000000, float 0x3FF0842100000000, float 0x3FF0732600000000, float 0x3FF0624DE0000000, float 0x3FF0519800000000, float 0x3FF0410420000000, float 0x3FF03091C0000000, float 0x3FF0204080000000, float 0x3FF0101020000000, float 1.000000e+00], align 4
@EXP_TBL_EP_HEAD = internal unnamed_addr addrspace(4) constant [65 x float] [float 1.000000e+00, float 0x3FF02C0000000000, float 0x3FF0580000000000, float 0x3FF0840000000000, float 0x3FF0B40000000000, float 0x3FF0E00000000000, float 0x3FF1100000000000, float 0x3FF1400000000000, float 0x3FF1700000000000, float 0x3FF1A00000000000, float 0x3FF1D40000000000, float 0x3FF2040000000000, float 0x3FF2380000000000, float 0x3FF2680000000000, float 0x3FF29C0000000000, float 0x3FF2D00000000000, float 0x3FF3040000000000, float 0x3FF33C0000000000, float 0x3FF3700000000000, float 0x3FF3A40000000000, float 0x3FF3DC0000000000, float 0x3FF4140000000000, float 0x3FF44C0000000000, float 0x3FF4840000000000, float 0x3FF4BC0000000000, float 0x3FF4F80000000000, float 0x3FF5340000000000, float 0x3FF56C0000000000, float 0x3FF5A80000000000, float 0x3FF5E40000000000, float 0x3FF6240000000000, float 0x3FF6600000000000, float 0x3FF6A00000000000, float 0x3FF6DC0000000000, float 0x3FF71C0000000000, float 0x3FF75C0000000000, float 0x3FF7A00000000000, float 0x3FF7E00000000000, float 0x3FF8240000000000, float 0x3FF8680000000000, float 0x3FF8AC0000000000, float 0x3FF8F00000000000, float 0x3FF9340000000000, float 0x3FF97C0000000000, float 0x3FF9C40000000000, float 0x3FFA0C0000000000, float 0x3FFA540000000000, float 0x3FFA9C0000000000, float 0x3FFAE80000000000, float 0x3FFB300000000000, float 0x3FFB7C0000000000, float 0x3FFBCC0000000000, float 0x3FFC180000000000, float 0x3FFC640000000000, float 0x3FFCB40000000000, float 0x3FFD040000000000, float 0x3FFD580000000000, float 0x3FFDA80000000000, float 0x3FFDFC0000000000, float 0x3FFE500000000000, float 0x3FFEA40000000000, float 0x3FFEF80000000000, float 0x3FFF500000000000, float 0x3FFFA40000000000, float 2.000000e+00], align 4
@EXP_TBL_EP_TAIL = internal unnamed_addr addrspace(4) constant [65 x float] [float 0.000000e+00, float 0x3F2347CEE0000000, float 0x3F3B0D3140000000, float 0x3F4A28C3A0000000, float 0x3F3586CF80000000, float 0x3F4F619680000000, float 0x3F480E8080000000, float 0x3F44D57540000000, float 0x3F45C1E3E0000000, float 0x3F4ADF5B60000000, float 0x3F20E62D00000000, float 0x3F41DC4300000000, float 0x3F1E9B9D40000000, float 0x3F4A2B2F00000000, float 0x3F44EFA8E0000000, float 0x3F442D3720000000, float 0x3F47F05180000000, float 0x3EE164C820000000, float 0x3F3A7373A0000000, float 0x3F4ED9A720000000, float 0x3F45326080000000, float 0x3F40510FA0000000, float 0x3F40430300000000, float 0x3F4515AE00000000, float 0x3F4ED6A9A0000000, float 0x3F3B2769C0000000, float 0x3F05AB4EA0000000, float 0x3F4A39B5A0000000, float 0x3F483EEA40000000, float 0x3F4B78AD60000000, float 0x3F1FAC0E80000000, float 0x3F41C412A0000000, float 0x3F23CCCFE0000000, float 0x3F4D91E320000000, float 0x3F4BAF4760000000, float 0x3F4F5AB200000000, float 0x3F31473EA0000000, float 0x3F4799B660000000, float 0x3F389994C0000000, float 0x3F2B336880000000, float 0x3F2CA84540000000, float 0x3F3AE99140000000, float 0x3F49BD8660000000, float 0x3F3829FDE0000000, float 0x3F22305460000000, float 0x3F199ED760000000, float 0x3F303B23E0000000, float 0x3F435AABC0000000, float 0x3F23F32B40000000, float 0x3F4D15C260000000, float 0x3F4BB797C0000000, float 0x3EFE904BC0000000, float 0x3F39BDD840000000, float 0x3F4F8972A0000000, float 0x3F4906E760000000, float 0x3F496A5020000000, float 0x3EF8DCFBA0000000, float 0x3F3E603DA0000000, float 0x3F22E66F60000000, float 0x3F0773C580000000, float 0x3F25F45480000000, float 0x3F40DF7300000000, float 0x3F1D96DB80000000, float 0x3F4E0C0CE0000000, float 0.000000e+00], align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %10 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = zext nneg i32 %10 to i64
  %12 = icmp slt i32 %10, %2
  br i1 %12, label %51, label %13

13:                                               ; preds = %51, %3
  %14 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %57, %51 ]
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax_rows.s, i64 %11
  store float %14, ptr addrspace(3) %15, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %10, 16
  br i1 %16, label %17, label %22

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 64
  %19 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %20 = load float, ptr addrspace(3) %18, align 4, !tbaa !14
  %21 = tail call noundef float @llvm.maximumnum.f32(float %19, float %20)
  store float %21, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %22

22:                                               ; preds = %17, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %10, 8
  br i1 %23, label %24, label %29

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 32
  %26 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %27 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %28 = tail call noundef float @llvm.maximumnum.f32(float %26, float %27)
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %24, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %10, 4
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 16
  %33 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %35 = tail call noundef float @llvm.maximumnum.f32(float %33, float %34)
  store float %35, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %31, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp samesign ult i32 %10, 2
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 8
  %40 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %41 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %42 = tail call noundef float @llvm.maximumnum.f32(float %40, float %41)
  store float %42, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %43

43:                                               ; preds = %38, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp eq i32 %10, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %43
  %46 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %47 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @softmax_rows.s, i64 4), align 4, !tbaa !14
  %48 = tail call noundef float @llvm.maximumnum.f32(float %46, float %47)
  store float %48, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %49

49:                                               ; preds = %43, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %93, label %60

51:                                               ; preds = %3, %51
  %52 = phi float [ %57, %51 ], [ 0xC7EFFFFFE0000000, %3 ]
  %53 = phi i32 [ %58, %51 ], [ %10, %3 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !14
  %57 = tail call noundef float @llvm.maximumnum.f32(float %52, float %56)
  %58 = add nuw nsw i32 %53, 32
  %59 = icmp slt i32 %58, %2
  br i1 %59, label %51, label %13

60:                                               ; preds = %93, %49
  %61 = phi float [ 0.000000e+00, %49 ], [ %133, %93 ]
  store float %61, ptr addrspace(3) %15, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %16, label %62, label %67

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 64
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !14
  %65 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %66 = fadd float %64, %65
  store float %66, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %67

67:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %23, label %68, label %73

68:                                               ; preds = %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 32
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !14
  %71 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %72 = fadd float %70, %71
  store float %72, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %73

73:                                               ; preds = %68, %67
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %30, label %74, label %79

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 16
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !14
  %77 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %79

79:                                               ; preds = %74, %73
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %37, label %80, label %85

80:                                               ; preds = %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 8
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !14
  %83 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %85

85:                                               ; preds = %80, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %44, label %86, label %90

86:                                               ; preds = %85
  %87 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @softmax_rows.s, i64 4), align 4, !tbaa !14
  %88 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %89 = fadd float %87, %88
  store float %89, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %90

90:                                               ; preds = %85, %86
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %91 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = fdiv float 1.000000e+00, %91, !fpmath !16
  br i1 %12, label %137, label %136

93:                                               ; preds = %49, %93
  %94 = phi i32 [ %134, %93 ], [ %10, %49 ]
  %95 = phi float [ %133, %93 ], [ 0.000000e+00, %49 ]
  %96 = zext nneg i32 %94 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !14
  %99 = fsub float %98, %50
  %100 = fcmp olt float %99, 0.000000e+00
  %101 = select i1 %100, float -5.000000e-01, float 5.000000e-01
  %102 = tail call noundef float @llvm.fmuladd.f32(float %99, float 0x3FF7154760000000, float %101)
  %103 = fptosi float %102 to i32
  %104 = sitofp i32 %103 to float
  %105 = tail call noundef float @llvm.fmuladd.f32(float %104, float 0xBFE62E3000000000, float %99)
  %106 = fmul float %104, 0xBEE2FEFA20000000
  %107 = fadd float %105, %106
  %108 = fmul float %107, %107
  %109 = tail call noundef float @llvm.fmuladd.f32(float %108, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %110 = tail call noundef float @llvm.fmuladd.f32(float %108, float %109, float 0x3F11566AA0000000)
  %111 = tail call noundef float @llvm.fmuladd.f32(float %108, float %110, float 0xBF66C16C20000000)
  %112 = tail call noundef float @llvm.fmuladd.f32(float %108, float %111, float 0x3FC5555560000000)
  %113 = fneg float %112
  %114 = tail call noundef float @llvm.fmuladd.f32(float %108, float %113, float %107)
  %115 = fneg float %106
  %116 = fmul float %107, %114
  %117 = fsub float 2.000000e+00, %114
  %118 = fdiv float %116, %117, !fpmath !16
  %119 = fsub float %115, %118
  %120 = fsub float %105, %119
  %121 = fadd float %120, 1.000000e+00
  %122 = bitcast float %121 to i32
  %123 = shl i32 %103, 23
  %124 = add nsw i32 %123, %122
  %125 = bitcast i32 %124 to float
  %126 = fcmp olt float %99, 0xC055D589E0000000
  %127 = select i1 %126, float 0.000000e+00, float %125
  %128 = fcmp olt float %99, 0x40562E4300000000
  %129 = select i1 %128, float %127, float 0x7FF0000000000000
  %130 = fcmp ord float %99, 0.000000e+00
  %131 = select i1 %130, float %129, float %99
  %132 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %96
  store float %131, ptr addrspace(1) %132, align 4, !tbaa !14
  %133 = fadd float %95, %131
  %134 = add nuw nsw i32 %94, 32
  %135 = icmp slt i32 %134, %2
  br i1 %135, label %93, label %60

136:                                              ; preds = %137, %90
  ret void

137:                                              ; preds = %90, %137
  %138 = phi i32 [ %143, %137 ], [ %10, %90 ]
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %139
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !14
  %142 = fmul float %92, %141
  store float %142, ptr addrspace(1) %140, align 4, !tbaa !14
  %143 = add nuw nsw i32 %138, 32
  %144 = icmp slt i32 %143, %2
  br i1 %144, label %137, label %136
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @layer_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3, float noundef %4) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %6 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %12 = zext nneg i32 %11 to i64
  %13 = icmp slt i32 %11, %3
  br i1 %13, label %90, label %14

14:                                               ; preds = %90, %5
  %15 = phi float [ 0.000000e+00, %5 ], [ %98, %90 ]
  %16 = phi float [ 0.000000e+00, %5 ], [ %97, %90 ]
  %17 = getelementptr inbounds nuw float, ptr addrspace(3) @layer_norm.s, i64 %12
  store float %16, ptr addrspace(3) %17, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ult i32 %11, 16
  br i1 %18, label %19, label %24

19:                                               ; preds = %14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 64
  %21 = load float, ptr addrspace(3) %20, align 4, !tbaa !14
  %22 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %23 = fadd float %21, %22
  store float %23, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %24

24:                                               ; preds = %19, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %25 = icmp samesign ult i32 %11, 8
  br i1 %25, label %26, label %31

26:                                               ; preds = %24
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 32
  %28 = load float, ptr addrspace(3) %27, align 4, !tbaa !14
  %29 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %30 = fadd float %28, %29
  store float %30, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %31

31:                                               ; preds = %26, %24
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %32 = icmp samesign ult i32 %11, 4
  br i1 %32, label %33, label %38

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 16
  %35 = load float, ptr addrspace(3) %34, align 4, !tbaa !14
  %36 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %37 = fadd float %35, %36
  store float %37, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %38

38:                                               ; preds = %33, %31
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp samesign ult i32 %11, 2
  br i1 %39, label %40, label %45

40:                                               ; preds = %38
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 8
  %42 = load float, ptr addrspace(3) %41, align 4, !tbaa !14
  %43 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %44 = fadd float %42, %43
  store float %44, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %45

45:                                               ; preds = %40, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp eq i32 %11, 0
  br i1 %46, label %47, label %51

47:                                               ; preds = %45
  %48 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @layer_norm.s, i64 4), align 4, !tbaa !14
  %49 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %50 = fadd float %48, %49
  store float %50, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %51

51:                                               ; preds = %45, %47
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %52 = load float, ptr addrspace(3) @layer_norm.s, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %53 = sitofp i32 %3 to float
  %54 = fdiv float %52, %53, !fpmath !16
  store float %15, ptr addrspace(3) %17, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %18, label %55, label %60

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 64
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !14
  %58 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %59 = fadd float %57, %58
  store float %59, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %60

60:                                               ; preds = %55, %51
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %25, label %61, label %66

61:                                               ; preds = %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 32
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !14
  %64 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %65 = fadd float %63, %64
  store float %65, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %66

66:                                               ; preds = %61, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %32, label %67, label %72

67:                                               ; preds = %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 16
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !14
  %70 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %72

72:                                               ; preds = %67, %66
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %39, label %73, label %78

73:                                               ; preds = %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %17, i64 8
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !14
  %76 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %78

78:                                               ; preds = %73, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %46, label %79, label %83

79:                                               ; preds = %78
  %80 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @layer_norm.s, i64 4), align 4, !tbaa !14
  %81 = load float, ptr addrspace(3) %17, align 4, !tbaa !14
  %82 = fadd float %80, %81
  store float %82, ptr addrspace(3) %17, align 4, !tbaa !14
  br label %83

83:                                               ; preds = %78, %79
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %84 = load float, ptr addrspace(3) @layer_norm.s, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %85 = fdiv float %84, %53, !fpmath !16
  %86 = fneg float %54
  %87 = tail call float @llvm.fmuladd.f32(float %86, float %54, float %85)
  %88 = fadd float %4, %87
  %89 = tail call float @llvm.nvvm.rsqrt.approx.f(float %88)
  br i1 %13, label %102, label %101

90:                                               ; preds = %5, %90
  %91 = phi float [ %97, %90 ], [ 0.000000e+00, %5 ]
  %92 = phi float [ %98, %90 ], [ 0.000000e+00, %5 ]
  %93 = phi i32 [ %99, %90 ], [ %11, %5 ]
  %94 = zext nneg i32 %93 to i64
  %95 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %94
  %96 = load float, ptr addrspace(1) %95, align 4, !tbaa !14
  %97 = fadd float %91, %96
  %98 = tail call noundef float @llvm.fma.f32(float %96, float %96, float %92)
  %99 = add nuw nsw i32 %93, 32
  %100 = icmp slt i32 %99, %3
  br i1 %100, label %90, label %14

101:                                              ; preds = %102, %83
  ret void

102:                                              ; preds = %83, %102
  %103 = phi i32 [ %114, %102 ], [ %11, %83 ]
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %104
  %106 = load float, ptr addrspace(1) %105, align 4, !tbaa !14
  %107 = fsub float %106, %54
  %108 = fmul float %89, %107
  %109 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %104
  %110 = load float, ptr addrspace(1) %109, align 4, !tbaa !14
  %111 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %104
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !14
  %113 = tail call float @llvm.fmuladd.f32(float %108, float %110, float %112)
  store float %113, ptr addrspace(1) %105, align 4, !tbaa !14
  %114 = add nuw nsw i32 %103, 32
  %115 = icmp slt i32 %114, %3
  br i1 %115, label %102, label %101
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @rms_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_rms_norm(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_rms_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !21 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = zext nneg i32 %9 to i64
  %11 = sdiv i32 %2, 4
  %12 = icmp slt i32 %9, %11
  br i1 %12, label %59, label %13

13:                                               ; preds = %59, %3
  %14 = phi float [ 0.000000e+00, %3 ], [ %75, %59 ]
  %15 = getelementptr inbounds nuw float, ptr addrspace(3) @rms_norm.s, i64 %10
  store float %14, ptr addrspace(3) %15, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %16 = icmp samesign ult i32 %9, 16
  br i1 %16, label %17, label %22

17:                                               ; preds = %13
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 64
  %19 = load float, ptr addrspace(3) %18, align 4, !tbaa !14
  %20 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %21 = fadd float %19, %20
  store float %21, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %22

22:                                               ; preds = %17, %13
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = icmp samesign ult i32 %9, 8
  br i1 %23, label %24, label %29

24:                                               ; preds = %22
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 32
  %26 = load float, ptr addrspace(3) %25, align 4, !tbaa !14
  %27 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %28 = fadd float %26, %27
  store float %28, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %29

29:                                               ; preds = %24, %22
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = icmp samesign ult i32 %9, 4
  br i1 %30, label %31, label %36

31:                                               ; preds = %29
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 16
  %33 = load float, ptr addrspace(3) %32, align 4, !tbaa !14
  %34 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %35 = fadd float %33, %34
  store float %35, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %36

36:                                               ; preds = %31, %29
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp samesign ult i32 %9, 2
  br i1 %37, label %38, label %43

38:                                               ; preds = %36
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %15, i64 8
  %40 = load float, ptr addrspace(3) %39, align 4, !tbaa !14
  %41 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %42 = fadd float %40, %41
  store float %42, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %43

43:                                               ; preds = %38, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp eq i32 %9, 0
  br i1 %44, label %45, label %49

45:                                               ; preds = %43
  %46 = load float, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @rms_norm.s, i64 4), align 4, !tbaa !14
  %47 = load float, ptr addrspace(3) %15, align 4, !tbaa !14
  %48 = fadd float %46, %47
  store float %48, ptr addrspace(3) %15, align 4, !tbaa !14
  br label %49

49:                                               ; preds = %43, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = load float, ptr addrspace(3) @rms_norm.s, align 4, !tbaa !14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br i1 %12, label %51, label %78

51:                                               ; preds = %49
  %52 = sitofp i32 %2 to float
  %53 = fdiv float %50, %52, !fpmath !16
  %54 = fadd float %53, 0x3EB0C6F7A0000000
  %55 = tail call float @llvm.nvvm.rsqrt.approx.f(float %54)
  %56 = insertelement <4 x float> poison, float %55, i64 0
  %57 = shufflevector <4 x float> %56, <4 x float> poison, <4 x i32> zeroinitializer
  %58 = addrspacecast ptr addrspace(1) %1 to ptr
  br label %79

59:                                               ; preds = %3, %59
  %60 = phi float [ %75, %59 ], [ 0.000000e+00, %3 ]
  %61 = phi i32 [ %76, %59 ], [ %9, %3 ]
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %62
  %64 = load float, ptr addrspace(1) %63, align 16, !tbaa !22
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 4
  %66 = load float, ptr addrspace(1) %65, align 4, !tbaa !22
  %67 = fmul float %66, %66
  %68 = tail call float @llvm.fmuladd.f32(float %64, float %64, float %67)
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 8
  %70 = load float, ptr addrspace(1) %69, align 8, !tbaa !22
  %71 = tail call float @llvm.fmuladd.f32(float %70, float %70, float %68)
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %63, i64 12
  %73 = load float, ptr addrspace(1) %72, align 4, !tbaa !22
  %74 = tail call noundef float @llvm.fmuladd.f32(float %73, float %73, float %71)
  %75 = fadd float %60, %74
  %76 = add nuw nsw i32 %61, 32
  %77 = icmp slt i32 %76, %11
  br i1 %77, label %59, label %13

78:                                               ; preds = %79, %49
  ret void

79:                                               ; preds = %51, %79
  %80 = phi i32 [ %9, %51 ], [ %89, %79 ]
  %81 = zext nneg i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 4
  %83 = getelementptr inbounds nuw i8, ptr %58, i64 %82
  %84 = load <4 x float>, ptr %83, align 4, !tbaa !22
  %85 = fmul <4 x float> %57, %84
  %86 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %81
  %87 = load <4 x float>, ptr addrspace(1) %86, align 16, !tbaa !22
  %88 = fmul <4 x float> %87, %85
  store <4 x float> %88, ptr addrspace(1) %86, align 16, !tbaa !22
  %89 = add nuw nsw i32 %80, 32
  %90 = icmp slt i32 %89, %11
  br i1 %90, label %79, label %78
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @activations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #2 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  tail call void @__clang_ocl_kern_imp_activations(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #9
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_activations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !23 !kernel_arg_access_qual !24 !kernel_arg_type !25 !kernel_arg_base_type !26 !kernel_arg_type_qual !27 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = zext nneg i32 %4 to i64
  %7 = zext nneg i32 %5 to i64
  %8 = mul nuw nsw i64 %6, %7
  %9 = zext nneg i32 %3 to i64
  %10 = add nuw nsw i64 %8, %9
  %11 = shl i64 %10, 32
  %12 = ashr exact i64 %11, 32
  %13 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %12
  %14 = load float, ptr addrspace(1) %13, align 4, !tbaa !14
  %15 = fcmp ogt float %14, 2.000000e+01
  br i1 %15, label %121, label %16

16:                                               ; preds = %2
  %17 = fcmp olt float %14, 0.000000e+00
  %18 = select i1 %17, float -5.000000e-01, float 5.000000e-01
  %19 = tail call noundef float @llvm.fmuladd.f32(float %14, float 0x3FF7154760000000, float %18)
  %20 = fptosi float %19 to i32
  %21 = sitofp i32 %20 to float
  %22 = tail call noundef float @llvm.fmuladd.f32(float %21, float 0xBFE62E3000000000, float %14)
  %23 = fmul float %21, 0xBEE2FEFA20000000
  %24 = fadd float %22, %23
  %25 = fmul float %24, %24
  %26 = tail call noundef float @llvm.fmuladd.f32(float %25, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %27 = tail call noundef float @llvm.fmuladd.f32(float %25, float %26, float 0x3F11566AA0000000)
  %28 = tail call noundef float @llvm.fmuladd.f32(float %25, float %27, float 0xBF66C16C20000000)
  %29 = tail call noundef float @llvm.fmuladd.f32(float %25, float %28, float 0x3FC5555560000000)
  %30 = fneg float %29
  %31 = tail call noundef float @llvm.fmuladd.f32(float %25, float %30, float %24)
  %32 = fneg float %23
  %33 = fmul float %24, %31
  %34 = fsub float 2.000000e+00, %31
  %35 = fdiv float %33, %34, !fpmath !16
  %36 = fsub float %32, %35
  %37 = fsub float %22, %36
  %38 = fadd float %37, 1.000000e+00
  %39 = bitcast float %38 to i32
  %40 = shl i32 %20, 23
  %41 = add nsw i32 %40, %39
  %42 = bitcast i32 %41 to float
  %43 = fcmp olt float %14, 0xC055D589E0000000
  %44 = select i1 %43, float 0.000000e+00, float %42
  %45 = fcmp olt float %14, 0x40562E4300000000
  %46 = select i1 %45, float %44, float 0x7FF0000000000000
  %47 = fcmp ord float %14, 0.000000e+00
  %48 = select i1 %47, float %46, float %14
  %49 = tail call float @llvm.fabs.f32(float %48)
  %50 = bitcast float %49 to i32
  %51 = fadd float %48, 2.000000e+00
  %52 = fdiv float %48, %51, !fpmath !16
  %53 = fadd float %52, %52
  %54 = fmul float %53, %53
  %55 = fneg float %52
  %56 = tail call noundef float @llvm.fmuladd.f32(float %54, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %57 = fmul float %54, %56
  %58 = fmul float %53, %57
  %59 = tail call noundef float @llvm.fmuladd.f32(float %55, float %48, float %58)
  %60 = fadd float %48, %59
  %61 = fadd float %48, 1.000000e+00
  %62 = bitcast float %61 to i32
  %63 = lshr i32 %62, 23
  %64 = and i32 %63, 255
  %65 = add nsw i32 %64, -127
  %66 = sitofp i32 %65 to float
  %67 = and i32 %62, 8323072
  %68 = shl i32 %62, 1
  %69 = and i32 %68, 65536
  %70 = add nuw nsw i32 %69, %67
  %71 = or disjoint i32 %70, 1056964608
  %72 = bitcast i32 %71 to float
  %73 = and i32 %62, 8388607
  %74 = or disjoint i32 %73, 1056964608
  %75 = bitcast i32 %74 to float
  %76 = fsub float %72, %75
  %77 = and i32 %62, -32768
  %78 = bitcast i32 %77 to float
  %79 = fsub float 1.000000e+00, %78
  %80 = fadd float %48, %79
  %81 = and i32 %62, 2139095040
  %82 = sub nsw i32 2130706432, %81
  %83 = and i32 %82, 2139095040
  %84 = bitcast i32 %83 to float
  %85 = fmul float %80, %84
  %86 = fmul float %85, 5.000000e-01
  %87 = and i32 %62, 8355840
  %88 = or disjoint i32 %87, 1056964608
  %89 = bitcast i32 %88 to float
  %90 = fsub float %72, %89
  %91 = fsub float %90, %86
  %92 = icmp samesign ugt i32 %64, 151
  %93 = select i1 %92, float %76, float %91
  %94 = lshr exact i32 %70, 16
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %95
  %97 = load float, ptr addrspace(4) %96, align 4, !tbaa !14
  %98 = fmul float %93, %97
  %99 = tail call noundef float @llvm.fmuladd.f32(float %98, float 0x3FD5555560000000, float 5.000000e-01)
  %100 = fmul float %98, %98
  %101 = tail call noundef float @llvm.fmuladd.f32(float %99, float %100, float %98)
  %102 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_LO, i64 %95
  %103 = load float, ptr addrspace(4) %102, align 4, !tbaa !14
  %104 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_HI, i64 %95
  %105 = load float, ptr addrspace(4) %104, align 4, !tbaa !14
  %106 = tail call noundef float @llvm.fmuladd.f32(float %66, float 0x3FE62E0000000000, float %103)
  %107 = fneg float %101
  %108 = tail call noundef float @llvm.fmuladd.f32(float %66, float 0x3F00BFBE80000000, float %107)
  %109 = fadd float %105, %108
  %110 = fadd float %106, %109
  %111 = icmp samesign ult i32 %50, 1031798784
  %112 = select i1 %111, float %60, float %110
  %113 = icmp samesign ugt i32 %50, 2139095039
  %114 = select i1 %113, float %48, float %112
  %115 = fcmp olt float %48, -1.000000e+00
  %116 = select i1 %115, float 0x7FF8000000000000, float %114
  %117 = fcmp oeq float %48, -1.000000e+00
  %118 = select i1 %117, float 0xFFF0000000000000, float %116
  %119 = icmp samesign ult i32 %50, 864026624
  %120 = select i1 %119, float %48, float %118
  br label %121

121:                                              ; preds = %2, %16
  %122 = phi float [ %120, %16 ], [ %14, %2 ]
  %123 = fcmp ult float %14, 0.000000e+00
  br i1 %123, label %124, label %157

124:                                              ; preds = %121
  %125 = fmul float %14, 0x4057154760000000
  %126 = fptosi float %125 to i32
  %127 = sitofp i32 %126 to float
  %128 = and i32 %126, 63
  %129 = ashr i32 %126, 6
  %130 = tail call noundef float @llvm.fmuladd.f32(float %127, float 0xBF86200000000000, float %14)
  %131 = tail call noundef float @llvm.fmuladd.f32(float %127, float 0xBEFC85FDE0000000, float %130)
  %132 = fmul float %131, %131
  %133 = tail call noundef float @llvm.fmuladd.f32(float %131, float 0x3FA5555560000000, float 0x3FC5555560000000)
  %134 = tail call noundef float @llvm.fmuladd.f32(float %131, float %133, float 5.000000e-01)
  %135 = tail call noundef float @llvm.fmuladd.f32(float %132, float %134, float %131)
  %136 = shl i32 %129, 23
  %137 = add i32 %136, 1065353216
  %138 = bitcast i32 %137 to float
  %139 = zext nneg i32 %128 to i64
  %140 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_HEAD, i64 %139
  %141 = load float, ptr addrspace(4) %140, align 4, !tbaa !14
  %142 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_TAIL, i64 %139
  %143 = load float, ptr addrspace(4) %142, align 4, !tbaa !14
  %144 = fmul float %141, %138
  %145 = fmul float %143, %138
  %146 = fadd float %144, %145
  %147 = tail call noundef float @llvm.fmuladd.f32(float %135, float %146, float %145)
  %148 = fadd float %144, -1.000000e+00
  %149 = fadd float %148, %147
  %150 = fcmp olt float %14, 0xC059D1DA00000000
  %151 = icmp slt i32 %129, -24
  %152 = or i1 %150, %151
  %153 = select i1 %152, float -1.000000e+00, float %149
  %154 = fcmp ord float %14, 0.000000e+00
  %155 = select i1 %154, float %153, float %14
  %156 = fmul float %155, 0x3FB99999A0000000
  br label %157

157:                                              ; preds = %121, %124
  %158 = phi float [ %156, %124 ], [ %14, %121 ]
  %159 = fcmp ord float %14, 0.000000e+00
  %160 = fcmp ogt float %14, 0xC0562E4300000000
  %161 = fcmp ogt float %14, 0x4055D589E0000000
  %162 = fneg float %14
  %163 = fcmp ogt float %14, 0.000000e+00
  %164 = select i1 %163, float -5.000000e-01, float 5.000000e-01
  %165 = tail call noundef float @llvm.fmuladd.f32(float %162, float 0x3FF7154760000000, float %164)
  %166 = fptosi float %165 to i32
  %167 = shl i32 %166, 23
  %168 = sitofp i32 %166 to float
  %169 = tail call noundef float @llvm.fmuladd.f32(float %168, float 0xBFE62E3000000000, float %162)
  %170 = fmul float %168, 0xBEE2FEFA20000000
  %171 = fneg float %170
  %172 = fadd float %169, %170
  %173 = fmul float %172, %172
  %174 = tail call noundef float @llvm.fmuladd.f32(float %173, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %175 = tail call noundef float @llvm.fmuladd.f32(float %173, float %174, float 0x3F11566AA0000000)
  %176 = tail call noundef float @llvm.fmuladd.f32(float %173, float %175, float 0xBF66C16C20000000)
  %177 = tail call noundef float @llvm.fmuladd.f32(float %173, float %176, float 0x3FC5555560000000)
  %178 = fneg float %177
  %179 = tail call noundef float @llvm.fmuladd.f32(float %173, float %178, float %172)
  %180 = fmul float %172, %179
  %181 = fsub float 2.000000e+00, %179
  %182 = fdiv float %180, %181, !fpmath !16
  %183 = fsub float %171, %182
  %184 = fsub float %169, %183
  %185 = fadd float %184, 1.000000e+00
  %186 = bitcast float %185 to i32
  %187 = add nsw i32 %167, %186
  %188 = bitcast i32 %187 to float
  %189 = select i1 %161, float 0.000000e+00, float %188
  %190 = select i1 %160, float %189, float 0x7FF0000000000000
  %191 = select i1 %159, float %190, float %162
  %192 = fmul float %14, 0x3FA6E4E260000000
  %193 = fmul float %14, %192
  %194 = tail call float @llvm.fmuladd.f32(float %193, float %14, float %14)
  %195 = fmul float %194, 0x3FE9884540000000
  %196 = tail call float @llvm.fabs.f32(float %195)
  %197 = bitcast float %196 to i32
  %198 = add nsw i32 %197, -2139095041
  %199 = icmp ult i32 %198, -1182793729
  %200 = fcmp ogt float %196, 0x4020A2B240000000
  %201 = fcmp ole float %196, 1.000000e+00
  %202 = fcmp olt float %196, 0x3FECCCCCC0000000
  %203 = fmul float %195, %195
  %204 = tail call noundef float @llvm.fmuladd.f32(float %203, float 0x3F09A56FA0000000, float 0xBF57F793C0000000)
  %205 = tail call noundef float @llvm.fmuladd.f32(float %203, float %204, float 0xBFD20B1C00000000)
  %206 = tail call noundef float @llvm.fmuladd.f32(float %203, float 0x3F04113B00000000, float 0xBF5431C000000000)
  %207 = tail call noundef float @llvm.fmuladd.f32(float %203, float %206, float 0xBFCECF3620000000)
  %208 = select i1 %202, float %205, float %207
  %209 = tail call noundef float @llvm.fmuladd.f32(float %203, float 0x3FD5EED380000000, float 0x3FEB10AA00000000)
  %210 = tail call noundef float @llvm.fmuladd.f32(float %203, float 0x3FD2B8CBE0000000, float 0x3FE71B6C00000000)
  %211 = select i1 %202, float %209, float %210
  %212 = fdiv float %208, %211, !fpmath !16
  %213 = fmul float %196, %203
  %214 = tail call noundef float @llvm.fmuladd.f32(float %212, float %213, float %196)
  %215 = fmul float %196, 2.000000e+00
  %216 = fcmp ord float %215, 0.000000e+00
  %217 = fcmp olt float %215, 0x40562E4300000000
  %218 = tail call noundef float @llvm.fmuladd.f32(float %215, float 0x3FF7154760000000, float 5.000000e-01)
  %219 = fptosi float %218 to i32
  %220 = shl i32 %219, 23
  %221 = sitofp i32 %219 to float
  %222 = tail call noundef float @llvm.fmuladd.f32(float %221, float 0xBFE62E3000000000, float %215)
  %223 = fmul float %221, 0xBEE2FEFA20000000
  %224 = fneg float %223
  %225 = fadd float %222, %223
  %226 = fmul float %225, %225
  %227 = tail call noundef float @llvm.fmuladd.f32(float %226, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %228 = tail call noundef float @llvm.fmuladd.f32(float %226, float %227, float 0x3F11566AA0000000)
  %229 = tail call noundef float @llvm.fmuladd.f32(float %226, float %228, float 0xBF66C16C20000000)
  %230 = tail call noundef float @llvm.fmuladd.f32(float %226, float %229, float 0x3FC5555560000000)
  %231 = fneg float %230
  %232 = tail call noundef float @llvm.fmuladd.f32(float %226, float %231, float %225)
  %233 = fmul float %225, %232
  %234 = fsub float 2.000000e+00, %232
  %235 = fdiv float %233, %234, !fpmath !16
  %236 = fsub float %224, %235
  %237 = fsub float %222, %236
  %238 = fadd float %237, 1.000000e+00
  %239 = bitcast float %238 to i32
  %240 = add nsw i32 %220, %239
  %241 = bitcast i32 %240 to float
  %242 = select i1 %217, float %241, float 0x7FF0000000000000
  %243 = select i1 %216, float %242, float %215
  %244 = fadd float %243, 1.000000e+00
  %245 = fdiv float 2.000000e+00, %244, !fpmath !16
  %246 = fsub float 1.000000e+00, %245
  %247 = select i1 %201, float %214, float %246
  %248 = bitcast float %247 to i32
  %249 = select i1 %200, i32 1065353216, i32 %248
  %250 = bitcast float %195 to i32
  %251 = xor i32 %197, %250
  %252 = or i32 %249, %251
  %253 = bitcast i32 %252 to float
  %254 = select i1 %199, float %195, float %253
  %255 = fmul float %14, 5.000000e-01
  %256 = fadd float %254, 1.000000e+00
  %257 = fmul float %255, %256
  %258 = insertelement <4 x float> poison, float %257, i64 0
  %259 = fadd float %191, 1.000000e+00
  %260 = fdiv float %14, %259, !fpmath !16
  %261 = insertelement <4 x float> %258, float %260, i64 1
  %262 = insertelement <4 x float> %261, float %122, i64 2
  %263 = insertelement <4 x float> %262, float %158, i64 3
  %264 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %12
  store <4 x float> %263, ptr addrspace(1) %264, align 16, !tbaa !22
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #4

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #7

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nocallback nounwind }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nofree nosync nounwind willreturn memory(none) }
attributes #8 = { convergent nounwind }
attributes #9 = { nounwind }

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
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !8, i64 0}
!16 = !{float 2.500000e+00}
!17 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!18 = !{!"none", !"none", !"none", !"none", !"none"}
!19 = !{!"float*", !"float*", !"float*", !"int", !"float"}
!20 = !{!"", !"const", !"const", !"", !""}
!21 = !{!"", !"const", !""}
!22 = !{!8, !8, i64 0}
!23 = !{i32 1, i32 1}
!24 = !{!"none", !"none"}
!25 = !{!"float*", !"float4*"}
!26 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!27 = !{!"const", !""}
