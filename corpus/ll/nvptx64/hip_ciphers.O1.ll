; ModuleID = 'corpus/hip/hip_ciphers.hip'
source_filename = "corpus/hip/hip_ciphers.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Key128 = type { [4 x i32] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xtea_encrypt(ptr noundef captures(none) %0, ptr noundef readonly byval(%struct.Key128) align 4 captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <2 x i32>, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %12 = load i32, ptr %11, align 4
  br label %16

13:                                               ; preds = %16
  %14 = insertelement <2 x i32> poison, i32 %31, i64 0
  %15 = insertelement <2 x i32> %14, i32 %44, i64 1
  store <2 x i32> %15, ptr %9, align 8, !tbaa !8
  ret void

16:                                               ; preds = %2, %16
  %17 = phi i32 [ 0, %2 ], [ %45, %16 ]
  %18 = phi i32 [ 0, %2 ], [ %32, %16 ]
  %19 = phi i32 [ %12, %2 ], [ %44, %16 ]
  %20 = phi i32 [ %10, %2 ], [ %31, %16 ]
  %21 = shl i32 %19, 4
  %22 = lshr i32 %19, 5
  %23 = xor i32 %21, %22
  %24 = add i32 %23, %19
  %25 = and i32 %18, 3
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %1, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = add i32 %28, %18
  %30 = xor i32 %29, %24
  %31 = add i32 %30, %20
  %32 = add i32 %18, -1640531527
  %33 = shl i32 %31, 4
  %34 = lshr i32 %31, 5
  %35 = xor i32 %33, %34
  %36 = add i32 %35, %31
  %37 = lshr i32 %32, 11
  %38 = and i32 %37, 3
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %1, i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = add i32 %41, %32
  %43 = xor i32 %36, %42
  %44 = add i32 %43, %19
  %45 = add nuw nsw i32 %17, 1
  %46 = icmp eq i32 %45, 32
  br i1 %46, label %13, label %16, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rc4_stream(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [256 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  br label %9

6:                                                ; preds = %9
  %7 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = mul nsw i32 %2, %7
  br label %20

9:                                                ; preds = %4, %9
  %10 = phi i32 [ 0, %4 ], [ %14, %9 ]
  %11 = trunc nuw i32 %10 to i8
  %12 = zext nneg i32 %10 to i64
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  store i8 %11, ptr %13, align 1, !tbaa !8
  %14 = add nuw nsw i32 %10, 1
  %15 = icmp eq i32 %14, 256
  br i1 %15, label %6, label %9, !llvm.loop !12

16:                                               ; preds = %20
  %17 = icmp sgt i32 %3, 0
  br i1 %17, label %18, label %41

18:                                               ; preds = %16
  %19 = mul nuw nsw i32 %3, %7
  br label %42

20:                                               ; preds = %6, %20
  %21 = phi i32 [ 0, %6 ], [ %34, %20 ]
  %22 = phi i32 [ 0, %6 ], [ %39, %20 ]
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !8
  %26 = zext i8 %25 to i32
  %27 = add i32 %21, %26
  %28 = srem i32 %22, %2
  %29 = add nsw i32 %28, %8
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %0, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !8
  %33 = zext i8 %32 to i32
  %34 = add i32 %27, %33
  %35 = and i32 %34, 255
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  store i8 %38, ptr %24, align 1, !tbaa !8
  store i8 %25, ptr %37, align 1, !tbaa !8
  %39 = add nuw nsw i32 %22, 1
  %40 = icmp eq i32 %39, 256
  br i1 %40, label %16, label %20, !llvm.loop !13

41:                                               ; preds = %42, %16
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

42:                                               ; preds = %18, %42
  %43 = phi i32 [ 0, %18 ], [ %65, %42 ]
  %44 = phi i32 [ 0, %18 ], [ %52, %42 ]
  %45 = phi i32 [ 0, %18 ], [ %46, %42 ]
  %46 = add i32 %45, 1
  %47 = and i32 %46, 255
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 %48
  %50 = load i8, ptr %49, align 1, !tbaa !8
  %51 = zext i8 %50 to i32
  %52 = add i32 %44, %51
  %53 = and i32 %52, 255
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 %54
  %56 = load i8, ptr %55, align 1, !tbaa !8
  store i8 %56, ptr %49, align 1, !tbaa !8
  store i8 %50, ptr %55, align 1, !tbaa !8
  %57 = load i8, ptr %49, align 1, !tbaa !8
  %58 = add i8 %57, %50
  %59 = zext i8 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %5, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = add nuw nsw i32 %43, %19
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 %63
  store i8 %61, ptr %64, align 1, !tbaa !8
  %65 = add nuw nsw i32 %43, 1
  %66 = icmp eq i32 %65, %3
  br i1 %66, label %41, label %42, !llvm.loop !14
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @speck_ctr(ptr noundef writeonly captures(none) %0, ptr noundef readonly byval(%struct.Key128) align 4 captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = alloca [3 x i32], align 4
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = load i32, ptr %1, align 4, !tbaa !4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %12, ptr %4, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %15 = load i32, ptr %14, align 4, !tbaa !4
  store i32 %15, ptr %13, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %18 = load i32, ptr %17, align 4, !tbaa !4
  store i32 %18, ptr %16, align 4, !tbaa !4
  br label %24

19:                                               ; preds = %24
  %20 = insertelement <2 x i32> poison, i32 %31, i64 0
  %21 = insertelement <2 x i32> %20, i32 %33, i64 1
  %22 = zext i32 %9 to i64
  %23 = getelementptr inbounds nuw <2 x i32>, ptr %0, i64 %22
  store <2 x i32> %21, ptr %23, align 8, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4
  ret void

24:                                               ; preds = %3, %24
  %25 = phi i32 [ %2, %3 ], [ %31, %24 ]
  %26 = phi i32 [ 0, %3 ], [ %43, %24 ]
  %27 = phi i32 [ %10, %3 ], [ %42, %24 ]
  %28 = phi i32 [ %9, %3 ], [ %33, %24 ]
  %29 = tail call i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 24)
  %30 = add i32 %29, %28
  %31 = xor i32 %30, %27
  %32 = tail call i32 @llvm.fshl.i32(i32 %28, i32 %28, i32 3)
  %33 = xor i32 %31, %32
  %34 = urem i32 %26, 3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i32, ptr %4, i64 %35
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = tail call i32 @llvm.fshl.i32(i32 %37, i32 %37, i32 24)
  %39 = add i32 %38, %27
  %40 = xor i32 %39, %26
  %41 = tail call i32 @llvm.fshl.i32(i32 %27, i32 %27, i32 3)
  %42 = xor i32 %40, %41
  store i32 %40, ptr %36, align 4, !tbaa !4
  %43 = add nuw nsw i32 %26, 1
  %44 = icmp eq i32 %43, 27
  br i1 %44, label %19, label %24, !llvm.loop !15
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @simon_ecb(ptr noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i16], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  br label %16

4:                                                ; preds = %16
  %5 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 1
  %11 = sext i32 %10 to i64
  %12 = getelementptr i16, ptr %0, i64 %11
  %13 = getelementptr i8, ptr %12, i64 2
  %14 = load i16, ptr %13, align 2, !tbaa !16
  %15 = load i16, ptr %12, align 2, !tbaa !16
  br label %27

16:                                               ; preds = %2, %16
  %17 = phi i32 [ 0, %2 ], [ %24, %16 ]
  %18 = shl nuw nsw i32 %17, 4
  %19 = zext nneg i32 %18 to i64
  %20 = lshr i64 %1, %19
  %21 = trunc i64 %20 to i16
  %22 = zext nneg i32 %17 to i64
  %23 = getelementptr inbounds nuw i16, ptr %3, i64 %22
  store i16 %21, ptr %23, align 2, !tbaa !16
  %24 = add nuw nsw i32 %17, 1
  %25 = icmp eq i32 %24, 4
  br i1 %25, label %4, label %16, !llvm.loop !18

26:                                               ; preds = %27
  store i16 %41, ptr %13, align 2, !tbaa !16
  store i16 %28, ptr %12, align 2, !tbaa !16
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret void

27:                                               ; preds = %4, %27
  %28 = phi i16 [ %14, %4 ], [ %41, %27 ]
  %29 = phi i32 [ 0, %4 ], [ %48, %27 ]
  %30 = phi i16 [ %15, %4 ], [ %28, %27 ]
  %31 = tail call noundef i16 @llvm.fshl.i16(i16 %28, i16 %28, i16 1)
  %32 = tail call i16 @llvm.bswap.i16(i16 %28)
  %33 = and i16 %31, %32
  %34 = tail call noundef i16 @llvm.fshl.i16(i16 %28, i16 %28, i16 2)
  %35 = and i32 %29, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i16, ptr %3, i64 %36
  %38 = load i16, ptr %37, align 2, !tbaa !16
  %39 = xor i16 %34, %30
  %40 = xor i16 %39, %33
  %41 = xor i16 %40, %38
  %42 = add nuw nsw i32 %29, 3
  %43 = and i32 %42, 3
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i16, ptr %3, i64 %44
  %46 = load i16, ptr %45, align 2, !tbaa !16
  %47 = tail call noundef i16 @llvm.fshl.i16(i16 %46, i16 %46, i16 13)
  %48 = add nuw nsw i32 %29, 1
  %49 = and i32 %48, 3
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i16, ptr %3, i64 %50
  %52 = load i16, ptr %51, align 2, !tbaa !16
  %53 = xor i16 %47, %52
  %54 = tail call noundef i16 @llvm.fshl.i16(i16 %53, i16 %53, i16 15)
  %55 = zext nneg i32 %29 to i64
  %56 = lshr i64 1856417836235662431, %55
  %57 = trunc i64 %56 to i16
  %58 = and i16 %57, 1
  %59 = or disjoint i16 %58, -4
  %60 = xor i16 %59, %54
  %61 = xor i16 %60, %38
  %62 = xor i16 %61, %53
  store i16 %62, ptr %37, align 2, !tbaa !16
  %63 = icmp eq i32 %48, 32
  br i1 %63, label %26, label %27, !llvm.loop !19
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @poly_mac(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp sgt i32 %3, 0
  br i1 %6, label %7, label %14

7:                                                ; preds = %4
  %8 = mul nuw nsw i32 %3, %5
  %9 = zext i64 %2 to i128
  br label %21

10:                                               ; preds = %21
  %11 = lshr i128 %48, 64
  %12 = trunc nuw nsw i128 %11 to i64
  %13 = trunc i128 %48 to i64
  br label %14

14:                                               ; preds = %10, %4
  %15 = phi i64 [ 0, %4 ], [ %13, %10 ]
  %16 = phi i64 [ 0, %4 ], [ %12, %10 ]
  %17 = shl nuw nsw i32 %5, 1
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i64, ptr %1, i64 %18
  store i64 %15, ptr %19, align 8, !tbaa !20
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i64 %16, ptr %20, align 8, !tbaa !20
  ret void

21:                                               ; preds = %7, %21
  %22 = phi i128 [ 0, %7 ], [ %48, %21 ]
  %23 = phi i32 [ 0, %7 ], [ %49, %21 ]
  %24 = add nuw nsw i32 %23, %8
  %25 = shl nsw i32 %24, 2
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %0, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !4
  %29 = zext i32 %28 to i128
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = zext i32 %31 to i128
  %33 = shl nuw nsw i128 %32, 32
  %34 = or disjoint i128 %33, %29
  %35 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = and i32 %36, 65535
  %38 = zext nneg i32 %37 to i128
  %39 = shl nuw nsw i128 %38, 64
  %40 = add nuw nsw i128 %34, %22
  %41 = add nuw nsw i128 %40, %39
  %42 = and i128 %40, 2305843009213693951
  %43 = lshr i128 %41, 61
  %44 = add nuw nsw i128 %42, %43
  %45 = mul nuw nsw i128 %44, %9
  %46 = and i128 %45, 2305843009213693951
  %47 = lshr i128 %45, 61
  %48 = add nuw nsw i128 %46, %47
  %49 = add nuw nsw i32 %23, 1
  %50 = icmp eq i32 %49, %3
  br i1 %50, label %10, label %21, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}
!llvm.errno.tbaa = !{!4}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = !{!5, !5, i64 0}
!5 = !{!"int", !6, i64 0}
!6 = !{!"omnipotent char", !7, i64 0}
!7 = !{!"Simple C++ TBAA"}
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !6, i64 0}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = !{!21, !21, i64 0}
!21 = !{!"long long", !6, i64 0}
!22 = distinct !{!22, !10, !11}
