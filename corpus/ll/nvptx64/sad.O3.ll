; ModuleID = 'corpus/opencl/sad.cl'
source_filename = "corpus/opencl/sad.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  tail call void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 1 %2, i32 noundef %3, i32 noundef %4) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sad_4x4(ptr addrspace(1) noundef writeonly align 2 captures(none) %0, ptr addrspace(1) noundef readonly align 2 captures(none) %1, ptr addrspace(1) noundef readonly align 1 captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %6 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %8 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %10 = shl nuw nsw i32 %7, 2
  %11 = shl nsw i32 %6, 2
  %12 = add nuw i32 %11, %8
  %13 = mul nsw i32 %10, %3
  %14 = add nsw i32 %13, %11
  %15 = add nuw nsw i32 %10, %9
  %16 = mul nsw i32 %15, %4
  %17 = add i32 %12, %16
  %18 = sext i32 %14 to i64
  %19 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %18
  %20 = load i16, ptr addrspace(1) %19, align 2, !tbaa !14
  %21 = sext i32 %17 to i64
  %22 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %21
  %23 = load i8, ptr addrspace(1) %22, align 1, !tbaa !16
  %24 = zext i8 %23 to i16
  %25 = icmp ugt i16 %20, %24
  %26 = sub nuw i16 %20, %24
  %27 = sub nuw i16 %24, %20
  %28 = select i1 %25, i16 %26, i16 %27
  %29 = sext i32 %14 to i64
  %30 = getelementptr i16, ptr addrspace(1) %1, i64 %29
  %31 = getelementptr i8, ptr addrspace(1) %30, i64 2
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !14
  %33 = add i32 %17, 1
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %34
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !16
  %37 = zext i8 %36 to i16
  %38 = icmp ugt i16 %32, %37
  %39 = sub nuw i16 %32, %37
  %40 = sub nuw i16 %37, %32
  %41 = select i1 %38, i16 %39, i16 %40
  %42 = add i16 %41, %28
  %43 = sext i32 %14 to i64
  %44 = getelementptr i16, ptr addrspace(1) %1, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 4
  %46 = load i16, ptr addrspace(1) %45, align 2, !tbaa !14
  %47 = add i32 %17, 2
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %48
  %50 = load i8, ptr addrspace(1) %49, align 1, !tbaa !16
  %51 = zext i8 %50 to i16
  %52 = icmp ugt i16 %46, %51
  %53 = sub nuw i16 %46, %51
  %54 = sub nuw i16 %51, %46
  %55 = select i1 %52, i16 %53, i16 %54
  %56 = add i16 %55, %42
  %57 = sext i32 %14 to i64
  %58 = getelementptr i16, ptr addrspace(1) %1, i64 %57
  %59 = getelementptr i8, ptr addrspace(1) %58, i64 6
  %60 = load i16, ptr addrspace(1) %59, align 2, !tbaa !14
  %61 = add i32 %17, 3
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %62
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !16
  %65 = zext i8 %64 to i16
  %66 = icmp ugt i16 %60, %65
  %67 = sub nuw i16 %60, %65
  %68 = sub nuw i16 %65, %60
  %69 = select i1 %66, i16 %67, i16 %68
  %70 = add i16 %69, %56
  %71 = or disjoint i32 %10, 1
  %72 = mul nsw i32 %71, %3
  %73 = add nsw i32 %72, %11
  %74 = add nuw nsw i32 %71, %9
  %75 = mul nsw i32 %74, %4
  %76 = add i32 %12, %75
  %77 = sext i32 %73 to i64
  %78 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %77
  %79 = load i16, ptr addrspace(1) %78, align 2, !tbaa !14
  %80 = sext i32 %76 to i64
  %81 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %80
  %82 = load i8, ptr addrspace(1) %81, align 1, !tbaa !16
  %83 = zext i8 %82 to i16
  %84 = icmp ugt i16 %79, %83
  %85 = sub nuw i16 %79, %83
  %86 = sub nuw i16 %83, %79
  %87 = select i1 %84, i16 %85, i16 %86
  %88 = add i16 %87, %70
  %89 = sext i32 %73 to i64
  %90 = getelementptr i16, ptr addrspace(1) %1, i64 %89
  %91 = getelementptr i8, ptr addrspace(1) %90, i64 2
  %92 = load i16, ptr addrspace(1) %91, align 2, !tbaa !14
  %93 = add i32 %76, 1
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %94
  %96 = load i8, ptr addrspace(1) %95, align 1, !tbaa !16
  %97 = zext i8 %96 to i16
  %98 = icmp ugt i16 %92, %97
  %99 = sub nuw i16 %92, %97
  %100 = sub nuw i16 %97, %92
  %101 = select i1 %98, i16 %99, i16 %100
  %102 = add i16 %101, %88
  %103 = sext i32 %73 to i64
  %104 = getelementptr i16, ptr addrspace(1) %1, i64 %103
  %105 = getelementptr i8, ptr addrspace(1) %104, i64 4
  %106 = load i16, ptr addrspace(1) %105, align 2, !tbaa !14
  %107 = add i32 %76, 2
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %108
  %110 = load i8, ptr addrspace(1) %109, align 1, !tbaa !16
  %111 = zext i8 %110 to i16
  %112 = icmp ugt i16 %106, %111
  %113 = sub nuw i16 %106, %111
  %114 = sub nuw i16 %111, %106
  %115 = select i1 %112, i16 %113, i16 %114
  %116 = add i16 %115, %102
  %117 = sext i32 %73 to i64
  %118 = getelementptr i16, ptr addrspace(1) %1, i64 %117
  %119 = getelementptr i8, ptr addrspace(1) %118, i64 6
  %120 = load i16, ptr addrspace(1) %119, align 2, !tbaa !14
  %121 = add i32 %76, 3
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %122
  %124 = load i8, ptr addrspace(1) %123, align 1, !tbaa !16
  %125 = zext i8 %124 to i16
  %126 = icmp ugt i16 %120, %125
  %127 = sub nuw i16 %120, %125
  %128 = sub nuw i16 %125, %120
  %129 = select i1 %126, i16 %127, i16 %128
  %130 = add i16 %129, %116
  %131 = or disjoint i32 %10, 2
  %132 = mul nsw i32 %131, %3
  %133 = add nsw i32 %132, %11
  %134 = add nuw nsw i32 %131, %9
  %135 = mul nsw i32 %134, %4
  %136 = add i32 %12, %135
  %137 = sext i32 %133 to i64
  %138 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %137
  %139 = load i16, ptr addrspace(1) %138, align 2, !tbaa !14
  %140 = sext i32 %136 to i64
  %141 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %140
  %142 = load i8, ptr addrspace(1) %141, align 1, !tbaa !16
  %143 = zext i8 %142 to i16
  %144 = icmp ugt i16 %139, %143
  %145 = sub nuw i16 %139, %143
  %146 = sub nuw i16 %143, %139
  %147 = select i1 %144, i16 %145, i16 %146
  %148 = add i16 %147, %130
  %149 = sext i32 %133 to i64
  %150 = getelementptr i16, ptr addrspace(1) %1, i64 %149
  %151 = getelementptr i8, ptr addrspace(1) %150, i64 2
  %152 = load i16, ptr addrspace(1) %151, align 2, !tbaa !14
  %153 = add i32 %136, 1
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %154
  %156 = load i8, ptr addrspace(1) %155, align 1, !tbaa !16
  %157 = zext i8 %156 to i16
  %158 = icmp ugt i16 %152, %157
  %159 = sub nuw i16 %152, %157
  %160 = sub nuw i16 %157, %152
  %161 = select i1 %158, i16 %159, i16 %160
  %162 = add i16 %161, %148
  %163 = sext i32 %133 to i64
  %164 = getelementptr i16, ptr addrspace(1) %1, i64 %163
  %165 = getelementptr i8, ptr addrspace(1) %164, i64 4
  %166 = load i16, ptr addrspace(1) %165, align 2, !tbaa !14
  %167 = add i32 %136, 2
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %168
  %170 = load i8, ptr addrspace(1) %169, align 1, !tbaa !16
  %171 = zext i8 %170 to i16
  %172 = icmp ugt i16 %166, %171
  %173 = sub nuw i16 %166, %171
  %174 = sub nuw i16 %171, %166
  %175 = select i1 %172, i16 %173, i16 %174
  %176 = add i16 %175, %162
  %177 = sext i32 %133 to i64
  %178 = getelementptr i16, ptr addrspace(1) %1, i64 %177
  %179 = getelementptr i8, ptr addrspace(1) %178, i64 6
  %180 = load i16, ptr addrspace(1) %179, align 2, !tbaa !14
  %181 = add i32 %136, 3
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %182
  %184 = load i8, ptr addrspace(1) %183, align 1, !tbaa !16
  %185 = zext i8 %184 to i16
  %186 = icmp ugt i16 %180, %185
  %187 = sub nuw i16 %180, %185
  %188 = sub nuw i16 %185, %180
  %189 = select i1 %186, i16 %187, i16 %188
  %190 = add i16 %189, %176
  %191 = or disjoint i32 %10, 3
  %192 = mul nsw i32 %191, %3
  %193 = add nsw i32 %192, %11
  %194 = add nuw nsw i32 %191, %9
  %195 = mul nsw i32 %194, %4
  %196 = add i32 %12, %195
  %197 = sext i32 %193 to i64
  %198 = getelementptr inbounds i16, ptr addrspace(1) %1, i64 %197
  %199 = load i16, ptr addrspace(1) %198, align 2, !tbaa !14
  %200 = sext i32 %196 to i64
  %201 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %200
  %202 = load i8, ptr addrspace(1) %201, align 1, !tbaa !16
  %203 = zext i8 %202 to i16
  %204 = icmp ugt i16 %199, %203
  %205 = sub nuw i16 %199, %203
  %206 = sub nuw i16 %203, %199
  %207 = select i1 %204, i16 %205, i16 %206
  %208 = add i16 %207, %190
  %209 = sext i32 %193 to i64
  %210 = getelementptr i16, ptr addrspace(1) %1, i64 %209
  %211 = getelementptr i8, ptr addrspace(1) %210, i64 2
  %212 = load i16, ptr addrspace(1) %211, align 2, !tbaa !14
  %213 = add i32 %196, 1
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %214
  %216 = load i8, ptr addrspace(1) %215, align 1, !tbaa !16
  %217 = zext i8 %216 to i16
  %218 = icmp ugt i16 %212, %217
  %219 = sub nuw i16 %212, %217
  %220 = sub nuw i16 %217, %212
  %221 = select i1 %218, i16 %219, i16 %220
  %222 = add i16 %221, %208
  %223 = sext i32 %193 to i64
  %224 = getelementptr i16, ptr addrspace(1) %1, i64 %223
  %225 = getelementptr i8, ptr addrspace(1) %224, i64 4
  %226 = load i16, ptr addrspace(1) %225, align 2, !tbaa !14
  %227 = add i32 %196, 2
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i8, ptr addrspace(1) %2, i64 %228
  %230 = load i8, ptr addrspace(1) %229, align 1, !tbaa !16
  %231 = zext i8 %230 to i16
  %232 = icmp ugt i16 %226, %231
  %233 = sub nuw i16 %226, %231
  %234 = sub nuw i16 %231, %226
  %235 = select i1 %232, i16 %233, i16 %234
  %236 = add i16 %235, %222
  %237 = sext i32 %193 to i64
  %238 = getelementptr i16, ptr addrspace(1) %1, i64 %237
  %239 = getelementptr i8, ptr addrspace(1) %238, i64 6
  %240 = load i16, ptr addrspace(1) %239, align 2, !tbaa !14
  %241 = add i32 %196, 3
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
  br i1 %262, label %263, label %270

263:                                              ; preds = %5
  %264 = sext i32 %254 to i64
  %265 = getelementptr i16, ptr addrspace(1) %0, i64 %264
  %266 = getelementptr i8, ptr addrspace(1) %265, i64 2
  store <2 x i16> <i16 -1, i16 -2>, ptr addrspace(1) %266, align 2, !tbaa !14
  %267 = sext i32 %254 to i64
  %268 = getelementptr i16, ptr addrspace(1) %0, i64 %267
  %269 = getelementptr i8, ptr addrspace(1) %268, i64 6
  store i16 -3, ptr addrspace(1) %269, align 2, !tbaa !14
  br label %270

270:                                              ; preds = %263, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #2 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
  tail call void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef align 2 %0, ptr addrspace(1) noundef align 2 %1, ptr addrspace(1) noundef align 4 %2) #6
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local void @__clang_ocl_kern_imp_sad_merge(ptr addrspace(1) noundef readonly align 2 captures(none) %0, ptr addrspace(1) noundef writeonly align 2 captures(none) %1, ptr addrspace(1) noundef align 4 captures(none) %2) local_unnamed_addr #3 !kernel_arg_addr_space !17 !kernel_arg_access_qual !18 !kernel_arg_type !19 !kernel_arg_base_type !19 !kernel_arg_type_qual !20 {
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

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
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
!17 = !{i32 1, i32 1, i32 1}
!18 = !{!"none", !"none", !"none"}
!19 = !{!"ushort*", !"ushort*", !"uint*"}
!20 = !{!"const", !"", !"volatile"}
