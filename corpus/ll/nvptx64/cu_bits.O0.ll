; ModuleID = 'corpus/cuda/cu_bits.cu'
source_filename = "corpus/cuda/cu_bits.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.Fields = type { i64 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bit_counts(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca i32, align 4
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  %12 = alloca i64, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  store ptr %0, ptr %14, align 8
  store ptr %1, ptr %15, align 8
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %20, ptr %16, align 4
  %21 = load ptr, ptr %14, align 8
  %22 = load i32, ptr %16, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i64, ptr %21, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = load i32, ptr %16, align 4
  %27 = and i32 %26, 63
  %28 = zext i32 %27 to i64
  %29 = lshr i64 %25, %28
  store i64 %29, ptr %17, align 8
  %30 = load i64, ptr %17, align 8
  %31 = trunc i64 %30 to i32
  store i32 %31, ptr %18, align 4
  %32 = load ptr, ptr %15, align 8
  %33 = load i32, ptr %16, align 4
  %34 = mul nsw i32 %33, 7
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %32, i64 %35
  store ptr %36, ptr %19, align 8
  %37 = load i32, ptr %18, align 4
  store i32 %37, ptr %13, align 4
  %38 = load i32, ptr %13, align 4
  %39 = call noundef i32 @llvm.ctpop.i32(i32 %38)
  %40 = load ptr, ptr %19, align 8
  %41 = getelementptr inbounds i32, ptr %40, i64 0
  store i32 %39, ptr %41, align 4
  %42 = load i64, ptr %17, align 8
  store i64 %42, ptr %12, align 8
  %43 = load i64, ptr %12, align 8
  %44 = call i64 @llvm.ctpop.i64(i64 %43)
  %45 = trunc i64 %44 to i32
  %46 = load ptr, ptr %19, align 8
  %47 = getelementptr inbounds i32, ptr %46, i64 1
  store i32 %45, ptr %47, align 4
  %48 = load i32, ptr %18, align 4
  store i32 %48, ptr %11, align 4
  %49 = load i32, ptr %11, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %52

51:                                               ; preds = %2
  br label %55

52:                                               ; preds = %2
  %53 = load i32, ptr %11, align 4
  %54 = call i32 @llvm.ctlz.i32(i32 %53, i1 true)
  br label %55

55:                                               ; preds = %51, %52
  %56 = phi i32 [ 32, %51 ], [ %54, %52 ]
  %57 = load ptr, ptr %19, align 8
  %58 = getelementptr inbounds i32, ptr %57, i64 2
  store i32 %56, ptr %58, align 4
  %59 = load i64, ptr %17, align 8
  store i64 %59, ptr %10, align 8
  %60 = load i64, ptr %10, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %62, label %63

62:                                               ; preds = %55
  br label %67

63:                                               ; preds = %55
  %64 = load i64, ptr %10, align 8
  %65 = call i64 @llvm.ctlz.i64(i64 %64, i1 true)
  %66 = trunc i64 %65 to i32
  br label %67

67:                                               ; preds = %62, %63
  %68 = phi i32 [ 64, %62 ], [ %66, %63 ]
  %69 = load ptr, ptr %19, align 8
  %70 = getelementptr inbounds i32, ptr %69, i64 3
  store i32 %68, ptr %70, align 4
  %71 = load i32, ptr %18, align 4
  store i32 %71, ptr %9, align 4
  %72 = load i32, ptr %9, align 4
  %73 = call i32 @llvm.cttz.i32(i32 %72, i1 true)
  %74 = add i32 %73, 1
  %75 = icmp eq i32 %72, 0
  %76 = select i1 %75, i32 0, i32 %74
  %77 = mul i32 %76, 100
  %78 = load i64, ptr %17, align 8
  store i64 %78, ptr %8, align 8
  %79 = load i64, ptr %8, align 8
  %80 = call i64 @llvm.cttz.i64(i64 %79, i1 true)
  %81 = add i64 %80, 1
  %82 = icmp eq i64 %79, 0
  %83 = select i1 %82, i64 0, i64 %81
  %84 = trunc i64 %83 to i32
  %85 = add i32 %77, %84
  %86 = load ptr, ptr %19, align 8
  %87 = getelementptr inbounds i32, ptr %86, i64 4
  store i32 %85, ptr %87, align 4
  %88 = load i32, ptr %18, align 4
  store i32 %88, ptr %7, align 4
  %89 = load i32, ptr %7, align 4
  %90 = call noundef i32 @llvm.bitreverse.i32(i32 %89)
  %91 = load i64, ptr %17, align 8
  store i64 %91, ptr %6, align 8
  %92 = load i64, ptr %6, align 8
  %93 = call noundef i64 @llvm.bitreverse.i64(i64 %92)
  %94 = lshr i64 %93, 7
  %95 = trunc i64 %94 to i32
  %96 = xor i32 %90, %95
  %97 = load ptr, ptr %19, align 8
  %98 = getelementptr inbounds i32, ptr %97, i64 5
  store i32 %96, ptr %98, align 4
  %99 = load i32, ptr %18, align 4
  %100 = load i64, ptr %17, align 8
  %101 = lshr i64 %100, 32
  %102 = trunc i64 %101 to i32
  store i32 %99, ptr %3, align 4
  store i32 %102, ptr %4, align 4
  store i32 21091, ptr %5, align 4
  %103 = load i32, ptr %3, align 4
  %104 = load i32, ptr %4, align 4
  %105 = load i32, ptr %5, align 4
  %106 = call noundef i32 @llvm.nvvm.prmt(i32 %103, i32 %104, i32 %105)
  %107 = load i32, ptr %18, align 4
  %108 = call i32 @llvm.bswap.i32(i32 %107)
  %109 = add i32 %106, %108
  %110 = load i32, ptr %18, align 4
  %111 = trunc i32 %110 to i16
  %112 = call i16 @llvm.bswap.i16(i16 %111)
  %113 = zext i16 %112 to i32
  %114 = add i32 %109, %113
  %115 = load i64, ptr %17, align 8
  %116 = call i64 @llvm.bswap.i64(i64 %115)
  %117 = trunc i64 %116 to i32
  %118 = add i32 %114, %117
  %119 = load ptr, ptr %19, align 8
  %120 = getelementptr inbounds i32, ptr %119, i64 6
  store i32 %118, ptr %120, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bswap.i32(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i16 @llvm.bswap.i16(i16) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i32 @_Z7hilbertjjj(i32 noundef %0, i32 noundef %1, i32 noundef %2) #2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store i32 %0, ptr %4, align 4
  store i32 %1, ptr %5, align 4
  store i32 %2, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %12 = load i32, ptr %4, align 4
  %13 = udiv i32 %12, 2
  store i32 %13, ptr %8, align 4
  br label %14

14:                                               ; preds = %57, %3
  %15 = load i32, ptr %8, align 4
  %16 = icmp ugt i32 %15, 0
  br i1 %16, label %17, label %60

17:                                               ; preds = %14
  %18 = load i32, ptr %5, align 4
  %19 = load i32, ptr %8, align 4
  %20 = and i32 %18, %19
  %21 = icmp ugt i32 %20, 0
  %22 = zext i1 %21 to i32
  store i32 %22, ptr %9, align 4
  %23 = load i32, ptr %6, align 4
  %24 = load i32, ptr %8, align 4
  %25 = and i32 %23, %24
  %26 = icmp ugt i32 %25, 0
  %27 = zext i1 %26 to i32
  store i32 %27, ptr %10, align 4
  %28 = load i32, ptr %8, align 4
  %29 = load i32, ptr %8, align 4
  %30 = mul i32 %28, %29
  %31 = load i32, ptr %9, align 4
  %32 = mul i32 3, %31
  %33 = load i32, ptr %10, align 4
  %34 = xor i32 %32, %33
  %35 = mul i32 %30, %34
  %36 = load i32, ptr %7, align 4
  %37 = add i32 %36, %35
  store i32 %37, ptr %7, align 4
  %38 = load i32, ptr %10, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %56

40:                                               ; preds = %17
  %41 = load i32, ptr %9, align 4
  %42 = icmp eq i32 %41, 1
  br i1 %42, label %43, label %52

43:                                               ; preds = %40
  %44 = load i32, ptr %4, align 4
  %45 = sub i32 %44, 1
  %46 = load i32, ptr %5, align 4
  %47 = sub i32 %45, %46
  store i32 %47, ptr %5, align 4
  %48 = load i32, ptr %4, align 4
  %49 = sub i32 %48, 1
  %50 = load i32, ptr %6, align 4
  %51 = sub i32 %49, %50
  store i32 %51, ptr %6, align 4
  br label %52

52:                                               ; preds = %43, %40
  %53 = load i32, ptr %5, align 4
  store i32 %53, ptr %11, align 4
  %54 = load i32, ptr %6, align 4
  store i32 %54, ptr %5, align 4
  %55 = load i32, ptr %11, align 4
  store i32 %55, ptr %6, align 4
  br label %56

56:                                               ; preds = %52, %17
  br label %57

57:                                               ; preds = %56
  %58 = load i32, ptr %8, align 4
  %59 = udiv i32 %58, 2
  store i32 %59, ptr %8, align 4
  br label %14, !llvm.loop !4

60:                                               ; preds = %14
  %61 = load i32, ptr %7, align 4
  ret i32 %61
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @morton_hilbert(ptr noundef %0, ptr noundef %1) #0 {
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
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %8, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %8, align 4
  %17 = mul nsw i32 2, %16
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds i32, ptr %15, i64 %18
  %20 = load i32, ptr %19, align 4
  store i32 %20, ptr %9, align 4
  %21 = load ptr, ptr %6, align 8
  %22 = load i32, ptr %8, align 4
  %23 = mul nsw i32 2, %22
  %24 = add nsw i32 %23, 1
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i32, ptr %21, i64 %25
  %27 = load i32, ptr %26, align 4
  store i32 %27, ptr %10, align 4
  %28 = load i32, ptr %9, align 4
  store i32 %28, ptr %3, align 4
  %29 = load i32, ptr %3, align 4
  %30 = and i32 %29, 1023
  store i32 %30, ptr %3, align 4
  %31 = load i32, ptr %3, align 4
  %32 = load i32, ptr %3, align 4
  %33 = shl i32 %32, 16
  %34 = or i32 %31, %33
  %35 = and i32 %34, 50331903
  store i32 %35, ptr %3, align 4
  %36 = load i32, ptr %3, align 4
  %37 = load i32, ptr %3, align 4
  %38 = shl i32 %37, 8
  %39 = or i32 %36, %38
  %40 = and i32 %39, 50393103
  store i32 %40, ptr %3, align 4
  %41 = load i32, ptr %3, align 4
  %42 = load i32, ptr %3, align 4
  %43 = shl i32 %42, 4
  %44 = or i32 %41, %43
  %45 = and i32 %44, 51130563
  store i32 %45, ptr %3, align 4
  %46 = load i32, ptr %3, align 4
  %47 = load i32, ptr %3, align 4
  %48 = shl i32 %47, 2
  %49 = or i32 %46, %48
  %50 = and i32 %49, 153391689
  %51 = load i32, ptr %10, align 4
  store i32 %51, ptr %4, align 4
  %52 = load i32, ptr %4, align 4
  %53 = and i32 %52, 1023
  store i32 %53, ptr %4, align 4
  %54 = load i32, ptr %4, align 4
  %55 = load i32, ptr %4, align 4
  %56 = shl i32 %55, 16
  %57 = or i32 %54, %56
  %58 = and i32 %57, 50331903
  store i32 %58, ptr %4, align 4
  %59 = load i32, ptr %4, align 4
  %60 = load i32, ptr %4, align 4
  %61 = shl i32 %60, 8
  %62 = or i32 %59, %61
  %63 = and i32 %62, 50393103
  store i32 %63, ptr %4, align 4
  %64 = load i32, ptr %4, align 4
  %65 = load i32, ptr %4, align 4
  %66 = shl i32 %65, 4
  %67 = or i32 %64, %66
  %68 = and i32 %67, 51130563
  store i32 %68, ptr %4, align 4
  %69 = load i32, ptr %4, align 4
  %70 = load i32, ptr %4, align 4
  %71 = shl i32 %70, 2
  %72 = or i32 %69, %71
  %73 = and i32 %72, 153391689
  %74 = shl i32 %73, 1
  %75 = or i32 %50, %74
  %76 = load i32, ptr %9, align 4
  %77 = load i32, ptr %10, align 4
  %78 = xor i32 %76, %77
  store i32 %78, ptr %5, align 4
  %79 = load i32, ptr %5, align 4
  %80 = and i32 %79, 1023
  store i32 %80, ptr %5, align 4
  %81 = load i32, ptr %5, align 4
  %82 = load i32, ptr %5, align 4
  %83 = shl i32 %82, 16
  %84 = or i32 %81, %83
  %85 = and i32 %84, 50331903
  store i32 %85, ptr %5, align 4
  %86 = load i32, ptr %5, align 4
  %87 = load i32, ptr %5, align 4
  %88 = shl i32 %87, 8
  %89 = or i32 %86, %88
  %90 = and i32 %89, 50393103
  store i32 %90, ptr %5, align 4
  %91 = load i32, ptr %5, align 4
  %92 = load i32, ptr %5, align 4
  %93 = shl i32 %92, 4
  %94 = or i32 %91, %93
  %95 = and i32 %94, 51130563
  store i32 %95, ptr %5, align 4
  %96 = load i32, ptr %5, align 4
  %97 = load i32, ptr %5, align 4
  %98 = shl i32 %97, 2
  %99 = or i32 %96, %98
  %100 = and i32 %99, 153391689
  %101 = shl i32 %100, 2
  %102 = or i32 %75, %101
  %103 = load ptr, ptr %7, align 8
  %104 = load i32, ptr %8, align 4
  %105 = mul nsw i32 3, %104
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i32, ptr %103, i64 %106
  store i32 %102, ptr %107, align 4
  %108 = load i32, ptr %9, align 4
  %109 = load i32, ptr %10, align 4
  %110 = call noundef i32 @_Z7hilbertjjj(i32 noundef 1024, i32 noundef %108, i32 noundef %109) #5
  %111 = load ptr, ptr %7, align 8
  %112 = load i32, ptr %8, align 4
  %113 = mul nsw i32 3, %112
  %114 = add nsw i32 %113, 1
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i32, ptr %111, i64 %115
  store i32 %110, ptr %116, align 4
  %117 = load i32, ptr %9, align 4
  %118 = load i32, ptr %9, align 4
  %119 = lshr i32 %118, 1
  %120 = xor i32 %117, %119
  store i32 %120, ptr %11, align 4
  %121 = load i32, ptr %11, align 4
  store i32 %121, ptr %12, align 4
  store i32 1, ptr %13, align 4
  br label %122

122:                                              ; preds = %131, %2
  %123 = load i32, ptr %13, align 4
  %124 = icmp slt i32 %123, 16
  br i1 %124, label %125, label %134

125:                                              ; preds = %122
  %126 = load i32, ptr %12, align 4
  %127 = load i32, ptr %13, align 4
  %128 = lshr i32 %126, %127
  %129 = load i32, ptr %12, align 4
  %130 = xor i32 %129, %128
  store i32 %130, ptr %12, align 4
  br label %131

131:                                              ; preds = %125
  %132 = load i32, ptr %13, align 4
  %133 = shl i32 %132, 1
  store i32 %133, ptr %13, align 4
  br label %122, !llvm.loop !6

134:                                              ; preds = %122
  %135 = load i32, ptr %11, align 4
  %136 = shl i32 %135, 16
  %137 = load i32, ptr %12, align 4
  %138 = and i32 %137, 65535
  %139 = or i32 %136, %138
  %140 = load ptr, ptr %7, align 8
  %141 = load i32, ptr %8, align 4
  %142 = mul nsw i32 3, %141
  %143 = add nsw i32 %142, 2
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds i32, ptr %140, i64 %144
  store i32 %139, ptr %145, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @funnel(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i64, align 8
  %15 = alloca i64, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %16, ptr %11, align 4
  %17 = load ptr, ptr %9, align 8
  %18 = load i32, ptr %11, align 4
  %19 = mul nsw i32 2, %18
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i32, ptr %17, i64 %20
  %22 = load i32, ptr %21, align 4
  store i32 %22, ptr %12, align 4
  %23 = load ptr, ptr %9, align 8
  %24 = load i32, ptr %11, align 4
  %25 = mul nsw i32 2, %24
  %26 = add nsw i32 %25, 1
  %27 = sext i32 %26 to i64
  %28 = getelementptr inbounds i32, ptr %23, i64 %27
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %13, align 4
  %30 = load i32, ptr %12, align 4
  %31 = load i32, ptr %13, align 4
  %32 = load i32, ptr %11, align 4
  store i32 %30, ptr %6, align 4
  store i32 %31, ptr %7, align 4
  store i32 %32, ptr %8, align 4
  %33 = load i32, ptr %8, align 4
  %34 = and i32 %33, 31
  store i32 %34, ptr %8, align 4
  %35 = load i32, ptr %8, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %39

37:                                               ; preds = %2
  %38 = load i32, ptr %7, align 4
  br label %48

39:                                               ; preds = %2
  %40 = load i32, ptr %7, align 4
  %41 = load i32, ptr %8, align 4
  %42 = shl i32 %40, %41
  %43 = load i32, ptr %6, align 4
  %44 = load i32, ptr %8, align 4
  %45 = sub i32 32, %44
  %46 = lshr i32 %43, %45
  %47 = or i32 %42, %46
  br label %48

48:                                               ; preds = %37, %39
  %49 = phi i32 [ %38, %37 ], [ %47, %39 ]
  %50 = load ptr, ptr %10, align 8
  %51 = load i32, ptr %11, align 4
  %52 = mul nsw i32 4, %51
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %50, i64 %53
  store i32 %49, ptr %54, align 4
  %55 = load i32, ptr %12, align 4
  %56 = load i32, ptr %13, align 4
  %57 = load i32, ptr %11, align 4
  %58 = add nsw i32 %57, 5
  store i32 %55, ptr %3, align 4
  store i32 %56, ptr %4, align 4
  store i32 %58, ptr %5, align 4
  %59 = load i32, ptr %5, align 4
  %60 = and i32 %59, 31
  store i32 %60, ptr %5, align 4
  %61 = load i32, ptr %5, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %65

63:                                               ; preds = %48
  %64 = load i32, ptr %3, align 4
  br label %74

65:                                               ; preds = %48
  %66 = load i32, ptr %4, align 4
  %67 = load i32, ptr %5, align 4
  %68 = sub i32 32, %67
  %69 = shl i32 %66, %68
  %70 = load i32, ptr %3, align 4
  %71 = load i32, ptr %5, align 4
  %72 = lshr i32 %70, %71
  %73 = or i32 %69, %72
  br label %74

74:                                               ; preds = %63, %65
  %75 = phi i32 [ %64, %63 ], [ %73, %65 ]
  %76 = load ptr, ptr %10, align 8
  %77 = load i32, ptr %11, align 4
  %78 = mul nsw i32 4, %77
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %76, i64 %80
  store i32 %75, ptr %81, align 4
  %82 = load i32, ptr %12, align 4
  %83 = load i32, ptr %11, align 4
  %84 = and i32 %83, 31
  %85 = shl i32 %82, %84
  %86 = load i32, ptr %12, align 4
  %87 = load i32, ptr %11, align 4
  %88 = sub nsw i32 0, %87
  %89 = and i32 %88, 31
  %90 = lshr i32 %86, %89
  %91 = or i32 %85, %90
  %92 = load i32, ptr %13, align 4
  %93 = lshr i32 %92, 13
  %94 = load i32, ptr %13, align 4
  %95 = shl i32 %94, 19
  %96 = or i32 %93, %95
  %97 = add i32 %91, %96
  %98 = load ptr, ptr %10, align 8
  %99 = load i32, ptr %11, align 4
  %100 = mul nsw i32 4, %99
  %101 = add nsw i32 %100, 2
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds i32, ptr %98, i64 %102
  store i32 %97, ptr %103, align 4
  %104 = load i32, ptr %12, align 4
  %105 = zext i32 %104 to i64
  %106 = shl i64 %105, 32
  %107 = load i32, ptr %13, align 4
  %108 = zext i32 %107 to i64
  %109 = or i64 %106, %108
  store i64 %109, ptr %14, align 8
  %110 = load i64, ptr %14, align 8
  %111 = load i32, ptr %11, align 4
  %112 = and i32 %111, 63
  %113 = zext i32 %112 to i64
  %114 = shl i64 %110, %113
  %115 = load i64, ptr %14, align 8
  %116 = load i32, ptr %11, align 4
  %117 = sub nsw i32 0, %116
  %118 = and i32 %117, 63
  %119 = zext i32 %118 to i64
  %120 = lshr i64 %115, %119
  %121 = or i64 %114, %120
  store i64 %121, ptr %15, align 8
  %122 = load i64, ptr %15, align 8
  %123 = lshr i64 %122, 32
  %124 = trunc i64 %123 to i32
  %125 = load i64, ptr %15, align 8
  %126 = trunc i64 %125 to i32
  %127 = xor i32 %124, %126
  %128 = load ptr, ptr %10, align 8
  %129 = load i32, ptr %11, align 4
  %130 = mul nsw i32 4, %129
  %131 = add nsw i32 %130, 3
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i32, ptr %128, i64 %132
  store i32 %127, ptr %133, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @narrow_ops(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i16, align 2
  %9 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %10, ptr %7, align 4
  %11 = load ptr, ptr %4, align 8
  %12 = load i32, ptr %7, align 4
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds i16, ptr %11, i64 %13
  %15 = load i16, ptr %14, align 2
  store i16 %15, ptr %8, align 2
  %16 = load i16, ptr %8, align 2
  %17 = trunc i16 %16 to i8
  store i8 %17, ptr %9, align 1
  %18 = load i16, ptr %8, align 2
  %19 = zext i16 %18 to i32
  %20 = load i32, ptr %7, align 4
  %21 = and i32 %20, 7
  %22 = shl i32 %19, %21
  %23 = load i16, ptr %8, align 2
  %24 = zext i16 %23 to i32
  %25 = load i32, ptr %7, align 4
  %26 = and i32 %25, 7
  %27 = sub nsw i32 16, %26
  %28 = ashr i32 %24, %27
  %29 = or i32 %22, %28
  %30 = trunc i32 %29 to i16
  %31 = load ptr, ptr %5, align 8
  %32 = load i32, ptr %7, align 4
  %33 = mul nsw i32 4, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i16, ptr %31, i64 %34
  store i16 %30, ptr %35, align 2
  %36 = load i16, ptr %8, align 2
  %37 = zext i16 %36 to i32
  %38 = load i16, ptr %8, align 2
  %39 = zext i16 %38 to i32
  %40 = mul i32 %37, %39
  %41 = add i32 %40, 3
  %42 = trunc i32 %41 to i16
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %7, align 4
  %45 = mul nsw i32 4, %44
  %46 = add nsw i32 %45, 1
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i16, ptr %43, i64 %47
  store i16 %42, ptr %48, align 2
  %49 = load i8, ptr %9, align 1
  %50 = sext i8 %49 to i32
  %51 = load i32, ptr %7, align 4
  %52 = and i32 %51, 3
  %53 = ashr i32 %50, %52
  %54 = trunc i32 %53 to i16
  %55 = load ptr, ptr %5, align 8
  %56 = load i32, ptr %7, align 4
  %57 = mul nsw i32 4, %56
  %58 = add nsw i32 %57, 2
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i16, ptr %55, i64 %59
  store i16 %54, ptr %60, align 2
  %61 = load i16, ptr %8, align 2
  %62 = zext i16 %61 to i32
  %63 = load i32, ptr %7, align 4
  %64 = and i32 %63, 15
  %65 = add nsw i32 %64, 1
  %66 = trunc i32 %65 to i16
  %67 = zext i16 %66 to i32
  %68 = sdiv i32 %62, %67
  %69 = load i16, ptr %8, align 2
  %70 = zext i16 %69 to i32
  %71 = srem i32 %70, 10
  %72 = add nsw i32 %68, %71
  %73 = trunc i32 %72 to i16
  %74 = load ptr, ptr %5, align 8
  %75 = load i32, ptr %7, align 4
  %76 = mul nsw i32 4, %75
  %77 = add nsw i32 %76, 3
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i16, ptr %74, i64 %78
  store i16 %73, ptr %79, align 2
  %80 = load i16, ptr %8, align 2
  %81 = trunc i16 %80 to i8
  %82 = load i32, ptr %7, align 4
  %83 = and i32 %82, 7
  %84 = trunc i32 %83 to i8
  %85 = call i8 @llvm.fshl.i8(i8 %81, i8 %81, i8 %84)
  %86 = load ptr, ptr %6, align 8
  %87 = load i32, ptr %7, align 4
  %88 = mul nsw i32 2, %87
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i8, ptr %86, i64 %89
  store i8 %85, ptr %90, align 1
  %91 = load i16, ptr %8, align 2
  %92 = zext i16 %91 to i32
  %93 = and i32 %92, 255
  %94 = call i32 @llvm.ctpop.i32(i32 %93)
  %95 = load i16, ptr %8, align 2
  %96 = zext i16 %95 to i32
  %97 = call i32 @llvm.ctpop.i32(i32 %96)
  %98 = and i32 %97, 1
  %99 = add nsw i32 %94, %98
  %100 = trunc i32 %99 to i8
  %101 = load ptr, ptr %6, align 8
  %102 = load i32, ptr %7, align 4
  %103 = mul nsw i32 2, %102
  %104 = add nsw i32 %103, 1
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %101, i64 %105
  store i8 %100, ptr %106, align 1
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i8 @llvm.fshl.i8(i8, i8, i8) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitfields(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca %struct.Fields, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw i32, ptr %7, i64 %9
  %11 = load i32, ptr %10, align 4
  store i32 %11, ptr %5, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %6, i8 0, i64 8, i1 false)
  %12 = load i32, ptr %5, align 4
  %13 = zext i32 %12 to i64
  %14 = load i64, ptr %6, align 8
  %15 = and i64 %13, 7
  %16 = and i64 %14, -8
  %17 = or i64 %16, %15
  store i64 %17, ptr %6, align 8
  %18 = load i32, ptr %5, align 4
  %19 = lshr i32 %18, 3
  %20 = zext i32 %19 to i64
  %21 = load i64, ptr %6, align 8
  %22 = and i64 %20, 31
  %23 = shl i64 %22, 3
  %24 = and i64 %21, -249
  %25 = or i64 %24, %23
  store i64 %25, ptr %6, align 8
  %26 = load i32, ptr %5, align 4
  %27 = lshr i32 %26, 8
  %28 = zext i32 %27 to i64
  %29 = load i64, ptr %6, align 8
  %30 = and i64 %28, 2047
  %31 = shl i64 %30, 8
  %32 = and i64 %29, -524033
  %33 = or i64 %32, %31
  store i64 %33, ptr %6, align 8
  %34 = load i32, ptr %5, align 4
  %35 = zext i32 %34 to i64
  %36 = mul i64 %35, 77
  %37 = load i64, ptr %6, align 8
  %38 = and i64 %36, 137438953471
  %39 = shl i64 %38, 19
  %40 = and i64 %37, -72057594037403649
  %41 = or i64 %40, %39
  store i64 %41, ptr %6, align 8
  %42 = load i32, ptr %5, align 4
  %43 = lshr i32 %42, 20
  %44 = trunc i32 %43 to i8
  %45 = zext i8 %44 to i64
  %46 = load i64, ptr %6, align 8
  %47 = and i64 %45, 15
  %48 = shl i64 %47, 56
  %49 = and i64 %46, -1080863910568919041
  %50 = or i64 %49, %48
  store i64 %50, ptr %6, align 8
  %51 = load i64, ptr %6, align 8
  %52 = lshr i64 %51, 8
  %53 = and i64 %52, 2047
  %54 = trunc i64 %53 to i32
  %55 = zext i32 %54 to i64
  %56 = load i64, ptr %6, align 8
  %57 = lshr i64 %56, 19
  %58 = and i64 %57, 137438953471
  %59 = add i64 %58, %55
  %60 = load i64, ptr %6, align 8
  %61 = and i64 %59, 137438953471
  %62 = shl i64 %61, 19
  %63 = and i64 %60, -72057594037403649
  %64 = or i64 %63, %62
  store i64 %64, ptr %6, align 8
  %65 = load i64, ptr %6, align 8
  %66 = shl i64 %65, 56
  %67 = ashr i64 %66, 59
  %68 = trunc i64 %67 to i32
  %69 = xor i32 %68, 5
  %70 = zext i32 %69 to i64
  %71 = load i64, ptr %6, align 8
  %72 = and i64 %70, 31
  %73 = shl i64 %72, 3
  %74 = and i64 %71, -249
  %75 = or i64 %74, %73
  store i64 %75, ptr %6, align 8
  %76 = shl i64 %72, 59
  %77 = ashr i64 %76, 59
  %78 = trunc i64 %77 to i32
  %79 = load i64, ptr %6, align 8
  %80 = and i64 %79, 7
  %81 = trunc i64 %80 to i32
  %82 = load i64, ptr %6, align 8
  %83 = shl i64 %82, 56
  %84 = ashr i64 %83, 59
  %85 = trunc i64 %84 to i32
  %86 = mul i32 %85, 7
  %87 = add i32 %81, %86
  %88 = load i64, ptr %6, align 8
  %89 = lshr i64 %88, 8
  %90 = and i64 %89, 2047
  %91 = trunc i64 %90 to i32
  %92 = mul nsw i32 %91, 64
  %93 = add i32 %87, %92
  %94 = load i64, ptr %6, align 8
  %95 = lshr i64 %94, 19
  %96 = and i64 %95, 137438953471
  %97 = lshr i64 %96, 5
  %98 = trunc i64 %97 to i32
  %99 = add i32 %93, %98
  %100 = load i64, ptr %6, align 8
  %101 = shl i64 %100, 4
  %102 = ashr i64 %101, 60
  %103 = trunc i64 %102 to i8
  %104 = sext i8 %103 to i32
  %105 = add i32 %99, %104
  %106 = load ptr, ptr %4, align 8
  %107 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %108 = zext i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %106, i64 %108
  store i32 %105, ptr %109, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctpop.i64(i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.ctlz.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.cttz.i64(i64, i1 immarg) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.bitreverse.i32(i32) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bitreverse.i64(i64) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.nvvm.prmt(i32, i32, i32) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
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
