; ModuleID = 'corpus/opencl/crc32.cl'
source_filename = "corpus/opencl/crc32.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@table = hidden local_unnamed_addr addrspace(4) constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117], align 4

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

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @crc32_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %41

20:                                               ; preds = %3
  %21 = trunc i64 %18 to i32
  %22 = mul nsw i32 %2, %21
  br label %23

23:                                               ; preds = %20, %23
  %24 = phi i32 [ 0, %20 ], [ %37, %23 ]
  %25 = phi i32 [ -1, %20 ], [ %36, %23 ]
  %26 = add nsw i32 %24, %22
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !16, !amdgpu.noclobber !17
  %30 = trunc i32 %25 to i8
  %31 = xor i8 %29, %30
  %32 = zext i8 %31 to i64
  %33 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %32
  %34 = load i32, ptr addrspace(4) %33, align 4, !tbaa !6
  %35 = lshr i32 %25, 8
  %36 = xor i32 %34, %35
  %37 = add nuw nsw i32 %24, 1
  %38 = icmp eq i32 %37, %2
  br i1 %38, label %39, label %23

39:                                               ; preds = %23
  %40 = xor i32 %36, -1
  br label %41

41:                                               ; preds = %39, %3
  %42 = phi i32 [ 0, %3 ], [ %40, %39 ]
  %43 = shl i64 %18, 32
  %44 = ashr exact i64 %43, 30
  %45 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %44
  store i32 %42, ptr addrspace(1) %45, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_crc32_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %3
  %21 = trunc i64 %18 to i32
  %22 = mul nsw i32 %2, %21
  br label %30

23:                                               ; preds = %30
  %24 = xor i32 %43, -1
  br label %25

25:                                               ; preds = %23, %3
  %26 = phi i32 [ 0, %3 ], [ %24, %23 ]
  %27 = shl i64 %18, 32
  %28 = ashr exact i64 %27, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !6
  ret void

30:                                               ; preds = %20, %30
  %31 = phi i32 [ 0, %20 ], [ %44, %30 ]
  %32 = phi i32 [ -1, %20 ], [ %43, %30 ]
  %33 = add nsw i32 %31, %22
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !16
  %37 = trunc i32 %32 to i8
  %38 = xor i8 %36, %37
  %39 = zext i8 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %39
  %41 = load i32, ptr addrspace(4) %40, align 4, !tbaa !6
  %42 = lshr i32 %32, 8
  %43 = xor i32 %41, %42
  %44 = add nuw nsw i32 %31, 1
  %45 = icmp eq i32 %44, %2
  br i1 %45, label %23, label %30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @crc32c_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %192

20:                                               ; preds = %3
  %21 = trunc i64 %18 to i32
  %22 = mul nsw i32 %2, %21
  br label %23

23:                                               ; preds = %20, %23
  %24 = phi i32 [ 0, %20 ], [ %188, %23 ]
  %25 = phi i32 [ -1, %20 ], [ %187, %23 ]
  %26 = add nsw i32 %24, %22
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6, !amdgpu.noclobber !17
  %30 = xor i32 %29, %25
  %31 = lshr i32 %30, 1
  %32 = and i32 %30, 1
  %33 = icmp eq i32 %32, 0
  %34 = select i1 %33, i32 0, i32 -2097792136
  %35 = xor i32 %34, %31
  %36 = lshr i32 %35, 1
  %37 = and i32 %30, 2
  %38 = icmp eq i32 %37, 0
  %39 = select i1 %38, i32 0, i32 -2097792136
  %40 = xor i32 %39, %36
  %41 = lshr i32 %40, 1
  %42 = and i32 %30, 4
  %43 = icmp eq i32 %42, 0
  %44 = select i1 %43, i32 0, i32 -2097792136
  %45 = xor i32 %44, %41
  %46 = lshr i32 %45, 1
  %47 = and i32 %30, 8
  %48 = icmp eq i32 %47, 0
  %49 = select i1 %48, i32 0, i32 -2097792136
  %50 = xor i32 %49, %46
  %51 = lshr i32 %50, 1
  %52 = and i32 %35, 8
  %53 = icmp eq i32 %52, 0
  %54 = select i1 %53, i32 0, i32 -2097792136
  %55 = xor i32 %54, %51
  %56 = lshr i32 %55, 1
  %57 = and i32 %40, 8
  %58 = icmp eq i32 %57, 0
  %59 = select i1 %58, i32 0, i32 -2097792136
  %60 = xor i32 %59, %56
  %61 = lshr i32 %60, 1
  %62 = and i32 %45, 8
  %63 = icmp eq i32 %62, 0
  %64 = select i1 %63, i32 0, i32 -2097792136
  %65 = xor i32 %64, %61
  %66 = lshr i32 %65, 1
  %67 = and i32 %50, 8
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %68, i32 0, i32 -2097792136
  %70 = xor i32 %69, %66
  %71 = lshr i32 %70, 1
  %72 = and i32 %55, 8
  %73 = icmp eq i32 %72, 0
  %74 = select i1 %73, i32 0, i32 -2097792136
  %75 = xor i32 %74, %71
  %76 = lshr i32 %75, 1
  %77 = and i32 %60, 8
  %78 = icmp eq i32 %77, 0
  %79 = select i1 %78, i32 0, i32 -2097792136
  %80 = xor i32 %79, %76
  %81 = lshr i32 %80, 1
  %82 = and i32 %65, 8
  %83 = icmp eq i32 %82, 0
  %84 = select i1 %83, i32 0, i32 -2097792136
  %85 = xor i32 %84, %81
  %86 = lshr i32 %85, 1
  %87 = and i32 %70, 8
  %88 = icmp eq i32 %87, 0
  %89 = select i1 %88, i32 0, i32 -2097792136
  %90 = xor i32 %89, %86
  %91 = lshr i32 %90, 1
  %92 = and i32 %75, 8
  %93 = icmp eq i32 %92, 0
  %94 = select i1 %93, i32 0, i32 -2097792136
  %95 = xor i32 %94, %91
  %96 = lshr i32 %95, 1
  %97 = and i32 %80, 8
  %98 = icmp eq i32 %97, 0
  %99 = select i1 %98, i32 0, i32 -2097792136
  %100 = xor i32 %99, %96
  %101 = lshr i32 %100, 1
  %102 = and i32 %85, 8
  %103 = icmp eq i32 %102, 0
  %104 = select i1 %103, i32 0, i32 -2097792136
  %105 = xor i32 %104, %101
  %106 = lshr i32 %105, 1
  %107 = and i32 %90, 8
  %108 = icmp eq i32 %107, 0
  %109 = select i1 %108, i32 0, i32 -2097792136
  %110 = xor i32 %109, %106
  %111 = lshr i32 %110, 1
  %112 = and i32 %95, 8
  %113 = icmp eq i32 %112, 0
  %114 = select i1 %113, i32 0, i32 -2097792136
  %115 = xor i32 %114, %111
  %116 = lshr i32 %115, 1
  %117 = and i32 %100, 8
  %118 = icmp eq i32 %117, 0
  %119 = select i1 %118, i32 0, i32 -2097792136
  %120 = xor i32 %119, %116
  %121 = lshr i32 %120, 1
  %122 = and i32 %105, 8
  %123 = icmp eq i32 %122, 0
  %124 = select i1 %123, i32 0, i32 -2097792136
  %125 = xor i32 %124, %121
  %126 = lshr i32 %125, 1
  %127 = and i32 %110, 8
  %128 = icmp eq i32 %127, 0
  %129 = select i1 %128, i32 0, i32 -2097792136
  %130 = xor i32 %129, %126
  %131 = lshr i32 %130, 1
  %132 = and i32 %115, 8
  %133 = icmp eq i32 %132, 0
  %134 = select i1 %133, i32 0, i32 -2097792136
  %135 = xor i32 %134, %131
  %136 = lshr i32 %135, 1
  %137 = and i32 %120, 8
  %138 = icmp eq i32 %137, 0
  %139 = select i1 %138, i32 0, i32 -2097792136
  %140 = xor i32 %139, %136
  %141 = lshr i32 %140, 1
  %142 = and i32 %125, 8
  %143 = icmp eq i32 %142, 0
  %144 = select i1 %143, i32 0, i32 -2097792136
  %145 = xor i32 %144, %141
  %146 = lshr i32 %145, 1
  %147 = and i32 %130, 8
  %148 = icmp eq i32 %147, 0
  %149 = select i1 %148, i32 0, i32 -2097792136
  %150 = xor i32 %149, %146
  %151 = lshr i32 %150, 1
  %152 = and i32 %135, 8
  %153 = icmp eq i32 %152, 0
  %154 = select i1 %153, i32 0, i32 -2097792136
  %155 = xor i32 %154, %151
  %156 = lshr i32 %155, 1
  %157 = and i32 %140, 8
  %158 = icmp eq i32 %157, 0
  %159 = select i1 %158, i32 0, i32 -2097792136
  %160 = xor i32 %159, %156
  %161 = lshr i32 %160, 1
  %162 = and i32 %145, 8
  %163 = icmp eq i32 %162, 0
  %164 = select i1 %163, i32 0, i32 -2097792136
  %165 = xor i32 %164, %161
  %166 = lshr i32 %165, 1
  %167 = and i32 %150, 8
  %168 = icmp eq i32 %167, 0
  %169 = select i1 %168, i32 0, i32 -2097792136
  %170 = xor i32 %169, %166
  %171 = lshr i32 %170, 4
  %172 = and i32 %155, 8
  %173 = icmp eq i32 %172, 0
  %174 = select i1 %173, i32 0, i32 274646895
  %175 = xor i32 %174, %171
  %176 = and i32 %160, 8
  %177 = icmp eq i32 %176, 0
  %178 = select i1 %177, i32 0, i32 549293790
  %179 = xor i32 %178, %175
  %180 = and i32 %165, 8
  %181 = icmp eq i32 %180, 0
  %182 = select i1 %181, i32 0, i32 1098587580
  %183 = xor i32 %182, %179
  %184 = and i32 %170, 8
  %185 = icmp eq i32 %184, 0
  %186 = select i1 %185, i32 0, i32 -2097792136
  %187 = xor i32 %186, %183
  %188 = add nuw nsw i32 %24, 1
  %189 = icmp eq i32 %188, %2
  br i1 %189, label %190, label %23

190:                                              ; preds = %23
  %191 = xor i32 %187, -1
  br label %192

192:                                              ; preds = %190, %3
  %193 = phi i32 [ 0, %3 ], [ %191, %190 ]
  %194 = shl i64 %18, 32
  %195 = ashr exact i64 %194, 30
  %196 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %195
  store i32 %193, ptr addrspace(1) %196, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_crc32c_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !15 {
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  %19 = icmp sgt i32 %2, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %3
  %21 = trunc i64 %18 to i32
  %22 = mul nsw i32 %2, %21
  br label %30

23:                                               ; preds = %30
  %24 = xor i32 %194, -1
  br label %25

25:                                               ; preds = %23, %3
  %26 = phi i32 [ 0, %3 ], [ %24, %23 ]
  %27 = shl i64 %18, 32
  %28 = ashr exact i64 %27, 30
  %29 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %28
  store i32 %26, ptr addrspace(1) %29, align 4, !tbaa !6
  ret void

30:                                               ; preds = %20, %30
  %31 = phi i32 [ 0, %20 ], [ %195, %30 ]
  %32 = phi i32 [ -1, %20 ], [ %194, %30 ]
  %33 = add nsw i32 %31, %22
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %34
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  %37 = xor i32 %36, %32
  %38 = lshr i32 %37, 1
  %39 = and i32 %37, 1
  %40 = icmp eq i32 %39, 0
  %41 = select i1 %40, i32 0, i32 -2097792136
  %42 = xor i32 %41, %38
  %43 = lshr i32 %42, 1
  %44 = and i32 %37, 2
  %45 = icmp eq i32 %44, 0
  %46 = select i1 %45, i32 0, i32 -2097792136
  %47 = xor i32 %46, %43
  %48 = lshr i32 %47, 1
  %49 = and i32 %37, 4
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i32 0, i32 -2097792136
  %52 = xor i32 %51, %48
  %53 = lshr i32 %52, 1
  %54 = and i32 %37, 8
  %55 = icmp eq i32 %54, 0
  %56 = select i1 %55, i32 0, i32 -2097792136
  %57 = xor i32 %56, %53
  %58 = lshr i32 %57, 1
  %59 = and i32 %42, 8
  %60 = icmp eq i32 %59, 0
  %61 = select i1 %60, i32 0, i32 -2097792136
  %62 = xor i32 %61, %58
  %63 = lshr i32 %62, 1
  %64 = and i32 %47, 8
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %65, i32 0, i32 -2097792136
  %67 = xor i32 %66, %63
  %68 = lshr i32 %67, 1
  %69 = and i32 %52, 8
  %70 = icmp eq i32 %69, 0
  %71 = select i1 %70, i32 0, i32 -2097792136
  %72 = xor i32 %71, %68
  %73 = lshr i32 %72, 1
  %74 = and i32 %57, 8
  %75 = icmp eq i32 %74, 0
  %76 = select i1 %75, i32 0, i32 -2097792136
  %77 = xor i32 %76, %73
  %78 = lshr i32 %77, 1
  %79 = and i32 %62, 8
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %80, i32 0, i32 -2097792136
  %82 = xor i32 %81, %78
  %83 = lshr i32 %82, 1
  %84 = and i32 %67, 8
  %85 = icmp eq i32 %84, 0
  %86 = select i1 %85, i32 0, i32 -2097792136
  %87 = xor i32 %86, %83
  %88 = lshr i32 %87, 1
  %89 = and i32 %72, 8
  %90 = icmp eq i32 %89, 0
  %91 = select i1 %90, i32 0, i32 -2097792136
  %92 = xor i32 %91, %88
  %93 = lshr i32 %92, 1
  %94 = and i32 %77, 8
  %95 = icmp eq i32 %94, 0
  %96 = select i1 %95, i32 0, i32 -2097792136
  %97 = xor i32 %96, %93
  %98 = lshr i32 %97, 1
  %99 = and i32 %82, 8
  %100 = icmp eq i32 %99, 0
  %101 = select i1 %100, i32 0, i32 -2097792136
  %102 = xor i32 %101, %98
  %103 = lshr i32 %102, 1
  %104 = and i32 %87, 8
  %105 = icmp eq i32 %104, 0
  %106 = select i1 %105, i32 0, i32 -2097792136
  %107 = xor i32 %106, %103
  %108 = lshr i32 %107, 1
  %109 = and i32 %92, 8
  %110 = icmp eq i32 %109, 0
  %111 = select i1 %110, i32 0, i32 -2097792136
  %112 = xor i32 %111, %108
  %113 = lshr i32 %112, 1
  %114 = and i32 %97, 8
  %115 = icmp eq i32 %114, 0
  %116 = select i1 %115, i32 0, i32 -2097792136
  %117 = xor i32 %116, %113
  %118 = lshr i32 %117, 1
  %119 = and i32 %102, 8
  %120 = icmp eq i32 %119, 0
  %121 = select i1 %120, i32 0, i32 -2097792136
  %122 = xor i32 %121, %118
  %123 = lshr i32 %122, 1
  %124 = and i32 %107, 8
  %125 = icmp eq i32 %124, 0
  %126 = select i1 %125, i32 0, i32 -2097792136
  %127 = xor i32 %126, %123
  %128 = lshr i32 %127, 1
  %129 = and i32 %112, 8
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %130, i32 0, i32 -2097792136
  %132 = xor i32 %131, %128
  %133 = lshr i32 %132, 1
  %134 = and i32 %117, 8
  %135 = icmp eq i32 %134, 0
  %136 = select i1 %135, i32 0, i32 -2097792136
  %137 = xor i32 %136, %133
  %138 = lshr i32 %137, 1
  %139 = and i32 %122, 8
  %140 = icmp eq i32 %139, 0
  %141 = select i1 %140, i32 0, i32 -2097792136
  %142 = xor i32 %141, %138
  %143 = lshr i32 %142, 1
  %144 = and i32 %127, 8
  %145 = icmp eq i32 %144, 0
  %146 = select i1 %145, i32 0, i32 -2097792136
  %147 = xor i32 %146, %143
  %148 = lshr i32 %147, 1
  %149 = and i32 %132, 8
  %150 = icmp eq i32 %149, 0
  %151 = select i1 %150, i32 0, i32 -2097792136
  %152 = xor i32 %151, %148
  %153 = lshr i32 %152, 1
  %154 = and i32 %137, 8
  %155 = icmp eq i32 %154, 0
  %156 = select i1 %155, i32 0, i32 -2097792136
  %157 = xor i32 %156, %153
  %158 = lshr i32 %157, 1
  %159 = and i32 %142, 8
  %160 = icmp eq i32 %159, 0
  %161 = select i1 %160, i32 0, i32 -2097792136
  %162 = xor i32 %161, %158
  %163 = lshr i32 %162, 1
  %164 = and i32 %147, 8
  %165 = icmp eq i32 %164, 0
  %166 = select i1 %165, i32 0, i32 -2097792136
  %167 = xor i32 %166, %163
  %168 = lshr i32 %167, 1
  %169 = and i32 %152, 8
  %170 = icmp eq i32 %169, 0
  %171 = select i1 %170, i32 0, i32 -2097792136
  %172 = xor i32 %171, %168
  %173 = lshr i32 %172, 1
  %174 = and i32 %157, 8
  %175 = icmp eq i32 %174, 0
  %176 = select i1 %175, i32 0, i32 -2097792136
  %177 = xor i32 %176, %173
  %178 = lshr i32 %177, 4
  %179 = and i32 %162, 8
  %180 = icmp eq i32 %179, 0
  %181 = select i1 %180, i32 0, i32 274646895
  %182 = xor i32 %181, %178
  %183 = and i32 %167, 8
  %184 = icmp eq i32 %183, 0
  %185 = select i1 %184, i32 0, i32 549293790
  %186 = xor i32 %185, %182
  %187 = and i32 %172, 8
  %188 = icmp eq i32 %187, 0
  %189 = select i1 %188, i32 0, i32 1098587580
  %190 = xor i32 %189, %186
  %191 = and i32 %177, 8
  %192 = icmp eq i32 %191, 0
  %193 = select i1 %192, i32 0, i32 -2097792136
  %194 = xor i32 %193, %190
  %195 = add nuw nsw i32 %31, 1
  %196 = icmp eq i32 %195, %2
  br i1 %196, label %23, label %30
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @crc16_adler(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %55

21:                                               ; preds = %4
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %3, %22
  br label %24

24:                                               ; preds = %21, %24
  %25 = phi i32 [ 65535, %21 ], [ %44, %24 ]
  %26 = phi i32 [ 1, %21 ], [ %46, %24 ]
  %27 = phi i32 [ 0, %21 ], [ %49, %24 ]
  %28 = phi i32 [ 0, %21 ], [ %48, %24 ]
  %29 = add nsw i32 %27, %23
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !16, !amdgpu.noclobber !17
  %33 = and i32 %25, 65535
  %34 = lshr i32 %33, 8
  %35 = zext i8 %32 to i32
  %36 = xor i32 %34, %35
  %37 = lshr i32 %36, 4
  %38 = xor i32 %37, %36
  %39 = shl nuw nsw i32 %33, 8
  %40 = shl nuw nsw i32 %38, 12
  %41 = shl nuw nsw i32 %38, 5
  %42 = or disjoint i32 %38, %39
  %43 = xor i32 %42, %40
  %44 = xor i32 %43, %41
  %45 = add nuw nsw i32 %26, %35
  %46 = urem i32 %45, 65521
  %47 = add nuw nsw i32 %46, %28
  %48 = urem i32 %47, 65521
  %49 = add nuw nsw i32 %27, 1
  %50 = icmp eq i32 %49, %3
  br i1 %50, label %51, label %24

51:                                               ; preds = %24
  %52 = trunc i32 %44 to i16
  %53 = shl nuw i32 %48, 16
  %54 = or disjoint i32 %46, %53
  br label %55

55:                                               ; preds = %51, %4
  %56 = phi i16 [ -1, %4 ], [ %52, %51 ]
  %57 = phi i32 [ 1, %4 ], [ %54, %51 ]
  %58 = shl i64 %19, 32
  %59 = ashr exact i64 %58, 32
  %60 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %59
  store i16 %56, ptr addrspace(1) %60, align 2, !tbaa !23
  %61 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %59
  store i32 %57, ptr addrspace(1) %61, align 4, !tbaa !6
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_crc16_adler(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
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
  %20 = icmp sgt i32 %3, 0
  br i1 %20, label %21, label %28

21:                                               ; preds = %4
  %22 = trunc i64 %19 to i32
  %23 = mul nsw i32 %3, %22
  br label %35

24:                                               ; preds = %35
  %25 = trunc i32 %55 to i16
  %26 = shl nuw i32 %59, 16
  %27 = or disjoint i32 %57, %26
  br label %28

28:                                               ; preds = %24, %4
  %29 = phi i16 [ -1, %4 ], [ %25, %24 ]
  %30 = phi i32 [ 1, %4 ], [ %27, %24 ]
  %31 = shl i64 %19, 32
  %32 = ashr exact i64 %31, 32
  %33 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %32
  store i16 %29, ptr addrspace(1) %33, align 2, !tbaa !23
  %34 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %32
  store i32 %30, ptr addrspace(1) %34, align 4, !tbaa !6
  ret void

35:                                               ; preds = %21, %35
  %36 = phi i32 [ 65535, %21 ], [ %55, %35 ]
  %37 = phi i32 [ 1, %21 ], [ %57, %35 ]
  %38 = phi i32 [ 0, %21 ], [ %60, %35 ]
  %39 = phi i32 [ 0, %21 ], [ %59, %35 ]
  %40 = add nsw i32 %38, %23
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %41
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !16
  %44 = and i32 %36, 65535
  %45 = lshr i32 %44, 8
  %46 = zext i8 %43 to i32
  %47 = xor i32 %45, %46
  %48 = lshr i32 %47, 4
  %49 = xor i32 %48, %47
  %50 = shl nuw nsw i32 %44, 8
  %51 = shl nuw nsw i32 %49, 12
  %52 = shl nuw nsw i32 %49, 5
  %53 = or disjoint i32 %49, %50
  %54 = xor i32 %53, %51
  %55 = xor i32 %54, %52
  %56 = add nuw nsw i32 %37, %46
  %57 = urem i32 %56, 65521
  %58 = add nuw nsw i32 %57, %39
  %59 = urem i32 %58, 65521
  %60 = add nuw nsw i32 %38, 1
  %61 = icmp eq i32 %60, %3
  br i1 %61, label %24, label %35
}

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

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }

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
!14 = !{!"uchar*", !"uint*", !"int"}
!15 = !{!"const", !"", !""}
!16 = !{!8, !8, i64 0}
!17 = !{}
!18 = !{!"uint*", !"uint*", !"int"}
!19 = !{i32 1, i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none", !"none"}
!21 = !{!"uchar*", !"ushort*", !"uint*", !"int"}
!22 = !{!"const", !"", !"", !""}
!23 = !{!24, !24, i64 0}
!24 = !{!"short", !8, i64 0}
