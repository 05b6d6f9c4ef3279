; ModuleID = 'corpus/hip/hip_stream.hip'
source_filename = "corpus/hip/hip_stream.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ10stream_dotE6tb_sum = internal addrspace(3) global [64 x double] undef, align 8

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_triad_f64(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, double noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca double, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca double, align 8
  store ptr %0, ptr %10, align 8
  store ptr %1, ptr %11, align 8
  store ptr %2, ptr %12, align 8
  store double %3, ptr %13, align 8
  %14 = load ptr, ptr %10, align 8
  %15 = load ptr, ptr %11, align 8
  %16 = load ptr, ptr %12, align 8
  %17 = load double, ptr %13, align 8
  store ptr %14, ptr %5, align 8
  store ptr %15, ptr %6, align 8
  store ptr %16, ptr %7, align 8
  store double %17, ptr %8, align 8
  %18 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = mul i32 %18, %19
  %21 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %22 = add i32 %20, %21
  store i32 %22, ptr %9, align 4
  %23 = load ptr, ptr %6, align 8
  %24 = load i32, ptr %9, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds double, ptr %23, i64 %25
  %27 = load double, ptr %26, align 8
  %28 = load double, ptr %8, align 8
  %29 = load ptr, ptr %7, align 8
  %30 = load i32, ptr %9, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds double, ptr %29, i64 %31
  %33 = load double, ptr %32, align 8
  %34 = fmul contract double %28, %33
  %35 = fadd contract double %27, %34
  %36 = load ptr, ptr %5, align 8
  %37 = load i32, ptr %9, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds double, ptr %36, i64 %38
  store double %35, ptr %39, align 8
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_nstream_f32(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3) #1 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %12 = mul i32 %10, %11
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %14 = add i32 %12, %13
  store i32 %14, ptr %9, align 4
  %15 = load ptr, ptr %6, align 8
  %16 = load i32, ptr %9, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds float, ptr %15, i64 %17
  %19 = load float, ptr %18, align 4
  %20 = load float, ptr %8, align 4
  %21 = load ptr, ptr %7, align 8
  %22 = load i32, ptr %9, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds float, ptr %21, i64 %23
  %25 = load float, ptr %24, align 4
  %26 = fmul contract float %20, %25
  %27 = fadd contract float %19, %26
  %28 = load ptr, ptr %5, align 8
  %29 = load i32, ptr %9, align 4
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds float, ptr %28, i64 %30
  %32 = load float, ptr %31, align 4
  %33 = fadd contract float %32, %27
  store float %33, ptr %31, align 4
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_copy_scale(ptr noundef %0, ptr noundef %1, ptr noundef %2, float noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca float, align 4
  %9 = alloca i64, align 8
  %10 = alloca <4 x float>, align 16
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store float %3, ptr %8, align 4
  %11 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %12 = zext i32 %11 to i64
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = zext i32 %13 to i64
  %15 = mul i64 %12, %14
  %16 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %17 = zext i32 %16 to i64
  %18 = add i64 %15, %17
  store i64 %18, ptr %9, align 8
  %19 = load ptr, ptr %5, align 8
  %20 = load i64, ptr %9, align 8
  %21 = getelementptr inbounds nuw <4 x float>, ptr %19, i64 %20
  %22 = load <4 x float>, ptr %21, align 16
  store <4 x float> %22, ptr %10, align 16
  %23 = load <4 x float>, ptr %10, align 16
  %24 = load ptr, ptr %6, align 8
  %25 = load i64, ptr %9, align 8
  %26 = getelementptr inbounds nuw <4 x float>, ptr %24, i64 %25
  store <4 x float> %23, ptr %26, align 16
  %27 = load <4 x float>, ptr %10, align 16
  %28 = load float, ptr %8, align 4
  %29 = insertelement <4 x float> poison, float %28, i64 0
  %30 = shufflevector <4 x float> %29, <4 x float> poison, <4 x i32> zeroinitializer
  %31 = fmul contract <4 x float> %27, %30
  %32 = load ptr, ptr %7, align 8
  %33 = load i64, ptr %9, align 8
  %34 = getelementptr inbounds nuw <4 x float>, ptr %32, i64 %33
  store <4 x float> %31, ptr %34, align 16
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @stream_dot(ptr noundef %0, ptr noundef %1, ptr noundef %2, i32 noundef %3) #0 {
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i32, align 4
  %9 = alloca i32, align 4
  %10 = alloca i64, align 8
  %11 = alloca i32, align 4
  store ptr %0, ptr %5, align 8
  store ptr %1, ptr %6, align 8
  store ptr %2, ptr %7, align 8
  store i32 %3, ptr %8, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %9, align 4
  %17 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %18 = zext i32 %17 to i64
  store i64 %18, ptr %10, align 8
  %19 = load i64, ptr %10, align 8
  %20 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 0, i64 %19
  store double 0.000000e+00, ptr %20, align 8
  br label %21

21:                                               ; preds = %41, %4
  %22 = load i32, ptr %9, align 4
  %23 = load i32, ptr %8, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %47

25:                                               ; preds = %21
  %26 = load ptr, ptr %5, align 8
  %27 = load i32, ptr %9, align 4
  %28 = sext i32 %27 to i64
  %29 = getelementptr inbounds double, ptr %26, i64 %28
  %30 = load double, ptr %29, align 8
  %31 = load ptr, ptr %6, align 8
  %32 = load i32, ptr %9, align 4
  %33 = sext i32 %32 to i64
  %34 = getelementptr inbounds double, ptr %31, i64 %33
  %35 = load double, ptr %34, align 8
  %36 = fmul contract double %30, %35
  %37 = load i64, ptr %10, align 8
  %38 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 0, i64 %37
  %39 = load double, ptr %38, align 8
  %40 = fadd contract double %39, %36
  store double %40, ptr %38, align 8
  br label %41

41:                                               ; preds = %25
  %42 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %43 = call noundef i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %44 = mul i32 %42, %43
  %45 = load i32, ptr %9, align 4
  %46 = add i32 %45, %44
  store i32 %46, ptr %9, align 4
  br label %21, !llvm.loop !4

47:                                               ; preds = %21
  %48 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %49 = udiv i32 %48, 2
  store i32 %49, ptr %11, align 4
  br label %50

50:                                               ; preds = %70, %47
  %51 = load i32, ptr %11, align 4
  %52 = icmp sgt i32 %51, 0
  br i1 %52, label %53, label %73

53:                                               ; preds = %50
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %54 = load i64, ptr %10, align 8
  %55 = trunc i64 %54 to i32
  %56 = load i32, ptr %11, align 4
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %69

58:                                               ; preds = %53
  %59 = load i64, ptr %10, align 8
  %60 = load i32, ptr %11, align 4
  %61 = sext i32 %60 to i64
  %62 = add i64 %59, %61
  %63 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 0, i64 %62
  %64 = load double, ptr %63, align 8
  %65 = load i64, ptr %10, align 8
  %66 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 0, i64 %65
  %67 = load double, ptr %66, align 8
  %68 = fadd contract double %67, %64
  store double %68, ptr %66, align 8
  br label %69

69:                                               ; preds = %58, %53
  br label %70

70:                                               ; preds = %69
  %71 = load i32, ptr %11, align 4
  %72 = sdiv i32 %71, 2
  store i32 %72, ptr %11, align 4
  br label %50, !llvm.loop !6

73:                                               ; preds = %50
  %74 = load i64, ptr %10, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %84

76:                                               ; preds = %73
  %77 = load i64, ptr %10, align 8
  %78 = getelementptr inbounds nuw [64 x double], ptr addrspacecast (ptr addrspace(3) @_ZZ10stream_dotE6tb_sum to ptr), i64 0, i64 %77
  %79 = load double, ptr %78, align 8
  %80 = load ptr, ptr %7, align 8
  %81 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %82 = zext i32 %81 to i64
  %83 = getelementptr inbounds nuw double, ptr %80, i64 %82
  store double %79, ptr %83, align 8
  br label %84

84:                                               ; preds = %76, %73
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "nvvm.maxntid"="64" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.module.flags = !{!0, !1, !2}
!llvm.ident = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!4 = distinct !{!4, !5}
!5 = !{!"llvm.loop.mustprogress"}
!6 = distinct !{!6, !5}
