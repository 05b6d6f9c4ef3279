; ModuleID = 'corpus/cuda/cu_lz_match.cu'
source_filename = "corpus/cuda/cu_lz_match.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: write)
define dso_local noundef i32 @_Z10put_lengthPhjj(ptr noundef writeonly captures(none) %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = icmp ugt i32 %2, 254
  br i1 %4, label %5, label %40

5:                                                ; preds = %3
  %6 = add i32 %2, -255
  %7 = udiv i32 %6, 255
  %8 = add nuw nsw i32 %7, 1
  %9 = icmp ult i32 %6, 1785
  br i1 %9, label %29, label %10

10:                                               ; preds = %5
  %11 = add i32 %2, -255
  %12 = udiv i32 %11, 255
  %13 = xor i32 %1, -1
  %14 = icmp ugt i32 %12, %13
  br i1 %14, label %29, label %15

15:                                               ; preds = %10
  %16 = and i32 %8, 67108860
  %17 = mul i32 %16, -255
  %18 = add i32 %2, %17
  %19 = add i32 %1, %16
  br label %20

20:                                               ; preds = %20, %15
  %21 = phi i32 [ 0, %15 ], [ %25, %20 ]
  %22 = add i32 %1, %21
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 %23
  store <4 x i8> splat (i8 -1), ptr %24, align 1, !tbaa !8
  %25 = add nuw i32 %21, 4
  %26 = icmp eq i32 %25, %16
  br i1 %26, label %27, label %20, !llvm.loop !9

27:                                               ; preds = %20
  %28 = icmp eq i32 %8, %16
  br i1 %28, label %40, label %29

29:                                               ; preds = %10, %5, %27
  %30 = phi i32 [ %2, %10 ], [ %2, %5 ], [ %18, %27 ]
  %31 = phi i32 [ %1, %10 ], [ %1, %5 ], [ %19, %27 ]
  br label %32

32:                                               ; preds = %29, %32
  %33 = phi i32 [ %38, %32 ], [ %30, %29 ]
  %34 = phi i32 [ %35, %32 ], [ %31, %29 ]
  %35 = add i32 %34, 1
  %36 = zext i32 %34 to i64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %36
  store i8 -1, ptr %37, align 1, !tbaa !8
  %38 = add i32 %33, -255
  %39 = icmp ugt i32 %38, 254
  br i1 %39, label %32, label %40, !llvm.loop !13

40:                                               ; preds = %32, %27, %3
  %41 = phi i32 [ %1, %3 ], [ %19, %27 ], [ %35, %32 ]
  %42 = phi i32 [ %2, %3 ], [ %18, %27 ], [ %38, %32 ]
  %43 = trunc nuw i32 %42 to i8
  %44 = add i32 %41, 1
  %45 = zext i32 %41 to i64
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 %45
  store i8 %43, ptr %46, align 1, !tbaa !8
  ret i32 %44
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z12put_sequencePhjPKhjjj(ptr noundef writeonly captures(none) %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) local_unnamed_addr #1 {
  %7 = add i32 %1, 1
  %8 = icmp eq i32 %5, 0
  %9 = add i32 %5, -4
  %10 = tail call noundef i32 @llvm.umin.i32(i32 %3, i32 15)
  %11 = shl nuw nsw i32 %10, 4
  %12 = tail call i32 @llvm.umin.i32(i32 %9, i32 15)
  %13 = select i1 %8, i32 0, i32 %12
  %14 = or disjoint i32 %13, %11
  %15 = trunc nuw i32 %14 to i8
  %16 = zext i32 %1 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 %16
  store i8 %15, ptr %17, align 1, !tbaa !8
  %18 = icmp ugt i32 %3, 14
  br i1 %18, label %19, label %64

19:                                               ; preds = %6
  %20 = add i32 %3, -15
  %21 = icmp ugt i32 %20, 254
  br i1 %21, label %22, label %57

22:                                               ; preds = %19
  %23 = add i32 %3, -270
  %24 = udiv i32 %23, 255
  %25 = add nuw nsw i32 %24, 1
  %26 = icmp ult i32 %23, 1785
  br i1 %26, label %46, label %27

27:                                               ; preds = %22
  %28 = add i32 %3, -270
  %29 = udiv i32 %28, 255
  %30 = sub i32 -2, %1
  %31 = icmp ult i32 %30, %29
  br i1 %31, label %46, label %32

32:                                               ; preds = %27
  %33 = and i32 %25, 67108860
  %34 = mul i32 %33, -255
  %35 = add i32 %20, %34
  %36 = add i32 %7, %33
  br label %37

37:                                               ; preds = %37, %32
  %38 = phi i32 [ 0, %32 ], [ %42, %37 ]
  %39 = add i32 %7, %38
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 %40
  store <4 x i8> splat (i8 -1), ptr %41, align 1, !tbaa !8
  %42 = add nuw i32 %38, 4
  %43 = icmp eq i32 %42, %33
  br i1 %43, label %44, label %37, !llvm.loop !14

44:                                               ; preds = %37
  %45 = icmp eq i32 %25, %33
  br i1 %45, label %57, label %46

46:                                               ; preds = %27, %22, %44
  %47 = phi i32 [ %20, %27 ], [ %20, %22 ], [ %35, %44 ]
  %48 = phi i32 [ %7, %27 ], [ %7, %22 ], [ %36, %44 ]
  br label %49

49:                                               ; preds = %46, %49
  %50 = phi i32 [ %55, %49 ], [ %47, %46 ]
  %51 = phi i32 [ %52, %49 ], [ %48, %46 ]
  %52 = add i32 %51, 1
  %53 = zext i32 %51 to i64
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 %53
  store i8 -1, ptr %54, align 1, !tbaa !8
  %55 = add i32 %50, -255
  %56 = icmp ugt i32 %55, 254
  br i1 %56, label %49, label %57, !llvm.loop !15

57:                                               ; preds = %49, %44, %19
  %58 = phi i32 [ %7, %19 ], [ %36, %44 ], [ %52, %49 ]
  %59 = phi i32 [ %20, %19 ], [ %35, %44 ], [ %55, %49 ]
  %60 = trunc nuw i32 %59 to i8
  %61 = add i32 %58, 1
  %62 = zext i32 %58 to i64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 %62
  store i8 %60, ptr %63, align 1, !tbaa !8
  br label %64

64:                                               ; preds = %57, %6
  %65 = phi i32 [ %61, %57 ], [ %7, %6 ]
  %66 = icmp eq i32 %3, 0
  br i1 %66, label %91, label %67

67:                                               ; preds = %64
  %68 = and i32 %3, 7
  %69 = icmp ult i32 %3, 8
  br i1 %69, label %74, label %70

70:                                               ; preds = %67
  %71 = and i32 %3, -8
  br label %93

72:                                               ; preds = %93
  %73 = icmp eq i32 %68, 0
  br i1 %73, label %91, label %74

74:                                               ; preds = %72, %67
  %75 = phi i32 [ 0, %67 ], [ %152, %72 ]
  %76 = phi i32 [ %65, %67 ], [ %149, %72 ]
  %77 = icmp ne i32 %68, 0
  tail call void @llvm.assume(i1 %77)
  br label %78

78:                                               ; preds = %78, %74
  %79 = phi i32 [ %88, %78 ], [ %75, %74 ]
  %80 = phi i32 [ %85, %78 ], [ %76, %74 ]
  %81 = phi i32 [ %89, %78 ], [ 0, %74 ]
  %82 = zext i32 %79 to i64
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 %82
  %84 = load i8, ptr %83, align 1, !tbaa !8
  %85 = add i32 %80, 1
  %86 = zext i32 %80 to i64
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 %86
  store i8 %84, ptr %87, align 1, !tbaa !8
  %88 = add nuw i32 %79, 1
  %89 = add i32 %81, 1
  %90 = icmp eq i32 %89, %68
  br i1 %90, label %91, label %78, !llvm.loop !16

91:                                               ; preds = %72, %78, %64
  %92 = phi i32 [ %65, %64 ], [ %149, %72 ], [ %85, %78 ]
  br i1 %8, label %211, label %155

93:                                               ; preds = %93, %70
  %94 = phi i32 [ 0, %70 ], [ %152, %93 ]
  %95 = phi i32 [ %65, %70 ], [ %149, %93 ]
  %96 = phi i32 [ 0, %70 ], [ %153, %93 ]
  %97 = zext i32 %94 to i64
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 %97
  %99 = load i8, ptr %98, align 1, !tbaa !8
  %100 = add i32 %95, 1
  %101 = zext i32 %95 to i64
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 %101
  store i8 %99, ptr %102, align 1, !tbaa !8
  %103 = or disjoint i32 %94, 1
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 %104
  %106 = load i8, ptr %105, align 1, !tbaa !8
  %107 = add i32 %95, 2
  %108 = zext i32 %100 to i64
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 %108
  store i8 %106, ptr %109, align 1, !tbaa !8
  %110 = or disjoint i32 %94, 2
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 %111
  %113 = load i8, ptr %112, align 1, !tbaa !8
  %114 = add i32 %95, 3
  %115 = zext i32 %107 to i64
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 %115
  store i8 %113, ptr %116, align 1, !tbaa !8
  %117 = or disjoint i32 %94, 3
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %2, i64 %118
  %120 = load i8, ptr %119, align 1, !tbaa !8
  %121 = add i32 %95, 4
  %122 = zext i32 %114 to i64
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 %122
  store i8 %120, ptr %123, align 1, !tbaa !8
  %124 = or disjoint i32 %94, 4
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %2, i64 %125
  %127 = load i8, ptr %126, align 1, !tbaa !8
  %128 = add i32 %95, 5
  %129 = zext i32 %121 to i64
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 %129
  store i8 %127, ptr %130, align 1, !tbaa !8
  %131 = or disjoint i32 %94, 5
  %132 = zext i32 %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %2, i64 %132
  %134 = load i8, ptr %133, align 1, !tbaa !8
  %135 = add i32 %95, 6
  %136 = zext i32 %128 to i64
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 %136
  store i8 %134, ptr %137, align 1, !tbaa !8
  %138 = or disjoint i32 %94, 6
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i8, ptr %2, i64 %139
  %141 = load i8, ptr %140, align 1, !tbaa !8
  %142 = add i32 %95, 7
  %143 = zext i32 %135 to i64
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 %143
  store i8 %141, ptr %144, align 1, !tbaa !8
  %145 = or disjoint i32 %94, 7
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 %146
  %148 = load i8, ptr %147, align 1, !tbaa !8
  %149 = add i32 %95, 8
  %150 = zext i32 %142 to i64
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 %150
  store i8 %148, ptr %151, align 1, !tbaa !8
  %152 = add nuw i32 %94, 8
  %153 = add i32 %96, 8
  %154 = icmp eq i32 %153, %71
  br i1 %154, label %72, label %93, !llvm.loop !18

155:                                              ; preds = %91
  %156 = trunc i32 %4 to i8
  %157 = add i32 %92, 1
  %158 = zext i32 %92 to i64
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 %158
  store i8 %156, ptr %159, align 1, !tbaa !8
  %160 = lshr i32 %4, 8
  %161 = trunc i32 %160 to i8
  %162 = add i32 %92, 2
  %163 = zext i32 %157 to i64
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 %163
  store i8 %161, ptr %164, align 1, !tbaa !8
  %165 = icmp ugt i32 %9, 14
  br i1 %165, label %166, label %211

166:                                              ; preds = %155
  %167 = add i32 %5, -19
  %168 = icmp ugt i32 %167, 254
  br i1 %168, label %169, label %204

169:                                              ; preds = %166
  %170 = add i32 %5, -274
  %171 = udiv i32 %170, 255
  %172 = add nuw nsw i32 %171, 1
  %173 = icmp ult i32 %170, 1785
  br i1 %173, label %193, label %174

174:                                              ; preds = %169
  %175 = add i32 %5, -274
  %176 = udiv i32 %175, 255
  %177 = sub i32 -3, %92
  %178 = icmp ult i32 %177, %176
  br i1 %178, label %193, label %179

179:                                              ; preds = %174
  %180 = and i32 %172, 67108860
  %181 = mul i32 %180, -255
  %182 = add i32 %167, %181
  %183 = add i32 %162, %180
  br label %184

184:                                              ; preds = %184, %179
  %185 = phi i32 [ 0, %179 ], [ %189, %184 ]
  %186 = add i32 %162, %185
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 %187
  store <4 x i8> splat (i8 -1), ptr %188, align 1, !tbaa !8
  %189 = add nuw i32 %185, 4
  %190 = icmp eq i32 %189, %180
  br i1 %190, label %191, label %184, !llvm.loop !19

191:                                              ; preds = %184
  %192 = icmp eq i32 %172, %180
  br i1 %192, label %204, label %193

193:                                              ; preds = %174, %169, %191
  %194 = phi i32 [ %167, %174 ], [ %167, %169 ], [ %182, %191 ]
  %195 = phi i32 [ %162, %174 ], [ %162, %169 ], [ %183, %191 ]
  br label %196

196:                                              ; preds = %193, %196
  %197 = phi i32 [ %202, %196 ], [ %194, %193 ]
  %198 = phi i32 [ %199, %196 ], [ %195, %193 ]
  %199 = add i32 %198, 1
  %200 = zext i32 %198 to i64
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 %200
  store i8 -1, ptr %201, align 1, !tbaa !8
  %202 = add i32 %197, -255
  %203 = icmp ugt i32 %202, 254
  br i1 %203, label %196, label %204, !llvm.loop !20

204:                                              ; preds = %196, %191, %166
  %205 = phi i32 [ %162, %166 ], [ %183, %191 ], [ %199, %196 ]
  %206 = phi i32 [ %167, %166 ], [ %182, %191 ], [ %202, %196 ]
  %207 = trunc nuw i32 %206 to i8
  %208 = add i32 %205, 1
  %209 = zext i32 %205 to i64
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 %209
  store i8 %207, ptr %210, align 1, !tbaa !8
  br label %211

211:                                              ; preds = %155, %204, %91
  %212 = phi i32 [ %208, %204 ], [ %162, %155 ], [ %92, %91 ]
  ret i32 %212
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local noundef i32 @_Z14compress_blockPKhPh(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = alloca [32 x i8], align 1
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #9
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 1 dereferenceable(32) %3, i8 -1, i64 32, i1 false)
  br label %4

4:                                                ; preds = %2, %289
  %5 = phi i32 [ %292, %289 ], [ 0, %2 ]
  %6 = phi i32 [ %291, %289 ], [ 0, %2 ]
  %7 = phi i32 [ %290, %289 ], [ 0, %2 ]
  %8 = zext i32 %5 to i64
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8
  %10 = load i8, ptr %9, align 1, !tbaa !8
  %11 = zext i8 %10 to i32
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 1
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = zext i8 %13 to i32
  %15 = shl nuw nsw i32 %14, 8
  %16 = or disjoint i32 %15, %11
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 2
  %18 = load i8, ptr %17, align 1, !tbaa !8
  %19 = zext i8 %18 to i32
  %20 = shl nuw nsw i32 %19, 16
  %21 = or disjoint i32 %16, %20
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 3
  %23 = load i8, ptr %22, align 1, !tbaa !8
  %24 = zext i8 %23 to i32
  %25 = shl nuw i32 %24, 24
  %26 = or disjoint i32 %21, %25
  %27 = mul i32 %26, -1640531535
  %28 = lshr i32 %27, 27
  %29 = zext nneg i32 %28 to i64
  %30 = getelementptr inbounds nuw i8, ptr %3, i64 %29
  %31 = load i8, ptr %30, align 1, !tbaa !8
  %32 = zext i8 %31 to i32
  %33 = trunc nsw i32 %5 to i8
  store i8 %33, ptr %30, align 1, !tbaa !8
  %34 = icmp eq i8 %31, -1
  br i1 %34, label %61, label %35

35:                                               ; preds = %4
  %36 = zext i8 %31 to i64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = zext i8 %38 to i32
  %40 = getelementptr inbounds nuw i8, ptr %37, i64 1
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = zext i8 %41 to i32
  %43 = shl nuw nsw i32 %42, 8
  %44 = or disjoint i32 %43, %39
  %45 = getelementptr inbounds nuw i8, ptr %37, i64 2
  %46 = load i8, ptr %45, align 1, !tbaa !8
  %47 = zext i8 %46 to i32
  %48 = shl nuw nsw i32 %47, 16
  %49 = or disjoint i32 %44, %48
  %50 = getelementptr inbounds nuw i8, ptr %37, i64 3
  %51 = load i8, ptr %50, align 1, !tbaa !8
  %52 = zext i8 %51 to i32
  %53 = shl nuw i32 %52, 24
  %54 = or disjoint i32 %49, %53
  %55 = icmp eq i32 %54, %26
  br i1 %55, label %56, label %61

56:                                               ; preds = %35
  %57 = icmp slt i32 %5, 124
  br i1 %57, label %58, label %78

58:                                               ; preds = %56
  %59 = add nsw i32 %5, 4
  %60 = sub nsw i32 128, %5
  br label %63

61:                                               ; preds = %35, %4
  %62 = add nsw i32 %5, 1
  br label %289, !llvm.loop !21

63:                                               ; preds = %58, %74
  %64 = phi i32 [ %76, %74 ], [ %59, %58 ]
  %65 = phi i32 [ %75, %74 ], [ 4, %58 ]
  %66 = add nuw nsw i32 %65, %32
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !8
  %70 = zext nneg i32 %64 to i64
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 %70
  %72 = load i8, ptr %71, align 1, !tbaa !8
  %73 = icmp eq i8 %69, %72
  br i1 %73, label %74, label %78

74:                                               ; preds = %63
  %75 = add nuw nsw i32 %65, 1
  %76 = add i32 %75, %5
  %77 = icmp eq i32 %75, %60
  br i1 %77, label %78, label %63, !llvm.loop !22

78:                                               ; preds = %63, %74, %56
  %79 = phi i32 [ 4, %56 ], [ %65, %63 ], [ %60, %74 ]
  %80 = phi i32 [ 128, %56 ], [ %64, %63 ], [ 128, %74 ]
  %81 = zext i32 %6 to i64
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 %81
  %83 = sub i32 %5, %6
  %84 = sub i32 %5, %32
  %85 = add i32 %7, 1
  %86 = add i32 %79, -4
  %87 = tail call noundef i32 @llvm.umin.i32(i32 %83, i32 15)
  %88 = shl nuw nsw i32 %87, 4
  %89 = tail call i32 @llvm.umin.i32(i32 %86, i32 15)
  %90 = or disjoint i32 %89, %88
  %91 = trunc nuw i32 %90 to i8
  %92 = zext i32 %7 to i64
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 %92
  store i8 %91, ptr %93, align 1, !tbaa !8
  %94 = icmp ugt i32 %83, 14
  br i1 %94, label %95, label %142

95:                                               ; preds = %78
  %96 = add i32 %83, -15
  %97 = icmp ugt i32 %96, 254
  br i1 %97, label %98, label %135

98:                                               ; preds = %95
  %99 = add i32 %5, -270
  %100 = sub i32 %99, %6
  %101 = udiv i32 %100, 255
  %102 = add nuw nsw i32 %101, 1
  %103 = icmp ult i32 %100, 1785
  br i1 %103, label %124, label %104

104:                                              ; preds = %98
  %105 = add i32 %5, -270
  %106 = sub i32 %105, %6
  %107 = udiv i32 %106, 255
  %108 = sub i32 -2, %7
  %109 = icmp ult i32 %108, %107
  br i1 %109, label %124, label %110

110:                                              ; preds = %104
  %111 = and i32 %102, 67108860
  %112 = mul i32 %111, -255
  %113 = add i32 %96, %112
  %114 = add i32 %85, %111
  br label %115

115:                                              ; preds = %115, %110
  %116 = phi i32 [ 0, %110 ], [ %120, %115 ]
  %117 = add i32 %85, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw i8, ptr %1, i64 %118
  store <4 x i8> splat (i8 -1), ptr %119, align 1, !tbaa !8
  %120 = add nuw i32 %116, 4
  %121 = icmp eq i32 %120, %111
  br i1 %121, label %122, label %115, !llvm.loop !23

122:                                              ; preds = %115
  %123 = icmp eq i32 %102, %111
  br i1 %123, label %135, label %124

124:                                              ; preds = %104, %98, %122
  %125 = phi i32 [ %96, %104 ], [ %96, %98 ], [ %113, %122 ]
  %126 = phi i32 [ %85, %104 ], [ %85, %98 ], [ %114, %122 ]
  br label %127

127:                                              ; preds = %124, %127
  %128 = phi i32 [ %133, %127 ], [ %125, %124 ]
  %129 = phi i32 [ %130, %127 ], [ %126, %124 ]
  %130 = add i32 %129, 1
  %131 = zext i32 %129 to i64
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 %131
  store i8 -1, ptr %132, align 1, !tbaa !8
  %133 = add i32 %128, -255
  %134 = icmp ugt i32 %133, 254
  br i1 %134, label %127, label %135, !llvm.loop !24

135:                                              ; preds = %127, %122, %95
  %136 = phi i32 [ %85, %95 ], [ %114, %122 ], [ %130, %127 ]
  %137 = phi i32 [ %96, %95 ], [ %113, %122 ], [ %133, %127 ]
  %138 = trunc nuw i32 %137 to i8
  %139 = add i32 %136, 1
  %140 = zext i32 %136 to i64
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 %140
  store i8 %138, ptr %141, align 1, !tbaa !8
  br label %142

142:                                              ; preds = %135, %78
  %143 = phi i32 [ %139, %135 ], [ %85, %78 ]
  %144 = icmp eq i32 %5, %6
  br i1 %144, label %232, label %145

145:                                              ; preds = %142
  %146 = and i32 %83, 7
  %147 = sub i32 %6, %5
  %148 = icmp ugt i32 %147, -8
  br i1 %148, label %215, label %149

149:                                              ; preds = %145
  %150 = and i32 %83, -8
  br label %151

151:                                              ; preds = %151, %149
  %152 = phi i32 [ 0, %149 ], [ %210, %151 ]
  %153 = phi i32 [ %143, %149 ], [ %207, %151 ]
  %154 = phi i32 [ 0, %149 ], [ %211, %151 ]
  %155 = zext i32 %152 to i64
  %156 = getelementptr inbounds nuw i8, ptr %82, i64 %155
  %157 = load i8, ptr %156, align 1, !tbaa !8
  %158 = add i32 %153, 1
  %159 = zext i32 %153 to i64
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 %159
  store i8 %157, ptr %160, align 1, !tbaa !8
  %161 = or disjoint i32 %152, 1
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %82, i64 %162
  %164 = load i8, ptr %163, align 1, !tbaa !8
  %165 = add i32 %153, 2
  %166 = zext i32 %158 to i64
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 %166
  store i8 %164, ptr %167, align 1, !tbaa !8
  %168 = or disjoint i32 %152, 2
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr %82, i64 %169
  %171 = load i8, ptr %170, align 1, !tbaa !8
  %172 = add i32 %153, 3
  %173 = zext i32 %165 to i64
  %174 = getelementptr inbounds nuw i8, ptr %1, i64 %173
  store i8 %171, ptr %174, align 1, !tbaa !8
  %175 = or disjoint i32 %152, 3
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %82, i64 %176
  %178 = load i8, ptr %177, align 1, !tbaa !8
  %179 = add i32 %153, 4
  %180 = zext i32 %172 to i64
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 %180
  store i8 %178, ptr %181, align 1, !tbaa !8
  %182 = or disjoint i32 %152, 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %82, i64 %183
  %185 = load i8, ptr %184, align 1, !tbaa !8
  %186 = add i32 %153, 5
  %187 = zext i32 %179 to i64
  %188 = getelementptr inbounds nuw i8, ptr %1, i64 %187
  store i8 %185, ptr %188, align 1, !tbaa !8
  %189 = or disjoint i32 %152, 5
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %82, i64 %190
  %192 = load i8, ptr %191, align 1, !tbaa !8
  %193 = add i32 %153, 6
  %194 = zext i32 %186 to i64
  %195 = getelementptr inbounds nuw i8, ptr %1, i64 %194
  store i8 %192, ptr %195, align 1, !tbaa !8
  %196 = or disjoint i32 %152, 6
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds nuw i8, ptr %82, i64 %197
  %199 = load i8, ptr %198, align 1, !tbaa !8
  %200 = add i32 %153, 7
  %201 = zext i32 %193 to i64
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 %201
  store i8 %199, ptr %202, align 1, !tbaa !8
  %203 = or disjoint i32 %152, 7
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %82, i64 %204
  %206 = load i8, ptr %205, align 1, !tbaa !8
  %207 = add i32 %153, 8
  %208 = zext i32 %200 to i64
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 %208
  store i8 %206, ptr %209, align 1, !tbaa !8
  %210 = add nuw i32 %152, 8
  %211 = add i32 %154, 8
  %212 = icmp eq i32 %211, %150
  br i1 %212, label %213, label %151, !llvm.loop !18

213:                                              ; preds = %151
  %214 = icmp eq i32 %146, 0
  br i1 %214, label %232, label %215

215:                                              ; preds = %213, %145
  %216 = phi i32 [ 0, %145 ], [ %210, %213 ]
  %217 = phi i32 [ %143, %145 ], [ %207, %213 ]
  %218 = icmp ne i32 %146, 0
  tail call void @llvm.assume(i1 %218)
  br label %219

219:                                              ; preds = %219, %215
  %220 = phi i32 [ %229, %219 ], [ %216, %215 ]
  %221 = phi i32 [ %226, %219 ], [ %217, %215 ]
  %222 = phi i32 [ %230, %219 ], [ 0, %215 ]
  %223 = zext i32 %220 to i64
  %224 = getelementptr inbounds nuw i8, ptr %82, i64 %223
  %225 = load i8, ptr %224, align 1, !tbaa !8
  %226 = add i32 %221, 1
  %227 = zext i32 %221 to i64
  %228 = getelementptr inbounds nuw i8, ptr %1, i64 %227
  store i8 %225, ptr %228, align 1, !tbaa !8
  %229 = add nuw i32 %220, 1
  %230 = add i32 %222, 1
  %231 = icmp eq i32 %230, %146
  br i1 %231, label %232, label %219, !llvm.loop !25

232:                                              ; preds = %213, %219, %142
  %233 = phi i32 [ %143, %142 ], [ %207, %213 ], [ %226, %219 ]
  %234 = trunc i32 %84 to i8
  %235 = add i32 %233, 1
  %236 = zext i32 %233 to i64
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 %236
  store i8 %234, ptr %237, align 1, !tbaa !8
  %238 = lshr i32 %84, 8
  %239 = trunc i32 %238 to i8
  %240 = add i32 %233, 2
  %241 = zext i32 %235 to i64
  %242 = getelementptr inbounds nuw i8, ptr %1, i64 %241
  store i8 %239, ptr %242, align 1, !tbaa !8
  %243 = icmp ugt i32 %86, 14
  br i1 %243, label %244, label %289

244:                                              ; preds = %232
  %245 = add i32 %79, -19
  %246 = icmp ugt i32 %245, 254
  br i1 %246, label %247, label %282

247:                                              ; preds = %244
  %248 = add i32 %79, -274
  %249 = udiv i32 %248, 255
  %250 = add nuw nsw i32 %249, 1
  %251 = icmp ult i32 %248, 1785
  br i1 %251, label %271, label %252

252:                                              ; preds = %247
  %253 = add i32 %79, -274
  %254 = udiv i32 %253, 255
  %255 = sub i32 -3, %233
  %256 = icmp ult i32 %255, %254
  br i1 %256, label %271, label %257

257:                                              ; preds = %252
  %258 = and i32 %250, 67108860
  %259 = mul i32 %258, -255
  %260 = add i32 %245, %259
  %261 = add i32 %240, %258
  br label %262

262:                                              ; preds = %262, %257
  %263 = phi i32 [ 0, %257 ], [ %267, %262 ]
  %264 = add i32 %240, %263
  %265 = zext i32 %264 to i64
  %266 = getelementptr inbounds nuw i8, ptr %1, i64 %265
  store <4 x i8> splat (i8 -1), ptr %266, align 1, !tbaa !8
  %267 = add nuw i32 %263, 4
  %268 = icmp eq i32 %267, %258
  br i1 %268, label %269, label %262, !llvm.loop !26

269:                                              ; preds = %262
  %270 = icmp eq i32 %250, %258
  br i1 %270, label %282, label %271

271:                                              ; preds = %252, %247, %269
  %272 = phi i32 [ %245, %252 ], [ %245, %247 ], [ %260, %269 ]
  %273 = phi i32 [ %240, %252 ], [ %240, %247 ], [ %261, %269 ]
  br label %274

274:                                              ; preds = %271, %274
  %275 = phi i32 [ %280, %274 ], [ %272, %271 ]
  %276 = phi i32 [ %277, %274 ], [ %273, %271 ]
  %277 = add i32 %276, 1
  %278 = zext i32 %276 to i64
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 %278
  store i8 -1, ptr %279, align 1, !tbaa !8
  %280 = add i32 %275, -255
  %281 = icmp ugt i32 %280, 254
  br i1 %281, label %274, label %282, !llvm.loop !27

282:                                              ; preds = %274, %269, %244
  %283 = phi i32 [ %240, %244 ], [ %261, %269 ], [ %277, %274 ]
  %284 = phi i32 [ %245, %244 ], [ %260, %269 ], [ %280, %274 ]
  %285 = trunc nuw i32 %284 to i8
  %286 = add i32 %283, 1
  %287 = zext i32 %283 to i64
  %288 = getelementptr inbounds nuw i8, ptr %1, i64 %287
  store i8 %285, ptr %288, align 1, !tbaa !8
  br label %289

289:                                              ; preds = %282, %232, %61
  %290 = phi i32 [ %7, %61 ], [ %286, %282 ], [ %240, %232 ]
  %291 = phi i32 [ %6, %61 ], [ %80, %282 ], [ %80, %232 ]
  %292 = phi i32 [ %62, %61 ], [ %80, %282 ], [ %80, %232 ]
  %293 = add i32 %292, 4
  %294 = icmp ult i32 %293, 129
  br i1 %294, label %4, label %295

295:                                              ; preds = %289
  %296 = zext i32 %291 to i64
  %297 = getelementptr inbounds nuw i8, ptr %0, i64 %296
  %298 = sub i32 128, %291
  %299 = add i32 %290, 1
  %300 = tail call noundef i32 @llvm.umin.i32(i32 %298, i32 15)
  %301 = trunc nuw nsw i32 %300 to i8
  %302 = shl nuw i8 %301, 4
  %303 = zext i32 %290 to i64
  %304 = getelementptr inbounds nuw i8, ptr %1, i64 %303
  store i8 %302, ptr %304, align 1, !tbaa !8
  %305 = icmp ugt i32 %298, 14
  br i1 %305, label %306, label %351

306:                                              ; preds = %295
  %307 = sub i32 113, %291
  %308 = icmp ugt i32 %307, 254
  br i1 %308, label %309, label %344

309:                                              ; preds = %306
  %310 = sub i32 -142, %291
  %311 = udiv i32 %310, 255
  %312 = add nuw nsw i32 %311, 1
  %313 = icmp ult i32 %310, 1785
  br i1 %313, label %333, label %314

314:                                              ; preds = %309
  %315 = sub i32 -142, %291
  %316 = udiv i32 %315, 255
  %317 = sub i32 -2, %290
  %318 = icmp ult i32 %317, %316
  br i1 %318, label %333, label %319

319:                                              ; preds = %314
  %320 = and i32 %312, 67108860
  %321 = mul i32 %320, -255
  %322 = add i32 %307, %321
  %323 = add i32 %299, %320
  br label %324

324:                                              ; preds = %324, %319
  %325 = phi i32 [ 0, %319 ], [ %329, %324 ]
  %326 = add i32 %299, %325
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds nuw i8, ptr %1, i64 %327
  store <4 x i8> splat (i8 -1), ptr %328, align 1, !tbaa !8
  %329 = add nuw i32 %325, 4
  %330 = icmp eq i32 %329, %320
  br i1 %330, label %331, label %324, !llvm.loop !28

331:                                              ; preds = %324
  %332 = icmp eq i32 %312, %320
  br i1 %332, label %344, label %333

333:                                              ; preds = %314, %309, %331
  %334 = phi i32 [ %307, %314 ], [ %307, %309 ], [ %322, %331 ]
  %335 = phi i32 [ %299, %314 ], [ %299, %309 ], [ %323, %331 ]
  br label %336

336:                                              ; preds = %333, %336
  %337 = phi i32 [ %342, %336 ], [ %334, %333 ]
  %338 = phi i32 [ %339, %336 ], [ %335, %333 ]
  %339 = add i32 %338, 1
  %340 = zext i32 %338 to i64
  %341 = getelementptr inbounds nuw i8, ptr %1, i64 %340
  store i8 -1, ptr %341, align 1, !tbaa !8
  %342 = add i32 %337, -255
  %343 = icmp ugt i32 %342, 254
  br i1 %343, label %336, label %344, !llvm.loop !29

344:                                              ; preds = %336, %331, %306
  %345 = phi i32 [ %299, %306 ], [ %323, %331 ], [ %339, %336 ]
  %346 = phi i32 [ %307, %306 ], [ %322, %331 ], [ %342, %336 ]
  %347 = trunc nuw i32 %346 to i8
  %348 = add i32 %345, 1
  %349 = zext i32 %345 to i64
  %350 = getelementptr inbounds nuw i8, ptr %1, i64 %349
  store i8 %347, ptr %350, align 1, !tbaa !8
  br label %351

351:                                              ; preds = %344, %295
  %352 = phi i32 [ %348, %344 ], [ %299, %295 ]
  %353 = icmp eq i32 %291, 128
  br i1 %353, label %441, label %354

354:                                              ; preds = %351
  %355 = and i32 %298, 7
  %356 = add i32 %291, -121
  %357 = icmp ult i32 %356, 7
  br i1 %357, label %424, label %358

358:                                              ; preds = %354
  %359 = and i32 %298, -8
  br label %360

360:                                              ; preds = %360, %358
  %361 = phi i32 [ 0, %358 ], [ %419, %360 ]
  %362 = phi i32 [ %352, %358 ], [ %416, %360 ]
  %363 = phi i32 [ 0, %358 ], [ %420, %360 ]
  %364 = zext i32 %361 to i64
  %365 = getelementptr inbounds nuw i8, ptr %297, i64 %364
  %366 = load i8, ptr %365, align 1, !tbaa !8
  %367 = add i32 %362, 1
  %368 = zext i32 %362 to i64
  %369 = getelementptr inbounds nuw i8, ptr %1, i64 %368
  store i8 %366, ptr %369, align 1, !tbaa !8
  %370 = or disjoint i32 %361, 1
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds nuw i8, ptr %297, i64 %371
  %373 = load i8, ptr %372, align 1, !tbaa !8
  %374 = add i32 %362, 2
  %375 = zext i32 %367 to i64
  %376 = getelementptr inbounds nuw i8, ptr %1, i64 %375
  store i8 %373, ptr %376, align 1, !tbaa !8
  %377 = or disjoint i32 %361, 2
  %378 = zext i32 %377 to i64
  %379 = getelementptr inbounds nuw i8, ptr %297, i64 %378
  %380 = load i8, ptr %379, align 1, !tbaa !8
  %381 = add i32 %362, 3
  %382 = zext i32 %374 to i64
  %383 = getelementptr inbounds nuw i8, ptr %1, i64 %382
  store i8 %380, ptr %383, align 1, !tbaa !8
  %384 = or disjoint i32 %361, 3
  %385 = zext i32 %384 to i64
  %386 = getelementptr inbounds nuw i8, ptr %297, i64 %385
  %387 = load i8, ptr %386, align 1, !tbaa !8
  %388 = add i32 %362, 4
  %389 = zext i32 %381 to i64
  %390 = getelementptr inbounds nuw i8, ptr %1, i64 %389
  store i8 %387, ptr %390, align 1, !tbaa !8
  %391 = or disjoint i32 %361, 4
  %392 = zext i32 %391 to i64
  %393 = getelementptr inbounds nuw i8, ptr %297, i64 %392
  %394 = load i8, ptr %393, align 1, !tbaa !8
  %395 = add i32 %362, 5
  %396 = zext i32 %388 to i64
  %397 = getelementptr inbounds nuw i8, ptr %1, i64 %396
  store i8 %394, ptr %397, align 1, !tbaa !8
  %398 = or disjoint i32 %361, 5
  %399 = zext i32 %398 to i64
  %400 = getelementptr inbounds nuw i8, ptr %297, i64 %399
  %401 = load i8, ptr %400, align 1, !tbaa !8
  %402 = add i32 %362, 6
  %403 = zext i32 %395 to i64
  %404 = getelementptr inbounds nuw i8, ptr %1, i64 %403
  store i8 %401, ptr %404, align 1, !tbaa !8
  %405 = or disjoint i32 %361, 6
  %406 = zext i32 %405 to i64
  %407 = getelementptr inbounds nuw i8, ptr %297, i64 %406
  %408 = load i8, ptr %407, align 1, !tbaa !8
  %409 = add i32 %362, 7
  %410 = zext i32 %402 to i64
  %411 = getelementptr inbounds nuw i8, ptr %1, i64 %410
  store i8 %408, ptr %411, align 1, !tbaa !8
  %412 = or disjoint i32 %361, 7
  %413 = zext i32 %412 to i64
  %414 = getelementptr inbounds nuw i8, ptr %297, i64 %413
  %415 = load i8, ptr %414, align 1, !tbaa !8
  %416 = add i32 %362, 8
  %417 = zext i32 %409 to i64
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 %417
  store i8 %415, ptr %418, align 1, !tbaa !8
  %419 = add nuw i32 %361, 8
  %420 = add i32 %363, 8
  %421 = icmp eq i32 %420, %359
  br i1 %421, label %422, label %360, !llvm.loop !18

422:                                              ; preds = %360
  %423 = icmp eq i32 %355, 0
  br i1 %423, label %441, label %424

424:                                              ; preds = %422, %354
  %425 = phi i32 [ 0, %354 ], [ %419, %422 ]
  %426 = phi i32 [ %352, %354 ], [ %416, %422 ]
  %427 = icmp ne i32 %355, 0
  tail call void @llvm.assume(i1 %427)
  br label %428

428:                                              ; preds = %428, %424
  %429 = phi i32 [ %438, %428 ], [ %425, %424 ]
  %430 = phi i32 [ %435, %428 ], [ %426, %424 ]
  %431 = phi i32 [ %439, %428 ], [ 0, %424 ]
  %432 = zext i32 %429 to i64
  %433 = getelementptr inbounds nuw i8, ptr %297, i64 %432
  %434 = load i8, ptr %433, align 1, !tbaa !8
  %435 = add i32 %430, 1
  %436 = zext i32 %430 to i64
  %437 = getelementptr inbounds nuw i8, ptr %1, i64 %436
  store i8 %434, ptr %437, align 1, !tbaa !8
  %438 = add nuw i32 %429, 1
  %439 = add i32 %431, 1
  %440 = icmp eq i32 %439, %355
  br i1 %440, label %441, label %428, !llvm.loop !30

441:                                              ; preds = %422, %428, %351
  %442 = phi i32 [ %352, %351 ], [ %416, %422 ], [ %435, %428 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #9
  ret i32 %442
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
  br i1 %16, label %7, label %17, !llvm.loop !31

17:                                               ; preds = %7, %3
  %18 = phi i32 [ %2, %3 ], [ %15, %7 ]
  ret i32 %18
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @_Z16decompress_blockPKhjPh(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef captures(none) %2) local_unnamed_addr #3 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %228, label %5

5:                                                ; preds = %3, %225
  %6 = phi i32 [ %226, %225 ], [ 0, %3 ]
  %7 = phi i32 [ %141, %225 ], [ 0, %3 ]
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
  br i1 %24, label %15, label %25, !llvm.loop !31

25:                                               ; preds = %15, %5
  %26 = phi i32 [ %8, %5 ], [ %18, %15 ]
  %27 = phi i32 [ %13, %5 ], [ %23, %15 ]
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %51, label %29

29:                                               ; preds = %25
  %30 = add i32 %6, %27
  %31 = and i32 %27, 7
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %46, label %33

33:                                               ; preds = %29, %33
  %34 = phi i32 [ %41, %33 ], [ %6, %29 ]
  %35 = phi i32 [ %37, %33 ], [ %26, %29 ]
  %36 = phi i32 [ %44, %33 ], [ 0, %29 ]
  %37 = add i32 %35, 1
  %38 = zext i32 %35 to i64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 %38
  %40 = load i8, ptr %39, align 1, !tbaa !8
  %41 = add i32 %34, 1
  %42 = zext i32 %34 to i64
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 %42
  store i8 %40, ptr %43, align 1, !tbaa !8
  %44 = add i32 %36, 1
  %45 = icmp eq i32 %44, %31
  br i1 %45, label %46, label %33, !llvm.loop !32

46:                                               ; preds = %33, %29
  %47 = phi i32 [ poison, %29 ], [ %37, %33 ]
  %48 = phi i32 [ %6, %29 ], [ %41, %33 ]
  %49 = phi i32 [ %26, %29 ], [ %37, %33 ]
  %50 = icmp ult i32 %27, 8
  br i1 %50, label %51, label %55

51:                                               ; preds = %46, %55, %25
  %52 = phi i32 [ %26, %25 ], [ %47, %46 ], [ %107, %55 ]
  %53 = phi i32 [ %6, %25 ], [ %30, %55 ], [ %30, %46 ]
  %54 = icmp ult i32 %52, %1
  br i1 %54, label %115, label %228

55:                                               ; preds = %46, %55
  %56 = phi i32 [ %111, %55 ], [ %48, %46 ]
  %57 = phi i32 [ %107, %55 ], [ %49, %46 ]
  %58 = add i32 %57, 1
  %59 = zext i32 %57 to i64
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = add i32 %56, 1
  %63 = zext i32 %56 to i64
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 %63
  store i8 %61, ptr %64, align 1, !tbaa !8
  %65 = add i32 %57, 2
  %66 = zext i32 %58 to i64
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 %66
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = add i32 %56, 2
  %70 = zext i32 %62 to i64
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 %70
  store i8 %68, ptr %71, align 1, !tbaa !8
  %72 = add i32 %57, 3
  %73 = zext i32 %65 to i64
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !8
  %76 = add i32 %56, 3
  %77 = zext i32 %69 to i64
  %78 = getelementptr inbounds nuw i8, ptr %2, i64 %77
  store i8 %75, ptr %78, align 1, !tbaa !8
  %79 = add i32 %57, 4
  %80 = zext i32 %72 to i64
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 %80
  %82 = load i8, ptr %81, align 1, !tbaa !8
  %83 = add i32 %56, 4
  %84 = zext i32 %76 to i64
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 %84
  store i8 %82, ptr %85, align 1, !tbaa !8
  %86 = add i32 %57, 5
  %87 = zext i32 %79 to i64
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 %87
  %89 = load i8, ptr %88, align 1, !tbaa !8
  %90 = add i32 %56, 5
  %91 = zext i32 %83 to i64
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 %91
  store i8 %89, ptr %92, align 1, !tbaa !8
  %93 = add i32 %57, 6
  %94 = zext i32 %86 to i64
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 %94
  %96 = load i8, ptr %95, align 1, !tbaa !8
  %97 = add i32 %56, 6
  %98 = zext i32 %90 to i64
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 %98
  store i8 %96, ptr %99, align 1, !tbaa !8
  %100 = add i32 %57, 7
  %101 = zext i32 %93 to i64
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 %101
  %103 = load i8, ptr %102, align 1, !tbaa !8
  %104 = add i32 %56, 7
  %105 = zext i32 %97 to i64
  %106 = getelementptr inbounds nuw i8, ptr %2, i64 %105
  store i8 %103, ptr %106, align 1, !tbaa !8
  %107 = add i32 %57, 8
  %108 = zext i32 %100 to i64
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 %108
  %110 = load i8, ptr %109, align 1, !tbaa !8
  %111 = add i32 %56, 8
  %112 = zext i32 %104 to i64
  %113 = getelementptr inbounds nuw i8, ptr %2, i64 %112
  store i8 %110, ptr %113, align 1, !tbaa !8
  %114 = icmp eq i32 %111, %30
  br i1 %114, label %51, label %55, !llvm.loop !33

115:                                              ; preds = %51
  %116 = zext i32 %52 to i64
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 %116
  %118 = load i8, ptr %117, align 1, !tbaa !8
  %119 = zext i8 %118 to i32
  %120 = add nuw i32 %52, 1
  %121 = zext i32 %120 to i64
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 %121
  %123 = load i8, ptr %122, align 1, !tbaa !8
  %124 = zext i8 %123 to i32
  %125 = shl nuw nsw i32 %124, 8
  %126 = or disjoint i32 %125, %119
  %127 = add i32 %52, 2
  %128 = and i32 %12, 15
  %129 = icmp eq i32 %128, 15
  br i1 %129, label %130, label %140

130:                                              ; preds = %115, %130
  %131 = phi i32 [ %133, %130 ], [ %127, %115 ]
  %132 = phi i32 [ %138, %130 ], [ 15, %115 ]
  %133 = add i32 %131, 1
  %134 = zext i32 %131 to i64
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 %134
  %136 = load i8, ptr %135, align 1, !tbaa !8
  %137 = zext i8 %136 to i32
  %138 = add i32 %132, %137
  %139 = icmp eq i8 %136, -1
  br i1 %139, label %130, label %140, !llvm.loop !31

140:                                              ; preds = %130, %115
  %141 = phi i32 [ %127, %115 ], [ %133, %130 ]
  %142 = phi i32 [ %128, %115 ], [ %138, %130 ]
  %143 = icmp eq i32 %142, -4
  br i1 %143, label %225, label %144

144:                                              ; preds = %140
  %145 = add i32 %53, 4
  %146 = add i32 %145, %142
  %147 = add i32 %142, 3
  %148 = and i32 %142, 7
  %149 = icmp eq i32 %148, 4
  br i1 %149, label %163, label %150

150:                                              ; preds = %144, %150
  %151 = phi i32 [ %159, %150 ], [ %53, %144 ]
  %152 = phi i32 [ %160, %150 ], [ 0, %144 ]
  %153 = sub i32 %151, %126
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i8, ptr %2, i64 %154
  %156 = load i8, ptr %155, align 1, !tbaa !8
  %157 = zext i32 %151 to i64
  %158 = getelementptr inbounds nuw i8, ptr %2, i64 %157
  store i8 %156, ptr %158, align 1, !tbaa !8
  %159 = add i32 %151, 1
  %160 = add i32 %152, 1
  %161 = xor i32 %148, %160
  %162 = icmp eq i32 %161, 4
  br i1 %162, label %163, label %150, !llvm.loop !34

163:                                              ; preds = %150, %144
  %164 = phi i32 [ %53, %144 ], [ %159, %150 ]
  %165 = icmp ult i32 %147, 7
  br i1 %165, label %225, label %166

166:                                              ; preds = %163, %166
  %167 = phi i32 [ %223, %166 ], [ %164, %163 ]
  %168 = sub i32 %167, %126
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i8, ptr %2, i64 %169
  %171 = load i8, ptr %170, align 1, !tbaa !8
  %172 = zext i32 %167 to i64
  %173 = getelementptr inbounds nuw i8, ptr %2, i64 %172
  store i8 %171, ptr %173, align 1, !tbaa !8
  %174 = add i32 %167, 1
  %175 = sub i32 %174, %126
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw i8, ptr %2, i64 %176
  %178 = load i8, ptr %177, align 1, !tbaa !8
  %179 = zext i32 %174 to i64
  %180 = getelementptr inbounds nuw i8, ptr %2, i64 %179
  store i8 %178, ptr %180, align 1, !tbaa !8
  %181 = add i32 %167, 2
  %182 = sub i32 %181, %126
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw i8, ptr %2, i64 %183
  %185 = load i8, ptr %184, align 1, !tbaa !8
  %186 = zext i32 %181 to i64
  %187 = getelementptr inbounds nuw i8, ptr %2, i64 %186
  store i8 %185, ptr %187, align 1, !tbaa !8
  %188 = add i32 %167, 3
  %189 = sub i32 %188, %126
  %190 = zext i32 %189 to i64
  %191 = getelementptr inbounds nuw i8, ptr %2, i64 %190
  %192 = load i8, ptr %191, align 1, !tbaa !8
  %193 = zext i32 %188 to i64
  %194 = getelementptr inbounds nuw i8, ptr %2, i64 %193
  store i8 %192, ptr %194, align 1, !tbaa !8
  %195 = add i32 %167, 4
  %196 = sub i32 %195, %126
  %197 = zext i32 %196 to i64
  %198 = getelementptr inbounds nuw i8, ptr %2, i64 %197
  %199 = load i8, ptr %198, align 1, !tbaa !8
  %200 = zext i32 %195 to i64
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 %200
  store i8 %199, ptr %201, align 1, !tbaa !8
  %202 = add i32 %167, 5
  %203 = sub i32 %202, %126
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %2, i64 %204
  %206 = load i8, ptr %205, align 1, !tbaa !8
  %207 = zext i32 %202 to i64
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 %207
  store i8 %206, ptr %208, align 1, !tbaa !8
  %209 = add i32 %167, 6
  %210 = sub i32 %209, %126
  %211 = zext i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr %2, i64 %211
  %213 = load i8, ptr %212, align 1, !tbaa !8
  %214 = zext i32 %209 to i64
  %215 = getelementptr inbounds nuw i8, ptr %2, i64 %214
  store i8 %213, ptr %215, align 1, !tbaa !8
  %216 = add i32 %167, 7
  %217 = sub i32 %216, %126
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 %218
  %220 = load i8, ptr %219, align 1, !tbaa !8
  %221 = zext i32 %216 to i64
  %222 = getelementptr inbounds nuw i8, ptr %2, i64 %221
  store i8 %220, ptr %222, align 1, !tbaa !8
  %223 = add i32 %167, 8
  %224 = icmp eq i32 %223, %146
  br i1 %224, label %225, label %166, !llvm.loop !35

225:                                              ; preds = %163, %166, %140
  %226 = phi i32 [ %53, %140 ], [ %146, %166 ], [ %146, %163 ]
  %227 = icmp ult i32 %141, %1
  br i1 %227, label %5, label %228

228:                                              ; preds = %225, %51, %3
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
  %15 = tail call noundef i32 @_Z14compress_blockPKhPh(ptr noundef %11, ptr noundef %14) #9
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
  %15 = tail call noundef i32 @_Z14compress_blockPKhPh(ptr noundef %11, ptr noundef %14) #9
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 %10
  tail call void @_Z16decompress_blockPKhjPh(ptr noundef %14, i32 noundef %15, ptr noundef %16) #9
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

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #7

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #8 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #9 = { nounwind }

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
!9 = distinct !{!9, !10, !11, !12}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.isvectorized", i32 1}
!12 = !{!"llvm.loop.unroll.runtime.disable"}
!13 = distinct !{!13, !10, !11}
!14 = distinct !{!14, !10, !11, !12}
!15 = distinct !{!15, !10, !11}
!16 = distinct !{!16, !17}
!17 = !{!"llvm.loop.unroll.disable"}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10, !11, !12}
!20 = distinct !{!20, !10, !11}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = distinct !{!23, !10, !11, !12}
!24 = distinct !{!24, !10, !11}
!25 = distinct !{!25, !17}
!26 = distinct !{!26, !10, !11, !12}
!27 = distinct !{!27, !10, !11}
!28 = distinct !{!28, !10, !11, !12}
!29 = distinct !{!29, !10, !11}
!30 = distinct !{!30, !17}
!31 = distinct !{!31, !10}
!32 = distinct !{!32, !17}
!33 = distinct !{!33, !10}
!34 = distinct !{!34, !17}
!35 = distinct !{!35, !10}
