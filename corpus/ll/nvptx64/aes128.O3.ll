; ModuleID = 'corpus/opencl/aes128.cl'
source_filename = "corpus/opencl/aes128.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@t0 = dso_local local_unnamed_addr addrspace(4) constant [256 x i32] [i32 -966564955, i32 -126059388, i32 -294160487, i32 -159679603, i32 -855539, i32 -697603139, i32 -563122255, i32 -1849309868, i32 1613770832, i32 33620227, i32 -832084055, i32 1445669757, i32 -402719207, i32 -1244145822, i32 1303096294, i32 -327780710, i32 -1882535355, i32 528646813, i32 -1983264448, i32 -92439161, i32 -268764651, i32 -1302767125, i32 -1907931191, i32 -68095989, i32 1101901292, i32 -1277897625, i32 1604494077, i32 1169141738, i32 597466303, i32 1403299063, i32 -462261610, i32 -1681866661, i32 1974974402, i32 -503448292, i32 1033081774, i32 1277568618, i32 1815492186, i32 2118074177, i32 -168298750, i32 -2083730353, i32 1748251740, i32 1369810420, i32 -773462732, i32 -101584632, i32 -495881837, i32 -1411852173, i32 1647391059, i32 706024767, i32 134480908, i32 -1782069422, i32 1176707941, i32 -1648114850, i32 806885416, i32 932615841, i32 168101135, i32 798661301, i32 235341577, i32 605164086, i32 461406363, i32 -538779075, i32 -840176858, i32 1311188841, i32 2142417613, i32 -361400929, i32 302582043, i32 495158174, i32 1479289972, i32 874125870, i32 907746093, i32 -596742478, i32 -1269146898, i32 1537253627, i32 -1538108682, i32 1983593293, i32 -1210657183, i32 2108928974, i32 1378429307, i32 -572267714, i32 1580150641, i32 327451799, i32 -1504488459, i32 -1177431704, i32 0, i32 -1041371860, i32 1075847264, i32 -469959649, i32 2041688520, i32 -1235526675, i32 -731223362, i32 -1916023994, i32 1740553945, i32 1916352843, i32 -1807070498, i32 -1739830060, i32 -1336387352, i32 -2049978550, i32 -1143943061, i32 -974131414, i32 1336584933, i32 -302253290, i32 -2042412091, i32 -1706209833, i32 1714631509, i32 293963156, i32 -1975171633, i32 -369493744, i32 67240454, i32 -25198719, i32 -1605349136, i32 2017213508, i32 631218106, i32 1269344483, i32 -1571728909, i32 1571005438, i32 -2143272768, i32 93294474, i32 1066570413, i32 563977660, i32 1882732616, i32 -235539196, i32 1673313503, i32 2008463041, i32 -1344611723, i32 1109467491, i32 537923632, i32 -436207846, i32 -34344178, i32 -1076702611, i32 -2117218996, i32 403442708, i32 638784309, i32 -1007883217, i32 -1101045791, i32 899127202, i32 -2008791860, i32 773265209, i32 -1815821225, i32 1437050866, i32 -58818942, i32 2050833735, i32 -932944724, i32 -1168286233, i32 840505643, i32 -428641387, i32 -1067425632, i32 427917720, i32 -1638969391, i32 -1545806721, i32 1143087718, i32 1412049534, i32 999329963, i32 193497219, i32 -1941551414, i32 -940642775, i32 1807268051, i32 672404540, i32 -1478566279, i32 -1134666014, i32 369822493, i32 -1378100362, i32 -606019525, i32 1681011286, i32 1949973070, i32 336202270, i32 -1840690725, i32 201721354, i32 1210328172, i32 -1201906460, i32 -1614626211, i32 -1110191250, i32 1135389935, i32 -1000185178, i32 965841320, i32 831886756, i32 -739974089, i32 -226920053, i32 -706222286, i32 -1949775805, i32 1849112409, i32 -630362697, i32 26054028, i32 -1311386268, i32 -1672589614, i32 1235855840, i32 -663982924, i32 -1403627782, i32 -202050553, i32 -806688219, i32 -899324497, i32 -193299826, i32 1202630377, i32 268961816, i32 1874508501, i32 -260540280, i32 1243948399, i32 1546530418, i32 941366308, i32 1470539505, i32 1941222599, i32 -1748580783, i32 -873928669, i32 -1579295364, i32 -395021156, i32 1042226977, i32 -1773450275, i32 1639824860, i32 227249030, i32 260737669, i32 -529502064, i32 2084453954, i32 1907733956, i32 -865704278, i32 -1874310952, i32 100860677, i32 -134810111, i32 470683154, i32 -1033805405, i32 1781871967, i32 -1370007559, i32 1773779408, i32 394692241, i32 -1715355304, i32 974986535, i32 664706745, i32 -639508168, i32 -336005101, i32 731420851, i32 571543859, i32 -764843589, i32 -1445340816, i32 126783113, i32 865375399, i32 765172662, i32 1008606754, i32 361203602, i32 -907417312, i32 -2016489911, i32 -1437248001, i32 1344809080, i32 -1512054918, i32 59542671, i32 1503764984, i32 160008576, i32 437062935, i32 1707065306, i32 -672733647, i32 -2076032314, i32 -798463816, i32 -2109652541, i32 697932208, i32 1512910199, i32 504303377, i32 2075177163, i32 -1470868228, i32 1841019862, i32 739644986], align 4
@aes128_ctr.lt = internal unnamed_addr addrspace(3) global [256 x i32] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind
define dso_local ptx_kernel void @aes128_ctr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  tail call void @__clang_ocl_kern_imp_aes128_ctr(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, ptr addrspace(1) noundef align 16 %2) #6
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind
define dso_local void @__clang_ocl_kern_imp_aes128_ctr(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef readonly align 4 captures(none) %1, ptr addrspace(1) noundef align 16 captures(none) %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !13 !kernel_arg_type_qual !14 {
  %4 = alloca [44 x i32], align 4
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = zext nneg i32 %5 to i64
  %7 = icmp samesign ult i32 %5, 256
  br i1 %7, label %8, label %11

8:                                                ; preds = %3
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = zext nneg i32 %9 to i64
  br label %100

11:                                               ; preds = %100, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %12 = load i32, ptr addrspace(1) %0, align 4, !tbaa !6
  store i32 %12, ptr %4, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 4
  %14 = load i32, ptr addrspace(1) %13, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %14, ptr %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 8
  %17 = load i32, ptr addrspace(1) %16, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %17, ptr %18, align 4, !tbaa !6
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 12
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 %20, ptr %21, align 4, !tbaa !6
  br label %22

22:                                               ; preds = %67, %11
  %23 = phi i32 [ %20, %11 ], [ %72, %67 ]
  %24 = phi i32 [ 4, %11 ], [ %73, %67 ]
  %25 = phi i32 [ 1, %11 ], [ %68, %67 ]
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr i32, ptr %4, i64 %26
  %28 = and i32 %24, 3
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %67

30:                                               ; preds = %22
  %31 = tail call noundef i32 @llvm.fshl.i32(i32 %23, i32 %23, i32 8)
  %32 = lshr i32 %31, 24
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %33
  %35 = load i32, ptr addrspace(3) %34, align 4, !tbaa !6
  %36 = shl i32 %35, 16
  %37 = and i32 %36, -16777216
  %38 = lshr i32 %31, 16
  %39 = and i32 %38, 255
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %40
  %42 = load i32, ptr addrspace(3) %41, align 4, !tbaa !6
  %43 = shl i32 %42, 8
  %44 = and i32 %43, 16711680
  %45 = or disjoint i32 %44, %37
  %46 = lshr i32 %31, 8
  %47 = and i32 %46, 255
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %48
  %50 = load i32, ptr addrspace(3) %49, align 4, !tbaa !6
  %51 = and i32 %50, 65280
  %52 = or disjoint i32 %45, %51
  %53 = and i32 %31, 255
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %54
  %56 = load i32, ptr addrspace(3) %55, align 4, !tbaa !6
  %57 = lshr i32 %56, 8
  %58 = and i32 %57, 255
  %59 = or disjoint i32 %52, %58
  %60 = shl i32 %25, 24
  %61 = xor i32 %59, %60
  %62 = shl i32 %25, 1
  %63 = and i32 %25, 128
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, i32 0, i32 283
  %66 = xor i32 %65, %62
  br label %67

67:                                               ; preds = %30, %22
  %68 = phi i32 [ %66, %30 ], [ %25, %22 ]
  %69 = phi i32 [ %61, %30 ], [ %23, %22 ]
  %70 = getelementptr i8, ptr %27, i64 -16
  %71 = load i32, ptr %70, align 4, !tbaa !6
  %72 = xor i32 %71, %69
  store i32 %72, ptr %27, align 4, !tbaa !6
  %73 = add nuw nsw i32 %24, 1
  %74 = icmp eq i32 %73, 44
  br i1 %74, label %75, label %22

75:                                               ; preds = %67
  %76 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %77 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %78 = zext nneg i32 %76 to i64
  %79 = zext nneg i32 %77 to i64
  %80 = mul nuw nsw i64 %78, %79
  %81 = add nuw nsw i64 %80, %6
  %82 = trunc i64 %81 to i32
  %83 = load i32, ptr addrspace(1) %1, align 4, !tbaa !6
  %84 = insertelement <4 x i32> poison, i32 %83, i64 0
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %86 = load i32, ptr addrspace(1) %85, align 4, !tbaa !6
  %87 = insertelement <4 x i32> %84, i32 %86, i64 1
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %89 = load i32, ptr addrspace(1) %88, align 4, !tbaa !6
  %90 = insertelement <4 x i32> %87, i32 %89, i64 2
  %91 = insertelement <4 x i32> %90, i32 %82, i64 3
  %92 = insertelement <4 x i32> poison, i32 %12, i64 0
  %93 = load i32, ptr %15, align 4, !tbaa !6
  %94 = insertelement <4 x i32> %92, i32 %93, i64 1
  %95 = load i32, ptr %18, align 4, !tbaa !6
  %96 = insertelement <4 x i32> %94, i32 %95, i64 2
  %97 = load i32, ptr %21, align 4, !tbaa !6
  %98 = insertelement <4 x i32> %96, i32 %97, i64 3
  %99 = xor <4 x i32> %98, %91
  br label %235

100:                                              ; preds = %8, %100
  %101 = phi i64 [ %6, %8 ], [ %105, %100 ]
  %102 = getelementptr inbounds nuw i32, ptr addrspace(4) @t0, i64 %101
  %103 = load i32, ptr addrspace(4) %102, align 4, !tbaa !6
  %104 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %101
  store i32 %103, ptr addrspace(3) %104, align 4, !tbaa !6
  %105 = add nuw nsw i64 %101, %10
  %106 = icmp samesign ult i64 %105, 256
  br i1 %106, label %100, label %11

107:                                              ; preds = %235
  %108 = extractelement <4 x i32> %346, i64 0
  %109 = extractelement <4 x i32> %346, i64 1
  %110 = extractelement <4 x i32> %346, i64 2
  %111 = extractelement <4 x i32> %346, i64 3
  %112 = lshr i32 %108, 24
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %113
  %115 = load i32, ptr addrspace(3) %114, align 4, !tbaa !6
  %116 = shl i32 %115, 16
  %117 = and i32 %116, -16777216
  %118 = lshr i32 %109, 16
  %119 = and i32 %118, 255
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %120
  %122 = load i32, ptr addrspace(3) %121, align 4, !tbaa !6
  %123 = shl i32 %122, 8
  %124 = and i32 %123, 16711680
  %125 = or disjoint i32 %124, %117
  %126 = lshr i32 %110, 8
  %127 = and i32 %126, 255
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %128
  %130 = load i32, ptr addrspace(3) %129, align 4, !tbaa !6
  %131 = and i32 %130, 65280
  %132 = or disjoint i32 %125, %131
  %133 = and i32 %111, 255
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %134
  %136 = load i32, ptr addrspace(3) %135, align 4, !tbaa !6
  %137 = lshr i32 %136, 8
  %138 = and i32 %137, 255
  %139 = or disjoint i32 %132, %138
  %140 = insertelement <4 x i32> poison, i32 %139, i64 0
  %141 = lshr i32 %109, 24
  %142 = zext nneg i32 %141 to i64
  %143 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %142
  %144 = load i32, ptr addrspace(3) %143, align 4, !tbaa !6
  %145 = shl i32 %144, 16
  %146 = and i32 %145, -16777216
  %147 = lshr i32 %110, 16
  %148 = and i32 %147, 255
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %149
  %151 = load i32, ptr addrspace(3) %150, align 4, !tbaa !6
  %152 = shl i32 %151, 8
  %153 = and i32 %152, 16711680
  %154 = or disjoint i32 %153, %146
  %155 = lshr i32 %111, 8
  %156 = and i32 %155, 255
  %157 = zext nneg i32 %156 to i64
  %158 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %157
  %159 = load i32, ptr addrspace(3) %158, align 4, !tbaa !6
  %160 = and i32 %159, 65280
  %161 = or disjoint i32 %154, %160
  %162 = and i32 %108, 255
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %163
  %165 = load i32, ptr addrspace(3) %164, align 4, !tbaa !6
  %166 = lshr i32 %165, 8
  %167 = and i32 %166, 255
  %168 = or disjoint i32 %161, %167
  %169 = insertelement <4 x i32> %140, i32 %168, i64 1
  %170 = lshr i32 %110, 24
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %171
  %173 = load i32, ptr addrspace(3) %172, align 4, !tbaa !6
  %174 = shl i32 %173, 16
  %175 = and i32 %174, -16777216
  %176 = lshr i32 %111, 16
  %177 = and i32 %176, 255
  %178 = zext nneg i32 %177 to i64
  %179 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %178
  %180 = load i32, ptr addrspace(3) %179, align 4, !tbaa !6
  %181 = shl i32 %180, 8
  %182 = and i32 %181, 16711680
  %183 = or disjoint i32 %182, %175
  %184 = lshr i32 %108, 8
  %185 = and i32 %184, 255
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %186
  %188 = load i32, ptr addrspace(3) %187, align 4, !tbaa !6
  %189 = and i32 %188, 65280
  %190 = or disjoint i32 %183, %189
  %191 = and i32 %109, 255
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %192
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !6
  %195 = lshr i32 %194, 8
  %196 = and i32 %195, 255
  %197 = or disjoint i32 %190, %196
  %198 = insertelement <4 x i32> %169, i32 %197, i64 2
  %199 = lshr i32 %111, 24
  %200 = zext nneg i32 %199 to i64
  %201 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %200
  %202 = load i32, ptr addrspace(3) %201, align 4, !tbaa !6
  %203 = shl i32 %202, 16
  %204 = and i32 %203, -16777216
  %205 = lshr i32 %108, 16
  %206 = and i32 %205, 255
  %207 = zext nneg i32 %206 to i64
  %208 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %207
  %209 = load i32, ptr addrspace(3) %208, align 4, !tbaa !6
  %210 = shl i32 %209, 8
  %211 = and i32 %210, 16711680
  %212 = or disjoint i32 %211, %204
  %213 = lshr i32 %109, 8
  %214 = and i32 %213, 255
  %215 = zext nneg i32 %214 to i64
  %216 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %215
  %217 = load i32, ptr addrspace(3) %216, align 4, !tbaa !6
  %218 = and i32 %217, 65280
  %219 = or disjoint i32 %212, %218
  %220 = and i32 %110, 255
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %221
  %223 = load i32, ptr addrspace(3) %222, align 4, !tbaa !6
  %224 = lshr i32 %223, 8
  %225 = and i32 %224, 255
  %226 = or disjoint i32 %219, %225
  %227 = insertelement <4 x i32> %198, i32 %226, i64 3
  %228 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %229 = load <4 x i32>, ptr %228, align 4, !tbaa !15
  %230 = and i64 %81, 4294967295
  %231 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %230
  %232 = load <4 x i32>, ptr addrspace(1) %231, align 16, !tbaa !15
  %233 = xor <4 x i32> %232, %229
  %234 = xor <4 x i32> %233, %227
  store <4 x i32> %234, ptr addrspace(1) %231, align 16, !tbaa !15
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

235:                                              ; preds = %75, %235
  %236 = phi <4 x i32> [ %99, %75 ], [ %346, %235 ]
  %237 = phi i32 [ 1, %75 ], [ %347, %235 ]
  %238 = extractelement <4 x i32> %236, i64 0
  %239 = extractelement <4 x i32> %236, i64 1
  %240 = extractelement <4 x i32> %236, i64 2
  %241 = extractelement <4 x i32> %236, i64 3
  %242 = lshr i32 %238, 24
  %243 = zext nneg i32 %242 to i64
  %244 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %243
  %245 = load i32, ptr addrspace(3) %244, align 4, !tbaa !6
  %246 = lshr i32 %239, 16
  %247 = and i32 %246, 255
  %248 = zext nneg i32 %247 to i64
  %249 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %248
  %250 = load i32, ptr addrspace(3) %249, align 4, !tbaa !6
  %251 = tail call noundef i32 @llvm.fshl.i32(i32 %250, i32 %250, i32 24)
  %252 = xor i32 %251, %245
  %253 = lshr i32 %240, 8
  %254 = and i32 %253, 255
  %255 = zext nneg i32 %254 to i64
  %256 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %255
  %257 = load i32, ptr addrspace(3) %256, align 4, !tbaa !6
  %258 = tail call noundef i32 @llvm.fshl.i32(i32 %257, i32 %257, i32 16)
  %259 = xor i32 %252, %258
  %260 = and i32 %241, 255
  %261 = zext nneg i32 %260 to i64
  %262 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %261
  %263 = load i32, ptr addrspace(3) %262, align 4, !tbaa !6
  %264 = tail call noundef i32 @llvm.fshl.i32(i32 %263, i32 %263, i32 8)
  %265 = xor i32 %259, %264
  %266 = insertelement <4 x i32> poison, i32 %265, i64 0
  %267 = lshr i32 %239, 24
  %268 = zext nneg i32 %267 to i64
  %269 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %268
  %270 = load i32, ptr addrspace(3) %269, align 4, !tbaa !6
  %271 = lshr i32 %240, 16
  %272 = and i32 %271, 255
  %273 = zext nneg i32 %272 to i64
  %274 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %273
  %275 = load i32, ptr addrspace(3) %274, align 4, !tbaa !6
  %276 = tail call noundef i32 @llvm.fshl.i32(i32 %275, i32 %275, i32 24)
  %277 = xor i32 %276, %270
  %278 = lshr i32 %241, 8
  %279 = and i32 %278, 255
  %280 = zext nneg i32 %279 to i64
  %281 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %280
  %282 = load i32, ptr addrspace(3) %281, align 4, !tbaa !6
  %283 = tail call noundef i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 16)
  %284 = xor i32 %277, %283
  %285 = and i32 %238, 255
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %286
  %288 = load i32, ptr addrspace(3) %287, align 4, !tbaa !6
  %289 = tail call noundef i32 @llvm.fshl.i32(i32 %288, i32 %288, i32 8)
  %290 = xor i32 %284, %289
  %291 = insertelement <4 x i32> %266, i32 %290, i64 1
  %292 = lshr i32 %240, 24
  %293 = zext nneg i32 %292 to i64
  %294 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %293
  %295 = load i32, ptr addrspace(3) %294, align 4, !tbaa !6
  %296 = lshr i32 %241, 16
  %297 = and i32 %296, 255
  %298 = zext nneg i32 %297 to i64
  %299 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %298
  %300 = load i32, ptr addrspace(3) %299, align 4, !tbaa !6
  %301 = tail call noundef i32 @llvm.fshl.i32(i32 %300, i32 %300, i32 24)
  %302 = xor i32 %301, %295
  %303 = lshr i32 %238, 8
  %304 = and i32 %303, 255
  %305 = zext nneg i32 %304 to i64
  %306 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %305
  %307 = load i32, ptr addrspace(3) %306, align 4, !tbaa !6
  %308 = tail call noundef i32 @llvm.fshl.i32(i32 %307, i32 %307, i32 16)
  %309 = xor i32 %302, %308
  %310 = and i32 %239, 255
  %311 = zext nneg i32 %310 to i64
  %312 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %311
  %313 = load i32, ptr addrspace(3) %312, align 4, !tbaa !6
  %314 = tail call noundef i32 @llvm.fshl.i32(i32 %313, i32 %313, i32 8)
  %315 = xor i32 %309, %314
  %316 = insertelement <4 x i32> %291, i32 %315, i64 2
  %317 = lshr i32 %241, 24
  %318 = zext nneg i32 %317 to i64
  %319 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %318
  %320 = load i32, ptr addrspace(3) %319, align 4, !tbaa !6
  %321 = lshr i32 %238, 16
  %322 = and i32 %321, 255
  %323 = zext nneg i32 %322 to i64
  %324 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %323
  %325 = load i32, ptr addrspace(3) %324, align 4, !tbaa !6
  %326 = tail call noundef i32 @llvm.fshl.i32(i32 %325, i32 %325, i32 24)
  %327 = xor i32 %326, %320
  %328 = lshr i32 %239, 8
  %329 = and i32 %328, 255
  %330 = zext nneg i32 %329 to i64
  %331 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %330
  %332 = load i32, ptr addrspace(3) %331, align 4, !tbaa !6
  %333 = tail call noundef i32 @llvm.fshl.i32(i32 %332, i32 %332, i32 16)
  %334 = xor i32 %327, %333
  %335 = and i32 %240, 255
  %336 = zext nneg i32 %335 to i64
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %336
  %338 = load i32, ptr addrspace(3) %337, align 4, !tbaa !6
  %339 = tail call noundef i32 @llvm.fshl.i32(i32 %338, i32 %338, i32 8)
  %340 = xor i32 %334, %339
  %341 = insertelement <4 x i32> %316, i32 %340, i64 3
  %342 = shl nuw nsw i32 %237, 4
  %343 = zext nneg i32 %342 to i64
  %344 = getelementptr inbounds nuw i8, ptr %4, i64 %343
  %345 = load <4 x i32>, ptr %344, align 4, !tbaa !15
  %346 = xor <4 x i32> %341, %345
  %347 = add nuw nsw i32 %237, 1
  %348 = icmp eq i32 %347, 10
  br i1 %348, label %107, label %235
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

attributes #0 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }
attributes #7 = { nounwind }

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
