; ModuleID = 'corpus/cuda/cu_conv_separable.cu'
source_filename = "corpus/cuda/cu_conv_separable.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.cuda_mini_blockIdx_t = type { i8 }
%struct.cuda_mini_threadIdx_t = type { i8 }

@c_kernel = dso_local addrspace(4) externally_initialized constant [9 x float] [float 0x3F847AE140000000, float 0x3FA99999A0000000, float 0x3FBEB851E0000000, float 0x3FC99999A0000000, float 0x3FCEB851E0000000, float 0x3FC99999A0000000, float 0x3FBEB851E0000000, float 0x3FA99999A0000000, float 0x3F847AE140000000], align 4
@_ZZ9conv_rowsE1s = internal addrspace(3) global [4 x [64 x float]] undef, align 4
@blockIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_blockIdx_t, align 1
@threadIdx = extern_weak dso_local addrspace(1) global %struct.cuda_mini_threadIdx_t, align 1
@_ZZ9conv_colsE1s = internal addrspace(3) global [16 x [17 x float]] undef, align 4
@llvm.compiler.used = appending global [1 x ptr] [ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr)], section "llvm.metadata"

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv_rows(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca i32, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  store ptr %0, ptr %15, align 8
  store ptr %1, ptr %16, align 8
  store i32 %2, ptr %17, align 4
  store i32 %3, ptr %18, align 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %25 = mul i32 %24, 2
  %26 = mul i32 %25, 16
  %27 = sub i32 %26, 16
  %28 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %29 = add i32 %27, %28
  store i32 %29, ptr %19, align 4
  %30 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %31 = mul i32 %30, 4
  %32 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %33 = add i32 %31, %32
  store i32 %33, ptr %20, align 4
  %34 = load i32, ptr %20, align 4
  %35 = load i32, ptr %17, align 4
  %36 = mul nsw i32 %34, %35
  %37 = load ptr, ptr %16, align 8
  %38 = sext i32 %36 to i64
  %39 = getelementptr inbounds float, ptr %37, i64 %38
  store ptr %39, ptr %16, align 8
  %40 = load i32, ptr %20, align 4
  %41 = load i32, ptr %17, align 4
  %42 = mul nsw i32 %40, %41
  %43 = load ptr, ptr %15, align 8
  %44 = sext i32 %42 to i64
  %45 = getelementptr inbounds float, ptr %43, i64 %44
  store ptr %45, ptr %15, align 8
  store i32 0, ptr %21, align 4
  br label %46

46:                                               ; preds = %78, %4
  %47 = load i32, ptr %21, align 4
  %48 = icmp slt i32 %47, 4
  br i1 %48, label %49, label %81

49:                                               ; preds = %46
  %50 = load i32, ptr %19, align 4
  %51 = load i32, ptr %21, align 4
  %52 = mul nsw i32 %51, 16
  %53 = add nsw i32 %50, %52
  store i32 %53, ptr %22, align 4
  %54 = load i32, ptr %22, align 4
  %55 = icmp sge i32 %54, 0
  br i1 %55, label %56, label %66

56:                                               ; preds = %49
  %57 = load i32, ptr %22, align 4
  %58 = load i32, ptr %17, align 4
  %59 = icmp slt i32 %57, %58
  br i1 %59, label %60, label %66

60:                                               ; preds = %56
  %61 = load ptr, ptr %16, align 8
  %62 = load i32, ptr %22, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds float, ptr %61, i64 %63
  %65 = load float, ptr %64, align 4
  br label %67

66:                                               ; preds = %56, %49
  br label %67

67:                                               ; preds = %66, %60
  %68 = phi contract float [ %65, %60 ], [ 0.000000e+00, %66 ]
  %69 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw [4 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 0, i64 %70
  %72 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %73 = load i32, ptr %21, align 4
  %74 = mul nsw i32 %73, 16
  %75 = add i32 %72, %74
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw [64 x float], ptr %71, i64 0, i64 %76
  store float %68, ptr %77, align 4
  br label %78

78:                                               ; preds = %67
  %79 = load i32, ptr %21, align 4
  %80 = add nsw i32 %79, 1
  store i32 %80, ptr %21, align 4
  br label %46, !llvm.loop !4

81:                                               ; preds = %46
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %23, align 4
  br label %82

82:                                               ; preds = %164, %81
  %83 = load i32, ptr %23, align 4
  %84 = icmp slt i32 %83, 3
  br i1 %84, label %85, label %167

85:                                               ; preds = %82
  %86 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %87 = zext i32 %86 to i64
  %88 = getelementptr inbounds nuw [4 x [64 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_rowsE1s to ptr), i64 0, i64 %87
  %89 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %90 = load i32, ptr %23, align 4
  %91 = mul nsw i32 %90, 16
  %92 = add i32 %89, %91
  %93 = zext i32 %92 to i64
  %94 = getelementptr inbounds nuw [64 x float], ptr %88, i64 0, i64 %93
  store ptr %94, ptr %14, align 8
  %95 = load ptr, ptr %14, align 8
  %96 = getelementptr inbounds float, ptr %95, i64 -4
  %97 = load float, ptr %96, align 4
  %98 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 8), align 4
  %99 = fmul contract float %97, %98
  %100 = load ptr, ptr %14, align 8
  store ptr %100, ptr %13, align 8
  %101 = load ptr, ptr %13, align 8
  %102 = getelementptr inbounds float, ptr %101, i64 -3
  %103 = load float, ptr %102, align 4
  %104 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 7), align 4
  %105 = fmul contract float %103, %104
  %106 = load ptr, ptr %13, align 8
  store ptr %106, ptr %12, align 8
  %107 = load ptr, ptr %12, align 8
  %108 = getelementptr inbounds float, ptr %107, i64 -2
  %109 = load float, ptr %108, align 4
  %110 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 6), align 4
  %111 = fmul contract float %109, %110
  %112 = load ptr, ptr %12, align 8
  store ptr %112, ptr %11, align 8
  %113 = load ptr, ptr %11, align 8
  %114 = getelementptr inbounds float, ptr %113, i64 -1
  %115 = load float, ptr %114, align 4
  %116 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 5), align 4
  %117 = fmul contract float %115, %116
  %118 = load ptr, ptr %11, align 8
  store ptr %118, ptr %10, align 8
  %119 = load ptr, ptr %10, align 8
  %120 = load float, ptr %119, align 4
  %121 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 4), align 4
  %122 = fmul contract float %120, %121
  %123 = load ptr, ptr %10, align 8
  store ptr %123, ptr %9, align 8
  %124 = load ptr, ptr %9, align 8
  %125 = getelementptr inbounds float, ptr %124, i64 1
  %126 = load float, ptr %125, align 4
  %127 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 3), align 4
  %128 = fmul contract float %126, %127
  %129 = load ptr, ptr %9, align 8
  store ptr %129, ptr %8, align 8
  %130 = load ptr, ptr %8, align 8
  %131 = getelementptr inbounds float, ptr %130, i64 2
  %132 = load float, ptr %131, align 4
  %133 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 2), align 4
  %134 = fmul contract float %132, %133
  %135 = load ptr, ptr %8, align 8
  store ptr %135, ptr %7, align 8
  %136 = load ptr, ptr %7, align 8
  %137 = getelementptr inbounds float, ptr %136, i64 3
  %138 = load float, ptr %137, align 4
  %139 = load float, ptr getelementptr inbounds ([9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 1), align 4
  %140 = fmul contract float %138, %139
  %141 = load ptr, ptr %7, align 8
  store ptr %141, ptr %6, align 8
  %142 = load ptr, ptr %6, align 8
  %143 = getelementptr inbounds float, ptr %142, i64 4
  %144 = load float, ptr %143, align 4
  %145 = load float, ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), align 4
  %146 = fmul contract float %144, %145
  %147 = load ptr, ptr %6, align 8
  store ptr %147, ptr %5, align 8
  %148 = fadd contract float %146, 0.000000e+00
  %149 = fadd contract float %140, %148
  %150 = fadd contract float %134, %149
  %151 = fadd contract float %128, %150
  %152 = fadd contract float %122, %151
  %153 = fadd contract float %117, %152
  %154 = fadd contract float %111, %153
  %155 = fadd contract float %105, %154
  %156 = fadd contract float %99, %155
  %157 = load ptr, ptr %15, align 8
  %158 = load i32, ptr %19, align 4
  %159 = load i32, ptr %23, align 4
  %160 = mul nsw i32 %159, 16
  %161 = add nsw i32 %158, %160
  %162 = sext i32 %161 to i64
  %163 = getelementptr inbounds float, ptr %157, i64 %162
  store float %156, ptr %163, align 4
  br label %164

164:                                              ; preds = %85
  %165 = load i32, ptr %23, align 4
  %166 = add nsw i32 %165, 1
  store i32 %166, ptr %23, align 4
  br label %82, !llvm.loop !7

167:                                              ; preds = %82
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @conv_cols(ptr noundef %0, ptr noundef %1, i32 noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca float, align 4
  %15 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store i32 %2, ptr %7, align 4
  store i32 %3, ptr %8, align 4
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %17 = mul i32 %16, 16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %9, align 4
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %21 = mul i32 %20, 2
  %22 = sub i32 %21, 1
  %23 = mul i32 %22, 4
  %24 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %25 = add i32 %23, %24
  store i32 %25, ptr %10, align 4
  store i32 0, ptr %11, align 4
  br label %26

26:                                               ; preds = %62, %4
  %27 = load i32, ptr %11, align 4
  %28 = icmp slt i32 %27, 4
  br i1 %28, label %29, label %65

29:                                               ; preds = %26
  %30 = load i32, ptr %10, align 4
  %31 = load i32, ptr %11, align 4
  %32 = mul nsw i32 %31, 4
  %33 = add nsw i32 %30, %32
  store i32 %33, ptr %12, align 4
  %34 = load i32, ptr %12, align 4
  %35 = icmp sge i32 %34, 0
  br i1 %35, label %36, label %50

36:                                               ; preds = %29
  %37 = load i32, ptr %12, align 4
  %38 = load i32, ptr %8, align 4
  %39 = icmp slt i32 %37, %38
  br i1 %39, label %40, label %50

40:                                               ; preds = %36
  %41 = load ptr, ptr %6, align 8
  %42 = load i32, ptr %12, align 4
  %43 = load i32, ptr %7, align 4
  %44 = mul nsw i32 %42, %43
  %45 = load i32, ptr %9, align 4
  %46 = add nsw i32 %44, %45
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %41, i64 %47
  %49 = load float, ptr %48, align 4
  br label %51

50:                                               ; preds = %36, %29
  br label %51

51:                                               ; preds = %50, %40
  %52 = phi contract float [ %49, %40 ], [ 0.000000e+00, %50 ]
  %53 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_colsE1s to ptr), i64 0, i64 %54
  %56 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %57 = load i32, ptr %11, align 4
  %58 = mul nsw i32 %57, 4
  %59 = add i32 %56, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw [17 x float], ptr %55, i64 0, i64 %60
  store float %52, ptr %61, align 4
  br label %62

62:                                               ; preds = %51
  %63 = load i32, ptr %11, align 4
  %64 = add nsw i32 %63, 1
  store i32 %64, ptr %11, align 4
  br label %26, !llvm.loop !8

65:                                               ; preds = %26
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  store i32 1, ptr %13, align 4
  br label %66

66:                                               ; preds = %110, %65
  %67 = load i32, ptr %13, align 4
  %68 = icmp slt i32 %67, 3
  br i1 %68, label %69, label %113

69:                                               ; preds = %66
  store float 0.000000e+00, ptr %14, align 4
  store i32 -4, ptr %15, align 4
  br label %70

70:                                               ; preds = %94, %69
  %71 = load i32, ptr %15, align 4
  %72 = icmp sle i32 %71, 4
  br i1 %72, label %73, label %97

73:                                               ; preds = %70
  %74 = load i32, ptr %15, align 4
  %75 = sub nsw i32 4, %74
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds [9 x float], ptr addrspacecast (ptr addrspace(4) @c_kernel to ptr), i64 0, i64 %76
  %78 = load float, ptr %77, align 4
  %79 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw [16 x [17 x float]], ptr addrspacecast (ptr addrspace(3) @_ZZ9conv_colsE1s to ptr), i64 0, i64 %80
  %82 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %83 = load i32, ptr %13, align 4
  %84 = mul nsw i32 %83, 4
  %85 = add i32 %82, %84
  %86 = load i32, ptr %15, align 4
  %87 = add i32 %85, %86
  %88 = zext i32 %87 to i64
  %89 = getelementptr inbounds nuw [17 x float], ptr %81, i64 0, i64 %88
  %90 = load float, ptr %89, align 4
  %91 = fmul contract float %78, %90
  %92 = load float, ptr %14, align 4
  %93 = fadd contract float %92, %91
  store float %93, ptr %14, align 4
  br label %94

94:                                               ; preds = %73
  %95 = load i32, ptr %15, align 4
  %96 = add nsw i32 %95, 1
  store i32 %96, ptr %15, align 4
  br label %70, !llvm.loop !9

97:                                               ; preds = %70
  %98 = load float, ptr %14, align 4
  %99 = load ptr, ptr %5, align 8
  %100 = load i32, ptr %10, align 4
  %101 = load i32, ptr %13, align 4
  %102 = mul nsw i32 %101, 4
  %103 = add nsw i32 %100, %102
  %104 = load i32, ptr %7, align 4
  %105 = mul nsw i32 %103, %104
  %106 = load i32, ptr %9, align 4
  %107 = add nsw i32 %105, %106
  %108 = sext i32 %107 to i64
  %109 = getelementptr inbounds float, ptr %99, i64 %108
  store float %98, ptr %109, align 4
  br label %110

110:                                              ; preds = %97
  %111 = load i32, ptr %13, align 4
  %112 = add nsw i32 %111, 1
  store i32 %112, ptr %13, align 4
  br label %66, !llvm.loop !10

113:                                              ; preds = %66
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

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
!8 = distinct !{!8, !5, !6}
!9 = distinct !{!9, !5, !6}
!10 = distinct !{!10, !5, !6}
