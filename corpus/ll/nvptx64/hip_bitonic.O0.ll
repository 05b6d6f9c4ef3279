; ModuleID = 'corpus/hip/hip_bitonic.hip'
source_filename = "corpus/hip/hip_bitonic.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.hip_mini_blockIdx_t = type { i8 }
%"struct.hip_mini_blockIdx_t::X" = type { i8 }
%struct.hip_mini_blockDim_t = type { i8 }
%"struct.hip_mini_blockDim_t::X" = type { i8 }
%struct.hip_mini_threadIdx_t = type { i8 }
%"struct.hip_mini_threadIdx_t::X" = type { i8 }

$_ZN19hip_mini_blockIdx_t1xE = comdat any

$_ZN19hip_mini_blockDim_t1xE = comdat any

$_ZN20hip_mini_threadIdx_t1xE = comdat any

@blockIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockIdx_t, align 1
@_ZN19hip_mini_blockIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockIdx_t::X" undef, comdat, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.hip_mini_blockDim_t, align 1
@_ZN19hip_mini_blockDim_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_blockDim_t::X" undef, comdat, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.hip_mini_threadIdx_t, align 1
@_ZN20hip_mini_threadIdx_t1xE = linkonce_odr dso_local addrspace(4) externally_initialized constant %"struct.hip_mini_threadIdx_t::X" undef, comdat, align 1
@_ZZ16bitonic_sort_u64E1s = internal addrspace(3) global [64 x i64] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_sort_step(ptr noundef %0, i32 noundef %1, i32 noundef %2, i1 noundef zeroext %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i8, align 1
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  store ptr %0, ptr %8, align 8
  store i32 %1, ptr %9, align 4
  store i32 %2, ptr %10, align 4
  %22 = zext i1 %3 to i8
  store i8 %22, ptr %11, align 1
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %7, align 8
  %23 = load ptr, ptr %7, align 8
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockDim_t1xE to ptr), ptr %6, align 8
  %25 = load ptr, ptr %6, align 8
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %24, %26
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %5, align 8
  %28 = load ptr, ptr %5, align 8
  %29 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %30 = add i32 %27, %29
  store i32 %30, ptr %12, align 4
  %31 = load i32, ptr %9, align 4
  %32 = load i32, ptr %10, align 4
  %33 = sub i32 %31, %32
  %34 = shl i32 1, %33
  store i32 %34, ptr %13, align 4
  %35 = load i32, ptr %13, align 4
  %36 = mul i32 2, %35
  store i32 %36, ptr %14, align 4
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %13, align 4
  %39 = urem i32 %37, %38
  %40 = load i32, ptr %12, align 4
  %41 = load i32, ptr %13, align 4
  %42 = udiv i32 %40, %41
  %43 = load i32, ptr %14, align 4
  %44 = mul i32 %42, %43
  %45 = add i32 %39, %44
  store i32 %45, ptr %15, align 4
  %46 = load i32, ptr %15, align 4
  %47 = load i32, ptr %13, align 4
  %48 = add i32 %46, %47
  store i32 %48, ptr %16, align 4
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %15, align 4
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i32, ptr %49, i64 %51
  %53 = load i32, ptr %52, align 4
  store i32 %53, ptr %17, align 4
  %54 = load ptr, ptr %8, align 8
  %55 = load i32, ptr %16, align 4
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %54, i64 %56
  %58 = load i32, ptr %57, align 4
  store i32 %58, ptr %18, align 4
  %59 = load i32, ptr %9, align 4
  %60 = shl i32 1, %59
  store i32 %60, ptr %19, align 4
  %61 = load i32, ptr %12, align 4
  %62 = load i32, ptr %19, align 4
  %63 = udiv i32 %61, %62
  %64 = urem i32 %63, 2
  %65 = icmp eq i32 %64, 1
  br i1 %65, label %66, label %71

66:                                               ; preds = %4
  %67 = load i8, ptr %11, align 1
  %68 = trunc i8 %67 to i1
  %69 = xor i1 %68, true
  %70 = zext i1 %69 to i8
  store i8 %70, ptr %11, align 1
  br label %71

71:                                               ; preds = %66, %4
  %72 = load i32, ptr %17, align 4
  %73 = load i32, ptr %18, align 4
  %74 = icmp ugt i32 %72, %73
  br i1 %74, label %75, label %77

75:                                               ; preds = %71
  %76 = load i32, ptr %17, align 4
  br label %79

77:                                               ; preds = %71
  %78 = load i32, ptr %18, align 4
  br label %79

79:                                               ; preds = %77, %75
  %80 = phi i32 [ %76, %75 ], [ %78, %77 ]
  store i32 %80, ptr %20, align 4
  %81 = load i32, ptr %17, align 4
  %82 = load i32, ptr %18, align 4
  %83 = icmp ugt i32 %81, %82
  br i1 %83, label %84, label %86

84:                                               ; preds = %79
  %85 = load i32, ptr %18, align 4
  br label %88

86:                                               ; preds = %79
  %87 = load i32, ptr %17, align 4
  br label %88

88:                                               ; preds = %86, %84
  %89 = phi i32 [ %85, %84 ], [ %87, %86 ]
  store i32 %89, ptr %21, align 4
  %90 = load i8, ptr %11, align 1
  %91 = trunc i8 %90 to i1
  br i1 %91, label %92, label %94

92:                                               ; preds = %88
  %93 = load i32, ptr %21, align 4
  br label %96

94:                                               ; preds = %88
  %95 = load i32, ptr %20, align 4
  br label %96

96:                                               ; preds = %94, %92
  %97 = phi i32 [ %93, %92 ], [ %95, %94 ]
  %98 = load ptr, ptr %8, align 8
  %99 = load i32, ptr %15, align 4
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %98, i64 %100
  store i32 %97, ptr %101, align 4
  %102 = load i8, ptr %11, align 1
  %103 = trunc i8 %102 to i1
  br i1 %103, label %104, label %106

104:                                              ; preds = %96
  %105 = load i32, ptr %20, align 4
  br label %108

106:                                              ; preds = %96
  %107 = load i32, ptr %21, align 4
  br label %108

108:                                              ; preds = %106, %104
  %109 = phi i32 [ %105, %104 ], [ %107, %106 ]
  %110 = load ptr, ptr %8, align 8
  %111 = load i32, ptr %16, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i32, ptr %110, i64 %112
  store i32 %109, ptr %113, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @bitonic_sort_u64(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i8, align 1
  %12 = alloca i8, align 1
  store ptr %0, ptr %4, align 8
  store ptr addrspacecast (ptr addrspace(4) @_ZN20hip_mini_threadIdx_t1xE to ptr), ptr %2, align 8
  %13 = load ptr, ptr %2, align 8
  %14 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %14, ptr %5, align 4
  store ptr addrspacecast (ptr addrspace(4) @_ZN19hip_mini_blockIdx_t1xE to ptr), ptr %3, align 8
  %15 = load ptr, ptr %3, align 8
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 64
  %18 = load ptr, ptr %4, align 8
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw i64, ptr %18, i64 %19
  store ptr %20, ptr %4, align 8
  %21 = load ptr, ptr %4, align 8
  %22 = load i32, ptr %5, align 4
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %21, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = load i32, ptr %5, align 4
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw [64 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 0, i64 %27
  store i64 %25, ptr %28, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 2, ptr %6, align 4
  br label %29

29:                                               ; preds = %85, %1
  %30 = load i32, ptr %6, align 4
  %31 = icmp ule i32 %30, 64
  br i1 %31, label %32, label %88

32:                                               ; preds = %29
  %33 = load i32, ptr %6, align 4
  %34 = lshr i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %35

35:                                               ; preds = %81, %32
  %36 = load i32, ptr %7, align 4
  %37 = icmp ugt i32 %36, 0
  br i1 %37, label %38, label %84

38:                                               ; preds = %35
  %39 = load i32, ptr %5, align 4
  %40 = load i32, ptr %7, align 4
  %41 = xor i32 %39, %40
  store i32 %41, ptr %8, align 4
  %42 = load i32, ptr %5, align 4
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [64 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 0, i64 %43
  %45 = load i64, ptr %44, align 8
  store i64 %45, ptr %9, align 8
  %46 = load i32, ptr %8, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw [64 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 0, i64 %47
  %49 = load i64, ptr %48, align 8
  store i64 %49, ptr %10, align 8
  %50 = load i32, ptr %5, align 4
  %51 = load i32, ptr %6, align 4
  %52 = and i32 %50, %51
  %53 = icmp eq i32 %52, 0
  %54 = zext i1 %53 to i8
  store i8 %54, ptr %11, align 1
  %55 = load i32, ptr %5, align 4
  %56 = load i32, ptr %8, align 4
  %57 = icmp ult i32 %55, %56
  %58 = zext i1 %57 to i8
  store i8 %58, ptr %12, align 1
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %59 = load i64, ptr %9, align 8
  %60 = load i64, ptr %10, align 8
  %61 = icmp ult i64 %59, %60
  %62 = zext i1 %61 to i32
  %63 = load i8, ptr %11, align 1
  %64 = trunc i8 %63 to i1
  %65 = zext i1 %64 to i32
  %66 = load i8, ptr %12, align 1
  %67 = trunc i8 %66 to i1
  %68 = zext i1 %67 to i32
  %69 = icmp eq i32 %65, %68
  %70 = zext i1 %69 to i32
  %71 = icmp eq i32 %62, %70
  br i1 %71, label %72, label %74

72:                                               ; preds = %38
  %73 = load i64, ptr %9, align 8
  br label %76

74:                                               ; preds = %38
  %75 = load i64, ptr %10, align 8
  br label %76

76:                                               ; preds = %74, %72
  %77 = phi i64 [ %73, %72 ], [ %75, %74 ]
  %78 = load i32, ptr %5, align 4
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw [64 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 0, i64 %79
  store i64 %77, ptr %80, align 8
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %81

81:                                               ; preds = %76
  %82 = load i32, ptr %7, align 4
  %83 = lshr i32 %82, 1
  store i32 %83, ptr %7, align 4
  br label %35, !llvm.loop !4

84:                                               ; preds = %35
  br label %85

85:                                               ; preds = %84
  %86 = load i32, ptr %6, align 4
  %87 = shl i32 %86, 1
  store i32 %87, ptr %6, align 4
  br label %29, !llvm.loop !6

88:                                               ; preds = %29
  %89 = load i32, ptr %5, align 4
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw [64 x i64], ptr addrspacecast (ptr addrspace(3) @_ZZ16bitonic_sort_u64E1s to ptr), i64 0, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = load ptr, ptr %4, align 8
  %94 = load i32, ptr %5, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i64, ptr %93, i64 %95
  store i64 %92, ptr %96, align 8
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

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
