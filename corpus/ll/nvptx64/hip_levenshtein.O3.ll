; ModuleID = 'corpus/hip/hip_levenshtein.hip'
source_filename = "corpus/hip/hip_levenshtein.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @levenshtein(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = alloca [17 x i32], align 4
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  %12 = mul nsw i32 %3, %11
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i8, ptr %0, i64 %13
  %15 = mul nsw i32 %4, %11
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %1, i64 %16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6
  %18 = icmp slt i32 %4, 0
  br i1 %18, label %38, label %19

19:                                               ; preds = %5
  %20 = add nuw i32 %4, 1
  %21 = and i32 %20, 7
  %22 = icmp ult i32 %4, 7
  br i1 %22, label %27, label %23

23:                                               ; preds = %19
  %24 = and i32 %20, -8
  br label %48

25:                                               ; preds = %48
  %26 = icmp eq i32 %21, 0
  br i1 %26, label %38, label %27

27:                                               ; preds = %25, %19
  %28 = phi i32 [ 0, %19 ], [ %74, %25 ]
  %29 = icmp ne i32 %21, 0
  tail call void @llvm.assume(i1 %29)
  br label %30

30:                                               ; preds = %30, %27
  %31 = phi i32 [ %35, %30 ], [ %28, %27 ]
  %32 = phi i32 [ %36, %30 ], [ 0, %27 ]
  %33 = zext nneg i32 %31 to i64
  %34 = getelementptr inbounds nuw i32, ptr %6, i64 %33
  store i32 %31, ptr %34, align 4, !tbaa !4
  %35 = add nuw i32 %31, 1
  %36 = add i32 %32, 1
  %37 = icmp eq i32 %36, %21
  br i1 %37, label %38, label %30, !llvm.loop !8

38:                                               ; preds = %25, %30, %5
  %39 = icmp slt i32 %3, 1
  br i1 %39, label %77, label %40

40:                                               ; preds = %38
  %41 = load i32, ptr %6, align 4
  %42 = icmp slt i32 %4, 1
  %43 = and i32 %4, 3
  %44 = icmp ult i32 %4, 4
  %45 = and i32 %4, 2147483644
  %46 = icmp eq i32 %43, 0
  %47 = icmp ne i32 %43, 0
  br label %83

48:                                               ; preds = %48, %23
  %49 = phi i32 [ 0, %23 ], [ %74, %48 ]
  %50 = phi i32 [ 0, %23 ], [ %75, %48 ]
  %51 = zext nneg i32 %49 to i64
  %52 = getelementptr inbounds nuw i32, ptr %6, i64 %51
  store i32 %49, ptr %52, align 4, !tbaa !4
  %53 = or disjoint i32 %49, 1
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %6, i64 %54
  store i32 %53, ptr %55, align 4, !tbaa !4
  %56 = or disjoint i32 %49, 2
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %6, i64 %57
  store i32 %56, ptr %58, align 4, !tbaa !4
  %59 = or disjoint i32 %49, 3
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %6, i64 %60
  store i32 %59, ptr %61, align 4, !tbaa !4
  %62 = or disjoint i32 %49, 4
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %6, i64 %63
  store i32 %62, ptr %64, align 4, !tbaa !4
  %65 = or disjoint i32 %49, 5
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %6, i64 %66
  store i32 %65, ptr %67, align 4, !tbaa !4
  %68 = or disjoint i32 %49, 6
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %6, i64 %69
  store i32 %68, ptr %70, align 4, !tbaa !4
  %71 = or disjoint i32 %49, 7
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %6, i64 %72
  store i32 %71, ptr %73, align 4, !tbaa !4
  %74 = add nuw i32 %49, 8
  %75 = add i32 %50, 8
  %76 = icmp eq i32 %75, %24
  br i1 %76, label %25, label %48, !llvm.loop !10

77:                                               ; preds = %118, %38
  %78 = sext i32 %4 to i64
  %79 = getelementptr inbounds i32, ptr %6, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = sext i32 %11 to i64
  %82 = getelementptr inbounds i32, ptr %2, i64 %81
  store i32 %80, ptr %82, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6
  ret void

83:                                               ; preds = %40, %118
  %84 = phi i32 [ 1, %40 ], [ %119, %118 ]
  %85 = phi i32 [ %41, %40 ], [ %84, %118 ]
  store i32 %84, ptr %6, align 4, !tbaa !4
  br i1 %42, label %118, label %86

86:                                               ; preds = %83
  %87 = zext nneg i32 %84 to i64
  %88 = getelementptr i8, ptr %14, i64 %87
  %89 = getelementptr i8, ptr %88, i64 -1
  %90 = load i8, ptr %89, align 1, !tbaa !12
  %91 = load i32, ptr %6, align 4
  br i1 %44, label %93, label %121

92:                                               ; preds = %121
  br i1 %46, label %118, label %93

93:                                               ; preds = %92, %86
  %94 = phi i32 [ %91, %86 ], [ %180, %92 ]
  %95 = phi i32 [ 1, %86 ], [ %181, %92 ]
  %96 = phi i32 [ %85, %86 ], [ %170, %92 ]
  tail call void @llvm.assume(i1 %47)
  br label %97

97:                                               ; preds = %97, %93
  %98 = phi i32 [ %94, %93 ], [ %114, %97 ]
  %99 = phi i32 [ %95, %93 ], [ %115, %97 ]
  %100 = phi i32 [ %96, %93 ], [ %104, %97 ]
  %101 = phi i32 [ 0, %93 ], [ %116, %97 ]
  %102 = zext nneg i32 %99 to i64
  %103 = getelementptr inbounds nuw i32, ptr %6, i64 %102
  %104 = load i32, ptr %103, align 4, !tbaa !4
  %105 = tail call noundef i32 @llvm.smin.i32(i32 %104, i32 %98)
  %106 = add nsw i32 %105, 1
  %107 = sext i32 %99 to i64
  %108 = getelementptr i8, ptr %17, i64 %107
  %109 = getelementptr i8, ptr %108, i64 -1
  %110 = load i8, ptr %109, align 1, !tbaa !12
  %111 = icmp ne i8 %90, %110
  %112 = zext i1 %111 to i32
  %113 = add nsw i32 %100, %112
  %114 = tail call noundef i32 @llvm.smin.i32(i32 %106, i32 %113)
  store i32 %114, ptr %103, align 4, !tbaa !4
  %115 = add nuw i32 %99, 1
  %116 = add i32 %101, 1
  %117 = icmp eq i32 %116, %43
  br i1 %117, label %118, label %97, !llvm.loop !13

118:                                              ; preds = %92, %97, %83
  %119 = add nuw i32 %84, 1
  %120 = icmp eq i32 %84, %3
  br i1 %120, label %77, label %83, !llvm.loop !14

121:                                              ; preds = %86, %121
  %122 = phi i32 [ %180, %121 ], [ %91, %86 ]
  %123 = phi i32 [ %181, %121 ], [ 1, %86 ]
  %124 = phi i32 [ %170, %121 ], [ %85, %86 ]
  %125 = phi i32 [ %182, %121 ], [ 0, %86 ]
  %126 = zext nneg i32 %123 to i64
  %127 = getelementptr inbounds nuw i32, ptr %6, i64 %126
  %128 = load i32, ptr %127, align 4, !tbaa !4
  %129 = tail call noundef i32 @llvm.smin.i32(i32 %128, i32 %122)
  %130 = add nsw i32 %129, 1
  %131 = sext i32 %123 to i64
  %132 = getelementptr i8, ptr %17, i64 %131
  %133 = getelementptr i8, ptr %132, i64 -1
  %134 = load i8, ptr %133, align 1, !tbaa !12
  %135 = icmp ne i8 %90, %134
  %136 = zext i1 %135 to i32
  %137 = add nsw i32 %124, %136
  %138 = tail call noundef i32 @llvm.smin.i32(i32 %130, i32 %137)
  store i32 %138, ptr %127, align 4, !tbaa !4
  %139 = add nuw nsw i32 %123, 1
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw i32, ptr %6, i64 %140
  %142 = load i32, ptr %141, align 4, !tbaa !4
  %143 = tail call noundef i32 @llvm.smin.i32(i32 %142, i32 %138)
  %144 = add nsw i32 %143, 1
  %145 = sext i32 %139 to i64
  %146 = getelementptr i8, ptr %17, i64 %145
  %147 = getelementptr i8, ptr %146, i64 -1
  %148 = load i8, ptr %147, align 1, !tbaa !12
  %149 = icmp ne i8 %90, %148
  %150 = zext i1 %149 to i32
  %151 = add nsw i32 %128, %150
  %152 = tail call noundef i32 @llvm.smin.i32(i32 %144, i32 %151)
  store i32 %152, ptr %141, align 4, !tbaa !4
  %153 = add nuw nsw i32 %123, 2
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw i32, ptr %6, i64 %154
  %156 = load i32, ptr %155, align 4, !tbaa !4
  %157 = tail call noundef i32 @llvm.smin.i32(i32 %156, i32 %152)
  %158 = add nsw i32 %157, 1
  %159 = sext i32 %153 to i64
  %160 = getelementptr i8, ptr %17, i64 %159
  %161 = getelementptr i8, ptr %160, i64 -1
  %162 = load i8, ptr %161, align 1, !tbaa !12
  %163 = icmp ne i8 %90, %162
  %164 = zext i1 %163 to i32
  %165 = add nsw i32 %142, %164
  %166 = tail call noundef i32 @llvm.smin.i32(i32 %158, i32 %165)
  store i32 %166, ptr %155, align 4, !tbaa !4
  %167 = add nuw i32 %123, 3
  %168 = zext nneg i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %6, i64 %168
  %170 = load i32, ptr %169, align 4, !tbaa !4
  %171 = tail call noundef i32 @llvm.smin.i32(i32 %170, i32 %166)
  %172 = add nsw i32 %171, 1
  %173 = sext i32 %167 to i64
  %174 = getelementptr i8, ptr %17, i64 %173
  %175 = getelementptr i8, ptr %174, i64 -1
  %176 = load i8, ptr %175, align 1, !tbaa !12
  %177 = icmp ne i8 %90, %176
  %178 = zext i1 %177 to i32
  %179 = add nsw i32 %156, %178
  %180 = tail call noundef i32 @llvm.smin.i32(i32 %172, i32 %179)
  store i32 %180, ptr %169, align 4, !tbaa !4
  %181 = add nuw i32 %123, 4
  %182 = add i32 %125, 4
  %183 = icmp eq i32 %182, %45
  br i1 %183, label %92, label %121, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @knapsack(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [32 x i32], align 4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6
  %7 = icmp slt i32 %3, 0
  br i1 %7, label %27, label %8

8:                                                ; preds = %4
  %9 = add nuw i32 %3, 1
  %10 = and i32 %9, 7
  %11 = icmp ult i32 %3, 7
  br i1 %11, label %16, label %12

12:                                               ; preds = %8
  %13 = and i32 %9, -8
  br label %37

14:                                               ; preds = %37
  %15 = icmp eq i32 %10, 0
  br i1 %15, label %27, label %16

16:                                               ; preds = %14, %8
  %17 = phi i32 [ 0, %8 ], [ %63, %14 ]
  %18 = icmp ne i32 %10, 0
  tail call void @llvm.assume(i1 %18)
  br label %19

19:                                               ; preds = %19, %16
  %20 = phi i32 [ %24, %19 ], [ %17, %16 ]
  %21 = phi i32 [ %25, %19 ], [ 0, %16 ]
  %22 = zext nneg i32 %20 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  store i32 0, ptr %23, align 4, !tbaa !4
  %24 = add nuw i32 %20, 1
  %25 = add i32 %21, 1
  %26 = icmp eq i32 %25, %10
  br i1 %26, label %27, label %19, !llvm.loop !16

27:                                               ; preds = %14, %19, %4
  %28 = shl nuw nsw i32 %6, 3
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !12
  %32 = zext i8 %31 to i32
  %33 = getelementptr inbounds nuw i16, ptr %1, i64 %29
  %34 = load i16, ptr %33, align 2, !tbaa !17
  %35 = zext i16 %34 to i32
  %36 = icmp slt i32 %3, %32
  br i1 %36, label %66, label %251

37:                                               ; preds = %37, %12
  %38 = phi i32 [ 0, %12 ], [ %63, %37 ]
  %39 = phi i32 [ 0, %12 ], [ %64, %37 ]
  %40 = zext nneg i32 %38 to i64
  %41 = getelementptr inbounds nuw i32, ptr %5, i64 %40
  store i32 0, ptr %41, align 4, !tbaa !4
  %42 = sext i32 %38 to i64
  %43 = getelementptr inbounds nuw i32, ptr %5, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store i32 0, ptr %44, align 4, !tbaa !4
  %45 = sext i32 %38 to i64
  %46 = getelementptr inbounds nuw i32, ptr %5, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 8
  store i32 0, ptr %47, align 4, !tbaa !4
  %48 = sext i32 %38 to i64
  %49 = getelementptr inbounds nuw i32, ptr %5, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 12
  store i32 0, ptr %50, align 4, !tbaa !4
  %51 = sext i32 %38 to i64
  %52 = getelementptr inbounds nuw i32, ptr %5, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i32 0, ptr %53, align 4, !tbaa !4
  %54 = sext i32 %38 to i64
  %55 = getelementptr inbounds nuw i32, ptr %5, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 20
  store i32 0, ptr %56, align 4, !tbaa !4
  %57 = sext i32 %38 to i64
  %58 = getelementptr inbounds nuw i32, ptr %5, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 24
  store i32 0, ptr %59, align 4, !tbaa !4
  %60 = sext i32 %38 to i64
  %61 = getelementptr inbounds nuw i32, ptr %5, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 28
  store i32 0, ptr %62, align 4, !tbaa !4
  %63 = add nuw i32 %38, 8
  %64 = add i32 %39, 8
  %65 = icmp eq i32 %64, %13
  br i1 %65, label %14, label %37, !llvm.loop !19

66:                                               ; preds = %251, %27
  %67 = or disjoint i32 %28, 1
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 %68
  %70 = load i8, ptr %69, align 1, !tbaa !12
  %71 = zext i8 %70 to i32
  %72 = getelementptr inbounds nuw i16, ptr %1, i64 %68
  %73 = load i16, ptr %72, align 2, !tbaa !17
  %74 = zext i16 %73 to i32
  %75 = icmp slt i32 %3, %71
  br i1 %75, label %89, label %76

76:                                               ; preds = %66, %76
  %77 = phi i32 [ %87, %76 ], [ %3, %66 ]
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %5, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !4
  %81 = sub nsw i32 %77, %71
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i32, ptr %5, i64 %82
  %84 = load i32, ptr %83, align 4, !tbaa !4
  %85 = add nsw i32 %84, %74
  %86 = tail call noundef i32 @llvm.smax.i32(i32 %80, i32 %85)
  store i32 %86, ptr %79, align 4, !tbaa !4
  %87 = add nsw i32 %77, -1
  %88 = icmp samesign ugt i32 %77, %71
  br i1 %88, label %76, label %89, !llvm.loop !20

89:                                               ; preds = %76, %66
  %90 = or disjoint i32 %28, 2
  %91 = zext nneg i32 %90 to i64
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 %91
  %93 = load i8, ptr %92, align 1, !tbaa !12
  %94 = zext i8 %93 to i32
  %95 = getelementptr inbounds nuw i16, ptr %1, i64 %91
  %96 = load i16, ptr %95, align 2, !tbaa !17
  %97 = zext i16 %96 to i32
  %98 = icmp slt i32 %3, %94
  br i1 %98, label %112, label %99

99:                                               ; preds = %89, %99
  %100 = phi i32 [ %110, %99 ], [ %3, %89 ]
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr %5, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = sub nsw i32 %100, %94
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %5, i64 %105
  %107 = load i32, ptr %106, align 4, !tbaa !4
  %108 = add nsw i32 %107, %97
  %109 = tail call noundef i32 @llvm.smax.i32(i32 %103, i32 %108)
  store i32 %109, ptr %102, align 4, !tbaa !4
  %110 = add nsw i32 %100, -1
  %111 = icmp samesign ugt i32 %100, %94
  br i1 %111, label %99, label %112, !llvm.loop !20

112:                                              ; preds = %99, %89
  %113 = or disjoint i32 %28, 3
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 %114
  %116 = load i8, ptr %115, align 1, !tbaa !12
  %117 = zext i8 %116 to i32
  %118 = getelementptr inbounds nuw i16, ptr %1, i64 %114
  %119 = load i16, ptr %118, align 2, !tbaa !17
  %120 = zext i16 %119 to i32
  %121 = icmp slt i32 %3, %117
  br i1 %121, label %135, label %122

122:                                              ; preds = %112, %122
  %123 = phi i32 [ %133, %122 ], [ %3, %112 ]
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i32, ptr %5, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !4
  %127 = sub nsw i32 %123, %117
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %5, i64 %128
  %130 = load i32, ptr %129, align 4, !tbaa !4
  %131 = add nsw i32 %130, %120
  %132 = tail call noundef i32 @llvm.smax.i32(i32 %126, i32 %131)
  store i32 %132, ptr %125, align 4, !tbaa !4
  %133 = add nsw i32 %123, -1
  %134 = icmp samesign ugt i32 %123, %117
  br i1 %134, label %122, label %135, !llvm.loop !20

135:                                              ; preds = %122, %112
  %136 = or disjoint i32 %28, 4
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 %137
  %139 = load i8, ptr %138, align 1, !tbaa !12
  %140 = zext i8 %139 to i32
  %141 = getelementptr inbounds nuw i16, ptr %1, i64 %137
  %142 = load i16, ptr %141, align 2, !tbaa !17
  %143 = zext i16 %142 to i32
  %144 = icmp slt i32 %3, %140
  br i1 %144, label %158, label %145

145:                                              ; preds = %135, %145
  %146 = phi i32 [ %156, %145 ], [ %3, %135 ]
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %5, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !4
  %150 = sub nsw i32 %146, %140
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %5, i64 %151
  %153 = load i32, ptr %152, align 4, !tbaa !4
  %154 = add nsw i32 %153, %143
  %155 = tail call noundef i32 @llvm.smax.i32(i32 %149, i32 %154)
  store i32 %155, ptr %148, align 4, !tbaa !4
  %156 = add nsw i32 %146, -1
  %157 = icmp samesign ugt i32 %146, %140
  br i1 %157, label %145, label %158, !llvm.loop !20

158:                                              ; preds = %145, %135
  %159 = or disjoint i32 %28, 5
  %160 = zext nneg i32 %159 to i64
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 %160
  %162 = load i8, ptr %161, align 1, !tbaa !12
  %163 = zext i8 %162 to i32
  %164 = getelementptr inbounds nuw i16, ptr %1, i64 %160
  %165 = load i16, ptr %164, align 2, !tbaa !17
  %166 = zext i16 %165 to i32
  %167 = icmp slt i32 %3, %163
  br i1 %167, label %181, label %168

168:                                              ; preds = %158, %168
  %169 = phi i32 [ %179, %168 ], [ %3, %158 ]
  %170 = zext nneg i32 %169 to i64
  %171 = getelementptr inbounds nuw i32, ptr %5, i64 %170
  %172 = load i32, ptr %171, align 4, !tbaa !4
  %173 = sub nsw i32 %169, %163
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i32, ptr %5, i64 %174
  %176 = load i32, ptr %175, align 4, !tbaa !4
  %177 = add nsw i32 %176, %166
  %178 = tail call noundef i32 @llvm.smax.i32(i32 %172, i32 %177)
  store i32 %178, ptr %171, align 4, !tbaa !4
  %179 = add nsw i32 %169, -1
  %180 = icmp samesign ugt i32 %169, %163
  br i1 %180, label %168, label %181, !llvm.loop !20

181:                                              ; preds = %168, %158
  %182 = or disjoint i32 %28, 6
  %183 = zext nneg i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 %183
  %185 = load i8, ptr %184, align 1, !tbaa !12
  %186 = zext i8 %185 to i32
  %187 = getelementptr inbounds nuw i16, ptr %1, i64 %183
  %188 = load i16, ptr %187, align 2, !tbaa !17
  %189 = zext i16 %188 to i32
  %190 = icmp slt i32 %3, %186
  br i1 %190, label %204, label %191

191:                                              ; preds = %181, %191
  %192 = phi i32 [ %202, %191 ], [ %3, %181 ]
  %193 = zext nneg i32 %192 to i64
  %194 = getelementptr inbounds nuw i32, ptr %5, i64 %193
  %195 = load i32, ptr %194, align 4, !tbaa !4
  %196 = sub nsw i32 %192, %186
  %197 = zext nneg i32 %196 to i64
  %198 = getelementptr inbounds nuw i32, ptr %5, i64 %197
  %199 = load i32, ptr %198, align 4, !tbaa !4
  %200 = add nsw i32 %199, %189
  %201 = tail call noundef i32 @llvm.smax.i32(i32 %195, i32 %200)
  store i32 %201, ptr %194, align 4, !tbaa !4
  %202 = add nsw i32 %192, -1
  %203 = icmp samesign ugt i32 %192, %186
  br i1 %203, label %191, label %204, !llvm.loop !20

204:                                              ; preds = %191, %181
  %205 = or disjoint i32 %28, 7
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 %206
  %208 = load i8, ptr %207, align 1, !tbaa !12
  %209 = zext i8 %208 to i32
  %210 = getelementptr inbounds nuw i16, ptr %1, i64 %206
  %211 = load i16, ptr %210, align 2, !tbaa !17
  %212 = zext i16 %211 to i32
  %213 = icmp slt i32 %3, %209
  br i1 %213, label %227, label %214

214:                                              ; preds = %204, %214
  %215 = phi i32 [ %225, %214 ], [ %3, %204 ]
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr inbounds nuw i32, ptr %5, i64 %216
  %218 = load i32, ptr %217, align 4, !tbaa !4
  %219 = sub nsw i32 %215, %209
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw i32, ptr %5, i64 %220
  %222 = load i32, ptr %221, align 4, !tbaa !4
  %223 = add nsw i32 %222, %212
  %224 = tail call noundef i32 @llvm.smax.i32(i32 %218, i32 %223)
  store i32 %224, ptr %217, align 4, !tbaa !4
  %225 = add nsw i32 %215, -1
  %226 = icmp samesign ugt i32 %215, %209
  br i1 %226, label %214, label %227, !llvm.loop !20

227:                                              ; preds = %214, %204
  %228 = shl nuw i32 1, %32
  %229 = or i32 %228, 1
  %230 = shl i32 %229, %71
  %231 = or i32 %230, %229
  %232 = shl i32 %231, %94
  %233 = or i32 %232, %231
  %234 = shl i32 %233, %117
  %235 = or i32 %234, %233
  %236 = shl i32 %235, %140
  %237 = or i32 %236, %235
  %238 = shl i32 %237, %163
  %239 = or i32 %238, %237
  %240 = shl i32 %239, %186
  %241 = or i32 %240, %239
  %242 = shl i32 %241, %209
  %243 = or i32 %242, %241
  %244 = sext i32 %3 to i64
  %245 = getelementptr inbounds i32, ptr %5, i64 %244
  %246 = load i32, ptr %245, align 4, !tbaa !4
  %247 = shl nuw nsw i32 %6, 1
  %248 = zext nneg i32 %247 to i64
  %249 = getelementptr inbounds nuw i32, ptr %2, i64 %248
  store i32 %246, ptr %249, align 4, !tbaa !4
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 4
  store i32 %243, ptr %250, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6
  ret void

251:                                              ; preds = %27, %251
  %252 = phi i32 [ %262, %251 ], [ %3, %27 ]
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i32, ptr %5, i64 %253
  %255 = load i32, ptr %254, align 4, !tbaa !4
  %256 = sub nsw i32 %252, %32
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw i32, ptr %5, i64 %257
  %259 = load i32, ptr %258, align 4, !tbaa !4
  %260 = add nsw i32 %259, %35
  %261 = tail call noundef i32 @llvm.smax.i32(i32 %255, i32 %260)
  store i32 %261, ptr %254, align 4, !tbaa !4
  %262 = add nsw i32 %252, -1
  %263 = icmp samesign ugt i32 %252, %32
  br i1 %263, label %251, label %66, !llvm.loop !20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lis(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [16 x i32], align 4
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6
  %5 = shl nuw nsw i32 %4, 4
  br label %15

6:                                                ; preds = %62
  %7 = mul nuw nsw i32 %68, 1000
  %8 = zext nneg i32 %68 to i64
  %9 = getelementptr i32, ptr %3, i64 %8
  %10 = getelementptr i8, ptr %9, i64 -4
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = add nsw i32 %11, %7
  %13 = zext nneg i32 %4 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  store i32 %12, ptr %14, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6
  ret void

15:                                               ; preds = %62, %2
  %16 = phi i32 [ 0, %2 ], [ %68, %62 ]
  %17 = phi i32 [ 0, %2 ], [ %69, %62 ]
  %18 = add nuw nsw i32 %17, %5
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %0, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = icmp eq i32 %16, 0
  br i1 %22, label %36, label %23

23:                                               ; preds = %15, %23
  %24 = phi i32 [ %34, %23 ], [ %16, %15 ]
  %25 = phi i32 [ %33, %23 ], [ 0, %15 ]
  %26 = add nsw i32 %24, %25
  %27 = ashr i32 %26, 1
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i32, ptr %3, i64 %28
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = icmp slt i32 %30, %21
  %32 = add nsw i32 %27, 1
  %33 = select i1 %31, i32 %32, i32 %25
  %34 = select i1 %31, i32 %24, i32 %27
  %35 = icmp slt i32 %33, %34
  br i1 %35, label %23, label %36, !llvm.loop !21

36:                                               ; preds = %23, %15
  %37 = phi i32 [ 0, %15 ], [ %33, %23 ]
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %3, i64 %38
  store i32 %21, ptr %39, align 4, !tbaa !4
  %40 = icmp eq i32 %37, %16
  %41 = zext i1 %40 to i32
  %42 = add nuw nsw i32 %16, %41
  %43 = or disjoint i32 %17, 1
  %44 = add nuw nsw i32 %43, %5
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %0, i64 %45
  %47 = load i32, ptr %46, align 4, !tbaa !4
  %48 = icmp eq i32 %42, 0
  br i1 %48, label %62, label %49

49:                                               ; preds = %36, %49
  %50 = phi i32 [ %60, %49 ], [ %42, %36 ]
  %51 = phi i32 [ %59, %49 ], [ 0, %36 ]
  %52 = add nsw i32 %50, %51
  %53 = ashr i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds i32, ptr %3, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = icmp slt i32 %56, %47
  %58 = add nsw i32 %53, 1
  %59 = select i1 %57, i32 %58, i32 %51
  %60 = select i1 %57, i32 %50, i32 %53
  %61 = icmp slt i32 %59, %60
  br i1 %61, label %49, label %62, !llvm.loop !21

62:                                               ; preds = %49, %36
  %63 = phi i32 [ 0, %36 ], [ %59, %49 ]
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i32, ptr %3, i64 %64
  store i32 %47, ptr %65, align 4, !tbaa !4
  %66 = icmp eq i32 %63, %42
  %67 = zext i1 %66 to i32
  %68 = add nuw nsw i32 %42, %67
  %69 = add nuw nsw i32 %17, 2
  %70 = icmp eq i32 %69, 16
  br i1 %70, label %6, label %15, !llvm.loop !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @matrix_chain_order(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 7
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 %5
  %7 = load i8, ptr %6, align 1, !tbaa !12
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %9 = load i8, ptr %8, align 1, !tbaa !12
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %11 = load i8, ptr %10, align 1, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %13 = load i8, ptr %12, align 1, !tbaa !12
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %15 = load i8, ptr %14, align 1, !tbaa !12
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 5
  %17 = load i8, ptr %16, align 1, !tbaa !12
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %19 = load i8, ptr %18, align 1, !tbaa !12
  %20 = load i8, ptr %6, align 1, !tbaa !12
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %22 = load i8, ptr %21, align 1, !tbaa !12
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %24 = load i8, ptr %23, align 1, !tbaa !12
  %25 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %26 = load i8, ptr %25, align 1, !tbaa !12
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %28 = load i8, ptr %27, align 1, !tbaa !12
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %30 = load i8, ptr %29, align 1, !tbaa !12
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 5
  %32 = load i8, ptr %31, align 1, !tbaa !12
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %34 = load i8, ptr %33, align 1, !tbaa !12
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %36 = load i8, ptr %35, align 1, !tbaa !12
  %37 = load i8, ptr %6, align 1, !tbaa !12
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %39 = load i8, ptr %38, align 1, !tbaa !12
  %40 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %41 = load i8, ptr %40, align 1, !tbaa !12
  %42 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %43 = load i8, ptr %42, align 1, !tbaa !12
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 5
  %45 = load i8, ptr %44, align 1, !tbaa !12
  %46 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %47 = load i8, ptr %46, align 1, !tbaa !12
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %49 = load i8, ptr %48, align 1, !tbaa !12
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %51 = load i8, ptr %50, align 1, !tbaa !12
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %53 = load i8, ptr %52, align 1, !tbaa !12
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %55 = load i8, ptr %54, align 1, !tbaa !12
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 5
  %57 = load i8, ptr %56, align 1, !tbaa !12
  %58 = load i8, ptr %6, align 1, !tbaa !12
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %60 = load i8, ptr %59, align 1, !tbaa !12
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %62 = load i8, ptr %61, align 1, !tbaa !12
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %64 = load i8, ptr %63, align 1, !tbaa !12
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %66 = load i8, ptr %65, align 1, !tbaa !12
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %68 = load i8, ptr %67, align 1, !tbaa !12
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %70 = load i8, ptr %69, align 1, !tbaa !12
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %72 = load i8, ptr %71, align 1, !tbaa !12
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %74 = load i8, ptr %73, align 1, !tbaa !12
  %75 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %76 = load i8, ptr %75, align 1, !tbaa !12
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 5
  %78 = load i8, ptr %77, align 1, !tbaa !12
  %79 = zext i8 %7 to i32
  %80 = zext i8 %9 to i32
  %81 = mul nuw nsw i32 %79, %80
  %82 = zext i8 %11 to i32
  %83 = mul nuw nsw i32 %81, %82
  %84 = zext i8 %20 to i32
  %85 = zext i8 %22 to i32
  %86 = mul nuw nsw i32 %84, %85
  %87 = zext i8 %26 to i32
  %88 = mul nuw nsw i32 %86, %87
  %89 = add nuw nsw i32 %83, %88
  %90 = zext i8 %11 to i32
  %91 = zext i8 %13 to i32
  %92 = mul nuw nsw i32 %90, %91
  %93 = zext i8 %9 to i32
  %94 = mul nuw nsw i32 %92, %93
  %95 = zext i8 %24 to i32
  %96 = mul nuw nsw i32 %86, %95
  %97 = add nuw nsw i32 %94, %96
  %98 = tail call i32 @llvm.umin.i32(i32 %89, i32 %97)
  %99 = zext i8 %37 to i32
  %100 = zext i8 %36 to i32
  %101 = mul nuw nsw i32 %99, %100
  %102 = zext i8 %43 to i32
  %103 = mul nuw nsw i32 %101, %102
  %104 = add nuw nsw i32 %98, %103
  %105 = zext i8 %9 to i32
  %106 = zext i8 %15 to i32
  %107 = mul nuw nsw i32 %105, %106
  %108 = zext i8 %13 to i32
  %109 = mul nuw nsw i32 %107, %108
  %110 = add nuw nsw i32 %109, %83
  %111 = zext i8 %41 to i32
  %112 = mul nuw nsw i32 %101, %111
  %113 = add nuw nsw i32 %110, %112
  %114 = zext i8 %24 to i32
  %115 = zext i8 %28 to i32
  %116 = mul nuw nsw i32 %114, %115
  %117 = zext i8 %30 to i32
  %118 = mul nuw nsw i32 %116, %117
  %119 = add nuw nsw i32 %94, %118
  %120 = zext i8 %26 to i32
  %121 = mul nuw nsw i32 %116, %120
  %122 = add nuw nsw i32 %109, %121
  %123 = tail call i32 @llvm.umin.i32(i32 %119, i32 %122)
  %124 = zext i8 %39 to i32
  %125 = mul nuw nsw i32 %101, %124
  %126 = add nuw nsw i32 %123, %125
  %127 = tail call i32 @llvm.umin.i32(i32 %113, i32 %126)
  %128 = tail call i32 @llvm.umin.i32(i32 %104, i32 %127)
  %129 = zext i8 %58 to i32
  %130 = zext i8 %57 to i32
  %131 = mul nuw nsw i32 %129, %130
  %132 = zext i8 %66 to i32
  %133 = mul nuw nsw i32 %131, %132
  %134 = add nuw nsw i32 %128, %133
  %135 = zext i8 %13 to i32
  %136 = zext i8 %17 to i32
  %137 = mul nuw nsw i32 %135, %136
  %138 = zext i8 %15 to i32
  %139 = mul nuw nsw i32 %137, %138
  %140 = add nuw nsw i32 %139, %98
  %141 = zext i8 %64 to i32
  %142 = mul nuw nsw i32 %131, %141
  %143 = add nuw nsw i32 %140, %142
  %144 = zext i8 %26 to i32
  %145 = zext i8 %32 to i32
  %146 = mul nuw nsw i32 %144, %145
  %147 = zext i8 %28 to i32
  %148 = mul nuw nsw i32 %146, %147
  %149 = add nuw nsw i32 %109, %148
  %150 = zext i8 %30 to i32
  %151 = mul nuw nsw i32 %146, %150
  %152 = add nuw nsw i32 %139, %151
  %153 = tail call i32 @llvm.umin.i32(i32 %149, i32 %152)
  %154 = add nuw nsw i32 %153, %83
  %155 = zext i8 %62 to i32
  %156 = mul nuw nsw i32 %131, %155
  %157 = add nuw nsw i32 %154, %156
  %158 = zext i8 %39 to i32
  %159 = zext i8 %45 to i32
  %160 = mul nuw nsw i32 %158, %159
  %161 = zext i8 %47 to i32
  %162 = mul nuw nsw i32 %160, %161
  %163 = add nuw nsw i32 %123, %162
  %164 = add nuw nsw i32 %139, %94
  %165 = zext i8 %43 to i32
  %166 = mul nuw nsw i32 %160, %165
  %167 = add nuw nsw i32 %164, %166
  %168 = zext i8 %41 to i32
  %169 = mul nuw nsw i32 %160, %168
  %170 = add nuw nsw i32 %153, %169
  %171 = tail call i32 @llvm.umin.i32(i32 %167, i32 %170)
  %172 = tail call i32 @llvm.umin.i32(i32 %163, i32 %171)
  %173 = zext i8 %60 to i32
  %174 = mul nuw nsw i32 %131, %173
  %175 = add nuw nsw i32 %172, %174
  %176 = tail call i32 @llvm.umin.i32(i32 %157, i32 %175)
  %177 = tail call i32 @llvm.umin.i32(i32 %143, i32 %176)
  %178 = tail call i32 @llvm.umin.i32(i32 %134, i32 %177)
  %179 = load i8, ptr %6, align 1, !tbaa !12
  %180 = zext i8 %179 to i32
  %181 = getelementptr inbounds nuw i8, ptr %6, i64 6
  %182 = load i8, ptr %181, align 1, !tbaa !12
  %183 = zext i8 %182 to i32
  %184 = mul nuw nsw i32 %180, %183
  %185 = getelementptr inbounds nuw i8, ptr %6, i64 5
  %186 = load i8, ptr %185, align 1, !tbaa !12
  %187 = zext i8 %186 to i32
  %188 = mul nuw nsw i32 %184, %187
  %189 = add nuw nsw i32 %178, %188
  %190 = zext i8 %15 to i32
  %191 = zext i8 %19 to i32
  %192 = mul nuw nsw i32 %190, %191
  %193 = zext i8 %17 to i32
  %194 = mul nuw nsw i32 %192, %193
  %195 = add nuw nsw i32 %194, %128
  %196 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %197 = load i8, ptr %196, align 1, !tbaa !12
  %198 = zext i8 %197 to i32
  %199 = mul nuw nsw i32 %184, %198
  %200 = add nuw nsw i32 %195, %199
  %201 = zext i8 %30 to i32
  %202 = zext i8 %34 to i32
  %203 = mul nuw nsw i32 %201, %202
  %204 = zext i8 %32 to i32
  %205 = mul nuw nsw i32 %203, %204
  %206 = add nuw nsw i32 %139, %205
  %207 = zext i8 %36 to i32
  %208 = mul nuw nsw i32 %203, %207
  %209 = add nuw nsw i32 %194, %208
  %210 = tail call i32 @llvm.umin.i32(i32 %206, i32 %209)
  %211 = add nuw nsw i32 %210, %98
  %212 = getelementptr inbounds nuw i8, ptr %6, i64 3
  %213 = load i8, ptr %212, align 1, !tbaa !12
  %214 = zext i8 %213 to i32
  %215 = mul nuw nsw i32 %184, %214
  %216 = add nuw nsw i32 %211, %215
  %217 = zext i8 %49 to i32
  %218 = zext i8 %51 to i32
  %219 = mul nuw nsw i32 %217, %218
  %220 = zext i8 %57 to i32
  %221 = mul nuw nsw i32 %219, %220
  %222 = add nuw nsw i32 %153, %221
  %223 = add nuw nsw i32 %194, %109
  %224 = zext i8 %55 to i32
  %225 = mul nuw nsw i32 %219, %224
  %226 = add nuw nsw i32 %223, %225
  %227 = zext i8 %53 to i32
  %228 = mul nuw nsw i32 %219, %227
  %229 = add nuw nsw i32 %210, %228
  %230 = tail call i32 @llvm.umin.i32(i32 %226, i32 %229)
  %231 = tail call i32 @llvm.umin.i32(i32 %222, i32 %230)
  %232 = add nuw nsw i32 %231, %83
  %233 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %234 = load i8, ptr %233, align 1, !tbaa !12
  %235 = zext i8 %234 to i32
  %236 = mul nuw nsw i32 %184, %235
  %237 = add nuw nsw i32 %232, %236
  %238 = zext i8 %68 to i32
  %239 = zext i8 %70 to i32
  %240 = mul nuw nsw i32 %238, %239
  %241 = zext i8 %78 to i32
  %242 = mul nuw nsw i32 %240, %241
  %243 = add nuw nsw i32 %172, %242
  %244 = add nuw nsw i32 %194, %123
  %245 = zext i8 %76 to i32
  %246 = mul nuw nsw i32 %240, %245
  %247 = add nuw nsw i32 %244, %246
  %248 = add nuw nsw i32 %210, %94
  %249 = zext i8 %74 to i32
  %250 = mul nuw nsw i32 %240, %249
  %251 = add nuw nsw i32 %248, %250
  %252 = zext i8 %72 to i32
  %253 = mul nuw nsw i32 %240, %252
  %254 = add nuw nsw i32 %231, %253
  %255 = tail call i32 @llvm.umin.i32(i32 %251, i32 %254)
  %256 = tail call i32 @llvm.umin.i32(i32 %247, i32 %255)
  %257 = tail call i32 @llvm.umin.i32(i32 %243, i32 %256)
  %258 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %259 = load i8, ptr %258, align 1, !tbaa !12
  %260 = zext i8 %259 to i32
  %261 = mul nuw nsw i32 %184, %260
  %262 = add nuw nsw i32 %257, %261
  %263 = tail call i32 @llvm.umin.i32(i32 %237, i32 %262)
  %264 = tail call i32 @llvm.umin.i32(i32 %216, i32 %263)
  %265 = tail call i32 @llvm.umin.i32(i32 %200, i32 %264)
  %266 = tail call i32 @llvm.umin.i32(i32 %189, i32 %265)
  %267 = zext nneg i32 %3 to i64
  %268 = getelementptr inbounds nuw i32, ptr %1, i64 %267
  store i32 %266, ptr %268, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !9}
!14 = distinct !{!14, !11}
!15 = distinct !{!15, !11}
!16 = distinct !{!16, !9}
!17 = !{!18, !18, i64 0}
!18 = !{!"short", !6, i64 0}
!19 = distinct !{!19, !11}
!20 = distinct !{!20, !11}
!21 = distinct !{!21, !11}
!22 = distinct !{!22, !11}
