; ModuleID = 'corpus/cuda/cu_saturating.cu'
source_filename = "corpus/cuda/cu_saturating.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@taps = dso_local addrspace(4) externally_initialized constant [8 x i16] [i16 1200, i16 -3400, i16 8000, i16 20000, i16 20000, i16 8000, i16 -3400, i16 1200], align 2
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @taps to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @saturate_ops(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr i8, ptr %6, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = mul nuw nsw i32 %3, 6
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i32, ptr %1, i64 %11
  %13 = tail call i32 @llvm.sadd.sat.i32(i32 %7, i32 %9)
  store i32 %13, ptr %12, align 4, !tbaa !4
  %14 = tail call i32 @llvm.ssub.sat.i32(i32 %7, i32 %9)
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 4
  store i32 %14, ptr %15, align 4, !tbaa !4
  %16 = tail call i32 @llvm.uadd.sat.i32(i32 %7, i32 %9)
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = tail call i32 @llvm.usub.sat.i32(i32 %7, i32 %9)
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 12
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = trunc i32 %7 to i16
  %21 = trunc i32 %9 to i16
  %22 = tail call i16 @llvm.sadd.sat.i16(i16 %20, i16 %21)
  %23 = sext i16 %22 to i32
  %24 = trunc i32 %7 to i8
  %25 = trunc i32 %9 to i8
  %26 = tail call i8 @llvm.usub.sat.i8(i8 %24, i8 %25)
  %27 = zext i8 %26 to i32
  %28 = shl nuw nsw i32 %27, 16
  %29 = add nsw i32 %28, %23
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = icmp ugt i32 %7, %9
  %32 = sub nuw i32 %7, %9
  %33 = sub nuw i32 %9, %7
  %34 = select i1 %31, i32 %32, i32 %33
  %35 = and i32 %9, %7
  %36 = xor i32 %9, %7
  %37 = lshr i32 %36, 1
  %38 = add i32 %37, %35
  %39 = xor i32 %38, %34
  %40 = getelementptr inbounds nuw i8, ptr %12, i64 20
  store i32 %39, ptr %40, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.sadd.sat.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ssub.sat.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.uadd.sat.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.usub.sat.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.sadd.sat.i16(i16, i16) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.usub.sat.i8(i8, i8) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @q15_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = load i16, ptr addrspacecast (ptr addrspace(4) @taps to ptr), align 2, !tbaa !8
  %5 = sext i16 %4 to i32
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i16, ptr %0, i64 %6
  %8 = load i16, ptr %7, align 2, !tbaa !8
  %9 = sext i16 %8 to i32
  %10 = mul nsw i32 %9, %5
  %11 = add nsw i32 %10, 16384
  %12 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 2), align 2, !tbaa !8
  %13 = sext i16 %12 to i32
  %14 = zext nneg i32 %3 to i64
  %15 = getelementptr inbounds nuw i16, ptr %0, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 2
  %17 = load i16, ptr %16, align 2, !tbaa !8
  %18 = sext i16 %17 to i32
  %19 = mul nsw i32 %18, %13
  %20 = tail call i32 @llvm.sadd.sat.i32(i32 %11, i32 %19)
  %21 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 4), align 2, !tbaa !8
  %22 = sext i16 %21 to i32
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw i16, ptr %0, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = load i16, ptr %25, align 2, !tbaa !8
  %27 = sext i16 %26 to i32
  %28 = mul nsw i32 %27, %22
  %29 = tail call i32 @llvm.sadd.sat.i32(i32 %20, i32 %28)
  %30 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 6), align 2, !tbaa !8
  %31 = sext i16 %30 to i32
  %32 = zext nneg i32 %3 to i64
  %33 = getelementptr inbounds nuw i16, ptr %0, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 6
  %35 = load i16, ptr %34, align 2, !tbaa !8
  %36 = sext i16 %35 to i32
  %37 = mul nsw i32 %36, %31
  %38 = tail call i32 @llvm.sadd.sat.i32(i32 %29, i32 %37)
  %39 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 8), align 2, !tbaa !8
  %40 = sext i16 %39 to i32
  %41 = zext nneg i32 %3 to i64
  %42 = getelementptr inbounds nuw i16, ptr %0, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %44 = load i16, ptr %43, align 2, !tbaa !8
  %45 = sext i16 %44 to i32
  %46 = mul nsw i32 %45, %40
  %47 = tail call i32 @llvm.sadd.sat.i32(i32 %38, i32 %46)
  %48 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 10), align 2, !tbaa !8
  %49 = sext i16 %48 to i32
  %50 = zext nneg i32 %3 to i64
  %51 = getelementptr inbounds nuw i16, ptr %0, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 10
  %53 = load i16, ptr %52, align 2, !tbaa !8
  %54 = sext i16 %53 to i32
  %55 = mul nsw i32 %54, %49
  %56 = tail call i32 @llvm.sadd.sat.i32(i32 %47, i32 %55)
  %57 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 12), align 2, !tbaa !8
  %58 = sext i16 %57 to i32
  %59 = zext nneg i32 %3 to i64
  %60 = getelementptr inbounds nuw i16, ptr %0, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 12
  %62 = load i16, ptr %61, align 2, !tbaa !8
  %63 = sext i16 %62 to i32
  %64 = mul nsw i32 %63, %58
  %65 = tail call i32 @llvm.sadd.sat.i32(i32 %56, i32 %64)
  %66 = load i16, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(4) @taps to ptr), i64 14), align 2, !tbaa !8
  %67 = sext i16 %66 to i32
  %68 = zext nneg i32 %3 to i64
  %69 = getelementptr inbounds nuw i16, ptr %0, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 14
  %71 = load i16, ptr %70, align 2, !tbaa !8
  %72 = sext i16 %71 to i32
  %73 = mul nsw i32 %72, %67
  %74 = tail call i32 @llvm.sadd.sat.i32(i32 %65, i32 %73)
  %75 = ashr i32 %74, 15
  %76 = tail call i32 @llvm.smax.i32(i32 %75, i32 -32768)
  %77 = tail call i32 @llvm.smin.i32(i32 %76, i32 32767)
  %78 = trunc nsw i32 %77 to i16
  %79 = getelementptr inbounds nuw i16, ptr %1, i64 %6
  store i16 %78, ptr %79, align 2, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6fx_mulii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = sext i32 %0 to i64
  %4 = sext i32 %1 to i64
  %5 = mul nsw i64 %4, %3
  %6 = add nsw i64 %5, 32768
  %7 = lshr i64 %6, 16
  %8 = trunc i64 %7 to i32
  ret i32 %8
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z6fx_divii(i32 noundef %0, i32 noundef %1) local_unnamed_addr #2 {
  %3 = sext i32 %0 to i64
  %4 = shl nsw i64 %3, 16
  %5 = sext i32 %1 to i64
  %6 = sdiv i64 %4, %5
  %7 = trunc i64 %6 to i32
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7fx_sqrti(i32 noundef %0) local_unnamed_addr #2 {
  %2 = sext i32 %0 to i64
  %3 = shl nsw i64 %2, 16
  br label %4

4:                                                ; preds = %4, %1
  %5 = phi i64 [ 70368744177664, %1 ], [ %7, %4 ]
  %6 = icmp ugt i64 %5, %3
  %7 = lshr i64 %5, 2
  br i1 %6, label %4, label %8, !llvm.loop !10

8:                                                ; preds = %4
  %9 = icmp eq i64 %5, 0
  br i1 %9, label %29, label %10

10:                                               ; preds = %8, %22
  %11 = phi i64 [ %25, %22 ], [ %5, %8 ]
  %12 = phi i64 [ %24, %22 ], [ 0, %8 ]
  %13 = phi i64 [ %23, %22 ], [ %3, %8 ]
  %14 = add i64 %11, %12
  %15 = icmp ult i64 %13, %14
  br i1 %15, label %20, label %16

16:                                               ; preds = %10
  %17 = sub nuw i64 %13, %14
  %18 = lshr i64 %12, 1
  %19 = add nuw i64 %18, %11
  br label %22

20:                                               ; preds = %10
  %21 = lshr i64 %12, 1
  br label %22

22:                                               ; preds = %16, %20
  %23 = phi i64 [ %17, %16 ], [ %13, %20 ]
  %24 = phi i64 [ %19, %16 ], [ %21, %20 ]
  %25 = lshr i64 %11, 2
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %10, !llvm.loop !12

27:                                               ; preds = %22
  %28 = trunc i64 %24 to i32
  br label %29

29:                                               ; preds = %27, %8
  %30 = phi i32 [ 0, %8 ], [ %28, %27 ]
  ret i32 %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7fx_log2j(i32 noundef %0) local_unnamed_addr #2 {
  %2 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %0, i1 false)
  %3 = icmp ugt i32 %0, 32767
  %4 = sub nuw nsw i32 16, %2
  %5 = lshr i32 %0, %4
  %6 = add nsw i32 %2, -16
  %7 = shl nuw nsw i32 %0, %6
  %8 = select i1 %3, i32 %5, i32 %7
  %9 = shl nuw nsw i32 %2, 16
  %10 = sub nsw i32 983040, %9
  %11 = mul i32 %8, %8
  %12 = icmp sgt i32 %11, -1
  %13 = select i1 %12, i32 15, i32 16
  %14 = lshr i32 %11, %13
  %15 = select i1 %12, i32 0, i32 32768
  %16 = or disjoint i32 %15, %10
  %17 = mul nuw i32 %14, %14
  %18 = icmp sgt i32 %17, -1
  %19 = select i1 %18, i32 15, i32 16
  %20 = lshr i32 %17, %19
  %21 = select i1 %18, i32 0, i32 16384
  %22 = or disjoint i32 %21, %16
  %23 = mul i32 %20, %20
  %24 = icmp sgt i32 %23, -1
  %25 = select i1 %24, i32 15, i32 16
  %26 = lshr i32 %23, %25
  %27 = select i1 %24, i32 0, i32 8192
  %28 = or disjoint i32 %27, %22
  %29 = mul i32 %26, %26
  %30 = icmp sgt i32 %29, -1
  %31 = select i1 %30, i32 15, i32 16
  %32 = lshr i32 %29, %31
  %33 = select i1 %30, i32 0, i32 4096
  %34 = or disjoint i32 %33, %28
  %35 = mul i32 %32, %32
  %36 = icmp sgt i32 %35, -1
  %37 = select i1 %36, i32 15, i32 16
  %38 = lshr i32 %35, %37
  %39 = select i1 %36, i32 0, i32 2048
  %40 = or i32 %39, %34
  %41 = mul i32 %38, %38
  %42 = icmp sgt i32 %41, -1
  %43 = select i1 %42, i32 15, i32 16
  %44 = lshr i32 %41, %43
  %45 = select i1 %42, i32 0, i32 1024
  %46 = or i32 %45, %40
  %47 = mul i32 %44, %44
  %48 = icmp sgt i32 %47, -1
  %49 = select i1 %48, i32 15, i32 16
  %50 = lshr i32 %47, %49
  %51 = select i1 %48, i32 0, i32 512
  %52 = or i32 %51, %46
  %53 = mul i32 %50, %50
  %54 = lshr i32 %53, 23
  %55 = and i32 %54, 256
  %56 = or i32 %55, %52
  ret i32 %56
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @q16_math(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = sext i32 %6 to i64
  %8 = mul nsw i64 %7, 98304
  %9 = add nsw i64 %8, 32768
  %10 = lshr i64 %9, 16
  %11 = trunc i64 %10 to i32
  %12 = shl nsw i64 %7, 16
  %13 = sdiv i64 %12, 172032
  %14 = trunc nsw i64 %13 to i32
  %15 = add nsw i32 %11, %14
  %16 = mul nuw nsw i32 %3, 3
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr %1, i64 %17
  store i32 %15, ptr %18, align 4, !tbaa !4
  br label %19

19:                                               ; preds = %19, %2
  %20 = phi i64 [ 70368744177664, %2 ], [ %22, %19 ]
  %21 = icmp ugt i64 %20, %12
  %22 = lshr i64 %20, 2
  br i1 %21, label %19, label %23, !llvm.loop !10

23:                                               ; preds = %19
  %24 = icmp eq i64 %20, 0
  br i1 %24, label %44, label %25

25:                                               ; preds = %23, %37
  %26 = phi i64 [ %40, %37 ], [ %20, %23 ]
  %27 = phi i64 [ %39, %37 ], [ 0, %23 ]
  %28 = phi i64 [ %38, %37 ], [ %12, %23 ]
  %29 = add i64 %27, %26
  %30 = icmp ult i64 %28, %29
  br i1 %30, label %35, label %31

31:                                               ; preds = %25
  %32 = sub nuw i64 %28, %29
  %33 = lshr i64 %27, 1
  %34 = add nuw i64 %33, %26
  br label %37

35:                                               ; preds = %25
  %36 = lshr i64 %27, 1
  br label %37

37:                                               ; preds = %35, %31
  %38 = phi i64 [ %32, %31 ], [ %28, %35 ]
  %39 = phi i64 [ %34, %31 ], [ %36, %35 ]
  %40 = lshr i64 %26, 2
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %25, !llvm.loop !12

42:                                               ; preds = %37
  %43 = trunc i64 %39 to i32
  br label %44

44:                                               ; preds = %23, %42
  %45 = phi i32 [ 0, %23 ], [ %43, %42 ]
  %46 = getelementptr i8, ptr %18, i64 4
  store i32 %45, ptr %46, align 4, !tbaa !4
  %47 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %6, i1 false)
  %48 = icmp ugt i32 %6, 32767
  %49 = sub nuw nsw i32 16, %47
  %50 = lshr i32 %6, %49
  %51 = add nsw i32 %47, -16
  %52 = shl nuw nsw i32 %6, %51
  %53 = select i1 %48, i32 %50, i32 %52
  %54 = shl nuw nsw i32 %47, 16
  %55 = mul i32 %53, %53
  %56 = icmp sgt i32 %55, -1
  %57 = select i1 %56, i32 15, i32 16
  %58 = lshr i32 %55, %57
  %59 = select i1 %56, i32 0, i32 32768
  %60 = sub nsw i32 %59, %54
  %61 = add nsw i32 %60, 983040
  %62 = mul nuw i32 %58, %58
  %63 = icmp sgt i32 %62, -1
  %64 = select i1 %63, i32 15, i32 16
  %65 = lshr i32 %62, %64
  %66 = select i1 %63, i32 0, i32 16384
  %67 = or disjoint i32 %66, %61
  %68 = mul i32 %65, %65
  %69 = icmp sgt i32 %68, -1
  %70 = select i1 %69, i32 15, i32 16
  %71 = lshr i32 %68, %70
  %72 = select i1 %69, i32 0, i32 8192
  %73 = or disjoint i32 %72, %67
  %74 = mul i32 %71, %71
  %75 = icmp sgt i32 %74, -1
  %76 = select i1 %75, i32 15, i32 16
  %77 = lshr i32 %74, %76
  %78 = select i1 %75, i32 0, i32 4096
  %79 = or disjoint i32 %78, %73
  %80 = mul i32 %77, %77
  %81 = icmp sgt i32 %80, -1
  %82 = select i1 %81, i32 15, i32 16
  %83 = lshr i32 %80, %82
  %84 = select i1 %81, i32 0, i32 2048
  %85 = or disjoint i32 %84, %79
  %86 = mul i32 %83, %83
  %87 = icmp sgt i32 %86, -1
  %88 = select i1 %87, i32 15, i32 16
  %89 = lshr i32 %86, %88
  %90 = select i1 %87, i32 0, i32 1024
  %91 = or i32 %90, %85
  %92 = mul i32 %89, %89
  %93 = icmp sgt i32 %92, -1
  %94 = select i1 %93, i32 15, i32 16
  %95 = lshr i32 %92, %94
  %96 = select i1 %93, i32 0, i32 512
  %97 = or i32 %91, %96
  %98 = mul i32 %95, %95
  %99 = lshr i32 %98, 23
  %100 = and i32 %99, 256
  %101 = or i32 %97, %100
  %102 = getelementptr i8, ptr %18, i64 8
  store i32 %101, ptr %102, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @divisions(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %5
  %9 = load i64, ptr %8, align 8, !tbaa !13
  %10 = shl nuw nsw i32 %4, 3
  %11 = zext nneg i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %2, i64 %11
  %13 = freeze i32 %7
  %14 = sdiv i32 %13, 7
  %15 = mul i32 %14, 7
  %16 = sub i32 %13, %15
  %17 = add nsw i32 %14, %16
  %18 = sext i32 %17 to i64
  store i64 %18, ptr %12, align 8, !tbaa !13
  %19 = udiv i32 %7, 641
  %20 = urem i32 %7, 1000003
  %21 = add nuw nsw i32 %19, %20
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store i64 %22, ptr %23, align 8, !tbaa !13
  %24 = sdiv i32 %7, -16
  %25 = srem i32 %7, 1024
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store i64 %27, ptr %28, align 8, !tbaa !13
  %29 = add nsw i32 %4, -70
  %30 = sdiv i32 %7, %29
  %31 = add nuw nsw i32 %4, 3
  %32 = srem i32 %7, %31
  %33 = add nsw i32 %32, %30
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 %34, ptr %35, align 8, !tbaa !13
  %36 = udiv i64 %9, 1000000007
  %37 = urem i64 %9, 10
  %38 = add nuw nsw i64 %36, %37
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i64 %38, ptr %39, align 8, !tbaa !13
  %40 = add nsw i32 %4, -90
  %41 = sext i32 %40 to i64
  %42 = sdiv i64 %9, %41
  %43 = add nuw nsw i32 %4, 2
  %44 = zext nneg i32 %43 to i64
  %45 = srem i64 %9, %44
  %46 = add nsw i64 %45, %42
  %47 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i64 %46, ptr %47, align 8, !tbaa !13
  %48 = or i32 %7, 1
  %49 = zext i32 %48 to i64
  %50 = udiv i64 %9, %49
  %51 = lshr i64 %9, 40
  %52 = add nuw nsw i64 %51, 3
  %53 = urem i64 %9, %52
  %54 = xor i64 %53, %50
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i64 %54, ptr %55, align 8, !tbaa !13
  %56 = trunc i32 %7 to i8
  %57 = udiv i8 %56, 10
  %58 = zext nneg i8 %57 to i64
  %59 = trunc i32 %7 to i16
  %60 = sdiv i16 %59, 100
  %61 = sext i16 %60 to i64
  %62 = add nsw i64 %58, %61
  %63 = urem i16 %59, 60
  %64 = zext nneg i16 %63 to i64
  %65 = add nsw i64 %62, %64
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store i64 %65, ptr %66, align 8, !tbaa !13
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @checked(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 1
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i64, ptr %0, i64 %6
  %8 = load i64, ptr %7, align 8, !tbaa !13
  %9 = getelementptr i8, ptr %7, i64 8
  %10 = load i64, ptr %9, align 8, !tbaa !13
  %11 = mul nuw nsw i32 %4, 3
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %1, i64 %12
  %14 = tail call { i64, i1 } @llvm.sadd.with.overflow.i64(i64 %8, i64 %10)
  %15 = extractvalue { i64, i1 } %14, 1
  %16 = extractvalue { i64, i1 } %14, 0
  store i64 %16, ptr %13, align 8
  %17 = zext i1 %15 to i32
  %18 = getelementptr i8, ptr %13, i64 8
  %19 = tail call { i64, i1 } @llvm.ssub.with.overflow.i64(i64 %8, i64 %10)
  %20 = extractvalue { i64, i1 } %19, 1
  %21 = extractvalue { i64, i1 } %19, 0
  store i64 %21, ptr %18, align 8
  %22 = select i1 %20, i32 2, i32 0
  %23 = getelementptr i8, ptr %13, i64 16
  %24 = tail call { i64, i1 } @llvm.smul.with.overflow.i64(i64 %8, i64 %10)
  %25 = extractvalue { i64, i1 } %24, 1
  %26 = extractvalue { i64, i1 } %24, 0
  store i64 %26, ptr %23, align 8
  %27 = select i1 %25, i32 4, i32 0
  %28 = trunc i64 %8 to i32
  %29 = trunc i64 %10 to i32
  %30 = ashr i32 %29, 20
  %31 = tail call { i32, i1 } @llvm.smul.with.overflow.i32(i32 %28, i32 %30)
  %32 = extractvalue { i32, i1 } %31, 1
  %33 = extractvalue { i32, i1 } %31, 0
  %34 = select i1 %32, i32 8, i32 0
  %35 = tail call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %8, i64 %10)
  %36 = extractvalue { i64, i1 } %35, 1
  %37 = select i1 %36, i32 16, i32 0
  %38 = lshr i64 %8, 32
  %39 = lshr i64 %10, 33
  %40 = mul nuw nsw i64 %39, %38
  %41 = shl i32 %33, 8
  %42 = or disjoint i32 %22, %17
  %43 = or disjoint i32 %42, %27
  %44 = or disjoint i32 %43, %37
  %45 = or disjoint i32 %44, %34
  %46 = or disjoint i32 %45, %41
  %47 = trunc i64 %40 to i32
  %48 = shl i32 %47, 16
  %49 = xor i32 %46, %48
  %50 = zext nneg i32 %4 to i64
  %51 = getelementptr inbounds nuw i32, ptr %2, i64 %50
  store i32 %49, ptr %51, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.sadd.with.overflow.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.ssub.with.overflow.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.smul.with.overflow.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i32, i1 } @llvm.smul.with.overflow.i32(i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"short", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = distinct !{!12, !11}
!13 = !{!14, !14, i64 0}
!14 = !{!"long long", !6, i64 0}
