; ModuleID = 'corpus/opencl/aes128.cl'
source_filename = "corpus/opencl/aes128.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@t0 = dso_local addrspace(4) constant [256 x i32] [i32 -966564955, i32 -126059388, i32 -294160487, i32 -159679603, i32 -855539, i32 -697603139, i32 -563122255, i32 -1849309868, i32 1613770832, i32 33620227, i32 -832084055, i32 1445669757, i32 -402719207, i32 -1244145822, i32 1303096294, i32 -327780710, i32 -1882535355, i32 528646813, i32 -1983264448, i32 -92439161, i32 -268764651, i32 -1302767125, i32 -1907931191, i32 -68095989, i32 1101901292, i32 -1277897625, i32 1604494077, i32 1169141738, i32 597466303, i32 1403299063, i32 -462261610, i32 -1681866661, i32 1974974402, i32 -503448292, i32 1033081774, i32 1277568618, i32 1815492186, i32 2118074177, i32 -168298750, i32 -2083730353, i32 1748251740, i32 1369810420, i32 -773462732, i32 -101584632, i32 -495881837, i32 -1411852173, i32 1647391059, i32 706024767, i32 134480908, i32 -1782069422, i32 1176707941, i32 -1648114850, i32 806885416, i32 932615841, i32 168101135, i32 798661301, i32 235341577, i32 605164086, i32 461406363, i32 -538779075, i32 -840176858, i32 1311188841, i32 2142417613, i32 -361400929, i32 302582043, i32 495158174, i32 1479289972, i32 874125870, i32 907746093, i32 -596742478, i32 -1269146898, i32 1537253627, i32 -1538108682, i32 1983593293, i32 -1210657183, i32 2108928974, i32 1378429307, i32 -572267714, i32 1580150641, i32 327451799, i32 -1504488459, i32 -1177431704, i32 0, i32 -1041371860, i32 1075847264, i32 -469959649, i32 2041688520, i32 -1235526675, i32 -731223362, i32 -1916023994, i32 1740553945, i32 1916352843, i32 -1807070498, i32 -1739830060, i32 -1336387352, i32 -2049978550, i32 -1143943061, i32 -974131414, i32 1336584933, i32 -302253290, i32 -2042412091, i32 -1706209833, i32 1714631509, i32 293963156, i32 -1975171633, i32 -369493744, i32 67240454, i32 -25198719, i32 -1605349136, i32 2017213508, i32 631218106, i32 1269344483, i32 -1571728909, i32 1571005438, i32 -2143272768, i32 93294474, i32 1066570413, i32 563977660, i32 1882732616, i32 -235539196, i32 1673313503, i32 2008463041, i32 -1344611723, i32 1109467491, i32 537923632, i32 -436207846, i32 -34344178, i32 -1076702611, i32 -2117218996, i32 403442708, i32 638784309, i32 -1007883217, i32 -1101045791, i32 899127202, i32 -2008791860, i32 773265209, i32 -1815821225, i32 1437050866, i32 -58818942, i32 2050833735, i32 -932944724, i32 -1168286233, i32 840505643, i32 -428641387, i32 -1067425632, i32 427917720, i32 -1638969391, i32 -1545806721, i32 1143087718, i32 1412049534, i32 999329963, i32 193497219, i32 -1941551414, i32 -940642775, i32 1807268051, i32 672404540, i32 -1478566279, i32 -1134666014, i32 369822493, i32 -1378100362, i32 -606019525, i32 1681011286, i32 1949973070, i32 336202270, i32 -1840690725, i32 201721354, i32 1210328172, i32 -1201906460, i32 -1614626211, i32 -1110191250, i32 1135389935, i32 -1000185178, i32 965841320, i32 831886756, i32 -739974089, i32 -226920053, i32 -706222286, i32 -1949775805, i32 1849112409, i32 -630362697, i32 26054028, i32 -1311386268, i32 -1672589614, i32 1235855840, i32 -663982924, i32 -1403627782, i32 -202050553, i32 -806688219, i32 -899324497, i32 -193299826, i32 1202630377, i32 268961816, i32 1874508501, i32 -260540280, i32 1243948399, i32 1546530418, i32 941366308, i32 1470539505, i32 1941222599, i32 -1748580783, i32 -873928669, i32 -1579295364, i32 -395021156, i32 1042226977, i32 -1773450275, i32 1639824860, i32 227249030, i32 260737669, i32 -529502064, i32 2084453954, i32 1907733956, i32 -865704278, i32 -1874310952, i32 100860677, i32 -134810111, i32 470683154, i32 -1033805405, i32 1781871967, i32 -1370007559, i32 1773779408, i32 394692241, i32 -1715355304, i32 974986535, i32 664706745, i32 -639508168, i32 -336005101, i32 731420851, i32 571543859, i32 -764843589, i32 -1445340816, i32 126783113, i32 865375399, i32 765172662, i32 1008606754, i32 361203602, i32 -907417312, i32 -2016489911, i32 -1437248001, i32 1344809080, i32 -1512054918, i32 59542671, i32 1503764984, i32 160008576, i32 437062935, i32 1707065306, i32 -672733647, i32 -2076032314, i32 -798463816, i32 -2109652541, i32 697932208, i32 1512910199, i32 504303377, i32 2075177163, i32 -1470868228, i32 1841019862, i32 739644986], align 4
@aes128_ctr.lt = internal addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @aes128_ctr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load ptr addrspace(1), ptr %6, align 8
  call void @__clang_ocl_kern_imp_aes128_ctr(ptr addrspace(1) noundef align 4 %7, ptr addrspace(1) noundef align 4 %8, ptr addrspace(1) noundef align 16 %9) #8
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_aes128_ctr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(1), align 8
  %7 = alloca i32, align 4
  %8 = alloca [44 x i32], align 4
  %9 = alloca i32, align 4
  %10 = alloca <4 x i32>, align 16
  %11 = alloca <4 x i32>, align 16
  %12 = alloca <4 x i32>, align 16
  %13 = alloca i32, align 4
  %14 = alloca <4 x i32>, align 16
  %15 = alloca <4 x i32>, align 16
  %16 = alloca <4 x i32>, align 16
  %17 = alloca <4 x i32>, align 16
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(1) %2, ptr %6, align 8
  %18 = call i64 @_Z12get_local_idj(i32 noundef 0) #9
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %7, align 4
  br label %20

20:                                               ; preds = %31, %3
  %21 = load i32, ptr %7, align 4
  %22 = icmp ult i32 %21, 256
  br i1 %22, label %23, label %37

23:                                               ; preds = %20
  %24 = load i32, ptr %7, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw [256 x i32], ptr addrspace(4) @t0, i64 0, i64 %25
  %27 = load i32, ptr addrspace(4) %26, align 4
  %28 = load i32, ptr %7, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [256 x i32], ptr addrspace(3) @aes128_ctr.lt, i64 0, i64 %29
  store i32 %27, ptr addrspace(3) %30, align 4
  br label %31

31:                                               ; preds = %23
  %32 = call i64 @_Z14get_local_sizej(i32 noundef 0) #9
  %33 = load i32, ptr %7, align 4
  %34 = zext i32 %33 to i64
  %35 = add i64 %34, %32
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %7, align 4
  br label %20

37:                                               ; preds = %20
  call void @_Z7barrierj(i32 noundef 1) #8
  %38 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 0
  %39 = load ptr addrspace(1), ptr %4, align 8
  call void @expand_key(ptr noundef %38, ptr addrspace(1) noundef %39, ptr addrspace(3) noundef @aes128_ctr.lt) #8
  %40 = call i64 @_Z13get_global_idj(i32 noundef 0) #9
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %9, align 4
  %42 = load ptr addrspace(1), ptr %5, align 8
  %43 = getelementptr inbounds i32, ptr addrspace(1) %42, i64 0
  %44 = load i32, ptr addrspace(1) %43, align 4
  %45 = insertelement <4 x i32> poison, i32 %44, i32 0
  %46 = load ptr addrspace(1), ptr %5, align 8
  %47 = getelementptr inbounds i32, ptr addrspace(1) %46, i64 1
  %48 = load i32, ptr addrspace(1) %47, align 4
  %49 = insertelement <4 x i32> %45, i32 %48, i32 1
  %50 = load ptr addrspace(1), ptr %5, align 8
  %51 = getelementptr inbounds i32, ptr addrspace(1) %50, i64 2
  %52 = load i32, ptr addrspace(1) %51, align 4
  %53 = insertelement <4 x i32> %49, i32 %52, i32 2
  %54 = load i32, ptr %9, align 4
  %55 = insertelement <4 x i32> %53, i32 %54, i32 3
  store <4 x i32> %55, ptr %11, align 16
  %56 = load <4 x i32>, ptr %11, align 16
  %57 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 0
  %58 = load i32, ptr %57, align 4
  %59 = insertelement <4 x i32> poison, i32 %58, i32 0
  %60 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 1
  %61 = load i32, ptr %60, align 4
  %62 = insertelement <4 x i32> %59, i32 %61, i32 1
  %63 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 2
  %64 = load i32, ptr %63, align 4
  %65 = insertelement <4 x i32> %62, i32 %64, i32 2
  %66 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 3
  %67 = load i32, ptr %66, align 4
  %68 = insertelement <4 x i32> %65, i32 %67, i32 3
  store <4 x i32> %68, ptr %12, align 16
  %69 = load <4 x i32>, ptr %12, align 16
  %70 = xor <4 x i32> %56, %69
  store <4 x i32> %70, ptr %10, align 16
  store i32 1, ptr %13, align 4
  br label %71

71:                                               ; preds = %122, %37
  %72 = load i32, ptr %13, align 4
  %73 = icmp slt i32 %72, 10
  br i1 %73, label %74, label %125

74:                                               ; preds = %71
  %75 = load <4 x i32>, ptr %10, align 16
  %76 = extractelement <4 x i32> %75, i64 0
  %77 = load <4 x i32>, ptr %10, align 16
  %78 = extractelement <4 x i32> %77, i64 1
  %79 = load <4 x i32>, ptr %10, align 16
  %80 = extractelement <4 x i32> %79, i64 2
  %81 = load <4 x i32>, ptr %10, align 16
  %82 = extractelement <4 x i32> %81, i64 3
  %83 = call i32 @column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %76, i32 noundef %78, i32 noundef %80, i32 noundef %82) #8
  %84 = insertelement <4 x i32> poison, i32 %83, i32 0
  %85 = load <4 x i32>, ptr %10, align 16
  %86 = extractelement <4 x i32> %85, i64 1
  %87 = load <4 x i32>, ptr %10, align 16
  %88 = extractelement <4 x i32> %87, i64 2
  %89 = load <4 x i32>, ptr %10, align 16
  %90 = extractelement <4 x i32> %89, i64 3
  %91 = load <4 x i32>, ptr %10, align 16
  %92 = extractelement <4 x i32> %91, i64 0
  %93 = call i32 @column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %86, i32 noundef %88, i32 noundef %90, i32 noundef %92) #8
  %94 = insertelement <4 x i32> %84, i32 %93, i32 1
  %95 = load <4 x i32>, ptr %10, align 16
  %96 = extractelement <4 x i32> %95, i64 2
  %97 = load <4 x i32>, ptr %10, align 16
  %98 = extractelement <4 x i32> %97, i64 3
  %99 = load <4 x i32>, ptr %10, align 16
  %100 = extractelement <4 x i32> %99, i64 0
  %101 = load <4 x i32>, ptr %10, align 16
  %102 = extractelement <4 x i32> %101, i64 1
  %103 = call i32 @column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %96, i32 noundef %98, i32 noundef %100, i32 noundef %102) #8
  %104 = insertelement <4 x i32> %94, i32 %103, i32 2
  %105 = load <4 x i32>, ptr %10, align 16
  %106 = extractelement <4 x i32> %105, i64 3
  %107 = load <4 x i32>, ptr %10, align 16
  %108 = extractelement <4 x i32> %107, i64 0
  %109 = load <4 x i32>, ptr %10, align 16
  %110 = extractelement <4 x i32> %109, i64 1
  %111 = load <4 x i32>, ptr %10, align 16
  %112 = extractelement <4 x i32> %111, i64 2
  %113 = call i32 @column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %106, i32 noundef %108, i32 noundef %110, i32 noundef %112) #8
  %114 = insertelement <4 x i32> %104, i32 %113, i32 3
  store <4 x i32> %114, ptr %15, align 16
  %115 = load <4 x i32>, ptr %15, align 16
  store <4 x i32> %115, ptr %14, align 16
  %116 = load <4 x i32>, ptr %14, align 16
  %117 = load i32, ptr %13, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 0
  %120 = call <4 x i32> @_Z6vload4mPKj(i64 noundef %118, ptr noundef %119) #10
  %121 = xor <4 x i32> %116, %120
  store <4 x i32> %121, ptr %10, align 16
  br label %122

122:                                              ; preds = %74
  %123 = load i32, ptr %13, align 4
  %124 = add nsw i32 %123, 1
  store i32 %124, ptr %13, align 4
  br label %71

125:                                              ; preds = %71
  %126 = load <4 x i32>, ptr %10, align 16
  %127 = extractelement <4 x i32> %126, i64 0
  %128 = load <4 x i32>, ptr %10, align 16
  %129 = extractelement <4 x i32> %128, i64 1
  %130 = load <4 x i32>, ptr %10, align 16
  %131 = extractelement <4 x i32> %130, i64 2
  %132 = load <4 x i32>, ptr %10, align 16
  %133 = extractelement <4 x i32> %132, i64 3
  %134 = call i32 @last_column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %127, i32 noundef %129, i32 noundef %131, i32 noundef %133) #8
  %135 = insertelement <4 x i32> poison, i32 %134, i32 0
  %136 = load <4 x i32>, ptr %10, align 16
  %137 = extractelement <4 x i32> %136, i64 1
  %138 = load <4 x i32>, ptr %10, align 16
  %139 = extractelement <4 x i32> %138, i64 2
  %140 = load <4 x i32>, ptr %10, align 16
  %141 = extractelement <4 x i32> %140, i64 3
  %142 = load <4 x i32>, ptr %10, align 16
  %143 = extractelement <4 x i32> %142, i64 0
  %144 = call i32 @last_column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %137, i32 noundef %139, i32 noundef %141, i32 noundef %143) #8
  %145 = insertelement <4 x i32> %135, i32 %144, i32 1
  %146 = load <4 x i32>, ptr %10, align 16
  %147 = extractelement <4 x i32> %146, i64 2
  %148 = load <4 x i32>, ptr %10, align 16
  %149 = extractelement <4 x i32> %148, i64 3
  %150 = load <4 x i32>, ptr %10, align 16
  %151 = extractelement <4 x i32> %150, i64 0
  %152 = load <4 x i32>, ptr %10, align 16
  %153 = extractelement <4 x i32> %152, i64 1
  %154 = call i32 @last_column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %147, i32 noundef %149, i32 noundef %151, i32 noundef %153) #8
  %155 = insertelement <4 x i32> %145, i32 %154, i32 2
  %156 = load <4 x i32>, ptr %10, align 16
  %157 = extractelement <4 x i32> %156, i64 3
  %158 = load <4 x i32>, ptr %10, align 16
  %159 = extractelement <4 x i32> %158, i64 0
  %160 = load <4 x i32>, ptr %10, align 16
  %161 = extractelement <4 x i32> %160, i64 1
  %162 = load <4 x i32>, ptr %10, align 16
  %163 = extractelement <4 x i32> %162, i64 2
  %164 = call i32 @last_column(ptr addrspace(3) noundef @aes128_ctr.lt, i32 noundef %157, i32 noundef %159, i32 noundef %161, i32 noundef %163) #8
  %165 = insertelement <4 x i32> %155, i32 %164, i32 3
  store <4 x i32> %165, ptr %17, align 16
  %166 = load <4 x i32>, ptr %17, align 16
  store <4 x i32> %166, ptr %16, align 16
  %167 = load <4 x i32>, ptr %16, align 16
  %168 = getelementptr inbounds [44 x i32], ptr %8, i64 0, i64 0
  %169 = call <4 x i32> @_Z6vload4mPKj(i64 noundef 10, ptr noundef %168) #10
  %170 = xor <4 x i32> %167, %169
  %171 = load ptr addrspace(1), ptr %6, align 8
  %172 = load i32, ptr %9, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %171, i64 %173
  %175 = load <4 x i32>, ptr addrspace(1) %174, align 16
  %176 = xor <4 x i32> %175, %170
  store <4 x i32> %176, ptr addrspace(1) %174, align 16
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal void @expand_key(ptr noundef %0, ptr addrspace(1) noundef %1, ptr addrspace(3) noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store ptr addrspace(3) %2, ptr %6, align 8
  store i32 1, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %11

11:                                               ; preds = %24, %3
  %12 = load i32, ptr %8, align 4
  %13 = icmp slt i32 %12, 4
  br i1 %13, label %14, label %27

14:                                               ; preds = %11
  %15 = load ptr addrspace(1), ptr %5, align 8
  %16 = load i32, ptr %8, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr addrspace(1) %15, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4
  %20 = load ptr, ptr %4, align 8
  %21 = load i32, ptr %8, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  store i32 %19, ptr %23, align 4
  br label %24

24:                                               ; preds = %14
  %25 = load i32, ptr %8, align 4
  %26 = add nsw i32 %25, 1
  store i32 %26, ptr %8, align 4
  br label %11

27:                                               ; preds = %11
  store i32 4, ptr %9, align 4
  br label %28

28:                                               ; preds = %109, %27
  %29 = load i32, ptr %9, align 4
  %30 = icmp slt i32 %29, 44
  br i1 %30, label %31, label %112

31:                                               ; preds = %28
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %9, align 4
  %34 = sub nsw i32 %33, 1
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %32, i64 %35
  %37 = load i32, ptr %36, align 4
  store i32 %37, ptr %10, align 4
  %38 = load i32, ptr %9, align 4
  %39 = srem i32 %38, 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %96

41:                                               ; preds = %31
  %42 = load i32, ptr %10, align 4
  %43 = call i32 @_Z6rotatejj(i32 noundef %42, i32 noundef 8) #9
  store i32 %43, ptr %10, align 4
  %44 = load ptr addrspace(3), ptr %6, align 8
  %45 = load i32, ptr %10, align 4
  %46 = lshr i32 %45, 24
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(3) %44, i64 %47
  %49 = load i32, ptr addrspace(3) %48, align 4
  %50 = lshr i32 %49, 8
  %51 = and i32 %50, 255
  %52 = shl i32 %51, 24
  %53 = load ptr addrspace(3), ptr %6, align 8
  %54 = load i32, ptr %10, align 4
  %55 = lshr i32 %54, 16
  %56 = and i32 %55, 255
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspace(3) %53, i64 %57
  %59 = load i32, ptr addrspace(3) %58, align 4
  %60 = lshr i32 %59, 8
  %61 = and i32 %60, 255
  %62 = shl i32 %61, 16
  %63 = or i32 %52, %62
  %64 = load ptr addrspace(3), ptr %6, align 8
  %65 = load i32, ptr %10, align 4
  %66 = lshr i32 %65, 8
  %67 = and i32 %66, 255
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) %64, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4
  %71 = lshr i32 %70, 8
  %72 = and i32 %71, 255
  %73 = shl i32 %72, 8
  %74 = or i32 %63, %73
  %75 = load ptr addrspace(3), ptr %6, align 8
  %76 = load i32, ptr %10, align 4
  %77 = and i32 %76, 255
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr addrspace(3) %75, i64 %78
  %80 = load i32, ptr addrspace(3) %79, align 4
  %81 = lshr i32 %80, 8
  %82 = and i32 %81, 255
  %83 = or i32 %74, %82
  store i32 %83, ptr %10, align 4
  %84 = load i32, ptr %7, align 4
  %85 = shl i32 %84, 24
  %86 = load i32, ptr %10, align 4
  %87 = xor i32 %86, %85
  store i32 %87, ptr %10, align 4
  %88 = load i32, ptr %7, align 4
  %89 = shl i32 %88, 1
  %90 = load i32, ptr %7, align 4
  %91 = and i32 %90, 128
  %92 = icmp ne i32 %91, 0
  %93 = zext i1 %92 to i64
  %94 = select i1 %92, i32 283, i32 0
  %95 = xor i32 %89, %94
  store i32 %95, ptr %7, align 4
  br label %96

96:                                               ; preds = %41, %31
  %97 = load ptr, ptr %4, align 8
  %98 = load i32, ptr %9, align 4
  %99 = sub nsw i32 %98, 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i32, ptr %97, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = load i32, ptr %10, align 4
  %104 = xor i32 %102, %103
  %105 = load ptr, ptr %4, align 8
  %106 = load i32, ptr %9, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %105, i64 %107
  store i32 %104, ptr %108, align 4
  br label %109

109:                                              ; preds = %96
  %110 = load i32, ptr %9, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %9, align 4
  br label %28

112:                                              ; preds = %28
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @column(ptr addrspace(3) noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(3) %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(3), ptr %6, align 8
  %12 = load i32, ptr %7, align 4
  %13 = lshr i32 %12, 24
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4
  %17 = load ptr addrspace(3), ptr %6, align 8
  %18 = load i32, ptr %8, align 4
  %19 = lshr i32 %18, 16
  %20 = and i32 %19, 255
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr addrspace(3) %17, i64 %21
  %23 = load i32, ptr addrspace(3) %22, align 4
  %24 = call i32 @_Z6rotatejj(i32 noundef %23, i32 noundef 24) #9
  %25 = xor i32 %16, %24
  %26 = load ptr addrspace(3), ptr %6, align 8
  %27 = load i32, ptr %9, align 4
  %28 = lshr i32 %27, 8
  %29 = and i32 %28, 255
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) %26, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4
  %33 = call i32 @_Z6rotatejj(i32 noundef %32, i32 noundef 16) #9
  %34 = xor i32 %25, %33
  %35 = load ptr addrspace(3), ptr %6, align 8
  %36 = load i32, ptr %10, align 4
  %37 = and i32 %36, 255
  %38 = zext i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) %35, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4
  %41 = call i32 @_Z6rotatejj(i32 noundef %40, i32 noundef 8) #9
  %42 = xor i32 %34, %41
  ret i32 %42
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal i32 @last_column(ptr addrspace(3) noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr addrspace(3), align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr addrspace(3) %0, ptr %6, align 8
  store i32 %1, ptr %7, align 4
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %11 = load ptr addrspace(3), ptr %6, align 8
  %12 = load i32, ptr %7, align 4
  %13 = lshr i32 %12, 24
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(3) %11, i64 %14
  %16 = load i32, ptr addrspace(3) %15, align 4
  %17 = lshr i32 %16, 8
  %18 = and i32 %17, 255
  %19 = shl i32 %18, 24
  %20 = load ptr addrspace(3), ptr %6, align 8
  %21 = load i32, ptr %8, align 4
  %22 = lshr i32 %21, 16
  %23 = and i32 %22, 255
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) %20, i64 %24
  %26 = load i32, ptr addrspace(3) %25, align 4
  %27 = lshr i32 %26, 8
  %28 = and i32 %27, 255
  %29 = shl i32 %28, 16
  %30 = or i32 %19, %29
  %31 = load ptr addrspace(3), ptr %6, align 8
  %32 = load i32, ptr %9, align 4
  %33 = lshr i32 %32, 8
  %34 = and i32 %33, 255
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr addrspace(3) %31, i64 %35
  %37 = load i32, ptr addrspace(3) %36, align 4
  %38 = lshr i32 %37, 8
  %39 = and i32 %38, 255
  %40 = shl i32 %39, 8
  %41 = or i32 %30, %40
  %42 = load ptr addrspace(3), ptr %6, align 8
  %43 = load i32, ptr %10, align 4
  %44 = and i32 %43, 255
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr addrspace(3) %42, i64 %45
  %47 = load i32, ptr addrspace(3) %46, align 4
  %48 = lshr i32 %47, 8
  %49 = and i32 %48, 255
  %50 = or i32 %41, %49
  ret i32 %50
}

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #2 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #4 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #5

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 1, 1025) i64 @_Z14get_local_sizej(i32 noundef %0) #4 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 1, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal noundef i32 @_Z6rotatejj(i32 noundef %0, i32 noundef %1) #4 {
  %3 = tail call noundef i32 @llvm.fshl.i32(i32 %0, i32 %0, i32 %1)
  ret i32 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define internal <4 x i32> @_Z6vload4mPKj(i64 noundef %0, ptr noundef readonly captures(none) %1) #7 {
  %3 = shl i64 %0, 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 %3
  %5 = load <4 x i32>, ptr %4, align 4, !tbaa !15
  ret <4 x i32> %5
}

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #8 = { convergent nounwind }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { convergent nounwind willreturn memory(read) }

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
!10 = !{i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint4*"}
!13 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!14 = !{!"const", !"const", !""}
!15 = !{!8, !8, i64 0}
