; ModuleID = 'corpus/cuda/cu_checksums.cu'
source_filename = "corpus/cuda/cu_checksums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZL10crc_nibble = internal unnamed_addr addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @crc32_rows(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = sext i32 %8 to i64
  %10 = sext i32 %2 to i64
  %11 = mul nsw i64 %10, %9
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %11
  %13 = icmp sgt i32 %2, 0
  br i1 %13, label %14, label %56

14:                                               ; preds = %3
  %15 = and i32 %2, 1
  %16 = icmp eq i32 %2, 1
  br i1 %16, label %21, label %17

17:                                               ; preds = %14
  %18 = and i32 %2, 2147483646
  br label %59

19:                                               ; preds = %59
  %20 = icmp eq i32 %15, 0
  br i1 %20, label %48, label %21

21:                                               ; preds = %19, %14
  %22 = phi i32 [ 0, %14 ], [ %108, %19 ]
  %23 = phi i32 [ 0, %14 ], [ %107, %19 ]
  %24 = phi i32 [ 1, %14 ], [ %105, %19 ]
  %25 = phi i32 [ -1, %14 ], [ %103, %19 ]
  %26 = icmp ne i32 %15, 0
  tail call void @llvm.assume(i1 %26)
  %27 = zext nneg i32 %22 to i64
  %28 = getelementptr inbounds nuw i8, ptr %12, i64 %27
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i32
  %31 = xor i32 %25, %30
  %32 = and i32 %31, 15
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %33
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = lshr i32 %31, 4
  %37 = xor i32 %36, %35
  %38 = and i32 %37, 15
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %39
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = lshr i32 %37, 4
  %43 = xor i32 %42, %41
  %44 = add nuw nsw i32 %24, %30
  %45 = urem i32 %44, 65521
  %46 = add nuw nsw i32 %45, %23
  %47 = urem i32 %46, 65521
  br label %48

48:                                               ; preds = %19, %21
  %49 = phi i32 [ %103, %19 ], [ %43, %21 ]
  %50 = phi i32 [ %105, %19 ], [ %45, %21 ]
  %51 = phi i32 [ %107, %19 ], [ %47, %21 ]
  %52 = shl nuw i32 %51, 16
  %53 = or disjoint i32 %52, %50
  %54 = xor i32 %49, %53
  %55 = xor i32 %54, -1
  br label %56

56:                                               ; preds = %48, %3
  %57 = phi i32 [ 1, %3 ], [ %55, %48 ]
  %58 = getelementptr inbounds i32, ptr %1, i64 %9
  store i32 %57, ptr %58, align 4, !tbaa !4
  ret void

59:                                               ; preds = %59, %17
  %60 = phi i32 [ 0, %17 ], [ %108, %59 ]
  %61 = phi i32 [ 0, %17 ], [ %107, %59 ]
  %62 = phi i32 [ 1, %17 ], [ %105, %59 ]
  %63 = phi i32 [ -1, %17 ], [ %103, %59 ]
  %64 = phi i32 [ 0, %17 ], [ %109, %59 ]
  %65 = zext nneg i32 %60 to i64
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 %65
  %67 = load i8, ptr %66, align 1, !tbaa !8
  %68 = zext i8 %67 to i32
  %69 = xor i32 %63, %68
  %70 = and i32 %69, 15
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %71
  %73 = load i32, ptr %72, align 4, !tbaa !4
  %74 = lshr i32 %69, 4
  %75 = xor i32 %74, %73
  %76 = and i32 %75, 15
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = lshr i32 %75, 4
  %81 = xor i32 %80, %79
  %82 = add nuw nsw i32 %62, %68
  %83 = urem i32 %82, 65521
  %84 = add nuw nsw i32 %83, %61
  %85 = urem i32 %84, 65521
  %86 = zext nneg i32 %60 to i64
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 1
  %89 = load i8, ptr %88, align 1, !tbaa !8
  %90 = zext i8 %89 to i32
  %91 = xor i32 %81, %90
  %92 = and i32 %91, 15
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %93
  %95 = load i32, ptr %94, align 4, !tbaa !4
  %96 = lshr i32 %91, 4
  %97 = xor i32 %96, %95
  %98 = and i32 %97, 15
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 %99
  %101 = load i32, ptr %100, align 4, !tbaa !4
  %102 = lshr i32 %97, 4
  %103 = xor i32 %102, %101
  %104 = add nuw nsw i32 %83, %90
  %105 = urem i32 %104, 65521
  %106 = add nuw nsw i32 %105, %85
  %107 = urem i32 %106, 65521
  %108 = add nuw nsw i32 %60, 2
  %109 = add i32 %64, 2
  %110 = icmp eq i32 %109, %18
  br i1 %110, label %19, label %59, !llvm.loop !9
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @murmur3(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = icmp slt i32 %2, 4
  br i1 %13, label %56, label %14

14:                                               ; preds = %4
  %15 = add nsw i32 %2, -4
  %16 = lshr i32 %15, 2
  %17 = add nuw nsw i32 %16, 1
  %18 = and i32 %17, 1
  %19 = icmp eq i32 %16, 0
  br i1 %19, label %24, label %20

20:                                               ; preds = %14
  %21 = and i32 %17, 2147483646
  br label %62

22:                                               ; preds = %62
  %23 = icmp eq i32 %18, 0
  br i1 %23, label %56, label %24

24:                                               ; preds = %22, %14
  %25 = phi i32 [ %3, %14 ], [ %123, %22 ]
  %26 = phi i32 [ 0, %14 ], [ %95, %22 ]
  %27 = icmp ne i32 %18, 0
  tail call void @llvm.assume(i1 %27)
  %28 = zext nneg i32 %26 to i64
  %29 = getelementptr inbounds nuw i8, ptr %12, i64 %28
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i32
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 1
  %33 = load i8, ptr %32, align 1, !tbaa !8
  %34 = zext i8 %33 to i32
  %35 = shl nuw nsw i32 %34, 8
  %36 = or disjoint i32 %35, %31
  %37 = getelementptr inbounds nuw i8, ptr %29, i64 2
  %38 = load i8, ptr %37, align 1, !tbaa !8
  %39 = zext i8 %38 to i32
  %40 = shl nuw nsw i32 %39, 16
  %41 = or disjoint i32 %36, %40
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 3
  %43 = load i8, ptr %42, align 1, !tbaa !8
  %44 = zext i8 %43 to i32
  %45 = shl nuw i32 %44, 24
  %46 = or disjoint i32 %41, %45
  %47 = mul i32 %46, -862048943
  %48 = mul i32 %46, 380141568
  %49 = lshr i32 %47, 17
  %50 = or disjoint i32 %49, %48
  %51 = mul i32 %50, 461845907
  %52 = xor i32 %51, %25
  %53 = tail call i32 @llvm.fshl.i32(i32 %52, i32 %52, i32 13)
  %54 = mul i32 %53, 5
  %55 = add i32 %54, -430675100
  br label %56

56:                                               ; preds = %24, %22, %4
  %57 = phi i32 [ %3, %4 ], [ %123, %22 ], [ %55, %24 ]
  %58 = and i32 %2, -4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i8, ptr %12, i64 %59
  %61 = and i32 %2, 3
  switch i32 %61, label %150 [
    i32 3, label %127
    i32 2, label %132
    i32 1, label %139
    i32 0, label %151
  ]

62:                                               ; preds = %62, %20
  %63 = phi i32 [ 4, %20 ], [ %124, %62 ]
  %64 = phi i32 [ %3, %20 ], [ %123, %62 ]
  %65 = phi i32 [ 0, %20 ], [ %95, %62 ]
  %66 = phi i32 [ 0, %20 ], [ %125, %62 ]
  %67 = zext nneg i32 %65 to i64
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 %67
  %69 = load i8, ptr %68, align 1, !tbaa !8
  %70 = zext i8 %69 to i32
  %71 = getelementptr inbounds nuw i8, ptr %68, i64 1
  %72 = load i8, ptr %71, align 1, !tbaa !8
  %73 = zext i8 %72 to i32
  %74 = shl nuw nsw i32 %73, 8
  %75 = or disjoint i32 %74, %70
  %76 = getelementptr inbounds nuw i8, ptr %68, i64 2
  %77 = load i8, ptr %76, align 1, !tbaa !8
  %78 = zext i8 %77 to i32
  %79 = shl nuw nsw i32 %78, 16
  %80 = or disjoint i32 %75, %79
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 3
  %82 = load i8, ptr %81, align 1, !tbaa !8
  %83 = zext i8 %82 to i32
  %84 = shl nuw i32 %83, 24
  %85 = or disjoint i32 %80, %84
  %86 = mul i32 %85, -862048943
  %87 = mul i32 %85, 380141568
  %88 = lshr i32 %86, 17
  %89 = or disjoint i32 %88, %87
  %90 = mul i32 %89, 461845907
  %91 = xor i32 %90, %64
  %92 = tail call i32 @llvm.fshl.i32(i32 %91, i32 %91, i32 13)
  %93 = mul i32 %92, 5
  %94 = add i32 %93, -430675100
  %95 = add nuw nsw i32 %63, 4
  %96 = zext nneg i32 %63 to i64
  %97 = getelementptr inbounds nuw i8, ptr %12, i64 %96
  %98 = load i8, ptr %97, align 1, !tbaa !8
  %99 = zext i8 %98 to i32
  %100 = getelementptr inbounds nuw i8, ptr %97, i64 1
  %101 = load i8, ptr %100, align 1, !tbaa !8
  %102 = zext i8 %101 to i32
  %103 = shl nuw nsw i32 %102, 8
  %104 = or disjoint i32 %103, %99
  %105 = getelementptr inbounds nuw i8, ptr %97, i64 2
  %106 = load i8, ptr %105, align 1, !tbaa !8
  %107 = zext i8 %106 to i32
  %108 = shl nuw nsw i32 %107, 16
  %109 = or disjoint i32 %104, %108
  %110 = getelementptr inbounds nuw i8, ptr %97, i64 3
  %111 = load i8, ptr %110, align 1, !tbaa !8
  %112 = zext i8 %111 to i32
  %113 = shl nuw i32 %112, 24
  %114 = or disjoint i32 %109, %113
  %115 = mul i32 %114, -862048943
  %116 = mul i32 %114, 380141568
  %117 = lshr i32 %115, 17
  %118 = or disjoint i32 %117, %116
  %119 = mul i32 %118, 461845907
  %120 = xor i32 %119, %94
  %121 = tail call i32 @llvm.fshl.i32(i32 %120, i32 %120, i32 13)
  %122 = mul i32 %121, 5
  %123 = add i32 %122, -430675100
  %124 = add nuw nsw i32 %63, 8
  %125 = add i32 %66, 2
  %126 = icmp eq i32 %125, %21
  br i1 %126, label %22, label %62, !llvm.loop !11

127:                                              ; preds = %56
  %128 = getelementptr inbounds nuw i8, ptr %60, i64 2
  %129 = load i8, ptr %128, align 1, !tbaa !8
  %130 = zext i8 %129 to i32
  %131 = shl nuw nsw i32 %130, 16
  br label %132

132:                                              ; preds = %56, %127
  %133 = phi i32 [ %131, %127 ], [ 0, %56 ]
  %134 = getelementptr inbounds nuw i8, ptr %60, i64 1
  %135 = load i8, ptr %134, align 1, !tbaa !8
  %136 = zext i8 %135 to i32
  %137 = shl nuw nsw i32 %136, 8
  %138 = or disjoint i32 %137, %133
  br label %139

139:                                              ; preds = %56, %132
  %140 = phi i32 [ %138, %132 ], [ 0, %56 ]
  %141 = load i8, ptr %60, align 1, !tbaa !8
  %142 = zext i8 %141 to i32
  %143 = xor i32 %140, %142
  %144 = mul i32 %143, -862048943
  %145 = mul i32 %143, 380141568
  %146 = lshr i32 %144, 17
  %147 = or disjoint i32 %146, %145
  %148 = mul i32 %147, 461845907
  %149 = xor i32 %148, %57
  br label %151

150:                                              ; preds = %56
  unreachable

151:                                              ; preds = %56, %139
  %152 = phi i32 [ %149, %139 ], [ %57, %56 ]
  %153 = icmp sgt i32 %2, 0
  br i1 %153, label %154, label %178

154:                                              ; preds = %151
  %155 = and i32 %2, 7
  %156 = icmp ult i32 %2, 8
  br i1 %156, label %161, label %157

157:                                              ; preds = %154
  %158 = and i32 %2, 2147483640
  br label %192

159:                                              ; preds = %192
  %160 = icmp eq i32 %155, 0
  br i1 %160, label %178, label %161

161:                                              ; preds = %159, %154
  %162 = phi i32 [ 0, %154 ], [ %251, %159 ]
  %163 = phi i32 [ -2128831035, %154 ], [ %250, %159 ]
  %164 = icmp ne i32 %155, 0
  tail call void @llvm.assume(i1 %164)
  br label %165

165:                                              ; preds = %165, %161
  %166 = phi i32 [ %175, %165 ], [ %162, %161 ]
  %167 = phi i32 [ %174, %165 ], [ %163, %161 ]
  %168 = phi i32 [ %176, %165 ], [ 0, %161 ]
  %169 = zext nneg i32 %166 to i64
  %170 = getelementptr inbounds nuw i8, ptr %12, i64 %169
  %171 = load i8, ptr %170, align 1, !tbaa !8
  %172 = zext i8 %171 to i32
  %173 = xor i32 %167, %172
  %174 = mul i32 %173, 16777619
  %175 = add nuw nsw i32 %166, 1
  %176 = add i32 %168, 1
  %177 = icmp eq i32 %176, %155
  br i1 %177, label %178, label %165, !llvm.loop !12

178:                                              ; preds = %159, %165, %151
  %179 = phi i32 [ -2128831035, %151 ], [ %250, %159 ], [ %174, %165 ]
  %180 = xor i32 %152, %2
  %181 = lshr i32 %180, 16
  %182 = xor i32 %181, %180
  %183 = mul i32 %182, -2048144789
  %184 = lshr i32 %183, 13
  %185 = xor i32 %184, %183
  %186 = mul i32 %185, -1028477387
  %187 = lshr i32 %186, 16
  %188 = xor i32 %187, %186
  %189 = add i32 %179, %188
  %190 = sext i32 %9 to i64
  %191 = getelementptr inbounds i32, ptr %1, i64 %190
  store i32 %189, ptr %191, align 4, !tbaa !4
  ret void

192:                                              ; preds = %192, %157
  %193 = phi i32 [ 0, %157 ], [ %251, %192 ]
  %194 = phi i32 [ -2128831035, %157 ], [ %250, %192 ]
  %195 = phi i32 [ 0, %157 ], [ %252, %192 ]
  %196 = zext nneg i32 %193 to i64
  %197 = getelementptr inbounds nuw i8, ptr %12, i64 %196
  %198 = load i8, ptr %197, align 1, !tbaa !8
  %199 = zext i8 %198 to i32
  %200 = xor i32 %194, %199
  %201 = mul i32 %200, 16777619
  %202 = zext nneg i32 %193 to i64
  %203 = getelementptr inbounds nuw i8, ptr %12, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 1
  %205 = load i8, ptr %204, align 1, !tbaa !8
  %206 = zext i8 %205 to i32
  %207 = xor i32 %201, %206
  %208 = mul i32 %207, 16777619
  %209 = zext nneg i32 %193 to i64
  %210 = getelementptr inbounds nuw i8, ptr %12, i64 %209
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 2
  %212 = load i8, ptr %211, align 1, !tbaa !8
  %213 = zext i8 %212 to i32
  %214 = xor i32 %208, %213
  %215 = mul i32 %214, 16777619
  %216 = zext nneg i32 %193 to i64
  %217 = getelementptr inbounds nuw i8, ptr %12, i64 %216
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 3
  %219 = load i8, ptr %218, align 1, !tbaa !8
  %220 = zext i8 %219 to i32
  %221 = xor i32 %215, %220
  %222 = mul i32 %221, 16777619
  %223 = zext nneg i32 %193 to i64
  %224 = getelementptr inbounds nuw i8, ptr %12, i64 %223
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 4
  %226 = load i8, ptr %225, align 1, !tbaa !8
  %227 = zext i8 %226 to i32
  %228 = xor i32 %222, %227
  %229 = mul i32 %228, 16777619
  %230 = zext nneg i32 %193 to i64
  %231 = getelementptr inbounds nuw i8, ptr %12, i64 %230
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 5
  %233 = load i8, ptr %232, align 1, !tbaa !8
  %234 = zext i8 %233 to i32
  %235 = xor i32 %229, %234
  %236 = mul i32 %235, 16777619
  %237 = zext nneg i32 %193 to i64
  %238 = getelementptr inbounds nuw i8, ptr %12, i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 6
  %240 = load i8, ptr %239, align 1, !tbaa !8
  %241 = zext i8 %240 to i32
  %242 = xor i32 %236, %241
  %243 = mul i32 %242, 16777619
  %244 = zext nneg i32 %193 to i64
  %245 = getelementptr inbounds nuw i8, ptr %12, i64 %244
  %246 = getelementptr inbounds nuw i8, ptr %245, i64 7
  %247 = load i8, ptr %246, align 1, !tbaa !8
  %248 = zext i8 %247 to i32
  %249 = xor i32 %243, %248
  %250 = mul i32 %249, 16777619
  %251 = add nuw nsw i32 %193, 8
  %252 = add i32 %195, 8
  %253 = icmp eq i32 %252, %158
  br i1 %253, label %159, label %192, !llvm.loop !14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i64 @_Z6read64PKh(ptr noundef readonly captures(none) %0) local_unnamed_addr #1 {
  %2 = load i8, ptr %0, align 1, !tbaa !8
  %3 = zext i8 %2 to i64
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1
  %5 = load i8, ptr %4, align 1, !tbaa !8
  %6 = zext i8 %5 to i64
  %7 = shl nuw nsw i64 %6, 8
  %8 = or disjoint i64 %7, %3
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2
  %10 = load i8, ptr %9, align 1, !tbaa !8
  %11 = zext i8 %10 to i64
  %12 = shl nuw nsw i64 %11, 16
  %13 = or disjoint i64 %12, %8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3
  %15 = load i8, ptr %14, align 1, !tbaa !8
  %16 = zext i8 %15 to i64
  %17 = shl nuw nsw i64 %16, 24
  %18 = or disjoint i64 %17, %13
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %20 = load i8, ptr %19, align 1, !tbaa !8
  %21 = zext i8 %20 to i64
  %22 = shl nuw nsw i64 %21, 32
  %23 = or disjoint i64 %22, %18
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 5
  %25 = load i8, ptr %24, align 1, !tbaa !8
  %26 = zext i8 %25 to i64
  %27 = shl nuw nsw i64 %26, 40
  %28 = or i64 %27, %23
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 6
  %30 = load i8, ptr %29, align 1, !tbaa !8
  %31 = zext i8 %30 to i64
  %32 = shl nuw nsw i64 %31, 48
  %33 = or i64 %32, %28
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 7
  %35 = load i8, ptr %34, align 1, !tbaa !8
  %36 = zext i8 %35 to i64
  %37 = shl nuw i64 %36, 56
  %38 = or i64 %37, %33
  ret i64 %38
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @xxh64(ptr noundef readonly captures(address) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 6
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = sext i32 %2 to i64
  %14 = getelementptr inbounds i8, ptr %12, i64 %13
  %15 = icmp sgt i32 %2, 31
  br i1 %15, label %16, label %236

16:                                               ; preds = %4
  %17 = add i64 %3, 6983438078262162902
  %18 = add i64 %3, -4417276706812531889
  %19 = add i64 %3, 7046029288634856825
  br label %20

20:                                               ; preds = %20, %16
  %21 = phi i64 [ %19, %16 ], [ %192, %20 ]
  %22 = phi i64 [ %3, %16 ], [ %150, %20 ]
  %23 = phi i64 [ %18, %16 ], [ %108, %20 ]
  %24 = phi i64 [ %17, %16 ], [ %66, %20 ]
  %25 = phi ptr [ %12, %16 ], [ %193, %20 ]
  %26 = load i8, ptr %25, align 1, !tbaa !8
  %27 = zext i8 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr %25, i64 1
  %29 = load i8, ptr %28, align 1, !tbaa !8
  %30 = zext i8 %29 to i64
  %31 = shl nuw nsw i64 %30, 8
  %32 = or disjoint i64 %31, %27
  %33 = getelementptr inbounds nuw i8, ptr %25, i64 2
  %34 = load i8, ptr %33, align 1, !tbaa !8
  %35 = zext i8 %34 to i64
  %36 = shl nuw nsw i64 %35, 16
  %37 = or disjoint i64 %32, %36
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 3
  %39 = load i8, ptr %38, align 1, !tbaa !8
  %40 = zext i8 %39 to i64
  %41 = shl nuw nsw i64 %40, 24
  %42 = or disjoint i64 %37, %41
  %43 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %44 = load i8, ptr %43, align 1, !tbaa !8
  %45 = zext i8 %44 to i64
  %46 = shl nuw nsw i64 %45, 32
  %47 = or disjoint i64 %42, %46
  %48 = getelementptr inbounds nuw i8, ptr %25, i64 5
  %49 = load i8, ptr %48, align 1, !tbaa !8
  %50 = zext i8 %49 to i64
  %51 = shl nuw nsw i64 %50, 40
  %52 = or i64 %47, %51
  %53 = getelementptr inbounds nuw i8, ptr %25, i64 6
  %54 = load i8, ptr %53, align 1, !tbaa !8
  %55 = zext i8 %54 to i64
  %56 = shl nuw nsw i64 %55, 48
  %57 = or i64 %52, %56
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 7
  %59 = load i8, ptr %58, align 1, !tbaa !8
  %60 = zext i8 %59 to i64
  %61 = shl nuw i64 %60, 56
  %62 = or i64 %57, %61
  %63 = mul i64 %62, -4417276706812531889
  %64 = add i64 %63, %24
  %65 = tail call i64 @llvm.fshl.i64(i64 %64, i64 %64, i64 31)
  %66 = mul i64 %65, -7046029288634856825
  %67 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %68 = load i8, ptr %67, align 1, !tbaa !8
  %69 = zext i8 %68 to i64
  %70 = getelementptr inbounds nuw i8, ptr %25, i64 9
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = zext i8 %71 to i64
  %73 = shl nuw nsw i64 %72, 8
  %74 = or disjoint i64 %73, %69
  %75 = getelementptr inbounds nuw i8, ptr %25, i64 10
  %76 = load i8, ptr %75, align 1, !tbaa !8
  %77 = zext i8 %76 to i64
  %78 = shl nuw nsw i64 %77, 16
  %79 = or disjoint i64 %74, %78
  %80 = getelementptr inbounds nuw i8, ptr %25, i64 11
  %81 = load i8, ptr %80, align 1, !tbaa !8
  %82 = zext i8 %81 to i64
  %83 = shl nuw nsw i64 %82, 24
  %84 = or disjoint i64 %79, %83
  %85 = getelementptr inbounds nuw i8, ptr %25, i64 12
  %86 = load i8, ptr %85, align 1, !tbaa !8
  %87 = zext i8 %86 to i64
  %88 = shl nuw nsw i64 %87, 32
  %89 = or disjoint i64 %84, %88
  %90 = getelementptr inbounds nuw i8, ptr %25, i64 13
  %91 = load i8, ptr %90, align 1, !tbaa !8
  %92 = zext i8 %91 to i64
  %93 = shl nuw nsw i64 %92, 40
  %94 = or i64 %89, %93
  %95 = getelementptr inbounds nuw i8, ptr %25, i64 14
  %96 = load i8, ptr %95, align 1, !tbaa !8
  %97 = zext i8 %96 to i64
  %98 = shl nuw nsw i64 %97, 48
  %99 = or i64 %94, %98
  %100 = getelementptr inbounds nuw i8, ptr %25, i64 15
  %101 = load i8, ptr %100, align 1, !tbaa !8
  %102 = zext i8 %101 to i64
  %103 = shl nuw i64 %102, 56
  %104 = or i64 %99, %103
  %105 = mul i64 %104, -4417276706812531889
  %106 = add i64 %105, %23
  %107 = tail call i64 @llvm.fshl.i64(i64 %106, i64 %106, i64 31)
  %108 = mul i64 %107, -7046029288634856825
  %109 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %110 = load i8, ptr %109, align 1, !tbaa !8
  %111 = zext i8 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 17
  %113 = load i8, ptr %112, align 1, !tbaa !8
  %114 = zext i8 %113 to i64
  %115 = shl nuw nsw i64 %114, 8
  %116 = or disjoint i64 %115, %111
  %117 = getelementptr inbounds nuw i8, ptr %25, i64 18
  %118 = load i8, ptr %117, align 1, !tbaa !8
  %119 = zext i8 %118 to i64
  %120 = shl nuw nsw i64 %119, 16
  %121 = or disjoint i64 %116, %120
  %122 = getelementptr inbounds nuw i8, ptr %25, i64 19
  %123 = load i8, ptr %122, align 1, !tbaa !8
  %124 = zext i8 %123 to i64
  %125 = shl nuw nsw i64 %124, 24
  %126 = or disjoint i64 %121, %125
  %127 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %128 = load i8, ptr %127, align 1, !tbaa !8
  %129 = zext i8 %128 to i64
  %130 = shl nuw nsw i64 %129, 32
  %131 = or disjoint i64 %126, %130
  %132 = getelementptr inbounds nuw i8, ptr %25, i64 21
  %133 = load i8, ptr %132, align 1, !tbaa !8
  %134 = zext i8 %133 to i64
  %135 = shl nuw nsw i64 %134, 40
  %136 = or i64 %131, %135
  %137 = getelementptr inbounds nuw i8, ptr %25, i64 22
  %138 = load i8, ptr %137, align 1, !tbaa !8
  %139 = zext i8 %138 to i64
  %140 = shl nuw nsw i64 %139, 48
  %141 = or i64 %136, %140
  %142 = getelementptr inbounds nuw i8, ptr %25, i64 23
  %143 = load i8, ptr %142, align 1, !tbaa !8
  %144 = zext i8 %143 to i64
  %145 = shl nuw i64 %144, 56
  %146 = or i64 %141, %145
  %147 = mul i64 %146, -4417276706812531889
  %148 = add i64 %147, %22
  %149 = tail call i64 @llvm.fshl.i64(i64 %148, i64 %148, i64 31)
  %150 = mul i64 %149, -7046029288634856825
  %151 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %152 = load i8, ptr %151, align 1, !tbaa !8
  %153 = zext i8 %152 to i64
  %154 = getelementptr inbounds nuw i8, ptr %25, i64 25
  %155 = load i8, ptr %154, align 1, !tbaa !8
  %156 = zext i8 %155 to i64
  %157 = shl nuw nsw i64 %156, 8
  %158 = or disjoint i64 %157, %153
  %159 = getelementptr inbounds nuw i8, ptr %25, i64 26
  %160 = load i8, ptr %159, align 1, !tbaa !8
  %161 = zext i8 %160 to i64
  %162 = shl nuw nsw i64 %161, 16
  %163 = or disjoint i64 %158, %162
  %164 = getelementptr inbounds nuw i8, ptr %25, i64 27
  %165 = load i8, ptr %164, align 1, !tbaa !8
  %166 = zext i8 %165 to i64
  %167 = shl nuw nsw i64 %166, 24
  %168 = or disjoint i64 %163, %167
  %169 = getelementptr inbounds nuw i8, ptr %25, i64 28
  %170 = load i8, ptr %169, align 1, !tbaa !8
  %171 = zext i8 %170 to i64
  %172 = shl nuw nsw i64 %171, 32
  %173 = or disjoint i64 %168, %172
  %174 = getelementptr inbounds nuw i8, ptr %25, i64 29
  %175 = load i8, ptr %174, align 1, !tbaa !8
  %176 = zext i8 %175 to i64
  %177 = shl nuw nsw i64 %176, 40
  %178 = or i64 %173, %177
  %179 = getelementptr inbounds nuw i8, ptr %25, i64 30
  %180 = load i8, ptr %179, align 1, !tbaa !8
  %181 = zext i8 %180 to i64
  %182 = shl nuw nsw i64 %181, 48
  %183 = or i64 %178, %182
  %184 = getelementptr inbounds nuw i8, ptr %25, i64 31
  %185 = load i8, ptr %184, align 1, !tbaa !8
  %186 = zext i8 %185 to i64
  %187 = shl nuw i64 %186, 56
  %188 = or i64 %183, %187
  %189 = mul i64 %188, -4417276706812531889
  %190 = add i64 %189, %21
  %191 = tail call i64 @llvm.fshl.i64(i64 %190, i64 %190, i64 31)
  %192 = mul i64 %191, -7046029288634856825
  %193 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %194 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %195 = icmp ugt ptr %194, %14
  br i1 %195, label %196, label %20, !llvm.loop !15

196:                                              ; preds = %20
  %197 = tail call i64 @llvm.fshl.i64(i64 %66, i64 %66, i64 1)
  %198 = tail call i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 7)
  %199 = add i64 %198, %197
  %200 = tail call i64 @llvm.fshl.i64(i64 %150, i64 %150, i64 12)
  %201 = add i64 %199, %200
  %202 = tail call i64 @llvm.fshl.i64(i64 %192, i64 %192, i64 18)
  %203 = add i64 %201, %202
  %204 = mul i64 %65, -2381459717836149591
  %205 = mul i64 %65, -8665851108926685184
  %206 = lshr i64 %204, 33
  %207 = or disjoint i64 %206, %205
  %208 = mul i64 %207, -7046029288634856825
  %209 = xor i64 %208, %203
  %210 = mul i64 %209, -7046029288634856825
  %211 = add i64 %210, -8796714831421723037
  %212 = mul i64 %107, -2381459717836149591
  %213 = mul i64 %107, -8665851108926685184
  %214 = lshr i64 %212, 33
  %215 = or disjoint i64 %214, %213
  %216 = mul i64 %215, -7046029288634856825
  %217 = xor i64 %216, %211
  %218 = mul i64 %217, -7046029288634856825
  %219 = add i64 %218, -8796714831421723037
  %220 = mul i64 %149, -2381459717836149591
  %221 = mul i64 %149, -8665851108926685184
  %222 = lshr i64 %220, 33
  %223 = or disjoint i64 %222, %221
  %224 = mul i64 %223, -7046029288634856825
  %225 = xor i64 %224, %219
  %226 = mul i64 %225, -7046029288634856825
  %227 = add i64 %226, -8796714831421723037
  %228 = mul i64 %191, -2381459717836149591
  %229 = mul i64 %191, -8665851108926685184
  %230 = lshr i64 %228, 33
  %231 = or disjoint i64 %230, %229
  %232 = mul i64 %231, -7046029288634856825
  %233 = xor i64 %232, %227
  %234 = mul i64 %233, -7046029288634856825
  %235 = add i64 %234, -8796714831421723037
  br label %238

236:                                              ; preds = %4
  %237 = add i64 %3, 2870177450012600261
  br label %238

238:                                              ; preds = %236, %196
  %239 = phi ptr [ %193, %196 ], [ %12, %236 ]
  %240 = phi i64 [ %235, %196 ], [ %237, %236 ]
  %241 = add i64 %240, %13
  %242 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %243 = icmp ugt ptr %242, %14
  br i1 %243, label %244, label %248

244:                                              ; preds = %248, %238
  %245 = phi ptr [ %239, %238 ], [ %249, %248 ]
  %246 = phi i64 [ %241, %238 ], [ %297, %248 ]
  %247 = icmp ult ptr %245, %14
  br i1 %247, label %300, label %311

248:                                              ; preds = %238, %248
  %249 = phi ptr [ %298, %248 ], [ %242, %238 ]
  %250 = phi i64 [ %297, %248 ], [ %241, %238 ]
  %251 = phi ptr [ %249, %248 ], [ %239, %238 ]
  %252 = load i8, ptr %251, align 1, !tbaa !8
  %253 = zext i8 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %251, i64 1
  %255 = load i8, ptr %254, align 1, !tbaa !8
  %256 = zext i8 %255 to i64
  %257 = shl nuw nsw i64 %256, 8
  %258 = or disjoint i64 %257, %253
  %259 = getelementptr inbounds nuw i8, ptr %251, i64 2
  %260 = load i8, ptr %259, align 1, !tbaa !8
  %261 = zext i8 %260 to i64
  %262 = shl nuw nsw i64 %261, 16
  %263 = or disjoint i64 %258, %262
  %264 = getelementptr inbounds nuw i8, ptr %251, i64 3
  %265 = load i8, ptr %264, align 1, !tbaa !8
  %266 = zext i8 %265 to i64
  %267 = shl nuw nsw i64 %266, 24
  %268 = or disjoint i64 %263, %267
  %269 = getelementptr inbounds nuw i8, ptr %251, i64 4
  %270 = load i8, ptr %269, align 1, !tbaa !8
  %271 = zext i8 %270 to i64
  %272 = shl nuw nsw i64 %271, 32
  %273 = or disjoint i64 %268, %272
  %274 = getelementptr inbounds nuw i8, ptr %251, i64 5
  %275 = load i8, ptr %274, align 1, !tbaa !8
  %276 = zext i8 %275 to i64
  %277 = shl nuw nsw i64 %276, 40
  %278 = or i64 %273, %277
  %279 = getelementptr inbounds nuw i8, ptr %251, i64 6
  %280 = load i8, ptr %279, align 1, !tbaa !8
  %281 = zext i8 %280 to i64
  %282 = shl nuw nsw i64 %281, 48
  %283 = or i64 %278, %282
  %284 = getelementptr inbounds nuw i8, ptr %251, i64 7
  %285 = load i8, ptr %284, align 1, !tbaa !8
  %286 = zext i8 %285 to i64
  %287 = shl nuw i64 %286, 56
  %288 = or i64 %283, %287
  %289 = mul i64 %288, -4417276706812531889
  %290 = mul i64 %288, -7788283243316379648
  %291 = lshr i64 %289, 33
  %292 = or disjoint i64 %291, %290
  %293 = mul i64 %292, -7046029288634856825
  %294 = xor i64 %293, %250
  %295 = tail call i64 @llvm.fshl.i64(i64 %294, i64 %294, i64 27)
  %296 = mul i64 %295, -7046029288634856825
  %297 = add i64 %296, -8796714831421723037
  %298 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %299 = icmp ugt ptr %298, %14
  br i1 %299, label %244, label %248, !llvm.loop !16

300:                                              ; preds = %244, %300
  %301 = phi i64 [ %308, %300 ], [ %246, %244 ]
  %302 = phi ptr [ %309, %300 ], [ %245, %244 ]
  %303 = load i8, ptr %302, align 1, !tbaa !8
  %304 = zext i8 %303 to i64
  %305 = mul i64 %304, 2870177450012600261
  %306 = xor i64 %305, %301
  %307 = tail call i64 @llvm.fshl.i64(i64 %306, i64 %306, i64 11)
  %308 = mul i64 %307, -7046029288634856825
  %309 = getelementptr inbounds nuw i8, ptr %302, i64 1
  %310 = icmp ult ptr %309, %14
  br i1 %310, label %300, label %311, !llvm.loop !17

311:                                              ; preds = %300, %244
  %312 = phi i64 [ %246, %244 ], [ %308, %300 ]
  %313 = lshr i64 %312, 33
  %314 = xor i64 %313, %312
  %315 = mul i64 %314, -4417276706812531889
  %316 = lshr i64 %315, 29
  %317 = xor i64 %316, %315
  %318 = mul i64 %317, 1609587929392839161
  %319 = lshr i64 %318, 32
  %320 = xor i64 %319, %318
  %321 = sext i32 %9 to i64
  %322 = getelementptr inbounds i64, ptr %1, i64 %321
  store i64 %320, ptr %322, align 8, !tbaa !18
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @siphash24(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = xor i64 %2, 8317987319222330741
  %11 = xor i64 %3, 7237128888997146477
  %12 = xor i64 %2, 7816392313619706465
  %13 = xor i64 %3, 8387220255154660723
  %14 = shl nsw i32 %9, 2
  br label %104

15:                                               ; preds = %104
  %16 = xor i64 %138, 2305843009213693952
  %17 = add i64 %141, %143
  %18 = tail call i64 @llvm.fshl.i64(i64 %141, i64 %141, i64 13)
  %19 = xor i64 %18, %17
  %20 = tail call i64 @llvm.fshl.i64(i64 %17, i64 %17, i64 32)
  %21 = add i64 %16, %142
  %22 = tail call i64 @llvm.fshl.i64(i64 %16, i64 %16, i64 16)
  %23 = xor i64 %22, %21
  %24 = add i64 %23, %20
  %25 = tail call i64 @llvm.fshl.i64(i64 %23, i64 %23, i64 21)
  %26 = xor i64 %25, %24
  %27 = add i64 %21, %19
  %28 = tail call i64 @llvm.fshl.i64(i64 %19, i64 %19, i64 17)
  %29 = xor i64 %27, %28
  %30 = tail call i64 @llvm.fshl.i64(i64 %27, i64 %27, i64 32)
  %31 = add i64 %24, %29
  %32 = tail call i64 @llvm.fshl.i64(i64 %29, i64 %29, i64 13)
  %33 = xor i64 %32, %31
  %34 = tail call i64 @llvm.fshl.i64(i64 %31, i64 %31, i64 32)
  %35 = add i64 %26, %30
  %36 = tail call i64 @llvm.fshl.i64(i64 %26, i64 %26, i64 16)
  %37 = xor i64 %36, %35
  %38 = add i64 %37, %34
  %39 = tail call i64 @llvm.fshl.i64(i64 %37, i64 %37, i64 21)
  %40 = xor i64 %39, %38
  %41 = add i64 %35, %33
  %42 = tail call i64 @llvm.fshl.i64(i64 %33, i64 %33, i64 17)
  %43 = xor i64 %42, %41
  %44 = tail call i64 @llvm.fshl.i64(i64 %41, i64 %41, i64 32)
  %45 = xor i64 %38, 2305843009213693952
  %46 = xor i64 %44, 255
  %47 = add i64 %43, %45
  %48 = tail call i64 @llvm.fshl.i64(i64 %43, i64 %43, i64 13)
  %49 = xor i64 %48, %47
  %50 = tail call i64 @llvm.fshl.i64(i64 %47, i64 %47, i64 32)
  %51 = add i64 %40, %46
  %52 = tail call i64 @llvm.fshl.i64(i64 %40, i64 %40, i64 16)
  %53 = xor i64 %52, %51
  %54 = add i64 %53, %50
  %55 = tail call i64 @llvm.fshl.i64(i64 %53, i64 %53, i64 21)
  %56 = xor i64 %55, %54
  %57 = add i64 %51, %49
  %58 = tail call i64 @llvm.fshl.i64(i64 %49, i64 %49, i64 17)
  %59 = xor i64 %57, %58
  %60 = tail call i64 @llvm.fshl.i64(i64 %57, i64 %57, i64 32)
  %61 = add i64 %59, %54
  %62 = tail call i64 @llvm.fshl.i64(i64 %59, i64 %59, i64 13)
  %63 = xor i64 %62, %61
  %64 = tail call i64 @llvm.fshl.i64(i64 %61, i64 %61, i64 32)
  %65 = add i64 %56, %60
  %66 = tail call i64 @llvm.fshl.i64(i64 %56, i64 %56, i64 16)
  %67 = xor i64 %66, %65
  %68 = add i64 %67, %64
  %69 = tail call i64 @llvm.fshl.i64(i64 %67, i64 %67, i64 21)
  %70 = xor i64 %69, %68
  %71 = add i64 %65, %63
  %72 = tail call i64 @llvm.fshl.i64(i64 %63, i64 %63, i64 17)
  %73 = xor i64 %71, %72
  %74 = tail call i64 @llvm.fshl.i64(i64 %71, i64 %71, i64 32)
  %75 = add i64 %73, %68
  %76 = tail call i64 @llvm.fshl.i64(i64 %73, i64 %73, i64 13)
  %77 = xor i64 %76, %75
  %78 = tail call i64 @llvm.fshl.i64(i64 %75, i64 %75, i64 32)
  %79 = add i64 %70, %74
  %80 = tail call i64 @llvm.fshl.i64(i64 %70, i64 %70, i64 16)
  %81 = xor i64 %80, %79
  %82 = add i64 %81, %78
  %83 = tail call i64 @llvm.fshl.i64(i64 %81, i64 %81, i64 21)
  %84 = xor i64 %83, %82
  %85 = add i64 %79, %77
  %86 = tail call i64 @llvm.fshl.i64(i64 %77, i64 %77, i64 17)
  %87 = xor i64 %85, %86
  %88 = tail call i64 @llvm.fshl.i64(i64 %85, i64 %85, i64 32)
  %89 = add i64 %87, %82
  %90 = tail call i64 @llvm.fshl.i64(i64 %87, i64 %87, i64 13)
  %91 = xor i64 %90, %89
  %92 = add i64 %84, %88
  %93 = tail call i64 @llvm.fshl.i64(i64 %84, i64 %84, i64 16)
  %94 = xor i64 %93, %92
  %95 = tail call i64 @llvm.fshl.i64(i64 %94, i64 %94, i64 21)
  %96 = add i64 %92, %91
  %97 = tail call i64 @llvm.fshl.i64(i64 %91, i64 %91, i64 17)
  %98 = tail call i64 @llvm.fshl.i64(i64 %96, i64 %96, i64 32)
  %99 = xor i64 %97, %98
  %100 = xor i64 %99, %95
  %101 = xor i64 %100, %96
  %102 = sext i32 %9 to i64
  %103 = getelementptr inbounds i64, ptr %1, i64 %102
  store i64 %101, ptr %103, align 8, !tbaa !18
  ret void

104:                                              ; preds = %4, %104
  %105 = phi i32 [ 0, %4 ], [ %144, %104 ]
  %106 = phi i64 [ %13, %4 ], [ %138, %104 ]
  %107 = phi i64 [ %12, %4 ], [ %142, %104 ]
  %108 = phi i64 [ %11, %4 ], [ %141, %104 ]
  %109 = phi i64 [ %10, %4 ], [ %143, %104 ]
  %110 = add nsw i32 %105, %14
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i64, ptr %0, i64 %111
  %113 = load i64, ptr %112, align 8, !tbaa !18
  %114 = xor i64 %113, %106
  %115 = add i64 %108, %109
  %116 = tail call i64 @llvm.fshl.i64(i64 %108, i64 %108, i64 13)
  %117 = xor i64 %116, %115
  %118 = tail call i64 @llvm.fshl.i64(i64 %115, i64 %115, i64 32)
  %119 = add i64 %114, %107
  %120 = tail call i64 @llvm.fshl.i64(i64 %114, i64 %114, i64 16)
  %121 = xor i64 %120, %119
  %122 = add i64 %121, %118
  %123 = tail call i64 @llvm.fshl.i64(i64 %121, i64 %121, i64 21)
  %124 = xor i64 %123, %122
  %125 = add i64 %119, %117
  %126 = tail call i64 @llvm.fshl.i64(i64 %117, i64 %117, i64 17)
  %127 = xor i64 %125, %126
  %128 = tail call i64 @llvm.fshl.i64(i64 %125, i64 %125, i64 32)
  %129 = add i64 %122, %127
  %130 = tail call i64 @llvm.fshl.i64(i64 %127, i64 %127, i64 13)
  %131 = xor i64 %130, %129
  %132 = tail call i64 @llvm.fshl.i64(i64 %129, i64 %129, i64 32)
  %133 = add i64 %124, %128
  %134 = tail call i64 @llvm.fshl.i64(i64 %124, i64 %124, i64 16)
  %135 = xor i64 %134, %133
  %136 = add i64 %135, %132
  %137 = tail call i64 @llvm.fshl.i64(i64 %135, i64 %135, i64 21)
  %138 = xor i64 %137, %136
  %139 = add i64 %133, %131
  %140 = tail call i64 @llvm.fshl.i64(i64 %131, i64 %131, i64 17)
  %141 = xor i64 %140, %139
  %142 = tail call i64 @llvm.fshl.i64(i64 %139, i64 %139, i64 32)
  %143 = xor i64 %136, %113
  %144 = add nuw nsw i32 %105, 1
  %145 = icmp eq i32 %144, 4
  br i1 %145, label %15, label %104, !llvm.loop !20
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #3

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #4

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!9 = distinct !{!9, !10}
!10 = !{!"llvm.loop.mustprogress"}
!11 = distinct !{!11, !10}
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.unroll.disable"}
!14 = distinct !{!14, !10}
!15 = distinct !{!15, !10}
!16 = distinct !{!16, !10}
!17 = distinct !{!17, !10}
!18 = !{!19, !19, i64 0}
!19 = !{!"long long", !6, i64 0}
!20 = distinct !{!20, !10, !21}
!21 = !{!"llvm.loop.peeled.count", i32 1}
