; ModuleID = 'corpus/opencl/math_transcendental.cl'
source_filename = "corpus/opencl/math_transcendental.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@LOG_INV_TBL = internal unnamed_addr addrspace(4) constant [129 x float] [float 2.000000e+00, float 0x3FFFC07F00000000, float 0x3FFF81F820000000, float 0x3FFF4465A0000000, float 0x3FFF07C200000000, float 0x3FFECC07C0000000, float 0x3FFE9131A0000000, float 0x3FFE573AC0000000, float 0x3FFE1E1E20000000, float 0x3FFDE5D6E0000000, float 0x3FFDAE6080000000, float 0x3FFD77B660000000, float 0x3FFD41D420000000, float 0x3FFD0CB580000000, float 0x3FFCD85680000000, float 0x3FFCA4B300000000, float 0x3FFC71C720000000, float 0x3FFC3F8F00000000, float 0x3FFC0E0700000000, float 0x3FFBDD2B80000000, float 0x3FFBACF920000000, float 0x3FFB7D6C40000000, float 0x3FFB4E81C0000000, float 0x3FFB203640000000, float 0x3FFAF286C0000000, float 0x3FFAC57020000000, float 0x3FFA98EF60000000, float 0x3FFA6D01A0000000, float 0x3FFA41A420000000, float 0x3FFA16D400000000, float 0x3FF9EC8EA0000000, float 0x3FF9C2D140000000, float 0x3FF99999A0000000, float 0x3FF970E500000000, float 0x3FF948B100000000, float 0x3FF920FB40000000, float 0x3FF8F9C180000000, float 0x3FF8D30180000000, float 0x3FF8ACB900000000, float 0x3FF886E600000000, float 0x3FF8618620000000, float 0x3FF83C9780000000, float 0x3FF8181820000000, float 0x3FF7F40600000000, float 0x3FF7D05F40000000, float 0x3FF7AD2200000000, float 0x3FF78A4C80000000, float 0x3FF767DCE0000000, float 0x3FF745D180000000, float 0x3FF7242880000000, float 0x3FF702E060000000, float 0x3FF6E1F760000000, float 0x3FF6C16C20000000, float 0x3FF6A13CE0000000, float 0x3FF6816820000000, float 0x3FF661EC60000000, float 0x3FF642C860000000, float 0x3FF623FA80000000, float 0x3FF6058160000000, float 0x3FF5E75BC0000000, float 0x3FF5C98820000000, float 0x3FF5AC0560000000, float 0x3FF58ED240000000, float 0x3FF571ED40000000, float 0x3FF5555560000000, float 0x3FF5390940000000, float 0x3FF51D07E0000000, float 0x3FF5015020000000, float 0x3FF4E5E0A0000000, float 0x3FF4CAB880000000, float 0x3FF4AFD6A0000000, float 0x3FF49539E0000000, float 0x3FF47AE140000000, float 0x3FF460CBC0000000, float 0x3FF446F860000000, float 0x3FF42D6620000000, float 0x3FF4141420000000, float 0x3FF3FB0140000000, float 0x3FF3E22CC0000000, float 0x3FF3C995A0000000, float 0x3FF3B13B20000000, float 0x3FF3991C20000000, float 0x3FF3813820000000, float 0x3FF3698E00000000, float 0x3FF3521D00000000, float 0x3FF33AE460000000, float 0x3FF323E340000000, float 0x3FF30D1900000000, float 0x3FF2F684C0000000, float 0x3FF2E025C0000000, float 0x3FF2C9FB40000000, float 0x3FF2B404A0000000, float 0x3FF29E4120000000, float 0x3FF288B020000000, float 0x3FF27350C0000000, float 0x3FF25E2280000000, float 0x3FF24924A0000000, float 0x3FF2345680000000, float 0x3FF21FB780000000, float 0x3FF20B4700000000, float 0x3FF1F70480000000, float 0x3FF1E2EF40000000, float 0x3FF1CF06A0000000, float 0x3FF1BB4A40000000, float 0x3FF1A7B960000000, float 0x3FF1945380000000, float 0x3FF1811820000000, float 0x3FF16E0680000000, float 0x3FF15B1E60000000, float 0x3FF1485F00000000, float 0x3FF135C820000000, float 0x3FF12358E0000000, float 0x3FF1111120000000, float 0x3FF0FEF020000000, float 0x3FF0ECF560000000, float 0x3FF0DB20A0000000, float 0x3FF0C97140000000, float 0x3FF0B7E6E0000000, float 0x3FF0A68100000000, float 0x3FF0953F40000000, float 0x3FF0842100000000, float 0x3FF0732600000000, float 0x3FF0624DE0000000, float 0x3FF0519800000000, float 0x3FF0410420000000, float 0x3FF03091C0000000, float 0x3FF0204080000000, float 0x3FF0101020000000, float 1.000000e+00], align 4
@CBRT_TBL_HEAD = internal unnamed_addr addrspace(4) constant [129 x float] [float 1.000000e+00, float 0x3FF0080000000000, float 0x3FF0140000000000, float 0x3FF01C0000000000, float 0x3FF0280000000000, float 0x3FF0340000000000, float 0x3FF03C0000000000, float 0x3FF0480000000000, float 0x3FF0500000000000, float 0x3FF05C0000000000, float 0x3FF0680000000000, float 0x3FF0700000000000, float 0x3FF07C0000000000, float 0x3FF0840000000000, float 0x3FF0900000000000, float 0x3FF0980000000000, float 0x3FF0A40000000000, float 0x3FF0AC0000000000, float 0x3FF0B40000000000, float 0x3FF0C00000000000, float 0x3FF0C80000000000, float 0x3FF0D40000000000, float 0x3FF0DC0000000000, float 0x3FF0E40000000000, float 0x3FF0F00000000000, float 0x3FF0F80000000000, float 0x3FF1040000000000, float 0x3FF10C0000000000, float 0x3FF1140000000000, float 0x3FF1200000000000, float 0x3FF1280000000000, float 0x3FF1300000000000, float 0x3FF13C0000000000, float 0x3FF1440000000000, float 0x3FF14C0000000000, float 0x3FF1540000000000, float 0x3FF1600000000000, float 0x3FF1680000000000, float 0x3FF1700000000000, float 0x3FF1780000000000, float 0x3FF1840000000000, float 0x3FF18C0000000000, float 0x3FF1940000000000, float 0x3FF19C0000000000, float 0x3FF1A40000000000, float 0x3FF1B00000000000, float 0x3FF1B80000000000, float 0x3FF1C00000000000, float 0x3FF1C80000000000, float 0x3FF1D00000000000, float 0x3FF1D80000000000, float 0x3FF1E40000000000, float 0x3FF1EC0000000000, float 0x3FF1F40000000000, float 0x3FF1FC0000000000, float 0x3FF2040000000000, float 0x3FF20C0000000000, float 0x3FF2140000000000, float 0x3FF21C0000000000, float 0x3FF2240000000000, float 0x3FF22C0000000000, float 0x3FF2380000000000, float 0x3FF2400000000000, float 0x3FF2480000000000, float 0x3FF2500000000000, float 0x3FF2580000000000, float 0x3FF2600000000000, float 0x3FF2680000000000, float 0x3FF2700000000000, float 0x3FF2780000000000, float 1.156250e+00, float 0x3FF2880000000000, float 0x3FF2900000000000, float 0x3FF2980000000000, float 0x3FF2A00000000000, float 0x3FF2A80000000000, float 0x3FF2B00000000000, float 0x3FF2B80000000000, float 0x3FF2C00000000000, float 0x3FF2C40000000000, float 0x3FF2CC0000000000, float 0x3FF2D40000000000, float 0x3FF2DC0000000000, float 0x3FF2E40000000000, float 0x3FF2EC0000000000, float 0x3FF2F40000000000, float 0x3FF2FC0000000000, float 0x3FF3040000000000, float 0x3FF30C0000000000, float 0x3FF3140000000000, float 0x3FF3180000000000, float 0x3FF3200000000000, float 0x3FF3280000000000, float 0x3FF3300000000000, float 0x3FF3380000000000, float 0x3FF3400000000000, float 0x3FF3440000000000, float 0x3FF34C0000000000, float 0x3FF3540000000000, float 0x3FF35C0000000000, float 0x3FF3640000000000, float 0x3FF36C0000000000, float 0x3FF3700000000000, float 0x3FF3780000000000, float 1.218750e+00, float 0x3FF3880000000000, float 0x3FF3900000000000, float 0x3FF3940000000000, float 0x3FF39C0000000000, float 0x3FF3A40000000000, float 0x3FF3AC0000000000, float 0x3FF3B00000000000, float 0x3FF3B80000000000, float 0x3FF3C00000000000, float 0x3FF3C80000000000, float 0x3FF3CC0000000000, float 0x3FF3D40000000000, float 0x3FF3DC0000000000, float 0x3FF3E40000000000, float 0x3FF3E80000000000, float 0x3FF3F00000000000, float 0x3FF3F80000000000, float 1.250000e+00, float 0x3FF4040000000000, float 0x3FF40C0000000000, float 0x3FF4140000000000, float 0x3FF4180000000000, float 0x3FF4200000000000, float 0x3FF4280000000000], align 4
@CBRT_TBL_TAIL = internal unnamed_addr addrspace(4) constant [129 x float] [float 0.000000e+00, float 0x3F451CB0A0000000, float 0x3F339221E0000000, float 0x3F4E069080000000, float 0x3F41D69780000000, float 0x3F24EA1BE0000000, float 0x3F4833B8E0000000, float 0x3F35870020000000, float 0x3F4CEB2900000000, float 0x3F3D57F340000000, float 0x3EACC53AC0000000, float 0x3F40FE0980000000, float 0x3F091B5860000000, float 0x3F41C362E0000000, float 0x3F094398E0000000, float 0x3F41055BC0000000, float 0x3EC7E63CA0000000, float 0x3F3D99E1A0000000, float 0x3F4D258DE0000000, float 0x3F36459620000000, float 0x3F48C5B0E0000000, float 0x3F283D0C80000000, float 0x3F43008120000000, float 0x3F4F9A65A0000000, float 0x3F37BBCD80000000, float 0x3F47CBF680000000, float 0x3F1B2C1660000000, float 0x3F3D56EA40000000, float 0x3F499EB320000000, float 0x3F21007A20000000, float 0x3F3D212AA0000000, float 0x3F4890F180000000, float 0x3F12104E20000000, float 0x3F374961E0000000, float 0x3F44B9B660000000, float 0x3F4D81E660000000, float 0x3F27F825C0000000, float 0x3F3C5DCA20000000, float 0x3F46153BA0000000, float 0x3F4DB1CC20000000, float 0x3F24154B00000000, float 0x3F38211140000000, float 0x3F42D42400000000, float 0x3F4950D820000000, float 0x3F4F8755C0000000, float 0x3F25E12A40000000, float 0x3F3648C380000000, float 0x3F408C43E0000000, float 0x3F45B09700000000, float 0x3F4A91FE80000000, float 0x3F4F311B60000000, float 0x3F1C746180000000, float 0x3F2EABB540000000, float 0x3F370DB140000000, float 0x3F3E45CBC0000000, float 0x3F427FAA60000000, float 0x3F459DB980000000, float 0x3F487DA460000000, float 0x3F4B1FFA00000000, float 0x3F4D854780000000, float 0x3F4FAE17E0000000, float 0x3F09AF40C0000000, float 0x3F1A6319E0000000, float 0x3F230BAA60000000, float 0x3F27FC3620000000, float 0x3F2C053620000000, float 0x3F2F28A980000000, float 0x3F30B44420000000, float 0x3F316361A0000000, float 0x3F31A2A2A0000000, float 0x3F3172F8E0000000, float 0x3F30D55300000000, float 0x3F2F9538E0000000, float 0x3F2CA77B00000000, float 0x3F28E336A0000000, float 0x3F244A3040000000, float 0x3F1DBC4C80000000, float 0x3F1141A2A0000000, float 0x3EE93E44C0000000, float 0x3F4E6E4320000000, float 0x3F4C447C60000000, float 0x3F49E80D80000000, float 0x3F47595DC0000000, float 0x3F4498D300000000, float 0x3F41A6D1E0000000, float 0x3F3D077BA0000000, float 0x3F365FF1E0000000, float 0x3F2EAF9120000000, float 0x3F1FBEFB80000000, float 0x3EC44905A0000000, float 0x3F4C017E60000000, float 0x3F47BFDBE0000000, float 0x3F434FBC60000000, float 0x3F3D62F480000000, float 0x3F33CADC60000000, float 0x3F23AFC060000000, float 0x3F4FC556E0000000, float 0x3F4A71F840000000, float 0x3F44F22900000000, float 0x3F3E8C79C0000000, float 0x3F32DD0D80000000, float 0x3F1B5AC2E0000000, float 0x3F4D3D02A0000000, float 0x3F46E3D580000000, float 0x3F40602000000000, float 0x3F33646080000000, float 0x3F16D29B60000000, float 0x3F4BD8D5E0000000, float 0x3F44AE0300000000, float 0x3F3AB44B20000000, float 0x3F27761CE0000000, float 0x3F4E387100000000, float 0x3F466B2B00000000, float 0x3F3CEBF960000000, float 0x3F2964B200000000, float 0x3F4E150040000000, float 0x3F45A9BCE0000000, float 0x3F3A2F4D80000000, float 0x3F217C0560000000, float 0x3F4B800F80000000, float 0x3F427B1320000000, float 0x3F32A09B80000000, float 0.000000e+00, float 0x3F468A69C0000000, float 0x3F39DF9500000000, float 0x3F19830500000000, float 0x3F494C6A40000000, float 0x3F3E884940000000, float 0x3F245F31A0000000], align 4

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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @trig(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !17, !amdgpu.noclobber !19
  %20 = tail call float @llvm.fabs.f32(float nofpclass(nan inf) %19)
  %21 = fcmp olt float %20, 0x4160000000000000
  br i1 %21, label %22, label %64

22:                                               ; preds = %2
  %23 = tail call noundef float @llvm.fmuladd.f32(float %20, float 0x3FE45F3060000000, float 5.000000e-01)
  %24 = tail call noundef float @llvm.trunc.f32(float %23)
  %25 = bitcast float %24 to i32
  %26 = and i32 %25, -4096
  %27 = bitcast i32 %26 to float
  %28 = fsub float %24, %27
  %29 = fmul float %24, 0x3FF921FB40000000
  %30 = fneg float %29
  %31 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3FF9200000000000, float %30)
  %32 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3F3FB40000000000, float %31)
  %33 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3FF9200000000000, float %32)
  %34 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3F3FB40000000000, float %33)
  %35 = fsub float %20, %29
  %36 = fsub float %20, %35
  %37 = fsub float %36, %29
  %38 = fsub float %37, %34
  %39 = fadd float %35, %38
  %40 = fmul float %24, 0x3E74442D00000000
  %41 = fneg float %40
  %42 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3E74440000000000, float %41)
  %43 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3D86800000000000, float %42)
  %44 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3E74440000000000, float %43)
  %45 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3D86800000000000, float %44)
  %46 = fsub float %39, %40
  %47 = fsub float %39, %46
  %48 = fsub float %47, %40
  %49 = fsub float %48, %45
  %50 = fadd float %46, %49
  %51 = fmul float %24, 0x3CF8469880000000
  %52 = fneg float %51
  %53 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3CF8460000000000, float %52)
  %54 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3C23100000000000, float %53)
  %55 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3CF8460000000000, float %54)
  %56 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3C23100000000000, float %55)
  %57 = fsub float %50, %51
  %58 = fsub float %50, %57
  %59 = fsub float %58, %51
  %60 = fadd float %57, %59
  %61 = fneg float %56
  %62 = fptosi float %24 to i32
  %63 = bitcast float %20 to i32
  br label %233

64:                                               ; preds = %2
  %65 = bitcast float %20 to i32
  %66 = lshr i32 %65, 23
  %67 = and i32 %65, 8388607
  %68 = or disjoint i32 %67, 8388608
  %69 = mul i32 %68, -28220501
  %70 = zext nneg i32 %68 to i64
  %71 = mul nuw nsw i64 %70, 4266746795
  %72 = lshr i64 %71, 32
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = mul i32 %68, 1011060801
  %75 = add i32 %74, %73
  %76 = mul nuw nsw i64 %70, 1011060801
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %68, -614296167
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %70, 3680671129
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = mul i32 %68, -181084736
  %91 = add i32 %89, %90
  %92 = mul nuw nsw i64 %70, 4113882560
  %93 = lshr i64 %92, 32
  %94 = trunc nuw nsw i64 %93 to i32
  %95 = icmp ult i32 %91, %89
  %96 = zext i1 %95 to i32
  %97 = add nuw nsw i32 %96, %94
  %98 = mul i32 %68, -64530479
  %99 = add i32 %97, %98
  %100 = mul nuw nsw i64 %70, 4230436817
  %101 = lshr i64 %100, 32
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = icmp ult i32 %99, %97
  %104 = zext i1 %103 to i32
  %105 = add nuw nsw i32 %104, %102
  %106 = mul i32 %68, 1313084713
  %107 = add i32 %105, %106
  %108 = mul nuw nsw i64 %70, 1313084713
  %109 = lshr i64 %108, 32
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = icmp ult i32 %107, %105
  %112 = zext i1 %111 to i32
  %113 = add nuw nsw i32 %112, %110
  %114 = mul i32 %68, -1560706194
  %115 = add i32 %113, %114
  %116 = mul nuw nsw i64 %70, 2734261102
  %117 = lshr i64 %116, 32
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = icmp ult i32 %115, %113
  %120 = zext i1 %119 to i32
  %121 = add nuw nsw i32 %120, %118
  %122 = add nsw i32 %66, -120
  %123 = icmp ugt i32 %122, 31
  %124 = select i1 %123, i32 %115, i32 %121
  %125 = select i1 %123, i32 %107, i32 %115
  %126 = select i1 %123, i32 %99, i32 %107
  %127 = select i1 %123, i32 %91, i32 %99
  %128 = select i1 %123, i32 %83, i32 %91
  %129 = select i1 %123, i32 %75, i32 %83
  %130 = select i1 %123, i32 %69, i32 %75
  %131 = select i1 %123, i32 -32, i32 0
  %132 = add nsw i32 %131, %122
  %133 = icmp ugt i32 %132, 31
  %134 = select i1 %133, i32 %125, i32 %124
  %135 = select i1 %133, i32 %126, i32 %125
  %136 = select i1 %133, i32 %127, i32 %126
  %137 = select i1 %133, i32 %128, i32 %127
  %138 = select i1 %133, i32 %129, i32 %128
  %139 = select i1 %133, i32 %130, i32 %129
  %140 = select i1 %133, i32 -32, i32 0
  %141 = add nsw i32 %140, %132
  %142 = icmp ugt i32 %141, 31
  %143 = select i1 %142, i32 %135, i32 %134
  %144 = select i1 %142, i32 %136, i32 %135
  %145 = select i1 %142, i32 %137, i32 %136
  %146 = select i1 %142, i32 %138, i32 %137
  %147 = select i1 %142, i32 %139, i32 %138
  %148 = select i1 %142, i32 -32, i32 0
  %149 = add nsw i32 %148, %141
  %150 = icmp ugt i32 %149, 31
  %151 = select i1 %150, i32 %144, i32 %143
  %152 = select i1 %150, i32 %145, i32 %144
  %153 = select i1 %150, i32 %146, i32 %145
  %154 = select i1 %150, i32 %147, i32 %146
  %155 = select i1 %150, i32 -32, i32 0
  %156 = sub nsw i32 0, %149
  %157 = icmp eq i32 %155, %156
  %158 = sub nsw i32 24, %66
  %159 = and i32 %122, 31
  %160 = shl i32 %151, %159
  %161 = and i32 %158, 31
  %162 = lshr i32 %152, %161
  %163 = or i32 %160, %162
  %164 = shl i32 %152, %159
  %165 = lshr i32 %153, %161
  %166 = or i32 %164, %165
  %167 = shl i32 %153, %159
  %168 = lshr i32 %154, %161
  %169 = or i32 %167, %168
  %170 = select i1 %157, i32 %151, i32 %163
  %171 = select i1 %157, i32 %152, i32 %166
  %172 = select i1 %157, i32 %153, i32 %169
  %173 = lshr i32 %170, 29
  %174 = tail call i32 @llvm.fshl.i32(i32 %170, i32 %171, i32 2)
  %175 = tail call i32 @llvm.fshl.i32(i32 %171, i32 %172, i32 2)
  %176 = shl i32 %172, 2
  %177 = and i32 %173, 1
  %178 = sub nsw i32 0, %177
  %179 = shl i32 %173, 31
  %180 = xor i32 %174, %178
  %181 = xor i32 %175, %178
  %182 = xor i32 %176, %178
  %183 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %180, i1 false)
  %184 = add nuw nsw i32 %183, 1
  %185 = and i32 %184, 31
  %186 = shl i32 %180, %185
  %187 = and i32 %183, 31
  %188 = xor i32 %187, 31
  %189 = lshr i32 %181, %188
  %190 = or i32 %186, %189
  %191 = shl i32 %181, %185
  %192 = lshr i32 %182, %188
  %193 = or i32 %191, %192
  %194 = lshr i32 %190, 9
  %195 = shl nuw nsw i32 %183, 23
  %196 = sub nsw i32 %194, %195
  %197 = add nsw i32 %196, 1056964608
  %198 = or i32 %197, %179
  %199 = bitcast i32 %198 to float
  %200 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %193, i32 23)
  %201 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %200, i1 false)
  %202 = xor i32 %201, -1
  %203 = add nuw nsw i32 %201, 1
  %204 = and i32 %203, 31
  %205 = shl i32 %200, %204
  %206 = and i32 %201, 31
  %207 = xor i32 %206, 31
  %208 = lshr i32 %193, %207
  %209 = or i32 %205, %208
  %210 = sub nuw nsw i32 %202, %183
  %211 = shl nsw i32 %210, 23
  %212 = lshr i32 %209, 9
  %213 = add nsw i32 %211, 864026624
  %214 = or disjoint i32 %212, %213
  %215 = or i32 %214, %179
  %216 = bitcast i32 %215 to float
  %217 = and i32 %198, -4096
  %218 = bitcast i32 %217 to float
  %219 = fsub float %199, %218
  %220 = fmul float %199, 0x3FF921FB40000000
  %221 = fneg float %220
  %222 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0x3FF9200000000000, float %221)
  %223 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0x3F3FB40000000000, float %222)
  %224 = tail call noundef float @llvm.fmuladd.f32(float %219, float 0x3FF9200000000000, float %223)
  %225 = tail call noundef float @llvm.fmuladd.f32(float %219, float 0x3F3FB40000000000, float %224)
  %226 = tail call noundef float @llvm.fmuladd.f32(float %199, float 0x3E74442D00000000, float %225)
  %227 = tail call noundef float @llvm.fmuladd.f32(float %216, float 0x3FF921FB40000000, float %226)
  %228 = fadd float %220, %227
  %229 = fsub float %228, %220
  %230 = fsub float %227, %229
  %231 = lshr i32 %170, 30
  %232 = add nuw nsw i32 %177, %231
  br label %233

233:                                              ; preds = %22, %64
  %234 = phi i32 [ %63, %22 ], [ %65, %64 ]
  %235 = phi float [ %60, %22 ], [ %228, %64 ]
  %236 = phi float [ %61, %22 ], [ %230, %64 ]
  %237 = phi i32 [ %62, %22 ], [ %232, %64 ]
  br i1 %21, label %238, label %280

238:                                              ; preds = %233
  %239 = tail call noundef float @llvm.fmuladd.f32(float %20, float 0x3FE45F3060000000, float 5.000000e-01)
  %240 = tail call noundef float @llvm.trunc.f32(float %239)
  %241 = bitcast float %240 to i32
  %242 = and i32 %241, -4096
  %243 = bitcast i32 %242 to float
  %244 = fsub float %240, %243
  %245 = fmul float %240, 0x3FF921FB40000000
  %246 = fneg float %245
  %247 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3FF9200000000000, float %246)
  %248 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3F3FB40000000000, float %247)
  %249 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3FF9200000000000, float %248)
  %250 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3F3FB40000000000, float %249)
  %251 = fsub float %20, %245
  %252 = fsub float %20, %251
  %253 = fsub float %252, %245
  %254 = fsub float %253, %250
  %255 = fadd float %251, %254
  %256 = fmul float %240, 0x3E74442D00000000
  %257 = fneg float %256
  %258 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3E74440000000000, float %257)
  %259 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3D86800000000000, float %258)
  %260 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3E74440000000000, float %259)
  %261 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3D86800000000000, float %260)
  %262 = fsub float %255, %256
  %263 = fsub float %255, %262
  %264 = fsub float %263, %256
  %265 = fsub float %264, %261
  %266 = fadd float %262, %265
  %267 = fmul float %240, 0x3CF8469880000000
  %268 = fneg float %267
  %269 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3CF8460000000000, float %268)
  %270 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3C23100000000000, float %269)
  %271 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3CF8460000000000, float %270)
  %272 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3C23100000000000, float %271)
  %273 = fsub float %266, %267
  %274 = fsub float %266, %273
  %275 = fsub float %274, %267
  %276 = fadd float %273, %275
  %277 = fneg float %272
  %278 = fptosi float %240 to i32
  %279 = bitcast float %20 to i32
  br label %449

280:                                              ; preds = %233
  %281 = bitcast float %20 to i32
  %282 = lshr i32 %281, 23
  %283 = and i32 %281, 8388607
  %284 = or disjoint i32 %283, 8388608
  %285 = mul i32 %284, -28220501
  %286 = zext nneg i32 %284 to i64
  %287 = mul nuw nsw i64 %286, 4266746795
  %288 = lshr i64 %287, 32
  %289 = trunc nuw nsw i64 %288 to i32
  %290 = mul i32 %284, 1011060801
  %291 = add i32 %290, %289
  %292 = mul nuw nsw i64 %286, 1011060801
  %293 = lshr i64 %292, 32
  %294 = trunc nuw nsw i64 %293 to i32
  %295 = icmp ult i32 %291, %289
  %296 = zext i1 %295 to i32
  %297 = add nuw nsw i32 %296, %294
  %298 = mul i32 %284, -614296167
  %299 = add i32 %297, %298
  %300 = mul nuw nsw i64 %286, 3680671129
  %301 = lshr i64 %300, 32
  %302 = trunc nuw nsw i64 %301 to i32
  %303 = icmp ult i32 %299, %297
  %304 = zext i1 %303 to i32
  %305 = add nuw nsw i32 %304, %302
  %306 = mul i32 %284, -181084736
  %307 = add i32 %305, %306
  %308 = mul nuw nsw i64 %286, 4113882560
  %309 = lshr i64 %308, 32
  %310 = trunc nuw nsw i64 %309 to i32
  %311 = icmp ult i32 %307, %305
  %312 = zext i1 %311 to i32
  %313 = add nuw nsw i32 %312, %310
  %314 = mul i32 %284, -64530479
  %315 = add i32 %313, %314
  %316 = mul nuw nsw i64 %286, 4230436817
  %317 = lshr i64 %316, 32
  %318 = trunc nuw nsw i64 %317 to i32
  %319 = icmp ult i32 %315, %313
  %320 = zext i1 %319 to i32
  %321 = add nuw nsw i32 %320, %318
  %322 = mul i32 %284, 1313084713
  %323 = add i32 %321, %322
  %324 = mul nuw nsw i64 %286, 1313084713
  %325 = lshr i64 %324, 32
  %326 = trunc nuw nsw i64 %325 to i32
  %327 = icmp ult i32 %323, %321
  %328 = zext i1 %327 to i32
  %329 = add nuw nsw i32 %328, %326
  %330 = mul i32 %284, -1560706194
  %331 = add i32 %329, %330
  %332 = mul nuw nsw i64 %286, 2734261102
  %333 = lshr i64 %332, 32
  %334 = trunc nuw nsw i64 %333 to i32
  %335 = icmp ult i32 %331, %329
  %336 = zext i1 %335 to i32
  %337 = add nuw nsw i32 %336, %334
  %338 = add nsw i32 %282, -120
  %339 = icmp ugt i32 %338, 31
  %340 = select i1 %339, i32 %331, i32 %337
  %341 = select i1 %339, i32 %323, i32 %331
  %342 = select i1 %339, i32 %315, i32 %323
  %343 = select i1 %339, i32 %307, i32 %315
  %344 = select i1 %339, i32 %299, i32 %307
  %345 = select i1 %339, i32 %291, i32 %299
  %346 = select i1 %339, i32 %285, i32 %291
  %347 = select i1 %339, i32 -32, i32 0
  %348 = add nsw i32 %347, %338
  %349 = icmp ugt i32 %348, 31
  %350 = select i1 %349, i32 %341, i32 %340
  %351 = select i1 %349, i32 %342, i32 %341
  %352 = select i1 %349, i32 %343, i32 %342
  %353 = select i1 %349, i32 %344, i32 %343
  %354 = select i1 %349, i32 %345, i32 %344
  %355 = select i1 %349, i32 %346, i32 %345
  %356 = select i1 %349, i32 -32, i32 0
  %357 = add nsw i32 %356, %348
  %358 = icmp ugt i32 %357, 31
  %359 = select i1 %358, i32 %351, i32 %350
  %360 = select i1 %358, i32 %352, i32 %351
  %361 = select i1 %358, i32 %353, i32 %352
  %362 = select i1 %358, i32 %354, i32 %353
  %363 = select i1 %358, i32 %355, i32 %354
  %364 = select i1 %358, i32 -32, i32 0
  %365 = add nsw i32 %364, %357
  %366 = icmp ugt i32 %365, 31
  %367 = select i1 %366, i32 %360, i32 %359
  %368 = select i1 %366, i32 %361, i32 %360
  %369 = select i1 %366, i32 %362, i32 %361
  %370 = select i1 %366, i32 %363, i32 %362
  %371 = select i1 %366, i32 -32, i32 0
  %372 = sub nsw i32 0, %365
  %373 = icmp eq i32 %371, %372
  %374 = sub nsw i32 24, %282
  %375 = and i32 %338, 31
  %376 = shl i32 %367, %375
  %377 = and i32 %374, 31
  %378 = lshr i32 %368, %377
  %379 = or i32 %376, %378
  %380 = shl i32 %368, %375
  %381 = lshr i32 %369, %377
  %382 = or i32 %380, %381
  %383 = shl i32 %369, %375
  %384 = lshr i32 %370, %377
  %385 = or i32 %383, %384
  %386 = select i1 %373, i32 %367, i32 %379
  %387 = select i1 %373, i32 %368, i32 %382
  %388 = select i1 %373, i32 %369, i32 %385
  %389 = lshr i32 %386, 29
  %390 = tail call i32 @llvm.fshl.i32(i32 %386, i32 %387, i32 2)
  %391 = tail call i32 @llvm.fshl.i32(i32 %387, i32 %388, i32 2)
  %392 = shl i32 %388, 2
  %393 = and i32 %389, 1
  %394 = sub nsw i32 0, %393
  %395 = shl i32 %389, 31
  %396 = xor i32 %390, %394
  %397 = xor i32 %391, %394
  %398 = xor i32 %392, %394
  %399 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %396, i1 false)
  %400 = add nuw nsw i32 %399, 1
  %401 = and i32 %400, 31
  %402 = shl i32 %396, %401
  %403 = and i32 %399, 31
  %404 = xor i32 %403, 31
  %405 = lshr i32 %397, %404
  %406 = or i32 %402, %405
  %407 = shl i32 %397, %401
  %408 = lshr i32 %398, %404
  %409 = or i32 %407, %408
  %410 = lshr i32 %406, 9
  %411 = shl nuw nsw i32 %399, 23
  %412 = sub nsw i32 %410, %411
  %413 = add nsw i32 %412, 1056964608
  %414 = or i32 %413, %395
  %415 = bitcast i32 %414 to float
  %416 = tail call i32 @llvm.fshl.i32(i32 %406, i32 %409, i32 23)
  %417 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %416, i1 false)
  %418 = xor i32 %417, -1
  %419 = add nuw nsw i32 %417, 1
  %420 = and i32 %419, 31
  %421 = shl i32 %416, %420
  %422 = and i32 %417, 31
  %423 = xor i32 %422, 31
  %424 = lshr i32 %409, %423
  %425 = or i32 %421, %424
  %426 = sub nuw nsw i32 %418, %399
  %427 = shl nsw i32 %426, 23
  %428 = lshr i32 %425, 9
  %429 = add nsw i32 %427, 864026624
  %430 = or disjoint i32 %428, %429
  %431 = or i32 %430, %395
  %432 = bitcast i32 %431 to float
  %433 = and i32 %414, -4096
  %434 = bitcast i32 %433 to float
  %435 = fsub float %415, %434
  %436 = fmul float %415, 0x3FF921FB40000000
  %437 = fneg float %436
  %438 = tail call noundef float @llvm.fmuladd.f32(float %434, float 0x3FF9200000000000, float %437)
  %439 = tail call noundef float @llvm.fmuladd.f32(float %434, float 0x3F3FB40000000000, float %438)
  %440 = tail call noundef float @llvm.fmuladd.f32(float %435, float 0x3FF9200000000000, float %439)
  %441 = tail call noundef float @llvm.fmuladd.f32(float %435, float 0x3F3FB40000000000, float %440)
  %442 = tail call noundef float @llvm.fmuladd.f32(float %415, float 0x3E74442D00000000, float %441)
  %443 = tail call noundef float @llvm.fmuladd.f32(float %432, float 0x3FF921FB40000000, float %442)
  %444 = fadd float %436, %443
  %445 = fsub float %444, %436
  %446 = fsub float %443, %445
  %447 = lshr i32 %386, 30
  %448 = add nuw nsw i32 %393, %447
  br label %449

449:                                              ; preds = %238, %280
  %450 = phi i32 [ %279, %238 ], [ %281, %280 ]
  %451 = phi float [ %276, %238 ], [ %444, %280 ]
  %452 = phi float [ %277, %238 ], [ %446, %280 ]
  %453 = phi i32 [ %278, %238 ], [ %448, %280 ]
  %454 = fcmp oeq float %19, 0.000000e+00
  %455 = fcmp one float %20, 0x7FF0000000000000
  %456 = shl i32 %237, 30
  %457 = and i32 %456, -2147483648
  %458 = and i32 %237, 1
  %459 = icmp eq i32 %458, 0
  %460 = fmul float %235, %235
  %461 = fmul float %235, %460
  %462 = tail call noundef float @llvm.fmuladd.f32(float %460, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %463 = tail call noundef float @llvm.fmuladd.f32(float %460, float %462, float 0x3EC6DBE4A0000000)
  %464 = tail call noundef float @llvm.fmuladd.f32(float %460, float %463, float 0xBF2A013A80000000)
  %465 = tail call noundef float @llvm.fmuladd.f32(float %460, float %464, float 0x3F811110E0000000)
  %466 = fneg float %461
  %467 = fmul float %465, %466
  %468 = tail call noundef float @llvm.fmuladd.f32(float %236, float 5.000000e-01, float %467)
  %469 = fneg float %236
  %470 = tail call noundef float @llvm.fmuladd.f32(float %460, float %468, float %469)
  %471 = tail call noundef float @llvm.fmuladd.f32(float %461, float 0x3FC5555560000000, float %470)
  %472 = fsub float %235, %471
  %473 = tail call float @llvm.fabs.f32(float %235)
  %474 = bitcast float %473 to i32
  %475 = icmp samesign ugt i32 %474, 1061683200
  %476 = add nsw i32 %474, -1050253722
  %477 = icmp ult i32 %476, 11429479
  %478 = add nsw i32 %474, -16777216
  %479 = bitcast i32 %478 to float
  %480 = select i1 %477, float %479, float 0.000000e+00
  %481 = select i1 %475, float 2.812500e-01, float %480
  %482 = fsub float 1.000000e+00, %481
  %483 = tail call noundef float @llvm.fmuladd.f32(float %460, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %484 = tail call noundef float @llvm.fmuladd.f32(float %460, float %483, float 0xBE92524740000000)
  %485 = tail call noundef float @llvm.fmuladd.f32(float %460, float %484, float 0x3EFA015C40000000)
  %486 = tail call noundef float @llvm.fmuladd.f32(float %460, float %485, float 0xBF56C16C00000000)
  %487 = tail call noundef float @llvm.fmuladd.f32(float %460, float %486, float 0x3FA5555560000000)
  %488 = fmul float %460, %487
  %489 = fneg float %235
  %490 = fmul float %236, %489
  %491 = tail call noundef float @llvm.fmuladd.f32(float %460, float %488, float %490)
  %492 = fneg float %481
  %493 = tail call noundef float @llvm.fmuladd.f32(float %460, float 5.000000e-01, float %492)
  %494 = fsub float %491, %493
  %495 = fadd float %482, %494
  %496 = select i1 %459, float %472, float %495
  %497 = bitcast float %496 to i32
  %498 = bitcast float %19 to i32
  %499 = xor i32 %234, %457
  %500 = xor i32 %499, %497
  %501 = xor i32 %500, %498
  %502 = bitcast i32 %501 to float
  %503 = select i1 %455, float %502, float 0x7FF8000000000000
  %504 = select i1 %454, float %19, float %503
  %505 = insertelement <4 x float> poison, float %504, i64 0
  %506 = fmul float %451, %451
  %507 = fmul float %451, %506
  %508 = tail call noundef float @llvm.fmuladd.f32(float %506, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %509 = tail call noundef float @llvm.fmuladd.f32(float %506, float %508, float 0x3EC6DBE4A0000000)
  %510 = tail call noundef float @llvm.fmuladd.f32(float %506, float %509, float 0xBF2A013A80000000)
  %511 = tail call noundef float @llvm.fmuladd.f32(float %506, float %510, float 0x3F811110E0000000)
  %512 = fneg float %507
  %513 = fmul float %511, %512
  %514 = tail call noundef float @llvm.fmuladd.f32(float %452, float 5.000000e-01, float %513)
  %515 = fneg float %452
  %516 = tail call noundef float @llvm.fmuladd.f32(float %506, float %514, float %515)
  %517 = tail call noundef float @llvm.fmuladd.f32(float %507, float 0x3FC5555560000000, float %516)
  %518 = fsub float %451, %517
  %519 = tail call noundef float @llvm.fmuladd.f32(float %506, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %520 = tail call noundef float @llvm.fmuladd.f32(float %506, float %519, float 0xBE92524740000000)
  %521 = tail call noundef float @llvm.fmuladd.f32(float %506, float %520, float 0x3EFA015C40000000)
  %522 = tail call noundef float @llvm.fmuladd.f32(float %506, float %521, float 0xBF56C16C00000000)
  %523 = tail call noundef float @llvm.fmuladd.f32(float %506, float %522, float 0x3FA5555560000000)
  %524 = fmul float %506, %523
  %525 = tail call float @llvm.fabs.f32(float %451)
  %526 = bitcast float %525 to i32
  %527 = add nsw i32 %526, -16777216
  %528 = bitcast i32 %527 to float
  %529 = add nsw i32 %526, -1050253722
  %530 = icmp ult i32 %529, 11429479
  %531 = select i1 %530, float %528, float 0.000000e+00
  %532 = icmp samesign ugt i32 %526, 1061683200
  %533 = select i1 %532, float 2.812500e-01, float %531
  %534 = fneg float %533
  %535 = tail call noundef float @llvm.fmuladd.f32(float %506, float 5.000000e-01, float %534)
  %536 = fsub float 1.000000e+00, %533
  %537 = fneg float %451
  %538 = fmul float %452, %537
  %539 = tail call noundef float @llvm.fmuladd.f32(float %506, float %524, float %538)
  %540 = fsub float %539, %535
  %541 = fadd float %536, %540
  %542 = shl i32 %453, 30
  %543 = and i32 %542, -2147483648
  %544 = and i32 %453, 1
  %545 = icmp eq i32 %544, 0
  %546 = fneg float %518
  %547 = select i1 %545, float %541, float %546
  %548 = bitcast float %547 to i32
  %549 = xor i32 %543, %548
  %550 = bitcast i32 %549 to float
  %551 = select i1 %455, float %550, float 0x7FF8000000000000
  %552 = insertelement <4 x float> %505, float %551, i64 1
  %553 = tail call noundef float @llvm.minimumnum.f32(float %20, float 2.000000e+00)
  %554 = tail call noundef float @llvm.maximumnum.f32(float %20, float 2.000000e+00)
  %555 = fcmp ord float %19, 0.000000e+00
  %556 = fcmp ogt float %20, 2.000000e+00
  %557 = fcmp ogt float %554, 0x45F0000000000000
  %558 = select i1 %557, float 0x3DF0000000000000, float 1.000000e+00
  %559 = fmul float %554, %558
  %560 = fdiv float %553, %559, !fpmath !20
  %561 = fmul float %558, %560
  %562 = fmul float %561, %561
  %563 = tail call noundef float @llvm.fmuladd.f32(float %562, float 0xBF67E1F780000000, float 0xBFC7D1B980000000)
  %564 = tail call noundef float @llvm.fmuladd.f32(float %562, float %563, float 0xBFD5554D00000000)
  %565 = fmul float %562, %564
  %566 = fmul float %561, %565
  %567 = tail call noundef float @llvm.fmuladd.f32(float %562, float 0x3FD1A714C0000000, float 0x3FF287C560000000)
  %568 = tail call noundef float @llvm.fmuladd.f32(float %562, float %567, float 1.000000e+00)
  %569 = fdiv float 1.000000e+00, %568, !fpmath !20
  %570 = tail call noundef float @llvm.fmuladd.f32(float %566, float %569, float %561)
  %571 = fsub float 0x3FF921FB60000000, %570
  %572 = select i1 %556, float %571, float %570
  %573 = select i1 %454, float 0.000000e+00, float %572
  %574 = select i1 %555, float %573, float 0x7FF8000000000000
  %575 = tail call noundef float @llvm.copysign.f32(float %574, float nofpclass(nan inf) %19)
  %576 = insertelement <4 x float> %552, float %575, i64 2
  %577 = and i32 %498, -2147483648
  %578 = fptosi float %20 to i32
  %579 = sitofp i32 %578 to float
  %580 = fsub float %20, %579
  %581 = shl i32 %578, 31
  %582 = icmp samesign ult i32 %450, 2139095040
  %583 = select i1 %582, i32 %577, i32 2143289344
  %584 = fsub float 1.000000e+00, %580
  %585 = fcmp ole float %580, 7.500000e-01
  %586 = fadd float %580, -5.000000e-01
  %587 = select i1 %585, float %586, float %584
  %588 = fcmp olt float %580, 5.000000e-01
  %589 = fsub float 5.000000e-01, %580
  %590 = select i1 %588, float %589, float %587
  %591 = fcmp ugt float %580, 2.500000e-01
  %592 = select i1 %591, float %590, float %580
  %593 = and i1 %591, %585
  %594 = fmul float %592, 0x400921FB60000000
  %595 = fmul float %594, %594
  %596 = fmul float %594, %595
  %597 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0x3EC6DBE4A0000000, float 0xBF2A013A80000000)
  %598 = tail call noundef float @llvm.fmuladd.f32(float %595, float %597, float 0x3F811110E0000000)
  %599 = tail call noundef float @llvm.fmuladd.f32(float %595, float %598, float 0xBFC5555560000000)
  %600 = tail call noundef float @llvm.fmuladd.f32(float %596, float %599, float %594)
  %601 = fmul float %595, %595
  %602 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0xBE92524740000000, float 0x3EFA015C60000000)
  %603 = tail call noundef float @llvm.fmuladd.f32(float %595, float %602, float 0xBF56C16C00000000)
  %604 = tail call noundef float @llvm.fmuladd.f32(float %595, float %603, float 0x3FA5555560000000)
  %605 = tail call noundef float @llvm.fmuladd.f32(float %595, float -5.000000e-01, float 1.000000e+00)
  %606 = tail call noundef float @llvm.fmuladd.f32(float %601, float %604, float %605)
  %607 = select i1 %593, float %606, float %600
  %608 = bitcast float %607 to i32
  %609 = xor i32 %581, %608
  %610 = xor i32 %609, %577
  %611 = icmp samesign ult i32 %450, 1258291200
  %612 = select i1 %611, i32 %610, i32 %583
  %613 = bitcast i32 %612 to float
  %614 = insertelement <4 x float> %576, float %613, i64 3
  %615 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %614, ptr addrspace(1) %615, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_trig(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !17
  %20 = tail call float @llvm.fabs.f32(float nofpclass(nan inf) %19)
  %21 = fcmp olt float %20, 0x4160000000000000
  br i1 %21, label %22, label %64

22:                                               ; preds = %2
  %23 = tail call noundef float @llvm.fmuladd.f32(float %20, float 0x3FE45F3060000000, float 5.000000e-01)
  %24 = tail call noundef float @llvm.trunc.f32(float %23)
  %25 = bitcast float %24 to i32
  %26 = and i32 %25, -4096
  %27 = bitcast i32 %26 to float
  %28 = fsub float %24, %27
  %29 = fmul float %24, 0x3FF921FB40000000
  %30 = fneg float %29
  %31 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3FF9200000000000, float %30)
  %32 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3F3FB40000000000, float %31)
  %33 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3FF9200000000000, float %32)
  %34 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3F3FB40000000000, float %33)
  %35 = fsub float %20, %29
  %36 = fsub float %20, %35
  %37 = fsub float %36, %29
  %38 = fsub float %37, %34
  %39 = fadd float %35, %38
  %40 = fmul float %24, 0x3E74442D00000000
  %41 = fneg float %40
  %42 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3E74440000000000, float %41)
  %43 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3D86800000000000, float %42)
  %44 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3E74440000000000, float %43)
  %45 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3D86800000000000, float %44)
  %46 = fsub float %39, %40
  %47 = fsub float %39, %46
  %48 = fsub float %47, %40
  %49 = fsub float %48, %45
  %50 = fadd float %46, %49
  %51 = fmul float %24, 0x3CF8469880000000
  %52 = fneg float %51
  %53 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3CF8460000000000, float %52)
  %54 = tail call noundef float @llvm.fmuladd.f32(float %27, float 0x3C23100000000000, float %53)
  %55 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3CF8460000000000, float %54)
  %56 = tail call noundef float @llvm.fmuladd.f32(float %28, float 0x3C23100000000000, float %55)
  %57 = fsub float %50, %51
  %58 = fsub float %50, %57
  %59 = fsub float %58, %51
  %60 = fadd float %57, %59
  %61 = fneg float %56
  %62 = fptosi float %24 to i32
  %63 = bitcast float %20 to i32
  br label %233

64:                                               ; preds = %2
  %65 = bitcast float %20 to i32
  %66 = lshr i32 %65, 23
  %67 = and i32 %65, 8388607
  %68 = or disjoint i32 %67, 8388608
  %69 = mul i32 %68, -28220501
  %70 = zext nneg i32 %68 to i64
  %71 = mul nuw nsw i64 %70, 4266746795
  %72 = lshr i64 %71, 32
  %73 = trunc nuw nsw i64 %72 to i32
  %74 = mul i32 %68, 1011060801
  %75 = add i32 %74, %73
  %76 = mul nuw nsw i64 %70, 1011060801
  %77 = lshr i64 %76, 32
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = icmp ult i32 %75, %73
  %80 = zext i1 %79 to i32
  %81 = add nuw nsw i32 %80, %78
  %82 = mul i32 %68, -614296167
  %83 = add i32 %81, %82
  %84 = mul nuw nsw i64 %70, 3680671129
  %85 = lshr i64 %84, 32
  %86 = trunc nuw nsw i64 %85 to i32
  %87 = icmp ult i32 %83, %81
  %88 = zext i1 %87 to i32
  %89 = add nuw nsw i32 %88, %86
  %90 = mul i32 %68, -181084736
  %91 = add i32 %89, %90
  %92 = mul nuw nsw i64 %70, 4113882560
  %93 = lshr i64 %92, 32
  %94 = trunc nuw nsw i64 %93 to i32
  %95 = icmp ult i32 %91, %89
  %96 = zext i1 %95 to i32
  %97 = add nuw nsw i32 %96, %94
  %98 = mul i32 %68, -64530479
  %99 = add i32 %97, %98
  %100 = mul nuw nsw i64 %70, 4230436817
  %101 = lshr i64 %100, 32
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = icmp ult i32 %99, %97
  %104 = zext i1 %103 to i32
  %105 = add nuw nsw i32 %104, %102
  %106 = mul i32 %68, 1313084713
  %107 = add i32 %105, %106
  %108 = mul nuw nsw i64 %70, 1313084713
  %109 = lshr i64 %108, 32
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = icmp ult i32 %107, %105
  %112 = zext i1 %111 to i32
  %113 = add nuw nsw i32 %112, %110
  %114 = mul i32 %68, -1560706194
  %115 = add i32 %113, %114
  %116 = mul nuw nsw i64 %70, 2734261102
  %117 = lshr i64 %116, 32
  %118 = trunc nuw nsw i64 %117 to i32
  %119 = icmp ult i32 %115, %113
  %120 = zext i1 %119 to i32
  %121 = add nuw nsw i32 %120, %118
  %122 = add nsw i32 %66, -120
  %123 = icmp ugt i32 %122, 31
  %124 = select i1 %123, i32 %115, i32 %121
  %125 = select i1 %123, i32 %107, i32 %115
  %126 = select i1 %123, i32 %99, i32 %107
  %127 = select i1 %123, i32 %91, i32 %99
  %128 = select i1 %123, i32 %83, i32 %91
  %129 = select i1 %123, i32 %75, i32 %83
  %130 = select i1 %123, i32 %69, i32 %75
  %131 = select i1 %123, i32 -32, i32 0
  %132 = add nsw i32 %131, %122
  %133 = icmp ugt i32 %132, 31
  %134 = select i1 %133, i32 %125, i32 %124
  %135 = select i1 %133, i32 %126, i32 %125
  %136 = select i1 %133, i32 %127, i32 %126
  %137 = select i1 %133, i32 %128, i32 %127
  %138 = select i1 %133, i32 %129, i32 %128
  %139 = select i1 %133, i32 %130, i32 %129
  %140 = select i1 %133, i32 -32, i32 0
  %141 = add nsw i32 %140, %132
  %142 = icmp ugt i32 %141, 31
  %143 = select i1 %142, i32 %135, i32 %134
  %144 = select i1 %142, i32 %136, i32 %135
  %145 = select i1 %142, i32 %137, i32 %136
  %146 = select i1 %142, i32 %138, i32 %137
  %147 = select i1 %142, i32 %139, i32 %138
  %148 = select i1 %142, i32 -32, i32 0
  %149 = add nsw i32 %148, %141
  %150 = icmp ugt i32 %149, 31
  %151 = select i1 %150, i32 %144, i32 %143
  %152 = select i1 %150, i32 %145, i32 %144
  %153 = select i1 %150, i32 %146, i32 %145
  %154 = select i1 %150, i32 %147, i32 %146
  %155 = select i1 %150, i32 -32, i32 0
  %156 = sub nsw i32 0, %149
  %157 = icmp eq i32 %155, %156
  %158 = sub nsw i32 24, %66
  %159 = and i32 %122, 31
  %160 = shl i32 %151, %159
  %161 = and i32 %158, 31
  %162 = lshr i32 %152, %161
  %163 = or i32 %160, %162
  %164 = shl i32 %152, %159
  %165 = lshr i32 %153, %161
  %166 = or i32 %164, %165
  %167 = shl i32 %153, %159
  %168 = lshr i32 %154, %161
  %169 = or i32 %167, %168
  %170 = select i1 %157, i32 %151, i32 %163
  %171 = select i1 %157, i32 %152, i32 %166
  %172 = select i1 %157, i32 %153, i32 %169
  %173 = lshr i32 %170, 29
  %174 = tail call i32 @llvm.fshl.i32(i32 %170, i32 %171, i32 2)
  %175 = tail call i32 @llvm.fshl.i32(i32 %171, i32 %172, i32 2)
  %176 = shl i32 %172, 2
  %177 = and i32 %173, 1
  %178 = sub nsw i32 0, %177
  %179 = shl i32 %173, 31
  %180 = xor i32 %174, %178
  %181 = xor i32 %175, %178
  %182 = xor i32 %176, %178
  %183 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %180, i1 false)
  %184 = add nuw nsw i32 %183, 1
  %185 = and i32 %184, 31
  %186 = shl i32 %180, %185
  %187 = and i32 %183, 31
  %188 = xor i32 %187, 31
  %189 = lshr i32 %181, %188
  %190 = or i32 %186, %189
  %191 = shl i32 %181, %185
  %192 = lshr i32 %182, %188
  %193 = or i32 %191, %192
  %194 = lshr i32 %190, 9
  %195 = shl nuw nsw i32 %183, 23
  %196 = sub nsw i32 %194, %195
  %197 = add nsw i32 %196, 1056964608
  %198 = or i32 %197, %179
  %199 = bitcast i32 %198 to float
  %200 = tail call i32 @llvm.fshl.i32(i32 %190, i32 %193, i32 23)
  %201 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %200, i1 false)
  %202 = xor i32 %201, -1
  %203 = add nuw nsw i32 %201, 1
  %204 = and i32 %203, 31
  %205 = shl i32 %200, %204
  %206 = and i32 %201, 31
  %207 = xor i32 %206, 31
  %208 = lshr i32 %193, %207
  %209 = or i32 %205, %208
  %210 = sub nuw nsw i32 %202, %183
  %211 = shl nsw i32 %210, 23
  %212 = lshr i32 %209, 9
  %213 = add nsw i32 %211, 864026624
  %214 = or disjoint i32 %212, %213
  %215 = or i32 %214, %179
  %216 = bitcast i32 %215 to float
  %217 = and i32 %198, -4096
  %218 = bitcast i32 %217 to float
  %219 = fsub float %199, %218
  %220 = fmul float %199, 0x3FF921FB40000000
  %221 = fneg float %220
  %222 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0x3FF9200000000000, float %221)
  %223 = tail call noundef float @llvm.fmuladd.f32(float %218, float 0x3F3FB40000000000, float %222)
  %224 = tail call noundef float @llvm.fmuladd.f32(float %219, float 0x3FF9200000000000, float %223)
  %225 = tail call noundef float @llvm.fmuladd.f32(float %219, float 0x3F3FB40000000000, float %224)
  %226 = tail call noundef float @llvm.fmuladd.f32(float %199, float 0x3E74442D00000000, float %225)
  %227 = tail call noundef float @llvm.fmuladd.f32(float %216, float 0x3FF921FB40000000, float %226)
  %228 = fadd float %220, %227
  %229 = fsub float %228, %220
  %230 = fsub float %227, %229
  %231 = lshr i32 %170, 30
  %232 = add nuw nsw i32 %177, %231
  br label %233

233:                                              ; preds = %22, %64
  %234 = phi i32 [ %63, %22 ], [ %65, %64 ]
  %235 = phi float [ %60, %22 ], [ %228, %64 ]
  %236 = phi float [ %61, %22 ], [ %230, %64 ]
  %237 = phi i32 [ %62, %22 ], [ %232, %64 ]
  br i1 %21, label %238, label %280

238:                                              ; preds = %233
  %239 = tail call noundef float @llvm.fmuladd.f32(float %20, float 0x3FE45F3060000000, float 5.000000e-01)
  %240 = tail call noundef float @llvm.trunc.f32(float %239)
  %241 = bitcast float %240 to i32
  %242 = and i32 %241, -4096
  %243 = bitcast i32 %242 to float
  %244 = fsub float %240, %243
  %245 = fmul float %240, 0x3FF921FB40000000
  %246 = fneg float %245
  %247 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3FF9200000000000, float %246)
  %248 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3F3FB40000000000, float %247)
  %249 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3FF9200000000000, float %248)
  %250 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3F3FB40000000000, float %249)
  %251 = fsub float %20, %245
  %252 = fsub float %20, %251
  %253 = fsub float %252, %245
  %254 = fsub float %253, %250
  %255 = fadd float %251, %254
  %256 = fmul float %240, 0x3E74442D00000000
  %257 = fneg float %256
  %258 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3E74440000000000, float %257)
  %259 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3D86800000000000, float %258)
  %260 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3E74440000000000, float %259)
  %261 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3D86800000000000, float %260)
  %262 = fsub float %255, %256
  %263 = fsub float %255, %262
  %264 = fsub float %263, %256
  %265 = fsub float %264, %261
  %266 = fadd float %262, %265
  %267 = fmul float %240, 0x3CF8469880000000
  %268 = fneg float %267
  %269 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3CF8460000000000, float %268)
  %270 = tail call noundef float @llvm.fmuladd.f32(float %243, float 0x3C23100000000000, float %269)
  %271 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3CF8460000000000, float %270)
  %272 = tail call noundef float @llvm.fmuladd.f32(float %244, float 0x3C23100000000000, float %271)
  %273 = fsub float %266, %267
  %274 = fsub float %266, %273
  %275 = fsub float %274, %267
  %276 = fadd float %273, %275
  %277 = fneg float %272
  %278 = fptosi float %240 to i32
  %279 = bitcast float %20 to i32
  br label %449

280:                                              ; preds = %233
  %281 = bitcast float %20 to i32
  %282 = lshr i32 %281, 23
  %283 = and i32 %281, 8388607
  %284 = or disjoint i32 %283, 8388608
  %285 = mul i32 %284, -28220501
  %286 = zext nneg i32 %284 to i64
  %287 = mul nuw nsw i64 %286, 4266746795
  %288 = lshr i64 %287, 32
  %289 = trunc nuw nsw i64 %288 to i32
  %290 = mul i32 %284, 1011060801
  %291 = add i32 %290, %289
  %292 = mul nuw nsw i64 %286, 1011060801
  %293 = lshr i64 %292, 32
  %294 = trunc nuw nsw i64 %293 to i32
  %295 = icmp ult i32 %291, %289
  %296 = zext i1 %295 to i32
  %297 = add nuw nsw i32 %296, %294
  %298 = mul i32 %284, -614296167
  %299 = add i32 %297, %298
  %300 = mul nuw nsw i64 %286, 3680671129
  %301 = lshr i64 %300, 32
  %302 = trunc nuw nsw i64 %301 to i32
  %303 = icmp ult i32 %299, %297
  %304 = zext i1 %303 to i32
  %305 = add nuw nsw i32 %304, %302
  %306 = mul i32 %284, -181084736
  %307 = add i32 %305, %306
  %308 = mul nuw nsw i64 %286, 4113882560
  %309 = lshr i64 %308, 32
  %310 = trunc nuw nsw i64 %309 to i32
  %311 = icmp ult i32 %307, %305
  %312 = zext i1 %311 to i32
  %313 = add nuw nsw i32 %312, %310
  %314 = mul i32 %284, -64530479
  %315 = add i32 %313, %314
  %316 = mul nuw nsw i64 %286, 4230436817
  %317 = lshr i64 %316, 32
  %318 = trunc nuw nsw i64 %317 to i32
  %319 = icmp ult i32 %315, %313
  %320 = zext i1 %319 to i32
  %321 = add nuw nsw i32 %320, %318
  %322 = mul i32 %284, 1313084713
  %323 = add i32 %321, %322
  %324 = mul nuw nsw i64 %286, 1313084713
  %325 = lshr i64 %324, 32
  %326 = trunc nuw nsw i64 %325 to i32
  %327 = icmp ult i32 %323, %321
  %328 = zext i1 %327 to i32
  %329 = add nuw nsw i32 %328, %326
  %330 = mul i32 %284, -1560706194
  %331 = add i32 %329, %330
  %332 = mul nuw nsw i64 %286, 2734261102
  %333 = lshr i64 %332, 32
  %334 = trunc nuw nsw i64 %333 to i32
  %335 = icmp ult i32 %331, %329
  %336 = zext i1 %335 to i32
  %337 = add nuw nsw i32 %336, %334
  %338 = add nsw i32 %282, -120
  %339 = icmp ugt i32 %338, 31
  %340 = select i1 %339, i32 %331, i32 %337
  %341 = select i1 %339, i32 %323, i32 %331
  %342 = select i1 %339, i32 %315, i32 %323
  %343 = select i1 %339, i32 %307, i32 %315
  %344 = select i1 %339, i32 %299, i32 %307
  %345 = select i1 %339, i32 %291, i32 %299
  %346 = select i1 %339, i32 %285, i32 %291
  %347 = select i1 %339, i32 -32, i32 0
  %348 = add nsw i32 %347, %338
  %349 = icmp ugt i32 %348, 31
  %350 = select i1 %349, i32 %341, i32 %340
  %351 = select i1 %349, i32 %342, i32 %341
  %352 = select i1 %349, i32 %343, i32 %342
  %353 = select i1 %349, i32 %344, i32 %343
  %354 = select i1 %349, i32 %345, i32 %344
  %355 = select i1 %349, i32 %346, i32 %345
  %356 = select i1 %349, i32 -32, i32 0
  %357 = add nsw i32 %356, %348
  %358 = icmp ugt i32 %357, 31
  %359 = select i1 %358, i32 %351, i32 %350
  %360 = select i1 %358, i32 %352, i32 %351
  %361 = select i1 %358, i32 %353, i32 %352
  %362 = select i1 %358, i32 %354, i32 %353
  %363 = select i1 %358, i32 %355, i32 %354
  %364 = select i1 %358, i32 -32, i32 0
  %365 = add nsw i32 %364, %357
  %366 = icmp ugt i32 %365, 31
  %367 = select i1 %366, i32 %360, i32 %359
  %368 = select i1 %366, i32 %361, i32 %360
  %369 = select i1 %366, i32 %362, i32 %361
  %370 = select i1 %366, i32 %363, i32 %362
  %371 = select i1 %366, i32 -32, i32 0
  %372 = sub nsw i32 0, %365
  %373 = icmp eq i32 %371, %372
  %374 = sub nsw i32 24, %282
  %375 = and i32 %338, 31
  %376 = shl i32 %367, %375
  %377 = and i32 %374, 31
  %378 = lshr i32 %368, %377
  %379 = or i32 %376, %378
  %380 = shl i32 %368, %375
  %381 = lshr i32 %369, %377
  %382 = or i32 %380, %381
  %383 = shl i32 %369, %375
  %384 = lshr i32 %370, %377
  %385 = or i32 %383, %384
  %386 = select i1 %373, i32 %367, i32 %379
  %387 = select i1 %373, i32 %368, i32 %382
  %388 = select i1 %373, i32 %369, i32 %385
  %389 = lshr i32 %386, 29
  %390 = tail call i32 @llvm.fshl.i32(i32 %386, i32 %387, i32 2)
  %391 = tail call i32 @llvm.fshl.i32(i32 %387, i32 %388, i32 2)
  %392 = shl i32 %388, 2
  %393 = and i32 %389, 1
  %394 = sub nsw i32 0, %393
  %395 = shl i32 %389, 31
  %396 = xor i32 %390, %394
  %397 = xor i32 %391, %394
  %398 = xor i32 %392, %394
  %399 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %396, i1 false)
  %400 = add nuw nsw i32 %399, 1
  %401 = and i32 %400, 31
  %402 = shl i32 %396, %401
  %403 = and i32 %399, 31
  %404 = xor i32 %403, 31
  %405 = lshr i32 %397, %404
  %406 = or i32 %402, %405
  %407 = shl i32 %397, %401
  %408 = lshr i32 %398, %404
  %409 = or i32 %407, %408
  %410 = lshr i32 %406, 9
  %411 = shl nuw nsw i32 %399, 23
  %412 = sub nsw i32 %410, %411
  %413 = add nsw i32 %412, 1056964608
  %414 = or i32 %413, %395
  %415 = bitcast i32 %414 to float
  %416 = tail call i32 @llvm.fshl.i32(i32 %406, i32 %409, i32 23)
  %417 = tail call range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %416, i1 false)
  %418 = xor i32 %417, -1
  %419 = add nuw nsw i32 %417, 1
  %420 = and i32 %419, 31
  %421 = shl i32 %416, %420
  %422 = and i32 %417, 31
  %423 = xor i32 %422, 31
  %424 = lshr i32 %409, %423
  %425 = or i32 %421, %424
  %426 = sub nuw nsw i32 %418, %399
  %427 = shl nsw i32 %426, 23
  %428 = lshr i32 %425, 9
  %429 = add nsw i32 %427, 864026624
  %430 = or disjoint i32 %428, %429
  %431 = or i32 %430, %395
  %432 = bitcast i32 %431 to float
  %433 = and i32 %414, -4096
  %434 = bitcast i32 %433 to float
  %435 = fsub float %415, %434
  %436 = fmul float %415, 0x3FF921FB40000000
  %437 = fneg float %436
  %438 = tail call noundef float @llvm.fmuladd.f32(float %434, float 0x3FF9200000000000, float %437)
  %439 = tail call noundef float @llvm.fmuladd.f32(float %434, float 0x3F3FB40000000000, float %438)
  %440 = tail call noundef float @llvm.fmuladd.f32(float %435, float 0x3FF9200000000000, float %439)
  %441 = tail call noundef float @llvm.fmuladd.f32(float %435, float 0x3F3FB40000000000, float %440)
  %442 = tail call noundef float @llvm.fmuladd.f32(float %415, float 0x3E74442D00000000, float %441)
  %443 = tail call noundef float @llvm.fmuladd.f32(float %432, float 0x3FF921FB40000000, float %442)
  %444 = fadd float %436, %443
  %445 = fsub float %444, %436
  %446 = fsub float %443, %445
  %447 = lshr i32 %386, 30
  %448 = add nuw nsw i32 %393, %447
  br label %449

449:                                              ; preds = %238, %280
  %450 = phi i32 [ %279, %238 ], [ %281, %280 ]
  %451 = phi float [ %276, %238 ], [ %444, %280 ]
  %452 = phi float [ %277, %238 ], [ %446, %280 ]
  %453 = phi i32 [ %278, %238 ], [ %448, %280 ]
  %454 = fcmp oeq float %19, 0.000000e+00
  %455 = fcmp one float %20, 0x7FF0000000000000
  %456 = shl i32 %237, 30
  %457 = and i32 %456, -2147483648
  %458 = and i32 %237, 1
  %459 = icmp eq i32 %458, 0
  %460 = fmul float %235, %235
  %461 = fmul float %235, %460
  %462 = tail call noundef float @llvm.fmuladd.f32(float %460, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %463 = tail call noundef float @llvm.fmuladd.f32(float %460, float %462, float 0x3EC6DBE4A0000000)
  %464 = tail call noundef float @llvm.fmuladd.f32(float %460, float %463, float 0xBF2A013A80000000)
  %465 = tail call noundef float @llvm.fmuladd.f32(float %460, float %464, float 0x3F811110E0000000)
  %466 = fneg float %461
  %467 = fmul float %465, %466
  %468 = tail call noundef float @llvm.fmuladd.f32(float %236, float 5.000000e-01, float %467)
  %469 = fneg float %236
  %470 = tail call noundef float @llvm.fmuladd.f32(float %460, float %468, float %469)
  %471 = tail call noundef float @llvm.fmuladd.f32(float %461, float 0x3FC5555560000000, float %470)
  %472 = fsub float %235, %471
  %473 = tail call float @llvm.fabs.f32(float %235)
  %474 = bitcast float %473 to i32
  %475 = icmp samesign ugt i32 %474, 1061683200
  %476 = add nsw i32 %474, -1050253722
  %477 = icmp ult i32 %476, 11429479
  %478 = add nsw i32 %474, -16777216
  %479 = bitcast i32 %478 to float
  %480 = select i1 %477, float %479, float 0.000000e+00
  %481 = select i1 %475, float 2.812500e-01, float %480
  %482 = fsub float 1.000000e+00, %481
  %483 = tail call noundef float @llvm.fmuladd.f32(float %460, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %484 = tail call noundef float @llvm.fmuladd.f32(float %460, float %483, float 0xBE92524740000000)
  %485 = tail call noundef float @llvm.fmuladd.f32(float %460, float %484, float 0x3EFA015C40000000)
  %486 = tail call noundef float @llvm.fmuladd.f32(float %460, float %485, float 0xBF56C16C00000000)
  %487 = tail call noundef float @llvm.fmuladd.f32(float %460, float %486, float 0x3FA5555560000000)
  %488 = fmul float %460, %487
  %489 = fneg float %235
  %490 = fmul float %236, %489
  %491 = tail call noundef float @llvm.fmuladd.f32(float %460, float %488, float %490)
  %492 = fneg float %481
  %493 = tail call noundef float @llvm.fmuladd.f32(float %460, float 5.000000e-01, float %492)
  %494 = fsub float %491, %493
  %495 = fadd float %482, %494
  %496 = select i1 %459, float %472, float %495
  %497 = bitcast float %496 to i32
  %498 = bitcast float %19 to i32
  %499 = xor i32 %234, %457
  %500 = xor i32 %499, %497
  %501 = xor i32 %500, %498
  %502 = bitcast i32 %501 to float
  %503 = select i1 %455, float %502, float 0x7FF8000000000000
  %504 = select i1 %454, float %19, float %503
  %505 = insertelement <4 x float> poison, float %504, i64 0
  %506 = fmul float %451, %451
  %507 = fmul float %451, %506
  %508 = tail call noundef float @llvm.fmuladd.f32(float %506, float 0x3DE5D93A60000000, float 0xBE5AE5E680000000)
  %509 = tail call noundef float @llvm.fmuladd.f32(float %506, float %508, float 0x3EC6DBE4A0000000)
  %510 = tail call noundef float @llvm.fmuladd.f32(float %506, float %509, float 0xBF2A013A80000000)
  %511 = tail call noundef float @llvm.fmuladd.f32(float %506, float %510, float 0x3F811110E0000000)
  %512 = fneg float %507
  %513 = fmul float %511, %512
  %514 = tail call noundef float @llvm.fmuladd.f32(float %452, float 5.000000e-01, float %513)
  %515 = fneg float %452
  %516 = tail call noundef float @llvm.fmuladd.f32(float %506, float %514, float %515)
  %517 = tail call noundef float @llvm.fmuladd.f32(float %507, float 0x3FC5555560000000, float %516)
  %518 = fsub float %451, %517
  %519 = tail call noundef float @llvm.fmuladd.f32(float %506, float 0xBDA8FAE9C0000000, float 0x3E21EE9EC0000000)
  %520 = tail call noundef float @llvm.fmuladd.f32(float %506, float %519, float 0xBE92524740000000)
  %521 = tail call noundef float @llvm.fmuladd.f32(float %506, float %520, float 0x3EFA015C40000000)
  %522 = tail call noundef float @llvm.fmuladd.f32(float %506, float %521, float 0xBF56C16C00000000)
  %523 = tail call noundef float @llvm.fmuladd.f32(float %506, float %522, float 0x3FA5555560000000)
  %524 = fmul float %506, %523
  %525 = tail call float @llvm.fabs.f32(float %451)
  %526 = bitcast float %525 to i32
  %527 = add nsw i32 %526, -16777216
  %528 = bitcast i32 %527 to float
  %529 = add nsw i32 %526, -1050253722
  %530 = icmp ult i32 %529, 11429479
  %531 = select i1 %530, float %528, float 0.000000e+00
  %532 = icmp samesign ugt i32 %526, 1061683200
  %533 = select i1 %532, float 2.812500e-01, float %531
  %534 = fneg float %533
  %535 = tail call noundef float @llvm.fmuladd.f32(float %506, float 5.000000e-01, float %534)
  %536 = fsub float 1.000000e+00, %533
  %537 = fneg float %451
  %538 = fmul float %452, %537
  %539 = tail call noundef float @llvm.fmuladd.f32(float %506, float %524, float %538)
  %540 = fsub float %539, %535
  %541 = fadd float %536, %540
  %542 = shl i32 %453, 30
  %543 = and i32 %542, -2147483648
  %544 = and i32 %453, 1
  %545 = icmp eq i32 %544, 0
  %546 = fneg float %518
  %547 = select i1 %545, float %541, float %546
  %548 = bitcast float %547 to i32
  %549 = xor i32 %543, %548
  %550 = bitcast i32 %549 to float
  %551 = select i1 %455, float %550, float 0x7FF8000000000000
  %552 = insertelement <4 x float> %505, float %551, i64 1
  %553 = tail call noundef float @llvm.minimumnum.f32(float %20, float 2.000000e+00)
  %554 = tail call noundef float @llvm.maximumnum.f32(float %20, float 2.000000e+00)
  %555 = fcmp ord float %19, 0.000000e+00
  %556 = fcmp ogt float %20, 2.000000e+00
  %557 = fcmp ogt float %554, 0x45F0000000000000
  %558 = select i1 %557, float 0x3DF0000000000000, float 1.000000e+00
  %559 = fmul float %554, %558
  %560 = fdiv float %553, %559, !fpmath !20
  %561 = fmul float %558, %560
  %562 = fmul float %561, %561
  %563 = tail call noundef float @llvm.fmuladd.f32(float %562, float 0xBF67E1F780000000, float 0xBFC7D1B980000000)
  %564 = tail call noundef float @llvm.fmuladd.f32(float %562, float %563, float 0xBFD5554D00000000)
  %565 = fmul float %562, %564
  %566 = fmul float %561, %565
  %567 = tail call noundef float @llvm.fmuladd.f32(float %562, float 0x3FD1A714C0000000, float 0x3FF287C560000000)
  %568 = tail call noundef float @llvm.fmuladd.f32(float %562, float %567, float 1.000000e+00)
  %569 = fdiv float 1.000000e+00, %568, !fpmath !20
  %570 = tail call noundef float @llvm.fmuladd.f32(float %566, float %569, float %561)
  %571 = fsub float 0x3FF921FB60000000, %570
  %572 = select i1 %556, float %571, float %570
  %573 = select i1 %454, float 0.000000e+00, float %572
  %574 = select i1 %555, float %573, float 0x7FF8000000000000
  %575 = tail call noundef float @llvm.copysign.f32(float %574, float nofpclass(nan inf) %19)
  %576 = insertelement <4 x float> %552, float %575, i64 2
  %577 = and i32 %498, -2147483648
  %578 = fptosi float %20 to i32
  %579 = sitofp i32 %578 to float
  %580 = fsub float %20, %579
  %581 = shl i32 %578, 31
  %582 = icmp samesign ult i32 %450, 2139095040
  %583 = select i1 %582, i32 %577, i32 2143289344
  %584 = fsub float 1.000000e+00, %580
  %585 = fcmp ole float %580, 7.500000e-01
  %586 = fadd float %580, -5.000000e-01
  %587 = select i1 %585, float %586, float %584
  %588 = fcmp olt float %580, 5.000000e-01
  %589 = fsub float 5.000000e-01, %580
  %590 = select i1 %588, float %589, float %587
  %591 = fcmp ugt float %580, 2.500000e-01
  %592 = select i1 %591, float %590, float %580
  %593 = and i1 %591, %585
  %594 = fmul float %592, 0x400921FB60000000
  %595 = fmul float %594, %594
  %596 = fmul float %594, %595
  %597 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0x3EC6DBE4A0000000, float 0xBF2A013A80000000)
  %598 = tail call noundef float @llvm.fmuladd.f32(float %595, float %597, float 0x3F811110E0000000)
  %599 = tail call noundef float @llvm.fmuladd.f32(float %595, float %598, float 0xBFC5555560000000)
  %600 = tail call noundef float @llvm.fmuladd.f32(float %596, float %599, float %594)
  %601 = fmul float %595, %595
  %602 = tail call noundef float @llvm.fmuladd.f32(float %595, float 0xBE92524740000000, float 0x3EFA015C60000000)
  %603 = tail call noundef float @llvm.fmuladd.f32(float %595, float %602, float 0xBF56C16C00000000)
  %604 = tail call noundef float @llvm.fmuladd.f32(float %595, float %603, float 0x3FA5555560000000)
  %605 = tail call noundef float @llvm.fmuladd.f32(float %595, float -5.000000e-01, float 1.000000e+00)
  %606 = tail call noundef float @llvm.fmuladd.f32(float %601, float %604, float %605)
  %607 = select i1 %593, float %606, float %600
  %608 = bitcast float %607 to i32
  %609 = xor i32 %581, %608
  %610 = xor i32 %609, %577
  %611 = icmp samesign ult i32 %450, 1258291200
  %612 = select i1 %611, i32 %610, i32 %583
  %613 = bitcast i32 %612 to float
  %614 = insertelement <4 x float> %576, float %613, i64 3
  %615 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %614, ptr addrspace(1) %615, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @exponential(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !17, !amdgpu.noclobber !19
  %20 = fneg reassoc nnan ninf nsz arcp afn float %19
  %21 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.exp.f32(float noundef nofpclass(nan inf) %20) #9
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.log.f32(float noundef nofpclass(nan inf) %19) #9
  %24 = insertelement <4 x float> %22, float %23, i64 1
  %25 = tail call reassoc nnan ninf nsz arcp afn float @llvm.log2.f32(float %19)
  %26 = fmul reassoc nnan ninf nsz arcp afn float %25, 0x3FFB333340000000
  %27 = tail call reassoc nnan ninf nsz arcp afn float @llvm.exp2.f32(float %26)
  %28 = insertelement <4 x float> %24, float %27, i64 2
  %29 = bitcast float %19 to i32
  %30 = tail call noundef float @llvm.fabs.f32(float nofpclass(nan inf) %19)
  %31 = bitcast float %30 to i32
  %32 = xor i32 %31, %29
  %33 = lshr i32 %31, 23
  %34 = add nsw i32 %33, -127
  %35 = or i32 %31, 1065353216
  %36 = bitcast i32 %35 to float
  %37 = fadd float %36, -1.000000e+00
  %38 = bitcast float %37 to i32
  %39 = lshr i32 %38, 23
  %40 = add nsw i32 %39, -253
  %41 = icmp eq i32 %33, 0
  %42 = select i1 %41, i32 %38, i32 %31
  %43 = select i1 %41, i32 %40, i32 %34
  %44 = trunc nsw i32 %43 to i16
  %45 = sdiv i16 %44, 3
  %46 = sext i16 %45 to i32
  %47 = mul nsw i32 %46, -3
  %48 = add nsw i32 %47, %43
  %49 = shl nsw i32 %46, 23
  %50 = add nsw i32 %49, 1065353216
  %51 = bitcast i32 %50 to float
  %52 = and i32 %42, 8323072
  %53 = shl i32 %42, 1
  %54 = and i32 %53, 65536
  %55 = add nuw nsw i32 %54, %52
  %56 = and i32 %42, 8388607
  %57 = or disjoint i32 %56, 1056964608
  %58 = bitcast i32 %57 to float
  %59 = or disjoint i32 %55, 1056964608
  %60 = bitcast i32 %59 to float
  %61 = fsub float %58, %60
  %62 = lshr exact i32 %55, 16
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %63
  %65 = load float, ptr addrspace(4) %64, align 4, !tbaa !17
  %66 = fmul float %65, %61
  %67 = tail call noundef float @llvm.fmuladd.f32(float %66, float 0x3FAF9ADD40000000, float 0xBFBC71C720000000)
  %68 = fmul float %66, %66
  %69 = fmul float %66, 0x3FD5555560000000
  %70 = tail call noundef float @llvm.fmuladd.f32(float %67, float %68, float %69)
  %71 = icmp eq i32 %48, -1
  %72 = select i1 %71, float 0x3FE9640000000000, float 0x3FE4280000000000
  %73 = select i1 %71, float 0x3F2FEA53E0000000, float 0x3F145F31A0000000
  %74 = icmp eq i32 %48, 0
  %75 = select i1 %74, float 1.000000e+00, float %72
  %76 = select i1 %74, float 0.000000e+00, float %73
  %77 = icmp eq i32 %48, 1
  %78 = select i1 %77, float 0x3FF4280000000000, float %75
  %79 = select i1 %77, float 0x3F245F31A0000000, float %76
  %80 = icmp eq i32 %48, 2
  %81 = select i1 %80, float 0x3FF9640000000000, float %78
  %82 = select i1 %80, float 0x3F3FEA53E0000000, float %79
  %83 = getelementptr inbounds nuw float, ptr addrspace(4) @CBRT_TBL_HEAD, i64 %63
  %84 = load float, ptr addrspace(4) %83, align 4, !tbaa !17
  %85 = getelementptr inbounds nuw float, ptr addrspace(4) @CBRT_TBL_TAIL, i64 %63
  %86 = load float, ptr addrspace(4) %85, align 4, !tbaa !17
  %87 = fmul float %84, %81
  %88 = fmul float %86, %82
  %89 = tail call noundef float @llvm.fmuladd.f32(float %86, float %81, float %88)
  %90 = tail call noundef float @llvm.fmuladd.f32(float %84, float %82, float %89)
  %91 = tail call noundef float @llvm.fmuladd.f32(float %70, float %90, float %90)
  %92 = tail call noundef float @llvm.fmuladd.f32(float %70, float %87, float %91)
  %93 = fadd float %87, %92
  %94 = fmul float %93, %51
  %95 = bitcast float %94 to i32
  %96 = or i32 %32, %95
  %97 = bitcast i32 %96 to float
  %98 = add nsw i32 %31, -2139095040
  %99 = icmp ult i32 %98, -2139095039
  %100 = select i1 %99, float %19, float %97
  %101 = insertelement <4 x float> %28, float %100, i64 3
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %101, ptr addrspace(1) %102, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_exponential(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !17
  %20 = fneg reassoc nnan ninf nsz arcp afn float %19
  %21 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.exp.f32(float noundef nofpclass(nan inf) %20) #9
  %22 = insertelement <4 x float> poison, float %21, i64 0
  %23 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.log.f32(float noundef nofpclass(nan inf) %19) #9
  %24 = insertelement <4 x float> %22, float %23, i64 1
  %25 = tail call reassoc nnan ninf nsz arcp afn float @llvm.log2.f32(float %19)
  %26 = fmul reassoc nnan ninf nsz arcp afn float %25, 0x3FFB333340000000
  %27 = tail call reassoc nnan ninf nsz arcp afn float @llvm.exp2.f32(float %26)
  %28 = insertelement <4 x float> %24, float %27, i64 2
  %29 = bitcast float %19 to i32
  %30 = tail call noundef float @llvm.fabs.f32(float nofpclass(nan inf) %19)
  %31 = bitcast float %30 to i32
  %32 = xor i32 %31, %29
  %33 = lshr i32 %31, 23
  %34 = add nsw i32 %33, -127
  %35 = or i32 %31, 1065353216
  %36 = bitcast i32 %35 to float
  %37 = fadd float %36, -1.000000e+00
  %38 = bitcast float %37 to i32
  %39 = lshr i32 %38, 23
  %40 = add nsw i32 %39, -253
  %41 = icmp eq i32 %33, 0
  %42 = select i1 %41, i32 %38, i32 %31
  %43 = select i1 %41, i32 %40, i32 %34
  %44 = trunc nsw i32 %43 to i16
  %45 = sdiv i16 %44, 3
  %46 = sext i16 %45 to i32
  %47 = mul nsw i32 %46, -3
  %48 = add nsw i32 %47, %43
  %49 = shl nsw i32 %46, 23
  %50 = add nsw i32 %49, 1065353216
  %51 = bitcast i32 %50 to float
  %52 = and i32 %42, 8323072
  %53 = shl i32 %42, 1
  %54 = and i32 %53, 65536
  %55 = add nuw nsw i32 %54, %52
  %56 = and i32 %42, 8388607
  %57 = or disjoint i32 %56, 1056964608
  %58 = bitcast i32 %57 to float
  %59 = or disjoint i32 %55, 1056964608
  %60 = bitcast i32 %59 to float
  %61 = fsub float %58, %60
  %62 = lshr exact i32 %55, 16
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw float, ptr addrspace(4) @LOG_INV_TBL, i64 %63
  %65 = load float, ptr addrspace(4) %64, align 4, !tbaa !17
  %66 = fmul float %65, %61
  %67 = tail call noundef float @llvm.fmuladd.f32(float %66, float 0x3FAF9ADD40000000, float 0xBFBC71C720000000)
  %68 = fmul float %66, %66
  %69 = fmul float %66, 0x3FD5555560000000
  %70 = tail call noundef float @llvm.fmuladd.f32(float %67, float %68, float %69)
  %71 = icmp eq i32 %48, -1
  %72 = select i1 %71, float 0x3FE9640000000000, float 0x3FE4280000000000
  %73 = select i1 %71, float 0x3F2FEA53E0000000, float 0x3F145F31A0000000
  %74 = icmp eq i32 %48, 0
  %75 = select i1 %74, float 1.000000e+00, float %72
  %76 = select i1 %74, float 0.000000e+00, float %73
  %77 = icmp eq i32 %48, 1
  %78 = select i1 %77, float 0x3FF4280000000000, float %75
  %79 = select i1 %77, float 0x3F245F31A0000000, float %76
  %80 = icmp eq i32 %48, 2
  %81 = select i1 %80, float 0x3FF9640000000000, float %78
  %82 = select i1 %80, float 0x3F3FEA53E0000000, float %79
  %83 = getelementptr inbounds nuw float, ptr addrspace(4) @CBRT_TBL_HEAD, i64 %63
  %84 = load float, ptr addrspace(4) %83, align 4, !tbaa !17
  %85 = getelementptr inbounds nuw float, ptr addrspace(4) @CBRT_TBL_TAIL, i64 %63
  %86 = load float, ptr addrspace(4) %85, align 4, !tbaa !17
  %87 = fmul float %84, %81
  %88 = fmul float %86, %82
  %89 = tail call noundef float @llvm.fmuladd.f32(float %86, float %81, float %88)
  %90 = tail call noundef float @llvm.fmuladd.f32(float %84, float %82, float %89)
  %91 = tail call noundef float @llvm.fmuladd.f32(float %70, float %90, float %90)
  %92 = tail call noundef float @llvm.fmuladd.f32(float %70, float %87, float %91)
  %93 = fadd float %87, %92
  %94 = fmul float %93, %51
  %95 = bitcast float %94 to i32
  %96 = or i32 %32, %95
  %97 = bitcast i32 %96 to float
  %98 = add nsw i32 %31, -2139095040
  %99 = icmp ult i32 %98, -2139095039
  %100 = select i1 %99, float %19, float %97
  %101 = insertelement <4 x float> %28, float %100, i64 3
  %102 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %101, ptr addrspace(1) %102, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @native_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !17, !amdgpu.noclobber !19
  %20 = tail call afn noundef float @llvm.sin.f32(float nofpclass(nan inf) %19)
  %21 = tail call afn noundef float @llvm.cos.f32(float nofpclass(nan inf) %19)
  %22 = fadd reassoc nnan ninf nsz arcp afn float %20, %21
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = fneg reassoc nnan ninf nsz arcp afn float %19
  %25 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.exp2.f32(float noundef nofpclass(nan inf) %24) #9
  %26 = insertelement <4 x float> %23, float %25, i64 1
  %27 = fdiv float 1.000000e+00, %19, !fpmath !20
  %28 = fmul reassoc nnan ninf nsz arcp afn float %27, 2.000000e+00
  %29 = insertelement <4 x float> %26, float %28, i64 2
  %30 = tail call afn noundef float @llvm.sqrt.f32(float nofpclass(nan inf) %19), !fpmath !22
  %31 = fdiv arcp afn float 1.000000e+00, %30, !fpmath !20
  %32 = fadd reassoc nnan ninf nsz arcp afn float %19, 1.000000e+00
  %33 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.sqrt.f32(float noundef nofpclass(nan inf) %32) #9
  %34 = fmul reassoc nnan ninf nsz arcp afn float %31, %33
  %35 = insertelement <4 x float> %29, float %34, i64 3
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %35, ptr addrspace(1) %36, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_native_functions(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !15 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw float, ptr addrspace(1) %0, i64 %17
  %19 = load float, ptr addrspace(1) %18, align 4, !tbaa !17
  %20 = tail call afn noundef float @llvm.sin.f32(float nofpclass(nan inf) %19)
  %21 = tail call afn noundef float @llvm.cos.f32(float nofpclass(nan inf) %19)
  %22 = fadd reassoc nnan ninf nsz arcp afn float %20, %21
  %23 = insertelement <4 x float> poison, float %22, i64 0
  %24 = fneg reassoc nnan ninf nsz arcp afn float %19
  %25 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.exp2.f32(float noundef nofpclass(nan inf) %24) #9
  %26 = insertelement <4 x float> %23, float %25, i64 1
  %27 = fdiv float 1.000000e+00, %19, !fpmath !20
  %28 = fmul reassoc nnan ninf nsz arcp afn float %27, 2.000000e+00
  %29 = insertelement <4 x float> %26, float %28, i64 2
  %30 = tail call afn noundef float @llvm.sqrt.f32(float nofpclass(nan inf) %19), !fpmath !22
  %31 = fdiv arcp afn float 1.000000e+00, %30, !fpmath !20
  %32 = fadd reassoc nnan ninf nsz arcp afn float %19, 1.000000e+00
  %33 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) float @llvm.sqrt.f32(float noundef nofpclass(nan inf) %32) #9
  %34 = fmul reassoc nnan ninf nsz arcp afn float %31, %33
  %35 = insertelement <4 x float> %29, float %34, i64 3
  %36 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %35, ptr addrspace(1) %36, align 16, !tbaa !21
  ret void
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @logistic(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %17
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16, !tbaa !21, !amdgpu.noclobber !19
  %20 = fneg reassoc nnan ninf nsz arcp afn <4 x float> %19
  %21 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) <4 x float> @llvm.exp.v4f32(<4 x float> noundef nofpclass(nan inf) %20) #9
  %22 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %21, splat (float 1.000000e+00)
  %23 = fdiv reassoc nnan ninf nsz arcp afn <4 x float> splat (float 1.000000e+00), %22, !fpmath !20
  %24 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %19, splat (float 5.000000e-01)
  %25 = bitcast <4 x float> %24 to <4 x i32>
  %26 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> nofpclass(nan inf) %24)
  %27 = bitcast <4 x float> %26 to <4 x i32>
  %28 = xor <4 x i32> %27, %25
  %29 = fmul <4 x float> %24, %24
  %30 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3F09A56FA0000000), <4 x float> splat (float 0xBF57F793C0000000))
  %31 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> %30, <4 x float> splat (float 0xBFD20B1C00000000))
  %32 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3FD5EED380000000), <4 x float> splat (float 0x3FEB10AA00000000))
  %33 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3F04113B00000000), <4 x float> splat (float 0xBF5431C000000000))
  %34 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> %33, <4 x float> splat (float 0xBFCECF3620000000))
  %35 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3FD2B8CBE0000000), <4 x float> splat (float 0x3FE71B6C00000000))
  %36 = fcmp olt <4 x float> %26, splat (float 0x3FECCCCCC0000000)
  %37 = select <4 x i1> %36, <4 x float> %31, <4 x float> %34
  %38 = select <4 x i1> %36, <4 x float> %32, <4 x float> %35
  %39 = fdiv <4 x float> %37, %38, !fpmath !20
  %40 = fmul <4 x float> %26, %29
  %41 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> %40, <4 x float> %26)
  %42 = fmul <4 x float> %26, splat (float 2.000000e+00)
  %43 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %42, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 5.000000e-01))
  %44 = fptosi <4 x float> %43 to <4 x i32>
  %45 = sitofp <4 x i32> %44 to <4 x float>
  %46 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %45, <4 x float> splat (float 0xBFE62E3000000000), <4 x float> %42)
  %47 = fmul <4 x float> %45, splat (float 0xBEE2FEFA20000000)
  %48 = fadd <4 x float> %46, %47
  %49 = fmul <4 x float> %48, %48
  %50 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> splat (float 0x3E66376980000000), <4 x float> splat (float 0xBEBBBD41C0000000))
  %51 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %50, <4 x float> splat (float 0x3F11566AA0000000))
  %52 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %51, <4 x float> splat (float 0xBF66C16C20000000))
  %53 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %52, <4 x float> splat (float 0x3FC5555560000000))
  %54 = fneg <4 x float> %53
  %55 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %54, <4 x float> %48)
  %56 = fneg <4 x float> %47
  %57 = fmul <4 x float> %48, %55
  %58 = fsub <4 x float> splat (float 2.000000e+00), %55
  %59 = fdiv <4 x float> %57, %58, !fpmath !20
  %60 = fsub <4 x float> %56, %59
  %61 = fsub <4 x float> %46, %60
  %62 = fadd <4 x float> %61, splat (float 1.000000e+00)
  %63 = bitcast <4 x float> %62 to <4 x i32>
  %64 = shl <4 x i32> %44, splat (i32 23)
  %65 = add <4 x i32> %64, %63
  %66 = fcmp olt <4 x float> %42, splat (float 0x40562E4300000000)
  %67 = bitcast <4 x i32> %65 to <4 x float>
  %68 = fadd <4 x float> %67, splat (float 1.000000e+00)
  %69 = fdiv <4 x float> splat (float 2.000000e+00), %68
  %70 = fsub <4 x float> splat (float 1.000000e+00), %69
  %71 = select <4 x i1> %66, <4 x float> %70, <4 x float> splat (float 1.000000e+00)
  %72 = fcmp ole <4 x float> %26, splat (float 1.000000e+00)
  %73 = select <4 x i1> %72, <4 x float> %41, <4 x float> %71
  %74 = bitcast <4 x float> %73 to <4 x i32>
  %75 = fcmp ogt <4 x float> %26, splat (float 0x4020A2B240000000)
  %76 = select <4 x i1> %75, <4 x i32> splat (i32 1065353216), <4 x i32> %74
  %77 = or <4 x i32> %76, %28
  %78 = add nsw <4 x i32> %27, splat (i32 -2139095041)
  %79 = icmp ult <4 x i32> %78, splat (i32 -1182793729)
  %80 = select <4 x i1> %79, <4 x i32> %25, <4 x i32> %77
  %81 = bitcast <4 x i32> %80 to <4 x float>
  %82 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %81, splat (float 1.000000e+00)
  %83 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> splat (float 5.000000e-01), <4 x float> %23)
  %84 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) <4 x float> @llvm.fabs.v4f32(<4 x float> noundef nofpclass(nan inf) %19) #9
  %85 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %84, splat (float 2.500000e-01)
  %86 = tail call contract <4 x float> @llvm.sqrt.v4f32(<4 x float> nofpclass(nan inf) %85), !fpmath !22
  %87 = fdiv contract <4 x float> splat (float 1.000000e+00), %86, !fpmath !20
  %88 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> nofpclass(nan inf) %19)
  %89 = bitcast <4 x float> %88 to <4 x i32>
  %90 = bitcast <4 x float> %23 to <4 x i32>
  %91 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %89, <4 x i32> %90)
  %92 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %89, <4 x i32> %90)
  %93 = lshr <4 x i32> %91, splat (i32 23)
  %94 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %93, <4 x i32> splat (i32 1))
  %95 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %94, <4 x i32> splat (i32 253))
  %96 = shl nuw nsw <4 x i32> %95, splat (i32 23)
  %97 = bitcast <4 x i32> %96 to <4 x float>
  %98 = sub nuw nsw <4 x i32> splat (i32 2130706432), %96
  %99 = bitcast <4 x i32> %98 to <4 x float>
  %100 = bitcast <4 x i32> %91 to <4 x float>
  %101 = fmul <4 x float> %100, %99
  %102 = bitcast <4 x i32> %92 to <4 x float>
  %103 = fmul <4 x float> %102, %99
  %104 = fmul <4 x float> %103, %103
  %105 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %101, <4 x float> %101, <4 x float> %104)
  %106 = tail call noundef <4 x float> @llvm.sqrt.v4f32(<4 x float> %105), !fpmath !22
  %107 = fmul <4 x float> %106, %97
  %108 = icmp samesign ugt <4 x i32> %91, splat (i32 2139095040)
  %109 = icmp eq <4 x i32> %92, zeroinitializer
  %110 = or <4 x i1> %108, %109
  %111 = icmp eq <4 x i32> %91, splat (i32 2139095040)
  %112 = icmp eq <4 x i32> %92, splat (i32 2139095040)
  %113 = or <4 x i1> %111, %112
  %114 = select <4 x i1> %110, <4 x float> %100, <4 x float> %107
  %115 = select <4 x i1> %113, <4 x float> splat (float 0x7FF0000000000000), <4 x float> %114
  %116 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %83, <4 x float> %87, <4 x float> %115)
  %117 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %116, ptr addrspace(1) %117, align 16, !tbaa !21
  ret void
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_logistic(ptr addrspace(1) noundef readonly align 16 captures(none) %0, ptr addrspace(1) noundef writeonly align 16 captures(none) %1) local_unnamed_addr #6 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !23 !kernel_arg_base_type !24 !kernel_arg_type_qual !16 {
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
  %18 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %0, i64 %17
  %19 = load <4 x float>, ptr addrspace(1) %18, align 16, !tbaa !21
  %20 = fneg reassoc nnan ninf nsz arcp afn <4 x float> %19
  %21 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) <4 x float> @llvm.exp.v4f32(<4 x float> noundef nofpclass(nan inf) %20) #9
  %22 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %21, splat (float 1.000000e+00)
  %23 = fdiv reassoc nnan ninf nsz arcp afn <4 x float> splat (float 1.000000e+00), %22, !fpmath !20
  %24 = fmul reassoc nnan ninf nsz arcp afn <4 x float> %19, splat (float 5.000000e-01)
  %25 = bitcast <4 x float> %24 to <4 x i32>
  %26 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> nofpclass(nan inf) %24)
  %27 = bitcast <4 x float> %26 to <4 x i32>
  %28 = xor <4 x i32> %27, %25
  %29 = fmul <4 x float> %24, %24
  %30 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3F09A56FA0000000), <4 x float> splat (float 0xBF57F793C0000000))
  %31 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> %30, <4 x float> splat (float 0xBFD20B1C00000000))
  %32 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3FD5EED380000000), <4 x float> splat (float 0x3FEB10AA00000000))
  %33 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3F04113B00000000), <4 x float> splat (float 0xBF5431C000000000))
  %34 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> %33, <4 x float> splat (float 0xBFCECF3620000000))
  %35 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %29, <4 x float> splat (float 0x3FD2B8CBE0000000), <4 x float> splat (float 0x3FE71B6C00000000))
  %36 = fcmp olt <4 x float> %26, splat (float 0x3FECCCCCC0000000)
  %37 = select <4 x i1> %36, <4 x float> %31, <4 x float> %34
  %38 = select <4 x i1> %36, <4 x float> %32, <4 x float> %35
  %39 = fdiv <4 x float> %37, %38, !fpmath !20
  %40 = fmul <4 x float> %26, %29
  %41 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %39, <4 x float> %40, <4 x float> %26)
  %42 = fmul <4 x float> %26, splat (float 2.000000e+00)
  %43 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %42, <4 x float> splat (float 0x3FF7154760000000), <4 x float> splat (float 5.000000e-01))
  %44 = fptosi <4 x float> %43 to <4 x i32>
  %45 = sitofp <4 x i32> %44 to <4 x float>
  %46 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %45, <4 x float> splat (float 0xBFE62E3000000000), <4 x float> %42)
  %47 = fmul <4 x float> %45, splat (float 0xBEE2FEFA20000000)
  %48 = fadd <4 x float> %46, %47
  %49 = fmul <4 x float> %48, %48
  %50 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> splat (float 0x3E66376980000000), <4 x float> splat (float 0xBEBBBD41C0000000))
  %51 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %50, <4 x float> splat (float 0x3F11566AA0000000))
  %52 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %51, <4 x float> splat (float 0xBF66C16C20000000))
  %53 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %52, <4 x float> splat (float 0x3FC5555560000000))
  %54 = fneg <4 x float> %53
  %55 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %49, <4 x float> %54, <4 x float> %48)
  %56 = fneg <4 x float> %47
  %57 = fmul <4 x float> %48, %55
  %58 = fsub <4 x float> splat (float 2.000000e+00), %55
  %59 = fdiv <4 x float> %57, %58, !fpmath !20
  %60 = fsub <4 x float> %56, %59
  %61 = fsub <4 x float> %46, %60
  %62 = fadd <4 x float> %61, splat (float 1.000000e+00)
  %63 = bitcast <4 x float> %62 to <4 x i32>
  %64 = shl <4 x i32> %44, splat (i32 23)
  %65 = add <4 x i32> %64, %63
  %66 = fcmp olt <4 x float> %42, splat (float 0x40562E4300000000)
  %67 = bitcast <4 x i32> %65 to <4 x float>
  %68 = fadd <4 x float> %67, splat (float 1.000000e+00)
  %69 = fdiv <4 x float> splat (float 2.000000e+00), %68
  %70 = fsub <4 x float> splat (float 1.000000e+00), %69
  %71 = select <4 x i1> %66, <4 x float> %70, <4 x float> splat (float 1.000000e+00)
  %72 = fcmp ole <4 x float> %26, splat (float 1.000000e+00)
  %73 = select <4 x i1> %72, <4 x float> %41, <4 x float> %71
  %74 = bitcast <4 x float> %73 to <4 x i32>
  %75 = fcmp ogt <4 x float> %26, splat (float 0x4020A2B240000000)
  %76 = select <4 x i1> %75, <4 x i32> splat (i32 1065353216), <4 x i32> %74
  %77 = or <4 x i32> %76, %28
  %78 = add nsw <4 x i32> %27, splat (i32 -2139095041)
  %79 = icmp ult <4 x i32> %78, splat (i32 -1182793729)
  %80 = select <4 x i1> %79, <4 x i32> %25, <4 x i32> %77
  %81 = bitcast <4 x i32> %80 to <4 x float>
  %82 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %81, splat (float 1.000000e+00)
  %83 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %82, <4 x float> splat (float 5.000000e-01), <4 x float> %23)
  %84 = tail call reassoc nnan ninf nsz arcp afn fastcc nofpclass(nan inf) <4 x float> @llvm.fabs.v4f32(<4 x float> noundef nofpclass(nan inf) %19) #9
  %85 = fadd reassoc nnan ninf nsz arcp afn <4 x float> %84, splat (float 2.500000e-01)
  %86 = tail call contract <4 x float> @llvm.sqrt.v4f32(<4 x float> nofpclass(nan inf) %85), !fpmath !22
  %87 = fdiv contract <4 x float> splat (float 1.000000e+00), %86, !fpmath !20
  %88 = tail call <4 x float> @llvm.fabs.v4f32(<4 x float> nofpclass(nan inf) %19)
  %89 = bitcast <4 x float> %88 to <4 x i32>
  %90 = bitcast <4 x float> %23 to <4 x i32>
  %91 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %89, <4 x i32> %90)
  %92 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %89, <4 x i32> %90)
  %93 = lshr <4 x i32> %91, splat (i32 23)
  %94 = tail call <4 x i32> @llvm.umax.v4i32(<4 x i32> %93, <4 x i32> splat (i32 1))
  %95 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %94, <4 x i32> splat (i32 253))
  %96 = shl nuw nsw <4 x i32> %95, splat (i32 23)
  %97 = bitcast <4 x i32> %96 to <4 x float>
  %98 = sub nuw nsw <4 x i32> splat (i32 2130706432), %96
  %99 = bitcast <4 x i32> %98 to <4 x float>
  %100 = bitcast <4 x i32> %91 to <4 x float>
  %101 = fmul <4 x float> %100, %99
  %102 = bitcast <4 x i32> %92 to <4 x float>
  %103 = fmul <4 x float> %102, %99
  %104 = fmul <4 x float> %103, %103
  %105 = tail call noundef <4 x float> @llvm.fmuladd.v4f32(<4 x float> %101, <4 x float> %101, <4 x float> %104)
  %106 = tail call noundef <4 x float> @llvm.sqrt.v4f32(<4 x float> %105), !fpmath !22
  %107 = fmul <4 x float> %106, %97
  %108 = icmp samesign ugt <4 x i32> %91, splat (i32 2139095040)
  %109 = icmp eq <4 x i32> %92, zeroinitializer
  %110 = or <4 x i1> %108, %109
  %111 = icmp eq <4 x i32> %91, splat (i32 2139095040)
  %112 = icmp eq <4 x i32> %92, splat (i32 2139095040)
  %113 = or <4 x i1> %111, %112
  %114 = select <4 x i1> %110, <4 x float> %100, <4 x float> %107
  %115 = select <4 x i1> %113, <4 x float> splat (float 0x7FF0000000000000), <4 x float> %114
  %116 = tail call reassoc nnan ninf nsz arcp afn <4 x float> @llvm.fmuladd.v4f32(<4 x float> %83, <4 x float> %87, <4 x float> %115)
  %117 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %1, i64 %17
  store <4 x float> %116, ptr addrspace(1) %117, align 16, !tbaa !21
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fmuladd.v4f32(<4 x float>, <4 x float>, <4 x float>) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

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
declare float @llvm.minimumnum.f32(float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maximumnum.f32(float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umax.v4i32(<4 x i32>, <4 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.sqrt.v4f32(<4 x float>) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.cos.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sqrt.f32(float) #7

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.sin.f32(float) #7

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.exp2.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.log2.f32(float) #8

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x float> @llvm.exp.v4f32(<4 x float>) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "less-precise-fpmad"="true" "no-infs-fp-math"="true" "no-nans-fp-math"="true" "no-signed-zeros-fp-math"="true" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"float*", !"float4*"}
!15 = !{!"float*", !"float __attribute__((ext_vector_type(4)))*"}
!16 = !{!"const", !""}
!17 = !{!18, !18, i64 0}
!18 = !{!"float", !8, i64 0}
!19 = !{}
!20 = !{float 2.500000e+00}
!21 = !{!8, !8, i64 0}
!22 = !{float 3.000000e+00}
!23 = !{!"float4*", !"float4*"}
!24 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
