; ModuleID = 'corpus/opencl/crc32.cl'
source_filename = "corpus/opencl/crc32.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@table = dso_local local_unnamed_addr addrspace(2) constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117], align 4

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @crc32_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %27

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %5
  br label %9

9:                                                ; preds = %7, %9
  %10 = phi i32 [ 0, %7 ], [ %23, %9 ]
  %11 = phi i32 [ -1, %7 ], [ %22, %9 ]
  %12 = add nsw i32 %10, %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %13
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !12
  %16 = trunc i32 %11 to i8
  %17 = xor i8 %15, %16
  %18 = zext i8 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(2) @table, i64 %18
  %20 = load i32, ptr addrspace(2) %19, align 4, !tbaa !4
  %21 = lshr i32 %11, 8
  %22 = xor i32 %20, %21
  %23 = add nuw nsw i32 %10, 1
  %24 = icmp slt i32 %23, %2
  br i1 %24, label %9, label %25

25:                                               ; preds = %9
  %26 = xor i32 %22, -1
  br label %27

27:                                               ; preds = %25, %3
  %28 = phi i32 [ 0, %3 ], [ %26, %25 ]
  %29 = sext i32 %5 to i64
  %30 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %29
  store i32 %28, ptr addrspace(1) %30, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_crc32_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %5
  br label %15

9:                                                ; preds = %15
  %10 = xor i32 %28, -1
  br label %11

11:                                               ; preds = %9, %3
  %12 = phi i32 [ 0, %3 ], [ %10, %9 ]
  %13 = sext i32 %5 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !4
  ret void

15:                                               ; preds = %7, %15
  %16 = phi i32 [ 0, %7 ], [ %29, %15 ]
  %17 = phi i32 [ -1, %7 ], [ %28, %15 ]
  %18 = add nsw i32 %16, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %19
  %21 = load i8, ptr addrspace(1) %20, align 1, !tbaa !12
  %22 = trunc i32 %17 to i8
  %23 = xor i8 %21, %22
  %24 = zext i8 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(2) @table, i64 %24
  %26 = load i32, ptr addrspace(2) %25, align 4, !tbaa !4
  %27 = lshr i32 %17, 8
  %28 = xor i32 %26, %27
  %29 = add nuw nsw i32 %16, 1
  %30 = icmp slt i32 %29, %2
  br i1 %30, label %15, label %9
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @crc32c_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %32

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %5
  br label %9

9:                                                ; preds = %7, %17
  %10 = phi i32 [ 0, %7 ], [ %18, %17 ]
  %11 = phi i32 [ -1, %7 ], [ %27, %17 ]
  %12 = add nsw i32 %10, %8
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %13
  %15 = load i32, ptr addrspace(1) %14, align 4, !tbaa !4
  %16 = xor i32 %15, %11
  br label %20

17:                                               ; preds = %20
  %18 = add nuw nsw i32 %10, 1
  %19 = icmp slt i32 %18, %2
  br i1 %19, label %9, label %30

20:                                               ; preds = %9, %20
  %21 = phi i32 [ 0, %9 ], [ %28, %20 ]
  %22 = phi i32 [ %16, %9 ], [ %27, %20 ]
  %23 = lshr i32 %22, 1
  %24 = and i32 %22, 1
  %25 = icmp eq i32 %24, 0
  %26 = select i1 %25, i32 0, i32 -2097792136
  %27 = xor i32 %26, %23
  %28 = add nuw nsw i32 %21, 1
  %29 = icmp samesign ult i32 %21, 31
  br i1 %29, label %20, label %17

30:                                               ; preds = %17
  %31 = xor i32 %27, -1
  br label %32

32:                                               ; preds = %30, %3
  %33 = phi i32 [ 0, %3 ], [ %31, %30 ]
  %34 = sext i32 %5 to i64
  %35 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %34
  store i32 %33, ptr addrspace(1) %35, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_crc32c_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !13 !kernel_arg_base_type !13 !kernel_arg_type_qual !11 {
  %4 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %5 = trunc i64 %4 to i32
  %6 = icmp sgt i32 %2, 0
  br i1 %6, label %7, label %11

7:                                                ; preds = %3
  %8 = mul nsw i32 %2, %5
  br label %15

9:                                                ; preds = %23
  %10 = xor i32 %33, -1
  br label %11

11:                                               ; preds = %9, %3
  %12 = phi i32 [ 0, %3 ], [ %10, %9 ]
  %13 = sext i32 %5 to i64
  %14 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %13
  store i32 %12, ptr addrspace(1) %14, align 4, !tbaa !4
  ret void

15:                                               ; preds = %7, %23
  %16 = phi i32 [ 0, %7 ], [ %24, %23 ]
  %17 = phi i32 [ -1, %7 ], [ %33, %23 ]
  %18 = add nsw i32 %16, %8
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %19
  %21 = load i32, ptr addrspace(1) %20, align 4, !tbaa !4
  %22 = xor i32 %21, %17
  br label %26

23:                                               ; preds = %26
  %24 = add nuw nsw i32 %16, 1
  %25 = icmp slt i32 %24, %2
  br i1 %25, label %15, label %9

26:                                               ; preds = %15, %26
  %27 = phi i32 [ 0, %15 ], [ %34, %26 ]
  %28 = phi i32 [ %22, %15 ], [ %33, %26 ]
  %29 = lshr i32 %28, 1
  %30 = and i32 %28, 1
  %31 = icmp eq i32 %30, 0
  %32 = select i1 %31, i32 0, i32 -2097792136
  %33 = xor i32 %32, %29
  %34 = add nuw nsw i32 %27, 1
  %35 = icmp samesign ult i32 %27, 31
  br i1 %35, label %26, label %23
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @crc16_adler(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %41

8:                                                ; preds = %4
  %9 = mul nsw i32 %3, %6
  br label %10

10:                                               ; preds = %8, %10
  %11 = phi i16 [ -1, %8 ], [ %31, %10 ]
  %12 = phi i32 [ 1, %8 ], [ %33, %10 ]
  %13 = phi i32 [ 0, %8 ], [ %36, %10 ]
  %14 = phi i32 [ 0, %8 ], [ %35, %10 ]
  %15 = add nsw i32 %13, %9
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %16
  %18 = load i8, ptr addrspace(1) %17, align 1, !tbaa !12
  %19 = zext i16 %11 to i32
  %20 = lshr i32 %19, 8
  %21 = zext i8 %18 to i32
  %22 = xor i32 %20, %21
  %23 = lshr i32 %22, 4
  %24 = xor i32 %23, %22
  %25 = shl nuw nsw i32 %19, 8
  %26 = shl nuw nsw i32 %24, 12
  %27 = shl nuw nsw i32 %24, 5
  %28 = or disjoint i32 %24, %25
  %29 = xor i32 %28, %26
  %30 = xor i32 %29, %27
  %31 = trunc i32 %30 to i16
  %32 = add nuw nsw i32 %12, %21
  %33 = urem i32 %32, 65521
  %34 = add nuw nsw i32 %33, %14
  %35 = urem i32 %34, 65521
  %36 = add nuw nsw i32 %13, 1
  %37 = icmp slt i32 %36, %3
  br i1 %37, label %10, label %38

38:                                               ; preds = %10
  %39 = shl nuw i32 %35, 16
  %40 = or disjoint i32 %33, %39
  br label %41

41:                                               ; preds = %38, %4
  %42 = phi i16 [ -1, %4 ], [ %31, %38 ]
  %43 = phi i32 [ 1, %4 ], [ %40, %38 ]
  %44 = sext i32 %6 to i64
  %45 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %44
  store i16 %42, ptr addrspace(1) %45, align 2, !tbaa !18
  %46 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %44
  store i32 %43, ptr addrspace(1) %46, align 4, !tbaa !4
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_crc16_adler(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3
  %6 = trunc i64 %5 to i32
  %7 = icmp sgt i32 %3, 0
  br i1 %7, label %8, label %13

8:                                                ; preds = %4
  %9 = mul nsw i32 %3, %6
  br label %19

10:                                               ; preds = %19
  %11 = shl nuw i32 %44, 16
  %12 = or disjoint i32 %42, %11
  br label %13

13:                                               ; preds = %10, %4
  %14 = phi i16 [ -1, %4 ], [ %40, %10 ]
  %15 = phi i32 [ 1, %4 ], [ %12, %10 ]
  %16 = sext i32 %6 to i64
  %17 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %16
  store i16 %14, ptr addrspace(1) %17, align 2, !tbaa !18
  %18 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %16
  store i32 %15, ptr addrspace(1) %18, align 4, !tbaa !4
  ret void

19:                                               ; preds = %8, %19
  %20 = phi i16 [ -1, %8 ], [ %40, %19 ]
  %21 = phi i32 [ 1, %8 ], [ %42, %19 ]
  %22 = phi i32 [ 0, %8 ], [ %45, %19 ]
  %23 = phi i32 [ 0, %8 ], [ %44, %19 ]
  %24 = add nsw i32 %22, %9
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %25
  %27 = load i8, ptr addrspace(1) %26, align 1, !tbaa !12
  %28 = zext i16 %20 to i32
  %29 = lshr i32 %28, 8
  %30 = zext i8 %27 to i32
  %31 = xor i32 %29, %30
  %32 = lshr i32 %31, 4
  %33 = xor i32 %32, %31
  %34 = shl nuw nsw i32 %28, 8
  %35 = shl nuw nsw i32 %33, 12
  %36 = shl nuw nsw i32 %33, 5
  %37 = or disjoint i32 %33, %34
  %38 = xor i32 %37, %35
  %39 = xor i32 %38, %36
  %40 = trunc i32 %39 to i16
  %41 = add nuw nsw i32 %21, %30
  %42 = urem i32 %41, 65521
  %43 = add nuw nsw i32 %42, %23
  %44 = urem i32 %43, 65521
  %45 = add nuw nsw i32 %22, 1
  %46 = icmp slt i32 %45, %3
  br i1 %46, label %19, label %10
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2}
!opencl.spir.version = !{!2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C/C++ TBAA"}
!8 = !{i32 1, i32 1, i32 0}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uchar*", !"uint*", !"int"}
!11 = !{!"const", !"", !""}
!12 = !{!6, !6, i64 0}
!13 = !{!"uint*", !"uint*", !"int"}
!14 = !{i32 1, i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none", !"none"}
!16 = !{!"uchar*", !"ushort*", !"uint*", !"int"}
!17 = !{!"const", !"", !"", !""}
!18 = !{!19, !19, i64 0}
!19 = !{!"short", !6, i64 0}
