; ModuleID = 'corpus/cuda/cu_wmma.cu'
source_filename = "corpus/cuda/cu_wmma.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }

@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @wmma_gemm(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4, i32 noundef %5) #0 {
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca [8 x i32], align 4
  %16 = alloca [8 x i32], align 4
  %17 = alloca [8 x float], align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store i32 %3, ptr %10, align 4
  store i32 %4, ptr %11, align 4
  store i32 %5, ptr %12, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %22 = mul i32 %21, 16
  store i32 %22, ptr %13, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %24 = mul i32 %23, 16
  store i32 %24, ptr %14, align 4
  store i32 0, ptr %18, align 4
  br label %25

25:                                               ; preds = %32, %6
  %26 = load i32, ptr %18, align 4
  %27 = icmp slt i32 %26, 8
  br i1 %27, label %28, label %35

28:                                               ; preds = %25
  %29 = load i32, ptr %18, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 %30
  store float 0.000000e+00, ptr %31, align 4
  br label %32

32:                                               ; preds = %28
  %33 = load i32, ptr %18, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %18, align 4
  br label %25, !llvm.loop !4

35:                                               ; preds = %25
  store i32 0, ptr %19, align 4
  br label %36

36:                                               ; preds = %198, %35
  %37 = load i32, ptr %19, align 4
  %38 = load i32, ptr %12, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %201

40:                                               ; preds = %36
  %41 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %42 = load ptr, ptr %7, align 8
  %43 = load i32, ptr %13, align 4
  %44 = load i32, ptr %12, align 4
  %45 = mul nsw i32 %43, %44
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds half, ptr %42, i64 %46
  %48 = load i32, ptr %19, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds half, ptr %47, i64 %49
  %51 = load i32, ptr %12, align 4
  %52 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr %50, i32 %51)
  %53 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 0
  %54 = bitcast <2 x half> %53 to i32
  %55 = getelementptr i32, ptr %41, i32 0
  store i32 %54, ptr %55, align 4
  %56 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 1
  %57 = bitcast <2 x half> %56 to i32
  %58 = getelementptr i32, ptr %41, i32 1
  store i32 %57, ptr %58, align 4
  %59 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 2
  %60 = bitcast <2 x half> %59 to i32
  %61 = getelementptr i32, ptr %41, i32 2
  store i32 %60, ptr %61, align 4
  %62 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 3
  %63 = bitcast <2 x half> %62 to i32
  %64 = getelementptr i32, ptr %41, i32 3
  store i32 %63, ptr %64, align 4
  %65 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 4
  %66 = bitcast <2 x half> %65 to i32
  %67 = getelementptr i32, ptr %41, i32 4
  store i32 %66, ptr %67, align 4
  %68 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 5
  %69 = bitcast <2 x half> %68 to i32
  %70 = getelementptr i32, ptr %41, i32 5
  store i32 %69, ptr %70, align 4
  %71 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 6
  %72 = bitcast <2 x half> %71 to i32
  %73 = getelementptr i32, ptr %41, i32 6
  store i32 %72, ptr %73, align 4
  %74 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %52, 7
  %75 = bitcast <2 x half> %74 to i32
  %76 = getelementptr i32, ptr %41, i32 7
  store i32 %75, ptr %76, align 4
  %77 = getelementptr inbounds [8 x i32], ptr %16, i64 0, i64 0
  %78 = load ptr, ptr %8, align 8
  %79 = load i32, ptr %14, align 4
  %80 = load i32, ptr %12, align 4
  %81 = mul nsw i32 %79, %80
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds half, ptr %78, i64 %82
  %84 = load i32, ptr %19, align 4
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds half, ptr %83, i64 %85
  %87 = load i32, ptr %12, align 4
  %88 = call contract { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr %86, i32 %87)
  %89 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 0
  %90 = bitcast <2 x half> %89 to i32
  %91 = getelementptr i32, ptr %77, i32 0
  store i32 %90, ptr %91, align 4
  %92 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 1
  %93 = bitcast <2 x half> %92 to i32
  %94 = getelementptr i32, ptr %77, i32 1
  store i32 %93, ptr %94, align 4
  %95 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 2
  %96 = bitcast <2 x half> %95 to i32
  %97 = getelementptr i32, ptr %77, i32 2
  store i32 %96, ptr %97, align 4
  %98 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 3
  %99 = bitcast <2 x half> %98 to i32
  %100 = getelementptr i32, ptr %77, i32 3
  store i32 %99, ptr %100, align 4
  %101 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 4
  %102 = bitcast <2 x half> %101 to i32
  %103 = getelementptr i32, ptr %77, i32 4
  store i32 %102, ptr %103, align 4
  %104 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 5
  %105 = bitcast <2 x half> %104 to i32
  %106 = getelementptr i32, ptr %77, i32 5
  store i32 %105, ptr %106, align 4
  %107 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 6
  %108 = bitcast <2 x half> %107 to i32
  %109 = getelementptr i32, ptr %77, i32 6
  store i32 %108, ptr %109, align 4
  %110 = extractvalue { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } %88, 7
  %111 = bitcast <2 x half> %110 to i32
  %112 = getelementptr i32, ptr %77, i32 7
  store i32 %111, ptr %112, align 4
  %113 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 0
  %114 = getelementptr inbounds [8 x i32], ptr %15, i64 0, i64 0
  %115 = getelementptr inbounds [8 x i32], ptr %16, i64 0, i64 0
  %116 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 0
  %117 = getelementptr i32, ptr %114, i32 0
  %118 = load i32, ptr %117, align 4
  %119 = bitcast i32 %118 to <2 x half>
  %120 = getelementptr i32, ptr %114, i32 1
  %121 = load i32, ptr %120, align 4
  %122 = bitcast i32 %121 to <2 x half>
  %123 = getelementptr i32, ptr %114, i32 2
  %124 = load i32, ptr %123, align 4
  %125 = bitcast i32 %124 to <2 x half>
  %126 = getelementptr i32, ptr %114, i32 3
  %127 = load i32, ptr %126, align 4
  %128 = bitcast i32 %127 to <2 x half>
  %129 = getelementptr i32, ptr %114, i32 4
  %130 = load i32, ptr %129, align 4
  %131 = bitcast i32 %130 to <2 x half>
  %132 = getelementptr i32, ptr %114, i32 5
  %133 = load i32, ptr %132, align 4
  %134 = bitcast i32 %133 to <2 x half>
  %135 = getelementptr i32, ptr %114, i32 6
  %136 = load i32, ptr %135, align 4
  %137 = bitcast i32 %136 to <2 x half>
  %138 = getelementptr i32, ptr %114, i32 7
  %139 = load i32, ptr %138, align 4
  %140 = bitcast i32 %139 to <2 x half>
  %141 = getelementptr i32, ptr %115, i32 0
  %142 = load i32, ptr %141, align 4
  %143 = bitcast i32 %142 to <2 x half>
  %144 = getelementptr i32, ptr %115, i32 1
  %145 = load i32, ptr %144, align 4
  %146 = bitcast i32 %145 to <2 x half>
  %147 = getelementptr i32, ptr %115, i32 2
  %148 = load i32, ptr %147, align 4
  %149 = bitcast i32 %148 to <2 x half>
  %150 = getelementptr i32, ptr %115, i32 3
  %151 = load i32, ptr %150, align 4
  %152 = bitcast i32 %151 to <2 x half>
  %153 = getelementptr i32, ptr %115, i32 4
  %154 = load i32, ptr %153, align 4
  %155 = bitcast i32 %154 to <2 x half>
  %156 = getelementptr i32, ptr %115, i32 5
  %157 = load i32, ptr %156, align 4
  %158 = bitcast i32 %157 to <2 x half>
  %159 = getelementptr i32, ptr %115, i32 6
  %160 = load i32, ptr %159, align 4
  %161 = bitcast i32 %160 to <2 x half>
  %162 = getelementptr i32, ptr %115, i32 7
  %163 = load i32, ptr %162, align 4
  %164 = bitcast i32 %163 to <2 x half>
  %165 = getelementptr float, ptr %116, i32 0
  %166 = load float, ptr %165, align 4
  %167 = getelementptr float, ptr %116, i32 1
  %168 = load float, ptr %167, align 4
  %169 = getelementptr float, ptr %116, i32 2
  %170 = load float, ptr %169, align 4
  %171 = getelementptr float, ptr %116, i32 3
  %172 = load float, ptr %171, align 4
  %173 = getelementptr float, ptr %116, i32 4
  %174 = load float, ptr %173, align 4
  %175 = getelementptr float, ptr %116, i32 5
  %176 = load float, ptr %175, align 4
  %177 = getelementptr float, ptr %116, i32 6
  %178 = load float, ptr %177, align 4
  %179 = getelementptr float, ptr %116, i32 7
  %180 = load float, ptr %179, align 4
  %181 = call contract { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half> %119, <2 x half> %122, <2 x half> %125, <2 x half> %128, <2 x half> %131, <2 x half> %134, <2 x half> %137, <2 x half> %140, <2 x half> %143, <2 x half> %146, <2 x half> %149, <2 x half> %152, <2 x half> %155, <2 x half> %158, <2 x half> %161, <2 x half> %164, float %166, float %168, float %170, float %172, float %174, float %176, float %178, float %180)
  %182 = extractvalue { float, float, float, float, float, float, float, float } %181, 0
  %183 = getelementptr float, ptr %113, i32 0
  store float %182, ptr %183, align 4
  %184 = extractvalue { float, float, float, float, float, float, float, float } %181, 1
  %185 = getelementptr float, ptr %113, i32 1
  store float %184, ptr %185, align 4
  %186 = extractvalue { float, float, float, float, float, float, float, float } %181, 2
  %187 = getelementptr float, ptr %113, i32 2
  store float %186, ptr %187, align 4
  %188 = extractvalue { float, float, float, float, float, float, float, float } %181, 3
  %189 = getelementptr float, ptr %113, i32 3
  store float %188, ptr %189, align 4
  %190 = extractvalue { float, float, float, float, float, float, float, float } %181, 4
  %191 = getelementptr float, ptr %113, i32 4
  store float %190, ptr %191, align 4
  %192 = extractvalue { float, float, float, float, float, float, float, float } %181, 5
  %193 = getelementptr float, ptr %113, i32 5
  store float %192, ptr %193, align 4
  %194 = extractvalue { float, float, float, float, float, float, float, float } %181, 6
  %195 = getelementptr float, ptr %113, i32 6
  store float %194, ptr %195, align 4
  %196 = extractvalue { float, float, float, float, float, float, float, float } %181, 7
  %197 = getelementptr float, ptr %113, i32 7
  store float %196, ptr %197, align 4
  br label %198

198:                                              ; preds = %40
  %199 = load i32, ptr %19, align 4
  %200 = add nsw i32 %199, 16
  store i32 %200, ptr %19, align 4
  br label %36, !llvm.loop !6

201:                                              ; preds = %36
  store i32 0, ptr %20, align 4
  br label %202

202:                                              ; preds = %214, %201
  %203 = load i32, ptr %20, align 4
  %204 = icmp slt i32 %203, 8
  br i1 %204, label %205, label %217

205:                                              ; preds = %202
  %206 = load i32, ptr %20, align 4
  %207 = sext i32 %206 to i64
  %208 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 %207
  %209 = load float, ptr %208, align 4
  %210 = fmul contract float 2.000000e+00, %209
  %211 = load i32, ptr %20, align 4
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 %212
  store float %210, ptr %213, align 4
  br label %214

214:                                              ; preds = %205
  %215 = load i32, ptr %20, align 4
  %216 = add nsw i32 %215, 1
  store i32 %216, ptr %20, align 4
  br label %202, !llvm.loop !7

217:                                              ; preds = %202
  %218 = load ptr, ptr %9, align 8
  %219 = load i32, ptr %13, align 4
  %220 = load i32, ptr %11, align 4
  %221 = mul nsw i32 %219, %220
  %222 = sext i32 %221 to i64
  %223 = getelementptr inbounds float, ptr %218, i64 %222
  %224 = load i32, ptr %14, align 4
  %225 = sext i32 %224 to i64
  %226 = getelementptr inbounds float, ptr %223, i64 %225
  %227 = getelementptr inbounds [8 x float], ptr %17, i64 0, i64 0
  %228 = load i32, ptr %11, align 4
  %229 = getelementptr float, ptr %227, i32 0
  %230 = load float, ptr %229, align 4
  %231 = getelementptr float, ptr %227, i32 1
  %232 = load float, ptr %231, align 4
  %233 = getelementptr float, ptr %227, i32 2
  %234 = load float, ptr %233, align 4
  %235 = getelementptr float, ptr %227, i32 3
  %236 = load float, ptr %235, align 4
  %237 = getelementptr float, ptr %227, i32 4
  %238 = load float, ptr %237, align 4
  %239 = getelementptr float, ptr %227, i32 5
  %240 = load float, ptr %239, align 4
  %241 = getelementptr float, ptr %227, i32 6
  %242 = load float, ptr %241, align 4
  %243 = getelementptr float, ptr %227, i32 7
  %244 = load float, ptr %243, align 4
  call void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr %226, float %230, float %232, float %234, float %236, float %238, float %240, float %242, float %244, i32 %228)
  ret void
}

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.a.row.stride.f16.p0(ptr readonly captures(none), i32) #1

; Function Attrs: nocallback nounwind willreturn memory(argmem: read)
declare { <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half> } @llvm.nvvm.wmma.m16n16k16.load.b.col.stride.f16.p0(ptr readonly captures(none), i32) #1

; Function Attrs: nocallback nounwind memory(none)
declare { float, float, float, float, float, float, float, float } @llvm.nvvm.wmma.m16n16k16.mma.row.col.f32.f32(<2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, <2 x half>, float, float, float, float, float, float, float, float) #2

; Function Attrs: nocallback nounwind memory(argmem: write)
declare void @llvm.nvvm.wmma.m16n16k16.store.d.row.stride.f32.p0(ptr writeonly captures(none), float, float, float, float, float, float, float, float, i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind willreturn memory(argmem: read) }
attributes #2 = { nocallback nounwind memory(none) }
attributes #3 = { nocallback nounwind memory(argmem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
