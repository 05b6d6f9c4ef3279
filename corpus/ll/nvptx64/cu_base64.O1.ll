; ModuleID = 'corpus/cuda/cu_base64.cu'
source_filename = "corpus/cuda/cu_base64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@alphabet = dso_local addrspace(4) externally_initialized constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @alphabet to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @base64_encode(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = mul nsw i32 %8, 3
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %65

11:                                               ; preds = %3
  %12 = sub nsw i32 %2, %9
  %13 = sext i32 %9 to i64
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = load i8, ptr %14, align 1, !tbaa !8
  %16 = zext i8 %15 to i32
  %17 = shl nuw nsw i32 %16, 16
  %18 = icmp sgt i32 %12, 1
  br i1 %18, label %19, label %25

19:                                               ; preds = %11
  %20 = getelementptr i8, ptr %14, i64 1
  %21 = load i8, ptr %20, align 1, !tbaa !8
  %22 = zext i8 %21 to i32
  %23 = shl nuw nsw i32 %22, 8
  %24 = or disjoint i32 %23, %17
  br label %25

25:                                               ; preds = %19, %11
  %26 = phi i32 [ %24, %19 ], [ %17, %11 ]
  %27 = icmp sgt i32 %12, 2
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = getelementptr i8, ptr %14, i64 2
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i32
  %32 = or i32 %26, %31
  br label %33

33:                                               ; preds = %28, %25
  %34 = phi i32 [ %32, %28 ], [ %26, %25 ]
  %35 = lshr i32 %34, 18
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = shl nsw i32 %8, 2
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %1, i64 %40
  store i8 %38, ptr %41, align 1, !tbaa !8
  %42 = lshr i32 %34, 12
  %43 = and i32 %42, 63
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 %44
  %46 = load i8, ptr %45, align 1, !tbaa !8
  %47 = getelementptr i8, ptr %41, i64 1
  store i8 %46, ptr %47, align 1, !tbaa !8
  br i1 %18, label %48, label %54

48:                                               ; preds = %33
  %49 = lshr i32 %34, 6
  %50 = and i32 %49, 63
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !8
  br label %54

54:                                               ; preds = %33, %48
  %55 = phi i8 [ %53, %48 ], [ 61, %33 ]
  %56 = getelementptr i8, ptr %41, i64 2
  store i8 %55, ptr %56, align 1, !tbaa !8
  br i1 %27, label %57, label %62

57:                                               ; preds = %54
  %58 = and i32 %34, 63
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  br label %62

62:                                               ; preds = %54, %57
  %63 = phi i8 [ %61, %57 ], [ 61, %54 ]
  %64 = getelementptr i8, ptr %41, i64 3
  store i8 %63, ptr %64, align 1, !tbaa !8
  br label %65

65:                                               ; preds = %3, %62
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @base64_decode(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl nsw i32 %8, 2
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i8, ptr %0, i64 %10
  %12 = load i8, ptr %11, align 1, !tbaa !8
  %13 = zext i8 %12 to i32
  %14 = add i8 %12, -65
  %15 = icmp ult i8 %14, 26
  br i1 %15, label %16, label %18

16:                                               ; preds = %3
  %17 = add nsw i32 %13, -65
  br label %33

18:                                               ; preds = %3
  %19 = add i8 %12, -97
  %20 = icmp ult i8 %19, 26
  br i1 %20, label %21, label %23

21:                                               ; preds = %18
  %22 = add nsw i32 %13, -71
  br label %33

23:                                               ; preds = %18
  %24 = add i8 %12, -48
  %25 = icmp ult i8 %24, 10
  br i1 %25, label %26, label %28

26:                                               ; preds = %23
  %27 = add nuw nsw i32 %13, 4
  br label %33

28:                                               ; preds = %23
  %29 = icmp eq i8 %12, 47
  %30 = select i1 %29, i32 63, i32 -1
  %31 = icmp eq i8 %12, 43
  %32 = select i1 %31, i32 62, i32 %30
  br label %33

33:                                               ; preds = %16, %21, %26, %28
  %34 = phi i32 [ %17, %16 ], [ %22, %21 ], [ %27, %26 ], [ %32, %28 ]
  %35 = lshr i32 %34, 31
  %36 = sext i32 %9 to i64
  %37 = getelementptr i8, ptr %0, i64 %36
  %38 = getelementptr i8, ptr %37, i64 1
  %39 = load i8, ptr %38, align 1, !tbaa !8
  %40 = zext i8 %39 to i32
  %41 = add i8 %39, -65
  %42 = icmp ult i8 %41, 26
  br i1 %42, label %58, label %43

43:                                               ; preds = %33
  %44 = add i8 %39, -97
  %45 = icmp ult i8 %44, 26
  br i1 %45, label %56, label %46

46:                                               ; preds = %43
  %47 = add i8 %39, -48
  %48 = icmp ult i8 %47, 10
  br i1 %48, label %54, label %49

49:                                               ; preds = %46
  %50 = icmp eq i8 %39, 47
  %51 = select i1 %50, i32 63, i32 -1
  %52 = icmp eq i8 %39, 43
  %53 = select i1 %52, i32 62, i32 %51
  br label %60

54:                                               ; preds = %46
  %55 = add nuw nsw i32 %40, 4
  br label %60

56:                                               ; preds = %43
  %57 = add nsw i32 %40, -71
  br label %60

58:                                               ; preds = %33
  %59 = add nsw i32 %40, -65
  br label %60

60:                                               ; preds = %58, %56, %54, %49
  %61 = phi i32 [ %59, %58 ], [ %57, %56 ], [ %55, %54 ], [ %53, %49 ]
  %62 = lshr i32 %61, 31
  %63 = add nuw nsw i32 %62, %35
  %64 = shl nsw i32 %34, 6
  %65 = and i32 %61, 63
  %66 = or disjoint i32 %65, %64
  %67 = sext i32 %9 to i64
  %68 = getelementptr i8, ptr %0, i64 %67
  %69 = getelementptr i8, ptr %68, i64 2
  %70 = load i8, ptr %69, align 1, !tbaa !8
  %71 = zext i8 %70 to i32
  %72 = add i8 %70, -65
  %73 = icmp ult i8 %72, 26
  br i1 %73, label %89, label %74

74:                                               ; preds = %60
  %75 = add i8 %70, -97
  %76 = icmp ult i8 %75, 26
  br i1 %76, label %87, label %77

77:                                               ; preds = %74
  %78 = add i8 %70, -48
  %79 = icmp ult i8 %78, 10
  br i1 %79, label %85, label %80

80:                                               ; preds = %77
  %81 = icmp eq i8 %70, 47
  %82 = select i1 %81, i32 63, i32 -1
  %83 = icmp eq i8 %70, 43
  %84 = select i1 %83, i32 62, i32 %82
  br label %91

85:                                               ; preds = %77
  %86 = add nuw nsw i32 %71, 4
  br label %91

87:                                               ; preds = %74
  %88 = add nsw i32 %71, -71
  br label %91

89:                                               ; preds = %60
  %90 = add nsw i32 %71, -65
  br label %91

91:                                               ; preds = %89, %87, %85, %80
  %92 = phi i32 [ %90, %89 ], [ %88, %87 ], [ %86, %85 ], [ %84, %80 ]
  %93 = lshr i32 %92, 31
  %94 = add nuw nsw i32 %93, %63
  %95 = sext i32 %9 to i64
  %96 = getelementptr i8, ptr %0, i64 %95
  %97 = getelementptr i8, ptr %96, i64 3
  %98 = load i8, ptr %97, align 1, !tbaa !8
  %99 = zext i8 %98 to i32
  %100 = add i8 %98, -65
  %101 = icmp ult i8 %100, 26
  br i1 %101, label %117, label %102

102:                                              ; preds = %91
  %103 = add i8 %98, -97
  %104 = icmp ult i8 %103, 26
  br i1 %104, label %115, label %105

105:                                              ; preds = %102
  %106 = add i8 %98, -48
  %107 = icmp ult i8 %106, 10
  br i1 %107, label %113, label %108

108:                                              ; preds = %105
  %109 = icmp eq i8 %98, 47
  %110 = select i1 %109, i32 63, i32 -1
  %111 = icmp eq i8 %98, 43
  %112 = select i1 %111, i32 62, i32 %110
  br label %119

113:                                              ; preds = %105
  %114 = add nuw nsw i32 %99, 4
  br label %119

115:                                              ; preds = %102
  %116 = add nsw i32 %99, -71
  br label %119

117:                                              ; preds = %91
  %118 = add nsw i32 %99, -65
  br label %119

119:                                              ; preds = %117, %115, %113, %108
  %120 = phi i32 [ %118, %117 ], [ %116, %115 ], [ %114, %113 ], [ %112, %108 ]
  %121 = lshr i32 %120, 31
  %122 = add nuw nsw i32 %121, %94
  %123 = shl nuw nsw i32 %65, 12
  %124 = shl nsw i32 %92, 6
  %125 = and i32 %124, 3840
  %126 = or disjoint i32 %123, %125
  %127 = and i32 %120, 63
  %128 = or disjoint i32 %127, %124
  %129 = lshr i32 %66, 4
  %130 = trunc i32 %129 to i8
  %131 = mul nsw i32 %8, 3
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i8, ptr %1, i64 %132
  store i8 %130, ptr %133, align 1, !tbaa !8
  %134 = lshr exact i32 %126, 8
  %135 = trunc i32 %134 to i8
  %136 = getelementptr i8, ptr %133, i64 1
  store i8 %135, ptr %136, align 1, !tbaa !8
  %137 = trunc i32 %128 to i8
  %138 = getelementptr i8, ptr %133, i64 2
  store i8 %137, ptr %138, align 1, !tbaa !8
  %139 = icmp eq i32 %122, 0
  br i1 %139, label %142, label %140

140:                                              ; preds = %119
  %141 = atomicrmw add ptr %2, i32 %122 seq_cst, align 4
  br label %142

142:                                              ; preds = %140, %119
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_check(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  br label %11

11:                                               ; preds = %42, %2
  %12 = phi i32 [ 0, %2 ], [ %46, %42 ]
  %13 = phi i32 [ 0, %2 ], [ %47, %42 ]
  %14 = phi i32 [ -1, %2 ], [ %44, %42 ]
  %15 = phi i32 [ 0, %2 ], [ %43, %42 ]
  %16 = zext nneg i32 %13 to i64
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 %16
  %18 = load i8, ptr %17, align 1, !tbaa !8
  %19 = icmp eq i32 %12, 0
  br i1 %19, label %27, label %20

20:                                               ; preds = %11
  %21 = icmp slt i8 %18, -64
  br i1 %21, label %22, label %42

22:                                               ; preds = %20
  %23 = add nsw i32 %12, -1
  %24 = icmp eq i32 %23, 0
  %25 = zext i1 %24 to i32
  %26 = add nsw i32 %15, %25
  br label %42

27:                                               ; preds = %11
  %28 = zext i8 %18 to i32
  %29 = icmp sgt i8 %18, -1
  br i1 %29, label %30, label %32

30:                                               ; preds = %27
  %31 = add nsw i32 %15, 1
  br label %42

32:                                               ; preds = %27
  %33 = and i32 %28, 224
  %34 = icmp eq i32 %33, 192
  br i1 %34, label %42, label %35

35:                                               ; preds = %32
  %36 = and i32 %28, 240
  %37 = icmp eq i32 %36, 224
  br i1 %37, label %42, label %38

38:                                               ; preds = %35
  %39 = and i32 %28, 248
  %40 = icmp eq i32 %39, 240
  br i1 %40, label %41, label %42

41:                                               ; preds = %38
  br label %42

42:                                               ; preds = %22, %30, %32, %35, %38, %20, %41
  %43 = phi i32 [ %15, %20 ], [ %15, %38 ], [ %15, %35 ], [ %15, %41 ], [ %31, %30 ], [ %26, %22 ], [ %15, %32 ]
  %44 = phi i32 [ %13, %20 ], [ %13, %38 ], [ %14, %35 ], [ %14, %41 ], [ %14, %30 ], [ %14, %22 ], [ %14, %32 ]
  %45 = phi i1 [ true, %20 ], [ true, %38 ], [ false, %35 ], [ false, %41 ], [ false, %30 ], [ false, %22 ], [ false, %32 ]
  %46 = phi i32 [ %12, %20 ], [ 0, %38 ], [ 2, %35 ], [ 3, %41 ], [ 0, %30 ], [ %23, %22 ], [ 1, %32 ]
  %47 = add nuw nsw i32 %13, 1
  %48 = icmp eq i32 %47, 8
  %49 = select i1 %45, i1 true, i1 %48
  br i1 %49, label %50, label %11, !llvm.loop !9

50:                                               ; preds = %42
  %51 = sub nsw i32 0, %43
  %52 = icmp slt i32 %44, 0
  %53 = select i1 %52, i32 %51, i32 %44
  %54 = sext i32 %7 to i64
  %55 = getelementptr inbounds i32, ptr %1, i64 %54
  store i32 %53, ptr %55, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @print_parse(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = alloca [20 x i8], align 1
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !12
  %13 = tail call i64 @llvm.abs.i64(i64 %12, i1 false)
  br label %14

14:                                               ; preds = %14, %3
  %15 = phi i64 [ %13, %3 ], [ %18, %14 ]
  %16 = phi i32 [ 0, %3 ], [ %23, %14 ]
  %17 = freeze i64 %15
  %18 = udiv i64 %17, 10
  %19 = mul i64 %18, 10
  %20 = sub i64 %17, %19
  %21 = trunc nuw nsw i64 %20 to i8
  %22 = or disjoint i8 %21, 48
  %23 = add nuw nsw i32 %16, 1
  %24 = zext nneg i32 %16 to i64
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 %24
  store i8 %22, ptr %25, align 1, !tbaa !8
  %26 = icmp ult i64 %15, 10
  br i1 %26, label %27, label %14, !llvm.loop !14

27:                                               ; preds = %14
  %28 = mul nsw i32 %9, 24
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i8, ptr %1, i64 %29
  %31 = icmp slt i64 %12, 0
  br i1 %31, label %32, label %33

32:                                               ; preds = %27
  store i8 45, ptr %30, align 1, !tbaa !8
  br label %33

33:                                               ; preds = %32, %27
  %34 = phi i32 [ 0, %27 ], [ 1, %32 ]
  br label %35

35:                                               ; preds = %33, %35
  %36 = phi i32 [ %42, %35 ], [ %34, %33 ]
  %37 = phi i32 [ %38, %35 ], [ %23, %33 ]
  %38 = add nsw i32 %37, -1
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = add nuw nsw i32 %36, 1
  %43 = zext nneg i32 %36 to i64
  %44 = getelementptr inbounds nuw i8, ptr %30, i64 %43
  store i8 %41, ptr %44, align 1, !tbaa !8
  %45 = icmp sgt i32 %37, 1
  br i1 %45, label %35, label %46, !llvm.loop !15

46:                                               ; preds = %35
  %47 = load i8, ptr %30, align 1, !tbaa !8
  %48 = icmp eq i8 %47, 45
  %49 = zext i1 %48 to i32
  %50 = icmp samesign ult i32 %36, %49
  br i1 %50, label %63, label %51

51:                                               ; preds = %46, %51
  %52 = phi i32 [ %61, %51 ], [ %49, %46 ]
  %53 = phi i64 [ %60, %51 ], [ 0, %46 ]
  %54 = mul i64 %53, 10
  %55 = zext nneg i32 %52 to i64
  %56 = getelementptr inbounds nuw i8, ptr %30, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = zext i8 %57 to i64
  %59 = add i64 %54, -48
  %60 = add i64 %59, %58
  %61 = add nuw nsw i32 %52, 1
  %62 = icmp samesign ult i32 %52, %36
  br i1 %62, label %51, label %63, !llvm.loop !16

63:                                               ; preds = %51, %46
  %64 = phi i64 [ 0, %46 ], [ %60, %51 ]
  %65 = sub i64 0, %64
  %66 = select i1 %48, i64 %65, i64 %64
  %67 = getelementptr inbounds i64, ptr %2, i64 %10
  store i64 %66, ptr %67, align 8, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.abs.i64(i64, i1 immarg) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

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
!12 = !{!13, !13, i64 0}
!13 = !{!"long long", !6, i64 0}
!14 = distinct !{!14, !10, !11}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !10, !11}
