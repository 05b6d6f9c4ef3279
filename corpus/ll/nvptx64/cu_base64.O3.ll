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
  %65 = and i32 %64, 4032
  %66 = and i32 %61, 63
  %67 = or disjoint i32 %66, %65
  %68 = sext i32 %9 to i64
  %69 = getelementptr i8, ptr %0, i64 %68
  %70 = getelementptr i8, ptr %69, i64 2
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i32
  %73 = add i8 %71, -65
  %74 = icmp ult i8 %73, 26
  br i1 %74, label %90, label %75

75:                                               ; preds = %60
  %76 = add i8 %71, -97
  %77 = icmp ult i8 %76, 26
  br i1 %77, label %88, label %78

78:                                               ; preds = %75
  %79 = add i8 %71, -48
  %80 = icmp ult i8 %79, 10
  br i1 %80, label %86, label %81

81:                                               ; preds = %78
  %82 = icmp eq i8 %71, 47
  %83 = select i1 %82, i32 63, i32 -1
  %84 = icmp eq i8 %71, 43
  %85 = select i1 %84, i32 62, i32 %83
  br label %92

86:                                               ; preds = %78
  %87 = add nuw nsw i32 %72, 4
  br label %92

88:                                               ; preds = %75
  %89 = add nsw i32 %72, -71
  br label %92

90:                                               ; preds = %60
  %91 = add nsw i32 %72, -65
  br label %92

92:                                               ; preds = %90, %88, %86, %81
  %93 = phi i32 [ %91, %90 ], [ %89, %88 ], [ %87, %86 ], [ %85, %81 ]
  %94 = lshr i32 %93, 31
  %95 = add nuw nsw i32 %94, %63
  %96 = sext i32 %9 to i64
  %97 = getelementptr i8, ptr %0, i64 %96
  %98 = getelementptr i8, ptr %97, i64 3
  %99 = load i8, ptr %98, align 1, !tbaa !8
  %100 = zext i8 %99 to i32
  %101 = add i8 %99, -65
  %102 = icmp ult i8 %101, 26
  br i1 %102, label %118, label %103

103:                                              ; preds = %92
  %104 = add i8 %99, -97
  %105 = icmp ult i8 %104, 26
  br i1 %105, label %116, label %106

106:                                              ; preds = %103
  %107 = add i8 %99, -48
  %108 = icmp ult i8 %107, 10
  br i1 %108, label %114, label %109

109:                                              ; preds = %106
  %110 = icmp eq i8 %99, 47
  %111 = select i1 %110, i32 63, i32 -1
  %112 = icmp eq i8 %99, 43
  %113 = select i1 %112, i32 62, i32 %111
  br label %120

114:                                              ; preds = %106
  %115 = add nuw nsw i32 %100, 4
  br label %120

116:                                              ; preds = %103
  %117 = add nsw i32 %100, -71
  br label %120

118:                                              ; preds = %92
  %119 = add nsw i32 %100, -65
  br label %120

120:                                              ; preds = %118, %116, %114, %109
  %121 = phi i32 [ %119, %118 ], [ %117, %116 ], [ %115, %114 ], [ %113, %109 ]
  %122 = lshr i32 %121, 31
  %123 = add nuw nsw i32 %122, %95
  %124 = shl nuw nsw i32 %66, 12
  %125 = shl nsw i32 %93, 6
  %126 = and i32 %125, 3840
  %127 = or disjoint i32 %124, %126
  %128 = and i32 %121, 63
  %129 = or disjoint i32 %128, %125
  %130 = lshr i32 %67, 4
  %131 = trunc nuw i32 %130 to i8
  %132 = mul nsw i32 %8, 3
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds i8, ptr %1, i64 %133
  store i8 %131, ptr %134, align 1, !tbaa !8
  %135 = lshr exact i32 %127, 8
  %136 = trunc i32 %135 to i8
  %137 = getelementptr i8, ptr %134, i64 1
  store i8 %136, ptr %137, align 1, !tbaa !8
  %138 = trunc i32 %129 to i8
  %139 = getelementptr i8, ptr %134, i64 2
  store i8 %138, ptr %139, align 1, !tbaa !8
  %140 = icmp eq i32 %123, 0
  br i1 %140, label %143, label %141

141:                                              ; preds = %120
  %142 = atomicrmw add ptr %2, i32 %123 seq_cst, align 4
  br label %143

143:                                              ; preds = %141, %120
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @utf8_check(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 3
  %9 = sext i32 %8 to i64
  %10 = getelementptr inbounds i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !8
  %12 = zext i8 %11 to i32
  %13 = icmp sgt i8 %11, -1
  br i1 %13, label %234, label %224

14:                                               ; preds = %234
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 1
  %16 = load i8, ptr %15, align 1, !tbaa !8
  br i1 %238, label %24, label %17

17:                                               ; preds = %14
  %18 = icmp slt i8 %16, -64
  br i1 %18, label %19, label %39

19:                                               ; preds = %17
  %20 = add nsw i32 %239, -1
  %21 = icmp eq i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = add nuw nsw i32 %235, %22
  br label %39

24:                                               ; preds = %14
  %25 = zext i8 %16 to i32
  %26 = icmp sgt i8 %16, -1
  br i1 %26, label %37, label %27

27:                                               ; preds = %24
  %28 = and i32 %25, 224
  %29 = icmp eq i32 %28, 192
  br i1 %29, label %39, label %30

30:                                               ; preds = %27
  %31 = and i32 %25, 240
  %32 = icmp eq i32 %31, 224
  br i1 %32, label %39, label %33

33:                                               ; preds = %30
  %34 = and i32 %25, 248
  %35 = icmp eq i32 %34, 240
  br i1 %35, label %36, label %39

36:                                               ; preds = %33
  br label %39

37:                                               ; preds = %24
  %38 = add nuw nsw i32 %235, 1
  br label %39

39:                                               ; preds = %37, %36, %33, %30, %27, %19, %17
  %40 = phi i32 [ %235, %17 ], [ %235, %33 ], [ %235, %30 ], [ %235, %36 ], [ %38, %37 ], [ %23, %19 ], [ %235, %27 ]
  %41 = phi i32 [ 1, %17 ], [ 1, %33 ], [ %236, %30 ], [ %236, %36 ], [ %236, %37 ], [ %236, %19 ], [ %236, %27 ]
  %42 = phi i1 [ false, %17 ], [ false, %33 ], [ true, %30 ], [ true, %36 ], [ true, %37 ], [ true, %19 ], [ true, %27 ]
  %43 = phi i32 [ %239, %17 ], [ 0, %33 ], [ 2, %30 ], [ 3, %36 ], [ 0, %37 ], [ %20, %19 ], [ 1, %27 ]
  br i1 %42, label %44, label %240

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 2
  %46 = load i8, ptr %45, align 1, !tbaa !8
  %47 = icmp eq i32 %43, 0
  br i1 %47, label %55, label %48

48:                                               ; preds = %44
  %49 = icmp slt i8 %46, -64
  br i1 %49, label %50, label %70

50:                                               ; preds = %48
  %51 = add nsw i32 %43, -1
  %52 = icmp eq i32 %51, 0
  %53 = zext i1 %52 to i32
  %54 = add nuw nsw i32 %40, %53
  br label %70

55:                                               ; preds = %44
  %56 = zext i8 %46 to i32
  %57 = icmp sgt i8 %46, -1
  br i1 %57, label %68, label %58

58:                                               ; preds = %55
  %59 = and i32 %56, 224
  %60 = icmp eq i32 %59, 192
  br i1 %60, label %70, label %61

61:                                               ; preds = %58
  %62 = and i32 %56, 240
  %63 = icmp eq i32 %62, 224
  br i1 %63, label %70, label %64

64:                                               ; preds = %61
  %65 = and i32 %56, 248
  %66 = icmp eq i32 %65, 240
  br i1 %66, label %67, label %70

67:                                               ; preds = %64
  br label %70

68:                                               ; preds = %55
  %69 = add nuw nsw i32 %40, 1
  br label %70

70:                                               ; preds = %68, %67, %64, %61, %58, %50, %48
  %71 = phi i32 [ %40, %48 ], [ %40, %64 ], [ %40, %61 ], [ %40, %67 ], [ %69, %68 ], [ %54, %50 ], [ %40, %58 ]
  %72 = phi i32 [ 2, %48 ], [ 2, %64 ], [ %41, %61 ], [ %41, %67 ], [ %41, %68 ], [ %41, %50 ], [ %41, %58 ]
  %73 = phi i1 [ false, %48 ], [ false, %64 ], [ true, %61 ], [ true, %67 ], [ true, %68 ], [ true, %50 ], [ true, %58 ]
  %74 = phi i32 [ %43, %48 ], [ 0, %64 ], [ 2, %61 ], [ 3, %67 ], [ 0, %68 ], [ %51, %50 ], [ 1, %58 ]
  br i1 %73, label %75, label %240

75:                                               ; preds = %70
  %76 = getelementptr inbounds nuw i8, ptr %10, i64 3
  %77 = load i8, ptr %76, align 1, !tbaa !8
  %78 = icmp eq i32 %74, 0
  br i1 %78, label %86, label %79

79:                                               ; preds = %75
  %80 = icmp slt i8 %77, -64
  br i1 %80, label %81, label %101

81:                                               ; preds = %79
  %82 = add nsw i32 %74, -1
  %83 = icmp eq i32 %82, 0
  %84 = zext i1 %83 to i32
  %85 = add nuw nsw i32 %71, %84
  br label %101

86:                                               ; preds = %75
  %87 = zext i8 %77 to i32
  %88 = icmp sgt i8 %77, -1
  br i1 %88, label %99, label %89

89:                                               ; preds = %86
  %90 = and i32 %87, 224
  %91 = icmp eq i32 %90, 192
  br i1 %91, label %101, label %92

92:                                               ; preds = %89
  %93 = and i32 %87, 240
  %94 = icmp eq i32 %93, 224
  br i1 %94, label %101, label %95

95:                                               ; preds = %92
  %96 = and i32 %87, 248
  %97 = icmp eq i32 %96, 240
  br i1 %97, label %98, label %101

98:                                               ; preds = %95
  br label %101

99:                                               ; preds = %86
  %100 = add nuw nsw i32 %71, 1
  br label %101

101:                                              ; preds = %99, %98, %95, %92, %89, %81, %79
  %102 = phi i32 [ %71, %79 ], [ %71, %95 ], [ %71, %92 ], [ %71, %98 ], [ %100, %99 ], [ %85, %81 ], [ %71, %89 ]
  %103 = phi i32 [ 3, %79 ], [ 3, %95 ], [ %72, %92 ], [ %72, %98 ], [ %72, %99 ], [ %72, %81 ], [ %72, %89 ]
  %104 = phi i1 [ false, %79 ], [ false, %95 ], [ true, %92 ], [ true, %98 ], [ true, %99 ], [ true, %81 ], [ true, %89 ]
  %105 = phi i32 [ %74, %79 ], [ 0, %95 ], [ 2, %92 ], [ 3, %98 ], [ 0, %99 ], [ %82, %81 ], [ 1, %89 ]
  br i1 %104, label %106, label %240

106:                                              ; preds = %101
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %108 = load i8, ptr %107, align 1, !tbaa !8
  %109 = icmp eq i32 %105, 0
  br i1 %109, label %117, label %110

110:                                              ; preds = %106
  %111 = icmp slt i8 %108, -64
  br i1 %111, label %112, label %132

112:                                              ; preds = %110
  %113 = add nsw i32 %105, -1
  %114 = icmp eq i32 %113, 0
  %115 = zext i1 %114 to i32
  %116 = add nuw nsw i32 %102, %115
  br label %132

117:                                              ; preds = %106
  %118 = zext i8 %108 to i32
  %119 = icmp sgt i8 %108, -1
  br i1 %119, label %130, label %120

120:                                              ; preds = %117
  %121 = and i32 %118, 224
  %122 = icmp eq i32 %121, 192
  br i1 %122, label %132, label %123

123:                                              ; preds = %120
  %124 = and i32 %118, 240
  %125 = icmp eq i32 %124, 224
  br i1 %125, label %132, label %126

126:                                              ; preds = %123
  %127 = and i32 %118, 248
  %128 = icmp eq i32 %127, 240
  br i1 %128, label %129, label %132

129:                                              ; preds = %126
  br label %132

130:                                              ; preds = %117
  %131 = add nuw nsw i32 %102, 1
  br label %132

132:                                              ; preds = %130, %129, %126, %123, %120, %112, %110
  %133 = phi i32 [ %102, %110 ], [ %102, %126 ], [ %102, %123 ], [ %102, %129 ], [ %131, %130 ], [ %116, %112 ], [ %102, %120 ]
  %134 = phi i32 [ 4, %110 ], [ 4, %126 ], [ %103, %123 ], [ %103, %129 ], [ %103, %130 ], [ %103, %112 ], [ %103, %120 ]
  %135 = phi i1 [ false, %110 ], [ false, %126 ], [ true, %123 ], [ true, %129 ], [ true, %130 ], [ true, %112 ], [ true, %120 ]
  %136 = phi i32 [ %105, %110 ], [ 0, %126 ], [ 2, %123 ], [ 3, %129 ], [ 0, %130 ], [ %113, %112 ], [ 1, %120 ]
  br i1 %135, label %137, label %240

137:                                              ; preds = %132
  %138 = getelementptr inbounds nuw i8, ptr %10, i64 5
  %139 = load i8, ptr %138, align 1, !tbaa !8
  %140 = icmp eq i32 %136, 0
  br i1 %140, label %148, label %141

141:                                              ; preds = %137
  %142 = icmp slt i8 %139, -64
  br i1 %142, label %143, label %163

143:                                              ; preds = %141
  %144 = add nsw i32 %136, -1
  %145 = icmp eq i32 %144, 0
  %146 = zext i1 %145 to i32
  %147 = add nuw nsw i32 %133, %146
  br label %163

148:                                              ; preds = %137
  %149 = zext i8 %139 to i32
  %150 = icmp sgt i8 %139, -1
  br i1 %150, label %161, label %151

151:                                              ; preds = %148
  %152 = and i32 %149, 224
  %153 = icmp eq i32 %152, 192
  br i1 %153, label %163, label %154

154:                                              ; preds = %151
  %155 = and i32 %149, 240
  %156 = icmp eq i32 %155, 224
  br i1 %156, label %163, label %157

157:                                              ; preds = %154
  %158 = and i32 %149, 248
  %159 = icmp eq i32 %158, 240
  br i1 %159, label %160, label %163

160:                                              ; preds = %157
  br label %163

161:                                              ; preds = %148
  %162 = add nuw nsw i32 %133, 1
  br label %163

163:                                              ; preds = %161, %160, %157, %154, %151, %143, %141
  %164 = phi i32 [ %133, %141 ], [ %133, %157 ], [ %133, %154 ], [ %133, %160 ], [ %162, %161 ], [ %147, %143 ], [ %133, %151 ]
  %165 = phi i32 [ 5, %141 ], [ 5, %157 ], [ %134, %154 ], [ %134, %160 ], [ %134, %161 ], [ %134, %143 ], [ %134, %151 ]
  %166 = phi i1 [ false, %141 ], [ false, %157 ], [ true, %154 ], [ true, %160 ], [ true, %161 ], [ true, %143 ], [ true, %151 ]
  %167 = phi i32 [ %136, %141 ], [ 0, %157 ], [ 2, %154 ], [ 3, %160 ], [ 0, %161 ], [ %144, %143 ], [ 1, %151 ]
  br i1 %166, label %168, label %240

168:                                              ; preds = %163
  %169 = getelementptr inbounds nuw i8, ptr %10, i64 6
  %170 = load i8, ptr %169, align 1, !tbaa !8
  %171 = icmp eq i32 %167, 0
  br i1 %171, label %179, label %172

172:                                              ; preds = %168
  %173 = icmp slt i8 %170, -64
  br i1 %173, label %174, label %194

174:                                              ; preds = %172
  %175 = add nsw i32 %167, -1
  %176 = icmp eq i32 %175, 0
  %177 = zext i1 %176 to i32
  %178 = add nuw nsw i32 %164, %177
  br label %194

179:                                              ; preds = %168
  %180 = zext i8 %170 to i32
  %181 = icmp sgt i8 %170, -1
  br i1 %181, label %192, label %182

182:                                              ; preds = %179
  %183 = and i32 %180, 224
  %184 = icmp eq i32 %183, 192
  br i1 %184, label %194, label %185

185:                                              ; preds = %182
  %186 = and i32 %180, 240
  %187 = icmp eq i32 %186, 224
  br i1 %187, label %194, label %188

188:                                              ; preds = %185
  %189 = and i32 %180, 248
  %190 = icmp eq i32 %189, 240
  br i1 %190, label %191, label %194

191:                                              ; preds = %188
  br label %194

192:                                              ; preds = %179
  %193 = add nuw nsw i32 %164, 1
  br label %194

194:                                              ; preds = %192, %191, %188, %185, %182, %174, %172
  %195 = phi i32 [ %164, %172 ], [ %164, %188 ], [ %164, %185 ], [ %164, %191 ], [ %193, %192 ], [ %178, %174 ], [ %164, %182 ]
  %196 = phi i32 [ 6, %172 ], [ 6, %188 ], [ %165, %185 ], [ %165, %191 ], [ %165, %192 ], [ %165, %174 ], [ %165, %182 ]
  %197 = phi i1 [ false, %172 ], [ false, %188 ], [ true, %185 ], [ true, %191 ], [ true, %192 ], [ true, %174 ], [ true, %182 ]
  %198 = phi i32 [ %167, %172 ], [ 0, %188 ], [ 2, %185 ], [ 3, %191 ], [ 0, %192 ], [ %175, %174 ], [ 1, %182 ]
  br i1 %197, label %199, label %240

199:                                              ; preds = %194
  %200 = getelementptr inbounds nuw i8, ptr %10, i64 7
  %201 = load i8, ptr %200, align 1, !tbaa !8
  %202 = icmp eq i32 %198, 0
  br i1 %202, label %209, label %203

203:                                              ; preds = %199
  %204 = icmp slt i8 %201, -64
  br i1 %204, label %205, label %240

205:                                              ; preds = %203
  %206 = icmp eq i32 %198, 1
  %207 = zext i1 %206 to i32
  %208 = add nuw nsw i32 %195, %207
  br label %240

209:                                              ; preds = %199
  %210 = zext i8 %201 to i32
  %211 = icmp sgt i8 %201, -1
  br i1 %211, label %222, label %212

212:                                              ; preds = %209
  %213 = and i32 %210, 224
  %214 = icmp eq i32 %213, 192
  %215 = and i32 %210, 240
  %216 = icmp eq i32 %215, 224
  %217 = or i1 %214, %216
  br i1 %217, label %240, label %218

218:                                              ; preds = %212
  %219 = and i32 %210, 248
  %220 = icmp eq i32 %219, 240
  %221 = select i1 %220, i32 %196, i32 7
  br label %240

222:                                              ; preds = %209
  %223 = add nuw nsw i32 %195, 1
  br label %240

224:                                              ; preds = %2
  %225 = and i32 %12, 224
  %226 = icmp eq i32 %225, 192
  br i1 %226, label %234, label %227

227:                                              ; preds = %224
  %228 = and i32 %12, 240
  %229 = icmp eq i32 %228, 224
  br i1 %229, label %234, label %230

230:                                              ; preds = %227
  %231 = and i32 %12, 248
  %232 = icmp eq i32 %231, 240
  br i1 %232, label %233, label %234

233:                                              ; preds = %230
  br label %234

234:                                              ; preds = %2, %224, %227, %230, %233
  %235 = phi i32 [ 0, %224 ], [ 0, %230 ], [ 0, %227 ], [ 0, %233 ], [ 1, %2 ]
  %236 = phi i32 [ -1, %224 ], [ 0, %230 ], [ -1, %227 ], [ -1, %233 ], [ -1, %2 ]
  %237 = phi i1 [ true, %224 ], [ false, %230 ], [ true, %227 ], [ true, %233 ], [ true, %2 ]
  %238 = phi i1 [ false, %224 ], [ true, %230 ], [ false, %227 ], [ false, %233 ], [ true, %2 ]
  %239 = phi i32 [ 1, %224 ], [ 0, %230 ], [ 2, %227 ], [ 3, %233 ], [ 0, %2 ]
  br i1 %237, label %14, label %240

240:                                              ; preds = %203, %205, %212, %222, %218, %194, %163, %132, %101, %70, %39, %234
  %241 = phi i32 [ %133, %132 ], [ %235, %234 ], [ %40, %39 ], [ %195, %194 ], [ %71, %70 ], [ %164, %163 ], [ %102, %101 ], [ %195, %203 ], [ %195, %218 ], [ %195, %212 ], [ %208, %205 ], [ %223, %222 ]
  %242 = phi i32 [ %134, %132 ], [ %236, %234 ], [ %41, %39 ], [ %196, %194 ], [ %72, %70 ], [ %165, %163 ], [ %103, %101 ], [ 7, %203 ], [ %221, %218 ], [ %196, %212 ], [ %196, %205 ], [ %196, %222 ]
  %243 = sub nsw i32 0, %241
  %244 = icmp slt i32 %242, 0
  %245 = select i1 %244, i32 %243, i32 %242
  %246 = sext i32 %7 to i64
  %247 = getelementptr inbounds i32, ptr %1, i64 %246
  store i32 %245, ptr %247, align 4, !tbaa !4
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
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i64, ptr %0, i64 %10
  %12 = load i64, ptr %11, align 8, !tbaa !9
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
  %23 = add nuw i32 %16, 1
  %24 = zext nneg i32 %16 to i64
  %25 = getelementptr inbounds nuw i8, ptr %4, i64 %24
  store i8 %22, ptr %25, align 1, !tbaa !8
  %26 = icmp ult i64 %15, 10
  br i1 %26, label %27, label %14, !llvm.loop !11

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
  %34 = phi i32 [ 1, %32 ], [ 0, %27 ]
  %35 = add i32 %16, 2
  %36 = tail call i32 @llvm.smin.i32(i32 %23, i32 1)
  %37 = sub i32 %35, %36
  %38 = icmp ult i32 %37, 4
  br i1 %38, label %59, label %39

39:                                               ; preds = %33
  %40 = and i32 %37, -4
  %41 = or disjoint i32 %34, %40
  %42 = sub i32 %23, %40
  br label %43

43:                                               ; preds = %43, %39
  %44 = phi i32 [ 0, %39 ], [ %54, %43 ]
  %45 = or disjoint i32 %34, %44
  %46 = sub i32 %16, %44
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 %47
  %49 = getelementptr inbounds i8, ptr %48, i64 -3
  %50 = load <4 x i8>, ptr %49, align 1, !tbaa !8
  %51 = shufflevector <4 x i8> %50, <4 x i8> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  %52 = zext nneg i32 %45 to i64
  %53 = getelementptr inbounds nuw i8, ptr %30, i64 %52
  store <4 x i8> %51, ptr %53, align 1, !tbaa !8
  %54 = add nuw i32 %44, 4
  %55 = icmp eq i32 %54, %40
  br i1 %55, label %56, label %43, !llvm.loop !13

56:                                               ; preds = %43
  %57 = icmp eq i32 %37, %40
  %58 = add i32 %41, -1
  br i1 %57, label %73, label %59

59:                                               ; preds = %33, %56
  %60 = phi i32 [ %34, %33 ], [ %41, %56 ]
  %61 = phi i32 [ %23, %33 ], [ %42, %56 ]
  br label %62

62:                                               ; preds = %59, %62
  %63 = phi i32 [ %69, %62 ], [ %60, %59 ]
  %64 = phi i32 [ %65, %62 ], [ %61, %59 ]
  %65 = add nsw i32 %64, -1
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 %66
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = add nuw nsw i32 %63, 1
  %70 = zext nneg i32 %63 to i64
  %71 = getelementptr inbounds nuw i8, ptr %30, i64 %70
  store i8 %68, ptr %71, align 1, !tbaa !8
  %72 = icmp sgt i32 %64, 1
  br i1 %72, label %62, label %73, !llvm.loop !16

73:                                               ; preds = %62, %56
  %74 = phi i32 [ %58, %56 ], [ %63, %62 ]
  %75 = load i8, ptr %30, align 1, !tbaa !8
  %76 = icmp eq i8 %75, 45
  %77 = zext i1 %76 to i32
  %78 = icmp samesign ult i32 %74, %77
  br i1 %78, label %145, label %79

79:                                               ; preds = %73
  %80 = add i32 %74, 1
  %81 = sub i32 %80, %77
  %82 = sub nuw i32 %74, %77
  %83 = and i32 %81, 3
  %84 = icmp ult i32 %82, 3
  br i1 %84, label %127, label %85

85:                                               ; preds = %79
  %86 = and i32 %81, -4
  br label %87

87:                                               ; preds = %87, %85
  %88 = phi i32 [ %77, %85 ], [ %122, %87 ]
  %89 = phi i64 [ 0, %85 ], [ %121, %87 ]
  %90 = phi i32 [ 0, %85 ], [ %123, %87 ]
  %91 = mul i64 %89, 10
  %92 = zext nneg i32 %88 to i64
  %93 = getelementptr inbounds nuw i8, ptr %30, i64 %92
  %94 = load i8, ptr %93, align 1, !tbaa !8
  %95 = zext i8 %94 to i64
  %96 = add i64 %91, -48
  %97 = add i64 %96, %95
  %98 = mul i64 %97, 10
  %99 = zext nneg i32 %88 to i64
  %100 = getelementptr inbounds nuw i8, ptr %30, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 1
  %102 = load i8, ptr %101, align 1, !tbaa !8
  %103 = zext i8 %102 to i64
  %104 = add i64 %98, -48
  %105 = add i64 %104, %103
  %106 = mul i64 %105, 10
  %107 = zext nneg i32 %88 to i64
  %108 = getelementptr inbounds nuw i8, ptr %30, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 2
  %110 = load i8, ptr %109, align 1, !tbaa !8
  %111 = zext i8 %110 to i64
  %112 = add i64 %106, -48
  %113 = add i64 %112, %111
  %114 = mul i64 %113, 10
  %115 = zext nneg i32 %88 to i64
  %116 = getelementptr inbounds nuw i8, ptr %30, i64 %115
  %117 = getelementptr inbounds nuw i8, ptr %116, i64 3
  %118 = load i8, ptr %117, align 1, !tbaa !8
  %119 = zext i8 %118 to i64
  %120 = add i64 %114, -48
  %121 = add i64 %120, %119
  %122 = add nuw nsw i32 %88, 4
  %123 = add i32 %90, 4
  %124 = icmp eq i32 %123, %86
  br i1 %124, label %125, label %87, !llvm.loop !17

125:                                              ; preds = %87
  %126 = icmp eq i32 %83, 0
  br i1 %126, label %145, label %127

127:                                              ; preds = %125, %79
  %128 = phi i32 [ %77, %79 ], [ %122, %125 ]
  %129 = phi i64 [ 0, %79 ], [ %121, %125 ]
  %130 = icmp ne i32 %83, 0
  tail call void @llvm.assume(i1 %130)
  br label %131

131:                                              ; preds = %131, %127
  %132 = phi i32 [ %142, %131 ], [ %128, %127 ]
  %133 = phi i64 [ %141, %131 ], [ %129, %127 ]
  %134 = phi i32 [ %143, %131 ], [ 0, %127 ]
  %135 = mul i64 %133, 10
  %136 = zext nneg i32 %132 to i64
  %137 = getelementptr inbounds nuw i8, ptr %30, i64 %136
  %138 = load i8, ptr %137, align 1, !tbaa !8
  %139 = zext i8 %138 to i64
  %140 = add i64 %135, -48
  %141 = add i64 %140, %139
  %142 = add nuw nsw i32 %132, 1
  %143 = add i32 %134, 1
  %144 = icmp eq i32 %143, %83
  br i1 %144, label %145, label %131, !llvm.loop !18

145:                                              ; preds = %125, %131, %73
  %146 = phi i64 [ 0, %73 ], [ %121, %125 ], [ %141, %131 ]
  %147 = sub i64 0, %146
  %148 = select i1 %76, i64 %147, i64 %146
  %149 = getelementptr inbounds i64, ptr %2, i64 %10
  store i64 %148, ptr %149, align 8, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
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

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #8 = { nounwind }

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
!9 = !{!10, !10, i64 0}
!10 = !{!"long long", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12, !14, !15}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = !{!"llvm.loop.unroll.runtime.disable"}
!16 = distinct !{!16, !12, !15, !14}
!17 = distinct !{!17, !12}
!18 = distinct !{!18, !19}
!19 = !{!"llvm.loop.unroll.disable"}
