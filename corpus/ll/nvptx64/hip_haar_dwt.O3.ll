; ModuleID = 'corpus/hip/hip_haar_dwt.hip'
source_filename = "corpus/hip/hip_haar_dwt.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ12erode_dilateE1s = internal unnamed_addr addrspace(3) global [34 x i32] undef, align 4

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @recursive_gaussian(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, i32 noundef %2, i32 noundef %3, float noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %7 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %8 = mul i32 %6, %7
  %9 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %10 = add i32 %8, %9
  %11 = icmp slt i32 %10, %2
  %12 = icmp sgt i32 %3, 0
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %101

14:                                               ; preds = %5
  %15 = sext i32 %10 to i64
  %16 = getelementptr inbounds <4 x float>, ptr %0, i64 %15
  %17 = load <4 x float>, ptr %16, align 16, !tbaa !8
  %18 = getelementptr inbounds <4 x float>, ptr %1, i64 %15
  %19 = insertelement <4 x float> poison, float %4, i64 0
  %20 = shufflevector <4 x float> %19, <4 x float> poison, <4 x i32> zeroinitializer
  %21 = sext i32 %2 to i64
  %22 = and i32 %3, 3
  %23 = icmp ult i32 %3, 4
  br i1 %23, label %28, label %24

24:                                               ; preds = %14
  %25 = and i32 %3, 2147483644
  br label %54

26:                                               ; preds = %54
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %46, label %28

28:                                               ; preds = %26, %14
  %29 = phi ptr [ %16, %14 ], [ %81, %26 ]
  %30 = phi ptr [ %18, %14 ], [ %82, %26 ]
  %31 = phi <4 x float> [ %17, %14 ], [ %80, %26 ]
  %32 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %32)
  br label %33

33:                                               ; preds = %33, %28
  %34 = phi ptr [ %29, %28 ], [ %42, %33 ]
  %35 = phi ptr [ %30, %28 ], [ %43, %33 ]
  %36 = phi <4 x float> [ %31, %28 ], [ %41, %33 ]
  %37 = phi i32 [ 0, %28 ], [ %44, %33 ]
  %38 = load <4 x float>, ptr %34, align 16, !tbaa !8
  %39 = fsub contract <4 x float> %36, %38
  %40 = fmul contract <4 x float> %20, %39
  %41 = fadd contract <4 x float> %38, %40
  store <4 x float> %41, ptr %35, align 16, !tbaa !8
  %42 = getelementptr inbounds <4 x float>, ptr %34, i64 %21
  %43 = getelementptr inbounds <4 x float>, ptr %35, i64 %21
  %44 = add i32 %37, 1
  %45 = icmp eq i32 %44, %22
  br i1 %45, label %46, label %33, !llvm.loop !9

46:                                               ; preds = %33, %26
  %47 = phi <4 x float> [ %80, %26 ], [ %41, %33 ]
  %48 = phi ptr [ %81, %26 ], [ %42, %33 ]
  %49 = phi ptr [ %82, %26 ], [ %43, %33 ]
  %50 = sext i32 %2 to i64
  %51 = sub nsw i64 0, %50
  %52 = insertelement <4 x float> poison, float %4, i64 0
  %53 = shufflevector <4 x float> %52, <4 x float> poison, <4 x i32> zeroinitializer
  br label %85

54:                                               ; preds = %54, %24
  %55 = phi ptr [ %16, %24 ], [ %81, %54 ]
  %56 = phi ptr [ %18, %24 ], [ %82, %54 ]
  %57 = phi <4 x float> [ %17, %24 ], [ %80, %54 ]
  %58 = phi i32 [ 0, %24 ], [ %83, %54 ]
  %59 = load <4 x float>, ptr %55, align 16, !tbaa !8
  %60 = fsub contract <4 x float> %57, %59
  %61 = fmul contract <4 x float> %20, %60
  %62 = fadd contract <4 x float> %59, %61
  store <4 x float> %62, ptr %56, align 16, !tbaa !8
  %63 = getelementptr inbounds <4 x float>, ptr %55, i64 %21
  %64 = getelementptr inbounds <4 x float>, ptr %56, i64 %21
  %65 = load <4 x float>, ptr %63, align 16, !tbaa !8
  %66 = fsub contract <4 x float> %62, %65
  %67 = fmul contract <4 x float> %20, %66
  %68 = fadd contract <4 x float> %65, %67
  store <4 x float> %68, ptr %64, align 16, !tbaa !8
  %69 = getelementptr inbounds <4 x float>, ptr %63, i64 %21
  %70 = getelementptr inbounds <4 x float>, ptr %64, i64 %21
  %71 = load <4 x float>, ptr %69, align 16, !tbaa !8
  %72 = fsub contract <4 x float> %68, %71
  %73 = fmul contract <4 x float> %20, %72
  %74 = fadd contract <4 x float> %71, %73
  store <4 x float> %74, ptr %70, align 16, !tbaa !8
  %75 = getelementptr inbounds <4 x float>, ptr %69, i64 %21
  %76 = getelementptr inbounds <4 x float>, ptr %70, i64 %21
  %77 = load <4 x float>, ptr %75, align 16, !tbaa !8
  %78 = fsub contract <4 x float> %74, %77
  %79 = fmul contract <4 x float> %20, %78
  %80 = fadd contract <4 x float> %77, %79
  store <4 x float> %80, ptr %76, align 16, !tbaa !8
  %81 = getelementptr inbounds <4 x float>, ptr %75, i64 %21
  %82 = getelementptr inbounds <4 x float>, ptr %76, i64 %21
  %83 = add i32 %58, 4
  %84 = icmp eq i32 %83, %25
  br i1 %84, label %26, label %54, !llvm.loop !11

85:                                               ; preds = %46, %85
  %86 = phi ptr [ %48, %46 ], [ %91, %85 ]
  %87 = phi ptr [ %49, %46 ], [ %92, %85 ]
  %88 = phi i32 [ %3, %46 ], [ %90, %85 ]
  %89 = phi <4 x float> [ %47, %46 ], [ %96, %85 ]
  %90 = add nsw i32 %88, -1
  %91 = getelementptr inbounds <4 x float>, ptr %86, i64 %51
  %92 = getelementptr inbounds <4 x float>, ptr %87, i64 %51
  %93 = load <4 x float>, ptr %91, align 16, !tbaa !8
  %94 = fsub contract <4 x float> %89, %93
  %95 = fmul contract <4 x float> %53, %94
  %96 = fadd contract <4 x float> %93, %95
  %97 = load <4 x float>, ptr %92, align 16, !tbaa !8
  %98 = fadd contract <4 x float> %97, %96
  %99 = fmul contract <4 x float> %98, splat (float 5.000000e-01)
  store <4 x float> %99, ptr %92, align 16, !tbaa !8
  %100 = icmp samesign ugt i32 %88, 1
  br i1 %100, label %85, label %101, !llvm.loop !13

101:                                              ; preds = %85, %5
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @lifting53(ptr noundef captures(none) %0) local_unnamed_addr #0 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = shl nuw nsw i32 %2, 5
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i16, ptr %0, i64 %4
  br label %17

6:                                                ; preds = %17
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 2
  %8 = load i16, ptr %7, align 2, !tbaa !14
  %9 = sext i16 %8 to i32
  %10 = load i16, ptr %5, align 2, !tbaa !14
  %11 = sext i16 %8 to i32
  %12 = add nsw i32 %9, 2
  %13 = add nsw i32 %12, %11
  %14 = lshr i32 %13, 2
  %15 = trunc i32 %14 to i16
  %16 = add i16 %10, %15
  store i16 %16, ptr %5, align 2, !tbaa !14
  br label %218

17:                                               ; preds = %1, %17
  %18 = phi i32 [ 1, %1 ], [ %38, %17 ]
  %19 = add nuw nsw i32 %18, 1
  %20 = icmp samesign ult i32 %18, 31
  %21 = zext nneg i32 %19 to i64
  %22 = add nsw i32 %18, -1
  %23 = zext nneg i32 %22 to i64
  %24 = select i1 %20, i64 %21, i64 %23
  %25 = getelementptr inbounds nuw i16, ptr %5, i64 %24
  %26 = load i16, ptr %25, align 2, !tbaa !14
  %27 = sext i16 %26 to i32
  %28 = zext nneg i32 %18 to i64
  %29 = getelementptr inbounds nuw i16, ptr %5, i64 %28
  %30 = load i16, ptr %29, align 2, !tbaa !14
  %31 = getelementptr inbounds nuw i16, ptr %5, i64 %23
  %32 = load i16, ptr %31, align 2, !tbaa !14
  %33 = sext i16 %32 to i32
  %34 = add nsw i32 %33, %27
  %35 = lshr i32 %34, 1
  %36 = trunc i32 %35 to i16
  %37 = sub i16 %30, %36
  store i16 %37, ptr %29, align 2, !tbaa !14
  %38 = add nuw nsw i32 %18, 2
  %39 = icmp samesign ult i32 %18, 30
  br i1 %39, label %17, label %6, !llvm.loop !16

40:                                               ; preds = %218, %40
  %41 = phi i32 [ %61, %40 ], [ 2, %218 ]
  %42 = add nuw nsw i32 %41, 2
  %43 = icmp samesign ult i32 %41, 30
  %44 = zext nneg i32 %42 to i64
  %45 = add nsw i32 %41, -2
  %46 = zext nneg i32 %45 to i64
  %47 = select i1 %43, i64 %44, i64 %46
  %48 = getelementptr inbounds nuw i16, ptr %5, i64 %47
  %49 = load i16, ptr %48, align 2, !tbaa !14
  %50 = sext i16 %49 to i32
  %51 = zext nneg i32 %41 to i64
  %52 = getelementptr inbounds nuw i16, ptr %5, i64 %51
  %53 = load i16, ptr %52, align 2, !tbaa !14
  %54 = getelementptr inbounds nuw i16, ptr %5, i64 %46
  %55 = load i16, ptr %54, align 2, !tbaa !14
  %56 = sext i16 %55 to i32
  %57 = add nsw i32 %56, %50
  %58 = lshr i32 %57, 1
  %59 = trunc i32 %58 to i16
  %60 = sub i16 %53, %59
  store i16 %60, ptr %52, align 2, !tbaa !14
  %61 = add nuw nsw i32 %41, 4
  %62 = icmp samesign ult i32 %41, 28
  br i1 %62, label %40, label %63, !llvm.loop !16

63:                                               ; preds = %40
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %65 = load i16, ptr %64, align 2, !tbaa !14
  %66 = sext i16 %65 to i32
  %67 = load i16, ptr %5, align 2, !tbaa !14
  %68 = sext i16 %65 to i32
  %69 = add nsw i32 %66, 2
  %70 = add nsw i32 %69, %68
  %71 = lshr i32 %70, 2
  %72 = trunc i32 %71 to i16
  %73 = add i16 %67, %72
  store i16 %73, ptr %5, align 2, !tbaa !14
  br label %74

74:                                               ; preds = %74, %63
  %75 = phi i32 [ %94, %74 ], [ 4, %63 ]
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr i16, ptr %5, i64 %76
  %78 = getelementptr i8, ptr %77, i64 -4
  %79 = load i16, ptr %78, align 2, !tbaa !14
  %80 = sext i16 %79 to i32
  %81 = zext nneg i32 %75 to i64
  %82 = getelementptr inbounds nuw i16, ptr %5, i64 %81
  %83 = load i16, ptr %82, align 2, !tbaa !14
  %84 = zext nneg i32 %75 to i64
  %85 = getelementptr inbounds nuw i16, ptr %5, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 4
  %87 = load i16, ptr %86, align 2, !tbaa !14
  %88 = sext i16 %87 to i32
  %89 = add nsw i32 %80, 2
  %90 = add nsw i32 %89, %88
  %91 = lshr i32 %90, 2
  %92 = trunc i32 %91 to i16
  %93 = add i16 %83, %92
  store i16 %93, ptr %82, align 2, !tbaa !14
  %94 = add nuw nsw i32 %75, 4
  %95 = icmp samesign ult i32 %75, 28
  br i1 %95, label %74, label %96, !llvm.loop !17

96:                                               ; preds = %74, %96
  %97 = phi i32 [ %117, %96 ], [ 4, %74 ]
  %98 = add nuw nsw i32 %97, 4
  %99 = icmp samesign ult i32 %97, 28
  %100 = zext nneg i32 %98 to i64
  %101 = add nsw i32 %97, -4
  %102 = zext nneg i32 %101 to i64
  %103 = select i1 %99, i64 %100, i64 %102
  %104 = getelementptr inbounds nuw i16, ptr %5, i64 %103
  %105 = load i16, ptr %104, align 2, !tbaa !14
  %106 = sext i16 %105 to i32
  %107 = zext nneg i32 %97 to i64
  %108 = getelementptr inbounds nuw i16, ptr %5, i64 %107
  %109 = load i16, ptr %108, align 2, !tbaa !14
  %110 = getelementptr inbounds nuw i16, ptr %5, i64 %102
  %111 = load i16, ptr %110, align 2, !tbaa !14
  %112 = sext i16 %111 to i32
  %113 = add nsw i32 %112, %106
  %114 = lshr i32 %113, 1
  %115 = trunc i32 %114 to i16
  %116 = sub i16 %109, %115
  store i16 %116, ptr %108, align 2, !tbaa !14
  %117 = add nuw nsw i32 %97, 8
  %118 = icmp samesign ult i32 %97, 24
  br i1 %118, label %96, label %119, !llvm.loop !16

119:                                              ; preds = %96
  %120 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %121 = load i16, ptr %120, align 2, !tbaa !14
  %122 = sext i16 %121 to i32
  %123 = load i16, ptr %5, align 2, !tbaa !14
  %124 = sext i16 %121 to i32
  %125 = add nsw i32 %122, 2
  %126 = add nsw i32 %125, %124
  %127 = lshr i32 %126, 2
  %128 = trunc i32 %127 to i16
  %129 = add i16 %123, %128
  store i16 %129, ptr %5, align 2, !tbaa !14
  br label %130

130:                                              ; preds = %130, %119
  %131 = phi i32 [ %150, %130 ], [ 8, %119 ]
  %132 = zext nneg i32 %131 to i64
  %133 = getelementptr i16, ptr %5, i64 %132
  %134 = getelementptr i8, ptr %133, i64 -8
  %135 = load i16, ptr %134, align 2, !tbaa !14
  %136 = sext i16 %135 to i32
  %137 = zext nneg i32 %131 to i64
  %138 = getelementptr inbounds nuw i16, ptr %5, i64 %137
  %139 = load i16, ptr %138, align 2, !tbaa !14
  %140 = zext nneg i32 %131 to i64
  %141 = getelementptr inbounds nuw i16, ptr %5, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  %143 = load i16, ptr %142, align 2, !tbaa !14
  %144 = sext i16 %143 to i32
  %145 = add nsw i32 %136, 2
  %146 = add nsw i32 %145, %144
  %147 = lshr i32 %146, 2
  %148 = trunc i32 %147 to i16
  %149 = add i16 %139, %148
  store i16 %149, ptr %138, align 2, !tbaa !14
  %150 = add nuw nsw i32 %131, 8
  %151 = icmp samesign ult i32 %131, 24
  br i1 %151, label %130, label %152, !llvm.loop !17

152:                                              ; preds = %130, %152
  %153 = phi i32 [ %173, %152 ], [ 8, %130 ]
  %154 = add nuw nsw i32 %153, 8
  %155 = icmp samesign ult i32 %153, 24
  %156 = zext nneg i32 %154 to i64
  %157 = add nsw i32 %153, -8
  %158 = zext nneg i32 %157 to i64
  %159 = select i1 %155, i64 %156, i64 %158
  %160 = getelementptr inbounds nuw i16, ptr %5, i64 %159
  %161 = load i16, ptr %160, align 2, !tbaa !14
  %162 = sext i16 %161 to i32
  %163 = zext nneg i32 %153 to i64
  %164 = getelementptr inbounds nuw i16, ptr %5, i64 %163
  %165 = load i16, ptr %164, align 2, !tbaa !14
  %166 = getelementptr inbounds nuw i16, ptr %5, i64 %158
  %167 = load i16, ptr %166, align 2, !tbaa !14
  %168 = sext i16 %167 to i32
  %169 = add nsw i32 %168, %162
  %170 = lshr i32 %169, 1
  %171 = trunc i32 %170 to i16
  %172 = sub i16 %165, %171
  store i16 %172, ptr %164, align 2, !tbaa !14
  %173 = add nuw nsw i32 %153, 16
  %174 = icmp samesign ult i32 %153, 16
  br i1 %174, label %152, label %175, !llvm.loop !16

175:                                              ; preds = %152
  %176 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %177 = load i16, ptr %176, align 2, !tbaa !14
  %178 = sext i16 %177 to i32
  %179 = load i16, ptr %5, align 2, !tbaa !14
  %180 = sext i16 %177 to i32
  %181 = add nsw i32 %178, 2
  %182 = add nsw i32 %181, %180
  %183 = lshr i32 %182, 2
  %184 = trunc i32 %183 to i16
  %185 = add i16 %179, %184
  store i16 %185, ptr %5, align 2, !tbaa !14
  %186 = getelementptr i8, ptr %5, i64 16
  %187 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %188 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %189 = load i16, ptr %187, align 2, !tbaa !14
  %190 = load i16, ptr %186, align 2, !tbaa !14
  %191 = sext i16 %190 to i32
  %192 = load i16, ptr %188, align 2, !tbaa !14
  %193 = sext i16 %192 to i32
  %194 = add nsw i32 %191, 2
  %195 = add nsw i32 %194, %193
  %196 = lshr i32 %195, 2
  %197 = trunc i32 %196 to i16
  %198 = add i16 %189, %197
  store i16 %198, ptr %187, align 2, !tbaa !14
  %199 = load i16, ptr %5, align 2, !tbaa !14
  %200 = sext i16 %199 to i32
  %201 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %202 = sext i16 %199 to i32
  %203 = add nsw i32 %202, %200
  %204 = lshr i32 %203, 1
  %205 = trunc i32 %204 to i16
  %206 = load i16, ptr %201, align 2, !tbaa !14
  %207 = sub i16 %206, %205
  store i16 %207, ptr %201, align 2, !tbaa !14
  %208 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %209 = load i16, ptr %208, align 2, !tbaa !14
  %210 = sext i16 %209 to i32
  %211 = load i16, ptr %5, align 2, !tbaa !14
  %212 = sext i16 %209 to i32
  %213 = add nsw i32 %210, 2
  %214 = add nsw i32 %213, %212
  %215 = lshr i32 %214, 2
  %216 = trunc i32 %215 to i16
  %217 = add i16 %211, %216
  store i16 %217, ptr %5, align 2, !tbaa !14
  ret void

218:                                              ; preds = %6, %218
  %219 = phi i32 [ %238, %218 ], [ 2, %6 ]
  %220 = zext nneg i32 %219 to i64
  %221 = getelementptr i16, ptr %5, i64 %220
  %222 = getelementptr i8, ptr %221, i64 -2
  %223 = load i16, ptr %222, align 2, !tbaa !14
  %224 = sext i16 %223 to i32
  %225 = zext nneg i32 %219 to i64
  %226 = getelementptr inbounds nuw i16, ptr %5, i64 %225
  %227 = load i16, ptr %226, align 2, !tbaa !14
  %228 = zext nneg i32 %219 to i64
  %229 = getelementptr inbounds nuw i16, ptr %5, i64 %228
  %230 = getelementptr inbounds nuw i8, ptr %229, i64 2
  %231 = load i16, ptr %230, align 2, !tbaa !14
  %232 = sext i16 %231 to i32
  %233 = add nsw i32 %224, 2
  %234 = add nsw i32 %233, %232
  %235 = lshr i32 %234, 2
  %236 = trunc i32 %235 to i16
  %237 = add i16 %227, %236
  store i16 %237, ptr %226, align 2, !tbaa !14
  %238 = add nuw nsw i32 %219, 2
  %239 = icmp samesign ult i32 %219, 30
  br i1 %239, label %218, label %40, !llvm.loop !17
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @yuv_to_rgb(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = sext i32 %7 to i64
  %9 = getelementptr inbounds <4 x i8>, ptr %0, i64 %8
  %10 = load <4 x i8>, ptr %9, align 4, !tbaa !8
  %11 = extractelement <4 x i8> %10, i64 0
  %12 = zext i8 %11 to i32
  %13 = mul nuw nsw i32 %12, 298
  %14 = extractelement <4 x i8> %10, i64 1
  %15 = zext i8 %14 to i32
  %16 = add nsw i32 %15, -128
  %17 = extractelement <4 x i8> %10, i64 2
  %18 = zext i8 %17 to i32
  %19 = add nsw i32 %18, -128
  %20 = mul nsw i32 %19, 409
  %21 = add nsw i32 %13, -4640
  %22 = add nsw i32 %21, %20
  %23 = ashr i32 %22, 8
  %24 = insertelement <4 x i32> poison, i32 %23, i64 0
  %25 = mul nsw i32 %16, -100
  %26 = mul nsw i32 %19, -208
  %27 = add nsw i32 %21, %25
  %28 = add nsw i32 %27, %26
  %29 = ashr i32 %28, 8
  %30 = insertelement <4 x i32> %24, i32 %29, i64 1
  %31 = mul nsw i32 %16, 516
  %32 = add nsw i32 %21, %31
  %33 = ashr i32 %32, 8
  %34 = insertelement <4 x i32> %30, i32 %33, i64 2
  %35 = extractelement <4 x i8> %10, i64 3
  %36 = zext i8 %35 to i32
  %37 = insertelement <4 x i32> %34, i32 %36, i64 3
  %38 = tail call <4 x i32> @llvm.smax.v4i32(<4 x i32> %37, <4 x i32> zeroinitializer)
  %39 = tail call <4 x i32> @llvm.umin.v4i32(<4 x i32> %38, <4 x i32> splat (i32 255))
  %40 = trunc nuw <4 x i32> %39 to <4 x i8>
  %41 = getelementptr inbounds <4 x i8>, ptr %1, i64 %8
  store <4 x i8> %40, ptr %41, align 4, !tbaa !8
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @erode_dilate(ptr noundef captures(none) %0) local_unnamed_addr #3 {
  %2 = tail call noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %3 = zext nneg i32 %2 to i64
  %4 = getelementptr inbounds nuw i32, ptr %0, i64 %3
  %5 = load i32, ptr %4, align 4, !tbaa !4
  %6 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 %3
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %5, ptr %7, align 4, !tbaa !4
  %8 = icmp eq i32 %2, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %1
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), i64 132), align 4, !tbaa !4
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ12erode_dilateE1s to ptr), align 4, !tbaa !4
  br label %10

10:                                               ; preds = %9, %1
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %12 = load i32, ptr %7, align 4, !tbaa !4
  %13 = lshr i32 %12, 1
  %14 = shl i32 %12, 1
  %15 = or i32 %13, %14
  %16 = load i32, ptr %11, align 4, !tbaa !4
  %17 = load i32, ptr %6, align 4, !tbaa !4
  %18 = and i32 %16, %17
  %19 = or i32 %15, %18
  %20 = or i32 %19, %12
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %20, ptr %7, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr %7, align 4, !tbaa !4
  %22 = lshr i32 %21, 1
  %23 = shl i32 %21, 1
  %24 = and i32 %22, %23
  %25 = and i32 %24, %21
  %26 = load i32, ptr %11, align 4, !tbaa !4
  %27 = load i32, ptr %6, align 4, !tbaa !4
  %28 = and i32 %26, %27
  %29 = or i32 %25, %28
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %29, ptr %7, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %30 = load i32, ptr %7, align 4, !tbaa !4
  %31 = lshr i32 %30, 1
  %32 = shl i32 %30, 1
  %33 = or i32 %31, %32
  %34 = load i32, ptr %11, align 4, !tbaa !4
  %35 = load i32, ptr %6, align 4, !tbaa !4
  %36 = and i32 %34, %35
  %37 = or i32 %33, %36
  %38 = or i32 %37, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %38, ptr %7, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = load i32, ptr %7, align 4, !tbaa !4
  %40 = lshr i32 %39, 1
  %41 = shl i32 %39, 1
  %42 = and i32 %40, %41
  %43 = and i32 %42, %39
  %44 = load i32, ptr %11, align 4, !tbaa !4
  %45 = load i32, ptr %6, align 4, !tbaa !4
  %46 = and i32 %44, %45
  %47 = or i32 %43, %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 %47, ptr %7, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %48 = load i32, ptr %7, align 4, !tbaa !4
  store i32 %48, ptr %4, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = !{!"llvm.loop.unroll.disable"}
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = distinct !{!13, !12}
!14 = !{!15, !15, i64 0}
!15 = !{!"short", !6, i64 0}
!16 = distinct !{!16, !12}
!17 = distinct !{!17, !12, !18}
!18 = !{!"llvm.loop.peeled.count", i32 1}
