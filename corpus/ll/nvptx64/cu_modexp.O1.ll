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

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef zeroext i1 @_Z3geqRK3NumS1_(ptr noundef nonnull readonly align 4 captures(none) dereferenceable(16) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(16) %1) local_unnamed_addr #2 {
  br label %6

3:                                                ; preds = %6
  %4 = add nsw i32 %7, -1
  %5 = icmp eq i32 %7, 0
  br i1 %5, label %16, label %6, !llvm.loop !8

6:                                                ; preds = %2, %3
  %7 = phi i32 [ 3, %2 ], [ %4, %3 ]
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = getelementptr inbounds nuw i32, ptr %1, i64 %8
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp eq i32 %10, %12
  br i1 %13, label %3, label %14

14:                                               ; preds = %6
  %15 = icmp ugt i32 %10, %12
  br label %16

16:                                               ; preds = %3, %14
  %17 = phi i1 [ %15, %14 ], [ undef, %3 ]
  %18 = or i1 %13, %17
  ret i1 %18
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local void @_Z8subtractR3NumRKS_(ptr noundef nonnull align 4 captures(none) dereferenceable(16) %0, ptr noundef nonnull readonly align 4 captures(none) dereferenceable(16) %1) local_unnamed_addr #3 {
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
define dso_local %struct.Num @_Z7montmul3NumS_S_j(ptr noundef readonly byval(%struct.Num) align 4 captures(none) %0, ptr noundef readonly byval(%struct.Num) align 4 captures(none) %1, ptr noundef readonly byval(%struct.Num) align 4 captures(none) %2, i32 noundef %3) local_unnamed_addr #4 {
  %5 = alloca %struct.Num, align 4
  %6 = alloca [6 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #11
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(24) %6, i8 0, i64 24, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %9 = load i32, ptr %2, align 4, !tbaa !4
  %10 = zext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 12
  br label %12

12:                                               ; preds = %4, %63
  %13 = phi i32 [ 0, %4 ], [ %72, %63 ]
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw i32, ptr %1, i64 %14
  %16 = load i32, ptr %15, align 4, !tbaa !4
  %17 = zext i32 %16 to i64
  br label %46

18:                                               ; preds = %63
  %19 = load i32, ptr %6, align 4, !tbaa !4
  store i32 %19, ptr %5, align 4, !tbaa !4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %22 = load i32, ptr %21, align 4, !tbaa !4
  store i32 %22, ptr %20, align 4, !tbaa !4
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %25 = load i32, ptr %24, align 4, !tbaa !4
  store i32 %25, ptr %23, align 4, !tbaa !4
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !4
  store i32 %28, ptr %26, align 4, !tbaa !4
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %30 = load i32, ptr %29, align 4, !tbaa !4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %95, label %108

32:                                               ; preds = %46
  %33 = load i32, ptr %7, align 4, !tbaa !4
  %34 = zext i32 %33 to i64
  %35 = add nuw nsw i64 %60, %34
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %7, align 4, !tbaa !4
  %37 = lshr i64 %35, 32
  %38 = trunc nuw nsw i64 %37 to i32
  store i32 %38, ptr %8, align 4, !tbaa !4
  %39 = load i32, ptr %6, align 4, !tbaa !4
  %40 = mul i32 %39, %3
  %41 = zext i32 %40 to i64
  %42 = mul nuw i64 %41, %10
  %43 = zext i32 %39 to i64
  %44 = add nuw i64 %42, %43
  %45 = lshr i64 %44, 32
  br label %74

46:                                               ; preds = %12, %46
  %47 = phi i32 [ 0, %12 ], [ %61, %46 ]
  %48 = phi i64 [ 0, %12 ], [ %60, %46 ]
  %49 = zext nneg i32 %47 to i64
  %50 = getelementptr inbounds nuw i32, ptr %0, i64 %49
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = zext i32 %51 to i64
  %53 = mul nuw i64 %17, %52
  %54 = getelementptr inbounds nuw i32, ptr %6, i64 %49
  %55 = load i32, ptr %54, align 4, !tbaa !4
  %56 = zext i32 %55 to i64
  %57 = add nuw nsw i64 %48, %56
  %58 = add nuw i64 %57, %53
  %59 = trunc i64 %58 to i32
  store i32 %59, ptr %54, align 4, !tbaa !4
  %60 = lshr i64 %58, 32
  %61 = add nuw nsw i32 %47, 1
  %62 = icmp eq i32 %61, 4
  br i1 %62, label %32, label %46, !llvm.loop !11

63:                                               ; preds = %74
  %64 = load i32, ptr %7, align 4, !tbaa !4
  %65 = zext i32 %64 to i64
  %66 = add nuw nsw i64 %90, %65
  %67 = trunc i64 %66 to i32
  store i32 %67, ptr %11, align 4, !tbaa !4
  %68 = load i32, ptr %8, align 4, !tbaa !4
  %69 = lshr i64 %66, 32
  %70 = trunc nuw nsw i64 %69 to i32
  %71 = add i32 %68, %70
  store i32 %71, ptr %7, align 4, !tbaa !4
  %72 = add nuw nsw i32 %13, 1
  %73 = icmp eq i32 %72, 4
  br i1 %73, label %18, label %12, !llvm.loop !12

74:                                               ; preds = %32, %74
  %75 = phi i64 [ %45, %32 ], [ %90, %74 ]
  %76 = phi i32 [ 1, %32 ], [ %89, %74 ]
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %2, i64 %77
  %79 = load i32, ptr %78, align 4, !tbaa !4
  %80 = zext i32 %79 to i64
  %81 = mul nuw i64 %80, %41
  %82 = getelementptr inbounds nuw i32, ptr %6, i64 %77
  %83 = load i32, ptr %82, align 4, !tbaa !4
  %84 = zext i32 %83 to i64
  %85 = add nuw nsw i64 %75, %84
  %86 = add nuw i64 %85, %81
  %87 = trunc i64 %86 to i32
  %88 = getelementptr i8, ptr %82, i64 -4
  store i32 %87, ptr %88, align 4, !tbaa !4
  %89 = add nuw nsw i32 %76, 1
  %90 = lshr i64 %86, 32
  %91 = icmp eq i32 %89, 4
  br i1 %91, label %63, label %74, !llvm.loop !13

92:                                               ; preds = %95
  %93 = add nsw i32 %96, -1
  %94 = icmp eq i32 %96, 0
  br i1 %94, label %105, label %95, !llvm.loop !8

95:                                               ; preds = %18, %92
  %96 = phi i32 [ %93, %92 ], [ 3, %18 ]
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %5, i64 %97
  %99 = load i32, ptr %98, align 4, !tbaa !4
  %100 = getelementptr inbounds nuw i32, ptr %2, i64 %97
  %101 = load i32, ptr %100, align 4, !tbaa !4
  %102 = icmp eq i32 %99, %101
  br i1 %102, label %92, label %103

103:                                              ; preds = %95
  %104 = icmp ugt i32 %99, %101
  br label %105

105:                                              ; preds = %92, %103
  %106 = phi i1 [ %104, %103 ], [ undef, %92 ]
  %107 = or i1 %102, %106
  br i1 %107, label %108, label %136

108:                                              ; preds = %105, %18
  %109 = zext i32 %19 to i64
  %110 = load i32, ptr %2, align 4, !tbaa !4
  %111 = zext i32 %110 to i64
  %112 = sub nsw i64 %109, %111
  %113 = trunc i64 %112 to i32
  store i32 %113, ptr %5, align 4, !tbaa !4
  %114 = ashr i64 %112, 32
  %115 = zext i32 %22 to i64
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %117 = load i32, ptr %116, align 4, !tbaa !4
  %118 = zext i32 %117 to i64
  %119 = sub nsw i64 %115, %118
  %120 = add nsw i64 %119, %114
  %121 = trunc i64 %120 to i32
  store i32 %121, ptr %20, align 4, !tbaa !4
  %122 = ashr i64 %120, 32
  %123 = zext i32 %25 to i64
  %124 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %125 = load i32, ptr %124, align 4, !tbaa !4
  %126 = zext i32 %125 to i64
  %127 = sub nsw i64 %123, %126
  %128 = add nsw i64 %127, %122
  %129 = trunc i64 %128 to i32
  store i32 %129, ptr %23, align 4, !tbaa !4
  %130 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %131 = load i32, ptr %130, align 4, !tbaa !4
  %132 = lshr i64 %128, 32
  %133 = trunc nuw i64 %132 to i32
  %134 = sub i32 %28, %131
  %135 = add i32 %134, %133
  store i32 %135, ptr %26, align 4, !tbaa !4
  br label %136

136:                                              ; preds = %108, %105
  %137 = phi i32 [ %135, %108 ], [ %28, %105 ]
  %138 = phi i32 [ %129, %108 ], [ %25, %105 ]
  %139 = phi i32 [ %121, %108 ], [ %22, %105 ]
  %140 = phi i32 [ %113, %108 ], [ %19, %105 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #11
  %141 = insertvalue %struct.Num poison, i32 %140, 0, 0
  %142 = insertvalue %struct.Num %141, i32 %139, 0, 1
  %143 = insertvalue %struct.Num %142, i32 %138, 0, 2
  %144 = insertvalue %struct.Num %143, i32 %137, 0, 3
  ret %struct.Num %144
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @modexp128(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly byval(%struct.Num) align 4 captures(none) %2, ptr noundef writeonly captures(none) %3) local_unnamed_addr #6 {
  %5 = alloca %struct.Num, align 4
  %6 = alloca %struct.Num, align 4
  %7 = alloca %struct.Num, align 4
  %8 = alloca %struct.Num, align 4
  %9 = alloca %struct.Num, align 4
  %10 = alloca %struct.Num, align 4
  %11 = alloca %struct.Num, align 4
  %12 = load i32, ptr %2, align 4, !tbaa !4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(16) %5, ptr noundef nonnull align 4 dereferenceable(16) @__const.modexp128.one, i64 16, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %14 = load i32, ptr %5, align 4
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %18 = zext i32 %12 to i64
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 4
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %28 = load i32, ptr %27, align 4
  br label %83

29:                                               ; preds = %151
  %30 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  %35 = mul i32 %12, %12
  %36 = sub i32 2, %35
  %37 = mul i32 %36, %12
  %38 = mul i32 %37, %12
  %39 = sub i32 2, %38
  %40 = mul i32 %39, %37
  %41 = mul i32 %40, %12
  %42 = sub i32 2, %41
  %43 = mul i32 %42, %40
  %44 = mul i32 %43, %12
  %45 = sub i32 2, %44
  %46 = mul i32 %45, %43
  %47 = mul i32 %46, %12
  %48 = add i32 %47, -2
  %49 = mul i32 %48, %46
  %50 = sext i32 %34 to i64
  %51 = getelementptr inbounds %struct.Num, ptr %0, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %51, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %51, i64 8
  %56 = load i32, ptr %55, align 4
  %57 = getelementptr inbounds nuw i8, ptr %51, i64 12
  %58 = load i32, ptr %57, align 4, !tbaa !14
  %59 = and i32 %58, 1073741823
  store i32 %52, ptr %6, align 4
  %60 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 %54, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %56, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 12
  store i32 %59, ptr %62, align 4, !tbaa !14
  %63 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %6, ptr noundef nonnull byval(%struct.Num) align 4 %5, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %49) #11
  %64 = extractvalue %struct.Num %63, 0
  %65 = extractvalue [4 x i32] %64, 0
  %66 = extractvalue [4 x i32] %64, 1
  %67 = extractvalue [4 x i32] %64, 2
  %68 = extractvalue [4 x i32] %64, 3
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %74 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %75 = getelementptr inbounds i32, ptr %1, i64 %50
  %76 = load i32, ptr %75, align 4, !tbaa !4
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %78 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %80 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %81 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %82 = getelementptr inbounds nuw i8, ptr %10, i64 12
  br label %169

83:                                               ; preds = %4, %151
  %84 = phi i32 [ undef, %4 ], [ %99, %151 ]
  %85 = phi i32 [ undef, %4 ], [ %98, %151 ]
  %86 = phi i32 [ undef, %4 ], [ %97, %151 ]
  %87 = phi i32 [ undef, %4 ], [ %96, %151 ]
  %88 = phi i32 [ 0, %4 ], [ %153, %151 ]
  %89 = phi i32 [ %14, %4 ], [ %152, %151 ]
  %90 = icmp eq i32 %88, 128
  br i1 %90, label %91, label %95

91:                                               ; preds = %83
  %92 = load i32, ptr %15, align 4
  %93 = load i32, ptr %16, align 4
  %94 = load i32, ptr %17, align 4
  br label %95

95:                                               ; preds = %91, %83
  %96 = phi i32 [ %89, %91 ], [ %87, %83 ]
  %97 = phi i32 [ %92, %91 ], [ %86, %83 ]
  %98 = phi i32 [ %93, %91 ], [ %85, %83 ]
  %99 = phi i32 [ %94, %91 ], [ %84, %83 ]
  %100 = load i32, ptr %13, align 4
  br label %104

101:                                              ; preds = %104
  %102 = shl i32 %89, 1
  store i32 %102, ptr %5, align 4
  %103 = icmp sgt i32 %100, -1
  br i1 %103, label %117, label %130

104:                                              ; preds = %95, %104
  %105 = phi i32 [ 3, %95 ], [ %112, %104 ]
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %5, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = getelementptr i8, ptr %107, i64 -4
  %110 = load i32, ptr %109, align 4
  %111 = tail call i32 @llvm.fshl.i32(i32 %108, i32 %110, i32 1)
  store i32 %111, ptr %107, align 4
  %112 = add nsw i32 %105, -1
  %113 = icmp samesign ugt i32 %105, 1
  br i1 %113, label %104, label %101, !llvm.loop !15

114:                                              ; preds = %117
  %115 = add nsw i32 %118, -1
  %116 = icmp eq i32 %118, 0
  br i1 %116, label %127, label %117, !llvm.loop !8

117:                                              ; preds = %101, %114
  %118 = phi i32 [ %115, %114 ], [ 3, %101 ]
  %119 = zext nneg i32 %118 to i64
  %120 = getelementptr inbounds nuw i32, ptr %5, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds nuw i32, ptr %2, i64 %119
  %123 = load i32, ptr %122, align 4, !tbaa !4
  %124 = icmp eq i32 %121, %123
  br i1 %124, label %114, label %125

125:                                              ; preds = %117
  %126 = icmp ugt i32 %121, %123
  br label %127

127:                                              ; preds = %114, %125
  %128 = phi i1 [ %126, %125 ], [ undef, %114 ]
  %129 = or i1 %124, %128
  br i1 %129, label %130, label %151

130:                                              ; preds = %127, %101
  %131 = zext i32 %102 to i64
  %132 = sub nsw i64 %131, %18
  %133 = trunc i64 %132 to i32
  store i32 %133, ptr %5, align 4
  %134 = ashr i64 %132, 32
  %135 = load i32, ptr %19, align 4
  %136 = zext i32 %135 to i64
  %137 = add nsw i64 %134, %136
  %138 = sub nsw i64 %137, %22
  %139 = trunc i64 %138 to i32
  store i32 %139, ptr %19, align 4
  %140 = ashr i64 %138, 32
  %141 = load i32, ptr %23, align 4
  %142 = zext i32 %141 to i64
  %143 = sub nsw i64 %142, %26
  %144 = add nsw i64 %143, %140
  %145 = trunc i64 %144 to i32
  store i32 %145, ptr %23, align 4
  %146 = load i32, ptr %13, align 4
  %147 = lshr i64 %144, 32
  %148 = trunc nuw i64 %147 to i32
  %149 = sub i32 %146, %28
  %150 = add i32 %149, %148
  store i32 %150, ptr %13, align 4
  br label %151

151:                                              ; preds = %130, %127
  %152 = phi i32 [ %133, %130 ], [ %102, %127 ]
  %153 = add nuw nsw i32 %88, 1
  %154 = icmp eq i32 %153, 256
  br i1 %154, label %29, label %83, !llvm.loop !16

155:                                              ; preds = %191
  store i32 %194, ptr %11, align 4
  %156 = getelementptr inbounds nuw i8, ptr %11, i64 4
  store i32 %193, ptr %156, align 4
  %157 = getelementptr inbounds nuw i8, ptr %11, i64 8
  store i32 %192, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %11, i64 12
  store i32 %195, ptr %158, align 4, !tbaa !14
  %159 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %11, ptr noundef nonnull byval(%struct.Num) align 4 @__const.modexp128.one, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %49) #11
  %160 = extractvalue %struct.Num %159, 0
  %161 = extractvalue [4 x i32] %160, 0
  %162 = extractvalue [4 x i32] %160, 1
  %163 = extractvalue [4 x i32] %160, 2
  %164 = extractvalue [4 x i32] %160, 3
  %165 = getelementptr inbounds %struct.Num, ptr %3, i64 %50
  store i32 %161, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 4
  store i32 %162, ptr %166, align 4
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 8
  store i32 %163, ptr %167, align 4
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 12
  store i32 %164, ptr %168, align 4, !tbaa !14
  ret void

169:                                              ; preds = %29, %191
  %170 = phi i32 [ %99, %29 ], [ %195, %191 ]
  %171 = phi i32 [ 7, %29 ], [ %196, %191 ]
  %172 = phi i32 [ %96, %29 ], [ %194, %191 ]
  %173 = phi i32 [ %97, %29 ], [ %193, %191 ]
  %174 = phi i32 [ %98, %29 ], [ %192, %191 ]
  store i32 %172, ptr %7, align 4
  store i32 %173, ptr %69, align 4
  store i32 %174, ptr %70, align 4
  store i32 %170, ptr %71, align 4, !tbaa !14
  store i32 %172, ptr %8, align 4
  store i32 %173, ptr %72, align 4
  store i32 %174, ptr %73, align 4
  store i32 %170, ptr %74, align 4, !tbaa !14
  %175 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %7, ptr noundef nonnull byval(%struct.Num) align 4 %8, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %49) #11
  %176 = extractvalue %struct.Num %175, 0
  %177 = extractvalue [4 x i32] %176, 0
  %178 = extractvalue [4 x i32] %176, 1
  %179 = extractvalue [4 x i32] %176, 2
  %180 = extractvalue [4 x i32] %176, 3
  %181 = shl nuw i32 1, %171
  %182 = and i32 %76, %181
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %191, label %184

184:                                              ; preds = %169
  store i32 %177, ptr %9, align 4
  store i32 %178, ptr %77, align 4
  store i32 %179, ptr %78, align 4
  store i32 %180, ptr %79, align 4, !tbaa !14
  store i32 %65, ptr %10, align 4
  store i32 %66, ptr %80, align 4
  store i32 %67, ptr %81, align 4
  store i32 %68, ptr %82, align 4, !tbaa !14
  %185 = tail call %struct.Num @_Z7montmul3NumS_S_j(ptr noundef nonnull byval(%struct.Num) align 4 %9, ptr noundef nonnull byval(%struct.Num) align 4 %10, ptr noundef nonnull byval(%struct.Num) align 4 %2, i32 noundef %49) #11
  %186 = extractvalue %struct.Num %185, 0
  %187 = extractvalue [4 x i32] %186, 0
  %188 = extractvalue [4 x i32] %186, 1
  %189 = extractvalue [4 x i32] %186, 2
  %190 = extractvalue [4 x i32] %186, 3
  br label %191

191:                                              ; preds = %169, %184
  %192 = phi i32 [ %189, %184 ], [ %179, %169 ]
  %193 = phi i32 [ %188, %184 ], [ %178, %169 ]
  %194 = phi i32 [ %187, %184 ], [ %177, %169 ]
  %195 = phi i32 [ %190, %184 ], [ %180, %169 ]
  %196 = add nsw i32 %171, -1
  %197 = icmp eq i32 %171, 0
  br i1 %197, label %155, label %169, !llvm.loop !17
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

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
  br i1 %20, label %21, label %6, !llvm.loop !18

21:                                               ; preds = %16
  %22 = trunc nuw i64 %17 to i32
  br label %23

23:                                               ; preds = %21, %3
  %24 = phi i32 [ 1, %3 ], [ %22, %21 ]
  ret i32 %24
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @miller_rabin(i32 noundef %0, ptr noundef writeonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #8 {
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
  store i8 %21, ptr %23, align 1, !tbaa !14
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
  br i1 %45, label %46, label %31, !llvm.loop !18

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
  br i1 %64, label %65, label %56, !llvm.loop !19

65:                                               ; preds = %56, %51, %48
  %66 = phi i1 [ true, %48 ], [ %52, %51 ], [ %61, %56 ]
  %67 = add nuw nsw i32 %25, 1
  %68 = icmp samesign ult i32 %25, 2
  %69 = and i1 %68, %66
  br i1 %69, label %24, label %20, !llvm.loop !20

70:                                               ; preds = %20
  %71 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  br label %72

72:                                               ; preds = %70, %20
  ret void
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @inverse_mod(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 {
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
  br i1 %27, label %28, label %17, !llvm.loop !21

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
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #9

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.fshl.i32(i32, i32, i32) #10

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nofree noinline norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #9 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #10 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nounwind }

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
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
!13 = distinct !{!13, !9, !10}
!14 = !{!6, !6, i64 0}
!15 = distinct !{!15, !9, !10}
!16 = distinct !{!16, !9, !10}
!17 = distinct !{!17, !9, !10}
!18 = distinct !{!18, !9, !10}
!19 = distinct !{!19, !9, !10}
!20 = distinct !{!20, !9, !10}
!21 = distinct !{!21, !9, !10}
