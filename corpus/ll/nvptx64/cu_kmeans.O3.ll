; ModuleID = 'corpus/cuda/cu_kmeans.cu'
source_filename = "corpus/cuda/cu_kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ13kmeans_assignE9s_centres = internal unnamed_addr addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @kmeans_assign(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef captures(none) %3, ptr noundef captures(none) %4, i32 noundef %5, i32 noundef %6) local_unnamed_addr #0 {
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = shl nsw i32 %6, 2
  %10 = icmp slt i32 %8, %9
  %11 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  br i1 %10, label %17, label %12

12:                                               ; preds = %17, %7
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %13 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %13, %11
  %15 = add i32 %14, %8
  %16 = icmp slt i32 %15, %5
  br i1 %16, label %25, label %176

17:                                               ; preds = %7, %17
  %18 = phi i32 [ %23, %17 ], [ %8, %7 ]
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i32, ptr %1, i64 %19
  %21 = load i32, ptr %20, align 4, !tbaa !4
  %22 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %19
  store i32 %21, ptr %22, align 4, !tbaa !4
  %23 = add i32 %18, %11
  %24 = icmp slt i32 %23, %9
  br i1 %24, label %17, label %12, !llvm.loop !8

25:                                               ; preds = %12
  %26 = shl nsw i32 %15, 2
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %0, i64 %27
  %29 = load i32, ptr %28, align 4, !tbaa !4
  %30 = sext i32 %26 to i64
  %31 = getelementptr i32, ptr %0, i64 %30
  %32 = getelementptr i8, ptr %31, i64 4
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = sext i32 %26 to i64
  %35 = getelementptr i32, ptr %0, i64 %34
  %36 = getelementptr i8, ptr %35, i64 8
  %37 = load i32, ptr %36, align 4, !tbaa !4
  %38 = sext i32 %26 to i64
  %39 = getelementptr i32, ptr %0, i64 %38
  %40 = getelementptr i8, ptr %39, i64 12
  %41 = load i32, ptr %40, align 4, !tbaa !4
  %42 = icmp sgt i32 %6, 0
  br i1 %42, label %43, label %153

43:                                               ; preds = %25
  %44 = and i32 %6, 1
  %45 = icmp eq i32 %6, 1
  br i1 %45, label %119, label %46

46:                                               ; preds = %43
  %47 = and i32 %6, 2147483646
  br label %48

48:                                               ; preds = %48, %46
  %49 = phi i32 [ 0, %46 ], [ %114, %48 ]
  %50 = phi i32 [ -1, %46 ], [ %113, %48 ]
  %51 = phi i32 [ 2147483647, %46 ], [ %112, %48 ]
  %52 = phi i32 [ 0, %46 ], [ %115, %48 ]
  %53 = shl nsw i32 %49, 2
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !4
  %57 = sub nsw i32 %29, %56
  %58 = mul nsw i32 %57, %57
  %59 = zext nneg i32 %53 to i64
  %60 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 4
  %62 = load i32, ptr %61, align 4, !tbaa !4
  %63 = sub nsw i32 %33, %62
  %64 = mul nsw i32 %63, %63
  %65 = add nuw nsw i32 %64, %58
  %66 = zext nneg i32 %53 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = sub nsw i32 %37, %69
  %71 = mul nsw i32 %70, %70
  %72 = add nuw nsw i32 %71, %65
  %73 = zext nneg i32 %53 to i64
  %74 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %73
  %75 = getelementptr inbounds nuw i8, ptr %74, i64 12
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = sub nsw i32 %41, %76
  %78 = mul nsw i32 %77, %77
  %79 = add nuw nsw i32 %78, %72
  %80 = icmp slt i32 %79, %51
  %81 = tail call i32 @llvm.smin.i32(i32 %79, i32 %51)
  %82 = select i1 %80, i32 %49, i32 %50
  %83 = or disjoint i32 %49, 1
  %84 = shl nsw i32 %83, 2
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !4
  %88 = sub nsw i32 %29, %87
  %89 = mul nsw i32 %88, %88
  %90 = zext nneg i32 %84 to i64
  %91 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !4
  %94 = sub nsw i32 %33, %93
  %95 = mul nsw i32 %94, %94
  %96 = add nuw nsw i32 %95, %89
  %97 = zext nneg i32 %84 to i64
  %98 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %100 = load i32, ptr %99, align 4, !tbaa !4
  %101 = sub nsw i32 %37, %100
  %102 = mul nsw i32 %101, %101
  %103 = add nuw nsw i32 %102, %96
  %104 = zext nneg i32 %84 to i64
  %105 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 12
  %107 = load i32, ptr %106, align 4, !tbaa !4
  %108 = sub nsw i32 %41, %107
  %109 = mul nsw i32 %108, %108
  %110 = add nuw nsw i32 %109, %103
  %111 = icmp slt i32 %110, %81
  %112 = tail call i32 @llvm.smin.i32(i32 %110, i32 %81)
  %113 = select i1 %111, i32 %83, i32 %82
  %114 = add nuw nsw i32 %49, 2
  %115 = add i32 %52, 2
  %116 = icmp eq i32 %115, %47
  br i1 %116, label %117, label %48, !llvm.loop !10

117:                                              ; preds = %48
  %118 = icmp eq i32 %44, 0
  br i1 %118, label %153, label %119

119:                                              ; preds = %117, %43
  %120 = phi i32 [ 0, %43 ], [ %114, %117 ]
  %121 = phi i32 [ -1, %43 ], [ %113, %117 ]
  %122 = phi i32 [ 2147483647, %43 ], [ %112, %117 ]
  %123 = icmp ne i32 %44, 0
  tail call void @llvm.assume(i1 %123)
  %124 = shl nsw i32 %120, 2
  %125 = zext nneg i32 %124 to i64
  %126 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %125
  %127 = load i32, ptr %126, align 4, !tbaa !4
  %128 = sub nsw i32 %29, %127
  %129 = mul nsw i32 %128, %128
  %130 = zext nneg i32 %124 to i64
  %131 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  %133 = load i32, ptr %132, align 4, !tbaa !4
  %134 = sub nsw i32 %33, %133
  %135 = mul nsw i32 %134, %134
  %136 = add nuw nsw i32 %135, %129
  %137 = zext nneg i32 %124 to i64
  %138 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %137
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = load i32, ptr %139, align 4, !tbaa !4
  %141 = sub nsw i32 %37, %140
  %142 = mul nsw i32 %141, %141
  %143 = add nuw nsw i32 %142, %136
  %144 = zext nneg i32 %124 to i64
  %145 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 12
  %147 = load i32, ptr %146, align 4, !tbaa !4
  %148 = sub nsw i32 %41, %147
  %149 = mul nsw i32 %148, %148
  %150 = add nuw nsw i32 %149, %143
  %151 = icmp slt i32 %150, %122
  %152 = select i1 %151, i32 %120, i32 %121
  br label %153

153:                                              ; preds = %119, %117, %25
  %154 = phi i32 [ -1, %25 ], [ %113, %117 ], [ %152, %119 ]
  %155 = sext i32 %15 to i64
  %156 = getelementptr inbounds i32, ptr %2, i64 %155
  store i32 %154, ptr %156, align 4, !tbaa !4
  %157 = sext i32 %154 to i64
  %158 = getelementptr inbounds i32, ptr %4, i64 %157
  %159 = atomicrmw add ptr %158, i32 1 seq_cst, align 4
  %160 = shl nsw i32 %154, 2
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i32, ptr %3, i64 %161
  %163 = atomicrmw add ptr %162, i32 %29 seq_cst, align 4
  %164 = sext i32 %160 to i64
  %165 = getelementptr i32, ptr %3, i64 %164
  %166 = getelementptr i8, ptr %165, i64 4
  %167 = atomicrmw add ptr %166, i32 %33 seq_cst, align 4
  %168 = sext i32 %160 to i64
  %169 = getelementptr i32, ptr %3, i64 %168
  %170 = getelementptr i8, ptr %169, i64 8
  %171 = atomicrmw add ptr %170, i32 %37 seq_cst, align 4
  %172 = sext i32 %160 to i64
  %173 = getelementptr i32, ptr %3, i64 %172
  %174 = getelementptr i8, ptr %173, i64 12
  %175 = atomicrmw add ptr %174, i32 %41 seq_cst, align 4
  br label %176

176:                                              ; preds = %12, %153
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @knn(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, ptr noundef writeonly captures(none) %3, i32 noundef %4) local_unnamed_addr #3 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %16 = mul i32 %14, %15
  %17 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = add i32 %16, %17
  %19 = mul nsw i32 %18, 3
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds float, ptr %0, i64 %20
  %22 = load float, ptr %21, align 4, !tbaa !11
  %23 = getelementptr i8, ptr %21, i64 4
  %24 = load float, ptr %23, align 4, !tbaa !11
  %25 = getelementptr i8, ptr %21, i64 8
  %26 = load float, ptr %25, align 4, !tbaa !11
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  store float 0x46293E5940000000, ptr %6, align 4, !tbaa !11
  store i32 -1, ptr %10, align 4, !tbaa !4
  store float 0x46293E5940000000, ptr %7, align 4, !tbaa !11
  store i32 -1, ptr %11, align 4, !tbaa !4
  store float 0x46293E5940000000, ptr %8, align 4, !tbaa !11
  store i32 -1, ptr %12, align 4, !tbaa !4
  store float 0x46293E5940000000, ptr %9, align 4, !tbaa !11
  store i32 -1, ptr %13, align 4, !tbaa !4
  %27 = icmp sgt i32 %4, 0
  br i1 %27, label %62, label %37

28:                                               ; preds = %96
  %29 = load i32, ptr %10, align 4, !tbaa !4
  %30 = load float, ptr %6, align 4, !tbaa !11
  %31 = load i32, ptr %11, align 4, !tbaa !4
  %32 = load float, ptr %7, align 4, !tbaa !11
  %33 = load i32, ptr %12, align 4, !tbaa !4
  %34 = load float, ptr %8, align 4, !tbaa !11
  %35 = load i32, ptr %13, align 4, !tbaa !4
  %36 = load float, ptr %9, align 4, !tbaa !11
  br label %37

37:                                               ; preds = %28, %5
  %38 = phi float [ %36, %28 ], [ 0x46293E5940000000, %5 ]
  %39 = phi i32 [ %35, %28 ], [ -1, %5 ]
  %40 = phi float [ %34, %28 ], [ 0x46293E5940000000, %5 ]
  %41 = phi i32 [ %33, %28 ], [ -1, %5 ]
  %42 = phi float [ %32, %28 ], [ 0x46293E5940000000, %5 ]
  %43 = phi i32 [ %31, %28 ], [ -1, %5 ]
  %44 = phi float [ %30, %28 ], [ 0x46293E5940000000, %5 ]
  %45 = phi i32 [ %29, %28 ], [ -1, %5 ]
  %46 = shl nsw i32 %18, 2
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %2, i64 %47
  store i32 %45, ptr %48, align 4, !tbaa !4
  %49 = getelementptr inbounds float, ptr %3, i64 %47
  store float %44, ptr %49, align 4, !tbaa !11
  %50 = or disjoint i32 %46, 1
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i32, ptr %2, i64 %51
  store i32 %43, ptr %52, align 4, !tbaa !4
  %53 = getelementptr inbounds float, ptr %3, i64 %51
  store float %42, ptr %53, align 4, !tbaa !11
  %54 = or disjoint i32 %46, 2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %2, i64 %55
  store i32 %41, ptr %56, align 4, !tbaa !4
  %57 = getelementptr inbounds float, ptr %3, i64 %55
  store float %40, ptr %57, align 4, !tbaa !11
  %58 = or disjoint i32 %46, 3
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %2, i64 %59
  store i32 %39, ptr %60, align 4, !tbaa !4
  %61 = getelementptr inbounds float, ptr %3, i64 %59
  store float %38, ptr %61, align 4, !tbaa !11
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  ret void

62:                                               ; preds = %5, %96
  %63 = phi i32 [ %97, %96 ], [ 0, %5 ]
  %64 = mul nuw nsw i32 %63, 3
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %1, i64 %65
  %67 = load float, ptr %66, align 4, !tbaa !11
  %68 = fsub contract float %67, %22
  %69 = getelementptr inbounds nuw i8, ptr %66, i64 4
  %70 = load float, ptr %69, align 4, !tbaa !11
  %71 = fsub contract float %70, %24
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %73 = load float, ptr %72, align 4, !tbaa !11
  %74 = fsub contract float %73, %26
  %75 = fmul contract float %74, %74
  %76 = tail call contract noundef float @llvm.fma.f32(float %71, float %71, float %75)
  %77 = tail call contract noundef float @llvm.fma.f32(float %68, float %68, float %76)
  %78 = load float, ptr %9, align 4, !tbaa !11
  %79 = fcmp contract ult float %77, %78
  br i1 %79, label %80, label %96

80:                                               ; preds = %62
  %81 = load float, ptr %8, align 4, !tbaa !11
  %82 = fcmp contract ogt float %81, %77
  br i1 %82, label %83, label %93

83:                                               ; preds = %80
  store float %81, ptr %9, align 4, !tbaa !11
  %84 = load i32, ptr %12, align 4, !tbaa !4
  store i32 %84, ptr %13, align 4, !tbaa !4
  %85 = load float, ptr %7, align 4, !tbaa !11
  %86 = fcmp contract ogt float %85, %77
  br i1 %86, label %87, label %93

87:                                               ; preds = %83
  store float %85, ptr %8, align 4, !tbaa !11
  %88 = load i32, ptr %11, align 4, !tbaa !4
  store i32 %88, ptr %12, align 4, !tbaa !4
  %89 = load float, ptr %6, align 4, !tbaa !11
  %90 = fcmp contract ogt float %89, %77
  br i1 %90, label %91, label %93

91:                                               ; preds = %87
  store float %89, ptr %7, align 4, !tbaa !11
  %92 = load i32, ptr %10, align 4, !tbaa !4
  store i32 %92, ptr %11, align 4, !tbaa !4
  br label %93

93:                                               ; preds = %91, %87, %83, %80
  %94 = phi ptr [ %10, %91 ], [ %13, %80 ], [ %12, %83 ], [ %11, %87 ]
  %95 = phi ptr [ %6, %91 ], [ %9, %80 ], [ %8, %83 ], [ %7, %87 ]
  store float %77, ptr %95, align 4, !tbaa !11
  store i32 %63, ptr %94, align 4, !tbaa !4
  br label %96

96:                                               ; preds = %62, %93
  %97 = add nuw nsw i32 %63, 1
  %98 = icmp eq i32 %97, %4
  br i1 %98, label %28, label %62, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #7

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
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
!8 = distinct !{!8, !9}
!9 = !{!"llvm.loop.mustprogress"}
!10 = distinct !{!10, !9}
!11 = !{!12, !12, i64 0}
!12 = !{!"float", !6, i64 0}
!13 = distinct !{!13, !9}
