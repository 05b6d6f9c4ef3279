; ModuleID = 'corpus/hip/hip_mersenne.hip'
source_filename = "corpus/hip/hip_mersenne.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Xoshiro = type { [4 x i64] }

@_ZZ8mt_blockE2mt = internal addrspace(3) global [32 x i32] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mt_block(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %5, align 4
  %12 = load i32, ptr %5, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %42

14:                                               ; preds = %2
  %15 = load i32, ptr %4, align 4
  store i32 %15, ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), align 4
  store i32 1, ptr %6, align 4
  br label %16

16:                                               ; preds = %38, %14
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %17, 32
  br i1 %18, label %19, label %41

19:                                               ; preds = %16
  %20 = load i32, ptr %6, align 4
  %21 = sub nsw i32 %20, 1
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = load i32, ptr %6, align 4
  %26 = sub nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = lshr i32 %29, 30
  %31 = xor i32 %24, %30
  %32 = mul i32 1812433253, %31
  %33 = load i32, ptr %6, align 4
  %34 = add i32 %32, %33
  %35 = load i32, ptr %6, align 4
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %36
  store i32 %34, ptr %37, align 4
  br label %38

38:                                               ; preds = %19
  %39 = load i32, ptr %6, align 4
  %40 = add nsw i32 %39, 1
  store i32 %40, ptr %6, align 4
  br label %16, !llvm.loop !4

41:                                               ; preds = %16
  br label %42

42:                                               ; preds = %41, %2
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %7, align 4
  br label %43

43:                                               ; preds = %106, %42
  %44 = load i32, ptr %7, align 4
  %45 = icmp slt i32 %44, 4
  br i1 %45, label %46, label %109

46:                                               ; preds = %43
  %47 = load i32, ptr %5, align 4
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = and i32 %50, -2147483648
  %52 = load i32, ptr %5, align 4
  %53 = add nsw i32 %52, 1
  %54 = srem i32 %53, 32
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = and i32 %57, 2147483647
  %59 = or i32 %51, %58
  store i32 %59, ptr %8, align 4
  %60 = load i32, ptr %5, align 4
  %61 = add nsw i32 %60, 13
  %62 = srem i32 %61, 32
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = load i32, ptr %8, align 4
  %67 = lshr i32 %66, 1
  %68 = xor i32 %65, %67
  %69 = load i32, ptr %8, align 4
  %70 = and i32 %69, 1
  %71 = icmp ne i32 %70, 0
  %72 = zext i1 %71 to i64
  %73 = select i1 %71, i32 -1727483681, i32 0
  %74 = xor i32 %68, %73
  store i32 %74, ptr %9, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %75 = load i32, ptr %9, align 4
  %76 = load i32, ptr %5, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ8mt_blockE2mt to ptr), i64 0, i64 %77
  store i32 %75, ptr %78, align 4
  %79 = load i32, ptr %9, align 4
  store i32 %79, ptr %10, align 4
  %80 = load i32, ptr %10, align 4
  %81 = lshr i32 %80, 11
  %82 = load i32, ptr %10, align 4
  %83 = xor i32 %82, %81
  store i32 %83, ptr %10, align 4
  %84 = load i32, ptr %10, align 4
  %85 = shl i32 %84, 7
  %86 = and i32 %85, -1658038656
  %87 = load i32, ptr %10, align 4
  %88 = xor i32 %87, %86
  store i32 %88, ptr %10, align 4
  %89 = load i32, ptr %10, align 4
  %90 = shl i32 %89, 15
  %91 = and i32 %90, -272236544
  %92 = load i32, ptr %10, align 4
  %93 = xor i32 %92, %91
  store i32 %93, ptr %10, align 4
  %94 = load i32, ptr %10, align 4
  %95 = lshr i32 %94, 18
  %96 = load i32, ptr %10, align 4
  %97 = xor i32 %96, %95
  store i32 %97, ptr %10, align 4
  %98 = load i32, ptr %10, align 4
  %99 = load ptr, ptr %3, align 8
  %100 = load i32, ptr %7, align 4
  %101 = mul nsw i32 %100, 32
  %102 = load i32, ptr %5, align 4
  %103 = add nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i32, ptr %99, i64 %104
  store i32 %98, ptr %105, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %106

106:                                              ; preds = %46
  %107 = load i32, ptr %7, align 4
  %108 = add nsw i32 %107, 1
  store i32 %108, ptr %7, align 4
  br label %43, !llvm.loop !6

109:                                              ; preds = %43
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sobol(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %7, align 4
  %20 = add i32 %18, %19
  store i32 %20, ptr %9, align 4
  %21 = load i32, ptr %9, align 4
  %22 = load i32, ptr %9, align 4
  %23 = lshr i32 %22, 1
  %24 = xor i32 %21, %23
  store i32 %24, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %25

25:                                               ; preds = %28, %3
  %26 = load i32, ptr %10, align 4
  %27 = icmp ne i32 %26, 0
  br i1 %27, label %28, label %50

28:                                               ; preds = %25
  %29 = load i32, ptr %10, align 4
  store i32 %29, ptr %4, align 4
  %30 = load i32, ptr %4, align 4
  %31 = call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = add i32 %31, 1
  %33 = icmp eq i32 %30, 0
  %34 = select i1 %33, i32 0, i32 %32
  %35 = sub nsw i32 %34, 1
  store i32 %35, ptr %12, align 4
  %36 = load ptr, ptr %5, align 8
  %37 = load i32, ptr %12, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %12, align 4
  %42 = lshr i32 -2147483648, %41
  %43 = or i32 %40, %42
  %44 = load i32, ptr %11, align 4
  %45 = xor i32 %44, %43
  store i32 %45, ptr %11, align 4
  %46 = load i32, ptr %10, align 4
  %47 = sub i32 %46, 1
  %48 = load i32, ptr %10, align 4
  %49 = and i32 %48, %47
  store i32 %49, ptr %10, align 4
  br label %25, !llvm.loop !7

50:                                               ; preds = %25
  %51 = load i32, ptr %11, align 4
  %52 = lshr i32 %51, 8
  %53 = uitofp i32 %52 to float
  %54 = fmul contract float %53, 0x3E70000000000000
  %55 = load ptr, ptr %6, align 8
  %56 = load i32, ptr %8, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw float, ptr %55, i64 %57
  store float %54, ptr %58, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %0) #2 {
  %2 = alloca i64, align 8
  %3 = alloca i32, align 4
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca i64, align 8
  store ptr %0, ptr %6, align 8
  %9 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %10 = getelementptr inbounds nuw %struct.Xoshiro, ptr %9, i32 0, i32 0
  %11 = getelementptr inbounds [4 x i64], ptr %10, i64 0, i64 1
  %12 = load i64, ptr %11, align 8
  %13 = mul i64 %12, 5
  store i64 %13, ptr %2, align 8
  store i32 7, ptr %3, align 4
  %14 = load i64, ptr %2, align 8
  %15 = load i32, ptr %3, align 4
  %16 = zext i32 %15 to i64
  %17 = shl i64 %14, %16
  %18 = load i64, ptr %2, align 8
  %19 = load i32, ptr %3, align 4
  %20 = sub nsw i32 64, %19
  %21 = zext i32 %20 to i64
  %22 = lshr i64 %18, %21
  %23 = or i64 %17, %22
  %24 = mul i64 %23, 9
  store i64 %24, ptr %7, align 8
  %25 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %26 = getelementptr inbounds nuw %struct.Xoshiro, ptr %25, i32 0, i32 0
  %27 = getelementptr inbounds [4 x i64], ptr %26, i64 0, i64 1
  %28 = load i64, ptr %27, align 8
  %29 = shl i64 %28, 17
  store i64 %29, ptr %8, align 8
  %30 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %31 = getelementptr inbounds nuw %struct.Xoshiro, ptr %30, i32 0, i32 0
  %32 = getelementptr inbounds [4 x i64], ptr %31, i64 0, i64 0
  %33 = load i64, ptr %32, align 8
  %34 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %35 = getelementptr inbounds nuw %struct.Xoshiro, ptr %34, i32 0, i32 0
  %36 = getelementptr inbounds [4 x i64], ptr %35, i64 0, i64 2
  %37 = load i64, ptr %36, align 8
  %38 = xor i64 %37, %33
  store i64 %38, ptr %36, align 8
  %39 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %40 = getelementptr inbounds nuw %struct.Xoshiro, ptr %39, i32 0, i32 0
  %41 = getelementptr inbounds [4 x i64], ptr %40, i64 0, i64 1
  %42 = load i64, ptr %41, align 8
  %43 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %44 = getelementptr inbounds nuw %struct.Xoshiro, ptr %43, i32 0, i32 0
  %45 = getelementptr inbounds [4 x i64], ptr %44, i64 0, i64 3
  %46 = load i64, ptr %45, align 8
  %47 = xor i64 %46, %42
  store i64 %47, ptr %45, align 8
  %48 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %49 = getelementptr inbounds nuw %struct.Xoshiro, ptr %48, i32 0, i32 0
  %50 = getelementptr inbounds [4 x i64], ptr %49, i64 0, i64 2
  %51 = load i64, ptr %50, align 8
  %52 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %53 = getelementptr inbounds nuw %struct.Xoshiro, ptr %52, i32 0, i32 0
  %54 = getelementptr inbounds [4 x i64], ptr %53, i64 0, i64 1
  %55 = load i64, ptr %54, align 8
  %56 = xor i64 %55, %51
  store i64 %56, ptr %54, align 8
  %57 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %58 = getelementptr inbounds nuw %struct.Xoshiro, ptr %57, i32 0, i32 0
  %59 = getelementptr inbounds [4 x i64], ptr %58, i64 0, i64 3
  %60 = load i64, ptr %59, align 8
  %61 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %62 = getelementptr inbounds nuw %struct.Xoshiro, ptr %61, i32 0, i32 0
  %63 = getelementptr inbounds [4 x i64], ptr %62, i64 0, i64 0
  %64 = load i64, ptr %63, align 8
  %65 = xor i64 %64, %60
  store i64 %65, ptr %63, align 8
  %66 = load i64, ptr %8, align 8
  %67 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %68 = getelementptr inbounds nuw %struct.Xoshiro, ptr %67, i32 0, i32 0
  %69 = getelementptr inbounds [4 x i64], ptr %68, i64 0, i64 2
  %70 = load i64, ptr %69, align 8
  %71 = xor i64 %70, %66
  store i64 %71, ptr %69, align 8
  %72 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %73 = getelementptr inbounds nuw %struct.Xoshiro, ptr %72, i32 0, i32 0
  %74 = getelementptr inbounds [4 x i64], ptr %73, i64 0, i64 3
  %75 = load i64, ptr %74, align 8
  store i64 %75, ptr %4, align 8
  store i32 45, ptr %5, align 4
  %76 = load i64, ptr %4, align 8
  %77 = load i32, ptr %5, align 4
  %78 = zext i32 %77 to i64
  %79 = shl i64 %76, %78
  %80 = load i64, ptr %4, align 8
  %81 = load i32, ptr %5, align 4
  %82 = sub nsw i32 64, %81
  %83 = zext i32 %82 to i64
  %84 = lshr i64 %80, %83
  %85 = or i64 %79, %84
  %86 = load ptr, ptr %6, align 8, !nonnull !8, !align !9
  %87 = getelementptr inbounds nuw %struct.Xoshiro, ptr %86, i32 0, i32 0
  %88 = getelementptr inbounds [4 x i64], ptr %87, i64 0, i64 3
  store i64 %85, ptr %88, align 8
  %89 = load i64, ptr %7, align 8
  ret i64 %89
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xoshiro(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca %struct.Xoshiro, align 8
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds %struct.Xoshiro, ptr %11, i64 %13
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %8, ptr align 8 %14, i64 32, i1 false)
  store i32 0, ptr %9, align 4
  br label %15

15:                                               ; preds = %28, %3
  %16 = load i32, ptr %9, align 4
  %17 = load i32, ptr %6, align 4
  %18 = icmp slt i32 %16, %17
  br i1 %18, label %19, label %31

19:                                               ; preds = %15
  %20 = call noundef i64 @_Z4nextR7Xoshiro(ptr noundef nonnull align 8 dereferenceable(32) %8) #5
  %21 = load ptr, ptr %5, align 8
  %22 = load i32, ptr %9, align 4
  %23 = mul nsw i32 %22, 32
  %24 = load i32, ptr %7, align 4
  %25 = add nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i64, ptr %21, i64 %26
  store i64 %20, ptr %27, align 8
  br label %28

28:                                               ; preds = %19
  %29 = load i32, ptr %9, align 4
  %30 = add nsw i32 %29, 1
  store i32 %30, ptr %9, align 4
  br label %15, !llvm.loop !10

31:                                               ; preds = %15
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds %struct.Xoshiro, ptr %32, i64 %34
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %35, ptr align 8 %8, i64 32, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pcg_normals(ptr noundef %0, i64 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca float, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i64 %1, ptr %4, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %13, ptr %5, align 4
  %14 = load i64, ptr %4, align 8
  %15 = mul i64 %14, 6364136223846793005
  %16 = load i32, ptr %5, align 4
  %17 = mul i32 2, %16
  %18 = add i32 %17, 1
  %19 = zext i32 %18 to i64
  %20 = add i64 %15, %19
  store i64 %20, ptr %6, align 8
  store float 0.000000e+00, ptr %7, align 4
  store i32 0, ptr %8, align 4
  br label %21

21:                                               ; preds = %57, %2
  %22 = load i32, ptr %8, align 4
  %23 = icmp slt i32 %22, 12
  br i1 %23, label %24, label %60

24:                                               ; preds = %21
  %25 = load i64, ptr %6, align 8
  store i64 %25, ptr %9, align 8
  %26 = load i64, ptr %9, align 8
  %27 = mul i64 %26, 6364136223846793005
  %28 = load i32, ptr %5, align 4
  %29 = mul i32 2, %28
  %30 = add i32 %29, 1
  %31 = zext i32 %30 to i64
  %32 = add i64 %27, %31
  store i64 %32, ptr %6, align 8
  %33 = load i64, ptr %9, align 8
  %34 = lshr i64 %33, 18
  %35 = load i64, ptr %9, align 8
  %36 = xor i64 %34, %35
  %37 = lshr i64 %36, 27
  %38 = trunc i64 %37 to i32
  store i32 %38, ptr %10, align 4
  %39 = load i64, ptr %9, align 8
  %40 = lshr i64 %39, 59
  %41 = trunc i64 %40 to i32
  store i32 %41, ptr %11, align 4
  %42 = load i32, ptr %10, align 4
  %43 = load i32, ptr %11, align 4
  %44 = lshr i32 %42, %43
  %45 = load i32, ptr %10, align 4
  %46 = load i32, ptr %11, align 4
  %47 = sub i32 0, %46
  %48 = and i32 %47, 31
  %49 = shl i32 %45, %48
  %50 = or i32 %44, %49
  store i32 %50, ptr %12, align 4
  %51 = load i32, ptr %12, align 4
  %52 = lshr i32 %51, 8
  %53 = uitofp i32 %52 to float
  %54 = fmul contract float %53, 0x3E70000000000000
  %55 = load float, ptr %7, align 4
  %56 = fadd contract float %55, %54
  store float %56, ptr %7, align 4
  br label %57

57:                                               ; preds = %24
  %58 = load i32, ptr %8, align 4
  %59 = add nsw i32 %58, 1
  store i32 %59, ptr %8, align 4
  br label %21, !llvm.loop !11

60:                                               ; preds = %21
  %61 = load float, ptr %7, align 4
  %62 = fsub contract float %61, 6.000000e+00
  %63 = load ptr, ptr %3, align 8
  %64 = load i32, ptr %5, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %63, i64 %65
  store float %62, ptr %66, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
!7 = distinct !{!7, !5}
!8 = !{}
!9 = !{i64 8}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
