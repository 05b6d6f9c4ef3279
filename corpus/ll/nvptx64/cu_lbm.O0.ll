; ModuleID = 'corpus/cuda/cu_lbm.cu'
source_filename = "corpus/cuda/cu_lbm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@ex = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 1, i32 0, i32 -1, i32 0, i32 1, i32 -1, i32 -1, i32 1], align 4
@ey = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 0, i32 1, i32 0, i32 -1, i32 1, i32 1, i32 -1, i32 -1], align 4
@opposite = dso_local addrspace(4) externally_initialized constant [9 x i32] [i32 0, i32 3, i32 4, i32 1, i32 2, i32 7, i32 8, i32 5, i32 6], align 4
@weight = dso_local addrspace(4) externally_initialized constant [9 x float] [float 0x3FDC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3FBC71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000, float 0x3F9C71C720000000], align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@llvm.compiler.used = appending global [4 x ptr] [ptr addrspacecast (ptr addrspace(4) @ex to ptr), ptr addrspacecast (ptr addrspace(4) @ey to ptr), ptr addrspacecast (ptr addrspace(4) @opposite to ptr), ptr addrspacecast (ptr addrspace(4) @weight to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @lbm_d2q9(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4, float noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca [9 x float], align 4
  %18 = alloca float, align 4
  %19 = alloca float, align 4
  %20 = alloca float, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca float, align 4
  %26 = alloca i32, align 4
  %27 = alloca float, align 4
  %28 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store float %5, ptr %12, align 4
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %31 = mul i32 %29, %30
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = add i32 %31, %32
  store i32 %33, ptr %13, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %35 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %36 = mul i32 %34, %35
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %38 = add i32 %36, %37
  store i32 %38, ptr %14, align 4
  %39 = load i32, ptr %13, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp sge i32 %39, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %6
  %43 = load i32, ptr %14, align 4
  %44 = load i32, ptr %11, align 4
  %45 = icmp sge i32 %43, %44
  br i1 %45, label %46, label %47

46:                                               ; preds = %42, %6
  br label %236

47:                                               ; preds = %42
  %48 = load i32, ptr %10, align 4
  %49 = load i32, ptr %11, align 4
  %50 = mul nsw i32 %48, %49
  store i32 %50, ptr %15, align 4
  %51 = load i32, ptr %14, align 4
  %52 = load i32, ptr %10, align 4
  %53 = mul nsw i32 %51, %52
  %54 = load i32, ptr %13, align 4
  %55 = add nsw i32 %53, %54
  store i32 %55, ptr %16, align 4
  store float 0.000000e+00, ptr %18, align 4
  store float 0.000000e+00, ptr %19, align 4
  store float 0.000000e+00, ptr %20, align 4
  store i32 0, ptr %21, align 4
  br label %56

56:                                               ; preds = %126, %47
  %57 = load i32, ptr %21, align 4
  %58 = icmp slt i32 %57, 9
  br i1 %58, label %59, label %129

59:                                               ; preds = %56
  %60 = load i32, ptr %13, align 4
  %61 = load i32, ptr %21, align 4
  %62 = sext i32 %61 to i64
  %63 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 0, i64 %62
  %64 = load i32, ptr %63, align 4
  %65 = sub nsw i32 %60, %64
  %66 = load i32, ptr %10, align 4
  %67 = add nsw i32 %65, %66
  %68 = load i32, ptr %10, align 4
  %69 = srem i32 %67, %68
  store i32 %69, ptr %22, align 4
  %70 = load i32, ptr %14, align 4
  %71 = load i32, ptr %21, align 4
  %72 = sext i32 %71 to i64
  %73 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 0, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = sub nsw i32 %70, %74
  %76 = load i32, ptr %11, align 4
  %77 = add nsw i32 %75, %76
  %78 = load i32, ptr %11, align 4
  %79 = srem i32 %77, %78
  store i32 %79, ptr %23, align 4
  %80 = load ptr, ptr %7, align 8
  %81 = load i32, ptr %21, align 4
  %82 = load i32, ptr %15, align 4
  %83 = mul nsw i32 %81, %82
  %84 = load i32, ptr %23, align 4
  %85 = load i32, ptr %10, align 4
  %86 = mul nsw i32 %84, %85
  %87 = add nsw i32 %83, %86
  %88 = load i32, ptr %22, align 4
  %89 = add nsw i32 %87, %88
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %80, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = load i32, ptr %21, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %94
  store float %92, ptr %95, align 4
  %96 = load i32, ptr %21, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = load float, ptr %18, align 4
  %101 = fadd contract float %100, %99
  store float %101, ptr %18, align 4
  %102 = load i32, ptr %21, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = load i32, ptr %21, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 0, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = sitofp i32 %109 to float
  %111 = fmul contract float %105, %110
  %112 = load float, ptr %19, align 4
  %113 = fadd contract float %112, %111
  store float %113, ptr %19, align 4
  %114 = load i32, ptr %21, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %115
  %117 = load float, ptr %116, align 4
  %118 = load i32, ptr %21, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 0, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = sitofp i32 %121 to float
  %123 = fmul contract float %117, %122
  %124 = load float, ptr %20, align 4
  %125 = fadd contract float %124, %123
  store float %125, ptr %20, align 4
  br label %126

126:                                              ; preds = %59
  %127 = load i32, ptr %21, align 4
  %128 = add nsw i32 %127, 1
  store i32 %128, ptr %21, align 4
  br label %56, !llvm.loop !4

129:                                              ; preds = %56
  %130 = load ptr, ptr %9, align 8
  %131 = load i32, ptr %16, align 4
  %132 = sext i32 %131 to i64
  %133 = getelementptr inbounds i8, ptr %130, i64 %132
  %134 = load i8, ptr %133, align 1
  %135 = zext i8 %134 to i32
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %161

137:                                              ; preds = %129
  store i32 0, ptr %24, align 4
  br label %138

138:                                              ; preds = %157, %137
  %139 = load i32, ptr %24, align 4
  %140 = icmp slt i32 %139, 9
  br i1 %140, label %141, label %160

141:                                              ; preds = %138
  %142 = load i32, ptr %24, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @opposite to ptr), i64 0, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = sext i32 %145 to i64
  %147 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %146
  %148 = load float, ptr %147, align 4
  %149 = load ptr, ptr %8, align 8
  %150 = load i32, ptr %24, align 4
  %151 = load i32, ptr %15, align 4
  %152 = mul nsw i32 %150, %151
  %153 = load i32, ptr %16, align 4
  %154 = add nsw i32 %152, %153
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds float, ptr %149, i64 %155
  store float %148, ptr %156, align 4
  br label %157

157:                                              ; preds = %141
  %158 = load i32, ptr %24, align 4
  %159 = add nsw i32 %158, 1
  store i32 %159, ptr %24, align 4
  br label %138, !llvm.loop !7

160:                                              ; preds = %138
  br label %236

161:                                              ; preds = %129
  %162 = load float, ptr %18, align 4
  %163 = load float, ptr %19, align 4
  %164 = fdiv contract float %163, %162
  store float %164, ptr %19, align 4
  %165 = load float, ptr %18, align 4
  %166 = load float, ptr %20, align 4
  %167 = fdiv contract float %166, %165
  store float %167, ptr %20, align 4
  %168 = load float, ptr %19, align 4
  %169 = load float, ptr %19, align 4
  %170 = fmul contract float %168, %169
  %171 = load float, ptr %20, align 4
  %172 = load float, ptr %20, align 4
  %173 = fmul contract float %171, %172
  %174 = fadd contract float %170, %173
  %175 = fmul contract float 1.500000e+00, %174
  store float %175, ptr %25, align 4
  store i32 0, ptr %26, align 4
  br label %176

176:                                              ; preds = %233, %161
  %177 = load i32, ptr %26, align 4
  %178 = icmp slt i32 %177, 9
  br i1 %178, label %179, label %236

179:                                              ; preds = %176
  %180 = load i32, ptr %26, align 4
  %181 = sext i32 %180 to i64
  %182 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @ex to ptr), i64 0, i64 %181
  %183 = load i32, ptr %182, align 4
  %184 = sitofp i32 %183 to float
  %185 = load float, ptr %19, align 4
  %186 = fmul contract float %184, %185
  %187 = load i32, ptr %26, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds [9 x i32], ptr addrspacecast (ptr addrspace(4) @ey to ptr), i64 0, i64 %188
  %190 = load i32, ptr %189, align 4
  %191 = sitofp i32 %190 to float
  %192 = load float, ptr %20, align 4
  %193 = fmul contract float %191, %192
  %194 = fadd contract float %186, %193
  %195 = fmul contract float 3.000000e+00, %194
  store float %195, ptr %27, align 4
  %196 = load i32, ptr %26, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @weight to ptr), i64 0, i64 %197
  %199 = load float, ptr %198, align 4
  %200 = load float, ptr %18, align 4
  %201 = fmul contract float %199, %200
  %202 = load float, ptr %27, align 4
  %203 = fadd contract float 1.000000e+00, %202
  %204 = load float, ptr %27, align 4
  %205 = fmul contract float 5.000000e-01, %204
  %206 = load float, ptr %27, align 4
  %207 = fmul contract float %205, %206
  %208 = fadd contract float %203, %207
  %209 = load float, ptr %25, align 4
  %210 = fsub contract float %208, %209
  %211 = fmul contract float %201, %210
  store float %211, ptr %28, align 4
  %212 = load i32, ptr %26, align 4
  %213 = sext i32 %212 to i64
  %214 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %213
  %215 = load float, ptr %214, align 4
  %216 = load float, ptr %12, align 4
  %217 = load float, ptr %28, align 4
  %218 = load i32, ptr %26, align 4
  %219 = sext i32 %218 to i64
  %220 = getelementptr inbounds [9 x float], ptr %17, i64 0, i64 %219
  %221 = load float, ptr %220, align 4
  %222 = fsub contract float %217, %221
  %223 = fmul contract float %216, %222
  %224 = fadd contract float %215, %223
  %225 = load ptr, ptr %8, align 8
  %226 = load i32, ptr %26, align 4
  %227 = load i32, ptr %15, align 4
  %228 = mul nsw i32 %226, %227
  %229 = load i32, ptr %16, align 4
  %230 = add nsw i32 %228, %229
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds float, ptr %225, i64 %231
  store float %224, ptr %232, align 4
  br label %233

233:                                              ; preds = %179
  %234 = load i32, ptr %26, align 4
  %235 = add nsw i32 %234, 1
  store i32 %235, ptr %26, align 4
  br label %176, !llvm.loop !8

236:                                              ; preds = %46, %160, %176
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
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5, !6}
