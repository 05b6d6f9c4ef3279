; ModuleID = 'corpus/cuda/cu_histogram.cu'
source_filename = "corpus/cuda/cu_histogram.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_gridDim_t = type { i8 }

@_ZZ12histogram256E6s_hist = internal addrspace(3) global [256 x i32] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@gridDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_gridDim_t, align 1
@_ZZ18histogram_weightedE5local = internal addrspace(3) global [16 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @histogram256(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca i32, align 4
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  store ptr %0, ptr %16, align 8
  store ptr %1, ptr %17, align 8
  store i32 %2, ptr %18, align 4
  %23 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %23, ptr %19, align 4
  br label %24

24:                                               ; preds = %31, %3
  %25 = load i32, ptr %19, align 4
  %26 = icmp ult i32 %25, 256
  br i1 %26, label %27, label %35

27:                                               ; preds = %24
  %28 = load i32, ptr %19, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 0, i64 %29
  store i32 0, ptr %30, align 4
  br label %31

31:                                               ; preds = %27
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %33 = load i32, ptr %19, align 4
  %34 = add i32 %33, %32
  store i32 %34, ptr %19, align 4
  br label %24, !llvm.loop !4

35:                                               ; preds = %24
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %37 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %38 = mul i32 %36, %37
  %39 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %40 = add i32 %38, %39
  store i32 %40, ptr %20, align 4
  br label %41

41:                                               ; preds = %85, %35
  %42 = load i32, ptr %20, align 4
  %43 = load i32, ptr %18, align 4
  %44 = icmp ult i32 %42, %43
  br i1 %44, label %45, label %91

45:                                               ; preds = %41
  %46 = load ptr, ptr %16, align 8
  %47 = load i32, ptr %20, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i32, ptr %46, i64 %48
  %50 = load i32, ptr %49, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), ptr %14, align 8
  store i32 %50, ptr %15, align 4
  %51 = load ptr, ptr %14, align 8
  %52 = load i32, ptr %15, align 4
  %53 = and i32 %52, 255
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %51, i64 %54
  store ptr %55, ptr %6, align 8
  store i32 1, ptr %7, align 4
  %56 = load ptr, ptr %6, align 8
  %57 = load i32, ptr %7, align 4
  %58 = atomicrmw add ptr %56, i32 %57 seq_cst, align 4
  %59 = load ptr, ptr %14, align 8
  %60 = load i32, ptr %15, align 4
  %61 = lshr i32 %60, 8
  %62 = and i32 %61, 255
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %59, i64 %63
  store ptr %64, ptr %8, align 8
  store i32 1, ptr %9, align 4
  %65 = load ptr, ptr %8, align 8
  %66 = load i32, ptr %9, align 4
  %67 = atomicrmw add ptr %65, i32 %66 seq_cst, align 4
  %68 = load ptr, ptr %14, align 8
  %69 = load i32, ptr %15, align 4
  %70 = lshr i32 %69, 16
  %71 = and i32 %70, 255
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %68, i64 %72
  store ptr %73, ptr %10, align 8
  store i32 1, ptr %11, align 4
  %74 = load ptr, ptr %10, align 8
  %75 = load i32, ptr %11, align 4
  %76 = atomicrmw add ptr %74, i32 %75 seq_cst, align 4
  %77 = load ptr, ptr %14, align 8
  %78 = load i32, ptr %15, align 4
  %79 = lshr i32 %78, 24
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i32, ptr %77, i64 %80
  store ptr %81, ptr %12, align 8
  store i32 1, ptr %13, align 4
  %82 = load ptr, ptr %12, align 8
  %83 = load i32, ptr %13, align 4
  %84 = atomicrmw add ptr %82, i32 %83 seq_cst, align 4
  br label %85

85:                                               ; preds = %45
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %87 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %88 = mul i32 %86, %87
  %89 = load i32, ptr %20, align 4
  %90 = add i32 %89, %88
  store i32 %90, ptr %20, align 4
  br label %41, !llvm.loop !6

91:                                               ; preds = %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %92 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %92, ptr %21, align 4
  br label %93

93:                                               ; preds = %113, %91
  %94 = load i32, ptr %21, align 4
  %95 = icmp ult i32 %94, 256
  br i1 %95, label %96, label %117

96:                                               ; preds = %93
  %97 = load i32, ptr %21, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [256 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12histogram256E6s_hist to ptr), i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  store i32 %100, ptr %22, align 4
  %101 = load i32, ptr %22, align 4
  %102 = icmp ne i32 %101, 0
  br i1 %102, label %103, label %112

103:                                              ; preds = %96
  %104 = load ptr, ptr %17, align 8
  %105 = load i32, ptr %21, align 4
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i32, ptr %104, i64 %106
  %108 = load i32, ptr %22, align 4
  store ptr %107, ptr %4, align 8
  store i32 %108, ptr %5, align 4
  %109 = load ptr, ptr %4, align 8
  %110 = load i32, ptr %5, align 4
  %111 = atomicrmw add ptr %109, i32 %110 seq_cst, align 4
  br label %112

112:                                              ; preds = %103, %96
  br label %113

113:                                              ; preds = %112
  %114 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %115 = load i32, ptr %21, align 4
  %116 = add i32 %115, %114
  store i32 %116, ptr %21, align 4
  br label %93, !llvm.loop !7

117:                                              ; preds = %93
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @histogram_weighted(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %13, align 8
  store ptr %1, ptr %14, align 8
  store ptr %2, ptr %15, align 8
  store i32 %3, ptr %16, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %20 = icmp ult i32 %19, 16
  br i1 %20, label %21, label %25

21:                                               ; preds = %4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw [16 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 0, i64 %23
  store i64 0, ptr %24, align 8
  br label %25

25:                                               ; preds = %21, %4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %28 = mul i32 %26, %27
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %28, %29
  store i32 %30, ptr %17, align 4
  br label %31

31:                                               ; preds = %81, %25
  %32 = load i32, ptr %17, align 4
  %33 = load i32, ptr %16, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %87

35:                                               ; preds = %31
  %36 = load ptr, ptr %13, align 8
  %37 = load i32, ptr %17, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fmul contract float %40, 1.600000e+01
  %42 = fptosi float %41 to i32
  store i32 %42, ptr %18, align 4
  %43 = load i32, ptr %18, align 4
  store i32 %43, ptr %9, align 4
  store i32 0, ptr %10, align 4
  %44 = load i32, ptr %9, align 4
  %45 = load i32, ptr %10, align 4
  %46 = icmp sgt i32 %44, %45
  br i1 %46, label %47, label %49

47:                                               ; preds = %35
  %48 = load i32, ptr %9, align 4
  br label %51

49:                                               ; preds = %35
  %50 = load i32, ptr %10, align 4
  br label %51

51:                                               ; preds = %47, %49
  %52 = phi i32 [ %48, %47 ], [ %50, %49 ]
  store i32 %52, ptr %11, align 4
  store i32 15, ptr %12, align 4
  %53 = load i32, ptr %11, align 4
  %54 = load i32, ptr %12, align 4
  %55 = icmp slt i32 %53, %54
  br i1 %55, label %56, label %58

56:                                               ; preds = %51
  %57 = load i32, ptr %11, align 4
  br label %60

58:                                               ; preds = %51
  %59 = load i32, ptr %12, align 4
  br label %60

60:                                               ; preds = %56, %58
  %61 = phi i32 [ %57, %56 ], [ %59, %58 ]
  store i32 %61, ptr %18, align 4
  %62 = load i32, ptr %18, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds [16 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 0, i64 %63
  %65 = load ptr, ptr %14, align 8
  %66 = load i32, ptr %17, align 4
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i32, ptr %65, i64 %67
  %69 = load i32, ptr %68, align 4
  %70 = zext i32 %69 to i64
  %71 = load ptr, ptr %14, align 8
  %72 = load i32, ptr %17, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i32, ptr %71, i64 %73
  %75 = load i32, ptr %74, align 4
  %76 = zext i32 %75 to i64
  %77 = mul i64 %70, %76
  store ptr %64, ptr %5, align 8
  store i64 %77, ptr %6, align 8
  %78 = load ptr, ptr %5, align 8
  %79 = load i64, ptr %6, align 8
  %80 = atomicrmw add ptr %78, i64 %79 seq_cst, align 8
  br label %81

81:                                               ; preds = %60
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %83 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %84 = mul i32 %82, %83
  %85 = load i32, ptr %17, align 4
  %86 = add i32 %85, %84
  store i32 %86, ptr %17, align 4
  br label %31, !llvm.loop !8

87:                                               ; preds = %31
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %88 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %89 = icmp ult i32 %88, 16
  br i1 %89, label %90, label %108

90:                                               ; preds = %87
  %91 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %92 = zext i32 %91 to i64
  %93 = getelementptr inbounds nuw [16 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 0, i64 %92
  %94 = load i64, ptr %93, align 8
  %95 = icmp ne i64 %94, 0
  br i1 %95, label %96, label %108

96:                                               ; preds = %90
  %97 = load ptr, ptr %15, align 8
  %98 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %99 = zext i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %97, i64 %99
  %101 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw [16 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ18histogram_weightedE5local to ptr), i64 0, i64 %102
  %104 = load i64, ptr %103, align 8
  store ptr %100, ptr %7, align 8
  store i64 %104, ptr %8, align 8
  %105 = load ptr, ptr %7, align 8
  %106 = load i64, ptr %8, align 8
  %107 = atomicrmw add ptr %105, i64 %106 seq_cst, align 8
  br label %108

108:                                              ; preds = %96, %90, %87
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #2

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
