; ModuleID = 'corpus/cuda/cu_life.cu'
source_filename = "corpus/cuda/cu_life.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@_ZZ10life_bytesE1s = internal addrspace(3) global [18 x [18 x i8]] undef, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @life_bytes(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %9, align 4
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %18, ptr %10, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %19, 16
  store i32 %20, ptr %11, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = mul i32 %21, 16
  store i32 %22, ptr %12, align 4
  %23 = load i32, ptr %10, align 4
  %24 = mul nsw i32 %23, 16
  %25 = load i32, ptr %9, align 4
  %26 = add nsw i32 %24, %25
  store i32 %26, ptr %13, align 4
  br label %27

27:                                               ; preds = %66, %4
  %28 = load i32, ptr %13, align 4
  %29 = icmp slt i32 %28, 324
  br i1 %29, label %30, label %69

30:                                               ; preds = %27
  %31 = load i32, ptr %12, align 4
  %32 = load i32, ptr %13, align 4
  %33 = sdiv i32 %32, 18
  %34 = add nsw i32 %31, %33
  %35 = sub nsw i32 %34, 1
  %36 = load i32, ptr %8, align 4
  %37 = add nsw i32 %35, %36
  %38 = load i32, ptr %8, align 4
  %39 = srem i32 %37, %38
  store i32 %39, ptr %14, align 4
  %40 = load i32, ptr %11, align 4
  %41 = load i32, ptr %13, align 4
  %42 = srem i32 %41, 18
  %43 = add nsw i32 %40, %42
  %44 = sub nsw i32 %43, 1
  %45 = load i32, ptr %7, align 4
  %46 = add nsw i32 %44, %45
  %47 = load i32, ptr %7, align 4
  %48 = srem i32 %46, %47
  store i32 %48, ptr %15, align 4
  %49 = load ptr, ptr %5, align 8
  %50 = load i32, ptr %14, align 4
  %51 = load i32, ptr %7, align 4
  %52 = mul nsw i32 %50, %51
  %53 = load i32, ptr %15, align 4
  %54 = add nsw i32 %52, %53
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i8, ptr %49, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = load i32, ptr %13, align 4
  %59 = sdiv i32 %58, 18
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %60
  %62 = load i32, ptr %13, align 4
  %63 = srem i32 %62, 18
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [18 x i8], ptr %61, i64 0, i64 %64
  store i8 %57, ptr %65, align 1
  br label %66

66:                                               ; preds = %30
  %67 = load i32, ptr %13, align 4
  %68 = add nsw i32 %67, 256
  store i32 %68, ptr %13, align 4
  br label %27, !llvm.loop !4

69:                                               ; preds = %27
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %70 = load i32, ptr %10, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %71
  %73 = load i32, ptr %9, align 4
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds [18 x i8], ptr %72, i64 0, i64 %74
  %76 = load i8, ptr %75, align 1
  %77 = zext i8 %76 to i32
  %78 = load i32, ptr %10, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %79
  %81 = load i32, ptr %9, align 4
  %82 = add nsw i32 %81, 1
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [18 x i8], ptr %80, i64 0, i64 %83
  %85 = load i8, ptr %84, align 1
  %86 = zext i8 %85 to i32
  %87 = add nsw i32 %77, %86
  %88 = load i32, ptr %10, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %89
  %91 = load i32, ptr %9, align 4
  %92 = add nsw i32 %91, 2
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds [18 x i8], ptr %90, i64 0, i64 %93
  %95 = load i8, ptr %94, align 1
  %96 = zext i8 %95 to i32
  %97 = add nsw i32 %87, %96
  %98 = load i32, ptr %10, align 4
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %100
  %102 = load i32, ptr %9, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [18 x i8], ptr %101, i64 0, i64 %103
  %105 = load i8, ptr %104, align 1
  %106 = zext i8 %105 to i32
  %107 = add nsw i32 %97, %106
  %108 = load i32, ptr %10, align 4
  %109 = add nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %110
  %112 = load i32, ptr %9, align 4
  %113 = add nsw i32 %112, 2
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [18 x i8], ptr %111, i64 0, i64 %114
  %116 = load i8, ptr %115, align 1
  %117 = zext i8 %116 to i32
  %118 = add nsw i32 %107, %117
  %119 = load i32, ptr %10, align 4
  %120 = add nsw i32 %119, 2
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %121
  %123 = load i32, ptr %9, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [18 x i8], ptr %122, i64 0, i64 %124
  %126 = load i8, ptr %125, align 1
  %127 = zext i8 %126 to i32
  %128 = add nsw i32 %118, %127
  %129 = load i32, ptr %10, align 4
  %130 = add nsw i32 %129, 2
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %131
  %133 = load i32, ptr %9, align 4
  %134 = add nsw i32 %133, 1
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds [18 x i8], ptr %132, i64 0, i64 %135
  %137 = load i8, ptr %136, align 1
  %138 = zext i8 %137 to i32
  %139 = add nsw i32 %128, %138
  %140 = load i32, ptr %10, align 4
  %141 = add nsw i32 %140, 2
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %142
  %144 = load i32, ptr %9, align 4
  %145 = add nsw i32 %144, 2
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [18 x i8], ptr %143, i64 0, i64 %146
  %148 = load i8, ptr %147, align 1
  %149 = zext i8 %148 to i32
  %150 = add nsw i32 %139, %149
  store i32 %150, ptr %16, align 4
  %151 = load i32, ptr %16, align 4
  %152 = icmp eq i32 %151, 3
  br i1 %152, label %169, label %153

153:                                              ; preds = %69
  %154 = load i32, ptr %16, align 4
  %155 = icmp eq i32 %154, 2
  br i1 %155, label %156, label %167

156:                                              ; preds = %153
  %157 = load i32, ptr %10, align 4
  %158 = add nsw i32 %157, 1
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [18 x [18 x i8]], ptr addrspacecast (ptr addrspace(3) @_ZZ10life_bytesE1s to ptr), i64 0, i64 %159
  %161 = load i32, ptr %9, align 4
  %162 = add nsw i32 %161, 1
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [18 x i8], ptr %160, i64 0, i64 %163
  %165 = load i8, ptr %164, align 1
  %166 = icmp ne i8 %165, 0
  br label %167

167:                                              ; preds = %156, %153
  %168 = phi i1 [ false, %153 ], [ %166, %156 ]
  br label %169

169:                                              ; preds = %167, %69
  %170 = phi i1 [ true, %69 ], [ %168, %167 ]
  %171 = zext i1 %170 to i8
  %172 = load ptr, ptr %6, align 8
  %173 = load i32, ptr %12, align 4
  %174 = load i32, ptr %10, align 4
  %175 = add nsw i32 %173, %174
  %176 = load i32, ptr %7, align 4
  %177 = mul nsw i32 %175, %176
  %178 = load i32, ptr %11, align 4
  %179 = add nsw i32 %177, %178
  %180 = load i32, ptr %9, align 4
  %181 = add nsw i32 %179, %180
  %182 = sext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr %172, i64 %182
  store i8 %171, ptr %183, align 1
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @life_bits(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca ptr, align 8
  %27 = alloca ptr, align 8
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  %33 = alloca i32, align 4
  %34 = alloca i32, align 4
  %35 = alloca ptr, align 8
  %36 = alloca ptr, align 8
  %37 = alloca i32, align 4
  %38 = alloca i32, align 4
  %39 = alloca i32, align 4
  %40 = alloca i32, align 4
  %41 = alloca i32, align 4
  %42 = alloca [3 x i32], align 4
  %43 = alloca [3 x i32], align 4
  %44 = alloca [3 x i32], align 4
  %45 = alloca i32, align 4
  %46 = alloca ptr, align 8
  %47 = alloca i32, align 4
  %48 = alloca i32, align 4
  %49 = alloca i32, align 4
  %50 = alloca i32, align 4
  %51 = alloca i32, align 4
  %52 = alloca i32, align 4
  %53 = alloca i32, align 4
  %54 = alloca i32, align 4
  %55 = alloca i32, align 4
  %56 = alloca i32, align 4
  %57 = alloca i32, align 4
  %58 = alloca i32, align 4
  %59 = alloca i32, align 4
  %60 = alloca i32, align 4
  store ptr %0, ptr %35, align 8
  store ptr %1, ptr %36, align 8
  store i32 %2, ptr %37, align 4
  store i32 %3, ptr %38, align 4
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %63 = mul i32 %61, %62
  %64 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %65 = add i32 %63, %64
  store i32 %65, ptr %39, align 4
  %66 = load i32, ptr %39, align 4
  %67 = load i32, ptr %37, align 4
  %68 = sdiv i32 %66, %67
  store i32 %68, ptr %40, align 4
  %69 = load i32, ptr %39, align 4
  %70 = load i32, ptr %37, align 4
  %71 = srem i32 %69, %70
  store i32 %71, ptr %41, align 4
  store i32 0, ptr %45, align 4
  br label %72

72:                                               ; preds = %160, %4
  %73 = load i32, ptr %45, align 4
  %74 = icmp slt i32 %73, 3
  br i1 %74, label %75, label %163

75:                                               ; preds = %72
  %76 = load ptr, ptr %35, align 8
  %77 = load i32, ptr %40, align 4
  %78 = load i32, ptr %45, align 4
  %79 = add nsw i32 %77, %78
  %80 = sub nsw i32 %79, 1
  %81 = load i32, ptr %38, align 4
  %82 = add nsw i32 %80, %81
  %83 = load i32, ptr %38, align 4
  %84 = srem i32 %82, %83
  %85 = load i32, ptr %37, align 4
  %86 = mul nsw i32 %84, %85
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i32, ptr %76, i64 %87
  store ptr %88, ptr %46, align 8
  %89 = load ptr, ptr %46, align 8
  %90 = load i32, ptr %41, align 4
  %91 = load i32, ptr %37, align 4
  %92 = add nsw i32 %90, %91
  %93 = sub nsw i32 %92, 1
  %94 = load i32, ptr %37, align 4
  %95 = srem i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds i32, ptr %89, i64 %96
  %98 = load i32, ptr %97, align 4
  store i32 %98, ptr %47, align 4
  %99 = load ptr, ptr %46, align 8
  %100 = load i32, ptr %41, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %99, i64 %101
  %103 = load i32, ptr %102, align 4
  store i32 %103, ptr %48, align 4
  %104 = load ptr, ptr %46, align 8
  %105 = load i32, ptr %41, align 4
  %106 = add nsw i32 %105, 1
  %107 = load i32, ptr %37, align 4
  %108 = srem i32 %106, %107
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds i32, ptr %104, i64 %109
  %111 = load i32, ptr %110, align 4
  store i32 %111, ptr %49, align 4
  %112 = load i32, ptr %48, align 4
  %113 = load i32, ptr %45, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [3 x i32], ptr %43, i64 0, i64 %114
  store i32 %112, ptr %115, align 4
  %116 = load i32, ptr %47, align 4
  %117 = load i32, ptr %48, align 4
  store i32 %116, ptr %32, align 4
  store i32 %117, ptr %33, align 4
  store i32 1, ptr %34, align 4
  %118 = load i32, ptr %34, align 4
  %119 = and i32 %118, 31
  store i32 %119, ptr %34, align 4
  %120 = load i32, ptr %34, align 4
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %122, label %124

122:                                              ; preds = %75
  %123 = load i32, ptr %33, align 4
  br label %133

124:                                              ; preds = %75
  %125 = load i32, ptr %33, align 4
  %126 = load i32, ptr %34, align 4
  %127 = shl i32 %125, %126
  %128 = load i32, ptr %32, align 4
  %129 = load i32, ptr %34, align 4
  %130 = sub i32 32, %129
  %131 = lshr i32 %128, %130
  %132 = or i32 %127, %131
  br label %133

133:                                              ; preds = %122, %124
  %134 = phi i32 [ %123, %122 ], [ %132, %124 ]
  %135 = load i32, ptr %45, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds [3 x i32], ptr %42, i64 0, i64 %136
  store i32 %134, ptr %137, align 4
  %138 = load i32, ptr %48, align 4
  %139 = load i32, ptr %49, align 4
  store i32 %138, ptr %29, align 4
  store i32 %139, ptr %30, align 4
  store i32 1, ptr %31, align 4
  %140 = load i32, ptr %31, align 4
  %141 = and i32 %140, 31
  store i32 %141, ptr %31, align 4
  %142 = load i32, ptr %31, align 4
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %146

144:                                              ; preds = %133
  %145 = load i32, ptr %29, align 4
  br label %155

146:                                              ; preds = %133
  %147 = load i32, ptr %30, align 4
  %148 = load i32, ptr %31, align 4
  %149 = sub i32 32, %148
  %150 = shl i32 %147, %149
  %151 = load i32, ptr %29, align 4
  %152 = load i32, ptr %31, align 4
  %153 = lshr i32 %151, %152
  %154 = or i32 %150, %153
  br label %155

155:                                              ; preds = %144, %146
  %156 = phi i32 [ %145, %144 ], [ %154, %146 ]
  %157 = load i32, ptr %45, align 4
  %158 = sext i32 %157 to i64
  %159 = getelementptr inbounds [3 x i32], ptr %44, i64 0, i64 %158
  store i32 %156, ptr %159, align 4
  br label %160

160:                                              ; preds = %155
  %161 = load i32, ptr %45, align 4
  %162 = add nsw i32 %161, 1
  store i32 %162, ptr %45, align 4
  br label %72, !llvm.loop !6

163:                                              ; preds = %72
  %164 = getelementptr inbounds [3 x i32], ptr %42, i64 0, i64 0
  %165 = load i32, ptr %164, align 4
  %166 = getelementptr inbounds [3 x i32], ptr %43, i64 0, i64 0
  %167 = load i32, ptr %166, align 4
  %168 = getelementptr inbounds [3 x i32], ptr %44, i64 0, i64 0
  %169 = load i32, ptr %168, align 4
  store i32 %165, ptr %5, align 4
  store i32 %167, ptr %6, align 4
  store i32 %169, ptr %7, align 4
  store ptr %50, ptr %8, align 8
  store ptr %51, ptr %9, align 8
  %170 = load i32, ptr %5, align 4
  %171 = load i32, ptr %6, align 4
  %172 = xor i32 %170, %171
  store i32 %172, ptr %10, align 4
  %173 = load i32, ptr %10, align 4
  %174 = load i32, ptr %7, align 4
  %175 = xor i32 %173, %174
  %176 = load ptr, ptr %8, align 8, !nonnull !8, !align !9
  store i32 %175, ptr %176, align 4
  %177 = load i32, ptr %5, align 4
  %178 = load i32, ptr %6, align 4
  %179 = and i32 %177, %178
  %180 = load i32, ptr %10, align 4
  %181 = load i32, ptr %7, align 4
  %182 = and i32 %180, %181
  %183 = or i32 %179, %182
  %184 = load ptr, ptr %9, align 8, !nonnull !8, !align !9
  store i32 %183, ptr %184, align 4
  %185 = getelementptr inbounds [3 x i32], ptr %42, i64 0, i64 2
  %186 = load i32, ptr %185, align 4
  %187 = getelementptr inbounds [3 x i32], ptr %43, i64 0, i64 2
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds [3 x i32], ptr %44, i64 0, i64 2
  %190 = load i32, ptr %189, align 4
  store i32 %186, ptr %11, align 4
  store i32 %188, ptr %12, align 4
  store i32 %190, ptr %13, align 4
  store ptr %52, ptr %14, align 8
  store ptr %53, ptr %15, align 8
  %191 = load i32, ptr %11, align 4
  %192 = load i32, ptr %12, align 4
  %193 = xor i32 %191, %192
  store i32 %193, ptr %16, align 4
  %194 = load i32, ptr %16, align 4
  %195 = load i32, ptr %13, align 4
  %196 = xor i32 %194, %195
  %197 = load ptr, ptr %14, align 8, !nonnull !8, !align !9
  store i32 %196, ptr %197, align 4
  %198 = load i32, ptr %11, align 4
  %199 = load i32, ptr %12, align 4
  %200 = and i32 %198, %199
  %201 = load i32, ptr %16, align 4
  %202 = load i32, ptr %13, align 4
  %203 = and i32 %201, %202
  %204 = or i32 %200, %203
  %205 = load ptr, ptr %15, align 8, !nonnull !8, !align !9
  store i32 %204, ptr %205, align 4
  %206 = getelementptr inbounds [3 x i32], ptr %42, i64 0, i64 1
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds [3 x i32], ptr %44, i64 0, i64 1
  %209 = load i32, ptr %208, align 4
  %210 = xor i32 %207, %209
  store i32 %210, ptr %54, align 4
  %211 = getelementptr inbounds [3 x i32], ptr %42, i64 0, i64 1
  %212 = load i32, ptr %211, align 4
  %213 = getelementptr inbounds [3 x i32], ptr %44, i64 0, i64 1
  %214 = load i32, ptr %213, align 4
  %215 = and i32 %212, %214
  store i32 %215, ptr %55, align 4
  %216 = load i32, ptr %50, align 4
  %217 = load i32, ptr %52, align 4
  %218 = load i32, ptr %54, align 4
  store i32 %216, ptr %17, align 4
  store i32 %217, ptr %18, align 4
  store i32 %218, ptr %19, align 4
  store ptr %58, ptr %20, align 8
  store ptr %56, ptr %21, align 8
  %219 = load i32, ptr %17, align 4
  %220 = load i32, ptr %18, align 4
  %221 = xor i32 %219, %220
  store i32 %221, ptr %22, align 4
  %222 = load i32, ptr %22, align 4
  %223 = load i32, ptr %19, align 4
  %224 = xor i32 %222, %223
  %225 = load ptr, ptr %20, align 8, !nonnull !8, !align !9
  store i32 %224, ptr %225, align 4
  %226 = load i32, ptr %17, align 4
  %227 = load i32, ptr %18, align 4
  %228 = and i32 %226, %227
  %229 = load i32, ptr %22, align 4
  %230 = load i32, ptr %19, align 4
  %231 = and i32 %229, %230
  %232 = or i32 %228, %231
  %233 = load ptr, ptr %21, align 8, !nonnull !8, !align !9
  store i32 %232, ptr %233, align 4
  %234 = load i32, ptr %51, align 4
  %235 = load i32, ptr %53, align 4
  %236 = load i32, ptr %55, align 4
  store i32 %234, ptr %23, align 4
  store i32 %235, ptr %24, align 4
  store i32 %236, ptr %25, align 4
  store ptr %50, ptr %26, align 8
  store ptr %57, ptr %27, align 8
  %237 = load i32, ptr %23, align 4
  %238 = load i32, ptr %24, align 4
  %239 = xor i32 %237, %238
  store i32 %239, ptr %28, align 4
  %240 = load i32, ptr %28, align 4
  %241 = load i32, ptr %25, align 4
  %242 = xor i32 %240, %241
  %243 = load ptr, ptr %26, align 8, !nonnull !8, !align !9
  store i32 %242, ptr %243, align 4
  %244 = load i32, ptr %23, align 4
  %245 = load i32, ptr %24, align 4
  %246 = and i32 %244, %245
  %247 = load i32, ptr %28, align 4
  %248 = load i32, ptr %25, align 4
  %249 = and i32 %247, %248
  %250 = or i32 %246, %249
  %251 = load ptr, ptr %27, align 8, !nonnull !8, !align !9
  store i32 %250, ptr %251, align 4
  %252 = load i32, ptr %50, align 4
  %253 = load i32, ptr %56, align 4
  %254 = xor i32 %252, %253
  store i32 %254, ptr %59, align 4
  %255 = load i32, ptr %57, align 4
  %256 = load i32, ptr %50, align 4
  %257 = load i32, ptr %56, align 4
  %258 = and i32 %256, %257
  %259 = or i32 %255, %258
  store i32 %259, ptr %60, align 4
  %260 = load i32, ptr %59, align 4
  %261 = load i32, ptr %60, align 4
  %262 = xor i32 %261, -1
  %263 = and i32 %260, %262
  %264 = load i32, ptr %58, align 4
  %265 = getelementptr inbounds [3 x i32], ptr %43, i64 0, i64 1
  %266 = load i32, ptr %265, align 4
  %267 = or i32 %264, %266
  %268 = and i32 %263, %267
  %269 = load ptr, ptr %36, align 8
  %270 = load i32, ptr %39, align 4
  %271 = sext i32 %270 to i64
  %272 = getelementptr inbounds i32, ptr %269, i64 %271
  store i32 %268, ptr %272, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5, !7}
!7 = !{!"llvm.loop.unroll.enable"}
!8 = !{}
!9 = !{i64 4}
