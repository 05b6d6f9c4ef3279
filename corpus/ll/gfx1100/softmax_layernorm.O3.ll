; ModuleID = 'corpus/opencl/softmax_layernorm.cl'
source_filename = "corpus/opencl/softmax_layernorm.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@softmax_rows.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@layer_norm.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@rms_norm.s = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@LOGE_TBL_LO = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F7FE00000000000, float 0x3F8FC00000000000, float 0x3F97B80000000000, float 0x3F9F820000000000, float 0x3FA39E0000000000, float 0x3FA7740000000000, float 0x3FAB420000000000, float 0x3FAF0A0000000000, float 0x3FB1640000000000, float 0x3FB3400000000000, float 0x3FB51A0000000000, float 0x3FB6F00000000000, float 0x3FB8C20000000000, float 0x3FBA920000000000, float 0x3FBC5E0000000000, float 0x3FBE260000000000, float 0x3FBFEC0000000000, float 0x3FC0D60000000000, float 0x3FC1B60000000000, float 0x3FC2940000000000, float 0x3FC3700000000000, float 0x3FC44C0000000000, float 0x3FC5260000000000, float 0x3FC5FE0000000000, float 0x3FC6D60000000000, float 0x3FC7AA0000000000, float 0x3FC87E0000000000, float 0x3FC9520000000000, float 0x3FCA220000000000, float 0x3FCAF20000000000, float 0x3FCBC20000000000, float 0x3FCC8E0000000000, float 0x3FCD5C0000000000, float 0x3FCE260000000000, float 0x3FCEF00000000000, float 0x3FCFB80000000000, float 0x3FD0400000000000, float 0x3FD0A20000000000, float 0x3FD1040000000000, float 0x3FD1660000000000, float 0x3FD1C80000000000, float 0x3FD2280000000000, float 0x3FD2880000000000, float 0x3FD2E80000000000, float 0x3FD3460000000000, float 0x3FD3A60000000000, float 0x3FD4040000000000, float 0x3FD4600000000000, float 0x3FD4BE0000000000, float 0x3FD51A0000000000, float 0x3FD5760000000000, float 0x3FD5D00000000000, float 0x3FD62C0000000000, float 0x3FD6860000000000, float 0x3FD6E00000000000, float 0x3FD7380000000000, float 0x3FD7920000000000, float 0x3FD7EA0000000000, float 0x3FD8420000000000, float 0x3FD89A0000000000, float 0x3FD8F00000000000, float 0x3FD9460000000000, float 0x3FD99C0000000000, float 0x3FD9F20000000000, float 0x3FDA480000000000, float 0x3FDA9C0000000000, float 0x3FDAF00000000000, float 0x3FDB440000000000, float 0x3FDB980000000000, float 0x3FDBEA0000000000, float 0x3FDC3C0000000000, float 0x3FDC8E0000000000, float 0x3FDCE00000000000, float 0x3FDD320000000000, float 0x3FDD820000000000, float 0x3FDDD40000000000, float 0x3FDE240000000000, float 0x3FDE740000000000, float 0x3FDEC20000000000, float 0x3FDF120000000000, float 0x3FDF600000000000, float 0x3FDFAE0000000000, float 0x3FDFFC0000000000, float 0x3FE0240000000000, float 0x3FE04A0000000000, float 0x3FE0720000000000, float 0x3FE0980000000000, float 0x3FE0BE0000000000, float 0x3FE0E40000000000, float 0x3FE1080000000000, float 0x3FE12E0000000000, float 0x3FE1540000000000, float 0x3FE1780000000000, float 0x3FE19E0000000000, float 0x3FE1C20000000000, float 0x3FE1E80000000000, float 0x3FE20C0000000000, float 0x3FE2300000000000, float 0x3FE2540000000000, float 0x3FE2780000000000, float 0x3FE29C0000000000, float 0x3FE2C00000000000, float 0x3FE2E40000000000, float 0x3FE3060000000000, float 0x3FE32A0000000000, float 0x3FE34E0000000000, float 0x3FE3700000000000, float 0x3FE3920000000000, float 0x3FE3B60000000000, float 0x3FE3D80000000000, float 0x3FE3FA0000000000, float 0x3FE41C0000000000, float 0x3FE43E0000000000, float 0x3FE4600000000000, float 0x3FE4820000000000, float 0x3FE4A40000000000, float 0x3FE4C60000000000, float 0x3FE4E60000000000, float 0x3FE5080000000000, float 0x3FE52A0000000000, float 0x3FE54A0000000000, float 0x3FE56A0000000000, float 0x3FE58C0000000000, float 0x3FE5AC0000000000, float 0x3FE5CC0000000000, float 0x3FE5EE0000000000, float 0x3FE60E0000000000, float 0x3FE62E0000000000], align 4
@LOGE_TBL_HI = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3E85358820000000, float 0x3EB5161F80000000, float 0x3ED1B07D40000000, float 0x3EC361CF00000000, float 0x3ED0F73FC0000000, float 0x3EC63D8CA0000000, float 0x3EDBAE2320000000, float 0x3EB86008A0000000, float 0x3EF36EEA20000000, float 0x3EFD7961A0000000, float 0x3EF073F060000000, float 0x3EEA515CA0000000, float 0x3EF45D6300000000, float 0x3EDB4E92A0000000, float 0x3ED523D6E0000000, float 0x3EF076E2A0000000, float 0x3EE2263B60000000, float 0x3F07E7CD00000000, float 0x3F02AD52E0000000, float 0x3F052F81E0000000, float 0x3F0FC201E0000000, float 0x3F02B6CCA0000000, float 0x3EFCBC7420000000, float 0x3F03070A60000000, float 0x3EBFCE33A0000000, float 0x3F08902100000000, float 0x3F0A065200000000, float 0x3EE6A73D00000000, float 0x3F0BC1FE20000000, float 0x3F0C94E800000000, float 0x3EF0CE85A0000000, float 0x3F0F7C79A0000000, float 0x3ED0B5A7C0000000, float 0x3F0076E2A0000000, float 0x3EF5B97B80000000, float 0x3F0186D5E0000000, float 0x3EE2CA5A60000000, float 0x3F124E2720000000, float 0x3F18BF9AE0000000, float 0x3F15CABAA0000000, float 0x3F03182D20000000, float 0x3F141FBCE0000000, float 0x3F15A13DE0000000, float 0x3F0C575C20000000, float 0x3F1DD9A980000000, float 0x3EF3155A40000000, float 0x3EE8434340000000, float 0x3F18BC21C0000000, float 0x3EF7E55DC0000000, float 0x3F05B0E5A0000000, float 0x3EFDC5D140000000, float 0x3F1BDBF580000000, float 0x3F005E5720000000, float 0x3F0903D360000000, float 0x3F01D54560000000, float 0x3F1D7F6BA0000000, float 0x3F04ABFBA0000000, float 0x3F0F077040000000, float 0x3F0A3B43C0000000, float 0x3EE9C360A0000000, float 0x3F11E87360000000, float 0x3F1941C200000000, float 0x3F19581160000000, float 0x3F123ECBE0000000, float 0x3EF0243960000000, float 0x3F0D935340000000, float 0x3F12932460000000, float 0x3F0EEF7980000000, float 0x3EF625A4C0000000, float 0x3F14D9DA60000000, float 0x3F1D7A7CC0000000, float 0x3F1F7C79A0000000, float 0x3F1AF0B840000000, float 0x3F0FCFC000000000, float 0x3F1E7258A0000000, float 0x3EFA813060000000, float 0x3F01034F80000000, float 0x3EF09875A0000000, float 0x3F199D2460000000, float 0x3F01EBF5E0000000, float 0x3F123FA700000000, float 0x3F1588F780000000, float 0x3F12E08560000000, float 0x3F252A5A40000000, float 0x3F2DF9DA80000000, float 0x3EFF2E0E60000000, float 0x3F0BD3D5C0000000, float 0x3F0CB90940000000, float 0x3F02617460000000, float 0x3F2F39E2C0000000, float 0x3F27195920000000, float 0x3F187A5E80000000, float 0x3F2EABBD80000000, float 0x3F1CD68CE0000000, float 0x3F2B81F700000000, float 0x3F07D79C00000000, float 0x3F1B9A3240000000, float 0x3F230D7BE0000000, float 0x3F25BCE980000000, float 0x3F25E12880000000, float 0x3F237FEC20000000, float 0x3F1D3DA880000000, float 0x3F0D0DB900000000, float 0x3F2D7334E0000000, float 0x3F21339120000000, float 0x3EF44ECE60000000, float 0x3F217B5460000000, float 0x3F2E0D3560000000, float 0x3F10893FE0000000, float 0x3F2026A700000000, float 0x3F25B84D00000000, float 0x3F28FE8460000000, float 0x3F29FE2F80000000, float 0x3F28BC21C0000000, float 0x3F253D1EA0000000, float 0x3F1F0BB600000000, float 0x3F0E6BF320000000, float 0x3F2D811B60000000, float 0x3F213CC000000000, float 0x3EF6932DE0000000, float 0x3F22467980000000, float 0x3F2F9D5B20000000, float 0x3F15B6B9A0000000, float 0x3F2404C340000000, float 0x3F2B1DC6C0000000, float 0x3EB54920A0000000, float 0x3EF97A23C0000000, float 0x3F00BFBE80000000], align 4
@LOG_INV_TBL = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC07F00000000, float 0x3FFF81F820000000, float 0x3FFF4465A0000000, float 0x3FFF07C200000000, float 0x3FFECC07C0000000, float 0x3FFE9131A0000000, float 0x3FFE573AC0000000, float 0x3FFE1E1E20000000, float 0x3FFDE5D6E0000000, float 0x3FFDAE6080000000, float 0x3FFD77B660000000, float 0x3FFD41D420000000, float 0x3FFD0CB580000000, float 0x3FFCD85680000000, float 0x3FFCA4B300000000, float 0x3FFC71C720000000, float 0x3FFC3F8F00000000, float 0x3FFC0E0700000000, float 0x3FFBDD2B80000000, float 0x3FFBACF920000000, float 0x3FFB7D6C40000000, float 0x3FFB4E81C0000000, float 0x3FFB203640000000, float 0x3FFAF286C0000000, float 0x3FFAC57020000000, float 0x3FFA98EF60000000, float 0x3FFA6D01A0000000, float 0x3FFA41A420000000, float 0x3FFA16D400000000, float 0x3FF9EC8EA0000000, float 0x3FF9C2D140000000, float 0x3FF99999A0000000, float 0x3FF970E500000000, float 0x3FF948B100000000, float 0x3FF920FB40000000, float 0x3FF8F9C180000000, float 0x3FF8D30180000000, float 0x3FF8ACB900000000, float 0x3FF886E600000000, float 0x3FF8618620000000, float 0x3FF83C9780000000, float 0x3FF8181820000000, float 0x3FF7F40600000000, float 0x3FF7D05F40000000, float 0x3FF7AD2200000000, float 0x3FF78A4C80000000, float 0x3FF767DCE0000000, float 0x3FF745D180000000, float 0x3FF7242880000000, float 0x3FF702E060000000, float 0x3FF6E1F760000000, float 0x3FF6C16C20000000, float 0x3FF6A13CE0000000, float 0x3FF6816820000000, float 0x3FF661EC60000000, float 0x3FF642C860000000, float 0x3FF623FA80000000, float 0x3FF6058160000000, float 0x3FF5E75BC0000000, float 0x3FF5C98820000000, float 0x3FF5AC0560000000, float 0x3FF58ED240000000, float 0x3FF571ED40000000, float 0x3FF5555560000000, float 0x3FF5390940000000, float 0x3FF51D07E0000000, float 0x3FF5015020000000, float 0x3FF4E5E0A0000000, float 0x3FF4CAB880000000, float 0x3FF4AFD6A0000000, float 0x3FF49539E0000000, float 0x3FF47AE140000000, float 0x3FF460CBC0000000, float 0x3FF446F860000000, float 0x3FF42D6620000000, float 0x3FF4141420000000, float 0x3FF3FB0140000000, float 0x3FF3E22CC0000000, float 0x3FF3C995A0000000, float 0x3FF3B13B20000000, float 0x3FF3991C20000000, float 0x3FF3813820000000, float 0x3FF3698E00000000, float 0x3FF3521D00000000, float 0x3FF33AE460000000, float 0x3FF323E340000000, float 0x3FF30D1900000000, float 0x3FF2F684C0000000, float 0x3FF2E025C0000000, float 0x3FF2C9FB40000000, float 0x3FF2B404A0000000, float 0x3FF29E4120000000, float 0x3FF288B020000000, float 0x3FF27350C0000000, float 0x3FF25E2280000000, float 0x3FF24924A0000000, float 0x3FF2345680000000, float 0x3FF21FB780000000, float 0x3FF20B4700000000, float 0x3FF1F70480000000, float 0x3FF1E2EF40000000, float 0x3FF1CF06A0000000, float 0x3FF1BB4A40000000, float 0x3FF1A7B960000000, float 0x3FF1945380000000, float 0x3FF1811820000000, float 0x3FF16E0680000000, float 0x3FF15B1E60000000, float 0x3FF1485F00000000, float 0x3FF135C820000000, float 0x3FF12358E0000000, float 0x3FF1111120000000, float 0x3FF0FEF020000000, float 0x3FF0ECF560000000, float 0x3FF0DB20A0000000, float 0x3FF0C97140000000, float 0x3FF0B7E6E0000000, float 0x3FF0A68100000000, float 0x3FF0953F40000000, float 0x3FF0842100000000, float 0x3FF0732600000000, float 0x3FF0624DE0000000, float 0x3FF0519800000000, float 0x3FF0410420000000, float 0x3FF03091C0000000, float 0x3FF0204080000000, float 0x3FF0101020000000, float 1.000000e+00], align 4
@EXP_TBL_EP_HEAD = internal unnamed_addr addrspace(4) constant [65 x float] [float 1.000000e+00, float 0x3FF02C0000000000, float 0x3FF0580000000000, float 0x3FF0840000000000, float 0x3FF0B40000000000, float 0x3FF0E00000000000, float 0x3FF1100000000000, float 0x3FF1400000000000, float 0x3FF1700000000000, float 0x3FF1A00000000000, float 0x3FF1D40000000000, float 0x3FF2040000000000, float 0x3FF2380000000000, float 0x3FF2680000000000, float 0x3FF29C0000000000, float 0x3FF2D00000000000, float 0x3FF3040000000000, float 0x3FF33C0000000000, float 0x3FF3700000000000, float 0x3FF3A40000000000, float 0x3FF3DC0000000000, float 0x3FF4140000000000, float 0x3FF44C0000000000, float 0x3FF4840000000000, float 0x3FF4BC0000000000, float 0x3FF4F80000000000, float 0x3FF5340000000000, float 0x3FF56C0000000000, float 0x3FF5A80000000000, float 0x3FF5E40000000000, float 0x3FF6240000000000, float 0x3FF6600000000000, float 0x3FF6A00000000000, float 0x3FF6DC0000000000, float 0x3FF71C0000000000, float 0x3FF75C0000000000, float 0x3FF7A00000000000, float 0x3FF7E00000000000, float 0x3FF8240000000000, float 0x3FF8680000000000, float 0x3FF8AC0000000000, float 0x3FF8F00000000000, float 0x3FF9340000000000, float 0x3FF97C0000000000, float 0x3FF9C40000000000, float 0x3FFA0C0000000000, float 0x3FFA540000000000, float 0x3FFA9C0000000000, float 0x3FFAE80000000000, float 0x3FFB300000000000, float 0x3FFB7C0000000000, float 0x3FFBCC0000000000, float 0x3FFC180000000000, float 0x3FFC640000000000, float 0x3FFCB40000000000, float 0x3FFD040000000000, float 0x3FFD580000000000, float 0x3FFDA80000000000, float 0x3FFDFC0000000000, float 0x3FFE500000000000, float 0x3FFEA40000000000, float 0x3FFEF80000000000, float 0x3FFF500000000000, float 0x3FFFA40000000000, float 2.000000e+00], align 4
@EXP_TBL_EP_TAIL = internal unnamed_addr addrspace(4) constant [65 x float] [float 0.000000e+00, float 0x3F2347CEE0000000, float 0x3F3B0D3140000000, float 0x3F4A28C3A0000000, float 0x3F3586CF80000000, float 0x3F4F619680000000, float 0x3F480E8080000000, float 0x3F44D57540000000, float 0x3F45C1E3E0000000, float 0x3F4ADF5B60000000, float 0x3F20E62D00000000, float 0x3F41DC4300000000, float 0x3F1E9B9D40000000, float 0x3F4A2B2F00000000, float 0x3F44EFA8E0000000, float 0x3F442D3720000000, float 0x3F47F05180000000, float 0x3EE164C820000000, float 0x3F3A7373A0000000, float 0x3F4ED9A720000000, float 0x3F45326080000000, float 0x3F40510FA0000000, float 0x3F40430300000000, float 0x3F4515AE00000000, float 0x3F4ED6A9A0000000, float 0x3F3B2769C0000000, float 0x3F05AB4EA0000000, float 0x3F4A39B5A0000000, float 0x3F483EEA40000000, float 0x3F4B78AD60000000, float 0x3F1FAC0E80000000, float 0x3F41C412A0000000, float 0x3F23CCCFE0000000, float 0x3F4D91E320000000, float 0x3F4BAF4760000000, float 0x3F4F5AB200000000, float 0x3F31473EA0000000, float 0x3F4799B660000000, float 0x3F389994C0000000, float 0x3F2B336880000000, float 0x3F2CA84540000000, float 0x3F3AE99140000000, float 0x3F49BD8660000000, float 0x3F3829FDE0000000, float 0x3F22305460000000, float 0x3F199ED760000000, float 0x3F303B23E0000000, float 0x3F435AABC0000000, float 0x3F23F32B40000000, float 0x3F4D15C260000000, float 0x3F4BB797C0000000, float 0x3EFE904BC0000000, float 0x3F39BDD840000000, float 0x3F4F8972A0000000, float 0x3F4906E760000000, float 0x3F496A5020000000, float 0x3EF8DCFBA0000000, float 0x3F3E603DA0000000, float 0x3F22E66F60000000, float 0x3F0773C580000000, float 0x3F25F45480000000, float 0x3F40DF7300000000, float 0x3F1D96DB80000000, float 0x3F4E0C0CE0000000, float 0.000000e+00], align 4

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = zext i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %51, label %12

12:                                               ; preds = %51, %3
  %13 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %57, %51 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax_rows.s, i32 %10
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %15 = icmp samesign ult i32 %10, 16
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %18 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %19 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %20 = tail call fastcc float @llvm.maxnum.f32(float noundef %18, float noundef %19) #10
  store float %20, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %21

21:                                               ; preds = %16, %12
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %22 = icmp samesign ult i32 %10, 8
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %25 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %26 = load float, ptr addrspace(3) %24, align 4, !tbaa !16
  %27 = tail call fastcc float @llvm.maxnum.f32(float noundef %25, float noundef %26) #10
  store float %27, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %28

28:                                               ; preds = %23, %21
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %29 = icmp samesign ult i32 %10, 4
  br i1 %29, label %30, label %35

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %32 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %33 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %34 = tail call fastcc float @llvm.maxnum.f32(float noundef %32, float noundef %33) #10
  store float %34, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %35

35:                                               ; preds = %30, %28
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp samesign ult i32 %10, 2
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %39 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %40 = load float, ptr addrspace(3) %38, align 4, !tbaa !16
  %41 = tail call fastcc float @llvm.maxnum.f32(float noundef %39, float noundef %40) #10
  store float %41, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %43 = icmp eq i32 %10, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 4
  %46 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %47 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %48 = tail call fastcc float @llvm.maxnum.f32(float noundef %46, float noundef %47) #10
  store float %48, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %49

49:                                               ; preds = %42, %44
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %50 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %94, label %60

51:                                               ; preds = %3, %51
  %52 = phi float [ %57, %51 ], [ 0xC7EFFFFFE0000000, %3 ]
  %53 = phi i32 [ %58, %51 ], [ %10, %3 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16, !amdgpu.noclobber !19
  %57 = tail call fastcc float @llvm.maxnum.f32(float noundef %52, float noundef %56) #10
  %58 = add nuw nsw i32 %53, 32
  %59 = icmp slt i32 %58, %2
  br i1 %59, label %51, label %12

60:                                               ; preds = %94, %49
  %61 = phi float [ 0.000000e+00, %49 ], [ %134, %94 ]
  store float %61, ptr addrspace(3) %14, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %62, label %67

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !16
  %65 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %66 = fadd float %64, %65
  store float %66, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %67

67:                                               ; preds = %62, %60
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %22, label %68, label %73

68:                                               ; preds = %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !16
  %71 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %72 = fadd float %70, %71
  store float %72, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %73

73:                                               ; preds = %68, %67
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %29, label %74, label %79

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !16
  %77 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %79

79:                                               ; preds = %74, %73
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %36, label %80, label %85

80:                                               ; preds = %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !16
  %83 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %85

85:                                               ; preds = %80, %79
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %43, label %86, label %91

86:                                               ; preds = %85
  %87 = load <2 x float>, ptr addrspace(3) %14, align 4, !tbaa !16
  %88 = extractelement <2 x float> %87, i64 0
  %89 = extractelement <2 x float> %87, i64 1
  %90 = fadd float %89, %88
  store float %90, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %91

91:                                               ; preds = %85, %86
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %92 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %93 = fdiv float 1.000000e+00, %92, !fpmath !20
  br i1 %11, label %137, label %145

94:                                               ; preds = %49, %94
  %95 = phi i32 [ %135, %94 ], [ %10, %49 ]
  %96 = phi float [ %134, %94 ], [ 0.000000e+00, %49 ]
  %97 = zext nneg i32 %95 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !16
  %100 = fsub float %99, %50
  %101 = fcmp olt float %100, 0.000000e+00
  %102 = select i1 %101, float -5.000000e-01, float 5.000000e-01
  %103 = tail call noundef float @llvm.fmuladd.f32(float %100, float 0x3FF7154760000000, float %102)
  %104 = fptosi float %103 to i32
  %105 = sitofp i32 %104 to float
  %106 = tail call noundef float @llvm.fmuladd.f32(float %105, float 0xBFE62E3000000000, float %100)
  %107 = fmul float %105, 0xBEE2FEFA20000000
  %108 = fadd float %106, %107
  %109 = fmul float %108, %108
  %110 = tail call noundef float @llvm.fmuladd.f32(float %109, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %111 = tail call noundef float @llvm.fmuladd.f32(float %109, float %110, float 0x3F11566AA0000000)
  %112 = tail call noundef float @llvm.fmuladd.f32(float %109, float %111, float 0xBF66C16C20000000)
  %113 = tail call noundef float @llvm.fmuladd.f32(float %109, float %112, float 0x3FC5555560000000)
  %114 = fneg float %113
  %115 = tail call noundef float @llvm.fmuladd.f32(float %109, float %114, float %108)
  %116 = fneg float %107
  %117 = fmul float %108, %115
  %118 = fsub float 2.000000e+00, %115
  %119 = fdiv float %117, %118, !fpmath !20
  %120 = fsub float %116, %119
  %121 = fsub float %106, %120
  %122 = fadd float %121, 1.000000e+00
  %123 = bitcast float %122 to i32
  %124 = shl i32 %104, 23
  %125 = add nsw i32 %124, %123
  %126 = bitcast i32 %125 to float
  %127 = fcmp olt float %100, 0xC055D589E0000000
  %128 = select i1 %127, float 0.000000e+00, float %126
  %129 = fcmp olt float %100, 0x40562E4300000000
  %130 = select i1 %129, float %128, float 0x7FF0000000000000
  %131 = fcmp ord float %100, 0.000000e+00
  %132 = select i1 %131, float %130, float %100
  %133 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %97
  store float %132, ptr addrspace(1) %133, align 4, !tbaa !16
  %134 = fadd float %96, %132
  %135 = add nuw nsw i32 %95, 32
  %136 = icmp slt i32 %135, %2
  br i1 %136, label %94, label %60

137:                                              ; preds = %91, %137
  %138 = phi i32 [ %143, %137 ], [ %10, %91 ]
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %139
  %141 = load float, ptr addrspace(1) %140, align 4, !tbaa !16
  %142 = fmul float %93, %141
  store float %142, ptr addrspace(1) %140, align 4, !tbaa !16
  %143 = add nuw nsw i32 %138, 32
  %144 = icmp slt i32 %143, %2
  br i1 %144, label %137, label %145

145:                                              ; preds = %137, %91
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_softmax_rows(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = zext i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %7
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = icmp slt i32 %10, %2
  br i1 %11, label %51, label %12

12:                                               ; preds = %51, %3
  %13 = phi float [ 0xC7EFFFFFE0000000, %3 ], [ %57, %51 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @softmax_rows.s, i32 %10
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %15 = icmp samesign ult i32 %10, 16
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %18 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %19 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %20 = tail call fastcc float @llvm.maxnum.f32(float noundef %18, float noundef %19) #10
  store float %20, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %21

21:                                               ; preds = %16, %12
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %22 = icmp samesign ult i32 %10, 8
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %25 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %26 = load float, ptr addrspace(3) %24, align 4, !tbaa !16
  %27 = tail call fastcc float @llvm.maxnum.f32(float noundef %25, float noundef %26) #10
  store float %27, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %28

28:                                               ; preds = %23, %21
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %29 = icmp samesign ult i32 %10, 4
  br i1 %29, label %30, label %35

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %32 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %33 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %34 = tail call fastcc float @llvm.maxnum.f32(float noundef %32, float noundef %33) #10
  store float %34, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %35

35:                                               ; preds = %30, %28
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp samesign ult i32 %10, 2
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %39 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %40 = load float, ptr addrspace(3) %38, align 4, !tbaa !16
  %41 = tail call fastcc float @llvm.maxnum.f32(float noundef %39, float noundef %40) #10
  store float %41, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %43 = icmp eq i32 %10, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %42
  %45 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 4
  %46 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %47 = load float, ptr addrspace(3) %45, align 4, !tbaa !16
  %48 = tail call fastcc float @llvm.maxnum.f32(float noundef %46, float noundef %47) #10
  store float %48, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %49

49:                                               ; preds = %42, %44
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %50 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %94, label %60

51:                                               ; preds = %3, %51
  %52 = phi float [ %57, %51 ], [ 0xC7EFFFFFE0000000, %3 ]
  %53 = phi i32 [ %58, %51 ], [ %10, %3 ]
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %54
  %56 = load float, ptr addrspace(1) %55, align 4, !tbaa !16
  %57 = tail call fastcc float @llvm.maxnum.f32(float noundef %52, float noundef %56) #10
  %58 = add nuw nsw i32 %53, 32
  %59 = icmp slt i32 %58, %2
  br i1 %59, label %51, label %12

60:                                               ; preds = %94, %49
  %61 = phi float [ 0.000000e+00, %49 ], [ %134, %94 ]
  store float %61, ptr addrspace(3) %14, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %15, label %62, label %67

62:                                               ; preds = %60
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %64 = load float, ptr addrspace(3) %63, align 4, !tbaa !16
  %65 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %66 = fadd float %64, %65
  store float %66, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %67

67:                                               ; preds = %62, %60
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %22, label %68, label %73

68:                                               ; preds = %67
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %70 = load float, ptr addrspace(3) %69, align 4, !tbaa !16
  %71 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %72 = fadd float %70, %71
  store float %72, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %73

73:                                               ; preds = %68, %67
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %29, label %74, label %79

74:                                               ; preds = %73
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %76 = load float, ptr addrspace(3) %75, align 4, !tbaa !16
  %77 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %78 = fadd float %76, %77
  store float %78, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %79

79:                                               ; preds = %74, %73
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %36, label %80, label %85

80:                                               ; preds = %79
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %82 = load float, ptr addrspace(3) %81, align 4, !tbaa !16
  %83 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %84 = fadd float %82, %83
  store float %84, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %85

85:                                               ; preds = %80, %79
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %43, label %86, label %91

86:                                               ; preds = %85
  %87 = load <2 x float>, ptr addrspace(3) %14, align 4, !tbaa !16
  %88 = extractelement <2 x float> %87, i64 0
  %89 = extractelement <2 x float> %87, i64 1
  %90 = fadd float %89, %88
  store float %90, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %91

91:                                               ; preds = %85, %86
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %92 = load float, ptr addrspace(3) @softmax_rows.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %93 = fdiv float 1.000000e+00, %92, !fpmath !20
  br i1 %11, label %138, label %137

94:                                               ; preds = %49, %94
  %95 = phi i32 [ %135, %94 ], [ %10, %49 ]
  %96 = phi float [ %134, %94 ], [ 0.000000e+00, %49 ]
  %97 = zext nneg i32 %95 to i64
  %98 = getelementptr inbounds nuw float, ptr addrspace(1) %8, i64 %97
  %99 = load float, ptr addrspace(1) %98, align 4, !tbaa !16
  %100 = fsub float %99, %50
  %101 = fcmp olt float %100, 0.000000e+00
  %102 = select i1 %101, float -5.000000e-01, float 5.000000e-01
  %103 = tail call noundef float @llvm.fmuladd.f32(float %100, float 0x3FF7154760000000, float %102)
  %104 = fptosi float %103 to i32
  %105 = sitofp i32 %104 to float
  %106 = tail call noundef float @llvm.fmuladd.f32(float %105, float 0xBFE62E3000000000, float %100)
  %107 = fmul float %105, 0xBEE2FEFA20000000
  %108 = fadd float %106, %107
  %109 = fmul float %108, %108
  %110 = tail call noundef float @llvm.fmuladd.f32(float %109, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %111 = tail call noundef float @llvm.fmuladd.f32(float %109, float %110, float 0x3F11566AA0000000)
  %112 = tail call noundef float @llvm.fmuladd.f32(float %109, float %111, float 0xBF66C16C20000000)
  %113 = tail call noundef float @llvm.fmuladd.f32(float %109, float %112, float 0x3FC5555560000000)
  %114 = fneg float %113
  %115 = tail call noundef float @llvm.fmuladd.f32(float %109, float %114, float %108)
  %116 = fneg float %107
  %117 = fmul float %108, %115
  %118 = fsub float 2.000000e+00, %115
  %119 = fdiv float %117, %118, !fpmath !20
  %120 = fsub float %116, %119
  %121 = fsub float %106, %120
  %122 = fadd float %121, 1.000000e+00
  %123 = bitcast float %122 to i32
  %124 = shl i32 %104, 23
  %125 = add nsw i32 %124, %123
  %126 = bitcast i32 %125 to float
  %127 = fcmp olt float %100, 0xC055D589E0000000
  %128 = select i1 %127, float 0.000000e+00, float %126
  %129 = fcmp olt float %100, 0x40562E4300000000
  %130 = select i1 %129, float %128, float 0x7FF0000000000000
  %131 = fcmp ord float %100, 0.000000e+00
  %132 = select i1 %131, float %130, float %100
  %133 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %97
  store float %132, ptr addrspace(1) %133, align 4, !tbaa !16
  %134 = fadd float %96, %132
  %135 = add nuw nsw i32 %95, 32
  %136 = icmp slt i32 %135, %2
  br i1 %136, label %94, label %60

137:                                              ; preds = %138, %91
  ret void

138:                                              ; preds = %91, %138
  %139 = phi i32 [ %144, %138 ], [ %10, %91 ]
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %140
  %142 = load float, ptr addrspace(1) %141, align 4, !tbaa !16
  %143 = fmul float %93, %142
  store float %143, ptr addrspace(1) %141, align 4, !tbaa !16
  %144 = add nuw nsw i32 %139, 32
  %145 = icmp slt i32 %144, %2
  br i1 %145, label %138, label %137
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @layer_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %92, label %13

13:                                               ; preds = %92, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %100, %92 ]
  %15 = phi float [ 0.000000e+00, %5 ], [ %99, %92 ]
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @layer_norm.s, i32 %11
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %17 = icmp samesign ult i32 %11, 16
  br i1 %17, label %18, label %23

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 64
  %20 = load float, ptr addrspace(3) %19, align 4, !tbaa !16
  %21 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %22 = fadd float %20, %21
  store float %22, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %23

23:                                               ; preds = %18, %13
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %24 = icmp samesign ult i32 %11, 8
  br i1 %24, label %25, label %30

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 32
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %28 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %30

30:                                               ; preds = %25, %23
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %31 = icmp samesign ult i32 %11, 4
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 16
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !16
  %35 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %36 = fadd float %34, %35
  store float %36, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %38 = icmp samesign ult i32 %11, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 8
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !16
  %42 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %43 = fadd float %41, %42
  store float %43, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %45 = icmp eq i32 %11, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = load <2 x float>, ptr addrspace(3) %16, align 4, !tbaa !16
  %48 = extractelement <2 x float> %47, i64 0
  %49 = extractelement <2 x float> %47, i64 1
  %50 = fadd float %49, %48
  store float %50, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %51

51:                                               ; preds = %44, %46
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %52 = load float, ptr addrspace(3) @layer_norm.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %53 = sitofp i32 %3 to float
  %54 = fdiv float %52, %53, !fpmath !20
  store float %14, ptr addrspace(3) %16, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %17, label %55, label %60

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 64
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !16
  %58 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %59 = fadd float %57, %58
  store float %59, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %60

60:                                               ; preds = %55, %51
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %24, label %61, label %66

61:                                               ; preds = %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 32
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !16
  %64 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %65 = fadd float %63, %64
  store float %65, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %66

66:                                               ; preds = %61, %60
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %31, label %67, label %72

67:                                               ; preds = %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 16
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  %70 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %72

72:                                               ; preds = %67, %66
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %38, label %73, label %78

73:                                               ; preds = %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 8
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !16
  %76 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %78

78:                                               ; preds = %73, %72
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %45, label %79, label %84

79:                                               ; preds = %78
  %80 = load <2 x float>, ptr addrspace(3) %16, align 4, !tbaa !16
  %81 = extractelement <2 x float> %80, i64 0
  %82 = extractelement <2 x float> %80, i64 1
  %83 = fadd float %82, %81
  store float %83, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %84

84:                                               ; preds = %78, %79
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %85 = load float, ptr addrspace(3) @layer_norm.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %86 = fdiv float %85, %53, !fpmath !20
  %87 = fneg float %54
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %54, float %86)
  %89 = fadd float %4, %88
  %90 = tail call contract float @llvm.sqrt.f32(float %89), !fpmath !25
  %91 = fdiv contract float 1.000000e+00, %90, !fpmath !20
  br i1 %12, label %103, label %117

92:                                               ; preds = %5, %92
  %93 = phi float [ %99, %92 ], [ 0.000000e+00, %5 ]
  %94 = phi float [ %100, %92 ], [ 0.000000e+00, %5 ]
  %95 = phi i32 [ %101, %92 ], [ %11, %5 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !16, !amdgpu.noclobber !19
  %99 = fadd float %93, %98
  %100 = tail call fastcc float @llvm.fma.f32(float noundef %98, float noundef %98, float noundef %94) #10
  %101 = add nuw nsw i32 %95, 32
  %102 = icmp slt i32 %101, %3
  br i1 %102, label %92, label %13

103:                                              ; preds = %84, %103
  %104 = phi i32 [ %115, %103 ], [ %11, %84 ]
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %105
  %107 = load float, ptr addrspace(1) %106, align 4, !tbaa !16
  %108 = fsub float %107, %54
  %109 = fmul float %91, %108
  %110 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %105
  %111 = load float, ptr addrspace(1) %110, align 4, !tbaa !16
  %112 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %105
  %113 = load float, ptr addrspace(1) %112, align 4, !tbaa !16
  %114 = tail call float @llvm.fmuladd.f32(float %109, float %111, float %113)
  store float %114, ptr addrspace(1) %106, align 4, !tbaa !16
  %115 = add nuw nsw i32 %104, 32
  %116 = icmp slt i32 %115, %3
  br i1 %116, label %103, label %117

117:                                              ; preds = %103, %84
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_layer_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, i32 noundef %3, float noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = zext i32 %6 to i64
  %8 = sext i32 %3 to i64
  %9 = mul nsw i64 %8, %7
  %10 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %9
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = icmp slt i32 %11, %3
  br i1 %12, label %92, label %13

13:                                               ; preds = %92, %5
  %14 = phi float [ 0.000000e+00, %5 ], [ %100, %92 ]
  %15 = phi float [ 0.000000e+00, %5 ], [ %99, %92 ]
  %16 = getelementptr inbounds nuw float, ptr addrspace(3) @layer_norm.s, i32 %11
  store float %15, ptr addrspace(3) %16, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %17 = icmp samesign ult i32 %11, 16
  br i1 %17, label %18, label %23

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 64
  %20 = load float, ptr addrspace(3) %19, align 4, !tbaa !16
  %21 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %22 = fadd float %20, %21
  store float %22, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %23

23:                                               ; preds = %18, %13
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %24 = icmp samesign ult i32 %11, 8
  br i1 %24, label %25, label %30

25:                                               ; preds = %23
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 32
  %27 = load float, ptr addrspace(3) %26, align 4, !tbaa !16
  %28 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %29 = fadd float %27, %28
  store float %29, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %30

30:                                               ; preds = %25, %23
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %31 = icmp samesign ult i32 %11, 4
  br i1 %31, label %32, label %37

32:                                               ; preds = %30
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 16
  %34 = load float, ptr addrspace(3) %33, align 4, !tbaa !16
  %35 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %36 = fadd float %34, %35
  store float %36, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %37

37:                                               ; preds = %32, %30
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %38 = icmp samesign ult i32 %11, 2
  br i1 %38, label %39, label %44

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 8
  %41 = load float, ptr addrspace(3) %40, align 4, !tbaa !16
  %42 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %43 = fadd float %41, %42
  store float %43, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %44

44:                                               ; preds = %39, %37
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %45 = icmp eq i32 %11, 0
  br i1 %45, label %46, label %51

46:                                               ; preds = %44
  %47 = load <2 x float>, ptr addrspace(3) %16, align 4, !tbaa !16
  %48 = extractelement <2 x float> %47, i64 0
  %49 = extractelement <2 x float> %47, i64 1
  %50 = fadd float %49, %48
  store float %50, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %51

51:                                               ; preds = %44, %46
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %52 = load float, ptr addrspace(3) @layer_norm.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %53 = sitofp i32 %3 to float
  %54 = fdiv float %52, %53, !fpmath !20
  store float %14, ptr addrspace(3) %16, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %17, label %55, label %60

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 64
  %57 = load float, ptr addrspace(3) %56, align 4, !tbaa !16
  %58 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %59 = fadd float %57, %58
  store float %59, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %60

60:                                               ; preds = %55, %51
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %24, label %61, label %66

61:                                               ; preds = %60
  %62 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 32
  %63 = load float, ptr addrspace(3) %62, align 4, !tbaa !16
  %64 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %65 = fadd float %63, %64
  store float %65, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %66

66:                                               ; preds = %61, %60
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %31, label %67, label %72

67:                                               ; preds = %66
  %68 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 16
  %69 = load float, ptr addrspace(3) %68, align 4, !tbaa !16
  %70 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %71 = fadd float %69, %70
  store float %71, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %72

72:                                               ; preds = %67, %66
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %38, label %73, label %78

73:                                               ; preds = %72
  %74 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i32 8
  %75 = load float, ptr addrspace(3) %74, align 4, !tbaa !16
  %76 = load float, ptr addrspace(3) %16, align 4, !tbaa !16
  %77 = fadd float %75, %76
  store float %77, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %78

78:                                               ; preds = %73, %72
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %45, label %79, label %84

79:                                               ; preds = %78
  %80 = load <2 x float>, ptr addrspace(3) %16, align 4, !tbaa !16
  %81 = extractelement <2 x float> %80, i64 0
  %82 = extractelement <2 x float> %80, i64 1
  %83 = fadd float %82, %81
  store float %83, ptr addrspace(3) %16, align 4, !tbaa !16
  br label %84

84:                                               ; preds = %78, %79
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %85 = load float, ptr addrspace(3) @layer_norm.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %86 = fdiv float %85, %53, !fpmath !20
  %87 = fneg float %54
  %88 = tail call float @llvm.fmuladd.f32(float %87, float %54, float %86)
  %89 = fadd float %4, %88
  %90 = tail call contract float @llvm.sqrt.f32(float %89), !fpmath !25
  %91 = fdiv contract float 1.000000e+00, %90, !fpmath !20
  br i1 %12, label %104, label %103

92:                                               ; preds = %5, %92
  %93 = phi float [ %99, %92 ], [ 0.000000e+00, %5 ]
  %94 = phi float [ %100, %92 ], [ 0.000000e+00, %5 ]
  %95 = phi i32 [ %101, %92 ], [ %11, %5 ]
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %96
  %98 = load float, ptr addrspace(1) %97, align 4, !tbaa !16
  %99 = fadd float %93, %98
  %100 = tail call fastcc float @llvm.fma.f32(float noundef %98, float noundef %98, float noundef %94) #10
  %101 = add nuw nsw i32 %95, 32
  %102 = icmp slt i32 %101, %3
  br i1 %102, label %92, label %13

103:                                              ; preds = %104, %84
  ret void

104:                                              ; preds = %84, %104
  %105 = phi i32 [ %116, %104 ], [ %11, %84 ]
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspace(1) %10, i64 %106
  %108 = load float, ptr addrspace(1) %107, align 4, !tbaa !16
  %109 = fsub float %108, %54
  %110 = fmul float %91, %109
  %111 = getelementptr inbounds nuw float, ptr addrspace(1) %1, i64 %106
  %112 = load float, ptr addrspace(1) %111, align 4, !tbaa !16
  %113 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %106
  %114 = load float, ptr addrspace(1) %113, align 4, !tbaa !16
  %115 = tail call float @llvm.fmuladd.f32(float %110, float %112, float %114)
  store float %115, ptr addrspace(1) %107, align 4, !tbaa !16
  %116 = add nuw nsw i32 %105, 32
  %117 = icmp slt i32 %116, %3
  br i1 %117, label %104, label %103
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @rms_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = zext i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = sdiv i32 %2, 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %59, label %12

12:                                               ; preds = %59, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %73, %59 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @rms_norm.s, i32 %9
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %15 = icmp samesign ult i32 %9, 16
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %19 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %20 = fadd float %18, %19
  store float %20, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %21

21:                                               ; preds = %16, %12
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %22 = icmp samesign ult i32 %9, 8
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %25 = load float, ptr addrspace(3) %24, align 4, !tbaa !16
  %26 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %27 = fadd float %25, %26
  store float %27, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %28

28:                                               ; preds = %23, %21
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %29 = icmp samesign ult i32 %9, 4
  br i1 %29, label %30, label %35

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %33 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %34 = fadd float %32, %33
  store float %34, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %35

35:                                               ; preds = %30, %28
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp samesign ult i32 %9, 2
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !16
  %40 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %41 = fadd float %39, %40
  store float %41, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %43 = icmp eq i32 %9, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %42
  %45 = load <2 x float>, ptr addrspace(3) %14, align 4, !tbaa !16
  %46 = extractelement <2 x float> %45, i64 0
  %47 = extractelement <2 x float> %45, i64 1
  %48 = fadd float %47, %46
  store float %48, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %49

49:                                               ; preds = %42, %44
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %50 = load float, ptr addrspace(3) @rms_norm.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %51, label %88

51:                                               ; preds = %49
  %52 = sitofp i32 %2 to float
  %53 = fdiv float %50, %52, !fpmath !20
  %54 = fadd float %53, 0x3EB0C6F7A0000000
  %55 = tail call contract float @llvm.sqrt.f32(float %54), !fpmath !25
  %56 = fdiv contract float 1.000000e+00, %55, !fpmath !20
  %57 = insertelement <4 x float> poison, float %56, i64 0
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> zeroinitializer
  br label %76

59:                                               ; preds = %3, %59
  %60 = phi float [ %73, %59 ], [ 0.000000e+00, %3 ]
  %61 = phi i32 [ %74, %59 ], [ %9, %3 ]
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %62
  %64 = load <4 x float>, ptr addrspace(1) %63, align 16, !tbaa !27, !amdgpu.noclobber !19
  %65 = extractelement <4 x float> %64, i64 0
  %66 = extractelement <4 x float> %64, i64 1
  %67 = fmul float %66, %66
  %68 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %67)
  %69 = extractelement <4 x float> %64, i64 2
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = extractelement <4 x float> %64, i64 3
  %72 = tail call noundef float @llvm.fmuladd.f32(float %71, float %71, float %70)
  %73 = fadd float %60, %72
  %74 = add nuw nsw i32 %61, 32
  %75 = icmp slt i32 %74, %10
  br i1 %75, label %59, label %12

76:                                               ; preds = %51, %76
  %77 = phi i32 [ %9, %51 ], [ %86, %76 ]
  %78 = zext nneg i32 %77 to i64
  %79 = shl nuw nsw i64 %78, 4
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %79
  %81 = load <4 x float>, ptr addrspace(1) %80, align 4, !tbaa !27
  %82 = fmul <4 x float> %58, %81
  %83 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %78
  %84 = load <4 x float>, ptr addrspace(1) %83, align 16, !tbaa !27
  %85 = fmul <4 x float> %84, %82
  store <4 x float> %85, ptr addrspace(1) %83, align 16, !tbaa !27
  %86 = add nuw nsw i32 %77, 32
  %87 = icmp slt i32 %86, %10
  br i1 %87, label %76, label %88

88:                                               ; preds = %76, %49
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_rms_norm(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !26 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = zext i32 %4 to i64
  %6 = sext i32 %2 to i64
  %7 = mul nsw i64 %6, %5
  %8 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %7
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = sdiv i32 %2, 4
  %11 = icmp slt i32 %9, %10
  br i1 %11, label %59, label %12

12:                                               ; preds = %59, %3
  %13 = phi float [ 0.000000e+00, %3 ], [ %73, %59 ]
  %14 = getelementptr inbounds nuw float, ptr addrspace(3) @rms_norm.s, i32 %9
  store float %13, ptr addrspace(3) %14, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %15 = icmp samesign ult i32 %9, 16
  br i1 %15, label %16, label %21

16:                                               ; preds = %12
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 64
  %18 = load float, ptr addrspace(3) %17, align 4, !tbaa !16
  %19 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %20 = fadd float %18, %19
  store float %20, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %21

21:                                               ; preds = %16, %12
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %22 = icmp samesign ult i32 %9, 8
  br i1 %22, label %23, label %28

23:                                               ; preds = %21
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 32
  %25 = load float, ptr addrspace(3) %24, align 4, !tbaa !16
  %26 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %27 = fadd float %25, %26
  store float %27, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %28

28:                                               ; preds = %23, %21
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %29 = icmp samesign ult i32 %9, 4
  br i1 %29, label %30, label %35

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 16
  %32 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %33 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %34 = fadd float %32, %33
  store float %34, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %35

35:                                               ; preds = %30, %28
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %36 = icmp samesign ult i32 %9, 2
  br i1 %36, label %37, label %42

37:                                               ; preds = %35
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i32 8
  %39 = load float, ptr addrspace(3) %38, align 4, !tbaa !16
  %40 = load float, ptr addrspace(3) %14, align 4, !tbaa !16
  %41 = fadd float %39, %40
  store float %41, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %42

42:                                               ; preds = %37, %35
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %43 = icmp eq i32 %9, 0
  br i1 %43, label %44, label %49

44:                                               ; preds = %42
  %45 = load <2 x float>, ptr addrspace(3) %14, align 4, !tbaa !16
  %46 = extractelement <2 x float> %45, i64 0
  %47 = extractelement <2 x float> %45, i64 1
  %48 = fadd float %47, %46
  store float %48, ptr addrspace(3) %14, align 4, !tbaa !16
  br label %49

49:                                               ; preds = %42, %44
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  %50 = load float, ptr addrspace(3) @rms_norm.s, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !18
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %11, label %51, label %76

51:                                               ; preds = %49
  %52 = sitofp i32 %2 to float
  %53 = fdiv float %50, %52, !fpmath !20
  %54 = fadd float %53, 0x3EB0C6F7A0000000
  %55 = tail call contract float @llvm.sqrt.f32(float %54), !fpmath !25
  %56 = fdiv contract float 1.000000e+00, %55, !fpmath !20
  %57 = insertelement <4 x float> poison, float %56, i64 0
  %58 = shufflevector <4 x float> %57, <4 x float> poison, <4 x i32> zeroinitializer
  br label %77

59:                                               ; preds = %3, %59
  %60 = phi float [ %73, %59 ], [ 0.000000e+00, %3 ]
  %61 = phi i32 [ %74, %59 ], [ %9, %3 ]
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %62
  %64 = load <4 x float>, ptr addrspace(1) %63, align 16, !tbaa !27
  %65 = extractelement <4 x float> %64, i64 0
  %66 = extractelement <4 x float> %64, i64 1
  %67 = fmul float %66, %66
  %68 = tail call float @llvm.fmuladd.f32(float %65, float %65, float %67)
  %69 = extractelement <4 x float> %64, i64 2
  %70 = tail call float @llvm.fmuladd.f32(float %69, float %69, float %68)
  %71 = extractelement <4 x float> %64, i64 3
  %72 = tail call noundef float @llvm.fmuladd.f32(float %71, float %71, float %70)
  %73 = fadd float %60, %72
  %74 = add nuw nsw i32 %61, 32
  %75 = icmp slt i32 %74, %10
  br i1 %75, label %59, label %12

76:                                               ; preds = %77, %49
  ret void

77:                                               ; preds = %51, %77
  %78 = phi i32 [ %9, %51 ], [ %87, %77 ]
  %79 = zext nneg i32 %78 to i64
  %80 = shl nuw nsw i64 %79, 4
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %80
  %82 = load <4 x float>, ptr addrspace(1) %81, align 4, !tbaa !27
  %83 = fmul <4 x float> %58, %82
  %84 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %8, i64 %79
  %85 = load <4 x float>, ptr addrspace(1) %84, align 16, !tbaa !27
  %86 = fmul <4 x float> %85, %83
  store <4 x float> %86, ptr addrspace(1) %84, align 16, !tbaa !27
  %87 = add nuw nsw i32 %78, 32
  %88 = icmp slt i32 %87, %10
  br i1 %88, label %77, label %76
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @activations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !16, !amdgpu.noclobber !19
  %22 = fcmp ogt float %21, 2.000000e+01
  br i1 %22, label %128, label %23

23:                                               ; preds = %2
  %24 = fcmp olt float %21, 0.000000e+00
  %25 = select i1 %24, float -5.000000e-01, float 5.000000e-01
  %26 = tail call noundef float @llvm.fmuladd.f32(float %21, float 0x3FF7154760000000, float %25)
  %27 = fptosi float %26 to i32
  %28 = sitofp i32 %27 to float
  %29 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0xBFE62E3000000000, float %21)
  %30 = fmul float %28, 0xBEE2FEFA20000000
  %31 = fadd float %29, %30
  %32 = fmul float %31, %31
  %33 = tail call noundef float @llvm.fmuladd.f32(float %32, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %34 = tail call noundef float @llvm.fmuladd.f32(float %32, float %33, float 0x3F11566AA0000000)
  %35 = tail call noundef float @llvm.fmuladd.f32(float %32, float %34, float 0xBF66C16C20000000)
  %36 = tail call noundef float @llvm.fmuladd.f32(float %32, float %35, float 0x3FC5555560000000)
  %37 = fneg float %36
  %38 = tail call noundef float @llvm.fmuladd.f32(float %32, float %37, float %31)
  %39 = fneg float %30
  %40 = fmul float %31, %38
  %41 = fsub float 2.000000e+00, %38
  %42 = fdiv float %40, %41, !fpmath !20
  %43 = fsub float %39, %42
  %44 = fsub float %29, %43
  %45 = fadd float %44, 1.000000e+00
  %46 = bitcast float %45 to i32
  %47 = shl i32 %27, 23
  %48 = add nsw i32 %47, %46
  %49 = bitcast i32 %48 to float
  %50 = fcmp olt float %21, 0xC055D589E0000000
  %51 = select i1 %50, float 0.000000e+00, float %49
  %52 = fcmp olt float %21, 0x40562E4300000000
  %53 = select i1 %52, float %51, float 0x7FF0000000000000
  %54 = fcmp ord float %21, 0.000000e+00
  %55 = select i1 %54, float %53, float %21
  %56 = tail call float @llvm.fabs.f32(float %55)
  %57 = bitcast float %56 to i32
  %58 = fadd float %55, 2.000000e+00
  %59 = fdiv float %55, %58, !fpmath !20
  %60 = fadd float %59, %59
  %61 = fmul float %60, %60
  %62 = fneg float %59
  %63 = tail call noundef float @llvm.fmuladd.f32(float %61, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %64 = fmul float %61, %63
  %65 = fmul float %60, %64
  %66 = tail call noundef float @llvm.fmuladd.f32(float %62, float %55, float %65)
  %67 = fadd float %55, %66
  %68 = fadd float %55, 1.000000e+00
  %69 = bitcast float %68 to i32
  %70 = lshr i32 %69, 23
  %71 = and i32 %70, 255
  %72 = add nsw i32 %71, -127
  %73 = sitofp i32 %72 to float
  %74 = and i32 %69, 8323072
  %75 = shl i32 %69, 1
  %76 = and i32 %75, 65536
  %77 = add nuw nsw i32 %76, %74
  %78 = or disjoint i32 %77, 1056964608
  %79 = bitcast i32 %78 to float
  %80 = and i32 %69, 8388607
  %81 = or disjoint i32 %80, 1056964608
  %82 = bitcast i32 %81 to float
  %83 = fsub float %79, %82
  %84 = and i32 %69, -32768
  %85 = bitcast i32 %84 to float
  %86 = fsub float 1.000000e+00, %85
  %87 = fadd float %55, %86
  %88 = and i32 %69, 2139095040
  %89 = sub nsw i32 2130706432, %88
  %90 = and i32 %89, 2139095040
  %91 = bitcast i32 %90 to float
  %92 = fmul float %87, %91
  %93 = fmul float %92, 5.000000e-01
  %94 = and i32 %69, 8355840
  %95 = or disjoint i32 %94, 1056964608
  %96 = bitcast i32 %95 to float
  %97 = fsub float %79, %96
  %98 = fsub float %97, %93
  %99 = icmp samesign ugt i32 %71, 151
  %100 = select i1 %99, float %83, float %98
  %101 = lshr exact i32 %77, 16
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %102
  %104 = load float, ptr addrspace(4) %103, align 4, !tbaa !16
  %105 = fmul float %100, %104
  %106 = tail call noundef float @llvm.fmuladd.f32(float %105, float 0x3FD5555560000000, float 5.000000e-01)
  %107 = fmul float %105, %105
  %108 = tail call noundef float @llvm.fmuladd.f32(float %106, float %107, float %105)
  %109 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_LO, i64 %102
  %110 = load float, ptr addrspace(4) %109, align 4, !tbaa !16
  %111 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_HI, i64 %102
  %112 = load float, ptr addrspace(4) %111, align 4, !tbaa !16
  %113 = tail call noundef float @llvm.fmuladd.f32(float %73, float 0x3FE62E0000000000, float %110)
  %114 = fneg float %108
  %115 = tail call noundef float @llvm.fmuladd.f32(float %73, float 0x3F00BFBE80000000, float %114)
  %116 = fadd float %112, %115
  %117 = fadd float %113, %116
  %118 = icmp samesign ult i32 %57, 1031798784
  %119 = select i1 %118, float %67, float %117
  %120 = icmp samesign ugt i32 %57, 2139095039
  %121 = select i1 %120, float %55, float %119
  %122 = fcmp olt float %55, -1.000000e+00
  %123 = select i1 %122, float 0x7FF8000000000000, float %121
  %124 = fcmp oeq float %55, -1.000000e+00
  %125 = select i1 %124, float 0xFFF0000000000000, float %123
  %126 = icmp samesign ult i32 %57, 864026624
  %127 = select i1 %126, float %55, float %125
  br label %128

128:                                              ; preds = %23, %2
  %129 = phi float [ %127, %23 ], [ %21, %2 ]
  %130 = fcmp ult float %21, 0.000000e+00
  br i1 %130, label %131, label %164

131:                                              ; preds = %128
  %132 = fmul float %21, 0x4057154760000000
  %133 = fptosi float %132 to i32
  %134 = sitofp i32 %133 to float
  %135 = and i32 %133, 63
  %136 = ashr i32 %133, 6
  %137 = tail call noundef float @llvm.fmuladd.f32(float %134, float 0xBF86200000000000, float %21)
  %138 = tail call noundef float @llvm.fmuladd.f32(float %134, float 0xBEFC85FDE0000000, float %137)
  %139 = fmul float %138, %138
  %140 = tail call noundef float @llvm.fmuladd.f32(float %138, float 0x3FA5555560000000, float 0x3FC5555560000000)
  %141 = tail call noundef float @llvm.fmuladd.f32(float %138, float %140, float 5.000000e-01)
  %142 = tail call noundef float @llvm.fmuladd.f32(float %139, float %141, float %138)
  %143 = shl i32 %136, 23
  %144 = add i32 %143, 1065353216
  %145 = bitcast i32 %144 to float
  %146 = zext nneg i32 %135 to i64
  %147 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_HEAD, i64 %146
  %148 = load float, ptr addrspace(4) %147, align 4, !tbaa !16
  %149 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_TAIL, i64 %146
  %150 = load float, ptr addrspace(4) %149, align 4, !tbaa !16
  %151 = fmul float %148, %145
  %152 = fmul float %150, %145
  %153 = fadd float %151, %152
  %154 = tail call noundef float @llvm.fmuladd.f32(float %142, float %153, float %152)
  %155 = fadd float %151, -1.000000e+00
  %156 = fadd float %155, %154
  %157 = fcmp olt float %21, 0xC059D1DA00000000
  %158 = icmp slt i32 %136, -24
  %159 = or i1 %157, %158
  %160 = select i1 %159, float -1.000000e+00, float %156
  %161 = fcmp ord float %21, 0.000000e+00
  %162 = select i1 %161, float %160, float %21
  %163 = fmul float %162, 0x3FB99999A0000000
  br label %164

164:                                              ; preds = %128, %131
  %165 = phi float [ %163, %131 ], [ %21, %128 ]
  %166 = fcmp ord float %21, 0.000000e+00
  %167 = fcmp ogt float %21, 0xC0562E4300000000
  %168 = fcmp ogt float %21, 0x4055D589E0000000
  %169 = fneg float %21
  %170 = fcmp ogt float %21, 0.000000e+00
  %171 = select i1 %170, float -5.000000e-01, float 5.000000e-01
  %172 = tail call noundef float @llvm.fmuladd.f32(float %169, float 0x3FF7154760000000, float %171)
  %173 = fptosi float %172 to i32
  %174 = shl i32 %173, 23
  %175 = sitofp i32 %173 to float
  %176 = tail call noundef float @llvm.fmuladd.f32(float %175, float 0xBFE62E3000000000, float %169)
  %177 = fmul float %175, 0xBEE2FEFA20000000
  %178 = fneg float %177
  %179 = fadd float %176, %177
  %180 = fmul float %179, %179
  %181 = tail call noundef float @llvm.fmuladd.f32(float %180, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %182 = tail call noundef float @llvm.fmuladd.f32(float %180, float %181, float 0x3F11566AA0000000)
  %183 = tail call noundef float @llvm.fmuladd.f32(float %180, float %182, float 0xBF66C16C20000000)
  %184 = tail call noundef float @llvm.fmuladd.f32(float %180, float %183, float 0x3FC5555560000000)
  %185 = fneg float %184
  %186 = tail call noundef float @llvm.fmuladd.f32(float %180, float %185, float %179)
  %187 = fmul float %179, %186
  %188 = fsub float 2.000000e+00, %186
  %189 = fdiv float %187, %188, !fpmath !20
  %190 = fsub float %178, %189
  %191 = fsub float %176, %190
  %192 = fadd float %191, 1.000000e+00
  %193 = bitcast float %192 to i32
  %194 = add nsw i32 %174, %193
  %195 = bitcast i32 %194 to float
  %196 = select i1 %168, float 0.000000e+00, float %195
  %197 = select i1 %167, float %196, float 0x7FF0000000000000
  %198 = select i1 %166, float %197, float %169
  %199 = fmul float %21, 0x3FA6E4E260000000
  %200 = fmul float %21, %199
  %201 = tail call float @llvm.fmuladd.f32(float %200, float %21, float %21)
  %202 = fmul float %201, 0x3FE9884540000000
  %203 = tail call float @llvm.fabs.f32(float %202)
  %204 = bitcast float %203 to i32
  %205 = add nsw i32 %204, -2139095041
  %206 = icmp ult i32 %205, -1182793729
  %207 = fcmp ogt float %203, 0x4020A2B240000000
  %208 = fcmp ole float %203, 1.000000e+00
  %209 = fcmp olt float %203, 0x3FECCCCCC0000000
  %210 = fmul float %202, %202
  %211 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3F09A56FA0000000, float 0xBF57F793C0000000)
  %212 = tail call noundef float @llvm.fmuladd.f32(float %210, float %211, float 0xBFD20B1C00000000)
  %213 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3F04113B00000000, float 0xBF5431C000000000)
  %214 = tail call noundef float @llvm.fmuladd.f32(float %210, float %213, float 0xBFCECF3620000000)
  %215 = select i1 %209, float %212, float %214
  %216 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3FD5EED380000000, float 0x3FEB10AA00000000)
  %217 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3FD2B8CBE0000000, float 0x3FE71B6C00000000)
  %218 = select i1 %209, float %216, float %217
  %219 = fdiv float %215, %218, !fpmath !20
  %220 = fmul float %203, %210
  %221 = tail call noundef float @llvm.fmuladd.f32(float %219, float %220, float %203)
  %222 = fmul float %203, 2.000000e+00
  %223 = fcmp ord float %222, 0.000000e+00
  %224 = fcmp olt float %222, 0x40562E4300000000
  %225 = tail call noundef float @llvm.fmuladd.f32(float %222, float 0x3FF7154760000000, float 5.000000e-01)
  %226 = fptosi float %225 to i32
  %227 = shl i32 %226, 23
  %228 = sitofp i32 %226 to float
  %229 = tail call noundef float @llvm.fmuladd.f32(float %228, float 0xBFE62E3000000000, float %222)
  %230 = fmul float %228, 0xBEE2FEFA20000000
  %231 = fneg float %230
  %232 = fadd float %229, %230
  %233 = fmul float %232, %232
  %234 = tail call noundef float @llvm.fmuladd.f32(float %233, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %233, float %234, float 0x3F11566AA0000000)
  %236 = tail call noundef float @llvm.fmuladd.f32(float %233, float %235, float 0xBF66C16C20000000)
  %237 = tail call noundef float @llvm.fmuladd.f32(float %233, float %236, float 0x3FC5555560000000)
  %238 = fneg float %237
  %239 = tail call noundef float @llvm.fmuladd.f32(float %233, float %238, float %232)
  %240 = fmul float %232, %239
  %241 = fsub float 2.000000e+00, %239
  %242 = fdiv float %240, %241, !fpmath !20
  %243 = fsub float %231, %242
  %244 = fsub float %229, %243
  %245 = fadd float %244, 1.000000e+00
  %246 = bitcast float %245 to i32
  %247 = add nsw i32 %227, %246
  %248 = bitcast i32 %247 to float
  %249 = select i1 %224, float %248, float 0x7FF0000000000000
  %250 = select i1 %223, float %249, float %222
  %251 = fadd float %250, 1.000000e+00
  %252 = fdiv float 2.000000e+00, %251, !fpmath !20
  %253 = fsub float 1.000000e+00, %252
  %254 = select i1 %208, float %221, float %253
  %255 = bitcast float %254 to i32
  %256 = select i1 %207, i32 1065353216, i32 %255
  %257 = bitcast float %202 to i32
  %258 = xor i32 %204, %257
  %259 = or i32 %256, %258
  %260 = bitcast i32 %259 to float
  %261 = select i1 %206, float %202, float %260
  %262 = fmul float %21, 5.000000e-01
  %263 = fadd float %261, 1.000000e+00
  %264 = fmul float %262, %263
  %265 = insertelement <4 x float> poison, float %264, i64 0
  %266 = fadd float %198, 1.000000e+00
  %267 = fdiv float %21, %266, !fpmath !20
  %268 = insertelement <4 x float> %265, float %267, i64 1
  %269 = insertelement <4 x float> %268, float %129, i64 2
  %270 = insertelement <4 x float> %269, float %165, i64 3
  %271 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %270, ptr addrspace(1) %271, align 16, !tbaa !27
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_activations(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !28 !kernel_arg_access_qual !29 !kernel_arg_type !30 !kernel_arg_base_type !31 !kernel_arg_type_qual !32 {
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 4
  %6 = load i32, ptr addrspace(4) %5, align 4, !tbaa !6
  %7 = and i32 %6, 65535
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 40
  %11 = load i64, ptr addrspace(4) %10, align 8, !tbaa !10
  %12 = zext i32 %3 to i64
  %13 = zext nneg i32 %7 to i64
  %14 = mul nuw nsw i64 %13, %12
  %15 = zext nneg i32 %8 to i64
  %16 = add i64 %11, %15
  %17 = add i64 %16, %14
  %18 = shl i64 %17, 32
  %19 = ashr exact i64 %18, 32
  %20 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %19
  %21 = load float, ptr addrspace(1) %20, align 4, !tbaa !16
  %22 = fcmp ogt float %21, 2.000000e+01
  br i1 %22, label %128, label %23

23:                                               ; preds = %2
  %24 = fcmp olt float %21, 0.000000e+00
  %25 = select i1 %24, float -5.000000e-01, float 5.000000e-01
  %26 = tail call noundef float @llvm.fmuladd.f32(float %21, float 0x3FF7154760000000, float %25)
  %27 = fptosi float %26 to i32
  %28 = sitofp i32 %27 to float
  %29 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0xBFE62E3000000000, float %21)
  %30 = fmul float %28, 0xBEE2FEFA20000000
  %31 = fadd float %29, %30
  %32 = fmul float %31, %31
  %33 = tail call noundef float @llvm.fmuladd.f32(float %32, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %34 = tail call noundef float @llvm.fmuladd.f32(float %32, float %33, float 0x3F11566AA0000000)
  %35 = tail call noundef float @llvm.fmuladd.f32(float %32, float %34, float 0xBF66C16C20000000)
  %36 = tail call noundef float @llvm.fmuladd.f32(float %32, float %35, float 0x3FC5555560000000)
  %37 = fneg float %36
  %38 = tail call noundef float @llvm.fmuladd.f32(float %32, float %37, float %31)
  %39 = fneg float %30
  %40 = fmul float %31, %38
  %41 = fsub float 2.000000e+00, %38
  %42 = fdiv float %40, %41, !fpmath !20
  %43 = fsub float %39, %42
  %44 = fsub float %29, %43
  %45 = fadd float %44, 1.000000e+00
  %46 = bitcast float %45 to i32
  %47 = shl i32 %27, 23
  %48 = add nsw i32 %47, %46
  %49 = bitcast i32 %48 to float
  %50 = fcmp olt float %21, 0xC055D589E0000000
  %51 = select i1 %50, float 0.000000e+00, float %49
  %52 = fcmp olt float %21, 0x40562E4300000000
  %53 = select i1 %52, float %51, float 0x7FF0000000000000
  %54 = fcmp ord float %21, 0.000000e+00
  %55 = select i1 %54, float %53, float %21
  %56 = tail call float @llvm.fabs.f32(float %55)
  %57 = bitcast float %56 to i32
  %58 = fadd float %55, 2.000000e+00
  %59 = fdiv float %55, %58, !fpmath !20
  %60 = fadd float %59, %59
  %61 = fmul float %60, %60
  %62 = fneg float %59
  %63 = tail call noundef float @llvm.fmuladd.f32(float %61, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %64 = fmul float %61, %63
  %65 = fmul float %60, %64
  %66 = tail call noundef float @llvm.fmuladd.f32(float %62, float %55, float %65)
  %67 = fadd float %55, %66
  %68 = fadd float %55, 1.000000e+00
  %69 = bitcast float %68 to i32
  %70 = lshr i32 %69, 23
  %71 = and i32 %70, 255
  %72 = add nsw i32 %71, -127
  %73 = sitofp i32 %72 to float
  %74 = and i32 %69, 8323072
  %75 = shl i32 %69, 1
  %76 = and i32 %75, 65536
  %77 = add nuw nsw i32 %76, %74
  %78 = or disjoint i32 %77, 1056964608
  %79 = bitcast i32 %78 to float
  %80 = and i32 %69, 8388607
  %81 = or disjoint i32 %80, 1056964608
  %82 = bitcast i32 %81 to float
  %83 = fsub float %79, %82
  %84 = and i32 %69, -32768
  %85 = bitcast i32 %84 to float
  %86 = fsub float 1.000000e+00, %85
  %87 = fadd float %55, %86
  %88 = and i32 %69, 2139095040
  %89 = sub nsw i32 2130706432, %88
  %90 = and i32 %89, 2139095040
  %91 = bitcast i32 %90 to float
  %92 = fmul float %87, %91
  %93 = fmul float %92, 5.000000e-01
  %94 = and i32 %69, 8355840
  %95 = or disjoint i32 %94, 1056964608
  %96 = bitcast i32 %95 to float
  %97 = fsub float %79, %96
  %98 = fsub float %97, %93
  %99 = icmp samesign ugt i32 %71, 151
  %100 = select i1 %99, float %83, float %98
  %101 = lshr exact i32 %77, 16
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %102
  %104 = load float, ptr addrspace(4) %103, align 4, !tbaa !16
  %105 = fmul float %100, %104
  %106 = tail call noundef float @llvm.fmuladd.f32(float %105, float 0x3FD5555560000000, float 5.000000e-01)
  %107 = fmul float %105, %105
  %108 = tail call noundef float @llvm.fmuladd.f32(float %106, float %107, float %105)
  %109 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_LO, i64 %102
  %110 = load float, ptr addrspace(4) %109, align 4, !tbaa !16
  %111 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_HI, i64 %102
  %112 = load float, ptr addrspace(4) %111, align 4, !tbaa !16
  %113 = tail call noundef float @llvm.fmuladd.f32(float %73, float 0x3FE62E0000000000, float %110)
  %114 = fneg float %108
  %115 = tail call noundef float @llvm.fmuladd.f32(float %73, float 0x3F00BFBE80000000, float %114)
  %116 = fadd float %112, %115
  %117 = fadd float %113, %116
  %118 = icmp samesign ult i32 %57, 1031798784
  %119 = select i1 %118, float %67, float %117
  %120 = icmp samesign ugt i32 %57, 2139095039
  %121 = select i1 %120, float %55, float %119
  %122 = fcmp olt float %55, -1.000000e+00
  %123 = select i1 %122, float 0x7FF8000000000000, float %121
  %124 = fcmp oeq float %55, -1.000000e+00
  %125 = select i1 %124, float 0xFFF0000000000000, float %123
  %126 = icmp samesign ult i32 %57, 864026624
  %127 = select i1 %126, float %55, float %125
  br label %128

128:                                              ; preds = %2, %23
  %129 = phi float [ %127, %23 ], [ %21, %2 ]
  %130 = fcmp ult float %21, 0.000000e+00
  br i1 %130, label %131, label %164

131:                                              ; preds = %128
  %132 = fmul float %21, 0x4057154760000000
  %133 = fptosi float %132 to i32
  %134 = sitofp i32 %133 to float
  %135 = and i32 %133, 63
  %136 = ashr i32 %133, 6
  %137 = tail call noundef float @llvm.fmuladd.f32(float %134, float 0xBF86200000000000, float %21)
  %138 = tail call noundef float @llvm.fmuladd.f32(float %134, float 0xBEFC85FDE0000000, float %137)
  %139 = fmul float %138, %138
  %140 = tail call noundef float @llvm.fmuladd.f32(float %138, float 0x3FA5555560000000, float 0x3FC5555560000000)
  %141 = tail call noundef float @llvm.fmuladd.f32(float %138, float %140, float 5.000000e-01)
  %142 = tail call noundef float @llvm.fmuladd.f32(float %139, float %141, float %138)
  %143 = shl i32 %136, 23
  %144 = add i32 %143, 1065353216
  %145 = bitcast i32 %144 to float
  %146 = zext nneg i32 %135 to i64
  %147 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_HEAD, i64 %146
  %148 = load float, ptr addrspace(4) %147, align 4, !tbaa !16
  %149 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_TAIL, i64 %146
  %150 = load float, ptr addrspace(4) %149, align 4, !tbaa !16
  %151 = fmul float %148, %145
  %152 = fmul float %150, %145
  %153 = fadd float %151, %152
  %154 = tail call noundef float @llvm.fmuladd.f32(float %142, float %153, float %152)
  %155 = fadd float %151, -1.000000e+00
  %156 = fadd float %155, %154
  %157 = fcmp olt float %21, 0xC059D1DA00000000
  %158 = icmp slt i32 %136, -24
  %159 = or i1 %157, %158
  %160 = select i1 %159, float -1.000000e+00, float %156
  %161 = fcmp ord float %21, 0.000000e+00
  %162 = select i1 %161, float %160, float %21
  %163 = fmul float %162, 0x3FB99999A0000000
  br label %164

164:                                              ; preds = %128, %131
  %165 = phi float [ %163, %131 ], [ %21, %128 ]
  %166 = fcmp ord float %21, 0.000000e+00
  %167 = fcmp ogt float %21, 0xC0562E4300000000
  %168 = fcmp ogt float %21, 0x4055D589E0000000
  %169 = fneg float %21
  %170 = fcmp ogt float %21, 0.000000e+00
  %171 = select i1 %170, float -5.000000e-01, float 5.000000e-01
  %172 = tail call noundef float @llvm.fmuladd.f32(float %169, float 0x3FF7154760000000, float %171)
  %173 = fptosi float %172 to i32
  %174 = shl i32 %173, 23
  %175 = sitofp i32 %173 to float
  %176 = tail call noundef float @llvm.fmuladd.f32(float %175, float 0xBFE62E3000000000, float %169)
  %177 = fmul float %175, 0xBEE2FEFA20000000
  %178 = fneg float %177
  %179 = fadd float %176, %177
  %180 = fmul float %179, %179
  %181 = tail call noundef float @llvm.fmuladd.f32(float %180, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %182 = tail call noundef float @llvm.fmuladd.f32(float %180, float %181, float 0x3F11566AA0000000)
  %183 = tail call noundef float @llvm.fmuladd.f32(float %180, float %182, float 0xBF66C16C20000000)
  %184 = tail call noundef float @llvm.fmuladd.f32(float %180, float %183, float 0x3FC5555560000000)
  %185 = fneg float %184
  %186 = tail call noundef float @llvm.fmuladd.f32(float %180, float %185, float %179)
  %187 = fmul float %179, %186
  %188 = fsub float 2.000000e+00, %186
  %189 = fdiv float %187, %188, !fpmath !20
  %190 = fsub float %178, %189
  %191 = fsub float %176, %190
  %192 = fadd float %191, 1.000000e+00
  %193 = bitcast float %192 to i32
  %194 = add nsw i32 %174, %193
  %195 = bitcast i32 %194 to float
  %196 = select i1 %168, float 0.000000e+00, float %195
  %197 = select i1 %167, float %196, float 0x7FF0000000000000
  %198 = select i1 %166, float %197, float %169
  %199 = fmul float %21, 0x3FA6E4E260000000
  %200 = fmul float %21, %199
  %201 = tail call float @llvm.fmuladd.f32(float %200, float %21, float %21)
  %202 = fmul float %201, 0x3FE9884540000000
  %203 = tail call float @llvm.fabs.f32(float %202)
  %204 = bitcast float %203 to i32
  %205 = add nsw i32 %204, -2139095041
  %206 = icmp ult i32 %205, -1182793729
  %207 = fcmp ogt float %203, 0x4020A2B240000000
  %208 = fcmp ole float %203, 1.000000e+00
  %209 = fcmp olt float %203, 0x3FECCCCCC0000000
  %210 = fmul float %202, %202
  %211 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3F09A56FA0000000, float 0xBF57F793C0000000)
  %212 = tail call noundef float @llvm.fmuladd.f32(float %210, float %211, float 0xBFD20B1C00000000)
  %213 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3F04113B00000000, float 0xBF5431C000000000)
  %214 = tail call noundef float @llvm.fmuladd.f32(float %210, float %213, float 0xBFCECF3620000000)
  %215 = select i1 %209, float %212, float %214
  %216 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3FD5EED380000000, float 0x3FEB10AA00000000)
  %217 = tail call noundef float @llvm.fmuladd.f32(float %210, float 0x3FD2B8CBE0000000, float 0x3FE71B6C00000000)
  %218 = select i1 %209, float %216, float %217
  %219 = fdiv float %215, %218, !fpmath !20
  %220 = fmul float %203, %210
  %221 = tail call noundef float @llvm.fmuladd.f32(float %219, float %220, float %203)
  %222 = fmul float %203, 2.000000e+00
  %223 = fcmp ord float %222, 0.000000e+00
  %224 = fcmp olt float %222, 0x40562E4300000000
  %225 = tail call noundef float @llvm.fmuladd.f32(float %222, float 0x3FF7154760000000, float 5.000000e-01)
  %226 = fptosi float %225 to i32
  %227 = shl i32 %226, 23
  %228 = sitofp i32 %226 to float
  %229 = tail call noundef float @llvm.fmuladd.f32(float %228, float 0xBFE62E3000000000, float %222)
  %230 = fmul float %228, 0xBEE2FEFA20000000
  %231 = fneg float %230
  %232 = fadd float %229, %230
  %233 = fmul float %232, %232
  %234 = tail call noundef float @llvm.fmuladd.f32(float %233, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %233, float %234, float 0x3F11566AA0000000)
  %236 = tail call noundef float @llvm.fmuladd.f32(float %233, float %235, float 0xBF66C16C20000000)
  %237 = tail call noundef float @llvm.fmuladd.f32(float %233, float %236, float 0x3FC5555560000000)
  %238 = fneg float %237
  %239 = tail call noundef float @llvm.fmuladd.f32(float %233, float %238, float %232)
  %240 = fmul float %232, %239
  %241 = fsub float 2.000000e+00, %239
  %242 = fdiv float %240, %241, !fpmath !20
  %243 = fsub float %231, %242
  %244 = fsub float %229, %243
  %245 = fadd float %244, 1.000000e+00
  %246 = bitcast float %245 to i32
  %247 = add nsw i32 %227, %246
  %248 = bitcast i32 %247 to float
  %249 = select i1 %224, float %248, float 0x7FF0000000000000
  %250 = select i1 %223, float %249, float %222
  %251 = fadd float %250, 1.000000e+00
  %252 = fdiv float 2.000000e+00, %251, !fpmath !20
  %253 = fsub float 1.000000e+00, %252
  %254 = select i1 %208, float %221, float %253
  %255 = bitcast float %254 to i32
  %256 = select i1 %207, i32 1065353216, i32 %255
  %257 = bitcast float %202 to i32
  %258 = xor i32 %204, %257
  %259 = or i32 %256, %258
  %260 = bitcast i32 %259 to float
  %261 = select i1 %206, float %202, float %260
  %262 = fmul float %21, 5.000000e-01
  %263 = fadd float %261, 1.000000e+00
  %264 = fmul float %262, %263
  %265 = insertelement <4 x float> poison, float %264, i64 0
  %266 = fadd float %198, 1.000000e+00
  %267 = fdiv float %21, %266, !fpmath !20
  %268 = insertelement <4 x float> %265, float %267, i64 1
  %269 = insertelement <4 x float> %268, float %129, i64 2
  %270 = insertelement <4 x float> %269, float %165, i64 3
  %271 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %19
  store <4 x float> %270, ptr addrspace(1) %271, align 16, !tbaa !27
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #9

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 0}
!13 = !{!"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"int"}
!15 = !{!"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{!"amdgpu-synchronize-as", !"local"}
!19 = !{}
!20 = !{float 2.500000e+00}
!21 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!22 = !{!"none", !"none", !"none", !"none", !"none"}
!23 = !{!"float*", !"float*", !"float*", !"int", !"float"}
!24 = !{!"", !"const", !"const", !"", !""}
!25 = !{float 3.000000e+00}
!26 = !{!"", !"const", !""}
!27 = !{!8, !8, i64 0}
!28 = !{i32 1, i32 1}
!29 = !{!"none", !"none"}
!30 = !{!"float*", !"float4*"}
!31 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!32 = !{!"const", !""}
