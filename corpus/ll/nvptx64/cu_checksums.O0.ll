; ModuleID = 'corpus/cuda/cu_checksums.cu'
source_filename = "corpus/cuda/cu_checksums.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZL10crc_nibble = internal addrspace(4) constant [16 x i32] [i32 0, i32 498536548, i32 997073096, i32 651767980, i32 1994146192, i32 1802195444, i32 1303535960, i32 1342533948, i32 -306674912, i32 -267414716, i32 -690576408, i32 -882789492, i32 -1687895376, i32 -2032938284, i32 -1609899400, i32 -1111625188], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @crc32_rows(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %15 = mul i32 %13, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = add i32 %15, %16
  store i32 %17, ptr %7, align 4
  %18 = load ptr, ptr %4, align 8
  %19 = load i32, ptr %7, align 4
  %20 = sext i32 %19 to i64
  %21 = load i32, ptr %6, align 4
  %22 = sext i32 %21 to i64
  %23 = mul i64 %20, %22
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 %23
  store ptr %24, ptr %8, align 8
  store i32 -1, ptr %9, align 4
  store i32 1, ptr %10, align 4
  store i32 0, ptr %11, align 4
  store i32 0, ptr %12, align 4
  br label %25

25:                                               ; preds = %67, %3
  %26 = load i32, ptr %12, align 4
  %27 = load i32, ptr %6, align 4
  %28 = icmp slt i32 %26, %27
  br i1 %28, label %29, label %70

29:                                               ; preds = %25
  %30 = load ptr, ptr %8, align 8
  %31 = load i32, ptr %12, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %30, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = load i32, ptr %9, align 4
  %37 = xor i32 %36, %35
  store i32 %37, ptr %9, align 4
  %38 = load i32, ptr %9, align 4
  %39 = and i32 %38, 15
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 0, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %9, align 4
  %44 = lshr i32 %43, 4
  %45 = xor i32 %42, %44
  store i32 %45, ptr %9, align 4
  %46 = load i32, ptr %9, align 4
  %47 = and i32 %46, 15
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [16 x i32], ptr addrspacecast (ptr addrspace(4) @_ZL10crc_nibble to ptr), i64 0, i64 %48
  %50 = load i32, ptr %49, align 4
  %51 = load i32, ptr %9, align 4
  %52 = lshr i32 %51, 4
  %53 = xor i32 %50, %52
  store i32 %53, ptr %9, align 4
  %54 = load i32, ptr %10, align 4
  %55 = load ptr, ptr %8, align 8
  %56 = load i32, ptr %12, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %55, i64 %57
  %59 = load i8, ptr %58, align 1
  %60 = zext i8 %59 to i32
  %61 = add i32 %54, %60
  %62 = urem i32 %61, 65521
  store i32 %62, ptr %10, align 4
  %63 = load i32, ptr %11, align 4
  %64 = load i32, ptr %10, align 4
  %65 = add i32 %63, %64
  %66 = urem i32 %65, 65521
  store i32 %66, ptr %11, align 4
  br label %67

67:                                               ; preds = %29
  %68 = load i32, ptr %12, align 4
  %69 = add nsw i32 %68, 1
  store i32 %69, ptr %12, align 4
  br label %25, !llvm.loop !4

70:                                               ; preds = %25
  %71 = load i32, ptr %9, align 4
  %72 = xor i32 %71, -1
  %73 = load i32, ptr %11, align 4
  %74 = shl i32 %73, 16
  %75 = load i32, ptr %10, align 4
  %76 = or i32 %74, %75
  %77 = xor i32 %72, %76
  %78 = load ptr, ptr %5, align 8
  %79 = load i32, ptr %7, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i32, ptr %78, i64 %80
  store i32 %77, ptr %81, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @murmur3(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %22 = mul i32 %20, %21
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %24 = add i32 %22, %23
  store i32 %24, ptr %9, align 4
  %25 = load ptr, ptr %5, align 8
  %26 = load i32, ptr %9, align 4
  %27 = mul nsw i32 %26, 32
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds i8, ptr %25, i64 %28
  store ptr %29, ptr %10, align 8
  %30 = load i32, ptr %8, align 4
  store i32 %30, ptr %11, align 4
  store i32 -862048943, ptr %12, align 4
  store i32 461845907, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %31

31:                                               ; preds = %89, %4
  %32 = load i32, ptr %14, align 4
  %33 = add nsw i32 %32, 4
  %34 = load i32, ptr %7, align 4
  %35 = icmp sle i32 %33, %34
  br i1 %35, label %36, label %92

36:                                               ; preds = %31
  %37 = load ptr, ptr %10, align 8
  %38 = load i32, ptr %14, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %37, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = zext i8 %41 to i32
  %43 = load ptr, ptr %10, align 8
  %44 = load i32, ptr %14, align 4
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %43, i64 %46
  %48 = load i8, ptr %47, align 1
  %49 = zext i8 %48 to i32
  %50 = shl i32 %49, 8
  %51 = or i32 %42, %50
  %52 = load ptr, ptr %10, align 8
  %53 = load i32, ptr %14, align 4
  %54 = add nsw i32 %53, 2
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %52, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = zext i8 %57 to i32
  %59 = shl i32 %58, 16
  %60 = or i32 %51, %59
  %61 = load ptr, ptr %10, align 8
  %62 = load i32, ptr %14, align 4
  %63 = add nsw i32 %62, 3
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %61, i64 %64
  %66 = load i8, ptr %65, align 1
  %67 = zext i8 %66 to i32
  %68 = shl i32 %67, 24
  %69 = or i32 %60, %68
  store i32 %69, ptr %15, align 4
  %70 = load i32, ptr %15, align 4
  %71 = mul i32 %70, -862048943
  store i32 %71, ptr %15, align 4
  %72 = load i32, ptr %15, align 4
  %73 = shl i32 %72, 15
  %74 = load i32, ptr %15, align 4
  %75 = lshr i32 %74, 17
  %76 = or i32 %73, %75
  store i32 %76, ptr %15, align 4
  %77 = load i32, ptr %15, align 4
  %78 = mul i32 %77, 461845907
  %79 = load i32, ptr %11, align 4
  %80 = xor i32 %79, %78
  store i32 %80, ptr %11, align 4
  %81 = load i32, ptr %11, align 4
  %82 = shl i32 %81, 13
  %83 = load i32, ptr %11, align 4
  %84 = lshr i32 %83, 19
  %85 = or i32 %82, %84
  store i32 %85, ptr %11, align 4
  %86 = load i32, ptr %11, align 4
  %87 = mul i32 %86, 5
  %88 = add i32 %87, -430675100
  store i32 %88, ptr %11, align 4
  br label %89

89:                                               ; preds = %36
  %90 = load i32, ptr %14, align 4
  %91 = add nsw i32 %90, 4
  store i32 %91, ptr %14, align 4
  br label %31, !llvm.loop !6

92:                                               ; preds = %31
  %93 = load ptr, ptr %10, align 8
  %94 = load i32, ptr %7, align 4
  %95 = and i32 %94, -4
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i8, ptr %93, i64 %96
  store ptr %97, ptr %16, align 8
  store i32 0, ptr %17, align 4
  %98 = load i32, ptr %7, align 4
  %99 = and i32 %98, 3
  switch i32 %99, label %134 [
    i32 3, label %100
    i32 2, label %108
    i32 1, label %116
  ]

100:                                              ; preds = %92
  %101 = load ptr, ptr %16, align 8
  %102 = getelementptr inbounds i8, ptr %101, i64 2
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i32
  %105 = shl i32 %104, 16
  %106 = load i32, ptr %17, align 4
  %107 = xor i32 %106, %105
  store i32 %107, ptr %17, align 4
  br label %108

108:                                              ; preds = %92, %100
  %109 = load ptr, ptr %16, align 8
  %110 = getelementptr inbounds i8, ptr %109, i64 1
  %111 = load i8, ptr %110, align 1
  %112 = zext i8 %111 to i32
  %113 = shl i32 %112, 8
  %114 = load i32, ptr %17, align 4
  %115 = xor i32 %114, %113
  store i32 %115, ptr %17, align 4
  br label %116

116:                                              ; preds = %92, %108
  %117 = load ptr, ptr %16, align 8
  %118 = getelementptr inbounds i8, ptr %117, i64 0
  %119 = load i8, ptr %118, align 1
  %120 = zext i8 %119 to i32
  %121 = load i32, ptr %17, align 4
  %122 = xor i32 %121, %120
  store i32 %122, ptr %17, align 4
  %123 = load i32, ptr %17, align 4
  %124 = mul i32 %123, -862048943
  store i32 %124, ptr %17, align 4
  %125 = load i32, ptr %17, align 4
  %126 = shl i32 %125, 15
  %127 = load i32, ptr %17, align 4
  %128 = lshr i32 %127, 17
  %129 = or i32 %126, %128
  store i32 %129, ptr %17, align 4
  %130 = load i32, ptr %17, align 4
  %131 = mul i32 %130, 461845907
  %132 = load i32, ptr %11, align 4
  %133 = xor i32 %132, %131
  store i32 %133, ptr %11, align 4
  br label %134

134:                                              ; preds = %116, %92
  %135 = load i32, ptr %7, align 4
  %136 = load i32, ptr %11, align 4
  %137 = xor i32 %136, %135
  store i32 %137, ptr %11, align 4
  %138 = load i32, ptr %11, align 4
  %139 = lshr i32 %138, 16
  %140 = load i32, ptr %11, align 4
  %141 = xor i32 %140, %139
  store i32 %141, ptr %11, align 4
  %142 = load i32, ptr %11, align 4
  %143 = mul i32 %142, -2048144789
  store i32 %143, ptr %11, align 4
  %144 = load i32, ptr %11, align 4
  %145 = lshr i32 %144, 13
  %146 = load i32, ptr %11, align 4
  %147 = xor i32 %146, %145
  store i32 %147, ptr %11, align 4
  %148 = load i32, ptr %11, align 4
  %149 = mul i32 %148, -1028477387
  store i32 %149, ptr %11, align 4
  %150 = load i32, ptr %11, align 4
  %151 = lshr i32 %150, 16
  %152 = load i32, ptr %11, align 4
  %153 = xor i32 %152, %151
  store i32 %153, ptr %11, align 4
  store i32 -2128831035, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %154

154:                                              ; preds = %168, %134
  %155 = load i32, ptr %19, align 4
  %156 = load i32, ptr %7, align 4
  %157 = icmp slt i32 %155, %156
  br i1 %157, label %158, label %171

158:                                              ; preds = %154
  %159 = load i32, ptr %18, align 4
  %160 = load ptr, ptr %10, align 8
  %161 = load i32, ptr %19, align 4
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds i8, ptr %160, i64 %162
  %164 = load i8, ptr %163, align 1
  %165 = zext i8 %164 to i32
  %166 = xor i32 %159, %165
  %167 = mul i32 %166, 16777619
  store i32 %167, ptr %18, align 4
  br label %168

168:                                              ; preds = %158
  %169 = load i32, ptr %19, align 4
  %170 = add nsw i32 %169, 1
  store i32 %170, ptr %19, align 4
  br label %154, !llvm.loop !7

171:                                              ; preds = %154
  %172 = load i32, ptr %11, align 4
  %173 = load i32, ptr %18, align 4
  %174 = add i32 %172, %173
  %175 = load ptr, ptr %6, align 8
  %176 = load i32, ptr %9, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i32, ptr %175, i64 %177
  store i32 %174, ptr %178, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef i64 @_Z6read64PKh(ptr noundef %0) #1 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
  store i64 0, ptr %3, align 8
  store i32 0, ptr %4, align 4
  br label %5

5:                                                ; preds = %21, %1
  %6 = load i32, ptr %4, align 4
  %7 = icmp slt i32 %6, 8
  br i1 %7, label %8, label %24

8:                                                ; preds = %5
  %9 = load ptr, ptr %2, align 8
  %10 = load i32, ptr %4, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i8, ptr %9, i64 %11
  %13 = load i8, ptr %12, align 1
  %14 = zext i8 %13 to i64
  %15 = load i32, ptr %4, align 4
  %16 = mul nsw i32 8, %15
  %17 = zext i32 %16 to i64
  %18 = shl i64 %14, %17
  %19 = load i64, ptr %3, align 8
  %20 = or i64 %19, %18
  store i64 %20, ptr %3, align 8
  br label %21

21:                                               ; preds = %8
  %22 = load i32, ptr %4, align 4
  %23 = add nsw i32 %22, 1
  store i32 %23, ptr %4, align 4
  br label %5, !llvm.loop !8

24:                                               ; preds = %5
  %25 = load i64, ptr %3, align 8
  ret i64 %25
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @xxh64(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca i64, align 8
  %18 = alloca i32, align 4
  %19 = alloca i64, align 8
  %20 = alloca i32, align 4
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i64, align 8
  %25 = alloca i64, align 8
  %26 = alloca i64, align 8
  %27 = alloca i64, align 8
  %28 = alloca i64, align 8
  %29 = alloca ptr, align 8
  %30 = alloca ptr, align 8
  %31 = alloca i32, align 4
  %32 = alloca i64, align 8
  %33 = alloca i32, align 4
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca i64, align 8
  %37 = alloca [4 x i64], align 8
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  store ptr %0, ptr %29, align 8
  store ptr %1, ptr %30, align 8
  store i32 %2, ptr %31, align 4
  store i64 %3, ptr %32, align 8
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = add i32 %42, %43
  store i32 %44, ptr %33, align 4
  %45 = load ptr, ptr %29, align 8
  %46 = load i32, ptr %33, align 4
  %47 = mul nsw i32 %46, 64
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds i8, ptr %45, i64 %48
  store ptr %49, ptr %34, align 8
  %50 = load ptr, ptr %34, align 8
  %51 = load i32, ptr %31, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %50, i64 %52
  store ptr %53, ptr %35, align 8
  %54 = load i32, ptr %31, align 4
  %55 = icmp sge i32 %54, 32
  br i1 %55, label %56, label %195

56:                                               ; preds = %4
  %57 = load i64, ptr %32, align 8
  %58 = add i64 %57, -7046029288634856825
  %59 = add i64 %58, -4417276706812531889
  store i64 %59, ptr %37, align 8
  %60 = getelementptr inbounds i64, ptr %37, i64 1
  %61 = load i64, ptr %32, align 8
  %62 = add i64 %61, -4417276706812531889
  store i64 %62, ptr %60, align 8
  %63 = getelementptr inbounds i64, ptr %37, i64 2
  %64 = load i64, ptr %32, align 8
  store i64 %64, ptr %63, align 8
  %65 = getelementptr inbounds i64, ptr %37, i64 3
  %66 = load i64, ptr %32, align 8
  %67 = sub i64 %66, -7046029288634856825
  store i64 %67, ptr %65, align 8
  br label %68

68:                                               ; preds = %107, %56
  store i32 0, ptr %38, align 4
  br label %69

69:                                               ; preds = %101, %68
  %70 = load i32, ptr %38, align 4
  %71 = icmp slt i32 %70, 4
  br i1 %71, label %72, label %104

72:                                               ; preds = %69
  %73 = load i32, ptr %38, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = load ptr, ptr %34, align 8
  %78 = load i32, ptr %38, align 4
  %79 = mul nsw i32 8, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds i8, ptr %77, i64 %80
  %82 = call noundef i64 @_Z6read64PKh(ptr noundef %81) #3
  store i64 %76, ptr %23, align 8
  store i64 %82, ptr %24, align 8
  %83 = load i64, ptr %23, align 8
  %84 = load i64, ptr %24, align 8
  %85 = mul i64 %84, -4417276706812531889
  %86 = add i64 %83, %85
  store i64 %86, ptr %21, align 8
  store i32 31, ptr %22, align 4
  %87 = load i64, ptr %21, align 8
  %88 = load i32, ptr %22, align 4
  %89 = zext i32 %88 to i64
  %90 = shl i64 %87, %89
  %91 = load i64, ptr %21, align 8
  %92 = load i32, ptr %22, align 4
  %93 = sub nsw i32 64, %92
  %94 = zext i32 %93 to i64
  %95 = lshr i64 %91, %94
  %96 = or i64 %90, %95
  %97 = mul i64 %96, -7046029288634856825
  %98 = load i32, ptr %38, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 %99
  store i64 %97, ptr %100, align 8
  br label %101

101:                                              ; preds = %72
  %102 = load i32, ptr %38, align 4
  %103 = add nsw i32 %102, 1
  store i32 %103, ptr %38, align 4
  br label %69, !llvm.loop !10

104:                                              ; preds = %69
  %105 = load ptr, ptr %34, align 8
  %106 = getelementptr inbounds i8, ptr %105, i64 32
  store ptr %106, ptr %34, align 8
  br label %107

107:                                              ; preds = %104
  %108 = load ptr, ptr %34, align 8
  %109 = getelementptr inbounds i8, ptr %108, i64 32
  %110 = load ptr, ptr %35, align 8
  %111 = icmp ule ptr %109, %110
  br i1 %111, label %68, label %112, !llvm.loop !11

112:                                              ; preds = %107
  %113 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 0
  %114 = load i64, ptr %113, align 8
  store i64 %114, ptr %5, align 8
  store i32 1, ptr %6, align 4
  %115 = load i64, ptr %5, align 8
  %116 = load i32, ptr %6, align 4
  %117 = zext i32 %116 to i64
  %118 = shl i64 %115, %117
  %119 = load i64, ptr %5, align 8
  %120 = load i32, ptr %6, align 4
  %121 = sub nsw i32 64, %120
  %122 = zext i32 %121 to i64
  %123 = lshr i64 %119, %122
  %124 = or i64 %118, %123
  %125 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 1
  %126 = load i64, ptr %125, align 8
  store i64 %126, ptr %7, align 8
  store i32 7, ptr %8, align 4
  %127 = load i64, ptr %7, align 8
  %128 = load i32, ptr %8, align 4
  %129 = zext i32 %128 to i64
  %130 = shl i64 %127, %129
  %131 = load i64, ptr %7, align 8
  %132 = load i32, ptr %8, align 4
  %133 = sub nsw i32 64, %132
  %134 = zext i32 %133 to i64
  %135 = lshr i64 %131, %134
  %136 = or i64 %130, %135
  %137 = add i64 %124, %136
  %138 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 2
  %139 = load i64, ptr %138, align 8
  store i64 %139, ptr %9, align 8
  store i32 12, ptr %10, align 4
  %140 = load i64, ptr %9, align 8
  %141 = load i32, ptr %10, align 4
  %142 = zext i32 %141 to i64
  %143 = shl i64 %140, %142
  %144 = load i64, ptr %9, align 8
  %145 = load i32, ptr %10, align 4
  %146 = sub nsw i32 64, %145
  %147 = zext i32 %146 to i64
  %148 = lshr i64 %144, %147
  %149 = or i64 %143, %148
  %150 = add i64 %137, %149
  %151 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 3
  %152 = load i64, ptr %151, align 8
  store i64 %152, ptr %11, align 8
  store i32 18, ptr %12, align 4
  %153 = load i64, ptr %11, align 8
  %154 = load i32, ptr %12, align 4
  %155 = zext i32 %154 to i64
  %156 = shl i64 %153, %155
  %157 = load i64, ptr %11, align 8
  %158 = load i32, ptr %12, align 4
  %159 = sub nsw i32 64, %158
  %160 = zext i32 %159 to i64
  %161 = lshr i64 %157, %160
  %162 = or i64 %156, %161
  %163 = add i64 %150, %162
  store i64 %163, ptr %36, align 8
  store i32 0, ptr %39, align 4
  br label %164

164:                                              ; preds = %191, %112
  %165 = load i32, ptr %39, align 4
  %166 = icmp slt i32 %165, 4
  br i1 %166, label %167, label %194

167:                                              ; preds = %164
  %168 = load i64, ptr %36, align 8
  %169 = load i32, ptr %39, align 4
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds [4 x i64], ptr %37, i64 0, i64 %170
  %172 = load i64, ptr %171, align 8
  store i64 0, ptr %25, align 8
  store i64 %172, ptr %26, align 8
  %173 = load i64, ptr %25, align 8
  %174 = load i64, ptr %26, align 8
  %175 = mul i64 %174, -4417276706812531889
  %176 = add i64 %173, %175
  store i64 %176, ptr %19, align 8
  store i32 31, ptr %20, align 4
  %177 = load i64, ptr %19, align 8
  %178 = load i32, ptr %20, align 4
  %179 = zext i32 %178 to i64
  %180 = shl i64 %177, %179
  %181 = load i64, ptr %19, align 8
  %182 = load i32, ptr %20, align 4
  %183 = sub nsw i32 64, %182
  %184 = zext i32 %183 to i64
  %185 = lshr i64 %181, %184
  %186 = or i64 %180, %185
  %187 = mul i64 %186, -7046029288634856825
  %188 = xor i64 %168, %187
  %189 = mul i64 %188, -7046029288634856825
  %190 = add i64 %189, -8796714831421723037
  store i64 %190, ptr %36, align 8
  br label %191

191:                                              ; preds = %167
  %192 = load i32, ptr %39, align 4
  %193 = add nsw i32 %192, 1
  store i32 %193, ptr %39, align 4
  br label %164, !llvm.loop !12

194:                                              ; preds = %164
  br label %198

195:                                              ; preds = %4
  %196 = load i64, ptr %32, align 8
  %197 = add i64 %196, 2870177450012600261
  store i64 %197, ptr %36, align 8
  br label %198

198:                                              ; preds = %195, %194
  %199 = load i32, ptr %31, align 4
  %200 = sext i32 %199 to i64
  %201 = load i64, ptr %36, align 8
  %202 = add i64 %201, %200
  store i64 %202, ptr %36, align 8
  br label %203

203:                                              ; preds = %240, %198
  %204 = load ptr, ptr %34, align 8
  %205 = getelementptr inbounds i8, ptr %204, i64 8
  %206 = load ptr, ptr %35, align 8
  %207 = icmp ule ptr %205, %206
  br i1 %207, label %208, label %243

208:                                              ; preds = %203
  %209 = load i64, ptr %36, align 8
  %210 = load ptr, ptr %34, align 8
  %211 = call noundef i64 @_Z6read64PKh(ptr noundef %210) #3
  store i64 0, ptr %27, align 8
  store i64 %211, ptr %28, align 8
  %212 = load i64, ptr %27, align 8
  %213 = load i64, ptr %28, align 8
  %214 = mul i64 %213, -4417276706812531889
  %215 = add i64 %212, %214
  store i64 %215, ptr %17, align 8
  store i32 31, ptr %18, align 4
  %216 = load i64, ptr %17, align 8
  %217 = load i32, ptr %18, align 4
  %218 = zext i32 %217 to i64
  %219 = shl i64 %216, %218
  %220 = load i64, ptr %17, align 8
  %221 = load i32, ptr %18, align 4
  %222 = sub nsw i32 64, %221
  %223 = zext i32 %222 to i64
  %224 = lshr i64 %220, %223
  %225 = or i64 %219, %224
  %226 = mul i64 %225, -7046029288634856825
  %227 = xor i64 %209, %226
  store i64 %227, ptr %13, align 8
  store i32 27, ptr %14, align 4
  %228 = load i64, ptr %13, align 8
  %229 = load i32, ptr %14, align 4
  %230 = zext i32 %229 to i64
  %231 = shl i64 %228, %230
  %232 = load i64, ptr %13, align 8
  %233 = load i32, ptr %14, align 4
  %234 = sub nsw i32 64, %233
  %235 = zext i32 %234 to i64
  %236 = lshr i64 %232, %235
  %237 = or i64 %231, %236
  %238 = mul i64 %237, -7046029288634856825
  %239 = add i64 %238, -8796714831421723037
  store i64 %239, ptr %36, align 8
  br label %240

240:                                              ; preds = %208
  %241 = load ptr, ptr %34, align 8
  %242 = getelementptr inbounds i8, ptr %241, i64 8
  store ptr %242, ptr %34, align 8
  br label %203, !llvm.loop !13

243:                                              ; preds = %203
  br label %244

244:                                              ; preds = %266, %243
  %245 = load ptr, ptr %34, align 8
  %246 = load ptr, ptr %35, align 8
  %247 = icmp ult ptr %245, %246
  br i1 %247, label %248, label %269

248:                                              ; preds = %244
  %249 = load i64, ptr %36, align 8
  %250 = load ptr, ptr %34, align 8
  %251 = load i8, ptr %250, align 1
  %252 = zext i8 %251 to i64
  %253 = mul i64 %252, 2870177450012600261
  %254 = xor i64 %249, %253
  store i64 %254, ptr %15, align 8
  store i32 11, ptr %16, align 4
  %255 = load i64, ptr %15, align 8
  %256 = load i32, ptr %16, align 4
  %257 = zext i32 %256 to i64
  %258 = shl i64 %255, %257
  %259 = load i64, ptr %15, align 8
  %260 = load i32, ptr %16, align 4
  %261 = sub nsw i32 64, %260
  %262 = zext i32 %261 to i64
  %263 = lshr i64 %259, %262
  %264 = or i64 %258, %263
  %265 = mul i64 %264, -7046029288634856825
  store i64 %265, ptr %36, align 8
  br label %266

266:                                              ; preds = %248
  %267 = load ptr, ptr %34, align 8
  %268 = getelementptr inbounds nuw i8, ptr %267, i32 1
  store ptr %268, ptr %34, align 8
  br label %244, !llvm.loop !14

269:                                              ; preds = %244
  %270 = load i64, ptr %36, align 8
  %271 = lshr i64 %270, 33
  %272 = load i64, ptr %36, align 8
  %273 = xor i64 %272, %271
  store i64 %273, ptr %36, align 8
  %274 = load i64, ptr %36, align 8
  %275 = mul i64 %274, -4417276706812531889
  store i64 %275, ptr %36, align 8
  %276 = load i64, ptr %36, align 8
  %277 = lshr i64 %276, 29
  %278 = load i64, ptr %36, align 8
  %279 = xor i64 %278, %277
  store i64 %279, ptr %36, align 8
  %280 = load i64, ptr %36, align 8
  %281 = mul i64 %280, 1609587929392839161
  store i64 %281, ptr %36, align 8
  %282 = load i64, ptr %36, align 8
  %283 = lshr i64 %282, 32
  %284 = load i64, ptr %36, align 8
  %285 = xor i64 %284, %283
  store i64 %285, ptr %36, align 8
  %286 = load i64, ptr %36, align 8
  %287 = load ptr, ptr %30, align 8
  %288 = load i32, ptr %33, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds i64, ptr %287, i64 %289
  store i64 %286, ptr %290, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @siphash24(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef %3) #0 {
  %5 = alloca i64, align 8
  %6 = alloca i32, align 4
  %7 = alloca i64, align 8
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i32, align 4
  %11 = alloca i64, align 8
  %12 = alloca i32, align 4
  %13 = alloca i64, align 8
  %14 = alloca i32, align 4
  %15 = alloca i64, align 8
  %16 = alloca i32, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca i64, align 8
  %22 = alloca i32, align 4
  %23 = alloca i64, align 8
  %24 = alloca i32, align 4
  %25 = alloca i64, align 8
  %26 = alloca i32, align 4
  %27 = alloca i64, align 8
  %28 = alloca i32, align 4
  %29 = alloca i64, align 8
  %30 = alloca i32, align 4
  %31 = alloca i64, align 8
  %32 = alloca i32, align 4
  %33 = alloca ptr, align 8
  %34 = alloca ptr, align 8
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca i64, align 8
  %38 = alloca i32, align 4
  %39 = alloca i64, align 8
  %40 = alloca i32, align 4
  %41 = alloca i64, align 8
  %42 = alloca i32, align 4
  %43 = alloca i64, align 8
  %44 = alloca i32, align 4
  %45 = alloca i64, align 8
  %46 = alloca i32, align 4
  %47 = alloca i64, align 8
  %48 = alloca i32, align 4
  %49 = alloca ptr, align 8
  %50 = alloca ptr, align 8
  %51 = alloca ptr, align 8
  %52 = alloca ptr, align 8
  %53 = alloca ptr, align 8
  %54 = alloca ptr, align 8
  %55 = alloca i64, align 8
  %56 = alloca i64, align 8
  %57 = alloca i32, align 4
  %58 = alloca i64, align 8
  %59 = alloca i64, align 8
  %60 = alloca i64, align 8
  %61 = alloca i64, align 8
  %62 = alloca i32, align 4
  %63 = alloca i64, align 8
  %64 = alloca i32, align 4
  store ptr %0, ptr %53, align 8
  store ptr %1, ptr %54, align 8
  store i64 %2, ptr %55, align 8
  store i64 %3, ptr %56, align 8
  %65 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %66 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %67 = mul i32 %65, %66
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %69 = add i32 %67, %68
  store i32 %69, ptr %57, align 4
  %70 = load i64, ptr %55, align 8
  %71 = xor i64 %70, 8317987319222330741
  store i64 %71, ptr %58, align 8
  %72 = load i64, ptr %56, align 8
  %73 = xor i64 %72, 7237128888997146477
  store i64 %73, ptr %59, align 8
  %74 = load i64, ptr %55, align 8
  %75 = xor i64 %74, 7816392313619706465
  store i64 %75, ptr %60, align 8
  %76 = load i64, ptr %56, align 8
  %77 = xor i64 %76, 8387220255154660723
  store i64 %77, ptr %61, align 8
  store i32 0, ptr %62, align 4
  br label %78

78:                                               ; preds = %322, %4
  %79 = load i32, ptr %62, align 4
  %80 = icmp sle i32 %79, 4
  br i1 %80, label %81, label %325

81:                                               ; preds = %78
  %82 = load i32, ptr %62, align 4
  %83 = icmp slt i32 %82, 4
  br i1 %83, label %84, label %93

84:                                               ; preds = %81
  %85 = load ptr, ptr %53, align 8
  %86 = load i32, ptr %57, align 4
  %87 = mul nsw i32 %86, 4
  %88 = load i32, ptr %62, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds i64, ptr %85, i64 %90
  %92 = load i64, ptr %91, align 8
  br label %94

93:                                               ; preds = %81
  br label %94

94:                                               ; preds = %93, %84
  %95 = phi i64 [ %92, %84 ], [ 2305843009213693952, %93 ]
  store i64 %95, ptr %63, align 8
  %96 = load i64, ptr %63, align 8
  %97 = load i64, ptr %61, align 8
  %98 = xor i64 %97, %96
  store i64 %98, ptr %61, align 8
  store ptr %58, ptr %17, align 8
  store ptr %59, ptr %18, align 8
  store ptr %60, ptr %19, align 8
  store ptr %61, ptr %20, align 8
  %99 = load ptr, ptr %18, align 8, !nonnull !15, !align !16
  %100 = load i64, ptr %99, align 8
  %101 = load ptr, ptr %17, align 8, !nonnull !15, !align !16
  %102 = load i64, ptr %101, align 8
  %103 = add i64 %102, %100
  store i64 %103, ptr %101, align 8
  %104 = load ptr, ptr %18, align 8, !nonnull !15, !align !16
  %105 = load i64, ptr %104, align 8
  store i64 %105, ptr %5, align 8
  store i32 13, ptr %6, align 4
  %106 = load i64, ptr %5, align 8
  %107 = load i32, ptr %6, align 4
  %108 = zext i32 %107 to i64
  %109 = shl i64 %106, %108
  %110 = load i64, ptr %5, align 8
  %111 = load i32, ptr %6, align 4
  %112 = sub nsw i32 64, %111
  %113 = zext i32 %112 to i64
  %114 = lshr i64 %110, %113
  %115 = or i64 %109, %114
  %116 = load ptr, ptr %17, align 8, !nonnull !15, !align !16
  %117 = load i64, ptr %116, align 8
  %118 = xor i64 %115, %117
  %119 = load ptr, ptr %18, align 8, !nonnull !15, !align !16
  store i64 %118, ptr %119, align 8
  %120 = load ptr, ptr %17, align 8, !nonnull !15, !align !16
  %121 = load i64, ptr %120, align 8
  store i64 %121, ptr %7, align 8
  store i32 32, ptr %8, align 4
  %122 = load i64, ptr %7, align 8
  %123 = load i32, ptr %8, align 4
  %124 = zext i32 %123 to i64
  %125 = shl i64 %122, %124
  %126 = load i64, ptr %7, align 8
  %127 = load i32, ptr %8, align 4
  %128 = sub nsw i32 64, %127
  %129 = zext i32 %128 to i64
  %130 = lshr i64 %126, %129
  %131 = or i64 %125, %130
  %132 = load ptr, ptr %17, align 8, !nonnull !15, !align !16
  store i64 %131, ptr %132, align 8
  %133 = load ptr, ptr %20, align 8, !nonnull !15, !align !16
  %134 = load i64, ptr %133, align 8
  %135 = load ptr, ptr %19, align 8, !nonnull !15, !align !16
  %136 = load i64, ptr %135, align 8
  %137 = add i64 %136, %134
  store i64 %137, ptr %135, align 8
  %138 = load ptr, ptr %20, align 8, !nonnull !15, !align !16
  %139 = load i64, ptr %138, align 8
  store i64 %139, ptr %9, align 8
  store i32 16, ptr %10, align 4
  %140 = load i64, ptr %9, align 8
  %141 = load i32, ptr %10, align 4
  %142 = zext i32 %141 to i64
  %143 = shl i64 %140, %142
  %144 = load i64, ptr %9, align 8
  %145 = load i32, ptr %10, align 4
  %146 = sub nsw i32 64, %145
  %147 = zext i32 %146 to i64
  %148 = lshr i64 %144, %147
  %149 = or i64 %143, %148
  %150 = load ptr, ptr %19, align 8, !nonnull !15, !align !16
  %151 = load i64, ptr %150, align 8
  %152 = xor i64 %149, %151
  %153 = load ptr, ptr %20, align 8, !nonnull !15, !align !16
  store i64 %152, ptr %153, align 8
  %154 = load ptr, ptr %20, align 8, !nonnull !15, !align !16
  %155 = load i64, ptr %154, align 8
  %156 = load ptr, ptr %17, align 8, !nonnull !15, !align !16
  %157 = load i64, ptr %156, align 8
  %158 = add i64 %157, %155
  store i64 %158, ptr %156, align 8
  %159 = load ptr, ptr %20, align 8, !nonnull !15, !align !16
  %160 = load i64, ptr %159, align 8
  store i64 %160, ptr %11, align 8
  store i32 21, ptr %12, align 4
  %161 = load i64, ptr %11, align 8
  %162 = load i32, ptr %12, align 4
  %163 = zext i32 %162 to i64
  %164 = shl i64 %161, %163
  %165 = load i64, ptr %11, align 8
  %166 = load i32, ptr %12, align 4
  %167 = sub nsw i32 64, %166
  %168 = zext i32 %167 to i64
  %169 = lshr i64 %165, %168
  %170 = or i64 %164, %169
  %171 = load ptr, ptr %17, align 8, !nonnull !15, !align !16
  %172 = load i64, ptr %171, align 8
  %173 = xor i64 %170, %172
  %174 = load ptr, ptr %20, align 8, !nonnull !15, !align !16
  store i64 %173, ptr %174, align 8
  %175 = load ptr, ptr %18, align 8, !nonnull !15, !align !16
  %176 = load i64, ptr %175, align 8
  %177 = load ptr, ptr %19, align 8, !nonnull !15, !align !16
  %178 = load i64, ptr %177, align 8
  %179 = add i64 %178, %176
  store i64 %179, ptr %177, align 8
  %180 = load ptr, ptr %18, align 8, !nonnull !15, !align !16
  %181 = load i64, ptr %180, align 8
  store i64 %181, ptr %13, align 8
  store i32 17, ptr %14, align 4
  %182 = load i64, ptr %13, align 8
  %183 = load i32, ptr %14, align 4
  %184 = zext i32 %183 to i64
  %185 = shl i64 %182, %184
  %186 = load i64, ptr %13, align 8
  %187 = load i32, ptr %14, align 4
  %188 = sub nsw i32 64, %187
  %189 = zext i32 %188 to i64
  %190 = lshr i64 %186, %189
  %191 = or i64 %185, %190
  %192 = load ptr, ptr %19, align 8, !nonnull !15, !align !16
  %193 = load i64, ptr %192, align 8
  %194 = xor i64 %191, %193
  %195 = load ptr, ptr %18, align 8, !nonnull !15, !align !16
  store i64 %194, ptr %195, align 8
  %196 = load ptr, ptr %19, align 8, !nonnull !15, !align !16
  %197 = load i64, ptr %196, align 8
  store i64 %197, ptr %15, align 8
  store i32 32, ptr %16, align 4
  %198 = load i64, ptr %15, align 8
  %199 = load i32, ptr %16, align 4
  %200 = zext i32 %199 to i64
  %201 = shl i64 %198, %200
  %202 = load i64, ptr %15, align 8
  %203 = load i32, ptr %16, align 4
  %204 = sub nsw i32 64, %203
  %205 = zext i32 %204 to i64
  %206 = lshr i64 %202, %205
  %207 = or i64 %201, %206
  %208 = load ptr, ptr %19, align 8, !nonnull !15, !align !16
  store i64 %207, ptr %208, align 8
  store ptr %58, ptr %33, align 8
  store ptr %59, ptr %34, align 8
  store ptr %60, ptr %35, align 8
  store ptr %61, ptr %36, align 8
  %209 = load ptr, ptr %34, align 8, !nonnull !15, !align !16
  %210 = load i64, ptr %209, align 8
  %211 = load ptr, ptr %33, align 8, !nonnull !15, !align !16
  %212 = load i64, ptr %211, align 8
  %213 = add i64 %212, %210
  store i64 %213, ptr %211, align 8
  %214 = load ptr, ptr %34, align 8, !nonnull !15, !align !16
  %215 = load i64, ptr %214, align 8
  store i64 %215, ptr %21, align 8
  store i32 13, ptr %22, align 4
  %216 = load i64, ptr %21, align 8
  %217 = load i32, ptr %22, align 4
  %218 = zext i32 %217 to i64
  %219 = shl i64 %216, %218
  %220 = load i64, ptr %21, align 8
  %221 = load i32, ptr %22, align 4
  %222 = sub nsw i32 64, %221
  %223 = zext i32 %222 to i64
  %224 = lshr i64 %220, %223
  %225 = or i64 %219, %224
  %226 = load ptr, ptr %33, align 8, !nonnull !15, !align !16
  %227 = load i64, ptr %226, align 8
  %228 = xor i64 %225, %227
  %229 = load ptr, ptr %34, align 8, !nonnull !15, !align !16
  store i64 %228, ptr %229, align 8
  %230 = load ptr, ptr %33, align 8, !nonnull !15, !align !16
  %231 = load i64, ptr %230, align 8
  store i64 %231, ptr %23, align 8
  store i32 32, ptr %24, align 4
  %232 = load i64, ptr %23, align 8
  %233 = load i32, ptr %24, align 4
  %234 = zext i32 %233 to i64
  %235 = shl i64 %232, %234
  %236 = load i64, ptr %23, align 8
  %237 = load i32, ptr %24, align 4
  %238 = sub nsw i32 64, %237
  %239 = zext i32 %238 to i64
  %240 = lshr i64 %236, %239
  %241 = or i64 %235, %240
  %242 = load ptr, ptr %33, align 8, !nonnull !15, !align !16
  store i64 %241, ptr %242, align 8
  %243 = load ptr, ptr %36, align 8, !nonnull !15, !align !16
  %244 = load i64, ptr %243, align 8
  %245 = load ptr, ptr %35, align 8, !nonnull !15, !align !16
  %246 = load i64, ptr %245, align 8
  %247 = add i64 %246, %244
  store i64 %247, ptr %245, align 8
  %248 = load ptr, ptr %36, align 8, !nonnull !15, !align !16
  %249 = load i64, ptr %248, align 8
  store i64 %249, ptr %25, align 8
  store i32 16, ptr %26, align 4
  %250 = load i64, ptr %25, align 8
  %251 = load i32, ptr %26, align 4
  %252 = zext i32 %251 to i64
  %253 = shl i64 %250, %252
  %254 = load i64, ptr %25, align 8
  %255 = load i32, ptr %26, align 4
  %256 = sub nsw i32 64, %255
  %257 = zext i32 %256 to i64
  %258 = lshr i64 %254, %257
  %259 = or i64 %253, %258
  %260 = load ptr, ptr %35, align 8, !nonnull !15, !align !16
  %261 = load i64, ptr %260, align 8
  %262 = xor i64 %259, %261
  %263 = load ptr, ptr %36, align 8, !nonnull !15, !align !16
  store i64 %262, ptr %263, align 8
  %264 = load ptr, ptr %36, align 8, !nonnull !15, !align !16
  %265 = load i64, ptr %264, align 8
  %266 = load ptr, ptr %33, align 8, !nonnull !15, !align !16
  %267 = load i64, ptr %266, align 8
  %268 = add i64 %267, %265
  store i64 %268, ptr %266, align 8
  %269 = load ptr, ptr %36, align 8, !nonnull !15, !align !16
  %270 = load i64, ptr %269, align 8
  store i64 %270, ptr %27, align 8
  store i32 21, ptr %28, align 4
  %271 = load i64, ptr %27, align 8
  %272 = load i32, ptr %28, align 4
  %273 = zext i32 %272 to i64
  %274 = shl i64 %271, %273
  %275 = load i64, ptr %27, align 8
  %276 = load i32, ptr %28, align 4
  %277 = sub nsw i32 64, %276
  %278 = zext i32 %277 to i64
  %279 = lshr i64 %275, %278
  %280 = or i64 %274, %279
  %281 = load ptr, ptr %33, align 8, !nonnull !15, !align !16
  %282 = load i64, ptr %281, align 8
  %283 = xor i64 %280, %282
  %284 = load ptr, ptr %36, align 8, !nonnull !15, !align !16
  store i64 %283, ptr %284, align 8
  %285 = load ptr, ptr %34, align 8, !nonnull !15, !align !16
  %286 = load i64, ptr %285, align 8
  %287 = load ptr, ptr %35, align 8, !nonnull !15, !align !16
  %288 = load i64, ptr %287, align 8
  %289 = add i64 %288, %286
  store i64 %289, ptr %287, align 8
  %290 = load ptr, ptr %34, align 8, !nonnull !15, !align !16
  %291 = load i64, ptr %290, align 8
  store i64 %291, ptr %29, align 8
  store i32 17, ptr %30, align 4
  %292 = load i64, ptr %29, align 8
  %293 = load i32, ptr %30, align 4
  %294 = zext i32 %293 to i64
  %295 = shl i64 %292, %294
  %296 = load i64, ptr %29, align 8
  %297 = load i32, ptr %30, align 4
  %298 = sub nsw i32 64, %297
  %299 = zext i32 %298 to i64
  %300 = lshr i64 %296, %299
  %301 = or i64 %295, %300
  %302 = load ptr, ptr %35, align 8, !nonnull !15, !align !16
  %303 = load i64, ptr %302, align 8
  %304 = xor i64 %301, %303
  %305 = load ptr, ptr %34, align 8, !nonnull !15, !align !16
  store i64 %304, ptr %305, align 8
  %306 = load ptr, ptr %35, align 8, !nonnull !15, !align !16
  %307 = load i64, ptr %306, align 8
  store i64 %307, ptr %31, align 8
  store i32 32, ptr %32, align 4
  %308 = load i64, ptr %31, align 8
  %309 = load i32, ptr %32, align 4
  %310 = zext i32 %309 to i64
  %311 = shl i64 %308, %310
  %312 = load i64, ptr %31, align 8
  %313 = load i32, ptr %32, align 4
  %314 = sub nsw i32 64, %313
  %315 = zext i32 %314 to i64
  %316 = lshr i64 %312, %315
  %317 = or i64 %311, %316
  %318 = load ptr, ptr %35, align 8, !nonnull !15, !align !16
  store i64 %317, ptr %318, align 8
  %319 = load i64, ptr %63, align 8
  %320 = load i64, ptr %58, align 8
  %321 = xor i64 %320, %319
  store i64 %321, ptr %58, align 8
  br label %322

322:                                              ; preds = %94
  %323 = load i32, ptr %62, align 4
  %324 = add nsw i32 %323, 1
  store i32 %324, ptr %62, align 4
  br label %78, !llvm.loop !17

325:                                              ; preds = %78
  %326 = load i64, ptr %60, align 8
  %327 = xor i64 %326, 255
  store i64 %327, ptr %60, align 8
  store i32 0, ptr %64, align 4
  br label %328

328:                                              ; preds = %442, %325
  %329 = load i32, ptr %64, align 4
  %330 = icmp slt i32 %329, 4
  br i1 %330, label %331, label %445

331:                                              ; preds = %328
  store ptr %58, ptr %49, align 8
  store ptr %59, ptr %50, align 8
  store ptr %60, ptr %51, align 8
  store ptr %61, ptr %52, align 8
  %332 = load ptr, ptr %50, align 8, !nonnull !15, !align !16
  %333 = load i64, ptr %332, align 8
  %334 = load ptr, ptr %49, align 8, !nonnull !15, !align !16
  %335 = load i64, ptr %334, align 8
  %336 = add i64 %335, %333
  store i64 %336, ptr %334, align 8
  %337 = load ptr, ptr %50, align 8, !nonnull !15, !align !16
  %338 = load i64, ptr %337, align 8
  store i64 %338, ptr %37, align 8
  store i32 13, ptr %38, align 4
  %339 = load i64, ptr %37, align 8
  %340 = load i32, ptr %38, align 4
  %341 = zext i32 %340 to i64
  %342 = shl i64 %339, %341
  %343 = load i64, ptr %37, align 8
  %344 = load i32, ptr %38, align 4
  %345 = sub nsw i32 64, %344
  %346 = zext i32 %345 to i64
  %347 = lshr i64 %343, %346
  %348 = or i64 %342, %347
  %349 = load ptr, ptr %49, align 8, !nonnull !15, !align !16
  %350 = load i64, ptr %349, align 8
  %351 = xor i64 %348, %350
  %352 = load ptr, ptr %50, align 8, !nonnull !15, !align !16
  store i64 %351, ptr %352, align 8
  %353 = load ptr, ptr %49, align 8, !nonnull !15, !align !16
  %354 = load i64, ptr %353, align 8
  store i64 %354, ptr %39, align 8
  store i32 32, ptr %40, align 4
  %355 = load i64, ptr %39, align 8
  %356 = load i32, ptr %40, align 4
  %357 = zext i32 %356 to i64
  %358 = shl i64 %355, %357
  %359 = load i64, ptr %39, align 8
  %360 = load i32, ptr %40, align 4
  %361 = sub nsw i32 64, %360
  %362 = zext i32 %361 to i64
  %363 = lshr i64 %359, %362
  %364 = or i64 %358, %363
  %365 = load ptr, ptr %49, align 8, !nonnull !15, !align !16
  store i64 %364, ptr %365, align 8
  %366 = load ptr, ptr %52, align 8, !nonnull !15, !align !16
  %367 = load i64, ptr %366, align 8
  %368 = load ptr, ptr %51, align 8, !nonnull !15, !align !16
  %369 = load i64, ptr %368, align 8
  %370 = add i64 %369, %367
  store i64 %370, ptr %368, align 8
  %371 = load ptr, ptr %52, align 8, !nonnull !15, !align !16
  %372 = load i64, ptr %371, align 8
  store i64 %372, ptr %41, align 8
  store i32 16, ptr %42, align 4
  %373 = load i64, ptr %41, align 8
  %374 = load i32, ptr %42, align 4
  %375 = zext i32 %374 to i64
  %376 = shl i64 %373, %375
  %377 = load i64, ptr %41, align 8
  %378 = load i32, ptr %42, align 4
  %379 = sub nsw i32 64, %378
  %380 = zext i32 %379 to i64
  %381 = lshr i64 %377, %380
  %382 = or i64 %376, %381
  %383 = load ptr, ptr %51, align 8, !nonnull !15, !align !16
  %384 = load i64, ptr %383, align 8
  %385 = xor i64 %382, %384
  %386 = load ptr, ptr %52, align 8, !nonnull !15, !align !16
  store i64 %385, ptr %386, align 8
  %387 = load ptr, ptr %52, align 8, !nonnull !15, !align !16
  %388 = load i64, ptr %387, align 8
  %389 = load ptr, ptr %49, align 8, !nonnull !15, !align !16
  %390 = load i64, ptr %389, align 8
  %391 = add i64 %390, %388
  store i64 %391, ptr %389, align 8
  %392 = load ptr, ptr %52, align 8, !nonnull !15, !align !16
  %393 = load i64, ptr %392, align 8
  store i64 %393, ptr %43, align 8
  store i32 21, ptr %44, align 4
  %394 = load i64, ptr %43, align 8
  %395 = load i32, ptr %44, align 4
  %396 = zext i32 %395 to i64
  %397 = shl i64 %394, %396
  %398 = load i64, ptr %43, align 8
  %399 = load i32, ptr %44, align 4
  %400 = sub nsw i32 64, %399
  %401 = zext i32 %400 to i64
  %402 = lshr i64 %398, %401
  %403 = or i64 %397, %402
  %404 = load ptr, ptr %49, align 8, !nonnull !15, !align !16
  %405 = load i64, ptr %404, align 8
  %406 = xor i64 %403, %405
  %407 = load ptr, ptr %52, align 8, !nonnull !15, !align !16
  store i64 %406, ptr %407, align 8
  %408 = load ptr, ptr %50, align 8, !nonnull !15, !align !16
  %409 = load i64, ptr %408, align 8
  %410 = load ptr, ptr %51, align 8, !nonnull !15, !align !16
  %411 = load i64, ptr %410, align 8
  %412 = add i64 %411, %409
  store i64 %412, ptr %410, align 8
  %413 = load ptr, ptr %50, align 8, !nonnull !15, !align !16
  %414 = load i64, ptr %413, align 8
  store i64 %414, ptr %45, align 8
  store i32 17, ptr %46, align 4
  %415 = load i64, ptr %45, align 8
  %416 = load i32, ptr %46, align 4
  %417 = zext i32 %416 to i64
  %418 = shl i64 %415, %417
  %419 = load i64, ptr %45, align 8
  %420 = load i32, ptr %46, align 4
  %421 = sub nsw i32 64, %420
  %422 = zext i32 %421 to i64
  %423 = lshr i64 %419, %422
  %424 = or i64 %418, %423
  %425 = load ptr, ptr %51, align 8, !nonnull !15, !align !16
  %426 = load i64, ptr %425, align 8
  %427 = xor i64 %424, %426
  %428 = load ptr, ptr %50, align 8, !nonnull !15, !align !16
  store i64 %427, ptr %428, align 8
  %429 = load ptr, ptr %51, align 8, !nonnull !15, !align !16
  %430 = load i64, ptr %429, align 8
  store i64 %430, ptr %47, align 8
  store i32 32, ptr %48, align 4
  %431 = load i64, ptr %47, align 8
  %432 = load i32, ptr %48, align 4
  %433 = zext i32 %432 to i64
  %434 = shl i64 %431, %433
  %435 = load i64, ptr %47, align 8
  %436 = load i32, ptr %48, align 4
  %437 = sub nsw i32 64, %436
  %438 = zext i32 %437 to i64
  %439 = lshr i64 %435, %438
  %440 = or i64 %434, %439
  %441 = load ptr, ptr %51, align 8, !nonnull !15, !align !16
  store i64 %440, ptr %441, align 8
  br label %442

442:                                              ; preds = %331
  %443 = load i32, ptr %64, align 4
  %444 = add nsw i32 %443, 1
  store i32 %444, ptr %64, align 4
  br label %328, !llvm.loop !18

445:                                              ; preds = %328
  %446 = load i64, ptr %58, align 8
  %447 = load i64, ptr %59, align 8
  %448 = xor i64 %446, %447
  %449 = load i64, ptr %60, align 8
  %450 = xor i64 %448, %449
  %451 = load i64, ptr %61, align 8
  %452 = xor i64 %450, %451
  %453 = load ptr, ptr %54, align 8
  %454 = load i32, ptr %57, align 4
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i64, ptr %453, i64 %455
  store i64 %452, ptr %456, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent nounwind }

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
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
!15 = !{}
!16 = !{i64 8}
!17 = distinct !{!17, !5}
!18 = distinct !{!18, !5}
