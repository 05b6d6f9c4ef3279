; ModuleID = 'corpus/opencl/sha512.cl'
source_filename = "corpus/opencl/sha512.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sha512_state = type { [8 x i64] }

@k512 = dso_local addrspace(4) constant [80 x i64] [i64 4794697086780616226, i64 8158064640168781261, i64 -5349999486874862801, i64 -1606136188198331460, i64 4131703408338449720, i64 6480981068601479193, i64 -7908458776815382629, i64 -6116909921290321640, i64 -2880145864133508542, i64 1334009975649890238, i64 2608012711638119052, i64 6128411473006802146, i64 8268148722764581231, i64 -9160688886553864527, i64 -7215885187991268811, i64 -4495734319001033068, i64 -1973867731355612462, i64 -1171420211273849373, i64 1135362057144423861, i64 2597628984639134821, i64 3308224258029322869, i64 5365058923640841347, i64 6679025012923562964, i64 8573033837759648693, i64 -7476448914759557205, i64 -6327057829258317296, i64 -5763719355590565569, i64 -4658551843659510044, i64 -4116276920077217854, i64 -3051310485924567259, i64 489312712824947311, i64 1452737877330783856, i64 2861767655752347644, i64 3322285676063803686, i64 5560940570517711597, i64 5996557281743188959, i64 7280758554555802590, i64 8532644243296465576, i64 -9096487096722542874, i64 -7894198246740708037, i64 -6719396339535248540, i64 -6333637450476146687, i64 -4446306890439682159, i64 -4076793802049405392, i64 -3345356375505022440, i64 -2983346525034927856, i64 -860691631967231958, i64 1182934255886127544, i64 1847814050463011016, i64 2177327727835720531, i64 2830643537854262169, i64 3796741975233480872, i64 4115178125766777443, i64 5681478168544905931, i64 6601373596472566643, i64 7507060721942968483, i64 8399075790359081724, i64 8693463985226723168, i64 -8878714635349349518, i64 -8302665154208450068, i64 -8016688836872298968, i64 -6606660893046293015, i64 -4685533653050689259, i64 -4147400797238176981, i64 -3880063495543823972, i64 -3348786107499101689, i64 -1523767162380948706, i64 -757361751448694408, i64 500013540394364858, i64 748580250866718886, i64 1242879168328830382, i64 1977374033974150939, i64 2944078676154940804, i64 3659926193048069267, i64 4368137639120453308, i64 4836135668995329356, i64 5532061633213252278, i64 6448918945643986474, i64 6902733635092675308, i64 7801388544844847127], align 8
@__const.sha512_start.s = private unnamed_addr addrspace(4) constant %struct.sha512_state { [8 x i64] [i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809] }, align 8

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha512_block(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %5 = load ptr addrspace(1), ptr %3, align 8
  %6 = load ptr addrspace(1), ptr %4, align 8
  call void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef align 8 %5, ptr addrspace(1) noundef align 8 %6) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca ptr addrspace(1), align 8
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca i64, align 8
  %6 = alloca [16 x i64], align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.sha512_state, align 8
  %9 = alloca %struct.sha512_state, align 8
  %10 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %3, align 8
  store ptr addrspace(1) %1, ptr %4, align 8
  %11 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %11, ptr %5, align 8
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %27, %2
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 16
  br i1 %14, label %15, label %30

15:                                               ; preds = %12
  %16 = load ptr addrspace(1), ptr %3, align 8
  %17 = load i64, ptr %5, align 8
  %18 = mul i64 %17, 16
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = add i64 %18, %20
  %22 = getelementptr inbounds nuw i64, ptr addrspace(1) %16, i64 %21
  %23 = load i64, ptr addrspace(1) %22, align 8
  %24 = load i32, ptr %7, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 %25
  store i64 %23, ptr %26, align 8
  br label %27

27:                                               ; preds = %15
  %28 = load i32, ptr %7, align 4
  %29 = add nsw i32 %28, 1
  store i32 %29, ptr %7, align 4
  br label %12

30:                                               ; preds = %12
  %31 = call %struct.sha512_state @sha512_start() #5
  %32 = getelementptr inbounds nuw %struct.sha512_state, ptr %9, i32 0, i32 0
  %33 = extractvalue %struct.sha512_state %31, 0
  store [8 x i64] %33, ptr %32, align 8
  %34 = getelementptr inbounds [16 x i64], ptr %6, i64 0, i64 0
  %35 = call %struct.sha512_state @sha512_round(ptr noundef byval(%struct.sha512_state) align 8 %9, ptr noundef %34) #5
  %36 = getelementptr inbounds nuw %struct.sha512_state, ptr %8, i32 0, i32 0
  %37 = extractvalue %struct.sha512_state %35, 0
  store [8 x i64] %37, ptr %36, align 8
  store i32 0, ptr %10, align 4
  br label %38

38:                                               ; preds = %54, %30
  %39 = load i32, ptr %10, align 4
  %40 = icmp slt i32 %39, 8
  br i1 %40, label %41, label %57

41:                                               ; preds = %38
  %42 = getelementptr inbounds nuw %struct.sha512_state, ptr %8, i32 0, i32 0
  %43 = load i32, ptr %10, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [8 x i64], ptr %42, i64 0, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = load ptr addrspace(1), ptr %4, align 8
  %48 = load i64, ptr %5, align 8
  %49 = mul i64 %48, 8
  %50 = load i32, ptr %10, align 4
  %51 = sext i32 %50 to i64
  %52 = add i64 %49, %51
  %53 = getelementptr inbounds nuw i64, ptr addrspace(1) %47, i64 %52
  store i64 %46, ptr addrspace(1) %53, align 8
  br label %54

54:                                               ; preds = %41
  %55 = load i32, ptr %10, align 4
  %56 = add nsw i32 %55, 1
  store i32 %56, ptr %10, align 4
  br label %38

57:                                               ; preds = %38
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sha512_iterated(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %7 = load ptr addrspace(1), ptr %4, align 8
  %8 = load ptr addrspace(1), ptr %5, align 8
  %9 = load i32, ptr %6, align 4
  call void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef align 8 %7, ptr addrspace(1) noundef align 8 %8, i32 noundef %9) #5
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca ptr addrspace(1), align 8
  %5 = alloca ptr addrspace(1), align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca [16 x i64], align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca %struct.sha512_state, align 8
  %13 = alloca %struct.sha512_state, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr addrspace(1) %0, ptr %4, align 8
  store ptr addrspace(1) %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %16 = call i64 @_Z13get_global_idj(i32 noundef 0) #6
  store i64 %16, ptr %7, align 8
  store i32 0, ptr %9, align 4
  br label %17

17:                                               ; preds = %32, %3
  %18 = load i32, ptr %9, align 4
  %19 = icmp slt i32 %18, 8
  br i1 %19, label %20, label %35

20:                                               ; preds = %17
  %21 = load ptr addrspace(1), ptr %4, align 8
  %22 = load i64, ptr %7, align 8
  %23 = mul i64 %22, 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = add i64 %23, %25
  %27 = getelementptr inbounds nuw i64, ptr addrspace(1) %21, i64 %26
  %28 = load i64, ptr addrspace(1) %27, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %30
  store i64 %28, ptr %31, align 8
  br label %32

32:                                               ; preds = %20
  %33 = load i32, ptr %9, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %9, align 4
  br label %17

35:                                               ; preds = %17
  store i32 8, ptr %10, align 4
  br label %36

36:                                               ; preds = %43, %35
  %37 = load i32, ptr %10, align 4
  %38 = icmp slt i32 %37, 16
  br i1 %38, label %39, label %46

39:                                               ; preds = %36
  %40 = load i32, ptr %10, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %41
  store i64 0, ptr %42, align 8
  br label %43

43:                                               ; preds = %39
  %44 = load i32, ptr %10, align 4
  %45 = add nsw i32 %44, 1
  store i32 %45, ptr %10, align 4
  br label %36

46:                                               ; preds = %36
  %47 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 8
  store i64 -9223372036854775808, ptr %47, align 8
  %48 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 15
  store i64 512, ptr %48, align 8
  store i32 0, ptr %11, align 4
  br label %49

49:                                               ; preds = %77, %46
  %50 = load i32, ptr %11, align 4
  %51 = load i32, ptr %6, align 4
  %52 = icmp ult i32 %50, %51
  br i1 %52, label %53, label %80

53:                                               ; preds = %49
  %54 = call %struct.sha512_state @sha512_start() #5
  %55 = getelementptr inbounds nuw %struct.sha512_state, ptr %13, i32 0, i32 0
  %56 = extractvalue %struct.sha512_state %54, 0
  store [8 x i64] %56, ptr %55, align 8
  %57 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 0
  %58 = call %struct.sha512_state @sha512_round(ptr noundef byval(%struct.sha512_state) align 8 %13, ptr noundef %57) #5
  %59 = getelementptr inbounds nuw %struct.sha512_state, ptr %12, i32 0, i32 0
  %60 = extractvalue %struct.sha512_state %58, 0
  store [8 x i64] %60, ptr %59, align 8
  store i32 0, ptr %14, align 4
  br label %61

61:                                               ; preds = %73, %53
  %62 = load i32, ptr %14, align 4
  %63 = icmp slt i32 %62, 8
  br i1 %63, label %64, label %76

64:                                               ; preds = %61
  %65 = getelementptr inbounds nuw %struct.sha512_state, ptr %12, i32 0, i32 0
  %66 = load i32, ptr %14, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [8 x i64], ptr %65, i64 0, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = load i32, ptr %14, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %71
  store i64 %69, ptr %72, align 8
  br label %73

73:                                               ; preds = %64
  %74 = load i32, ptr %14, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %14, align 4
  br label %61

76:                                               ; preds = %61
  br label %77

77:                                               ; preds = %76
  %78 = load i32, ptr %11, align 4
  %79 = add i32 %78, 1
  store i32 %79, ptr %11, align 4
  br label %49

80:                                               ; preds = %49
  store i32 0, ptr %15, align 4
  br label %81

81:                                               ; preds = %96, %80
  %82 = load i32, ptr %15, align 4
  %83 = icmp slt i32 %82, 8
  br i1 %83, label %84, label %99

84:                                               ; preds = %81
  %85 = load i32, ptr %15, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [16 x i64], ptr %8, i64 0, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = load ptr addrspace(1), ptr %5, align 8
  %90 = load i64, ptr %7, align 8
  %91 = mul i64 %90, 8
  %92 = load i32, ptr %15, align 4
  %93 = sext i32 %92 to i64
  %94 = add i64 %91, %93
  %95 = getelementptr inbounds nuw i64, ptr addrspace(1) %89, i64 %94
  store i64 %88, ptr addrspace(1) %95, align 8
  br label %96

96:                                               ; preds = %84
  %97 = load i32, ptr %15, align 4
  %98 = add nsw i32 %97, 1
  store i32 %98, ptr %15, align 4
  br label %81

99:                                               ; preds = %81
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.sha512_state @sha512_round(ptr noundef byval(%struct.sha512_state) align 8 %0, ptr noundef %1) #1 {
  %3 = alloca %struct.sha512_state, align 8
  %4 = alloca ptr, align 8
  %5 = alloca [80 x i64], align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca [8 x i64], align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %1, ptr %4, align 8
  store i32 0, ptr %6, align 4
  br label %19

19:                                               ; preds = %31, %2
  %20 = load i32, ptr %6, align 4
  %21 = icmp slt i32 %20, 16
  br i1 %21, label %22, label %34

22:                                               ; preds = %19
  %23 = load ptr, ptr %4, align 8
  %24 = load i32, ptr %6, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i64, ptr %23, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = load i32, ptr %6, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %29
  store i64 %27, ptr %30, align 8
  br label %31

31:                                               ; preds = %22
  %32 = load i32, ptr %6, align 4
  %33 = add nsw i32 %32, 1
  store i32 %33, ptr %6, align 4
  br label %19

34:                                               ; preds = %19
  store i32 16, ptr %7, align 4
  br label %35

35:                                               ; preds = %93, %34
  %36 = load i32, ptr %7, align 4
  %37 = icmp slt i32 %36, 80
  br i1 %37, label %38, label %96

38:                                               ; preds = %35
  %39 = load i32, ptr %7, align 4
  %40 = sub nsw i32 %39, 2
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %41
  %43 = load i64, ptr %42, align 8
  store i64 %43, ptr %8, align 8
  %44 = load i32, ptr %7, align 4
  %45 = sub nsw i32 %44, 15
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %46
  %48 = load i64, ptr %47, align 8
  store i64 %48, ptr %9, align 8
  %49 = load i64, ptr %8, align 8
  %50 = lshr i64 %49, 19
  %51 = load i64, ptr %8, align 8
  %52 = shl i64 %51, 45
  %53 = or i64 %50, %52
  %54 = load i64, ptr %8, align 8
  %55 = lshr i64 %54, 61
  %56 = load i64, ptr %8, align 8
  %57 = shl i64 %56, 3
  %58 = or i64 %55, %57
  %59 = xor i64 %53, %58
  %60 = load i64, ptr %8, align 8
  %61 = lshr i64 %60, 6
  %62 = xor i64 %59, %61
  %63 = load i32, ptr %7, align 4
  %64 = sub nsw i32 %63, 7
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %65
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %62, %67
  %69 = load i64, ptr %9, align 8
  %70 = lshr i64 %69, 1
  %71 = load i64, ptr %9, align 8
  %72 = shl i64 %71, 63
  %73 = or i64 %70, %72
  %74 = load i64, ptr %9, align 8
  %75 = lshr i64 %74, 8
  %76 = load i64, ptr %9, align 8
  %77 = shl i64 %76, 56
  %78 = or i64 %75, %77
  %79 = xor i64 %73, %78
  %80 = load i64, ptr %9, align 8
  %81 = lshr i64 %80, 7
  %82 = xor i64 %79, %81
  %83 = add i64 %68, %82
  %84 = load i32, ptr %7, align 4
  %85 = sub nsw i32 %84, 16
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = add i64 %83, %88
  %90 = load i32, ptr %7, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %91
  store i64 %89, ptr %92, align 8
  br label %93

93:                                               ; preds = %38
  %94 = load i32, ptr %7, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %7, align 4
  br label %35

96:                                               ; preds = %35
  store i32 0, ptr %11, align 4
  br label %97

97:                                               ; preds = %109, %96
  %98 = load i32, ptr %11, align 4
  %99 = icmp slt i32 %98, 8
  br i1 %99, label %100, label %112

100:                                              ; preds = %97
  %101 = getelementptr inbounds nuw %struct.sha512_state, ptr %0, i32 0, i32 0
  %102 = load i32, ptr %11, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [8 x i64], ptr %101, i64 0, i64 %103
  %105 = load i64, ptr %104, align 8
  %106 = load i32, ptr %11, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %107
  store i64 %105, ptr %108, align 8
  br label %109

109:                                              ; preds = %100
  %110 = load i32, ptr %11, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %11, align 4
  br label %97

112:                                              ; preds = %97
  store i32 0, ptr %12, align 4
  br label %113

113:                                              ; preds = %219, %112
  %114 = load i32, ptr %12, align 4
  %115 = icmp slt i32 %114, 80
  br i1 %115, label %116, label %222

116:                                              ; preds = %113
  %117 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 4
  %118 = load i64, ptr %117, align 8
  store i64 %118, ptr %13, align 8
  %119 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 0
  %120 = load i64, ptr %119, align 8
  store i64 %120, ptr %14, align 8
  %121 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 7
  %122 = load i64, ptr %121, align 8
  %123 = load i64, ptr %13, align 8
  %124 = lshr i64 %123, 14
  %125 = load i64, ptr %13, align 8
  %126 = shl i64 %125, 50
  %127 = or i64 %124, %126
  %128 = load i64, ptr %13, align 8
  %129 = lshr i64 %128, 18
  %130 = load i64, ptr %13, align 8
  %131 = shl i64 %130, 46
  %132 = or i64 %129, %131
  %133 = xor i64 %127, %132
  %134 = load i64, ptr %13, align 8
  %135 = lshr i64 %134, 41
  %136 = load i64, ptr %13, align 8
  %137 = shl i64 %136, 23
  %138 = or i64 %135, %137
  %139 = xor i64 %133, %138
  %140 = add i64 %122, %139
  %141 = load i64, ptr %13, align 8
  %142 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 5
  %143 = load i64, ptr %142, align 8
  %144 = and i64 %141, %143
  %145 = load i64, ptr %13, align 8
  %146 = xor i64 %145, -1
  %147 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 6
  %148 = load i64, ptr %147, align 8
  %149 = and i64 %146, %148
  %150 = xor i64 %144, %149
  %151 = add i64 %140, %150
  %152 = load i32, ptr %12, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [80 x i64], ptr addrspace(4) @k512, i64 0, i64 %153
  %155 = load i64, ptr addrspace(4) %154, align 8
  %156 = add i64 %151, %155
  %157 = load i32, ptr %12, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [80 x i64], ptr %5, i64 0, i64 %158
  %160 = load i64, ptr %159, align 8
  %161 = add i64 %156, %160
  store i64 %161, ptr %15, align 8
  %162 = load i64, ptr %14, align 8
  %163 = lshr i64 %162, 28
  %164 = load i64, ptr %14, align 8
  %165 = shl i64 %164, 36
  %166 = or i64 %163, %165
  %167 = load i64, ptr %14, align 8
  %168 = lshr i64 %167, 34
  %169 = load i64, ptr %14, align 8
  %170 = shl i64 %169, 30
  %171 = or i64 %168, %170
  %172 = xor i64 %166, %171
  %173 = load i64, ptr %14, align 8
  %174 = lshr i64 %173, 39
  %175 = load i64, ptr %14, align 8
  %176 = shl i64 %175, 25
  %177 = or i64 %174, %176
  %178 = xor i64 %172, %177
  %179 = load i64, ptr %14, align 8
  %180 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 1
  %181 = load i64, ptr %180, align 8
  %182 = and i64 %179, %181
  %183 = load i64, ptr %14, align 8
  %184 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 2
  %185 = load i64, ptr %184, align 8
  %186 = and i64 %183, %185
  %187 = xor i64 %182, %186
  %188 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 1
  %189 = load i64, ptr %188, align 8
  %190 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 2
  %191 = load i64, ptr %190, align 8
  %192 = and i64 %189, %191
  %193 = xor i64 %187, %192
  %194 = add i64 %178, %193
  store i64 %194, ptr %16, align 8
  store i32 7, ptr %17, align 4
  br label %195

195:                                              ; preds = %207, %116
  %196 = load i32, ptr %17, align 4
  %197 = icmp sgt i32 %196, 0
  br i1 %197, label %198, label %210

198:                                              ; preds = %195
  %199 = load i32, ptr %17, align 4
  %200 = sub nsw i32 %199, 1
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = load i32, ptr %17, align 4
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %205
  store i64 %203, ptr %206, align 8
  br label %207

207:                                              ; preds = %198
  %208 = load i32, ptr %17, align 4
  %209 = add nsw i32 %208, -1
  store i32 %209, ptr %17, align 4
  br label %195, !llvm.loop !18

210:                                              ; preds = %195
  %211 = load i64, ptr %15, align 8
  %212 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 4
  %213 = load i64, ptr %212, align 8
  %214 = add i64 %213, %211
  store i64 %214, ptr %212, align 8
  %215 = load i64, ptr %15, align 8
  %216 = load i64, ptr %16, align 8
  %217 = add i64 %215, %216
  %218 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 0
  store i64 %217, ptr %218, align 8
  br label %219

219:                                              ; preds = %210
  %220 = load i32, ptr %12, align 4
  %221 = add nsw i32 %220, 1
  store i32 %221, ptr %12, align 4
  br label %113, !llvm.loop !20

222:                                              ; preds = %113
  store i32 0, ptr %18, align 4
  br label %223

223:                                              ; preds = %237, %222
  %224 = load i32, ptr %18, align 4
  %225 = icmp slt i32 %224, 8
  br i1 %225, label %226, label %240

226:                                              ; preds = %223
  %227 = load i32, ptr %18, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds [8 x i64], ptr %10, i64 0, i64 %228
  %230 = load i64, ptr %229, align 8
  %231 = getelementptr inbounds nuw %struct.sha512_state, ptr %0, i32 0, i32 0
  %232 = load i32, ptr %18, align 4
  %233 = sext i32 %232 to i64
  %234 = getelementptr inbounds [8 x i64], ptr %231, i64 0, i64 %233
  %235 = load i64, ptr %234, align 8
  %236 = add i64 %235, %230
  store i64 %236, ptr %234, align 8
  br label %237

237:                                              ; preds = %226
  %238 = load i32, ptr %18, align 4
  %239 = add nsw i32 %238, 1
  store i32 %239, ptr %18, align 4
  br label %223

240:                                              ; preds = %223
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 %0, i64 64, i1 false)
  %241 = load %struct.sha512_state, ptr %3, align 8
  ret %struct.sha512_state %241
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define internal %struct.sha512_state @sha512_start() #1 {
  %1 = alloca %struct.sha512_state, align 8
  call void @llvm.memcpy.p0.p4.i64(ptr align 8 %1, ptr addrspace(4) align 8 @__const.sha512_start.s, i64 64, i1 false)
  %2 = load %struct.sha512_state, ptr %1, align 8
  ret %struct.sha512_state %2
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2199023254528) i64 @_Z13get_global_idj(i32 noundef %0) #3 {
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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #4

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }
attributes #6 = { convergent nounwind willreturn memory(none) }

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
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"ulong*", !"ulong*", !"uint"}
!17 = !{!"const", !"", !""}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.enable"}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.count", i32 8}
