; ModuleID = 'corpus/cuda/cu_sdf.cu'
source_filename = "corpus/cuda/cu_sdf.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.float2 = type { float, float }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@cases = dso_local addrspace(4) externally_initialized constant [16 x [4 x i8]] [[4 x i8] c"\FF\FF\FF\FF", [4 x i8] c"\03\00\FF\FF", [4 x i8] c"\00\01\FF\FF", [4 x i8] c"\03\01\FF\FF", [4 x i8] c"\01\02\FF\FF", [4 x i8] c"\03\00\01\02", [4 x i8] c"\00\02\FF\FF", [4 x i8] c"\03\02\FF\FF", [4 x i8] c"\02\03\FF\FF", [4 x i8] c"\00\02\FF\FF", [4 x i8] c"\00\01\02\03", [4 x i8] c"\01\02\FF\FF", [4 x i8] c"\01\03\FF\FF", [4 x i8] c"\00\01\FF\FF", [4 x i8] c"\03\00\FF\FF", [4 x i8] c"\FF\FF\FF\FF"], align 1
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @cases to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local noundef float @_Z5sceneffff(float noundef %0, float noundef %1, float noundef %2, float noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca float, align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  %38 = alloca float, align 4
  %39 = alloca float, align 4
  %40 = alloca float, align 4
  %41 = alloca float, align 4
  %42 = alloca float, align 4
  %43 = alloca float, align 4
  %44 = alloca float, align 4
  store float %0, ptr %34, align 4
  store float %1, ptr %35, align 4
  store float %2, ptr %36, align 4
  store float %3, ptr %37, align 4
  %45 = load float, ptr %34, align 4
  %46 = load float, ptr %35, align 4
  %47 = load float, ptr %36, align 4
  store float %45, ptr %28, align 4
  store float %46, ptr %29, align 4
  store float %47, ptr %30, align 4
  %48 = load float, ptr %28, align 4
  %49 = load float, ptr %28, align 4
  %50 = fmul contract float %48, %49
  %51 = load float, ptr %29, align 4
  %52 = load float, ptr %29, align 4
  %53 = fmul contract float %51, %52
  %54 = fadd contract float %50, %53
  %55 = load float, ptr %30, align 4
  %56 = load float, ptr %30, align 4
  %57 = fmul contract float %55, %56
  %58 = fadd contract float %54, %57
  store float %58, ptr %6, align 4
  %59 = load float, ptr %6, align 4
  %60 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %59)
  %61 = fsub contract float %60, 0x3FE6666660000000
  store float %61, ptr %38, align 4
  %62 = load float, ptr %34, align 4
  %63 = fsub contract float %62, 5.000000e-01
  store float %63, ptr %25, align 4
  %64 = load float, ptr %25, align 4
  %65 = call contract noundef float @llvm.fabs.f32(float %64)
  %66 = fsub contract float %65, 0x3FD99999A0000000
  store float %66, ptr %39, align 4
  %67 = load float, ptr %35, align 4
  %68 = fsub contract float %67, 0x3FD3333340000000
  store float %68, ptr %26, align 4
  %69 = load float, ptr %26, align 4
  %70 = call contract noundef float @llvm.fabs.f32(float %69)
  %71 = fsub contract float %70, 0x3FD3333340000000
  store float %71, ptr %40, align 4
  %72 = load float, ptr %36, align 4
  store float %72, ptr %27, align 4
  %73 = load float, ptr %27, align 4
  %74 = call contract noundef float @llvm.fabs.f32(float %73)
  %75 = fsub contract float %74, 0x3FD99999A0000000
  store float %75, ptr %41, align 4
  %76 = load float, ptr %39, align 4
  store float %76, ptr %13, align 4
  store float 0.000000e+00, ptr %14, align 4
  %77 = load float, ptr %13, align 4
  %78 = load float, ptr %14, align 4
  %79 = call contract noundef float @llvm.maxnum.f32(float %77, float %78)
  %80 = load float, ptr %40, align 4
  store float %80, ptr %15, align 4
  store float 0.000000e+00, ptr %16, align 4
  %81 = load float, ptr %15, align 4
  %82 = load float, ptr %16, align 4
  %83 = call contract noundef float @llvm.maxnum.f32(float %81, float %82)
  %84 = load float, ptr %41, align 4
  store float %84, ptr %17, align 4
  store float 0.000000e+00, ptr %18, align 4
  %85 = load float, ptr %17, align 4
  %86 = load float, ptr %18, align 4
  %87 = call contract noundef float @llvm.maxnum.f32(float %85, float %86)
  store float %79, ptr %31, align 4
  store float %83, ptr %32, align 4
  store float %87, ptr %33, align 4
  %88 = load float, ptr %31, align 4
  %89 = load float, ptr %31, align 4
  %90 = fmul contract float %88, %89
  %91 = load float, ptr %32, align 4
  %92 = load float, ptr %32, align 4
  %93 = fmul contract float %91, %92
  %94 = fadd contract float %90, %93
  %95 = load float, ptr %33, align 4
  %96 = load float, ptr %33, align 4
  %97 = fmul contract float %95, %96
  %98 = fadd contract float %94, %97
  store float %98, ptr %5, align 4
  %99 = load float, ptr %5, align 4
  %100 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %99)
  %101 = load float, ptr %39, align 4
  %102 = load float, ptr %40, align 4
  %103 = load float, ptr %41, align 4
  store float %102, ptr %19, align 4
  store float %103, ptr %20, align 4
  %104 = load float, ptr %19, align 4
  %105 = load float, ptr %20, align 4
  %106 = call contract noundef float @llvm.maxnum.f32(float %104, float %105)
  store float %101, ptr %21, align 4
  store float %106, ptr %22, align 4
  %107 = load float, ptr %21, align 4
  %108 = load float, ptr %22, align 4
  %109 = call contract noundef float @llvm.maxnum.f32(float %107, float %108)
  store float %109, ptr %7, align 4
  store float 0.000000e+00, ptr %8, align 4
  %110 = load float, ptr %7, align 4
  %111 = load float, ptr %8, align 4
  %112 = call contract noundef float @llvm.minnum.f32(float %110, float %111)
  %113 = fadd contract float %100, %112
  store float %113, ptr %42, align 4
  %114 = load float, ptr %42, align 4
  %115 = load float, ptr %38, align 4
  %116 = fsub contract float %114, %115
  %117 = fmul contract float 5.000000e-01, %116
  %118 = load float, ptr %37, align 4
  %119 = fdiv contract float %117, %118
  %120 = fadd contract float 5.000000e-01, %119
  store float %120, ptr %23, align 4
  store float 0.000000e+00, ptr %24, align 4
  %121 = load float, ptr %23, align 4
  %122 = load float, ptr %24, align 4
  %123 = call contract noundef float @llvm.maxnum.f32(float %121, float %122)
  store float %123, ptr %9, align 4
  store float 1.000000e+00, ptr %10, align 4
  %124 = load float, ptr %9, align 4
  %125 = load float, ptr %10, align 4
  %126 = call contract noundef float @llvm.minnum.f32(float %124, float %125)
  store float %126, ptr %43, align 4
  %127 = load float, ptr %42, align 4
  %128 = load float, ptr %38, align 4
  %129 = load float, ptr %42, align 4
  %130 = fsub contract float %128, %129
  %131 = load float, ptr %43, align 4
  %132 = fmul contract float %130, %131
  %133 = fadd contract float %127, %132
  %134 = load float, ptr %37, align 4
  %135 = load float, ptr %43, align 4
  %136 = fmul contract float %134, %135
  %137 = load float, ptr %43, align 4
  %138 = fsub contract float 1.000000e+00, %137
  %139 = fmul contract float %136, %138
  %140 = fsub contract float %133, %139
  store float %140, ptr %44, align 4
  %141 = load float, ptr %44, align 4
  %142 = load float, ptr %35, align 4
  %143 = fadd contract float %142, 0x3FE99999A0000000
  store float %141, ptr %11, align 4
  store float %143, ptr %12, align 4
  %144 = load float, ptr %11, align 4
  %145 = load float, ptr %12, align 4
  %146 = call contract noundef float @llvm.minnum.f32(float %144, float %145)
  ret float %146
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @sdf_march(ptr noundef %0, i32 noundef %1, float noundef %2) #1 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca float, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca float, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca float, align 4
  %26 = alloca float, align 4
  %27 = alloca float, align 4
  %28 = alloca i32, align 4
  %29 = alloca float, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca float, align 4
  %34 = alloca float, align 4
  %35 = alloca float, align 4
  %36 = alloca float, align 4
  %37 = alloca float, align 4
  store ptr %0, ptr %16, align 8
  store i32 %1, ptr %17, align 4
  store float %2, ptr %18, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %40 = mul i32 %38, %39
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %42 = add i32 %40, %41
  store i32 %42, ptr %19, align 4
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %44 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %45 = mul i32 %43, %44
  %46 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %47 = add i32 %45, %46
  store i32 %47, ptr %20, align 4
  %48 = load i32, ptr %19, align 4
  %49 = sitofp i32 %48 to float
  %50 = fadd contract float %49, 5.000000e-01
  %51 = load i32, ptr %17, align 4
  %52 = sitofp i32 %51 to float
  %53 = fdiv contract float %50, %52
  %54 = fmul contract float %53, 2.000000e+00
  %55 = fsub contract float %54, 1.000000e+00
  store float %55, ptr %21, align 4
  %56 = load i32, ptr %20, align 4
  %57 = sitofp i32 %56 to float
  %58 = fadd contract float %57, 5.000000e-01
  %59 = load i32, ptr %17, align 4
  %60 = sitofp i32 %59 to float
  %61 = fdiv contract float %58, %60
  %62 = fmul contract float %61, 2.000000e+00
  %63 = fsub contract float 1.000000e+00, %62
  store float %63, ptr %22, align 4
  %64 = load float, ptr %21, align 4
  %65 = load float, ptr %22, align 4
  store float %64, ptr %10, align 4
  store float %65, ptr %11, align 4
  store float 1.500000e+00, ptr %12, align 4
  %66 = load float, ptr %10, align 4
  %67 = load float, ptr %10, align 4
  %68 = fmul contract float %66, %67
  %69 = load float, ptr %11, align 4
  %70 = load float, ptr %11, align 4
  %71 = fmul contract float %69, %70
  %72 = fadd contract float %68, %71
  %73 = load float, ptr %12, align 4
  %74 = load float, ptr %12, align 4
  %75 = fmul contract float %73, %74
  %76 = fadd contract float %72, %75
  store float %76, ptr %5, align 4
  %77 = load float, ptr %5, align 4
  %78 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %77)
  %79 = fdiv contract float 1.000000e+00, %78
  store float %79, ptr %23, align 4
  %80 = load float, ptr %21, align 4
  %81 = load float, ptr %23, align 4
  %82 = fmul contract float %80, %81
  store float %82, ptr %24, align 4
  %83 = load float, ptr %22, align 4
  %84 = load float, ptr %23, align 4
  %85 = fmul contract float %83, %84
  store float %85, ptr %25, align 4
  %86 = load float, ptr %23, align 4
  %87 = fmul contract float 1.500000e+00, %86
  store float %87, ptr %26, align 4
  store float 0.000000e+00, ptr %27, align 4
  store i32 0, ptr %28, align 4
  br label %88

88:                                               ; preds = %115, %3
  %89 = load i32, ptr %28, align 4
  %90 = icmp slt i32 %89, 40
  br i1 %90, label %91, label %118

91:                                               ; preds = %88
  %92 = load float, ptr %24, align 4
  %93 = load float, ptr %27, align 4
  %94 = fmul contract float %92, %93
  %95 = load float, ptr %25, align 4
  %96 = load float, ptr %27, align 4
  %97 = fmul contract float %95, %96
  %98 = load float, ptr %26, align 4
  %99 = load float, ptr %27, align 4
  %100 = fmul contract float %98, %99
  %101 = fadd contract float -3.000000e+00, %100
  %102 = load float, ptr %18, align 4
  %103 = call contract noundef float @_Z5sceneffff(float noundef %94, float noundef %97, float noundef %101, float noundef %102) #6
  store float %103, ptr %29, align 4
  %104 = load float, ptr %29, align 4
  %105 = fcmp contract olt float %104, 0x3F50624DE0000000
  br i1 %105, label %106, label %107

106:                                              ; preds = %91
  br label %118

107:                                              ; preds = %91
  %108 = load float, ptr %29, align 4
  %109 = load float, ptr %27, align 4
  %110 = fadd contract float %109, %108
  store float %110, ptr %27, align 4
  %111 = load float, ptr %27, align 4
  %112 = fcmp contract ogt float %111, 1.000000e+01
  br i1 %112, label %113, label %114

113:                                              ; preds = %107
  store float -1.000000e+00, ptr %27, align 4
  br label %118

114:                                              ; preds = %107
  br label %115

115:                                              ; preds = %114
  %116 = load i32, ptr %28, align 4
  %117 = add nsw i32 %116, 1
  store i32 %117, ptr %28, align 4
  br label %88, !llvm.loop !4

118:                                              ; preds = %113, %106, %88
  store float 0.000000e+00, ptr %30, align 4
  %119 = load float, ptr %27, align 4
  %120 = fcmp contract ogt float %119, 0.000000e+00
  br i1 %120, label %121, label %202

121:                                              ; preds = %118
  %122 = load float, ptr %24, align 4
  %123 = load float, ptr %27, align 4
  %124 = fmul contract float %122, %123
  store float %124, ptr %31, align 4
  %125 = load float, ptr %25, align 4
  %126 = load float, ptr %27, align 4
  %127 = fmul contract float %125, %126
  store float %127, ptr %32, align 4
  %128 = load float, ptr %26, align 4
  %129 = load float, ptr %27, align 4
  %130 = fmul contract float %128, %129
  %131 = fadd contract float -3.000000e+00, %130
  store float %131, ptr %33, align 4
  store float 0x3F847AE140000000, ptr %34, align 4
  %132 = load float, ptr %31, align 4
  %133 = fadd contract float %132, 0x3F847AE140000000
  %134 = load float, ptr %32, align 4
  %135 = load float, ptr %33, align 4
  %136 = load float, ptr %18, align 4
  %137 = call contract noundef float @_Z5sceneffff(float noundef %133, float noundef %134, float noundef %135, float noundef %136) #6
  %138 = load float, ptr %31, align 4
  %139 = fsub contract float %138, 0x3F847AE140000000
  %140 = load float, ptr %32, align 4
  %141 = load float, ptr %33, align 4
  %142 = load float, ptr %18, align 4
  %143 = call contract noundef float @_Z5sceneffff(float noundef %139, float noundef %140, float noundef %141, float noundef %142) #6
  %144 = fsub contract float %137, %143
  store float %144, ptr %35, align 4
  %145 = load float, ptr %31, align 4
  %146 = load float, ptr %32, align 4
  %147 = fadd contract float %146, 0x3F847AE140000000
  %148 = load float, ptr %33, align 4
  %149 = load float, ptr %18, align 4
  %150 = call contract noundef float @_Z5sceneffff(float noundef %145, float noundef %147, float noundef %148, float noundef %149) #6
  %151 = load float, ptr %31, align 4
  %152 = load float, ptr %32, align 4
  %153 = fsub contract float %152, 0x3F847AE140000000
  %154 = load float, ptr %33, align 4
  %155 = load float, ptr %18, align 4
  %156 = call contract noundef float @_Z5sceneffff(float noundef %151, float noundef %153, float noundef %154, float noundef %155) #6
  %157 = fsub contract float %150, %156
  store float %157, ptr %36, align 4
  %158 = load float, ptr %31, align 4
  %159 = load float, ptr %32, align 4
  %160 = load float, ptr %33, align 4
  %161 = fadd contract float %160, 0x3F847AE140000000
  %162 = load float, ptr %18, align 4
  %163 = call contract noundef float @_Z5sceneffff(float noundef %158, float noundef %159, float noundef %161, float noundef %162) #6
  %164 = load float, ptr %31, align 4
  %165 = load float, ptr %32, align 4
  %166 = load float, ptr %33, align 4
  %167 = fsub contract float %166, 0x3F847AE140000000
  %168 = load float, ptr %18, align 4
  %169 = call contract noundef float @_Z5sceneffff(float noundef %164, float noundef %165, float noundef %167, float noundef %168) #6
  %170 = fsub contract float %163, %169
  store float %170, ptr %37, align 4
  %171 = load float, ptr %35, align 4
  %172 = fmul contract float 0x3FD99999A0000000, %171
  %173 = load float, ptr %36, align 4
  %174 = fmul contract float 0x3FE99999A0000000, %173
  %175 = fadd contract float %172, %174
  %176 = load float, ptr %37, align 4
  %177 = fmul contract float 0x3FD99999A0000000, %176
  %178 = fsub contract float %175, %177
  %179 = load float, ptr %35, align 4
  %180 = load float, ptr %36, align 4
  %181 = load float, ptr %37, align 4
  store float %179, ptr %13, align 4
  store float %180, ptr %14, align 4
  store float %181, ptr %15, align 4
  %182 = load float, ptr %13, align 4
  %183 = load float, ptr %13, align 4
  %184 = fmul contract float %182, %183
  %185 = load float, ptr %14, align 4
  %186 = load float, ptr %14, align 4
  %187 = fmul contract float %185, %186
  %188 = fadd contract float %184, %187
  %189 = load float, ptr %15, align 4
  %190 = load float, ptr %15, align 4
  %191 = fmul contract float %189, %190
  %192 = fadd contract float %188, %191
  store float %192, ptr %4, align 4
  %193 = load float, ptr %4, align 4
  %194 = call contract noundef float @llvm.nvvm.sqrt.rn.f(float %193)
  store float %194, ptr %6, align 4
  store float 0x3EB0C6F7A0000000, ptr %7, align 4
  %195 = load float, ptr %6, align 4
  %196 = load float, ptr %7, align 4
  %197 = call contract noundef float @llvm.maxnum.f32(float %195, float %196)
  %198 = fdiv contract float %178, %197
  store float 0.000000e+00, ptr %8, align 4
  store float %198, ptr %9, align 4
  %199 = load float, ptr %8, align 4
  %200 = load float, ptr %9, align 4
  %201 = call contract noundef float @llvm.maxnum.f32(float %199, float %200)
  store float %201, ptr %30, align 4
  br label %202

202:                                              ; preds = %121, %118
  %203 = load float, ptr %30, align 4
  %204 = load ptr, ptr %16, align 8
  %205 = load i32, ptr %20, align 4
  %206 = load i32, ptr %17, align 4
  %207 = mul nsw i32 %205, %206
  %208 = load i32, ptr %19, align 4
  %209 = add nsw i32 %207, %208
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds float, ptr %204, i64 %210
  store float %203, ptr %211, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @marching_squares(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3) #1 {
  %5 = alloca %struct.float2, align 8
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca %struct.float2, align 8
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.float2, align 8
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca %struct.float2, align 8
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca [4 x float], align 4
  %26 = alloca i32, align 4
  %27 = alloca i32, align 4
  %28 = alloca i32, align 4
  %29 = alloca i32, align 4
  %30 = alloca float, align 4
  %31 = alloca float, align 4
  %32 = alloca float, align 4
  %33 = alloca %struct.float2, align 8
  %34 = alloca %struct.float2, align 8
  %35 = alloca %struct.float2, align 8
  %36 = alloca %struct.float2, align 8
  %37 = alloca %struct.float2, align 8
  store ptr %0, ptr %17, align 8
  store ptr %1, ptr %18, align 8
  store ptr %2, ptr %19, align 8
  store float %3, ptr %20, align 4
  %38 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %38, ptr %21, align 4
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %39, ptr %22, align 4
  store i32 17, ptr %23, align 4
  %40 = load i32, ptr %22, align 4
  %41 = mul nsw i32 %40, 16
  %42 = load i32, ptr %21, align 4
  %43 = add nsw i32 %41, %42
  store i32 %43, ptr %24, align 4
  %44 = load ptr, ptr %17, align 8
  %45 = load i32, ptr %22, align 4
  %46 = mul nsw i32 %45, 17
  %47 = load i32, ptr %21, align 4
  %48 = add nsw i32 %46, %47
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds float, ptr %44, i64 %49
  %51 = load float, ptr %50, align 4
  store float %51, ptr %25, align 4
  %52 = getelementptr inbounds float, ptr %25, i64 1
  %53 = load ptr, ptr %17, align 8
  %54 = load i32, ptr %22, align 4
  %55 = mul nsw i32 %54, 17
  %56 = load i32, ptr %21, align 4
  %57 = add nsw i32 %55, %56
  %58 = add nsw i32 %57, 1
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %53, i64 %59
  %61 = load float, ptr %60, align 4
  store float %61, ptr %52, align 4
  %62 = getelementptr inbounds float, ptr %25, i64 2
  %63 = load ptr, ptr %17, align 8
  %64 = load i32, ptr %22, align 4
  %65 = add nsw i32 %64, 1
  %66 = mul nsw i32 %65, 17
  %67 = load i32, ptr %21, align 4
  %68 = add nsw i32 %66, %67
  %69 = add nsw i32 %68, 1
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds float, ptr %63, i64 %70
  %72 = load float, ptr %71, align 4
  store float %72, ptr %62, align 4
  %73 = getelementptr inbounds float, ptr %25, i64 3
  %74 = load ptr, ptr %17, align 8
  %75 = load i32, ptr %22, align 4
  %76 = add nsw i32 %75, 1
  %77 = mul nsw i32 %76, 17
  %78 = load i32, ptr %21, align 4
  %79 = add nsw i32 %77, %78
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds float, ptr %74, i64 %80
  %82 = load float, ptr %81, align 4
  store float %82, ptr %73, align 4
  store i32 0, ptr %26, align 4
  store i32 0, ptr %27, align 4
  br label %83

83:                                               ; preds = %98, %4
  %84 = load i32, ptr %27, align 4
  %85 = icmp slt i32 %84, 4
  br i1 %85, label %86, label %101

86:                                               ; preds = %83
  %87 = load i32, ptr %27, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds [4 x float], ptr %25, i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = load float, ptr %20, align 4
  %92 = fcmp contract ogt float %90, %91
  %93 = zext i1 %92 to i32
  %94 = load i32, ptr %27, align 4
  %95 = shl i32 %93, %94
  %96 = load i32, ptr %26, align 4
  %97 = or i32 %96, %95
  store i32 %97, ptr %26, align 4
  br label %98

98:                                               ; preds = %86
  %99 = load i32, ptr %27, align 4
  %100 = add nsw i32 %99, 1
  store i32 %100, ptr %27, align 4
  br label %83, !llvm.loop !6

101:                                              ; preds = %83
  store i32 0, ptr %28, align 4
  br label %102

102:                                              ; preds = %216, %101
  %103 = load i32, ptr %28, align 4
  %104 = icmp slt i32 %103, 4
  br i1 %104, label %105, label %115

105:                                              ; preds = %102
  %106 = load i32, ptr %26, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [16 x [4 x i8]], ptr addrspacecast (ptr addrspace(4) @cases to ptr), i64 0, i64 %107
  %109 = load i32, ptr %28, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [4 x i8], ptr %108, i64 0, i64 %110
  %112 = load i8, ptr %111, align 1
  %113 = sext i8 %112 to i32
  %114 = icmp sge i32 %113, 0
  br label %115

115:                                              ; preds = %105, %102
  %116 = phi i1 [ false, %102 ], [ %114, %105 ]
  br i1 %116, label %117, label %219

117:                                              ; preds = %115
  %118 = load i32, ptr %26, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [16 x [4 x i8]], ptr addrspacecast (ptr addrspace(4) @cases to ptr), i64 0, i64 %119
  %121 = load i32, ptr %28, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds [4 x i8], ptr %120, i64 0, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = sext i8 %124 to i32
  store i32 %125, ptr %29, align 4
  %126 = load i32, ptr %29, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [4 x float], ptr %25, i64 0, i64 %127
  %129 = load float, ptr %128, align 4
  store float %129, ptr %30, align 4
  %130 = load i32, ptr %29, align 4
  %131 = add nsw i32 %130, 1
  %132 = and i32 %131, 3
  %133 = sext i32 %132 to i64
  %134 = getelementptr inbounds [4 x float], ptr %25, i64 0, i64 %133
  %135 = load float, ptr %134, align 4
  store float %135, ptr %31, align 4
  %136 = load float, ptr %20, align 4
  %137 = load float, ptr %30, align 4
  %138 = fsub contract float %136, %137
  %139 = load float, ptr %31, align 4
  %140 = load float, ptr %30, align 4
  %141 = fsub contract float %139, %140
  %142 = fdiv contract float %138, %141
  store float %142, ptr %32, align 4
  %143 = load i32, ptr %29, align 4
  switch i32 %143, label %192 [
    i32 0, label %144
    i32 1, label %159
    i32 2, label %175
  ]

144:                                              ; preds = %117
  %145 = load i32, ptr %21, align 4
  %146 = sitofp i32 %145 to float
  %147 = load float, ptr %32, align 4
  %148 = fadd contract float %146, %147
  %149 = load i32, ptr %22, align 4
  %150 = sitofp i32 %149 to float
  store float %148, ptr %6, align 4
  store float %150, ptr %7, align 4
  %151 = load float, ptr %6, align 4
  store float %151, ptr %5, align 8
  %152 = load float, ptr %7, align 4
  %153 = getelementptr inbounds nuw %struct.float2, ptr %5, i32 0, i32 1
  store float %152, ptr %153, align 4
  %154 = load %struct.float2, ptr %5, align 8
  %155 = getelementptr inbounds nuw %struct.float2, ptr %34, i32 0, i32 0
  %156 = extractvalue %struct.float2 %154, 0
  store float %156, ptr %155, align 8
  %157 = getelementptr inbounds nuw %struct.float2, ptr %34, i32 0, i32 1
  %158 = extractvalue %struct.float2 %154, 1
  store float %158, ptr %157, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %34, i64 8, i1 false)
  br label %208

159:                                              ; preds = %117
  %160 = load i32, ptr %21, align 4
  %161 = sitofp i32 %160 to float
  %162 = fadd contract float %161, 1.000000e+00
  %163 = load i32, ptr %22, align 4
  %164 = sitofp i32 %163 to float
  %165 = load float, ptr %32, align 4
  %166 = fadd contract float %164, %165
  store float %162, ptr %9, align 4
  store float %166, ptr %10, align 4
  %167 = load float, ptr %9, align 4
  store float %167, ptr %8, align 8
  %168 = load float, ptr %10, align 4
  %169 = getelementptr inbounds nuw %struct.float2, ptr %8, i32 0, i32 1
  store float %168, ptr %169, align 4
  %170 = load %struct.float2, ptr %8, align 8
  %171 = getelementptr inbounds nuw %struct.float2, ptr %35, i32 0, i32 0
  %172 = extractvalue %struct.float2 %170, 0
  store float %172, ptr %171, align 8
  %173 = getelementptr inbounds nuw %struct.float2, ptr %35, i32 0, i32 1
  %174 = extractvalue %struct.float2 %170, 1
  store float %174, ptr %173, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %35, i64 8, i1 false)
  br label %208

175:                                              ; preds = %117
  %176 = load i32, ptr %21, align 4
  %177 = sitofp i32 %176 to float
  %178 = fadd contract float %177, 1.000000e+00
  %179 = load float, ptr %32, align 4
  %180 = fsub contract float %178, %179
  %181 = load i32, ptr %22, align 4
  %182 = sitofp i32 %181 to float
  %183 = fadd contract float %182, 1.000000e+00
  store float %180, ptr %12, align 4
  store float %183, ptr %13, align 4
  %184 = load float, ptr %12, align 4
  store float %184, ptr %11, align 8
  %185 = load float, ptr %13, align 4
  %186 = getelementptr inbounds nuw %struct.float2, ptr %11, i32 0, i32 1
  store float %185, ptr %186, align 4
  %187 = load %struct.float2, ptr %11, align 8
  %188 = getelementptr inbounds nuw %struct.float2, ptr %36, i32 0, i32 0
  %189 = extractvalue %struct.float2 %187, 0
  store float %189, ptr %188, align 8
  %190 = getelementptr inbounds nuw %struct.float2, ptr %36, i32 0, i32 1
  %191 = extractvalue %struct.float2 %187, 1
  store float %191, ptr %190, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %36, i64 8, i1 false)
  br label %208

192:                                              ; preds = %117
  %193 = load i32, ptr %21, align 4
  %194 = sitofp i32 %193 to float
  %195 = load i32, ptr %22, align 4
  %196 = sitofp i32 %195 to float
  %197 = fadd contract float %196, 1.000000e+00
  %198 = load float, ptr %32, align 4
  %199 = fsub contract float %197, %198
  store float %194, ptr %15, align 4
  store float %199, ptr %16, align 4
  %200 = load float, ptr %15, align 4
  store float %200, ptr %14, align 8
  %201 = load float, ptr %16, align 4
  %202 = getelementptr inbounds nuw %struct.float2, ptr %14, i32 0, i32 1
  store float %201, ptr %202, align 4
  %203 = load %struct.float2, ptr %14, align 8
  %204 = getelementptr inbounds nuw %struct.float2, ptr %37, i32 0, i32 0
  %205 = extractvalue %struct.float2 %203, 0
  store float %205, ptr %204, align 8
  %206 = getelementptr inbounds nuw %struct.float2, ptr %37, i32 0, i32 1
  %207 = extractvalue %struct.float2 %203, 1
  store float %207, ptr %206, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %33, ptr align 8 %37, i64 8, i1 false)
  br label %208

208:                                              ; preds = %192, %175, %159, %144
  %209 = load ptr, ptr %18, align 8
  %210 = load i32, ptr %24, align 4
  %211 = mul nsw i32 %210, 4
  %212 = load i32, ptr %28, align 4
  %213 = add nsw i32 %211, %212
  %214 = sext i32 %213 to i64
  %215 = getelementptr inbounds %struct.float2, ptr %209, i64 %214
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %215, ptr align 8 %33, i64 8, i1 false)
  br label %216

216:                                              ; preds = %208
  %217 = load i32, ptr %28, align 4
  %218 = add nsw i32 %217, 1
  store i32 %218, ptr %28, align 4
  br label %102, !llvm.loop !7

219:                                              ; preds = %115
  %220 = load i32, ptr %28, align 4
  %221 = sdiv i32 %220, 2
  %222 = load ptr, ptr %19, align 8
  %223 = load i32, ptr %24, align 4
  %224 = sext i32 %223 to i64
  %225 = getelementptr inbounds i32, ptr %222, i64 %224
  store i32 %221, ptr %225, align 4
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.sqrt.rn.f(float) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #5

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

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
