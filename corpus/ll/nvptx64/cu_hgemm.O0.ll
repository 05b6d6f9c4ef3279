; ModuleID = 'corpus/cuda/cu_hgemm.cu'
source_filename = "corpus/cuda/cu_hgemm.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.float2 = type { float, float }

@_ZZ11hgemm_half2E2As = internal addrspace(3) global [16 x [32 x half]] undef, align 2
@_ZZ11hgemm_half2E2Bs = internal addrspace(3) global [16 x [16 x <2 x half>]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hgemm_half2(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, i32 noundef %3, i32 noundef %4) #0 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca [2 x %struct.float2], align 8
  %15 = alloca i32, align 4
  %16 = alloca <2 x half>, align 4
  %17 = alloca <2 x half>, align 4
  %18 = alloca i32, align 4
  %19 = alloca <2 x half>, align 4
  %20 = alloca half, align 2
  %21 = alloca half, align 2
  %22 = alloca <2 x half>, align 4
  %23 = alloca <2 x half>, align 4
  %24 = alloca i32, align 4
  %25 = alloca <2 x half>, align 4
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %26, ptr %11, align 4
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  store i32 %27, ptr %12, align 4
  %28 = load i32, ptr %9, align 4
  %29 = sdiv i32 %28, 2
  store i32 %29, ptr %13, align 4
  call void @llvm.memset.p0.i64(ptr align 8 %14, i8 0, i64 16, i1 false)
  store i32 0, ptr %15, align 4
  br label %30

30:                                               ; preds = %171, %5
  %31 = load i32, ptr %15, align 4
  %32 = load i32, ptr %10, align 4
  %33 = icmp slt i32 %31, %32
  br i1 %33, label %34, label %174

34:                                               ; preds = %30
  %35 = load ptr, ptr %6, align 8
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %37 = mul i32 %36, 32
  %38 = load i32, ptr %12, align 4
  %39 = add i32 %37, %38
  %40 = load i32, ptr %10, align 4
  %41 = mul i32 %39, %40
  %42 = load i32, ptr %15, align 4
  %43 = add i32 %41, %42
  %44 = load i32, ptr %11, align 4
  %45 = add i32 %43, %44
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw half, ptr %35, i64 %46
  %48 = load half, ptr %47, align 2
  %49 = load i32, ptr %11, align 4
  %50 = sext i32 %49 to i64
  %51 = getelementptr inbounds [16 x [32 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 0, i64 %50
  %52 = load i32, ptr %12, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [32 x half], ptr %51, i64 0, i64 %53
  store half %48, ptr %54, align 2
  %55 = load ptr, ptr %6, align 8
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %57 = mul i32 %56, 32
  %58 = load i32, ptr %12, align 4
  %59 = add i32 %57, %58
  %60 = add i32 %59, 16
  %61 = load i32, ptr %10, align 4
  %62 = mul i32 %60, %61
  %63 = load i32, ptr %15, align 4
  %64 = add i32 %62, %63
  %65 = load i32, ptr %11, align 4
  %66 = add i32 %64, %65
  %67 = zext i32 %66 to i64
  %68 = getelementptr inbounds nuw half, ptr %55, i64 %67
  %69 = load half, ptr %68, align 2
  %70 = load i32, ptr %11, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [16 x [32 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 0, i64 %71
  %73 = load i32, ptr %12, align 4
  %74 = add nsw i32 %73, 16
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [32 x half], ptr %72, i64 0, i64 %75
  store half %69, ptr %76, align 2
  %77 = load ptr, ptr %7, align 8
  %78 = load i32, ptr %15, align 4
  %79 = load i32, ptr %12, align 4
  %80 = add nsw i32 %78, %79
  %81 = load i32, ptr %13, align 4
  %82 = mul nsw i32 %80, %81
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %84 = mul i32 %83, 16
  %85 = add i32 %82, %84
  %86 = load i32, ptr %11, align 4
  %87 = add i32 %85, %86
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw <2 x half>, ptr %77, i64 %88
  %90 = load <2 x half>, ptr %89, align 4
  %91 = load i32, ptr %12, align 4
  %92 = sext i32 %91 to i64
  %93 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2Bs to ptr), i64 0, i64 %92
  %94 = load i32, ptr %11, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds [16 x <2 x half>], ptr %93, i64 0, i64 %95
  store <2 x half> %90, ptr %96, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store <2 x half> zeroinitializer, ptr %16, align 4
  store <2 x half> zeroinitializer, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %97

97:                                               ; preds = %139, %34
  %98 = load i32, ptr %18, align 4
  %99 = icmp slt i32 %98, 16
  br i1 %99, label %100, label %142

100:                                              ; preds = %97
  %101 = load i32, ptr %18, align 4
  %102 = sext i32 %101 to i64
  %103 = getelementptr inbounds [16 x [16 x <2 x half>]], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2Bs to ptr), i64 0, i64 %102
  %104 = load i32, ptr %11, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds [16 x <2 x half>], ptr %103, i64 0, i64 %105
  %107 = load <2 x half>, ptr %106, align 4
  store <2 x half> %107, ptr %19, align 4
  %108 = load i32, ptr %18, align 4
  %109 = sext i32 %108 to i64
  %110 = getelementptr inbounds [16 x [32 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 0, i64 %109
  %111 = load i32, ptr %12, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [32 x half], ptr %110, i64 0, i64 %112
  %114 = load half, ptr %113, align 2
  store half %114, ptr %20, align 2
  %115 = load i32, ptr %18, align 4
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds [16 x [32 x half]], ptr addrspacecast (ptr addrspace(3) @_ZZ11hgemm_half2E2As to ptr), i64 0, i64 %116
  %118 = load i32, ptr %12, align 4
  %119 = add nsw i32 %118, 16
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [32 x half], ptr %117, i64 0, i64 %120
  %122 = load half, ptr %121, align 2
  store half %122, ptr %21, align 2
  %123 = load half, ptr %20, align 2
  %124 = insertelement <2 x half> poison, half %123, i32 0
  %125 = load half, ptr %20, align 2
  %126 = insertelement <2 x half> %124, half %125, i32 1
  store <2 x half> %126, ptr %22, align 4
  %127 = load half, ptr %21, align 2
  %128 = insertelement <2 x half> poison, half %127, i32 0
  %129 = load half, ptr %21, align 2
  %130 = insertelement <2 x half> %128, half %129, i32 1
  store <2 x half> %130, ptr %23, align 4
  %131 = load <2 x half>, ptr %22, align 4
  %132 = load <2 x half>, ptr %19, align 4
  %133 = load <2 x half>, ptr %16, align 4
  %134 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %131, <2 x half> %132, <2 x half> %133)
  store <2 x half> %134, ptr %16, align 4
  %135 = load <2 x half>, ptr %23, align 4
  %136 = load <2 x half>, ptr %19, align 4
  %137 = load <2 x half>, ptr %17, align 4
  %138 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %135, <2 x half> %136, <2 x half> %137)
  store <2 x half> %138, ptr %17, align 4
  br label %139

139:                                              ; preds = %100
  %140 = load i32, ptr %18, align 4
  %141 = add nsw i32 %140, 1
  store i32 %141, ptr %18, align 4
  br label %97, !llvm.loop !4

142:                                              ; preds = %97
  %143 = load <2 x half>, ptr %16, align 4
  %144 = extractelement <2 x half> %143, i64 0
  %145 = fpext contract half %144 to float
  %146 = getelementptr inbounds [2 x %struct.float2], ptr %14, i64 0, i64 0
  %147 = getelementptr inbounds nuw %struct.float2, ptr %146, i32 0, i32 0
  %148 = load float, ptr %147, align 8
  %149 = fadd contract float %148, %145
  store float %149, ptr %147, align 8
  %150 = load <2 x half>, ptr %16, align 4
  %151 = extractelement <2 x half> %150, i64 1
  %152 = fpext contract half %151 to float
  %153 = getelementptr inbounds [2 x %struct.float2], ptr %14, i64 0, i64 0
  %154 = getelementptr inbounds nuw %struct.float2, ptr %153, i32 0, i32 1
  %155 = load float, ptr %154, align 4
  %156 = fadd contract float %155, %152
  store float %156, ptr %154, align 4
  %157 = load <2 x half>, ptr %17, align 4
  %158 = extractelement <2 x half> %157, i64 0
  %159 = fpext contract half %158 to float
  %160 = getelementptr inbounds [2 x %struct.float2], ptr %14, i64 0, i64 1
  %161 = getelementptr inbounds nuw %struct.float2, ptr %160, i32 0, i32 0
  %162 = load float, ptr %161, align 8
  %163 = fadd contract float %162, %159
  store float %163, ptr %161, align 8
  %164 = load <2 x half>, ptr %17, align 4
  %165 = extractelement <2 x half> %164, i64 1
  %166 = fpext contract half %165 to float
  %167 = getelementptr inbounds [2 x %struct.float2], ptr %14, i64 0, i64 1
  %168 = getelementptr inbounds nuw %struct.float2, ptr %167, i32 0, i32 1
  %169 = load float, ptr %168, align 4
  %170 = fadd contract float %169, %166
  store float %170, ptr %168, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %171

171:                                              ; preds = %142
  %172 = load i32, ptr %15, align 4
  %173 = add nsw i32 %172, 16
  store i32 %173, ptr %15, align 4
  br label %30, !llvm.loop !7

174:                                              ; preds = %30
  store i32 0, ptr %24, align 4
  br label %175

175:                                              ; preds = %211, %174
  %176 = load i32, ptr %24, align 4
  %177 = icmp slt i32 %176, 2
  br i1 %177, label %178, label %214

178:                                              ; preds = %175
  %179 = load i32, ptr %24, align 4
  %180 = sext i32 %179 to i64
  %181 = getelementptr inbounds [2 x %struct.float2], ptr %14, i64 0, i64 %180
  %182 = getelementptr inbounds nuw %struct.float2, ptr %181, i32 0, i32 0
  %183 = load float, ptr %182, align 8
  %184 = fptrunc contract float %183 to half
  %185 = insertelement <2 x half> poison, half %184, i32 0
  %186 = load i32, ptr %24, align 4
  %187 = sext i32 %186 to i64
  %188 = getelementptr inbounds [2 x %struct.float2], ptr %14, i64 0, i64 %187
  %189 = getelementptr inbounds nuw %struct.float2, ptr %188, i32 0, i32 1
  %190 = load float, ptr %189, align 4
  %191 = fptrunc contract float %190 to half
  %192 = insertelement <2 x half> %185, half %191, i32 1
  store <2 x half> %192, ptr %25, align 4
  %193 = load <2 x half>, ptr %25, align 4
  %194 = load ptr, ptr %8, align 8
  %195 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %196 = mul i32 %195, 32
  %197 = load i32, ptr %12, align 4
  %198 = add i32 %196, %197
  %199 = load i32, ptr %24, align 4
  %200 = mul nsw i32 16, %199
  %201 = add i32 %198, %200
  %202 = load i32, ptr %13, align 4
  %203 = mul i32 %201, %202
  %204 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %205 = mul i32 %204, 16
  %206 = add i32 %203, %205
  %207 = load i32, ptr %11, align 4
  %208 = add i32 %206, %207
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds nuw <2 x half>, ptr %194, i64 %209
  store <2 x half> %193, ptr %210, align 4
  br label %211

211:                                              ; preds = %178
  %212 = load i32, ptr %24, align 4
  %213 = add nsw i32 %212, 1
  store i32 %213, ptr %24, align 4
  br label %175, !llvm.loop !8

214:                                              ; preds = %175
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5, !6}
