; ModuleID = 'corpus/cuda/cu_strsearch.cu'
source_filename = "corpus/cuda/cu_strsearch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.State = type { [2 x i8], i16 }

@_ZZ8horspoolE4skip = internal unnamed_addr addrspace(3) global [256 x i8] undef, align 1
@machine = dso_local addrspace(1) externally_initialized global [6 x %struct.State] [%struct.State { [2 x i8] c"\01\00", i16 0 }, %struct.State { [2 x i8] c"\02\03", i16 0 }, %struct.State { [2 x i8] c"\02\04", i16 1 }, %struct.State { [2 x i8] c"\05\00", i16 2 }, %struct.State { [2 x i8] c"\05\00", i16 6 }, %struct.State { [2 x i8] c"\02\03", i16 8 }], align 2
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @machine to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @brute_force(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %3, 1
  br i1 %10, label %24, label %11

11:                                               ; preds = %4, %11
  %12 = phi i32 [ %21, %11 ], [ 0, %4 ]
  %13 = add nsw i32 %12, %9
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds i8, ptr %0, i64 %14
  %16 = load i8, ptr %15, align 1, !tbaa !8
  %17 = zext nneg i32 %12 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !8
  %20 = icmp eq i8 %16, %19
  %21 = add nuw nsw i32 %12, 1
  %22 = icmp ne i32 %21, %3
  %23 = select i1 %20, i1 %22, i1 false
  br i1 %23, label %11, label %24, !llvm.loop !9

24:                                               ; preds = %11, %4
  %25 = phi i1 [ true, %4 ], [ %20, %11 ]
  %26 = zext i1 %25 to i8
  %27 = sext i32 %9 to i64
  %28 = getelementptr inbounds i8, ptr %2, i64 %27
  store i8 %26, ptr %28, align 1, !tbaa !8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @horspool(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #1 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = icmp samesign ult i32 %5, 256
  br i1 %6, label %7, label %30

7:                                                ; preds = %4
  %8 = trunc i32 %3 to i8
  %9 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %10 = sub nuw nsw i32 256, %5
  %11 = icmp samesign ult i32 %5, 253
  %12 = icmp eq i32 %9, 1
  %13 = and i1 %11, %12
  br i1 %13, label %14, label %28

14:                                               ; preds = %7
  %15 = and i32 %10, 508
  %16 = add nuw nsw i32 %5, %15
  %17 = insertelement <4 x i8> poison, i8 %8, i64 0
  %18 = shufflevector <4 x i8> %17, <4 x i8> poison, <4 x i32> zeroinitializer
  br label %19

19:                                               ; preds = %19, %14
  %20 = phi i32 [ 0, %14 ], [ %24, %19 ]
  %21 = add i32 %5, %20
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %22
  store <4 x i8> %18, ptr %23, align 1, !tbaa !8
  %24 = add nuw i32 %20, 4
  %25 = icmp eq i32 %24, %15
  br i1 %25, label %26, label %19, !llvm.loop !11

26:                                               ; preds = %19
  %27 = icmp eq i32 %10, %15
  br i1 %27, label %30, label %28

28:                                               ; preds = %7, %26
  %29 = phi i32 [ %5, %7 ], [ %16, %26 ]
  br label %69

30:                                               ; preds = %69, %26, %4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %31 = icmp eq i32 %5, 0
  br i1 %31, label %32, label %86

32:                                               ; preds = %30
  %33 = add i32 %3, -1
  %34 = icmp sgt i32 %3, 1
  br i1 %34, label %35, label %86

35:                                               ; preds = %32
  %36 = icmp ult i32 %3, 5
  br i1 %36, label %67, label %37

37:                                               ; preds = %35
  %38 = and i32 %33, -4
  %39 = insertelement <4 x i32> poison, i32 %33, i64 0
  %40 = shufflevector <4 x i32> %39, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %41

41:                                               ; preds = %41, %37
  %42 = phi i32 [ 0, %37 ], [ %62, %41 ]
  %43 = phi <4 x i32> [ <i32 0, i32 1, i32 2, i32 3>, %37 ], [ %63, %41 ]
  %44 = sub nsw <4 x i32> %40, %43
  %45 = trunc <4 x i32> %44 to <4 x i8>
  %46 = extractelement <4 x i8> %45, i64 0
  %47 = extractelement <4 x i8> %45, i64 1
  %48 = extractelement <4 x i8> %45, i64 2
  %49 = extractelement <4 x i8> %45, i64 3
  %50 = zext nneg i32 %42 to i64
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 %50
  %52 = load <4 x i8>, ptr %51, align 1, !tbaa !8
  %53 = zext <4 x i8> %52 to <4 x i64>
  %54 = extractelement <4 x i64> %53, i64 0
  %55 = extractelement <4 x i64> %53, i64 1
  %56 = extractelement <4 x i64> %53, i64 2
  %57 = extractelement <4 x i64> %53, i64 3
  %58 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %54
  %59 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %55
  %60 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %56
  %61 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %57
  store i8 %46, ptr %58, align 1, !tbaa !8
  store i8 %47, ptr %59, align 1, !tbaa !8
  store i8 %48, ptr %60, align 1, !tbaa !8
  store i8 %49, ptr %61, align 1, !tbaa !8
  %62 = add nuw i32 %42, 4
  %63 = add nuw nsw <4 x i32> %43, splat (i32 4)
  %64 = icmp eq i32 %62, %38
  br i1 %64, label %65, label %41, !llvm.loop !14

65:                                               ; preds = %41
  %66 = icmp eq i32 %33, %38
  br i1 %66, label %86, label %67

67:                                               ; preds = %35, %65
  %68 = phi i32 [ 0, %35 ], [ %38, %65 ]
  br label %75

69:                                               ; preds = %28, %69
  %70 = phi i32 [ %73, %69 ], [ %29, %28 ]
  %71 = zext nneg i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %71
  store i8 %8, ptr %72, align 1, !tbaa !8
  %73 = add nuw nsw i32 %70, %9
  %74 = icmp samesign ult i32 %73, 256
  br i1 %74, label %69, label %30, !llvm.loop !15

75:                                               ; preds = %67, %75
  %76 = phi i32 [ %84, %75 ], [ %68, %67 ]
  %77 = sub nsw i32 %33, %76
  %78 = trunc i32 %77 to i8
  %79 = zext nneg i32 %76 to i64
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 %79
  %81 = load i8, ptr %80, align 1, !tbaa !8
  %82 = zext i8 %81 to i64
  %83 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %82
  store i8 %78, ptr %83, align 1, !tbaa !8
  %84 = add nuw nsw i32 %76, 1
  %85 = icmp eq i32 %84, %33
  br i1 %85, label %86, label %75, !llvm.loop !16

86:                                               ; preds = %75, %65, %32, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %87 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %88 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %89 = mul i32 %87, %88
  %90 = add i32 %89, %5
  %91 = shl nsw i32 %90, 6
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds i8, ptr %0, i64 %92
  %94 = icmp slt i32 %3, 65
  br i1 %94, label %95, label %99

95:                                               ; preds = %86, %116
  %96 = phi i32 [ %127, %116 ], [ 0, %86 ]
  %97 = phi i32 [ %118, %116 ], [ 0, %86 ]
  %98 = add nsw i32 %96, %3
  br label %103

99:                                               ; preds = %116, %86
  %100 = phi i32 [ 0, %86 ], [ %118, %116 ]
  %101 = sext i32 %90 to i64
  %102 = getelementptr inbounds i32, ptr %2, i64 %101
  store i32 %100, ptr %102, align 4, !tbaa !4
  ret void

103:                                              ; preds = %95, %106
  %104 = phi i32 [ %107, %106 ], [ %3, %95 ]
  %105 = icmp slt i32 %104, 1
  br i1 %105, label %116, label %106

106:                                              ; preds = %103
  %107 = add nsw i32 %104, -1
  %108 = add nsw i32 %107, %96
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i8, ptr %93, i64 %109
  %111 = load i8, ptr %110, align 1, !tbaa !8
  %112 = zext nneg i32 %107 to i64
  %113 = getelementptr inbounds nuw i8, ptr %1, i64 %112
  %114 = load i8, ptr %113, align 1, !tbaa !8
  %115 = icmp eq i8 %111, %114
  br i1 %115, label %103, label %116, !llvm.loop !17

116:                                              ; preds = %103, %106
  %117 = zext i1 %105 to i32
  %118 = add nuw nsw i32 %97, %117
  %119 = sext i32 %98 to i64
  %120 = getelementptr i8, ptr %93, i64 %119
  %121 = getelementptr i8, ptr %120, i64 -1
  %122 = load i8, ptr %121, align 1, !tbaa !8
  %123 = zext i8 %122 to i64
  %124 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(3) @_ZZ8horspoolE4skip to ptr), i64 %123
  %125 = load i8, ptr %124, align 1, !tbaa !8
  %126 = zext i8 %125 to i32
  %127 = add nuw nsw i32 %96, %126
  %128 = add nsw i32 %127, %3
  %129 = icmp slt i32 %128, 65
  br i1 %129, label %95, label %99, !llvm.loop !18
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @rabin_karp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = shl nsw i32 %9, 5
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %0, i64 %11
  %13 = icmp sgt i32 %3, 0
  br i1 %13, label %14, label %49

14:                                               ; preds = %4
  %15 = load i8, ptr %1, align 1, !tbaa !8
  %16 = zext i8 %15 to i32
  %17 = load i8, ptr %12, align 1, !tbaa !8
  %18 = zext i8 %17 to i32
  %19 = icmp eq i32 %3, 1
  br i1 %19, label %49, label %20

20:                                               ; preds = %14
  %21 = add nsw i32 %3, -1
  %22 = and i32 %21, 1
  %23 = icmp eq i32 %3, 2
  br i1 %23, label %28, label %24

24:                                               ; preds = %20
  %25 = and i32 %21, -2
  br label %55

26:                                               ; preds = %55
  %27 = icmp eq i32 %22, 0
  br i1 %27, label %49, label %28

28:                                               ; preds = %26, %20
  %29 = phi i32 [ 1, %20 ], [ %92, %26 ]
  %30 = phi i32 [ 1, %20 ], [ %91, %26 ]
  %31 = phi i32 [ %18, %20 ], [ %89, %26 ]
  %32 = phi i32 [ %16, %20 ], [ %83, %26 ]
  %33 = icmp ne i32 %22, 0
  tail call void @llvm.assume(i1 %33)
  %34 = mul nuw nsw i32 %32, 257
  %35 = zext nneg i32 %29 to i64
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = zext i8 %37 to i32
  %39 = add nuw nsw i32 %34, %38
  %40 = urem i32 %39, 1000003
  %41 = mul nuw nsw i32 %31, 257
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 %35
  %43 = load i8, ptr %42, align 1, !tbaa !8
  %44 = zext i8 %43 to i32
  %45 = add nuw nsw i32 %41, %44
  %46 = urem i32 %45, 1000003
  %47 = mul nuw nsw i32 %30, 257
  %48 = urem i32 %47, 1000003
  br label %49

49:                                               ; preds = %28, %26, %14, %4
  %50 = phi i32 [ 0, %4 ], [ %16, %14 ], [ %83, %26 ], [ %40, %28 ]
  %51 = phi i32 [ 0, %4 ], [ %18, %14 ], [ %89, %26 ], [ %46, %28 ]
  %52 = phi i32 [ 1, %4 ], [ 1, %14 ], [ %91, %26 ], [ %48, %28 ]
  %53 = tail call i32 @llvm.smax.i32(i32 %3, i32 32)
  %54 = sub i32 %53, %3
  br label %95

55:                                               ; preds = %55, %24
  %56 = phi i32 [ 1, %24 ], [ %92, %55 ]
  %57 = phi i32 [ 1, %24 ], [ %91, %55 ]
  %58 = phi i32 [ %18, %24 ], [ %89, %55 ]
  %59 = phi i32 [ %16, %24 ], [ %83, %55 ]
  %60 = phi i32 [ 0, %24 ], [ %93, %55 ]
  %61 = mul nuw nsw i32 %59, 257
  %62 = zext nneg i32 %56 to i64
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 %62
  %64 = load i8, ptr %63, align 1, !tbaa !8
  %65 = zext i8 %64 to i32
  %66 = add nuw nsw i32 %61, %65
  %67 = urem i32 %66, 1000003
  %68 = mul nuw nsw i32 %58, 257
  %69 = getelementptr inbounds nuw i8, ptr %12, i64 %62
  %70 = load i8, ptr %69, align 1, !tbaa !8
  %71 = zext i8 %70 to i32
  %72 = add nuw nsw i32 %68, %71
  %73 = urem i32 %72, 1000003
  %74 = mul nuw nsw i32 %57, 257
  %75 = urem i32 %74, 1000003
  %76 = add nuw nsw i32 %56, 1
  %77 = mul nuw nsw i32 %67, 257
  %78 = zext nneg i32 %76 to i64
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 %78
  %80 = load i8, ptr %79, align 1, !tbaa !8
  %81 = zext i8 %80 to i32
  %82 = add nuw nsw i32 %77, %81
  %83 = urem i32 %82, 1000003
  %84 = mul nuw nsw i32 %73, 257
  %85 = getelementptr inbounds nuw i8, ptr %12, i64 %78
  %86 = load i8, ptr %85, align 1, !tbaa !8
  %87 = zext i8 %86 to i32
  %88 = add nuw nsw i32 %84, %87
  %89 = urem i32 %88, 1000003
  %90 = mul nuw nsw i32 %75, 257
  %91 = urem i32 %90, 1000003
  %92 = add nuw nsw i32 %56, 2
  %93 = add nuw i32 %60, 2
  %94 = icmp eq i32 %93, %25
  br i1 %94, label %26, label %55, !llvm.loop !19

95:                                               ; preds = %49, %125
  %96 = phi i32 [ %142, %125 ], [ %51, %49 ]
  %97 = phi i32 [ %120, %125 ], [ 0, %49 ]
  %98 = phi i32 [ %143, %125 ], [ 0, %49 ]
  %99 = icmp eq i32 %96, %50
  br i1 %99, label %100, label %119

100:                                              ; preds = %95
  br i1 %13, label %101, label %114

101:                                              ; preds = %100, %111
  %102 = phi i32 [ %112, %111 ], [ 0, %100 ]
  %103 = add nuw nsw i32 %102, %98
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 %104
  %106 = load i8, ptr %105, align 1, !tbaa !8
  %107 = zext nneg i32 %102 to i64
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 %107
  %109 = load i8, ptr %108, align 1, !tbaa !8
  %110 = icmp eq i8 %106, %109
  br i1 %110, label %111, label %114

111:                                              ; preds = %101
  %112 = add nuw nsw i32 %102, 1
  %113 = icmp eq i32 %112, %3
  br i1 %113, label %114, label %101, !llvm.loop !21

114:                                              ; preds = %101, %111, %100
  %115 = phi i32 [ 0, %100 ], [ %102, %101 ], [ %3, %111 ]
  %116 = icmp eq i32 %115, %3
  %117 = zext i1 %116 to i32
  %118 = add nsw i32 %97, %117
  br label %119

119:                                              ; preds = %114, %95
  %120 = phi i32 [ %118, %114 ], [ %97, %95 ]
  %121 = icmp eq i32 %98, %54
  br i1 %121, label %122, label %125

122:                                              ; preds = %119
  %123 = sext i32 %9 to i64
  %124 = getelementptr inbounds i32, ptr %2, i64 %123
  store i32 %120, ptr %124, align 4, !tbaa !4
  ret void

125:                                              ; preds = %119
  %126 = add nsw i32 %98, %3
  %127 = add nuw nsw i32 %96, 1000003
  %128 = zext nneg i32 %98 to i64
  %129 = getelementptr inbounds nuw i8, ptr %12, i64 %128
  %130 = load i8, ptr %129, align 1, !tbaa !8
  %131 = zext i8 %130 to i32
  %132 = mul nuw nsw i32 %52, %131
  %133 = urem i32 %132, 1000003
  %134 = sub nuw nsw i32 %127, %133
  %135 = urem i32 %134, 1000003
  %136 = mul nuw nsw i32 %135, 257
  %137 = sext i32 %126 to i64
  %138 = getelementptr inbounds i8, ptr %12, i64 %137
  %139 = load i8, ptr %138, align 1, !tbaa !8
  %140 = zext i8 %139 to i32
  %141 = add nuw nsw i32 %136, %140
  %142 = urem i32 %141, 1000003
  %143 = add nuw i32 %98, 1
  br label %95, !llvm.loop !22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none)
define dso_local ptx_kernel void @automaton(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = shl nsw i32 %7, 5
  br label %12

9:                                                ; preds = %12
  %10 = sext i32 %7 to i64
  %11 = getelementptr inbounds i32, ptr %1, i64 %10
  store i32 %82, ptr %11, align 4, !tbaa !4
  ret void

12:                                               ; preds = %12, %2
  %13 = phi i64 [ 0, %2 ], [ %76, %12 ]
  %14 = phi i32 [ 0, %2 ], [ %83, %12 ]
  %15 = phi i32 [ 0, %2 ], [ %82, %12 ]
  %16 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %13
  %17 = add nuw nsw i32 %14, %8
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i8, ptr %0, i64 %18
  %20 = load i8, ptr %19, align 1, !tbaa !8
  %21 = and i8 %20, 1
  %22 = zext nneg i8 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %16, i64 %22
  %24 = load i8, ptr %23, align 1, !tbaa !8
  %25 = zext i8 %24 to i64
  %26 = mul i32 %15, 3
  %27 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %25
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 2
  %29 = load i16, ptr %28, align 2, !tbaa !23
  %30 = zext i16 %29 to i32
  %31 = add i32 %26, %30
  %32 = or disjoint i32 %14, 1
  %33 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %25
  %34 = add nuw nsw i32 %32, %8
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i8, ptr %0, i64 %35
  %37 = load i8, ptr %36, align 1, !tbaa !8
  %38 = and i8 %37, 1
  %39 = zext nneg i8 %38 to i64
  %40 = getelementptr inbounds nuw i8, ptr %33, i64 %39
  %41 = load i8, ptr %40, align 1, !tbaa !8
  %42 = zext i8 %41 to i64
  %43 = mul i32 %31, 3
  %44 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %42
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 2
  %46 = load i16, ptr %45, align 2, !tbaa !23
  %47 = zext i16 %46 to i32
  %48 = add i32 %43, %47
  %49 = or disjoint i32 %14, 2
  %50 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %42
  %51 = add nuw nsw i32 %49, %8
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %0, i64 %52
  %54 = load i8, ptr %53, align 1, !tbaa !8
  %55 = and i8 %54, 1
  %56 = zext nneg i8 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !8
  %59 = zext i8 %58 to i64
  %60 = mul i32 %48, 3
  %61 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %59
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 2
  %63 = load i16, ptr %62, align 2, !tbaa !23
  %64 = zext i16 %63 to i32
  %65 = add i32 %60, %64
  %66 = or disjoint i32 %14, 3
  %67 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %59
  %68 = add nuw nsw i32 %66, %8
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %0, i64 %69
  %71 = load i8, ptr %70, align 1, !tbaa !8
  %72 = and i8 %71, 1
  %73 = zext nneg i8 %72 to i64
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !8
  %76 = zext i8 %75 to i64
  %77 = mul i32 %65, 3
  %78 = getelementptr inbounds nuw %struct.State, ptr addrspacecast (ptr addrspace(1) @machine to ptr), i64 %76
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 2
  %80 = load i16, ptr %79, align 2, !tbaa !23
  %81 = zext i16 %80 to i32
  %82 = add i32 %77, %81
  %83 = add nuw nsw i32 %14, 4
  %84 = icmp eq i32 %83, 32
  br i1 %84, label %9, label %12, !llvm.loop !26
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smax.i32(i32, i32) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #6

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { mustprogress nofree noinline norecurse nosync nounwind memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!11 = distinct !{!11, !10, !12, !13}
!12 = !{!"llvm.loop.isvectorized", i32 1}
!13 = !{!"llvm.loop.unroll.runtime.disable"}
!14 = distinct !{!14, !10, !12, !13}
!15 = distinct !{!15, !10, !12}
!16 = distinct !{!16, !10, !13, !12}
!17 = distinct !{!17, !10}
!18 = distinct !{!18, !10}
!19 = distinct !{!19, !10, !20}
!20 = !{!"llvm.loop.peeled.count", i32 1}
!21 = distinct !{!21, !10}
!22 = distinct !{!22, !10}
!23 = !{!24, !25, i64 2}
!24 = !{!"_ZTS5State", !6, i64 0, !25, i64 2}
!25 = !{!"short", !6, i64 0}
!26 = distinct !{!26, !10}
