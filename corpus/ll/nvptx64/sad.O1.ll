; ModuleID = 'corpus/opencl/sad.cl'
source_filename = "corpus/opencl/sad.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #6
  ret void
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = shl nuw nsw i32 %7, 2
  %11 = shl nsw i32 %6, 2
  %12 = add nuw i32 %11, %8
  %13 = or disjoint i32 %10, 3
  %14 = add nuw nsw i32 %13, %9
  %15 = mul nsw i32 %14, %4
  %16 = add i32 %12, %15
  %17 = mul nsw i32 %13, %3
  %18 = add nsw i32 %17, %11
  %19 = or disjoint i32 %10, 2
  %20 = mul nsw i32 %19, %3
  %21 = add nsw i32 %20, %11
  %22 = sext i32 %21 to i64
  %23 = getelementptr i16, ptr addrspace(1) %1, i64 %22
  %24 = getelementptr i8, ptr addrspace(1) %23, i64 6
  %25 = load i16, ptr addrspace(1) %24, align 2, !tbaa !14
  %26 = add nuw nsw i32 %19, %9
  %27 = mul nsw i32 %26, %4
  %28 = add i32 %12, %27
  %29 = add i32 %28, 3
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %30
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !16
  %33 = zext i8 %32 to i16
  %34 = icmp ugt i16 %25, %33
  %35 = sub nuw i16 %25, %33
  %36 = sub nuw i16 %33, %25
  %37 = select i1 %34, i16 %35, i16 %36
  %38 = sext i32 %21 to i64
  %39 = getelementptr i16, ptr addrspace(1) %1, i64 %38
  %40 = getelementptr i8, ptr addrspace(1) %39, i64 4
  %41 = load i16, ptr addrspace(1) %40, align 2, !tbaa !14
  %42 = add i32 %28, 2
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %43
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !16
  %46 = zext i8 %45 to i16
  %47 = icmp ugt i16 %41, %46
  %48 = sub nuw i16 %41, %46
  %49 = sub nuw i16 %46, %41
  %50 = select i1 %47, i16 %48, i16 %49
  %51 = sext i32 %21 to i64
  %52 = getelementptr i16, ptr addrspace(1) %1, i64 %51
  %53 = getelementptr i8, ptr addrspace(1) %52, i64 2
  %54 = load i16, ptr addrspace(1) %53, align 2, !tbaa !14
  %55 = add i32 %28, 1
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %56
  %58 = load i8, ptr addrspace(1) %57, align 1, !tbaa !16
  %59 = zext i8 %58 to i16
  %60 = icmp ugt i16 %54, %59
  %61 = sub nuw i16 %54, %59
  %62 = sub nuw i16 %59, %54
  %63 = select i1 %60, i16 %61, i16 %62
  %64 = sext i32 %21 to i64
  %65 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %64
  %66 = load i16, ptr addrspace(1) %65, align 2, !tbaa !14
  %67 = sext i32 %28 to i64
  %68 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %67
  %69 = load i8, ptr addrspace(1) %68, align 1, !tbaa !16
  %70 = zext i8 %69 to i16
  %71 = icmp ugt i16 %66, %70
  %72 = sub nuw i16 %66, %70
  %73 = sub nuw i16 %70, %66
  %74 = select i1 %71, i16 %72, i16 %73
  %75 = or disjoint i32 %10, 1
  %76 = mul nsw i32 %75, %3
  %77 = add nsw i32 %76, %11
  %78 = sext i32 %77 to i64
  %79 = getelementptr i16, ptr addrspace(1) %1, i64 %78
  %80 = getelementptr i8, ptr addrspace(1) %79, i64 6
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !14
  %82 = add nuw nsw i32 %75, %9
  %83 = mul nsw i32 %82, %4
  %84 = add i32 %12, %83
  %85 = add i32 %84, 3
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %86
  %88 = load i8, ptr addrspace(1) %87, align 1, !tbaa !16
  %89 = zext i8 %88 to i16
  %90 = icmp ugt i16 %81, %89
  %91 = sub nuw i16 %81, %89
  %92 = sub nuw i16 %89, %81
  %93 = select i1 %90, i16 %91, i16 %92
  %94 = sext i32 %77 to i64
  %95 = getelementptr i16, ptr addrspace(1) %1, i64 %94
  %96 = getelementptr i8, ptr addrspace(1) %95, i64 4
  %97 = load i16, ptr addrspace(1) %96, align 2, !tbaa !14
  %98 = add i32 %84, 2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %99
  %101 = load i8, ptr addrspace(1) %100, align 1, !tbaa !16
  %102 = zext i8 %101 to i16
  %103 = icmp ugt i16 %97, %102
  %104 = sub nuw i16 %97, %102
  %105 = sub nuw i16 %102, %97
  %106 = select i1 %103, i16 %104, i16 %105
  %107 = sext i32 %77 to i64
  %108 = getelementptr i16, ptr addrspace(1) %1, i64 %107
  %109 = getelementptr i8, ptr addrspace(1) %108, i64 2
  %110 = load i16, ptr addrspace(1) %109, align 2, !tbaa !14
  %111 = add i32 %84, 1
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %112
  %114 = load i8, ptr addrspace(1) %113, align 1, !tbaa !16
  %115 = zext i8 %114 to i16
  %116 = icmp ugt i16 %110, %115
  %117 = sub nuw i16 %110, %115
  %118 = sub nuw i16 %115, %110
  %119 = select i1 %116, i16 %117, i16 %118
  %120 = sext i32 %77 to i64
  %121 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %120
  %122 = load i16, ptr addrspace(1) %121, align 2, !tbaa !14
  %123 = sext i32 %84 to i64
  %124 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %123
  %125 = load i8, ptr addrspace(1) %124, align 1, !tbaa !16
  %126 = zext i8 %125 to i16
  %127 = icmp ugt i16 %122, %126
  %128 = sub nuw i16 %122, %126
  %129 = sub nuw i16 %126, %122
  %130 = select i1 %127, i16 %128, i16 %129
  %131 = mul nsw i32 %10, %3
  %132 = add nsw i32 %131, %11
  %133 = sext i32 %132 to i64
  %134 = getelementptr i16, ptr addrspace(1) %1, i64 %133
  %135 = getelementptr i8, ptr addrspace(1) %134, i64 6
  %136 = load i16, ptr addrspace(1) %135, align 2, !tbaa !14
  %137 = add nuw nsw i32 %10, %9
  %138 = mul nsw i32 %137, %4
  %139 = add i32 %12, %138
  %140 = add i32 %139, 3
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %141
  %143 = load i8, ptr addrspace(1) %142, align 1, !tbaa !16
  %144 = zext i8 %143 to i16
  %145 = icmp ugt i16 %136, %144
  %146 = sub nuw i16 %136, %144
  %147 = sub nuw i16 %144, %136
  %148 = select i1 %145, i16 %146, i16 %147
  %149 = sext i32 %132 to i64
  %150 = getelementptr i16, ptr addrspace(1) %1, i64 %149
  %151 = getelementptr i8, ptr addrspace(1) %150, i64 4
  %152 = load i16, ptr addrspace(1) %151, align 2, !tbaa !14
  %153 = add i32 %139, 2
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %154
  %156 = load i8, ptr addrspace(1) %155, align 1, !tbaa !16
  %157 = zext i8 %156 to i16
  %158 = icmp ugt i16 %152, %157
  %159 = sub nuw i16 %152, %157
  %160 = sub nuw i16 %157, %152
  %161 = select i1 %158, i16 %159, i16 %160
  %162 = sext i32 %132 to i64
  %163 = getelementptr i16, ptr addrspace(1) %1, i64 %162
  %164 = getelementptr i8, ptr addrspace(1) %163, i64 2
  %165 = load i16, ptr addrspace(1) %164, align 2, !tbaa !14
  %166 = add i32 %139, 1
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %167
  %169 = load i8, ptr addrspace(1) %168, align 1, !tbaa !16
  %170 = zext i8 %169 to i16
  %171 = icmp ugt i16 %165, %170
  %172 = sub nuw i16 %165, %170
  %173 = sub nuw i16 %170, %165
  %174 = select i1 %171, i16 %172, i16 %173
  %175 = sext i32 %132 to i64
  %176 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %175
  %177 = load i16, ptr addrspace(1) %176, align 2, !tbaa !14
  %178 = sext i32 %139 to i64
  %179 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %178
  %180 = load i8, ptr addrspace(1) %179, align 1, !tbaa !16
  %181 = zext i8 %180 to i16
  %182 = icmp ugt i16 %177, %181
  %183 = sub nuw i16 %177, %181
  %184 = sub nuw i16 %181, %177
  %185 = select i1 %182, i16 %183, i16 %184
  %186 = add i16 %174, %185
  %187 = add i16 %161, %186
  %188 = add i16 %148, %187
  %189 = add i16 %130, %188
  %190 = add i16 %119, %189
  %191 = add i16 %106, %190
  %192 = add i16 %93, %191
  %193 = add i16 %74, %192
  %194 = add i16 %63, %193
  %195 = add i16 %50, %194
  %196 = add i16 %37, %195
  %197 = sext i32 %18 to i64
  %198 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %197
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !14
  %200 = sext i32 %16 to i64
  %201 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %200
  %202 = load i8, ptr addrspace(1) %201, align 1, !tbaa !16
  %203 = zext i8 %202 to i16
  %204 = icmp ugt i16 %199, %203
  %205 = sub nuw i16 %199, %203
  %206 = sub nuw i16 %203, %199
  %207 = select i1 %204, i16 %205, i16 %206
  %208 = add i16 %207, %196
  %209 = sext i32 %18 to i64
  %210 = getelementptr i16, ptr addrspace(1) %1, i64 %209
  %211 = getelementptr i8, ptr addrspace(1) %210, i64 2
  %212 = load i16, ptr addrspace(1) %211, align 2, !tbaa !14
  %213 = add i32 %16, 1
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %214
  %216 = load i8, ptr addrspace(1) %215, align 1, !tbaa !16
  %217 = zext i8 %216 to i16
  %218 = icmp ugt i16 %212, %217
  %219 = sub nuw i16 %212, %217
  %220 = sub nuw i16 %217, %212
  %221 = select i1 %218, i16 %219, i16 %220
  %222 = add i16 %221, %208
  %223 = sext i32 %18 to i64
  %224 = getelementptr i16, ptr addrspace(1) %1, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 4
  %226 = load i16, ptr addrspace(1) %225, align 2, !tbaa !14
  %227 = add i32 %16, 2
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %228
  %230 = load i8, ptr addrspace(1) %229, align 1, !tbaa !16
  %231 = zext i8 %230 to i16
  %232 = icmp ugt i16 %226, %231
  %233 = sub nuw i16 %226, %231
  %234 = sub nuw i16 %231, %226
  %235 = select i1 %232, i16 %233, i16 %234
  %236 = add i16 %235, %222
  %237 = sext i32 %18 to i64
  %238 = getelementptr i16, ptr addrspace(1) %1, i64 %237
  %239 = getelementptr i8, ptr addrspace(1) %238, i64 6
  %240 = load i16, ptr addrspace(1) %239, align 2, !tbaa !14
  %241 = add i32 %16, 3
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %242
  %244 = load i8, ptr addrspace(1) %243, align 1, !tbaa !16
  %245 = zext i8 %244 to i16
  %246 = icmp ugt i16 %240, %245
  %247 = sub nuw i16 %240, %245
  %248 = sub nuw i16 %245, %240
  %249 = select i1 %246, i16 %247, i16 %248
  %250 = add i16 %249, %236
  %251 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %252 = mul i32 %7, %251
  %253 = add i32 %252, %6
  %254 = mul nsw i32 %253, 196
  %255 = mul nuw nsw i32 %9, 7
  %256 = add nuw nsw i32 %255, %8
  %257 = shl nuw nsw i32 %256, 2
  %258 = add nsw i32 %254, %257
  %259 = sext i32 %258 to i64
  %260 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %259
  store i16 %250, ptr addrspace(1) %260, align 2, !tbaa !14
  %261 = or i32 %8, %9
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %263, label %272

263:                                              ; preds = %5, %263
  %264 = phi i32 [ %270, %263 ], [ 1, %5 ]
  %265 = trunc nuw nsw i32 %264 to i16
  %266 = sub nsw i16 0, %265
  %267 = or disjoint i32 %264, %254
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i16, ptr addrspace(1) %0, i64 %268
  store i16 %266, ptr addrspace(1) %269, align 2, !tbaa !14
  %270 = add nuw nsw i32 %264, 1
  %271 = icmp eq i32 %270, 4
  br i1 %271, label %272, label %263, !llvm.loop !17

272:                                              ; preds = %263, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  tail call void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !19 !kernel_arg_access_qual !20 !kernel_arg_type !21 !kernel_arg_base_type !21 !kernel_arg_type_qual !22 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %5
  %7 = load i16, ptr addrspace(1) %6, align 2, !tbaa !14
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 98
  %9 = load i16, ptr addrspace(1) %8, align 2, !tbaa !14
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 196
  %11 = load i16, ptr addrspace(1) %10, align 2, !tbaa !14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 294
  %13 = load i16, ptr addrspace(1) %12, align 2, !tbaa !14
  %14 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %7, i16 %9)
  %15 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %11, i16 %13)
  %16 = tail call noundef i16 @llvm.uadd.sat.i16(i16 %14, i16 %15)
  %17 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %5
  store i16 %16, ptr addrspace(1) %17, align 2, !tbaa !14
  %18 = zext i16 %16 to i32
  %19 = shl nuw i32 %18, 16
  %20 = or disjoint i32 %19, %4
  %21 = atomicrmw umin ptr addrspace(1) %2, i32 %20 monotonic, align 4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.uadd.sat.i16(i16, i16) #5

attributes #0 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #3 = { mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nounwind }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!11 = !{!"none", !"none", !"none", !"none", !"none"}
!12 = !{!"ushort*", !"ushort*", !"uchar*", !"int", !"int"}
!13 = !{!"", !"const", !"const", !"", !""}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !8, i64 0}
!16 = !{!8, !8, i64 0}
!17 = distinct !{!17, !18}
!18 = !{!"llvm.loop.unroll.disable"}
!19 = !{i32 1, i32 1, i32 1}
!20 = !{!"none", !"none", !"none"}
!21 = !{!"ushort*", !"ushort*", !"uint*"}
!22 = !{!"const", !"", !"volatile"}
