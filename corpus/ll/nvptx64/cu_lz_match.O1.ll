; ModuleID = 'corpus/cuda/cu_lz_match.cu'
source_filename = "corpus/cuda/cu_lz_match.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define dso_local noundef i32 @_Z10put_lengthPhjj(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ugt i32 %2, 254
  br i1 %4, label %5, label %13

5:                                                ; preds = %3, %5
  %6 = phi i32 [ %11, %5 ], [ %2, %3 ]
  %7 = phi i32 [ %8, %5 ], [ %1, %3 ]
  %8 = add i32 %7, 1
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  store i8 -1, ptr %10, align 1, !tbaa !8
  %11 = add i32 %6, -255
  %12 = icmp ugt i32 %11, 254
  br i1 %12, label %5, label %13, !llvm.loop !9

13:                                               ; preds = %5, %3
  %14 = phi i32 [ %1, %3 ], [ %8, %5 ]
  %15 = phi i32 [ %2, %3 ], [ %11, %5 ]
  %16 = trunc nuw i32 %15 to i8
  %17 = add i32 %14, 1
  %18 = zext i32 %14 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 %18
  store i8 %16, ptr %19, align 1, !tbaa !8
  ret i32 %17
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z12put_sequencePhjPKhjjj(ptr noundef writeonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = add i32 %1, 1
  %8 = icmp eq i32 %5, 0
  %9 = add i32 %5, -4
  %10 = select i1 %8, i32 0, i32 %9
  %11 = tail call noundef i32 @llvm.umin.i32(i32 %3, i32 15)
  %12 = shl nuw nsw i32 %11, 4
  %13 = tail call noundef i32 @llvm.umin.i32(i32 %10, i32 15)
  %14 = or disjoint i32 %13, %12
  %15 = trunc nuw i32 %14 to i8
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  store i8 %15, ptr %17, align 1, !tbaa !8
  %18 = icmp ugt i32 %3, 14
  br i1 %18, label %19, label %37

19:                                               ; preds = %6
  %20 = add i32 %3, -15
  %21 = icmp ugt i32 %20, 254
  br i1 %21, label %22, label %30

22:                                               ; preds = %19, %22
  %23 = phi i32 [ %28, %22 ], [ %20, %19 ]
  %24 = phi i32 [ %25, %22 ], [ %7, %19 ]
  %25 = add i32 %24, 1
  %26 = zext i32 %24 to i64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 %26
  store i8 -1, ptr %27, align 1, !tbaa !8
  %28 = add i32 %23, -255
  %29 = icmp ugt i32 %28, 254
  br i1 %29, label %22, label %30, !llvm.loop !9

30:                                               ; preds = %22, %19
  %31 = phi i32 [ %7, %19 ], [ %25, %22 ]
  %32 = phi i32 [ %20, %19 ], [ %28, %22 ]
  %33 = trunc nuw i32 %32 to i8
  %34 = add i32 %31, 1
  %35 = zext i32 %31 to i64
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 %35
  store i8 %33, ptr %36, align 1, !tbaa !8
  br label %37

37:                                               ; preds = %30, %6
  %38 = phi i32 [ %34, %30 ], [ %7, %6 ]
  %39 = icmp eq i32 %3, 0
  br i1 %39, label %40, label %42

40:                                               ; preds = %42, %37
  %41 = phi i32 [ %38, %37 ], [ %48, %42 ]
  br i1 %8, label %82, label %53

42:                                               ; preds = %37, %42
  %43 = phi i32 [ %51, %42 ], [ 0, %37 ]
  %44 = phi i32 [ %48, %42 ], [ %38, %37 ]
  %45 = zext i32 %43 to i64
  %46 = getelementptr inbounds nuw i8, ptr %2, i64 %45
  %47 = load i8, ptr %46, align 1, !tbaa !8
  %48 = add i32 %44, 1
  %49 = zext i32 %44 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 %49
  store i8 %47, ptr %50, align 1, !tbaa !8
  %51 = add nuw i32 %43, 1
  %52 = icmp eq i32 %51, %3
  br i1 %52, label %40, label %42, !llvm.loop !12

53:                                               ; preds = %40
  %54 = trunc i32 %4 to i8
  %55 = add i32 %41, 1
  %56 = zext i32 %41 to i64
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 %56
  store i8 %54, ptr %57, align 1, !tbaa !8
  %58 = lshr i32 %4, 8
  %59 = trunc i32 %58 to i8
  %60 = add i32 %41, 2
  %61 = zext i32 %55 to i64
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 %61
  store i8 %59, ptr %62, align 1, !tbaa !8
  %63 = icmp ugt i32 %10, 14
  br i1 %63, label %64, label %82

64:                                               ; preds = %53
  %65 = add i32 %10, -15
  %66 = icmp ugt i32 %65, 254
  br i1 %66, label %67, label %75

67:                                               ; preds = %64, %67
  %68 = phi i32 [ %73, %67 ], [ %65, %64 ]
  %69 = phi i32 [ %70, %67 ], [ %60, %64 ]
  %70 = add i32 %69, 1
  %71 = zext i32 %69 to i64
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 %71
  store i8 -1, ptr %72, align 1, !tbaa !8
  %73 = add i32 %68, -255
  %74 = icmp ugt i32 %73, 254
  br i1 %74, label %67, label %75, !llvm.loop !9

75:                                               ; preds = %67, %64
  %76 = phi i32 [ %60, %64 ], [ %70, %67 ]
  %77 = phi i32 [ %65, %64 ], [ %73, %67 ]
  %78 = trunc nuw i32 %77 to i8
  %79 = add i32 %76, 1
  %80 = zext i32 %76 to i64
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  store i8 %78, ptr %81, align 1, !tbaa !8
  br label %82

82:                                               ; preds = %53, %75, %40
  %83 = phi i32 [ %79, %75 ], [ %60, %53 ], [ %41, %40 ]
  ret i32 %83
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z14compress_blockPKhPh(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca [32 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7
  br label %4

4:                                                ; preds = %2, %4
  %5 = phi i32 [ 0, %2 ], [ %8, %4 ]
  %6 = zext nneg i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 %6
  store i8 -1, ptr %7, align 1, !tbaa !8
  %8 = add nuw nsw i32 %5, 1
  %9 = icmp eq i32 %8, 32
  br i1 %9, label %10, label %4, !llvm.loop !13

10:                                               ; preds = %4, %166
  %11 = phi i32 [ %169, %166 ], [ 0, %4 ]
  %12 = phi i32 [ %168, %166 ], [ 0, %4 ]
  %13 = phi i32 [ %167, %166 ], [ 0, %4 ]
  %14 = zext i32 %11 to i64
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !8
  %17 = zext i8 %16 to i32
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 1
  %19 = load i8, ptr %18, align 1, !tbaa !8
  %20 = zext i8 %19 to i32
  %21 = shl nuw nsw i32 %20, 8
  %22 = or disjoint i32 %21, %17
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 2
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = zext i8 %24 to i32
  %26 = shl nuw nsw i32 %25, 16
  %27 = or disjoint i32 %22, %26
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 3
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = shl nuw i32 %30, 24
  %32 = or disjoint i32 %27, %31
  %33 = mul i32 %32, -1640531535
  %34 = lshr i32 %33, 27
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = zext i8 %37 to i32
  %39 = trunc i32 %11 to i8
  store i8 %39, ptr %36, align 1, !tbaa !8
  %40 = icmp eq i8 %37, -1
  br i1 %40, label %67, label %41

41:                                               ; preds = %10
  %42 = zext i8 %37 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 %42
  %44 = load i8, ptr %43, align 1, !tbaa !8
  %45 = zext i8 %44 to i32
  %46 = getelementptr inbounds nuw i8, ptr %43, i64 1
  %47 = load i8, ptr %46, align 1, !tbaa !8
  %48 = zext i8 %47 to i32
  %49 = shl nuw nsw i32 %48, 8
  %50 = or disjoint i32 %49, %45
  %51 = getelementptr inbounds nuw i8, ptr %43, i64 2
  %52 = load i8, ptr %51, align 1, !tbaa !8
  %53 = zext i8 %52 to i32
  %54 = shl nuw nsw i32 %53, 16
  %55 = or disjoint i32 %50, %54
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 3
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = zext i8 %57 to i32
  %59 = shl nuw i32 %58, 24
  %60 = or disjoint i32 %55, %59
  %61 = icmp eq i32 %60, %32
  br i1 %61, label %62, label %67

62:                                               ; preds = %41
  %63 = add i32 %11, 4
  %64 = icmp ult i32 %63, 128
  br i1 %64, label %65, label %84

65:                                               ; preds = %62
  %66 = sub i32 128, %11
  br label %69

67:                                               ; preds = %41, %10
  %68 = add i32 %11, 1
  br label %166, !llvm.loop !14

69:                                               ; preds = %65, %80
  %70 = phi i32 [ %82, %80 ], [ %63, %65 ]
  %71 = phi i32 [ %81, %80 ], [ 4, %65 ]
  %72 = add nuw nsw i32 %71, %38
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !8
  %76 = zext nneg i32 %70 to i64
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %76
  %78 = load i8, ptr %77, align 1, !tbaa !8
  %79 = icmp eq i8 %75, %78
  br i1 %79, label %80, label %84

80:                                               ; preds = %69
  %81 = add nuw nsw i32 %71, 1
  %82 = add i32 %81, %11
  %83 = icmp eq i32 %81, %66
  br i1 %83, label %84, label %69, !llvm.loop !15

84:                                               ; preds = %69, %80, %62
  %85 = phi i32 [ 4, %62 ], [ %71, %69 ], [ %66, %80 ]
  %86 = phi i32 [ %63, %62 ], [ %70, %69 ], [ 128, %80 ]
  %87 = zext i32 %12 to i64
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 %87
  %89 = sub i32 %11, %12
  %90 = sub i32 %11, %38
  %91 = add i32 %13, 1
  %92 = icmp eq i32 %85, 0
  %93 = add i32 %85, -4
  %94 = select i1 %92, i32 0, i32 %93
  %95 = tail call noundef i32 @llvm.umin.i32(i32 %89, i32 15)
  %96 = shl nuw nsw i32 %95, 4
  %97 = tail call noundef i32 @llvm.umin.i32(i32 %94, i32 15)
  %98 = or disjoint i32 %97, %96
  %99 = trunc nuw i32 %98 to i8
  %100 = zext i32 %13 to i64
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 %100
  store i8 %99, ptr %101, align 1, !tbaa !8
  %102 = icmp ugt i32 %89, 14
  br i1 %102, label %103, label %121

103:                                              ; preds = %84
  %104 = add i32 %89, -15
  %105 = icmp ugt i32 %104, 254
  br i1 %105, label %106, label %114

106:                                              ; preds = %103, %106
  %107 = phi i32 [ %112, %106 ], [ %104, %103 ]
  %108 = phi i32 [ %109, %106 ], [ %91, %103 ]
  %109 = add i32 %108, 1
  %110 = zext i32 %108 to i64
  %111 = getelementptr inbounds nuw i8, ptr %1, i64 %110
  store i8 -1, ptr %111, align 1, !tbaa !8
  %112 = add i32 %107, -255
  %113 = icmp ugt i32 %112, 254
  br i1 %113, label %106, label %114, !llvm.loop !9

114:                                              ; preds = %106, %103
  %115 = phi i32 [ %91, %103 ], [ %109, %106 ]
  %116 = phi i32 [ %104, %103 ], [ %112, %106 ]
  %117 = trunc nuw i32 %116 to i8
  %118 = add i32 %115, 1
  %119 = zext i32 %115 to i64
  %120 = getelementptr inbounds nuw i8, ptr %1, i64 %119
  store i8 %117, ptr %120, align 1, !tbaa !8
  br label %121

121:                                              ; preds = %114, %84
  %122 = phi i32 [ %118, %114 ], [ %91, %84 ]
  %123 = icmp eq i32 %11, %12
  br i1 %123, label %124, label %126

124:                                              ; preds = %126, %121
  %125 = phi i32 [ %122, %121 ], [ %132, %126 ]
  br i1 %92, label %166, label %137

126:                                              ; preds = %121, %126
  %127 = phi i32 [ %135, %126 ], [ 0, %121 ]
  %128 = phi i32 [ %132, %126 ], [ %122, %121 ]
  %129 = zext i32 %127 to i64
  %130 = getelementptr inbounds nuw i8, ptr %88, i64 %129
  %131 = load i8, ptr %130, align 1, !tbaa !8
  %132 = add i32 %128, 1
  %133 = zext i32 %128 to i64
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 %133
  store i8 %131, ptr %134, align 1, !tbaa !8
  %135 = add nuw i32 %127, 1
  %136 = icmp eq i32 %135, %89
  br i1 %136, label %124, label %126, !llvm.loop !12

137:                                              ; preds = %124
  %138 = trunc i32 %90 to i8
  %139 = add i32 %125, 1
  %140 = zext i32 %125 to i64
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 %140
  store i8 %138, ptr %141, align 1, !tbaa !8
  %142 = lshr i32 %90, 8
  %143 = trunc i32 %142 to i8
  %144 = add i32 %125, 2
  %145 = zext i32 %139 to i64
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 %145
  store i8 %143, ptr %146, align 1, !tbaa !8
  %147 = icmp ugt i32 %94, 14
  br i1 %147, label %148, label %166

148:                                              ; preds = %137
  %149 = add i32 %94, -15
  %150 = icmp ugt i32 %149, 254
  br i1 %150, label %151, label %159

151:                                              ; preds = %148, %151
  %152 = phi i32 [ %157, %151 ], [ %149, %148 ]
  %153 = phi i32 [ %154, %151 ], [ %144, %148 ]
  %154 = add i32 %153, 1
  %155 = zext i32 %153 to i64
  %156 = getelementptr inbounds nuw i8, ptr %1, i64 %155
  store i8 -1, ptr %156, align 1, !tbaa !8
  %157 = add i32 %152, -255
  %158 = icmp ugt i32 %157, 254
  br i1 %158, label %151, label %159, !llvm.loop !9

159:                                              ; preds = %151, %148
  %160 = phi i32 [ %144, %148 ], [ %154, %151 ]
  %161 = phi i32 [ %149, %148 ], [ %157, %151 ]
  %162 = trunc nuw i32 %161 to i8
  %163 = add i32 %160, 1
  %164 = zext i32 %160 to i64
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 %164
  store i8 %162, ptr %165, align 1, !tbaa !8
  br label %166

166:                                              ; preds = %159, %137, %124, %67
  %167 = phi i32 [ %13, %67 ], [ %163, %159 ], [ %144, %137 ], [ %125, %124 ]
  %168 = phi i32 [ %12, %67 ], [ %86, %159 ], [ %86, %137 ], [ %86, %124 ]
  %169 = phi i32 [ %68, %67 ], [ %86, %159 ], [ %86, %137 ], [ %86, %124 ]
  %170 = add i32 %169, 4
  %171 = icmp ult i32 %170, 129
  br i1 %171, label %10, label %172

172:                                              ; preds = %166
  %173 = zext i32 %168 to i64
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 %173
  %175 = sub i32 128, %168
  %176 = add i32 %167, 1
  %177 = tail call noundef i32 @llvm.umin.i32(i32 %175, i32 15)
  %178 = trunc nuw nsw i32 %177 to i8
  %179 = shl nuw i8 %178, 4
  %180 = zext i32 %167 to i64
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 %180
  store i8 %179, ptr %181, align 1, !tbaa !8
  %182 = icmp ugt i32 %175, 14
  br i1 %182, label %183, label %201

183:                                              ; preds = %172
  %184 = sub i32 113, %168
  %185 = icmp ugt i32 %184, 254
  br i1 %185, label %186, label %194

186:                                              ; preds = %183, %186
  %187 = phi i32 [ %192, %186 ], [ %184, %183 ]
  %188 = phi i32 [ %189, %186 ], [ %176, %183 ]
  %189 = add i32 %188, 1
  %190 = zext i32 %188 to i64
  %191 = getelementptr inbounds nuw i8, ptr %1, i64 %190
  store i8 -1, ptr %191, align 1, !tbaa !8
  %192 = add i32 %187, -255
  %193 = icmp ugt i32 %192, 254
  br i1 %193, label %186, label %194, !llvm.loop !9

194:                                              ; preds = %186, %183
  %195 = phi i32 [ %176, %183 ], [ %189, %186 ]
  %196 = phi i32 [ %184, %183 ], [ %192, %186 ]
  %197 = trunc nuw i32 %196 to i8
  %198 = add i32 %195, 1
  %199 = zext i32 %195 to i64
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 %199
  store i8 %197, ptr %200, align 1, !tbaa !8
  br label %201

201:                                              ; preds = %194, %172
  %202 = phi i32 [ %198, %194 ], [ %176, %172 ]
  %203 = icmp eq i32 %168, 128
  br i1 %203, label %215, label %204

204:                                              ; preds = %201, %204
  %205 = phi i32 [ %213, %204 ], [ 0, %201 ]
  %206 = phi i32 [ %210, %204 ], [ %202, %201 ]
  %207 = zext i32 %205 to i64
  %208 = getelementptr inbounds nuw i8, ptr %174, i64 %207
  %209 = load i8, ptr %208, align 1, !tbaa !8
  %210 = add i32 %206, 1
  %211 = zext i32 %206 to i64
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 %211
  store i8 %209, ptr %212, align 1, !tbaa !8
  %213 = add nuw i32 %205, 1
  %214 = icmp eq i32 %213, %175
  br i1 %214, label %215, label %204, !llvm.loop !12

215:                                              ; preds = %204, %201
  %216 = phi i32 [ %202, %201 ], [ %210, %204 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7
  ret i32 %216
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z10get_lengthPKhRjj(ptr noundef readonly captures(none) %0, ptr noundef nonnull align 4 captures(none) dereferenceable(4) %1, i32 noundef %2) local_unnamed_addr #1 {
  %4 = icmp ult i32 %2, 15
  br i1 %4, label %17, label %5

5:                                                ; preds = %3
  %6 = load i32, ptr %1, align 4, !tbaa !4
  br label %7

7:                                                ; preds = %5, %7
  %8 = phi i32 [ %10, %7 ], [ %6, %5 ]
  %9 = phi i32 [ %15, %7 ], [ %2, %5 ]
  %10 = add i32 %8, 1
  store i32 %10, ptr %1, align 4, !tbaa !4
  %11 = zext i32 %8 to i64
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = zext i8 %13 to i32
  %15 = add i32 %9, %14
  %16 = icmp eq i8 %13, -1
  br i1 %16, label %7, label %17, !llvm.loop !16

17:                                               ; preds = %7, %3
  %18 = phi i32 [ %2, %3 ], [ %15, %7 ]
  ret i32 %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z16decompress_blockPKhjPh(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #3 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %91, label %5

5:                                                ; preds = %3, %88
  %6 = phi i32 [ %89, %88 ], [ 0, %3 ]
  %7 = phi i32 [ %72, %88 ], [ 0, %3 ]
  %8 = add nuw i32 %7, 1
  %9 = zext i32 %7 to i64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  %11 = load i8, ptr %10, align 1, !tbaa !8
  %12 = zext i8 %11 to i32
  %13 = lshr i32 %12, 4
  %14 = icmp eq i32 %13, 15
  br i1 %14, label %15, label %25

15:                                               ; preds = %5, %15
  %16 = phi i32 [ %18, %15 ], [ %8, %5 ]
  %17 = phi i32 [ %23, %15 ], [ 15, %5 ]
  %18 = add i32 %16, 1
  %19 = zext i32 %16 to i64
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %19
  %21 = load i8, ptr %20, align 1, !tbaa !8
  %22 = zext i8 %21 to i32
  %23 = add i32 %17, %22
  %24 = icmp eq i8 %21, -1
  br i1 %24, label %15, label %25, !llvm.loop !16

25:                                               ; preds = %15, %5
  %26 = phi i32 [ %8, %5 ], [ %18, %15 ]
  %27 = phi i32 [ %13, %5 ], [ %23, %15 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %31, label %29

29:                                               ; preds = %25
  %30 = add i32 %27, %6
  br label %35

31:                                               ; preds = %35, %25
  %32 = phi i32 [ %26, %25 ], [ %38, %35 ]
  %33 = phi i32 [ %6, %25 ], [ %42, %35 ]
  %34 = icmp ult i32 %32, %1
  br i1 %34, label %46, label %91

35:                                               ; preds = %29, %35
  %36 = phi i32 [ %42, %35 ], [ %6, %29 ]
  %37 = phi i32 [ %38, %35 ], [ %26, %29 ]
  %38 = add i32 %37, 1
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = add i32 %36, 1
  %43 = zext i32 %36 to i64
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 %43
  store i8 %41, ptr %44, align 1, !tbaa !8
  %45 = icmp eq i32 %42, %30
  br i1 %45, label %31, label %35, !llvm.loop !17

46:                                               ; preds = %31
  %47 = zext i32 %32 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 %47
  %49 = load i8, ptr %48, align 1, !tbaa !8
  %50 = zext i8 %49 to i32
  %51 = add i32 %32, 1
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !8
  %55 = zext i8 %54 to i32
  %56 = shl nuw nsw i32 %55, 8
  %57 = or disjoint i32 %56, %50
  %58 = add i32 %32, 2
  %59 = and i32 %12, 15
  %60 = icmp eq i32 %59, 15
  br i1 %60, label %61, label %71

61:                                               ; preds = %46, %61
  %62 = phi i32 [ %64, %61 ], [ %58, %46 ]
  %63 = phi i32 [ %69, %61 ], [ 15, %46 ]
  %64 = add i32 %62, 1
  %65 = zext i32 %62 to i64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = zext i8 %67 to i32
  %69 = add i32 %63, %68
  %70 = icmp eq i8 %67, -1
  br i1 %70, label %61, label %71, !llvm.loop !16

71:                                               ; preds = %61, %46
  %72 = phi i32 [ %58, %46 ], [ %64, %61 ]
  %73 = phi i32 [ %59, %46 ], [ %69, %61 ]
  %74 = icmp eq i32 %73, -4
  br i1 %74, label %88, label %75

75:                                               ; preds = %71
  %76 = add i32 %33, 4
  %77 = add i32 %76, %73
  br label %78

78:                                               ; preds = %75, %78
  %79 = phi i32 [ %86, %78 ], [ %33, %75 ]
  %80 = sub i32 %79, %57
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 %81
  %83 = load i8, ptr %82, align 1, !tbaa !8
  %84 = zext i32 %79 to i64
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 %84
  store i8 %83, ptr %85, align 1, !tbaa !8
  %86 = add i32 %79, 1
  %87 = icmp eq i32 %86, %77
  br i1 %87, label %88, label %78, !llvm.loop !18

88:                                               ; preds = %78, %71
  %89 = phi i32 [ %33, %71 ], [ %86, %78 ]
  %90 = icmp ult i32 %72, %1
  br i1 %90, label %5, label %91

91:                                               ; preds = %88, %31, %3
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lz_compress(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl i32 %8, 7
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = shl i32 %8, 8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %15 = tail call noundef i32 @_Z14compress_blockPKhPh(ptr noundef %11, ptr noundef %14) #7
  %16 = zext i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr %2, i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lz_roundtrip(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl i32 %8, 7
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  %12 = shl i32 %8, 8
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 %13
  %15 = tail call noundef i32 @_Z14compress_blockPKhPh(ptr noundef %11, ptr noundef %14) #7
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  tail call void @_Z16decompress_blockPKhjPh(ptr noundef %14, i32 noundef %15, ptr noundef %16) #7
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nounwind }

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
!16 = distinct !{!16, !10, !11}
!17 = distinct !{!17, !10, !11}
!18 = distinct !{!18, !10, !11}
