; ModuleID = 'corpus/cuda/cu_bigint.cu'
source_filename = "corpus/cuda/cu_bigint.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.U512 = type { [8 x i64] }
%struct.U256 = type { [4 x i64] }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local %struct.U512 @_Z8multiply4U256S_(ptr noundef byval(%struct.U256) align 8 %0, ptr noundef byval(%struct.U256) align 8 %1) #0 {
  %3 = alloca %struct.U512, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i128, align 16
  store i32 0, ptr %4, align 4
  br label %9

9:                                                ; preds = %17, %2
  %10 = load i32, ptr %4, align 4
  %11 = icmp slt i32 %10, 8
  br i1 %11, label %12, label %20

12:                                               ; preds = %9
  %13 = getelementptr inbounds nuw %struct.U512, ptr %3, i32 0, i32 0
  %14 = load i32, ptr %4, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds [8 x i64], ptr %13, i64 0, i64 %15
  store i64 0, ptr %16, align 8
  br label %17

17:                                               ; preds = %12
  %18 = load i32, ptr %4, align 4
  %19 = add nsw i32 %18, 1
  store i32 %19, ptr %4, align 4
  br label %9, !llvm.loop !4

20:                                               ; preds = %9
  store i32 0, ptr %5, align 4
  br label %21

21:                                               ; preds = %75, %20
  %22 = load i32, ptr %5, align 4
  %23 = icmp slt i32 %22, 4
  br i1 %23, label %24, label %78

24:                                               ; preds = %21
  store i64 0, ptr %6, align 8
  store i32 0, ptr %7, align 4
  br label %25

25:                                               ; preds = %65, %24
  %26 = load i32, ptr %7, align 4
  %27 = icmp slt i32 %26, 4
  br i1 %27, label %28, label %68

28:                                               ; preds = %25
  %29 = getelementptr inbounds nuw %struct.U256, ptr %0, i32 0, i32 0
  %30 = load i32, ptr %5, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds [4 x i64], ptr %29, i64 0, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = zext i64 %33 to i128
  %35 = getelementptr inbounds nuw %struct.U256, ptr %1, i32 0, i32 0
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [4 x i64], ptr %35, i64 0, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = zext i64 %39 to i128
  %41 = mul i128 %34, %40
  %42 = getelementptr inbounds nuw %struct.U512, ptr %3, i32 0, i32 0
  %43 = load i32, ptr %5, align 4
  %44 = load i32, ptr %7, align 4
  %45 = add nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds [8 x i64], ptr %42, i64 0, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = zext i64 %48 to i128
  %50 = add i128 %41, %49
  %51 = load i64, ptr %6, align 8
  %52 = zext i64 %51 to i128
  %53 = add i128 %50, %52
  store i128 %53, ptr %8, align 16
  %54 = load i128, ptr %8, align 16
  %55 = trunc i128 %54 to i64
  %56 = getelementptr inbounds nuw %struct.U512, ptr %3, i32 0, i32 0
  %57 = load i32, ptr %5, align 4
  %58 = load i32, ptr %7, align 4
  %59 = add nsw i32 %57, %58
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [8 x i64], ptr %56, i64 0, i64 %60
  store i64 %55, ptr %61, align 8
  %62 = load i128, ptr %8, align 16
  %63 = lshr i128 %62, 64
  %64 = trunc i128 %63 to i64
  store i64 %64, ptr %6, align 8
  br label %65

65:                                               ; preds = %28
  %66 = load i32, ptr %7, align 4
  %67 = add nsw i32 %66, 1
  store i32 %67, ptr %7, align 4
  br label %25, !llvm.loop !6

68:                                               ; preds = %25
  %69 = load i64, ptr %6, align 8
  %70 = getelementptr inbounds nuw %struct.U512, ptr %3, i32 0, i32 0
  %71 = load i32, ptr %5, align 4
  %72 = add nsw i32 %71, 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [8 x i64], ptr %70, i64 0, i64 %73
  store i64 %69, ptr %74, align 8
  br label %75

75:                                               ; preds = %68
  %76 = load i32, ptr %5, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %5, align 4
  br label %21, !llvm.loop !7

78:                                               ; preds = %21
  %79 = load %struct.U512, ptr %3, align 8
  ret %struct.U512 %79
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @mul256(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca %struct.U512, align 8
  %9 = alloca %struct.U256, align 8
  %10 = alloca %struct.U256, align 8
  %11 = alloca %struct.U512, align 8
  %12 = alloca %struct.U256, align 8
  %13 = alloca %struct.U256, align 8
  %14 = alloca i64, align 8
  %15 = alloca i32, align 4
  %16 = alloca i128, align 16
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %7, align 4
  %22 = load ptr, ptr %4, align 8
  %23 = load i32, ptr %7, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds %struct.U256, ptr %22, i64 %24
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %9, ptr align 8 %25, i64 32, i1 false)
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %7, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds %struct.U256, ptr %26, i64 %28
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %10, ptr align 8 %29, i64 32, i1 false)
  %30 = call %struct.U512 @_Z8multiply4U256S_(ptr noundef byval(%struct.U256) align 8 %9, ptr noundef byval(%struct.U256) align 8 %10) #4
  %31 = getelementptr inbounds nuw %struct.U512, ptr %8, i32 0, i32 0
  %32 = extractvalue %struct.U512 %30, 0
  store [8 x i64] %32, ptr %31, align 8
  %33 = load ptr, ptr %4, align 8
  %34 = load i32, ptr %7, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds %struct.U256, ptr %33, i64 %35
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %12, ptr align 8 %36, i64 32, i1 false)
  %37 = load ptr, ptr %4, align 8
  %38 = load i32, ptr %7, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds %struct.U256, ptr %37, i64 %39
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %13, ptr align 8 %40, i64 32, i1 false)
  %41 = call %struct.U512 @_Z8multiply4U256S_(ptr noundef byval(%struct.U256) align 8 %12, ptr noundef byval(%struct.U256) align 8 %13) #4
  %42 = getelementptr inbounds nuw %struct.U512, ptr %11, i32 0, i32 0
  %43 = extractvalue %struct.U512 %41, 0
  store [8 x i64] %43, ptr %42, align 8
  store i64 0, ptr %14, align 8
  store i32 0, ptr %15, align 4
  br label %44

44:                                               ; preds = %73, %3
  %45 = load i32, ptr %15, align 4
  %46 = icmp slt i32 %45, 8
  br i1 %46, label %47, label %76

47:                                               ; preds = %44
  %48 = getelementptr inbounds nuw %struct.U512, ptr %8, i32 0, i32 0
  %49 = load i32, ptr %15, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [8 x i64], ptr %48, i64 0, i64 %50
  %52 = load i64, ptr %51, align 8
  %53 = zext i64 %52 to i128
  %54 = getelementptr inbounds nuw %struct.U512, ptr %11, i32 0, i32 0
  %55 = load i32, ptr %15, align 4
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds [8 x i64], ptr %54, i64 0, i64 %56
  %58 = load i64, ptr %57, align 8
  %59 = zext i64 %58 to i128
  %60 = add i128 %53, %59
  %61 = load i64, ptr %14, align 8
  %62 = zext i64 %61 to i128
  %63 = add i128 %60, %62
  store i128 %63, ptr %16, align 16
  %64 = load i128, ptr %16, align 16
  %65 = trunc i128 %64 to i64
  %66 = getelementptr inbounds nuw %struct.U512, ptr %8, i32 0, i32 0
  %67 = load i32, ptr %15, align 4
  %68 = sext i32 %67 to i64
  %69 = getelementptr inbounds [8 x i64], ptr %66, i64 0, i64 %68
  store i64 %65, ptr %69, align 8
  %70 = load i128, ptr %16, align 16
  %71 = lshr i128 %70, 64
  %72 = trunc i128 %71 to i64
  store i64 %72, ptr %14, align 8
  br label %73

73:                                               ; preds = %47
  %74 = load i32, ptr %15, align 4
  %75 = add nsw i32 %74, 1
  store i32 %75, ptr %15, align 4
  br label %44, !llvm.loop !8

76:                                               ; preds = %44
  %77 = load ptr, ptr %6, align 8
  %78 = load i32, ptr %7, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds %struct.U512, ptr %77, i64 %79
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %80, ptr align 8 %8, i64 64, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @divmod128(ptr noundef %0, ptr noundef %1, ptr noundef %2) #1 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i128, align 16
  %9 = alloca i64, align 8
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = mul nsw i32 2, %19
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds i64, ptr %18, i64 %21
  %23 = load i64, ptr %22, align 8
  %24 = zext i64 %23 to i128
  %25 = shl i128 %24, 64
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %7, align 4
  %28 = mul nsw i32 2, %27
  %29 = add nsw i32 %28, 1
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i64, ptr %26, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = zext i64 %32 to i128
  %34 = or i128 %25, %33
  store i128 %34, ptr %8, align 16
  %35 = load ptr, ptr %5, align 8
  %36 = load i32, ptr %7, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8
  store i64 %39, ptr %9, align 8
  store i128 0, ptr %10, align 16
  store i128 0, ptr %11, align 16
  store i32 127, ptr %12, align 4
  br label %40

40:                                               ; preds = %67, %3
  %41 = load i32, ptr %12, align 4
  %42 = icmp sge i32 %41, 0
  br i1 %42, label %43, label %70

43:                                               ; preds = %40
  %44 = load i128, ptr %11, align 16
  %45 = shl i128 %44, 1
  %46 = load i128, ptr %8, align 16
  %47 = load i32, ptr %12, align 4
  %48 = zext i32 %47 to i128
  %49 = lshr i128 %46, %48
  %50 = and i128 %49, 1
  %51 = or i128 %45, %50
  store i128 %51, ptr %11, align 16
  %52 = load i128, ptr %11, align 16
  %53 = load i64, ptr %9, align 8
  %54 = zext i64 %53 to i128
  %55 = icmp uge i128 %52, %54
  br i1 %55, label %56, label %66

56:                                               ; preds = %43
  %57 = load i64, ptr %9, align 8
  %58 = zext i64 %57 to i128
  %59 = load i128, ptr %11, align 16
  %60 = sub i128 %59, %58
  store i128 %60, ptr %11, align 16
  %61 = load i32, ptr %12, align 4
  %62 = zext i32 %61 to i128
  %63 = shl i128 1, %62
  %64 = load i128, ptr %10, align 16
  %65 = or i128 %64, %63
  store i128 %65, ptr %10, align 16
  br label %66

66:                                               ; preds = %56, %43
  br label %67

67:                                               ; preds = %66
  %68 = load i32, ptr %12, align 4
  %69 = add nsw i32 %68, -1
  store i32 %69, ptr %12, align 4
  br label %40, !llvm.loop !10

70:                                               ; preds = %40
  %71 = load i128, ptr %10, align 16
  %72 = lshr i128 %71, 64
  %73 = trunc i128 %72 to i64
  %74 = load ptr, ptr %6, align 8
  %75 = load i32, ptr %7, align 4
  %76 = mul nsw i32 3, %75
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i64, ptr %74, i64 %77
  store i64 %73, ptr %78, align 8
  %79 = load i128, ptr %10, align 16
  %80 = trunc i128 %79 to i64
  %81 = load ptr, ptr %6, align 8
  %82 = load i32, ptr %7, align 4
  %83 = mul nsw i32 3, %82
  %84 = add nsw i32 %83, 1
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i64, ptr %81, i64 %85
  store i64 %80, ptr %86, align 8
  %87 = load i128, ptr %11, align 16
  %88 = trunc i128 %87 to i64
  %89 = load ptr, ptr %6, align 8
  %90 = load i32, ptr %7, align 4
  %91 = mul nsw i32 3, %90
  %92 = add nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %89, i64 %93
  store i64 %88, ptr %94, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @signed128(ptr noundef %0, ptr noundef %1, i32 noundef %2) #1 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i128, align 16
  %11 = alloca i128, align 16
  %12 = alloca i8, align 1
  %13 = alloca i128, align 16
  %14 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %9, align 4
  %22 = mul nsw i32 2, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %20, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = sext i64 %25 to i128
  %27 = load ptr, ptr %6, align 8
  %28 = load i32, ptr %9, align 4
  %29 = mul nsw i32 2, %28
  %30 = add nsw i32 %29, 1
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i64, ptr %27, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = sext i64 %33 to i128
  %35 = mul nsw i128 %26, %34
  store i128 %35, ptr %10, align 16
  %36 = load i128, ptr %10, align 16
  %37 = load i32, ptr %8, align 4
  %38 = zext i32 %37 to i128
  %39 = ashr i128 %36, %38
  store i128 %39, ptr %11, align 16
  %40 = load i128, ptr %10, align 16
  %41 = icmp slt i128 %40, 0
  %42 = zext i1 %41 to i8
  store i8 %42, ptr %12, align 1
  %43 = load i8, ptr %12, align 1
  %44 = trunc i8 %43 to i1
  br i1 %44, label %45, label %48

45:                                               ; preds = %3
  %46 = load i128, ptr %10, align 16
  %47 = sub i128 0, %46
  br label %50

48:                                               ; preds = %3
  %49 = load i128, ptr %10, align 16
  br label %50

50:                                               ; preds = %48, %45
  %51 = phi i128 [ %47, %45 ], [ %49, %48 ]
  store i128 %51, ptr %13, align 16
  %52 = load i128, ptr %13, align 16
  %53 = lshr i128 %52, 64
  %54 = trunc i128 %53 to i64
  %55 = icmp ne i64 %54, 0
  br i1 %55, label %56, label %69

56:                                               ; preds = %50
  %57 = load i128, ptr %13, align 16
  %58 = lshr i128 %57, 64
  %59 = trunc i128 %58 to i64
  store i64 %59, ptr %4, align 8
  %60 = load i64, ptr %4, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %56
  br label %67

63:                                               ; preds = %56
  %64 = load i64, ptr %4, align 8
  %65 = call i64 @llvm.ctlz.i64(i64 %64, i1 true)
  %66 = trunc i64 %65 to i32
  br label %67

67:                                               ; preds = %62, %63
  %68 = phi i32 [ 64, %62 ], [ %66, %63 ]
  br label %82

69:                                               ; preds = %50
  %70 = load i128, ptr %13, align 16
  %71 = trunc i128 %70 to i64
  store i64 %71, ptr %5, align 8
  %72 = load i64, ptr %5, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %74, label %75

74:                                               ; preds = %69
  br label %79

75:                                               ; preds = %69
  %76 = load i64, ptr %5, align 8
  %77 = call i64 @llvm.ctlz.i64(i64 %76, i1 true)
  %78 = trunc i64 %77 to i32
  br label %79

79:                                               ; preds = %74, %75
  %80 = phi i32 [ 64, %74 ], [ %78, %75 ]
  %81 = add nsw i32 64, %80
  br label %82

82:                                               ; preds = %79, %67
  %83 = phi i32 [ %68, %67 ], [ %81, %79 ]
  store i32 %83, ptr %14, align 4
  %84 = load i128, ptr %11, align 16
  %85 = trunc i128 %84 to i64
  %86 = load i128, ptr %11, align 16
  %87 = ashr i128 %86, 64
  %88 = trunc i128 %87 to i64
  %89 = xor i64 %85, %88
  %90 = load ptr, ptr %7, align 8
  %91 = load i32, ptr %9, align 4
  %92 = mul nsw i32 2, %91
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i64, ptr %90, i64 %93
  store i64 %89, ptr %94, align 8
  %95 = load i128, ptr %13, align 16
  %96 = load i32, ptr %14, align 4
  %97 = and i32 %96, 63
  %98 = zext i32 %97 to i128
  %99 = lshr i128 %95, %98
  %100 = trunc i128 %99 to i64
  %101 = load i8, ptr %12, align 1
  %102 = trunc i8 %101 to i1
  br i1 %102, label %103, label %106

103:                                              ; preds = %82
  %104 = load i32, ptr %14, align 4
  %105 = sub nsw i32 0, %104
  br label %108

106:                                              ; preds = %82
  %107 = load i32, ptr %14, align 4
  br label %108

108:                                              ; preds = %106, %103
  %109 = phi i32 [ %105, %103 ], [ %107, %106 ]
  %110 = sext i32 %109 to i64
  %111 = add nsw i64 %100, %110
  %112 = load ptr, ptr %7, align 8
  %113 = load i32, ptr %9, align 4
  %114 = mul nsw i32 2, %113
  %115 = add nsw i32 %114, 1
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i64, ptr %112, i64 %116
  store i64 %111, ptr %117, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @fib_mod(ptr noundef %0, ptr noundef %1, i64 noundef %2) #1 {
  %4 = alloca i64, align 8
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca i128, align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca i128, align 16
  %13 = alloca i64, align 8
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  %16 = alloca i64, align 8
  %17 = alloca i128, align 16
  %18 = alloca i64, align 8
  %19 = alloca i64, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i64, align 8
  %23 = alloca i32, align 4
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca i64, align 8
  store ptr %0, ptr %20, align 8
  store ptr %1, ptr %21, align 8
  store i64 %2, ptr %22, align 8
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = add i32 %32, %33
  store i32 %34, ptr %23, align 4
  store i64 0, ptr %24, align 8
  store i64 1, ptr %25, align 8
  %35 = load ptr, ptr %20, align 8
  %36 = load i32, ptr %23, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds i64, ptr %35, i64 %37
  %39 = load i64, ptr %38, align 8
  %40 = icmp ne i64 %39, 0
  br i1 %40, label %41, label %56

41:                                               ; preds = %3
  %42 = load ptr, ptr %20, align 8
  %43 = load i32, ptr %23, align 4
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds i64, ptr %42, i64 %44
  %46 = load i64, ptr %45, align 8
  store i64 %46, ptr %19, align 8
  %47 = load i64, ptr %19, align 8
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %41
  br label %54

50:                                               ; preds = %41
  %51 = load i64, ptr %19, align 8
  %52 = call i64 @llvm.ctlz.i64(i64 %51, i1 true)
  %53 = trunc i64 %52 to i32
  br label %54

54:                                               ; preds = %49, %50
  %55 = phi i32 [ 64, %49 ], [ %53, %50 ]
  br label %57

56:                                               ; preds = %3
  br label %57

57:                                               ; preds = %56, %54
  %58 = phi i32 [ %55, %54 ], [ 63, %56 ]
  %59 = sub nsw i32 63, %58
  store i32 %59, ptr %26, align 4
  br label %60

60:                                               ; preds = %221, %57
  %61 = load i32, ptr %26, align 4
  %62 = icmp sge i32 %61, 0
  br i1 %62, label %63, label %224

63:                                               ; preds = %60
  %64 = load i64, ptr %25, align 8
  %65 = load i64, ptr %25, align 8
  %66 = add i64 %64, %65
  %67 = load i64, ptr %22, align 8
  %68 = icmp uge i64 %66, %67
  br i1 %68, label %69, label %75

69:                                               ; preds = %63
  %70 = load i64, ptr %25, align 8
  %71 = load i64, ptr %25, align 8
  %72 = add i64 %70, %71
  %73 = load i64, ptr %22, align 8
  %74 = sub i64 %72, %73
  br label %79

75:                                               ; preds = %63
  %76 = load i64, ptr %25, align 8
  %77 = load i64, ptr %25, align 8
  %78 = add i64 %76, %77
  br label %79

79:                                               ; preds = %75, %69
  %80 = phi i64 [ %74, %69 ], [ %78, %75 ]
  store i64 %80, ptr %27, align 8
  %81 = load i64, ptr %24, align 8
  %82 = load i64, ptr %27, align 8
  %83 = load i64, ptr %24, align 8
  %84 = icmp uge i64 %82, %83
  br i1 %84, label %85, label %89

85:                                               ; preds = %79
  %86 = load i64, ptr %27, align 8
  %87 = load i64, ptr %24, align 8
  %88 = sub i64 %86, %87
  br label %95

89:                                               ; preds = %79
  %90 = load i64, ptr %27, align 8
  %91 = load i64, ptr %22, align 8
  %92 = add i64 %90, %91
  %93 = load i64, ptr %24, align 8
  %94 = sub i64 %92, %93
  br label %95

95:                                               ; preds = %89, %85
  %96 = phi i64 [ %88, %85 ], [ %94, %89 ]
  %97 = load i64, ptr %22, align 8
  store i64 %81, ptr %4, align 8
  store i64 %96, ptr %5, align 8
  store i64 %97, ptr %6, align 8
  %98 = load i64, ptr %4, align 8
  %99 = zext i64 %98 to i128
  %100 = load i64, ptr %5, align 8
  %101 = zext i64 %100 to i128
  %102 = mul i128 %99, %101
  store i128 %102, ptr %7, align 16
  %103 = load i128, ptr %7, align 16
  %104 = load i64, ptr %6, align 8
  %105 = zext i64 %104 to i128
  %106 = and i128 %103, %105
  %107 = trunc i128 %106 to i64
  %108 = load i128, ptr %7, align 16
  %109 = lshr i128 %108, 61
  %110 = trunc i128 %109 to i64
  %111 = add i64 %107, %110
  store i64 %111, ptr %8, align 8
  %112 = load i64, ptr %8, align 8
  %113 = load i64, ptr %6, align 8
  %114 = icmp uge i64 %112, %113
  br i1 %114, label %115, label %119

115:                                              ; preds = %95
  %116 = load i64, ptr %8, align 8
  %117 = load i64, ptr %6, align 8
  %118 = sub i64 %116, %117
  br label %121

119:                                              ; preds = %95
  %120 = load i64, ptr %8, align 8
  br label %121

121:                                              ; preds = %115, %119
  %122 = phi i64 [ %118, %115 ], [ %120, %119 ]
  store i64 %122, ptr %28, align 8
  %123 = load i64, ptr %24, align 8
  %124 = load i64, ptr %24, align 8
  %125 = load i64, ptr %22, align 8
  store i64 %123, ptr %9, align 8
  store i64 %124, ptr %10, align 8
  store i64 %125, ptr %11, align 8
  %126 = load i64, ptr %9, align 8
  %127 = zext i64 %126 to i128
  %128 = load i64, ptr %10, align 8
  %129 = zext i64 %128 to i128
  %130 = mul i128 %127, %129
  store i128 %130, ptr %12, align 16
  %131 = load i128, ptr %12, align 16
  %132 = load i64, ptr %11, align 8
  %133 = zext i64 %132 to i128
  %134 = and i128 %131, %133
  %135 = trunc i128 %134 to i64
  %136 = load i128, ptr %12, align 16
  %137 = lshr i128 %136, 61
  %138 = trunc i128 %137 to i64
  %139 = add i64 %135, %138
  store i64 %139, ptr %13, align 8
  %140 = load i64, ptr %13, align 8
  %141 = load i64, ptr %11, align 8
  %142 = icmp uge i64 %140, %141
  br i1 %142, label %143, label %147

143:                                              ; preds = %121
  %144 = load i64, ptr %13, align 8
  %145 = load i64, ptr %11, align 8
  %146 = sub i64 %144, %145
  br label %149

147:                                              ; preds = %121
  %148 = load i64, ptr %13, align 8
  br label %149

149:                                              ; preds = %143, %147
  %150 = phi i64 [ %146, %143 ], [ %148, %147 ]
  %151 = load i64, ptr %25, align 8
  %152 = load i64, ptr %25, align 8
  %153 = load i64, ptr %22, align 8
  store i64 %151, ptr %14, align 8
  store i64 %152, ptr %15, align 8
  store i64 %153, ptr %16, align 8
  %154 = load i64, ptr %14, align 8
  %155 = zext i64 %154 to i128
  %156 = load i64, ptr %15, align 8
  %157 = zext i64 %156 to i128
  %158 = mul i128 %155, %157
  store i128 %158, ptr %17, align 16
  %159 = load i128, ptr %17, align 16
  %160 = load i64, ptr %16, align 8
  %161 = zext i64 %160 to i128
  %162 = and i128 %159, %161
  %163 = trunc i128 %162 to i64
  %164 = load i128, ptr %17, align 16
  %165 = lshr i128 %164, 61
  %166 = trunc i128 %165 to i64
  %167 = add i64 %163, %166
  store i64 %167, ptr %18, align 8
  %168 = load i64, ptr %18, align 8
  %169 = load i64, ptr %16, align 8
  %170 = icmp uge i64 %168, %169
  br i1 %170, label %171, label %175

171:                                              ; preds = %149
  %172 = load i64, ptr %18, align 8
  %173 = load i64, ptr %16, align 8
  %174 = sub i64 %172, %173
  br label %177

175:                                              ; preds = %149
  %176 = load i64, ptr %18, align 8
  br label %177

177:                                              ; preds = %171, %175
  %178 = phi i64 [ %174, %171 ], [ %176, %175 ]
  %179 = add i64 %150, %178
  store i64 %179, ptr %29, align 8
  %180 = load i64, ptr %29, align 8
  %181 = load i64, ptr %22, align 8
  %182 = icmp uge i64 %180, %181
  br i1 %182, label %183, label %187

183:                                              ; preds = %177
  %184 = load i64, ptr %22, align 8
  %185 = load i64, ptr %29, align 8
  %186 = sub i64 %185, %184
  store i64 %186, ptr %29, align 8
  br label %187

187:                                              ; preds = %183, %177
  %188 = load ptr, ptr %20, align 8
  %189 = load i32, ptr %23, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i64, ptr %188, i64 %190
  %192 = load i64, ptr %191, align 8
  %193 = load i32, ptr %26, align 4
  %194 = zext i32 %193 to i64
  %195 = lshr i64 %192, %194
  %196 = and i64 %195, 1
  %197 = icmp ne i64 %196, 0
  br i1 %197, label %198, label %217

198:                                              ; preds = %187
  %199 = load i64, ptr %29, align 8
  store i64 %199, ptr %24, align 8
  %200 = load i64, ptr %28, align 8
  %201 = load i64, ptr %29, align 8
  %202 = add i64 %200, %201
  %203 = load i64, ptr %22, align 8
  %204 = icmp uge i64 %202, %203
  br i1 %204, label %205, label %211

205:                                              ; preds = %198
  %206 = load i64, ptr %28, align 8
  %207 = load i64, ptr %29, align 8
  %208 = add i64 %206, %207
  %209 = load i64, ptr %22, align 8
  %210 = sub i64 %208, %209
  br label %215

211:                                              ; preds = %198
  %212 = load i64, ptr %28, align 8
  %213 = load i64, ptr %29, align 8
  %214 = add i64 %212, %213
  br label %215

215:                                              ; preds = %211, %205
  %216 = phi i64 [ %210, %205 ], [ %214, %211 ]
  store i64 %216, ptr %25, align 8
  br label %220

217:                                              ; preds = %187
  %218 = load i64, ptr %28, align 8
  store i64 %218, ptr %24, align 8
  %219 = load i64, ptr %29, align 8
  store i64 %219, ptr %25, align 8
  br label %220

220:                                              ; preds = %217, %215
  br label %221

221:                                              ; preds = %220
  %222 = load i32, ptr %26, align 4
  %223 = add nsw i32 %222, -1
  store i32 %223, ptr %26, align 4
  br label %60, !llvm.loop !11

224:                                              ; preds = %60
  %225 = load i64, ptr %24, align 8
  %226 = load ptr, ptr %21, align 8
  %227 = load i32, ptr %23, align 4
  %228 = sext i32 %227 to i64
  %229 = getelementptr inbounds i64, ptr %226, i64 %228
  store i64 %225, ptr %229, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #3

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind }

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
!8 = distinct !{!8, !5, !9}
!9 = !{!"llvm.loop.unroll.enable"}
!10 = distinct !{!10, !5}
!11 = distinct !{!11, !5}
