; ModuleID = 'corpus/cuda/cu_modexp.cu'
source_filename = "corpus/cuda/cu_modexp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Num = type { [4 x i32] }

@__const.modexp128.one = private unnamed_addr constant %struct.Num { [4 x i32] [i32 1, i32 0, i32 0, i32 0] }, align 4
@witnesses = dso_local addrspace(4) externally_initialized constant [3 x i32] [i32 2, i32 7, i32 61], align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @witnesses to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef i32 @_Z11neg_inversej(i32 noundef %0) local_unnamed_addr #0 {
  %2 = mul i32 %0, %0
  %3 = sub i32 2, %2
  %4 = mul i32 %3, %0
  %5 = mul i32 %4, %0
  %6 = sub i32 2, %5
  %7 = mul i32 %6, %4
  %8 = mul i32 %7, %0
  %9 = sub i32 2, %8
  %10 = mul i32 %9, %7
  %11 = mul i32 %10, %0
  %12 = sub i32 2, %11
  %13 = mul i32 %12, %10
  %14 = mul i32 %13, %0
  %15 = add i32 %14, -2
  %16 = mul i32 %15, %13
  ret i32 %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef zeroext i1 @_Z3geqRK3NumS1_(ptr noundef nonnull readonly align 4 captures(none) dereferenceable(16) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(16) %1) local_unnamed_addr #1 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !4
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %6 = load i32, ptr %5, align 4, !tbaa !4
  %7 = icmp eq i32 %4, %6
  br i1 %7, label %8, label %24

8:                                                ; preds = %2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %14, label %24

14:                                               ; preds = %8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !4
  %19 = icmp eq i32 %16, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %14
  %21 = load i32, ptr %0, align 4, !tbaa !4
  %22 = load i32, ptr %1, align 4, !tbaa !4
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %28, label %24

24:                                               ; preds = %20, %14, %8, %2
  %25 = phi i32 [ %4, %2 ], [ %10, %8 ], [ %16, %14 ], [ %21, %20 ]
  %26 = phi i32 [ %6, %2 ], [ %12, %8 ], [ %18, %14 ], [ %22, %20 ]
  %27 = icmp ugt i32 %25, %26
  br label %28

28:                                               ; preds = %20, %24
  %29 = phi i1 [ %27, %24 ], [ true, %20 ]
  ret i1 %29
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8subtractR3NumRKS_(ptr noundef nonnull align 4 captures(none) dereferenceable(16) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(16) %1) local_unnamed_addr #2 {
  %3 = load i32, ptr %0, align 4, !tbaa !4
  %4 = zext i32 %3 to i64
  %5 = load i32, ptr %1, align 4, !tbaa !4
  %6 = zext i32 %5 to i64
  %7 = sub nsw i64 %4, %6
  %8 = trunc i64 %7 to i32
  store i32 %8, ptr %0, align 4, !tbaa !4
  %9 = lshr i64 %7, 32
  %10 = and i64 %9, 1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %15 = load i32, ptr %14, align 4, !tbaa !4
  %16 = zext i32 %15 to i64
  %17 = add nuw nsw i64 %10, %16
  %18 = sub nsw i64 %13, %17
  %19 = trunc i64 %18 to i32
  store i32 %19, ptr %11, align 4, !tbaa !4
  %20 = lshr i64 %18, 32
  %21 = and i64 %20, 1
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %26 = load i32, ptr %25, align 4, !tbaa !4
  %27 = zext i32 %26 to i64
  %28 = add nuw nsw i64 %21, %27
  %29 = sub nsw i64 %24, %28
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %22, align 4, !tbaa !4
  %31 = lshr i64 %29, 32
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %35 = load i32, ptr %34, align 4, !tbaa !4
  %36 = trunc nuw i64 %31 to i32
  %37 = and i32 %36, 1
  %38 = add i32 %37, %35
  %39 = sub i32 %33, %38
  store i32 %39, ptr %32, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local %struct.Num @_Z7montmul3NumS_S_j(ptr noundef readonly byval(%struct.Num) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Num) align 4 captures(none) %1, ptr noundef readonly byval(%struct.Num) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #3 {
  %5 = load i32, ptr %2, align 4, !tbaa !4
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %8 = load i32, ptr %7, align 4, !tbaa !4
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = zext i32 %8 to i64
  %14 = zext i32 %10 to i64
  %15 = zext i32 %12 to i64
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %17 = load i32, ptr %16, align 4, !tbaa !4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load i32, ptr %19, align 4, !tbaa !4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %23 = load i32, ptr %22, align 4, !tbaa !4
  %24 = zext i32 %23 to i64
  %25 = load i32, ptr %0, align 4, !tbaa !4
  %26 = zext i32 %25 to i64
  %27 = load i32, ptr %1, align 4, !tbaa !4
  %28 = zext i32 %27 to i64
  %29 = mul nuw i64 %28, %26
  %30 = trunc i64 %29 to i32
  %31 = lshr i64 %29, 32
  %32 = mul nuw i64 %28, %24
  %33 = add nuw i64 %31, %32
  %34 = lshr i64 %33, 32
  %35 = mul nuw i64 %28, %21
  %36 = add nuw i64 %34, %35
  %37 = lshr i64 %36, 32
  %38 = mul nuw i64 %28, %18
  %39 = add nuw i64 %37, %38
  %40 = lshr i64 %39, 32
  %41 = mul i32 %3, %30
  %42 = zext i32 %41 to i64
  %43 = mul nuw i64 %42, %6
  %44 = and i64 %29, 4294967295
  %45 = add nuw i64 %43, %44
  %46 = lshr i64 %45, 32
  %47 = mul nuw i64 %13, %42
  %48 = and i64 %33, 4294967295
  %49 = add nuw nsw i64 %46, %48
  %50 = add nuw i64 %49, %47
  %51 = lshr i64 %50, 32
  %52 = mul nuw i64 %14, %42
  %53 = and i64 %36, 4294967295
  %54 = add nuw nsw i64 %51, %53
  %55 = add nuw i64 %54, %52
  %56 = lshr i64 %55, 32
  %57 = mul nuw i64 %15, %42
  %58 = and i64 %39, 4294967295
  %59 = add nuw nsw i64 %56, %58
  %60 = add nuw i64 %59, %57
  %61 = lshr i64 %60, 32
  %62 = add nuw nsw i64 %61, %40
  %63 = lshr i64 %62, 32
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %65 = load i32, ptr %64, align 4, !tbaa !4
  %66 = zext i32 %65 to i64
  %67 = mul nuw i64 %66, %26
  %68 = and i64 %50, 4294967295
  %69 = add nuw i64 %68, %67
  %70 = trunc i64 %69 to i32
  %71 = lshr i64 %69, 32
  %72 = mul nuw i64 %66, %24
  %73 = and i64 %55, 4294967295
  %74 = add nuw nsw i64 %71, %73
  %75 = add nuw i64 %74, %72
  %76 = lshr i64 %75, 32
  %77 = mul nuw i64 %66, %21
  %78 = and i64 %60, 4294967295
  %79 = add nuw nsw i64 %76, %78
  %80 = add nuw i64 %79, %77
  %81 = lshr i64 %80, 32
  %82 = mul nuw i64 %66, %18
  %83 = and i64 %62, 4294967295
  %84 = add nuw nsw i64 %81, %83
  %85 = add nuw i64 %84, %82
  %86 = lshr i64 %85, 32
  %87 = add nuw nsw i64 %86, %63
  %88 = lshr i64 %87, 32
  %89 = mul i32 %3, %70
  %90 = zext i32 %89 to i64
  %91 = mul nuw i64 %90, %6
  %92 = and i64 %69, 4294967295
  %93 = add nuw i64 %91, %92
  %94 = lshr i64 %93, 32
  %95 = mul nuw i64 %13, %90
  %96 = and i64 %75, 4294967295
  %97 = add nuw nsw i64 %94, %96
  %98 = add nuw i64 %97, %95
  %99 = lshr i64 %98, 32
  %100 = mul nuw i64 %14, %90
  %101 = and i64 %80, 4294967295
  %102 = add nuw nsw i64 %99, %101
  %103 = add nuw i64 %102, %100
  %104 = lshr i64 %103, 32
  %105 = mul nuw i64 %15, %90
  %106 = and i64 %85, 4294967295
  %107 = add nuw nsw i64 %104, %106
  %108 = add nuw i64 %107, %105
  %109 = lshr i64 %108, 32
  %110 = and i64 %87, 4294967295
  %111 = add nuw nsw i64 %109, %110
  %112 = lshr i64 %111, 32
  %113 = add nuw nsw i64 %88, %112
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %115 = load i32, ptr %114, align 4, !tbaa !4
  %116 = zext i32 %115 to i64
  %117 = mul nuw i64 %116, %26
  %118 = and i64 %98, 4294967295
  %119 = add nuw i64 %118, %117
  %120 = trunc i64 %119 to i32
  %121 = lshr i64 %119, 32
  %122 = mul nuw i64 %116, %24
  %123 = and i64 %103, 4294967295
  %124 = add nuw nsw i64 %121, %123
  %125 = add nuw i64 %124, %122
  %126 = lshr i64 %125, 32
  %127 = mul nuw i64 %116, %21
  %128 = and i64 %108, 4294967295
  %129 = add nuw nsw i64 %126, %128
  %130 = add nuw i64 %129, %127
  %131 = lshr i64 %130, 32
  %132 = mul nuw i64 %116, %18
  %133 = and i64 %111, 4294967295
  %134 = add nuw nsw i64 %131, %133
  %135 = add nuw i64 %134, %132
  %136 = lshr i64 %135, 32
  %137 = add nuw nsw i64 %136, %113
  %138 = lshr i64 %137, 32
  %139 = mul i32 %3, %120
  %140 = zext i32 %139 to i64
  %141 = mul nuw i64 %140, %6
  %142 = and i64 %119, 4294967295
  %143 = add nuw i64 %141, %142
  %144 = lshr i64 %143, 32
  %145 = mul nuw i64 %13, %140
  %146 = and i64 %125, 4294967295
  %147 = add nuw nsw i64 %144, %146
  %148 = add nuw i64 %147, %145
  %149 = lshr i64 %148, 32
  %150 = mul nuw i64 %14, %140
  %151 = and i64 %130, 4294967295
  %152 = add nuw nsw i64 %149, %151
  %153 = add nuw i64 %152, %150
  %154 = lshr i64 %153, 32
  %155 = mul nuw i64 %15, %140
  %156 = and i64 %135, 4294967295
  %157 = add nuw nsw i64 %154, %156
  %158 = add nuw i64 %157, %155
  %159 = lshr i64 %158, 32
  %160 = and i64 %137, 4294967295
  %161 = add nuw nsw i64 %159, %160
  %162 = lshr i64 %161, 32
  %163 = add nuw nsw i64 %138, %162
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %165 = load i32, ptr %164, align 4, !tbaa !4
  %166 = zext i32 %165 to i64
  %167 = mul nuw i64 %166, %26
  %168 = and i64 %148, 4294967295
  %169 = add nuw i64 %168, %167
  %170 = trunc i64 %169 to i32
  %171 = lshr i64 %169, 32
  %172 = mul nuw i64 %166, %24
  %173 = and i64 %153, 4294967295
  %174 = add nuw nsw i64 %171, %173
  %175 = add nuw i64 %174, %172
  %176 = lshr i64 %175, 32
  %177 = mul nuw i64 %166, %21
  %178 = and i64 %158, 4294967295
  %179 = add nuw nsw i64 %176, %178
  %180 = add nuw i64 %179, %177
  %181 = lshr i64 %180, 32
  %182 = mul nuw i64 %166, %18
  %183 = and i64 %161, 4294967295
  %184 = add nuw nsw i64 %181, %183
  %185 = add nuw i64 %184, %182
  %186 = lshr i64 %185, 32
  %187 = add nuw nsw i64 %186, %163
  %188 = mul i32 %3, %170
  %189 = zext i32 %188 to i64
  %190 = mul nuw i64 %189, %6
  %191 = and i64 %169, 4294967295
  %192 = add nuw i64 %190, %191
  %193 = lshr i64 %192, 32
  %194 = mul nuw i64 %13, %189
  %195 = and i64 %175, 4294967295
  %196 = add nuw nsw i64 %193, %195
  %197 = add nuw i64 %196, %194
  %198 = lshr i64 %197, 32
  %199 = mul nuw i64 %14, %189
  %200 = and i64 %180, 4294967295
  %201 = add nuw nsw i64 %198, %200
  %202 = add nuw i64 %201, %199
  %203 = lshr i64 %202, 32
  %204 = mul nuw i64 %15, %189
  %205 = and i64 %185, 4294967295
  %206 = add nuw nsw i64 %203, %205
  %207 = add nuw i64 %206, %204
  %208 = lshr i64 %207, 32
  %209 = and i64 %187, 4294967295
  %210 = add nuw nsw i64 %208, %209
  %211 = trunc i64 %197 to i32
  %212 = trunc i64 %202 to i32
  %213 = trunc i64 %207 to i32
  %214 = trunc i64 %210 to i32
  %215 = or i64 %187, %210
  %216 = icmp samesign ult i64 %215, 4294967296
  br i1 %216, label %217, label %229

217:                                              ; preds = %4
  %218 = icmp eq i32 %12, %214
  br i1 %218, label %219, label %225

219:                                              ; preds = %217
  %220 = icmp eq i32 %10, %213
  br i1 %220, label %221, label %225

221:                                              ; preds = %219
  %222 = icmp eq i32 %8, %212
  br i1 %222, label %223, label %225

223:                                              ; preds = %221
  %224 = icmp eq i32 %5, %211
  br i1 %224, label %229, label %225

225:                                              ; preds = %223, %221, %219, %217
  %226 = phi i32 [ %214, %217 ], [ %213, %219 ], [ %212, %221 ], [ %211, %223 ]
  %227 = phi i32 [ %12, %217 ], [ %10, %219 ], [ %8, %221 ], [ %5, %223 ]
  %228 = icmp ugt i32 %226, %227
  br i1 %228, label %229, label %247

229:                                              ; preds = %223, %225, %4
  %230 = and i64 %197, 4294967295
  %231 = sub nsw i64 %230, %6
  %232 = trunc i64 %231 to i32
  %233 = ashr i64 %231, 32
  %234 = and i64 %202, 4294967295
  %235 = sub nsw i64 %234, %13
  %236 = add nsw i64 %235, %233
  %237 = trunc i64 %236 to i32
  %238 = ashr i64 %236, 32
  %239 = and i64 %207, 4294967295
  %240 = sub nsw i64 %239, %14
  %241 = add nsw i64 %240, %238
  %242 = trunc i64 %241 to i32
  %243 = lshr i64 %241, 32
  %244 = trunc nuw i64 %243 to i32
  %245 = sub i32 %214, %12
  %246 = add i32 %245, %244
  br label %247

247:                                              ; preds = %229, %225
  %248 = phi i32 [ %246, %229 ], [ %214, %225 ]
  %249 = phi i32 [ %242, %229 ], [ %213, %225 ]
  %250 = phi i32 [ %237, %229 ], [ %212, %225 ]
  %251 = phi i32 [ %232, %229 ], [ %211, %225 ]
  %252 = insertvalue %struct.Num poison, i32 %251, 0, 0
  %253 = insertvalue %struct.Num %252, i32 %250, 0, 1
  %254 = insertvalue %struct.Num %253, i32 %249, 0, 2
  %255 = insertvalue %struct.Num %254, i32 %248, 0, 3
  ret %struct.Num %255
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @modexp128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly byval(%struct.Num) align 4 captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #4 {
  %5 = alloca %struct.Num, align 4
  %6 = alloca %struct.Num, align 4
  %7 = alloca %struct.Num, align 4
  %8 = alloca %struct.Num, align 4
  %9 = alloca %struct.Num, align 4
  %10 = alloca %struct.Num, align 4
  %11 = alloca %struct.Num, align 4
  %12 = load i32, ptr %2, align 4, !tbaa !4
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = zext i32 %12 to i64
  %20 = zext i32 %18 to i64
  %21 = zext i32 %16 to i64
  br label %87

22:                                               ; preds = %139
  %23 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  %26 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  %28 = mul i32 %12, %12
  %29 = sub i32 2, %28
  %30 = mul i32 %29, %12
  %31 = mul i32 %30, %12
  %32 = sub i32 2, %31
  %33 = mul i32 %32, %30
  %34 = mul i32 %33, %12
  %35 = sub i32 2, %34
  %36 = mul i32 %35, %33
  %37 = mul i32 %36, %12
  %38 = sub i32 2, %37
  %39 = mul i32 %38, %36
  %40 = mul i32 %39, %12
  %41 = add i32 %40, -2
  %42 = mul i32 %41, %39
  %43 = sext i32 %27 to i64
  %44 = getelementptr inbounds %struct.Num, ptr %0, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = getelementptr inbounds nuw i8, ptr %44, i64 4
  %47 = load i32, ptr %46, align 4
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 8
  %49 = load i32, ptr %48, align 4
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 12
  %51 = load i32, ptr %50, align 4, !tbaa !8
  %52 = and i32 %51, 1073741823
  store i32 %45, ptr %5, align 4
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 4
  store i32 %47, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 8
  store i32 %49, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 %52, ptr %55, align 4, !tbaa !8
  store i32 %143, ptr %6, align 4
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %142, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %141, ptr %57, align 4
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %140, ptr %58, align 4, !tbaa !8
  %59 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %5, ptr noundef nonnull byval(%struct.Num) align 4 %6, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %60 = extractvalue %struct.Num %59, 0
  %61 = extractvalue [4 x i32] %60, 0
  %62 = extractvalue [4 x i32] %60, 1
  %63 = extractvalue [4 x i32] %60, 2
  %64 = extractvalue [4 x i32] %60, 3
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %68 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %71 = getelementptr inbounds i32, ptr %1, i64 %43
  %72 = load i32, ptr %71, align 4, !tbaa !4
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %74 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %76 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %77 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %100, ptr %7, align 4
  store i32 %101, ptr %65, align 4
  store i32 %102, ptr %66, align 4
  store i32 %103, ptr %67, align 4, !tbaa !8
  store i32 %100, ptr %8, align 4
  store i32 %101, ptr %68, align 4
  store i32 %102, ptr %69, align 4
  store i32 %103, ptr %70, align 4, !tbaa !8
  %79 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %80 = extractvalue %struct.Num %79, 0
  %81 = extractvalue [4 x i32] %80, 0
  %82 = extractvalue [4 x i32] %80, 1
  %83 = extractvalue [4 x i32] %80, 2
  %84 = extractvalue [4 x i32] %80, 3
  %85 = and i32 %72, 128
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %153, label %146

87:                                               ; preds = %4, %139
  %88 = phi i32 [ 0, %4 ], [ %140, %139 ]
  %89 = phi i32 [ 0, %4 ], [ %141, %139 ]
  %90 = phi i32 [ 0, %4 ], [ %142, %139 ]
  %91 = phi i32 [ 1, %4 ], [ %143, %139 ]
  %92 = phi i32 [ undef, %4 ], [ %103, %139 ]
  %93 = phi i32 [ undef, %4 ], [ %102, %139 ]
  %94 = phi i32 [ undef, %4 ], [ %101, %139 ]
  %95 = phi i32 [ undef, %4 ], [ %100, %139 ]
  %96 = phi i32 [ 0, %4 ], [ %144, %139 ]
  %97 = icmp eq i32 %96, 128
  br i1 %97, label %98, label %99

98:                                               ; preds = %87
  br label %99

99:                                               ; preds = %98, %87
  %100 = phi i32 [ %91, %98 ], [ %95, %87 ]
  %101 = phi i32 [ %90, %98 ], [ %94, %87 ]
  %102 = phi i32 [ %89, %98 ], [ %93, %87 ]
  %103 = phi i32 [ %88, %98 ], [ %92, %87 ]
  %104 = tail call i32 @llvm.fshl.i32(i32 %88, i32 %89, i32 1)
  %105 = tail call i32 @llvm.fshl.i32(i32 %89, i32 %90, i32 1)
  %106 = tail call i32 @llvm.fshl.i32(i32 %90, i32 %91, i32 1)
  %107 = shl i32 %91, 1
  %108 = icmp sgt i32 %88, -1
  br i1 %108, label %109, label %121

109:                                              ; preds = %99
  %110 = icmp eq i32 %104, %14
  br i1 %110, label %111, label %117

111:                                              ; preds = %109
  %112 = icmp eq i32 %105, %16
  br i1 %112, label %113, label %117

113:                                              ; preds = %111
  %114 = icmp eq i32 %106, %18
  br i1 %114, label %115, label %117

115:                                              ; preds = %113
  %116 = icmp eq i32 %107, %12
  br i1 %116, label %121, label %117

117:                                              ; preds = %115, %113, %111, %109
  %118 = phi i32 [ %104, %109 ], [ %105, %111 ], [ %106, %113 ], [ %107, %115 ]
  %119 = phi i32 [ %14, %109 ], [ %16, %111 ], [ %18, %113 ], [ %12, %115 ]
  %120 = icmp ugt i32 %118, %119
  br i1 %120, label %121, label %139

121:                                              ; preds = %115, %117, %99
  %122 = zext i32 %107 to i64
  %123 = sub nsw i64 %122, %19
  %124 = trunc i64 %123 to i32
  %125 = ashr i64 %123, 32
  %126 = zext i32 %106 to i64
  %127 = add nsw i64 %125, %126
  %128 = sub nsw i64 %127, %20
  %129 = trunc i64 %128 to i32
  %130 = ashr i64 %128, 32
  %131 = zext i32 %105 to i64
  %132 = sub nsw i64 %131, %21
  %133 = add nsw i64 %132, %130
  %134 = trunc i64 %133 to i32
  %135 = lshr i64 %133, 32
  %136 = trunc nuw i64 %135 to i32
  %137 = sub i32 %104, %14
  %138 = add i32 %137, %136
  br label %139

139:                                              ; preds = %121, %117
  %140 = phi i32 [ %138, %121 ], [ %104, %117 ]
  %141 = phi i32 [ %134, %121 ], [ %105, %117 ]
  %142 = phi i32 [ %129, %121 ], [ %106, %117 ]
  %143 = phi i32 [ %124, %121 ], [ %107, %117 ]
  %144 = add nuw nsw i32 %96, 1
  %145 = icmp eq i32 %144, 256
  br i1 %145, label %22, label %87, !llvm.loop !9

146:                                              ; preds = %22
  store i32 %81, ptr %9, align 4
  store i32 %82, ptr %73, align 4
  store i32 %83, ptr %74, align 4
  store i32 %84, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %147 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %148 = extractvalue %struct.Num %147, 0
  %149 = extractvalue [4 x i32] %148, 0
  %150 = extractvalue [4 x i32] %148, 1
  %151 = extractvalue [4 x i32] %148, 2
  %152 = extractvalue [4 x i32] %148, 3
  br label %153

153:                                              ; preds = %22, %146
  %154 = phi i32 [ %151, %146 ], [ %83, %22 ]
  %155 = phi i32 [ %150, %146 ], [ %82, %22 ]
  %156 = phi i32 [ %149, %146 ], [ %81, %22 ]
  %157 = phi i32 [ %152, %146 ], [ %84, %22 ]
  store i32 %156, ptr %7, align 4
  store i32 %155, ptr %65, align 4
  store i32 %154, ptr %66, align 4
  store i32 %157, ptr %67, align 4, !tbaa !8
  store i32 %156, ptr %8, align 4
  store i32 %155, ptr %68, align 4
  store i32 %154, ptr %69, align 4
  store i32 %157, ptr %70, align 4, !tbaa !8
  %158 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %159 = extractvalue %struct.Num %158, 0
  %160 = extractvalue [4 x i32] %159, 0
  %161 = extractvalue [4 x i32] %159, 1
  %162 = extractvalue [4 x i32] %159, 2
  %163 = extractvalue [4 x i32] %159, 3
  %164 = and i32 %72, 64
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %173, label %166

166:                                              ; preds = %153
  store i32 %160, ptr %9, align 4
  store i32 %161, ptr %73, align 4
  store i32 %162, ptr %74, align 4
  store i32 %163, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %167 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %168 = extractvalue %struct.Num %167, 0
  %169 = extractvalue [4 x i32] %168, 0
  %170 = extractvalue [4 x i32] %168, 1
  %171 = extractvalue [4 x i32] %168, 2
  %172 = extractvalue [4 x i32] %168, 3
  br label %173

173:                                              ; preds = %166, %153
  %174 = phi i32 [ %171, %166 ], [ %162, %153 ]
  %175 = phi i32 [ %170, %166 ], [ %161, %153 ]
  %176 = phi i32 [ %169, %166 ], [ %160, %153 ]
  %177 = phi i32 [ %172, %166 ], [ %163, %153 ]
  store i32 %176, ptr %7, align 4
  store i32 %175, ptr %65, align 4
  store i32 %174, ptr %66, align 4
  store i32 %177, ptr %67, align 4, !tbaa !8
  store i32 %176, ptr %8, align 4
  store i32 %175, ptr %68, align 4
  store i32 %174, ptr %69, align 4
  store i32 %177, ptr %70, align 4, !tbaa !8
  %178 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %179 = extractvalue %struct.Num %178, 0
  %180 = extractvalue [4 x i32] %179, 0
  %181 = extractvalue [4 x i32] %179, 1
  %182 = extractvalue [4 x i32] %179, 2
  %183 = extractvalue [4 x i32] %179, 3
  %184 = and i32 %72, 32
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %193, label %186

186:                                              ; preds = %173
  store i32 %180, ptr %9, align 4
  store i32 %181, ptr %73, align 4
  store i32 %182, ptr %74, align 4
  store i32 %183, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %187 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %188 = extractvalue %struct.Num %187, 0
  %189 = extractvalue [4 x i32] %188, 0
  %190 = extractvalue [4 x i32] %188, 1
  %191 = extractvalue [4 x i32] %188, 2
  %192 = extractvalue [4 x i32] %188, 3
  br label %193

193:                                              ; preds = %186, %173
  %194 = phi i32 [ %191, %186 ], [ %182, %173 ]
  %195 = phi i32 [ %190, %186 ], [ %181, %173 ]
  %196 = phi i32 [ %189, %186 ], [ %180, %173 ]
  %197 = phi i32 [ %192, %186 ], [ %183, %173 ]
  store i32 %196, ptr %7, align 4
  store i32 %195, ptr %65, align 4
  store i32 %194, ptr %66, align 4
  store i32 %197, ptr %67, align 4, !tbaa !8
  store i32 %196, ptr %8, align 4
  store i32 %195, ptr %68, align 4
  store i32 %194, ptr %69, align 4
  store i32 %197, ptr %70, align 4, !tbaa !8
  %198 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %199 = extractvalue %struct.Num %198, 0
  %200 = extractvalue [4 x i32] %199, 0
  %201 = extractvalue [4 x i32] %199, 1
  %202 = extractvalue [4 x i32] %199, 2
  %203 = extractvalue [4 x i32] %199, 3
  %204 = and i32 %72, 16
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %213, label %206

206:                                              ; preds = %193
  store i32 %200, ptr %9, align 4
  store i32 %201, ptr %73, align 4
  store i32 %202, ptr %74, align 4
  store i32 %203, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %207 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %208 = extractvalue %struct.Num %207, 0
  %209 = extractvalue [4 x i32] %208, 0
  %210 = extractvalue [4 x i32] %208, 1
  %211 = extractvalue [4 x i32] %208, 2
  %212 = extractvalue [4 x i32] %208, 3
  br label %213

213:                                              ; preds = %206, %193
  %214 = phi i32 [ %211, %206 ], [ %202, %193 ]
  %215 = phi i32 [ %210, %206 ], [ %201, %193 ]
  %216 = phi i32 [ %209, %206 ], [ %200, %193 ]
  %217 = phi i32 [ %212, %206 ], [ %203, %193 ]
  store i32 %216, ptr %7, align 4
  store i32 %215, ptr %65, align 4
  store i32 %214, ptr %66, align 4
  store i32 %217, ptr %67, align 4, !tbaa !8
  store i32 %216, ptr %8, align 4
  store i32 %215, ptr %68, align 4
  store i32 %214, ptr %69, align 4
  store i32 %217, ptr %70, align 4, !tbaa !8
  %218 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %219 = extractvalue %struct.Num %218, 0
  %220 = extractvalue [4 x i32] %219, 0
  %221 = extractvalue [4 x i32] %219, 1
  %222 = extractvalue [4 x i32] %219, 2
  %223 = extractvalue [4 x i32] %219, 3
  %224 = and i32 %72, 8
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %233, label %226

226:                                              ; preds = %213
  store i32 %220, ptr %9, align 4
  store i32 %221, ptr %73, align 4
  store i32 %222, ptr %74, align 4
  store i32 %223, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %227 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %228 = extractvalue %struct.Num %227, 0
  %229 = extractvalue [4 x i32] %228, 0
  %230 = extractvalue [4 x i32] %228, 1
  %231 = extractvalue [4 x i32] %228, 2
  %232 = extractvalue [4 x i32] %228, 3
  br label %233

233:                                              ; preds = %226, %213
  %234 = phi i32 [ %231, %226 ], [ %222, %213 ]
  %235 = phi i32 [ %230, %226 ], [ %221, %213 ]
  %236 = phi i32 [ %229, %226 ], [ %220, %213 ]
  %237 = phi i32 [ %232, %226 ], [ %223, %213 ]
  store i32 %236, ptr %7, align 4
  store i32 %235, ptr %65, align 4
  store i32 %234, ptr %66, align 4
  store i32 %237, ptr %67, align 4, !tbaa !8
  store i32 %236, ptr %8, align 4
  store i32 %235, ptr %68, align 4
  store i32 %234, ptr %69, align 4
  store i32 %237, ptr %70, align 4, !tbaa !8
  %238 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %239 = extractvalue %struct.Num %238, 0
  %240 = extractvalue [4 x i32] %239, 0
  %241 = extractvalue [4 x i32] %239, 1
  %242 = extractvalue [4 x i32] %239, 2
  %243 = extractvalue [4 x i32] %239, 3
  %244 = and i32 %72, 4
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %253, label %246

246:                                              ; preds = %233
  store i32 %240, ptr %9, align 4
  store i32 %241, ptr %73, align 4
  store i32 %242, ptr %74, align 4
  store i32 %243, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %247 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %248 = extractvalue %struct.Num %247, 0
  %249 = extractvalue [4 x i32] %248, 0
  %250 = extractvalue [4 x i32] %248, 1
  %251 = extractvalue [4 x i32] %248, 2
  %252 = extractvalue [4 x i32] %248, 3
  br label %253

253:                                              ; preds = %246, %233
  %254 = phi i32 [ %251, %246 ], [ %242, %233 ]
  %255 = phi i32 [ %250, %246 ], [ %241, %233 ]
  %256 = phi i32 [ %249, %246 ], [ %240, %233 ]
  %257 = phi i32 [ %252, %246 ], [ %243, %233 ]
  store i32 %256, ptr %7, align 4
  store i32 %255, ptr %65, align 4
  store i32 %254, ptr %66, align 4
  store i32 %257, ptr %67, align 4, !tbaa !8
  store i32 %256, ptr %8, align 4
  store i32 %255, ptr %68, align 4
  store i32 %254, ptr %69, align 4
  store i32 %257, ptr %70, align 4, !tbaa !8
  %258 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %259 = extractvalue %struct.Num %258, 0
  %260 = extractvalue [4 x i32] %259, 0
  %261 = extractvalue [4 x i32] %259, 1
  %262 = extractvalue [4 x i32] %259, 2
  %263 = extractvalue [4 x i32] %259, 3
  %264 = and i32 %72, 2
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %273, label %266

266:                                              ; preds = %253
  store i32 %260, ptr %9, align 4
  store i32 %261, ptr %73, align 4
  store i32 %262, ptr %74, align 4
  store i32 %263, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %267 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %268 = extractvalue %struct.Num %267, 0
  %269 = extractvalue [4 x i32] %268, 0
  %270 = extractvalue [4 x i32] %268, 1
  %271 = extractvalue [4 x i32] %268, 2
  %272 = extractvalue [4 x i32] %268, 3
  br label %273

273:                                              ; preds = %266, %253
  %274 = phi i32 [ %271, %266 ], [ %262, %253 ]
  %275 = phi i32 [ %270, %266 ], [ %261, %253 ]
  %276 = phi i32 [ %269, %266 ], [ %260, %253 ]
  %277 = phi i32 [ %272, %266 ], [ %263, %253 ]
  store i32 %276, ptr %7, align 4
  store i32 %275, ptr %65, align 4
  store i32 %274, ptr %66, align 4
  store i32 %277, ptr %67, align 4, !tbaa !8
  store i32 %276, ptr %8, align 4
  store i32 %275, ptr %68, align 4
  store i32 %274, ptr %69, align 4
  store i32 %277, ptr %70, align 4, !tbaa !8
  %278 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %279 = extractvalue %struct.Num %278, 0
  %280 = extractvalue [4 x i32] %279, 0
  %281 = extractvalue [4 x i32] %279, 1
  %282 = extractvalue [4 x i32] %279, 2
  %283 = extractvalue [4 x i32] %279, 3
  %284 = and i32 %72, 1
  %285 = icmp eq i32 %284, 0
  br i1 %285, label %293, label %286

286:                                              ; preds = %273
  store i32 %280, ptr %9, align 4
  store i32 %281, ptr %73, align 4
  store i32 %282, ptr %74, align 4
  store i32 %283, ptr %75, align 4, !tbaa !8
  store i32 %61, ptr %10, align 4
  store i32 %62, ptr %76, align 4
  store i32 %63, ptr %77, align 4
  store i32 %64, ptr %78, align 4, !tbaa !8
  %287 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %288 = extractvalue %struct.Num %287, 0
  %289 = extractvalue [4 x i32] %288, 0
  %290 = extractvalue [4 x i32] %288, 1
  %291 = extractvalue [4 x i32] %288, 2
  %292 = extractvalue [4 x i32] %288, 3
  br label %293

293:                                              ; preds = %286, %273
  %294 = phi i32 [ %291, %286 ], [ %282, %273 ]
  %295 = phi i32 [ %290, %286 ], [ %281, %273 ]
  %296 = phi i32 [ %289, %286 ], [ %280, %273 ]
  %297 = phi i32 [ %292, %286 ], [ %283, %273 ]
  store i32 %296, ptr %11, align 4
  %298 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %295, ptr %298, align 4
  %299 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %294, ptr %299, align 4
  %300 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 %297, ptr %300, align 4, !tbaa !8
  %301 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %11, ptr noundef nonnull byval(%struct.Num) align 4 @__const.modexp128.one, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %42) #8
  %302 = extractvalue %struct.Num %301, 0
  %303 = extractvalue [4 x i32] %302, 0
  %304 = extractvalue [4 x i32] %302, 1
  %305 = extractvalue [4 x i32] %302, 2
  %306 = extractvalue [4 x i32] %302, 3
  %307 = getelementptr inbounds %struct.Num, ptr %3, i64 %43
  store i32 %303, ptr %307, align 4
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 4
  store i32 %304, ptr %308, align 4
  %309 = getelementptr inbounds nuw i8, ptr %307, i64 8
  store i32 %305, ptr %309, align 4
  %310 = getelementptr inbounds nuw i8, ptr %307, i64 12
  store i32 %306, ptr %310, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local noundef range(i32 0, -1) i32 @_Z6powmodyjj(i64 noundef %0, i32 noundef %1, i32 noundef %2) local_unnamed_addr #0 {
  %4 = zext i32 %2 to i64
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %23, label %6

6:                                                ; preds = %3, %16
  %7 = phi i64 [ %18, %16 ], [ %0, %3 ]
  %8 = phi i64 [ %17, %16 ], [ 1, %3 ]
  %9 = phi i32 [ %19, %16 ], [ %1, %3 ]
  %10 = urem i64 %7, %4
  %11 = and i32 %9, 1
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %16, label %13

13:                                               ; preds = %6
  %14 = mul nuw i64 %10, %8
  %15 = urem i64 %14, %4
  br label %16

16:                                               ; preds = %13, %6
  %17 = phi i64 [ %15, %13 ], [ %8, %6 ]
  %18 = mul nuw i64 %10, %10
  %19 = lshr i32 %9, 1
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %6, !llvm.loop !11

21:                                               ; preds = %16
  %22 = trunc nuw i64 %17 to i32
  br label %23

23:                                               ; preds = %21, %3
  %24 = phi i32 [ 1, %3 ], [ %22, %21 ]
  ret i32 %24
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @miller_rabin(i32 noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #5 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = shl i32 %8, 1
  %10 = add i32 %9, %0
  %11 = add i32 %10, 1
  %12 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %10, i1 true)
  %13 = icmp eq i32 %10, 0
  %14 = select i1 %13, i32 -1, i32 %12
  %15 = lshr i32 %10, %14
  %16 = zext i32 %11 to i64
  %17 = icmp eq i32 %15, 0
  %18 = zext i32 %10 to i64
  %19 = icmp slt i32 %14, 2
  br label %24

20:                                               ; preds = %65
  %21 = zext i1 %66 to i8
  %22 = zext i32 %8 to i64
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 %22
  store i8 %21, ptr %23, align 1, !tbaa !8
  br i1 %66, label %70, label %72

24:                                               ; preds = %3, %65
  %25 = phi i32 [ 0, %3 ], [ %67, %65 ]
  br i1 %17, label %48, label %26

26:                                               ; preds = %24
  %27 = zext nneg i32 %25 to i64
  %28 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @witnesses to ptr), i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = zext i32 %29 to i64
  br label %31

31:                                               ; preds = %26, %41
  %32 = phi i64 [ %43, %41 ], [ %30, %26 ]
  %33 = phi i64 [ %42, %41 ], [ 1, %26 ]
  %34 = phi i32 [ %44, %41 ], [ %15, %26 ]
  %35 = urem i64 %32, %16
  %36 = and i32 %34, 1
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %41, label %38

38:                                               ; preds = %31
  %39 = mul nuw i64 %35, %33
  %40 = urem i64 %39, %16
  br label %41

41:                                               ; preds = %38, %31
  %42 = phi i64 [ %40, %38 ], [ %33, %31 ]
  %43 = mul nuw i64 %35, %35
  %44 = lshr i32 %34, 1
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %31, !llvm.loop !11

46:                                               ; preds = %41
  %47 = trunc nuw i64 %42 to i32
  br label %48

48:                                               ; preds = %24, %46
  %49 = phi i32 [ 1, %24 ], [ %47, %46 ]
  %50 = icmp eq i32 %49, 1
  br i1 %50, label %65, label %51

51:                                               ; preds = %48
  %52 = icmp eq i32 %49, %10
  %53 = or i1 %52, %19
  br i1 %53, label %65, label %54

54:                                               ; preds = %51
  %55 = zext i32 %49 to i64
  br label %56

56:                                               ; preds = %56, %54
  %57 = phi i32 [ %62, %56 ], [ 1, %54 ]
  %58 = phi i64 [ %60, %56 ], [ %55, %54 ]
  %59 = mul nuw i64 %58, %58
  %60 = urem i64 %59, %16
  %61 = icmp eq i64 %60, %18
  %62 = add nuw nsw i32 %57, 1
  %63 = icmp eq i32 %62, %14
  %64 = select i1 %61, i1 true, i1 %63
  br i1 %64, label %65, label %56, !llvm.loop !12

65:                                               ; preds = %56, %51, %48
  %66 = phi i1 [ true, %48 ], [ %52, %51 ], [ %61, %56 ]
  %67 = add nuw nsw i32 %25, 1
  %68 = icmp samesign ult i32 %25, 2
  %69 = and i1 %68, %66
  br i1 %69, label %24, label %20, !llvm.loop !13

70:                                               ; preds = %20
  %71 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  br label %72

72:                                               ; preds = %70, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @inverse_mod(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %2 to i64
  %10 = sext i32 %8 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = urem i32 %12, %2
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %28, label %15

15:                                               ; preds = %3
  %16 = zext i32 %13 to i64
  br label %17

17:                                               ; preds = %15, %17
  %18 = phi i64 [ %19, %17 ], [ 0, %15 ]
  %19 = phi i64 [ %24, %17 ], [ 1, %15 ]
  %20 = phi i64 [ %26, %17 ], [ %16, %15 ]
  %21 = phi i64 [ %20, %17 ], [ %9, %15 ]
  %22 = sdiv i64 %21, %20
  %23 = mul nsw i64 %22, %19
  %24 = sub nsw i64 %18, %23
  %25 = mul nsw i64 %22, %20
  %26 = sub nsw i64 %21, %25
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %17, !llvm.loop !14

28:                                               ; preds = %17, %3
  %29 = phi i64 [ 0, %3 ], [ %19, %17 ]
  %30 = icmp slt i64 %29, 0
  %31 = select i1 %30, i64 %9, i64 0
  %32 = add nsw i64 %31, %29
  %33 = trunc i64 %32 to i32
  %34 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %33, ptr %34, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #6

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #7

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #6 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #8 = { nounwind }

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
!12 = distinct !{!12, !10}
!13 = distinct !{!13, !10}
!14 = distinct !{!14, !10}
