; ModuleID = 'corpus/cuda/cu_vm.cu'
source_filename = "corpus/cuda/cu_vm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @vm_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i32], align 4
  %6 = alloca [4 x i32], align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %14, ptr %6, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %17, align 4, !tbaa !4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 28
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 36
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 44
  %29 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 52
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %33 = icmp sgt i32 %3, 0
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  br i1 %33, label %90, label %87

34:                                               ; preds = %219
  %35 = load i32, ptr %5, align 4, !tbaa !4
  %36 = load i32, ptr %18, align 4, !tbaa !4
  %37 = load i32, ptr %19, align 4, !tbaa !4
  %38 = load i32, ptr %20, align 4, !tbaa !4
  %39 = load i32, ptr %21, align 4, !tbaa !4
  %40 = load i32, ptr %22, align 4, !tbaa !4
  %41 = load i32, ptr %23, align 4, !tbaa !4
  %42 = load i32, ptr %24, align 4, !tbaa !4
  %43 = load i32, ptr %25, align 4, !tbaa !4
  %44 = load i32, ptr %26, align 4, !tbaa !4
  %45 = load i32, ptr %27, align 4, !tbaa !4
  %46 = load i32, ptr %28, align 4, !tbaa !4
  %47 = load i32, ptr %29, align 4, !tbaa !4
  %48 = load i32, ptr %30, align 4, !tbaa !4
  %49 = load i32, ptr %31, align 4, !tbaa !4
  %50 = load i32, ptr %32, align 4, !tbaa !4
  %51 = load i32, ptr %6, align 4, !tbaa !4
  %52 = load i32, ptr %15, align 4, !tbaa !4
  %53 = mul i32 %35, 31
  %54 = add i32 %36, %53
  %55 = mul i32 %54, 31
  %56 = add i32 %37, %55
  %57 = mul i32 %56, 31
  %58 = add i32 %38, %57
  %59 = mul i32 %58, 31
  %60 = add i32 %39, %59
  %61 = mul i32 %60, 31
  %62 = add i32 %40, %61
  %63 = mul i32 %62, 31
  %64 = add i32 %41, %63
  %65 = mul i32 %64, 31
  %66 = add i32 %42, %65
  %67 = mul i32 %66, 31
  %68 = add i32 %43, %67
  %69 = mul i32 %68, 31
  %70 = add i32 %44, %69
  %71 = mul i32 %70, 31
  %72 = add i32 %45, %71
  %73 = mul i32 %72, 31
  %74 = add i32 %46, %73
  %75 = mul i32 %74, 31
  %76 = add i32 %47, %75
  %77 = mul i32 %76, 31
  %78 = add i32 %48, %77
  %79 = mul i32 %78, 31
  %80 = add i32 %49, %79
  %81 = mul i32 %80, 31
  %82 = add i32 %50, %81
  %83 = shl i32 %52, 8
  %84 = xor i32 %51, %83
  %85 = xor i32 %84, %82
  %86 = xor i32 %85, %221
  br label %87

87:                                               ; preds = %34, %4
  %88 = phi i32 [ %14, %4 ], [ %86, %34 ]
  %89 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %88, ptr %89, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

90:                                               ; preds = %4, %219
  %91 = phi i32 [ %94, %219 ], [ %3, %4 ]
  %92 = phi i32 [ %221, %219 ], [ 0, %4 ]
  %93 = phi i32 [ %220, %219 ], [ 4, %4 ]
  %94 = add nsw i32 %91, -1
  %95 = add nuw nsw i32 %92, 1
  %96 = zext nneg i32 %92 to i64
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 %96
  %98 = load i8, ptr %97, align 1, !tbaa !8
  %99 = icmp samesign ult i32 %92, 47
  br i1 %99, label %100, label %104

100:                                              ; preds = %90
  %101 = zext nneg i32 %95 to i64
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 %101
  %103 = load i8, ptr %102, align 1, !tbaa !8
  br label %104

104:                                              ; preds = %90, %100
  %105 = phi i8 [ %103, %100 ], [ 0, %90 ]
  %106 = and i32 %93, 15
  %107 = zext nneg i32 %106 to i64
  %108 = getelementptr inbounds nuw i32, ptr %5, i64 %107
  %109 = add i32 %93, 15
  %110 = and i32 %109, 15
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %5, i64 %111
  switch i8 %98, label %219 [
    i8 0, label %113
    i8 1, label %114
    i8 2, label %121
    i8 3, label %131
    i8 4, label %138
    i8 5, label %143
    i8 6, label %148
    i8 7, label %153
    i8 8, label %162
    i8 9, label %170
    i8 10, label %175
    i8 11, label %181
    i8 12, label %184
    i8 13, label %190
    i8 14, label %195
    i8 15, label %201
    i8 16, label %210
    i8 17, label %213
  ]

113:                                              ; preds = %104
  br label %219

114:                                              ; preds = %104
  %115 = sext i8 %105 to i32
  %116 = add i32 %93, 1
  %117 = and i32 %116, 15
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %5, i64 %118
  store i32 %115, ptr %119, align 4, !tbaa !4
  %120 = add nuw nsw i32 %92, 2
  br label %219

121:                                              ; preds = %104
  %122 = and i8 %105, 3
  %123 = zext nneg i8 %122 to i64
  %124 = getelementptr inbounds nuw i32, ptr %6, i64 %123
  %125 = load i32, ptr %124, align 4, !tbaa !4
  %126 = add i32 %93, 1
  %127 = and i32 %126, 15
  %128 = zext nneg i32 %127 to i64
  %129 = getelementptr inbounds nuw i32, ptr %5, i64 %128
  store i32 %125, ptr %129, align 4, !tbaa !4
  %130 = add nuw nsw i32 %92, 2
  br label %219

131:                                              ; preds = %104
  %132 = load i32, ptr %108, align 4, !tbaa !4
  %133 = and i8 %105, 3
  %134 = zext nneg i8 %133 to i64
  %135 = getelementptr inbounds nuw i32, ptr %6, i64 %134
  store i32 %132, ptr %135, align 4, !tbaa !4
  %136 = add i32 %93, -1
  %137 = add nuw nsw i32 %92, 2
  br label %219

138:                                              ; preds = %104
  %139 = load i32, ptr %112, align 4, !tbaa !4
  %140 = load i32, ptr %108, align 4, !tbaa !4
  %141 = add i32 %140, %139
  store i32 %141, ptr %112, align 4, !tbaa !4
  %142 = add i32 %93, -1
  br label %219

143:                                              ; preds = %104
  %144 = load i32, ptr %112, align 4, !tbaa !4
  %145 = load i32, ptr %108, align 4, !tbaa !4
  %146 = sub i32 %144, %145
  store i32 %146, ptr %112, align 4, !tbaa !4
  %147 = add i32 %93, -1
  br label %219

148:                                              ; preds = %104
  %149 = load i32, ptr %112, align 4, !tbaa !4
  %150 = load i32, ptr %108, align 4, !tbaa !4
  %151 = mul i32 %150, %149
  store i32 %151, ptr %112, align 4, !tbaa !4
  %152 = add i32 %93, -1
  br label %219

153:                                              ; preds = %104
  %154 = load i32, ptr %108, align 4, !tbaa !4
  %155 = icmp sgt i32 %154, 0
  br i1 %155, label %156, label %159

156:                                              ; preds = %153
  %157 = load i32, ptr %112, align 4, !tbaa !4
  %158 = srem i32 %157, %154
  br label %159

159:                                              ; preds = %153, %156
  %160 = phi i32 [ %158, %156 ], [ 0, %153 ]
  store i32 %160, ptr %112, align 4, !tbaa !4
  %161 = add i32 %93, -1
  br label %219

162:                                              ; preds = %104
  %163 = load i32, ptr %108, align 4, !tbaa !4
  %164 = icmp eq i32 %163, 0
  %165 = sext i8 %105 to i32
  %166 = select i1 %164, i32 %165, i32 0
  %167 = add i32 %93, -1
  %168 = add nuw nsw i32 %92, 2
  %169 = add nsw i32 %168, %166
  br label %219

170:                                              ; preds = %104
  %171 = and i8 %105, 7
  %172 = zext nneg i8 %171 to i32
  %173 = add nuw nsw i32 %92, 2
  %174 = add nuw nsw i32 %173, %172
  br label %219

175:                                              ; preds = %104
  %176 = load i32, ptr %108, align 4, !tbaa !4
  %177 = add i32 %93, 1
  %178 = and i32 %177, 15
  %179 = zext nneg i32 %178 to i64
  %180 = getelementptr inbounds nuw i32, ptr %5, i64 %179
  store i32 %176, ptr %180, align 4, !tbaa !4
  br label %219

181:                                              ; preds = %104
  %182 = load i32, ptr %108, align 4, !tbaa !4
  %183 = load i32, ptr %112, align 4, !tbaa !4
  store i32 %183, ptr %108, align 4, !tbaa !4
  store i32 %182, ptr %112, align 4, !tbaa !4
  br label %219

184:                                              ; preds = %104
  %185 = load i32, ptr %112, align 4, !tbaa !4
  %186 = load i32, ptr %108, align 4, !tbaa !4
  %187 = icmp slt i32 %185, %186
  %188 = zext i1 %187 to i32
  store i32 %188, ptr %112, align 4, !tbaa !4
  %189 = add i32 %93, -1
  br label %219

190:                                              ; preds = %104
  %191 = load i32, ptr %108, align 4, !tbaa !4
  %192 = load i32, ptr %112, align 4, !tbaa !4
  %193 = xor i32 %192, %191
  store i32 %193, ptr %112, align 4, !tbaa !4
  %194 = add i32 %93, -1
  br label %219

195:                                              ; preds = %104
  %196 = load i32, ptr %112, align 4, !tbaa !4
  %197 = load i32, ptr %108, align 4, !tbaa !4
  %198 = and i32 %197, 31
  %199 = shl i32 %196, %198
  store i32 %199, ptr %112, align 4, !tbaa !4
  %200 = add i32 %93, -1
  br label %219

201:                                              ; preds = %104
  %202 = and i8 %105, 3
  %203 = zext nneg i8 %202 to i64
  %204 = getelementptr inbounds nuw i32, ptr %6, i64 %203
  %205 = load i32, ptr %204, align 4, !tbaa !4
  %206 = icmp sgt i32 %205, -1000
  %207 = sext i1 %206 to i32
  %208 = add i32 %205, %207
  store i32 %208, ptr %204, align 4, !tbaa !4
  %209 = add nuw nsw i32 %92, 2
  br label %219

210:                                              ; preds = %104
  %211 = load i32, ptr %108, align 4, !tbaa !4
  %212 = sub i32 0, %211
  store i32 %212, ptr %108, align 4, !tbaa !4
  br label %219

213:                                              ; preds = %104
  %214 = load i32, ptr %112, align 4, !tbaa !4
  %215 = load i32, ptr %108, align 4, !tbaa !4
  %216 = icmp sgt i32 %214, %215
  %217 = zext i1 %216 to i32
  store i32 %217, ptr %112, align 4, !tbaa !4
  %218 = add i32 %93, -1
  br label %219

219:                                              ; preds = %104, %213, %210, %201, %195, %190, %184, %181, %175, %170, %162, %159, %148, %143, %138, %131, %121, %114, %113
  %220 = phi i32 [ %93, %104 ], [ %93, %113 ], [ %116, %114 ], [ %126, %121 ], [ %136, %131 ], [ %142, %138 ], [ %147, %143 ], [ %152, %148 ], [ %161, %159 ], [ %167, %162 ], [ %93, %170 ], [ %177, %175 ], [ %93, %181 ], [ %189, %184 ], [ %194, %190 ], [ %200, %195 ], [ %93, %201 ], [ %93, %210 ], [ %218, %213 ]
  %221 = phi i32 [ %95, %104 ], [ 48, %113 ], [ %120, %114 ], [ %130, %121 ], [ %137, %131 ], [ %95, %138 ], [ %95, %143 ], [ %95, %148 ], [ %95, %159 ], [ %169, %162 ], [ %174, %170 ], [ %95, %175 ], [ %95, %181 ], [ %95, %184 ], [ %95, %190 ], [ %95, %195 ], [ %209, %201 ], [ %95, %210 ], [ %95, %213 ]
  %222 = icmp samesign ugt i32 %91, 1
  %223 = icmp ult i32 %221, 48
  %224 = select i1 %222, i1 %223, i1 false
  br i1 %224, label %90, label %34, !llvm.loop !9
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @classify_tokens(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 4
  br label %26

9:                                                ; preds = %108
  %10 = shl nsw i32 %7, 2
  %11 = add i32 %112, %113
  %12 = sext i32 %10 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  store i32 %11, ptr %13, align 4, !tbaa !4
  %14 = add i32 %111, %113
  %15 = sext i32 %10 to i64
  %16 = getelementptr i32, ptr %1, i64 %15
  %17 = getelementptr i8, ptr %16, i64 4
  store i32 %14, ptr %17, align 4, !tbaa !4
  %18 = add i32 %109, %113
  %19 = sext i32 %10 to i64
  %20 = getelementptr i32, ptr %1, i64 %19
  %21 = getelementptr i8, ptr %20, i64 8
  store i32 %18, ptr %21, align 4, !tbaa !4
  %22 = add i32 %110, %113
  %23 = sext i32 %10 to i64
  %24 = getelementptr i32, ptr %1, i64 %23
  %25 = getelementptr i8, ptr %24, i64 12
  store i32 %22, ptr %25, align 4, !tbaa !4
  ret void

26:                                               ; preds = %108, %2
  %27 = phi i32 [ 0, %2 ], [ %109, %108 ]
  %28 = phi i32 [ 0, %2 ], [ %110, %108 ]
  %29 = phi i32 [ 0, %2 ], [ %111, %108 ]
  %30 = phi i32 [ 0, %2 ], [ %113, %108 ]
  %31 = phi i32 [ 0, %2 ], [ %114, %108 ]
  %32 = phi i32 [ 0, %2 ], [ %112, %108 ]
  %33 = add nuw nsw i32 %31, %8
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr %0, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !8
  switch i32 %30, label %57 [
    i32 4, label %37
    i32 5, label %42
    i32 3, label %45
    i32 1, label %45
    i32 2, label %52
  ]

37:                                               ; preds = %26
  %38 = icmp eq i8 %36, 34
  %39 = zext i1 %38 to i32
  %40 = add i32 %29, %39
  %41 = select i1 %38, i32 0, i32 4
  br label %67

42:                                               ; preds = %26
  %43 = icmp eq i8 %36, 35
  %44 = select i1 %43, i32 0, i32 5
  br label %67

45:                                               ; preds = %26, %26
  %46 = add i8 %36, -48
  %47 = icmp ult i8 %46, 10
  br i1 %47, label %67, label %48

48:                                               ; preds = %45
  %49 = icmp eq i8 %36, 46
  br i1 %49, label %67, label %50

50:                                               ; preds = %48
  %51 = add i32 %32, 1
  br label %57

52:                                               ; preds = %26
  %53 = add i8 %36, -48
  %54 = icmp ult i8 %53, 10
  br i1 %54, label %67, label %55

55:                                               ; preds = %52
  %56 = add i32 %32, 65536
  br label %57

57:                                               ; preds = %26, %55, %50
  %58 = phi i32 [ %32, %26 ], [ %56, %55 ], [ %51, %50 ]
  switch i8 %36, label %65 [
    i8 43, label %67
    i8 45, label %67
    i8 48, label %59
    i8 49, label %59
    i8 50, label %59
    i8 51, label %59
    i8 52, label %59
    i8 53, label %59
    i8 54, label %59
    i8 55, label %59
    i8 56, label %59
    i8 57, label %59
    i8 46, label %60
    i8 34, label %61
    i8 35, label %62
    i8 32, label %63
  ]

59:                                               ; preds = %57, %57, %57, %57, %57, %57, %57, %57, %57, %57
  br label %67

60:                                               ; preds = %57
  br label %67

61:                                               ; preds = %57
  br label %67

62:                                               ; preds = %57
  br label %67

63:                                               ; preds = %57
  %64 = add i32 %28, 1
  br label %67

65:                                               ; preds = %57
  %66 = add i32 %27, 1
  br label %67

67:                                               ; preds = %37, %59, %60, %61, %62, %63, %65, %57, %57, %52, %48, %45, %42
  %68 = phi i32 [ %27, %52 ], [ %27, %48 ], [ %27, %42 ], [ %27, %37 ], [ %27, %45 ], [ %27, %57 ], [ %66, %65 ], [ %27, %63 ], [ %27, %59 ], [ %27, %60 ], [ %27, %61 ], [ %27, %62 ], [ %27, %57 ]
  %69 = phi i32 [ %28, %52 ], [ %28, %48 ], [ %28, %42 ], [ %28, %37 ], [ %28, %45 ], [ %28, %57 ], [ %28, %65 ], [ %64, %63 ], [ %28, %59 ], [ %28, %60 ], [ %28, %61 ], [ %28, %62 ], [ %28, %57 ]
  %70 = phi i32 [ %29, %52 ], [ %29, %48 ], [ %29, %42 ], [ %40, %37 ], [ %29, %45 ], [ %29, %57 ], [ %29, %65 ], [ %29, %63 ], [ %29, %59 ], [ %29, %60 ], [ %29, %61 ], [ %29, %62 ], [ %29, %57 ]
  %71 = phi i32 [ %32, %52 ], [ %32, %48 ], [ %32, %42 ], [ %32, %37 ], [ %32, %45 ], [ %58, %57 ], [ %58, %65 ], [ %58, %63 ], [ %58, %59 ], [ %58, %60 ], [ %58, %61 ], [ %58, %62 ], [ %58, %57 ]
  %72 = phi i32 [ 2, %52 ], [ 2, %48 ], [ %44, %42 ], [ %41, %37 ], [ 1, %45 ], [ 3, %57 ], [ 6, %65 ], [ 7, %63 ], [ 1, %59 ], [ 2, %60 ], [ 4, %61 ], [ 5, %62 ], [ 3, %57 ]
  %73 = or disjoint i32 %31, 1
  %74 = add nuw nsw i32 %73, %8
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %0, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !8
  switch i32 %72, label %98 [
    i32 4, label %93
    i32 5, label %90
    i32 3, label %83
    i32 1, label %83
    i32 2, label %78
  ]

78:                                               ; preds = %67
  %79 = add i8 %77, -48
  %80 = icmp ult i8 %79, 10
  br i1 %80, label %108, label %81

81:                                               ; preds = %78
  %82 = add i32 %71, 65536
  br label %98

83:                                               ; preds = %67, %67
  %84 = add i8 %77, -48
  %85 = icmp ult i8 %84, 10
  br i1 %85, label %108, label %86

86:                                               ; preds = %83
  %87 = icmp eq i8 %77, 46
  br i1 %87, label %108, label %88

88:                                               ; preds = %86
  %89 = add i32 %71, 1
  br label %98

90:                                               ; preds = %67
  %91 = icmp eq i8 %77, 35
  %92 = select i1 %91, i32 0, i32 5
  br label %108

93:                                               ; preds = %67
  %94 = icmp eq i8 %77, 34
  %95 = zext i1 %94 to i32
  %96 = add i32 %70, %95
  %97 = select i1 %94, i32 0, i32 4
  br label %108

98:                                               ; preds = %88, %81, %67
  %99 = phi i32 [ %71, %67 ], [ %82, %81 ], [ %89, %88 ]
  switch i8 %77, label %106 [
    i8 43, label %108
    i8 45, label %108
    i8 48, label %105
    i8 49, label %105
    i8 50, label %105
    i8 51, label %105
    i8 52, label %105
    i8 53, label %105
    i8 54, label %105
    i8 55, label %105
    i8 56, label %105
    i8 57, label %105
    i8 46, label %104
    i8 34, label %103
    i8 35, label %102
    i8 32, label %100
  ]

100:                                              ; preds = %98
  %101 = add i32 %69, 1
  br label %108

102:                                              ; preds = %98
  br label %108

103:                                              ; preds = %98
  br label %108

104:                                              ; preds = %98
  br label %108

105:                                              ; preds = %98, %98, %98, %98, %98, %98, %98, %98, %98, %98
  br label %108

106:                                              ; preds = %98
  %107 = add i32 %68, 1
  br label %108

108:                                              ; preds = %106, %105, %104, %103, %102, %100, %98, %98, %93, %90, %86, %83, %78
  %109 = phi i32 [ %68, %78 ], [ %68, %86 ], [ %68, %90 ], [ %68, %93 ], [ %68, %83 ], [ %68, %98 ], [ %107, %106 ], [ %68, %100 ], [ %68, %105 ], [ %68, %104 ], [ %68, %103 ], [ %68, %102 ], [ %68, %98 ]
  %110 = phi i32 [ %69, %78 ], [ %69, %86 ], [ %69, %90 ], [ %69, %93 ], [ %69, %83 ], [ %69, %98 ], [ %69, %106 ], [ %101, %100 ], [ %69, %105 ], [ %69, %104 ], [ %69, %103 ], [ %69, %102 ], [ %69, %98 ]
  %111 = phi i32 [ %70, %78 ], [ %70, %86 ], [ %70, %90 ], [ %96, %93 ], [ %70, %83 ], [ %70, %98 ], [ %70, %106 ], [ %70, %100 ], [ %70, %105 ], [ %70, %104 ], [ %70, %103 ], [ %70, %102 ], [ %70, %98 ]
  %112 = phi i32 [ %71, %78 ], [ %71, %86 ], [ %71, %90 ], [ %71, %93 ], [ %71, %83 ], [ %99, %98 ], [ %99, %106 ], [ %99, %100 ], [ %99, %105 ], [ %99, %104 ], [ %99, %103 ], [ %99, %102 ], [ %99, %98 ]
  %113 = phi i32 [ 2, %78 ], [ 2, %86 ], [ %92, %90 ], [ %97, %93 ], [ 1, %83 ], [ 3, %98 ], [ 6, %106 ], [ 7, %100 ], [ 1, %105 ], [ 2, %104 ], [ 4, %103 ], [ 5, %102 ], [ 3, %98 ]
  %114 = add nuw nsw i32 %31, 2
  %115 = icmp eq i32 %114, 16
  br i1 %115, label %9, label %26, !llvm.loop !11
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!11 = distinct !{!11, !10}
