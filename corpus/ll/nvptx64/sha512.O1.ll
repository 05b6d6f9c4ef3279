; ModuleID = 'corpus/opencl/sha512.cl'
source_filename = "corpus/opencl/sha512.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.sha512_state = type { [8 x i64] }

@k512 = dso_local local_unnamed_addr addrspace(4) constant [80 x i64] [i64 4794697086780616226, i64 8158064640168781261, i64 -5349999486874862801, i64 -1606136188198331460, i64 4131703408338449720, i64 6480981068601479193, i64 -7908458776815382629, i64 -6116909921290321640, i64 -2880145864133508542, i64 1334009975649890238, i64 2608012711638119052, i64 6128411473006802146, i64 8268148722764581231, i64 -9160688886553864527, i64 -7215885187991268811, i64 -4495734319001033068, i64 -1973867731355612462, i64 -1171420211273849373, i64 1135362057144423861, i64 2597628984639134821, i64 3308224258029322869, i64 5365058923640841347, i64 6679025012923562964, i64 8573033837759648693, i64 -7476448914759557205, i64 -6327057829258317296, i64 -5763719355590565569, i64 -4658551843659510044, i64 -4116276920077217854, i64 -3051310485924567259, i64 489312712824947311, i64 1452737877330783856, i64 2861767655752347644, i64 3322285676063803686, i64 5560940570517711597, i64 5996557281743188959, i64 7280758554555802590, i64 8532644243296465576, i64 -9096487096722542874, i64 -7894198246740708037, i64 -6719396339535248540, i64 -6333637450476146687, i64 -4446306890439682159, i64 -4076793802049405392, i64 -3345356375505022440, i64 -2983346525034927856, i64 -860691631967231958, i64 1182934255886127544, i64 1847814050463011016, i64 2177327727835720531, i64 2830643537854262169, i64 3796741975233480872, i64 4115178125766777443, i64 5681478168544905931, i64 6601373596472566643, i64 7507060721942968483, i64 8399075790359081724, i64 8693463985226723168, i64 -8878714635349349518, i64 -8302665154208450068, i64 -8016688836872298968, i64 -6606660893046293015, i64 -4685533653050689259, i64 -4147400797238176981, i64 -3880063495543823972, i64 -3348786107499101689, i64 -1523767162380948706, i64 -757361751448694408, i64 500013540394364858, i64 748580250866718886, i64 1242879168328830382, i64 1977374033974150939, i64 2944078676154940804, i64 3659926193048069267, i64 4368137639120453308, i64 4836135668995329356, i64 5532061633213252278, i64 6448918945643986474, i64 6902733635092675308, i64 7801388544844847127], align 8

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %3 = alloca [16 x i64], align 8
  %4 = alloca %struct.sha512_state, align 8
  %5 = alloca %struct.sha512_state, align 8
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = zext nneg i32 %7 to i64
  %10 = zext nneg i32 %8 to i64
  %11 = mul nuw nsw i64 %9, %10
  %12 = zext nneg i32 %6 to i64
  %13 = add nuw nsw i64 %11, %12
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %14 = shl nuw nsw i64 %13, 7
  %15 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %14
  br label %42

16:                                               ; preds = %42
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  store i64 7640891576956012808, ptr %5, align 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i64 -4942790177534073029, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 4354685564936845355, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i64 -6534734903238641935, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i64 5840696475078001361, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 40
  store i64 -7276294671716946913, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 48
  store i64 2270897969802886507, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 56
  store i64 6620516959819538809, ptr %23, align 8
  %24 = call fastcc [8 x i64] @sha512_round(ptr noundef nonnull byval(%struct.sha512_state) align 8 %5, ptr noundef %3) #5
  %25 = extractvalue [8 x i64] %24, 0
  store i64 %25, ptr %4, align 8
  %26 = extractvalue [8 x i64] %24, 1
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %26, ptr %27, align 8
  %28 = extractvalue [8 x i64] %24, 2
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %28, ptr %29, align 8
  %30 = extractvalue [8 x i64] %24, 3
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i64 %30, ptr %31, align 8
  %32 = extractvalue [8 x i64] %24, 4
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i64 %32, ptr %33, align 8
  %34 = extractvalue [8 x i64] %24, 5
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 40
  store i64 %34, ptr %35, align 8
  %36 = extractvalue [8 x i64] %24, 6
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 48
  store i64 %36, ptr %37, align 8
  %38 = extractvalue [8 x i64] %24, 7
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 56
  store i64 %38, ptr %39, align 8
  %40 = shl nuw nsw i64 %13, 6
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %40
  br label %51

42:                                               ; preds = %2, %42
  %43 = phi i32 [ 0, %2 ], [ %48, %42 ]
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr addrspace(1) %15, i64 %44
  %46 = load i64, ptr addrspace(1) %45, align 8, !tbaa !14
  %47 = getelementptr inbounds nuw i64, ptr %3, i64 %44
  store i64 %46, ptr %47, align 8, !tbaa !14
  %48 = add nuw nsw i32 %43, 1
  %49 = icmp eq i32 %48, 16
  br i1 %49, label %16, label %42, !llvm.loop !16

50:                                               ; preds = %51
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void

51:                                               ; preds = %16, %51
  %52 = phi i32 [ 0, %16 ], [ %57, %51 ]
  %53 = zext nneg i32 %52 to i64
  %54 = getelementptr inbounds nuw i64, ptr %4, i64 %53
  %55 = load i64, ptr %54, align 8, !tbaa !14
  %56 = getelementptr inbounds nuw i64, ptr addrspace(1) %41, i64 %53
  store i64 %55, ptr addrspace(1) %56, align 8, !tbaa !14
  %57 = add nuw nsw i32 %52, 1
  %58 = icmp eq i32 %57, 8
  br i1 %58, label %50, label %51, !llvm.loop !18
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef align 8 %0, ptr addrspace(1) noundef align 8 %1, i32 noundef %2) #5
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = alloca [16 x i64], align 8
  %5 = alloca %struct.sha512_state, align 8
  %6 = alloca %struct.sha512_state, align 8
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = zext nneg i32 %8 to i64
  %11 = zext nneg i32 %9 to i64
  %12 = mul nuw nsw i64 %10, %11
  %13 = zext nneg i32 %7 to i64
  %14 = add nuw nsw i64 %12, %13
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  %15 = shl nuw nsw i64 %14, 6
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %15
  br label %17

17:                                               ; preds = %3, %17
  %18 = phi i32 [ 0, %3 ], [ %23, %17 ]
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i64, ptr addrspace(1) %16, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i64, ptr %4, i64 %19
  store i64 %21, ptr %22, align 8, !tbaa !14
  %23 = add nuw nsw i32 %18, 1
  %24 = icmp eq i32 %23, 8
  br i1 %24, label %44, label %17, !llvm.loop !23

25:                                               ; preds = %44
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 64
  store i64 -9223372036854775808, ptr %26, align 8, !tbaa !14
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i64 512, ptr %27, align 8, !tbaa !14
  %28 = icmp eq i32 %2, 0
  br i1 %28, label %50, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 56
  br label %53

44:                                               ; preds = %17, %44
  %45 = phi i32 [ %48, %44 ], [ 8, %17 ]
  %46 = zext nneg i32 %45 to i64
  %47 = getelementptr inbounds nuw i64, ptr %4, i64 %46
  store i64 0, ptr %47, align 8, !tbaa !14
  %48 = add nuw nsw i32 %45, 1
  %49 = icmp eq i32 %48, 16
  br i1 %49, label %25, label %44, !llvm.loop !24

50:                                               ; preds = %64, %25
  %51 = shl nuw nsw i64 %14, 6
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %51
  br label %76

53:                                               ; preds = %29, %64
  %54 = phi i32 [ 0, %29 ], [ %65, %64 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  store i64 7640891576956012808, ptr %6, align 8
  store i64 -4942790177534073029, ptr %30, align 8
  store i64 4354685564936845355, ptr %31, align 8
  store i64 -6534734903238641935, ptr %32, align 8
  store i64 5840696475078001361, ptr %33, align 8
  store i64 -7276294671716946913, ptr %34, align 8
  store i64 2270897969802886507, ptr %35, align 8
  store i64 6620516959819538809, ptr %36, align 8
  %55 = call fastcc [8 x i64] @sha512_round(ptr noundef nonnull byval(%struct.sha512_state) align 8 %6, ptr noundef %4) #5
  %56 = extractvalue [8 x i64] %55, 0
  store i64 %56, ptr %5, align 8
  %57 = extractvalue [8 x i64] %55, 1
  store i64 %57, ptr %37, align 8
  %58 = extractvalue [8 x i64] %55, 2
  store i64 %58, ptr %38, align 8
  %59 = extractvalue [8 x i64] %55, 3
  store i64 %59, ptr %39, align 8
  %60 = extractvalue [8 x i64] %55, 4
  store i64 %60, ptr %40, align 8
  %61 = extractvalue [8 x i64] %55, 5
  store i64 %61, ptr %41, align 8
  %62 = extractvalue [8 x i64] %55, 6
  store i64 %62, ptr %42, align 8
  %63 = extractvalue [8 x i64] %55, 7
  store i64 %63, ptr %43, align 8
  br label %67

64:                                               ; preds = %67
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  %65 = add nuw i32 %54, 1
  %66 = icmp eq i32 %65, %2
  br i1 %66, label %50, label %53, !llvm.loop !25

67:                                               ; preds = %53, %67
  %68 = phi i32 [ 0, %53 ], [ %73, %67 ]
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i64, ptr %5, i64 %69
  %71 = load i64, ptr %70, align 8, !tbaa !14
  %72 = getelementptr inbounds nuw i64, ptr %4, i64 %69
  store i64 %71, ptr %72, align 8, !tbaa !14
  %73 = add nuw nsw i32 %68, 1
  %74 = icmp eq i32 %73, 8
  br i1 %74, label %64, label %67, !llvm.loop !26

75:                                               ; preds = %76
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

76:                                               ; preds = %50, %76
  %77 = phi i32 [ 0, %50 ], [ %82, %76 ]
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i64, ptr %4, i64 %78
  %80 = load i64, ptr %79, align 8, !tbaa !14
  %81 = getelementptr inbounds nuw i64, ptr addrspace(1) %52, i64 %78
  store i64 %80, ptr addrspace(1) %81, align 8, !tbaa !14
  %82 = add nuw nsw i32 %77, 1
  %83 = icmp eq i32 %82, 8
  br i1 %83, label %75, label %76, !llvm.loop !27
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc [8 x i64] @sha512_round(ptr noundef byval(%struct.sha512_state) align 8 captures(none) %0, ptr noundef nonnull readonly captures(none) %1) unnamed_addr #1 {
  %3 = alloca [80 x i64], align 8
  %4 = alloca [8 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  br label %5

5:                                                ; preds = %2, %5
  %6 = phi i32 [ 0, %2 ], [ %11, %5 ]
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !14
  %10 = getelementptr inbounds nuw i64, ptr %3, i64 %7
  store i64 %9, ptr %10, align 8, !tbaa !14
  %11 = add nuw nsw i32 %6, 1
  %12 = icmp eq i32 %11, 16
  br i1 %12, label %14, label %5, !llvm.loop !28

13:                                               ; preds = %14
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
  br label %58

14:                                               ; preds = %5, %14
  %15 = phi i32 [ %39, %14 ], [ 16, %5 ]
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr i64, ptr %3, i64 %16
  %18 = getelementptr i8, ptr %17, i64 -16
  %19 = load i64, ptr %18, align 8, !tbaa !14
  %20 = getelementptr i8, ptr %17, i64 -120
  %21 = load i64, ptr %20, align 8, !tbaa !14
  %22 = tail call i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 45)
  %23 = tail call i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 3)
  %24 = xor i64 %22, %23
  %25 = lshr i64 %19, 6
  %26 = xor i64 %24, %25
  %27 = getelementptr i8, ptr %17, i64 -56
  %28 = load i64, ptr %27, align 8, !tbaa !14
  %29 = add i64 %26, %28
  %30 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 63)
  %31 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 56)
  %32 = xor i64 %30, %31
  %33 = lshr i64 %21, 7
  %34 = xor i64 %32, %33
  %35 = getelementptr i8, ptr %17, i64 -128
  %36 = load i64, ptr %35, align 8, !tbaa !14
  %37 = add i64 %29, %36
  %38 = add i64 %37, %34
  store i64 %38, ptr %17, align 8, !tbaa !14
  %39 = add nuw nsw i32 %15, 1
  %40 = icmp eq i32 %39, 80
  br i1 %40, label %13, label %14, !llvm.loop !29

41:                                               ; preds = %58
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %48 = load i64, ptr %4, align 8, !tbaa !14
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %50 = load i64, ptr %47, align 8, !tbaa !14
  %51 = load i64, ptr %46, align 8, !tbaa !14
  %52 = load i64, ptr %45, align 8, !tbaa !14
  %53 = load i64, ptr %44, align 8, !tbaa !14
  %54 = load i64, ptr %43, align 8, !tbaa !14
  %55 = load i64, ptr %42, align 8, !tbaa !14
  %56 = load i64, ptr %49, align 8, !tbaa !14
  %57 = load i64, ptr %4, align 8, !tbaa !14
  br label %66

58:                                               ; preds = %13, %58
  %59 = phi i32 [ 0, %13 ], [ %64, %58 ]
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %0, i64 %60
  %62 = load i64, ptr %61, align 8, !tbaa !14
  %63 = getelementptr inbounds nuw i64, ptr %4, i64 %60
  store i64 %62, ptr %63, align 8, !tbaa !14
  %64 = add nuw nsw i32 %59, 1
  %65 = icmp eq i32 %64, 8
  br i1 %65, label %41, label %58, !llvm.loop !30

66:                                               ; preds = %66, %41
  %67 = phi i64 [ %57, %41 ], [ %323, %66 ]
  %68 = phi i64 [ %56, %41 ], [ %230, %66 ]
  %69 = phi i64 [ %55, %41 ], [ %321, %66 ]
  %70 = phi i64 [ %54, %41 ], [ %228, %66 ]
  %71 = phi i64 [ %53, %41 ], [ %290, %66 ]
  %72 = phi i64 [ %52, %41 ], [ %259, %66 ]
  %73 = phi i64 [ %51, %41 ], [ %292, %66 ]
  %74 = phi i64 [ %50, %41 ], [ %261, %66 ]
  %75 = phi i32 [ 0, %41 ], [ %324, %66 ]
  %76 = phi i64 [ %48, %41 ], [ %323, %66 ]
  %77 = zext nneg i32 %75 to i64
  %78 = getelementptr inbounds nuw i64, ptr %3, i64 %77
  %79 = load i64, ptr %78, align 8, !tbaa !14
  %80 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %77
  %81 = load i64, ptr addrspace(4) %80, align 8, !tbaa !14
  %82 = tail call i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 50)
  %83 = tail call i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 46)
  %84 = xor i64 %82, %83
  %85 = tail call i64 @llvm.fshl.i64(i64 %69, i64 %69, i64 23)
  %86 = xor i64 %84, %85
  %87 = add i64 %86, %70
  %88 = and i64 %71, %69
  %89 = xor i64 %69, -1
  %90 = and i64 %72, %89
  %91 = or i64 %90, %88
  %92 = add i64 %87, %81
  %93 = add i64 %92, %91
  %94 = add i64 %93, %79
  %95 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 36)
  %96 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 30)
  %97 = xor i64 %95, %96
  %98 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 25)
  %99 = xor i64 %97, %98
  %100 = xor i64 %74, %73
  %101 = and i64 %100, %76
  %102 = and i64 %74, %73
  %103 = xor i64 %101, %102
  %104 = add i64 %68, %94
  %105 = add i64 %94, %99
  %106 = add i64 %105, %103
  %107 = or disjoint i32 %75, 1
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i64, ptr %3, i64 %108
  %110 = load i64, ptr %109, align 8, !tbaa !14
  %111 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %108
  %112 = load i64, ptr addrspace(4) %111, align 8, !tbaa !14
  %113 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 50)
  %114 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 46)
  %115 = xor i64 %113, %114
  %116 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 23)
  %117 = xor i64 %115, %116
  %118 = add i64 %117, %72
  %119 = and i64 %69, %104
  %120 = xor i64 %104, -1
  %121 = and i64 %71, %120
  %122 = or i64 %121, %119
  %123 = add i64 %118, %112
  %124 = add i64 %123, %122
  %125 = add i64 %124, %110
  %126 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 36)
  %127 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 30)
  %128 = xor i64 %126, %127
  %129 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 25)
  %130 = xor i64 %128, %129
  %131 = xor i64 %73, %67
  %132 = and i64 %131, %106
  %133 = and i64 %73, %67
  %134 = xor i64 %132, %133
  %135 = add i64 %74, %125
  %136 = add i64 %125, %130
  %137 = add i64 %136, %134
  %138 = or disjoint i32 %75, 2
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %3, i64 %139
  %141 = load i64, ptr %140, align 8, !tbaa !14
  %142 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %139
  %143 = load i64, ptr addrspace(4) %142, align 8, !tbaa !14
  %144 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 50)
  %145 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 46)
  %146 = xor i64 %144, %145
  %147 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 23)
  %148 = xor i64 %146, %147
  %149 = add i64 %148, %71
  %150 = and i64 %104, %135
  %151 = xor i64 %135, -1
  %152 = and i64 %69, %151
  %153 = or i64 %152, %150
  %154 = add i64 %149, %143
  %155 = add i64 %154, %153
  %156 = add i64 %155, %141
  %157 = tail call i64 @llvm.fshl.i64(i64 %137, i64 %137, i64 36)
  %158 = tail call i64 @llvm.fshl.i64(i64 %137, i64 %137, i64 30)
  %159 = xor i64 %157, %158
  %160 = tail call i64 @llvm.fshl.i64(i64 %137, i64 %137, i64 25)
  %161 = xor i64 %159, %160
  %162 = xor i64 %67, %106
  %163 = and i64 %162, %137
  %164 = and i64 %67, %106
  %165 = xor i64 %163, %164
  %166 = add i64 %73, %156
  %167 = add i64 %156, %161
  %168 = add i64 %167, %165
  %169 = or disjoint i32 %75, 3
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw i64, ptr %3, i64 %170
  %172 = load i64, ptr %171, align 8, !tbaa !14
  %173 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %170
  %174 = load i64, ptr addrspace(4) %173, align 8, !tbaa !14
  %175 = tail call i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 50)
  %176 = tail call i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 46)
  %177 = xor i64 %175, %176
  %178 = tail call i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 23)
  %179 = xor i64 %177, %178
  %180 = add i64 %179, %69
  %181 = and i64 %135, %166
  %182 = xor i64 %166, -1
  %183 = and i64 %104, %182
  %184 = or i64 %183, %181
  %185 = add i64 %180, %174
  %186 = add i64 %185, %184
  %187 = add i64 %186, %172
  %188 = tail call i64 @llvm.fshl.i64(i64 %168, i64 %168, i64 36)
  %189 = tail call i64 @llvm.fshl.i64(i64 %168, i64 %168, i64 30)
  %190 = xor i64 %188, %189
  %191 = tail call i64 @llvm.fshl.i64(i64 %168, i64 %168, i64 25)
  %192 = xor i64 %190, %191
  %193 = xor i64 %106, %137
  %194 = and i64 %193, %168
  %195 = and i64 %106, %137
  %196 = xor i64 %194, %195
  %197 = add i64 %67, %187
  %198 = add i64 %187, %192
  %199 = add i64 %198, %196
  %200 = or disjoint i32 %75, 4
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw i64, ptr %3, i64 %201
  %203 = load i64, ptr %202, align 8, !tbaa !14
  %204 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %201
  %205 = load i64, ptr addrspace(4) %204, align 8, !tbaa !14
  %206 = tail call i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 50)
  %207 = tail call i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 46)
  %208 = xor i64 %206, %207
  %209 = tail call i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 23)
  %210 = xor i64 %208, %209
  %211 = add i64 %210, %104
  %212 = and i64 %166, %197
  %213 = xor i64 %197, -1
  %214 = and i64 %135, %213
  %215 = or i64 %214, %212
  %216 = add i64 %211, %205
  %217 = add i64 %216, %215
  %218 = add i64 %217, %203
  %219 = tail call i64 @llvm.fshl.i64(i64 %199, i64 %199, i64 36)
  %220 = tail call i64 @llvm.fshl.i64(i64 %199, i64 %199, i64 30)
  %221 = xor i64 %219, %220
  %222 = tail call i64 @llvm.fshl.i64(i64 %199, i64 %199, i64 25)
  %223 = xor i64 %221, %222
  %224 = xor i64 %137, %168
  %225 = and i64 %224, %199
  %226 = and i64 %137, %168
  %227 = xor i64 %225, %226
  %228 = add i64 %106, %218
  %229 = add i64 %218, %223
  %230 = add i64 %229, %227
  %231 = or disjoint i32 %75, 5
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw i64, ptr %3, i64 %232
  %234 = load i64, ptr %233, align 8, !tbaa !14
  %235 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %232
  %236 = load i64, ptr addrspace(4) %235, align 8, !tbaa !14
  %237 = tail call i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 50)
  %238 = tail call i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 46)
  %239 = xor i64 %237, %238
  %240 = tail call i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 23)
  %241 = xor i64 %239, %240
  %242 = add i64 %241, %135
  %243 = and i64 %197, %228
  %244 = xor i64 %228, -1
  %245 = and i64 %166, %244
  %246 = or i64 %245, %243
  %247 = add i64 %242, %236
  %248 = add i64 %247, %246
  %249 = add i64 %248, %234
  %250 = tail call i64 @llvm.fshl.i64(i64 %230, i64 %230, i64 36)
  %251 = tail call i64 @llvm.fshl.i64(i64 %230, i64 %230, i64 30)
  %252 = xor i64 %250, %251
  %253 = tail call i64 @llvm.fshl.i64(i64 %230, i64 %230, i64 25)
  %254 = xor i64 %252, %253
  %255 = xor i64 %168, %199
  %256 = and i64 %255, %230
  %257 = and i64 %168, %199
  %258 = xor i64 %256, %257
  %259 = add i64 %137, %249
  %260 = add i64 %249, %254
  %261 = add i64 %260, %258
  %262 = or disjoint i32 %75, 6
  %263 = zext nneg i32 %262 to i64
  %264 = getelementptr inbounds nuw i64, ptr %3, i64 %263
  %265 = load i64, ptr %264, align 8, !tbaa !14
  %266 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %263
  %267 = load i64, ptr addrspace(4) %266, align 8, !tbaa !14
  %268 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %259, i64 50)
  %269 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %259, i64 46)
  %270 = xor i64 %268, %269
  %271 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %259, i64 23)
  %272 = xor i64 %270, %271
  %273 = add i64 %272, %166
  %274 = and i64 %228, %259
  %275 = xor i64 %259, -1
  %276 = and i64 %197, %275
  %277 = or i64 %276, %274
  %278 = add i64 %273, %267
  %279 = add i64 %278, %277
  %280 = add i64 %279, %265
  %281 = tail call i64 @llvm.fshl.i64(i64 %261, i64 %261, i64 36)
  %282 = tail call i64 @llvm.fshl.i64(i64 %261, i64 %261, i64 30)
  %283 = xor i64 %281, %282
  %284 = tail call i64 @llvm.fshl.i64(i64 %261, i64 %261, i64 25)
  %285 = xor i64 %283, %284
  %286 = xor i64 %199, %230
  %287 = and i64 %286, %261
  %288 = and i64 %199, %230
  %289 = xor i64 %287, %288
  %290 = add i64 %168, %280
  %291 = add i64 %280, %285
  %292 = add i64 %291, %289
  %293 = or disjoint i32 %75, 7
  %294 = zext nneg i32 %293 to i64
  %295 = getelementptr inbounds nuw i64, ptr %3, i64 %294
  %296 = load i64, ptr %295, align 8, !tbaa !14
  %297 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %294
  %298 = load i64, ptr addrspace(4) %297, align 8, !tbaa !14
  %299 = tail call i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 50)
  %300 = tail call i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 46)
  %301 = xor i64 %299, %300
  %302 = tail call i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 23)
  %303 = xor i64 %301, %302
  %304 = add i64 %303, %197
  %305 = and i64 %259, %290
  %306 = xor i64 %290, -1
  %307 = and i64 %228, %306
  %308 = or i64 %307, %305
  %309 = add i64 %304, %298
  %310 = add i64 %309, %308
  %311 = add i64 %310, %296
  %312 = tail call i64 @llvm.fshl.i64(i64 %292, i64 %292, i64 36)
  %313 = tail call i64 @llvm.fshl.i64(i64 %292, i64 %292, i64 30)
  %314 = xor i64 %312, %313
  %315 = tail call i64 @llvm.fshl.i64(i64 %292, i64 %292, i64 25)
  %316 = xor i64 %314, %315
  %317 = xor i64 %230, %261
  %318 = and i64 %317, %292
  %319 = and i64 %230, %261
  %320 = xor i64 %318, %319
  %321 = add i64 %199, %311
  %322 = add i64 %311, %316
  %323 = add i64 %322, %320
  %324 = add nuw nsw i32 %75, 8
  %325 = icmp eq i32 %324, 80
  br i1 %325, label %326, label %66, !llvm.loop !31

326:                                              ; preds = %66
  store i64 %261, ptr %47, align 8, !tbaa !14
  store i64 %292, ptr %46, align 8, !tbaa !14
  store i64 %259, ptr %45, align 8, !tbaa !14
  store i64 %290, ptr %44, align 8, !tbaa !14
  store i64 %228, ptr %43, align 8, !tbaa !14
  store i64 %321, ptr %42, align 8, !tbaa !14
  store i64 %230, ptr %49, align 8, !tbaa !14
  store i64 %323, ptr %4, align 8, !tbaa !14
  br label %351

327:                                              ; preds = %351
  %328 = load i64, ptr %0, align 8
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %330 = load i64, ptr %329, align 8
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %332 = load i64, ptr %331, align 8
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %334 = load i64, ptr %333, align 8
  %335 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %336 = load i64, ptr %335, align 8
  %337 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %338 = load i64, ptr %337, align 8
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %340 = load i64, ptr %339, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %342 = load i64, ptr %341, align 8, !tbaa !32
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  %343 = insertvalue [8 x i64] poison, i64 %328, 0
  %344 = insertvalue [8 x i64] %343, i64 %330, 1
  %345 = insertvalue [8 x i64] %344, i64 %332, 2
  %346 = insertvalue [8 x i64] %345, i64 %334, 3
  %347 = insertvalue [8 x i64] %346, i64 %336, 4
  %348 = insertvalue [8 x i64] %347, i64 %338, 5
  %349 = insertvalue [8 x i64] %348, i64 %340, 6
  %350 = insertvalue [8 x i64] %349, i64 %342, 7
  ret [8 x i64] %350

351:                                              ; preds = %326, %351
  %352 = phi i32 [ %359, %351 ], [ 0, %326 ]
  %353 = zext nneg i32 %352 to i64
  %354 = getelementptr inbounds nuw i64, ptr %4, i64 %353
  %355 = load i64, ptr %354, align 8, !tbaa !14
  %356 = getelementptr inbounds nuw i64, ptr %0, i64 %353
  %357 = load i64, ptr %356, align 8, !tbaa !14
  %358 = add i64 %357, %355
  store i64 %358, ptr %356, align 8, !tbaa !14
  %359 = add nuw nsw i32 %352, 1
  %360 = icmp eq i32 %359, 8
  br i1 %360, label %327, label %351, !llvm.loop !33
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !17}
!19 = !{i32 1, i32 1, i32 0}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"ulong*", !"ulong*", !"uint"}
!22 = !{!"const", !"", !""}
!23 = distinct !{!23, !17}
!24 = distinct !{!24, !17}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !17}
!27 = distinct !{!27, !17}
!28 = distinct !{!28, !17}
!29 = distinct !{!29, !17}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !17}
!32 = !{!8, !8, i64 0}
!33 = distinct !{!33, !17}
