; ModuleID = 'corpus/cuda/cu_rle.cu'
source_filename = "corpus/cuda/cu_rle.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }

@_ZZ10rle_encodeE5heads = internal addrspace(3) global [4 x i32] undef, align 4
@_ZZ10rle_encodeE6prefix = internal addrspace(3) global [5 x i32] undef, align 4
@_ZZ10rle_encodeE5start = internal addrspace(3) global [129 x i16] undef, align 2
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rle_encode(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i8, align 1
  %16 = alloca i8, align 1
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  store ptr %3, ptr %10, align 8
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %21, ptr %11, align 4
  %22 = load i32, ptr %11, align 4
  %23 = and i32 %22, 31
  store i32 %23, ptr %12, align 4
  %24 = load i32, ptr %11, align 4
  %25 = ashr i32 %24, 5
  store i32 %25, ptr %13, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %27 = mul i32 %26, 128
  store i32 %27, ptr %14, align 4
  %28 = load ptr, ptr %7, align 8
  %29 = load i32, ptr %14, align 4
  %30 = load i32, ptr %11, align 4
  %31 = add nsw i32 %29, %30
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %28, i64 %32
  %34 = load i8, ptr %33, align 1
  store i8 %34, ptr %15, align 1
  %35 = load i32, ptr %11, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %50, label %37

37:                                               ; preds = %4
  %38 = load ptr, ptr %7, align 8
  %39 = load i32, ptr %14, align 4
  %40 = load i32, ptr %11, align 4
  %41 = add nsw i32 %39, %40
  %42 = sub nsw i32 %41, 1
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds i8, ptr %38, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = zext i8 %45 to i32
  %47 = load i8, ptr %15, align 1
  %48 = zext i8 %47 to i32
  %49 = icmp ne i32 %46, %48
  br label %50

50:                                               ; preds = %37, %4
  %51 = phi i1 [ true, %4 ], [ %49, %37 ]
  %52 = zext i1 %51 to i8
  store i8 %52, ptr %16, align 1
  %53 = load i8, ptr %16, align 1
  %54 = trunc i8 %53 to i1
  %55 = call i32 @llvm.nvvm.vote.ballot.sync(i32 -1, i1 %54)
  store i32 %55, ptr %17, align 4
  %56 = load i32, ptr %12, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %58, label %63

58:                                               ; preds = %50
  %59 = load i32, ptr %17, align 4
  %60 = load i32, ptr %13, align 4
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 0, i64 %61
  store i32 %59, ptr %62, align 4
  br label %63

63:                                               ; preds = %58, %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %64 = load i32, ptr %11, align 4
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %96

66:                                               ; preds = %63
  store i32 0, ptr %18, align 4
  store i32 0, ptr %19, align 4
  br label %67

67:                                               ; preds = %83, %66
  %68 = load i32, ptr %19, align 4
  %69 = icmp slt i32 %68, 4
  br i1 %69, label %70, label %86

70:                                               ; preds = %67
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %19, align 4
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds [5 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 0, i64 %73
  store i32 %71, ptr %74, align 4
  %75 = load i32, ptr %19, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [4 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5heads to ptr), i64 0, i64 %76
  %78 = load i32, ptr %77, align 4
  store i32 %78, ptr %5, align 4
  %79 = load i32, ptr %5, align 4
  %80 = call noundef i32 @llvm.ctpop.i32(i32 %79)
  %81 = load i32, ptr %18, align 4
  %82 = add i32 %81, %80
  store i32 %82, ptr %18, align 4
  br label %83

83:                                               ; preds = %70
  %84 = load i32, ptr %19, align 4
  %85 = add nsw i32 %84, 1
  store i32 %85, ptr %19, align 4
  br label %67, !llvm.loop !4

86:                                               ; preds = %67
  %87 = load i32, ptr %18, align 4
  store i32 %87, ptr getelementptr inbounds ([5 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 0, i64 4), align 4
  %88 = load i32, ptr %18, align 4
  %89 = zext i32 %88 to i64
  %90 = getelementptr inbounds nuw [129 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 0, i64 %89
  store i16 128, ptr %90, align 2
  %91 = load i32, ptr %18, align 4
  %92 = load ptr, ptr %10, align 8
  %93 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %92, i64 %94
  store i32 %91, ptr %95, align 4
  br label %96

96:                                               ; preds = %86, %63
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %97 = load i32, ptr %13, align 4
  %98 = sext i32 %97 to i64
  %99 = getelementptr inbounds [5 x i32], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE6prefix to ptr), i64 0, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = load i32, ptr %17, align 4
  %102 = load i32, ptr %12, align 4
  %103 = shl i32 1, %102
  %104 = sub i32 %103, 1
  %105 = and i32 %101, %104
  store i32 %105, ptr %6, align 4
  %106 = load i32, ptr %6, align 4
  %107 = call noundef i32 @llvm.ctpop.i32(i32 %106)
  %108 = add i32 %100, %107
  store i32 %108, ptr %20, align 4
  %109 = load i8, ptr %16, align 1
  %110 = trunc i8 %109 to i1
  br i1 %110, label %111, label %117

111:                                              ; preds = %96
  %112 = load i32, ptr %11, align 4
  %113 = trunc i32 %112 to i16
  %114 = load i32, ptr %20, align 4
  %115 = zext i32 %114 to i64
  %116 = getelementptr inbounds nuw [129 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 0, i64 %115
  store i16 %113, ptr %116, align 2
  br label %117

117:                                              ; preds = %111, %96
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %118 = load i8, ptr %16, align 1
  %119 = trunc i8 %118 to i1
  br i1 %119, label %120, label %147

120:                                              ; preds = %117
  %121 = load i8, ptr %15, align 1
  %122 = load ptr, ptr %8, align 8
  %123 = load i32, ptr %14, align 4
  %124 = load i32, ptr %20, align 4
  %125 = add i32 %123, %124
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i8, ptr %122, i64 %126
  store i8 %121, ptr %127, align 1
  %128 = load i32, ptr %20, align 4
  %129 = add i32 %128, 1
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw [129 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 0, i64 %130
  %132 = load i16, ptr %131, align 2
  %133 = zext i16 %132 to i32
  %134 = load i32, ptr %20, align 4
  %135 = zext i32 %134 to i64
  %136 = getelementptr inbounds nuw [129 x i16], ptr addrspacecast (ptr addrspace(3) @_ZZ10rle_encodeE5start to ptr), i64 0, i64 %135
  %137 = load i16, ptr %136, align 2
  %138 = zext i16 %137 to i32
  %139 = sub nsw i32 %133, %138
  %140 = trunc i32 %139 to i16
  %141 = load ptr, ptr %9, align 8
  %142 = load i32, ptr %14, align 4
  %143 = load i32, ptr %20, align 4
  %144 = add i32 %142, %143
  %145 = zext i32 %144 to i64
  %146 = getelementptr inbounds nuw i16, ptr %141, i64 %145
  store i16 %140, ptr %146, align 2
  br label %147

147:                                              ; preds = %120, %117
  ret void
}

; Function Attrs: convergent nocallback nounwind memory(inaccessiblemem: readwrite)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1) #1

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @delta_zigzag(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #3 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = mul i32 %17, %18
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = add i32 %19, %20
  store i32 %21, ptr %9, align 4
  %22 = load ptr, ptr %5, align 8
  %23 = load i32, ptr %9, align 4
  %24 = load i32, ptr %8, align 4
  %25 = mul nsw i32 %23, %24
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i32, ptr %22, i64 %26
  store ptr %27, ptr %10, align 8
  %28 = load ptr, ptr %6, align 8
  %29 = load i32, ptr %9, align 4
  %30 = load i32, ptr %8, align 4
  %31 = mul nsw i32 %29, %30
  %32 = mul nsw i32 %31, 5
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds i8, ptr %28, i64 %33
  store ptr %34, ptr %11, align 8
  store i32 0, ptr %12, align 4
  store i32 0, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %35

35:                                               ; preds = %79, %4
  %36 = load i32, ptr %14, align 4
  %37 = load i32, ptr %8, align 4
  %38 = icmp slt i32 %36, %37
  br i1 %38, label %39, label %82

39:                                               ; preds = %35
  %40 = load ptr, ptr %10, align 8
  %41 = load i32, ptr %14, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds i32, ptr %40, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = load i32, ptr %12, align 4
  %46 = sub nsw i32 %44, %45
  store i32 %46, ptr %15, align 4
  %47 = load ptr, ptr %10, align 8
  %48 = load i32, ptr %14, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds i32, ptr %47, i64 %49
  %51 = load i32, ptr %50, align 4
  store i32 %51, ptr %12, align 4
  %52 = load i32, ptr %15, align 4
  %53 = shl i32 %52, 1
  %54 = load i32, ptr %15, align 4
  %55 = ashr i32 %54, 31
  %56 = xor i32 %53, %55
  store i32 %56, ptr %16, align 4
  br label %57

57:                                               ; preds = %60, %39
  %58 = load i32, ptr %16, align 4
  %59 = icmp uge i32 %58, 128
  br i1 %59, label %60, label %71

60:                                               ; preds = %57
  %61 = load i32, ptr %16, align 4
  %62 = or i32 %61, 128
  %63 = trunc i32 %62 to i8
  %64 = load ptr, ptr %11, align 8
  %65 = load i32, ptr %13, align 4
  %66 = add i32 %65, 1
  store i32 %66, ptr %13, align 4
  %67 = zext i32 %65 to i64
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 %67
  store i8 %63, ptr %68, align 1
  %69 = load i32, ptr %16, align 4
  %70 = lshr i32 %69, 7
  store i32 %70, ptr %16, align 4
  br label %57, !llvm.loop !6

71:                                               ; preds = %57
  %72 = load i32, ptr %16, align 4
  %73 = trunc i32 %72 to i8
  %74 = load ptr, ptr %11, align 8
  %75 = load i32, ptr %13, align 4
  %76 = add i32 %75, 1
  store i32 %76, ptr %13, align 4
  %77 = zext i32 %75 to i64
  %78 = getelementptr inbounds nuw i8, ptr %74, i64 %77
  store i8 %73, ptr %78, align 1
  br label %79

79:                                               ; preds = %71
  %80 = load i32, ptr %14, align 4
  %81 = add nsw i32 %80, 1
  store i32 %81, ptr %14, align 4
  br label %35, !llvm.loop !7

82:                                               ; preds = %35
  %83 = load i32, ptr %13, align 4
  %84 = load ptr, ptr %7, align 8
  %85 = load i32, ptr %9, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i32, ptr %84, i64 %86
  store i32 %83, ptr %87, align 4
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="128" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
