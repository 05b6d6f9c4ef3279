; ModuleID = 'corpus/hip/hip_levenshtein.hip'
source_filename = "corpus/hip/hip_levenshtein.hip"
target datalayout = "e-m:e-p:64:64-p1:64:64-p2:32:32-p3:32:32-p4:64:64-p5:32:32-p6:32:32-p7:160:256:256:32-p8:128:128:128:48-p9:192:256:256:32-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-v2048:2048-n32:64-S32-A5-G1-ni:7:8:9"
target triple = "amdgcn-amd-amdhsa"

@__hip_cuid_ = addrspace(1) global i8 0
@llvm.compiler.used = appending addrspace(1) global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @__hip_cuid_ to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @levenshtein(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3, i32 noundef %4) local_unnamed_addr #0 {
  %6 = tail call noundef i32 @llvm.amdgcn.workgroup.id.x()
  %7 = tail call align 8 dereferenceable(256) ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()
  %8 = getelementptr inbounds nuw i8, ptr addrspace(4) %7, i64 12
  %9 = load i16, ptr addrspace(4) %8, align 4, !range !9, !invariant.load !10, !noundef !10
  %10 = zext nneg i16 %9 to i32
  %11 = mul i32 %6, %10
  %12 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %13 = add i32 %11, %12
  %14 = mul nsw i32 %13, %3
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr addrspace(1) %0, i64 %15
  %17 = mul nsw i32 %13, %4
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr addrspace(1) %1, i64 %18
  %20 = icmp slt i32 %4, 0
  br i1 %20, label %21, label %26

21:                                               ; preds = %26, %5
  %22 = phi <17 x i32> [ zeroinitializer, %5 ], [ %29, %26 ]
  %23 = icmp slt i32 %3, 1
  br i1 %23, label %32, label %24

24:                                               ; preds = %21
  %25 = icmp slt i32 %4, 1
  br label %37

26:                                               ; preds = %5, %26
  %27 = phi i32 [ %30, %26 ], [ 0, %5 ]
  %28 = phi <17 x i32> [ %29, %26 ], [ zeroinitializer, %5 ]
  %29 = insertelement <17 x i32> %28, i32 %27, i32 %27
  %30 = add nuw i32 %27, 1
  %31 = icmp eq i32 %27, %4
  br i1 %31, label %21, label %26, !llvm.loop !11

32:                                               ; preds = %47, %21
  %33 = phi <17 x i32> [ %22, %21 ], [ %48, %47 ]
  %34 = extractelement <17 x i32> %33, i32 %4
  %35 = sext i32 %13 to i64
  %36 = getelementptr inbounds i32, ptr addrspace(1) %2, i64 %35
  store i32 %34, ptr addrspace(1) %36, align 4, !tbaa !5
  ret void

37:                                               ; preds = %24, %47
  %38 = phi i32 [ 1, %24 ], [ %49, %47 ]
  %39 = phi <17 x i32> [ %22, %24 ], [ %48, %47 ]
  %40 = insertelement <17 x i32> %39, i32 %38, i64 0
  br i1 %25, label %47, label %41

41:                                               ; preds = %37
  %42 = extractelement <17 x i32> %39, i64 0
  %43 = zext nneg i32 %38 to i64
  %44 = getelementptr i8, ptr addrspace(1) %16, i64 %43
  %45 = getelementptr i8, ptr addrspace(1) %44, i64 -1
  %46 = load i8, ptr addrspace(1) %45, align 1, !tbaa !13
  br label %51

47:                                               ; preds = %51, %37
  %48 = phi <17 x i32> [ %40, %37 ], [ %67, %51 ]
  %49 = add nuw i32 %38, 1
  %50 = icmp eq i32 %38, %3
  br i1 %50, label %32, label %37, !llvm.loop !14

51:                                               ; preds = %41, %51
  %52 = phi i32 [ 1, %41 ], [ %68, %51 ]
  %53 = phi i32 [ %42, %41 ], [ %55, %51 ]
  %54 = phi <17 x i32> [ %40, %41 ], [ %67, %51 ]
  %55 = extractelement <17 x i32> %54, i32 %52
  %56 = add nsw i32 %52, -1
  %57 = sext i32 %56 to i64
  %58 = extractelement <17 x i32> %54, i32 %56
  %59 = tail call noundef i32 @llvm.smin.i32(i32 %55, i32 %58)
  %60 = add nsw i32 %59, 1
  %61 = getelementptr inbounds i8, ptr addrspace(1) %19, i64 %57
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !13
  %63 = icmp ne i8 %46, %62
  %64 = zext i1 %63 to i32
  %65 = add nsw i32 %53, %64
  %66 = tail call noundef i32 @llvm.smin.i32(i32 %60, i32 %65)
  %67 = insertelement <17 x i32> %54, i32 %66, i32 %52
  %68 = add nuw i32 %52, 1
  %69 = icmp eq i32 %52, %4
  br i1 %69, label %47, label %51, !llvm.loop !15
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @knapsack(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef readonly captures(none) %1, ptr addrspace(1) noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %6 = icmp slt i32 %3, 0
  br i1 %6, label %7, label %18

7:                                                ; preds = %18, %4
  %8 = phi <32 x i32> [ zeroinitializer, %4 ], [ %21, %18 ]
  %9 = shl nuw nsw i32 %5, 3
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %10
  %12 = load i8, ptr addrspace(1) %11, align 1, !tbaa !13
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %10
  %15 = load i16, ptr addrspace(1) %14, align 2, !tbaa !16
  %16 = zext i16 %15 to i32
  %17 = icmp slt i32 %3, %13
  br i1 %17, label %24, label %201

18:                                               ; preds = %4, %18
  %19 = phi i32 [ %22, %18 ], [ 0, %4 ]
  %20 = phi <32 x i32> [ %21, %18 ], [ zeroinitializer, %4 ]
  %21 = insertelement <32 x i32> %20, i32 0, i32 %19
  %22 = add nuw i32 %19, 1
  %23 = icmp eq i32 %19, %3
  br i1 %23, label %7, label %18, !llvm.loop !18

24:                                               ; preds = %201, %7
  %25 = phi <32 x i32> [ %8, %7 ], [ %209, %201 ]
  %26 = or disjoint i32 %9, 1
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %27
  %29 = load i8, ptr addrspace(1) %28, align 1, !tbaa !13
  %30 = zext i8 %29 to i32
  %31 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %27
  %32 = load i16, ptr addrspace(1) %31, align 2, !tbaa !16
  %33 = zext i16 %32 to i32
  %34 = icmp slt i32 %3, %30
  br i1 %34, label %46, label %35

35:                                               ; preds = %24, %35
  %36 = phi i32 [ %44, %35 ], [ %3, %24 ]
  %37 = phi <32 x i32> [ %43, %35 ], [ %25, %24 ]
  %38 = extractelement <32 x i32> %37, i32 %36
  %39 = sub nsw i32 %36, %30
  %40 = extractelement <32 x i32> %37, i32 %39
  %41 = add nsw i32 %40, %33
  %42 = tail call noundef i32 @llvm.smax.i32(i32 %38, i32 %41)
  %43 = insertelement <32 x i32> %37, i32 %42, i32 %36
  %44 = add nsw i32 %36, -1
  %45 = icmp samesign ugt i32 %36, %30
  br i1 %45, label %35, label %46, !llvm.loop !19

46:                                               ; preds = %35, %24
  %47 = phi <32 x i32> [ %25, %24 ], [ %43, %35 ]
  %48 = or disjoint i32 %9, 2
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %49
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !13
  %52 = zext i8 %51 to i32
  %53 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %49
  %54 = load i16, ptr addrspace(1) %53, align 2, !tbaa !16
  %55 = zext i16 %54 to i32
  %56 = icmp slt i32 %3, %52
  br i1 %56, label %68, label %57

57:                                               ; preds = %46, %57
  %58 = phi i32 [ %66, %57 ], [ %3, %46 ]
  %59 = phi <32 x i32> [ %65, %57 ], [ %47, %46 ]
  %60 = extractelement <32 x i32> %59, i32 %58
  %61 = sub nsw i32 %58, %52
  %62 = extractelement <32 x i32> %59, i32 %61
  %63 = add nsw i32 %62, %55
  %64 = tail call noundef i32 @llvm.smax.i32(i32 %60, i32 %63)
  %65 = insertelement <32 x i32> %59, i32 %64, i32 %58
  %66 = add nsw i32 %58, -1
  %67 = icmp samesign ugt i32 %58, %52
  br i1 %67, label %57, label %68, !llvm.loop !19

68:                                               ; preds = %57, %46
  %69 = phi <32 x i32> [ %47, %46 ], [ %65, %57 ]
  %70 = or disjoint i32 %9, 3
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %71
  %73 = load i8, ptr addrspace(1) %72, align 1, !tbaa !13
  %74 = zext i8 %73 to i32
  %75 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %71
  %76 = load i16, ptr addrspace(1) %75, align 2, !tbaa !16
  %77 = zext i16 %76 to i32
  %78 = icmp slt i32 %3, %74
  br i1 %78, label %90, label %79

79:                                               ; preds = %68, %79
  %80 = phi i32 [ %88, %79 ], [ %3, %68 ]
  %81 = phi <32 x i32> [ %87, %79 ], [ %69, %68 ]
  %82 = extractelement <32 x i32> %81, i32 %80
  %83 = sub nsw i32 %80, %74
  %84 = extractelement <32 x i32> %81, i32 %83
  %85 = add nsw i32 %84, %77
  %86 = tail call noundef i32 @llvm.smax.i32(i32 %82, i32 %85)
  %87 = insertelement <32 x i32> %81, i32 %86, i32 %80
  %88 = add nsw i32 %80, -1
  %89 = icmp samesign ugt i32 %80, %74
  br i1 %89, label %79, label %90, !llvm.loop !19

90:                                               ; preds = %79, %68
  %91 = phi <32 x i32> [ %69, %68 ], [ %87, %79 ]
  %92 = or disjoint i32 %9, 4
  %93 = zext nneg i32 %92 to i64
  %94 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %93
  %95 = load i8, ptr addrspace(1) %94, align 1, !tbaa !13
  %96 = zext i8 %95 to i32
  %97 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %93
  %98 = load i16, ptr addrspace(1) %97, align 2, !tbaa !16
  %99 = zext i16 %98 to i32
  %100 = icmp slt i32 %3, %96
  br i1 %100, label %112, label %101

101:                                              ; preds = %90, %101
  %102 = phi i32 [ %110, %101 ], [ %3, %90 ]
  %103 = phi <32 x i32> [ %109, %101 ], [ %91, %90 ]
  %104 = extractelement <32 x i32> %103, i32 %102
  %105 = sub nsw i32 %102, %96
  %106 = extractelement <32 x i32> %103, i32 %105
  %107 = add nsw i32 %106, %99
  %108 = tail call noundef i32 @llvm.smax.i32(i32 %104, i32 %107)
  %109 = insertelement <32 x i32> %103, i32 %108, i32 %102
  %110 = add nsw i32 %102, -1
  %111 = icmp samesign ugt i32 %102, %96
  br i1 %111, label %101, label %112, !llvm.loop !19

112:                                              ; preds = %101, %90
  %113 = phi <32 x i32> [ %91, %90 ], [ %109, %101 ]
  %114 = or disjoint i32 %9, 5
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %115
  %117 = load i8, ptr addrspace(1) %116, align 1, !tbaa !13
  %118 = zext i8 %117 to i32
  %119 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %115
  %120 = load i16, ptr addrspace(1) %119, align 2, !tbaa !16
  %121 = zext i16 %120 to i32
  %122 = icmp slt i32 %3, %118
  br i1 %122, label %134, label %123

123:                                              ; preds = %112, %123
  %124 = phi i32 [ %132, %123 ], [ %3, %112 ]
  %125 = phi <32 x i32> [ %131, %123 ], [ %113, %112 ]
  %126 = extractelement <32 x i32> %125, i32 %124
  %127 = sub nsw i32 %124, %118
  %128 = extractelement <32 x i32> %125, i32 %127
  %129 = add nsw i32 %128, %121
  %130 = tail call noundef i32 @llvm.smax.i32(i32 %126, i32 %129)
  %131 = insertelement <32 x i32> %125, i32 %130, i32 %124
  %132 = add nsw i32 %124, -1
  %133 = icmp samesign ugt i32 %124, %118
  br i1 %133, label %123, label %134, !llvm.loop !19

134:                                              ; preds = %123, %112
  %135 = phi <32 x i32> [ %113, %112 ], [ %131, %123 ]
  %136 = or disjoint i32 %9, 6
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %137
  %139 = load i8, ptr addrspace(1) %138, align 1, !tbaa !13
  %140 = zext i8 %139 to i32
  %141 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %137
  %142 = load i16, ptr addrspace(1) %141, align 2, !tbaa !16
  %143 = zext i16 %142 to i32
  %144 = icmp slt i32 %3, %140
  br i1 %144, label %156, label %145

145:                                              ; preds = %134, %145
  %146 = phi i32 [ %154, %145 ], [ %3, %134 ]
  %147 = phi <32 x i32> [ %153, %145 ], [ %135, %134 ]
  %148 = extractelement <32 x i32> %147, i32 %146
  %149 = sub nsw i32 %146, %140
  %150 = extractelement <32 x i32> %147, i32 %149
  %151 = add nsw i32 %150, %143
  %152 = tail call noundef i32 @llvm.smax.i32(i32 %148, i32 %151)
  %153 = insertelement <32 x i32> %147, i32 %152, i32 %146
  %154 = add nsw i32 %146, -1
  %155 = icmp samesign ugt i32 %146, %140
  br i1 %155, label %145, label %156, !llvm.loop !19

156:                                              ; preds = %145, %134
  %157 = phi <32 x i32> [ %135, %134 ], [ %153, %145 ]
  %158 = or disjoint i32 %9, 7
  %159 = zext nneg i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %159
  %161 = load i8, ptr addrspace(1) %160, align 1, !tbaa !13
  %162 = zext i8 %161 to i32
  %163 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %159
  %164 = load i16, ptr addrspace(1) %163, align 2, !tbaa !16
  %165 = zext i16 %164 to i32
  %166 = icmp slt i32 %3, %162
  br i1 %166, label %178, label %167

167:                                              ; preds = %156, %167
  %168 = phi i32 [ %176, %167 ], [ %3, %156 ]
  %169 = phi <32 x i32> [ %175, %167 ], [ %157, %156 ]
  %170 = extractelement <32 x i32> %169, i32 %168
  %171 = sub nsw i32 %168, %162
  %172 = extractelement <32 x i32> %169, i32 %171
  %173 = add nsw i32 %172, %165
  %174 = tail call noundef i32 @llvm.smax.i32(i32 %170, i32 %173)
  %175 = insertelement <32 x i32> %169, i32 %174, i32 %168
  %176 = add nsw i32 %168, -1
  %177 = icmp samesign ugt i32 %168, %162
  br i1 %177, label %167, label %178, !llvm.loop !19

178:                                              ; preds = %167, %156
  %179 = phi <32 x i32> [ %157, %156 ], [ %175, %167 ]
  %180 = shl nuw i32 1, %13
  %181 = or i32 %180, 1
  %182 = shl i32 %181, %30
  %183 = or i32 %182, %181
  %184 = shl i32 %183, %52
  %185 = or i32 %184, %183
  %186 = shl i32 %185, %74
  %187 = or i32 %186, %185
  %188 = shl i32 %187, %96
  %189 = or i32 %188, %187
  %190 = shl i32 %189, %118
  %191 = or i32 %190, %189
  %192 = shl i32 %191, %140
  %193 = or i32 %192, %191
  %194 = shl i32 %193, %162
  %195 = or i32 %194, %193
  %196 = extractelement <32 x i32> %179, i32 %3
  %197 = shl nuw nsw i32 %5, 1
  %198 = zext nneg i32 %197 to i64
  %199 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %198
  store i32 %196, ptr addrspace(1) %199, align 4, !tbaa !5
  %200 = getelementptr inbounds nuw i8, ptr addrspace(1) %199, i64 4
  store i32 %195, ptr addrspace(1) %200, align 4, !tbaa !5
  ret void

201:                                              ; preds = %7, %201
  %202 = phi i32 [ %210, %201 ], [ %3, %7 ]
  %203 = phi <32 x i32> [ %209, %201 ], [ %8, %7 ]
  %204 = extractelement <32 x i32> %203, i32 %202
  %205 = sub nsw i32 %202, %13
  %206 = extractelement <32 x i32> %203, i32 %205
  %207 = add nsw i32 %206, %16
  %208 = tail call noundef i32 @llvm.smax.i32(i32 %204, i32 %207)
  %209 = insertelement <32 x i32> %203, i32 %208, i32 %202
  %210 = add nsw i32 %202, -1
  %211 = icmp samesign ugt i32 %202, %13
  br i1 %211, label %201, label %24, !llvm.loop !19
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite)
define protected amdgpu_kernel void @lis(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #1 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = shl nuw nsw i32 %3, 4
  br label %12

5:                                                ; preds = %101
  %6 = mul nuw nsw i32 %106, 1000
  %7 = add nsw i32 %106, -1
  %8 = extractelement <16 x i32> %103, i32 %7
  %9 = add nsw i32 %8, %6
  %10 = zext nneg i32 %3 to i64
  %11 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %10
  store i32 %9, ptr addrspace(1) %11, align 4, !tbaa !5
  ret void

12:                                               ; preds = %101, %2
  %13 = phi i32 [ 0, %2 ], [ %106, %101 ]
  %14 = phi i32 [ 0, %2 ], [ %107, %101 ]
  %15 = phi <16 x i32> [ zeroinitializer, %2 ], [ %103, %101 ]
  %16 = add nuw nsw i32 %14, %4
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %17
  %19 = load i32, ptr addrspace(1) %18, align 4, !tbaa !5
  %20 = icmp eq i32 %13, 0
  br i1 %20, label %32, label %21

21:                                               ; preds = %12, %21
  %22 = phi i32 [ %30, %21 ], [ %13, %12 ]
  %23 = phi i32 [ %29, %21 ], [ 0, %12 ]
  %24 = add nsw i32 %22, %23
  %25 = ashr i32 %24, 1
  %26 = extractelement <16 x i32> %15, i32 %25
  %27 = icmp slt i32 %26, %19
  %28 = add nsw i32 %25, 1
  %29 = select i1 %27, i32 %28, i32 %23
  %30 = select i1 %27, i32 %22, i32 %25
  %31 = icmp slt i32 %29, %30
  br i1 %31, label %21, label %32, !llvm.loop !20

32:                                               ; preds = %21, %12
  %33 = phi i32 [ 0, %12 ], [ %29, %21 ]
  %34 = insertelement <16 x i32> %15, i32 %19, i32 %33
  %35 = icmp eq i32 %33, %13
  %36 = zext i1 %35 to i32
  %37 = add nuw nsw i32 %13, %36
  %38 = or disjoint i32 %14, 1
  %39 = add nuw nsw i32 %38, %4
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %40
  %42 = load i32, ptr addrspace(1) %41, align 4, !tbaa !5
  %43 = icmp eq i32 %37, 0
  br i1 %43, label %55, label %44

44:                                               ; preds = %32, %44
  %45 = phi i32 [ %53, %44 ], [ %37, %32 ]
  %46 = phi i32 [ %52, %44 ], [ 0, %32 ]
  %47 = add nsw i32 %45, %46
  %48 = ashr i32 %47, 1
  %49 = extractelement <16 x i32> %34, i32 %48
  %50 = icmp slt i32 %49, %42
  %51 = add nsw i32 %48, 1
  %52 = select i1 %50, i32 %51, i32 %46
  %53 = select i1 %50, i32 %45, i32 %48
  %54 = icmp slt i32 %52, %53
  br i1 %54, label %44, label %55, !llvm.loop !20

55:                                               ; preds = %44, %32
  %56 = phi i32 [ 0, %32 ], [ %52, %44 ]
  %57 = insertelement <16 x i32> %34, i32 %42, i32 %56
  %58 = icmp eq i32 %56, %37
  %59 = zext i1 %58 to i32
  %60 = add nuw nsw i32 %37, %59
  %61 = or disjoint i32 %14, 2
  %62 = add nuw nsw i32 %61, %4
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %63
  %65 = load i32, ptr addrspace(1) %64, align 4, !tbaa !5
  %66 = icmp eq i32 %60, 0
  br i1 %66, label %78, label %67

67:                                               ; preds = %55, %67
  %68 = phi i32 [ %76, %67 ], [ %60, %55 ]
  %69 = phi i32 [ %75, %67 ], [ 0, %55 ]
  %70 = add nsw i32 %68, %69
  %71 = ashr i32 %70, 1
  %72 = extractelement <16 x i32> %57, i32 %71
  %73 = icmp slt i32 %72, %65
  %74 = add nsw i32 %71, 1
  %75 = select i1 %73, i32 %74, i32 %69
  %76 = select i1 %73, i32 %68, i32 %71
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %67, label %78, !llvm.loop !20

78:                                               ; preds = %67, %55
  %79 = phi i32 [ 0, %55 ], [ %75, %67 ]
  %80 = insertelement <16 x i32> %57, i32 %65, i32 %79
  %81 = icmp eq i32 %79, %60
  %82 = zext i1 %81 to i32
  %83 = add nuw nsw i32 %60, %82
  %84 = or disjoint i32 %14, 3
  %85 = add nuw nsw i32 %84, %4
  %86 = zext nneg i32 %85 to i64
  %87 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %86
  %88 = load i32, ptr addrspace(1) %87, align 4, !tbaa !5
  %89 = icmp eq i32 %83, 0
  br i1 %89, label %101, label %90

90:                                               ; preds = %78, %90
  %91 = phi i32 [ %99, %90 ], [ %83, %78 ]
  %92 = phi i32 [ %98, %90 ], [ 0, %78 ]
  %93 = add nsw i32 %91, %92
  %94 = ashr i32 %93, 1
  %95 = extractelement <16 x i32> %80, i32 %94
  %96 = icmp slt i32 %95, %88
  %97 = add nsw i32 %94, 1
  %98 = select i1 %96, i32 %97, i32 %92
  %99 = select i1 %96, i32 %91, i32 %94
  %100 = icmp slt i32 %98, %99
  br i1 %100, label %90, label %101, !llvm.loop !20

101:                                              ; preds = %90, %78
  %102 = phi i32 [ 0, %78 ], [ %98, %90 ]
  %103 = insertelement <16 x i32> %80, i32 %88, i32 %102
  %104 = icmp eq i32 %102, %83
  %105 = zext i1 %104 to i32
  %106 = add nuw nsw i32 %83, %105
  %107 = add nuw nsw i32 %14, 4
  %108 = icmp eq i32 %107, 16
  br i1 %108, label %5, label %12, !llvm.loop !21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define protected amdgpu_kernel void @matrix_chain_order(ptr addrspace(1) noundef readonly captures(none) %0, ptr addrspace(1) noundef writeonly captures(none) %1) local_unnamed_addr #2 {
  %3 = tail call noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x()
  %4 = mul nuw nsw i32 %3, 7
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %5
  %7 = load i8, ptr addrspace(1) %6, align 1, !tbaa !13
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %9 = load i8, ptr addrspace(1) %8, align 1, !tbaa !13
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %11 = load i8, ptr addrspace(1) %10, align 1, !tbaa !13
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %13 = load i8, ptr addrspace(1) %12, align 1, !tbaa !13
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %15 = load i8, ptr addrspace(1) %14, align 1, !tbaa !13
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %17 = load i8, ptr addrspace(1) %16, align 1, !tbaa !13
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %19 = load i8, ptr addrspace(1) %18, align 1, !tbaa !13
  %20 = load i8, ptr addrspace(1) %6, align 1, !tbaa !13
  %21 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %22 = load i8, ptr addrspace(1) %21, align 1, !tbaa !13
  %23 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %24 = load i8, ptr addrspace(1) %23, align 1, !tbaa !13
  %25 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %26 = load i8, ptr addrspace(1) %25, align 1, !tbaa !13
  %27 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %28 = load i8, ptr addrspace(1) %27, align 1, !tbaa !13
  %29 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %30 = load i8, ptr addrspace(1) %29, align 1, !tbaa !13
  %31 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %32 = load i8, ptr addrspace(1) %31, align 1, !tbaa !13
  %33 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %34 = load i8, ptr addrspace(1) %33, align 1, !tbaa !13
  %35 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %36 = load i8, ptr addrspace(1) %35, align 1, !tbaa !13
  %37 = load i8, ptr addrspace(1) %6, align 1, !tbaa !13
  %38 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %39 = load i8, ptr addrspace(1) %38, align 1, !tbaa !13
  %40 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %41 = load i8, ptr addrspace(1) %40, align 1, !tbaa !13
  %42 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %43 = load i8, ptr addrspace(1) %42, align 1, !tbaa !13
  %44 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %45 = load i8, ptr addrspace(1) %44, align 1, !tbaa !13
  %46 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %47 = load i8, ptr addrspace(1) %46, align 1, !tbaa !13
  %48 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %49 = load i8, ptr addrspace(1) %48, align 1, !tbaa !13
  %50 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %51 = load i8, ptr addrspace(1) %50, align 1, !tbaa !13
  %52 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %53 = load i8, ptr addrspace(1) %52, align 1, !tbaa !13
  %54 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %55 = load i8, ptr addrspace(1) %54, align 1, !tbaa !13
  %56 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %57 = load i8, ptr addrspace(1) %56, align 1, !tbaa !13
  %58 = load i8, ptr addrspace(1) %6, align 1, !tbaa !13
  %59 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %60 = load i8, ptr addrspace(1) %59, align 1, !tbaa !13
  %61 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %62 = load i8, ptr addrspace(1) %61, align 1, !tbaa !13
  %63 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %64 = load i8, ptr addrspace(1) %63, align 1, !tbaa !13
  %65 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %66 = load i8, ptr addrspace(1) %65, align 1, !tbaa !13
  %67 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %68 = load i8, ptr addrspace(1) %67, align 1, !tbaa !13
  %69 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %70 = load i8, ptr addrspace(1) %69, align 1, !tbaa !13
  %71 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %72 = load i8, ptr addrspace(1) %71, align 1, !tbaa !13
  %73 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %74 = load i8, ptr addrspace(1) %73, align 1, !tbaa !13
  %75 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %76 = load i8, ptr addrspace(1) %75, align 1, !tbaa !13
  %77 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %78 = load i8, ptr addrspace(1) %77, align 1, !tbaa !13
  %79 = zext i8 %7 to i32
  %80 = zext i8 %9 to i32
  %81 = mul nuw nsw i32 %79, %80
  %82 = zext i8 %11 to i32
  %83 = mul nuw nsw i32 %81, %82
  %84 = zext i8 %20 to i32
  %85 = zext i8 %22 to i32
  %86 = mul nuw nsw i32 %84, %85
  %87 = zext i8 %26 to i32
  %88 = mul nuw nsw i32 %86, %87
  %89 = add nuw nsw i32 %83, %88
  %90 = zext i8 %11 to i32
  %91 = zext i8 %13 to i32
  %92 = mul nuw nsw i32 %90, %91
  %93 = zext i8 %9 to i32
  %94 = mul nuw nsw i32 %92, %93
  %95 = zext i8 %24 to i32
  %96 = mul nuw nsw i32 %86, %95
  %97 = add nuw nsw i32 %94, %96
  %98 = tail call i32 @llvm.umin.i32(i32 %89, i32 %97)
  %99 = zext i8 %37 to i32
  %100 = zext i8 %36 to i32
  %101 = mul nuw nsw i32 %99, %100
  %102 = zext i8 %43 to i32
  %103 = mul nuw nsw i32 %101, %102
  %104 = add nuw nsw i32 %98, %103
  %105 = zext i8 %9 to i32
  %106 = zext i8 %15 to i32
  %107 = mul nuw nsw i32 %105, %106
  %108 = zext i8 %13 to i32
  %109 = mul nuw nsw i32 %107, %108
  %110 = add nuw nsw i32 %109, %83
  %111 = zext i8 %41 to i32
  %112 = mul nuw nsw i32 %101, %111
  %113 = add nuw nsw i32 %110, %112
  %114 = zext i8 %24 to i32
  %115 = zext i8 %28 to i32
  %116 = mul nuw nsw i32 %114, %115
  %117 = zext i8 %30 to i32
  %118 = mul nuw nsw i32 %116, %117
  %119 = add nuw nsw i32 %94, %118
  %120 = zext i8 %26 to i32
  %121 = mul nuw nsw i32 %116, %120
  %122 = add nuw nsw i32 %109, %121
  %123 = tail call i32 @llvm.umin.i32(i32 %119, i32 %122)
  %124 = zext i8 %39 to i32
  %125 = mul nuw nsw i32 %101, %124
  %126 = add nuw nsw i32 %123, %125
  %127 = tail call i32 @llvm.umin.i32(i32 %113, i32 %126)
  %128 = tail call i32 @llvm.umin.i32(i32 %104, i32 %127)
  %129 = zext i8 %58 to i32
  %130 = zext i8 %57 to i32
  %131 = mul nuw nsw i32 %129, %130
  %132 = zext i8 %66 to i32
  %133 = mul nuw nsw i32 %131, %132
  %134 = add nuw nsw i32 %128, %133
  %135 = zext i8 %13 to i32
  %136 = zext i8 %17 to i32
  %137 = mul nuw nsw i32 %135, %136
  %138 = zext i8 %15 to i32
  %139 = mul nuw nsw i32 %137, %138
  %140 = add nuw nsw i32 %139, %98
  %141 = zext i8 %64 to i32
  %142 = mul nuw nsw i32 %131, %141
  %143 = add nuw nsw i32 %140, %142
  %144 = zext i8 %26 to i32
  %145 = zext i8 %32 to i32
  %146 = mul nuw nsw i32 %144, %145
  %147 = zext i8 %28 to i32
  %148 = mul nuw nsw i32 %146, %147
  %149 = add nuw nsw i32 %109, %148
  %150 = zext i8 %30 to i32
  %151 = mul nuw nsw i32 %146, %150
  %152 = add nuw nsw i32 %139, %151
  %153 = tail call i32 @llvm.umin.i32(i32 %149, i32 %152)
  %154 = add nuw nsw i32 %153, %83
  %155 = zext i8 %62 to i32
  %156 = mul nuw nsw i32 %131, %155
  %157 = add nuw nsw i32 %154, %156
  %158 = zext i8 %39 to i32
  %159 = zext i8 %45 to i32
  %160 = mul nuw nsw i32 %158, %159
  %161 = zext i8 %47 to i32
  %162 = mul nuw nsw i32 %160, %161
  %163 = add nuw nsw i32 %123, %162
  %164 = add nuw nsw i32 %139, %94
  %165 = zext i8 %43 to i32
  %166 = mul nuw nsw i32 %160, %165
  %167 = add nuw nsw i32 %164, %166
  %168 = zext i8 %41 to i32
  %169 = mul nuw nsw i32 %160, %168
  %170 = add nuw nsw i32 %153, %169
  %171 = tail call i32 @llvm.umin.i32(i32 %167, i32 %170)
  %172 = tail call i32 @llvm.umin.i32(i32 %163, i32 %171)
  %173 = zext i8 %60 to i32
  %174 = mul nuw nsw i32 %131, %173
  %175 = add nuw nsw i32 %172, %174
  %176 = tail call i32 @llvm.umin.i32(i32 %157, i32 %175)
  %177 = tail call i32 @llvm.umin.i32(i32 %143, i32 %176)
  %178 = tail call i32 @llvm.umin.i32(i32 %134, i32 %177)
  %179 = load i8, ptr addrspace(1) %6, align 1, !tbaa !13
  %180 = zext i8 %179 to i32
  %181 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 6
  %182 = load i8, ptr addrspace(1) %181, align 1, !tbaa !13
  %183 = zext i8 %182 to i32
  %184 = mul nuw nsw i32 %180, %183
  %185 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 5
  %186 = load i8, ptr addrspace(1) %185, align 1, !tbaa !13
  %187 = zext i8 %186 to i32
  %188 = mul nuw nsw i32 %184, %187
  %189 = add nuw nsw i32 %178, %188
  %190 = zext i8 %15 to i32
  %191 = zext i8 %19 to i32
  %192 = mul nuw nsw i32 %190, %191
  %193 = zext i8 %17 to i32
  %194 = mul nuw nsw i32 %192, %193
  %195 = add nuw nsw i32 %194, %128
  %196 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 4
  %197 = load i8, ptr addrspace(1) %196, align 1, !tbaa !13
  %198 = zext i8 %197 to i32
  %199 = mul nuw nsw i32 %184, %198
  %200 = add nuw nsw i32 %195, %199
  %201 = zext i8 %30 to i32
  %202 = zext i8 %34 to i32
  %203 = mul nuw nsw i32 %201, %202
  %204 = zext i8 %32 to i32
  %205 = mul nuw nsw i32 %203, %204
  %206 = add nuw nsw i32 %139, %205
  %207 = zext i8 %36 to i32
  %208 = mul nuw nsw i32 %203, %207
  %209 = add nuw nsw i32 %194, %208
  %210 = tail call i32 @llvm.umin.i32(i32 %206, i32 %209)
  %211 = add nuw nsw i32 %210, %98
  %212 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 3
  %213 = load i8, ptr addrspace(1) %212, align 1, !tbaa !13
  %214 = zext i8 %213 to i32
  %215 = mul nuw nsw i32 %184, %214
  %216 = add nuw nsw i32 %211, %215
  %217 = zext i8 %49 to i32
  %218 = zext i8 %51 to i32
  %219 = mul nuw nsw i32 %217, %218
  %220 = zext i8 %57 to i32
  %221 = mul nuw nsw i32 %219, %220
  %222 = add nuw nsw i32 %153, %221
  %223 = add nuw nsw i32 %194, %109
  %224 = zext i8 %55 to i32
  %225 = mul nuw nsw i32 %219, %224
  %226 = add nuw nsw i32 %223, %225
  %227 = zext i8 %53 to i32
  %228 = mul nuw nsw i32 %219, %227
  %229 = add nuw nsw i32 %210, %228
  %230 = tail call i32 @llvm.umin.i32(i32 %226, i32 %229)
  %231 = tail call i32 @llvm.umin.i32(i32 %222, i32 %230)
  %232 = add nuw nsw i32 %231, %83
  %233 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 2
  %234 = load i8, ptr addrspace(1) %233, align 1, !tbaa !13
  %235 = zext i8 %234 to i32
  %236 = mul nuw nsw i32 %184, %235
  %237 = add nuw nsw i32 %232, %236
  %238 = zext i8 %68 to i32
  %239 = zext i8 %70 to i32
  %240 = mul nuw nsw i32 %238, %239
  %241 = zext i8 %78 to i32
  %242 = mul nuw nsw i32 %240, %241
  %243 = add nuw nsw i32 %172, %242
  %244 = add nuw nsw i32 %194, %123
  %245 = zext i8 %76 to i32
  %246 = mul nuw nsw i32 %240, %245
  %247 = add nuw nsw i32 %244, %246
  %248 = add nuw nsw i32 %210, %94
  %249 = zext i8 %74 to i32
  %250 = mul nuw nsw i32 %240, %249
  %251 = add nuw nsw i32 %248, %250
  %252 = zext i8 %72 to i32
  %253 = mul nuw nsw i32 %240, %252
  %254 = add nuw nsw i32 %231, %253
  %255 = tail call i32 @llvm.umin.i32(i32 %251, i32 %254)
  %256 = tail call i32 @llvm.umin.i32(i32 %247, i32 %255)
  %257 = tail call i32 @llvm.umin.i32(i32 %243, i32 %256)
  %258 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 1
  %259 = load i8, ptr addrspace(1) %258, align 1, !tbaa !13
  %260 = zext i8 %259 to i32
  %261 = mul nuw nsw i32 %184, %260
  %262 = add nuw nsw i32 %257, %261
  %263 = tail call i32 @llvm.umin.i32(i32 %237, i32 %262)
  %264 = tail call i32 @llvm.umin.i32(i32 %216, i32 %263)
  %265 = tail call i32 @llvm.umin.i32(i32 %200, i32 %264)
  %266 = tail call i32 @llvm.umin.i32(i32 %189, i32 %265)
  %267 = zext nneg i32 %3 to i64
  %268 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %267
  store i32 %266, ptr addrspace(1) %268, align 4, !tbaa !5
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef i32 @llvm.amdgcn.workgroup.id.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef align 4 ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.amdgcn.workitem.id.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "amdgpu-agpr-alloc"="0" "amdgpu-flat-work-group-size"="1,1024" "amdgpu-no-cluster-id-x" "amdgpu-no-cluster-id-y" "amdgpu-no-cluster-id-z" "amdgpu-no-completion-action" "amdgpu-no-default-queue" "amdgpu-no-dispatch-id" "amdgpu-no-dispatch-ptr" "amdgpu-no-flat-scratch-init" "amdgpu-no-heap-ptr" "amdgpu-no-hostcall-ptr" "amdgpu-no-implicitarg-ptr" "amdgpu-no-lds-kernel-id" "amdgpu-no-multigrid-sync-arg" "amdgpu-no-queue-ptr" "amdgpu-no-workgroup-id-x" "amdgpu-no-workgroup-id-y" "amdgpu-no-workgroup-id-z" "amdgpu-no-workitem-id-x" "amdgpu-no-workitem-id-y" "amdgpu-no-workitem-id-z" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="gfx942" "target-features"="+16-bit-insts,+atomic-buffer-global-pk-add-f16-insts,+atomic-ds-pk-add-16-insts,+atomic-fadd-rtn-insts,+atomic-flat-pk-add-16-insts,+atomic-fmin-fmax-global-f64,+atomic-global-pk-add-bf16-inst,+ci-insts,+cube-insts,+cvt-pknorm-vop2-insts,+dl-insts,+dot1-insts,+dot10-insts,+dot2-insts,+dot3-insts,+dot4-insts,+dot5-insts,+dot6-insts,+dot7-insts,+dpp,+fp8-conversion-insts,+fp8-insts,+gfx8-insts,+gfx9-insts,+gfx90a-insts,+gfx940-insts,+lerp-inst,+mai-insts,+qsad-insts,+s-memrealtime,+s-memtime-inst,+sad-insts,+wavefrontsize64,+xf32-insts" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!11 = distinct !{!11, !12}
!12 = !{!"llvm.loop.mustprogress"}
!13 = !{!7, !7, i64 0}
!14 = distinct !{!14, !12}
!15 = distinct !{!15, !12}
!16 = !{!17, !17, i64 0}
!17 = !{!"short", !7, i64 0}
!18 = distinct !{!18, !12}
!19 = distinct !{!19, !12}
!20 = distinct !{!20, !12}
!21 = distinct !{!21, !12}
