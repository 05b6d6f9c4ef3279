; ModuleID = 'corpus/opencl/particlefilter.cl'
source_filename = "corpus/opencl/particlefilter.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@pf_likelihood.buffer = internal unnamed_addr addrspace(3) global [32 x float] undef, align 4
@LOG_INV_TBL = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC07F00000000, float 0x3FFF81F820000000, float 0x3FFF4465A0000000, float 0x3FFF07C200000000, float 0x3FFECC07C0000000, float 0x3FFE9131A0000000, float 0x3FFE573AC0000000, float 0x3FFE1E1E20000000, float 0x3FFDE5D6E0000000, float 0x3FFDAE6080000000, float 0x3FFD77B660000000, float 0x3FFD41D420000000, float 0x3FFD0CB580000000, float 0x3FFCD85680000000, float 0x3FFCA4B300000000, float 0x3FFC71C720000000, float 0x3FFC3F8F00000000, float 0x3FFC0E0700000000, float 0x3FFBDD2B80000000, float 0x3FFBACF920000000, float 0x3FFB7D6C40000000, float 0x3FFB4E81C0000000, float 0x3FFB203640000000, float 0x3FFAF286C0000000, float 0x3FFAC57020000000, float 0x3FFA98EF60000000, float 0x3FFA6D01A0000000, float 0x3FFA41A420000000, float 0x3FFA16D400000000, float 0x3FF9EC8EA0000000, float 0x3FF9C2D140000000, float 0x3FF99999A0000000, float 0x3FF970E500000000, float 0x3FF948B100000000, float 0x3FF920FB40000000, float 0x3FF8F9C180000000, float 0x3FF8D30180000000, float 0x3FF8ACB900000000, float 0x3FF886E600000000, float 0x3FF8618620000000, float 0x3FF83C9780000000, float 0x3FF8181820000000, float 0x3FF7F40600000000, float 0x3FF7D05F40000000, float 0x3FF7AD2200000000, float 0x3FF78A4C80000000, float 0x3FF767DCE0000000, float 0x3FF745D180000000, float 0x3FF7242880000000, float 0x3FF702E060000000, float 0x3FF6E1F760000000, float 0x3FF6C16C20000000, float 0x3FF6A13CE0000000, float 0x3FF6816820000000, float 0x3FF661EC60000000, float 0x3FF642C860000000, float 0x3FF623FA80000000, float 0x3FF6058160000000, float 0x3FF5E75BC0000000, float 0x3FF5C98820000000, float 0x3FF5AC0560000000, float 0x3FF58ED240000000, float 0x3FF571ED40000000, float 0x3FF5555560000000, float 0x3FF5390940000000, float 0x3FF51D07E0000000, float 0x3FF5015020000000, float 0x3FF4E5E0A0000000, float 0x3FF4CAB880000000, float 0x3FF4AFD6A0000000, float 0x3FF49539E0000000, float 0x3FF47AE140000000, float 0x3FF460CBC0000000, float 0x3FF446F860000000, float 0x3FF42D6620000000, float 0x3FF4141420000000, float 0x3FF3FB0140000000, float 0x3FF3E22CC0000000, float 0x3FF3C995A0000000, float 0x3FF3B13B20000000, float 0x3FF3991C20000000, float 0x3FF3813820000000, float 0x3FF3698E00000000, float 0x3FF3521D00000000, float 0x3FF33AE460000000, float 0x3FF323E340000000, float 0x3FF30D1900000000, float 0x3FF2F684C0000000, float 0x3FF2E025C0000000, float 0x3FF2C9FB40000000, float 0x3FF2B404A0000000, float 0x3FF29E4120000000, float 0x3FF288B020000000, float 0x3FF27350C0000000, float 0x3FF25E2280000000, float 0x3FF24924A0000000, float 0x3FF2345680000000, float 0x3FF21FB780000000, float 0x3FF20B4700000000, float 0x3FF1F70480000000, float 0x3FF1E2EF40000000, float 0x3FF1CF06A0000000, float 0x3FF1BB4A40000000, float 0x3FF1A7B960000000, float 0x3FF1945380000000, float 0x3FF1811820000000, float 0x3FF16E0680000000, float 0x3FF15B1E60000000, float 0x3FF1485F00000000, float 0x3FF135C820000000, float 0x3FF12358E0000000, float 0x3FF1111120000000, float 0x3FF0FEF020000000, float 0x3FF0ECF560000000, float 0x3FF0DB20A0000000, float 0x3FF0C97140000000, float 0x3FF0B7E6E0000000, float 0x3FF0A68100000000, float 0x3FF0953F40000000, float 0x3FF0842100000000, float 0x3FF0732600000000, float 0x3FF0624DE0000000, float 0x3FF0519800000000, float 0x3FF0410420000000, float 0x3FF03091C0000000, float 0x3FF0204080000000, float 0x3FF0101020000000, float 1.000000e+00], align 4
@LOG2_TBL = internal unnamed_addr addrspace(4) constant [129 x <2 x float>] [<2 x float> zeroinitializer, <2 x float> <float 0x3F86F80000000000, float 0x3EE942DBA0000000>, <2 x float> <float 0x3F96E00000000000, float 0x3EFE5A1700000000>, <2 x float> <float 0x3FA1180000000000, float 0x3F03475440000000>, <2 x float> <float 0x3FA6B80000000000, float 0x3EF69BAC60000000>, <2 x float> <float 0x3FAC480000000000, float 0x3F07EAE420000000>, <2 x float> <float 0x3FB0E80000000000, float 0x3F09C4FD00000000>, <2 x float> <float 0x3FB3A80000000000, float 0x3F017EE920000000>, <2 x float> <float 0x3FB6600000000000, float 0x3F0FB7D640000000>, <2 x float> <float 0x3FB9180000000000, float 0x3EE42DC8C0000000>, <2 x float> <float 0x3FBBC80000000000, float 0x3ED0902B60000000>, <2 x float> <float 0x3FBE700000000000, float 0x3F07608BE0000000>, <2 x float> <float 0x3FC0880000000000, float 0x3F21623360000000>, <2 x float> <float 0x3FC1D80000000000, float 0x3F23465D40000000>, <2 x float> <float 0x3FC3280000000000, float 0x3F174F13C0000000>, <2 x float> <float 0x3FC4700000000000, float 0x3F2AA7E600000000>, <2 x float> <float 0x3FC5C00000000000, float 0x3ECA39FBC0000000>, <2 x float> <float 0x3FC7000000000000, float 0x3F2D0B53A0000000>, <2 x float> <float 0x3FC8480000000000, float 0x3F20AF40A0000000>, <2 x float> <float 0x3FC9880000000000, float 0x3F2B741DE0000000>, <2 x float> <float 0x3FCAC80000000000, float 0x3F2D78B6C0000000>, <2 x float> <float 0x3FCC080000000000, float 0x3F26DB3760000000>, <2 x float> <float 0x3FCD480000000000, float 0x3F0EE4C320000000>, <2 x float> <float 0x3FCE800000000000, float 0x3F202F9D20000000>, <2 x float> <float 0x3FCFB80000000000, float 0x3F205AE400000000>, <2 x float> <float 0x3FD0780000000000, float 0x3F10ADBB00000000>, <2 x float> <float 0x3FD1100000000000, float 0x3F283ED680000000>, <2 x float> <float 0x3FD1A80000000000, float 0x3F3016CA40000000>, <2 x float> <float 0x3FD2400000000000, float 0x3F301EAC20000000>, <2 x float> <float 0x3FD2D80000000000, float 0x3F2887E260000000>, <2 x float> <float 0x3FD3700000000000, float 0x3F124CEA40000000>, <2 x float> <float 3.125000e-01, float 0x3F3918EC60000000>, <2 x float> <float 0x3FD4980000000000, float 0x3F23C25E60000000>, <2 x float> <float 0x3FD5280000000000, float 0x3F36F7F120000000>, <2 x float> <float 0x3FD5C00000000000, float 0x3EDA39FBC0000000>, <2 x float> <float 0x3FD6500000000000, float 0x3F18FE4660000000>, <2 x float> <float 0x3FD6E00000000000, float 0x3F210E6CE0000000>, <2 x float> <float 0x3FD7700000000000, float 0x3F1D2BA7E0000000>, <2 x float> <float 3.750000e-01, float 0x3F04AC62C0000000>, <2 x float> <float 0x3FD8880000000000, float 0x3F3A71CB80000000>, <2 x float> <float 0x3FD9180000000000, float 0x3F2DD448E0000000>, <2 x float> <float 0x3FD9A80000000000, float 0x3EA1C8F100000000>, <2 x float> <float 0x3FDA300000000000, float 0x3F2BB053E0000000>, <2 x float> <float 0x3FDAB80000000000, float 0x3F3861E5E0000000>, <2 x float> <float 0x3FDB400000000000, float 0x3F3FAFDCE0000000>, <2 x float> <float 0x3FDBD00000000000, float 0x3F0E5D3CE0000000>, <2 x float> <float 0x3FDC580000000000, float 0x3F12FAD280000000>, <2 x float> <float 0x3FDCE00000000000, float 0x3F04924740000000>, <2 x float> <float 0x3FDD600000000000, float 0x3F3D4F80C0000000>, <2 x float> <float 0x3FDDE80000000000, float 0x3F34FF5100000000>, <2 x float> <float 0x3FDE700000000000, float 0x3F23550F20000000>, <2 x float> <float 0x3FDEF00000000000, float 0x3F3B59CCA0000000>, <2 x float> <float 0x3FDF780000000000, float 0x3F242B4640000000>, <2 x float> <float 0x3FDFF80000000000, float 0x3F35E66A00000000>, <2 x float> <float 0x3FE0380000000000, float 0x3F4F6A2E40000000>, <2 x float> <float 5.156250e-01, float 0x3F139E4FE0000000>, <2 x float> <float 0x3FE0C00000000000, float 0x3F20500D60000000>, <2 x float> <float 5.312500e-01, float 0x3F213B1520000000>, <2 x float> <float 0x3FE1400000000000, float 0x3F193F5420000000>, <2 x float> <float 5.468750e-01, float 0x3EF467B940000000>, <2 x float> <float 0x3FE1B80000000000, float 0x3F4CC47A40000000>, <2 x float> <float 0x3FE1F80000000000, float 0x3F478F4C20000000>, <2 x float> <float 0x3FE2380000000000, float 0x3F41075080000000>, <2 x float> <float 0x3FE2780000000000, float 0x3F32602C20000000>, <2 x float> <float 0x3FE2B80000000000, float 0x3EBA39FBC0000000>, <2 x float> <float 0x3FE2F00000000000, float 0x3F45A1D7A0000000>, <2 x float> <float 0x3FE3300000000000, float 0x3F33E355A0000000>, <2 x float> <float 0x3FE3680000000000, float 0x3F4CFFEDA0000000>, <2 x float> <float 0x3FE3A80000000000, float 0x3F3D9FD500000000>, <2 x float> <float 0x3FE3E00000000000, float 0x3F4F64DE60000000>, <2 x float> <float 0x3FE4200000000000, float 0x3F3D83F4C0000000>, <2 x float> <float 0x3FE4580000000000, float 0x3F4CEA6280000000>, <2 x float> <float 0x3FE4980000000000, float 0x3F33C25E60000000>, <2 x float> <float 0x3FE4D00000000000, float 0x3F45A96CC0000000>, <2 x float> <float 0x3FE5100000000000, float 0x3EE18708A0000000>, <2 x float> <float 0x3FE5480000000000, float 0x3F33746520000000>, <2 x float> <float 6.718750e-01, float 0x3F42089A60000000>, <2 x float> <float 0x3FE5B80000000000, float 0x3F493432C0000000>, <2 x float> <float 0x3FE5F00000000000, float 0x3F4F3FD060000000>, <2 x float> <float 0x3FE6300000000000, float 0x3F20B8F540000000>, <2 x float> <float 0x3FE6680000000000, float 0x3F30047220000000>, <2 x float> <float 0x3FE6A00000000000, float 0x3F357CF2C0000000>, <2 x float> <float 0x3FE6D80000000000, float 0x3F38CB53A0000000>, <2 x float> <float 0x3FE7100000000000, float 0x3F39F4D8A0000000>, <2 x float> <float 0x3FE7480000000000, float 0x3F38FEB260000000>, <2 x float> <float 7.343750e-01, float 0x3F35EDFEE0000000>, <2 x float> <float 0x3FE7B80000000000, float 0x3F30C7C9A0000000>, <2 x float> <float 0x3FE7F00000000000, float 0x3F23221820000000>, <2 x float> <float 0x3FE8280000000000, float 0x3ED3AB7CE0000000>, <2 x float> <float 0x3FE8580000000000, float 0x3F4A82C2C0000000>, <2 x float> <float 0x3FE8900000000000, float 0x3F43DD2C00000000>, <2 x float> <float 0x3FE8C80000000000, float 0x3F3871DA40000000>, <2 x float> <float 7.812500e-01, float 0x3F1CC2C000000000>, <2 x float> <float 0x3FE9300000000000, float 0x3F49FDB680000000>, <2 x float> <float 0x3FE9680000000000, float 0x3F3ED69560000000>, <2 x float> <float 0x3FE9A00000000000, float 0x3F1F1A7600000000>, <2 x float> <float 0x3FE9D00000000000, float 0x3F4767F540000000>, <2 x float> <float 0x3FEA080000000000, float 0x3F33F6D260000000>, <2 x float> <float 0x3FEA380000000000, float 0x3F4B9FCE20000000>, <2 x float> <float 0x3FEA700000000000, float 0x3F38AE8160000000>, <2 x float> <float 0x3FEAA00000000000, float 0x3F4C23D600000000>, <2 x float> <float 0x3FEAD80000000000, float 0x3F360F3880000000>, <2 x float> <float 0x3FEB080000000000, float 0x3F49049AE0000000>, <2 x float> <float 0x3FEB400000000000, float 0x3F28734A80000000>, <2 x float> <float 0x3FEB700000000000, float 0x3F42523D40000000>, <2 x float> <float 0x3FEBA00000000000, float 0x3F4DA6CE60000000>, <2 x float> <float 0x3FEBD80000000000, float 0x3F3038E620000000>, <2 x float> <float 0x3FEC080000000000, float 0x3F41B511E0000000>, <2 x float> <float 0x3FEC380000000000, float 0x3F4A728B80000000>, <2 x float> <float 0x3FEC700000000000, float 0x3F12B5D220000000>, <2 x float> <float 0x3FECA00000000000, float 0x3F32C6E540000000>, <2 x float> <float 0x3FECD00000000000, float 0x3F3F350640000000>, <2 x float> <float 9.062500e-01, float 0x3F44FDB480000000>, <2 x float> <float 0x3FED300000000000, float 0x3F498EC9E0000000>, <2 x float> <float 0x3FED600000000000, float 0x3F4D4F80C0000000>, <2 x float> <float 0x3FED980000000000, float 0x3EE0643D60000000>, <2 x float> <float 0x3FEDC80000000000, float 0x3F133567E0000000>, <2 x float> <float 0x3FEDF80000000000, float 0x3F1E0410C0000000>, <2 x float> <float 0x3FEE280000000000, float 0x3F2142E0E0000000>, <2 x float> <float 0x3FEE580000000000, float 0x3F2063C880000000>, <2 x float> <float 0x3FEE880000000000, float 0x3F18D66C40000000>, <2 x float> <float 0x3FEEB80000000000, float 0x3F057E32A0000000>, <2 x float> <float 0x3FEEE00000000000, float 0x3F4ED1C6C0000000>, <2 x float> <float 0x3FEF100000000000, float 0x3F4B8A0760000000>, <2 x float> <float 0x3FEF400000000000, float 0x3F47822F20000000>, <2 x float> <float 0x3FEF700000000000, float 0x3F42BBC3A0000000>, <2 x float> <float 0x3FEFA00000000000, float 0x3F3A708BA0000000>, <2 x float> <float 0x3FEFD00000000000, float 0x3F2BE4C7E0000000>, <2 x float> <float 1.000000e+00, float 0.000000e+00>], align 8

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
define protected amdgpu_kernel void @pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %11 to i64
  %21 = zext nneg i32 %15 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = zext nneg i32 %16 to i64
  %24 = add i64 %19, %23
  %25 = add i64 %24, %22
  %26 = trunc i64 %25 to i32
  %27 = icmp sgt i32 %6, %26
  br i1 %27, label %28, label %818

28:                                               ; preds = %10
  %29 = shl i64 %25, 32
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6, !amdgpu.noclobber !16
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, 1103515245
  %35 = add nsw i64 %34, 12345
  %36 = srem i64 %35, 2147483647
  %37 = trunc nsw i64 %36 to i32
  %38 = sitofp i32 %37 to float
  %39 = fmul float %38, 0x3E00000000000000
  %40 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %39) #9
  %41 = mul nsw i64 %36, 1103515245
  %42 = add nsw i64 %41, 12345
  %43 = srem i64 %42, 2147483647
  %44 = trunc nsw i64 %43 to i32
  %45 = sitofp i32 %44 to float
  %46 = fmul float %45, 0x3E00000000000000
  %47 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %46) #9
  %48 = fmul float %47, 0x401921FB60000000
  %49 = fcmp olt float %48, 0x4160000000000000
  br i1 %49, label %50, label %91

50:                                               ; preds = %28
  %51 = tail call noundef float @llvm.fmuladd.f32(float %48, float 0x3FE45F3060000000, float 5.000000e-01)
  %52 = tail call noundef float @llvm.trunc.f32(float %51)
  %53 = bitcast float %52 to i32
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = fsub float %52, %55
  %57 = fmul float %52, 0x3FF921FB40000000
  %58 = fneg float %57
  %59 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3FF9200000000000, float %58)
  %60 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3F3FB40000000000, float %59)
  %61 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3FF9200000000000, float %60)
  %62 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3F3FB40000000000, float %61)
  %63 = fsub float %48, %57
  %64 = fsub float %48, %63
  %65 = fsub float %64, %57
  %66 = fsub float %65, %62
  %67 = fadd float %63, %66
  %68 = fmul float %52, 0x3E74442D00000000
  %69 = fneg float %68
  %70 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3E74440000000000, float %69)
  %71 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3D86800000000000, float %70)
  %72 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3E74440000000000, float %71)
  %73 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3D86800000000000, float %72)
  %74 = fsub float %67, %68
  %75 = fsub float %67, %74
  %76 = fsub float %75, %68
  %77 = fsub float %76, %73
  %78 = fadd float %74, %77
  %79 = fmul float %52, 0x3CF8469880000000
  %80 = fneg float %79
  %81 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3CF8460000000000, float %80)
  %82 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3C23100000000000, float %81)
  %83 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3CF8460000000000, float %82)
  %84 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3C23100000000000, float %83)
  %85 = fsub float %78, %79
  %86 = fsub float %78, %85
  %87 = fsub float %86, %79
  %88 = fadd float %85, %87
  %89 = fneg float %84
  %90 = fptosi float %52 to i32
  br label %260

91:                                               ; preds = %28
  %92 = bitcast float %48 to i32
  %93 = lshr i32 %92, 23
  %94 = and i32 %92, 8388607
  %95 = or disjoint i32 %94, 8388608
  %96 = mul i32 %95, -28220501
  %97 = zext nneg i32 %95 to i64
  %98 = mul nuw nsw i64 %97, 4266746795
  %99 = lshr i64 %98, 32
  %100 = trunc nuw nsw i64 %99 to i32
  %101 = mul i32 %95, 1011060801
  %102 = add i32 %101, %100
  %103 = mul nuw nsw i64 %97, 1011060801
  %104 = lshr i64 %103, 32
  %105 = trunc nuw nsw i64 %104 to i32
  %106 = icmp ult i32 %102, %100
  %107 = zext i1 %106 to i32
  %108 = add nuw nsw i32 %107, %105
  %109 = mul i32 %95, -614296167
  %110 = add i32 %108, %109
  %111 = mul nuw nsw i64 %97, 3680671129
  %112 = lshr i64 %111, 32
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = icmp ult i32 %110, %108
  %115 = zext i1 %114 to i32
  %116 = add nuw nsw i32 %115, %113
  %117 = mul i32 %95, -181084736
  %118 = add i32 %116, %117
  %119 = mul nuw nsw i64 %97, 4113882560
  %120 = lshr i64 %119, 32
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = icmp ult i32 %118, %116
  %123 = zext i1 %122 to i32
  %124 = add nuw nsw i32 %123, %121
  %125 = mul i32 %95, -64530479
  %126 = add i32 %124, %125
  %127 = mul nuw nsw i64 %97, 4230436817
  %128 = lshr i64 %127, 32
  %129 = trunc nuw nsw i64 %128 to i32
  %130 = icmp ult i32 %126, %124
  %131 = zext i1 %130 to i32
  %132 = add nuw nsw i32 %131, %129
  %133 = mul i32 %95, 1313084713
  %134 = add i32 %132, %133
  %135 = mul nuw nsw i64 %97, 1313084713
  %136 = lshr i64 %135, 32
  %137 = trunc nuw nsw i64 %136 to i32
  %138 = icmp ult i32 %134, %132
  %139 = zext i1 %138 to i32
  %140 = add nuw nsw i32 %139, %137
  %141 = mul i32 %95, -1560706194
  %142 = add i32 %140, %141
  %143 = mul nuw nsw i64 %97, 2734261102
  %144 = lshr i64 %143, 32
  %145 = trunc nuw nsw i64 %144 to i32
  %146 = icmp ult i32 %142, %140
  %147 = zext i1 %146 to i32
  %148 = add nuw nsw i32 %147, %145
  %149 = add nsw i32 %93, -120
  %150 = icmp ugt i32 %149, 31
  %151 = select i1 %150, i32 %142, i32 %148
  %152 = select i1 %150, i32 %134, i32 %142
  %153 = select i1 %150, i32 %126, i32 %134
  %154 = select i1 %150, i32 %118, i32 %126
  %155 = select i1 %150, i32 %110, i32 %118
  %156 = select i1 %150, i32 %102, i32 %110
  %157 = select i1 %150, i32 %96, i32 %102
  %158 = select i1 %150, i32 -32, i32 0
  %159 = add nsw i32 %158, %149
  %160 = icmp ugt i32 %159, 31
  %161 = select i1 %160, i32 %152, i32 %151
  %162 = select i1 %160, i32 %153, i32 %152
  %163 = select i1 %160, i32 %154, i32 %153
  %164 = select i1 %160, i32 %155, i32 %154
  %165 = select i1 %160, i32 %156, i32 %155
  %166 = select i1 %160, i32 %157, i32 %156
  %167 = select i1 %160, i32 -32, i32 0
  %168 = add nsw i32 %167, %159
  %169 = icmp ugt i32 %168, 31
  %170 = select i1 %169, i32 %162, i32 %161
  %171 = select i1 %169, i32 %163, i32 %162
  %172 = select i1 %169, i32 %164, i32 %163
  %173 = select i1 %169, i32 %165, i32 %164
  %174 = select i1 %169, i32 %166, i32 %165
  %175 = select i1 %169, i32 -32, i32 0
  %176 = add nsw i32 %175, %168
  %177 = icmp ugt i32 %176, 31
  %178 = select i1 %177, i32 %171, i32 %170
  %179 = select i1 %177, i32 %172, i32 %171
  %180 = select i1 %177, i32 %173, i32 %172
  %181 = select i1 %177, i32 %174, i32 %173
  %182 = select i1 %177, i32 -32, i32 0
  %183 = sub nsw i32 0, %176
  %184 = icmp eq i32 %182, %183
  %185 = sub nsw i32 24, %93
  %186 = and i32 %149, 31
  %187 = shl i32 %178, %186
  %188 = and i32 %185, 31
  %189 = lshr i32 %179, %188
  %190 = or i32 %187, %189
  %191 = shl i32 %179, %186
  %192 = lshr i32 %180, %188
  %193 = or i32 %191, %192
  %194 = shl i32 %180, %186
  %195 = lshr i32 %181, %188
  %196 = or i32 %194, %195
  %197 = select i1 %184, i32 %178, i32 %190
  %198 = select i1 %184, i32 %179, i32 %193
  %199 = select i1 %184, i32 %180, i32 %196
  %200 = lshr i32 %197, 29
  %201 = tail call i32 @llvm.fshl.i32(i32 %197, i32 %198, i32 2)
  %202 = tail call i32 @llvm.fshl.i32(i32 %198, i32 %199, i32 2)
  %203 = shl i32 %199, 2
  %204 = and i32 %200, 1
  %205 = sub nsw i32 0, %204
  %206 = shl i32 %200, 31
  %207 = xor i32 %201, %205
  %208 = xor i32 %202, %205
  %209 = xor i32 %203, %205
  %210 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %207, i1 false)
  %211 = add nuw nsw i32 %210, 1
  %212 = and i32 %211, 31
  %213 = shl i32 %207, %212
  %214 = and i32 %210, 31
  %215 = xor i32 %214, 31
  %216 = lshr i32 %208, %215
  %217 = or i32 %213, %216
  %218 = shl i32 %208, %212
  %219 = lshr i32 %209, %215
  %220 = or i32 %218, %219
  %221 = lshr i32 %217, 9
  %222 = shl nuw nsw i32 %210, 23
  %223 = sub nsw i32 %221, %222
  %224 = add nsw i32 %223, 1056964608
  %225 = or i32 %224, %206
  %226 = bitcast i32 %225 to float
  %227 = tail call i32 @llvm.fshl.i32(i32 %217, i32 %220, i32 23)
  %228 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %227, i1 false)
  %229 = xor i32 %228, -1
  %230 = add nuw nsw i32 %228, 1
  %231 = and i32 %230, 31
  %232 = shl i32 %227, %231
  %233 = and i32 %228, 31
  %234 = xor i32 %233, 31
  %235 = lshr i32 %220, %234
  %236 = or i32 %232, %235
  %237 = sub nuw nsw i32 %229, %210
  %238 = shl nsw i32 %237, 23
  %239 = lshr i32 %236, 9
  %240 = add nsw i32 %238, 864026624
  %241 = or disjoint i32 %239, %240
  %242 = or i32 %241, %206
  %243 = bitcast i32 %242 to float
  %244 = and i32 %225, -4096
  %245 = bitcast i32 %244 to float
  %246 = fsub float %226, %245
  %247 = fmul float %226, 0x3FF921FB40000000
  %248 = fneg float %247
  %249 = tail call noundef float @llvm.fmuladd.f32(float %245, float 0x3FF9200000000000, float %248)
  %250 = tail call noundef float @llvm.fmuladd.f32(float %245, float 0x3F3FB40000000000, float %249)
  %251 = tail call noundef float @llvm.fmuladd.f32(float %246, float 0x3FF9200000000000, float %250)
  %252 = tail call noundef float @llvm.fmuladd.f32(float %246, float 0x3F3FB40000000000, float %251)
  %253 = tail call noundef float @llvm.fmuladd.f32(float %226, float 0x3E74442D00000000, float %252)
  %254 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3FF921FB40000000, float %253)
  %255 = fadd float %247, %254
  %256 = fsub float %255, %247
  %257 = fsub float %254, %256
  %258 = lshr i32 %197, 30
  %259 = add nuw nsw i32 %204, %258
  br label %260

260:                                              ; preds = %50, %91
  %261 = phi float [ %88, %50 ], [ %255, %91 ]
  %262 = phi float [ %89, %50 ], [ %257, %91 ]
  %263 = phi i32 [ %90, %50 ], [ %259, %91 ]
  %264 = fmul float %261, %261
  %265 = fmul float %261, %264
  %266 = tail call noundef float @llvm.fmuladd.f32(float %264, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %267 = tail call noundef float @llvm.fmuladd.f32(float %264, float %266, float 0x3EC6DBE4A0000000)
  %268 = tail call noundef float @llvm.fmuladd.f32(float %264, float %267, float 0xBF2A013A80000000)
  %269 = tail call noundef float @llvm.fmuladd.f32(float %264, float %268, float 0x3F811110E0000000)
  %270 = fneg float %265
  %271 = fmul float %269, %270
  %272 = tail call noundef float @llvm.fmuladd.f32(float %262, float 5.000000e-01, float %271)
  %273 = fneg float %262
  %274 = tail call noundef float @llvm.fmuladd.f32(float %264, float %272, float %273)
  %275 = tail call noundef float @llvm.fmuladd.f32(float %265, float 0x3FC5555560000000, float %274)
  %276 = fsub float %261, %275
  %277 = tail call noundef float @llvm.fmuladd.f32(float %264, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %278 = tail call noundef float @llvm.fmuladd.f32(float %264, float %277, float 0xBE92524740000000)
  %279 = tail call noundef float @llvm.fmuladd.f32(float %264, float %278, float 0x3EFA015C40000000)
  %280 = tail call noundef float @llvm.fmuladd.f32(float %264, float %279, float 0xBF56C16C00000000)
  %281 = tail call noundef float @llvm.fmuladd.f32(float %264, float %280, float 0x3FA5555560000000)
  %282 = fmul float %264, %281
  %283 = tail call float @llvm.fabs.f32(float %261)
  %284 = bitcast float %283 to i32
  %285 = add nsw i32 %284, -16777216
  %286 = bitcast i32 %285 to float
  %287 = add nsw i32 %284, -1050253722
  %288 = icmp ult i32 %287, 11429479
  %289 = select i1 %288, float %286, float 0.000000e+00
  %290 = icmp samesign ugt i32 %284, 1061683200
  %291 = select i1 %290, float 2.812500e-01, float %289
  %292 = fneg float %291
  %293 = tail call noundef float @llvm.fmuladd.f32(float %264, float 5.000000e-01, float %292)
  %294 = fsub float 1.000000e+00, %291
  %295 = fneg float %261
  %296 = fmul float %262, %295
  %297 = tail call noundef float @llvm.fmuladd.f32(float %264, float %282, float %296)
  %298 = fsub float %297, %293
  %299 = fadd float %294, %298
  %300 = fcmp one float %48, 0x7FF0000000000000
  %301 = shl i32 %263, 30
  %302 = and i32 %301, -2147483648
  %303 = and i32 %263, 1
  %304 = icmp eq i32 %303, 0
  %305 = fneg float %276
  %306 = select i1 %304, float %299, float %305
  %307 = bitcast float %306 to i32
  %308 = xor i32 %302, %307
  %309 = bitcast i32 %308 to float
  %310 = select i1 %300, float %309, float 0x7FF8000000000000
  %311 = bitcast float %40 to i32
  %312 = fadd float %40, -1.000000e+00
  %313 = tail call noundef float @llvm.fabs.f32(float %312)
  %314 = fcmp olt float %313, 6.250000e-02
  %315 = fadd float %312, 2.000000e+00
  %316 = fdiv float %312, %315, !fpmath !17
  %317 = fadd float %316, %316
  %318 = fmul float %317, %317
  %319 = tail call noundef float @llvm.fmuladd.f32(float %318, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %320 = fmul float %318, %319
  %321 = fneg float %312
  %322 = fmul float %316, %321
  %323 = tail call noundef float @llvm.fmuladd.f32(float %317, float %320, float %322)
  %324 = bitcast float %312 to i32
  %325 = and i32 %324, -65536
  %326 = bitcast i32 %325 to float
  %327 = fsub float %312, %326
  %328 = fadd float %327, %323
  %329 = fmul float %328, 0x3F75476520000000
  %330 = tail call noundef float @llvm.fmuladd.f32(float %326, float 0x3F75476520000000, float %329)
  %331 = tail call noundef float @llvm.fmuladd.f32(float %328, float 1.437500e+00, float %330)
  %332 = tail call noundef float @llvm.fmuladd.f32(float %326, float 1.437500e+00, float %331)
  %333 = lshr i32 %311, 23
  %334 = add nsw i32 %333, -127
  %335 = or i32 %311, 1065353216
  %336 = bitcast i32 %335 to float
  %337 = fadd float %336, -1.000000e+00
  %338 = bitcast float %337 to i32
  %339 = lshr i32 %338, 23
  %340 = add nsw i32 %339, -253
  %341 = icmp eq i32 %333, 0
  %342 = select i1 %341, i32 %340, i32 %334
  %343 = select i1 %341, i32 %338, i32 %311
  %344 = sitofp i32 %342 to float
  %345 = and i32 %343, 8323072
  %346 = shl i32 %343, 1
  %347 = and i32 %346, 65536
  %348 = add nuw nsw i32 %347, %345
  %349 = or disjoint i32 %348, 1056964608
  %350 = bitcast i32 %349 to float
  %351 = and i32 %343, 8388607
  %352 = or disjoint i32 %351, 1056964608
  %353 = bitcast i32 %352 to float
  %354 = fsub float %350, %353
  %355 = lshr exact i32 %348, 16
  %356 = zext nneg i32 %355 to i64
  %357 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %356
  %358 = load float, ptr addrspace(4) %357, align 4, !tbaa !18
  %359 = fmul float %354, %358
  %360 = tail call noundef float @llvm.fmuladd.f32(float %359, float 0x3FD5555560000000, float 5.000000e-01)
  %361 = fmul float %359, %359
  %362 = tail call noundef float @llvm.fmuladd.f32(float %360, float %361, float %359)
  %363 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %356
  %364 = load <2 x float>, ptr addrspace(4) %363, align 8, !tbaa !20
  %365 = extractelement <2 x float> %364, i64 0
  %366 = fadd float %365, %344
  %367 = extractelement <2 x float> %364, i64 1
  %368 = tail call noundef float @llvm.fmuladd.f32(float %362, float 0xBFF7154760000000, float %367)
  %369 = fadd float %366, %368
  %370 = select i1 %314, float %332, float %369
  %371 = icmp samesign ugt i32 %311, 2139095039
  %372 = select i1 %371, float %40, float %370
  %373 = icmp eq i32 %311, 0
  %374 = fmul float %372, 0x3FE62E4300000000
  %375 = fmul float %374, -2.000000e+00
  %376 = select i1 %373, float 0x7FF0000000000000, float %375
  %377 = tail call fastcc float @llvm.sqrt.f32(float noundef %376) #9
  %378 = fmul float %377, %310
  %379 = tail call float @llvm.fmuladd.f32(float %378, float 2.500000e-01, float 1.000000e+00)
  %380 = ashr exact i64 %29, 32
  %381 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %380
  %382 = load float, ptr addrspace(1) %381, align 4, !tbaa !18, !amdgpu.noclobber !16
  %383 = fadd float %382, %379
  store float %383, ptr addrspace(1) %381, align 4, !tbaa !18
  %384 = mul nsw i64 %43, 1103515245
  %385 = add nsw i64 %384, 12345
  %386 = srem i64 %385, 2147483647
  %387 = trunc nsw i64 %386 to i32
  %388 = sitofp i32 %387 to float
  %389 = fmul float %388, 0x3E00000000000000
  %390 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %389) #9
  %391 = mul nsw i64 %386, 1103515245
  %392 = add nsw i64 %391, 12345
  %393 = srem i64 %392, 2147483647
  %394 = trunc nsw i64 %393 to i32
  store i32 %394, ptr addrspace(1) %31, align 4, !tbaa !6
  %395 = sitofp i32 %394 to float
  %396 = fmul float %395, 0x3E00000000000000
  %397 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %396) #9
  %398 = fmul float %397, 0x401921FB60000000
  %399 = fcmp olt float %398, 0x4160000000000000
  br i1 %399, label %400, label %441

400:                                              ; preds = %260
  %401 = tail call noundef float @llvm.fmuladd.f32(float %398, float 0x3FE45F3060000000, float 5.000000e-01)
  %402 = tail call noundef float @llvm.trunc.f32(float %401)
  %403 = bitcast float %402 to i32
  %404 = and i32 %403, -4096
  %405 = bitcast i32 %404 to float
  %406 = fsub float %402, %405
  %407 = fmul float %402, 0x3FF921FB40000000
  %408 = fneg float %407
  %409 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3FF9200000000000, float %408)
  %410 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3F3FB40000000000, float %409)
  %411 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3FF9200000000000, float %410)
  %412 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3F3FB40000000000, float %411)
  %413 = fsub float %398, %407
  %414 = fsub float %398, %413
  %415 = fsub float %414, %407
  %416 = fsub float %415, %412
  %417 = fadd float %413, %416
  %418 = fmul float %402, 0x3E74442D00000000
  %419 = fneg float %418
  %420 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3E74440000000000, float %419)
  %421 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3D86800000000000, float %420)
  %422 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3E74440000000000, float %421)
  %423 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3D86800000000000, float %422)
  %424 = fsub float %417, %418
  %425 = fsub float %417, %424
  %426 = fsub float %425, %418
  %427 = fsub float %426, %423
  %428 = fadd float %424, %427
  %429 = fmul float %402, 0x3CF8469880000000
  %430 = fneg float %429
  %431 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3CF8460000000000, float %430)
  %432 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3C23100000000000, float %431)
  %433 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3CF8460000000000, float %432)
  %434 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3C23100000000000, float %433)
  %435 = fsub float %428, %429
  %436 = fsub float %428, %435
  %437 = fsub float %436, %429
  %438 = fadd float %435, %437
  %439 = fneg float %434
  %440 = fptosi float %402 to i32
  br label %610

441:                                              ; preds = %260
  %442 = bitcast float %398 to i32
  %443 = lshr i32 %442, 23
  %444 = and i32 %442, 8388607
  %445 = or disjoint i32 %444, 8388608
  %446 = mul i32 %445, -28220501
  %447 = zext nneg i32 %445 to i64
  %448 = mul nuw nsw i64 %447, 4266746795
  %449 = lshr i64 %448, 32
  %450 = trunc nuw nsw i64 %449 to i32
  %451 = mul i32 %445, 1011060801
  %452 = add i32 %451, %450
  %453 = mul nuw nsw i64 %447, 1011060801
  %454 = lshr i64 %453, 32
  %455 = trunc nuw nsw i64 %454 to i32
  %456 = icmp ult i32 %452, %450
  %457 = zext i1 %456 to i32
  %458 = add nuw nsw i32 %457, %455
  %459 = mul i32 %445, -614296167
  %460 = add i32 %458, %459
  %461 = mul nuw nsw i64 %447, 3680671129
  %462 = lshr i64 %461, 32
  %463 = trunc nuw nsw i64 %462 to i32
  %464 = icmp ult i32 %460, %458
  %465 = zext i1 %464 to i32
  %466 = add nuw nsw i32 %465, %463
  %467 = mul i32 %445, -181084736
  %468 = add i32 %466, %467
  %469 = mul nuw nsw i64 %447, 4113882560
  %470 = lshr i64 %469, 32
  %471 = trunc nuw nsw i64 %470 to i32
  %472 = icmp ult i32 %468, %466
  %473 = zext i1 %472 to i32
  %474 = add nuw nsw i32 %473, %471
  %475 = mul i32 %445, -64530479
  %476 = add i32 %474, %475
  %477 = mul nuw nsw i64 %447, 4230436817
  %478 = lshr i64 %477, 32
  %479 = trunc nuw nsw i64 %478 to i32
  %480 = icmp ult i32 %476, %474
  %481 = zext i1 %480 to i32
  %482 = add nuw nsw i32 %481, %479
  %483 = mul i32 %445, 1313084713
  %484 = add i32 %482, %483
  %485 = mul nuw nsw i64 %447, 1313084713
  %486 = lshr i64 %485, 32
  %487 = trunc nuw nsw i64 %486 to i32
  %488 = icmp ult i32 %484, %482
  %489 = zext i1 %488 to i32
  %490 = add nuw nsw i32 %489, %487
  %491 = mul i32 %445, -1560706194
  %492 = add i32 %490, %491
  %493 = mul nuw nsw i64 %447, 2734261102
  %494 = lshr i64 %493, 32
  %495 = trunc nuw nsw i64 %494 to i32
  %496 = icmp ult i32 %492, %490
  %497 = zext i1 %496 to i32
  %498 = add nuw nsw i32 %497, %495
  %499 = add nsw i32 %443, -120
  %500 = icmp ugt i32 %499, 31
  %501 = select i1 %500, i32 %492, i32 %498
  %502 = select i1 %500, i32 %484, i32 %492
  %503 = select i1 %500, i32 %476, i32 %484
  %504 = select i1 %500, i32 %468, i32 %476
  %505 = select i1 %500, i32 %460, i32 %468
  %506 = select i1 %500, i32 %452, i32 %460
  %507 = select i1 %500, i32 %446, i32 %452
  %508 = select i1 %500, i32 -32, i32 0
  %509 = add nsw i32 %508, %499
  %510 = icmp ugt i32 %509, 31
  %511 = select i1 %510, i32 %502, i32 %501
  %512 = select i1 %510, i32 %503, i32 %502
  %513 = select i1 %510, i32 %504, i32 %503
  %514 = select i1 %510, i32 %505, i32 %504
  %515 = select i1 %510, i32 %506, i32 %505
  %516 = select i1 %510, i32 %507, i32 %506
  %517 = select i1 %510, i32 -32, i32 0
  %518 = add nsw i32 %517, %509
  %519 = icmp ugt i32 %518, 31
  %520 = select i1 %519, i32 %512, i32 %511
  %521 = select i1 %519, i32 %513, i32 %512
  %522 = select i1 %519, i32 %514, i32 %513
  %523 = select i1 %519, i32 %515, i32 %514
  %524 = select i1 %519, i32 %516, i32 %515
  %525 = select i1 %519, i32 -32, i32 0
  %526 = add nsw i32 %525, %518
  %527 = icmp ugt i32 %526, 31
  %528 = select i1 %527, i32 %521, i32 %520
  %529 = select i1 %527, i32 %522, i32 %521
  %530 = select i1 %527, i32 %523, i32 %522
  %531 = select i1 %527, i32 %524, i32 %523
  %532 = select i1 %527, i32 -32, i32 0
  %533 = sub nsw i32 0, %526
  %534 = icmp eq i32 %532, %533
  %535 = sub nsw i32 24, %443
  %536 = and i32 %499, 31
  %537 = shl i32 %528, %536
  %538 = and i32 %535, 31
  %539 = lshr i32 %529, %538
  %540 = or i32 %537, %539
  %541 = shl i32 %529, %536
  %542 = lshr i32 %530, %538
  %543 = or i32 %541, %542
  %544 = shl i32 %530, %536
  %545 = lshr i32 %531, %538
  %546 = or i32 %544, %545
  %547 = select i1 %534, i32 %528, i32 %540
  %548 = select i1 %534, i32 %529, i32 %543
  %549 = select i1 %534, i32 %530, i32 %546
  %550 = lshr i32 %547, 29
  %551 = tail call i32 @llvm.fshl.i32(i32 %547, i32 %548, i32 2)
  %552 = tail call i32 @llvm.fshl.i32(i32 %548, i32 %549, i32 2)
  %553 = shl i32 %549, 2
  %554 = and i32 %550, 1
  %555 = sub nsw i32 0, %554
  %556 = shl i32 %550, 31
  %557 = xor i32 %551, %555
  %558 = xor i32 %552, %555
  %559 = xor i32 %553, %555
  %560 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %557, i1 false)
  %561 = add nuw nsw i32 %560, 1
  %562 = and i32 %561, 31
  %563 = shl i32 %557, %562
  %564 = and i32 %560, 31
  %565 = xor i32 %564, 31
  %566 = lshr i32 %558, %565
  %567 = or i32 %563, %566
  %568 = shl i32 %558, %562
  %569 = lshr i32 %559, %565
  %570 = or i32 %568, %569
  %571 = lshr i32 %567, 9
  %572 = shl nuw nsw i32 %560, 23
  %573 = sub nsw i32 %571, %572
  %574 = add nsw i32 %573, 1056964608
  %575 = or i32 %574, %556
  %576 = bitcast i32 %575 to float
  %577 = tail call i32 @llvm.fshl.i32(i32 %567, i32 %570, i32 23)
  %578 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %577, i1 false)
  %579 = xor i32 %578, -1
  %580 = add nuw nsw i32 %578, 1
  %581 = and i32 %580, 31
  %582 = shl i32 %577, %581
  %583 = and i32 %578, 31
  %584 = xor i32 %583, 31
  %585 = lshr i32 %570, %584
  %586 = or i32 %582, %585
  %587 = sub nuw nsw i32 %579, %560
  %588 = shl nsw i32 %587, 23
  %589 = lshr i32 %586, 9
  %590 = add nsw i32 %588, 864026624
  %591 = or disjoint i32 %589, %590
  %592 = or i32 %591, %556
  %593 = bitcast i32 %592 to float
  %594 = and i32 %575, -4096
  %595 = bitcast i32 %594 to float
  %596 = fsub float %576, %595
  %597 = fmul float %576, 0x3FF921FB40000000
  %598 = fneg float %597
  %599 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0x3FF9200000000000, float %598)
  %600 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0x3F3FB40000000000, float %599)
  %601 = tail call noundef float @llvm.fmuladd.f32(float %596, float 0x3FF9200000000000, float %600)
  %602 = tail call noundef float @llvm.fmuladd.f32(float %596, float 0x3F3FB40000000000, float %601)
  %603 = tail call noundef float @llvm.fmuladd.f32(float %576, float 0x3E74442D00000000, float %602)
  %604 = tail call noundef float @llvm.fmuladd.f32(float %593, float 0x3FF921FB40000000, float %603)
  %605 = fadd float %597, %604
  %606 = fsub float %605, %597
  %607 = fsub float %604, %606
  %608 = lshr i32 %547, 30
  %609 = add nuw nsw i32 %554, %608
  br label %610

610:                                              ; preds = %400, %441
  %611 = phi float [ %438, %400 ], [ %605, %441 ]
  %612 = phi float [ %439, %400 ], [ %607, %441 ]
  %613 = phi i32 [ %440, %400 ], [ %609, %441 ]
  %614 = fmul float %611, %611
  %615 = fmul float %611, %614
  %616 = tail call noundef float @llvm.fmuladd.f32(float %614, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %617 = tail call noundef float @llvm.fmuladd.f32(float %614, float %616, float 0x3EC6DBE4A0000000)
  %618 = tail call noundef float @llvm.fmuladd.f32(float %614, float %617, float 0xBF2A013A80000000)
  %619 = tail call noundef float @llvm.fmuladd.f32(float %614, float %618, float 0x3F811110E0000000)
  %620 = fneg float %615
  %621 = fmul float %619, %620
  %622 = tail call noundef float @llvm.fmuladd.f32(float %612, float 5.000000e-01, float %621)
  %623 = fneg float %612
  %624 = tail call noundef float @llvm.fmuladd.f32(float %614, float %622, float %623)
  %625 = tail call noundef float @llvm.fmuladd.f32(float %615, float 0x3FC5555560000000, float %624)
  %626 = fsub float %611, %625
  %627 = tail call noundef float @llvm.fmuladd.f32(float %614, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %628 = tail call noundef float @llvm.fmuladd.f32(float %614, float %627, float 0xBE92524740000000)
  %629 = tail call noundef float @llvm.fmuladd.f32(float %614, float %628, float 0x3EFA015C40000000)
  %630 = tail call noundef float @llvm.fmuladd.f32(float %614, float %629, float 0xBF56C16C00000000)
  %631 = tail call noundef float @llvm.fmuladd.f32(float %614, float %630, float 0x3FA5555560000000)
  %632 = fmul float %614, %631
  %633 = tail call float @llvm.fabs.f32(float %611)
  %634 = bitcast float %633 to i32
  %635 = add nsw i32 %634, -16777216
  %636 = bitcast i32 %635 to float
  %637 = add nsw i32 %634, -1050253722
  %638 = icmp ult i32 %637, 11429479
  %639 = select i1 %638, float %636, float 0.000000e+00
  %640 = icmp samesign ugt i32 %634, 1061683200
  %641 = select i1 %640, float 2.812500e-01, float %639
  %642 = fneg float %641
  %643 = tail call noundef float @llvm.fmuladd.f32(float %614, float 5.000000e-01, float %642)
  %644 = fsub float 1.000000e+00, %641
  %645 = fneg float %611
  %646 = fmul float %612, %645
  %647 = tail call noundef float @llvm.fmuladd.f32(float %614, float %632, float %646)
  %648 = fsub float %647, %643
  %649 = fadd float %644, %648
  %650 = fcmp one float %398, 0x7FF0000000000000
  %651 = shl i32 %613, 30
  %652 = and i32 %651, -2147483648
  %653 = and i32 %613, 1
  %654 = icmp eq i32 %653, 0
  %655 = fneg float %626
  %656 = select i1 %654, float %649, float %655
  %657 = bitcast float %656 to i32
  %658 = xor i32 %652, %657
  %659 = bitcast i32 %658 to float
  %660 = select i1 %650, float %659, float 0x7FF8000000000000
  %661 = bitcast float %390 to i32
  %662 = fadd float %390, -1.000000e+00
  %663 = tail call noundef float @llvm.fabs.f32(float %662)
  %664 = fcmp olt float %663, 6.250000e-02
  %665 = fadd float %662, 2.000000e+00
  %666 = fdiv float %662, %665, !fpmath !17
  %667 = fadd float %666, %666
  %668 = fmul float %667, %667
  %669 = tail call noundef float @llvm.fmuladd.f32(float %668, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %670 = fmul float %668, %669
  %671 = fneg float %662
  %672 = fmul float %666, %671
  %673 = tail call noundef float @llvm.fmuladd.f32(float %667, float %670, float %672)
  %674 = bitcast float %662 to i32
  %675 = and i32 %674, -65536
  %676 = bitcast i32 %675 to float
  %677 = fsub float %662, %676
  %678 = fadd float %677, %673
  %679 = fmul float %678, 0x3F75476520000000
  %680 = tail call noundef float @llvm.fmuladd.f32(float %676, float 0x3F75476520000000, float %679)
  %681 = tail call noundef float @llvm.fmuladd.f32(float %678, float 1.437500e+00, float %680)
  %682 = tail call noundef float @llvm.fmuladd.f32(float %676, float 1.437500e+00, float %681)
  %683 = lshr i32 %661, 23
  %684 = add nsw i32 %683, -127
  %685 = or i32 %661, 1065353216
  %686 = bitcast i32 %685 to float
  %687 = fadd float %686, -1.000000e+00
  %688 = bitcast float %687 to i32
  %689 = lshr i32 %688, 23
  %690 = add nsw i32 %689, -253
  %691 = icmp eq i32 %683, 0
  %692 = select i1 %691, i32 %690, i32 %684
  %693 = select i1 %691, i32 %688, i32 %661
  %694 = sitofp i32 %692 to float
  %695 = and i32 %693, 8323072
  %696 = shl i32 %693, 1
  %697 = and i32 %696, 65536
  %698 = add nuw nsw i32 %697, %695
  %699 = or disjoint i32 %698, 1056964608
  %700 = bitcast i32 %699 to float
  %701 = and i32 %693, 8388607
  %702 = or disjoint i32 %701, 1056964608
  %703 = bitcast i32 %702 to float
  %704 = fsub float %700, %703
  %705 = lshr exact i32 %698, 16
  %706 = zext nneg i32 %705 to i64
  %707 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %706
  %708 = load float, ptr addrspace(4) %707, align 4, !tbaa !18
  %709 = fmul float %704, %708
  %710 = tail call noundef float @llvm.fmuladd.f32(float %709, float 0x3FD5555560000000, float 5.000000e-01)
  %711 = fmul float %709, %709
  %712 = tail call noundef float @llvm.fmuladd.f32(float %710, float %711, float %709)
  %713 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %706
  %714 = load <2 x float>, ptr addrspace(4) %713, align 8, !tbaa !20
  %715 = extractelement <2 x float> %714, i64 0
  %716 = fadd float %715, %694
  %717 = extractelement <2 x float> %714, i64 1
  %718 = tail call noundef float @llvm.fmuladd.f32(float %712, float 0xBFF7154760000000, float %717)
  %719 = fadd float %716, %718
  %720 = select i1 %664, float %682, float %719
  %721 = icmp samesign ugt i32 %661, 2139095039
  %722 = select i1 %721, float %390, float %720
  %723 = icmp eq i32 %661, 0
  %724 = fmul float %722, 0x3FE62E4300000000
  %725 = fmul float %724, -2.000000e+00
  %726 = select i1 %723, float 0x7FF0000000000000, float %725
  %727 = tail call fastcc float @llvm.sqrt.f32(float noundef %726) #9
  %728 = fmul float %727, %660
  %729 = tail call float @llvm.fmuladd.f32(float %728, float 5.000000e-01, float -2.000000e+00)
  %730 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %380
  %731 = load float, ptr addrspace(1) %730, align 4, !tbaa !18
  %732 = fadd float %731, %729
  store float %732, ptr addrspace(1) %730, align 4, !tbaa !18
  %733 = icmp sgt i32 %7, 0
  br i1 %733, label %734, label %749

734:                                              ; preds = %610
  %735 = load float, ptr addrspace(1) %381, align 4, !tbaa !18
  %736 = fptosi float %735 to i32
  %737 = sitofp i32 %736 to float
  %738 = fsub float %735, %737
  %739 = fcmp uge float %738, 5.000000e-01
  %740 = zext i1 %739 to i32
  %741 = add i32 %736, %740
  %742 = fptosi float %732 to i32
  %743 = sitofp i32 %742 to float
  %744 = fsub float %732, %743
  %745 = fcmp uge float %744, 5.000000e-01
  %746 = zext i1 %745 to i32
  %747 = add nsw i32 %746, %742
  %748 = mul nsw i32 %8, %8
  br label %789

749:                                              ; preds = %789, %610
  %750 = phi float [ 0.000000e+00, %610 ], [ %815, %789 ]
  %751 = sitofp i32 %7 to float
  %752 = fmul float %751, 1.000000e+02
  %753 = fdiv float %750, %752
  %754 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %380
  %755 = load float, ptr addrspace(1) %754, align 4, !tbaa !18
  %756 = fcmp olt float %753, 0.000000e+00
  %757 = select i1 %756, float -5.000000e-01, float 5.000000e-01
  %758 = tail call noundef float @llvm.fmuladd.f32(float %753, float 0x3FF7154760000000, float %757)
  %759 = fptosi float %758 to i32
  %760 = sitofp i32 %759 to float
  %761 = tail call noundef float @llvm.fmuladd.f32(float %760, float 0xBFE62E3000000000, float %753)
  %762 = fmul float %760, 0xBEE2FEFA20000000
  %763 = fadd float %761, %762
  %764 = fmul float %763, %763
  %765 = tail call noundef float @llvm.fmuladd.f32(float %764, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %766 = tail call noundef float @llvm.fmuladd.f32(float %764, float %765, float 0x3F11566AA0000000)
  %767 = tail call noundef float @llvm.fmuladd.f32(float %764, float %766, float 0xBF66C16C20000000)
  %768 = tail call noundef float @llvm.fmuladd.f32(float %764, float %767, float 0x3FC5555560000000)
  %769 = fneg float %768
  %770 = tail call noundef float @llvm.fmuladd.f32(float %764, float %769, float %763)
  %771 = fneg float %762
  %772 = fmul float %763, %770
  %773 = fsub float 2.000000e+00, %770
  %774 = fdiv float %772, %773, !fpmath !17
  %775 = fsub float %771, %774
  %776 = fsub float %761, %775
  %777 = fadd float %776, 1.000000e+00
  %778 = bitcast float %777 to i32
  %779 = shl i32 %759, 23
  %780 = add nsw i32 %779, %778
  %781 = bitcast i32 %780 to float
  %782 = fcmp olt float %753, 0xC055D589E0000000
  %783 = select i1 %782, float 0.000000e+00, float %781
  %784 = fcmp olt float %753, 0x40562E4300000000
  %785 = select i1 %784, float %783, float 0x7FF0000000000000
  %786 = fcmp ord float %753, 0.000000e+00
  %787 = select i1 %786, float %785, float %753
  %788 = fmul float %787, %755
  store float %788, ptr addrspace(1) %754, align 4, !tbaa !18
  br label %818

789:                                              ; preds = %734, %789
  %790 = phi float [ 0.000000e+00, %734 ], [ %815, %789 ]
  %791 = phi i32 [ 0, %734 ], [ %816, %789 ]
  %792 = shl nuw nsw i32 %791, 1
  %793 = zext nneg i32 %792 to i64
  %794 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %793
  %795 = getelementptr inbounds nuw i8, ptr addrspace(1) %794, i64 4
  %796 = load i32, ptr addrspace(1) %795, align 4, !tbaa !6
  %797 = add i32 %796, %741
  %798 = load i32, ptr addrspace(1) %794, align 4, !tbaa !6
  %799 = add nsw i32 %747, %798
  %800 = mul nsw i32 %797, %8
  %801 = add nsw i32 %799, %800
  %802 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %801, i1 false)
  %803 = icmp slt i32 %802, %748
  %804 = select i1 %803, i32 %802, i32 0
  %805 = sext i32 %804 to i64
  %806 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %805
  %807 = load i8, ptr addrspace(1) %806, align 1, !tbaa !20
  %808 = uitofp i8 %807 to float
  %809 = fadd float %808, -1.000000e+02
  %810 = fadd float %808, -2.280000e+02
  %811 = fneg float %810
  %812 = fmul float %810, %811
  %813 = tail call float @llvm.fmuladd.f32(float %809, float %809, float %812)
  %814 = fdiv float %813, 5.000000e+01
  %815 = fadd float %790, %814
  %816 = add nuw nsw i32 %791, 1
  %817 = icmp eq i32 %816, %7
  br i1 %817, label %749, label %789

818:                                              ; preds = %749, %10
  %819 = phi float [ %788, %749 ], [ 0.000000e+00, %10 ]
  %820 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i32 %16
  store float %819, ptr addrspace(3) %820, align 4, !tbaa !18
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %821 = lshr i32 %15, 1
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %823, label %825

823:                                              ; preds = %833, %818
  %824 = icmp eq i32 %16, 0
  br i1 %824, label %836, label %839

825:                                              ; preds = %818, %833
  %826 = phi i32 [ %834, %833 ], [ %821, %818 ]
  %827 = icmp samesign ugt i32 %826, %16
  br i1 %827, label %828, label %833

828:                                              ; preds = %825
  %829 = getelementptr inbounds nuw float, ptr addrspace(3) %820, i32 %826
  %830 = load float, ptr addrspace(3) %829, align 4, !tbaa !18
  %831 = load float, ptr addrspace(3) %820, align 4, !tbaa !18
  %832 = fadd float %830, %831
  store float %832, ptr addrspace(3) %820, align 4, !tbaa !18
  br label %833

833:                                              ; preds = %828, %825
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %834 = lshr i32 %826, 1
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %823, label %825

836:                                              ; preds = %823
  %837 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %20
  %838 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !18
  store float %838, ptr addrspace(1) %837, align 4, !tbaa !18
  br label %839

839:                                              ; preds = %823, %836
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_pf_likelihood(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef align 4 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 1 captures(none) %3, ptr addrspace(1) noundef readonly align 4 captures(none) %4, ptr addrspace(1) noundef align 4 captures(none) %5, i32 noundef %6, i32 noundef %7, i32 noundef %8, ptr addrspace(1) noundef writeonly align 4 captures(none) %9) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %11 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %17 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %18 = getelementptr inbounds nuw i8, ptr addrspace(4) %17, i64 40
  %19 = load i64, ptr addrspace(4) %18, align 8, !tbaa !10
  %20 = zext i32 %11 to i64
  %21 = zext nneg i32 %15 to i64
  %22 = mul nuw nsw i64 %21, %20
  %23 = zext nneg i32 %16 to i64
  %24 = add i64 %19, %23
  %25 = add i64 %24, %22
  %26 = trunc i64 %25 to i32
  %27 = icmp sgt i32 %6, %26
  br i1 %27, label %28, label %818

28:                                               ; preds = %10
  %29 = shl i64 %25, 32
  %30 = ashr exact i64 %29, 30
  %31 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %30
  %32 = load i32, ptr addrspace(1) %31, align 4, !tbaa !6
  %33 = sext i32 %32 to i64
  %34 = mul nsw i64 %33, 1103515245
  %35 = add nsw i64 %34, 12345
  %36 = srem i64 %35, 2147483647
  %37 = trunc nsw i64 %36 to i32
  %38 = sitofp i32 %37 to float
  %39 = fmul float %38, 0x3E00000000000000
  %40 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %39) #9
  %41 = mul nsw i64 %36, 1103515245
  %42 = add nsw i64 %41, 12345
  %43 = srem i64 %42, 2147483647
  %44 = trunc nsw i64 %43 to i32
  %45 = sitofp i32 %44 to float
  %46 = fmul float %45, 0x3E00000000000000
  %47 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %46) #9
  %48 = fmul float %47, 0x401921FB60000000
  %49 = fcmp olt float %48, 0x4160000000000000
  br i1 %49, label %50, label %91

50:                                               ; preds = %28
  %51 = tail call noundef float @llvm.fmuladd.f32(float %48, float 0x3FE45F3060000000, float 5.000000e-01)
  %52 = tail call noundef float @llvm.trunc.f32(float %51)
  %53 = bitcast float %52 to i32
  %54 = and i32 %53, -4096
  %55 = bitcast i32 %54 to float
  %56 = fsub float %52, %55
  %57 = fmul float %52, 0x3FF921FB40000000
  %58 = fneg float %57
  %59 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3FF9200000000000, float %58)
  %60 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3F3FB40000000000, float %59)
  %61 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3FF9200000000000, float %60)
  %62 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3F3FB40000000000, float %61)
  %63 = fsub float %48, %57
  %64 = fsub float %48, %63
  %65 = fsub float %64, %57
  %66 = fsub float %65, %62
  %67 = fadd float %63, %66
  %68 = fmul float %52, 0x3E74442D00000000
  %69 = fneg float %68
  %70 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3E74440000000000, float %69)
  %71 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3D86800000000000, float %70)
  %72 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3E74440000000000, float %71)
  %73 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3D86800000000000, float %72)
  %74 = fsub float %67, %68
  %75 = fsub float %67, %74
  %76 = fsub float %75, %68
  %77 = fsub float %76, %73
  %78 = fadd float %74, %77
  %79 = fmul float %52, 0x3CF8469880000000
  %80 = fneg float %79
  %81 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3CF8460000000000, float %80)
  %82 = tail call noundef float @llvm.fmuladd.f32(float %55, float 0x3C23100000000000, float %81)
  %83 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3CF8460000000000, float %82)
  %84 = tail call noundef float @llvm.fmuladd.f32(float %56, float 0x3C23100000000000, float %83)
  %85 = fsub float %78, %79
  %86 = fsub float %78, %85
  %87 = fsub float %86, %79
  %88 = fadd float %85, %87
  %89 = fneg float %84
  %90 = fptosi float %52 to i32
  br label %260

91:                                               ; preds = %28
  %92 = bitcast float %48 to i32
  %93 = lshr i32 %92, 23
  %94 = and i32 %92, 8388607
  %95 = or disjoint i32 %94, 8388608
  %96 = mul i32 %95, -28220501
  %97 = zext nneg i32 %95 to i64
  %98 = mul nuw nsw i64 %97, 4266746795
  %99 = lshr i64 %98, 32
  %100 = trunc nuw nsw i64 %99 to i32
  %101 = mul i32 %95, 1011060801
  %102 = add i32 %101, %100
  %103 = mul nuw nsw i64 %97, 1011060801
  %104 = lshr i64 %103, 32
  %105 = trunc nuw nsw i64 %104 to i32
  %106 = icmp ult i32 %102, %100
  %107 = zext i1 %106 to i32
  %108 = add nuw nsw i32 %107, %105
  %109 = mul i32 %95, -614296167
  %110 = add i32 %108, %109
  %111 = mul nuw nsw i64 %97, 3680671129
  %112 = lshr i64 %111, 32
  %113 = trunc nuw nsw i64 %112 to i32
  %114 = icmp ult i32 %110, %108
  %115 = zext i1 %114 to i32
  %116 = add nuw nsw i32 %115, %113
  %117 = mul i32 %95, -181084736
  %118 = add i32 %116, %117
  %119 = mul nuw nsw i64 %97, 4113882560
  %120 = lshr i64 %119, 32
  %121 = trunc nuw nsw i64 %120 to i32
  %122 = icmp ult i32 %118, %116
  %123 = zext i1 %122 to i32
  %124 = add nuw nsw i32 %123, %121
  %125 = mul i32 %95, -64530479
  %126 = add i32 %124, %125
  %127 = mul nuw nsw i64 %97, 4230436817
  %128 = lshr i64 %127, 32
  %129 = trunc nuw nsw i64 %128 to i32
  %130 = icmp ult i32 %126, %124
  %131 = zext i1 %130 to i32
  %132 = add nuw nsw i32 %131, %129
  %133 = mul i32 %95, 1313084713
  %134 = add i32 %132, %133
  %135 = mul nuw nsw i64 %97, 1313084713
  %136 = lshr i64 %135, 32
  %137 = trunc nuw nsw i64 %136 to i32
  %138 = icmp ult i32 %134, %132
  %139 = zext i1 %138 to i32
  %140 = add nuw nsw i32 %139, %137
  %141 = mul i32 %95, -1560706194
  %142 = add i32 %140, %141
  %143 = mul nuw nsw i64 %97, 2734261102
  %144 = lshr i64 %143, 32
  %145 = trunc nuw nsw i64 %144 to i32
  %146 = icmp ult i32 %142, %140
  %147 = zext i1 %146 to i32
  %148 = add nuw nsw i32 %147, %145
  %149 = add nsw i32 %93, -120
  %150 = icmp ugt i32 %149, 31
  %151 = select i1 %150, i32 %142, i32 %148
  %152 = select i1 %150, i32 %134, i32 %142
  %153 = select i1 %150, i32 %126, i32 %134
  %154 = select i1 %150, i32 %118, i32 %126
  %155 = select i1 %150, i32 %110, i32 %118
  %156 = select i1 %150, i32 %102, i32 %110
  %157 = select i1 %150, i32 %96, i32 %102
  %158 = select i1 %150, i32 -32, i32 0
  %159 = add nsw i32 %158, %149
  %160 = icmp ugt i32 %159, 31
  %161 = select i1 %160, i32 %152, i32 %151
  %162 = select i1 %160, i32 %153, i32 %152
  %163 = select i1 %160, i32 %154, i32 %153
  %164 = select i1 %160, i32 %155, i32 %154
  %165 = select i1 %160, i32 %156, i32 %155
  %166 = select i1 %160, i32 %157, i32 %156
  %167 = select i1 %160, i32 -32, i32 0
  %168 = add nsw i32 %167, %159
  %169 = icmp ugt i32 %168, 31
  %170 = select i1 %169, i32 %162, i32 %161
  %171 = select i1 %169, i32 %163, i32 %162
  %172 = select i1 %169, i32 %164, i32 %163
  %173 = select i1 %169, i32 %165, i32 %164
  %174 = select i1 %169, i32 %166, i32 %165
  %175 = select i1 %169, i32 -32, i32 0
  %176 = add nsw i32 %175, %168
  %177 = icmp ugt i32 %176, 31
  %178 = select i1 %177, i32 %171, i32 %170
  %179 = select i1 %177, i32 %172, i32 %171
  %180 = select i1 %177, i32 %173, i32 %172
  %181 = select i1 %177, i32 %174, i32 %173
  %182 = select i1 %177, i32 -32, i32 0
  %183 = sub nsw i32 0, %176
  %184 = icmp eq i32 %182, %183
  %185 = sub nsw i32 24, %93
  %186 = and i32 %149, 31
  %187 = shl i32 %178, %186
  %188 = and i32 %185, 31
  %189 = lshr i32 %179, %188
  %190 = or i32 %187, %189
  %191 = shl i32 %179, %186
  %192 = lshr i32 %180, %188
  %193 = or i32 %191, %192
  %194 = shl i32 %180, %186
  %195 = lshr i32 %181, %188
  %196 = or i32 %194, %195
  %197 = select i1 %184, i32 %178, i32 %190
  %198 = select i1 %184, i32 %179, i32 %193
  %199 = select i1 %184, i32 %180, i32 %196
  %200 = lshr i32 %197, 29
  %201 = tail call i32 @llvm.fshl.i32(i32 %197, i32 %198, i32 2)
  %202 = tail call i32 @llvm.fshl.i32(i32 %198, i32 %199, i32 2)
  %203 = shl i32 %199, 2
  %204 = and i32 %200, 1
  %205 = sub nsw i32 0, %204
  %206 = shl i32 %200, 31
  %207 = xor i32 %201, %205
  %208 = xor i32 %202, %205
  %209 = xor i32 %203, %205
  %210 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %207, i1 false)
  %211 = add nuw nsw i32 %210, 1
  %212 = and i32 %211, 31
  %213 = shl i32 %207, %212
  %214 = and i32 %210, 31
  %215 = xor i32 %214, 31
  %216 = lshr i32 %208, %215
  %217 = or i32 %213, %216
  %218 = shl i32 %208, %212
  %219 = lshr i32 %209, %215
  %220 = or i32 %218, %219
  %221 = lshr i32 %217, 9
  %222 = shl nuw nsw i32 %210, 23
  %223 = sub nsw i32 %221, %222
  %224 = add nsw i32 %223, 1056964608
  %225 = or i32 %224, %206
  %226 = bitcast i32 %225 to float
  %227 = tail call i32 @llvm.fshl.i32(i32 %217, i32 %220, i32 23)
  %228 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %227, i1 false)
  %229 = xor i32 %228, -1
  %230 = add nuw nsw i32 %228, 1
  %231 = and i32 %230, 31
  %232 = shl i32 %227, %231
  %233 = and i32 %228, 31
  %234 = xor i32 %233, 31
  %235 = lshr i32 %220, %234
  %236 = or i32 %232, %235
  %237 = sub nuw nsw i32 %229, %210
  %238 = shl nsw i32 %237, 23
  %239 = lshr i32 %236, 9
  %240 = add nsw i32 %238, 864026624
  %241 = or disjoint i32 %239, %240
  %242 = or i32 %241, %206
  %243 = bitcast i32 %242 to float
  %244 = and i32 %225, -4096
  %245 = bitcast i32 %244 to float
  %246 = fsub float %226, %245
  %247 = fmul float %226, 0x3FF921FB40000000
  %248 = fneg float %247
  %249 = tail call noundef float @llvm.fmuladd.f32(float %245, float 0x3FF9200000000000, float %248)
  %250 = tail call noundef float @llvm.fmuladd.f32(float %245, float 0x3F3FB40000000000, float %249)
  %251 = tail call noundef float @llvm.fmuladd.f32(float %246, float 0x3FF9200000000000, float %250)
  %252 = tail call noundef float @llvm.fmuladd.f32(float %246, float 0x3F3FB40000000000, float %251)
  %253 = tail call noundef float @llvm.fmuladd.f32(float %226, float 0x3E74442D00000000, float %252)
  %254 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3FF921FB40000000, float %253)
  %255 = fadd float %247, %254
  %256 = fsub float %255, %247
  %257 = fsub float %254, %256
  %258 = lshr i32 %197, 30
  %259 = add nuw nsw i32 %204, %258
  br label %260

260:                                              ; preds = %50, %91
  %261 = phi float [ %88, %50 ], [ %255, %91 ]
  %262 = phi float [ %89, %50 ], [ %257, %91 ]
  %263 = phi i32 [ %90, %50 ], [ %259, %91 ]
  %264 = fmul float %261, %261
  %265 = fmul float %261, %264
  %266 = tail call noundef float @llvm.fmuladd.f32(float %264, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %267 = tail call noundef float @llvm.fmuladd.f32(float %264, float %266, float 0x3EC6DBE4A0000000)
  %268 = tail call noundef float @llvm.fmuladd.f32(float %264, float %267, float 0xBF2A013A80000000)
  %269 = tail call noundef float @llvm.fmuladd.f32(float %264, float %268, float 0x3F811110E0000000)
  %270 = fneg float %265
  %271 = fmul float %269, %270
  %272 = tail call noundef float @llvm.fmuladd.f32(float %262, float 5.000000e-01, float %271)
  %273 = fneg float %262
  %274 = tail call noundef float @llvm.fmuladd.f32(float %264, float %272, float %273)
  %275 = tail call noundef float @llvm.fmuladd.f32(float %265, float 0x3FC5555560000000, float %274)
  %276 = fsub float %261, %275
  %277 = tail call noundef float @llvm.fmuladd.f32(float %264, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %278 = tail call noundef float @llvm.fmuladd.f32(float %264, float %277, float 0xBE92524740000000)
  %279 = tail call noundef float @llvm.fmuladd.f32(float %264, float %278, float 0x3EFA015C40000000)
  %280 = tail call noundef float @llvm.fmuladd.f32(float %264, float %279, float 0xBF56C16C00000000)
  %281 = tail call noundef float @llvm.fmuladd.f32(float %264, float %280, float 0x3FA5555560000000)
  %282 = fmul float %264, %281
  %283 = tail call float @llvm.fabs.f32(float %261)
  %284 = bitcast float %283 to i32
  %285 = add nsw i32 %284, -16777216
  %286 = bitcast i32 %285 to float
  %287 = add nsw i32 %284, -1050253722
  %288 = icmp ult i32 %287, 11429479
  %289 = select i1 %288, float %286, float 0.000000e+00
  %290 = icmp samesign ugt i32 %284, 1061683200
  %291 = select i1 %290, float 2.812500e-01, float %289
  %292 = fneg float %291
  %293 = tail call noundef float @llvm.fmuladd.f32(float %264, float 5.000000e-01, float %292)
  %294 = fsub float 1.000000e+00, %291
  %295 = fneg float %261
  %296 = fmul float %262, %295
  %297 = tail call noundef float @llvm.fmuladd.f32(float %264, float %282, float %296)
  %298 = fsub float %297, %293
  %299 = fadd float %294, %298
  %300 = fcmp one float %48, 0x7FF0000000000000
  %301 = shl i32 %263, 30
  %302 = and i32 %301, -2147483648
  %303 = and i32 %263, 1
  %304 = icmp eq i32 %303, 0
  %305 = fneg float %276
  %306 = select i1 %304, float %299, float %305
  %307 = bitcast float %306 to i32
  %308 = xor i32 %302, %307
  %309 = bitcast i32 %308 to float
  %310 = select i1 %300, float %309, float 0x7FF8000000000000
  %311 = bitcast float %40 to i32
  %312 = fadd float %40, -1.000000e+00
  %313 = tail call noundef float @llvm.fabs.f32(float %312)
  %314 = fcmp olt float %313, 6.250000e-02
  %315 = fadd float %312, 2.000000e+00
  %316 = fdiv float %312, %315, !fpmath !17
  %317 = fadd float %316, %316
  %318 = fmul float %317, %317
  %319 = tail call noundef float @llvm.fmuladd.f32(float %318, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %320 = fmul float %318, %319
  %321 = fneg float %312
  %322 = fmul float %316, %321
  %323 = tail call noundef float @llvm.fmuladd.f32(float %317, float %320, float %322)
  %324 = bitcast float %312 to i32
  %325 = and i32 %324, -65536
  %326 = bitcast i32 %325 to float
  %327 = fsub float %312, %326
  %328 = fadd float %327, %323
  %329 = fmul float %328, 0x3F75476520000000
  %330 = tail call noundef float @llvm.fmuladd.f32(float %326, float 0x3F75476520000000, float %329)
  %331 = tail call noundef float @llvm.fmuladd.f32(float %328, float 1.437500e+00, float %330)
  %332 = tail call noundef float @llvm.fmuladd.f32(float %326, float 1.437500e+00, float %331)
  %333 = lshr i32 %311, 23
  %334 = add nsw i32 %333, -127
  %335 = or i32 %311, 1065353216
  %336 = bitcast i32 %335 to float
  %337 = fadd float %336, -1.000000e+00
  %338 = bitcast float %337 to i32
  %339 = lshr i32 %338, 23
  %340 = add nsw i32 %339, -253
  %341 = icmp eq i32 %333, 0
  %342 = select i1 %341, i32 %340, i32 %334
  %343 = select i1 %341, i32 %338, i32 %311
  %344 = sitofp i32 %342 to float
  %345 = and i32 %343, 8323072
  %346 = shl i32 %343, 1
  %347 = and i32 %346, 65536
  %348 = add nuw nsw i32 %347, %345
  %349 = or disjoint i32 %348, 1056964608
  %350 = bitcast i32 %349 to float
  %351 = and i32 %343, 8388607
  %352 = or disjoint i32 %351, 1056964608
  %353 = bitcast i32 %352 to float
  %354 = fsub float %350, %353
  %355 = lshr exact i32 %348, 16
  %356 = zext nneg i32 %355 to i64
  %357 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %356
  %358 = load float, ptr addrspace(4) %357, align 4, !tbaa !18
  %359 = fmul float %354, %358
  %360 = tail call noundef float @llvm.fmuladd.f32(float %359, float 0x3FD5555560000000, float 5.000000e-01)
  %361 = fmul float %359, %359
  %362 = tail call noundef float @llvm.fmuladd.f32(float %360, float %361, float %359)
  %363 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %356
  %364 = load <2 x float>, ptr addrspace(4) %363, align 8, !tbaa !20
  %365 = extractelement <2 x float> %364, i64 0
  %366 = fadd float %365, %344
  %367 = extractelement <2 x float> %364, i64 1
  %368 = tail call noundef float @llvm.fmuladd.f32(float %362, float 0xBFF7154760000000, float %367)
  %369 = fadd float %366, %368
  %370 = select i1 %314, float %332, float %369
  %371 = icmp samesign ugt i32 %311, 2139095039
  %372 = select i1 %371, float %40, float %370
  %373 = icmp eq i32 %311, 0
  %374 = fmul float %372, 0x3FE62E4300000000
  %375 = fmul float %374, -2.000000e+00
  %376 = select i1 %373, float 0x7FF0000000000000, float %375
  %377 = tail call fastcc float @llvm.sqrt.f32(float noundef %376) #9
  %378 = fmul float %377, %310
  %379 = tail call float @llvm.fmuladd.f32(float %378, float 2.500000e-01, float 1.000000e+00)
  %380 = ashr exact i64 %29, 32
  %381 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %380
  %382 = load float, ptr addrspace(1) %381, align 4, !tbaa !18
  %383 = fadd float %382, %379
  store float %383, ptr addrspace(1) %381, align 4, !tbaa !18
  %384 = mul nsw i64 %43, 1103515245
  %385 = add nsw i64 %384, 12345
  %386 = srem i64 %385, 2147483647
  %387 = trunc nsw i64 %386 to i32
  %388 = sitofp i32 %387 to float
  %389 = fmul float %388, 0x3E00000000000000
  %390 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %389) #9
  %391 = mul nsw i64 %386, 1103515245
  %392 = add nsw i64 %391, 12345
  %393 = srem i64 %392, 2147483647
  %394 = trunc nsw i64 %393 to i32
  store i32 %394, ptr addrspace(1) %31, align 4, !tbaa !6
  %395 = sitofp i32 %394 to float
  %396 = fmul float %395, 0x3E00000000000000
  %397 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %396) #9
  %398 = fmul float %397, 0x401921FB60000000
  %399 = fcmp olt float %398, 0x4160000000000000
  br i1 %399, label %400, label %441

400:                                              ; preds = %260
  %401 = tail call noundef float @llvm.fmuladd.f32(float %398, float 0x3FE45F3060000000, float 5.000000e-01)
  %402 = tail call noundef float @llvm.trunc.f32(float %401)
  %403 = bitcast float %402 to i32
  %404 = and i32 %403, -4096
  %405 = bitcast i32 %404 to float
  %406 = fsub float %402, %405
  %407 = fmul float %402, 0x3FF921FB40000000
  %408 = fneg float %407
  %409 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3FF9200000000000, float %408)
  %410 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3F3FB40000000000, float %409)
  %411 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3FF9200000000000, float %410)
  %412 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3F3FB40000000000, float %411)
  %413 = fsub float %398, %407
  %414 = fsub float %398, %413
  %415 = fsub float %414, %407
  %416 = fsub float %415, %412
  %417 = fadd float %413, %416
  %418 = fmul float %402, 0x3E74442D00000000
  %419 = fneg float %418
  %420 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3E74440000000000, float %419)
  %421 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3D86800000000000, float %420)
  %422 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3E74440000000000, float %421)
  %423 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3D86800000000000, float %422)
  %424 = fsub float %417, %418
  %425 = fsub float %417, %424
  %426 = fsub float %425, %418
  %427 = fsub float %426, %423
  %428 = fadd float %424, %427
  %429 = fmul float %402, 0x3CF8469880000000
  %430 = fneg float %429
  %431 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3CF8460000000000, float %430)
  %432 = tail call noundef float @llvm.fmuladd.f32(float %405, float 0x3C23100000000000, float %431)
  %433 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3CF8460000000000, float %432)
  %434 = tail call noundef float @llvm.fmuladd.f32(float %406, float 0x3C23100000000000, float %433)
  %435 = fsub float %428, %429
  %436 = fsub float %428, %435
  %437 = fsub float %436, %429
  %438 = fadd float %435, %437
  %439 = fneg float %434
  %440 = fptosi float %402 to i32
  br label %610

441:                                              ; preds = %260
  %442 = bitcast float %398 to i32
  %443 = lshr i32 %442, 23
  %444 = and i32 %442, 8388607
  %445 = or disjoint i32 %444, 8388608
  %446 = mul i32 %445, -28220501
  %447 = zext nneg i32 %445 to i64
  %448 = mul nuw nsw i64 %447, 4266746795
  %449 = lshr i64 %448, 32
  %450 = trunc nuw nsw i64 %449 to i32
  %451 = mul i32 %445, 1011060801
  %452 = add i32 %451, %450
  %453 = mul nuw nsw i64 %447, 1011060801
  %454 = lshr i64 %453, 32
  %455 = trunc nuw nsw i64 %454 to i32
  %456 = icmp ult i32 %452, %450
  %457 = zext i1 %456 to i32
  %458 = add nuw nsw i32 %457, %455
  %459 = mul i32 %445, -614296167
  %460 = add i32 %458, %459
  %461 = mul nuw nsw i64 %447, 3680671129
  %462 = lshr i64 %461, 32
  %463 = trunc nuw nsw i64 %462 to i32
  %464 = icmp ult i32 %460, %458
  %465 = zext i1 %464 to i32
  %466 = add nuw nsw i32 %465, %463
  %467 = mul i32 %445, -181084736
  %468 = add i32 %466, %467
  %469 = mul nuw nsw i64 %447, 4113882560
  %470 = lshr i64 %469, 32
  %471 = trunc nuw nsw i64 %470 to i32
  %472 = icmp ult i32 %468, %466
  %473 = zext i1 %472 to i32
  %474 = add nuw nsw i32 %473, %471
  %475 = mul i32 %445, -64530479
  %476 = add i32 %474, %475
  %477 = mul nuw nsw i64 %447, 4230436817
  %478 = lshr i64 %477, 32
  %479 = trunc nuw nsw i64 %478 to i32
  %480 = icmp ult i32 %476, %474
  %481 = zext i1 %480 to i32
  %482 = add nuw nsw i32 %481, %479
  %483 = mul i32 %445, 1313084713
  %484 = add i32 %482, %483
  %485 = mul nuw nsw i64 %447, 1313084713
  %486 = lshr i64 %485, 32
  %487 = trunc nuw nsw i64 %486 to i32
  %488 = icmp ult i32 %484, %482
  %489 = zext i1 %488 to i32
  %490 = add nuw nsw i32 %489, %487
  %491 = mul i32 %445, -1560706194
  %492 = add i32 %490, %491
  %493 = mul nuw nsw i64 %447, 2734261102
  %494 = lshr i64 %493, 32
  %495 = trunc nuw nsw i64 %494 to i32
  %496 = icmp ult i32 %492, %490
  %497 = zext i1 %496 to i32
  %498 = add nuw nsw i32 %497, %495
  %499 = add nsw i32 %443, -120
  %500 = icmp ugt i32 %499, 31
  %501 = select i1 %500, i32 %492, i32 %498
  %502 = select i1 %500, i32 %484, i32 %492
  %503 = select i1 %500, i32 %476, i32 %484
  %504 = select i1 %500, i32 %468, i32 %476
  %505 = select i1 %500, i32 %460, i32 %468
  %506 = select i1 %500, i32 %452, i32 %460
  %507 = select i1 %500, i32 %446, i32 %452
  %508 = select i1 %500, i32 -32, i32 0
  %509 = add nsw i32 %508, %499
  %510 = icmp ugt i32 %509, 31
  %511 = select i1 %510, i32 %502, i32 %501
  %512 = select i1 %510, i32 %503, i32 %502
  %513 = select i1 %510, i32 %504, i32 %503
  %514 = select i1 %510, i32 %505, i32 %504
  %515 = select i1 %510, i32 %506, i32 %505
  %516 = select i1 %510, i32 %507, i32 %506
  %517 = select i1 %510, i32 -32, i32 0
  %518 = add nsw i32 %517, %509
  %519 = icmp ugt i32 %518, 31
  %520 = select i1 %519, i32 %512, i32 %511
  %521 = select i1 %519, i32 %513, i32 %512
  %522 = select i1 %519, i32 %514, i32 %513
  %523 = select i1 %519, i32 %515, i32 %514
  %524 = select i1 %519, i32 %516, i32 %515
  %525 = select i1 %519, i32 -32, i32 0
  %526 = add nsw i32 %525, %518
  %527 = icmp ugt i32 %526, 31
  %528 = select i1 %527, i32 %521, i32 %520
  %529 = select i1 %527, i32 %522, i32 %521
  %530 = select i1 %527, i32 %523, i32 %522
  %531 = select i1 %527, i32 %524, i32 %523
  %532 = select i1 %527, i32 -32, i32 0
  %533 = sub nsw i32 0, %526
  %534 = icmp eq i32 %532, %533
  %535 = sub nsw i32 24, %443
  %536 = and i32 %499, 31
  %537 = shl i32 %528, %536
  %538 = and i32 %535, 31
  %539 = lshr i32 %529, %538
  %540 = or i32 %537, %539
  %541 = shl i32 %529, %536
  %542 = lshr i32 %530, %538
  %543 = or i32 %541, %542
  %544 = shl i32 %530, %536
  %545 = lshr i32 %531, %538
  %546 = or i32 %544, %545
  %547 = select i1 %534, i32 %528, i32 %540
  %548 = select i1 %534, i32 %529, i32 %543
  %549 = select i1 %534, i32 %530, i32 %546
  %550 = lshr i32 %547, 29
  %551 = tail call i32 @llvm.fshl.i32(i32 %547, i32 %548, i32 2)
  %552 = tail call i32 @llvm.fshl.i32(i32 %548, i32 %549, i32 2)
  %553 = shl i32 %549, 2
  %554 = and i32 %550, 1
  %555 = sub nsw i32 0, %554
  %556 = shl i32 %550, 31
  %557 = xor i32 %551, %555
  %558 = xor i32 %552, %555
  %559 = xor i32 %553, %555
  %560 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %557, i1 false)
  %561 = add nuw nsw i32 %560, 1
  %562 = and i32 %561, 31
  %563 = shl i32 %557, %562
  %564 = and i32 %560, 31
  %565 = xor i32 %564, 31
  %566 = lshr i32 %558, %565
  %567 = or i32 %563, %566
  %568 = shl i32 %558, %562
  %569 = lshr i32 %559, %565
  %570 = or i32 %568, %569
  %571 = lshr i32 %567, 9
  %572 = shl nuw nsw i32 %560, 23
  %573 = sub nsw i32 %571, %572
  %574 = add nsw i32 %573, 1056964608
  %575 = or i32 %574, %556
  %576 = bitcast i32 %575 to float
  %577 = tail call i32 @llvm.fshl.i32(i32 %567, i32 %570, i32 23)
  %578 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %577, i1 false)
  %579 = xor i32 %578, -1
  %580 = add nuw nsw i32 %578, 1
  %581 = and i32 %580, 31
  %582 = shl i32 %577, %581
  %583 = and i32 %578, 31
  %584 = xor i32 %583, 31
  %585 = lshr i32 %570, %584
  %586 = or i32 %582, %585
  %587 = sub nuw nsw i32 %579, %560
  %588 = shl nsw i32 %587, 23
  %589 = lshr i32 %586, 9
  %590 = add nsw i32 %588, 864026624
  %591 = or disjoint i32 %589, %590
  %592 = or i32 %591, %556
  %593 = bitcast i32 %592 to float
  %594 = and i32 %575, -4096
  %595 = bitcast i32 %594 to float
  %596 = fsub float %576, %595
  %597 = fmul float %576, 0x3FF921FB40000000
  %598 = fneg float %597
  %599 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0x3FF9200000000000, float %598)
  %600 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0x3F3FB40000000000, float %599)
  %601 = tail call noundef float @llvm.fmuladd.f32(float %596, float 0x3FF9200000000000, float %600)
  %602 = tail call noundef float @llvm.fmuladd.f32(float %596, float 0x3F3FB40000000000, float %601)
  %603 = tail call noundef float @llvm.fmuladd.f32(float %576, float 0x3E74442D00000000, float %602)
  %604 = tail call noundef float @llvm.fmuladd.f32(float %593, float 0x3FF921FB40000000, float %603)
  %605 = fadd float %597, %604
  %606 = fsub float %605, %597
  %607 = fsub float %604, %606
  %608 = lshr i32 %547, 30
  %609 = add nuw nsw i32 %554, %608
  br label %610

610:                                              ; preds = %400, %441
  %611 = phi float [ %438, %400 ], [ %605, %441 ]
  %612 = phi float [ %439, %400 ], [ %607, %441 ]
  %613 = phi i32 [ %440, %400 ], [ %609, %441 ]
  %614 = fmul float %611, %611
  %615 = fmul float %611, %614
  %616 = tail call noundef float @llvm.fmuladd.f32(float %614, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %617 = tail call noundef float @llvm.fmuladd.f32(float %614, float %616, float 0x3EC6DBE4A0000000)
  %618 = tail call noundef float @llvm.fmuladd.f32(float %614, float %617, float 0xBF2A013A80000000)
  %619 = tail call noundef float @llvm.fmuladd.f32(float %614, float %618, float 0x3F811110E0000000)
  %620 = fneg float %615
  %621 = fmul float %619, %620
  %622 = tail call noundef float @llvm.fmuladd.f32(float %612, float 5.000000e-01, float %621)
  %623 = fneg float %612
  %624 = tail call noundef float @llvm.fmuladd.f32(float %614, float %622, float %623)
  %625 = tail call noundef float @llvm.fmuladd.f32(float %615, float 0x3FC5555560000000, float %624)
  %626 = fsub float %611, %625
  %627 = tail call noundef float @llvm.fmuladd.f32(float %614, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %628 = tail call noundef float @llvm.fmuladd.f32(float %614, float %627, float 0xBE92524740000000)
  %629 = tail call noundef float @llvm.fmuladd.f32(float %614, float %628, float 0x3EFA015C40000000)
  %630 = tail call noundef float @llvm.fmuladd.f32(float %614, float %629, float 0xBF56C16C00000000)
  %631 = tail call noundef float @llvm.fmuladd.f32(float %614, float %630, float 0x3FA5555560000000)
  %632 = fmul float %614, %631
  %633 = tail call float @llvm.fabs.f32(float %611)
  %634 = bitcast float %633 to i32
  %635 = add nsw i32 %634, -16777216
  %636 = bitcast i32 %635 to float
  %637 = add nsw i32 %634, -1050253722
  %638 = icmp ult i32 %637, 11429479
  %639 = select i1 %638, float %636, float 0.000000e+00
  %640 = icmp samesign ugt i32 %634, 1061683200
  %641 = select i1 %640, float 2.812500e-01, float %639
  %642 = fneg float %641
  %643 = tail call noundef float @llvm.fmuladd.f32(float %614, float 5.000000e-01, float %642)
  %644 = fsub float 1.000000e+00, %641
  %645 = fneg float %611
  %646 = fmul float %612, %645
  %647 = tail call noundef float @llvm.fmuladd.f32(float %614, float %632, float %646)
  %648 = fsub float %647, %643
  %649 = fadd float %644, %648
  %650 = fcmp one float %398, 0x7FF0000000000000
  %651 = shl i32 %613, 30
  %652 = and i32 %651, -2147483648
  %653 = and i32 %613, 1
  %654 = icmp eq i32 %653, 0
  %655 = fneg float %626
  %656 = select i1 %654, float %649, float %655
  %657 = bitcast float %656 to i32
  %658 = xor i32 %652, %657
  %659 = bitcast i32 %658 to float
  %660 = select i1 %650, float %659, float 0x7FF8000000000000
  %661 = bitcast float %390 to i32
  %662 = fadd float %390, -1.000000e+00
  %663 = tail call noundef float @llvm.fabs.f32(float %662)
  %664 = fcmp olt float %663, 6.250000e-02
  %665 = fadd float %662, 2.000000e+00
  %666 = fdiv float %662, %665, !fpmath !17
  %667 = fadd float %666, %666
  %668 = fmul float %667, %667
  %669 = tail call noundef float @llvm.fmuladd.f32(float %668, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %670 = fmul float %668, %669
  %671 = fneg float %662
  %672 = fmul float %666, %671
  %673 = tail call noundef float @llvm.fmuladd.f32(float %667, float %670, float %672)
  %674 = bitcast float %662 to i32
  %675 = and i32 %674, -65536
  %676 = bitcast i32 %675 to float
  %677 = fsub float %662, %676
  %678 = fadd float %677, %673
  %679 = fmul float %678, 0x3F75476520000000
  %680 = tail call noundef float @llvm.fmuladd.f32(float %676, float 0x3F75476520000000, float %679)
  %681 = tail call noundef float @llvm.fmuladd.f32(float %678, float 1.437500e+00, float %680)
  %682 = tail call noundef float @llvm.fmuladd.f32(float %676, float 1.437500e+00, float %681)
  %683 = lshr i32 %661, 23
  %684 = add nsw i32 %683, -127
  %685 = or i32 %661, 1065353216
  %686 = bitcast i32 %685 to float
  %687 = fadd float %686, -1.000000e+00
  %688 = bitcast float %687 to i32
  %689 = lshr i32 %688, 23
  %690 = add nsw i32 %689, -253
  %691 = icmp eq i32 %683, 0
  %692 = select i1 %691, i32 %690, i32 %684
  %693 = select i1 %691, i32 %688, i32 %661
  %694 = sitofp i32 %692 to float
  %695 = and i32 %693, 8323072
  %696 = shl i32 %693, 1
  %697 = and i32 %696, 65536
  %698 = add nuw nsw i32 %697, %695
  %699 = or disjoint i32 %698, 1056964608
  %700 = bitcast i32 %699 to float
  %701 = and i32 %693, 8388607
  %702 = or disjoint i32 %701, 1056964608
  %703 = bitcast i32 %702 to float
  %704 = fsub float %700, %703
  %705 = lshr exact i32 %698, 16
  %706 = zext nneg i32 %705 to i64
  %707 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %706
  %708 = load float, ptr addrspace(4) %707, align 4, !tbaa !18
  %709 = fmul float %704, %708
  %710 = tail call noundef float @llvm.fmuladd.f32(float %709, float 0x3FD5555560000000, float 5.000000e-01)
  %711 = fmul float %709, %709
  %712 = tail call noundef float @llvm.fmuladd.f32(float %710, float %711, float %709)
  %713 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %706
  %714 = load <2 x float>, ptr addrspace(4) %713, align 8, !tbaa !20
  %715 = extractelement <2 x float> %714, i64 0
  %716 = fadd float %715, %694
  %717 = extractelement <2 x float> %714, i64 1
  %718 = tail call noundef float @llvm.fmuladd.f32(float %712, float 0xBFF7154760000000, float %717)
  %719 = fadd float %716, %718
  %720 = select i1 %664, float %682, float %719
  %721 = icmp samesign ugt i32 %661, 2139095039
  %722 = select i1 %721, float %390, float %720
  %723 = icmp eq i32 %661, 0
  %724 = fmul float %722, 0x3FE62E4300000000
  %725 = fmul float %724, -2.000000e+00
  %726 = select i1 %723, float 0x7FF0000000000000, float %725
  %727 = tail call fastcc float @llvm.sqrt.f32(float noundef %726) #9
  %728 = fmul float %727, %660
  %729 = tail call float @llvm.fmuladd.f32(float %728, float 5.000000e-01, float -2.000000e+00)
  %730 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %380
  %731 = load float, ptr addrspace(1) %730, align 4, !tbaa !18
  %732 = fadd float %731, %729
  store float %732, ptr addrspace(1) %730, align 4, !tbaa !18
  %733 = icmp sgt i32 %7, 0
  br i1 %733, label %734, label %749

734:                                              ; preds = %610
  %735 = load float, ptr addrspace(1) %381, align 4, !tbaa !18
  %736 = fptosi float %735 to i32
  %737 = sitofp i32 %736 to float
  %738 = fsub float %735, %737
  %739 = fcmp uge float %738, 5.000000e-01
  %740 = zext i1 %739 to i32
  %741 = add i32 %736, %740
  %742 = fptosi float %732 to i32
  %743 = sitofp i32 %742 to float
  %744 = fsub float %732, %743
  %745 = fcmp uge float %744, 5.000000e-01
  %746 = zext i1 %745 to i32
  %747 = add nsw i32 %746, %742
  %748 = mul nsw i32 %8, %8
  br label %789

749:                                              ; preds = %789, %610
  %750 = phi float [ 0.000000e+00, %610 ], [ %815, %789 ]
  %751 = sitofp i32 %7 to float
  %752 = fmul float %751, 1.000000e+02
  %753 = fdiv float %750, %752
  %754 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %380
  %755 = load float, ptr addrspace(1) %754, align 4, !tbaa !18
  %756 = fcmp olt float %753, 0.000000e+00
  %757 = select i1 %756, float -5.000000e-01, float 5.000000e-01
  %758 = tail call noundef float @llvm.fmuladd.f32(float %753, float 0x3FF7154760000000, float %757)
  %759 = fptosi float %758 to i32
  %760 = sitofp i32 %759 to float
  %761 = tail call noundef float @llvm.fmuladd.f32(float %760, float 0xBFE62E3000000000, float %753)
  %762 = fmul float %760, 0xBEE2FEFA20000000
  %763 = fadd float %761, %762
  %764 = fmul float %763, %763
  %765 = tail call noundef float @llvm.fmuladd.f32(float %764, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %766 = tail call noundef float @llvm.fmuladd.f32(float %764, float %765, float 0x3F11566AA0000000)
  %767 = tail call noundef float @llvm.fmuladd.f32(float %764, float %766, float 0xBF66C16C20000000)
  %768 = tail call noundef float @llvm.fmuladd.f32(float %764, float %767, float 0x3FC5555560000000)
  %769 = fneg float %768
  %770 = tail call noundef float @llvm.fmuladd.f32(float %764, float %769, float %763)
  %771 = fneg float %762
  %772 = fmul float %763, %770
  %773 = fsub float 2.000000e+00, %770
  %774 = fdiv float %772, %773, !fpmath !17
  %775 = fsub float %771, %774
  %776 = fsub float %761, %775
  %777 = fadd float %776, 1.000000e+00
  %778 = bitcast float %777 to i32
  %779 = shl i32 %759, 23
  %780 = add nsw i32 %779, %778
  %781 = bitcast i32 %780 to float
  %782 = fcmp olt float %753, 0xC055D589E0000000
  %783 = select i1 %782, float 0.000000e+00, float %781
  %784 = fcmp olt float %753, 0x40562E4300000000
  %785 = select i1 %784, float %783, float 0x7FF0000000000000
  %786 = fcmp ord float %753, 0.000000e+00
  %787 = select i1 %786, float %785, float %753
  %788 = fmul float %787, %755
  store float %788, ptr addrspace(1) %754, align 4, !tbaa !18
  br label %818

789:                                              ; preds = %734, %789
  %790 = phi float [ 0.000000e+00, %734 ], [ %815, %789 ]
  %791 = phi i32 [ 0, %734 ], [ %816, %789 ]
  %792 = shl nuw nsw i32 %791, 1
  %793 = zext nneg i32 %792 to i64
  %794 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %793
  %795 = getelementptr inbounds nuw i8, ptr addrspace(1) %794, i64 4
  %796 = load i32, ptr addrspace(1) %795, align 4, !tbaa !6
  %797 = add i32 %796, %741
  %798 = load i32, ptr addrspace(1) %794, align 4, !tbaa !6
  %799 = add nsw i32 %747, %798
  %800 = mul nsw i32 %797, %8
  %801 = add nsw i32 %799, %800
  %802 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %801, i1 false)
  %803 = icmp slt i32 %802, %748
  %804 = select i1 %803, i32 %802, i32 0
  %805 = sext i32 %804 to i64
  %806 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %805
  %807 = load i8, ptr addrspace(1) %806, align 1, !tbaa !20
  %808 = uitofp i8 %807 to float
  %809 = fadd float %808, -1.000000e+02
  %810 = fadd float %808, -2.280000e+02
  %811 = fneg float %810
  %812 = fmul float %810, %811
  %813 = tail call float @llvm.fmuladd.f32(float %809, float %809, float %812)
  %814 = fdiv float %813, 5.000000e+01
  %815 = fadd float %790, %814
  %816 = add nuw nsw i32 %791, 1
  %817 = icmp eq i32 %816, %7
  br i1 %817, label %749, label %789

818:                                              ; preds = %749, %10
  %819 = phi float [ %788, %749 ], [ 0.000000e+00, %10 ]
  %820 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i32 %16
  store float %819, ptr addrspace(3) %820, align 4, !tbaa !18
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %821 = lshr i32 %15, 1
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %823, label %825

823:                                              ; preds = %833, %818
  %824 = icmp eq i32 %16, 0
  br i1 %824, label %836, label %839

825:                                              ; preds = %818, %833
  %826 = phi i32 [ %834, %833 ], [ %821, %818 ]
  %827 = icmp samesign ugt i32 %826, %16
  br i1 %827, label %828, label %833

828:                                              ; preds = %825
  %829 = getelementptr inbounds nuw float, ptr addrspace(3) %820, i32 %826
  %830 = load float, ptr addrspace(3) %829, align 4, !tbaa !18
  %831 = load float, ptr addrspace(3) %820, align 4, !tbaa !18
  %832 = fadd float %830, %831
  store float %832, ptr addrspace(3) %820, align 4, !tbaa !18
  br label %833

833:                                              ; preds = %828, %825
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %834 = lshr i32 %826, 1
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %823, label %825

836:                                              ; preds = %823
  %837 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %20
  %838 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !18
  store float %838, ptr addrspace(1) %837, align 4, !tbaa !18
  br label %839

839:                                              ; preds = %836, %823
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #5 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = icmp sgt i32 %4, %21
  br i1 %22, label %23, label %56

23:                                               ; preds = %5
  %24 = icmp slt i32 %21, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %23
  %26 = mul i32 %6, %10
  %27 = add i32 %11, %26
  %28 = trunc i64 %14 to i32
  %29 = add i32 %27, %28
  br label %45

30:                                               ; preds = %45, %23
  %31 = phi float [ 0.000000e+00, %23 ], [ %53, %45 ]
  %32 = sitofp i32 %4 to float
  %33 = fdiv float %31, %32
  %34 = shl i64 %20, 32
  %35 = ashr exact i64 %34, 32
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  store float %33, ptr addrspace(1) %36, align 4, !tbaa !18
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !18
  %39 = fdiv float %38, %3
  store float %39, ptr addrspace(1) %37, align 4, !tbaa !18
  %40 = fdiv float 5.000000e-01, %32
  %41 = sitofp i32 %21 to float
  %42 = fdiv float %41, %32
  %43 = fadd float %40, %42
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %35
  store float %43, ptr addrspace(1) %44, align 4, !tbaa !18
  br label %56

45:                                               ; preds = %25, %45
  %46 = phi i32 [ %54, %45 ], [ 0, %25 ]
  %47 = phi float [ %53, %45 ], [ 0.000000e+00, %25 ]
  %48 = mul nuw nsw i32 %46, 37
  %49 = add nuw nsw i32 %48, 11
  %50 = and i32 %49, 63
  %51 = uitofp nneg i32 %50 to float
  %52 = fmul float %51, 1.562500e-02
  %53 = fadd float %47, %52
  %54 = add nuw i32 %46, 1
  %55 = icmp eq i32 %46, %29
  br i1 %55, label %30, label %45

56:                                               ; preds = %5, %30
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_pf_normalize(ptr addrspace(1) noundef align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float noundef %3, i32 noundef %4) local_unnamed_addr #6 !kernel_arg_addr_space !22 !kernel_arg_access_qual !23 !kernel_arg_type !24 !kernel_arg_base_type !24 !kernel_arg_type_qual !25 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 4
  %9 = load i32, ptr addrspace(4) %8, align 4, !tbaa !6
  %10 = and i32 %9, 65535
  %11 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %12 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 40
  %14 = load i64, ptr addrspace(4) %13, align 8, !tbaa !10
  %15 = zext i32 %6 to i64
  %16 = zext nneg i32 %10 to i64
  %17 = mul nuw nsw i64 %16, %15
  %18 = zext nneg i32 %11 to i64
  %19 = add i64 %14, %18
  %20 = add i64 %19, %17
  %21 = trunc i64 %20 to i32
  %22 = icmp sgt i32 %4, %21
  br i1 %22, label %23, label %56

23:                                               ; preds = %5
  %24 = icmp slt i32 %21, 0
  br i1 %24, label %30, label %25

25:                                               ; preds = %23
  %26 = mul i32 %6, %10
  %27 = add i32 %11, %26
  %28 = trunc i64 %14 to i32
  %29 = add i32 %27, %28
  br label %45

30:                                               ; preds = %45, %23
  %31 = phi float [ 0.000000e+00, %23 ], [ %53, %45 ]
  %32 = sitofp i32 %4 to float
  %33 = fdiv float %31, %32
  %34 = shl i64 %20, 32
  %35 = ashr exact i64 %34, 32
  %36 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %35
  store float %33, ptr addrspace(1) %36, align 4, !tbaa !18
  %37 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %35
  %38 = load float, ptr addrspace(1) %37, align 4, !tbaa !18
  %39 = fdiv float %38, %3
  store float %39, ptr addrspace(1) %37, align 4, !tbaa !18
  %40 = fdiv float 5.000000e-01, %32
  %41 = sitofp i32 %21 to float
  %42 = fdiv float %41, %32
  %43 = fadd float %40, %42
  %44 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %35
  store float %43, ptr addrspace(1) %44, align 4, !tbaa !18
  br label %56

45:                                               ; preds = %25, %45
  %46 = phi i32 [ %54, %45 ], [ 0, %25 ]
  %47 = phi float [ %53, %45 ], [ 0.000000e+00, %25 ]
  %48 = mul nuw nsw i32 %46, 37
  %49 = add nuw nsw i32 %48, 11
  %50 = and i32 %49, 63
  %51 = uitofp nneg i32 %50 to float
  %52 = fmul float %51, 1.562500e-02
  %53 = fadd float %47, %52
  %54 = add nuw i32 %46, 1
  %55 = icmp eq i32 %46, %29
  br i1 %55, label %30, label %45

56:                                               ; preds = %5, %30
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #5 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = icmp sgt i32 %6, %23
  br i1 %24, label %25, label %54

25:                                               ; preds = %7
  %26 = icmp sgt i32 %6, 0
  %27 = shl i64 %22, 32
  br i1 %26, label %28, label %41

28:                                               ; preds = %25
  %29 = ashr exact i64 %27, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !18, !amdgpu.noclobber !16
  br label %32

32:                                               ; preds = %28, %38
  %33 = phi i32 [ 0, %28 ], [ %39, %38 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !18, !amdgpu.noclobber !16
  %37 = fcmp ult float %36, %31
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %39, %6
  br i1 %40, label %41, label %32

41:                                               ; preds = %38, %32, %25
  %42 = phi i32 [ -1, %25 ], [ -1, %38 ], [ %33, %32 ]
  %43 = icmp eq i32 %42, -1
  %44 = add nsw i32 %6, -1
  %45 = select i1 %43, i32 %44, i32 %42
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !18, !amdgpu.noclobber !16
  %49 = ashr exact i64 %27, 32
  %50 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %49
  store float %48, ptr addrspace(1) %50, align 4, !tbaa !18
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !18
  %53 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %49
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !18
  br label %54

54:                                               ; preds = %7, %41
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_pf_find_index(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef readonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, ptr addrspace(1) noundef writeonly align 4 captures(none) %5, i32 noundef %6) local_unnamed_addr #6 !kernel_arg_addr_space !26 !kernel_arg_access_qual !27 !kernel_arg_type !28 !kernel_arg_base_type !28 !kernel_arg_type_qual !29 {
  %8 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %9 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %9, i64 4
  %11 = load i32, ptr addrspace(4) %10, align 4, !tbaa !6
  %12 = and i32 %11, 65535
  %13 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %14 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %15 = getelementptr inbounds nuw i8, ptr addrspace(4) %14, i64 40
  %16 = load i64, ptr addrspace(4) %15, align 8, !tbaa !10
  %17 = zext i32 %8 to i64
  %18 = zext nneg i32 %12 to i64
  %19 = mul nuw nsw i64 %18, %17
  %20 = zext nneg i32 %13 to i64
  %21 = add i64 %16, %20
  %22 = add i64 %21, %19
  %23 = trunc i64 %22 to i32
  %24 = icmp sgt i32 %6, %23
  br i1 %24, label %25, label %54

25:                                               ; preds = %7
  %26 = icmp sgt i32 %6, 0
  %27 = shl i64 %22, 32
  br i1 %26, label %28, label %41

28:                                               ; preds = %25
  %29 = ashr exact i64 %27, 30
  %30 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %29
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !18
  br label %32

32:                                               ; preds = %28, %38
  %33 = phi i32 [ 0, %28 ], [ %39, %38 ]
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw float, ptr addrspace(1) %2, i64 %34
  %36 = load float, ptr addrspace(1) %35, align 4, !tbaa !18
  %37 = fcmp ult float %36, %31
  br i1 %37, label %38, label %41

38:                                               ; preds = %32
  %39 = add nuw nsw i32 %33, 1
  %40 = icmp eq i32 %39, %6
  br i1 %40, label %41, label %32

41:                                               ; preds = %38, %32, %25
  %42 = phi i32 [ -1, %25 ], [ -1, %38 ], [ %33, %32 ]
  %43 = icmp eq i32 %42, -1
  %44 = add nsw i32 %6, -1
  %45 = select i1 %43, i32 %44, i32 %42
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %46
  %48 = load float, ptr addrspace(1) %47, align 4, !tbaa !18
  %49 = ashr exact i64 %27, 32
  %50 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %49
  store float %48, ptr addrspace(1) %50, align 4, !tbaa !18
  %51 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %46
  %52 = load float, ptr addrspace(1) %51, align 4, !tbaa !18
  %53 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %49
  store float %52, ptr addrspace(1) %53, align 4, !tbaa !18
  br label %54

54:                                               ; preds = %7, %41
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

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.abs.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #9 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0, i32 0, i32 1}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"int*", !"uchar*", !"int*", !"float*", !"int", !"int", !"int", !"float*"}
!15 = !{!"", !"", !"", !"const", !"const", !"", !"", !"", !"", !""}
!16 = !{}
!17 = !{float 2.500000e+00}
!18 = !{!19, !19, i64 0}
!19 = !{!"float", !8, i64 0}
!20 = !{!8, !8, i64 0}
!21 = !{!"amdgpu-synchronize-as", !"local"}
!22 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!23 = !{!"none", !"none", !"none", !"none", !"none"}
!24 = !{!"float*", !"float*", !"float*", !"float", !"int"}
!25 = !{!"", !"", !"", !"", !""}
!26 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!27 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!28 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float*", !"int"}
!29 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
