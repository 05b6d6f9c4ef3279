; ModuleID = 'corpus/cuda/cu_async_copy.cu'
source_filename = "corpus/cuda/cu_async_copy.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }

@_ZZ12pipeline_sumE4tile = internal addrspace(3) global [2 x [128 x i32]] undef, align 16
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @pipeline_sum(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store i32 %2, ptr %6, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %12, ptr %7, align 4
  %13 = load ptr, ptr %4, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %15 = load i32, ptr %6, align 4
  %16 = mul i32 %14, %15
  %17 = mul i32 %16, 128
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i32, ptr %13, i64 %18
  store ptr %19, ptr %8, align 8
  %20 = load i32, ptr %7, align 4
  %21 = mul i32 %20, 4
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [128 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 0, i64 %22
  %24 = addrspacecast ptr %23 to ptr addrspace(3)
  %25 = load ptr, ptr %8, align 8
  %26 = load i32, ptr %7, align 4
  %27 = mul i32 %26, 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i32, ptr %25, i64 %28
  %30 = addrspacecast ptr %29 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %24, ptr addrspace(1) %30)
  call void @llvm.nvvm.cp.async.commit.group()
  store i32 0, ptr %9, align 4
  store i32 0, ptr %10, align 4
  br label %31

31:                                               ; preds = %87, %3
  %32 = load i32, ptr %10, align 4
  %33 = load i32, ptr %6, align 4
  %34 = icmp slt i32 %32, %33
  br i1 %34, label %35, label %90

35:                                               ; preds = %31
  %36 = load i32, ptr %10, align 4
  %37 = add nsw i32 %36, 1
  %38 = load i32, ptr %6, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %62

40:                                               ; preds = %35
  %41 = load i32, ptr %10, align 4
  %42 = add nsw i32 %41, 1
  %43 = and i32 %42, 1
  %44 = sext i32 %43 to i64
  %45 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 0, i64 %44
  %46 = load i32, ptr %7, align 4
  %47 = mul i32 %46, 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw [128 x i32], ptr %45, i64 0, i64 %48
  %50 = addrspacecast ptr %49 to ptr addrspace(3)
  %51 = load ptr, ptr %8, align 8
  %52 = load i32, ptr %10, align 4
  %53 = add nsw i32 %52, 1
  %54 = mul nsw i32 %53, 128
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds i32, ptr %51, i64 %55
  %57 = load i32, ptr %7, align 4
  %58 = mul i32 %57, 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %56, i64 %59
  %61 = addrspacecast ptr %60 to ptr addrspace(1)
  call void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) %50, ptr addrspace(1) %61)
  br label %62

62:                                               ; preds = %40, %35
  call void @llvm.nvvm.cp.async.commit.group()
  call void @llvm.nvvm.cp.async.wait.group(i32 1)
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 0, ptr %11, align 4
  br label %63

63:                                               ; preds = %83, %62
  %64 = load i32, ptr %11, align 4
  %65 = icmp slt i32 %64, 4
  br i1 %65, label %66, label %86

66:                                               ; preds = %63
  %67 = load i32, ptr %9, align 4
  %68 = mul i32 %67, 33
  %69 = load i32, ptr %10, align 4
  %70 = and i32 %69, 1
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [2 x [128 x i32]], ptr addrspacecast (ptr addrspace(3) @_ZZ12pipeline_sumE4tile to ptr), i64 0, i64 %71
  %73 = load i32, ptr %7, align 4
  %74 = load i32, ptr %11, align 4
  %75 = mul nsw i32 32, %74
  %76 = add i32 %73, %75
  %77 = add i32 %76, 1
  %78 = and i32 %77, 127
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [128 x i32], ptr %72, i64 0, i64 %79
  %81 = load i32, ptr %80, align 4
  %82 = add i32 %68, %81
  store i32 %82, ptr %9, align 4
  br label %83

83:                                               ; preds = %66
  %84 = load i32, ptr %11, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %11, align 4
  br label %63, !llvm.loop !4

86:                                               ; preds = %63
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %87

87:                                               ; preds = %86
  %88 = load i32, ptr %10, align 4
  %89 = add nsw i32 %88, 1
  store i32 %89, ptr %10, align 4
  br label %31, !llvm.loop !6

90:                                               ; preds = %31
  %91 = load i32, ptr %9, align 4
  %92 = load ptr, ptr %5, align 8
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %94 = mul i32 %93, 32
  %95 = load i32, ptr %7, align 4
  %96 = add i32 %94, %95
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i32, ptr %92, i64 %97
  store i32 %91, ptr %98, align 4
  ret void
}

; Function Attrs: nocallback nounwind memory(argmem: readwrite)
declare void @llvm.nvvm.cp.async.ca.shared.global.16(ptr addrspace(3) noalias writeonly, ptr addrspace(1) noalias readonly) #1

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.commit.group() #2

; Function Attrs: nounwind
declare void @llvm.nvvm.cp.async.wait.group(i32 immarg) #2

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nounwind memory(argmem: readwrite) }
attributes #2 = { nounwind }
attributes #3 = { convergent nocallback nounwind }
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
