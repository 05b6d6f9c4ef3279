; ModuleID = 'corpus/opencl/sha512.cl'
source_filename = "corpus/opencl/sha512.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@k512 = hidden local_unnamed_addr addrspace(4) constant [80 x i64] [i64 4794697086780616226, i64 8158064640168781261, i64 -5349999486874862801, i64 -1606136188198331460, i64 4131703408338449720, i64 6480981068601479193, i64 -7908458776815382629, i64 -6116909921290321640, i64 -2880145864133508542, i64 1334009975649890238, i64 2608012711638119052, i64 6128411473006802146, i64 8268148722764581231, i64 -9160688886553864527, i64 -7215885187991268811, i64 -4495734319001033068, i64 -1973867731355612462, i64 -1171420211273849373, i64 1135362057144423861, i64 2597628984639134821, i64 3308224258029322869, i64 5365058923640841347, i64 6679025012923562964, i64 8573033837759648693, i64 -7476448914759557205, i64 -6327057829258317296, i64 -5763719355590565569, i64 -4658551843659510044, i64 -4116276920077217854, i64 -3051310485924567259, i64 489312712824947311, i64 1452737877330783856, i64 2861767655752347644, i64 3322285676063803686, i64 5560940570517711597, i64 5996557281743188959, i64 7280758554555802590, i64 8532644243296465576, i64 -9096487096722542874, i64 -7894198246740708037, i64 -6719396339535248540, i64 -6333637450476146687, i64 -4446306890439682159, i64 -4076793802049405392, i64 -3345356375505022440, i64 -2983346525034927856, i64 -860691631967231958, i64 1182934255886127544, i64 1847814050463011016, i64 2177327727835720531, i64 2830643537854262169, i64 3796741975233480872, i64 4115178125766777443, i64 5681478168544905931, i64 6601373596472566643, i64 7507060721942968483, i64 8399075790359081724, i64 8693463985226723168, i64 -8878714635349349518, i64 -8302665154208450068, i64 -8016688836872298968, i64 -6606660893046293015, i64 -4685533653050689259, i64 -4147400797238176981, i64 -3880063495543823972, i64 -3348786107499101689, i64 -1523767162380948706, i64 -757361751448694408, i64 500013540394364858, i64 748580250866718886, i64 1242879168328830382, i64 1977374033974150939, i64 2944078676154940804, i64 3659926193048069267, i64 4368137639120453308, i64 4836135668995329356, i64 5532061633213252278, i64 6448918945643986474, i64 6902733635092675308, i64 7801388544844847127], align 8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p5(ptr addrspace(5) captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #3 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca [16 x i64], align 8, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #8
  %19 = shl i64 %18, 7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10, !amdgpu.noclobber !16
  store i64 %21, ptr addrspace(5) %3, align 8, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  %23 = load i64, ptr addrspace(1) %22, align 8, !tbaa !10, !amdgpu.noclobber !16
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  store i64 %23, ptr addrspace(5) %24, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 16
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !10, !amdgpu.noclobber !16
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  store i64 %26, ptr addrspace(5) %27, align 8, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 24
  %29 = load i64, ptr addrspace(1) %28, align 8, !tbaa !10, !amdgpu.noclobber !16
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  store i64 %29, ptr addrspace(5) %30, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 32
  %32 = load i64, ptr addrspace(1) %31, align 8, !tbaa !10, !amdgpu.noclobber !16
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 32
  store i64 %32, ptr addrspace(5) %33, align 8, !tbaa !10
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 40
  %35 = load i64, ptr addrspace(1) %34, align 8, !tbaa !10, !amdgpu.noclobber !16
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 40
  store i64 %35, ptr addrspace(5) %36, align 8, !tbaa !10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 48
  %38 = load i64, ptr addrspace(1) %37, align 8, !tbaa !10, !amdgpu.noclobber !16
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 48
  store i64 %38, ptr addrspace(5) %39, align 8, !tbaa !10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 56
  %41 = load i64, ptr addrspace(1) %40, align 8, !tbaa !10, !amdgpu.noclobber !16
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 56
  store i64 %41, ptr addrspace(5) %42, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 64
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !10, !amdgpu.noclobber !16
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 64
  store i64 %44, ptr addrspace(5) %45, align 8, !tbaa !10
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 72
  %47 = load i64, ptr addrspace(1) %46, align 8, !tbaa !10, !amdgpu.noclobber !16
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 72
  store i64 %47, ptr addrspace(5) %48, align 8, !tbaa !10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 80
  %50 = load i64, ptr addrspace(1) %49, align 8, !tbaa !10, !amdgpu.noclobber !16
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 80
  store i64 %50, ptr addrspace(5) %51, align 8, !tbaa !10
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 88
  %53 = load i64, ptr addrspace(1) %52, align 8, !tbaa !10, !amdgpu.noclobber !16
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 88
  store i64 %53, ptr addrspace(5) %54, align 8, !tbaa !10
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 96
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !10, !amdgpu.noclobber !16
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 96
  store i64 %56, ptr addrspace(5) %57, align 8, !tbaa !10
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 104
  %59 = load i64, ptr addrspace(1) %58, align 8, !tbaa !10, !amdgpu.noclobber !16
  %60 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 104
  store i64 %59, ptr addrspace(5) %60, align 8, !tbaa !10
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 112
  %62 = load i64, ptr addrspace(1) %61, align 8, !tbaa !10, !amdgpu.noclobber !16
  %63 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 112
  store i64 %62, ptr addrspace(5) %63, align 8, !tbaa !10
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 120
  %65 = load i64, ptr addrspace(1) %64, align 8, !tbaa !10, !amdgpu.noclobber !16
  %66 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 120
  store i64 %65, ptr addrspace(5) %66, align 8, !tbaa !10
  %67 = addrspacecast ptr addrspace(5) %3 to ptr
  %68 = call fastcc [8 x i64] @sha512_round(ptr noundef %67) #8
  %69 = extractvalue [8 x i64] %68, 0
  %70 = extractvalue [8 x i64] %68, 1
  %71 = extractvalue [8 x i64] %68, 2
  %72 = extractvalue [8 x i64] %68, 3
  %73 = extractvalue [8 x i64] %68, 4
  %74 = extractvalue [8 x i64] %68, 5
  %75 = extractvalue [8 x i64] %68, 6
  %76 = extractvalue [8 x i64] %68, 7
  %77 = shl i64 %18, 6
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %77
  store i64 %69, ptr addrspace(1) %78, align 8, !tbaa !10
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 8
  store i64 %70, ptr addrspace(1) %79, align 8, !tbaa !10
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 16
  store i64 %71, ptr addrspace(1) %80, align 8, !tbaa !10
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 24
  store i64 %72, ptr addrspace(1) %81, align 8, !tbaa !10
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 32
  store i64 %73, ptr addrspace(1) %82, align 8, !tbaa !10
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 40
  store i64 %74, ptr addrspace(1) %83, align 8, !tbaa !10
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 48
  store i64 %75, ptr addrspace(1) %84, align 8, !tbaa !10
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 56
  store i64 %76, ptr addrspace(1) %85, align 8, !tbaa !10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #8
  ret void
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sha512_block(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1) local_unnamed_addr #5 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %3 = alloca [16 x i64], align 8, addrspace(5)
  %4 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %5 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 4
  %7 = load i32, ptr addrspace(4) %6, align 4, !tbaa !6
  %8 = and i32 %7, 65535
  %9 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %10 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %11 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 40
  %12 = load i64, ptr addrspace(4) %11, align 8, !tbaa !10
  %13 = zext i32 %4 to i64
  %14 = zext nneg i32 %8 to i64
  %15 = mul nuw nsw i64 %14, %13
  %16 = zext nneg i32 %9 to i64
  %17 = add i64 %12, %16
  %18 = add i64 %17, %15
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %3) #8
  %19 = shl i64 %18, 7
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %19
  %21 = load i64, ptr addrspace(1) %20, align 8, !tbaa !10
  store i64 %21, ptr addrspace(5) %3, align 8, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 8
  %23 = load i64, ptr addrspace(1) %22, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 8
  store i64 %23, ptr addrspace(5) %24, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 16
  %26 = load i64, ptr addrspace(1) %25, align 8, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 16
  store i64 %26, ptr addrspace(5) %27, align 8, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 24
  %29 = load i64, ptr addrspace(1) %28, align 8, !tbaa !10
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 24
  store i64 %29, ptr addrspace(5) %30, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 32
  %32 = load i64, ptr addrspace(1) %31, align 8, !tbaa !10
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 32
  store i64 %32, ptr addrspace(5) %33, align 8, !tbaa !10
  %34 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 40
  %35 = load i64, ptr addrspace(1) %34, align 8, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 40
  store i64 %35, ptr addrspace(5) %36, align 8, !tbaa !10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 48
  %38 = load i64, ptr addrspace(1) %37, align 8, !tbaa !10
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 48
  store i64 %38, ptr addrspace(5) %39, align 8, !tbaa !10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 56
  %41 = load i64, ptr addrspace(1) %40, align 8, !tbaa !10
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 56
  store i64 %41, ptr addrspace(5) %42, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 64
  %44 = load i64, ptr addrspace(1) %43, align 8, !tbaa !10
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 64
  store i64 %44, ptr addrspace(5) %45, align 8, !tbaa !10
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 72
  %47 = load i64, ptr addrspace(1) %46, align 8, !tbaa !10
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 72
  store i64 %47, ptr addrspace(5) %48, align 8, !tbaa !10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 80
  %50 = load i64, ptr addrspace(1) %49, align 8, !tbaa !10
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 80
  store i64 %50, ptr addrspace(5) %51, align 8, !tbaa !10
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 88
  %53 = load i64, ptr addrspace(1) %52, align 8, !tbaa !10
  %54 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 88
  store i64 %53, ptr addrspace(5) %54, align 8, !tbaa !10
  %55 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 96
  %56 = load i64, ptr addrspace(1) %55, align 8, !tbaa !10
  %57 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 96
  store i64 %56, ptr addrspace(5) %57, align 8, !tbaa !10
  %58 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 104
  %59 = load i64, ptr addrspace(1) %58, align 8, !tbaa !10
  %60 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 104
  store i64 %59, ptr addrspace(5) %60, align 8, !tbaa !10
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 112
  %62 = load i64, ptr addrspace(1) %61, align 8, !tbaa !10
  %63 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 112
  store i64 %62, ptr addrspace(5) %63, align 8, !tbaa !10
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 120
  %65 = load i64, ptr addrspace(1) %64, align 8, !tbaa !10
  %66 = getelementptr inbounds nuw i8, ptr addrspace(5) %3, i32 120
  store i64 %65, ptr addrspace(5) %66, align 8, !tbaa !10
  %67 = addrspacecast ptr addrspace(5) %3 to ptr
  %68 = call fastcc [8 x i64] @sha512_round(ptr noundef %67) #8
  %69 = extractvalue [8 x i64] %68, 0
  %70 = extractvalue [8 x i64] %68, 1
  %71 = extractvalue [8 x i64] %68, 2
  %72 = extractvalue [8 x i64] %68, 3
  %73 = extractvalue [8 x i64] %68, 4
  %74 = extractvalue [8 x i64] %68, 5
  %75 = extractvalue [8 x i64] %68, 6
  %76 = extractvalue [8 x i64] %68, 7
  %77 = shl i64 %18, 6
  %78 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %77
  store i64 %69, ptr addrspace(1) %78, align 8, !tbaa !10
  %79 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 8
  store i64 %70, ptr addrspace(1) %79, align 8, !tbaa !10
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 16
  store i64 %71, ptr addrspace(1) %80, align 8, !tbaa !10
  %81 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 24
  store i64 %72, ptr addrspace(1) %81, align 8, !tbaa !10
  %82 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 32
  store i64 %73, ptr addrspace(1) %82, align 8, !tbaa !10
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 40
  store i64 %74, ptr addrspace(1) %83, align 8, !tbaa !10
  %84 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 48
  store i64 %75, ptr addrspace(1) %84, align 8, !tbaa !10
  %85 = getelementptr inbounds nuw i8, ptr addrspace(1) %78, i64 56
  store i64 %76, ptr addrspace(1) %85, align 8, !tbaa !10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %3) #8
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca [16 x i64], align 8, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %20 = shl i64 %19, 6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10, !amdgpu.noclobber !16
  store i64 %22, ptr addrspace(5) %4, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !10, !amdgpu.noclobber !16
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i64 %24, ptr addrspace(5) %25, align 8, !tbaa !10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !10, !amdgpu.noclobber !16
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store i64 %27, ptr addrspace(5) %28, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 24
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !10, !amdgpu.noclobber !16
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  store i64 %30, ptr addrspace(5) %31, align 8, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 32
  %33 = load i64, ptr addrspace(1) %32, align 8, !tbaa !10, !amdgpu.noclobber !16
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  store i64 %33, ptr addrspace(5) %34, align 8, !tbaa !10
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 40
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !10, !amdgpu.noclobber !16
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 40
  store i64 %36, ptr addrspace(5) %37, align 8, !tbaa !10
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 48
  %39 = load i64, ptr addrspace(1) %38, align 8, !tbaa !10, !amdgpu.noclobber !16
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 48
  store i64 %39, ptr addrspace(5) %40, align 8, !tbaa !10
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 56
  %42 = load i64, ptr addrspace(1) %41, align 8, !tbaa !10, !amdgpu.noclobber !16
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 56
  store i64 %42, ptr addrspace(5) %43, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 72
  store i64 0, ptr addrspace(5) %45, align 8, !tbaa !10
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 80
  store i64 0, ptr addrspace(5) %46, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 88
  store i64 0, ptr addrspace(5) %47, align 8, !tbaa !10
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 96
  store i64 0, ptr addrspace(5) %48, align 8, !tbaa !10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 104
  store i64 0, ptr addrspace(5) %49, align 8, !tbaa !10
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 112
  store i64 0, ptr addrspace(5) %50, align 8, !tbaa !10
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 120
  store i64 -9223372036854775808, ptr addrspace(5) %44, align 8, !tbaa !10
  store i64 512, ptr addrspace(5) %51, align 8, !tbaa !10
  %52 = icmp eq i32 %2, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %3
  %54 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %72

55:                                               ; preds = %72, %3
  %56 = phi i64 [ %42, %3 ], [ %82, %72 ]
  %57 = phi i64 [ %39, %3 ], [ %81, %72 ]
  %58 = phi i64 [ %36, %3 ], [ %80, %72 ]
  %59 = phi i64 [ %33, %3 ], [ %79, %72 ]
  %60 = phi i64 [ %30, %3 ], [ %78, %72 ]
  %61 = phi i64 [ %27, %3 ], [ %77, %72 ]
  %62 = phi i64 [ %24, %3 ], [ %76, %72 ]
  %63 = phi i64 [ %22, %3 ], [ %75, %72 ]
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i64 %63, ptr addrspace(1) %64, align 8, !tbaa !10
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 8
  store i64 %62, ptr addrspace(1) %65, align 8, !tbaa !10
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 16
  store i64 %61, ptr addrspace(1) %66, align 8, !tbaa !10
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 24
  store i64 %60, ptr addrspace(1) %67, align 8, !tbaa !10
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 32
  store i64 %59, ptr addrspace(1) %68, align 8, !tbaa !10
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 40
  store i64 %58, ptr addrspace(1) %69, align 8, !tbaa !10
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 48
  store i64 %57, ptr addrspace(1) %70, align 8, !tbaa !10
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 56
  store i64 %56, ptr addrspace(1) %71, align 8, !tbaa !10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void

72:                                               ; preds = %53, %72
  %73 = phi i32 [ 0, %53 ], [ %83, %72 ]
  %74 = call fastcc [8 x i64] @sha512_round(ptr noundef %54) #8
  %75 = extractvalue [8 x i64] %74, 0
  %76 = extractvalue [8 x i64] %74, 1
  %77 = extractvalue [8 x i64] %74, 2
  %78 = extractvalue [8 x i64] %74, 3
  %79 = extractvalue [8 x i64] %74, 4
  %80 = extractvalue [8 x i64] %74, 5
  %81 = extractvalue [8 x i64] %74, 6
  %82 = extractvalue [8 x i64] %74, 7
  store i64 %75, ptr addrspace(5) %4, align 8, !tbaa !10
  store i64 %76, ptr addrspace(5) %25, align 8, !tbaa !10
  store i64 %77, ptr addrspace(5) %28, align 8, !tbaa !10
  store i64 %78, ptr addrspace(5) %31, align 8, !tbaa !10
  store i64 %79, ptr addrspace(5) %34, align 8, !tbaa !10
  store i64 %80, ptr addrspace(5) %37, align 8, !tbaa !10
  store i64 %81, ptr addrspace(5) %40, align 8, !tbaa !10
  store i64 %82, ptr addrspace(5) %43, align 8, !tbaa !10
  %83 = add nuw i32 %73, 1
  %84 = icmp eq i32 %83, %2
  br i1 %84, label %55, label %72
}

; Function Attrs: alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sha512_iterated(ptr addrspace(1) noundef readonly align 8 captures(none) %0, ptr addrspace(1) noundef writeonly align 8 captures(none) %1, i32 noundef %2) local_unnamed_addr #5 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  %4 = alloca [16 x i64], align 8, addrspace(5)
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %6 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %7 = getelementptr inbounds nuw i8, ptr addrspace(4) %6, i64 4
  %8 = load i32, ptr addrspace(4) %7, align 4, !tbaa !6
  %9 = and i32 %8, 65535
  %10 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %11 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %11, i64 40
  %13 = load i64, ptr addrspace(4) %12, align 8, !tbaa !10
  %14 = zext i32 %5 to i64
  %15 = zext nneg i32 %9 to i64
  %16 = mul nuw nsw i64 %15, %14
  %17 = zext nneg i32 %10 to i64
  %18 = add i64 %13, %17
  %19 = add i64 %18, %16
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %4) #8
  %20 = shl i64 %19, 6
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %20
  %22 = load i64, ptr addrspace(1) %21, align 8, !tbaa !10
  store i64 %22, ptr addrspace(5) %4, align 8, !tbaa !10
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 8
  %24 = load i64, ptr addrspace(1) %23, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 8
  store i64 %24, ptr addrspace(5) %25, align 8, !tbaa !10
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 16
  %27 = load i64, ptr addrspace(1) %26, align 8, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 16
  store i64 %27, ptr addrspace(5) %28, align 8, !tbaa !10
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 24
  %30 = load i64, ptr addrspace(1) %29, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 24
  store i64 %30, ptr addrspace(5) %31, align 8, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 32
  %33 = load i64, ptr addrspace(1) %32, align 8, !tbaa !10
  %34 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 32
  store i64 %33, ptr addrspace(5) %34, align 8, !tbaa !10
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 40
  %36 = load i64, ptr addrspace(1) %35, align 8, !tbaa !10
  %37 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 40
  store i64 %36, ptr addrspace(5) %37, align 8, !tbaa !10
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 48
  %39 = load i64, ptr addrspace(1) %38, align 8, !tbaa !10
  %40 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 48
  store i64 %39, ptr addrspace(5) %40, align 8, !tbaa !10
  %41 = getelementptr inbounds nuw i8, ptr addrspace(1) %21, i64 56
  %42 = load i64, ptr addrspace(1) %41, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 56
  store i64 %42, ptr addrspace(5) %43, align 8, !tbaa !10
  %44 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 64
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 72
  store i64 0, ptr addrspace(5) %45, align 8, !tbaa !10
  %46 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 80
  store i64 0, ptr addrspace(5) %46, align 8, !tbaa !10
  %47 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 88
  store i64 0, ptr addrspace(5) %47, align 8, !tbaa !10
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 96
  store i64 0, ptr addrspace(5) %48, align 8, !tbaa !10
  %49 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 104
  store i64 0, ptr addrspace(5) %49, align 8, !tbaa !10
  %50 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 112
  store i64 0, ptr addrspace(5) %50, align 8, !tbaa !10
  %51 = getelementptr inbounds nuw i8, ptr addrspace(5) %4, i32 120
  store i64 -9223372036854775808, ptr addrspace(5) %44, align 8, !tbaa !10
  store i64 512, ptr addrspace(5) %51, align 8, !tbaa !10
  %52 = icmp eq i32 %2, 0
  br i1 %52, label %55, label %53

53:                                               ; preds = %3
  %54 = addrspacecast ptr addrspace(5) %4 to ptr
  br label %72

55:                                               ; preds = %72, %3
  %56 = phi i64 [ %42, %3 ], [ %82, %72 ]
  %57 = phi i64 [ %39, %3 ], [ %81, %72 ]
  %58 = phi i64 [ %36, %3 ], [ %80, %72 ]
  %59 = phi i64 [ %33, %3 ], [ %79, %72 ]
  %60 = phi i64 [ %30, %3 ], [ %78, %72 ]
  %61 = phi i64 [ %27, %3 ], [ %77, %72 ]
  %62 = phi i64 [ %24, %3 ], [ %76, %72 ]
  %63 = phi i64 [ %22, %3 ], [ %75, %72 ]
  %64 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %20
  store i64 %63, ptr addrspace(1) %64, align 8, !tbaa !10
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 8
  store i64 %62, ptr addrspace(1) %65, align 8, !tbaa !10
  %66 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 16
  store i64 %61, ptr addrspace(1) %66, align 8, !tbaa !10
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 24
  store i64 %60, ptr addrspace(1) %67, align 8, !tbaa !10
  %68 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 32
  store i64 %59, ptr addrspace(1) %68, align 8, !tbaa !10
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 40
  store i64 %58, ptr addrspace(1) %69, align 8, !tbaa !10
  %70 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 48
  store i64 %57, ptr addrspace(1) %70, align 8, !tbaa !10
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %64, i64 56
  store i64 %56, ptr addrspace(1) %71, align 8, !tbaa !10
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %4) #8
  ret void

72:                                               ; preds = %53, %72
  %73 = phi i32 [ 0, %53 ], [ %83, %72 ]
  %74 = call fastcc [8 x i64] @sha512_round(ptr noundef %54) #8
  %75 = extractvalue [8 x i64] %74, 0
  %76 = extractvalue [8 x i64] %74, 1
  %77 = extractvalue [8 x i64] %74, 2
  %78 = extractvalue [8 x i64] %74, 3
  %79 = extractvalue [8 x i64] %74, 4
  %80 = extractvalue [8 x i64] %74, 5
  %81 = extractvalue [8 x i64] %74, 6
  %82 = extractvalue [8 x i64] %74, 7
  store i64 %75, ptr addrspace(5) %4, align 8, !tbaa !10
  store i64 %76, ptr addrspace(5) %25, align 8, !tbaa !10
  store i64 %77, ptr addrspace(5) %28, align 8, !tbaa !10
  store i64 %78, ptr addrspace(5) %31, align 8, !tbaa !10
  store i64 %79, ptr addrspace(5) %34, align 8, !tbaa !10
  store i64 %80, ptr addrspace(5) %37, align 8, !tbaa !10
  store i64 %81, ptr addrspace(5) %40, align 8, !tbaa !10
  store i64 %82, ptr addrspace(5) %43, align 8, !tbaa !10
  %83 = add nuw i32 %73, 1
  %84 = icmp eq i32 %83, %2
  br i1 %84, label %55, label %72
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read)
define internal fastcc [8 x i64] @sha512_round(ptr noundef readonly captures(none) %0) unnamed_addr #6 {
  %2 = alloca [80 x i64], align 8, addrspace(5)
  call void @llvm.lifetime.start.p5(ptr addrspace(5) %2) #8
  %3 = load i64, ptr %0, align 8, !tbaa !10
  store i64 %3, ptr addrspace(5) %2, align 8, !tbaa !10
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !tbaa !10
  %6 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 8
  store i64 %5, ptr addrspace(5) %6, align 8, !tbaa !10
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !tbaa !10
  %9 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 16
  store i64 %8, ptr addrspace(5) %9, align 8, !tbaa !10
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %11 = load i64, ptr %10, align 8, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 24
  store i64 %11, ptr addrspace(5) %12, align 8, !tbaa !10
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %14 = load i64, ptr %13, align 8, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 32
  store i64 %14, ptr addrspace(5) %15, align 8, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %17 = load i64, ptr %16, align 8, !tbaa !10
  %18 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 40
  store i64 %17, ptr addrspace(5) %18, align 8, !tbaa !10
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %20 = load i64, ptr %19, align 8, !tbaa !10
  %21 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 48
  store i64 %20, ptr addrspace(5) %21, align 8, !tbaa !10
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = load i64, ptr %22, align 8, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 56
  store i64 %23, ptr addrspace(5) %24, align 8, !tbaa !10
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %26 = load i64, ptr %25, align 8, !tbaa !10
  %27 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 64
  store i64 %26, ptr addrspace(5) %27, align 8, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %29 = load i64, ptr %28, align 8, !tbaa !10
  %30 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 72
  store i64 %29, ptr addrspace(5) %30, align 8, !tbaa !10
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = load i64, ptr %31, align 8, !tbaa !10
  %33 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 80
  store i64 %32, ptr addrspace(5) %33, align 8, !tbaa !10
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %35 = load i64, ptr %34, align 8, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 88
  store i64 %35, ptr addrspace(5) %36, align 8, !tbaa !10
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = load i64, ptr %37, align 8, !tbaa !10
  %39 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 96
  store i64 %38, ptr addrspace(5) %39, align 8, !tbaa !10
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %41 = load i64, ptr %40, align 8, !tbaa !10
  %42 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 104
  store i64 %41, ptr addrspace(5) %42, align 8, !tbaa !10
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %44 = load i64, ptr %43, align 8, !tbaa !10
  %45 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 112
  store i64 %44, ptr addrspace(5) %45, align 8, !tbaa !10
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %47 = load i64, ptr %46, align 8, !tbaa !10
  %48 = getelementptr inbounds nuw i8, ptr addrspace(5) %2, i32 120
  store i64 %47, ptr addrspace(5) %48, align 8, !tbaa !10
  br label %49

49:                                               ; preds = %49, %1
  %50 = phi i32 [ 16, %1 ], [ %94, %49 ]
  %51 = getelementptr i64, ptr addrspace(5) %2, i32 %50
  %52 = getelementptr i8, ptr addrspace(5) %51, i32 -16
  %53 = load i64, ptr addrspace(5) %52, align 8, !tbaa !10
  %54 = getelementptr i8, ptr addrspace(5) %51, i32 -120
  %55 = load i64, ptr addrspace(5) %54, align 8, !tbaa !10
  %56 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 45)
  %57 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 3)
  %58 = xor i64 %56, %57
  %59 = lshr i64 %53, 6
  %60 = xor i64 %58, %59
  %61 = getelementptr i8, ptr addrspace(5) %51, i32 -56
  %62 = load i64, ptr addrspace(5) %61, align 8, !tbaa !10
  %63 = add i64 %60, %62
  %64 = tail call i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 63)
  %65 = tail call i64 @llvm.fshl.i64(i64 %55, i64 %55, i64 56)
  %66 = xor i64 %64, %65
  %67 = lshr i64 %55, 7
  %68 = xor i64 %66, %67
  %69 = getelementptr i8, ptr addrspace(5) %51, i32 -128
  %70 = load i64, ptr addrspace(5) %69, align 8, !tbaa !10
  %71 = add i64 %63, %70
  %72 = add i64 %71, %68
  store i64 %72, ptr addrspace(5) %51, align 8, !tbaa !10
  %73 = getelementptr i64, ptr addrspace(5) %2, i32 %50
  %74 = getelementptr i8, ptr addrspace(5) %73, i32 8
  %75 = getelementptr i8, ptr addrspace(5) %73, i32 -8
  %76 = load i64, ptr addrspace(5) %75, align 8, !tbaa !10
  %77 = getelementptr i8, ptr addrspace(5) %73, i32 -112
  %78 = load i64, ptr addrspace(5) %77, align 8, !tbaa !10
  %79 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 45)
  %80 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 3)
  %81 = xor i64 %79, %80
  %82 = lshr i64 %76, 6
  %83 = xor i64 %81, %82
  %84 = getelementptr i8, ptr addrspace(5) %73, i32 -48
  %85 = load i64, ptr addrspace(5) %84, align 8, !tbaa !10
  %86 = add i64 %83, %85
  %87 = tail call i64 @llvm.fshl.i64(i64 %78, i64 %78, i64 63)
  %88 = tail call i64 @llvm.fshl.i64(i64 %78, i64 %78, i64 56)
  %89 = xor i64 %87, %88
  %90 = lshr i64 %78, 7
  %91 = xor i64 %89, %90
  %92 = add i64 %86, %55
  %93 = add i64 %92, %91
  store i64 %93, ptr addrspace(5) %74, align 8, !tbaa !10
  %94 = add nuw nsw i32 %50, 2
  %95 = icmp eq i32 %94, 80
  br i1 %95, label %96, label %49

96:                                               ; preds = %49, %96
  %97 = phi i64 [ %257, %96 ], [ 6620516959819538809, %49 ]
  %98 = phi i64 [ %288, %96 ], [ 2270897969802886507, %49 ]
  %99 = phi i64 [ %319, %96 ], [ -7276294671716946913, %49 ]
  %100 = phi i64 [ %350, %96 ], [ 5840696475078001361, %49 ]
  %101 = phi i64 [ %259, %96 ], [ -6534734903238641935, %49 ]
  %102 = phi i64 [ %290, %96 ], [ 4354685564936845355, %49 ]
  %103 = phi i64 [ %321, %96 ], [ -4942790177534073029, %49 ]
  %104 = phi i64 [ %352, %96 ], [ 7640891576956012808, %49 ]
  %105 = phi i32 [ %353, %96 ], [ 0, %49 ]
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %106
  %108 = load i64, ptr addrspace(4) %107, align 8, !tbaa !10
  %109 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %105
  %110 = load i64, ptr addrspace(5) %109, align 8, !tbaa !10
  %111 = tail call i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 50)
  %112 = tail call i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 46)
  %113 = xor i64 %111, %112
  %114 = tail call i64 @llvm.fshl.i64(i64 %100, i64 %100, i64 23)
  %115 = xor i64 %113, %114
  %116 = add i64 %115, %97
  %117 = and i64 %99, %100
  %118 = xor i64 %100, -1
  %119 = and i64 %98, %118
  %120 = or i64 %119, %117
  %121 = add i64 %116, %108
  %122 = add i64 %121, %120
  %123 = add i64 %122, %110
  %124 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 36)
  %125 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 30)
  %126 = xor i64 %124, %125
  %127 = tail call i64 @llvm.fshl.i64(i64 %104, i64 %104, i64 25)
  %128 = xor i64 %126, %127
  %129 = xor i64 %102, %103
  %130 = and i64 %129, %104
  %131 = and i64 %102, %103
  %132 = xor i64 %130, %131
  %133 = add i64 %101, %123
  %134 = add i64 %123, %128
  %135 = add i64 %134, %132
  %136 = or disjoint i32 %105, 1
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %137
  %139 = load i64, ptr addrspace(4) %138, align 8, !tbaa !10
  %140 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %136
  %141 = load i64, ptr addrspace(5) %140, align 8, !tbaa !10
  %142 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 50)
  %143 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 46)
  %144 = xor i64 %142, %143
  %145 = tail call i64 @llvm.fshl.i64(i64 %133, i64 %133, i64 23)
  %146 = xor i64 %144, %145
  %147 = add i64 %146, %98
  %148 = and i64 %100, %133
  %149 = xor i64 %133, -1
  %150 = and i64 %99, %149
  %151 = or i64 %150, %148
  %152 = add i64 %147, %139
  %153 = add i64 %152, %151
  %154 = add i64 %153, %141
  %155 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 36)
  %156 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 30)
  %157 = xor i64 %155, %156
  %158 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 25)
  %159 = xor i64 %157, %158
  %160 = xor i64 %103, %104
  %161 = and i64 %160, %135
  %162 = and i64 %103, %104
  %163 = xor i64 %161, %162
  %164 = add i64 %102, %154
  %165 = add i64 %154, %159
  %166 = add i64 %165, %163
  %167 = or disjoint i32 %105, 2
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %168
  %170 = load i64, ptr addrspace(4) %169, align 8, !tbaa !10
  %171 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %167
  %172 = load i64, ptr addrspace(5) %171, align 8, !tbaa !10
  %173 = tail call i64 @llvm.fshl.i64(i64 %164, i64 %164, i64 50)
  %174 = tail call i64 @llvm.fshl.i64(i64 %164, i64 %164, i64 46)
  %175 = xor i64 %173, %174
  %176 = tail call i64 @llvm.fshl.i64(i64 %164, i64 %164, i64 23)
  %177 = xor i64 %175, %176
  %178 = add i64 %177, %99
  %179 = and i64 %133, %164
  %180 = xor i64 %164, -1
  %181 = and i64 %100, %180
  %182 = or i64 %181, %179
  %183 = add i64 %178, %170
  %184 = add i64 %183, %182
  %185 = add i64 %184, %172
  %186 = tail call i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 36)
  %187 = tail call i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 30)
  %188 = xor i64 %186, %187
  %189 = tail call i64 @llvm.fshl.i64(i64 %166, i64 %166, i64 25)
  %190 = xor i64 %188, %189
  %191 = xor i64 %104, %135
  %192 = and i64 %191, %166
  %193 = and i64 %104, %135
  %194 = xor i64 %192, %193
  %195 = add i64 %103, %185
  %196 = add i64 %185, %190
  %197 = add i64 %196, %194
  %198 = or disjoint i32 %105, 3
  %199 = zext nneg i32 %198 to i64
  %200 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %199
  %201 = load i64, ptr addrspace(4) %200, align 8, !tbaa !10
  %202 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %198
  %203 = load i64, ptr addrspace(5) %202, align 8, !tbaa !10
  %204 = tail call i64 @llvm.fshl.i64(i64 %195, i64 %195, i64 50)
  %205 = tail call i64 @llvm.fshl.i64(i64 %195, i64 %195, i64 46)
  %206 = xor i64 %204, %205
  %207 = tail call i64 @llvm.fshl.i64(i64 %195, i64 %195, i64 23)
  %208 = xor i64 %206, %207
  %209 = add i64 %208, %100
  %210 = and i64 %164, %195
  %211 = xor i64 %195, -1
  %212 = and i64 %133, %211
  %213 = or i64 %212, %210
  %214 = add i64 %209, %201
  %215 = add i64 %214, %213
  %216 = add i64 %215, %203
  %217 = tail call i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 36)
  %218 = tail call i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 30)
  %219 = xor i64 %217, %218
  %220 = tail call i64 @llvm.fshl.i64(i64 %197, i64 %197, i64 25)
  %221 = xor i64 %219, %220
  %222 = xor i64 %135, %166
  %223 = and i64 %222, %197
  %224 = and i64 %135, %166
  %225 = xor i64 %223, %224
  %226 = add i64 %104, %216
  %227 = add i64 %216, %221
  %228 = add i64 %227, %225
  %229 = or disjoint i32 %105, 4
  %230 = zext nneg i32 %229 to i64
  %231 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %230
  %232 = load i64, ptr addrspace(4) %231, align 8, !tbaa !10
  %233 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %229
  %234 = load i64, ptr addrspace(5) %233, align 8, !tbaa !10
  %235 = tail call i64 @llvm.fshl.i64(i64 %226, i64 %226, i64 50)
  %236 = tail call i64 @llvm.fshl.i64(i64 %226, i64 %226, i64 46)
  %237 = xor i64 %235, %236
  %238 = tail call i64 @llvm.fshl.i64(i64 %226, i64 %226, i64 23)
  %239 = xor i64 %237, %238
  %240 = add i64 %239, %133
  %241 = and i64 %195, %226
  %242 = xor i64 %226, -1
  %243 = and i64 %164, %242
  %244 = or i64 %243, %241
  %245 = add i64 %240, %232
  %246 = add i64 %245, %244
  %247 = add i64 %246, %234
  %248 = tail call i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 36)
  %249 = tail call i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 30)
  %250 = xor i64 %248, %249
  %251 = tail call i64 @llvm.fshl.i64(i64 %228, i64 %228, i64 25)
  %252 = xor i64 %250, %251
  %253 = xor i64 %166, %197
  %254 = and i64 %253, %228
  %255 = and i64 %166, %197
  %256 = xor i64 %254, %255
  %257 = add i64 %135, %247
  %258 = add i64 %247, %252
  %259 = add i64 %258, %256
  %260 = or disjoint i32 %105, 5
  %261 = zext nneg i32 %260 to i64
  %262 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %261
  %263 = load i64, ptr addrspace(4) %262, align 8, !tbaa !10
  %264 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %260
  %265 = load i64, ptr addrspace(5) %264, align 8, !tbaa !10
  %266 = tail call i64 @llvm.fshl.i64(i64 %257, i64 %257, i64 50)
  %267 = tail call i64 @llvm.fshl.i64(i64 %257, i64 %257, i64 46)
  %268 = xor i64 %266, %267
  %269 = tail call i64 @llvm.fshl.i64(i64 %257, i64 %257, i64 23)
  %270 = xor i64 %268, %269
  %271 = add i64 %270, %164
  %272 = and i64 %226, %257
  %273 = xor i64 %257, -1
  %274 = and i64 %195, %273
  %275 = or i64 %274, %272
  %276 = add i64 %271, %263
  %277 = add i64 %276, %275
  %278 = add i64 %277, %265
  %279 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %259, i64 36)
  %280 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %259, i64 30)
  %281 = xor i64 %279, %280
  %282 = tail call i64 @llvm.fshl.i64(i64 %259, i64 %259, i64 25)
  %283 = xor i64 %281, %282
  %284 = xor i64 %197, %228
  %285 = and i64 %284, %259
  %286 = and i64 %197, %228
  %287 = xor i64 %285, %286
  %288 = add i64 %166, %278
  %289 = add i64 %278, %283
  %290 = add i64 %289, %287
  %291 = or disjoint i32 %105, 6
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %292
  %294 = load i64, ptr addrspace(4) %293, align 8, !tbaa !10
  %295 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %291
  %296 = load i64, ptr addrspace(5) %295, align 8, !tbaa !10
  %297 = tail call i64 @llvm.fshl.i64(i64 %288, i64 %288, i64 50)
  %298 = tail call i64 @llvm.fshl.i64(i64 %288, i64 %288, i64 46)
  %299 = xor i64 %297, %298
  %300 = tail call i64 @llvm.fshl.i64(i64 %288, i64 %288, i64 23)
  %301 = xor i64 %299, %300
  %302 = add i64 %301, %195
  %303 = and i64 %257, %288
  %304 = xor i64 %288, -1
  %305 = and i64 %226, %304
  %306 = or i64 %305, %303
  %307 = add i64 %302, %294
  %308 = add i64 %307, %306
  %309 = add i64 %308, %296
  %310 = tail call i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 36)
  %311 = tail call i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 30)
  %312 = xor i64 %310, %311
  %313 = tail call i64 @llvm.fshl.i64(i64 %290, i64 %290, i64 25)
  %314 = xor i64 %312, %313
  %315 = xor i64 %228, %259
  %316 = and i64 %315, %290
  %317 = and i64 %228, %259
  %318 = xor i64 %316, %317
  %319 = add i64 %197, %309
  %320 = add i64 %309, %314
  %321 = add i64 %320, %318
  %322 = or disjoint i32 %105, 7
  %323 = zext nneg i32 %322 to i64
  %324 = getelementptr inbounds nuw i64, ptr addrspace(4) @k512, i64 %323
  %325 = load i64, ptr addrspace(4) %324, align 8, !tbaa !10
  %326 = getelementptr inbounds nuw i64, ptr addrspace(5) %2, i32 %322
  %327 = load i64, ptr addrspace(5) %326, align 8, !tbaa !10
  %328 = tail call i64 @llvm.fshl.i64(i64 %319, i64 %319, i64 50)
  %329 = tail call i64 @llvm.fshl.i64(i64 %319, i64 %319, i64 46)
  %330 = xor i64 %328, %329
  %331 = tail call i64 @llvm.fshl.i64(i64 %319, i64 %319, i64 23)
  %332 = xor i64 %330, %331
  %333 = add i64 %332, %226
  %334 = and i64 %288, %319
  %335 = xor i64 %319, -1
  %336 = and i64 %257, %335
  %337 = or i64 %336, %334
  %338 = add i64 %333, %325
  %339 = add i64 %338, %337
  %340 = add i64 %339, %327
  %341 = tail call i64 @llvm.fshl.i64(i64 %321, i64 %321, i64 36)
  %342 = tail call i64 @llvm.fshl.i64(i64 %321, i64 %321, i64 30)
  %343 = xor i64 %341, %342
  %344 = tail call i64 @llvm.fshl.i64(i64 %321, i64 %321, i64 25)
  %345 = xor i64 %343, %344
  %346 = xor i64 %259, %290
  %347 = and i64 %346, %321
  %348 = and i64 %259, %290
  %349 = xor i64 %347, %348
  %350 = add i64 %228, %340
  %351 = add i64 %340, %345
  %352 = add i64 %351, %349
  %353 = add nuw nsw i32 %105, 8
  %354 = icmp eq i32 %353, 80
  br i1 %354, label %355, label %96, !llvm.loop !21

355:                                              ; preds = %96
  %356 = add i64 %352, 7640891576956012808
  %357 = add i64 %321, -4942790177534073029
  %358 = add i64 %290, 4354685564936845355
  %359 = add i64 %259, -6534734903238641935
  %360 = add i64 %350, 5840696475078001361
  %361 = add i64 %319, -7276294671716946913
  %362 = add i64 %288, 2270897969802886507
  %363 = add i64 %257, 6620516959819538809
  call void @llvm.lifetime.end.p5(ptr addrspace(5) %2) #8
  %364 = insertvalue [8 x i64] poison, i64 %356, 0
  %365 = insertvalue [8 x i64] %364, i64 %357, 1
  %366 = insertvalue [8 x i64] %365, i64 %358, 2
  %367 = insertvalue [8 x i64] %366, i64 %359, 3
  %368 = insertvalue [8 x i64] %367, i64 %360, 4
  %369 = insertvalue [8 x i64] %368, i64 %361, 5
  %370 = insertvalue [8 x i64] %369, i64 %362, 6
  %371 = insertvalue [8 x i64] %370, i64 %363, 7
  ret [8 x i64] %371
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { alwaysinline nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { nofree noinline norecurse nosync nounwind memory(argmem: read) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1}
!13 = !{!"none", !"none"}
!14 = !{!"ulong*", !"ulong*"}
!15 = !{!"const", !""}
!16 = !{}
!17 = !{i32 1, i32 1, i32 0}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"ulong*", !"ulong*", !"uint"}
!20 = !{!"const", !"", !""}
!21 = distinct !{!21, !22}
!22 = !{!"llvm.loop.unroll.disable"}
