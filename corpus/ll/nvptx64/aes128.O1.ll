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
  br label %105

11:                                               ; preds = %105, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  br label %12

12:                                               ; preds = %12, %11
  %13 = phi i32 [ 0, %11 ], [ %18, %12 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %14
  %16 = load i32, ptr addrspace(1) %15, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i32, ptr %4, i64 %14
  store i32 %16, ptr %17, align 4, !tbaa !6
  %18 = add nuw nsw i32 %13, 1
  %19 = icmp eq i32 %18, 4
  br i1 %19, label %20, label %12, !llvm.loop !15

20:                                               ; preds = %12
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %22 = load i32, ptr %21, align 4
  br label %23

23:                                               ; preds = %20, %68
  %24 = phi i32 [ %22, %20 ], [ %73, %68 ]
  %25 = phi i32 [ 4, %20 ], [ %74, %68 ]
  %26 = phi i32 [ 1, %20 ], [ %69, %68 ]
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr i32, ptr %4, i64 %27
  %29 = and i32 %25, 3
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %68

31:                                               ; preds = %23
  %32 = tail call noundef i32 @llvm.fshl.i32(i32 %24, i32 %24, i32 8)
  %33 = lshr i32 %32, 24
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %34
  %36 = load i32, ptr addrspace(3) %35, align 4, !tbaa !6
  %37 = shl i32 %36, 16
  %38 = and i32 %37, -16777216
  %39 = lshr i32 %32, 16
  %40 = and i32 %39, 255
  %41 = zext nneg i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %41
  %43 = load i32, ptr addrspace(3) %42, align 4, !tbaa !6
  %44 = shl i32 %43, 8
  %45 = and i32 %44, 16711680
  %46 = or disjoint i32 %45, %38
  %47 = lshr i32 %32, 8
  %48 = and i32 %47, 255
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %49
  %51 = load i32, ptr addrspace(3) %50, align 4, !tbaa !6
  %52 = and i32 %51, 65280
  %53 = or disjoint i32 %46, %52
  %54 = and i32 %32, 255
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %55
  %57 = load i32, ptr addrspace(3) %56, align 4, !tbaa !6
  %58 = lshr i32 %57, 8
  %59 = and i32 %58, 255
  %60 = or disjoint i32 %53, %59
  %61 = shl i32 %26, 24
  %62 = xor i32 %60, %61
  %63 = shl i32 %26, 1
  %64 = and i32 %26, 128
  %65 = icmp eq i32 %64, 0
  %66 = select i1 %65, i32 0, i32 283
  %67 = xor i32 %66, %63
  br label %68

68:                                               ; preds = %31, %23
  %69 = phi i32 [ %67, %31 ], [ %26, %23 ]
  %70 = phi i32 [ %62, %31 ], [ %24, %23 ]
  %71 = getelementptr i8, ptr %28, i64 -16
  %72 = load i32, ptr %71, align 4, !tbaa !6
  %73 = xor i32 %72, %70
  store i32 %73, ptr %28, align 4, !tbaa !6
  %74 = add nuw nsw i32 %25, 1
  %75 = icmp eq i32 %74, 44
  br i1 %75, label %76, label %23, !llvm.loop !17

76:                                               ; preds = %68
  %77 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %78 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %79 = zext nneg i32 %77 to i64
  %80 = zext nneg i32 %78 to i64
  %81 = mul nuw nsw i64 %79, %80
  %82 = add nuw nsw i64 %81, %6
  %83 = trunc i64 %82 to i32
  %84 = load i32, ptr addrspace(1) %1, align 4, !tbaa !6
  %85 = insertelement <4 x i32> poison, i32 %84, i64 0
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 4
  %87 = load i32, ptr addrspace(1) %86, align 4, !tbaa !6
  %88 = insertelement <4 x i32> %85, i32 %87, i64 1
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 8
  %90 = load i32, ptr addrspace(1) %89, align 4, !tbaa !6
  %91 = insertelement <4 x i32> %88, i32 %90, i64 2
  %92 = insertelement <4 x i32> %91, i32 %83, i64 3
  %93 = load <1 x i32>, ptr %4, align 4
  %94 = shufflevector <1 x i32> %93, <1 x i32> poison, <4 x i32> <i32 0, i32 poison, i32 poison, i32 poison>
  %95 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %96 = load i32, ptr %95, align 4, !tbaa !6
  %97 = insertelement <4 x i32> %94, i32 %96, i64 1
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %99 = load i32, ptr %98, align 4, !tbaa !6
  %100 = insertelement <4 x i32> %97, i32 %99, i64 2
  %101 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %102 = load i32, ptr %101, align 4, !tbaa !6
  %103 = insertelement <4 x i32> %100, i32 %102, i64 3
  %104 = xor <4 x i32> %103, %92
  br label %241

105:                                              ; preds = %8, %105
  %106 = phi i64 [ %6, %8 ], [ %111, %105 ]
  %107 = and i64 %106, 255
  %108 = getelementptr inbounds nuw i32, ptr addrspace(4) @t0, i64 %107
  %109 = load i32, ptr addrspace(4) %108, align 4, !tbaa !6
  %110 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %107
  store i32 %109, ptr addrspace(3) %110, align 4, !tbaa !6
  %111 = add nuw nsw i64 %107, %10
  %112 = icmp samesign ult i64 %111, 256
  br i1 %112, label %105, label %11, !llvm.loop !18

113:                                              ; preds = %241
  %114 = extractelement <4 x i32> %352, i64 0
  %115 = extractelement <4 x i32> %352, i64 1
  %116 = extractelement <4 x i32> %352, i64 2
  %117 = extractelement <4 x i32> %352, i64 3
  %118 = lshr i32 %114, 24
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %119
  %121 = load i32, ptr addrspace(3) %120, align 4, !tbaa !6
  %122 = shl i32 %121, 16
  %123 = and i32 %122, -16777216
  %124 = lshr i32 %115, 16
  %125 = and i32 %124, 255
  %126 = zext nneg i32 %125 to i64
  %127 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %126
  %128 = load i32, ptr addrspace(3) %127, align 4, !tbaa !6
  %129 = shl i32 %128, 8
  %130 = and i32 %129, 16711680
  %131 = or disjoint i32 %130, %123
  %132 = lshr i32 %116, 8
  %133 = and i32 %132, 255
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %134
  %136 = load i32, ptr addrspace(3) %135, align 4, !tbaa !6
  %137 = and i32 %136, 65280
  %138 = or disjoint i32 %131, %137
  %139 = and i32 %117, 255
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %140
  %142 = load i32, ptr addrspace(3) %141, align 4, !tbaa !6
  %143 = lshr i32 %142, 8
  %144 = and i32 %143, 255
  %145 = or disjoint i32 %138, %144
  %146 = insertelement <4 x i32> poison, i32 %145, i64 0
  %147 = lshr i32 %115, 24
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %148
  %150 = load i32, ptr addrspace(3) %149, align 4, !tbaa !6
  %151 = shl i32 %150, 16
  %152 = and i32 %151, -16777216
  %153 = lshr i32 %116, 16
  %154 = and i32 %153, 255
  %155 = zext nneg i32 %154 to i64
  %156 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %155
  %157 = load i32, ptr addrspace(3) %156, align 4, !tbaa !6
  %158 = shl i32 %157, 8
  %159 = and i32 %158, 16711680
  %160 = or disjoint i32 %159, %152
  %161 = lshr i32 %117, 8
  %162 = and i32 %161, 255
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %163
  %165 = load i32, ptr addrspace(3) %164, align 4, !tbaa !6
  %166 = and i32 %165, 65280
  %167 = or disjoint i32 %160, %166
  %168 = and i32 %114, 255
  %169 = zext nneg i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %169
  %171 = load i32, ptr addrspace(3) %170, align 4, !tbaa !6
  %172 = lshr i32 %171, 8
  %173 = and i32 %172, 255
  %174 = or disjoint i32 %167, %173
  %175 = insertelement <4 x i32> %146, i32 %174, i64 1
  %176 = lshr i32 %116, 24
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %177
  %179 = load i32, ptr addrspace(3) %178, align 4, !tbaa !6
  %180 = shl i32 %179, 16
  %181 = and i32 %180, -16777216
  %182 = lshr i32 %117, 16
  %183 = and i32 %182, 255
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %184
  %186 = load i32, ptr addrspace(3) %185, align 4, !tbaa !6
  %187 = shl i32 %186, 8
  %188 = and i32 %187, 16711680
  %189 = or disjoint i32 %188, %181
  %190 = lshr i32 %114, 8
  %191 = and i32 %190, 255
  %192 = zext nneg i32 %191 to i64
  %193 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %192
  %194 = load i32, ptr addrspace(3) %193, align 4, !tbaa !6
  %195 = and i32 %194, 65280
  %196 = or disjoint i32 %189, %195
  %197 = and i32 %115, 255
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %198
  %200 = load i32, ptr addrspace(3) %199, align 4, !tbaa !6
  %201 = lshr i32 %200, 8
  %202 = and i32 %201, 255
  %203 = or disjoint i32 %196, %202
  %204 = insertelement <4 x i32> %175, i32 %203, i64 2
  %205 = lshr i32 %117, 24
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %206
  %208 = load i32, ptr addrspace(3) %207, align 4, !tbaa !6
  %209 = shl i32 %208, 16
  %210 = and i32 %209, -16777216
  %211 = lshr i32 %114, 16
  %212 = and i32 %211, 255
  %213 = zext nneg i32 %212 to i64
  %214 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %213
  %215 = load i32, ptr addrspace(3) %214, align 4, !tbaa !6
  %216 = shl i32 %215, 8
  %217 = and i32 %216, 16711680
  %218 = or disjoint i32 %217, %210
  %219 = lshr i32 %115, 8
  %220 = and i32 %219, 255
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %221
  %223 = load i32, ptr addrspace(3) %222, align 4, !tbaa !6
  %224 = and i32 %223, 65280
  %225 = or disjoint i32 %218, %224
  %226 = and i32 %116, 255
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %227
  %229 = load i32, ptr addrspace(3) %228, align 4, !tbaa !6
  %230 = lshr i32 %229, 8
  %231 = and i32 %230, 255
  %232 = or disjoint i32 %225, %231
  %233 = insertelement <4 x i32> %204, i32 %232, i64 3
  %234 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %235 = load <4 x i32>, ptr %234, align 4, !tbaa !19
  %236 = and i64 %82, 4294967295
  %237 = getelementptr inbounds nuw <4 x i32>, ptr addrspace(1) %2, i64 %236
  %238 = load <4 x i32>, ptr addrspace(1) %237, align 16, !tbaa !19
  %239 = xor <4 x i32> %238, %235
  %240 = xor <4 x i32> %239, %233
  store <4 x i32> %240, ptr addrspace(1) %237, align 16, !tbaa !19
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

241:                                              ; preds = %76, %241
  %242 = phi <4 x i32> [ %104, %76 ], [ %352, %241 ]
  %243 = phi i32 [ 1, %76 ], [ %353, %241 ]
  %244 = extractelement <4 x i32> %242, i64 0
  %245 = extractelement <4 x i32> %242, i64 1
  %246 = extractelement <4 x i32> %242, i64 2
  %247 = extractelement <4 x i32> %242, i64 3
  %248 = lshr i32 %244, 24
  %249 = zext nneg i32 %248 to i64
  %250 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %249
  %251 = load i32, ptr addrspace(3) %250, align 4, !tbaa !6
  %252 = lshr i32 %245, 16
  %253 = and i32 %252, 255
  %254 = zext nneg i32 %253 to i64
  %255 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %254
  %256 = load i32, ptr addrspace(3) %255, align 4, !tbaa !6
  %257 = tail call noundef i32 @llvm.fshl.i32(i32 %256, i32 %256, i32 24)
  %258 = xor i32 %257, %251
  %259 = lshr i32 %246, 8
  %260 = and i32 %259, 255
  %261 = zext nneg i32 %260 to i64
  %262 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %261
  %263 = load i32, ptr addrspace(3) %262, align 4, !tbaa !6
  %264 = tail call noundef i32 @llvm.fshl.i32(i32 %263, i32 %263, i32 16)
  %265 = xor i32 %258, %264
  %266 = and i32 %247, 255
  %267 = zext nneg i32 %266 to i64
  %268 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %267
  %269 = load i32, ptr addrspace(3) %268, align 4, !tbaa !6
  %270 = tail call noundef i32 @llvm.fshl.i32(i32 %269, i32 %269, i32 8)
  %271 = xor i32 %265, %270
  %272 = insertelement <4 x i32> poison, i32 %271, i64 0
  %273 = lshr i32 %245, 24
  %274 = zext nneg i32 %273 to i64
  %275 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %274
  %276 = load i32, ptr addrspace(3) %275, align 4, !tbaa !6
  %277 = lshr i32 %246, 16
  %278 = and i32 %277, 255
  %279 = zext nneg i32 %278 to i64
  %280 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %279
  %281 = load i32, ptr addrspace(3) %280, align 4, !tbaa !6
  %282 = tail call noundef i32 @llvm.fshl.i32(i32 %281, i32 %281, i32 24)
  %283 = xor i32 %282, %276
  %284 = lshr i32 %247, 8
  %285 = and i32 %284, 255
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %286
  %288 = load i32, ptr addrspace(3) %287, align 4, !tbaa !6
  %289 = tail call noundef i32 @llvm.fshl.i32(i32 %288, i32 %288, i32 16)
  %290 = xor i32 %283, %289
  %291 = and i32 %244, 255
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %292
  %294 = load i32, ptr addrspace(3) %293, align 4, !tbaa !6
  %295 = tail call noundef i32 @llvm.fshl.i32(i32 %294, i32 %294, i32 8)
  %296 = xor i32 %290, %295
  %297 = insertelement <4 x i32> %272, i32 %296, i64 1
  %298 = lshr i32 %246, 24
  %299 = zext nneg i32 %298 to i64
  %300 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %299
  %301 = load i32, ptr addrspace(3) %300, align 4, !tbaa !6
  %302 = lshr i32 %247, 16
  %303 = and i32 %302, 255
  %304 = zext nneg i32 %303 to i64
  %305 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %304
  %306 = load i32, ptr addrspace(3) %305, align 4, !tbaa !6
  %307 = tail call noundef i32 @llvm.fshl.i32(i32 %306, i32 %306, i32 24)
  %308 = xor i32 %307, %301
  %309 = lshr i32 %244, 8
  %310 = and i32 %309, 255
  %311 = zext nneg i32 %310 to i64
  %312 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %311
  %313 = load i32, ptr addrspace(3) %312, align 4, !tbaa !6
  %314 = tail call noundef i32 @llvm.fshl.i32(i32 %313, i32 %313, i32 16)
  %315 = xor i32 %308, %314
  %316 = and i32 %245, 255
  %317 = zext nneg i32 %316 to i64
  %318 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %317
  %319 = load i32, ptr addrspace(3) %318, align 4, !tbaa !6
  %320 = tail call noundef i32 @llvm.fshl.i32(i32 %319, i32 %319, i32 8)
  %321 = xor i32 %315, %320
  %322 = insertelement <4 x i32> %297, i32 %321, i64 2
  %323 = lshr i32 %247, 24
  %324 = zext nneg i32 %323 to i64
  %325 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %324
  %326 = load i32, ptr addrspace(3) %325, align 4, !tbaa !6
  %327 = lshr i32 %244, 16
  %328 = and i32 %327, 255
  %329 = zext nneg i32 %328 to i64
  %330 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %329
  %331 = load i32, ptr addrspace(3) %330, align 4, !tbaa !6
  %332 = tail call noundef i32 @llvm.fshl.i32(i32 %331, i32 %331, i32 24)
  %333 = xor i32 %332, %326
  %334 = lshr i32 %245, 8
  %335 = and i32 %334, 255
  %336 = zext nneg i32 %335 to i64
  %337 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %336
  %338 = load i32, ptr addrspace(3) %337, align 4, !tbaa !6
  %339 = tail call noundef i32 @llvm.fshl.i32(i32 %338, i32 %338, i32 16)
  %340 = xor i32 %333, %339
  %341 = and i32 %246, 255
  %342 = zext nneg i32 %341 to i64
  %343 = getelementptr inbounds nuw i32, ptr addrspace(3) @aes128_ctr.lt, i64 %342
  %344 = load i32, ptr addrspace(3) %343, align 4, !tbaa !6
  %345 = tail call noundef i32 @llvm.fshl.i32(i32 %344, i32 %344, i32 8)
  %346 = xor i32 %340, %345
  %347 = insertelement <4 x i32> %322, i32 %346, i64 3
  %348 = shl nuw nsw i32 %243, 4
  %349 = zext nneg i32 %348 to i64
  %350 = getelementptr inbounds nuw i8, ptr %4, i64 %349
  %351 = load <4 x i32>, ptr %350, align 4, !tbaa !19
  %352 = xor <4 x i32> %347, %351
  %353 = add nuw nsw i32 %243, 1
  %354 = icmp eq i32 %353, 10
  br i1 %354, label %113, label %241, !llvm.loop !20
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
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !16}
!18 = distinct !{!18, !16}
!19 = !{!8, !8, i64 0}
!20 = distinct !{!20, !16}
