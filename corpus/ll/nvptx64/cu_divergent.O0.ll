; ModuleID = 'corpus/cuda/cu_divergent.cu'
source_filename = "corpus/cuda/cu_divergent.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @collatz(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store i32 %1, ptr %5, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %6, align 4
  %15 = load i32, ptr %5, align 4
  %16 = load i32, ptr %6, align 4
  %17 = add i32 %15, %16
  %18 = zext i32 %17 to i64
  store i64 %18, ptr %7, align 8
  store i32 0, ptr %8, align 4
  store i32 0, ptr %9, align 4
  br label %19

19:                                               ; preds = %49, %2
  %20 = load i64, ptr %7, align 8
  %21 = icmp ne i64 %20, 1
  br i1 %21, label %22, label %50

22:                                               ; preds = %19
  %23 = load i64, ptr %7, align 8
  %24 = and i64 %23, 1
  %25 = icmp ne i64 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %22
  %27 = load i64, ptr %7, align 8
  %28 = mul i64 3, %27
  %29 = add i64 %28, 1
  store i64 %29, ptr %7, align 8
  br label %44

30:                                               ; preds = %22
  %31 = load i64, ptr %7, align 8
  store i64 %31, ptr %3, align 8
  %32 = load i64, ptr %3, align 8
  %33 = call i64 @llvm.cttz.i64(i64 %32, i1 true)
  %34 = add i64 %33, 1
  %35 = icmp eq i64 %32, 0
  %36 = select i1 %35, i64 0, i64 %34
  %37 = trunc i64 %36 to i32
  %38 = sub nsw i32 %37, 1
  %39 = load i64, ptr %7, align 8
  %40 = zext i32 %38 to i64
  %41 = lshr i64 %39, %40
  store i64 %41, ptr %7, align 8
  %42 = load i32, ptr %9, align 4
  %43 = add i32 %42, 1
  store i32 %43, ptr %9, align 4
  br label %44

44:                                               ; preds = %30, %26
  %45 = load i32, ptr %8, align 4
  %46 = add i32 %45, 1
  store i32 %46, ptr %8, align 4
  %47 = icmp ugt i32 %46, 300
  br i1 %47, label %48, label %49

48:                                               ; preds = %44
  br label %50

49:                                               ; preds = %44
  br label %19, !llvm.loop !4

50:                                               ; preds = %48, %19
  %51 = load i32, ptr %8, align 4
  %52 = mul i32 %51, 1000
  %53 = load i32, ptr %9, align 4
  %54 = add i32 %52, %53
  %55 = load ptr, ptr %4, align 8
  %56 = load i32, ptr %6, align 4
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds nuw i32, ptr %55, i64 %57
  store i32 %54, ptr %58, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gcd_lattice(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %8, align 4
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %8, align 4
  %23 = mul nsw i32 2, %22
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds i32, ptr %21, i64 %24
  %26 = load i32, ptr %25, align 4
  store i32 %26, ptr %9, align 4
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %8, align 4
  %29 = mul nsw i32 2, %28
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i32, ptr %27, i64 %31
  %33 = load i32, ptr %32, align 4
  store i32 %33, ptr %10, align 4
  %34 = load i32, ptr %9, align 4
  store i32 %34, ptr %11, align 4
  %35 = load i32, ptr %10, align 4
  store i32 %35, ptr %12, align 4
  br label %36

36:                                               ; preds = %39, %2
  %37 = load i32, ptr %10, align 4
  %38 = icmp ne i32 %37, 0
  br i1 %38, label %39, label %45

39:                                               ; preds = %36
  %40 = load i32, ptr %9, align 4
  %41 = load i32, ptr %10, align 4
  %42 = urem i32 %40, %41
  store i32 %42, ptr %13, align 4
  %43 = load i32, ptr %10, align 4
  store i32 %43, ptr %9, align 4
  %44 = load i32, ptr %13, align 4
  store i32 %44, ptr %10, align 4
  br label %36, !llvm.loop !6

45:                                               ; preds = %36
  %46 = load i32, ptr %11, align 4
  %47 = load i32, ptr %12, align 4
  %48 = or i32 %46, %47
  store i32 %48, ptr %3, align 4
  %49 = load i32, ptr %3, align 4
  %50 = call i32 @llvm.cttz.i32(i32 %49, i1 true)
  %51 = add i32 %50, 1
  %52 = icmp eq i32 %49, 0
  %53 = select i1 %52, i32 0, i32 %51
  %54 = sub nsw i32 %53, 1
  store i32 %54, ptr %14, align 4
  %55 = load i32, ptr %11, align 4
  store i32 %55, ptr %4, align 4
  %56 = load i32, ptr %4, align 4
  %57 = call i32 @llvm.cttz.i32(i32 %56, i1 true)
  %58 = add i32 %57, 1
  %59 = icmp eq i32 %56, 0
  %60 = select i1 %59, i32 0, i32 %58
  %61 = sub nsw i32 %60, 1
  %62 = load i32, ptr %11, align 4
  %63 = lshr i32 %62, %61
  store i32 %63, ptr %11, align 4
  br label %64

64:                                               ; preds = %85, %45
  %65 = load i32, ptr %12, align 4
  store i32 %65, ptr %5, align 4
  %66 = load i32, ptr %5, align 4
  %67 = call i32 @llvm.cttz.i32(i32 %66, i1 true)
  %68 = add i32 %67, 1
  %69 = icmp eq i32 %66, 0
  %70 = select i1 %69, i32 0, i32 %68
  %71 = sub nsw i32 %70, 1
  %72 = load i32, ptr %12, align 4
  %73 = lshr i32 %72, %71
  store i32 %73, ptr %12, align 4
  %74 = load i32, ptr %11, align 4
  %75 = load i32, ptr %12, align 4
  %76 = icmp ugt i32 %74, %75
  br i1 %76, label %77, label %81

77:                                               ; preds = %64
  %78 = load i32, ptr %11, align 4
  store i32 %78, ptr %15, align 4
  %79 = load i32, ptr %12, align 4
  store i32 %79, ptr %11, align 4
  %80 = load i32, ptr %15, align 4
  store i32 %80, ptr %12, align 4
  br label %81

81:                                               ; preds = %77, %64
  %82 = load i32, ptr %11, align 4
  %83 = load i32, ptr %12, align 4
  %84 = sub i32 %83, %82
  store i32 %84, ptr %12, align 4
  br label %85

85:                                               ; preds = %81
  %86 = load i32, ptr %12, align 4
  %87 = icmp ne i32 %86, 0
  br i1 %87, label %64, label %88, !llvm.loop !7

88:                                               ; preds = %85
  %89 = load i32, ptr %9, align 4
  %90 = load i32, ptr %11, align 4
  %91 = load i32, ptr %14, align 4
  %92 = shl i32 %90, %91
  %93 = icmp eq i32 %89, %92
  br i1 %93, label %94, label %96

94:                                               ; preds = %88
  %95 = load i32, ptr %9, align 4
  br label %97

96:                                               ; preds = %88
  br label %97

97:                                               ; preds = %96, %94
  %98 = phi i32 [ %95, %94 ], [ -1, %96 ]
  %99 = load ptr, ptr %7, align 8
  %100 = load i32, ptr %8, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  store i32 %98, ptr %102, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sieve_gaps(ptr noundef %0, i32 noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i8, align 1
  %11 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store i32 %1, ptr %4, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %5, align 4
  store i32 0, ptr %6, align 4
  store i32 2, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 3, ptr %9, align 4
  br label %13

13:                                               ; preds = %65, %2
  %14 = load i32, ptr %9, align 4
  %15 = load i32, ptr %4, align 4
  %16 = icmp ult i32 %14, %15
  br i1 %16, label %17, label %68

17:                                               ; preds = %13
  store i8 1, ptr %10, align 1
  store i32 3, ptr %11, align 4
  br label %18

18:                                               ; preds = %38, %17
  %19 = load i32, ptr %11, align 4
  %20 = load i32, ptr %11, align 4
  %21 = mul i32 %19, %20
  %22 = load i32, ptr %9, align 4
  %23 = icmp ule i32 %21, %22
  br i1 %23, label %24, label %41

24:                                               ; preds = %18
  %25 = load i32, ptr %11, align 4
  %26 = load i32, ptr %5, align 4
  %27 = xor i32 %25, %26
  %28 = urem i32 %27, 7
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %31

30:                                               ; preds = %24
  br label %38

31:                                               ; preds = %24
  %32 = load i32, ptr %9, align 4
  %33 = load i32, ptr %11, align 4
  %34 = urem i32 %32, %33
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %31
  store i8 0, ptr %10, align 1
  br label %41

37:                                               ; preds = %31
  br label %38

38:                                               ; preds = %37, %30
  %39 = load i32, ptr %11, align 4
  %40 = add i32 %39, 2
  store i32 %40, ptr %11, align 4
  br label %18, !llvm.loop !8

41:                                               ; preds = %36, %18
  %42 = load i8, ptr %10, align 1
  %43 = trunc i8 %42 to i1
  br i1 %43, label %45, label %44

44:                                               ; preds = %41
  br label %65

45:                                               ; preds = %41
  %46 = load i32, ptr %6, align 4
  %47 = add i32 %46, 1
  store i32 %47, ptr %6, align 4
  %48 = load i32, ptr %9, align 4
  %49 = load i32, ptr %7, align 4
  %50 = sub i32 %48, %49
  %51 = load i32, ptr %8, align 4
  %52 = icmp ugt i32 %50, %51
  br i1 %52, label %53, label %57

53:                                               ; preds = %45
  %54 = load i32, ptr %9, align 4
  %55 = load i32, ptr %7, align 4
  %56 = sub i32 %54, %55
  store i32 %56, ptr %8, align 4
  br label %57

57:                                               ; preds = %53, %45
  %58 = load i32, ptr %6, align 4
  %59 = load i32, ptr %5, align 4
  %60 = add i32 %59, 5
  %61 = icmp ugt i32 %58, %60
  br i1 %61, label %62, label %63

62:                                               ; preds = %57
  br label %69

63:                                               ; preds = %57
  %64 = load i32, ptr %9, align 4
  store i32 %64, ptr %7, align 4
  br label %65

65:                                               ; preds = %63, %44
  %66 = load i32, ptr %9, align 4
  %67 = add i32 %66, 2
  store i32 %67, ptr %9, align 4
  br label %13, !llvm.loop !9

68:                                               ; preds = %13
  br label %69

69:                                               ; preds = %68, %62
  %70 = load i32, ptr %6, align 4
  %71 = mul i32 %70, 256
  %72 = load i32, ptr %8, align 4
  %73 = add i32 %71, %72
  %74 = load ptr, ptr %3, align 8
  %75 = load i32, ptr %5, align 4
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %74, i64 %76
  store i32 %73, ptr %77, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @irreducible(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %5, align 4
  %14 = load ptr, ptr %3, align 8
  %15 = load i32, ptr %5, align 4
  %16 = mul nsw i32 %15, 16
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i8, ptr %14, i64 %17
  store ptr %18, ptr %6, align 8
  %19 = load ptr, ptr %6, align 8
  %20 = getelementptr inbounds i8, ptr %19, i64 16
  store ptr %20, ptr %7, align 8
  store i32 1, ptr %8, align 4
  %21 = load ptr, ptr %6, align 8
  %22 = load i8, ptr %21, align 1
  %23 = zext i8 %22 to i32
  %24 = and i32 %23, 1
  %25 = icmp ne i32 %24, 0
  br i1 %25, label %26, label %27

26:                                               ; preds = %2
  br label %46

27:                                               ; preds = %2
  br label %28

28:                                               ; preds = %80, %62, %27
  %29 = load ptr, ptr %6, align 8
  %30 = load ptr, ptr %7, align 8
  %31 = icmp eq ptr %29, %30
  br i1 %31, label %32, label %33

32:                                               ; preds = %28
  br label %81

33:                                               ; preds = %28
  %34 = load i32, ptr %8, align 4
  %35 = mul i32 %34, 3
  %36 = load ptr, ptr %6, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i32 1
  store ptr %37, ptr %6, align 8
  %38 = load i8, ptr %36, align 1
  %39 = zext i8 %38 to i32
  %40 = add i32 %35, %39
  store i32 %40, ptr %8, align 4
  %41 = load i32, ptr %8, align 4
  %42 = and i32 %41, 4
  %43 = icmp ne i32 %42, 0
  br i1 %43, label %44, label %45

44:                                               ; preds = %33
  br label %64

45:                                               ; preds = %33
  br label %46

46:                                               ; preds = %79, %45, %26
  %47 = load ptr, ptr %6, align 8
  %48 = load ptr, ptr %7, align 8
  %49 = icmp eq ptr %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  br label %81

51:                                               ; preds = %46
  %52 = load ptr, ptr %6, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i32 1
  store ptr %53, ptr %6, align 8
  %54 = load i8, ptr %52, align 1
  %55 = zext i8 %54 to i32
  %56 = shl i32 %55, 5
  %57 = load i32, ptr %8, align 4
  %58 = xor i32 %57, %56
  store i32 %58, ptr %8, align 4
  %59 = load i32, ptr %8, align 4
  %60 = and i32 %59, 8
  %61 = icmp ne i32 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %51
  br label %28

63:                                               ; preds = %51
  br label %64

64:                                               ; preds = %63, %44
  %65 = load ptr, ptr %6, align 8
  %66 = load ptr, ptr %7, align 8
  %67 = icmp eq ptr %65, %66
  br i1 %67, label %68, label %69

68:                                               ; preds = %64
  br label %81

69:                                               ; preds = %64
  %70 = load ptr, ptr %6, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i32 1
  store ptr %71, ptr %6, align 8
  %72 = load i8, ptr %70, align 1
  %73 = zext i8 %72 to i32
  %74 = load i32, ptr %8, align 4
  %75 = add i32 %74, %73
  store i32 %75, ptr %8, align 4
  %76 = load i32, ptr %8, align 4
  %77 = and i32 %76, 1
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %79, label %80

79:                                               ; preds = %69
  br label %46

80:                                               ; preds = %69
  br label %28

81:                                               ; preds = %68, %50, %32
  %82 = load i32, ptr %8, align 4
  %83 = load ptr, ptr %4, align 8
  %84 = load i32, ptr %5, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %83, i64 %85
  store i32 %82, ptr %86, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @early_exit(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca float, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %8, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4
  store float %21, ptr %9, align 4
  %22 = load float, ptr %9, align 4
  %23 = fcmp contract olt float %22, 0xBFE99999A0000000
  br i1 %23, label %24, label %25

24:                                               ; preds = %3
  br label %82

25:                                               ; preds = %3
  %26 = load float, ptr %9, align 4
  %27 = fcmp contract olt float %26, -5.000000e-01
  br i1 %27, label %28, label %33

28:                                               ; preds = %25
  %29 = load ptr, ptr %6, align 8
  %30 = load i32, ptr %8, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %29, i64 %31
  store float -1.000000e+00, ptr %32, align 4
  br label %82

33:                                               ; preds = %25
  store i32 0, ptr %10, align 4
  br label %34

34:                                               ; preds = %72, %33
  %35 = load i32, ptr %10, align 4
  %36 = load i32, ptr %7, align 4
  %37 = icmp slt i32 %35, %36
  br i1 %37, label %38, label %75

38:                                               ; preds = %34
  %39 = load float, ptr %9, align 4
  %40 = load float, ptr %9, align 4
  %41 = fcmp contract oeq float %40, 0.000000e+00
  br i1 %41, label %42, label %43

42:                                               ; preds = %38
  br label %45

43:                                               ; preds = %38
  %44 = load float, ptr %9, align 4
  br label %45

45:                                               ; preds = %43, %42
  %46 = phi contract float [ 1.000000e+00, %42 ], [ %44, %43 ]
  %47 = fdiv contract float 2.000000e+00, %46
  %48 = fadd contract float %39, %47
  %49 = fmul contract float 5.000000e-01, %48
  store float %49, ptr %11, align 4
  %50 = load float, ptr %11, align 4
  %51 = load float, ptr %9, align 4
  %52 = fsub contract float %50, %51
  store float %52, ptr %4, align 4
  %53 = load float, ptr %4, align 4
  %54 = call contract noundef float @llvm.fabs.f32(float %53)
  %55 = fcmp contract olt float %54, 0x3EE4F8B580000000
  br i1 %55, label %56, label %66

56:                                               ; preds = %45
  %57 = load float, ptr %11, align 4
  %58 = load ptr, ptr %6, align 8
  %59 = load i32, ptr %8, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  store float %57, ptr %61, align 4
  %62 = load i32, ptr %10, align 4
  %63 = icmp slt i32 %62, 4
  br i1 %63, label %64, label %65

64:                                               ; preds = %56
  br label %82

65:                                               ; preds = %56
  br label %75

66:                                               ; preds = %45
  %67 = load float, ptr %11, align 4
  %68 = fcmp contract ogt float %67, 1.000000e+02
  br i1 %68, label %69, label %70

69:                                               ; preds = %66
  store float 1.000000e+00, ptr %9, align 4
  br label %72

70:                                               ; preds = %66
  %71 = load float, ptr %11, align 4
  store float %71, ptr %9, align 4
  br label %72

72:                                               ; preds = %70, %69
  %73 = load i32, ptr %10, align 4
  %74 = add nsw i32 %73, 1
  store i32 %74, ptr %10, align 4
  br label %34, !llvm.loop !10

75:                                               ; preds = %65, %34
  %76 = load float, ptr %9, align 4
  %77 = fadd contract float %76, 1.000000e+00
  %78 = load ptr, ptr %6, align 8
  %79 = load i32, ptr %8, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %78, i64 %80
  store float %77, ptr %81, align 4
  br label %82

82:                                               ; preds = %75, %64, %28, %24
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
