; ModuleID = 'corpus/opencl/finance_montecarlo.cl'
source_filename = "corpus/opencl/finance_montecarlo.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

%struct.tree = type { float, float, float, float, float }

@binomial_tree.value = internal unnamed_addr addrspace(3) global [33 x float] undef, align 4
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

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %23 = shl i64 %22, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !16
  %27 = tail call fastcc float @llvm.sqrt.f32(float noundef %26) #14, !fpmath !18
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = fdiv float %29, %31, !fpmath !19
  %33 = bitcast float %32 to i32
  %34 = tail call float @llvm.fabs.f32(float %32)
  %35 = bitcast float %34 to i32
  %36 = fadd float %32, -1.000000e+00
  %37 = tail call noundef float @llvm.fabs.f32(float %36)
  %38 = fcmp olt float %37, 6.250000e-02
  %39 = fadd float %36, 2.000000e+00
  %40 = fdiv float %36, %39, !fpmath !19
  %41 = fadd float %40, %40
  %42 = fmul float %41, %41
  %43 = tail call noundef float @llvm.fmuladd.f32(float %42, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %44 = fmul float %42, %43
  %45 = fneg float %36
  %46 = fmul float %40, %45
  %47 = tail call noundef float @llvm.fmuladd.f32(float %41, float %44, float %46)
  %48 = bitcast float %36 to i32
  %49 = and i32 %48, -65536
  %50 = bitcast i32 %49 to float
  %51 = fsub float %36, %50
  %52 = fadd float %51, %47
  %53 = fmul float %52, 0x3F75476520000000
  %54 = tail call noundef float @llvm.fmuladd.f32(float %50, float 0x3F75476520000000, float %53)
  %55 = tail call noundef float @llvm.fmuladd.f32(float %52, float 1.437500e+00, float %54)
  %56 = tail call noundef float @llvm.fmuladd.f32(float %50, float 1.437500e+00, float %55)
  %57 = lshr i32 %33, 23
  %58 = add nsw i32 %57, -127
  %59 = or i32 %33, 1065353216
  %60 = bitcast i32 %59 to float
  %61 = fadd float %60, -1.000000e+00
  %62 = bitcast float %61 to i32
  %63 = lshr i32 %62, 23
  %64 = add nsw i32 %63, -253
  %65 = icmp eq i32 %57, 0
  %66 = select i1 %65, i32 %64, i32 %58
  %67 = select i1 %65, i32 %62, i32 %33
  %68 = sitofp i32 %66 to float
  %69 = and i32 %67, 8323072
  %70 = shl i32 %67, 1
  %71 = and i32 %70, 65536
  %72 = add nuw nsw i32 %71, %69
  %73 = or disjoint i32 %72, 1056964608
  %74 = bitcast i32 %73 to float
  %75 = and i32 %67, 8388607
  %76 = or disjoint i32 %75, 1056964608
  %77 = bitcast i32 %76 to float
  %78 = fsub float %74, %77
  %79 = lshr exact i32 %72, 16
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %80
  %82 = load float, ptr addrspace(4) %81, align 4, !tbaa !16
  %83 = fmul float %82, %78
  %84 = tail call noundef float @llvm.fmuladd.f32(float %83, float 0x3FD5555560000000, float 5.000000e-01)
  %85 = fmul float %83, %83
  %86 = tail call noundef float @llvm.fmuladd.f32(float %84, float %85, float %83)
  %87 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %80
  %88 = load <2 x float>, ptr addrspace(4) %87, align 8, !tbaa !20
  %89 = extractelement <2 x float> %88, i64 0
  %90 = fadd float %89, %68
  %91 = extractelement <2 x float> %88, i64 1
  %92 = tail call noundef float @llvm.fmuladd.f32(float %86, float 0xBFF7154760000000, float %91)
  %93 = fadd float %90, %92
  %94 = select i1 %38, float %56, float %93
  %95 = icmp samesign ugt i32 %35, 2139095039
  %96 = select i1 %95, float %32, float %94
  %97 = icmp eq i32 %33, %35
  %98 = icmp eq i32 %35, 0
  %99 = fmul float %96, 0x3FE62E4300000000
  %100 = select i1 %97, float %99, float 0x7FF8000000000000
  %101 = select i1 %98, float 0xFFF0000000000000, float %100
  %102 = fmul float %6, 5.000000e-01
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %6, float %5)
  %104 = tail call float @llvm.fmuladd.f32(float %103, float %26, float %101)
  %105 = fmul float %6, %27
  %106 = fdiv float %104, %105, !fpmath !19
  %107 = fneg float %6
  %108 = tail call float @llvm.fmuladd.f32(float %107, float %27, float %106)
  %109 = tail call fastcc float @llvm.fabs.f32(float noundef %106) #14
  %110 = tail call float @llvm.fmuladd.f32(float %109, float 0x3FCDA67120000000, float 1.000000e+00)
  %111 = fdiv float 1.000000e+00, %110, !fpmath !19
  %112 = fmul float %106, -5.000000e-01
  %113 = fmul float %106, %112
  %114 = fcmp olt float %113, 0.000000e+00
  %115 = select i1 %114, float -5.000000e-01, float 5.000000e-01
  %116 = tail call noundef float @llvm.fmuladd.f32(float %113, float 0x3FF7154760000000, float %115)
  %117 = fptosi float %116 to i32
  %118 = sitofp i32 %117 to float
  %119 = tail call noundef float @llvm.fmuladd.f32(float %118, float 0xBFE62E3000000000, float %113)
  %120 = fmul float %118, 0xBEE2FEFA20000000
  %121 = fadd float %119, %120
  %122 = fmul float %121, %121
  %123 = tail call noundef float @llvm.fmuladd.f32(float %122, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %124 = tail call noundef float @llvm.fmuladd.f32(float %122, float %123, float 0x3F11566AA0000000)
  %125 = tail call noundef float @llvm.fmuladd.f32(float %122, float %124, float 0xBF66C16C20000000)
  %126 = tail call noundef float @llvm.fmuladd.f32(float %122, float %125, float 0x3FC5555560000000)
  %127 = fneg float %126
  %128 = tail call noundef float @llvm.fmuladd.f32(float %122, float %127, float %121)
  %129 = fneg float %120
  %130 = fmul float %121, %128
  %131 = fsub float 2.000000e+00, %128
  %132 = fdiv float %130, %131, !fpmath !19
  %133 = fsub float %129, %132
  %134 = fsub float %119, %133
  %135 = fadd float %134, 1.000000e+00
  %136 = bitcast float %135 to i32
  %137 = shl i32 %117, 23
  %138 = add nsw i32 %137, %136
  %139 = bitcast i32 %138 to float
  %140 = fcmp olt float %113, 0xC055D589E0000000
  %141 = select i1 %140, float 0.000000e+00, float %139
  %142 = fcmp olt float %113, 0x40562E4300000000
  %143 = select i1 %142, float %141, float 0x7FF0000000000000
  %144 = fcmp ord float %113, 0.000000e+00
  %145 = select i1 %144, float %143, float %113
  %146 = fmul float %145, 0x3FD9884540000000
  %147 = tail call float @llvm.fmuladd.f32(float %111, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %148 = tail call float @llvm.fmuladd.f32(float %111, float %147, float 0x3FFC80EF00000000)
  %149 = tail call float @llvm.fmuladd.f32(float %111, float %148, float 0xBFD6D1F0E0000000)
  %150 = tail call float @llvm.fmuladd.f32(float %111, float %149, float 0x3FD470BF40000000)
  %151 = fmul float %111, %150
  %152 = fmul float %151, %146
  %153 = fcmp ogt float %106, 0.000000e+00
  %154 = fsub float 1.000000e+00, %152
  %155 = select i1 %153, float %154, float %152
  %156 = tail call fastcc float @llvm.fabs.f32(float noundef %108) #14
  %157 = tail call float @llvm.fmuladd.f32(float %156, float 0x3FCDA67120000000, float 1.000000e+00)
  %158 = fdiv float 1.000000e+00, %157, !fpmath !19
  %159 = fmul float %108, -5.000000e-01
  %160 = fmul float %108, %159
  %161 = fcmp olt float %160, 0.000000e+00
  %162 = select i1 %161, float -5.000000e-01, float 5.000000e-01
  %163 = tail call noundef float @llvm.fmuladd.f32(float %160, float 0x3FF7154760000000, float %162)
  %164 = fptosi float %163 to i32
  %165 = sitofp i32 %164 to float
  %166 = tail call noundef float @llvm.fmuladd.f32(float %165, float 0xBFE62E3000000000, float %160)
  %167 = fmul float %165, 0xBEE2FEFA20000000
  %168 = fadd float %166, %167
  %169 = fmul float %168, %168
  %170 = tail call noundef float @llvm.fmuladd.f32(float %169, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %171 = tail call noundef float @llvm.fmuladd.f32(float %169, float %170, float 0x3F11566AA0000000)
  %172 = tail call noundef float @llvm.fmuladd.f32(float %169, float %171, float 0xBF66C16C20000000)
  %173 = tail call noundef float @llvm.fmuladd.f32(float %169, float %172, float 0x3FC5555560000000)
  %174 = fneg float %173
  %175 = tail call noundef float @llvm.fmuladd.f32(float %169, float %174, float %168)
  %176 = fneg float %167
  %177 = fmul float %168, %175
  %178 = fsub float 2.000000e+00, %175
  %179 = fdiv float %177, %178, !fpmath !19
  %180 = fsub float %176, %179
  %181 = fsub float %166, %180
  %182 = fadd float %181, 1.000000e+00
  %183 = bitcast float %182 to i32
  %184 = shl i32 %164, 23
  %185 = add nsw i32 %184, %183
  %186 = bitcast i32 %185 to float
  %187 = fcmp olt float %160, 0xC055D589E0000000
  %188 = select i1 %187, float 0.000000e+00, float %186
  %189 = fcmp olt float %160, 0x40562E4300000000
  %190 = select i1 %189, float %188, float 0x7FF0000000000000
  %191 = fcmp ord float %160, 0.000000e+00
  %192 = select i1 %191, float %190, float %160
  %193 = fmul float %192, 0x3FD9884540000000
  %194 = tail call float @llvm.fmuladd.f32(float %158, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %195 = tail call float @llvm.fmuladd.f32(float %158, float %194, float 0x3FFC80EF00000000)
  %196 = tail call float @llvm.fmuladd.f32(float %158, float %195, float 0xBFD6D1F0E0000000)
  %197 = tail call float @llvm.fmuladd.f32(float %158, float %196, float 0x3FD470BF40000000)
  %198 = fmul float %158, %197
  %199 = fmul float %198, %193
  %200 = fcmp ogt float %108, 0.000000e+00
  %201 = fsub float 1.000000e+00, %199
  %202 = select i1 %200, float %201, float %199
  %203 = fneg float %5
  %204 = fmul float %26, %203
  %205 = fcmp olt float %204, 0.000000e+00
  %206 = select i1 %205, float -5.000000e-01, float 5.000000e-01
  %207 = tail call noundef float @llvm.fmuladd.f32(float %204, float 0x3FF7154760000000, float %206)
  %208 = fptosi float %207 to i32
  %209 = sitofp i32 %208 to float
  %210 = tail call noundef float @llvm.fmuladd.f32(float %209, float 0xBFE62E3000000000, float %204)
  %211 = fmul float %209, 0xBEE2FEFA20000000
  %212 = fadd float %210, %211
  %213 = fmul float %212, %212
  %214 = tail call noundef float @llvm.fmuladd.f32(float %213, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %215 = tail call noundef float @llvm.fmuladd.f32(float %213, float %214, float 0x3F11566AA0000000)
  %216 = tail call noundef float @llvm.fmuladd.f32(float %213, float %215, float 0xBF66C16C20000000)
  %217 = tail call noundef float @llvm.fmuladd.f32(float %213, float %216, float 0x3FC5555560000000)
  %218 = fneg float %217
  %219 = tail call noundef float @llvm.fmuladd.f32(float %213, float %218, float %212)
  %220 = fneg float %211
  %221 = fmul float %212, %219
  %222 = fsub float 2.000000e+00, %219
  %223 = fdiv float %221, %222, !fpmath !19
  %224 = fsub float %220, %223
  %225 = fsub float %210, %224
  %226 = fadd float %225, 1.000000e+00
  %227 = bitcast float %226 to i32
  %228 = shl i32 %208, 23
  %229 = add nsw i32 %228, %227
  %230 = bitcast i32 %229 to float
  %231 = fcmp olt float %204, 0xC055D589E0000000
  %232 = select i1 %231, float 0.000000e+00, float %230
  %233 = fcmp olt float %204, 0x40562E4300000000
  %234 = select i1 %233, float %232, float 0x7FF0000000000000
  %235 = fcmp ord float %204, 0.000000e+00
  %236 = select i1 %235, float %234, float %204
  %237 = fmul float %31, %236
  %238 = fneg float %202
  %239 = fmul float %237, %238
  %240 = tail call float @llvm.fmuladd.f32(float %29, float %155, float %239)
  %241 = fadd float %240, 1.000000e+02
  %242 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  store float %241, ptr addrspace(1) %242, align 4, !tbaa !16
  %243 = fsub float 1.000000e+00, %202
  %244 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %245 = fsub float 1.000000e+00, %155
  %246 = fneg float %245
  %247 = fmul float %244, %246
  %248 = tail call float @llvm.fmuladd.f32(float %237, float %243, float %247)
  %249 = fadd float %248, 1.000000e+02
  %250 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  store float %249, ptr addrspace(1) %250, align 4, !tbaa !16
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_black_scholes(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef readonly align 4 captures(none) %2, ptr addrspace(1) noundef writeonly align 4 captures(none) %3, ptr addrspace(1) noundef writeonly align 4 captures(none) %4, float noundef %5, float noundef %6) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
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
  %23 = shl i64 %22, 32
  %24 = ashr exact i64 %23, 32
  %25 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %24
  %26 = load float, ptr addrspace(1) %25, align 4, !tbaa !16
  %27 = tail call fastcc float @llvm.sqrt.f32(float noundef %26) #14, !fpmath !18
  %28 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %24
  %29 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %30 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %24
  %31 = load float, ptr addrspace(1) %30, align 4, !tbaa !16
  %32 = fdiv float %29, %31, !fpmath !19
  %33 = bitcast float %32 to i32
  %34 = tail call float @llvm.fabs.f32(float %32)
  %35 = bitcast float %34 to i32
  %36 = fadd float %32, -1.000000e+00
  %37 = tail call noundef float @llvm.fabs.f32(float %36)
  %38 = fcmp olt float %37, 6.250000e-02
  %39 = fadd float %36, 2.000000e+00
  %40 = fdiv float %36, %39, !fpmath !19
  %41 = fadd float %40, %40
  %42 = fmul float %41, %41
  %43 = tail call noundef float @llvm.fmuladd.f32(float %42, float 0x3F899999A0000000, float 0x3FB5555560000000)
  %44 = fmul float %42, %43
  %45 = fneg float %36
  %46 = fmul float %40, %45
  %47 = tail call noundef float @llvm.fmuladd.f32(float %41, float %44, float %46)
  %48 = bitcast float %36 to i32
  %49 = and i32 %48, -65536
  %50 = bitcast i32 %49 to float
  %51 = fsub float %36, %50
  %52 = fadd float %51, %47
  %53 = fmul float %52, 0x3F75476520000000
  %54 = tail call noundef float @llvm.fmuladd.f32(float %50, float 0x3F75476520000000, float %53)
  %55 = tail call noundef float @llvm.fmuladd.f32(float %52, float 1.437500e+00, float %54)
  %56 = tail call noundef float @llvm.fmuladd.f32(float %50, float 1.437500e+00, float %55)
  %57 = lshr i32 %33, 23
  %58 = add nsw i32 %57, -127
  %59 = or i32 %33, 1065353216
  %60 = bitcast i32 %59 to float
  %61 = fadd float %60, -1.000000e+00
  %62 = bitcast float %61 to i32
  %63 = lshr i32 %62, 23
  %64 = add nsw i32 %63, -253
  %65 = icmp eq i32 %57, 0
  %66 = select i1 %65, i32 %64, i32 %58
  %67 = select i1 %65, i32 %62, i32 %33
  %68 = sitofp i32 %66 to float
  %69 = and i32 %67, 8323072
  %70 = shl i32 %67, 1
  %71 = and i32 %70, 65536
  %72 = add nuw nsw i32 %71, %69
  %73 = or disjoint i32 %72, 1056964608
  %74 = bitcast i32 %73 to float
  %75 = and i32 %67, 8388607
  %76 = or disjoint i32 %75, 1056964608
  %77 = bitcast i32 %76 to float
  %78 = fsub float %74, %77
  %79 = lshr exact i32 %72, 16
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %80
  %82 = load float, ptr addrspace(4) %81, align 4, !tbaa !16
  %83 = fmul float %82, %78
  %84 = tail call noundef float @llvm.fmuladd.f32(float %83, float 0x3FD5555560000000, float 5.000000e-01)
  %85 = fmul float %83, %83
  %86 = tail call noundef float @llvm.fmuladd.f32(float %84, float %85, float %83)
  %87 = getelementptr inbounds nuw <2 x float>, ptr addrspace(4) @LOG2_TBL, i64 %80
  %88 = load <2 x float>, ptr addrspace(4) %87, align 8, !tbaa !20
  %89 = extractelement <2 x float> %88, i64 0
  %90 = fadd float %89, %68
  %91 = extractelement <2 x float> %88, i64 1
  %92 = tail call noundef float @llvm.fmuladd.f32(float %86, float 0xBFF7154760000000, float %91)
  %93 = fadd float %90, %92
  %94 = select i1 %38, float %56, float %93
  %95 = icmp samesign ugt i32 %35, 2139095039
  %96 = select i1 %95, float %32, float %94
  %97 = icmp eq i32 %33, %35
  %98 = icmp eq i32 %35, 0
  %99 = fmul float %96, 0x3FE62E4300000000
  %100 = select i1 %97, float %99, float 0x7FF8000000000000
  %101 = select i1 %98, float 0xFFF0000000000000, float %100
  %102 = fmul float %6, 5.000000e-01
  %103 = tail call float @llvm.fmuladd.f32(float %102, float %6, float %5)
  %104 = tail call float @llvm.fmuladd.f32(float %103, float %26, float %101)
  %105 = fmul float %6, %27
  %106 = fdiv float %104, %105, !fpmath !19
  %107 = fneg float %6
  %108 = tail call float @llvm.fmuladd.f32(float %107, float %27, float %106)
  %109 = tail call fastcc float @llvm.fabs.f32(float noundef %106) #14
  %110 = tail call float @llvm.fmuladd.f32(float %109, float 0x3FCDA67120000000, float 1.000000e+00)
  %111 = fdiv float 1.000000e+00, %110, !fpmath !19
  %112 = fmul float %106, -5.000000e-01
  %113 = fmul float %106, %112
  %114 = fcmp olt float %113, 0.000000e+00
  %115 = select i1 %114, float -5.000000e-01, float 5.000000e-01
  %116 = tail call noundef float @llvm.fmuladd.f32(float %113, float 0x3FF7154760000000, float %115)
  %117 = fptosi float %116 to i32
  %118 = sitofp i32 %117 to float
  %119 = tail call noundef float @llvm.fmuladd.f32(float %118, float 0xBFE62E3000000000, float %113)
  %120 = fmul float %118, 0xBEE2FEFA20000000
  %121 = fadd float %119, %120
  %122 = fmul float %121, %121
  %123 = tail call noundef float @llvm.fmuladd.f32(float %122, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %124 = tail call noundef float @llvm.fmuladd.f32(float %122, float %123, float 0x3F11566AA0000000)
  %125 = tail call noundef float @llvm.fmuladd.f32(float %122, float %124, float 0xBF66C16C20000000)
  %126 = tail call noundef float @llvm.fmuladd.f32(float %122, float %125, float 0x3FC5555560000000)
  %127 = fneg float %126
  %128 = tail call noundef float @llvm.fmuladd.f32(float %122, float %127, float %121)
  %129 = fneg float %120
  %130 = fmul float %121, %128
  %131 = fsub float 2.000000e+00, %128
  %132 = fdiv float %130, %131, !fpmath !19
  %133 = fsub float %129, %132
  %134 = fsub float %119, %133
  %135 = fadd float %134, 1.000000e+00
  %136 = bitcast float %135 to i32
  %137 = shl i32 %117, 23
  %138 = add nsw i32 %137, %136
  %139 = bitcast i32 %138 to float
  %140 = fcmp olt float %113, 0xC055D589E0000000
  %141 = select i1 %140, float 0.000000e+00, float %139
  %142 = fcmp olt float %113, 0x40562E4300000000
  %143 = select i1 %142, float %141, float 0x7FF0000000000000
  %144 = fcmp ord float %113, 0.000000e+00
  %145 = select i1 %144, float %143, float %113
  %146 = fmul float %145, 0x3FD9884540000000
  %147 = tail call float @llvm.fmuladd.f32(float %111, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %148 = tail call float @llvm.fmuladd.f32(float %111, float %147, float 0x3FFC80EF00000000)
  %149 = tail call float @llvm.fmuladd.f32(float %111, float %148, float 0xBFD6D1F0E0000000)
  %150 = tail call float @llvm.fmuladd.f32(float %111, float %149, float 0x3FD470BF40000000)
  %151 = fmul float %111, %150
  %152 = fmul float %151, %146
  %153 = fcmp ogt float %106, 0.000000e+00
  %154 = fsub float 1.000000e+00, %152
  %155 = select i1 %153, float %154, float %152
  %156 = tail call fastcc float @llvm.fabs.f32(float noundef %108) #14
  %157 = tail call float @llvm.fmuladd.f32(float %156, float 0x3FCDA67120000000, float 1.000000e+00)
  %158 = fdiv float 1.000000e+00, %157, !fpmath !19
  %159 = fmul float %108, -5.000000e-01
  %160 = fmul float %108, %159
  %161 = fcmp olt float %160, 0.000000e+00
  %162 = select i1 %161, float -5.000000e-01, float 5.000000e-01
  %163 = tail call noundef float @llvm.fmuladd.f32(float %160, float 0x3FF7154760000000, float %162)
  %164 = fptosi float %163 to i32
  %165 = sitofp i32 %164 to float
  %166 = tail call noundef float @llvm.fmuladd.f32(float %165, float 0xBFE62E3000000000, float %160)
  %167 = fmul float %165, 0xBEE2FEFA20000000
  %168 = fadd float %166, %167
  %169 = fmul float %168, %168
  %170 = tail call noundef float @llvm.fmuladd.f32(float %169, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %171 = tail call noundef float @llvm.fmuladd.f32(float %169, float %170, float 0x3F11566AA0000000)
  %172 = tail call noundef float @llvm.fmuladd.f32(float %169, float %171, float 0xBF66C16C20000000)
  %173 = tail call noundef float @llvm.fmuladd.f32(float %169, float %172, float 0x3FC5555560000000)
  %174 = fneg float %173
  %175 = tail call noundef float @llvm.fmuladd.f32(float %169, float %174, float %168)
  %176 = fneg float %167
  %177 = fmul float %168, %175
  %178 = fsub float 2.000000e+00, %175
  %179 = fdiv float %177, %178, !fpmath !19
  %180 = fsub float %176, %179
  %181 = fsub float %166, %180
  %182 = fadd float %181, 1.000000e+00
  %183 = bitcast float %182 to i32
  %184 = shl i32 %164, 23
  %185 = add nsw i32 %184, %183
  %186 = bitcast i32 %185 to float
  %187 = fcmp olt float %160, 0xC055D589E0000000
  %188 = select i1 %187, float 0.000000e+00, float %186
  %189 = fcmp olt float %160, 0x40562E4300000000
  %190 = select i1 %189, float %188, float 0x7FF0000000000000
  %191 = fcmp ord float %160, 0.000000e+00
  %192 = select i1 %191, float %190, float %160
  %193 = fmul float %192, 0x3FD9884540000000
  %194 = tail call float @llvm.fmuladd.f32(float %158, float 0x3FF548CDE0000000, float 0xBFFD23DD40000000)
  %195 = tail call float @llvm.fmuladd.f32(float %158, float %194, float 0x3FFC80EF00000000)
  %196 = tail call float @llvm.fmuladd.f32(float %158, float %195, float 0xBFD6D1F0E0000000)
  %197 = tail call float @llvm.fmuladd.f32(float %158, float %196, float 0x3FD470BF40000000)
  %198 = fmul float %158, %197
  %199 = fmul float %198, %193
  %200 = fcmp ogt float %108, 0.000000e+00
  %201 = fsub float 1.000000e+00, %199
  %202 = select i1 %200, float %201, float %199
  %203 = fneg float %5
  %204 = fmul float %26, %203
  %205 = fcmp olt float %204, 0.000000e+00
  %206 = select i1 %205, float -5.000000e-01, float 5.000000e-01
  %207 = tail call noundef float @llvm.fmuladd.f32(float %204, float 0x3FF7154760000000, float %206)
  %208 = fptosi float %207 to i32
  %209 = sitofp i32 %208 to float
  %210 = tail call noundef float @llvm.fmuladd.f32(float %209, float 0xBFE62E3000000000, float %204)
  %211 = fmul float %209, 0xBEE2FEFA20000000
  %212 = fadd float %210, %211
  %213 = fmul float %212, %212
  %214 = tail call noundef float @llvm.fmuladd.f32(float %213, float 0x3E66376980000000, float 0xBEBBBD41C0000000)
  %215 = tail call noundef float @llvm.fmuladd.f32(float %213, float %214, float 0x3F11566AA0000000)
  %216 = tail call noundef float @llvm.fmuladd.f32(float %213, float %215, float 0xBF66C16C20000000)
  %217 = tail call noundef float @llvm.fmuladd.f32(float %213, float %216, float 0x3FC5555560000000)
  %218 = fneg float %217
  %219 = tail call noundef float @llvm.fmuladd.f32(float %213, float %218, float %212)
  %220 = fneg float %211
  %221 = fmul float %212, %219
  %222 = fsub float 2.000000e+00, %219
  %223 = fdiv float %221, %222, !fpmath !19
  %224 = fsub float %220, %223
  %225 = fsub float %210, %224
  %226 = fadd float %225, 1.000000e+00
  %227 = bitcast float %226 to i32
  %228 = shl i32 %208, 23
  %229 = add nsw i32 %228, %227
  %230 = bitcast i32 %229 to float
  %231 = fcmp olt float %204, 0xC055D589E0000000
  %232 = select i1 %231, float 0.000000e+00, float %230
  %233 = fcmp olt float %204, 0x40562E4300000000
  %234 = select i1 %233, float %232, float 0x7FF0000000000000
  %235 = fcmp ord float %204, 0.000000e+00
  %236 = select i1 %235, float %234, float %204
  %237 = fmul float %31, %236
  %238 = fneg float %202
  %239 = fmul float %237, %238
  %240 = tail call float @llvm.fmuladd.f32(float %29, float %155, float %239)
  %241 = fadd float %240, 1.000000e+02
  %242 = getelementptr inbounds float, ptr addrspace(1) %3, i64 %24
  store float %241, ptr addrspace(1) %242, align 4, !tbaa !16
  %243 = fsub float 1.000000e+00, %202
  %244 = load float, ptr addrspace(1) %28, align 4, !tbaa !16
  %245 = fsub float 1.000000e+00, %155
  %246 = fneg float %245
  %247 = fmul float %244, %246
  %248 = tail call float @llvm.fmuladd.f32(float %237, float %243, float %247)
  %249 = fadd float %248, 1.000000e+02
  %250 = getelementptr inbounds float, ptr addrspace(1) %4, i64 %24
  store float %249, ptr addrspace(1) %250, align 4, !tbaa !16
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind
define protected amdgpu_kernel void @binomial_tree(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, ptr addrspace(4) noundef readonly byref(%struct.tree) align 4 captures(none) %3) local_unnamed_addr #5 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %5 = load float, ptr addrspace(4) %3, align 4, !amdgpu.noclobber !25
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 4
  %7 = load float, ptr addrspace(4) %6, align 4, !amdgpu.noclobber !25
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 8
  %9 = load float, ptr addrspace(4) %8, align 4, !amdgpu.noclobber !25
  %10 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 12
  %11 = load float, ptr addrspace(4) %10, align 4, !amdgpu.noclobber !25
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %3, i64 16
  %13 = load float, ptr addrspace(4) %12, align 4, !amdgpu.noclobber !25
  %14 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %15 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %16
  %18 = load float, ptr addrspace(1) %17, align 4, !tbaa !16, !amdgpu.noclobber !25
  %19 = icmp eq i32 %14, 0
  br i1 %19, label %20, label %23

20:                                               ; preds = %23, %4
  %21 = phi float [ %18, %4 ], [ %26, %23 ]
  %22 = icmp samesign ult i32 %14, 31
  br i1 %22, label %37, label %29

23:                                               ; preds = %4, %23
  %24 = phi i32 [ %27, %23 ], [ 0, %4 ]
  %25 = phi float [ %26, %23 ], [ %18, %4 ]
  %26 = fmul float %5, %25
  %27 = add nuw nsw i32 %24, 1
  %28 = icmp eq i32 %27, %14
  br i1 %28, label %20, label %23

29:                                               ; preds = %37, %20
  %30 = phi float [ %21, %20 ], [ %40, %37 ]
  %31 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %16
  %32 = load float, ptr addrspace(1) %31, align 4, !tbaa !16, !amdgpu.noclobber !25
  %33 = fsub float %32, %30
  %34 = tail call fastcc float @llvm.maxnum.f32(float noundef %33, float noundef 0.000000e+00) #14
  %35 = getelementptr inbounds nuw float, ptr addrspace(3) @binomial_tree.value, i32 %14
  store float %34, ptr addrspace(3) %35, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %35, i32 4
  br label %44

37:                                               ; preds = %20, %37
  %38 = phi i32 [ %41, %37 ], [ %14, %20 ]
  %39 = phi float [ %40, %37 ], [ %21, %20 ]
  %40 = fmul float %7, %39
  %41 = add nuw nsw i32 %38, 1
  %42 = icmp samesign ult i32 %38, 30
  br i1 %42, label %37, label %29

43:                                               ; preds = %62
  br i1 %19, label %65, label %68

44:                                               ; preds = %29, %62
  %45 = phi i32 [ 30, %29 ], [ %63, %62 ]
  %46 = phi float [ %30, %29 ], [ %59, %62 ]
  %47 = icmp samesign ult i32 %45, %14
  br i1 %47, label %58, label %48

48:                                               ; preds = %44
  %49 = fmul float %13, %46
  %50 = load float, ptr addrspace(3) %36, align 4, !tbaa !16
  %51 = load float, ptr addrspace(3) %35, align 4, !tbaa !16
  %52 = fmul float %11, %51
  %53 = tail call float @llvm.fmuladd.f32(float %9, float %50, float %52)
  %54 = fdiv float %53, %13, !fpmath !19
  %55 = load float, ptr addrspace(1) %31, align 4, !tbaa !16, !amdgpu.noclobber !25
  %56 = fsub float %55, %49
  %57 = tail call fastcc float @llvm.maxnum.f32(float noundef %54, float noundef %56) #14
  br label %58

58:                                               ; preds = %48, %44
  %59 = phi float [ %49, %48 ], [ %46, %44 ]
  %60 = phi float [ %57, %48 ], [ 0.000000e+00, %44 ]
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %47, label %62, label %61

61:                                               ; preds = %58
  store float %60, ptr addrspace(3) %35, align 4, !tbaa !16
  br label %62

62:                                               ; preds = %61, %58
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %63 = add nsw i32 %45, -1
  %64 = icmp eq i32 %45, 0
  br i1 %64, label %43, label %44

65:                                               ; preds = %43
  %66 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %16
  %67 = load float, ptr addrspace(3) @binomial_tree.value, align 4, !tbaa !16
  store float %67, ptr addrspace(1) %66, align 4, !tbaa !16
  br label %68

68:                                               ; preds = %43, %65
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind
define protected void @__clang_ocl_kern_imp_binomial_tree(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, float %3, float %4, float %5, float %6, float %7) local_unnamed_addr #6 !kernel_arg_addr_space !21 !kernel_arg_access_qual !22 !kernel_arg_type !23 !kernel_arg_base_type !23 !kernel_arg_type_qual !24 {
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds float, ptr addrspace(1) %0, i64 %11
  %13 = load float, ptr addrspace(1) %12, align 4, !tbaa !16
  %14 = icmp eq i32 %9, 0
  br i1 %14, label %15, label %18

15:                                               ; preds = %18, %8
  %16 = phi float [ %13, %8 ], [ %21, %18 ]
  %17 = icmp samesign ult i32 %9, 31
  br i1 %17, label %32, label %24

18:                                               ; preds = %8, %18
  %19 = phi i32 [ %22, %18 ], [ 0, %8 ]
  %20 = phi float [ %21, %18 ], [ %13, %8 ]
  %21 = fmul float %3, %20
  %22 = add nuw nsw i32 %19, 1
  %23 = icmp eq i32 %22, %9
  br i1 %23, label %15, label %18

24:                                               ; preds = %32, %15
  %25 = phi float [ %16, %15 ], [ %35, %32 ]
  %26 = getelementptr inbounds float, ptr addrspace(1) %1, i64 %11
  %27 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %28 = fsub float %27, %25
  %29 = tail call fastcc float @llvm.maxnum.f32(float noundef %28, float noundef 0.000000e+00) #14
  %30 = getelementptr inbounds nuw float, ptr addrspace(3) @binomial_tree.value, i32 %9
  store float %29, ptr addrspace(3) %30, align 4, !tbaa !16
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %30, i32 4
  br label %39

32:                                               ; preds = %15, %32
  %33 = phi i32 [ %36, %32 ], [ %9, %15 ]
  %34 = phi float [ %35, %32 ], [ %16, %15 ]
  %35 = fmul float %4, %34
  %36 = add nuw nsw i32 %33, 1
  %37 = icmp samesign ult i32 %33, 30
  br i1 %37, label %32, label %24

38:                                               ; preds = %57
  br i1 %14, label %60, label %63

39:                                               ; preds = %24, %57
  %40 = phi i32 [ 30, %24 ], [ %58, %57 ]
  %41 = phi float [ %25, %24 ], [ %54, %57 ]
  %42 = icmp samesign ult i32 %40, %9
  br i1 %42, label %53, label %43

43:                                               ; preds = %39
  %44 = fmul float %7, %41
  %45 = load float, ptr addrspace(3) %31, align 4, !tbaa !16
  %46 = load float, ptr addrspace(3) %30, align 4, !tbaa !16
  %47 = fmul float %6, %46
  %48 = tail call float @llvm.fmuladd.f32(float %5, float %45, float %47)
  %49 = fdiv float %48, %7, !fpmath !19
  %50 = load float, ptr addrspace(1) %26, align 4, !tbaa !16
  %51 = fsub float %50, %44
  %52 = tail call fastcc float @llvm.maxnum.f32(float noundef %49, float noundef %51) #14
  br label %53

53:                                               ; preds = %43, %39
  %54 = phi float [ %44, %43 ], [ %41, %39 ]
  %55 = phi float [ %52, %43 ], [ 0.000000e+00, %39 ]
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  br i1 %42, label %57, label %56

56:                                               ; preds = %53
  store float %55, ptr addrspace(3) %30, align 4, !tbaa !16
  br label %57

57:                                               ; preds = %56, %53
  fence syncscope("workgroup") seq_cst, !mmra !26
  tail call void @llvm.amdgcn.s.barrier()
  %58 = add nsw i32 %40, -1
  %59 = icmp eq i32 %40, 0
  br i1 %59, label %38, label %39

60:                                               ; preds = %38
  %61 = getelementptr inbounds float, ptr addrspace(1) %2, i64 %11
  %62 = load float, ptr addrspace(3) @binomial_tree.value, align 4, !tbaa !16
  store float %62, ptr addrspace(1) %61, align 4, !tbaa !16
  br label %63

63:                                               ; preds = %60, %38
  ret void
}

; Function Attrs: nofree norecurse nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @monte_carlo_pi(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #7 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %45

5:                                                ; preds = %3
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 40
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add i64 %8, %10
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = zext nneg i32 %15 to i64
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = mul nuw nsw i64 %16, %18
  %20 = add i64 %11, %19
  %21 = trunc i64 %20 to i32
  %22 = mul i32 %21, -1640531535
  %23 = add i32 %22, -1640531535
  %24 = xor i32 %23, %1
  br label %25

25:                                               ; preds = %5, %25
  %26 = phi i32 [ %33, %25 ], [ %24, %5 ]
  %27 = phi i32 [ %42, %25 ], [ 0, %5 ]
  %28 = phi i32 [ %43, %25 ], [ 0, %5 ]
  %29 = mul i32 %26, 1664525
  %30 = add i32 %29, 1013904223
  %31 = lshr i32 %30, 16
  %32 = mul i32 %30, 1664525
  %33 = add i32 %32, 1013904223
  %34 = lshr i32 %33, 16
  %35 = zext nneg i32 %31 to i64
  %36 = mul nuw nsw i64 %35, %35
  %37 = zext nneg i32 %34 to i64
  %38 = mul nuw nsw i64 %37, %37
  %39 = add nuw nsw i64 %38, %36
  %40 = icmp samesign ult i64 %39, 4294967296
  %41 = zext i1 %40 to i32
  %42 = add i32 %27, %41
  %43 = add nuw nsw i32 %28, 1
  %44 = icmp eq i32 %43, %2
  br i1 %44, label %45, label %25

45:                                               ; preds = %25, %3
  %46 = phi i32 [ 0, %3 ], [ %42, %25 ]
  %47 = atomicrmw add ptr addrspace(1) %0, i32 %46 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !25, !amdgpu.no.remote.memory !25
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_monte_carlo_pi(ptr addrspace(1) noundef align 4 captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #8 !kernel_arg_addr_space !27 !kernel_arg_access_qual !28 !kernel_arg_type !29 !kernel_arg_base_type !29 !kernel_arg_type_qual !30 {
  %4 = icmp sgt i32 %2, 0
  br i1 %4, label %5, label %25

5:                                                ; preds = %3
  %6 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 40
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = zext nneg i32 %9 to i64
  %11 = add i64 %8, %10
  %12 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %13 = getelementptr inbounds nuw i8, ptr addrspace(4) %12, i64 4
  %14 = load i32, ptr addrspace(4) %13, align 4, !tbaa !6
  %15 = and i32 %14, 65535
  %16 = zext nneg i32 %15 to i64
  %17 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %18 = zext i32 %17 to i64
  %19 = mul nuw nsw i64 %16, %18
  %20 = add i64 %11, %19
  %21 = trunc i64 %20 to i32
  %22 = mul i32 %21, -1640531535
  %23 = add i32 %22, -1640531535
  %24 = xor i32 %23, %1
  br label %28

25:                                               ; preds = %28, %3
  %26 = phi i32 [ 0, %3 ], [ %45, %28 ]
  %27 = atomicrmw add ptr addrspace(1) %0, i32 %26 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !25, !amdgpu.no.remote.memory !25
  ret void

28:                                               ; preds = %5, %28
  %29 = phi i32 [ %36, %28 ], [ %24, %5 ]
  %30 = phi i32 [ %45, %28 ], [ 0, %5 ]
  %31 = phi i32 [ %46, %28 ], [ 0, %5 ]
  %32 = mul i32 %29, 1664525
  %33 = add i32 %32, 1013904223
  %34 = lshr i32 %33, 16
  %35 = mul i32 %33, 1664525
  %36 = add i32 %35, 1013904223
  %37 = lshr i32 %36, 16
  %38 = zext nneg i32 %34 to i64
  %39 = mul nuw nsw i64 %38, %38
  %40 = zext nneg i32 %37 to i64
  %41 = mul nuw nsw i64 %40, %40
  %42 = add nuw nsw i64 %41, %39
  %43 = icmp samesign ult i64 %42, 4294967296
  %44 = zext i1 %43 to i32
  %45 = add i32 %30, %44
  %46 = add nuw nsw i32 %31, 1
  %47 = icmp eq i32 %46, %2
  br i1 %47, label %25, label %28
}

; Function Attrs: convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #9 !kernel_arg_addr_space !31 !kernel_arg_access_qual !22 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = fmul double %2, 0x3FD9884533D43651
  %21 = shl i64 %19, 32
  %22 = ashr exact i64 %21, 29
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !34, !amdgpu.noclobber !25
  br label %25

25:                                               ; preds = %79, %4
  %26 = phi double [ 2.000000e-01, %4 ], [ %94, %79 ]
  %27 = phi i32 [ 0, %4 ], [ %97, %79 ]
  %28 = fmul double %26, 5.000000e-01
  %29 = fneg double %28
  %30 = fmul double %28, %29
  br label %31

31:                                               ; preds = %45, %25
  %32 = phi i32 [ 1, %25 ], [ %54, %45 ]
  %33 = phi double [ %28, %25 ], [ %53, %45 ]
  %34 = phi double [ %28, %25 ], [ %49, %45 ]
  %35 = shl nuw nsw i32 %32, 1
  %36 = uitofp nneg i32 %35 to double
  %37 = fdiv double %30, %36
  %38 = fmul double %34, %37
  %39 = or disjoint i32 %35, 1
  %40 = uitofp nneg i32 %39 to double
  %41 = fdiv double %38, %40
  %42 = fadd double %33, %41
  %43 = add nuw nsw i32 %32, 1
  %44 = icmp eq i32 %43, 40
  br i1 %44, label %55, label %45

45:                                               ; preds = %31
  %46 = shl nuw nsw i32 %43, 1
  %47 = uitofp nneg i32 %46 to double
  %48 = fdiv double %30, %47
  %49 = fmul double %38, %48
  %50 = or disjoint i32 %46, 1
  %51 = uitofp nneg i32 %50 to double
  %52 = fdiv double %49, %51
  %53 = fadd double %42, %52
  %54 = add nuw nsw i32 %32, 2
  br label %31

55:                                               ; preds = %31, %69
  %56 = phi i32 [ %78, %69 ], [ 1, %31 ]
  %57 = phi double [ %77, %69 ], [ %29, %31 ]
  %58 = phi double [ %73, %69 ], [ %29, %31 ]
  %59 = shl nuw nsw i32 %56, 1
  %60 = uitofp nneg i32 %59 to double
  %61 = fdiv double %30, %60
  %62 = fmul double %58, %61
  %63 = or disjoint i32 %59, 1
  %64 = uitofp nneg i32 %63 to double
  %65 = fdiv double %62, %64
  %66 = fadd double %57, %65
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp eq i32 %67, 40
  br i1 %68, label %79, label %69

69:                                               ; preds = %55
  %70 = shl nuw nsw i32 %67, 1
  %71 = uitofp nneg i32 %70 to double
  %72 = fdiv double %30, %71
  %73 = fmul double %62, %72
  %74 = or disjoint i32 %70, 1
  %75 = uitofp nneg i32 %74 to double
  %76 = fdiv double %73, %75
  %77 = fadd double %66, %76
  %78 = add nuw nsw i32 %56, 2
  br label %55

79:                                               ; preds = %55
  %80 = tail call double @llvm.fmuladd.f64(double %42, double 0x3FD9884533D43651, double 5.000000e-01)
  %81 = tail call double @llvm.fmuladd.f64(double %66, double 0x3FD9884533D43651, double 5.000000e-01)
  %82 = fneg double %81
  %83 = fmul double %3, %82
  %84 = tail call double @llvm.fmuladd.f64(double %2, double %80, double %83)
  %85 = fmul double %28, -5.000000e-01
  %86 = tail call double @llvm.fmuladd.f64(double %85, double %28, double 1.000000e+00)
  %87 = fmul double %28, 1.250000e-01
  %88 = fmul double %28, %87
  %89 = fmul double %28, %88
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %28, double %86)
  %91 = fmul double %20, %90
  %92 = fsub double %84, %24
  %93 = fdiv double %92, %91
  %94 = fsub double %26, %93
  %95 = tail call fastcc double @llvm.fabs.f64(double noundef %93) #14
  %96 = fcmp olt double %95, 0x3D719799812DEA11
  %97 = add nuw nsw i32 %27, 1
  %98 = icmp eq i32 %97, 8
  %99 = select i1 %96, i1 true, i1 %98
  br i1 %99, label %100, label %25

100:                                              ; preds = %79
  %101 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  store double %94, ptr addrspace(1) %101, align 8, !tbaa !34
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_implied_volatility(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, double noundef %2, double noundef %3) local_unnamed_addr #10 !kernel_arg_addr_space !31 !kernel_arg_access_qual !22 !kernel_arg_type !32 !kernel_arg_base_type !32 !kernel_arg_type_qual !33 {
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  %20 = fmul double %2, 0x3FD9884533D43651
  %21 = shl i64 %19, 32
  %22 = ashr exact i64 %21, 29
  %23 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %22
  %24 = load double, ptr addrspace(1) %23, align 8, !tbaa !34
  br label %25

25:                                               ; preds = %79, %4
  %26 = phi double [ 2.000000e-01, %4 ], [ %94, %79 ]
  %27 = phi i32 [ 0, %4 ], [ %97, %79 ]
  %28 = fmul double %26, 5.000000e-01
  %29 = fneg double %28
  %30 = fmul double %28, %29
  br label %31

31:                                               ; preds = %45, %25
  %32 = phi i32 [ 1, %25 ], [ %54, %45 ]
  %33 = phi double [ %28, %25 ], [ %53, %45 ]
  %34 = phi double [ %28, %25 ], [ %49, %45 ]
  %35 = shl nuw nsw i32 %32, 1
  %36 = uitofp nneg i32 %35 to double
  %37 = fdiv double %30, %36
  %38 = fmul double %34, %37
  %39 = or disjoint i32 %35, 1
  %40 = uitofp nneg i32 %39 to double
  %41 = fdiv double %38, %40
  %42 = fadd double %33, %41
  %43 = add nuw nsw i32 %32, 1
  %44 = icmp eq i32 %43, 40
  br i1 %44, label %55, label %45

45:                                               ; preds = %31
  %46 = shl nuw nsw i32 %43, 1
  %47 = uitofp nneg i32 %46 to double
  %48 = fdiv double %30, %47
  %49 = fmul double %38, %48
  %50 = or disjoint i32 %46, 1
  %51 = uitofp nneg i32 %50 to double
  %52 = fdiv double %49, %51
  %53 = fadd double %42, %52
  %54 = add nuw nsw i32 %32, 2
  br label %31

55:                                               ; preds = %31, %69
  %56 = phi i32 [ %78, %69 ], [ 1, %31 ]
  %57 = phi double [ %77, %69 ], [ %29, %31 ]
  %58 = phi double [ %73, %69 ], [ %29, %31 ]
  %59 = shl nuw nsw i32 %56, 1
  %60 = uitofp nneg i32 %59 to double
  %61 = fdiv double %30, %60
  %62 = fmul double %58, %61
  %63 = or disjoint i32 %59, 1
  %64 = uitofp nneg i32 %63 to double
  %65 = fdiv double %62, %64
  %66 = fadd double %57, %65
  %67 = add nuw nsw i32 %56, 1
  %68 = icmp eq i32 %67, 40
  br i1 %68, label %79, label %69

69:                                               ; preds = %55
  %70 = shl nuw nsw i32 %67, 1
  %71 = uitofp nneg i32 %70 to double
  %72 = fdiv double %30, %71
  %73 = fmul double %62, %72
  %74 = or disjoint i32 %70, 1
  %75 = uitofp nneg i32 %74 to double
  %76 = fdiv double %73, %75
  %77 = fadd double %66, %76
  %78 = add nuw nsw i32 %56, 2
  br label %55

79:                                               ; preds = %55
  %80 = tail call double @llvm.fmuladd.f64(double %42, double 0x3FD9884533D43651, double 5.000000e-01)
  %81 = tail call double @llvm.fmuladd.f64(double %66, double 0x3FD9884533D43651, double 5.000000e-01)
  %82 = fneg double %81
  %83 = fmul double %3, %82
  %84 = tail call double @llvm.fmuladd.f64(double %2, double %80, double %83)
  %85 = fmul double %28, -5.000000e-01
  %86 = tail call double @llvm.fmuladd.f64(double %85, double %28, double 1.000000e+00)
  %87 = fmul double %28, 1.250000e-01
  %88 = fmul double %28, %87
  %89 = fmul double %28, %88
  %90 = tail call double @llvm.fmuladd.f64(double %89, double %28, double %86)
  %91 = fmul double %20, %90
  %92 = fsub double %84, %24
  %93 = fdiv double %92, %91
  %94 = fsub double %26, %93
  %95 = tail call fastcc double @llvm.fabs.f64(double noundef %93) #14
  %96 = fcmp olt double %95, 0x3D719799812DEA11
  %97 = add nuw nsw i32 %27, 1
  %98 = icmp eq i32 %97, 8
  %99 = select i1 %96, i1 true, i1 %98
  br i1 %99, label %100, label %25

100:                                              ; preds = %79
  %101 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %22
  store double %94, ptr addrspace(1) %101, align 8, !tbaa !34
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fmuladd.f64(double, double, double) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #12

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
declare float @llvm.fabs.f32(float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #13

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent nofree norecurse nounwind "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #8 = { alwaysinline nofree norecurse nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #9 = { convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #10 = { alwaysinline convergent nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #11 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #12 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #13 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #14 = { convergent nounwind willreturn memory(none) }

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
!12 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!14 = !{!"float*", !"float*", !"float*", !"float*", !"float*", !"float", !"float"}
!15 = !{!"const", !"const", !"const", !"", !"", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"float", !8, i64 0}
!18 = !{float 3.000000e+00}
!19 = !{float 2.500000e+00}
!20 = !{!8, !8, i64 0}
!21 = !{i32 1, i32 1, i32 1, i32 0}
!22 = !{!"none", !"none", !"none", !"none"}
!23 = !{!"float*", !"float*", !"float*", !"tree"}
!24 = !{!"const", !"const", !"", !""}
!25 = !{}
!26 = !{!"amdgpu-synchronize-as", !"local"}
!27 = !{i32 1, i32 0, i32 0}
!28 = !{!"none", !"none", !"none"}
!29 = !{!"uint*", !"uint", !"int"}
!30 = !{!"volatile", !"", !""}
!31 = !{i32 1, i32 1, i32 0, i32 0}
!32 = !{!"double*", !"double*", !"double", !"double"}
!33 = !{!"const", !"", !"", !""}
!34 = !{!35, !35, i64 0}
!35 = !{!"double", !8, i64 0}
