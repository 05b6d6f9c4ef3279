; ModuleID = 'corpus/cuda/cu_kmeans.cu'
source_filename = "corpus/cuda/cu_kmeans.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }

@_ZZ13kmeans_assignE9s_centres = internal addrspace(3) global [32 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @kmeans_assign(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca [4 x i32], align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store ptr %4, ptr %16, align 8
  store i32 %5, ptr %17, align 4
  store i32 %6, ptr %18, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %30, ptr %19, align 4
  br label %31

31:                                               ; preds = %45, %7
  %32 = load i32, ptr %19, align 4
  %33 = load i32, ptr %18, align 4
  %34 = mul nsw i32 %33, 4
  %35 = icmp slt i32 %32, %34
  br i1 %35, label %36, label %49

36:                                               ; preds = %31
  %37 = load ptr, ptr %13, align 8
  %38 = load i32, ptr %19, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %19, align 4
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 0, i64 %43
  store i32 %41, ptr %44, align 4
  br label %45

45:                                               ; preds = %36
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %47 = load i32, ptr %19, align 4
  %48 = add i32 %47, %46
  store i32 %48, ptr %19, align 4
  br label %31, !llvm.loop !4

49:                                               ; preds = %31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %50 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %51 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %52 = mul i32 %50, %51
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = add i32 %52, %53
  store i32 %54, ptr %20, align 4
  %55 = load i32, ptr %20, align 4
  %56 = load i32, ptr %17, align 4
  %57 = icmp sge i32 %55, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %49
  br label %153

59:                                               ; preds = %49
  store i32 0, ptr %22, align 4
  br label %60

60:                                               ; preds = %75, %59
  %61 = load i32, ptr %22, align 4
  %62 = icmp slt i32 %61, 4
  br i1 %62, label %63, label %78

63:                                               ; preds = %60
  %64 = load ptr, ptr %12, align 8
  %65 = load i32, ptr %20, align 4
  %66 = mul nsw i32 %65, 4
  %67 = load i32, ptr %22, align 4
  %68 = add nsw i32 %66, %67
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i32, ptr %64, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = load i32, ptr %22, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [4 x i32], ptr %21, i64 0, i64 %73
  store i32 %71, ptr %74, align 4
  br label %75

75:                                               ; preds = %63
  %76 = load i32, ptr %22, align 4
  %77 = add nsw i32 %76, 1
  store i32 %77, ptr %22, align 4
  br label %60, !llvm.loop !6

78:                                               ; preds = %60
  store i32 2147483647, ptr %23, align 4
  store i32 -1, ptr %24, align 4
  store i32 0, ptr %25, align 4
  br label %79

79:                                               ; preds = %116, %78
  %80 = load i32, ptr %25, align 4
  %81 = load i32, ptr %18, align 4
  %82 = icmp slt i32 %80, %81
  br i1 %82, label %83, label %119

83:                                               ; preds = %79
  store i32 0, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %84

84:                                               ; preds = %105, %83
  %85 = load i32, ptr %27, align 4
  %86 = icmp slt i32 %85, 4
  br i1 %86, label %87, label %108

87:                                               ; preds = %84
  %88 = load i32, ptr %27, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds [4 x i32], ptr %21, i64 0, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = load i32, ptr %25, align 4
  %93 = mul nsw i32 %92, 4
  %94 = load i32, ptr %27, align 4
  %95 = add nsw i32 %93, %94
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ13kmeans_assignE9s_centres to ptr), i64 0, i64 %96
  %98 = load i32, ptr %97, align 4
  %99 = sub nsw i32 %91, %98
  store i32 %99, ptr %28, align 4
  %100 = load i32, ptr %28, align 4
  %101 = load i32, ptr %28, align 4
  %102 = mul nsw i32 %100, %101
  %103 = load i32, ptr %26, align 4
  %104 = add nsw i32 %103, %102
  store i32 %104, ptr %26, align 4
  br label %105

105:                                              ; preds = %87
  %106 = load i32, ptr %27, align 4
  %107 = add nsw i32 %106, 1
  store i32 %107, ptr %27, align 4
  br label %84, !llvm.loop !8

108:                                              ; preds = %84
  %109 = load i32, ptr %26, align 4
  %110 = load i32, ptr %23, align 4
  %111 = icmp slt i32 %109, %110
  br i1 %111, label %112, label %115

112:                                              ; preds = %108
  %113 = load i32, ptr %26, align 4
  store i32 %113, ptr %23, align 4
  %114 = load i32, ptr %25, align 4
  store i32 %114, ptr %24, align 4
  br label %115

115:                                              ; preds = %112, %108
  br label %116

116:                                              ; preds = %115
  %117 = load i32, ptr %25, align 4
  %118 = add nsw i32 %117, 1
  store i32 %118, ptr %25, align 4
  br label %79, !llvm.loop !9

119:                                              ; preds = %79
  %120 = load i32, ptr %24, align 4
  %121 = load ptr, ptr %14, align 8
  %122 = load i32, ptr %20, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i32, ptr %121, i64 %123
  store i32 %120, ptr %124, align 4
  %125 = load ptr, ptr %16, align 8
  %126 = load i32, ptr %24, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds i32, ptr %125, i64 %127
  store ptr %128, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %129 = load ptr, ptr %8, align 8
  %130 = load i32, ptr %9, align 4
  %131 = atomicrmw add ptr %129, i32 %130 seq_cst, align 4
  store i32 0, ptr %29, align 4
  br label %132

132:                                              ; preds = %150, %119
  %133 = load i32, ptr %29, align 4
  %134 = icmp slt i32 %133, 4
  br i1 %134, label %135, label %153

135:                                              ; preds = %132
  %136 = load ptr, ptr %15, align 8
  %137 = load i32, ptr %24, align 4
  %138 = mul nsw i32 %137, 4
  %139 = load i32, ptr %29, align 4
  %140 = add nsw i32 %138, %139
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i32, ptr %136, i64 %141
  %143 = load i32, ptr %29, align 4
  %144 = sext i32 %143 to i64
  %145 = getelementptr inbounds [4 x i32], ptr %21, i64 0, i64 %144
  %146 = load i32, ptr %145, align 4
  store ptr %142, ptr %10, align 8
  store i32 %146, ptr %11, align 4
  %147 = load ptr, ptr %10, align 8
  %148 = load i32, ptr %11, align 4
  %149 = atomicrmw add ptr %147, i32 %148 seq_cst, align 4
  br label %150

150:                                              ; preds = %135
  %151 = load i32, ptr %29, align 4
  %152 = add nsw i32 %151, 1
  store i32 %152, ptr %29, align 4
  br label %132, !llvm.loop !10

153:                                              ; preds = %58, %132
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @knn(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, i32 noundef %4) #0 {
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca [4 x float], align 4
  %22 = alloca [4 x i32], align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store ptr %1, ptr %13, align 8
  store ptr %2, ptr %14, align 8
  store ptr %3, ptr %15, align 8
  store i32 %4, ptr %16, align 4
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = mul i32 %31, %32
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %35 = add i32 %33, %34
  store i32 %35, ptr %17, align 4
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %17, align 4
  %38 = mul nsw i32 3, %37
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds float, ptr %36, i64 %39
  %41 = load float, ptr %40, align 4
  store float %41, ptr %18, align 4
  %42 = load ptr, ptr %12, align 8
  %43 = load i32, ptr %17, align 4
  %44 = mul nsw i32 3, %43
  %45 = add nsw i32 %44, 1
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds float, ptr %42, i64 %46
  %48 = load float, ptr %47, align 4
  store float %48, ptr %19, align 4
  %49 = load ptr, ptr %12, align 8
  %50 = load i32, ptr %17, align 4
  %51 = mul nsw i32 3, %50
  %52 = add nsw i32 %51, 2
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds float, ptr %49, i64 %53
  %55 = load float, ptr %54, align 4
  store float %55, ptr %20, align 4
  store i32 0, ptr %23, align 4
  br label %56

56:                                               ; preds = %66, %5
  %57 = load i32, ptr %23, align 4
  %58 = icmp slt i32 %57, 4
  br i1 %58, label %59, label %69

59:                                               ; preds = %56
  %60 = load i32, ptr %23, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %61
  store float 0x46293E5940000000, ptr %62, align 4
  %63 = load i32, ptr %23, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %64
  store i32 -1, ptr %65, align 4
  br label %66

66:                                               ; preds = %59
  %67 = load i32, ptr %23, align 4
  %68 = add nsw i32 %67, 1
  store i32 %68, ptr %23, align 4
  br label %56, !llvm.loop !11

69:                                               ; preds = %56
  store i32 0, ptr %24, align 4
  br label %70

70:                                               ; preds = %163, %69
  %71 = load i32, ptr %24, align 4
  %72 = load i32, ptr %16, align 4
  %73 = icmp slt i32 %71, %72
  br i1 %73, label %74, label %166

74:                                               ; preds = %70
  %75 = load ptr, ptr %13, align 8
  %76 = load i32, ptr %24, align 4
  %77 = mul nsw i32 3, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds float, ptr %75, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = load float, ptr %18, align 4
  %82 = fsub contract float %80, %81
  store float %82, ptr %25, align 4
  %83 = load ptr, ptr %13, align 8
  %84 = load i32, ptr %24, align 4
  %85 = mul nsw i32 3, %84
  %86 = add nsw i32 %85, 1
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds float, ptr %83, i64 %87
  %89 = load float, ptr %88, align 4
  %90 = load float, ptr %19, align 4
  %91 = fsub contract float %89, %90
  store float %91, ptr %26, align 4
  %92 = load ptr, ptr %13, align 8
  %93 = load i32, ptr %24, align 4
  %94 = mul nsw i32 3, %93
  %95 = add nsw i32 %94, 2
  %96 = sext i32 %95 to i64
  %97 = getelementptr inbounds float, ptr %92, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = load float, ptr %20, align 4
  %100 = fsub contract float %98, %99
  store float %100, ptr %27, align 4
  %101 = load float, ptr %25, align 4
  %102 = load float, ptr %25, align 4
  %103 = load float, ptr %26, align 4
  %104 = load float, ptr %26, align 4
  %105 = load float, ptr %27, align 4
  %106 = load float, ptr %27, align 4
  %107 = fmul contract float %105, %106
  store float %103, ptr %6, align 4
  store float %104, ptr %7, align 4
  store float %107, ptr %8, align 4
  %108 = load float, ptr %6, align 4
  %109 = load float, ptr %7, align 4
  %110 = load float, ptr %8, align 4
  %111 = call contract noundef float @llvm.fma.f32(float %108, float %109, float %110)
  store float %101, ptr %9, align 4
  store float %102, ptr %10, align 4
  store float %111, ptr %11, align 4
  %112 = load float, ptr %9, align 4
  %113 = load float, ptr %10, align 4
  %114 = load float, ptr %11, align 4
  %115 = call contract noundef float @llvm.fma.f32(float %112, float %113, float %114)
  store float %115, ptr %28, align 4
  %116 = load float, ptr %28, align 4
  %117 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 3
  %118 = load float, ptr %117, align 4
  %119 = fcmp contract oge float %116, %118
  br i1 %119, label %120, label %121

120:                                              ; preds = %74
  br label %163

121:                                              ; preds = %74
  store i32 3, ptr %29, align 4
  br label %122

122:                                              ; preds = %135, %121
  %123 = load i32, ptr %29, align 4
  %124 = icmp sgt i32 %123, 0
  br i1 %124, label %125, label %133

125:                                              ; preds = %122
  %126 = load i32, ptr %29, align 4
  %127 = sub nsw i32 %126, 1
  %128 = sext i32 %127 to i64
  %129 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %128
  %130 = load float, ptr %129, align 4
  %131 = load float, ptr %28, align 4
  %132 = fcmp contract ogt float %130, %131
  br label %133

133:                                              ; preds = %125, %122
  %134 = phi i1 [ false, %122 ], [ %132, %125 ]
  br i1 %134, label %135, label %154

135:                                              ; preds = %133
  %136 = load i32, ptr %29, align 4
  %137 = sub nsw i32 %136, 1
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = load i32, ptr %29, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %142
  store float %140, ptr %143, align 4
  %144 = load i32, ptr %29, align 4
  %145 = sub nsw i32 %144, 1
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %146
  %148 = load i32, ptr %147, align 4
  %149 = load i32, ptr %29, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %150
  store i32 %148, ptr %151, align 4
  %152 = load i32, ptr %29, align 4
  %153 = add nsw i32 %152, -1
  store i32 %153, ptr %29, align 4
  br label %122, !llvm.loop !12

154:                                              ; preds = %133
  %155 = load float, ptr %28, align 4
  %156 = load i32, ptr %29, align 4
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %157
  store float %155, ptr %158, align 4
  %159 = load i32, ptr %24, align 4
  %160 = load i32, ptr %29, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %161
  store i32 %159, ptr %162, align 4
  br label %163

163:                                              ; preds = %154, %120
  %164 = load i32, ptr %24, align 4
  %165 = add nsw i32 %164, 1
  store i32 %165, ptr %24, align 4
  br label %70, !llvm.loop !13

166:                                              ; preds = %70
  store i32 0, ptr %30, align 4
  br label %167

167:                                              ; preds = %193, %166
  %168 = load i32, ptr %30, align 4
  %169 = icmp slt i32 %168, 4
  br i1 %169, label %170, label %196

170:                                              ; preds = %167
  %171 = load i32, ptr %30, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds [4 x i32], ptr %22, i64 0, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = load ptr, ptr %14, align 8
  %176 = load i32, ptr %17, align 4
  %177 = mul nsw i32 %176, 4
  %178 = load i32, ptr %30, align 4
  %179 = add nsw i32 %177, %178
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds i32, ptr %175, i64 %180
  store i32 %174, ptr %181, align 4
  %182 = load i32, ptr %30, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds [4 x float], ptr %21, i64 0, i64 %183
  %185 = load float, ptr %184, align 4
  %186 = load ptr, ptr %15, align 8
  %187 = load i32, ptr %17, align 4
  %188 = mul nsw i32 %187, 4
  %189 = load i32, ptr %30, align 4
  %190 = add nsw i32 %188, %189
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds float, ptr %186, i64 %191
  store float %185, ptr %192, align 4
  br label %193

193:                                              ; preds = %170
  %194 = load i32, ptr %30, align 4
  %195 = add nsw i32 %194, 1
  store i32 %195, ptr %30, align 4
  br label %167, !llvm.loop !14

196:                                              ; preds = %167
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5, !7}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5, !7}
!11 = distinct !{!11, !5}
!12 = distinct !{!12, !5}
!13 = distinct !{!13, !5}
!14 = distinct !{!14, !5}
