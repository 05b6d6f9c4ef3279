; ModuleID = 'corpus/opencl/sha512.cl'
source_filename = "corpus/opencl/sha512.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64"

%struct.sha512_state = type { [8 x i64] }

@k512 = dso_local local_unnamed_addr addrspace(2) constant [80 x i64] [i64 4794697086780616226, i64 8158064640168781261, i64 -5349999486874862801, i64 -1606136188198331460, i64 4131703408338449720, i64 6480981068601479193, i64 -7908458776815382629, i64 -6116909921290321640, i64 -2880145864133508542, i64 1334009975649890238, i64 2608012711638119052, i64 6128411473006802146, i64 8268148722764581231, i64 -9160688886553864527, i64 -7215885187991268811, i64 -4495734319001033068, i64 -1973867731355612462, i64 -1171420211273849373, i64 1135362057144423861, i64 2597628984639134821, i64 3308224258029322869, i64 5365058923640841347, i64 6679025012923562964, i64 8573033837759648693, i64 -7476448914759557205, i64 -6327057829258317296, i64 -5763719355590565569, i64 -4658551843659510044, i64 -4116276920077217854, i64 -3051310485924567259, i64 489312712824947311, i64 1452737877330783856, i64 2861767655752347644, i64 3322285676063803686, i64 5560940570517711597, i64 5996557281743188959, i64 7280758554555802590, i64 8532644243296465576, i64 -9096487096722542874, i64 -7894198246740708037, i64 -6719396339535248540, i64 -6333637450476146687, i64 -4446306890439682159, i64 -4076793802049405392, i64 -3345356375505022440, i64 -2983346525034927856, i64 -860691631967231958, i64 1182934255886127544, i64 1847814050463011016, i64 2177327727835720531, i64 2830643537854262169, i64 3796741975233480872, i64 4115178125766777443, i64 5681478168544905931, i64 6601373596472566643, i64 7507060721942968483, i64 8399075790359081724, i64 8693463985226723168, i64 -8878714635349349518, i64 -8302665154208450068, i64 -8016688836872298968, i64 -6606660893046293015, i64 -4685533653050689259, i64 -4147400797238176981, i64 -3880063495543823972, i64 -3348786107499101689, i64 -1523767162380948706, i64 -757361751448694408, i64 500013540394364858, i64 748580250866718886, i64 1242879168328830382, i64 1977374033974150939, i64 2944078676154940804, i64 3659926193048069267, i64 4368137639120453308, i64 4836135668995329356, i64 5532061633213252278, i64 6448918945643986474, i64 6902733635092675308, i64 7801388544844847127], align 8
@__const.sha512_start.s = private unnamed_addr addrspace(2) constant %struct.sha512_state { [8 x i64] [i64 7640891576956012808, i64 -4942790177534073029, i64 4354685564936845355, i64 -6534734903238641935, i64 5840696475078001361, i64 -7276294671716946913, i64 2270897969802886507, i64 6620516959819538809] }, align 8

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #0 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [16 x i64], align 8
  %4 = alloca %struct.sha512_state, align 8
  %5 = alloca %struct.sha512_state, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %7 = shl i64 %6, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(128) %3, ptr addrspace(1) noundef align 8 dereferenceable(128) %8, i64 128, i1 false), !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, ptr addrspace(2) noundef align 8 dereferenceable(64) @__const.sha512_start.s, i64 64, i1 false)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @sha512_round(ptr dead_on_unwind writable sret(%struct.sha512_state) align 8 %4, ptr noundef nonnull byval(%struct.sha512_state) align 8 %5, ptr addrspace(4) noundef %9) #10
  %10 = shl i64 %6, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(64) %11, ptr noundef nonnull align 8 dereferenceable(64) %4, i64 64, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #1 !kernel_arg_addr_space !8 !kernel_arg_access_qual !9 !kernel_arg_type !10 !kernel_arg_base_type !10 !kernel_arg_type_qual !11 {
  %3 = alloca [16 x i64], align 8
  %4 = alloca %struct.sha512_state, align 8
  %5 = alloca %struct.sha512_state, align 8
  %6 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10
  %7 = shl i64 %6, 7
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %7
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(128) %3, ptr addrspace(1) noundef align 8 dereferenceable(128) %8, i64 128, i1 false), !tbaa !12
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, ptr addrspace(2) noundef align 8 dereferenceable(64) @__const.sha512_start.s, i64 64, i1 false)
  %9 = addrspacecast ptr %3 to ptr addrspace(4)
  call spir_func void @sha512_round(ptr dead_on_unwind writable sret(%struct.sha512_state) align 8 %4, ptr noundef nonnull byval(%struct.sha512_state) align 8 %5, ptr addrspace(4) noundef %9) #10
  %10 = shl i64 %6, 6
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %10
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(64) %11, ptr noundef nonnull align 8 dereferenceable(64) %4, i64 64, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10
  ret void
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca [16 x i64], align 8
  %5 = alloca %struct.sha512_state, align 8
  %6 = alloca %struct.sha512_state, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %8 = shl i64 %7, 6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(64) %4, ptr addrspace(1) noundef align 8 dereferenceable(64) %9, i64 64, i1 false), !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false), !tbaa !12
  store i64 -9223372036854775808, ptr %10, align 8, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i64 512, ptr %12, align 8, !tbaa !12
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %18

16:                                               ; preds = %18, %3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(64) %17, ptr noundef nonnull align 8 dereferenceable(64) %4, i64 64, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void

18:                                               ; preds = %14, %18
  %19 = phi i32 [ 0, %14 ], [ %20, %18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(64) %6, ptr addrspace(2) noundef align 8 dereferenceable(64) @__const.sha512_start.s, i64 64, i1 false)
  call spir_func void @sha512_round(ptr dead_on_unwind writable sret(%struct.sha512_state) align 8 %5, ptr noundef nonnull byval(%struct.sha512_state) align 8 %6, ptr addrspace(4) noundef %15) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %4, ptr noundef nonnull align 8 dereferenceable(64) %5, i64 64, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %20 = add nuw i32 %19, 1
  %21 = icmp ult i32 %20, %2
  br i1 %21, label %18, label %16
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !14 !kernel_arg_access_qual !15 !kernel_arg_type !16 !kernel_arg_base_type !16 !kernel_arg_type_qual !17 {
  %4 = alloca [16 x i64], align 8
  %5 = alloca %struct.sha512_state, align 8
  %6 = alloca %struct.sha512_state, align 8
  %7 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #9
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  %8 = shl i64 %7, 6
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %8
  call void @llvm.memcpy.p0.p1.i64(ptr noundef nonnull align 8 dereferenceable(64) %4, ptr addrspace(1) noundef align 8 dereferenceable(64) %9, i64 64, i1 false), !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) %11, i8 0, i64 48, i1 false), !tbaa !12
  store i64 -9223372036854775808, ptr %10, align 8, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 120
  store i64 512, ptr %12, align 8, !tbaa !12
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %16, label %14

14:                                               ; preds = %3
  %15 = addrspacecast ptr %4 to ptr addrspace(4)
  br label %18

16:                                               ; preds = %18, %3
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %8
  call void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noundef align 8 dereferenceable(64) %17, ptr noundef nonnull align 8 dereferenceable(64) %4, i64 64, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void

18:                                               ; preds = %14, %18
  %19 = phi i32 [ 0, %14 ], [ %20, %18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10
  call void @llvm.memcpy.p0.p2.i64(ptr noundef nonnull align 8 dereferenceable(64) %6, ptr addrspace(2) noundef align 8 dereferenceable(64) @__const.sha512_start.s, i64 64, i1 false)
  call spir_func void @sha512_round(ptr dead_on_unwind writable sret(%struct.sha512_state) align 8 %5, ptr noundef nonnull byval(%struct.sha512_state) align 8 %6, ptr addrspace(4) noundef %15) #10
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %4, ptr noundef nonnull align 8 dereferenceable(64) %5, i64 64, i1 false), !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10
  %20 = add nuw i32 %19, 1
  %21 = icmp ult i32 %20, %2
  br i1 %21, label %18, label %16
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define internal spir_func void @sha512_round(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.sha512_state) align 8 captures(none) %0, ptr noundef byval(%struct.sha512_state) align 8 captures(none) %1, ptr addrspace(4) noundef readonly captures(none) %2) unnamed_addr #4 {
  %4 = alloca [80 x i64], align 8
  %5 = alloca [8 x i64], align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10
  call void @llvm.memcpy.p0.p4.i64(ptr noundef nonnull align 8 dereferenceable(128) %4, ptr addrspace(4) noundef align 8 dereferenceable(128) %2, i64 128, i1 false), !tbaa !12
  br label %74

6:                                                ; preds = %74
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %5, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false), !tbaa !12
  %7 = load i64, ptr %5, align 8, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %9 = load i64, ptr %8, align 8, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %34 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %36 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %52 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %56 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %58 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %59 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %65 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %66 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %67 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %69 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %71 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %72 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %73 = getelementptr inbounds nuw i8, ptr %5, i64 32
  br label %101

74:                                               ; preds = %3, %74
  %75 = phi i32 [ %99, %74 ], [ 16, %3 ]
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr i64, ptr %4, i64 %76
  %78 = getelementptr i8, ptr %77, i64 -16
  %79 = load i64, ptr %78, align 8, !tbaa !12
  %80 = getelementptr i8, ptr %77, i64 -120
  %81 = load i64, ptr %80, align 8, !tbaa !12
  %82 = tail call i64 @llvm.fshl.i64(i64 %79, i64 %79, i64 45)
  %83 = tail call i64 @llvm.fshl.i64(i64 %79, i64 %79, i64 3)
  %84 = xor i64 %82, %83
  %85 = lshr i64 %79, 6
  %86 = xor i64 %84, %85
  %87 = getelementptr i8, ptr %77, i64 -56
  %88 = load i64, ptr %87, align 8, !tbaa !12
  %89 = add i64 %86, %88
  %90 = tail call i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 63)
  %91 = tail call i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 56)
  %92 = xor i64 %90, %91
  %93 = lshr i64 %81, 7
  %94 = xor i64 %92, %93
  %95 = getelementptr i8, ptr %77, i64 -128
  %96 = load i64, ptr %95, align 8, !tbaa !12
  %97 = add i64 %89, %96
  %98 = add i64 %97, %94
  store i64 %98, ptr %77, align 8, !tbaa !12
  %99 = add nuw nsw i32 %75, 1
  %100 = icmp samesign ult i32 %75, 79
  br i1 %100, label %74, label %6

101:                                              ; preds = %101, %6
  %102 = phi i64 [ %9, %6 ], [ %397, %101 ]
  %103 = phi i32 [ 0, %6 ], [ %400, %101 ]
  %104 = phi i64 [ %7, %6 ], [ %399, %101 ]
  %105 = load i64, ptr %10, align 8, !tbaa !12
  %106 = load i64, ptr %11, align 8, !tbaa !12
  %107 = load i64, ptr %12, align 8, !tbaa !12
  %108 = zext nneg i32 %103 to i64
  %109 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %108
  %110 = load i64, ptr addrspace(2) %109, align 8, !tbaa !12
  %111 = getelementptr inbounds nuw i64, ptr %4, i64 %108
  %112 = load i64, ptr %111, align 8, !tbaa !12
  %113 = load i64, ptr %13, align 8, !tbaa !12
  %114 = load i64, ptr %14, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %15, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %115 = tail call i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 50)
  %116 = tail call i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 46)
  %117 = xor i64 %115, %116
  %118 = tail call i64 @llvm.fshl.i64(i64 %102, i64 %102, i64 23)
  %119 = xor i64 %117, %118
  %120 = add i64 %119, %105
  %121 = and i64 %106, %102
  %122 = xor i64 %102, -1
  %123 = and i64 %107, %122
  %124 = or i64 %123, %121
  %125 = add i64 %120, %110
  %126 = add i64 %125, %124
  %127 = add i64 %126, %112
  %128 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 36)
  %129 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 30)
  %130 = xor i64 %128, %129
  %131 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 25)
  %132 = xor i64 %130, %131
  %133 = xor i64 %114, %113
  %134 = and i64 %133, %104
  %135 = and i64 %114, %113
  %136 = xor i64 %134, %135
  %137 = load i64, ptr %16, align 8, !tbaa !12
  %138 = add i64 %137, %127
  store i64 %138, ptr %17, align 8, !tbaa !12
  %139 = add i64 %127, %132
  %140 = add i64 %139, %136
  store i64 %140, ptr %5, align 8, !tbaa !12
  %141 = or disjoint i32 %103, 1
  %142 = load i64, ptr %18, align 8, !tbaa !12
  %143 = load i64, ptr %19, align 8, !tbaa !12
  %144 = load i64, ptr %20, align 8, !tbaa !12
  %145 = zext nneg i32 %141 to i64
  %146 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %145
  %147 = load i64, ptr addrspace(2) %146, align 8, !tbaa !12
  %148 = getelementptr inbounds nuw i64, ptr %4, i64 %145
  %149 = load i64, ptr %148, align 8, !tbaa !12
  %150 = load i64, ptr %21, align 8, !tbaa !12
  %151 = load i64, ptr %22, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %23, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %152 = tail call i64 @llvm.fshl.i64(i64 %138, i64 %138, i64 50)
  %153 = tail call i64 @llvm.fshl.i64(i64 %138, i64 %138, i64 46)
  %154 = xor i64 %152, %153
  %155 = tail call i64 @llvm.fshl.i64(i64 %138, i64 %138, i64 23)
  %156 = xor i64 %154, %155
  %157 = add i64 %156, %142
  %158 = and i64 %143, %138
  %159 = xor i64 %138, -1
  %160 = and i64 %144, %159
  %161 = or i64 %160, %158
  %162 = add i64 %157, %147
  %163 = add i64 %162, %161
  %164 = add i64 %163, %149
  %165 = tail call i64 @llvm.fshl.i64(i64 %140, i64 %140, i64 36)
  %166 = tail call i64 @llvm.fshl.i64(i64 %140, i64 %140, i64 30)
  %167 = xor i64 %165, %166
  %168 = tail call i64 @llvm.fshl.i64(i64 %140, i64 %140, i64 25)
  %169 = xor i64 %167, %168
  %170 = xor i64 %151, %150
  %171 = and i64 %170, %140
  %172 = and i64 %151, %150
  %173 = xor i64 %171, %172
  %174 = load i64, ptr %24, align 8, !tbaa !12
  %175 = add i64 %174, %164
  store i64 %175, ptr %25, align 8, !tbaa !12
  %176 = add i64 %164, %169
  %177 = add i64 %176, %173
  store i64 %177, ptr %5, align 8, !tbaa !12
  %178 = or disjoint i32 %103, 2
  %179 = load i64, ptr %26, align 8, !tbaa !12
  %180 = load i64, ptr %27, align 8, !tbaa !12
  %181 = load i64, ptr %28, align 8, !tbaa !12
  %182 = zext nneg i32 %178 to i64
  %183 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %182
  %184 = load i64, ptr addrspace(2) %183, align 8, !tbaa !12
  %185 = getelementptr inbounds nuw i64, ptr %4, i64 %182
  %186 = load i64, ptr %185, align 8, !tbaa !12
  %187 = load i64, ptr %29, align 8, !tbaa !12
  %188 = load i64, ptr %30, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %31, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %189 = tail call i64 @llvm.fshl.i64(i64 %175, i64 %175, i64 50)
  %190 = tail call i64 @llvm.fshl.i64(i64 %175, i64 %175, i64 46)
  %191 = xor i64 %189, %190
  %192 = tail call i64 @llvm.fshl.i64(i64 %175, i64 %175, i64 23)
  %193 = xor i64 %191, %192
  %194 = add i64 %193, %179
  %195 = and i64 %180, %175
  %196 = xor i64 %175, -1
  %197 = and i64 %181, %196
  %198 = or i64 %197, %195
  %199 = add i64 %194, %184
  %200 = add i64 %199, %198
  %201 = add i64 %200, %186
  %202 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 36)
  %203 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 30)
  %204 = xor i64 %202, %203
  %205 = tail call i64 @llvm.fshl.i64(i64 %177, i64 %177, i64 25)
  %206 = xor i64 %204, %205
  %207 = xor i64 %188, %187
  %208 = and i64 %207, %177
  %209 = and i64 %188, %187
  %210 = xor i64 %208, %209
  %211 = load i64, ptr %32, align 8, !tbaa !12
  %212 = add i64 %211, %201
  store i64 %212, ptr %33, align 8, !tbaa !12
  %213 = add i64 %201, %206
  %214 = add i64 %213, %210
  store i64 %214, ptr %5, align 8, !tbaa !12
  %215 = or disjoint i32 %103, 3
  %216 = load i64, ptr %34, align 8, !tbaa !12
  %217 = load i64, ptr %35, align 8, !tbaa !12
  %218 = load i64, ptr %36, align 8, !tbaa !12
  %219 = zext nneg i32 %215 to i64
  %220 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %219
  %221 = load i64, ptr addrspace(2) %220, align 8, !tbaa !12
  %222 = getelementptr inbounds nuw i64, ptr %4, i64 %219
  %223 = load i64, ptr %222, align 8, !tbaa !12
  %224 = load i64, ptr %37, align 8, !tbaa !12
  %225 = load i64, ptr %38, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %39, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %226 = tail call i64 @llvm.fshl.i64(i64 %212, i64 %212, i64 50)
  %227 = tail call i64 @llvm.fshl.i64(i64 %212, i64 %212, i64 46)
  %228 = xor i64 %226, %227
  %229 = tail call i64 @llvm.fshl.i64(i64 %212, i64 %212, i64 23)
  %230 = xor i64 %228, %229
  %231 = add i64 %230, %216
  %232 = and i64 %217, %212
  %233 = xor i64 %212, -1
  %234 = and i64 %218, %233
  %235 = or i64 %234, %232
  %236 = add i64 %231, %221
  %237 = add i64 %236, %235
  %238 = add i64 %237, %223
  %239 = tail call i64 @llvm.fshl.i64(i64 %214, i64 %214, i64 36)
  %240 = tail call i64 @llvm.fshl.i64(i64 %214, i64 %214, i64 30)
  %241 = xor i64 %239, %240
  %242 = tail call i64 @llvm.fshl.i64(i64 %214, i64 %214, i64 25)
  %243 = xor i64 %241, %242
  %244 = xor i64 %225, %224
  %245 = and i64 %244, %214
  %246 = and i64 %225, %224
  %247 = xor i64 %245, %246
  %248 = load i64, ptr %40, align 8, !tbaa !12
  %249 = add i64 %248, %238
  store i64 %249, ptr %41, align 8, !tbaa !12
  %250 = add i64 %238, %243
  %251 = add i64 %250, %247
  store i64 %251, ptr %5, align 8, !tbaa !12
  %252 = or disjoint i32 %103, 4
  %253 = load i64, ptr %42, align 8, !tbaa !12
  %254 = load i64, ptr %43, align 8, !tbaa !12
  %255 = load i64, ptr %44, align 8, !tbaa !12
  %256 = zext nneg i32 %252 to i64
  %257 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %256
  %258 = load i64, ptr addrspace(2) %257, align 8, !tbaa !12
  %259 = getelementptr inbounds nuw i64, ptr %4, i64 %256
  %260 = load i64, ptr %259, align 8, !tbaa !12
  %261 = load i64, ptr %45, align 8, !tbaa !12
  %262 = load i64, ptr %46, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %47, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %263 = tail call i64 @llvm.fshl.i64(i64 %249, i64 %249, i64 50)
  %264 = tail call i64 @llvm.fshl.i64(i64 %249, i64 %249, i64 46)
  %265 = xor i64 %263, %264
  %266 = tail call i64 @llvm.fshl.i64(i64 %249, i64 %249, i64 23)
  %267 = xor i64 %265, %266
  %268 = add i64 %267, %253
  %269 = and i64 %254, %249
  %270 = xor i64 %249, -1
  %271 = and i64 %255, %270
  %272 = or i64 %271, %269
  %273 = add i64 %268, %258
  %274 = add i64 %273, %272
  %275 = add i64 %274, %260
  %276 = tail call i64 @llvm.fshl.i64(i64 %251, i64 %251, i64 36)
  %277 = tail call i64 @llvm.fshl.i64(i64 %251, i64 %251, i64 30)
  %278 = xor i64 %276, %277
  %279 = tail call i64 @llvm.fshl.i64(i64 %251, i64 %251, i64 25)
  %280 = xor i64 %278, %279
  %281 = xor i64 %262, %261
  %282 = and i64 %281, %251
  %283 = and i64 %262, %261
  %284 = xor i64 %282, %283
  %285 = load i64, ptr %48, align 8, !tbaa !12
  %286 = add i64 %285, %275
  store i64 %286, ptr %49, align 8, !tbaa !12
  %287 = add i64 %275, %280
  %288 = add i64 %287, %284
  store i64 %288, ptr %5, align 8, !tbaa !12
  %289 = or disjoint i32 %103, 5
  %290 = load i64, ptr %50, align 8, !tbaa !12
  %291 = load i64, ptr %51, align 8, !tbaa !12
  %292 = load i64, ptr %52, align 8, !tbaa !12
  %293 = zext nneg i32 %289 to i64
  %294 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %293
  %295 = load i64, ptr addrspace(2) %294, align 8, !tbaa !12
  %296 = getelementptr inbounds nuw i64, ptr %4, i64 %293
  %297 = load i64, ptr %296, align 8, !tbaa !12
  %298 = load i64, ptr %53, align 8, !tbaa !12
  %299 = load i64, ptr %54, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %55, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %300 = tail call i64 @llvm.fshl.i64(i64 %286, i64 %286, i64 50)
  %301 = tail call i64 @llvm.fshl.i64(i64 %286, i64 %286, i64 46)
  %302 = xor i64 %300, %301
  %303 = tail call i64 @llvm.fshl.i64(i64 %286, i64 %286, i64 23)
  %304 = xor i64 %302, %303
  %305 = add i64 %304, %290
  %306 = and i64 %291, %286
  %307 = xor i64 %286, -1
  %308 = and i64 %292, %307
  %309 = or i64 %308, %306
  %310 = add i64 %305, %295
  %311 = add i64 %310, %309
  %312 = add i64 %311, %297
  %313 = tail call i64 @llvm.fshl.i64(i64 %288, i64 %288, i64 36)
  %314 = tail call i64 @llvm.fshl.i64(i64 %288, i64 %288, i64 30)
  %315 = xor i64 %313, %314
  %316 = tail call i64 @llvm.fshl.i64(i64 %288, i64 %288, i64 25)
  %317 = xor i64 %315, %316
  %318 = xor i64 %299, %298
  %319 = and i64 %318, %288
  %320 = and i64 %299, %298
  %321 = xor i64 %319, %320
  %322 = load i64, ptr %56, align 8, !tbaa !12
  %323 = add i64 %322, %312
  store i64 %323, ptr %57, align 8, !tbaa !12
  %324 = add i64 %312, %317
  %325 = add i64 %324, %321
  store i64 %325, ptr %5, align 8, !tbaa !12
  %326 = or disjoint i32 %103, 6
  %327 = load i64, ptr %58, align 8, !tbaa !12
  %328 = load i64, ptr %59, align 8, !tbaa !12
  %329 = load i64, ptr %60, align 8, !tbaa !12
  %330 = zext nneg i32 %326 to i64
  %331 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %330
  %332 = load i64, ptr addrspace(2) %331, align 8, !tbaa !12
  %333 = getelementptr inbounds nuw i64, ptr %4, i64 %330
  %334 = load i64, ptr %333, align 8, !tbaa !12
  %335 = load i64, ptr %61, align 8, !tbaa !12
  %336 = load i64, ptr %62, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %63, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %337 = tail call i64 @llvm.fshl.i64(i64 %323, i64 %323, i64 50)
  %338 = tail call i64 @llvm.fshl.i64(i64 %323, i64 %323, i64 46)
  %339 = xor i64 %337, %338
  %340 = tail call i64 @llvm.fshl.i64(i64 %323, i64 %323, i64 23)
  %341 = xor i64 %339, %340
  %342 = add i64 %341, %327
  %343 = and i64 %328, %323
  %344 = xor i64 %323, -1
  %345 = and i64 %329, %344
  %346 = or i64 %345, %343
  %347 = add i64 %342, %332
  %348 = add i64 %347, %346
  %349 = add i64 %348, %334
  %350 = tail call i64 @llvm.fshl.i64(i64 %325, i64 %325, i64 36)
  %351 = tail call i64 @llvm.fshl.i64(i64 %325, i64 %325, i64 30)
  %352 = xor i64 %350, %351
  %353 = tail call i64 @llvm.fshl.i64(i64 %325, i64 %325, i64 25)
  %354 = xor i64 %352, %353
  %355 = xor i64 %336, %335
  %356 = and i64 %355, %325
  %357 = and i64 %336, %335
  %358 = xor i64 %356, %357
  %359 = load i64, ptr %64, align 8, !tbaa !12
  %360 = add i64 %359, %349
  store i64 %360, ptr %65, align 8, !tbaa !12
  %361 = add i64 %349, %354
  %362 = add i64 %361, %358
  store i64 %362, ptr %5, align 8, !tbaa !12
  %363 = or disjoint i32 %103, 7
  %364 = load i64, ptr %66, align 8, !tbaa !12
  %365 = load i64, ptr %67, align 8, !tbaa !12
  %366 = load i64, ptr %68, align 8, !tbaa !12
  %367 = zext nneg i32 %363 to i64
  %368 = getelementptr inbounds nuw i64, ptr addrspace(2) @k512, i64 %367
  %369 = load i64, ptr addrspace(2) %368, align 8, !tbaa !12
  %370 = getelementptr inbounds nuw i64, ptr %4, i64 %367
  %371 = load i64, ptr %370, align 8, !tbaa !12
  %372 = load i64, ptr %69, align 8, !tbaa !12
  %373 = load i64, ptr %70, align 8, !tbaa !12
  call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %71, ptr noundef nonnull align 8 dereferenceable(56) %5, i64 56, i1 false), !tbaa !12
  %374 = tail call i64 @llvm.fshl.i64(i64 %360, i64 %360, i64 50)
  %375 = tail call i64 @llvm.fshl.i64(i64 %360, i64 %360, i64 46)
  %376 = xor i64 %374, %375
  %377 = tail call i64 @llvm.fshl.i64(i64 %360, i64 %360, i64 23)
  %378 = xor i64 %376, %377
  %379 = add i64 %378, %364
  %380 = and i64 %365, %360
  %381 = xor i64 %360, -1
  %382 = and i64 %366, %381
  %383 = or i64 %382, %380
  %384 = add i64 %379, %369
  %385 = add i64 %384, %383
  %386 = add i64 %385, %371
  %387 = tail call i64 @llvm.fshl.i64(i64 %362, i64 %362, i64 36)
  %388 = tail call i64 @llvm.fshl.i64(i64 %362, i64 %362, i64 30)
  %389 = xor i64 %387, %388
  %390 = tail call i64 @llvm.fshl.i64(i64 %362, i64 %362, i64 25)
  %391 = xor i64 %389, %390
  %392 = xor i64 %373, %372
  %393 = and i64 %392, %362
  %394 = and i64 %373, %372
  %395 = xor i64 %393, %394
  %396 = load i64, ptr %72, align 8, !tbaa !12
  %397 = add i64 %396, %386
  store i64 %397, ptr %73, align 8, !tbaa !12
  %398 = add i64 %386, %391
  %399 = add i64 %398, %395
  store i64 %399, ptr %5, align 8, !tbaa !12
  %400 = add nuw nsw i32 %103, 8
  %401 = icmp samesign ult i32 %363, 79
  br i1 %401, label %101, label %402, !llvm.loop !18

402:                                              ; preds = %101
  %403 = load i64, ptr %1, align 8, !tbaa !12
  %404 = add i64 %403, %399
  store i64 %404, ptr %1, align 8, !tbaa !12
  %405 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %406 = load i64, ptr %405, align 8, !tbaa !12
  %407 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %408 = load i64, ptr %407, align 8, !tbaa !12
  %409 = add i64 %408, %406
  store i64 %409, ptr %407, align 8, !tbaa !12
  %410 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %411 = load i64, ptr %410, align 8, !tbaa !12
  %412 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %413 = load i64, ptr %412, align 8, !tbaa !12
  %414 = add i64 %413, %411
  store i64 %414, ptr %412, align 8, !tbaa !12
  %415 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %416 = load i64, ptr %415, align 8, !tbaa !12
  %417 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %418 = load i64, ptr %417, align 8, !tbaa !12
  %419 = add i64 %418, %416
  store i64 %419, ptr %417, align 8, !tbaa !12
  %420 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %421 = load i64, ptr %420, align 8, !tbaa !12
  %422 = add i64 %421, %397
  store i64 %422, ptr %420, align 8, !tbaa !12
  %423 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %424 = load i64, ptr %423, align 8, !tbaa !12
  %425 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %426 = load i64, ptr %425, align 8, !tbaa !12
  %427 = add i64 %426, %424
  store i64 %427, ptr %425, align 8, !tbaa !12
  %428 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %429 = load i64, ptr %428, align 8, !tbaa !12
  %430 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %431 = load i64, ptr %430, align 8, !tbaa !12
  %432 = add i64 %431, %429
  store i64 %432, ptr %430, align 8, !tbaa !12
  %433 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %434 = load i64, ptr %433, align 8, !tbaa !12
  %435 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %436 = load i64, ptr %435, align 8, !tbaa !12
  %437 = add i64 %436, %434
  store i64 %437, ptr %435, align 8, !tbaa !12
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %0, ptr noundef nonnull align 8 dereferenceable(64) %1, i64 64, i1 false), !tbaa.struct !20
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p2.i64(ptr noalias writeonly captures(none), ptr addrspace(2) noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #6

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p4.i64(ptr noalias writeonly captures(none), ptr addrspace(4) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p1.i64(ptr noalias writeonly captures(none), ptr addrspace(1) noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p1.p0.i64(ptr addrspace(1) noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="false" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { convergent nounwind willreturn memory(none) }
attributes #10 = { nounwind }

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
!8 = !{i32 1, i32 1}
!9 = !{!"none", !"none"}
!10 = !{!"ulong*", !"ulong*"}
!11 = !{!"const", !""}
!12 = !{!13, !13, i64 0}
!13 = !{!"long", !6, i64 0}
!14 = !{i32 1, i32 1, i32 0}
!15 = !{!"none", !"none", !"none"}
!16 = !{!"ulong*", !"ulong*", !"uint"}
!17 = !{!"const", !"", !""}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
!20 = !{i64 0, i64 64, !21}
!21 = !{!6, !6, i64 0}
