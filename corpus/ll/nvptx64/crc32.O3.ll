; ModuleID = 'corpus/opencl/crc32.cl'
source_filename = "corpus/opencl/crc32.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@table = dso_local local_unnamed_addr addrspace(4) constant [256 x i32] [i32 0, i32 1996959894, i32 -301047508, i32 -1727442502, i32 124634137, i32 1886057615, i32 -379345611, i32 -1637575261, i32 249268274, i32 2044508324, i32 -522852066, i32 -1747789432, i32 162941995, i32 2125561021, i32 -407360249, i32 -1866523247, i32 498536548, i32 1789927666, i32 -205950648, i32 -2067906082, i32 450548861, i32 1843258603, i32 -187386543, i32 -2083289657, i32 325883990, i32 1684777152, i32 -43845254, i32 -1973040660, i32 335633487, i32 1661365465, i32 -99664541, i32 -1928851979, i32 997073096, i32 1281953886, i32 -715111964, i32 -1570279054, i32 1006888145, i32 1258607687, i32 -770865667, i32 -1526024853, i32 901097722, i32 1119000684, i32 -608450090, i32 -1396901568, i32 853044451, i32 1172266101, i32 -589951537, i32 -1412350631, i32 651767980, i32 1373503546, i32 -925412992, i32 -1076862698, i32 565507253, i32 1454621731, i32 -809855591, i32 -1195530993, i32 671266974, i32 1594198024, i32 -972236366, i32 -1324619484, i32 795835527, i32 1483230225, i32 -1050600021, i32 -1234817731, i32 1994146192, i32 31158534, i32 -1731059524, i32 -271249366, i32 1907459465, i32 112637215, i32 -1614814043, i32 -390540237, i32 2013776290, i32 251722036, i32 -1777751922, i32 -519137256, i32 2137656763, i32 141376813, i32 -1855689577, i32 -429695999, i32 1802195444, i32 476864866, i32 -2056965928, i32 -228458418, i32 1812370925, i32 453092731, i32 -2113342271, i32 -183516073, i32 1706088902, i32 314042704, i32 -1950435094, i32 -54949764, i32 1658658271, i32 366619977, i32 -1932296973, i32 -69972891, i32 1303535960, i32 984961486, i32 -1547960204, i32 -725929758, i32 1256170817, i32 1037604311, i32 -1529756563, i32 -740887301, i32 1131014506, i32 879679996, i32 -1385723834, i32 -631195440, i32 1141124467, i32 855842277, i32 -1442165665, i32 -586318647, i32 1342533948, i32 654459306, i32 -1106571248, i32 -921952122, i32 1466479909, i32 544179635, i32 -1184443383, i32 -832445281, i32 1591671054, i32 702138776, i32 -1328506846, i32 -942167884, i32 1504918807, i32 783551873, i32 -1212326853, i32 -1061524307, i32 -306674912, i32 -1698712650, i32 62317068, i32 1957810842, i32 -355121351, i32 -1647151185, i32 81470997, i32 1943803523, i32 -480048366, i32 -1805370492, i32 225274430, i32 2053790376, i32 -468791541, i32 -1828061283, i32 167816743, i32 2097651377, i32 -267414716, i32 -2029476910, i32 503444072, i32 1762050814, i32 -144550051, i32 -2140837941, i32 426522225, i32 1852507879, i32 -19653770, i32 -1982649376, i32 282753626, i32 1742555852, i32 -105259153, i32 -1900089351, i32 397917763, i32 1622183637, i32 -690576408, i32 -1580100738, i32 953729732, i32 1340076626, i32 -776247311, i32 -1497606297, i32 1068828381, i32 1219638859, i32 -670225446, i32 -1358292148, i32 906185462, i32 1090812512, i32 -547295293, i32 -1469587627, i32 829329135, i32 1181335161, i32 -882789492, i32 -1134132454, i32 628085408, i32 1382605366, i32 -871598187, i32 -1156888829, i32 570562233, i32 1426400815, i32 -977650754, i32 -1296233688, i32 733239954, i32 1555261956, i32 -1026031705, i32 -1244606671, i32 752459403, i32 1541320221, i32 -1687895376, i32 -328994266, i32 1969922972, i32 40735498, i32 -1677130071, i32 -351390145, i32 1913087877, i32 83908371, i32 -1782625662, i32 -491226604, i32 2075208622, i32 213261112, i32 -1831694693, i32 -438977011, i32 2094854071, i32 198958881, i32 -2032938284, i32 -237706686, i32 1759359992, i32 534414190, i32 -2118248755, i32 -155638181, i32 1873836001, i32 414664567, i32 -2012718362, i32 -15766928, i32 1711684554, i32 285281116, i32 -1889165569, i32 -127750551, i32 1634467795, i32 376229701, i32 -1609899400, i32 -686959890, i32 1308918612, i32 956543938, i32 -1486412191, i32 -799009033, i32 1231636301, i32 1047427035, i32 -1362007478, i32 -640263460, i32 1088359270, i32 936918000, i32 -1447252397, i32 -558129467, i32 1202900863, i32 817233897, i32 -1111625188, i32 -893730166, i32 1404277552, i32 615818150, i32 -1160759803, i32 -841546093, i32 1423857449, i32 601450431, i32 -1285129682, i32 -1000256840, i32 1567103746, i32 711928724, i32 -1274298825, i32 -1022587231, i32 1510334235, i32 755167117], align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc32_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_crc32_table(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_crc32_table(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %47

13:                                               ; preds = %3
  %14 = trunc i64 %11 to i32
  %15 = mul nsw i32 %2, %14
  %16 = and i32 %2, 3
  %17 = icmp ult i32 %2, 4
  br i1 %17, label %22, label %18

18:                                               ; preds = %13
  %19 = and i32 %2, 2147483644
  br label %52

20:                                               ; preds = %52
  %21 = icmp eq i32 %16, 0
  br i1 %21, label %44, label %22

22:                                               ; preds = %20, %13
  %23 = phi i32 [ 0, %13 ], [ %103, %20 ]
  %24 = phi i32 [ -1, %13 ], [ %102, %20 ]
  %25 = icmp ne i32 %16, 0
  tail call void @llvm.assume(i1 %25)
  br label %26

26:                                               ; preds = %26, %22
  %27 = phi i32 [ %23, %22 ], [ %41, %26 ]
  %28 = phi i32 [ %24, %22 ], [ %40, %26 ]
  %29 = phi i32 [ 0, %22 ], [ %42, %26 ]
  %30 = add nsw i32 %27, %15
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %31
  %33 = load i8, ptr addrspace(1) %32, align 1, !tbaa !14
  %34 = trunc i32 %28 to i8
  %35 = xor i8 %33, %34
  %36 = zext i8 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %36
  %38 = load i32, ptr addrspace(4) %37, align 4, !tbaa !6
  %39 = lshr i32 %28, 8
  %40 = xor i32 %38, %39
  %41 = add nuw nsw i32 %27, 1
  %42 = add i32 %29, 1
  %43 = icmp eq i32 %42, %16
  br i1 %43, label %44, label %26, !llvm.loop !15

44:                                               ; preds = %26, %20
  %45 = phi i32 [ %102, %20 ], [ %40, %26 ]
  %46 = xor i32 %45, -1
  br label %47

47:                                               ; preds = %44, %3
  %48 = phi i32 [ 0, %3 ], [ %46, %44 ]
  %49 = shl i64 %11, 32
  %50 = ashr exact i64 %49, 30
  %51 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %50
  store i32 %48, ptr addrspace(1) %51, align 4, !tbaa !6
  ret void

52:                                               ; preds = %52, %18
  %53 = phi i32 [ 0, %18 ], [ %103, %52 ]
  %54 = phi i32 [ -1, %18 ], [ %102, %52 ]
  %55 = phi i32 [ 0, %18 ], [ %104, %52 ]
  %56 = add nsw i32 %53, %15
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %57
  %59 = load i8, ptr addrspace(1) %58, align 1, !tbaa !14
  %60 = trunc i32 %54 to i8
  %61 = xor i8 %59, %60
  %62 = zext i8 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %62
  %64 = load i32, ptr addrspace(4) %63, align 4, !tbaa !6
  %65 = lshr i32 %54, 8
  %66 = xor i32 %64, %65
  %67 = or disjoint i32 %53, 1
  %68 = add nsw i32 %67, %15
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %69
  %71 = load i8, ptr addrspace(1) %70, align 1, !tbaa !14
  %72 = trunc i32 %66 to i8
  %73 = xor i8 %71, %72
  %74 = zext i8 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %74
  %76 = load i32, ptr addrspace(4) %75, align 4, !tbaa !6
  %77 = lshr i32 %66, 8
  %78 = xor i32 %76, %77
  %79 = or disjoint i32 %53, 2
  %80 = add nsw i32 %79, %15
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %81
  %83 = load i8, ptr addrspace(1) %82, align 1, !tbaa !14
  %84 = trunc i32 %78 to i8
  %85 = xor i8 %83, %84
  %86 = zext i8 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %86
  %88 = load i32, ptr addrspace(4) %87, align 4, !tbaa !6
  %89 = lshr i32 %78, 8
  %90 = xor i32 %88, %89
  %91 = or disjoint i32 %53, 3
  %92 = add nsw i32 %91, %15
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %93
  %95 = load i8, ptr addrspace(1) %94, align 1, !tbaa !14
  %96 = trunc i32 %90 to i8
  %97 = xor i8 %95, %96
  %98 = zext i8 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr addrspace(4) @table, i64 %98
  %100 = load i32, ptr addrspace(4) %99, align 4, !tbaa !6
  %101 = lshr i32 %90, 8
  %102 = xor i32 %100, %101
  %103 = add nuw nsw i32 %53, 4
  %104 = add i32 %55, 4
  %105 = icmp eq i32 %104, %19
  br i1 %105, label %20, label %52
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc32c_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_crc32c_bits(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_crc32c_bits(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !13 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = zext nneg i32 %5 to i64
  %8 = zext nneg i32 %6 to i64
  %9 = mul nuw nsw i64 %7, %8
  %10 = zext nneg i32 %4 to i64
  %11 = add nuw nsw i64 %9, %10
  %12 = icmp sgt i32 %2, 0
  br i1 %12, label %13, label %18

13:                                               ; preds = %3
  %14 = trunc i64 %11 to i32
  %15 = mul nsw i32 %2, %14
  br label %23

16:                                               ; preds = %23
  %17 = xor i32 %187, -1
  br label %18

18:                                               ; preds = %16, %3
  %19 = phi i32 [ 0, %3 ], [ %17, %16 ]
  %20 = shl i64 %11, 32
  %21 = ashr exact i64 %20, 30
  %22 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %21
  store i32 %19, ptr addrspace(1) %22, align 4, !tbaa !6
  ret void

23:                                               ; preds = %13, %23
  %24 = phi i32 [ 0, %13 ], [ %188, %23 ]
  %25 = phi i32 [ -1, %13 ], [ %187, %23 ]
  %26 = add nsw i32 %24, %15
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr addrspace(1) %0, i64 %27
  %29 = load i32, ptr addrspace(1) %28, align 4, !tbaa !6
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
  br i1 %189, label %16, label %23
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc16_adler(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #0 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_crc16_adler(ptr addrspace(1) noundef align 1 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2, i32 noundef %3) #4
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_crc16_adler(ptr addrspace(1) noundef readonly align 1 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef writeonly align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #1 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %56

14:                                               ; preds = %4
  %15 = trunc i64 %12 to i32
  %16 = mul nsw i32 %3, %15
  %17 = and i32 %3, 1
  %18 = icmp eq i32 %3, 1
  br i1 %18, label %23, label %19

19:                                               ; preds = %14
  %20 = and i32 %3, 2147483646
  br label %63

21:                                               ; preds = %63
  %22 = icmp eq i32 %17, 0
  br i1 %22, label %49, label %23

23:                                               ; preds = %21, %14
  %24 = phi i32 [ 65535, %14 ], [ %105, %21 ]
  %25 = phi i32 [ 1, %14 ], [ %107, %21 ]
  %26 = phi i32 [ 0, %14 ], [ %110, %21 ]
  %27 = phi i32 [ 0, %14 ], [ %109, %21 ]
  %28 = icmp ne i32 %17, 0
  tail call void @llvm.assume(i1 %28)
  %29 = add nsw i32 %26, %16
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !14
  %33 = and i32 %24, 65535
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
  %45 = add nuw nsw i32 %25, %35
  %46 = urem i32 %45, 65521
  %47 = add nuw nsw i32 %46, %27
  %48 = urem i32 %47, 65521
  br label %49

49:                                               ; preds = %21, %23
  %50 = phi i32 [ %105, %21 ], [ %44, %23 ]
  %51 = phi i32 [ %107, %21 ], [ %46, %23 ]
  %52 = phi i32 [ %109, %21 ], [ %48, %23 ]
  %53 = trunc i32 %50 to i16
  %54 = shl nuw i32 %52, 16
  %55 = or disjoint i32 %51, %54
  br label %56

56:                                               ; preds = %49, %4
  %57 = phi i16 [ -1, %4 ], [ %53, %49 ]
  %58 = phi i32 [ 1, %4 ], [ %55, %49 ]
  %59 = shl i64 %12, 32
  %60 = ashr exact i64 %59, 32
  %61 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %60
  store i16 %57, ptr addrspace(1) %61, align 2, !tbaa !22
  %62 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %60
  store i32 %58, ptr addrspace(1) %62, align 4, !tbaa !6
  ret void

63:                                               ; preds = %63, %19
  %64 = phi i32 [ 65535, %19 ], [ %105, %63 ]
  %65 = phi i32 [ 1, %19 ], [ %107, %63 ]
  %66 = phi i32 [ 0, %19 ], [ %110, %63 ]
  %67 = phi i32 [ 0, %19 ], [ %109, %63 ]
  %68 = phi i32 [ 0, %19 ], [ %111, %63 ]
  %69 = add nsw i32 %66, %16
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %70
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !14
  %73 = and i32 %64, 65535
  %74 = lshr i32 %73, 8
  %75 = zext i8 %72 to i32
  %76 = xor i32 %74, %75
  %77 = lshr i32 %76, 4
  %78 = xor i32 %77, %76
  %79 = shl nuw nsw i32 %73, 8
  %80 = shl nuw nsw i32 %78, 12
  %81 = shl nuw nsw i32 %78, 5
  %82 = or disjoint i32 %78, %79
  %83 = xor i32 %82, %80
  %84 = add nuw nsw i32 %65, %75
  %85 = urem i32 %84, 65521
  %86 = add nuw nsw i32 %85, %67
  %87 = urem i32 %86, 65521
  %88 = or disjoint i32 %66, 1
  %89 = add nsw i32 %88, %16
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %90
  %92 = load i8, ptr addrspace(1) %91, align 1, !tbaa !14
  %93 = and i32 %83, 65535
  %94 = xor i32 %93, %81
  %95 = lshr i32 %94, 8
  %96 = zext i8 %92 to i32
  %97 = xor i32 %95, %96
  %98 = lshr i32 %97, 4
  %99 = xor i32 %98, %97
  %100 = shl nuw nsw i32 %94, 8
  %101 = shl nuw nsw i32 %99, 12
  %102 = shl nuw nsw i32 %99, 5
  %103 = or disjoint i32 %99, %100
  %104 = xor i32 %103, %101
  %105 = xor i32 %104, %102
  %106 = add nuw nsw i32 %85, %96
  %107 = urem i32 %106, 65521
  %108 = add nuw nsw i32 %107, %87
  %109 = urem i32 %108, 65521
  %110 = add nuw nsw i32 %66, 2
  %111 = add i32 %68, 2
  %112 = icmp eq i32 %111, %20
  br i1 %112, label %21, label %63
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #3

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #4 = { nounwind }

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
!12 = !{!"uchar*", !"uint*", !"int"}
!13 = !{!"const", !"", !""}
!14 = !{!8, !8, i64 0}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = !{!"uint*", !"uint*", !"int"}
!18 = !{i32 1, i32 1, i32 1, i32 0}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"uchar*", !"ushort*", !"uint*", !"int"}
!21 = !{!"const", !"", !"", !""}
!22 = !{!23, !23, i64 0}
!23 = !{!"short", !8, i64 0}
