; ModuleID = 'corpus/cuda/cu_reduce_tree.cu'
source_filename = "corpus/cuda/cu_reduce_tree.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }
%struct.SharedMemory = type { i8 }
%struct.SharedMemory.0 = type { i8 }

@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@smem_raw = external dso_local addrspace(3) global [0 x i32], align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_f32_128(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %struct.SharedMemory, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  store ptr %0, ptr %18, align 8
  store ptr %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  %21 = load ptr, ptr %18, align 8
  %22 = load ptr, ptr %19, align 8
  %23 = load i32, ptr %20, align 4
  store ptr %21, ptr %9, align 8
  store ptr %22, ptr %10, align 8
  store i32 %23, ptr %11, align 4
  store ptr %13, ptr %8, align 8
  %24 = load ptr, ptr %8, align 8
  store ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), ptr %12, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %25, ptr %14, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = mul i32 %26, 256
  %28 = load i32, ptr %14, align 4
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %31 = mul i32 256, %30
  store i32 %31, ptr %16, align 4
  store float 0.000000e+00, ptr %17, align 4
  br label %32

32:                                               ; preds = %57, %3
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp ult i32 %33, %34
  br i1 %35, label %36, label %61

36:                                               ; preds = %32
  %37 = load ptr, ptr %9, align 8
  %38 = load i32, ptr %15, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw float, ptr %37, i64 %39
  %41 = load float, ptr %40, align 4
  %42 = load float, ptr %17, align 4
  %43 = fadd contract float %42, %41
  store float %43, ptr %17, align 4
  %44 = load i32, ptr %15, align 4
  %45 = add i32 %44, 128
  %46 = load i32, ptr %11, align 4
  %47 = icmp ult i32 %45, %46
  br i1 %47, label %48, label %57

48:                                               ; preds = %36
  %49 = load ptr, ptr %9, align 8
  %50 = load i32, ptr %15, align 4
  %51 = add i32 %50, 128
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw float, ptr %49, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load float, ptr %17, align 4
  %56 = fadd contract float %55, %54
  store float %56, ptr %17, align 4
  br label %57

57:                                               ; preds = %48, %36
  %58 = load i32, ptr %16, align 4
  %59 = load i32, ptr %15, align 4
  %60 = add i32 %59, %58
  store i32 %60, ptr %15, align 4
  br label %32, !llvm.loop !4

61:                                               ; preds = %32
  %62 = load float, ptr %17, align 4
  %63 = load ptr, ptr %12, align 8
  %64 = load i32, ptr %14, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw float, ptr %63, i64 %65
  store float %62, ptr %66, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = load i32, ptr %14, align 4
  %68 = icmp ult i32 %67, 64
  br i1 %68, label %69, label %82

69:                                               ; preds = %61
  %70 = load ptr, ptr %12, align 8
  %71 = load i32, ptr %14, align 4
  %72 = add i32 %71, 64
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw float, ptr %70, i64 %73
  %75 = load float, ptr %74, align 4
  %76 = load ptr, ptr %12, align 8
  %77 = load i32, ptr %14, align 4
  %78 = zext i32 %77 to i64
  %79 = getelementptr inbounds nuw float, ptr %76, i64 %78
  %80 = load float, ptr %79, align 4
  %81 = fadd contract float %80, %75
  store float %81, ptr %79, align 4
  br label %82

82:                                               ; preds = %69, %61
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %83 = load i32, ptr %14, align 4
  %84 = icmp ult i32 %83, 32
  br i1 %84, label %85, label %137

85:                                               ; preds = %82
  %86 = load ptr, ptr %12, align 8
  %87 = load i32, ptr %14, align 4
  store ptr %86, ptr %4, align 8
  store i32 %87, ptr %5, align 4
  %88 = load ptr, ptr %4, align 8
  %89 = load i32, ptr %5, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  store float %92, ptr %6, align 4
  %93 = load ptr, ptr %4, align 8
  %94 = load i32, ptr %5, align 4
  %95 = add i32 %94, 32
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw float, ptr %93, i64 %96
  %98 = load float, ptr %97, align 4
  %99 = load float, ptr %6, align 4
  %100 = fadd contract float %99, %98
  store float %100, ptr %6, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %101 = load float, ptr %6, align 4
  %102 = load ptr, ptr %4, align 8
  %103 = load i32, ptr %5, align 4
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw float, ptr %102, i64 %104
  store float %101, ptr %105, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i32 16, ptr %7, align 4
  br label %106

106:                                              ; preds = %133, %85
  %107 = load i32, ptr %7, align 4
  %108 = icmp ugt i32 %107, 0
  br i1 %108, label %109, label %136

109:                                              ; preds = %106
  %110 = load i32, ptr %5, align 4
  %111 = load i32, ptr %7, align 4
  %112 = icmp ult i32 %110, %111
  br i1 %112, label %113, label %123

113:                                              ; preds = %109
  %114 = load ptr, ptr %4, align 8
  %115 = load i32, ptr %5, align 4
  %116 = load i32, ptr %7, align 4
  %117 = add i32 %115, %116
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw float, ptr %114, i64 %118
  %120 = load float, ptr %119, align 4
  %121 = load float, ptr %6, align 4
  %122 = fadd contract float %121, %120
  store float %122, ptr %6, align 4
  br label %123

123:                                              ; preds = %113, %109
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %124 = load i32, ptr %5, align 4
  %125 = load i32, ptr %7, align 4
  %126 = icmp ult i32 %124, %125
  br i1 %126, label %127, label %133

127:                                              ; preds = %123
  %128 = load float, ptr %6, align 4
  %129 = load ptr, ptr %4, align 8
  %130 = load i32, ptr %5, align 4
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw float, ptr %129, i64 %131
  store float %128, ptr %132, align 4
  br label %133

133:                                              ; preds = %127, %123
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %134 = load i32, ptr %7, align 4
  %135 = lshr i32 %134, 1
  store i32 %135, ptr %7, align 4
  br label %106, !llvm.loop !6

136:                                              ; preds = %106
  br label %137

137:                                              ; preds = %136, %82
  %138 = load i32, ptr %14, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %147

140:                                              ; preds = %137
  %141 = load ptr, ptr %12, align 8
  %142 = load float, ptr %141, align 4
  %143 = load ptr, ptr %10, align 8
  %144 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw float, ptr %143, i64 %145
  store float %142, ptr %146, align 4
  br label %147

147:                                              ; preds = %137, %140
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @reduce_u32_64(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca %struct.SharedMemory.0, align 1
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca ptr, align 8
  %19 = alloca ptr, align 8
  %20 = alloca i32, align 4
  store ptr %0, ptr %18, align 8
  store ptr %1, ptr %19, align 8
  store i32 %2, ptr %20, align 4
  %21 = load ptr, ptr %18, align 8
  %22 = load ptr, ptr %19, align 8
  %23 = load i32, ptr %20, align 4
  store ptr %21, ptr %9, align 8
  store ptr %22, ptr %10, align 8
  store i32 %23, ptr %11, align 4
  store ptr %13, ptr %8, align 8
  %24 = load ptr, ptr %8, align 8
  store ptr addrspacecast (ptr addrspace(3) @smem_raw to ptr), ptr %12, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %25, ptr %14, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = mul i32 %26, 128
  %28 = load i32, ptr %14, align 4
  %29 = add i32 %27, %28
  store i32 %29, ptr %15, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %31 = mul i32 128, %30
  store i32 %31, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %32

32:                                               ; preds = %57, %3
  %33 = load i32, ptr %15, align 4
  %34 = load i32, ptr %11, align 4
  %35 = icmp ult i32 %33, %34
  br i1 %35, label %36, label %61

36:                                               ; preds = %32
  %37 = load ptr, ptr %9, align 8
  %38 = load i32, ptr %15, align 4
  %39 = zext i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %37, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = load i32, ptr %17, align 4
  %43 = add i32 %42, %41
  store i32 %43, ptr %17, align 4
  %44 = load i32, ptr %15, align 4
  %45 = add i32 %44, 64
  %46 = load i32, ptr %11, align 4
  %47 = icmp ult i32 %45, %46
  br i1 %47, label %48, label %57

48:                                               ; preds = %36
  %49 = load ptr, ptr %9, align 8
  %50 = load i32, ptr %15, align 4
  %51 = add i32 %50, 64
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw i32, ptr %49, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = load i32, ptr %17, align 4
  %56 = add i32 %55, %54
  store i32 %56, ptr %17, align 4
  br label %57

57:                                               ; preds = %48, %36
  %58 = load i32, ptr %16, align 4
  %59 = load i32, ptr %15, align 4
  %60 = add i32 %59, %58
  store i32 %60, ptr %15, align 4
  br label %32, !llvm.loop !7

61:                                               ; preds = %32
  %62 = load i32, ptr %17, align 4
  %63 = load ptr, ptr %12, align 8
  %64 = load i32, ptr %14, align 4
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %63, i64 %65
  store i32 %62, ptr %66, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %67 = load i32, ptr %14, align 4
  %68 = icmp ult i32 %67, 32
  br i1 %68, label %69, label %121

69:                                               ; preds = %61
  %70 = load ptr, ptr %12, align 8
  %71 = load i32, ptr %14, align 4
  store ptr %70, ptr %4, align 8
  store i32 %71, ptr %5, align 4
  %72 = load ptr, ptr %4, align 8
  %73 = load i32, ptr %5, align 4
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %72, i64 %74
  %76 = load i32, ptr %75, align 4
  store i32 %76, ptr %6, align 4
  %77 = load ptr, ptr %4, align 8
  %78 = load i32, ptr %5, align 4
  %79 = add i32 %78, 32
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %77, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = load i32, ptr %6, align 4
  %84 = add i32 %83, %82
  store i32 %84, ptr %6, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %85 = load i32, ptr %6, align 4
  %86 = load ptr, ptr %4, align 8
  %87 = load i32, ptr %5, align 4
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %86, i64 %88
  store i32 %85, ptr %89, align 4
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  store i32 16, ptr %7, align 4
  br label %90

90:                                               ; preds = %117, %69
  %91 = load i32, ptr %7, align 4
  %92 = icmp ugt i32 %91, 0
  br i1 %92, label %93, label %120

93:                                               ; preds = %90
  %94 = load i32, ptr %5, align 4
  %95 = load i32, ptr %7, align 4
  %96 = icmp ult i32 %94, %95
  br i1 %96, label %97, label %107

97:                                               ; preds = %93
  %98 = load ptr, ptr %4, align 8
  %99 = load i32, ptr %5, align 4
  %100 = load i32, ptr %7, align 4
  %101 = add i32 %99, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %98, i64 %102
  %104 = load i32, ptr %103, align 4
  %105 = load i32, ptr %6, align 4
  %106 = add i32 %105, %104
  store i32 %106, ptr %6, align 4
  br label %107

107:                                              ; preds = %97, %93
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %108 = load i32, ptr %5, align 4
  %109 = load i32, ptr %7, align 4
  %110 = icmp ult i32 %108, %109
  br i1 %110, label %111, label %117

111:                                              ; preds = %107
  %112 = load i32, ptr %6, align 4
  %113 = load ptr, ptr %4, align 8
  %114 = load i32, ptr %5, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw i32, ptr %113, i64 %115
  store i32 %112, ptr %116, align 4
  br label %117

117:                                              ; preds = %111, %107
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  %118 = load i32, ptr %7, align 4
  %119 = lshr i32 %118, 1
  store i32 %119, ptr %7, align 4
  br label %90, !llvm.loop !8

120:                                              ; preds = %90
  br label %121

121:                                              ; preds = %120, %61
  %122 = load i32, ptr %14, align 4
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %131

124:                                              ; preds = %121
  %125 = load ptr, ptr %12, align 8
  %126 = load i32, ptr %125, align 4
  %127 = load ptr, ptr %10, align 8
  %128 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %129 = zext i32 %128 to i64
  %130 = getelementptr inbounds nuw i32, ptr %127, i64 %129
  store i32 %126, ptr %130, align 4
  br label %131

131:                                              ; preds = %121, %124
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.bar.warp.sync(i32) #1

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
!7 = distinct !{!7, !5}
!8 = distinct !{!8, !5}
