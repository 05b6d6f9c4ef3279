; ModuleID = 'corpus/opencl/whirlpool.cl'
source_filename = "corpus/opencl/whirlpool.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@c0 = dso_local addrspace(4) constant [256 x i64] [i64 1736243315775910104, i64 2532021497559467558, i64 -4123538287044750920, i64 -1663930631485141509, i64 -8680927394185276469, i64 -5136114888365413103, i64 72343471490662921, i64 5714823076457127437, i64 3906547456148401307, i64 -6438279781937819137, i64 -3255416629164656372, i64 -723403927319021810, i64 8753301652875834006, i64 8029814160345718320, i64 -7957439901108060307, i64 5931897472728671480, i64 6944723661718667335, i64 -4846776187848596171, i64 -7234093149821523145, i64 -8174593464645975670, i64 -6655275011230311470, i64 868121657887955052, i64 8897971003671115396, i64 3834203984925649536, i64 2097960673226603253, i64 -2242608032518775373, i64 -2893708068075556063, i64 -4412912173006874212, i64 3327799684219952195, i64 5425484375942403625, i64 -72374259239755427, i64 6293570848374042325, i64 1519212901301299901, i64 8608561932266827496, i64 3978890927370104466, i64 -1880899471159142498, i64 -6944754449305230573, i64 -1085112488676557533, i64 5353149700813853728, i64 -2676739228136265404, i64 6365975894395564194, i64 -3906587039829946417, i64 2966082327036121724, i64 723434714905580634, i64 -5642448818175770800, i64 -6872287833246507575, i64 7740475459830994452, i64 -8825596744442374183, i64 -4774432716626892996, i64 6727649270040935055, i64 1157495543850606736, i64 -795738602716531449, i64 -3761900096849933347, i64 4485295228068461779, i64 361717357452790317, i64 7451066388424609400, i64 -1953234146556652137, i64 2821395383521594882, i64 4702067253759738483, i64 -8391588693670032473, i64 -6365936310716115978, i64 9042640353392655026, i64 -7668101200591767735, i64 -2821426171116278442, i64 -289413469802796176, i64 -1229869803079876147, i64 8970305677995145403, i64 7378731713027099761, i64 -2459717610027178117, i64 1663899844282625711, i64 5136075304531824197, i64 -7017097920795369190, i64 -3834234771978483244, i64 3255456212998249048, i64 -4629763365831875794, i64 506404300434116159, i64 -5931928260477499476, i64 6510645244653974704, i64 -8970266094699471889, i64 3689517041410074294, i64 7161727687909885532, i64 144686942981325842, i64 -6148941081418905197, i64 8174553880955773662, i64 -3978921714958496314, i64 1808586787266573009, i64 5280815025683993147, i64 -2749091495987728545, i64 -940425546232366799, i64 -2025586414677599320, i64 6582979919782524601, i64 -8608601515418841668, i64 -7306436621312186050, i64 2749051912299891723, i64 3617173570187846847, i64 -5714792289397998247, i64 -1591595956088156174, i64 1085152072358370935, i64 -3038395011056617677, i64 -9187278916447232524, i64 -4702106837053578969, i64 -3617213153867298837, i64 3761860513703946377, i64 5208480350555443250, i64 -39583842245804, i64 8825636328274130061, i64 -8029783372598723228, i64 6872318620299345565, i64 2314991083892785213, i64 7523471433638727695, i64 1880930258756187338, i64 -5859602380904185417, i64 -5425453588881181315, i64 6076566822987606222, i64 -7812770550850962561, i64 2459678026337240111, i64 7234062362232866915, i64 -1012777813279572182, i64 8319223231750006476, i64 1302182486831932546, i64 4629732578631188602, i64 578747771925303368, i64 -4340577497878324331, i64 -1374556745523018273, i64 -2604404553007715507, i64 -6799944362024280128, i64 -8246919343413983343, i64 4412951756846758600, i64 -7523431850334669989, i64 0, i64 -3472526210887285767, i64 3110769269479528046, i64 8536227256869317857, i64 -9042609566190134810, i64 -2966042743204630232, i64 1953273730246850243, i64 -5353110117659478156, i64 -5787258909682482242, i64 7668140784434009117, i64 5787228122471309546, i64 4991405954274462295, i64 -868090870835381448, i64 3472486627743391917, i64 -1157535127682366524, i64 4557638699290164954, i64 6148901498116680391, i64 -6727618482452538917, i64 -1519243689041999383, i64 7306397037630376554, i64 -4991445537570395901, i64 3400143155441655370, i64 -4557599115987935858, i64 -2387365342176239264, i64 2025617201736464636, i64 -144726526285387962, i64 5570153726198716959, i64 -7885114022341625482, i64 8463892581472594682, i64 434060828943977526, i64 -8463932165160695378, i64 -5570122938604029621, i64 -1808547204112461435, i64 1012808600868232318, i64 2242647616206880487, i64 7089393012512900181, i64 -3110729686185691846, i64 -6293610432213922431, i64 -7595775321824808622, i64 -434100412245938334, i64 -4195890554896738397, i64 2676708441077139984, i64 6438310569524114091, i64 -8897940215932512816, i64 8246888556353021125, i64 4123577870886728428, i64 5497819051069642774, i64 6799983945170271380, i64 8680966977478848671, i64 4051234399664500965, i64 -8319262814904121960, i64 -3327768897017168105, i64 -6510605661510084636, i64 -2097921090074584671, i64 7017058337115652686, i64 -5497779467381802174, i64 2387334555115012660, i64 -7161767271053515512, i64 2170304144716741870, i64 4846736604017100385, i64 -4051203611915676751, i64 -217061201682897585, i64 289373885962651684, i64 5859562797599859427, i64 -7378762500079669467, i64 7885144809550436898, i64 940465129378093669, i64 -361748145199781511, i64 -2315030667047165079, i64 9114975028790426793, i64 2604364969855436825, i64 4268264813330134782, i64 -6076597610196677734, i64 -3544860886016359952, i64 1229839015341269657, i64 -8102249993155837053, i64 5642488401328053252, i64 -5208440766865509530, i64 -1446909013645014048, i64 4340608285625055425, i64 -9114935444956569603, i64 -7740444672081906368, i64 -578716984874831076, i64 -5063771417143185640, i64 1374525958322595467, i64 3183112741776545873, i64 -3183081954036106491, i64 -1736212528714951796, i64 7957479484948208697, i64 -4268225230025812566, i64 217030414471988763, i64 6221236173244968156, i64 4919071279145388126, i64 9187309704187936416, i64 -6221266960991694968, i64 3038425798257300583, i64 -4919102066348168438, i64 -4485264440859385977, i64 6004232147857221361, i64 -2532052285156252302, i64 795778186396243539, i64 -7089423799563376895, i64 7812810134152927275, i64 3544830098965619364, i64 8391557906075085043, i64 -651051660272340715, i64 5063740629402750028, i64 -6004271731699202651, i64 -8536258043928178763, i64 1446869429811161268, i64 -2170273357121790022, i64 1591556372792487078, i64 4195921342107907319, i64 7595806109035713030, i64 651091243415966273, i64 8102219205558788311, i64 -5280784238087212689, i64 -3400103572145717986, i64 -1302222070125508650, i64 -3689547828996373022, i64 4774401928888550504, i64 -7451105971570332372, i64 -6582949132731787795, i64 2893738855813894261, i64 6655314594911860870, i64 -506435087642923669, i64 -8753270865675415102], align 8
@rc = dso_local addrspace(4) constant [10 x i64] [i64 1739452583106838863, i64 3938066875928252754, i64 6970617360185850677, i64 2152957850883456599, i64 1546766456395418330, i64 6397689871562992517, i64 -4801662984139176601, i64 -2006563040903981608, i64 -293160144494704738, i64 -3878233664402062541], align 8
@whirlpool.lt = internal addrspace(3) global [256 x i64] undef, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @whirlpool(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_whirlpool(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_whirlpool(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca [8 x i64], align 8
  %8 = alloca [8 x i64], align 8
  %9 = alloca [8 x i64], align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca [8 x i64], align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %18 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %5, align 4
  br label %20

20:                                               ; preds = %31, %2
  %21 = load i32, ptr %5, align 4
  %22 = icmp ult i32 %21, 256
  br i1 %22, label %23, label %37

23:                                               ; preds = %20
  %24 = load i32, ptr %5, align 4
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw [256 x i64], ptr addrspace(4) @c0, i64 0, i64 %25
  %27 = load i64, ptr addrspace(4) %26, align 8
  %28 = load i32, ptr %5, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %29
  store i64 %27, ptr addrspace(3) %30, align 8
  br label %31

31:                                               ; preds = %23
  %32 = call i64 @_Z14get_local_sizej(i32 noundef 0) #8
  %33 = load i32, ptr %5, align 4
  %34 = zext i32 %33 to i64
  %35 = add i64 %34, %32
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %5, align 4
  br label %20

37:                                               ; preds = %20
  call void @_Z7barrierj(i32 noundef 1) #7
  %38 = call i64 @_Z13get_global_idj(i32 noundef 0) #8
  store i64 %38, ptr %6, align 8
  store i32 0, ptr %10, align 4
  br label %39

39:                                               ; preds = %64, %37
  %40 = load i32, ptr %10, align 4
  %41 = icmp slt i32 %40, 8
  br i1 %41, label %42, label %67

42:                                               ; preds = %39
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %44
  store i64 0, ptr %45, align 8
  %46 = load ptr addrspace(1), ptr %3, align 8
  %47 = load i64, ptr %6, align 8
  %48 = mul i64 %47, 8
  %49 = load i32, ptr %10, align 4
  %50 = sext i32 %49 to i64
  %51 = add i64 %48, %50
  %52 = getelementptr inbounds nuw i64, ptr addrspace(1) %46, i64 %51
  %53 = load i64, ptr addrspace(1) %52, align 8
  %54 = load i32, ptr %10, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %55
  store i64 %53, ptr %56, align 8
  %57 = load i32, ptr %10, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %58
  %60 = load i64, ptr %59, align 8
  %61 = load i32, ptr %10, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %62
  store i64 %60, ptr %63, align 8
  br label %64

64:                                               ; preds = %42
  %65 = load i32, ptr %10, align 4
  %66 = add nsw i32 %65, 1
  store i32 %66, ptr %10, align 4
  br label %39, !llvm.loop !14

67:                                               ; preds = %39
  store i32 0, ptr %11, align 4
  br label %68

68:                                               ; preds = %354, %67
  %69 = load i32, ptr %11, align 4
  %70 = icmp slt i32 %69, 10
  br i1 %70, label %71, label %357

71:                                               ; preds = %68
  store i32 0, ptr %13, align 4
  br label %72

72:                                               ; preds = %188, %71
  %73 = load i32, ptr %13, align 4
  %74 = icmp slt i32 %73, 8
  br i1 %74, label %75, label %191

75:                                               ; preds = %72
  %76 = load i32, ptr %13, align 4
  %77 = and i32 %76, 7
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %78
  %80 = load i64, ptr %79, align 8
  %81 = lshr i64 %80, 56
  %82 = trunc i64 %81 to i32
  %83 = and i32 %82, 255
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %84
  %86 = load i64, ptr addrspace(3) %85, align 8
  %87 = load i32, ptr %13, align 4
  %88 = add nsw i32 %87, 7
  %89 = and i32 %88, 7
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = lshr i64 %92, 48
  %94 = trunc i64 %93 to i32
  %95 = and i32 %94, 255
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %96
  %98 = load i64, ptr addrspace(3) %97, align 8
  %99 = call i64 @_Z6rotatemm(i64 noundef %98, i64 noundef 56) #8
  %100 = xor i64 %86, %99
  %101 = load i32, ptr %13, align 4
  %102 = add nsw i32 %101, 6
  %103 = and i32 %102, 7
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %104
  %106 = load i64, ptr %105, align 8
  %107 = lshr i64 %106, 40
  %108 = trunc i64 %107 to i32
  %109 = and i32 %108, 255
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %110
  %112 = load i64, ptr addrspace(3) %111, align 8
  %113 = call i64 @_Z6rotatemm(i64 noundef %112, i64 noundef 48) #8
  %114 = xor i64 %100, %113
  %115 = load i32, ptr %13, align 4
  %116 = add nsw i32 %115, 5
  %117 = and i32 %116, 7
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %118
  %120 = load i64, ptr %119, align 8
  %121 = lshr i64 %120, 32
  %122 = trunc i64 %121 to i32
  %123 = and i32 %122, 255
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %124
  %126 = load i64, ptr addrspace(3) %125, align 8
  %127 = call i64 @_Z6rotatemm(i64 noundef %126, i64 noundef 40) #8
  %128 = xor i64 %114, %127
  %129 = load i32, ptr %13, align 4
  %130 = add nsw i32 %129, 4
  %131 = and i32 %130, 7
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %132
  %134 = load i64, ptr %133, align 8
  %135 = lshr i64 %134, 24
  %136 = trunc i64 %135 to i32
  %137 = and i32 %136, 255
  %138 = zext i32 %137 to i64
  %139 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %138
  %140 = load i64, ptr addrspace(3) %139, align 8
  %141 = call i64 @_Z6rotatemm(i64 noundef %140, i64 noundef 32) #8
  %142 = xor i64 %128, %141
  %143 = load i32, ptr %13, align 4
  %144 = add nsw i32 %143, 3
  %145 = and i32 %144, 7
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %146
  %148 = load i64, ptr %147, align 8
  %149 = lshr i64 %148, 16
  %150 = trunc i64 %149 to i32
  %151 = and i32 %150, 255
  %152 = zext i32 %151 to i64
  %153 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %152
  %154 = load i64, ptr addrspace(3) %153, align 8
  %155 = call i64 @_Z6rotatemm(i64 noundef %154, i64 noundef 24) #8
  %156 = xor i64 %142, %155
  %157 = load i32, ptr %13, align 4
  %158 = add nsw i32 %157, 2
  %159 = and i32 %158, 7
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %160
  %162 = load i64, ptr %161, align 8
  %163 = lshr i64 %162, 8
  %164 = trunc i64 %163 to i32
  %165 = and i32 %164, 255
  %166 = zext i32 %165 to i64
  %167 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %166
  %168 = load i64, ptr addrspace(3) %167, align 8
  %169 = call i64 @_Z6rotatemm(i64 noundef %168, i64 noundef 16) #8
  %170 = xor i64 %156, %169
  %171 = load i32, ptr %13, align 4
  %172 = add nsw i32 %171, 1
  %173 = and i32 %172, 7
  %174 = sext i32 %173 to i64
  %175 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = lshr i64 %176, 0
  %178 = trunc i64 %177 to i32
  %179 = and i32 %178, 255
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %180
  %182 = load i64, ptr addrspace(3) %181, align 8
  %183 = call i64 @_Z6rotatemm(i64 noundef %182, i64 noundef 8) #8
  %184 = xor i64 %170, %183
  %185 = load i32, ptr %13, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %186
  store i64 %184, ptr %187, align 8
  br label %188

188:                                              ; preds = %75
  %189 = load i32, ptr %13, align 4
  %190 = add nsw i32 %189, 1
  store i32 %190, ptr %13, align 4
  br label %72, !llvm.loop !16

191:                                              ; preds = %72
  %192 = load i32, ptr %11, align 4
  %193 = sext i32 %192 to i64
  %194 = getelementptr inbounds [10 x i64], ptr addrspace(4) @rc, i64 0, i64 %193
  %195 = load i64, ptr addrspace(4) %194, align 8
  %196 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 0
  %197 = load i64, ptr %196, align 8
  %198 = xor i64 %197, %195
  store i64 %198, ptr %196, align 8
  store i32 0, ptr %14, align 4
  br label %199

199:                                              ; preds = %210, %191
  %200 = load i32, ptr %14, align 4
  %201 = icmp slt i32 %200, 8
  br i1 %201, label %202, label %213

202:                                              ; preds = %199
  %203 = load i32, ptr %14, align 4
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = load i32, ptr %14, align 4
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %208
  store i64 %206, ptr %209, align 8
  br label %210

210:                                              ; preds = %202
  %211 = load i32, ptr %14, align 4
  %212 = add nsw i32 %211, 1
  store i32 %212, ptr %14, align 4
  br label %199, !llvm.loop !17

213:                                              ; preds = %199
  store i32 0, ptr %15, align 4
  br label %214

214:                                              ; preds = %335, %213
  %215 = load i32, ptr %15, align 4
  %216 = icmp slt i32 %215, 8
  br i1 %216, label %217, label %338

217:                                              ; preds = %214
  %218 = load i32, ptr %15, align 4
  %219 = and i32 %218, 7
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = lshr i64 %222, 56
  %224 = trunc i64 %223 to i32
  %225 = and i32 %224, 255
  %226 = zext i32 %225 to i64
  %227 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %226
  %228 = load i64, ptr addrspace(3) %227, align 8
  %229 = load i32, ptr %15, align 4
  %230 = add nsw i32 %229, 7
  %231 = and i32 %230, 7
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %232
  %234 = load i64, ptr %233, align 8
  %235 = lshr i64 %234, 48
  %236 = trunc i64 %235 to i32
  %237 = and i32 %236, 255
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %238
  %240 = load i64, ptr addrspace(3) %239, align 8
  %241 = call i64 @_Z6rotatemm(i64 noundef %240, i64 noundef 56) #8
  %242 = xor i64 %228, %241
  %243 = load i32, ptr %15, align 4
  %244 = add nsw i32 %243, 6
  %245 = and i32 %244, 7
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %246
  %248 = load i64, ptr %247, align 8
  %249 = lshr i64 %248, 40
  %250 = trunc i64 %249 to i32
  %251 = and i32 %250, 255
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %252
  %254 = load i64, ptr addrspace(3) %253, align 8
  %255 = call i64 @_Z6rotatemm(i64 noundef %254, i64 noundef 48) #8
  %256 = xor i64 %242, %255
  %257 = load i32, ptr %15, align 4
  %258 = add nsw i32 %257, 5
  %259 = and i32 %258, 7
  %260 = sext i32 %259 to i64
  %261 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = lshr i64 %262, 32
  %264 = trunc i64 %263 to i32
  %265 = and i32 %264, 255
  %266 = zext i32 %265 to i64
  %267 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %266
  %268 = load i64, ptr addrspace(3) %267, align 8
  %269 = call i64 @_Z6rotatemm(i64 noundef %268, i64 noundef 40) #8
  %270 = xor i64 %256, %269
  %271 = load i32, ptr %15, align 4
  %272 = add nsw i32 %271, 4
  %273 = and i32 %272, 7
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = lshr i64 %276, 24
  %278 = trunc i64 %277 to i32
  %279 = and i32 %278, 255
  %280 = zext i32 %279 to i64
  %281 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %280
  %282 = load i64, ptr addrspace(3) %281, align 8
  %283 = call i64 @_Z6rotatemm(i64 noundef %282, i64 noundef 32) #8
  %284 = xor i64 %270, %283
  %285 = load i32, ptr %15, align 4
  %286 = add nsw i32 %285, 3
  %287 = and i32 %286, 7
  %288 = sext i32 %287 to i64
  %289 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %288
  %290 = load i64, ptr %289, align 8
  %291 = lshr i64 %290, 16
  %292 = trunc i64 %291 to i32
  %293 = and i32 %292, 255
  %294 = zext i32 %293 to i64
  %295 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %294
  %296 = load i64, ptr addrspace(3) %295, align 8
  %297 = call i64 @_Z6rotatemm(i64 noundef %296, i64 noundef 24) #8
  %298 = xor i64 %284, %297
  %299 = load i32, ptr %15, align 4
  %300 = add nsw i32 %299, 2
  %301 = and i32 %300, 7
  %302 = sext i32 %301 to i64
  %303 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %302
  %304 = load i64, ptr %303, align 8
  %305 = lshr i64 %304, 8
  %306 = trunc i64 %305 to i32
  %307 = and i32 %306, 255
  %308 = zext i32 %307 to i64
  %309 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %308
  %310 = load i64, ptr addrspace(3) %309, align 8
  %311 = call i64 @_Z6rotatemm(i64 noundef %310, i64 noundef 16) #8
  %312 = xor i64 %298, %311
  %313 = load i32, ptr %15, align 4
  %314 = add nsw i32 %313, 1
  %315 = and i32 %314, 7
  %316 = sext i32 %315 to i64
  %317 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %316
  %318 = load i64, ptr %317, align 8
  %319 = lshr i64 %318, 0
  %320 = trunc i64 %319 to i32
  %321 = and i32 %320, 255
  %322 = zext i32 %321 to i64
  %323 = getelementptr inbounds nuw [256 x i64], ptr addrspace(3) @whirlpool.lt, i64 0, i64 %322
  %324 = load i64, ptr addrspace(3) %323, align 8
  %325 = call i64 @_Z6rotatemm(i64 noundef %324, i64 noundef 8) #8
  %326 = xor i64 %312, %325
  %327 = load i32, ptr %15, align 4
  %328 = sext i32 %327 to i64
  %329 = getelementptr inbounds [8 x i64], ptr %7, i64 0, i64 %328
  %330 = load i64, ptr %329, align 8
  %331 = xor i64 %326, %330
  %332 = load i32, ptr %15, align 4
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %333
  store i64 %331, ptr %334, align 8
  br label %335

335:                                              ; preds = %217
  %336 = load i32, ptr %15, align 4
  %337 = add nsw i32 %336, 1
  store i32 %337, ptr %15, align 4
  br label %214, !llvm.loop !18

338:                                              ; preds = %214
  store i32 0, ptr %16, align 4
  br label %339

339:                                              ; preds = %350, %338
  %340 = load i32, ptr %16, align 4
  %341 = icmp slt i32 %340, 8
  br i1 %341, label %342, label %353

342:                                              ; preds = %339
  %343 = load i32, ptr %16, align 4
  %344 = sext i32 %343 to i64
  %345 = getelementptr inbounds [8 x i64], ptr %12, i64 0, i64 %344
  %346 = load i64, ptr %345, align 8
  %347 = load i32, ptr %16, align 4
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %348
  store i64 %346, ptr %349, align 8
  br label %350

350:                                              ; preds = %342
  %351 = load i32, ptr %16, align 4
  %352 = add nsw i32 %351, 1
  store i32 %352, ptr %16, align 4
  br label %339, !llvm.loop !19

353:                                              ; preds = %339
  br label %354

354:                                              ; preds = %353
  %355 = load i32, ptr %11, align 4
  %356 = add nsw i32 %355, 1
  store i32 %356, ptr %11, align 4
  br label %68

357:                                              ; preds = %68
  store i32 0, ptr %17, align 4
  br label %358

358:                                              ; preds = %378, %357
  %359 = load i32, ptr %17, align 4
  %360 = icmp slt i32 %359, 8
  br i1 %360, label %361, label %381

361:                                              ; preds = %358
  %362 = load i32, ptr %17, align 4
  %363 = sext i32 %362 to i64
  %364 = getelementptr inbounds [8 x i64], ptr %8, i64 0, i64 %363
  %365 = load i64, ptr %364, align 8
  %366 = load i32, ptr %17, align 4
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds [8 x i64], ptr %9, i64 0, i64 %367
  %369 = load i64, ptr %368, align 8
  %370 = xor i64 %365, %369
  %371 = load ptr addrspace(1), ptr %4, align 8
  %372 = load i64, ptr %6, align 8
  %373 = mul i64 %372, 8
  %374 = load i32, ptr %17, align 4
  %375 = sext i32 %374 to i64
  %376 = add i64 %373, %375
  %377 = getelementptr inbounds nuw i64, ptr addrspace(1) %371, i64 %376
  store i64 %370, ptr addrspace(1) %377, align 8
  br label %378

378:                                              ; preds = %361
  %379 = load i32, ptr %17, align 4
  %380 = add nsw i32 %379, 1
  store i32 %380, ptr %17, align 4
  br label %358, !llvm.loop !20

381:                                              ; preds = %358
  ret void
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
define internal noundef i64 @_Z6rotatemm(i64 noundef %0, i64 noundef %1) #4 {
  %3 = tail call noundef i64 @llvm.fshl.i64(i64 %0, i64 %0, i64 %1)
  ret i64 %3
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"ulong*", !"ulong*"}
!13 = !{!"const", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.enable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !15}
!19 = distinct !{!19, !15}
!20 = distinct !{!20, !15}
