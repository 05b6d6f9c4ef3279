; ModuleID = 'corpus/cuda/cu_bigint.cu'
source_filename = "corpus/cuda/cu_bigint.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.U512 = type { [8 x i64] }
%struct.U256 = type { [4 x i64] }

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.U512 @_Z8multiply4U256S_(ptr noundef readonly byval(%struct.U256) align 8 captures(none) %0, ptr noundef readonly byval(%struct.U256) align 8 captures(none) %1) local_unnamed_addr #0 {
  %3 = load i64, ptr %0, align 8, !tbaa !8
  %4 = zext i64 %3 to i128
  %5 = load i64, ptr %1, align 8, !tbaa !8
  %6 = zext i64 %5 to i128
  %7 = mul nuw i128 %6, %4
  %8 = trunc i128 %7 to i64
  %9 = lshr i128 %7, 64
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = zext i64 %11 to i128
  %13 = mul nuw i128 %12, %4
  %14 = add nuw i128 %9, %13
  %15 = lshr i128 %14, 64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %18 = zext i64 %17 to i128
  %19 = mul nuw i128 %18, %4
  %20 = add nuw i128 %15, %19
  %21 = lshr i128 %20, 64
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %23 = load i64, ptr %22, align 8, !tbaa !8
  %24 = zext i64 %23 to i128
  %25 = mul nuw i128 %24, %4
  %26 = add nuw i128 %21, %25
  %27 = lshr i128 %26, 64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i64, ptr %28, align 8, !tbaa !8
  %30 = zext i64 %29 to i128
  %31 = mul nuw i128 %6, %30
  %32 = and i128 %14, 18446744073709551615
  %33 = add nuw i128 %32, %31
  %34 = trunc i128 %33 to i64
  %35 = lshr i128 %33, 64
  %36 = mul nuw i128 %12, %30
  %37 = and i128 %20, 18446744073709551615
  %38 = add nuw nsw i128 %37, %35
  %39 = add nuw i128 %38, %36
  %40 = lshr i128 %39, 64
  %41 = mul nuw i128 %18, %30
  %42 = and i128 %26, 18446744073709551615
  %43 = add nuw nsw i128 %42, %40
  %44 = add nuw i128 %43, %41
  %45 = lshr i128 %44, 64
  %46 = mul nuw i128 %24, %30
  %47 = add nuw nsw i128 %27, %45
  %48 = add nuw i128 %47, %46
  %49 = lshr i128 %48, 64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %51 = load i64, ptr %50, align 8, !tbaa !8
  %52 = zext i64 %51 to i128
  %53 = mul nuw i128 %6, %52
  %54 = and i128 %39, 18446744073709551615
  %55 = add nuw i128 %54, %53
  %56 = trunc i128 %55 to i64
  %57 = lshr i128 %55, 64
  %58 = mul nuw i128 %12, %52
  %59 = and i128 %44, 18446744073709551615
  %60 = add nuw nsw i128 %59, %57
  %61 = add nuw i128 %60, %58
  %62 = lshr i128 %61, 64
  %63 = mul nuw i128 %18, %52
  %64 = and i128 %48, 18446744073709551615
  %65 = add nuw nsw i128 %64, %62
  %66 = add nuw i128 %65, %63
  %67 = lshr i128 %66, 64
  %68 = mul nuw i128 %24, %52
  %69 = add nuw nsw i128 %49, %67
  %70 = add nuw i128 %69, %68
  %71 = lshr i128 %70, 64
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %73 = load i64, ptr %72, align 8, !tbaa !8
  %74 = zext i64 %73 to i128
  %75 = load i64, ptr %1, align 8, !tbaa !8
  %76 = zext i64 %75 to i128
  %77 = mul nuw i128 %76, %74
  %78 = and i128 %61, 18446744073709551615
  %79 = add nuw i128 %78, %77
  %80 = trunc i128 %79 to i64
  %81 = lshr i128 %79, 64
  %82 = load i64, ptr %10, align 8, !tbaa !8
  %83 = zext i64 %82 to i128
  %84 = mul nuw i128 %83, %74
  %85 = and i128 %66, 18446744073709551615
  %86 = add nuw nsw i128 %85, %81
  %87 = add nuw i128 %86, %84
  %88 = trunc i128 %87 to i64
  %89 = lshr i128 %87, 64
  %90 = load i64, ptr %16, align 8, !tbaa !8
  %91 = zext i64 %90 to i128
  %92 = mul nuw i128 %91, %74
  %93 = and i128 %70, 18446744073709551615
  %94 = add nuw nsw i128 %93, %89
  %95 = add nuw i128 %94, %92
  %96 = trunc i128 %95 to i64
  %97 = lshr i128 %95, 64
  %98 = load i64, ptr %22, align 8, !tbaa !8
  %99 = zext i64 %98 to i128
  %100 = mul nuw i128 %99, %74
  %101 = add nuw nsw i128 %71, %97
  %102 = add nuw i128 %101, %100
  %103 = trunc i128 %102 to i64
  %104 = lshr i128 %102, 64
  %105 = trunc nuw i128 %104 to i64
  %106 = insertvalue %struct.U512 poison, i64 %8, 0, 0
  %107 = insertvalue %struct.U512 %106, i64 %34, 0, 1
  %108 = insertvalue %struct.U512 %107, i64 %56, 0, 2
  %109 = insertvalue %struct.U512 %108, i64 %80, 0, 3
  %110 = insertvalue %struct.U512 %109, i64 %88, 0, 4
  %111 = insertvalue %struct.U512 %110, i64 %96, 0, 5
  %112 = insertvalue %struct.U512 %111, i64 %103, 0, 6
  %113 = insertvalue %struct.U512 %112, i64 %105, 0, 7
  ret %struct.U512 %113
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @mul256(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds %struct.U256, ptr %0, i64 %9
  %11 = getelementptr inbounds %struct.U256, ptr %1, i64 %9
  %12 = tail call %struct.U512 @_Z8multiply4U256S_(ptr noundef nonnull byval(%struct.U256) align 8 %10, ptr noundef nonnull byval(%struct.U256) align 8 %11) #5
  %13 = extractvalue %struct.U512 %12, 0
  %14 = extractvalue [8 x i64] %13, 0
  %15 = extractvalue [8 x i64] %13, 1
  %16 = extractvalue [8 x i64] %13, 2
  %17 = extractvalue [8 x i64] %13, 3
  %18 = extractvalue [8 x i64] %13, 4
  %19 = extractvalue [8 x i64] %13, 5
  %20 = extractvalue [8 x i64] %13, 6
  %21 = extractvalue [8 x i64] %13, 7
  %22 = tail call %struct.U512 @_Z8multiply4U256S_(ptr noundef nonnull byval(%struct.U256) align 8 %10, ptr noundef nonnull byval(%struct.U256) align 8 %10) #5
  %23 = extractvalue %struct.U512 %22, 0
  %24 = extractvalue [8 x i64] %23, 0
  %25 = extractvalue [8 x i64] %23, 1
  %26 = extractvalue [8 x i64] %23, 2
  %27 = extractvalue [8 x i64] %23, 3
  %28 = extractvalue [8 x i64] %23, 4
  %29 = extractvalue [8 x i64] %23, 5
  %30 = extractvalue [8 x i64] %23, 6
  %31 = extractvalue [8 x i64] %23, 7
  %32 = add i64 %14, %24
  %33 = icmp ult i64 %32, %14
  %34 = zext i64 %15 to i128
  %35 = zext i64 %25 to i128
  %36 = zext i1 %33 to i128
  %37 = add nuw nsw i128 %34, %36
  %38 = add nuw nsw i128 %37, %35
  %39 = trunc i128 %38 to i64
  %40 = lshr i128 %38, 64
  %41 = zext i64 %16 to i128
  %42 = zext i64 %26 to i128
  %43 = add nuw nsw i128 %40, %41
  %44 = add nuw nsw i128 %43, %42
  %45 = trunc i128 %44 to i64
  %46 = lshr i128 %44, 64
  %47 = zext i64 %17 to i128
  %48 = zext i64 %27 to i128
  %49 = add nuw nsw i128 %46, %47
  %50 = add nuw nsw i128 %49, %48
  %51 = trunc i128 %50 to i64
  %52 = lshr i128 %50, 64
  %53 = zext i64 %18 to i128
  %54 = zext i64 %28 to i128
  %55 = add nuw nsw i128 %52, %53
  %56 = add nuw nsw i128 %55, %54
  %57 = trunc i128 %56 to i64
  %58 = lshr i128 %56, 64
  %59 = zext i64 %19 to i128
  %60 = zext i64 %29 to i128
  %61 = add nuw nsw i128 %58, %59
  %62 = add nuw nsw i128 %61, %60
  %63 = trunc i128 %62 to i64
  %64 = lshr i128 %62, 64
  %65 = zext i64 %20 to i128
  %66 = zext i64 %30 to i128
  %67 = add nuw nsw i128 %64, %65
  %68 = add nuw nsw i128 %67, %66
  %69 = trunc i128 %68 to i64
  %70 = lshr i128 %68, 64
  %71 = trunc nuw nsw i128 %70 to i64
  %72 = add i64 %21, %71
  %73 = add i64 %72, %31
  %74 = getelementptr inbounds %struct.U512, ptr %2, i64 %9
  store i64 %32, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 8
  store i64 %39, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %74, i64 16
  store i64 %45, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %74, i64 24
  store i64 %51, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %74, i64 32
  store i64 %57, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %74, i64 40
  store i64 %63, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %74, i64 48
  store i64 %69, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %74, i64 56
  store i64 %73, ptr %81, align 8, !tbaa !10
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @divmod128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = zext i64 %12 to i128
  %14 = shl nuw i128 %13, 64
  %15 = getelementptr i8, ptr %11, i64 8
  %16 = load i64, ptr %15, align 8, !tbaa !8
  %17 = zext i64 %16 to i128
  %18 = or disjoint i128 %14, %17
  %19 = sext i32 %8 to i64
  %20 = getelementptr inbounds i64, ptr %1, i64 %19
  %21 = load i64, ptr %20, align 8, !tbaa !8
  %22 = zext i64 %21 to i128
  br label %33

23:                                               ; preds = %33
  %24 = lshr i128 %45, 64
  %25 = trunc nuw i128 %24 to i64
  %26 = mul nsw i32 %8, 3
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %2, i64 %27
  store i64 %25, ptr %28, align 8, !tbaa !8
  %29 = trunc i128 %57 to i64
  %30 = getelementptr i8, ptr %28, i64 8
  store i64 %29, ptr %30, align 8, !tbaa !8
  %31 = trunc i128 %59 to i64
  %32 = getelementptr i8, ptr %28, i64 16
  store i64 %31, ptr %32, align 8, !tbaa !8
  ret void

33:                                               ; preds = %33, %3
  %34 = phi i32 [ 127, %3 ], [ %60, %33 ]
  %35 = phi i128 [ 0, %3 ], [ %59, %33 ]
  %36 = phi i128 [ 0, %3 ], [ %57, %33 ]
  %37 = shl i128 %35, 1
  %38 = zext nneg i32 %34 to i128
  %39 = lshr i128 %18, %38
  %40 = and i128 %39, 1
  %41 = or disjoint i128 %40, %37
  %42 = icmp ult i128 %41, %22
  %43 = shl nuw i128 1, %38
  %44 = select i1 %42, i128 0, i128 %43
  %45 = or i128 %44, %36
  %46 = select i1 %42, i128 0, i128 %22
  %47 = sub nuw i128 %41, %46
  %48 = add nsw i32 %34, -1
  %49 = shl i128 %47, 1
  %50 = zext nneg i32 %48 to i128
  %51 = lshr i128 %18, %50
  %52 = and i128 %51, 1
  %53 = or disjoint i128 %52, %49
  %54 = icmp ult i128 %53, %22
  %55 = shl nuw i128 1, %50
  %56 = select i1 %54, i128 0, i128 %55
  %57 = or i128 %56, %45
  %58 = select i1 %54, i128 0, i128 %22
  %59 = sub nuw i128 %53, %58
  %60 = add nsw i32 %34, -2
  %61 = icmp eq i32 %48, 0
  br i1 %61, label %23, label %33, !llvm.loop !11
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @signed128(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 1
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !8
  %13 = sext i64 %12 to i128
  %14 = or disjoint i32 %9, 1
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i64, ptr %0, i64 %15
  %17 = load i64, ptr %16, align 8, !tbaa !8
  %18 = sext i64 %17 to i128
  %19 = mul nsw i128 %18, %13
  %20 = icmp slt i128 %19, 0
  %21 = tail call i128 @llvm.abs.i128(i128 %19, i1 true)
  %22 = lshr i128 %21, 64
  %23 = icmp eq i128 %22, 0
  %24 = trunc nuw nsw i128 %22 to i64
  %25 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %24, i1 false)
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = trunc nuw i128 %21 to i64
  %28 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %27, i1 false)
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = add nuw nsw i32 %29, 64
  %31 = select i1 %23, i32 %30, i32 %26
  %32 = zext nneg i32 %2 to i128
  %33 = ashr i128 %19, %32
  %34 = lshr i128 %33, 64
  %35 = xor i128 %34, %33
  %36 = trunc i128 %35 to i64
  %37 = getelementptr inbounds i64, ptr %1, i64 %10
  store i64 %36, ptr %37, align 8, !tbaa !8
  %38 = and i32 %31, 63
  %39 = zext nneg i32 %38 to i128
  %40 = lshr i128 %21, %39
  %41 = trunc i128 %40 to i64
  %42 = sub nsw i32 0, %31
  %43 = select i1 %20, i32 %42, i32 %31
  %44 = sext i32 %43 to i64
  %45 = add nsw i64 %41, %44
  %46 = getelementptr inbounds i64, ptr %1, i64 %15
  store i64 %45, ptr %46, align 8, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @fib_mod(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i64, ptr %0, i64 %9
  %11 = load i64, ptr %10, align 8, !tbaa !8
  %12 = icmp eq i64 %11, 0
  %13 = tail call range(i64 0, 65) i64 @llvm.ctlz.i64(i64 %11, i1 false)
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = sub nsw i32 63, %14
  %16 = select i1 %12, i32 0, i32 %15
  %17 = icmp sgt i32 %16, -1
  br i1 %17, label %21, label %18

18:                                               ; preds = %21, %3
  %19 = phi i64 [ 0, %3 ], [ %76, %21 ]
  %20 = getelementptr inbounds i64, ptr %1, i64 %9
  store i64 %19, ptr %20, align 8, !tbaa !8
  ret void

21:                                               ; preds = %3, %21
  %22 = phi i64 [ %76, %21 ], [ 0, %3 ]
  %23 = phi i64 [ %75, %21 ], [ 1, %3 ]
  %24 = phi i32 [ %77, %21 ], [ %16, %3 ]
  %25 = shl i64 %23, 1
  %26 = icmp ult i64 %25, %2
  %27 = select i1 %26, i64 0, i64 %2
  %28 = sub nuw i64 %25, %27
  %29 = icmp ult i64 %28, %22
  %30 = select i1 %29, i64 %2, i64 0
  %31 = sub i64 %28, %22
  %32 = add i64 %31, %30
  %33 = zext i64 %22 to i128
  %34 = zext i64 %32 to i128
  %35 = mul nuw i128 %34, %33
  %36 = trunc i128 %35 to i64
  %37 = and i64 %2, %36
  %38 = lshr i128 %35, 61
  %39 = trunc i128 %38 to i64
  %40 = add i64 %37, %39
  %41 = icmp ult i64 %40, %2
  %42 = select i1 %41, i64 0, i64 %2
  %43 = sub i64 %40, %42
  %44 = mul nuw i128 %33, %33
  %45 = trunc i128 %44 to i64
  %46 = and i64 %2, %45
  %47 = lshr i128 %44, 61
  %48 = trunc i128 %47 to i64
  %49 = add i64 %46, %48
  %50 = icmp ult i64 %49, %2
  %51 = select i1 %50, i64 0, i64 %2
  %52 = sub i64 %49, %51
  %53 = zext i64 %23 to i128
  %54 = mul nuw i128 %53, %53
  %55 = trunc i128 %54 to i64
  %56 = and i64 %2, %55
  %57 = lshr i128 %54, 61
  %58 = trunc i128 %57 to i64
  %59 = add i64 %56, %58
  %60 = icmp ult i64 %59, %2
  %61 = select i1 %60, i64 0, i64 %2
  %62 = sub i64 %59, %61
  %63 = add i64 %52, %62
  %64 = icmp ult i64 %63, %2
  %65 = select i1 %64, i64 0, i64 %2
  %66 = sub nuw i64 %63, %65
  %67 = zext nneg i32 %24 to i64
  %68 = shl nuw i64 1, %67
  %69 = and i64 %68, %11
  %70 = icmp eq i64 %69, 0
  %71 = add i64 %43, %66
  %72 = icmp ult i64 %71, %2
  %73 = select i1 %72, i64 0, i64 %2
  %74 = sub nuw i64 %71, %73
  %75 = select i1 %70, i64 %66, i64 %74
  %76 = select i1 %70, i64 %43, i64 %66
  %77 = add nsw i32 %24, -1
  %78 = icmp eq i32 %24, 0
  br i1 %78, label %18, label %21, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i128 @llvm.abs.i128(i128, i1 immarg) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind }

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
!10 = !{!6, !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
