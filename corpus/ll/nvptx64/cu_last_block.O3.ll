; ModuleID = 'corpus/cuda/cu_last_block.cu'
source_filename = "corpus/cuda/cu_last_block.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@retirement = dso_local addrspace(1) externally_initialized global i32 0, align 4
@_ZZ18reduce_single_passE1s = internal unnamed_addr addrspace(3) global [64 x i32] undef, align 4
@_ZZ18reduce_single_passE4last = internal unnamed_addr addrspace(3) global i8 undef, align 1
@_ZZ10componentsE6parent = internal addrspace(3) global [64 x i32] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(1) @retirement to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @reduce_single_pass(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #0 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %7 = mul i32 %5, %6
  %8 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = add i32 %7, %8
  %10 = icmp slt i32 %9, %3
  br i1 %10, label %11, label %14

11:                                               ; preds = %4
  %12 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %13 = mul i32 %12, %6
  br label %19

14:                                               ; preds = %19, %4
  %15 = phi i32 [ 0, %4 ], [ %26, %19 ]
  %16 = zext nneg i32 %8 to i64
  %17 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %16
  store i32 %15, ptr %17, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %18 = icmp samesign ult i32 %8, 32
  br i1 %18, label %29, label %36

19:                                               ; preds = %11, %19
  %20 = phi i32 [ 0, %11 ], [ %26, %19 ]
  %21 = phi i32 [ %9, %11 ], [ %27, %19 ]
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %0, i64 %22
  %24 = load i32, ptr %23, align 4, !tbaa !4
  %25 = lshr i32 %24, 12
  %26 = add i32 %25, %20
  %27 = add i32 %21, %13
  %28 = icmp slt i32 %27, %3
  br i1 %28, label %19, label %14, !llvm.loop !8

29:                                               ; preds = %14
  %30 = zext nneg i32 %8 to i64
  %31 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %30
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 128
  %33 = load i32, ptr %32, align 4, !tbaa !4
  %34 = load i32, ptr %17, align 4, !tbaa !4
  %35 = add i32 %34, %33
  store i32 %35, ptr %17, align 4, !tbaa !4
  br label %36

36:                                               ; preds = %29, %14
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %37 = icmp samesign ult i32 %8, 16
  br i1 %37, label %38, label %45

38:                                               ; preds = %36
  %39 = zext nneg i32 %8 to i64
  %40 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %39
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 64
  %42 = load i32, ptr %41, align 4, !tbaa !4
  %43 = load i32, ptr %17, align 4, !tbaa !4
  %44 = add i32 %43, %42
  store i32 %44, ptr %17, align 4, !tbaa !4
  br label %45

45:                                               ; preds = %38, %36
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %46 = icmp samesign ult i32 %8, 8
  br i1 %46, label %47, label %54

47:                                               ; preds = %45
  %48 = zext nneg i32 %8 to i64
  %49 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 32
  %51 = load i32, ptr %50, align 4, !tbaa !4
  %52 = load i32, ptr %17, align 4, !tbaa !4
  %53 = add i32 %52, %51
  store i32 %53, ptr %17, align 4, !tbaa !4
  br label %54

54:                                               ; preds = %47, %45
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %55 = icmp samesign ult i32 %8, 4
  br i1 %55, label %56, label %63

56:                                               ; preds = %54
  %57 = zext nneg i32 %8 to i64
  %58 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %60 = load i32, ptr %59, align 4, !tbaa !4
  %61 = load i32, ptr %17, align 4, !tbaa !4
  %62 = add i32 %61, %60
  store i32 %62, ptr %17, align 4, !tbaa !4
  br label %63

63:                                               ; preds = %56, %54
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = icmp samesign ult i32 %8, 2
  br i1 %64, label %65, label %72

65:                                               ; preds = %63
  %66 = zext nneg i32 %8 to i64
  %67 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 4, !tbaa !4
  %70 = load i32, ptr %17, align 4, !tbaa !4
  %71 = add i32 %70, %69
  store i32 %71, ptr %17, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %65, %63
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = icmp eq i32 %8, 0
  br i1 %73, label %74, label %78

74:                                               ; preds = %72
  %75 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), i64 4), align 4, !tbaa !4
  %76 = load i32, ptr %17, align 4, !tbaa !4
  %77 = add i32 %76, %75
  store i32 %77, ptr %17, align 4, !tbaa !4
  br label %78

78:                                               ; preds = %74, %72
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %79 = icmp eq i32 %8, 0
  br i1 %79, label %80, label %89

80:                                               ; preds = %78
  %81 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE1s to ptr), align 4, !tbaa !4
  %82 = zext nneg i32 %5 to i64
  %83 = getelementptr inbounds nuw i32, ptr %1, i64 %82
  store volatile i32 %81, ptr %83, align 4, !tbaa !4
  tail call void @llvm.nvvm.membar.gl()
  %84 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %85 = add nsw i32 %84, -1
  %86 = atomicrmw uinc_wrap ptr addrspacecast (ptr addrspace(1) @retirement to ptr), i32 %85 seq_cst, align 4
  %87 = icmp eq i32 %86, %85
  %88 = zext i1 %87 to i8
  store i8 %88, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !tbaa !10
  br label %89

89:                                               ; preds = %80, %78
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = load i8, ptr addrspacecast (ptr addrspace(3) @_ZZ18reduce_single_passE4last to ptr), align 1, !tbaa !10, !range !12, !noundef !13
  %91 = trunc nuw i8 %90 to i1
  %92 = and i1 %79, %91
  br i1 %92, label %93, label %173

93:                                               ; preds = %89
  %94 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %95 = and i32 %94, 7
  %96 = icmp samesign ult i32 %94, 8
  br i1 %96, label %101, label %97

97:                                               ; preds = %93
  %98 = and i32 %94, 2147483640
  br label %119

99:                                               ; preds = %119
  %100 = icmp eq i32 %95, 0
  br i1 %100, label %117, label %101

101:                                              ; preds = %99, %93
  %102 = phi i32 [ 0, %93 ], [ %170, %99 ]
  %103 = phi i64 [ 0, %93 ], [ %169, %99 ]
  %104 = icmp ne i32 %95, 0
  tail call void @llvm.assume(i1 %104)
  br label %105

105:                                              ; preds = %105, %101
  %106 = phi i32 [ %102, %101 ], [ %114, %105 ]
  %107 = phi i64 [ %103, %101 ], [ %113, %105 ]
  %108 = phi i32 [ 0, %101 ], [ %115, %105 ]
  %109 = zext nneg i32 %106 to i64
  %110 = getelementptr inbounds nuw i32, ptr %1, i64 %109
  %111 = load volatile i32, ptr %110, align 4, !tbaa !4
  %112 = zext i32 %111 to i64
  %113 = add i64 %107, %112
  %114 = add nuw nsw i32 %106, 1
  %115 = add i32 %108, 1
  %116 = icmp eq i32 %115, %95
  br i1 %116, label %117, label %105, !llvm.loop !14

117:                                              ; preds = %105, %99
  %118 = phi i64 [ %169, %99 ], [ %113, %105 ]
  store i64 %118, ptr %2, align 8, !tbaa !16
  br label %173

119:                                              ; preds = %119, %97
  %120 = phi i32 [ 0, %97 ], [ %170, %119 ]
  %121 = phi i64 [ 0, %97 ], [ %169, %119 ]
  %122 = phi i32 [ 0, %97 ], [ %171, %119 ]
  %123 = zext nneg i32 %120 to i64
  %124 = getelementptr inbounds nuw i32, ptr %1, i64 %123
  %125 = load volatile i32, ptr %124, align 4, !tbaa !4
  %126 = zext i32 %125 to i64
  %127 = add i64 %121, %126
  %128 = zext nneg i32 %120 to i64
  %129 = getelementptr inbounds nuw i32, ptr %1, i64 %128
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  %131 = load volatile i32, ptr %130, align 4, !tbaa !4
  %132 = zext i32 %131 to i64
  %133 = add i64 %127, %132
  %134 = zext nneg i32 %120 to i64
  %135 = getelementptr inbounds nuw i32, ptr %1, i64 %134
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load volatile i32, ptr %136, align 4, !tbaa !4
  %138 = zext i32 %137 to i64
  %139 = add i64 %133, %138
  %140 = zext nneg i32 %120 to i64
  %141 = getelementptr inbounds nuw i32, ptr %1, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 12
  %143 = load volatile i32, ptr %142, align 4, !tbaa !4
  %144 = zext i32 %143 to i64
  %145 = add i64 %139, %144
  %146 = zext nneg i32 %120 to i64
  %147 = getelementptr inbounds nuw i32, ptr %1, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  %149 = load volatile i32, ptr %148, align 4, !tbaa !4
  %150 = zext i32 %149 to i64
  %151 = add i64 %145, %150
  %152 = zext nneg i32 %120 to i64
  %153 = getelementptr inbounds nuw i32, ptr %1, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 20
  %155 = load volatile i32, ptr %154, align 4, !tbaa !4
  %156 = zext i32 %155 to i64
  %157 = add i64 %151, %156
  %158 = zext nneg i32 %120 to i64
  %159 = getelementptr inbounds nuw i32, ptr %1, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 24
  %161 = load volatile i32, ptr %160, align 4, !tbaa !4
  %162 = zext i32 %161 to i64
  %163 = add i64 %157, %162
  %164 = zext nneg i32 %120 to i64
  %165 = getelementptr inbounds nuw i32, ptr %1, i64 %164
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 28
  %167 = load volatile i32, ptr %166, align 4, !tbaa !4
  %168 = zext i32 %167 to i64
  %169 = add i64 %163, %168
  %170 = add nuw nsw i32 %120, 8
  %171 = add i32 %122, 8
  %172 = icmp eq i32 %171, %98
  br i1 %172, label %99, label %119, !llvm.loop !18

173:                                              ; preds = %89, %117
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nounwind
declare void @llvm.nvvm.membar.gl() #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @hash_count(ptr noundef readonly captures(none) %0, ptr noundef captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %6 = mul i32 %4, %5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %8 = add i32 %6, %7
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %0, i64 %9
  %11 = load i32, ptr %10, align 4, !tbaa !4
  %12 = shl i32 %4, 7
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %1, i64 %13
  %15 = lshr i32 %11, 16
  %16 = xor i32 %15, %11
  %17 = mul i32 %16, -2048144789
  %18 = lshr i32 %17, 13
  %19 = xor i32 %18, %17
  %20 = mul i32 %19, -1028477387
  %21 = lshr i32 %20, 16
  %22 = xor i32 %21, %20
  br label %23

23:                                               ; preds = %34, %3
  %24 = phi i32 [ %22, %3 ], [ %37, %34 ]
  %25 = and i32 %24, 127
  %26 = zext nneg i32 %25 to i64
  %27 = getelementptr inbounds nuw i32, ptr %14, i64 %26
  %28 = cmpxchg ptr %27, i32 0, i32 %11 seq_cst seq_cst, align 4
  %29 = extractvalue { i32, i1 } %28, 1
  br i1 %29, label %30, label %34

30:                                               ; preds = %23
  %31 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %33 = atomicrmw add ptr %32, i32 %11 seq_cst, align 4
  br label %38

34:                                               ; preds = %23
  %35 = extractvalue { i32, i1 } %28, 0
  %36 = icmp eq i32 %35, %11
  %37 = add nuw nsw i32 %25, 1
  br i1 %36, label %38, label %23

38:                                               ; preds = %34, %30
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %39 = icmp samesign ult i32 %7, 32
  br i1 %39, label %40, label %70

40:                                               ; preds = %38
  %41 = shl nuw nsw i32 %7, 2
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %14, i64 %42
  %44 = atomicrmw or ptr %43, i32 0 seq_cst, align 4
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = zext nneg i32 %41 to i64
  %48 = getelementptr inbounds nuw i32, ptr %14, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %50 = atomicrmw or ptr %49, i32 0 seq_cst, align 4
  %51 = icmp ne i32 %50, 0
  %52 = zext i1 %51 to i32
  %53 = add nuw nsw i32 %46, %52
  %54 = zext nneg i32 %41 to i64
  %55 = getelementptr inbounds nuw i32, ptr %14, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 8
  %57 = atomicrmw or ptr %56, i32 0 seq_cst, align 4
  %58 = icmp ne i32 %57, 0
  %59 = zext i1 %58 to i32
  %60 = add nuw nsw i32 %53, %59
  %61 = zext nneg i32 %41 to i64
  %62 = getelementptr inbounds nuw i32, ptr %14, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 12
  %64 = atomicrmw or ptr %63, i32 0 seq_cst, align 4
  %65 = icmp ne i32 %64, 0
  %66 = zext i1 %65 to i32
  %67 = add nuw nsw i32 %60, %66
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %69 = atomicrmw add ptr %68, i32 %67 seq_cst, align 4
  br label %70

70:                                               ; preds = %40, %38
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %71 = icmp samesign ult i32 %7, 128
  br i1 %71, label %73, label %72

72:                                               ; preds = %73, %70
  ret void

73:                                               ; preds = %70, %73
  %74 = phi i32 [ %78, %73 ], [ %7, %70 ]
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i32, ptr %14, i64 %75
  %77 = atomicrmw xchg ptr %76, i32 7 seq_cst, align 4
  %78 = add nuw nsw i32 %74, %5
  %79 = icmp samesign ult i32 %78, 128
  br i1 %79, label %73, label %72, !llvm.loop !19
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @components(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = zext nneg i32 %3 to i64
  %5 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 %4
  store i32 %3, ptr %5, align 4, !tbaa !4
  %6 = shl nuw nsw i32 %3, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i32, ptr %0, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !4
  %10 = getelementptr i8, ptr %8, i64 4
  %11 = load i32, ptr %10, align 4, !tbaa !4
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 %12
  %14 = sext i32 %11 to i64
  %15 = getelementptr inbounds i32, ptr addrspacecast (ptr addrspace(3) @_ZZ10componentsE6parent to ptr), i64 %14
  br label %16

16:                                               ; preds = %24, %2
  %17 = atomicrmw or ptr %13, i32 0 seq_cst, align 4
  %18 = atomicrmw or ptr %15, i32 0 seq_cst, align 4
  %19 = icmp ne i32 %17, %18
  br i1 %19, label %20, label %24

20:                                               ; preds = %16
  %21 = tail call noundef i32 @llvm.smin.i32(i32 %17, i32 %18)
  %22 = atomicrmw min ptr %13, i32 %21 seq_cst, align 4
  %23 = atomicrmw min ptr %15, i32 %21 seq_cst, align 4
  br label %24

24:                                               ; preds = %20, %16
  %25 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %19)
  br i1 %25, label %16, label %26, !llvm.loop !20

26:                                               ; preds = %24
  %27 = load i32, ptr %5, align 4, !tbaa !4
  %28 = getelementptr inbounds nuw i32, ptr %1, i64 %4
  store i32 %27, ptr %28, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.smin.i32(i32, i32) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nounwind }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }

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
!10 = !{!11, !11, i64 0}
!11 = !{!"bool", !6, i64 0}
!12 = !{i8 0, i8 2}
!13 = !{}
!14 = distinct !{!14, !15}
!15 = !{!"llvm.loop.unroll.disable"}
!16 = !{!17, !17, i64 0}
!17 = !{!"long long", !6, i64 0}
!18 = distinct !{!18, !9}
!19 = distinct !{!19, !9}
!20 = distinct !{!20, !9}
