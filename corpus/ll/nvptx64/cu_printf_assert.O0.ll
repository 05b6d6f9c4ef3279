; ModuleID = 'corpus/cuda/cu_printf_assert.cu'
source_filename = "corpus/cuda/cu_printf_assert.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%printf_args = type { i32, i32, ptr, i32, double }
%printf_args.0 = type { i32, i64 }

@.str = private unnamed_addr constant [42 x i8] c"block %u thread %u: %s index %d value %f\0A\00", align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@.str1 = private unnamed_addr constant [11 x i8] c"giving up\0A\00", align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@.str2 = private unnamed_addr constant [16 x i8] c"k >= 0 && k < n\00", align 1
@.str3 = private unnamed_addr constant [20 x i8] c"cu_printf_assert.cu\00", align 1
@__func__.checked_gather = private unnamed_addr constant [15 x i8] c"checked_gather\00", align 1
@.str4 = private unnamed_addr constant [7 x i8] c"gather\00", align 1
@.str5 = private unnamed_addr constant [19 x i8] c"NaN at %d of %lld\0A\00", align 1

; Function Attrs: convergent mustprogress noinline nounwind optnone
define dso_local void @_Z6reportPKcifb(ptr noundef %0, i32 noundef %1, float noundef %2, i1 noundef zeroext %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca i8, align 1
  %9 = alloca %printf_args, align 8
  store ptr %0, ptr %5, align 8
  store i32 %1, ptr %6, align 4
  store float %2, ptr %7, align 4
  %10 = zext i1 %3 to i8
  store i8 %10, ptr %8, align 1
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = load ptr, ptr %5, align 8
  %14 = load i32, ptr %6, align 4
  %15 = load float, ptr %7, align 4
  %16 = fpext contract float %15 to double
  %17 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 0
  store i32 %11, ptr %17, align 4
  %18 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 1
  store i32 %12, ptr %18, align 4
  %19 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 2
  store ptr %13, ptr %19, align 8
  %20 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 3
  store i32 %14, ptr %20, align 4
  %21 = getelementptr inbounds nuw %printf_args, ptr %9, i32 0, i32 4
  store double %16, ptr %21, align 8
  %22 = call i32 @vprintf(ptr @.str, ptr %9)
  %23 = load i8, ptr %8, align 1
  %24 = trunc i8 %23 to i1
  br i1 %24, label %25, label %27

25:                                               ; preds = %4
  %26 = call i32 @vprintf(ptr @.str1, ptr null)
  br label %27

27:                                               ; preds = %25, %4
  ret void
}

declare i32 @vprintf(ptr, ptr)

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @checked_gather(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3, i32 noundef %4) #1 {
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca %printf_args.0, align 8
  store ptr %0, ptr %6, align 8
  store ptr %1, ptr %7, align 8
  store ptr %2, ptr %8, align 8
  store i32 %3, ptr %9, align 4
  store i32 %4, ptr %10, align 4
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %11, align 4
  %20 = load ptr, ptr %6, align 8
  %21 = load i32, ptr %11, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds i32, ptr %20, i64 %22
  %24 = load i32, ptr %23, align 4
  store i32 %24, ptr %12, align 4
  %25 = load i32, ptr %12, align 4
  %26 = icmp sge i32 %25, 0
  br i1 %26, label %27, label %32

27:                                               ; preds = %5
  %28 = load i32, ptr %12, align 4
  %29 = load i32, ptr %9, align 4
  %30 = icmp slt i32 %28, %29
  br i1 %30, label %31, label %32

31:                                               ; preds = %27
  br label %34

32:                                               ; preds = %27, %5
  call void @__assertfail(ptr noundef @.str2, ptr noundef @.str3, i32 noundef 17, ptr noundef @__func__.checked_gather, i64 noundef 1) #5
  unreachable

33:                                               ; No predecessors!
  br label %34

34:                                               ; preds = %33, %31
  %35 = load ptr, ptr %7, align 8
  %36 = load i32, ptr %12, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds float, ptr %35, i64 %37
  %39 = load float, ptr %38, align 4
  store float %39, ptr %13, align 4
  %40 = load i32, ptr %10, align 4
  %41 = icmp sgt i32 %40, 0
  br i1 %41, label %42, label %47

42:                                               ; preds = %34
  %43 = load i32, ptr %12, align 4
  %44 = load float, ptr %13, align 4
  %45 = load i32, ptr %10, align 4
  %46 = icmp sgt i32 %45, 1
  call void @_Z6reportPKcifb(ptr noundef @.str4, i32 noundef %43, float noundef %44, i1 noundef zeroext %46) #6
  br label %47

47:                                               ; preds = %42, %34
  %48 = load float, ptr %13, align 4
  %49 = load float, ptr %13, align 4
  %50 = fcmp contract une float %48, %49
  br i1 %50, label %51, label %58

51:                                               ; preds = %47
  %52 = load i32, ptr %12, align 4
  %53 = load i32, ptr %9, align 4
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds nuw %printf_args.0, ptr %14, i32 0, i32 0
  store i32 %52, ptr %55, align 4
  %56 = getelementptr inbounds nuw %printf_args.0, ptr %14, i32 0, i32 1
  store i64 %54, ptr %56, align 8
  %57 = call i32 @vprintf(ptr @.str5, ptr %14)
  call void @llvm.trap()
  br label %58

58:                                               ; preds = %51, %47
  %59 = load float, ptr %13, align 4
  %60 = fmul contract float %59, 2.000000e+00
  %61 = load ptr, ptr %8, align 8
  %62 = load i32, ptr %11, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  store float %60, ptr %64, align 4
  ret void
}

; Function Attrs: convergent noreturn nounwind
declare dso_local void @__assertfail(ptr noundef, ptr noundef, i32 noundef, ptr noundef, i64 noundef) #2

; Function Attrs: cold noreturn nounwind memory(inaccessiblemem: write)
declare void @llvm.trap() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { cold noreturn nounwind memory(inaccessiblemem: write) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { convergent noreturn nounwind }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
