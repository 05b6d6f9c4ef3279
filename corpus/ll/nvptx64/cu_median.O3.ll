; ModuleID = 'corpus/cuda/cu_median.cu'
source_filename = "corpus/cuda/cu_median.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @median3x3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %12 = mul nuw nsw i32 %10, %11
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %14 = add nuw nsw i32 %12, %13
  %15 = icmp slt i32 %9, %2
  %16 = icmp slt i32 %14, %3
  %17 = and i1 %15, %16
  br i1 %17, label %18, label %112

18:                                               ; preds = %4
  %19 = tail call i32 @llvm.smax.i32(i32 %9, i32 1)
  %20 = tail call i32 @llvm.smin.i32(i32 %19, i32 %2)
  %21 = add nsw i32 %20, -1
  %22 = tail call i32 @llvm.umax.i32(i32 %14, i32 1)
  %23 = tail call i32 @llvm.umin.i32(i32 %22, i32 %3)
  %24 = add nsw i32 %23, -1
  %25 = mul nsw i32 %24, %2
  %26 = add nsw i32 %21, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i8, ptr %0, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %31 = add nuw nsw i32 %30, 1
  %32 = tail call i32 @llvm.smin.i32(i32 %31, i32 %2)
  %33 = add nsw i32 %32, -1
  %34 = add nsw i32 %33, %25
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %0, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = tail call i32 @llvm.smax.i32(i32 %9, i32 -1)
  %39 = add nsw i32 %38, 2
  %40 = tail call i32 @llvm.smin.i32(i32 %39, i32 %2)
  %41 = add nsw i32 %40, -1
  %42 = add nsw i32 %41, %25
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %0, i64 %43
  %45 = load i8, ptr %44, align 1, !tbaa !8
  %46 = add nuw nsw i32 %14, 1
  %47 = tail call i32 @llvm.umin.i32(i32 %46, i32 %3)
  %48 = add nsw i32 %47, -1
  %49 = mul nsw i32 %48, %2
  %50 = add nsw i32 %21, %49
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %0, i64 %51
  %53 = load i8, ptr %52, align 1, !tbaa !8
  %54 = add nsw i32 %33, %49
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %0, i64 %55
  %57 = load i8, ptr %56, align 1, !tbaa !8
  %58 = add nsw i32 %41, %49
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %0, i64 %59
  %61 = load i8, ptr %60, align 1, !tbaa !8
  %62 = add nuw nsw i32 %14, 2
  %63 = tail call i32 @llvm.umin.i32(i32 %62, i32 %3)
  %64 = add nsw i32 %63, -1
  %65 = mul nsw i32 %64, %2
  %66 = add nsw i32 %21, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %0, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !8
  %70 = add nsw i32 %33, %65
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %0, i64 %71
  %73 = load i8, ptr %72, align 1, !tbaa !8
  %74 = add nsw i32 %41, %65
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %0, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !8
  %78 = tail call i8 @llvm.umin.i8(i8 %37, i8 %45)
  %79 = tail call i8 @llvm.umax.i8(i8 %37, i8 %45)
  %80 = tail call i8 @llvm.umin.i8(i8 %57, i8 %61)
  %81 = tail call i8 @llvm.umax.i8(i8 %57, i8 %61)
  %82 = tail call i8 @llvm.umin.i8(i8 %73, i8 %77)
  %83 = tail call i8 @llvm.umax.i8(i8 %73, i8 %77)
  %84 = tail call i8 @llvm.umin.i8(i8 %29, i8 %78)
  %85 = tail call i8 @llvm.umax.i8(i8 %29, i8 %78)
  %86 = tail call i8 @llvm.umin.i8(i8 %53, i8 %80)
  %87 = tail call i8 @llvm.umax.i8(i8 %53, i8 %80)
  %88 = tail call i8 @llvm.umin.i8(i8 %69, i8 %82)
  %89 = tail call i8 @llvm.umax.i8(i8 %69, i8 %82)
  %90 = tail call i8 @llvm.umin.i8(i8 %85, i8 %79)
  %91 = tail call i8 @llvm.umax.i8(i8 %85, i8 %79)
  %92 = tail call i8 @llvm.umin.i8(i8 %87, i8 %81)
  %93 = tail call i8 @llvm.umax.i8(i8 %87, i8 %81)
  %94 = tail call i8 @llvm.umin.i8(i8 %89, i8 %83)
  %95 = tail call i8 @llvm.umax.i8(i8 %89, i8 %83)
  %96 = tail call i8 @llvm.umax.i8(i8 %84, i8 %86)
  %97 = tail call i8 @llvm.umin.i8(i8 %93, i8 %95)
  %98 = tail call i8 @llvm.umin.i8(i8 %92, i8 %94)
  %99 = tail call i8 @llvm.umax.i8(i8 %92, i8 %94)
  %100 = tail call i8 @llvm.umax.i8(i8 %96, i8 %88)
  %101 = tail call i8 @llvm.umax.i8(i8 %90, i8 %98)
  %102 = tail call i8 @llvm.umin.i8(i8 %91, i8 %97)
  %103 = tail call i8 @llvm.umin.i8(i8 %101, i8 %99)
  %104 = tail call i8 @llvm.umin.i8(i8 %103, i8 %102)
  %105 = tail call i8 @llvm.umax.i8(i8 %103, i8 %102)
  %106 = tail call i8 @llvm.umax.i8(i8 %100, i8 %104)
  %107 = tail call i8 @llvm.umin.i8(i8 %106, i8 %105)
  %108 = mul nsw i32 %2, %14
  %109 = add nsw i32 %108, %9
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %1, i64 %110
  store i8 %107, ptr %111, align 1, !tbaa !8
  br label %112

112:                                              ; preds = %4, %18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @median5x5(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #2 {
  %5 = alloca [25 x i16], align 2
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %13 = mul nuw nsw i32 %11, %12
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %15 = add nuw nsw i32 %13, %14
  %16 = icmp slt i32 %10, %2
  %17 = icmp slt i32 %15, %3
  %18 = and i1 %16, %17
  br i1 %18, label %19, label %452

19:                                               ; preds = %4
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #5
  %20 = add nsw i32 %10, -2
  %21 = icmp sgt i32 %10, 1
  %22 = icmp slt i32 %20, %2
  %23 = and i1 %21, %22
  %24 = icmp sgt i32 %10, 0
  %25 = add nsw i32 %10, -1
  %26 = icmp sgt i32 %10, -1
  %27 = add nsw i32 %10, 1
  %28 = icmp sgt i32 %10, -2
  %29 = icmp slt i32 %27, %2
  %30 = and i1 %28, %29
  %31 = add nsw i32 %10, 2
  %32 = icmp sgt i32 %10, -3
  %33 = icmp slt i32 %31, %2
  %34 = and i1 %32, %33
  %35 = add nsw i32 %15, -2
  %36 = icmp samesign ugt i32 %15, 1
  %37 = icmp slt i32 %35, %3
  %38 = and i1 %36, %37
  %39 = mul nsw i32 %35, %2
  %40 = select i1 %23, i1 %38, i1 false
  br i1 %40, label %43, label %48

41:                                               ; preds = %325
  %42 = add nsw i32 %326, -2
  br label %337

43:                                               ; preds = %19
  %44 = add nuw nsw i32 %20, %39
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i16, ptr %0, i64 %45
  %47 = load i16, ptr %46, align 2, !tbaa !9
  store i16 %47, ptr %5, align 2, !tbaa !9
  br label %48

48:                                               ; preds = %43, %19
  %49 = phi i32 [ 1, %43 ], [ 0, %19 ]
  %50 = select i1 %24, i1 %38, i1 false
  br i1 %50, label %51, label %59

51:                                               ; preds = %48
  %52 = zext nneg i32 %49 to i64
  %53 = getelementptr inbounds nuw i16, ptr %5, i64 %52
  %54 = add nuw nsw i32 %49, 1
  %55 = add nuw nsw i32 %25, %39
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i16, ptr %0, i64 %56
  %58 = load i16, ptr %57, align 2, !tbaa !9
  store i16 %58, ptr %53, align 2, !tbaa !9
  br label %59

59:                                               ; preds = %51, %48
  %60 = phi i32 [ %54, %51 ], [ %49, %48 ]
  %61 = select i1 %26, i1 %38, i1 false
  br i1 %61, label %62, label %70

62:                                               ; preds = %59
  %63 = sext i32 %60 to i64
  %64 = getelementptr inbounds i16, ptr %5, i64 %63
  %65 = add nsw i32 %60, 1
  %66 = add nuw nsw i32 %10, %39
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i16, ptr %0, i64 %67
  %69 = load i16, ptr %68, align 2, !tbaa !9
  store i16 %69, ptr %64, align 2, !tbaa !9
  br label %70

70:                                               ; preds = %62, %59
  %71 = phi i32 [ %65, %62 ], [ %60, %59 ]
  %72 = select i1 %30, i1 %38, i1 false
  br i1 %72, label %73, label %81

73:                                               ; preds = %70
  %74 = sext i32 %71 to i64
  %75 = getelementptr inbounds i16, ptr %5, i64 %74
  %76 = add nsw i32 %71, 1
  %77 = add nuw nsw i32 %27, %39
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i16, ptr %0, i64 %78
  %80 = load i16, ptr %79, align 2, !tbaa !9
  store i16 %80, ptr %75, align 2, !tbaa !9
  br label %81

81:                                               ; preds = %73, %70
  %82 = phi i32 [ %76, %73 ], [ %71, %70 ]
  %83 = select i1 %34, i1 %38, i1 false
  br i1 %83, label %84, label %92

84:                                               ; preds = %81
  %85 = sext i32 %82 to i64
  %86 = getelementptr inbounds i16, ptr %5, i64 %85
  %87 = add nsw i32 %82, 1
  %88 = add nuw nsw i32 %31, %39
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i16, ptr %0, i64 %89
  %91 = load i16, ptr %90, align 2, !tbaa !9
  store i16 %91, ptr %86, align 2, !tbaa !9
  br label %92

92:                                               ; preds = %84, %81
  %93 = phi i32 [ %87, %84 ], [ %82, %81 ]
  %94 = add nsw i32 %15, -1
  %95 = icmp ne i32 %15, 0
  %96 = icmp sle i32 %15, %3
  %97 = and i1 %95, %96
  %98 = mul nsw i32 %94, %2
  %99 = and i1 %23, %97
  br i1 %99, label %100, label %108

100:                                              ; preds = %92
  %101 = sext i32 %93 to i64
  %102 = getelementptr inbounds i16, ptr %5, i64 %101
  %103 = add nsw i32 %93, 1
  %104 = add nuw nsw i32 %20, %98
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i16, ptr %0, i64 %105
  %107 = load i16, ptr %106, align 2, !tbaa !9
  store i16 %107, ptr %102, align 2, !tbaa !9
  br label %108

108:                                              ; preds = %100, %92
  %109 = phi i32 [ %103, %100 ], [ %93, %92 ]
  %110 = and i1 %24, %97
  br i1 %110, label %111, label %119

111:                                              ; preds = %108
  %112 = sext i32 %109 to i64
  %113 = getelementptr inbounds i16, ptr %5, i64 %112
  %114 = add nsw i32 %109, 1
  %115 = add nuw nsw i32 %25, %98
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i16, ptr %0, i64 %116
  %118 = load i16, ptr %117, align 2, !tbaa !9
  store i16 %118, ptr %113, align 2, !tbaa !9
  br label %119

119:                                              ; preds = %111, %108
  %120 = phi i32 [ %114, %111 ], [ %109, %108 ]
  %121 = and i1 %26, %97
  br i1 %121, label %122, label %130

122:                                              ; preds = %119
  %123 = sext i32 %120 to i64
  %124 = getelementptr inbounds i16, ptr %5, i64 %123
  %125 = add nsw i32 %120, 1
  %126 = add nuw nsw i32 %10, %98
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i16, ptr %0, i64 %127
  %129 = load i16, ptr %128, align 2, !tbaa !9
  store i16 %129, ptr %124, align 2, !tbaa !9
  br label %130

130:                                              ; preds = %122, %119
  %131 = phi i32 [ %125, %122 ], [ %120, %119 ]
  %132 = and i1 %30, %97
  br i1 %132, label %133, label %141

133:                                              ; preds = %130
  %134 = sext i32 %131 to i64
  %135 = getelementptr inbounds i16, ptr %5, i64 %134
  %136 = add nsw i32 %131, 1
  %137 = add nuw nsw i32 %27, %98
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i16, ptr %0, i64 %138
  %140 = load i16, ptr %139, align 2, !tbaa !9
  store i16 %140, ptr %135, align 2, !tbaa !9
  br label %141

141:                                              ; preds = %133, %130
  %142 = phi i32 [ %136, %133 ], [ %131, %130 ]
  %143 = and i1 %34, %97
  br i1 %143, label %144, label %152

144:                                              ; preds = %141
  %145 = sext i32 %142 to i64
  %146 = getelementptr inbounds i16, ptr %5, i64 %145
  %147 = add nsw i32 %142, 1
  %148 = add nuw nsw i32 %31, %98
  %149 = zext nneg i32 %148 to i64
  %150 = getelementptr inbounds nuw i16, ptr %0, i64 %149
  %151 = load i16, ptr %150, align 2, !tbaa !9
  store i16 %151, ptr %146, align 2, !tbaa !9
  br label %152

152:                                              ; preds = %144, %141
  %153 = phi i32 [ %147, %144 ], [ %142, %141 ]
  %154 = icmp slt i32 %15, %3
  %155 = mul nsw i32 %15, %2
  %156 = and i1 %23, %154
  br i1 %156, label %157, label %165

157:                                              ; preds = %152
  %158 = sext i32 %153 to i64
  %159 = getelementptr inbounds i16, ptr %5, i64 %158
  %160 = add nsw i32 %153, 1
  %161 = add nuw nsw i32 %20, %155
  %162 = zext nneg i32 %161 to i64
  %163 = getelementptr inbounds nuw i16, ptr %0, i64 %162
  %164 = load i16, ptr %163, align 2, !tbaa !9
  store i16 %164, ptr %159, align 2, !tbaa !9
  br label %165

165:                                              ; preds = %157, %152
  %166 = phi i32 [ %160, %157 ], [ %153, %152 ]
  %167 = and i1 %24, %154
  br i1 %167, label %168, label %176

168:                                              ; preds = %165
  %169 = sext i32 %166 to i64
  %170 = getelementptr inbounds i16, ptr %5, i64 %169
  %171 = add nsw i32 %166, 1
  %172 = add nuw nsw i32 %25, %155
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw i16, ptr %0, i64 %173
  %175 = load i16, ptr %174, align 2, !tbaa !9
  store i16 %175, ptr %170, align 2, !tbaa !9
  br label %176

176:                                              ; preds = %168, %165
  %177 = phi i32 [ %171, %168 ], [ %166, %165 ]
  %178 = and i1 %26, %154
  br i1 %178, label %179, label %187

179:                                              ; preds = %176
  %180 = sext i32 %177 to i64
  %181 = getelementptr inbounds i16, ptr %5, i64 %180
  %182 = add nsw i32 %177, 1
  %183 = add nuw nsw i32 %10, %155
  %184 = zext nneg i32 %183 to i64
  %185 = getelementptr inbounds nuw i16, ptr %0, i64 %184
  %186 = load i16, ptr %185, align 2, !tbaa !9
  store i16 %186, ptr %181, align 2, !tbaa !9
  br label %187

187:                                              ; preds = %179, %176
  %188 = phi i32 [ %182, %179 ], [ %177, %176 ]
  %189 = and i1 %30, %154
  br i1 %189, label %190, label %198

190:                                              ; preds = %187
  %191 = sext i32 %188 to i64
  %192 = getelementptr inbounds i16, ptr %5, i64 %191
  %193 = add nsw i32 %188, 1
  %194 = add nuw nsw i32 %27, %155
  %195 = zext nneg i32 %194 to i64
  %196 = getelementptr inbounds nuw i16, ptr %0, i64 %195
  %197 = load i16, ptr %196, align 2, !tbaa !9
  store i16 %197, ptr %192, align 2, !tbaa !9
  br label %198

198:                                              ; preds = %190, %187
  %199 = phi i32 [ %193, %190 ], [ %188, %187 ]
  %200 = and i1 %34, %154
  br i1 %200, label %201, label %209

201:                                              ; preds = %198
  %202 = sext i32 %199 to i64
  %203 = getelementptr inbounds i16, ptr %5, i64 %202
  %204 = add nsw i32 %199, 1
  %205 = add nuw nsw i32 %31, %155
  %206 = zext nneg i32 %205 to i64
  %207 = getelementptr inbounds nuw i16, ptr %0, i64 %206
  %208 = load i16, ptr %207, align 2, !tbaa !9
  store i16 %208, ptr %203, align 2, !tbaa !9
  br label %209

209:                                              ; preds = %201, %198
  %210 = phi i32 [ %204, %201 ], [ %199, %198 ]
  %211 = add nuw nsw i32 %15, 1
  %212 = icmp slt i32 %211, %3
  %213 = mul nsw i32 %211, %2
  %214 = select i1 %23, i1 %212, i1 false
  br i1 %214, label %215, label %223

215:                                              ; preds = %209
  %216 = sext i32 %210 to i64
  %217 = getelementptr inbounds i16, ptr %5, i64 %216
  %218 = add nsw i32 %210, 1
  %219 = add nuw nsw i32 %20, %213
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr inbounds nuw i16, ptr %0, i64 %220
  %222 = load i16, ptr %221, align 2, !tbaa !9
  store i16 %222, ptr %217, align 2, !tbaa !9
  br label %223

223:                                              ; preds = %215, %209
  %224 = phi i32 [ %218, %215 ], [ %210, %209 ]
  %225 = select i1 %24, i1 %212, i1 false
  br i1 %225, label %226, label %234

226:                                              ; preds = %223
  %227 = sext i32 %224 to i64
  %228 = getelementptr inbounds i16, ptr %5, i64 %227
  %229 = add nsw i32 %224, 1
  %230 = add nuw nsw i32 %25, %213
  %231 = zext nneg i32 %230 to i64
  %232 = getelementptr inbounds nuw i16, ptr %0, i64 %231
  %233 = load i16, ptr %232, align 2, !tbaa !9
  store i16 %233, ptr %228, align 2, !tbaa !9
  br label %234

234:                                              ; preds = %226, %223
  %235 = phi i32 [ %229, %226 ], [ %224, %223 ]
  %236 = select i1 %26, i1 %212, i1 false
  br i1 %236, label %237, label %245

237:                                              ; preds = %234
  %238 = sext i32 %235 to i64
  %239 = getelementptr inbounds i16, ptr %5, i64 %238
  %240 = add nsw i32 %235, 1
  %241 = add nuw nsw i32 %10, %213
  %242 = zext nneg i32 %241 to i64
  %243 = getelementptr inbounds nuw i16, ptr %0, i64 %242
  %244 = load i16, ptr %243, align 2, !tbaa !9
  store i16 %244, ptr %239, align 2, !tbaa !9
  br label %245

245:                                              ; preds = %237, %234
  %246 = phi i32 [ %240, %237 ], [ %235, %234 ]
  %247 = select i1 %30, i1 %212, i1 false
  br i1 %247, label %248, label %256

248:                                              ; preds = %245
  %249 = sext i32 %246 to i64
  %250 = getelementptr inbounds i16, ptr %5, i64 %249
  %251 = add nsw i32 %246, 1
  %252 = add nuw nsw i32 %27, %213
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i16, ptr %0, i64 %253
  %255 = load i16, ptr %254, align 2, !tbaa !9
  store i16 %255, ptr %250, align 2, !tbaa !9
  br label %256

256:                                              ; preds = %248, %245
  %257 = phi i32 [ %251, %248 ], [ %246, %245 ]
  %258 = select i1 %34, i1 %212, i1 false
  br i1 %258, label %259, label %267

259:                                              ; preds = %256
  %260 = sext i32 %257 to i64
  %261 = getelementptr inbounds i16, ptr %5, i64 %260
  %262 = add nsw i32 %257, 1
  %263 = add nuw nsw i32 %31, %213
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i16, ptr %0, i64 %264
  %266 = load i16, ptr %265, align 2, !tbaa !9
  store i16 %266, ptr %261, align 2, !tbaa !9
  br label %267

267:                                              ; preds = %259, %256
  %268 = phi i32 [ %262, %259 ], [ %257, %256 ]
  %269 = add nuw nsw i32 %15, 2
  %270 = icmp slt i32 %269, %3
  %271 = mul nsw i32 %269, %2
  %272 = select i1 %23, i1 %270, i1 false
  br i1 %272, label %273, label %281

273:                                              ; preds = %267
  %274 = sext i32 %268 to i64
  %275 = getelementptr inbounds i16, ptr %5, i64 %274
  %276 = add nsw i32 %268, 1
  %277 = add nuw nsw i32 %20, %271
  %278 = zext nneg i32 %277 to i64
  %279 = getelementptr inbounds nuw i16, ptr %0, i64 %278
  %280 = load i16, ptr %279, align 2, !tbaa !9
  store i16 %280, ptr %275, align 2, !tbaa !9
  br label %281

281:                                              ; preds = %273, %267
  %282 = phi i32 [ %276, %273 ], [ %268, %267 ]
  %283 = select i1 %24, i1 %270, i1 false
  br i1 %283, label %284, label %292

284:                                              ; preds = %281
  %285 = sext i32 %282 to i64
  %286 = getelementptr inbounds i16, ptr %5, i64 %285
  %287 = add nsw i32 %282, 1
  %288 = add nuw nsw i32 %25, %271
  %289 = zext nneg i32 %288 to i64
  %290 = getelementptr inbounds nuw i16, ptr %0, i64 %289
  %291 = load i16, ptr %290, align 2, !tbaa !9
  store i16 %291, ptr %286, align 2, !tbaa !9
  br label %292

292:                                              ; preds = %284, %281
  %293 = phi i32 [ %287, %284 ], [ %282, %281 ]
  %294 = select i1 %26, i1 %270, i1 false
  br i1 %294, label %295, label %303

295:                                              ; preds = %292
  %296 = sext i32 %293 to i64
  %297 = getelementptr inbounds i16, ptr %5, i64 %296
  %298 = add nsw i32 %293, 1
  %299 = add nuw nsw i32 %10, %271
  %300 = zext nneg i32 %299 to i64
  %301 = getelementptr inbounds nuw i16, ptr %0, i64 %300
  %302 = load i16, ptr %301, align 2, !tbaa !9
  store i16 %302, ptr %297, align 2, !tbaa !9
  br label %303

303:                                              ; preds = %295, %292
  %304 = phi i32 [ %298, %295 ], [ %293, %292 ]
  %305 = select i1 %30, i1 %270, i1 false
  br i1 %305, label %306, label %314

306:                                              ; preds = %303
  %307 = sext i32 %304 to i64
  %308 = getelementptr inbounds i16, ptr %5, i64 %307
  %309 = add nsw i32 %304, 1
  %310 = add nuw nsw i32 %27, %271
  %311 = zext nneg i32 %310 to i64
  %312 = getelementptr inbounds nuw i16, ptr %0, i64 %311
  %313 = load i16, ptr %312, align 2, !tbaa !9
  store i16 %313, ptr %308, align 2, !tbaa !9
  br label %314

314:                                              ; preds = %306, %303
  %315 = phi i32 [ %309, %306 ], [ %304, %303 ]
  %316 = select i1 %34, i1 %270, i1 false
  br i1 %316, label %317, label %325

317:                                              ; preds = %314
  %318 = sext i32 %315 to i64
  %319 = getelementptr inbounds i16, ptr %5, i64 %318
  %320 = add nsw i32 %315, 1
  %321 = add nuw nsw i32 %31, %271
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw i16, ptr %0, i64 %322
  %324 = load i16, ptr %323, align 2, !tbaa !9
  store i16 %324, ptr %319, align 2, !tbaa !9
  br label %325

325:                                              ; preds = %317, %314
  %326 = phi i32 [ %320, %317 ], [ %315, %314 ]
  %327 = sdiv i32 %326, 2
  %328 = icmp slt i32 %326, -1
  br i1 %328, label %329, label %41

329:                                              ; preds = %367, %325
  %330 = sext i32 %327 to i64
  %331 = getelementptr inbounds i16, ptr %5, i64 %330
  %332 = load i16, ptr %331, align 2, !tbaa !9
  %333 = mul nsw i32 %2, %15
  %334 = add nsw i32 %333, %10
  %335 = sext i32 %334 to i64
  %336 = getelementptr inbounds i16, ptr %1, i64 %335
  store i16 %332, ptr %336, align 2, !tbaa !9
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #5
  br label %452

337:                                              ; preds = %41, %367
  %338 = phi i32 [ %340, %367 ], [ 0, %41 ]
  %339 = sub i32 %42, %338
  %340 = add nuw nsw i32 %338, 1
  %341 = icmp slt i32 %340, %326
  br i1 %341, label %342, label %367

342:                                              ; preds = %337
  %343 = xor i32 %338, -1
  %344 = add i32 %326, %343
  %345 = and i32 %344, 7
  %346 = icmp eq i32 %345, 0
  br i1 %346, label %362, label %347

347:                                              ; preds = %342, %347
  %348 = phi i32 [ %359, %347 ], [ %340, %342 ]
  %349 = phi i32 [ %358, %347 ], [ %338, %342 ]
  %350 = phi i32 [ %360, %347 ], [ 0, %342 ]
  %351 = zext nneg i32 %348 to i64
  %352 = getelementptr inbounds nuw i16, ptr %5, i64 %351
  %353 = load i16, ptr %352, align 2, !tbaa !9
  %354 = sext i32 %349 to i64
  %355 = getelementptr inbounds i16, ptr %5, i64 %354
  %356 = load i16, ptr %355, align 2, !tbaa !9
  %357 = icmp ult i16 %353, %356
  %358 = select i1 %357, i32 %348, i32 %349
  %359 = add nuw nsw i32 %348, 1
  %360 = add i32 %350, 1
  %361 = icmp eq i32 %360, %345
  br i1 %361, label %362, label %347, !llvm.loop !11

362:                                              ; preds = %347, %342
  %363 = phi i32 [ poison, %342 ], [ %358, %347 ]
  %364 = phi i32 [ %340, %342 ], [ %359, %347 ]
  %365 = phi i32 [ %338, %342 ], [ %358, %347 ]
  %366 = icmp ult i32 %339, 7
  br i1 %366, label %367, label %376

367:                                              ; preds = %362, %376, %337
  %368 = phi i32 [ %338, %337 ], [ %363, %362 ], [ %449, %376 ]
  %369 = zext nneg i32 %338 to i64
  %370 = getelementptr inbounds nuw i16, ptr %5, i64 %369
  %371 = load i16, ptr %370, align 2, !tbaa !9
  %372 = sext i32 %368 to i64
  %373 = getelementptr inbounds i16, ptr %5, i64 %372
  %374 = load i16, ptr %373, align 2, !tbaa !9
  store i16 %374, ptr %370, align 2, !tbaa !9
  store i16 %371, ptr %373, align 2, !tbaa !9
  %375 = icmp eq i32 %338, %327
  br i1 %375, label %329, label %337, !llvm.loop !13

376:                                              ; preds = %362, %376
  %377 = phi i32 [ %450, %376 ], [ %364, %362 ]
  %378 = phi i32 [ %449, %376 ], [ %365, %362 ]
  %379 = zext nneg i32 %377 to i64
  %380 = getelementptr inbounds nuw i16, ptr %5, i64 %379
  %381 = load i16, ptr %380, align 2, !tbaa !9
  %382 = sext i32 %378 to i64
  %383 = getelementptr inbounds i16, ptr %5, i64 %382
  %384 = load i16, ptr %383, align 2, !tbaa !9
  %385 = icmp ult i16 %381, %384
  %386 = select i1 %385, i32 %377, i32 %378
  %387 = add nuw nsw i32 %377, 1
  %388 = zext nneg i32 %387 to i64
  %389 = getelementptr inbounds nuw i16, ptr %5, i64 %388
  %390 = load i16, ptr %389, align 2, !tbaa !9
  %391 = sext i32 %386 to i64
  %392 = getelementptr inbounds i16, ptr %5, i64 %391
  %393 = load i16, ptr %392, align 2, !tbaa !9
  %394 = icmp ult i16 %390, %393
  %395 = select i1 %394, i32 %387, i32 %386
  %396 = add nuw nsw i32 %377, 2
  %397 = zext nneg i32 %396 to i64
  %398 = getelementptr inbounds nuw i16, ptr %5, i64 %397
  %399 = load i16, ptr %398, align 2, !tbaa !9
  %400 = sext i32 %395 to i64
  %401 = getelementptr inbounds i16, ptr %5, i64 %400
  %402 = load i16, ptr %401, align 2, !tbaa !9
  %403 = icmp ult i16 %399, %402
  %404 = select i1 %403, i32 %396, i32 %395
  %405 = add nuw nsw i32 %377, 3
  %406 = zext nneg i32 %405 to i64
  %407 = getelementptr inbounds nuw i16, ptr %5, i64 %406
  %408 = load i16, ptr %407, align 2, !tbaa !9
  %409 = sext i32 %404 to i64
  %410 = getelementptr inbounds i16, ptr %5, i64 %409
  %411 = load i16, ptr %410, align 2, !tbaa !9
  %412 = icmp ult i16 %408, %411
  %413 = select i1 %412, i32 %405, i32 %404
  %414 = add nuw nsw i32 %377, 4
  %415 = zext nneg i32 %414 to i64
  %416 = getelementptr inbounds nuw i16, ptr %5, i64 %415
  %417 = load i16, ptr %416, align 2, !tbaa !9
  %418 = sext i32 %413 to i64
  %419 = getelementptr inbounds i16, ptr %5, i64 %418
  %420 = load i16, ptr %419, align 2, !tbaa !9
  %421 = icmp ult i16 %417, %420
  %422 = select i1 %421, i32 %414, i32 %413
  %423 = add nuw nsw i32 %377, 5
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr inbounds nuw i16, ptr %5, i64 %424
  %426 = load i16, ptr %425, align 2, !tbaa !9
  %427 = sext i32 %422 to i64
  %428 = getelementptr inbounds i16, ptr %5, i64 %427
  %429 = load i16, ptr %428, align 2, !tbaa !9
  %430 = icmp ult i16 %426, %429
  %431 = select i1 %430, i32 %423, i32 %422
  %432 = add nuw nsw i32 %377, 6
  %433 = zext nneg i32 %432 to i64
  %434 = getelementptr inbounds nuw i16, ptr %5, i64 %433
  %435 = load i16, ptr %434, align 2, !tbaa !9
  %436 = sext i32 %431 to i64
  %437 = getelementptr inbounds i16, ptr %5, i64 %436
  %438 = load i16, ptr %437, align 2, !tbaa !9
  %439 = icmp ult i16 %435, %438
  %440 = select i1 %439, i32 %432, i32 %431
  %441 = add nuw nsw i32 %377, 7
  %442 = zext nneg i32 %441 to i64
  %443 = getelementptr inbounds nuw i16, ptr %5, i64 %442
  %444 = load i16, ptr %443, align 2, !tbaa !9
  %445 = sext i32 %440 to i64
  %446 = getelementptr inbounds i16, ptr %5, i64 %445
  %447 = load i16, ptr %446, align 2, !tbaa !9
  %448 = icmp ult i16 %444, %447
  %449 = select i1 %448, i32 %441, i32 %440
  %450 = add nuw nsw i32 %377, 8
  %451 = icmp eq i32 %450, %326
  br i1 %451, label %367, label %376, !llvm.loop !15

452:                                              ; preds = %4, %329
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umin.i8(i8, i8) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.umax.i8(i8, i8) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
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
!9 = !{!10, !10, i64 0}
!10 = !{!"short", !6, i64 0}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.unroll.disable"}
!13 = distinct !{!13, !14}
!14 = !{!"llvm.loop.mustprogress"}
!15 = distinct !{!15, !14}
