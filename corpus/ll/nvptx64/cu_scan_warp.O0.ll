; ModuleID = 'corpus/cuda/cu_scan_warp.cu'
source_filename = "corpus/cuda/cu_scan_warp.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@_ZZ14scan_inclusiveE9warp_sums = internal addrspace(3) global [32 x i32] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_inclusive(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
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
  %17 = alloca ptr, align 8
  %18 = alloca ptr, align 8
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  store ptr %0, ptr %17, align 8
  store ptr %1, ptr %18, align 8
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %19, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %31 = and i32 %30, 31
  store i32 %31, ptr %20, align 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %33 = lshr i32 %32, 5
  store i32 %33, ptr %21, align 4
  %34 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %35 = lshr i32 %34, 5
  store i32 %35, ptr %22, align 4
  %36 = load ptr, ptr %17, align 8
  %37 = load i32, ptr %19, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds i32, ptr %36, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %20, align 4
  store i32 %40, ptr %9, align 4
  store i32 %41, ptr %10, align 4
  store i32 1, ptr %11, align 4
  br label %42

42:                                               ; preds = %59, %2
  %43 = load i32, ptr %11, align 4
  %44 = icmp slt i32 %43, 32
  br i1 %44, label %45, label %62

45:                                               ; preds = %42
  %46 = load i32, ptr %9, align 4
  %47 = load i32, ptr %11, align 4
  store i32 -1, ptr %6, align 4
  store i32 %46, ptr %7, align 4
  store i32 %47, ptr %8, align 4
  %48 = load i32, ptr %6, align 4
  %49 = load i32, ptr %7, align 4
  %50 = load i32, ptr %8, align 4
  %51 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %48, i32 %49, i32 %50, i32 0)
  store i32 %51, ptr %12, align 4
  %52 = load i32, ptr %10, align 4
  %53 = load i32, ptr %11, align 4
  %54 = icmp sge i32 %52, %53
  br i1 %54, label %55, label %59

55:                                               ; preds = %45
  %56 = load i32, ptr %12, align 4
  %57 = load i32, ptr %9, align 4
  %58 = add nsw i32 %57, %56
  store i32 %58, ptr %9, align 4
  br label %59

59:                                               ; preds = %55, %45
  %60 = load i32, ptr %11, align 4
  %61 = shl i32 %60, 1
  store i32 %61, ptr %11, align 4
  br label %42, !llvm.loop !4

62:                                               ; preds = %42
  %63 = load i32, ptr %9, align 4
  store i32 %63, ptr %23, align 4
  %64 = load i32, ptr %20, align 4
  %65 = icmp eq i32 %64, 31
  br i1 %65, label %66, label %71

66:                                               ; preds = %62
  %67 = load i32, ptr %23, align 4
  %68 = load i32, ptr %21, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 0, i64 %69
  store i32 %67, ptr %70, align 4
  br label %71

71:                                               ; preds = %66, %62
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %72 = load i32, ptr %21, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %114

74:                                               ; preds = %71
  %75 = load i32, ptr %20, align 4
  %76 = load i32, ptr %22, align 4
  %77 = icmp slt i32 %75, %76
  br i1 %77, label %78, label %83

78:                                               ; preds = %74
  %79 = load i32, ptr %20, align 4
  %80 = sext i32 %79 to i64
  %81 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 0, i64 %80
  %82 = load i32, ptr %81, align 4
  br label %84

83:                                               ; preds = %74
  br label %84

84:                                               ; preds = %83, %78
  %85 = phi i32 [ %82, %78 ], [ 0, %83 ]
  store i32 %85, ptr %24, align 4
  %86 = load i32, ptr %24, align 4
  %87 = load i32, ptr %20, align 4
  store i32 %86, ptr %13, align 4
  store i32 %87, ptr %14, align 4
  store i32 1, ptr %15, align 4
  br label %88

88:                                               ; preds = %105, %84
  %89 = load i32, ptr %15, align 4
  %90 = icmp slt i32 %89, 32
  br i1 %90, label %91, label %108

91:                                               ; preds = %88
  %92 = load i32, ptr %13, align 4
  %93 = load i32, ptr %15, align 4
  store i32 -1, ptr %3, align 4
  store i32 %92, ptr %4, align 4
  store i32 %93, ptr %5, align 4
  %94 = load i32, ptr %3, align 4
  %95 = load i32, ptr %4, align 4
  %96 = load i32, ptr %5, align 4
  %97 = call noundef i32 @llvm.nvvm.shfl.sync.up.i32(i32 %94, i32 %95, i32 %96, i32 0)
  store i32 %97, ptr %16, align 4
  %98 = load i32, ptr %14, align 4
  %99 = load i32, ptr %15, align 4
  %100 = icmp sge i32 %98, %99
  br i1 %100, label %101, label %105

101:                                              ; preds = %91
  %102 = load i32, ptr %16, align 4
  %103 = load i32, ptr %13, align 4
  %104 = add nsw i32 %103, %102
  store i32 %104, ptr %13, align 4
  br label %105

105:                                              ; preds = %101, %91
  %106 = load i32, ptr %15, align 4
  %107 = shl i32 %106, 1
  store i32 %107, ptr %15, align 4
  br label %88, !llvm.loop !4

108:                                              ; preds = %88
  %109 = load i32, ptr %13, align 4
  store i32 %109, ptr %24, align 4
  %110 = load i32, ptr %24, align 4
  %111 = load i32, ptr %20, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 0, i64 %112
  store i32 %110, ptr %113, align 4
  br label %114

114:                                              ; preds = %108, %71
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %115 = load i32, ptr %21, align 4
  %116 = icmp sgt i32 %115, 0
  br i1 %116, label %117, label %125

117:                                              ; preds = %114
  %118 = load i32, ptr %21, align 4
  %119 = sub nsw i32 %118, 1
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [32 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ14scan_inclusiveE9warp_sums to ptr), i64 0, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = load i32, ptr %23, align 4
  %124 = add nsw i32 %123, %122
  store i32 %124, ptr %23, align 4
  br label %125

125:                                              ; preds = %117, %114
  %126 = load i32, ptr %23, align 4
  %127 = load ptr, ptr %17, align 8
  %128 = load i32, ptr %19, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i32, ptr %127, i64 %129
  store i32 %126, ptr %130, align 4
  %131 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %132 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %133 = sub i32 %132, 1
  %134 = icmp eq i32 %131, %133
  br i1 %134, label %135, label %141

135:                                              ; preds = %125
  %136 = load i32, ptr %23, align 4
  %137 = load ptr, ptr %18, align 8
  %138 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %139 = zext i32 %138 to i64
  %140 = getelementptr inbounds nuw i32, ptr %137, i64 %139
  store i32 %136, ptr %140, align 4
  br label %141

141:                                              ; preds = %135, %125
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scan_segmented(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca i32, align 4
  %4 = alloca float, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca float, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %18, ptr %9, align 4
  %19 = load i32, ptr %9, align 4
  %20 = and i32 %19, 31
  store i32 %20, ptr %10, align 4
  %21 = load i32, ptr %10, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %30, label %23

23:                                               ; preds = %2
  %24 = load ptr, ptr %8, align 8
  %25 = load i32, ptr %9, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %24, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br label %30

30:                                               ; preds = %23, %2
  %31 = phi i1 [ true, %2 ], [ %29, %23 ]
  %32 = zext i1 %31 to i32
  store i32 %32, ptr %11, align 4
  %33 = load i32, ptr %11, align 4
  %34 = icmp ne i32 %33, 0
  %35 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %34)
  store i32 %35, ptr %12, align 4
  %36 = load i32, ptr %12, align 4
  %37 = load i32, ptr %10, align 4
  %38 = sub nsw i32 31, %37
  %39 = lshr i32 -1, %38
  %40 = and i32 %36, %39
  store i32 %40, ptr %13, align 4
  %41 = load i32, ptr %10, align 4
  %42 = load i32, ptr %13, align 4
  store i32 %42, ptr %6, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %45, label %46

45:                                               ; preds = %30
  br label %49

46:                                               ; preds = %30
  %47 = load i32, ptr %6, align 4
  %48 = call i32 @llvm.ctlz.i32(i32 %47, i1 true)
  br label %49

49:                                               ; preds = %45, %46
  %50 = phi i32 [ 32, %45 ], [ %48, %46 ]
  %51 = sub nsw i32 31, %50
  %52 = sub nsw i32 %41, %51
  store i32 %52, ptr %14, align 4
  %53 = load ptr, ptr %7, align 8
  %54 = load i32, ptr %9, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds float, ptr %53, i64 %55
  %57 = load float, ptr %56, align 4
  store float %57, ptr %15, align 4
  store i32 1, ptr %16, align 4
  br label %58

58:                                               ; preds = %76, %49
  %59 = load i32, ptr %16, align 4
  %60 = icmp slt i32 %59, 32
  br i1 %60, label %61, label %79

61:                                               ; preds = %58
  %62 = load float, ptr %15, align 4
  %63 = load i32, ptr %16, align 4
  store i32 -1, ptr %3, align 4
  store float %62, ptr %4, align 4
  store i32 %63, ptr %5, align 4
  %64 = load i32, ptr %3, align 4
  %65 = load float, ptr %4, align 4
  %66 = load i32, ptr %5, align 4
  %67 = call contract noundef float @llvm.nvvm.shfl.sync.up.f32(i32 %64, float %65, i32 %66, i32 0)
  store float %67, ptr %17, align 4
  %68 = load i32, ptr %16, align 4
  %69 = load i32, ptr %14, align 4
  %70 = icmp sle i32 %68, %69
  br i1 %70, label %71, label %75

71:                                               ; preds = %61
  %72 = load float, ptr %17, align 4
  %73 = load float, ptr %15, align 4
  %74 = fadd contract float %73, %72
  store float %74, ptr %15, align 4
  br label %75

75:                                               ; preds = %71, %61
  br label %76

76:                                               ; preds = %75
  %77 = load i32, ptr %16, align 4
  %78 = shl i32 %77, 1
  store i32 %78, ptr %16, align 4
  br label %58, !llvm.loop !7

79:                                               ; preds = %58
  %80 = load float, ptr %15, align 4
  %81 = load ptr, ptr %7, align 8
  %82 = load i32, ptr %9, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds float, ptr %81, i64 %83
  store float %80, ptr %84, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctlz.i32(i32, i1 immarg) #3

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare float @llvm.nvvm.shfl.sync.up.f32(i32, float, i32, i32) #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
