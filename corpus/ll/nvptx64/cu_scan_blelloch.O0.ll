; ModuleID = 'corpus/cuda/cu_scan_blelloch.cu'
source_filename = "corpus/cuda/cu_scan_blelloch.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@temp = external dso_local addrspace(3) global [0 x i32], align 4
@_ZZ8scan_addE3add = internal addrspace(3) global i32 undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_block(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
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
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %9, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = load i32, ptr %8, align 4
  %24 = mul i32 %22, %23
  store i32 %24, ptr %10, align 4
  %25 = load i32, ptr %9, align 4
  store i32 %25, ptr %11, align 4
  %26 = load i32, ptr %9, align 4
  %27 = load i32, ptr %8, align 4
  %28 = sdiv i32 %27, 2
  %29 = add nsw i32 %26, %28
  store i32 %29, ptr %12, align 4
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %10, align 4
  %32 = load i32, ptr %11, align 4
  %33 = add nsw i32 %31, %32
  %34 = sext i32 %33 to i64
  %35 = getelementptr inbounds i32, ptr %30, i64 %34
  %36 = load i32, ptr %35, align 4
  %37 = load i32, ptr %11, align 4
  %38 = load i32, ptr %11, align 4
  %39 = ashr i32 %38, 5
  %40 = add nsw i32 %37, %39
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %41
  store i32 %36, ptr %42, align 4
  %43 = load ptr, ptr %5, align 8
  %44 = load i32, ptr %10, align 4
  %45 = load i32, ptr %12, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %43, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = load i32, ptr %12, align 4
  %51 = load i32, ptr %12, align 4
  %52 = ashr i32 %51, 5
  %53 = add nsw i32 %50, %52
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %54
  store i32 %49, ptr %55, align 4
  store i32 1, ptr %13, align 4
  %56 = load i32, ptr %8, align 4
  %57 = ashr i32 %56, 1
  store i32 %57, ptr %14, align 4
  br label %58

58:                                               ; preds = %98, %4
  %59 = load i32, ptr %14, align 4
  %60 = icmp sgt i32 %59, 0
  br i1 %60, label %61, label %101

61:                                               ; preds = %58
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %62 = load i32, ptr %9, align 4
  %63 = load i32, ptr %14, align 4
  %64 = icmp slt i32 %62, %63
  br i1 %64, label %65, label %95

65:                                               ; preds = %61
  %66 = load i32, ptr %13, align 4
  %67 = load i32, ptr %9, align 4
  %68 = mul nsw i32 2, %67
  %69 = add nsw i32 %68, 1
  %70 = mul nsw i32 %66, %69
  %71 = sub nsw i32 %70, 1
  store i32 %71, ptr %15, align 4
  %72 = load i32, ptr %13, align 4
  %73 = load i32, ptr %9, align 4
  %74 = mul nsw i32 2, %73
  %75 = add nsw i32 %74, 2
  %76 = mul nsw i32 %72, %75
  %77 = sub nsw i32 %76, 1
  store i32 %77, ptr %16, align 4
  %78 = load i32, ptr %15, align 4
  %79 = ashr i32 %78, 5
  %80 = load i32, ptr %15, align 4
  %81 = add nsw i32 %80, %79
  store i32 %81, ptr %15, align 4
  %82 = load i32, ptr %16, align 4
  %83 = ashr i32 %82, 5
  %84 = load i32, ptr %16, align 4
  %85 = add nsw i32 %84, %83
  store i32 %85, ptr %16, align 4
  %86 = load i32, ptr %15, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = load i32, ptr %16, align 4
  %91 = sext i32 %90 to i64
  %92 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = add i32 %93, %89
  store i32 %94, ptr %92, align 4
  br label %95

95:                                               ; preds = %65, %61
  %96 = load i32, ptr %13, align 4
  %97 = mul nsw i32 %96, 2
  store i32 %97, ptr %13, align 4
  br label %98

98:                                               ; preds = %95
  %99 = load i32, ptr %14, align 4
  %100 = ashr i32 %99, 1
  store i32 %100, ptr %14, align 4
  br label %58, !llvm.loop !4

101:                                              ; preds = %58
  %102 = load i32, ptr %9, align 4
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %126

104:                                              ; preds = %101
  %105 = load i32, ptr %8, align 4
  %106 = sub nsw i32 %105, 1
  %107 = load i32, ptr %8, align 4
  %108 = sub nsw i32 %107, 1
  %109 = ashr i32 %108, 5
  %110 = add nsw i32 %106, %109
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = load ptr, ptr %7, align 8
  %115 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %114, i64 %116
  store i32 %113, ptr %117, align 4
  %118 = load i32, ptr %8, align 4
  %119 = sub nsw i32 %118, 1
  %120 = load i32, ptr %8, align 4
  %121 = sub nsw i32 %120, 1
  %122 = ashr i32 %121, 5
  %123 = add nsw i32 %119, %122
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %124
  store i32 0, ptr %125, align 4
  br label %126

126:                                              ; preds = %104, %101
  store i32 1, ptr %17, align 4
  br label %127

127:                                              ; preds = %176, %126
  %128 = load i32, ptr %17, align 4
  %129 = load i32, ptr %8, align 4
  %130 = icmp slt i32 %128, %129
  br i1 %130, label %131, label %179

131:                                              ; preds = %127
  %132 = load i32, ptr %13, align 4
  %133 = ashr i32 %132, 1
  store i32 %133, ptr %13, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %134 = load i32, ptr %9, align 4
  %135 = load i32, ptr %17, align 4
  %136 = icmp slt i32 %134, %135
  br i1 %136, label %137, label %175

137:                                              ; preds = %131
  %138 = load i32, ptr %13, align 4
  %139 = load i32, ptr %9, align 4
  %140 = mul nsw i32 2, %139
  %141 = add nsw i32 %140, 1
  %142 = mul nsw i32 %138, %141
  %143 = sub nsw i32 %142, 1
  store i32 %143, ptr %18, align 4
  %144 = load i32, ptr %13, align 4
  %145 = load i32, ptr %9, align 4
  %146 = mul nsw i32 2, %145
  %147 = add nsw i32 %146, 2
  %148 = mul nsw i32 %144, %147
  %149 = sub nsw i32 %148, 1
  store i32 %149, ptr %19, align 4
  %150 = load i32, ptr %18, align 4
  %151 = ashr i32 %150, 5
  %152 = load i32, ptr %18, align 4
  %153 = add nsw i32 %152, %151
  store i32 %153, ptr %18, align 4
  %154 = load i32, ptr %19, align 4
  %155 = ashr i32 %154, 5
  %156 = load i32, ptr %19, align 4
  %157 = add nsw i32 %156, %155
  store i32 %157, ptr %19, align 4
  %158 = load i32, ptr %18, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %159
  %161 = load i32, ptr %160, align 4
  store i32 %161, ptr %20, align 4
  %162 = load i32, ptr %19, align 4
  %163 = sext i32 %162 to i64
  %164 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %163
  %165 = load i32, ptr %164, align 4
  %166 = load i32, ptr %18, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %167
  store i32 %165, ptr %168, align 4
  %169 = load i32, ptr %20, align 4
  %170 = load i32, ptr %19, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = add i32 %173, %169
  store i32 %174, ptr %172, align 4
  br label %175

175:                                              ; preds = %137, %131
  br label %176

176:                                              ; preds = %175
  %177 = load i32, ptr %17, align 4
  %178 = mul nsw i32 %177, 2
  store i32 %178, ptr %17, align 4
  br label %127, !llvm.loop !6

179:                                              ; preds = %127
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %180 = load i32, ptr %11, align 4
  %181 = load i32, ptr %11, align 4
  %182 = ashr i32 %181, 5
  %183 = add nsw i32 %180, %182
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = load ptr, ptr %6, align 8
  %188 = load i32, ptr %10, align 4
  %189 = load i32, ptr %11, align 4
  %190 = add nsw i32 %188, %189
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds i32, ptr %187, i64 %191
  store i32 %186, ptr %192, align 4
  %193 = load i32, ptr %12, align 4
  %194 = load i32, ptr %12, align 4
  %195 = ashr i32 %194, 5
  %196 = add nsw i32 %193, %195
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds [0 x i32], ptr addrspacecast (ptr addrspace(3) @temp to ptr), i64 0, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = load ptr, ptr %6, align 8
  %201 = load i32, ptr %10, align 4
  %202 = load i32, ptr %12, align 4
  %203 = add nsw i32 %201, %202
  %204 = sext i32 %203 to i64
  %205 = getelementptr inbounds i32, ptr %200, i64 %204
  store i32 %199, ptr %205, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_add(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %16

10:                                               ; preds = %3
  %11 = load ptr, ptr %5, align 8
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %11, i64 %13
  %15 = load i32, ptr %14, align 4
  store i32 %15, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_addE3add to ptr), align 4
  br label %16

16:                                               ; preds = %10, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %7, align 4
  %22 = load i32, ptr %7, align 4
  %23 = load i32, ptr %6, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %33

25:                                               ; preds = %16
  %26 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ8scan_addE3add to ptr), align 4
  %27 = load ptr, ptr %4, align 8
  %28 = load i32, ptr %7, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %27, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, %26
  store i32 %32, ptr %30, align 4
  br label %33

33:                                               ; preds = %25, %16
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

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
!6 = distinct !{!6, !5}
