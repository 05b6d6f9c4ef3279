; ModuleID = 'corpus/opencl/sha512.cl'
source_filename = "corpus/opencl/sha512.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sha512_state = type { [8 x i64] }

@k512 = dso_local local_unnamed_addr addrspace(4) constant [80 x i64] [i64 4794697086780616226, i64 8158064640168781261, i64 -5349999486874862801, i64 -1606136188198331460, i64 4131703408338449720, i64 6480981068601479193, i64 -7908458776815382629, i64 -6116909921290321640, i64 -2880145864133508542, i64 1334009975649890238, i64 2608012711638119052, i64 6128411473006802146, i64 8268148722764581231, i64 -9160688886553864527, i64 -7215885187991268811, i64 -4495734319001033068, i64 -1973867731355612462, i64 -1171420211273849373, i64 1135362057144423861, i64 2597628984639134821, i64 3308224258029322869, i64 5365058923640841347, i64 6679025012923562964, i64 8573033837759648693, i64 -7476448914759557205, i64 -6327057829258317296, i64 -5763719355590565569, i64 -4658551843659510044, i64 -4116276920077217854, i64 -3051310485924567259, i64 489312712824947311, i64 1452737877330783856, i64 2861767655752347644, i64 3322285676063803686, i64 5560940570517711597, i64 5996557281743188959, i64 7280758554555802590, i64 8532644243296465576, i64 -9096487096722542874, i64 -7894198246740708037, i64 -6719396339535248540, i64 -6333637450476146687, i64 -4446306890439682159, i64 -4076793802049405392, i64 -3345356375505022440, i64 -2983346525034927856, i64 -860691631967231958, i64 1182934255886127544, i64 1847814050463011016, i64 2177327727835720531, i64 2830643537854262169, i64 3796741975233480872, i64 4115178125766777443, i64 5681478168544905931, i64 6601373596472566643, i64 7507060721942968483, i64 8399075790359081724, i64 8693463985226723168, i64 -8878714635349349518, i64 -8302665154208450068, i64 -8016688836872298968, i64 -6606660893046293015, i64 -4685533653050689259, i64 -4147400797238176981, i64 -3880063495543823972, i64 -3348786107499101689, i64 -1523767162380948706, i64 -757361751448694408, i64 500013540394364858, i64 748580250866718886, i64 1242879168328830382, i64 1977374033974150939, i64 2944078676154940804, i64 3659926193048069267, i64 4368137639120453308, i64 4836135668995329356, i64 5532061633213252278, i64 6448918945643986474, i64 6902733635092675308, i64 7801388544844847127], align 8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca [16 x i64], align 8
  %4 = alloca %struct.sha512_state, align 8
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = zext nneg i32 %6 to i64
  %9 = zext nneg i32 %7 to i64
  %10 = mul nuw nsw i64 %8, %9
  %11 = zext nneg i32 %5 to i64
  %12 = add nuw nsw i64 %10, %11
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %13 = shl nuw nsw i64 %12, 7
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %13
  %15 = load i64, ptr addrspace(1) %14, align 8, !tbaa !14
  store i64 %15, ptr %3, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 8
  %17 = load i64, ptr addrspace(1) %16, align 8, !tbaa !14
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %17, ptr %18, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 16
  %20 = load i64, ptr addrspace(1) %19, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %20, ptr %21, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 24
  %23 = load i64, ptr addrspace(1) %22, align 8, !tbaa !14
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %23, ptr %24, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 32
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %26, ptr %27, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 40
  %29 = load i64, ptr addrspace(1) %28, align 8, !tbaa !14
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %29, ptr %30, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 48
  %32 = load i64, ptr addrspace(1) %31, align 8, !tbaa !14
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %32, ptr %33, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 56
  %35 = load i64, ptr addrspace(1) %34, align 8, !tbaa !14
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %35, ptr %36, align 8, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 64
  %38 = load i64, ptr addrspace(1) %37, align 8, !tbaa !14
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i64 %38, ptr %39, align 8, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 72
  %41 = load i64, ptr addrspace(1) %40, align 8, !tbaa !14
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store i64 %41, ptr %42, align 8, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 80
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !14
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i64 %44, ptr %45, align 8, !tbaa !14
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 88
  %47 = load i64, ptr addrspace(1) %46, align 8, !tbaa !14
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store i64 %47, ptr %48, align 8, !tbaa !14
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 96
  %50 = load i64, ptr addrspace(1) %49, align 8, !tbaa !14
  %51 = getelementptr inbounds nuw i8, ptr %3, i64 96
  store i64 %50, ptr %51, align 8, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 104
  %53 = load i64, ptr addrspace(1) %52, align 8, !tbaa !14
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 104
  store i64 %53, ptr %54, align 8, !tbaa !14
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 112
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !14
  %57 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store i64 %56, ptr %57, align 8, !tbaa !14
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 120
  %59 = load i64, ptr addrspace(1) %58, align 8, !tbaa !14
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store i64 %59, ptr %60, align 8, !tbaa !14
  store i64 7640891576956012808, ptr %4, align 8
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 -4942790177534073029, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 4354685564936845355, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 -6534734903238641935, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 5840696475078001361, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 -7276294671716946913, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 2270897969802886507, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 6620516959819538809, ptr %67, align 8
  %68 = call fastcc [8 x i64] @sha512_round(ptr noundef nonnull byval(%struct.sha512_state) align 8 %4, ptr noundef %3) #7
  %69 = extractvalue [8 x i64] %68, 0
  %70 = extractvalue [8 x i64] %68, 1
  %71 = extractvalue [8 x i64] %68, 2
  %72 = extractvalue [8 x i64] %68, 3
  %73 = extractvalue [8 x i64] %68, 4
  %74 = extractvalue [8 x i64] %68, 5
  %75 = extractvalue [8 x i64] %68, 6
  %76 = extractvalue [8 x i64] %68, 7
  %77 = shl nuw nsw i64 %12, 6
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %77
  store i64 %69, ptr addrspace(1) %78, align 8, !tbaa !14
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 8
  store i64 %70, ptr addrspace(1) %79, align 8, !tbaa !14
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 16
  store i64 %71, ptr addrspace(1) %80, align 8, !tbaa !14
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 24
  store i64 %72, ptr addrspace(1) %81, align 8, !tbaa !14
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 32
  store i64 %73, ptr addrspace(1) %82, align 8, !tbaa !14
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 40
  store i64 %74, ptr addrspace(1) %83, align 8, !tbaa !14
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 48
  store i64 %75, ptr addrspace(1) %84, align 8, !tbaa !14
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 56
  store i64 %76, ptr addrspace(1) %85, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  tail call void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #7
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !16 !kernel_arg_access_qual !17 !kernel_arg_type !18 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
  %4 = alloca [16 x i64], align 8
  %5 = alloca %struct.sha512_state, align 8
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7
  %14 = shl nuw nsw i64 %13, 6
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  %16 = load i64, ptr addrspace(1) %15, align 8, !tbaa !14
  store i64 %16, ptr %4, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 8
  %18 = load i64, ptr addrspace(1) %17, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %18, ptr %19, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 16
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %21, ptr %22, align 8, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 24
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %24, ptr %25, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 32
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %27, ptr %28, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 40
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %30, ptr %31, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 48
  %33 = load i64, ptr addrspace(1) %32, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %33, ptr %34, align 8, !tbaa !14
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %15, i64 56
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %36, ptr %37, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 72
  store i64 0, ptr %39, align 8, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store i64 0, ptr %40, align 8, !tbaa !14
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 88
  store i64 0, ptr %41, align 8, !tbaa !14
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 96
  store i64 0, ptr %42, align 8, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 104
  store i64 0, ptr %43, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 112
  store i64 0, ptr %44, align 8, !tbaa !14
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i64 -9223372036854775808, ptr %38, align 8, !tbaa !14
  store i64 512, ptr %45, align 8, !tbaa !14
  %46 = icmp eq i32 %2, 0
  br i1 %46, label %72, label %47

47:                                               ; preds = %3
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %55 = and i32 %2, 1
  %56 = icmp eq i32 %2, 1
  br i1 %56, label %61, label %57

57:                                               ; preds = %47
  %58 = and i32 %2, -2
  br label %89

59:                                               ; preds = %89
  %60 = icmp eq i32 %55, 0
  br i1 %60, label %72, label %61

61:                                               ; preds = %59, %47
  %62 = icmp ne i32 %55, 0
  tail call void @llvm.assume(i1 %62)
  store i64 7640891576956012808, ptr %5, align 8
  store i64 -4942790177534073029, ptr %48, align 8
  store i64 4354685564936845355, ptr %49, align 8
  store i64 -6534734903238641935, ptr %50, align 8
  store i64 5840696475078001361, ptr %51, align 8
  store i64 -7276294671716946913, ptr %52, align 8
  store i64 2270897969802886507, ptr %53, align 8
  store i64 6620516959819538809, ptr %54, align 8
  %63 = call fastcc [8 x i64] @sha512_round(ptr noundef nonnull byval(%struct.sha512_state) align 8 %5, ptr noundef %4) #7
  %64 = extractvalue [8 x i64] %63, 0
  %65 = extractvalue [8 x i64] %63, 1
  %66 = extractvalue [8 x i64] %63, 2
  %67 = extractvalue [8 x i64] %63, 3
  %68 = extractvalue [8 x i64] %63, 4
  %69 = extractvalue [8 x i64] %63, 5
  %70 = extractvalue [8 x i64] %63, 6
  %71 = extractvalue [8 x i64] %63, 7
  store i64 %64, ptr %4, align 8, !tbaa !14
  store i64 %65, ptr %19, align 8, !tbaa !14
  store i64 %66, ptr %22, align 8, !tbaa !14
  store i64 %67, ptr %25, align 8, !tbaa !14
  store i64 %68, ptr %28, align 8, !tbaa !14
  store i64 %69, ptr %31, align 8, !tbaa !14
  store i64 %70, ptr %34, align 8, !tbaa !14
  store i64 %71, ptr %37, align 8, !tbaa !14
  br label %72

72:                                               ; preds = %61, %59, %3
  %73 = phi i64 [ %36, %3 ], [ %108, %59 ], [ %71, %61 ]
  %74 = phi i64 [ %33, %3 ], [ %107, %59 ], [ %70, %61 ]
  %75 = phi i64 [ %30, %3 ], [ %106, %59 ], [ %69, %61 ]
  %76 = phi i64 [ %27, %3 ], [ %105, %59 ], [ %68, %61 ]
  %77 = phi i64 [ %24, %3 ], [ %104, %59 ], [ %67, %61 ]
  %78 = phi i64 [ %21, %3 ], [ %103, %59 ], [ %66, %61 ]
  %79 = phi i64 [ %18, %3 ], [ %102, %59 ], [ %65, %61 ]
  %80 = phi i64 [ %16, %3 ], [ %101, %59 ], [ %64, %61 ]
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %14
  store i64 %80, ptr addrspace(1) %81, align 8, !tbaa !14
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 8
  store i64 %79, ptr addrspace(1) %82, align 8, !tbaa !14
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 16
  store i64 %78, ptr addrspace(1) %83, align 8, !tbaa !14
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 24
  store i64 %77, ptr addrspace(1) %84, align 8, !tbaa !14
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 32
  store i64 %76, ptr addrspace(1) %85, align 8, !tbaa !14
  %86 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 40
  store i64 %75, ptr addrspace(1) %86, align 8, !tbaa !14
  %87 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 48
  store i64 %74, ptr addrspace(1) %87, align 8, !tbaa !14
  %88 = getelementptr inbounds nuw i8, ptr addrspace(1) %81, i64 56
  store i64 %73, ptr addrspace(1) %88, align 8, !tbaa !14
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7
  ret void

89:                                               ; preds = %89, %57
  %90 = phi i32 [ 0, %57 ], [ %109, %89 ]
  store i64 7640891576956012808, ptr %5, align 8
  store i64 -4942790177534073029, ptr %48, align 8
  store i64 4354685564936845355, ptr %49, align 8
  store i64 -6534734903238641935, ptr %50, align 8
  store i64 5840696475078001361, ptr %51, align 8
  store i64 -7276294671716946913, ptr %52, align 8
  store i64 2270897969802886507, ptr %53, align 8
  store i64 6620516959819538809, ptr %54, align 8
  %91 = call fastcc [8 x i64] @sha512_round(ptr noundef nonnull byval(%struct.sha512_state) align 8 %5, ptr noundef %4) #7
  %92 = extractvalue [8 x i64] %91, 0
  %93 = extractvalue [8 x i64] %91, 1
  %94 = extractvalue [8 x i64] %91, 2
  %95 = extractvalue [8 x i64] %91, 3
  %96 = extractvalue [8 x i64] %91, 4
  %97 = extractvalue [8 x i64] %91, 5
  %98 = extractvalue [8 x i64] %91, 6
  %99 = extractvalue [8 x i64] %91, 7
  store i64 %92, ptr %4, align 8, !tbaa !14
  store i64 %93, ptr %19, align 8, !tbaa !14
  store i64 %94, ptr %22, align 8, !tbaa !14
  store i64 %95, ptr %25, align 8, !tbaa !14
  store i64 %96, ptr %28, align 8, !tbaa !14
  store i64 %97, ptr %31, align 8, !tbaa !14
  store i64 %98, ptr %34, align 8, !tbaa !14
  store i64 %99, ptr %37, align 8, !tbaa !14
  store i64 7640891576956012808, ptr %5, align 8
  store i64 -4942790177534073029, ptr %48, align 8
  store i64 4354685564936845355, ptr %49, align 8
  store i64 -6534734903238641935, ptr %50, align 8
  store i64 5840696475078001361, ptr %51, align 8
  store i64 -7276294671716946913, ptr %52, align 8
  store i64 2270897969802886507, ptr %53, align 8
  store i64 6620516959819538809, ptr %54, align 8
  %100 = call fastcc [8 x i64] @sha512_round(ptr noundef nonnull byval(%struct.sha512_state) align 8 %5, ptr noundef %4) #7
  %101 = extractvalue [8 x i64] %100, 0
  %102 = extractvalue [8 x i64] %100, 1
  %103 = extractvalue [8 x i64] %100, 2
  %104 = extractvalue [8 x i64] %100, 3
  %105 = extractvalue [8 x i64] %100, 4
  %106 = extractvalue [8 x i64] %100, 5
  %107 = extractvalue [8 x i64] %100, 6
  %108 = extractvalue [8 x i64] %100, 7
  store i64 %101, ptr %4, align 8, !tbaa !14
  store i64 %102, ptr %19, align 8, !tbaa !14
  store i64 %103, ptr %22, align 8, !tbaa !14
  store i64 %104, ptr %25, align 8, !tbaa !14
  store i64 %105, ptr %28, align 8, !tbaa !14
  store i64 %106, ptr %31, align 8, !tbaa !14
  store i64 %107, ptr %34, align 8, !tbaa !14
  store i64 %108, ptr %37, align 8, !tbaa !14
  %109 = add i32 %90, 2
  %110 = icmp eq i32 %109, %58
  br i1 %110, label %59, label %89
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc [8 x i64] @sha512_round(ptr noundef readonly byval(%struct.sha512_state) align 8 captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #3 {
  %3 = alloca [80 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  %4 = load i64, ptr %1, align 8, !tbaa !14
  store i64 %4, ptr %3, align 8, !tbaa !14
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8, !tbaa !14
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %6, ptr %7, align 8, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %9, ptr %10, align 8, !tbaa !14
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %12 = load i64, ptr %11, align 8, !tbaa !14
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %12, ptr %13, align 8, !tbaa !14
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %15 = load i64, ptr %14, align 8, !tbaa !14
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %15, ptr %16, align 8, !tbaa !14
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %18 = load i64, ptr %17, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store i64 %18, ptr %19, align 8, !tbaa !14
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %21 = load i64, ptr %20, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store i64 %21, ptr %22, align 8, !tbaa !14
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %24 = load i64, ptr %23, align 8, !tbaa !14
  %25 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i64 %24, ptr %25, align 8, !tbaa !14
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %27 = load i64, ptr %26, align 8, !tbaa !14
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 64
  store i64 %27, ptr %28, align 8, !tbaa !14
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %30 = load i64, ptr %29, align 8, !tbaa !14
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 72
  store i64 %30, ptr %31, align 8, !tbaa !14
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %33 = load i64, ptr %32, align 8, !tbaa !14
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 80
  store i64 %33, ptr %34, align 8, !tbaa !14
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %36 = load i64, ptr %35, align 8, !tbaa !14
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 88
  store i64 %36, ptr %37, align 8, !tbaa !14
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %39 = load i64, ptr %38, align 8, !tbaa !14
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 96
  store i64 %39, ptr %40, align 8, !tbaa !14
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %42 = load i64, ptr %41, align 8, !tbaa !14
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 104
  store i64 %42, ptr %43, align 8, !tbaa !14
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %45 = load i64, ptr %44, align 8, !tbaa !14
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 112
  store i64 %45, ptr %46, align 8, !tbaa !14
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %48 = load i64, ptr %47, align 8, !tbaa !14
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 120
  store i64 %48, ptr %49, align 8, !tbaa !14
  br label %66

50:                                               ; preds = %66
  %51 = load i64, ptr %0, align 8, !tbaa !14
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %53 = load i64, ptr %52, align 8, !tbaa !14
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %55 = load i64, ptr %54, align 8, !tbaa !14
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %57 = load i64, ptr %56, align 8, !tbaa !14
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %59 = load i64, ptr %58, align 8, !tbaa !14
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %61 = load i64, ptr %60, align 8, !tbaa !14
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %63 = load i64, ptr %62, align 8, !tbaa !14
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %65 = load i64, ptr %64, align 8, !tbaa !14
  br label %93

66:                                               ; preds = %2, %66
  %67 = phi i32 [ %91, %66 ], [ 16, %2 ]
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr i64, ptr %3, i64 %68
  %70 = getelementptr i8, ptr %69, i64 -16
  %71 = load i64, ptr %70, align 8, !tbaa !14
  %72 = getelementptr i8, ptr %69, i64 -120
  %73 = load i64, ptr %72, align 8, !tbaa !14
  %74 = tail call i64 @llvm.fshl.i64(i64 %71, i64 %71, i64 45)
  %75 = tail call i64 @llvm.fshl.i64(i64 %71, i64 %71, i64 3)
  %76 = xor i64 %74, %75
  %77 = lshr i64 %71, 6
  %78 = xor i64 %76, %77
  %79 = getelementptr i8, ptr %69, i64 -56
  %80 = load i64, ptr %79, align 8, !tbaa !14
  %81 = add i64 %78, %80
  %82 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 63)
  %83 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 56)
  %84 = xor i64 %82, %83
  %85 = lshr i64 %73, 7
  %86 = xor i64 %84, %85
  %87 = getelementptr i8, ptr %69, i64 -128
  %88 = load i64, ptr %87, align 8, !tbaa !14
  %89 = add i64 %81, %88
  %90 = add i64 %89, %86
  store i64 %90, ptr %69, align 8, !tbaa !14
  %91 = add nuw nsw i32 %67, 1
  %92 = icmp eq i32 %91, 80
  br i1 %92, label %50, label %66

93:                                               ; preds = %93, %50
  %94 = phi i64 [ %65, %50 ], [ %254, %93 ]
  %95 = phi i64 [ %63, %50 ], [ %285, %93 ]
  %96 = phi i64 [ %61, %50 ], [ %316, %93 ]
  %97 = phi i64 [ %59, %50 ], [ %347, %93 ]
  %98 = phi i64 [ %57, %50 ], [ %256, %93 ]
  %99 = phi i64 [ %55, %50 ], [ %287, %93 ]
  %100 = phi i64 [ %53, %50 ], [ %318, %93 ]
  %101 = phi i64 [ %51, %50 ], [ %349, %93 ]
  %102 = phi i32 [ 0, %50 ], [ %350, %93 ]
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %103
  %105 = load i64, ptr addrspace(4) %104, align 8, !tbaa !14
  %106 = getelementptr inbounds nuw i64, ptr %3, i64 %103
  %107 = load i64, ptr %106, align 8, !tbaa !14
  %108 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 50)
  %109 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 46)
  %110 = xor i64 %108, %109
  %111 = tail call i64 @llvm.fshl.i64(i64 %97, i64 %97, i64 23)
  %112 = xor i64 %110, %111
  %113 = add i64 %112, %94
  %114 = and i64 %96, %97
  %115 = xor i64 %97, -1
  %116 = and i64 %95, %115
  %117 = or i64 %116, %114
  %118 = add i64 %113, %105
  %119 = add i64 %118, %117
  %120 = add i64 %119, %107
  %121 = tail call i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 36)
  %122 = tail call i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 30)
  %123 = xor i64 %121, %122
  %124 = tail call i64 @llvm.fshl.i64(i64 %101, i64 %101, i64 25)
  %125 = xor i64 %123, %124
  %126 = xor i64 %99, %100
  %127 = and i64 %126, %101
  %128 = and i64 %99, %100
  %129 = xor i64 %127, %128
  %130 = add i64 %98, %120
  %131 = add i64 %120, %125
  %132 = add i64 %131, %129
  %133 = or disjoint i32 %102, 1
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %134
  %136 = load i64, ptr addrspace(4) %135, align 8, !tbaa !14
  %137 = getelementptr inbounds nuw i64, ptr %3, i64 %134
  %138 = load i64, ptr %137, align 8, !tbaa !14
  %139 = tail call i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 50)
  %140 = tail call i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 46)
  %141 = xor i64 %139, %140
  %142 = tail call i64 @llvm.fshl.i64(i64 %130, i64 %130, i64 23)
  %143 = xor i64 %141, %142
  %144 = add i64 %143, %95
  %145 = and i64 %97, %130
  %146 = xor i64 %130, -1
  %147 = and i64 %96, %146
  %148 = or i64 %147, %145
  %149 = add i64 %144, %136
  %150 = add i64 %149, %148
  %151 = add i64 %150, %138
  %152 = tail call i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 36)
  %153 = tail call i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 30)
  %154 = xor i64 %152, %153
  %155 = tail call i64 @llvm.fshl.i64(i64 %132, i64 %132, i64 25)
  %156 = xor i64 %154, %155
  %157 = xor i64 %100, %101
  %158 = and i64 %157, %132
  %159 = and i64 %100, %101
  %160 = xor i64 %158, %159
  %161 = add i64 %99, %151
  %162 = add i64 %151, %156
  %163 = add i64 %162, %160
  %164 = or disjoint i32 %102, 2
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %165
  %167 = load i64, ptr addrspace(4) %166, align 8, !tbaa !14
  %168 = getelementptr inbounds nuw i64, ptr %3, i64 %165
  %169 = load i64, ptr %168, align 8, !tbaa !14
  %170 = tail call i64 @llvm.fshl.i64(i64 %161, i64 %161, i64 50)
  %171 = tail call i64 @llvm.fshl.i64(i64 %161, i64 %161, i64 46)
  %172 = xor i64 %170, %171
  %173 = tail call i64 @llvm.fshl.i64(i64 %161, i64 %161, i64 23)
  %174 = xor i64 %172, %173
  %175 = add i64 %174, %96
  %176 = and i64 %130, %161
  %177 = xor i64 %161, -1
  %178 = and i64 %97, %177
  %179 = or i64 %178, %176
  %180 = add i64 %175, %167
  %181 = add i64 %180, %179
  %182 = add i64 %181, %169
  %183 = tail call i64 @llvm.fshl.i64(i64 %163, i64 %163, i64 36)
  %184 = tail call i64 @llvm.fshl.i64(i64 %163, i64 %163, i64 30)
  %185 = xor i64 %183, %184
  %186 = tail call i64 @llvm.fshl.i64(i64 %163, i64 %163, i64 25)
  %187 = xor i64 %185, %186
  %188 = xor i64 %101, %132
  %189 = and i64 %188, %163
  %190 = and i64 %101, %132
  %191 = xor i64 %189, %190
  %192 = add i64 %100, %182
  %193 = add i64 %182, %187
  %194 = add i64 %193, %191
  %195 = or disjoint i32 %102, 3
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %196
  %198 = load i64, ptr addrspace(4) %197, align 8, !tbaa !14
  %199 = getelementptr inbounds nuw i64, ptr %3, i64 %196
  %200 = load i64, ptr %199, align 8, !tbaa !14
  %201 = tail call i64 @llvm.fshl.i64(i64 %192, i64 %192, i64 50)
  %202 = tail call i64 @llvm.fshl.i64(i64 %192, i64 %192, i64 46)
  %203 = xor i64 %201, %202
  %204 = tail call i64 @llvm.fshl.i64(i64 %192, i64 %192, i64 23)
  %205 = xor i64 %203, %204
  %206 = add i64 %205, %97
  %207 = and i64 %161, %192
  %208 = xor i64 %192, -1
  %209 = and i64 %130, %208
  %210 = or i64 %209, %207
  %211 = add i64 %206, %198
  %212 = add i64 %211, %210
  %213 = add i64 %212, %200
  %214 = tail call i64 @llvm.fshl.i64(i64 %194, i64 %194, i64 36)
  %215 = tail call i64 @llvm.fshl.i64(i64 %194, i64 %194, i64 30)
  %216 = xor i64 %214, %215
  %217 = tail call i64 @llvm.fshl.i64(i64 %194, i64 %194, i64 25)
  %218 = xor i64 %216, %217
  %219 = xor i64 %132, %163
  %220 = and i64 %219, %194
  %221 = and i64 %132, %163
  %222 = xor i64 %220, %221
  %223 = add i64 %101, %213
  %224 = add i64 %213, %218
  %225 = add i64 %224, %222
  %226 = or disjoint i32 %102, 4
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %227
  %229 = load i64, ptr addrspace(4) %228, align 8, !tbaa !14
  %230 = getelementptr inbounds nuw i64, ptr %3, i64 %227
  %231 = load i64, ptr %230, align 8, !tbaa !14
  %232 = tail call i64 @llvm.fshl.i64(i64 %223, i64 %223, i64 50)
  %233 = tail call i64 @llvm.fshl.i64(i64 %223, i64 %223, i64 46)
  %234 = xor i64 %232, %233
  %235 = tail call i64 @llvm.fshl.i64(i64 %223, i64 %223, i64 23)
  %236 = xor i64 %234, %235
  %237 = add i64 %236, %130
  %238 = and i64 %192, %223
  %239 = xor i64 %223, -1
  %240 = and i64 %161, %239
  %241 = or i64 %240, %238
  %242 = add i64 %237, %229
  %243 = add i64 %242, %241
  %244 = add i64 %243, %231
  %245 = tail call i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 36)
  %246 = tail call i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 30)
  %247 = xor i64 %245, %246
  %248 = tail call i64 @llvm.fshl.i64(i64 %225, i64 %225, i64 25)
  %249 = xor i64 %247, %248
  %250 = xor i64 %163, %194
  %251 = and i64 %250, %225
  %252 = and i64 %163, %194
  %253 = xor i64 %251, %252
  %254 = add i64 %132, %244
  %255 = add i64 %244, %249
  %256 = add i64 %255, %253
  %257 = or disjoint i32 %102, 5
  %258 = zext nneg i32 %257 to i64
  %259 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %258
  %260 = load i64, ptr addrspace(4) %259, align 8, !tbaa !14
  %261 = getelementptr inbounds nuw i64, ptr %3, i64 %258
  %262 = load i64, ptr %261, align 8, !tbaa !14
  %263 = tail call i64 @llvm.fshl.i64(i64 %254, i64 %254, i64 50)
  %264 = tail call i64 @llvm.fshl.i64(i64 %254, i64 %254, i64 46)
  %265 = xor i64 %263, %264
  %266 = tail call i64 @llvm.fshl.i64(i64 %254, i64 %254, i64 23)
  %267 = xor i64 %265, %266
  %268 = add i64 %267, %161
  %269 = and i64 %223, %254
  %270 = xor i64 %254, -1
  %271 = and i64 %192, %270
  %272 = or i64 %271, %269
  %273 = add i64 %268, %260
  %274 = add i64 %273, %272
  %275 = add i64 %274, %262
  %276 = tail call i64 @llvm.fshl.i64(i64 %256, i64 %256, i64 36)
  %277 = tail call i64 @llvm.fshl.i64(i64 %256, i64 %256, i64 30)
  %278 = xor i64 %276, %277
  %279 = tail call i64 @llvm.fshl.i64(i64 %256, i64 %256, i64 25)
  %280 = xor i64 %278, %279
  %281 = xor i64 %194, %225
  %282 = and i64 %281, %256
  %283 = and i64 %194, %225
  %284 = xor i64 %282, %283
  %285 = add i64 %163, %275
  %286 = add i64 %275, %280
  %287 = add i64 %286, %284
  %288 = or disjoint i32 %102, 6
  %289 = zext nneg i32 %288 to i64
  %290 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %289
  %291 = load i64, ptr addrspace(4) %290, align 8, !tbaa !14
  %292 = getelementptr inbounds nuw i64, ptr %3, i64 %289
  %293 = load i64, ptr %292, align 8, !tbaa !14
  %294 = tail call i64 @llvm.fshl.i64(i64 %285, i64 %285, i64 50)
  %295 = tail call i64 @llvm.fshl.i64(i64 %285, i64 %285, i64 46)
  %296 = xor i64 %294, %295
  %297 = tail call i64 @llvm.fshl.i64(i64 %285, i64 %285, i64 23)
  %298 = xor i64 %296, %297
  %299 = add i64 %298, %192
  %300 = and i64 %254, %285
  %301 = xor i64 %285, -1
  %302 = and i64 %223, %301
  %303 = or i64 %302, %300
  %304 = add i64 %299, %291
  %305 = add i64 %304, %303
  %306 = add i64 %305, %293
  %307 = tail call i64 @llvm.fshl.i64(i64 %287, i64 %287, i64 36)
  %308 = tail call i64 @llvm.fshl.i64(i64 %287, i64 %287, i64 30)
  %309 = xor i64 %307, %308
  %310 = tail call i64 @llvm.fshl.i64(i64 %287, i64 %287, i64 25)
  %311 = xor i64 %309, %310
  %312 = xor i64 %225, %256
  %313 = and i64 %312, %287
  %314 = and i64 %225, %256
  %315 = xor i64 %313, %314
  %316 = add i64 %194, %306
  %317 = add i64 %306, %311
  %318 = add i64 %317, %315
  %319 = or disjoint i32 %102, 7
  %320 = zext nneg i32 %319 to i64
  %321 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %320
  %322 = load i64, ptr addrspace(4) %321, align 8, !tbaa !14
  %323 = getelementptr inbounds nuw i64, ptr %3, i64 %320
  %324 = load i64, ptr %323, align 8, !tbaa !14
  %325 = tail call i64 @llvm.fshl.i64(i64 %316, i64 %316, i64 50)
  %326 = tail call i64 @llvm.fshl.i64(i64 %316, i64 %316, i64 46)
  %327 = xor i64 %325, %326
  %328 = tail call i64 @llvm.fshl.i64(i64 %316, i64 %316, i64 23)
  %329 = xor i64 %327, %328
  %330 = add i64 %329, %223
  %331 = and i64 %285, %316
  %332 = xor i64 %316, -1
  %333 = and i64 %254, %332
  %334 = or i64 %333, %331
  %335 = add i64 %330, %322
  %336 = add i64 %335, %334
  %337 = add i64 %336, %324
  %338 = tail call i64 @llvm.fshl.i64(i64 %318, i64 %318, i64 36)
  %339 = tail call i64 @llvm.fshl.i64(i64 %318, i64 %318, i64 30)
  %340 = xor i64 %338, %339
  %341 = tail call i64 @llvm.fshl.i64(i64 %318, i64 %318, i64 25)
  %342 = xor i64 %340, %341
  %343 = xor i64 %256, %287
  %344 = and i64 %343, %318
  %345 = and i64 %256, %287
  %346 = xor i64 %344, %345
  %347 = add i64 %225, %337
  %348 = add i64 %337, %342
  %349 = add i64 %348, %346
  %350 = add nuw nsw i32 %102, 8
  %351 = icmp eq i32 %350, 80
  br i1 %351, label %352, label %93, !llvm.loop !20

352:                                              ; preds = %93
  %353 = add i64 %51, %349
  %354 = add i64 %53, %318
  %355 = add i64 %55, %287
  %356 = add i64 %57, %256
  %357 = add i64 %59, %347
  %358 = add i64 %61, %316
  %359 = add i64 %63, %285
  %360 = add i64 %65, %254
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  %361 = insertvalue [8 x i64] poison, i64 %353, 0
  %362 = insertvalue [8 x i64] %361, i64 %354, 1
  %363 = insertvalue [8 x i64] %362, i64 %355, 2
  %364 = insertvalue [8 x i64] %363, i64 %356, 3
  %365 = insertvalue [8 x i64] %364, i64 %357, 4
  %366 = insertvalue [8 x i64] %365, i64 %358, 5
  %367 = insertvalue [8 x i64] %366, i64 %359, 6
  %368 = insertvalue [8 x i64] %367, i64 %360, 7
  ret [8 x i64] %368
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!10 = !{i32 1, i32 1}
!11 = !{!"none", !"none"}
!12 = !{!"ulong*", !"ulong*"}
!13 = !{!"const", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"long", !8, i64 0}
!16 = !{i32 1, i32 1, i32 0}
!17 = !{!"none", !"none", !"none"}
!18 = !{!"ulong*", !"ulong*", !"uint"}
!19 = !{!"const", !"", !""}
!20 = distinct !{!20, !21}
!21 = !{!"llvm.loop.unroll.disable"}
