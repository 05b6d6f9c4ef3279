; ModuleID = 'corpus/opencl/sad.cl'
source_filename = "corpus/opencl/sad.cl"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z17get_global_offsetj(i32 noundef %0) local_unnamed_addr #0 {
  %2 = icmp ult i32 %0, 3
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 40
  %6 = zext nneg i32 %0 to i64
  %7 = getelementptr inbounds nuw i64, ptr addrspace(4) %5, i64 %6
  %8 = load i64, ptr addrspace(4) %7, align 8, !tbaa !10
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ 0, %1 ]
  ret i64 %10
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define hidden i64 @_Z13get_global_idj(i32 noundef %0) local_unnamed_addr #2 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  switch i32 %0, label %23 [
    i32 0, label %11
    i32 1, label %15
    i32 2, label %19
  ]

11:                                               ; preds = %8
  %12 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %13 = load i32, ptr addrspace(4) %12, align 4, !tbaa !6
  %14 = and i32 %13, 65535
  br label %23

15:                                               ; preds = %8
  %16 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 4
  %17 = load i32, ptr addrspace(4) %16, align 4, !tbaa !6
  %18 = lshr i32 %17, 16
  br label %23

19:                                               ; preds = %8
  %20 = getelementptr inbounds nuw i8, ptr addrspace(4) %10, i64 8
  %21 = load i32, ptr addrspace(4) %20, align 4, !tbaa !6
  %22 = and i32 %21, 65535
  br label %23

23:                                               ; preds = %8, %11, %15, %19
  %24 = phi i32 [ %22, %19 ], [ %14, %11 ], [ %18, %15 ], [ 1, %8 ]
  switch i32 %0, label %31 [
    i32 0, label %25
    i32 1, label %27
    i32 2, label %29
  ]

25:                                               ; preds = %23
  %26 = tail call i32 @llvm.amdgcn.workitem.id.x()
  br label %31

27:                                               ; preds = %23
  %28 = tail call i32 @llvm.amdgcn.workitem.id.y()
  br label %31

29:                                               ; preds = %23
  %30 = tail call i32 @llvm.amdgcn.workitem.id.z()
  br label %31

31:                                               ; preds = %23, %25, %27, %29
  %32 = phi i32 [ %30, %29 ], [ %26, %25 ], [ %28, %27 ], [ 0, %23 ]
  %33 = icmp ult i32 %0, 3
  br i1 %33, label %34, label %40

34:                                               ; preds = %31
  %35 = tail call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %36 = getelementptr inbounds nuw i8, ptr addrspace(4) %35, i64 40
  %37 = zext nneg i32 %0 to i64
  %38 = getelementptr inbounds nuw i64, ptr addrspace(4) %36, i64 %37
  %39 = load i64, ptr addrspace(4) %38, align 8, !tbaa !10
  br label %40

40:                                               ; preds = %31, %34
  %41 = phi i64 [ %39, %34 ], [ 0, %31 ]
  %42 = zext i32 %9 to i64
  %43 = zext nneg i32 %24 to i64
  %44 = mul nuw nsw i64 %43, %42
  %45 = zext nneg i32 %32 to i64
  %46 = add nuw nsw i64 %44, %45
  %47 = add i64 %46, %41
  ret i64 %47
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #3 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %10 = shl nsw i32 %7, 2
  %11 = shl nsw i32 %6, 2
  %12 = add i32 %11, %8
  %13 = mul nsw i32 %10, %3
  %14 = add nsw i32 %13, %11
  %15 = add nsw i32 %10, %9
  %16 = mul nsw i32 %15, %4
  %17 = add i32 %12, %16
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %18
  %20 = load i16, ptr addrspace(1) %19, align 2, !tbaa !16, !amdgpu.noclobber !18
  %21 = sext i32 %17 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !19, !amdgpu.noclobber !18
  %24 = zext i8 %23 to i16
  %25 = icmp ugt i16 %20, %24
  %26 = sub nuw i16 %20, %24
  %27 = sub nuw i16 %24, %20
  %28 = select i1 %25, i16 %26, i16 %27
  %29 = sext i32 %14 to i64
  %30 = getelementptr i16, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 2
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !16, !amdgpu.noclobber !18
  %33 = add i32 %17, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !19, !amdgpu.noclobber !18
  %37 = zext i8 %36 to i16
  %38 = icmp ugt i16 %32, %37
  %39 = sub nuw i16 %32, %37
  %40 = sub nuw i16 %37, %32
  %41 = select i1 %38, i16 %39, i16 %40
  %42 = add i16 %41, %28
  %43 = sext i32 %14 to i64
  %44 = getelementptr i16, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 4
  %46 = load i16, ptr addrspace(1) %45, align 2, !tbaa !16, !amdgpu.noclobber !18
  %47 = add i32 %17, 2
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !19, !amdgpu.noclobber !18
  %51 = zext i8 %50 to i16
  %52 = icmp ugt i16 %46, %51
  %53 = sub nuw i16 %46, %51
  %54 = sub nuw i16 %51, %46
  %55 = select i1 %52, i16 %53, i16 %54
  %56 = add i16 %55, %42
  %57 = sext i32 %14 to i64
  %58 = getelementptr i16, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 6
  %60 = load i16, ptr addrspace(1) %59, align 2, !tbaa !16, !amdgpu.noclobber !18
  %61 = add i32 %17, 3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !19, !amdgpu.noclobber !18
  %65 = zext i8 %64 to i16
  %66 = icmp ugt i16 %60, %65
  %67 = sub nuw i16 %60, %65
  %68 = sub nuw i16 %65, %60
  %69 = select i1 %66, i16 %67, i16 %68
  %70 = add i16 %69, %56
  %71 = or disjoint i32 %10, 1
  %72 = mul nsw i32 %71, %3
  %73 = add nsw i32 %72, %11
  %74 = add nsw i32 %71, %9
  %75 = mul nsw i32 %74, %4
  %76 = add i32 %12, %75
  %77 = sext i32 %73 to i64
  %78 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %77
  %79 = load i16, ptr addrspace(1) %78, align 2, !tbaa !16, !amdgpu.noclobber !18
  %80 = sext i32 %76 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !19, !amdgpu.noclobber !18
  %83 = zext i8 %82 to i16
  %84 = icmp ugt i16 %79, %83
  %85 = sub nuw i16 %79, %83
  %86 = sub nuw i16 %83, %79
  %87 = select i1 %84, i16 %85, i16 %86
  %88 = add i16 %87, %70
  %89 = sext i32 %73 to i64
  %90 = getelementptr i16, ptr addrspace(1) %1, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 2
  %92 = load i16, ptr addrspace(1) %91, align 2, !tbaa !16, !amdgpu.noclobber !18
  %93 = add i32 %76, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !19, !amdgpu.noclobber !18
  %97 = zext i8 %96 to i16
  %98 = icmp ugt i16 %92, %97
  %99 = sub nuw i16 %92, %97
  %100 = sub nuw i16 %97, %92
  %101 = select i1 %98, i16 %99, i16 %100
  %102 = add i16 %101, %88
  %103 = sext i32 %73 to i64
  %104 = getelementptr i16, ptr addrspace(1) %1, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 4
  %106 = load i16, ptr addrspace(1) %105, align 2, !tbaa !16, !amdgpu.noclobber !18
  %107 = add i32 %76, 2
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %108
  %110 = load i8, ptr addrspace(1) %109, align 1, !tbaa !19, !amdgpu.noclobber !18
  %111 = zext i8 %110 to i16
  %112 = icmp ugt i16 %106, %111
  %113 = sub nuw i16 %106, %111
  %114 = sub nuw i16 %111, %106
  %115 = select i1 %112, i16 %113, i16 %114
  %116 = add i16 %115, %102
  %117 = sext i32 %73 to i64
  %118 = getelementptr i16, ptr addrspace(1) %1, i64 %117
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 6
  %120 = load i16, ptr addrspace(1) %119, align 2, !tbaa !16, !amdgpu.noclobber !18
  %121 = add i32 %76, 3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %122
  %124 = load i8, ptr addrspace(1) %123, align 1, !tbaa !19, !amdgpu.noclobber !18
  %125 = zext i8 %124 to i16
  %126 = icmp ugt i16 %120, %125
  %127 = sub nuw i16 %120, %125
  %128 = sub nuw i16 %125, %120
  %129 = select i1 %126, i16 %127, i16 %128
  %130 = add i16 %129, %116
  %131 = or disjoint i32 %10, 2
  %132 = mul nsw i32 %131, %3
  %133 = add nsw i32 %132, %11
  %134 = add nsw i32 %131, %9
  %135 = mul nsw i32 %134, %4
  %136 = add i32 %12, %135
  %137 = sext i32 %133 to i64
  %138 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %137
  %139 = load i16, ptr addrspace(1) %138, align 2, !tbaa !16, !amdgpu.noclobber !18
  %140 = sext i32 %136 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !19, !amdgpu.noclobber !18
  %143 = zext i8 %142 to i16
  %144 = icmp ugt i16 %139, %143
  %145 = sub nuw i16 %139, %143
  %146 = sub nuw i16 %143, %139
  %147 = select i1 %144, i16 %145, i16 %146
  %148 = add i16 %147, %130
  %149 = sext i32 %133 to i64
  %150 = getelementptr i16, ptr addrspace(1) %1, i64 %149
  %151 = getelementptr i8, ptr addrspace(1) %150, i64 2
  %152 = load i16, ptr addrspace(1) %151, align 2, !tbaa !16, !amdgpu.noclobber !18
  %153 = add i32 %136, 1
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %154
  %156 = load i8, ptr addrspace(1) %155, align 1, !tbaa !19, !amdgpu.noclobber !18
  %157 = zext i8 %156 to i16
  %158 = icmp ugt i16 %152, %157
  %159 = sub nuw i16 %152, %157
  %160 = sub nuw i16 %157, %152
  %161 = select i1 %158, i16 %159, i16 %160
  %162 = add i16 %161, %148
  %163 = sext i32 %133 to i64
  %164 = getelementptr i16, ptr addrspace(1) %1, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 4
  %166 = load i16, ptr addrspace(1) %165, align 2, !tbaa !16, !amdgpu.noclobber !18
  %167 = add i32 %136, 2
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1, !tbaa !19, !amdgpu.noclobber !18
  %171 = zext i8 %170 to i16
  %172 = icmp ugt i16 %166, %171
  %173 = sub nuw i16 %166, %171
  %174 = sub nuw i16 %171, %166
  %175 = select i1 %172, i16 %173, i16 %174
  %176 = add i16 %175, %162
  %177 = sext i32 %133 to i64
  %178 = getelementptr i16, ptr addrspace(1) %1, i64 %177
  %179 = getelementptr i8, ptr addrspace(1) %178, i64 6
  %180 = load i16, ptr addrspace(1) %179, align 2, !tbaa !16, !amdgpu.noclobber !18
  %181 = add i32 %136, 3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %182
  %184 = load i8, ptr addrspace(1) %183, align 1, !tbaa !19, !amdgpu.noclobber !18
  %185 = zext i8 %184 to i16
  %186 = icmp ugt i16 %180, %185
  %187 = sub nuw i16 %180, %185
  %188 = sub nuw i16 %185, %180
  %189 = select i1 %186, i16 %187, i16 %188
  %190 = add i16 %189, %176
  %191 = or disjoint i32 %10, 3
  %192 = mul nsw i32 %191, %3
  %193 = add nsw i32 %192, %11
  %194 = add nsw i32 %191, %9
  %195 = mul nsw i32 %194, %4
  %196 = add i32 %12, %195
  %197 = sext i32 %193 to i64
  %198 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %197
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !16, !amdgpu.noclobber !18
  %200 = sext i32 %196 to i64
  %201 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %200
  %202 = load i8, ptr addrspace(1) %201, align 1, !tbaa !19, !amdgpu.noclobber !18
  %203 = zext i8 %202 to i16
  %204 = icmp ugt i16 %199, %203
  %205 = sub nuw i16 %199, %203
  %206 = sub nuw i16 %203, %199
  %207 = select i1 %204, i16 %205, i16 %206
  %208 = add i16 %207, %190
  %209 = sext i32 %193 to i64
  %210 = getelementptr i16, ptr addrspace(1) %1, i64 %209
  %211 = getelementptr i8, ptr addrspace(1) %210, i64 2
  %212 = load i16, ptr addrspace(1) %211, align 2, !tbaa !16, !amdgpu.noclobber !18
  %213 = add i32 %196, 1
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %214
  %216 = load i8, ptr addrspace(1) %215, align 1, !tbaa !19, !amdgpu.noclobber !18
  %217 = zext i8 %216 to i16
  %218 = icmp ugt i16 %212, %217
  %219 = sub nuw i16 %212, %217
  %220 = sub nuw i16 %217, %212
  %221 = select i1 %218, i16 %219, i16 %220
  %222 = add i16 %221, %208
  %223 = sext i32 %193 to i64
  %224 = getelementptr i16, ptr addrspace(1) %1, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 4
  %226 = load i16, ptr addrspace(1) %225, align 2, !tbaa !16, !amdgpu.noclobber !18
  %227 = add i32 %196, 2
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %228
  %230 = load i8, ptr addrspace(1) %229, align 1, !tbaa !19, !amdgpu.noclobber !18
  %231 = zext i8 %230 to i16
  %232 = icmp ugt i16 %226, %231
  %233 = sub nuw i16 %226, %231
  %234 = sub nuw i16 %231, %226
  %235 = select i1 %232, i16 %233, i16 %234
  %236 = add i16 %235, %222
  %237 = sext i32 %193 to i64
  %238 = getelementptr i16, ptr addrspace(1) %1, i64 %237
  %239 = getelementptr i8, ptr addrspace(1) %238, i64 6
  %240 = load i16, ptr addrspace(1) %239, align 2, !tbaa !16, !amdgpu.noclobber !18
  %241 = add i32 %196, 3
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %242
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !19, !amdgpu.noclobber !18
  %245 = zext i8 %244 to i16
  %246 = icmp ugt i16 %240, %245
  %247 = sub nuw i16 %240, %245
  %248 = sub nuw i16 %245, %240
  %249 = select i1 %246, i16 %247, i16 %248
  %250 = add i16 %249, %236
  %251 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %252 = getelementptr inbounds nuw i8, ptr addrspace(4) %251, i64 12
  %253 = load i32, ptr addrspace(4) %252, align 4, !tbaa !6
  %254 = getelementptr inbounds nuw i8, ptr addrspace(4) %251, i64 4
  %255 = load i32, ptr addrspace(4) %254, align 4, !tbaa !6
  %256 = freeze i32 %255
  %257 = and i32 %256, 65535
  %258 = freeze i32 %253
  %259 = zext i32 %258 to i64
  %260 = zext nneg i32 %257 to i64
  %261 = udiv i32 %258, %257
  %262 = zext i32 %261 to i64
  %263 = mul nuw nsw i64 %260, %262
  %264 = icmp ne i64 %263, %259
  %265 = zext i1 %264 to i32
  %266 = add i32 %261, %265
  %267 = mul i32 %266, %7
  %268 = add i32 %267, %6
  %269 = mul nsw i32 %268, 196
  %270 = mul nuw nsw i32 %9, 7
  %271 = add nuw nsw i32 %270, %8
  %272 = shl nuw nsw i32 %271, 2
  %273 = add nsw i32 %269, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %274
  store i16 %250, ptr addrspace(1) %275, align 2, !tbaa !16
  %276 = or i32 %8, %9
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %285

278:                                              ; preds = %5
  %279 = sext i32 %269 to i64
  %280 = getelementptr i16, ptr addrspace(1) %0, i64 %279
  %281 = getelementptr i8, ptr addrspace(1) %280, i64 2
  store <2 x i16> <i16 -1, i16 -2>, ptr addrspace(1) %281, align 2, !tbaa !16
  %282 = sext i32 %269 to i64
  %283 = getelementptr i16, ptr addrspace(1) %0, i64 %282
  %284 = getelementptr i8, ptr addrspace(1) %283, i64 6
  store i16 -3, ptr addrspace(1) %284, align 2, !tbaa !16
  br label %285

285:                                              ; preds = %278, %5
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #4 !kernel_arg_addr_space !12 !kernel_arg_access_qual !13 !kernel_arg_type !14 !kernel_arg_base_type !14 !kernel_arg_type_qual !15 {
  %6 = tail call i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call i32 @llvm.amdgcn.workgroup.id.y()
  %8 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %9 = tail call i32 @llvm.amdgcn.workitem.id.y()
  %10 = shl nsw i32 %7, 2
  %11 = shl nsw i32 %6, 2
  %12 = add i32 %11, %8
  %13 = mul nsw i32 %10, %3
  %14 = add nsw i32 %13, %11
  %15 = add nsw i32 %10, %9
  %16 = mul nsw i32 %15, %4
  %17 = add i32 %12, %16
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %18
  %20 = load i16, ptr addrspace(1) %19, align 2, !tbaa !16
  %21 = sext i32 %17 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !19
  %24 = zext i8 %23 to i16
  %25 = icmp ugt i16 %20, %24
  %26 = sub nuw i16 %20, %24
  %27 = sub nuw i16 %24, %20
  %28 = select i1 %25, i16 %26, i16 %27
  %29 = sext i32 %14 to i64
  %30 = getelementptr i16, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 2
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !16
  %33 = add i32 %17, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !19
  %37 = zext i8 %36 to i16
  %38 = icmp ugt i16 %32, %37
  %39 = sub nuw i16 %32, %37
  %40 = sub nuw i16 %37, %32
  %41 = select i1 %38, i16 %39, i16 %40
  %42 = add i16 %41, %28
  %43 = sext i32 %14 to i64
  %44 = getelementptr i16, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 4
  %46 = load i16, ptr addrspace(1) %45, align 2, !tbaa !16
  %47 = add i32 %17, 2
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !19
  %51 = zext i8 %50 to i16
  %52 = icmp ugt i16 %46, %51
  %53 = sub nuw i16 %46, %51
  %54 = sub nuw i16 %51, %46
  %55 = select i1 %52, i16 %53, i16 %54
  %56 = add i16 %55, %42
  %57 = sext i32 %14 to i64
  %58 = getelementptr i16, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 6
  %60 = load i16, ptr addrspace(1) %59, align 2, !tbaa !16
  %61 = add i32 %17, 3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !19
  %65 = zext i8 %64 to i16
  %66 = icmp ugt i16 %60, %65
  %67 = sub nuw i16 %60, %65
  %68 = sub nuw i16 %65, %60
  %69 = select i1 %66, i16 %67, i16 %68
  %70 = add i16 %69, %56
  %71 = or disjoint i32 %10, 1
  %72 = mul nsw i32 %71, %3
  %73 = add nsw i32 %72, %11
  %74 = add nsw i32 %71, %9
  %75 = mul nsw i32 %74, %4
  %76 = add i32 %12, %75
  %77 = sext i32 %73 to i64
  %78 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %77
  %79 = load i16, ptr addrspace(1) %78, align 2, !tbaa !16
  %80 = sext i32 %76 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !19
  %83 = zext i8 %82 to i16
  %84 = icmp ugt i16 %79, %83
  %85 = sub nuw i16 %79, %83
  %86 = sub nuw i16 %83, %79
  %87 = select i1 %84, i16 %85, i16 %86
  %88 = add i16 %87, %70
  %89 = sext i32 %73 to i64
  %90 = getelementptr i16, ptr addrspace(1) %1, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 2
  %92 = load i16, ptr addrspace(1) %91, align 2, !tbaa !16
  %93 = add i32 %76, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !19
  %97 = zext i8 %96 to i16
  %98 = icmp ugt i16 %92, %97
  %99 = sub nuw i16 %92, %97
  %100 = sub nuw i16 %97, %92
  %101 = select i1 %98, i16 %99, i16 %100
  %102 = add i16 %101, %88
  %103 = sext i32 %73 to i64
  %104 = getelementptr i16, ptr addrspace(1) %1, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 4
  %106 = load i16, ptr addrspace(1) %105, align 2, !tbaa !16
  %107 = add i32 %76, 2
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %108
  %110 = load i8, ptr addrspace(1) %109, align 1, !tbaa !19
  %111 = zext i8 %110 to i16
  %112 = icmp ugt i16 %106, %111
  %113 = sub nuw i16 %106, %111
  %114 = sub nuw i16 %111, %106
  %115 = select i1 %112, i16 %113, i16 %114
  %116 = add i16 %115, %102
  %117 = sext i32 %73 to i64
  %118 = getelementptr i16, ptr addrspace(1) %1, i64 %117
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 6
  %120 = load i16, ptr addrspace(1) %119, align 2, !tbaa !16
  %121 = add i32 %76, 3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %122
  %124 = load i8, ptr addrspace(1) %123, align 1, !tbaa !19
  %125 = zext i8 %124 to i16
  %126 = icmp ugt i16 %120, %125
  %127 = sub nuw i16 %120, %125
  %128 = sub nuw i16 %125, %120
  %129 = select i1 %126, i16 %127, i16 %128
  %130 = add i16 %129, %116
  %131 = or disjoint i32 %10, 2
  %132 = mul nsw i32 %131, %3
  %133 = add nsw i32 %132, %11
  %134 = add nsw i32 %131, %9
  %135 = mul nsw i32 %134, %4
  %136 = add i32 %12, %135
  %137 = sext i32 %133 to i64
  %138 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %137
  %139 = load i16, ptr addrspace(1) %138, align 2, !tbaa !16
  %140 = sext i32 %136 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !19
  %143 = zext i8 %142 to i16
  %144 = icmp ugt i16 %139, %143
  %145 = sub nuw i16 %139, %143
  %146 = sub nuw i16 %143, %139
  %147 = select i1 %144, i16 %145, i16 %146
  %148 = add i16 %147, %130
  %149 = sext i32 %133 to i64
  %150 = getelementptr i16, ptr addrspace(1) %1, i64 %149
  %151 = getelementptr i8, ptr addrspace(1) %150, i64 2
  %152 = load i16, ptr addrspace(1) %151, align 2, !tbaa !16
  %153 = add i32 %136, 1
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %154
  %156 = load i8, ptr addrspace(1) %155, align 1, !tbaa !19
  %157 = zext i8 %156 to i16
  %158 = icmp ugt i16 %152, %157
  %159 = sub nuw i16 %152, %157
  %160 = sub nuw i16 %157, %152
  %161 = select i1 %158, i16 %159, i16 %160
  %162 = add i16 %161, %148
  %163 = sext i32 %133 to i64
  %164 = getelementptr i16, ptr addrspace(1) %1, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 4
  %166 = load i16, ptr addrspace(1) %165, align 2, !tbaa !16
  %167 = add i32 %136, 2
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1, !tbaa !19
  %171 = zext i8 %170 to i16
  %172 = icmp ugt i16 %166, %171
  %173 = sub nuw i16 %166, %171
  %174 = sub nuw i16 %171, %166
  %175 = select i1 %172, i16 %173, i16 %174
  %176 = add i16 %175, %162
  %177 = sext i32 %133 to i64
  %178 = getelementptr i16, ptr addrspace(1) %1, i64 %177
  %179 = getelementptr i8, ptr addrspace(1) %178, i64 6
  %180 = load i16, ptr addrspace(1) %179, align 2, !tbaa !16
  %181 = add i32 %136, 3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %182
  %184 = load i8, ptr addrspace(1) %183, align 1, !tbaa !19
  %185 = zext i8 %184 to i16
  %186 = icmp ugt i16 %180, %185
  %187 = sub nuw i16 %180, %185
  %188 = sub nuw i16 %185, %180
  %189 = select i1 %186, i16 %187, i16 %188
  %190 = add i16 %189, %176
  %191 = or disjoint i32 %10, 3
  %192 = mul nsw i32 %191, %3
  %193 = add nsw i32 %192, %11
  %194 = add nsw i32 %191, %9
  %195 = mul nsw i32 %194, %4
  %196 = add i32 %12, %195
  %197 = sext i32 %193 to i64
  %198 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %197
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !16
  %200 = sext i32 %196 to i64
  %201 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %200
  %202 = load i8, ptr addrspace(1) %201, align 1, !tbaa !19
  %203 = zext i8 %202 to i16
  %204 = icmp ugt i16 %199, %203
  %205 = sub nuw i16 %199, %203
  %206 = sub nuw i16 %203, %199
  %207 = select i1 %204, i16 %205, i16 %206
  %208 = add i16 %207, %190
  %209 = sext i32 %193 to i64
  %210 = getelementptr i16, ptr addrspace(1) %1, i64 %209
  %211 = getelementptr i8, ptr addrspace(1) %210, i64 2
  %212 = load i16, ptr addrspace(1) %211, align 2, !tbaa !16
  %213 = add i32 %196, 1
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %214
  %216 = load i8, ptr addrspace(1) %215, align 1, !tbaa !19
  %217 = zext i8 %216 to i16
  %218 = icmp ugt i16 %212, %217
  %219 = sub nuw i16 %212, %217
  %220 = sub nuw i16 %217, %212
  %221 = select i1 %218, i16 %219, i16 %220
  %222 = add i16 %221, %208
  %223 = sext i32 %193 to i64
  %224 = getelementptr i16, ptr addrspace(1) %1, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 4
  %226 = load i16, ptr addrspace(1) %225, align 2, !tbaa !16
  %227 = add i32 %196, 2
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %228
  %230 = load i8, ptr addrspace(1) %229, align 1, !tbaa !19
  %231 = zext i8 %230 to i16
  %232 = icmp ugt i16 %226, %231
  %233 = sub nuw i16 %226, %231
  %234 = sub nuw i16 %231, %226
  %235 = select i1 %232, i16 %233, i16 %234
  %236 = add i16 %235, %222
  %237 = sext i32 %193 to i64
  %238 = getelementptr i16, ptr addrspace(1) %1, i64 %237
  %239 = getelementptr i8, ptr addrspace(1) %238, i64 6
  %240 = load i16, ptr addrspace(1) %239, align 2, !tbaa !16
  %241 = add i32 %196, 3
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %242
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !19
  %245 = zext i8 %244 to i16
  %246 = icmp ugt i16 %240, %245
  %247 = sub nuw i16 %240, %245
  %248 = sub nuw i16 %245, %240
  %249 = select i1 %246, i16 %247, i16 %248
  %250 = add i16 %249, %236
  %251 = tail call align 4 dereferenceable(64) ptr addrspace(4) @llvm.amdgcn.dispatch.ptr()
  %252 = getelementptr inbounds nuw i8, ptr addrspace(4) %251, i64 12
  %253 = load i32, ptr addrspace(4) %252, align 4, !tbaa !6
  %254 = getelementptr inbounds nuw i8, ptr addrspace(4) %251, i64 4
  %255 = load i32, ptr addrspace(4) %254, align 4, !tbaa !6
  %256 = freeze i32 %255
  %257 = and i32 %256, 65535
  %258 = freeze i32 %253
  %259 = zext i32 %258 to i64
  %260 = zext nneg i32 %257 to i64
  %261 = udiv i32 %258, %257
  %262 = zext i32 %261 to i64
  %263 = mul nuw nsw i64 %260, %262
  %264 = icmp ne i64 %263, %259
  %265 = zext i1 %264 to i32
  %266 = add i32 %261, %265
  %267 = mul i32 %266, %7
  %268 = add i32 %267, %6
  %269 = mul nsw i32 %268, 196
  %270 = mul nuw nsw i32 %9, 7
  %271 = add nuw nsw i32 %270, %8
  %272 = shl nuw nsw i32 %271, 2
  %273 = add nsw i32 %269, %272
  %274 = sext i32 %273 to i64
  %275 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %274
  store i16 %250, ptr addrspace(1) %275, align 2, !tbaa !16
  %276 = or i32 %8, %9
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %285

278:                                              ; preds = %5
  %279 = sext i32 %269 to i64
  %280 = getelementptr i16, ptr addrspace(1) %0, i64 %279
  %281 = getelementptr i8, ptr addrspace(1) %280, i64 2
  store <2 x i16> <i16 -1, i16 -2>, ptr addrspace(1) %281, align 2, !tbaa !16
  %282 = sext i32 %269 to i64
  %283 = getelementptr i16, ptr addrspace(1) %0, i64 %282
  %284 = getelementptr i8, ptr addrspace(1) %283, i64 6
  store i16 -3, ptr addrspace(1) %284, align 2, !tbaa !16
  br label %285

285:                                              ; preds = %278, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #5 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %5
  %7 = load i16, ptr addrspace(1) %6, align 2, !tbaa !16, !amdgpu.noclobber !18
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 98
  %9 = load i16, ptr addrspace(1) %8, align 2, !tbaa !16, !amdgpu.noclobber !18
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 196
  %11 = load i16, ptr addrspace(1) %10, align 2, !tbaa !16, !amdgpu.noclobber !18
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 294
  %13 = load i16, ptr addrspace(1) %12, align 2, !tbaa !16, !amdgpu.noclobber !18
  %14 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %7, i16 %9)
  %15 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %11, i16 %13)
  %16 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %14, i16 %15)
  %17 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %5
  store i16 %16, ptr addrspace(1) %17, align 2, !tbaa !16
  %18 = zext i16 %16 to i32
  %19 = shl nuw i32 %18, 16
  %20 = or disjoint i32 %19, %4
  %21 = atomicrmw umin ptr addrspace(1) %2, i32 %20 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  ret void
}

; Function Attrs: alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define protected void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #6 !kernel_arg_addr_space !20 !kernel_arg_access_qual !21 !kernel_arg_type !22 !kernel_arg_base_type !22 !kernel_arg_type_qual !23 {
  %4 = tail call i32 @llvm.amdgcn.workitem.id.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %5
  %7 = load i16, ptr addrspace(1) %6, align 2, !tbaa !16
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 98
  %9 = load i16, ptr addrspace(1) %8, align 2, !tbaa !16
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 196
  %11 = load i16, ptr addrspace(1) %10, align 2, !tbaa !16
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 294
  %13 = load i16, ptr addrspace(1) %12, align 2, !tbaa !16
  %14 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %7, i16 %9)
  %15 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %11, i16 %13)
  %16 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %14, i16 %15)
  %17 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %5
  store i16 %16, ptr addrspace(1) %17, align 2, !tbaa !16
  %18 = zext i16 %16 to i32
  %19 = shl nuw i32 %18, 16
  %20 = or disjoint i32 %19, %4
  %21 = atomicrmw umin ptr addrspace(1) %2, i32 %20 syncscope("agent") monotonic, align 4, !amdgpu.no.fine.grained.memory !18, !amdgpu.no.remote.memory !18
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef nonnull align 4 ptr addrspace(4) @llvm.amdgcn.dispatch.ptr() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.z() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.y() #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.z() #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.uadd.sat.i16(i16, i16) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "amdgpu-agpr-alloc"="0" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-lds-kernel-id" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #4 = { alwaysinline mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #5 = { mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #6 = { alwaysinline mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,256" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="false" }
attributes #7 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!opencl.ocl.version = !{!3, !4}
!llvm.ident = !{!5}
!llvm.errno.tbaa = !{!6}

!0 = !{i32 1, !"amdhsa_code_object_version", i32 600}
!1 = !{i32 1, !"wchar_size", i32 4}
!2 = !{i32 8, !"PIC Level", i32 2}
!3 = !{i32 2, i32 0}
!4 = !{i32 3, i32 0}
!5 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long", !8, i64 0}
!12 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!13 = !{!"none", !"none", !"none", !"none", !"none"}
!14 = !{!"ushort*", !"ushort*", !"uchar*", !"int", !"int"}
!15 = !{!"", !"const", !"const", !"", !""}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !8, i64 0}
!18 = !{}
!19 = !{!8, !8, i64 0}
!20 = !{i32 1, i32 1, i32 1}
!21 = !{!"none", !"none", !"none"}
!22 = !{!"ushort*", !"ushort*", !"uint*"}
!23 = !{!"const", !"", !"volatile"}
