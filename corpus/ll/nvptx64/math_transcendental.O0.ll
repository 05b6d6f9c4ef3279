; ModuleID = 'corpus/opencl/math_transcendental.cl'
source_filename = "corpus/opencl/math_transcendental.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@LOG_INV_TBL_EP_HEAD = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC00000000000, float 1.968750e+00, float 0x3FFF400000000000, float 1.937500e+00, float 0x3FFEC00000000000, float 1.906250e+00, float 0x3FFE400000000000, float 1.875000e+00, float 0x3FFDE00000000000, float 0x3FFDA00000000000, float 0x3FFD600000000000, float 0x3FFD400000000000, float 1.812500e+00, float 0x3FFCC00000000000, float 0x3FFCA00000000000, float 0x3FFC600000000000, float 0x3FFC200000000000, float 1.750000e+00, float 0x3FFBC00000000000, float 0x3FFBA00000000000, float 0x3FFB600000000000, float 0x3FFB400000000000, float 0x3FFB200000000000, float 0x3FFAE00000000000, float 0x3FFAC00000000000, float 1.656250e+00, float 0x3FFA600000000000, float 0x3FFA400000000000, float 1.625000e+00, float 0x3FF9E00000000000, float 0x3FF9C00000000000, float 1.593750e+00, float 0x3FF9600000000000, float 0x3FF9400000000000, float 0x3FF9200000000000, float 0x3FF8E00000000000, float 0x3FF8C00000000000, float 0x3FF8A00000000000, float 1.531250e+00, float 0x3FF8600000000000, float 0x3FF8200000000000, float 1.500000e+00, float 0x3FF7E00000000000, float 0x3FF7C00000000000, float 0x3FF7A00000000000, float 1.468750e+00, float 0x3FF7600000000000, float 0x3FF7400000000000, float 0x3FF7200000000000, float 1.437500e+00, float 0x3FF6E00000000000, float 0x3FF6C00000000000, float 0x3FF6A00000000000, float 1.406250e+00, float 0x3FF6600000000000, float 0x3FF6400000000000, float 0x3FF6200000000000, float 1.375000e+00, float 0x3FF5E00000000000, float 0x3FF5C00000000000, float 0x3FF5A00000000000, float 1.343750e+00, float 0x3FF5600000000000, float 0x3FF5400000000000, float 0x3FF5200000000000, float 1.312500e+00, float 1.312500e+00, float 0x3FF4E00000000000, float 0x3FF4C00000000000, float 0x3FF4A00000000000, float 1.281250e+00, float 0x3FF4600000000000, float 0x3FF4600000000000, float 0x3FF4400000000000, float 0x3FF4200000000000, float 1.250000e+00, float 0x3FF3E00000000000, float 0x3FF3E00000000000, float 0x3FF3C00000000000, float 0x3FF3A00000000000, float 1.218750e+00, float 1.218750e+00, float 0x3FF3600000000000, float 0x3FF3400000000000, float 0x3FF3200000000000, float 0x3FF3200000000000, float 1.187500e+00, float 0x3FF2E00000000000, float 0x3FF2E00000000000, float 0x3FF2C00000000000, float 0x3FF2A00000000000, float 1.156250e+00, float 1.156250e+00, float 0x3FF2600000000000, float 0x3FF2400000000000, float 0x3FF2400000000000, float 0x3FF2200000000000, float 1.125000e+00, float 1.125000e+00, float 0x3FF1E00000000000, float 0x3FF1E00000000000, float 0x3FF1C00000000000, float 0x3FF1A00000000000, float 0x3FF1A00000000000, float 1.093750e+00, float 1.093750e+00, float 0x3FF1600000000000, float 0x3FF1400000000000, float 0x3FF1400000000000, float 0x3FF1200000000000, float 0x3FF1200000000000, float 1.062500e+00, float 0x3FF0E00000000000, float 0x3FF0E00000000000, float 0x3FF0C00000000000, float 0x3FF0C00000000000, float 0x3FF0A00000000000, float 0x3FF0A00000000000, float 1.031250e+00, float 1.031250e+00, float 0x3FF0600000000000, float 0x3FF0600000000000, float 0x3FF0400000000000, float 0x3FF0400000000000, float 0x3FF0200000000000, float 0x3FF0200000000000, float 1.000000e+00, float 1.000000e+00], align 4
@LOG_INV_TBL_EP_TAIL = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F1FC07F00000000, float 0x3F3F81F820000000, float 0x3F51967920000000, float 0x3F5F07C200000000, float 0x3F680F6600000000, float 0x3F7131AC00000000, float 0x3F773AC900000000, float 0x3F7E1E1E20000000, float 0x3F575B8FE0000000, float 0x3F6CC0ED80000000, float 0x3F77B654C0000000, float 0x3F3D41D420000000, float 0x3F696B1EE0000000, float 0x3F78568900000000, float 0x3F52CC1580000000, float 0x3F71C71C80000000, float 0x3F7F8F01C0000000, float 0x3F6C0E0700000000, float 0x3F7D2B89A0000000, float 0x3F69F22980000000, float 0x3F7D6C3DE0000000, float 0x3F6D0369E0000000, float 0x3F0B203640000000, float 0x3F7286BCA0000000, float 0x3F55C06B20000000, float 0x3F78EF6060000000, float 0x3F6A034DA0000000, float 0x3F3A41A420000000, float 0x3F76D3F980000000, float 0x3F691D2A20000000, float 0x3F468A7720000000, float 0x3F799999A0000000, float 0x3F70E4F800000000, float 0x3F6161F9A0000000, float 0x3F2F693A20000000, float 0x3F79C18FA0000000, float 0x3F73018D40000000, float 0x3F69721EE0000000, float 0x3F5B97C2A0000000, float 0x3F38618620000000, float 0x3F7C977AC0000000, float 0x3F78181820000000, float 0x3F7405FD00000000, float 0x3F705F4180000000, float 0x3F6A4411C0000000, float 0x3F64990300000000, float 0x3F5F7390E0000000, float 0x3F5745D180000000, float 0x3F50A1FD20000000, float 0x3F4702E060000000, float 0x3F3F76B440000000, float 0x3F36C16C20000000, float 0x3F33CD1540000000, float 0x3F36816820000000, float 0x3F3EC6A520000000, float 0x3F4642C860000000, float 0x3F4FD3B800000000, float 0x3F56058160000000, float 0x3F5D6EE340000000, float 0x3F63105720000000, float 0x3F680AD600000000, float 0x3F6DA46100000000, float 0x3F71ED3C60000000, float 0x3F75555560000000, float 0x3F79094900000000, float 0x3F7D07EAE0000000, float 0x3F35015020000000, float 0x3F57829CC0000000, float 0x3F65710E40000000, float 0x3F6FAD40A0000000, float 0x3F7539E3C0000000, float 0x3F7AE147A0000000, float 0x3F2978FEC0000000, float 0x3F5BE19580000000, float 0x3F6ACC4BA0000000, float 0x3F74141420000000, float 0x3F7B013FC0000000, float 0x3F4165E720000000, float 0x3F632B4900000000, float 0x3F713B13C0000000, float 0x3F791C2C20000000, float 0x3F33813820000000, float 0x3F631BE7C0000000, float 0x3F721CFB20000000, float 0x3F7AE45B60000000, float 0x3F4F1A5160000000, float 0x3F6A320260000000, float 0x3F7684BDA0000000, float 0x3F02E025C0000000, float 0x3F63F69B00000000, float 0x3F7404AD00000000, float 0x3F7E4129E0000000, float 0x3F61602520000000, float 0x3F7350B880000000, float 0x3F7E227080000000, float 0x3F624924A0000000, float 0x3F745678A0000000, float 0x3F7FB78120000000, float 0x3F668E18C0000000, float 0x3F77047DC0000000, float 0x3F4779DA00000000, float 0x3F6E0D5B40000000, float 0x3F7B4A4040000000, float 0x3F5EE58460000000, float 0x3F74538080000000, float 0x3F31811820000000, float 0x3F6C0D1280000000, float 0x3F7B1E5F80000000, float 0x3F60BE1C20000000, float 0x3F75C81140000000, float 0x3F4AC73AE0000000, float 0x3F71111120000000, float 0x3F7EF01100000000, float 0x3F69EAD7C0000000, float 0x3F7B20A880000000, float 0x3F62E29F80000000, float 0x3F77E6EC20000000, float 0x3F5A0429A0000000, float 0x3F753F3900000000, float 0x3F50842100000000, float 0x3F73260A40000000, float 0x3F426E9780000000, float 0x3F7197F7E0000000, float 0x3F30410420000000, float 0x3F7091B520000000, float 0x3F10204080000000, float 0x3F70101020000000, float 0.000000e+00], align 4
@LOGE_TBL_LO = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F7FE00000000000, float 0x3F8FC00000000000, float 0x3F97B80000000000, float 0x3F9F820000000000, float 0x3FA39E0000000000, float 0x3FA7740000000000, float 0x3FAB420000000000, float 0x3FAF0A0000000000, float 0x3FB1640000000000, float 0x3FB3400000000000, float 0x3FB51A0000000000, float 0x3FB6F00000000000, float 0x3FB8C20000000000, float 0x3FBA920000000000, float 0x3FBC5E0000000000, float 0x3FBE260000000000, float 0x3FBFEC0000000000, float 0x3FC0D60000000000, float 0x3FC1B60000000000, float 0x3FC2940000000000, float 0x3FC3700000000000, float 0x3FC44C0000000000, float 0x3FC5260000000000, float 0x3FC5FE0000000000, float 0x3FC6D60000000000, float 0x3FC7AA0000000000, float 0x3FC87E0000000000, float 0x3FC9520000000000, float 0x3FCA220000000000, float 0x3FCAF20000000000, float 0x3FCBC20000000000, float 0x3FCC8E0000000000, float 0x3FCD5C0000000000, float 0x3FCE260000000000, float 0x3FCEF00000000000, float 0x3FCFB80000000000, float 0x3FD0400000000000, float 0x3FD0A20000000000, float 0x3FD1040000000000, float 0x3FD1660000000000, float 0x3FD1C80000000000, float 0x3FD2280000000000, float 0x3FD2880000000000, float 0x3FD2E80000000000, float 0x3FD3460000000000, float 0x3FD3A60000000000, float 0x3FD4040000000000, float 0x3FD4600000000000, float 0x3FD4BE0000000000, float 0x3FD51A0000000000, float 0x3FD5760000000000, float 0x3FD5D00000000000, float 0x3FD62C0000000000, float 0x3FD6860000000000, float 0x3FD6E00000000000, float 0x3FD7380000000000, float 0x3FD7920000000000, float 0x3FD7EA0000000000, float 0x3FD8420000000000, float 0x3FD89A0000000000, float 0x3FD8F00000000000, float 0x3FD9460000000000, float 0x3FD99C0000000000, float 0x3FD9F20000000000, float 0x3FDA480000000000, float 0x3FDA9C0000000000, float 0x3FDAF00000000000, float 0x3FDB440000000000, float 0x3FDB980000000000, float 0x3FDBEA0000000000, float 0x3FDC3C0000000000, float 0x3FDC8E0000000000, float 0x3FDCE00000000000, float 0x3FDD320000000000, float 0x3FDD820000000000, float 0x3FDDD40000000000, float 0x3FDE240000000000, float 0x3FDE740000000000, float 0x3FDEC20000000000, float 0x3FDF120000000000, float 0x3FDF600000000000, float 0x3FDFAE0000000000, float 0x3FDFFC0000000000, float 0x3FE0240000000000, float 0x3FE04A0000000000, float 0x3FE0720000000000, float 0x3FE0980000000000, float 0x3FE0BE0000000000, float 0x3FE0E40000000000, float 0x3FE1080000000000, float 0x3FE12E0000000000, float 0x3FE1540000000000, float 0x3FE1780000000000, float 0x3FE19E0000000000, float 0x3FE1C20000000000, float 0x3FE1E80000000000, float 0x3FE20C0000000000, float 0x3FE2300000000000, float 0x3FE2540000000000, float 0x3FE2780000000000, float 0x3FE29C0000000000, float 0x3FE2C00000000000, float 0x3FE2E40000000000, float 0x3FE3060000000000, float 0x3FE32A0000000000, float 0x3FE34E0000000000, float 0x3FE3700000000000, float 0x3FE3920000000000, float 0x3FE3B60000000000, float 0x3FE3D80000000000, float 0x3FE3FA0000000000, float 0x3FE41C0000000000, float 0x3FE43E0000000000, float 0x3FE4600000000000, float 0x3FE4820000000000, float 0x3FE4A40000000000, float 0x3FE4C60000000000, float 0x3FE4E60000000000, float 0x3FE5080000000000, float 0x3FE52A0000000000, float 0x3FE54A0000000000, float 0x3FE56A0000000000, float 0x3FE58C0000000000, float 0x3FE5AC0000000000, float 0x3FE5CC0000000000, float 0x3FE5EE0000000000, float 0x3FE60E0000000000, float 0x3FE62E0000000000], align 4
@LOGE_TBL_HI = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3E85358820000000, float 0x3EB5161F80000000, float 0x3ED1B07D40000000, float 0x3EC361CF00000000, float 0x3ED0F73FC0000000, float 0x3EC63D8CA0000000, float 0x3EDBAE2320000000, float 0x3EB86008A0000000, float 0x3EF36EEA20000000, float 0x3EFD7961A0000000, float 0x3EF073F060000000, float 0x3EEA515CA0000000, float 0x3EF45D6300000000, float 0x3EDB4E92A0000000, float 0x3ED523D6E0000000, float 0x3EF076E2A0000000, float 0x3EE2263B60000000, float 0x3F07E7CD00000000, float 0x3F02AD52E0000000, float 0x3F052F81E0000000, float 0x3F0FC201E0000000, float 0x3F02B6CCA0000000, float 0x3EFCBC7420000000, float 0x3F03070A60000000, float 0x3EBFCE33A0000000, float 0x3F08902100000000, float 0x3F0A065200000000, float 0x3EE6A73D00000000, float 0x3F0BC1FE20000000, float 0x3F0C94E800000000, float 0x3EF0CE85A0000000, float 0x3F0F7C79A0000000, float 0x3ED0B5A7C0000000, float 0x3F0076E2A0000000, float 0x3EF5B97B80000000, float 0x3F0186D5E0000000, float 0x3EE2CA5A60000000, float 0x3F124E2720000000, float 0x3F18BF9AE0000000, float 0x3F15CABAA0000000, float 0x3F03182D20000000, float 0x3F141FBCE0000000, float 0x3F15A13DE0000000, float 0x3F0C575C20000000, float 0x3F1DD9A980000000, float 0x3EF3155A40000000, float 0x3EE8434340000000, float 0x3F18BC21C0000000, float 0x3EF7E55DC0000000, float 0x3F05B0E5A0000000, float 0x3EFDC5D140000000, float 0x3F1BDBF580000000, float 0x3F005E5720000000, float 0x3F0903D360000000, float 0x3F01D54560000000, float 0x3F1D7F6BA0000000, float 0x3F04ABFBA0000000, float 0x3F0F077040000000, float 0x3F0A3B43C0000000, float 0x3EE9C360A0000000, float 0x3F11E87360000000, float 0x3F1941C200000000, float 0x3F19581160000000, float 0x3F123ECBE0000000, float 0x3EF0243960000000, float 0x3F0D935340000000, float 0x3F12932460000000, float 0x3F0EEF7980000000, float 0x3EF625A4C0000000, float 0x3F14D9DA60000000, float 0x3F1D7A7CC0000000, float 0x3F1F7C79A0000000, float 0x3F1AF0B840000000, float 0x3F0FCFC000000000, float 0x3F1E7258A0000000, float 0x3EFA813060000000, float 0x3F01034F80000000, float 0x3EF09875A0000000, float 0x3F199D2460000000, float 0x3F01EBF5E0000000, float 0x3F123FA700000000, float 0x3F1588F780000000, float 0x3F12E08560000000, float 0x3F252A5A40000000, float 0x3F2DF9DA80000000, float 0x3EFF2E0E60000000, float 0x3F0BD3D5C0000000, float 0x3F0CB90940000000, float 0x3F02617460000000, float 0x3F2F39E2C0000000, float 0x3F27195920000000, float 0x3F187A5E80000000, float 0x3F2EABBD80000000, float 0x3F1CD68CE0000000, float 0x3F2B81F700000000, float 0x3F07D79C00000000, float 0x3F1B9A3240000000, float 0x3F230D7BE0000000, float 0x3F25BCE980000000, float 0x3F25E12880000000, float 0x3F237FEC20000000, float 0x3F1D3DA880000000, float 0x3F0D0DB900000000, float 0x3F2D7334E0000000, float 0x3F21339120000000, float 0x3EF44ECE60000000, float 0x3F217B5460000000, float 0x3F2E0D3560000000, float 0x3F10893FE0000000, float 0x3F2026A700000000, float 0x3F25B84D00000000, float 0x3F28FE8460000000, float 0x3F29FE2F80000000, float 0x3F28BC21C0000000, float 0x3F253D1EA0000000, float 0x3F1F0BB600000000, float 0x3F0E6BF320000000, float 0x3F2D811B60000000, float 0x3F213CC000000000, float 0x3EF6932DE0000000, float 0x3F22467980000000, float 0x3F2F9D5B20000000, float 0x3F15B6B9A0000000, float 0x3F2404C340000000, float 0x3F2B1DC6C0000000, float 0x3EB54920A0000000, float 0x3EF97A23C0000000, float 0x3F00BFBE80000000], align 4
@LOG_INV_TBL = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC07F00000000, float 0x3FFF81F820000000, float 0x3FFF4465A0000000, float 0x3FFF07C200000000, float 0x3FFECC07C0000000, float 0x3FFE9131A0000000, float 0x3FFE573AC0000000, float 0x3FFE1E1E20000000, float 0x3FFDE5D6E0000000, float 0x3FFDAE6080000000, float 0x3FFD77B660000000, float 0x3FFD41D420000000, float 0x3FFD0CB580000000, float 0x3FFCD85680000000, float 0x3FFCA4B300000000, float 0x3FFC71C720000000, float 0x3FFC3F8F00000000, float 0x3FFC0E0700000000, float 0x3FFBDD2B80000000, float 0x3FFBACF920000000, float 0x3FFB7D6C40000000, float 0x3FFB4E81C0000000, float 0x3FFB203640000000, float 0x3FFAF286C0000000, float 0x3FFAC57020000000, float 0x3FFA98EF60000000, float 0x3FFA6D01A0000000, float 0x3FFA41A420000000, float 0x3FFA16D400000000, float 0x3FF9EC8EA0000000, float 0x3FF9C2D140000000, float 0x3FF99999A0000000, float 0x3FF970E500000000, float 0x3FF948B100000000, float 0x3FF920FB40000000, float 0x3FF8F9C180000000, float 0x3FF8D30180000000, float 0x3FF8ACB900000000, float 0x3FF886E600000000, float 0x3FF8618620000000, float 0x3FF83C9780000000, float 0x3FF8181820000000, float 0x3FF7F40600000000, float 0x3FF7D05F40000000, float 0x3FF7AD2200000000, float 0x3FF78A4C80000000, float 0x3FF767DCE0000000, float 0x3FF745D180000000, float 0x3FF7242880000000, float 0x3FF702E060000000, float 0x3FF6E1F760000000, float 0x3FF6C16C20000000, float 0x3FF6A13CE0000000, float 0x3FF6816820000000, float 0x3FF661EC60000000, float 0x3FF642C860000000, float 0x3FF623FA80000000, float 0x3FF6058160000000, float 0x3FF5E75BC0000000, float 0x3FF5C98820000000, float 0x3FF5AC0560000000, float 0x3FF58ED240000000, float 0x3FF571ED40000000, float 0x3FF5555560000000, float 0x3FF5390940000000, float 0x3FF51D07E0000000, float 0x3FF5015020000000, float 0x3FF4E5E0A0000000, float 0x3FF4CAB880000000, float 0x3FF4AFD6A0000000, float 0x3FF49539E0000000, float 0x3FF47AE140000000, float 0x3FF460CBC0000000, float 0x3FF446F860000000, float 0x3FF42D6620000000, float 0x3FF4141420000000, float 0x3FF3FB0140000000, float 0x3FF3E22CC0000000, float 0x3FF3C995A0000000, float 0x3FF3B13B20000000, float 0x3FF3991C20000000, float 0x3FF3813820000000, float 0x3FF3698E00000000, float 0x3FF3521D00000000, float 0x3FF33AE460000000, float 0x3FF323E340000000, float 0x3FF30D1900000000, float 0x3FF2F684C0000000, float 0x3FF2E025C0000000, float 0x3FF2C9FB40000000, float 0x3FF2B404A0000000, float 0x3FF29E4120000000, float 0x3FF288B020000000, float 0x3FF27350C0000000, float 0x3FF25E2280000000, float 0x3FF24924A0000000, float 0x3FF2345680000000, float 0x3FF21FB780000000, float 0x3FF20B4700000000, float 0x3FF1F70480000000, float 0x3FF1E2EF40000000, float 0x3FF1CF06A0000000, float 0x3FF1BB4A40000000, float 0x3FF1A7B960000000, float 0x3FF1945380000000, float 0x3FF1811820000000, float 0x3FF16E0680000000, float 0x3FF15B1E60000000, float 0x3FF1485F00000000, float 0x3FF135C820000000, float 0x3FF12358E0000000, float 0x3FF1111120000000, float 0x3FF0FEF020000000, float 0x3FF0ECF560000000, float 0x3FF0DB20A0000000, float 0x3FF0C97140000000, float 0x3FF0B7E6E0000000, float 0x3FF0A68100000000, float 0x3FF0953F40000000, float 0x3FF0842100000000, float 0x3FF0732600000000, float 0x3FF0624DE0000000, float 0x3FF0519800000000, float 0x3FF0410420000000, float 0x3FF03091C0000000, float 0x3FF0204080000000, float 0x3FF0101020000000, float 1.000000e+00], align 4
@EXP_TBL_EP_HEAD = internal unnamed_addr addrspace(4) constant [65 x float] [float 1.000000e+00, float 0x3FF02C0000000000, float 0x3FF0580000000000, float 0x3FF0840000000000, float 0x3FF0B40000000000, float 0x3FF0E00000000000, float 0x3FF1100000000000, float 0x3FF1400000000000, float 0x3FF1700000000000, float 0x3FF1A00000000000, float 0x3FF1D40000000000, float 0x3FF2040000000000, float 0x3FF2380000000000, float 0x3FF2680000000000, float 0x3FF29C0000000000, float 0x3FF2D00000000000, float 0x3FF3040000000000, float 0x3FF33C0000000000, float 0x3FF3700000000000, float 0x3FF3A40000000000, float 0x3FF3DC0000000000, float 0x3FF4140000000000, float 0x3FF44C0000000000, float 0x3FF4840000000000, float 0x3FF4BC0000000000, float 0x3FF4F80000000000, float 0x3FF5340000000000, float 0x3FF56C0000000000, float 0x3FF5A80000000000, float 0x3FF5E40000000000, float 0x3FF6240000000000, float 0x3FF6600000000000, float 0x3FF6A00000000000, float 0x3FF6DC0000000000, float 0x3FF71C0000000000, float 0x3FF75C0000000000, float 0x3FF7A00000000000, float 0x3FF7E00000000000, float 0x3FF8240000000000, float 0x3FF8680000000000, float 0x3FF8AC0000000000, float 0x3FF8F00000000000, float 0x3FF9340000000000, float 0x3FF97C0000000000, float 0x3FF9C40000000000, float 0x3FFA0C0000000000, float 0x3FFA540000000000, float 0x3FFA9C0000000000, float 0x3FFAE80000000000, float 0x3FFB300000000000, float 0x3FFB7C0000000000, float 0x3FFBCC0000000000, float 0x3FFC180000000000, float 0x3FFC640000000000, float 0x3FFCB40000000000, float 0x3FFD040000000000, float 0x3FFD580000000000, float 0x3FFDA80000000000, float 0x3FFDFC0000000000, float 0x3FFE500000000000, float 0x3FFEA40000000000, float 0x3FFEF80000000000, float 0x3FFF500000000000, float 0x3FFFA40000000000, float 2.000000e+00], align 4
@EXP_TBL_EP_TAIL = internal unnamed_addr addrspace(4) constant [65 x float] [float 0.000000e+00, float 0x3F2347CEE0000000, float 0x3F3B0D3140000000, float 0x3F4A28C3A0000000, float 0x3F3586CF80000000, float 0x3F4F619680000000, float 0x3F480E8080000000, float 0x3F44D57540000000, float 0x3F45C1E3E0000000, float 0x3F4ADF5B60000000, float 0x3F20E62D00000000, float 0x3F41DC4300000000, float 0x3F1E9B9D40000000, float 0x3F4A2B2F00000000, float 0x3F44EFA8E0000000, float 0x3F442D3720000000, float 0x3F47F05180000000, float 0x3EE164C820000000, float 0x3F3A7373A0000000, float 0x3F4ED9A720000000, float 0x3F45326080000000, float 0x3F40510FA0000000, float 0x3F40430300000000, float 0x3F4515AE00000000, float 0x3F4ED6A9A0000000, float 0x3F3B2769C0000000, float 0x3F05AB4EA0000000, float 0x3F4A39B5A0000000, float 0x3F483EEA40000000, float 0x3F4B78AD60000000, float 0x3F1FAC0E80000000, float 0x3F41C412A0000000, float 0x3F23CCCFE0000000, float 0x3F4D91E320000000, float 0x3F4BAF4760000000, float 0x3F4F5AB200000000, float 0x3F31473EA0000000, float 0x3F4799B660000000, float 0x3F389994C0000000, float 0x3F2B336880000000, float 0x3F2CA84540000000, float 0x3F3AE99140000000, float 0x3F49BD8660000000, float 0x3F3829FDE0000000, float 0x3F22305460000000, float 0x3F199ED760000000, float 0x3F303B23E0000000, float 0x3F435AABC0000000, float 0x3F23F32B40000000, float 0x3F4D15C260000000, float 0x3F4BB797C0000000, float 0x3EFE904BC0000000, float 0x3F39BDD840000000, float 0x3F4F8972A0000000, float 0x3F4906E760000000, float 0x3F496A5020000000, float 0x3EF8DCFBA0000000, float 0x3F3E603DA0000000, float 0x3F22E66F60000000, float 0x3F0773C580000000, float 0x3F25F45480000000, float 0x3F40DF7300000000, float 0x3F1D96DB80000000, float 0x3F4E0C0CE0000000, float 0.000000e+00], align 4
@CBRT_TBL_HEAD = internal unnamed_addr addrspace(4) constant [129 x float] [float 1.000000e+00, float 0x3FF0080000000000, float 0x3FF0140000000000, float 0x3FF01C0000000000, float 0x3FF0280000000000, float 0x3FF0340000000000, float 0x3FF03C0000000000, float 0x3FF0480000000000, float 0x3FF0500000000000, float 0x3FF05C0000000000, float 0x3FF0680000000000, float 0x3FF0700000000000, float 0x3FF07C0000000000, float 0x3FF0840000000000, float 0x3FF0900000000000, float 0x3FF0980000000000, float 0x3FF0A40000000000, float 0x3FF0AC0000000000, float 0x3FF0B40000000000, float 0x3FF0C00000000000, float 0x3FF0C80000000000, float 0x3FF0D40000000000, float 0x3FF0DC0000000000, float 0x3FF0E40000000000, float 0x3FF0F00000000000, float 0x3FF0F80000000000, float 0x3FF1040000000000, float 0x3FF10C0000000000, float 0x3FF1140000000000, float 0x3FF1200000000000, float 0x3FF1280000000000, float 0x3FF1300000000000, float 0x3FF13C0000000000, float 0x3FF1440000000000, float 0x3FF14C0000000000, float 0x3FF1540000000000, float 0x3FF1600000000000, float 0x3FF1680000000000, float 0x3FF1700000000000, float 0x3FF1780000000000, float 0x3FF1840000000000, float 0x3FF18C0000000000, float 0x3FF1940000000000, float 0x3FF19C0000000000, float 0x3FF1A40000000000, float 0x3FF1B00000000000, float 0x3FF1B80000000000, float 0x3FF1C00000000000, float 0x3FF1C80000000000, float 0x3FF1D00000000000, float 0x3FF1D80000000000, float 0x3FF1E40000000000, float 0x3FF1EC0000000000, float 0x3FF1F40000000000, float 0x3FF1FC0000000000, float 0x3FF2040000000000, float 0x3FF20C0000000000, float 0x3FF2140000000000, float 0x3FF21C0000000000, float 0x3FF2240000000000, float 0x3FF22C0000000000, float 0x3FF2380000000000, float 0x3FF2400000000000, float 0x3FF2480000000000, float 0x3FF2500000000000, float 0x3FF2580000000000, float 0x3FF2600000000000, float 0x3FF2680000000000, float 0x3FF2700000000000, float 0x3FF2780000000000, float 1.156250e+00, float 0x3FF2880000000000, float 0x3FF2900000000000, float 0x3FF2980000000000, float 0x3FF2A00000000000, float 0x3FF2A80000000000, float 0x3FF2B00000000000, float 0x3FF2B80000000000, float 0x3FF2C00000000000, float 0x3FF2C40000000000, float 0x3FF2CC0000000000, float 0x3FF2D40000000000, float 0x3FF2DC0000000000, float 0x3FF2E40000000000, float 0x3FF2EC0000000000, float 0x3FF2F40000000000, float 0x3FF2FC0000000000, float 0x3FF3040000000000, float 0x3FF30C0000000000, float 0x3FF3140000000000, float 0x3FF3180000000000, float 0x3FF3200000000000, float 0x3FF3280000000000, float 0x3FF3300000000000, float 0x3FF3380000000000, float 0x3FF3400000000000, float 0x3FF3440000000000, float 0x3FF34C0000000000, float 0x3FF3540000000000, float 0x3FF35C0000000000, float 0x3FF3640000000000, float 0x3FF36C0000000000, float 0x3FF3700000000000, float 0x3FF3780000000000, float 1.218750e+00, float 0x3FF3880000000000, float 0x3FF3900000000000, float 0x3FF3940000000000, float 0x3FF39C0000000000, float 0x3FF3A40000000000, float 0x3FF3AC0000000000, float 0x3FF3B00000000000, float 0x3FF3B80000000000, float 0x3FF3C00000000000, float 0x3FF3C80000000000, float 0x3FF3CC0000000000, float 0x3FF3D40000000000, float 0x3FF3DC0000000000, float 0x3FF3E40000000000, float 0x3FF3E80000000000, float 0x3FF3F00000000000, float 0x3FF3F80000000000, float 1.250000e+00, float 0x3FF4040000000000, float 0x3FF40C0000000000, float 0x3FF4140000000000, float 0x3FF4180000000000, float 0x3FF4200000000000, float 0x3FF4280000000000], align 4
@CBRT_TBL_TAIL = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F451CB0A0000000, float 0x3F339221E0000000, float 0x3F4E069080000000, float 0x3F41D69780000000, float 0x3F24EA1BE0000000, float 0x3F4833B8E0000000, float 0x3F35870020000000, float 0x3F4CEB2900000000, float 0x3F3D57F340000000, float 0x3EACC53AC0000000, float 0x3F40FE0980000000, float 0x3F091B5860000000, float 0x3F41C362E0000000, float 0x3F094398E0000000, float 0x3F41055BC0000000, float 0x3EC7E63CA0000000, float 0x3F3D99E1A0000000, float 0x3F4D258DE0000000, float 0x3F36459620000000, float 0x3F48C5B0E0000000, float 0x3F283D0C80000000, float 0x3F43008120000000, float 0x3F4F9A65A0000000, float 0x3F37BBCD80000000, float 0x3F47CBF680000000, float 0x3F1B2C1660000000, float 0x3F3D56EA40000000, float 0x3F499EB320000000, float 0x3F21007A20000000, float 0x3F3D212AA0000000, float 0x3F4890F180000000, float 0x3F12104E20000000, float 0x3F374961E0000000, float 0x3F44B9B660000000, float 0x3F4D81E660000000, float 0x3F27F825C0000000, float 0x3F3C5DCA20000000, float 0x3F46153BA0000000, float 0x3F4DB1CC20000000, float 0x3F24154B00000000, float 0x3F38211140000000, float 0x3F42D42400000000, float 0x3F4950D820000000, float 0x3F4F8755C0000000, float 0x3F25E12A40000000, float 0x3F3648C380000000, float 0x3F408C43E0000000, float 0x3F45B09700000000, float 0x3F4A91FE80000000, float 0x3F4F311B60000000, float 0x3F1C746180000000, float 0x3F2EABB540000000, float 0x3F370DB140000000, float 0x3F3E45CBC0000000, float 0x3F427FAA60000000, float 0x3F459DB980000000, float 0x3F487DA460000000, float 0x3F4B1FFA00000000, float 0x3F4D854780000000, float 0x3F4FAE17E0000000, float 0x3F09AF40C0000000, float 0x3F1A6319E0000000, float 0x3F230BAA60000000, float 0x3F27FC3620000000, float 0x3F2C053620000000, float 0x3F2F28A980000000, float 0x3F30B44420000000, float 0x3F316361A0000000, float 0x3F31A2A2A0000000, float 0x3F3172F8E0000000, float 0x3F30D55300000000, float 0x3F2F9538E0000000, float 0x3F2CA77B00000000, float 0x3F28E336A0000000, float 0x3F244A3040000000, float 0x3F1DBC4C80000000, float 0x3F1141A2A0000000, float 0x3EE93E44C0000000, float 0x3F4E6E4320000000, float 0x3F4C447C60000000, float 0x3F49E80D80000000, float 0x3F47595DC0000000, float 0x3F4498D300000000, float 0x3F41A6D1E0000000, float 0x3F3D077BA0000000, float 0x3F365FF1E0000000, float 0x3F2EAF9120000000, float 0x3F1FBEFB80000000, float 0x3EC44905A0000000, float 0x3F4C017E60000000, float 0x3F47BFDBE0000000, float 0x3F434FBC60000000, float 0x3F3D62F480000000, float 0x3F33CADC60000000, float 0x3F23AFC060000000, float 0x3F4FC556E0000000, float 0x3F4A71F840000000, float 0x3F44F22900000000, float 0x3F3E8C79C0000000, float 0x3F32DD0D80000000, float 0x3F1B5AC2E0000000, float 0x3F4D3D02A0000000, float 0x3F46E3D580000000, float 0x3F40602000000000, float 0x3F33646080000000, float 0x3F16D29B60000000, float 0x3F4BD8D5E0000000, float 0x3F44AE0300000000, float 0x3F3AB44B20000000, float 0x3F27761CE0000000, float 0x3F4E387100000000, float 0x3F466B2B00000000, float 0x3F3CEBF960000000, float 0x3F2964B200000000, float 0x3F4E150040000000, float 0x3F45A9BCE0000000, float 0x3F3A2F4D80000000, float 0x3F217C0560000000, float 0x3F4B800F80000000, float 0x3F427B1320000000, float 0x3F32A09B80000000, float 0.000000e+00, float 0x3F468A69C0000000, float 0x3F39DF9500000000, float 0x3F19830500000000, float 0x3F494C6A40000000, float 0x3F3E884940000000, float 0x3F245F31A0000000], align 4
@.str = private unnamed_addr constant [11 x i8] c"__CUDA_FTZ\00", align 1
@.str.2 = private unnamed_addr constant [17 x i8] c"__CUDA_PREC_SQRT\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"__CUDA_ARCH\00", align 1

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @trig(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_trig(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_trig(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  store float %12, ptr %6, align 4
  %13 = load float, ptr %6, align 4
  %14 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z3sinf(float noundef nofpclass(nan inf) %13) #8
  %15 = insertelement <4 x float> poison, float %14, i32 0
  %16 = load float, ptr %6, align 4
  %17 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z3cosf(float noundef nofpclass(nan inf) %16) #8
  %18 = insertelement <4 x float> %15, float %17, i32 1
  %19 = load float, ptr %6, align 4
  %20 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z5atan2ff(float noundef nofpclass(nan inf) %19, float noundef nofpclass(nan inf) 2.000000e+00) #8
  %21 = insertelement <4 x float> %18, float %20, i32 2
  %22 = load float, ptr %6, align 4
  %23 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z5sinpif(float noundef nofpclass(nan inf) %22) #8
  %24 = insertelement <4 x float> %21, float %23, i32 3
  store <4 x float> %24, ptr %7, align 16
  %25 = load <4 x float>, ptr %7, align 16
  %26 = load ptr addrspace(1), ptr %4, align 8
  %27 = load i64, ptr %5, align 8
  %28 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %26, i64 %27
  store <4 x float> %25, ptr addrspace(1) %28, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @exponential(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_exponential(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_exponential(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  store float %12, ptr %6, align 4
  %13 = load float, ptr %6, align 4
  %14 = fneg reassoc nnan ninf nsz arcp afn float %13
  %15 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z3expf(float noundef nofpclass(nan inf) %14) #8
  %16 = insertelement <4 x float> poison, float %15, i32 0
  %17 = load float, ptr %6, align 4
  %18 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z3logf(float noundef nofpclass(nan inf) %17) #8
  %19 = insertelement <4 x float> %16, float %18, i32 1
  %20 = load float, ptr %6, align 4
  %21 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z4powrff(float noundef nofpclass(nan inf) %20, float noundef nofpclass(nan inf) 0x3FFB333340000000) #8
  %22 = insertelement <4 x float> %19, float %21, i32 2
  %23 = load float, ptr %6, align 4
  %24 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z4cbrtf(float noundef nofpclass(nan inf) %23) #8
  %25 = insertelement <4 x float> %22, float %24, i32 3
  store <4 x float> %25, ptr %7, align 16
  %26 = load <4 x float>, ptr %7, align 16
  %27 = load ptr addrspace(1), ptr %4, align 8
  %28 = load i64, ptr %5, align 8
  %29 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %27, i64 %28
  store <4 x float> %26, ptr addrspace(1) %29, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @native_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef align 4 %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca float, align 4
  %7 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %8 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %8, ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %3, align 8
  %10 = load i64, ptr %5, align 8
  %11 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %10
  %12 = load float, ptr addrspace(1) %11, align 4
  store float %12, ptr %6, align 4
  %13 = load float, ptr %6, align 4
  %14 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z10native_sinf(float noundef nofpclass(nan inf) %13) #8
  %15 = load float, ptr %6, align 4
  %16 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z10native_cosf(float noundef nofpclass(nan inf) %15) #8
  %17 = fadd reassoc nnan ninf nsz arcp afn float %14, %16
  %18 = insertelement <4 x float> poison, float %17, i32 0
  %19 = load float, ptr %6, align 4
  %20 = fneg reassoc nnan ninf nsz arcp afn float %19
  %21 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z11native_exp2f(float noundef nofpclass(nan inf) %20) #8
  %22 = insertelement <4 x float> %18, float %21, i32 1
  %23 = load float, ptr %6, align 4
  %24 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z12native_recipf(float noundef nofpclass(nan inf) %23) #8
  %25 = load float, ptr %6, align 4
  %26 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z11half_divideff(float noundef nofpclass(nan inf) 1.000000e+00, float noundef nofpclass(nan inf) %25) #8
  %27 = fadd reassoc nnan ninf nsz arcp afn float %24, %26
  %28 = insertelement <4 x float> %22, float %27, i32 2
  %29 = load float, ptr %6, align 4
  %30 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z12native_rsqrtf(float noundef nofpclass(nan inf) %29) #8
  %31 = load float, ptr %6, align 4
  %32 = fadd reassoc nnan ninf nsz arcp afn float %31, 1.000000e+00
  %33 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) float @_Z11native_sqrtf(float noundef nofpclass(nan inf) %32) #8
  %34 = fmul reassoc nnan ninf nsz arcp afn float %30, %33
  %35 = insertelement <4 x float> %28, float %34, i32 3
  store <4 x float> %35, ptr %7, align 16
  %36 = load <4 x float>, ptr %7, align 16
  %37 = load ptr addrspace(1), ptr %4, align 8
  %38 = load i64, ptr %5, align 8
  %39 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %37, i64 %38
  store <4 x float> %36, ptr addrspace(1) %39, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @logistic(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_logistic(ptr addrspace(1) noundef align 16 %5, ptr addrspace(1) noundef align 16 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_logistic(ptr addrspace(1) noundef align 16 %0, ptr addrspace(1) noundef align 16 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !15 !kernel_arg_base_type !16 !kernel_arg_type_qual !14 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca <4 x float>, align 16
  %7 = alloca <4 x float>, align 16
  %8 = alloca <4 x float>, align 16
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %9 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %9, ptr %5, align 8
  %10 = load ptr addrspace(1), ptr %3, align 8
  %11 = load i64, ptr %5, align 8
  %12 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %10, i64 %11
  %13 = load <4 x float>, ptr addrspace(1) %12, align 16
  store <4 x float> %13, ptr %6, align 16
  %14 = load <4 x float>, ptr %6, align 16
  %15 = fneg reassoc nnan ninf nsz arcp afn <4 x float> %14
  %16 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) <4 x float> @_Z3expDv4_f(<4 x float> noundef nofpclass(nan inf) %15) #8
  %17 = fadd reassoc nnan ninf nsz arcp afn <4 x float> splat (float 1.000000e+00), %16
  %18 = fdiv reassoc nnan ninf nsz arcp afn <4 x float> splat (float 1.000000e+00), %17, !fpmath !17
  store <4 x float> %18, ptr %7, align 16
  %19 = load <4 x float>, ptr %6, align 16
  %20 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %19, splat (float 5.000000e-01)
  %21 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) <4 x float> @_Z4tanhDv4_f(<4 x float> noundef nofpclass(nan inf) %20) #8
  store <4 x float> %21, ptr %8, align 16
  %22 = load <4 x float>, ptr %7, align 16
  %23 = load <4 x float>, ptr %8, align 16
  %24 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %23, splat (float 1.000000e+00)
  %25 = call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> splat (float 5.000000e-01), <4 x float> %24, <4 x float> %22)
  %26 = load <4 x float>, ptr %6, align 16
  %27 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) <4 x float> @_Z4fabsDv4_f(<4 x float> noundef nofpclass(nan inf) %26) #8
  %28 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %27, splat (float 2.500000e-01)
  %29 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) <4 x float> @_Z5rsqrtDv4_f(<4 x float> noundef nofpclass(nan inf) %28) #8
  %30 = load <4 x float>, ptr %6, align 16
  %31 = load <4 x float>, ptr %7, align 16
  %32 = call reassoc nnan ninf nsz arcp afn nofpclass(nan inf) <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef nofpclass(nan inf) %30, <4 x float> noundef nofpclass(nan inf) %31) #8
  %33 = call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %25, <4 x float> %29, <4 x float> %32)
  %34 = load ptr addrspace(1), ptr %4, align 8
  %35 = load i64, ptr %5, align 8
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %34, i64 %35
  store <4 x float> %33, ptr addrspace(1) %36, align 16
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal noundef float @_Z5atan2ff(float noundef %0, float noundef %1) #5 {
  %3 = call float @llvm.nvvm.fabs.f32(float %1)
  %4 = fcmp oeq float %3, 0x7FF0000000000000
  %5 = select i1 %4, i32 1, i32 0
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %12, label %7

7:                                                ; preds = %2
  %8 = call float @llvm.nvvm.fabs.f32(float %0)
  %9 = fcmp oeq float %8, 0x7FF0000000000000
  %10 = select i1 %9, i32 1, i32 0
  %11 = icmp eq i32 %10, 0
  br label %12

12:                                               ; preds = %2, %7
  %13 = phi i1 [ true, %2 ], [ %11, %7 ]
  %14 = tail call noundef float @llvm.fabs.f32(float %1)
  %15 = tail call noundef float @llvm.fabs.f32(float %0)
  %16 = tail call noundef float @llvm.maximumnum.f32(float %14, float %15)
  %17 = tail call noundef float @llvm.minimumnum.f32(float %14, float %15)
  %18 = fcmp ord float %1, %0
  %19 = fcmp oeq float %0, 0.000000e+00
  %20 = bitcast float %1 to i32
  %21 = icmp slt i32 %20, 0
  %22 = select i1 %21, float 0x400921FB60000000, float 0.000000e+00
  %23 = fcmp olt float %1, 0.000000e+00
  %24 = fcmp ogt float %15, %14
  %25 = fcmp ogt float %16, 0x45F0000000000000
  %26 = select i1 %25, float 0x3DF0000000000000, float 1.000000e+00
  %27 = fmul float %16, %26
  %28 = fdiv float %17, %27, !fpmath !17
  %29 = fmul float %26, %28
  %30 = fmul float %29, %29
  %31 = tail call noundef float @llvm.fmuladd.f32(float %30, float 0xBF67E1F780000000, float 0xBFC7D1B980000000)
  %32 = tail call noundef float @llvm.fmuladd.f32(float %30, float %31, float 0xBFD5554D00000000)
  %33 = fmul float %30, %32
  %34 = fmul float %29, %33
  %35 = tail call noundef float @llvm.fmuladd.f32(float %30, float 0x3FD1A714C0000000, float 0x3FF287C560000000)
  %36 = tail call noundef float @llvm.fmuladd.f32(float %30, float %35, float 1.000000e+00)
  %37 = fdiv float 1.000000e+00, %36, !fpmath !17
  %38 = tail call noundef float @llvm.fmuladd.f32(float %34, float %37, float %29)
  %39 = fsub float 0x3FF921FB60000000, %38
  %40 = select i1 %24, float %39, float %38
  %41 = fsub float 0x400921FB60000000, %40
  %42 = select i1 %23, float %41, float %40
  %43 = select i1 %19, float %22, float %42
  %44 = fcmp ogt float %1, 0.000000e+00
  %45 = select i1 %44, float 0x3FE921FB60000000, float 0x4002D97C80000000
  %46 = select i1 %13, float %43, float %45
  %47 = select i1 %18, float %46, float 0x7FF8000000000000
  %48 = tail call noundef float @llvm.copysign.f32(float %47, float %0)
  ret float %48
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minimumnum.f32(float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z4cbrtf(float noundef %0) #3 {
  %2 = bitcast float %0 to i32
  %3 = tail call noundef float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = xor i32 %4, %2
  %6 = lshr i32 %4, 23
  %7 = add nsw i32 %6, -127
  %8 = or i32 %4, 1065353216
  %9 = bitcast i32 %8 to float
  %10 = fadd float %9, -1.000000e+00
  %11 = bitcast float %10 to i32
  %12 = lshr i32 %11, 23
  %13 = add nsw i32 %12, -253
  %14 = icmp eq i32 %6, 0
  %15 = select i1 %14, i32 %11, i32 %4
  %16 = select i1 %14, i32 %13, i32 %7
  %17 = trunc nsw i32 %16 to i16
  %18 = sdiv i16 %17, 3
  %19 = sext i16 %18 to i32
  %20 = mul nsw i32 %19, -3
  %21 = add nsw i32 %20, %16
  %22 = shl nsw i32 %19, 23
  %23 = add nsw i32 %22, 1065353216
  %24 = bitcast i32 %23 to float
  %25 = and i32 %15, 8323072
  %26 = shl i32 %15, 1
  %27 = and i32 %26, 65536
  %28 = add nuw nsw i32 %27, %25
  %29 = and i32 %15, 8388607
  %30 = or disjoint i32 %29, 1056964608
  %31 = bitcast i32 %30 to float
  %32 = or disjoint i32 %28, 1056964608
  %33 = bitcast i32 %32 to float
  %34 = fsub float %31, %33
  %35 = lshr exact i32 %28, 16
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %36
  %38 = load float, ptr addrspace(4) %37, align 4, !tbaa !18
  %39 = fmul float %34, %38
  %40 = tail call noundef float @llvm.fmuladd.f32(float %39, float 0x3FAF9ADD40000000, float 0xBFBC71C720000000)
  %41 = fmul float %39, %39
  %42 = fmul float %39, 0x3FD5555560000000
  %43 = tail call noundef float @llvm.fmuladd.f32(float %40, float %41, float %42)
  %44 = icmp eq i32 %21, -1
  %45 = select i1 %44, float 0x3FE9640000000000, float 0x3FE4280000000000
  %46 = select i1 %44, float 0x3F2FEA53E0000000, float 0x3F145F31A0000000
  %47 = icmp eq i32 %21, 0
  %48 = select i1 %47, float 1.000000e+00, float %45
  %49 = select i1 %47, float 0.000000e+00, float %46
  %50 = icmp eq i32 %21, 1
  %51 = select i1 %50, float 0x3FF4280000000000, float %48
  %52 = select i1 %50, float 0x3F245F31A0000000, float %49
  %53 = icmp eq i32 %21, 2
  %54 = select i1 %53, float 0x3FF9640000000000, float %51
  %55 = select i1 %53, float 0x3F3FEA53E0000000, float %52
  %56 = getelementptr inbounds nuw float, ptr addrspace(4) @CBRT_TBL_HEAD, i64 %36
  %57 = load float, ptr addrspace(4) %56, align 4, !tbaa !18
  %58 = getelementptr inbounds nuw float, ptr addrspace(4) @CBRT_TBL_TAIL, i64 %36
  %59 = load float, ptr addrspace(4) %58, align 4, !tbaa !18
  %60 = fmul float %54, %57
  %61 = fmul float %55, %59
  %62 = tail call noundef float @llvm.fmuladd.f32(float %59, float %54, float %61)
  %63 = tail call noundef float @llvm.fmuladd.f32(float %57, float %55, float %62)
  %64 = tail call noundef float @llvm.fmuladd.f32(float %43, float %63, float %63)
  %65 = tail call noundef float @llvm.fmuladd.f32(float %43, float %60, float %64)
  %66 = fadd float %60, %65
  %67 = fmul float %66, %24
  %68 = bitcast float %67 to i32
  %69 = or i32 %5, %68
  %70 = bitcast i32 %69 to float
  %71 = add nsw i32 %4, -2139095040
  %72 = icmp ult i32 %71, -2139095039
  %73 = select i1 %72, float %0, float %70
  ret float %73
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3cosf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x4160000000000000
  br i1 %3, label %4, label %32

4:                                                ; preds = %1
  %5 = tail call noundef float @llvm.fmuladd.f32(float %2, float 0x3FE45F3060000000, float 5.000000e-01)
  %6 = tail call noundef float @llvm.trunc.f32(float %5)
  %7 = fmul float %6, 0x3FF921FB40000000
  %8 = fneg float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FF921FB40000000, float %8)
  %10 = fsub float %2, %7
  %11 = fsub float %2, %10
  %12 = fsub float %11, %7
  %13 = fsub float %12, %9
  %14 = fadd float %10, %13
  %15 = fmul float %6, 0x3E74442D00000000
  %16 = fneg float %15
  %17 = tail call noundef float @llvm.fma.f32(float %6, float 0x3E74442D00000000, float %16)
  %18 = fsub float %14, %15
  %19 = fsub float %14, %18
  %20 = fsub float %19, %15
  %21 = fsub float %20, %17
  %22 = fadd float %18, %21
  %23 = fmul float %6, 0x3CF8469880000000
  %24 = fneg float %23
  %25 = tail call noundef float @llvm.fma.f32(float %6, float 0x3CF8469880000000, float %24)
  %26 = fsub float %22, %23
  %27 = fsub float %22, %26
  %28 = fsub float %27, %23
  %29 = fadd float %26, %28
  %30 = fneg float %25
  %31 = fptosi float %6 to i32
  br label %195

32:                                               ; preds = %1
  %33 = bitcast float %2 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %33, 8388607
  %36 = or disjoint i32 %35, 8388608
  %37 = mul i32 %36, -28220501
  %38 = zext nneg i32 %36 to i64
  %39 = mul nuw nsw i64 %38, 4266746795
  %40 = lshr i64 %39, 32
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = mul i32 %36, 1011060801
  %43 = add i32 %42, %41
  %44 = mul nuw nsw i64 %38, 1011060801
  %45 = lshr i64 %44, 32
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = icmp ult i32 %43, %41
  %48 = zext i1 %47 to i32
  %49 = add nuw nsw i32 %48, %46
  %50 = mul i32 %36, -614296167
  %51 = add i32 %49, %50
  %52 = mul nuw nsw i64 %38, 3680671129
  %53 = lshr i64 %52, 32
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = icmp ult i32 %51, %49
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %56, %54
  %58 = mul i32 %36, -181084736
  %59 = add i32 %57, %58
  %60 = mul nuw nsw i64 %38, 4113882560
  %61 = lshr i64 %60, 32
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = icmp ult i32 %59, %57
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %64, %62
  %66 = mul i32 %36, -64530479
  %67 = add i32 %65, %66
  %68 = mul nuw nsw i64 %38, 4230436817
  %69 = lshr i64 %68, 32
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = icmp ult i32 %67, %65
  %72 = zext i1 %71 to i32
  %73 = add nuw nsw i32 %72, %70
  %74 = mul i32 %36, 1313084713
  %75 = add i32 %73, %74
  %76 = mul nuw nsw i64 %38, 1313084713
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %36, -1560706194
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %38, 2734261102
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = add nsw i32 %34, -120
  %91 = icmp ugt i32 %90, 31
  %92 = select i1 %91, i32 %83, i32 %89
  %93 = select i1 %91, i32 %75, i32 %83
  %94 = select i1 %91, i32 %67, i32 %75
  %95 = select i1 %91, i32 %59, i32 %67
  %96 = select i1 %91, i32 %51, i32 %59
  %97 = select i1 %91, i32 %43, i32 %51
  %98 = select i1 %91, i32 %37, i32 %43
  %99 = select i1 %91, i32 -32, i32 0
  %100 = add nsw i32 %99, %90
  %101 = icmp ugt i32 %100, 31
  %102 = select i1 %101, i32 %93, i32 %92
  %103 = select i1 %101, i32 %94, i32 %93
  %104 = select i1 %101, i32 %95, i32 %94
  %105 = select i1 %101, i32 %96, i32 %95
  %106 = select i1 %101, i32 %97, i32 %96
  %107 = select i1 %101, i32 %98, i32 %97
  %108 = select i1 %101, i32 -32, i32 0
  %109 = add nsw i32 %108, %100
  %110 = icmp ugt i32 %109, 31
  %111 = select i1 %110, i32 %103, i32 %102
  %112 = select i1 %110, i32 %104, i32 %103
  %113 = select i1 %110, i32 %105, i32 %104
  %114 = select i1 %110, i32 %106, i32 %105
  %115 = select i1 %110, i32 %107, i32 %106
  %116 = select i1 %110, i32 -32, i32 0
  %117 = add nsw i32 %116, %109
  %118 = icmp ugt i32 %117, 31
  %119 = select i1 %118, i32 %112, i32 %111
  %120 = select i1 %118, i32 %113, i32 %112
  %121 = select i1 %118, i32 %114, i32 %113
  %122 = select i1 %118, i32 %115, i32 %114
  %123 = select i1 %118, i32 -32, i32 0
  %124 = sub nsw i32 0, %117
  %125 = icmp eq i32 %123, %124
  %126 = sub nsw i32 24, %34
  %127 = and i32 %90, 31
  %128 = shl i32 %119, %127
  %129 = and i32 %126, 31
  %130 = lshr i32 %120, %129
  %131 = or i32 %128, %130
  %132 = shl i32 %120, %127
  %133 = lshr i32 %121, %129
  %134 = or i32 %132, %133
  %135 = shl i32 %121, %127
  %136 = lshr i32 %122, %129
  %137 = or i32 %135, %136
  %138 = select i1 %125, i32 %119, i32 %131
  %139 = select i1 %125, i32 %120, i32 %134
  %140 = select i1 %125, i32 %121, i32 %137
  %141 = lshr i32 %138, 29
  %142 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %139, i32 2)
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = shl i32 %140, 2
  %145 = and i32 %141, 1
  %146 = sub nsw i32 0, %145
  %147 = shl i32 %141, 31
  %148 = xor i32 %142, %146
  %149 = xor i32 %143, %146
  %150 = xor i32 %144, %146
  %151 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %148, i1 false)
  %152 = add nuw nsw i32 %151, 1
  %153 = and i32 %152, 31
  %154 = shl i32 %148, %153
  %155 = and i32 %151, 31
  %156 = xor i32 %155, 31
  %157 = lshr i32 %149, %156
  %158 = or i32 %154, %157
  %159 = shl i32 %149, %153
  %160 = lshr i32 %150, %156
  %161 = or i32 %159, %160
  %162 = lshr i32 %158, 9
  %163 = shl nuw nsw i32 %151, 23
  %164 = sub nsw i32 %162, %163
  %165 = add nsw i32 %164, 1056964608
  %166 = or i32 %165, %147
  %167 = bitcast i32 %166 to float
  %168 = tail call i32 @llvm.fshl.i32(i32 %158, i32 %161, i32 23)
  %169 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %168, i1 false)
  %170 = xor i32 %169, -1
  %171 = add nuw nsw i32 %169, 1
  %172 = and i32 %171, 31
  %173 = shl i32 %168, %172
  %174 = and i32 %169, 31
  %175 = xor i32 %174, 31
  %176 = lshr i32 %161, %175
  %177 = or i32 %173, %176
  %178 = sub nuw nsw i32 %170, %151
  %179 = shl nsw i32 %178, 23
  %180 = lshr i32 %177, 9
  %181 = add nsw i32 %179, 864026624
  %182 = or disjoint i32 %180, %181
  %183 = or i32 %182, %147
  %184 = bitcast i32 %183 to float
  %185 = fmul float %167, 0x3FF921FB40000000
  %186 = fneg float %185
  %187 = tail call noundef float @llvm.fma.f32(float %167, float 0x3FF921FB40000000, float %186)
  %188 = tail call noundef float @llvm.fma.f32(float %167, float 0x3E74442D00000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %184, float 0x3FF921FB40000000, float %188)
  %190 = fadd float %185, %189
  %191 = fsub float %190, %185
  %192 = fsub float %189, %191
  %193 = lshr i32 %138, 30
  %194 = add nuw nsw i32 %145, %193
  br label %195

195:                                              ; preds = %32, %4
  %196 = phi float [ %29, %4 ], [ %190, %32 ]
  %197 = phi float [ %30, %4 ], [ %192, %32 ]
  %198 = phi i32 [ %31, %4 ], [ %194, %32 ]
  %199 = fcmp ord float %0, 0.000000e+00
  br i1 %199, label %200, label %205

200:                                              ; preds = %195
  %201 = call float @llvm.nvvm.fabs.f32(float %0)
  %202 = fcmp oeq float %201, 0x7FF0000000000000
  %203 = select i1 %202, i32 1, i32 0
  %204 = icmp eq i32 %203, 0
  br label %205

205:                                              ; preds = %195, %200
  %206 = phi i1 [ false, %195 ], [ %204, %200 ]
  %207 = tail call float @llvm.fabs.f32(float %196)
  %208 = bitcast float %207 to i32
  %209 = icmp samesign ugt i32 %208, 1061683200
  %210 = add nsw i32 %208, -1050253722
  %211 = icmp ult i32 %210, 11429479
  %212 = add nsw i32 %208, -16777216
  %213 = bitcast i32 %212 to float
  %214 = select i1 %211, float %213, float 0.000000e+00
  %215 = select i1 %209, float 2.812500e-01, float %214
  %216 = fsub float 1.000000e+00, %215
  %217 = fmul float %196, %196
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %219 = tail call noundef float @llvm.fmuladd.f32(float %217, float %218, float 0xBE92524740000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %217, float %219, float 0x3EFA015C40000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %217, float %220, float 0xBF56C16C00000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %217, float %221, float 0x3FA5555560000000)
  %223 = fmul float %217, %222
  %224 = fneg float %196
  %225 = fmul float %197, %224
  %226 = tail call noundef float @llvm.fmuladd.f32(float %217, float %223, float %225)
  %227 = fneg float %215
  %228 = tail call noundef float @llvm.fmuladd.f32(float %217, float 5.000000e-01, float %227)
  %229 = fsub float %226, %228
  %230 = fadd float %216, %229
  %231 = fmul float %196, %217
  %232 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %233 = tail call noundef float @llvm.fmuladd.f32(float %217, float %232, float 0x3EC6DBE4A0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %217, float %233, float 0xBF2A013A80000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %217, float %234, float 0x3F811110E0000000)
  %236 = fneg float %231
  %237 = fmul float %235, %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %197, float 5.000000e-01, float %237)
  %239 = fneg float %197
  %240 = tail call noundef float @llvm.fmuladd.f32(float %217, float %238, float %239)
  %241 = tail call noundef float @llvm.fmuladd.f32(float %231, float 0x3FC5555560000000, float %240)
  %242 = fsub float %196, %241
  %243 = shl i32 %198, 30
  %244 = and i32 %243, -2147483648
  %245 = and i32 %198, 1
  %246 = icmp eq i32 %245, 0
  %247 = fneg float %242
  %248 = select i1 %246, float %230, float %247
  %249 = bitcast float %248 to i32
  %250 = xor i32 %244, %249
  %251 = bitcast i32 %250 to float
  %252 = select i1 %206, float %251, float 0x7FF8000000000000
  ret float %252
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z3expf(float noundef %0) #3 {
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
  %20 = fdiv float %18, %19, !fpmath !17
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
define internal <4 x float> @_Z3expDv4_f(<4 x float> noundef %0) #3 {
  %2 = fcmp olt <4 x float> %0, zeroinitializer
  %3 = select <4 x i1> %2, <4 x float> splat (float -5.000000e-01), <4 x float> splat (float 5.000000e-01)
  %4 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %0, <4 x float> splat (float 0x3FF7154760000000), <4 x float> %3)
  %5 = fptosi <4 x float> %4 to <4 x i32>
  %6 = sitofp <4 x i32> %5 to <4 x float>
  %7 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> splat (float 0xBFE62E3000000000), <4 x float> %0)
  %8 = fmul <4 x float> %6, splat (float 0xBEE2FEFA20000000)
  %9 = fadd <4 x float> %7, %8
  %10 = fmul <4 x float> %9, %9
  %11 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> splat (float 0x3E66376980000000), <4 x float> splat (float 0xBEBBBD41C0000000))
  %12 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> %11, <4 x float> splat (float 0x3F11566AA0000000))
  %13 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> %12, <4 x float> splat (float 0xBF66C16C20000000))
  %14 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> %13, <4 x float> splat (float 0x3FC5555560000000))
  %15 = fneg <4 x float> %14
  %16 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %10, <4 x float> %15, <4 x float> %9)
  %17 = fneg <4 x float> %8
  %18 = fmul <4 x float> %9, %16
  %19 = fsub <4 x float> splat (float 2.000000e+00), %16
  %20 = fdiv <4 x float> %18, %19, !fpmath !17
  %21 = fsub <4 x float> %17, %20
  %22 = fsub <4 x float> %7, %21
  %23 = fadd <4 x float> %22, splat (float 1.000000e+00)
  %24 = bitcast <4 x float> %23 to <4 x i32>
  %25 = shl <4 x i32> %5, splat (i32 23)
  %26 = add <4 x i32> %25, %24
  %27 = fcmp uge <4 x float> %0, splat (float 0xC055D589E0000000)
  %28 = fcmp olt <4 x float> %0, splat (float 0x40562E4300000000)
  %29 = select <4 x i1> %28, <4 x i32> zeroinitializer, <4 x i32> splat (i32 2139095040)
  %30 = and <4 x i1> %28, %27
  %31 = select <4 x i1> %30, <4 x i32> %26, <4 x i32> zeroinitializer
  %32 = or <4 x i32> %31, %29
  %33 = fcmp uno <4 x float> %0, zeroinitializer
  %34 = bitcast <4 x i32> %32 to <4 x float>
  %35 = select <4 x i1> %33, <4 x float> %0, <4 x float> %34
  ret <4 x float> %35
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef <4 x float> @_Z4fabsDv4_f(<4 x float> noundef %0) #3 {
  %2 = tail call noundef <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  ret <4 x float> %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z11half_divideff(float noundef %0, float noundef %1) #3 {
  %3 = fdiv float %0, %1, !fpmath !17
  ret float %3
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal <4 x float> @_Z5hypotDv4_fS_(<4 x float> noundef %0, <4 x float> noundef %1) #5 {
  %3 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  %4 = bitcast <4 x float> %3 to <4 x i32>
  %5 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %1)
  %6 = bitcast <4 x float> %5 to <4 x i32>
  %7 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %4, <4 x i32> %6)
  %8 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %4, <4 x i32> %6)
  %9 = lshr <4 x i32> %7, splat (i32 23)
  %10 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %9, <4 x i32> splat (i32 1))
  %11 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %10, <4 x i32> splat (i32 253))
  %12 = shl nuw nsw <4 x i32> %11, splat (i32 23)
  %13 = bitcast <4 x i32> %12 to <4 x float>
  %14 = sub nuw nsw <4 x i32> splat (i32 2130706432), %12
  %15 = bitcast <4 x i32> %14 to <4 x float>
  %16 = bitcast <4 x i32> %7 to <4 x float>
  %17 = fmul <4 x float> %16, %15
  %18 = bitcast <4 x i32> %8 to <4 x float>
  %19 = fmul <4 x float> %18, %15
  %20 = fmul <4 x float> %19, %19
  %21 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %17, <4 x float> %17, <4 x float> %20)
  %22 = extractelement <4 x float> %21, i64 0
  %23 = call float @llvm.nvvm.sqrt.approx.f(float %22) #9
  %24 = insertelement <4 x float> poison, float %23, i64 0
  %25 = extractelement <4 x float> %21, i64 1
  %26 = call float @llvm.nvvm.sqrt.approx.f(float %25) #9
  %27 = insertelement <4 x float> %24, float %26, i64 1
  %28 = extractelement <4 x float> %21, i64 2
  %29 = call float @llvm.nvvm.sqrt.approx.f(float %28) #9
  %30 = insertelement <4 x float> %27, float %29, i64 2
  %31 = extractelement <4 x float> %21, i64 3
  %32 = call float @llvm.nvvm.sqrt.approx.f(float %31) #9
  %33 = insertelement <4 x float> %30, float %32, i64 3
  %34 = fmul <4 x float> %33, %13
  %35 = icmp samesign ugt <4 x i32> %7, splat (i32 2139095040)
  %36 = icmp eq <4 x i32> %8, zeroinitializer
  %37 = or <4 x i1> %35, %36
  %38 = icmp eq <4 x i32> %7, splat (i32 2139095040)
  %39 = icmp eq <4 x i32> %8, splat (i32 2139095040)
  %40 = or <4 x i1> %38, %39
  %41 = select <4 x i1> %37, <4 x float> %16, <4 x float> %34
  %42 = select <4 x i1> %40, <4 x float> splat (float 0x7FF0000000000000), <4 x float> %41
  ret <4 x float> %42
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3logf(float noundef %0) #5 {
  %2 = fcmp olt float %0, 0x3810000000000000
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = fmul float %0, 0x4160000000000000
  br label %5

5:                                                ; preds = %3, %1
  %6 = phi float [ %4, %3 ], [ %0, %1 ]
  %7 = phi float [ -2.300000e+01, %3 ], [ 0.000000e+00, %1 ]
  %8 = bitcast float %6 to i32
  %9 = sub i32 %8, 1059760811
  %10 = and i32 %9, -8388608
  %11 = bitcast float %6 to i32
  %12 = sub i32 %11, %10
  %13 = bitcast i32 %12 to float
  %14 = sitofp i32 %10 to float
  %15 = call float @llvm.nvvm.fma.rn.f(float %14, float 0x3E80000000000000, float %7) #9
  %16 = fsub float %13, 1.000000e+00
  %17 = call float @llvm.nvvm.fma.rn.f(float 0xBFC0AA04E0000000, float %16, float 0x3FC2073EC0000000) #9
  %18 = call float @llvm.nvvm.fma.rn.f(float %17, float %16, float 0xBFBF19B980000000) #9
  %19 = call float @llvm.nvvm.fma.rn.f(float %18, float %16, float 0x3FC1E52AA0000000) #9
  %20 = call float @llvm.nvvm.fma.rn.f(float %19, float %16, float 0xBFC55B1720000000) #9
  %21 = call float @llvm.nvvm.fma.rn.f(float %20, float %16, float 0x3FC99DA160000000) #9
  %22 = call float @llvm.nvvm.fma.rn.f(float %21, float %16, float 0xBFCFFFE440000000) #9
  %23 = call float @llvm.nvvm.fma.rn.f(float %22, float %16, float 0x3FD5554F00000000) #9
  %24 = call float @llvm.nvvm.fma.rn.f(float %23, float %16, float -5.000000e-01) #9
  %25 = fmul float %24, %16
  %26 = call float @llvm.nvvm.fma.rn.f(float %25, float %16, float %16) #9
  %27 = call float @llvm.nvvm.fma.rn.f(float %15, float 0x3FE62E4300000000, float %26) #9
  %28 = bitcast float %6 to i32
  %29 = icmp uge i32 %28, 2139095040
  br i1 %29, label %30, label %32

30:                                               ; preds = %5
  %31 = call float @llvm.nvvm.fma.rn.f(float %6, float 0x7FF0000000000000, float 0x7FF0000000000000) #9
  br label %32

32:                                               ; preds = %30, %5
  %33 = phi float [ %31, %30 ], [ %27, %5 ]
  %34 = fcmp oeq float %6, 0.000000e+00
  br i1 %34, label %35, label %36

35:                                               ; preds = %32
  br label %36

36:                                               ; preds = %32, %35
  %37 = phi float [ 0xFFF0000000000000, %35 ], [ %33, %32 ]
  ret float %37
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z10native_cosf(float noundef %0) #3 {
  %2 = tail call afn noundef float @llvm.cos.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z11native_exp2f(float noundef %0) #3 {
  %2 = tail call afn noundef float @llvm.exp2.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z12native_recipf(float noundef %0) #3 {
  %2 = fdiv arcp afn float 1.000000e+00, %0, !fpmath !17
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z12native_rsqrtf(float noundef %0) #3 {
  %2 = tail call afn noundef float @llvm.sqrt.f32(float %0), !fpmath !20
  %3 = fdiv arcp afn float 1.000000e+00, %2, !fpmath !17
  ret float %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z10native_sinf(float noundef %0) #3 {
  %2 = tail call afn noundef float @llvm.sin.f32(float %0)
  ret float %2
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef float @_Z11native_sqrtf(float noundef %0) #3 {
  %2 = tail call afn noundef float @llvm.sqrt.f32(float %0), !fpmath !20
  ret float %2
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal float @_Z4powrff(float noundef %0, float noundef %1) #3 {
  %3 = tail call noundef float @llvm.fabs.f32(float %0)
  %4 = bitcast float %3 to i32
  %5 = bitcast float %1 to i32
  %6 = tail call noundef float @llvm.fabs.f32(float %1)
  %7 = fsub float 1.000000e+00, %3
  %8 = tail call noundef float @llvm.fabs.f32(float %7)
  %9 = fcmp olt float %8, 6.250000e-02
  %10 = fmul float %7, %7
  %11 = tail call noundef float @llvm.fmuladd.f32(float %7, float 0x3FC24924A0000000, float 0x3FC5555560000000)
  %12 = tail call noundef float @llvm.fmuladd.f32(float %7, float %11, float 0x3FC99999A0000000)
  %13 = tail call noundef float @llvm.fmuladd.f32(float %7, float %12, float 2.500000e-01)
  %14 = tail call noundef float @llvm.fmuladd.f32(float %7, float %13, float 0x3FD5555560000000)
  %15 = fmul float %10, -5.000000e-01
  %16 = fneg float %7
  %17 = fmul float %10, %16
  %18 = fmul float %17, %14
  %19 = fadd float %15, %18
  %20 = fsub float %19, %7
  %21 = lshr i32 %4, 23
  %22 = add nsw i32 %21, -127
  %23 = or i32 %4, 1065353216
  %24 = bitcast i32 %23 to float
  %25 = fadd float %24, -1.000000e+00
  %26 = bitcast float %25 to i32
  %27 = ashr i32 %26, 23
  %28 = add nsw i32 %27, -253
  %29 = icmp eq i32 %21, 0
  %30 = select i1 %29, i32 %26, i32 %4
  %31 = select i1 %29, i32 %28, i32 %22
  %32 = sitofp i32 %31 to float
  %33 = and i32 %30, 8323072
  %34 = shl i32 %30, 1
  %35 = and i32 %34, 65536
  %36 = add nuw nsw i32 %35, %33
  %37 = or disjoint i32 %36, 1056964608
  %38 = bitcast i32 %37 to float
  %39 = and i32 %30, 8388607
  %40 = or disjoint i32 %39, 1056964608
  %41 = bitcast i32 %40 to float
  %42 = fsub float %38, %41
  %43 = lshr exact i32 %36, 16
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL_EP_HEAD, i64 %44
  %46 = load float, ptr addrspace(4) %45, align 4, !tbaa !18
  %47 = fmul float %42, %46
  %48 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL_EP_TAIL, i64 %44
  %49 = load float, ptr addrspace(4) %48, align 4, !tbaa !18
  %50 = fmul float %42, %49
  %51 = fadd float %47, %50
  %52 = tail call noundef float @llvm.fmuladd.f32(float %51, float 2.500000e-01, float 0x3FD5555560000000)
  %53 = tail call noundef float @llvm.fmuladd.f32(float %51, float %52, float 5.000000e-01)
  %54 = fmul float %51, %51
  %55 = fmul float %54, %53
  %56 = fsub float %47, %51
  %57 = fadd float %50, %56
  %58 = fadd float %57, %55
  %59 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_LO, i64 %44
  %60 = load float, ptr addrspace(4) %59, align 4, !tbaa !18
  %61 = getelementptr inbounds nuw float, ptr addrspace(4) @LOGE_TBL_HI, i64 %44
  %62 = load float, ptr addrspace(4) %61, align 4, !tbaa !18
  %63 = fneg float %51
  %64 = fneg float %58
  %65 = tail call noundef float @llvm.fmuladd.f32(float %32, float 0x3F00BFBE80000000, float %64)
  %66 = fadd float %62, %65
  %67 = fsub float %66, %51
  %68 = tail call noundef float @llvm.fmuladd.f32(float %32, float 0x3FE62E0000000000, float %60)
  %69 = fadd float %68, %67
  %70 = select i1 %9, float %15, float %63
  %71 = select i1 %9, float %18, float %66
  %72 = select i1 %9, float %19, float %67
  %73 = select i1 %9, float %16, float %68
  %74 = select i1 %9, float %20, float %69
  %75 = bitcast float %74 to i32
  %76 = and i32 %75, -4096
  %77 = bitcast i32 %76 to float
  %78 = fsub float %72, %70
  %79 = fsub float %71, %78
  %80 = fsub float %73, %74
  %81 = fadd float %72, %80
  %82 = fadd float %79, %81
  %83 = fsub float %74, %77
  %84 = fadd float %82, %83
  %85 = and i32 %5, -4096
  %86 = bitcast i32 %85 to float
  %87 = fsub float %1, %86
  %88 = fmul float %87, %84
  %89 = tail call noundef float @llvm.fmuladd.f32(float %77, float %87, float %88)
  %90 = tail call noundef float @llvm.fmuladd.f32(float %84, float %86, float %89)
  %91 = tail call noundef float @llvm.fmuladd.f32(float %86, float %77, float %90)
  %92 = fneg float %91
  %93 = tail call noundef float @llvm.fmuladd.f32(float %86, float %77, float %92)
  %94 = fadd float %90, %93
  %95 = fmul float %91, 0x4057154760000000
  %96 = fptosi float %95 to i32
  %97 = sitofp i32 %96 to float
  %98 = and i32 %96, 63
  %99 = tail call noundef float @llvm.fmuladd.f32(float %97, float 0xBF86200000000000, float %91)
  %100 = tail call noundef float @llvm.fmuladd.f32(float %97, float 0xBEFC85FDE0000000, float %99)
  %101 = fadd float %94, %100
  %102 = tail call noundef float @llvm.fmuladd.f32(float %101, float 0x3FA5555560000000, float 0x3FC5555560000000)
  %103 = tail call noundef float @llvm.fmuladd.f32(float %102, float %101, float 5.000000e-01)
  %104 = fmul float %101, %101
  %105 = tail call noundef float @llvm.fmuladd.f32(float %103, float %104, float %101)
  %106 = zext nneg i32 %98 to i64
  %107 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_HEAD, i64 %106
  %108 = load float, ptr addrspace(4) %107, align 4, !tbaa !18
  %109 = getelementptr inbounds nuw float, ptr addrspace(4) @EXP_TBL_EP_TAIL, i64 %106
  %110 = load float, ptr addrspace(4) %109, align 4, !tbaa !18
  %111 = tail call noundef float @llvm.fmuladd.f32(float %110, float %105, float %110)
  %112 = tail call noundef float @llvm.fmuladd.f32(float %108, float %105, float %111)
  %113 = fcmp ule float %91, 0x40562E4300000000
  %114 = fcmp une float %91, 0x40562E4300000000
  %115 = fcmp ule float %94, 0xBE905C6100000000
  %116 = or i1 %114, %115
  %117 = and i1 %113, %116
  %118 = ashr i32 %96, 6
  %119 = icmp slt i32 %118, -125
  %120 = fadd float %108, %112
  %121 = add nsw i32 %118, 21
  %122 = and i32 %121, 31
  %123 = shl nuw i32 1, %122
  %124 = bitcast i32 %123 to float
  %125 = fmul float %120, %124
  %126 = shl i32 %118, 23
  %127 = bitcast float %120 to i32
  %128 = add nsw i32 %126, %127
  %129 = bitcast i32 %128 to float
  %130 = select i1 %119, float %125, float %129
  %131 = bitcast float %6 to i32
  %132 = icmp eq i32 %5, %131
  %133 = bitcast float %0 to i32
  %134 = icmp eq i32 %133, %4
  %135 = select i1 %117, float %130, float 0x7FF0000000000000
  %136 = fcmp olt float %91, 0xC059D1DA00000000
  %137 = select i1 %136, float 0.000000e+00, float %135
  %138 = lshr i32 %131, 23
  %139 = sub nsw i32 22, %138
  %140 = and i32 %139, 31
  %141 = shl nsw i32 -1, %140
  %142 = xor i32 %141, -1
  %143 = shl nuw i32 1, %140
  %144 = and i32 %143, %5
  %145 = icmp eq i32 %144, 0
  %146 = and i32 %142, %5
  %147 = icmp ne i32 %146, 0
  %148 = fneg float %137
  %149 = add nsw i32 %138, -151
  %150 = icmp ult i32 %149, -24
  %151 = select i1 %150, i1 true, i1 %147
  %152 = select i1 %151, i1 true, i1 %145
  %153 = or i1 %134, %152
  %154 = select i1 %153, float %137, float %148
  %155 = bitcast float %154 to i32
  %156 = icmp eq i32 %5, -8388608
  %157 = icmp eq i32 %5, 2139095040
  %158 = icmp eq i32 %4, 2139095040
  %159 = icmp samesign ult i32 %4, 1065353216
  %160 = and i1 %156, %159
  %161 = select i1 %160, i32 2139095040, i32 %155
  %162 = and i1 %157, %159
  %163 = select i1 %162, i32 0, i32 %161
  %164 = icmp eq i32 %4, 1065353216
  %165 = icmp samesign ult i32 %131, 2139095040
  %166 = and i1 %164, %165
  %167 = select i1 %166, i32 1065353216, i32 %163
  %168 = icmp eq i32 %131, 2139095040
  %169 = and i1 %164, %168
  %170 = select i1 %169, i32 2143289344, i32 %167
  %171 = icmp samesign ugt i32 %4, 1065353216
  %172 = and i1 %156, %171
  %173 = select i1 %172, i32 0, i32 %170
  %174 = and i1 %157, %171
  %175 = select i1 %174, i32 2139095040, i32 %173
  %176 = icmp slt i32 %133, 2139095040
  %177 = icmp eq i32 %131, 0
  %178 = and i1 %176, %177
  %179 = select i1 %178, i32 1065353216, i32 %175
  %180 = xor i1 %158, true
  %181 = or i1 %132, %180
  %182 = select i1 %181, i32 %179, i32 0
  %183 = or i1 %157, %132
  %184 = and i1 %158, %183
  %185 = select i1 %184, i32 2139095040, i32 %182
  %186 = and i1 %158, %177
  %187 = select i1 %186, i32 2143289344, i32 %185
  %188 = icmp ne i32 %4, 0
  %189 = or i1 %188, %132
  %190 = select i1 %189, i32 %187, i32 2139095040
  %191 = icmp eq i32 %4, 0
  %192 = and i1 %191, %132
  %193 = select i1 %192, i32 0, i32 %190
  %194 = or i32 %131, %4
  %195 = icmp eq i32 %194, 0
  %196 = select i1 %195, i32 2143289344, i32 %193
  %197 = or i1 %191, %134
  %198 = select i1 %197, i32 %196, i32 2143289344
  %199 = icmp samesign ugt i32 %4, 2139095040
  %200 = select i1 %199, i32 %133, i32 %198
  %201 = icmp samesign ugt i32 %131, 2139095040
  %202 = select i1 %201, i32 %5, i32 %200
  %203 = bitcast i32 %202 to float
  ret float %203
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal <4 x float> @_Z5rsqrtDv4_f(<4 x float> noundef %0) #5 {
  %2 = extractelement <4 x float> %0, i64 0
  %3 = call float @llvm.nvvm.rsqrt.approx.f(float %2)
  %4 = insertelement <4 x float> poison, float %3, i64 0
  %5 = extractelement <4 x float> %0, i64 1
  %6 = call float @llvm.nvvm.rsqrt.approx.f(float %5)
  %7 = insertelement <4 x float> %4, float %6, i64 1
  %8 = extractelement <4 x float> %0, i64 2
  %9 = call float @llvm.nvvm.rsqrt.approx.f(float %8)
  %10 = insertelement <4 x float> %7, float %9, i64 2
  %11 = extractelement <4 x float> %0, i64 3
  %12 = call float @llvm.nvvm.rsqrt.approx.f(float %11)
  %13 = insertelement <4 x float> %10, float %12, i64 3
  ret <4 x float> %13
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z3sinf(float noundef %0) #5 {
  %2 = tail call noundef float @llvm.fabs.f32(float %0)
  %3 = fcmp olt float %2, 0x4160000000000000
  br i1 %3, label %4, label %32

4:                                                ; preds = %1
  %5 = tail call noundef float @llvm.fmuladd.f32(float %2, float 0x3FE45F3060000000, float 5.000000e-01)
  %6 = tail call noundef float @llvm.trunc.f32(float %5)
  %7 = fmul float %6, 0x3FF921FB40000000
  %8 = fneg float %7
  %9 = tail call noundef float @llvm.fma.f32(float %6, float 0x3FF921FB40000000, float %8)
  %10 = fsub float %2, %7
  %11 = fsub float %2, %10
  %12 = fsub float %11, %7
  %13 = fsub float %12, %9
  %14 = fadd float %10, %13
  %15 = fmul float %6, 0x3E74442D00000000
  %16 = fneg float %15
  %17 = tail call noundef float @llvm.fma.f32(float %6, float 0x3E74442D00000000, float %16)
  %18 = fsub float %14, %15
  %19 = fsub float %14, %18
  %20 = fsub float %19, %15
  %21 = fsub float %20, %17
  %22 = fadd float %18, %21
  %23 = fmul float %6, 0x3CF8469880000000
  %24 = fneg float %23
  %25 = tail call noundef float @llvm.fma.f32(float %6, float 0x3CF8469880000000, float %24)
  %26 = fsub float %22, %23
  %27 = fsub float %22, %26
  %28 = fsub float %27, %23
  %29 = fadd float %26, %28
  %30 = fneg float %25
  %31 = fptosi float %6 to i32
  br label %195

32:                                               ; preds = %1
  %33 = bitcast float %2 to i32
  %34 = lshr i32 %33, 23
  %35 = and i32 %33, 8388607
  %36 = or disjoint i32 %35, 8388608
  %37 = mul i32 %36, -28220501
  %38 = zext nneg i32 %36 to i64
  %39 = mul nuw nsw i64 %38, 4266746795
  %40 = lshr i64 %39, 32
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = mul i32 %36, 1011060801
  %43 = add i32 %42, %41
  %44 = mul nuw nsw i64 %38, 1011060801
  %45 = lshr i64 %44, 32
  %46 = trunc nuw nsw i64 %45 to i32
  %47 = icmp ult i32 %43, %41
  %48 = zext i1 %47 to i32
  %49 = add nuw nsw i32 %48, %46
  %50 = mul i32 %36, -614296167
  %51 = add i32 %49, %50
  %52 = mul nuw nsw i64 %38, 3680671129
  %53 = lshr i64 %52, 32
  %54 = trunc nuw nsw i64 %53 to i32
  %55 = icmp ult i32 %51, %49
  %56 = zext i1 %55 to i32
  %57 = add nuw nsw i32 %56, %54
  %58 = mul i32 %36, -181084736
  %59 = add i32 %57, %58
  %60 = mul nuw nsw i64 %38, 4113882560
  %61 = lshr i64 %60, 32
  %62 = trunc nuw nsw i64 %61 to i32
  %63 = icmp ult i32 %59, %57
  %64 = zext i1 %63 to i32
  %65 = add nuw nsw i32 %64, %62
  %66 = mul i32 %36, -64530479
  %67 = add i32 %65, %66
  %68 = mul nuw nsw i64 %38, 4230436817
  %69 = lshr i64 %68, 32
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = icmp ult i32 %67, %65
  %72 = zext i1 %71 to i32
  %73 = add nuw nsw i32 %72, %70
  %74 = mul i32 %36, 1313084713
  %75 = add i32 %73, %74
  %76 = mul nuw nsw i64 %38, 1313084713
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %36, -1560706194
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %38, 2734261102
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = add nsw i32 %34, -120
  %91 = icmp ugt i32 %90, 31
  %92 = select i1 %91, i32 %83, i32 %89
  %93 = select i1 %91, i32 %75, i32 %83
  %94 = select i1 %91, i32 %67, i32 %75
  %95 = select i1 %91, i32 %59, i32 %67
  %96 = select i1 %91, i32 %51, i32 %59
  %97 = select i1 %91, i32 %43, i32 %51
  %98 = select i1 %91, i32 %37, i32 %43
  %99 = select i1 %91, i32 -32, i32 0
  %100 = add nsw i32 %99, %90
  %101 = icmp ugt i32 %100, 31
  %102 = select i1 %101, i32 %93, i32 %92
  %103 = select i1 %101, i32 %94, i32 %93
  %104 = select i1 %101, i32 %95, i32 %94
  %105 = select i1 %101, i32 %96, i32 %95
  %106 = select i1 %101, i32 %97, i32 %96
  %107 = select i1 %101, i32 %98, i32 %97
  %108 = select i1 %101, i32 -32, i32 0
  %109 = add nsw i32 %108, %100
  %110 = icmp ugt i32 %109, 31
  %111 = select i1 %110, i32 %103, i32 %102
  %112 = select i1 %110, i32 %104, i32 %103
  %113 = select i1 %110, i32 %105, i32 %104
  %114 = select i1 %110, i32 %106, i32 %105
  %115 = select i1 %110, i32 %107, i32 %106
  %116 = select i1 %110, i32 -32, i32 0
  %117 = add nsw i32 %116, %109
  %118 = icmp ugt i32 %117, 31
  %119 = select i1 %118, i32 %112, i32 %111
  %120 = select i1 %118, i32 %113, i32 %112
  %121 = select i1 %118, i32 %114, i32 %113
  %122 = select i1 %118, i32 %115, i32 %114
  %123 = select i1 %118, i32 -32, i32 0
  %124 = sub nsw i32 0, %117
  %125 = icmp eq i32 %123, %124
  %126 = sub nsw i32 24, %34
  %127 = and i32 %90, 31
  %128 = shl i32 %119, %127
  %129 = and i32 %126, 31
  %130 = lshr i32 %120, %129
  %131 = or i32 %128, %130
  %132 = shl i32 %120, %127
  %133 = lshr i32 %121, %129
  %134 = or i32 %132, %133
  %135 = shl i32 %121, %127
  %136 = lshr i32 %122, %129
  %137 = or i32 %135, %136
  %138 = select i1 %125, i32 %119, i32 %131
  %139 = select i1 %125, i32 %120, i32 %134
  %140 = select i1 %125, i32 %121, i32 %137
  %141 = lshr i32 %138, 29
  %142 = tail call i32 @llvm.fshl.i32(i32 %138, i32 %139, i32 2)
  %143 = tail call i32 @llvm.fshl.i32(i32 %139, i32 %140, i32 2)
  %144 = shl i32 %140, 2
  %145 = and i32 %141, 1
  %146 = sub nsw i32 0, %145
  %147 = shl i32 %141, 31
  %148 = xor i32 %142, %146
  %149 = xor i32 %143, %146
  %150 = xor i32 %144, %146
  %151 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %148, i1 false)
  %152 = add nuw nsw i32 %151, 1
  %153 = and i32 %152, 31
  %154 = shl i32 %148, %153
  %155 = and i32 %151, 31
  %156 = xor i32 %155, 31
  %157 = lshr i32 %149, %156
  %158 = or i32 %154, %157
  %159 = shl i32 %149, %153
  %160 = lshr i32 %150, %156
  %161 = or i32 %159, %160
  %162 = lshr i32 %158, 9
  %163 = shl nuw nsw i32 %151, 23
  %164 = sub nsw i32 %162, %163
  %165 = add nsw i32 %164, 1056964608
  %166 = or i32 %165, %147
  %167 = bitcast i32 %166 to float
  %168 = tail call i32 @llvm.fshl.i32(i32 %158, i32 %161, i32 23)
  %169 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %168, i1 false)
  %170 = xor i32 %169, -1
  %171 = add nuw nsw i32 %169, 1
  %172 = and i32 %171, 31
  %173 = shl i32 %168, %172
  %174 = and i32 %169, 31
  %175 = xor i32 %174, 31
  %176 = lshr i32 %161, %175
  %177 = or i32 %173, %176
  %178 = sub nuw nsw i32 %170, %151
  %179 = shl nsw i32 %178, 23
  %180 = lshr i32 %177, 9
  %181 = add nsw i32 %179, 864026624
  %182 = or disjoint i32 %180, %181
  %183 = or i32 %182, %147
  %184 = bitcast i32 %183 to float
  %185 = fmul float %167, 0x3FF921FB40000000
  %186 = fneg float %185
  %187 = tail call noundef float @llvm.fma.f32(float %167, float 0x3FF921FB40000000, float %186)
  %188 = tail call noundef float @llvm.fma.f32(float %167, float 0x3E74442D00000000, float %187)
  %189 = tail call noundef float @llvm.fma.f32(float %184, float 0x3FF921FB40000000, float %188)
  %190 = fadd float %185, %189
  %191 = fsub float %190, %185
  %192 = fsub float %189, %191
  %193 = lshr i32 %138, 30
  %194 = add nuw nsw i32 %145, %193
  br label %195

195:                                              ; preds = %32, %4
  %196 = phi float [ %29, %4 ], [ %190, %32 ]
  %197 = phi float [ %30, %4 ], [ %192, %32 ]
  %198 = phi i32 [ %31, %4 ], [ %194, %32 ]
  %199 = fcmp ord float %0, 0.000000e+00
  br i1 %199, label %200, label %205

200:                                              ; preds = %195
  %201 = call float @llvm.nvvm.fabs.f32(float %0)
  %202 = fcmp oeq float %201, 0x7FF0000000000000
  %203 = select i1 %202, i32 1, i32 0
  %204 = icmp eq i32 %203, 0
  br label %205

205:                                              ; preds = %195, %200
  %206 = phi i1 [ false, %195 ], [ %204, %200 ]
  %207 = tail call float @llvm.fabs.f32(float %196)
  %208 = bitcast float %207 to i32
  %209 = icmp samesign ugt i32 %208, 1061683200
  %210 = add nsw i32 %208, -1050253722
  %211 = icmp ult i32 %210, 11429479
  %212 = add nsw i32 %208, -16777216
  %213 = bitcast i32 %212 to float
  %214 = select i1 %211, float %213, float 0.000000e+00
  %215 = select i1 %209, float 2.812500e-01, float %214
  %216 = fsub float 1.000000e+00, %215
  %217 = fmul float %196, %196
  %218 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %219 = tail call noundef float @llvm.fmuladd.f32(float %217, float %218, float 0xBE92524740000000)
  %220 = tail call noundef float @llvm.fmuladd.f32(float %217, float %219, float 0x3EFA015C40000000)
  %221 = tail call noundef float @llvm.fmuladd.f32(float %217, float %220, float 0xBF56C16C00000000)
  %222 = tail call noundef float @llvm.fmuladd.f32(float %217, float %221, float 0x3FA5555560000000)
  %223 = fmul float %217, %222
  %224 = fneg float %196
  %225 = fmul float %197, %224
  %226 = tail call noundef float @llvm.fmuladd.f32(float %217, float %223, float %225)
  %227 = fneg float %215
  %228 = tail call noundef float @llvm.fmuladd.f32(float %217, float 5.000000e-01, float %227)
  %229 = fsub float %226, %228
  %230 = fadd float %216, %229
  %231 = fmul float %196, %217
  %232 = tail call noundef float @llvm.fmuladd.f32(float %217, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %233 = tail call noundef float @llvm.fmuladd.f32(float %217, float %232, float 0x3EC6DBE4A0000000)
  %234 = tail call noundef float @llvm.fmuladd.f32(float %217, float %233, float 0xBF2A013A80000000)
  %235 = tail call noundef float @llvm.fmuladd.f32(float %217, float %234, float 0x3F811110E0000000)
  %236 = fneg float %231
  %237 = fmul float %235, %236
  %238 = tail call noundef float @llvm.fmuladd.f32(float %197, float 5.000000e-01, float %237)
  %239 = fneg float %197
  %240 = tail call noundef float @llvm.fmuladd.f32(float %217, float %238, float %239)
  %241 = tail call noundef float @llvm.fmuladd.f32(float %231, float 0x3FC5555560000000, float %240)
  %242 = fsub float %196, %241
  %243 = shl i32 %198, 30
  %244 = and i32 %243, -2147483648
  %245 = and i32 %198, 1
  %246 = icmp eq i32 %245, 0
  %247 = select i1 %246, float %242, float %230
  %248 = bitcast float %247 to i32
  %249 = bitcast float %0 to i32
  %250 = bitcast float %2 to i32
  %251 = xor i32 %250, %249
  %252 = xor i32 %251, %244
  %253 = xor i32 %252, %248
  %254 = bitcast i32 %253 to float
  %255 = select i1 %206, float %254, float 0x7FF8000000000000
  %256 = fcmp oeq float %0, 0.000000e+00
  %257 = select i1 %256, float %0, float %255
  ret float %257
}

; Function Attrs: convergent nofree norecurse nounwind willreturn memory(none)
define internal float @_Z5sinpif(float noundef %0) #5 {
  %2 = fadd float %0, %0
  %3 = call float @llvm.nvvm.round.f(float %2) #9
  %4 = call i32 @llvm.nvvm.f2i.rz(float %3)
  %5 = fsub float -0.000000e+00, %3
  %6 = call float @llvm.nvvm.fma.rn.f(float %5, float 5.000000e-01, float %0) #9
  %7 = and i32 %4, 1
  %8 = call float @llvm.nvvm.mul.rn.f(float %6, float %6) #9
  %9 = call float @llvm.nvvm.fma.rn.f(float 0xBFE2F59920000000, float %8, float 0x400466B200000000) #9
  %10 = call float @llvm.nvvm.fma.rn.f(float 0x3FCD09C240000000, float %8, float 0xBFF55A5C00000000) #9
  %11 = call float @llvm.nvvm.fma.rn.f(float %9, float %8, float 0xC014ABBEC0000000) #9
  %12 = call float @llvm.nvvm.fma.rn.f(float %10, float %8, float 0x40103C19E0000000) #9
  %13 = call float @llvm.nvvm.fma.rn.f(float %8, float %6, float 0.000000e+00) #9
  %14 = call float @llvm.nvvm.fma.rn.f(float %12, float %8, float 0xC013BD3CC0000000) #9
  %15 = call float @llvm.nvvm.fma.rn.f(float %11, float %13, float 0.000000e+00) #9
  %16 = call float @llvm.nvvm.fma.rn.f(float %14, float %8, float 1.000000e+00) #9
  %17 = call float @llvm.nvvm.fma.rn.f(float 0x400921FB60000000, float %6, float %15) #9
  %18 = icmp ne i32 %7, 0
  br i1 %18, label %19, label %20

19:                                               ; preds = %1
  br label %21

20:                                               ; preds = %1
  br label %21

21:                                               ; preds = %20, %19
  %22 = phi float [ %16, %19 ], [ %17, %20 ]
  %23 = and i32 %4, 2
  %24 = icmp ne i32 %23, 0
  br i1 %24, label %25, label %27

25:                                               ; preds = %21
  %26 = fsub float 0.000000e+00, %22
  br label %28

27:                                               ; preds = %21
  br label %28

28:                                               ; preds = %27, %25
  %29 = phi float [ %26, %25 ], [ %22, %27 ]
  %30 = call float @llvm.nvvm.trunc.f(float %0) #9
  %31 = fcmp oeq float %0, %30
  br i1 %31, label %32, label %34

32:                                               ; preds = %28
  %33 = call float @llvm.nvvm.mul.rn.f(float %0, float 0.000000e+00) #9
  br label %34

34:                                               ; preds = %28, %32
  %35 = phi float [ %33, %32 ], [ %29, %28 ]
  ret float %35
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal <4 x float> @_Z4tanhDv4_f(<4 x float> noundef %0) #3 {
  %2 = bitcast <4 x float> %0 to <4 x i32>
  %3 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> %0)
  %4 = bitcast <4 x float> %3 to <4 x i32>
  %5 = xor <4 x i32> %4, %2
  %6 = fmul <4 x float> %0, %0
  %7 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> splat (float 0x3F09A56FA0000000), <4 x float> splat (float 0xBF57F793C0000000))
  %8 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %7, <4 x float> splat (float 0xBFD20B1C00000000))
  %9 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> splat (float 0x3FD5EED380000000), <4 x float> splat (float 0x3FEB10AA00000000))
  %10 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> splat (float 0x3F04113B00000000), <4 x float> splat (float 0xBF5431C000000000))
  %11 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> %10, <4 x float> splat (float 0xBFCECF3620000000))
  %12 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %6, <4 x float> splat (float 0x3FD2B8CBE0000000), <4 x float> splat (float 0x3FE71B6C00000000))
  %13 = fcmp olt <4 x float> %3, splat (float 0x3FECCCCCC0000000)
  %14 = select <4 x i1> %13, <4 x float> %8, <4 x float> %11
  %15 = select <4 x i1> %13, <4 x float> %9, <4 x float> %12
  %16 = fdiv <4 x float> %14, %15, !fpmath !17
  %17 = fmul <4 x float> %3, %6
  %18 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %16, <4 x float> %17, <4 x float> %3)
  %19 = fmul <4 x float> %3, splat (float 2.000000e+00)
  %20 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %19, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 5.000000e-01))
  %21 = fptosi <4 x float> %20 to <4 x i32>
  %22 = sitofp <4 x i32> %21 to <4 x float>
  %23 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %22, <4 x float> splat (float 0xBFE62E3000000000), <4 x float> %19)
  %24 = fmul <4 x float> %22, splat (float 0xBEE2FEFA20000000)
  %25 = fadd <4 x float> %23, %24
  %26 = fmul <4 x float> %25, %25
  %27 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> splat (float 0x3E66376980000000), <4 x float> splat (float 0xBEBBBD41C0000000))
  %28 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> %27, <4 x float> splat (float 0x3F11566AA0000000))
  %29 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> %28, <4 x float> splat (float 0xBF66C16C20000000))
  %30 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> %29, <4 x float> splat (float 0x3FC5555560000000))
  %31 = fneg <4 x float> %30
  %32 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %26, <4 x float> %31, <4 x float> %25)
  %33 = fneg <4 x float> %24
  %34 = fmul <4 x float> %25, %32
  %35 = fsub <4 x float> splat (float 2.000000e+00), %32
  %36 = fdiv <4 x float> %34, %35, !fpmath !17
  %37 = fsub <4 x float> %33, %36
  %38 = fsub <4 x float> %23, %37
  %39 = fadd <4 x float> %38, splat (float 1.000000e+00)
  %40 = bitcast <4 x float> %39 to <4 x i32>
  %41 = shl <4 x i32> %21, splat (i32 23)
  %42 = add <4 x i32> %41, %40
  %43 = fcmp olt <4 x float> %19, splat (float 0x40562E4300000000)
  %44 = fcmp uno <4 x float> %19, zeroinitializer
  %45 = bitcast <4 x i32> %42 to <4 x float>
  %46 = select <4 x i1> %43, <4 x float> %45, <4 x float> splat (float 0x7FF0000000000000)
  %47 = select <4 x i1> %44, <4 x float> %19, <4 x float> %46
  %48 = fadd <4 x float> %47, splat (float 1.000000e+00)
  %49 = fdiv <4 x float> splat (float 2.000000e+00), %48, !fpmath !17
  %50 = fsub <4 x float> splat (float 1.000000e+00), %49
  %51 = fcmp ole <4 x float> %3, splat (float 1.000000e+00)
  %52 = select <4 x i1> %51, <4 x float> %18, <4 x float> %50
  %53 = bitcast <4 x float> %52 to <4 x i32>
  %54 = fcmp ogt <4 x float> %3, splat (float 0x4020A2B240000000)
  %55 = select <4 x i1> %54, <4 x i32> splat (i32 1065353216), <4 x i32> %53
  %56 = or <4 x i32> %55, %5
  %57 = add nsw <4 x i32> %4, splat (i32 -2139095041)
  %58 = icmp ult <4 x i32> %57, splat (i32 -1182793729)
  %59 = select <4 x i1> %58, <4 x i32> %2, <4 x i32> %56
  %60 = bitcast <4 x i32> %59 to <4 x float>
  ret <4 x float> %60
}

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.ftz.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.approx.f(float) #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.ftz.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.round.f(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.f2i.rz(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.ftz.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.fma.rn.f(float, float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.ftz.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.mul.rn.f(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.nvvm.trunc.f(float) #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"float*", !"float4*"}
!13 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !""}
!15 = !{!"float4*", !"float4*"}
!16 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!17 = !{float 2.500000e+00}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !8, i64 0}
!20 = !{float 3.000000e+00}
