; ModuleID = 'corpus/cuda/cu_dct_odd_even.cu'
source_filename = "corpus/cuda/cu_dct_odd_even.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_threadIdx_t = type { i8 }
%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_blockDim_t = type { i8 }
%struct.ushort3 = type { i16, i16, i16 }
%class.anon = type { ptr, ptr, ptr, ptr, ptr }

@c_cos = dso_local addrspace(4) externally_initialized constant [8 x [8 x float]] [[8 x float] [float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FDF6297C0000000, float 0x3FDA9B6620000000, float 0x3FD1C73B40000000, float 0x3FB8F8B840000000, float 0xBFB8F8B840000000, float 0xBFD1C73B40000000, float 0xBFDA9B6620000000, float 0xBFDF6297C0000000], [8 x float] [float 0x3FDD906BE0000000, float 0x3FC87DE2A0000000, float 0xBFC87DE2A0000000, float 0xBFDD906BE0000000, float 0xBFDD906BE0000000, float 0xBFC87DE2A0000000, float 0x3FC87DE2A0000000, float 0x3FDD906BE0000000], [8 x float] [float 0x3FDA9B6620000000, float 0xBFB8F8B840000000, float 0xBFDF6297C0000000, float 0xBFD1C73B40000000, float 0x3FD1C73B40000000, float 0x3FDF6297C0000000, float 0x3FB8F8B840000000, float 0xBFDA9B6620000000], [8 x float] [float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000, float 0x3FD6A09E60000000, float 0xBFD6A09E60000000, float 0xBFD6A09E60000000, float 0x3FD6A09E60000000], [8 x float] [float 0x3FD1C73B40000000, float 0xBFDF6297C0000000, float 0x3FB8F8B840000000, float 0x3FDA9B6620000000, float 0xBFDA9B6620000000, float 0xBFB8F8B840000000, float 0x3FDF6297C0000000, float 0xBFD1C73B40000000], [8 x float] [float 0x3FC87DE2A0000000, float 0xBFDD906BE0000000, float 0x3FDD906BE0000000, float 0xBFC87DE2A0000000, float 0xBFC87DE2A0000000, float 0x3FDD906BE0000000, float 0xBFDD906BE0000000, float 0x3FC87DE2A0000000], [8 x float] [float 0x3FB8F8B840000000, float 0xBFD1C73B40000000, float 0x3FDA9B6620000000, float 0xBFDF6297C0000000, float 0x3FDF6297C0000000, float 0xBFDA9B6620000000, float 0x3FD1C73B40000000, float 0xBFB8F8B840000000]], align 4
@zigzag = dso_local addrspace(4) externally_initialized constant [64 x i8] c"\00\01\05\06\0E\0F\1B\1C\02\04\07\0D\10\1A\1D*\03\08\0C\11\19\1E)+\09\0B\12\18\1F(,5\0A\13\17 '-46\14\16!&.37<\15\22%/28;=#$019:>?", align 1
@_ZZ6dct8x8E1a = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@_ZZ6dct8x8E1b = internal addrspace(3) global [8 x [9 x float]] undef, align 4
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@_ZZ8odd_evenE1s = internal addrspace(3) global [64 x float] undef, align 4
@_ZZ4haarE1s = internal addrspace(3) global [64 x float] undef, align 4
@blockDim = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockDim_t, align 1
@llvm.compiler.used = appending global [2 x ptr] [ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), ptr addrspacecast (ptr addrspace(4) @zigzag to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @dct8x8(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca float, align 4
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  %9 = alloca float, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = and i32 %18, 7
  store i32 %19, ptr %12, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %21 = lshr i32 %20, 3
  store i32 %21, ptr %13, align 4
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %23 = mul i32 %22, 64
  store i32 %23, ptr %14, align 4
  %24 = load ptr, ptr %10, align 8
  %25 = load i32, ptr %14, align 4
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %27 = add i32 %25, %26
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw float, ptr %24, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load i32, ptr %13, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1a to ptr), i64 0, i64 %32
  %34 = load i32, ptr %12, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds [9 x float], ptr %33, i64 0, i64 %35
  store float %30, ptr %36, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %16, align 4
  br label %37

37:                                               ; preds = %60, %2
  %38 = load i32, ptr %16, align 4
  %39 = icmp slt i32 %38, 8
  br i1 %39, label %40, label %63

40:                                               ; preds = %37
  %41 = load i32, ptr %13, align 4
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1a to ptr), i64 0, i64 %42
  %44 = load i32, ptr %16, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds [9 x float], ptr %43, i64 0, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = load i32, ptr %12, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), i64 0, i64 %49
  %51 = load i32, ptr %16, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds [8 x float], ptr %50, i64 0, i64 %52
  %54 = load float, ptr %53, align 4
  %55 = load float, ptr %15, align 4
  store float %47, ptr %4, align 4
  store float %54, ptr %5, align 4
  store float %55, ptr %6, align 4
  %56 = load float, ptr %4, align 4
  %57 = load float, ptr %5, align 4
  %58 = load float, ptr %6, align 4
  %59 = call contract noundef float @llvm.fma.f32(float %56, float %57, float %58)
  store float %59, ptr %15, align 4
  br label %60

60:                                               ; preds = %40
  %61 = load i32, ptr %16, align 4
  %62 = add nsw i32 %61, 1
  store i32 %62, ptr %16, align 4
  br label %37, !llvm.loop !4

63:                                               ; preds = %37
  %64 = load float, ptr %15, align 4
  %65 = load i32, ptr %13, align 4
  %66 = sext i32 %65 to i64
  %67 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1b to ptr), i64 0, i64 %66
  %68 = load i32, ptr %12, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds [9 x float], ptr %67, i64 0, i64 %69
  store float %64, ptr %70, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store float 0.000000e+00, ptr %15, align 4
  store i32 0, ptr %17, align 4
  br label %71

71:                                               ; preds = %94, %63
  %72 = load i32, ptr %17, align 4
  %73 = icmp slt i32 %72, 8
  br i1 %73, label %74, label %97

74:                                               ; preds = %71
  %75 = load i32, ptr %17, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [8 x [9 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ6dct8x8E1b to ptr), i64 0, i64 %76
  %78 = load i32, ptr %12, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [9 x float], ptr %77, i64 0, i64 %79
  %81 = load float, ptr %80, align 4
  %82 = load i32, ptr %13, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds [8 x [8 x float]], ptr addrspacecast (ptr addrspace(4) @c_cos to ptr), i64 0, i64 %83
  %85 = load i32, ptr %17, align 4
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds [8 x float], ptr %84, i64 0, i64 %86
  %88 = load float, ptr %87, align 4
  %89 = load float, ptr %15, align 4
  store float %81, ptr %7, align 4
  store float %88, ptr %8, align 4
  store float %89, ptr %9, align 4
  %90 = load float, ptr %7, align 4
  %91 = load float, ptr %8, align 4
  %92 = load float, ptr %9, align 4
  %93 = call contract noundef float @llvm.fma.f32(float %90, float %91, float %92)
  store float %93, ptr %15, align 4
  br label %94

94:                                               ; preds = %74
  %95 = load i32, ptr %17, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %17, align 4
  br label %71, !llvm.loop !7

97:                                               ; preds = %71
  %98 = load float, ptr %15, align 4
  %99 = fmul contract float %98, 5.000000e-01
  %100 = load i32, ptr %12, align 4
  %101 = add nsw i32 1, %100
  %102 = load i32, ptr %13, align 4
  %103 = add nsw i32 %101, %102
  %104 = sitofp i32 %103 to float
  %105 = fdiv contract float %99, %104
  store float %105, ptr %3, align 4
  %106 = load float, ptr %3, align 4
  %107 = call contract noundef float @llvm.rint.f32(float %106)
  %108 = fptosi float %107 to i16
  %109 = load ptr, ptr %11, align 8
  %110 = load i32, ptr %14, align 4
  %111 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw [64 x i8], ptr addrspacecast (ptr addrspace(4) @zigzag to ptr), i64 0, i64 %112
  %114 = load i8, ptr %113, align 1
  %115 = zext i8 %114 to i32
  %116 = add nsw i32 %110, %115
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i16, ptr %109, i64 %117
  store i16 %108, ptr %118, align 2
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @odd_even(ptr noundef %0) #0 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  %10 = alloca float, align 4
  store ptr %0, ptr %2, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %3, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = mul i32 %12, 64
  %14 = load ptr, ptr %2, align 8
  %15 = zext i32 %13 to i64
  %16 = getelementptr inbounds nuw float, ptr %14, i64 %15
  store ptr %16, ptr %2, align 8
  %17 = load ptr, ptr %2, align 8
  %18 = load i32, ptr %3, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds float, ptr %17, i64 %19
  %21 = load float, ptr %20, align 4
  %22 = load i32, ptr %3, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %23
  store float %21, ptr %24, align 4
  %25 = load ptr, ptr %2, align 8
  %26 = load i32, ptr %3, align 4
  %27 = add nsw i32 %26, 32
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds float, ptr %25, i64 %28
  %30 = load float, ptr %29, align 4
  %31 = load i32, ptr %3, align 4
  %32 = add nsw i32 %31, 32
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %33
  store float %30, ptr %34, align 4
  store i32 2, ptr %4, align 4
  br label %35

35:                                               ; preds = %137, %1
  %36 = load i32, ptr %4, align 4
  %37 = icmp sle i32 %36, 64
  br i1 %37, label %38, label %140

38:                                               ; preds = %35
  %39 = load i32, ptr %4, align 4
  %40 = sdiv i32 %39, 2
  store i32 %40, ptr %5, align 4
  %41 = load i32, ptr %3, align 4
  %42 = load i32, ptr %5, align 4
  %43 = sub nsw i32 %42, 1
  %44 = and i32 %41, %43
  store i32 %44, ptr %6, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %45 = load i32, ptr %3, align 4
  %46 = mul nsw i32 2, %45
  %47 = load i32, ptr %3, align 4
  %48 = load i32, ptr %5, align 4
  %49 = sub nsw i32 %48, 1
  %50 = and i32 %47, %49
  %51 = sub nsw i32 %46, %50
  store i32 %51, ptr %7, align 4
  %52 = load i32, ptr %7, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %53
  %55 = load float, ptr %54, align 4
  %56 = load i32, ptr %7, align 4
  %57 = load i32, ptr %5, align 4
  %58 = add nsw i32 %56, %57
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %59
  %61 = load float, ptr %60, align 4
  %62 = fcmp contract ogt float %55, %61
  br i1 %62, label %63, label %83

63:                                               ; preds = %38
  %64 = load i32, ptr %7, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %65
  %67 = load float, ptr %66, align 4
  store float %67, ptr %8, align 4
  %68 = load i32, ptr %7, align 4
  %69 = load i32, ptr %5, align 4
  %70 = add nsw i32 %68, %69
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = load i32, ptr %7, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %75
  store float %73, ptr %76, align 4
  %77 = load float, ptr %8, align 4
  %78 = load i32, ptr %7, align 4
  %79 = load i32, ptr %5, align 4
  %80 = add nsw i32 %78, %79
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %81
  store float %77, ptr %82, align 4
  br label %83

83:                                               ; preds = %63, %38
  %84 = load i32, ptr %5, align 4
  %85 = ashr i32 %84, 1
  store i32 %85, ptr %5, align 4
  br label %86

86:                                               ; preds = %133, %83
  %87 = load i32, ptr %5, align 4
  %88 = icmp sgt i32 %87, 0
  br i1 %88, label %89, label %136

89:                                               ; preds = %86
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %90 = load i32, ptr %3, align 4
  %91 = mul nsw i32 2, %90
  %92 = load i32, ptr %3, align 4
  %93 = load i32, ptr %5, align 4
  %94 = sub nsw i32 %93, 1
  %95 = and i32 %92, %94
  %96 = sub nsw i32 %91, %95
  store i32 %96, ptr %9, align 4
  %97 = load i32, ptr %6, align 4
  %98 = load i32, ptr %5, align 4
  %99 = icmp sge i32 %97, %98
  br i1 %99, label %100, label %132

100:                                              ; preds = %89
  %101 = load i32, ptr %9, align 4
  %102 = load i32, ptr %5, align 4
  %103 = sub nsw i32 %101, %102
  %104 = sext i32 %103 to i64
  %105 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %104
  %106 = load float, ptr %105, align 4
  %107 = load i32, ptr %9, align 4
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %108
  %110 = load float, ptr %109, align 4
  %111 = fcmp contract ogt float %106, %110
  br i1 %111, label %112, label %132

112:                                              ; preds = %100
  %113 = load i32, ptr %9, align 4
  %114 = sext i32 %113 to i64
  %115 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %114
  %116 = load float, ptr %115, align 4
  store float %116, ptr %10, align 4
  %117 = load i32, ptr %9, align 4
  %118 = load i32, ptr %5, align 4
  %119 = sub nsw i32 %117, %118
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %120
  %122 = load float, ptr %121, align 4
  %123 = load i32, ptr %9, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %124
  store float %122, ptr %125, align 4
  %126 = load float, ptr %10, align 4
  %127 = load i32, ptr %9, align 4
  %128 = load i32, ptr %5, align 4
  %129 = sub nsw i32 %127, %128
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %130
  store float %126, ptr %131, align 4
  br label %132

132:                                              ; preds = %112, %100, %89
  br label %133

133:                                              ; preds = %132
  %134 = load i32, ptr %5, align 4
  %135 = ashr i32 %134, 1
  store i32 %135, ptr %5, align 4
  br label %86, !llvm.loop !8

136:                                              ; preds = %86
  br label %137

137:                                              ; preds = %136
  %138 = load i32, ptr %4, align 4
  %139 = shl i32 %138, 1
  store i32 %139, ptr %4, align 4
  br label %35, !llvm.loop !9

140:                                              ; preds = %35
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %141 = load i32, ptr %3, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %142
  %144 = load float, ptr %143, align 4
  %145 = load ptr, ptr %2, align 8
  %146 = load i32, ptr %3, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds float, ptr %145, i64 %147
  store float %144, ptr %148, align 4
  %149 = load i32, ptr %3, align 4
  %150 = add nsw i32 %149, 32
  %151 = sext i32 %150 to i64
  %152 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ8odd_evenE1s to ptr), i64 0, i64 %151
  %153 = load float, ptr %152, align 4
  %154 = load ptr, ptr %2, align 8
  %155 = load i32, ptr %3, align 4
  %156 = add nsw i32 %155, 32
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr %154, i64 %157
  store float %153, ptr %158, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @haar(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca float, align 4
  %8 = alloca float, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, 64
  %12 = load ptr, ptr %3, align 8
  %13 = zext i32 %11 to i64
  %14 = getelementptr inbounds nuw float, ptr %12, i64 %13
  store ptr %14, ptr %3, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = mul i32 %15, 64
  %17 = load ptr, ptr %4, align 8
  %18 = zext i32 %16 to i64
  %19 = getelementptr inbounds nuw float, ptr %17, i64 %18
  store ptr %19, ptr %4, align 8
  %20 = load ptr, ptr %3, align 8
  %21 = load i32, ptr %5, align 4
  %22 = sext i32 %21 to i64
  %23 = getelementptr inbounds float, ptr %20, i64 %22
  %24 = load float, ptr %23, align 4
  %25 = load i32, ptr %5, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %26
  store float %24, ptr %27, align 4
  %28 = load ptr, ptr %3, align 8
  %29 = load i32, ptr %5, align 4
  %30 = add nsw i32 %29, 32
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds float, ptr %28, i64 %31
  %33 = load float, ptr %32, align 4
  %34 = load i32, ptr %5, align 4
  %35 = add nsw i32 %34, 32
  %36 = sext i32 %35 to i64
  %37 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %36
  store float %33, ptr %37, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 32, ptr %6, align 4
  br label %38

38:                                               ; preds = %89, %2
  %39 = load i32, ptr %6, align 4
  %40 = icmp sgt i32 %39, 0
  br i1 %40, label %41, label %92

41:                                               ; preds = %38
  store float 0.000000e+00, ptr %7, align 4
  store float 0.000000e+00, ptr %8, align 4
  %42 = load i32, ptr %5, align 4
  %43 = load i32, ptr %6, align 4
  %44 = icmp slt i32 %42, %43
  br i1 %44, label %45, label %72

45:                                               ; preds = %41
  %46 = load i32, ptr %5, align 4
  %47 = mul nsw i32 2, %46
  %48 = sext i32 %47 to i64
  %49 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %48
  %50 = load float, ptr %49, align 4
  %51 = load i32, ptr %5, align 4
  %52 = mul nsw i32 2, %51
  %53 = add nsw i32 %52, 1
  %54 = sext i32 %53 to i64
  %55 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %54
  %56 = load float, ptr %55, align 4
  %57 = fadd contract float %50, %56
  %58 = fmul contract float %57, 0x3FE6A09E60000000
  store float %58, ptr %7, align 4
  %59 = load i32, ptr %5, align 4
  %60 = mul nsw i32 2, %59
  %61 = sext i32 %60 to i64
  %62 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %61
  %63 = load float, ptr %62, align 4
  %64 = load i32, ptr %5, align 4
  %65 = mul nsw i32 2, %64
  %66 = add nsw i32 %65, 1
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %67
  %69 = load float, ptr %68, align 4
  %70 = fsub contract float %63, %69
  %71 = fmul contract float %70, 0x3FE6A09E60000000
  store float %71, ptr %8, align 4
  br label %72

72:                                               ; preds = %45, %41
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %73 = load i32, ptr %5, align 4
  %74 = load i32, ptr %6, align 4
  %75 = icmp slt i32 %73, %74
  br i1 %75, label %76, label %88

76:                                               ; preds = %72
  %77 = load float, ptr %7, align 4
  %78 = load i32, ptr %5, align 4
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds [64 x float], ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), i64 0, i64 %79
  store float %77, ptr %80, align 4
  %81 = load float, ptr %8, align 4
  %82 = load ptr, ptr %4, align 8
  %83 = load i32, ptr %6, align 4
  %84 = load i32, ptr %5, align 4
  %85 = add nsw i32 %83, %84
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds float, ptr %82, i64 %86
  store float %81, ptr %87, align 4
  br label %88

88:                                               ; preds = %76, %72
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  br label %89

89:                                               ; preds = %88
  %90 = load i32, ptr %6, align 4
  %91 = ashr i32 %90, 1
  store i32 %91, ptr %6, align 4
  br label %38, !llvm.loop !10

92:                                               ; preds = %38
  %93 = load i32, ptr %5, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %99

95:                                               ; preds = %92
  %96 = load float, ptr addrspacecast (ptr addrspace(3) @_ZZ4haarE1s to ptr), align 4
  %97 = load ptr, ptr %4, align 8
  %98 = getelementptr inbounds float, ptr %97, i64 0
  store float %96, ptr %98, align 4
  br label %99

99:                                               ; preds = %95, %92
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @demosaic(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca %struct.ushort3, align 2
  %6 = alloca i16, align 2
  %7 = alloca i16, align 2
  %8 = alloca i16, align 2
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca %class.anon, align 8
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca %struct.ushort3, align 2
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store i32 %2, ptr %11, align 4
  store i32 %3, ptr %12, align 4
  %25 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %26 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %27 = mul i32 %25, %26
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %13, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %32 = mul i32 %30, %31
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %34 = add i32 %32, %33
  store i32 %34, ptr %14, align 4
  %35 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 0
  store ptr %9, ptr %35, align 8
  %36 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 1
  store ptr %14, ptr %36, align 8
  %37 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 2
  store ptr %12, ptr %37, align 8
  %38 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 3
  store ptr %11, ptr %38, align 8
  %39 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 4
  store ptr %13, ptr %39, align 8
  %40 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 0, i32 noundef 0) #6
  store i32 %40, ptr %16, align 4
  %41 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef -1, i32 noundef 0) #6
  %42 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 1, i32 noundef 0) #6
  %43 = add nsw i32 %41, %42
  %44 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 0, i32 noundef -1) #6
  %45 = add nsw i32 %43, %44
  %46 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 0, i32 noundef 1) #6
  %47 = add nsw i32 %45, %46
  %48 = add nsw i32 %47, 2
  %49 = ashr i32 %48, 2
  store i32 %49, ptr %17, align 4
  %50 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef -1, i32 noundef -1) #6
  %51 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 1, i32 noundef -1) #6
  %52 = add nsw i32 %50, %51
  %53 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef -1, i32 noundef 1) #6
  %54 = add nsw i32 %52, %53
  %55 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 1, i32 noundef 1) #6
  %56 = add nsw i32 %54, %55
  %57 = add nsw i32 %56, 2
  %58 = ashr i32 %57, 2
  store i32 %58, ptr %18, align 4
  %59 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef -1, i32 noundef 0) #6
  %60 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 1, i32 noundef 0) #6
  %61 = add nsw i32 %59, %60
  %62 = add nsw i32 %61, 1
  %63 = ashr i32 %62, 1
  store i32 %63, ptr %19, align 4
  %64 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 0, i32 noundef -1) #6
  %65 = call noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %15, i32 noundef 0, i32 noundef 1) #6
  %66 = add nsw i32 %64, %65
  %67 = add nsw i32 %66, 1
  %68 = ashr i32 %67, 1
  store i32 %68, ptr %20, align 4
  %69 = load i32, ptr %14, align 4
  %70 = and i32 %69, 1
  %71 = mul nsw i32 %70, 2
  %72 = load i32, ptr %13, align 4
  %73 = and i32 %72, 1
  %74 = add nsw i32 %71, %73
  switch i32 %74, label %87 [
    i32 0, label %75
    i32 1, label %79
    i32 2, label %83
  ]

75:                                               ; preds = %4
  %76 = load i32, ptr %16, align 4
  store i32 %76, ptr %21, align 4
  %77 = load i32, ptr %17, align 4
  store i32 %77, ptr %22, align 4
  %78 = load i32, ptr %18, align 4
  store i32 %78, ptr %23, align 4
  br label %91

79:                                               ; preds = %4
  %80 = load i32, ptr %19, align 4
  store i32 %80, ptr %21, align 4
  %81 = load i32, ptr %16, align 4
  store i32 %81, ptr %22, align 4
  %82 = load i32, ptr %20, align 4
  store i32 %82, ptr %23, align 4
  br label %91

83:                                               ; preds = %4
  %84 = load i32, ptr %20, align 4
  store i32 %84, ptr %21, align 4
  %85 = load i32, ptr %16, align 4
  store i32 %85, ptr %22, align 4
  %86 = load i32, ptr %19, align 4
  store i32 %86, ptr %23, align 4
  br label %91

87:                                               ; preds = %4
  %88 = load i32, ptr %18, align 4
  store i32 %88, ptr %21, align 4
  %89 = load i32, ptr %17, align 4
  store i32 %89, ptr %22, align 4
  %90 = load i32, ptr %16, align 4
  store i32 %90, ptr %23, align 4
  br label %91

91:                                               ; preds = %87, %83, %79, %75
  %92 = load i32, ptr %21, align 4
  %93 = trunc i32 %92 to i16
  %94 = load i32, ptr %22, align 4
  %95 = trunc i32 %94 to i16
  %96 = load i32, ptr %23, align 4
  %97 = trunc i32 %96 to i16
  store i16 %93, ptr %6, align 2
  store i16 %95, ptr %7, align 2
  store i16 %97, ptr %8, align 2
  %98 = load i16, ptr %6, align 2
  store i16 %98, ptr %5, align 2
  %99 = load i16, ptr %7, align 2
  %100 = getelementptr inbounds nuw %struct.ushort3, ptr %5, i32 0, i32 1
  store i16 %99, ptr %100, align 2
  %101 = load i16, ptr %8, align 2
  %102 = getelementptr inbounds nuw %struct.ushort3, ptr %5, i32 0, i32 2
  store i16 %101, ptr %102, align 2
  %103 = load %struct.ushort3, ptr %5, align 2
  %104 = getelementptr inbounds nuw %struct.ushort3, ptr %24, i32 0, i32 0
  %105 = extractvalue %struct.ushort3 %103, 0
  store i16 %105, ptr %104, align 2
  %106 = getelementptr inbounds nuw %struct.ushort3, ptr %24, i32 0, i32 1
  %107 = extractvalue %struct.ushort3 %103, 1
  store i16 %107, ptr %106, align 2
  %108 = getelementptr inbounds nuw %struct.ushort3, ptr %24, i32 0, i32 2
  %109 = extractvalue %struct.ushort3 %103, 2
  store i16 %109, ptr %108, align 2
  %110 = load ptr, ptr %10, align 8
  %111 = load i32, ptr %14, align 4
  %112 = load i32, ptr %11, align 4
  %113 = mul nsw i32 %111, %112
  %114 = load i32, ptr %13, align 4
  %115 = add nsw i32 %113, %114
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds %struct.ushort3, ptr %110, i64 %116
  call void @llvm.memcpy.p0.p0.i64(ptr align 2 %117, ptr align 2 %24, i64 6, i1 false)
  ret void
}

; Function Attrs: convergent mustprogress noinline nounwind optnone
define internal noundef i32 @_ZZ8demosaicENKUliiE_clEii(ptr noundef nonnull align 8 dereferenceable(40) %0, i32 noundef %1, i32 noundef %2) #2 align 2 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %12, align 8
  store i32 %1, ptr %13, align 4
  store i32 %2, ptr %14, align 4
  %15 = load ptr, ptr %12, align 8
  %16 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 0
  %17 = load ptr, ptr %16, align 8, !nonnull !11, !align !12
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 1
  %20 = load ptr, ptr %19, align 8, !nonnull !11, !align !13
  %21 = load i32, ptr %20, align 4
  %22 = load i32, ptr %14, align 4
  %23 = add nsw i32 %21, %22
  store i32 %23, ptr %4, align 4
  store i32 0, ptr %5, align 4
  %24 = load i32, ptr %4, align 4
  %25 = load i32, ptr %5, align 4
  %26 = icmp sgt i32 %24, %25
  br i1 %26, label %27, label %29

27:                                               ; preds = %3
  %28 = load i32, ptr %4, align 4
  br label %31

29:                                               ; preds = %3
  %30 = load i32, ptr %5, align 4
  br label %31

31:                                               ; preds = %27, %29
  %32 = phi i32 [ %28, %27 ], [ %30, %29 ]
  %33 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 2
  %34 = load ptr, ptr %33, align 8, !nonnull !11, !align !13
  %35 = load i32, ptr %34, align 4
  %36 = sub nsw i32 %35, 1
  store i32 %32, ptr %8, align 4
  store i32 %36, ptr %9, align 4
  %37 = load i32, ptr %8, align 4
  %38 = load i32, ptr %9, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %42

40:                                               ; preds = %31
  %41 = load i32, ptr %8, align 4
  br label %44

42:                                               ; preds = %31
  %43 = load i32, ptr %9, align 4
  br label %44

44:                                               ; preds = %40, %42
  %45 = phi i32 [ %41, %40 ], [ %43, %42 ]
  %46 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 3
  %47 = load ptr, ptr %46, align 8, !nonnull !11, !align !13
  %48 = load i32, ptr %47, align 4
  %49 = mul nsw i32 %45, %48
  %50 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 4
  %51 = load ptr, ptr %50, align 8, !nonnull !11, !align !13
  %52 = load i32, ptr %51, align 4
  %53 = load i32, ptr %13, align 4
  %54 = add nsw i32 %52, %53
  store i32 %54, ptr %6, align 4
  store i32 0, ptr %7, align 4
  %55 = load i32, ptr %6, align 4
  %56 = load i32, ptr %7, align 4
  %57 = icmp sgt i32 %55, %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %44
  %59 = load i32, ptr %6, align 4
  br label %62

60:                                               ; preds = %44
  %61 = load i32, ptr %7, align 4
  br label %62

62:                                               ; preds = %58, %60
  %63 = phi i32 [ %59, %58 ], [ %61, %60 ]
  %64 = getelementptr inbounds nuw %class.anon, ptr %15, i32 0, i32 3
  %65 = load ptr, ptr %64, align 8, !nonnull !11, !align !13
  %66 = load i32, ptr %65, align 4
  %67 = sub nsw i32 %66, 1
  store i32 %63, ptr %10, align 4
  store i32 %67, ptr %11, align 4
  %68 = load i32, ptr %10, align 4
  %69 = load i32, ptr %11, align 4
  %70 = icmp slt i32 %68, %69
  br i1 %70, label %71, label %73

71:                                               ; preds = %62
  %72 = load i32, ptr %10, align 4
  br label %75

73:                                               ; preds = %62
  %74 = load i32, ptr %11, align 4
  br label %75

75:                                               ; preds = %71, %73
  %76 = phi i32 [ %72, %71 ], [ %74, %73 ]
  %77 = add nsw i32 %49, %76
  %78 = sext i32 %77 to i64
  %79 = getelementptr inbounds i16, ptr %18, i64 %78
  %80 = load i16, ptr %79, align 2
  %81 = zext i16 %80 to i32
  ret i32 %81
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @box_rows(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca i32, align 4
  %15 = alloca i32, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store i32 %2, ptr %13, align 4
  store i32 %3, ptr %14, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %19, ptr %15, align 4
  %20 = load i32, ptr %15, align 4
  %21 = load i32, ptr %13, align 4
  %22 = mul nsw i32 %20, %21
  %23 = load ptr, ptr %11, align 8
  %24 = sext i32 %22 to i64
  %25 = getelementptr inbounds i32, ptr %23, i64 %24
  store ptr %25, ptr %11, align 8
  %26 = load i32, ptr %15, align 4
  %27 = load i32, ptr %13, align 4
  %28 = mul nsw i32 %26, %27
  %29 = load ptr, ptr %12, align 8
  %30 = sext i32 %28 to i64
  %31 = getelementptr inbounds i32, ptr %29, i64 %30
  store ptr %31, ptr %12, align 8
  %32 = load ptr, ptr %11, align 8
  %33 = getelementptr inbounds i32, ptr %32, i64 0
  %34 = load i32, ptr %33, align 4
  %35 = load i32, ptr %14, align 4
  %36 = add nsw i32 %35, 1
  %37 = mul nsw i32 %34, %36
  store i32 %37, ptr %16, align 4
  store i32 0, ptr %17, align 4
  br label %38

38:                                               ; preds = %61, %4
  %39 = load i32, ptr %17, align 4
  %40 = load i32, ptr %14, align 4
  %41 = icmp slt i32 %39, %40
  br i1 %41, label %42, label %64

42:                                               ; preds = %38
  %43 = load ptr, ptr %11, align 8
  %44 = load i32, ptr %17, align 4
  %45 = load i32, ptr %13, align 4
  %46 = sub nsw i32 %45, 1
  store i32 %44, ptr %7, align 4
  store i32 %46, ptr %8, align 4
  %47 = load i32, ptr %7, align 4
  %48 = load i32, ptr %8, align 4
  %49 = icmp slt i32 %47, %48
  br i1 %49, label %50, label %52

50:                                               ; preds = %42
  %51 = load i32, ptr %7, align 4
  br label %54

52:                                               ; preds = %42
  %53 = load i32, ptr %8, align 4
  br label %54

54:                                               ; preds = %50, %52
  %55 = phi i32 [ %51, %50 ], [ %53, %52 ]
  %56 = sext i32 %55 to i64
  %57 = getelementptr inbounds i32, ptr %43, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = load i32, ptr %16, align 4
  %60 = add nsw i32 %59, %58
  store i32 %60, ptr %16, align 4
  br label %61

61:                                               ; preds = %54
  %62 = load i32, ptr %17, align 4
  %63 = add nsw i32 %62, 1
  store i32 %63, ptr %17, align 4
  br label %38, !llvm.loop !14

64:                                               ; preds = %38
  store i32 0, ptr %18, align 4
  br label %65

65:                                               ; preds = %127, %64
  %66 = load i32, ptr %18, align 4
  %67 = load i32, ptr %13, align 4
  %68 = icmp slt i32 %66, %67
  br i1 %68, label %69, label %130

69:                                               ; preds = %65
  %70 = load ptr, ptr %11, align 8
  %71 = load i32, ptr %18, align 4
  %72 = load i32, ptr %14, align 4
  %73 = add nsw i32 %71, %72
  %74 = load i32, ptr %13, align 4
  %75 = sub nsw i32 %74, 1
  store i32 %73, ptr %9, align 4
  store i32 %75, ptr %10, align 4
  %76 = load i32, ptr %9, align 4
  %77 = load i32, ptr %10, align 4
  %78 = icmp slt i32 %76, %77
  br i1 %78, label %79, label %81

79:                                               ; preds = %69
  %80 = load i32, ptr %9, align 4
  br label %83

81:                                               ; preds = %69
  %82 = load i32, ptr %10, align 4
  br label %83

83:                                               ; preds = %79, %81
  %84 = phi i32 [ %80, %79 ], [ %82, %81 ]
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i32, ptr %70, i64 %85
  %87 = load i32, ptr %86, align 4
  %88 = load i32, ptr %16, align 4
  %89 = add nsw i32 %88, %87
  store i32 %89, ptr %16, align 4
  %90 = load i32, ptr %18, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %96

92:                                               ; preds = %83
  %93 = load ptr, ptr %11, align 8
  %94 = getelementptr inbounds i32, ptr %93, i64 0
  %95 = load i32, ptr %94, align 4
  br label %114

96:                                               ; preds = %83
  %97 = load ptr, ptr %11, align 8
  %98 = load i32, ptr %18, align 4
  %99 = load i32, ptr %14, align 4
  %100 = sub nsw i32 %98, %99
  %101 = sub nsw i32 %100, 1
  store i32 %101, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %102 = load i32, ptr %5, align 4
  %103 = load i32, ptr %6, align 4
  %104 = icmp sgt i32 %102, %103
  br i1 %104, label %105, label %107

105:                                              ; preds = %96
  %106 = load i32, ptr %5, align 4
  br label %109

107:                                              ; preds = %96
  %108 = load i32, ptr %6, align 4
  br label %109

109:                                              ; preds = %105, %107
  %110 = phi i32 [ %106, %105 ], [ %108, %107 ]
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i32, ptr %97, i64 %111
  %113 = load i32, ptr %112, align 4
  br label %114

114:                                              ; preds = %109, %92
  %115 = phi i32 [ %95, %92 ], [ %113, %109 ]
  %116 = load i32, ptr %16, align 4
  %117 = sub nsw i32 %116, %115
  store i32 %117, ptr %16, align 4
  %118 = load i32, ptr %16, align 4
  %119 = load i32, ptr %14, align 4
  %120 = mul nsw i32 2, %119
  %121 = add nsw i32 %120, 1
  %122 = sdiv i32 %118, %121
  %123 = load ptr, ptr %12, align 8
  %124 = load i32, ptr %18, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %123, i64 %125
  store i32 %122, ptr %126, align 4
  br label %127

127:                                              ; preds = %114
  %128 = load i32, ptr %18, align 4
  %129 = add nsw i32 %128, 1
  store i32 %129, ptr %18, align 4
  br label %65, !llvm.loop !15

130:                                              ; preds = %65
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #4

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #5

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.rint.f32(float) #5

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.y() #4

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { convergent mustprogress noinline nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5, !6}
!5 = !{!"llvm.loop.mustprogress"}
!6 = !{!"llvm.loop.unroll.enable"}
!7 = distinct !{!7, !5, !6}
!8 = distinct !{!8, !5}
!9 = distinct !{!9, !5}
!10 = distinct !{!10, !5}
!11 = !{}
!12 = !{i64 8}
!13 = !{i64 4}
!14 = distinct !{!14, !5}
!15 = distinct !{!15, !5}
