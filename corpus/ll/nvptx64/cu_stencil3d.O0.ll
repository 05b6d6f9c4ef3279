; ModuleID = 'corpus/cuda/cu_stencil3d.cu'
source_filename = "corpus/cuda/cu_stencil3d.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@w27 = dso_local addrspace(4) externally_initialized constant [4 x double] [double 5.000000e-01, double 6.250000e-02, double 7.812500e-03, double 0x3F50000000000000], align 8
@c8 = dso_local addrspace(4) externally_initialized constant [5 x float] [float 0xC006C71C60000000, float 0x3FF99999A0000000, float 0xBFC99999A0000000, float 0x3F9A01A020000000, float 0xBF5D41D420000000], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @w27 to ptr), ptr addrspacecast (ptr addrspace(4) @c8 to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stencil7(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5, float noundef %6) #0 {
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca float, align 4
  store ptr %0, ptr %8, align 8
  store ptr %1, ptr %9, align 8
  store i32 %2, ptr %10, align 4
  store i32 %3, ptr %11, align 4
  store i32 %4, ptr %12, align 4
  store float %5, ptr %13, align 4
  store float %6, ptr %14, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %25 = mul i32 %23, %24
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  store i32 %27, ptr %15, align 4
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %32 = add i32 %30, %31
  store i32 %32, ptr %16, align 4
  %33 = load i32, ptr %15, align 4
  %34 = icmp slt i32 %33, 1
  br i1 %34, label %48, label %35

35:                                               ; preds = %7
  %36 = load i32, ptr %16, align 4
  %37 = icmp slt i32 %36, 1
  br i1 %37, label %48, label %38

38:                                               ; preds = %35
  %39 = load i32, ptr %15, align 4
  %40 = load i32, ptr %10, align 4
  %41 = sub nsw i32 %40, 1
  %42 = icmp sge i32 %39, %41
  br i1 %42, label %48, label %43

43:                                               ; preds = %38
  %44 = load i32, ptr %16, align 4
  %45 = load i32, ptr %11, align 4
  %46 = sub nsw i32 %45, 1
  %47 = icmp sge i32 %44, %46
  br i1 %47, label %48, label %49

48:                                               ; preds = %43, %38, %35, %7
  br label %134

49:                                               ; preds = %43
  %50 = load i32, ptr %10, align 4
  %51 = load i32, ptr %11, align 4
  %52 = mul nsw i32 %50, %51
  store i32 %52, ptr %17, align 4
  %53 = load i32, ptr %16, align 4
  %54 = load i32, ptr %10, align 4
  %55 = mul nsw i32 %53, %54
  %56 = load i32, ptr %15, align 4
  %57 = add nsw i32 %55, %56
  store i32 %57, ptr %18, align 4
  %58 = load ptr, ptr %8, align 8
  %59 = load i32, ptr %18, align 4
  %60 = sext i32 %59 to i64
  %61 = getelementptr inbounds float, ptr %58, i64 %60
  %62 = load float, ptr %61, align 4
  store float %62, ptr %19, align 4
  %63 = load ptr, ptr %8, align 8
  %64 = load i32, ptr %18, align 4
  %65 = load i32, ptr %17, align 4
  %66 = add nsw i32 %64, %65
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds float, ptr %63, i64 %67
  %69 = load float, ptr %68, align 4
  store float %69, ptr %20, align 4
  store i32 1, ptr %21, align 4
  br label %70

70:                                               ; preds = %131, %49
  %71 = load i32, ptr %21, align 4
  %72 = load i32, ptr %12, align 4
  %73 = sub nsw i32 %72, 1
  %74 = icmp slt i32 %71, %73
  br i1 %74, label %75, label %134

75:                                               ; preds = %70
  %76 = load i32, ptr %17, align 4
  %77 = load i32, ptr %18, align 4
  %78 = add nsw i32 %77, %76
  store i32 %78, ptr %18, align 4
  %79 = load ptr, ptr %8, align 8
  %80 = load i32, ptr %18, align 4
  %81 = load i32, ptr %17, align 4
  %82 = add nsw i32 %80, %81
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %79, i64 %83
  %85 = load float, ptr %84, align 4
  store float %85, ptr %22, align 4
  %86 = load float, ptr %14, align 4
  %87 = load float, ptr %22, align 4
  %88 = load float, ptr %19, align 4
  %89 = fadd contract float %87, %88
  %90 = load ptr, ptr %8, align 8
  %91 = load i32, ptr %18, align 4
  %92 = sub nsw i32 %91, 1
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds float, ptr %90, i64 %93
  %95 = load float, ptr %94, align 4
  %96 = fadd contract float %89, %95
  %97 = load ptr, ptr %8, align 8
  %98 = load i32, ptr %18, align 4
  %99 = add nsw i32 %98, 1
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr %97, i64 %100
  %102 = load float, ptr %101, align 4
  %103 = fadd contract float %96, %102
  %104 = load ptr, ptr %8, align 8
  %105 = load i32, ptr %18, align 4
  %106 = load i32, ptr %10, align 4
  %107 = sub nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %104, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fadd contract float %103, %110
  %112 = load ptr, ptr %8, align 8
  %113 = load i32, ptr %18, align 4
  %114 = load i32, ptr %10, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds float, ptr %112, i64 %116
  %118 = load float, ptr %117, align 4
  %119 = fadd contract float %111, %118
  %120 = fmul contract float %86, %119
  %121 = load float, ptr %13, align 4
  %122 = load float, ptr %20, align 4
  %123 = fmul contract float %121, %122
  %124 = fadd contract float %120, %123
  %125 = load ptr, ptr %9, align 8
  %126 = load i32, ptr %18, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds float, ptr %125, i64 %127
  store float %124, ptr %128, align 4
  %129 = load float, ptr %20, align 4
  store float %129, ptr %19, align 4
  %130 = load float, ptr %22, align 4
  store float %130, ptr %20, align 4
  br label %131

131:                                              ; preds = %75
  %132 = load i32, ptr %21, align 4
  %133 = add nsw i32 %132, 1
  store i32 %133, ptr %21, align 4
  br label %70, !llvm.loop !4

134:                                              ; preds = %48, %70
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stencil27(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca i32, align 4
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
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca double, align 8
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca i32, align 4
  %31 = alloca i32, align 4
  %32 = alloca i32, align 4
  store ptr %0, ptr %18, align 8
  store ptr %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  store i32 %3, ptr %21, align 4
  store i32 %4, ptr %22, align 4
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = mul i32 %33, %34
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %37 = add i32 %35, %36
  store i32 %37, ptr %23, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %42 = add i32 %40, %41
  store i32 %42, ptr %24, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %45 = mul i32 %43, %44
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %47 = add i32 %45, %46
  store i32 %47, ptr %25, align 4
  %48 = load i32, ptr %23, align 4
  %49 = load i32, ptr %20, align 4
  %50 = icmp sge i32 %48, %49
  br i1 %50, label %59, label %51

51:                                               ; preds = %5
  %52 = load i32, ptr %24, align 4
  %53 = load i32, ptr %21, align 4
  %54 = icmp sge i32 %52, %53
  br i1 %54, label %59, label %55

55:                                               ; preds = %51
  %56 = load i32, ptr %25, align 4
  %57 = load i32, ptr %22, align 4
  %58 = icmp sge i32 %56, %57
  br i1 %58, label %59, label %60

59:                                               ; preds = %55, %51, %5
  br label %197

60:                                               ; preds = %55
  store double 0.000000e+00, ptr %26, align 8
  store i32 -1, ptr %27, align 4
  br label %61

61:                                               ; preds = %180, %60
  %62 = load i32, ptr %27, align 4
  %63 = icmp sle i32 %62, 1
  br i1 %63, label %64, label %183

64:                                               ; preds = %61
  store i32 -1, ptr %28, align 4
  br label %65

65:                                               ; preds = %176, %64
  %66 = load i32, ptr %28, align 4
  %67 = icmp sle i32 %66, 1
  br i1 %67, label %68, label %179

68:                                               ; preds = %65
  store i32 -1, ptr %29, align 4
  br label %69

69:                                               ; preds = %172, %68
  %70 = load i32, ptr %29, align 4
  %71 = icmp sle i32 %70, 1
  br i1 %71, label %72, label %175

72:                                               ; preds = %69
  %73 = load i32, ptr %23, align 4
  %74 = load i32, ptr %29, align 4
  %75 = add nsw i32 %73, %74
  store i32 %75, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %76 = load i32, ptr %6, align 4
  %77 = load i32, ptr %7, align 4
  %78 = icmp sgt i32 %76, %77
  br i1 %78, label %79, label %81

79:                                               ; preds = %72
  %80 = load i32, ptr %6, align 4
  br label %83

81:                                               ; preds = %72
  %82 = load i32, ptr %7, align 4
  br label %83

83:                                               ; preds = %79, %81
  %84 = phi i32 [ %80, %79 ], [ %82, %81 ]
  %85 = load i32, ptr %20, align 4
  %86 = sub nsw i32 %85, 1
  store i32 %84, ptr %12, align 4
  store i32 %86, ptr %13, align 4
  %87 = load i32, ptr %12, align 4
  %88 = load i32, ptr %13, align 4
  %89 = icmp slt i32 %87, %88
  br i1 %89, label %90, label %92

90:                                               ; preds = %83
  %91 = load i32, ptr %12, align 4
  br label %94

92:                                               ; preds = %83
  %93 = load i32, ptr %13, align 4
  br label %94

94:                                               ; preds = %90, %92
  %95 = phi i32 [ %91, %90 ], [ %93, %92 ]
  store i32 %95, ptr %30, align 4
  %96 = load i32, ptr %24, align 4
  %97 = load i32, ptr %28, align 4
  %98 = add nsw i32 %96, %97
  store i32 %98, ptr %8, align 4
  store i32 0, ptr %9, align 4
  %99 = load i32, ptr %8, align 4
  %100 = load i32, ptr %9, align 4
  %101 = icmp sgt i32 %99, %100
  br i1 %101, label %102, label %104

102:                                              ; preds = %94
  %103 = load i32, ptr %8, align 4
  br label %106

104:                                              ; preds = %94
  %105 = load i32, ptr %9, align 4
  br label %106

106:                                              ; preds = %102, %104
  %107 = phi i32 [ %103, %102 ], [ %105, %104 ]
  %108 = load i32, ptr %21, align 4
  %109 = sub nsw i32 %108, 1
  store i32 %107, ptr %14, align 4
  store i32 %109, ptr %15, align 4
  %110 = load i32, ptr %14, align 4
  %111 = load i32, ptr %15, align 4
  %112 = icmp slt i32 %110, %111
  br i1 %112, label %113, label %115

113:                                              ; preds = %106
  %114 = load i32, ptr %14, align 4
  br label %117

115:                                              ; preds = %106
  %116 = load i32, ptr %15, align 4
  br label %117

117:                                              ; preds = %113, %115
  %118 = phi i32 [ %114, %113 ], [ %116, %115 ]
  store i32 %118, ptr %31, align 4
  %119 = load i32, ptr %25, align 4
  %120 = load i32, ptr %27, align 4
  %121 = add nsw i32 %119, %120
  store i32 %121, ptr %10, align 4
  store i32 0, ptr %11, align 4
  %122 = load i32, ptr %10, align 4
  %123 = load i32, ptr %11, align 4
  %124 = icmp sgt i32 %122, %123
  br i1 %124, label %125, label %127

125:                                              ; preds = %117
  %126 = load i32, ptr %10, align 4
  br label %129

127:                                              ; preds = %117
  %128 = load i32, ptr %11, align 4
  br label %129

129:                                              ; preds = %125, %127
  %130 = phi i32 [ %126, %125 ], [ %128, %127 ]
  %131 = load i32, ptr %22, align 4
  %132 = sub nsw i32 %131, 1
  store i32 %130, ptr %16, align 4
  store i32 %132, ptr %17, align 4
  %133 = load i32, ptr %16, align 4
  %134 = load i32, ptr %17, align 4
  %135 = icmp slt i32 %133, %134
  br i1 %135, label %136, label %138

136:                                              ; preds = %129
  %137 = load i32, ptr %16, align 4
  br label %140

138:                                              ; preds = %129
  %139 = load i32, ptr %17, align 4
  br label %140

140:                                              ; preds = %136, %138
  %141 = phi i32 [ %137, %136 ], [ %139, %138 ]
  store i32 %141, ptr %32, align 4
  %142 = load i32, ptr %29, align 4
  %143 = load i32, ptr %29, align 4
  %144 = mul nsw i32 %142, %143
  %145 = load i32, ptr %28, align 4
  %146 = load i32, ptr %28, align 4
  %147 = mul nsw i32 %145, %146
  %148 = add nsw i32 %144, %147
  %149 = load i32, ptr %27, align 4
  %150 = load i32, ptr %27, align 4
  %151 = mul nsw i32 %149, %150
  %152 = add nsw i32 %148, %151
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds [4 x double], ptr addrspacecast (ptr addrspace(4) @w27 to ptr), i64 0, i64 %153
  %155 = load double, ptr %154, align 8
  %156 = load ptr, ptr %18, align 8
  %157 = load i32, ptr %32, align 4
  %158 = load i32, ptr %21, align 4
  %159 = mul nsw i32 %157, %158
  %160 = load i32, ptr %31, align 4
  %161 = add nsw i32 %159, %160
  %162 = load i32, ptr %20, align 4
  %163 = mul nsw i32 %161, %162
  %164 = load i32, ptr %30, align 4
  %165 = add nsw i32 %163, %164
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds double, ptr %156, i64 %166
  %168 = load double, ptr %167, align 8
  %169 = fmul contract double %155, %168
  %170 = load double, ptr %26, align 8
  %171 = fadd contract double %170, %169
  store double %171, ptr %26, align 8
  br label %172

172:                                              ; preds = %140
  %173 = load i32, ptr %29, align 4
  %174 = add nsw i32 %173, 1
  store i32 %174, ptr %29, align 4
  br label %69, !llvm.loop !6

175:                                              ; preds = %69
  br label %176

176:                                              ; preds = %175
  %177 = load i32, ptr %28, align 4
  %178 = add nsw i32 %177, 1
  store i32 %178, ptr %28, align 4
  br label %65, !llvm.loop !7

179:                                              ; preds = %65
  br label %180

180:                                              ; preds = %179
  %181 = load i32, ptr %27, align 4
  %182 = add nsw i32 %181, 1
  store i32 %182, ptr %27, align 4
  br label %61, !llvm.loop !8

183:                                              ; preds = %61
  %184 = load double, ptr %26, align 8
  %185 = load ptr, ptr %19, align 8
  %186 = load i32, ptr %25, align 4
  %187 = load i32, ptr %21, align 4
  %188 = mul nsw i32 %186, %187
  %189 = load i32, ptr %24, align 4
  %190 = add nsw i32 %188, %189
  %191 = load i32, ptr %20, align 4
  %192 = mul nsw i32 %190, %191
  %193 = load i32, ptr %23, align 4
  %194 = add nsw i32 %192, %193
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds double, ptr %185, i64 %195
  store double %184, ptr %196, align 8
  br label %197

197:                                              ; preds = %183, %59
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stencil_star8(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i8, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca [9 x float], align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca ptr, align 8
  %22 = alloca float, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store i32 %2, ptr %8, align 4
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %26 = mul i32 %24, %25
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %28 = add i32 %26, %27
  store i32 %28, ptr %11, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = add i32 %31, %32
  store i32 %33, ptr %12, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp sge i32 %34, 4
  br i1 %35, label %36, label %49

36:                                               ; preds = %5
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %8, align 4
  %39 = sub nsw i32 %38, 4
  %40 = icmp slt i32 %37, %39
  br i1 %40, label %41, label %49

41:                                               ; preds = %36
  %42 = load i32, ptr %12, align 4
  %43 = icmp sge i32 %42, 4
  br i1 %43, label %44, label %49

44:                                               ; preds = %41
  %45 = load i32, ptr %12, align 4
  %46 = load i32, ptr %9, align 4
  %47 = sub nsw i32 %46, 4
  %48 = icmp slt i32 %45, %47
  br label %49

49:                                               ; preds = %44, %41, %36, %5
  %50 = phi i1 [ false, %41 ], [ false, %36 ], [ false, %5 ], [ %48, %44 ]
  %51 = zext i1 %50 to i8
  store i8 %51, ptr %13, align 1
  %52 = load i8, ptr %13, align 1
  %53 = trunc i8 %52 to i1
  br i1 %53, label %55, label %54

54:                                               ; preds = %49
  br label %206

55:                                               ; preds = %49
  %56 = load i32, ptr %8, align 4
  store i32 %56, ptr %14, align 4
  %57 = load i32, ptr %8, align 4
  %58 = load i32, ptr %9, align 4
  %59 = mul nsw i32 %57, %58
  store i32 %59, ptr %15, align 4
  %60 = load i32, ptr %12, align 4
  %61 = load i32, ptr %8, align 4
  %62 = mul nsw i32 %60, %61
  %63 = load i32, ptr %11, align 4
  %64 = add nsw i32 %62, %63
  store i32 %64, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %65

65:                                               ; preds = %82, %55
  %66 = load i32, ptr %18, align 4
  %67 = icmp slt i32 %66, 8
  br i1 %67, label %68, label %85

68:                                               ; preds = %65
  %69 = load ptr, ptr %6, align 8
  %70 = load i32, ptr %17, align 4
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %15, align 4
  %73 = mul nsw i32 %71, %72
  %74 = add nsw i32 %70, %73
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds float, ptr %69, i64 %75
  %77 = load float, ptr %76, align 4
  %78 = load i32, ptr %18, align 4
  %79 = add nsw i32 %78, 1
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 %80
  store float %77, ptr %81, align 4
  br label %82

82:                                               ; preds = %68
  %83 = load i32, ptr %18, align 4
  %84 = add nsw i32 %83, 1
  store i32 %84, ptr %18, align 4
  br label %65, !llvm.loop !9

85:                                               ; preds = %65
  store i32 4, ptr %19, align 4
  br label %86

86:                                               ; preds = %203, %85
  %87 = load i32, ptr %19, align 4
  %88 = load i32, ptr %10, align 4
  %89 = sub nsw i32 %88, 4
  %90 = icmp slt i32 %87, %89
  br i1 %90, label %91, label %206

91:                                               ; preds = %86
  store i32 0, ptr %20, align 4
  br label %92

92:                                               ; preds = %104, %91
  %93 = load i32, ptr %20, align 4
  %94 = icmp slt i32 %93, 8
  br i1 %94, label %95, label %107

95:                                               ; preds = %92
  %96 = load i32, ptr %20, align 4
  %97 = add nsw i32 %96, 1
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 %98
  %100 = load float, ptr %99, align 4
  %101 = load i32, ptr %20, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 %102
  store float %100, ptr %103, align 4
  br label %104

104:                                              ; preds = %95
  %105 = load i32, ptr %20, align 4
  %106 = add nsw i32 %105, 1
  store i32 %106, ptr %20, align 4
  br label %92, !llvm.loop !11

107:                                              ; preds = %92
  %108 = load ptr, ptr %6, align 8
  %109 = load i32, ptr %17, align 4
  %110 = load i32, ptr %19, align 4
  %111 = add nsw i32 %110, 4
  %112 = load i32, ptr %15, align 4
  %113 = mul nsw i32 %111, %112
  %114 = add nsw i32 %109, %113
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds float, ptr %108, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 8
  store float %117, ptr %118, align 4
  %119 = load ptr, ptr %6, align 8
  %120 = load i32, ptr %17, align 4
  %121 = sext i32 %120 to i64
  %122 = getelementptr inbounds float, ptr %119, i64 %121
  %123 = load i32, ptr %19, align 4
  %124 = load i32, ptr %15, align 4
  %125 = mul nsw i32 %123, %124
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds float, ptr %122, i64 %126
  store ptr %127, ptr %21, align 8
  %128 = load float, ptr addrspacecast (ptr addrspace(4) @c8 to ptr), align 4
  %129 = fmul contract float 3.000000e+00, %128
  %130 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 4
  %131 = load float, ptr %130, align 4
  %132 = fmul contract float %129, %131
  store float %132, ptr %22, align 4
  store i32 1, ptr %23, align 4
  br label %133

133:                                              ; preds = %185, %107
  %134 = load i32, ptr %23, align 4
  %135 = icmp sle i32 %134, 4
  br i1 %135, label %136, label %188

136:                                              ; preds = %133
  %137 = load i32, ptr %23, align 4
  %138 = sext i32 %137 to i64
  %139 = getelementptr inbounds [5 x float], ptr addrspacecast (ptr addrspace(4) @c8 to ptr), i64 0, i64 %138
  %140 = load float, ptr %139, align 4
  %141 = load i32, ptr %23, align 4
  %142 = sub nsw i32 4, %141
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 %143
  %145 = load float, ptr %144, align 4
  %146 = load i32, ptr %23, align 4
  %147 = add nsw i32 4, %146
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 %148
  %150 = load float, ptr %149, align 4
  %151 = fadd contract float %145, %150
  %152 = load ptr, ptr %21, align 8
  %153 = load i32, ptr %23, align 4
  %154 = sub nsw i32 0, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %152, i64 %155
  %157 = load float, ptr %156, align 4
  %158 = fadd contract float %151, %157
  %159 = load ptr, ptr %21, align 8
  %160 = load i32, ptr %23, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds float, ptr %159, i64 %161
  %163 = load float, ptr %162, align 4
  %164 = fadd contract float %158, %163
  %165 = load ptr, ptr %21, align 8
  %166 = load i32, ptr %23, align 4
  %167 = sub nsw i32 0, %166
  %168 = load i32, ptr %14, align 4
  %169 = mul nsw i32 %167, %168
  %170 = sext i32 %169 to i64
  %171 = getelementptr inbounds float, ptr %165, i64 %170
  %172 = load float, ptr %171, align 4
  %173 = fadd contract float %164, %172
  %174 = load ptr, ptr %21, align 8
  %175 = load i32, ptr %23, align 4
  %176 = load i32, ptr %14, align 4
  %177 = mul nsw i32 %175, %176
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds float, ptr %174, i64 %178
  %180 = load float, ptr %179, align 4
  %181 = fadd contract float %173, %180
  %182 = fmul contract float %140, %181
  %183 = load float, ptr %22, align 4
  %184 = fadd contract float %183, %182
  store float %184, ptr %22, align 4
  br label %185

185:                                              ; preds = %136
  %186 = load i32, ptr %23, align 4
  %187 = add nsw i32 %186, 1
  store i32 %187, ptr %23, align 4
  br label %133, !llvm.loop !12

188:                                              ; preds = %133
  %189 = getelementptr inbounds [9 x float], ptr %16, i64 0, i64 4
  %190 = load float, ptr %189, align 4
  %191 = fmul contract float 2.000000e+00, %190
  %192 = load float, ptr %22, align 4
  %193 = fmul contract float 0x3F847AE140000000, %192
  %194 = fadd contract float %191, %193
  %195 = load ptr, ptr %7, align 8
  %196 = load i32, ptr %17, align 4
  %197 = load i32, ptr %19, align 4
  %198 = load i32, ptr %15, align 4
  %199 = mul nsw i32 %197, %198
  %200 = add nsw i32 %196, %199
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds float, ptr %195, i64 %201
  store float %194, ptr %202, align 4
  br label %203

203:                                              ; preds = %188
  %204 = load i32, ptr %19, align 4
  %205 = add nsw i32 %204, 1
  store i32 %205, ptr %19, align 4
  br label %86, !llvm.loop !13

206:                                              ; preds = %54, %86
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 65) i32 @llvm.nvvm.read.ptx.sreg.ntid.z() #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!9 = distinct !{!9, !5, !10}
!10 = !{!"llvm.loop.unroll.enable"}
!11 = distinct !{!11, !5, !10}
!12 = distinct !{!12, !5, !10}
!13 = distinct !{!13, !5}
