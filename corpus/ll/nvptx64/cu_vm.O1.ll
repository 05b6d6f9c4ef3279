; ModuleID = 'corpus/cuda/cu_vm.cu'
source_filename = "corpus/cuda/cu_vm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @vm_run(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = alloca [16 x i32], align 4
  %6 = alloca [4 x i32], align 4
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %9 = mul i32 %7, %8
  %10 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %11 = add i32 %9, %10
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #4
  %12 = sext i32 %11 to i64
  %13 = getelementptr inbounds i32, ptr %1, i64 %12
  %14 = load i32, ptr %13, align 4, !tbaa !4
  store i32 %14, ptr %6, align 4, !tbaa !4
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %15, align 4, !tbaa !4
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 0, ptr %16, align 4, !tbaa !4
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 0, ptr %17, align 4, !tbaa !4
  br label %20

18:                                               ; preds = %20
  %19 = icmp sgt i32 %3, 0
  br i1 %19, label %28, label %26

20:                                               ; preds = %4, %20
  %21 = phi i32 [ 0, %4 ], [ %24, %20 ]
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %5, i64 %22
  store i32 0, ptr %23, align 4, !tbaa !4
  %24 = add nuw nsw i32 %21, 1
  %25 = icmp eq i32 %24, 16
  br i1 %25, label %18, label %20, !llvm.loop !8

26:                                               ; preds = %157, %18
  %27 = phi i32 [ 0, %18 ], [ %159, %157 ]
  br label %171

28:                                               ; preds = %18, %157
  %29 = phi i32 [ %32, %157 ], [ %3, %18 ]
  %30 = phi i32 [ %159, %157 ], [ 0, %18 ]
  %31 = phi i32 [ %158, %157 ], [ 4, %18 ]
  %32 = add nsw i32 %29, -1
  %33 = add nuw nsw i32 %30, 1
  %34 = zext nneg i32 %30 to i64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 %34
  %36 = load i8, ptr %35, align 1, !tbaa !11
  %37 = icmp ult i32 %30, 47
  br i1 %37, label %38, label %42

38:                                               ; preds = %28
  %39 = zext nneg i32 %33 to i64
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !11
  br label %42

42:                                               ; preds = %28, %38
  %43 = phi i8 [ %41, %38 ], [ 0, %28 ]
  %44 = and i32 %31, 15
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %5, i64 %45
  %47 = add i32 %31, 15
  %48 = and i32 %47, 15
  %49 = zext nneg i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %5, i64 %49
  switch i8 %36, label %157 [
    i8 0, label %51
    i8 1, label %52
    i8 2, label %59
    i8 3, label %69
    i8 4, label %76
    i8 5, label %81
    i8 6, label %86
    i8 7, label %91
    i8 8, label %100
    i8 9, label %108
    i8 10, label %113
    i8 11, label %119
    i8 12, label %122
    i8 13, label %128
    i8 14, label %133
    i8 15, label %139
    i8 16, label %148
    i8 17, label %151
  ]

51:                                               ; preds = %42
  br label %157

52:                                               ; preds = %42
  %53 = sext i8 %43 to i32
  %54 = add i32 %31, 1
  %55 = and i32 %54, 15
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %5, i64 %56
  store i32 %53, ptr %57, align 4, !tbaa !4
  %58 = add nuw nsw i32 %30, 2
  br label %157

59:                                               ; preds = %42
  %60 = and i8 %43, 3
  %61 = zext nneg i8 %60 to i64
  %62 = getelementptr inbounds nuw i32, ptr %6, i64 %61
  %63 = load i32, ptr %62, align 4, !tbaa !4
  %64 = add i32 %31, 1
  %65 = and i32 %64, 15
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %5, i64 %66
  store i32 %63, ptr %67, align 4, !tbaa !4
  %68 = add nuw nsw i32 %30, 2
  br label %157

69:                                               ; preds = %42
  %70 = load i32, ptr %46, align 4, !tbaa !4
  %71 = and i8 %43, 3
  %72 = zext nneg i8 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %6, i64 %72
  store i32 %70, ptr %73, align 4, !tbaa !4
  %74 = add i32 %31, -1
  %75 = add nuw nsw i32 %30, 2
  br label %157

76:                                               ; preds = %42
  %77 = load i32, ptr %50, align 4, !tbaa !4
  %78 = load i32, ptr %46, align 4, !tbaa !4
  %79 = add i32 %78, %77
  store i32 %79, ptr %50, align 4, !tbaa !4
  %80 = add i32 %31, -1
  br label %157

81:                                               ; preds = %42
  %82 = load i32, ptr %50, align 4, !tbaa !4
  %83 = load i32, ptr %46, align 4, !tbaa !4
  %84 = sub i32 %82, %83
  store i32 %84, ptr %50, align 4, !tbaa !4
  %85 = add i32 %31, -1
  br label %157

86:                                               ; preds = %42
  %87 = load i32, ptr %50, align 4, !tbaa !4
  %88 = load i32, ptr %46, align 4, !tbaa !4
  %89 = mul i32 %88, %87
  store i32 %89, ptr %50, align 4, !tbaa !4
  %90 = add i32 %31, -1
  br label %157

91:                                               ; preds = %42
  %92 = load i32, ptr %46, align 4, !tbaa !4
  %93 = icmp sgt i32 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = load i32, ptr %50, align 4, !tbaa !4
  %96 = srem i32 %95, %92
  br label %97

97:                                               ; preds = %91, %94
  %98 = phi i32 [ %96, %94 ], [ 0, %91 ]
  store i32 %98, ptr %50, align 4, !tbaa !4
  %99 = add i32 %31, -1
  br label %157

100:                                              ; preds = %42
  %101 = load i32, ptr %46, align 4, !tbaa !4
  %102 = icmp eq i32 %101, 0
  %103 = sext i8 %43 to i32
  %104 = select i1 %102, i32 %103, i32 0
  %105 = add i32 %31, -1
  %106 = add nuw nsw i32 %30, 2
  %107 = add nsw i32 %106, %104
  br label %157

108:                                              ; preds = %42
  %109 = and i8 %43, 7
  %110 = zext nneg i8 %109 to i32
  %111 = add nuw nsw i32 %30, 2
  %112 = add nuw nsw i32 %111, %110
  br label %157

113:                                              ; preds = %42
  %114 = load i32, ptr %46, align 4, !tbaa !4
  %115 = add i32 %31, 1
  %116 = and i32 %115, 15
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw i32, ptr %5, i64 %117
  store i32 %114, ptr %118, align 4, !tbaa !4
  br label %157

119:                                              ; preds = %42
  %120 = load i32, ptr %46, align 4, !tbaa !4
  %121 = load i32, ptr %50, align 4, !tbaa !4
  store i32 %121, ptr %46, align 4, !tbaa !4
  store i32 %120, ptr %50, align 4, !tbaa !4
  br label %157

122:                                              ; preds = %42
  %123 = load i32, ptr %50, align 4, !tbaa !4
  %124 = load i32, ptr %46, align 4, !tbaa !4
  %125 = icmp slt i32 %123, %124
  %126 = zext i1 %125 to i32
  store i32 %126, ptr %50, align 4, !tbaa !4
  %127 = add i32 %31, -1
  br label %157

128:                                              ; preds = %42
  %129 = load i32, ptr %46, align 4, !tbaa !4
  %130 = load i32, ptr %50, align 4, !tbaa !4
  %131 = xor i32 %130, %129
  store i32 %131, ptr %50, align 4, !tbaa !4
  %132 = add i32 %31, -1
  br label %157

133:                                              ; preds = %42
  %134 = load i32, ptr %50, align 4, !tbaa !4
  %135 = load i32, ptr %46, align 4, !tbaa !4
  %136 = and i32 %135, 31
  %137 = shl i32 %134, %136
  store i32 %137, ptr %50, align 4, !tbaa !4
  %138 = add i32 %31, -1
  br label %157

139:                                              ; preds = %42
  %140 = and i8 %43, 3
  %141 = zext nneg i8 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr %6, i64 %141
  %143 = load i32, ptr %142, align 4, !tbaa !4
  %144 = icmp sgt i32 %143, -1000
  %145 = sext i1 %144 to i32
  %146 = add i32 %143, %145
  store i32 %146, ptr %142, align 4, !tbaa !4
  %147 = add nuw nsw i32 %30, 2
  br label %157

148:                                              ; preds = %42
  %149 = load i32, ptr %46, align 4, !tbaa !4
  %150 = sub i32 0, %149
  store i32 %150, ptr %46, align 4, !tbaa !4
  br label %157

151:                                              ; preds = %42
  %152 = load i32, ptr %50, align 4, !tbaa !4
  %153 = load i32, ptr %46, align 4, !tbaa !4
  %154 = icmp sgt i32 %152, %153
  %155 = zext i1 %154 to i32
  store i32 %155, ptr %50, align 4, !tbaa !4
  %156 = add i32 %31, -1
  br label %157

157:                                              ; preds = %42, %151, %148, %139, %133, %128, %122, %119, %113, %108, %100, %97, %86, %81, %76, %69, %59, %52, %51
  %158 = phi i32 [ %31, %42 ], [ %31, %51 ], [ %54, %52 ], [ %64, %59 ], [ %74, %69 ], [ %80, %76 ], [ %85, %81 ], [ %90, %86 ], [ %99, %97 ], [ %105, %100 ], [ %31, %108 ], [ %115, %113 ], [ %31, %119 ], [ %127, %122 ], [ %132, %128 ], [ %138, %133 ], [ %31, %139 ], [ %31, %148 ], [ %156, %151 ]
  %159 = phi i32 [ %33, %42 ], [ 48, %51 ], [ %58, %52 ], [ %68, %59 ], [ %75, %69 ], [ %33, %76 ], [ %33, %81 ], [ %33, %86 ], [ %33, %97 ], [ %107, %100 ], [ %112, %108 ], [ %33, %113 ], [ %33, %119 ], [ %33, %122 ], [ %33, %128 ], [ %33, %133 ], [ %147, %139 ], [ %33, %148 ], [ %33, %151 ]
  %160 = icmp sgt i32 %29, 1
  %161 = icmp ult i32 %159, 48
  %162 = select i1 %160, i1 %161, i1 false
  br i1 %162, label %28, label %26, !llvm.loop !12

163:                                              ; preds = %171
  %164 = load i32, ptr %6, align 4, !tbaa !4
  %165 = load i32, ptr %15, align 4, !tbaa !4
  %166 = shl i32 %165, 8
  %167 = xor i32 %27, %164
  %168 = xor i32 %167, %166
  %169 = xor i32 %168, %178
  %170 = getelementptr inbounds i32, ptr %2, i64 %12
  store i32 %169, ptr %170, align 4, !tbaa !4
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #4
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #4
  ret void

171:                                              ; preds = %26, %171
  %172 = phi i32 [ 0, %26 ], [ %179, %171 ]
  %173 = phi i32 [ 0, %26 ], [ %178, %171 ]
  %174 = mul i32 %173, 31
  %175 = zext nneg i32 %172 to i64
  %176 = getelementptr inbounds nuw i32, ptr %5, i64 %175
  %177 = load i32, ptr %176, align 4, !tbaa !4
  %178 = add i32 %177, %174
  %179 = add nuw nsw i32 %172, 1
  %180 = icmp eq i32 %179, 16
  br i1 %180, label %163, label %171, !llvm.loop !13
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @classify_tokens(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = alloca [4 x i32], align 4
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %3, i8 0, i64 16, i1 false)
  %9 = shl nsw i32 %8, 4
  br label %15

10:                                               ; preds = %56
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i32 %59, ptr %11, align 4
  store i32 %58, ptr %12, align 4
  store i32 %57, ptr %13, align 4
  store i32 %60, ptr %3, align 4
  %14 = shl nsw i32 %8, 2
  br label %65

15:                                               ; preds = %2, %56
  %16 = phi i32 [ 0, %2 ], [ %57, %56 ]
  %17 = phi i32 [ 0, %2 ], [ %58, %56 ]
  %18 = phi i32 [ 0, %2 ], [ %59, %56 ]
  %19 = phi i32 [ 0, %2 ], [ %61, %56 ]
  %20 = phi i32 [ 0, %2 ], [ %62, %56 ]
  %21 = phi i32 [ 0, %2 ], [ %60, %56 ]
  %22 = add nuw nsw i32 %20, %9
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %0, i64 %23
  %25 = load i8, ptr %24, align 1, !tbaa !11
  switch i32 %19, label %46 [
    i32 4, label %26
    i32 5, label %31
    i32 3, label %34
    i32 1, label %34
    i32 2, label %41
  ]

26:                                               ; preds = %15
  %27 = icmp eq i8 %25, 34
  %28 = zext i1 %27 to i32
  %29 = add i32 %18, %28
  %30 = select i1 %27, i32 0, i32 4
  br label %56

31:                                               ; preds = %15
  %32 = icmp eq i8 %25, 35
  %33 = select i1 %32, i32 0, i32 5
  br label %56

34:                                               ; preds = %15, %15
  %35 = add i8 %25, -48
  %36 = icmp ult i8 %35, 10
  br i1 %36, label %56, label %37

37:                                               ; preds = %34
  %38 = icmp eq i8 %25, 46
  br i1 %38, label %56, label %39

39:                                               ; preds = %37
  %40 = add i32 %21, 1
  br label %46

41:                                               ; preds = %15
  %42 = add i8 %25, -48
  %43 = icmp ult i8 %42, 10
  br i1 %43, label %56, label %44

44:                                               ; preds = %41
  %45 = add i32 %21, 65536
  br label %46

46:                                               ; preds = %15, %44, %39
  %47 = phi i32 [ %21, %15 ], [ %45, %44 ], [ %40, %39 ]
  switch i8 %25, label %54 [
    i8 43, label %56
    i8 45, label %56
    i8 48, label %48
    i8 49, label %48
    i8 50, label %48
    i8 51, label %48
    i8 52, label %48
    i8 53, label %48
    i8 54, label %48
    i8 55, label %48
    i8 56, label %48
    i8 57, label %48
    i8 46, label %49
    i8 34, label %50
    i8 35, label %51
    i8 32, label %52
  ]

48:                                               ; preds = %46, %46, %46, %46, %46, %46, %46, %46, %46, %46
  br label %56

49:                                               ; preds = %46
  br label %56

50:                                               ; preds = %46
  br label %56

51:                                               ; preds = %46
  br label %56

52:                                               ; preds = %46
  %53 = add i32 %17, 1
  br label %56

54:                                               ; preds = %46
  %55 = add i32 %16, 1
  br label %56

56:                                               ; preds = %26, %48, %49, %50, %51, %52, %54, %46, %46, %41, %37, %34, %31
  %57 = phi i32 [ %16, %41 ], [ %16, %37 ], [ %16, %31 ], [ %16, %26 ], [ %16, %34 ], [ %16, %46 ], [ %55, %54 ], [ %16, %52 ], [ %16, %48 ], [ %16, %49 ], [ %16, %50 ], [ %16, %51 ], [ %16, %46 ]
  %58 = phi i32 [ %17, %41 ], [ %17, %37 ], [ %17, %31 ], [ %17, %26 ], [ %17, %34 ], [ %17, %46 ], [ %17, %54 ], [ %53, %52 ], [ %17, %48 ], [ %17, %49 ], [ %17, %50 ], [ %17, %51 ], [ %17, %46 ]
  %59 = phi i32 [ %18, %41 ], [ %18, %37 ], [ %18, %31 ], [ %29, %26 ], [ %18, %34 ], [ %18, %46 ], [ %18, %54 ], [ %18, %52 ], [ %18, %48 ], [ %18, %49 ], [ %18, %50 ], [ %18, %51 ], [ %18, %46 ]
  %60 = phi i32 [ %21, %41 ], [ %21, %37 ], [ %21, %31 ], [ %21, %26 ], [ %21, %34 ], [ %47, %46 ], [ %47, %54 ], [ %47, %52 ], [ %47, %48 ], [ %47, %49 ], [ %47, %50 ], [ %47, %51 ], [ %47, %46 ]
  %61 = phi i32 [ 2, %41 ], [ 2, %37 ], [ %33, %31 ], [ %30, %26 ], [ 1, %34 ], [ 3, %46 ], [ 6, %54 ], [ 7, %52 ], [ 1, %48 ], [ 2, %49 ], [ 4, %50 ], [ 5, %51 ], [ 3, %46 ]
  %62 = add nuw nsw i32 %20, 1
  %63 = icmp eq i32 %62, 16
  br i1 %63, label %10, label %15, !llvm.loop !14

64:                                               ; preds = %65
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4
  ret void

65:                                               ; preds = %10, %65
  %66 = phi i32 [ 0, %10 ], [ %74, %65 ]
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %3, i64 %67
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = add i32 %69, %61
  %71 = add nuw nsw i32 %66, %14
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds i32, ptr %1, i64 %72
  store i32 %70, ptr %73, align 4, !tbaa !4
  %74 = add nuw nsw i32 %66, 1
  %75 = icmp eq i32 %74, 4
  br i1 %75, label %64, label %65, !llvm.loop !15
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

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
!8 = distinct !{!8, !9, !10}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.unroll.disable"}
!11 = !{!6, !6, i64 0}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = distinct !{!14, !9, !10}
!15 = distinct !{!15, !9, !10}
