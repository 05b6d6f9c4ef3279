; ModuleID = 'corpus/cuda/cu_checksums.cu'
source_filename = "corpus/cuda/cu_checksums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL10crc_nibble = internal unnamed_addr addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc32_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = sext i32 %2 to i64
  %11 = mul nsw i64 %10, %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %22, label %19

14:                                               ; preds = %22
  %15 = shl nuw i32 %47, 16
  %16 = or disjoint i32 %15, %45
  %17 = xor i32 %43, %16
  %18 = xor i32 %17, -1
  br label %19

19:                                               ; preds = %14, %3
  %20 = phi i32 [ 1, %3 ], [ %18, %14 ]
  %21 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %20, ptr %21, align 4, !tbaa !4
  ret void

22:                                               ; preds = %3, %22
  %23 = phi i32 [ %48, %22 ], [ 0, %3 ]
  %24 = phi i32 [ %47, %22 ], [ 0, %3 ]
  %25 = phi i32 [ %45, %22 ], [ 1, %3 ]
  %26 = phi i32 [ %43, %22 ], [ -1, %3 ]
  %27 = zext nneg i32 %23 to i64
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = xor i32 %26, %30
  %32 = and i32 %31, 15
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = lshr i32 %31, 4
  %37 = xor i32 %36, %35
  %38 = and i32 %37, 15
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = lshr i32 %37, 4
  %43 = xor i32 %42, %41
  %44 = add nuw nsw i32 %25, %30
  %45 = urem i32 %44, 65521
  %46 = add nuw nsw i32 %45, %24
  %47 = urem i32 %46, 65521
  %48 = add nuw nsw i32 %23, 1
  %49 = icmp eq i32 %48, %2
  br i1 %49, label %14, label %22, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @murmur3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = icmp slt i32 %2, 4
  br i1 %13, label %14, label %20

14:                                               ; preds = %20, %4
  %15 = phi i32 [ %3, %4 ], [ %51, %20 ]
  %16 = and i32 %2, -4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %12, i64 %17
  %19 = and i32 %2, 3
  switch i32 %19, label %77 [
    i32 3, label %54
    i32 2, label %59
    i32 1, label %66
    i32 0, label %78
  ]

20:                                               ; preds = %4, %20
  %21 = phi i32 [ %52, %20 ], [ 4, %4 ]
  %22 = phi i32 [ %51, %20 ], [ %3, %4 ]
  %23 = phi i32 [ %21, %20 ], [ 0, %4 ]
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %12, i64 %24
  %26 = load i8, ptr %25, align 1, !tbaa !8
  %27 = zext i8 %26 to i32
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = shl nuw nsw i32 %30, 8
  %32 = or disjoint i32 %31, %27
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 2
  %34 = load i8, ptr %33, align 1, !tbaa !8
  %35 = zext i8 %34 to i32
  %36 = shl nuw nsw i32 %35, 16
  %37 = or disjoint i32 %32, %36
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 3
  %39 = load i8, ptr %38, align 1, !tbaa !8
  %40 = zext i8 %39 to i32
  %41 = shl nuw i32 %40, 24
  %42 = or disjoint i32 %37, %41
  %43 = mul i32 %42, -862048943
  %44 = mul i32 %42, 380141568
  %45 = lshr i32 %43, 17
  %46 = or disjoint i32 %45, %44
  %47 = mul i32 %46, 461845907
  %48 = xor i32 %47, %22
  %49 = tail call i32 @llvm.fshl.i32(i32 %48, i32 %48, i32 13)
  %50 = mul i32 %49, 5
  %51 = add i32 %50, -430675100
  %52 = add nuw nsw i32 %21, 4
  %53 = icmp sgt i32 %52, %2
  br i1 %53, label %14, label %20, !llvm.loop !12

54:                                               ; preds = %14
  %55 = getelementptr inbounds nuw i8, ptr %18, i64 2
  %56 = load i8, ptr %55, align 1, !tbaa !8
  %57 = zext i8 %56 to i32
  %58 = shl nuw nsw i32 %57, 16
  br label %59

59:                                               ; preds = %14, %54
  %60 = phi i32 [ %58, %54 ], [ 0, %14 ]
  %61 = getelementptr inbounds nuw i8, ptr %18, i64 1
  %62 = load i8, ptr %61, align 1, !tbaa !8
  %63 = zext i8 %62 to i32
  %64 = shl nuw nsw i32 %63, 8
  %65 = or disjoint i32 %64, %60
  br label %66

66:                                               ; preds = %14, %59
  %67 = phi i32 [ %65, %59 ], [ 0, %14 ]
  %68 = load i8, ptr %18, align 1, !tbaa !8
  %69 = zext i8 %68 to i32
  %70 = xor i32 %67, %69
  %71 = mul i32 %70, -862048943
  %72 = mul i32 %70, 380141568
  %73 = lshr i32 %71, 17
  %74 = or disjoint i32 %73, %72
  %75 = mul i32 %74, 461845907
  %76 = xor i32 %75, %15
  br label %78

77:                                               ; preds = %14
  unreachable

78:                                               ; preds = %14, %66
  %79 = phi i32 [ %76, %66 ], [ %15, %14 ]
  %80 = icmp sgt i32 %2, 0
  br i1 %80, label %95, label %81

81:                                               ; preds = %95, %78
  %82 = phi i32 [ -2128831035, %78 ], [ %103, %95 ]
  %83 = xor i32 %79, %2
  %84 = lshr i32 %83, 16
  %85 = xor i32 %84, %83
  %86 = mul i32 %85, -2048144789
  %87 = lshr i32 %86, 13
  %88 = xor i32 %87, %86
  %89 = mul i32 %88, -1028477387
  %90 = lshr i32 %89, 16
  %91 = xor i32 %90, %89
  %92 = add i32 %82, %91
  %93 = sext i32 %9 to i64
  %94 = getelementptr inbounds i32, ptr %1, i64 %93
  store i32 %92, ptr %94, align 4, !tbaa !4
  ret void

95:                                               ; preds = %78, %95
  %96 = phi i32 [ %104, %95 ], [ 0, %78 ]
  %97 = phi i32 [ %103, %95 ], [ -2128831035, %78 ]
  %98 = zext nneg i32 %96 to i64
  %99 = getelementptr inbounds nuw i8, ptr %12, i64 %98
  %100 = load i8, ptr %99, align 1, !tbaa !8
  %101 = zext i8 %100 to i32
  %102 = xor i32 %97, %101
  %103 = mul i32 %102, 16777619
  %104 = add nuw nsw i32 %96, 1
  %105 = icmp eq i32 %104, %2
  br i1 %105, label %81, label %95, !llvm.loop !13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i64 @_Z6read64PKh(ptr noundef readonly captures(none) %0) local_unnamed_addr #2 {
  %2 = load i8, ptr %0, align 1, !tbaa !8
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %5 = load i8, ptr %4, align 1, !tbaa !8
  %6 = zext i8 %5 to i64
  %7 = shl nuw nsw i64 %6, 8
  %8 = or disjoint i64 %7, %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %10 = load i8, ptr %9, align 1, !tbaa !8
  %11 = zext i8 %10 to i64
  %12 = shl nuw nsw i64 %11, 16
  %13 = or disjoint i64 %12, %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %15 = load i8, ptr %14, align 1, !tbaa !8
  %16 = zext i8 %15 to i64
  %17 = shl nuw nsw i64 %16, 24
  %18 = or disjoint i64 %17, %13
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i8, ptr %19, align 1, !tbaa !8
  %21 = zext i8 %20 to i64
  %22 = shl nuw nsw i64 %21, 32
  %23 = or disjoint i64 %22, %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %25 = load i8, ptr %24, align 1, !tbaa !8
  %26 = zext i8 %25 to i64
  %27 = shl nuw nsw i64 %26, 40
  %28 = or i64 %27, %23
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 6
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i64
  %32 = shl nuw nsw i64 %31, 48
  %33 = or i64 %32, %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %35 = load i8, ptr %34, align 1, !tbaa !8
  %36 = zext i8 %35 to i64
  %37 = shl nuw i64 %36, 56
  %38 = or i64 %37, %33
  ret i64 %38
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xxh64(ptr noundef readonly captures(address) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [4 x i64], align 8
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = shl nsw i32 %10, 6
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i8, ptr %0, i64 %12
  %14 = sext i32 %2 to i64
  %15 = getelementptr inbounds i8, ptr %13, i64 %14
  %16 = icmp sgt i32 %2, 31
  br i1 %16, label %17, label %110

17:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %18 = add i64 %3, 6983438078262162902
  store i64 %18, ptr %5, align 8, !tbaa !14
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = add i64 %3, -4417276706812531889
  store i64 %20, ptr %19, align 8, !tbaa !14
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 16
  store i64 %3, ptr %21, align 8, !tbaa !14
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %23 = add i64 %3, 7046029288634856825
  store i64 %23, ptr %22, align 8, !tbaa !14
  br label %24

24:                                               ; preds = %26, %17
  %25 = phi ptr [ %13, %17 ], [ %27, %26 ]
  br label %30

26:                                               ; preds = %30
  %27 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %29 = icmp ugt ptr %28, %15
  br i1 %29, label %81, label %24, !llvm.loop !16

30:                                               ; preds = %24, %30
  %31 = phi i32 [ 0, %24 ], [ %79, %30 ]
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %5, i64 %32
  %34 = load i64, ptr %33, align 8, !tbaa !14
  %35 = shl nuw nsw i32 %31, 3
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %25, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = zext i8 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = zext i8 %41 to i64
  %43 = shl nuw nsw i64 %42, 8
  %44 = or disjoint i64 %43, %39
  %45 = getelementptr inbounds nuw i8, ptr %37, i64 2
  %46 = load i8, ptr %45, align 1, !tbaa !8
  %47 = zext i8 %46 to i64
  %48 = shl nuw nsw i64 %47, 16
  %49 = or disjoint i64 %44, %48
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 3
  %51 = load i8, ptr %50, align 1, !tbaa !8
  %52 = zext i8 %51 to i64
  %53 = shl nuw nsw i64 %52, 24
  %54 = or disjoint i64 %49, %53
  %55 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %56 = load i8, ptr %55, align 1, !tbaa !8
  %57 = zext i8 %56 to i64
  %58 = shl nuw nsw i64 %57, 32
  %59 = or disjoint i64 %54, %58
  %60 = getelementptr inbounds nuw i8, ptr %37, i64 5
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = zext i8 %61 to i64
  %63 = shl nuw nsw i64 %62, 40
  %64 = or i64 %59, %63
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 6
  %66 = load i8, ptr %65, align 1, !tbaa !8
  %67 = zext i8 %66 to i64
  %68 = shl nuw nsw i64 %67, 48
  %69 = or i64 %64, %68
  %70 = getelementptr inbounds nuw i8, ptr %37, i64 7
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i64
  %73 = shl nuw i64 %72, 56
  %74 = or i64 %69, %73
  %75 = mul i64 %74, -4417276706812531889
  %76 = add i64 %75, %34
  %77 = tail call i64 @llvm.fshl.i64(i64 %76, i64 %76, i64 31)
  %78 = mul i64 %77, -7046029288634856825
  store i64 %78, ptr %33, align 8, !tbaa !14
  %79 = add nuw nsw i32 %31, 1
  %80 = icmp eq i32 %79, 4
  br i1 %80, label %26, label %30, !llvm.loop !17

81:                                               ; preds = %26
  %82 = load i64, ptr %5, align 8, !tbaa !14
  %83 = tail call i64 @llvm.fshl.i64(i64 %82, i64 %82, i64 1)
  %84 = load i64, ptr %19, align 8, !tbaa !14
  %85 = tail call i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 7)
  %86 = add i64 %85, %83
  %87 = load i64, ptr %21, align 8, !tbaa !14
  %88 = tail call i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 12)
  %89 = add i64 %86, %88
  %90 = load i64, ptr %22, align 8, !tbaa !14
  %91 = tail call i64 @llvm.fshl.i64(i64 %90, i64 %90, i64 18)
  %92 = add i64 %89, %91
  br label %94

93:                                               ; preds = %94
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %112

94:                                               ; preds = %81, %94
  %95 = phi i32 [ 0, %81 ], [ %108, %94 ]
  %96 = phi i64 [ %92, %81 ], [ %107, %94 ]
  %97 = zext nneg i32 %95 to i64
  %98 = getelementptr inbounds nuw i64, ptr %5, i64 %97
  %99 = load i64, ptr %98, align 8, !tbaa !14
  %100 = mul i64 %99, -4417276706812531889
  %101 = mul i64 %99, -7788283243316379648
  %102 = lshr i64 %100, 33
  %103 = or disjoint i64 %102, %101
  %104 = mul i64 %103, -7046029288634856825
  %105 = xor i64 %104, %96
  %106 = mul i64 %105, -7046029288634856825
  %107 = add i64 %106, -8796714831421723037
  %108 = add nuw nsw i32 %95, 1
  %109 = icmp eq i32 %108, 4
  br i1 %109, label %93, label %94, !llvm.loop !18

110:                                              ; preds = %4
  %111 = add i64 %3, 2870177450012600261
  br label %112

112:                                              ; preds = %110, %93
  %113 = phi ptr [ %27, %93 ], [ %13, %110 ]
  %114 = phi i64 [ %107, %93 ], [ %111, %110 ]
  %115 = add i64 %114, %14
  %116 = getelementptr inbounds nuw i8, ptr %113, i64 8
  %117 = icmp ugt ptr %116, %15
  br i1 %117, label %118, label %122

118:                                              ; preds = %122, %112
  %119 = phi ptr [ %113, %112 ], [ %123, %122 ]
  %120 = phi i64 [ %115, %112 ], [ %171, %122 ]
  %121 = icmp ult ptr %119, %15
  br i1 %121, label %174, label %185

122:                                              ; preds = %112, %122
  %123 = phi ptr [ %172, %122 ], [ %116, %112 ]
  %124 = phi i64 [ %171, %122 ], [ %115, %112 ]
  %125 = phi ptr [ %123, %122 ], [ %113, %112 ]
  %126 = load i8, ptr %125, align 1, !tbaa !8
  %127 = zext i8 %126 to i64
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 1
  %129 = load i8, ptr %128, align 1, !tbaa !8
  %130 = zext i8 %129 to i64
  %131 = shl nuw nsw i64 %130, 8
  %132 = or disjoint i64 %131, %127
  %133 = getelementptr inbounds nuw i8, ptr %125, i64 2
  %134 = load i8, ptr %133, align 1, !tbaa !8
  %135 = zext i8 %134 to i64
  %136 = shl nuw nsw i64 %135, 16
  %137 = or disjoint i64 %132, %136
  %138 = getelementptr inbounds nuw i8, ptr %125, i64 3
  %139 = load i8, ptr %138, align 1, !tbaa !8
  %140 = zext i8 %139 to i64
  %141 = shl nuw nsw i64 %140, 24
  %142 = or disjoint i64 %137, %141
  %143 = getelementptr inbounds nuw i8, ptr %125, i64 4
  %144 = load i8, ptr %143, align 1, !tbaa !8
  %145 = zext i8 %144 to i64
  %146 = shl nuw nsw i64 %145, 32
  %147 = or disjoint i64 %142, %146
  %148 = getelementptr inbounds nuw i8, ptr %125, i64 5
  %149 = load i8, ptr %148, align 1, !tbaa !8
  %150 = zext i8 %149 to i64
  %151 = shl nuw nsw i64 %150, 40
  %152 = or i64 %147, %151
  %153 = getelementptr inbounds nuw i8, ptr %125, i64 6
  %154 = load i8, ptr %153, align 1, !tbaa !8
  %155 = zext i8 %154 to i64
  %156 = shl nuw nsw i64 %155, 48
  %157 = or i64 %152, %156
  %158 = getelementptr inbounds nuw i8, ptr %125, i64 7
  %159 = load i8, ptr %158, align 1, !tbaa !8
  %160 = zext i8 %159 to i64
  %161 = shl nuw i64 %160, 56
  %162 = or i64 %157, %161
  %163 = mul i64 %162, -4417276706812531889
  %164 = mul i64 %162, -7788283243316379648
  %165 = lshr i64 %163, 33
  %166 = or disjoint i64 %165, %164
  %167 = mul i64 %166, -7046029288634856825
  %168 = xor i64 %167, %124
  %169 = tail call i64 @llvm.fshl.i64(i64 %168, i64 %168, i64 27)
  %170 = mul i64 %169, -7046029288634856825
  %171 = add i64 %170, -8796714831421723037
  %172 = getelementptr inbounds nuw i8, ptr %123, i64 8
  %173 = icmp ugt ptr %172, %15
  br i1 %173, label %118, label %122, !llvm.loop !19

174:                                              ; preds = %118, %174
  %175 = phi i64 [ %182, %174 ], [ %120, %118 ]
  %176 = phi ptr [ %183, %174 ], [ %119, %118 ]
  %177 = load i8, ptr %176, align 1, !tbaa !8
  %178 = zext i8 %177 to i64
  %179 = mul i64 %178, 2870177450012600261
  %180 = xor i64 %179, %175
  %181 = tail call i64 @llvm.fshl.i64(i64 %180, i64 %180, i64 11)
  %182 = mul i64 %181, -7046029288634856825
  %183 = getelementptr inbounds nuw i8, ptr %176, i64 1
  %184 = icmp ult ptr %183, %15
  br i1 %184, label %174, label %185, !llvm.loop !20

185:                                              ; preds = %174, %118
  %186 = phi i64 [ %120, %118 ], [ %182, %174 ]
  %187 = lshr i64 %186, 33
  %188 = xor i64 %187, %186
  %189 = mul i64 %188, -4417276706812531889
  %190 = lshr i64 %189, 29
  %191 = xor i64 %190, %189
  %192 = mul i64 %191, 1609587929392839161
  %193 = lshr i64 %192, 32
  %194 = xor i64 %193, %192
  %195 = sext i32 %10 to i64
  %196 = getelementptr inbounds i64, ptr %1, i64 %195
  store i64 %194, ptr %196, align 8, !tbaa !14
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @siphash24(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = xor i64 %2, 8317987319222330741
  %11 = xor i64 %3, 7237128888997146477
  %12 = xor i64 %2, 7816392313619706465
  %13 = xor i64 %3, 8387220255154660723
  %14 = shl nsw i32 %9, 2
  br label %17

15:                                               ; preds = %29
  %16 = xor i64 %59, 255
  br label %69

17:                                               ; preds = %4, %29
  %18 = phi i32 [ 0, %4 ], [ %61, %29 ]
  %19 = phi i64 [ %13, %4 ], [ %55, %29 ]
  %20 = phi i64 [ %12, %4 ], [ %59, %29 ]
  %21 = phi i64 [ %11, %4 ], [ %58, %29 ]
  %22 = phi i64 [ %10, %4 ], [ %60, %29 ]
  %23 = icmp eq i32 %18, 4
  br i1 %23, label %29, label %24

24:                                               ; preds = %17
  %25 = add nsw i32 %18, %14
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr %0, i64 %26
  %28 = load i64, ptr %27, align 8, !tbaa !14
  br label %29

29:                                               ; preds = %17, %24
  %30 = phi i64 [ %28, %24 ], [ 2305843009213693952, %17 ]
  %31 = xor i64 %30, %19
  %32 = add i64 %21, %22
  %33 = tail call i64 @llvm.fshl.i64(i64 %21, i64 %21, i64 13)
  %34 = xor i64 %33, %32
  %35 = tail call i64 @llvm.fshl.i64(i64 %32, i64 %32, i64 32)
  %36 = add i64 %31, %20
  %37 = tail call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 16)
  %38 = xor i64 %37, %36
  %39 = add i64 %38, %35
  %40 = tail call i64 @llvm.fshl.i64(i64 %38, i64 %38, i64 21)
  %41 = xor i64 %40, %39
  %42 = add i64 %36, %34
  %43 = tail call i64 @llvm.fshl.i64(i64 %34, i64 %34, i64 17)
  %44 = xor i64 %42, %43
  %45 = tail call i64 @llvm.fshl.i64(i64 %42, i64 %42, i64 32)
  %46 = add i64 %39, %44
  %47 = tail call i64 @llvm.fshl.i64(i64 %44, i64 %44, i64 13)
  %48 = xor i64 %47, %46
  %49 = tail call i64 @llvm.fshl.i64(i64 %46, i64 %46, i64 32)
  %50 = add i64 %41, %45
  %51 = tail call i64 @llvm.fshl.i64(i64 %41, i64 %41, i64 16)
  %52 = xor i64 %51, %50
  %53 = add i64 %52, %49
  %54 = tail call i64 @llvm.fshl.i64(i64 %52, i64 %52, i64 21)
  %55 = xor i64 %54, %53
  %56 = add i64 %50, %48
  %57 = tail call i64 @llvm.fshl.i64(i64 %48, i64 %48, i64 17)
  %58 = xor i64 %57, %56
  %59 = tail call i64 @llvm.fshl.i64(i64 %56, i64 %56, i64 32)
  %60 = xor i64 %53, %30
  %61 = add nuw nsw i32 %18, 1
  %62 = icmp eq i32 %61, 5
  br i1 %62, label %15, label %17, !llvm.loop !21

63:                                               ; preds = %69
  %64 = xor i64 %87, %82
  %65 = xor i64 %64, %88
  %66 = xor i64 %65, %84
  %67 = sext i32 %9 to i64
  %68 = getelementptr inbounds i64, ptr %1, i64 %67
  store i64 %66, ptr %68, align 8, !tbaa !14
  ret void

69:                                               ; preds = %15, %69
  %70 = phi i32 [ 0, %15 ], [ %89, %69 ]
  %71 = phi i64 [ %55, %15 ], [ %84, %69 ]
  %72 = phi i64 [ %16, %15 ], [ %88, %69 ]
  %73 = phi i64 [ %58, %15 ], [ %87, %69 ]
  %74 = phi i64 [ %60, %15 ], [ %82, %69 ]
  %75 = add i64 %73, %74
  %76 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 13)
  %77 = xor i64 %76, %75
  %78 = tail call i64 @llvm.fshl.i64(i64 %75, i64 %75, i64 32)
  %79 = add i64 %71, %72
  %80 = tail call i64 @llvm.fshl.i64(i64 %71, i64 %71, i64 16)
  %81 = xor i64 %80, %79
  %82 = add i64 %81, %78
  %83 = tail call i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 21)
  %84 = xor i64 %83, %82
  %85 = add i64 %79, %77
  %86 = tail call i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 17)
  %87 = xor i64 %85, %86
  %88 = tail call i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 32)
  %89 = add nuw nsw i32 %70, 1
  %90 = icmp eq i32 %89, 4
  br i1 %90, label %63, label %69, !llvm.loop !22
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = distinct !{!9, !10, !11}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.unroll.disable"}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
!14 = !{!15, !15, i64 0}
!15 = !{!"long long", !6, i64 0}
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
!19 = distinct !{!19, !10, !11}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10, !11}
!22 = distinct !{!22, !10, !11}
