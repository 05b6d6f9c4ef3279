; ModuleID = 'corpus/hip/hip_histogram.hip'
source_filename = "corpus/hip/hip_histogram.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@thread_bins = external dso_local local_unnamed_addr addrspace(3) global [0 x i8], align 1
@_ZZ15joint_histogramE5local = internal addrspace(3) global [64 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @histogram256_block(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = icmp eq i32 %5, 1
  br i1 %6, label %7, label %53

7:                                                ; preds = %3, %7
  %8 = phi i32 [ %40, %7 ], [ 0, %3 ]
  %9 = add nuw nsw i32 %8, %4
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %10
  store <4 x i8> zeroinitializer, ptr %11, align 1, !tbaa !8
  %12 = or disjoint i32 %8, 4
  %13 = add nuw nsw i32 %12, %4
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %14
  store <4 x i8> zeroinitializer, ptr %15, align 1, !tbaa !8
  %16 = or disjoint i32 %8, 8
  %17 = add nuw nsw i32 %16, %4
  %18 = zext nneg i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %18
  store <4 x i8> zeroinitializer, ptr %19, align 1, !tbaa !8
  %20 = or disjoint i32 %8, 12
  %21 = add nuw nsw i32 %20, %4
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %22
  store <4 x i8> zeroinitializer, ptr %23, align 1, !tbaa !8
  %24 = or disjoint i32 %8, 16
  %25 = add nuw nsw i32 %24, %4
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %26
  store <4 x i8> zeroinitializer, ptr %27, align 1, !tbaa !8
  %28 = or disjoint i32 %8, 20
  %29 = add nuw nsw i32 %28, %4
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %30
  store <4 x i8> zeroinitializer, ptr %31, align 1, !tbaa !8
  %32 = or disjoint i32 %8, 24
  %33 = add nuw nsw i32 %32, %4
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %34
  store <4 x i8> zeroinitializer, ptr %35, align 1, !tbaa !8
  %36 = or disjoint i32 %8, 28
  %37 = add nuw nsw i32 %36, %4
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %38
  store <4 x i8> zeroinitializer, ptr %39, align 1, !tbaa !8
  %40 = add nuw nsw i32 %8, 32
  %41 = icmp eq i32 %40, 256
  br i1 %41, label %42, label %7, !llvm.loop !9

42:                                               ; preds = %53, %7
  %43 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %44 = icmp sgt i32 %2, 0
  br i1 %44, label %45, label %118

45:                                               ; preds = %42
  %46 = mul nuw nsw i32 %43, %5
  %47 = add nuw nsw i32 %46, %4
  %48 = mul nuw nsw i32 %2, %47
  %49 = and i32 %2, 3
  %50 = icmp ult i32 %2, 4
  br i1 %50, label %98, label %51

51:                                               ; preds = %45
  %52 = and i32 %2, 2147483644
  br label %131

53:                                               ; preds = %3, %53
  %54 = phi i32 [ %94, %53 ], [ 0, %3 ]
  %55 = mul nuw nsw i32 %54, %5
  %56 = add nuw nsw i32 %55, %4
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %57
  store i8 0, ptr %58, align 1, !tbaa !8
  %59 = or disjoint i32 %54, 1
  %60 = mul nuw nsw i32 %59, %5
  %61 = add nuw nsw i32 %60, %4
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %62
  store i8 0, ptr %63, align 1, !tbaa !8
  %64 = or disjoint i32 %54, 2
  %65 = mul nuw nsw i32 %64, %5
  %66 = add nuw nsw i32 %65, %4
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %67
  store i8 0, ptr %68, align 1, !tbaa !8
  %69 = or disjoint i32 %54, 3
  %70 = mul nuw nsw i32 %69, %5
  %71 = add nuw nsw i32 %70, %4
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %72
  store i8 0, ptr %73, align 1, !tbaa !8
  %74 = or disjoint i32 %54, 4
  %75 = mul nuw nsw i32 %74, %5
  %76 = add nuw nsw i32 %75, %4
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %77
  store i8 0, ptr %78, align 1, !tbaa !8
  %79 = or disjoint i32 %54, 5
  %80 = mul nuw nsw i32 %79, %5
  %81 = add nuw nsw i32 %80, %4
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %82
  store i8 0, ptr %83, align 1, !tbaa !8
  %84 = or disjoint i32 %54, 6
  %85 = mul nuw nsw i32 %84, %5
  %86 = add nuw nsw i32 %85, %4
  %87 = zext nneg i32 %86 to i64
  %88 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %87
  store i8 0, ptr %88, align 1, !tbaa !8
  %89 = or disjoint i32 %54, 7
  %90 = mul nuw nsw i32 %89, %5
  %91 = add nuw nsw i32 %90, %4
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %92
  store i8 0, ptr %93, align 1, !tbaa !8
  %94 = add nuw nsw i32 %54, 8
  %95 = icmp eq i32 %94, 256
  br i1 %95, label %42, label %53, !llvm.loop !13

96:                                               ; preds = %131
  %97 = icmp eq i32 %49, 0
  br i1 %97, label %118, label %98

98:                                               ; preds = %96, %45
  %99 = phi i32 [ 0, %45 ], [ %181, %96 ]
  %100 = icmp ne i32 %49, 0
  tail call void @llvm.assume(i1 %100)
  br label %101

101:                                              ; preds = %101, %98
  %102 = phi i32 [ %99, %98 ], [ %115, %101 ]
  %103 = phi i32 [ 0, %98 ], [ %116, %101 ]
  %104 = add nuw nsw i32 %102, %48
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 %105
  %107 = load i8, ptr %106, align 1, !tbaa !8
  %108 = zext i8 %107 to i32
  %109 = mul nuw nsw i32 %5, %108
  %110 = add nuw nsw i32 %109, %4
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %111
  %113 = load i8, ptr %112, align 1, !tbaa !8
  %114 = add i8 %113, 1
  store i8 %114, ptr %112, align 1, !tbaa !8
  %115 = add nuw nsw i32 %102, 1
  %116 = add i32 %103, 1
  %117 = icmp eq i32 %116, %49
  br i1 %117, label %118, label %101, !llvm.loop !14

118:                                              ; preds = %96, %101, %42
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %119 = trunc nuw nsw i32 %5 to i16
  %120 = udiv i16 256, %119
  %121 = zext nneg i16 %120 to i32
  %122 = icmp samesign ugt i32 %5, 256
  br i1 %122, label %184, label %123

123:                                              ; preds = %118
  %124 = mul nuw nsw i32 %4, %121
  %125 = shl nsw i32 %43, 8
  %126 = and i32 %5, 7
  %127 = icmp samesign ult i32 %5, 8
  %128 = and i32 %5, 504
  %129 = icmp eq i32 %126, 0
  %130 = icmp ne i32 %126, 0
  br label %185

131:                                              ; preds = %131, %51
  %132 = phi i32 [ 0, %51 ], [ %181, %131 ]
  %133 = phi i32 [ 0, %51 ], [ %182, %131 ]
  %134 = add nuw nsw i32 %132, %48
  %135 = zext nneg i32 %134 to i64
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 %135
  %137 = load i8, ptr %136, align 1, !tbaa !8
  %138 = zext i8 %137 to i32
  %139 = mul nuw nsw i32 %5, %138
  %140 = add nuw nsw i32 %139, %4
  %141 = zext nneg i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %141
  %143 = load i8, ptr %142, align 1, !tbaa !8
  %144 = add i8 %143, 1
  store i8 %144, ptr %142, align 1, !tbaa !8
  %145 = or disjoint i32 %132, 1
  %146 = add nuw nsw i32 %145, %48
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 %147
  %149 = load i8, ptr %148, align 1, !tbaa !8
  %150 = zext i8 %149 to i32
  %151 = mul nuw nsw i32 %5, %150
  %152 = add nuw nsw i32 %151, %4
  %153 = zext nneg i32 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %153
  %155 = load i8, ptr %154, align 1, !tbaa !8
  %156 = add i8 %155, 1
  store i8 %156, ptr %154, align 1, !tbaa !8
  %157 = or disjoint i32 %132, 2
  %158 = add nuw nsw i32 %157, %48
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 %159
  %161 = load i8, ptr %160, align 1, !tbaa !8
  %162 = zext i8 %161 to i32
  %163 = mul nuw nsw i32 %5, %162
  %164 = add nuw nsw i32 %163, %4
  %165 = zext nneg i32 %164 to i64
  %166 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %165
  %167 = load i8, ptr %166, align 1, !tbaa !8
  %168 = add i8 %167, 1
  store i8 %168, ptr %166, align 1, !tbaa !8
  %169 = or disjoint i32 %132, 3
  %170 = add nuw nsw i32 %169, %48
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 %171
  %173 = load i8, ptr %172, align 1, !tbaa !8
  %174 = zext i8 %173 to i32
  %175 = mul nuw nsw i32 %5, %174
  %176 = add nuw nsw i32 %175, %4
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %177
  %179 = load i8, ptr %178, align 1, !tbaa !8
  %180 = add i8 %179, 1
  store i8 %180, ptr %178, align 1, !tbaa !8
  %181 = add nuw nsw i32 %132, 4
  %182 = add i32 %133, 4
  %183 = icmp eq i32 %182, %52
  br i1 %183, label %96, label %131, !llvm.loop !16

184:                                              ; preds = %206, %118
  ret void

185:                                              ; preds = %123, %206
  %186 = phi i32 [ 0, %123 ], [ %211, %206 ]
  %187 = add nuw nsw i32 %186, %124
  %188 = mul nuw nsw i32 %187, %5
  br i1 %127, label %190, label %213

189:                                              ; preds = %213
  br i1 %129, label %206, label %190

190:                                              ; preds = %189, %185
  %191 = phi i32 [ 0, %185 ], [ %272, %189 ]
  %192 = phi i32 [ 0, %185 ], [ %271, %189 ]
  tail call void @llvm.assume(i1 %130)
  br label %193

193:                                              ; preds = %193, %190
  %194 = phi i32 [ %191, %190 ], [ %203, %193 ]
  %195 = phi i32 [ %192, %190 ], [ %202, %193 ]
  %196 = phi i32 [ 0, %190 ], [ %204, %193 ]
  %197 = add nuw nsw i32 %194, %188
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %198
  %200 = load i8, ptr %199, align 1, !tbaa !8
  %201 = zext i8 %200 to i32
  %202 = add i32 %195, %201
  %203 = add nuw nsw i32 %194, 1
  %204 = add i32 %196, 1
  %205 = icmp eq i32 %204, %126
  br i1 %205, label %206, label %193, !llvm.loop !17

206:                                              ; preds = %193, %189
  %207 = phi i32 [ %271, %189 ], [ %202, %193 ]
  %208 = add nuw nsw i32 %187, %125
  %209 = zext nneg i32 %208 to i64
  %210 = getelementptr inbounds nuw i32, ptr %1, i64 %209
  store i32 %207, ptr %210, align 4, !tbaa !4
  %211 = add nuw nsw i32 %186, 1
  %212 = icmp eq i32 %211, %121
  br i1 %212, label %184, label %185, !llvm.loop !18

213:                                              ; preds = %185, %213
  %214 = phi i32 [ %272, %213 ], [ 0, %185 ]
  %215 = phi i32 [ %271, %213 ], [ 0, %185 ]
  %216 = phi i32 [ %273, %213 ], [ 0, %185 ]
  %217 = add nuw nsw i32 %214, %188
  %218 = zext nneg i32 %217 to i64
  %219 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %218
  %220 = load i8, ptr %219, align 1, !tbaa !8
  %221 = zext i8 %220 to i32
  %222 = add i32 %215, %221
  %223 = or disjoint i32 %214, 1
  %224 = add nuw nsw i32 %223, %188
  %225 = zext nneg i32 %224 to i64
  %226 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %225
  %227 = load i8, ptr %226, align 1, !tbaa !8
  %228 = zext i8 %227 to i32
  %229 = add i32 %222, %228
  %230 = or disjoint i32 %214, 2
  %231 = add nuw nsw i32 %230, %188
  %232 = zext nneg i32 %231 to i64
  %233 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %232
  %234 = load i8, ptr %233, align 1, !tbaa !8
  %235 = zext i8 %234 to i32
  %236 = add i32 %229, %235
  %237 = or disjoint i32 %214, 3
  %238 = add nuw nsw i32 %237, %188
  %239 = zext nneg i32 %238 to i64
  %240 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %239
  %241 = load i8, ptr %240, align 1, !tbaa !8
  %242 = zext i8 %241 to i32
  %243 = add i32 %236, %242
  %244 = or disjoint i32 %214, 4
  %245 = add nuw nsw i32 %244, %188
  %246 = zext nneg i32 %245 to i64
  %247 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %246
  %248 = load i8, ptr %247, align 1, !tbaa !8
  %249 = zext i8 %248 to i32
  %250 = add i32 %243, %249
  %251 = or disjoint i32 %214, 5
  %252 = add nuw nsw i32 %251, %188
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %253
  %255 = load i8, ptr %254, align 1, !tbaa !8
  %256 = zext i8 %255 to i32
  %257 = add i32 %250, %256
  %258 = or disjoint i32 %214, 6
  %259 = add nuw nsw i32 %258, %188
  %260 = zext nneg i32 %259 to i64
  %261 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %260
  %262 = load i8, ptr %261, align 1, !tbaa !8
  %263 = zext i8 %262 to i32
  %264 = add i32 %257, %263
  %265 = or disjoint i32 %214, 7
  %266 = add nuw nsw i32 %265, %188
  %267 = zext nneg i32 %266 to i64
  %268 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @thread_bins to ptr), i64 %267
  %269 = load i8, ptr %268, align 1, !tbaa !8
  %270 = zext i8 %269 to i32
  %271 = add i32 %264, %270
  %272 = add nuw nsw i32 %214, 8
  %273 = add i32 %216, 8
  %274 = icmp eq i32 %273, %128
  br i1 %274, label %189, label %213, !llvm.loop !19
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @joint_histogram(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15joint_histogramE5local to ptr), i64 %5
  store i32 0, ptr %6, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %7 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = add i32 %9, %4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = load i8, ptr %12, align 1, !tbaa !8
  %14 = shl i8 %13, 3
  %15 = and i8 %14, 56
  %16 = getelementptr inbounds i8, ptr %1, i64 %11
  %17 = load i8, ptr %16, align 1, !tbaa !8
  %18 = and i8 %17, 7
  %19 = or disjoint i8 %15, %18
  %20 = zext nneg i8 %19 to i64
  %21 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ15joint_histogramE5local to ptr), i64 %20
  %22 = atomicrmw add ptr %21, i32 1 monotonic, align 4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %23 = getelementptr inbounds nuw i32, ptr %2, i64 %5
  %24 = load i32, ptr %6, align 4, !tbaa !4
  %25 = atomicrmw add ptr %23, i32 %24 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !15}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10}
