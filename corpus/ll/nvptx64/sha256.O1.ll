; ModuleID = 'corpus/opencl/sha256.cl'
source_filename = "corpus/opencl/sha256.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@k256 = dso_local local_unnamed_addr addrspace(4) constant [64 x i32] [i32 1116352408, i32 1899447441, i32 -1245643825, i32 -373957723, i32 961987163, i32 1508970993, i32 -1841331548, i32 -1424204075, i32 -670586216, i32 310598401, i32 607225278, i32 1426881987, i32 1925078388, i32 -2132889090, i32 -1680079193, i32 -1046744716, i32 -459576895, i32 -272742522, i32 264347078, i32 604807628, i32 770255983, i32 1249150122, i32 1555081692, i32 1996064986, i32 -1740746414, i32 -1473132947, i32 -1341970488, i32 -1084653625, i32 -958395405, i32 -710438585, i32 113926993, i32 338241895, i32 666307205, i32 773529912, i32 1294757372, i32 1396182291, i32 1695183700, i32 1986661051, i32 -2117940946, i32 -1838011259, i32 -1564481375, i32 -1474664885, i32 -1035236496, i32 -949202525, i32 -778901479, i32 -694614492, i32 -200395387, i32 275423344, i32 430227734, i32 506948616, i32 659060556, i32 883997877, i32 958139571, i32 1322822218, i32 1537002063, i32 1747873779, i32 1955562222, i32 2024104815, i32 -2067236844, i32 -1933114872, i32 -1866530822, i32 -1538233109, i32 -1090935817, i32 -965641998], align 4

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sha256_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef align 4 %0, ptr addrspace(1) noundef align 4 %1, i32 noundef %2) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha256_blocks(ptr addrspace(1) noundef readonly align 4 captures(none) %0, ptr addrspace(1) noundef writeonly align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %4 = alloca [8 x i32], align 4
  %5 = alloca [16 x i32], align 4
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %6
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  store i32 1779033703, ptr %4, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 -1150833019, ptr %11, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 1013904242, ptr %12, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 12
  store i32 -1521486534, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i32 1359893119, ptr %14, align 4, !tbaa !6
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 20
  store i32 -1694144372, ptr %15, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  store i32 528734635, ptr %16, align 4, !tbaa !6
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 28
  store i32 1541459225, ptr %17, align 4, !tbaa !6
  %18 = icmp eq i32 %2, 0
  br i1 %18, label %25, label %19

19:                                               ; preds = %3
  %20 = mul i32 %2, %10
  br label %21

21:                                               ; preds = %19, %27
  %22 = phi i32 [ 0, %19 ], [ %28, %27 ]
  %23 = add i32 %22, %20
  %24 = shl i32 %23, 4
  br label %30

25:                                               ; preds = %27, %3
  %26 = shl i32 %10, 3
  br label %41

27:                                               ; preds = %30
  call fastcc void @sha256_transform(ptr noundef %4, ptr noundef %5) #8
  %28 = add nuw i32 %22, 1
  %29 = icmp eq i32 %28, %2
  br i1 %29, label %25, label %21, !llvm.loop !14

30:                                               ; preds = %21, %30
  %31 = phi i32 [ 0, %21 ], [ %38, %30 ]
  %32 = add nuw nsw i32 %31, %24
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %33
  %35 = load i32, ptr addrspace(1) %34, align 4, !tbaa !6
  %36 = zext nneg i32 %31 to i64
  %37 = getelementptr inbounds nuw i32, ptr %5, i64 %36
  store i32 %35, ptr %37, align 4, !tbaa !6
  %38 = add nuw nsw i32 %31, 1
  %39 = icmp eq i32 %38, 16
  br i1 %39, label %27, label %30, !llvm.loop !16

40:                                               ; preds = %41
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  ret void

41:                                               ; preds = %25, %41
  %42 = phi i32 [ 0, %25 ], [ %49, %41 ]
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !6
  %46 = add nuw nsw i32 %42, %26
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %47
  store i32 %45, ptr addrspace(1) %48, align 4, !tbaa !6
  %49 = add nuw nsw i32 %42, 1
  %50 = icmp eq i32 %49, 8
  br i1 %50, label %40, label %41, !llvm.loop !17
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @sha256d_nonce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #2 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  tail call void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef align 4 %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) #8
  ret void
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sha256d_nonce(ptr addrspace(1) noundef readonly align 4 captures(none) %0, i32 noundef %1, i32 noundef %2, ptr addrspace(1) noundef align 4 %3) local_unnamed_addr #3 !kernel_arg_addr_space !18 !kernel_arg_access_qual !19 !kernel_arg_type !20 !kernel_arg_base_type !20 !kernel_arg_type_qual !21 {
  %5 = alloca [8 x i32], align 4
  %6 = alloca [8 x i32], align 4
  %7 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #8
  store i32 1779033703, ptr %5, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 -1150833019, ptr %8, align 4, !tbaa !6
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 1013904242, ptr %9, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 -1521486534, ptr %10, align 4, !tbaa !6
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i32 1359893119, ptr %11, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %5, i64 20
  store i32 -1694144372, ptr %12, align 4, !tbaa !6
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 24
  store i32 528734635, ptr %13, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 1541459225, ptr %14, align 4, !tbaa !6
  br label %16

15:                                               ; preds = %16
  call fastcc void @sha256_transform(ptr noundef %5, ptr noundef %7) #8
  br label %46

16:                                               ; preds = %4, %16
  %17 = phi i32 [ 0, %4 ], [ %22, %16 ]
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %18
  %20 = load i32, ptr addrspace(1) %19, align 4, !tbaa !6
  %21 = getelementptr inbounds nuw i32, ptr %7, i64 %18
  store i32 %20, ptr %21, align 4, !tbaa !6
  %22 = add nuw nsw i32 %17, 1
  %23 = icmp eq i32 %22, 16
  br i1 %23, label %15, label %16, !llvm.loop !22

24:                                               ; preds = %46
  %25 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %26 = tail call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %28 = zext nneg i32 %26 to i64
  %29 = zext nneg i32 %27 to i64
  %30 = mul nuw nsw i64 %28, %29
  %31 = zext nneg i32 %25 to i64
  %32 = add nuw nsw i64 %30, %31
  %33 = trunc i64 %32 to i32
  %34 = add i32 %1, %33
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 64
  %36 = load i32, ptr addrspace(1) %35, align 4, !tbaa !6
  store i32 %36, ptr %7, align 4, !tbaa !6
  %37 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 68
  %38 = load i32, ptr addrspace(1) %37, align 4, !tbaa !6
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 %38, ptr %39, align 4, !tbaa !6
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 72
  %41 = load i32, ptr addrspace(1) %40, align 4, !tbaa !6
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store i32 %41, ptr %42, align 4, !tbaa !6
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 %34, ptr %43, align 4, !tbaa !6
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 -2147483648, ptr %44, align 4, !tbaa !6
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 60
  store i32 640, ptr %45, align 4, !tbaa !6
  call fastcc void @sha256_transform(ptr noundef %5, ptr noundef %7) #8
  br label %54

46:                                               ; preds = %15, %46
  %47 = phi i32 [ 0, %15 ], [ %50, %46 ]
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %7, i64 %48
  store i32 0, ptr %49, align 4, !tbaa !6
  %50 = add nuw nsw i32 %47, 1
  %51 = icmp eq i32 %50, 16
  br i1 %51, label %24, label %46, !llvm.loop !23

52:                                               ; preds = %54
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i32 -2147483648, ptr %53, align 4, !tbaa !6
  br label %74

54:                                               ; preds = %24, %54
  %55 = phi i32 [ 0, %24 ], [ %60, %54 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  %58 = load i32, ptr %57, align 4, !tbaa !6
  %59 = getelementptr inbounds nuw i32, ptr %7, i64 %56
  store i32 %58, ptr %59, align 4, !tbaa !6
  %60 = add nuw nsw i32 %55, 1
  %61 = icmp eq i32 %60, 8
  br i1 %61, label %52, label %54, !llvm.loop !24

62:                                               ; preds = %74
  store i32 256, ptr %45, align 4, !tbaa !6
  store i32 1779033703, ptr %6, align 4, !tbaa !6
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 -1150833019, ptr %63, align 4, !tbaa !6
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 1013904242, ptr %64, align 4, !tbaa !6
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 -1521486534, ptr %65, align 4, !tbaa !6
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 1359893119, ptr %66, align 4, !tbaa !6
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 -1694144372, ptr %67, align 4, !tbaa !6
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i32 528734635, ptr %68, align 4, !tbaa !6
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 1541459225, ptr %69, align 4, !tbaa !6
  call fastcc void @sha256_transform(ptr noundef %6, ptr noundef %7) #8
  %70 = load i32, ptr %69, align 4, !tbaa !6
  %71 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %32
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %71, i64 8
  store volatile i32 %70, ptr addrspace(1) %72, align 4, !tbaa !6
  %73 = icmp ugt i32 %70, %2
  br i1 %73, label %82, label %80

74:                                               ; preds = %52, %74
  %75 = phi i32 [ 9, %52 ], [ %78, %74 ]
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %7, i64 %76
  store i32 0, ptr %77, align 4, !tbaa !6
  %78 = add nuw nsw i32 %75, 1
  %79 = icmp eq i32 %78, 15
  br i1 %79, label %62, label %74, !llvm.loop !25

80:                                               ; preds = %62
  %81 = atomicrmw uinc_wrap ptr addrspace(1) %3, i32 -1 monotonic, align 4
  br label %82

82:                                               ; preds = %80, %62
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 4
  %84 = xor i32 %70, -1
  %85 = atomicrmw umax ptr addrspace(1) %83, i32 %84 monotonic, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite)
define internal fastcc void @sha256_transform(ptr noundef nonnull captures(none) %0, ptr noundef nonnull captures(none) %1) unnamed_addr #5 {
  %3 = load i32, ptr %0, align 4, !tbaa !6
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %5 = load i32, ptr %4, align 4, !tbaa !6
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load i32, ptr %6, align 4, !tbaa !6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %9 = load i32, ptr %8, align 4, !tbaa !6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 4, !tbaa !6
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %13 = load i32, ptr %12, align 4, !tbaa !6
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load i32, ptr %14, align 4, !tbaa !6
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %17 = load i32, ptr %16, align 4, !tbaa !6
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %48 = load i32, ptr %18, align 4, !tbaa !6
  %49 = load i32, ptr %19, align 4, !tbaa !6
  %50 = load i32, ptr %20, align 4, !tbaa !6
  %51 = load i32, ptr %1, align 4, !tbaa !6
  %52 = load i32, ptr %21, align 4, !tbaa !6
  %53 = load i32, ptr %22, align 4, !tbaa !6
  %54 = load i32, ptr %23, align 4, !tbaa !6
  %55 = load i32, ptr %25, align 4, !tbaa !6
  %56 = load i32, ptr %26, align 4, !tbaa !6
  %57 = load i32, ptr %28, align 4, !tbaa !6
  %58 = load i32, ptr %29, align 4, !tbaa !6
  %59 = load i32, ptr %31, align 4, !tbaa !6
  %60 = load i32, ptr %32, align 4, !tbaa !6
  %61 = load i32, ptr %34, align 4, !tbaa !6
  %62 = load i32, ptr %36, align 4, !tbaa !6
  %63 = load i32, ptr %38, align 4, !tbaa !6
  br label %64

64:                                               ; preds = %2, %781
  %65 = phi i32 [ %63, %2 ], [ %474, %781 ]
  %66 = phi i32 [ %62, %2 ], [ %430, %781 ]
  %67 = phi i32 [ %61, %2 ], [ %386, %781 ]
  %68 = phi i32 [ %60, %2 ], [ %342, %781 ]
  %69 = phi i32 [ %59, %2 ], [ %694, %781 ]
  %70 = phi i32 [ %58, %2 ], [ %298, %781 ]
  %71 = phi i32 [ %57, %2 ], [ %650, %781 ]
  %72 = phi i32 [ %56, %2 ], [ %254, %781 ]
  %73 = phi i32 [ %55, %2 ], [ %606, %781 ]
  %74 = phi i32 [ %54, %2 ], [ %210, %781 ]
  %75 = phi i32 [ %53, %2 ], [ %562, %781 ]
  %76 = phi i32 [ %52, %2 ], [ %782, %781 ]
  %77 = phi i32 [ %51, %2 ], [ %123, %781 ]
  %78 = phi i32 [ %50, %2 ], [ %166, %781 ]
  %79 = phi i32 [ %49, %2 ], [ %518, %781 ]
  %80 = phi i32 [ %48, %2 ], [ %738, %781 ]
  %81 = phi i32 [ %3, %2 ], [ %810, %781 ]
  %82 = phi i32 [ %5, %2 ], [ %766, %781 ]
  %83 = phi i32 [ 0, %2 ], [ %811, %781 ]
  %84 = phi i32 [ %17, %2 ], [ %677, %781 ]
  %85 = phi i32 [ %15, %2 ], [ %721, %781 ]
  %86 = phi i32 [ %13, %2 ], [ %765, %781 ]
  %87 = phi i32 [ %11, %2 ], [ %809, %781 ]
  %88 = phi i32 [ %9, %2 ], [ %678, %781 ]
  %89 = phi i32 [ %7, %2 ], [ %722, %781 ]
  %90 = icmp eq i32 %83, 0
  br i1 %90, label %122, label %108

91:                                               ; preds = %781
  %92 = load i32, ptr %0, align 4, !tbaa !6
  %93 = add i32 %92, %810
  store i32 %93, ptr %0, align 4, !tbaa !6
  %94 = load i32, ptr %4, align 4, !tbaa !6
  %95 = add i32 %94, %766
  store i32 %95, ptr %4, align 4, !tbaa !6
  %96 = load i32, ptr %6, align 4, !tbaa !6
  %97 = add i32 %96, %722
  store i32 %97, ptr %6, align 4, !tbaa !6
  %98 = load i32, ptr %8, align 4, !tbaa !6
  %99 = add i32 %98, %678
  store i32 %99, ptr %8, align 4, !tbaa !6
  %100 = load i32, ptr %10, align 4, !tbaa !6
  %101 = add i32 %100, %809
  store i32 %101, ptr %10, align 4, !tbaa !6
  %102 = load i32, ptr %12, align 4, !tbaa !6
  %103 = add i32 %102, %765
  store i32 %103, ptr %12, align 4, !tbaa !6
  %104 = load i32, ptr %14, align 4, !tbaa !6
  %105 = add i32 %104, %721
  store i32 %105, ptr %14, align 4, !tbaa !6
  %106 = load i32, ptr %16, align 4, !tbaa !6
  %107 = add i32 %106, %677
  store i32 %107, ptr %16, align 4, !tbaa !6
  ret void

108:                                              ; preds = %64
  %109 = tail call noundef i32 @llvm.fshl.i32(i32 %80, i32 %80, i32 15)
  %110 = tail call noundef i32 @llvm.fshl.i32(i32 %80, i32 %80, i32 13)
  %111 = xor i32 %109, %110
  %112 = lshr i32 %80, 10
  %113 = xor i32 %111, %112
  %114 = add i32 %113, %79
  %115 = tail call noundef i32 @llvm.fshl.i32(i32 %78, i32 %78, i32 25)
  %116 = tail call noundef i32 @llvm.fshl.i32(i32 %78, i32 %78, i32 14)
  %117 = xor i32 %115, %116
  %118 = lshr i32 %78, 3
  %119 = xor i32 %117, %118
  %120 = add i32 %114, %77
  %121 = add i32 %120, %119
  store i32 %121, ptr %1, align 4, !tbaa !6
  br label %122

122:                                              ; preds = %108, %64
  %123 = phi i32 [ %121, %108 ], [ %77, %64 ]
  %124 = tail call noundef i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 26)
  %125 = tail call noundef i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 21)
  %126 = xor i32 %124, %125
  %127 = tail call noundef i32 @llvm.fshl.i32(i32 %87, i32 %87, i32 7)
  %128 = xor i32 %126, %127
  %129 = add i32 %84, %128
  %130 = xor i32 %85, %86
  %131 = and i32 %130, %87
  %132 = xor i32 %131, %85
  %133 = add i32 %129, %132
  %134 = zext nneg i32 %83 to i64
  %135 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %134
  %136 = load i32, ptr addrspace(4) %135, align 4, !tbaa !6
  %137 = add i32 %133, %136
  %138 = add i32 %137, %123
  %139 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 30)
  %140 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 19)
  %141 = xor i32 %139, %140
  %142 = tail call noundef i32 @llvm.fshl.i32(i32 %81, i32 %81, i32 10)
  %143 = xor i32 %141, %142
  %144 = xor i32 %81, %89
  %145 = xor i32 %81, %82
  %146 = and i32 %144, %145
  %147 = xor i32 %146, %81
  %148 = add i32 %143, %147
  %149 = add i32 %138, %88
  %150 = add i32 %148, %138
  br i1 %90, label %165, label %151

151:                                              ; preds = %122
  %152 = tail call noundef i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 15)
  %153 = tail call noundef i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 13)
  %154 = xor i32 %152, %153
  %155 = lshr i32 %76, 10
  %156 = xor i32 %154, %155
  %157 = add i32 %156, %75
  %158 = tail call noundef i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 25)
  %159 = tail call noundef i32 @llvm.fshl.i32(i32 %74, i32 %74, i32 14)
  %160 = xor i32 %158, %159
  %161 = lshr i32 %74, 3
  %162 = xor i32 %160, %161
  %163 = add i32 %157, %78
  %164 = add i32 %163, %162
  store i32 %164, ptr %24, align 4, !tbaa !6
  br label %165

165:                                              ; preds = %151, %122
  %166 = phi i32 [ %164, %151 ], [ %78, %122 ]
  %167 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 26)
  %168 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 21)
  %169 = xor i32 %167, %168
  %170 = tail call noundef i32 @llvm.fshl.i32(i32 %149, i32 %149, i32 7)
  %171 = xor i32 %169, %170
  %172 = add i32 %85, %171
  %173 = xor i32 %86, %87
  %174 = and i32 %173, %149
  %175 = xor i32 %174, %86
  %176 = add i32 %172, %175
  %177 = zext nneg i32 %83 to i64
  %178 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr addrspace(4) %178, i64 4
  %180 = load i32, ptr addrspace(4) %179, align 4, !tbaa !6
  %181 = add i32 %176, %180
  %182 = add i32 %181, %166
  %183 = tail call noundef i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 30)
  %184 = tail call noundef i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 19)
  %185 = xor i32 %183, %184
  %186 = tail call noundef i32 @llvm.fshl.i32(i32 %150, i32 %150, i32 10)
  %187 = xor i32 %185, %186
  %188 = xor i32 %150, %82
  %189 = xor i32 %150, %81
  %190 = and i32 %188, %189
  %191 = xor i32 %190, %150
  %192 = add i32 %187, %191
  %193 = add i32 %182, %89
  %194 = add i32 %192, %182
  br i1 %90, label %209, label %195

195:                                              ; preds = %165
  %196 = tail call noundef i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 15)
  %197 = tail call noundef i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 13)
  %198 = xor i32 %196, %197
  %199 = lshr i32 %123, 10
  %200 = xor i32 %198, %199
  %201 = add i32 %200, %73
  %202 = tail call noundef i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 25)
  %203 = tail call noundef i32 @llvm.fshl.i32(i32 %72, i32 %72, i32 14)
  %204 = xor i32 %202, %203
  %205 = lshr i32 %72, 3
  %206 = xor i32 %204, %205
  %207 = add i32 %201, %74
  %208 = add i32 %207, %206
  store i32 %208, ptr %27, align 4, !tbaa !6
  br label %209

209:                                              ; preds = %195, %165
  %210 = phi i32 [ %208, %195 ], [ %74, %165 ]
  %211 = tail call noundef i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 26)
  %212 = tail call noundef i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 21)
  %213 = xor i32 %211, %212
  %214 = tail call noundef i32 @llvm.fshl.i32(i32 %193, i32 %193, i32 7)
  %215 = xor i32 %213, %214
  %216 = add i32 %86, %215
  %217 = xor i32 %87, %149
  %218 = and i32 %217, %193
  %219 = xor i32 %218, %87
  %220 = add i32 %216, %219
  %221 = zext nneg i32 %83 to i64
  %222 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %221
  %223 = getelementptr inbounds nuw i8, ptr addrspace(4) %222, i64 8
  %224 = load i32, ptr addrspace(4) %223, align 4, !tbaa !6
  %225 = add i32 %220, %224
  %226 = add i32 %225, %210
  %227 = tail call noundef i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 30)
  %228 = tail call noundef i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 19)
  %229 = xor i32 %227, %228
  %230 = tail call noundef i32 @llvm.fshl.i32(i32 %194, i32 %194, i32 10)
  %231 = xor i32 %229, %230
  %232 = xor i32 %194, %81
  %233 = xor i32 %194, %150
  %234 = and i32 %232, %233
  %235 = xor i32 %234, %194
  %236 = add i32 %231, %235
  %237 = add i32 %226, %82
  %238 = add i32 %236, %226
  br i1 %90, label %253, label %239

239:                                              ; preds = %209
  %240 = tail call noundef i32 @llvm.fshl.i32(i32 %166, i32 %166, i32 15)
  %241 = tail call noundef i32 @llvm.fshl.i32(i32 %166, i32 %166, i32 13)
  %242 = xor i32 %240, %241
  %243 = lshr i32 %166, 10
  %244 = xor i32 %242, %243
  %245 = add i32 %244, %71
  %246 = tail call noundef i32 @llvm.fshl.i32(i32 %70, i32 %70, i32 25)
  %247 = tail call noundef i32 @llvm.fshl.i32(i32 %70, i32 %70, i32 14)
  %248 = xor i32 %246, %247
  %249 = lshr i32 %70, 3
  %250 = xor i32 %248, %249
  %251 = add i32 %245, %72
  %252 = add i32 %251, %250
  store i32 %252, ptr %30, align 4, !tbaa !6
  br label %253

253:                                              ; preds = %239, %209
  %254 = phi i32 [ %252, %239 ], [ %72, %209 ]
  %255 = tail call noundef i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 26)
  %256 = tail call noundef i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 21)
  %257 = xor i32 %255, %256
  %258 = tail call noundef i32 @llvm.fshl.i32(i32 %237, i32 %237, i32 7)
  %259 = xor i32 %257, %258
  %260 = add i32 %87, %259
  %261 = xor i32 %149, %193
  %262 = and i32 %261, %237
  %263 = xor i32 %262, %149
  %264 = add i32 %260, %263
  %265 = zext nneg i32 %83 to i64
  %266 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %265
  %267 = getelementptr inbounds nuw i8, ptr addrspace(4) %266, i64 12
  %268 = load i32, ptr addrspace(4) %267, align 4, !tbaa !6
  %269 = add i32 %264, %268
  %270 = add i32 %269, %254
  %271 = tail call noundef i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 30)
  %272 = tail call noundef i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 19)
  %273 = xor i32 %271, %272
  %274 = tail call noundef i32 @llvm.fshl.i32(i32 %238, i32 %238, i32 10)
  %275 = xor i32 %273, %274
  %276 = xor i32 %238, %150
  %277 = xor i32 %238, %194
  %278 = and i32 %276, %277
  %279 = xor i32 %278, %238
  %280 = add i32 %275, %279
  %281 = add i32 %270, %81
  %282 = add i32 %280, %270
  br i1 %90, label %297, label %283

283:                                              ; preds = %253
  %284 = tail call noundef i32 @llvm.fshl.i32(i32 %210, i32 %210, i32 15)
  %285 = tail call noundef i32 @llvm.fshl.i32(i32 %210, i32 %210, i32 13)
  %286 = xor i32 %284, %285
  %287 = lshr i32 %210, 10
  %288 = xor i32 %286, %287
  %289 = add i32 %288, %69
  %290 = tail call noundef i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 25)
  %291 = tail call noundef i32 @llvm.fshl.i32(i32 %68, i32 %68, i32 14)
  %292 = xor i32 %290, %291
  %293 = lshr i32 %68, 3
  %294 = xor i32 %292, %293
  %295 = add i32 %289, %70
  %296 = add i32 %295, %294
  store i32 %296, ptr %33, align 4, !tbaa !6
  br label %297

297:                                              ; preds = %283, %253
  %298 = phi i32 [ %296, %283 ], [ %70, %253 ]
  %299 = tail call noundef i32 @llvm.fshl.i32(i32 %281, i32 %281, i32 26)
  %300 = tail call noundef i32 @llvm.fshl.i32(i32 %281, i32 %281, i32 21)
  %301 = xor i32 %299, %300
  %302 = tail call noundef i32 @llvm.fshl.i32(i32 %281, i32 %281, i32 7)
  %303 = xor i32 %301, %302
  %304 = add i32 %149, %303
  %305 = xor i32 %193, %237
  %306 = and i32 %305, %281
  %307 = xor i32 %306, %193
  %308 = add i32 %304, %307
  %309 = zext nneg i32 %83 to i64
  %310 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %309
  %311 = getelementptr inbounds nuw i8, ptr addrspace(4) %310, i64 16
  %312 = load i32, ptr addrspace(4) %311, align 4, !tbaa !6
  %313 = add i32 %308, %312
  %314 = add i32 %313, %298
  %315 = tail call noundef i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 30)
  %316 = tail call noundef i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 19)
  %317 = xor i32 %315, %316
  %318 = tail call noundef i32 @llvm.fshl.i32(i32 %282, i32 %282, i32 10)
  %319 = xor i32 %317, %318
  %320 = xor i32 %282, %194
  %321 = xor i32 %282, %238
  %322 = and i32 %320, %321
  %323 = xor i32 %322, %282
  %324 = add i32 %319, %323
  %325 = add i32 %314, %150
  %326 = add i32 %324, %314
  br i1 %90, label %341, label %327

327:                                              ; preds = %297
  %328 = tail call noundef i32 @llvm.fshl.i32(i32 %254, i32 %254, i32 15)
  %329 = tail call noundef i32 @llvm.fshl.i32(i32 %254, i32 %254, i32 13)
  %330 = xor i32 %328, %329
  %331 = lshr i32 %254, 10
  %332 = xor i32 %330, %331
  %333 = add i32 %332, %80
  %334 = tail call noundef i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 25)
  %335 = tail call noundef i32 @llvm.fshl.i32(i32 %67, i32 %67, i32 14)
  %336 = xor i32 %334, %335
  %337 = lshr i32 %67, 3
  %338 = xor i32 %336, %337
  %339 = add i32 %333, %68
  %340 = add i32 %339, %338
  store i32 %340, ptr %35, align 4, !tbaa !6
  br label %341

341:                                              ; preds = %327, %297
  %342 = phi i32 [ %340, %327 ], [ %68, %297 ]
  %343 = tail call noundef i32 @llvm.fshl.i32(i32 %325, i32 %325, i32 26)
  %344 = tail call noundef i32 @llvm.fshl.i32(i32 %325, i32 %325, i32 21)
  %345 = xor i32 %343, %344
  %346 = tail call noundef i32 @llvm.fshl.i32(i32 %325, i32 %325, i32 7)
  %347 = xor i32 %345, %346
  %348 = add i32 %193, %347
  %349 = xor i32 %237, %281
  %350 = and i32 %349, %325
  %351 = xor i32 %350, %237
  %352 = add i32 %348, %351
  %353 = zext nneg i32 %83 to i64
  %354 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr addrspace(4) %354, i64 20
  %356 = load i32, ptr addrspace(4) %355, align 4, !tbaa !6
  %357 = add i32 %352, %356
  %358 = add i32 %357, %342
  %359 = tail call noundef i32 @llvm.fshl.i32(i32 %326, i32 %326, i32 30)
  %360 = tail call noundef i32 @llvm.fshl.i32(i32 %326, i32 %326, i32 19)
  %361 = xor i32 %359, %360
  %362 = tail call noundef i32 @llvm.fshl.i32(i32 %326, i32 %326, i32 10)
  %363 = xor i32 %361, %362
  %364 = xor i32 %326, %238
  %365 = xor i32 %326, %282
  %366 = and i32 %364, %365
  %367 = xor i32 %366, %326
  %368 = add i32 %363, %367
  %369 = add i32 %358, %194
  %370 = add i32 %368, %358
  br i1 %90, label %385, label %371

371:                                              ; preds = %341
  %372 = tail call noundef i32 @llvm.fshl.i32(i32 %298, i32 %298, i32 15)
  %373 = tail call noundef i32 @llvm.fshl.i32(i32 %298, i32 %298, i32 13)
  %374 = xor i32 %372, %373
  %375 = lshr i32 %298, 10
  %376 = xor i32 %374, %375
  %377 = add i32 %376, %76
  %378 = tail call noundef i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 25)
  %379 = tail call noundef i32 @llvm.fshl.i32(i32 %66, i32 %66, i32 14)
  %380 = xor i32 %378, %379
  %381 = lshr i32 %66, 3
  %382 = xor i32 %380, %381
  %383 = add i32 %377, %67
  %384 = add i32 %383, %382
  store i32 %384, ptr %37, align 4, !tbaa !6
  br label %385

385:                                              ; preds = %371, %341
  %386 = phi i32 [ %384, %371 ], [ %67, %341 ]
  %387 = tail call noundef i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 26)
  %388 = tail call noundef i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 21)
  %389 = xor i32 %387, %388
  %390 = tail call noundef i32 @llvm.fshl.i32(i32 %369, i32 %369, i32 7)
  %391 = xor i32 %389, %390
  %392 = add i32 %237, %391
  %393 = xor i32 %281, %325
  %394 = and i32 %393, %369
  %395 = xor i32 %394, %281
  %396 = add i32 %392, %395
  %397 = zext nneg i32 %83 to i64
  %398 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %397
  %399 = getelementptr inbounds nuw i8, ptr addrspace(4) %398, i64 24
  %400 = load i32, ptr addrspace(4) %399, align 4, !tbaa !6
  %401 = add i32 %396, %400
  %402 = add i32 %401, %386
  %403 = tail call noundef i32 @llvm.fshl.i32(i32 %370, i32 %370, i32 30)
  %404 = tail call noundef i32 @llvm.fshl.i32(i32 %370, i32 %370, i32 19)
  %405 = xor i32 %403, %404
  %406 = tail call noundef i32 @llvm.fshl.i32(i32 %370, i32 %370, i32 10)
  %407 = xor i32 %405, %406
  %408 = xor i32 %370, %282
  %409 = xor i32 %370, %326
  %410 = and i32 %408, %409
  %411 = xor i32 %410, %370
  %412 = add i32 %407, %411
  %413 = add i32 %402, %238
  %414 = add i32 %412, %402
  br i1 %90, label %429, label %415

415:                                              ; preds = %385
  %416 = tail call noundef i32 @llvm.fshl.i32(i32 %342, i32 %342, i32 15)
  %417 = tail call noundef i32 @llvm.fshl.i32(i32 %342, i32 %342, i32 13)
  %418 = xor i32 %416, %417
  %419 = lshr i32 %342, 10
  %420 = xor i32 %418, %419
  %421 = add i32 %420, %123
  %422 = tail call noundef i32 @llvm.fshl.i32(i32 %65, i32 %65, i32 25)
  %423 = tail call noundef i32 @llvm.fshl.i32(i32 %65, i32 %65, i32 14)
  %424 = xor i32 %422, %423
  %425 = lshr i32 %65, 3
  %426 = xor i32 %424, %425
  %427 = add i32 %421, %66
  %428 = add i32 %427, %426
  store i32 %428, ptr %39, align 4, !tbaa !6
  br label %429

429:                                              ; preds = %415, %385
  %430 = phi i32 [ %428, %415 ], [ %66, %385 ]
  %431 = tail call noundef i32 @llvm.fshl.i32(i32 %413, i32 %413, i32 26)
  %432 = tail call noundef i32 @llvm.fshl.i32(i32 %413, i32 %413, i32 21)
  %433 = xor i32 %431, %432
  %434 = tail call noundef i32 @llvm.fshl.i32(i32 %413, i32 %413, i32 7)
  %435 = xor i32 %433, %434
  %436 = add i32 %281, %435
  %437 = xor i32 %325, %369
  %438 = and i32 %437, %413
  %439 = xor i32 %438, %325
  %440 = add i32 %436, %439
  %441 = zext nneg i32 %83 to i64
  %442 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %441
  %443 = getelementptr inbounds nuw i8, ptr addrspace(4) %442, i64 28
  %444 = load i32, ptr addrspace(4) %443, align 4, !tbaa !6
  %445 = add i32 %440, %444
  %446 = add i32 %445, %430
  %447 = tail call noundef i32 @llvm.fshl.i32(i32 %414, i32 %414, i32 30)
  %448 = tail call noundef i32 @llvm.fshl.i32(i32 %414, i32 %414, i32 19)
  %449 = xor i32 %447, %448
  %450 = tail call noundef i32 @llvm.fshl.i32(i32 %414, i32 %414, i32 10)
  %451 = xor i32 %449, %450
  %452 = xor i32 %414, %326
  %453 = xor i32 %414, %370
  %454 = and i32 %452, %453
  %455 = xor i32 %454, %414
  %456 = add i32 %451, %455
  %457 = add i32 %446, %282
  %458 = add i32 %456, %446
  br i1 %90, label %473, label %459

459:                                              ; preds = %429
  %460 = tail call noundef i32 @llvm.fshl.i32(i32 %386, i32 %386, i32 15)
  %461 = tail call noundef i32 @llvm.fshl.i32(i32 %386, i32 %386, i32 13)
  %462 = xor i32 %460, %461
  %463 = lshr i32 %386, 10
  %464 = xor i32 %462, %463
  %465 = add i32 %464, %166
  %466 = tail call noundef i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 25)
  %467 = tail call noundef i32 @llvm.fshl.i32(i32 %79, i32 %79, i32 14)
  %468 = xor i32 %466, %467
  %469 = lshr i32 %79, 3
  %470 = xor i32 %468, %469
  %471 = add i32 %465, %65
  %472 = add i32 %471, %470
  store i32 %472, ptr %40, align 4, !tbaa !6
  br label %473

473:                                              ; preds = %459, %429
  %474 = phi i32 [ %472, %459 ], [ %65, %429 ]
  %475 = tail call noundef i32 @llvm.fshl.i32(i32 %457, i32 %457, i32 26)
  %476 = tail call noundef i32 @llvm.fshl.i32(i32 %457, i32 %457, i32 21)
  %477 = xor i32 %475, %476
  %478 = tail call noundef i32 @llvm.fshl.i32(i32 %457, i32 %457, i32 7)
  %479 = xor i32 %477, %478
  %480 = add i32 %325, %479
  %481 = xor i32 %369, %413
  %482 = and i32 %481, %457
  %483 = xor i32 %482, %369
  %484 = add i32 %480, %483
  %485 = zext nneg i32 %83 to i64
  %486 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %485
  %487 = getelementptr inbounds nuw i8, ptr addrspace(4) %486, i64 32
  %488 = load i32, ptr addrspace(4) %487, align 4, !tbaa !6
  %489 = add i32 %484, %488
  %490 = add i32 %489, %474
  %491 = tail call noundef i32 @llvm.fshl.i32(i32 %458, i32 %458, i32 30)
  %492 = tail call noundef i32 @llvm.fshl.i32(i32 %458, i32 %458, i32 19)
  %493 = xor i32 %491, %492
  %494 = tail call noundef i32 @llvm.fshl.i32(i32 %458, i32 %458, i32 10)
  %495 = xor i32 %493, %494
  %496 = xor i32 %458, %370
  %497 = xor i32 %458, %414
  %498 = and i32 %496, %497
  %499 = xor i32 %498, %458
  %500 = add i32 %495, %499
  %501 = add i32 %490, %326
  %502 = add i32 %500, %490
  br i1 %90, label %517, label %503

503:                                              ; preds = %473
  %504 = tail call noundef i32 @llvm.fshl.i32(i32 %430, i32 %430, i32 15)
  %505 = tail call noundef i32 @llvm.fshl.i32(i32 %430, i32 %430, i32 13)
  %506 = xor i32 %504, %505
  %507 = lshr i32 %430, 10
  %508 = xor i32 %506, %507
  %509 = add i32 %508, %210
  %510 = tail call noundef i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 25)
  %511 = tail call noundef i32 @llvm.fshl.i32(i32 %75, i32 %75, i32 14)
  %512 = xor i32 %510, %511
  %513 = lshr i32 %75, 3
  %514 = xor i32 %512, %513
  %515 = add i32 %509, %79
  %516 = add i32 %515, %514
  store i32 %516, ptr %41, align 4, !tbaa !6
  br label %517

517:                                              ; preds = %503, %473
  %518 = phi i32 [ %516, %503 ], [ %79, %473 ]
  %519 = tail call noundef i32 @llvm.fshl.i32(i32 %501, i32 %501, i32 26)
  %520 = tail call noundef i32 @llvm.fshl.i32(i32 %501, i32 %501, i32 21)
  %521 = xor i32 %519, %520
  %522 = tail call noundef i32 @llvm.fshl.i32(i32 %501, i32 %501, i32 7)
  %523 = xor i32 %521, %522
  %524 = add i32 %369, %523
  %525 = xor i32 %413, %457
  %526 = and i32 %525, %501
  %527 = xor i32 %526, %413
  %528 = add i32 %524, %527
  %529 = zext nneg i32 %83 to i64
  %530 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %529
  %531 = getelementptr inbounds nuw i8, ptr addrspace(4) %530, i64 36
  %532 = load i32, ptr addrspace(4) %531, align 4, !tbaa !6
  %533 = add i32 %528, %532
  %534 = add i32 %533, %518
  %535 = tail call noundef i32 @llvm.fshl.i32(i32 %502, i32 %502, i32 30)
  %536 = tail call noundef i32 @llvm.fshl.i32(i32 %502, i32 %502, i32 19)
  %537 = xor i32 %535, %536
  %538 = tail call noundef i32 @llvm.fshl.i32(i32 %502, i32 %502, i32 10)
  %539 = xor i32 %537, %538
  %540 = xor i32 %502, %414
  %541 = xor i32 %502, %458
  %542 = and i32 %540, %541
  %543 = xor i32 %542, %502
  %544 = add i32 %539, %543
  %545 = add i32 %534, %370
  %546 = add i32 %544, %534
  br i1 %90, label %561, label %547

547:                                              ; preds = %517
  %548 = tail call noundef i32 @llvm.fshl.i32(i32 %474, i32 %474, i32 15)
  %549 = tail call noundef i32 @llvm.fshl.i32(i32 %474, i32 %474, i32 13)
  %550 = xor i32 %548, %549
  %551 = lshr i32 %474, 10
  %552 = xor i32 %550, %551
  %553 = add i32 %552, %254
  %554 = tail call noundef i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 25)
  %555 = tail call noundef i32 @llvm.fshl.i32(i32 %73, i32 %73, i32 14)
  %556 = xor i32 %554, %555
  %557 = lshr i32 %73, 3
  %558 = xor i32 %556, %557
  %559 = add i32 %553, %75
  %560 = add i32 %559, %558
  store i32 %560, ptr %42, align 4, !tbaa !6
  br label %561

561:                                              ; preds = %547, %517
  %562 = phi i32 [ %560, %547 ], [ %75, %517 ]
  %563 = tail call noundef i32 @llvm.fshl.i32(i32 %545, i32 %545, i32 26)
  %564 = tail call noundef i32 @llvm.fshl.i32(i32 %545, i32 %545, i32 21)
  %565 = xor i32 %563, %564
  %566 = tail call noundef i32 @llvm.fshl.i32(i32 %545, i32 %545, i32 7)
  %567 = xor i32 %565, %566
  %568 = add i32 %413, %567
  %569 = xor i32 %457, %501
  %570 = and i32 %569, %545
  %571 = xor i32 %570, %457
  %572 = add i32 %568, %571
  %573 = zext nneg i32 %83 to i64
  %574 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %573
  %575 = getelementptr inbounds nuw i8, ptr addrspace(4) %574, i64 40
  %576 = load i32, ptr addrspace(4) %575, align 4, !tbaa !6
  %577 = add i32 %572, %576
  %578 = add i32 %577, %562
  %579 = tail call noundef i32 @llvm.fshl.i32(i32 %546, i32 %546, i32 30)
  %580 = tail call noundef i32 @llvm.fshl.i32(i32 %546, i32 %546, i32 19)
  %581 = xor i32 %579, %580
  %582 = tail call noundef i32 @llvm.fshl.i32(i32 %546, i32 %546, i32 10)
  %583 = xor i32 %581, %582
  %584 = xor i32 %546, %458
  %585 = xor i32 %546, %502
  %586 = and i32 %584, %585
  %587 = xor i32 %586, %546
  %588 = add i32 %583, %587
  %589 = add i32 %578, %414
  %590 = add i32 %588, %578
  br i1 %90, label %605, label %591

591:                                              ; preds = %561
  %592 = tail call noundef i32 @llvm.fshl.i32(i32 %518, i32 %518, i32 15)
  %593 = tail call noundef i32 @llvm.fshl.i32(i32 %518, i32 %518, i32 13)
  %594 = xor i32 %592, %593
  %595 = lshr i32 %518, 10
  %596 = xor i32 %594, %595
  %597 = add i32 %596, %298
  %598 = tail call noundef i32 @llvm.fshl.i32(i32 %71, i32 %71, i32 25)
  %599 = tail call noundef i32 @llvm.fshl.i32(i32 %71, i32 %71, i32 14)
  %600 = xor i32 %598, %599
  %601 = lshr i32 %71, 3
  %602 = xor i32 %600, %601
  %603 = add i32 %597, %73
  %604 = add i32 %603, %602
  store i32 %604, ptr %43, align 4, !tbaa !6
  br label %605

605:                                              ; preds = %591, %561
  %606 = phi i32 [ %604, %591 ], [ %73, %561 ]
  %607 = tail call noundef i32 @llvm.fshl.i32(i32 %589, i32 %589, i32 26)
  %608 = tail call noundef i32 @llvm.fshl.i32(i32 %589, i32 %589, i32 21)
  %609 = xor i32 %607, %608
  %610 = tail call noundef i32 @llvm.fshl.i32(i32 %589, i32 %589, i32 7)
  %611 = xor i32 %609, %610
  %612 = add i32 %457, %611
  %613 = xor i32 %501, %545
  %614 = and i32 %613, %589
  %615 = xor i32 %614, %501
  %616 = add i32 %612, %615
  %617 = zext nneg i32 %83 to i64
  %618 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %617
  %619 = getelementptr inbounds nuw i8, ptr addrspace(4) %618, i64 44
  %620 = load i32, ptr addrspace(4) %619, align 4, !tbaa !6
  %621 = add i32 %616, %620
  %622 = add i32 %621, %606
  %623 = tail call noundef i32 @llvm.fshl.i32(i32 %590, i32 %590, i32 30)
  %624 = tail call noundef i32 @llvm.fshl.i32(i32 %590, i32 %590, i32 19)
  %625 = xor i32 %623, %624
  %626 = tail call noundef i32 @llvm.fshl.i32(i32 %590, i32 %590, i32 10)
  %627 = xor i32 %625, %626
  %628 = xor i32 %590, %502
  %629 = xor i32 %590, %546
  %630 = and i32 %628, %629
  %631 = xor i32 %630, %590
  %632 = add i32 %627, %631
  %633 = add i32 %622, %458
  %634 = add i32 %632, %622
  br i1 %90, label %649, label %635

635:                                              ; preds = %605
  %636 = tail call noundef i32 @llvm.fshl.i32(i32 %562, i32 %562, i32 15)
  %637 = tail call noundef i32 @llvm.fshl.i32(i32 %562, i32 %562, i32 13)
  %638 = xor i32 %636, %637
  %639 = lshr i32 %562, 10
  %640 = xor i32 %638, %639
  %641 = add i32 %640, %342
  %642 = tail call noundef i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 25)
  %643 = tail call noundef i32 @llvm.fshl.i32(i32 %69, i32 %69, i32 14)
  %644 = xor i32 %642, %643
  %645 = lshr i32 %69, 3
  %646 = xor i32 %644, %645
  %647 = add i32 %641, %71
  %648 = add i32 %647, %646
  store i32 %648, ptr %44, align 4, !tbaa !6
  br label %649

649:                                              ; preds = %635, %605
  %650 = phi i32 [ %648, %635 ], [ %71, %605 ]
  %651 = tail call noundef i32 @llvm.fshl.i32(i32 %633, i32 %633, i32 26)
  %652 = tail call noundef i32 @llvm.fshl.i32(i32 %633, i32 %633, i32 21)
  %653 = xor i32 %651, %652
  %654 = tail call noundef i32 @llvm.fshl.i32(i32 %633, i32 %633, i32 7)
  %655 = xor i32 %653, %654
  %656 = add i32 %501, %655
  %657 = xor i32 %545, %589
  %658 = and i32 %657, %633
  %659 = xor i32 %658, %545
  %660 = add i32 %656, %659
  %661 = zext nneg i32 %83 to i64
  %662 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %661
  %663 = getelementptr inbounds nuw i8, ptr addrspace(4) %662, i64 48
  %664 = load i32, ptr addrspace(4) %663, align 4, !tbaa !6
  %665 = add i32 %660, %664
  %666 = add i32 %665, %650
  %667 = tail call noundef i32 @llvm.fshl.i32(i32 %634, i32 %634, i32 30)
  %668 = tail call noundef i32 @llvm.fshl.i32(i32 %634, i32 %634, i32 19)
  %669 = xor i32 %667, %668
  %670 = tail call noundef i32 @llvm.fshl.i32(i32 %634, i32 %634, i32 10)
  %671 = xor i32 %669, %670
  %672 = xor i32 %634, %546
  %673 = xor i32 %634, %590
  %674 = and i32 %672, %673
  %675 = xor i32 %674, %634
  %676 = add i32 %671, %675
  %677 = add i32 %666, %502
  %678 = add i32 %676, %666
  br i1 %90, label %693, label %679

679:                                              ; preds = %649
  %680 = tail call noundef i32 @llvm.fshl.i32(i32 %606, i32 %606, i32 15)
  %681 = tail call noundef i32 @llvm.fshl.i32(i32 %606, i32 %606, i32 13)
  %682 = xor i32 %680, %681
  %683 = lshr i32 %606, 10
  %684 = xor i32 %682, %683
  %685 = add i32 %684, %386
  %686 = tail call noundef i32 @llvm.fshl.i32(i32 %80, i32 %80, i32 25)
  %687 = tail call noundef i32 @llvm.fshl.i32(i32 %80, i32 %80, i32 14)
  %688 = xor i32 %686, %687
  %689 = lshr i32 %80, 3
  %690 = xor i32 %688, %689
  %691 = add i32 %685, %69
  %692 = add i32 %691, %690
  store i32 %692, ptr %45, align 4, !tbaa !6
  br label %693

693:                                              ; preds = %679, %649
  %694 = phi i32 [ %692, %679 ], [ %69, %649 ]
  %695 = tail call noundef i32 @llvm.fshl.i32(i32 %677, i32 %677, i32 26)
  %696 = tail call noundef i32 @llvm.fshl.i32(i32 %677, i32 %677, i32 21)
  %697 = xor i32 %695, %696
  %698 = tail call noundef i32 @llvm.fshl.i32(i32 %677, i32 %677, i32 7)
  %699 = xor i32 %697, %698
  %700 = add i32 %545, %699
  %701 = xor i32 %589, %633
  %702 = and i32 %701, %677
  %703 = xor i32 %702, %589
  %704 = add i32 %700, %703
  %705 = zext nneg i32 %83 to i64
  %706 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %705
  %707 = getelementptr inbounds nuw i8, ptr addrspace(4) %706, i64 52
  %708 = load i32, ptr addrspace(4) %707, align 4, !tbaa !6
  %709 = add i32 %704, %708
  %710 = add i32 %709, %694
  %711 = tail call noundef i32 @llvm.fshl.i32(i32 %678, i32 %678, i32 30)
  %712 = tail call noundef i32 @llvm.fshl.i32(i32 %678, i32 %678, i32 19)
  %713 = xor i32 %711, %712
  %714 = tail call noundef i32 @llvm.fshl.i32(i32 %678, i32 %678, i32 10)
  %715 = xor i32 %713, %714
  %716 = xor i32 %678, %590
  %717 = xor i32 %678, %634
  %718 = and i32 %716, %717
  %719 = xor i32 %718, %678
  %720 = add i32 %715, %719
  %721 = add i32 %710, %546
  %722 = add i32 %720, %710
  br i1 %90, label %737, label %723

723:                                              ; preds = %693
  %724 = tail call noundef i32 @llvm.fshl.i32(i32 %650, i32 %650, i32 15)
  %725 = tail call noundef i32 @llvm.fshl.i32(i32 %650, i32 %650, i32 13)
  %726 = xor i32 %724, %725
  %727 = lshr i32 %650, 10
  %728 = xor i32 %726, %727
  %729 = add i32 %728, %430
  %730 = tail call noundef i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 25)
  %731 = tail call noundef i32 @llvm.fshl.i32(i32 %76, i32 %76, i32 14)
  %732 = xor i32 %730, %731
  %733 = lshr i32 %76, 3
  %734 = xor i32 %732, %733
  %735 = add i32 %729, %80
  %736 = add i32 %735, %734
  store i32 %736, ptr %46, align 4, !tbaa !6
  br label %737

737:                                              ; preds = %723, %693
  %738 = phi i32 [ %736, %723 ], [ %80, %693 ]
  %739 = tail call noundef i32 @llvm.fshl.i32(i32 %721, i32 %721, i32 26)
  %740 = tail call noundef i32 @llvm.fshl.i32(i32 %721, i32 %721, i32 21)
  %741 = xor i32 %739, %740
  %742 = tail call noundef i32 @llvm.fshl.i32(i32 %721, i32 %721, i32 7)
  %743 = xor i32 %741, %742
  %744 = add i32 %589, %743
  %745 = xor i32 %633, %677
  %746 = and i32 %745, %721
  %747 = xor i32 %746, %633
  %748 = add i32 %744, %747
  %749 = zext nneg i32 %83 to i64
  %750 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %749
  %751 = getelementptr inbounds nuw i8, ptr addrspace(4) %750, i64 56
  %752 = load i32, ptr addrspace(4) %751, align 4, !tbaa !6
  %753 = add i32 %748, %752
  %754 = add i32 %753, %738
  %755 = tail call noundef i32 @llvm.fshl.i32(i32 %722, i32 %722, i32 30)
  %756 = tail call noundef i32 @llvm.fshl.i32(i32 %722, i32 %722, i32 19)
  %757 = xor i32 %755, %756
  %758 = tail call noundef i32 @llvm.fshl.i32(i32 %722, i32 %722, i32 10)
  %759 = xor i32 %757, %758
  %760 = xor i32 %722, %634
  %761 = xor i32 %722, %678
  %762 = and i32 %760, %761
  %763 = xor i32 %762, %722
  %764 = add i32 %759, %763
  %765 = add i32 %754, %590
  %766 = add i32 %764, %754
  br i1 %90, label %781, label %767

767:                                              ; preds = %737
  %768 = tail call noundef i32 @llvm.fshl.i32(i32 %694, i32 %694, i32 15)
  %769 = tail call noundef i32 @llvm.fshl.i32(i32 %694, i32 %694, i32 13)
  %770 = xor i32 %768, %769
  %771 = lshr i32 %694, 10
  %772 = xor i32 %770, %771
  %773 = add i32 %772, %474
  %774 = tail call noundef i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 25)
  %775 = tail call noundef i32 @llvm.fshl.i32(i32 %123, i32 %123, i32 14)
  %776 = xor i32 %774, %775
  %777 = lshr i32 %123, 3
  %778 = xor i32 %776, %777
  %779 = add i32 %773, %76
  %780 = add i32 %779, %778
  store i32 %780, ptr %47, align 4, !tbaa !6
  br label %781

781:                                              ; preds = %767, %737
  %782 = phi i32 [ %780, %767 ], [ %76, %737 ]
  %783 = tail call noundef i32 @llvm.fshl.i32(i32 %765, i32 %765, i32 26)
  %784 = tail call noundef i32 @llvm.fshl.i32(i32 %765, i32 %765, i32 21)
  %785 = xor i32 %783, %784
  %786 = tail call noundef i32 @llvm.fshl.i32(i32 %765, i32 %765, i32 7)
  %787 = xor i32 %785, %786
  %788 = add i32 %633, %787
  %789 = xor i32 %677, %721
  %790 = and i32 %789, %765
  %791 = xor i32 %790, %677
  %792 = add i32 %788, %791
  %793 = zext nneg i32 %83 to i64
  %794 = getelementptr inbounds nuw i32, ptr addrspace(4) @k256, i64 %793
  %795 = getelementptr inbounds nuw i8, ptr addrspace(4) %794, i64 60
  %796 = load i32, ptr addrspace(4) %795, align 4, !tbaa !6
  %797 = add i32 %792, %796
  %798 = add i32 %797, %782
  %799 = tail call noundef i32 @llvm.fshl.i32(i32 %766, i32 %766, i32 30)
  %800 = tail call noundef i32 @llvm.fshl.i32(i32 %766, i32 %766, i32 19)
  %801 = xor i32 %799, %800
  %802 = tail call noundef i32 @llvm.fshl.i32(i32 %766, i32 %766, i32 10)
  %803 = xor i32 %801, %802
  %804 = xor i32 %766, %678
  %805 = xor i32 %766, %722
  %806 = and i32 %804, %805
  %807 = xor i32 %806, %766
  %808 = add i32 %803, %807
  %809 = add i32 %798, %634
  %810 = add i32 %808, %798
  %811 = add nuw nsw i32 %83, 16
  %812 = icmp samesign ult i32 %83, 48
  br i1 %812, label %64, label %91, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!10 = !{i32 1, i32 1, i32 0}
!11 = !{!"none", !"none", !"none"}
!12 = !{!"uint*", !"uint*", !"uint"}
!13 = !{!"const", !"", !""}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !15}
!17 = distinct !{!17, !15}
!18 = !{i32 1, i32 0, i32 0, i32 1}
!19 = !{!"none", !"none", !"none", !"none"}
!20 = !{!"uint*", !"uint", !"uint", !"uint*"}
!21 = !{!"const", !"", !"", !"volatile"}
!22 = distinct !{!22, !15}
!23 = distinct !{!23, !15}
!24 = distinct !{!24, !15}
!25 = distinct !{!25, !15}
!26 = distinct !{!26, !15}
