; ModuleID = 'corpus/hip/hip_haar_dwt.hip'
source_filename = "corpus/hip/hip_haar_dwt.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@_ZZ12erode_dilateE1s = internal unnamed_addr addrspace(3) global [34 x i32] undef, align 16
@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @recursive_gaussian(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %9 = load i16, ptr addrspace(4) %8, align 4, !range !9, !invariant.load !10, !noundef !10
  %10 = zext nneg i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = icmp slt i32 %13, %2
  %15 = icmp sgt i32 %3, 0
  %16 = and i1 %14, %15
  br i1 %16, label %17, label %59

17:                                               ; preds = %5
  %18 = sext i32 %13 to i64
  %19 = getelementptr inbounds <4 x float>, ptr addrspace(1) %0, i64 %18
  %20 = load <4 x float>, ptr addrspace(1) %19, align 16, !tbaa !11
  %21 = getelementptr inbounds <4 x float>, ptr addrspace(1) %1, i64 %18
  %22 = insertelement <4 x float> poison, float %4, i64 0
  %23 = shufflevector <4 x float> %22, <4 x float> poison, <4 x i32> zeroinitializer
  %24 = sext i32 %2 to i64
  br label %30

25:                                               ; preds = %30
  %26 = sext i32 %2 to i64
  %27 = sub nsw i64 0, %26
  %28 = insertelement <4 x float> poison, float %4, i64 0
  %29 = shufflevector <4 x float> %28, <4 x float> poison, <4 x i32> zeroinitializer
  br label %43

30:                                               ; preds = %17, %30
  %31 = phi ptr addrspace(1) [ %19, %17 ], [ %39, %30 ]
  %32 = phi ptr addrspace(1) [ %21, %17 ], [ %40, %30 ]
  %33 = phi <4 x float> [ %20, %17 ], [ %38, %30 ]
  %34 = phi i32 [ 0, %17 ], [ %41, %30 ]
  %35 = load <4 x float>, ptr addrspace(1) %31, align 16, !tbaa !11
  %36 = fsub contract <4 x float> %33, %35
  %37 = fmul contract <4 x float> %23, %36
  %38 = fadd contract <4 x float> %35, %37
  store <4 x float> %38, ptr addrspace(1) %32, align 16, !tbaa !11
  %39 = getelementptr inbounds <4 x float>, ptr addrspace(1) %31, i64 %24
  %40 = getelementptr inbounds <4 x float>, ptr addrspace(1) %32, i64 %24
  %41 = add nuw nsw i32 %34, 1
  %42 = icmp eq i32 %41, %3
  br i1 %42, label %25, label %30, !llvm.loop !12

43:                                               ; preds = %25, %43
  %44 = phi ptr addrspace(1) [ %39, %25 ], [ %49, %43 ]
  %45 = phi ptr addrspace(1) [ %40, %25 ], [ %50, %43 ]
  %46 = phi i32 [ %3, %25 ], [ %48, %43 ]
  %47 = phi <4 x float> [ %38, %25 ], [ %54, %43 ]
  %48 = add nsw i32 %46, -1
  %49 = getelementptr inbounds <4 x float>, ptr addrspace(1) %44, i64 %27
  %50 = getelementptr inbounds <4 x float>, ptr addrspace(1) %45, i64 %27
  %51 = load <4 x float>, ptr addrspace(1) %49, align 16, !tbaa !11
  %52 = fsub contract <4 x float> %47, %51
  %53 = fmul contract <4 x float> %29, %52
  %54 = fadd contract <4 x float> %51, %53
  %55 = load <4 x float>, ptr addrspace(1) %50, align 16, !tbaa !11
  %56 = fadd contract <4 x float> %55, %54
  %57 = fmul contract <4 x float> %56, splat (float 5.000000e-01)
  store <4 x float> %57, ptr addrspace(1) %50, align 16, !tbaa !11
  %58 = icmp samesign ugt i32 %46, 1
  br i1 %58, label %43, label %59, !llvm.loop !14

59:                                               ; preds = %43, %5
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @lifting53(ptr addrspace(1) noundef %0) local_unnamed_addr #1 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %3 = shl nuw nsw i32 %2, 5
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 4
  %7 = load i16, ptr addrspace(1) %6, align 2, !tbaa !15
  %8 = sext i16 %7 to i32
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 2
  %10 = load i16, ptr addrspace(1) %9, align 2, !tbaa !15
  %11 = load i16, ptr addrspace(1) %5, align 2, !tbaa !15
  %12 = sext i16 %11 to i32
  %13 = add nsw i32 %12, %8
  %14 = lshr i32 %13, 1
  %15 = trunc i32 %14 to i16
  %16 = sub i16 %10, %15
  store i16 %16, ptr addrspace(1) %9, align 2, !tbaa !15
  %17 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 8
  %18 = load i16, ptr addrspace(1) %17, align 2, !tbaa !15
  %19 = sext i16 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 6
  %21 = load i16, ptr addrspace(1) %20, align 2, !tbaa !15
  %22 = add nsw i32 %8, %19
  %23 = lshr i32 %22, 1
  %24 = trunc i32 %23 to i16
  %25 = sub i16 %21, %24
  store i16 %25, ptr addrspace(1) %20, align 2, !tbaa !15
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 12
  %27 = load i16, ptr addrspace(1) %26, align 2, !tbaa !15
  %28 = sext i16 %27 to i32
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 10
  %30 = load i16, ptr addrspace(1) %29, align 2, !tbaa !15
  %31 = add nsw i32 %19, %28
  %32 = lshr i32 %31, 1
  %33 = trunc i32 %32 to i16
  %34 = sub i16 %30, %33
  store i16 %34, ptr addrspace(1) %29, align 2, !tbaa !15
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 16
  %36 = load i16, ptr addrspace(1) %35, align 2, !tbaa !15
  %37 = sext i16 %36 to i32
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 14
  %39 = load i16, ptr addrspace(1) %38, align 2, !tbaa !15
  %40 = add nsw i32 %28, %37
  %41 = lshr i32 %40, 1
  %42 = trunc i32 %41 to i16
  %43 = sub i16 %39, %42
  store i16 %43, ptr addrspace(1) %38, align 2, !tbaa !15
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 20
  %45 = load i16, ptr addrspace(1) %44, align 2, !tbaa !15
  %46 = sext i16 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 18
  %48 = load i16, ptr addrspace(1) %47, align 2, !tbaa !15
  %49 = add nsw i32 %37, %46
  %50 = lshr i32 %49, 1
  %51 = trunc i32 %50 to i16
  %52 = sub i16 %48, %51
  store i16 %52, ptr addrspace(1) %47, align 2, !tbaa !15
  %53 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 24
  %54 = load i16, ptr addrspace(1) %53, align 2, !tbaa !15
  %55 = sext i16 %54 to i32
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 22
  %57 = load i16, ptr addrspace(1) %56, align 2, !tbaa !15
  %58 = add nsw i32 %46, %55
  %59 = lshr i32 %58, 1
  %60 = trunc i32 %59 to i16
  %61 = sub i16 %57, %60
  store i16 %61, ptr addrspace(1) %56, align 2, !tbaa !15
  %62 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 28
  %63 = load i16, ptr addrspace(1) %62, align 2, !tbaa !15
  %64 = sext i16 %63 to i32
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 26
  %66 = load i16, ptr addrspace(1) %65, align 2, !tbaa !15
  %67 = add nsw i32 %55, %64
  %68 = lshr i32 %67, 1
  %69 = trunc i32 %68 to i16
  %70 = sub i16 %66, %69
  store i16 %70, ptr addrspace(1) %65, align 2, !tbaa !15
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 32
  %72 = load i16, ptr addrspace(1) %71, align 2, !tbaa !15
  %73 = sext i16 %72 to i32
  %74 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 30
  %75 = load i16, ptr addrspace(1) %74, align 2, !tbaa !15
  %76 = add nsw i32 %64, %73
  %77 = lshr i32 %76, 1
  %78 = trunc i32 %77 to i16
  %79 = sub i16 %75, %78
  store i16 %79, ptr addrspace(1) %74, align 2, !tbaa !15
  %80 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 36
  %81 = load i16, ptr addrspace(1) %80, align 2, !tbaa !15
  %82 = sext i16 %81 to i32
  %83 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 34
  %84 = load i16, ptr addrspace(1) %83, align 2, !tbaa !15
  %85 = add nsw i32 %73, %82
  %86 = lshr i32 %85, 1
  %87 = trunc i32 %86 to i16
  %88 = sub i16 %84, %87
  store i16 %88, ptr addrspace(1) %83, align 2, !tbaa !15
  %89 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 40
  %90 = load i16, ptr addrspace(1) %89, align 2, !tbaa !15
  %91 = sext i16 %90 to i32
  %92 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 38
  %93 = load i16, ptr addrspace(1) %92, align 2, !tbaa !15
  %94 = add nsw i32 %82, %91
  %95 = lshr i32 %94, 1
  %96 = trunc i32 %95 to i16
  %97 = sub i16 %93, %96
  store i16 %97, ptr addrspace(1) %92, align 2, !tbaa !15
  %98 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 44
  %99 = load i16, ptr addrspace(1) %98, align 2, !tbaa !15
  %100 = sext i16 %99 to i32
  %101 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 42
  %102 = load i16, ptr addrspace(1) %101, align 2, !tbaa !15
  %103 = add nsw i32 %91, %100
  %104 = lshr i32 %103, 1
  %105 = trunc i32 %104 to i16
  %106 = sub i16 %102, %105
  store i16 %106, ptr addrspace(1) %101, align 2, !tbaa !15
  %107 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 48
  %108 = load i16, ptr addrspace(1) %107, align 2, !tbaa !15
  %109 = sext i16 %108 to i32
  %110 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 46
  %111 = load i16, ptr addrspace(1) %110, align 2, !tbaa !15
  %112 = add nsw i32 %100, %109
  %113 = lshr i32 %112, 1
  %114 = trunc i32 %113 to i16
  %115 = sub i16 %111, %114
  store i16 %115, ptr addrspace(1) %110, align 2, !tbaa !15
  %116 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 52
  %117 = load i16, ptr addrspace(1) %116, align 2, !tbaa !15
  %118 = sext i16 %117 to i32
  %119 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 50
  %120 = load i16, ptr addrspace(1) %119, align 2, !tbaa !15
  %121 = add nsw i32 %109, %118
  %122 = lshr i32 %121, 1
  %123 = trunc i32 %122 to i16
  %124 = sub i16 %120, %123
  store i16 %124, ptr addrspace(1) %119, align 2, !tbaa !15
  %125 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 56
  %126 = load i16, ptr addrspace(1) %125, align 2, !tbaa !15
  %127 = sext i16 %126 to i32
  %128 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 54
  %129 = load i16, ptr addrspace(1) %128, align 2, !tbaa !15
  %130 = add nsw i32 %118, %127
  %131 = lshr i32 %130, 1
  %132 = trunc i32 %131 to i16
  %133 = sub i16 %129, %132
  store i16 %133, ptr addrspace(1) %128, align 2, !tbaa !15
  %134 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 60
  %135 = load i16, ptr addrspace(1) %134, align 2, !tbaa !15
  %136 = sext i16 %135 to i32
  %137 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 58
  %138 = load i16, ptr addrspace(1) %137, align 2, !tbaa !15
  %139 = add nsw i32 %127, %136
  %140 = lshr i32 %139, 1
  %141 = trunc i32 %140 to i16
  %142 = sub i16 %138, %141
  store i16 %142, ptr addrspace(1) %137, align 2, !tbaa !15
  %143 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 62
  %144 = load i16, ptr addrspace(1) %143, align 2, !tbaa !15
  %145 = sub i16 %144, %135
  store i16 %145, ptr addrspace(1) %143, align 2, !tbaa !15
  %146 = load i16, ptr addrspace(1) %9, align 2, !tbaa !15
  %147 = sext i16 %146 to i32
  %148 = load i16, ptr addrspace(1) %5, align 2, !tbaa !15
  %149 = add nsw i32 %147, 2
  %150 = add nsw i32 %149, %147
  %151 = lshr i32 %150, 2
  %152 = trunc i32 %151 to i16
  %153 = add i16 %148, %152
  store i16 %153, ptr addrspace(1) %5, align 2, !tbaa !15
  %154 = load i16, ptr addrspace(1) %6, align 2, !tbaa !15
  %155 = load i16, ptr addrspace(1) %20, align 2, !tbaa !15
  %156 = sext i16 %155 to i32
  %157 = add nsw i32 %149, %156
  %158 = lshr i32 %157, 2
  %159 = trunc i32 %158 to i16
  %160 = add i16 %154, %159
  store i16 %160, ptr addrspace(1) %6, align 2, !tbaa !15
  %161 = load i16, ptr addrspace(1) %17, align 2, !tbaa !15
  %162 = load i16, ptr addrspace(1) %29, align 2, !tbaa !15
  %163 = sext i16 %162 to i32
  %164 = add nsw i32 %156, 2
  %165 = add nsw i32 %164, %163
  %166 = lshr i32 %165, 2
  %167 = trunc i32 %166 to i16
  %168 = add i16 %161, %167
  store i16 %168, ptr addrspace(1) %17, align 2, !tbaa !15
  %169 = load i16, ptr addrspace(1) %26, align 2, !tbaa !15
  %170 = load i16, ptr addrspace(1) %38, align 2, !tbaa !15
  %171 = sext i16 %170 to i32
  %172 = add nsw i32 %163, 2
  %173 = add nsw i32 %172, %171
  %174 = lshr i32 %173, 2
  %175 = trunc i32 %174 to i16
  %176 = add i16 %169, %175
  %177 = load i16, ptr addrspace(1) %35, align 2, !tbaa !15
  %178 = load i16, ptr addrspace(1) %47, align 2, !tbaa !15
  %179 = sext i16 %178 to i32
  %180 = add nsw i32 %171, 2
  %181 = add nsw i32 %180, %179
  %182 = lshr i32 %181, 2
  %183 = trunc i32 %182 to i16
  %184 = add i16 %177, %183
  store i16 %184, ptr addrspace(1) %35, align 2, !tbaa !15
  %185 = load i16, ptr addrspace(1) %44, align 2, !tbaa !15
  %186 = load i16, ptr addrspace(1) %56, align 2, !tbaa !15
  %187 = sext i16 %186 to i32
  %188 = add nsw i32 %179, 2
  %189 = add nsw i32 %188, %187
  %190 = lshr i32 %189, 2
  %191 = trunc i32 %190 to i16
  %192 = add i16 %185, %191
  %193 = load i16, ptr addrspace(1) %53, align 2, !tbaa !15
  %194 = sext i16 %70 to i32
  %195 = add nsw i32 %187, 2
  %196 = add nsw i32 %195, %194
  %197 = lshr i32 %196, 2
  %198 = trunc i32 %197 to i16
  %199 = add i16 %193, %198
  store i16 %199, ptr addrspace(1) %53, align 2, !tbaa !15
  %200 = load i16, ptr addrspace(1) %62, align 2, !tbaa !15
  %201 = sext i16 %79 to i32
  %202 = add nsw i32 %194, 2
  %203 = add nsw i32 %202, %201
  %204 = lshr i32 %203, 2
  %205 = trunc i32 %204 to i16
  %206 = add i16 %200, %205
  %207 = sext i16 %88 to i32
  %208 = add nsw i32 %201, 2
  %209 = add nsw i32 %208, %207
  %210 = lshr i32 %209, 2
  %211 = trunc i32 %210 to i16
  %212 = add i16 %72, %211
  store i16 %212, ptr addrspace(1) %71, align 2, !tbaa !15
  %213 = sext i16 %97 to i32
  %214 = add nsw i32 %207, 2
  %215 = add nsw i32 %214, %213
  %216 = lshr i32 %215, 2
  %217 = trunc i32 %216 to i16
  %218 = add i16 %81, %217
  %219 = sext i16 %106 to i32
  %220 = add nsw i32 %213, 2
  %221 = add nsw i32 %220, %219
  %222 = lshr i32 %221, 2
  %223 = trunc i32 %222 to i16
  %224 = add i16 %90, %223
  %225 = sext i16 %115 to i32
  %226 = add nsw i32 %219, 2
  %227 = add nsw i32 %226, %225
  %228 = lshr i32 %227, 2
  %229 = trunc i32 %228 to i16
  %230 = add i16 %99, %229
  %231 = sext i16 %124 to i32
  %232 = add nsw i32 %225, 2
  %233 = add nsw i32 %232, %231
  %234 = lshr i32 %233, 2
  %235 = trunc i32 %234 to i16
  %236 = add i16 %108, %235
  store i16 %236, ptr addrspace(1) %107, align 2, !tbaa !15
  %237 = sext i16 %133 to i32
  %238 = add nsw i32 %231, 2
  %239 = add nsw i32 %238, %237
  %240 = lshr i32 %239, 2
  %241 = trunc i32 %240 to i16
  %242 = add i16 %117, %241
  %243 = load i16, ptr addrspace(1) %128, align 2, !tbaa !15
  %244 = sext i16 %243 to i32
  %245 = load i16, ptr addrspace(1) %125, align 2, !tbaa !15
  %246 = load i16, ptr addrspace(1) %137, align 2, !tbaa !15
  %247 = sext i16 %246 to i32
  %248 = add nsw i32 %244, 2
  %249 = add nsw i32 %248, %247
  %250 = lshr i32 %249, 2
  %251 = trunc i32 %250 to i16
  %252 = add i16 %245, %251
  %253 = load i16, ptr addrspace(1) %134, align 2, !tbaa !15
  %254 = load i16, ptr addrspace(1) %143, align 2, !tbaa !15
  %255 = sext i16 %254 to i32
  %256 = add nsw i32 %247, 2
  %257 = add nsw i32 %256, %255
  %258 = lshr i32 %257, 2
  %259 = trunc i32 %258 to i16
  %260 = add i16 %253, %259
  %261 = sext i16 %252 to i32
  %262 = sext i16 %236 to i32
  %263 = sext i16 %224 to i32
  %264 = sext i16 %212 to i32
  %265 = load i16, ptr addrspace(1) %5, align 2, !tbaa !15
  %266 = load i16, ptr addrspace(1) %17, align 2, !tbaa !15
  %267 = sext i16 %266 to i32
  %268 = load i16, ptr addrspace(1) %6, align 2, !tbaa !15
  %269 = sext i16 %265 to i32
  %270 = add nsw i32 %269, %267
  %271 = lshr i32 %270, 1
  %272 = trunc i32 %271 to i16
  %273 = sub i16 %268, %272
  store i16 %273, ptr addrspace(1) %6, align 2, !tbaa !15
  %274 = sext i16 %184 to i32
  %275 = add nsw i32 %267, %274
  %276 = lshr i32 %275, 1
  %277 = trunc i32 %276 to i16
  %278 = sub i16 %176, %277
  store i16 %278, ptr addrspace(1) %26, align 2, !tbaa !15
  %279 = sext i16 %199 to i32
  %280 = sext i16 %184 to i32
  %281 = add nsw i32 %280, %279
  %282 = lshr i32 %281, 1
  %283 = trunc i32 %282 to i16
  %284 = sub i16 %192, %283
  store i16 %284, ptr addrspace(1) %44, align 2, !tbaa !15
  %285 = sext i16 %199 to i32
  %286 = add nsw i32 %285, %264
  %287 = lshr i32 %286, 1
  %288 = trunc i32 %287 to i16
  %289 = sub i16 %206, %288
  store i16 %289, ptr addrspace(1) %62, align 2, !tbaa !15
  %290 = add nsw i32 %264, %263
  %291 = lshr i32 %290, 1
  %292 = trunc i32 %291 to i16
  %293 = sub i16 %218, %292
  store i16 %293, ptr addrspace(1) %80, align 2, !tbaa !15
  %294 = add nsw i32 %263, %262
  %295 = lshr i32 %294, 1
  %296 = trunc i32 %295 to i16
  %297 = sub i16 %230, %296
  store i16 %297, ptr addrspace(1) %98, align 2, !tbaa !15
  %298 = add nsw i32 %262, %261
  %299 = lshr i32 %298, 1
  %300 = trunc i32 %299 to i16
  %301 = sub i16 %242, %300
  store i16 %301, ptr addrspace(1) %116, align 2, !tbaa !15
  %302 = sub i16 %260, %252
  store i16 %302, ptr addrspace(1) %134, align 2, !tbaa !15
  %303 = sext i16 %273 to i32
  %304 = add nsw i32 %303, 2
  %305 = add nsw i32 %304, %303
  %306 = lshr i32 %305, 2
  %307 = trunc i32 %306 to i16
  %308 = add i16 %265, %307
  %309 = sext i16 %278 to i32
  %310 = add nsw i32 %304, %309
  %311 = lshr i32 %310, 2
  %312 = trunc i32 %311 to i16
  %313 = add i16 %266, %312
  %314 = sext i16 %284 to i32
  %315 = add nsw i32 %309, 2
  %316 = add nsw i32 %315, %314
  %317 = lshr i32 %316, 2
  %318 = trunc i32 %317 to i16
  %319 = add i16 %184, %318
  %320 = sext i16 %289 to i32
  %321 = add nsw i32 %314, 2
  %322 = add nsw i32 %321, %320
  %323 = lshr i32 %322, 2
  %324 = trunc i32 %323 to i16
  %325 = add i16 %199, %324
  %326 = sext i16 %293 to i32
  %327 = add nsw i32 %320, 2
  %328 = add nsw i32 %327, %326
  %329 = lshr i32 %328, 2
  %330 = trunc i32 %329 to i16
  %331 = add i16 %212, %330
  %332 = sext i16 %297 to i32
  %333 = add nsw i32 %326, 2
  %334 = add nsw i32 %333, %332
  %335 = lshr i32 %334, 2
  %336 = trunc i32 %335 to i16
  %337 = add i16 %224, %336
  %338 = sext i16 %301 to i32
  %339 = add nsw i32 %332, 2
  %340 = add nsw i32 %339, %338
  %341 = lshr i32 %340, 2
  %342 = trunc i32 %341 to i16
  %343 = add i16 %236, %342
  %344 = sext i16 %302 to i32
  %345 = add nsw i32 %338, 2
  %346 = add nsw i32 %345, %344
  %347 = lshr i32 %346, 2
  %348 = trunc i32 %347 to i16
  %349 = add i16 %252, %348
  %350 = sext i16 %343 to i32
  %351 = sext i16 %331 to i32
  %352 = sext i16 %319 to i32
  %353 = sext i16 %308 to i32
  %354 = add nsw i32 %353, %352
  %355 = lshr i32 %354, 1
  %356 = trunc i32 %355 to i16
  %357 = sub i16 %313, %356
  store i16 %357, ptr addrspace(1) %17, align 2, !tbaa !15
  %358 = add nsw i32 %352, %351
  %359 = lshr i32 %358, 1
  %360 = trunc i32 %359 to i16
  %361 = sub i16 %325, %360
  store i16 %361, ptr addrspace(1) %53, align 2, !tbaa !15
  %362 = add nsw i32 %351, %350
  %363 = lshr i32 %362, 1
  %364 = trunc i32 %363 to i16
  %365 = sub i16 %337, %364
  store i16 %365, ptr addrspace(1) %89, align 2, !tbaa !15
  %366 = sub i16 %349, %343
  store i16 %366, ptr addrspace(1) %125, align 2, !tbaa !15
  %367 = sext i16 %357 to i32
  %368 = add nsw i32 %367, 2
  %369 = add nsw i32 %368, %367
  %370 = lshr i32 %369, 2
  %371 = trunc i32 %370 to i16
  %372 = add i16 %308, %371
  %373 = sext i16 %361 to i32
  %374 = add nsw i32 %368, %373
  %375 = lshr i32 %374, 2
  %376 = trunc i32 %375 to i16
  %377 = add i16 %319, %376
  %378 = sext i16 %365 to i32
  %379 = add nsw i32 %373, 2
  %380 = add nsw i32 %379, %378
  %381 = lshr i32 %380, 2
  %382 = trunc i32 %381 to i16
  %383 = add i16 %331, %382
  %384 = sext i16 %366 to i32
  %385 = add nsw i32 %378, 2
  %386 = add nsw i32 %385, %384
  %387 = lshr i32 %386, 2
  %388 = trunc i32 %387 to i16
  %389 = add i16 %343, %388
  %390 = sext i16 %383 to i32
  %391 = sext i16 %372 to i32
  %392 = add nsw i32 %391, %390
  %393 = lshr i32 %392, 1
  %394 = trunc i32 %393 to i16
  %395 = sub i16 %377, %394
  store i16 %395, ptr addrspace(1) %35, align 2, !tbaa !15
  %396 = sub i16 %389, %383
  store i16 %396, ptr addrspace(1) %107, align 2, !tbaa !15
  %397 = sext i16 %395 to i32
  %398 = add nsw i32 %397, 2
  %399 = add nsw i32 %398, %397
  %400 = lshr i32 %399, 2
  %401 = trunc i32 %400 to i16
  %402 = add i16 %372, %401
  %403 = sext i16 %396 to i32
  %404 = add nsw i32 %398, %403
  %405 = lshr i32 %404, 2
  %406 = trunc i32 %405 to i16
  %407 = add i16 %383, %406
  %408 = sub i16 %407, %402
  store i16 %408, ptr addrspace(1) %71, align 2, !tbaa !15
  %409 = sext i16 %408 to i32
  %410 = shl nsw i32 %409, 1
  %411 = add nsw i32 %410, 2
  %412 = lshr i32 %411, 2
  %413 = trunc i32 %412 to i16
  %414 = add i16 %402, %413
  store i16 %414, ptr addrspace(1) %5, align 2, !tbaa !15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @yuv_to_rgb(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %4 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %5 = getelementptr inbounds nuw i8, ptr addrspace(4) %4, i64 12
  %6 = load i16, ptr addrspace(4) %5, align 4, !range !9, !invariant.load !10, !noundef !10
  %7 = zext nneg i16 %6 to i32
  %8 = mul i32 %3, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %10 = add i32 %8, %9
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %0, i64 %11
  %13 = load <4 x i8>, ptr addrspace(1) %12, align 4, !tbaa !11
  %14 = extractelement <4 x i8> %13, i64 0
  %15 = zext i8 %14 to i32
  %16 = mul nuw nsw i32 %15, 298
  %17 = add nsw i32 %16, -4640
  %18 = shufflevector <4 x i8> %13, <4 x i8> poison, <2 x i32> <i32 1, i32 2>
  %19 = zext <2 x i8> %18 to <2 x i32>
  %20 = add nsw <2 x i32> %19, splat (i32 -128)
  %21 = extractelement <2 x i32> %20, i64 1
  %22 = mul nsw i32 %21, 409
  %23 = add nsw i32 %17, %22
  %24 = ashr i32 %23, 8
  %25 = insertelement <4 x i32> poison, i32 %24, i64 0
  %26 = mul nsw <2 x i32> %20, <i32 -100, i32 -208>
  %27 = extractelement <2 x i32> %26, i64 0
  %28 = add nsw i32 %17, %27
  %29 = extractelement <2 x i32> %26, i64 1
  %30 = add nsw i32 %28, %29
  %31 = ashr i32 %30, 8
  %32 = insertelement <4 x i32> %25, i32 %31, i64 1
  %33 = extractelement <2 x i32> %20, i64 0
  %34 = mul nsw i32 %33, 516
  %35 = add nsw i32 %17, %34
  %36 = ashr i32 %35, 8
  %37 = insertelement <4 x i32> %32, i32 %36, i64 2
  %38 = extractelement <4 x i8> %13, i64 3
  %39 = zext i8 %38 to i32
  %40 = insertelement <4 x i32> %37, i32 %39, i64 3
  %41 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %40, <4 x i32> zeroinitializer)
  %42 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %41, <4 x i32> splat (i32 255))
  %43 = trunc nuw <4 x i32> %42 to <4 x i8>
  %44 = getelementptr inbounds <4 x i8>, ptr addrspace(1) %1, i64 %11
  store <4 x i8> %43, ptr addrspace(1) %44, align 4, !tbaa !11
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #3

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn
define protected amdgpu_kernel void @erode_dilate(ptr addrspace(1) noundef captures(none) %0) local_unnamed_addr #4 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %3
  %5 = load i32, ptr addrspace(1) %4, align 4, !tbaa !5
  %6 = getelementptr inbounds nuw i32, ptr addrspace(3) @_ZZ12erode_dilateE1s, i32 %2
  %7 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 4
  store i32 %5, ptr addrspace(3) %7, align 4, !tbaa !5
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  store i32 0, ptr addrspace(3) getelementptr inbounds nuw (i8, ptr addrspace(3) @_ZZ12erode_dilateE1s, i32 132), align 4, !tbaa !5
  store i32 0, ptr addrspace(3) @_ZZ12erode_dilateE1s, align 16, !tbaa !5
  br label %10

10:                                               ; preds = %9, %1
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i32 8
  %12 = load i32, ptr addrspace(3) %7, align 4, !tbaa !5
  %13 = lshr i32 %12, 1
  %14 = shl i32 %12, 1
  %15 = or i32 %13, %14
  %16 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %17 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %18 = and i32 %16, %17
  %19 = or i32 %15, %18
  %20 = or i32 %19, %12
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %20, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %21 = load i32, ptr addrspace(3) %7, align 4, !tbaa !5
  %22 = lshr i32 %21, 1
  %23 = shl i32 %21, 1
  %24 = and i32 %22, %23
  %25 = and i32 %24, %21
  %26 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %27 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %28 = and i32 %26, %27
  %29 = or i32 %25, %28
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %29, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %30 = load i32, ptr addrspace(3) %7, align 4, !tbaa !5
  %31 = lshr i32 %30, 1
  %32 = shl i32 %30, 1
  %33 = or i32 %31, %32
  %34 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %35 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %36 = and i32 %34, %35
  %37 = or i32 %33, %36
  %38 = or i32 %37, %30
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %38, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %39 = load i32, ptr addrspace(3) %7, align 4, !tbaa !5
  %40 = lshr i32 %39, 1
  %41 = shl i32 %39, 1
  %42 = and i32 %40, %41
  %43 = and i32 %42, %39
  %44 = load i32, ptr addrspace(3) %11, align 4, !tbaa !5
  %45 = load i32, ptr addrspace(3) %6, align 4, !tbaa !5
  %46 = and i32 %44, %45
  %47 = or i32 %43, %46
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  store i32 %47, ptr addrspace(3) %7, align 4, !tbaa !5
  fence syncscope("workgroup") release
  tail call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  %48 = load i32, ptr addrspace(3) %7, align 4, !tbaa !5
  store i32 %48, ptr addrspace(1) %4, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #5

; Function Attrs: convergent mustprogress nocallback nofree nounwind willreturn
declare void @llvm.amdgcn.s.barrier() #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent mustprogress nofree norecurse nounwind willreturn "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx1100" "target-features"="+16-bit-insts,+atomic-fadd-rtn-insts,+atomic-fmin-fmax-global-f32,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot10-insts,+dot12-insts,+dot5-insts,+dot7-insts,+dot8-insts,+dot9-insts,+dpp,+gfx10-3-insts,+gfx10-insts,+gfx11-insts,+gfx8-insts,+gfx9-insts,+lerp-inst,+qsad-insts,+sad-insts,+wavefrontsize32" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent mustprogress nocallback nofree nounwind willreturn }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!12 = distinct !{!12, !13}
!13 = !{!"llvm.loop.mustprogress"}
!14 = distinct !{!14, !13}
!15 = !{!16, !16, i64 0}
!16 = !{!"short", !7, i64 0}
