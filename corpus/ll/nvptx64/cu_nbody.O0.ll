; ModuleID = 'corpus/cuda/cu_nbody.cu'
source_filename = "corpus/cuda/cu_nbody.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.float4 = type { float, float, float, float }
%struct.float3 = type { float, float, float }
%struct.Body = type { double, double, double, double }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@sh_pos = external dso_local addrspace(3) global [0 x %struct.float4], align 16

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @nbody_tiles(ptr noundef %0, ptr noundef %1, i32 noundef %2, float noundef %3) #0 {
  %5 = alloca float, align 4
  %6 = alloca %struct.float4, align 16
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca float, align 4
  %11 = alloca %struct.float3, align 4
  %12 = alloca float, align 4
  %13 = alloca %struct.float3, align 4
  %14 = alloca float, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  %17 = alloca %struct.float3, align 8
  %18 = alloca %struct.float4, align 16
  %19 = alloca %struct.float4, align 16
  %20 = alloca float, align 4
  %21 = alloca %struct.float3, align 4
  %22 = alloca float, align 4
  %23 = alloca float, align 4
  %24 = alloca float, align 4
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  %27 = alloca i32, align 4
  %28 = alloca float, align 4
  %29 = alloca i32, align 4
  %30 = alloca %struct.float4, align 16
  %31 = alloca %struct.float3, align 4
  %32 = alloca i32, align 4
  %33 = alloca %struct.float4, align 16
  %34 = alloca i32, align 4
  %35 = alloca %struct.float3, align 4
  %36 = alloca %struct.float4, align 16
  %37 = alloca %struct.float4, align 16
  %38 = alloca %struct.float3, align 4
  %39 = alloca %struct.float4, align 16
  store ptr %0, ptr %25, align 8
  store ptr %1, ptr %26, align 8
  store i32 %2, ptr %27, align 4
  store float %3, ptr %28, align 4
  %40 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %41 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %42 = mul i32 %40, %41
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %44 = add i32 %42, %43
  store i32 %44, ptr %29, align 4
  %45 = load ptr, ptr %25, align 8
  %46 = load i32, ptr %29, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds %struct.float4, ptr %45, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %30, ptr align 16 %48, i64 16, i1 false)
  store float 0.000000e+00, ptr %22, align 4
  store float 0.000000e+00, ptr %23, align 4
  store float 0.000000e+00, ptr %24, align 4
  %49 = load float, ptr %22, align 4
  store float %49, ptr %21, align 4
  %50 = load float, ptr %23, align 4
  %51 = getelementptr inbounds nuw %struct.float3, ptr %21, i32 0, i32 1
  store float %50, ptr %51, align 4
  %52 = load float, ptr %24, align 4
  %53 = getelementptr inbounds nuw %struct.float3, ptr %21, i32 0, i32 2
  store float %52, ptr %53, align 4
  %54 = load %struct.float3, ptr %21, align 4
  %55 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 0
  %56 = extractvalue %struct.float3 %54, 0
  store float %56, ptr %55, align 4
  %57 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 1
  %58 = extractvalue %struct.float3 %54, 1
  store float %58, ptr %57, align 4
  %59 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 2
  %60 = extractvalue %struct.float3 %54, 2
  store float %60, ptr %59, align 4
  store i32 0, ptr %32, align 4
  br label %61

61:                                               ; preds = %162, %4
  %62 = load i32, ptr %32, align 4
  %63 = load i32, ptr %27, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %166

65:                                               ; preds = %61
  %66 = load ptr, ptr %25, align 8
  %67 = load i32, ptr %32, align 4
  %68 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %69 = add i32 %67, %68
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.float4, ptr %66, i64 %70
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %33, ptr align 16 %71, i64 16, i1 false)
  %72 = getelementptr inbounds nuw %struct.float4, ptr %33, i32 0, i32 3
  %73 = load float, ptr %72, align 4
  store float %73, ptr %20, align 4
  %74 = load float, ptr %20, align 4
  %75 = call contract noundef float @llvm.fabs.f32(float %74)
  %76 = getelementptr inbounds nuw %struct.float4, ptr %33, i32 0, i32 3
  store float %75, ptr %76, align 4
  %77 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 0, i64 %78
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %79, ptr align 16 %33, i64 16, i1 false)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %34, align 4
  br label %80

80:                                               ; preds = %158, %65
  %81 = load i32, ptr %34, align 4
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %83 = icmp slt i32 %81, %82
  br i1 %83, label %84, label %161

84:                                               ; preds = %80
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %36, ptr align 16 %30, i64 16, i1 false)
  %85 = load i32, ptr %34, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [0 x %struct.float4], ptr addrspacecast (ptr addrspace(3) @sh_pos to ptr), i64 0, i64 %86
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %37, ptr align 16 %87, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %38, ptr align 4 %31, i64 12, i1 false)
  %88 = load float, ptr %28, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %17, ptr align 4 %38, i64 12, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %18, ptr align 16 %37, i64 16, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %19, ptr align 16 %36, i64 16, i1 false)
  store float %88, ptr %12, align 4
  %89 = load float, ptr %18, align 16
  %90 = load float, ptr %19, align 16
  %91 = fsub contract float %89, %90
  store float %91, ptr %13, align 4
  %92 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 1
  %93 = load float, ptr %92, align 4
  %94 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 1
  %95 = load float, ptr %94, align 4
  %96 = fsub contract float %93, %95
  %97 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  store float %96, ptr %97, align 4
  %98 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 2
  %99 = load float, ptr %98, align 8
  %100 = getelementptr inbounds nuw %struct.float4, ptr %19, i32 0, i32 2
  %101 = load float, ptr %100, align 8
  %102 = fsub contract float %99, %101
  %103 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  store float %102, ptr %103, align 4
  %104 = load float, ptr %13, align 4
  %105 = load float, ptr %13, align 4
  %106 = fmul contract float %104, %105
  %107 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %108 = load float, ptr %107, align 4
  %109 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %110 = load float, ptr %109, align 4
  %111 = fmul contract float %108, %110
  %112 = fadd contract float %106, %111
  %113 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %114 = load float, ptr %113, align 4
  %115 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %116 = load float, ptr %115, align 4
  %117 = fmul contract float %114, %116
  %118 = fadd contract float %112, %117
  %119 = load float, ptr %12, align 4
  %120 = fadd contract float %118, %119
  store float %120, ptr %14, align 4
  %121 = load float, ptr %14, align 4
  store float %121, ptr %5, align 4
  %122 = load float, ptr %5, align 4
  %123 = call contract noundef float @llvm.nvvm.rsqrt.approx.f(float %122)
  store float %123, ptr %15, align 4
  %124 = getelementptr inbounds nuw %struct.float4, ptr %18, i32 0, i32 3
  %125 = load float, ptr %124, align 4
  %126 = load float, ptr %15, align 4
  %127 = fmul contract float %125, %126
  %128 = load float, ptr %15, align 4
  %129 = fmul contract float %127, %128
  %130 = load float, ptr %15, align 4
  %131 = fmul contract float %129, %130
  store float %131, ptr %16, align 4
  %132 = load float, ptr %13, align 4
  %133 = load float, ptr %16, align 4
  %134 = fmul contract float %132, %133
  %135 = load float, ptr %17, align 4
  %136 = fadd contract float %135, %134
  store float %136, ptr %17, align 4
  %137 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 1
  %138 = load float, ptr %137, align 4
  %139 = load float, ptr %16, align 4
  %140 = fmul contract float %138, %139
  %141 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 1
  %142 = load float, ptr %141, align 4
  %143 = fadd contract float %142, %140
  store float %143, ptr %141, align 4
  %144 = getelementptr inbounds nuw %struct.float3, ptr %13, i32 0, i32 2
  %145 = load float, ptr %144, align 4
  %146 = load float, ptr %16, align 4
  %147 = fmul contract float %145, %146
  %148 = getelementptr inbounds nuw %struct.float3, ptr %17, i32 0, i32 2
  %149 = load float, ptr %148, align 4
  %150 = fadd contract float %149, %147
  store float %150, ptr %148, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %11, ptr align 4 %17, i64 12, i1 false)
  %151 = load %struct.float3, ptr %11, align 4
  %152 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 0
  %153 = extractvalue %struct.float3 %151, 0
  store float %153, ptr %152, align 4
  %154 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 1
  %155 = extractvalue %struct.float3 %151, 1
  store float %155, ptr %154, align 4
  %156 = getelementptr inbounds nuw %struct.float3, ptr %35, i32 0, i32 2
  %157 = extractvalue %struct.float3 %151, 2
  store float %157, ptr %156, align 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %31, ptr align 4 %35, i64 12, i1 false)
  br label %158

158:                                              ; preds = %84
  %159 = load i32, ptr %34, align 4
  %160 = add nsw i32 %159, 1
  store i32 %160, ptr %34, align 4
  br label %80, !llvm.loop !4

161:                                              ; preds = %80
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %162

162:                                              ; preds = %161
  %163 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %164 = load i32, ptr %32, align 4
  %165 = add i32 %164, %163
  store i32 %165, ptr %32, align 4
  br label %61, !llvm.loop !7

166:                                              ; preds = %61
  %167 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 0
  %168 = load float, ptr %167, align 4
  %169 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 1
  %170 = load float, ptr %169, align 4
  %171 = getelementptr inbounds nuw %struct.float3, ptr %31, i32 0, i32 2
  %172 = load float, ptr %171, align 4
  store float %168, ptr %7, align 4
  store float %170, ptr %8, align 4
  store float %172, ptr %9, align 4
  store float 0.000000e+00, ptr %10, align 4
  %173 = load float, ptr %7, align 4
  store float %173, ptr %6, align 16
  %174 = load float, ptr %8, align 4
  %175 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 1
  store float %174, ptr %175, align 4
  %176 = load float, ptr %9, align 4
  %177 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 2
  store float %176, ptr %177, align 8
  %178 = load float, ptr %10, align 4
  %179 = getelementptr inbounds nuw %struct.float4, ptr %6, i32 0, i32 3
  store float %178, ptr %179, align 4
  %180 = load %struct.float4, ptr %6, align 16
  %181 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 0
  %182 = extractvalue %struct.float4 %180, 0
  store float %182, ptr %181, align 16
  %183 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 1
  %184 = extractvalue %struct.float4 %180, 1
  store float %184, ptr %183, align 4
  %185 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 2
  %186 = extractvalue %struct.float4 %180, 2
  store float %186, ptr %185, align 8
  %187 = getelementptr inbounds nuw %struct.float4, ptr %39, i32 0, i32 3
  %188 = extractvalue %struct.float4 %180, 3
  store float %188, ptr %187, align 4
  %189 = load ptr, ptr %26, align 8
  %190 = load i32, ptr %29, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds %struct.float4, ptr %189, i64 %191
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %192, ptr align 16 %39, i64 16, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @leapfrog(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, double noundef %4, double noundef %5) #0 {
  %7 = alloca double, align 8
  %8 = alloca double, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca double, align 8
  %14 = alloca double, align 8
  %15 = alloca i32, align 4
  %16 = alloca %struct.Body, align 8
  %17 = alloca double, align 8
  %18 = alloca double, align 8
  %19 = alloca double, align 8
  %20 = alloca i32, align 4
  %21 = alloca %struct.Body, align 8
  %22 = alloca double, align 8
  %23 = alloca double, align 8
  %24 = alloca double, align 8
  %25 = alloca double, align 8
  %26 = alloca double, align 8
  %27 = alloca %struct.Body, align 8
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store i32 %3, ptr %12, align 4
  store double %4, ptr %13, align 8
  store double %5, ptr %14, align 8
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %30 = mul i32 %28, %29
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %32 = add i32 %30, %31
  store i32 %32, ptr %15, align 4
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %12, align 4
  %35 = icmp sge i32 %33, %34
  br i1 %35, label %36, label %37

36:                                               ; preds = %6
  br label %171

37:                                               ; preds = %6
  %38 = load ptr, ptr %9, align 8
  %39 = load i32, ptr %15, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds %struct.Body, ptr %38, i64 %40
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %16, ptr align 8 %41, i64 32, i1 false)
  store double 0.000000e+00, ptr %17, align 8
  store double 0.000000e+00, ptr %18, align 8
  store double 0.000000e+00, ptr %19, align 8
  store i32 0, ptr %20, align 4
  br label %42

42:                                               ; preds = %109, %37
  %43 = load i32, ptr %20, align 4
  %44 = load i32, ptr %12, align 4
  %45 = icmp slt i32 %43, %44
  br i1 %45, label %46, label %112

46:                                               ; preds = %42
  %47 = load i32, ptr %20, align 4
  %48 = load i32, ptr %15, align 4
  %49 = icmp eq i32 %47, %48
  br i1 %49, label %50, label %51

50:                                               ; preds = %46
  br label %109

51:                                               ; preds = %46
  %52 = load ptr, ptr %9, align 8
  %53 = load i32, ptr %20, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds %struct.Body, ptr %52, i64 %54
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %55, i64 32, i1 false)
  %56 = getelementptr inbounds nuw %struct.Body, ptr %21, i32 0, i32 0
  %57 = load double, ptr %56, align 8
  %58 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 0
  %59 = load double, ptr %58, align 8
  %60 = fsub contract double %57, %59
  store double %60, ptr %22, align 8
  %61 = getelementptr inbounds nuw %struct.Body, ptr %21, i32 0, i32 1
  %62 = load double, ptr %61, align 8
  %63 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 1
  %64 = load double, ptr %63, align 8
  %65 = fsub contract double %62, %64
  store double %65, ptr %23, align 8
  %66 = getelementptr inbounds nuw %struct.Body, ptr %21, i32 0, i32 2
  %67 = load double, ptr %66, align 8
  %68 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 2
  %69 = load double, ptr %68, align 8
  %70 = fsub contract double %67, %69
  store double %70, ptr %24, align 8
  %71 = load double, ptr %22, align 8
  %72 = load double, ptr %22, align 8
  %73 = fmul contract double %71, %72
  %74 = load double, ptr %23, align 8
  %75 = load double, ptr %23, align 8
  %76 = fmul contract double %74, %75
  %77 = fadd contract double %73, %76
  %78 = load double, ptr %24, align 8
  %79 = load double, ptr %24, align 8
  %80 = fmul contract double %78, %79
  %81 = fadd contract double %77, %80
  %82 = load double, ptr %14, align 8
  %83 = fadd contract double %81, %82
  store double %83, ptr %25, align 8
  %84 = getelementptr inbounds nuw %struct.Body, ptr %21, i32 0, i32 3
  %85 = load double, ptr %84, align 8
  store double %85, ptr %8, align 8
  %86 = load double, ptr %8, align 8
  %87 = call contract noundef double @llvm.fabs.f64(double %86)
  %88 = load double, ptr %25, align 8
  %89 = load double, ptr %25, align 8
  store double %89, ptr %7, align 8
  %90 = load double, ptr %7, align 8
  %91 = call contract noundef double @llvm.nvvm.sqrt.rn.d(double %90)
  %92 = fmul contract double %88, %91
  %93 = fdiv contract double %87, %92
  store double %93, ptr %26, align 8
  %94 = load double, ptr %22, align 8
  %95 = load double, ptr %26, align 8
  %96 = fmul contract double %94, %95
  %97 = load double, ptr %17, align 8
  %98 = fadd contract double %97, %96
  store double %98, ptr %17, align 8
  %99 = load double, ptr %23, align 8
  %100 = load double, ptr %26, align 8
  %101 = fmul contract double %99, %100
  %102 = load double, ptr %18, align 8
  %103 = fadd contract double %102, %101
  store double %103, ptr %18, align 8
  %104 = load double, ptr %24, align 8
  %105 = load double, ptr %26, align 8
  %106 = fmul contract double %104, %105
  %107 = load double, ptr %19, align 8
  %108 = fadd contract double %107, %106
  store double %108, ptr %19, align 8
  br label %109

109:                                              ; preds = %51, %50
  %110 = load i32, ptr %20, align 4
  %111 = add nsw i32 %110, 1
  store i32 %111, ptr %20, align 4
  br label %42, !llvm.loop !8

112:                                              ; preds = %42
  %113 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 0
  %114 = load double, ptr %113, align 8
  %115 = load double, ptr %13, align 8
  %116 = load ptr, ptr %10, align 8
  %117 = load i32, ptr %15, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds %struct.Body, ptr %116, i64 %118
  %120 = getelementptr inbounds nuw %struct.Body, ptr %119, i32 0, i32 0
  %121 = load double, ptr %120, align 8
  %122 = load double, ptr %13, align 8
  %123 = fmul contract double 5.000000e-01, %122
  %124 = load double, ptr %17, align 8
  %125 = fmul contract double %123, %124
  %126 = fadd contract double %121, %125
  %127 = fmul contract double %115, %126
  %128 = fadd contract double %114, %127
  %129 = getelementptr inbounds nuw %struct.Body, ptr %27, i32 0, i32 0
  store double %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 1
  %131 = load double, ptr %130, align 8
  %132 = load double, ptr %13, align 8
  %133 = load ptr, ptr %10, align 8
  %134 = load i32, ptr %15, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds %struct.Body, ptr %133, i64 %135
  %137 = getelementptr inbounds nuw %struct.Body, ptr %136, i32 0, i32 1
  %138 = load double, ptr %137, align 8
  %139 = load double, ptr %13, align 8
  %140 = fmul contract double 5.000000e-01, %139
  %141 = load double, ptr %18, align 8
  %142 = fmul contract double %140, %141
  %143 = fadd contract double %138, %142
  %144 = fmul contract double %132, %143
  %145 = fadd contract double %131, %144
  %146 = getelementptr inbounds nuw %struct.Body, ptr %27, i32 0, i32 1
  store double %145, ptr %146, align 8
  %147 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 2
  %148 = load double, ptr %147, align 8
  %149 = load double, ptr %13, align 8
  %150 = load ptr, ptr %10, align 8
  %151 = load i32, ptr %15, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds %struct.Body, ptr %150, i64 %152
  %154 = getelementptr inbounds nuw %struct.Body, ptr %153, i32 0, i32 2
  %155 = load double, ptr %154, align 8
  %156 = load double, ptr %13, align 8
  %157 = fmul contract double 5.000000e-01, %156
  %158 = load double, ptr %19, align 8
  %159 = fmul contract double %157, %158
  %160 = fadd contract double %155, %159
  %161 = fmul contract double %149, %160
  %162 = fadd contract double %148, %161
  %163 = getelementptr inbounds nuw %struct.Body, ptr %27, i32 0, i32 2
  store double %162, ptr %163, align 8
  %164 = getelementptr inbounds nuw %struct.Body, ptr %16, i32 0, i32 3
  %165 = load double, ptr %164, align 8
  %166 = getelementptr inbounds nuw %struct.Body, ptr %27, i32 0, i32 3
  store double %165, ptr %166, align 8
  %167 = load ptr, ptr %11, align 8
  %168 = load i32, ptr %15, align 4
  %169 = sext i32 %168 to i64
  %170 = getelementptr inbounds %struct.Body, ptr %167, i64 %169
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %170, ptr align 8 %27, i64 32, i1 false)
  br label %171

171:                                              ; preds = %112, %36
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare float @llvm.nvvm.rsqrt.approx.f(float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #4

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
declare double @llvm.nvvm.sqrt.rn.d(double) #5

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nofree nosync nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.count", i32 8}
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
