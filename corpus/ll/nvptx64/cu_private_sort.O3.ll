; ModuleID = 'corpus/cuda/cu_private_sort.cu'
source_filename = "corpus/cuda/cu_private_sort.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z4siftPjii(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = shl nsw i32 %1, 1
  %5 = or disjoint i32 %4, 1
  %6 = icmp slt i32 %5, %2
  br i1 %6, label %7, label %35

7:                                                ; preds = %3, %31
  %8 = phi i32 [ %33, %31 ], [ %5, %3 ]
  %9 = phi i32 [ %32, %31 ], [ %4, %3 ]
  %10 = phi i32 [ %23, %31 ], [ %1, %3 ]
  %11 = add nsw i32 %9, 2
  %12 = icmp slt i32 %11, %2
  br i1 %12, label %13, label %22

13:                                               ; preds = %7
  %14 = sext i32 %8 to i64
  %15 = getelementptr inbounds i32, ptr %0, i64 %14
  %16 = sext i32 %11 to i64
  %17 = getelementptr inbounds i32, ptr %0, i64 %16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = load i32, ptr %15, align 4, !tbaa !4
  %20 = icmp ugt i32 %18, %19
  %21 = select i1 %20, i32 %11, i32 %8
  br label %22

22:                                               ; preds = %13, %7
  %23 = phi i32 [ %8, %7 ], [ %21, %13 ]
  %24 = sext i32 %10 to i64
  %25 = getelementptr inbounds i32, ptr %0, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = sext i32 %23 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = icmp ult i32 %26, %29
  br i1 %30, label %31, label %35

31:                                               ; preds = %22
  store i32 %29, ptr %25, align 4, !tbaa !4
  store i32 %26, ptr %28, align 4, !tbaa !4
  %32 = shl nsw i32 %23, 1
  %33 = or disjoint i32 %32, 1
  %34 = icmp slt i32 %33, %2
  br i1 %34, label %7, label %35

35:                                               ; preds = %31, %22, %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @heapsort(ptr noundef captures(none) %0) local_unnamed_addr #2 {
  %2 = alloca [24 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = mul nuw nsw i32 %3, 24
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %7, ptr %2, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 4
  store i32 %9, ptr %10, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %12, ptr %13, align 4, !tbaa !4
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 12
  store i32 %15, ptr %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i32 %18, ptr %19, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 20
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i32 %24, ptr %25, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %27 = load i32, ptr %26, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 28
  store i32 %27, ptr %28, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i32 %30, ptr %31, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 36
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 36
  store i32 %33, ptr %34, align 4, !tbaa !4
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %36 = load i32, ptr %35, align 4, !tbaa !4
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store i32 %36, ptr %37, align 4, !tbaa !4
  %38 = getelementptr inbounds nuw i8, ptr %6, i64 44
  %39 = load i32, ptr %38, align 4, !tbaa !4
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 44
  store i32 %39, ptr %40, align 4, !tbaa !4
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 48
  store i32 %42, ptr %43, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %6, i64 52
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 52
  store i32 %45, ptr %46, align 4, !tbaa !4
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %48 = load i32, ptr %47, align 4, !tbaa !4
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 56
  store i32 %48, ptr %49, align 4, !tbaa !4
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 60
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = getelementptr inbounds nuw i8, ptr %2, i64 60
  store i32 %51, ptr %52, align 4, !tbaa !4
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %54 = load i32, ptr %53, align 4, !tbaa !4
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 64
  store i32 %54, ptr %55, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 68
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 68
  store i32 %57, ptr %58, align 4, !tbaa !4
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 72
  store i32 %60, ptr %61, align 4, !tbaa !4
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 76
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 76
  store i32 %63, ptr %64, align 4, !tbaa !4
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %66 = load i32, ptr %65, align 4, !tbaa !4
  %67 = getelementptr inbounds nuw i8, ptr %2, i64 80
  store i32 %66, ptr %67, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 84
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 84
  store i32 %69, ptr %70, align 4, !tbaa !4
  %71 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i8, ptr %2, i64 88
  store i32 %72, ptr %73, align 4, !tbaa !4
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 92
  %75 = load i32, ptr %74, align 4, !tbaa !4
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 92
  store i32 %75, ptr %76, align 4, !tbaa !4
  br label %77

77:                                               ; preds = %141, %1
  %78 = phi i32 [ 11, %1 ], [ %142, %141 ]
  %79 = shl nuw nsw i32 %78, 1
  %80 = or disjoint i32 %79, 1
  br label %81

81:                                               ; preds = %77, %105
  %82 = phi i32 [ %107, %105 ], [ %80, %77 ]
  %83 = phi i32 [ %106, %105 ], [ %79, %77 ]
  %84 = phi i32 [ %97, %105 ], [ %78, %77 ]
  %85 = icmp slt i32 %83, 22
  br i1 %85, label %86, label %96

86:                                               ; preds = %81
  %87 = add nsw i32 %83, 2
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i32, ptr %2, i64 %88
  %90 = sext i32 %82 to i64
  %91 = getelementptr inbounds i32, ptr %2, i64 %90
  %92 = load i32, ptr %89, align 4, !tbaa !4
  %93 = load i32, ptr %91, align 4, !tbaa !4
  %94 = icmp ugt i32 %92, %93
  %95 = select i1 %94, i32 %87, i32 %82
  br label %96

96:                                               ; preds = %86, %81
  %97 = phi i32 [ %82, %81 ], [ %95, %86 ]
  %98 = sext i32 %84 to i64
  %99 = getelementptr inbounds i32, ptr %2, i64 %98
  %100 = load i32, ptr %99, align 4, !tbaa !4
  %101 = sext i32 %97 to i64
  %102 = getelementptr inbounds i32, ptr %2, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !4
  %104 = icmp ult i32 %100, %103
  br i1 %104, label %105, label %109

105:                                              ; preds = %96
  store i32 %103, ptr %99, align 4, !tbaa !4
  store i32 %100, ptr %102, align 4, !tbaa !4
  %106 = shl nsw i32 %97, 1
  %107 = or disjoint i32 %106, 1
  %108 = icmp slt i32 %107, 24
  br i1 %108, label %81, label %109

109:                                              ; preds = %96, %105
  %110 = add nsw i32 %78, -1
  %111 = shl nuw nsw i32 %110, 1
  %112 = or disjoint i32 %111, 1
  br label %113

113:                                              ; preds = %137, %109
  %114 = phi i32 [ %139, %137 ], [ %112, %109 ]
  %115 = phi i32 [ %138, %137 ], [ %111, %109 ]
  %116 = phi i32 [ %129, %137 ], [ %110, %109 ]
  %117 = icmp slt i32 %115, 22
  br i1 %117, label %118, label %128

118:                                              ; preds = %113
  %119 = add nsw i32 %115, 2
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i32, ptr %2, i64 %120
  %122 = sext i32 %114 to i64
  %123 = getelementptr inbounds i32, ptr %2, i64 %122
  %124 = load i32, ptr %121, align 4, !tbaa !4
  %125 = load i32, ptr %123, align 4, !tbaa !4
  %126 = icmp ugt i32 %124, %125
  %127 = select i1 %126, i32 %119, i32 %114
  br label %128

128:                                              ; preds = %118, %113
  %129 = phi i32 [ %114, %113 ], [ %127, %118 ]
  %130 = sext i32 %116 to i64
  %131 = getelementptr inbounds i32, ptr %2, i64 %130
  %132 = load i32, ptr %131, align 4, !tbaa !4
  %133 = sext i32 %129 to i64
  %134 = getelementptr inbounds i32, ptr %2, i64 %133
  %135 = load i32, ptr %134, align 4, !tbaa !4
  %136 = icmp ult i32 %132, %135
  br i1 %136, label %137, label %141

137:                                              ; preds = %128
  store i32 %135, ptr %131, align 4, !tbaa !4
  store i32 %132, ptr %134, align 4, !tbaa !4
  %138 = shl nsw i32 %129, 1
  %139 = or disjoint i32 %138, 1
  %140 = icmp slt i32 %139, 24
  br i1 %140, label %113, label %141

141:                                              ; preds = %137, %128
  %142 = add nsw i32 %78, -2
  %143 = icmp eq i32 %110, 0
  br i1 %143, label %144, label %77, !llvm.loop !8

144:                                              ; preds = %141, %179
  %145 = phi i32 [ %180, %179 ], [ 23, %141 ]
  %146 = load i32, ptr %2, align 4, !tbaa !4
  %147 = zext nneg i32 %145 to i64
  %148 = getelementptr inbounds nuw i32, ptr %2, i64 %147
  %149 = load i32, ptr %148, align 4, !tbaa !4
  store i32 %149, ptr %2, align 4, !tbaa !4
  store i32 %146, ptr %148, align 4, !tbaa !4
  %150 = icmp eq i32 %145, 1
  br i1 %150, label %179, label %151

151:                                              ; preds = %144, %175
  %152 = phi i32 [ %177, %175 ], [ 1, %144 ]
  %153 = phi i32 [ %176, %175 ], [ 0, %144 ]
  %154 = phi i32 [ %167, %175 ], [ 0, %144 ]
  %155 = add nsw i32 %153, 2
  %156 = icmp slt i32 %155, %145
  br i1 %156, label %157, label %166

157:                                              ; preds = %151
  %158 = sext i32 %155 to i64
  %159 = getelementptr inbounds i32, ptr %2, i64 %158
  %160 = sext i32 %152 to i64
  %161 = getelementptr inbounds i32, ptr %2, i64 %160
  %162 = load i32, ptr %159, align 4, !tbaa !4
  %163 = load i32, ptr %161, align 4, !tbaa !4
  %164 = icmp ugt i32 %162, %163
  %165 = select i1 %164, i32 %155, i32 %152
  br label %166

166:                                              ; preds = %157, %151
  %167 = phi i32 [ %152, %151 ], [ %165, %157 ]
  %168 = sext i32 %154 to i64
  %169 = getelementptr inbounds i32, ptr %2, i64 %168
  %170 = load i32, ptr %169, align 4, !tbaa !4
  %171 = sext i32 %167 to i64
  %172 = getelementptr inbounds i32, ptr %2, i64 %171
  %173 = load i32, ptr %172, align 4, !tbaa !4
  %174 = icmp ult i32 %170, %173
  br i1 %174, label %175, label %179

175:                                              ; preds = %166
  store i32 %173, ptr %169, align 4, !tbaa !4
  store i32 %170, ptr %172, align 4, !tbaa !4
  %176 = shl nsw i32 %167, 1
  %177 = or disjoint i32 %176, 1
  %178 = icmp slt i32 %177, %145
  br i1 %178, label %151, label %179

179:                                              ; preds = %166, %175, %144
  %180 = add nsw i32 %145, -1
  %181 = icmp samesign ugt i32 %145, 1
  br i1 %181, label %144, label %182, !llvm.loop !10

182:                                              ; preds = %179
  %183 = load i32, ptr %2, align 4, !tbaa !4
  store i32 %183, ptr %6, align 4, !tbaa !4
  %184 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %184, ptr %8, align 4, !tbaa !4
  %185 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %185, ptr %11, align 4, !tbaa !4
  %186 = load i32, ptr %16, align 4, !tbaa !4
  store i32 %186, ptr %14, align 4, !tbaa !4
  %187 = load i32, ptr %19, align 4, !tbaa !4
  store i32 %187, ptr %17, align 4, !tbaa !4
  %188 = load i32, ptr %22, align 4, !tbaa !4
  store i32 %188, ptr %20, align 4, !tbaa !4
  %189 = load i32, ptr %25, align 4, !tbaa !4
  store i32 %189, ptr %23, align 4, !tbaa !4
  %190 = load i32, ptr %28, align 4, !tbaa !4
  store i32 %190, ptr %26, align 4, !tbaa !4
  %191 = load i32, ptr %31, align 4, !tbaa !4
  store i32 %191, ptr %29, align 4, !tbaa !4
  %192 = load i32, ptr %34, align 4, !tbaa !4
  store i32 %192, ptr %32, align 4, !tbaa !4
  %193 = load i32, ptr %37, align 4, !tbaa !4
  store i32 %193, ptr %35, align 4, !tbaa !4
  %194 = load i32, ptr %40, align 4, !tbaa !4
  store i32 %194, ptr %38, align 4, !tbaa !4
  %195 = load i32, ptr %43, align 4, !tbaa !4
  store i32 %195, ptr %41, align 4, !tbaa !4
  %196 = load i32, ptr %46, align 4, !tbaa !4
  store i32 %196, ptr %44, align 4, !tbaa !4
  %197 = load i32, ptr %49, align 4, !tbaa !4
  store i32 %197, ptr %47, align 4, !tbaa !4
  %198 = load i32, ptr %52, align 4, !tbaa !4
  store i32 %198, ptr %50, align 4, !tbaa !4
  %199 = load i32, ptr %55, align 4, !tbaa !4
  store i32 %199, ptr %53, align 4, !tbaa !4
  %200 = load i32, ptr %58, align 4, !tbaa !4
  store i32 %200, ptr %56, align 4, !tbaa !4
  %201 = load i32, ptr %61, align 4, !tbaa !4
  store i32 %201, ptr %59, align 4, !tbaa !4
  %202 = load i32, ptr %64, align 4, !tbaa !4
  store i32 %202, ptr %62, align 4, !tbaa !4
  %203 = load i32, ptr %67, align 4, !tbaa !4
  store i32 %203, ptr %65, align 4, !tbaa !4
  %204 = load i32, ptr %70, align 4, !tbaa !4
  store i32 %204, ptr %68, align 4, !tbaa !4
  %205 = load i32, ptr %73, align 4, !tbaa !4
  store i32 %205, ptr %71, align 4, !tbaa !4
  %206 = load i32, ptr %76, align 4, !tbaa !4
  store i32 %206, ptr %74, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write)
define dso_local ptx_kernel void @n_queens(ptr noundef writeonly captures(none) %0) local_unnamed_addr #3 {
  %2 = alloca [8 x i32], align 4
  %3 = alloca [8 x i32], align 4
  %4 = alloca [8 x i32], align 4
  %5 = alloca [8 x i32], align 4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = trunc nuw nsw i32 %6 to i16
  %8 = udiv i16 %7, 6
  %9 = zext nneg i16 %8 to i32
  %10 = mul i16 %8, 6
  %11 = sub i16 %7, %10
  %12 = zext nneg i16 %11 to i32
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %13 = shl nuw i32 1, %9
  %14 = shl nuw nsw i32 1, %12
  %15 = shl i32 3, %9
  %16 = lshr i32 %13, 1
  %17 = or i32 %16, %15
  %18 = and i32 %17, %14
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %80

20:                                               ; preds = %1
  %21 = shl i32 2, %9
  %22 = or i32 %13, %14
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i32 %22, ptr %23, align 4, !tbaa !4
  %24 = or i32 %21, %14
  %25 = shl i32 %24, 1
  %26 = and i32 %25, 62
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %26, ptr %27, align 4, !tbaa !4
  %28 = or i32 %16, %14
  %29 = lshr i32 %28, 1
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i32 %29, ptr %30, align 4, !tbaa !4
  %31 = or i32 %25, %22
  %32 = or i32 %31, %29
  %33 = and i32 %32, 63
  %34 = xor i32 %33, 63
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %34, ptr %35, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %55, %20
  %37 = phi i32 [ %56, %55 ], [ 0, %20 ]
  %38 = phi i32 [ 5, %55 ], [ 2, %20 ]
  br label %39

39:                                               ; preds = %36, %57
  %40 = phi i32 [ %61, %57 ], [ %38, %36 ]
  br label %41

41:                                               ; preds = %39, %47
  %42 = phi i32 [ %40, %39 ], [ %48, %47 ]
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %5, i64 %43
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %50

47:                                               ; preds = %41
  %48 = add nsw i32 %42, -1
  %49 = icmp sgt i32 %42, 2
  br i1 %49, label %41, label %80, !llvm.loop !11

50:                                               ; preds = %41
  %51 = sub i32 0, %45
  %52 = and i32 %45, %51
  %53 = xor i32 %52, %45
  store i32 %53, ptr %44, align 4, !tbaa !4
  %54 = icmp eq i32 %42, 5
  br i1 %54, label %55, label %57

55:                                               ; preds = %50
  %56 = add i32 %37, 1
  br label %36, !llvm.loop !11

57:                                               ; preds = %50
  %58 = getelementptr inbounds nuw i32, ptr %2, i64 %43
  %59 = load i32, ptr %58, align 4, !tbaa !4
  %60 = or i32 %59, %52
  %61 = add nuw nsw i32 %42, 1
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %2, i64 %62
  store i32 %60, ptr %63, align 4, !tbaa !4
  %64 = getelementptr inbounds nuw i32, ptr %3, i64 %43
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = or i32 %65, %52
  %67 = shl i32 %66, 1
  %68 = and i32 %67, 62
  %69 = getelementptr inbounds nuw i32, ptr %3, i64 %62
  store i32 %68, ptr %69, align 4, !tbaa !4
  %70 = getelementptr inbounds nuw i32, ptr %4, i64 %43
  %71 = load i32, ptr %70, align 4, !tbaa !4
  %72 = or i32 %71, %52
  %73 = lshr i32 %72, 1
  %74 = getelementptr inbounds nuw i32, ptr %4, i64 %62
  store i32 %73, ptr %74, align 4, !tbaa !4
  %75 = or i32 %67, %60
  %76 = or i32 %75, %73
  %77 = and i32 %76, 63
  %78 = xor i32 %77, 63
  %79 = getelementptr inbounds nuw i32, ptr %5, i64 %62
  store i32 %78, ptr %79, align 4, !tbaa !4
  br label %39

80:                                               ; preds = %47, %1
  %81 = phi i32 [ 0, %1 ], [ %37, %47 ]
  %82 = zext nneg i32 %6 to i64
  %83 = getelementptr inbounds nuw i32, ptr %0, i64 %82
  store i32 %81, ptr %83, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #8
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @local_histogram(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = alloca [16 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = shl nuw nsw i32 %4, 5
  br label %107

6:                                                ; preds = %107
  %7 = shl nuw nsw i32 %4, 4
  %8 = load i8, ptr %3, align 1, !tbaa !12
  %9 = zext i8 %8 to i32
  %10 = zext nneg i32 %7 to i64
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  store i8 %8, ptr %11, align 1, !tbaa !12
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !12
  %14 = zext i8 %13 to i32
  %15 = zext nneg i32 %7 to i64
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 1
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 2
  %19 = load i8, ptr %18, align 1, !tbaa !12
  %20 = zext i8 %19 to i32
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 3
  %22 = load i8, ptr %21, align 1, !tbaa !12
  %23 = zext i8 %22 to i32
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %25 = load i8, ptr %24, align 1, !tbaa !12
  %26 = zext i8 %25 to i32
  %27 = add nuw nsw i32 %9, %14
  %28 = add nuw nsw i32 %27, %20
  %29 = add nuw nsw i32 %28, %23
  %30 = add nuw nsw i32 %29, %26
  %31 = insertelement <4 x i32> poison, i32 %27, i64 0
  %32 = insertelement <4 x i32> %31, i32 %28, i64 1
  %33 = insertelement <4 x i32> %32, i32 %29, i64 2
  %34 = insertelement <4 x i32> %33, i32 %30, i64 3
  %35 = trunc <4 x i32> %34 to <4 x i8>
  store <4 x i8> %35, ptr %17, align 1, !tbaa !12
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 5
  %37 = load i8, ptr %36, align 1, !tbaa !12
  %38 = zext i8 %37 to i32
  %39 = zext nneg i32 %7 to i64
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 5
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 6
  %43 = load i8, ptr %42, align 1, !tbaa !12
  %44 = zext i8 %43 to i32
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 7
  %46 = load i8, ptr %45, align 1, !tbaa !12
  %47 = zext i8 %46 to i32
  %48 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %49 = load i8, ptr %48, align 1, !tbaa !12
  %50 = zext i8 %49 to i32
  %51 = add nuw nsw i32 %30, %38
  %52 = add nuw nsw i32 %51, %44
  %53 = add nuw nsw i32 %52, %47
  %54 = add nuw nsw i32 %53, %50
  %55 = insertelement <4 x i32> poison, i32 %51, i64 0
  %56 = insertelement <4 x i32> %55, i32 %52, i64 1
  %57 = insertelement <4 x i32> %56, i32 %53, i64 2
  %58 = insertelement <4 x i32> %57, i32 %54, i64 3
  %59 = trunc <4 x i32> %58 to <4 x i8>
  store <4 x i8> %59, ptr %41, align 1, !tbaa !12
  %60 = getelementptr inbounds nuw i8, ptr %3, i64 9
  %61 = load i8, ptr %60, align 1, !tbaa !12
  %62 = zext i8 %61 to i32
  %63 = zext nneg i32 %7 to i64
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 9
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 10
  %67 = load i8, ptr %66, align 1, !tbaa !12
  %68 = zext i8 %67 to i32
  %69 = getelementptr inbounds nuw i8, ptr %3, i64 11
  %70 = load i8, ptr %69, align 1, !tbaa !12
  %71 = zext i8 %70 to i32
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %73 = load i8, ptr %72, align 1, !tbaa !12
  %74 = zext i8 %73 to i32
  %75 = add nuw nsw i32 %54, %62
  %76 = add nuw nsw i32 %75, %68
  %77 = add nuw nsw i32 %76, %71
  %78 = add nuw nsw i32 %77, %74
  %79 = insertelement <4 x i32> poison, i32 %75, i64 0
  %80 = insertelement <4 x i32> %79, i32 %76, i64 1
  %81 = insertelement <4 x i32> %80, i32 %77, i64 2
  %82 = insertelement <4 x i32> %81, i32 %78, i64 3
  %83 = trunc <4 x i32> %82 to <4 x i8>
  store <4 x i8> %83, ptr %65, align 1, !tbaa !12
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 13
  %85 = load i8, ptr %84, align 1, !tbaa !12
  %86 = zext i8 %85 to i32
  %87 = add nuw nsw i32 %78, %86
  %88 = trunc i32 %87 to i8
  %89 = zext nneg i32 %7 to i64
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 %89
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 13
  store i8 %88, ptr %91, align 1, !tbaa !12
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %93 = load i8, ptr %92, align 1, !tbaa !12
  %94 = zext i8 %93 to i32
  %95 = add nuw nsw i32 %87, %94
  %96 = trunc i32 %95 to i8
  %97 = zext nneg i32 %7 to i64
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 14
  store i8 %96, ptr %99, align 1, !tbaa !12
  %100 = getelementptr inbounds nuw i8, ptr %3, i64 15
  %101 = load i8, ptr %100, align 1, !tbaa !12
  %102 = trunc i32 %95 to i8
  %103 = add i8 %101, %102
  %104 = zext nneg i32 %7 to i64
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 15
  store i8 %103, ptr %106, align 1, !tbaa !12
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #8
  ret void

107:                                              ; preds = %107, %2
  %108 = phi i32 [ 0, %2 ], [ %148, %107 ]
  %109 = add nuw nsw i32 %108, %5
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 %110
  %112 = load i8, ptr %111, align 1, !tbaa !12
  %113 = and i8 %112, 15
  %114 = zext nneg i8 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %3, i64 %114
  %116 = load i8, ptr %115, align 1, !tbaa !12
  %117 = add i8 %116, 1
  store i8 %117, ptr %115, align 1, !tbaa !12
  %118 = or disjoint i32 %108, 1
  %119 = add nuw nsw i32 %118, %5
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 %120
  %122 = load i8, ptr %121, align 1, !tbaa !12
  %123 = and i8 %122, 15
  %124 = zext nneg i8 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %3, i64 %124
  %126 = load i8, ptr %125, align 1, !tbaa !12
  %127 = add i8 %126, 1
  store i8 %127, ptr %125, align 1, !tbaa !12
  %128 = or disjoint i32 %108, 2
  %129 = add nuw nsw i32 %128, %5
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 %130
  %132 = load i8, ptr %131, align 1, !tbaa !12
  %133 = and i8 %132, 15
  %134 = zext nneg i8 %133 to i64
  %135 = getelementptr inbounds nuw i8, ptr %3, i64 %134
  %136 = load i8, ptr %135, align 1, !tbaa !12
  %137 = add i8 %136, 1
  store i8 %137, ptr %135, align 1, !tbaa !12
  %138 = or disjoint i32 %108, 3
  %139 = add nuw nsw i32 %138, %5
  %140 = zext nneg i32 %139 to i64
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 %140
  %142 = load i8, ptr %141, align 1, !tbaa !12
  %143 = and i8 %142, 15
  %144 = zext nneg i8 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %3, i64 %144
  %146 = load i8, ptr %145, align 1, !tbaa !12
  %147 = add i8 %146, 1
  store i8 %147, ptr %145, align 1, !tbaa !12
  %148 = add nuw nsw i32 %108, 4
  %149 = icmp eq i32 %148, 32
  br i1 %149, label %6, label %107, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sort_records(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #5 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = shl nuw nsw i32 %3, 4
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = and i32 %7, 255
  %11 = zext nneg i32 %10 to i64
  %12 = and i32 %9, 16777215
  %13 = zext nneg i32 %12 to i64
  %14 = shl nuw nsw i64 %13, 32
  %15 = or disjoint i64 %14, %11
  %16 = zext nneg i32 %4 to i64
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 4
  %19 = load i32, ptr %18, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 36
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = and i32 %19, 255
  %23 = zext nneg i32 %22 to i64
  %24 = and i32 %21, 16777215
  %25 = zext nneg i32 %24 to i64
  %26 = shl nuw nsw i64 %25, 32
  %27 = or disjoint i64 %26, %23
  %28 = zext nneg i32 %4 to i64
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %31 = load i32, ptr %30, align 4, !tbaa !4
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = and i32 %31, 255
  %35 = zext nneg i32 %34 to i64
  %36 = and i32 %33, 16777215
  %37 = zext nneg i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 32
  %39 = or disjoint i64 %38, %35
  %40 = zext nneg i32 %4 to i64
  %41 = getelementptr inbounds nuw i32, ptr %0, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 12
  %43 = load i32, ptr %42, align 4, !tbaa !4
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 44
  %45 = load i32, ptr %44, align 4, !tbaa !4
  %46 = and i32 %43, 255
  %47 = zext nneg i32 %46 to i64
  %48 = and i32 %45, 16777215
  %49 = zext nneg i32 %48 to i64
  %50 = shl nuw nsw i64 %49, 32
  %51 = or disjoint i64 %50, %47
  %52 = zext nneg i32 %4 to i64
  %53 = getelementptr inbounds nuw i32, ptr %0, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 16
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = getelementptr inbounds nuw i8, ptr %53, i64 48
  %57 = load i32, ptr %56, align 4, !tbaa !4
  %58 = and i32 %55, 255
  %59 = zext nneg i32 %58 to i64
  %60 = and i32 %57, 16777215
  %61 = zext nneg i32 %60 to i64
  %62 = shl nuw nsw i64 %61, 32
  %63 = or disjoint i64 %62, %59
  %64 = zext nneg i32 %4 to i64
  %65 = getelementptr inbounds nuw i32, ptr %0, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 20
  %67 = load i32, ptr %66, align 4, !tbaa !4
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 52
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = and i32 %67, 255
  %71 = zext nneg i32 %70 to i64
  %72 = and i32 %69, 16777215
  %73 = zext nneg i32 %72 to i64
  %74 = shl nuw nsw i64 %73, 32
  %75 = or disjoint i64 %74, %71
  %76 = zext nneg i32 %4 to i64
  %77 = getelementptr inbounds nuw i32, ptr %0, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 56
  %81 = load i32, ptr %80, align 4, !tbaa !4
  %82 = and i32 %79, 255
  %83 = zext nneg i32 %82 to i64
  %84 = and i32 %81, 16777215
  %85 = zext nneg i32 %84 to i64
  %86 = shl nuw nsw i64 %85, 32
  %87 = or disjoint i64 %86, %83
  %88 = zext nneg i32 %4 to i64
  %89 = getelementptr inbounds nuw i32, ptr %0, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 28
  %91 = load i32, ptr %90, align 4, !tbaa !4
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 60
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = and i32 %91, 255
  %95 = zext nneg i32 %94 to i64
  %96 = and i32 %93, 16777215
  %97 = zext nneg i32 %96 to i64
  %98 = shl nuw nsw i64 %97, 32
  %99 = or disjoint i64 %98, %95
  %100 = icmp samesign ugt i32 %10, %22
  br i1 %100, label %515, label %509

101:                                              ; preds = %594
  %102 = icmp eq i32 %597, %598
  br i1 %102, label %103, label %110

103:                                              ; preds = %101
  %104 = lshr i64 %519, 32
  %105 = trunc i64 %104 to i16
  %106 = lshr i64 %532, 32
  %107 = trunc i64 %106 to i16
  %108 = icmp ugt i16 %105, %107
  br i1 %108, label %109, label %110

109:                                              ; preds = %103, %594
  br label %110

110:                                              ; preds = %109, %103, %101
  %111 = phi i32 [ %597, %109 ], [ %598, %103 ], [ %598, %101 ]
  %112 = phi i64 [ %519, %109 ], [ %532, %103 ], [ %532, %101 ]
  %113 = phi i64 [ %532, %109 ], [ %519, %103 ], [ %519, %101 ]
  %114 = trunc i64 %545 to i32
  %115 = icmp ugt i32 %111, %114
  br i1 %115, label %124, label %116

116:                                              ; preds = %110
  %117 = icmp eq i32 %111, %114
  br i1 %117, label %118, label %125

118:                                              ; preds = %116
  %119 = lshr i64 %112, 32
  %120 = trunc i64 %119 to i16
  %121 = lshr i64 %545, 32
  %122 = trunc i64 %121 to i16
  %123 = icmp ugt i16 %120, %122
  br i1 %123, label %124, label %125

124:                                              ; preds = %118, %110
  br label %125

125:                                              ; preds = %124, %118, %116
  %126 = phi i32 [ %111, %124 ], [ %114, %118 ], [ %114, %116 ]
  %127 = phi i64 [ %112, %124 ], [ %545, %118 ], [ %545, %116 ]
  %128 = phi i64 [ %545, %124 ], [ %112, %118 ], [ %112, %116 ]
  %129 = trunc i64 %558 to i32
  %130 = icmp ugt i32 %126, %129
  br i1 %130, label %139, label %131

131:                                              ; preds = %125
  %132 = icmp eq i32 %126, %129
  br i1 %132, label %133, label %140

133:                                              ; preds = %131
  %134 = lshr i64 %127, 32
  %135 = trunc i64 %134 to i16
  %136 = lshr i64 %558, 32
  %137 = trunc i64 %136 to i16
  %138 = icmp ugt i16 %135, %137
  br i1 %138, label %139, label %140

139:                                              ; preds = %133, %125
  br label %140

140:                                              ; preds = %139, %133, %131
  %141 = phi i32 [ %126, %139 ], [ %129, %133 ], [ %129, %131 ]
  %142 = phi i64 [ %127, %139 ], [ %558, %133 ], [ %558, %131 ]
  %143 = phi i64 [ %558, %139 ], [ %127, %133 ], [ %127, %131 ]
  %144 = trunc i64 %571 to i32
  %145 = icmp ugt i32 %141, %144
  br i1 %145, label %154, label %146

146:                                              ; preds = %140
  %147 = icmp eq i32 %141, %144
  br i1 %147, label %148, label %155

148:                                              ; preds = %146
  %149 = lshr i64 %142, 32
  %150 = trunc i64 %149 to i16
  %151 = lshr i64 %571, 32
  %152 = trunc i64 %151 to i16
  %153 = icmp ugt i16 %150, %152
  br i1 %153, label %154, label %155

154:                                              ; preds = %148, %140
  br label %155

155:                                              ; preds = %154, %148, %146
  %156 = phi i32 [ %141, %154 ], [ %144, %148 ], [ %144, %146 ]
  %157 = phi i64 [ %142, %154 ], [ %571, %148 ], [ %571, %146 ]
  %158 = phi i64 [ %571, %154 ], [ %142, %148 ], [ %142, %146 ]
  %159 = trunc i64 %584 to i32
  %160 = icmp ugt i32 %156, %159
  br i1 %160, label %169, label %161

161:                                              ; preds = %155
  %162 = icmp eq i32 %156, %159
  br i1 %162, label %163, label %170

163:                                              ; preds = %161
  %164 = lshr i64 %157, 32
  %165 = trunc i64 %164 to i16
  %166 = lshr i64 %584, 32
  %167 = trunc i64 %166 to i16
  %168 = icmp ugt i16 %165, %167
  br i1 %168, label %169, label %170

169:                                              ; preds = %163, %155
  br label %170

170:                                              ; preds = %169, %163, %161
  %171 = phi i32 [ %156, %169 ], [ %159, %163 ], [ %159, %161 ]
  %172 = phi i64 [ %157, %169 ], [ %584, %163 ], [ %584, %161 ]
  %173 = phi i64 [ %584, %169 ], [ %157, %163 ], [ %157, %161 ]
  %174 = trunc i64 %596 to i32
  %175 = icmp ugt i32 %171, %174
  br i1 %175, label %184, label %176

176:                                              ; preds = %170
  %177 = icmp eq i32 %171, %174
  br i1 %177, label %178, label %185

178:                                              ; preds = %176
  %179 = lshr i64 %172, 32
  %180 = trunc i64 %179 to i16
  %181 = lshr i64 %596, 32
  %182 = trunc i64 %181 to i16
  %183 = icmp ugt i16 %180, %182
  br i1 %183, label %184, label %185

184:                                              ; preds = %178, %170
  br label %185

185:                                              ; preds = %184, %178, %176
  %186 = phi i64 [ %172, %184 ], [ %596, %178 ], [ %596, %176 ]
  %187 = phi i64 [ %596, %184 ], [ %172, %178 ], [ %172, %176 ]
  %188 = trunc i64 %113 to i32
  %189 = trunc i64 %128 to i32
  %190 = icmp ugt i32 %188, %189
  br i1 %190, label %199, label %191

191:                                              ; preds = %185
  %192 = icmp eq i32 %188, %189
  br i1 %192, label %193, label %200

193:                                              ; preds = %191
  %194 = lshr i64 %113, 32
  %195 = trunc i64 %194 to i16
  %196 = lshr i64 %128, 32
  %197 = trunc i64 %196 to i16
  %198 = icmp ugt i16 %195, %197
  br i1 %198, label %199, label %200

199:                                              ; preds = %193, %185
  br label %200

200:                                              ; preds = %199, %193, %191
  %201 = phi i32 [ %188, %199 ], [ %189, %193 ], [ %189, %191 ]
  %202 = phi i64 [ %113, %199 ], [ %128, %193 ], [ %128, %191 ]
  %203 = phi i64 [ %128, %199 ], [ %113, %193 ], [ %113, %191 ]
  %204 = trunc i64 %143 to i32
  %205 = icmp ugt i32 %201, %204
  br i1 %205, label %214, label %206

206:                                              ; preds = %200
  %207 = icmp eq i32 %201, %204
  br i1 %207, label %208, label %215

208:                                              ; preds = %206
  %209 = lshr i64 %202, 32
  %210 = trunc i64 %209 to i16
  %211 = lshr i64 %143, 32
  %212 = trunc i64 %211 to i16
  %213 = icmp ugt i16 %210, %212
  br i1 %213, label %214, label %215

214:                                              ; preds = %208, %200
  br label %215

215:                                              ; preds = %214, %208, %206
  %216 = phi i32 [ %201, %214 ], [ %204, %208 ], [ %204, %206 ]
  %217 = phi i64 [ %202, %214 ], [ %143, %208 ], [ %143, %206 ]
  %218 = phi i64 [ %143, %214 ], [ %202, %208 ], [ %202, %206 ]
  %219 = trunc i64 %158 to i32
  %220 = icmp ugt i32 %216, %219
  br i1 %220, label %229, label %221

221:                                              ; preds = %215
  %222 = icmp eq i32 %216, %219
  br i1 %222, label %223, label %230

223:                                              ; preds = %221
  %224 = lshr i64 %217, 32
  %225 = trunc i64 %224 to i16
  %226 = lshr i64 %158, 32
  %227 = trunc i64 %226 to i16
  %228 = icmp ugt i16 %225, %227
  br i1 %228, label %229, label %230

229:                                              ; preds = %223, %215
  br label %230

230:                                              ; preds = %229, %223, %221
  %231 = phi i32 [ %216, %229 ], [ %219, %223 ], [ %219, %221 ]
  %232 = phi i64 [ %217, %229 ], [ %158, %223 ], [ %158, %221 ]
  %233 = phi i64 [ %158, %229 ], [ %217, %223 ], [ %217, %221 ]
  %234 = trunc i64 %173 to i32
  %235 = icmp ugt i32 %231, %234
  br i1 %235, label %244, label %236

236:                                              ; preds = %230
  %237 = icmp eq i32 %231, %234
  br i1 %237, label %238, label %245

238:                                              ; preds = %236
  %239 = lshr i64 %232, 32
  %240 = trunc i64 %239 to i16
  %241 = lshr i64 %173, 32
  %242 = trunc i64 %241 to i16
  %243 = icmp ugt i16 %240, %242
  br i1 %243, label %244, label %245

244:                                              ; preds = %238, %230
  br label %245

245:                                              ; preds = %244, %238, %236
  %246 = phi i32 [ %231, %244 ], [ %234, %238 ], [ %234, %236 ]
  %247 = phi i64 [ %232, %244 ], [ %173, %238 ], [ %173, %236 ]
  %248 = phi i64 [ %173, %244 ], [ %232, %238 ], [ %232, %236 ]
  %249 = trunc i64 %187 to i32
  %250 = icmp ugt i32 %246, %249
  br i1 %250, label %259, label %251

251:                                              ; preds = %245
  %252 = icmp eq i32 %246, %249
  br i1 %252, label %253, label %260

253:                                              ; preds = %251
  %254 = lshr i64 %247, 32
  %255 = trunc i64 %254 to i16
  %256 = lshr i64 %187, 32
  %257 = trunc i64 %256 to i16
  %258 = icmp ugt i16 %255, %257
  br i1 %258, label %259, label %260

259:                                              ; preds = %253, %245
  br label %260

260:                                              ; preds = %259, %253, %251
  %261 = phi i64 [ %247, %259 ], [ %187, %253 ], [ %187, %251 ]
  %262 = phi i64 [ %187, %259 ], [ %247, %253 ], [ %247, %251 ]
  %263 = trunc i64 %203 to i32
  %264 = trunc i64 %218 to i32
  %265 = icmp ugt i32 %263, %264
  br i1 %265, label %274, label %266

266:                                              ; preds = %260
  %267 = icmp eq i32 %263, %264
  br i1 %267, label %268, label %275

268:                                              ; preds = %266
  %269 = lshr i64 %203, 32
  %270 = trunc i64 %269 to i16
  %271 = lshr i64 %218, 32
  %272 = trunc i64 %271 to i16
  %273 = icmp ugt i16 %270, %272
  br i1 %273, label %274, label %275

274:                                              ; preds = %268, %260
  br label %275

275:                                              ; preds = %274, %268, %266
  %276 = phi i32 [ %263, %274 ], [ %264, %268 ], [ %264, %266 ]
  %277 = phi i64 [ %203, %274 ], [ %218, %268 ], [ %218, %266 ]
  %278 = phi i64 [ %218, %274 ], [ %203, %268 ], [ %203, %266 ]
  %279 = trunc i64 %233 to i32
  %280 = icmp ugt i32 %276, %279
  br i1 %280, label %289, label %281

281:                                              ; preds = %275
  %282 = icmp eq i32 %276, %279
  br i1 %282, label %283, label %290

283:                                              ; preds = %281
  %284 = lshr i64 %277, 32
  %285 = trunc i64 %284 to i16
  %286 = lshr i64 %233, 32
  %287 = trunc i64 %286 to i16
  %288 = icmp ugt i16 %285, %287
  br i1 %288, label %289, label %290

289:                                              ; preds = %283, %275
  br label %290

290:                                              ; preds = %289, %283, %281
  %291 = phi i32 [ %276, %289 ], [ %279, %283 ], [ %279, %281 ]
  %292 = phi i64 [ %277, %289 ], [ %233, %283 ], [ %233, %281 ]
  %293 = phi i64 [ %233, %289 ], [ %277, %283 ], [ %277, %281 ]
  %294 = trunc i64 %248 to i32
  %295 = icmp ugt i32 %291, %294
  br i1 %295, label %304, label %296

296:                                              ; preds = %290
  %297 = icmp eq i32 %291, %294
  br i1 %297, label %298, label %305

298:                                              ; preds = %296
  %299 = lshr i64 %292, 32
  %300 = trunc i64 %299 to i16
  %301 = lshr i64 %248, 32
  %302 = trunc i64 %301 to i16
  %303 = icmp ugt i16 %300, %302
  br i1 %303, label %304, label %305

304:                                              ; preds = %298, %290
  br label %305

305:                                              ; preds = %304, %298, %296
  %306 = phi i32 [ %291, %304 ], [ %294, %298 ], [ %294, %296 ]
  %307 = phi i64 [ %292, %304 ], [ %248, %298 ], [ %248, %296 ]
  %308 = phi i64 [ %248, %304 ], [ %292, %298 ], [ %292, %296 ]
  %309 = trunc i64 %262 to i32
  %310 = icmp ugt i32 %306, %309
  br i1 %310, label %319, label %311

311:                                              ; preds = %305
  %312 = icmp eq i32 %306, %309
  br i1 %312, label %313, label %320

313:                                              ; preds = %311
  %314 = lshr i64 %307, 32
  %315 = trunc i64 %314 to i16
  %316 = lshr i64 %262, 32
  %317 = trunc i64 %316 to i16
  %318 = icmp ugt i16 %315, %317
  br i1 %318, label %319, label %320

319:                                              ; preds = %313, %305
  br label %320

320:                                              ; preds = %319, %313, %311
  %321 = phi i64 [ %307, %319 ], [ %262, %313 ], [ %262, %311 ]
  %322 = phi i64 [ %262, %319 ], [ %307, %313 ], [ %307, %311 ]
  %323 = trunc i64 %278 to i32
  %324 = trunc i64 %293 to i32
  %325 = icmp ugt i32 %323, %324
  br i1 %325, label %334, label %326

326:                                              ; preds = %320
  %327 = icmp eq i32 %323, %324
  br i1 %327, label %328, label %335

328:                                              ; preds = %326
  %329 = lshr i64 %278, 32
  %330 = trunc i64 %329 to i16
  %331 = lshr i64 %293, 32
  %332 = trunc i64 %331 to i16
  %333 = icmp ugt i16 %330, %332
  br i1 %333, label %334, label %335

334:                                              ; preds = %328, %320
  br label %335

335:                                              ; preds = %334, %328, %326
  %336 = phi i32 [ %323, %334 ], [ %324, %328 ], [ %324, %326 ]
  %337 = phi i64 [ %278, %334 ], [ %293, %328 ], [ %293, %326 ]
  %338 = phi i64 [ %293, %334 ], [ %278, %328 ], [ %278, %326 ]
  %339 = trunc i64 %308 to i32
  %340 = icmp ugt i32 %336, %339
  br i1 %340, label %349, label %341

341:                                              ; preds = %335
  %342 = icmp eq i32 %336, %339
  br i1 %342, label %343, label %350

343:                                              ; preds = %341
  %344 = lshr i64 %337, 32
  %345 = trunc i64 %344 to i16
  %346 = lshr i64 %308, 32
  %347 = trunc i64 %346 to i16
  %348 = icmp ugt i16 %345, %347
  br i1 %348, label %349, label %350

349:                                              ; preds = %343, %335
  br label %350

350:                                              ; preds = %349, %343, %341
  %351 = phi i32 [ %336, %349 ], [ %339, %343 ], [ %339, %341 ]
  %352 = phi i64 [ %337, %349 ], [ %308, %343 ], [ %308, %341 ]
  %353 = phi i64 [ %308, %349 ], [ %337, %343 ], [ %337, %341 ]
  %354 = trunc i64 %322 to i32
  %355 = icmp ugt i32 %351, %354
  br i1 %355, label %364, label %356

356:                                              ; preds = %350
  %357 = icmp eq i32 %351, %354
  br i1 %357, label %358, label %365

358:                                              ; preds = %356
  %359 = lshr i64 %352, 32
  %360 = trunc i64 %359 to i16
  %361 = lshr i64 %322, 32
  %362 = trunc i64 %361 to i16
  %363 = icmp ugt i16 %360, %362
  br i1 %363, label %364, label %365

364:                                              ; preds = %358, %350
  br label %365

365:                                              ; preds = %364, %358, %356
  %366 = phi i64 [ %352, %364 ], [ %322, %358 ], [ %322, %356 ]
  %367 = phi i64 [ %322, %364 ], [ %352, %358 ], [ %352, %356 ]
  %368 = trunc i64 %338 to i32
  %369 = trunc i64 %353 to i32
  %370 = icmp ugt i32 %368, %369
  br i1 %370, label %379, label %371

371:                                              ; preds = %365
  %372 = icmp eq i32 %368, %369
  br i1 %372, label %373, label %380

373:                                              ; preds = %371
  %374 = lshr i64 %338, 32
  %375 = trunc i64 %374 to i16
  %376 = lshr i64 %353, 32
  %377 = trunc i64 %376 to i16
  %378 = icmp ugt i16 %375, %377
  br i1 %378, label %379, label %380

379:                                              ; preds = %373, %365
  br label %380

380:                                              ; preds = %379, %373, %371
  %381 = phi i32 [ %368, %379 ], [ %369, %373 ], [ %369, %371 ]
  %382 = phi i64 [ %338, %379 ], [ %353, %373 ], [ %353, %371 ]
  %383 = phi i64 [ %353, %379 ], [ %338, %373 ], [ %338, %371 ]
  %384 = trunc i64 %367 to i32
  %385 = icmp ugt i32 %381, %384
  br i1 %385, label %394, label %386

386:                                              ; preds = %380
  %387 = icmp eq i32 %381, %384
  br i1 %387, label %388, label %395

388:                                              ; preds = %386
  %389 = lshr i64 %382, 32
  %390 = trunc i64 %389 to i16
  %391 = lshr i64 %367, 32
  %392 = trunc i64 %391 to i16
  %393 = icmp ugt i16 %390, %392
  br i1 %393, label %394, label %395

394:                                              ; preds = %388, %380
  br label %395

395:                                              ; preds = %394, %388, %386
  %396 = phi i64 [ %382, %394 ], [ %367, %388 ], [ %367, %386 ]
  %397 = phi i64 [ %367, %394 ], [ %382, %388 ], [ %382, %386 ]
  %398 = trunc i64 %383 to i32
  %399 = trunc i64 %397 to i32
  %400 = icmp ugt i32 %398, %399
  br i1 %400, label %409, label %401

401:                                              ; preds = %395
  %402 = icmp eq i32 %398, %399
  br i1 %402, label %403, label %410

403:                                              ; preds = %401
  %404 = lshr i64 %383, 32
  %405 = trunc i64 %404 to i16
  %406 = lshr i64 %397, 32
  %407 = trunc i64 %406 to i16
  %408 = icmp ugt i16 %405, %407
  br i1 %408, label %409, label %410

409:                                              ; preds = %403, %395
  br label %410

410:                                              ; preds = %401, %403, %409
  %411 = phi i64 [ %383, %409 ], [ %397, %403 ], [ %397, %401 ]
  %412 = phi i64 [ %397, %409 ], [ %383, %403 ], [ %383, %401 ]
  %413 = shl nuw nsw i32 %3, 3
  %414 = trunc i64 %412 to i32
  %415 = shl i32 %414, 24
  %416 = lshr i64 %412, 24
  %417 = trunc nuw i64 %416 to i32
  %418 = and i32 %417, 16776960
  %419 = or disjoint i32 %418, %415
  %420 = lshr i64 %412, 48
  %421 = trunc nuw nsw i64 %420 to i32
  %422 = or disjoint i32 %419, %421
  %423 = zext nneg i32 %413 to i64
  %424 = getelementptr inbounds nuw i32, ptr %1, i64 %423
  store i32 %422, ptr %424, align 4, !tbaa !4
  %425 = trunc i64 %411 to i32
  %426 = shl i32 %425, 24
  %427 = lshr i64 %411, 24
  %428 = trunc nuw i64 %427 to i32
  %429 = and i32 %428, 16776960
  %430 = or disjoint i32 %429, %426
  %431 = lshr i64 %411, 48
  %432 = trunc nuw nsw i64 %431 to i32
  %433 = or disjoint i32 %430, %432
  %434 = zext nneg i32 %413 to i64
  %435 = getelementptr inbounds nuw i32, ptr %1, i64 %434
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 4
  store i32 %433, ptr %436, align 4, !tbaa !4
  %437 = trunc i64 %396 to i32
  %438 = shl i32 %437, 24
  %439 = lshr i64 %396, 24
  %440 = trunc nuw i64 %439 to i32
  %441 = and i32 %440, 16776960
  %442 = or disjoint i32 %441, %438
  %443 = lshr i64 %396, 48
  %444 = trunc nuw nsw i64 %443 to i32
  %445 = or disjoint i32 %442, %444
  %446 = zext nneg i32 %413 to i64
  %447 = getelementptr inbounds nuw i32, ptr %1, i64 %446
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 8
  store i32 %445, ptr %448, align 4, !tbaa !4
  %449 = trunc i64 %366 to i32
  %450 = shl i32 %449, 24
  %451 = lshr i64 %366, 24
  %452 = trunc nuw i64 %451 to i32
  %453 = and i32 %452, 16776960
  %454 = or disjoint i32 %453, %450
  %455 = lshr i64 %366, 48
  %456 = trunc nuw nsw i64 %455 to i32
  %457 = or disjoint i32 %454, %456
  %458 = zext nneg i32 %413 to i64
  %459 = getelementptr inbounds nuw i32, ptr %1, i64 %458
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 12
  store i32 %457, ptr %460, align 4, !tbaa !4
  %461 = trunc i64 %321 to i32
  %462 = shl i32 %461, 24
  %463 = lshr i64 %321, 24
  %464 = trunc nuw i64 %463 to i32
  %465 = and i32 %464, 16776960
  %466 = or disjoint i32 %465, %462
  %467 = lshr i64 %321, 48
  %468 = trunc nuw nsw i64 %467 to i32
  %469 = or disjoint i32 %466, %468
  %470 = zext nneg i32 %413 to i64
  %471 = getelementptr inbounds nuw i32, ptr %1, i64 %470
  %472 = getelementptr inbounds nuw i8, ptr %471, i64 16
  store i32 %469, ptr %472, align 4, !tbaa !4
  %473 = trunc i64 %261 to i32
  %474 = shl i32 %473, 24
  %475 = lshr i64 %261, 24
  %476 = trunc nuw i64 %475 to i32
  %477 = and i32 %476, 16776960
  %478 = or disjoint i32 %477, %474
  %479 = lshr i64 %261, 48
  %480 = trunc nuw nsw i64 %479 to i32
  %481 = or disjoint i32 %478, %480
  %482 = zext nneg i32 %413 to i64
  %483 = getelementptr inbounds nuw i32, ptr %1, i64 %482
  %484 = getelementptr inbounds nuw i8, ptr %483, i64 20
  store i32 %481, ptr %484, align 4, !tbaa !4
  %485 = trunc i64 %186 to i32
  %486 = shl i32 %485, 24
  %487 = lshr i64 %186, 24
  %488 = trunc nuw i64 %487 to i32
  %489 = and i32 %488, 16776960
  %490 = or disjoint i32 %489, %486
  %491 = lshr i64 %186, 48
  %492 = trunc nuw nsw i64 %491 to i32
  %493 = or disjoint i32 %490, %492
  %494 = zext nneg i32 %413 to i64
  %495 = getelementptr inbounds nuw i32, ptr %1, i64 %494
  %496 = getelementptr inbounds nuw i8, ptr %495, i64 24
  store i32 %493, ptr %496, align 4, !tbaa !4
  %497 = trunc i64 %595 to i32
  %498 = shl i32 %497, 24
  %499 = lshr i64 %595, 24
  %500 = trunc nuw i64 %499 to i32
  %501 = and i32 %500, 16776960
  %502 = or disjoint i32 %501, %498
  %503 = lshr i64 %595, 48
  %504 = trunc nuw nsw i64 %503 to i32
  %505 = or disjoint i32 %502, %504
  %506 = zext nneg i32 %413 to i64
  %507 = getelementptr inbounds nuw i32, ptr %1, i64 %506
  %508 = getelementptr inbounds nuw i8, ptr %507, i64 28
  store i32 %505, ptr %508, align 4, !tbaa !4
  ret void

509:                                              ; preds = %2
  %510 = icmp eq i32 %10, %22
  %511 = trunc i32 %9 to i16
  %512 = trunc i32 %21 to i16
  %513 = icmp ugt i16 %511, %512
  %514 = select i1 %510, i1 %513, i1 false
  br i1 %514, label %515, label %516

515:                                              ; preds = %509, %2
  br label %516

516:                                              ; preds = %509, %515
  %517 = phi i32 [ %22, %509 ], [ %10, %515 ]
  %518 = phi i64 [ %27, %509 ], [ %15, %515 ]
  %519 = phi i64 [ %15, %509 ], [ %27, %515 ]
  %520 = icmp samesign ugt i32 %517, %34
  br i1 %520, label %528, label %521

521:                                              ; preds = %516
  %522 = icmp eq i32 %517, %34
  %523 = lshr i64 %518, 32
  %524 = trunc i64 %523 to i16
  %525 = trunc i32 %33 to i16
  %526 = icmp ugt i16 %524, %525
  %527 = select i1 %522, i1 %526, i1 false
  br i1 %527, label %528, label %529

528:                                              ; preds = %521, %516
  br label %529

529:                                              ; preds = %528, %521
  %530 = phi i32 [ %517, %528 ], [ %34, %521 ]
  %531 = phi i64 [ %518, %528 ], [ %39, %521 ]
  %532 = phi i64 [ %39, %528 ], [ %518, %521 ]
  %533 = icmp samesign ugt i32 %530, %46
  br i1 %533, label %541, label %534

534:                                              ; preds = %529
  %535 = icmp eq i32 %530, %46
  %536 = lshr i64 %531, 32
  %537 = trunc i64 %536 to i16
  %538 = trunc i32 %45 to i16
  %539 = icmp ugt i16 %537, %538
  %540 = select i1 %535, i1 %539, i1 false
  br i1 %540, label %541, label %542

541:                                              ; preds = %534, %529
  br label %542

542:                                              ; preds = %541, %534
  %543 = phi i32 [ %530, %541 ], [ %46, %534 ]
  %544 = phi i64 [ %531, %541 ], [ %51, %534 ]
  %545 = phi i64 [ %51, %541 ], [ %531, %534 ]
  %546 = icmp samesign ugt i32 %543, %58
  br i1 %546, label %554, label %547

547:                                              ; preds = %542
  %548 = icmp eq i32 %543, %58
  %549 = lshr i64 %544, 32
  %550 = trunc i64 %549 to i16
  %551 = trunc i32 %57 to i16
  %552 = icmp ugt i16 %550, %551
  %553 = select i1 %548, i1 %552, i1 false
  br i1 %553, label %554, label %555

554:                                              ; preds = %547, %542
  br label %555

555:                                              ; preds = %554, %547
  %556 = phi i32 [ %543, %554 ], [ %58, %547 ]
  %557 = phi i64 [ %544, %554 ], [ %63, %547 ]
  %558 = phi i64 [ %63, %554 ], [ %544, %547 ]
  %559 = icmp samesign ugt i32 %556, %70
  br i1 %559, label %567, label %560

560:                                              ; preds = %555
  %561 = icmp eq i32 %556, %70
  %562 = lshr i64 %557, 32
  %563 = trunc i64 %562 to i16
  %564 = trunc i32 %69 to i16
  %565 = icmp ugt i16 %563, %564
  %566 = select i1 %561, i1 %565, i1 false
  br i1 %566, label %567, label %568

567:                                              ; preds = %560, %555
  br label %568

568:                                              ; preds = %567, %560
  %569 = phi i32 [ %556, %567 ], [ %70, %560 ]
  %570 = phi i64 [ %557, %567 ], [ %75, %560 ]
  %571 = phi i64 [ %75, %567 ], [ %557, %560 ]
  %572 = icmp samesign ugt i32 %569, %82
  br i1 %572, label %580, label %573

573:                                              ; preds = %568
  %574 = icmp eq i32 %569, %82
  %575 = lshr i64 %570, 32
  %576 = trunc i64 %575 to i16
  %577 = trunc i32 %81 to i16
  %578 = icmp ugt i16 %576, %577
  %579 = select i1 %574, i1 %578, i1 false
  br i1 %579, label %580, label %581

580:                                              ; preds = %573, %568
  br label %581

581:                                              ; preds = %580, %573
  %582 = phi i32 [ %569, %580 ], [ %82, %573 ]
  %583 = phi i64 [ %570, %580 ], [ %87, %573 ]
  %584 = phi i64 [ %87, %580 ], [ %570, %573 ]
  %585 = icmp samesign ugt i32 %582, %94
  br i1 %585, label %593, label %586

586:                                              ; preds = %581
  %587 = icmp eq i32 %582, %94
  %588 = lshr i64 %583, 32
  %589 = trunc i64 %588 to i16
  %590 = trunc i32 %93 to i16
  %591 = icmp ugt i16 %589, %590
  %592 = select i1 %587, i1 %591, i1 false
  br i1 %592, label %593, label %594

593:                                              ; preds = %586, %581
  br label %594

594:                                              ; preds = %593, %586
  %595 = phi i64 [ %583, %593 ], [ %99, %586 ]
  %596 = phi i64 [ %99, %593 ], [ %583, %586 ]
  %597 = trunc i64 %519 to i32
  %598 = trunc i64 %532 to i32
  %599 = icmp ugt i32 %597, %598
  br i1 %599, label %109, label %101
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @ring_filter(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [8 x float], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #8
  %6 = icmp sgt i32 %2, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(32) %5, i8 0, i64 32, i1 false)
  br i1 %6, label %7, label %16

7:                                                ; preds = %4
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = mul i32 %2, %8
  %10 = icmp sgt i32 %3, 0
  %11 = and i32 %3, 3
  %12 = icmp ult i32 %3, 4
  %13 = and i32 %3, 2147483644
  %14 = icmp eq i32 %11, 0
  %15 = icmp ne i32 %11, 0
  br label %17

16:                                               ; preds = %47, %4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #8
  ret void

17:                                               ; preds = %7, %47
  %18 = phi i32 [ 0, %7 ], [ %52, %47 ]
  %19 = phi i32 [ 0, %7 ], [ %51, %47 ]
  %20 = add i32 %18, %9
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw float, ptr %0, i64 %21
  %23 = load float, ptr %22, align 4, !tbaa !14
  %24 = zext nneg i32 %19 to i64
  %25 = getelementptr inbounds nuw float, ptr %5, i64 %24
  store float %23, ptr %25, align 4, !tbaa !14
  br i1 %10, label %26, label %47

26:                                               ; preds = %17
  br i1 %12, label %28, label %54

27:                                               ; preds = %54
  br i1 %14, label %47, label %28

28:                                               ; preds = %27, %26
  %29 = phi i32 [ 0, %26 ], [ %93, %27 ]
  %30 = phi float [ 0.000000e+00, %26 ], [ %97, %27 ]
  tail call void @llvm.assume(i1 %15)
  br label %31

31:                                               ; preds = %31, %28
  %32 = phi i32 [ %40, %31 ], [ %29, %28 ]
  %33 = phi float [ %44, %31 ], [ %30, %28 ]
  %34 = phi i32 [ %45, %31 ], [ 0, %28 ]
  %35 = sub nsw i32 %19, %32
  %36 = and i32 %35, 7
  %37 = zext nneg i32 %36 to i64
  %38 = getelementptr inbounds nuw float, ptr %5, i64 %37
  %39 = load float, ptr %38, align 4, !tbaa !14
  %40 = add nuw nsw i32 %32, 1
  %41 = uitofp nneg i32 %40 to float
  %42 = fdiv contract float 1.000000e+00, %41
  %43 = fmul contract float %42, %39
  %44 = fadd contract float %33, %43
  %45 = add i32 %34, 1
  %46 = icmp eq i32 %45, %11
  br i1 %46, label %47, label %31, !llvm.loop !16

47:                                               ; preds = %27, %31, %17
  %48 = phi float [ 0.000000e+00, %17 ], [ %97, %27 ], [ %44, %31 ]
  %49 = getelementptr inbounds nuw float, ptr %1, i64 %21
  store float %48, ptr %49, align 4, !tbaa !14
  %50 = add nuw nsw i32 %19, 1
  %51 = and i32 %50, 7
  %52 = add nuw nsw i32 %18, 1
  %53 = icmp eq i32 %52, %2
  br i1 %53, label %16, label %17, !llvm.loop !18

54:                                               ; preds = %26, %54
  %55 = phi i32 [ %93, %54 ], [ 0, %26 ]
  %56 = phi float [ %97, %54 ], [ 0.000000e+00, %26 ]
  %57 = phi i32 [ %98, %54 ], [ 0, %26 ]
  %58 = sub nsw i32 %19, %55
  %59 = and i32 %58, 7
  %60 = zext nneg i32 %59 to i64
  %61 = getelementptr inbounds nuw float, ptr %5, i64 %60
  %62 = load float, ptr %61, align 4, !tbaa !14
  %63 = or disjoint i32 %55, 1
  %64 = uitofp nneg i32 %63 to float
  %65 = fdiv contract float 1.000000e+00, %64
  %66 = fmul contract float %65, %62
  %67 = fadd contract float %56, %66
  %68 = sub nsw i32 %19, %63
  %69 = and i32 %68, 7
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw float, ptr %5, i64 %70
  %72 = load float, ptr %71, align 4, !tbaa !14
  %73 = or disjoint i32 %55, 2
  %74 = uitofp nneg i32 %73 to float
  %75 = fdiv contract float 1.000000e+00, %74
  %76 = fmul contract float %75, %72
  %77 = fadd contract float %67, %76
  %78 = sub nsw i32 %19, %73
  %79 = and i32 %78, 7
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw float, ptr %5, i64 %80
  %82 = load float, ptr %81, align 4, !tbaa !14
  %83 = or disjoint i32 %55, 3
  %84 = uitofp nneg i32 %83 to float
  %85 = fdiv contract float 1.000000e+00, %84
  %86 = fmul contract float %85, %82
  %87 = fadd contract float %77, %86
  %88 = sub nsw i32 %19, %83
  %89 = and i32 %88, 7
  %90 = zext nneg i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr %5, i64 %90
  %92 = load float, ptr %91, align 4, !tbaa !14
  %93 = add nuw nsw i32 %55, 4
  %94 = uitofp nneg i32 %93 to float
  %95 = fdiv contract float 1.000000e+00, %94
  %96 = fmul contract float %95, %92
  %97 = fadd contract float %87, %96
  %98 = add i32 %57, 4
  %99 = icmp eq i32 %98, %13
  br i1 %99, label %27, label %54, !llvm.loop !19
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = distinct !{!11, !9}
!12 = !{!6, !6, i64 0}
!13 = distinct !{!13, !9}
!14 = !{!15, !15, i64 0}
!15 = !{!"float", !6, i64 0}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
