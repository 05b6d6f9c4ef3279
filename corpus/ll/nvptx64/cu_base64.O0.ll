; ModuleID = 'corpus/cuda/cu_base64.cu'
source_filename = "corpus/cuda/cu_base64.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@alphabet = dso_local addrspace(4) externally_initialized constant [65 x i8] c"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/\00", align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @alphabet to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @base64_encode(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = mul i32 %11, %12
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %15 = add i32 %13, %14
  store i32 %15, ptr %7, align 4
  %16 = load i32, ptr %7, align 4
  %17 = mul nsw i32 %16, 3
  store i32 %17, ptr %8, align 4
  %18 = load i32, ptr %8, align 4
  %19 = load i32, ptr %6, align 4
  %20 = icmp sge i32 %18, %19
  br i1 %20, label %21, label %22

21:                                               ; preds = %3
  br label %118

22:                                               ; preds = %3
  %23 = load i32, ptr %6, align 4
  %24 = load i32, ptr %8, align 4
  %25 = sub nsw i32 %23, %24
  store i32 %25, ptr %9, align 4
  %26 = load ptr, ptr %4, align 8
  %27 = load i32, ptr %8, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  %30 = load i8, ptr %29, align 1
  %31 = zext i8 %30 to i32
  %32 = shl i32 %31, 16
  store i32 %32, ptr %10, align 4
  %33 = load i32, ptr %9, align 4
  %34 = icmp sgt i32 %33, 1
  br i1 %34, label %35, label %46

35:                                               ; preds = %22
  %36 = load ptr, ptr %4, align 8
  %37 = load i32, ptr %8, align 4
  %38 = add nsw i32 %37, 1
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %36, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = shl i32 %42, 8
  %44 = load i32, ptr %10, align 4
  %45 = or i32 %44, %43
  store i32 %45, ptr %10, align 4
  br label %46

46:                                               ; preds = %35, %22
  %47 = load i32, ptr %9, align 4
  %48 = icmp sgt i32 %47, 2
  br i1 %48, label %49, label %59

49:                                               ; preds = %46
  %50 = load ptr, ptr %4, align 8
  %51 = load i32, ptr %8, align 4
  %52 = add nsw i32 %51, 2
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i8, ptr %50, i64 %53
  %55 = load i8, ptr %54, align 1
  %56 = zext i8 %55 to i32
  %57 = load i32, ptr %10, align 4
  %58 = or i32 %57, %56
  store i32 %58, ptr %10, align 4
  br label %59

59:                                               ; preds = %49, %46
  %60 = load i32, ptr %10, align 4
  %61 = lshr i32 %60, 18
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw [65 x i8], ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 0, i64 %62
  %64 = load i8, ptr %63, align 1
  %65 = load ptr, ptr %5, align 8
  %66 = load i32, ptr %7, align 4
  %67 = mul nsw i32 %66, 4
  %68 = add nsw i32 %67, 0
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %65, i64 %69
  store i8 %64, ptr %70, align 1
  %71 = load i32, ptr %10, align 4
  %72 = lshr i32 %71, 12
  %73 = and i32 %72, 63
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw [65 x i8], ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 0, i64 %74
  %76 = load i8, ptr %75, align 1
  %77 = load ptr, ptr %5, align 8
  %78 = load i32, ptr %7, align 4
  %79 = mul nsw i32 %78, 4
  %80 = add nsw i32 %79, 1
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %77, i64 %81
  store i8 %76, ptr %82, align 1
  %83 = load i32, ptr %9, align 4
  %84 = icmp sgt i32 %83, 1
  br i1 %84, label %85, label %92

85:                                               ; preds = %59
  %86 = load i32, ptr %10, align 4
  %87 = lshr i32 %86, 6
  %88 = and i32 %87, 63
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [65 x i8], ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 0, i64 %89
  %91 = load i8, ptr %90, align 1
  br label %93

92:                                               ; preds = %59
  br label %93

93:                                               ; preds = %92, %85
  %94 = phi i8 [ %91, %85 ], [ 61, %92 ]
  %95 = load ptr, ptr %5, align 8
  %96 = load i32, ptr %7, align 4
  %97 = mul nsw i32 %96, 4
  %98 = add nsw i32 %97, 2
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %95, i64 %99
  store i8 %94, ptr %100, align 1
  %101 = load i32, ptr %9, align 4
  %102 = icmp sgt i32 %101, 2
  br i1 %102, label %103, label %109

103:                                              ; preds = %93
  %104 = load i32, ptr %10, align 4
  %105 = and i32 %104, 63
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw [65 x i8], ptr addrspacecast (ptr addrspace(4) @alphabet to ptr), i64 0, i64 %106
  %108 = load i8, ptr %107, align 1
  br label %110

109:                                              ; preds = %93
  br label %110

110:                                              ; preds = %109, %103
  %111 = phi i8 [ %108, %103 ], [ 61, %109 ]
  %112 = load ptr, ptr %5, align 8
  %113 = load i32, ptr %7, align 4
  %114 = mul nsw i32 %113, 4
  %115 = add nsw i32 %114, 3
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %112, i64 %116
  store i8 %111, ptr %117, align 1
  br label %118

118:                                              ; preds = %110, %21
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @base64_decode(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i8, align 1
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store ptr %2, ptr %10, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %18 = mul i32 %16, %17
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = add i32 %18, %19
  store i32 %20, ptr %11, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %21

21:                                               ; preds = %93, %3
  %22 = load i32, ptr %14, align 4
  %23 = icmp slt i32 %22, 4
  br i1 %23, label %24, label %96

24:                                               ; preds = %21
  %25 = load ptr, ptr %8, align 8
  %26 = load i32, ptr %11, align 4
  %27 = mul nsw i32 %26, 4
  %28 = load i32, ptr %14, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds i8, ptr %25, i64 %30
  %32 = load i8, ptr %31, align 1
  store i8 %32, ptr %7, align 1
  %33 = load i8, ptr %7, align 1
  %34 = zext i8 %33 to i32
  %35 = icmp sge i32 %34, 65
  br i1 %35, label %36, label %44

36:                                               ; preds = %24
  %37 = load i8, ptr %7, align 1
  %38 = zext i8 %37 to i32
  %39 = icmp sle i32 %38, 90
  br i1 %39, label %40, label %44

40:                                               ; preds = %36
  %41 = load i8, ptr %7, align 1
  %42 = zext i8 %41 to i32
  %43 = sub nsw i32 %42, 65
  store i32 %43, ptr %6, align 4
  br label %81

44:                                               ; preds = %36, %24
  %45 = load i8, ptr %7, align 1
  %46 = zext i8 %45 to i32
  %47 = icmp sge i32 %46, 97
  br i1 %47, label %48, label %57

48:                                               ; preds = %44
  %49 = load i8, ptr %7, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp sle i32 %50, 122
  br i1 %51, label %52, label %57

52:                                               ; preds = %48
  %53 = load i8, ptr %7, align 1
  %54 = zext i8 %53 to i32
  %55 = sub nsw i32 %54, 97
  %56 = add nsw i32 %55, 26
  store i32 %56, ptr %6, align 4
  br label %81

57:                                               ; preds = %48, %44
  %58 = load i8, ptr %7, align 1
  %59 = zext i8 %58 to i32
  %60 = icmp sge i32 %59, 48
  br i1 %60, label %61, label %70

61:                                               ; preds = %57
  %62 = load i8, ptr %7, align 1
  %63 = zext i8 %62 to i32
  %64 = icmp sle i32 %63, 57
  br i1 %64, label %65, label %70

65:                                               ; preds = %61
  %66 = load i8, ptr %7, align 1
  %67 = zext i8 %66 to i32
  %68 = sub nsw i32 %67, 48
  %69 = add nsw i32 %68, 52
  store i32 %69, ptr %6, align 4
  br label %81

70:                                               ; preds = %61, %57
  %71 = load i8, ptr %7, align 1
  %72 = zext i8 %71 to i32
  %73 = icmp eq i32 %72, 43
  br i1 %73, label %74, label %75

74:                                               ; preds = %70
  store i32 62, ptr %6, align 4
  br label %81

75:                                               ; preds = %70
  %76 = load i8, ptr %7, align 1
  %77 = zext i8 %76 to i32
  %78 = icmp eq i32 %77, 47
  br i1 %78, label %79, label %80

79:                                               ; preds = %75
  store i32 63, ptr %6, align 4
  br label %81

80:                                               ; preds = %75
  store i32 -1, ptr %6, align 4
  br label %81

81:                                               ; preds = %40, %52, %65, %74, %79, %80
  %82 = load i32, ptr %6, align 4
  store i32 %82, ptr %15, align 4
  %83 = load i32, ptr %15, align 4
  %84 = icmp slt i32 %83, 0
  %85 = zext i1 %84 to i32
  %86 = load i32, ptr %13, align 4
  %87 = add nsw i32 %86, %85
  store i32 %87, ptr %13, align 4
  %88 = load i32, ptr %12, align 4
  %89 = shl i32 %88, 6
  %90 = load i32, ptr %15, align 4
  %91 = and i32 %90, 63
  %92 = or i32 %89, %91
  store i32 %92, ptr %12, align 4
  br label %93

93:                                               ; preds = %81
  %94 = load i32, ptr %14, align 4
  %95 = add nsw i32 %94, 1
  store i32 %95, ptr %14, align 4
  br label %21, !llvm.loop !4

96:                                               ; preds = %21
  %97 = load i32, ptr %12, align 4
  %98 = lshr i32 %97, 16
  %99 = trunc i32 %98 to i8
  %100 = load ptr, ptr %9, align 8
  %101 = load i32, ptr %11, align 4
  %102 = mul nsw i32 %101, 3
  %103 = add nsw i32 %102, 0
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr %100, i64 %104
  store i8 %99, ptr %105, align 1
  %106 = load i32, ptr %12, align 4
  %107 = lshr i32 %106, 8
  %108 = trunc i32 %107 to i8
  %109 = load ptr, ptr %9, align 8
  %110 = load i32, ptr %11, align 4
  %111 = mul nsw i32 %110, 3
  %112 = add nsw i32 %111, 1
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %109, i64 %113
  store i8 %108, ptr %114, align 1
  %115 = load i32, ptr %12, align 4
  %116 = trunc i32 %115 to i8
  %117 = load ptr, ptr %9, align 8
  %118 = load i32, ptr %11, align 4
  %119 = mul nsw i32 %118, 3
  %120 = add nsw i32 %119, 2
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds i8, ptr %117, i64 %121
  store i8 %116, ptr %122, align 1
  %123 = load i32, ptr %13, align 4
  %124 = icmp ne i32 %123, 0
  br i1 %124, label %125, label %131

125:                                              ; preds = %96
  %126 = load ptr, ptr %10, align 8
  %127 = load i32, ptr %13, align 4
  store ptr %126, ptr %4, align 8
  store i32 %127, ptr %5, align 4
  %128 = load ptr, ptr %4, align 8
  %129 = load i32, ptr %5, align 4
  %130 = atomicrmw add ptr %128, i32 %129 seq_cst, align 4
  br label %131

131:                                              ; preds = %125, %96
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @utf8_check(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %5, align 4
  %17 = load ptr, ptr %3, align 8
  %18 = load i32, ptr %5, align 4
  %19 = mul nsw i32 %18, 8
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %17, i64 %20
  store ptr %21, ptr %6, align 8
  store i32 0, ptr %7, align 4
  store i32 0, ptr %8, align 4
  store i32 -1, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %22

22:                                               ; preds = %80, %2
  %23 = load i32, ptr %10, align 4
  %24 = icmp slt i32 %23, 8
  br i1 %24, label %25, label %83

25:                                               ; preds = %22
  %26 = load ptr, ptr %6, align 8
  %27 = load i32, ptr %10, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %26, i64 %28
  %30 = load i8, ptr %29, align 1
  store i8 %30, ptr %11, align 1
  %31 = load i32, ptr %7, align 4
  %32 = icmp ne i32 %31, 0
  br i1 %32, label %33, label %48

33:                                               ; preds = %25
  %34 = load i8, ptr %11, align 1
  %35 = zext i8 %34 to i32
  %36 = and i32 %35, 192
  %37 = icmp ne i32 %36, 128
  br i1 %37, label %38, label %40

38:                                               ; preds = %33
  %39 = load i32, ptr %10, align 4
  store i32 %39, ptr %9, align 4
  br label %83

40:                                               ; preds = %33
  %41 = load i32, ptr %7, align 4
  %42 = add nsw i32 %41, -1
  store i32 %42, ptr %7, align 4
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %47

44:                                               ; preds = %40
  %45 = load i32, ptr %8, align 4
  %46 = add nsw i32 %45, 1
  store i32 %46, ptr %8, align 4
  br label %47

47:                                               ; preds = %44, %40
  br label %79

48:                                               ; preds = %25
  %49 = load i8, ptr %11, align 1
  %50 = zext i8 %49 to i32
  %51 = icmp slt i32 %50, 128
  br i1 %51, label %52, label %55

52:                                               ; preds = %48
  %53 = load i32, ptr %8, align 4
  %54 = add nsw i32 %53, 1
  store i32 %54, ptr %8, align 4
  br label %78

55:                                               ; preds = %48
  %56 = load i8, ptr %11, align 1
  %57 = zext i8 %56 to i32
  %58 = and i32 %57, 224
  %59 = icmp eq i32 %58, 192
  br i1 %59, label %60, label %61

60:                                               ; preds = %55
  store i32 1, ptr %7, align 4
  br label %77

61:                                               ; preds = %55
  %62 = load i8, ptr %11, align 1
  %63 = zext i8 %62 to i32
  %64 = and i32 %63, 240
  %65 = icmp eq i32 %64, 224
  br i1 %65, label %66, label %67

66:                                               ; preds = %61
  store i32 2, ptr %7, align 4
  br label %76

67:                                               ; preds = %61
  %68 = load i8, ptr %11, align 1
  %69 = zext i8 %68 to i32
  %70 = and i32 %69, 248
  %71 = icmp eq i32 %70, 240
  br i1 %71, label %72, label %73

72:                                               ; preds = %67
  store i32 3, ptr %7, align 4
  br label %75

73:                                               ; preds = %67
  %74 = load i32, ptr %10, align 4
  store i32 %74, ptr %9, align 4
  br label %83

75:                                               ; preds = %72
  br label %76

76:                                               ; preds = %75, %66
  br label %77

77:                                               ; preds = %76, %60
  br label %78

78:                                               ; preds = %77, %52
  br label %79

79:                                               ; preds = %78, %47
  br label %80

80:                                               ; preds = %79
  %81 = load i32, ptr %10, align 4
  %82 = add nsw i32 %81, 1
  store i32 %82, ptr %10, align 4
  br label %22, !llvm.loop !7

83:                                               ; preds = %73, %38, %22
  %84 = load i32, ptr %9, align 4
  %85 = icmp sge i32 %84, 0
  br i1 %85, label %86, label %88

86:                                               ; preds = %83
  %87 = load i32, ptr %9, align 4
  br label %91

88:                                               ; preds = %83
  %89 = load i32, ptr %8, align 4
  %90 = sub nsw i32 0, %89
  br label %91

91:                                               ; preds = %88, %86
  %92 = phi i32 [ %87, %86 ], [ %90, %88 ]
  %93 = load ptr, ptr %4, align 8
  %94 = load i32, ptr %5, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr %93, i64 %95
  store i32 %92, ptr %96, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @print_parse(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca [20 x i8], align 1
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %7, align 4
  %20 = load ptr, ptr %5, align 8
  %21 = load i32, ptr %7, align 4
  %22 = mul nsw i32 %21, 24
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %20, i64 %23
  store ptr %24, ptr %8, align 8
  %25 = load ptr, ptr %4, align 8
  %26 = load i32, ptr %7, align 4
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i64, ptr %25, i64 %27
  %29 = load i64, ptr %28, align 8
  %30 = icmp slt i64 %29, 0
  br i1 %30, label %31, label %38

31:                                               ; preds = %3
  %32 = load ptr, ptr %4, align 8
  %33 = load i32, ptr %7, align 4
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i64, ptr %32, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = sub i64 0, %36
  br label %44

38:                                               ; preds = %3
  %39 = load ptr, ptr %4, align 8
  %40 = load i32, ptr %7, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i64, ptr %39, i64 %41
  %43 = load i64, ptr %42, align 8
  br label %44

44:                                               ; preds = %38, %31
  %45 = phi i64 [ %37, %31 ], [ %43, %38 ]
  store i64 %45, ptr %10, align 8
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %46

46:                                               ; preds = %57, %44
  %47 = load i64, ptr %10, align 8
  %48 = urem i64 %47, 10
  %49 = add i64 48, %48
  %50 = trunc i64 %49 to i8
  %51 = load i32, ptr %11, align 4
  %52 = add nsw i32 %51, 1
  store i32 %52, ptr %11, align 4
  %53 = sext i32 %51 to i64
  %54 = getelementptr inbounds [20 x i8], ptr %9, i64 0, i64 %53
  store i8 %50, ptr %54, align 1
  %55 = load i64, ptr %10, align 8
  %56 = udiv i64 %55, 10
  store i64 %56, ptr %10, align 8
  br label %57

57:                                               ; preds = %46
  %58 = load i64, ptr %10, align 8
  %59 = icmp ne i64 %58, 0
  br i1 %59, label %46, label %60, !llvm.loop !8

60:                                               ; preds = %57
  %61 = load ptr, ptr %4, align 8
  %62 = load i32, ptr %7, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i64, ptr %61, i64 %63
  %65 = load i64, ptr %64, align 8
  %66 = icmp slt i64 %65, 0
  br i1 %66, label %67, label %73

67:                                               ; preds = %60
  %68 = load ptr, ptr %8, align 8
  %69 = load i32, ptr %12, align 4
  %70 = add nsw i32 %69, 1
  store i32 %70, ptr %12, align 4
  %71 = sext i32 %69 to i64
  %72 = getelementptr inbounds i8, ptr %68, i64 %71
  store i8 45, ptr %72, align 1
  br label %73

73:                                               ; preds = %67, %60
  br label %74

74:                                               ; preds = %77, %73
  %75 = load i32, ptr %11, align 4
  %76 = icmp sgt i32 %75, 0
  br i1 %76, label %77, label %88

77:                                               ; preds = %74
  %78 = load i32, ptr %11, align 4
  %79 = add nsw i32 %78, -1
  store i32 %79, ptr %11, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [20 x i8], ptr %9, i64 0, i64 %80
  %82 = load i8, ptr %81, align 1
  %83 = load ptr, ptr %8, align 8
  %84 = load i32, ptr %12, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %12, align 4
  %86 = sext i32 %84 to i64
  %87 = getelementptr inbounds i8, ptr %83, i64 %86
  store i8 %82, ptr %87, align 1
  br label %74, !llvm.loop !9

88:                                               ; preds = %74
  store i64 0, ptr %13, align 8
  %89 = load ptr, ptr %8, align 8
  %90 = getelementptr inbounds i8, ptr %89, i64 0
  %91 = load i8, ptr %90, align 1
  %92 = zext i8 %91 to i32
  %93 = icmp eq i32 %92, 45
  %94 = zext i1 %93 to i64
  %95 = select i1 %93, i32 1, i32 0
  store i32 %95, ptr %14, align 4
  br label %96

96:                                               ; preds = %112, %88
  %97 = load i32, ptr %14, align 4
  %98 = load i32, ptr %12, align 4
  %99 = icmp slt i32 %97, %98
  br i1 %99, label %100, label %115

100:                                              ; preds = %96
  %101 = load i64, ptr %13, align 8
  %102 = mul i64 %101, 10
  %103 = load ptr, ptr %8, align 8
  %104 = load i32, ptr %14, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %103, i64 %105
  %107 = load i8, ptr %106, align 1
  %108 = zext i8 %107 to i32
  %109 = sub nsw i32 %108, 48
  %110 = sext i32 %109 to i64
  %111 = add i64 %102, %110
  store i64 %111, ptr %13, align 8
  br label %112

112:                                              ; preds = %100
  %113 = load i32, ptr %14, align 4
  %114 = add nsw i32 %113, 1
  store i32 %114, ptr %14, align 4
  br label %96, !llvm.loop !10

115:                                              ; preds = %96
  %116 = load ptr, ptr %8, align 8
  %117 = getelementptr inbounds i8, ptr %116, i64 0
  %118 = load i8, ptr %117, align 1
  %119 = zext i8 %118 to i32
  %120 = icmp eq i32 %119, 45
  br i1 %120, label %121, label %124

121:                                              ; preds = %115
  %122 = load i64, ptr %13, align 8
  %123 = sub i64 0, %122
  br label %126

124:                                              ; preds = %115
  %125 = load i64, ptr %13, align 8
  br label %126

126:                                              ; preds = %124, %121
  %127 = phi i64 [ %123, %121 ], [ %125, %124 ]
  %128 = load ptr, ptr %6, align 8
  %129 = load i32, ptr %7, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i64, ptr %128, i64 %130
  store i64 %127, ptr %131, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
