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
  %14 = insertelement <2 x i32> poison, i32 %55, i64 0
  %15 = insertelement <2 x i32> %14, i32 %68, i64 1
  store <2 x i32> %15, ptr %9, align 8, !tbaa !8
  ret void

16:                                               ; preds = %16, %2
  %17 = phi i32 [ 0, %2 ], [ %69, %16 ]
  %18 = phi i32 [ 0, %2 ], [ %56, %16 ]
  %19 = phi i32 [ %12, %2 ], [ %68, %16 ]
  %20 = phi i32 [ %10, %2 ], [ %55, %16 ]
  %21 = shl i32 %19, 4
  %22 = lshr i32 %19, 5
  %23 = xor i32 %21, %22
  %24 = add i32 %23, %19
  %25 = and i32 %18, 2
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
  %45 = shl i32 %44, 4
  %46 = lshr i32 %44, 5
  %47 = xor i32 %45, %46
  %48 = add i32 %47, %44
  %49 = and i32 %32, 3
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i32, ptr %1, i64 %50
  %52 = load i32, ptr %51, align 4, !tbaa !4
  %53 = add i32 %52, %32
  %54 = xor i32 %53, %48
  %55 = add i32 %54, %31
  %56 = add i32 %18, 1013904242
  %57 = shl i32 %55, 4
  %58 = lshr i32 %55, 5
  %59 = xor i32 %57, %58
  %60 = add i32 %59, %55
  %61 = lshr i32 %56, 11
  %62 = and i32 %61, 3
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %1, i64 %63
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = add i32 %65, %56
  %67 = xor i32 %60, %66
  %68 = add i32 %67, %44
  %69 = add nuw nsw i32 %17, 2
  %70 = icmp eq i32 %69, 32
  br i1 %70, label %13, label %16, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rc4_stream(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [256 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  br label %6

6:                                                ; preds = %6, %4
  %7 = phi i32 [ 0, %4 ], [ %39, %6 ]
  %8 = phi <4 x i8> [ <i8 0, i8 1, i8 2, i8 3>, %4 ], [ %40, %6 ]
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 %9
  store <4 x i8> %8, ptr %10, align 1, !tbaa !8
  %11 = add <4 x i8> %8, splat (i8 4)
  %12 = zext nneg i32 %7 to i64
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  store <4 x i8> %11, ptr %14, align 1, !tbaa !8
  %15 = add <4 x i8> %8, splat (i8 8)
  %16 = zext nneg i32 %7 to i64
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store <4 x i8> %15, ptr %18, align 1, !tbaa !8
  %19 = add <4 x i8> %8, splat (i8 12)
  %20 = zext nneg i32 %7 to i64
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 12
  store <4 x i8> %19, ptr %22, align 1, !tbaa !8
  %23 = add <4 x i8> %8, splat (i8 16)
  %24 = zext nneg i32 %7 to i64
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 16
  store <4 x i8> %23, ptr %26, align 1, !tbaa !8
  %27 = add <4 x i8> %8, splat (i8 20)
  %28 = zext nneg i32 %7 to i64
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 20
  store <4 x i8> %27, ptr %30, align 1, !tbaa !8
  %31 = add <4 x i8> %8, splat (i8 24)
  %32 = zext nneg i32 %7 to i64
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 24
  store <4 x i8> %31, ptr %34, align 1, !tbaa !8
  %35 = add <4 x i8> %8, splat (i8 28)
  %36 = zext nneg i32 %7 to i64
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 28
  store <4 x i8> %35, ptr %38, align 1, !tbaa !8
  %39 = add nuw nsw i32 %7, 32
  %40 = add <4 x i8> %8, splat (i8 32)
  %41 = icmp eq i32 %39, 256
  br i1 %41, label %42, label %6, !llvm.loop !11

42:                                               ; preds = %6
  %43 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = mul nsw i32 %2, %43
  br label %53

45:                                               ; preds = %53
  %46 = icmp sgt i32 %3, 0
  br i1 %46, label %47, label %116

47:                                               ; preds = %45
  %48 = mul nuw nsw i32 %3, %43
  %49 = and i32 %3, 1
  %50 = icmp eq i32 %3, 1
  br i1 %50, label %93, label %51

51:                                               ; preds = %47
  %52 = and i32 %3, 2147483646
  br label %117

53:                                               ; preds = %53, %42
  %54 = phi i32 [ 0, %42 ], [ %84, %53 ]
  %55 = phi i32 [ 0, %42 ], [ %89, %53 ]
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %5, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = zext i8 %58 to i32
  %60 = add i32 %54, %59
  %61 = srem i32 %55, %2
  %62 = add nsw i32 %61, %44
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %0, i64 %63
  %65 = load i8, ptr %64, align 1, !tbaa !8
  %66 = zext i8 %65 to i32
  %67 = add i32 %60, %66
  %68 = and i32 %67, 255
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %5, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !8
  store i8 %71, ptr %57, align 1, !tbaa !8
  store i8 %58, ptr %70, align 1, !tbaa !8
  %72 = or disjoint i32 %55, 1
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %5, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !8
  %76 = zext i8 %75 to i32
  %77 = add i32 %67, %76
  %78 = srem i32 %72, %2
  %79 = add nsw i32 %78, %44
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %0, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !8
  %83 = zext i8 %82 to i32
  %84 = add i32 %77, %83
  %85 = and i32 %84, 255
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i8, ptr %5, i64 %86
  %88 = load i8, ptr %87, align 1, !tbaa !8
  store i8 %88, ptr %74, align 1, !tbaa !8
  store i8 %75, ptr %87, align 1, !tbaa !8
  %89 = add nuw nsw i32 %55, 2
  %90 = icmp eq i32 %89, 256
  br i1 %90, label %45, label %53, !llvm.loop !14

91:                                               ; preds = %117
  %92 = icmp eq i32 %49, 0
  br i1 %92, label %116, label %93

93:                                               ; preds = %91, %47
  %94 = phi i32 [ 0, %47 ], [ %161, %91 ]
  %95 = phi i32 [ 0, %47 ], [ %148, %91 ]
  %96 = phi i32 [ 0, %47 ], [ %142, %91 ]
  %97 = icmp ne i32 %49, 0
  tail call void @llvm.assume(i1 %97)
  %98 = add i32 %96, 1
  %99 = and i32 %98, 255
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i8, ptr %5, i64 %100
  %102 = load i8, ptr %101, align 1, !tbaa !8
  %103 = trunc i32 %95 to i8
  %104 = add i8 %102, %103
  %105 = zext i8 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %5, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !8
  store i8 %107, ptr %101, align 1, !tbaa !8
  store i8 %102, ptr %106, align 1, !tbaa !8
  %108 = load i8, ptr %101, align 1, !tbaa !8
  %109 = add i8 %108, %102
  %110 = zext i8 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %5, i64 %110
  %112 = load i8, ptr %111, align 1, !tbaa !8
  %113 = add nuw nsw i32 %94, %48
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 %114
  store i8 %112, ptr %115, align 1, !tbaa !8
  br label %116

116:                                              ; preds = %93, %91, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  ret void

117:                                              ; preds = %117, %51
  %118 = phi i32 [ 0, %51 ], [ %161, %117 ]
  %119 = phi i32 [ 0, %51 ], [ %148, %117 ]
  %120 = phi i32 [ 0, %51 ], [ %142, %117 ]
  %121 = phi i32 [ 0, %51 ], [ %162, %117 ]
  %122 = and i32 %120, 254
  %123 = zext nneg i32 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr %5, i64 %123
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 1
  %126 = load i8, ptr %125, align 1, !tbaa !8
  %127 = zext i8 %126 to i32
  %128 = add i32 %119, %127
  %129 = and i32 %128, 255
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %5, i64 %130
  %132 = load i8, ptr %131, align 1, !tbaa !8
  store i8 %132, ptr %125, align 1, !tbaa !8
  store i8 %126, ptr %131, align 1, !tbaa !8
  %133 = load i8, ptr %125, align 1, !tbaa !8
  %134 = add i8 %133, %126
  %135 = zext i8 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %5, i64 %135
  %137 = load i8, ptr %136, align 1, !tbaa !8
  %138 = add nuw nsw i32 %118, %48
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 %139
  store i8 %137, ptr %140, align 1, !tbaa !8
  %141 = or disjoint i32 %118, 1
  %142 = add i32 %120, 2
  %143 = and i32 %142, 254
  %144 = zext nneg i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %5, i64 %144
  %146 = load i8, ptr %145, align 1, !tbaa !8
  %147 = zext i8 %146 to i32
  %148 = add i32 %128, %147
  %149 = and i32 %148, 255
  %150 = zext nneg i32 %149 to i64
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 %150
  %152 = load i8, ptr %151, align 1, !tbaa !8
  store i8 %152, ptr %145, align 1, !tbaa !8
  store i8 %146, ptr %151, align 1, !tbaa !8
  %153 = load i8, ptr %145, align 1, !tbaa !8
  %154 = add i8 %153, %146
  %155 = zext i8 %154 to i64
  %156 = getelementptr inbounds nuw i8, ptr %5, i64 %155
  %157 = load i8, ptr %156, align 1, !tbaa !8
  %158 = add nuw nsw i32 %141, %48
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 %159
  store i8 %157, ptr %160, align 1, !tbaa !8
  %161 = add nuw nsw i32 %118, 2
  %162 = add i32 %121, 2
  %163 = icmp eq i32 %162, %52
  br i1 %163, label %91, label %117, !llvm.loop !15
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5
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
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5
  ret void

24:                                               ; preds = %43, %3
  %25 = phi i32 [ %2, %3 ], [ %49, %43 ]
  %26 = phi i32 [ 0, %3 ], [ %62, %43 ]
  %27 = phi i32 [ %10, %3 ], [ %61, %43 ]
  %28 = phi i32 [ %9, %3 ], [ %51, %43 ]
  %29 = tail call i32 @llvm.fshl.i32(i32 %25, i32 %25, i32 24)
  %30 = add i32 %29, %28
  %31 = xor i32 %30, %27
  %32 = tail call i32 @llvm.fshl.i32(i32 %28, i32 %28, i32 3)
  %33 = xor i32 %31, %32
  %34 = trunc nuw nsw i32 %26 to i8
  %35 = urem i8 %34, 3
  %36 = zext nneg i8 %35 to i64
  %37 = getelementptr inbounds nuw i32, ptr %4, i64 %36
  %38 = load i32, ptr %37, align 4, !tbaa !4
  %39 = tail call i32 @llvm.fshl.i32(i32 %38, i32 %38, i32 24)
  %40 = add i32 %39, %27
  %41 = xor i32 %40, %26
  store i32 %41, ptr %37, align 4, !tbaa !4
  %42 = icmp eq i32 %26, 26
  br i1 %42, label %19, label %43, !llvm.loop !16

43:                                               ; preds = %24
  %44 = or disjoint i32 %26, 1
  %45 = tail call i32 @llvm.fshl.i32(i32 %27, i32 %27, i32 3)
  %46 = xor i32 %41, %45
  %47 = tail call i32 @llvm.fshl.i32(i32 %31, i32 %31, i32 24)
  %48 = add i32 %47, %33
  %49 = xor i32 %48, %46
  %50 = tail call i32 @llvm.fshl.i32(i32 %33, i32 %33, i32 3)
  %51 = xor i32 %49, %50
  %52 = trunc nuw nsw i32 %44 to i8
  %53 = urem i8 %52, 3
  %54 = zext nneg i8 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %4, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = tail call i32 @llvm.fshl.i32(i32 %56, i32 %56, i32 24)
  %58 = add i32 %57, %46
  %59 = xor i32 %58, %44
  %60 = tail call i32 @llvm.fshl.i32(i32 %46, i32 %46, i32 3)
  %61 = xor i32 %59, %60
  store i32 %59, ptr %55, align 4, !tbaa !4
  %62 = add nuw nsw i32 %26, 2
  br label %24
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @simon_ecb(ptr noundef captures(none) %0, i64 noundef %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i16], align 2
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5
  %4 = trunc i64 %1 to i16
  store i16 %4, ptr %3, align 2, !tbaa !17
  %5 = lshr i64 %1, 16
  %6 = trunc i64 %5 to i16
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 2
  store i16 %6, ptr %7, align 2, !tbaa !17
  %8 = lshr i64 %1, 32
  %9 = trunc i64 %8 to i16
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 4
  store i16 %9, ptr %10, align 2, !tbaa !17
  %11 = lshr i64 %1, 48
  %12 = trunc nuw i64 %11 to i16
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 6
  store i16 %12, ptr %13, align 2, !tbaa !17
  %14 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  %19 = shl nsw i32 %18, 1
  %20 = sext i32 %19 to i64
  %21 = getelementptr i16, ptr %0, i64 %20
  %22 = getelementptr i8, ptr %21, i64 2
  %23 = load i16, ptr %22, align 2, !tbaa !17
  %24 = load i16, ptr %21, align 2, !tbaa !17
  br label %26

25:                                               ; preds = %26
  store i16 %40, ptr %22, align 2, !tbaa !17
  store i16 %27, ptr %21, align 2, !tbaa !17
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5
  ret void

26:                                               ; preds = %2, %26
  %27 = phi i16 [ %23, %2 ], [ %40, %26 ]
  %28 = phi i32 [ 0, %2 ], [ %47, %26 ]
  %29 = phi i16 [ %24, %2 ], [ %27, %26 ]
  %30 = tail call noundef i16 @llvm.fshl.i16(i16 %27, i16 %27, i16 1)
  %31 = tail call i16 @llvm.bswap.i16(i16 %27)
  %32 = and i16 %30, %31
  %33 = tail call noundef i16 @llvm.fshl.i16(i16 %27, i16 %27, i16 2)
  %34 = and i32 %28, 3
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i16, ptr %3, i64 %35
  %37 = load i16, ptr %36, align 2, !tbaa !17
  %38 = xor i16 %33, %29
  %39 = xor i16 %38, %32
  %40 = xor i16 %39, %37
  %41 = add nuw nsw i32 %28, 3
  %42 = and i32 %41, 3
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i16, ptr %3, i64 %43
  %45 = load i16, ptr %44, align 2, !tbaa !17
  %46 = tail call noundef i16 @llvm.fshl.i16(i16 %45, i16 %45, i16 13)
  %47 = add nuw nsw i32 %28, 1
  %48 = and i32 %47, 3
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i16, ptr %3, i64 %49
  %51 = load i16, ptr %50, align 2, !tbaa !17
  %52 = xor i16 %46, %51
  %53 = tail call noundef i16 @llvm.fshl.i16(i16 %52, i16 %52, i16 15)
  %54 = zext nneg i32 %28 to i64
  %55 = lshr i64 1856417836235662431, %54
  %56 = trunc i64 %55 to i16
  %57 = and i16 %56, 1
  %58 = or disjoint i16 %57, -4
  %59 = xor i16 %58, %53
  %60 = xor i16 %59, %37
  %61 = xor i16 %60, %52
  store i16 %61, ptr %36, align 2, !tbaa !17
  %62 = icmp eq i32 %47, 32
  br i1 %62, label %25, label %26, !llvm.loop !19
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = !{!6, !6, i64 0}
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10, !12, !13}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !6, i64 0}
!19 = distinct !{!19, !10}
!20 = !{!21, !21, i64 0}
!21 = !{!"long long", !6, i64 0}
!22 = distinct !{!22, !10}
