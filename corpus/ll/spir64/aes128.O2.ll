; ModuleID = 'corpus/opencl/aes128.cl'
source_filename = "corpus/opencl/aes128.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

@t0 = dso_local local_unnamed_addr addrspace(2) constant [256 x i32] [i32 -966564955, i32 -126059388, i32 -294160487, i32 -159679603, i32 -855539, i32 -697603139, i32 -563122255, i32 -1849309868, i32 1613770832, i32 33620227, i32 -832084055, i32 1445669757, i32 -402719207, i32 -1244145822, i32 1303096294, i32 -327780710, i32 -1882535355, i32 528646813, i32 -1983264448, i32 -92439161, i32 -268764651, i32 -1302767125, i32 -1907931191, i32 -68095989, i32 1101901292, i32 -1277897625, i32 1604494077, i32 1169141738, i32 597466303, i32 1403299063, i32 -462261610, i32 -1681866661, i32 1974974402, i32 -503448292, i32 1033081774, i32 1277568618, i32 1815492186, i32 2118074177, i32 -168298750, i32 -2083730353, i32 1748251740, i32 1369810420, i32 -773462732, i32 -101584632, i32 -495881837, i32 -1411852173, i32 1647391059, i32 706024767, i32 134480908, i32 -1782069422, i32 1176707941, i32 -1648114850, i32 806885416, i32 932615841, i32 168101135, i32 798661301, i32 235341577, i32 605164086, i32 461406363, i32 -538779075, i32 -840176858, i32 1311188841, i32 2142417613, i32 -361400929, i32 302582043, i32 495158174, i32 1479289972, i32 874125870, i32 907746093, i32 -596742478, i32 -1269146898, i32 1537253627, i32 -1538108682, i32 1983593293, i32 -1210657183, i32 2108928974, i32 1378429307, i32 -572267714, i32 1580150641, i32 327451799, i32 -1504488459, i32 -1177431704, i32 0, i32 -1041371860, i32 1075847264, i32 -469959649, i32 2041688520, i32 -1235526675, i32 -731223362, i32 -1916023994, i32 1740553945, i32 1916352843, i32 -1807070498, i32 -1739830060, i32 -1336387352, i32 -2049978550, i32 -1143943061, i32 -974131414, i32 1336584933, i32 -302253290, i32 -2042412091, i32 -1706209833, i32 1714631509, i32 293963156, i32 -1975171633, i32 -369493744, i32 67240454, i32 -25198719, i32 -1605349136, i32 2017213508, i32 631218106, i32 1269344483, i32 -1571728909, i32 1571005438, i32 -2143272768, i32 93294474, i32 1066570413, i32 563977660, i32 1882732616, i32 -235539196, i32 1673313503, i32 2008463041, i32 -1344611723, i32 1109467491, i32 537923632, i32 -436207846, i32 -34344178, i32 -1076702611, i32 -2117218996, i32 403442708, i32 638784309, i32 -1007883217, i32 -1101045791, i32 899127202, i32 -2008791860, i32 773265209, i32 -1815821225, i32 1437050866, i32 -58818942, i32 2050833735, i32 -932944724, i32 -1168286233, i32 840505643, i32 -428641387, i32 -1067425632, i32 427917720, i32 -1638969391, i32 -1545806721, i32 1143087718, i32 1412049534, i32 999329963, i32 193497219, i32 -1941551414, i32 -940642775, i32 1807268051, i32 672404540, i32 -1478566279, i32 -1134666014, i32 369822493, i32 -1378100362, i32 -606019525, i32 1681011286, i32 1949973070, i32 336202270, i32 -1840690725, i32 201721354, i32 1210328172, i32 -1201906460, i32 -1614626211, i32 -1110191250, i32 1135389935, i32 -1000185178, i32 965841320, i32 831886756, i32 -739974089, i32 -226920053, i32 -706222286, i32 -1949775805, i32 1849112409, i32 -630362697, i32 26054028, i32 -1311386268, i32 -1672589614, i32 1235855840, i32 -663982924, i32 -1403627782, i32 -202050553, i32 -806688219, i32 -899324497, i32 -193299826, i32 1202630377, i32 268961816, i32 1874508501, i32 -260540280, i32 1243948399, i32 1546530418, i32 941366308, i32 1470539505, i32 1941222599, i32 -1748580783, i32 -873928669, i32 -1579295364, i32 -395021156, i32 1042226977, i32 -1773450275, i32 1639824860, i32 227249030, i32 260737669, i32 -529502064, i32 2084453954, i32 1907733956, i32 -865704278, i32 -1874310952, i32 100860677, i32 -134810111, i32 470683154, i32 -1033805405, i32 1781871967, i32 -1370007559, i32 1773779408, i32 394692241, i32 -1715355304, i32 974986535, i32 664706745, i32 -639508168, i32 -336005101, i32 731420851, i32 571543859, i32 -764843589, i32 -1445340816, i32 126783113, i32 865375399, i32 765172662, i32 1008606754, i32 361203602, i32 -907417312, i32 -2016489911, i32 -1437248001, i32 1344809080, i32 -1512054918, i32 59542671, i32 1503764984, i32 160008576, i32 437062935, i32 1707065306, i32 -672733647, i32 -2076032314, i32 -798463816, i32 -2109652541, i32 697932208, i32 1512910199, i32 504303377, i32 2075177163, i32 -1470868228, i32 1841019862, i32 739644986], align 4
@aes128_ctr.lt = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @aes128_ctr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [44 x i32], align 16
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = icmp ult i32 %6, 256
  br i1 %7, label %20, label %8

8:                                                ; preds = %20, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call spir_func void @expand_key(ptr noundef %4, ptr addrspace(1) noundef align 4 %0) #9
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = load <2 x i32>, ptr addrspace(1) %1, align 4, !tbaa !4
  %12 = shufflevector <2 x i32> %11, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = insertelement <4 x i32> %12, i32 %14, i64 2
  %16 = insertelement <4 x i32> %15, i32 %10, i64 3
  %17 = load <4 x i32>, ptr %4, align 16
  %18 = xor <4 x i32> %17, %16
  %19 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %30

20:                                               ; preds = %3, %20
  %21 = phi i32 [ %28, %20 ], [ %6, %3 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(2) @t0, i64 %22
  %24 = load i32, ptr addrspace(2) %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %22
  store i32 %24, ptr addrspace(3) %25, align 4, !tbaa !4
  %26 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %27 = trunc i64 %26 to i32
  %28 = add i32 %21, %27
  %29 = icmp ult i32 %28, 256
  br i1 %29, label %20, label %8

30:                                               ; preds = %8, %30
  %31 = phi <4 x i32> [ %18, %8 ], [ %142, %30 ]
  %32 = phi i32 [ 1, %8 ], [ %143, %30 ]
  %33 = extractelement <4 x i32> %31, i64 0
  %34 = extractelement <4 x i32> %31, i64 1
  %35 = extractelement <4 x i32> %31, i64 2
  %36 = extractelement <4 x i32> %31, i64 3
  %37 = lshr i32 %33, 24
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = lshr i32 %34, 16
  %42 = and i32 %41, 255
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %43
  %45 = load i32, ptr addrspace(3) %44, align 4, !tbaa !4
  %46 = call spir_func i32 @_Z6rotatejj(i32 noundef %45, i32 noundef 24) #8
  %47 = lshr i32 %35, 8
  %48 = and i32 %47, 255
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %49
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !4
  %52 = call spir_func i32 @_Z6rotatejj(i32 noundef %51, i32 noundef 16) #8
  %53 = and i32 %36, 255
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %54
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !4
  %57 = call spir_func i32 @_Z6rotatejj(i32 noundef %56, i32 noundef 8) #8
  %58 = lshr i32 %34, 24
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %59
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !4
  %62 = lshr i32 %35, 16
  %63 = and i32 %62, 255
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !4
  %67 = call spir_func i32 @_Z6rotatejj(i32 noundef %66, i32 noundef 24) #8
  %68 = lshr i32 %36, 8
  %69 = and i32 %68, 255
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %70
  %72 = load i32, ptr addrspace(3) %71, align 4, !tbaa !4
  %73 = call spir_func i32 @_Z6rotatejj(i32 noundef %72, i32 noundef 16) #8
  %74 = and i32 %33, 255
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %75
  %77 = load i32, ptr addrspace(3) %76, align 4, !tbaa !4
  %78 = call spir_func i32 @_Z6rotatejj(i32 noundef %77, i32 noundef 8) #8
  %79 = lshr i32 %35, 24
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %80
  %82 = load i32, ptr addrspace(3) %81, align 4, !tbaa !4
  %83 = lshr i32 %36, 16
  %84 = and i32 %83, 255
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %85
  %87 = load i32, ptr addrspace(3) %86, align 4, !tbaa !4
  %88 = call spir_func i32 @_Z6rotatejj(i32 noundef %87, i32 noundef 24) #8
  %89 = lshr i32 %33, 8
  %90 = and i32 %89, 255
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %91
  %93 = load i32, ptr addrspace(3) %92, align 4, !tbaa !4
  %94 = call spir_func i32 @_Z6rotatejj(i32 noundef %93, i32 noundef 16) #8
  %95 = and i32 %34, 255
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %96
  %98 = load i32, ptr addrspace(3) %97, align 4, !tbaa !4
  %99 = call spir_func i32 @_Z6rotatejj(i32 noundef %98, i32 noundef 8) #8
  %100 = lshr i32 %36, 24
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %101
  %103 = load i32, ptr addrspace(3) %102, align 4, !tbaa !4
  %104 = lshr i32 %33, 16
  %105 = and i32 %104, 255
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %106
  %108 = load i32, ptr addrspace(3) %107, align 4, !tbaa !4
  %109 = call spir_func i32 @_Z6rotatejj(i32 noundef %108, i32 noundef 24) #8
  %110 = lshr i32 %34, 8
  %111 = and i32 %110, 255
  %112 = zext nneg i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %112
  %114 = load i32, ptr addrspace(3) %113, align 4, !tbaa !4
  %115 = call spir_func i32 @_Z6rotatejj(i32 noundef %114, i32 noundef 16) #8
  %116 = and i32 %35, 255
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %117
  %119 = load i32, ptr addrspace(3) %118, align 4, !tbaa !4
  %120 = call spir_func i32 @_Z6rotatejj(i32 noundef %119, i32 noundef 8) #8
  %121 = insertelement <4 x i32> poison, i32 %46, i64 0
  %122 = insertelement <4 x i32> %121, i32 %67, i64 1
  %123 = insertelement <4 x i32> %122, i32 %88, i64 2
  %124 = insertelement <4 x i32> %123, i32 %109, i64 3
  %125 = insertelement <4 x i32> poison, i32 %40, i64 0
  %126 = insertelement <4 x i32> %125, i32 %61, i64 1
  %127 = insertelement <4 x i32> %126, i32 %82, i64 2
  %128 = insertelement <4 x i32> %127, i32 %103, i64 3
  %129 = xor <4 x i32> %124, %128
  %130 = insertelement <4 x i32> poison, i32 %52, i64 0
  %131 = insertelement <4 x i32> %130, i32 %73, i64 1
  %132 = insertelement <4 x i32> %131, i32 %94, i64 2
  %133 = insertelement <4 x i32> %132, i32 %115, i64 3
  %134 = xor <4 x i32> %129, %133
  %135 = insertelement <4 x i32> poison, i32 %57, i64 0
  %136 = insertelement <4 x i32> %135, i32 %78, i64 1
  %137 = insertelement <4 x i32> %136, i32 %99, i64 2
  %138 = insertelement <4 x i32> %137, i32 %120, i64 3
  %139 = xor <4 x i32> %134, %138
  %140 = zext nneg i32 %32 to i64
  %141 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef %140, ptr addrspace(4) noundef %19) #11
  %142 = xor <4 x i32> %139, %141
  %143 = add nuw nsw i32 %32, 1
  %144 = icmp samesign ult i32 %32, 9
  br i1 %144, label %30, label %145

145:                                              ; preds = %30
  %146 = extractelement <4 x i32> %142, i64 0
  %147 = extractelement <4 x i32> %142, i64 1
  %148 = extractelement <4 x i32> %142, i64 2
  %149 = extractelement <4 x i32> %142, i64 3
  %150 = lshr i32 %146, 24
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %151
  %153 = load i32, ptr addrspace(3) %152, align 4, !tbaa !4
  %154 = lshr i32 %147, 16
  %155 = and i32 %154, 255
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %156
  %158 = load i32, ptr addrspace(3) %157, align 4, !tbaa !4
  %159 = lshr i32 %148, 8
  %160 = and i32 %159, 255
  %161 = zext nneg i32 %160 to i64
  %162 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %161
  %163 = load i32, ptr addrspace(3) %162, align 4, !tbaa !4
  %164 = and i32 %149, 255
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %165
  %167 = load i32, ptr addrspace(3) %166, align 4, !tbaa !4
  %168 = lshr i32 %147, 24
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %169
  %171 = load i32, ptr addrspace(3) %170, align 4, !tbaa !4
  %172 = lshr i32 %148, 16
  %173 = and i32 %172, 255
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %174
  %176 = load i32, ptr addrspace(3) %175, align 4, !tbaa !4
  %177 = lshr i32 %149, 8
  %178 = and i32 %177, 255
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %179
  %181 = load i32, ptr addrspace(3) %180, align 4, !tbaa !4
  %182 = and i32 %146, 255
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %183
  %185 = load i32, ptr addrspace(3) %184, align 4, !tbaa !4
  %186 = lshr i32 %148, 24
  %187 = zext nneg i32 %186 to i64
  %188 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %187
  %189 = load i32, ptr addrspace(3) %188, align 4, !tbaa !4
  %190 = lshr i32 %149, 16
  %191 = and i32 %190, 255
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %192
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !4
  %195 = lshr i32 %146, 8
  %196 = and i32 %195, 255
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %197
  %199 = load i32, ptr addrspace(3) %198, align 4, !tbaa !4
  %200 = and i32 %147, 255
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %201
  %203 = load i32, ptr addrspace(3) %202, align 4, !tbaa !4
  %204 = lshr i32 %149, 24
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %205
  %207 = load i32, ptr addrspace(3) %206, align 4, !tbaa !4
  %208 = lshr i32 %146, 16
  %209 = and i32 %208, 255
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %210
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !4
  %213 = lshr i32 %147, 8
  %214 = and i32 %213, 255
  %215 = zext nneg i32 %214 to i64
  %216 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %215
  %217 = load i32, ptr addrspace(3) %216, align 4, !tbaa !4
  %218 = and i32 %148, 255
  %219 = zext nneg i32 %218 to i64
  %220 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %219
  %221 = load i32, ptr addrspace(3) %220, align 4, !tbaa !4
  %222 = insertelement <4 x i32> poison, i32 %158, i64 0
  %223 = insertelement <4 x i32> %222, i32 %171, i64 1
  %224 = insertelement <4 x i32> %223, i32 %194, i64 2
  %225 = insertelement <4 x i32> %224, i32 %207, i64 3
  %226 = shl <4 x i32> %225, <i32 8, i32 16, i32 8, i32 16>
  %227 = and <4 x i32> %226, <i32 16711680, i32 -16777216, i32 16711680, i32 -16777216>
  %228 = insertelement <4 x i32> poison, i32 %153, i64 0
  %229 = insertelement <4 x i32> %228, i32 %176, i64 1
  %230 = insertelement <4 x i32> %229, i32 %189, i64 2
  %231 = insertelement <4 x i32> %230, i32 %212, i64 3
  %232 = shl <4 x i32> %231, <i32 16, i32 8, i32 16, i32 8>
  %233 = and <4 x i32> %232, <i32 -16777216, i32 16711680, i32 -16777216, i32 16711680>
  %234 = or disjoint <4 x i32> %233, %227
  %235 = insertelement <4 x i32> poison, i32 %163, i64 0
  %236 = insertelement <4 x i32> %235, i32 %181, i64 1
  %237 = insertelement <4 x i32> %236, i32 %199, i64 2
  %238 = insertelement <4 x i32> %237, i32 %217, i64 3
  %239 = and <4 x i32> %238, splat (i32 65280)
  %240 = or disjoint <4 x i32> %234, %239
  %241 = insertelement <4 x i32> poison, i32 %167, i64 0
  %242 = insertelement <4 x i32> %241, i32 %185, i64 1
  %243 = insertelement <4 x i32> %242, i32 %203, i64 2
  %244 = insertelement <4 x i32> %243, i32 %221, i64 3
  %245 = lshr <4 x i32> %244, splat (i32 8)
  %246 = and <4 x i32> %245, splat (i32 255)
  %247 = or disjoint <4 x i32> %240, %246
  %248 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef 10, ptr addrspace(4) noundef %19) #11
  %249 = and i64 %9, 4294967295
  %250 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %249
  %251 = load <4 x i32>, ptr addrspace(1) %250, align 16, !tbaa !13
  %252 = xor <4 x i32> %251, %248
  %253 = xor <4 x i32> %252, %247
  store <4 x i32> %253, ptr addrspace(1) %250, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_aes128_ctr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !11 !kernel_arg_type_qual !12 {
  %4 = alloca [44 x i32], align 16
  %5 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #8
  %6 = trunc i64 %5 to i32
  %7 = icmp ult i32 %6, 256
  br i1 %7, label %20, label %8

8:                                                ; preds = %20, %3
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call spir_func void @expand_key(ptr noundef %4, ptr addrspace(1) noundef %0) #9
  %9 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #8
  %10 = trunc i64 %9 to i32
  %11 = load <2 x i32>, ptr addrspace(1) %1, align 4, !tbaa !4
  %12 = shufflevector <2 x i32> %11, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !4
  %15 = insertelement <4 x i32> %12, i32 %14, i64 2
  %16 = insertelement <4 x i32> %15, i32 %10, i64 3
  %17 = load <4 x i32>, ptr %4, align 16
  %18 = xor <4 x i32> %17, %16
  %19 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %139

20:                                               ; preds = %3, %20
  %21 = phi i32 [ %28, %20 ], [ %6, %3 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr addrspace(2) @t0, i64 %22
  %24 = load i32, ptr addrspace(2) %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %22
  store i32 %24, ptr addrspace(3) %25, align 4, !tbaa !4
  %26 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %27 = trunc i64 %26 to i32
  %28 = add i32 %21, %27
  %29 = icmp ult i32 %28, 256
  br i1 %29, label %20, label %8

30:                                               ; preds = %139
  %31 = extractelement <4 x i32> %251, i64 0
  %32 = extractelement <4 x i32> %251, i64 1
  %33 = extractelement <4 x i32> %251, i64 2
  %34 = extractelement <4 x i32> %251, i64 3
  %35 = lshr i32 %31, 24
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %36
  %38 = load i32, ptr addrspace(3) %37, align 4, !tbaa !4
  %39 = lshr i32 %32, 16
  %40 = and i32 %39, 255
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !4
  %44 = lshr i32 %33, 8
  %45 = and i32 %44, 255
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %46
  %48 = load i32, ptr addrspace(3) %47, align 4, !tbaa !4
  %49 = and i32 %34, 255
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %50
  %52 = load i32, ptr addrspace(3) %51, align 4, !tbaa !4
  %53 = lshr i32 %32, 24
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %54
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !4
  %57 = lshr i32 %33, 16
  %58 = and i32 %57, 255
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %59
  %61 = load i32, ptr addrspace(3) %60, align 4, !tbaa !4
  %62 = lshr i32 %34, 8
  %63 = and i32 %62, 255
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %64
  %66 = load i32, ptr addrspace(3) %65, align 4, !tbaa !4
  %67 = and i32 %31, 255
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %68
  %70 = load i32, ptr addrspace(3) %69, align 4, !tbaa !4
  %71 = lshr i32 %33, 24
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %72
  %74 = load i32, ptr addrspace(3) %73, align 4, !tbaa !4
  %75 = lshr i32 %34, 16
  %76 = and i32 %75, 255
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %77
  %79 = load i32, ptr addrspace(3) %78, align 4, !tbaa !4
  %80 = lshr i32 %31, 8
  %81 = and i32 %80, 255
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %82
  %84 = load i32, ptr addrspace(3) %83, align 4, !tbaa !4
  %85 = and i32 %32, 255
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %86
  %88 = load i32, ptr addrspace(3) %87, align 4, !tbaa !4
  %89 = lshr i32 %34, 24
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %90
  %92 = load i32, ptr addrspace(3) %91, align 4, !tbaa !4
  %93 = lshr i32 %31, 16
  %94 = and i32 %93, 255
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %95
  %97 = load i32, ptr addrspace(3) %96, align 4, !tbaa !4
  %98 = lshr i32 %32, 8
  %99 = and i32 %98, 255
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %100
  %102 = load i32, ptr addrspace(3) %101, align 4, !tbaa !4
  %103 = and i32 %33, 255
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %104
  %106 = load i32, ptr addrspace(3) %105, align 4, !tbaa !4
  %107 = insertelement <4 x i32> poison, i32 %43, i64 0
  %108 = insertelement <4 x i32> %107, i32 %56, i64 1
  %109 = insertelement <4 x i32> %108, i32 %79, i64 2
  %110 = insertelement <4 x i32> %109, i32 %92, i64 3
  %111 = shl <4 x i32> %110, <i32 8, i32 16, i32 8, i32 16>
  %112 = and <4 x i32> %111, <i32 16711680, i32 -16777216, i32 16711680, i32 -16777216>
  %113 = insertelement <4 x i32> poison, i32 %38, i64 0
  %114 = insertelement <4 x i32> %113, i32 %61, i64 1
  %115 = insertelement <4 x i32> %114, i32 %74, i64 2
  %116 = insertelement <4 x i32> %115, i32 %97, i64 3
  %117 = shl <4 x i32> %116, <i32 16, i32 8, i32 16, i32 8>
  %118 = and <4 x i32> %117, <i32 -16777216, i32 16711680, i32 -16777216, i32 16711680>
  %119 = or disjoint <4 x i32> %118, %112
  %120 = insertelement <4 x i32> poison, i32 %48, i64 0
  %121 = insertelement <4 x i32> %120, i32 %66, i64 1
  %122 = insertelement <4 x i32> %121, i32 %84, i64 2
  %123 = insertelement <4 x i32> %122, i32 %102, i64 3
  %124 = and <4 x i32> %123, splat (i32 65280)
  %125 = or disjoint <4 x i32> %119, %124
  %126 = insertelement <4 x i32> poison, i32 %52, i64 0
  %127 = insertelement <4 x i32> %126, i32 %70, i64 1
  %128 = insertelement <4 x i32> %127, i32 %88, i64 2
  %129 = insertelement <4 x i32> %128, i32 %106, i64 3
  %130 = lshr <4 x i32> %129, splat (i32 8)
  %131 = and <4 x i32> %130, splat (i32 255)
  %132 = or disjoint <4 x i32> %125, %131
  %133 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef 10, ptr addrspace(4) noundef %19) #11
  %134 = and i64 %9, 4294967295
  %135 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %134
  %136 = load <4 x i32>, ptr addrspace(1) %135, align 16, !tbaa !13
  %137 = xor <4 x i32> %136, %133
  %138 = xor <4 x i32> %137, %132
  store <4 x i32> %138, ptr addrspace(1) %135, align 16, !tbaa !13
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

139:                                              ; preds = %8, %139
  %140 = phi <4 x i32> [ %18, %8 ], [ %251, %139 ]
  %141 = phi i32 [ 1, %8 ], [ %252, %139 ]
  %142 = extractelement <4 x i32> %140, i64 0
  %143 = extractelement <4 x i32> %140, i64 1
  %144 = extractelement <4 x i32> %140, i64 2
  %145 = extractelement <4 x i32> %140, i64 3
  %146 = lshr i32 %142, 24
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %147
  %149 = load i32, ptr addrspace(3) %148, align 4, !tbaa !4
  %150 = lshr i32 %143, 16
  %151 = and i32 %150, 255
  %152 = zext nneg i32 %151 to i64
  %153 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %152
  %154 = load i32, ptr addrspace(3) %153, align 4, !tbaa !4
  %155 = call spir_func i32 @_Z6rotatejj(i32 noundef %154, i32 noundef 24) #8
  %156 = lshr i32 %144, 8
  %157 = and i32 %156, 255
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %158
  %160 = load i32, ptr addrspace(3) %159, align 4, !tbaa !4
  %161 = call spir_func i32 @_Z6rotatejj(i32 noundef %160, i32 noundef 16) #8
  %162 = and i32 %145, 255
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %163
  %165 = load i32, ptr addrspace(3) %164, align 4, !tbaa !4
  %166 = call spir_func i32 @_Z6rotatejj(i32 noundef %165, i32 noundef 8) #8
  %167 = lshr i32 %143, 24
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %168
  %170 = load i32, ptr addrspace(3) %169, align 4, !tbaa !4
  %171 = lshr i32 %144, 16
  %172 = and i32 %171, 255
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %173
  %175 = load i32, ptr addrspace(3) %174, align 4, !tbaa !4
  %176 = call spir_func i32 @_Z6rotatejj(i32 noundef %175, i32 noundef 24) #8
  %177 = lshr i32 %145, 8
  %178 = and i32 %177, 255
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %179
  %181 = load i32, ptr addrspace(3) %180, align 4, !tbaa !4
  %182 = call spir_func i32 @_Z6rotatejj(i32 noundef %181, i32 noundef 16) #8
  %183 = and i32 %142, 255
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %184
  %186 = load i32, ptr addrspace(3) %185, align 4, !tbaa !4
  %187 = call spir_func i32 @_Z6rotatejj(i32 noundef %186, i32 noundef 8) #8
  %188 = lshr i32 %144, 24
  %189 = zext nneg i32 %188 to i64
  %190 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %189
  %191 = load i32, ptr addrspace(3) %190, align 4, !tbaa !4
  %192 = lshr i32 %145, 16
  %193 = and i32 %192, 255
  %194 = zext nneg i32 %193 to i64
  %195 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %194
  %196 = load i32, ptr addrspace(3) %195, align 4, !tbaa !4
  %197 = call spir_func i32 @_Z6rotatejj(i32 noundef %196, i32 noundef 24) #8
  %198 = lshr i32 %142, 8
  %199 = and i32 %198, 255
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %200
  %202 = load i32, ptr addrspace(3) %201, align 4, !tbaa !4
  %203 = call spir_func i32 @_Z6rotatejj(i32 noundef %202, i32 noundef 16) #8
  %204 = and i32 %143, 255
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %205
  %207 = load i32, ptr addrspace(3) %206, align 4, !tbaa !4
  %208 = call spir_func i32 @_Z6rotatejj(i32 noundef %207, i32 noundef 8) #8
  %209 = lshr i32 %145, 24
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %210
  %212 = load i32, ptr addrspace(3) %211, align 4, !tbaa !4
  %213 = lshr i32 %142, 16
  %214 = and i32 %213, 255
  %215 = zext nneg i32 %214 to i64
  %216 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %215
  %217 = load i32, ptr addrspace(3) %216, align 4, !tbaa !4
  %218 = call spir_func i32 @_Z6rotatejj(i32 noundef %217, i32 noundef 24) #8
  %219 = lshr i32 %143, 8
  %220 = and i32 %219, 255
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %221
  %223 = load i32, ptr addrspace(3) %222, align 4, !tbaa !4
  %224 = call spir_func i32 @_Z6rotatejj(i32 noundef %223, i32 noundef 16) #8
  %225 = and i32 %144, 255
  %226 = zext nneg i32 %225 to i64
  %227 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %226
  %228 = load i32, ptr addrspace(3) %227, align 4, !tbaa !4
  %229 = call spir_func i32 @_Z6rotatejj(i32 noundef %228, i32 noundef 8) #8
  %230 = insertelement <4 x i32> poison, i32 %155, i64 0
  %231 = insertelement <4 x i32> %230, i32 %176, i64 1
  %232 = insertelement <4 x i32> %231, i32 %197, i64 2
  %233 = insertelement <4 x i32> %232, i32 %218, i64 3
  %234 = insertelement <4 x i32> poison, i32 %149, i64 0
  %235 = insertelement <4 x i32> %234, i32 %170, i64 1
  %236 = insertelement <4 x i32> %235, i32 %191, i64 2
  %237 = insertelement <4 x i32> %236, i32 %212, i64 3
  %238 = xor <4 x i32> %233, %237
  %239 = insertelement <4 x i32> poison, i32 %161, i64 0
  %240 = insertelement <4 x i32> %239, i32 %182, i64 1
  %241 = insertelement <4 x i32> %240, i32 %203, i64 2
  %242 = insertelement <4 x i32> %241, i32 %224, i64 3
  %243 = xor <4 x i32> %238, %242
  %244 = insertelement <4 x i32> poison, i32 %166, i64 0
  %245 = insertelement <4 x i32> %244, i32 %187, i64 1
  %246 = insertelement <4 x i32> %245, i32 %208, i64 2
  %247 = insertelement <4 x i32> %246, i32 %229, i64 3
  %248 = xor <4 x i32> %243, %247
  %249 = zext nneg i32 %141 to i64
  %250 = call spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef %249, ptr addrspace(4) noundef %19) #11
  %251 = xor <4 x i32> %248, %250
  %252 = add nuw nsw i32 %141, 1
  %253 = icmp samesign ult i32 %141, 9
  br i1 %253, label %139, label %30
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nounwind
declare dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #4

; Function Attrs: convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define internal spir_func void @expand_key(ptr noundef nonnull captures(none) initializes((0, 16)) %0, ptr addrspace(1) noundef readonly captures(none) %1) unnamed_addr #5 {
  %3 = load i32, ptr addrspace(1) %1, align 4, !tbaa !4
  store i32 %3, ptr %0, align 4, !tbaa !4
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %5, ptr %6, align 4, !tbaa !4
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %8 = load i32, ptr addrspace(1) %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %8, ptr %9, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 12
  %11 = load i32, ptr addrspace(1) %10, align 4, !tbaa !4
  %12 = getelementptr i8, ptr %0, i64 12
  store i32 %11, ptr %12, align 4, !tbaa !4
  br label %14

13:                                               ; preds = %58
  ret void

14:                                               ; preds = %2, %58
  %15 = phi i32 [ %11, %2 ], [ %63, %58 ]
  %16 = phi i32 [ 4, %2 ], [ %64, %58 ]
  %17 = phi i32 [ 1, %2 ], [ %59, %58 ]
  %18 = zext nneg i32 %16 to i64
  %19 = getelementptr i32, ptr %0, i64 %18
  %20 = and i32 %16, 3
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %58

22:                                               ; preds = %14
  %23 = tail call spir_func i32 @_Z6rotatejj(i32 noundef %15, i32 noundef 8) #8
  %24 = lshr i32 %23, 24
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %25
  %27 = load i32, ptr addrspace(3) %26, align 4, !tbaa !4
  %28 = lshr i32 %23, 16
  %29 = and i32 %28, 255
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %30
  %32 = load i32, ptr addrspace(3) %31, align 4, !tbaa !4
  %33 = insertelement <2 x i32> poison, i32 %32, i64 0
  %34 = insertelement <2 x i32> %33, i32 %27, i64 1
  %35 = shl <2 x i32> %34, <i32 8, i32 16>
  %36 = lshr i32 %23, 8
  %37 = and i32 %36, 255
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %38
  %40 = load i32, ptr addrspace(3) %39, align 4, !tbaa !4
  %41 = and i32 %23, 255
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %42
  %44 = load i32, ptr addrspace(3) %43, align 4, !tbaa !4
  %45 = lshr i32 %44, 8
  %46 = shufflevector <2 x i32> %35, <2 x i32> poison, <4 x i32> <i32 0, i32 1, i32 poison, i32 poison>
  %47 = insertelement <4 x i32> %46, i32 %40, i64 2
  %48 = insertelement <4 x i32> %47, i32 %45, i64 3
  %49 = and <4 x i32> %48, <i32 16711680, i32 -16777216, i32 65280, i32 255>
  %50 = tail call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %49)
  %51 = shl i32 %17, 24
  %52 = xor i32 %50, %51
  %53 = shl i32 %17, 1
  %54 = and i32 %17, 128
  %55 = icmp eq i32 %54, 0
  %56 = select i1 %55, i32 0, i32 283
  %57 = xor i32 %56, %53
  br label %58

58:                                               ; preds = %22, %14
  %59 = phi i32 [ %57, %22 ], [ %17, %14 ]
  %60 = phi i32 [ %52, %22 ], [ %15, %14 ]
  %61 = getelementptr i8, ptr %19, i64 -16
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = xor i32 %62, %60
  store i32 %63, ptr %19, align 4, !tbaa !4
  %64 = add nuw nsw i32 %16, 1
  %65 = icmp samesign ult i32 %16, 43
  br i1 %65, label %14, label %13
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(read)
declare dso_local spir_func <4 x i32> @_Z6vload4mPU3AS4Kj(i64 noundef, ptr addrspace(4) noundef) local_unnamed_addr #6

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i32 @_Z6rotatejj(i32 noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>) #7

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { convergent nofree norecurse nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { convergent mustprogress nofree nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { convergent nounwind willreturn memory(none) }
attributes #9 = { convergent nounwind }
attributes #10 = { nounwind }
attributes #11 = { convergent nounwind willreturn memory(read) }

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
!8 = !{i32 1, i32 1, i32 1}
!9 = !{!"none", !"none", !"none"}
!10 = !{!"uint*", !"uint*", !"uint4*"}
!11 = !{!"uint*", !"uint*", !"uint __attribute__((ext_vector_type(4)))*"}
!12 = !{!"const", !"const", !""}
!13 = !{!6, !6, i64 0}
