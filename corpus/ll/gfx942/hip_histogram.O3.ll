; ModuleID = 'corpus/hip/hip_histogram.hip'
source_filename = "corpus/hip/hip_histogram.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@thread_bins = external hidden local_unnamed_addr addrspace(3) global [0 x i8], align 1
@_ZZ15joint_histogramE5local = internal addrspace(3) global [64 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress nofree norecurse nounwind
define protected amdgpu_kernel void @histogram256_block(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %6 = getelementptr inbounds nuw i8, ptr addrspace(4) %5, i64 12
  %7 = load i16, ptr addrspace(4) %6, align 4, !range !9, !invariant.load !10, !noundef !10
  %8 = zext nneg i16 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) @thread_bins, i32 %4
  %10 = icmp eq i16 %7, 1
  br i1 %10, label %11, label %54

11:                                               ; preds = %3
  store <8 x i8> zeroinitializer, ptr addrspace(3) %9, align 1, !tbaa !11
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 8
  store <8 x i8> zeroinitializer, ptr addrspace(3) %12, align 1, !tbaa !11
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 16
  store <8 x i8> zeroinitializer, ptr addrspace(3) %13, align 1, !tbaa !11
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 24
  store <8 x i8> zeroinitializer, ptr addrspace(3) %14, align 1, !tbaa !11
  %15 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 32
  store <8 x i8> zeroinitializer, ptr addrspace(3) %15, align 1, !tbaa !11
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 40
  store <8 x i8> zeroinitializer, ptr addrspace(3) %16, align 1, !tbaa !11
  %17 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 48
  store <8 x i8> zeroinitializer, ptr addrspace(3) %17, align 1, !tbaa !11
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 56
  store <8 x i8> zeroinitializer, ptr addrspace(3) %18, align 1, !tbaa !11
  %19 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 64
  store <8 x i8> zeroinitializer, ptr addrspace(3) %19, align 1, !tbaa !11
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 72
  store <8 x i8> zeroinitializer, ptr addrspace(3) %20, align 1, !tbaa !11
  %21 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 80
  store <8 x i8> zeroinitializer, ptr addrspace(3) %21, align 1, !tbaa !11
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 88
  store <8 x i8> zeroinitializer, ptr addrspace(3) %22, align 1, !tbaa !11
  %23 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 96
  store <8 x i8> zeroinitializer, ptr addrspace(3) %23, align 1, !tbaa !11
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 104
  store <8 x i8> zeroinitializer, ptr addrspace(3) %24, align 1, !tbaa !11
  %25 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 112
  store <8 x i8> zeroinitializer, ptr addrspace(3) %25, align 1, !tbaa !11
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 120
  store <8 x i8> zeroinitializer, ptr addrspace(3) %26, align 1, !tbaa !11
  %27 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 128
  store <8 x i8> zeroinitializer, ptr addrspace(3) %27, align 1, !tbaa !11
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 136
  store <8 x i8> zeroinitializer, ptr addrspace(3) %28, align 1, !tbaa !11
  %29 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 144
  store <8 x i8> zeroinitializer, ptr addrspace(3) %29, align 1, !tbaa !11
  %30 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 152
  store <8 x i8> zeroinitializer, ptr addrspace(3) %30, align 1, !tbaa !11
  %31 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 160
  store <8 x i8> zeroinitializer, ptr addrspace(3) %31, align 1, !tbaa !11
  %32 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 168
  store <8 x i8> zeroinitializer, ptr addrspace(3) %32, align 1, !tbaa !11
  %33 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 176
  store <8 x i8> zeroinitializer, ptr addrspace(3) %33, align 1, !tbaa !11
  %34 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 184
  store <8 x i8> zeroinitializer, ptr addrspace(3) %34, align 1, !tbaa !11
  %35 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 192
  store <8 x i8> zeroinitializer, ptr addrspace(3) %35, align 1, !tbaa !11
  %36 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 200
  store <8 x i8> zeroinitializer, ptr addrspace(3) %36, align 1, !tbaa !11
  %37 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 208
  store <8 x i8> zeroinitializer, ptr addrspace(3) %37, align 1, !tbaa !11
  %38 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 216
  store <8 x i8> zeroinitializer, ptr addrspace(3) %38, align 1, !tbaa !11
  %39 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 224
  store <8 x i8> zeroinitializer, ptr addrspace(3) %39, align 1, !tbaa !11
  %40 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 232
  store <8 x i8> zeroinitializer, ptr addrspace(3) %40, align 1, !tbaa !11
  %41 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 240
  store <8 x i8> zeroinitializer, ptr addrspace(3) %41, align 1, !tbaa !11
  %42 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 248
  store <8 x i8> zeroinitializer, ptr addrspace(3) %42, align 1, !tbaa !11
  br label %43

43:                                               ; preds = %54, %11
  %44 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %45 = icmp sgt i32 %2, 0
  br i1 %45, label %46, label %125

46:                                               ; preds = %43
  %47 = mul nsw i32 %44, %8
  %48 = add nsw i32 %47, %4
  %49 = mul nsw i32 %48, %2
  %50 = and i32 %2, 7
  %51 = icmp ult i32 %2, 8
  br i1 %51, label %107, label %52

52:                                               ; preds = %46
  %53 = and i32 %2, 2147483640
  br label %144

54:                                               ; preds = %3, %54
  %55 = phi i32 [ %103, %54 ], [ 0, %3 ]
  %56 = mul nuw nsw i32 %55, %8
  %57 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %56
  store i8 0, ptr addrspace(3) %57, align 1, !tbaa !11
  %58 = or disjoint i32 %55, 1
  %59 = mul nuw nsw i32 %58, %8
  %60 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %59
  store i8 0, ptr addrspace(3) %60, align 1, !tbaa !11
  %61 = or disjoint i32 %55, 2
  %62 = mul nuw nsw i32 %61, %8
  %63 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %62
  store i8 0, ptr addrspace(3) %63, align 1, !tbaa !11
  %64 = or disjoint i32 %55, 3
  %65 = mul nuw nsw i32 %64, %8
  %66 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %65
  store i8 0, ptr addrspace(3) %66, align 1, !tbaa !11
  %67 = or disjoint i32 %55, 4
  %68 = mul nuw nsw i32 %67, %8
  %69 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %68
  store i8 0, ptr addrspace(3) %69, align 1, !tbaa !11
  %70 = or disjoint i32 %55, 5
  %71 = mul nuw nsw i32 %70, %8
  %72 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %71
  store i8 0, ptr addrspace(3) %72, align 1, !tbaa !11
  %73 = or disjoint i32 %55, 6
  %74 = mul nuw nsw i32 %73, %8
  %75 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %74
  store i8 0, ptr addrspace(3) %75, align 1, !tbaa !11
  %76 = or disjoint i32 %55, 7
  %77 = mul nuw nsw i32 %76, %8
  %78 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %77
  store i8 0, ptr addrspace(3) %78, align 1, !tbaa !11
  %79 = or disjoint i32 %55, 8
  %80 = mul nuw nsw i32 %79, %8
  %81 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %80
  store i8 0, ptr addrspace(3) %81, align 1, !tbaa !11
  %82 = or disjoint i32 %55, 9
  %83 = mul nuw nsw i32 %82, %8
  %84 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %83
  store i8 0, ptr addrspace(3) %84, align 1, !tbaa !11
  %85 = or disjoint i32 %55, 10
  %86 = mul nuw nsw i32 %85, %8
  %87 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %86
  store i8 0, ptr addrspace(3) %87, align 1, !tbaa !11
  %88 = or disjoint i32 %55, 11
  %89 = mul nuw nsw i32 %88, %8
  %90 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %89
  store i8 0, ptr addrspace(3) %90, align 1, !tbaa !11
  %91 = or disjoint i32 %55, 12
  %92 = mul nuw nsw i32 %91, %8
  %93 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %92
  store i8 0, ptr addrspace(3) %93, align 1, !tbaa !11
  %94 = or disjoint i32 %55, 13
  %95 = mul nuw nsw i32 %94, %8
  %96 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %95
  store i8 0, ptr addrspace(3) %96, align 1, !tbaa !11
  %97 = or disjoint i32 %55, 14
  %98 = mul nuw nsw i32 %97, %8
  %99 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %98
  store i8 0, ptr addrspace(3) %99, align 1, !tbaa !11
  %100 = or disjoint i32 %55, 15
  %101 = mul nuw nsw i32 %100, %8
  %102 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %101
  store i8 0, ptr addrspace(3) %102, align 1, !tbaa !11
  %103 = add nuw nsw i32 %55, 16
  %104 = icmp eq i32 %103, 256
  br i1 %104, label %43, label %54, !llvm.loop !12

105:                                              ; preds = %144
  %106 = icmp eq i32 %50, 0
  br i1 %106, label %125, label %107

107:                                              ; preds = %105, %46
  %108 = phi i32 [ 0, %46 ], [ %226, %105 ]
  %109 = icmp ne i32 %50, 0
  tail call void @llvm.assume(i1 %109)
  br label %110

110:                                              ; preds = %110, %107
  %111 = phi i32 [ %108, %107 ], [ %122, %110 ]
  %112 = phi i32 [ 0, %107 ], [ %123, %110 ]
  %113 = add nsw i32 %111, %49
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %114
  %116 = load i8, ptr addrspace(1) %115, align 1, !tbaa !11
  %117 = zext i8 %116 to i32
  %118 = mul nuw nsw i32 %117, %8
  %119 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %118
  %120 = load i8, ptr addrspace(3) %119, align 1, !tbaa !11
  %121 = add i8 %120, 1
  store i8 %121, ptr addrspace(3) %119, align 1, !tbaa !11
  %122 = add nuw nsw i32 %111, 1
  %123 = add i32 %112, 1
  %124 = icmp eq i32 %123, %50
  br i1 %124, label %125, label %110, !llvm.loop !15

125:                                              ; preds = %105, %110, %43
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %126 = udiv i16 256, %7
  %127 = zext nneg i16 %126 to i32
  %128 = icmp samesign ugt i16 %7, 256
  br i1 %128, label %229, label %129

129:                                              ; preds = %125
  %130 = mul nuw nsw i32 %4, %127
  %131 = shl nsw i32 %44, 8
  %132 = zext nneg i16 %7 to i32
  %133 = add nsw i32 %132, -2
  %134 = lshr i32 %133, 1
  %135 = add nuw i32 %134, 1
  %136 = icmp samesign ult i16 %7, 2
  %137 = and i32 %8, 510
  %138 = and i32 %135, 7
  %139 = icmp ult i32 %133, 14
  %140 = and i32 %135, -8
  %141 = icmp eq i32 %138, 0
  %142 = icmp ne i32 %138, 0
  %143 = icmp eq i32 %137, %8
  br label %230

144:                                              ; preds = %144, %52
  %145 = phi i32 [ 0, %52 ], [ %226, %144 ]
  %146 = phi i32 [ 0, %52 ], [ %227, %144 ]
  %147 = add nsw i32 %145, %49
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %148
  %150 = load i8, ptr addrspace(1) %149, align 1, !tbaa !11
  %151 = zext i8 %150 to i32
  %152 = mul nuw nsw i32 %151, %8
  %153 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %152
  %154 = load i8, ptr addrspace(3) %153, align 1, !tbaa !11
  %155 = add i8 %154, 1
  store i8 %155, ptr addrspace(3) %153, align 1, !tbaa !11
  %156 = or disjoint i32 %145, 1
  %157 = add nsw i32 %156, %49
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %158
  %160 = load i8, ptr addrspace(1) %159, align 1, !tbaa !11
  %161 = zext i8 %160 to i32
  %162 = mul nuw nsw i32 %161, %8
  %163 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %162
  %164 = load i8, ptr addrspace(3) %163, align 1, !tbaa !11
  %165 = add i8 %164, 1
  store i8 %165, ptr addrspace(3) %163, align 1, !tbaa !11
  %166 = or disjoint i32 %145, 2
  %167 = add nsw i32 %166, %49
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1, !tbaa !11
  %171 = zext i8 %170 to i32
  %172 = mul nuw nsw i32 %171, %8
  %173 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %172
  %174 = load i8, ptr addrspace(3) %173, align 1, !tbaa !11
  %175 = add i8 %174, 1
  store i8 %175, ptr addrspace(3) %173, align 1, !tbaa !11
  %176 = or disjoint i32 %145, 3
  %177 = add nsw i32 %176, %49
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %178
  %180 = load i8, ptr addrspace(1) %179, align 1, !tbaa !11
  %181 = zext i8 %180 to i32
  %182 = mul nuw nsw i32 %181, %8
  %183 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %182
  %184 = load i8, ptr addrspace(3) %183, align 1, !tbaa !11
  %185 = add i8 %184, 1
  store i8 %185, ptr addrspace(3) %183, align 1, !tbaa !11
  %186 = or disjoint i32 %145, 4
  %187 = add nsw i32 %186, %49
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %188
  %190 = load i8, ptr addrspace(1) %189, align 1, !tbaa !11
  %191 = zext i8 %190 to i32
  %192 = mul nuw nsw i32 %191, %8
  %193 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %192
  %194 = load i8, ptr addrspace(3) %193, align 1, !tbaa !11
  %195 = add i8 %194, 1
  store i8 %195, ptr addrspace(3) %193, align 1, !tbaa !11
  %196 = or disjoint i32 %145, 5
  %197 = add nsw i32 %196, %49
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %198
  %200 = load i8, ptr addrspace(1) %199, align 1, !tbaa !11
  %201 = zext i8 %200 to i32
  %202 = mul nuw nsw i32 %201, %8
  %203 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %202
  %204 = load i8, ptr addrspace(3) %203, align 1, !tbaa !11
  %205 = add i8 %204, 1
  store i8 %205, ptr addrspace(3) %203, align 1, !tbaa !11
  %206 = or disjoint i32 %145, 6
  %207 = add nsw i32 %206, %49
  %208 = sext i32 %207 to i64
  %209 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %208
  %210 = load i8, ptr addrspace(1) %209, align 1, !tbaa !11
  %211 = zext i8 %210 to i32
  %212 = mul nuw nsw i32 %211, %8
  %213 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %212
  %214 = load i8, ptr addrspace(3) %213, align 1, !tbaa !11
  %215 = add i8 %214, 1
  store i8 %215, ptr addrspace(3) %213, align 1, !tbaa !11
  %216 = or disjoint i32 %145, 7
  %217 = add nsw i32 %216, %49
  %218 = sext i32 %217 to i64
  %219 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %218
  %220 = load i8, ptr addrspace(1) %219, align 1, !tbaa !11
  %221 = zext i8 %220 to i32
  %222 = mul nuw nsw i32 %221, %8
  %223 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i32 %222
  %224 = load i8, ptr addrspace(3) %223, align 1, !tbaa !11
  %225 = add i8 %224, 1
  store i8 %225, ptr addrspace(3) %223, align 1, !tbaa !11
  %226 = add nuw nsw i32 %145, 8
  %227 = add i32 %146, 8
  %228 = icmp eq i32 %227, %53
  br i1 %228, label %105, label %144, !llvm.loop !17

229:                                              ; preds = %303, %125
  ret void

230:                                              ; preds = %129, %303
  %231 = phi i32 [ 0, %129 ], [ %308, %303 ]
  %232 = add nuw nsw i32 %231, %130
  %233 = mul nuw nsw i32 %232, %8
  %234 = getelementptr inbounds nuw i8, ptr addrspace(3) @thread_bins, i32 %233
  br i1 %136, label %300, label %235

235:                                              ; preds = %230
  br i1 %139, label %283, label %236

236:                                              ; preds = %235, %236
  %237 = phi i32 [ %279, %236 ], [ 0, %235 ]
  %238 = phi <2 x i32> [ %278, %236 ], [ zeroinitializer, %235 ]
  %239 = phi i32 [ %280, %236 ], [ 0, %235 ]
  %240 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %241 = load <2 x i8>, ptr addrspace(3) %240, align 1, !tbaa !11
  %242 = zext <2 x i8> %241 to <2 x i32>
  %243 = add <2 x i32> %238, %242
  %244 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %245 = getelementptr inbounds nuw i8, ptr addrspace(3) %244, i32 2
  %246 = load <2 x i8>, ptr addrspace(3) %245, align 1, !tbaa !11
  %247 = zext <2 x i8> %246 to <2 x i32>
  %248 = add <2 x i32> %243, %247
  %249 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %250 = getelementptr inbounds nuw i8, ptr addrspace(3) %249, i32 4
  %251 = load <2 x i8>, ptr addrspace(3) %250, align 1, !tbaa !11
  %252 = zext <2 x i8> %251 to <2 x i32>
  %253 = add <2 x i32> %248, %252
  %254 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %255 = getelementptr inbounds nuw i8, ptr addrspace(3) %254, i32 6
  %256 = load <2 x i8>, ptr addrspace(3) %255, align 1, !tbaa !11
  %257 = zext <2 x i8> %256 to <2 x i32>
  %258 = add <2 x i32> %253, %257
  %259 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %260 = getelementptr inbounds nuw i8, ptr addrspace(3) %259, i32 8
  %261 = load <2 x i8>, ptr addrspace(3) %260, align 1, !tbaa !11
  %262 = zext <2 x i8> %261 to <2 x i32>
  %263 = add <2 x i32> %258, %262
  %264 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %265 = getelementptr inbounds nuw i8, ptr addrspace(3) %264, i32 10
  %266 = load <2 x i8>, ptr addrspace(3) %265, align 1, !tbaa !11
  %267 = zext <2 x i8> %266 to <2 x i32>
  %268 = add <2 x i32> %263, %267
  %269 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %270 = getelementptr inbounds nuw i8, ptr addrspace(3) %269, i32 12
  %271 = load <2 x i8>, ptr addrspace(3) %270, align 1, !tbaa !11
  %272 = zext <2 x i8> %271 to <2 x i32>
  %273 = add <2 x i32> %268, %272
  %274 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %237
  %275 = getelementptr inbounds nuw i8, ptr addrspace(3) %274, i32 14
  %276 = load <2 x i8>, ptr addrspace(3) %275, align 1, !tbaa !11
  %277 = zext <2 x i8> %276 to <2 x i32>
  %278 = add <2 x i32> %273, %277
  %279 = add nuw i32 %237, 16
  %280 = add i32 %239, 8
  %281 = icmp eq i32 %280, %140
  br i1 %281, label %282, label %236, !llvm.loop !18

282:                                              ; preds = %236
  br i1 %141, label %297, label %283

283:                                              ; preds = %282, %235
  %284 = phi i32 [ 0, %235 ], [ %279, %282 ]
  %285 = phi <2 x i32> [ zeroinitializer, %235 ], [ %278, %282 ]
  tail call void @llvm.assume(i1 %142)
  br label %286

286:                                              ; preds = %286, %283
  %287 = phi i32 [ %284, %283 ], [ %294, %286 ]
  %288 = phi <2 x i32> [ %285, %283 ], [ %293, %286 ]
  %289 = phi i32 [ 0, %283 ], [ %295, %286 ]
  %290 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %287
  %291 = load <2 x i8>, ptr addrspace(3) %290, align 1, !tbaa !11
  %292 = zext <2 x i8> %291 to <2 x i32>
  %293 = add <2 x i32> %288, %292
  %294 = add nuw i32 %287, 2
  %295 = add i32 %289, 1
  %296 = icmp eq i32 %295, %138
  br i1 %296, label %297, label %286, !llvm.loop !19

297:                                              ; preds = %286, %282
  %298 = phi <2 x i32> [ %278, %282 ], [ %293, %286 ]
  %299 = tail call i32 @llvm.vector.reduce.add.v2i32(<2 x i32> %298)
  br i1 %143, label %303, label %300

300:                                              ; preds = %230, %297
  %301 = phi i32 [ 0, %230 ], [ %137, %297 ]
  %302 = phi i32 [ 0, %230 ], [ %299, %297 ]
  br label %310

303:                                              ; preds = %310, %297
  %304 = phi i32 [ %299, %297 ], [ %316, %310 ]
  %305 = add nsw i32 %232, %131
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds i32, ptr addrspace(1) %1, i64 %306
  store i32 %304, ptr addrspace(1) %307, align 4, !tbaa !5
  %308 = add nuw nsw i32 %231, 1
  %309 = icmp eq i32 %308, %127
  br i1 %309, label %229, label %230, !llvm.loop !20

310:                                              ; preds = %300, %310
  %311 = phi i32 [ %317, %310 ], [ %301, %300 ]
  %312 = phi i32 [ %316, %310 ], [ %302, %300 ]
  %313 = getelementptr inbounds nuw i8, ptr addrspace(3) %234, i32 %311
  %314 = load i8, ptr addrspace(3) %313, align 1, !tbaa !11
  %315 = zext i8 %314 to i32
  %316 = add i32 %312, %315
  %317 = add nuw nsw i32 %311, 1
  %318 = icmp eq i32 %317, %8
  br i1 %318, label %303, label %310, !llvm.loop !21
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @joint_histogram(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef captures(none) %2) local_unnamed_addr #1 {
  %4 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15joint_histogramE5local, i32 %4
  store i32 0, ptr addrspace(3) %6, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %7 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %8 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %9 = getelementptr inbounds nuw i8, ptr addrspace(4) %8, i64 12
  %10 = load i16, ptr addrspace(4) %9, align 4, !range !9, !invariant.load !10, !noundef !10
  %11 = zext nneg i16 %10 to i32
  %12 = mul i32 %7, %11
  %13 = add i32 %12, %4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %14
  %16 = load i8, ptr addrspace(1) %15, align 1, !tbaa !11
  %17 = shl i8 %16, 3
  %18 = and i8 %17, 56
  %19 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %14
  %20 = load i8, ptr addrspace(1) %19, align 1, !tbaa !11
  %21 = and i8 %20, 7
  %22 = or disjoint i8 %18, %21
  %23 = zext nneg i8 %22 to i32
  %24 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ15joint_histogramE5local, i32 %23
  %25 = atomicrmw add ptr addrspace(3) %24, i32 1 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %26 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %5
  %27 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %28 = atomicrmw add ptr addrspace(1) %26, i32 %27 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !10, !amdgpu.no.remote.memory !10
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #2

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.vector.reduce.add.v2i32(<2 x i32>) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress nofree norecurse nounwind "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

!llvm.module.flags = !{!0, !1, !2, !3}
!llvm.ident = !{!4}
!llvm.errno.tbaa = !{!5}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"amdgpu_printf_kind", !"hostcall"}
!2 = !{i32 1, !"wchar_size", i32 4}
!3 = !{i32 8, !"PIC Level", i32 2}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!6, !6, i64 0}
!6 = !{!"int", !7, i64 0}
!7 = !{!"omnipotent char", !8, i64 0}
!8 = !{!"Simple C++ TBAA"}
!9 = !{i16 1, i16 1025}
!10 = !{}
!11 = !{!7, !7, i64 0}
!12 = distinct !{!12, !13, !14}
!13 = !{!"llvm.loop.mustprogress"}
!14 = !{!"llvm.loop.isvectorized", i32 1}
!15 = distinct !{!15, !16}
!16 = !{!"llvm.loop.unroll.disable"}
!17 = distinct !{!17, !13}
!18 = distinct !{!18, !13, !14}
!19 = distinct !{!19, !16}
!20 = distinct !{!20, !13}
!21 = distinct !{!21, !13, !22, !14}
!22 = !{!"llvm.loop.unroll.runtime.disable"}
