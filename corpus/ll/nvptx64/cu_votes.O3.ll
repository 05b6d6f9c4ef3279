; ModuleID = 'corpus/cuda/cu_votes.cu'
source_filename = "corpus/cuda/cu_votes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7compactE10warp_count = internal unnamed_addr addrspace(3) global [2 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @compact(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #0 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = and i32 %4, 31
  %6 = lshr i32 %4, 5
  %7 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %8 = shl i32 %7, 6
  %9 = add nsw i32 %8, %4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds i32, ptr %0, i64 %10
  %12 = load i32, ptr %11, align 4, !tbaa !4
  %13 = icmp sgt i32 %12, 0
  %14 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %13)
  %15 = icmp eq i32 %5, 0
  br i1 %15, label %16, label %20

16:                                               ; preds = %3
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), i64 %17
  %19 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %14)
  store i32 %19, ptr %18, align 4, !tbaa !4
  br label %20

20:                                               ; preds = %16, %3
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %21 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), align 4
  br i1 %13, label %22, label %33

22:                                               ; preds = %20
  %23 = icmp eq i32 %6, 0
  %24 = select i1 %23, i32 0, i32 %21
  %25 = shl nsw i32 -1, %5
  %26 = xor i32 %25, -1
  %27 = and i32 %14, %26
  %28 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %27)
  %29 = or disjoint i32 %28, %8
  %30 = add i32 %29, %24
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %1, i64 %31
  store i32 %12, ptr %32, align 4, !tbaa !4
  br label %33

33:                                               ; preds = %22, %20
  %34 = icmp eq i32 %4, 0
  br i1 %34, label %35, label %40

35:                                               ; preds = %33
  %36 = zext nneg i32 %7 to i64
  %37 = getelementptr inbounds nuw i32, ptr %2, i64 %36
  %38 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), i64 4), align 4, !tbaa !4
  %39 = add nsw i32 %38, %21
  store i32 %39, ptr %37, align 4, !tbaa !4
  br label %40

40:                                               ; preds = %35, %33
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @transpose_bits(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = and i32 %7, 1
  %9 = icmp ne i32 %8, 0
  %10 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %9)
  %11 = icmp eq i32 %3, 0
  %12 = select i1 %11, i32 %10, i32 0
  %13 = and i32 %7, 2
  %14 = icmp ne i32 %13, 0
  %15 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %14)
  %16 = icmp eq i32 %3, 1
  %17 = select i1 %16, i32 %15, i32 %12
  %18 = and i32 %7, 4
  %19 = icmp ne i32 %18, 0
  %20 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %19)
  %21 = icmp eq i32 %3, 2
  %22 = select i1 %21, i32 %20, i32 %17
  %23 = and i32 %7, 8
  %24 = icmp ne i32 %23, 0
  %25 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %24)
  %26 = icmp eq i32 %3, 3
  %27 = select i1 %26, i32 %25, i32 %22
  %28 = and i32 %7, 16
  %29 = icmp ne i32 %28, 0
  %30 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %29)
  %31 = icmp eq i32 %3, 4
  %32 = select i1 %31, i32 %30, i32 %27
  %33 = and i32 %7, 32
  %34 = icmp ne i32 %33, 0
  %35 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %34)
  %36 = icmp eq i32 %3, 5
  %37 = select i1 %36, i32 %35, i32 %32
  %38 = and i32 %7, 64
  %39 = icmp ne i32 %38, 0
  %40 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %39)
  %41 = icmp eq i32 %3, 6
  %42 = select i1 %41, i32 %40, i32 %37
  %43 = and i32 %7, 128
  %44 = icmp ne i32 %43, 0
  %45 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %44)
  %46 = icmp eq i32 %3, 7
  %47 = select i1 %46, i32 %45, i32 %42
  %48 = and i32 %7, 256
  %49 = icmp ne i32 %48, 0
  %50 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %49)
  %51 = icmp eq i32 %3, 8
  %52 = select i1 %51, i32 %50, i32 %47
  %53 = and i32 %7, 512
  %54 = icmp ne i32 %53, 0
  %55 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %54)
  %56 = icmp eq i32 %3, 9
  %57 = select i1 %56, i32 %55, i32 %52
  %58 = and i32 %7, 1024
  %59 = icmp ne i32 %58, 0
  %60 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %59)
  %61 = icmp eq i32 %3, 10
  %62 = select i1 %61, i32 %60, i32 %57
  %63 = and i32 %7, 2048
  %64 = icmp ne i32 %63, 0
  %65 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %64)
  %66 = icmp eq i32 %3, 11
  %67 = select i1 %66, i32 %65, i32 %62
  %68 = and i32 %7, 4096
  %69 = icmp ne i32 %68, 0
  %70 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %69)
  %71 = icmp eq i32 %3, 12
  %72 = select i1 %71, i32 %70, i32 %67
  %73 = and i32 %7, 8192
  %74 = icmp ne i32 %73, 0
  %75 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %74)
  %76 = icmp eq i32 %3, 13
  %77 = select i1 %76, i32 %75, i32 %72
  %78 = and i32 %7, 16384
  %79 = icmp ne i32 %78, 0
  %80 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %79)
  %81 = icmp eq i32 %3, 14
  %82 = select i1 %81, i32 %80, i32 %77
  %83 = and i32 %7, 32768
  %84 = icmp ne i32 %83, 0
  %85 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %84)
  %86 = icmp eq i32 %3, 15
  %87 = select i1 %86, i32 %85, i32 %82
  %88 = and i32 %7, 65536
  %89 = icmp ne i32 %88, 0
  %90 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %89)
  %91 = icmp eq i32 %3, 16
  %92 = select i1 %91, i32 %90, i32 %87
  %93 = and i32 %7, 131072
  %94 = icmp ne i32 %93, 0
  %95 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %94)
  %96 = icmp eq i32 %3, 17
  %97 = select i1 %96, i32 %95, i32 %92
  %98 = and i32 %7, 262144
  %99 = icmp ne i32 %98, 0
  %100 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %99)
  %101 = icmp eq i32 %3, 18
  %102 = select i1 %101, i32 %100, i32 %97
  %103 = and i32 %7, 524288
  %104 = icmp ne i32 %103, 0
  %105 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %104)
  %106 = icmp eq i32 %3, 19
  %107 = select i1 %106, i32 %105, i32 %102
  %108 = and i32 %7, 1048576
  %109 = icmp ne i32 %108, 0
  %110 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %109)
  %111 = icmp eq i32 %3, 20
  %112 = select i1 %111, i32 %110, i32 %107
  %113 = and i32 %7, 2097152
  %114 = icmp ne i32 %113, 0
  %115 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %114)
  %116 = icmp eq i32 %3, 21
  %117 = select i1 %116, i32 %115, i32 %112
  %118 = and i32 %7, 4194304
  %119 = icmp ne i32 %118, 0
  %120 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %119)
  %121 = icmp eq i32 %3, 22
  %122 = select i1 %121, i32 %120, i32 %117
  %123 = and i32 %7, 8388608
  %124 = icmp ne i32 %123, 0
  %125 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %124)
  %126 = icmp eq i32 %3, 23
  %127 = select i1 %126, i32 %125, i32 %122
  %128 = and i32 %7, 16777216
  %129 = icmp ne i32 %128, 0
  %130 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %129)
  %131 = icmp eq i32 %3, 24
  %132 = select i1 %131, i32 %130, i32 %127
  %133 = and i32 %7, 33554432
  %134 = icmp ne i32 %133, 0
  %135 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %134)
  %136 = icmp eq i32 %3, 25
  %137 = select i1 %136, i32 %135, i32 %132
  %138 = and i32 %7, 67108864
  %139 = icmp ne i32 %138, 0
  %140 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %139)
  %141 = icmp eq i32 %3, 26
  %142 = select i1 %141, i32 %140, i32 %137
  %143 = and i32 %7, 134217728
  %144 = icmp ne i32 %143, 0
  %145 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %144)
  %146 = icmp eq i32 %3, 27
  %147 = select i1 %146, i32 %145, i32 %142
  %148 = and i32 %7, 268435456
  %149 = icmp ne i32 %148, 0
  %150 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %149)
  %151 = icmp eq i32 %3, 28
  %152 = select i1 %151, i32 %150, i32 %147
  %153 = and i32 %7, 536870912
  %154 = icmp ne i32 %153, 0
  %155 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %154)
  %156 = icmp eq i32 %3, 29
  %157 = select i1 %156, i32 %155, i32 %152
  %158 = and i32 %7, 1073741824
  %159 = icmp ne i32 %158, 0
  %160 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %159)
  %161 = icmp eq i32 %3, 30
  %162 = select i1 %161, i32 %160, i32 %157
  %163 = icmp slt i32 %7, 0
  %164 = tail call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %163)
  %165 = icmp eq i32 %3, 31
  %166 = select i1 %165, i32 %164, i32 %162
  %167 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %166, ptr %167, align 4, !tbaa !4
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #4

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @match_keys(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #3 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %4 = and i32 %3, 31
  %5 = zext nneg i32 %3 to i64
  %6 = getelementptr inbounds nuw i32, ptr %0, i64 %5
  %7 = load i32, ptr %6, align 4, !tbaa !4
  %8 = tail call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %7)
  %9 = tail call range(i32 0, 33) i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = icmp eq i32 %8, 0
  %11 = select i1 %10, i32 -1, i32 %9
  %12 = shl nsw i32 -1, %4
  %13 = xor i32 %12, -1
  %14 = and i32 %8, %13
  %15 = tail call noundef range(i32 0, 32) i32 @llvm.ctpop.i32(i32 %14)
  %16 = mul i32 %7, 100
  %17 = add i32 %16, %4
  %18 = tail call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 -1, i32 %17, i32 range(i32 -1, 32) %11, i32 31)
  %19 = shl i32 %18, 10
  %20 = shl nuw nsw i32 %15, 5
  %21 = tail call noundef range(i32 0, 33) i32 @llvm.ctpop.i32(i32 %8)
  %22 = or disjoint i32 %19, %21
  %23 = add i32 %22, %20
  %24 = getelementptr inbounds nuw i32, ptr %1, i64 %5
  store i32 %23, ptr %24, align 4, !tbaa !4
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite)
define dso_local ptx_kernel void @converge(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #3 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = zext nneg i32 %4 to i64
  %6 = getelementptr inbounds nuw float, ptr %0, i64 %5
  %7 = load float, ptr %6, align 4, !tbaa !8
  br label %8

8:                                                ; preds = %55, %3
  %9 = phi float [ %7, %3 ], [ %54, %55 ]
  %10 = phi i32 [ 0, %3 ], [ %56, %55 ]
  %11 = fdiv contract float %7, %9
  %12 = fadd contract float %9, %11
  %13 = fmul contract float %12, 5.000000e-01
  %14 = fsub contract float %13, %9
  %15 = tail call contract noundef float @llvm.fabs.f32(float %14)
  %16 = fmul contract float %13, 0x3EB0C6F7A0000000
  %17 = fcmp contract ole float %15, %16
  %18 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %17)
  br i1 %18, label %23, label %19

19:                                               ; preds = %8
  %20 = fcmp contract olt float %13, 0.000000e+00
  %21 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %20)
  %22 = select i1 %21, float %7, float %13
  br label %23

23:                                               ; preds = %8, %19
  %24 = phi float [ %22, %19 ], [ %13, %8 ]
  br i1 %18, label %62, label %25

25:                                               ; preds = %23
  %26 = fdiv contract float %7, %24
  %27 = fadd contract float %24, %26
  %28 = fmul contract float %27, 5.000000e-01
  %29 = fsub contract float %28, %24
  %30 = tail call contract noundef float @llvm.fabs.f32(float %29)
  %31 = fmul contract float %28, 0x3EB0C6F7A0000000
  %32 = fcmp contract ole float %30, %31
  %33 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %32)
  br i1 %33, label %38, label %34

34:                                               ; preds = %25
  %35 = fcmp contract olt float %28, 0.000000e+00
  %36 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %35)
  %37 = select i1 %36, float %7, float %28
  br label %38

38:                                               ; preds = %34, %25
  %39 = phi float [ %37, %34 ], [ %28, %25 ]
  br i1 %33, label %60, label %40

40:                                               ; preds = %38
  %41 = fdiv contract float %7, %39
  %42 = fadd contract float %39, %41
  %43 = fmul contract float %42, 5.000000e-01
  %44 = fsub contract float %43, %39
  %45 = tail call contract noundef float @llvm.fabs.f32(float %44)
  %46 = fmul contract float %43, 0x3EB0C6F7A0000000
  %47 = fcmp contract ole float %45, %46
  %48 = tail call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %47)
  br i1 %48, label %53, label %49

49:                                               ; preds = %40
  %50 = fcmp contract olt float %43, 0.000000e+00
  %51 = tail call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %50)
  %52 = select i1 %51, float %7, float %43
  br label %53

53:                                               ; preds = %49, %40
  %54 = phi float [ %52, %49 ], [ %43, %40 ]
  br i1 %48, label %58, label %55

55:                                               ; preds = %53
  %56 = add nuw nsw i32 %10, 3
  %57 = icmp eq i32 %56, 30
  br i1 %57, label %62, label %8, !llvm.loop !10

58:                                               ; preds = %53
  %59 = add nuw nsw i32 %10, 2
  br label %62

60:                                               ; preds = %38
  %61 = add nuw nsw i32 %10, 1
  br label %62

62:                                               ; preds = %23, %55, %60, %58
  %63 = phi float [ %39, %60 ], [ %54, %55 ], [ %54, %58 ], [ %24, %23 ]
  %64 = phi i32 [ %61, %60 ], [ 30, %55 ], [ %59, %58 ], [ %10, %23 ]
  %65 = getelementptr inbounds nuw float, ptr %1, i64 %5
  store float %63, ptr %65, align 4, !tbaa !8
  %66 = and i32 %4, 31
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %72

68:                                               ; preds = %62
  %69 = lshr exact i32 %4, 5
  %70 = zext nneg i32 %69 to i64
  %71 = getelementptr inbounds nuw i32, ptr %2, i64 %70
  store i32 %64, ptr %71, align 4, !tbaa !4
  br label %72

72:                                               ; preds = %68, %62
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @block_votes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1) local_unnamed_addr #0 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %5 = mul i32 %3, %4
  %6 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %7 = add i32 %5, %6
  %8 = zext i32 %7 to i64
  %9 = getelementptr inbounds nuw i32, ptr %0, i64 %8
  %10 = load i32, ptr %9, align 4, !tbaa !4
  %11 = icmp sgt i32 %10, 4
  %12 = tail call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %11)
  %13 = icmp sgt i32 %10, -1
  %14 = tail call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %13)
  %15 = icmp eq i32 %10, 9
  %16 = tail call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %15)
  %17 = icmp eq i32 %6, 0
  br i1 %17, label %18, label %30

18:                                               ; preds = %2
  %19 = zext i1 %16 to i32
  %20 = zext i1 %14 to i32
  %21 = mul i32 %3, 3
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %1, i64 %22
  store i32 %12, ptr %23, align 4, !tbaa !4
  %24 = add i32 %21, 1
  %25 = zext i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %1, i64 %25
  store i32 %20, ptr %26, align 4, !tbaa !4
  %27 = add i32 %21, 2
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %1, i64 %28
  store i32 %19, ptr %29, align 4, !tbaa !4
  br label %30

30:                                               ; preds = %18, %2
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = !{!9, !9, i64 0}
!9 = !{!"float", !6, i64 0}
!10 = distinct !{!10, !11}
!11 = !{!"llvm.loop.mustprogress"}
