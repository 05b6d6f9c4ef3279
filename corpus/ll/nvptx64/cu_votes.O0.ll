; ModuleID = 'corpus/cuda/cu_votes.cu'
source_filename = "corpus/cuda/cu_votes.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@_ZZ7compactE10warp_count = internal addrspace(3) global [2 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @compact(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %9, align 4
  %17 = load i32, ptr %9, align 4
  %18 = and i32 %17, 31
  store i32 %18, ptr %10, align 4
  %19 = load i32, ptr %9, align 4
  %20 = ashr i32 %19, 5
  store i32 %20, ptr %11, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %22 = mul i32 %21, 64
  store i32 %22, ptr %12, align 4
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %12, align 4
  %25 = load i32, ptr %9, align 4
  %26 = add nsw i32 %24, %25
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %23, i64 %27
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %13, align 4
  %30 = load i32, ptr %13, align 4
  %31 = icmp sgt i32 %30, 0
  %32 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %31)
  store i32 %32, ptr %14, align 4
  %33 = load i32, ptr %10, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %42

35:                                               ; preds = %3
  %36 = load i32, ptr %14, align 4
  store i32 %36, ptr %4, align 4
  %37 = load i32, ptr %4, align 4
  %38 = call noundef i32 @llvm.ctpop.i32(i32 %37)
  %39 = load i32, ptr %11, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds [2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), i64 0, i64 %40
  store i32 %38, ptr %41, align 4
  br label %42

42:                                               ; preds = %35, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %43 = load i32, ptr %11, align 4
  %44 = icmp ne i32 %43, 0
  br i1 %44, label %45, label %47

45:                                               ; preds = %42
  %46 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), align 4
  br label %48

47:                                               ; preds = %42
  br label %48

48:                                               ; preds = %47, %45
  %49 = phi i32 [ %46, %45 ], [ 0, %47 ]
  %50 = load i32, ptr %14, align 4
  %51 = load i32, ptr %10, align 4
  %52 = shl i32 1, %51
  %53 = sub i32 %52, 1
  %54 = and i32 %50, %53
  store i32 %54, ptr %5, align 4
  %55 = load i32, ptr %5, align 4
  %56 = call noundef i32 @llvm.ctpop.i32(i32 %55)
  %57 = add nsw i32 %49, %56
  store i32 %57, ptr %15, align 4
  %58 = load i32, ptr %13, align 4
  %59 = icmp sgt i32 %58, 0
  br i1 %59, label %60, label %68

60:                                               ; preds = %48
  %61 = load i32, ptr %13, align 4
  %62 = load ptr, ptr %7, align 8
  %63 = load i32, ptr %12, align 4
  %64 = load i32, ptr %15, align 4
  %65 = add nsw i32 %63, %64
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds i32, ptr %62, i64 %66
  store i32 %61, ptr %67, align 4
  br label %68

68:                                               ; preds = %60, %48
  %69 = load i32, ptr %9, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %79

71:                                               ; preds = %68
  %72 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), align 4
  %73 = load i32, ptr getelementptr inbounds ([2 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ7compactE10warp_count to ptr), i64 0, i64 1), align 4
  %74 = add nsw i32 %72, %73
  %75 = load ptr, ptr %8, align 8
  %76 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %77 = zext i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %75, i64 %77
  store i32 %74, ptr %78, align 4
  br label %79

79:                                               ; preds = %71, %68
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @transpose_bits(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %10 = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  store i32 %10, ptr %5, align 4
  %11 = load ptr, ptr %3, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr %6, align 4
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %16

16:                                               ; preds = %32, %2
  %17 = load i32, ptr %8, align 4
  %18 = icmp ult i32 %17, 32
  br i1 %18, label %19, label %35

19:                                               ; preds = %16
  %20 = load i32, ptr %6, align 4
  %21 = load i32, ptr %8, align 4
  %22 = lshr i32 %20, %21
  %23 = and i32 %22, 1
  %24 = icmp ne i32 %23, 0
  %25 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %24)
  store i32 %25, ptr %9, align 4
  %26 = load i32, ptr %5, align 4
  %27 = load i32, ptr %8, align 4
  %28 = icmp eq i32 %26, %27
  br i1 %28, label %29, label %31

29:                                               ; preds = %19
  %30 = load i32, ptr %9, align 4
  store i32 %30, ptr %7, align 4
  br label %31

31:                                               ; preds = %29, %19
  br label %32

32:                                               ; preds = %31
  %33 = load i32, ptr %8, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %8, align 4
  br label %16, !llvm.loop !4

35:                                               ; preds = %16
  %36 = load i32, ptr %7, align 4
  %37 = load ptr, ptr %4, align 8
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %37, i64 %39
  store i32 %36, ptr %40, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 32) i32 @llvm.nvvm.read.ptx.sreg.laneid() #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @match_keys(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = and i32 %20, 31
  store i32 %21, ptr %14, align 4
  %22 = load ptr, ptr %12, align 8
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %22, i64 %24
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %15, align 4
  %27 = load i32, ptr %15, align 4
  %28 = call i32 @llvm.nvvm.match.any.sync.i32(i32 -1, i32 %27)
  store i32 %28, ptr %16, align 4
  %29 = load i32, ptr %16, align 4
  store i32 %29, ptr %9, align 4
  %30 = load i32, ptr %9, align 4
  %31 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = add i32 %31, 1
  %33 = icmp eq i32 %30, 0
  %34 = select i1 %33, i32 0, i32 %32
  %35 = sub nsw i32 %34, 1
  store i32 %35, ptr %17, align 4
  %36 = load i32, ptr %16, align 4
  %37 = load i32, ptr %14, align 4
  %38 = shl i32 1, %37
  %39 = sub i32 %38, 1
  %40 = and i32 %36, %39
  store i32 %40, ptr %10, align 4
  %41 = load i32, ptr %10, align 4
  %42 = call noundef i32 @llvm.ctpop.i32(i32 %41)
  store i32 %42, ptr %18, align 4
  %43 = load i32, ptr %15, align 4
  %44 = mul i32 %43, 100
  %45 = load i32, ptr %14, align 4
  %46 = add i32 %44, %45
  %47 = load i32, ptr %17, align 4
  store i32 -1, ptr %6, align 4
  store i32 %46, ptr %7, align 4
  store i32 %47, ptr %8, align 4
  %48 = load i32, ptr %6, align 4
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %8, align 4
  store i32 %48, ptr %3, align 4
  store i32 %49, ptr %4, align 4
  store i32 %50, ptr %5, align 4
  %51 = load i32, ptr %3, align 4
  %52 = load i32, ptr %4, align 4
  %53 = load i32, ptr %5, align 4
  %54 = call noundef i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %51, i32 %52, i32 %53, i32 31)
  store i32 %54, ptr %19, align 4
  %55 = load i32, ptr %19, align 4
  %56 = mul i32 %55, 1024
  %57 = load i32, ptr %18, align 4
  %58 = mul i32 %57, 32
  %59 = add i32 %56, %58
  %60 = load i32, ptr %16, align 4
  store i32 %60, ptr %11, align 4
  %61 = load i32, ptr %11, align 4
  %62 = call noundef i32 @llvm.ctpop.i32(i32 %61)
  %63 = add i32 %59, %62
  %64 = load ptr, ptr %13, align 8
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %64, i64 %66
  store i32 %63, ptr %67, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @converge(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  %12 = alloca i8, align 1
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  %13 = load ptr, ptr %5, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw float, ptr %13, i64 %15
  %17 = load float, ptr %16, align 4
  store float %17, ptr %8, align 4
  %18 = load float, ptr %8, align 4
  store float %18, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %19

19:                                               ; preds = %50, %3
  %20 = load i32, ptr %10, align 4
  %21 = icmp slt i32 %20, 30
  br i1 %21, label %22, label %53

22:                                               ; preds = %19
  %23 = load float, ptr %9, align 4
  %24 = load float, ptr %8, align 4
  %25 = load float, ptr %9, align 4
  %26 = fdiv contract float %24, %25
  %27 = fadd contract float %23, %26
  %28 = fmul contract float 5.000000e-01, %27
  store float %28, ptr %11, align 4
  %29 = load float, ptr %11, align 4
  %30 = load float, ptr %9, align 4
  %31 = fsub contract float %29, %30
  store float %31, ptr %4, align 4
  %32 = load float, ptr %4, align 4
  %33 = call contract noundef float @llvm.fabs.f32(float %32)
  %34 = load float, ptr %11, align 4
  %35 = fmul contract float 0x3EB0C6F7A0000000, %34
  %36 = fcmp contract ole float %33, %35
  %37 = zext i1 %36 to i8
  store i8 %37, ptr %12, align 1
  %38 = load float, ptr %11, align 4
  store float %38, ptr %9, align 4
  %39 = load i8, ptr %12, align 1
  %40 = trunc i8 %39 to i1
  %41 = call i1 @llvm.nvvm.vote.all.sync(i32 -1, i1 %40)
  br i1 %41, label %42, label %43

42:                                               ; preds = %22
  br label %53

43:                                               ; preds = %22
  %44 = load float, ptr %9, align 4
  %45 = fcmp contract olt float %44, 0.000000e+00
  %46 = call i1 @llvm.nvvm.vote.any.sync(i32 -1, i1 %45)
  br i1 %46, label %47, label %49

47:                                               ; preds = %43
  %48 = load float, ptr %8, align 4
  store float %48, ptr %9, align 4
  br label %49

49:                                               ; preds = %47, %43
  br label %50

50:                                               ; preds = %49
  %51 = load i32, ptr %10, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %10, align 4
  br label %19, !llvm.loop !6

53:                                               ; preds = %42, %19
  %54 = load float, ptr %9, align 4
  %55 = load ptr, ptr %6, align 8
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %55, i64 %57
  store float %54, ptr %58, align 4
  %59 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %60 = and i32 %59, 31
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %69

62:                                               ; preds = %53
  %63 = load i32, ptr %10, align 4
  %64 = load ptr, ptr %7, align 8
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %66 = lshr i32 %65, 5
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw i32, ptr %64, i64 %67
  store i32 %63, ptr %68, align 4
  br label %69

69:                                               ; preds = %62, %53
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @block_votes(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = load ptr, ptr %3, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i32, ptr %9, i64 %15
  %17 = load i32, ptr %16, align 4
  store i32 %17, ptr %5, align 4
  %18 = load i32, ptr %5, align 4
  %19 = icmp sgt i32 %18, 4
  %20 = zext i1 %19 to i32
  %21 = icmp ne i32 %20, 0
  %22 = call i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32 0, i1 %21)
  store i32 %22, ptr %6, align 4
  %23 = load i32, ptr %5, align 4
  %24 = icmp sge i32 %23, 0
  %25 = zext i1 %24 to i32
  %26 = icmp ne i32 %25, 0
  %27 = call i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32 0, i1 %26)
  %28 = zext i1 %27 to i32
  store i32 %28, ptr %7, align 4
  %29 = load i32, ptr %5, align 4
  %30 = icmp eq i32 %29, 9
  %31 = zext i1 %30 to i32
  %32 = icmp ne i32 %31, 0
  %33 = call i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32 0, i1 %32)
  %34 = zext i1 %33 to i32
  store i32 %34, ptr %8, align 4
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %62

37:                                               ; preds = %2
  %38 = load i32, ptr %6, align 4
  %39 = load ptr, ptr %4, align 8
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = mul i32 %40, 3
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %39, i64 %42
  store i32 %38, ptr %43, align 4
  %44 = load i32, ptr %7, align 4
  %45 = icmp ne i32 %44, 0
  %46 = zext i1 %45 to i32
  %47 = load ptr, ptr %4, align 8
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %49 = mul i32 %48, 3
  %50 = add i32 %49, 1
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %47, i64 %51
  store i32 %46, ptr %52, align 4
  %53 = load i32, ptr %8, align 4
  %54 = icmp ne i32 %53, 0
  %55 = zext i1 %54 to i32
  %56 = load ptr, ptr %4, align 8
  %57 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %58 = mul i32 %57, 3
  %59 = add i32 %58, 2
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i32, ptr %56, i64 %60
  store i32 %55, ptr %61, align 4
  br label %62

62:                                               ; preds = %37, %2
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare i32 @llvm.nvvm.barrier.cta.red.popc.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.and.aligned.all(i32, i1) #2

; Function Attrs: convergent nocallback nounwind
declare i1 @llvm.nvvm.barrier.cta.red.or.aligned.all(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
