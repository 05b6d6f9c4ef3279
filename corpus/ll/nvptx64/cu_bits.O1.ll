; ModuleID = 'corpus/cuda/cu_bits.cu'
source_filename = "corpus/cuda/cu_bits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bit_counts(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i64, ptr %0, i64 %4
  %6 = load i64, ptr %5, align 8, !tbaa !8
  %7 = and i32 %3, 63
  %8 = zext nneg i32 %7 to i64
  %9 = lshr i64 %6, %8
  %10 = trunc i64 %9 to i32
  %11 = mul nuw nsw i32 %3, 7
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %12
  %14 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %10)
  store i32 %14, ptr %13, align 4, !tbaa !4
  %15 = tail call range(i64 0, 65) i64 @llvm.ctpop.i64(i64 %9)
  %16 = trunc nuw nsw i64 %15 to i32
  %17 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store i32 %16, ptr %17, align 4, !tbaa !4
  %18 = tail call noundef range(i32 0, 33) i32 @llvm.ctlz.i32(i32 %10, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %9, i1 false)
  %21 = trunc nuw nsw i64 %20 to i32
  %22 = getelementptr inbounds nuw i8, ptr %13, i64 12
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %24 = icmp eq i32 %10, 0
  %25 = mul nuw nsw i32 %23, 100
  %26 = add nuw nsw i32 %25, 100
  %27 = select i1 %24, i32 0, i32 %26
  %28 = tail call range(i64 0, 65) i64 @llvm.cttz.i64(i64 %9, i1 true)
  %29 = icmp eq i64 %9, 0
  %30 = trunc nuw nsw i64 %28 to i32
  %31 = add nuw nsw i32 %30, 1
  %32 = select i1 %29, i32 0, i32 %31
  %33 = add nuw nsw i32 %27, %32
  %34 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = tail call noundef i32 @llvm.bitreverse.i32(i32 %10)
  %36 = tail call noundef i64 @llvm.bitreverse.i64(i64 %9)
  %37 = lshr i64 %36, 7
  %38 = trunc i64 %37 to i32
  %39 = xor i32 %35, %38
  %40 = getelementptr inbounds nuw i8, ptr %13, i64 20
  store i32 %39, ptr %40, align 4, !tbaa !4
  %41 = lshr i64 %9, 32
  %42 = trunc nuw i64 %41 to i32
  %43 = tail call noundef i32 @llvm.nvvm.prmt(i32 %10, i32 %42, i32 21091)
  %44 = tail call i32 @llvm.bswap.i32(i32 %10)
  %45 = trunc i64 %9 to i16
  %46 = tail call i16 @llvm.bswap.i16(i16 %45)
  %47 = zext i16 %46 to i32
  %48 = tail call i64 @llvm.bswap.i64(i64 %9)
  %49 = trunc i64 %48 to i32
  %50 = add i32 %44, %49
  %51 = add i32 %50, %43
  %52 = add i32 %51, %47
  %53 = getelementptr inbounds nuw i8, ptr %13, i64 24
  store i32 %52, ptr %53, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z7hilbertjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #2 {
  %4 = lshr i32 %0, 1
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %8, label %6

6:                                                ; preds = %3
  %7 = add i32 %0, -1
  br label %10

8:                                                ; preds = %10, %3
  %9 = phi i32 [ 0, %3 ], [ %24, %10 ]
  ret i32 %9

10:                                               ; preds = %6, %10
  %11 = phi i32 [ %4, %6 ], [ %31, %10 ]
  %12 = phi i32 [ %1, %6 ], [ %30, %10 ]
  %13 = phi i32 [ %2, %6 ], [ %29, %10 ]
  %14 = phi i32 [ 0, %6 ], [ %24, %10 ]
  %15 = and i32 %12, %11
  %16 = icmp eq i32 %15, 0
  %17 = and i32 %13, %11
  %18 = icmp ne i32 %17, 0
  %19 = zext i1 %18 to i32
  %20 = mul i32 %11, %11
  %21 = select i1 %16, i32 0, i32 3
  %22 = xor i32 %21, %19
  %23 = mul i32 %20, %22
  %24 = add i32 %23, %14
  %25 = sub i32 %7, %12
  %26 = sub i32 %7, %13
  %27 = select i1 %16, i32 %13, i32 %26
  %28 = select i1 %16, i32 %12, i32 %25
  %29 = select i1 %18, i32 %13, i32 %28
  %30 = select i1 %18, i32 %12, i32 %27
  %31 = lshr i32 %11, 1
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %8, label %10, !llvm.loop !10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @morton_hilbert(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr i8, ptr %6, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = and i32 %7, 1023
  %11 = shl nuw nsw i32 %10, 16
  %12 = shl i32 %7, 8
  %13 = and i32 %12, 61440
  %14 = or disjoint i32 %11, %13
  %15 = or disjoint i32 %14, %10
  %16 = and i32 %15, 50393103
  %17 = mul nuw nsw i32 %16, 17
  %18 = and i32 %17, 51130563
  %19 = mul nuw nsw i32 %18, 5
  %20 = and i32 %19, 153391689
  %21 = and i32 %9, 1023
  %22 = shl nuw nsw i32 %21, 16
  %23 = shl i32 %9, 8
  %24 = and i32 %23, 61440
  %25 = or disjoint i32 %22, %24
  %26 = or disjoint i32 %25, %21
  %27 = and i32 %26, 50393103
  %28 = mul nuw nsw i32 %27, 17
  %29 = and i32 %28, 51130563
  %30 = mul nuw nsw i32 %29, 10
  %31 = and i32 %30, 306783378
  %32 = or disjoint i32 %31, %20
  %33 = xor i32 %9, %7
  %34 = and i32 %33, 1023
  %35 = shl nuw nsw i32 %34, 16
  %36 = shl i32 %33, 8
  %37 = and i32 %36, 61440
  %38 = or disjoint i32 %35, %37
  %39 = or disjoint i32 %38, %34
  %40 = and i32 %39, 50393103
  %41 = mul nuw nsw i32 %40, 17
  %42 = and i32 %41, 51130563
  %43 = mul nuw nsw i32 %42, 20
  %44 = and i32 %43, 613566756
  %45 = or disjoint i32 %32, %44
  %46 = mul nuw nsw i32 %3, 3
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i32, ptr %1, i64 %47
  store i32 %45, ptr %48, align 4, !tbaa !4
  br label %49

49:                                               ; preds = %49, %2
  %50 = phi i32 [ 512, %2 ], [ %70, %49 ]
  %51 = phi i32 [ %7, %2 ], [ %69, %49 ]
  %52 = phi i32 [ %9, %2 ], [ %68, %49 ]
  %53 = phi i32 [ 0, %2 ], [ %63, %49 ]
  %54 = and i32 %51, %50
  %55 = icmp eq i32 %54, 0
  %56 = and i32 %52, %50
  %57 = icmp ne i32 %56, 0
  %58 = zext i1 %57 to i32
  %59 = mul nuw nsw i32 %50, %50
  %60 = select i1 %55, i32 0, i32 3
  %61 = xor i32 %60, %58
  %62 = mul nuw nsw i32 %59, %61
  %63 = add i32 %62, %53
  %64 = sub i32 1023, %51
  %65 = sub i32 1023, %52
  %66 = select i1 %55, i32 %52, i32 %65
  %67 = select i1 %55, i32 %51, i32 %64
  %68 = select i1 %57, i32 %52, i32 %67
  %69 = select i1 %57, i32 %51, i32 %66
  %70 = lshr i32 %50, 1
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %49, !llvm.loop !10

72:                                               ; preds = %49
  %73 = getelementptr i8, ptr %48, i64 4
  store i32 %63, ptr %73, align 4, !tbaa !4
  %74 = lshr i32 %7, 1
  %75 = xor i32 %74, %7
  br label %81

76:                                               ; preds = %81
  %77 = shl i32 %75, 16
  %78 = and i32 %85, 65535
  %79 = or disjoint i32 %78, %77
  %80 = getelementptr i8, ptr %48, i64 8
  store i32 %79, ptr %80, align 4, !tbaa !4
  ret void

81:                                               ; preds = %72, %81
  %82 = phi i32 [ 1, %72 ], [ %86, %81 ]
  %83 = phi i32 [ %75, %72 ], [ %85, %81 ]
  %84 = lshr i32 %83, %82
  %85 = xor i32 %84, %83
  %86 = shl i32 %82, 1
  %87 = icmp slt i32 %86, 16
  br i1 %87, label %81, label %76, !llvm.loop !13
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @funnel(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 1
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr i8, ptr %6, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = and i32 %3, 31
  %11 = icmp eq i32 %10, 0
  %12 = tail call i32 @llvm.fshl.i32(i32 %9, i32 %7, i32 %3)
  %13 = select i1 %11, i32 %9, i32 %12
  %14 = shl nuw nsw i32 %3, 2
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %1, i64 %15
  store i32 %13, ptr %16, align 4, !tbaa !4
  %17 = add nuw nsw i32 %3, 5
  %18 = and i32 %17, 31
  %19 = icmp eq i32 %18, 0
  %20 = tail call i32 @llvm.fshr.i32(i32 %9, i32 %7, i32 range(i32 -2147483643, -2147483648) %17)
  %21 = select i1 %19, i32 %7, i32 %20
  %22 = getelementptr i8, ptr %16, i64 4
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = tail call i32 @llvm.fshl.i32(i32 %7, i32 %7, i32 %3)
  %24 = tail call i32 @llvm.fshl.i32(i32 %9, i32 %9, i32 19)
  %25 = add i32 %24, %23
  %26 = getelementptr i8, ptr %16, i64 8
  store i32 %25, ptr %26, align 4, !tbaa !4
  %27 = zext i32 %7 to i64
  %28 = shl nuw i64 %27, 32
  %29 = zext i32 %9 to i64
  %30 = or disjoint i64 %28, %29
  %31 = zext nneg i32 %3 to i64
  %32 = tail call i64 @llvm.fshl.i64(i64 %30, i64 %30, i64 %31)
  %33 = lshr i64 %32, 32
  %34 = xor i64 %33, %32
  %35 = trunc i64 %34 to i32
  %36 = getelementptr i8, ptr %16, i64 12
  store i32 %35, ptr %36, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @narrow_ops(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr %0, i64 %5
  %7 = load i16, ptr %6, align 2, !tbaa !14
  %8 = trunc i16 %7 to i8
  %9 = zext i16 %7 to i32
  %10 = trunc nuw nsw i32 %4 to i16
  %11 = and i16 %10, 7
  %12 = tail call i16 @llvm.fshl.i16(i16 %7, i16 %7, i16 %11)
  %13 = shl nuw nsw i32 %4, 2
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i16, ptr %1, i64 %14
  store i16 %12, ptr %15, align 2, !tbaa !14
  %16 = mul i16 %7, %7
  %17 = add i16 %16, 3
  %18 = getelementptr i8, ptr %15, i64 2
  store i16 %17, ptr %18, align 2, !tbaa !14
  %19 = sext i8 %8 to i32
  %20 = and i32 %4, 3
  %21 = ashr i32 %19, %20
  %22 = trunc nsw i32 %21 to i16
  %23 = getelementptr i8, ptr %15, i64 4
  store i16 %22, ptr %23, align 2, !tbaa !14
  %24 = and i32 %4, 15
  %25 = add nuw nsw i32 %24, 1
  %26 = udiv i32 %9, %25
  %27 = urem i32 %9, 10
  %28 = add nuw nsw i32 %26, %27
  %29 = trunc i32 %28 to i16
  %30 = getelementptr i8, ptr %15, i64 6
  store i16 %29, ptr %30, align 2, !tbaa !14
  %31 = trunc i32 %4 to i8
  %32 = tail call i8 @llvm.fshl.i8(i8 %8, i8 %8, i8 %31)
  %33 = shl nuw nsw i32 %4, 1
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 %34
  store i8 %32, ptr %35, align 1, !tbaa !16
  %36 = and i32 %9, 255
  %37 = tail call range(i32 0, 9) i32 @llvm.ctpop.i32(i32 %36)
  %38 = tail call range(i32 0, 17) i32 @llvm.ctpop.i32(i32 %9)
  %39 = and i32 %38, 1
  %40 = add nuw nsw i32 %37, %39
  %41 = trunc nuw nsw i32 %40 to i8
  %42 = getelementptr i8, ptr %35, i64 1
  store i8 %41, ptr %42, align 1, !tbaa !16
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bitfields(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr %0, i64 %4
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = zext i32 %6 to i64
  %8 = and i32 %6, 7
  %9 = and i32 %6, 248
  %10 = and i32 %6, 524032
  %11 = mul nuw nsw i64 %7, 40370176
  %12 = lshr i32 %6, 20
  %13 = zext nneg i32 %12 to i64
  %14 = shl nuw nsw i32 %10, 11
  %15 = zext nneg i32 %14 to i64
  %16 = add nuw nsw i64 %11, %15
  %17 = xor i32 %9, 40
  %18 = zext nneg i32 %17 to i64
  %19 = shl nuw i64 %18, 56
  %20 = ashr exact i64 %19, 59
  %21 = trunc nsw i64 %20 to i32
  %22 = mul nsw i32 %21, 7
  %23 = lshr exact i32 %10, 2
  %24 = lshr i64 %16, 24
  %25 = trunc i64 %24 to i32
  %26 = shl i64 %13, 60
  %27 = ashr exact i64 %26, 60
  %28 = trunc nsw i64 %27 to i32
  %29 = or disjoint i32 %23, %8
  %30 = add nsw i32 %29, %28
  %31 = add i32 %30, %25
  %32 = add i32 %31, %22
  %33 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %32, ptr %33, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshr.i32(i32, i32, i32) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.fshl.i16(i16, i16, i16) #5

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
!9 = !{!"long long", !6, i64 0}
!10 = distinct !{!10, !11, !12}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !11, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
!16 = !{!6, !6, i64 0}
