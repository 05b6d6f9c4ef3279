; ModuleID = 'corpus/opencl/gemm_tiled.cl'
source_filename = "corpus/opencl/gemm_tiled.cl"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@gemm_tiled.As = internal addrspace(3) global [16 x [16 x float]] undef, align 4
@gemm_tiled.Bs = internal addrspace(3) global [16 x [17 x float]] undef, align 4

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local ptx_kernel void @gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6, ptr addrspace(1) noalias noundef align 4 %7) #0 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %17 = load i32, ptr %9, align 4
  %18 = load i32, ptr %10, align 4
  %19 = load i32, ptr %11, align 4
  %20 = load float, ptr %12, align 4
  %21 = load float, ptr %13, align 4
  %22 = load ptr addrspace(1), ptr %14, align 8
  %23 = load ptr addrspace(1), ptr %15, align 8
  %24 = load ptr addrspace(1), ptr %16, align 8
  call void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %17, i32 noundef %18, i32 noundef %19, float noundef %20, float noundef %21, ptr addrspace(1) noundef align 4 %22, ptr addrspace(1) noundef align 4 %23, ptr addrspace(1) noundef align 4 %24) #7
  ret void
}

; Function Attrs: convergent noinline norecurse nounwind optnone
define dso_local void @__clang_ocl_kern_imp_gemm_tiled(i32 noundef %0, i32 noundef %1, i32 noundef %2, float noundef %3, float noundef %4, ptr addrspace(1) noalias noundef align 4 %5, ptr addrspace(1) noalias noundef align 4 %6, ptr addrspace(1) noalias noundef align 4 %7) #1 !kernel_arg_addr_space !10 !kernel_arg_access_qual !11 !kernel_arg_type !12 !kernel_arg_base_type !12 !kernel_arg_type_qual !13 {
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca float, align 4
  %13 = alloca float, align 4
  %14 = alloca ptr addrspace(1), align 8
  %15 = alloca ptr addrspace(1), align 8
  %16 = alloca ptr addrspace(1), align 8
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  %19 = alloca i32, align 4
  %20 = alloca i32, align 4
  %21 = alloca float, align 4
  %22 = alloca i32, align 4
  %23 = alloca i32, align 4
  %24 = alloca i32, align 4
  %25 = alloca i32, align 4
  %26 = alloca i32, align 4
  store i32 %0, ptr %9, align 4
  store i32 %1, ptr %10, align 4
  store i32 %2, ptr %11, align 4
  store float %3, ptr %12, align 4
  store float %4, ptr %13, align 4
  store ptr addrspace(1) %5, ptr %14, align 8
  store ptr addrspace(1) %6, ptr %15, align 8
  store ptr addrspace(1) %7, ptr %16, align 8
  %27 = call i64 @_Z12get_local_idj(i32 noundef 0) #8
  %28 = trunc i64 %27 to i32
  store i32 %28, ptr %17, align 4
  %29 = call i64 @_Z12get_local_idj(i32 noundef 1) #8
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %18, align 4
  %31 = call i64 @_Z12get_group_idj(i32 noundef 0) #8
  %32 = mul i64 %31, 16
  %33 = load i32, ptr %17, align 4
  %34 = sext i32 %33 to i64
  %35 = add i64 %32, %34
  %36 = trunc i64 %35 to i32
  store i32 %36, ptr %19, align 4
  %37 = call i64 @_Z12get_group_idj(i32 noundef 1) #8
  %38 = mul i64 %37, 16
  %39 = load i32, ptr %18, align 4
  %40 = sext i32 %39 to i64
  %41 = add i64 %38, %40
  %42 = trunc i64 %41 to i32
  store i32 %42, ptr %20, align 4
  store float 0.000000e+00, ptr %21, align 4
  %43 = load i32, ptr %11, align 4
  %44 = add nsw i32 %43, 16
  %45 = sub nsw i32 %44, 1
  %46 = sdiv i32 %45, 16
  store i32 %46, ptr %22, align 4
  store i32 0, ptr %23, align 4
  br label %47

47:                                               ; preds = %136, %8
  %48 = load i32, ptr %23, align 4
  %49 = load i32, ptr %22, align 4
  %50 = icmp slt i32 %48, %49
  br i1 %50, label %51, label %139

51:                                               ; preds = %47
  %52 = load i32, ptr %23, align 4
  %53 = mul nsw i32 %52, 16
  %54 = load i32, ptr %17, align 4
  %55 = add nsw i32 %53, %54
  store i32 %55, ptr %24, align 4
  %56 = load i32, ptr %23, align 4
  %57 = mul nsw i32 %56, 16
  %58 = load i32, ptr %18, align 4
  %59 = add nsw i32 %57, %58
  store i32 %59, ptr %25, align 4
  %60 = load i32, ptr %20, align 4
  %61 = load i32, ptr %9, align 4
  %62 = icmp slt i32 %60, %61
  br i1 %62, label %63, label %77

63:                                               ; preds = %51
  %64 = load i32, ptr %24, align 4
  %65 = load i32, ptr %11, align 4
  %66 = icmp slt i32 %64, %65
  br i1 %66, label %67, label %77

67:                                               ; preds = %63
  %68 = load ptr addrspace(1), ptr %14, align 8
  %69 = load i32, ptr %20, align 4
  %70 = load i32, ptr %11, align 4
  %71 = mul nsw i32 %69, %70
  %72 = load i32, ptr %24, align 4
  %73 = add nsw i32 %71, %72
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds float, ptr addrspace(1) %68, i64 %74
  %76 = load float, ptr addrspace(1) %75, align 4
  br label %78

77:                                               ; preds = %63, %51
  br label %78

78:                                               ; preds = %77, %67
  %79 = phi float [ %76, %67 ], [ 0.000000e+00, %77 ]
  %80 = load i32, ptr %18, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @gemm_tiled.As, i64 0, i64 %81
  %83 = load i32, ptr %17, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds [16 x float], ptr addrspace(3) %82, i64 0, i64 %84
  store float %79, ptr addrspace(3) %85, align 4
  %86 = load i32, ptr %19, align 4
  %87 = load i32, ptr %10, align 4
  %88 = icmp slt i32 %86, %87
  br i1 %88, label %89, label %103

89:                                               ; preds = %78
  %90 = load i32, ptr %25, align 4
  %91 = load i32, ptr %11, align 4
  %92 = icmp slt i32 %90, %91
  br i1 %92, label %93, label %103

93:                                               ; preds = %89
  %94 = load ptr addrspace(1), ptr %15, align 8
  %95 = load i32, ptr %25, align 4
  %96 = load i32, ptr %10, align 4
  %97 = mul nsw i32 %95, %96
  %98 = load i32, ptr %19, align 4
  %99 = add nsw i32 %97, %98
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds float, ptr addrspace(1) %94, i64 %100
  %102 = load float, ptr addrspace(1) %101, align 4
  br label %104

103:                                              ; preds = %89, %78
  br label %104

104:                                              ; preds = %103, %93
  %105 = phi float [ %102, %93 ], [ 0.000000e+00, %103 ]
  %106 = load i32, ptr %18, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @gemm_tiled.Bs, i64 0, i64 %107
  %109 = load i32, ptr %17, align 4
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds [17 x float], ptr addrspace(3) %108, i64 0, i64 %110
  store float %105, ptr addrspace(3) %111, align 4
  call void @_Z7barrierj(i32 noundef 1) #7
  store i32 0, ptr %26, align 4
  br label %112

112:                                              ; preds = %132, %104
  %113 = load i32, ptr %26, align 4
  %114 = icmp slt i32 %113, 16
  br i1 %114, label %115, label %135

115:                                              ; preds = %112
  %116 = load i32, ptr %18, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds [16 x [16 x float]], ptr addrspace(3) @gemm_tiled.As, i64 0, i64 %117
  %119 = load i32, ptr %26, align 4
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds [16 x float], ptr addrspace(3) %118, i64 0, i64 %120
  %122 = load float, ptr addrspace(3) %121, align 4
  %123 = load i32, ptr %26, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds [16 x [17 x float]], ptr addrspace(3) @gemm_tiled.Bs, i64 0, i64 %124
  %126 = load i32, ptr %17, align 4
  %127 = sext i32 %126 to i64
  %128 = getelementptr inbounds [17 x float], ptr addrspace(3) %125, i64 0, i64 %127
  %129 = load float, ptr addrspace(3) %128, align 4
  %130 = load float, ptr %21, align 4
  %131 = call float @llvm.fmuladd.f32(float %122, float %129, float %130)
  store float %131, ptr %21, align 4
  br label %132

132:                                              ; preds = %115
  %133 = load i32, ptr %26, align 4
  %134 = add nsw i32 %133, 1
  store i32 %134, ptr %26, align 4
  br label %112

135:                                              ; preds = %112
  call void @_Z7barrierj(i32 noundef 1) #7
  br label %136

136:                                              ; preds = %135
  %137 = load i32, ptr %23, align 4
  %138 = add nsw i32 %137, 1
  store i32 %138, ptr %23, align 4
  br label %47

139:                                              ; preds = %47
  %140 = load i32, ptr %20, align 4
  %141 = load i32, ptr %9, align 4
  %142 = icmp slt i32 %140, %141
  br i1 %142, label %143, label %170

143:                                              ; preds = %139
  %144 = load i32, ptr %19, align 4
  %145 = load i32, ptr %10, align 4
  %146 = icmp slt i32 %144, %145
  br i1 %146, label %147, label %170

147:                                              ; preds = %143
  %148 = load float, ptr %12, align 4
  %149 = load float, ptr %21, align 4
  %150 = load float, ptr %13, align 4
  %151 = load ptr addrspace(1), ptr %16, align 8
  %152 = load i32, ptr %20, align 4
  %153 = load i32, ptr %10, align 4
  %154 = mul nsw i32 %152, %153
  %155 = load i32, ptr %19, align 4
  %156 = add nsw i32 %154, %155
  %157 = sext i32 %156 to i64
  %158 = getelementptr inbounds float, ptr addrspace(1) %151, i64 %157
  %159 = load float, ptr addrspace(1) %158, align 4
  %160 = fmul float %150, %159
  %161 = call float @llvm.fmuladd.f32(float %148, float %149, float %160)
  %162 = load ptr addrspace(1), ptr %16, align 8
  %163 = load i32, ptr %20, align 4
  %164 = load i32, ptr %10, align 4
  %165 = mul nsw i32 %163, %164
  %166 = load i32, ptr %19, align 4
  %167 = add nsw i32 %165, %166
  %168 = sext i32 %167 to i64
  %169 = getelementptr inbounds float, ptr addrspace(1) %162, i64 %168
  store float %161, ptr addrspace(1) %169, align 4
  br label %170

170:                                              ; preds = %147, %143, %139
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fmuladd.f32(float, float, float) #2

; Function Attrs: convergent norecurse nounwind
define internal void @_Z7barrierj(i32 noundef %0) #3 {
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 2147483647) i64 @_Z12get_group_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.z() #6

; Function Attrs: convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define internal range(i64 0, 1024) i64 @_Z12get_local_idj(i32 noundef %0) #5 {
  switch i32 %0, label %8 [
    i32 0, label %2
    i32 1, label %4
    i32 2, label %6
  ]

2:                                                ; preds = %1
  %3 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  br label %8

4:                                                ; preds = %1
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  br label %8

6:                                                ; preds = %1
  %7 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  br label %8

8:                                                ; preds = %1, %2, %4, %6
  %9 = phi i32 [ %7, %6 ], [ %3, %2 ], [ %5, %4 ], [ 0, %1 ]
  %10 = zext nneg i32 %9 to i64
  ret i64 %10
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.y() #6

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 64) i32 @llvm.nvvm.read.ptx.sreg.tid.z() #6

attributes #0 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" "uniform-work-group-size"="false" }
attributes #1 = { convergent noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #3 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #4 = { convergent nocallback nounwind }
attributes #5 = { convergent mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx42,+ptx83,+sm_90" }
attributes #6 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #7 = { convergent nounwind }
attributes #8 = { convergent nounwind willreturn memory(none) }

!llvm.module.flags = !{!0, !1}
!opencl.ocl.version = !{!2, !3}
!llvm.ident = !{!4, !5}
!llvm.errno.tbaa = !{!6}
!nvvmir.version = !{!2}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 7, !"frame-pointer", i32 2}
!2 = !{i32 2, i32 0}
!3 = !{i32 3, i32 0}
!4 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!5 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!6 = !{!7, !7, i64 0}
!7 = !{!"int", !8, i64 0}
!8 = !{!"omnipotent char", !9, i64 0}
!9 = !{!"Simple C/C++ TBAA"}
!10 = !{i32 0, i32 0, i32 0, i32 0, i32 0, i32 1, i32 1, i32 1}
!11 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!12 = !{!"int", !"int", !"int", !"float", !"float", !"float*", !"float*", !"float*"}
!13 = !{!"", !"", !"", !"", !"", !"restrict const", !"restrict const", !"restrict"}
