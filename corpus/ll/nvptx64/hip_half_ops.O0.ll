; ModuleID = 'corpus/hip/hip_half_ops.hip'
source_filename = "corpus/hip/hip_half_ops.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7rescaleE1m = internal addrspace(3) global i32 undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @haxpy2(ptr noundef %0, ptr noundef %1, half noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca half, align 2
  %7 = alloca i32, align 4
  %8 = alloca <2 x half>, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store half %2, ptr %6, align 2
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = mul i32 %9, %10
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %13 = add i32 %11, %12
  store i32 %13, ptr %7, align 4
  %14 = load half, ptr %6, align 2
  %15 = insertelement <2 x half> poison, half %14, i32 0
  %16 = load half, ptr %6, align 2
  %17 = insertelement <2 x half> %15, half %16, i32 1
  store <2 x half> %17, ptr %8, align 4
  %18 = load <2 x half>, ptr %8, align 4
  %19 = load ptr, ptr %4, align 8
  %20 = load i32, ptr %7, align 4
  %21 = sext i32 %20 to i64
  %22 = getelementptr inbounds <2 x half>, ptr %19, i64 %21
  %23 = load <2 x half>, ptr %22, align 4
  %24 = load ptr, ptr %5, align 8
  %25 = load i32, ptr %7, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds <2 x half>, ptr %24, i64 %26
  %28 = load <2 x half>, ptr %27, align 4
  %29 = call contract <2 x half> @llvm.fma.v2f16(<2 x half> %18, <2 x half> %23, <2 x half> %28)
  %30 = load ptr, ptr %5, align 8
  %31 = load i32, ptr %7, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds <2 x half>, ptr %30, i64 %32
  store <2 x half> %29, ptr %33, align 4
  ret void
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare <2 x half> @llvm.fma.v2f16(<2 x half>, <2 x half>, <2 x half>) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @hcomplex_mul(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i32, align 4
  %8 = alloca <2 x half>, align 4
  %9 = alloca <2 x half>, align 4
  %10 = alloca <2 x half>, align 4
  store ptr %0, ptr %4, align 8
  store ptr %1, ptr %5, align 8
  store ptr %2, ptr %6, align 8
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %11, ptr %7, align 4
  %12 = load ptr, ptr %4, align 8
  %13 = load i32, ptr %7, align 4
  %14 = sext i32 %13 to i64
  %15 = getelementptr inbounds <2 x half>, ptr %12, i64 %14
  %16 = load <2 x half>, ptr %15, align 4
  store <2 x half> %16, ptr %8, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %7, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds <2 x half>, ptr %17, i64 %19
  %21 = load <2 x half>, ptr %20, align 4
  store <2 x half> %21, ptr %9, align 4
  %22 = load <2 x half>, ptr %8, align 4
  %23 = extractelement <2 x half> %22, i64 0
  %24 = load <2 x half>, ptr %9, align 4
  %25 = extractelement <2 x half> %24, i64 0
  %26 = fmul contract half %23, %25
  %27 = load <2 x half>, ptr %8, align 4
  %28 = extractelement <2 x half> %27, i64 1
  %29 = load <2 x half>, ptr %9, align 4
  %30 = extractelement <2 x half> %29, i64 1
  %31 = fmul contract half %28, %30
  %32 = fsub contract half %26, %31
  %33 = insertelement <2 x half> poison, half %32, i32 0
  %34 = load <2 x half>, ptr %8, align 4
  %35 = extractelement <2 x half> %34, i64 0
  %36 = load <2 x half>, ptr %9, align 4
  %37 = extractelement <2 x half> %36, i64 1
  %38 = fmul contract half %35, %37
  %39 = load <2 x half>, ptr %8, align 4
  %40 = extractelement <2 x half> %39, i64 1
  %41 = load <2 x half>, ptr %9, align 4
  %42 = extractelement <2 x half> %41, i64 0
  %43 = fmul contract half %40, %42
  %44 = fadd contract half %38, %43
  %45 = insertelement <2 x half> %33, half %44, i32 1
  store <2 x half> %45, ptr %10, align 4
  %46 = load <2 x half>, ptr %10, align 4
  %47 = load ptr, ptr %6, align 8
  %48 = load i32, ptr %7, align 4
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds <2 x half>, ptr %47, i64 %49
  store <2 x half> %46, ptr %50, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @scores(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca float, align 4
  %14 = alloca i32, align 4
  store ptr %0, ptr %7, align 8
  store ptr %1, ptr %8, align 8
  store ptr %2, ptr %9, align 8
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %17 = mul i32 %15, %16
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %19 = add i32 %17, %18
  store i32 %19, ptr %10, align 4
  %20 = load i32, ptr %10, align 4
  %21 = sdiv i32 %20, 8
  store i32 %21, ptr %11, align 4
  %22 = load i32, ptr %10, align 4
  %23 = srem i32 %22, 8
  store i32 %23, ptr %12, align 4
  store float 0.000000e+00, ptr %13, align 4
  store i32 0, ptr %14, align 4
  br label %24

24:                                               ; preds = %51, %3
  %25 = load i32, ptr %14, align 4
  %26 = icmp slt i32 %25, 16
  br i1 %26, label %27, label %54

27:                                               ; preds = %24
  %28 = load ptr, ptr %7, align 8
  %29 = load i32, ptr %11, align 4
  %30 = mul nsw i32 %29, 16
  %31 = load i32, ptr %14, align 4
  %32 = add nsw i32 %30, %31
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds half, ptr %28, i64 %33
  %35 = load half, ptr %34, align 2
  %36 = fpext contract half %35 to float
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %12, align 4
  %39 = mul nsw i32 %38, 64
  %40 = load i32, ptr %14, align 4
  %41 = add nsw i32 %39, %40
  %42 = sext i32 %41 to i64
  %43 = getelementptr inbounds half, ptr %37, i64 %42
  %44 = load half, ptr %43, align 2
  %45 = fpext contract half %44 to float
  %46 = load float, ptr %13, align 4
  store float %36, ptr %4, align 4
  store float %45, ptr %5, align 4
  store float %46, ptr %6, align 4
  %47 = load float, ptr %4, align 4
  %48 = load float, ptr %5, align 4
  %49 = load float, ptr %6, align 4
  %50 = call contract noundef float @llvm.fma.f32(float %47, float %48, float %49)
  store float %50, ptr %13, align 4
  br label %51

51:                                               ; preds = %27
  %52 = load i32, ptr %14, align 4
  %53 = add nsw i32 %52, 1
  store i32 %53, ptr %14, align 4
  br label %24, !llvm.loop !4

54:                                               ; preds = %24
  %55 = load float, ptr %13, align 4
  %56 = fmul contract float %55, 2.500000e-01
  %57 = load ptr, ptr %9, align 8
  %58 = load i32, ptr %10, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds float, ptr %57, i64 %59
  store float %56, ptr %60, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @rescale(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 {
  %4 = alloca i32, align 4
  %5 = alloca float, align 4
  %6 = alloca float, align 4
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca i32, align 4
  %15 = alloca float, align 4
  %16 = alloca float, align 4
  store ptr %0, ptr %11, align 8
  store ptr %1, ptr %12, align 8
  store ptr %2, ptr %13, align 8
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %17, ptr %14, align 4
  %18 = load i32, ptr %14, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %21

20:                                               ; preds = %3
  store i32 0, ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), align 4
  br label %21

21:                                               ; preds = %20, %3
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %22 = load ptr, ptr %11, align 8
  %23 = load i32, ptr %14, align 4
  %24 = sext i32 %23 to i64
  %25 = getelementptr inbounds float, ptr %22, i64 %24
  %26 = load float, ptr %25, align 4
  store float %26, ptr %5, align 4
  %27 = load float, ptr %5, align 4
  %28 = call contract noundef float @llvm.fabs.f32(float %27)
  store float %28, ptr %6, align 4
  %29 = load i32, ptr %6, align 4
  store ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), ptr %7, align 8
  store i32 %29, ptr %8, align 4
  %30 = load ptr, ptr %7, align 8
  %31 = load i32, ptr %8, align 4
  store i32 %31, ptr %9, align 4
  %32 = load i32, ptr %9, align 4
  %33 = atomicrmw umax ptr %30, i32 %32 monotonic, align 4
  store i32 %33, ptr %10, align 4
  %34 = load i32, ptr %10, align 4
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %35 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), align 4
  store i32 %35, ptr %4, align 4
  %36 = load float, ptr %4, align 4
  store float %36, ptr %15, align 4
  %37 = load float, ptr %15, align 4
  %38 = fcmp contract ogt float %37, 6.550400e+04
  br i1 %38, label %39, label %42

39:                                               ; preds = %21
  %40 = load float, ptr %15, align 4
  %41 = fdiv contract float 3.276800e+04, %40
  br label %43

42:                                               ; preds = %21
  br label %43

43:                                               ; preds = %42, %39
  %44 = phi contract float [ %41, %39 ], [ 1.000000e+00, %42 ]
  store float %44, ptr %16, align 4
  %45 = load ptr, ptr %11, align 8
  %46 = load i32, ptr %14, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds float, ptr %45, i64 %47
  %49 = load float, ptr %48, align 4
  %50 = load float, ptr %16, align 4
  %51 = fmul contract float %49, %50
  %52 = fptrunc contract float %51 to half
  %53 = load ptr, ptr %12, align 8
  %54 = load i32, ptr %14, align 4
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds half, ptr %53, i64 %55
  store half %52, ptr %56, align 2
  %57 = load i32, ptr %14, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %62

59:                                               ; preds = %43
  %60 = load i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7rescaleE1m to ptr), align 4
  %61 = load ptr, ptr %13, align 8
  store i32 %60, ptr %61, align 4
  br label %62

62:                                               ; preds = %59, %43
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fma.f32(float, float, float) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #1

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #2 = { convergent nocallback nounwind }
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
