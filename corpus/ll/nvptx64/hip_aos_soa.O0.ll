; ModuleID = 'corpus/hip/hip_aos_soa.hip'
source_filename = "corpus/hip/hip_aos_soa.hip"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Particle = type { %struct.float3, float, %struct.float3, float }
%struct.float3 = type { float, float, float }
%struct.Record = type <{ i8, i32, i16, i32 }>

@_ZZ11interleave4E4tile = internal addrspace(3) global [256 x i8] undef, align 1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @aos_step(ptr noundef %0, float noundef %1, i32 noundef %2) #0 {
  %4 = alloca float, align 4
  %5 = alloca ptr, align 8
  %6 = alloca float, align 4
  %7 = alloca i32, align 4
  %8 = alloca i32, align 4
  %9 = alloca %struct.Particle, align 4
  %10 = alloca i32, align 4
  %11 = alloca float, align 4
  store ptr %0, ptr %5, align 8
  store float %1, ptr %6, align 4
  store i32 %2, ptr %7, align 4
  %12 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %13 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %14 = mul i32 %12, %13
  %15 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %16 = add i32 %14, %15
  store i32 %16, ptr %8, align 4
  %17 = load ptr, ptr %5, align 8
  %18 = load i32, ptr %8, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds %struct.Particle, ptr %17, i64 %19
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %9, ptr align 4 %20, i64 32, i1 false)
  store i32 0, ptr %10, align 4
  br label %21

21:                                               ; preds = %95, %3
  %22 = load i32, ptr %10, align 4
  %23 = load i32, ptr %7, align 4
  %24 = icmp slt i32 %22, %23
  br i1 %24, label %25, label %98

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 3
  %27 = load float, ptr %26, align 4
  %28 = fneg contract float %27
  %29 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 1
  %30 = load float, ptr %29, align 4
  store float %30, ptr %4, align 4
  %31 = load float, ptr %4, align 4
  %32 = call contract noundef float @llvm.fabs.f32(float %31)
  %33 = fadd contract float 1.000000e+00, %32
  %34 = fdiv contract float %28, %33
  store float %34, ptr %11, align 4
  %35 = load float, ptr %6, align 4
  %36 = load float, ptr %11, align 4
  %37 = fmul contract float %35, %36
  %38 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0
  %39 = getelementptr inbounds nuw %struct.float3, ptr %38, i32 0, i32 0
  %40 = load float, ptr %39, align 4
  %41 = fmul contract float %37, %40
  %42 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2
  %43 = getelementptr inbounds nuw %struct.float3, ptr %42, i32 0, i32 0
  %44 = load float, ptr %43, align 4
  %45 = fadd contract float %44, %41
  store float %45, ptr %43, align 4
  %46 = load float, ptr %6, align 4
  %47 = load float, ptr %11, align 4
  %48 = fmul contract float %46, %47
  %49 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0
  %50 = getelementptr inbounds nuw %struct.float3, ptr %49, i32 0, i32 1
  %51 = load float, ptr %50, align 4
  %52 = fmul contract float %48, %51
  %53 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2
  %54 = getelementptr inbounds nuw %struct.float3, ptr %53, i32 0, i32 1
  %55 = load float, ptr %54, align 4
  %56 = fadd contract float %55, %52
  store float %56, ptr %54, align 4
  %57 = load float, ptr %6, align 4
  %58 = load float, ptr %11, align 4
  %59 = fmul contract float %57, %58
  %60 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0
  %61 = getelementptr inbounds nuw %struct.float3, ptr %60, i32 0, i32 2
  %62 = load float, ptr %61, align 4
  %63 = fmul contract float %59, %62
  %64 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2
  %65 = getelementptr inbounds nuw %struct.float3, ptr %64, i32 0, i32 2
  %66 = load float, ptr %65, align 4
  %67 = fadd contract float %66, %63
  store float %67, ptr %65, align 4
  %68 = load float, ptr %6, align 4
  %69 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2
  %70 = getelementptr inbounds nuw %struct.float3, ptr %69, i32 0, i32 0
  %71 = load float, ptr %70, align 4
  %72 = fmul contract float %68, %71
  %73 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0
  %74 = getelementptr inbounds nuw %struct.float3, ptr %73, i32 0, i32 0
  %75 = load float, ptr %74, align 4
  %76 = fadd contract float %75, %72
  store float %76, ptr %74, align 4
  %77 = load float, ptr %6, align 4
  %78 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2
  %79 = getelementptr inbounds nuw %struct.float3, ptr %78, i32 0, i32 1
  %80 = load float, ptr %79, align 4
  %81 = fmul contract float %77, %80
  %82 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0
  %83 = getelementptr inbounds nuw %struct.float3, ptr %82, i32 0, i32 1
  %84 = load float, ptr %83, align 4
  %85 = fadd contract float %84, %81
  store float %85, ptr %83, align 4
  %86 = load float, ptr %6, align 4
  %87 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 2
  %88 = getelementptr inbounds nuw %struct.float3, ptr %87, i32 0, i32 2
  %89 = load float, ptr %88, align 4
  %90 = fmul contract float %86, %89
  %91 = getelementptr inbounds nuw %struct.Particle, ptr %9, i32 0, i32 0
  %92 = getelementptr inbounds nuw %struct.float3, ptr %91, i32 0, i32 2
  %93 = load float, ptr %92, align 4
  %94 = fadd contract float %93, %90
  store float %94, ptr %92, align 4
  br label %95

95:                                               ; preds = %25
  %96 = load i32, ptr %10, align 4
  %97 = add nsw i32 %96, 1
  store i32 %97, ptr %10, align 4
  br label %21, !llvm.loop !4

98:                                               ; preds = %21
  %99 = load ptr, ptr %5, align 8
  %100 = load i32, ptr %8, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds %struct.Particle, ptr %99, i64 %101
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %102, ptr align 4 %9, i64 32, i1 false)
  ret void
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @soa_step(ptr noalias noundef %0, ptr noalias noundef %1, ptr noalias noundef %2, ptr noalias noundef %3, ptr noalias noundef %4, ptr noalias noundef %5, float noundef %6, i32 noundef %7) #0 {
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca float, align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store ptr %0, ptr %9, align 8
  store ptr %1, ptr %10, align 8
  store ptr %2, ptr %11, align 8
  store ptr %3, ptr %12, align 8
  store ptr %4, ptr %13, align 8
  store ptr %5, ptr %14, align 8
  store float %6, ptr %15, align 4
  store i32 %7, ptr %16, align 4
  %19 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %21 = mul i32 %19, %20
  %22 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %23 = add i32 %21, %22
  store i32 %23, ptr %17, align 4
  store i32 0, ptr %18, align 4
  br label %24

24:                                               ; preds = %107, %8
  %25 = load i32, ptr %18, align 4
  %26 = load i32, ptr %16, align 4
  %27 = icmp slt i32 %25, %26
  br i1 %27, label %28, label %110

28:                                               ; preds = %24
  %29 = load float, ptr %15, align 4
  %30 = load ptr, ptr %9, align 8
  %31 = load i32, ptr %17, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds float, ptr %30, i64 %32
  %34 = load float, ptr %33, align 4
  %35 = fmul contract float %29, %34
  %36 = load ptr, ptr %12, align 8
  %37 = load i32, ptr %17, align 4
  %38 = sext i32 %37 to i64
  %39 = getelementptr inbounds float, ptr %36, i64 %38
  %40 = load float, ptr %39, align 4
  %41 = fsub contract float %40, %35
  store float %41, ptr %39, align 4
  %42 = load float, ptr %15, align 4
  %43 = load ptr, ptr %10, align 8
  %44 = load i32, ptr %17, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds float, ptr %43, i64 %45
  %47 = load float, ptr %46, align 4
  %48 = fmul contract float %42, %47
  %49 = load ptr, ptr %13, align 8
  %50 = load i32, ptr %17, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds float, ptr %49, i64 %51
  %53 = load float, ptr %52, align 4
  %54 = fsub contract float %53, %48
  store float %54, ptr %52, align 4
  %55 = load float, ptr %15, align 4
  %56 = load ptr, ptr %11, align 8
  %57 = load i32, ptr %17, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds float, ptr %56, i64 %58
  %60 = load float, ptr %59, align 4
  %61 = fmul contract float %55, %60
  %62 = load ptr, ptr %14, align 8
  %63 = load i32, ptr %17, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds float, ptr %62, i64 %64
  %66 = load float, ptr %65, align 4
  %67 = fsub contract float %66, %61
  store float %67, ptr %65, align 4
  %68 = load float, ptr %15, align 4
  %69 = load ptr, ptr %12, align 8
  %70 = load i32, ptr %17, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds float, ptr %69, i64 %71
  %73 = load float, ptr %72, align 4
  %74 = fmul contract float %68, %73
  %75 = load ptr, ptr %9, align 8
  %76 = load i32, ptr %17, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds float, ptr %75, i64 %77
  %79 = load float, ptr %78, align 4
  %80 = fadd contract float %79, %74
  store float %80, ptr %78, align 4
  %81 = load float, ptr %15, align 4
  %82 = load ptr, ptr %13, align 8
  %83 = load i32, ptr %17, align 4
  %84 = sext i32 %83 to i64
  %85 = getelementptr inbounds float, ptr %82, i64 %84
  %86 = load float, ptr %85, align 4
  %87 = fmul contract float %81, %86
  %88 = load ptr, ptr %10, align 8
  %89 = load i32, ptr %17, align 4
  %90 = sext i32 %89 to i64
  %91 = getelementptr inbounds float, ptr %88, i64 %90
  %92 = load float, ptr %91, align 4
  %93 = fadd contract float %92, %87
  store float %93, ptr %91, align 4
  %94 = load float, ptr %15, align 4
  %95 = load ptr, ptr %14, align 8
  %96 = load i32, ptr %17, align 4
  %97 = sext i32 %96 to i64
  %98 = getelementptr inbounds float, ptr %95, i64 %97
  %99 = load float, ptr %98, align 4
  %100 = fmul contract float %94, %99
  %101 = load ptr, ptr %11, align 8
  %102 = load i32, ptr %17, align 4
  %103 = sext i32 %102 to i64
  %104 = getelementptr inbounds float, ptr %101, i64 %103
  %105 = load float, ptr %104, align 4
  %106 = fadd contract float %105, %100
  store float %106, ptr %104, align 4
  br label %107

107:                                              ; preds = %28
  %108 = load i32, ptr %18, align 4
  %109 = add nsw i32 %108, 1
  store i32 %109, ptr %18, align 4
  br label %24, !llvm.loop !6

110:                                              ; preds = %24
  ret void
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @interleave4(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca <4 x i8>, align 4
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %9 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  store i32 %9, ptr %5, align 4
  %10 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %11 = mul i32 %10, 256
  store i32 %11, ptr %6, align 4
  store i32 0, ptr %7, align 4
  br label %12

12:                                               ; preds = %32, %2
  %13 = load i32, ptr %7, align 4
  %14 = icmp slt i32 %13, 4
  br i1 %14, label %15, label %35

15:                                               ; preds = %12
  %16 = load ptr, ptr %3, align 8
  %17 = load i32, ptr %6, align 4
  %18 = load i32, ptr %7, align 4
  %19 = mul nsw i32 %18, 64
  %20 = add nsw i32 %17, %19
  %21 = load i32, ptr %5, align 4
  %22 = add nsw i32 %20, %21
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i8, ptr %16, i64 %23
  %25 = load i8, ptr %24, align 1
  %26 = load i32, ptr %7, align 4
  %27 = mul nsw i32 %26, 64
  %28 = load i32, ptr %5, align 4
  %29 = add nsw i32 %27, %28
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 0, i64 %30
  store i8 %25, ptr %31, align 1
  br label %32

32:                                               ; preds = %15
  %33 = load i32, ptr %7, align 4
  %34 = add nsw i32 %33, 1
  store i32 %34, ptr %7, align 4
  br label %12, !llvm.loop !7

35:                                               ; preds = %12
  call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %36 = load i32, ptr %5, align 4
  %37 = sext i32 %36 to i64
  %38 = getelementptr inbounds [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 0, i64 %37
  %39 = load i8, ptr %38, align 1
  %40 = insertelement <4 x i8> poison, i8 %39, i32 0
  %41 = load i32, ptr %5, align 4
  %42 = add nsw i32 %41, 64
  %43 = sext i32 %42 to i64
  %44 = getelementptr inbounds [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 0, i64 %43
  %45 = load i8, ptr %44, align 1
  %46 = insertelement <4 x i8> %40, i8 %45, i32 1
  %47 = load i32, ptr %5, align 4
  %48 = add nsw i32 %47, 128
  %49 = sext i32 %48 to i64
  %50 = getelementptr inbounds [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 0, i64 %49
  %51 = load i8, ptr %50, align 1
  %52 = insertelement <4 x i8> %46, i8 %51, i32 2
  %53 = load i32, ptr %5, align 4
  %54 = add nsw i32 %53, 192
  %55 = sext i32 %54 to i64
  %56 = getelementptr inbounds [256 x i8], ptr addrspacecast (ptr addrspace(3) @_ZZ11interleave4E4tile to ptr), i64 0, i64 %55
  %57 = load i8, ptr %56, align 1
  %58 = insertelement <4 x i8> %52, i8 %57, i32 3
  store <4 x i8> %58, ptr %8, align 4
  %59 = load <4 x i8>, ptr %8, align 4
  %60 = load ptr, ptr %4, align 8
  %61 = call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %62 = mul i32 %61, 64
  %63 = load i32, ptr %5, align 4
  %64 = add i32 %62, %63
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw <4 x i8>, ptr %60, i64 %65
  store <4 x i8> %59, ptr %66, align 4
  ret void
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #2

; Function Attrs: convergent mustprogress noinline norecurse nounwind optnone
define dso_local ptx_kernel void @packed_records(ptr noundef %0, ptr noundef %1) #0 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca %struct.Record, align 1
  %6 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
  store ptr %1, ptr %4, align 8
  %7 = load ptr, ptr %3, align 8
  %8 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %9 = zext i32 %8 to i64
  %10 = getelementptr inbounds nuw %struct.Record, ptr %7, i64 %9
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %10, i64 11, i1 false)
  %11 = getelementptr inbounds nuw %struct.Record, ptr %5, i32 0, i32 0
  %12 = load i8, ptr %11, align 1
  %13 = zext i8 %12 to i64
  store i64 %13, ptr %6, align 8
  %14 = load i64, ptr %6, align 8
  %15 = mul i64 %14, 1099511628211
  %16 = getelementptr inbounds nuw %struct.Record, ptr %5, i32 0, i32 1
  %17 = load i32, ptr %16, align 1
  %18 = zext i32 %17 to i64
  %19 = xor i64 %15, %18
  store i64 %19, ptr %6, align 8
  %20 = load i64, ptr %6, align 8
  %21 = mul i64 %20, 1099511628211
  %22 = getelementptr inbounds nuw %struct.Record, ptr %5, i32 0, i32 2
  %23 = load i16, ptr %22, align 1
  %24 = zext i16 %23 to i64
  %25 = xor i64 %21, %24
  store i64 %25, ptr %6, align 8
  %26 = load i64, ptr %6, align 8
  %27 = mul i64 %26, 1099511628211
  %28 = getelementptr inbounds nuw %struct.Record, ptr %5, i32 0, i32 3
  %29 = load i32, ptr %28, align 1
  %30 = zext i32 %29 to i64
  %31 = xor i64 %27, %30
  %32 = load ptr, ptr %4, align 8
  %33 = call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %34 = zext i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %32, i64 %34
  store i64 %31, ptr %35, align 8
  ret void
}

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, 1025) i32 @llvm.nvvm.read.ptx.sreg.ntid.x() #3

; Function Attrs: nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #4

attributes #0 = { convergent mustprogress noinline norecurse nounwind optnone "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx83,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent nocallback nounwind }
attributes #3 = { nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

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
