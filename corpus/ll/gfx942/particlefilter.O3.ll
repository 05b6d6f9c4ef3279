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
  br i1 %27, label %28, label %817

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
  %294 = fneg float %261
  %295 = fmul float %262, %294
  %296 = tail call noundef float @llvm.fmuladd.f32(float %264, float %282, float %295)
  %297 = insertelement <2 x float> <float 1.000000e+00, float poison>, float %296, i64 1
  %298 = insertelement <2 x float> poison, float %291, i64 0
  %299 = insertelement <2 x float> %298, float %293, i64 1
  %300 = fsub <2 x float> %297, %299
  %301 = shufflevector <2 x float> %300, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %302 = fadd <2 x float> %300, %301
  %303 = extractelement <2 x float> %302, i64 0
  %304 = fcmp one float %48, 0x7FF0000000000000
  %305 = shl i32 %263, 30
  %306 = and i32 %305, -2147483648
  %307 = and i32 %263, 1
  %308 = icmp eq i32 %307, 0
  %309 = fneg float %276
  %310 = select i1 %308, float %303, float %309
  %311 = bitcast float %310 to i32
  %312 = xor i32 %306, %311
  %313 = bitcast i32 %312 to float
  %314 = select i1 %304, float %313, float 0x7FF8000000000000
  %315 = bitcast float %40 to i32
  %316 = fadd float %40, -1.000000e+00
  %317 = tail call noundef float @llvm.fabs.f32(float %316)
  %318 = fcmp olt float %317, 6.250000e-02
  %319 = fadd float %316, 2.000000e+00
  %320 = fdiv float %316, %319, !fpmath !17
  %321 = fadd float %320, %320
  %322 = fmul float %321, %321
  %323 = tail call noundef float @llvm.fmuladd.f32(float %322, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %324 = fmul float %322, %323
  %325 = fneg float %316
  %326 = fmul float %320, %325
  %327 = tail call noundef float @llvm.fmuladd.f32(float %321, float %324, float %326)
  %328 = bitcast float %316 to i32
  %329 = and i32 %328, -65536
  %330 = bitcast i32 %329 to float
  %331 = fsub float %316, %330
  %332 = fadd float %331, %327
  %333 = fmul float %332, 0x3F75476520000000
  %334 = tail call noundef float @llvm.fmuladd.f32(float %330, float 0x3F75476520000000, float %333)
  %335 = tail call noundef float @llvm.fmuladd.f32(float %332, float 1.437500e+00, float %334)
  %336 = tail call noundef float @llvm.fmuladd.f32(float %330, float 1.437500e+00, float %335)
  %337 = lshr i32 %315, 23
  %338 = add nsw i32 %337, -127
  %339 = or i32 %315, 1065353216
  %340 = bitcast i32 %339 to float
  %341 = fadd float %340, -1.000000e+00
  %342 = bitcast float %341 to i32
  %343 = lshr i32 %342, 23
  %344 = add nsw i32 %343, -253
  %345 = icmp eq i32 %337, 0
  %346 = select i1 %345, i32 %344, i32 %338
  %347 = select i1 %345, i32 %342, i32 %315
  %348 = sitofp i32 %346 to float
  %349 = and i32 %347, 8323072
  %350 = shl i32 %347, 1
  %351 = and i32 %350, 65536
  %352 = add nuw nsw i32 %351, %349
  %353 = or disjoint i32 %352, 1056964608
  %354 = bitcast i32 %353 to float
  %355 = and i32 %347, 8388607
  %356 = or disjoint i32 %355, 1056964608
  %357 = bitcast i32 %356 to float
  %358 = fsub float %354, %357
  %359 = lshr exact i32 %352, 16
  %360 = zext nneg i32 %359 to i64
  %361 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %360
  %362 = load float, ptr addrspace(4) %361, align 4, !tbaa !18
  %363 = fmul float %358, %362
  %364 = tail call noundef float @llvm.fmuladd.f32(float %363, float 0x3FD5555560000000, float 5.000000e-01)
  %365 = fmul float %363, %363
  %366 = tail call noundef float @llvm.fmuladd.f32(float %364, float %365, float %363)
  %367 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %360
  %368 = load <2 x float>, ptr addrspace(4) %367, align 8, !tbaa !20
  %369 = extractelement <2 x float> %368, i64 0
  %370 = fadd float %369, %348
  %371 = extractelement <2 x float> %368, i64 1
  %372 = tail call noundef float @llvm.fmuladd.f32(float %366, float 0xBFF7154760000000, float %371)
  %373 = fadd float %370, %372
  %374 = select i1 %318, float %336, float %373
  %375 = icmp samesign ugt i32 %315, 2139095039
  %376 = select i1 %375, float %40, float %374
  %377 = icmp eq i32 %315, 0
  %378 = fmul float %376, 0x3FE62E4300000000
  %379 = fmul float %378, -2.000000e+00
  %380 = select i1 %377, float 0x7FF0000000000000, float %379
  %381 = tail call fastcc float @llvm.sqrt.f32(float noundef %380) #9
  %382 = fmul float %381, %314
  %383 = tail call float @llvm.fmuladd.f32(float %382, float 2.500000e-01, float 1.000000e+00)
  %384 = ashr exact i64 %29, 32
  %385 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %384
  %386 = load float, ptr addrspace(1) %385, align 4, !tbaa !18, !amdgpu.noclobber !16
  %387 = fadd float %386, %383
  store float %387, ptr addrspace(1) %385, align 4, !tbaa !18
  %388 = mul nsw i64 %43, 1103515245
  %389 = add nsw i64 %388, 12345
  %390 = srem i64 %389, 2147483647
  %391 = trunc nsw i64 %390 to i32
  %392 = sitofp i32 %391 to float
  %393 = fmul float %392, 0x3E00000000000000
  %394 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %393) #9
  %395 = mul nsw i64 %390, 1103515245
  %396 = add nsw i64 %395, 12345
  %397 = srem i64 %396, 2147483647
  %398 = trunc nsw i64 %397 to i32
  store i32 %398, ptr addrspace(1) %31, align 4, !tbaa !6
  %399 = sitofp i32 %398 to float
  %400 = fmul float %399, 0x3E00000000000000
  %401 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %400) #9
  %402 = fmul float %401, 0x401921FB60000000
  %403 = fcmp olt float %402, 0x4160000000000000
  br i1 %403, label %404, label %445

404:                                              ; preds = %260
  %405 = tail call noundef float @llvm.fmuladd.f32(float %402, float 0x3FE45F3060000000, float 5.000000e-01)
  %406 = tail call noundef float @llvm.trunc.f32(float %405)
  %407 = bitcast float %406 to i32
  %408 = and i32 %407, -4096
  %409 = bitcast i32 %408 to float
  %410 = fsub float %406, %409
  %411 = fmul float %406, 0x3FF921FB40000000
  %412 = fneg float %411
  %413 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3FF9200000000000, float %412)
  %414 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3F3FB40000000000, float %413)
  %415 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3FF9200000000000, float %414)
  %416 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3F3FB40000000000, float %415)
  %417 = fsub float %402, %411
  %418 = fsub float %402, %417
  %419 = fsub float %418, %411
  %420 = fsub float %419, %416
  %421 = fadd float %417, %420
  %422 = fmul float %406, 0x3E74442D00000000
  %423 = fneg float %422
  %424 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3E74440000000000, float %423)
  %425 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3D86800000000000, float %424)
  %426 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3E74440000000000, float %425)
  %427 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3D86800000000000, float %426)
  %428 = fsub float %421, %422
  %429 = fsub float %421, %428
  %430 = fsub float %429, %422
  %431 = fsub float %430, %427
  %432 = fadd float %428, %431
  %433 = fmul float %406, 0x3CF8469880000000
  %434 = fneg float %433
  %435 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3CF8460000000000, float %434)
  %436 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3C23100000000000, float %435)
  %437 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3CF8460000000000, float %436)
  %438 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3C23100000000000, float %437)
  %439 = fsub float %432, %433
  %440 = fsub float %432, %439
  %441 = fsub float %440, %433
  %442 = fadd float %439, %441
  %443 = fneg float %438
  %444 = fptosi float %406 to i32
  br label %614

445:                                              ; preds = %260
  %446 = bitcast float %402 to i32
  %447 = lshr i32 %446, 23
  %448 = and i32 %446, 8388607
  %449 = or disjoint i32 %448, 8388608
  %450 = mul i32 %449, -28220501
  %451 = zext nneg i32 %449 to i64
  %452 = mul nuw nsw i64 %451, 4266746795
  %453 = lshr i64 %452, 32
  %454 = trunc nuw nsw i64 %453 to i32
  %455 = mul i32 %449, 1011060801
  %456 = add i32 %455, %454
  %457 = mul nuw nsw i64 %451, 1011060801
  %458 = lshr i64 %457, 32
  %459 = trunc nuw nsw i64 %458 to i32
  %460 = icmp ult i32 %456, %454
  %461 = zext i1 %460 to i32
  %462 = add nuw nsw i32 %461, %459
  %463 = mul i32 %449, -614296167
  %464 = add i32 %462, %463
  %465 = mul nuw nsw i64 %451, 3680671129
  %466 = lshr i64 %465, 32
  %467 = trunc nuw nsw i64 %466 to i32
  %468 = icmp ult i32 %464, %462
  %469 = zext i1 %468 to i32
  %470 = add nuw nsw i32 %469, %467
  %471 = mul i32 %449, -181084736
  %472 = add i32 %470, %471
  %473 = mul nuw nsw i64 %451, 4113882560
  %474 = lshr i64 %473, 32
  %475 = trunc nuw nsw i64 %474 to i32
  %476 = icmp ult i32 %472, %470
  %477 = zext i1 %476 to i32
  %478 = add nuw nsw i32 %477, %475
  %479 = mul i32 %449, -64530479
  %480 = add i32 %478, %479
  %481 = mul nuw nsw i64 %451, 4230436817
  %482 = lshr i64 %481, 32
  %483 = trunc nuw nsw i64 %482 to i32
  %484 = icmp ult i32 %480, %478
  %485 = zext i1 %484 to i32
  %486 = add nuw nsw i32 %485, %483
  %487 = mul i32 %449, 1313084713
  %488 = add i32 %486, %487
  %489 = mul nuw nsw i64 %451, 1313084713
  %490 = lshr i64 %489, 32
  %491 = trunc nuw nsw i64 %490 to i32
  %492 = icmp ult i32 %488, %486
  %493 = zext i1 %492 to i32
  %494 = add nuw nsw i32 %493, %491
  %495 = mul i32 %449, -1560706194
  %496 = add i32 %494, %495
  %497 = mul nuw nsw i64 %451, 2734261102
  %498 = lshr i64 %497, 32
  %499 = trunc nuw nsw i64 %498 to i32
  %500 = icmp ult i32 %496, %494
  %501 = zext i1 %500 to i32
  %502 = add nuw nsw i32 %501, %499
  %503 = add nsw i32 %447, -120
  %504 = icmp ugt i32 %503, 31
  %505 = select i1 %504, i32 %496, i32 %502
  %506 = select i1 %504, i32 %488, i32 %496
  %507 = select i1 %504, i32 %480, i32 %488
  %508 = select i1 %504, i32 %472, i32 %480
  %509 = select i1 %504, i32 %464, i32 %472
  %510 = select i1 %504, i32 %456, i32 %464
  %511 = select i1 %504, i32 %450, i32 %456
  %512 = select i1 %504, i32 -32, i32 0
  %513 = add nsw i32 %512, %503
  %514 = icmp ugt i32 %513, 31
  %515 = select i1 %514, i32 %506, i32 %505
  %516 = select i1 %514, i32 %507, i32 %506
  %517 = select i1 %514, i32 %508, i32 %507
  %518 = select i1 %514, i32 %509, i32 %508
  %519 = select i1 %514, i32 %510, i32 %509
  %520 = select i1 %514, i32 %511, i32 %510
  %521 = select i1 %514, i32 -32, i32 0
  %522 = add nsw i32 %521, %513
  %523 = icmp ugt i32 %522, 31
  %524 = select i1 %523, i32 %516, i32 %515
  %525 = select i1 %523, i32 %517, i32 %516
  %526 = select i1 %523, i32 %518, i32 %517
  %527 = select i1 %523, i32 %519, i32 %518
  %528 = select i1 %523, i32 %520, i32 %519
  %529 = select i1 %523, i32 -32, i32 0
  %530 = add nsw i32 %529, %522
  %531 = icmp ugt i32 %530, 31
  %532 = select i1 %531, i32 %525, i32 %524
  %533 = select i1 %531, i32 %526, i32 %525
  %534 = select i1 %531, i32 %527, i32 %526
  %535 = select i1 %531, i32 %528, i32 %527
  %536 = select i1 %531, i32 -32, i32 0
  %537 = sub nsw i32 0, %530
  %538 = icmp eq i32 %536, %537
  %539 = sub nsw i32 24, %447
  %540 = and i32 %503, 31
  %541 = shl i32 %532, %540
  %542 = and i32 %539, 31
  %543 = lshr i32 %533, %542
  %544 = or i32 %541, %543
  %545 = shl i32 %533, %540
  %546 = lshr i32 %534, %542
  %547 = or i32 %545, %546
  %548 = shl i32 %534, %540
  %549 = lshr i32 %535, %542
  %550 = or i32 %548, %549
  %551 = select i1 %538, i32 %532, i32 %544
  %552 = select i1 %538, i32 %533, i32 %547
  %553 = select i1 %538, i32 %534, i32 %550
  %554 = lshr i32 %551, 29
  %555 = tail call i32 @llvm.fshl.i32(i32 %551, i32 %552, i32 2)
  %556 = tail call i32 @llvm.fshl.i32(i32 %552, i32 %553, i32 2)
  %557 = shl i32 %553, 2
  %558 = and i32 %554, 1
  %559 = sub nsw i32 0, %558
  %560 = shl i32 %554, 31
  %561 = xor i32 %555, %559
  %562 = xor i32 %556, %559
  %563 = xor i32 %557, %559
  %564 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %561, i1 false)
  %565 = add nuw nsw i32 %564, 1
  %566 = and i32 %565, 31
  %567 = shl i32 %561, %566
  %568 = and i32 %564, 31
  %569 = xor i32 %568, 31
  %570 = lshr i32 %562, %569
  %571 = or i32 %567, %570
  %572 = shl i32 %562, %566
  %573 = lshr i32 %563, %569
  %574 = or i32 %572, %573
  %575 = lshr i32 %571, 9
  %576 = shl nuw nsw i32 %564, 23
  %577 = sub nsw i32 %575, %576
  %578 = add nsw i32 %577, 1056964608
  %579 = or i32 %578, %560
  %580 = bitcast i32 %579 to float
  %581 = tail call i32 @llvm.fshl.i32(i32 %571, i32 %574, i32 23)
  %582 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %581, i1 false)
  %583 = xor i32 %582, -1
  %584 = add nuw nsw i32 %582, 1
  %585 = and i32 %584, 31
  %586 = shl i32 %581, %585
  %587 = and i32 %582, 31
  %588 = xor i32 %587, 31
  %589 = lshr i32 %574, %588
  %590 = or i32 %586, %589
  %591 = sub nuw nsw i32 %583, %564
  %592 = shl nsw i32 %591, 23
  %593 = lshr i32 %590, 9
  %594 = add nsw i32 %592, 864026624
  %595 = or disjoint i32 %593, %594
  %596 = or i32 %595, %560
  %597 = bitcast i32 %596 to float
  %598 = and i32 %579, -4096
  %599 = bitcast i32 %598 to float
  %600 = fsub float %580, %599
  %601 = fmul float %580, 0x3FF921FB40000000
  %602 = fneg float %601
  %603 = tail call noundef float @llvm.fmuladd.f32(float %599, float 0x3FF9200000000000, float %602)
  %604 = tail call noundef float @llvm.fmuladd.f32(float %599, float 0x3F3FB40000000000, float %603)
  %605 = tail call noundef float @llvm.fmuladd.f32(float %600, float 0x3FF9200000000000, float %604)
  %606 = tail call noundef float @llvm.fmuladd.f32(float %600, float 0x3F3FB40000000000, float %605)
  %607 = tail call noundef float @llvm.fmuladd.f32(float %580, float 0x3E74442D00000000, float %606)
  %608 = tail call noundef float @llvm.fmuladd.f32(float %597, float 0x3FF921FB40000000, float %607)
  %609 = fadd float %601, %608
  %610 = fsub float %609, %601
  %611 = fsub float %608, %610
  %612 = lshr i32 %551, 30
  %613 = add nuw nsw i32 %558, %612
  br label %614

614:                                              ; preds = %404, %445
  %615 = phi float [ %442, %404 ], [ %609, %445 ]
  %616 = phi float [ %443, %404 ], [ %611, %445 ]
  %617 = phi i32 [ %444, %404 ], [ %613, %445 ]
  %618 = fmul float %615, %615
  %619 = fmul float %615, %618
  %620 = tail call noundef float @llvm.fmuladd.f32(float %618, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %621 = tail call noundef float @llvm.fmuladd.f32(float %618, float %620, float 0x3EC6DBE4A0000000)
  %622 = tail call noundef float @llvm.fmuladd.f32(float %618, float %621, float 0xBF2A013A80000000)
  %623 = tail call noundef float @llvm.fmuladd.f32(float %618, float %622, float 0x3F811110E0000000)
  %624 = fneg float %619
  %625 = fmul float %623, %624
  %626 = tail call noundef float @llvm.fmuladd.f32(float %616, float 5.000000e-01, float %625)
  %627 = fneg float %616
  %628 = tail call noundef float @llvm.fmuladd.f32(float %618, float %626, float %627)
  %629 = tail call noundef float @llvm.fmuladd.f32(float %619, float 0x3FC5555560000000, float %628)
  %630 = fsub float %615, %629
  %631 = tail call noundef float @llvm.fmuladd.f32(float %618, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %632 = tail call noundef float @llvm.fmuladd.f32(float %618, float %631, float 0xBE92524740000000)
  %633 = tail call noundef float @llvm.fmuladd.f32(float %618, float %632, float 0x3EFA015C40000000)
  %634 = tail call noundef float @llvm.fmuladd.f32(float %618, float %633, float 0xBF56C16C00000000)
  %635 = tail call noundef float @llvm.fmuladd.f32(float %618, float %634, float 0x3FA5555560000000)
  %636 = fmul float %618, %635
  %637 = tail call float @llvm.fabs.f32(float %615)
  %638 = bitcast float %637 to i32
  %639 = add nsw i32 %638, -16777216
  %640 = bitcast i32 %639 to float
  %641 = add nsw i32 %638, -1050253722
  %642 = icmp ult i32 %641, 11429479
  %643 = select i1 %642, float %640, float 0.000000e+00
  %644 = icmp samesign ugt i32 %638, 1061683200
  %645 = select i1 %644, float 2.812500e-01, float %643
  %646 = fneg float %645
  %647 = tail call noundef float @llvm.fmuladd.f32(float %618, float 5.000000e-01, float %646)
  %648 = fsub float 1.000000e+00, %645
  %649 = fneg float %615
  %650 = fmul float %616, %649
  %651 = tail call noundef float @llvm.fmuladd.f32(float %618, float %636, float %650)
  %652 = fsub float %651, %647
  %653 = fadd float %648, %652
  %654 = fcmp one float %402, 0x7FF0000000000000
  %655 = shl i32 %617, 30
  %656 = and i32 %655, -2147483648
  %657 = and i32 %617, 1
  %658 = icmp eq i32 %657, 0
  %659 = fneg float %630
  %660 = select i1 %658, float %653, float %659
  %661 = bitcast float %660 to i32
  %662 = xor i32 %656, %661
  %663 = bitcast i32 %662 to float
  %664 = select i1 %654, float %663, float 0x7FF8000000000000
  %665 = bitcast float %394 to i32
  %666 = fadd float %394, -1.000000e+00
  %667 = tail call noundef float @llvm.fabs.f32(float %666)
  %668 = fcmp olt float %667, 6.250000e-02
  %669 = fadd float %666, 2.000000e+00
  %670 = fdiv float %666, %669, !fpmath !17
  %671 = fadd float %670, %670
  %672 = fmul float %671, %671
  %673 = tail call noundef float @llvm.fmuladd.f32(float %672, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %674 = fmul float %672, %673
  %675 = fneg float %666
  %676 = fmul float %670, %675
  %677 = tail call noundef float @llvm.fmuladd.f32(float %671, float %674, float %676)
  %678 = bitcast float %666 to i32
  %679 = and i32 %678, -65536
  %680 = bitcast i32 %679 to float
  %681 = fsub float %666, %680
  %682 = fadd float %681, %677
  %683 = fmul float %682, 0x3F75476520000000
  %684 = tail call noundef float @llvm.fmuladd.f32(float %680, float 0x3F75476520000000, float %683)
  %685 = tail call noundef float @llvm.fmuladd.f32(float %682, float 1.437500e+00, float %684)
  %686 = tail call noundef float @llvm.fmuladd.f32(float %680, float 1.437500e+00, float %685)
  %687 = lshr i32 %665, 23
  %688 = add nsw i32 %687, -127
  %689 = or i32 %665, 1065353216
  %690 = bitcast i32 %689 to float
  %691 = fadd float %690, -1.000000e+00
  %692 = bitcast float %691 to i32
  %693 = lshr i32 %692, 23
  %694 = add nsw i32 %693, -253
  %695 = icmp eq i32 %687, 0
  %696 = select i1 %695, i32 %694, i32 %688
  %697 = select i1 %695, i32 %692, i32 %665
  %698 = sitofp i32 %696 to float
  %699 = and i32 %697, 8323072
  %700 = shl i32 %697, 1
  %701 = and i32 %700, 65536
  %702 = add nuw nsw i32 %701, %699
  %703 = or disjoint i32 %702, 1056964608
  %704 = bitcast i32 %703 to float
  %705 = and i32 %697, 8388607
  %706 = or disjoint i32 %705, 1056964608
  %707 = bitcast i32 %706 to float
  %708 = fsub float %704, %707
  %709 = lshr exact i32 %702, 16
  %710 = zext nneg i32 %709 to i64
  %711 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %710
  %712 = load float, ptr addrspace(4) %711, align 4, !tbaa !18
  %713 = fmul float %708, %712
  %714 = tail call noundef float @llvm.fmuladd.f32(float %713, float 0x3FD5555560000000, float 5.000000e-01)
  %715 = fmul float %713, %713
  %716 = tail call noundef float @llvm.fmuladd.f32(float %714, float %715, float %713)
  %717 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %710
  %718 = load <2 x float>, ptr addrspace(4) %717, align 8, !tbaa !20
  %719 = extractelement <2 x float> %718, i64 0
  %720 = fadd float %719, %698
  %721 = extractelement <2 x float> %718, i64 1
  %722 = tail call noundef float @llvm.fmuladd.f32(float %716, float 0xBFF7154760000000, float %721)
  %723 = fadd float %720, %722
  %724 = select i1 %668, float %686, float %723
  %725 = icmp samesign ugt i32 %665, 2139095039
  %726 = select i1 %725, float %394, float %724
  %727 = icmp eq i32 %665, 0
  %728 = fmul float %726, 0x3FE62E4300000000
  %729 = fmul float %728, -2.000000e+00
  %730 = select i1 %727, float 0x7FF0000000000000, float %729
  %731 = tail call fastcc float @llvm.sqrt.f32(float noundef %730) #9
  %732 = fmul float %731, %664
  %733 = tail call float @llvm.fmuladd.f32(float %732, float 5.000000e-01, float -2.000000e+00)
  %734 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %384
  %735 = load float, ptr addrspace(1) %734, align 4, !tbaa !18
  %736 = fadd float %735, %733
  store float %736, ptr addrspace(1) %734, align 4, !tbaa !18
  %737 = icmp sgt i32 %7, 0
  br i1 %737, label %738, label %749

738:                                              ; preds = %614
  %739 = load float, ptr addrspace(1) %385, align 4, !tbaa !18
  %740 = insertelement <2 x float> poison, float %736, i64 0
  %741 = insertelement <2 x float> %740, float %739, i64 1
  %742 = fptosi <2 x float> %741 to <2 x i32>
  %743 = sitofp <2 x i32> %742 to <2 x float>
  %744 = fsub <2 x float> %741, %743
  %745 = fcmp uge <2 x float> %744, splat (float 5.000000e-01)
  %746 = zext <2 x i1> %745 to <2 x i32>
  %747 = add <2 x i32> %746, %742
  %748 = mul nsw i32 %8, %8
  br label %789

749:                                              ; preds = %789, %614
  %750 = phi float [ 0.000000e+00, %614 ], [ %814, %789 ]
  %751 = sitofp i32 %7 to float
  %752 = fmul float %751, 1.000000e+02
  %753 = fdiv float %750, %752
  %754 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %384
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
  br label %817

789:                                              ; preds = %738, %789
  %790 = phi float [ 0.000000e+00, %738 ], [ %814, %789 ]
  %791 = phi i32 [ 0, %738 ], [ %815, %789 ]
  %792 = shl nuw nsw i32 %791, 1
  %793 = zext nneg i32 %792 to i64
  %794 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %793
  %795 = load <2 x i32>, ptr addrspace(1) %794, align 4, !tbaa !6
  %796 = add <2 x i32> %747, %795
  %797 = extractelement <2 x i32> %796, i64 1
  %798 = mul nsw i32 %797, %8
  %799 = extractelement <2 x i32> %796, i64 0
  %800 = add nsw i32 %799, %798
  %801 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %800, i1 false)
  %802 = icmp slt i32 %801, %748
  %803 = select i1 %802, i32 %801, i32 0
  %804 = sext i32 %803 to i64
  %805 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %804
  %806 = load i8, ptr addrspace(1) %805, align 1, !tbaa !20
  %807 = uitofp i8 %806 to float
  %808 = fadd float %807, -1.000000e+02
  %809 = fadd float %807, -2.280000e+02
  %810 = fneg float %809
  %811 = fmul float %809, %810
  %812 = tail call float @llvm.fmuladd.f32(float %808, float %808, float %811)
  %813 = fdiv float %812, 5.000000e+01
  %814 = fadd float %790, %813
  %815 = add nuw nsw i32 %791, 1
  %816 = icmp eq i32 %815, %7
  br i1 %816, label %749, label %789

817:                                              ; preds = %749, %10
  %818 = phi float [ %788, %749 ], [ 0.000000e+00, %10 ]
  %819 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i32 %16
  store float %818, ptr addrspace(3) %819, align 4, !tbaa !18
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %820 = lshr i32 %15, 1
  %821 = icmp eq i32 %820, 0
  br i1 %821, label %822, label %824

822:                                              ; preds = %832, %817
  %823 = icmp eq i32 %16, 0
  br i1 %823, label %835, label %838

824:                                              ; preds = %817, %832
  %825 = phi i32 [ %833, %832 ], [ %820, %817 ]
  %826 = icmp samesign ugt i32 %825, %16
  br i1 %826, label %827, label %832

827:                                              ; preds = %824
  %828 = getelementptr inbounds nuw float, ptr addrspace(3) %819, i32 %825
  %829 = load float, ptr addrspace(3) %828, align 4, !tbaa !18
  %830 = load float, ptr addrspace(3) %819, align 4, !tbaa !18
  %831 = fadd float %829, %830
  store float %831, ptr addrspace(3) %819, align 4, !tbaa !18
  br label %832

832:                                              ; preds = %827, %824
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %833 = lshr i32 %825, 1
  %834 = icmp eq i32 %833, 0
  br i1 %834, label %822, label %824

835:                                              ; preds = %822
  %836 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %20
  %837 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !18
  store float %837, ptr addrspace(1) %836, align 4, !tbaa !18
  br label %838

838:                                              ; preds = %822, %835
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
  br i1 %27, label %28, label %817

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
  %294 = fneg float %261
  %295 = fmul float %262, %294
  %296 = tail call noundef float @llvm.fmuladd.f32(float %264, float %282, float %295)
  %297 = insertelement <2 x float> <float 1.000000e+00, float poison>, float %296, i64 1
  %298 = insertelement <2 x float> poison, float %291, i64 0
  %299 = insertelement <2 x float> %298, float %293, i64 1
  %300 = fsub <2 x float> %297, %299
  %301 = shufflevector <2 x float> %300, <2 x float> poison, <2 x i32> <i32 1, i32 poison>
  %302 = fadd <2 x float> %300, %301
  %303 = extractelement <2 x float> %302, i64 0
  %304 = fcmp one float %48, 0x7FF0000000000000
  %305 = shl i32 %263, 30
  %306 = and i32 %305, -2147483648
  %307 = and i32 %263, 1
  %308 = icmp eq i32 %307, 0
  %309 = fneg float %276
  %310 = select i1 %308, float %303, float %309
  %311 = bitcast float %310 to i32
  %312 = xor i32 %306, %311
  %313 = bitcast i32 %312 to float
  %314 = select i1 %304, float %313, float 0x7FF8000000000000
  %315 = bitcast float %40 to i32
  %316 = fadd float %40, -1.000000e+00
  %317 = tail call noundef float @llvm.fabs.f32(float %316)
  %318 = fcmp olt float %317, 6.250000e-02
  %319 = fadd float %316, 2.000000e+00
  %320 = fdiv float %316, %319, !fpmath !17
  %321 = fadd float %320, %320
  %322 = fmul float %321, %321
  %323 = tail call noundef float @llvm.fmuladd.f32(float %322, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %324 = fmul float %322, %323
  %325 = fneg float %316
  %326 = fmul float %320, %325
  %327 = tail call noundef float @llvm.fmuladd.f32(float %321, float %324, float %326)
  %328 = bitcast float %316 to i32
  %329 = and i32 %328, -65536
  %330 = bitcast i32 %329 to float
  %331 = fsub float %316, %330
  %332 = fadd float %331, %327
  %333 = fmul float %332, 0x3F75476520000000
  %334 = tail call noundef float @llvm.fmuladd.f32(float %330, float 0x3F75476520000000, float %333)
  %335 = tail call noundef float @llvm.fmuladd.f32(float %332, float 1.437500e+00, float %334)
  %336 = tail call noundef float @llvm.fmuladd.f32(float %330, float 1.437500e+00, float %335)
  %337 = lshr i32 %315, 23
  %338 = add nsw i32 %337, -127
  %339 = or i32 %315, 1065353216
  %340 = bitcast i32 %339 to float
  %341 = fadd float %340, -1.000000e+00
  %342 = bitcast float %341 to i32
  %343 = lshr i32 %342, 23
  %344 = add nsw i32 %343, -253
  %345 = icmp eq i32 %337, 0
  %346 = select i1 %345, i32 %344, i32 %338
  %347 = select i1 %345, i32 %342, i32 %315
  %348 = sitofp i32 %346 to float
  %349 = and i32 %347, 8323072
  %350 = shl i32 %347, 1
  %351 = and i32 %350, 65536
  %352 = add nuw nsw i32 %351, %349
  %353 = or disjoint i32 %352, 1056964608
  %354 = bitcast i32 %353 to float
  %355 = and i32 %347, 8388607
  %356 = or disjoint i32 %355, 1056964608
  %357 = bitcast i32 %356 to float
  %358 = fsub float %354, %357
  %359 = lshr exact i32 %352, 16
  %360 = zext nneg i32 %359 to i64
  %361 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %360
  %362 = load float, ptr addrspace(4) %361, align 4, !tbaa !18
  %363 = fmul float %358, %362
  %364 = tail call noundef float @llvm.fmuladd.f32(float %363, float 0x3FD5555560000000, float 5.000000e-01)
  %365 = fmul float %363, %363
  %366 = tail call noundef float @llvm.fmuladd.f32(float %364, float %365, float %363)
  %367 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %360
  %368 = load <2 x float>, ptr addrspace(4) %367, align 8, !tbaa !20
  %369 = extractelement <2 x float> %368, i64 0
  %370 = fadd float %369, %348
  %371 = extractelement <2 x float> %368, i64 1
  %372 = tail call noundef float @llvm.fmuladd.f32(float %366, float 0xBFF7154760000000, float %371)
  %373 = fadd float %370, %372
  %374 = select i1 %318, float %336, float %373
  %375 = icmp samesign ugt i32 %315, 2139095039
  %376 = select i1 %375, float %40, float %374
  %377 = icmp eq i32 %315, 0
  %378 = fmul float %376, 0x3FE62E4300000000
  %379 = fmul float %378, -2.000000e+00
  %380 = select i1 %377, float 0x7FF0000000000000, float %379
  %381 = tail call fastcc float @llvm.sqrt.f32(float noundef %380) #9
  %382 = fmul float %381, %314
  %383 = tail call float @llvm.fmuladd.f32(float %382, float 2.500000e-01, float 1.000000e+00)
  %384 = ashr exact i64 %29, 32
  %385 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %384
  %386 = load float, ptr addrspace(1) %385, align 4, !tbaa !18
  %387 = fadd float %386, %383
  store float %387, ptr addrspace(1) %385, align 4, !tbaa !18
  %388 = mul nsw i64 %43, 1103515245
  %389 = add nsw i64 %388, 12345
  %390 = srem i64 %389, 2147483647
  %391 = trunc nsw i64 %390 to i32
  %392 = sitofp i32 %391 to float
  %393 = fmul float %392, 0x3E00000000000000
  %394 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %393) #9
  %395 = mul nsw i64 %390, 1103515245
  %396 = add nsw i64 %395, 12345
  %397 = srem i64 %396, 2147483647
  %398 = trunc nsw i64 %397 to i32
  store i32 %398, ptr addrspace(1) %31, align 4, !tbaa !6
  %399 = sitofp i32 %398 to float
  %400 = fmul float %399, 0x3E00000000000000
  %401 = tail call fastcc noundef float @llvm.fabs.f32(float noundef %400) #9
  %402 = fmul float %401, 0x401921FB60000000
  %403 = fcmp olt float %402, 0x4160000000000000
  br i1 %403, label %404, label %445

404:                                              ; preds = %260
  %405 = tail call noundef float @llvm.fmuladd.f32(float %402, float 0x3FE45F3060000000, float 5.000000e-01)
  %406 = tail call noundef float @llvm.trunc.f32(float %405)
  %407 = bitcast float %406 to i32
  %408 = and i32 %407, -4096
  %409 = bitcast i32 %408 to float
  %410 = fsub float %406, %409
  %411 = fmul float %406, 0x3FF921FB40000000
  %412 = fneg float %411
  %413 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3FF9200000000000, float %412)
  %414 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3F3FB40000000000, float %413)
  %415 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3FF9200000000000, float %414)
  %416 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3F3FB40000000000, float %415)
  %417 = fsub float %402, %411
  %418 = fsub float %402, %417
  %419 = fsub float %418, %411
  %420 = fsub float %419, %416
  %421 = fadd float %417, %420
  %422 = fmul float %406, 0x3E74442D00000000
  %423 = fneg float %422
  %424 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3E74440000000000, float %423)
  %425 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3D86800000000000, float %424)
  %426 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3E74440000000000, float %425)
  %427 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3D86800000000000, float %426)
  %428 = fsub float %421, %422
  %429 = fsub float %421, %428
  %430 = fsub float %429, %422
  %431 = fsub float %430, %427
  %432 = fadd float %428, %431
  %433 = fmul float %406, 0x3CF8469880000000
  %434 = fneg float %433
  %435 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3CF8460000000000, float %434)
  %436 = tail call noundef float @llvm.fmuladd.f32(float %409, float 0x3C23100000000000, float %435)
  %437 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3CF8460000000000, float %436)
  %438 = tail call noundef float @llvm.fmuladd.f32(float %410, float 0x3C23100000000000, float %437)
  %439 = fsub float %432, %433
  %440 = fsub float %432, %439
  %441 = fsub float %440, %433
  %442 = fadd float %439, %441
  %443 = fneg float %438
  %444 = fptosi float %406 to i32
  br label %614

445:                                              ; preds = %260
  %446 = bitcast float %402 to i32
  %447 = lshr i32 %446, 23
  %448 = and i32 %446, 8388607
  %449 = or disjoint i32 %448, 8388608
  %450 = mul i32 %449, -28220501
  %451 = zext nneg i32 %449 to i64
  %452 = mul nuw nsw i64 %451, 4266746795
  %453 = lshr i64 %452, 32
  %454 = trunc nuw nsw i64 %453 to i32
  %455 = mul i32 %449, 1011060801
  %456 = add i32 %455, %454
  %457 = mul nuw nsw i64 %451, 1011060801
  %458 = lshr i64 %457, 32
  %459 = trunc nuw nsw i64 %458 to i32
  %460 = icmp ult i32 %456, %454
  %461 = zext i1 %460 to i32
  %462 = add nuw nsw i32 %461, %459
  %463 = mul i32 %449, -614296167
  %464 = add i32 %462, %463
  %465 = mul nuw nsw i64 %451, 3680671129
  %466 = lshr i64 %465, 32
  %467 = trunc nuw nsw i64 %466 to i32
  %468 = icmp ult i32 %464, %462
  %469 = zext i1 %468 to i32
  %470 = add nuw nsw i32 %469, %467
  %471 = mul i32 %449, -181084736
  %472 = add i32 %470, %471
  %473 = mul nuw nsw i64 %451, 4113882560
  %474 = lshr i64 %473, 32
  %475 = trunc nuw nsw i64 %474 to i32
  %476 = icmp ult i32 %472, %470
  %477 = zext i1 %476 to i32
  %478 = add nuw nsw i32 %477, %475
  %479 = mul i32 %449, -64530479
  %480 = add i32 %478, %479
  %481 = mul nuw nsw i64 %451, 4230436817
  %482 = lshr i64 %481, 32
  %483 = trunc nuw nsw i64 %482 to i32
  %484 = icmp ult i32 %480, %478
  %485 = zext i1 %484 to i32
  %486 = add nuw nsw i32 %485, %483
  %487 = mul i32 %449, 1313084713
  %488 = add i32 %486, %487
  %489 = mul nuw nsw i64 %451, 1313084713
  %490 = lshr i64 %489, 32
  %491 = trunc nuw nsw i64 %490 to i32
  %492 = icmp ult i32 %488, %486
  %493 = zext i1 %492 to i32
  %494 = add nuw nsw i32 %493, %491
  %495 = mul i32 %449, -1560706194
  %496 = add i32 %494, %495
  %497 = mul nuw nsw i64 %451, 2734261102
  %498 = lshr i64 %497, 32
  %499 = trunc nuw nsw i64 %498 to i32
  %500 = icmp ult i32 %496, %494
  %501 = zext i1 %500 to i32
  %502 = add nuw nsw i32 %501, %499
  %503 = add nsw i32 %447, -120
  %504 = icmp ugt i32 %503, 31
  %505 = select i1 %504, i32 %496, i32 %502
  %506 = select i1 %504, i32 %488, i32 %496
  %507 = select i1 %504, i32 %480, i32 %488
  %508 = select i1 %504, i32 %472, i32 %480
  %509 = select i1 %504, i32 %464, i32 %472
  %510 = select i1 %504, i32 %456, i32 %464
  %511 = select i1 %504, i32 %450, i32 %456
  %512 = select i1 %504, i32 -32, i32 0
  %513 = add nsw i32 %512, %503
  %514 = icmp ugt i32 %513, 31
  %515 = select i1 %514, i32 %506, i32 %505
  %516 = select i1 %514, i32 %507, i32 %506
  %517 = select i1 %514, i32 %508, i32 %507
  %518 = select i1 %514, i32 %509, i32 %508
  %519 = select i1 %514, i32 %510, i32 %509
  %520 = select i1 %514, i32 %511, i32 %510
  %521 = select i1 %514, i32 -32, i32 0
  %522 = add nsw i32 %521, %513
  %523 = icmp ugt i32 %522, 31
  %524 = select i1 %523, i32 %516, i32 %515
  %525 = select i1 %523, i32 %517, i32 %516
  %526 = select i1 %523, i32 %518, i32 %517
  %527 = select i1 %523, i32 %519, i32 %518
  %528 = select i1 %523, i32 %520, i32 %519
  %529 = select i1 %523, i32 -32, i32 0
  %530 = add nsw i32 %529, %522
  %531 = icmp ugt i32 %530, 31
  %532 = select i1 %531, i32 %525, i32 %524
  %533 = select i1 %531, i32 %526, i32 %525
  %534 = select i1 %531, i32 %527, i32 %526
  %535 = select i1 %531, i32 %528, i32 %527
  %536 = select i1 %531, i32 -32, i32 0
  %537 = sub nsw i32 0, %530
  %538 = icmp eq i32 %536, %537
  %539 = sub nsw i32 24, %447
  %540 = and i32 %503, 31
  %541 = shl i32 %532, %540
  %542 = and i32 %539, 31
  %543 = lshr i32 %533, %542
  %544 = or i32 %541, %543
  %545 = shl i32 %533, %540
  %546 = lshr i32 %534, %542
  %547 = or i32 %545, %546
  %548 = shl i32 %534, %540
  %549 = lshr i32 %535, %542
  %550 = or i32 %548, %549
  %551 = select i1 %538, i32 %532, i32 %544
  %552 = select i1 %538, i32 %533, i32 %547
  %553 = select i1 %538, i32 %534, i32 %550
  %554 = lshr i32 %551, 29
  %555 = tail call i32 @llvm.fshl.i32(i32 %551, i32 %552, i32 2)
  %556 = tail call i32 @llvm.fshl.i32(i32 %552, i32 %553, i32 2)
  %557 = shl i32 %553, 2
  %558 = and i32 %554, 1
  %559 = sub nsw i32 0, %558
  %560 = shl i32 %554, 31
  %561 = xor i32 %555, %559
  %562 = xor i32 %556, %559
  %563 = xor i32 %557, %559
  %564 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %561, i1 false)
  %565 = add nuw nsw i32 %564, 1
  %566 = and i32 %565, 31
  %567 = shl i32 %561, %566
  %568 = and i32 %564, 31
  %569 = xor i32 %568, 31
  %570 = lshr i32 %562, %569
  %571 = or i32 %567, %570
  %572 = shl i32 %562, %566
  %573 = lshr i32 %563, %569
  %574 = or i32 %572, %573
  %575 = lshr i32 %571, 9
  %576 = shl nuw nsw i32 %564, 23
  %577 = sub nsw i32 %575, %576
  %578 = add nsw i32 %577, 1056964608
  %579 = or i32 %578, %560
  %580 = bitcast i32 %579 to float
  %581 = tail call i32 @llvm.fshl.i32(i32 %571, i32 %574, i32 23)
  %582 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %581, i1 false)
  %583 = xor i32 %582, -1
  %584 = add nuw nsw i32 %582, 1
  %585 = and i32 %584, 31
  %586 = shl i32 %581, %585
  %587 = and i32 %582, 31
  %588 = xor i32 %587, 31
  %589 = lshr i32 %574, %588
  %590 = or i32 %586, %589
  %591 = sub nuw nsw i32 %583, %564
  %592 = shl nsw i32 %591, 23
  %593 = lshr i32 %590, 9
  %594 = add nsw i32 %592, 864026624
  %595 = or disjoint i32 %593, %594
  %596 = or i32 %595, %560
  %597 = bitcast i32 %596 to float
  %598 = and i32 %579, -4096
  %599 = bitcast i32 %598 to float
  %600 = fsub float %580, %599
  %601 = fmul float %580, 0x3FF921FB40000000
  %602 = fneg float %601
  %603 = tail call noundef float @llvm.fmuladd.f32(float %599, float 0x3FF9200000000000, float %602)
  %604 = tail call noundef float @llvm.fmuladd.f32(float %599, float 0x3F3FB40000000000, float %603)
  %605 = tail call noundef float @llvm.fmuladd.f32(float %600, float 0x3FF9200000000000, float %604)
  %606 = tail call noundef float @llvm.fmuladd.f32(float %600, float 0x3F3FB40000000000, float %605)
  %607 = tail call noundef float @llvm.fmuladd.f32(float %580, float 0x3E74442D00000000, float %606)
  %608 = tail call noundef float @llvm.fmuladd.f32(float %597, float 0x3FF921FB40000000, float %607)
  %609 = fadd float %601, %608
  %610 = fsub float %609, %601
  %611 = fsub float %608, %610
  %612 = lshr i32 %551, 30
  %613 = add nuw nsw i32 %558, %612
  br label %614

614:                                              ; preds = %404, %445
  %615 = phi float [ %442, %404 ], [ %609, %445 ]
  %616 = phi float [ %443, %404 ], [ %611, %445 ]
  %617 = phi i32 [ %444, %404 ], [ %613, %445 ]
  %618 = fmul float %615, %615
  %619 = fmul float %615, %618
  %620 = tail call noundef float @llvm.fmuladd.f32(float %618, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %621 = tail call noundef float @llvm.fmuladd.f32(float %618, float %620, float 0x3EC6DBE4A0000000)
  %622 = tail call noundef float @llvm.fmuladd.f32(float %618, float %621, float 0xBF2A013A80000000)
  %623 = tail call noundef float @llvm.fmuladd.f32(float %618, float %622, float 0x3F811110E0000000)
  %624 = fneg float %619
  %625 = fmul float %623, %624
  %626 = tail call noundef float @llvm.fmuladd.f32(float %616, float 5.000000e-01, float %625)
  %627 = fneg float %616
  %628 = tail call noundef float @llvm.fmuladd.f32(float %618, float %626, float %627)
  %629 = tail call noundef float @llvm.fmuladd.f32(float %619, float 0x3FC5555560000000, float %628)
  %630 = fsub float %615, %629
  %631 = tail call noundef float @llvm.fmuladd.f32(float %618, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %632 = tail call noundef float @llvm.fmuladd.f32(float %618, float %631, float 0xBE92524740000000)
  %633 = tail call noundef float @llvm.fmuladd.f32(float %618, float %632, float 0x3EFA015C40000000)
  %634 = tail call noundef float @llvm.fmuladd.f32(float %618, float %633, float 0xBF56C16C00000000)
  %635 = tail call noundef float @llvm.fmuladd.f32(float %618, float %634, float 0x3FA5555560000000)
  %636 = fmul float %618, %635
  %637 = tail call float @llvm.fabs.f32(float %615)
  %638 = bitcast float %637 to i32
  %639 = add nsw i32 %638, -16777216
  %640 = bitcast i32 %639 to float
  %641 = add nsw i32 %638, -1050253722
  %642 = icmp ult i32 %641, 11429479
  %643 = select i1 %642, float %640, float 0.000000e+00
  %644 = icmp samesign ugt i32 %638, 1061683200
  %645 = select i1 %644, float 2.812500e-01, float %643
  %646 = fneg float %645
  %647 = tail call noundef float @llvm.fmuladd.f32(float %618, float 5.000000e-01, float %646)
  %648 = fsub float 1.000000e+00, %645
  %649 = fneg float %615
  %650 = fmul float %616, %649
  %651 = tail call noundef float @llvm.fmuladd.f32(float %618, float %636, float %650)
  %652 = fsub float %651, %647
  %653 = fadd float %648, %652
  %654 = fcmp one float %402, 0x7FF0000000000000
  %655 = shl i32 %617, 30
  %656 = and i32 %655, -2147483648
  %657 = and i32 %617, 1
  %658 = icmp eq i32 %657, 0
  %659 = fneg float %630
  %660 = select i1 %658, float %653, float %659
  %661 = bitcast float %660 to i32
  %662 = xor i32 %656, %661
  %663 = bitcast i32 %662 to float
  %664 = select i1 %654, float %663, float 0x7FF8000000000000
  %665 = bitcast float %394 to i32
  %666 = fadd float %394, -1.000000e+00
  %667 = tail call noundef float @llvm.fabs.f32(float %666)
  %668 = fcmp olt float %667, 6.250000e-02
  %669 = fadd float %666, 2.000000e+00
  %670 = fdiv float %666, %669, !fpmath !17
  %671 = fadd float %670, %670
  %672 = fmul float %671, %671
  %673 = tail call noundef float @llvm.fmuladd.f32(float %672, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %674 = fmul float %672, %673
  %675 = fneg float %666
  %676 = fmul float %670, %675
  %677 = tail call noundef float @llvm.fmuladd.f32(float %671, float %674, float %676)
  %678 = bitcast float %666 to i32
  %679 = and i32 %678, -65536
  %680 = bitcast i32 %679 to float
  %681 = fsub float %666, %680
  %682 = fadd float %681, %677
  %683 = fmul float %682, 0x3F75476520000000
  %684 = tail call noundef float @llvm.fmuladd.f32(float %680, float 0x3F75476520000000, float %683)
  %685 = tail call noundef float @llvm.fmuladd.f32(float %682, float 1.437500e+00, float %684)
  %686 = tail call noundef float @llvm.fmuladd.f32(float %680, float 1.437500e+00, float %685)
  %687 = lshr i32 %665, 23
  %688 = add nsw i32 %687, -127
  %689 = or i32 %665, 1065353216
  %690 = bitcast i32 %689 to float
  %691 = fadd float %690, -1.000000e+00
  %692 = bitcast float %691 to i32
  %693 = lshr i32 %692, 23
  %694 = add nsw i32 %693, -253
  %695 = icmp eq i32 %687, 0
  %696 = select i1 %695, i32 %694, i32 %688
  %697 = select i1 %695, i32 %692, i32 %665
  %698 = sitofp i32 %696 to float
  %699 = and i32 %697, 8323072
  %700 = shl i32 %697, 1
  %701 = and i32 %700, 65536
  %702 = add nuw nsw i32 %701, %699
  %703 = or disjoint i32 %702, 1056964608
  %704 = bitcast i32 %703 to float
  %705 = and i32 %697, 8388607
  %706 = or disjoint i32 %705, 1056964608
  %707 = bitcast i32 %706 to float
  %708 = fsub float %704, %707
  %709 = lshr exact i32 %702, 16
  %710 = zext nneg i32 %709 to i64
  %711 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %710
  %712 = load float, ptr addrspace(4) %711, align 4, !tbaa !18
  %713 = fmul float %708, %712
  %714 = tail call noundef float @llvm.fmuladd.f32(float %713, float 0x3FD5555560000000, float 5.000000e-01)
  %715 = fmul float %713, %713
  %716 = tail call noundef float @llvm.fmuladd.f32(float %714, float %715, float %713)
  %717 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %710
  %718 = load <2 x float>, ptr addrspace(4) %717, align 8, !tbaa !20
  %719 = extractelement <2 x float> %718, i64 0
  %720 = fadd float %719, %698
  %721 = extractelement <2 x float> %718, i64 1
  %722 = tail call noundef float @llvm.fmuladd.f32(float %716, float 0xBFF7154760000000, float %721)
  %723 = fadd float %720, %722
  %724 = select i1 %668, float %686, float %723
  %725 = icmp samesign ugt i32 %665, 2139095039
  %726 = select i1 %725, float %394, float %724
  %727 = icmp eq i32 %665, 0
  %728 = fmul float %726, 0x3FE62E4300000000
  %729 = fmul float %728, -2.000000e+00
  %730 = select i1 %727, float 0x7FF0000000000000, float %729
  %731 = tail call fastcc float @llvm.sqrt.f32(float noundef %730) #9
  %732 = fmul float %731, %664
  %733 = tail call float @llvm.fmuladd.f32(float %732, float 5.000000e-01, float -2.000000e+00)
  %734 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %384
  %735 = load float, ptr addrspace(1) %734, align 4, !tbaa !18
  %736 = fadd float %735, %733
  store float %736, ptr addrspace(1) %734, align 4, !tbaa !18
  %737 = icmp sgt i32 %7, 0
  br i1 %737, label %738, label %749

738:                                              ; preds = %614
  %739 = load float, ptr addrspace(1) %385, align 4, !tbaa !18
  %740 = insertelement <2 x float> poison, float %736, i64 0
  %741 = insertelement <2 x float> %740, float %739, i64 1
  %742 = fptosi <2 x float> %741 to <2 x i32>
  %743 = sitofp <2 x i32> %742 to <2 x float>
  %744 = fsub <2 x float> %741, %743
  %745 = fcmp uge <2 x float> %744, splat (float 5.000000e-01)
  %746 = zext <2 x i1> %745 to <2 x i32>
  %747 = add <2 x i32> %746, %742
  %748 = mul nsw i32 %8, %8
  br label %789

749:                                              ; preds = %789, %614
  %750 = phi float [ 0.000000e+00, %614 ], [ %814, %789 ]
  %751 = sitofp i32 %7 to float
  %752 = fmul float %751, 1.000000e+02
  %753 = fdiv float %750, %752
  %754 = getelementptr inbounds float, ptr addrspace(1) %5, i64 %384
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
  br label %817

789:                                              ; preds = %738, %789
  %790 = phi float [ 0.000000e+00, %738 ], [ %814, %789 ]
  %791 = phi i32 [ 0, %738 ], [ %815, %789 ]
  %792 = shl nuw nsw i32 %791, 1
  %793 = zext nneg i32 %792 to i64
  %794 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %793
  %795 = load <2 x i32>, ptr addrspace(1) %794, align 4, !tbaa !6
  %796 = add <2 x i32> %747, %795
  %797 = extractelement <2 x i32> %796, i64 1
  %798 = mul nsw i32 %797, %8
  %799 = extractelement <2 x i32> %796, i64 0
  %800 = add nsw i32 %799, %798
  %801 = tail call noundef range(i32 0, -2147483647) i32 @llvm.abs.i32(i32 %800, i1 false)
  %802 = icmp slt i32 %801, %748
  %803 = select i1 %802, i32 %801, i32 0
  %804 = sext i32 %803 to i64
  %805 = getelementptr inbounds i8, ptr addrspace(1) %3, i64 %804
  %806 = load i8, ptr addrspace(1) %805, align 1, !tbaa !20
  %807 = uitofp i8 %806 to float
  %808 = fadd float %807, -1.000000e+02
  %809 = fadd float %807, -2.280000e+02
  %810 = fneg float %809
  %811 = fmul float %809, %810
  %812 = tail call float @llvm.fmuladd.f32(float %808, float %808, float %811)
  %813 = fdiv float %812, 5.000000e+01
  %814 = fadd float %790, %813
  %815 = add nuw nsw i32 %791, 1
  %816 = icmp eq i32 %815, %7
  br i1 %816, label %749, label %789

817:                                              ; preds = %749, %10
  %818 = phi float [ %788, %749 ], [ 0.000000e+00, %10 ]
  %819 = getelementptr inbounds nuw float, ptr addrspace(3) @pf_likelihood.buffer, i32 %16
  store float %818, ptr addrspace(3) %819, align 4, !tbaa !18
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %820 = lshr i32 %15, 1
  %821 = icmp eq i32 %820, 0
  br i1 %821, label %822, label %824

822:                                              ; preds = %832, %817
  %823 = icmp eq i32 %16, 0
  br i1 %823, label %835, label %838

824:                                              ; preds = %817, %832
  %825 = phi i32 [ %833, %832 ], [ %820, %817 ]
  %826 = icmp samesign ugt i32 %825, %16
  br i1 %826, label %827, label %832

827:                                              ; preds = %824
  %828 = getelementptr inbounds nuw float, ptr addrspace(3) %819, i32 %825
  %829 = load float, ptr addrspace(3) %828, align 4, !tbaa !18
  %830 = load float, ptr addrspace(3) %819, align 4, !tbaa !18
  %831 = fadd float %829, %830
  store float %831, ptr addrspace(3) %819, align 4, !tbaa !18
  br label %832

832:                                              ; preds = %827, %824
  fence syncscope("workgroup") seq_cst, !mmra !21
  tail call void @llvm.amdgcn.s.barrier()
  %833 = lshr i32 %825, 1
  %834 = icmp eq i32 %833, 0
  br i1 %834, label %822, label %824

835:                                              ; preds = %822
  %836 = getelementptr inbounds nuw float, ptr addrspace(1) %9, i64 %20
  %837 = load float, ptr addrspace(3) @pf_likelihood.buffer, align 4, !tbaa !18
  store float %837, ptr addrspace(1) %836, align 4, !tbaa !18
  br label %838

838:                                              ; preds = %835, %822
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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
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
